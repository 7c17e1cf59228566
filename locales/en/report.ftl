### The report as a page (HTML): for the eyes on screen and paper, and for a screen reader.
###
### The rules are those of arbiter.ftl; ids begin with "report-". These texts are read, not announced: there is no
### attribute .line. What somebody wrote stands in a variable and is escaped by the page.

# The title of the page where no names are known.
report-title = Report on two boards and two scores

# The title of the page.
# Variables:
#   $white (String) - the name of White
#   $black (String) - the name of Black
report-title-of = Report: { $white } – { $black }

# A link before everything else on the page, for who moves by the keyboard.
report-skip = Skip to the report

# Above the links to the sections.
report-contents = Contents

# At the end of the page.
report-footer = Written by Ansage, the electronic assistant of Appendix D. The file needs nothing else to be read.

# A name or a value that is not known.
report-unknown = not known

# Stands in a table where there is nothing to stand.
report-none = none

# Before the arbiter's name, and the head of the column with it.
report-arbiter = Arbiter

# Before how the arbiter's code was set.
report-code = Arbiter's code

# How the arbiter's code was set.
report-code-opened = set when the game was opened

# How the arbiter's code was set.
# Variables:
#   $color (String) - who has confirmed it: white or black
report-code-table =
    set at the table, confirmed by { $color ->
        [white] White
       *[black] Black
    }

# Before the date.
report-date = Date

# Before the edition of the Laws.
report-edition = Laws of Chess

# The edition of the Laws.
# Variables:
#   $year (String) - its year
report-edition-of = edition of { $year }

# Before the time control.
report-time-control = Time control

# Before the start position, where it is not the usual one.
report-start = Start position

# Before the result.
report-result = Result

# The result of a game that is not over.
report-no-result = the game is not over

# The heading of the first page: what was found, proposed and ruled, and lines to sign on.
report-section-protocol = Found, proposed, ruled

# On that page, where the arbiter has ruled: what the facts of the report are.
# Variables:
#   $entry (String) - the number of the entry of the first ruling
#   $moment (String) - the moment of the game
report-as-found = Scores, boards and course are shown as they were found before the first ruling on them (entry { $entry }, at { $moment }).

# The heading above what was found.
report-protocol-found = Found

# The heading above what was proposed.
report-protocol-proposed = Proposed

# The heading above what was ruled.
report-protocol-ruled = Ruled

# The heading above the lines to sign on.
report-protocol-signatures = Signatures

# On the first page, where the arbiter has not ruled, and the players have settled nothing.
# Variables:
#   $over (String) - whether the game is over: yes or no
report-nothing-ruled = { $over ->
        [yes] Nothing was ruled.
       *[no] Nothing has been ruled yet.
    }

# Before the sentences of a ruling.
# Variables:
#   $entry (String) - the number of its entry
#   $moment (String) - when, since the record began
#   $known (String) - whether the time of day is known: yes or no
#   $time (String) - the time of day, UTC
report-ruled-entry =
    Entry { $entry }, at { $moment }{ $known ->
        [yes] {" "}({ $time } UTC)
       *[no] { "" }
    }:

# A column of the clocks: before the first ruling.
report-column-before-ruling = Clock before the first ruling

# A column of the clocks: after the last ruling.
report-column-after-ruling = Clock after the last ruling

# The caption of the clocks on the first page.
report-table-ruled-clocks = Both clocks before and after what was ruled

# Before a line to write place and time on.
report-place-and-time = Place and time

# The heading of a section.
report-section-verdict = What was found

# The heading of a section.
report-section-boards = The boards

# The heading of a section.
report-section-procedure = Proposed procedure

# The heading of a section.
report-section-scores = The scores

# The heading of a section.
report-section-clocks = The clocks over the game

# The heading of a section.
report-section-rulings = The arbiter's rulings

# The heading of a section.
report-section-calls = Calls for the arbiter

# The heading of a section.
report-section-events = What happened at the table

# The heading of a section.
report-section-inspection = What the program says of itself

# The heading of a section.
report-section-record = How this record was made

# Below what was found.
report-arbiter-rules = This is what the program found and proposes. The arbiter rules.

# What was found where only a journal is at hand.
report-only-record = This is the record of a game. No board was told, so there is nothing to compare it with.

# What was found where there is too little to compare.
report-nothing-to-compare = There is nothing to compare: neither two scores, nor two boards, nor a record.

# A player's board: heading, caption and head of a column.
# Variables:
#   $color (String) - whose
report-board-of = { $color ->
        [black] Black's board
       *[white] White's board
    }

# The title of the diagram of the position both boards are to show.
report-board-proposed = Proposed position

# The title of the diagram of the position at the end of the record.
report-board-course = Position of the record

# Above the diagrams: no board is known.
report-boards-unknown = What the boards show is not known.

# Above the diagrams: nothing differs.
report-boards-same = No square differs.

# Above the diagrams.
# Variables:
#   $count (Number) - how many squares
report-boards-differ = { $count ->
        [one] One square differs
       *[other] { $count } squares differ
    }. In the diagrams such a square is hatched, has a thick frame, and a number that stands in the table below.

# The pieces on a rank, in the text of a diagram.
# Variables:
#   $rank (String) - the rank
#   $pieces (String) - the pieces, each with its square
report-rank = Rank { $rank }: { $pieces }.

# A rank without pieces, in the text of a diagram.
# Variables:
#   $rank (String) - the rank
report-rank-empty = Rank { $rank } is empty.

# The marked squares, in the text of a diagram.
# Variables:
#   $squares (String) - the squares, each with its number
report-diagram-marked = Marked squares, with their numbers: { $squares }.

# The caption of the table of differing squares.
report-table-squares = The squares that differ

# The caption of the table of all pieces.
report-table-pieces = The boards rank by rank

# The head of a column: the number of a differing square.
report-column-number = Number

# The head of a column.
report-column-square = Square

# The head of a column.
report-column-rank = Rank

# The head of a column: which half-move.
report-column-move = Move

# The head of a column: the move of the record.
report-column-played = Played

# The head of a column: a half-move as it stands on the sheet.
report-column-written = As written

# The head of a column: a half-move as the program reads it.
report-column-read = As read

# The head of a column: line and column on the sheet.
report-column-place = Place

# The head of a column: whether the two scores agree.
report-column-agreement = Agreement

# The head of a column: what is not as it should be on a sheet.
report-column-mark = What is wrong

# The head of a column: what may be meant.
report-column-candidates = What may be meant

# The head of a column: moment on the journal's time line.
report-column-moment = Time since the record began

# The head of a column: the calendar time.
report-column-wall = Date and time (UTC)

# The head of a column: the number of a journal entry.
report-column-entry = Entry

# The head of a column: what was ruled.
report-column-ruling = Ruling

# The head of a column: who called the arbiter.
report-column-called = Who called

# The head of a column: how long both clocks stood for a call.
report-column-stood = Both clocks stood

# The head of a column: how play went on after a call for the arbiter.
report-column-ended = Play went on

# The head of a column: what happened.
report-column-event = What happened

# The head of a column: which player.
report-column-player = Player

# The head of a column: what a clock is to show.
report-column-reading = Reading

# The head of a column: the move counter.
report-column-completed = Moves completed

# A player's score: head of a group of columns.
# Variables:
#   $color (String) - whose
report-score-of = { $color ->
        [black] Black's score
       *[white] White's score
    }

# A player's clock: head of a column.
# Variables:
#   $color (String) - whose
report-clock-of = { $color ->
        [black] Black's clock
       *[white] White's clock
    }

# The head of a row: one half-move.
# Variables:
#   $number (String) - the number of the move
#   $color (String) - whose half-move it is
report-move-number = { $number } { $color ->
        [black] Black
       *[white] White
    }

# The head of the row before the first half-move.
report-before-first = Start

# What a sheet is.
# Variables:
#   $color (String) - whose
#   $count (Number) - how many half-moves are written
#   $languages (String) - the languages whose letters are used, by their own names
report-sheet = { $color ->
        [black] Black's score
       *[white] White's score
    }: { $count ->
        [one] one half-move is
       *[other] { $count } half-moves are
    } written, in these letters: { $languages }.

# Behind it: other languages whose letters would mean the same moves.
# Variables:
#   $languages (String) - the languages, by their own names
report-sheet-also = Letters that give the same moves: { $languages }.

# The caption of the table of both scores.
report-table-scores = Both scores, half-move by half-move

# The caption of the table of one score, where the other is not at hand.
# Variables:
#   $color (String) - whose
report-table-score = { $color ->
        [black] Black's score, half-move by half-move
       *[white] White's score, half-move by half-move
    }

# The caption of the table of what is wrong on a sheet.
# Variables:
#   $color (String) - whose
report-table-marks = { $color ->
        [black] What is not as it should be on Black's score
       *[white] What is not as it should be on White's score
    }

# In the table of scores: what stands there is not read as a move.
report-not-read = not read

# In the table of scores: a reading that is only proposed.
# Variables:
#   $move (String) - the move
report-read-proposed = { $move } (a proposal)

# In the table of scores: a draw was offered with the move.
report-draw-offered = (draw offered)

# In the table of scores: the arbiter has put in the half-move, because the sheet lacks it.
report-put-in = (put in by the arbiter)

# In the table of scores: a reading of the clock is noted beside the move.
# Variables:
#   $time (String) - the time, in short
report-clock-noted = (clock noted: { $time })

# Where something stands on a sheet.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
report-place = line { $line }, column { $column }

# Whether both scores say the same, in a table.
# Variables:
#   $agreement (String) - which: same, differ, one-only, unread
report-agreement =
    { $agreement ->
        [same] agree
        [differ] differ
        [one-only] only one has it
       *[unread] not both can be read
    }

# Beside the first half-move on which the scores are not alike.
report-first-difference = First difference.

# Behind what is wrong on a sheet: where it shows, where that is later than it lies.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $written (String) - what is written there
report-mark-shown-by = It shows at line { $line }, column { $column }: { $written } cannot follow.

# Nothing can be proposed for something unreadable.
report-no-candidate = no proposal

# In the place of a move: the entry may be passed over.
report-pass-over = Pass over it

# Before a proposed reading: where the fault may lie, where that is not the place at which it shows.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $wrong (String) - what would be wrong there, a whole sentence
report-candidate-at = At line { $line }, column { $column }: { $wrong }.

# A proposal for a mark, in its table.
# Variables:
#   $move (String) - the half-move
#   $reason (String) - why it is proposed
report-reason = { $move }: { $reason }.

# Above the steps.
report-procedure-lead = The steps are numbered in an order in which each can be done.

# In the place of the steps: what the board shows is not known.
report-board-unknown = What this board shows is not known. It is set up as in the proposed position.

# The heading above the proposed clock readings.
report-clocks-proposed = Both clocks

# The heading above the notes.
report-notes = Notes for the arbiter

# The heading above other courses that may be restored.
report-alternatives = What else may be restored

# The caption of the table of proposed readings.
report-table-readings = Proposed readings, just after the press of the last agreed half-move, increment included

# Below the proposed readings.
# Variables:
#   $moment (String) - hours, minutes, seconds
report-readings-at = The record has these readings { $moment } after it was opened.

# What the plot shows of one player's clock.
# Variables:
#   $color (String) - whose
#   $first (String) - the first reading
#   $last (String) - the last reading
#   $least (String) - the least reading
report-plot-described = { $color ->
        [black] Black's clock
       *[white] White's clock
    } begins at { $first } and ends at { $last }; the least it shows is { $least }.

# Below the plot.
report-plot-caption = Time left after each half-move. White: solid line with circles. Black: broken line with squares.

# Opens the table of all clock readings.
report-plot-figures = The figures of the plot

# The name of the axis of time.
report-axis-time = Time left

# The caption of the table of all clock readings.
report-table-clocks = Both clocks after each half-move

# In the place of rulings.
report-no-rulings = The arbiter has not ruled.

# Above the table of calls for the arbiter: how many, and for how long both clocks stood.
# Variables:
#   $count (Number) - how many
#   $time (String) - how long both clocks stood for all of them
#   $alone (Number) - after how many of them the players went on without the arbiter
report-calls =
    { $count ->
        [one] The arbiter was called once.
       *[other] The arbiter was called { $count } times.
    } Both clocks stood for { $time }. { $alone ->
        [0] The players never went on without the arbiter.
        [one] Once the players went on without the arbiter, each by an act of their own.
       *[other] { $alone } times the players went on without the arbiter, each by an act of their own.
    }

# The caption of the table of calls for the arbiter.
report-table-calls = Every call, and how play went on

# In the table of calls: it was no player who called.
report-called-program = the program

# In the table of calls: the arbiter let play go on.
report-call-by-arbiter = by the arbiter

# In the table of calls: both players went on by themselves.
report-call-without = without the arbiter, by both players

# In the table of calls: play has not gone on.
report-call-open = not at all

# The caption of the table of rulings.
report-table-rulings = Every ruling, with both clocks just after it

# In the place of events.
report-no-events = Nothing beside ordinary moves is recorded.

# The caption of the table of events.
report-table-events = Everything beside ordinary moves, in order

# An entry that nothing was said about.
report-nothing-said = nothing was announced

# How the record was made.
# Variables:
#   $count (Number) - how many entries
report-record-sound = The journal was checked and played through again when this report was written: { $count ->
        [one] its one entry is
       *[other] all { $count } entries are
    } sound.

# How the record was made, where the last line is torn.
# Variables:
#   $count (Number) - how many entries
report-record-torn = The journal was checked and played through again when this report was written. Its last line is torn, as a crash leaves it; { $count ->
        [one] the one entry before it is
       *[other] all { $count } entries before it are
    } sound.

# Before the name of the journal.
report-record-file = Journal

# Before the number of entries.
report-record-entries = Entries

# Before the checksum of the last entry there was when the report was written.
# Variables:
#   $entry (String) - the number of that entry
report-record-checksum = Checksum of entry { $entry }

# How a reader can check the record.
report-record-how = Every entry carries a checksum over itself and the checksum before it, so that a line that was changed, lost or moved is found. The command ansage verify JOURNAL --at CHECKSUM checks the whole journal again, and tells which entry has the checksum that stands here and what came after it.

# On the first page, where nothing was proposed.
report-nothing-proposed = Nothing was proposed.

# On the first page: a board was recorded after a proposal, step by step or once.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - in how many steps
report-board-corrected =
    { $color ->
        [white] White's
       *[black] Black's
    } board was recorded { $count ->
        [one] once more.
       *[other] in { $count } steps.
    }

# Before a line on which the arbiter writes reasons and articles.
report-reasons = Reasons and articles

# Above a report: which player is visually disabled.
report-disabled-player = Visually disabled player

# On the first page: whether what was ruled of the course is what was proposed.
# Variables:
#   $same (String) - yes or no
report-course-as-proposed =
    { $same ->
        [yes] The course that was ruled is the one that was proposed.
       *[no] The course that was ruled is another than the one that was proposed.
    }

# On the first page: what a board shows is not known.
# Variables:
#   $color (String) - whose board: white or black
report-board-not-known =
    What { $color ->
        [white] White's
       *[black] Black's
    } board showed is not known.
