### What an arbiter has to know before the program may stand on the board (11.3.2.1), and the locked game. Heard in a minute. Rules for this file: see trouble.ftl.

# The first sentence: what it is worth.
inspect-own-word = This is the program's own word. It cannot vouch for the machine.
    .line = The program's own word, no proof

# The program.
# Variables:
#   $version (String) - its version
#   $system (String) - the system and the processor it was built for
#   $digits (String) - the first digits of the checksum of its file, one by one to be heard
inspect-program = Ansage { $version } for { $system }. Program checksum: { $digits }.
    .line = Ansage { $version }, checksum { $digits }

# The same, where its file cannot be read.
# Variables:
#   $version (String) - its version
#   $system (String) - the system and the processor it was built for
inspect-program-unread = Ansage { $version } for { $system }. Its file cannot be read for a checksum.
    .line = Ansage { $version }, file not read

# No game is looked at.
inspect-no-game = No game was named. For that of a journal: ansage inspect and its file. In a game: inspect.
    .line = No game. In a game type inspect

# The game.
# Variables:
#   $tournament (String) - whether it is played in tournament mode: yes or no
#   $year (String) - the edition of the Laws
inspect-game = { $tournament ->
        [yes] Tournament game
       *[no] Practice game, not for a tournament
    }, Laws of { $year }.
    .line = { $tournament ->
        [yes] Tournament
       *[no] Practice
    }, Laws of { $year }

# Whether a chess engine is installed on this machine.
# Variables:
#   $found (String) - whether one was found: yes or no
inspect-engine = { $found ->
        [yes] Stockfish is installed. Only ansage practice starts it.
       *[no] No chess engine was found.
    }
    .line = { $found ->
        [yes] Engine installed: for practice only
       *[no] No engine found
    }

# Whether there is advice.
# Variables:
#   $found (String) - whether an engine is installed: yes or no
#   $tournament (String) - whether it is played in tournament mode: yes or no
inspect-advice = { $tournament ->
        [yes] { $found ->
            [yes] It gives no advice. Stockfish is installed, and not started.
           *[no] It gives no advice and starts no engine.
        }
       *[no] Advice can be asked for: legal moves, attackers, hints, takebacks.
    }
    .line = { $tournament ->
        [yes] No engine, no advice
       *[no] Advice can be asked for
    }

# The rules of the table.
# Variables:
#   $count (Number) - how many differ from those of the edition
inspect-rules = { $count ->
        [0] No rules have been changed.
        [one] One rule has been changed. Type rules.
       *[other] { $count } rules have been changed. Type rules.
    }
    .line = { $count ->
        [0] No rule adapted
        [one] 1 rule adapted: rules
       *[other] { $count } rules adapted: rules
    }

# The duties of a player's assistant (D.2.9).
# Variables:
#   $color (String) - the player: white or black
#   $has (String) - which of them the assistant has: all, some or none
#   $list (String) - their letters
inspect-duties = { $color ->
        [white] White
       *[black] Black
    }'s assistant: { $has ->
        [all] all six duties
        [some] { $list }
       *[none] none
    }.
    .line = { $color ->
        [white] White
       *[black] Black
    }'s assistant: { $has ->
        [all] all six duties
        [some] { $list }
       *[none] none
    }

# Whether the game was locked when it was opened.
# Variables:
#   $locked (String) - yes or no
inspect-locked = { $locked ->
        [yes] The game is locked, and changes are announced.
       *[no] The game is not locked.
    }
    .line = { $locked ->
        [yes] Locked
       *[no] Not locked
    }

# Another program is asked, not the station of the game.
inspect-elsewhere = Its network, sound and limits only its own station knows: type inspect there.
    .line = The rest: type inspect at the game

# No way to other machines is open.
inspect-no-way = No way to the network is open.
    .line = No network

# A way to other machines is open.
# Variables:
#   $address (String) - the address of this machine
#   $announced (String) - whether the game is announced on the local network: yes or no
inspect-way = Open to the network at { $address }, { $announced ->
        [yes] announced there
       *[no] not announced
    }.
    .line = Network: { $address }

# How much later spectators and the command watch are shown the game.
# Variables:
#   $delayed (String) - yes or no
#   $time (String) - how much, already in words
inspect-delay = { $delayed ->
        [yes] Spectators see the game { $time } later.
       *[no] Spectators see the game without a delay.
    }
    .line = { $delayed ->
        [yes] Spectators: { $time } later
       *[no] Spectators: no delay
    }

# Who has joined.
# Variables:
#   $color (String) - his seat: white or black
#   $capacity (String) - player or assistant
inspect-there = Joined: { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    }.
    .line = Joined: { $color ->
        [white] White
       *[black] Black
    }{ $capacity ->
        [assistant] 's assistant
       *[player] { "" }
    }

# The station has joined a game of another.
inspect-joined = This station has joined a game that is kept elsewhere.
    .line = Joined: the game is kept elsewhere

# Where it sounds.
# Variables:
#   $hall (String) - the output for public speech
#   $private (String) - the output for private answers
inspect-sound = Sound for the hall: { $hall }. For private answers: { $private }.
    .line = Sound: { $hall }; private: { $private }

# Whether the system keeps it from files.
# Variables:
#   $barred (String) - refused, open or none
inspect-files = { $barred ->
        [refused] Files that the game does not need are refused, as just tried.
        [open] The system does not keep it from its user's files.
       *[none] This system has nothing that would keep it from files.
    }
    .line = { $barred ->
        [refused] Other files: refused, tried
        [open] Other files: open
       *[none] Other files: not kept from them here
    }

# Whether the system keeps it from starting other programs.
# Variables:
#   $barred (String) - refused, open or none
inspect-programs = { $barred ->
        [refused] Other programs cannot be started, as just tried.
        [open] Other programs could be started; a locked game gives that up at its start.
       *[none] This system has nothing that would keep it from starting programs.
    }
    .line = { $barred ->
        [refused] Other programs: refused, tried
        [open] Other programs: open
       *[none] Other programs: not kept from them
    }

# The journal.
# Variables:
#   $count (Number) - how many entries it has
#   $digits (String) - the first digits of the checksum of the last one, one by one to be heard
inspect-journal = Journal: { $count ->
        [one] one entry
       *[other] { $count } entries
    }, last checksum: { $digits }.
    .line = Journal: { $count }, checksum { $digits }

# A game of practice was to be locked.
inspect-locked-practice = --locked: only a tournament game can be locked. Leave --mode practice out, or say --locked=no.

# The game is locked: at its opening, and whenever somebody goes on with it.
inspect-locked-now = This game is locked to what was inspected: inspect tells it.
    .line = Locked: inspect tells to what

# Another program goes on with a locked game.
# Variables:
#   $program (String) - the program: version, system, the first digits of its checksum
inspect-other-program = The game was locked with another program. Now it is Ansage { $program }.
    .line = Another program than inspected

# A setting of a locked game is otherwise than it was, at a new start or by a command.
# Variables:
#   $name (String) - how the setting is called
#   $value (String) - what it is now
inspect-other-setting = Changed in a locked game: { $name } is now { $value }.
    .line = Changed: { $name }: { $value }

# A locked game is played by this user: no other one begins.
inspect-locked-played = A locked game is being played on this machine. No other game begins beside it: end it with quit, or play on another machine.

# A locked game does not begin while others are played.
inspect-others-played = Another game is being played on this machine. A locked game is played alone: end the other with quit.

# Added where the journal of the game was made or read all the same.
# Variables:
#   $path (String) - the journal
inspect-game-kept = Nothing is lost: go on later with --journal { $path }.

# The system did not take the starting of programs away at the start of a locked game.
# Variables:
#   $reason (String) - the system's words
inspect-not-given-up = The starting of other programs could not be given up. The system says: { $reason }
    .line = Other programs: not given up

# Above a game that watch shows with a delay.
# Variables:
#   $time (String) - how much later
inspect-shown-later = Shown { $time } after it is played.
    .line = Shown { $time } later

# Nothing could be spoken.
inspect-not-spoken = This could not be spoken: no sound output or no voice.
    .line = Not spoken: no sound or no voice

# Private answers have no output of their own.
inspect-same-output = the same output
