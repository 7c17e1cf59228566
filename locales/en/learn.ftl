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
learn-welcome = This is a lesson of three minutes. You play White, and this program plays your opponent. Nothing here counts. Control and S together stops my voice, and Enter alone says what is awaited.
    .line = A lesson: you are White. > means Enter

# The first step: beginning the game.
learn-start = First the game begins. Type start, then Enter.
    .line = Lesson: type start, Enter

# The second step: announcing a move.
learn-announce = Your clock runs. Say a move to your opponent: type e 4, then Enter. The hall hears it in the words of the Laws.
    .line = Lesson: type e4, Enter

# Said in the second step, where another move was announced.
learn-other-move = That is a move too, but the lesson wants e 4. Mend it: type correct, a space, e 4, then Enter.
    .line = Lesson: type correct e4, Enter

# The third step: correcting a slip of the tongue.
learn-correct = Say that was a slip, and you meant d 4. Until you press your clock you may mend it: type correct, a space, d 4, then Enter.
    .line = Lesson: type correct d4, Enter

# The fourth step: pressing the clock.
learn-press = Now the move is said. The space bar is your clock. Press it, without Enter.
    .line = Lesson: press the space bar

# The fifth step: entering the opponent's move, misheard on purpose.
learn-enter = Your opponent has moved, said pawn, David 5, and pressed the clock with F 8: your clock runs. You type what was said. Let us mishear: type e 5, then Enter.
    .line = Lesson: Black pressed F8. Type e5

# The sixth step: mending what was misheard.
learn-misheard = The hall heard what you understood, and your opponent objects: it was David 5. Mend it: type misheard, a space, d 5, then Enter.
    .line = Lesson: type misheard d5, Enter

# The seventh step: asking for the clocks.
learn-clocks = That is right now, and it is your move. How much time is left? Type c, then Enter.
    .line = Lesson: the clocks. Type c, Enter

# The last step, a cue with its name: the clock was pressed.
learn-cue-pressed = You heard a clock being pressed.
    .line = Sound for: a clock was pressed

# The last step, a cue with its name: a press was kept.
learn-cue-kept = This means: your press is kept, until the last word of your move has been heard.
    .line = Sound for: your press is kept

# The last step, a cue with its name: something was refused.
learn-cue-refused = This means: refused; what follows says why.
    .line = Sound for: refused

# The last step, a cue with its name: a flag has fallen.
learn-cue-flag = This means: a flag has fallen.
    .line = Sound for: a flag has fallen

# The end of the lesson.
learn-end = That is all you need for a first game: say a move, press the space bar, type what your opponent says. The word help, then Enter, tells the rest. Play on here as you like, or type quit, then Enter.
    .line = Lesson over. help, or quit

# Asked before the lesson is left; its game is kept nowhere.
learn-ask-leave = Leave the lesson? Type yes or no.
    .line = Leave the lesson? yes or no

# The lesson keeps its game in no place of yours, and could find none.
# Variables:
#   $reason (String) - the reason, a whole sentence
learn-no-place = The lesson cannot begin. { $reason }
