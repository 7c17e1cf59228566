### A joined station: finding the host, the code, the link, what is not done here.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "join-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Before joining: the host is being looked for on the local network, or on this machine alone.
# Variables:
#   $place (String) - where: network, or machine where the player named only this one
join-searching = { $place ->
        [machine] Looking for a game on this machine.
       *[network] Looking for a game on this network.
    }
    .line = { $place ->
        [machine] Looking for a game on this machine.
       *[network] Looking for a game on this network.
    }

# One host was found on the local network.
# Variables:
#   $name (String) - the host's name
#   $address (String) - its address and port
join-found = Found: { $name }, { $address }.

# Several hosts were found; a row for each follows, and a number is asked for.
# Variables:
#   $count (Number) - how many
join-found-many = { $count ->
        [one] One game was found. Type its number.
       *[other] { $count } games were found. Type the number of yours.
    }
    .line = Games found: { $count }. Its number?

# One host was found that this machine has not joined before: it is named in a row before this, and asked about.
join-found-one = One game was found. Type 1 to join it, or another address.
    .line = One game: type 1, or an address.

# One of several hosts that were found.
# Variables:
#   $number (String) - what is typed for it
#   $name (String) - the host's name
#   $address (String) - its address and port
join-found-row = { $number }: { $name }, { $address }

# Several hosts were found and nobody can be asked: there is no terminal.
# Variables:
#   $list (String) - their addresses
join-found-which = Several games were found: { $list }. Name one of them, such as ansage join 192.168.1.7.

# No host was found; its address is asked for.
# Variables:
#   $place (String) - where: network, or machine where the player named only this one
join-ask-host = { $place ->
        [machine] No game was found on this machine.
       *[network] No game was found on this network.
    } The host speaks its address with the command link. Type the address, press Enter to look again, or type back.
    .line = No game found. Address, or back?

# No host was found, and nobody can be asked: there is no terminal.
# Variables:
#   $place (String) - where: network, or machine where the player named only this one
join-none-found = { $place ->
        [machine] No game was found on this machine. Begin one that only this machine can join, with ansage host --listen 127.0.0.1:20140; or leave out --here to look on the network.
       *[network] No game was found on this network. Name the host, such as ansage join 192.168.1.7; the host speaks its address with the command link.
    }

# The help of the questions before joining.
join-help = You are joining a game that another machine hosts. Its host says the address and the code. To go back, type back.
    .line = Joining a game. To return, type back

# The code is asked for; the host speaks and shows it.
join-ask-code = Type the code of the host, six digits, and press Enter.
    .line = The code of the host?

# A person who joins as an assistant is asked for a name.
join-ask-name = Type your name and press Enter. The player or the arbiter hears it.
    .line = Your name?

# What was typed is no code.
# Variables:
#   $text (String) - what was typed, shortened
join-code-shape = This is no code: { $text }. A code has six digits, such as 4 7 1 1 2 3.
    .line = No code: six digits, such as 471123

# The host has refused the code.
join-code-wrong = Wrong code. Ask the host for the code; after five wrong ones there is a new one. Type it again.
    .line = Wrong code. The code of the host?

# The host has refused the code, and nobody can be asked again.
join-code-refused = The host refused the code. Ask for it and start again; after five wrong codes there is a new one.

# The code was to come from a file or from standard input, and there was none.
# Variables:
#   $text (String) - the first line there, shortened; may be empty
join-code-none = There is no code where it was to be read: { $text }. It has six digits, such as 471123.

# There were too many wrong codes, and the host takes none for a while.
# Variables:
#   $time (String) - how long
join-code-pause = There were too many wrong codes. The host takes the next one in { $time }, and it is a new one: ask for it.
    .line = Too many wrong codes. Wait: { $time }

# The host does not know any more that this machine has joined; the code is asked for.
join-key-unknown = The host does not know this station any more: the seat was taken back or given to another. A new code is needed.
    .line = The host asks for a new code.

# No host answers at the address.
# Variables:
#   $address (String) - the address
#   $reason (String) - why, a whole sentence
join-no-host = No host answers at { $address }. { $reason } Check that ansage host runs there, that both machines are in one network, and that no firewall closes the port.
    .line = No host answers at { $address }.

# The host runs another version of the program.
join-other-protocol = The host runs another version of this program. Use the same version on both machines.
    .line = The host runs another version.

# The seat has a station already.
join-seat-taken = The seat has a station already. The host can take it back with link free; then join again. To watch, use --role spectator.
    .line = Seat taken. At the host: link free

# A person has joined as an assistant, and the player or the arbiter was asked and has not answered yet.
# Variables:
#   $color (String) - the player who is asked: white or black
join-awaits-consent =
    You wait for a yes of { $color ->
        [white] White
       *[black] Black
    } or the arbiter. Until then nothing you do counts.
    .line =
        Waiting for a yes of { $color ->
            [white] White
           *[black] Black
        }

# The player or the arbiter has said no to a person who asked to be an assistant.
join-not-accepted = You are not the assistant: the player or the arbiter said no.
    .line = Not the assistant: the answer was no.

# A person asks to be an assistant without a name.
join-no-name = An assistant joins by name: add --name and your name.
    .line = Add --name and your name.

# An assistant has not said whose he is.
join-seat-needed = An assistant is one player's: add --seat white or --seat black.

# The host has too many stations.
join-too-many = The host has as many stations as it takes. Close one of them and join again.
    .line = Too many stations at the host.

# The host plays another game than the one this machine had joined.
join-other-game = The host plays another game than the one this station had joined. To join the new one, start again with --new-code.
    .line = The host plays another game.

# What this station has of the game is not what the host has; the arbiter is called there.
join-history-differs = What this station has of the game is not what the host has. The arbiter has been called. After the ruling, start again with --new-code.
    .line = Histories differ. The arbiter is called.

# The host has freed the seat while this station was away.
join-freed = The host has freed this seat while this station was away. To play on here, ask for the code and join again.
    .line = The host has freed this seat.

# The seat's own device has come back; this one has the seat no longer.
join-owner-returned = The first device of this seat is back. This device has the seat no longer.
    .line = First device is back. You are out.

# The host has cut the line, because what came was not understood or too much.
join-cut-off = The host has cut the line: what this station sent was not understood, or too much at once. Nothing is lost. Start again; if it comes back, use the same version on both machines.
    .line = The host has cut the line.

# The line to the host cannot be made or kept, for a reason of the system.
# Variables:
#   $address (String) - the address
#   $reason (String) - why, a whole sentence
join-failed = The line to the host at { $address } cannot be made. { $reason }

# This station has joined: first thing told.
# Variables:
#   $color (String) - the seat: white or black
#   $role (String) - player or assistant
join-joined = { $role ->
        [player] Joined. { $color ->
            [white] You are White.
           *[black] You are Black.
        }
       *[assistant] Joined. { $color ->
            [white] You are White's assistant.
           *[black] You are Black's assistant.
        }
    }
    .line = { $role ->
        [player] { $color ->
            [white] Joined. You are White.
           *[black] Joined. You are Black.
        }
       *[assistant] { $color ->
            [white] Joined as White's assistant.
           *[black] Joined as Black's assistant.
        }
    }

# An assistant has joined: behind the first thing told.
# Variables:
#   $letters (String) - his duties of D.2.9 or D.2.10 by their letters, or none
#   $article (String) - the number of the article on the assistant
join-duties = { $letters ->
        [none] The assistant has no duties at this table. The arbiter can give some, article { $article }.
       *[other] Your duties here, by their letters in the Laws: { $letters }.
    }
    .line = { $letters ->
        [none] You have no duties here.
       *[other] Your duties: { $letters }
    }

# This station has joined to watch: first thing told.
join-joined-spectator = Joined. You see the game and cannot act in it.
    .line = Joined. You watch.

# The link to the host is lost; it is tried again by itself. Told once.
# Variables:
#   $clocks (String) - what the rule of the table is: stop, run, or none where no clock ran
join-lost =
    { $clocks ->
        [stop] The link to the host is lost. Both clocks are stopped. It is tried again.
        [run] The link to the host is lost. The clock runs on. It is tried again.
       *[none] The link to the host is lost. It is tried again by itself.
    }
    .line = { $clocks ->
        [stop] Link lost. Both clocks stopped.
        [run] Link lost. The clock runs on.
       *[none] Link lost. It is tried again.
    }

# The link to the host is there again. Told once.
# Variables:
#   $play (String) - stands where play has to be resumed, else goes
join-back = { $play ->
        [stands] The link to the host is there again. Nothing was lost. Both clocks are stopped; press Enter to hear how it goes on.
       *[goes] The link to the host is there again. Nothing was lost.
    }
    .line = { $play ->
        [stands] Link there again. Enter: next
       *[goes] The link is there again.
    }

# Something was typed while the link is lost.
join-not-sent = Not sent: the link to the host is lost. You can go over the board; do it again when the link is back.
    .line = Not sent: the link is lost.

# Too much waits for an answer of the host.
join-too-fast = Not sent: the host has not answered what was sent before. Wait a moment and do it again.
    .line = Not sent: the host has still to answer.

# Something was typed for the other player, at a station that is one player's own.
join-other-seat = Not done: here you act for yourself alone. The other player is at another station.
    .line = Not done: here for yourself alone.

# A spectator has typed an act.
join-only-watching = Not done: who watches does not act. You can go over the board and read the clocks and moves.
    .line = Not done: you watch.

# An assistant has typed something that is not among his duties of D.2.9 or D.2.10.
# Variables:
#   $letters (String) - his duties by their letters, or none
#   $article (String) - the number of the article on the assistant
join-not-a-duty = { $letters ->
        [none] Not done: the assistant has no duties at this table. The arbiter can give some, article { $article }.
       *[other] Not done: this is not among the duties of the assistant here. They are: { $letters }.
    }
    .line = { $letters ->
        [none] Not done: an assistant has no duties.
       *[other] Not done. Duties here: { $letters }
    }

# A player has typed something that belongs to the host's own keyboard.
join-not-here = Not done: this is done at the host.
    .line = Not done: this is done at the host.

# The arbiter's desk was asked for at a joined player's station.
join-no-desk = Not done: the arbiter has a desk of his own, with ansage join HOST --role arbiter, or is at the host.
    .line = Not done: no arbiter's desk here.

# A sensed board was asked for at a joined station.
join-no-board = Not done: only the board of the player who sits here can be connected here, with ansage join --board.
    .line = Not done: no board of yours is here.

# A helper or a spectator has named a board.
join-board-no-player = The board is not used: only a player has one at that station.
    .line = Board not used: only a player's.

# A visually disabled player has named an electronic board.
join-board-no-pegs = The board is not used: a DGT board is for a sighted player. Yours is a tactile board: type board on and its port alone, for example board on /dev/ttyUSB0. Play in words until then.
    .line = Not used: DGT boards are for the sighted

# A sighted player has named a port without the kind of his board.
join-board-no-dgt = The board is not used: name yours with its kind, for example --board dgt:/dev/ttyUSB1. Until then make your moves here.
    .line = Board not used: name it dgt:PORT

# The sealed move was to be kept by the program, at a joined station.
join-seal-paper = Not sealed: the host keeps no sealed move of a joined station. Write the move on paper for the arbiter, and type seal paper.
    .line = Not sealed: on paper. Type seal paper.

# Question before a joined station is left.
# Variables:
#   $clocks (String) - what happens to the clocks then: stop, run, or none where no clock runs
join-ask-leave = { $clocks ->
        [stop] Leave the game at this station? Both clocks will stop. Type yes or no.
        [run] Leave the game at this station? Your clock runs on. Type yes or no.
       *[none] Leave the game at this station? Type yes or no.
    }
    .line = Leave this station? yes or no

# The station is being left.
join-left = You have left. The game is at the host; ansage join brings you back to it.
    .line = Left. Back with: ansage join

# The host has saved the game and left.
join-host-left = The host has saved the game and left. This station waits for it; to leave, type quit.
    .line = Host has left. Waiting; or: quit

# What a station needs to come back without a code cannot be written.
# Variables:
#   $path (String) - the file
#   $reason (String) - why, a whole sentence
join-not-kept = What this station needs to come back without a code cannot be kept in { $path }. { $reason } The game goes on; after a new start the code is needed again.
    .line = Coming back will need a code.

# An assistant has typed what is no duty of any assistant (D.2.9).
join-players-own = Not done: this is the player's own to do, and no duty of an assistant.
    .line = Not done: the player's own to do.

# A sighted player's assistant has typed what only a blind player's may do (D.2.10).
# Variables:
#   $article (String) - the number of the article on the sighted player's assistant
join-sighted-assistant = Not done: the assistant of a sighted player has the duties a and b alone, to make moves on the opponent's board and to announce moves, article { $article }.
    .line = Not done: no duty by { $article }.

# A player's station was to do what is the arbiter's.
join-arbiters = Not done: this is the arbiter's. Type arbiter to call the arbiter.
    .line = Not done: the arbiter's. Type: arbiter

# What was typed is longer than the host takes.
join-too-long = Not done: this is too long. Make it shorter.
    .line = Not done: too long.

# Answer to the command link at a joined station.
# Variables:
#   $address (String) - the host's address
#   $delay (String) - the time there and back, ready to be said; none where it was not measured
join-link-is = { $delay ->
        [none] The host is at { $address }. The link is there.
       *[other] The host is at { $address }. The link is there; there and back it takes { $delay }.
    }
    .line = { $delay ->
        [none] Host: { $address }
       *[other] Host: { $address }, { $delay }
    }

# Answer to the command link at a joined station while the link is lost.
# Variables:
#   $address (String) - the host's address
join-link-lost = The link to the host at { $address } is lost. It is tried again by itself.
    .line = Link lost: { $address }

# The time there and back on the link, within another sentence.
# Variables:
#   $count (Number) - milliseconds
join-millis = { $count ->
        [one] one millisecond
       *[other] { $count } milliseconds
    }
    .line = { $count } ms

# The host's commands of the link were typed at a joined station.
join-not-the-hosts = Not done: the code and the seats are the host's. Here, link tells of the link.
    .line = Not done: the host's. Here: link

# A station comes back after much has happened; all of it is shown, and only the last of it is spoken.
# Variables:
#   $count (Number) - how many messages came meanwhile
join-missed = { $count ->
        [one] One message came meanwhile.
       *[other] { $count } messages came meanwhile. All are shown; the last ones are spoken.
    }
    .line = { $count } messages meanwhile

# Another program on this or another machine has joined with the same kept key.
join-replaced = The same player has joined from another window or machine; this station is left.
    .line = Joined from elsewhere; left here.

# What answers at the address is another program.
# Variables:
#   $address (String) - the address
join-not-a-host = What answers at { $address } is no host of this program. Check address and port; the host speaks them with the command link.
    .line = No host of this program: { $address }

# Something accepts the connection at the address and does not answer.
# Variables:
#   $address (String) - the address
#   $time (String) - how long an answer was waited for
join-silent = No answer came from { $address } within { $time }. Is this the right port? The host says its address and port with the command link.
    .line = No answer from { $address }

# A host answers at the address, but not the one whose key this machine keeps.
# Variables:
#   $address (String) - the address
join-other-host = Another host answers at { $address } than the one this station had joined. To join that one, start again with --new-code.
    .line = Another host at { $address }

# A station comes back after so much has happened that the host does not keep all messages; the position is right all the same.
join-gap = So much has happened meanwhile that not every message is kept. The position, the clocks and the moves are those of the host.
    .line = Much has happened. All is up to date.

# The host has let the station in, and then says nothing, or has cut the line.
join-no-answer = The host has cut the line before it answered. Start again; if it comes back, look at the host.
    .line = The host did not answer.

# The host is being left at the moment of joining.
join-host-leaves = The host is closing. The game is saved. Start again later.
    .line = The host is closing.

# The output was closed, so the station was left.
join-unread = The output was closed, so this station was left. The game is at the host.

# The host cannot read an act that this station sent.
join-unreadable = Not done: the host could not read it. Use the same version of the program on both machines.
    .line = Not done: the host could not read it.

# What was done here was refused by the host, and it does not know any more why.
join-not-done = Not done: the host refused it. Look what is awaited, and do it again.
    .line = Not done: the host refused it.

# The arbiter joins with his desk, and no code of his is set at the host.
join-desk-no-code = The arbiter has no code at the host yet. The arbiter first takes the desk at the host, with the command ruling, and the other player confirms the code; or the host opens the game with --arbiter-code-file. Then start again; this machine needs no code for joining any more.
    .line = First set your code at the host: ruling

# The arbiter's code, typed at a joined desk, is not that of the game. It is asked for again.
# Variables:
#   $count (String) - how many wrong codes there were in a row
join-desk-code-wrong = That is not the arbiter's code of this game. Wrong codes so far: { $count }. Type it again.
    .line = Wrong code, number { $count }. Again.

# The arbiter's code is not that of the game, and nobody can be asked again: there is no terminal.
# Variables:
#   $count (String) - how many wrong codes there were in a row
join-desk-code-refused = The host has refused the arbiter's code; it is not that of this game. Wrong codes so far: { $count }. Start again with the right one.

# No arbiter's code was given, or its typing was broken off.
join-desk-code-none = No arbiter's code was given, and the host shows nothing of the game without it. It is typed, or it is the line after the code for joining in the file --code-file; without a terminal it is the next line of standard input.
