### The game against the program: ansage practice.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "practice-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# At the start: who plays against the player.
# Variables:
#   $name (String) - the opponent's name
#   $level (Number) - his level
#   $color (String) - the player's colour: white or black
practice-against = { $color ->
    [black] You play Black against { $name }, level { $level }.
   *[white] You play White against { $name }, level { $level }.
}
    .line = { $color ->
        [black] You: Black. { $name }, { $level }
       *[white] You: White. { $name }, { $level }
    }

# At the start: the program itself plays, for no engine is installed.
# Variables:
#   $color (String) - the player's colour: white or black
#   $level (Number) - the opponent's level
practice-no-engine = { $color ->
        [black] You play Black against the program itself, level { $level }: no chess engine is installed.
       *[white] You play White against the program itself, level { $level }: no chess engine is installed.
    }
    .line = { $color ->
        [black] You: Black. The program, level { $level }
       *[white] You: White. The program, level { $level }
    }

# Said once to each person, when the opponent has repeated his first move.
practice-hint-press = Your opponent has repeated your move and makes it. Press the space bar: your clock.
    .line = Press the space bar: your clock

# Said once to each person whose language is not German, at the start of his first game.
practice-german-words = Moves are announced in the German words of the Laws. To hear them as letters and digits, type ear plain.
    .line = ear plain: squares as letters

# At the start: the level that was asked for needs an engine.
# Variables:
#   $level (Number) - the highest level of the program itself
practice-highest-level = The program itself plays at level { $level } at most; the package stockfish brings more.
    .line = Plays at level { $level }, its highest

# At the start: the engine did not start as it should.
# Variables:
#   $reason (String) - why, a sentence
practice-engine-not-used = The chess engine can't be used: { $reason } The program itself plays.
    .line = Engine not used: { $reason }

# During the game: the engine was given up, and who plays from now on.
# Variables:
#   $reason (String) - why, a sentence
practice-engine-failed = The chess engine has failed: { $reason } The program itself plays on.
    .line = Engine failed: { $reason }

# Why an engine was given up; part of a longer message.
practice-fault-silent = it doesn't answer.

# Why an engine was given up; part of a longer message.
practice-fault-ended = it has ended.

# Why an engine was given up; part of a longer message.
practice-fault-none = it doesn't speak UCI.

# Why an engine was given up; part of a longer message.
# Variables:
#   $said (String) - what it has said
practice-fault-illegal = it has named no legal move ({ $said }).

# Why an engine was given up; part of a longer message.
# Variables:
#   $said (String) - what the system says of it
practice-fault-not-started = it doesn't start. { $said }

# At the start: an option that was named is none of the engine's.
# Variables:
#   $name (String) - the option
practice-unknown-option = The chess engine has no option { $name }; it plays without.
    .line = Engine has no option { $name }

# At the start, where a seed was named.
practice-not-repeatable = Below level 8 the chess engine throws dice of its own: the seed doesn't repeat its moves.
    .line = Engine: no seed repeats its moves

# The first answer to hint: where a good move begins.
# Variables:
#   $square (String) - the square
practice-hint-square = Look at { $square }. Type hint once more for the move.
    .line = Look at { $square }. The move: hint

# The second answer to hint: a good move.
# Variables:
#   $move (String) - the move
practice-hint-move = You could play { $move }.
    .line = Hint: { $move }

# Refuses hint while the player is not to move.
practice-hint-not-now = There is a hint when you are to move.
    .line = Hint: when you are to move

# Refuses an act for the opponent whom the program plays.
# Variables:
#   $color (String) - the opponent's colour: white or black
practice-plays-itself = { $color ->
        [black] The program plays Black: it announces, repeats and presses by itself.
       *[white] The program plays White: it announces, repeats and presses by itself.
    }
    .line = { $color ->
        [black] The program acts for Black
       *[white] The program acts for White
    }

# Refuses a move that was announced while the program is to move.
# Variables:
#   $color (String) - the opponent's colour: white or black
practice-his-turn = { $color ->
        [black] Not announced: Black is to move, and thinks.
       *[white] Not announced: White is to move, and thinks.
    }
    .line = { $color ->
        [black] Not announced: Black is to move
       *[white] Not announced: White is to move
    }

# The opponent's move was not legal. The Laws' remedy is told next.
# Variables:
#   $color (String) - the opponent's colour: white or black
#   $move (String) - the move, ready to be spoken or shown
practice-illegal-move = Illegal: { $move } by { $color ->
        [white] White
       *[black] Black
    }, taken back. Both clocks are stopped.
    .line = Illegal: { $color ->
        [white] w
       *[black] b
    } { $move }. Clocks stopped.

# The opponent has put a piece on another square than the announced one, or repeated another.
# Variables:
#   $color (String) - the opponent's colour: white or black
#   $piece (String) - the piece
#   $shown (String) - where it stands on his board
#   $announced (String) - where it belongs
practice-misplaced = { $color ->
        [white] White
       *[black] Black
    } has put the { $piece } on { $shown }, not on { $announced }.
    .line = { $color ->
        [white] w:
       *[black] b:
    } on { $shown }, not on { $announced }

# The opponent has touched a piece and put it back.
# Variables:
#   $color (String) - the opponent's colour: white or black
#   $piece (String) - the piece
#   $square (String) - its square
practice-touched = { $color ->
        [white] White
       *[black] Black
    } touches the { $piece } on { $square }. To claim it: claim touched.
    .line = { $color ->
        [white] w
       *[black] b
    } touches { $square }: claim touched

# Said once to each person, when the opponent has slipped in carrying out a move for the first time.
practice-hint-slip = Your opponent has slipped. Type again: your move is announced once more, and the board is put right.
    .line = Opponent slipped. Type again

# Refuses --blind both.
practice-one-player = practice: you play one colour, the program the other. Type --blind white or --blind black.

# Refuses options of tournament games.
practice-no-tournament = practice: a game against the program is practice, and never a tournament game. Leave --mode, --locked, --event and --arbiter-code-file out, or type ansage play.

# Refuses devices of an opponent.
practice-no-devices = practice: the program has no board and no clock key. Leave --opponent-board and --opponent-key out.

# Refuses to go on with a game of another kind.
practice-other-game = In this journal two people play. Go on with ansage play and --journal.
