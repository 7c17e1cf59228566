### The link to other stations, at the station they join: `ansage host`. Rules for this file: see trouble.ftl.

## The start of `ansage host`

# The code with which another station may join. The line is shown alone, so that it can be read out.
# Variables:
#   $code (String) - the six digits, one by one to be heard, in two groups on the line
link-code = The code for joining is { $code }.
    .line = Code { $code }

# What is typed at the other machine; one line for each address of this one.
# Variables:
#   $address (String) - the address, with the port where it is not the usual one
link-address = At the other machine type ansage join { $address }
    .line = ansage join { $address }

# The game is found by itself on the local network.
link-discovered = On the same network ansage join alone will do.
    .line = On this network: ansage join

# The game is not announced on the local network, as it was wished.
link-not-announced = The game is not shown on the network. To join, type the address.
    .line = Not announced on the network

# The game cannot be announced on the local network.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-no-discovery = The game cannot be announced on the network. To join, type the address. { $reason }
    .line = Cannot be announced on the network

# No other station can join, for this machine cannot be reached.
# Variables:
#   $reason (String) - the reason, a whole sentence
#   $address (String) - where it should have been reached
link-no-network = No other station can join: nothing can be reached at { $address }. { $reason } The game goes on at this keyboard. Mend it, then leave and start again, or name another address with --listen.
    .line = No station can join. Play goes on here.

# Why no other station can join: shown above that message, whose line has no room for it.
# Variables:
#   $reason (String) - the reason, a whole sentence
#   $address (String) - where it should have been reached
link-no-network-why = { $address }: { $reason }

# This machine has no address on a network: only programs on it can join.
link-no-address = This machine is in no network, so only programs on it can join. Connect it, then type link.
    .line = This machine is in no network

# An option asks for virtual time.
link-needs-real-time = Other stations need real time. Leave out --clock script, or play with ansage play.

## The command `link`

# In a game that no other station can join.
link-not-hosting = Other stations cannot join this game. Leave, and start it with ansage host.
    .line = No links. Start with: ansage host

# Nobody has joined.
link-nobody = No other station has joined.
    .line = No other station has joined

# Who has joined, and his station answers.
# Variables:
#   $color (String) - white or black: whose seat it is
#   $capacity (String) - player or assistant
#   $known (String) - whether the delay was measured: yes or no
#   $delay (Number) - how long the way to the station and back takes, in thousandths of a second
link-there = { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    } has another station. { $known ->
        [no] The delay is not measured yet.
       *[yes] { $delay ->
            [one] The delay is { $delay } millisecond.
           *[other] The delay is { $delay } milliseconds.
        }
    }
    .line = { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    }: joined, { $known ->
        [no] not measured
       *[yes] { $delay } ms
    }

# A person waits for the answer whether they are a player's assistant.
# Variables:
#   $color (String) - the player: white or black
link-waits = A person asks to be { $color ->
        [white] White
       *[black] Black
    }'s assistant and waits.
    .line = { $color ->
        [white] White
       *[black] Black
    }'s assistant: waits for a yes

# Who has joined, but his station does not answer now.
# Variables:
#   $color (String) - white or black: whose seat it is
#   $capacity (String) - player or assistant
link-away = The link to the station of { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    } is lost. Joining again needs no code; link free takes the seat back to this keyboard.
    .line = { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    }: link lost

# How many watch.
# Variables:
#   $count (Number) - how many
link-spectators = { $count ->
        [one] One spectator.
       *[other] { $count } spectators.
    }

# The arbiter has a desk at another machine.
link-desk = An arbiter's desk at another machine.
    .line = Arbiter's desk at another machine

# Two players have stations of their own, and it was not said which is to be taken back.
link-free-which = White and Black have stations of their own. Type link free white, or link free black.
    .line = link free white or link free black?

# Nothing is open for other stations: that was told with the reason at the start.
link-nothing-open = No other station can join: nothing could be opened at the start. Leave and start again.
    .line = No station can join. Start again.

# After too many wrong codes, before the new code.
# Variables:
#   $count (Number) - for how many seconds no code is taken
link-pause = { $count ->
        [one] No code is taken for { $count } second. With link code you make one that is taken at once.
       *[other] No code is taken for { $count } seconds. With link code you make one that is taken at once.
    }
    .line = No code is taken for { $count } s

# A new code was asked for and could not be made.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-code-kept = There is no new code; the old one stays. { $reason }
    .line = No new code; the old one stays

## The keys of those who have joined

# The file with the keys could not be understood at the start.
# Variables:
#   $path (String) - where it was set aside
link-keys-aside = The keys of the stations that had joined cannot be read. They lie in { $path } now, and who had joined needs the code again; first free that seat with link free.
    .line = Keys unreadable: the code is needed

# The file with the keys could not be written.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-keys-not-kept = The keys of the stations cannot be kept. After the next start who has joined needs the code again. { $reason }
    .line = Keys cannot be kept

# The file with the keys is of a later version of the program.
# Variables:
#   $path (String) - its path
link-keys-later = { $path } was written by a later version of this program.
