### The command line: its help, and what is said where it was not understood.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "cli-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Said at the head of the help: what the program is.
cli-about = Electronic assistant of Appendix D of the FIDE Laws of Chess, for blind and visually disabled players.

# The command play.
cli-play = Play a game at one station. Without a terminal, commands are read from standard input, one a line.

# The command practice.
cli-practice = Play against the program, or a chess engine that is installed, by the procedure of Appendix D, alone at home.

# The option --level.
cli-level = How strongly the opponent plays: 1 to 8, without a chess engine 1 to 4. Without it 2.

# The option --engine.
cli-engine = The chess engine, a program that speaks UCI. Without it Stockfish, where it is installed.

# The option --engine-option.
cli-engine-option = An option of the engine, such as Contempt=10; as often as you like.

# The option --seed.
cli-seed = What the opponent's dice are thrown by: the same number gives the same slips, and of the program itself the same moves. Engines below level 8 throw dice of their own.

# The option --slips.
cli-slips = The slips that the opponent makes on purpose: mishear, execute, touch, illegal, draw, flag, press, with commas between them; all, or none. Without it all.

# The command learn.
cli-learn = A lesson of two minutes, by ear and keys: a move each way, a slip, a misheard move, the clocks, the sounds.

# The command host.
cli-host = Play a game that other stations can join, above all the sighted opponent with a board of his own.

# The command join.
cli-join = Join a game that another station hosts: as player, assistant or arbiter, or to watch.

# The command inspect.
cli-inspect = Tell an arbiter in a minute what he has to know before the program may stand on the board.

# Its journal.
cli-inspect-journal = The journal of a live or an ended game; last for the newest one in your folder.
    .usual = the program alone

# Where it is spoken.
cli-inspect-audio = Where it is spoken: default, none, a name, or wav: and a file.
    .usual = the usual output at a terminal, none elsewhere

# The command report-fault.
cli-report-fault = Put the last journal, the version and the system into one file, to report a fault. Names are replaced.

# Its journal.
cli-report-fault-journal = The journal.
    .usual = the newest one in your folder

# Its speech log.
cli-report-fault-log = The speech log of that game, where one was written.

# Where it is written.
cli-report-fault-to = Where the report is written.
    .usual = a new file in the present directory

# The command what-counts.
cli-what-counts = Print for an arbiter what the program does with each act while something is open.

# The command watch.
cli-watch = Show position, clocks and moves of a live or ended game; nothing can be changed.

# The command arbiter.
cli-arbiter = The arbiter's desk on a journal, of a live or an ended game.

# The command announce.
cli-announce = Print each half-move of a PGN or text score as it is announced.

# The command read.
cli-read = Read announcements or a score in any notation and print one PGN game.

# The command export.
cli-export = Write a player's score or the whole record.

# The command reconcile.
cli-reconcile = Compare two scores and two boards, and propose what D.2.8 (2014) provides.

# The command verify.
cli-verify = Check the chain of a journal and replay it.

# The option --at of verify.
cli-verify-at = The checksum that a report names: which entry has it, and what came after that entry.

# The command boards.
cli-boards = List the serial ports, and which of them is worth trying.

# The command board.
cli-board = Show and speak what a board sends, to find a fault. Commands are read from standard input; type help.

# The command say.
cli-say = Say one text, to try the voice.

# The command help.
cli-help-command = This help, or that of one command.

# The option --help.
cli-help = Help: -h in short, --help with every option.

# The option --version.
cli-version = The version of the program.

# The option --journal of a game.
cli-play-journal = The journal; one that exists is resumed. last is your newest one.

# The option --arbiter-code-file.
cli-arbiter-code-file = A file with the arbiter's code, for a new game: the code in one line, or what ansage arbiter --make-code has made of it.
    .usual = the first code typed at the table that the other player confirms

# The option --hall-lang of join.
cli-hall-lang-joined = The language of public speech.
    .usual = that of the host

# The option --clock.
cli-clock = real, or script: a line +2.5 lets two and a half seconds pass.

# The option --no-discovery.
cli-no-discovery = The game is not shown on the local network: who joins types the address.

# The option --make-code.
cli-make-code = Ask for a code, and print what it can be checked by: for a file that keeps no code, and any number of games. Without a terminal the code is one line of standard input.

# The option --words of join.
cli-words-joined = The word list: fide, plain or nato.
    .usual = that of the host

# The option --style of join.
cli-style-joined = How announcements are worded: long or short.
    .usual = as at the host

# The journal behind the other commands.
cli-journal = The journal; last for the newest one in your folder.

# The option --once.
cli-once = Print once and leave, with all that is needed to continue with an ordinary clock; so it is where the output is no terminal.

# The file behind announce and read.
cli-file = A PGN file, announcements, or a score in any notation; - for standard input.

# The option --game.
cli-game = Which game of the file.

# The option --letters where a score is read.
cli-letters = The language whose letters the score uses.
    .usual = found from the score

# The option --letters where a score is written.
cli-letters-written = The language whose letters name the pieces in text: en, de, bg, sr, lv, ru or pl.
    .usual = that of messages

# The option --json.
cli-json = JSON instead of sentences; nothing is spoken.

# The option --pgn.
cli-pgn = As PGN, with the clocks and the journal's facts as comments.

# The option --text.
cli-text = As text.

# The option --brf.
cli-brf = In Braille ASCII, on pages of 40 x 25.

# The option --braille.
cli-braille = In Unicode Braille, on pages of 40 x 25.

# The option --braille-code.
cli-braille-code = The code in Braille: uk or plain.
    .usual = uk for English letters, plain for others

# The option --wav of export.
cli-export-wav = As sound: the public announcements with the numbers of the moves, long silences shortened; marks to skip by are in the file, and in a .cue sheet beside it.

# The option --real-times.
cli-real-times = The sound keeps the silences of the game: 11.5 MB a minute.

# The option --report.
cli-report = As a report in HTML: boards, scores, clocks, rulings, in the language of the messages.

# The option --seat of export.
cli-export-seat = One player's score instead of the whole record: white or black.

# The option --plain.
cli-plain = The moves alone: no clocks, no comments.

# The option --white-score.
cli-white-score = White's score, in any notation that is read; - for standard input.

# The option --black-score.
cli-black-score = Black's score, in the same way.

# The option --white-board.
cli-white-board = What White's board shows: a FEN, or only its first part.

# The option --black-board.
cli-black-board = What Black's board shows, in the same way.

# The option --journal of reconcile.
cli-reconcile-journal = The journal of the game: its course and clocks, and what of scores and boards is not given here.

# The option --laws of reconcile.
cli-reconcile-laws = The edition of the Laws.
    .usual = that of the journal, or 2023

# The port behind the command board.
cli-device = The port of a tactile board, such as /dev/ttyUSB0, or a sighted player's DGT board: dgt:/dev/ttyUSB1. ansage boards lists what is there.

# The text behind the command say.
cli-say-text = The text.

# The option --lang of say.
cli-say-lang = The language of the text.

# The option --wav of say.
cli-say-wav = Into a file instead of the sound output.

# The address behind the command join.
cli-host-address = The host's name or address, with a port if it needs one: 192.168.1.7 or 192.168.1.7:20140.
    .usual = looked for on the local network

# The option --here.
cli-here = The host is looked for on this machine alone, where both stations run on it.

# The option --role.
cli-role = player, assistant, arbiter or spectator.

# The option --seat of join.
cli-join-seat = Whose seat: white or black. An assistant names it.
    .usual = the one that is free

# The help of an option: the name of an assistant who joins.
cli-join-name = The name of a person who joins as an assistant: the player, or the arbiter, agrees to this person.

# The option --code-file.
cli-code-file = A file with the code. The arbiter's own code is its next line.
    .usual = asked for at a terminal, else read from standard input

# The option --new-code.
cli-new-code = Ask for the code, also where this machine has joined this game before.

# The option --console.
cli-console = The line console, for a sighted player who reads with a screen reader or a Braille display; a blind player has it anyway.

# In a help: how the command is written.
# Variables:
#   $usage (String) - the command with what may follow it
cli-usage = Usage: { $usage }

# In the line of usage: options may follow.
cli-options-word = [options]

# In the line of usage: a command follows.
cli-command-word = <command>

# In a help, above the list of commands.
cli-commands-heading = Commands

# In a help, above what stands behind the command.
cli-arguments-heading = Behind the command

# In a help, above the list of options that belong to none of the groups below.
cli-options-heading = Options

# In a help, above the options of a game.
cli-heading-game = The game

# In a help, above the options of who plays here.
cli-heading-player = For you

# In a help, above the options of public speech.
cli-heading-hall = Public speech

# In a help, above the options of this machine.
cli-heading-machine = This machine

# In a help, behind an option: what holds without it.
# Variables:
#   $text (String) - the option's help
#   $value (String) - what holds without it
cli-default = { $text } [default: { $value }]

# A command line with an option that there is not.
# Variables:
#   $given (String) - what was typed
#   $command (String) - the command
cli-unknown-option = There is no option { $given }. All options: { $command } --help

# The same, where one is alike.
# Variables:
#   $given (String) - what was typed
#   $meant (String) - the option that is alike
#   $command (String) - the command
cli-unknown-option-like = There is no option { $given }. Did you mean { $meant }? All options: { $command } --help

# A command line with a command that there is not.
# Variables:
#   $given (String) - what was typed
#   $commands (String) - all commands
cli-unknown-command = There is no command { $given }. There are: { $commands }

# The same, where one is alike.
# Variables:
#   $given (String) - what was typed
#   $meant (String) - the command that is alike
#   $commands (String) - all commands
cli-unknown-command-like = There is no command { $given }. Did you mean { $meant }? There are: { $commands }

# A command line with more behind the command than it takes.
# Variables:
#   $given (String) - what was typed
#   $command (String) - the command
cli-too-much = { $command } takes nothing like { $given }. What it takes: { $command } --help

# A command line without something that the command needs.
# Variables:
#   $missing (String) - what is missing, as the help names it
#   $command (String) - the command
cli-missing = { $missing } is missing. What { $command } needs: { $command } --help

# A command line without a command, where nobody can be asked.
# Variables:
#   $commands (String) - all commands
cli-missing-command = Which command? There are: { $commands }. A game: ansage play

# An option without its value.
# Variables:
#   $option (String) - the option
#   $command (String) - the command
cli-no-value = Behind { $option } a value is missing. Which: { $command } --help

# An option with a value that takes none.
# Variables:
#   $option (String) - the option
#   $given (String) - the value
cli-takes-no-value = { $option } takes no value: leave out { $given }.

# An option that stands twice on the command line.
# Variables:
#   $option (String) - the option
cli-twice = { $option } stands there twice. Once is meant: which?

# Two options that exclude each other.
# Variables:
#   $option (String) - the one
#   $other (String) - the other
cli-conflict = { $option } and { $other } cannot be used together. Leave one out.

# A command line with bytes that are no text.
# Variables:
#   $command (String) - the command
cli-not-text = Something behind { $command } is no text: it is not UTF-8.

# Any other command line that was not understood.
# Variables:
#   $command (String) - the command
cli-not-understood = Not understood. What can be typed: { $command } --help

# The option --profile.
cli-profile = Whose settings of the file: a person's own go before those of everybody at this machine. A new name begins new ones.

# The option --event.
cli-event = The file of an event: the terms of its games, as its organiser has written them.

# The option --speech-log.
cli-speech-log = Write down what was given to the voice and when it was heard: one JSON object a line.

# An option that stands before the command.
# Variables:
#   $option (String) - the option
cli-behind-command = { $option } stands behind the command, for example ansage play { $option }
