### What the hall and both players hear: announcements, clocks, results.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "announce-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# A length of time under a minute, such as what is left on a clock. Never a time of day.
# Variables:
#   $seconds (Number) - whole seconds
announce-duration-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    .line = { $seconds } s

# A length of time under an hour. The seconds are said even when they are 0: nobody must take it for a time of day.
# Variables:
#   $minutes (Number) - whole minutes
#   $seconds (Number) - whole seconds
announce-duration-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    .line = { $minutes } min { $seconds } s

# A length of time of an hour or more.
# Variables:
#   $hours (Number) - whole hours
#   $minutes (Number) - whole minutes
#   $seconds (Number) - whole seconds
announce-duration-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    .line = { $hours } h { $minutes } min { $seconds } s

# A number of moves, for example how many are left to the time control.
# Variables:
#   $count (Number) - how many
announce-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
    .line =
        { $count ->
            [one] 1 move
           *[other] { $count } moves
        }
