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
            [king] white king
            [queen] white queen
            [rook] white rook
            [bishop] white bishop
            [knight] white knight
           *[pawn] white pawn
        }
       *[black] { $role ->
            [king] black king
            [queen] black queen
            [rook] black rook
            [bishop] black bishop
            [knight] black knight
           *[pawn] black pawn
        }
    }

# A kind of piece without its colour.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-role =
    { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }

# A colour that stands for its player.
# Variables:
#   $color (String) - "white" or "black"
console-color =
    { $color ->
        [white] White
       *[black] Black
    }

# The answer yes, as the program says it.
console-yes = yes

# The answer no, as the program says it.
console-no = no

# What may be typed for yes, in lower case, with spaces between.
console-yes-words = yes y

# What may be typed for no, in lower case, with spaces between.
console-no-words = no n
