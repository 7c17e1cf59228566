### The blind player's console: answers, explorations, questions, help.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "console-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# A piece with its colour, for example what stands on a square.
# Variables:
#   $color (String) - "white" or "black"
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-piece =
    { $color ->
        [white] { $role ->
            [king] white king
            [queen] white queen
            [rook] white rook
            [bishop] white bishop
            [knight] white knight
           *[pawn] white pawn
        }
       *[black] { $role ->
            [king] black king
            [queen] black queen
            [rook] black rook
            [bishop] black bishop
            [knight] black knight
           *[pawn] black pawn
        }
    }

# A kind of piece without its colour.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-role =
    { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }

# Several pieces of a kind without their colour.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-roles =
    { $role ->
        [king] kings
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns
    }

# A colour that stands for its player.
# Variables:
#   $color (String) - "white" or "black"
console-color =
    { $color ->
        [white] White
       *[black] Black
    }

# The answer yes, as the program says it.
console-yes = yes

# The answer no, as the program says it.
console-no = no

# What may be typed for yes, in lower case, with spaces between.
console-yes-words = yes y

# What may be typed for no, in lower case, with spaces between.
console-no-words = no n

# Stands before a piece in a short line: whose piece it is.
# Variables:
#   $color (String) - "white" or "black"
console-color-letter =
    { $color ->
        [white] w
       *[black] b
    }

# A square that was asked for, or is under the fingers, with its piece.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $piece (String) - the piece with its colour, already in words
console-square = { $square } { $piece }

# An empty light square. A sound tells the colour to the ear.
# Variables:
#   $square (String) - the square, as it is heard or read
console-square-light = { $square }
    .line = { $square } empty, light
    .words = { $square } empty, light

# An empty dark square. A sound tells the colour to the ear.
# Variables:
#   $square (String) - the square, as it is heard or read
console-square-dark = { $square }
    .line = { $square } empty, dark
    .words = { $square } empty, dark

# The fingers are at the edge of the board and stay on this square.
# Variables:
#   $square (String) - the square, as it is heard or read
console-edge = Edge.
    .line = { $square } edge of the board

# A jump to the next piece of a kind of which the board has none.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-no-such-piece =
    { $role ->
        [king] No king on your board.
        [queen] No queen on your board.
        [rook] No rook on your board.
        [bishop] No bishop on your board.
        [knight] No knight on your board.
       *[pawn] No pawn on your board.
    }

# The heading of what is found from a square.
# Variables:
#   $what (String) - which: ray, rays, diagonals, leaps, moves, captures-from, attackers, defenders
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-seen =
    { $what ->
        [ray] Towards { $square }:
        [rays] Rank and file from { $square }:
        [diagonals] Diagonals from { $square }:
        [leaps] A knight's leap from { $square }:
        [moves] Moves from { $square }:
        [captures-from] Captures from { $square }:
        [attackers] { $square } is attacked by:
       *[defenders] { $square } is defended by:
    }
    .line =
        { $what ->
            [ray] to { $square }: { $list }
            [rays] + { $square }: { $list }
            [diagonals] x { $square }: { $list }
            [leaps] leaps { $square }: { $list }
            [moves] { $square }: { $list }
            [captures-from] { $square } x: { $list }
            [attackers] attack { $square }: { $list }
           *[defenders] defend { $square }: { $list }
        }

# Heading of all pieces of a kind on the player's own board.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
#   $list (String) - the pieces or moves, already written
console-kind =
    { $role ->
        [king] Kings:
        [queen] Queens:
        [rook] Rooks:
        [bishop] Bishops:
        [knight] Knights:
       *[pawn] Pawns:
    }
    .line = { $list }

# Heading of all pieces of one side on the player's own board.
# Variables:
#   $color (String) - "white" or "black"
#   $list (String) - the pieces or moves, already written
console-side =
    { $color ->
        [white] White:
       *[black] Black:
    }
    .line = { $list }

# Before all pieces on the player's own board, each side under its own heading.
console-board = Your board:

# Heading of the pieces on a rank.
# Variables:
#   $name (String) - the rank or file as it is heard
#   $sign (String) - its figure or letter
#   $list (String) - the pieces or moves, already written
console-rank = Rank { $name }:
    .line = rank { $sign }: { $list }
    .words = Rank { $sign }:

# Heading of the pieces on a file.
# Variables:
#   $name (String) - the rank or file as it is heard
#   $sign (String) - its figure or letter
#   $list (String) - the pieces or moves, already written
console-file = File { $name }:
    .line = file { $sign }: { $list }
    .words = File { $sign }:

# Practice only: heading of all legal captures.
# Variables:
#   $list (String) - the pieces or moves, already written
console-captures = Captures:
    .line = captures: { $list }

# The last move, said again to the player alone.
# Variables:
#   $color (String) - "white" or "black"
#   $move (String) - the move, already in words
console-last =
    { $color ->
        [white] White { $move }
       *[black] Black { $move }
    }
    .line =
        { $color ->
            [white] w { $move }
           *[black] b { $move }
        }

# Going back or forth through the moves that were told: one of them.
# Variables:
#   $color (String) - who made it: white or black
#   $number (String) - the number of the move
#   $move (String) - the move, already in words
console-walked = Move { $number }: { $color ->
            [white] White
           *[black] Black
        } { $move }.
    .line = { $number } { $color ->
            [white] w
           *[black] b
        } { $move }

# Going through the moves that were told: there is no further one.
# Variables:
#   $which (String) - which one was reached: first or last
console-walk-end =
    { $which ->
        [first] That was the first move.
       *[last] That was the last move.
    }

# Heading of the last moves.
# Variables:
#   $list (String) - the pieces or moves, already written
console-last-moves = Moves:
    .line = { $list }

# Heading of the player's own score.
# Variables:
#   $list (String) - the pieces or moves, already written
console-score = Your score:
    .line = { $list }

# The player's own score was asked for and is empty.
console-score-empty = Your score is empty.
    .line = Your score is empty.

# A half-move for which the player's score holds nothing.
console-score-gap = not written

# Stands before a move in a list: its number.
# Variables:
#   $number (Number) - the number of the move
console-move-number = Move { $number }:

# The piece that was captured last.
# Variables:
#   $piece (String) - the piece with its colour, already in words
#   $square (String) - the square, as it is heard or read
console-captured = Captured last: { $piece } on { $square }
    .line = captured: { $piece } { $square }

# The last capture, where the piece is not known.
# Variables:
#   $square (String) - the square, as it is heard or read
console-captured-on = The last capture was on { $square }
    .line = last capture on { $square }

# The piece captured last was asked for before there was one.
console-nothing-captured = Nothing has been captured.

# The focus went from the board to the input line.
console-to-line = Input line.

# The focus is on the board now.
# Variables:
#   $here (String) - the square under the fingers and what stands there
console-on-board = Board: { $here }. Escape: back

# How lines are written, told or changed.
# Variables:
#   $form (String) - words or short
console-lines =
    { $form ->
        [words] Lines are written in words.
       *[short] Lines are short, one at a time. Enter reads on.
    }
    .line =
        { $form ->
            [words] Lines are written in words.
           *[short] Lines are short. Enter reads on
        }

# In which words squares and moves are heard in private, told or changed.
# Variables:
#   $how (String) - hall or plain
console-ear =
    { $how ->
        [hall] You hear squares and moves in the words of the hall.
       *[plain] You hear squares and moves as letters and figures.
    }
    .line =
        { $how ->
            [hall] Squares: in the words of the hall
           *[plain] Squares: letters and figures
        }

# The opponent's name, told before his clock.
# Variables:
#   $color (String) - his colour
#   $name (String) - his name, and what else the game was opened with, such as a rating
console-opponent-name = { $color ->
            [white] White
           *[black] Black
        }: { $name }.
    .line = { $color ->
            [white] White
           *[black] Black
        }: { $name }

# Why there are no premoves, as on Lichess.
console-no-premove = There is no premove: a move is announced aloud, and an announcement counts only in your turn. Page Up brings back what you typed too early.
    .line = No premove: a move is said in turn

# Where the lesson begins, asked for in a game.
console-no-lesson = learn is choice 8 of the start menu. Type quit first.
    .line = learn: quit, then 8 in the menu

# Why no game is aborted, as on Lichess.
console-no-abort = A game is not aborted here. quit saves it; whether it counts is for the arbiter.
    .line = No abort. quit saves the game

# Why there are no pockets, as in crazyhouse on Lichess.
console-no-pocket = There are no pieces in hand: crazyhouse is not played here.
    .line = No pocket: no crazyhouse here

# A key that asks an engine on Lichess.
console-no-engine = No key asks an engine: the program values no position. In practice, type hint.
    .line = No engine key. In practice: hint

# How a capture is typed, after a pawn was to capture on its own file, such as bxb5.
console-pawn-takes-aside = A pawn takes on the next file, for example a x b5. For a bishop type a capital letter.
    .line = Pawn: axb5. Bishop: capital B

# A piece was taken in mind on the board: its move is announced from the next chosen square.
# Variables:
#   $square (String) - the square, as it is heard or read
console-selected = chosen. Go to the target square and press Enter.
    .line = { $square } chosen. Enter on the target

# The piece taken in mind was let go.
console-unselected = No piece is chosen any more.
    .line = Nothing chosen any more.

# Enter or Space on the board on an empty square, with no piece taken in mind.
console-nothing-to-select = There is no piece here. The clock is on F 7.
    .line = No piece here. Clock: F7

# Space was pressed behind a typed text that it cannot continue, while the clock is to be pressed: it may be meant for the clock.
console-blank-typed = Clock not pressed, for text is typed. Press F 7, or Escape and then Space.
    .line = Not pressed: F7; or Escape, then Space

# Space was pressed twice behind a typed text while the player's move is awaited.
console-blank-before-enter = Nothing is announced yet. Press Enter, and then Space.
    .line = Not announced: Enter, then Space

# Space was pressed on the board while the clock is to be pressed: the input line has the focus again.
console-back-for-clock = You were on the board. For your clock, press Space again.
    .line = Back on the line. Space: clock

# On the board a piece was chosen of the side that does not move.
# Variables:
#   $color (String) - who moves: white or black
console-not-to-move =
    { $color ->
        [white] White moves: choose a white piece.
       *[black] Black moves: choose a black piece.
    }
    .line =
        { $color ->
            [white] White moves: choose a white piece
           *[black] Black moves: choose a black piece
        }

# On the board a piece was sent to a square where it cannot go.
# Variables:
#   $from (String) - its square
#   $to (String) - the other square
console-board-no-move = The piece on { $from } does not go to { $to }. To announce it all the same, type it.
    .line = { $from }-{ $to }: no such move. Nothing sent

# A key that does nothing was pressed.
console-key-unknown = That key isn't used here. Press F 1 for help.
    .line = This key does nothing here. Help: F1

# Escape has emptied the input line.
console-line-cleared = Line cleared.

# Said after a move that was typed too early.
console-line-kept = Page Up brings your line back.

# Going through the lines typed before led back to an empty line.
console-line-empty = empty line

# The input line takes no more letters.
console-line-full = The line is full. Press Enter, or Escape to clear it.
    .line = Line full. Enter or Escape

# The name of the letter between words, when typing is spoken.
console-letter-space = space

# A line is longer than any command or move.
console-too-long = That line is too long and was not read. Type a move, or help.
    .line = Line too long, not read.

# What came is not readable text: control characters, or letters no Braille cell can show.
console-no-text = I can't read some of those characters. Type a move, or help.
    .line = Not text. Type a move, or help.

# Several lines were pasted; the first one is in the input line and not submitted, the others are left out.
# Variables:
#   $count (Number) - the number of lines that are left out
console-paste-left-out =
    { $count ->
        [one] One line is pasted. The line after it is left out.
       *[other] One line is pasted. The { $count } lines after it are left out.
    }
    .line =
        { $count ->
            [one] Pasted: 1 line. Left out: 1 line
           *[other] Pasted: 1 line. Left out: { $count } lines
        }

# A symbol was typed that no command and no move has, such as one that takes two cells.
# Variables:
#   $symbol (String) - the symbol, or its code point, such as U+0301, where it cannot be seen
console-no-such-symbol = This sign cannot be typed here: { $symbol }

# Asked before what could be lost by a slip is done.
# Variables:
#   $what (String) - which
console-ask =
    { $what ->
        [draw] Offer a draw? Type yes or no.
        [accept] Accept the draw? Type yes or no.
        [resign] Resign the game? Type yes or no.
        [takeback] Take the last moves back? Type yes or no.
        [consent] Consent to what is proposed or claimed? Type yes or no.
        [resume-without] Time is proposed for you. If you go on now, you do without it; if there was no time left on your clock, your flag falls. Type yes or no.
        [resume-gives] Time is proposed for your opponent. If you go on now, it is given. Type yes or no.
        [give-up] Give up your move that ended the game? What is proposed if it is set aside then decides the game. Type yes or no.
        [withdraw] Take back what you have claimed? The case is then over. Type yes or no.
        [confirm-code] Shall the code that was typed at the other station be the arbiter's code of this game? Whoever knows it rules here. Type yes or no.
       *[leave] Save the game and leave? Both clocks will stop. Type yes or no.
    }
    .line =
        { $what ->
            [draw] Offer a draw? yes or no
            [accept] Accept the draw? yes or no
            [resign] Resign? yes or no
            [takeback] Take back? yes or no
            [consent] Consent? yes or no
            [resume-without] Go on without your time? yes or no
            [resume-gives] Go on and give the time? yes or no
            [give-up] Give up your ending move? yes or no
            [withdraw] Take back your claim? yes or no
            [confirm-code] The arbiter's code? yes or no
           *[leave] Save and leave? yes or no
        }

# A question was answered with no, or taken back.
console-not-done = Not done. Nothing has changed.
    .line = Not done.

# Another command was typed instead of an answer. It is told behind that command's own reply.
# Variables:
#   $asked (String) - the question, without its question mark
console-question-dropped = The question you were asked is dropped.
    .line = { $asked }? Dropped, not done.

# Yes or no was typed and nothing had been asked.
console-nothing-asked = Nothing was asked.

# Enter on an empty line while the player is to move.
console-awaited-own-move = It's your move.
    .line = Your move

# Enter on an empty line while the opponent is to move.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-move =
    { $color ->
        [white] Waiting for White's move.
       *[black] Waiting for Black's move.
    }
    .line =
        { $color ->
            [white] White to move
           *[black] Black to move
        }

# The same where the opponent has no station of his own.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-move-here =
    { $color ->
        [white] Waiting for White's move: type it when you hear it.
       *[black] Waiting for Black's move: type it when you hear it.
    }
    .line =
        { $color ->
            [white] White to move
           *[black] Black to move
        }

# Said once to each person, when his own move is awaited for the first time.
# Variables:
#   $color (String) - the opponent's colour: "white" or "black"
console-hint-own-move =
    { $color ->
        [white] It's your move: type it, for example Nf6. Enter says what to do next.
       *[black] It's your move: type it, for example Nf3. Enter says what to do next.
    }

# Said once to each person, when the move of an opponent without a station of his own is awaited for the first time.
# Variables:
#   $color (String) - "white" or "black"
console-hint-opponents-move =
    { $color ->
        [white] White moves now: type the move when you hear it. White's clock key is F 8.
       *[black] Black moves now: type the move when you hear it. Black's clock key is F 8.
    }

# Enter on an empty line while the player's move awaits his press. Enter never presses.
console-awaited-own-press = Move announced. Press Space to finish, or type correct and the right move.
    .line = Space: clock, or correct MOVE

# Enter on an empty line while the player's move is announced, and by his own word his board does not show it.
console-awaited-own-press-undone = Your move is announced, and by what you told, your board does not show it. Carry it out and type played with both squares, or type correct and another move; then press the clock with Space.
    .line = played FROM TO, or correct MOVE

# Enter on an empty line while the player's move is announced, and the pegs of his board do not show it.
console-awaited-own-press-pegs = Your move is announced, and your board does not show it. Carry it out, or type correct and another move; then press the clock with Space.
    .line = Move the piece, or correct MOVE

# Enter on an empty line while the player's move awaits his press and is answered already.
# Variables:
#   $color (String) - who has answered: white or black
console-awaited-own-press-answered =
    { $color ->
        [white] White
       *[black] Black
    } has answered your move. Press your clock with Space; then the answer counts.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has answered. Space: clock

# Enter on an empty line while the opponent's move awaits his press.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-press =
    { $color ->
        [white] The move of White is entered. That clock is on F 8.
       *[black] The move of Black is entered. That clock is on F 8.
    }
    .line =
        { $color ->
            [white] White: clock with F8
           *[black] Black: clock with F8
        }

# Enter on an empty line while the opponent's move awaits his press and the player has answered it.
# Variables:
#   $color (String) - whose press is awaited: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-press-answered =
    Your answer is known. It counts when { $color ->
        [white] White
       *[black] Black
    } has pressed the clock{ $there ->
        [yes] { "" }
       *[no] , on F 8
    }.
    .line =
        Your answer waits for { $color ->
            [white] White
           *[black] Black
        }'s press

# Enter on an empty line while a draw offer of the opponent stands, before what is awaited.
# Variables:
#   $color (String) - who offers: white or black
console-awaited-offer =
    { $color ->
        [white] White
       *[black] Black
    } offers a draw. Type accept or decline, or go on.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } offers: accept or decline

# A yes to a question, and what was asked about has changed meanwhile: nothing is done.
console-question-lapsed = Not done: what was asked about has changed meanwhile. If it is still wished, type it again.
    .line = Changed meanwhile: not done

# Enter on an empty line while play cannot go on: the link to a player's own station is lost.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-link =
    { $color ->
        [white] The station of White does not answer. Play goes on when it is back. Type link for the code to join again; after link free another device may join.
       *[black] The station of Black does not answer. Play goes on when it is back. Type link for the code to join again; after link free another device may join.
    }
    .line =
        { $color ->
            [white] White not linked: wait
           *[black] Black not linked: wait
        }

# Enter on an empty line while the move of a player at a station of his own awaits his press.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-press-there =
    { $color ->
        [white] White has announced, and still has to press the clock.
       *[black] Black has announced, and still has to press the clock.
    }
    .line =
        { $color ->
            [white] White's press is awaited
           *[black] Black's press is awaited
        }

# Enter on an empty line after a player at a station of his own has pressed, and has not said his move yet.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-entry-there =
    { $color ->
        [white] White has pressed. The move is still to be said.
       *[black] Black has pressed. The move is still to be said.
    }
    .line =
        { $color ->
            [white] White pressed; the move is awaited
           *[black] Black pressed; the move is awaited
        }

# Enter on an empty line of who looks on, before the game.
console-awaited-others-start = The game has not begun.
    .line = The game has not begun.

# Enter on an empty line of who looks on, while both clocks stand.
console-awaited-others = Play is suspended. The players or the arbiter let it go on.
    .line = Suspended: players or arbiter go on

# Enter on an empty line between two stations: what the player himself still owes of the opponent's announcement (D.2.1).
# Variables:
#   $what (String) - "repeat", "execute" or "both"
console-owed-own =
    { $what ->
        [repeat] The announcement awaits your repetition. Type repeat and the move.
        [execute] The announced move is not carried out on your board yet.
       *[both] The announcement awaits your repetition, and the move is not carried out on your board yet.
    }
    .line =
        { $what ->
            [repeat] To do: repeat MOVE
            [execute] To do: the move on your board
           *[both] To do: repeat MOVE, and your board
        }

# Enter on an empty line between two stations: what the opponent still owes of the player's announcement (D.2.1).
# Variables:
#   $color (String) - the opponent: "white" or "black"
#   $what (String) - "repeat", "execute" or "both"
console-owed-opponent =
    { $color ->
        [white] White
       *[black] Black
    } { $what ->
        [repeat] has not repeated your announcement yet.
        [execute] has not carried out your move on the board yet.
       *[both] has neither repeated your announcement nor carried out your move yet.
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $what ->
            [repeat] has still to repeat it
            [execute] has still to execute it
           *[both] has to repeat and execute it
        }

# Enter on an empty line while a word spoken for the opponent awaits his own key.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-confirmation =
    { $color ->
        [white] White must confirm it with F 12.
       *[black] Black must confirm it with F 12.
    }
    .line =
        { $color ->
            [white] White confirms with F12
           *[black] Black confirms with F12
        }

# Enter on an empty line while an arbiter's code awaits the opponent's own key.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-code =
    An arbiter's code was typed. { $color ->
        [white] White
       *[black] Black
    } confirms it with F 12, or Escape drops it.
    .line =
        Code: { $color ->
            [white] White
           *[black] Black
        } confirms with F12

# Enter on an empty line while an arbiter's code awaits the other player, who has a station of his own.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-code-there =
    An arbiter's code was typed. { $color ->
        [white] White
       *[black] Black
    } answers whether it counts.
    .line =
        Code: { $color ->
            [white] White
           *[black] Black
        } answers there

# Enter on an empty line while this player has to confirm an arbiter's code at his own station.
console-awaited-code-own = An arbiter's code was typed at the other station. Type consent to say whether it counts.
    .line = Arbiter's code? Type consent

# Enter on an empty line while play is suspended.
console-awaited-resumption = Play is suspended and both clocks are stopped. To go on, type resume.
    .line = Suspended. To go on: resume

# The same for a player for whom time is proposed: going on gives it up.
console-awaited-resumption-without = Play is suspended and both clocks are stopped. You may get time back. Wait for it, or type resume and give it up.
    .line = Wait for that time; resume: without it

# Asked before a claim is made: a wrong claim may cost time.
# Variables:
#   $claim (String) - what is claimed
console-ask-claim = Claim { $claim }? Type yes or no.
    .line = Claim { $claim }? yes or no

# Asked before a draw is claimed, which is an offer of one as well (9.1).
# Variables:
#   $claim (String) - what is claimed, already in words
console-ask-claim-draw = Claim { $claim }? It is an offer of a draw as well, and a wrong claim costs time. Type yes or no.
    .line = Claim { $claim } + offer? yes or no

# Asked before a draw is claimed with a written move: that move must then be made if the claim is wrong.
# Variables:
#   $claim (String) - what is claimed
#   $move (String) - the move, ready to be spoken or shown
console-ask-claim-with = Claim { $claim } with { $move }? If the claim is wrong, that move must be made. Type yes or no.
    .line = Claim with { $move }? yes or no

# Enter on an empty line while time for the opponent, or a penalty of time against the player, is proposed.
console-awaited-settle-resume = Time for your opponent, or a penalty against you, is proposed. To carry it out and play on, type resume; or the arbiter decides.
    .line = Proposed: resume, or arbiter

# Enter on an empty line while time for the player, or a penalty of time against the opponent, is proposed.
# Variables:
#   $color (String) - the opponent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-settle-resume-opponent =
    Time for you, or a penalty against { $color ->
        [white] White
       *[black] Black
    }, is proposed. { $there ->
        [yes] The opponent carries it out
       *[no] Type resume, and F 12 confirms it
    }; or the arbiter decides.
    .line =
        Proposed against { $color ->
            [white] White
           *[black] Black
        }{ $there ->
            [yes] .
           *[no] : resume, F12
        }

# Enter on an empty line while something stands to which the player himself may consent.
console-awaited-settle-consent = A claim or a penalty against you is open. To agree: consent. Otherwise the arbiter decides.
    .line = Against you. Agreed: consent

# Enter on an empty line while a claim of the player's own stands, to which the opponent may consent.
# Variables:
#   $color (String) - who may consent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-settle-withdraw =
    { $color ->
        [white] White
       *[black] Black
    } may consent{ $there ->
        [yes] { "" }
       *[no] , with opp consent and F 12
    }; or the arbiter decides. To take your claim back, type consent yourself.
    .line =
        { $there ->
            [yes] Opponent, arbiter; take back: consent
           *[no] opp consent, or take back: consent
        }

# Enter on an empty line while something stands to which the opponent may consent.
# Variables:
#   $color (String) - who may consent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-settle-opponent =
    { $color ->
        [white] White
       *[black] Black
    } may consent{ $there ->
        [yes] { "" }
       *[no] , with opp consent and F 12
    }; or the arbiter decides.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $there ->
            [yes] consent
           *[no] opp consent
        }, or the arbiter

# Enter on an empty line while time off the opponent's clock is proposed: his clock had stood for a wrong entry.
# Variables:
#   $color (String) - whose time: white or black
console-awaited-settle-time =
    Time off { $color ->
        [white] White's
       *[black] Black's
    } clock is proposed. To go on without it, consent. Otherwise { $color ->
        [white] White
       *[black] Black
    } agrees to it, or the arbiter decides.
    .line = To take no time: consent; or the arbiter

# Enter on an empty line while only the arbiter can decide what stands.
console-awaited-settle-arbiter = The arbiter decides what is claimed or proposed. Both clocks are stopped.
    .line = The arbiter decides.

# Enter on an empty line while it is to be decided first that a flag had fallen before the move, or the claim, that ends the game. The player may claim it.
console-awaited-flag-own = The flag of your opponent had fallen before the game would have ended. Type flag to claim it, or consent to let that end count; or the arbiter decides.
    .line = flag, or consent: the end counts

# Enter on an empty line while it is to be decided first that a flag had fallen before the move, or the claim, that ends the game. The opponent may claim it.
# Variables:
#   $color (String) - the opponent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-flag-opponent =
    Your flag had fallen before the game would have ended. { $color ->
        [white] White
       *[black] Black
    } { $there ->
        [yes] may claim the flag, or let that end count by consent
       *[no] may claim it with opp flag, or let that end count with opp consent, and F 12
    }. To give in, type consent; or the arbiter decides.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $there ->
            [yes] flag or consent
           *[no] opp flag, or opp consent
        }

# Enter on an empty line while the player is to seal a move.
console-awaited-seal = Seal your move: type seal and the move, then press the clock with Space.
    .line = Adjourned: seal MOVE, then Space

# The same at a station that has joined: it keeps no move, he writes it on paper.
console-awaited-seal-paper = Write your move on paper and put it into the envelope: type seal paper, then press the clock with Space.
    .line = Adjourned: seal paper, then Space

# Enter on an empty line after the player has sealed a move and before the envelope is closed.
console-awaited-sealed = Your move is sealed. Space closes the envelope. Until then you may seal another.
    .line = Sealed. Space closes the envelope.

# Enter on an empty line while the opponent seals a move.
# Variables:
#   $color (String) - who seals: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-seal-opponent =
    { $color ->
        [white] White
       *[black] Black
    } seals a move{ $there ->
        [yes] { "" }
       *[no] . That clock is on F 8
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } seals{ $there ->
            [yes] { "" } a move
           *[no] ; clock with F8
        }

# Enter on an empty line while play is suspended and only the arbiter lets it go on.
console-awaited-resumption-arbiter = Play is suspended and both clocks are stopped. The arbiter lets it go on: ruling and the code, then resume.
    .line = Arbiter: ruling CODE, then resume

# Heading of the rules of the table: the edition of the Laws.
# Variables:
#   $year (String) - its year
console-rules-edition = The Laws of { $year }, with the rules of this table.
    .line = Laws of { $year }

# With the rules of the table: the duties of a player's assistant, as letters of D.2.9.
# Variables:
#   $color (String) - whose assistant: white or black
#   $list (String) - the letters
console-rules-duties =
    Duties of the assistant of { $color ->
        [white] White
       *[black] Black
    }: { $list }.
    .line =
        Assistant of { $color ->
            [white] White
           *[black] Black
        }: { $list }

# A time control was typed that cannot be read.
# Variables:
#   $value (String) - what was typed
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - one that works
console-bad-time = Time { $value } is not understood. { $reason } For example: time { $example }
    .line = Not understood. Try: time { $example }

# A time control of several periods was typed, and one of them cannot be read.
# Variables:
#   $value (String) - what was typed
#   $period (String) - the number of the period
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - one that works
console-bad-time-period = Time { $value }: period { $period } is not understood. { $reason } For example: time { $example }
    .line = Period { $period }? Try: time { $example }

# What a player can claim, where a line begins with claim and goes on as none of it.
console-claims = You can claim, with claim and one of these: repetition, fifty, quickplay, seconds, mate, stalemate, touched, illegal, unpromoted, setup, colours, turned, displaced, idle, hands, absent. A fallen flag is claimed with flag alone.
    .line = claim fifty, ...: help claim fifty

# The first words of the questions about the time control.
console-timing-begins = Setting the time control. Answer, or type a whole one, such as 15+10. Cancel leaves it as it is, a question mark tells what you can type.
    .line = Or type 15+10. Also: cancel, back, ?

# Before the time control that stands now, at the first words of the questions.
console-timing-now = The time control now:
    .line = Now:

# The first question. The numbers and letters are those of src/seats/console/timing/answers.rs.
console-timing-kind = Which time control? 1, or g: minutes for the whole game. 2, or p: several periods. 3, or m: a fixed time for each move. 4, or h: an hourglass. 5, or n: no clocks.
    .line = 1 game 2 periods 3 move 4 glass 5 none

# The question about a time.
# Variables:
#   $kind (String) - game, periods, fixed, hourglass or none
#   $number (String) - the number of the period
console-timing-time =
    { $kind ->
        [game] How many minutes has each player for the game?
        [periods] How many minutes has period { $number }?
        [fixed] How much time is there for each move, in minutes, or in minutes and seconds, as in 0:30?
        [hourglass] With how many minutes does each player begin?
       *[none] How many minutes?
    }
    .line =
        { $kind ->
            [game] Minutes for the game?
            [periods] Minutes of period { $number }?
            [fixed] Time for a move? Such as 0:30
            [hourglass] Minutes of the hourglass?
           *[none] Minutes?
        }

# The question about the moves of a period.
# Variables:
#   $number (String) - the number of the period
console-timing-moves = How many moves has period { $number }? For the rest of the game type r.
    .line = Moves of period { $number }? r: rest

# The question about what each move adds. The numbers and letters are those of src/seats/console/timing/answers.rs.
# Variables:
#   $kind (String) - game, periods, fixed, hourglass or none
console-timing-adds =
    { $kind ->
        [periods] What does each move add? 1, or n: nothing. 2, or i: an increment. 3, or d: a delay. 4, or b: Bronstein, the time it took is given back. 5, or f: nothing, the time is for each single move.
       *[other] What does each move add? 1, or n: nothing. 2, or i: an increment. 3, or d: a delay. 4, or b: Bronstein, the time it took is given back.
    }
    .line =
        { $kind ->
            [periods] 1 none 2 incr 3 delay 4 Bronst 5 fixed
           *[other] 1 none 2 incr 3 delay 4 Bronstein
        }

# The question about the seconds of a move.
# Variables:
#   $adds (String) - nothing, increment, delay, bronstein or fixed
console-timing-seconds =
    { $adds ->
        [increment] How many seconds does each move add?
        [delay] How many seconds does the clock wait in each move before it runs?
        [bronstein] How many seconds are given back for each move at most?
       *[other] How many seconds?
    }
    .line =
        { $adds ->
            [increment] Seconds added for each move?
            [delay] Seconds of delay in each move?
            [bronstein] Seconds given back at most?
           *[other] Seconds?
        }

# The question whether there is a further period.
# Variables:
#   $number (String) - the number of the last period so far
console-timing-another = Does another period follow period { $number }? Type yes or no. After no, period { $number } repeats.
    .line = A period after { $number }? yes or no

# Before the time control that was answered, read back.
console-timing-will-be = The time control will be:
    .line = Time control:

# The last question, after the time control that was answered.
console-timing-confirm = Is that right? Type yes or no.
    .line = Right? yes or no

# Before a question about a time: what stands now, and how to keep it.
# Variables:
#   $time (String) - a length of time
console-timing-now-time = Now it is { $time }; k keeps it.
    .line = now { $time }, k keeps

# Before the question about the moves of a period: what stands now, and how to keep it.
# Variables:
#   $lasts (String) - rest or moves
#   $count (Number) - the moves
console-timing-now-moves =
    { $lasts ->
        [rest] Now it lasts for the rest of the game; k keeps that.
       *[moves]
            { $count ->
                [one] Now it is one move; k keeps it.
               *[other] Now it is { $count } moves; k keeps it.
            }
    }
    .line =
        { $lasts ->
            [rest] now the rest, k keeps
           *[moves]
                { $count ->
                    [one] now 1 move, k keeps
                   *[other] now { $count } moves, k keeps
                }
        }

# Before the question about what each move adds: what stands now, and how to keep it.
# Variables:
#   $adds (String) - nothing, increment, delay, bronstein or fixed
#   $time (String) - a length of time
console-timing-now-adds =
    { $adds ->
        [nothing] Now it is nothing; k keeps that.
        [increment] Now it is an increment of { $time }; k keeps it.
        [delay] Now it is a delay of { $time }; k keeps it.
        [bronstein] Now it is Bronstein with { $time } at most; k keeps it.
       *[fixed] Now the time is for each single move; k keeps that.
    }
    .line =
        { $adds ->
            [nothing] now nothing, k keeps
            [increment] now plus { $time }, k keeps
            [delay] now delay { $time }, k keeps
            [bronstein] now back { $time }, k keeps
           *[fixed] now each move, k keeps
        }

# What may be typed at a question about the time control: after a question mark, and after an answer that is none.
# Variables:
#   $question (String) - kind, time, moves, adds, adds-fixed, seconds or yes-no
console-timing-choices =
    { $question ->
        [kind] Type a number from 1 to 5, or a whole time control, such as 15+10. The letter k keeps the kind there is now.
        [time] Here minutes are typed, as in 90, or minutes and seconds, as in 2:30; 24 hours at most.
        [moves] Here a number of moves is typed, from 1 to 999, or r for the rest of the game.
        [adds] Type a number from 1 to 4, or a letter, n, i, d or b. With the seconds at once: plus 30, d 5 or b 5.
        [adds-fixed] Type a number from 1 to 5, or a letter, n, i, d, b or f. With the seconds at once: plus 30, d 5 or b 5.
        [seconds] Here whole seconds are typed, from 1 to 3600.
       *[yes-no] Here yes or no is typed.
    }
    .line =
        { $question ->
            [kind] 1 to 5, k: as now, or type 15+10
            [time] minutes: 90, or with seconds: 2:30
            [moves] moves from 1 to 999, or r: the rest
            [adds] 1 to 4, n i d b, or +30 d5 b5
            [adds-fixed] 1 to 5, n i d b f, or +30 d5 b5
            [seconds] seconds from 1 to 3600
           *[yes-no] yes or no
        }

# What may be typed at every question about the time control, after a question mark.
console-timing-anywhere = Everywhere: back for the question before, cancel to leave the time control as it is, or a whole time control, as in 40/90+30,30+30. Enter alone repeats the question.
    .line = back, cancel, or 40/90+30,30+30

# An answer cannot be taken.
# Variables:
#   $text (String) - what was typed
console-timing-bad = Not understood: { $text }.
    .line = Not understood: { $text }

# After the reason why an answer cannot be taken: one that can.
# Variables:
#   $example (String) - an answer
console-timing-example = For example: { $example }.
    .line = Example: { $example }

# An answer cannot be taken: no time to begin with.
console-timing-no-time = There must be some time to begin with.
    .line = Some time must be there.

# An answer cannot be taken: no seconds.
console-timing-no-seconds = It must be one second at least. If a move shall add nothing, type back and then n.
    .line = One second at least; none: back, n

# An answer cannot be taken: without time to begin with, each move needs a delay.
console-timing-only-delay = There is no time to begin with, so each move must have a delay. For more time type back.
    .line = No time: only a delay will do.

# The word back at the first question about the time control.
console-timing-first = This is the first question.

# The word that keeps what stands now, where nothing does.
console-timing-nothing-to-keep = There is nothing now that could be kept here.
    .line = Nothing to keep here.

# A move, a command or a clock key during the questions about the time control.
console-timing-not-now = That was not done: the time control is being set. To leave that, type cancel.
    .line = Not done: time is being set. cancel?

# The questions about the time control were left.
console-timing-left = The time control stays as it was.

# After the time control, at the start of a new game.
# Variables:
#   $control (String) - the time control as it is typed, such as 90+30
console-timing-opening = Type time to change the time control.
    .line = Time { $control }. To change it: time

# How the own voice speaks now.
# Variables:
#   $which (String) - which: rate, pitch, volume
#   $value (Number) - the value
console-quality =
    { $which ->
        [rate] { $value } words a minute.
        [pitch] Pitch { $value } of 100.
       *[volume] Volume { $value } per cent.
    }
    .line =
        { $which ->
            [rate] rate { $value } (80 to 450)
            [pitch] pitch { $value } (0 to 100)
           *[volume] volume { $value } (0 to 200)
        }

# How much of the typing is spoken now.
# Variables:
#   $how (String) - which: quiet, words, letters
console-echo =
    { $how ->
        [quiet] Typing is not spoken.
        [words] Words are spoken as you type.
       *[letters] Letters and words are spoken as you type.
    }
    .line =
        { $how ->
            [quiet] verbosity 0: typing is not spoken
            [words] verbosity 1: words are spoken
           *[letters] verbosity 2: letters and words
        }

# How the hall's voice speaks now: told to the hall where it was changed, else to who asks.
# Variables:
#   $which (String) - which: rate, pitch, volume
#   $value (Number) - the value
console-hall-quality =
    { $which ->
        [rate] The hall's voice: { $value } words a minute.
        [pitch] The hall's voice: pitch { $value } of 100.
       *[volume] The hall's voice: volume { $value } per cent.
    }
    .line =
        { $which ->
            [rate] hall rate { $value } (80 to 200)
            [pitch] hall pitch { $value } (0 to 100)
           *[volume] hall volume { $value } (20 to 200)
        }

# Whether the hall's voice is shaped for a noisy hall: told to the hall where it was changed, else to who asks.
# Variables:
#   $on (String) - which: yes, no
console-hall-clarity =
    { $on ->
        [yes] The hall's voice is clearer, for a noisy hall.
       *[no] The hall's voice is as it is, not made clear.
    }
    .line =
        { $on ->
            [yes] hall clarity on
           *[no] hall clarity off
        }

# How the hall's voice is set, for who asks.
# Variables:
#   $rate (Number) - words a minute
#   $pitch (Number) - from 0 to 100
#   $volume (Number) - per cent
#   $clear (String) - which: yes, no
console-hall-voice =
    { $clear ->
        [yes] The hall's voice: { $rate } words a minute, pitch { $pitch }, volume { $volume } per cent, made clear for a noisy hall.
       *[no] The hall's voice: { $rate } words a minute, pitch { $pitch }, volume { $volume } per cent, not made clear.
    }
    .line = hall rate { $rate }, pitch { $pitch }, vol. { $volume }

# Which of the machine's voices speaks.
# Variables:
#   $hall (String) - which: yes, no
#   $name (String) - its name, or none for the usual one of each language
console-voice-named =
    { $hall ->
        [yes]
            { $name ->
                [none] The hall's voice is the usual one.
               *[other] The hall's voice is { $name }.
            }
       *[no]
            { $name ->
                [none] Your voice is the usual one.
               *[other] Your voice is { $name }.
            }
    }
    .line =
        { $hall ->
            [yes]
                { $name ->
                    [none] hall voice: the usual one
                   *[other] hall: { $name }
                }
           *[no]
                { $name ->
                    [none] your voice: the usual one
                   *[other] yours: { $name }
                }
        }

# Before the list of the machine's voices, which is told part by part.
# Variables:
#   $count (Number) - how many there are
console-voices =
    { $count ->
        [one] There is one voice. Choose it with voices and its number; voices usual goes back.
       *[other] There are { $count } voices. Choose with voices, and a number or a name; voices usual goes back. More goes on.
    }
    .line = voices NUMBER; more

# One of the machine's voices.
# Variables:
#   $number (Number) - its number in the list
#   $name (String) - its name
#   $languages (String) - what it speaks, or any for a manner of speaking that any language can have
console-voice-listed =
    { $languages ->
        [any] { $number }: { $name }, for any language.
       *[other] { $number }: { $name }, { $languages }.
    }
    .line = { $number } { $name }

# The machine's voices cannot be listed.
console-no-voices = This voice has no others to choose from.
    .line = No other voices to choose from.

# There is no voice of that name or number.
# Variables:
#   $name (String) - what was asked for
console-no-such-voice = There is no voice { $name }; the one before goes on. The command voices tells them all.
    .line = No such voice. All: voices

# Before the list of the cues, which is told part by part.
# Variables:
#   $count (Number) - how many there are
console-sounds =
    { $count ->
        [one] One sound, with its meaning.
       *[other] { $count } sounds, each with its meaning. Type more for the rest.
    }
    .line = { $count } sounds, each with its meaning

# What a cue sounds like, for its entry in the list of the cues.
# Variables:
#   $cue (String) - which: clock-pressed, press-kept, refused, not-understood, opponents-move, difference, draw-offer, flag-fall, game-start, game-end, question, board-focus, line-focus, edge, light-square, dark-square, port-lost, port-found, dial-mark, last-five, low-time, last-second, peg-touched, peg-lifted, peg-placed, peg-right, peg-wrong, board-stands, move-stands
console-cue-name =
    { $cue ->
        [clock-pressed] double knock
        [press-kept] two slow knocks
        [refused] two low notes
        [not-understood] low wavering note
        [opponents-move] rising bell
        [difference] low trill
        [draw-offer] flute down and up
        [flag-fall] long falling note
        [game-start] rising flute
        [game-end] falling bells
        [question] rising whistle
        [board-focus] short low rise
        [line-focus] short high fall
        [edge] dull knock
        [light-square] short high bell
        [dark-square] short low bell
        [port-lost] hiss and low notes
        [port-found] hiss and bells
        [dial-mark] one flute note
        [last-five] three bells and a higher one
        [low-time] two notes and a higher one
        [last-second] tick
        [peg-touched] quick rise
        [peg-lifted] rustle
        [peg-placed] click and knock
        [peg-right] knock and bell
        [peg-wrong] knock and falling note
        [board-stands] three quick bells
       *[move-stands] two beeps and a bell
    }

# What a cue means, after the cue itself. It begins with the cue's number and name, so that nobody takes it for news.
# Variables:
#   $number (Number) - its number in the list
#   $name (String) - what it sounds like, already in words
#   $cue (String) - which: clock-pressed, press-kept, refused, not-understood, opponents-move, difference, draw-offer, flag-fall, game-start, game-end, question, board-focus, line-focus, edge, light-square, dark-square, port-lost, port-found, dial-mark, last-five, low-time, last-second, peg-touched, peg-lifted, peg-placed, peg-right, peg-wrong, board-stands, move-stands
console-cue =
    Sound { $number }, { $name }: { $cue ->
        [clock-pressed] your press counts, and your opponent's clock runs.
        [press-kept] your press is kept until the last word of the announcement.
        [refused] that was not done. The reason follows.
        [not-understood] what you typed was not understood.
        [opponents-move] your opponent has pressed the clock.
        [difference] announcement, board and score differ.
        [draw-offer] a draw is offered.
        [flag-fall] a flag has fallen.
        [game-start] the game begins.
        [game-end] the game is over.
        [question] you are asked something.
        [board-focus] your keys go over the board now.
        [line-focus] your keys go to the input line again.
        [edge] the edge of the board, or the end of a list.
        [light-square] an empty light square.
        [dark-square] an empty dark square.
        [port-lost] a device or another station no longer answers.
        [port-found] a device or another station is back.
        [dial-mark] five minutes of your dial; twice for a quarter of an hour.
        [last-five] the last five minutes of your clock begin.
        [low-time] your time is as low as you set with the command low.
        [last-second] one of the last ten seconds of your clock.
        [peg-touched] you have lifted a piece in your turn, so it is touched.
        [peg-lifted] you have lifted a piece, and nothing follows from it.
        [peg-placed] you have put down a piece whose move is not announced yet.
        [peg-right] the piece is where it belongs.
        [peg-wrong] the piece is not where it belongs.
        [board-stands] your board shows what it should.
       *[move-stands] your move is on your board. Press your clock.
    }
    .line =
        sound { $number }: { $cue ->
            [clock-pressed] your press counts
            [press-kept] your press is kept
            [refused] refused
            [not-understood] not understood
            [opponents-move] your opponent has pressed
            [difference] something differs
            [draw-offer] a draw is offered
            [flag-fall] a flag has fallen
            [game-start] the game begins
            [game-end] the game is over
            [question] a question
            [board-focus] keys to the board
            [line-focus] keys to the line
            [edge] edge, or end of a list
            [light-square] empty light square
            [dark-square] empty dark square
            [port-lost] something was lost
            [port-found] something is back
            [dial-mark] five minutes of your clock
            [last-five] your last five minutes
            [low-time] your time is low
            [last-second] one of your last ten seconds
            [peg-touched] lifted, and touched
            [peg-lifted] lifted
            [peg-placed] put down
            [peg-right] where it belongs
            [peg-wrong] where it does not belong
            [board-stands] your board is right
           *[move-stands] your move stands: press
        }

# There is no message before the oldest one that is kept.
console-no-earlier = There is no earlier message.
    .line = no earlier message

# No line was typed before the one that is shown.
console-no-earlier-line = There is no earlier line.
    .line = no earlier line

# No line was typed behind the one that is shown.
console-no-later-line = There is no later line.
    .line = no later line

# There is no message behind the latest one.
console-no-later = That was the latest message.
    .line = that was the latest message

# The overview, first answer to the word help.
console-help = Type a move, for example knight g1 f3, and press Enter. Space on an empty line presses your clock. Enter alone says what to do next. Control S stops the voice. Type help and one of these: game, clock, claims, opponent, board, sounds, arbiter, settings, or a command or a key. more goes through all commands, keys through the keys. quit leaves.
    .line = help: more, keys, or help COMMAND

# Where the player is and how to leave: the first answer to F1 and to a question mark. What is awaited follows.
# Variables:
#   $place (String) - board, desk (the arbiter's, at a player's console), post (the arbiter's own), lesson, watch or game
#   $color (String) - the player's colour: white or black
console-here = { $place ->
        [board] You are on your board. Escape leads back to the input line.
        [desk] You are at the arbiter's desk. Type done to leave it.
        [post] You are at the arbiter's desk. Type quit to leave.
        [lesson] You are in the lesson. Type quit to leave it.
        [watch] You are watching a game. Type quit to leave.
       *[game] You are { $color ->
            [white] White
           *[black] Black
        } in a game. Type quit to save it and leave.
    } Press F 1 again for help.
    .line = { $place ->
        [board] Your board. Escape: back. F1: help
        [desk] Arbiter's desk. done: leave. F1: help
        [post] Arbiter's desk. quit: leave. F1: help
        [lesson] The lesson. quit: leave. F1: help
        [watch] You are watching. quit: leave
       *[game] A game. quit: leave. F1 again: help
    }

# Heading of one part of the help.
# Variables:
#   $part (Number) - which part
#   $parts (Number) - how many parts there are
console-help-part = Part { $part } of { $parts }.
    .line = help { $part }/{ $parts }, next: more

# Behind the last part of the help.
console-help-end = That was the last part.

# A topic of the help, one a line below the overview.
# Variables:
#   $topic (String) - its word
console-help-topic = help { $topic }

# The topic of the help: a first game
console-topic-game = First time: start the program with ansage learn, or choose learn before a game. Type start. Then type your move and Enter: the hall hears it. Space presses your clock. Your opponent speaks a move and presses F 8; type it as it was said.
    .line = start, your move, Space; F8, the reply

# The topic of the help: the clock
console-topic-clock = c says both clocks and which one runs. Space presses yours, F 8 your opponent's.
    .line = c: clocks. Space: yours. F8: other

# The topic of the help: the player's board
console-topic-board = Tab leads onto your board, Escape back. There arrows, or e s d f, go from square to square; k q r b n p to the pieces.
    .line = Tab: onto the board. Arrows or e s d f

# The topic of the help: sounds and the voice
console-topic-sounds = Type sounds to hear each sound and what it means. Control S stops the voice. F 9 switches the cues of your clock. rate, pitch and volume change the voice.
    .line = sounds: each. Ctrl+S: silence. F9

# The topic of the help: the arbiter
console-topic-arbiter = arbiter calls the arbiter, and both clocks are stopped. ruling and the code open the desk, resume lets play go on, and done leaves the desk.
    .line = arbiter; then ruling CODE, resume, done

# The topic of the help: what can be set
console-topic-settings = lines words or short says how lines are written, ear plain or hall how you hear squares; rate, pitch, volume and verbosity are of your voice.
    .line = lines, ear, rate, pitch, volume

# Help was asked about something that is not a topic, a command or a key.
# Variables:
#   $word (String) - what was asked about
#   $topics (String) - the words of all topics, with commas between
console-help-unknown = No help on { $word }. Topics: { $topics }.
    .line = No help on { $word }. Try help topics

# The topics of the help.
# Variables:
#   $topics (String) - their words, with commas between
console-help-topics = Topics: { $topics }. Type help and one of them.
    .line = Topics: help and one of these

# A command was typed with something after it that does not fit, or without what belongs there.
# Variables:
#   $command (String) - its words, as they were typed
#   $takes (String) - what it takes: nothing, square, transfer, text, piece, line, count, switch, times, guide, player, form, ear
console-takes =
    { $takes ->
        [nothing] { $command } takes nothing after it.
        [square] { $command } takes a square, such as e4.
        [transfer] { $command } takes two squares, such as e2 e4.
        [text] { $command } takes the words that were written.
        [piece] { $command } takes a piece, such as N or black rook.
        [line] { $command } takes a file or a rank, such as e or 4.
        [count] { $command } takes a number of moves, or all.
        [switch] { $command } takes on or off.
        [times] { $command } takes times such as 5:00 and 0:30, or spoken, sound or off.
        [guide] { $command } takes words, cues or off.
        [player] { $command } takes white or black.
        [form] { $command } takes words or short.
       *[ear] { $command } takes hall or plain.
    }
    .line =
        { $takes ->
            [nothing] { $command }: nothing after it
            [square] { $command }: a square, such as e4
            [transfer] { $command }: two squares, e2 e4
            [text] { $command }: the words written
            [piece] { $command }: a piece, such as N
            [line] { $command }: a file or a rank
            [count] { $command }: a number, or all
            [switch] { $command }: on or off
            [times] { $command }: 5:00 0:30, spoken, sound, off
            [guide] { $command }: words, cues or off
            [player] { $command }: white or black
            [form] { $command }: words or short
           *[ear] { $command }: hall or plain
        }

# A command was typed with something after it that is not a number it can have.
# Variables:
#   $command (String) - its words, as they were typed
#   $least (Number) - the least number
#   $most (Number) - the greatest number
console-takes-number = { $command } takes a number from { $least } to { $most }, or up or down.
    .line = { $command }: { $least } to { $most }, up, down

# Heading of the key table in the README: the keys.
console-table-keys = Key

# Heading of the command table in the README: the commands.
console-table-commands = Command

# Heading of both tables in the README: what they do.
console-table-does = What it does

# Help about a key or a group of keys; .keys names them.
console-key-space = Your clock, where nothing is typed.
    .line = Space, empty line: your clock
    .keys = Space

# Help about a key or a group of keys; .keys names them.
console-key-press = Your clock, from anywhere.
    .line = F7: your clock
    .keys = F7

# Help about a key or a group of keys; .keys names them.
console-key-opponent-press = The clock of your opponent at this keyboard, and nothing else.
    .line = F8: your opponent's clock
    .keys = F8

# Help about a key or a group of keys; .keys names them.
console-key-opponent-confirms = Your opponent confirms what you have typed for him: a word, a move or a code.
    .line = F12: confirms what you typed
    .keys = F12

# Help about a key or a group of keys; .keys names them.
console-key-enter = Sends the line. On an empty line it only says what is awaited.
    .line = Enter: sends; empty: what is awaited
    .keys = Enter

# Help about a key or a group of keys; .keys names them.
console-key-escape = Takes back a press that is still kept, then a question, then leaves the board, then clears the line.
    .line = Escape: back, cancel, clear
    .keys = Escape

# Help about a key or a group of keys; .keys names them.
console-key-stop = Stops your own voice at once. What the hall hears goes on.
    .line = Ctrl+S: stops your voice
    .keys = Ctrl+S

# Help about a key or a group of keys; .keys names them.
console-key-messages = Tell the latest message again, public or private; pressed again, the one before. F6 goes back to later ones.
    .line = F5, F6: messages again, back, forth
    .keys = F5, F6

# Help about a key or a group of keys; .keys names them.
console-key-help = Where you are, how to leave, and what is awaited; pressed again, the help, and its next part.
    .line = F1, F2: where you are; then help
    .keys = F1 or F2

# Help about a key or a group of keys; .keys names them.
console-key-leave = Asks whether to save and leave; pressed again, does it.
    .line = Ctrl+C, Ctrl+D: save and leave
    .keys = Ctrl+C or Ctrl+D

# Help about a key or a group of keys; .keys names them.
console-key-arrows = Go over your board at any time.
    .line = Arrows: over your board
    .keys = Arrow keys

# Help about a key or a group of keys; .keys names them.
console-key-tab = From the input line to the board.
    .line = Tab: to the board
    .keys = Tab

# Help about a key or a group of keys; .keys names them.
console-key-line = Back to the input line.
    .line = i: back to the line
    .keys = i, Tab or Escape on the board

# Help about a key or a group of keys; .keys names them.
console-key-history = The lines you typed before: Enter sends one again, a letter begins a new one.
    .line = Page up, down: lines you typed
    .keys = Page up, page down, Ctrl+P, Ctrl+N

# Help about a key or a group of keys; .keys names them.
console-key-edit = Change the line: delete a letter, to the beginning, to the end, a letter back, a letter on, delete all before the cursor, delete a word.
    .line = Ctrl+A E B F U W: edit the line
    .keys = Backspace, Delete, Home, End, Ctrl+A, Ctrl+E, Ctrl+B, Ctrl+F, Ctrl+U, Ctrl+W

# Help about a key or a group of keys; .keys names them.
console-key-pieces = To the next king, queen, rook, bishop, knight or pawn, file by file; with Shift to the one before.
    .line = k q r b n p: next, Shift: before
    .keys = k q r b n p on the board

# Help about a key or a group of keys; .keys names them.
console-key-ranks = To this rank.
    .line = 1 to 8: rank
    .keys = 1 to 8 on the board

# Help about a key or a group of keys; .keys names them.
console-key-files = To the file a to h.
    .line = Shift+1 to 8: file a to h
    .keys = Shift+1 to Shift+8 on the board

# Help about a key or a group of keys; .keys names them.
console-key-here = The square under your fingers.
    .line = o: this square
    .keys = o on the board

# Help about a key or a group of keys; .keys names them.
console-key-last = The last move.
    .line = l: last move
    .keys = l on the board

# Help about a key or a group of keys; .keys names them.
console-key-clocks = Both clocks, yours first.
    .line = t: clocks
    .keys = t on the board

# Help about a key or a group of keys; .keys names them.
console-key-captured = The piece captured last.
    .line = c: captured last
    .keys = c on the board

# Help about a key or a group of keys; .keys names them.
console-key-diagonals = The pieces on the next diagonal, clockwise; with Shift the other way round.
    .line = x: next diagonal, X: back
    .keys = x on the board

# Help about a key or a group of keys; .keys names them.
console-key-lines = The pieces along rank and file, clockwise; with Shift the other way round.
    .line = v: next line, V: back
    .keys = v on the board

# Help about a key: Alt and x, as on Lichess, where the screen reader leaves it
console-key-alt-lines = The pieces along rank and file, as v on the board.
    .line = Alt+x: next line, Alt+X: back
    .keys = Alt+x

# Help about keys: the letters that stand for the arrows
console-key-board-steps = Up, left, down, right on the board, where a screen reader keeps the arrows.
    .line = e s d f: up, left, down, right
    .keys = e s d f on the board

# Help about keys: Shift and a, Shift and d
console-key-walk = Back and forth through the moves that were told; your board stays as it is.
    .line = A: move before, D: move after
    .keys = Shift+a, Shift+d on the board

# Help about a key: reading on
console-key-more = Reads on: the next line of a reply, where more of it waits.
    .line = +: the next line of a reply
    .keys = + on the board

# Help about keys: those of Lichess that ask an engine
console-key-none = On Lichess these ask an engine. There is none here.
    .line = g, G: there is no engine
    .keys = g on the board

# Help about a key or a group of keys; .keys names them.
console-key-leaps = The pieces a knight's leap away.
    .line = j: a knight's leap away
    .keys = j on the board

# Help about a key or a group of keys; .keys names them.
console-key-select = Chooses the piece. Once more on the target square: announces its move.
    .line = Space: choose, then announce the move
    .keys = Space or Enter on the board

# Help about a key or a group of keys; .keys names them.
console-key-moves = The legal moves of the piece, with Shift its captures. Practice only.
    .line = m: moves, M: captures (practice)
    .keys = m on the board

# Help about a key or a group of keys; .keys names them.
console-key-whose = At the arbiter's own desk: the other player's board.
    .line = w: the other board, at the desk
    .keys = w on the board

# Help about a key or a group of keys; .keys names them.
console-key-board-help = Help.
    .line = h: help
    .keys = h on the board

# Help about a command: what is typed and what it does.
console-help-start = start: the game begins and the clock of White runs.
    .line = start: begins the game

# Help about a command: what is typed and what it does.
console-help-resume = resume: play goes on after a break.
    .line = resume: play goes on

# Help about a command: what is typed and what it does.
console-help-press = press: your clock. On a keyboard it is Space on an empty line.
    .line = press: your clock

# Help about a command: what is typed and what it does.
console-help-correct = correct, and the move: fixes your own words until you press the clock.
    .line = correct MOVE: fixes your words

# Help about a command: what is typed and what it does.
console-help-misheard = misheard, and the move: replaces your opponent's move as you entered it.
    .line = misheard MOVE: fixes the entered move

# Help about a command: what is typed and what it does.
console-help-repeats = repeats, and the move: you repeat what your opponent announced.
    .line = repeats MOVE: your opponent's words

# Help about a command: what is typed and what it does.
console-help-adjust = adjust: you adjust pieces, and say so before you lift them.
    .line = adjust: I adjust

# Help about a command: what is typed and what it does.
console-help-touched = touched, and a square: you touched the piece there.
    .line = touched SQUARE: you touched it

# Help about a command: what is typed and what it does.
console-help-played = played, and both squares: what you executed on your own board; a third word names another piece that you put there.
    .line = played FROM TO: as you executed it

# Help about a command: what is typed and what it does.
console-help-wrote = wrote, and the text: what you have written for the last half-move.
    .line = wrote TEXT: what you have written

# Help about a command: what is typed and what it does.
console-help-draw = draw: offers a draw. You are asked first.
    .line = draw: offers a draw

# Help about a command: what is typed and what it does.
console-help-accept = accept: accepts the draw your opponent offers, after a question.
    .line = accept: accepts the draw

# Help about a command: what is typed and what it does.
console-help-decline = decline: declines the draw.
    .line = decline: declines the draw

# Help about a command: what is typed and what it does.
console-help-resign = resign: resigns the game, after a question.
    .line = resign: resigns the game

# Help about a command: what is typed and what it does.
console-help-flag = flag: claims that your opponent's flag has fallen.
    .line = flag: claims the flag

# Help about a command: what is typed and what it does.
console-help-arbiter = arbiter: calls the arbiter and stops both clocks.
    .line = arbiter: calls the arbiter

# Help about a command: what is typed and what it does.
console-help-again = again: repeats the last announcement in the hall.
    .line = again: repeats it in the hall

# Help about a command: what is typed and what it does.
console-help-compare = compare: both boards and both scores side by side, as far as they are known; the hall hears it.
    .line = compare: boards and scores

# The opponent's words at a shared keyboard, where a line begins with opp and goes on as none of them.
console-opponents-words = What your opponent says or does at this keyboard: opp and his move, or opp and one of these: press, yes, draw, accept, decline, resign, flag, arbiter, resume, adjust, touched, repeats, played, wrote, claim, consent, board off, board on.
    .line = opp e5, opp draw, ...: help opp draw

# The topic of the help about an opponent who acts at a station of his own, or whom the program plays.
console-opponent-apart = Your opponent does not act at this keyboard. To repeat an announced move, type repeat and the move. If your move is misheard or goes to another square, type again: it is announced once more. claim touched and claim illegal claim what the Laws give you; flag claims the flag.
    .line = repeat MOVE; again; claim touched

# The topic of the help about the game, where the opponent does not act at this keyboard.
console-game-apart = Type start. Then type your move and Enter: it is announced. Space presses your clock. Your opponent repeats your move, announces a move and presses. Type repeat and that move, then your own.
    .line = start, your move, Space; repeat MOVE

# The topic of the help about the clock, where the opponent presses his own.
console-clock-apart = c says both clocks and which one runs. Space presses yours. The opponent's is not on this keyboard.
    .line = c: clocks. Space: your clock

# Help about a command: what is typed and what it does.
console-help-claim-repetition = claim repetition: claims a draw because the position is on the board for the third time. With a move behind it: it would be there after that move, which you have written and not made.
    .line = claim repetition [MOVE]: third time

# Help about a command: what is typed and what it does.
console-help-claim-fifty = claim fifty: claims a draw after fifty moves without a pawn move and a capture. With a move behind it: after that move, which you have written and not made.
    .line = claim fifty [MOVE]: fifty-move draw

# Help about a command: what is typed and what it does.
console-help-claim-quickplay = claim quickplay: claims a draw with less than two minutes left, because your opponent cannot win or does not try. The arbiter judges it.
    .line = claim quickplay: under 2 minutes

# Help about a command: what is typed and what it does.
console-help-claim-seconds = claim seconds: asks for five more seconds a move for both, with less than two minutes left.
    .line = claim seconds: 5 s more a move

# Help about a command: what is typed and what it does.
console-help-claim-mate = claim mate and the move: a sighted player claims that this move, executed on the own board, is checkmate. The arbiter judges whether it was made in time.
    .line = claim mate Qh7: mate on the board

# Help about a command: what is typed and what it does.
console-help-claim-stalemate = claim stalemate and the move: a sighted player claims that this move, executed on the own board, is stalemate. The arbiter judges whether it was made in time.
    .line = claim stalemate Qh7: on the board

# Help about a command: what is typed and what it does.
console-help-claim-touched = claim touched: claims that your opponent touched a piece and did not move or capture it.
    .line = claim touched: touched, not moved

# Help about a command: what is typed and what it does.
console-help-claim-illegal = claim illegal: claims an illegal move of your opponent, where the Laws of the table ask for a claim.
    .line = claim illegal: an illegal move

# Help about a command: what is typed and what it does.
console-help-claim-unpromoted = claim unpromoted e8: claims that your opponent pressed his clock with the pawn of this move left on the last rank.
    .line = claim unpromoted MOVE

# Help about a command: what is typed and what it does.
console-help-claim-setup = claim setup: claims that the pieces were set up wrongly.
    .line = claim setup: pieces set up wrongly

# Help about a command: what is typed and what it does.
console-help-claim-colours = claim colours: claims that the game has begun with swapped colours.
    .line = claim colours: swapped colours

# Help about a command: what is typed and what it does.
console-help-claim-turned = claim turned: claims that the board is the wrong way round.
    .line = claim turned: board the wrong way

# Help about a command: what is typed and what it does.
console-help-claim-displaced = claim displaced: claims that pieces were displaced. No clock stops for it.
    .line = claim displaced: pieces displaced

# Help about a command: what is typed and what it does.
console-help-claim-idle = claim idle: claims that your opponent pressed the clock without a move.
    .line = claim idle: pressed without a move

# Help about a command: what is typed and what it does.
console-help-claim-hands = claim hands: claims that your opponent moved with two hands.
    .line = claim hands: moved with two hands

# Help about a command: what is typed and what it does.
console-help-claim-absent = claim absent: claims that your opponent has not come in time.
    .line = claim absent: nobody has come

# Help about a command: what is typed and what it does.
console-help-consent = consent: you agree to a penalty or a claim that stands against you, or to an arbiter's code typed at the other station, after a question. Where an arbiter is at the desk, he decides.
    .line = consent: you agree to what stands

# Help about a command: what is typed and what it does.
console-help-control = control: how many moves are left to your next time control, and the kind of period.
    .line = control: moves to the time control

# Help about a command: what is typed and what it does.
console-help-time = time: before the start, asks for the time control question by question; afterwards tells it. With a time control behind it, sets it at once before the start; for example time 90+30 for 90 minutes and 30 seconds a move.
    .line = time: asks for it; time 90+30: sets it

# Help about a command: what is typed and what it does.
console-help-rules = rules: the edition of the Laws and the rules of this table. With a name behind it: that rule in words.
    .line = rules, rules NAME: rules of the table

# Help about a command: what is typed and what it does.
console-help-opp-press = opp press: the clock of your opponent. On a keyboard it is F 8.
    .line = opp press: your opponent's clock

# Help about a command: what is typed and what it does.
console-help-opp-yes = opp yes: your opponent confirms what you have typed for him. On a keyboard it is F 12.
    .line = opp yes: your opponent confirms

# Help about a command: what is typed and what it does.
console-help-opp-resign = opp resign: your opponent resigns. F 12 confirms it.
    .line = opp resign: your opponent resigns

# Help about a command: what is typed and what it does.
console-help-opp-flag = opp flag: your opponent claims that your flag has fallen. F 12 confirms it.
    .line = opp flag: your flag is claimed

# Help about a command: what is typed and what it does.
console-help-opp-arbiter = opp arbiter: your opponent calls the arbiter. F 12 confirms it.
    .line = opp arbiter: your opponent calls

# Help about a command: what is typed and what it does.
console-help-opp-consent = opp consent: your opponent agrees to what is open there. F 12 confirms it.
    .line = opp consent: your opponent agrees

# Help about a command: what is typed and what it does.
console-help-opp-accept = opp accept, or opp decline: your opponent accepts the draw, or declines it. F 12 confirms it.
    .line = opp accept, opp decline: the draw

# Help about a command: what is typed and what it does.
console-help-opp-repeats = opp repeats, and the move: your opponent repeats your announcement. F 12 confirms it.
    .line = opp repeats MOVE: repeats your words

# Help about a command: what is typed and what it does.
console-help-opp-played = opp played, and both squares: what your opponent executed on that board. opp wrote, and the text: what was written. F 12 confirms it.
    .line = opp played FROM TO, opp wrote TEXT

# Help about a command: what is typed and what it does.
console-help-opp-claim = opp claim, and what your opponent claims, in the words behind claim; for example opp claim fifty. F 12 confirms it.
    .line = opp claim WHAT: that claim

# Help about a command: what is typed and what it does.
console-help-opp-draw = opp draw: your opponent offers a draw. F 12 confirms it.
    .line = opp draw: your opponent offers a draw

# Help about a command: what is typed and what it does.
console-help-opp-touched = opp touched, and a square: your opponent touched the piece there. opp adjust: your opponent adjusts. F 12 confirms it.
    .line = opp touched SQUARE, opp adjust

# Help about a command: what is typed and what it does.
console-help-clocks = c: both clocks, yours first, and which one runs. m: your clock. o: your opponent, name and clock.
    .line = c: both clocks; m: yours; o: opponent

# Help about: turn
console-help-turn = turn: whose move it is.
    .line = turn: whose move it is

# Help about a command: what is typed and what it does.
console-help-count = count: how many moves both have completed.
    .line = count: moves completed

# Help about a command: what is typed and what it does.
console-help-used = used: the time both have used.
    .line = used: time used by both

# Help about a command: what is typed and what it does.
console-help-last = l: the last move, to you alone. A number behind it tells so many moves, all tells every one.
    .line = l, l 5, l all: last moves

# Help about: earlier, later
console-help-walk = earlier, and later: through the moves that were told, one by one. Your board stays as it is.
    .line = earlier, later: through the moves

# Help about a command: what is typed and what it does.
console-help-score = score: your own score of the game.
    .line = score: your score

# Help for the command that shows the last announcement in words.
console-help-words = words: the last announcement word for word, on the line too. words, and fide, plain or nato: the list of words from now on.
    .line = words: the last move; words nato

# Help about a command: what is typed and what it does.
console-help-captured = captured: the piece captured last.
    .line = captured: captured last

# Help about a command: what is typed and what it does.
console-help-board = b: your whole board. With a square: onto the board, with the fingers there; Escape leads back.
    .line = b: your board; b e4: onto it at e4

# Help about a command: what is typed and what it does.
console-help-square = x, and a square: what is there on your board.
    .line = x e4: what is on e4

# Help about a command: what is typed and what it does.
console-help-line = s, and a file or a rank: what is on it.
    .line = s e, s 4: a file, a rank

# Help about a command: what is typed and what it does.
console-help-white = white, or black: all pieces of that colour on your board. p, and a piece: where such pieces stand. A capital letter alone means White, a small one Black, a all of them.
    .line = white, black, p N, p n, p A, p a

# Help about: kings, queens, rooks, bishops, knights, pawns
console-help-kinds = kings, queens, rooks, bishops, knights, pawns: where they stand, yours first.
    .line = kings queens rooks bishops knights pawns

# Help about a command: what is typed and what it does.
console-help-rays = rays, diagonals or leaps, and a square: the pieces on its rank and its file, on its diagonals, or a knight's leap away.
    .line = rays e4, diagonals e4, leaps e4

# Help about a command: what is typed and what it does.
console-help-moves = moves, and a square: the legal moves of the piece there. captures: the legal captures, of one piece if you add its square. Practice only.
    .line = moves e4, captures e4 (practice)

# Help about a command: what is typed and what it does.
console-help-attackers = attackers or defenders, and a square: the pieces that attack it, or defend it. Practice only.
    .line = attackers e4, defenders e4 (practice)

# Help about a command: what is typed and what it does.
console-help-hint = hint: where a good move begins; typed again, the move. Practice only.
    .line = hint (practice)

# Help about a command: what is typed and what it does.
console-help-takeback = takeback: takes back moves until you are to move, after a question. Practice only.
    .line = takeback (practice)

# Help about a command: what is typed and what it does.
console-help-rate = rate, pitch or volume, and a number, up or down: how fast, how high and how loud the voice speaks.
    .line = rate 200, pitch up, volume down

# Help about a command: what is typed and what it does.
console-help-verbosity = verbosity, and 0, 1 or 2: how much of your typing is spoken; nothing, words, or letters and words.
    .line = verbosity 0, 1, 2: echo of typing

# Help about: lines
console-help-lines = lines words: lines in words, for a screen reader. lines short: short ones for a Braille display, one at a time.
    .line = lines words, lines short

# Help about: ear
console-help-ear = ear plain: you hear squares and moves as letters and figures. ear hall: in the words of the hall.
    .line = ear plain, ear hall: squares, moves

# Help about a command: what is typed and what it does.
console-help-hall = hall rate or hall pitch, and a number, up or down: how fast and how high the voice speaks that the hall hears; your own settings never change it. hall alone tells how it is set.
    .line = hall rate 140, hall pitch 50, hall

# Help about a command: what is typed and what it does.
console-help-hall-sound = hall volume, and a number, up or down: how loud the hall's voice is. hall clarity, and on or off: whether it is made clear for a noisy hall.
    .line = hall volume 80, hall clarity on

# Help about a command: what is typed and what it does.
console-help-voices = voices: the voices to choose from. voices, and a number or a name: your own voice. hall voice, and a number or a name: the one that the hall hears. usual goes back.
    .line = voices, voices 2, hall voice 2

# Help about a command: what is typed and what it does.
console-help-sounds = sounds: each cue that you may hear, and what it means.
    .line = sounds: the cues and what they mean

# Help about a command: what is typed and what it does.
console-help-messages = messages: tells the latest message again, public or private; messages again the one before. newer: the one behind it.
    .line = messages, newer: told again

# Help about a command: what is typed and what it does.
console-help-settings = settings: what is changed. settings and a name, such as settings rate: what it is, where that comes from and what may be typed; a value behind it changes it and keeps it, and once behind that keeps it for this time only. settings all: everything; settings file: where they are kept.
    .line = settings, settings rate 200, … all

# Help about a command: what is typed and what it does.
console-help-voice = voice, and self, reader or off: who speaks private answers, the program, your screen reader, or nobody.
    .line = voice self, voice reader, voice off

# Help about a command: what is typed and what it does.
console-help-lang = lang, and en or de: the language of the program. hall lang, and en or de: that of the hall.
    .line = lang de, hall lang en

# Help about a command: what is typed and what it does.
console-help-style = style, and long or short: whether a move is always said with its from-square, or only where that is needed.
    .line = style long, style short

# Help about a command: what is typed and what it does.
console-help-ears = ears, and split or same: private answers in one ear only, or in both.
    .line = ears split, ears same

# Help about a command: what is typed and what it does.
console-help-help = help: an overview. With a command behind it: what that command does.
    .line = help, help COMMAND

# Help about a command: what is typed and what it does.
console-help-more = more: the next part of the help.
    .line = more: next part of the help

# Help about a command: what is typed and what it does.
console-help-keys = keys: what the keys do.
    .line = keys: what the keys do

# Help about a command: what is typed and what it does.
console-help-yes = yes, or no: to a question.
    .line = yes, no: to a question

# Help about a command: what is typed and what it does.
console-help-quit = quit: saves the game and leaves; asks first while a game goes on.
    .line = quit: saves and leaves

# Help about a command: what is typed and what it does.
console-help-dial = dial, final or seconds, and on or off. dial: one short sound each five minutes of your clock, two each quarter of an hour. final: a sound when the last five minutes of a period begin. seconds: a short tick at each of your last ten seconds.
    .line = dial, final, seconds: on or off

# Help about a command: what is typed and what it does.
console-help-low = low, and times of minutes and seconds, as in low 5:00 0:30: a sound when your clock is as low as that. low spoken: in words too; low sound: only the sound; low off: none.
    .line = low 5:00 0:30, low spoken, low off

# Help about a command: what is typed and what it does.
console-help-cues = cues: which sounds of your clock are on. cues off: none; cues on: as before. quiet, or F9: none any more; F9 again: as before.
    .line = cues, cues on, cues off, quiet, F9

# Help about a key or a group of keys; .keys names them.
console-key-cues = All sounds of your own clock off; pressed again, on as before.
    .line = F9: sounds of the clock off, on
    .keys = F9

# The marks of the audible dial are on, or were switched on (D.2.5).
console-cue-dial-on = The dial is on: one sound each five minutes, two each quarter of an hour.
    .line = dial on: 5 min once, 15 min twice

# The marks of the audible dial are off, or were switched off.
console-cue-dial-off = The dial is off.
    .line = dial off

# The cue at the beginning of the last five minutes is on, or was switched on.
console-cue-final-on = The last five minutes of a period begin with a sound.
    .line = final on: last five minutes

# The cue at the beginning of the last five minutes is off, or was switched off.
console-cue-final-off = The last five minutes begin without a sound.
    .line = final off

# The ticks of the last ten seconds are on, or were switched on.
console-cue-seconds-on = Each of the last ten seconds has a tick.
    .line = seconds on: last ten

# The ticks of the last ten seconds are off, or were switched off.
console-cue-seconds-off = The last ten seconds have no ticks.
    .line = seconds off

# The low times that are set.
# Variables:
#   $times (String) - the times left at which there is a sound, ready to be spoken
console-cue-low-on = Low time sounds at { $times }.
    .line = low { $times }

# No low time is set, or all were removed.
console-cue-low-off = No low time is set.
    .line = low off

# Low times are told in words from now on.
console-cue-low-spoken = Low time is told in words too.
    .line = low time in words

# Low times are told by their sound alone from now on.
console-cue-low-sounded = Low time is told by its sound alone.
    .line = low time by sound alone

# Everything that the clock lets be heard was switched off.
console-cues-off = All sounds of the clock are off. F9, or cues on, brings them back.
    .line = clock sounds off. F9: back

# Nothing of the clock is heard, and nothing was before.
console-cues-none = No sound of the clock is on. Try dial on, final on, seconds on, or low 5:00.
    .line = clock sounds: none. Help: help cues

# The player's clock is as low as he wished to be told.
# Variables:
#   $left (String) - the time left, ready to be spoken
console-low-left = { $left } left.
    .line = { $left } left

## The arbiter's code and the sealed move

# Help about a command: what is typed and what it does.
console-help-ruling = ruling: for the arbiter. The code is typed behind it, or alone in the next line; it is not shown. Where the game was opened without a code, the other player confirms the first one. Then what is typed is a ruling, until done.
    .line = ruling: the arbiter takes the desk

# Help about a command: what is typed and what it does.
console-help-seal = seal and a move: seals it in an adjourned game. It is not shown. seal paper: you have written it on paper. Until you press you may seal another.
    .line = seal MOVE: seals it, unseen

# Asked where ruling was typed alone.
console-ask-code = The arbiter's code? It is not shown.
    .line = The arbiter's code? Not shown.

# Asked where seal was typed alone.
console-ask-sealed-move = Which move do you seal? It is not shown.
    .line = Which move? It is not shown.

# A line that is hidden, but begins with no word it could belong to.
console-hidden-unclear = The first word was not understood; the rest was hidden and is forgotten. Type ruling and the code, or seal and the move.
    .line = Not understood. Try ruling or seal.

# The echo of a letter that is not told.
console-letter-hidden = star

# A move that is to be sealed was not understood. It is not quoted.
console-seal-not-understood = Not sealed: the move was not understood. Say piece, from-square and to-square, for example seal Ng1f3.
    .line = Not sealed: move not understood.

# A move that is to be sealed can not be told from others without its from-square.
console-seal-from-square = Not sealed: the move is not named in full. Name the from-square too, for example seal Ng1f3.
    .line = Not sealed: name the from-square.

# A move that is to be sealed names no piece, and none of the player stands there.
console-seal-no-piece = Not sealed: name the piece too, for example seal Ng1f3.
    .line = Not sealed: name the piece.

# A move that is to be sealed names no piece for a promotion.
console-seal-promotion-missing = Not sealed: name the piece of promotion too, for example seal e7e8Q.
    .line = Not sealed: name the promotion piece.

# Help about a command: what is typed and what it does.
console-help-guide = guide: what is missing on your tactile board, and the next step. guide words: every step in words; guide cues: sounds, and words where something is wrong; guide off: neither.
    .line = guide: the next step on your board

# Help about a command: what is typed and what it does.
console-help-board-off = board off: lays a broken tactile board aside; your word stands for its pegs. board on: reads it again. With a port, as in board on /dev/ttyUSB0, it is looked for there.
    .line = board off, board on: your board

# Help about a command: what is typed and what it does.
console-help-opp-board-off = opp board off: lays the electronic board of your opponent aside; the moves are typed. opp board on: reads it again.
    .line = opp board off, opp board on

# Help about a command: what is typed and what it does.
console-help-link = link: who has joined with another station, how long the way to it takes, and the code for joining.
    .line = link: who has joined, and the code

# Help about a command: what is typed and what it does.
console-help-inspect = inspect: tells an arbiter in a minute what he has to know: the program, the game and its rules, network, sound, journal.
    .line = inspect: what an arbiter has to know

# Help about a command: what is typed and what it does.
console-help-inspect-hall = inspect hall: the same aloud, for everybody.
    .line = inspect hall: the same aloud

# Help about a command: what is typed and what it does.
console-help-link-code = link code: makes a new code for joining; the one before is worth nothing.
    .line = link code: a new code for joining

# Help about a command: what is typed and what it does.
console-help-link-free = link free: lets your opponent, whose station is away, join with another device; by the arbiter, and in practice, it takes him back to this keyboard. With two such stations, name one: link free white, link free black.
    .line = link free: another device may join

# A move entered for a player after his press awaits his own key.
# Variables:
#   $color (String) - whose key: white or black
console-awaited-key =
    { $color ->
        [white] White
       *[black] Black
    } confirms the entered move with F 12. If it is wrong, type misheard and the right move.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } confirms: F12, or misheard MOVE

# The arbiter was called; nobody has agreed yet to go on without him.
console-awaited-restart = The arbiter is called, and both clocks are stopped. The arbiter lets play go on; to go on without the arbiter, both players agree: type resume.
    .line = Arbiter called. Or both: resume

# The arbiter was called; the player himself has agreed to go on without him, the other not yet.
# Variables:
#   $color (String) - who has still to agree: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-restart-other =
    You agree to go on without the arbiter. { $color ->
        [white] White
       *[black] Black
    } has still to agree{ $there ->
        [yes] { "" }
       *[no] : type opp resume, then F 12
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has still to agree{ $there ->
            [yes] .
           *[no] : opp resume
        }

# The arbiter was called; the other player has agreed to go on without him, this one not yet.
# Variables:
#   $color (String) - who has agreed: white or black
console-awaited-restart-own =
    { $color ->
        [white] White
       *[black] Black
    } agrees to go on without the arbiter. If you agree too, type resume.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } agrees. You too: resume

# Help: the command that enters a move for the opponent at a shared keyboard, also before the own press.
console-help-opp-move = opp and a move: enters a move of your opponent at this keyboard, also a reply before you have pressed. The reply counts when you have pressed.
    .line = opp MOVE: a move or reply

# Help: the opponent's word at a shared keyboard that play goes on without the arbiter.
console-help-opp-resume = opp resume: your opponent agrees that play goes on without the arbiter who was called. F 12 confirms it.
    .line = opp resume: your opponent agrees

# The answer to: whose turn is it.
# Variables:
#   $color (String) - which player: white or black
console-turn =
    { $color ->
        [white] It is White's turn.
       *[black] It is Black's turn.
    }

# The same while a move is announced and not completed.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move, already in words
console-turn-open =
    { $color ->
        [white] White's move is announced, not yet pressed: { $move }
       *[black] Black's move is announced, not yet pressed: { $move }
    }
    .line =
        { $color ->
            [white] White, not yet pressed: { $move }
           *[black] Black, not yet pressed: { $move }
        }
