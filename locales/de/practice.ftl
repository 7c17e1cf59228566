practice-against = { $color ->
    [black] Sie spielen Schwarz gegen { $name }, Stufe { $level }.
   *[white] Sie spielen Weiß gegen { $name }, Stufe { $level }.
}
    .line = { $color ->
        [black] Sie: Schwarz. { $name }, { $level }
       *[white] Sie: Weiß. { $name }, { $level }
    }

practice-no-engine = { $color ->
        [black] Sie spielen Schwarz gegen das Programm selbst, Stufe { $level }: Keine Schach-Engine ist installiert.
       *[white] Sie spielen Weiß gegen das Programm selbst, Stufe { $level }: Keine Schach-Engine ist installiert.
    }
    .line = { $color ->
        [black] Sie: Schwarz. Programm, Stufe { $level }
       *[white] Sie: Weiß. Programm, Stufe { $level }
    }

practice-hint-press = Ihr Gegner hat Ihren Zug wiederholt und führt ihn aus. Drücken Sie die Leertaste, Ihre Uhr.
    .line = Leertaste: Ihre Uhr

practice-german-words = Züge werden mit den deutschen Worten der Regeln angesagt. Als Buchstaben und Ziffern hören Sie sie nach ohr einfach.
    .line = ohr einfach: Felder als Buchstaben

practice-highest-level = Das Programm selbst spielt höchstens Stufe { $level }; mehr bringt das Paket stockfish.
    .line = Spielt Stufe { $level }, seine höchste

practice-engine-not-used = Die Schach-Engine ist nicht zu gebrauchen: { $reason } Ansage spielt selbst.
    .line = Engine fehlt: { $reason }

practice-engine-failed = Die Schach-Engine ist ausgefallen: { $reason } Ansage spielt selbst weiter.
    .line = Engine aus: { $reason }

practice-fault-silent = sie antwortet nicht.

practice-fault-ended = sie hat sich beendet.

practice-fault-none = sie spricht nicht UCI.

practice-fault-illegal = sie hat keinen legalen Zug genannt ({ $said }).

practice-fault-not-started = sie startet nicht. { $said }

practice-unknown-option = Die Schach-Engine kennt die Einstellung { $name } nicht; sie spielt ohne.
    .line = Keine Einstellung { $name }

practice-not-repeatable = Unter Stufe 8 würfelt die Schach-Engine selbst: Der Startwert wiederholt seine Züge nicht.
    .line = Seine Züge wiederholen sich nicht

practice-hint-square = Sehen Sie auf { $square }. Noch einmal tipp nennt den Zug.
    .line = Sehen Sie auf { $square }. Mehr: tipp

practice-hint-move = Sie könnten { $move } spielen.
    .line = Tipp: { $move }

practice-hint-not-now = Einen Tipp gibt es, wenn Sie am Zug sind.
    .line = Tipp: wenn Sie am Zug sind

practice-plays-itself = { $color ->
        [black] Schwarz spielt das Programm: Es sagt selbst an, wiederholt und drückt.
       *[white] Weiß spielt das Programm: Es sagt selbst an, wiederholt und drückt.
    }
    .line = { $color ->
        [black] Für Schwarz handelt das Programm
       *[white] Für Weiß handelt das Programm
    }

practice-his-turn = { $color ->
        [black] Nicht angesagt: Schwarz ist am Zug und überlegt.
       *[white] Nicht angesagt: Weiß ist am Zug und überlegt.
    }
    .line = { $color ->
        [black] Nicht angesagt: Schwarz ist am Zug
       *[white] Nicht angesagt: Weiß ist am Zug
    }

practice-illegal-move = Regelwidrig: { $move } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, zurückgenommen. Beide Uhren stehen.
    .line = Regelwidrig: { $color ->
        [white] w
       *[black] s
    } { $move }. Uhren stehen.

practice-misplaced = { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $piece } steht auf { $shown }, nicht auf { $announced }.
    .line = { $color ->
        [white] w:
       *[black] s:
    } nach { $shown }, nicht { $announced }

practice-touched = { $color ->
        [white] Weiß
       *[black] Schwarz
    } berührt { $square }: { $piece }. Reklamieren: reklamiere berührt.
    .line = { $color ->
        [white] w
       *[black] s
    } berührt { $square }: reklamiere berührt

practice-hint-slip = Ihr Gegner hat sich geirrt. Tippen Sie nochmal: Er hört Ihre Ansage noch einmal und stellt es richtig.
    .line = Er irrt sich. Tippen Sie nochmal

practice-one-player = practice: Sie spielen eine Farbe, das Programm die andere. Tippen Sie --blind white oder --blind black.

practice-no-tournament = practice: Eine Partie gegen das Programm ist Übung, nie eine Turnierpartie. Lassen Sie --mode, --locked, --event und --arbiter-code-file weg, oder tippen Sie ansage play.

practice-no-devices = practice: Das Programm hat kein Brett und keine Uhrtaste. Lassen Sie --opponent-board und --opponent-key weg.

practice-other-game = In diesem Journal spielen zwei Menschen. Weiter geht es mit ansage play und --journal.
