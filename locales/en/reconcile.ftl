### What is found where two scores or two boards differ (D.2.8): read at the arbiter's desk, printed by ansage reconcile,
### and written in the report.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "reconcile-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - Squares, moves and lengths of time come as text that is ready to be spoken or shown.
### - Facts and proposals only: the arbiter rules.

# A piece as the object of a step; in languages with cases it is not the form that stands alone.
# Variables:
#   $role (String) - the piece: king, queen, rook, bishop, knight or pawn
#   $color (String) - its colour: white or black
reconcile-piece =
    { $color ->
        [white] white
       *[black] black
    } { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }

# What is found: nothing is wrong with what is known.
# Variables:
#   $scores (String) - both where both scores are at hand, else other
#   $boards (String) - which boards are known: both, white, black or none
reconcile-agree =
    { $scores ->
        [both] { $boards ->
            [none] Both scores agree. No board is known.
            [white] Both scores agree, and White's board shows their position. Black's board is not known.
            [black] Both scores agree, and Black's board shows their position. White's board is not known.
           *[both] The scores and both boards agree. Nothing is to be changed on the boards.
        }
       *[other] { $boards ->
            [none] There is nothing to compare the course with: no board is known, and not both scores are at hand.
            [white] White's board shows the position of the course. Black's board is not known.
            [black] Black's board shows the position of the course. White's board is not known.
           *[both] Both boards show the position of the course. Nothing is to be changed on them.
        }
    }
    .line =
        { $scores ->
            [both] { $boards ->
                [none] Both scores agree; no board known.
                [white] Scores and White's board agree.
                [black] Scores and Black's board agree.
               *[both] Scores and boards agree.
            }
           *[other] { $boards ->
                [none] Nothing to compare the course with.
                [white] White's board shows the course.
                [black] Black's board shows the course.
               *[both] Both boards show the course.
            }
        }

# What is found: a board does not show what the course says; its player adjusts it (D.2.8).
# Variables:
#   $wrong (String) - which board must change: white, black or both
#   $article (String) - the article on two boards, by the edition of the Laws
reconcile-boards-differ =
    The course of the game is not in dispute. { $wrong ->
        [white] White's board does not show its position, and White adjusts it ({ $article }).
        [black] Black's board does not show its position, and Black adjusts it ({ $article }).
       *[both] Neither board shows its position, and each player adjusts theirs ({ $article }).
    }
    .line =
        { $wrong ->
            [white] White's board must change.
            [black] Black's board must change.
           *[both] Both boards must change.
        }

# What is found where there are two boards and nothing else.
reconcile-boards-compared = The two boards differ. Without a score nobody can say which is right.
    .line = The boards differ; no score.

# What the article on two boards provides for what is found, or what is needed first.
# Variables:
#   $cell (String) - which: restore, complete-score, correct-scores, complete-or-retrace, retrace, retrace-if-boards-differ, lacking-needs-boards, unreadable-needs-boards, needs-reading, needs-scores, needs-boards or nothing
#   $article (String) - the article on two boards, by the edition of the Laws
#   $whose (String) - whose score lacks half-moves or is missing: white, black or both
#   $unknown (String) - which board is not known, a sentence
#   $desk (String) - yes at the arbiter's desk, which takes orders; else no
reconcile-cell =
    { $cell ->
        [restore] Both boards show the same position, and it is not that of the scores. { $article } does not apply. The arbiter decides whether it is restored.
        [complete-score] Both boards show the same position. { $article } does not apply, and nothing is taken back. { $whose ->
            [white] White completes the score.
            [black] Black completes the score.
           *[both] Both players complete their scores.
        }
        [correct-scores] Both boards show the same position. { $article } does not apply, and nothing is taken back. The scores are corrected.
        [complete-or-retrace] { $whose ->
            [white] The boards differ, and White's score lacks half-moves. Either White completes it
            [black] The boards differ, and Black's score lacks half-moves. Either Black completes it
           *[both] The boards differ, and both scores lack half-moves. Either they are completed
        } and the wrong board is adjusted, or the moves are retraced to the last one in both scores ({ $article }).
        [retrace] Boards and scores differ. The moves are retraced to the last one on which the scores agree ({ $article }).
        [retrace-if-boards-differ] The scores differ. If the boards differ too, the moves are retraced to the last one on which the scores agree ({ $article }). { $unknown }
        [lacking-needs-boards] { $whose ->
            [white] White's score lacks half-moves.
            [black] Black's score lacks half-moves.
           *[both] Both scores lack half-moves.
        } { $unknown }
        [unreadable-needs-boards] A score cannot be read where it matters. { $unknown }
        [needs-reading] { $desk ->
            [yes] The boards differ, and a score cannot be read where it matters: sheet black 6 black Qxd6.
           *[no] The boards differ, and a score cannot be read where it matters.
        }
        [needs-scores] { $whose ->
            [white] { $desk ->
                [yes] White's score is missing. { $article } needs both: sheet white FILE.
               *[no] White's score is missing. { $article } needs both.
            }
            [black] { $desk ->
                [yes] Black's score is missing. { $article } needs both: sheet black FILE.
               *[no] Black's score is missing. { $article } needs both.
            }
           *[both] { $desk ->
                [yes] Both scores are missing. { $article } needs them: sheet white FILE, sheet black FILE.
               *[no] Both scores are missing. { $article } needs them.
            }
        }
        [needs-boards] { $unknown }
       *[nothing] Both boards show the position of the course. { $article } does not apply, and nothing is taken back.
    }
    .line =
        { $cell ->
            [restore] Boards alike, not as the scores.
            [complete-score] Boards alike: complete the score.
            [correct-scores] Boards alike: correct the scores.
            [complete-or-retrace] Complete the score, or retrace.
            [retrace] Boards and scores differ: retrace.
            [retrace-if-boards-differ] Scores differ. The boards?
            [lacking-needs-boards] A score lacks moves. The boards?
            [unreadable-needs-boards] A score is unclear. The boards?
            [needs-reading] Boards differ, a score is unclear.
            [needs-scores] Needed: { $whose ->
                [white] White's score.
                [black] Black's score.
               *[both] both scores.
            }
            [needs-boards] { $unknown }
           *[nothing] Boards alike: nothing is taken back.
        }

# Which board is not known, with the order that dictates it.
# Variables:
#   $boards (String) - which: white, black or both
#   $desk (String) - yes at the arbiter's desk, which takes orders; else no
reconcile-unknown-boards =
    { $boards ->
        [white] { $desk ->
            [yes] White's board is not known: board white.
           *[no] White's board is not known.
        }
        [black] { $desk ->
            [yes] Black's board is not known: board black.
           *[no] Black's board is not known.
        }
       *[both] { $desk ->
            [yes] Neither board is known: board white, board black.
           *[no] Neither board is known.
        }
    }
    .line =
        Needed: { $boards ->
            [white] White's board.
            [black] Black's board.
           *[both] both boards.
        }

# What is found: the only score at hand does not agree with the course the program kept.
reconcile-score-and-record-differ = The score and the record differ.
    .line = Score and record differ.

# What is found: a score cannot be read where it matters.
reconcile-unreadable = A score cannot be read beyond doubt. What is certain ends here; the arbiter decides what the rest means.
    .line = A score cannot be read here.

# The last half-move on which both scores agree.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $ply (String) - the number of the half-move
reconcile-agreed-to =
    Both scores agree up to move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, half-move { $ply }.
    .line =
        Agreed to { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# The last half-move on which the only score at hand agrees with the record.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $ply (String) - the number of the half-move
reconcile-agreed-with-record =
    The score and the record agree up to move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, half-move { $ply }.
    .line =
        Agreed to { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# The last half-move that is certain, by one score or by the record.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $ply (String) - the number of the half-move
reconcile-read-to =
    The course is certain up to move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, half-move { $ply }.
    .line =
        Certain to { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# The scores do not agree on any half-move.
reconcile-nothing-agreed = The scores agree on no move. The position is the start.
    .line = No half-move agreed: the start.

# Nothing is to be done on a board.
# Variables:
#   $color (String) - the player: white or black
reconcile-board-right =
    { $color ->
        [white] White's
       *[black] Black's
    } board shows the position to be restored. Nothing is to be changed on it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: board is right.

# Heading before the steps on a board.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many steps follow
reconcile-board-steps =
    { $color ->
        [white] White's
       *[black] Black's
    } board is to be changed, in { $count ->
        [one] one step
       *[other] { $count } steps
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $count ->
                [one] one step
               *[other] { $count } steps
            }

# Heading before the steps where there are two boards and nothing else.
# Variables:
#   $color (String) - the player: white or black
reconcile-board-as-other =
    So { $color ->
        [white] White's
       *[black] Black's
    } board would show what the other shows.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: to show what the other shows

# A step: a piece is taken off the board.
# Variables:
#   $number (String) - the number of the step
#   $of (String) - how many steps there are
#   $piece (String) - the piece, as the object of the verb
#   $square (String) - its square, ready to be spoken or shown
#   $words (String) - the piece and its squares in the words of D.2.1; none where the squares are heard in words anyway
reconcile-step-remove =
    Step { $number } of { $of }: take the { $piece } off { $square }{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } off { $square }

# A step: a piece goes to an empty square.
# Variables:
#   $number (String) - the number of the step
#   $of (String) - how many steps there are
#   $piece (String) - the piece, as the object of the verb
#   $from (String) - its square
#   $to (String) - the empty square
#   $words (String) - the piece and its squares in the words of D.2.1; none where the squares are heard in words anyway
reconcile-step-move =
    Step { $number } of { $of }: move the { $piece } from { $from } to { $to }{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } { $from } to { $to }

# A step: a piece from beside the board is put on an empty square.
# Variables:
#   $number (String) - the number of the step
#   $of (String) - how many steps there are
#   $piece (String) - the piece, as the object of the verb
#   $square (String) - the empty square
#   $words (String) - the piece and its squares in the words of D.2.1; none where the squares are heard in words anyway
reconcile-step-place =
    Step { $number } of { $of }: put a { $piece } from beside the board on { $square }{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. put { $piece } on { $square }

# The scores agree, so the clocks are left as they are.
reconcile-clocks-kept = No move is retraced, and no change of the clocks is proposed.
    .line = Clocks: no change proposed.

# Moves are retraced, and no record tells the clocks.
reconcile-clocks-unknown = No record tells what the clocks showed then. The arbiter readjusts them.
    .line = Clocks: not recorded.

# Heading before the readings of both clocks: moves are retraced to this half-move.
# Variables:
#   $since (String) - start, or press
#   $ply (String) - the number of the half-move
reconcile-clocks =
    Proposed for both clocks is what they showed { $since ->
        [start] at the start of the game
       *[other] just after the press of half-move { $ply }
    }.
    .line =
        { $since ->
            [start] Clocks at the start:
           *[other] Clocks after half-move { $ply }:
        }

# One clock just after the press of the last agreed half-move.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - the time left, ready to be spoken or shown
#   $moves (Number) - moves completed by this player
reconcile-clock =
    { $color ->
        [white] White
       *[black] Black
    }: { $left }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } completed.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $left }, moves { $moves }

# What one score has where the two differ first.
# Variables:
#   $color (String) - the player: white or black
#   $text (String) - what is written there
#   $line (String) - the line of the sheet
#   $column (String) - the column of the sheet
reconcile-says =
    There { $color ->
        [white] White's
       *[black] Black's
    } score has { $text }, in line { $line }, column { $column }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $text } ({ $line }:{ $column })

# One score has nothing where the two differ first.
# Variables:
#   $color (String) - the player: white or black
reconcile-says-nothing =
    There { $color ->
        [white] White's
       *[black] Black's
    } score has nothing.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: nothing

# What is wrong at a mark of a score.
# Variables:
#   $kind (String) - which
reconcile-mark-kind =
    { $kind ->
        [left-out] a half-move is left out
        [doubled] a half-move is written twice
        [wrong-column] it stands in the other player's column
        [unreadable] no move can be read
        [ambiguous] several pieces can make this move
        [promotion-missing] the new piece is not named
        [impossible] the move is not legal there
        [doubtful] legal there, but what follows is not
       *[not-followed] nothing behind this can be followed
    }
    .line =
        { $kind ->
            [left-out] left out
            [doubled] written twice
            [wrong-column] other column
            [unreadable] unreadable
            [ambiguous] ambiguous
            [promotion-missing] which piece
            [impossible] not legal
            [doubtful] doubtful
           *[not-followed] not followed
        }

# A mark of a score: where, what stands there, and what is wrong.
# Variables:
#   $color (String) - whose score: white or black
#   $at (String) - before, where something is left out; in, else
#   $line (String) - the line
#   $column (String) - the column
#   $text (String) - what is written there; none
#   $kind (String) - what is wrong
reconcile-mark =
    { $color ->
        [white] White's
       *[black] Black's
    } score, { $at ->
        [before] before line { $line }
       *[in] line { $line }
    }, column { $column }{ $text ->
        [none] :
       *[other] , { $text }:
    } { $kind }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $line }:{ $column } { $kind }

# Why a proposal is made.
# Variables:
#   $reason (String) - which
#   $count (String) - how many half-moves follow, behind following
reconcile-reason =
    { $reason ->
        [other-sheet] the other score has it
        [record] the record has it
        [following] with it the half-moves after it can be followed, this many: { $count }
        [only-legal] it is the only legal move that fits what can be read
        [fits-written] it fits what is written
        [one-sign] it differs in one sign from what is written
       *[stands-before] the same half-move stands just before it
    }
    .line =
        { $reason ->
            [other-sheet] other score
            [record] record
            [following] follows { $count }
            [only-legal] only legal
            [fits-written] fits
            [one-sign] one sign
           *[stands-before] doubled
        }

# A proposal for a mark.
# Variables:
#   $candidate (String) - its number
#   $number (String) - the move it would be
#   $turn (String) - by whom: white or black
#   $move (String) - the move
#   $reason (String) - why it is proposed
reconcile-candidate =
    Proposal { $candidate }: move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, for { $reason }.
    .line =
        { $candidate }: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }, { $reason }

# A proposal for a mark: there is no half-move.
# Variables:
#   $candidate (String) - its number
#   $reason (String) - why it is proposed
reconcile-candidate-none = Proposal { $candidate }: pass over it, for { $reason }.
    .line = { $candidate }: pass over it, { $reason }

# A board shows what its course leads to.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
reconcile-follows =
    { $color ->
        [white] White's
       *[black] Black's
    } board shows the position by { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: as by { $basis ->
            [scores] the scores
            [white] White's score
            [black] Black's score
           *[record] the record
        }

# A board shows the start; nothing was executed on it.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
reconcile-follows-start =
    By { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    } nothing was executed on { $color ->
        [white] White's
       *[black] Black's
    } board: it shows the start.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: board shows the start

# A board shows an earlier position; the later half-moves were not executed on it.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $count (Number) - how many half-moves were not executed
reconcile-follows-to =
    By { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    } { $color ->
        [white] White's
       *[black] Black's
    } board shows the position after move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }; { $count ->
        [one] the half-move after it was not executed
       *[other] the { $count } half-moves after it were not executed
    } on it.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: stands after { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# One slip explains how a board left the course; the next message says which.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
reconcile-left =
    By { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    } one slip alone explains what { $color ->
        [white] White's
       *[black] Black's
    } board shows.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: one slip explains it

# Several slips would explain a board; the next messages say which.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
#   $count (String) - how many explanations there are
reconcile-left-somehow =
    { $color ->
        [white] White's
       *[black] Black's
    } board left the course by { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    }. So many single slips would explain it: { $count }. None is certain; the likeliest come first.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $count } possible slips

# After the likeliest slips: how many more there are.
# Variables:
#   $count (String) - how many more
reconcile-slips-more = Further possible slips: { $count }.
    .line = Further: { $count }

# No single slip explains a board, but a few together; the next messages say which, the earliest first.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
#   $count (String) - how many
reconcile-left-often =
    By { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    } no single slip explains { $color ->
        [white] White's
       *[black] Black's
    } board, but so many together would: { $count }. None of them is certain.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $count } slips together

# No single slip explains a board.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
reconcile-unexplained =
    By { $basis ->
        [scores] the scores
        [white] White's score
        [black] Black's score
       *[record] the record
    } no single slip explains { $color ->
        [white] White's
       *[black] Black's
    } board.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: no single slip explains it

# The two boards differ from each other.
# Variables:
#   $count (Number) - on how many squares
#   $squares (String) - the squares, ready to be spoken or shown; too-many where they are too many to be named
reconcile-boards-between =
    The two boards differ from each other on { $count ->
        [one] one square
       *[other] { $count } squares
    }{ $squares ->
        [too-many] .
       *[other] : { $squares }.
    }
    .line =
        Between the boards: { $count ->
            [one] one square
           *[other] { $count } squares
        }

# A slip: a half-move was not executed on a board.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-slip-not-executed =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, nothing was executed.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: not executed

# A slip: the piece went to another square.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $square (String) - where it was put
reconcile-slip-other-square =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, the piece was put on { $square } instead.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: put on { $square }

# A slip: another piece went.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $from (String) - where it came from
#   $to (String) - where it went
reconcile-slip-other-piece =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, another piece went, from { $from } to { $to }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: played { $from }-{ $to }

# A slip: a captured piece was left standing.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $square (String) - where it stands
reconcile-slip-not-removed =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, the captured piece was left standing, on { $square }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $square } not removed

# A slip: the captured piece was removed, and the capturing piece left where it stood.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $square (String) - where the captured piece stood
reconcile-slip-only-removed =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, the piece on { $square } was taken off, and the capturing piece was left where it stood.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: only { $square } off

# A slip: only half a castling was executed.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $part (String) - the piece that stands wrong: king or rook
reconcile-slip-castling =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, { $part ->
        [king] the king
       *[rook] the rook
    } was left, or put on a wrong square.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $part ->
            [king] king
           *[rook] rook
        } wrong

# A slip: the pawn was not exchanged.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-slip-still-pawn =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, the pawn was left a pawn.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: still a pawn

# A slip: the pawn was exchanged for another piece.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $piece (String) - the piece, as the object of a verb
reconcile-slip-promotion =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, a { $piece } was put down instead.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $piece } instead

# A slip: a piece changed its square without a move.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $piece (String) - the piece
#   $from (String) - where it stood
#   $to (String) - where it stands
reconcile-slip-displaced =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, or later, the { $piece } of { $from } came to { $to } without a move.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $from }-{ $to } moved

# A slip: a piece went off the board without a move.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $piece (String) - the piece
#   $from (String) - where it stood
reconcile-slip-knocked-off =
    At move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, or later, the { $piece } of { $from } went off the board without a move.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $from } knocked off

# A slip: a piece has stood wrong from the start, or since.
# Variables:
#   $piece (String) - the piece
#   $from (String) - its square
#   $to (String) - where it stands
reconcile-slip-always-displaced = From the start or since then, without a move, the { $piece } of { $from } is on { $to }.
    .line = Start: { $from }-{ $to } moved

# A slip: a piece has been wanting from the start, or since.
# Variables:
#   $piece (String) - the piece
#   $from (String) - its square
reconcile-slip-always-off = From the start or since then, without a move, the { $piece } of { $from } is off the board.
    .line = Start: { $from } off the board

# The position after the last agreed half-move, as FEN.
# Variables:
#   $fen (String) - the position
reconcile-position = The position: { $fen }

# A board given on the command line cannot be read.
# Variables:
#   $option (String) - the option
#   $value (String) - the value given
#   $reason (String) - why not, a whole sentence
reconcile-bad-board = { $option } { $value }: no board. { $reason } Try { $option } rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR

# The command line names too little.
reconcile-nothing-to-compare = There is nothing to compare. Name both scores, or a score and a board, or both boards, or a journal, for example: --white-score white.pgn --black-score black.pgn

# Both scores were to be read from standard input.
reconcile-one-input = Only one score can come from standard input. Name a file for the other.

# A note: the agreeing scores outrank the course the program kept.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-note-course-differs =
    The course the program kept is another one from move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }, on. The scores are followed.
    .line =
        Record differs at { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# A note: a reply of the record is illegal in the course of the scores.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-note-illegal-there =
    In the course of the scores this half-move of the record is illegal: move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }.
    .line =
        Illegal there: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# A note: what the record has where the scores differ.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-note-record-has =
    The course the program kept has there move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }.
    .line =
        The record: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# A note: the record goes on after the end of the scores.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-note-record-goes-on =
    After the end of the scores the record goes on with move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }.
    .line =
        Record goes on: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# A note: a half-move is meant that the record does not hold any more.
reconcile-note-no-more = The record does not hold that half-move any more.
    .line = Not in the record any more.

# A note: an announcement called illegal was legal by the scores.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-note-first-symptom =
    { $color ->
        [white] White
       *[black] Black
    } announced { $move } as move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, which the program called illegal. By the scores it is legal: that was the first symptom, and no offence.
    .line =
        First symptom: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# A note: an announcement called illegal was legal on the board of the player who made it.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-note-symptom-by-board =
    { $color ->
        [white] White
       *[black] Black
    } announced { $move } as move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, which was illegal by the announcements. On the board before this player it was legal: that was the first symptom, and no offence.
    .line =
        First symptom: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# A note: one score merely ends earlier.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
reconcile-note-score-ends =
    { $color ->
        [white] White's
       *[black] Black's
    } score ends before move { $number } of { $turn ->
        [white] White
       *[black] Black
    }. The other goes on and is followed.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: score ends before { $number }{ $turn ->
            [white] .
           *[black] ...
        }

# A note: of a score only what was told is known, and it contradicts the course the program kept.
# Variables:
#   $color (String) - the player: white or black
reconcile-note-score-in-parts =
    Of { $color ->
        [white] White's
       *[black] Black's
    } score only what was told is known. For the other moves ask for the sheet.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } score: only parts

# A note: only one score is at hand.
# Variables:
#   $color (String) - the player: white or black
#   $article (String) - the article on two boards, by the edition of the Laws
reconcile-note-one-score =
    Only { $color ->
        [white] White's
       *[black] Black's
    } score is at hand. { $article } asks for both.
    .line =
        Only { $color ->
            [white] White's
           *[black] Black's
        } score at hand.

# A note: what the Laws of 2009 let the arbiter do.
reconcile-note-may-restore = Under the Laws of 2009 the arbiter may instead restore the true course and make both scores agree. Both courses follow.
    .line = 2009: arbiter may restore a course.

# A note: no score is at hand.
# Variables:
#   $article (String) - the article on two boards, by the edition of the Laws
reconcile-note-no-scores = No score is at hand. The course is the one the program kept; { $article } asks for both scores.
    .line = No scores: by the record.

# A note: both boards show the same, and not what they are to show.
reconcile-note-boards-alike = Both boards show the same position, and it is not this one.
    .line = Both boards alike, and not this.

# A note: the record is that of another start position.
reconcile-note-other-start = The record starts from another position than the scores, and is not compared with them.
    .line = Record: another start position.

# A note: the two scores start from different positions.
reconcile-note-starts-differ = The two scores start from different positions.
    .line = Scores start differently.

# Another course the arbiter may restore (2009); the steps for each board follow.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-alternative-score =
    If the arbiter restores the course of { $color ->
        [white] White's
       *[black] Black's
    } score, the last half-move is move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } course, to { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# What follows if a proposal for a mark is what was meant; the steps for each board follow.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $candidate (String) - the number of the proposal
#   $line (String) - the line of the sheet
reconcile-alternative-candidate =
    If proposal { $candidate } for line { $line } of { $color ->
        [white] White's
       *[black] Black's
    } score is what was meant, the last half-move is move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }, proposal { $candidate }: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# Whose letters a sheet was read with.
# Variables:
#   $color (String) - whose score: white or black
#   $languages (String) - the languages, by their own names
reconcile-letters =
    { $color ->
        [white] White's
       *[black] Black's
    } score is read with the letters of: { $languages }.

# The moves of both scores agree, their results do not; a note says which score has which.
reconcile-agree-but-result = The moves of both scores agree. Their results do not.
    .line = Moves agree, results differ.

# A note: the results on both scores differ.
# Variables:
#   $white (String) - the result on White's score, as 1-0
#   $black (String) - the result on Black's score
reconcile-note-results-differ = The results differ. White's score has { $white }, Black's score { $black }. The arbiter decides (8.7).
    .line = Results: White { $white }, Black { $black }

# A note: only one score has a result.
# Variables:
#   $color (String) - whose score: white or black
#   $result (String) - the result, as 1-0
reconcile-note-result-on-one =
    Only { $color ->
        [white] White's
       *[black] Black's
    } score has a result, { $result }.
    .line =
        Result on { $color ->
            [white] White's
           *[black] Black's
        } score only: { $result }

# A note: a score has another result than the record.
# Variables:
#   $color (String) - whose score: white or black
#   $result (String) - the result on the score, as 1-0
#   $other (String) - the result of the record
reconcile-note-result-not-of-record =
    { $color ->
        [white] White's
       *[black] Black's
    } score has the result { $result }, the record { $other }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $result }, record { $other }

# A note: a number on a score is not that of its move.
# Variables:
#   $color (String) - whose score: white or black
#   $line (String) - the line of the number
#   $column (String) - its column
#   $number (String) - the number that is written
#   $due (String) - the number of the move
reconcile-note-number =
    { $color ->
        [white] White's
       *[black] Black's
    } score, line { $line }, column { $column }: number { $number } stands before move { $due }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }, { $line }:{ $column }: number { $number }, move { $due }

# A note: only one score has a draw offer.
# Variables:
#   $color (String) - whose score: white or black
#   $number (String) - the number of the move
#   $turn (String) - who made it: white or black
reconcile-note-offer-on-one =
    Only { $color ->
        [white] White's
       *[black] Black's
    } score has a draw offer, with move { $number } of { $turn ->
        [white] White
       *[black] Black
    }.
    .line =
        Offer at { $number }{ $turn ->
            [white] .
           *[black] ...
        } on { $color ->
            [white] White's
           *[black] Black's
        } score only

# A note: a second result stands behind the moves of a score.
# Variables:
#   $color (String) - whose score: white or black
#   $result (String) - the first result, as 1-0
#   $other (String) - the second
reconcile-note-second-result =
    { $color ->
        [white] White's
       *[black] Black's
    } score has two results, { $result } and { $other }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: two results, { $result } and { $other }

# A note: the headers of the two scores differ.
# Variables:
#   $header (String) - which: White, Black or Date
#   $white (String) - what White's score has
#   $black (String) - what Black's score has
reconcile-note-other-header =
    { $header ->
        [White] White is { $white } in White's score, and { $black } in Black's.
        [Black] Black is { $white } in White's score, and { $black } in Black's.
       *[Date] The date is { $white } in White's score, and { $black } in Black's.
    }
    .line =
        { $header ->
            [White] White
            [Black] Black
           *[Date] Date
        }: { $white } / { $black }

# A note: the header of a score has another result than the end of its moves.
# Variables:
#   $color (String) - whose score: white or black
#   $result (String) - the result behind the moves, as 1-0
#   $other (String) - the result in the header
reconcile-note-header-differs =
    { $color ->
        [white] White's
       *[black] Black's
    } score has { $result } after the moves, and { $other } in its header.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: end { $result }, header { $other }

# A note: a score has another result than the mate or stalemate on the board.
# Variables:
#   $color (String) - whose score: white or black
#   $result (String) - the result on the score, as 1-0
#   $other (String) - the result that mate or stalemate gives
reconcile-note-result-not-of-board =
    { $color ->
        [white] White's
       *[black] Black's
    } score has the result { $result }. The last position gives { $other }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $result }, board { $other }

# A note: something on a sheet is none of its moves.
# Variables:
#   $color (String) - whose score: white or black
#   $line (String) - the line
#   $what (String) - what it is, a sentence
reconcile-note-left-out =
    { $color ->
        [white] White's
       *[black] Black's
    } score. { $what }
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } score: text in line { $line }

# What is found: the scores contradict each other nowhere; a sentence before says what is left out or written twice.
reconcile-incomplete = Nowhere do the scores contradict each other: nothing but what is named here is missing or written twice.
    .line = No contradiction but that.

# The place of something on a sheet, after what is written there.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
reconcile-sheet-place = (line { $line }, column { $column })

# A half-move in a list of half-moves.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $place (String) - first, or later
reconcile-half-move =
    move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }
    .line =
        { $turn ->
            [white] { $number }. { $move }
           *[black] { $place ->
                [first] { $number }...{ $move }
               *[later] { $move }
            }
        }

# The end of a list of half-moves of which not all are named.
# Variables:
#   $count (Number) - how many are not named
reconcile-half-moves-more =
    and { $count ->
        [one] one more half-move
       *[other] { $count } more half-moves
    }
    .line = +{ $count }

# A reason why the scores do not agree: a player has left out half-moves that the other wrote.
# Variables:
#   $color (String) - the player: white or black
#   $moves (String) - the half-moves, ready to be spoken or shown
#   $place (String) - the place on the sheet before which they are missing, in brackets; empty where there is none
#   $certain (String) - yes where at least four half-moves after it agree, else no
reconcile-sheets-left-out =
    { $color ->
        [white] White
       *[black] Black
    } { $certain ->
        [yes] left out { $moves }{ $place }.
       *[no] probably left out { $moves }{ $place }. Fewer than four half-moves after it agree.
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $certain ->
            [yes] lacks
           *[no] lacks, it seems,
        } { $moves }

# A reason why the scores do not agree with the game: both players have left out the same.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $moves (String) - the half-moves, ready to be spoken or shown
#   $known (String) - record where the record has them, no where nothing but what follows tells them
#   $count (Number) - how many are missing
reconcile-sheets-both-left-out =
    { $known ->
        [record] Both players left out { $moves }. The record has it.
       *[no] Both players left out { $count ->
            [one] a half-move
           *[other] { $count } half-moves
        } at move { $number } of { $turn ->
            [white] White
           *[black] Black
        }. On neither score can it be read.
    }
    .line =
        Both lack { $number }{ $turn ->
            [white] .
           *[black] ...
        }

# A reason why the scores do not agree: a player wrote something twice.
# Variables:
#   $color (String) - the player: white or black
#   $text (String) - what is written once more
#   $place (String) - where, in brackets; empty where there is no place
reconcile-sheets-twice =
    { $color ->
        [white] White
       *[black] Black
    } wrote { $text } twice{ $place }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $text } twice

# A reason why the scores do not agree: a player wrote something that is not part of the game by the other's score.
# Variables:
#   $color (String) - the player: white or black
#   $text (String) - what is written
#   $place (String) - where, in brackets; empty where there is no place
reconcile-sheets-inserted =
    { $color ->
        [white] White wrote { $text }{ $place }. Black's score has nothing for it.
       *[black] Black wrote { $text }{ $place }. White's score has nothing for it.
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } alone: { $text }

# A reason why the scores do not agree: a player wrote two half-moves in each other's place.
# Variables:
#   $color (String) - the player: white or black
#   $text (String) - what is written
#   $place (String) - where, in brackets; empty where there is no place
reconcile-sheets-exchanged =
    { $color ->
        [white] White
       *[black] Black
    } wrote { $text } in the wrong order{ $place }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $text } in wrong order

# A reason why the scores do not agree: what a player wrote cannot be read or played, and the other's score can.
# Variables:
#   $color (String) - the player whose score cannot be read: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $text (String) - what is written
#   $place (String) - where, in brackets; empty where there is no place
#   $kind (String) - what is wrong with it
#   $moves (String) - what the other score has there
reconcile-sheets-unread =
    { $color ->
        [white] White wrote { $text } at move { $number } of { $turn ->
            [white] White
           *[black] Black
        }{ $place }: { $kind }. Black's score has { $moves }.
       *[black] Black wrote { $text } at move { $number } of { $turn ->
            [white] White
           *[black] Black
        }{ $place }: { $kind }. White's score has { $moves }.
    }
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $text }: { $kind }

# A reason why the scores do not agree: neither can be read there.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $white (String) - what White's score has, with its place
#   $black (String) - what Black's score has, with its place
reconcile-sheets-neither-read =
    Neither score can be read at move { $number } of { $turn ->
        [white] White
       *[black] Black
    }. White wrote { $white }, Black wrote { $black }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } unreadable: { $white }, { $black }

# A reason why the scores do not agree: they have different half-moves.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $white (String) - what White's score has, with its place
#   $black (String) - what Black's score has, with its place
reconcile-sheets-differ =
    The scores differ at move { $number } of { $turn ->
        [white] White
       *[black] Black
    }. White wrote { $white }, Black wrote { $black }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $white } or { $black }

# A reason why nothing is certain from here on: both scores have the same, and both may lack a half-move before it.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $moves (String) - what both scores have there
reconcile-sheets-in-doubt =
    Both scores have { $moves }. Before it a half-move may be missing on both.
    .line =
        In doubt from { $number }{ $turn ->
            [white] .
           *[black] ...
        } on

# A reason why the scores do not agree: they differ in all that follows.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $white (String) - what White's score has there, with its place
#   $black (String) - what Black's score has there, with its place
reconcile-sheets-parted =
    From move { $number } of { $turn ->
        [white] White
       *[black] Black
    } on the scores differ in all that follows. White wrote { $white }, Black wrote { $black }.
    .line =
        All differs from { $number }{ $turn ->
            [white] .
           *[black] ...
        } on

# A reason why the scores cannot be compared from here on: one or both cannot be read, and nothing in them fits together.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $white (String) - what White's score has there, with its place
#   $black (String) - what Black's score has there, with its place
reconcile-sheets-unlike =
    From move { $number } of { $turn ->
        [white] White
       *[black] Black
    } on the scores cannot be compared. White wrote { $white }, Black wrote { $black }.
    .line =
        Not comparable from { $number }{ $turn ->
            [white] .
           *[black] ...
        } on

# What follows if a score is completed as its summary says.
# Variables:
#   $color (String) - whose score: white or black
#   $number (String) - the number of the last move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
reconcile-alternative-completed =
    With that { $color ->
        [white] White's
       *[black] Black's
    } score leads to move { $number } of { $turn ->
        [white] White
       *[black] Black
    }, { $move }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }, completed: to { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

# The position both boards are to show, as FEN, where the course goes on behind the last agreed half-move.
# Variables:
#   $fen (String) - the position
reconcile-position-to-show = The position both boards are to show: { $fen }
