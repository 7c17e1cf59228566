### What goes wrong: devices, files, options, mistakes of the program.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "trouble-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Said in place of a text that the program does not have. It is a mistake of the program and not of the player.
trouble-text-missing = This could not be put into words. It is a mistake in the program.
    .line = No text for this: a program mistake.

# Said once at the start when the language asked for has no texts yet.
# Variables:
#   $wish (String) - the language as it was asked for, such as "fr"
trouble-language-missing = There are no texts in the language { $wish }. You read and hear English.
    .line = No texts in { $wish }. English is used.

## What the world outside refuses

# An event could not be written to the journal, so it has not happened.
# Variables:
#   $reason (String) - the reason, a whole sentence
trouble-not-recorded = Not recorded, so it does not count. { $reason } Make room or mend the disk, then say it again.
    .line = Not recorded. { $reason }

# A script line that should let time pass does not say how much.
# Variables:
#   $text (String) - what stands there
trouble-bad-pause = Not understood: plus { $text }. To let time pass, write plus and seconds, for example +2.5.
    .line = Not a time: +{ $text }. Example: +2.5

# Why the system could not do something with a file or a device.
# Variables:
#   $kind (String) - which: full, large, read-only, permission, not-found, directory, exists, other
#   $system (String) - the system's words
trouble-reason =
    { $kind ->
        [full] The disk is full.
        [large] It is too large.
        [read-only] It can only be read, not written.
        [permission] You are not allowed to.
        [not-found] It is not there.
        [directory] A folder is where a file should be, or a file where a folder should be.
        [exists] It is there already.
       *[other] The system says: { $system }.
    }

# A journal cannot be opened or created.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
trouble-journal-io = The journal { $path } cannot be used. { $reason } Name another one with --journal FILE.

# Another program writes this journal.
# Variables:
#   $path (String) - the path of the file
trouble-journal-in-use = The journal { $path } is in use by another station. Look on with ansage watch, or name another one with --journal FILE.

# The last saved game is wished for, and there is none.
trouble-no-saved-game = There is no saved game yet.

# A heading in the report of a fault: the journal follows.
trouble-report-journal = Journal

# A heading in the report of a fault: the speech log follows.
trouble-report-log = Speech log

# In the report of a fault, in the place of the speech log.
trouble-report-no-log = No speech log was named. To write one, play with --speech-log FILE.

# The report of a fault was written.
# Variables:
#   $path (String) - its path
trouble-report-written = The report is in { $path }. Names of people are replaced. Read it, then send it with what you did and what you expected.

# A folder or device is named as journal.
# Variables:
#   $path (String) - the path of the file
trouble-journal-directory = { $path } is a folder or a device, not a journal. Name a file with --journal FILE.

# A file is larger than any journal.
# Variables:
#   $path (String) - the path of the file
trouble-journal-too-large = { $path } is larger than any journal. Name another file.

# A journal is damaged and nothing was changed in it.
# Variables:
#   $path (String) - the path of the file
#   $fault (String) - what is wrong, a whole sentence
trouble-journal-fault = The journal { $path } is damaged. { $fault } Nothing in it was changed. Show it to the arbiter, or begin another with --journal FILE.

# A journal is in another version of the format, and nothing was changed in it.
# Variables:
#   $path (String) - the path of the file
#   $fault (String) - which format it has, a whole sentence
trouble-journal-version = The journal { $path } cannot be read. { $fault } Nothing in it was changed. Open it with the program that wrote it, or begin another with --journal FILE.

# A journal holds an entry that only a newer program can read, and nothing was changed in it.
# Variables:
#   $path (String) - the path of the file
#   $fault (String) - which entry it is, and what to do, whole sentences
trouble-journal-newer = The journal { $path } cannot be read. Nothing in it was changed. { $fault }

# What is wrong in a journal.
# Variables:
#   $why (String) - which: no-journal, other-version, chain, line-ends, unreadable, newer, effects, state
#   $format (String) - how its first line names its format, such as: version 2
#   $own (String) - how this program names its own
#   $entry (String) - the number of the entry
trouble-fault =
    { $why ->
        [no-journal] Its first line is not that of a journal.
        [other-version] It is a journal in another format, { $format }; this program reads "{ $own }" only.
        [chain] Entry { $entry } does not follow from the one before: it was changed, or one is missing.
        [line-ends] The line of entry { $entry } does not end as the lines before it. Someone has edited the file.
        [unreadable] Entry { $entry } cannot be read.
        [newer] A newer version of the program wrote entry { $entry }, and this one does not know what it holds. Update this program.
        [effects] Entry { $entry } records something else than its event brings about.
       *[state] After entry { $entry } the game is not as recorded: position, clocks, counters, result or open case.
    }

# A journal does not begin with a game.
trouble-fault-no-opening = Its first entry does not open a game.

# A file cannot be read or written.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
trouble-file = { $path }: { $reason }

# A report would be written over a file that is no report.
# Variables:
#   $path (String) - the path of the file
trouble-report-other = { $path }: Another file lies there, which is no report, and it is left as it is. Name a new file, for example: --report report.html

# Only the voice inside the program is there.
trouble-voice-bundled = Only the simple voice inside the program is there. A better one is in the package libespeak-ng1.
    .line = Simple voice. Better: libespeak-ng1

# No voice is there at all.
trouble-voice-none = There is no voice. Everything is shown as text.
    .line = No voice: text only.

# The voice could not say something.
trouble-voice-failed = The voice could not say everything. Read the lines.
    .line = Voice failed: read the lines.

# Private answers come out of the same device as public speech.
trouble-shared-output = Everyone can hear your private answers. In a game, type ears split to hear them in one ear.
    .line = All hear your answers: ears split

# The voice cannot be kept in one ear.
trouble-voice-not-private = This voice cannot be kept in one ear, so private answers are only shown.
    .line = Private answers are only shown.

# There is no sound device.
trouble-no-sound = There is no sound device. Everything is shown as text.
    .line = No sound device: text only.

# There is no sound device for private answers.
trouble-no-private-sound = There is no sound device for private answers. They are only shown.
    .line = No private sound device: text only.

# A sound device was lost.
trouble-sound-lost = The sound device was lost. Read the lines.
    .line = Sound lost: read the lines.

# A sound device came back.
trouble-sound-found = The sound device is back.
    .line = Sound is back.

# Much public speech waits.
# Variables:
#   $count (Number) - how many announcements wait
trouble-backlog =
    { $count ->
        [one] One announcement still waits to be spoken.
       *[other] { $count } announcements still wait to be spoken.
    }
    .line = waiting: { $count }

# The sound file cannot be written any more.
trouble-wav-failed = The sound file cannot be written any more. The game goes on.
    .line = Sound file lost. The game goes on.

# A sound server is there, but refused: the sound goes straight to the card.
trouble-sound-other-way = The sound server refuses this program. Sound goes straight to the card, and may begin late.
    .line = Sound server refuses. It may be late.

# The speech log that was asked for cannot be written.
trouble-speech-log-failed = The speech log cannot be written. The game goes on.
    .line = No speech log. The game goes on.

# The system's own voice speaks to the hall: it cannot be shaped for a noisy hall.
trouble-voice-not-shaped = The system's own voice speaks, and it cannot be made clear for a noisy hall.
    .line = Hall clarity: not with this voice.

# At the start: where the journal lies.
# Variables:
#   $path (String) - the path of the file
trouble-journal-at = Saved game { $path }

# The usual folder for journals cannot be used; the journal lies in the present folder.
# Variables:
#   $path (String) - the path of the file
trouble-journal-elsewhere = The usual folder for journals cannot be used. This journal is { $path }.
    .line = Journal here: { $path }

# How long the program lives cannot be written beside the journal while a clock runs.
# Variables:
#   $reason (String) - the reason, a whole sentence
trouble-alive-not-kept = It cannot be kept on the disk each second that the program lives. { $reason } The game goes on. After a crash the clocks would stand as they were at the last entry.
    .line = Seconds not kept on disk: { $reason }

# A torn last line of a journal was set aside.
# Variables:
#   $path (String) - the path of the file
trouble-tail = The last line of the journal was torn. It was set aside in { $path }.
    .line = Torn line set aside: { $path }

# A saved game was written by another program, which remembers more or less of a game.
trouble-other-memory = Another version of the program wrote this journal. Position, clocks, counters, result and open case are as it recorded them.
    .line = Journal of another program version.

# A saved game was written by another program, which tells some events otherwise.
trouble-other-effects = Another version of the program wrote this journal, and tells some entries otherwise. Position, clocks, counters, result and open case are as it recorded them.
    .line = Other program version: entries differ.

# The arbiter's code cannot be taken from a file.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
trouble-code-file = The arbiter's code is not taken from { $path }. { $reason }

# Why a file holds no arbiter's code.
trouble-code-empty = The file is empty. It holds the code in one line, or what ansage arbiter --make-code prints.

# Why a file holds no arbiter's code.
# Variables:
#   $most (String) - how many bytes it may have
trouble-code-large = The file has more than { $most } bytes. It holds the code in one line, and nothing else.

# Why a file holds no arbiter's code.
trouble-code-no-text = The file is no text in UTF-8. Save it as one.

# Why a file holds no arbiter's code.
trouble-code-lines = The file has more than one line. It holds the code in one line, and nothing else.

# Why a file holds no arbiter's code: what it holds begins like something to check a code by.
trouble-code-damaged = It begins like what ansage arbiter --make-code prints, and it is damaged or of another kind. Make it anew, or take a code that does not begin with a dollar sign.

# A code is too short.
# Variables:
#   $least (String) - how many letters it has at least
trouble-code-short = The code is too short. It has { $least } letters or more.

# A code is made of figures alone.
trouble-code-figures = The code is figures alone, and six of them look like the code for joining. Put letters in it.

# A code cannot be typed at a console.
# Variables:
#   $most (String) - how many bytes it may have
trouble-code-untypable = The code has more than { $most } bytes, or holds signs that cannot be typed at the console. Take a shorter one, of letters, figures and blanks.

# The system gives no random bytes to make something to check a code by.
# Variables:
#   $reason (String) - the reason, for logs
trouble-code-no-random = The system does not give what is needed to keep a code secret: { $reason }. Try again.

# A saved game is to go on, and the file with the arbiter's code has another code than that game.
# Variables:
#   $path (String) - the path of the file
trouble-code-other = The saved game has another arbiter's code than { $path }. Name the file of this game, or leave out --arbiter-code-file.

# A saved game is to go on with a file with an arbiter's code, and that game has none.
# Variables:
#   $path (String) - the path of the file
trouble-code-none = The saved game was opened without an arbiter's code, and { $path } does not set one now. Leave out --arbiter-code-file; then the other player confirms the code that is typed with ruling.

# Told at the start of a game whose arbiter's code was set when it was opened.
trouble-code-opened = The arbiter's code was set when this game was opened.
    .line = Arbiter's code: set at the opening.

# Asked when a code is made, after it was typed once.
trouble-code-again = The same code once more? It is not shown.
    .line = The same once more? Not shown.

# The code was typed twice, and not the same.
trouble-code-unlike = The two codes were not the same, so nothing was made. Start again.

# Nothing was typed for a code.
trouble-code-not-given = No code was given, so nothing was made. It is typed twice at a terminal, or it is one line of standard input.

# Nobody reads the lines any more, so the program was left.
# Variables:
#   $path (String) - the path of the file
trouble-output-closed = The output was closed, so the program was left. The game is saved in { $path }.

# The last entry could not be written.
trouble-not-saved = The end of the game could not be written to the journal. Everything that was told is in it.

# An option has a value that is not understood.
# Variables:
#   $option (String) - the option
#   $value (String) - the value given
#   $example (String) - values that work
trouble-bad-option = { $option } { $value }: not understood. Try { $option } { $example }

# The edition of the Laws given with --laws is none, though its year is one in which an edition was in force.
# Variables:
#   $value (String) - the value given
#   $edition (String) - the year of the edition that was in force then
#   $years (String) - the years of all editions
trouble-no-edition-then = --laws { $value }: no edition took effect in that year; the one of { $edition } was in force. There are { $years }. Try --laws { $edition }

# The edition of the Laws given with --laws is none.
# Variables:
#   $value (String) - the value given
#   $years (String) - the years of all editions
trouble-no-edition = --laws { $value }: not the year of an edition of the Laws. There are { $years }. Try --laws 2023

# The time control given with --time cannot be read.
# Variables:
#   $value (String) - the value given
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - a value that works
trouble-bad-time = --time { $value }: not understood. { $reason } Try --time { $example }

# The time control given with --time has several periods, and one of them cannot be read.
# Variables:
#   $value (String) - the value given
#   $period (String) - the number of the period
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - a value that works
trouble-bad-time-period = --time { $value }: period { $period } not understood. { $reason } Try --time { $example }

# Something is missing in a time control.
# Variables:
#   $part (String) - where: period, moves, time or bonus
trouble-time-missing =
    { $part ->
        [period] There is no time in it.
        [moves] The number of moves before the slash is missing.
        [time] The time in minutes is missing.
       *[bonus] The number of seconds for each move is missing.
    }
    .line =
        { $part ->
            [period] There is no time in it.
            [moves] The number of moves is missing.
            [time] The minutes are missing.
           *[bonus] The seconds are missing.
        }

# A part of a time control is no number.
# Variables:
#   $part (String) - which: moves, time or bonus
#   $text (String) - what stands there
trouble-time-number =
    { $part ->
        [moves] { $text } is no number of moves.
        [time] { $text } is no time: write minutes, 90, or minutes and seconds, 2:30.
       *[bonus] { $text } is no whole number of seconds.
    }
    .line =
        { $part ->
            [moves] Not a number of moves.
            [time] Write minutes, 90, or 2:30.
           *[bonus] Not whole seconds.
        }

# A part of a time control is beyond its limit.
# Variables:
#   $part (String) - which: moves, time or bonus
#   $text (String) - what stands there
trouble-time-too-much =
    { $part ->
        [moves] { $text } moves are too many: a period has 999 at most.
        [time] { $text } is too long: a period has 24 hours at most, that is 1440 minutes.
       *[bonus] { $text } seconds are too many: a move adds one hour at most, that is 3600 seconds.
    }
    .line =
        { $part ->
            [moves] Too many moves: 999 at most.
            [time] Too long: 1440 minutes at most.
           *[bonus] Too many: 3600 seconds at most.
        }

# A part of a time control is zero.
# Variables:
#   $part (String) - which: moves or time
trouble-time-zero =
    { $part ->
        [moves] A period has one move at least.
       *[time] There is no time to begin with.
    }

# A period of a time control that is not the last has no number of moves.
# Variables:
#   $text (String) - the period
trouble-time-moves-missing = Another period follows { $text }, so the number of its moves must stand before it with a slash, as in 40/90.

# A letter in a time control has no meaning.
# Variables:
#   $text (String) - the part in which it stands
#   $letter (String) - the letter
trouble-time-letter = In { $text } the letter { $letter } means nothing; after the time stands + for an increment, d for a delay, b for Bronstein, f for a fixed time or h for an hourglass.

# A time control has too many periods.
# Variables:
#   $most (String) - how many there can be
trouble-time-too-many = There can be no more than { $most } periods.

# A time control mixes what does not go together.
# Variables:
#   $part (String) - what is mixed: period or bonus
#   $text (String) - what stands there
trouble-time-mixed =
    { $part ->
        [period] { $text } is an hourglass, which has a single period and no number of moves.
       *[bonus] { $text } is more than one kind of extra time; a period has one.
    }

# A start position cannot be played from, and already its first field is wrong.
# Variables:
#   $value (String) - the value given
#   $reason (String) - why not, a whole sentence
trouble-bad-fen = --fen { $value }: no position to play from. Nothing of it was understood. { $reason } Try --fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

# A start position cannot be played from; some of it was understood.
# Variables:
#   $value (String) - the value given
#   $understood (String) - the fields that are rightly written
#   $reason (String) - why not, a whole sentence
trouble-bad-fen-after = --fen { $value }: no position to play from. Understood: { $understood }. { $reason } Try --fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

# Why no game can start from a position.
# Variables:
#   $why (String) - which
#   $count (Number) - how many ranks are written
#   $rank (String) - the rank, 1 to 8
#   $last (String) - the highest number
trouble-start =
    { $why ->
        [empty] It is empty.
        [ranks]
            { $count ->
                [one] There is one rank; eight are needed, parted by slashes.
               *[other] There are { $count } ranks; eight are needed, parted by slashes.
            }
        [rank] Rank { $rank } does not fill eight squares with letters of pieces and figures for empty squares.
        [turn] Who is to move is written w or b.
        [castling] The rights to castle are written with a dash, with letters like KQkq, or with the files of the rooks.
        [en-passant] The square of en passant is written with a dash or as a square.
        [half-moves] The half-moves since the last capture or pawn move are a number up to 9999.
        [move-number] The number of the move is a number up to 9999.
        [too-long] More follows than the six fields of a position.
        [no-pieces] The board is empty.
        [king-missing] A king is missing.
        [several-kings] A player has more than one king.
        [pawn-on-last-rank] A pawn stands on the first or the eighth rank.
        [castling-rights] A right to castle is given, but king or rook does not stand there for it.
        [no-en-passant] No pawn can just have passed the square of en passant.
        [opponent-in-check] The player who is not to move stands in check.
        [impossible-check] No last move can have given this check.
        [too-many-pieces] A player has more pieces or pawns than there can be.
       *[number] The positions of Chess960 have the numbers 0 to { $last }.
    }

# --chess960 has a value that is no number of a position.
# Variables:
#   $value (String) - the value given
#   $last (String) - the highest number
trouble-bad-chess960 = --chess960 { $value }: no start position. They have the numbers 0 to { $last }, and drawn draws one. Try --chess960 518 or --chess960 drawn

# Two start positions are given.
trouble-two-starts = --fen and --chess960 each name a start position, and a game has one. Leave one of them out, for example: --chess960 518

# A start position was to be drawn, and the system cannot.
# Variables:
#   $system (String) - the system's own words
trouble-no-lot = The system has no source of chance to draw from ({ $system }). Draw a number from 0 to 959 yourselves and try --chess960 518

# Nothing was chosen to be exported.
trouble-export-what = Say what to write: --pgn, --text, --brf, --braille, --wav FILE or --report FILE.html.

# A score is asked for that is not known.
# Variables:
#   $color (String) - whose score: white or black
trouble-export-no-score =
    { $color ->
        [white] The score of White is not known: nothing of it was told.
       *[black] The score of Black is not known: nothing of it was told.
    }

# A journal was verified and is sound.
# Variables:
#   $count (Number) - how many entries
trouble-verify-sound =
        { $count ->
        [one] The chain is sound: one entry.
       *[other] The chain is sound: { $count } entries.
    }

# A sound journal was verified: its game has ended.
# Variables:
#   $result (String) - the result, a whole sentence
trouble-verify-ended = The game has ended. { $result }

# A sound journal was verified: its game has no result and was left in order.
# Variables:
#   $adjourned (String) - whether the envelope is closed and the program was not left since: yes or no
#   $calendar (String) - whether the calendar time is known: yes or no
#   $time (String) - the calendar time, such as: 2026-11-27 18:52:08; or the moment of the journal, such as: 0:12:03.000
trouble-verify-left =
    { $adjourned ->
        [yes]
            { $calendar ->
                [yes] The game has no result. It was adjourned in order at { $time } UTC.
               *[no] The game has no result. It was adjourned in order at moment { $time } of the journal.
            }
       *[no]
            { $calendar ->
                [yes] The game has no result. It was left in order at { $time } UTC.
               *[no] The game has no result. It was left in order at moment { $time } of the journal.
            }
    }

# A sound journal was verified: its game has no result and was not left in order.
# Variables:
#   $entry (String) - the number of the last entry
trouble-verify-broken-off = The journal breaks off after entry { $entry }, with no result and no orderly exit. The program crashed, or the end of the journal was removed, or the game is still being played.

# A sound journal was verified: its last line, as the report quotes it.
# Variables:
#   $checksum (String) - the checksum of the last entry
trouble-verify-checksum = Last checksum: { $checksum }

# A journal was verified with the checksum of a report: some entry has it.
# Variables:
#   $checksum (String) - the checksum
#   $entry (String) - the number of the entry that has it
#   $count (String) - the number of the last entry
#   $after (Number) - how many entries are after it
trouble-verify-checksum-found =
    { $after ->
        [one] The checksum { $checksum } is that of entry { $entry } of { $count }. After it one entry:
       *[other] The checksum { $checksum } is that of entry { $entry } of { $count }. After it { $after } entries:
    }

# A journal was verified with the checksum of a report: the last entry has it.
# Variables:
#   $checksum (String) - the checksum
#   $entry (String) - the number of the entry that has it
trouble-verify-checksum-last = The checksum { $checksum } is that of entry { $entry }, the last one.

# A journal was verified with the checksum of a report: no entry has it.
# Variables:
#   $checksum (String) - the checksum as it was typed, quoted
#   $count (Number) - how many entries there are
trouble-verify-no-such-checksum =
    { $count ->
        [one] The journal is sound, but its one entry does not have
       *[other] The journal is sound, but none of its { $count } entries has
    } the checksum { $checksum }. Compare it with the report: it has 16 letters and figures, and the report names its journal. If both are right, the report is of another record.

# After the entry that a report names.
trouble-verify-program-left = The program was left.

# A journal is sound, but another program wrote it, which remembers more or less of a game.
# Variables:
#   $entry (String) - the number of the first such entry
trouble-verify-other-memory = From entry { $entry } on another version of the program wrote it. Position, clocks, counters, result and open case are as recorded; only a digest of everything else that it remembers differs.

# A journal is sound, but another program wrote it, which tells some events otherwise.
# Variables:
#   $entry (String) - the number of the first such entry
trouble-verify-other-effects = Another version of the program wrote entry { $entry }, and tells it otherwise than this one. Later entries may differ, too. Position, clocks, counters, result and open case are as recorded. Reports and exports follow the record.

# The last line of a journal is torn; what is before it is sound.
# Variables:
#   $count (Number) - how many sound entries
trouble-verify-torn =
    { $count ->
        [one] One entry is sound. After it stands a torn line.
       *[other] { $count } entries are sound. After them stands a torn line.
    }

# A file is no UTF-8 text.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
trouble-score-bytes = Line { $line }, column { $column } is no text in UTF-8 or UTF-16. Open the file in the editor it was written with and save it as UTF-8.

# A file seems to be in UTF-16, but has no mark at its beginning or is not whole.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
trouble-score-utf16 = Line { $line }, column { $column }: the file may be in UTF-16, but its mark is missing or it is not whole. Save it as UTF-8.

# A file is no UTF-8 text, and its encoding can be told.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $encoding (String) - the name of the encoding
trouble-score-encoding = Line { $line }, column { $column } is no text in UTF-8 or UTF-16; the file may be in { $encoding }. Save it as UTF-8.

# A file is no text at all.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
trouble-score-binary = Line { $line }, column { $column } is no text. Name a file with a score: PGN, text or Braille, in UTF-8 or UTF-16.

# More is written than any game has.
# Variables:
#   $line (String) - the line
#   $most (String) - how many half-moves are taken
trouble-score-too-long = Line { $line }: up to here stands more than one game can hold: { $most } half-moves, or 1 MB of text. Put each game in a file of its own, or its headers before it.

# A file has no game of the number asked for.
# Variables:
#   $game (String) - the number asked for
#   $count (Number) - how many games there are
trouble-score-no-game =
    { $count ->
        [0] There is no game { $game }: the file holds none.
        [one] There is no game { $game }: the file holds one game.
       *[other] There is no game { $game }: the file holds { $count } games.
    }

# A player's score is one game, and the file holds several.
# Variables:
#   $count (Number) - how many games there are
trouble-score-several-games =
    { $count ->
        [one] The file holds one game.
       *[other] The file holds { $count } games, and the score of a player is one. Put that game in a file of its own.
    }

# A file is larger than any score.
# Variables:
#   $most (String) - how many MB a file may have
trouble-score-large = It is larger than { $most } MB, more than any score. Put the game in a file of its own.

# A half-move of a score is not understood.
# Variables:
#   $part (String) - the part that was not understood
trouble-score-not-understood = Not understood: { $part }. A half-move is written like Nf3, Ng1-f3, g1f3 or Springer Felix drei.

# The beginning of a half-move of a score was understood, the rest was not.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the part that was not understood
trouble-score-not-understood-after = Understood { $understood }, but not { $part }. A half-move is written like Nf3, Ng1-f3, g1f3 or Springer Felix drei.

# A sign of a score is no half-move.
trouble-score-no-half-move = There is no half-move in it. A half-move is written like Nf3, Ng1-f3, g1f3 or Springer Felix drei.

# The capital of a half-move names no piece in any language that is read.
# Variables:
#   $letter (String) - the capital
#   $languages (String) - the languages, in their own names
trouble-score-letter = { $letter } names no piece. Scores are read with the letters of: { $languages }. Figurines and two squares, as g1f3, are read too.

# A half-move of a score that no piece can make.
# Variables:
#   $languages (String) - the languages whose letters are read, in their own names
trouble-score-no-move-fits = No piece can make this move. Scores are read with the letters of: { $languages }.

# The end of a half-move of a score is missing.
# Variables:
#   $understood (String) - the beginning that was understood
trouble-score-unfinished = Understood { $understood }, but the rest is missing. A half-move is written like Nf3, Ng1-f3, g1f3 or Springer Felix drei.

# A file holds no move.
trouble-score-empty = There is no move in it.

# One of several games of a file holds no move.
# Variables:
#   $game (String) - which
#   $count (String) - how many there are
trouble-score-empty-game = Game { $game } of { $count } holds no move. Choose another with --game.

# A game of Chess960 has no header with its start position.
trouble-score-start-missing = The header names Chess960, and not where the game starts. Write the position into a header FEN.

# A header of a PGN file has no end.
# Variables:
#   $line (String) - the line
trouble-score-header = Line { $line }: the headers have no end. A header is a line like [White "Anna Berg"].

# The position a game starts from cannot be used.
# Variables:
#   $fen (String) - the position as written
#   $reason (String) - why not, a whole sentence
trouble-score-start = The game starts from a position that cannot be played from: { $fen }. { $reason }

# A comment or variation has no end.
# Variables:
#   $line (String) - the line
#   $mark (String) - the sign that opens it
trouble-score-unclosed = Line { $line }: { $mark } is opened and not closed.

# A sign closes a comment or a variation where none is open.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $mark (String) - the sign that closes
trouble-score-unopened = Line { $line }, column { $column }: { $mark } closes nothing. Is its beginning missing?

# The value of a header has a quotation mark in it.
# Variables:
#   $line (String) - the line
#   $column (String) - the column of the mark
trouble-score-tag = Line { $line }, column { $column }: a quotation mark within a header. Write a backslash before it.

# Something stands in a score that belongs to nothing.
# Variables:
#   $line (String) - the line
#   $column (String) - its column
#   $text (String) - what stands there
trouble-score-unaccounted = Line { $line }, column { $column }: { $text } belongs to no move and no remark. Put it in braces.

# The file is in a format that is not read.
# Variables:
#   $line (String) - the line it begins on
#   $format (String) - rtf, json, html or figures
trouble-score-format = Line { $line }: { $format ->
        [rtf] this is rich text. Save it as plain text.
        [json] this is JSON. Write the moves as plain text.
        [html] this is a page of the web. Copy the moves as plain text.
       *[figures] these moves are in figures, as in correspondence chess. Write them in letters, for example e4.
    }

# Two letters would name the same piece.
# Variables:
#   $first (String) - the letter that stood first
#   $second (String) - the other
trouble-score-letters-differ = { $first } and { $second } would name the same piece, so one of them means another.

# The header SetUp says that the game does not start as usual, and there is no header FEN.
trouble-score-fen-missing = The header SetUp says that the game starts from a position of its own. The header FEN with that position is missing.

# The header names a game with other rules.
# Variables:
#   $name (String) - as written
trouble-score-variant = The header names { $name }. Only chess and Chess960 are read here.

# The result behind the moves is not that of the header.
# Variables:
#   $line (String) - the line of the result
#   $column (String) - its column
#   $written (String) - that result
#   $other (String) - the result in the header
trouble-score-result-header = Line { $line }, column { $column }: the result is { $written }, but the header says { $other }.

# Two results stand behind the moves.
# Variables:
#   $line (String) - the line of the second
#   $column (String) - its column
#   $written (String) - the second
#   $other (String) - the first
trouble-score-result-twice = Line { $line }, column { $column }: the result is { $written }, but before it stands { $other }.

# The result behind the moves is not that of the last position.
# Variables:
#   $line (String) - the line of the result
#   $column (String) - its column
#   $written (String) - that result
#   $other (String) - the result by mate or stalemate
trouble-score-result-board = Line { $line }, column { $column }: the result is { $written }, but the last position is the end: { $other }.

# The result in the header is not that of the last position.
# Variables:
#   $line (String) - the line of the last move
#   $column (String) - its column
#   $written (String) - the result in the header
#   $other (String) - the result by mate or stalemate
trouble-score-header-board = Line { $line }, column { $column }: the last position is the end, { $other }, but the header says { $written }.

# A score reads to its end in several ways.
# Variables:
#   $ply (String) - the first half-move that differs
#   $readings (String) - the readings
trouble-score-several = Half-move { $ply } reads in several ways: { $readings }. Name the letters with --letters.

# A half-move of a score cannot be taken.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $ply (String) - the half-move
#   $text (String) - what stands there
#   $reason (String) - why, whole sentences
trouble-score-move = Line { $line }, column { $column }, half-move { $ply }, { $text }: { $reason }

# "En passant" stands behind a move that is none.
trouble-score-not-en-passant = It takes no pawn en passant.

# A move stands after the result.
trouble-score-after-the-end = It stands after the result.

# Castling without its side: 0-0- may be the beginning of either.
trouble-score-half-castling = Short or long castling? Write 0-0 or 0-0-0.

# The numbers show that a half-move is missing.
trouble-score-move-missing = A half-move is missing before it.

# The number before a half-move is not the number of its move.
# Variables:
#   $written (String) - the number that stands there
#   $due (String) - the number of the move
#   $again (String) - yes: the numbers begin with 1 again; no
trouble-score-number = Number { $written } stands before move { $due }. { $again ->
        [yes] Does another game begin here?
       *[no] Is a move left out, or written twice?
    }

# A game that is shown once: the position after the completed moves.
# Variables:
#   $fen (String) - the position as FEN
trouble-watch-fen = The position after the completed moves: { $fen }
    .line = FEN: { $fen }

# A game that is shown once: the moves that a player has completed.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - the number of completed moves
trouble-watch-completed =
    { $color ->
        [white]
            { $count ->
                [one] White has completed one move.
               *[other] White has completed { $count } moves.
            }
       *[black]
            { $count ->
                [one] Black has completed one move.
               *[other] Black has completed { $count } moves.
            }
    }

# A game that is shown once: the move that was announced last.
# Variables:
#   $move (String) - the number of the move and the move, such as: 3... e7-e5
trouble-watch-last = Last announcement: { $move }

# A game that is shown once: the move that is announced and not completed.
# Variables:
#   $move (String) - the number of the move and the move, such as: 3... e7-e5
trouble-watch-pending = Not completed: { $move }

# A game that is shown once: the player who has the move.
# Variables:
#   $color (String) - the player: white or black
trouble-watch-turn =
    { $color ->
        [white] White has the move.
       *[black] Black has the move.
    }

# A game that is shown once: play waits for the arbiter.
trouble-watch-arbiter = The arbiter is awaited.

# A game that is shown once: no claim, penalty or dispute is pending.
trouble-watch-no-case = No case is open.

# A player's clock in a game that is followed.
# Variables:
#   $runs (String) - which: yes, no
#   $color (String) - whose clock runs: white or black
#   $time (String) - what is left
trouble-watch-clock =
    { $runs ->
        [yes]
            { $color ->
                [white] White has { $time } and is to move.
               *[black] Black has { $time } and is to move.
            }
       *[no]
            { $color ->
                [white] White has { $time }.
               *[black] Black has { $time }.
            }
    }
    .line =
        { $runs ->
            [yes]
                { $color ->
                    [white] White { $time }, running
                   *[black] Black { $time }, running
                }
           *[no]
                { $color ->
                    [white] White { $time }
                   *[black] Black { $time }
                }
        }

# The terminal cannot be used.
# Variables:
#   $reason (String) - the reason, a whole sentence
trouble-terminal = The terminal cannot be used. { $reason }

# A score has a gap, so its PGN ends there.
# Variables:
#   $ply (String) - the half-move that is missing
trouble-export-gap = The score has a gap at half-move { $ply }; what follows it is only in --text.

# A sound score could not be written.
# Variables:
#   $path (String) - the path of the file
trouble-export-wav-failed = { $path }: The sound score could not be written to its end. The disk may be full, or the file too long.

# A sound score was asked for where nothing can speak.
trouble-export-no-voice = There is no voice, and so no sound score. Everything else can be exported: --text, --pgn, --brf.

# In a sound score, spoken before an announcement.
# Variables:
#   $color (String) - whose move it is: white or black
#   $number (String) - the number of the move
trouble-export-number =
    { $color ->
        [white] { $number }
       *[black] { $number } Black
    }

# Before a sound score in real times is written.
# Variables:
#   $size (String) - its size in megabytes
trouble-export-size = The sound score in real times takes about { $size } MB.

# A sound score in real times would be too long for its format.
# Variables:
#   $size (String) - its size in megabytes
#   $most (String) - what the format holds, in megabytes
trouble-export-too-long = A sound score in real times would be { $size } MB long, and a WAV file holds no more than { $most } MB. Without --real-times long silences are shortened.

# A file that never was a journal is named as one.
# Variables:
#   $path (String) - the path of the file
trouble-journal-other = { $path } is no journal: its first line is not that of a journal. Nothing in it was changed. Name another file with --journal FILE.

# At the start of a new game: where its journal lies.
# Variables:
#   $path (String) - the path of the file
trouble-new-game = New game { $path }

# The option --cues names something that is no cue of the clock.
# Variables:
#   $part (String) - the part that is none
trouble-bad-cues = --cues: { $part } is none of its words. They are dial, final, seconds, spoken, low=TIME+TIME, all and off, with commas between them. Try --cues dial,low=5:00+1:00

# The option --cues names a low time that is no time, or too many.
# Variables:
#   $part (String) - the part that is no time, or the first that is too many
trouble-bad-low-time = --cues: { $part } is no low time. A time is minutes:seconds or hours:minutes:seconds, from 0:01 to 24:00:00, and there are at most ten, with a plus between them. Try --cues low=5:00+0:30

# The duties of an assistant hold a letter that is none of D.2.9.
# Variables:
#   $option (String) - the option
#   $value (String) - its value
#   $letter (String) - the first letter that is no duty
trouble-no-duty = { $option } { $value }: { $letter } is no duty. The letters are those of D.2.9 (2014), a to f. Try { $option } ab, or { $option } none.

# A name of a player or an arbiter is too long, or holds characters that cannot be printed.
# Variables:
#   $option (String) - the option
#   $value (String) - the beginning of the name, within quotation marks
#   $most (String) - the most characters of a name
trouble-name-characters = { $option } { $value }: a name has one line of at most { $most } characters, all of which can be printed.

# A name for the record that mixes letters of two scripts, which look the same.
# Variables:
#   $option (String) - the option
#   $value (String) - the name, within quotation marks
trouble-name-scripts = { $option } { $value }: this mixes letters of two scripts, such as Latin and Cyrillic. Write the name in one script.

# A name of a player or an arbiter is or holds a message of the program.
# Variables:
#   $option (String) - the option
#   $value (String) - the name, within quotation marks
trouble-name-message = { $option } { $value }: this reads like a message of the program. Give the full name, with first name and surname.

# The assistant of a sighted player was given a duty that only a blind player's may have.
# Variables:
#   $option (String) - the option
#   $value (String) - its value
#   $letter (String) - the first such letter
trouble-duty-for-sighted = { $option } { $value }: a sighted player's assistant cannot have duty { $letter }. By D.2.10 (2014) he may make moves on the board (a) and announce them (b). Try { $option } ab.

# A sighted player was given an assistant beside that of the blind player.
# Variables:
#   $article (String) - the number of the article on the sighted player's assistant
trouble-one-assistant = --opponent-duties: by { $article } a sighted opponent has an assistant only where the visually disabled player makes use of none. Try --duties none with it; or the arbiter gives the duties at the desk, with duty, the player, a letter and on.

# The visually disabled player's opponent does not hear, and no assistant was left to him.
trouble-assistant-needed = --duties none: against an opponent who does not hear the visually disabled player must have an assistant, by the Laws of 2018 and later. Leave --duties out, or try --duties b.

# A rule adapted from the start has no name and value.
# Variables:
#   $value (String) - what was given
trouble-rule-form = --rule { $value }: a rule is its name, an equals sign and its value. Try --rule seventy-five=no.

# A rule adapted from the start is called otherwise.
# Variables:
#   $name (String) - the name
trouble-no-such-rule = --rule { $name }: there is no rule of this name. Try --rule seventy-five=no. The arbiter's order rules lists all of them.

# A rule adapted from the start does not take this value.
# Variables:
#   $name (String) - the name of the rule
#   $value (String) - the value
#   $values (String) - the values it takes
#   $example (String) - a value that it takes
trouble-bad-rule-value = --rule { $name }={ $value }: this rule does not take { $value }. It takes { $values }. Try --rule { $name }={ $example }

# The arbiter's own desk cannot connect to this station; play goes on.
# Variables:
#   $reason (String) - why, a whole sentence
trouble-no-door = The arbiter cannot connect a desk of his own to this game. { $reason } Play goes on; type ruling here.
    .line = No arbiter's desk can connect here.

# Virtual time is wished for at the desk of a live game.
trouble-desk-live-script = This game is being played, in real time. Leave out --clock script.

# The desk has lost the station.
trouble-desk-cut = The line to the station was cut. Nothing that was ruled is lost.

# The desk cannot connect to a station on this system.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - empty
trouble-desk-not-here = The journal { $path } is being written by a station, and on this system a desk cannot connect to one. Type ruling at the station.{ $reason }

# The journal is in use, but no station can be reached there.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - why, a whole sentence
trouble-desk-no-station = The journal { $path } is in use, and no station can be reached there. { $reason } It may be another desk, another user's station, or one without a door for desks. Type ruling at the station itself.

# What the station sends is not a sound journal.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - what is wrong, a whole sentence
trouble-desk-lines = What the station of { $path } sends is not a sound journal. { $reason }

# Too many desks are connected to the station.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - empty
trouble-desk-full = Too many desks look at { $path } already. Close one of them.{ $reason }

# The station is of another version of the program than the desk.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - empty
trouble-desk-version = The station of { $path } is another version of this program than the desk. Use the same version for both.{ $reason }

# A text was to be said by the command say, and was not, or not to its end.
# Variables:
#   $why (String) - device, voice, failed or file
trouble-not-said = { $why ->
        [device] There is no sound device. Nothing was said.
        [voice] There is no voice. Nothing was said.
        [failed] The voice could not say everything.
       *[file] The sound file cannot be written any more. It is not whole.
    }

# A piece of a score that is no part of the game as it was read, told below the game.
# Variables:
#   $kind (String) - what it is: variation, judgement, escape, number, page, footing, next-move, pawn, result or capture
#   $line (String) - the line
#   $text (String) - as it stands there
trouble-score-left-out =
    { $kind ->
        [variation] Line { $line }: left out, other moves in brackets: { $text }
        [judgement] Line { $line }: left out, a sign of judgement: { $text }
        [escape] Line { $line }: left out, a line for programs: { $text }
        [number] Line { $line }: left out, a number without a move: { $text }
        [result] Line { $line }: not taken for the result of this game: { $text }
        [page] Line { $line }: left out, a page number: { $text }
        [footing] Line { $line }: kept as text, and not read as moves: { $text }
        [next-move] Line { $line }: a remark behind the last move begins with moves: { $text }
        [pawn] Line { $line }: read as a move of a pawn: { $text }
       *[capture] Line { $line }: read as a capture by a pawn: { $text }
    }

# More pieces of that kind were left out.
# Variables:
#   $kind (String) - what they are: variation, judgement, escape, number, page, footing, next-move, pawn, result or capture
#   $count (Number) - how many more
trouble-score-left-out-more =
    { $count ->
        [one] One more { $kind ->
            [variation] variation was
            [judgement] sign of judgement was
            [escape] line for programs was
            [number] number without a move was
            [result] result was
            [page] page number was
            [footing] line of text was
            [next-move] remark was
            [pawn] move of a pawn was
           *[capture] capture was
        } treated so.
       *[other] { $count } more { $kind ->
            [variation] variations were
            [judgement] signs of judgement were
            [escape] lines for programs were
            [number] numbers without a move were
            [result] results were
            [page] page numbers were
            [footing] lines of text were
            [next-move] remarks were
            [pawn] moves of a pawn were
           *[capture] captures were
        } treated so.
    }

# The file holds more games than the one that was read.
# Variables:
#   $count (Number) - how many games
#   $game (String) - which was read, from 1
#   $next (String) - the next one
trouble-score-more-games =
    { $count ->
        [one] The file holds one game.
       *[other] The file holds { $count } games. This is game { $game }. The next: --game { $next }
    }

# Above the diagram of a board of which nobody has told, beside one that is known.
# Variables:
#   $color (String) - whose board: white or black
trouble-watch-board-assumed =
    { $color ->
        [white] White's board: not known. Announced:
       *[black] Black's board: not known. Announced:
    }
