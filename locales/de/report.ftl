report-title = Bericht über zwei Bretter und zwei Partieformulare

report-title-of = Bericht: { $white } – { $black }

report-skip = Zum Bericht springen

report-contents = Inhalt

report-footer = Geschrieben von Ansage, dem elektronischen Assistenten nach Anhang D. Zum Lesen braucht die Datei nichts weiter.

report-unknown = nicht bekannt

report-none = keine Angabe

report-arbiter = Schiedsrichter

report-code = Code des Schiedsrichters

report-code-opened = beim Anlegen der Partie festgelegt

report-code-table =
    am Tisch festgelegt, bestätigt von { $color ->
        [white] Weiß
       *[black] Schwarz
    }

report-date = Datum

report-edition = Schachregeln

report-edition-of = Ausgabe von { $year }

report-time-control = Bedenkzeit

report-start = Anfangsstellung

report-result = Ergebnis

report-no-result = die Partie ist nicht beendet

report-section-protocol = Befund, Vorschlag, Entscheidung
report-as-found = Partieformulare, Bretter und Partieverlauf stehen hier, wie sie vor der ersten Entscheidung darüber waren (Eintrag { $entry }, bei { $moment }).
report-protocol-found = Befund
report-protocol-proposed = Vorschlag
report-protocol-ruled = Entscheidung
report-protocol-signatures = Unterschriften
report-nothing-ruled = { $over ->
        [yes] Es wurde nichts entschieden.
       *[no] Noch ist nichts entschieden.
    }
report-ruled-entry =
    Eintrag { $entry }, bei { $moment }{ $known ->
        [yes] {" "}({ $time } UTC)
       *[no] { "" }
    }:
report-column-before-ruling = Uhr vor der ersten Entscheidung
report-column-after-ruling = Uhr nach der letzten Entscheidung
report-table-ruled-clocks = Beide Uhren vor und nach der Entscheidung
report-place-and-time = Ort und Zeit

report-section-verdict = Was festgestellt wurde

report-section-boards = Die Bretter

report-section-procedure = Vorgeschlagenes Verfahren

report-section-scores = Die Partieformulare

report-section-clocks = Die Uhren im Verlauf der Partie

report-section-rulings = Die Entscheidungen des Schiedsrichters

report-section-calls = Rufe nach dem Schiedsrichter

report-section-events = Was am Tisch geschah

report-section-inspection = Was das Programm von sich sagt

report-section-record = Wie diese Aufzeichnung entstand

report-arbiter-rules = Das hat das Programm festgestellt, und das schlägt es vor. Der Schiedsrichter entscheidet.

report-only-record = Das ist die Aufzeichnung einer Partie. Kein Brett wurde angegeben, also gibt es nichts, womit sie zu vergleichen wäre.

report-nothing-to-compare = Es gibt nichts zu vergleichen: weder zwei Partieformulare noch zwei Bretter noch eine Aufzeichnung.

report-board-of = { $color ->
        [black] Brett von Schwarz
       *[white] Brett von Weiß
    }

report-board-proposed = Vorgeschlagene Stellung

report-board-course = Stellung der Aufzeichnung

report-boards-unknown = Was die Bretter zeigen, ist nicht bekannt.

report-boards-same = Kein Feld weicht ab.

report-boards-differ = { $count ->
        [one] Ein Feld weicht ab
       *[other] { $count } Felder weichen ab
    }. In den Diagrammen ist ein solches Feld schraffiert, dick umrahmt und trägt eine Nummer, die in der Tabelle darunter steht.

report-rank = Reihe { $rank }: { $pieces }.

report-rank-empty = Reihe { $rank } ist leer.

report-diagram-marked = Bezeichnete Felder mit ihren Nummern: { $squares }.

report-table-squares = Die Felder, die abweichen

report-table-pieces = Die Bretter Reihe für Reihe

report-column-number = Nummer

report-column-square = Feld

report-column-rank = Reihe

report-column-move = Zug

report-column-played = Gespielt

report-column-written = Geschrieben

report-column-read = Gelesen

report-column-place = Stelle

report-column-agreement = Übereinstimmung

report-column-mark = Was nicht stimmt

report-column-candidates = Was gemeint sein kann

report-column-moment = Zeit seit Beginn der Aufzeichnung

report-column-wall = Datum und Uhrzeit (UTC)

report-column-entry = Eintrag

report-column-ruling = Entscheidung

report-column-called = Wer rief

report-column-stood = Beide Uhren standen

report-column-ended = Es ging weiter

report-column-event = Was geschah

report-column-player = Spieler

report-column-reading = Anzeige

report-column-completed = Ausgeführte Züge

report-score-of = { $color ->
        [black] Partieformular von Schwarz
       *[white] Partieformular von Weiß
    }

report-clock-of = { $color ->
        [black] Uhr von Schwarz
       *[white] Uhr von Weiß
    }

report-move-number = { $number } { $color ->
        [black] Schwarz
       *[white] Weiß
    }

report-before-first = Beginn

report-sheet = { $color ->
        [black] Partieformular von Schwarz
       *[white] Partieformular von Weiß
    }: { $count ->
        [one] Ein Halbzug ist
       *[other] { $count } Halbzüge sind
    } geschrieben, mit diesen Buchstaben: { $languages }.

report-sheet-also = Buchstaben, die dieselben Züge ergeben: { $languages }.

report-table-scores = Beide Partieformulare, Halbzug für Halbzug

report-table-score = { $color ->
        [black] Partieformular von Schwarz, Halbzug für Halbzug
       *[white] Partieformular von Weiß, Halbzug für Halbzug
    }

report-table-marks = { $color ->
        [black] Was auf dem Partieformular von Schwarz nicht stimmt
       *[white] Was auf dem Partieformular von Weiß nicht stimmt
    }

report-not-read = nicht gelesen

report-read-proposed = { $move } (ein Vorschlag)

report-draw-offered = (Remis angeboten)

report-put-in = (vom Schiedsrichter eingefügt)

report-clock-noted = (Uhr notiert: { $time })

report-place = Zeile { $line }, Spalte { $column }

report-agreement =
    { $agreement ->
        [same] gleich
        [differ] verschieden
        [one-only] nur auf einem Partieformular
       *[unread] nicht auf beiden lesbar
    }

report-first-difference = Erste Abweichung.

report-mark-shown-by = Es zeigt sich in Zeile { $line }, Spalte { $column }: { $written } ist danach nicht möglich.

report-no-candidate = kein Vorschlag

report-pass-over = Übergehen

report-candidate-at = In Zeile { $line }, Spalte { $column }: { $wrong }.

report-reason = { $move }: { $reason }.

report-procedure-lead = Die Schritte stehen in einer Reihenfolge, in der jeder ausgeführt werden kann.

report-board-unknown = Was dieses Brett zeigt, ist nicht bekannt. Es wird nach der vorgeschlagenen Stellung aufgebaut.

report-clocks-proposed = Beide Uhren

report-notes = Hinweise für den Schiedsrichter

report-alternatives = Was sonst wiederhergestellt werden kann

report-table-readings = Vorgeschlagene Anzeigen, unmittelbar nach dem Drücken im letzten übereinstimmenden Halbzug, mit Zeitzugabe

report-readings-at = Diese Anzeigen hat die Aufzeichnung { $moment } nach ihrer Eröffnung.

report-plot-described = { $color ->
        [black] Die Uhr von Schwarz
       *[white] Die Uhr von Weiß
    } beginnt bei { $first } und endet bei { $last }; am wenigsten zeigt sie { $least }.

report-plot-caption = Restzeit nach jedem Halbzug. Weiß: durchgezogene Linie mit Kreisen. Schwarz: gestrichelte Linie mit Quadraten.

report-plot-figures = Die Werte der Zeichnung

report-axis-time = Restzeit

report-table-clocks = Beide Uhren nach jedem Halbzug

report-no-rulings = Der Schiedsrichter hat nichts entschieden.

report-calls =
    { $count ->
        [one] Der Schiedsrichter wurde einmal gerufen.
       *[other] Der Schiedsrichter wurde { $count } Mal gerufen.
    } Beide Uhren standen { $time }. { $alone ->
        [0] Ohne den Schiedsrichter ging es nie weiter.
        [one] Einmal ging es ohne den Schiedsrichter weiter, mit dem Einverständnis beider Spieler.
       *[other] { $alone } Mal ging es ohne den Schiedsrichter weiter, mit dem Einverständnis beider Spieler.
    }

report-table-calls = Jeder Ruf, und wie es weiterging

report-called-program = das Programm

report-call-by-arbiter = durch den Schiedsrichter

report-call-without = ohne Schiedsrichter, durch beide Spieler

report-call-open = gar nicht

report-table-rulings = Jede Entscheidung, mit dem Stand beider Uhren

report-no-events = Außer gewöhnlichen Zügen ist nichts aufgezeichnet.

report-table-events = Alles außer gewöhnlichen Zügen, der Reihe nach

report-nothing-said = nichts wurde angesagt

report-record-sound = Das Protokoll wurde beim Schreiben dieses Berichts geprüft und noch einmal durchgespielt: { $count ->
        [one] Sein einziger Eintrag ist
       *[other] Alle { $count } Einträge sind
    } unversehrt.

report-record-torn = Das Protokoll wurde beim Schreiben dieses Berichts geprüft und noch einmal durchgespielt. Seine letzte Zeile ist abgerissen, wie nach einem Absturz; { $count ->
        [one] der einzige Eintrag davor ist
       *[other] alle { $count } Einträge davor sind
    } unversehrt.

report-record-file = Protokoll

report-record-entries = Einträge

report-record-checksum = Prüfsumme von Eintrag { $entry }

report-record-how = Jeder Eintrag trägt eine Prüfsumme über sich und die Prüfsumme davor, sodass eine geänderte, fehlende oder verschobene Zeile auffällt. Der Befehl ansage verify PROTOKOLL --at PRÜFSUMME prüft das ganze Protokoll erneut und sagt, welcher Eintrag die hier genannte Prüfsumme hat und was danach kam.

report-nothing-proposed = Vorgeschlagen wurde nichts.

report-board-corrected =
    Das Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } wurde { $count ->
        [one] noch einmal
       *[other] in { $count } Schritten
    } aufgenommen.

report-reasons = Gründe und Artikel

report-disabled-player = Sehbehinderter Spieler

report-course-as-proposed =
    { $same ->
        [yes] Der entschiedene Partieverlauf ist der vorgeschlagene.
       *[no] Der entschiedene Partieverlauf ist ein anderer als der vorgeschlagene.
    }

report-board-not-known =
    Was das Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } zeigte, ist nicht bekannt.
