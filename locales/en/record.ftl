# What a record tells beside its moves: the comments of PGN, the score in text, the report. Each is understood alone.

# A half-move that is not completed.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
#   $state (String) - what it lacks: not-pressed or unconfirmed
record-open-move =
    { $state ->
        [unconfirmed] For { $color ->
                [white] White
               *[black] Black
            } { $move } was entered, not confirmed.
       *[not-pressed] { $color ->
                [white] White
               *[black] Black
            } announced { $move }, not pressed.
    }

# An announcement that was put in the place of another.
# Variables:
#   $was (String) - the move as it stood
#   $move (String) - the move in its place
#   $how (String) - corrected by its player, misheard by the listener, or promoted: a pawn that had been left becomes a queen
record-mended =
    { $how ->
        [corrected] Corrected: first { $was }, then { $move }.
        [misheard] Misheard: entered { $was }, announced { $move }.
       *[promoted] Pawn not exchanged: it becomes a queen, { $move }.
    }

# Completed moves that no longer stand.
# Variables:
#   $moves (String) - the moves with their numbers
record-withdrawn = Withdrawn: { $moves }.

# Play had been interrupted.
record-reopened = The game was opened again.

# Play had been broken off.
record-reopened-after-crash = The program had broken off and was started again; the clocks stood.

# The program did not get to run for a while.
# Variables:
#   $time (String) - a length of time
record-stalled = The program stood still for { $time }.

# Play went on after a pause.
# Variables:
#   $color (String) - who is to move: white or black
record-resumed =
    Play went on, { $color ->
        [white] White
       *[black] Black
    } to move.

# An illegal move that had to be claimed.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
record-illegal-unclaimed =
    Illegal: { $move } by { $color ->
        [white] White
       *[black] Black
    }. It was not claimed and stands.
    .line = Illegal, not claimed: { $move }

# An illegal move that the arbiter or a board has shown.
# Variables:
#   $color (String) - whose: white or black
#   $count (Number) - how many by now
record-illegal-counted =
    Illegal move { $count } of { $color ->
        [white] White
       *[black] Black
    }.

# The arbiter has opened the envelope.
# Variables:
#   $move (String) - what was in it
record-envelope-held = The envelope held { $move }.

# The arbiter has opened an envelope, and nobody can read what is in it.
record-envelope-unreadable = What was in the envelope could not be read.

# A case was settled.
# Variables:
#   $verdict (String) - upheld or aside
#   $arbiter (String) - whether the arbiter did it; else the players have agreed: yes or no
#   $case (String) - why the case stood: illegal-move, wrong-claim, claim, sealed-move, flag-fall, touched, correction, dead-time, accepted-after-entry or made-before-end
#   $claim (String) - what was claimed: draw, quickplay, five-seconds, checkmate, stalemate, touched, illegal, unpromoted, flag, correction, irregularity, or none
#   $color (String) - whom the case burdens: white or black
#   $count (Number) - how many illegal moves by now; 0 where it is about something else
record-settled =
    { $arbiter ->
        [yes] Arbiter:
       *[no] Agreed:
    } { $case ->
        [illegal-move] illegal move { $count } of { $color ->
                [white] White
               *[black] Black
            }
        [wrong-claim] wrong claim of a draw by { $color ->
                [white] White
               *[black] Black
            }
        [sealed-move] sealed move of { $color ->
                [white] White
               *[black] Black
            }
        [flag-fall] fallen flag of { $color ->
                [white] White
               *[black] Black
            }
        [touched] claim of a touched piece against { $color ->
                [white] White
               *[black] Black
            }
        [correction] mending of the last move
        [dead-time] time in which the other player's clock ran unheard
        [accepted-after-entry] draw accepted after a move was entered
        [made-before-end] a move made before the end
       *[claim] claim of { $claim ->
                [draw] a draw
                [quickplay] a draw in the quickplay finish
                [five-seconds] five seconds more a move
                [checkmate] checkmate
                [stalemate] stalemate
                [unpromoted] a pawn not exchanged
                [flag] a fallen flag
                [irregularity] an irregularity
               *[other] something else
            } against { $color ->
                [white] White
               *[black] Black
            }
    } { $verdict ->
        [upheld] upheld
       *[aside] set aside
    }.
