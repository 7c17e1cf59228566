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
    .line =
        { $color ->
            [white] White
           *[black] Black
        } { $move }: { $state ->
            [unconfirmed] not confirmed
           *[not-pressed] not pressed
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

# An illegal move whose claim is to be decided.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
record-illegal-claimed =
    Illegal: { $move } by { $color ->
        [white] White. Black has
       *[black] Black. White has
    } claimed it.
    .line = Illegal, claimed: { $move }

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
#   $case (String) - why the case stood: illegal-move, wrong-claim, claim, sealed-move, flag-fall, touched, correction, dead-time, held-for-entry, accepted-after-entry, other-device or made-before-end
#   $claim (String) - what was claimed: draw, quickplay, five-seconds, checkmate, stalemate, touched, illegal, unpromoted, flag, correction, irregularity, or none
#   $color (String) - whom the case burdens: white or black
#   $count (Number) - how many illegal moves by now; 0 where it is about something else
record-settled =
    { $arbiter ->
        [yes] Arbiter:
       *[no] Agreed:
    } { $case ->
        [illegal-move] penalty for illegal move { $count } of { $color ->
                [white] White
               *[black] Black
            }
        [wrong-claim] penalty for the wrong claim of a draw by { $color ->
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
        [held-for-entry] time in which a clock stood for a wrong entry
        [accepted-after-entry] draw accepted after a move was entered
        [other-device] a word of another device
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

# A move is pressed and not entered: where the clocks were stopped meanwhile, and where the record ends so.
# Variables:
#   $color (String) - who has pressed
#   $end (String) - yes where the record ends so, else no
record-unentered = { $end ->
        [yes] At the end of the record
       *[no] When both clocks were stopped,
    } { $color ->
        [white] White had pressed, and the move was not entered. Black had the move.
       *[black] Black had pressed, and the move was not entered. White had the move.
    }

# A move was made while the pegs of its player's board were not sensed.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
record-made-by-word =
    { $color ->
        [white] White
       *[black] Black
    } made { $move } by word: the pegs of the board were not sensed.

# An illegal move was completed, and the position before it stands again.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
record-illegal =
    { $color ->
        [white] White
       *[black] Black
    } completed the illegal move { $move }. It was taken back.

# A completed move is illegal by the announcements, and legal on the mover's own board.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
record-legal-on-own-board =
    { $color ->
        [white] White
       *[black] Black
    } completed { $move }, illegal by the announcements and legal on { $color ->
        [white] White's
       *[black] Black's
    } own board. It was taken back. The boards differ.

# By a course or a counter that the arbiter set a player has reached a time control, or has not reached it any more.
# Variables:
#   $color (String) - whose: white or black
#   $time (String) - the time of the periods
#   $reached (String) - yes or no
record-period-time =
    { $reached ->
        [yes] { $color ->
                [white] White
               *[black] Black
            } has reached the next time control by a ruling. Its time was not added by that: { $time }.
       *[no] { $color ->
                [white] White
               *[black] Black
            } has no longer reached the time control by a ruling. Its time was not taken off by that: { $time }.
    }

# A station is connected again.
# Variables:
#   $color (String) - whose station: white or black
#   $stood (String) - whether both clocks were stopped meanwhile: yes or no
record-link-back =
    The station of { $color ->
        [white] White
       *[black] Black
    } is connected again. { $stood ->
        [yes] Both clocks are stopped.
       *[no] The clocks had not been stopped.
    }

# A seat has no station of its own any more.
# Variables:
#   $color (String) - whose seat: white or black
#   $kept (String) - whether it waits for another station; else its moves are entered at the host: yes or no
record-seat-released =
    { $color ->
        [white] White
       *[black] Black
    } has no other station any more. { $kept ->
        [yes] The seat is kept for another one.
       *[no] Moves are entered at the host again.
    }

# A spectator has joined.
record-spectator = A spectator has joined.

# A reply does not count: the move it answers was not made yet.
# Variables:
#   $color (String) - whose reply: white or black
#   $move (String) - the reply
record-reply-too-early =
    { $color ->
        [white] White's
       *[black] Black's
    } reply { $move } does not count: the move it answers was not made yet.

# A player would go on without the arbiter.
# Variables:
#   $color (String) - who agrees: white or black
record-resume-agreed =
    { $color ->
        [white] White
       *[black] Black
    } agrees to go on without the arbiter.

# What the desk has proposed to the arbiter in a dispute.
# Variables:
#   $basis (String) - by what: scores, score, record or boards
#   $owner (String) - whose score, where only one is at hand: white or black
#   $provided (String) - what was proposed: agree, boards-differ, two-ways, missing, unreadable or scores-differ
#   $number (String) - the number of the last move on which the scores agree, or none
#   $color (String) - whose move that is: white or black
record-proposed =
    Proposed by { $basis ->
        [scores] both scores
        [score] { $owner ->
                [white] White's score alone
               *[black] Black's score alone
            }
        [boards] the two boards alone
       *[record] the moves that the program kept
    }: { $provided ->
        [agree] nothing is to be changed
        [boards-differ] the boards are made to agree
        [two-ways] both ways are named, to complete a score or to go back
        [missing] nothing, as a score or a board is missing
        [unreadable] nothing, as a score cannot be read
       *[scores-differ] { $number ->
                [none] back to the start of the game
               *[other] back to the position after move { $number } of { $color ->
                    [white] White
                   *[black] Black
                }
            }
    }.

# After the sentence that the arbiter has read one half-move of a sheet: the text that it replaces.
# Variables:
#   $text (String) - the text, in quotation marks
record-sheet-was = Before, the sheet had { $text } there.
