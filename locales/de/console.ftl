### The blind player's console: answers, explorations, questions, help.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "console-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# A piece with its colour, for example what stands on a square.
# Variables:
#   $color (String) - "white" or "black"
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-piece =
    { $color ->
        [white] { $role ->
            [king] weißer König
            [queen] weiße Dame
            [rook] weißer Turm
            [bishop] weißer Läufer
            [knight] weißer Springer
           *[pawn] weißer Bauer
        }
       *[black] { $role ->
            [king] schwarzer König
            [queen] schwarze Dame
            [rook] schwarzer Turm
            [bishop] schwarzer Läufer
            [knight] schwarzer Springer
           *[pawn] schwarzer Bauer
        }
    }

# A kind of piece without its colour.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-role =
    { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    }

# A colour that stands for its player.
# Variables:
#   $color (String) - "white" or "black"
console-color =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }

# The answer yes, as the program says it.
console-yes = ja

# The answer no, as the program says it.
console-no = nein

# What may be typed for yes, in lower case, with spaces between.
console-yes-words = ja j yes y

# What may be typed for no, in lower case, with spaces between.
console-no-words = nein n no
