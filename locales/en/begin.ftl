### Before a game: the language, who speaks, what to do.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "begin-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.
### - A message whose id begins with "begin-words-" holds the words that choose one thing, in small letters.

# Asked at the first start, in each language one after the other.
# Variables:
#   $number (String) - the number that chooses this language
#   $name (String) - what the language calls itself
begin-language = For { $name }, type { $number } and Enter.
    .line = { $number } { $name }

# Asked at the first start: who speaks private answers.
begin-voice = Which voice do you want? Type 1 for this program, 2 for your screen reader, or 3 for a Braille display alone, without speech. Then Enter.
    .line = Voice: 1 program 2 reader 3 Braille

# Asked when the program was started without a command.
begin-menu = What would you like? 1: a new game. 2: go on with the last game. 3: practise against the program. 4: join a game. 5: language and voice. 6: help. 7: leave. 8: a lesson. Type the number, then press Enter.
    .line = 1 new 2 last 3 practise 8 learn ? all

# Asked before a new game.
begin-colour = Who is the blind player? 1: White. 2: Black. 3: both players. 4: back. Type the number and Enter.
    .line = Blind: 1 White, 2 Black, 3 both

# Asked before a game of practice against the program.
begin-level = How strong is your opponent to be? 1 is the weakest, 8 the strongest. Type a number and Enter, or back.
    .line = Level: 1 weak to 8 strong

# Asked before a game of practice against the program, after the level.
begin-own-colour = Your colour? 1: White. 2: Black. 3: back. Type the number and Enter.
    .line = You: 1 White, 2 Black, 3 back

# What was typed is none of the choices. The question comes again after it.
# Variables:
#   $typed (String) - what was typed
begin-unclear = { $typed } isn't one of the choices. Press Enter to hear them again.
    .line = Not a choice: { $typed }

# Nothing was typed. The question comes again after it.
begin-nothing = Nothing was typed.

# What was typed begins several choices. The question comes again after it.
# Variables:
#   $typed (String) - what was typed
begin-several = { $typed } begins several of the choices. Type more of the word, or its number.
    .line = Several begin so: { $typed }

# There is no game to go on with. The question comes again after it.
begin-no-game = There is no saved game yet. 1 begins a new one.
    .line = No saved game yet. 1: a new one

# The answers could not be kept. The question comes again at the next start.
begin-not-kept = Your answers could not be kept on the disk. They hold until you leave.
    .line = Not kept on disk: asked again next time

# The help of the question for the language; given in the language of the machine.
begin-help-language = Choose the language of this program. You can change it later. To leave, type leave.
    .line = Type its number, or leave

# The help of the question for the voice.
begin-help-voice = Choose the voice that answers you. You can change it later. To leave, type leave.
    .line = Type 1, 2 or 3, or leave

# Behind the help of the question for the voice, where the language was asked before it.
begin-help-back = To choose the language again, type back.
    .line = back: choose the language again

# The help of the question for the colour.
begin-help-colour = You are about to begin a new game. 4 goes back to the menu. To leave, type leave.
    .line = 4: back to the menu; or leave

# The help of the question for the level.
begin-help-level = Levels 5 to 8 need a chess engine on this machine, such as Stockfish. To go back to the menu, type back. To leave, type leave.
    .line = 1 to 8, or back, or leave

# The help of the question for the own colour.
begin-help-own-colour = You play this colour, and the program the other. 3 goes back to the level. To leave, type leave.
    .line = 3: back to the level; or leave

# The help of the menu: where the player is. A message for each choice follows.
begin-help-where = You are in the start menu. These are the choices.
    .line = Start menu. Enter: the choices

# The choice of the menu failed, or what it began.
# Variables:
#   $reason (String) - why, in whole sentences
begin-failed = That did not work. { $reason }
    .line = { $reason }

# The program was left from the menu.
begin-left = Ansage has ended.

# The lesson was left.
begin-lesson-over = The lesson is over.

# The last game is open in another program.
begin-in-use = That game is open in another window. Close it there, then try again.
    .line = Game is open in another window

# The help of the menu, a message for each choice.
begin-help-new = 1, new: a game under tournament rules. You are asked who plays without seeing the board; the time can be set before the start.
    .line = 1 new: a game, tournament rules

# The help of the menu.
begin-help-go-on = 2, go on: the game you left last, as it stood, with both clocks standing.
    .line = 2 go on: the last game as it stood

# The help of the menu.
begin-help-practise = 3, practise: a game against the program, which announces, repeats and presses as an opponent does, and slips now and then. You may take back and ask for a hint. For a lesson of two minutes type learn.
    .line = 3 practise: against the program

# The help of the menu.
begin-help-join = 4, join: a game that another machine in this network hosts; you need its six-digit code.
    .line = 4 join: another machine's game

# The help of the menu.
begin-help-settings = 5, settings: you are asked for language and voice again.
    .line = 5 settings: language and voice

# The help of the menu.
begin-help-more = 6, help: this. In a game, type help for the commands, or press Enter alone to hear what to do next.
    .line = 6 help: this; in a game: help

# The help of the menu.
begin-help-leave = 7, leave: the program ends.
    .line = 7 leave: the program ends

# The help of the menu.
begin-help-learn = 8, learn: a lesson of two minutes, your first game.
    .line = 8 learn: a lesson of two minutes

# Words for a language; $lang is its code.
# Variables:
#   $lang (String) - which: en, de, bg, sr, lv, ru, pl
begin-words-language =
    { $lang ->
        [en] english
        [de] german
        [bg] bulgarian
        [sr] serbian
        [lv] latvian
        [ru] russian
       *[pl] polish
    }

# Words for: this program speaks.
begin-words-self = self own program this

# Words for: the screen reader speaks.
begin-words-reader = reader screenreader screen

# Words for: nobody speaks.
begin-words-off = off braille none nobody without

# Words for a new game.
begin-words-new = new play game

# Words for the last game.
begin-words-go-on = go continue resume last

# Words for practice.
begin-words-practise = practise practice

# Words for the lesson.
begin-words-learn = learn lesson tutorial

# Words for joining.
begin-words-join = join

# Words for the settings.
begin-words-settings = settings language voice

# Words for help.
begin-words-help = help ? more

# Words for leaving.
begin-words-leave = leave quit exit

# Words for White.
begin-words-white = white

# Words for Black.
begin-words-black = black

# Words for both players.
begin-words-both = both

# Words for the way back.
begin-words-back = back
