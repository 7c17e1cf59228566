### The settings: what each is, what is told of them, the file in which they are kept.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-lang = The language of the program's own words.
    .name = lang
    .values = en or de.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-voice = Who speaks private answers: the program itself, your screen reader, or nobody.
    .name = voice
    .values = self, reader or off.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-rate = How fast your voice speaks, in words a minute.
    .name = rate
    .values = A number from 80 to 450.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-pitch = How high the own voice speaks; 50 is its own height.
    .name = pitch
    .values = A number from 0 to 100.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-volume = How loud it is, in per cent.
    .name = volume
    .values = A number from 0 to 200.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-verbosity = What is spoken while you type: nothing, whole words, or letters too.
    .name = verbosity
    .values = quiet, words or letters.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-ears = Whether private answers are heard in one ear only.
    .name = ears
    .values = split for one ear, same for both.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-cues = The sounds of your own clock.
    .name = cues
    .values = dial, final, seconds, spoken and low=TIME+TIME with commas between them, or all, or off: dial,low=5:00+1:00.
    .usual = none in a tournament, all in practice

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-guide = How you are led to what your tactile board should show: in words, by sounds, or not at all.
    .name = guide
    .values = words, cues or off.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-look = How the board on the screen looks: the pieces, large, which side is below, the colours.
    .name = look
    .values = letters or signs, large, white or black, and dark, light, strong or plain, with commas between them.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-words = The list of words in which moves are announced; fide are those of D.2.1.
    .name = words
    .values = fide, plain or nato.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-style = How much of a move is said: always the from-square, or only what is needed.
    .name = style
    .values = long or short.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-additions = Whether capture, check, mate and en passant are said too; the Appendix has no words for them.
    .name = additions
    .values = yes or no.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-hall-lang = The language of public speech.
    .name = hall lang
    .values = en or de.
    .usual = that of the program

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-delay = How much later spectators and watch are shown the game: clocks and end too, nothing newer.
    .name = delay
    .values = minutes and seconds, such as 15:00; 0:00 for none.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-audio = The sound output.
    .name = audio
    .values = default, none, a name, or wav:FILE.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-private-audio = The output for private answers.
    .name = private audio
    .values = none, or a name.
    .usual = that of public speech

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-board = The port of your board; ansage boards lists them.
    .name = board
    .values = A port such as /dev/ttyUSB0; for a DGT board of your own, when you join, dgt:/dev/ttyUSB1.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-opponent-board = The sighted opponent's DGT board, and behind a comma his side of the clock beside it.
    .name = opponent board
    .values = dgt:/dev/ttyUSB1, or dgt:/dev/ttyUSB1,left.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-opponent-key = A clock key of the opponent's own: a second keyboard or a button. Every key of it is his, so it is never the one on which you type.
    .name = opponent key
    .values = A device such as /dev/input/by-id/usb-pad-event-kbd, or a serial port.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-listen = Where other stations reach this one.
    .name = listen
    .values = An address and a port, such as 192.168.1.7:20140.
    .usual = every address of this machine

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-laws = The edition of the Laws, by its year.
    .name = laws
    .values = 2001, 2005, 2009, 2014, 2018 or 2023.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-time = The time control.
    .name = time
    .values = 90+30, 40/90+30,30+30 (periods), 10d5 (delay), 10b5 (Bronstein), 0:30f (a fixed time for each move), 5h (hourglass), 5, or none.
    .usual = 90+30

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-blind = Who is visually disabled.
    .name = blind
    .values = white, black or both.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-mode = Whether it is a tournament game or practice.
    .name = mode
    .values = tournament or practice.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-repeat = Whether the opponent's repetition is asked for.
    .name = repeat
    .values = asked or off.
    .usual = asked at a host, off at one station

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-clock-waits = Whether the other clock waits for the last word of a sighted player's announcement.
    .name = clock waits
    .values = yes or no.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-assistant-press = So many seconds after the last word the assistant presses, unless a key holds it.
    .name = assistant press
    .values = A number from 1 to 60.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-duties = The duties of your assistant, by their letters in D.2.9 (2014).
    .name = duties
    .values = abcdef, fewer, or none.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-opponent-duties = The duties of your opponent's assistant; a sighted player's may do a and b only (D.2.10 of 2014).
    .name = opponent duties
    .values = abcdef, fewer, or none.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-quickplay = Whether the provisions for a quickplay finish apply.
    .name = quickplay
    .values = yes or no.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-locked = Whether a tournament game is locked to what an arbiter has inspected: no other mode, no other game at the same time, changes are told.
    .name = locked
    .values = yes or no.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-lost-link = What the clocks do when the link to a player's own station is lost.
    .name = lost link
    .values = stop or run.
    .usual = stop

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-rule = A rule that is adapted from the start (D.1); the command rules names them.
    .name = rule
    .values = NAME=VALUE, such as seventy-five=no; as often as you like.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-fen = The position to start from.
    .name = fen
    .values = A position in FEN.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-chess960 = The start position of Chess960.
    .name = chess960
    .values = Its number from 0 to 959, or drawn.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-white = The name of White.
    .name = white
    .values = A name.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-black = The name of Black.
    .name = black
    .values = A name.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-arbiter = The name of the arbiter.
    .name = arbiter
    .values = A name.

# A setting: its value, and where it comes from.
# Variables:
#   $name (String) - as the setting is called
#   $value (String) - its value
#   $from (String) - which source
#   $person (String) - whose profile it is, where it is one
settings-value =
    { $from ->
        [usual] { $name } { $value }, the default.
        [file] { $name } { $value }, from your settings.
        [profile] { $name } { $value }, from the profile { $person }.
        [environment] { $name } { $value }, from the environment.
        [event] { $name } { $value }, from the event's file.
        [option] { $name } { $value }, from the command line.
        [journal] { $name } { $value }, from the journal.
        [once] { $name } { $value }, for this time only.
       *[unkept] { $name } { $value }, for this time: it could not be kept.
    }
    .line =
        { $from ->
            [usual] { $name } { $value }, the default
            [file] { $name } { $value }, from your settings
            [profile] { $name } { $value }, from profile { $person }
            [environment] { $name } { $value }, from the environment
            [event] { $name } { $value }, from the event
            [option] { $name } { $value }, from the command line
            [journal] { $name } { $value }, from the journal
            [once] { $name } { $value }, this time only
           *[unkept] { $name } { $value }, this time: not kept
        }

# A setting was changed and counts at once: what is heard or shown from now on.
# Variables:
#   $change (String) - the name of the setting and its value, such as words-nato
#   $name (String) - as the setting is called
#   $value (String) - its value
settings-changed =
    { $change ->
        [words-fide] The hall now hears the words of the Laws.
        [words-plain] The hall now hears plain letters.
        [words-nato] The hall now hears NATO words.
        [style-long] The hall now hears both squares of each move.
        [style-short] The hall now hears short moves.
        [additions-yes] The hall now hears captures, checks and mates too.
        [additions-no] The hall now hears moves without captures and checks.
        [hall-lang-en] The hall now hears English.
        [hall-lang-de] The hall now hears German.
        [lang-en] The program now speaks English to you.
        [lang-de] The program now speaks German to you.
        [ears-split] Your answers are in one ear now.
        [ears-same] Your answers are in both ears now.
        [voice-self] The program now speaks your answers.
        [voice-reader] Your screen reader now reads your answers.
        [voice-off] Your answers are no longer spoken.
       *[other] { $name } is now { $value }.
    }
    .line =
        { $change ->
            [words-fide] The hall hears the words of the Laws.
            [words-plain] The hall now hears plain letters.
            [words-nato] The hall now hears NATO words.
            [style-long] The hall hears both squares now.
            [style-short] The hall now hears short moves.
            [additions-yes] The hall now hears captures too.
            [additions-no] The hall hears no captures now.
            [hall-lang-en] The hall now hears English.
            [hall-lang-de] The hall now hears German.
            [lang-en] You now hear English.
            [lang-de] You now hear German.
            [ears-split] Your answers are in one ear now.
            [ears-same] Your answers are in both ears now.
            [voice-self] The program speaks your answers.
            [voice-reader] Your screen reader reads your answers.
            [voice-off] Your answers are no longer spoken.
           *[other] { $name } is now { $value }
        }

# A setting that nobody has set, and that has no usual value.
# Variables:
#   $name (String) - as the setting is called
settings-unset = { $name }: not set.

# What a setting is and what may be typed, beside its value.
# Variables:
#   $about (String) - what it is, a whole sentence
#   $values (String) - what may be typed, a whole sentence
settings-may-be = { $about } { $values }
    .line = { $values }

# Above the list of the settings that are not as usual.
# Variables:
#   $count (Number) - how many
settings-differ =
    { $count ->
        [one] One setting is changed.
       *[other] { $count } settings are changed. Type more for the rest.
    }
    .line =
        { $count ->
            [one] 1 setting changed
           *[other] { $count } settings changed
        }

# No setting is other than usual.
settings-none-differs = No setting is changed. Type settings all for the list.
    .line = None changed. settings all: the list

# Above the list of all settings.
# Variables:
#   $count (Number) - how many
settings-all =
    { $count ->
        [one] One setting.
       *[other] { $count } settings. Type more for the rest.
    }
    .line =
        { $count ->
            [one] 1 setting
           *[other] { $count } settings. more: the next
        }

# A setting was named that there is none of.
# Variables:
#   $name (String) - what was typed
settings-unknown = There is no setting { $name }. Type settings all to hear which there are.
    .line = No setting { $name }. settings all: the list

# Something of the settings is wrong; the reason, as it was put into words before.
# Variables:
#   $reason (String) - what is wrong and what works
settings-reason = { $reason }

# An entry of a file has a value that no setting could have.
# Variables:
#   $name (String) - the name of the setting
#   $value (String) - what stands there
settings-no-value = { $name } { $value }: this is no value. A value is a text between quotation marks, a number, or true or false.

# A setting was changed that counts only from the next start on.
settings-next-start = It is kept, and counts from the next start on.
    .line = Kept; counts from the next start on

# A setting of the game was to be changed in a game.
# Variables:
#   $name (String) - as the setting is called
settings-of-game = { $name } belongs to the game: its journal counts, and only the arbiter changes it, with ruling. Before the start the command time sets the clocks.
    .line = { $name }: the journal counts, or a ruling

# A change of a setting could not be written; it counts for this time.
# Variables:
#   $reason (String) - why, a whole sentence
settings-not-kept = Your settings cannot be kept, so this counts for this time only. { $reason }
    .line = Not kept. { $reason }

# The file of settings is written in a way that the program cannot change a single entry of.
settings-unwritable = The file of settings is written so that this entry cannot be changed by the program. It counts for this time; settings file tells where the file is.
    .line = Not kept: edit it in the file

# Where the file of settings is.
# Variables:
#   $path (String) - its path
settings-file = Your settings are in { $path }
    .line = { $path }

# There can be no file of settings.
settings-no-file = There is no folder here in which settings could be kept.
    .line = No folder for settings here

# A person was named who has no settings of his own yet.
# Variables:
#   $name (String) - the name
#   $known (String) - who has, with commas between them; none for nobody
settings-new-profile =
    { $known ->
        [none] { $name } is a new profile: what you change is kept in it.
       *[other] { $name } is a new profile: what you change is kept in it. There are { $known }.
    }
    .line =
        { $known ->
            [none] New profile { $name }
           *[other] New profile { $name }. Known: { $known }
        }

# A line of a file of settings is no entry.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
settings-wrong-entry = { $file }, line { $line }: this is no entry. An entry is a name, an equals sign and a value, such as rate = 300. The line is left out.

# A section of a file of settings has a name that means nothing.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
#   $name (String) - the name
settings-wrong-section = { $file }, line { $line }: there is no section { $name }. There are player, hall, machine, game, and profile with a name behind a dot.

# An entry of a file of settings has a name that is no setting's.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
#   $name (String) - the name
#   $near (String) - the nearest name; none for no near one
settings-wrong-name =
    { $near ->
        [none] { $file }, line { $line }: { $name } is no setting. Type settings all in a game to hear which there are.
       *[other] { $file }, line { $line }: { $name } is no setting. Write { $near }, if you mean that.
    }

# An entry of a file of settings stands in another section than it should.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
#   $name (String) - the name
#   $section (String) - the section where it belongs
settings-wrong-place = { $file }, line { $line }: { $name } belongs into the section { $section }.

# An entry is a setting that has no place in this file, or in this part of it.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
#   $name (String) - the name
#   $where (String) - which: event or profile
settings-wrong-here =
    { $where ->
        [event] { $file }, line { $line }: { $name } is not the event's to say. An event names the terms of its games and the speech of its hall; leave the line out.
       *[profile] { $file }, line { $line }: { $name } belongs to a game and to no person. Write it into the section game.
    }

# An entry of a file has a value that is none.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
#   $reason (String) - what is wrong and what works
settings-wrong-value = { $file }, line { $line }: { $reason }

# A variable of the environment has a value that is none.
# Variables:
#   $file (String) - the variable
#   $reason (String) - what is wrong and what works
settings-wrong-variable = { $file }: { $reason }

# The arbiter's code itself, or nothing that a code is checked by, stands in the file of an event.
# Variables:
#   $file (String) - the file
#   $line (String) - the number of the line
settings-wrong-code = { $file }, line { $line }: arbiter-code is what the code is checked by, and never the code. ansage arbiter --make-code makes it.

# The file of settings cannot be read.
# Variables:
#   $file (String) - the file
#   $reason (String) - why, a whole sentence
settings-unreadable = { $file } cannot be read, so everything is as usual. { $reason }

# More is wrong in the file of settings than was told.
# Variables:
#   $count (Number) - how much more
settings-wrong-more =
    { $count ->
        [one] One more entry of the file of settings is wrong.
       *[other] { $count } more entries of the file of settings are wrong.
    }
    .line =
        { $count ->
            [one] One more entry is wrong
           *[other] { $count } more entries are wrong
        }

# The last line where the file of an event is wrong.
# Variables:
#   $path (String) - its path
settings-event-wrong = No game was begun: { $path } has to be mended first.

# An option contradicts the saved game that is to go on.
# Variables:
#   $name (String) - the option
#   $value (String) - what was asked for
#   $saved (String) - what the journal has
settings-contradicts = --{ $name } { $value } contradicts the saved game, whose journal has { $saved }. Only the arbiter can change that, with ruling. To go on, leave out --{ $name }; for another game, name another journal.

# The file of an event contradicts the saved game that is to go on.
# Variables:
#   $name (String) - the option
#   $value (String) - what was asked for
#   $saved (String) - what the journal has
settings-event-contradicts = The event has { $name } { $value }, and the journal of the saved game has { $saved }. Only the arbiter can change that, with ruling. To go on, leave out --event; for another game, name another journal.

# In place of a value that the saved game does not have.
settings-nothing = nothing

# At the top of the file of settings.
settings-file-head = Settings of Ansage. A line that begins with # is a comment. To set something, take away the # in front of its line and write another value; in a game the command settings does the same. A text stands between quotation marks. What is typed behind a command, or in the environment as ANSAGE_RATE, goes before this file.

# Above a section of the file of settings.
settings-file-player = Of the player: how he hears and reads.

# Above a section of the file of settings.
settings-file-hall = Of the playing hall: what everybody hears.

# Above a section of the file of settings.
settings-file-machine = Of this machine: its outputs and ports.

# Above a section of the file of settings.
settings-file-game = Of every new game, where no event and no option says otherwise. A saved game keeps its own.

# Above an example in the file of settings.
settings-file-rules = Rules of every new game that are adapted from the start (D.1), each by its name.

# Above an example in the file of settings.
settings-file-profile = A person's own settings: ansage play --profile Anna. They go before those above.

# The heading of a column in the README.
settings-table-name = setting, and what is usual

# The heading of a column in the README.
settings-table-section = section

# The heading of a column in the README.
settings-table-is = what it is, and what may be typed

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-voice-name = Which of the machine's voices speaks to you.
    .name = voice name
    .values = A name that the command voices tells.
    .usual = the usual one of each language

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-lines = How lines are written: in words for a voice that reads them out, or short for a Braille display.
    .name = lines
    .values = words or short.
    .usual = as fits the voice

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-ear = In which words you hear squares and moves in private: as in the hall, or as letters and digits in your own language.
    .name = ear
    .values = hall or plain.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-hall-rate = How fast the voice speaks that the hall hears, in words a minute. Your own settings never change it.
    .name = hall rate
    .values = A number from 80 to 200.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-hall-pitch = How high the voice speaks that the hall hears; 50 is its own height.
    .name = hall pitch
    .values = A number from 0 to 100.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-hall-volume = How loud the voice is that the hall hears, in per cent.
    .name = hall volume
    .values = A number from 20 to 200.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-hall-clarity = Whether the hall's voice is shaped so that it is understood in a noisy hall.
    .name = hall clarity
    .values = on or off.

# What a setting is: in the help of its option, in the file, and where it is asked for. .name: as it is called; .values: what
# may be typed.
settings-hall-voice-name = Which of the machine's voices the hall hears.
    .name = hall voice
    .values = A name that the command voices tells.
    .usual = the usual one of each language
