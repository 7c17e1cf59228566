### What the hall and both players hear: announcements, clocks, results.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "announce-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# A length of time under a minute, such as what is left on a clock. Never a time of day.
# Variables:
#   $seconds (Number) - whole seconds
announce-duration-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    .line = { $seconds } s

# A length of time under an hour. The seconds are said even when they are 0: nobody must take it for a time of day.
# Variables:
#   $minutes (Number) - whole minutes
#   $seconds (Number) - whole seconds
announce-duration-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    .line = { $minutes } min { $seconds } s

# A length of time of an hour or more.
# Variables:
#   $hours (Number) - whole hours
#   $minutes (Number) - whole minutes
#   $seconds (Number) - whole seconds
announce-duration-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    .line = { $hours } h { $minutes } m { $seconds } s

# A number of moves, for example how many are left to the time control.
# Variables:
#   $count (Number) - how many
announce-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
    .line =
        { $count ->
            [one] 1 move
           *[other] { $count } moves
        }

# The time of a time control in whole minutes.
# Variables:
#   $minutes (Number) - whole minutes
announce-allotted-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    .line = { $minutes } min

## A time control read aloud

# One period of the time control: how long it lasts and its time.
# Variables:
#   $lasts (String) - all (the only period), rest (the last), repeats (the last, again and again) or moves
#   $number (String) - the number of the period
#   $count (Number) - the moves of the period
#   $time (String) - a length of time
announce-control-period =
    { $lasts ->
        [all] For the whole game: { $time }.
        [rest] Period { $number }, for the rest of the game: { $time }.
        [repeats]
            { $count ->
                [one] Period { $number } and every further one: one move, { $time }.
               *[other] Period { $number } and every further one: { $count } moves, { $time }.
            }
       *[moves]
            { $count ->
                [one] Period { $number }: one move, { $time }.
               *[other] Period { $number }: { $count } moves, { $time }.
            }
    }
    .line =
        { $lasts ->
            [all] { $time } for the whole game
            [rest] Period { $number }: rest, { $time }
            [repeats] from period { $number }: { $count }/{ $time }
           *[moves] Period { $number }: { $count }/{ $time }
        }

# One period of the time control with a fixed time for each move.
# Variables:
#   $lasts (String) - all (the only period), rest (the last), repeats (the last, again and again) or moves
#   $number (String) - the number of the period
#   $count (Number) - the moves of the period
#   $time (String) - a length of time
announce-control-fixed =
    { $lasts ->
        [all] For each move: { $time }. Nothing is carried over.
        [rest] Period { $number }, for each move of the rest: { $time }. Nothing is carried over.
        [repeats]
            { $count ->
                [one] Period { $number } and every further one: one move, { $time } for it. Nothing is carried over.
               *[other] Period { $number } and every further one: { $count } moves, { $time } for each. Nothing is carried over.
            }
       *[moves]
            { $count ->
                [one] Period { $number }: one move, { $time } for it. Nothing is carried over.
               *[other] Period { $number }: { $count } moves, { $time } for each. Nothing is carried over.
            }
    }
    .line =
        { $lasts ->
            [all] { $time } a move
            [rest] Period { $number }: rest, { $time } a move
            [repeats] from period { $number }: { $count }, each { $time }
           *[moves] Period { $number }: { $count }, each { $time }
        }

# What a period adds for each move, after its time.
# Variables:
#   $time (String) - a length of time
announce-control-increment = Added for each move: { $time }.
    .line = plus { $time } a move

# The delay of a period, after its time.
# Variables:
#   $time (String) - a length of time
announce-control-delay = In each move the clock waits before it runs: { $time }.
    .line = delay { $time } a move

# What a period gives back for each move (Bronstein), after its time.
# Variables:
#   $time (String) - a length of time
announce-control-bronstein = After each move the time it took is given back, at most { $time }.
    .line = back at most { $time } a move

# The time control is an hourglass.
# Variables:
#   $time (String) - a length of time
announce-control-hourglass = Hourglass: each player begins with { $time }. What one uses, the other gets.
    .line = hourglass, { $time }

## What the referee tells

# What stands on an empty square, in a list of differences.
announce-nothing = nothing

# The player's own announcement. In the hall the words of D.2.1 alone are heard; this text is the line's.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-own-move = { $move }.
    .line =
        { $color ->
            [white] w
           *[black] b
        } { $move }. Space: clock

# The opponent's move as it was entered. In the hall the words of D.2.1 alone are heard.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-opponents-move = { $move }.
    .line =
        { $color ->
            [white] w
           *[black] b
        } { $move }

# The last announcement, said again because somebody asked. In the hall the words alone are heard.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-again = { $move }.
    .line =
        again: { $color ->
            [white] w
           *[black] b
        } { $move }

# A slip of the tongue is corrected (D.2.7).
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-correction =
    { $color ->
        [white] White
       *[black] Black
    } corrects: { $move }.
    .line =
        correct: { $color ->
            [white] w
           *[black] b
        } { $move }. Space: clock

# The opponent's move had been misheard; this is what he announced.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-misheard =
    Misheard. { $color ->
        [white] White
       *[black] Black
    } announced { $move }.
    .line =
        misheard: { $color ->
            [white] w
           *[black] b
        } { $move }

# The press waits for the last word of the announcement. A cue is heard, no words.
announce-press-kept = Your press counts at the last word.
    .line = Press kept until the last word.

# A press that was kept, or the press of the assistant, was taken back.
announce-press-cancelled = Your press is taken back. To complete the move, press the clock again.
    .line = Press taken back. Space: clock

# A move is completed and the other clock runs. A cue is heard, no words.
# Variables:
#   $color (String) - the player whose clock runs: white or black
announce-to-move =
    { $color ->
        [white] White
       *[black] Black
    } to move.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } to move.

# The sighted opponent has pressed before his move was entered. A cue is heard, no words.
# Variables:
#   $color (String) - the player: white or black
announce-replied =
    { $color ->
        [white] White
       *[black] Black
    } has pressed. Enter the move.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has pressed. Enter the move.

# The sighted player has pressed; the other clock starts at the last word.
# Variables:
#   $color (String) - the player: white or black
announce-press-waits =
    { $color ->
        [white] White
       *[black] Black
    } has pressed. The other clock starts at the last word.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } pressed; clock at last word.

# A repetition is what was announced.
# Variables:
#   $color (String) - the player: white or black
announce-repetition-agrees =
    { $color ->
        [white] White
       *[black] Black
    } repeats as announced.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } repeats as announced.

# A repetition is not what was announced. Both players hear both, and neither hears which is right.
# Variables:
#   $color (String) - who repeated: white or black
#   $announced (String) - the move, ready to be spoken or shown
#   $repeated (String) - the move, ready to be spoken or shown
announce-repetition-differs =
    Announced was { $announced }. { $color ->
        [white] White
       *[black] Black
    } repeats { $repeated }.
    .line = Said { $announced }, repeated { $repeated }

# A completed move is illegal; the position before it stands again.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-illegal-move =
    The completed move { $move } by { $color ->
        [white] White
       *[black] Black
    } is illegal. The position before it stands. Both clocks stand. Please call the arbiter.
    .line =
        Illegal: { $color ->
            [white] w
           *[black] b
        } { $move }. Clocks stand.

# A completed move is illegal by the announcements, but legal on the mover's own board: the boards differ.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-illegal-other-board =
    The move { $move } by { $color ->
        [white] White
       *[black] Black
    } is legal on his own board and not by the announcements. The boards differ. Both clocks stand. Please call the arbiter.
    .line =
        Boards differ: { $color ->
            [white] w
           *[black] b
        } { $move }. Arbiter.

# Half-moves were taken back in practice.
# Variables:
#   $count (Number) - how many half-moves
announce-taken-back =
    { $count ->
        [one] One half-move is taken back.
       *[other] { $count } half-moves are taken back.
    }

# At the start of a game of Chess960: its position, for everybody.
# Variables:
#   $number (String) - the number of the position, 0 to 959
#   $pieces (String) - the pieces of the first rank with their squares, from a to h
#   $letters (String) - the same as eight letters
announce-chess960 = Chess960, position { $number }. The first rank: { $pieces }.
    .line = Chess960 no. { $number }: { $letters }

# The same where the position was drawn just now.
# Variables:
#   $number (String) - the number of the position, 0 to 959
#   $pieces (String) - the pieces of the first rank with their squares, from a to h
#   $letters (String) - the same as eight letters
announce-chess960-drawn = Chess960. Position { $number } has been drawn. The first rank: { $pieces }.
    .line = Drawn: Chess960 no. { $number }: { $letters }

# The game begins. Said in few words: a clock runs while they are heard.
announce-started = The game begins.
    .line = Game begins. White's clock runs.

# Play goes on after it was suspended.
# Variables:
#   $color (String) - whose clock runs: white or black
announce-resumed =
    Play goes on. { $color ->
        [white] White
       *[black] Black
    } to move.
    .line =
        Play goes on. { $color ->
            [white] White
           *[black] Black
        } to move.

# A board does not show what was announced. The squares follow, one sentence each.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - how many squares
announce-board-differs =
    { $count ->
        [one] The board of { $color ->
            [white] White
           *[black] Black
        } differs from the announcements on one square.
       *[other] The board of { $color ->
            [white] White
           *[black] Black
        } differs from the announcements on { $count } squares.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board differs: { $count }

# A difference has outlived the next announcement of the player whose board differs (D.2.8). The squares follow.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - how many squares
announce-boards-case =
    { $count ->
        [one] The board of { $color ->
            [white] White
           *[black] Black
        } still differs on one square. This is for the arbiter.
       *[other] The board of { $color ->
            [white] White
           *[black] Black
        } still differs on { $count } squares. This is for the arbiter.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board still differs: { $count }

# One square on which a board differs. It is not said which of the two is right.
# Variables:
#   $color (String) - whose board: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $shows (String) - what stands there
#   $announced (String) - what was announced to stand there
announce-square-differs =
    { $square }: on the board of { $color ->
        [white] White
       *[black] Black
    } { $shows }, announced { $announced }.
    .line = { $square }: { $shows }, said { $announced }

# More squares differ than are told one by one.
# Variables:
#   $count (Number) - how many more
announce-more-squares =
    { $count ->
        [one] One more square differs.
       *[other] { $count } more squares differ.
    }

# A board shows what was announced.
# Variables:
#   $color (String) - whose board: white or black
announce-board-agrees =
    The board of { $color ->
        [white] White
       *[black] Black
    } shows what was announced.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board: as announced.

# The two scores say different moves for one half-move.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $white (String) - what White's score says
#   $black (String) - what Black's score says
announce-scores-differ =
    The scores differ at move { $number } of { $color ->
        [white] White
       *[black] Black
    }. White has { $white }, Black has { $black }.
    .line = Scores, move { $number }: { $white }, { $black }

# What a player told of his score was taken down.
# Variables:
#   $color (String) - whose score: white or black
#   $number (Number) - the number of the move
announce-score-taken =
    Taken down for the score of { $color ->
        [white] White
       *[black] Black
    }, move { $number }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } score: move { $number } taken.

# What a player told of his score was taken down, but is no move in that position.
# Variables:
#   $color (String) - whose score: white or black
#   $number (Number) - the number of the move
announce-score-unreadable =
    Taken down as written for the score of { $color ->
        [white] White
       *[black] Black
    }, move { $number }. It is no move there.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } score { $number }: no move there.

# A player has touched a piece, by his own word or confirmed by him.
# Variables:
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-touched =
    { $color ->
        [white] White
       *[black] Black
    } has touched { $piece } on { $square }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } touched { $square }: { $piece }

# A player touches a piece to adjust it, as he has said before (4.2): it need not be moved.
# Variables:
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-touched-adjusting =
    { $color ->
        [white] White
       *[black] Black
    } adjusts { $piece } on { $square }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } adjusts { $square }: { $piece }

# A player lifts a piece to carry out the opponent's move on his own board: it need not be moved.
# Variables:
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stood there before the move
announce-touched-carrying-out =
    { $color ->
        [white] White
       *[black] Black
    } carries out the move: { $piece } lifted from { $square }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } carries out { $square }: { $piece }

# Practice: a move is refused because another piece was touched before.
# Variables:
#   $squares (String) - the squares of the touched pieces, in order
announce-touched-first =
    Touched before: { $squares }. What was touched must be moved or captured, where that is possible.
    .line = Touched: { $squares }

# The opponent has not moved, so that there is nothing to claim about pieces he touched (4.8).
announce-nothing-touched =
    There is no move of the opponent yet about which a touched piece could be claimed.
    .line = No move of the opponent to claim.

# The right to claim about touched pieces is lost (4.8).
announce-complaint-too-late =
    Too late to claim that: you have touched a piece or moved since. You can still call the arbiter.
    .line = Too late: you have touched a piece.

# A player says that he adjusts pieces (4.2).
# Variables:
#   $color (String) - the player: white or black
announce-adjusting =
    { $color ->
        [white] White
       *[black] Black
    } adjusts.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } adjusts.

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-draw =
    { $color ->
        [white] White
       *[black] Black
    } offers a draw? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } offers a draw? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-accept =
    { $color ->
        [white] White
       *[black] Black
    } accepts the draw? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } accepts the draw? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-decline =
    { $color ->
        [white] White
       *[black] Black
    } declines the draw? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } declines the draw? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-resign =
    { $color ->
        [white] White
       *[black] Black
    } resigns? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } resigns? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-flag =
    { $color ->
        [white] White
       *[black] Black
    } claims the flag? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } claims the flag? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-arbiter =
    { $color ->
        [white] White
       *[black] Black
    } calls the arbiter? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } calls the arbiter? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-adjust =
    { $color ->
        [white] White
       *[black] Black
    } adjusts? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } adjusts? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $square (String) - the square, ready to be spoken or shown
announce-confirm-touched =
    { $color ->
        [white] White
       *[black] Black
    } has touched { $square }? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } touched { $square }? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-confirm-repeats =
    { $color ->
        [white] White
       *[black] Black
    } repeats { $move }? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } repeats { $move }? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $from (String) - the square the piece was taken from
#   $to (String) - the square it was put on
announce-confirm-played =
    { $color ->
        [white] White
       *[black] Black
    } has executed { $from } { $to }? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } executed { $from } { $to }? F8: yes

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $text (String) - as written
announce-confirm-wrote =
    { $color ->
        [white] White
       *[black] Black
    } has written { $text }? To confirm, press your own key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } wrote { $text }? F8: yes

# A word spoken for the opponent was not confirmed.
# Variables:
#   $color (String) - the player: white or black
announce-not-confirmed =
    { $color ->
        [white] White
       *[black] Black
    } has not confirmed.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has not confirmed.

# A draw is offered.
# Variables:
#   $color (String) - the player: white or black
announce-draw-offered =
    { $color ->
        [white] White
       *[black] Black
    } offers a draw.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } offers a draw.

# A draw offer is declined in words.
# Variables:
#   $color (String) - the player: white or black
announce-draw-declined =
    { $color ->
        [white] White
       *[black] Black
    } declines the draw.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } declines the draw.

# A draw offer is refused by moving.
# Variables:
#   $color (String) - whose offer it was: white or black
announce-offer-lapsed =
    The draw offer of { $color ->
        [white] White
       *[black] Black
    } is refused by the move.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } draw offer lapsed.

# A flag has fallen. Nothing is claimed.
# Variables:
#   $color (String) - whose flag: white or black
announce-flag-fell =
    The flag of { $color ->
        [white] White
       *[black] Black
    } has fallen.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } flag has fallen.

# The player may claim that the flag of the opponent has fallen; he makes the claim himself.
announce-claim-offered = You may claim the flag: type flag.
    .line = You may claim: flag

# A player calls the arbiter.
# Variables:
#   $color (String) - the player: white or black
announce-arbiter-called =
    { $color ->
        [white] White
       *[black] Black
    } calls the arbiter. Both clocks stand.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } calls the arbiter.

# The program was interrupted and started again.
announce-recovered = The program was interrupted. Both clocks stand at the last recorded reading. Please call the arbiter. To go on, type resume.
    .line = Interrupted; clocks stand. resume: go on

# A saved game was opened again.
announce-reopened = The saved game is open. Both clocks stand. To go on, type resume, or start if it has not begun.
    .line = Game open; clocks stand. resume: go on

# The program is left; the game is saved.
announce-saved = The game is saved.

# Both clocks on request, one's own first.
# Variables:
#   $own (String) - a length of time
#   $opponents (String) - a length of time
announce-clocks = You have { $own }. Your opponent has { $opponents }.
    .line = you { $own }; opp. { $opponents }

# One's own clock on request.
# Variables:
#   $own (String) - a length of time
announce-own-clock = You have { $own }.
    .line = you { $own }

# The opponent's clock on request.
# Variables:
#   $opponents (String) - a length of time
announce-opponents-clock = Your opponent has { $opponents }.
    .line = opponent { $opponents }

# A clock is asked for in a game without clocks.
announce-no-clocks = This game has no clocks.

# The number of moves completed, on request (D.2.9.d).
# Variables:
#   $own (Number) - moves completed by the player
#   $opponents (Number) - moves completed by the opponent
announce-count =
    { $own ->
        [one] You have completed one move
       *[other] You have completed { $own } moves
    }, { $opponents ->
        [one] your opponent one move.
       *[other] your opponent { $opponents } moves.
    }
    .line = moves: you { $own }, opponent { $opponents }

# The time used by both, on request (D.2.9.d).
# Variables:
#   $own (String) - a length of time
#   $opponents (String) - a length of time
announce-used = You have used { $own }. Your opponent has used { $opponents }.
    .line = used { $own }; opp. { $opponents }

# Checkmate ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-mate =
    Checkmate. { $color ->
        [white] White
       *[black] Black
    } wins.
    .line =
        Checkmate. { $color ->
            [white] White
           *[black] Black
        } wins.

# A resignation ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-resignation =
    { $color ->
        [white] Black resigns. White
       *[black] White resigns. Black
    } wins.
    .line =
        { $color ->
            [white] Black resigns. White
           *[black] White resigns. Black
        } wins.

# A claimed flag fall ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-flag =
    { $color ->
        [white] White
       *[black] Black
    } claims the flag and wins.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } claims the flag and wins.

# The players agree to a draw.
announce-over-agreement = The game is drawn by agreement.
    .line = Drawn by agreement.

# Stalemate ends the game.
announce-over-stalemate = Stalemate. The game is drawn.
    .line = Stalemate. Draw.

# Neither player can mate any more.
announce-over-dead-position = Neither player can give mate. The game is drawn.
    .line = Nobody can mate. Draw.

# A claimed flag fall draws the game because the claimant cannot mate.
announce-over-flag-draw = The flag has fallen, but the opponent cannot give mate. The game is drawn.
    .line = Flag, but nobody can mate. Draw.

# Something typed is no move and no command.
# Variables:
#   $part (String) - the part that was not understood
announce-not-understood = Not understood: { $part }. Type a move, for example Sg1f3, or help.
    .line = Not understood: { $part }

# The beginning of what was typed was understood, the rest was not.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the part that was not understood
announce-not-understood-after = Understood { $understood }, but not { $part }. Say the whole move again.
    .line = { $understood }, but not: { $part }

# The end of a move is missing.
# Variables:
#   $understood (String) - the beginning that was understood
announce-unfinished = Understood { $understood }, but the rest is missing. Say the whole move again.
    .line = { $understood }: the rest is missing

# Several legal moves fit a short announcement. In a tournament it is not said which.
# Variables:
#   $role (String) - the piece
#   $square (String) - the square, ready to be spoken or shown
announce-ambiguous =
    More than one { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } fits { $square }. Name the square it comes from.
    .line = Several fit { $square }: name the from-square

# Several legal moves fit a short announcement; in practice the squares are named.
# Variables:
#   $role (String) - the piece
#   $square (String) - the square, ready to be spoken or shown
#   $from (String) - the squares
announce-ambiguous-from =
    More than one { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } fits { $square }: { $from }. Name the square it comes from.
    .line = { $square } from { $from }? Name the square

# A pawn reaches the last rank and the new piece was not named (D.2.1). It is not said what to choose.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-promotion-missing = On { $square } the pawn becomes another piece. Say the move again and name the piece.
    .line = { $square }: name the new piece

# No legal move fits a short announcement.
announce-no-move-fits = No move fits. Name the piece and both squares.
    .line = No move fits: name both squares

# No legal move fits a short announcement; in practice the reason is told.
# Variables:
#   $reason (String) - a whole sentence
announce-no-move-fits-because = No move fits. { $reason } Name another move.
    .line = { $reason }

# Two squares without a piece, and no piece stands on the first.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-no-piece-named = Nothing stands on { $square }. Name the piece and both squares.
    .line = { $square } is empty: name the piece

# A move is not legal; told in practice only.
# Variables:
#   $move (String) - the move, ready to be spoken or shown
#   $reason (String) - a whole sentence
announce-not-legal = { $move } is not legal. { $reason } Name another move.
    .line = { $move }: { $reason }

# Why a move is not legal; told in practice only. The from-square is empty.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-nothing-there = Nothing stands on { $square }.

# Why a move is not legal; told in practice only. The piece is the opponent's.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-opponents-piece = The piece on { $square } is not yours.
    .line = { $square } is not your piece

# Why a move is not legal; told in practice only. Another piece stands there.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $role (String) - the piece that stands there
announce-illegal-other-piece =
    On { $square } stands a { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }.

# Why a move is not legal; told in practice only. The player's own piece stands on the target.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-own-piece = Your own piece stands on { $square }.
    .line = own piece on { $square }

# Why a move is not legal; told in practice only. The piece does not move that way.
announce-illegal-does-not-reach = The piece does not move that way.

# Why a move is not legal; told in practice only. A piece is in the way.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-blocked = The piece on { $square } is in the way.
    .line = { $square } is in the way

# Why a move is not legal; told in practice only. The king stays in check.
announce-illegal-still-in-check = The king would still be in check.
    .line = king still in check

# Why a move is not legal; told in practice only. The king would come into check.
announce-illegal-exposes-king = The king would be in check.

# Why a move is not legal; told in practice only. The right to castle is lost.
announce-illegal-castling-right = The king or the rook has moved before.
    .line = king or rook has moved

# Why a move is not legal; told in practice only. A piece stands where king or rook would go or pass.
announce-illegal-castling-blocked = A piece stands in the way of king or rook.
    .line = piece in the way of king or rook

# Why a move is not legal; told in practice only. The way is attacked.
announce-illegal-castling-check = The king is in check, or its way is attacked.
    .line = king or its way attacked

# Why a move is not legal; told in practice only. No pawn reaches the last rank.
announce-illegal-no-promotion = No pawn reaches the last rank with that.
    .line = no pawn gets there

# Why a move is not legal; told in practice only. A pawn cannot become that.
announce-illegal-bad-promotion = A pawn cannot become that piece.
    .line = no promotion to that

# A draw offer stands already.
# Variables:
#   $color (String) - who offered: white or black
announce-offer-stands =
    The draw offer of { $color ->
        [white] White
       *[black] Black
    } still stands.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } draw offer stands.

# A correction names another square than the one on which the piece was released (4.7).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-correction-against-board = On your board the piece stands on { $square }. Only that move can be announced.
    .line = Piece stands on { $square }: announce that

# Nothing stands on the square from which a piece is said to have been taken.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-nothing-on-square = On that board nothing stands on { $square }.
    .line = { $square } is empty on that board

# The clock was pressed and the move has not been announced (D.2.3).
announce-missing-announcement = Not made: you have not announced a move.
    .line = Not made: no move announced.

# The clock was pressed and the captured piece still stands on the board (D.2.3).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-missing-removal = Not made: the captured piece still stands on { $square }.
    .line = Not made: captured piece on { $square }

# The clock was pressed and the board does not show the announced move (D.2.3).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-missing-placing = Not made: on { $square } of your board stands { $piece }, and that is not what was announced.
    .line = Not made: { $square } shows { $piece }

# Something needs a game that has begun.
announce-not-started = The game has not begun. Type start.
    .line = Not begun. start: begin

# The game has begun already.
announce-already-started = The game has begun already.

# Play is suspended.
announce-suspended = Play is suspended and both clocks stand. To go on, type resume.
    .line = Suspended. resume: go on

# Play is not suspended.
announce-not-suspended = Play is not suspended.

# The game is over.
announce-is-over = The game is over.

# A move was typed while one's own still awaits the press.
announce-awaits-press = Your move still awaits the clock. To change it, type correct and the move. To complete it, press Space.
    .line = Awaits Space. To change: correct MOVE

# A clock key was pressed by a player whose clock is not running.
announce-clock-not-running = That clock is not running.

# The opponent has pressed and his move must be entered first.
announce-move-not-entered = Your opponent has pressed. Enter his move first.
    .line = Enter the opponent's move first.

# The key was pressed already.
announce-already-pressed = Already pressed.

# There is no kept press to take back.
announce-nothing-pressed = There is no press to take back.

# There is no announcement to correct.
announce-nothing-to-correct = You have announced nothing that can be corrected.
    .line = Nothing to correct.

# The clock of the opponent has been started (D.2.7).
announce-correction-too-late = Too late to correct: the clock of your opponent has been started. You can call the arbiter.
    .line = Too late. You can call: arbiter

# There is no move of the opponent that could have been misheard.
announce-nothing-misheard = Your opponent has made no move.

# The player has answered the move already.
announce-misheard-too-late = Too late: you have answered that move. You can call the arbiter.
    .line = Too late. You can call: arbiter

# There is no announcement yet.
announce-nothing-announced = Nothing has been announced.

# No draw is offered by the opponent.
announce-no-offer = Your opponent has offered no draw.
    .line = No draw is offered.

# A claimed flag has not fallen.
announce-flag-up = That flag has not fallen.

# Advice is not given in a tournament (11.3).
announce-no-advice = Not in a tournament: that would be advice.

# There is no move to take back.
announce-nothing-to-take-back = There is no move to take back.
