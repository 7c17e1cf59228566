### What the hall and both players hear: announcements, clocks, results.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "announce-". Each stands once, in every language, and is used in src.
### - Here, and in English alone, a comment above each message says where and when it is read or heard. Other languages
###   hold the texts. Below it "Variables:" names every variable,
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

# A length of time under ten seconds, with a tenth.
# Variables:
#   $whole (Number) - whole seconds
#   $tenth (Number) - tenths of a second besides
announce-duration-tenths =
    { $whole }.{ $tenth } seconds
    .line = { $whole }.{ $tenth } s

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
#   $first (String) - yes: already before the first move; no: only after each move
announce-control-increment =
    { $first ->
        [yes] Added for each move, also the first: { $time }.
       *[no] Added after each move: { $time }.
    }
    .line =
        { $first ->
            [yes] plus { $time } a move, also the first
           *[no] plus { $time } after each move
        }

# What the arbiter has added for each move of both, beyond the time control.
# Variables:
#   $time (String) - a length of time
announce-control-extra = By the arbiter's ruling { $time } more for each move of both.
    .line = ruled: plus { $time } a move for both

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
    .words =
        { $color ->
            [white] White
           *[black] Black
        }: { $move }. Space presses the clock.

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
    .words =
        { $color ->
            [white] White
           *[black] Black
        }: { $move }.

# The opponent's move and, with it, that it is the player's own turn: one line.
# Variables:
#   $color (String) - the opponent: white or black
#   $move (String) - the move, already in words
announce-move-and-turn = { $move }. Your move.
    .line =
        { $color ->
            [white] w
           *[black] b
        } { $move }. Your move
    .words =
        { $color ->
            [white] White
           *[black] Black
        }: { $move }. Your move.

# A move in plain words, inside another message.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
#   $from (String) - where it comes from, as far as it is known; may be empty
#   $to (String) - where it goes
#   $how (String) - how it gets there: moves, takes or en-passant
#   $becomes (String) - what a pawn becomes: queen, rook, bishop, knight, or another word for nothing
announce-move-in-words =
    { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } { $from } { $how ->
        [takes] takes { $to }
        [en-passant] takes { $to } en passant
       *[moves] to { $to }
    }{ $becomes ->
        [queen] { ", queen" }
        [rook] { ", rook" }
        [bishop] { ", bishop" }
        [knight] { ", knight" }
        [king] { ", king" }
        [pawn] { ", pawn" }
       *[other] { "" }
    }

# Castling in plain words, inside another message.
# Variables:
#   $side (String) - short or long
announce-castling-in-words =
    { $side ->
        [short] castles short
       *[long] castles long
    }

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
    .words =
        Again: { $color ->
            [white] White
           *[black] Black
        }, { $move }.

# A slip of the tongue is corrected (D.2.7). At the station of who made it.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-own-correction =
    { $color ->
        [white] White
       *[black] Black
    } corrects: { $move }.
    .line =
        correct: { $color ->
            [white] w
           *[black] b
        } { $move }. Space: clock

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
        } { $move }

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

# A pawn was left unpromoted and pressed; the claim of that is upheld (7.5.2).
# Variables:
#   $color (String) - whose pawn: white or black
#   $move (String) - the move as it stands now
announce-promoted =
    { $color ->
        [white] White's
       *[black] Black's
    } pawn becomes a queen: { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: pawn becomes queen, { $move }

# The press waits for the last word of the announcement. A cue is heard, no words.
announce-press-kept = Your press will count when the announcement ends.
    .line = Press kept until the last word.

# A press that was kept, or the press of the assistant, was taken back.
announce-press-cancelled = The press is taken back. To complete the move, press again.
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
    } has moved and pressed. Type the move.
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
    { $color ->
        [white] White
       *[black] Black
    } repeats { $repeated }. Announced: { $announced }.
    .line = Said { $announced }, repeated { $repeated }

# A completed move is illegal; the position before it stands again.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-illegal-move =
    Illegal: { $move } by { $color ->
        [white] White
       *[black] Black
    }, taken back. Call the arbiter.
    .line =
        Illegal: { $color ->
            [white] w
           *[black] b
        } { $move }. Clocks stopped.

# A completed move is illegal by the announcements, but legal on the mover's own board: the boards differ.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-illegal-other-board =
    The boards differ: { $move } by { $color ->
        [white] White
       *[black] Black
    }. Call the arbiter.
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

# Half-moves are taken back, and others stand.
# Variables:
#   $count (Number) - how many
#   $color (String) - who is to move now: white or black
#   $move (String) - the other player's move that is the last now, ready to be spoken or shown
announce-taken-back-to =
    { $count ->
        [one] One half-move
       *[other] { $count } half-moves
    } taken back. { $color ->
        [white] Black's
       *[black] White's
    } last move: { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } to move. Taken back: { $count }

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
announce-chess960-drawn = Chess 960, position { $number }. The first rank: { $pieces }.
    .line = Drawn: Chess960 no. { $number }: { $letters }

# The game begins. Said in few words: a clock runs while they are heard.
# Variables:
#   $color (String) - whose clock runs: white or black
announce-started = The game begins.
    .line =
        { $color ->
            [white] Game begins. White's clock runs.
           *[black] Game begins. Black's clock runs.
        }

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

# Play goes on after it was suspended, with a move that is announced and not yet pressed.
# Variables:
#   $color (String) - whose move: white or black
announce-resumed-unpressed =
    Play goes on. { $color ->
        [white] White's
       *[black] Black's
    } move is announced, not yet pressed.
    .line =
        Play goes on. { $color ->
            [white] White's
           *[black] Black's
        } move: not pressed

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

# One square of a board that differs from the announcements: what it shows, and what was announced. Whose board it is was
# told before.
# Variables:
#   $square (String) - the square
#   $shows (String) - what the board shows there
#   $announced (String) - what was announced there
announce-square-differs = { $square }: { $shows }, announced: { $announced }.
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

# A half-move cannot be executed on a board that was dictated or told: what it shows is not known from there on.
# Variables:
#   $color (String) - whose board: white or black
announce-board-unknown =
    { $color ->
        [white] White's
       *[black] Black's
    } board is not known from here on: dictate it.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board not known: dictate it.

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
    }. White wrote: { $white }. Black wrote: { $black }.
    .line = Scores, move { $number }: { $white }, { $black }

# The two scores say different moves for one half-move, and both were understood: said in the hall.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $white (String) - the move on White's score
#   $black (String) - the move on Black's score
announce-scores-differ-moves =
    The scores differ at move { $number } of { $color ->
        [white] White
       *[black] Black
    }. White wrote: { $white }. Black wrote: { $black }.

# The two scores differ on one half-move, and what stands on one or on both is not a move: said in the hall.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $unread (String) - whose score: white, black or both
announce-scores-differ-unread =
    { $unread ->
        [white] White's score differs
        [black] Black's score differs
       *[both] Both scores differ
    } at move { $number } of { $color ->
        [white] White
       *[black] Black
    } and { $unread ->
        [both] name
       *[other] names
    } no move there.

# One sheet has nothing for a half-move and goes on after it; the other score has a move there.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $player (String) - whose sheet has nothing: white or black
#   $text (String) - what the other score says
announce-sheet-lacks =
    Move { $number } of { $color ->
        [white] White
       *[black] Black
    }: { $player ->
        [white] Black wrote { $text }, White has nothing for it.
       *[black] White wrote { $text }, Black has nothing for it.
    }
    .line =
        { $number } { $color ->
            [white] w
           *[black] b
        }: { $player ->
            [white] Black { $text }, White nothing
           *[black] White { $text }, Black nothing
        }

# One sheet has nothing for a half-move and goes on after it, and what stands on the other is not a move: said in the hall.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $player (String) - whose sheet has nothing: white or black
announce-sheet-lacks-unread =
    Move { $number } of { $color ->
        [white] White
       *[black] Black
    }: { $player ->
        [white] Black wrote something that is not a move, White has nothing for it.
       *[black] White wrote something that is not a move, Black has nothing for it.
    }

# What a player wrote for one half-move and what is not a move: read in private.
# Variables:
#   $color (String) - who wrote it: white or black
#   $number (Number) - the number of the move
#   $text (String) - the quotation
announce-score-quoted =
    { $color ->
        [white] White
       *[black] Black
    } wrote for move { $number }: { $text }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } wrote: { $text }

# A text of a person that is read aloud: a listener hears where it begins and ends.
# Variables:
#   $text (String) - the text
announce-quotation = quote { $text } end of quote.

# In the place of a text that the hall does not hear: it was not understood as a move.
announce-unread-text = something that is not a move

# What a player has dictated for the score is taken down.
# Variables:
#   $readable (String) - which: yes, no
#   $color (String) - whose score: white or black
#   $number (Number) - the number of the move
announce-score-taken =
    { $readable ->
        [yes]
            Taken down for the score of { $color ->
                [white] White
               *[black] Black
            }, move { $number }.
       *[no]
            Taken down as written for the score of { $color ->
                [white] White
               *[black] Black
            }, move { $number }. It is no move there.
    }
    .line =
        { $readable ->
            [yes]
                { $color ->
                    [white] White's
                   *[black] Black's
                } score: move { $number } taken.
           *[no]
                { $color ->
                    [white] White's
                   *[black] Black's
                } score { $number }: no move there.
        }

# A piece was touched, adjusted, or lifted to carry out the move of the opponent.
# Variables:
#   $sense (String) - which: deliberate, adjusting, carrying-out
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-touched =
    { $sense ->
        [deliberate]
            { $color ->
                [white] White
               *[black] Black
            } has touched { $piece } on { $square }.
        [adjusting]
            { $color ->
                [white] White
               *[black] Black
            } adjusts { $piece } on { $square }.
       *[carrying-out]
            { $color ->
                [white] White
               *[black] Black
            } carries out the move: { $piece } lifted from { $square }.
    }
    .line =
        { $sense ->
            [deliberate]
                { $color ->
                    [white] White
                   *[black] Black
                } touched { $square }: { $piece }
            [adjusting]
                { $color ->
                    [white] White
                   *[black] Black
                } adjusts { $square }: { $piece }
           *[carrying-out]
                { $color ->
                    [white] White
                   *[black] Black
                } carries out { $square }: { $piece }
        }

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

# The right to claim about touched pieces is lost (4.8), or to claim an illegal move. The arbiter hears it, too.
announce-complaint-too-late = Too late: the player who may claim has touched a piece or moved. The move stands. To call the arbiter: arbiter.
    .line = Too late: unclaimed, the move stands.

# A player says that he adjusts pieces, and is not on move: nothing follows from it (4.2).
# Variables:
#   $color (String) - the player: white or black
announce-adjusting-out-of-turn =
    { $color ->
        [white] White
       *[black] Black
    } says adjust without being on move. It does not count.
    .line =
        Adjust out of turn: { $color ->
            [white] White
           *[black] Black
        }

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

# A word spoken for the opponent at a shared keyboard is read back; the opponent confirms it with a key of his own.
# Variables:
#   $color (String) - who must confirm: white or black
#   $word (String) - which word, as the journal names it
#   $what (String) - the square, the move, the squares, the text or the claim, where the word has one
announce-confirm =
    { $color ->
        [white] White
       *[black] Black
    } { $word ->
        [draw] offers a draw
        [accept] accepts the draw
        [decline] declines the draw
        [resign] resigns
        [flag] claims the flag
        [claim] claims { $what }
        [arbiter] calls the arbiter
        [adjust] adjusts
        [touch] has touched { $what }
        [repeat] repeats { $what }
        [execute] has executed { $what }
        [write] wrote: { $what }
        [consent] consents
        [withdraw] takes back the claim
       *[resume] agrees to go on without the arbiter
    }? F 12: yes.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $word ->
            [draw] offers a draw
            [accept] accepts the draw
            [decline] declines the draw
            [resign] resigns
            [flag] claims the flag
            [claim] claims { $what }
            [arbiter] calls the arbiter
            [adjust] adjusts
            [touch] touched { $what }
            [repeat] repeats { $what }
            [execute] executed { $what }
            [write] wrote: { $what }
            [consent] consents
            [withdraw] takes back claim
           *[resume] goes on
        }? F12: yes

# A word spoken for the opponent was not confirmed.
# Variables:
#   $color (String) - the player: white or black
#   $word (String) - resign, accept, draw, claims, flag, consent, withdraw, resume, or anything else
announce-not-confirmed =
    { $color ->
        [white] White
       *[black] Black
    } has not confirmed { $word ->
        [resign] the resignation
        [accept] that the draw is accepted
        [draw] the offer of a draw
        [claim] the claim
        [flag] the claim of the flag
        [consent] the consent
        [withdraw] that the claim is taken back
        [resume] to go on
       *[other] it
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has not confirmed{ $word ->
            [resign] : resignation
            [accept] : the draw
            [draw] : draw offer
            [claim] : claim
            [flag] : flag
            [consent] : consent
            [withdraw] : taking back
            [resume] : going on
           *[other] .
        }

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

# A draw offer falls, as the arbiter or a consent has changed the course.
# Variables:
#   $color (String) - whose offer it was: white or black
announce-offer-lapsed-by-decision =
    The draw offer of { $color ->
        [white] White
       *[black] Black
    } lapses by the decision.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } draw offer lapsed.

# The arbiter lets play go on and postpones the decision on a claim of a quickplay finish (10.2.b).
# Variables:
#   $color (String) - who had claimed: white or black
#   $claim (String) - what was claimed
announce-postponed =
    The decision on the claim of { $color ->
        [white] White
       *[black] Black
    } is postponed: { $claim }.
    .line =
        Decision on { $color ->
            [white] White's
           *[black] Black's
        } claim is postponed.

# For the arbiter: a flag has fallen, and the decision on a claim was postponed (10.2.b).
# Variables:
#   $color (String) - who had claimed: white or black
#   $claim (String) - what was claimed
announce-postponed-due =
    A flag has fallen. The postponed claim of { $color ->
        [white] White
       *[black] Black
    } is to be decided: { $claim }.
    .line =
        Flag down: decide { $color ->
            [white] White's
           *[black] Black's
        } claim.

# The arbiter has changed the course, and a claim that was open falls with it.
# Variables:
#   $color (String) - who had claimed: white or black
#   $claim (String) - what was claimed
announce-claim-voided =
    The course is changed, and the claim of { $color ->
        [white] White
       *[black] Black
    } is no longer open: { $claim }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } claim is no longer open.

# The arbiter has changed the course, and a case that was open falls with it.
announce-case-voided = The course is changed, and the case is no longer open.
    .line = The case is no longer open.

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
    } calls the arbiter. Both clocks are stopped.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } calls the arbiter.

# The program had stood still: the machine slept, or its process was stopped. Both clocks stand.
# Variables:
#   $time (String) - for how long, a length of time
announce-stood-still = Stood still for { $time }. To go on: resume.
    .line = Stood still { $time }. resume: go on

# After a crash: a clock ran, and its last second may be missing.
# Variables:
#   $color (String) - whose clock: white or black
#   $time (String) - at most so much, a length of time
announce-time-missing =
    { $color ->
        [white] White's
       *[black] Black's
    } clock ran. It counts to the last second on the disk: up to { $time } may be missing. The arbiter may take it.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } clock: up to { $time } missing

# After a crash: a clock ran, and nothing says how long the program lived after its last entry.
# Variables:
#   $color (String) - whose clock: white or black
announce-time-missing-unknown =
    { $color ->
        [white] White's
       *[black] Black's
    } clock ran. What it used since the last entry is unknown.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } clock: last seconds missing

# Proposed: a player gets back the time in which nothing could be heard of him.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-dead-time =
    { $color ->
        [white] White's
       *[black] Black's
    } clock ran meanwhile. Proposed: { $color ->
        [white] White
       *[black] Black
    } gets { $time } back.
    .line =
        Proposed: { $color ->
            [white] White
           *[black] Black
        } { $time } back

# Who gives back what is proposed, and what resume does. The line stays under the fingers.
# Variables:
#   $color (String) - who may give it: white or black
announce-dead-time-settle =
    { $color ->
        [white] White gives it by consent or by resume; if Black types resume, it is not given.
       *[black] Black gives it by consent or by resume; if White types resume, it is not given.
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: consent gives it

# What is proposed is the arbiter's to give. The line stays under the fingers.
# Variables:
#   $color (String) - against whom: white or black
announce-dead-time-arbiter = The arbiter gives it to { $color ->
        [white] Black
       *[black] White
    }, or does not. If { $color ->
        [white] Black
       *[black] White
    } types resume, play goes on without it.
    .line =
        Arbiter gives it; { $color ->
            [white] Black's
           *[black] White's
        } resume: not

# The program was interrupted and started again.
announce-recovered = The program was interrupted. Both clocks are stopped. Enter tells what to do.
    .line = Interrupted; clocks stopped. Try Enter

# An adjourned game was opened again, and the envelope is closed.
announce-reopened-sealed = The game is adjourned. The arbiter opens the envelope.
    .line = Adjourned. The arbiter: ruling, open.

# A saved game was opened again.
announce-reopened = Your saved game is open, clocks stopped. Enter says what to do.
    .line = Game open; clocks stopped. Enter: next

# The program is left; the game is saved.
announce-saved = The game is saved.

# The clocks, for who asks: both, or one of them.
# Variables:
#   $of (String) - which: both, own, opponent
#   $own (String) - a length of time
#   $opponents (String) - a length of time
announce-clocks =
    { $of ->
        [both] You have { $own }. Your opponent has { $opponents }.
        [own] You have { $own }.
       *[opponent] Your opponent has { $opponents }.
    }
    .line =
        { $of ->
            [both] you { $own }; opp. { $opponents }
            [own] you { $own }
           *[opponent] opponent { $opponents }
        }

# Both clocks, the player's first, and which one runs.
# Variables:
#   $own (String) - the player's own time, already in words or figures
#   $opponents (String) - his opponent's
#   $runs (String) - whose clock runs: own, opponent, none, or held where the player's own waits for the key to an entry
announce-clocks-run = You have { $own }. Your opponent has { $opponents }. { $runs ->
        [own] Your clock is running.
        [opponent] Your opponent's clock is running.
        [held] Yours waits for the entry: that time counts if you mend it.
       *[none] Both are stopped.
    }
    .line = { $own }, opponent { $opponents }, { $runs ->
            [own] yours runs
            [opponent] other runs
            [held] waits
           *[none] stopped
        }

# Both clocks, the player's first, and which one runs, in figures.
# Variables:
#   $own (String) - the player's own time, already in words or figures
#   $opponents (String) - his opponent's
#   $runs (String) - whose clock runs: own, opponent, none, or held where the player's own waits for the key to an entry
announce-clocks-quick = { $own }, opponent { $opponents }, { $runs ->
        [own] yours runs
        [opponent] the other runs
        [held] yours waits for the entry: that time counts if you mend it
       *[none] both stopped
    }.
    .line = { $own }, opponent { $opponents }, { $runs ->
            [own] yours runs
            [opponent] other runs
            [held] waits
           *[none] stopped
        }

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

# The game is won: for the hall, behind its end.
# Variables:
#   $why (String) - which: checkmate, resignation, flag-fall, illegal-moves, sealed-move, default, forfeit, arbiter
#   $color (String) - the winner: white or black
announce-won =
    { $why ->
        [checkmate]
            Checkmate. { $color ->
                [white] White
               *[black] Black
            } wins.
        [resignation]
            { $color ->
                [white] Black resigns. White
               *[black] White resigns. Black
            } wins.
        [flag-fall]
            { $color ->
                [white] White
               *[black] Black
            } wins on time.
        [illegal-moves]
            An illegal move of { $color ->
                [white] Black decides the game. White
               *[black] White decides the game. Black
            } wins.
        [sealed-move]
            The sealed move does not count. { $color ->
                [white] White
               *[black] Black
            } wins.
        [default]
            The opponent has not come in time. { $color ->
                [white] White
               *[black] Black
            } wins.
        [forfeit]
            { $color ->
                [white] White
               *[black] Black
            } wins by forfeit.
       *[arbiter]
            By decision of the arbiter { $color ->
                [white] White
               *[black] Black
            } wins.
    }
    .line =
        { $why ->
            [checkmate]
                Checkmate. { $color ->
                    [white] White
                   *[black] Black
                } wins.
            [resignation]
                { $color ->
                    [white] Black resigns. White
                   *[black] White resigns. Black
                } wins.
            [flag-fall]
                { $color ->
                    [white] White
                   *[black] Black
                } wins on time.
            [illegal-moves]
                Illegal move. { $color ->
                    [white] White
                   *[black] Black
                } wins.
            [sealed-move]
                Sealed move void. { $color ->
                    [white] White
                   *[black] Black
                } wins.
            [default]
                Opponent absent. { $color ->
                    [white] White
                   *[black] Black
                } wins.
            [forfeit]
                { $color ->
                    [white] White
                   *[black] Black
                } wins by forfeit.
           *[arbiter]
                Arbiter: { $color ->
                    [white] White
                   *[black] Black
                } wins.
        }

# The game is drawn: for the hall, behind its end.
# Variables:
#   $why (String) - which
announce-drawn =
    { $why ->
        [agreement] The game is drawn by agreement.
        [stalemate] Stalemate. The game is drawn.
        [dead-position] Dead position: neither player can checkmate. The game is drawn.
        [flag-fall-cannot-mate] The flag has fallen, but the opponent cannot checkmate. The game is drawn.
        [repetition] The same position for the third time. The game is drawn.
        [fifty-moves] Fifty moves without a pawn move and without a capture. The game is drawn.
        [fivefold] The same position for the fifth time. The game is drawn.
        [seventy-five] Seventy-five moves without a pawn move and without a capture. The game is drawn.
        [both-flags] Both flags have fallen. The game is drawn.
        [quickplay] The claim in the quickplay finish is upheld. The game is drawn.
        [illegal-cannot-mate] An illegal move, but the opponent cannot checkmate. The game is drawn.
        [resigned-cannot-mate] A player resigns, but the opponent cannot checkmate. The game is drawn.
       *[arbiter] By decision of the arbiter the game is drawn.
    }
    .line =
        { $why ->
            [agreement] Drawn by agreement.
            [stalemate] Stalemate. Draw.
            [dead-position] Dead position. Draw.
            [flag-fall-cannot-mate] Flag, opponent cannot checkmate. Draw.
            [repetition] Draw by repetition.
            [fifty-moves] Draw by fifty moves.
            [fivefold] Draw by fivefold repetition.
            [seventy-five] Draw by seventy-five moves.
            [both-flags] Both flags. Draw.
            [quickplay] Quickplay claim upheld. Draw.
            [illegal-cannot-mate] Draw: opponent cannot checkmate.
            [resigned-cannot-mate] Draw: opponent cannot checkmate.
           *[arbiter] Arbiter: draw.
        }

## Claims, what the Laws provide, and what the arbiter rules

# What is claimed, behind "claims" or "Claim".
# Variables:
#   $claim (String) - which claim
announce-claim =
    { $claim ->
        [repetition] a draw by repetition
        [fifty] a draw by fifty moves
        [quickplay] a draw in the quickplay finish
        [seconds] five more seconds a move for both, and so offers a draw
        [mate] that the move on the board is checkmate
        [stalemate] that the move on the board is stalemate
        [touched] that a touched piece was neither moved nor captured
        [illegal] an illegal move
        [unpromoted] that a pawn was left on the last rank
        [setup] that the pieces were set up wrongly
        [turned] that the board is the wrong way round
        [colours] that the colours are swapped
        [displaced] that pieces were displaced
        [idle] that the clock was pressed without a move
        [hands] that a move was made with two hands
        [flag] that the flag of the opponent has fallen
        [mend] a mistake in the announcement of the latest move
       *[absent] that the opponent has not come
    }
    .line =
        { $claim ->
            [repetition] repetition
            [fifty] fifty moves
            [quickplay] quickplay draw
            [seconds] 5 s more a move
            [mate] mate
            [stalemate] stalemate
            [touched] touched piece
            [illegal] illegal move
            [unpromoted] pawn not promoted
            [setup] wrong set-up
            [turned] board turned
            [colours] colours swapped
            [displaced] pieces displaced
            [idle] press, no move
            [hands] two hands
            [flag] flag
            [mend] mistake in words
           *[absent] opponent absent
        }

# A player claims something. In the hall; the clocks have been stopped, except for displaced pieces.
# Variables:
#   $color (String) - the player: white or black
#   $claim (String) - what is claimed
announce-claimed =
    { $color ->
        [white] White
       *[black] Black
    } claims { $claim }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } claims: { $claim }

# A player claims a draw with a move that he has written and not made (9.2, 9.3).
# Variables:
#   $color (String) - the player: white or black
#   $claim (String) - what is claimed
#   $move (String) - the move, ready to be spoken or shown
announce-claimed-with =
    { $color ->
        [white] White
       *[black] Black
    } claims { $claim }, with the move { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $claim } with { $move }

# The record was compared with a claim of a draw.
# Variables:
#   $color (String) - who claimed: white or black
#   $right (String) - whether the claim is right: yes or no
#   $corrected (String) - whether the claimant has corrected the record since: yes or no
announce-claim-checked =
    By the { $corrected ->
        [yes] corrected record
       *[no] record
    } the claim of { $color ->
        [white] White
       *[black] Black
    } is { $right ->
        [yes] correct
       *[no] incorrect
    }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } claim: { $right ->
            [yes] correct
           *[no] incorrect
        }

# A claim is not judged: the move that was entered after the claim of a flag came before it, or the claimant has corrected
# the move on which the claim rests.
# Variables:
#   $color (String) - the player: white or black
announce-claim-overtaken =
    The claim of { $color ->
        [white] White
       *[black] Black
    } is not decided: the move came before it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }'s claim: the move came first

# A complaint about touched pieces was upheld: what binds the player now (4.3).
# Variables:
#   $color (String) - the player: white or black
#   $squares (String) - the squares of the pieces he has touched, in order
announce-touch-binds =
    { $color ->
        [white] White
       *[black] Black
    } touched { $squares }: the first possible one moves.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }, first that can: { $squares }

# A complaint about touched pieces was upheld: pieces of both players were touched, and one captures the other (4.3.3).
# Variables:
#   $captured (String) - the square of the piece to be captured
#   $color (String) - the player: white or black
#   $with (String) - the square of the capturing piece
announce-touch-capture =
    { $color ->
        [white] White
       *[black] Black
    } must capture { $captured } with { $with }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } must capture { $captured } with { $with }

# The same of the opponent's piece alone (4.3.2).
# Variables:
#   $captured (String) - the square of the piece to be captured
#   $color (String) - the player: white or black
announce-touch-captured =
    { $color ->
        [white] White
       *[black] Black
    } must capture { $captured }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } must capture { $captured }

# The same of king and rook (4.4.1).
# Variables:
#   $color (String) - the player: white or black
announce-touch-castle =
    { $color ->
        [white] White
       *[black] Black
    } must castle.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } must castle

# To the arbiter alone: a touch that a player asserted of the opponent, who did not confirm it.
# Variables:
#   $color (String) - of whom: white or black
#   $square (String) - the square
announce-touch-asserted =
    { $color ->
        [white] Black says that White
       *[black] White says that Black
    } touched { $square }. It was not confirmed.
    .line =
        { $color ->
            [white] Black says White
           *[black] White says Black
        } touched { $square }

# The move in the place of one that was complained of does not keep to what was touched either. Play goes on; it may be
# claimed again.
# Variables:
#   $color (String) - who has played: white or black
announce-touch-not-kept =
    { $color ->
        [white] White
       *[black] Black
    } has not played what the touched piece demands. It may be claimed again.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: touched piece not played

# Why a penalty is proposed: so many illegal moves of this player were completed.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many
announce-cause-illegal =
    Illegal moves completed by { $color ->
        [white] White
       *[black] Black
    }: { $count }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } illegal moves: { $count }

# What a claim of illegal play comes to, before it is upheld: nothing counts yet.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many illegal moves it would be
announce-cause-illegal-claimed =
    If that is upheld, it is illegal move number { $count } of { $color ->
        [white] White
       *[black] Black
    }.
    .line =
        If upheld: illegal move { $count } of { $color ->
            [white] White
           *[black] Black
        }

# Why a remedy is proposed: the sealed move.
# Variables:
#   $color (String) - who sealed: white or black
announce-cause-sealed =
    { $color ->
        [white] White
       *[black] Black
    } sealed an illegal or unclear move.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } sealed move does not count.

# Why the arbiter must decide: a flag has fallen, and it is not shown whether the opponent can mate (6.9).
# Variables:
#   $color (String) - the opponent: white or black
announce-cause-flag =
    It is not certain whether { $color ->
        [white] White
       *[black] Black
    } could still checkmate by any legal moves.
    .line =
        Can { $color ->
            [white] White
           *[black] Black
        } still checkmate? Not certain.

# Why something is to be settled first: a player's flag was told to have fallen before he made the move that ends the game.
# Variables:
#   $color (String) - whose flag: white or black
announce-cause-flag-first =
    The flag of { $color ->
        [white] White
       *[black] Black
    } had fallen before the game would have ended. That is decided first.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }'s flag fell before the end.

# What is proposed, as one sentence of its own behind its reason.
# Variables:
#   $why (String) - laws, or what becomes of the claim: upheld, aside
#   $what (String) - the measure
announce-proposed =
    { $why ->
        [laws] The Laws provide:
        [upheld] If the claim is upheld:
       *[aside] If the claim is set aside:
    } { $what }
    .line =
        { $why ->
            [laws] Laws:
            [upheld] If upheld:
           *[aside] Set aside:
        } { $what }

# What to do about what is proposed. In the hall, after the proposal; the line stays under the fingers.
# Variables:
#   $color (String) - whose word settles it: white or black
#   $how (String) - resume (going on carries it out), consent (the player may consent), entry (a move is to be entered first), time (the player may consent that time is taken, the other that it is not), flag (the player claims the flag or lets the move count) or arbiter (the arbiter alone)
announce-settle =
        { $how ->
        [resume] { $color ->
            [white] White
           *[black] Black
        } accepts it with resume, or the arbiter decides.
        [consent] The arbiter decides. Without one, { $color ->
            [white] White
           *[black] Black
        } may consent.
        [entry] Enter the pressed move first. Or { $color ->
            [white] White
           *[black] Black
        } claims the flag again.
        [flag] { $color ->
            [white] White
           *[black] Black
        } claims the flag or consents. Otherwise the arbiter decides.
        [time] The arbiter decides. Without one, { $color ->
            [white] White may consent, or Black consents that no time is taken.
           *[black] Black may consent, or White consents that no time is taken.
        }
       *[arbiter] Both clocks are stopped. The arbiter decides.
    }
    .line =
        { $how ->
            [resume] { $color ->
                [white] White
               *[black] Black
            }: resume carries it out, or arbiter
            [consent] Arbiter decides, or { $color ->
                [white] White
               *[black] Black
            }: consent
            [entry] Enter the move, or { $color ->
                [white] White
               *[black] Black
            }: flag again
            [flag] { $color ->
                [white] White
               *[black] Black
            }: flag, or consent: it counts
            [time] Consent: { $color ->
                [white] White takes it off, Black not
               *[black] Black takes it off, White not
            }
           *[arbiter] Clocks stopped. The arbiter decides.
        }

# What stood as a proposal or a claim is upheld, or carried out. What changes by it is told next.
announce-upheld = Accepted.
    .line = Upheld.

# A player consents to what stood as a proposal or a claim. What changes by it is told next.
# Variables:
#   $color (String) - who consents: white or black
announce-consented =
    { $color ->
        [white] White
       *[black] Black
    } accepts.

# What stood as a proposal or a claim is set aside.
announce-set-aside = Rejected: nothing changes.
    .line = Set aside.

# What the edition provides for an irregularity that a player has claimed.
# Variables:
#   $provision (String) - what: new-game, goes-on, turn-board, on-own-time, as-illegal or arbiter-decides
announce-provided =
    { $provision ->
        [new-game] The Laws provide a new game; this one is cancelled.
        [play-continues] The Laws provide that the game goes on.
        [turn-board] The Laws provide that the position is set up on a board placed correctly, and the game goes on.
        [restored-on-own-time] The Laws provide: whoever displaced the pieces puts them right on their own time.
        [as-illegal] At this table it counts as an illegal move.
       *[arbiter-decides] The rules of this table lay nothing down for it. The arbiter decides.
    }
    .line =
        { $provision ->
            [new-game] Laws: a new game
            [play-continues] Laws: the game goes on
            [turn-board] Laws: turn the board, then go on
            [restored-on-own-time] Laws: put right on their own time
            [as-illegal] Counts as an illegal move.
           *[arbiter-decides] No rule for it: the arbiter decides.
        }

# A player claims that the opponent has not come; how late a player may be is laid down.
# Variables:
#   $limit (String) - a length of time
#   $late (String) - a length of time
announce-late = A player may be late by { $limit }. Since the start it has been { $late }.
    .line = allowed { $limit }, now { $late }

# A player claims that the opponent has not come; how late a player may be was announced for the competition.
# Variables:
#   $late (String) - a length of time
announce-late-announced = Since the start it has been { $late }. How late a player may be is as announced for the competition; the arbiter decides.
    .line = late { $late }: the arbiter decides

# To the arbiter alone: the facts of a complaint about touched pieces (4.8).
# Variables:
#   $color (String) - whose move it was: white or black
#   $squares (String) - the touched squares, in order
#   $move (String) - the move he completed or announced
announce-facts-touched =
    { $color ->
        [white] White
       *[black] Black
    } touched { $squares } and played { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $squares }; played { $move }

# To the arbiter alone: the facts of a complaint about touched pieces (4.8), where no move was announced.
# Variables:
#   $color (String) - whose move it was: white or black
#   $squares (String) - the touched squares, in order
announce-facts-touched-only =
    { $color ->
        [white] White
       *[black] Black
    } touched { $squares } and has announced no move.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $squares }; no move yet

# To the arbiter alone, on the line and never spoken: whether the move keeps to what was touched.
# Variables:
#   $kept (String) - yes, no, or open: which of two moves stands is for the arbiter to find
#   $article (String) - the number of the article that binds the player
announce-facts-kept =
        By article { $article } the move is { $kept ->
        [yes] allowed
        [open] in question
       *[no] not allowed
    }.
    .line =
                { $kept ->
            [yes] allowed by article { $article }
            [open] in question, article { $article }
           *[no] not allowed by article { $article }
        }

# To the arbiter alone, on the line and never spoken: moves that would keep to what was touched.
# Variables:
#   $moves (String) - some moves
announce-facts-allowed = Allowed moves: { $moves }.
    .line = would: { $moves }

# To the arbiter: a draw was offered, but not after a move and before the press (9.1.2.1). It stands all the same.
# Variables:
#   $color (String) - who offered: white or black
announce-offer-out-of-turn =
    { $color ->
        [white] White
       *[black] Black
    } offered the draw at the wrong moment.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } offered a draw at a wrong time.

# To the arbiter: the player has made another move than the one he had written for a claim (9.5.3).
# Variables:
#   $color (String) - the player: white or black
#   $written (String) - the move he had written
#   $played (String) - the move he made
announce-claimed-move-not-made =
    { $color ->
        [white] White
       *[black] Black
    } claimed with { $written }, which is to be made then, and announces { $played }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } claimed { $written }, says { $played }

# To the arbiter: by a counter that he set a player has not reached a time control any more.
# Variables:
#   $color (String) - who: white or black
#   $time (String) - the time of the period
#   $command (String) - the same as it is typed, such as 30:00
announce-period-time-over =
    By this counter { $color ->
        [white] White
       *[black] Black
    } has not reached the time control any more, and its time is still on the clock: { $time }. To take it off, type take { $color ->
        [white] white
       *[black] black
    } { $command }.
    .line =
        Too much: take { $color ->
            [white] white
           *[black] black
        } { $command }

# To the arbiter: by a course that he set a player has reached the next time control. Its time is not given of itself.
# Variables:
#   $color (String) - who has reached it: white or black
#   $time (String) - the time of the period
#   $command (String) - the same as it is typed, such as 30:00
announce-period-time-due =
    Now { $color ->
        [white] White
       *[black] Black
    } has reached the next time control. { $time } would be added for it. To give it, type add { $color ->
        [white] white
       *[black] black
    } { $command }.
    .line =
        Control: add { $color ->
            [white] white
           *[black] black
        } { $command }

# An arbiter's code was typed while the key that would confirm it is needed for the clock.
# Variables:
#   $color (String) - the player: white or black
announce-key-is-for-clock =
    Not now: the clocks run, and { $color ->
        [white] White
       *[black] Black
    } may be about to press. Stop both clocks with arbiter, and then type ruling again.
    .line = Not now: clocks run. First: arbiter

# An arbiter's code was typed in a game that has none; at a shared keyboard the other player confirms it.
# Variables:
#   $color (String) - the player: white or black
announce-code-asked =
    The typed code as arbiter's code? { $color ->
        [white] White
       *[black] Black
    }: F 12 yes, Escape no.
    .line =
        Arbiter's code? { $color ->
            [white] White
           *[black] Black
        } confirms: F12

# An arbiter's code was typed in a game that has none; the other player confirms it at his own station.
# Variables:
#   $color (String) - the player: white or black
announce-code-asked-there =
    The typed code as arbiter's code? At that station { $color ->
        [white] White
       *[black] Black
    }: consent.
    .line =
        Arbiter's code? { $color ->
            [white] White
           *[black] Black
        }: consent

# An arbiter's code that was typed at the table was not confirmed.
# Variables:
#   $color (String) - the player: white or black
announce-code-dropped =
    { $color ->
        [white] White
       *[black] Black
    } has not confirmed the code. Nobody is at the desk.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } did not confirm: no code

# A person has joined who asks to be a player's assistant; the recipient is that player, or the arbiter.
# Variables:
#   $name (String) - the person
#   $color (String) - the player: white or black
#   $letters (String) - the letters of the duties, or none
announce-assistant-asks =
    { $name } asks to be { $color ->
        [white] White
       *[black] Black
    }'s assistant, { $letters ->
        [none] without duties
       *[other] with the duties { $letters }
    }. Type yes or no.
    .line =
        Assist { $color ->
            [white] White
           *[black] Black
        }, { $letters ->
            [none] no duties
           *[other] { $letters }
        }: { $name }?

# The question about a person is closed who asked to be a player's assistant.
# Variables:
#   $name (String) - the person
#   $color (String) - the player: white or black
#   $what (String) - accepted, refused, gone
announce-assistant-settled =
    { $what ->
        [accepted]
            An assistant of { $color ->
                [white] White
               *[black] Black
            } is there: { $name }.
        [refused]
            { $name } is not { $color ->
                [white] White
               *[black] Black
            }'s assistant.
       *[gone]
            { $name } no longer asks to be { $color ->
                [white] White
               *[black] Black
            }'s assistant.
    }
    .line =
        { $what ->
            [accepted]
                Assistant of { $color ->
                    [white] White
                   *[black] Black
                }: { $name }
            [refused]
                Not { $color ->
                    [white] White
                   *[black] Black
                }'s assistant: { $name }
           *[gone]
                No longer asks: { $name }
        }

# An arbiter's code that was typed at the table was confirmed by the other player.
# Variables:
#   $color (String) - the player: white or black
announce-code-set =
    { $color ->
        [white] White
       *[black] Black
    } has confirmed the arbiter's code, set at the table.
    .line =
        Code set at the table; { $color ->
            [white] White
           *[black] Black
        } confirmed

# The arbiter is at the desk of this station.
# Variables:
#   $first (String) - whether he has taken this game's desk only now: yes or no
announce-desk-taken =
    { $first ->
        [yes] The arbiter has taken the desk and decides claims and penalties.
       *[no] The arbiter is at the desk again.
    }
    .line =
        { $first ->
            [yes] The arbiter has taken the desk.
           *[no] The arbiter is at the desk again.
        }

# The arbiter, whose name is known, has taken the desk at this station.
# Variables:
#   $first (String) - whether the code was set only now: yes or no
#   $name (String) - the arbiter's name
announce-desk-taken-by =
    { $first ->
        [yes] { $name } has taken the arbiter's desk and decides claims and penalties.
       *[no] { $name } is at the arbiter's desk again.
    }
    .line =
        { $first ->
            [yes] Arbiter at the desk: { $name }
           *[no] Arbiter at the desk again: { $name }
        }

# The arbiter has left the desk of this station.
announce-desk-left = The arbiter has left the desk.
    .line = The arbiter has left the desk.

# What the Laws provide or the arbiter has done: told as done, and within a proposal; .short stands in the line of one.
# Variables:
#   $measure (String) - which: add, take, increment, back, win, draw, continue or new
#   $color (String) - whom it concerns: white or black
#   $time (String) - the time it gives or takes
#   $number (String) - the move before which the position comes back
announce-measure =
    { $measure ->
        [add]
            { $color ->
                [white] White
               *[black] Black
            } gets { $time } more.
        [take]
            { $color ->
                [white] White
               *[black] Black
            } loses { $time } from the clock.
        [increment] From now on both get { $time } more for each move.
        [back]
            The position before move { $number } of { $color ->
                [white] White
               *[black] Black
            } stands again.
        [win]
            { $color ->
                [white] White
               *[black] Black
            } wins the game.
        [draw] The game is drawn.
        [continue] The game continues.
       *[new] The game is cancelled and a new one is played.
    }
    .line =
        { $measure ->
            [add]
                { $color ->
                    [white] White
                   *[black] Black
                } gets { $time } more.
            [take]
                { $color ->
                    [white] White
                   *[black] Black
                } loses { $time }.
            [increment] Both get { $time } more a move.
            [back]
                Back before { $color ->
                    [white] White's
                   *[black] Black's
                } move { $number }.
            [win]
                { $color ->
                    [white] White
                   *[black] Black
                } wins.
            [draw] Draw.
            [continue] The game continues.
           *[new] A new game.
        }
    .short =
        { $measure ->
            [add]
                { $color ->
                    [white] White
                   *[black] Black
                } + { $time }
            [take]
                { $color ->
                    [white] White
                   *[black] Black
                } - { $time }
            [increment] both + { $time } a move
            [back]
                before { $color ->
                    [white] White's
                   *[black] Black's
                } move { $number }
            [win]
                { $color ->
                    [white] White
                   *[black] Black
                } wins
            [draw] draw
            [continue] the game continues
           *[new] a new game
        }

# Moves were taken back: a time control is not reached any more, and its time is off the clock again.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-changed-period-back =
    { $color ->
        [white] White
       *[black] Black
    } has not reached the time control any more. Off the clock again: { $time }.
    .line =
        Control back, { $color ->
            [white] White
           *[black] Black
        } loses { $time }.

# A ruling that was not given to set a clock has changed it.
# Variables:
#   $color (String) - the player: white or black
#   $was (String) - the time left before
#   $time (String) - the time left now
announce-changed-clock-besides =
    { $color ->
        [white] White's
       *[black] Black's
    } clock: { $was }, now { $time }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $was }, now { $time }

# The arbiter has set a clock.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-changed-clock =
    The clock of { $color ->
        [white] White
       *[black] Black
    } is set: { $time } left.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } clock: { $time }

# The arbiter has corrected a move counter (6.10.2).
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - moves completed
announce-changed-count =
    { $count ->
        [one] The move counter of { $color ->
            [white] White
           *[black] Black
        } is set to one move.
       *[other] The move counter of { $color ->
            [white] White
           *[black] Black
        } is set to { $count } moves.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } move counter: { $count }

# Another edition of the Laws applies from now on.
# Variables:
#   $year (String) - its year
announce-changed-edition = From now on the Laws of { $year } apply.
    .line = Laws of { $year } apply.

# A duty of a player's assistant begins or ends (D.2.9).
# Variables:
#   $color (String) - whose assistant: white or black
#   $duty (String) - which: execute, announce, score, inform, claim or adjourn
#   $on (String) - begins (yes) or ends (no)
announce-changed-duty =
        { $on ->
        [yes] { $color ->
            [white] White's
           *[black] Black's
        } assistant now also
       *[no] { $color ->
            [white] White's
           *[black] Black's
        } assistant no longer
    } { $duty ->
        [execute] makes the moves on the opponent's board
        [announce] announces the moves of both players
        [score] keeps the score and starts the opponent's clock
        [inform] tells the moves completed and the time used
        [claim] claims on time and reports touched pieces
       *[adjourn] does the formalities of adjournment
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $on ->
            [yes] +
           *[no] -
        } { $duty ->
            [execute] (a) making moves
            [announce] (b) announcing moves
            [score] (c) score and clock
            [inform] (d) moves and time used
            [claim] (e) claims, touched pieces
           *[adjourn] (f) adjournment
        }

# The arbiter warns a player (12.9.1).
# Variables:
#   $color (String) - the player: white or black
announce-changed-warned =
    The arbiter warns { $color ->
        [white] White
       *[black] Black
    }.

# The arbiter takes a result back.
announce-changed-result-lifted = The result is lifted: the game goes on. Both clocks are stopped.
    .line = Game goes on; both clocks stopped.

# Both clocks stand by the arbiter's order.
announce-changed-stopped = The arbiter has stopped both clocks.
    .line = The arbiter has stopped both clocks.

# Both flags are down, the arbiter rules that nobody can say which fell first, and it is not the last period.
announce-changed-both-flags = Both flags have fallen, and nobody can say which fell first. The game goes on.
    .line = Both flags, order unknown: play goes on.

# A flag was down when the arbiter gave time, set a clock, or changed the course.
# Variables:
#   $color (String) - whose flag: white or black
#   $down (String) - whether it is still down: yes or no
announce-changed-flag-after =
    The flag of { $color ->
        [white] White
       *[black] Black
    } is { $down ->
        [yes] still down. The arbiter sets the clocks.
       *[no] up again.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } flag is { $down ->
            [yes] still down.
           *[no] up again.
        }

# The arbiter has seen that a flag has fallen, and calls it (6.8).
# Variables:
#   $color (String) - whose flag: white or black
announce-changed-flag-called =
    The arbiter has called the fallen flag of { $color ->
        [white] White
       *[black] Black
    }.
    .line =
        Flag called by the arbiter: { $color ->
            [white] White
           *[black] Black
        }

## Adjournment

# The game is to be adjourned; the player to move seals a move on his own time.
# Variables:
#   $color (String) - the player: white or black
announce-adjourn-ordered =
    The game is adjourned. { $color ->
        [white] White
       *[black] Black
    } seals a move and then presses the clock.
    .line =
        Adjourned. { $color ->
            [white] White
           *[black] Black
        } seals, then presses.

# A move was sealed. Which, nobody is told.
# Variables:
#   $color (String) - who sealed: white or black
#   $again (String) - whether it replaces one sealed before: yes or no
announce-adjourn-sealed =
    { $again ->
        [yes] { $color ->
            [white] White
           *[black] Black
        } has sealed another move in place of the first.
       *[no] { $color ->
            [white] White
           *[black] Black
        } has sealed a move.
    }
    .line =
        { $again ->
            [yes] { $color ->
                [white] White
               *[black] Black
            } has sealed another move.
           *[no] { $color ->
                [white] White
               *[black] Black
            } has sealed a move.
        }

# The envelope is closed. The readings follow, a sentence for each player.
# Variables:
#   $color (String) - who sealed: white or black
#   $number (Number) - the number of the sealed move
#   $paper (String) - whether the move was written on paper: yes or no
announce-adjourn-closed =
    { $paper ->
        [yes] The envelope is closed, with move { $number } of { $color ->
            [white] White
           *[black] Black
        } on paper.
       *[no] The envelope is closed, with move { $number } of { $color ->
            [white] White
           *[black] Black
        }.
    } Both clocks are stopped.
    .line =
        Envelope closed: { $color ->
            [white] White
           *[black] Black
        }, move { $number }.

# What is written on the envelope: one player's clock.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - a length of time
#   $used (String) - a length of time
announce-adjourn-clock =
    { $color ->
        [white] White
       *[black] Black
    } has { $left } left and has used { $used }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $left }, used { $used }

# What is written on the envelope of a game without clocks: the time one player has used.
# Variables:
#   $color (String) - the player: white or black
#   $used (String) - a length of time
announce-adjourn-used =
    { $color ->
        [white] White
       *[black] Black
    } has used { $used }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: used { $used }

# The arbiter opens the envelope; the sealed move is told next.
# Variables:
#   $color (String) - who sealed: white or black
announce-adjourn-opened =
    The envelope of { $color ->
        [white] White
       *[black] Black
    } is opened.

# Who was to seal has made a move on the board: the game is adjourned after it.
# Variables:
#   $color (String) - whose move: white or black
announce-adjourn-openly =
    { $color ->
        [white] White
       *[black] Black
    } made the sealed move openly. The game is adjourned.
    .line = Adjourned after this move; both stopped.

# The envelope is lost.
# Variables:
#   $color (String) - who had sealed: white or black
#   $kept (String) - whether the program keeps the sealed move: yes or no
announce-adjourn-lost =
    The envelope is lost. { $color ->
        [white] White
       *[black] Black
    } says the move again.{ $kept ->
        [yes] {" "}The program keeps the move that was sealed.
       *[no] {""}
    }
    .line =
        Envelope lost. { $color ->
            [white] White
           *[black] Black
        }: move again.

## Results that the Laws or the arbiter bring about

# The game has ended, and nobody has won or drawn it: for the hall.
# Variables:
#   $how (String) - which: none, white-half, black-half, both-forfeit, unfinished or cancelled
announce-ended =
    { $how ->
        [none] By decision of the arbiter both players get no point.
        [white-half] By decision of the arbiter White gets half a point, Black none.
        [black-half] By decision of the arbiter White gets no point, Black half a point.
        [both-forfeit] Both players lose by forfeit.
        [unfinished] By decision of the arbiter the game is left unfinished.
       *[cancelled] The game is cancelled. A new game is played.
    }
    .line =
        { $how ->
            [none] Arbiter: 0-0.
            [white-half] Arbiter: 1/2-0.
            [black-half] Arbiter: 0-1/2.
            [both-forfeit] Both players lose by forfeit.
            [unfinished] Arbiter: the game is unfinished.
           *[cancelled] Game cancelled. A new one is played.
        }

# A claim of a draw with a move, spoken for the opponent at a shared keyboard, is read back; he confirms it with a key of his own.
# Variables:
#   $color (String) - who must confirm: white or black
#   $claim (String) - what is claimed
#   $move (String) - the move
announce-confirm-claims-with =
    { $color ->
        [white] White
       *[black] Black
    } claims { $claim } with { $move }? F 12: yes.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $claim } with { $move }? F12: yes

# The time control is set before the start; its periods follow, a sentence each.
# Variables:
#   $color (String) - who set it: white or black
announce-time-set =
    { $color ->
        [white] White
       *[black] Black
    } has set the time control.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has set the time control.

# The player's own period on request: its number and the moves to the time control (D.2.9.d).
# Variables:
#   $number (String) - the number of the period
#   $of (String) - how many periods there are
#   $count (Number) - moves to go
announce-asked-control =
    { $count ->
        [one] Period { $number } of { $of }. One move to the time control.
       *[other] Period { $number } of { $of }. { $count } moves to the time control.
    }
    .line = period { $number }/{ $of }, moves to go: { $count }

# The player's own period on request, where the last period comes again and again.
# Variables:
#   $number (String) - the number of the period
#   $count (Number) - moves to go
announce-asked-control-endless =
    { $count ->
        [one] Period { $number }. One move to the time control.
       *[other] Period { $number }. { $count } moves to the time control.
    }
    .line = period { $number }, moves to go: { $count }

# Behind the period: what was given for moves that were taken back and stays on the clock.
# Variables:
#   $time (String) - a length of time
announce-asked-control-owed = Of what comes next, { $time } is on your clock already, from moves that were taken back.
    .line = { $time } of the next is given already

# The player's own period on request, where it lasts for the rest of the game.
# Variables:
#   $number (String) - the number of the period
#   $of (String) - how many periods there are
announce-asked-control-rest = Period { $number } of { $of }, for all the remaining moves.
    .line = period { $number }/{ $of }: all the rest

## The rules of the table in words, one message for each

# A rule of the table: the completed illegal move that loses the game.
# Variables:
#   $count (Number) - which, counted from 1
announce-rule-illegal-loses-at =
    { $count ->
        [one] The first completed illegal move loses the game.
       *[other] Illegal move number { $count } of a player loses the game.
    }
    .line = illegal move { $count } loses

# A rule of the table: no number of illegal moves loses by itself.
announce-rule-illegal-never = No number of illegal moves loses the game by itself. The arbiter decides.
    .line = illegal moves: the arbiter decides

# A rule of the table: the time the opponent gets for an illegal move.
# Variables:
#   $time (String) - a length of time
announce-rule-illegal-bonus = For an illegal move before that the opponent gets { $time }.
    .line = illegal move: opponent + { $time }

# A rule of the table: whether an illegal move costs something only on the opponent's claim.
# Variables:
#   $value (String) - yes or no
announce-rule-illegal-on-claim =
        { $value ->
        [yes] An illegal move is penalised only if the opponent claims it.
       *[no] An illegal move is always penalised.
    }
    .line =
        { $value ->
            [yes] illegal move: only on a claim
           *[no] illegal move: also without a claim
        }

# A rule of the table: what loses the right to claim an illegal move of the opponent.
# Variables:
#   $value (String) - moving or touching
announce-rule-illegal-claim-lost =
    { $value ->
        [moving] The right to claim an illegal move is lost by the next own move.
       *[touching] The right to claim an illegal move is lost by touching a piece to move it.
    }
    .line =
        { $value ->
            [moving] illegal claim lost by moving
           *[touching] illegal claim lost by touching
        }

# A rule of the table: what happens where the opponent of the player who loses by illegal moves cannot mate.
# Variables:
#   $value (String) - yes or no
announce-rule-cannot-mate =
    { $value ->
        [yes] Instead of a loss by illegal moves the game is drawn if the opponent cannot checkmate.
       *[no] A loss by illegal moves is a loss even if the opponent cannot checkmate.
    }
    .line =
        { $value ->
            [yes] illegal; opponent cannot checkmate: draw
           *[no] illegal; opponent cannot checkmate: lost
        }

# A rule of the table: a pawn on the last rank that was not replaced before the press.
# Variables:
#   $value (String) - go-back or queen
announce-rule-unpromoted =
    { $value ->
        [go-back] A pawn left on the last rank: the move is illegal and goes back.
       *[queen] A pawn left on the last rank: the move is illegal and the pawn becomes a queen.
    }
    .line =
        { $value ->
            [go-back] pawn on last rank: goes back
           *[queen] pawn on last rank: queen
        }

# A rule of the table: pressing without a move, or moving with two hands.
# Variables:
#   $value (String) - yes or no
announce-rule-idle-press =
    { $value ->
        [yes] Pressing the clock without a move, or moving with two hands, counts as an illegal move.
       *[no] Pressing the clock without a move, or moving with two hands, is for the arbiter.
    }
    .line =
        { $value ->
            [yes] idle press, two hands: illegal move
           *[no] idle press, two hands: arbiter
        }

# A rule of the table: the time the opponent gets for an incorrect claim of a draw.
# Variables:
#   $time (String) - a length of time
announce-rule-wrong-claim = For an incorrect claim of a draw the opponent gets { $time }.
    .line = wrong claim: opponent + { $time }

# A rule of the table: whether an incorrect claim also halves the claimant's time.
# Variables:
#   $value (String) - yes or no
announce-rule-wrong-claim-halves =
    { $value ->
        [yes] An incorrect claim also halves the claimant's time, by three minutes at most.
       *[no] An incorrect claim takes no time off the claimant.
    }
    .line =
        { $value ->
            [yes] wrong claim: claimant's time halved
           *[no] wrong claim: no time taken off
        }

# A rule of the table: what loses the right to claim a draw on a move.
# Variables:
#   $value (String) - moving or touching
announce-rule-claim-lost =
    { $value ->
        [moving] The right to claim a draw on a move is lost by moving.
       *[touching] The right to claim a draw on a move is lost by touching a piece to move it.
    }
    .line =
        { $value ->
            [moving] claim lost by moving
           *[touching] claim lost by touching
        }

# A rule of the table: which castling rights make positions different.
# Variables:
#   $value (String) - temporary or lasting
announce-rule-repetition =
        { $value ->
        [temporary] Castling that is blocked for now also makes positions different.
       *[lasting] Only lost castling rights make positions different.
    }
    .line =
        { $value ->
            [temporary] repetition: castling at the moment
           *[lasting] repetition: castling rights for good
        }

# A rule of the table: the draw by fivefold repetition.
# Variables:
#   $value (String) - no, consecutive or any
announce-rule-fivefold =
    { $value ->
        [no] Fivefold repetition does not draw without a claim.
        [consecutive] The same position at five consecutive moves of each player draws without a claim.
       *[any] The same position for the fifth time draws without a claim.
    }
    .line =
        { $value ->
            [no] five times: no draw unclaimed
            [consecutive] five times in a row: draw
           *[any] five times: draw
        }

# A rule of the table: the draw by seventy-five moves.
# Variables:
#   $value (String) - yes or no
announce-rule-seventy-five =
    { $value ->
        [yes] Seventy-five moves without a pawn move and a capture draw without a claim.
       *[no] Seventy-five moves do not draw without a claim.
    }
    .line =
        { $value ->
            [yes] 75 moves: draw
           *[no] 75 moves: no draw unclaimed
        }

# A rule of the table: both flags down, and nobody can say which fell first.
# Variables:
#   $value (String) - play-on, draw-in-last or draw
announce-rule-both-flags =
    { $value ->
        [play-on] With both flags down play goes on; a quickplay finish is drawn.
        [draw-in-last] With both flags down play goes on; in the last period the game is drawn.
       *[draw] With both flags down the game is drawn.
    }
    .line =
        { $value ->
            [play-on] both flags: play on
            [draw-in-last] both flags, last period: draw
           *[draw] both flags: draw
        }

# A rule of the table: how late a player may come.
# Variables:
#   $time (String) - a length of time
announce-rule-default-time = A player who is { $time } late loses.
    .line = late: loses after { $time }

# A rule of the table: how late a player may come is announced for the competition.
announce-rule-default-announced = How late a player may come is as announced for the competition.
    .line = late: as announced

# A rule of the table: whether the arbiter calls a flag.
# Variables:
#   $value (String) - yes or no
announce-rule-arbiter-calls-flag =
    { $value ->
        [yes] The arbiter calls a fallen flag.
       *[no] Only the players claim a fallen flag.
    }
    .line =
        { $value ->
            [yes] flag: the arbiter calls it too
           *[no] flag: the players claim it
        }

# A rule of the table: whether who claims a flag must have his own up.
# Variables:
#   $value (String) - yes or no
announce-rule-own-flag-up =
        { $value ->
        [yes] To claim a flag fall, your own flag must still be up.
       *[no] A flag fall may be claimed even when the own flag is down.
    }
    .line =
        { $value ->
            [yes] claiming a flag: own must be up
           *[no] claiming a flag: own may be down
        }

# A rule of the table: whether the opponent's reply completes a move without a press.
# Variables:
#   $value (String) - yes or no
announce-rule-own-move-completes =
    { $value ->
        [yes] The own next move completes a move, without press and without increment.
       *[no] A move is completed by pressing the clock alone.
    }
    .line =
        { $value ->
            [yes] a reply completes the move
           *[no] only the press completes the move
        }

# A rule of the table: until when a wrong set-up can be claimed.
# Variables:
#   $count (Number) - so many moves of each
announce-rule-setup-until =
    { $count ->
        [one] A wrong set-up can be claimed before one move of each is completed.
       *[other] A wrong set-up can be claimed before { $count } moves of each are completed.
    }
    .line = wrong set-up: until { $count } moves of each

# A rule of the table: a wrong set-up can be claimed as long as the game lasts.
announce-rule-setup-always = A wrong set-up can be claimed as long as the game lasts.
    .line = wrong set-up: during the whole game

# A rule of the table: until when swapped colours mean a new game.
# Variables:
#   $count (Number) - so many moves of each
announce-rule-colours-until =
    { $count ->
        [one] Swapped colours mean a new game before one move of each is completed.
       *[other] Swapped colours mean a new game before { $count } moves of each are completed.
    }
    .line = colours: new game until { $count } moves

# A rule of the table: a game begun with swapped colours goes on.
announce-rule-colours-go-on = A game begun with swapped colours goes on.
    .line = swapped colours: the game goes on

# A rule of the table: whether the time in which the program speaks a move counts for anybody.
# Variables:
#   $value (String) - yes or no
announce-rule-speech-is-free =
    { $value ->
        [yes] While the program announces a move or reads it back, no clock runs.
       *[no] The clock runs while the program announces a move or reads it back.
    }
    .line =
        { $value ->
            [yes] program speaks: no clock runs
           *[no] program speaks: the clock runs
        }

# A rule of the table: from when on draws may be offered and agreed.
# Variables:
#   $count (Number) - after how many moves of each
announce-rule-draws-from =
    { $count ->
        [0] A draw may be offered at any time.
        [one] A draw may be offered and agreed only when both have completed one move.
       *[other] A draw may be offered and agreed only when both have completed { $count } moves.
    }
    .line =
        { $count ->
            [0] draw offers: at any time
            [one] draw offers: after one move of each
           *[other] draw offers: after { $count } moves of each
        }

# A rule of the table: no draw is agreed without the arbiter.
announce-rule-draws-never = No draw is offered or agreed without the arbiter.
    .line = draw offers: never

# A rule of the table: whether the visually disabled player's opponent hears.
# Variables:
#   $value (String) - yes or no
announce-rule-opponent-hears =
    { $value ->
        [yes] The opponent of the visually disabled player hears.
       *[no] The opponent of the visually disabled player does not hear: in 2018 and later an assistant is a must.
    }
    .line =
        { $value ->
            [yes] the opponent hears
           *[no] the opponent does not hear
        }

# A rule of the table: whether a fallen flag stops the other clock too.
# Variables:
#   $value (String) - yes or no
announce-rule-freeze =
    { $value ->
        [yes] In a game with increments a fallen flag stops the other clock too.
       *[no] After a fallen flag the other clock runs on and may fall too.
    }
    .line =
        { $value ->
            [yes] fallen flag: other clock stops too
           *[no] fallen flag: other clock runs on
        }

# A rule of the table: whether an increment is added before each move from the first one.
# Variables:
#   $value (String) - yes or no
announce-rule-first-increment =
    { $value ->
        [yes] An increment is added before each move, also the first.
       *[no] An increment is added after each move. The first move begins without it.
    }
    .line =
        { $value ->
            [yes] increment: also before the first move
           *[no] increment: only after each move
        }

# A rule of the table: by which provisions a draw is claimed with less than two minutes left.
# Variables:
#   $value (String) - article-10, appendix-g or guidelines
announce-rule-quickplay =
    { $value ->
        [article-10] A quickplay finish goes by article 10.
        [appendix-g] A quickplay finish goes by appendix G.
       *[guidelines] A quickplay finish goes by guidelines 3.
    }
    .line =
        { $value ->
            [article-10] quickplay finish: article 10
            [appendix-g] quickplay finish: appendix G
           *[guidelines] quickplay finish: guidelines III
        }

# A rule of the table: whether the provisions of the quickplay finish apply.
# Variables:
#   $value (String) - yes or no
announce-rule-quickplay-applies =
    { $value ->
        [yes] The rules of the quickplay finish apply.
       *[no] The rules of the quickplay finish do not apply.
    }
    .line =
        { $value ->
            [yes] quickplay finish: applies
           *[no] quickplay finish: does not apply
        }

# A rule of the table: whether a draw may be agreed before both have moved.
# Variables:
#   $value (String) - yes or no
announce-rule-agreement =
    { $value ->
        [yes] A draw may be agreed only after a move of each.
       *[no] A draw may be agreed at any time.
    }
    .line =
        { $value ->
            [yes] agreed draw: after a move of each
           *[no] agreed draw: at any time
        }

# A rule of the table: resigning against a player who cannot mate.
# Variables:
#   $value (String) - yes or no
announce-rule-resigning =
    { $value ->
        [yes] Resigning against a player who cannot checkmate is a draw.
       *[no] Resigning loses, whatever the opponent has.
    }
    .line =
        { $value ->
            [yes] resign; opponent cannot checkmate: draw
           *[no] resigning always loses
        }

# A rule of the table: what a lost link to a player's own station does to the clocks.
# Variables:
#   $value (String) - yes or no
announce-rule-lost-link =
    { $value ->
        [yes] When the link to a player's station is lost, both clocks are stopped at once.
       *[no] When the link to a player's station is lost, the clocks run on.
    }
    .line =
        { $value ->
            [yes] link lost: both clocks stopped
           *[no] link lost: the clocks run on
        }

## What is refused

# The time control can be set before the start only.
announce-time-stands = The game has begun, so the time control is fixed. Only the arbiter can set a clock: ruling.
    .line = Game begun: the arbiter sets clocks.

# A draw is claimed by a player who is not on the move (9.2, 9.3).
announce-not-on-move = You can claim that only on your own move, before you announce it.
    .line = Only on your own move.

# The right to claim a draw on this move is lost (9.4).
announce-claim-lost = Too late to claim on this move: you have announced it or touched a piece. You may claim again on your next move.
    .line = Too late on this move: touched or said.

# A claim or a penalty stands and must be settled first.
announce-claim-stands = A claim or proposal is open and must be decided first. Enter tells what to do.
    .line = A claim is open. Enter: what to do

# Nothing stands to be upheld, set aside or consented to.
announce-nothing-stands = Nothing is claimed, proposed or asked.
    .line = Nothing is claimed or asked.

# The player would consent to what burdens the opponent.
announce-not-yours-to-consent = That is not yours to consent to: your opponent must consent, or the arbiter decides.
    .line = The opponent must consent.

# The arbiter has taken the desk: a player cannot do it.
announce-only-arbiter = An arbiter has taken the desk of this game: the arbiter decides that: ruling and the code.
    .line = For the arbiter: ruling and the code

# Only the arbiter can decide it, and none is at the desk.
announce-no-arbiter =
    Only the arbiter can decide that, and none is at this desk. Whoever is arbiter types ruling and a code.
    .line = For the arbiter; none is at the desk.

# A complaint about touched pieces before the opponent has moved: what he does with the piece decides.
# Variables:
#   $color (String) - who has touched: white or black
announce-not-moved-yet =
    Not yet: { $color ->
        [white] White
       *[black] Black
    } has not made a move. What was touched is noted; claim it then, before you touch a piece.
    .line =
        Not yet: { $color ->
            [white] White
           *[black] Black
        } has not moved.

# A flag is claimed by who has overstepped first.
# Variables:
#   $color (String) - who claims: white or black
announce-fell-first =
    The flag of { $color ->
        [white] White
       *[black] Black
    } fell first, so that { $color ->
        [white] White
       *[black] Black
    } cannot win by the other one.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } flag fell first.

# A move is entered for a player, and no piece of his stands where it begins.
# Variables:
#   $color (String) - whose move it is: white or black
#   $square (String) - where it would begin
announce-not-the-players-piece =
    It is the move of { $color ->
        [white] White
       *[black] Black
    }, and { $square } has no piece of that colour. If it was made all the same, the clock is pressed first, and then it is entered.
    .line =
        { $square }: no piece of { $color ->
            [white] White
           *[black] Black
        }

# The arbiter is called again.
announce-arbiter-is-called = The arbiter is called already, and both clocks are stopped. Press Enter to hear what is awaited.
    .line = The arbiter is called already.

# A flag is claimed by a player whose own flag has fallen.
announce-own-flag-down = Your own flag has fallen too. In this kind of game it must be up to claim the opponent's.
    .line = Your own flag has fallen too.

# A draw by agreement before both have made a move (5.2.3).
announce-no-agreement-yet = A draw can be agreed only when both have made a move. The offer stays open.
    .line = Not yet: both must have made a move.

# A claim of the quickplay finish in blitz.
announce-quickplay-blitz = In blitz there is no claim of the quickplay finish.
    .line = Not in blitz

# A claim of the quickplay finish in a period with increment, or not in the last one.
announce-quickplay-not-last-period = That can be claimed only in the last period of a time control without extra time for moves.
    .line = Only in a last period without increment

# A claim of the quickplay finish with two minutes or more left.
announce-quickplay-time-left = That can be claimed only with less than two minutes left.
    .line = Only with less than 2 minutes left.

# A claim of the quickplay finish after the flag has fallen.
announce-quickplay-flag-down = Too late: your flag has fallen.

# Five more seconds are asked for where the edition does not know that.
announce-quickplay-no-seconds = The Laws at this table do not know the request for five more seconds. You may claim a draw: claim quickplay.
    .line = Not in these Laws. Try: claim quickplay

# No illegal move of the opponent stands that could be claimed.
announce-no-illegal-move = The program knows of no illegal move by your opponent. If you do, call the arbiter: arbiter.
    .line = No illegal move to claim.

# In this edition the opponent must have pressed first.
announce-opponent-has-not-pressed = Your opponent has not pressed the clock yet. That must come first.
    .line = The opponent has not pressed yet.

# The player's assistant does not have a duty of D.2.9 at this table.
# Variables:
#   $duty (String) - which: execute, announce, score, inform, claim or adjourn
announce-duty-off =
    The assistant does not do that at this table: { $duty ->
        [execute] making moves
        [announce] announcing moves
        [score] score and clock
        [inform] moves and time used
        [claim] claims and touched pieces
       *[adjourn] adjournment
    }.
    .line =
        Off: { $duty ->
            [execute] (a) making moves
            [announce] (b) announcing moves
            [score] (c) score and clock
            [inform] (d) moves and time used
            [claim] (e) claims, touched pieces
           *[adjourn] (f) adjournment
        }

# A sighted player's assistant has the duties (a) and (b) only (D.2.10).
# Variables:
#   $duty (String) - the letter of the duty
announce-duty-not-for-sighted = A sighted player's assistant may only make moves, a, and announce them, b. Not { $duty }.
    .line = Sighted: only (a) and (b), not ({ $duty })

# A rule was named that there is not.
# Variables:
#   $name (String) - the name
announce-no-such-rule = No rule is called { $name }. Type rules for all the names.
    .line = No rule { $name }. All: rules

# A rule does not take this value.
# Variables:
#   $name (String) - the rule
#   $value (String) - the value
#   $values (String) - what it takes
announce-bad-rule-value = The rule { $name } takes { $values }, and not { $value }.
    .line = { $values }

# There is no edition of the Laws of this year.
# Variables:
#   $year (String) - the year
announce-no-such-edition = There is no edition of { $year }. Known are 2001, 2005, 2009, 2014, 2018 and 2023.
    .line = 2001, 2005, 2009, 2014, 2018 or 2023

# The arbiter would put a half-move into a score before lines that the program wrote.
# Variables:
#   $color (String) - whose score: white or black
announce-score-kept = Not done: the program wrote { $color ->
        [white] White's
       *[black] Black's
    } score. Change the course instead: course 2 White Nc3.
    .line = The program's score. Type course.

# No half-move of this number stands.
# Variables:
#   $number (String) - the number of the half-move, from 1
announce-no-such-half-move = There is no half-move { $number }.

# The arbiter would call a flag in a game in which only the players claim it.
announce-flag-is-the-players = In this kind of game the players alone claim a fallen flag. The rule is called arbiter-calls-flag.
    .line = Players claim it (arbiter-calls-flag).

# Not both flags have fallen.
announce-flags-up = Not both flags have fallen.

# A move is sealed and no adjournment has been ordered.
announce-not-adjourning = The game is not being adjourned. The arbiter orders that.
    .line = Not adjourned: the arbiter orders that.

# The arbiter orders an adjournment that is ordered already.
announce-adjournment-ordered = The adjournment is ordered already. The player whose turn it is seals a move and presses the clock.
    .line = Ordered already: the move is sealed now.

# A move is sealed by the player who is not on the move.
announce-not-sealer = Your opponent is on the move, and seals it.
    .line = The opponent seals.

# The envelope is closed: nothing can be changed or played.
announce-envelope-closed = The game is adjourned, and the envelope is closed. Only the arbiter opens it.
    .line = Envelope closed; the arbiter opens it.

# When and where an adjourned game is resumed, as the arbiter has written it on the envelope.
# Variables:
#   $text (String) - as he has written it
announce-adjourn-resumes = Date and place of the resumption: { $text }.
    .line = Resumption: { $text }

# Who had sealed is absent, and the reply to his opened move was sealed: his clock runs (E.9).
# Variables:
#   $color (String) - whose reply: white or black
announce-adjourn-reply-sealed =
    { $color ->
        [white] White has sealed the reply. Black's clock runs.
       *[black] Black has sealed the reply. White's clock runs.
    } The reply is entered when the arbiter opens it.
    .line =
        { $color ->
            [white] White's reply sealed. Black's clock runs
           *[black] Black's reply sealed. White's clock runs
        }

# There is no reply to be sealed now.
announce-no-reply-to-seal = A reply can be sealed only to a sealed move that was opened, and before anything else is played.
    .line = No reply to a sealed move is due.

# Against a hearing-impaired opponent a visually disabled player must have an assistant.
# Variables:
#   $color (String) - the visually disabled player: white or black
announce-assistant-needed =
    { $color ->
        [white] White
       *[black] Black
    } must have an assistant, as the opponent does not hear: leave at least one duty.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } must have an assistant

# By the regulations of the event a draw is not offered or agreed yet.
# Variables:
#   $count (Number) - after how many moves of both it may be
announce-draw-too-early =
    { $count ->
        [one] By the rules of this table no draw is offered or agreed before both have completed one move.
       *[other] By the rules of this table no draw is offered or agreed before both have completed { $count } moves.
    } Earlier, ask the arbiter.
    .line =
        { $count ->
            [one] No draw before one move of each
           *[other] No draw before { $count } moves of each
        }

# By the regulations of the event no draw is offered or agreed.
announce-draw-never = By the rules of this table no draw is offered or agreed. Ask the arbiter.
    .line = No draws by agreement: ask the arbiter

# There is no closed envelope.
announce-no-envelope = There is no closed envelope.

# What was opened is not what was sealed.
announce-seal-broken = What is in the envelope is not what was sealed. Nothing is changed.
    .line = Not what was sealed. Nothing changed.

# Moves are taken back in practice only.
announce-practice-only = No takebacks in a tournament game. To fix your own words, type correct and the move; for your opponent's, misheard.
    .line = Not in a tournament. Try: correct MOVE

# Something typed is no move and no command.
# Variables:
#   $part (String) - the part that was not understood
announce-not-understood = I don't know { $part }. Type a move, such as Nf3, or help.
    .line = Not understood: { $part }

# The same before the game.
# Variables:
#   $part (String) - the part that was not understood
announce-not-understood-start = I don't know { $part }. Type start, or help.
    .line = Not understood: { $part }

# The beginning of what was typed was understood, the rest was not.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the part that was not understood
announce-not-understood-after = Understood { $understood }, but not { $part }. Type the whole move again.
    .line = Not taken: { $part } after { $understood }

# The end of a move is missing.
# Variables:
#   $understood (String) - the beginning that was understood
announce-unfinished = { $understood } is incomplete. Type the whole move.
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
    } fits { $square }, from { $from }. Name the square it comes from.
    .line = { $square } from { $from }? Name the square

# A pawn reaches the last rank and the new piece was not named (D.2.1). It is not said what to choose.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-promotion-missing = On { $square } the pawn becomes another piece. Say the move again and name the piece.
    .line = { $square }: name the new piece

# No legal move can be meant; known says whether there is a reason to tell.
# Variables:
#   $known (String) - which: yes, no
#   $reason (String) - a whole sentence
announce-no-move-fits =
    { $known ->
        [yes] No move fits. { $reason } Name another move.
       *[no] That isn't a move from your board. Name the piece and both squares to announce it anyway.
    }
    .line =
        { $known ->
            [yes] { $reason }
           *[no] No move fits. Check the words
        }

# No move can be meant while the opponent's stands that was entered here. Perhaps that one is to be mended.
# Variables:
#   $color (String) - the opponent: white or black
announce-no-move-beside-entry =
    No move of yours fits. To replace { $color ->
        [white] White
       *[black] Black
    }'s, type misheard and the move.
    .line =
        Not yours. For { $color ->
            [white] White
           *[black] Black
        }'s: misheard MOVE

# No move of the opponent, whose turn it is, can be meant. Perhaps the player has meant one of his own.
# Variables:
#   $color (String) - whose turn it is: white or black
announce-no-move-of-opponent =
    Type { $color ->
        [white] White
       *[black] Black
    }'s move first; that isn't one.
    .line =
        First { $color ->
            [white] White
           *[black] Black
        }'s move; that is none

# Refuses a move: the player has typed the opponent's last one. Most mean to repeat it.
# Variables:
#   $color (String) - the opponent: white or black
announce-opponents-move-again =
    Not announced: that is { $color ->
        [white] White
       *[black] Black
    }'s move. To repeat it, type repeat before it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }'s move. Repeat it: repeat MOVE

# Two squares without a piece, and no piece stands on the first.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-no-piece-named = There is nothing on { $square }. Name the piece and both squares.
    .line = { $square } is empty: name the piece

# A move is not legal; told in practice only.
# Variables:
#   $move (String) - the move, ready to be spoken or shown
#   $reason (String) - a whole sentence
announce-not-legal = { $move } is not legal. { $reason } Name another move.
    .line = { $move }: { $reason }

# Why a move is illegal: behind another sentence, and alone where a score is read.
# Variables:
#   $why (String) - which
#   $square (String) - the square, ready to be spoken or shown
#   $role (String) - the piece that stands there
announce-illegal =
    { $why ->
        [nothing-there] There is nothing on { $square }.
        [opponents-piece] The piece on { $square } is not yours.
        [other-piece]
            There is a { $role ->
                [king] king
                [queen] queen
                [rook] rook
                [bishop] bishop
                [knight] knight
               *[pawn] pawn
            } on { $square }.
        [own-piece] Your own piece is on { $square }.
        [does-not-reach] The piece does not move that way.
        [blocked] The piece on { $square } is in the way.
        [still-in-check] The king would still be in check.
        [exposes-king] The king would be in check.
        [captures-king] A king is never captured.
        [castling-right] The king or the rook has moved before.
        [castling-blocked] A piece is in the way of king or rook.
        [castling-check] The king is in check, or its way is attacked.
        [no-promotion] No pawn reaches the last rank with that.
       *[bad-promotion] A pawn cannot become that piece.
    }
    .line =
        { $why ->
            [nothing-there] There is nothing on { $square }.
            [opponents-piece] { $square } is not your piece
            [other-piece]
                There is a { $role ->
                    [king] king
                    [queen] queen
                    [rook] rook
                    [bishop] bishop
                    [knight] knight
                   *[pawn] pawn
                } on { $square }.
            [own-piece] own piece on { $square }
            [does-not-reach] it does not move that way
            [blocked] { $square } is in the way
            [still-in-check] king still in check
            [exposes-king] The king would be in check.
            [captures-king] A king is never captured.
            [castling-right] king or rook has moved
            [castling-blocked] piece in the way of king or rook
            [castling-check] king or its way attacked
            [no-promotion] no pawn gets there
           *[bad-promotion] no promotion to that
        }

# A draw offer stands already.
# Variables:
#   $color (String) - who offered: white or black
announce-offer-stands =
    The draw offer by { $color ->
        [white] White
       *[black] Black
    } is still open.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } draw offer is still open.

# An entry that awaited its player's key was misheard: the clock of who had entered it has run on.
# Variables:
#   $color (String) - whose clock: white or black
#   $time (String) - a length of time
announce-entry-charged =
    { $color ->
        [white] White's
       *[black] Black's
    } clock ran while the wrong move stood: { $time }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } clock ran on: { $time }

# A correction names another move than the one that the player's own board had shown: a released piece.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move that had stood there, ready to be spoken
announce-released-before =
    { $move } had stood on the board of { $color ->
        [white] White
       *[black] Black
    } before: the piece was released.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } had released { $move }.

# The game has ended over a move that was pressed, entered by the opponent, and not confirmed by its player.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
announce-entry-left-out =
    Entered for { $color ->
        [white] White
       *[black] Black
    }, not confirmed: { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $move }, not confirmed

# The game has ended over a move that was pressed and that nobody has entered.
# Variables:
#   $color (String) - whose move: white or black
announce-move-left-out =
    { $color ->
        [white] White's
       *[black] Black's
    } last move was pressed but never entered, and is missing.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } last move is not in the record.

# A correction names another square than the one on which the piece was released (4.7).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-correction-against-board = On your board the piece stands on { $square }, and these words name another move. Board and words differ; nothing is changed.
    .line = Piece on { $square }: words differ

# Nothing stands on the square from which a piece is said to have been taken.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-nothing-on-square = On that board there is nothing on { $square }.
    .line = { $square } is empty on that board

# The clock was pressed and the move has not been announced (D.2.3).
announce-missing-announcement = No move announced. Type a move.

# The clock was pressed and the captured piece still stands on the board (D.2.3).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-missing-removal = Not made yet: the captured piece is still on { $square }.
    .line = Not made: captured piece on { $square }

# The clock was pressed and the board does not show the announced move (D.2.3).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-missing-placing = Not made yet: { $square } of your board shows { $piece }, and that was not announced.
    .line = Not made. { $square }: { $piece }

# Enter on an empty line before the game: what is awaited.
announce-not-started = The game has not begun. Type start.
    .line = Not begun. Type start

# Something that was done needs a game that has begun.
announce-needs-start = Not done: the game has not begun. Type start.
    .line = Not done: type start first

# The game has begun already.
announce-already-started = The game has begun already.

# Something that was done needs running clocks.
announce-suspended = Not done: the game is paused, with both clocks stopped. Press Enter on its own to hear what to do next.
    .line = Not done: paused. Enter: what next

# Play is not suspended.
announce-not-suspended = Play is not suspended.

# The arbiter lets a game go on whose position is itself the end.
announce-over-by-position = The position on the board is the end of the game, so it cannot go on from here. Take the last move back first: back and its number, or course.
    .line = Over by the position: back N, or course

# The game is over.
announce-is-over = The game is over. To leave, type quit.
    .line = Game over. To leave: quit

# A move was typed while one's own still awaits the press.
announce-awaits-press = Your last move isn't finished. Press Space, or type correct and the right move.
    .line = Awaits Space. To change: correct MOVE

# A clock key was pressed by a player whose clock is not running.
# Variables:
#   $color (String) - whose clock: white or black
announce-clock-not-running =
    The clock of { $color ->
        [white] White
       *[black] Black
    } is not running.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }'s clock is not running.

# The opponent has pressed and his move must be entered first.
announce-move-not-entered = Your opponent has pressed. Enter that move first.
    .line = Enter the opponent's move first.

# A case: a clock that stood for an entry would have run out, had the entry not been made.
# Variables:
#   $color (String) - whose clock: white or black
#   $time (String) - how long it stood
#   $left (String) - what it had left
announce-cause-held-for-entry =
    { $color ->
        [white] White's
       *[black] Black's
    } clock stood { $time } for the wrong move, and had { $left } left.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } clock stood { $time }

# A case: a draw is accepted after a move was entered for the player and read back.
# Variables:
#   $color (String) - who accepts: white or black
announce-cause-accepted-after-entry =
    { $color ->
        [white] White
       *[black] Black
    } accepts the draw. A move had been entered for { $color ->
        [white] White
       *[black] Black
    } after the offer, and not confirmed. A move refuses an offer.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } accepts after a move

# A claim that an executed move has ended the game names no move.
announce-claim-needs-move = Name the executed move as well: put it behind the claim.
    .line = Which move? Put it behind the claim

# An irregularity is claimed again that was upheld for the same press.
announce-already-counted = That has been counted already.

# The key was pressed already.
announce-already-pressed = Already pressed.

# There is no announcement to correct.
announce-nothing-to-correct = You have announced nothing that can be corrected.
    .line = Nothing to correct.

# The clock of the opponent has been started (D.2.7).
announce-correction-too-late = Too late to correct: the clock of your opponent has been started. Ask the arbiter.
    .line = Too late to correct: ask the arbiter

# There is no move of the opponent that could have been misheard.
announce-nothing-misheard = Your opponent has made no move.

# The player has answered the move already.
announce-misheard-too-late = Too late: you have answered that move. Ask the arbiter.
    .line = Too late, answered. Ask the arbiter

# What is to be repeated is being said, or waits to be said.
announce-still-being-said = It is being said already.

# It would change nothing.
announce-nothing-changed = Not done: it is so already.

# Only the player having the move may adjust (4.2).
announce-adjust-out-of-turn = Not done: only the player on move may adjust.
    .line = Only the player on move may adjust.

# The announcement of a move waited for other public words, and its player's clock stood: for the record.
# Variables:
#   $color (String) - whose announcement: white or black
#   $time (String) - a length of time
announce-waited =
    { $color ->
        [white] White's
       *[black] Black's
    } announcement waited, and the clock was stopped for { $time }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } waited, clock stopped: { $time }

# There is no announcement yet.
announce-nothing-announced = No move has been announced.

# No draw is offered by the opponent.
announce-no-offer = No draw is offered.

# A claimed flag has not fallen.
announce-flag-up = That flag has not fallen.

# Advice is not given in a tournament (11.3).
announce-no-advice = Not in a tournament: that would be advice.
    .line = Not in a tournament: that is advice.

# There is no move to take back.
announce-nothing-to-take-back = There is nothing to take back.

# The tactile board of a player answers: what stands on it is known from now on.
# Variables:
#   $color (String) - whose board: white or black
announce-board-found =
    The board of { $color ->
        [white] White
       *[black] Black
    } is connected.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board: connected

# The tactile board of a player answers again after it was lost. Its squares are compared at the next press.
# Variables:
#   $color (String) - whose board: white or black
announce-board-found-again =
    The board of { $color ->
        [white] White
       *[black] Black
    } is connected again.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board: connected again

# The tactile board of a player does not answer any more. Play goes on.
# Variables:
#   $color (String) - whose board: white or black
announce-board-lost =
    The board of { $color ->
        [white] White
       *[black] Black
    } does not answer any more. Play goes on; the player's word counts.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board lost: by word now

# A piece was lifted by the player to move: touched (D.2.2). Shown, and heard only as a cue.
# Variables:
#   $color (String) - by whom: white or black
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-touched =
    { $color ->
        [white] White
       *[black] Black
    } has touched { $square }: { $piece }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } touched { $square }: { $piece }

# A piece was lifted to adjust it, declared before (4.2). Shown, and heard only as a cue.
# Variables:
#   $color (String) - by whom: white or black
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-adjusted =
    { $color ->
        [white] White
       *[black] Black
    } adjusts { $square }: { $piece }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } adjusts { $square }: { $piece }

# A piece was lifted, and that is no touch. Shown, and heard only as a cue.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-lifted = { $square } lifted: { $piece }.
    .line = { $square } lifted: { $piece }

# A piece was put into an aperture. Shown, and heard only as a cue.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-placed = { $square } placed: { $piece }.
    .line = { $square } placed: { $piece }

# The next step on one's own tactile board: lift this piece.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece that stands there
announce-guide-lift = Lift { $square }: { $piece }.
    .line = Lift { $square }: { $piece }

# The next step on one's own tactile board: put this piece there.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece that belongs there
announce-guide-put = Place { $square }: { $piece }.
    .line = Place { $square }: { $piece }

# The board shows the announced position. Heard only as a cue.
announce-board-stands = The board is right.
    .line = The board is right

# The player's own announced move stands on his board: it awaits his press. Heard only as a cue.
announce-own-move-stands = The move stands.
    .line = The move stands: Space

# A square is not as it should be, while the player is led to what his board should show. For him alone.
# Variables:
#   $square (String) - the square
#   $shows (String) - what stands there
#   $announced (String) - what should stand there
announce-square-should = { $square }: { $shows }. It should be: { $announced }.
    .line = { $square }: { $shows }, should { $announced }

# Words and pegs differ: the move is not made. The squares follow. It is not said which of the two is right.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - what was announced
announce-pegs-differ =
    { $color ->
        [white] White
       *[black] Black
    } announced { $move }, and the pegs show something else.
    .line = Pegs differ from { $move }

# A move is announced, and squares that are not of this move differ. The squares follow. They do not refuse the press.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - what was announced
announce-pegs-differ-beside =
    { $color ->
        [white] White
       *[black] Black
    } announced { $move }. Squares that are not of this move differ.
    .line = Not of { $move }

# Many pegs are out of a tactile board at once: it was knocked over.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - how many pieces are out
announce-board-disturbed =
    { $count ->
        [one] One piece is
       *[other] { $count } pieces are
    } out on the board of { $color ->
        [white] White
       *[black] Black
    }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board: { $count } out

# A square of a tactile board cannot be read, and counts by its owner's word, or can be read again. For both players.
# Variables:
#   $color (String) - whose board: white or black
#   $good (String) - whether it can be read: yes, no
#   $square (String) - the square
announce-contact =
    { $square } on the board of { $color ->
        [white] White
       *[black] Black
    } { $good ->
        [yes] can be read again.
       *[no] cannot be read. It counts by word.
    }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } { $square } { $good ->
            [yes] can be read again
           *[no] unreadable, by word
        }

# Several squares of a tactile board cannot be read. For both players.
# Variables:
#   $color (String) - whose board: white or black
announce-contacts =
    Many squares on the board of { $color ->
        [white] White
       *[black] Black
    } cannot be read. They count by word.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board: many squares unreadable

# Castling was announced, and the rook was lifted before the king (4.4.b). A fact for both players.
# Variables:
#   $color (String) - by whom: white or black
announce-rook-first =
    { $color ->
        [white] White
       *[black] Black
    } lifted the rook before the king.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: rook before king

# The clock was pressed, and the pegs show another position than the announced one. The squares follow.
# Variables:
#   $count (Number) - how many squares
announce-missing-pegs =
    { $count ->
        [one] Not made: one square differs.
       *[other] Not made: { $count } squares differ.
    }
    .line = Not made: { $count } differ

# The announce button was pressed, and the pegs show no move that could be announced. The squares follow.
announce-pegs-fit-none = Not announced: the pegs show no legal move.
    .line = Not announced: no legal move shown

# The announce button was pressed, and a pawn stands on the last rank. It is not said which piece to choose.
# Variables:
#   $square (String) - the square
announce-pawn-stands = Not announced: on { $square } the pawn is still there.
    .line = Not announced: pawn on { $square }

# The announce or the query button needs a board that is sensed.
announce-board-not-sensed = The program cannot feel your board. Announce in words.
    .line = The board is not felt. Announce in words

# The execution of a move was told in words, and the board is sensed.
announce-board-is-sensed = The program feels your board. Set the pegs; no word is needed.
    .line = Your board is read: set the pegs

# The announce button was pressed, and no piece was moved.
announce-pegs-unmoved = No piece has been moved on your board.
    .line = No piece has been moved

# Answer to the query button: the square that changed last.
# Variables:
#   $square (String) - the square
#   $piece (String) - what stands there now
announce-last-square = { $square }: { $piece }.
    .line = Last change { $square }: { $piece }

# Answer to the query button where nothing has changed.
announce-no-last-square = No square of your board has changed.
    .line = No square has changed

# Answer to guide: so many squares of the player's own board are not as they should be. The next step follows.
# Variables:
#   $count (Number) - how many
announce-guide-left =
    { $count ->
        [one] One square is not as it should be.
       *[other] { $count } squares are not as they should be.
    }
    .line =
        { $count ->
            [one] 1 square not as it should be
           *[other] { $count } squares not as they should be
        }

# Answer to guide: nothing is missing, and the player has begun a move of his own.
announce-guide-own-move = Only your own announcement is missing.
    .line = Nothing missing but your announcement

# A player has laid his sensed board aside.
# Variables:
#   $color (String) - whose board: white or black
announce-board-laid-aside =
    The board of { $color ->
        [white] White
       *[black] Black
    } is switched off. { $color ->
        [white] White
       *[black] Black
    } now reports in words.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board is off: by word now

# The announce button was pressed by a player who does not have the move.
announce-not-yours-to-announce = Not announced: you do not have the move.
    .line = Not announced: not your move

## Stations that have joined

# Somebody has joined at a station of his own, or is back.
# Variables:
#   $what (String) - which: joined-stops, joined-runs, back-waits, back-runs, back, assistant, desk, spectator
#   $color (String) - the player: white or black
announce-link-there =
    { $what ->
        [joined-stops]
            { $color ->
                [white] White
               *[black] Black
            } has joined at another station. If the link is lost, both clocks are stopped at once.
        [joined-runs]
            { $color ->
                [white] White
               *[black] Black
            } has joined at another station. If the link is lost, the clocks run on.
        [back-waits]
            The station of { $color ->
                [white] White
               *[black] Black
            } is back. Clocks stopped. Enter tells more.
        [back-runs]
            The station of { $color ->
                [white] White
               *[black] Black
            } is back. The clocks have not been stopped.
        [back]
            The station of { $color ->
                [white] White
               *[black] Black
            } is back.
        [assistant]
            An assistant of { $color ->
                [white] White
               *[black] Black
            } is there, at another station.
        [desk] A desk for the arbiter has joined from another machine, with the arbiter's code.
       *[spectator] A spectator has joined. Spectators see what is public and cannot act.
    }
    .line =
        { $what ->
            [joined-stops]
                { $color ->
                    [white] White
                   *[black] Black
                } joined. A lost link stops clocks
            [joined-runs]
                { $color ->
                    [white] White
                   *[black] Black
                } joined. Clocks run if link lost
            [back-waits]
                { $color ->
                    [white] White
                   *[black] Black
                } is back. Go on: resume
            [back-runs]
                { $color ->
                    [white] White
                   *[black] Black
                } is back; clocks were not stopped
            [back]
                { $color ->
                    [white] White
                   *[black] Black
                } is back.
            [assistant]
                Assistant of { $color ->
                    [white] White
                   *[black] Black
                } is there
            [desk] A desk for the arbiter has joined
           *[spectator] A spectator has joined
        }

# The link to a station is lost, or a spectator has left.
# Variables:
#   $what (String) - which: stops, runs, link, assistant, desk, spectator
#   $color (String) - the player: white or black
announce-link-gone =
    { $what ->
        [stops]
            The link to the station of { $color ->
                [white] White
               *[black] Black
            } is lost. Both clocks are stopped.
        [runs]
            The link to the station of { $color ->
                [white] White
               *[black] Black
            } is lost. The clocks run on.
        [link]
            The link to the station of { $color ->
                [white] White
               *[black] Black
            } is lost.
        [assistant]
            The link to the station of an assistant of { $color ->
                [white] White
               *[black] Black
            } is lost.
        [desk] The link to the arbiter's desk is lost.
       *[spectator] A spectator has left.
    }
    .line =
        { $what ->
            [stops]
                Link to { $color ->
                    [white] White
                   *[black] Black
                } lost. Clocks stopped.
            [runs]
                Link to { $color ->
                    [white] White
                   *[black] Black
                } lost. The clocks run on.
            [link]
                Link to { $color ->
                    [white] White
                   *[black] Black
                } lost.
            [assistant]
                Link to assistant of { $color ->
                    [white] White
                   *[black] Black
                } lost
            [desk] Link to the arbiter's desk lost
           *[spectator] A spectator has left
        }

# A wrong arbiter's code was typed at a desk at another machine. Told once, to the host and the arbiter.
announce-link-desk-wrong = At a desk at another machine a wrong arbiter's code was typed. It is recorded, and so is each further one.
    .line = Desk elsewhere: wrong arbiter's code

# A wrong arbiter's code was typed at the keyboard of the game. Told once, to the arbiter.
announce-desk-wrong-here = At the keyboard of this game a wrong arbiter's code was typed. It is recorded, and so is each further one.
    .line = Wrong arbiter's code at this keyboard

# A desk at another machine is turned away, because the arbiter has set no code. Told once, to the host.
announce-link-desk-no-code = Somebody wants to join as the arbiter from another machine, and there is no arbiter's code yet. The arbiter first takes the desk here, with the command ruling, and the other player confirms the code.
    .line = Arbiter: set your code here: ruling

# A player's seat is taken back to the host's keyboard.
# Variables:
#   $color (String) - the player: white or black
announce-link-freed =
    { $color ->
        [white] White
       *[black] Black
    } has no other station any more. Moves are entered here again.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: back at the keyboard here

# A station sent what its role may not send, or what cannot be read. Told once of each kind, to the host and the arbiter.
# Variables:
#   $color (String) - whose station: white or black
#   $what (String) - what, as a name in kebab-case; for the line only
announce-link-denied =
    { $color ->
        [white] White's
       *[black] Black's
    } station sent something it must not send. Refused.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }, refused: { $what }

# Somebody tried to join at a seat that is not free for him. Told to the host and the arbiter.
announce-link-seat-taken = Somebody tried to join at a seat that has its station already. Not let in.
    .line = Refused: tried to join a taken seat

# Somebody who wanted to join typed a wrong code. Told to the host alone.
# Variables:
#   $count (Number) - how many wrong codes in a row
announce-link-code-refused = Somebody typed a wrong code.
    .line = Wrong code tried: { $count } of 5

# So many wrong codes were typed that there is a new one. Told to the host alone.
# Variables:
#   $count (Number) - how many wrong codes in a row
announce-link-code-changed = { $count } wrong codes were typed. There is a new code.
    .line = { $count } wrong codes. There is a new one

# What a station has of the game is not what the host's journal holds: the arbiter is called.
# Variables:
#   $color (String) - whose station: white or black
announce-link-history-differs =
    The station of { $color ->
        [white] White
       *[black] Black
    } has another record. The arbiter is called.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } holds another game: call arbiter

# A player repeats his opponent's announcement from one station to the other (D.2.1). In the hall: who, and the words.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-repetition =
    { $color ->
        [white] White
       *[black] Black
    } repeats { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } repeats { $move }

# Somebody acted for a player who has a station of his own.
# Variables:
#   $color (String) - the player: white or black
announce-has-own-station =
    { $color ->
        [white] White
       *[black] Black
    } acts at another station. When that is away, link free lets another device join.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } acts at another station

# A player announces a move, and it is the other's turn, who has a station of his own.
# Variables:
#   $color (String) - the player: white or black
announce-other-players-turn =
    Not announced: it is the turn of { $color ->
        [white] White
       *[black] Black
    }, who announces at another station.
    .line =
        Not your turn: { $color ->
            [white] White
           *[black] Black
        } to move

# A claim of a flag that the arbiter has set aside already.
# Variables:
#   $color (String) - whose flag is down: white or black
announce-flag-set-aside =
    The arbiter has set the claim of this flag of { $color ->
        [white] White
       *[black] Black
    } aside. As long as it is down, only the arbiter comes back to it.
    .line = Set aside: for the arbiter alone

# A player's seat is given free for another station of his: a case or a call for the arbiter stands.
# Variables:
#   $color (String) - the player: white or black
announce-link-freed-kept =
    The seat of { $color ->
        [white] White
       *[black] Black
    } is free; link tells the code to join again.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } may join: link tells the code

# Another device has joined a player's released seat.
# Variables:
#   $color (String) - the player: white or black
announce-device-replaced =
    Another device has { $color ->
        [white] White's
       *[black] Black's
    } seat now.

# Refused: the device at a player's seat is not confirmed as the player's.
# Variables:
#   $color (String) - the player: white or black
announce-device-not-confirmed =
    Another device has { $color ->
        [white] White's
       *[black] Black's
    } seat. The first device joins again and confirms.
    .line = Confirm it at { $color ->
        [white] White's
       *[black] Black's
    } first device

# Refused: the player at the host releases a seat in a game with an arbiter's code.
announce-seat-released-at-desk = A seat is released at the arbiter's desk: ruling, and the code.
    .line = Released at the desk: ruling, the code

# A case: the device that has joined a player's released seat resigns or agrees to a draw.
# Variables:
#   $color (String) - the player: white or black
announce-cause-other-device =
    Another device says this for { $color ->
        [white] White
       *[black] Black
    }. { $color ->
        [white] White's
       *[black] Black's
    } first device confirms it, or resumes play.
    .line =
        Said by another device of { $color ->
            [white] White
           *[black] Black
        }

# Play cannot go on: the link to a player's station is lost.
# Variables:
#   $color (String) - the player: white or black
announce-link-is-lost =
    Play cannot go on yet: the station of { $color ->
        [white] White
       *[black] Black
    } does not answer. Wait until it is back. After link free another device may join.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } not linked: wait

# No station has joined for this player.
# Variables:
#   $color (String) - the player: white or black
announce-not-joined =
    No station has joined for { $color ->
        [white] White
       *[black] Black
    }.
    .line =
        No station has joined for { $color ->
            [white] White
           *[black] Black
        }

# A player is said to be absent, and the record shows that he is there.
# Variables:
#   $color (String) - the player: white or black
announce-is-there =
    { $color ->
        [white] White
       *[black] Black
    } is not absent: the record shows it. Nothing is claimed.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } is not absent.

# A player is said to be absent, and the default time has not passed (6.7).
# Variables:
#   $count (Number) - the minutes that are left, the last one begun counted whole
announce-default-time-left =
    { $count ->
        [one] Not claimed: the default time ends in one minute. Claim then.
       *[other] Not claimed: the default time ends in { $count } minutes. Claim then.
    }
    .line =
        { $count ->
            [one] Default time: 1 minute left
           *[other] Default time: { $count } minutes left
        }

# A sighted player at a station of his own pressed the clock before he had moved.
announce-no-move-made = Not pressed: make your move on your board first.
    .line = Not pressed: make your move first

# A reply counts no more: the move it answers was not made yet, was illegal, or was mended.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the reply, ready to be spoken
#   $why (String) - not-made, illegal or withdrawn
announce-reply-lapsed =
    { $color ->
        [white] White
       *[black] Black
    }'s reply { $move } does not count: { $why ->
        [not-made] the move it answers was not made yet. Give it again when the move is made.
        [illegal] a move before it was illegal.
       *[withdrawn] the move it answers was changed.
    }
    .line =
        { $why ->
            [not-made] Too early: { $color ->
                [white] White
               *[black] Black
            }'s reply does not count
            [illegal] { $color ->
                [white] White
               *[black] Black
            }'s reply does not count.
           *[withdrawn] { $color ->
                [white] White
               *[black] Black
            }'s reply does not count.
        }

# A player pressed his clock key before the other's move was completed.
# Variables:
#   $color (String) - the player: white or black
#   $counts (String) - yes where his reply is known, else no
#   $kept (String) - yes where the other's press is kept for the last word, else no
announce-early-press =
    { $color ->
        [white] White
       *[black] Black
    } pressed early. { $counts ->
        [yes] It counts as soon as the other move is completed.
       *[no] It does not count: { $kept ->
            [yes] the reply is not known yet.
           *[no] the other clock runs.
        }
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } pressed early: { $counts ->
            [yes] kept.
           *[no] not counted.
        }

# For the desk: a player has made his next move without having pressed for the one before.
# Variables:
#   $color (String) - the player: white or black
announce-completed-unpressed =
    { $color ->
        [white] White
       *[black] Black
    } has not pressed: the next move has completed the one before.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: no press; next move counts.

# A move was entered for a player after his press, and he must confirm it with his own key before anything follows from it. Both clocks stand.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken
announce-entry-awaits-key =
    For { $color ->
        [white] White
       *[black] Black
    }: { $move }. Confirm it with F 12.
    .line =
        { $move }? { $color ->
            [white] White
           *[black] Black
        }: F12, or misheard MOVE

# For the desk alone: an illegal move was completed, and the opponent may claim it until his own next move.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken
announce-illegal-unclaimed =
    Illegal: { $move } by { $color ->
        [white] White
       *[black] Black
    }. It may still be claimed.
    .line = Illegal, to be claimed: { $move }

# One player agrees that play goes on without the arbiter who was called.
# Variables:
#   $color (String) - the player: white or black
announce-resume-agreed =
    { $color ->
        [white] White
       *[black] Black
    } agrees to go on without the arbiter. The other player: resume.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } agrees to go on.

# For the desk: both players went on without the arbiter who was called.
# Variables:
#   $time (String) - how long both clocks stood
announce-without-arbiter = Played on without arbiter. Clocks stood { $time }.
    .line = Without the arbiter: { $time }

# A weighty word of the opponent was confirmed once at the shared keyboard, and is spelled out before he confirms it once more.
# Variables:
#   $color (String) - who must confirm: white or black
#   $word (String) - resign, accept, resume or consent
announce-confirm-again =
        { $color ->
        [white] White
       *[black] Black
    } { $word ->
        [resign] resigns and loses the game
        [accept] accepts the draw: the game ends
        [draw] offers a draw
        [claim] claims a draw; a wrong claim costs time
        [withdraw] takes back the claim
        [resume] lets play go on, with the penalty
       *[consent] consents to what is proposed
    }. Sure? F 12 once more.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $word ->
            [resign] resigns
            [accept] accepts the draw
            [draw] offers a draw
            [claim] claims a draw
            [withdraw] takes back claim
            [resume] goes on, with the penalty
           *[consent] consents
        }: F12 again

# For the desk and the record: a word of the opponent was confirmed by a key of the keyboard that both players use.
# Variables:
#   $color (String) - the player: white or black
#   $word (String) - resign, accept, draw, claims, withdraw, consent or resume
announce-shared-keyboard =
    { $color ->
        [white] White
       *[black] Black
    } has confirmed at the shared keyboard: { $word ->
        [resign] resignation
        [accept] acceptance of the draw
        [draw] offer of a draw
        [claim] claim of a draw
        [withdraw] taking back the claim
        [resume] going on without the arbiter
       *[consent] consent
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }, shared keyboard: { $word ->
            [resign] resigns
            [accept] draw
            [draw] offers draw
            [claim] claims draw
            [withdraw] takes back
            [resume] goes on
           *[consent] consents
        }

# Something was typed although the own move is pressed and the press is kept for the last word.
announce-press-is-kept = The move is pressed already: it counts at the last word of its announcement.
    .line = Pressed; counts at the last word.

# A second move was announced although the own reply still waits for the other player's press.
# Variables:
#   $color (String) - whose press is awaited: white or black
announce-reply-waits =
    The reply is known already. It counts when { $color ->
        [white] White
       *[black] Black
    } has pressed.
    .line =
        The reply waits for { $color ->
            [white] White
           *[black] Black
        }'s press.

# A move was to be entered for the opponent, and it is not his turn.
announce-not-the-opponents-move = It is not the opponent's turn: there is no move to enter.
    .line = Not the opponent's turn.

# Something was to be done while a move entered for a player awaits his key.
# Variables:
#   $color (String) - whose key is awaited: white or black
announce-entry-not-confirmed =
    Not done: { $color ->
        [white] White
       *[black] Black
    } must confirm the entered move with F 12 first.
    .line =
        Not done. First { $color ->
            [white] White
           *[black] Black
        }: F12, or misheard

# Something was to be done while a claim of the flag, typed for a player, awaits the player's key.
# Variables:
#   $color (String) - whose key is awaited: white or black
announce-flag-claim-not-confirmed =
    First { $color ->
        [white] White
       *[black] Black
    } confirms the claim of the flag with F 12. Escape drops it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } must confirm the claim with F12.

# A player wanted play to go on, but what stands burdens his opponent.
announce-not-yours-to-settle = That is not yours to settle: the other player consents to it, or the arbiter decides.
    .line = The other consents, or the arbiter.

# Why something is proposed: a complaint about touched pieces.
# Variables:
#   $color (String) - the player: white or black
announce-cause-touched =
    The complaint is that { $color ->
        [white] White
       *[black] Black
    } has neither moved nor captured what was touched.
    .line =
        Claimed: { $color ->
            [white] White
           *[black] Black
        } touched, did not move

# Why something is proposed: an ending move was announced and heard before the flag fell or a word was given.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move
#   $made (String) - the time from the announcement to the other event
#   $ends (String) - whether the move itself ends the game: yes or no
announce-cause-made-before =
    { $color ->
        [white] White
       *[black] Black
    } announced { $move } { $made } before. It { $ends ->
        [yes] ends the game
       *[no] leaves the opponent unable to checkmate
    }. Words alone do not prove it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $move }{ $ends ->
            [yes] , ending move
           *[no] {""}
        } before

# A case: a player has resigned while something stood that may end the game otherwise. What that is follows.
# Variables:
#   $color (String) - who has resigned: white or black
announce-crossing-resignation =
    { $color ->
        [white] White
       *[black] Black
    } resigns.

# A case: a draw offer was accepted while something stood that may end the game otherwise. What that is follows.
announce-crossing-acceptance = The draw offer is accepted.

# A case: a sighted player had executed an ending move before a flag was claimed, or a resignation or an acceptance was given.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move
#   $made (String) - the time from the execution to the other event
#   $ends (String) - whether the move itself ends the game: yes or no
announce-cause-executed-before =
    { $color ->
        [white] White
       *[black] Black
    } executed { $move } { $made } before. It { $ends ->
        [yes] ends the game
       *[no] leaves the opponent unable to checkmate
    }. That alone does not prove it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $move }{ $ends ->
            [yes] , ending move
           *[no] {""}
        } before

# What a settled case would change: the latest move is put right.
# Variables:
#   $why (String) - laws, upheld or aside: when it would happen
#   $move (String) - the move as it should stand
announce-proposed-mend =
    { $why ->
        [laws] The latest move becomes { $move }.
        [upheld] If that is agreed, the latest move becomes { $move }.
       *[aside] If that is set aside, the latest move becomes { $move }.
    }
    .line = Latest move: { $move }

# A sighted player pressed his clock, and his electronic board shows that he has moved nothing.
# Variables:
#   $color (String) - the player: white or black
announce-pressed-unmoved =
    { $color ->
        [white] White
       *[black] Black
    } has pressed, and the board shows no move.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } pressed; no move shown.

# A sighted player pressed his clock, and his electronic board shows no legal move; squares follow, one message each.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many squares
announce-shown-at-press =
    { $color ->
        [white] White
       *[black] Black
    } has pressed. The board shows no legal move; it differs from the position before on { $count ->
        [one] one square.
       *[other] { $count } squares.
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } pressed; no legal move: { $count }

# What an electronic board saw in its owner's turn: a piece stood on a square and left it again. A fact, no verdict.
# Variables:
#   $color (String) - the player: white or black
#   $piece (String) - the piece
#   $square (String) - the square, ready to be spoken
#   $time (String) - how long
announce-rested =
    { $piece } stood on { $square } for { $time } on the board of { $color ->
        [white] White
       *[black] Black
    }.
    .line = { $square }: { $piece } { $time }

# What an electronic board saw in its owner's turn: a piece was off its square and came back. A fact, no verdict.
# Variables:
#   $color (String) - the player: white or black
#   $piece (String) - the piece
#   $square (String) - the square, ready to be spoken
#   $time (String) - how long
announce-away =
    { $piece } was off { $square } for { $time } on the board of { $color ->
        [white] White
       *[black] Black
    }.
    .line = { $square }: { $piece } off { $time }
