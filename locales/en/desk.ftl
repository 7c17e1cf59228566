### The arbiter's own desk: connecting, looking into the record, the procedure of D.2.8 step by step.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "desk-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# A desk has connected to the station of a live game.
# Variables:
#   $path (String) - the path of the journal
desk-live = The game is being played. Journal: { $path }.
    .line = Live: { $path }

# A desk has opened the journal of a game that nobody plays now.
# Variables:
#   $path (String) - the path of the journal
desk-ended = Nobody is playing this game now. Nothing is changed in the journal until you type your code. Journal: { $path }.
    .line = Not being played: { $path }

# Said at the arbiter's own desk before the code was typed, and on an empty line there.
desk-code-awaited = You can look at everything here. To rule, type ruling, Enter, and then your code.
    .line = To rule, type ruling, then your code.

# A desk was opened while the arbiter is at another one.
desk-occupied = The arbiter is at another desk of this game. Here you can look at everything and rule nothing.
    .line = Another desk rules. Here you only watch.

# The code was typed while the arbiter is at another desk of the same game.
desk-elsewhere = The arbiter is at another desk of this game. Only when that desk is left can this one be taken, or by the right code at the station of the game itself.
    .line = Another desk is taken. It must be left.

# A command about the stations was typed at the arbiter's own desk.
desk-link-there = The seats are the host's. Type ruling and your code at the host's keyboard, and link free there.
    .line = At the host: ruling, then link free

# A ruling was typed at the arbiter's own desk, and the code was not.
desk-code-first = Not done: a ruling needs the arbiter's code. Type ruling, Enter, and then the code.
    .line = Not done. First the code: type ruling.

# A player's command was typed at the arbiter's own desk.
desk-players-own = That is a player's command, and this is the arbiter's desk. Type help for what can be done here.
    .line = A player's command. Here: try help.

# What a desk has sent is not the arbiter's to do at all: a player's act, or the program's at the game.
desk-not-the-desks = Not done: that is not the arbiter's to do. Type help for what is.
    .line = Not done: not the arbiter's. Try help.

# The key of the dial's cues was pressed at the arbiter's own desk.
desk-no-cues = The desk has no dial and no cues. F7 tells White's clock, F8 Black's.
    .line = No cues here. F7, F8 tell the clocks.

# The key that turns to the other player's board was pressed at a player's console.
desk-only-there = Only at the arbiter's own desk can both boards be gone over. Here it is your own.
    .line = Only at the arbiter's own desk.

# Asked before the arbiter's own desk is closed.
desk-ask-leave = Close the desk? What was ruled stays. Type yes or no.
    .line = Close the desk? yes or no

# At the arbiter's own desk the fingers are on this player's board now.
# Variables:
#   $color (String) - whose board: white or black
desk-whose-board =
    { $color ->
        [white] White's board.
       *[black] Black's board.
    }

# Said to the arbiter: the game has not begun.
desk-not-begun = The game has not begun. The players begin it with start.
    .line = Not begun: the players type start.

# The arbiter asks for the position after a half-move that no press has completed: it stands by a ruling.
desk-no-reading = No reading of the clocks for this half-move.

# The arbiter asks how the game stands while a move is pressed and not entered.
# Variables:
#   $color (String) - who has pressed: white or black
#   $age (String) - how long ago
desk-awaited-entry =
    { $color ->
        [white] White pressed { $age } ago, and the move is not entered yet. Black has the move.
       *[black] Black pressed { $age } ago, and the move is not entered yet. White has the move.
    }
    .line =
        { $color ->
            [white] White pressed { $age } ago, no move
           *[black] Black pressed { $age } ago, no move
        }

# The arbiter asks what is awaited while a move is sealed.
# Variables:
#   $color (String) - who seals: white or black
desk-awaited-seal =
    { $color ->
        [white] White
       *[black] Black
    } seals a move, then presses the clock.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: seals, then presses

# The line from the desk to the station was cut.
desk-station-gone = The line to the station is cut. What was ruled is in its journal. Start the desk again: if nobody plays any more, it opens the journal itself.
    .line = Cut off from the station. Start again.

# The station the desk is connected to was left.
desk-station-left = The players have left; the game is saved. Start the desk again: it opens the journal itself.
    .line = The players have left; game saved.

# A line that came from the station does not follow from those before.
# Variables:
#   $reason (String) - what is wrong, a whole sentence
desk-station-differs = What the station sends is not to be trusted. { $reason } The desk is closed. Verify the journal with ansage verify.
    .line = Cut off. { $reason }

# The station has not answered for some time.
desk-station-silent = The station does not answer. Whether it was done is not known: type state.
    .line = The station does not answer. Try state.

# Scores are asked for, and nothing is known of either.
desk-no-scores = Nothing is known of either score. Type for example sheet white and the name of a file, or sheet white 6 black Qxd6.
    .line = No score known. sheet white FILE

# Below a half-move on both scores: the arbiter has put it into a sheet, because the sheet lacks it.
# Variables:
#   $color (String) - whose sheet: white or black
#   $number (Number) - the number of the move
#   $mover (String) - whose move: white or black
desk-score-put-in = On the sheet of { $color ->
        [white] White
       *[black] Black
    }: put in by the arbiter.
    .line =
        { $number } { $mover ->
            [white] w
           *[black] b
        }: { $color ->
            [white] White
           *[black] Black
        }, put in by the arbiter

# One half-move on both scores, side by side.
# Variables:
#   $number (Number) - the number of the move
#   $color (String) - whose move: white or black
#   $white (String) - what White's score says; a hyphen for nothing
#   $black (String) - what Black's score says; a hyphen for nothing
#   $agreement (String) - same, differ, one-only or unread
desk-score-row = Move { $number }, { $color ->
        [white] White
       *[black] Black
    }. { $agreement ->
        [same] Both: { $white }.
        [differ] White's score: { $white }. Black's score: { $black }. They differ.
        [one-only] White's score: { $white }. Black's score: { $black }. Only one has it.
       *[unread] White's score: { $white }. Black's score: { $black }. It cannot be read for certain.
    }
    .line =
        { $number } { $color ->
            [white] w
           *[black] b
        }: { $white } | { $black }{ $agreement ->
            [same] {""}
            [differ] {"  differ"}
            [one-only] {"  one"}
           *[unread] {"  unread"}
        }

# A comparison or a proposal is asked for, and there is nothing to go by.
desk-nothing-known = There is nothing to compare: no score and no board is known. Type sheet or board.
    .line = Nothing known. Type sheet or board.

# Before the steps back to a position that the arbiter has named.
# Variables:
#   $number (String) - the number of the last move that stays
#   $color (String) - whose move: white or black
#   $ply (String) - the number of the half-move
desk-retrace-to = The position after move { $number } of { $color ->
        [white] White
       *[black] Black
    }, half-move { $ply }.
    .line =
        Back to after { $number } { $color ->
            [white] White
           *[black] Black
        }

# Before the steps back to the position the game started from.
desk-retrace-start = The position the game started from.
    .line = Back to the start

# A half-move is named that the game does not have.
# Variables:
#   $ply (String) - the number of the half-move
desk-no-half-move = The game has no half-move { $ply }. Name the number of the move and the player, for example retrace 5 black.
    .line = No half-move { $ply }. Try: retrace 5 black

# What would be ruled: how much of the course stays, and how many half-moves follow.
# Variables:
#   $kept (String) - whether any half-move stays: yes or no
#   $number (String) - the number of the last move that stays
#   $color (String) - whose move that is: white or black
#   $count (Number) - how many half-moves follow
desk-would-keep = { $kept ->
        [no] No half-move of the course stays
       *[yes] The course stays up to move { $number } of { $color ->
            [white] White
           *[black] Black
        }
    }, and { $count ->
        [0] nothing follows
        [one] one other half-move follows
       *[other] { $count } other half-moves follow
    }.
    .line =
        Course: { $kept ->
            [no] none
           *[yes] to { $number } { $color ->
                [white] White
               *[black] Black
            }
        }, then { $count } more

# Asked when it was said what would be ruled.
# Variables:
#   $unread (String) - yes where it depends on boards that are not known, else no
desk-ask-accept =
    { $unread ->
        [yes] Do the boards differ, and is that to be ruled? Type yes or no.
       *[no] Is that to be ruled? Type yes or no.
    }
    .line =
        { $unread ->
            [yes] Boards differ: rule that? yes or no
           *[no] Rule that? yes or no
        }

# A proposal is accepted that changes neither course nor clocks.
desk-accept-nothing = Neither course nor clocks are to be changed. Type walk for the steps on the boards, or resume.
    .line = Nothing to rule. Type walk or resume.

# A proposal is accepted that rests on a score that cannot be read.
desk-accept-unclear = Not accepted: a score cannot be read where it matters. Read it to the desk with sheet, for example sheet black 6 black Qxd6. Put in what it lacks, for example sheet black 6 black insert Qxd6. Or set the course yourself with course.
    .line = Unclear sheet. Use sheet or course.

# Yes or no was typed at the desk, and nothing was asked.
desk-nothing-asked = Nothing was asked. Type accept to have a proposal said again and ruled.
    .line = Nothing was asked. Type accept first.

# One of several rulings was refused; those after it are not carried out.
desk-rulings-broken = The rest of the proposal was not ruled. Type propose for what is left.
    .line = The rest was not ruled. Type propose.

# Before a step on a board: whose board.
# Variables:
#   $color (String) - whose board: white or black
desk-walk-on = On the board of { $color ->
        [white] White
       *[black] Black
    }:
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } board:

# Steps are asked for, and none are to be done on a board that is known.
desk-walk-none = There are no steps: each board that is known is as it should be. A board that is not known is read with board, for example board black and a FEN.
    .line = No steps. An unknown board: board black

# A step is confirmed, and no walk was begun.
desk-walk-not-begun = No steps are being gone through. Type walk.
    .line = No steps yet. Type walk.

# The last step was confirmed.
desk-walk-done = That was the last step. Type differences to compare again, or resume.
    .line = Last step done. differences or resume.

# A sheet cannot be read from a file.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - why, a whole sentence
desk-sheet-unread = The sheet { $path } was not taken. { $reason } Name another file, or dictate single half-moves, for example sheet white 6 black Qxd6.
    .line = Sheet not taken. { $reason }

# The report was written.
# Variables:
#   $path (String) - the path of the file
desk-report-written = The report is written: { $path }.
    .line = Report: { $path }

# Help: the overview at the arbiter's own desk.
desk-help = This is the arbiter's desk. State, clocks, scores, differences, retrace and propose tell, and change nothing. After the code, what you rule is announced in the hall: stop and resume, clock, add and take, warn and illegal, rule, sheet, board and course. Accept rules what was proposed; walk goes through the steps. Report writes a page. More reads all orders; help and a word explains one; keys tells the keys. Done leaves the desk, quit closes it.
    .line = more: all orders. help WORD. keys.

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-space = Both clocks, where nothing is typed. No key of this desk presses one.
    .line = Space, empty line: both clocks
    .keys = Space

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-white = White's clock, from anywhere.
    .line = F7: White's clock
    .keys = F7

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-black = Black's clock, from anywhere.
    .line = F8: Black's clock
    .keys = F8

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-escape = Takes back a question, then leaves the board, then clears the line.
    .line = Escape: back, cancel, clear
    .keys = Escape

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-leave = Asks whether to close the desk; pressed again, does it.
    .line = Ctrl+C, Ctrl+D: close the desk
    .keys = Ctrl+C or Ctrl+D

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-arrows = Go over the board you look at; w turns to the other player's.
    .line = Arrows: over this board; w: the other
    .keys = Arrow keys

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-clocks = Both clocks.
    .line = t: clocks
    .keys = t on the board

# How the game stands: the last half-move, and who has the move.
# Variables:
#   $number (String) - the number of the move
#   $color (String) - whose move it was: white or black
#   $move (String) - the move
#   $next (String) - who has the move: white or black; none where a move is pressed and not entered
desk-state-last = The last move: { $number } of { $color ->
        [white] White
       *[black] Black
    }, { $move }.{ $next ->
        [white] {" "}White has the move.
        [black] {" "}Black has the move.
       *[none] {""}
    }
    .line = Last: { $number } { $color ->
            [white] w
           *[black] b
        } { $move }.{ $next ->
            [white] {" "}Next: White
            [black] {" "}Next: Black
           *[none] {""}
        }

# The steps are about to be gone through.
# Variables:
#   $white (Number) - the steps on White's board
#   $black (Number) - the steps on Black's board
desk-walk-begins = { $white ->
        [0] No step
        [one] One step
       *[other] { $white } steps
    } on White's board, { $black ->
        [0] none
        [one] one
       *[other] { $black }
    } on Black's. Type yes or next when a step is done, no or repeat to hear it again, back for the one before, stop to leave it.
    .line = Steps: White { $white }, Black { $black }. Done: yes

# Back was typed at the first step.
desk-walk-first = This is the first step.

# The arbiter does not go through the steps that are left.
desk-walk-left = The steps are left. What was confirmed stays on record. Walk begins with what is still to be done.
    .line = Left. What is done stays. Go on: walk

# Help about an order of the arbiter: what is typed and what it does.
desk-help-clocks = clocks: both clocks, and which of them runs.
    .line = clocks

# Help about an order of the arbiter: what is typed and what it does.
desk-help-scores = scores: both scores side by side around their first difference. With a move, around that move; for example scores 12 black.
    .line = scores 12 black

# Help about an order of the arbiter: what is typed and what it does.
desk-help-differences = differences: where scores and boards differ, and with which half-move a board left the course. Only the desk hears it.
    .line = differences

# Help about an order of the arbiter: what is typed and what it does.
desk-help-sheet = sheet, a player and a file: the whole score sheet. Or sheet, a player, a move and what is written there; for example sheet white 6 black Qxd6. With insert before it, the desk puts in a move that the sheet lacks, and the rest moves up; for example sheet white 6 black insert Qxd6.
    .line = sheet white FILE

# Help about an order of the arbiter: what is typed and what it does.
desk-help-board = board, a player and what his board shows: agrees, or a FEN, or colours and pieces; for example board white white Ke1 e2 black Ke8.
    .line = board white agrees

# Help about an order of the arbiter: what is typed and what it does.
desk-help-retrace = retrace: the position to return to, the steps on each board, and both clocks at that moment. With a move, back to that one; for example retrace 5 black.
    .line = retrace 5 black

# Help about an order of the arbiter: what is typed and what it does.
desk-help-propose = propose: what the Laws provide here, with reasons, steps and clocks. Nothing is changed by it.
    .line = propose

# Help about an order of the arbiter: what is typed and what it does.
desk-help-accept = accept: says all that the proposal comes to, and asks before it is ruled. accept retrace with a half-move goes back to that one, for example accept retrace 4 white.
    .line = accept

# Help about an order of the arbiter: what is typed and what it does.
desk-help-yes = yes: what was said after accept is ruled; while steps are gone through, this one is done. no: it is not ruled; while steps are gone through, this one is said again.
    .line = yes, no

# Help about an order of the arbiter: what is typed and what it does.
desk-help-walk = walk: the steps on both boards, one by one. yes or next confirms each, no or repeat says it again, back goes to the one before, stop leaves the steps.
    .line = walk

# Help about an order of the arbiter: what is typed and what it does.
desk-help-next = next: this step is done, which goes on record; the next one is said. previous, or back alone: the step before. repeat: the same step again.
    .line = next, previous, repeat

# Help about an order of the arbiter: what is typed and what it does.
desk-help-course = course, how many half-moves stay, and the moves that follow: sets the course of the game. For example course 5 black Nf3 Nc6, or course 0.
    .line = course 5 black Nf3 Nc6

# Help about an order of the arbiter: what is typed and what it does.
desk-help-report = report and a file: writes the report as a page for reading and printing.
    .line = report FILE.html

# The report cannot be written.
# Variables:
#   $reason (String) - why, a whole sentence
desk-report-not-written = The report was not written. { $reason }
    .line = Report not written. { $reason }

# The arbiter asks how the game stands while play is suspended.
desk-suspended = Play is suspended.

# The arbiter asks how the game stands while a claim or a proposal is undecided.
desk-case-open = A case is open.

# Help was asked at a desk about something that is not an order.
desk-help-unknown = No help on that. Type help, then more.

# Before the question of accept: how many half-moves of the course go back.
# Variables:
#   $count (Number) - how many
desk-would-take-back =
    { $count ->
        [0] No half-move is taken back.
        [one] One half-move is taken back on both boards.
       *[other] { $count } half-moves are taken back on both boards.
    }
    .line =
        { $count ->
            [0] No half-move goes back.
            [one] One half-move goes back.
           *[other] { $count } half-moves go back.
        }

# Before the question of accept: one clock as it would be set, and as it is.
# Variables:
#   $color (String) - whose clock: white or black
#   $left (String) - the time it would show
#   $shows (String) - the time it shows
#   $kept (String) - yes where both are the same, else no
#   $moves (Number) - the moves completed that would be counted
#   $counted (Number) - the moves completed that are counted
desk-would-set-clock =
    { $color ->
        [white] White
       *[black] Black
    }: { $kept ->
        [yes] { $left }, as it is
       *[no] { $left } instead of { $shows }
    }; { $moves ->
        [one] one move
       *[other] { $moves } moves
    } completed, so far { $counted }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }: { $left }, moves { $moves }

# Asked by itself before accept: time that the arbiter gave or took since the half-move to which the moves go back.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - how much
#   $given (String) - yes where it was given, no where it was taken
desk-ask-time =
    { $given ->
        [yes] Since then { $color ->
            [white] White
           *[black] Black
        } got { $time } more. Given again? Type yes or no.
       *[no] Since then { $color ->
            [white] White
           *[black] Black
        } lost { $time } by a ruling. Taken again? Type yes or no.
    }
    .line =
        { $given ->
            [yes] { $color ->
                [white] White
               *[black] Black
            } { $time } more again? yes or no
           *[no] { $color ->
                [white] White
               *[black] Black
            } { $time } less again? yes or no
        }

# Accept was typed, and the article provides nothing that can be ruled as it is; what it provides follows.
desk-accept-not = Not accepted.

# After a refused accept: how moves are taken back all the same.
desk-accept-by-hand = A half-move on a sheet is read anew with sheet black 6 black Qxd6, and put in with sheet black 6 black insert Qxd6. To take moves back all the same, type accept retrace and the half-move, for example accept retrace 4 white.
    .line = Sheet: sheet. Back: accept retrace

# Yes or no was typed after accept, and a half-move was made or went back since the question.
desk-accept-outdated = Not done: a move was made since the question. Type accept again.
    .line = A move since. Type accept again.

# Before the question of accept: how many half-moves of the record are replaced by those of the scores; no clock goes back.
# Variables:
#   $count (Number) - how many
desk-would-replace =
    The course of the scores goes on record, in the place of { $count ->
        [0] no half-move
        [one] one half-move
       *[other] { $count } half-moves
    }. No clock goes back.
    .line = By the scores; replaced: { $count }

# Before the last question of accept: what a clock shows in the end, with the time that is given or taken again.
# Variables:
#   $color (String) - whose clock: white or black
#   $left (String) - the time it would show
desk-would-show =
    With that { $color ->
        [white] White
       *[black] Black
    } has { $left }.
    .line =
        Then { $color ->
            [white] White
           *[black] Black
        }: { $left }

# The answer to the question of accept about one time was no.
desk-time-not-again = It stays out.

# After a proposal: time that the arbiter gave or took since the half-move, which is not in the clocks that are proposed.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - how much
#   $given (String) - yes where it was given, no where it was taken
desk-time-since =
    Not in these clocks: { $color ->
        [white] White
       *[black] Black
    } { $given ->
        [yes] got { $time } more
       *[no] lost { $time } by a ruling
    } since then. Accept asks about it.
    .line =
        Not in it: { $color ->
            [white] White
           *[black] Black
        } { $given ->
            [yes] plus
           *[no] minus
        } { $time }

# Something was ruled, or play goes on, while accept waited for an answer.
desk-accept-void = The question of accept is void. Type accept again to have it put anew.
    .line = accept is void. Type it again.

# Resume was typed at the desk, and a board is not as it should be.
desk-ask-resume = Does play go on all the same? Type yes or no, or walk for the steps.
    .line = Resume all the same? yes or no

# A board that differs from the course, before play goes on.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - on how many squares it differs
desk-board-unset =
    { $color ->
        [white] White
       *[black] Black
    }'s board differs from the course on { $count ->
        [one] one square
       *[other] { $count } squares
    }.
    .line =
        { $color ->
            [white] White
           *[black] Black
        }'s board differs: { $count }

# Nobody has read a player's board, and what is to be done on it is not known.
# Variables:
#   $color (String) - whose board: white or black
desk-board-unread =
    { $color ->
        [white] White's board is not known. Have it set to the position, then type board white agrees.
       *[black] Black's board is not known. Have it set to the position, then type board black agrees.
    }
    .line =
        { $color ->
            [white] Unknown: board white agrees
           *[black] Unknown: board black agrees
        }

# Walk was typed, and the position that is proposed is not that of the course on record.
desk-walk-not-ruled = No step yet: the position that is proposed is not that of the course. First rule it, with accept or accept retrace and a half-move. Then type walk.
    .line = First accept, then walk.

# Walk was typed, a board differs, and the article needs something before it is changed.
desk-walk-by-hand = Where the owner of a board finds it wrong, he puts it right himself: then type board black agrees, and resume.
    .line = Put right: board black agrees

# A ruling has taken back a half-move, and a score goes on with another one there.
# Variables:
#   $number (String) - the number of the move
#   $color (String) - whose move: white or black
#   $move (String) - the half-move that was taken back
desk-half-move-struck = Your ruling took back move { $number } of { $color ->
        [white] White
       *[black] Black
    }, { $move }. The score that goes on has another half-move there, so the scores are not at one. Restore the course that you find right with course.
    .line =
        Taken back: { $number } { $color ->
            [white] White
           *[black] Black
        } { $move }

# A sheet was read for a player whose score the program keeps.
# Variables:
#   $color (String) - whose: white or black
desk-sheet-over-kept =
    { $color ->
        [white] It takes the place of the score that the program wrote for White. Was it the other player's sheet, type sheet white kept, and read it with sheet black.
       *[black] It takes the place of the score that the program wrote for Black. Was it the other player's sheet, type sheet black kept, and read it with sheet white.
    }
    .line =
        { $color ->
            [white] Over the kept score. sheet white kept
           *[black] Over the kept score. sheet black kept
        }
