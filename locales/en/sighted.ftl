### The sighted player's board: what is awaited from him, what his hands cannot do, buttons, help.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "sighted-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read. Below it "Variables:" names every variable, one a
###   line: "  $name (String) - what it is", or (Number) where it counts.
### - Whole sentences, short: the room beside the board has 40 cells. Texts may be heard as well.

# First row of the screen: whose board this is.
# Variables:
#   $color (String) - "white" or "black"
sighted-title =
    { $color ->
        [white] Your board: White
       *[black] Your board: Black
    }

# First row of the screen of somebody who only looks on.
sighted-title-looks-on = You are looking on

# First row: the host answers; the delay is not measured yet.
sighted-link-there = Link: there

# First row: the host answers, after so long there and back.
# Variables:
#   $millis (String) - whole milliseconds
sighted-link-delay = Link: { $millis } ms

# First row: the host does not answer.
sighted-link-lost = LINK LOST

# First row: the host does not answer, and acts of this board wait for it.
# Variables:
#   $unsent (Number) - how many
sighted-link-lost-waiting =
    LINK LOST, { $unsent ->
        [one] one act waits
       *[other] { $unsent } acts wait
    }

# A clock: whose, what it shows, and whether it runs. The sign marks it beside the colour.
# Variables:
#   $color (String) - "white" or "black"
#   $reading (String) - hours, minutes and seconds
#   $runs (String) - "yes" or "no"
sighted-clock =
    { $runs ->
        [yes] >
       *[no] { " " }
    } { $color ->
        [white] White
       *[black] Black
    } { $reading } { $runs ->
        [yes] runs
       *[no] stands
    }

# Above the words of the latest announcement: whose it is.
# Variables:
#   $color (String) - "white" or "black"
sighted-announced =
    { $color ->
        [white] White announced:
       *[black] Black announced:
    }

# Above the list of moves.
sighted-moves = Moves

# The opponent has announced a move; it is neither repeated nor on this board yet.
# Variables:
#   $color (String) - "white" or "black"
sighted-owes-both =
    Repeat the move of { $color ->
        [white] White
       *[black] Black
    } and make it on your board: with your hands, or type it first.

# The opponent has announced a move; it is on this board and not repeated.
# Variables:
#   $color (String) - "white" or "black"
sighted-owes-repetition =
    Repeat the move of { $color ->
        [white] White
       *[black] Black
    }: type it.

# The opponent has announced a move; it is repeated and not on this board yet.
# Variables:
#   $color (String) - "white" or "black"
sighted-owes-execution =
    Make the move of { $color ->
        [white] White
       *[black] Black
    } on your board.

# His board shows something else than was announced, on the squares that are marked.
sighted-mend = Your board differs from what was announced, on the marked squares.

# The own move was made and is on its way to the host.
sighted-being-sent = Your move is on its way.

# Enter on an empty line: what is awaited. Nothing is done by asking.
# Variables:
#   $awaited (String) - whole sentences
sighted-awaited = { $awaited }

# Before the game.
sighted-awaited-start = The game has not begun. Type start.

# After the game.
# Variables:
#   $result (String) - 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2, +:-, -:+ or -:- for a forfeit, or * for a game that was cancelled or left unfinished
sighted-over = The game is over: { $result }. Ctrl+C leaves.

# For somebody who looks on: play is suspended.
sighted-suspended = Play is suspended.

# The owner of this board is to move.
sighted-awaited-own-move = Your move: make it on your board, then press Space.

# The flag of this board's owner has fallen, and the game is not over.
sighted-flag-own = Your flag has fallen. The game goes on until that is claimed or called.

# The opponent's flag has fallen, and the game is not over.
# Variables:
#   $color (String) - "white" or "black"
sighted-flag =
    The flag of { $color ->
        [white] White
       *[black] Black
    } has fallen. To claim it: flag.

# His move is announced and awaits his press.
sighted-awaited-own-press = Your move is announced. Press your clock: Space.

# The move of the other player is announced and awaits his press.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-press =
    { $color ->
        [white] White
       *[black] Black
    } has not pressed the clock yet.

# A player has pressed, and his move is not known yet.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-entry =
    { $color ->
        [white] White
       *[black] Black
    } has pressed. Enter the move.

# A word was spoken for a player, who confirms it at the host.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-confirmation =
    { $color ->
        [white] White
       *[black] Black
    } confirms it at the host.

# Something is claimed or proposed to which the other player may consent.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-consent =
    { $color ->
        [white] White
       *[black] Black
    } may consent, or the arbiter decides.

# The game is being adjourned: this player seals his move.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-seal =
    { $color ->
        [white] White
       *[black] Black
    } seals a move.

# What is in the hand, where it lay beside the board.
# Variables:
#   $piece (String) - the piece with its colour
sighted-held = In your hand: { $piece }

# What is in the hand, and where it stood.
# Variables:
#   $piece (String) - the piece with its colour
#   $square (String) - the square
sighted-held-from = In your hand: { $piece } from { $square }. Escape puts it back.

# Before the line in which commands and moves are typed.
sighted-prompt = Type:

# Before the line while a question is to be answered.
sighted-prompt-question = Yes or no:

# Large print was switched on, and the terminal is too small for larger squares.
sighted-no-room = There is no room for larger squares. Enlarge the window, or its letters.

# Other colours were asked for, and colours are switched off.
sighted-no-color = Colours are switched off: NO_COLOR is set.

# The terminal is too small for a board.
# Variables:
#   $columns (Number) - the fewest columns
#   $rows (Number) - the fewest rows
sighted-small = Too small for a board: { $columns } columns and { $rows } rows are needed.

# A piece was gripped by somebody whose board this is not.
sighted-no-hands = You look on: nothing can be moved here.

# A piece was gripped on the screen by a player whose board is an electronic one.
sighted-electronic = Your board is the electronic one: move there. If it fails, type your moves here.

# An act of a player was wished by somebody who looks on.
sighted-looks-on = You look on, and cannot act here.

# The link is lost, and no more acts can wait.
sighted-full = Too much waits for the host already. Go on when the link is back.

# A square was gripped on which nothing stands.
# Variables:
#   $square (String) - the square
sighted-empty = { $square } is empty.

# A piece was to be put on one of the same colour.
# Variables:
#   $square (String) - the square
sighted-occupied = A piece of the same colour is on { $square }. Put yours elsewhere, or lay it aside with Delete.

# Something was to be laid aside, and nothing is in the hand.
sighted-nothing-held = Nothing is in your hand. Go to a piece first: Delete lays it aside.

# A second piece was to be taken.
sighted-hand-full = There is a piece in your hand already.

# The king has gone as far as castling takes him; the rook is to follow.
# Variables:
#   $from (String) - where the rook stands
#   $to (String) - where it belongs
sighted-rook-left = For castling the rook goes from { $from } to { $to }.

# A pawn was moved as if it captured en passant, and the other pawn stands.
# Variables:
#   $square (String) - the square of the other pawn
sighted-pawn-left = If you capture en passant, take the pawn on { $square } off the board.

# A pawn stands on the last rank.
# Variables:
#   $square (String) - its square
sighted-promotion-left = Exchange the pawn on { $square }: lay it aside and take another piece from beside the board.

# The clock was pressed with a piece in the hand.
sighted-press-held = Put the piece in your hand down first, then press.

# A move was typed that is the player's own to make.
sighted-by-hand = You move with your hands: arrows and Enter, or the mouse. Only the opponent's move is typed, to repeat it.

# The clock of the other player was clicked.
sighted-others-clock = That is your opponent's clock. Yours is the other one, or Space.

# A command of the console that has no meaning at this board.
sighted-elsewhere = That has no use at this board. F2 shows what has.

# A line that is neither a move nor a command.
# Variables:
#   $text (String) - the whole line
#   $part (String) - the part that was not understood; may be empty
#   $understood (String) - the beginning that was understood; may be empty
sighted-not-understood = Not understood: { $text }. Understood of it: { $understood }, and not: { $part }. For example: e4, Nf3, draw, resign, arbiter.

# Asked before the player leaves his station in mid-game.
sighted-ask-leave = Leave this board? The link is cut, and the game goes on without it. Type yes or no.

# A button of at most 11 letters: the own clock.
sighted-button-clock = Space Clock

# A button of at most 11 letters: a draw is offered.
sighted-button-draw = Draw?

# A button of at most 11 letters: the draw is accepted.
sighted-button-accept = Accept

# A button of at most 11 letters: the draw is declined.
sighted-button-decline = Decline

# A button of at most 11 letters: the game is resigned.
sighted-button-resign = Resign

# A button of at most 11 letters: pieces are adjusted (4.2).
sighted-button-adjust = Adjust

# A button of at most 11 letters: the arbiter is called.
sighted-button-arbiter = Arbiter

# A button of at most 11 letters: the game begins.
sighted-button-start = Start

# A button of at most 11 letters: play goes on.
sighted-button-resume = Resume

# A button of at most 11 letters: how this board is used.
sighted-button-help = F2 Help

# A button of at most 11 letters: the board is turned round.
sighted-button-turn = F3 Turn

# The help page: how this board is used.
sighted-help =
    Your board is yours: nothing moves on it but by your own hand.
    { "" }
    Mouse: click a piece, then its square; or drag it. The right button lays a piece aside.
    Keys: arrows move the cursor, Enter takes and puts, Delete lays aside.
    Tab goes to the pieces beside the board and back. Escape puts a piece back.
    A piece you touch on your own move is touched (4.3). Say adjust before, if you only adjust.
    { "" }
    When your opponent announces, make the move on your board. That repeats it as well.
    You may type it instead or first: e4, Nf3, 0-0, or in words.
    Your own move you make by hand; it is announced when you let go. Then press Space.
    Castling: king, then rook. En passant: take the pawn off. Promotion: lay the pawn aside, Tab, Enter, then its square.
    { "" }
    Space or F7: your clock. F3 turns the board. F4 large print. F5 letters or signs. F6 colours.
    Typed: draw, accept, decline, resign, flag, arbiter, adjust, start, resume, consent, claim, again.
    Ctrl+C leaves. F2, Escape or a click closes this page.

# A line that begins with hand names no place to which the hand could go.
sighted-hand-where = Say where the hand goes: squares, aside, or the letter of a piece that lies beside the board. Such as hand e7 e5, or hand a7 a8 aside Q a8.
    .line = hand e7 e5, or hand a7 aside Q a8
