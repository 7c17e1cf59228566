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

# The command learn.
cli-learn = A lesson of three minutes, by ear and keys: a move each way, a slip, a misheard move, the clocks, the sounds.

# The command host.
cli-host = Play a game that other stations can join, above all the sighted opponent with a board of his own.

# The command join.
cli-join = Join a game that another station hosts: as player, assistant or arbiter, or to watch.

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
cli-reconcile = Compare two scores and two boards, and propose what D.2.8 provides.

# The command verify.
cli-verify = Check the chain of a journal and replay it.

# The command boards.
cli-boards = List the serial ports, and which of them is worth trying.

# The command board.
cli-board = Show and speak what a board sends, to find a fault. Commands are read from standard input; type help.

# The command say.
cli-say = Say one text, to try the voice.

# The command help.
cli-help-command = This help, or that of one command.

# The option --help.
cli-help = This help.

# The option --version.
cli-version = The version of the program.

# The command that follows help.
cli-help-of = The command whose help is wished for.

# The option --journal of a game.
cli-play-journal = The journal; one that exists is resumed. last is your newest one.

# The option --laws.
cli-laws = The edition of the Laws: 2001, 2005, 2009, 2014, 2018 or 2023.

# The option --time.
cli-time = The time control: 90+30, 40/90+30,30+30 (periods), 10d5 (delay), 10b5 (Bronstein), 0:30f (fixed time a move), 5h (hourglass), 5, none. Without it 90+30; the command time changes it before the start.

# The option --blind.
cli-blind = Who is visually disabled: white, black or both.

# The option --mode.
cli-mode = tournament or practice.

# The option --repeat.
cli-repeat = Whether the opponent's repetition is asked for: asked or off. Without it asked for host, off for play.

# The option --clock-waits.
cli-clock-waits = Whether the other clock waits for the last word of a sighted player's announcement: yes or no.

# The option --assistant-press.
cli-assistant-press = The assistant presses so many seconds after the last word, unless a key holds it.

# The option --duties.
cli-duties = The duties of your assistant, by their letters in D.2.9: abcdef, fewer, or none.

# The option --opponent-duties.
cli-opponent-duties = The duties of your opponent's assistant; a sighted player's may do a and b only (D.2.10).

# The option --rule.
cli-rule = A rule adapted from the start (D.1), such as seventy-five=no; as often as you like.

# The option --quickplay.
cli-quickplay = The provisions for a quickplay finish apply.

# The option --fen.
cli-fen = The position to start from.

# The option --chess960.
cli-chess960 = Chess960: the number of the start position, 0 to 959, or drawn.

# The option --white.
cli-white = The name of White.

# The option --black.
cli-black = The name of Black.

# The option --arbiter.
cli-arbiter-name = The name of the arbiter.

# The option --arbiter-code-file.
cli-arbiter-code-file = The arbiter's code in a file of his own, for a new game: the code in one line, or what ansage arbiter --make-code has made of it. Without it the first code typed at the table counts, when the other player has confirmed it.

# The option --lang.
cli-lang = The language of the program: en or de.

# The option --hall-lang.
cli-hall-lang = The language of public speech.

# The option --hall-lang of join.
cli-hall-lang-joined = The language of public speech; without it that of the host.

# The option --additions.
cli-additions = Say capture, check, mate and en passant too; the Appendix has no words for them.

# The option --cues.
cli-cues = The cues of your own clock: dial, final, seconds, spoken, low=TIME+TIME, all, off; for example dial,low=5:00+1:00. Without it off in a tournament, all in practice.

# The option --board of a game.
cli-tactile-board = The port of your tactile board, such as /dev/ttyUSB0; ansage boards lists them.

# The option --guide.
cli-guide = How you are led to what your board should show: words, cues (words only where something is wrong) or off.

# The option --opponent-board.
cli-opponent-board = The sighted opponent's DGT board: dgt:PORT, and behind a comma left or right, his side of the clock beside it; dgt:/dev/ttyUSB1,left.

# The option --opponent-key.
cli-opponent-key = A clock key of the opponent's own: a second keyboard or a button, such as /dev/input/by-id/usb-pad-event-kbd, or one on a serial port. Every key of it is his; so it is never the keyboard on which you type.

# The option --clock.
cli-clock = real, or script: a line +2.5 lets two and a half seconds pass.

# The option --listen.
cli-listen = Where other stations reach this one, such as 192.168.1.7:20140 or 127.0.0.1:0. Without it every address of this machine, port 20140, or another where that is taken.

# The option --no-discovery.
cli-no-discovery = The game is not shown on the local network: who joins types the address.

# The option --lost-link.
cli-lost-link = What the clocks do when the link to a player's own station is lost: stop or run. Without it stop.

# The journal behind the command arbiter.
cli-arbiter-journal = The journal; last for the newest one in your folder.

# The option --make-code.
cli-make-code = Ask for a code, and print what it can be checked by: for a file that keeps no code, and any number of games. Without a terminal the code is one line of standard input.

# The option --verbosity.
cli-verbosity = What is said while you type: quiet, words or letters.

# The option --voice.
cli-voice = Who speaks private answers: self, reader or off. Asked at the first start on a terminal.

# The option --audio.
cli-audio = The sound output: default, none, a name, or wav:FILE.

# The option --private-audio.
cli-private-audio = The output for private answers: none, or a name.

# The option --ears.
cli-ears = split: private answers in one ear only.

# The option --rate.
cli-rate = The voice's speed, in words a minute.

# The option --pitch.
cli-pitch = The voice's pitch.

# The option --volume.
cli-volume = The volume in per cent.

# The option --words.
cli-words = The word list: fide, plain or nato. Every list is understood.

# The option --words of join.
cli-words-joined = The word list: fide, plain or nato; without it that of the host.

# The option --style.
cli-style = How announcements are worded: long or short.

# The option --style of join.
cli-style-joined = How announcements are worded: long or short; without it as at the host.

# The journal behind the other commands.
cli-journal = The journal.

# The option --once.
cli-once = Print once and leave; so it is where the output is no terminal.

# The file behind announce and read.
cli-file = A PGN file, announcements, or a score in any notation; - for standard input.

# The option --game.
cli-game = Which game of the file.

# The option --letters where a score is read.
cli-letters = The language whose letters the score uses; without it found from the score.

# The option --letters where a score is written.
cli-letters-written = The language whose letters name the pieces in text: en, de, bg, sr, lv, ru or pl; without it that of messages.

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
cli-braille-code = The code in Braille: uk or plain. Without it uk for English letters and plain for others.

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
cli-reconcile-laws = The edition of the Laws; without it that of the journal, or 2023.

# The port behind the command board.
cli-device = The port of a tactile board, such as /dev/ttyUSB0, or a sighted player's DGT board: dgt:/dev/ttyUSB1. ansage boards lists what is there.

# The text behind the command say.
cli-say-text = The text.

# The option --lang of say.
cli-say-lang = The language of the text.

# The option --wav of say.
cli-say-wav = Into a file instead of the sound output.

# The address behind the command join.
cli-host-address = The host's name or address, with a port if it needs one: 192.168.1.7 or 192.168.1.7:20140. Without it the host is looked for on the local network.

# The option --here.
cli-here = The host is looked for on this machine alone, where both stations run on it.

# The option --role.
cli-role = player, assistant, arbiter or spectator.

# The option --seat of join.
cli-join-seat = Whose seat: white or black. Without it the one that is free; an assistant names it.

# The option --code-file.
cli-code-file = The code in a file; without it you are asked for it, and without a terminal it is the first line of standard input. The arbiter's own code is the next line of either; at a terminal he is asked for it.

# The option --new-code.
cli-new-code = Ask for the code, also where this machine has joined this game before.

# The option --console.
cli-console = The line console, for a sighted player who reads with a screen reader or a Braille display; a blind player has it anyway.

# The option --look.
cli-look = How the full-screen board looks: letters or signs for the pieces, large, white or black below, and one of the colours dark, light, strong and plain; separated by commas.

# The option --board of join.
cli-join-board = Your board: the port of a tactile board, such as /dev/ttyUSB0; or dgt:PORT of a sighted player's DGT board, and behind a comma left or right, his side of the clock beside it.

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

# In a help, above the list of options.
cli-options-heading = Options

# In a help, behind an option: what holds without it.
# Variables:
#   $text (String) - the option's help
#   $value (String) - what holds without it
cli-default = { $text } Without it { $value }.

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
cli-not-text = Something behind { $command } is no text that can be read.

# Any other command line that was not understood.
# Variables:
#   $command (String) - the command
cli-not-understood = Not understood. What can be typed: { $command } --help
