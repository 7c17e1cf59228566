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
link-not-announced = The game is not announced on the network. Who joins types the address.
    .line = Not announced on the network

# The game cannot be announced on the local network.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-no-discovery = The game cannot be announced on the network. Who joins types the address. { $reason }
    .line = Cannot be announced on the network

# No other station can join, for this machine cannot be reached.
# Variables:
#   $reason (String) - the reason, a whole sentence
#   $address (String) - where it should have been reached
link-no-network = No other station can join: nothing can be reached at { $address }. { $reason } The game goes on at this keyboard. Mend it, then leave and start again, or name another address with --listen.
    .line = No station can join. Play goes on here.

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
#   $delay (Number) - how long the way to the station and back takes, in thousandths of a second; 0 where it is not known yet
link-there = { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    } has a station of his own. { $delay ->
        [0] The delay is not measured yet.
        [one] The delay is { $delay } millisecond.
       *[other] The delay is { $delay } milliseconds.
    }
    .line = { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    }: joined, { $delay ->
        [0] not measured
       *[other] { $delay } ms
    }

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
    } is lost. He may join again without a code; link free takes him back to this keyboard.
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

# Nobody can be taken back.
link-none-to-free = No player has a station of his own.

# Two players have stations of their own, and it was not said which is to be taken back.
link-free-which = White and Black have stations of their own. Type link free white, or link free black.
    .line = link free white or link free black?

# A station had the right code, but the seat it wanted is not free.
# Variables:
#   $color (String) - white or black: whose seat it wanted
link-refused-taken = A station wanted the seat of { $color ->
        [white] White
       *[black] Black
    }, which is not free. It was refused.
    .line = Refused: seat of { $color ->
        [white] White
       *[black] Black
    } not free

# A station was cut off, because it sent far too much.
# Variables:
#   $color (String) - white, black, or none for somebody without a seat
link-flood = The station of { $color ->
        [white] White
        [black] Black
       *[none] a spectator
    } sent far too much and was cut off.
    .line = Sent too much: { $color ->
        [white] White
        [black] Black
       *[none] spectator
    } cut off
