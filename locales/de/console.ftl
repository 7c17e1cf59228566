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

# Stands before a piece in a short line: whose piece it is.
# Variables:
#   $color (String) - "white" or "black"
console-color-letter =
    { $color ->
        [white] w
       *[black] s
    }

# A square that was asked for, or is under the fingers, with its piece.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $piece (String) - the piece with its colour, already in words
console-square = { $square } { $piece }

# An empty light square. A sound tells the colour to the ear.
# Variables:
#   $square (String) - the square, as it is heard or read
console-square-light = { $square }
    .line = { $square } leer, hell

# An empty dark square. A sound tells the colour to the ear.
# Variables:
#   $square (String) - the square, as it is heard or read
console-square-dark = { $square }
    .line = { $square } leer, dunkel

# The fingers are at the edge of the board and stay on this square.
# Variables:
#   $square (String) - the square, as it is heard or read
console-edge = Rand.
    .line = { $square } Brettrand

# A jump to the next piece of a kind of which the board has none.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
console-no-such-piece =
    { $role ->
        [king] Kein König auf Ihrem Brett.
        [queen] Keine Dame auf Ihrem Brett.
        [rook] Kein Turm auf Ihrem Brett.
        [bishop] Kein Läufer auf Ihrem Brett.
        [knight] Kein Springer auf Ihrem Brett.
       *[pawn] Kein Bauer auf Ihrem Brett.
    }

# Heading of the pieces on one ray, from the fingers to the square at its end.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-ray = Richtung { $square }:
    .line = bis { $square }: { $list }

# Heading of all pieces of a kind on the player's own board.
# Variables:
#   $role (String) - "king", "queen", "rook", "bishop", "knight" or "pawn"
#   $list (String) - the pieces or moves, already written
console-kind =
    { $role ->
        [king] Könige:
        [queen] Damen:
        [rook] Türme:
        [bishop] Läufer:
        [knight] Springer:
       *[pawn] Bauern:
    }
    .line = { $list }

# Heading of all pieces of one side on the player's own board.
# Variables:
#   $color (String) - "white" or "black"
#   $list (String) - the pieces or moves, already written
console-side =
    { $color ->
        [white] Weiß:
       *[black] Schwarz:
    }
    .line = { $list }

# Heading of all pieces of both sides on the player's own board.
# Variables:
#   $list (String) - the pieces or moves, already written
console-board = Ihr Brett:
    .line = { $list }

# Heading of the pieces on a rank.
# Variables:
#   $name (String) - the rank or file as it is heard
#   $sign (String) - its figure or letter
#   $list (String) - the pieces or moves, already written
console-rank = Reihe { $name }:
    .line = Reihe { $sign }: { $list }

# Heading of the pieces on a file.
# Variables:
#   $name (String) - the rank or file as it is heard
#   $sign (String) - its figure or letter
#   $list (String) - the pieces or moves, already written
console-file = Linie { $name }:
    .line = Linie { $sign }: { $list }

# Heading of the pieces on the rank and the file of a square.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-rays = Reihe und Linie von { $square }:
    .line = + { $square }: { $list }

# Heading of the pieces on the diagonals of a square.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-diagonals = Diagonalen von { $square }:
    .line = x { $square }: { $list }

# Heading of the pieces a knight's leap away from a square.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-leaps = Einen Springersprung von { $square }:
    .line = Sprünge { $square }: { $list }

# Practice only: heading of the legal moves of a piece.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-moves = Züge von { $square }:
    .line = { $square }: { $list }

# Practice only: heading of the legal captures of a piece.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-captures-from = Schlagzüge von { $square }:
    .line = { $square } x: { $list }

# Practice only: heading of all legal captures.
# Variables:
#   $list (String) - the pieces or moves, already written
console-captures = Schlagzüge:
    .line = Schlagzüge: { $list }

# Practice only: heading of the pieces that attack a square.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-attackers = { $square } ist angegriffen von:
    .line = greift { $square } an: { $list }

# Practice only: heading of the pieces that defend a square.
# Variables:
#   $square (String) - the square, as it is heard or read
#   $list (String) - the pieces or moves, already written
console-defenders = { $square } ist gedeckt von:
    .line = deckt { $square }: { $list }

# The last move, said again to the player alone.
# Variables:
#   $color (String) - "white" or "black"
#   $move (String) - the move, already in words
console-last =
    { $color ->
        [white] Weiß { $move }
       *[black] Schwarz { $move }
    }
    .line =
        { $color ->
            [white] w { $move }
           *[black] s { $move }
        }

# Heading of the last moves.
# Variables:
#   $list (String) - the pieces or moves, already written
console-last-moves = Züge:
    .line = { $list }

# The last move was asked for before there was one.
console-no-moves = Noch ist kein Zug angesagt.

# Heading of the player's own score.
# Variables:
#   $list (String) - the pieces or moves, already written
console-score = Ihr Partieformular:
    .line = { $list }

# The player's own score was asked for and is empty.
console-score-empty = Auf Ihrem Partieformular steht nichts.
    .line = Ihr Partieformular ist leer.

# A half-move for which the player's score holds nothing.
console-score-gap = nicht notiert

# Stands before a move in a list: its number.
# Variables:
#   $number (Number) - the number of the move
console-move-number = Zug { $number }:

# The piece that was captured last.
# Variables:
#   $piece (String) - the piece with its colour, already in words
#   $square (String) - the square, as it is heard or read
console-captured = Zuletzt geschlagen: { $piece } auf { $square }
    .line = geschlagen: { $piece } { $square }

# The last capture, where the piece is not known.
# Variables:
#   $square (String) - the square, as it is heard or read
console-captured-on = Zuletzt wurde geschlagen auf { $square }
    .line = zuletzt geschlagen auf { $square }

# The piece captured last was asked for before there was one.
console-nothing-captured = Noch ist nichts geschlagen.

# The focus went from the board to the input line.
console-to-line = Eingabezeile.

# A piece was taken in mind on the board: its move is announced from the next chosen square.
# Variables:
#   $square (String) - the square, as it is heard or read
console-selected = vorgemerkt, wählen Sie das andere Feld
    .line = { $square } vorgemerkt. Enter am Zielfeld

# The piece taken in mind was let go.
console-unselected = Keine Figur ist mehr vorgemerkt.
    .line = Nichts mehr vorgemerkt.

# Enter or Space on the board on an empty square, with no piece taken in mind.
console-nothing-to-select = Hier steht keine Figur. Die Uhr liegt auf F 7.
    .line = Keine Figur hier. Uhr: F7

# A key that does nothing was pressed.
console-key-unknown = Diese Taste tut hier nichts. Für die Tasten drücken Sie F 1.
    .line = Taste ohne Wirkung. Hilfe: F1

# Escape has emptied the input line.
console-line-cleared = Zeile gelöscht.

# Spoken after a move that was typed too early: it stands in the line again.
console-line-kept = Ihre Eingabe bleibt stehen: Enter schickt sie ab.

# Going through the lines typed before led back to an empty line.
console-line-empty = leere Zeile

# The input line takes no more letters.
console-line-full = Die Zeile ist voll. Drücken Sie Enter, oder Escape zum Löschen.
    .line = Zeile voll. Enter oder Escape

# The name of the letter between words, when typing is spoken.
console-letter-space = Leerzeichen

# A line is longer than any command or move.
console-too-long = Diese Zeile ist zu lang und wurde nicht gelesen. Tippen Sie einen Zug oder hilfe.
    .line = Zeile zu lang, nicht gelesen.

# What came is not readable text: control characters, or letters no Braille cell can show.
console-no-text = Darin sind Zeichen, die kein Text sind. Tippen Sie einen Zug oder hilfe.
    .line = Kein Text. Tippen Sie Zug oder hilfe.

# Escape was pressed and there is nothing to take back.
console-nothing-to-cancel = Nichts zurückzunehmen.

# Asked before a draw is offered.
console-ask-draw = Remis anbieten? Tippen Sie ja oder nein.
    .line = Remis anbieten? ja oder nein

# Asked before a draw offer is accepted.
console-ask-accept = Das Remis annehmen? Tippen Sie ja oder nein.
    .line = Remis annehmen? ja oder nein

# Asked before the game is resigned.
console-ask-resign = Die Partie aufgeben? Tippen Sie ja oder nein.
    .line = Aufgeben? ja oder nein

# Practice only: asked before moves are taken back.
console-ask-takeback = Die letzten Züge zurücknehmen? Tippen Sie ja oder nein.
    .line = Zurücknehmen? ja oder nein

# Asked before the program is left in mid-game.
console-ask-leave = Die Partie speichern und gehen? Beide Uhren stehen dann. Tippen Sie ja oder nein.
    .line = Speichern und gehen? ja oder nein

# A question was answered with no, or taken back.
console-not-done = Abgebrochen.

# Yes or no was typed and nothing had been asked.
console-nothing-asked = Es war nichts gefragt.

# Enter on an empty line before the game has begun.
console-awaited-start = Die Partie hat nicht begonnen. Tippen Sie start.
    .line = Nicht begonnen. Tippen Sie start

# Enter on an empty line while the player is to move.
console-awaited-own-move = Ihr Zug wird erwartet.
    .line = Sie sind am Zug

# Enter on an empty line while the opponent is to move.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-move =
    { $color ->
        [white] Der Zug von Weiß wird erwartet.
       *[black] Der Zug von Schwarz wird erwartet.
    }
    .line =
        { $color ->
            [white] Weiß am Zug
           *[black] Schwarz am Zug
        }

# Enter on an empty line while a kept press waits for the last word of the announcement.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-last-word =
    { $color ->
        [white] Der Uhrendruck von Weiß wartet auf das letzte Wort.
       *[black] Der Uhrendruck von Schwarz wartet auf das letzte Wort.
    }
    .line =
        { $color ->
            [white] Uhr Weiß wartet aufs letzte Wort
           *[black] Uhr Schwarz wartet aufs letzte Wort
        }

# Enter on an empty line while the player's move awaits his press. Enter never presses.
console-awaited-own-press = Ihr Zug ist angesagt. Drücken Sie die Uhr mit der Leertaste, oder tippen Sie korrektur und einen anderen Zug.
    .line = Leertaste: Uhr, oder korrektur ZUG

# Enter on an empty line while the player's move is announced, and by his own word his board does not show it.
console-awaited-own-press-undone = Ihr Zug ist angesagt, und nach dem, was Sie gesagt haben, zeigt Ihr Brett ihn nicht. Führen Sie ihn aus und tippen Sie gespielt mit beiden Feldern, oder korrektur mit einem anderen Zug; dann die Uhr mit der Leertaste.
    .line = gespielt VON NACH oder korrektur ZUG

# Enter on an empty line while the player's move is announced, and the pegs of his board do not show it.
console-awaited-own-press-pegs = Ihr Zug ist angesagt, und Ihr Brett zeigt ihn nicht. Führen Sie ihn aus, oder tippen Sie korrektur mit einem anderen Zug; dann die Uhr mit der Leertaste.
    .line = Figur ziehen oder korrektur ZUG

# Enter on an empty line while the player's move awaits his press and is answered already.
# Variables:
#   $color (String) - who has answered: white or black
console-awaited-own-press-answered =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat Ihren Zug beantwortet. Drücken Sie die Uhr mit der Leertaste; dann zählt die Antwort.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat geantwortet. Leertaste: Uhr

# Enter on an empty line while the opponent's move awaits his press.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-press =
    { $color ->
        [white] Der Zug von Weiß ist eingegeben. Seine Uhr liegt auf F 8.
       *[black] Der Zug von Schwarz ist eingegeben. Seine Uhr liegt auf F 8.
    }
    .line =
        { $color ->
            [white] Weiß: Uhr mit F8
           *[black] Schwarz: Uhr mit F8
        }

# Enter on an empty line while the opponent's move awaits his press and the player has answered it.
# Variables:
#   $color (String) - whose press is awaited: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-press-answered =
    Ihre Antwort ist bekannt. Sie zählt, wenn { $color ->
        [white] Weiß
       *[black] Schwarz
    } die Uhr gedrückt hat{ $there ->
        [yes] { "" }
       *[no] , mit F 8
    }.
    .line =
        Ihre Antwort wartet auf { $color ->
            [white] Weiß
           *[black] Schwarz
        }

# Enter on an empty line while play cannot go on: the link to a player's own station is lost.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-link =
    { $color ->
        [white] Der Platz von Weiß antwortet nicht. Es geht weiter, wenn er wieder da ist. Ist kein Fall offen, holt link free ihn zurück.
       *[black] Der Platz von Schwarz antwortet nicht. Es geht weiter, wenn er wieder da ist. Ist kein Fall offen, holt link free ihn zurück.
    }
    .line =
        { $color ->
            [white] Weiß getrennt: warten
           *[black] Schwarz getrennt: warten
        }

# Enter on an empty line while the move of a player at a station of his own awaits his press.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-press-there =
    { $color ->
        [white] Weiß hat angesagt. Er drückt seine Uhr am eigenen Platz.
       *[black] Schwarz hat angesagt. Er drückt seine Uhr am eigenen Platz.
    }
    .line =
        { $color ->
            [white] Weiß muss noch drücken
           *[black] Schwarz muss noch drücken
        }

# Enter on an empty line after a player at a station of his own has pressed, and has not said his move yet.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-entry-there =
    { $color ->
        [white] Weiß hat die Uhr gedrückt. Seinen Zug sagt er am eigenen Platz an.
       *[black] Schwarz hat die Uhr gedrückt. Seinen Zug sagt er am eigenen Platz an.
    }
    .line =
        { $color ->
            [white] Weiß hat gedrückt; sein Zug fehlt
           *[black] Schwarz hat gedrückt; sein Zug fehlt
        }

# Enter on an empty line between two stations: what the player himself still owes of the opponent's announcement (D.2.1).
# Variables:
#   $what (String) - "repeat", "execute" or "both"
console-owed-own =
    { $what ->
        [repeat] Die Ansage ist noch von Ihnen zu wiederholen: repeat und der Zug.
        [execute] Der angesagte Zug ist auf Ihrem Brett noch nicht ausgeführt.
       *[both] Die Ansage ist noch von Ihnen zu wiederholen, und der Zug ist auf Ihrem Brett noch nicht ausgeführt.
    }
    .line =
        { $what ->
            [repeat] Noch zu tun: repeat ZUG
            [execute] Noch zu tun: Zug auf Ihrem Brett
           *[both] Noch zu tun: repeat ZUG und Ihr Brett
        }

# Enter on an empty line between two stations: what the opponent still owes of the player's announcement (D.2.1).
# Variables:
#   $color (String) - the opponent: "white" or "black"
#   $what (String) - "repeat", "execute" or "both"
console-owed-opponent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $what ->
        [repeat] hat Ihre Ansage noch nicht wiederholt.
        [execute] hat Ihren Zug auf seinem Brett noch nicht ausgeführt.
       *[both] hat Ihre Ansage noch nicht wiederholt und Ihren Zug noch nicht ausgeführt.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $what ->
            [repeat] muss noch wiederholen
            [execute] muss noch ausführen
           *[both] muss wiederholen, ausführen
        }

# Enter on an empty line after a player pressed whose move has not been entered.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-entry =
    { $color ->
        [white] Weiß hat gedrückt. Geben Sie den Zug von Weiß ein.
       *[black] Schwarz hat gedrückt. Geben Sie den Zug von Schwarz ein.
    }
    .line =
        { $color ->
            [white] Zug von Weiß eingeben
           *[black] Zug von Schwarz eingeben
        }

# Enter on an empty line while a word spoken for the opponent awaits his own key.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-confirmation =
    { $color ->
        [white] Weiß muss es mit seiner eigenen Taste bestätigen.
       *[black] Schwarz muss es mit seiner eigenen Taste bestätigen.
    }
    .line =
        { $color ->
            [white] Weiß bestätigt mit F8
           *[black] Schwarz bestätigt mit F8
        }

# Enter on an empty line while an arbiter's code awaits the opponent's own key.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-code =
    Ein Code des Schiedsrichters wurde eingegeben. { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt ihn mit der eigenen Taste, oder Escape verwirft ihn.
    .line =
        Code: { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt mit F8

# Enter on an empty line while an arbiter's code awaits the other player, who has a station of his own.
# Variables:
#   $color (String) - "white" or "black"
console-awaited-code-there =
    Ein Code des Schiedsrichters wurde eingegeben. { $color ->
        [white] Weiß
       *[black] Schwarz
    } antwortet an der eigenen Station, ob er gilt.
    .line =
        Code: { $color ->
            [white] Weiß
           *[black] Schwarz
        } antwortet dort

# Enter on an empty line while this player has to confirm an arbiter's code at his own station.
console-awaited-code-own = An der anderen Station wurde ein Code des Schiedsrichters eingegeben. Tippen Sie einverstanden, um zu sagen, ob er gilt.
    .line = Code? Tippen Sie einverstanden

# Enter on an empty line while play is suspended.
console-awaited-resumption = Die Partie ruht, beide Uhren stehen. Zum Weiterspielen tippen Sie fortsetzen.
    .line = Unterbrochen. Weiter mit fortsetzen

# The same for a player for whom time is proposed: going on gives it up.
console-awaited-resumption-without = Die Partie ist unterbrochen, beide Uhren stehen. Für Sie ist Zeit vorgeschlagen: Wer fortsetzen eingibt, verzichtet darauf. Warten Sie, bis sie gegeben ist, oder spielen Sie mit fortsetzen ohne sie weiter.
    .line = Auf die Zeit warten; fortsetzen: ohne

# Enter on an empty line after the game.
console-awaited-nothing = Die Partie ist zu Ende. Zum Gehen tippen Sie beenden.
    .line = Partie beendet. Zum Gehen: beenden

# Asked before a claim is made: a wrong claim may cost time.
# Variables:
#   $claim (String) - what: repetition, fifty, quickplay, seconds, touched, illegal, setup, turned, colours, displaced, idle, hands or absent
console-ask-claim =
    { $claim ->
        [repetition] Remis durch Stellungswiederholung reklamieren
        [fifty] Remis nach der Fünfzig-Züge-Regel reklamieren
        [quickplay] Remis in der Endspurtphase reklamieren
        [seconds] Fünf Sekunden mehr pro Zug für beide reklamieren
        [touched] Eine vom Gegner berührte Figur reklamieren
        [illegal] Einen regelwidrigen Zug des Gegners reklamieren
        [unpromoted] Einen nicht umgewandelten Bauern des Gegners reklamieren
        [setup] Eine falsche Aufstellung reklamieren
        [turned] Ein falsch gedrehtes Brett reklamieren
        [colours] Vertauschte Farben reklamieren
        [displaced] Verschobene Figuren reklamieren
        [idle] Einen Uhrendruck des Gegners ohne Zug reklamieren
        [hands] Einen Zug des Gegners mit zwei Händen reklamieren
       *[absent] Das Fehlen des Gegners reklamieren
    }? Tippen Sie ja oder nein.
    .line =
        { $claim ->
            [repetition] Wiederholung
            [fifty] 50 Züge
            [quickplay] Endspurt-Remis
            [seconds] 5 s mehr
            [touched] Berührt
            [illegal] Regelwidrig
            [unpromoted] Umwandlung
            [setup] Aufstellung
            [turned] Brett gedreht
            [colours] Farben
            [displaced] Verschoben
            [idle] Leerdruck
            [hands] Zwei Hände
           *[absent] Fehlen
        } reklamieren? ja oder nein

# Asked before a draw is claimed with a written move: that move must then be made if the claim is wrong.
# Variables:
#   $claim (String) - by what: repetition or fifty
#   $move (String) - the move, ready to be spoken or shown
console-ask-claim-with =
    Remis { $claim ->
        [repetition] durch Stellungswiederholung
       *[fifty] nach der Fünfzig-Züge-Regel
    } mit { $move } reklamieren? Ist es unberechtigt, muss dieser Zug gespielt werden. Tippen Sie ja oder nein.
    .line = Mit { $move } reklamieren? ja oder nein

# Asked before the player consents to what stands against him.
console-ask-consent = Sind Sie einverstanden mit dem, was vorgeschlagen oder reklamiert ist? Tippen Sie ja oder nein.
    .line = Einverstanden? ja oder nein

# Asked before the player confirms an arbiter's code that was typed at the other station.
console-ask-confirm-code = Soll der Code, der an der anderen Station eingegeben wurde, der Code des Schiedsrichters dieser Partie sein? Wer ihn kennt, entscheidet hier. Tippen Sie ja oder nein.
    .line = Code gilt? ja oder nein

# Enter on an empty line while time for the opponent, or a penalty of time against the player, is proposed.
console-awaited-settle-resume = Zeit für den Gegner oder eine Strafe gegen Sie ist vorgeschlagen. Ausführen und weiterspielen mit fortsetzen; oder der Schiedsrichter entscheidet.
    .line = Vorgeschlagen: fortsetzen

# Enter on an empty line while time for the player, or a penalty of time against the opponent, is proposed.
# Variables:
#   $color (String) - the opponent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-settle-resume-opponent =
    Zeit für Sie oder eine Strafe gegen { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist vorgeschlagen. { $there ->
        [yes] Ausgeführt wird sie an der anderen Station
       *[no] Tippen Sie fortsetzen, und er bestätigt mit der eigenen Taste
    }; oder der Schiedsrichter entscheidet.
    .line =
        Gegen { $color ->
            [white] Weiß
           *[black] Schwarz
        } vorgeschlagen{ $there ->
            [yes] .
           *[no] : fortsetzen
        }

# Enter on an empty line while something stands to which the player himself may consent.
console-awaited-settle-consent = Es steht etwas gegen Sie. Wenn Sie zustimmen, tippen Sie einverstanden; oder der Schiedsrichter entscheidet.
    .line = Gegen Sie. Zustimmen: einverstanden

# Enter on an empty line while something stands to which the opponent may consent.
# Variables:
#   $color (String) - who may consent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-settle-opponent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } kann zustimmen, { $there ->
        [yes] an der eigenen Station
       *[no] mit gegner einverstanden und der eigenen Taste
    }; oder der Schiedsrichter entscheidet.
    .line =
        { $there ->
            [yes] Zustimmen kann der Gegner.
           *[no] Zustimmen: gegner einverstanden
        }

# Enter on an empty line while only the arbiter can decide what stands.
console-awaited-settle-arbiter = Der Schiedsrichter entscheidet über das, was steht. Beide Uhren stehen.
    .line = Der Schiedsrichter entscheidet.

# Enter on an empty line while it is to be decided first that a flag had fallen before the move, or the claim, that ends the game. The player may claim it.
console-awaited-flag-own = Das Blättchen des Gegners war gefallen, ehe die Partie zu Ende gewesen wäre. Tippen Sie fahne, um es zu reklamieren, oder einverstanden, damit dieses Ende gilt; oder der Schiedsrichter entscheidet.
    .line = fahne, oder einverstanden: Ende gilt

# Enter on an empty line while it is to be decided first that a flag had fallen before the move, or the claim, that ends the game. The opponent may claim it.
# Variables:
#   $color (String) - the opponent: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-flag-opponent =
    Ihr Blättchen war gefallen, ehe die Partie zu Ende gewesen wäre. { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $there ->
        [yes] kann das Blättchen reklamieren oder dieses Ende mit seinem Einverständnis gelten lassen
       *[no] kann es mit gegner fahne reklamieren oder dieses Ende mit gegner einverstanden gelten lassen, und mit der eigenen Taste
    }. Zum Nachgeben tippen Sie einverstanden; oder der Schiedsrichter entscheidet.
    .line =
        { $there ->
            [yes] Gegner: fahne oder einverstanden
           *[no] gegner fahne / gegner einverstanden
        }

# Enter on an empty line while the player is to seal a move.
console-awaited-seal = Geben Sie Ihren Zug ab: tippen Sie abgabe und den Zug, dann drücken Sie die Uhr mit der Leertaste.
    .line = Abbruch: abgabe ZUG, dann Leertaste

# Enter on an empty line after the player has sealed a move and before the envelope is closed.
console-awaited-sealed = Ihr Zug ist abgegeben. Die Leertaste verschließt den Umschlag. Bis dahin können Sie einen anderen abgeben.
    .line = Abgegeben. Leertaste: Umschlag zu

# Enter on an empty line while the opponent seals a move.
# Variables:
#   $color (String) - who seals: white or black
console-awaited-seal-opponent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab. Seine Uhr ist auf F 8.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } gibt ab; Uhr mit F8

# Enter on an empty line while the envelope is closed.
console-awaited-envelope = Die Partie ist abgebrochen, der Umschlag verschlossen. Der Schiedsrichter öffnet ihn.
    .line = Umschlag zu; Schiedsrichter öffnet ihn.

# Enter on an empty line while play is suspended and only the arbiter lets it go on.
console-awaited-resumption-arbiter = Die Partie ist unterbrochen, beide Uhren stehen. Der Schiedsrichter lässt sie fortsetzen.
    .line = Unterbrochen. Schiedsrichter setzt fort

# Heading of the rules of the table: the edition of the Laws.
# Variables:
#   $year (String) - its year
console-rules-edition = Die Regeln von { $year }, wie sie an diesem Tisch gelten.
    .line = Regeln von { $year }

# With the rules of the table: the duties of a player's assistant, as letters of D.2.9.
# Variables:
#   $color (String) - whose assistant: white or black
#   $list (String) - the letters
console-rules-duties =
    Pflichten des Assistenten { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $list }.
    .line =
        Assistent { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $list }

# A time control was typed that cannot be read.
# Variables:
#   $value (String) - what was typed
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - one that works
console-bad-time = Zeit { $value } ist nicht verstanden. { $reason } Zum Beispiel: zeit { $example }
    .line = Unklar. Zum Beispiel: zeit { $example }

# A time control of several periods was typed, and one of them cannot be read.
# Variables:
#   $value (String) - what was typed
#   $period (String) - the number of the period
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - one that works
console-bad-time-period = Zeit { $value }: Periode { $period } ist nicht verstanden. { $reason } Zum Beispiel: zeit { $example }
    .line = Periode { $period }? Etwa: zeit { $example }

# What a player can claim, where a line begins with claim and goes on as none of it.
console-claims = Reklamieren können Sie mit reklamiere und einem davon: wiederholung, fünfzig, endspurt, sekunden, berührt, regelwidrig, umwandlung, aufstellung, farben, gedreht, verschoben, leerdruck, hände, abwesend. Die Zeit des Gegners reklamiert fahne allein.
    .line = reklamiere wiederholung, ...

# The first words of the questions about the time control.
console-timing-begins = Die Bedenkzeit wird eingestellt. Abbrechen lässt sie, wie sie ist, ein Fragezeichen sagt, was Sie tippen können.
    .line = Bedenkzeit: abbrechen, zurück, ?

# Before the time control that stands now, at the first words of the questions.
console-timing-now = Die Bedenkzeit jetzt:
    .line = Jetzt:

# The first question. The numbers and letters are those of src/console/timing/answers.rs.
console-timing-kind = Welche Bedenkzeit? 1, oder g: Minuten für die ganze Partie. 2, oder m: mehrere Perioden. 3, oder z: eine feste Zeit für jeden Zug. 4, oder s: eine Sanduhr. 5, oder o: ohne Uhren.
    .line = 1 Partie 2 Period. 3 Zug 4 Sand 5 ohne

# The question about a time.
# Variables:
#   $kind (String) - game, periods, fixed, hourglass or none
#   $number (String) - the number of the period
console-timing-time =
    { $kind ->
        [game] Wie viele Minuten hat jeder für die Partie?
        [periods] Wie viele Minuten hat Periode { $number }?
        [fixed] Wie viel Zeit gibt es für jeden Zug, in Minuten oder in Minuten und Sekunden, wie 0:30?
        [hourglass] Mit wie vielen Minuten beginnt jeder?
       *[none] Wie viele Minuten?
    }
    .line =
        { $kind ->
            [game] Minuten für die Partie?
            [periods] Minuten der Periode { $number }?
            [fixed] Zeit pro Zug? Zum Beispiel 0:30
            [hourglass] Minuten der Sanduhr?
           *[none] Minuten?
        }

# The question about the moves of a period.
# Variables:
#   $number (String) - the number of the period
console-timing-moves = Wie viele Züge hat Periode { $number }? Für den Rest der Partie tippen Sie r.
    .line = Züge der Periode { $number }? r: Rest

# The question about what each move adds. The numbers and letters are those of src/console/timing/answers.rs.
# Variables:
#   $kind (String) - game, periods, fixed, hourglass or none
console-timing-adds =
    { $kind ->
        [periods] Was bringt jeder Zug dazu? 1, oder n: nichts. 2, oder z: eine Zeitzugabe. 3, oder a: einen Aufschub. 4, oder b: Bronstein, die verbrauchte Zeit wird gutgeschrieben. 5, oder f: nichts, die Zeit gilt für jeden einzelnen Zug.
       *[other] Was bringt jeder Zug dazu? 1, oder n: nichts. 2, oder z: eine Zeitzugabe. 3, oder a: einen Aufschub. 4, oder b: Bronstein, die verbrauchte Zeit wird gutgeschrieben.
    }
    .line =
        { $kind ->
            [periods] 1 nichts 2 dazu 3 Aufsch 4 Bron 5 fest
           *[other] 1 nichts 2 dazu 3 Aufschub 4 Bronstein
        }

# The question about the seconds of a move.
# Variables:
#   $adds (String) - nothing, increment, delay, bronstein or fixed
console-timing-seconds =
    { $adds ->
        [increment] Wie viele Sekunden kommen mit jedem Zug dazu?
        [delay] Wie viele Sekunden wartet die Uhr bei jedem Zug, bevor sie läuft?
        [bronstein] Wie viele Sekunden werden pro Zug höchstens gutgeschrieben?
       *[other] Wie viele Sekunden?
    }
    .line =
        { $adds ->
            [increment] Sekunden dazu pro Zug?
            [delay] Sekunden Aufschub pro Zug?
            [bronstein] Sekunden zurück, höchstens?
           *[other] Sekunden?
        }

# The question whether there is a further period.
# Variables:
#   $number (String) - the number of the last period so far
console-timing-another = Folgt auf Periode { $number } noch eine? Tippen Sie ja oder nein. Nach nein wiederholt sich Periode { $number }.
    .line = Noch eine nach Periode { $number }? ja, nein

# Before the time control that was answered, read back.
console-timing-will-be = Die Bedenkzeit wird:
    .line = Bedenkzeit:

# The last question, after the time control that was answered.
console-timing-confirm = Ist das richtig? Tippen Sie ja oder nein.
    .line = Richtig? ja oder nein

# Before a question about a time: what stands now, and how to keep it.
# Variables:
#   $time (String) - a length of time
console-timing-now-time = Jetzt: { $time }. So bleibt es mit w.
    .line = jetzt { $time }, w: bleibt

# Before the question about the moves of a period: what stands now, and how to keep it.
# Variables:
#   $lasts (String) - rest or moves
#   $count (Number) - the moves
console-timing-now-moves =
    { $lasts ->
        [rest] Jetzt reicht sie bis zum Ende der Partie. So bleibt es mit w.
       *[moves]
            { $count ->
                [one] Jetzt: ein Zug. So bleibt es mit w.
               *[other] Jetzt: { $count } Züge. So bleibt es mit w.
            }
    }
    .line =
        { $lasts ->
            [rest] jetzt der Rest, w: bleibt
           *[moves]
                { $count ->
                    [one] jetzt 1 Zug, w: bleibt
                   *[other] jetzt { $count } Züge, w: bleibt
                }
        }

# Before the question about what each move adds: what stands now, and how to keep it.
# Variables:
#   $adds (String) - nothing, increment, delay, bronstein or fixed
#   $time (String) - a length of time
console-timing-now-adds =
    { $adds ->
        [nothing] Jetzt: nichts. So bleibt es mit w.
        [increment] Jetzt: Zeitzugabe, { $time }. So bleibt es mit w.
        [delay] Jetzt: Aufschub, { $time }. So bleibt es mit w.
        [bronstein] Jetzt: Bronstein, höchstens { $time }. So bleibt es mit w.
       *[fixed] Jetzt gilt die Zeit für jeden einzelnen Zug. So bleibt es mit w.
    }
    .line =
        { $adds ->
            [nothing] jetzt nichts, w: bleibt
            [increment] jetzt dazu { $time }, w: bleibt
            [delay] jetzt Aufsch. { $time }, w: bleibt
            [bronstein] jetzt zurück { $time }, w: bleibt
           *[fixed] jetzt je Zug, w: bleibt
        }

# What may be typed at a question about the time control: after a question mark, and after an answer that is none.
# Variables:
#   $question (String) - kind, time, moves, adds, adds-fixed, seconds or yes-no
console-timing-choices =
    { $question ->
        [kind] Hier wird eine Zahl von 1 bis 5 getippt oder ein Buchstabe, g, m, z, s oder o. Mit w, wie bisher, bleibt die Art, die jetzt gilt.
        [time] Hier werden Minuten getippt, wie 90, oder Minuten und Sekunden, wie 2:30; höchstens 24 Stunden.
        [moves] Hier wird eine Zahl von Zügen getippt, von 1 bis 999, oder r für den Rest der Partie.
        [adds] Hier wird eine Zahl von 1 bis 4 getippt oder ein Buchstabe, n, z, a oder b. Mit den Sekunden zugleich: plus 30, a 5 oder b 5.
        [adds-fixed] Hier wird eine Zahl von 1 bis 5 getippt oder ein Buchstabe, n, z, a, b oder f. Mit den Sekunden zugleich: plus 30, a 5 oder b 5.
        [seconds] Hier werden ganze Sekunden getippt, von 1 bis 3600.
       *[yes-no] Hier wird ja oder nein getippt.
    }
    .line =
        { $question ->
            [kind] 1 bis 5, g m z s o, oder w: wie bisher
            [time] Minuten: 90, mit Sekunden: 2:30
            [moves] Züge von 1 bis 999, oder r: der Rest
            [adds] 1 bis 4, n z a b, oder +30 a5 b5
            [adds-fixed] 1 bis 5, n z a b f, oder +30 a5 b5
            [seconds] Sekunden von 1 bis 3600
           *[yes-no] ja oder nein
        }

# What may be typed at every question about the time control, after a question mark.
console-timing-anywhere = Überall: zurück führt zur vorigen Frage, abbrechen lässt die Bedenkzeit, wie sie ist, und auch eine ganze Bedenkzeit wird verstanden, wie 40/90+30,30+30. Enter allein wiederholt die Frage.
    .line = zurück, abbrechen, 40/90+30,30+30

# An answer cannot be taken.
# Variables:
#   $text (String) - what was typed
console-timing-bad = Nicht verstanden: { $text }.
    .line = Nicht verstanden: { $text }

# After the reason why an answer cannot be taken: one that can.
# Variables:
#   $example (String) - an answer
console-timing-example = Zum Beispiel: { $example }.
    .line = Beispiel: { $example }

# An answer cannot be taken: no time to begin with.
console-timing-no-time = Am Anfang muss Bedenkzeit auf der Uhr sein.
    .line = Ohne Bedenkzeit geht es nicht.

# An answer cannot be taken: no seconds.
console-timing-no-seconds = Es muss mindestens eine Sekunde sein. Soll ein Zug nichts dazubringen, tippen Sie zurück und dann n.
    .line = Mindestens 1; nichts: zurück, n

# An answer cannot be taken: without time to begin with, each move needs a delay.
console-timing-only-delay = Am Anfang ist keine Bedenkzeit auf der Uhr, daher braucht jeder Zug einen Aufschub. Für mehr Bedenkzeit tippen Sie zurück.
    .line = Ohne Bedenkzeit nur mit Aufschub.

# The word back at the first question about the time control.
console-timing-first = Das ist die erste Frage.

# The word that keeps what stands now, where nothing does.
console-timing-nothing-to-keep = Hier gibt es jetzt nichts, was bleiben könnte.
    .line = Hier kann nichts bleiben.

# A move, a command or a clock key during the questions about the time control.
console-timing-not-now = Das geschah nicht: Die Bedenkzeit wird eingestellt. Heraus kommen Sie mit abbrechen.
    .line = Nicht jetzt: Bedenkzeit. abbrechen?

# The questions about the time control were left.
console-timing-left = Die Bedenkzeit bleibt, wie sie war.

# The game began during the questions about the time control.
console-timing-too-late = Die Partie hat begonnen: Die Bedenkzeit bleibt, wie sie war.
    .line = Begonnen: Die Bedenkzeit bleibt.

# After the time control, at the start of a new game.
# Variables:
#   $control (String) - the time control as it is typed, such as 90+30
console-timing-opening = Eine andere Bedenkzeit stellen Sie mit zeit ein.
    .line = Bedenkzeit { $control }. Andere: zeit

# How fast the voice speaks.
# Variables:
#   $value (Number) - the value
console-rate = { $value } Wörter in der Minute.
    .line = Tempo { $value } (80 bis 450)

# How high the voice speaks.
# Variables:
#   $value (Number) - the value
console-pitch = Tonhöhe { $value } von 100.
    .line = Tonhöhe { $value } (0 bis 100)

# How loud the voice speaks.
# Variables:
#   $value (Number) - the value
console-volume = Lautstärke { $value } Prozent.
    .line = Lautstärke { $value } (0 bis 200)

# Typing is not spoken any more.
console-echo-quiet = Das Getippte wird nicht gesprochen.
    .line = Ausführlichkeit 0: Tippen ist still

# Whole words are spoken as they are typed.
console-echo-words = Getippte Wörter werden gesprochen.
    .line = Ausführlichkeit 1: Wörter

# Letters and words are spoken as they are typed.
console-echo-letters = Getippte Buchstaben und Wörter werden gesprochen.
    .line = Ausführlichkeit 2: Buchstaben, Wörter

# The overview, first answer to the word help.
console-help = Tippen Sie einen Zug, zum Beispiel Springer g1 f3, und drücken Sie Enter. Die Leertaste auf leerer Zeile drückt Ihre Uhr. Enter allein sagt, was erwartet wird. Tippen Sie weiter für die Befehle, tasten für die Tasten, oder hilfe und einen Befehl. Steuerung S unterbricht die Stimme.
    .line = Hilfe: weiter, tasten, hilfe BEFEHL

# Heading of one part of the help.
# Variables:
#   $part (Number) - which part
#   $parts (Number) - how many parts there are
console-help-part = Teil { $part } von { $parts }.
    .line = Hilfe { $part }/{ $parts }, nächster Teil: weiter

# Behind the last part of the help.
console-help-end = Das war der letzte Teil.

# Help was asked about something that is no command.
console-help-unknown = Diesen Befehl gibt es nicht. Tippen Sie weiter für die Liste.
    .line = Kein solcher Befehl. Liste: weiter

# Heading of the key table in the README: the keys.
console-table-keys = Taste

# Heading of the command table in the README: the commands.
console-table-commands = Befehl

# Heading of both tables in the README: what they do.
console-table-does = Was geschieht

# Help about a key or a group of keys; .keys names them.
console-key-space = Auf leerer Zeile: Ihre Uhr, und nichts anderes.
    .line = Leertaste, Zeile leer: Ihre Uhr
    .keys = Leertaste

# Help about a key or a group of keys; .keys names them.
console-key-press = Ihre Uhr, von überall.
    .line = F7: Ihre Uhr
    .keys = F7

# Help about a key or a group of keys; .keys names them.
console-key-opponent-press = Die Uhr Ihres Gegners an dieser Tastatur, und seine Bestätigung.
    .line = F8: Uhr des Gegners
    .keys = F8

# Help about a key or a group of keys; .keys names them.
console-key-enter = Schickt die Zeile ab. Auf leerer Zeile sagt es nur, was erwartet wird.
    .line = Enter: schickt ab; leer: was fehlt
    .keys = Enter

# Help about a key or a group of keys; .keys names them.
console-key-escape = Nimmt einen noch aufgehobenen Uhrendruck zurück, dann eine Frage, verlässt dann das Brett, löscht dann die Zeile.
    .line = Escape: zurück, abbrechen, löschen
    .keys = Escape

# Help about a key or a group of keys; .keys names them.
console-key-stop = Unterbricht Ihre eigene Stimme sofort. Was der Saal hört, geht weiter.
    .line = Strg+S: Stimme aus
    .keys = Strg+S

# Help about a key or a group of keys; .keys names them.
console-key-help = Hilfe; noch einmal gedrückt ihr nächster Teil.
    .line = F1, F2: Hilfe, nächster Teil
    .keys = F1 oder F2

# Help about a key or a group of keys; .keys names them.
console-key-leave = Fragt, ob Sie speichern und gehen wollen; noch einmal gedrückt geschieht es.
    .line = Strg+C, Strg+D: speichern und gehen
    .keys = Strg+C oder Strg+D

# Help about a key or a group of keys; .keys names them.
console-key-arrows = Führen jederzeit über Ihr Brett.
    .line = Pfeile: über Ihr Brett
    .keys = Pfeiltasten

# Help about a key or a group of keys; .keys names them.
console-key-tab = Von der Eingabezeile zum Brett.
    .line = Tab: zum Brett
    .keys = Tab

# Help about a key or a group of keys; .keys names them.
console-key-line = Zurück zur Eingabezeile.
    .line = i: zurück zur Zeile
    .keys = i, Tab oder Escape auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-history = Die Zeilen, die Sie zuvor getippt haben.
    .line = Bild auf, ab: frühere Zeilen
    .keys = Bild auf, Bild ab, Strg+P, Strg+N

# Help about a key or a group of keys; .keys names them.
console-key-edit = Ändern die Zeile: einen Buchstaben löschen, zum Anfang, zum Ende, einen Buchstaben zurück, einen weiter, alles vor der Schreibmarke löschen, ein Wort löschen.
    .line = Strg+A E B F U W: Zeile ändern
    .keys = Rücktaste, Entfernen, Pos1, Ende, Strg+A, Strg+E, Strg+B, Strg+F, Strg+U, Strg+W

# Help about a key or a group of keys; .keys names them.
console-key-pieces = Zum nächsten König, zur nächsten Dame, zum nächsten Turm, Läufer, Springer oder Bauern; mit Umschalt zum vorigen.
    .line = k q r b n p: nächste, groß: vorige
    .keys = k q r b n p auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-ranks = Auf diese Reihe.
    .line = 1 bis 8: Reihe
    .keys = 1 bis 8 auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-files = Auf die Linie a bis h.
    .line = Umschalt+1 bis 8: Linie a bis h
    .keys = Umschalt+1 bis Umschalt+8 auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-here = Das Feld unter Ihren Fingern.
    .line = o: dieses Feld
    .keys = o auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-last = Der letzte Zug.
    .line = l: letzter Zug
    .keys = l auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-clocks = Beide Uhren, Ihre zuerst.
    .line = t: Uhren
    .keys = t auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-captured = Die zuletzt geschlagene Figur.
    .line = c: zuletzt geschlagen
    .keys = c auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-diagonals = Die Figuren auf der nächsten Diagonale, im Uhrzeigersinn; mit Umschalt andersherum.
    .line = x: nächste Diagonale, X: zurück
    .keys = x auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-lines = Die Figuren auf Reihe und Linie, im Uhrzeigersinn; mit Umschalt andersherum.
    .line = v: nächste Linie, V: zurück
    .keys = v auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-leaps = Die Figuren einen Springersprung entfernt.
    .line = j: Springersprung
    .keys = j auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-select = Merkt die Figur vor; auf einem anderen Feld wird ihr Zug dorthin angesagt.
    .line = Leertaste: vormerken, dann ansagen
    .keys = Leertaste oder Enter auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-moves = Die regelgerechten Züge der Figur, mit Umschalt ihre Schlagzüge. Nur in der Übung.
    .line = m: Züge, M: Schlagzüge (Übung)
    .keys = m auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-whose = Am eigenen Schiedsrichterpult: das Brett des anderen Spielers.
    .line = w: das andere Brett, am Tisch
    .keys = w auf dem Brett

# Help about a key or a group of keys; .keys names them.
console-key-board-help = Hilfe.
    .line = h: Hilfe
    .keys = h auf dem Brett

# Help about a command: what is typed and what it does.
console-help-start = start: Die Partie beginnt, die Uhr von Weiß läuft.
    .line = start: beginnt die Partie

# Help about a command: what is typed and what it does.
console-help-resume = fortsetzen: Nach einer Unterbrechung geht es weiter.
    .line = fortsetzen: weiter nach Unterbrechung

# Help about a command: what is typed and what it does.
console-help-press = drücken: Ihre Uhr. Auf der Tastatur ist das die Leertaste auf leerer Zeile.
    .line = drücken: Ihre Uhr

# Help about a command: what is typed and what it does.
console-help-correct = korrektur und der Zug: berichtigt Ihre eigenen Worte, bis Sie die Uhr drücken.
    .line = korrektur ZUG: berichtigt Ihre Worte

# Help about a command: what is typed and what it does.
console-help-misheard = verhört und der Zug: ersetzt den Zug des Gegners, wie Sie ihn eingaben.
    .line = verhört ZUG: berichtigt die Eingabe

# Help about a command: what is typed and what it does.
console-help-repeats = wiederhole und der Zug: Sie wiederholen die Ansage des Gegners.
    .line = wiederhole ZUG: wiederholt die Ansage

# Help about a command: what is typed and what it does.
console-help-adjust = zurechtrücken: Sie rücken Figuren zurecht und sagen es, bevor Sie sie heben.
    .line = zurechtrücken: ich rücke zurecht

# Help about a command: what is typed and what it does.
console-help-touched = berührt und ein Feld: Sie haben die Figur dort berührt.
    .line = berührt FELD: Sie berührten es

# Help about a command: what is typed and what it does.
console-help-played = gezogen und beide Felder: was Sie auf Ihrem Brett ausgeführt haben; ein drittes Wort nennt eine andere Figur, die Sie dort eingesetzt haben.
    .line = gezogen VON NACH: wie ausgeführt

# Help about a command: what is typed and what it does.
console-help-wrote = geschrieben und der Text: was Sie für den letzten Halbzug notiert haben.
    .line = geschrieben TEXT: was Sie notierten

# Help about a command: what is typed and what it does.
console-help-draw = remis: bietet nach einer Rückfrage Remis an.
    .line = remis: bietet Remis an

# Help about a command: what is typed and what it does.
console-help-accept = annehmen: nimmt nach einer Rückfrage das Remisangebot des Gegners an.
    .line = annehmen: nimmt das Remis an

# Help about a command: what is typed and what it does.
console-help-decline = ablehnen: lehnt das Remis ab.
    .line = ablehnen: lehnt das Remis ab

# Help about a command: what is typed and what it does.
console-help-resign = aufgeben: gibt nach einer Rückfrage die Partie auf.
    .line = aufgeben: gibt die Partie auf

# Help about a command: what is typed and what it does.
console-help-flag = fahne: reklamiert, dass das Blättchen des Gegners gefallen ist.
    .line = fahne: reklamiert die Zeit

# Help about a command: what is typed and what it does.
console-help-arbiter = schiedsrichter: ruft den Schiedsrichter und hält beide Uhren an.
    .line = schiedsrichter: ruft ihn

# Help about a command: what is typed and what it does.
console-help-again = nochmal: wiederholt die letzte Ansage im Saal.
    .line = nochmal: wiederholt es im Saal

# Help about a command: what is typed and what it does.
console-help-compare = vergleichen: beide Bretter und beide Formulare nebeneinander, soweit sie bekannt sind; der Saal hört es.
    .line = vergleichen: Bretter und Formulare

# The opponent's words at a shared keyboard, where a line begins with opp and goes on as none of them.
console-opponents-words = Was Ihr Gegner an dieser Tastatur sagt oder tut: gegner und sein Zug, oder gegner und eines davon: drückt, remis, annehmen, ablehnen, aufgeben, fahne, schiedsrichter, fortsetzen, zurechtrücken, berührt, wiederholt, gezogen, schrieb, reklamiert, einverstanden, brett aus, brett an. gegner allein sagt seine Uhr.
    .line = gegner e5, gegner remis, ...

# Help about a command: what is typed and what it does.
console-help-claim-repetition = reklamiere wiederholung: reklamiert Remis, weil die Stellung zum dritten Mal steht. Mit einem Zug dahinter: nach diesem Zug, den Sie aufgeschrieben und nicht ausgeführt haben.
    .line = reklamiere wiederholung [ZUG]

# Help about a command: what is typed and what it does.
console-help-claim-fifty = reklamiere fünfzig: reklamiert Remis nach fünfzig Zügen ohne Bauernzug und Schlagen. Mit einem Zug dahinter: nach diesem Zug, den Sie aufgeschrieben und nicht ausgeführt haben.
    .line = reklamiere fünfzig [ZUG]: 50 Züge

# Help about a command: what is typed and what it does.
console-help-claim-quickplay = reklamiere endspurt: reklamiert Remis mit weniger als zwei Minuten, weil der Gegner nicht gewinnen kann oder es nicht versucht. Das beurteilt der Schiedsrichter.
    .line = reklamiere endspurt: unter 2 Minuten

# Help about a command: what is typed and what it does.
console-help-claim-seconds = reklamiere sekunden: verlangt fünf Sekunden mehr pro Zug für beide, mit weniger als zwei Minuten.
    .line = reklamiere sekunden: 5 s pro Zug

# Help about a command: what is typed and what it does.
console-help-claim-touched = reklamiere berührt: reklamiert, dass der Gegner eine Figur berührt und nicht gezogen oder geschlagen hat.
    .line = reklamiere berührt: nicht gezogen

# Help about a command: what is typed and what it does.
console-help-claim-illegal = reklamiere regelwidrig: reklamiert einen regelwidrigen Zug des Gegners, wo die Regeln das verlangen.
    .line = reklamiere regelwidrig: Zug

# Help about a command: what is typed and what it does.
console-help-claim-unpromoted = reklamiere umwandlung e8: reklamiert, dass der Gegner gedrückt hat und der Bauer dieses Zuges auf der letzten Reihe stehen blieb.
    .line = reklamiere umwandlung ZUG

# Help about a command: what is typed and what it does.
console-help-claim-setup = reklamiere aufstellung: reklamiert, dass die Figuren falsch aufgestellt waren.
    .line = reklamiere aufstellung: falsch

# Help about a command: what is typed and what it does.
console-help-claim-colours = reklamiere farben: reklamiert, dass mit vertauschten Farben begonnen wurde.
    .line = reklamiere farben: vertauscht

# Help about a command: what is typed and what it does.
console-help-claim-turned = reklamiere gedreht: reklamiert, dass das Brett falsch liegt.
    .line = reklamiere gedreht: Brett falsch

# Help about a command: what is typed and what it does.
console-help-claim-displaced = reklamiere verschoben: reklamiert verschobene Figuren. Dafür wird keine Uhr angehalten.
    .line = reklamiere verschoben: Figuren

# Help about a command: what is typed and what it does.
console-help-claim-idle = reklamiere leerdruck: reklamiert, dass der Gegner die Uhr ohne Zug gedrückt hat.
    .line = reklamiere leerdruck: ohne Zug

# Help about a command: what is typed and what it does.
console-help-claim-hands = reklamiere hände: reklamiert, dass der Gegner mit zwei Händen gezogen hat.
    .line = reklamiere hände: mit zwei Händen

# Help about a command: what is typed and what it does.
console-help-claim-absent = reklamiere abwesend: reklamiert, dass der Gegner nicht rechtzeitig gekommen ist.
    .line = reklamiere abwesend: nicht gekommen

# Help about a command: what is typed and what it does.
console-help-consent = einverstanden: Sie stimmen einer Strafe oder Reklamation gegen Sie zu, oder einem Code des Schiedsrichters von der anderen Station, nach einer Frage. Ist ein Schiedsrichter am Tisch, entscheidet er.
    .line = einverstanden: Sie stimmen zu

# Help about a command: what is typed and what it does.
console-help-opp-claim = gegner reklamiert, und was er reklamiert, mit den Worten hinter reklamiere; zum Beispiel gegner reklamiert fünfzig. Er bestätigt es mit der eigenen Taste.
    .line = gegner reklamiert WAS

# Help about a command: what is typed and what it does.
console-help-opp-consent = gegner einverstanden: Ihr Gegner stimmt dem zu, was gegen ihn steht. Er bestätigt es mit der eigenen Taste.
    .line = gegner einverstanden: er stimmt zu

# Help about a command: what is typed and what it does.
console-help-control = zeitkontrolle: wie viele Züge bis zu Ihrer nächsten Zeitkontrolle bleiben, und die Art der Periode.
    .line = zeitkontrolle: Züge bis dahin

# Help about a command: what is typed and what it does.
console-help-time = zeit: fragt vor dem Start Schritt für Schritt nach der Bedenkzeit; danach sagt es sie. Vor dem Start mit einer Bedenkzeit dahinter stellt es sie gleich ein; zum Beispiel zeit 90+30 für 90 Minuten und 30 Sekunden pro Zug.
    .line = zeit: fragt; zeit 90+30: stellt ein

# Help about a command: what is typed and what it does.
console-help-rules = regeln: die Ausgabe der Regeln und die Regeln dieses Tisches. Mit einem Namen dahinter: diese Regel in Worten.
    .line = regeln, regeln NAME: an diesem Tisch

# Help about a command: what is typed and what it does.
console-help-opp-press = gegner drückt: die Uhr Ihres Gegners. Auf der Tastatur ist das F 8.
    .line = gegner drückt: Uhr des Gegners

# Help about a command: what is typed and what it does.
console-help-opp-draw = gegner remis: Ihr Gegner bietet Remis an. Er bestätigt es mit seiner Taste.
    .line = gegner remis: er bietet Remis an

# Help about a command: what is typed and what it does.
console-help-opp-accept = gegner annehmen: Ihr Gegner nimmt das Remis an. Er bestätigt es mit seiner Taste.
    .line = gegner annehmen: er nimmt Remis an

# Help about a command: what is typed and what it does.
console-help-opp-decline = gegner ablehnen: Ihr Gegner lehnt das Remis ab. Er bestätigt es mit seiner Taste.
    .line = gegner ablehnen: er lehnt Remis ab

# Help about a command: what is typed and what it does.
console-help-opp-resign = gegner aufgeben: Ihr Gegner gibt auf. Er bestätigt es mit seiner Taste.
    .line = gegner aufgeben: er gibt auf

# Help about a command: what is typed and what it does.
console-help-opp-flag = gegner fahne: Ihr Gegner reklamiert, dass Ihr Blättchen gefallen ist. Er bestätigt es mit seiner Taste.
    .line = gegner fahne: er reklamiert die Zeit

# Help about a command: what is typed and what it does.
console-help-opp-arbiter = gegner schiedsrichter: Ihr Gegner ruft den Schiedsrichter. Er bestätigt es mit seiner Taste.
    .line = gegner schiedsrichter: er ruft ihn

# Help about a command: what is typed and what it does.
console-help-opp-adjust = gegner zurechtrücken: Ihr Gegner rückt Figuren zurecht. Er bestätigt es mit seiner Taste.
    .line = gegner zurechtrücken: er rückt zurecht

# Help about a command: what is typed and what it does.
console-help-opp-touched = gegner berührt und ein Feld: Ihr Gegner hat seine Figur dort berührt. Er bestätigt es mit seiner Taste.
    .line = gegner berührt FELD: er berührte es

# Help about a command: what is typed and what it does.
console-help-opp-repeats = gegner wiederholt und der Zug: Ihr Gegner wiederholt Ihre Ansage. Er bestätigt es mit seiner Taste.
    .line = gegner wiederholt ZUG: Ihre Ansage

# Help about a command: what is typed and what it does.
console-help-opp-played = gegner gezogen und beide Felder: was Ihr Gegner auf seinem Brett ausgeführt hat. Er bestätigt es mit seiner Taste.
    .line = gegner gezogen VON NACH: sein Brett

# Help about a command: what is typed and what it does.
console-help-opp-wrote = gegner schrieb und der Text: was Ihr Gegner notiert hat. Er bestätigt es mit seiner Taste.
    .line = gegner schrieb TEXT: was er notierte

# Help about a command: what is typed and what it does.
console-help-clocks = c: beide Uhren, Ihre zuerst.
    .line = c: beide Uhren

# Help about a command: what is typed and what it does.
console-help-my-clock = m: Ihre Uhr.
    .line = m: Ihre Uhr

# Help about a command: what is typed and what it does.
console-help-opponents-clock = o: die Uhr Ihres Gegners.
    .line = o: Uhr des Gegners

# Help about a command: what is typed and what it does.
console-help-count = zugzahl: wie viele Züge beide abgeschlossen haben.
    .line = zugzahl: abgeschlossene Züge

# Help about a command: what is typed and what it does.
console-help-used = verbraucht: die Zeit, die beide verbraucht haben.
    .line = verbraucht: Zeit von beiden

# Help about a command: what is typed and what it does.
console-help-last = l: der letzte Zug, nur für Sie. Mit einer Zahl dahinter so viele Züge, mit alle sämtliche.
    .line = l, l 5, l alle: letzte Züge

# Help about a command: what is typed and what it does.
console-help-score = partie: Ihr eigenes Partieformular.
    .line = partie: Ihr Partieformular

# Help for the command that shows the last announcement in words.
console-help-words = wortlaut: die letzte Ansage Wort für Wort, auch auf der Zeile.
    .line = wortlaut: letzter Zug in Worten

# Help about a command: what is typed and what it does.
console-help-captured = geschlagen: die zuletzt geschlagene Figur.
    .line = geschlagen: zuletzt geschlagen

# Help about a command: what is typed and what it does.
console-help-board = b: Ihr ganzes Brett.
    .line = b: Ihr Brett

# Help about a command: what is typed and what it does.
console-help-square = x und ein Feld: was dort auf Ihrem Brett steht.
    .line = x e4: was auf e4 steht

# Help about a command: what is typed and what it does.
console-help-pieces = p und eine Figur: wo solche Figuren stehen. Dazu dürfen Sie weiß oder schwarz sagen.
    .line = p S, p weiß S: wo Springer stehen

# Help about a command: what is typed and what it does.
console-help-line = s und eine Linie oder Reihe: was darauf steht.
    .line = s e, s 4: eine Linie, eine Reihe

# Help about a command: what is typed and what it does.
console-help-white = weiß: alle weißen Figuren Ihres Bretts.
    .line = weiß: alle weißen Figuren

# Help about a command: what is typed and what it does.
console-help-black = schwarz: alle schwarzen Figuren Ihres Bretts.
    .line = schwarz: alle schwarzen Figuren

# Help about a command: what is typed and what it does.
console-help-rays = strahlen und ein Feld: die Figuren auf seiner Reihe und seiner Linie.
    .line = strahlen e4: Reihe und Linie

# Help about a command: what is typed and what it does.
console-help-diagonals = diagonalen und ein Feld: die Figuren auf seinen Diagonalen.
    .line = diagonalen e4: seine Diagonalen

# Help about a command: what is typed and what it does.
console-help-leaps = sprünge und ein Feld: die Figuren einen Springersprung entfernt.
    .line = sprünge e4: Springersprünge

# Help about a command: what is typed and what it does.
console-help-moves = züge und ein Feld: die regelgerechten Züge der Figur dort. Nur in der Übung.
    .line = züge e4: mögliche Züge (Übung)

# Help about a command: what is typed and what it does.
console-help-captures = schlagzüge: die regelgerechten Schlagzüge, mit einem Feld dahinter die der Figur dort. Nur in der Übung.
    .line = schlagzüge, schlagzüge e4 (Übung)

# Help about a command: what is typed and what it does.
console-help-attackers = angreifer und ein Feld: die Figuren, die es angreifen. Nur in der Übung.
    .line = angreifer e4 (Übung)

# Help about a command: what is typed and what it does.
console-help-defenders = verteidiger und ein Feld: die Figuren, die es decken. Nur in der Übung.
    .line = verteidiger e4 (Übung)

# Help about a command: what is typed and what it does.
console-help-takeback = rücknahme: nimmt nach einer Rückfrage Züge zurück, bis Sie am Zug sind. Nur in der Übung.
    .line = rücknahme (Übung)

# Help about a command: what is typed and what it does.
console-help-rate = tempo und eine Zahl, mehr oder weniger: wie schnell die Stimme spricht.
    .line = tempo 200, tempo mehr: wie schnell

# Help about a command: what is typed and what it does.
console-help-pitch = tonhöhe und eine Zahl, höher oder tiefer: wie hoch die Stimme spricht.
    .line = tonhöhe 50, tonhöhe höher: wie hoch

# Help about a command: what is typed and what it does.
console-help-volume = lautstärke und eine Zahl, mehr oder weniger: wie laut die Stimme spricht.
    .line = lautstärke 80: wie laut

# Help about a command: what is typed and what it does.
console-help-verbosity = ausführlichkeit und 0, 1 oder 2: was vom Getippten gesprochen wird; nichts, Wörter, oder Buchstaben und Wörter.
    .line = ausführlichkeit 0, 1, 2: Tippecho

# Help about a command: what is typed and what it does.
console-help-help = hilfe: ein Überblick. Mit einem Befehl dahinter: was dieser tut.
    .line = hilfe, hilfe BEFEHL

# Help about a command: what is typed and what it does.
console-help-more = weiter: der nächste Teil der Hilfe.
    .line = weiter: nächster Teil der Hilfe

# Help about a command: what is typed and what it does.
console-help-keys = tasten: was die Tasten tun.
    .line = tasten: was die Tasten tun

# Help about a command: what is typed and what it does.
console-help-yes = ja: ja auf eine Frage.
    .line = ja: ja auf eine Frage

# Help about a command: what is typed and what it does.
console-help-no = nein: nein auf eine Frage.
    .line = nein: nein auf eine Frage

# Help about a command: what is typed and what it does.
console-help-quit = beenden: speichert die Partie und geht; fragt vorher, solange sie läuft.
    .line = beenden: speichert und geht

# Help about a command: what is typed and what it does.
console-help-dial = zifferblatt an oder zifferblatt aus: alle fünf Minuten Ihrer Uhr ein kurzer Ton, zu jeder Viertelstunde zwei.
    .line = zifferblatt an, zifferblatt aus

# Help about a command: what is typed and what it does.
console-help-final = endphase an oder endphase aus: ein Ton, wenn die letzten fünf Minuten einer Zeitperiode beginnen.
    .line = endphase an, aus: letzte 5 Minuten

# Help about a command: what is typed and what it does.
console-help-low = zeitnot und Zeiten in Minuten und Sekunden, etwa zeitnot 5:00 0:30: ein Ton, wenn Ihre Uhr so weit abgelaufen ist. zeitnot gesprochen: auch in Worten; zeitnot ton: nur der Ton; zeitnot aus: nichts.
    .line = zeitnot 5:00 0:30, zeitnot aus

# Help about a command: what is typed and what it does.
console-help-seconds = sekunden an oder sekunden aus: in Ihren letzten zehn Sekunden tickt jede Sekunde kurz.
    .line = sekunden an, aus: die letzten zehn

# Help about a command: what is typed and what it does.
console-help-cues = signale: welche Töne Ihrer Uhr an sind. signale aus: keine; signale an: wie zuvor.
    .line = signale, signale an, signale aus

# Help about a command: what is typed and what it does.
console-help-quiet = ruhe: keine Töne Ihrer Uhr mehr. Ebenso F9; noch einmal gedrückt sind sie wieder an wie zuvor.
    .line = ruhe oder F9: keine Töne der Uhr

# Help about a key or a group of keys; .keys names them.
console-key-cues = Alle Töne Ihrer eigenen Uhr aus; noch einmal gedrückt wieder an wie zuvor.
    .line = F9: Töne der Uhr aus, an
    .keys = F9

# The marks of the audible dial are on, or were switched on (D.2.5).
console-cue-dial-on = Das Zifferblatt ist an: alle fünf Minuten ein Ton, zu jeder Viertelstunde zwei.
    .line = Zifferblatt an: 5 min 1x, 15 min 2x

# The marks of the audible dial are off, or were switched off.
console-cue-dial-off = Das Zifferblatt ist aus.
    .line = Zifferblatt aus

# The cue at the beginning of the last five minutes is on, or was switched on.
console-cue-final-on = Die letzten fünf Minuten einer Zeitperiode beginnen mit einem Ton.
    .line = Endphase an: letzte fünf Minuten

# The cue at the beginning of the last five minutes is off, or was switched off.
console-cue-final-off = Die letzten fünf Minuten beginnen ohne Ton.
    .line = Endphase aus

# The ticks of the last ten seconds are on, or were switched on.
console-cue-seconds-on = In den letzten zehn Sekunden tickt jede Sekunde.
    .line = Sekunden an: die letzten zehn

# The ticks of the last ten seconds are off, or were switched off.
console-cue-seconds-off = Die letzten zehn Sekunden ticken nicht.
    .line = Sekunden aus

# The low times that are set.
# Variables:
#   $times (String) - the times left at which there is a sound, ready to be spoken
console-cue-low-on = Zeitnot ertönt bei { $times }.
    .line = Zeitnot { $times }

# No low time is set, or all were removed.
console-cue-low-off = Für Zeitnot ist keine Zeit gesetzt.
    .line = Zeitnot aus

# Low times are told in words from now on.
console-cue-low-spoken = Zeitnot wird auch in Worten gesagt.
    .line = Zeitnot in Worten

# Low times are told by their sound alone from now on.
console-cue-low-sounded = Zeitnot wird nur durch ihren Ton gemeldet.
    .line = Zeitnot nur als Ton

# Everything that the clock lets be heard was switched off.
console-cues-off = Alle Töne der Uhr sind aus. Mit F9 oder signale an kommen sie wieder.
    .line = Töne der Uhr aus. F9: wieder an

# Nothing of the clock is heard, and nothing was before.
console-cues-none = Kein Ton der Uhr ist an. Versuchen Sie zifferblatt an, endphase an, sekunden an oder zeitnot 5:00.
    .line = Töne der Uhr: keine. hilfe signale

# The player's clock is as low as he wished to be told.
# Variables:
#   $left (String) - the time left, ready to be spoken
console-low-left = Noch { $left }.
    .line = noch { $left }

## The arbiter's code and the sealed move

# Help about a command: what is typed and what it does.
console-help-ruling = schiedsspruch: für den Schiedsrichter. Er gibt dahinter seinen Code ein, oder allein in der nächsten Zeile; er wird nicht gezeigt. Wurde die Partie ohne Code angelegt, bestätigt der andere Spieler den ersten. Dann ist jede Eingabe eine Entscheidung, bis fertig.
    .line = schiedsspruch: der Schiedsrichter

# Help about a command: what is typed and what it does.
console-help-seal = abgabe und ein Zug: gibt ihn in einer abgebrochenen Partie verdeckt ab. Er wird nicht gezeigt. abgabe papier: Sie haben ihn auf Papier geschrieben. Bis Sie drücken, dürfen Sie einen anderen abgeben.
    .line = abgabe ZUG: verdeckter Abgabezug

# Asked where ruling was typed alone.
console-ask-code = Der Code des Schiedsrichters? Er wird nicht gezeigt.
    .line = Der Code? Er wird nicht gezeigt.

# Asked where seal was typed alone.
console-ask-sealed-move = Welchen Zug geben Sie ab? Er wird nicht gezeigt.
    .line = Welcher Zug? Er wird nicht gezeigt.

# A line that is hidden, but begins with no word it could belong to.
console-hidden-unclear = Das erste Wort wurde nicht verstanden; der Rest war verdeckt und ist vergessen. Geben Sie schiedsspruch und den Code ein, oder abgabe und den Zug.
    .line = Nicht verstanden: schiedsspruch, abgabe?

# The echo of a letter that is not told.
console-letter-hidden = Stern

# A move that is to be sealed was not understood. It is not quoted.
console-seal-not-understood = Nicht abgegeben: Der Zug wurde nicht verstanden. Nennen Sie Figur, Ausgangsfeld und Zielfeld, zum Beispiel abgabe Sg1f3.
    .line = Nicht abgegeben: nicht verstanden.

# A move that is to be sealed can not be told from others without its from-square.
console-seal-from-square = Nicht abgegeben: Der Zug ist nicht vollständig genannt. Nennen Sie auch das Ausgangsfeld, zum Beispiel abgabe Sg1f3.
    .line = Nicht abgegeben: Ausgangsfeld fehlt.

# A move that is to be sealed names no piece, and none of the player stands there.
console-seal-no-piece = Nicht abgegeben: Nennen Sie auch die Figur, zum Beispiel abgabe Sg1f3.
    .line = Nicht abgegeben: Figur fehlt.

# A move that is to be sealed names no piece for a promotion.
console-seal-promotion-missing = Nicht abgegeben: Nennen Sie auch die Umwandlungsfigur, zum Beispiel abgabe e7e8D.
    .line = Nicht abgegeben: Umwandlungsfigur fehlt.

# Help about a command: what is typed and what it does.
console-help-guide = anleitung: was auf Ihrem Tastbrett fehlt, und der nächste Schritt. anleitung worte: jeder Schritt in Worten; anleitung signale: Töne, und Worte, wo etwas nicht stimmt; anleitung aus: nichts davon.
    .line = anleitung: nächster Schritt

# Help about a command: what is typed and what it does.
console-help-board-off = brett aus: legt ein defektes Tastbrett beiseite; für seine Zapfen gilt dann Ihr Wort.
    .line = brett aus: legt das Brett beiseite

# Help about a command: what is typed and what it does.
console-help-board-on = brett an: liest Ihr Tastbrett wieder. Mit einem Anschluss, etwa brett an /dev/ttyUSB0, wird es dort gesucht.
    .line = brett an: liest das Brett wieder

# Help about a command: what is typed and what it does.
console-help-opp-board-off = gegner brett aus: legt das elektronische Brett des Gegners beiseite; seine Züge werden eingegeben.
    .line = gegner brett aus: nicht mehr gelesen

# Help about a command: what is typed and what it does.
console-help-opp-board-on = gegner brett an: liest das elektronische Brett des Gegners wieder.
    .line = gegner brett an: wird wieder gelesen

# Help about a command: what is typed and what it does.
console-help-link = verbindung: wer mit eigener Station dabei ist, wie lange der Weg zu ihr dauert, und der Code zum Beitreten.
    .line = verbindung: wer dabei ist, Code

# Help about a command: what is typed and what it does.
console-help-link-code = verbindung code: macht einen neuen Code zum Beitreten; der alte gilt nicht mehr.
    .line = verbindung code: ein neuer Code

# Help about a command: what is typed and what it does.
console-help-link-free = verbindung frei: holt Ihren Gegner, dessen Station weg ist, an diese Tastatur zurück; danach kann eine andere Station an seine Stelle treten. Bei zwei Stationen nennen Sie eine: verbindung frei weiß, verbindung frei schwarz.
    .line = verbindung frei: er ist wieder hier

# A move entered for a player after his press awaits his own key.
# Variables:
#   $color (String) - whose key: white or black
console-awaited-key =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt den eingegebenen Zug mit der eigenen Uhrtaste. Ist er falsch, verhört und den richtigen Zug eingeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: F8 bestätigt, sonst verhört ZUG

# The arbiter was called; nobody has agreed yet to go on without him.
console-awaited-restart = Der Schiedsrichter ist gerufen, und beide Uhren stehen. Er lässt weiterspielen; ohne ihn müssen beide Spieler zustimmen: fortsetzen.
    .line = Schiedsrichter, oder beide: fortsetzen

# The arbiter was called; the player himself has agreed to go on without him, the other not yet.
# Variables:
#   $color (String) - who has still to agree: white or black
#   $there (String) - yes where he sits at his own station, else no
console-awaited-restart-other =
    Ihr Einverständnis, ohne Schiedsrichter weiterzuspielen, liegt vor. { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss noch zustimmen{ $there ->
        [yes] , an der eigenen Station
       *[no] : tippen Sie gegner fortsetzen, und er drückt die eigene Taste
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }{ $there ->
            [yes] { "" } muss noch zustimmen.
           *[no] : gegner fortsetzen
        }

# The arbiter was called; the other player has agreed to go on without him, this one not yet.
# Variables:
#   $color (String) - who has agreed: white or black
console-awaited-restart-own =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist einverstanden, ohne Schiedsrichter weiterzuspielen. Zum Zustimmen fortsetzen eingeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist dafür. Auch: fortsetzen

# Help: the command that enters a move for the opponent at a shared keyboard, also before the own press.
console-help-opp-move = gegner und ein Zug: gibt einen Zug des Gegners an dieser Tastatur ein, auch seine Antwort vor dem eigenen Drücken. Sie zählt, wenn gedrückt ist.
    .line = gegner ZUG: sein Zug, seine Antwort

# Help: the opponent's word at a shared keyboard that play goes on without the arbiter.
console-help-opp-resume = gegner fortsetzen: Der Gegner ist einverstanden, ohne den gerufenen Schiedsrichter weiterzuspielen. Seine eigene Taste bestätigt es.
    .line = gegner fortsetzen: er spielt weiter
