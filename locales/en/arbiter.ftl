### The arbiter's desk: rulings, comparison of scores and boards, reports.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "arbiter-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Said when the arbiter has taken the desk, and on an empty line there.
arbiter-awaited = You are at the desk. Type a ruling, help, or done.
    .line = Desk. Type a ruling, help, or done.

# Said when a code that was typed at the table was confirmed, and the arbiter is at the desk.
arbiter-code-set = The code of this game is set; remember it. You are at the desk. Type a ruling, help, or done.
    .line = Code set. Type a ruling, help, or done.

# The code was typed while the arbiter is at the desk.
arbiter-at-desk = You are at the desk already. Type a ruling, or done.
    .line = Already at the desk. Type done to leave.

# Space on an empty line while the arbiter is at the desk.
arbiter-clock-keys = The arbiter is at the desk: Space is no clock key now. F7 and F8 are the clock keys.
    .line = At the desk the clocks are F7 and F8.

# The code that was to be set is too short.
arbiter-code-short = That code is too short. A code has six letters or more, for example: ruling, a blank, and then the code.
    .line = Too short. Type ruling and six or more

# The code that was to be set is made of figures alone.
arbiter-code-figures = That code is figures alone; six of them look like the code for joining. Put letters in it. For example: ruling, a blank, and then the code.
    .line = Figures alone: put letters in it.

# The code that was to be set is too long.
arbiter-code-long = That code is too long to be typed again. A code has at most a hundred letters or so. For example: ruling, a blank, and then the code.
    .line = Too long for a code.

# A code was typed at an arbiter's own desk, and the game has none.
arbiter-no-code = This game has no arbiter's code, and none is set at a desk of the arbiter's own. It is set when a game is opened, with arbiter-code-file, or at the players' console with ruling, where the other player confirms it.
    .line = No code. Set it at the players' console

# The code is not that of this game.
# Variables:
#   $count (String) - how many wrong codes there were in a row
arbiter-code-wrong = That is not the code of this game. Wrong codes so far: { $count }. Type ruling and the code again.
    .line = Wrong code { $count }. Type ruling again

# Too many wrong codes: none is taken for a time.
# Variables:
#   $time (String) - how long, ready to be spoken
arbiter-code-wait = There were too many wrong codes. No code is taken for { $time }. Try again then.
    .line = Too many wrong codes. Wait { $time }.

# The system gives no random bytes, or the code cannot be hashed.
# Variables:
#   $reason (String) - the reason, for logs
arbiter-no-secret = The move cannot be encrypted here: { $reason }. Write it on paper and type seal paper.
    .line = No secret can be kept: { $reason }.

# A move is to be sealed, and the program was started again since the arbiter typed his code.
arbiter-seal-needs-code = Not sealed. The program was started again since the arbiter typed the code. First the arbiter types ruling and the code, then done. Then seal again. Or write the move down and type seal paper.
    .line = Not sealed. First the arbiter: ruling.

# The file that keeps the sealed move cannot be written.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
arbiter-not-sealed = Not sealed: the file { $path } cannot be written. { $reason } Make room or mend the disk and seal again. Or write the move down and type seal paper.
    .line = Not sealed. { $reason }

# The envelope is to be opened, and the key is not in memory.
arbiter-open-needs-code = Not opened. Type done, then ruling and the code, and then open.
    .line = Not opened. Type done, ruling, open.

# The sealed move was written on paper, and open was typed alone.
arbiter-open-paper = The sealed move is on paper. Type open and the move, for example open e4. Or type open unreadable.
    .line = It is on paper. Example: open e4

# The program keeps the sealed move, and a move was typed for it.
arbiter-open-kept = The program keeps the sealed move. Type open alone.
    .line = The program keeps it. Type open.

# The file with the sealed move is not there.
# Variables:
#   $path (String) - the path of the file
arbiter-open-missing = Not opened: the file { $path } is not there. Put it back and type open again. If it cannot be found, type envelope lost: then the player says the move again.
    .line = Not opened: the file is not there.

# The file with the sealed move does not hold what was sealed.
# Variables:
#   $path (String) - the path of the file
arbiter-open-damaged = Not opened: the file { $path } does not hold the move that was sealed, or it was changed. If you have a copy, put it in its place and type open again. If not, type envelope lost: then the player says the move again.
    .line = Not opened: the file is damaged.

# The file with the sealed move cannot be read.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
arbiter-open-unread = Not opened: the file { $path } cannot be read. { $reason } Mend that and type open again. If it cannot be mended, type envelope lost.
    .line = Not opened. { $reason }

# A line of the arbiter that begins with no order.
# Variables:
#   $part (String) - what was typed
arbiter-not-understood = Not understood: { $part }. Type for example stop, or add white 2:00, or help.
    .line = Not understood: { $part }. Try help

# A line of the arbiter that goes on otherwise than its order.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the rest
arbiter-not-understood-after = After { $understood }, this was not understood: { $part }.
    .line = { $understood }, then not: { $part }

# A line of the arbiter that ends too early.
# Variables:
#   $understood (String) - the beginning that was understood
arbiter-unfinished = Something is missing after { $understood }.
    .line = { $understood }: something is missing

# The overview of the help at the desk.
arbiter-help = You are at the desk; what you type is a ruling and is announced. Stop and resume are for the clocks, add, take and clock for times, uphold and set aside for what stands, state tells how the game stands, done leaves the desk. More reads all orders; help and a word explains one. F7 and F8 are the players clock keys.
    .line = more: all orders. help WORD. done.

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-uphold = uphold: what stands is carried out.
    .line = uphold

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-set-aside = set aside: what stands is not carried out.
    .line = set aside

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-stop = stop: both clocks stop.
    .line = stop: both clocks

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-resume = resume: play goes on, and the clock of the player to move runs.
    .line = resume: play goes on

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-add = add, a player and a time: more time. For example add white 2:00, or add black 1:30:00.
    .line = add white 2:00

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-take = take, a player and a time: less time. For example take black 1:00.
    .line = take black 1:00

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-clock = clock, a player and a time: that clock is set to it. For example clock white 1:30:00.
    .line = clock white 1:30:00

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-count = count, a player and a number: so many moves are completed. For example count white 23.
    .line = count white 23

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-increment = increment and seconds: both players get so much more for each move. For example increment 5.
    .line = increment 5

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-rules = rules: all rules of this table with their values.
    .line = rules

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-rule = rule and a name: its value. rule, a name and a value: it is changed. For example rule seventy-five no.
    .line = rule seventy-five no

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-edition = edition and a year: another edition of the Laws applies. For example edition 2018.
    .line = edition 2018

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-duty = duty, a player, a letter from a to f, on or off: a duty of that assistant. For example duty white d off.
    .line = duty white d off

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-illegal = illegal and a player: that player has completed an illegal move that the program did not see. For example illegal black.
    .line = illegal black

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-warn = warn and a player: a warning. For example warn white.
    .line = warn white

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-flag = flag and a player: that flag has fallen, and you call it. For example flag white.
    .line = flag white

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-flags = flags: both have fallen, and nobody can say which fell first.
    .line = flags: both are down

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-back = back and a half-move, or a move and a player: the position before it comes back. For example back 23, or back 12 black.
    .line = back 12 black

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-result = result and 1-0, 0-1, 1/2, 0-0, 1/2-0, 0-1/2, 1-0 forfeit, 0-1 forfeit, 0-0 forfeit, unfinished or cancel: how the game ends. For example result 1-0.
    .line = result 1-0

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-continue = continue: a game that has ended goes on, as soon as you type resume.
    .line = continue: the game is not over

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-adjourn = adjourn: the player to move seals a move.
    .line = adjourn

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-envelope = envelope: what is written on the envelope.
    .line = envelope

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-open = open: opens the envelope; the sealed move is announced and made. From paper: open e4, or open unreadable.
    .line = open

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-resumption = resumption, then date, time and place: written on the envelope of an adjourned game.
    .line = resumption 2 May 10:00 Town Hall

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-sealed-reply = sealed reply: who sealed is absent, and the opponent has sealed the reply to the opened move. That clock stops, the absent player's runs; the reply is entered when you open it.
    .line = sealed reply

# What is written on the envelope: date, time and place of the resumption.
# Variables:
#   $text (String) - as the arbiter has written it
arbiter-envelope-resumption = Resumption: { $text }.
    .line = Resumption: { $text }

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-envelope-lost = envelope lost: the player says the move again.
    .line = envelope lost

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-state = state: how the game stands, with clocks, counters, and what is to be settled.
    .line = state

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-help = help: this help; help and a word explains it. For example help add.
    .line = help add

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-done = done: you leave the desk; the players type again.
    .line = done: leave the desk

# Heading of the table of orders in the README.
arbiter-table-orders = At the arbiter's desk

# One rule in the list of rules.
# Variables:
#   $name (String) - the name of the rule, as it is typed
#   $value (String) - its value
arbiter-rule = { $name }: { $value }.
    .line = { $name } { $value }

# One rule by itself.
# Variables:
#   $name (String) - the name of the rule, as it is typed
#   $value (String) - its value
#   $values (String) - the values it takes
arbiter-rule-takes = The rule { $name } is { $value }. It takes { $values }.
    .line = { $name } { $value } ({ $values })

# How the game stands: whose clock runs.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-runs =
    { $color ->
        [white] White's
       *[black] Black's
    } clock runs.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } clock runs.

# How the game stands: no clock runs.
arbiter-state-stands = Both clocks are stopped.

# How the game stands: one player with his clock.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - the time left, ready to be spoken
#   $used (String) - the time used
#   $moves (Number) - moves completed
arbiter-state-clock =
    { $color ->
        [white] White
       *[black] Black
    } has { $left } left and has used { $used }, with { $moves ->
        [one] one move
       *[other] { $moves } moves
    } completed.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $left }, moves { $moves }

# How the game stands: one player in a game without clocks.
# Variables:
#   $color (String) - the player: white or black
#   $used (String) - the time used
#   $moves (Number) - moves completed
arbiter-state-untimed =
    { $color ->
        [white] White
       *[black] Black
    } has used { $used }, with { $moves ->
        [one] one move
       *[other] { $moves } moves
    } completed.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } used { $used }, moves { $moves }

# How the game stands: illegal moves of one player.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many
arbiter-state-offences =
    { $color ->
        [white] White
       *[black] Black
    } has completed { $count ->
        [one] one illegal move
       *[other] { $count } illegal moves
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } illegal: { $count }

# How the game stands: a flag is down, and claimable.
# Variables:
#   $color (String) - whose: white or black
arbiter-state-flag =
    The flag of { $color ->
        [white] White
       *[black] Black
    } is down.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } flag is down.

# How the game stands: the calls for the arbiter so far.
# Variables:
#   $count (Number) - how many
#   $time (String) - how long both clocks stood for them
#   $alone (Number) - after how many of them the players went on without the arbiter
arbiter-state-stops =
    Calls for the arbiter: { $count }; both clocks stood for { $time }. { $alone ->
        [0] { "" }
        [one] Once the players went on without the arbiter.
       *[other] { $alone } times the players went on without the arbiter.
    }
    .line = Calls: { $count }, { $time }, alone: { $alone }

# How the game stands: a player has to seal.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-to-seal = The game is to be adjourned. { $color ->
        [white] White
       *[black] Black
    } has to seal a move.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has to seal.

# How the game stands: a move was sealed, the envelope is open.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-sealed =
    { $color ->
        [white] White
       *[black] Black
    } has sealed a move and not pressed yet.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } sealed, not pressed.

# How the game stands: the envelope is closed.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-envelope = The envelope is closed. The sealed move is { $color ->
        [white] White's
       *[black] Black's
    }.
    .line =
        Envelope closed, sealed by { $color ->
            [white] White
           *[black] Black
        }.

# On the envelope: the players.
# Variables:
#   $white (String) - the name of White; may be empty
#   $black (String) - the name of Black; may be empty
arbiter-envelope-names = White: { $white }. Black: { $black }.
    .line = W { $white }, B { $black }

# On the envelope: who sealed, and which move.
# Variables:
#   $color (String) - the player: white or black
#   $number (Number) - the number of the move
arbiter-envelope-sealed =
    { $color ->
        [white] White
       *[black] Black
    } has sealed move { $number }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } sealed move { $number }.

# On the envelope: the position.
# Variables:
#   $pieces (String) - every piece with its square, ready to be spoken
#   $fen (String) - the position as FEN
arbiter-envelope-position = The position: { $pieces }.
    .line = { $fen }

# On the envelope: when it was sealed.
# Variables:
#   $date (String) - the day, as year, month and day
#   $time (String) - the time of day, in UTC
arbiter-envelope-date = Sealed on { $date } at { $time }, universal time.
    .line = { $date } { $time } UTC

## Two boards, two scores (D.2.8)

# To the arbiter at a shared console: facts of complaints about touched pieces wait until he asks for them.
# Variables:
#   $count (Number) - how many
arbiter-facts-there =
    { $count ->
        [one] One fact waits for the arbiter alone.
       *[other] { $count } facts wait for the arbiter alone.
    } At the desk: facts.
    .line = Facts for the arbiter ({ $count }): type facts

# The arbiter has restored the course of the game. The half-moves that follow are told one by one.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $kept (String) - yes where some half-moves stay, else no
#   $number (Number) - the number of the last move that stays
#   $color (String) - whose it is: white or black
#   $count (Number) - how many half-moves follow
arbiter-course-set =
    { $named ->
        [yes] The arbiter, { $name }, has set the course of the game.
       *[no] The arbiter has set the course of the game.
    } { $kept ->
        [yes] It stays as it was up to move { $number } of { $color ->
            [white] White
           *[black] Black
        }.
       *[no] It begins anew.
    } { $count ->
        [0] Nothing follows.
        [one] One half-move follows.
       *[other] { $count } half-moves follow.
    }
    .line =
        { $kept ->
            [yes] Course kept to { $number } { $color ->
                [white] White
               *[black] Black
            }, then { $count }
           *[no] Course anew, half-moves: { $count }
        }

# One half-move of a restored course.
# Variables:
#   $number (Number) - the number of the move
#   $color (String) - whose it is: white or black
#   $move (String) - the move, ready to be spoken or shown
arbiter-course-move =
    Move { $number } of { $color ->
        [white] White
       *[black] Black
    }: { $move }.
    .line =
        { $number } { $color ->
            [white] White
           *[black] Black
        }: { $move }

# A restored course has more half-moves than are spoken one by one.
# Variables:
#   $count (Number) - how many more
arbiter-course-more =
    { $count ->
        [one] One more half-move follows.
       *[other] { $count } more half-moves follow.
    }

# The arbiter has read what a board shows. Whether it shows what was announced follows.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose board: white or black
arbiter-board-set =
    { $named ->
        [yes] The arbiter, { $name }, has recorded the board of { $color ->
            [white] White
           *[black] Black
        }.
       *[no] The arbiter has recorded the board of { $color ->
            [white] White
           *[black] Black
        }.
    }
    .line =
        Taken down: the board of { $color ->
            [white] White
           *[black] Black
        }.

# The arbiter has read one half-move of a player's sheet.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose sheet: white or black
#   $number (Number) - the number of the move
#   $mover (String) - whose move: white or black
arbiter-line-set =
    { $named ->
        [yes] The arbiter, { $name }, has read the sheet of { $color ->
            [white] White
           *[black] Black
        }: move { $number } of { $mover ->
            [white] White
           *[black] Black
        }.
       *[no] The arbiter has read the sheet of { $color ->
            [white] White
           *[black] Black
        }: move { $number } of { $mover ->
            [white] White
           *[black] Black
        }.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } sheet: { $number } { $mover ->
            [white] White
           *[black] Black
        } read

# The arbiter has put a half-move that a player's sheet lacks into it.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose sheet: white or black
#   $number (Number) - the number of the move
#   $mover (String) - whose move: white or black
#   $move (String) - the move
arbiter-line-inserted =
    { $named ->
        [yes] The arbiter, { $name }, has put move { $number } of { $mover ->
            [white] White
           *[black] Black
        }, { $move }, into the sheet of { $color ->
            [white] White
           *[black] Black
        }.
       *[no] The arbiter has put move { $number } of { $mover ->
            [white] White
           *[black] Black
        }, { $move }, into the sheet of { $color ->
            [white] White
           *[black] Black
        }.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } sheet: { $number } { $mover ->
            [white] w
           *[black] b
        } { $move } put in

# The arbiter has put a half-move that a player's sheet lacks into it, and the text is not a move: said in the hall.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose sheet: white or black
#   $number (Number) - the number of the move
#   $mover (String) - whose move: white or black
arbiter-line-inserted-unread =
    { $named ->
        [yes] The arbiter, { $name }, has put something that is not a move into the sheet of { $color ->
            [white] White
           *[black] Black
        }, as move { $number } of { $mover ->
            [white] White
           *[black] Black
        }.
       *[no] The arbiter has put something that is not a move into the sheet of { $color ->
            [white] White
           *[black] Black
        }, as move { $number } of { $mover ->
            [white] White
           *[black] Black
        }.
    }

# What the arbiter has put into a sheet and what is not a move: read in private.
# Variables:
#   $number (Number) - the number of the move
#   $text (String) - the quotation
arbiter-line-quoted = The arbiter has put in for move { $number }: { $text }
    .line = Put in for { $number }: { $text }

# The arbiter has read all of a player's sheet.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose sheet: white or black
#   $count (Number) - how many half-moves of it are known
arbiter-sheet-set =
    { $named ->
        [yes] The arbiter, { $name }, has read the sheet of { $color ->
            [white] White
           *[black] Black
        }.
       *[no] The arbiter has read the sheet of { $color ->
            [white] White
           *[black] Black
        }.
    } { $count ->
        [one] One half-move is known.
       *[other] { $count } half-moves are known.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } sheet read: half-moves { $count }

# Boards and scores are compared because somebody asked: this board is not known.
# Variables:
#   $color (String) - whose board: white or black
arbiter-compared-board-unknown =
    The board of { $color ->
        [white] White
       *[black] Black
    } is not known.

# Boards and scores are compared because somebody asked: both boards show the same.
arbiter-compared-boards-alike = Both boards show the same position.

# Boards and scores are compared because somebody asked: the two boards show different positions.
# Variables:
#   $count (Number) - on how many squares
arbiter-compared-boards-differ =
    { $count ->
        [one] The two boards differ from each other on one square.
       *[other] The two boards differ from each other on { $count } squares.
    }
    .line = The two boards differ, squares: { $count }

# One square on which the two boards differ from each other.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $white (String) - what stands there on the board of White
#   $black (String) - what stands there on the board of Black
arbiter-compared-square = { $square }: White's board { $white }, Black's board { $black }.
    .line = { $square }: W { $white }, B { $black }

# Boards and scores are compared because somebody asked: nothing is known of this score.
# Variables:
#   $color (String) - whose score: white or black
arbiter-compared-score-unknown =
    The score of { $color ->
        [white] White
       *[black] Black
    } is not known.
    .line =
        The score of { $color ->
            [white] White
           *[black] Black
        } is not known.

# Boards and scores are compared because somebody asked: how far the scores agree.
# Variables:
#   $number (Number) - the number of the last move on which they agree
#   $color (String) - whose move: white or black
arbiter-compared-scores-agree =
    The last half-move on which both scores are known and agree is move { $number } of { $color ->
        [white] White
       *[black] Black
    }.
    .line =
        Scores agree to move { $number } of { $color ->
            [white] White
           *[black] Black
        }.

# Boards and scores are compared because somebody asked: there is no half-move on which both scores are known and agree.
arbiter-compared-scores-nothing = There is no half-move on which both scores are known and agree.
    .line = Scores: no half-move agrees so far.

# Boards and scores are compared because somebody asked: the scores do not differ as far as they are known.
arbiter-compared-scores-no-difference = As far as both scores are known, they do not differ.
    .line = Scores: no difference is known.

# A half-move of the course that the arbiter dictates is not one legal move. Nothing was changed.
# Variables:
#   $number (String) - the number of the half-move
#   $color (String) - whose it would be: white or black
#   $move (String) - the move as dictated, ready to be spoken or shown
#   $why (String) - ambiguous, promotion, nothing or illegal
arbiter-course-broken =
    Nothing was changed. Half-move { $number } of that course is { $color ->
        [white] White's
       *[black] Black's
    }: { $move }. { $why ->
        [ambiguous] More than one piece can go there: name the square it comes from.
        [promotion] Name the piece that the pawn becomes.
        [illegal] That is not legal there.
       *[nothing] No legal move fits that.
    }
    .line =
        Half-move { $number }, { $move }: { $why ->
            [ambiguous] ambiguous
            [promotion] new piece?
            [illegal] not legal
           *[nothing] fits nothing
        }

# The arbiter would add or take no time at all.
arbiter-no-time = Nothing was changed: that is no time. Type for example add white 2:00.
    .line = No time given. Example: add white 2:00

# A player mends as misheard a half-move that stands by a ruling.
arbiter-stands-by-ruling = That move stands by a ruling of the arbiter. Only the arbiter changes it. Type arbiter to call the arbiter.
    .line = Stands by ruling. Type arbiter to call.

# The arbiter asks for the facts that are for him alone, and there are none.
arbiter-no-facts = There are no facts for you alone in this game: no complaint about touched pieces, and no illegal move that was not claimed.
    .line = No facts for the arbiter alone.

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-facts = facts: what is for you alone: the facts of each complaint about touched pieces, and illegal moves that the opponent has to claim.
    .line = facts: touched, illegal moves
