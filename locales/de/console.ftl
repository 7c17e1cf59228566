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

console-role =
    { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    }

console-roles =
    { $role ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }

console-color =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }

console-yes = ja

console-no = nein

console-yes-words = ja j yes y

console-no-words = nein n no

console-color-letter =
    { $color ->
        [white] w
       *[black] s
    }

console-square = { $square } { $piece }

console-square-light = { $square }
    .line = { $square } leer, hell
    .words = { $square } leer, hell

console-square-dark = { $square }
    .line = { $square } leer, dunkel
    .words = { $square } leer, dunkel

console-edge = Rand.
    .line = { $square } Brettrand

console-no-such-piece =
    { $role ->
        [king] Kein König auf Ihrem Brett.
        [queen] Keine Dame auf Ihrem Brett.
        [rook] Kein Turm auf Ihrem Brett.
        [bishop] Kein Läufer auf Ihrem Brett.
        [knight] Kein Springer auf Ihrem Brett.
       *[pawn] Kein Bauer auf Ihrem Brett.
    }

console-seen =
    { $what ->
        [ray] Richtung { $square }:
        [rays] Reihe und Linie von { $square }:
        [diagonals] Diagonalen von { $square }:
        [leaps] Einen Springersprung von { $square }:
        [moves] Züge von { $square }:
        [captures-from] Schlagzüge von { $square }:
        [attackers] { $square } ist angegriffen von:
       *[defenders] { $square } ist gedeckt von:
    }
    .line =
        { $what ->
            [ray] bis { $square }: { $list }
            [rays] + { $square }: { $list }
            [diagonals] x { $square }: { $list }
            [leaps] Sprünge { $square }: { $list }
            [moves] { $square }: { $list }
            [captures-from] { $square } x: { $list }
            [attackers] greift { $square } an: { $list }
           *[defenders] deckt { $square }: { $list }
        }

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

console-side =
    { $color ->
        [white] Weiß:
       *[black] Schwarz:
    }
    .line = { $list }

console-board = Ihr Brett:

console-rank = Reihe { $name }:
    .line = Reihe { $sign }: { $list }
    .words = Reihe { $sign }:

console-file = Linie { $name }:
    .line = Linie { $sign }: { $list }
    .words = Linie { $sign }:

console-captures = Schlagzüge:
    .line = Schlagzüge: { $list }

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

console-walked = Zug { $number }: { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $move }.
    .line = { $number } { $color ->
            [white] w
           *[black] s
        } { $move }

console-walk-end =
    { $which ->
        [first] Das war der erste Zug.
       *[last] Das war der letzte Zug.
    }

console-last-moves = Züge:
    .line = { $list }

console-score = Ihr Partieformular:
    .line = { $list }

console-score-empty = Auf Ihrem Partieformular steht nichts.
    .line = Ihr Partieformular ist leer.

console-score-gap = nicht notiert

console-move-number = Zug { $number }:

console-captured = Zuletzt geschlagen: { $piece } auf { $square }
    .line = geschlagen: { $piece } { $square }

console-captured-on = Zuletzt wurde geschlagen auf { $square }
    .line = zuletzt geschlagen auf { $square }

console-nothing-captured = Noch ist nichts geschlagen.

console-to-line = Eingabezeile.

console-on-board = Brett: { $here }. Esc: zurück

console-lines =
    { $form ->
        [words] Zeilen stehen in Worten da.
       *[short] Zeilen sind kurz und kommen einzeln. Enter liest weiter.
    }
    .line =
        { $form ->
            [words] Zeilen stehen in Worten da.
           *[short] Zeilen sind kurz. Enter liest weiter
        }

console-ear =
    { $how ->
        [hall] Sie hören Felder und Züge in den Worten des Saals.
       *[plain] Sie hören Felder und Züge als Buchstaben und Ziffern.
    }
    .line =
        { $how ->
            [hall] Felder: in den Worten des Saals
           *[plain] Felder: Buchstaben und Ziffern
        }

console-opponent-name = { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $name }.
    .line = { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $name }

console-no-premove = Einen Zug im Voraus gibt es nicht: Züge werden laut angesagt, und eine Ansage zählt nur, wenn Sie am Zug sind. Bild auf holt zurück, was zu früh getippt war.
    .line = vorauszug: nein, Ansage nur am Zug

console-no-lesson = lernen ist Punkt 8 im Startmenü. Tippen Sie zuerst beenden.
    .line = lernen: beenden, dann 8 im Menü

console-no-abort = Abgebrochen wird hier keine Partie. beenden speichert sie; ob sie zählt, sagt der Schiedsrichter.
    .line = abbrechen: nein, beenden speichert

console-no-pocket = Figuren in der Hand gibt es nicht: Crazyhouse wird hier nicht gespielt.
    .line = tasche: nein, kein Crazyhouse

console-no-engine = Keine Taste fragt eine Engine: Das Programm bewertet keine Stellung. In der Übung tippen Sie tipp.
    .line = Keine Engine-Taste. In der Übung: tipp

console-pawn-takes-aside = Ein Bauer schlägt auf die Nachbarlinie, zum Beispiel a x b5. Der Läufer hat einen großen Buchstaben.
    .line = Bauer: axb5. Läufer: Lxb5

console-selected = gewählt. Gehen Sie zum Zielfeld und drücken Sie Enter.
    .line = { $square } gewählt. Enter am Zielfeld

console-unselected = Keine Figur ist mehr gewählt.
    .line = Nichts mehr gewählt.

console-nothing-to-select = Hier steht keine Figur. Die Uhr liegt auf F 7.
    .line = Keine Figur hier. Uhr: F7

console-blank-typed = Uhr nicht gedrückt: in der Zeile steht Text. Drücken Sie F 7, oder Escape und dann die Leertaste.
    .line = Nicht gedrückt: F7; Esc, Leertaste

console-blank-before-enter = Noch ist nichts angesagt. Drücken Sie Enter, und dann die Leertaste.
    .line = Nicht angesagt: Enter, dann Leertaste

console-back-for-clock = Sie waren auf dem Brett. Für Ihre Uhr drücken Sie die Leertaste noch einmal.
    .line = Zurück zur Zeile. Leertaste: Uhr

console-not-to-move =
    { $color ->
        [white] Weiß zieht: wählen Sie eine weiße Figur.
       *[black] Schwarz zieht: wählen Sie eine schwarze Figur.
    }
    .line =
        { $color ->
            [white] Weiß zieht: weiße Figur wählen
           *[black] Schwarz zieht: schwarze wählen
        }

console-board-no-move = Die Figur auf { $from } zieht nicht nach { $to }. Um es trotzdem anzusagen, tippen Sie es.
    .line = { $from }-{ $to }: so kein Zug. Nichts gesagt

console-key-unknown = Diese Taste tut hier nichts. Für die Tasten drücken Sie F 1.
    .line = Taste ohne Wirkung. Hilfe: F1

console-line-cleared = Zeile gelöscht.

console-line-kept = Bild auf holt Ihre Zeile zurück.

console-line-empty = leere Zeile

console-line-full = Die Zeile ist voll. Drücken Sie Enter, oder Escape zum Löschen.
    .line = Zeile voll. Enter oder Escape

console-letter-space = Leerzeichen

console-too-long = Diese Zeile ist zu lang und wurde nicht gelesen. Tippen Sie einen Zug oder hilfe.
    .line = Zeile zu lang, nicht gelesen.

console-no-text = Einige dieser Zeichen sind nicht lesbar. Tippen Sie einen Zug oder hilfe.
    .line = Kein Text. Tippen Sie Zug oder hilfe.

console-paste-left-out =
    { $count ->
        [one] Eine Zeile ist eingefügt. Die Zeile danach ist ausgelassen.
       *[other] Eine Zeile ist eingefügt. Die { $count } Zeilen danach sind ausgelassen.
    }
    .line =
        { $count ->
            [one] Eingefügt: 1 Zeile. Ausgelassen: 1
           *[other] Eingefügt: 1 Zeile. Ausgelassen: { $count }
        }

console-no-such-symbol = Dieses Zeichen geht hier nicht: { $symbol }

console-ask =
    { $what ->
        [draw] Remis anbieten? Tippen Sie ja oder nein.
        [accept] Das Remis annehmen? Tippen Sie ja oder nein.
        [resign] Die Partie aufgeben? Tippen Sie ja oder nein.
        [takeback] Die letzten Züge zurücknehmen? Tippen Sie ja oder nein.
        [consent] Sind Sie einverstanden mit dem, was vorgeschlagen oder reklamiert ist? Tippen Sie ja oder nein.
        [resume-without] Für Sie ist Zeit vorgeschlagen. Wenn Sie jetzt fortsetzen, verzichten Sie darauf; war keine Zeit mehr auf Ihrer Uhr, fällt Ihr Blättchen. Tippen Sie ja oder nein.
        [resume-gives] Für den Gegner ist Zeit vorgeschlagen. Wenn Sie jetzt fortsetzen, bekommt er sie. Tippen Sie ja oder nein.
        [give-up] Geben Sie Ihren Zug auf, der die Partie beendet hat? Dann entscheidet, was bei Abweisung vorgeschlagen ist. Tippen Sie ja oder nein.
        [withdraw] Nehmen Sie Ihre Reklamation zurück? Der Fall ist dann erledigt. Tippen Sie ja oder nein.
        [confirm-code] Soll der Code, der an der anderen Station eingegeben wurde, der Code des Schiedsrichters dieser Partie sein? Wer ihn kennt, entscheidet hier. Tippen Sie ja oder nein.
       *[leave] Die Partie speichern und gehen? Beide Uhren stehen dann. Tippen Sie ja oder nein.
    }
    .line =
        { $what ->
            [draw] Remis anbieten? ja oder nein
            [accept] Remis annehmen? ja oder nein
            [resign] Aufgeben? ja oder nein
            [takeback] Zurücknehmen? ja oder nein
            [consent] Einverstanden? ja oder nein
            [resume-without] Ohne Ihre Zeit weiter? ja oder nein
            [resume-gives] Weiter, Zeit geben? ja oder nein
            [give-up] Schlusszug aufgeben? ja oder nein
            [withdraw] Reklamation zurücknehmen? ja oder nein
            [confirm-code] Code gilt? ja oder nein
           *[leave] Speichern und gehen? ja oder nein
        }

console-not-done = Abgebrochen. Nichts ist geändert.
    .line = Abgebrochen.

console-question-dropped = Die Frage an Sie ist erledigt, es wurde nichts getan.
    .line = { $asked }? Entfällt.

console-nothing-asked = Es war nichts gefragt.

console-awaited-own-move = Ihr Zug wird erwartet.
    .line = Sie sind am Zug

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

console-awaited-move-here =
    { $color ->
        [white] Weiß ist am Zug: Tippen Sie den Zug, wenn Sie ihn hören.
       *[black] Schwarz ist am Zug: Tippen Sie den Zug, wenn Sie ihn hören.
    }
    .line =
        { $color ->
            [white] Weiß am Zug
           *[black] Schwarz am Zug
        }

console-hint-own-move =
    { $color ->
        [white] Sie sind am Zug: Tippen Sie ihn, etwa Sf6. Enter sagt, was zu tun ist.
       *[black] Sie sind am Zug: Tippen Sie ihn, etwa Sf3. Enter sagt, was zu tun ist.
    }

console-hint-opponents-move =
    { $color ->
        [white] Jetzt zieht Weiß: Tippen Sie den Zug, wenn Sie ihn hören. Die Uhr ist F 8.
       *[black] Jetzt zieht Schwarz: Tippen Sie den Zug, wenn Sie ihn hören. Die Uhr ist F 8.
    }

console-awaited-own-press = Ihr Zug ist angesagt. Drücken Sie die Uhr mit der Leertaste, oder tippen Sie korrektur und einen anderen Zug.
    .line = Leertaste: Uhr, oder korrektur ZUG

console-awaited-own-press-undone = Ihr Zug ist angesagt, und nach dem, was Sie gesagt haben, zeigt Ihr Brett ihn nicht. Führen Sie ihn aus und tippen Sie gespielt mit beiden Feldern, oder korrektur mit einem anderen Zug; dann die Uhr mit der Leertaste.
    .line = gespielt VON NACH oder korrektur ZUG

console-awaited-own-press-pegs = Ihr Zug ist angesagt, und Ihr Brett zeigt ihn nicht. Führen Sie ihn aus, oder tippen Sie korrektur mit einem anderen Zug; dann die Uhr mit der Leertaste.
    .line = Figur ziehen oder korrektur ZUG

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

console-awaited-offer =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet Remis an. Tippen Sie annehmen oder ablehnen, oder spielen Sie weiter.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bietet Remis: annehmen, ablehnen

console-question-lapsed = Nichts geändert: Was gefragt war, hat sich inzwischen geändert. Wenn es noch gewünscht ist, tippen Sie es noch einmal.
    .line = Inzwischen anders: nichts geändert

console-awaited-link =
    { $color ->
        [white] Der Platz von Weiß antwortet nicht. Es geht weiter, wenn er wieder da ist. Den Code, um neu beizutreten, nennt verbindung; mit verbindung frei gilt er auch für ein anderes Gerät.
       *[black] Der Platz von Schwarz antwortet nicht. Es geht weiter, wenn er wieder da ist. Den Code, um neu beizutreten, nennt verbindung; mit verbindung frei gilt er auch für ein anderes Gerät.
    }
    .line =
        { $color ->
            [white] Weiß getrennt: warten
           *[black] Schwarz getrennt: warten
        }

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

console-awaited-others-start = Die Partie hat nicht begonnen.
    .line = Die Partie hat nicht begonnen.

console-awaited-others = Die Partie ruht. Die Spieler oder der Schiedsrichter lassen sie weitergehen.
    .line = Die Partie ruht.

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

console-awaited-confirmation =
    { $color ->
        [white] Weiß muss es mit F 12 bestätigen.
       *[black] Schwarz muss es mit F 12 bestätigen.
    }
    .line =
        { $color ->
            [white] Weiß bestätigt mit F12
           *[black] Schwarz bestätigt mit F12
        }

console-awaited-code =
    Ein Code des Schiedsrichters wurde eingegeben. { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt ihn mit F 12, oder Escape verwirft ihn.
    .line =
        Code: { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt mit F12

console-awaited-code-there =
    Ein Code des Schiedsrichters wurde eingegeben. { $color ->
        [white] Weiß
       *[black] Schwarz
    } antwortet, ob er gilt.
    .line =
        Code: { $color ->
            [white] Weiß
           *[black] Schwarz
        } antwortet dort

console-awaited-code-own = An der anderen Station wurde ein Code des Schiedsrichters eingegeben. Tippen Sie einverstanden, um zu sagen, ob er gilt.
    .line = Code? Tippen Sie einverstanden

console-awaited-resumption = Die Partie ruht, beide Uhren stehen. Zum Weiterspielen tippen Sie fortsetzen.
    .line = Unterbrochen. Weiter mit fortsetzen

console-awaited-resumption-without = Die Partie ist unterbrochen, beide Uhren stehen. Für Sie ist Zeit vorgeschlagen: Wer fortsetzen eingibt, verzichtet darauf. Warten Sie, bis sie gegeben ist, oder spielen Sie mit fortsetzen ohne sie weiter.
    .line = Auf die Zeit warten; fortsetzen: ohne

console-ask-claim = Reklamieren: { $claim }? Tippen Sie ja oder nein.
    .line = Rekl. { $claim }? ja oder nein

console-ask-claim-draw = Reklamieren: { $claim }? Das ist zugleich ein Remisangebot, und eine falsche Reklamation kostet Zeit. Tippen Sie ja oder nein.
    .line = Rekl. { $claim } + Angebot? ja/nein

console-ask-claim-with = { $claim } mit { $move } reklamieren? Ist es unberechtigt, muss dieser Zug gespielt werden. Tippen Sie ja oder nein.
    .line = Mit { $move } reklamieren? ja oder nein

console-awaited-settle-resume = Zeit für den Gegner oder eine Strafe gegen Sie ist vorgeschlagen. Ausführen und weiterspielen mit fortsetzen; oder der Schiedsrichter entscheidet.
    .line = Vorgeschlagen: fortsetzen

console-awaited-settle-resume-opponent =
    Zeit für Sie oder eine Strafe gegen { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist vorgeschlagen. { $there ->
        [yes] Ausgeführt wird sie vom Gegner
       *[no] Tippen Sie fortsetzen, und er bestätigt mit F 12
    }; oder der Schiedsrichter entscheidet.
    .line =
        Gegen { $color ->
            [white] Weiß
           *[black] Schwarz
        } vorgeschlagen{ $there ->
            [yes] .
           *[no] : fortsetzen, F12
        }

console-awaited-settle-consent = Gegen Sie ist eine Reklamation oder Strafe offen. Zustimmen: einverstanden. Sonst entscheidet der Schiedsrichter.
    .line = Gegen Sie. Zustimmen: einverstanden

console-awaited-settle-withdraw =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } kann zustimmen{ $there ->
        [yes] { "" }
       *[no] , mit gegner einverstanden und F 12
    }; oder der Schiedsrichter entscheidet. Mit einverstanden nehmen Sie selbst Ihre Reklamation zurück.
    .line =
        { $there ->
            [yes] Gegner; zurücknehmen: einverstanden
           *[no] gegner einverstanden, oder einverstanden
        }

console-awaited-settle-opponent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } kann zustimmen{ $there ->
        [yes] { "" }
       *[no] , mit gegner einverstanden und F 12
    }; oder der Schiedsrichter entscheidet.
    .line =
        { $there ->
            [yes] Zustimmen kann der Gegner.
           *[no] Zustimmen: gegner einverstanden
        }

console-awaited-settle-time =
    Zeitabzug { $color ->
        [white] von der Uhr von Weiß
       *[black] von der Uhr von Schwarz
    } ist vorgeschlagen. Um darauf zu verzichten, einverstanden. Sonst stimmt { $color ->
        [white] Weiß
       *[black] Schwarz
    } zu, oder der Schiedsrichter entscheidet.
    .line = Verzichten: einverstanden

console-awaited-settle-arbiter = Der Schiedsrichter entscheidet über das, was steht. Beide Uhren stehen.
    .line = Der Schiedsrichter entscheidet.

console-awaited-flag-own = Das Blättchen des Gegners war gefallen, ehe die Partie zu Ende gewesen wäre. Tippen Sie fahne, um es zu reklamieren, oder einverstanden, damit dieses Ende gilt; oder der Schiedsrichter entscheidet.
    .line = fahne, oder einverstanden: Ende gilt

console-awaited-flag-opponent =
    Ihr Blättchen war gefallen, ehe die Partie zu Ende gewesen wäre. { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $there ->
        [yes] kann das Blättchen reklamieren oder dieses Ende mit seinem Einverständnis gelten lassen
       *[no] kann es mit gegner fahne reklamieren oder dieses Ende mit gegner einverstanden gelten lassen, und mit F 12
    }. Zum Nachgeben tippen Sie einverstanden; oder der Schiedsrichter entscheidet.
    .line =
        { $there ->
            [yes] Gegner: fahne oder einverstanden
           *[no] gegner fahne / gegner einverstanden
        }

console-awaited-seal = Geben Sie Ihren Zug ab: tippen Sie abgabe und den Zug, dann drücken Sie die Uhr mit der Leertaste.
    .line = Abbruch: abgabe ZUG, dann Leertaste

console-awaited-seal-paper = Schreiben Sie Ihren Zug auf Papier, für den Umschlag: tippen Sie abgabe papier, dann drücken Sie die Uhr mit der Leertaste.
    .line = Abbruch: abgabe papier, dann Leertaste

console-awaited-sealed = Ihr Zug ist abgegeben. Die Leertaste verschließt den Umschlag. Bis dahin können Sie einen anderen abgeben.
    .line = Abgegeben. Leertaste: Umschlag zu

console-awaited-seal-opponent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab{ $there ->
        [yes] { "" }
       *[no] . Die Uhr dazu ist auf F 8
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } gibt { $there ->
            [yes] einen Zug ab
           *[no] ab; Uhr mit F8
        }

console-awaited-resumption-arbiter = Die Partie ist unterbrochen, beide Uhren stehen. Der Schiedsrichter lässt sie fortsetzen: Er tippt schiedsspruch und seinen Code, dann fortsetzen.
    .line = schiedsspruch CODE, dann fortsetzen

console-rules-edition = Die Regeln von { $year }, wie sie an diesem Tisch gelten.
    .line = Regeln von { $year }

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

console-bad-time = Zeit { $value } ist nicht verstanden. { $reason } Zum Beispiel: zeit { $example }
    .line = Unklar. Zum Beispiel: zeit { $example }

console-bad-time-period = Zeit { $value }: Periode { $period } ist nicht verstanden. { $reason } Zum Beispiel: zeit { $example }
    .line = Periode { $period }? Etwa: zeit { $example }

console-claims = Reklamieren können Sie mit reklamiere und einem davon: wiederholung, fünfzig, endspurt, sekunden, matt, patt, berührt, regelwidrig, umwandlung, aufstellung, farben, gedreht, verschoben, leerdruck, hände, abwesend. Die Zeit des Gegners reklamiert fahne allein.
    .line = reklamiere wiederholung, ...

console-timing-begins = Die Bedenkzeit wird eingestellt. Antworten Sie, oder tippen Sie eine ganze, zum Beispiel 15+10. Abbrechen lässt sie, wie sie ist, ein Fragezeichen sagt, was Sie tippen können.
    .line = Oder: 15+10. abbrechen, zurück, ?

console-timing-now = Die Bedenkzeit jetzt:
    .line = Jetzt:

console-timing-kind = Welche Bedenkzeit? 1, oder g: Minuten für die ganze Partie. 2, oder m: mehrere Perioden. 3, oder z: eine feste Zeit für jeden Zug. 4, oder s: eine Sanduhr. 5, oder o: ohne Uhren.
    .line = 1 Partie 2 Period. 3 Zug 4 Sand 5 ohne

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

console-timing-moves = Wie viele Züge hat Periode { $number }? Für den Rest der Partie tippen Sie r.
    .line = Züge der Periode { $number }? r: Rest

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

console-timing-another = Folgt auf Periode { $number } noch eine? Tippen Sie ja oder nein. Nach nein wiederholt sich Periode { $number }.
    .line = Noch eine nach Periode { $number }? ja, nein

console-timing-will-be = Die Bedenkzeit wird:
    .line = Bedenkzeit:

console-timing-confirm = Ist das richtig? Tippen Sie ja oder nein.
    .line = Richtig? ja oder nein

console-timing-now-time = Jetzt: { $time }. So bleibt es mit w.
    .line = jetzt { $time }, w: bleibt

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

console-timing-choices =
    { $question ->
        [kind] Tippen Sie eine Zahl von 1 bis 5 oder eine ganze Bedenkzeit, zum Beispiel 15+10. Mit w, wie bisher, bleibt die Art, die jetzt gilt.
        [time] Hier werden Minuten getippt, wie 90, oder Minuten und Sekunden, wie 2:30; höchstens 24 Stunden.
        [moves] Hier wird eine Zahl von Zügen getippt, von 1 bis 999, oder r für den Rest der Partie.
        [adds] Hier wird eine Zahl von 1 bis 4 getippt oder ein Buchstabe, n, z, a oder b. Mit den Sekunden zugleich: plus 30, a 5 oder b 5.
        [adds-fixed] Hier wird eine Zahl von 1 bis 5 getippt oder ein Buchstabe, n, z, a, b oder f. Mit den Sekunden zugleich: plus 30, a 5 oder b 5.
        [seconds] Hier werden ganze Sekunden getippt, von 1 bis 3600.
       *[yes-no] Hier wird ja oder nein getippt.
    }
    .line =
        { $question ->
            [kind] 1 bis 5, w: wie bisher, oder 15+10
            [time] Minuten: 90, mit Sekunden: 2:30
            [moves] Züge von 1 bis 999, oder r: der Rest
            [adds] 1 bis 4, n z a b, oder +30 a5 b5
            [adds-fixed] 1 bis 5, n z a b f, oder +30 a5 b5
            [seconds] Sekunden von 1 bis 3600
           *[yes-no] ja oder nein
        }

console-timing-anywhere = Überall: zurück führt zur vorigen Frage, abbrechen lässt die Bedenkzeit, wie sie ist, und auch eine ganze Bedenkzeit wird verstanden, wie 40/90+30,30+30. Enter allein wiederholt die Frage.
    .line = zurück, abbrechen, 40/90+30,30+30

console-timing-bad = Nicht verstanden: { $text }.
    .line = Nicht verstanden: { $text }

console-timing-example = Zum Beispiel: { $example }.
    .line = Beispiel: { $example }

console-timing-no-time = Am Anfang muss Bedenkzeit auf der Uhr sein.
    .line = Ohne Bedenkzeit geht es nicht.

console-timing-no-seconds = Es muss mindestens eine Sekunde sein. Soll ein Zug nichts dazubringen, tippen Sie zurück und dann n.
    .line = Mindestens 1; nichts: zurück, n

console-timing-only-delay = Am Anfang ist keine Bedenkzeit auf der Uhr, daher braucht jeder Zug einen Aufschub. Für mehr Bedenkzeit tippen Sie zurück.
    .line = Ohne Bedenkzeit nur mit Aufschub.

console-timing-first = Das ist die erste Frage.

console-timing-nothing-to-keep = Hier gibt es jetzt nichts, was bleiben könnte.
    .line = Hier kann nichts bleiben.

console-timing-not-now = Das geschah nicht: Die Bedenkzeit wird eingestellt. Heraus kommen Sie mit abbrechen.
    .line = Nicht jetzt: Bedenkzeit. abbrechen?

console-timing-left = Die Bedenkzeit bleibt, wie sie war.

console-timing-opening = Eine andere Bedenkzeit stellen Sie mit zeit ein.
    .line = Bedenkzeit { $control }. Andere: zeit

console-quality =
    { $which ->
        [rate] { $value } Wörter in der Minute.
        [pitch] Tonhöhe { $value } von 100.
       *[volume] Lautstärke { $value } Prozent.
    }
    .line =
        { $which ->
            [rate] Tempo { $value } (80 bis 450)
            [pitch] Tonhöhe { $value } (0 bis 100)
           *[volume] Lautstärke { $value } (0 bis 200)
        }

console-echo =
    { $how ->
        [quiet] Das Getippte wird nicht gesprochen.
        [words] Getippte Wörter werden gesprochen.
       *[letters] Getippte Buchstaben und Wörter werden gesprochen.
    }
    .line =
        { $how ->
            [quiet] Ausführlichkeit 0: Tippen ist still
            [words] Ausführlichkeit 1: Wörter
           *[letters] Ausführlichkeit 2: Buchstaben, Wörter
        }

console-hall-quality =
    { $which ->
        [rate] Die Stimme im Saal: { $value } Wörter in der Minute.
        [pitch] Die Stimme im Saal: Tonhöhe { $value } von 100.
       *[volume] Die Stimme im Saal: Lautstärke { $value } Prozent.
    }
    .line =
        { $which ->
            [rate] Saal: Tempo { $value } (80 bis 200)
            [pitch] Saal: Tonhöhe { $value } (0 bis 100)
           *[volume] Saal: Lautstärke { $value } (20 bis 200)
        }

console-hall-clarity =
    { $on ->
        [yes] Die Stimme im Saal ist deutlicher gemacht, für einen lauten Saal.
       *[no] Die Stimme im Saal ist, wie sie ist, nicht deutlicher gemacht.
    }
    .line =
        { $on ->
            [yes] Saal: Klarheit an
           *[no] Saal: Klarheit aus
        }

console-hall-voice =
    { $clear ->
        [yes] Die Stimme im Saal: { $rate } Wörter in der Minute, Tonhöhe { $pitch }, Lautstärke { $volume } Prozent, deutlicher gemacht für einen lauten Saal.
       *[no] Die Stimme im Saal: { $rate } Wörter in der Minute, Tonhöhe { $pitch }, Lautstärke { $volume } Prozent, nicht deutlicher gemacht.
    }
    .line = Saal: Tempo { $rate }, Höhe { $pitch }, { $volume } %

console-voice-named =
    { $hall ->
        [yes]
            { $name ->
                [none] Im Saal spricht die übliche Stimme.
               *[other] Im Saal spricht die Stimme { $name }.
            }
       *[no]
            { $name ->
                [none] Ihre Stimme ist die übliche.
               *[other] Ihre Stimme ist { $name }.
            }
    }
    .line =
        { $hall ->
            [yes]
                { $name ->
                    [none] Stimme im Saal: die übliche
                   *[other] Saal: { $name }
                }
           *[no]
                { $name ->
                    [none] Ihre Stimme: die übliche
                   *[other] Ihre: { $name }
                }
        }

console-voices =
    { $count ->
        [one] Es gibt eine Stimme. Sie wählen sie mit stimmen und ihrer Nummer; stimmen üblich führt zurück.
       *[other] Es gibt { $count } Stimmen. Sie wählen mit stimmen und einer Nummer oder einem Namen; stimmen üblich führt zurück. Weiter geht es mit weiter.
    }
    .line = stimmen NUMMER; weiter

console-voice-listed =
    { $languages ->
        [any] { $number }: { $name }, für jede Sprache.
       *[other] { $number }: { $name }, { $languages }.
    }
    .line = { $number } { $name }

console-no-voices = Diese Stimme hat keine anderen zur Wahl.
    .line = Keine anderen Stimmen zur Wahl.

console-no-such-voice = Eine Stimme { $name } gibt es nicht; die bisherige spricht weiter. Alle nennt der Befehl stimmen.
    .line = Keine solche Stimme. Alle: stimmen

console-sounds =
    { $count ->
        [one] Ein Ton mit seiner Bedeutung.
       *[other] { $count } Töne, jeder mit seiner Bedeutung. Tippen Sie weiter für den Rest.
    }
    .line = { $count } Töne und was sie bedeuten

console-cue-name =
    { $cue ->
        [clock-pressed] Doppelklopfen
        [press-kept] zweimal langsames Klopfen
        [refused] zwei tiefe Töne
        [not-understood] tiefer schwankender Ton
        [opponents-move] steigende Glocke
        [difference] tiefer Triller
        [draw-offer] Flöte ab und auf
        [flag-fall] lang fallender Ton
        [game-start] steigende Flöte
        [game-end] fallende Glocken
        [question] steigender Pfiff
        [board-focus] kurz und tief steigend
        [line-focus] kurz und hoch fallend
        [edge] dumpfes Klopfen
        [light-square] kurze helle Glocke
        [dark-square] kurze dunkle Glocke
        [port-lost] Zischen und tiefe Töne
        [port-found] Zischen und Glocken
        [dial-mark] ein Flötenton
        [last-five] drei Glocken und eine höhere
        [low-time] zwei Töne und ein höherer
        [last-second] Ticken
        [peg-touched] schnell steigend
        [peg-lifted] Rascheln
        [peg-placed] Klicken und Klopfen
        [peg-right] Klopfen und Glocke
        [peg-wrong] Klopfen und fallender Ton
        [board-stands] drei schnelle Glocken
       *[move-stands] zwei Pieptöne und eine Glocke
    }

console-cue =
    Ton { $number }, { $name }: { $cue ->
        [clock-pressed] Ihre Uhr ist gedrückt, die Ihres Gegners läuft.
        [press-kept] Ihr Drücken gilt ab dem letzten Wort der Ansage.
        [refused] Das geschah nicht. Der Grund folgt.
        [not-understood] Das Getippte wurde nicht verstanden.
        [opponents-move] Ihr Gegner hat die Uhr gedrückt.
        [difference] Ansage, Brett und Formular weichen voneinander ab.
        [draw-offer] Remis wird angeboten.
        [flag-fall] Ein Blättchen ist gefallen.
        [game-start] Die Partie beginnt.
        [game-end] Die Partie ist zu Ende.
        [question] Sie werden etwas gefragt.
        [board-focus] Ihre Tasten führen jetzt über das Brett.
        [line-focus] Ihre Tasten schreiben wieder in die Eingabezeile.
        [edge] der Rand des Bretts oder das Ende einer Liste.
        [light-square] ein leeres weißes Feld.
        [dark-square] ein leeres schwarzes Feld.
        [port-lost] Ein Gerät oder eine andere Station antwortet nicht mehr.
        [port-found] Ein Gerät oder eine andere Station ist wieder da.
        [dial-mark] fünf Minuten Ihres Zifferblatts; zweimal für eine Viertelstunde.
        [last-five] Die letzten fünf Minuten Ihrer Uhr beginnen.
        [low-time] Ihre Zeit ist so knapp, wie Sie es mit zeitnot eingestellt haben.
        [last-second] eine der letzten zehn Sekunden Ihrer Uhr.
        [peg-touched] Sie haben am Zug eine Figur gehoben, sie ist berührt.
        [peg-lifted] Sie haben eine Figur gehoben, und nichts folgt daraus.
        [peg-placed] Sie haben eine Figur hingestellt, deren Zug noch nicht angesagt ist.
        [peg-right] Die Figur steht, wo sie hingehört.
        [peg-wrong] Die Figur steht nicht, wo sie hingehört.
        [board-stands] Ihr Brett zeigt, was es soll.
       *[move-stands] Ihr Zug steht auf Ihrem Brett. Drücken Sie die Uhr.
    }
    .line =
        Ton { $number }: { $cue ->
            [clock-pressed] Ihre Uhr ist gedrückt
            [press-kept] gedrückt ab dem letzten Wort
            [refused] abgelehnt
            [not-understood] nicht verstanden
            [opponents-move] Ihr Gegner hat gedrückt
            [difference] etwas weicht ab
            [draw-offer] Remis wird angeboten
            [flag-fall] ein Blättchen ist gefallen
            [game-start] die Partie beginnt
            [game-end] die Partie ist zu Ende
            [question] eine Frage
            [board-focus] Tasten zum Brett
            [line-focus] Tasten zur Zeile
            [edge] Rand, oder Ende einer Liste
            [light-square] leeres weißes Feld
            [dark-square] leeres schwarzes Feld
            [port-lost] etwas ist weg
            [port-found] etwas ist wieder da
            [dial-mark] fünf Minuten Ihrer Uhr
            [last-five] Ihre letzten fünf Minuten
            [low-time] Ihre Zeit ist knapp
            [last-second] eine Ihrer letzten zehn Sekunden
            [peg-touched] gehoben und berührt
            [peg-lifted] gehoben
            [peg-placed] hingestellt
            [peg-right] wo sie hingehört
            [peg-wrong] wo sie nicht hingehört
            [board-stands] Ihr Brett stimmt
           *[move-stands] Ihr Zug steht: drücken
        }

console-no-earlier = Eine frühere Meldung gibt es nicht.
    .line = keine frühere Meldung

console-no-earlier-line = Eine frühere Zeile gibt es nicht.
    .line = keine frühere Zeile

console-no-later-line = Eine spätere Zeile gibt es nicht.
    .line = keine spätere Zeile

console-no-later = Das war die letzte Meldung.
    .line = das war die letzte Meldung

console-help = Tippen Sie einen Zug, zum Beispiel Springer g1 f3, und drücken Sie Enter. Die Leertaste auf leerer Zeile drückt Ihre Uhr. Enter allein sagt, was erwartet wird. Steuerung S unterbricht die Stimme. Tippen Sie hilfe und eines davon: spiel, uhr, reklamationen, gegner, brett, klänge, schiedsrichter, einstellungen, oder einen Befehl oder eine Taste. weiter geht durch alle Befehle, tasten durch die Tasten. ende verlässt die Partie.
    .line = Hilfe: weiter, tasten, hilfe BEFEHL

console-here = { $place ->
        [board] Sie sind auf Ihrem Brett. Escape führt zurück zur Eingabezeile.
        [desk] Sie sind am Schiedsrichterpult. Zum Verlassen tippen Sie fertig.
        [post] Sie sind am Schiedsrichterpult. Zum Verlassen tippen Sie ende.
        [lesson] Sie sind in der Übung. Zum Verlassen tippen Sie ende.
        [watch] Sie sehen einer Partie zu. Zum Verlassen tippen Sie ende.
       *[game] Sie haben { $color ->
            [white] Weiß
           *[black] Schwarz
        } in einer Partie. Mit ende wird sie gespeichert und verlassen.
    } F 1 noch einmal gibt Hilfe.
    .line = { $place ->
        [board] Ihr Brett. Escape: zurück. F1: Hilfe
        [desk] Pult. fertig: verlassen. F1: Hilfe
        [post] Pult. ende: verlassen. F1: Hilfe
        [lesson] Die Übung. ende: verlassen. F1: Hilfe
        [watch] Sie sehen zu. ende: verlassen
       *[game] Partie. ende: verlassen. F1: Hilfe
    }

console-help-part = Teil { $part } von { $parts }.
    .line = Hilfe { $part }/{ $parts }, nächster Teil: weiter

console-help-end = Das war der letzte Teil.

console-help-topic = hilfe { $topic }

console-topic-game = Zum ersten Mal: ansage learn, oder lernen vor der Partie. Tippen Sie start. Dann Ihren Zug und Enter: Der Saal hört ihn. Die Leertaste drückt Ihre Uhr. Ihr Gegner sagt seinen Zug und drückt F 8; tippen Sie den Zug, wie er ihn sagt.
    .line = start, Ihr Zug, Leertaste; F8, sein Zug

console-topic-clock = c sagt beide Uhren und welche läuft. Die Leertaste drückt Ihre, F 8 die des Gegners.
    .line = c: beide. Leertaste: Ihre. F8: Gegner

console-topic-board = Tab führt auf Ihr Brett, Escape zurück. Dort gehen die Pfeile, oder e s d f, von Feld zu Feld; k q r b n p zu den Figuren.
    .line = Tab: auf das Brett. Pfeile oder e s d f

console-topic-sounds = Tippen Sie klänge, um jeden Klang zu hören und was er bedeutet. Steuerung S unterbricht die Stimme. F 9 schaltet die Signale Ihrer Uhr. tempo, tonhöhe und lautstärke ändern die Stimme.
    .line = klänge: alle. Strg+S: still. F9

console-topic-arbiter = schiedsrichter ruft ihn, und beide Uhren stehen. Er tippt schiedsspruch und seinen Code und entscheidet; fortsetzen lässt weiterspielen, fertig verlässt das Pult.
    .line = schiedsrichter; dann schiedsspruch CODE

console-topic-settings = zeilen worte oder kurz sagt, wie Zeilen dastehen, ohr einfach oder saal, wie Sie Felder hören; tempo, tonhöhe, lautstärke und ausführlichkeit sind von Ihrer Stimme.
    .line = zeilen, ohr, tempo, tonhöhe, lautstärke

console-help-unknown = Keine Hilfe zu { $word }. Themen: { $topics }.
    .line = Keine Hilfe: { $word }. hilfe themen

console-help-topics = Themen: { $topics }. Tippen Sie hilfe und eines davon.
    .line = Themen: hilfe und eines davon

console-takes =
    { $takes ->
        [nothing] Nach { $command } kommt nichts mehr.
        [square] Nach { $command } kommt ein Feld, zum Beispiel e4.
        [transfer] Nach { $command } kommen zwei Felder, zum Beispiel e2 e4.
        [text] Nach { $command } kommt das Geschriebene.
        [piece] Nach { $command } kommt eine Figur, zum Beispiel S oder schwarz Turm.
        [line] Nach { $command } kommt eine Linie oder eine Reihe, zum Beispiel e oder 4.
        [count] Nach { $command } kommt eine Zahl von Zügen, oder alle.
        [switch] Nach { $command } kommt an oder aus.
        [times] Nach { $command } kommen Zeiten wie 5:00 und 0:30, oder gesprochen, ton oder aus.
        [guide] Nach { $command } kommt worte, signale oder aus.
        [player] Nach { $command } kommt weiß oder schwarz.
        [form] Nach { $command } kommt worte oder kurz.
       *[ear] Nach { $command } kommt saal oder einfach.
    }
    .line =
        { $takes ->
            [nothing] { $command }: nichts danach
            [square] { $command }: ein Feld wie e4
            [transfer] { $command }: zwei Felder, e2 e4
            [text] { $command }: das Geschriebene
            [piece] { $command }: eine Figur wie S
            [line] { $command }: Linie oder Reihe
            [count] { $command }: eine Zahl, oder alle
            [switch] { $command }: an oder aus
            [times] { $command }: 5:00 0:30, gesprochen, aus
            [guide] { $command }: worte, signale, aus
            [player] { $command }: weiß oder schwarz
            [form] { $command }: worte oder kurz
           *[ear] { $command }: saal oder einfach
        }

console-takes-number = Nach { $command } kommt eine Zahl von { $least } bis { $most }, oder höher oder tiefer.
    .line = { $command }: { $least } bis { $most }

console-table-keys = Taste

console-table-commands = Befehl

console-table-does = Was geschieht

console-key-space = Ihre Uhr, solange nichts getippt ist.
    .line = Leertaste, Zeile leer: Ihre Uhr
    .keys = Leertaste

console-key-press = Ihre Uhr, von überall.
    .line = F7: Ihre Uhr
    .keys = F7

console-key-opponent-press = Die Uhr Ihres Gegners an dieser Tastatur, und nichts sonst.
    .line = F8: Uhr des Gegners
    .keys = F8

console-key-opponent-confirms = Ihr Gegner bestätigt, was Sie für ihn eingegeben haben: ein Wort, einen Zug oder einen Code.
    .line = F12: er bestätigt
    .keys = F12

console-key-enter = Schickt die Zeile ab. Auf leerer Zeile sagt es nur, was erwartet wird.
    .line = Enter: schickt ab; leer: was fehlt
    .keys = Enter

console-key-escape = Nimmt ein Drücken der Uhr zurück, das noch auf das letzte Wort wartet, dann eine Frage, verlässt dann das Brett, löscht dann die Zeile.
    .line = Escape: zurück, abbrechen, löschen
    .keys = Escape

console-key-stop = Unterbricht Ihre eigene Stimme sofort. Was der Saal hört, geht weiter.
    .line = Strg+S: Stimme aus
    .keys = Strg+S

console-key-messages = Sagen die letzte Meldung noch einmal, öffentlich oder privat; noch einmal gedrückt, die davor. F6 führt zu späteren.
    .line = F5, F6: Meldungen, zurück und vor
    .keys = F5, F6

console-key-help = Wo Sie sind, wie Sie gehen, und was erwartet wird; noch einmal gedrückt die Hilfe, und ihr nächster Teil.
    .line = F1, F2: wo Sie sind; dann Hilfe
    .keys = F1 oder F2

console-key-leave = Fragt, ob Sie speichern und gehen wollen; noch einmal gedrückt geschieht es.
    .line = Strg+C, Strg+D: speichern und gehen
    .keys = Strg+C oder Strg+D

console-key-arrows = Führen jederzeit über Ihr Brett.
    .line = Pfeile: über Ihr Brett
    .keys = Pfeiltasten

console-key-tab = Von der Eingabezeile zum Brett.
    .line = Tab: zum Brett
    .keys = Tab

console-key-line = Zurück zur Eingabezeile.
    .line = i: zurück zur Zeile
    .keys = i, Tab oder Escape auf dem Brett

console-key-history = Die Zeilen, die Sie zuvor getippt haben: Enter schickt eine noch einmal, ein Buchstabe beginnt eine neue.
    .line = Bild auf, ab: frühere Zeilen
    .keys = Bild auf, Bild ab, Strg+P, Strg+N

console-key-edit = Ändern die Zeile: einen Buchstaben löschen, zum Anfang, zum Ende, einen Buchstaben zurück, einen weiter, alles vor der Schreibmarke löschen, ein Wort löschen.
    .line = Strg+A E B F U W: Zeile ändern
    .keys = Rücktaste, Entfernen, Pos1, Ende, Strg+A, Strg+E, Strg+B, Strg+F, Strg+U, Strg+W

console-key-pieces = Zum nächsten König, zur nächsten Dame, zum nächsten Turm, Läufer, Springer oder Bauern, Linie für Linie; mit Umschalt zum vorigen.
    .line = k q r b n p: nächste, groß: vorige
    .keys = k q r b n p auf dem Brett

console-key-ranks = Auf diese Reihe.
    .line = 1 bis 8: Reihe
    .keys = 1 bis 8 auf dem Brett

console-key-files = Auf die Linie a bis h.
    .line = Umschalt+1 bis 8: Linie a bis h
    .keys = Umschalt+1 bis Umschalt+8 auf dem Brett

console-key-here = Das Feld unter Ihren Fingern.
    .line = o: dieses Feld
    .keys = o auf dem Brett

console-key-last = Der letzte Zug.
    .line = l: letzter Zug
    .keys = l auf dem Brett

console-key-clocks = Beide Uhren, Ihre zuerst.
    .line = t: Uhren
    .keys = t auf dem Brett

console-key-captured = Die zuletzt geschlagene Figur.
    .line = c: zuletzt geschlagen
    .keys = c auf dem Brett

console-key-diagonals = Die Figuren auf der nächsten Diagonale, im Uhrzeigersinn; mit Umschalt andersherum.
    .line = x: nächste Diagonale, X: zurück
    .keys = x auf dem Brett

console-key-lines = Die Figuren auf Reihe und Linie, im Uhrzeigersinn; mit Umschalt andersherum.
    .line = v: nächste Linie, V: zurück
    .keys = v auf dem Brett

console-key-alt-lines = Die Figuren auf Reihe und Linie, wie v auf dem Brett.
    .line = Alt+x: nächste Linie, Alt+X: zurück
    .keys = Alt+x

console-key-board-steps = Hinauf, links, hinunter, rechts auf dem Brett, wo ein Screenreader die Pfeile behält.
    .line = e s d f: hinauf, links, hinunter, rechts
    .keys = e s d f auf dem Brett

console-key-walk = Zurück und vor durch die angesagten Züge; Ihr Brett bleibt, wie es ist.
    .line = A: Zug davor, D: Zug danach
    .keys = Umschalt+a, Umschalt+d auf dem Brett

console-key-more = Liest weiter: die nächste Zeile einer Antwort, wo noch etwas wartet.
    .line = +: nächste Zeile der Antwort
    .keys = + auf dem Brett

console-key-none = Auf Lichess fragen diese eine Engine. Hier gibt es keine.
    .line = g, G: keine Engine
    .keys = g auf dem Brett

console-key-leaps = Die Figuren einen Springersprung entfernt.
    .line = j: Springersprung
    .keys = j auf dem Brett

console-key-select = Wählt die Figur. Auf dem Zielfeld noch einmal: Der Zug wird angesagt.
    .line = Leertaste: wählen, dann ansagen
    .keys = Leertaste oder Enter auf dem Brett

console-key-moves = Die regelgemäßen Züge der Figur, mit Umschalt ihre Schlagzüge. Nur in der Übung.
    .line = m: Züge, M: Schlagzüge (Übung)
    .keys = m auf dem Brett

console-key-whose = Am eigenen Schiedsrichterpult: das Brett des anderen Spielers.
    .line = w: das andere Brett, am Tisch
    .keys = w auf dem Brett

console-key-board-help = Hilfe.
    .line = h: Hilfe
    .keys = h auf dem Brett

console-help-start = start: Die Partie beginnt, die Uhr von Weiß läuft.
    .line = start: beginnt die Partie

console-help-resume = fortsetzen: Nach einer Unterbrechung geht es weiter.
    .line = fortsetzen: weiter nach Unterbrechung

console-help-press = drücken: Ihre Uhr. Auf der Tastatur ist das die Leertaste auf leerer Zeile.
    .line = drücken: Ihre Uhr

console-help-correct = korrektur und der Zug: korrigiert Ihre eigenen Worte, bis Sie die Uhr drücken.
    .line = korrektur ZUG: korrigiert Ihre Worte

console-help-misheard = verhört und der Zug: ersetzt den Zug des Gegners, wie Sie ihn eingaben.
    .line = verhört ZUG: korrigiert die Eingabe

console-help-repeats = wiederhole und der Zug: Sie wiederholen die Ansage des Gegners.
    .line = wiederhole ZUG: wiederholt die Ansage

console-help-adjust = zurechtrücken: Sie rücken Figuren zurecht und sagen es, bevor Sie sie heben.
    .line = zurechtrücken: ich rücke zurecht

console-help-touched = berührt und ein Feld: Sie haben die Figur dort berührt.
    .line = berührt FELD: Sie berührten es

console-help-played = gezogen und beide Felder: was Sie auf Ihrem Brett ausgeführt haben; ein drittes Wort nennt eine andere Figur, die Sie dort eingesetzt haben.
    .line = gezogen VON NACH: wie ausgeführt

console-help-wrote = geschrieben und der Text: was Sie für den letzten Halbzug notiert haben.
    .line = geschrieben TEXT: was Sie notierten

console-help-draw = remis: bietet Remis an. Sie werden vorher gefragt.
    .line = remis: bietet Remis an

console-help-accept = annehmen: nimmt nach einer Rückfrage das Remisangebot des Gegners an.
    .line = annehmen: nimmt das Remis an

console-help-decline = ablehnen: lehnt das Remis ab.
    .line = ablehnen: lehnt das Remis ab

console-help-resign = aufgeben: gibt nach einer Rückfrage die Partie auf.
    .line = aufgeben: gibt die Partie auf

console-help-flag = fahne: reklamiert, dass das Blättchen des Gegners gefallen ist.
    .line = fahne: reklamiert die Zeit

console-help-arbiter = schiedsrichter: ruft den Schiedsrichter und hält beide Uhren an.
    .line = schiedsrichter: ruft ihn

console-help-again = nochmal: wiederholt die letzte Ansage im Saal.
    .line = nochmal: wiederholt es im Saal

console-help-compare = vergleichen: beide Bretter und beide Formulare nebeneinander, soweit sie bekannt sind; der Saal hört es.
    .line = vergleichen: Bretter und Formulare

console-opponents-words = Was Ihr Gegner an dieser Tastatur sagt oder tut: gegner und sein Zug, oder gegner und eines davon: drückt, ja, remis, annehmen, ablehnen, aufgeben, fahne, schiedsrichter, fortsetzen, zurechtrücken, berührt, wiederholt, gezogen, schrieb, reklamiert, einverstanden, brett aus, brett an. gegner allein sagt seine Uhr.
    .line = gegner e5, gegner remis, ...

console-opponent-apart = Ihr Gegner handelt nicht an dieser Tastatur. Um einen angesagten Zug zu wiederholen, tippen Sie wiederhole und den Zug. Ist Ihr Zug falsch verstanden oder geht er auf ein anderes Feld, tippen Sie nochmal: er wird noch einmal angesagt. reklamiere berührt und reklamiere regelwidrig reklamieren, was die Regeln Ihnen geben; fahne reklamiert die Fahne.
    .line = wiederhole ZUG; nochmal; reklamiere

console-game-apart = Tippen Sie start. Dann Ihren Zug und Enter: Er wird angesagt. Die Leertaste drückt Ihre Uhr. Ihr Gegner wiederholt Ihren Zug, sagt seinen an und drückt. Tippen Sie wiederhole und diesen Zug, dann Ihren.
    .line = start, Ihr Zug, Leertaste; wiederhole

console-clock-apart = c sagt beide Uhren und welche läuft. Die Leertaste drückt Ihre. Die des Gegners ist nicht auf dieser Tastatur.
    .line = c: beide Uhren. Leertaste: Ihre

console-help-claim-repetition = reklamiere wiederholung: reklamiert Remis, weil die Stellung zum dritten Mal steht. Mit einem Zug dahinter: nach diesem Zug, den Sie aufgeschrieben und nicht ausgeführt haben.
    .line = reklamiere wiederholung [ZUG]

console-help-claim-fifty = reklamiere fünfzig: reklamiert Remis nach fünfzig Zügen ohne Bauernzug und Schlagen. Mit einem Zug dahinter: nach diesem Zug, den Sie aufgeschrieben und nicht ausgeführt haben.
    .line = reklamiere fünfzig [ZUG]: 50 Züge

console-help-claim-quickplay = reklamiere endspurt: Remis, wenn Sie weniger als zwei Minuten haben und der Gegner mit normalen Mitteln nicht gewinnen kann oder es nicht versucht. Das beurteilt der Schiedsrichter.
    .line = reklamiere endspurt: unter 2 Minuten

console-help-claim-seconds = reklamiere sekunden: verlangt fünf Sekunden mehr pro Zug für beide, mit weniger als zwei Minuten.
    .line = reklamiere sekunden: 5 s pro Zug

console-help-claim-mate = reklamiere matt und der Zug: ein sehender Spieler reklamiert, dass dieser Zug, auf dem eigenen Brett ausgeführt, matt setzt. Ob er rechtzeitig war, beurteilt der Schiedsrichter.
    .line = reklamiere matt Dh7: ausgeführt

console-help-claim-stalemate = reklamiere patt und der Zug: ein sehender Spieler reklamiert, dass dieser Zug, auf dem eigenen Brett ausgeführt, patt setzt. Ob er rechtzeitig war, beurteilt der Schiedsrichter.
    .line = reklamiere patt Dh7: ausgeführt

console-help-claim-touched = reklamiere berührt: reklamiert, dass der Gegner eine Figur berührt und nicht gezogen oder geschlagen hat.
    .line = reklamiere berührt: nicht gezogen

console-help-claim-illegal = reklamiere regelwidrig: reklamiert einen regelwidrigen Zug des Gegners, wo die Regeln das verlangen.
    .line = reklamiere regelwidrig: Zug

console-help-claim-unpromoted = reklamiere umwandlung e8: reklamiert, dass der Gegner gedrückt hat und der Bauer dieses Zuges auf der letzten Reihe stehen blieb.
    .line = reklamiere umwandlung ZUG

console-help-claim-setup = reklamiere aufstellung: reklamiert, dass die Figuren falsch aufgestellt waren.
    .line = reklamiere aufstellung: falsch

console-help-claim-colours = reklamiere farben: reklamiert, dass mit vertauschten Farben begonnen wurde.
    .line = reklamiere farben: vertauscht

console-help-claim-turned = reklamiere gedreht: reklamiert, dass das Brett falsch liegt.
    .line = reklamiere gedreht: Brett falsch

console-help-claim-displaced = reklamiere verschoben: reklamiert verschobene Figuren. Dafür wird keine Uhr angehalten.
    .line = reklamiere verschoben: Figuren

console-help-claim-idle = reklamiere leerdruck: reklamiert, dass der Gegner die Uhr ohne Zug gedrückt hat.
    .line = reklamiere leerdruck: ohne Zug

console-help-claim-hands = reklamiere hände: reklamiert, dass der Gegner mit zwei Händen gezogen hat.
    .line = reklamiere hände: mit zwei Händen

console-help-claim-absent = reklamiere abwesend: reklamiert, dass der Gegner nicht rechtzeitig gekommen ist.
    .line = reklamiere abwesend: nicht gekommen

console-help-consent = einverstanden: Sie stimmen einer Strafe oder Reklamation gegen Sie zu, oder einem Code des Schiedsrichters von der anderen Station, nach einer Frage. Ist ein Schiedsrichter am Tisch, entscheidet er.
    .line = einverstanden: Sie stimmen zu

console-help-control = zeitkontrolle: wie viele Züge bis zu Ihrer nächsten Zeitkontrolle bleiben, und die Art der Periode.
    .line = zeitkontrolle: Züge bis dahin

console-help-time = zeit: fragt vor dem Start Schritt für Schritt nach der Bedenkzeit; danach sagt es sie. Vor dem Start mit einer Bedenkzeit dahinter stellt es sie gleich ein; zum Beispiel zeit 90+30 für 90 Minuten und 30 Sekunden pro Zug.
    .line = zeit: fragt; zeit 90+30: stellt ein

console-help-rules = regeln: die Ausgabe der Regeln und die Regeln dieses Tisches. Mit einem Namen dahinter: diese Regel in Worten.
    .line = regeln, regeln NAME: an diesem Tisch

console-help-opp-press = gegner drückt: die Uhr Ihres Gegners. Auf der Tastatur ist das F 8.
    .line = gegner drückt: Uhr des Gegners

console-help-opp-yes = gegner ja: Ihr Gegner bestätigt, was Sie für ihn eingegeben haben. Auf der Tastatur ist das F 12.
    .line = gegner ja: er bestätigt es

console-help-opp-resign = gegner aufgeben: Ihr Gegner gibt auf. Er bestätigt es mit F 12.
    .line = gegner aufgeben: er gibt auf

console-help-opp-flag = gegner fahne: Ihr Gegner reklamiert, dass Ihr Blättchen gefallen ist. Er bestätigt es mit F 12.
    .line = gegner fahne: er reklamiert die Zeit

console-help-opp-arbiter = gegner schiedsrichter: Ihr Gegner ruft den Schiedsrichter. Er bestätigt es mit F 12.
    .line = gegner schiedsrichter: er ruft ihn

console-help-opp-consent = gegner einverstanden: Ihr Gegner stimmt dem zu, was gegen ihn steht. Er bestätigt es mit F 12.
    .line = gegner einverstanden: er stimmt zu

console-help-opp-accept = gegner annehmen oder gegner ablehnen: Ihr Gegner nimmt das Remis an oder lehnt es ab. Er bestätigt es mit F 12.
    .line = gegner annehmen, gegner ablehnen

console-help-opp-repeats = gegner wiederholt und der Zug: Ihr Gegner wiederholt Ihre Ansage. Er bestätigt es mit F 12.
    .line = gegner wiederholt ZUG: Ihre Ansage

console-help-opp-played = gegner gezogen und beide Felder: was Ihr Gegner auf seinem Brett ausgeführt hat. gegner schrieb und der Text: was er notiert hat. Er bestätigt es mit F 12.
    .line = gegner gezogen e2 e4, gegner schrieb

console-help-opp-claim = gegner reklamiert, und was er reklamiert, mit den Worten hinter reklamiere; zum Beispiel gegner reklamiert fünfzig. Er bestätigt es mit F 12.
    .line = gegner reklamiert WAS

console-help-opp-draw = gegner remis: Ihr Gegner bietet Remis an. Er bestätigt es mit F 12.
    .line = gegner remis: er bietet Remis an

console-help-opp-touched = gegner berührt und ein Feld: Ihr Gegner hat seine Figur dort berührt. gegner zurechtrücken: er rückt Figuren zurecht. Er bestätigt es mit F 12.
    .line = gegner berührt e4, gegner zurechtrücken

console-help-clocks = c: beide Uhren, Ihre zuerst, und welche läuft. m: Ihre Uhr. o: Ihr Gegner, sein Name und seine Uhr.
    .line = c: beide Uhren; m: Ihre; o: Gegner

console-help-turn = am zug: wer am Zug ist.
    .line = am zug: wer am Zug ist

console-help-count = zugzahl: wie viele Züge beide abgeschlossen haben.
    .line = zugzahl: abgeschlossene Züge

console-help-used = verbraucht: die Zeit, die beide verbraucht haben.
    .line = verbraucht: Zeit von beiden

console-help-last = l: der letzte Zug, nur für Sie. Mit einer Zahl dahinter so viele Züge, mit alle sämtliche.
    .line = l, l 5, l alle: letzte Züge

console-help-walk = zurück und vor: durch die angesagten Züge, einen nach dem anderen. Ihr Brett bleibt, wie es ist.
    .line = zurück, vor: durch die Züge

console-help-score = partie: Ihr eigenes Partieformular.
    .line = partie: Ihr Partieformular

console-help-words = wortlaut: die letzte Ansage Wort für Wort, auch auf der Zeile. wortlaut, und fide, plain oder nato: die Wortliste von nun an.
    .line = wortlaut: letzter Zug; wortlaut nato

console-help-captured = geschlagen: die zuletzt geschlagene Figur.
    .line = geschlagen: zuletzt geschlagen

console-help-board = b: Ihr ganzes Brett. Mit einem Feld: auf das Brett, die Finger dort; Escape führt zurück.
    .line = b: Ihr Brett; b e4: darauf, bei e4

console-help-square = x und ein Feld: was dort auf Ihrem Brett steht.
    .line = x e4: was auf e4 steht

console-help-line = s und eine Linie oder Reihe: was darauf steht.
    .line = s e, s 4: eine Linie, eine Reihe

console-help-white = weiß oder schwarz: alle Figuren dieser Farbe auf Ihrem Brett. p und eine Figur: wo solche Figuren stehen. Ein großer Buchstabe allein heißt Weiß, ein kleiner Schwarz, a alle.
    .line = weiß, schwarz, p S, p s, p A, p a

console-help-kinds = könig, dame, turm, läufer, springer, bauer: wo solche Figuren stehen, Ihre zuerst.
    .line = könig dame turm läufer springer bauer

console-help-rays = strahlen, diagonalen oder sprünge und ein Feld: die Figuren auf seiner Reihe und seiner Linie, auf seinen Diagonalen, oder einen Springersprung entfernt.
    .line = strahlen e4, diagonalen e4, sprünge e4

console-help-moves = züge und ein Feld: die regelgemäßen Züge der Figur dort. schlagzüge: die regelgemäßen Schlagzüge, mit einem Feld dahinter die der Figur dort. Nur in der Übung.
    .line = züge e4, schlagzüge e4 (Übung)

console-help-attackers = angreifer oder verteidiger und ein Feld: die Figuren, die es angreifen oder decken. Nur in der Übung.
    .line = angreifer e4, verteidiger e4 (Übung)

console-help-hint = tipp: wo ein guter Zug beginnt; noch einmal getippt, der Zug. Nur in der Übung.
    .line = tipp (Übung)

console-help-takeback = rücknahme: nimmt nach einer Rückfrage Züge zurück, bis Sie am Zug sind. Nur in der Übung.
    .line = rücknahme (Übung)

console-help-rate = tempo, tonhöhe oder lautstärke, und eine Zahl, mehr oder weniger: wie schnell, wie hoch und wie laut die Stimme spricht.
    .line = tempo 200, tonhöhe mehr, lautstärke 80

console-help-verbosity = ausführlichkeit und 0, 1 oder 2: was vom Getippten gesprochen wird; nichts, Wörter, oder Buchstaben und Wörter.
    .line = ausführlichkeit 0, 1, 2: Tippecho

console-help-hall = saal tempo oder saal tonhöhe, und eine Zahl, mehr oder weniger: wie schnell und wie hoch die Stimme spricht, die der Saal hört. Ihre eigenen Einstellungen ändern sie nie. saal allein sagt, wie sie eingestellt ist.
    .line = saal tempo 140, saal tonhöhe 50, saal

console-help-hall-sound = saal lautstärke, und eine Zahl, mehr oder weniger: wie laut die Stimme im Saal ist. saal klarheit, und an oder aus: ob sie für einen lauten Saal deutlicher gemacht wird.
    .line = saal lautstärke 80, saal klarheit an

console-help-voices = stimmen: die Stimmen zur Wahl. stimmen und eine Nummer oder ein Name: Ihre eigene Stimme. saal stimme und eine Nummer oder ein Name: die, die der Saal hört. üblich führt zurück.
    .line = stimmen, stimmen 2, saal stimme 2

console-help-sounds = töne: jedes Signal, das Sie hören können, und was es bedeutet.
    .line = töne: die Signale und was sie heißen

console-help-messages = meldungen: sagt die letzte Meldung noch einmal, öffentlich oder privat; noch einmal meldungen, die davor. neuere: die danach.
    .line = meldungen, neuere: noch einmal

console-help-lines = zeilen worte: Zeilen in Worten, für einen Screenreader. zeilen kurz: kurze für eine Braillezeile, eine nach der anderen.
    .line = zeilen worte, zeilen kurz

console-help-ear = ohr einfach: Felder und Züge hören Sie als Buchstaben und Ziffern. ohr saal: in den Worten des Saals.
    .line = ohr einfach, ohr saal: Felder, Züge

console-help-settings = einstellungen: was nicht wie üblich ist. einstellungen und ein Name, wie einstellungen tempo: was gilt, woher es kommt und was getippt werden kann; ein Wert dahinter ändert und behält es, und einmal dahinter gilt nur diesmal. einstellungen alle: alles; einstellungen datei: wo sie stehen.
    .line = einstellungen, einstellungen tempo 200

console-help-voice = stimme, und selbst, vorleser oder aus: wer private Antworten spricht, das Programm, Ihr Bildschirmvorleser oder niemand.
    .line = stimme selbst, vorleser, aus

console-help-lang = sprache, und en oder de: die Sprache des Programms. saal sprache, und en oder de: die im Saal.
    .line = sprache en, saal sprache de

console-help-style = stil, und lang oder kurz: ob ein Zug immer mit seinem Ausgangsfeld gesagt wird, oder nur, wo es nötig ist.
    .line = stil lang, stil kurz

console-help-ears = ohren, und getrennt oder gleich: private Antworten nur auf einem Ohr, oder auf beiden.
    .line = ohren getrennt, ohren gleich

console-help-help = hilfe: ein Überblick. Mit einem Befehl dahinter: was dieser tut.
    .line = hilfe, hilfe BEFEHL

console-help-more = weiter: der nächste Teil der Hilfe.
    .line = weiter: nächster Teil der Hilfe

console-help-keys = tasten: was die Tasten tun.
    .line = tasten: was die Tasten tun

console-help-yes = ja oder nein: auf eine Frage.
    .line = ja, nein: auf eine Frage

console-help-quit = beenden: speichert die Partie und geht; fragt vorher, solange sie läuft.
    .line = beenden: speichert und geht

console-help-dial = zifferblatt, endphase oder sekunden, und an oder aus. zifferblatt: alle fünf Minuten Ihrer Uhr ein kurzer Ton, zu jeder Viertelstunde zwei. endphase: ein Ton, wenn die letzten fünf Minuten einer Zeitperiode beginnen. sekunden: in Ihren letzten zehn Sekunden tickt jede Sekunde kurz.
    .line = zifferblatt, endphase, sekunden: an, aus

console-help-low = zeitnot und Zeiten in Minuten und Sekunden, etwa zeitnot 5:00 0:30: ein Ton, wenn Ihre Uhr so weit abgelaufen ist. zeitnot gesprochen: auch in Worten; zeitnot ton: nur der Ton; zeitnot aus: nichts.
    .line = zeitnot 5:00 0:30, zeitnot aus

console-help-cues = signale: welche Töne Ihrer Uhr an sind. signale aus: keine; signale an: wie zuvor. ruhe oder F9: keine mehr; F9 noch einmal: wie zuvor.
    .line = signale, signale an, aus, ruhe, F9

console-key-cues = Alle Töne Ihrer eigenen Uhr aus; noch einmal gedrückt wieder an wie zuvor.
    .line = F9: Töne der Uhr aus, an
    .keys = F9

console-cue-dial-on = Das Zifferblatt ist an: alle fünf Minuten ein Ton, zu jeder Viertelstunde zwei.
    .line = Zifferblatt an: 5 min 1x, 15 min 2x

console-cue-dial-off = Das Zifferblatt ist aus.
    .line = Zifferblatt aus

console-cue-final-on = Die letzten fünf Minuten einer Zeitperiode beginnen mit einem Ton.
    .line = Endphase an: letzte fünf Minuten

console-cue-final-off = Die letzten fünf Minuten beginnen ohne Ton.
    .line = Endphase aus

console-cue-seconds-on = In den letzten zehn Sekunden tickt jede Sekunde.
    .line = Sekunden an: die letzten zehn

console-cue-seconds-off = Die letzten zehn Sekunden ticken nicht.
    .line = Sekunden aus

console-cue-low-on = Zeitnot ertönt bei { $times }.
    .line = Zeitnot { $times }

console-cue-low-off = Für Zeitnot ist keine Zeit gesetzt.
    .line = Zeitnot aus

console-cue-low-spoken = Zeitnot wird auch in Worten gesagt.
    .line = Zeitnot in Worten

console-cue-low-sounded = Zeitnot wird nur durch ihren Ton gemeldet.
    .line = Zeitnot nur als Ton

console-cues-off = Alle Töne der Uhr sind aus. Mit F9 oder signale an kommen sie wieder.
    .line = Töne der Uhr aus. F9: wieder an

console-cues-none = Kein Ton der Uhr ist an. Versuchen Sie zifferblatt an, endphase an, sekunden an oder zeitnot 5:00.
    .line = Töne der Uhr: keine. hilfe signale

console-low-left = Noch { $left }.
    .line = noch { $left }

console-help-ruling = schiedsspruch: für den Schiedsrichter. Er gibt dahinter seinen Code ein, oder allein in der nächsten Zeile; er wird nicht gezeigt. Wurde die Partie ohne Code angelegt, bestätigt der andere Spieler den ersten. Dann ist jede Eingabe eine Entscheidung, bis fertig.
    .line = schiedsspruch: der Schiedsrichter

console-help-seal = abgabe und ein Zug: gibt ihn in einer abgebrochenen Partie verdeckt ab. Er wird nicht gezeigt. abgabe papier: Sie haben ihn auf Papier geschrieben. Bis Sie drücken, dürfen Sie einen anderen abgeben.
    .line = abgabe ZUG: verdeckter Abgabezug

console-ask-code = Der Code des Schiedsrichters? Er wird nicht gezeigt.
    .line = Der Code? Er wird nicht gezeigt.

console-ask-sealed-move = Welchen Zug geben Sie ab? Er wird nicht gezeigt.
    .line = Welcher Zug? Er wird nicht gezeigt.

console-hidden-unclear = Das erste Wort wurde nicht verstanden; der Rest war verdeckt und ist vergessen. Geben Sie schiedsspruch und den Code ein, oder abgabe und den Zug.
    .line = Nicht verstanden: schiedsspruch, abgabe?

console-letter-hidden = Stern

console-seal-not-understood = Nicht abgegeben: Der Zug wurde nicht verstanden. Nennen Sie Figur, Ausgangsfeld und Zielfeld, zum Beispiel abgabe Sg1f3.
    .line = Nicht abgegeben: nicht verstanden.

console-seal-from-square = Nicht abgegeben: Der Zug ist nicht vollständig genannt. Nennen Sie auch das Ausgangsfeld, zum Beispiel abgabe Sg1f3.
    .line = Nicht abgegeben: Ausgangsfeld fehlt.

console-seal-no-piece = Nicht abgegeben: Nennen Sie auch die Figur, zum Beispiel abgabe Sg1f3.
    .line = Nicht abgegeben: Figur fehlt.

console-seal-promotion-missing = Nicht abgegeben: Nennen Sie auch die Umwandlungsfigur, zum Beispiel abgabe e7e8D.
    .line = Nicht abgegeben: Umwandlungsfigur fehlt.

console-help-guide = anleitung: was auf Ihrem Tastbrett fehlt, und der nächste Schritt. anleitung worte: jeder Schritt in Worten; anleitung signale: Töne, und Worte, wo etwas nicht stimmt; anleitung aus: nichts davon.
    .line = anleitung: nächster Schritt

console-help-board-off = brett aus: legt ein defektes Tastbrett beiseite; für seine Zapfen gilt dann Ihr Wort. brett an: liest es wieder. Mit einem Anschluss, etwa brett an /dev/ttyUSB0, wird es dort gesucht.
    .line = brett aus, brett an: Ihr Brett

console-help-opp-board-off = gegner brett aus: legt das elektronische Brett des Gegners beiseite; seine Züge werden eingegeben. gegner brett an: liest es wieder.
    .line = gegner brett aus, gegner brett an

console-help-link = verbindung: wer mit eigener Station dabei ist, wie lange der Weg zu ihr dauert, und der Code zum Beitreten.
    .line = verbindung: wer dabei ist, Code

console-help-inspect = prüfung: sagt einem Schiedsrichter in einer Minute, was er wissen muss: Programm, Partie und Regeln, Netz, Ton, Protokoll.
    .line = prüfung: was er wissen muss

console-help-inspect-hall = prüfung saal: dasselbe laut, für alle.
    .line = prüfung saal: dasselbe laut

console-help-link-code = verbindung code: macht einen neuen Code zum Beitreten; der alte gilt nicht mehr.
    .line = verbindung code: ein neuer Code

console-help-link-free = verbindung frei: lässt Ihren Gegner, dessen Station weg ist, mit einem anderen Gerät beitreten; durch den Schiedsrichter, und beim Üben, holt es ihn an diese Tastatur zurück. Bei zwei Stationen nennen Sie eine: verbindung frei weiß, verbindung frei schwarz.
    .line = verbindung frei: anderes Gerät

console-awaited-key =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt den eingegebenen Zug mit F 12. Ist er falsch, verhört und den richtigen Zug eingeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: F12 bestätigt, oder verhört ZUG

console-awaited-restart = Der Schiedsrichter ist gerufen, und beide Uhren stehen. Er lässt weiterspielen; ohne ihn müssen beide Spieler zustimmen: fortsetzen.
    .line = Schiedsrichter, oder beide: fortsetzen

console-awaited-restart-other =
    Ihr Einverständnis, ohne Schiedsrichter weiterzuspielen, liegt vor. { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss noch zustimmen{ $there ->
        [yes] { "" }
       *[no] : tippen Sie gegner fortsetzen, und er drückt F 12
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }{ $there ->
            [yes] { "" } muss noch zustimmen.
           *[no] : gegner fortsetzen
        }

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

console-help-opp-move = gegner und ein Zug: gibt einen Zug des Gegners an dieser Tastatur ein, auch seine Antwort vor dem eigenen Drücken. Sie zählt, wenn gedrückt ist.
    .line = gegner ZUG: sein Zug, seine Antwort

console-help-opp-resume = gegner fortsetzen: Der Gegner ist einverstanden, ohne den gerufenen Schiedsrichter weiterzuspielen. F 12 bestätigt es.
    .line = gegner fortsetzen: er spielt weiter

console-turn =
    { $color ->
        [white] Am Zug ist Weiß.
       *[black] Am Zug ist Schwarz.
    }

console-turn-open =
    { $color ->
        [white] Der Zug von Weiß ist angesagt, die Uhr noch nicht gedrückt: { $move }
       *[black] Der Zug von Schwarz ist angesagt, die Uhr noch nicht gedrückt: { $move }
    }
    .line =
        { $color ->
            [white] Weiß, nicht gedrückt: { $move }
           *[black] Schwarz, nicht gedrückt: { $move }
        }
