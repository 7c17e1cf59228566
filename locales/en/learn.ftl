### The lesson: ansage learn.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "learn-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# The first words of the lesson.
learn-welcome = A lesson of two minutes. You play White against the program, and nothing counts. Enter alone repeats what to do next.
    .line = A lesson: you are White. > means Enter

# The first step: beginning the game.
learn-start = Type start, then Enter.
    .line = Lesson: type start, Enter

# The second step: announcing a move.
learn-announce = Your clock is running. Announce a move: type e4, then Enter. The room, everyone at the table, hears it in the German words of the Laws.
    .line = Lesson: type e4, Enter

# Said in the second step, where another move was announced.
learn-other-move = The lesson needs e4. To fix it, type correct e4, then Enter.
    .line = Lesson: type correct e4, Enter

# The third step: correcting a slip of the tongue.
learn-correct = Suppose that was a slip and you meant d4. Type correct d4, then Enter.
    .line = Lesson: type correct d4, Enter

# The fourth step: pressing the clock.
learn-press = Now finish the move: press the space bar, your clock, without Enter.
    .line = Lesson: press the space bar

# The fifth step: entering the opponent's move, misheard on purpose.
learn-enter = Your opponent said pawn, David 5, and pressed F8. Now pretend you misheard: type e5, then Enter.
    .line = Lesson: Black pressed F8. Type e5

# The sixth step: mending what was misheard.
learn-misheard = Your opponent objects: it was David 5. To fix it, type misheard d5, then Enter.
    .line = Lesson: type misheard d5, Enter

# The sixth step, where the opponent's move was entered as it was said.
learn-misheard-other = Well heard. Now suppose it was Eva 5. To fix your entry, type misheard e5, then Enter.
    .line = Lesson: type misheard e5, Enter

# The seventh step: asking for the clocks.
learn-clocks = That is right, and it's your move. For the clocks, type c, then Enter.
    .line = Lesson: the clocks. Type c, Enter

# The last step: four cues follow, each with its name.
learn-sounds = These are four sounds.
    .line = Four sounds:

# The last step, a cue with its name: the clock was pressed.
learn-cue-pressed = A clock was pressed.
    .line = Sound for: a clock was pressed

# The last step, a cue with its name: a press was kept.
learn-cue-kept = Your press will count when the announcement ends.
    .line = Sound for: your press is kept

# The last step, a cue with its name: something was refused.
learn-cue-refused = Refused. The reason follows.
    .line = Sound for: refused

# The last step, a cue with its name: a flag has fallen.
learn-cue-flag = A flag has fallen.
    .line = Sound for: a flag has fallen

# The end of the lesson; Enter alone says it again.
learn-end = The lesson is over. Type sounds for the other sounds, help, or type quit.
    .line = Lesson over. sounds, help, or quit

# Asked before the lesson is left; its game is kept nowhere.
learn-ask-leave = Leave the lesson? Type yes or no.
    .line = Leave the lesson? yes or no

# The lesson keeps its game in no place of yours, and could find none.
# Variables:
#   $reason (String) - the reason, a whole sentence
learn-no-place = The lesson cannot begin. { $reason }
