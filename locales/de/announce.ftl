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

# A length of time under ten seconds, with a tenth.
# Variables:
#   $whole (Number) - whole seconds
#   $tenth (Number) - tenths of a second besides
announce-duration-tenths =
    { $whole },{ $tenth } Sekunden
    .line = { $whole },{ $tenth } s

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
#   $first (String) - yes: already before the first move; no: only after each move
announce-control-increment =
    { $first ->
        [yes] Dazu für jeden Zug, auch den ersten: { $time }.
       *[no] Dazu nach jedem Zug: { $time }.
    }
    .line =
        { $first ->
            [yes] dazu { $time } pro Zug, auch im ersten
           *[no] dazu { $time } nach jedem Zug
        }

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

# A slip of the tongue is corrected (D.2.7). At the station of who made it.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-own-correction =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } korrigiert: { $move }.
    .line =
        korrigiert: { $color ->
            [white] w
           *[black] s
        } { $move }. Leertaste: Uhr

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
        } { $move }

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
# Variables:
#   $color (String) - whose clock runs: white or black
announce-started = Die Partie beginnt.
    .line =
        { $color ->
            [white] Die Partie beginnt. Uhr von Weiß läuft.
           *[black] Partie beginnt. Uhr von Schwarz läuft.
        }

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

# A player says that he adjusts pieces, and is not on move: nothing follows from it (4.2).
# Variables:
#   $color (String) - the player: white or black
announce-adjusting-out-of-turn =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagt Zurechtrücken an, ohne am Zug zu sein. Es gilt nicht.
    .line =
        Zurechtrücken, nicht am Zug: { $color ->
            [white] Weiß
           *[black] Schwarz
        }

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

# The program had stood still: the machine slept, or its process was stopped. Both clocks stand.
# Variables:
#   $time (String) - for how long, a length of time
announce-stood-still = Das Programm stand { $time } lang still, und niemand war zu hören. Beide Uhren stehen. Weiter mit fortsetzen.
    .line = Stillstand { $time }. fortsetzen

# After a crash: a clock ran, and its last second may be missing.
# Variables:
#   $color (String) - whose clock: white or black
#   $time (String) - at most so much, a length of time
announce-time-missing =
    Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } lief. Sie zählt bis zur letzten Sekunde auf der Platte: bis zu { $time } können fehlen. Der Schiedsrichter kann sie abziehen.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: bis zu { $time } fehlen

# After a crash: a clock ran, and nothing says how long the program lived after its last entry.
# Variables:
#   $color (String) - whose clock: white or black
announce-time-missing-unknown =
    Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } lief. Sie zählt bis zum letzten Eintrag: was danach verging, fehlt und ist nicht bekannt. Der Schiedsrichter kann es abziehen.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: letzte Zeit fehlt

# Proposed: a player gets back the time in which nothing could be heard of him.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-dead-time =
    Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } lief dabei. Vorschlag: { $color ->
        [white] Weiß
       *[black] Schwarz
    } bekommt { $time } zurück.
    .line =
        Vorschlag: { $color ->
            [white] Weiß
           *[black] Schwarz
        } + { $time }

# Who gives back what is proposed, and what resume does. The line stays under the fingers.
# Variables:
#   $color (String) - who may give it: white or black
announce-dead-time-settle =
    { $color ->
        [white] Weiß gibt sie mit einverstanden oder fortsetzen; gibt Schwarz fortsetzen ein, wird sie nicht gegeben.
       *[black] Schwarz gibt sie mit einverstanden oder fortsetzen; gibt Weiß fortsetzen ein, wird sie nicht gegeben.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: einverstanden gibt sie

# What is proposed is the arbiter's to give. The line stays under the fingers.
# Variables:
#   $color (String) - against whom: white or black
announce-dead-time-arbiter = Der Schiedsrichter gibt sie { $color ->
        [white] Schwarz
       *[black] Weiß
    } oder nicht. Gibt { $color ->
        [white] Schwarz
       *[black] Weiß
    } fortsetzen ein, geht es ohne sie weiter.
    .line =
        Schiedsrichter gibt; { $color ->
            [white] Schwarz
           *[black] Weiß
        } fortsetzen

# The program was interrupted and started again.
announce-recovered = Das Programm war unterbrochen. Beide Uhren stehen auf dem letzten festgehaltenen Stand. Bitte den Schiedsrichter rufen. Enter sagt, wie es weitergeht.
    .line = Unterbrochen. Enter sagt, wie weiter

# An adjourned game was opened again, and the envelope is closed.
announce-reopened-sealed = Die Partie ist wieder geöffnet; sie wurde abgebrochen, und beide Uhren stehen. Sie geht weiter, wenn der Schiedsrichter den Umschlag geöffnet hat.
    .line = Abgebrochen. Öffnet: Schiedsrichter.

# A game that has ended was opened again.
announce-reopened-over = Die gespeicherte Partie ist offen. Sie ist beendet. Zum Verlassen geben Sie beenden ein.
    .line = Die Partie ist beendet. Ende: beenden

# A saved game was opened again.
announce-reopened = Die gespeicherte Partie ist offen. Beide Uhren stehen. Enter sagt, wie es weitergeht.
    .line = Partie offen. Enter sagt, wie weiter

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

# A flag fall that was claimed, or called by the arbiter, ends the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-flag =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt auf Zeit.
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
announce-over-dead-position = Tote Stellung: Keiner kann mehr matt setzen. Die Partie ist remis.
    .line = Tote Stellung. Remis.

# A claimed flag fall draws the game because the claimant cannot mate.
announce-over-flag-draw = Das Blättchen ist gefallen, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
    .line = Zeit; Gegner ohne Mattmöglichkeit: remis

## Claims, what the Laws provide, and what the arbiter rules

# A player claims something. In the hall; the clocks have been stopped, except for displaced pieces.
# Variables:
#   $color (String) - the player: white or black
#   $claim (String) - what: repetition, fifty, quickplay, seconds, touched, illegal, setup, turned, colours, displaced, idle, hands or absent
announce-claimed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert { $claim ->
        [repetition] Remis durch Stellungswiederholung
        [fifty] Remis nach der Fünfzig-Züge-Regel
        [quickplay] Remis in der Endspurtphase
        [seconds] fünf Sekunden mehr pro Zug für beide und bietet damit Remis an
        [touched] einen Verstoß gegen berührt, geführt
        [illegal] einen regelwidrigen Zug
        [unpromoted] einen nicht umgewandelten Bauern
        [setup] eine falsche Aufstellung
        [turned] ein falsch gedrehtes Brett
        [colours] vertauschte Farben
        [displaced] verschobene Figuren
        [idle] einen Druck auf die Uhr ohne Zug
        [hands] einen Zug mit zwei Händen
        [flag] das gefallene Blättchen des Gegners
        [mend] einen Irrtum in der Ansage des letzten Zuges
       *[absent] das Fehlen des Gegners
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } reklamiert: { $claim ->
            [repetition] Wiederholung
            [fifty] 50 Züge
            [quickplay] Endspurt-Remis
            [seconds] 5 s mehr pro Zug
            [touched] berührt, geführt
            [illegal] regelwidriger Zug
            [unpromoted] Bauer bleibt Bauer
            [setup] Aufstellung
            [turned] Brett gedreht
            [colours] Farben vertauscht
            [displaced] Figuren verschoben
            [idle] Druck ohne Zug
            [hands] zwei Hände
            [flag] Blättchen
            [mend] Irrtum in Ansage
           *[absent] Gegner fehlt
        }

# A player claims a draw with a move that he has written and not made (9.2, 9.3).
# Variables:
#   $color (String) - the player: white or black
#   $claim (String) - by what: repetition or fifty
#   $move (String) - the move, ready to be spoken or shown
announce-claimed-with =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert Remis { $claim ->
        [repetition] durch Stellungswiederholung
       *[fifty] nach der Fünfzig-Züge-Regel
    }, mit dem Zug { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $claim ->
            [repetition] Wiederholung
           *[fifty] 50 Züge
        } mit { $move }

# The record was compared with a claim of a draw.
# Variables:
#   $color (String) - who claimed: white or black
#   $right (String) - whether the claim is right: yes or no
announce-claim-checked =
    Nach den Aufzeichnungen ist die Reklamation { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } { $right ->
        [yes] berechtigt
       *[no] unberechtigt
    }.
    .line =
        Reklamation { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $right ->
            [yes] berechtigt
           *[no] unberechtigt
        }

# A claimed flag is not judged: the move that was entered after the claim came before it.
# Variables:
#   $color (String) - the player: white or black
announce-claim-overtaken =
    Über die Reklamation von { $color ->
        [white] Weiß
       *[black] Schwarz
    } wird nicht entschieden: Der Zug war vorher gemacht.
    .line =
        Rekl. von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Zug war eher

# A complaint about touched pieces was upheld: what binds the player now (4.3).
# Variables:
#   $color (String) - the player: white or black
#   $squares (String) - the squares of the pieces he has touched, in order
announce-touch-binds =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat berührt, in dieser Reihenfolge: { $squares }. Gezogen oder geschlagen wird die erste Figur davon, mit der es geht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss ziehen: { $squares }

# Why a penalty is proposed: so many illegal moves of this player were completed.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many
announce-cause-illegal =
    Abgeschlossene regelwidrige Züge { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $count }.
    .line =
        Regelwidrige Züge { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $count }

# What a claim of illegal play comes to, before it is upheld: nothing counts yet.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many illegal moves it would be
announce-cause-illegal-claimed =
    Wird dem stattgegeben, ist es der regelwidrige Zug Nummer { $count } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }.
    .line =
        Bei Stattgabe: regelwidrig { $count } von { $color ->
            [white] Weiß
           *[black] Schwarz
        }

# Why a remedy is proposed: the sealed move.
# Variables:
#   $color (String) - who sealed: white or black
announce-cause-sealed =
    Der Abgabezug { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist regelwidrig oder nicht eindeutig zu lesen.
    .line =
        Abgabezug { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } gilt nicht.

# Why the arbiter must decide: a flag has fallen, and it is not shown whether the opponent can mate (6.9).
# Variables:
#   $color (String) - the opponent: white or black
announce-cause-flag =
    Es ist nicht sicher, ob { $color ->
        [white] Weiß
       *[black] Schwarz
    } mit regelgerechten Zügen noch matt setzen kann.
    .line =
        Kann { $color ->
            [white] Weiß
           *[black] Schwarz
        } noch matt setzen? Offen.

# Why something is to be settled first: a player's flag was told to have fallen before he made the move that ends the game.
# Variables:
#   $color (String) - whose flag: white or black
announce-cause-flag-first =
    Das Blättchen von { $color ->
        [white] Weiß
       *[black] Schwarz
    } war gefallen, ehe die Partie zu Ende gewesen wäre. Darüber wird zuerst entschieden.
    .line =
        Blättchen von { $color ->
            [white] Weiß
           *[black] Schwarz
        } fiel vor dem Ende.

# What is proposed, not yet done: time for a player.
# Variables:
#   $color (String) - the player: white or black
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
#   $time (String) - a length of time
announce-proposed-add =
    { $why ->
        [laws] Die Regeln geben { $color ->
            [white] Weiß
           *[black] Schwarz
        } zusätzlich { $time }.
        [upheld] Wird stattgegeben, bekommt { $color ->
            [white] Weiß
           *[black] Schwarz
        } zusätzlich { $time }.
       *[aside] Wird abgewiesen, bekommt { $color ->
            [white] Weiß
           *[black] Schwarz
        } zusätzlich { $time }.
    }
    .line =
        { $why ->
            [laws] Regeln: { $color ->
                [white] Weiß
               *[black] Schwarz
            } + { $time }
            [upheld] Bei Stattgabe: { $color ->
                [white] Weiß
               *[black] Schwarz
            } + { $time }
           *[aside] Bei Abweisung: { $color ->
                [white] Weiß
               *[black] Schwarz
            } + { $time }
        }

# What is proposed, not yet done: time off a player's clock.
# Variables:
#   $color (String) - the player: white or black
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
#   $time (String) - a length of time
announce-proposed-take =
    { $why ->
        [laws] Die Regeln nehmen { $color ->
            [white] Weiß
           *[black] Schwarz
        } von der Uhr { $time }.
        [upheld] Wird stattgegeben, verliert { $color ->
            [white] Weiß
           *[black] Schwarz
        } von der Uhr { $time }.
       *[aside] Wird abgewiesen, verliert { $color ->
            [white] Weiß
           *[black] Schwarz
        } von der Uhr { $time }.
    }
    .line =
        { $why ->
            [laws] Regeln: { $color ->
                [white] Weiß
               *[black] Schwarz
            } - { $time }
            [upheld] Bei Stattgabe: { $color ->
                [white] Weiß
               *[black] Schwarz
            } - { $time }
           *[aside] Bei Abweisung: { $color ->
                [white] Weiß
               *[black] Schwarz
            } - { $time }
        }

# What is proposed, not yet done: more time a move for both.
# Variables:
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
#   $time (String) - a length of time
announce-proposed-increment =
    { $why ->
        [laws] Die Regeln geben beiden für jeden Zug zusätzlich { $time }.
        [upheld] Wird stattgegeben, bekommen beide für jeden Zug zusätzlich { $time }.
       *[aside] Wird abgewiesen, bekommen beide für jeden Zug zusätzlich { $time }.
    }
    .line =
        { $why ->
            [laws] Regeln: beide + { $time } pro Zug
            [upheld] Bei Stattgabe: + { $time } pro Zug
           *[aside] Bei Abweisung: + { $time } pro Zug
        }

# What is proposed, not yet done: an earlier position comes back.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
announce-proposed-back =
    { $why ->
        [laws] Nach den Regeln gilt wieder die Stellung vor Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.
        [upheld] Wird stattgegeben, gilt wieder die Stellung vor Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.
       *[aside] Wird abgewiesen, gilt wieder die Stellung vor Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.
    }
    .line =
        { $why ->
            [laws] Regeln: zurück vor Zug { $number } { $color ->
                [white] von Weiß
               *[black] von Schwarz
            }
            [upheld] Bei Stattgabe: vor Zug { $number } { $color ->
                [white] von Weiß
               *[black] von Schwarz
            }
           *[aside] Nein: zurück vor Zug { $number } { $color ->
                [white] von Weiß
               *[black] von Schwarz
            }
        }

# What is proposed, not yet done: the game is won.
# Variables:
#   $color (String) - the winner: white or black
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
announce-proposed-win =
    { $why ->
        [laws] Nach den Regeln gewinnt { $color ->
            [white] Weiß
           *[black] Schwarz
        } die Partie.
        [upheld] Wird stattgegeben, gewinnt { $color ->
            [white] Weiß
           *[black] Schwarz
        } die Partie.
       *[aside] Wird abgewiesen, gewinnt { $color ->
            [white] Weiß
           *[black] Schwarz
        } die Partie.
    }
    .line =
        { $why ->
            [laws] Regeln: { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt
            [upheld] Bei Stattgabe: { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt
           *[aside] Bei Abweisung: { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt
        }

# What is proposed, not yet done: the game is drawn.
# Variables:
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
announce-proposed-draw =
    { $why ->
        [laws] Nach den Regeln ist die Partie remis.
        [upheld] Wird stattgegeben, ist die Partie remis.
       *[aside] Wird abgewiesen, ist die Partie remis.
    }
    .line =
        { $why ->
            [laws] Regeln: remis
            [upheld] Bei Stattgabe: remis
           *[aside] Bei Abweisung: remis
        }

# What is proposed, not yet done: a new game.
# Variables:
#   $why (String) - laws (the Laws provide it), upheld (if a claim is upheld) or aside (if a claim is set aside)
announce-proposed-cancelled =
    { $why ->
        [laws] Nach den Regeln wird die Partie annulliert und eine neue gespielt.
        [upheld] Wird stattgegeben, wird die Partie annulliert und eine neue gespielt.
       *[aside] Wird abgewiesen, wird die Partie annulliert und eine neue gespielt.
    }
    .line =
        { $why ->
            [laws] Regeln: neue Partie
            [upheld] Bei Stattgabe: neue Partie
           *[aside] Bei Abweisung: neue Partie
        }

# What to do about what is proposed. In the hall, after the proposal; the line stays under the fingers.
# Variables:
#   $color (String) - whose word settles it: white or black
#   $how (String) - resume (going on carries it out), consent (the player may consent), entry (a move is to be entered first), flag (the player claims the flag or lets the move count) or arbiter (the arbiter alone)
announce-settle =
    { $how ->
        [resume] Beide Uhren stehen. Mit fortsetzen führt { $color ->
            [white] Weiß
           *[black] Schwarz
        } es aus und spielt weiter, wenn nicht der Schiedsrichter entscheidet.
        [consent] Beide Uhren stehen. Der Schiedsrichter entscheidet; ist keiner am Tisch, kann { $color ->
            [white] Weiß
           *[black] Schwarz
        } sein Einverständnis erklären.
        [entry] Beide Uhren stehen. Der gedrückte Zug wird zuerst eingegeben und zuerst beurteilt. Soll ohne ihn geurteilt werden, reklamiert { $color ->
            [white] Weiß
           *[black] Schwarz
        } das Blättchen noch einmal; oder der Schiedsrichter entscheidet.
        [flag] Beide Uhren stehen. { $color ->
            [white] Weiß
           *[black] Schwarz
        } reklamiert das Blättchen oder lässt dieses Ende mit seinem Einverständnis gelten; oder der Schiedsrichter entscheidet.
       *[arbiter] Beide Uhren stehen. Der Schiedsrichter entscheidet.
    }
    .line =
        { $how ->
            [resume] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: fortsetzen; oder Schiedsrichter
            [consent] Schiedsrichter / { $color ->
                [white] Weiß
               *[black] Schwarz
            }: einverstanden
            [entry] Zug eingeben; ohne ihn: wieder fahne
            [flag] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: fahne, sonst einverstanden
           *[arbiter] Uhren stehen. Schiedsrichter entscheidet
        }

# What stood as a proposal or a claim is upheld, or carried out. What changes by it is told next.
announce-upheld = Stattgegeben: der Vorschlag wird ausgeführt.
    .line = Stattgegeben.

# What stood as a proposal or a claim is set aside.
announce-set-aside = Abgewiesen: der Vorschlag wird nicht ausgeführt.
    .line = Abgewiesen.

# What the edition provides for an irregularity that a player has claimed.
# Variables:
#   $provision (String) - what: new-game, goes-on, turn-board, own-time, illegal or arbiter
announce-provided =
    { $provision ->
        [new-game] Die Regeln sehen eine neue Partie vor; diese wird annulliert.
        [goes-on] Die Regeln sehen vor, dass die Partie weitergeht.
        [turn-board] Die Regeln sehen vor, dass die Stellung auf ein richtig liegendes Brett übertragen wird und die Partie weitergeht.
        [own-time] Die Regeln sehen vor, dass der Verursacher die Figuren auf eigene Zeit zurechtstellt.
        [illegal] An diesem Tisch zählt es als regelwidriger Zug.
       *[arbiter] Die Regeln dieses Tisches legen dafür nichts fest. Der Schiedsrichter entscheidet.
    }
    .line =
        { $provision ->
            [new-game] Regeln: neue Partie
            [goes-on] Regeln: die Partie geht weiter
            [turn-board] Regeln: Brett drehen, weiterspielen
            [own-time] Regeln: auf eigene Zeit zurechtstellen
            [illegal] Zählt als regelwidriger Zug.
           *[arbiter] Keine Regel: Schiedsrichter entscheidet
        }

# A player claims that the opponent has not come; how late a player may be is laid down.
# Variables:
#   $limit (String) - a length of time
#   $late (String) - a length of time
announce-late = Erlaubte Verspätung: { $limit }. Seit Beginn vergangen: { $late }.
    .line = erlaubt { $limit }, jetzt { $late }

# A player claims that the opponent has not come; how late a player may be was announced for the competition.
# Variables:
#   $late (String) - a length of time
announce-late-announced = Seit Beginn vergangen: { $late }. Wie spät ein Spieler kommen darf, gilt wie angekündigt; der Schiedsrichter entscheidet.
    .line = { $late }: Schiedsrichter

# To the arbiter alone: the facts of a complaint about touched pieces (4.8).
# Variables:
#   $color (String) - whose move it was: white or black
#   $squares (String) - the touched squares, in order
#   $move (String) - the move he completed or announced
announce-facts-touched =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } berührte { $squares } und zog { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $squares }; zog { $move }

# To the arbiter alone: the facts of a complaint about touched pieces (4.8), where no move was announced.
# Variables:
#   $color (String) - whose move it was: white or black
#   $squares (String) - the touched squares, in order
announce-facts-touched-only =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } berührte { $squares } und hat keinen Zug angesagt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $squares }; kein Zug

# To the arbiter alone, on the line and never spoken: whether the move keeps to what was touched.
# Variables:
#   $kept (String) - yes or no
#   $article (String) - the number of the article that binds the player
announce-facts-kept =
    Der Zug hält sich { $kept ->
        [yes] an Artikel
       *[no] nicht an Artikel
    } { $article }.
    .line =
        { $kept ->
            [yes] hält sich an Artikel { $article }
           *[no] hält sich nicht an Artikel { $article }
        }

# To the arbiter alone, on the line and never spoken: moves that would keep to what was touched.
# Variables:
#   $moves (String) - some moves
announce-facts-allowed = Züge, die sich daran halten: { $moves }.
    .line = möglich: { $moves }

# To the arbiter: a draw was offered, but not after a move and before the press (9.1.2.1). It stands all the same.
# Variables:
#   $color (String) - who offered: white or black
announce-offer-out-of-turn =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bot Remis zu einem anderen Zeitpunkt an als nach dem eigenen Zug und vor dem Drücken der Uhr.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bot Remis zur falschen Zeit an.

# To the arbiter: the player has made another move than the one he had written for a claim (9.5.3).
# Variables:
#   $color (String) - the player: white or black
#   $written (String) - the move he had written
#   $played (String) - the move he made
announce-claimed-move-not-made =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat mit { $written } reklamiert, was dann zu ziehen ist, und sagt { $played } an.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } schrieb { $written }, sagt { $played }

# To the arbiter: by a counter that he set a player has not reached a time control any more.
# Variables:
#   $color (String) - who: white or black
#   $time (String) - the time of the period
#   $command (String) - the same as it is typed, such as 30:00
announce-period-time-over =
    Nach diesem Zähler hat { $color ->
        [white] Weiß
       *[black] Schwarz
    } die Zeitkontrolle nicht mehr erreicht, und ihre Zeit ist noch auf der Uhr: { $time }. Abgezogen wird sie mit abzug { $color ->
        [white] weiß
       *[black] schwarz
    } { $command }.
    .line =
        Zu viel: abzug { $color ->
            [white] weiß
           *[black] schwarz
        } { $command }

# To the arbiter: by a course that he set a player has reached the next time control. Its time is not given of itself.
# Variables:
#   $color (String) - who has reached it: white or black
#   $time (String) - the time of the period
#   $command (String) - the same as it is typed, such as 30:00
announce-period-time-due =
    Mit diesem Verlauf hat { $color ->
        [white] Weiß
       *[black] Schwarz
    } die nächste Zeitkontrolle erreicht. Dafür kämen { $time } hinzu. Zum Geben zugabe { $color ->
        [white] weiß
       *[black] schwarz
    } { $command } tippen.
    .line =
        Kontrolle: zugabe { $color ->
            [white] weiß
           *[black] schwarz
        } { $command }

# An arbiter's code was typed while the key that would confirm it is needed for the clock.
# Variables:
#   $color (String) - the player: white or black
announce-key-is-for-clock =
    Jetzt nicht: Die Taste, mit der { $color ->
        [white] Weiß
       *[black] Schwarz
    } den Code bestätigen würde, ist für die Uhr. Halten Sie mit schiedsrichter beide Uhren an, und geben Sie dann schiedsspruch noch einmal ein.
    .line = Die Taste drückt die Uhr: schiedsrichter

# An arbiter's code was typed in a game that has none; at a shared keyboard the other player confirms it.
# Variables:
#   $color (String) - the player: white or black
announce-code-asked =
    Soll der eingegebene Code der Code des Schiedsrichters dieser Partie sein? { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt ihn mit der eigenen Taste. Escape verwirft ihn.
    .line =
        Code? { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt mit F8

# An arbiter's code was typed in a game that has none; the other player confirms it at his own station.
# Variables:
#   $color (String) - the player: white or black
announce-code-asked-there =
    Soll der eingegebene Code der Code des Schiedsrichters dieser Partie sein? { $color ->
        [white] Weiß
       *[black] Schwarz
    } antwortet an der eigenen Station: einverstanden, und dann ja oder nein. Escape verwirft ihn.
    .line =
        Code? { $color ->
            [white] Weiß
           *[black] Schwarz
        }: einverstanden

# An arbiter's code that was typed at the table was not confirmed.
# Variables:
#   $color (String) - the player: white or black
announce-code-dropped =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Code des Schiedsrichters nicht bestätigt. Kein Code ist festgelegt, und niemand ist am Schiedsrichterpult.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt nicht: kein Code

# An arbiter's code that was typed at the table was confirmed by the other player.
# Variables:
#   $color (String) - the player: white or black
announce-code-set =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Code des Schiedsrichters bestätigt. Er wurde am Tisch festgelegt, und nicht beim Anlegen der Partie.
    .line =
        Code am Tisch gesetzt, mit { $color ->
            [white] Weiß
           *[black] Schwarz
        }

# The arbiter is at the desk of this station.
# Variables:
#   $first (String) - whether he has taken this game's desk only now: yes or no
announce-desk-taken =
    { $first ->
        [yes] Der Schiedsrichter hat den Tisch übernommen. Über Reklamationen und Strafen entscheidet von nun an er.
       *[no] Der Schiedsrichter ist wieder am Tisch.
    }
    .line =
        { $first ->
            [yes] Schiedsrichter übernimmt den Tisch.
           *[no] Schiedsrichter ist wieder am Tisch.
        }

# The arbiter, whose name is known, has taken the desk at this station.
# Variables:
#   $first (String) - whether the code was set only now: yes or no
#   $name (String) - the arbiter's name
announce-desk-taken-by =
    { $first ->
        [yes] { $name } hat das Schiedsrichterpult übernommen. Über Reklamationen und Strafen entscheidet von nun an die Schiedsrichterin oder der Schiedsrichter.
       *[no] { $name } ist wieder am Schiedsrichterpult.
    }
    .line =
        { $first ->
            [yes] Am Schiedsrichterpult: { $name }
           *[no] Wieder am Tisch: { $name }
        }

# The arbiter has left the desk of this station.
announce-desk-left = Der Schiedsrichter hat den Tisch verlassen.
    .line = Schiedsrichter hat den Tisch verlassen.

# Time was added to a clock, as the Laws provide or as the arbiter rules.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-changed-added =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bekommt zusätzlich { $time }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bekommt { $time } mehr.

# Time was taken off a clock.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-changed-taken =
    Von der Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wird abgezogen: { $time }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } verliert { $time }.

# Moves were taken back: a time control is not reached any more, and its time is off the clock again.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-changed-period-back =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat die Zeitkontrolle nicht mehr erreicht. Wieder von der Uhr: { $time }.
    .line =
        Kontrolle zurück: { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $time }

# Both get more time for each move from now on.
# Variables:
#   $time (String) - a length of time
announce-changed-increment = Von nun an bekommen beide für jeden Zug zusätzlich { $time }.
    .line = Beide: { $time } mehr pro Zug.

# The arbiter has set a clock.
# Variables:
#   $color (String) - the player: white or black
#   $time (String) - a length of time
announce-changed-clock =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist gestellt: es bleiben { $time }.
    .line =
        Uhr { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $time }

# The arbiter has corrected a move counter (6.10.2).
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - moves completed
announce-changed-count =
    { $count ->
        [one] Der Zugzähler { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } steht nun auf einem Zug.
       *[other] Der Zugzähler { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } steht nun auf { $count } Zügen.
    }
    .line =
        Zugzähler { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $count }

# An earlier position stands again.
# Variables:
#   $color (String) - whose move: white or black
#   $number (Number) - the number of the move
announce-changed-back =
    Es gilt wieder die Stellung vor Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }.
    .line =
        Zurück vor Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

# Another edition of the Laws applies from now on.
# Variables:
#   $year (String) - its year
announce-changed-edition = Von nun an gelten die Regeln von { $year }.
    .line = Es gelten die Regeln von { $year }.

# A duty of a player's assistant begins or ends (D.2.9).
# Variables:
#   $color (String) - whose assistant: white or black
#   $duty (String) - which: execute, announce, score, inform, claim or adjourn
#   $on (String) - begins (yes) or ends (no)
announce-changed-duty =
    { $on ->
        [yes] Von nun an hat der Assistent { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } diese Pflicht:
       *[no] Von nun an hat der Assistent { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } diese Pflicht nicht mehr:
    } { $duty ->
        [execute] die Züge auf dem Brett des Gegners auszuführen
        [announce] die Züge beider Spieler anzusagen
        [score] mitzuschreiben und die Uhr des Gegners in Gang zu setzen
        [inform] Zugzahl und verbrauchte Zeit mitzuteilen
        [claim] die Zeit zu reklamieren und berührte Figuren zu melden
       *[adjourn] die Formalitäten beim Abbruch
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $on ->
            [yes] +
           *[no] -
        } { $duty ->
            [execute] (a) Züge ausführen
            [announce] (b) Züge ansagen
            [score] (c) Formular und Uhr
            [inform] (d) Zugzahl und Zeit
            [claim] (e) Reklamieren, Berühren
           *[adjourn] (f) Abbruch
        }

# The arbiter warns a player (12.9.1).
# Variables:
#   $color (String) - the player: white or black
announce-changed-warned =
    Der Schiedsrichter verwarnt { $color ->
        [white] Weiß
       *[black] Schwarz
    }.

# The arbiter takes a result back.
announce-changed-result-lifted = Das Ergebnis gilt nicht mehr, die Partie geht weiter. Beide Uhren stehen, bis der Schiedsrichter sie laufen lässt.
    .line = Partie geht weiter; beide Uhren stehen.

# Both clocks stand by the arbiter's order.
announce-changed-stopped = Der Schiedsrichter hat beide Uhren angehalten.
    .line = Schiedsrichter: beide Uhren stehen.

## Adjournment

# The game is to be adjourned; the player to move seals a move on his own time.
# Variables:
#   $color (String) - the player: white or black
announce-adjourn-ordered =
    Die Partie wird abgebrochen. { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab und drückt dann die Uhr.
    .line =
        Abbruch. { $color ->
            [white] Weiß
           *[black] Schwarz
        } gibt den Zug ab.

# A move was sealed. Which, nobody is told.
# Variables:
#   $color (String) - who sealed: white or black
#   $again (String) - whether it replaces one sealed before: yes or no
announce-adjourn-sealed =
    { $again ->
        [yes] { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat an Stelle des ersten einen anderen Abgabezug hinterlegt.
       *[no] { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat einen Abgabezug hinterlegt.
    }
    .line =
        { $again ->
            [yes] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: anderer Abgabezug hinterlegt.
           *[no] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: Abgabezug hinterlegt.
        }

# The envelope is closed. The readings follow, a sentence for each player.
# Variables:
#   $color (String) - who sealed: white or black
#   $number (Number) - the number of the sealed move
#   $paper (String) - whether the move was written on paper: yes or no
announce-adjourn-closed =
    { $paper ->
        [yes] Der Umschlag ist verschlossen, mit Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } auf Papier.
       *[no] Der Umschlag ist verschlossen, mit Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.
    } Beide Uhren stehen.
    .line =
        Umschlag zu: Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

# What is written on the envelope: one player's clock.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - a length of time
#   $used (String) - a length of time
announce-adjourn-clock =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat noch { $left } und hat { $used } verbraucht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $left }, v. { $used }

# What is written on the envelope of a game without clocks: the time one player has used.
# Variables:
#   $color (String) - the player: white or black
#   $used (String) - a length of time
announce-adjourn-used =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $used } verbraucht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: verbraucht { $used }

# What is written on the envelope: a draw offer that stands.
# Variables:
#   $color (String) - who offered: white or black
announce-adjourn-offer =
    Das Remisangebot { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht.
    .line =
        Remisangebot { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } steht.

# The arbiter opens the envelope; the sealed move is told next.
# Variables:
#   $color (String) - who sealed: white or black
announce-adjourn-opened =
    Der Umschlag { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wird geöffnet.

# Who was to seal has made a move on the board: the game is adjourned after it.
# Variables:
#   $color (String) - whose move: white or black
announce-adjourn-openly =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sollte abgeben und hat den Zug auf dem Brett ausgeführt: Er gilt als der abgegebene. Die Partie ist abgebrochen, beide Uhren stehen.
    .line = Abbruch nach diesem Zug; Uhren stehen.

# The envelope is lost.
# Variables:
#   $color (String) - who had sealed: white or black
announce-adjourn-lost =
    Der Umschlag ist verloren. { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagt seinen Zug neu an.
    .line =
        Umschlag verloren. { $color ->
            [white] Weiß
           *[black] Schwarz
        } sagt neu an.

## Results that the Laws or the arbiter bring about

# Too many illegal moves end the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-illegal-moves =
    Zu viele regelwidrige Züge { $color ->
        [white] von Schwarz. Weiß
       *[black] von Weiß. Schwarz
    } gewinnt.
    .line =
        Regelwidrige Züge. { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt.

# The arbiter gives points that no game ends with by itself.
# Variables:
#   $points (String) - none (0-0), white-half (1/2-0) or black-half (0-1/2)
announce-over-points =
    Nach Entscheidung des Schiedsrichters { $points ->
        [none] bekommen beide keinen Punkt.
        [white-half] bekommt Weiß einen halben Punkt, Schwarz keinen.
       *[black-half] bekommt Weiß keinen Punkt, Schwarz einen halben.
    }
    .line =
        Schiedsrichter: { $points ->
            [none] 0-0
            [white-half] 1/2-0
           *[black-half] 0-1/2
        }.

# The arbiter declares that a player has lost by forfeit.
# Variables:
#   $color (String) - the winner: white or black
announce-over-forfeit =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt kampflos.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt kampflos.

# The arbiter declares that both players have lost by forfeit.
announce-over-both-forfeit = Beide Spieler verlieren kampflos.
    .line = Beide Spieler verlieren kampflos.

# The arbiter leaves the game unfinished.
announce-over-unfinished = Nach Entscheidung des Schiedsrichters bleibt die Partie unbeendet.
    .line = Schiedsrichter: Partie unbeendet.

# The sealed move loses the game.
# Variables:
#   $color (String) - the winner: white or black
announce-over-sealed-move =
    Der Abgabezug gilt nicht. { $color ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt.
    .line =
        Abgabezug ungültig. { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt.

# The opponent has not come in time.
# Variables:
#   $color (String) - the winner: white or black
announce-over-default =
    Der Gegner ist nicht rechtzeitig gekommen. { $color ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt.
    .line =
        Gegner fehlt. { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt.

# The arbiter declares the game won.
# Variables:
#   $color (String) - the winner: white or black
announce-over-arbiter =
    Nach Entscheidung des Schiedsrichters gewinnt { $color ->
        [white] Weiß
       *[black] Schwarz
    }.
    .line =
        Schiedsrichter: { $color ->
            [white] Weiß
           *[black] Schwarz
        } gewinnt.

# The arbiter declares the game drawn.
announce-over-arbiter-draw = Nach Entscheidung des Schiedsrichters ist die Partie remis.
    .line = Schiedsrichter: remis.

# The claim of a draw by repetition is right.
announce-over-repetition = Dreimal die gleiche Stellung. Die Partie ist remis.
    .line = Remis durch Stellungswiederholung.

# The claim of a draw by fifty moves is right.
announce-over-fifty = Fünfzig Züge ohne Bauernzug und ohne Schlagen. Die Partie ist remis.
    .line = Remis nach 50 Zügen.

# The fifth repetition draws the game without a claim.
announce-over-fivefold = Fünfmal die gleiche Stellung. Die Partie ist remis.
    .line = Remis: fünfmal dieselbe Stellung.

# Seventy-five moves draw the game without a claim.
announce-over-seventy-five = Fünfundsiebzig Züge ohne Bauernzug und ohne Schlagen. Die Partie ist remis.
    .line = Remis nach 75 Zügen.

# Both flags have fallen.
announce-over-both-flags = Beide Blättchen sind gefallen. Die Partie ist remis.
    .line = Beide Blättchen gefallen. Remis.

# The claim of a draw in the quickplay finish is upheld.
announce-over-quickplay = Der Reklamation in der Endspurtphase ist stattgegeben. Die Partie ist remis.
    .line = Endspurtphase: remis.

# Too many illegal moves, but the opponent cannot give mate.
announce-over-illegal-draw = Zu viele regelwidrige Züge, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
    .line = Remis: Gegner ohne Mattmöglichkeit.

# A player resigns against an opponent who cannot give mate.
announce-over-resigned-draw = Ein Spieler gibt auf, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
    .line = Remis: Gegner ohne Mattmöglichkeit.

# The game is cancelled.
announce-over-cancelled = Die Partie ist annulliert. Es wird eine neue gespielt.
    .line = Annulliert. Neue Partie.

# A claim spoken for the opponent at a shared keyboard is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $claim (String) - what: repetition, fifty, quickplay, seconds, touched, illegal, setup, turned, colours, displaced, idle, hands or absent
announce-confirm-claims =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert { $claim ->
        [repetition] Remis durch Stellungswiederholung
        [fifty] Remis nach der Fünfzig-Züge-Regel
        [quickplay] Remis in der Endspurtphase
        [seconds] fünf Sekunden mehr pro Zug
        [touched] berührt, geführt
        [illegal] einen regelwidrigen Zug
        [unpromoted] einen nicht umgewandelten Bauern
        [setup] eine falsche Aufstellung
        [turned] ein falsch gedrehtes Brett
        [colours] vertauschte Farben
        [displaced] verschobene Figuren
        [idle] einen Druck ohne Zug
        [hands] einen Zug mit zwei Händen
        [flag] das gefallene Blättchen
        [mend] einen Irrtum in der Ansage des letzten Zuges
       *[absent] das Fehlen des Gegners
    }? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rekl. { $claim ->
            [repetition] Wiederholung
            [fifty] 50 Züge
            [quickplay] Endspurt
            [seconds] 5 s pro Zug
            [touched] berührt
            [illegal] regelwidrig
            [unpromoted] Umwandlung
            [setup] Aufstellung
            [turned] Brett
            [colours] Farben
            [displaced] verschoben
            [idle] Leerdruck
            [hands] zwei Hände
            [flag] Blättchen
            [mend] Irrtum
           *[absent] Fehlen
        }? F8: ja

# A claim with a written move, spoken for the opponent at a shared keyboard, is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
#   $claim (String) - by what: repetition or fifty
#   $move (String) - the move, ready to be spoken or shown
announce-confirm-claims-with =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert Remis { $claim ->
        [repetition] durch Stellungswiederholung
       *[fifty] nach der Fünfzig-Züge-Regel
    } mit { $move }? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $claim ->
            [repetition] Wiederh.
           *[fifty] 50 Züge
        } mit { $move }? F8: ja

# The opponent's consent, spoken for him at a shared keyboard, is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-consent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist einverstanden? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist einverstanden? F8: ja

# The time control is set before the start; its periods follow, a sentence each.
# Variables:
#   $color (String) - who set it: white or black
announce-time-set =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } stellt die Bedenkzeit ein.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } stellt die Bedenkzeit ein.

# The player's own period on request: its number and the moves to the time control (D.2.9.d).
# Variables:
#   $number (String) - the number of the period
#   $of (String) - how many periods there are
#   $count (Number) - moves to go
announce-asked-control =
    { $count ->
        [one] Periode { $number } von { $of }. Noch ein Zug bis zur Zeitkontrolle.
       *[other] Periode { $number } von { $of }. Noch { $count } Züge bis zur Zeitkontrolle.
    }
    .line = Periode { $number }/{ $of }, noch Züge: { $count }

# The player's own period on request, where the last period comes again and again.
# Variables:
#   $number (String) - the number of the period
#   $count (Number) - moves to go
announce-asked-control-endless =
    { $count ->
        [one] Periode { $number }. Noch ein Zug bis zur Zeitkontrolle.
       *[other] Periode { $number }. Noch { $count } Züge bis zur Zeitkontrolle.
    }
    .line = Periode { $number }, noch Züge: { $count }

# Behind the period: what was given for moves that were taken back and stays on the clock.
# Variables:
#   $time (String) - a length of time
announce-asked-control-owed = Von dem, was als Nächstes dazukommt, haben Sie { $time } schon auf der Uhr, aus zurückgenommenen Zügen.
    .line = { $time } davon schon auf der Uhr

# The player's own period on request, where it lasts for the rest of the game.
# Variables:
#   $number (String) - the number of the period
#   $of (String) - how many periods there are
announce-asked-control-rest = Periode { $number } von { $of }, für alle restlichen Züge.
    .line = Periode { $number }/{ $of }: alle Züge

## The rules of the table in words, one message for each

# A rule of the table: the completed illegal move that loses the game.
# Variables:
#   $count (Number) - which, counted from 1
announce-rule-illegal-loses-at =
    { $count ->
        [one] Der erste abgeschlossene regelwidrige Zug verliert die Partie.
       *[other] Der regelwidrige Zug Nummer { $count } eines Spielers verliert die Partie.
    }
    .line = regelwidriger Zug { $count } verliert

# A rule of the table: no number of illegal moves loses by itself.
announce-rule-illegal-never = Keine Zahl regelwidriger Züge verliert von selbst. Der Schiedsrichter entscheidet.
    .line = regelwidrig: Schiedsrichter entscheidet

# A rule of the table: the time the opponent gets for an illegal move.
# Variables:
#   $time (String) - a length of time
announce-rule-illegal-bonus = Für einen regelwidrigen Zug davor bekommt der Gegner { $time }.
    .line = regelwidrig: Gegner + { $time }

# A rule of the table: whether an illegal move costs something only on the opponent's claim.
# Variables:
#   $value (String) - yes or no
announce-rule-illegal-on-claim =
    { $value ->
        [yes] Ein regelwidriger Zug kostet nur etwas, wenn der Gegner ihn reklamiert.
       *[no] Ein regelwidriger Zug kostet auch ohne Reklamation etwas.
    }
    .line =
        { $value ->
            [yes] regelwidrig: nur auf Reklamation
           *[no] regelwidrig: auch ohne Reklamation
        }

# A rule of the table: what happens where the opponent of the player who loses by illegal moves cannot mate.
# Variables:
#   $value (String) - yes or no
announce-rule-cannot-mate =
    { $value ->
        [yes] Statt eines Verlustes durch regelwidrige Züge ist die Partie remis, wenn der Gegner nicht matt setzen kann.
       *[no] Regelwidrige Züge verlieren auch, wenn der Gegner nicht matt setzen kann.
    }
    .line =
        { $value ->
            [yes] regelwidrig, Gegner ohne Matt: remis
           *[no] regelwidrig, Gegner ohne Matt: verloren
        }

# A rule of the table: a pawn on the last rank that was not replaced before the press.
# Variables:
#   $value (String) - go-back or queen
announce-rule-unpromoted =
    { $value ->
        [go-back] Ein Bauer bleibt auf der letzten Reihe: der Zug ist regelwidrig und wird zurückgestellt.
       *[queen] Ein Bauer bleibt auf der letzten Reihe: der Zug ist regelwidrig, und der Bauer wird zur Dame.
    }
    .line =
        { $value ->
            [go-back] Bauer auf letzter Reihe: zurück
           *[queen] Bauer auf letzter Reihe: Dame
        }

# A rule of the table: pressing without a move, or moving with two hands.
# Variables:
#   $value (String) - yes or no
announce-rule-idle-press =
    { $value ->
        [yes] Die Uhr ohne Zug zu drücken oder mit zwei Händen zu ziehen, zählt als regelwidriger Zug.
       *[no] Die Uhr ohne Zug zu drücken oder mit zwei Händen zu ziehen, ist Sache des Schiedsrichters.
    }
    .line =
        { $value ->
            [yes] Druck ohne Zug, zwei Hände: regelwidrig
           *[no] ohne Zug, zwei Hände: Schiedsrichter
        }

# A rule of the table: the time the opponent gets for an incorrect claim of a draw.
# Variables:
#   $time (String) - a length of time
announce-rule-wrong-claim = Für eine unberechtigte Remisreklamation bekommt der Gegner { $time }.
    .line = falsche Reklamation: + { $time }

# A rule of the table: whether an incorrect claim also halves the claimant's time.
# Variables:
#   $value (String) - yes or no
announce-rule-wrong-claim-halves =
    { $value ->
        [yes] Eine unberechtigte Reklamation halbiert auch die Zeit des Reklamierenden, höchstens um drei Minuten.
       *[no] Eine unberechtigte Reklamation nimmt dem Reklamierenden keine Zeit.
    }
    .line =
        { $value ->
            [yes] falsche Reklamation: Zeit halbiert
           *[no] falsche Reklamation: kein Abzug
        }

# A rule of the table: what loses the right to claim a draw on a move.
# Variables:
#   $value (String) - moving or touching
announce-rule-claim-lost =
    { $value ->
        [moving] Das Recht, im Zug Remis zu reklamieren, geht durch den Zug verloren.
       *[touching] Das Recht, im Zug Remis zu reklamieren, geht durch das Berühren einer Figur verloren.
    }
    .line =
        { $value ->
            [moving] Reklamation verloren: durch den Zug
           *[touching] Reklamation verloren: durch Berühren
        }

# A rule of the table: which castling rights make positions different.
# Variables:
#   $value (String) - temporary or lasting
announce-rule-repetition =
    { $value ->
        [temporary] Bei Wiederholung unterscheiden sich Stellungen auch durch vorübergehend verhinderte Rochaden.
       *[lasting] Bei Wiederholung unterscheiden sich Stellungen nur durch endgültig verlorene Rochaderechte.
    }
    .line =
        { $value ->
            [temporary] Wiederholung: Rochade im Augenblick
           *[lasting] Wiederholung: Rochaderecht auf Dauer
        }

# A rule of the table: the draw by fivefold repetition.
# Variables:
#   $value (String) - no, consecutive or any
announce-rule-fivefold =
    { $value ->
        [no] Fünfmalige Wiederholung macht ohne Reklamation nicht remis.
        [consecutive] Die gleiche Stellung in fünf Zügen jedes Spielers hintereinander macht ohne Reklamation remis.
       *[any] Fünfmal die gleiche Stellung macht ohne Reklamation remis.
    }
    .line =
        { $value ->
            [no] fünfmal: kein Remis von selbst
            [consecutive] fünfmal hintereinander: remis
           *[any] fünfmal: remis
        }

# A rule of the table: the draw by seventy-five moves.
# Variables:
#   $value (String) - yes or no
announce-rule-seventy-five =
    { $value ->
        [yes] Fünfundsiebzig Züge ohne Bauernzug und Schlagen machen ohne Reklamation remis.
       *[no] Fünfundsiebzig Züge machen ohne Reklamation nicht remis.
    }
    .line =
        { $value ->
            [yes] 75 Züge: remis
           *[no] 75 Züge: kein Remis von selbst
        }

# A rule of the table: both flags down, and nobody can say which fell first.
# Variables:
#   $value (String) - play-on, draw-in-last or draw
announce-rule-both-flags =
    { $value ->
        [play-on] Sind beide Blättchen gefallen, geht es weiter; die Endspurtphase ist remis.
        [draw-in-last] Sind beide Blättchen gefallen, geht es weiter; in der letzten Periode ist die Partie remis.
       *[draw] Sind beide Blättchen gefallen, ist die Partie remis.
    }
    .line =
        { $value ->
            [play-on] beide Blättchen: weiterspielen
            [draw-in-last] beide Blättchen, letzte Periode: remis
           *[draw] beide Blättchen: remis
        }

# A rule of the table: how late a player may come.
# Variables:
#   $time (String) - a length of time
announce-rule-default-time = Wer zu spät kommt, verliert nach { $time }.
    .line = Verspätung: verloren nach { $time }

# A rule of the table: how late a player may come is announced for the competition.
announce-rule-default-announced = Wie spät ein Spieler kommen darf, gilt wie angekündigt.
    .line = Verspätung: wie angekündigt

# A rule of the table: whether the arbiter calls a flag.
# Variables:
#   $value (String) - yes or no
announce-rule-arbiter-calls-flag =
    { $value ->
        [yes] Der Schiedsrichter stellt ein gefallenes Blättchen fest.
       *[no] Ein gefallenes Blättchen reklamieren nur die Spieler.
    }
    .line =
        { $value ->
            [yes] Blättchen: auch der Schiedsrichter
           *[no] Blättchen: nur die Spieler
        }

# A rule of the table: whether who claims a flag must have his own up.
# Variables:
#   $value (String) - yes or no
announce-rule-own-flag-up =
    { $value ->
        [yes] Wer ein Blättchen reklamiert, dessen eigenes muss oben sein.
       *[no] Wer ein Blättchen reklamiert, dessen eigenes darf gefallen sein.
    }
    .line =
        { $value ->
            [yes] Reklamieren: eigenes Blättchen oben
           *[no] Reklamieren: eigenes darf gefallen sein
        }

# A rule of the table: whether the opponent's reply completes a move without a press.
# Variables:
#   $value (String) - yes or no
announce-rule-own-move-completes =
    { $value ->
        [yes] Der eigene nächste Zug schließt einen Zug ab, dessen Uhr nicht gedrückt wurde. Dieser Zug und die Antwort darauf sind gezählt, ohne Druck und ohne Zeitzugabe.
       *[no] Ein Zug wird nur durch das Drücken der Uhr abgeschlossen.
    }
    .line =
        { $value ->
            [yes] Antwort schließt den Zug ab
           *[no] nur die Uhr schließt den Zug ab
        }

# A rule of the table: until when a wrong set-up can be claimed.
# Variables:
#   $count (Number) - so many moves of each
announce-rule-setup-until =
    { $count ->
        [one] Eine falsche Aufstellung ist reklamierbar, bevor beide einen Zug abgeschlossen haben.
       *[other] Eine falsche Aufstellung ist reklamierbar, bevor beide { $count } Züge abgeschlossen haben.
    }
    .line = Aufstellung: bis beide { $count } Züge haben

# A rule of the table: a wrong set-up can be claimed as long as the game lasts.
announce-rule-setup-always = Eine falsche Aufstellung ist während der ganzen Partie reklamierbar.
    .line = Aufstellung: während der ganzen Partie

# A rule of the table: until when swapped colours mean a new game.
# Variables:
#   $count (Number) - so many moves of each
announce-rule-colours-until =
    { $count ->
        [one] Vertauschte Farben bedeuten eine neue Partie, bevor beide einen Zug abgeschlossen haben.
       *[other] Vertauschte Farben bedeuten eine neue Partie, bevor beide { $count } Züge abgeschlossen haben.
    }
    .line = Farben: neue Partie bis { $count } Züge

# A rule of the table: a game begun with swapped colours goes on.
announce-rule-colours-go-on = Eine mit vertauschten Farben begonnene Partie geht weiter.
    .line = Farben vertauscht: es geht weiter

# A rule of the table: whether the time in which the program speaks a move counts for anybody.
# Variables:
#   $value (String) - yes or no
announce-rule-speech-is-free =
    { $value ->
        [yes] Während das Programm einen Zug ansagt oder vorliest, läuft keine Uhr.
       *[no] Die Uhr läuft, während das Programm einen Zug ansagt oder vorliest.
    }
    .line =
        { $value ->
            [yes] Programm spricht: keine Uhr läuft
           *[no] Programm spricht: die Uhr läuft
        }

# A rule of the table: from when on draws may be offered and agreed.
# Variables:
#   $count (Number) - after how many moves of each
announce-rule-draws-from =
    { $count ->
        [0] Remis darf jederzeit geboten werden.
        [one] Remis darf erst geboten und vereinbart werden, wenn beide einen Zug abgeschlossen haben.
       *[other] Remis darf erst geboten und vereinbart werden, wenn beide { $count } Züge abgeschlossen haben.
    }
    .line =
        { $count ->
            [0] Remis bieten: jederzeit
            [one] Remis bieten: nach einem Zug von beiden
           *[other] Remis bieten: nach { $count } Zügen von beiden
        }

# A rule of the table: no draw is agreed without the arbiter.
announce-rule-draws-never = Ohne den Schiedsrichter wird kein Remis geboten oder vereinbart.
    .line = Remis bieten: nie

# A rule of the table: whether the visually disabled player's opponent hears.
# Variables:
#   $value (String) - yes or no
announce-rule-opponent-hears =
    { $value ->
        [yes] Der Gegner des sehbehinderten Spielers hört.
       *[no] Der Gegner des sehbehinderten Spielers hört nicht: Seit 2018 ist ein Assistent Pflicht.
    }
    .line =
        { $value ->
            [yes] der Gegner hört
           *[no] der Gegner hört nicht
        }

# A rule of the table: whether a fallen flag stops the other clock too.
# Variables:
#   $value (String) - yes or no
announce-rule-freeze =
    { $value ->
        [yes] In einer Partie mit Zeitzugabe hält ein gefallenes Blättchen auch die andere Uhr an.
       *[no] Nach einem gefallenen Blättchen läuft die andere Uhr weiter und kann auch fallen.
    }
    .line =
        { $value ->
            [yes] Blättchen gefallen: andere Uhr steht
           *[no] Blättchen gefallen: andere läuft weiter
        }

# A rule of the table: whether an increment is added before each move from the first one.
# Variables:
#   $value (String) - yes or no
announce-rule-first-increment =
    { $value ->
        [yes] Die Zeitzugabe kommt vor jedem Zug dazu, auch vor dem ersten.
       *[no] Die Zeitzugabe kommt nach jedem Zug dazu. Der erste Zug beginnt ohne sie.
    }
    .line =
        { $value ->
            [yes] Zeitzugabe: auch vor dem ersten Zug
           *[no] Zeitzugabe: nur nach jedem Zug
        }

# A rule of the table: by which provisions a draw is claimed with less than two minutes left.
# Variables:
#   $value (String) - article-10, appendix-g or guidelines
announce-rule-quickplay =
    { $value ->
        [article-10] Für die Endspurtphase gilt Artikel 10.
        [appendix-g] Für die Endspurtphase gilt Anhang G.
       *[guidelines] Für die Endspurtphase gilt Richtlinie 3.
    }
    .line =
        { $value ->
            [article-10] Endspurtphase: Artikel 10
            [appendix-g] Endspurtphase: Anhang G
           *[guidelines] Endspurtphase: Richtlinie III
        }

# A rule of the table: whether the provisions of the quickplay finish apply.
# Variables:
#   $value (String) - yes or no
announce-rule-quickplay-applies =
    { $value ->
        [yes] Die Regeln der Endspurtphase gelten.
       *[no] Die Regeln der Endspurtphase gelten nicht.
    }
    .line =
        { $value ->
            [yes] Endspurtphase: gilt
           *[no] Endspurtphase: gilt nicht
        }

# A rule of the table: whether a draw may be agreed before both have moved.
# Variables:
#   $value (String) - yes or no
announce-rule-agreement =
    { $value ->
        [yes] Remis darf erst nach einem Zug von beiden vereinbart werden.
       *[no] Remis darf jederzeit vereinbart werden.
    }
    .line =
        { $value ->
            [yes] Remis vereinbaren: nach einem Zug
           *[no] Remis vereinbaren: jederzeit
        }

# A rule of the table: resigning against a player who cannot mate.
# Variables:
#   $value (String) - yes or no
announce-rule-resigning =
    { $value ->
        [yes] Aufgabe gegen einen Spieler, der nicht matt setzen kann, ist remis.
       *[no] Aufgabe verliert, was immer der Gegner hat.
    }
    .line =
        { $value ->
            [yes] Aufgabe, Gegner ohne Matt: remis
           *[no] Aufgabe verliert immer
        }

# A rule of the table: what a lost link to a player's own station does to the clocks.
# Variables:
#   $value (String) - yes or no
announce-rule-lost-link =
    { $value ->
        [yes] Reißt die Verbindung zum Platz eines Spielers ab, stehen sofort beide Uhren.
       *[no] Reißt die Verbindung zum Platz eines Spielers ab, laufen die Uhren weiter.
    }
    .line =
        { $value ->
            [yes] Verbindung weg: beide Uhren stehen
           *[no] Verbindung weg: Uhren laufen weiter
        }

## What is refused

# The time control can be set before the start only.
announce-time-stands = Die Partie hat begonnen, die Bedenkzeit steht fest. Nur der Schiedsrichter kann jetzt eine Uhr stellen.
    .line = Begonnen: Uhren stellt Schiedsrichter.

# A draw is claimed by a player who is not on the move (9.2, 9.3).
announce-not-on-move = Das kann nur reklamieren, wer am Zug ist und noch keinen Zug angesagt hat.
    .line = Nicht reklamiert: nicht am Zug.

# The right to claim a draw on this move is lost (9.4).
announce-claim-lost = Zu spät für diesen Zug: angesagt oder eine Figur berührt. Beim nächsten Zug können Sie wieder reklamieren.
    .line = Zu spät für diesen Zug.

# A claim or a penalty stands and must be settled first.
announce-claim-stands = Zuerst muss entschieden werden, was reklamiert oder vorgeschlagen ist. Die Eingabetaste sagt, was erwartet wird.
    .line = Erst erledigen. Enter sagt, was ansteht.

# Nothing stands to be upheld, set aside or consented to.
announce-nothing-stands = Nichts ist reklamiert oder vorgeschlagen.
    .line = Nichts reklamiert, nichts vorgeschlagen

# The player would consent to what burdens the opponent.
announce-not-yours-to-consent = Dazu können nicht Sie sich einverstanden erklären: das muss Ihr Gegner, oder der Schiedsrichter entscheidet.
    .line = Einverstanden sein muss der Gegner.

# The arbiter has taken the desk: a player cannot do it.
announce-only-arbiter = Diese Partie hat einen Schiedsrichter am Tisch. Das entscheidet er.
    .line = Das entscheidet der Schiedsrichter.

# Only the arbiter can decide it, and none is at the desk.
announce-no-arbiter =
    Das kann nur der Schiedsrichter entscheiden, und an diesem Tisch ist keiner. Wer es ist, tippt schiedsspruch und seinen Code.
    .line = Nur Schiedsrichter; keiner ist am Tisch

# A complaint about touched pieces before the opponent has moved: what he does with the piece decides.
# Variables:
#   $color (String) - who has touched: white or black
announce-not-moved-yet =
    Noch nicht: { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat noch nicht gezogen. Was berührt wurde, ist festgehalten; reklamieren Sie danach, ehe Sie eine Figur berühren.
    .line =
        Noch nicht: { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat nicht gezogen

# A flag is claimed by who has overstepped first.
# Variables:
#   $color (String) - who claims: white or black
announce-fell-first =
    Das Blättchen { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } fiel zuerst. Wer zuerst überschritten hat, gewinnt nicht durch das andere.
    .line =
        Blättchen { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } fiel zuerst

# A move is entered for a player, and no piece of his stands where it begins.
# Variables:
#   $color (String) - whose move it is: white or black
#   $square (String) - where it would begin
announce-not-the-players-piece =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug, und auf { $square } steht keine Figur dieser Farbe. Wurde trotzdem so gezogen, wird zuerst die Uhr gedrückt und der Zug danach eingegeben.
    .line =
        { $square }: keine Figur { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }

# The arbiter is called again.
announce-arbiter-is-called = Der Schiedsrichter ist schon gerufen, und beide Uhren stehen. Enter sagt, was erwartet wird.
    .line = Schiedsrichter ist schon gerufen.

# A flag is claimed by a player whose own flag has fallen.
announce-own-flag-down = Auch Ihr eigenes Blättchen ist gefallen. In dieser Partie muss es oben sein, um das des Gegners zu reklamieren.
    .line = Auch Ihr Blättchen ist gefallen.

# A draw by agreement before both have made a move (5.2.3).
announce-no-agreement-yet = Remis kann erst vereinbart werden, wenn beide einen Zug gemacht haben. Das Angebot steht.
    .line = Noch nicht: erst ein Zug von beiden.

# A claim of the quickplay finish in blitz.
announce-quickplay-blitz = Im Blitzschach gibt es keine Reklamation in der Endspurtphase.
    .line = Nicht im Blitzschach

# A claim of the quickplay finish, and its rules were not announced for this table.
announce-quickplay-not-announced = An diesem Tisch gelten die Regeln der Endspurtphase nicht.
    .line = Keine Endspurtphase an diesem Tisch.

# A claim of the quickplay finish in a period with increment, or not in the last one.
announce-quickplay-not-last-period = Das geht nur in der letzten Periode einer Bedenkzeit ohne Zeitzugabe.
    .line = Nur letzte Periode ohne Zeitzugabe.

# A claim of the quickplay finish with two minutes or more left.
announce-quickplay-time-left = Das geht nur mit weniger als zwei Minuten auf der eigenen Uhr.
    .line = Nur mit weniger als 2 Minuten.

# A claim of the quickplay finish after the flag has fallen.
announce-quickplay-flag-down = Zu spät: Ihr Blättchen ist gefallen.

# Five more seconds are asked for where the edition does not know that.
announce-quickplay-no-seconds = Die Regeln an diesem Tisch kennen die fünf Sekunden nicht. Möglich ist Remis: reklamiere endspurt.
    .line = Nur möglich: reklamiere endspurt

# A claim of the quickplay finish by a player who is not on the move.
announce-quickplay-not-on-move = Das geht nur, wenn Sie am Zug sind und noch keinen angesagt haben.
    .line = Nur wenn Sie am Zug sind.

# No illegal move of the opponent stands that could be claimed.
announce-no-illegal-move = Es steht kein regelwidriger Zug des Gegners zum Reklamieren. Meinen Sie doch, rufen Sie den Schiedsrichter.
    .line = Kein regelwidriger Zug festgestellt.

# In this edition the opponent must have pressed first.
announce-opponent-has-not-pressed = Ihr Gegner hat die Uhr noch nicht gedrückt. Das muss zuerst geschehen.
    .line = Der Gegner hat noch nicht gedrückt.

# The player's assistant does not have a duty of D.2.9 at this table.
# Variables:
#   $duty (String) - which: execute, announce, score, inform, claim or adjourn
announce-duty-off =
    Das macht der Assistent an diesem Tisch nicht: { $duty ->
        [execute] Züge ausführen
        [announce] Züge ansagen
        [score] Formular und Uhr
        [inform] Zugzahl und Zeit
        [claim] Reklamieren und Berühren
       *[adjourn] Abbruch
    }.
    .line =
        Aus: { $duty ->
            [execute] (a) Züge ausführen
            [announce] (b) Züge ansagen
            [score] (c) Formular und Uhr
            [inform] (d) Zugzahl und Zeit
            [claim] (e) Reklamieren, Berühren
           *[adjourn] (f) Abbruch
        }

# A sighted player's assistant has the duties (a) and (b) only (D.2.10).
# Variables:
#   $duty (String) - the letter of the duty
announce-duty-not-for-sighted = Der Assistent eines sehenden Spielers kann nur die Pflichten a und b haben, nicht { $duty }.
    .line = Sehend: nur (a) und (b), nicht ({ $duty })

# A rule was named that there is not.
# Variables:
#   $name (String) - the name
announce-no-such-rule = Keine Regel heißt { $name }. Alle Namen nennt regeln.
    .line = Keine Regel { $name }. Alle: regeln

# A rule does not take this value.
# Variables:
#   $name (String) - the rule
#   $value (String) - the value
#   $values (String) - what it takes
announce-bad-rule-value = Die Regel { $name } nimmt { $values }, und nicht { $value }.
    .line = { $values }

# There is no edition of the Laws of this year.
# Variables:
#   $year (String) - the year
announce-no-such-edition = Von { $year } gibt es keine Ausgabe. Bekannt sind 2001, 2005, 2009, 2014, 2018 und 2023.
    .line = 2001, 2005, 2009, 2014, 2018 oder 2023

# No half-move of this number stands.
# Variables:
#   $number (String) - the number of the half-move, from 1
announce-no-such-half-move = Einen Halbzug { $number } gibt es nicht.

# The arbiter would call a flag in a game in which only the players claim it.
announce-flag-is-the-players = In dieser Partie reklamieren nur die Spieler ein gefallenes Blättchen. Die Regel heißt arbiter-calls-flag.
    .line = Nur die Spieler (arbiter-calls-flag).

# Not both flags have fallen.
announce-flags-up = Es sind nicht beide Blättchen gefallen.

# A move is sealed and no adjournment has been ordered.
announce-not-adjourning = Die Partie wird nicht abgebrochen. Das ordnet der Schiedsrichter an.
    .line = Kein Abbruch: ordnet Schiedsrichter an.

# The arbiter orders an adjournment that is ordered already.
announce-adjournment-ordered = Der Abbruch ist schon angeordnet. Wer am Zug ist, gibt einen Zug ab und drückt die Uhr.
    .line = Schon angeordnet: jetzt die Abgabe.

# A move is sealed by the player who is not on the move.
announce-not-sealer = Den Abgabezug macht Ihr Gegner, denn er ist am Zug.
    .line = Der Gegner gibt den Zug ab.

# The clock was pressed to close the envelope and no move has been sealed.
announce-nothing-sealed = Es ist noch kein Zug abgegeben. Tippen Sie abgabe und Ihren Zug, dann drücken Sie die Uhr.
    .line = Nichts abgegeben. Zuerst: abgabe ZUG

# The envelope is closed: nothing can be changed or played.
announce-envelope-closed = Der Umschlag ist verschlossen. Der Schiedsrichter öffnet ihn, wenn es weitergeht.
    .line = Umschlag zu: Schiedsrichter öffnet ihn.

# When and where an adjourned game is resumed, as the arbiter has written it on the envelope.
# Variables:
#   $text (String) - as he has written it
announce-adjourn-resumes = Die Partie wird wieder aufgenommen: { $text }.
    .line = Wiederaufnahme: { $text }

# Who had sealed is absent, and the reply to his opened move was sealed: his clock runs (E.9).
# Variables:
#   $color (String) - whose reply: white or black
announce-adjourn-reply-sealed =
    { $color ->
        [white] Weiß hat seine Antwort abgegeben. Die Uhr von Schwarz läuft.
       *[black] Schwarz hat seine Antwort abgegeben. Die Uhr von Weiß läuft.
    } Eingegeben wird sie, wenn der Schiedsrichter sie öffnet.
    .line =
        { $color ->
            [white] Antwort abgegeben. Schwarz' Uhr läuft
           *[black] Antwort abgegeben. Weiß' Uhr läuft
        }

# There is no reply to be sealed now.
announce-no-reply-to-seal = Abgegeben werden kann eine Antwort nur auf einen Abgabezug, der geöffnet wurde, und bevor anderes gespielt wird.
    .line = Keine Antwort auf Abgabezug fällig.

# Against a hearing-impaired opponent a visually disabled player must have an assistant.
# Variables:
#   $color (String) - the visually disabled player: white or black
announce-assistant-needed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss einen Assistenten haben, denn der Gegner hört nicht: Lassen Sie ihm mindestens eine Pflicht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss einen Assistenten haben

# By the regulations of the event a draw is not offered or agreed yet.
# Variables:
#   $count (Number) - after how many moves of both it may be
announce-draw-too-early =
    { $count ->
        [one] Nach den Regeln dieses Tisches wird kein Remis geboten oder vereinbart, bevor beide einen Zug abgeschlossen haben.
       *[other] Nach den Regeln dieses Tisches wird kein Remis geboten oder vereinbart, bevor beide { $count } Züge abgeschlossen haben.
    } Fragen Sie sonst den Schiedsrichter.
    .line =
        { $count ->
            [one] Kein Remis vor einem Zug von beiden
           *[other] Kein Remis vor { $count } Zügen von beiden
        }

# By the regulations of the event no draw is offered or agreed.
announce-draw-never = Nach den Regeln dieses Tisches wird kein Remis geboten oder vereinbart. Fragen Sie den Schiedsrichter.
    .line = Kein Remis: Schiedsrichter fragen

# There is no closed envelope.
announce-no-envelope = Es gibt keinen verschlossenen Umschlag.

# What was opened is not what was sealed.
announce-seal-broken = Was im Umschlag ist, ist nicht das, was abgegeben wurde. Nichts ist geändert.
    .line = Nicht das Abgegebene. Nichts geändert.

# The arbiter would change clocks in a game without clocks.
announce-no-game-clocks = Diese Partie hat keine Uhren, die zu stellen wären.
    .line = Diese Partie hat keine Uhren.

# Moves are taken back in practice only.
announce-practice-only = Im Turnier wird kein Zug zurückgenommen. Eigene Worte berichtigt korrektur, die des Gegners verhört.
    .line = Nicht im Turnier. Etwa: korrektur ZUG

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
    .line = so zieht sie nicht

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

# Why a move is not legal; told in practice only. The opponent's king stands in check and cannot be captured.
announce-illegal-captures-king = Ein König wird nie geschlagen.

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
announce-correction-against-board = Auf Ihrem Brett steht die Figur auf { $square }, und diese Worte nennen einen anderen Zug. Brett und Worte weichen ab; nichts ist geändert.
    .line = Figur auf { $square }: Worte anders

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
announce-suspended = Die Partie ist unterbrochen, beide Uhren stehen. Die Eingabetaste auf leerer Zeile sagt, was erwartet wird.
    .line = Unterbrochen. Enter: was ist zu tun

# Play is not suspended.
announce-not-suspended = Die Partie ist nicht unterbrochen.

# The arbiter lets a game go on whose position is itself the end.
announce-over-by-position = Die Stellung auf dem Brett ist das Ende der Partie, von hier geht sie nicht weiter. Nehmen Sie zuerst den letzten Zug zurück: zurück und seine Nummer, oder verlauf.
    .line = Stellung ist das Ende: zurück N, verlauf

# The game is over.
announce-is-over = Die Partie ist beendet.

# A move was typed while one's own still awaits the press.
announce-awaits-press = Ihr Zug wartet noch auf die Uhr. Ändern mit korrektur und dem Zug, abschließen mit der Leertaste.
    .line = Leertaste fehlt. Ändern: korrektur ZUG

# A clock key was pressed by a player whose clock is not running.
# Variables:
#   $color (String) - whose clock: white or black
announce-clock-not-running =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } läuft nicht.
    .line =
        Uhr { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } läuft nicht.

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
announce-correction-too-late = Zu spät: die Uhr Ihres Gegners läuft. Es bleibt der Schiedsrichter.
    .line = Zu spät. Es bleibt der Schiedsrichter.

# There is no move of the opponent that could have been misheard.
announce-nothing-misheard = Ihr Gegner hat keinen Zug gemacht.

# The player has answered the move already.
announce-misheard-too-late = Zu spät: Sie haben den Zug schon beantwortet. Es bleibt der Schiedsrichter.
    .line = Zu spät. Es bleibt der Schiedsrichter.

# There is no announcement yet.
announce-nothing-announced = Es wurde nichts angesagt.

# No draw is offered by the opponent.
announce-no-offer = Ihr Gegner hat kein Remis angeboten.
    .line = Kein Remis angeboten.

# A claimed flag has not fallen.
announce-flag-up = Dieses Blättchen ist nicht gefallen.

# Advice is not given in a tournament (11.3).
announce-no-advice = Nicht im Turnier: das wäre ein Rat.
    .line = Nicht im Turnier: das wäre ein Rat.

# There is no move to take back.
announce-nothing-to-take-back = Es ist kein Zug zurückzunehmen.

# The tactile board of a player answers: what stands on it is known from now on.
# Variables:
#   $color (String) - whose board: white or black
announce-board-found =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist verbunden.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: verbunden

# The tactile board of a player answers again after it was lost. Its squares are compared at the next press.
# Variables:
#   $color (String) - whose board: white or black
announce-board-found-again =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist wieder verbunden.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: wieder verbunden

# The tactile board of a player does not answer any more. Play goes on.
# Variables:
#   $color (String) - whose board: white or black
announce-board-lost =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } antwortet nicht mehr. Das Spiel geht weiter; für die Zapfen gilt das Wort des Spielers.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weg: es gilt das Wort

# A piece was lifted by the player to move: touched (D.2.2). Shown, and heard only as a cue.
# Variables:
#   $color (String) - by whom: white or black
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-touched =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $square } berührt: { $piece }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } berührt { $square }: { $piece }

# A piece was lifted to adjust it, declared before (4.2). Shown, and heard only as a cue.
# Variables:
#   $color (String) - by whom: white or black
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-adjusted =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } rückt { $square } zurecht: { $piece }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rückt { $square }: { $piece }

# A piece was lifted, and that is no touch. Shown, and heard only as a cue.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-lifted = Gehoben { $square }: { $piece }.
    .line = Gehoben { $square }: { $piece }

# A piece was put into an aperture. Shown, and heard only as a cue.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece
announce-peg-placed = Gesteckt { $square }: { $piece }.
    .line = Gesteckt { $square }: { $piece }

# The next step on one's own tactile board: lift this piece.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece that stands there
announce-guide-lift = Heben Sie { $square }: { $piece }.
    .line = { $square } heben: { $piece }

# The next step on one's own tactile board: put this piece there.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece that belongs there
announce-guide-put = Stecken Sie { $square }: { $piece }.
    .line = { $square } stecken: { $piece }

# The board shows the announced position. Heard only as a cue.
announce-board-stands = Das Brett stimmt.
    .line = Das Brett stimmt

# The player's own announced move stands on his board: it awaits his press. Heard only as a cue.
announce-own-move-stands = Der Zug steht.
    .line = Der Zug steht: Leertaste

# A square is not as it should be, while the player is led to what his board should show. For him alone.
# Variables:
#   $square (String) - the square
#   $shows (String) - what stands there
#   $announced (String) - what should stand there
announce-square-should = Auf { $square } gehört { $announced }, dort steht { $shows }.
    .line = { $square }: { $shows }, soll { $announced }

# Words and pegs differ: the move is not made. The squares follow. It is not said which of the two is right.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - what was announced
announce-pegs-differ =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } angesagt, und die Zapfen zeigen anderes.
    .line = Zapfen anders als { $move }

# A square on which pegs differ from what was announced.
# Variables:
#   $square (String) - the square
#   $shows (String) - what stands there
#   $announced (String) - what the announcements put there
announce-square-shows = { $square }: die Zapfen zeigen { $shows }, angesagt { $announced }.
    .line = { $square }: { $shows }, gesagt { $announced }

# Many pegs are out of a tactile board at once: it was knocked over.
# Variables:
#   $color (String) - whose board: white or black
#   $count (Number) - how many pieces are out
announce-board-disturbed =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } { $count ->
        [one] fehlt eine Figur.
       *[other] fehlen { $count } Figuren.
    }
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $count } draußen

# Castling was announced, and the rook was lifted before the king (4.4.b). A fact for both players.
# Variables:
#   $color (String) - by whom: white or black
announce-rook-first =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Turm vor dem König gehoben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Turm vor König

# The clock was pressed, and the pegs show another position than the announced one. The squares follow.
# Variables:
#   $count (Number) - how many squares
announce-missing-pegs =
    { $count ->
        [one] Nicht ausgeführt: ein Feld weicht ab.
       *[other] Nicht ausgeführt: { $count } Felder weichen ab.
    }
    .line = Nicht ausgeführt: { $count } anders

# The announce button was pressed, and the pegs show no move that could be announced. The squares follow.
announce-pegs-fit-none = Nicht angesagt: die Zapfen zeigen keinen regelgemäßen Zug.
    .line = Nicht angesagt: kein Zug gesteckt

# The announce button was pressed, and a pawn stands on the last rank. It is not said which piece to choose.
# Variables:
#   $square (String) - the square
announce-pawn-stands = Nicht angesagt: auf { $square } steht noch der Bauer.
    .line = Nicht angesagt: Bauer auf { $square }

# The announce or the query button needs a board that is sensed.
announce-board-not-sensed = Die Zapfen Ihres Bretts werden nicht gelesen. Sagen Sie in Worten an.
    .line = Ihr Brett wird nicht gelesen

# The execution of a move was told in words, and the board is sensed.
announce-board-is-sensed = Ihr Brett wird gelesen. Stecken Sie um; es braucht kein Wort.
    .line = Ihr Brett wird gelesen

# The announce button was pressed, and no piece was moved.
announce-pegs-unmoved = Auf Ihrem Brett ist keine Figur bewegt worden.
    .line = Keine Figur ist bewegt worden

# Answer to the query button: the square that changed last.
# Variables:
#   $square (String) - the square
#   $piece (String) - what stands there now
announce-last-square = { $square }: { $piece }.
    .line = Zuletzt { $square }: { $piece }

# Answer to the query button where nothing has changed.
announce-no-last-square = Auf Ihrem Brett hat sich kein Feld geändert.
    .line = Kein Feld hat sich geändert

# Answer to guide: so many squares of the player's own board are not as they should be. The next step follows.
# Variables:
#   $count (Number) - how many
announce-guide-left =
    { $count ->
        [one] Ein Feld stimmt nicht.
       *[other] { $count } Felder stimmen nicht.
    }
    .line =
        { $count ->
            [one] 1 Feld stimmt nicht
           *[other] { $count } Felder stimmen nicht
        }

# Answer to guide: nothing is missing, and the player has begun a move of his own.
announce-guide-own-move = Es fehlt nichts als die Ansage Ihres eigenen Zuges.
    .line = Es fehlt nur Ihre Ansage

# A player has laid his sensed board aside.
# Variables:
#   $color (String) - whose board: white or black
announce-board-laid-aside =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } legt das gelesene Brett beiseite. Es gilt das Wort des Spielers.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } ist beiseitegelegt

# The announce button was pressed by a player who does not have the move.
announce-not-yours-to-announce = Nicht angesagt: Sie sind nicht am Zug.
    .line = Nicht angesagt: nicht am Zug

## Stations that have joined

# A player has joined at a station of his own; the table stops the clocks when a link is lost.
# Variables:
#   $color (String) - the player: white or black
announce-link-joined-stops =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } spielt jetzt an einem eigenen Platz. Reißt die Verbindung ab, stehen sofort beide Uhren.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } da. Bei Trennung: Uhren stehen

# A player has joined at a station of his own; the table lets the clocks run when a link is lost.
# Variables:
#   $color (String) - the player: white or black
announce-link-joined-runs =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } spielt jetzt an einem eigenen Platz. Reißt die Verbindung ab, laufen die Uhren weiter.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } da. Bei Trennung: Uhren laufen

# The station of a player is back; both clocks stand until somebody goes on.
# Variables:
#   $color (String) - the player: white or black
announce-link-back-waits =
    Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist wieder da. Beide Uhren stehen. Enter sagt, wie es weitergeht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist wieder da: fortsetzen

# The station of a player is back; a clock has been running.
# Variables:
#   $color (String) - the player: white or black
announce-link-back-runs =
    Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist wieder da. Die Uhren wurden nicht angehalten.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wieder da; Uhren liefen weiter

# The station of a player is back; no clock was running.
# Variables:
#   $color (String) - the player: white or black
announce-link-back =
    Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist wieder da.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist wieder da.

# The link to a player's station is lost, and both clocks were stopped for it.
# Variables:
#   $color (String) - the player: white or black
announce-link-lost-stops =
    Die Verbindung zum Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist abgerissen. Beide Uhren stehen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } nicht verbunden. Uhren stehen.

# The link to a player's station is lost, and a clock runs on.
# Variables:
#   $color (String) - the player: white or black
announce-link-lost-runs =
    Die Verbindung zum Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist abgerissen. Die Uhren laufen weiter.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } nicht verbunden. Uhren laufen.

# The link to a player's station is lost; no clock was running.
# Variables:
#   $color (String) - the player: white or black
announce-link-lost =
    Die Verbindung zum Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist abgerissen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist nicht mehr verbunden.

# A player's assistant (D.2.9, D.2.10) has joined at a station of his own, or is back there.
# Variables:
#   $color (String) - whose assistant: white or black
announce-link-assistant =
    Ein Assistent von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist da, an einem eigenen Platz.
    .line =
        Assistent von { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist da

# The link to the station of a player's assistant is lost.
# Variables:
#   $color (String) - whose assistant: white or black
announce-link-assistant-lost =
    Die Verbindung zum Platz eines Assistenten von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist abgerissen.
    .line =
        Assistent von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: getrennt

# A desk at another machine has joined, with the arbiter's code. Told to the host alone.
announce-link-desk = Ein Schiedsrichterpult an einem anderen Rechner ist beigetreten, mit dem Code des Schiedsrichters.
    .line = Ein Schiedsrichterpult ist da

# The link to a station for the arbiter's desk is lost. Told to the host alone.
announce-link-desk-lost = Die Verbindung zum Schiedsrichterpult ist abgerissen.
    .line = Schiedsrichterpult nicht verbunden

# A wrong arbiter's code was typed at a desk at another machine. Told once, to the host and the arbiter.
announce-link-desk-wrong = An einem Schiedsrichterpult an einem anderen Rechner wurde ein falscher Code des Schiedsrichters eingegeben. Er ist festgehalten, ebenso jeder weitere.
    .line = Schiedsrichtercode anderswo falsch

# A wrong arbiter's code was typed at the keyboard of the game. Told once, to the arbiter.
announce-desk-wrong-here = An der Tastatur dieser Partie wurde ein falscher Code des Schiedsrichters eingegeben. Er ist festgehalten, ebenso jeder weitere.
    .line = Schiedsrichtercode hier falsch

# A desk at another machine is turned away, because the arbiter has set no code. Told once, to the host.
announce-link-desk-no-code = Jemand will von einem anderen Rechner als Schiedsrichter beitreten, und es gibt noch keinen Code des Schiedsrichters. Der Schiedsrichter setzt sich zuerst hier an das Schiedsrichterpult, mit dem Befehl schiedsspruch, und der andere Spieler bestätigt den Code.
    .line = Erst hier Code setzen: schiedsspruch

# Somebody has joined to watch. Told to the host alone.
announce-link-spectator = Ein Zuschauer ist beigetreten. Er sieht, was öffentlich ist, und kann nichts tun.
    .line = Ein Zuschauer ist da

# Somebody who watched does not answer any more. Told to the host alone.
announce-link-spectator-lost = Ein Zuschauer ist gegangen.
    .line = Ein Zuschauer ist gegangen

# A player's seat is taken back to the host's keyboard.
# Variables:
#   $color (String) - the player: white or black
announce-link-freed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat keinen eigenen Platz mehr. Seine Züge werden wieder an der Tastatur eingegeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: wieder an dieser Tastatur

# A station sent what its role may not send, or what cannot be read. Told once of each kind, to the host and the arbiter.
# Variables:
#   $color (String) - whose station: white or black
#   $what (String) - what, as a name in kebab-case; for the line only
announce-link-denied =
    Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gesendet, was er nicht darf. Es wurde abgewiesen und festgehalten.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, abgewiesen: { $what }

# Somebody tried to join at a seat that is not free for him. Told to the host and the arbiter.
announce-link-seat-taken = Jemand wollte an einem Platz beitreten, der schon besetzt ist. Er wurde nicht eingelassen.
    .line = Abgewiesen: Platz schon besetzt

# Somebody who wanted to join typed a wrong code. Told to the host alone.
# Variables:
#   $count (Number) - how many wrong codes in a row
announce-link-code-refused = Jemand hat einen falschen Code getippt.
    .line = Falscher Code: { $count } von 5

# So many wrong codes were typed that there is a new one. Told to the host alone.
# Variables:
#   $count (Number) - how many wrong codes in a row
announce-link-code-changed = Der Code wurde { $count }-mal falsch getippt. Es gilt ein neuer Code.
    .line = { $count } falsche Codes. Es gilt ein neuer

# What a station has of the game is not what the host's journal holds: the arbiter is called.
# Variables:
#   $color (String) - whose station: white or black
announce-link-history-differs =
    Am Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist die Partie anders festgehalten als hier. Der Schiedsrichter wird gerufen. Beide Uhren stehen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: anderer Stand. Schiedsrichter

# A player repeats his opponent's announcement from one station to the other (D.2.1). In the hall: who, and the words.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken or shown
announce-repetition =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wdh. { $move }

# Somebody acted for a player who has a station of his own.
# Variables:
#   $color (String) - the player: white or black
announce-has-own-station =
    Nicht ausgeführt: { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat einen eigenen Platz und handelt dort selbst. Nur wenn seine Station weg ist, holt ihn verbindung frei zurück; der Schiedsrichter kann das jederzeit.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } handelt am eigenen Platz

# A player announces a move, and it is the other's turn, who has a station of his own.
# Variables:
#   $color (String) - the player: white or black
announce-other-players-turn =
    Nicht angesagt: Am Zug ist { $color ->
        [white] Weiß
       *[black] Schwarz
    }, mit Ansage am eigenen Gerät.
    .line =
        Am Zug ist { $color ->
            [white] Weiß
           *[black] Schwarz
        }, nicht Sie

# A claim of a flag that the arbiter has set aside already.
# Variables:
#   $color (String) - whose flag is down: white or black
announce-flag-set-aside =
    Der Schiedsrichter hat die Reklamation dieses Blättchens von { $color ->
        [white] Weiß
       *[black] Schwarz
    } abgewiesen. Solange es gefallen ist, kommt nur er darauf zurück.
    .line = Abgewiesen: nur noch Schiedsrichter

# A player's seat is given free for another station of his: a case or a call for the arbiter stands.
# Variables:
#   $color (String) - the player: white or black
announce-link-freed-kept =
    Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist frei und kann auch mit einem anderen Gerät wieder eingenommen werden. Bis dahin antwortet hier niemand an dessen Stelle auf das, was offen ist.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: anderes Gerät möglich

# Play cannot go on: the link to a player's station is lost.
# Variables:
#   $color (String) - the player: white or black
announce-link-is-lost =
    Noch geht es nicht weiter: Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } antwortet nicht. Warten Sie, bis er wieder da ist. link free holt ihn zurück; solange ein Fall offen oder der Schiedsrichter gerufen ist, nur für ein anderes Gerät.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } getrennt: warten

# No station has joined for this player.
# Variables:
#   $color (String) - the player: white or black
announce-not-joined =
    Für { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist kein Platz beigetreten.
    .line =
        Für { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist kein Platz beigetreten

# A sighted player at a station of his own pressed the clock before he had moved.
announce-no-move-made = Nicht gedrückt: Machen Sie erst Ihren Zug auf Ihrem Brett.
    .line = Nicht gedrückt: erst ziehen

# A reply counts no more: the move it answers was not made yet, was illegal, or was mended.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the reply, ready to be spoken
#   $why (String) - not-made, illegal or withdrawn
announce-reply-lapsed =
    Die Antwort { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, { $move }, zählt nicht: { $why ->
        [not-made] Der beantwortete Zug war noch nicht gemacht. Bitte noch einmal, wenn er gemacht ist.
        [illegal] Ein Zug davor war regelwidrig.
       *[withdrawn] Der beantwortete Zug wurde geändert.
    }
    .line =
        { $why ->
            [not-made] Zu früh: Antwort { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } zählt nicht
            [illegal] Antwort { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } zählt nicht.
           *[withdrawn] Antwort { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } zählt nicht.
        }

# A player pressed his clock key before the other's move was completed.
# Variables:
#   $color (String) - the player: white or black
#   $counts (String) - yes where his reply is known, else no
#   $kept (String) - yes where the other's press is kept for the last word, else no
announce-early-press =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat zu früh gedrückt. { $counts ->
        [yes] Es zählt, sobald der andere Zug abgeschlossen ist.
       *[no] Es zählt nicht: { $kept ->
            [yes] Der andere Druck zählt beim letzten Wort der Ansage, und die Antwort ist noch nicht bekannt.
           *[no] Die andere Uhr läuft, und ihr Spieler hat nicht gedrückt.
        }
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte zu früh: { $counts ->
            [yes] gemerkt.
           *[no] zählt nicht.
        }

# For the desk: a player has made his next move without having pressed for the one before.
# Variables:
#   $color (String) - the player: white or black
announce-completed-unpressed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat nicht gedrückt; der nächste eigene Zug hat den vorigen abgeschlossen. Dieser Zug und die Antwort sind gezählt, ohne Druck und ohne Zeitzugabe.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: kein Druck; nächster Zug.

# A move was entered for a player after his press, and he must confirm it with his own key before anything follows from it. Both clocks stand.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken
announce-entry-awaits-key =
    { $move } wurde für { $color ->
        [white] Weiß
       *[black] Schwarz
    } eingegeben. Beide Uhren stehen. { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt den Zug mit der eigenen Uhrtaste; ist er falsch, verhört und den richtigen Zug eingeben.
    .line =
        { $move }? { $color ->
            [white] Weiß
           *[black] Schwarz
        }: F8, sonst verhört

# For the desk alone: an illegal move was completed, and the opponent may claim it until his own next move.
# Variables:
#   $color (String) - the player: white or black
#   $move (String) - the move, ready to be spoken
announce-illegal-unclaimed =
    { $move } von { $color ->
        [white] Weiß
       *[black] Schwarz
    } war regelwidrig. Der Gegner kann es reklamieren, bis sein eigener nächster Zug gemacht ist; dann gilt der Zug.
    .line = Regelwidrig, reklamierbar: { $move }

# One player agrees that play goes on without the arbiter who was called.
# Variables:
#   $color (String) - the player: white or black
announce-resume-agreed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist einverstanden, ohne Schiedsrichter weiterzuspielen. Es geht weiter, wenn auch der andere Spieler zustimmt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } will weiterspielen.

# For the desk: both players went on without the arbiter who was called.
# Variables:
#   $time (String) - how long both clocks stood
announce-without-arbiter = Die Spieler haben ohne Schiedsrichter weitergespielt. Beide Uhren standen { $time }.
    .line = Ohne Schiedsrichter: { $time }

# The opponent's word that play goes on without the arbiter is read back; his own key confirms it.
# Variables:
#   $color (String) - who must confirm: white or black
announce-confirm-resume =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist einverstanden, ohne Schiedsrichter weiterzuspielen? Zum Bestätigen die eigene Taste drücken.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } spielt weiter? F8: ja

# A weighty word of the opponent was confirmed once at the shared keyboard, and is spelled out before he confirms it once more.
# Variables:
#   $color (String) - who must confirm: white or black
#   $word (String) - resign, accept, resume or consent
announce-confirm-again =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $word ->
        [resign] gibt auf und verliert die Partie
        [accept] nimmt das Remis an, und die Partie ist zu Ende
        [resume] lässt weiterspielen, und was gegen diesen Spieler vorgeschlagen ist, wird vollzogen
       *[consent] ist mit dem Vorgeschlagenen einverstanden
    }. Wenn das stimmt, drückt { $color ->
        [white] Weiß
       *[black] Schwarz
    } noch einmal die eigene Taste.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $word ->
            [resign] gibt auf
            [accept] nimmt Remis an
            [resume] spielt weiter, mit Strafe
           *[consent] stimmt zu
        }: F8 noch einmal

# For the desk and the record: a word of the opponent was confirmed by a key of the keyboard that both players use.
# Variables:
#   $color (String) - the player: white or black
#   $word (String) - resign, accept, consent or resume
announce-shared-keyboard =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat an der gemeinsamen Tastatur bestätigt: { $word ->
        [resign] Aufgabe der Partie
        [accept] Annahme des Remis
        [resume] Weiterspielen ohne Schiedsrichter
       *[consent] Einverständnis
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, eine Tastatur: { $word ->
            [resign] gibt auf
            [accept] Remis
            [resume] weiter
           *[consent] stimmt zu
        }

# Something was typed although the own move is pressed and the press is kept for the last word.
announce-press-is-kept = Der Zug ist schon gedrückt: Er zählt beim letzten Wort der Ansage.
    .line = Gedrückt; zählt beim letzten Wort.

# A second move was announced although the own reply still waits for the other player's press.
# Variables:
#   $color (String) - whose press is awaited: white or black
announce-reply-waits =
    Die Antwort ist schon bekannt. Sie zählt, wenn { $color ->
        [white] Weiß
       *[black] Schwarz
    } gedrückt hat.
    .line =
        Die Antwort wartet auf { $color ->
            [white] Weiß
           *[black] Schwarz
        }.

# A move was to be entered for the opponent, and it is not his turn.
announce-not-the-opponents-move = Der Gegner ist nicht am Zug: Es gibt keinen Zug von ihm einzugeben.
    .line = Der Gegner ist nicht am Zug.

# Something was to be done while a move entered for a player awaits his key.
# Variables:
#   $color (String) - whose key is awaited: white or black
announce-entry-not-confirmed =
    Zuerst bestätigt { $color ->
        [white] Weiß
       *[black] Schwarz
    } den eingegebenen Zug mit der eigenen Uhrtaste. Ist er falsch, verhört und den richtigen Zug eingeben oder den Schiedsrichter rufen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss den Zug mit F8 bestätigen.

# A player wanted play to go on, but what stands burdens his opponent.
announce-not-yours-to-settle = Das ist nicht von dieser Seite zu erledigen: Der andere Spieler stimmt zu, oder der Schiedsrichter entscheidet.
    .line = Der andere oder der Schiedsrichter.

# Why something is proposed: a complaint about touched pieces.
# Variables:
#   $color (String) - the player: white or black
announce-cause-touched =
    Die Beschwerde: { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat nicht gezogen oder geschlagen, was berührt war.
    .line =
        Beschwerde: { $color ->
            [white] Weiß
           *[black] Schwarz
        } zog Berührtes nicht

# Why something is proposed: an ending move was announced and heard before the flag fell or a word was given.
# Variables:
#   $color (String) - the player: white or black
#   $made (String) - the time from the announcement to the other event
announce-cause-made-before =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hatte { $made } vorher einen Zug angesagt, der die Partie beendet. Worte allein beweisen nicht, dass er gemacht war.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Schlusszug { $made } vorher

# What a settled case would change: the latest move is put right.
# Variables:
#   $why (String) - laws, upheld or aside: when it would happen
#   $move (String) - the move as it should stand
announce-proposed-mend =
    { $why ->
        [laws] Der letzte Zug wird { $move }.
        [upheld] Bei Einverständnis wird der letzte Zug { $move }.
       *[aside] Bei Abweisung wird der letzte Zug { $move }.
    }
    .line = Letzter Zug: { $move }

# A sighted player pressed his clock, and his electronic board shows that he has moved nothing.
# Variables:
#   $color (String) - the player: white or black
announce-pressed-unmoved =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt, und das Brett zeigt keinen Zug.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte; kein Zug gezeigt.

# A sighted player pressed his clock, and his electronic board shows no legal move; squares follow, one message each.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many squares
announce-shown-at-press =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Das Brett zeigt keinen regelgemäßen Zug; es weicht von der Stellung davor auf { $count ->
        [one] einem Feld ab.
       *[other] { $count } Feldern ab.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte; kein Zug: { $count }

# What an electronic board saw in its owner's turn: a piece stood on a square and left it again. A fact, no verdict.
# Variables:
#   $color (String) - the player: white or black
#   $piece (String) - the piece
#   $square (String) - the square, ready to be spoken
#   $time (String) - how long
announce-rested =
    { $piece } stand auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $time } auf { $square }.
    .line = { $square }: { $piece } { $time }

# What an electronic board saw in its owner's turn: a piece was off its square and came back. A fact, no verdict.
# Variables:
#   $color (String) - the player: white or black
#   $piece (String) - the piece
#   $square (String) - the square, ready to be spoken
#   $time (String) - how long
announce-away =
    { $piece } war auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $time } nicht auf { $square }.
    .line = { $square }: { $piece } weg { $time }
