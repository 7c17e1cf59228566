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
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
    .line = { $seconds } s

# A length of time under an hour. The seconds are said even when they are 0: nobody must take it for a time of day.
# Variables:
#   $minutes (Number) - whole minutes
#   $seconds (Number) - whole seconds
announce-duration-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
    .line = { $minutes } min { $seconds } s

# A length of time of an hour or more.
# Variables:
#   $hours (Number) - whole hours
#   $minutes (Number) - whole minutes
#   $seconds (Number) - whole seconds
announce-duration-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
    .line = { $hours } h { $minutes } m { $seconds } s

# A number of moves, for example how many are left to the time control.
# Variables:
#   $count (Number) - how many
announce-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
    .line =
        { $count ->
            [one] 1 Zug
           *[other] { $count } Züge
        }

# The time of a time control in whole minutes.
# Variables:
#   $minutes (Number) - whole minutes
announce-allotted-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
    .line = { $minutes } min

## A time control read aloud

# One period of the time control: how long it lasts and its time.
# Variables:
#   $lasts (String) - all (the only period), rest (the last), repeats (the last, again and again) or moves
#   $number (String) - the number of the period
#   $count (Number) - the moves of the period
#   $time (String) - a length of time
announce-control-period =
    { $lasts ->
        [all] Für die ganze Partie: { $time }.
        [rest] Periode { $number }, für den Rest der Partie: { $time }.
        [repeats]
            { $count ->
                [one] Periode { $number } und jede weitere: ein Zug, { $time }.
               *[other] Periode { $number } und jede weitere: { $count } Züge, { $time }.
            }
       *[moves]
            { $count ->
                [one] Periode { $number }: ein Zug, { $time }.
               *[other] Periode { $number }: { $count } Züge, { $time }.
            }
    }
    .line =
        { $lasts ->
            [all] { $time } für die ganze Partie
            [rest] Periode { $number }: Rest, { $time }
            [repeats] ab Periode { $number }: { $count }/{ $time }
           *[moves] Periode { $number }: { $count }/{ $time }
        }

# One period of the time control with a fixed time for each move.
# Variables:
#   $lasts (String) - all (the only period), rest (the last), repeats (the last, again and again) or moves
#   $number (String) - the number of the period
#   $count (Number) - the moves of the period
#   $time (String) - a length of time
announce-control-fixed =
    { $lasts ->
        [all] Für jeden Zug: { $time }. Nichts wird übertragen.
        [rest] Periode { $number }, für jeden Zug bis zum Ende: { $time }. Nichts wird übertragen.
        [repeats]
            { $count ->
                [one] Periode { $number } und jede weitere: ein Zug, dafür { $time }. Nichts wird übertragen.
               *[other] Periode { $number } und jede weitere: { $count } Züge, für jeden { $time }. Nichts wird übertragen.
            }
       *[moves]
            { $count ->
                [one] Periode { $number }: ein Zug, dafür { $time }. Nichts wird übertragen.
               *[other] Periode { $number }: { $count } Züge, für jeden { $time }. Nichts wird übertragen.
            }
    }
    .line =
        { $lasts ->
            [all] { $time } pro Zug
            [rest] Periode { $number }: Rest, { $time } pro Zug
            [repeats] ab Periode { $number }: { $count }, je { $time }
           *[moves] Periode { $number }: { $count }, je { $time }
        }

# What a period adds for each move, after its time.
# Variables:
#   $time (String) - a length of time
announce-control-increment = Dazu für jeden Zug: { $time }.
    .line = dazu { $time } pro Zug

# The delay of a period, after its time.
# Variables:
#   $time (String) - a length of time
announce-control-delay = Bei jedem Zug wartet die Uhr, bevor sie läuft: { $time }.
    .line = Aufschub { $time } pro Zug

# What a period gives back for each move (Bronstein), after its time.
# Variables:
#   $time (String) - a length of time
announce-control-bronstein = Nach jedem Zug wird die verbrauchte Zeit gutgeschrieben, höchstens { $time }.
    .line = zurück höchstens { $time } pro Zug

# The time control is an hourglass.
# Variables:
#   $time (String) - a length of time
announce-control-hourglass = Sanduhr: Zu Beginn hat jeder { $time }. Was der eine verbraucht, bekommt der andere.
    .line = Sanduhr, { $time }

## What the referee tells

# What stands on an empty square, in a list of differences.
announce-nothing = nichts

# The player's own announcement. In the hall the words of D.2.1 alone are heard; this text is the line's.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-own-move = { $move }.
    .line =
        { $color ->
            [white] w
           *[black] s
        } { $move }. Leertaste: Uhr

# The opponent's move as it was entered. In the hall the words of D.2.1 alone are heard.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-opponents-move = { $move }.
    .line =
        { $color ->
            [white] w
           *[black] s
        } { $move }

# The last announcement, said again because somebody asked. In the hall the words alone are heard.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-again = { $move }.
    .line =
        nochmals: { $color ->
            [white] w
           *[black] s
        } { $move }

# A slip of the tongue is corrected (D.2.7).
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-correction =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } korrigiert: { $move }.
    .line =
        korrigiert: { $color ->
            [white] w
           *[black] s
        } { $move }. Leertaste: Uhr

# The opponent's move had been misheard; this is what he announced.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-misheard =
    Falsch gehört. { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagte { $move } an.
    .line =
        falsch gehört: { $color ->
            [white] w
           *[black] s
        } { $move }

# The press waits for the last word of the announcement. A cue is heard, no words.
announce-press-kept = Ihr Druck zählt mit dem letzten Wort.
    .line = Druck zählt mit dem letzten Wort.

# A press that was kept, or the press of the assistant, was taken back.
announce-press-cancelled = Ihr Druck ist zurückgenommen. Um den Zug abzuschließen, drücken Sie die Uhr noch einmal.
    .line = Druck zurück. Leertaste: Uhr

# A move is completed and the other clock runs. A cue is heard, no words.
# Variables:
#   $color (String) - the player whose clock runs: white or black
announce-to-move =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist am Zug.

# The sighted opponent has pressed before his move was entered. A cue is heard, no words.
# Variables:
#   $color (String) - the player: white or black
announce-replied =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Geben Sie den Zug ein.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat gedrückt. Zug eingeben.

# The sighted player has pressed; the other clock starts at the last word.
# Variables:
#   $color (String) - the player: white or black
announce-press-waits =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Die andere Uhr startet beim letzten Wort.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte; Uhr beim letzten Wort.

# A repetition is what was announced.
# Variables:
#   $color (String) - the player: white or black
announce-repetition-agrees =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } wiederholt wie angesagt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wiederholt wie angesagt.

# A repetition is not what was announced. Both players hear both, and neither hears which is right.
# Variables:
#   $color (String) - who repeated: white or black
#   $announced (String) - the move, ready to be spoken or shown
#   $repeated (String) - the move, ready to be spoken or shown
announce-repetition-differs =
    Angesagt war { $announced }. { $color ->
        [white] Weiß
       *[black] Schwarz
    } wiederholt { $repeated }.
    .line = Angesagt { $announced }, wdh. { $repeated }

# A completed move is illegal; the position before it stands again.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-illegal-move =
    Der abgeschlossene Zug { $move } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist regelwidrig. Es gilt die Stellung davor. Beide Uhren stehen. Bitte den Schiedsrichter rufen.
    .line =
        Regelwidrig: { $color ->
            [white] w
           *[black] s
        } { $move }. Uhren stehen.

# A completed move is illegal by the announcements, but legal on the mover's own board: the boards differ.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-illegal-other-board =
    Der Zug { $move } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist auf dem eigenen Brett möglich, nach den Ansagen nicht. Die Bretter sind verschieden. Beide Uhren stehen. Bitte den Schiedsrichter rufen.
    .line =
        Bretter verschieden: { $color ->
            [white] w
           *[black] s
        } { $move }.

# Half-moves were taken back in practice.
# Variables:
#   $count (Number) - how many half-moves
announce-taken-back =
    { $count ->
        [one] Ein Halbzug ist zurückgenommen.
       *[other] { $count } Halbzüge sind zurückgenommen.
    }

# At the start of a game of Chess960: its position, for everybody.
# Variables:
#   $number (String) - the number of the position, 0 to 959
#   $pieces (String) - the pieces of the first rank with their squares, from a to h
#   $letters (String) - the same as eight letters
announce-chess960 = Chess960, Stellung { $number }. Die erste Reihe: { $pieces }.
    .line = Chess960 Nr. { $number }: { $letters }

# The same where the position was drawn just now.
# Variables:
#   $number (String) - the number of the position, 0 to 959
#   $pieces (String) - the pieces of the first rank with their squares, from a to h
#   $letters (String) - the same as eight letters
announce-chess960-drawn = Chess960. Ausgelost wurde Stellung { $number }. Die erste Reihe: { $pieces }.
    .line = Los: Chess960 Nr. { $number }: { $letters }

# The game begins. Said in few words: a clock runs while they are heard.
announce-started = Die Partie beginnt.
    .line = Die Partie beginnt. Uhr von Weiß läuft.

# Play goes on after it was suspended.
# Variables:
#   $color (String) - whose clock runs: white or black
announce-resumed =
    Es geht weiter. { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug.
    .line =
        Es geht weiter. { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist am Zug.

# A board does not show what was announced. The squares follow, one sentence each.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - how many squares
announce-board-differs =
    { $count ->
        [one] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht auf einem Feld von den Ansagen ab.
       *[other] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht auf { $count } Feldern von den Ansagen ab.
    }
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht ab: { $count }

# A difference has outlived the next announcement of the player whose board differs (D.2.8). The squares follow.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - how many squares
announce-boards-case =
    { $count ->
        [one] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht noch auf einem Feld ab. Das ist Sache des Schiedsrichters.
       *[other] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht noch auf { $count } Feldern ab. Das ist Sache des Schiedsrichters.
    }
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } noch anders: { $count }

# One square on which a board differs. It is not said which of the two is right.
# Variables:
#   $color (String) - whose board: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $shows (String) - what stands there
#   $announced (String) - what was announced to stand there
announce-square-differs =
    { $square }: auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } { $shows }, angesagt { $announced }.
    .line = { $square }: { $shows }, gesagt { $announced }

# More squares differ than are told one by one.
# Variables:
#   $count (Number) - how many more
announce-more-squares =
    { $count ->
        [one] Ein weiteres Feld weicht ab.
       *[other] { $count } weitere Felder weichen ab.
    }

# A board shows what was announced.
# Variables:
#   $color (String) - whose board: white or black
announce-board-agrees =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt, was angesagt wurde.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: wie angesagt.

# The two scores say different moves for one half-move.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $white (String) - what White's score says
#   $black (String) - what Black's score says
announce-scores-differ =
    Die Partieformulare unterscheiden sich beim Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }. Weiß hat { $white }, Schwarz hat { $black }.
    .line = Zug { $number }: w { $white }, s { $black }

# What a player told of his score was taken down.
# Variables:
#   $color (String) - whose score: white or black
#   $number (Number) - the number of the move
announce-score-taken =
    Für das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } vermerkt, Zug { $number }.
    .line =
        Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: Zug { $number }.

# What a player told of his score was taken down, but is no move in that position.
# Variables:
#   $color (String) - whose score: white or black
#   $number (Number) - the number of the move
announce-score-unreadable =
    Für das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } so vermerkt, Zug { $number }. Es ist dort kein Zug.
    .line =
        Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } { $number }: kein Zug.

# A player has touched a piece, by his own word or confirmed by him.
# Variables:
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-touched =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat berührt: { $piece } auf { $square }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } berührte { $square }: { $piece }

# A player touches a piece to adjust it, as he has said before (4.2): it need not be moved.
# Variables:
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-touched-adjusting =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } rückt zurecht: { $piece } auf { $square }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rückt { $square } zurecht: { $piece }

# A player lifts a piece to carry out the opponent's move on his own board: it need not be moved.
# Variables:
#   $color (String) - the player: white or black
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stood there before the move
announce-touched-carrying-out =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } führt den Zug aus: { $piece } von { $square } genommen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } führt aus, { $square }: { $piece }

# Practice: a move is refused because another piece was touched before.
# Variables:
#   $squares (String) - the squares of the touched pieces, in order
announce-touched-first =
    Vorher berührt: { $squares }. Was berührt wurde, muss ziehen oder geschlagen werden, soweit das möglich ist.
    .line = Berührt: { $squares }

# The opponent has not moved, so that there is nothing to claim about pieces he touched (4.8).
announce-nothing-touched =
    Der Gegner hat noch keinen Zug, bei dem eine berührte Figur reklamiert werden könnte.
    .line = Kein Zug des Gegners zu reklamieren.

# The right to claim about touched pieces is lost (4.8).
announce-complaint-too-late =
    Zu spät für diese Reklamation: Sie haben seither eine Figur berührt oder gezogen. Den Schiedsrichter können Sie noch rufen.
    .line = Zu spät: Sie haben eine Figur berührt.

# A player says that he adjusts pieces (4.2).
# Variables:
#   $color (String) - the player: white or black
announce-adjusting =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } rückt zurecht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rückt zurecht.

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-draw =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet Remis an? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bietet Remis an? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-accept =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } nimmt das Remis an? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } nimmt Remis an? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-decline =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } lehnt das Remis ab? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } lehnt Remis ab? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-resign =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt auf? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } gibt auf? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-flag =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert die Zeit? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } reklamiert Zeit? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-arbiter =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ruft den Schiedsrichter? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ruft Schiedsrichter? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-adjust =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } rückt zurecht? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rückt zurecht? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $square (String) - the square, ready to be spoken or shown
announce-confirm-touched =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $square } berührt? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } berührte { $square }? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-confirm-repeats =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } wiederholt { $move }? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wdh. { $move }? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $from (String) - the square the piece was taken from
#   $to (String) - the square it was put on
announce-confirm-played =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat ausgeführt { $from } { $to }? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } zog { $from } { $to }? F8: ja

# A word spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $text (String) - as written
announce-confirm-wrote =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat geschrieben { $text }? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } schrieb { $text }? F8: ja

# A word spoken for the opponent was not confirmed.
# Variables:
#   $color (String) - the player: white or black
announce-not-confirmed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat nicht bestätigt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat nicht bestätigt.

# A draw is offered.
# Variables:
#   $color (String) - the player: white or black
announce-draw-offered =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet Remis an.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bietet Remis an.

# A draw offer is declined in words.
# Variables:
#   $color (String) - the player: white or black
announce-draw-declined =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } lehnt das Remis ab.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } lehnt das Remis ab.

# A draw offer is refused by moving.
# Variables:
#   $color (String) - whose offer it was: white or black
announce-offer-lapsed =
    Das Remisangebot { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist durch den Zug abgelehnt.
    .line =
        Remisangebot { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } erloschen.

# A flag has fallen. Nothing is claimed.
# Variables:
#   $color (String) - whose flag: white or black
announce-flag-fell =
    Das Blättchen { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist gefallen.
    .line =
        Blättchen { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } gefallen.

# The player may claim that the flag of the opponent has fallen; he makes the claim himself.
announce-claim-offered = Sie können die Zeit reklamieren: tippen Sie fahne.
    .line = Reklamieren: fahne

# A player calls the arbiter.
# Variables:
#   $color (String) - the player: white or black
announce-arbiter-called =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ruft den Schiedsrichter. Beide Uhren stehen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ruft den Schiedsrichter.

# The program was interrupted and started again.
announce-recovered = Das Programm war unterbrochen. Beide Uhren stehen auf dem letzten festgehaltenen Stand. Bitte den Schiedsrichter rufen. Weiter mit fortsetzen.
    .line = Unterbrochen. Weiter mit: fortsetzen

# A saved game was opened again.
announce-reopened = Die gespeicherte Partie ist offen. Beide Uhren stehen. Weiter mit fortsetzen, oder mit start, wenn sie noch nicht begonnen hat.
    .line = Partie offen. Weiter mit: fortsetzen

# The program is left; the game is saved.
announce-saved = Die Partie ist gespeichert.

# Both clocks on request, one's own first.
# Variables:
#   $own (String) - a length of time
#   $opponents (String) - a length of time
announce-clocks = Sie haben { $own }. Ihr Gegner hat { $opponents }.
    .line = Sie { $own }; Gegner { $opponents }

# One's own clock on request.
# Variables:
#   $own (String) - a length of time
announce-own-clock = Sie haben { $own }.
    .line = Sie { $own }

# The opponent's clock on request.
# Variables:
#   $opponents (String) - a length of time
announce-opponents-clock = Ihr Gegner hat { $opponents }.
    .line = Gegner { $opponents }

# A clock is asked for in a game without clocks.
announce-no-clocks = Diese Partie hat keine Uhren.

# The number of moves completed, on request (D.2.9.d).
# Variables:
#   $own (Number) - moves completed by the player
#   $opponents (Number) - moves completed by the opponent
announce-count =
    { $own ->
        [one] Sie haben einen Zug abgeschlossen
       *[other] Sie haben { $own } Züge abgeschlossen
    }, { $opponents ->
        [one] Ihr Gegner einen Zug.
       *[other] Ihr Gegner { $opponents } Züge.
    }
    .line = Züge: Sie { $own }, Gegner { $opponents }

# The time used by both, on request (D.2.9.d).
# Variables:
#   $own (String) - a length of time
#   $opponents (String) - a length of time
announce-used = Sie haben { $own } verbraucht. Ihr Gegner hat { $opponents } verbraucht.
    .line = verbr. { $own }; Geg. { $opponents }

# Checkmate ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-mate =
    Matt. { $color ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt.
    .line =
        Matt. { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt.

# A resignation ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-resignation =
    { $color ->
        [white] Schwarz gibt auf. Weiß
       *[black] Weiß gibt auf. Schwarz
    } gewinnt.
    .line =
        { $color ->
            [white] Schwarz gibt auf. Weiß
           *[black] Weiß gibt auf. Schwarz
        } gewinnt.

# A claimed flag fall ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-flag =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert die Zeit und gewinnt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt auf Zeit.

# The players agree to a draw.
announce-over-agreement = Die Partie ist remis durch Vereinbarung.
    .line = Remis durch Vereinbarung.

# Stalemate ends the game.
announce-over-stalemate = Patt. Die Partie ist remis.
    .line = Patt. Remis.

# Neither player can mate any more.
announce-over-dead-position = Keiner kann mehr matt setzen. Die Partie ist remis.
    .line = Keiner kann matt setzen. Remis.

# A claimed flag fall draws the game because the claimant cannot mate.
announce-over-flag-draw = Das Blättchen ist gefallen, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
    .line = Zeit, aber kein Matt möglich. Remis.

# Something typed is no move and no command.
# Variables:
#   $part (String) - the part that was not understood
announce-not-understood = Nicht verstanden: { $part }. Tippen Sie einen Zug, zum Beispiel Sg1f3, oder hilfe.
    .line = Nicht verstanden: { $part }

# The beginning of what was typed was understood, the rest was not.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the part that was not understood
announce-not-understood-after = Verstanden { $understood }, aber nicht { $part }. Sagen Sie den ganzen Zug noch einmal.
    .line = { $understood }, aber nicht: { $part }

# The end of a move is missing.
# Variables:
#   $understood (String) - the beginning that was understood
announce-unfinished = Verstanden { $understood }, aber der Rest fehlt. Sagen Sie den ganzen Zug noch einmal.
    .line = { $understood }: der Rest fehlt

# Several legal moves fit a short announcement. In a tournament it is not said which.
# Variables:
#   $role (String) - the piece
#   $square (String) - the square, ready to be spoken or shown
announce-ambiguous =
    Mehr als ein Zug passt: { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } nach { $square }. Nennen Sie das Ausgangsfeld.
    .line = Mehrdeutig { $square }: Ausgangsfeld nennen

# Several legal moves fit a short announcement; in practice the squares are named.
# Variables:
#   $role (String) - the piece
#   $square (String) - the square, ready to be spoken or shown
#   $from (String) - the squares
announce-ambiguous-from =
    Mehr als ein Zug passt: { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } nach { $square }, von { $from }. Nennen Sie das Ausgangsfeld.
    .line = { $square } von { $from }? Feld nennen

# A pawn reaches the last rank and the new piece was not named (D.2.1). It is not said what to choose.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-promotion-missing = Auf { $square } wird der Bauer umgewandelt. Sagen Sie den Zug noch einmal und nennen Sie die Figur.
    .line = { $square }: neue Figur nennen

# No legal move fits a short announcement.
announce-no-move-fits = Kein Zug passt. Nennen Sie die Figur und beide Felder.
    .line = Kein Zug passt: beide Felder nennen

# No legal move fits a short announcement; in practice the reason is told.
# Variables:
#   $reason (String) - a whole sentence
announce-no-move-fits-because = Kein Zug passt. { $reason } Nennen Sie einen anderen Zug.
    .line = { $reason }

# Two squares without a piece, and no piece stands on the first.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-no-piece-named = Auf { $square } steht nichts. Nennen Sie die Figur und beide Felder.
    .line = { $square } ist leer: Figur nennen

# A move is not legal; told in practice only.
# Variables:
#   $move (String) - the move, ready to be spoken or shown
#   $reason (String) - a whole sentence
announce-not-legal = { $move } ist regelwidrig. { $reason } Nennen Sie einen anderen Zug.
    .line = { $move }: { $reason }

# Why a move is not legal; told in practice only. The from-square is empty.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-nothing-there = Auf { $square } steht nichts.

# Why a move is not legal; told in practice only. The piece is the opponent's.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-opponents-piece = Die Figur auf { $square } ist nicht Ihre.
    .line = { $square } nicht Ihre Figur

# Why a move is not legal; told in practice only. Another piece stands there.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $role (String) - the piece that stands there
announce-illegal-other-piece =
    Auf { $square } steht: { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    }.

# Why a move is not legal; told in practice only. The player's own piece stands on the target.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-own-piece = Auf { $square } steht eine eigene Figur.
    .line = { $square } eigene Figur

# Why a move is not legal; told in practice only. The piece does not move that way.
announce-illegal-does-not-reach = So zieht die Figur nicht.

# Why a move is not legal; told in practice only. A piece is in the way.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-illegal-blocked = Die Figur auf { $square } steht im Weg.
    .line = { $square } im Weg

# Why a move is not legal; told in practice only. The king stays in check.
announce-illegal-still-in-check = Der König stünde noch im Schach.
    .line = König noch im Schach

# Why a move is not legal; told in practice only. The king would come into check.
announce-illegal-exposes-king = Der König stünde im Schach.

# Why a move is not legal; told in practice only. The right to castle is lost.
announce-illegal-castling-right = König oder Turm hat schon gezogen.
    .line = König oder Turm zog schon

# Why a move is not legal; told in practice only. A piece stands where king or rook would go or pass.
announce-illegal-castling-blocked = Auf dem Weg von König oder Turm steht eine Figur.
    .line = Figur im Weg von König oder Turm

# Why a move is not legal; told in practice only. The way is attacked.
announce-illegal-castling-check = Der König steht im Schach, oder sein Weg ist bedroht.
    .line = König oder sein Weg bedroht

# Why a move is not legal; told in practice only. No pawn reaches the last rank.
announce-illegal-no-promotion = Damit erreicht kein Bauer die letzte Reihe.
    .line = kein Bauer am Ziel

# Why a move is not legal; told in practice only. A pawn cannot become that.
announce-illegal-bad-promotion = Diese Figur kann ein Bauer nicht werden.
    .line = keine Umwandlung dazu

# A draw offer stands already.
# Variables:
#   $color (String) - who offered: white or black
announce-offer-stands =
    Das Remisangebot { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } gilt noch.
    .line =
        Remisangebot { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } gilt.

# A correction names another square than the one on which the piece was released (4.7).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-correction-against-board = Auf Ihrem Brett steht die Figur auf { $square }. Nur dieser Zug kann angesagt werden.
    .line = Figur steht auf { $square }: das ansagen

# Nothing stands on the square from which a piece is said to have been taken.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-nothing-on-square = Auf diesem Brett steht nichts auf { $square }.
    .line = { $square } ist auf dem Brett leer

# The clock was pressed and the move has not been announced (D.2.3).
announce-missing-announcement = Nicht ausgeführt: Sie haben keinen Zug angesagt.
    .line = Nicht ausgeführt: kein Zug angesagt.

# The clock was pressed and the captured piece still stands on the board (D.2.3).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
announce-missing-removal = Nicht ausgeführt: die geschlagene Figur steht noch auf { $square }.
    .line = Nicht ausgeführt: { $square } nicht leer

# The clock was pressed and the board does not show the announced move (D.2.3).
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $piece (String) - what stands there
announce-missing-placing = Nicht ausgeführt: auf { $square } Ihres Bretts steht { $piece }, und das wurde nicht angesagt.
    .line = Nicht ausgeführt: { $square } zeigt { $piece }

# Something needs a game that has begun.
announce-not-started = Die Partie hat nicht begonnen. Tippen Sie start.
    .line = Nicht begonnen. start: Beginn

# The game has begun already.
announce-already-started = Die Partie hat schon begonnen.

# Play is suspended.
announce-suspended = Die Partie ist unterbrochen, beide Uhren stehen. Weiter mit fortsetzen.
    .line = Unterbrochen. Weiter mit: fortsetzen

# Play is not suspended.
announce-not-suspended = Die Partie ist nicht unterbrochen.

# The game is over.
announce-is-over = Die Partie ist beendet.

# A move was typed while one's own still awaits the press.
announce-awaits-press = Ihr Zug wartet noch auf die Uhr. Ändern mit korrektur und dem Zug, abschließen mit der Leertaste.
    .line = Leertaste fehlt. Ändern: korrektur ZUG

# A clock key was pressed by a player whose clock is not running.
announce-clock-not-running = Diese Uhr läuft nicht.

# The opponent has pressed and his move must be entered first.
announce-move-not-entered = Ihr Gegner hat gedrückt. Geben Sie zuerst seinen Zug ein.
    .line = Zuerst den Zug des Gegners eingeben.

# The key was pressed already.
announce-already-pressed = Schon gedrückt.

# There is no kept press to take back.
announce-nothing-pressed = Es ist kein Druck zurückzunehmen.

# There is no announcement to correct.
announce-nothing-to-correct = Sie haben nichts angesagt, das zu korrigieren wäre.
    .line = Nichts zu korrigieren.

# The clock of the opponent has been started (D.2.7).
announce-correction-too-late = Zu spät: die Uhr Ihres Gegners läuft. Sie können den Schiedsrichter rufen.
    .line = Zu spät. Möglich: schiedsrichter

# There is no move of the opponent that could have been misheard.
announce-nothing-misheard = Ihr Gegner hat keinen Zug gemacht.

# The player has answered the move already.
announce-misheard-too-late = Zu spät: Sie haben den Zug schon beantwortet. Sie können den Schiedsrichter rufen.
    .line = Zu spät. Möglich: schiedsrichter

# There is no announcement yet.
announce-nothing-announced = Es wurde nichts angesagt.

# No draw is offered by the opponent.
announce-no-offer = Ihr Gegner hat kein Remis angeboten.
    .line = Kein Remis angeboten.

# A claimed flag has not fallen.
announce-flag-up = Dieses Blättchen ist nicht gefallen.

# Advice is not given in a tournament (11.3).
announce-no-advice = Nicht im Turnier: das wäre ein Rat.

# There is no move to take back.
announce-nothing-to-take-back = Es ist kein Zug zurückzunehmen.
