### The report as a page (HTML): for the eyes on screen and paper, and for a screen reader.
###
### The rules are those of arbiter.ftl; ids begin with "report-". These texts are read, not announced: there is no
### attribute .line. What somebody wrote stands in a variable and is escaped by the page.

# The title of the page where no names are known.
report-title = Bericht über zwei Bretter und zwei Partieformulare

# The title of the page.
# Variables:
#   $white (String) - the name of White
#   $black (String) - the name of Black
report-title-of = Bericht: { $white } – { $black }

# A link before everything else on the page, for who moves by the keyboard.
report-skip = Zum Bericht springen

# Above the links to the sections.
report-contents = Inhalt

# At the end of the page.
report-footer = Geschrieben von Ansage, dem elektronischen Assistenten nach Anhang D. Zum Lesen braucht die Datei nichts weiter.

# A name or a value that is not known.
report-unknown = nicht bekannt

# Stands in a table where there is nothing to stand.
report-none = keine Angabe

# Before the arbiter's name, and the head of the column with it.
report-arbiter = Schiedsrichter

# Before how the arbiter's code was set.
report-code = Code des Schiedsrichters

# How the arbiter's code was set.
report-code-opened = beim Anlegen der Partie festgelegt

# How the arbiter's code was set.
# Variables:
#   $color (String) - who has confirmed it: white or black
report-code-table =
    am Tisch festgelegt, bestätigt von { $color ->
        [white] Weiß
       *[black] Schwarz
    }

# Before the date.
report-date = Datum

# Before the edition of the Laws.
report-edition = Schachregeln

# The edition of the Laws.
# Variables:
#   $year (String) - its year
report-edition-of = Ausgabe von { $year }

# Before the time control.
report-time-control = Bedenkzeit

# Before the start position, where it is not the usual one.
report-start = Ausgangsstellung

# Before the result.
report-result = Ergebnis

# The result of a game that is not over.
report-no-result = die Partie ist nicht beendet

# The heading of a section.
report-section-verdict = Was festgestellt wurde

# The heading of a section.
report-section-boards = Die Bretter

# The heading of a section.
report-section-procedure = Vorgeschlagenes Verfahren

# The heading of a section.
report-section-scores = Die Partieformulare

# The heading of a section.
report-section-clocks = Die Uhren im Verlauf der Partie

# The heading of a section.
report-section-rulings = Die Entscheidungen des Schiedsrichters

# The heading of a section.
report-section-calls = Rufe nach dem Schiedsrichter

# The heading of a section.
report-section-events = Was am Tisch geschah

# The heading of a section.
report-section-record = Wie diese Aufzeichnung entstand

# Below what was found.
report-arbiter-rules = Das hat das Programm festgestellt, und das schlägt es vor. Der Schiedsrichter entscheidet.

# What was found where only a journal is at hand.
report-only-record = Das ist die Aufzeichnung einer Partie. Kein Brett wurde angegeben, also gibt es nichts, womit sie zu vergleichen wäre.

# What was found where there is too little to compare.
report-nothing-to-compare = Es gibt nichts zu vergleichen: weder zwei Partieformulare noch zwei Bretter noch eine Aufzeichnung.

# A player's board: heading, caption and head of a column.
# Variables:
#   $color (String) - whose
report-board-of = { $color ->
        [black] Brett von Schwarz
       *[white] Brett von Weiß
    }

# The title of the diagram of the position both boards are to show.
report-board-proposed = Vorgeschlagene Stellung

# The title of the diagram of the position at the end of the record.
report-board-course = Stellung der Aufzeichnung

# Above the diagrams: no board is known.
report-boards-unknown = Was die Bretter zeigen, ist nicht bekannt.

# Above the diagrams: nothing differs.
report-boards-same = Kein Feld weicht ab.

# Above the diagrams.
# Variables:
#   $count (Number) - how many squares
report-boards-differ = { $count ->
        [one] Ein Feld weicht ab
       *[other] { $count } Felder weichen ab
    }. In den Diagrammen ist ein solches Feld schraffiert, dick umrahmt und trägt eine Nummer, die in der Tabelle darunter steht.

# The pieces on a rank, in the text of a diagram.
# Variables:
#   $rank (String) - the rank
#   $pieces (String) - the pieces, each with its square
report-rank = Reihe { $rank }: { $pieces }.

# A rank without pieces, in the text of a diagram.
# Variables:
#   $rank (String) - the rank
report-rank-empty = Reihe { $rank } ist leer.

# The marked squares, in the text of a diagram.
# Variables:
#   $squares (String) - the squares, each with its number
report-diagram-marked = Bezeichnete Felder mit ihren Nummern: { $squares }.

# The caption of the table of differing squares.
report-table-squares = Die Felder, die abweichen

# The caption of the table of all pieces.
report-table-pieces = Die Bretter Reihe für Reihe

# The head of a column: the number of a differing square.
report-column-number = Nummer

# The head of a column.
report-column-square = Feld

# The head of a column: what the proposed position has on the square.
report-column-proposed = Vorgeschlagene Stellung

# The head of a column: what the position of the record has on the square.
report-column-course = Stellung der Aufzeichnung

# The head of a column.
report-column-rank = Reihe

# The head of a column: which half-move.
report-column-move = Zug

# The head of a column: the move of the record.
report-column-played = Gespielt

# The head of a column: a half-move as it stands on the sheet.
report-column-written = Geschrieben

# The head of a column: a half-move as the program reads it.
report-column-read = Gelesen

# The head of a column: line and column on the sheet.
report-column-place = Stelle

# The head of a column: whether the two scores agree.
report-column-agreement = Übereinstimmung

# The head of a column: what is not as it should be on a sheet.
report-column-mark = Was nicht stimmt

# The head of a column: what may be meant.
report-column-candidates = Was gemeint sein kann

# The head of a column: moment on the journal's time line.
report-column-moment = Zeit seit der Eröffnung

# The head of a column: the calendar time.
report-column-wall = Datum und Uhrzeit (UTC)

# The head of a column: the number of a journal entry.
report-column-entry = Eintrag

# The head of a column: what was ruled.
report-column-ruling = Entscheidung

# The head of a column: who called the arbiter.
report-column-called = Wer rief

# The head of a column: how long both clocks stood for a call.
report-column-stood = Beide Uhren standen

# The head of a column: how play went on after a call for the arbiter.
report-column-ended = Es ging weiter

# The head of a column: what happened.
report-column-event = Was geschah

# The head of a column: which player.
report-column-player = Spieler

# The head of a column: what a clock is to show.
report-column-reading = Anzeige

# The head of a column: the move counter.
report-column-completed = Ausgeführte Züge

# A player's score: head of a group of columns.
# Variables:
#   $color (String) - whose
report-score-of = { $color ->
        [black] Partieformular von Schwarz
       *[white] Partieformular von Weiß
    }

# A player's clock: head of a column.
# Variables:
#   $color (String) - whose
report-clock-of = { $color ->
        [black] Uhr von Schwarz
       *[white] Uhr von Weiß
    }

# The head of a row: one half-move.
# Variables:
#   $number (String) - the number of the move
#   $color (String) - whose half-move it is
report-move-number = { $number } { $color ->
        [black] Schwarz
       *[white] Weiß
    }

# The head of the row before the first half-move.
report-before-first = Beginn

# What a sheet is.
# Variables:
#   $color (String) - whose
#   $count (Number) - how many half-moves are written
#   $languages (String) - the languages whose letters are used, by their own names
report-sheet = { $color ->
        [black] Partieformular von Schwarz
       *[white] Partieformular von Weiß
    }: { $count ->
        [one] Ein Halbzug ist
       *[other] { $count } Halbzüge sind
    } geschrieben, mit diesen Buchstaben: { $languages }.

# Behind it: other languages whose letters would mean the same moves.
# Variables:
#   $languages (String) - the languages, by their own names
report-sheet-also = Buchstaben, die dieselben Züge ergeben: { $languages }.

# The caption of the table of both scores.
report-table-scores = Beide Partieformulare, Halbzug für Halbzug

# The caption of the table of one score, where the other is not at hand.
# Variables:
#   $color (String) - whose
report-table-score = { $color ->
        [black] Partieformular von Schwarz, Halbzug für Halbzug
       *[white] Partieformular von Weiß, Halbzug für Halbzug
    }

# The caption of the table of what is wrong on a sheet.
# Variables:
#   $color (String) - whose
report-table-marks = { $color ->
        [black] Was auf dem Partieformular von Schwarz nicht stimmt
       *[white] Was auf dem Partieformular von Weiß nicht stimmt
    }

# In the table of scores: nothing stands there.
report-nothing-written = nichts

# In the table of scores: what stands there is not read as a move.
report-not-read = nicht gelesen

# In the table of scores: a reading that is only proposed.
# Variables:
#   $move (String) - the move
report-read-proposed = { $move } (ein Vorschlag)

# In the table of scores: a draw was offered with the move.
report-draw-offered = (Remis angeboten)

# In the table of scores: a reading of the clock is noted beside the move.
# Variables:
#   $time (String) - the time, in short
report-clock-noted = (Uhr notiert: { $time })

# Where something stands on a sheet.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
report-place = Zeile { $line }, Spalte { $column }

# Both scores mean the same.
report-agreement-same = gleich

# The scores mean different moves.
report-agreement-differ = verschieden

# Only one score has it.
report-agreement-one = nur auf einem Partieformular

# At least one score cannot be read there.
report-agreement-unread = nicht auf beiden lesbar

# Beside the first half-move on which the scores are not alike.
report-first-difference = Erste Abweichung.

# What is wrong on a sheet.
report-mark-left-out = Ein Halbzug fehlt.

# What is wrong on a sheet.
report-mark-doubled = Zweimal geschrieben.

# What is wrong on a sheet.
report-mark-column = In der Spalte des anderen Spielers.

# What is wrong on a sheet.
report-mark-unreadable = Es ist kein Zug zu lesen.

# What is wrong on a sheet.
report-mark-ambiguous = Mehrere Figuren können diesen Zug ausführen.

# What is wrong on a sheet.
report-mark-promotion = Die neue Figur ist nicht genannt.

# What is wrong on a sheet.
report-mark-impossible = Dort nicht regelgemäß.

# What is wrong on a sheet.
report-mark-doubtful = Hier regelgemäß, aber was folgt, ist es nicht.

# What is wrong on a sheet.
report-mark-not-followed = Steht hinter dem, was sich noch verfolgen lässt.

# Behind what is wrong on a sheet: where it shows, where that is later than it lies.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $written (String) - what is written there
report-mark-shown-by = Es zeigt sich in Zeile { $line }, Spalte { $column }: { $written } ist danach nicht möglich.

# Nothing can be proposed for something unreadable.
report-no-candidate = kein Vorschlag

# In the place of a move: the entry may be passed over.
report-pass-over = Übergehen

# Before a proposed reading: where the fault may lie, where that is not the place at which it shows.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $wrong (String) - what would be wrong there, a whole sentence
report-candidate-at = In Zeile { $line }, Spalte { $column }: { $wrong }

# A proposed reading and its reason.
# Variables:
#   $move (String) - the move
report-reason-other-sheet = { $move }: So steht es auf dem anderen Partieformular.

# A proposed reading and its reason.
# Variables:
#   $move (String) - the move
#   $count (Number) - how many half-moves
report-reason-following = { $move }: Damit { $count ->
        [0] ist nichts von dem, was danach steht,
        [one] ist der nächste Halbzug
       *[other] sind die nächsten { $count } Halbzüge
    } so möglich, wie geschrieben.

# A proposed reading and its reason.
# Variables:
#   $move (String) - the move
report-reason-only = { $move }: der einzige mögliche Zug, der zum Lesbaren passt.

# A proposed reading and its reason.
# Variables:
#   $move (String) - the move
report-reason-sign = { $move }: weicht in einem Zeichen vom Geschriebenen ab.

# A proposed reading and its reason.
# Variables:
#   $move (String) - the move
report-reason-before = { $move }: Dasselbe steht unmittelbar davor.

# Above the steps.
report-procedure-lead = Die Schritte stehen in einer Reihenfolge, in der jeder ausgeführt werden kann.

# In the place of the steps: what the board shows is not known.
report-board-unknown = Was dieses Brett zeigt, ist nicht bekannt. Es wird nach der vorgeschlagenen Stellung aufgebaut.

# The heading above the proposed clock readings.
report-clocks-proposed = Beide Uhren

# The heading above the notes.
report-notes = Hinweise für den Schiedsrichter

# The heading above other courses that may be restored.
report-alternatives = Was sonst wiederhergestellt werden kann

# The caption of the table of proposed readings.
report-table-readings = Vorgeschlagene Anzeigen, unmittelbar nach dem Drücken im letzten übereinstimmenden Halbzug, mit Zeitzugabe

# Below the proposed readings.
# Variables:
#   $moment (String) - hours, minutes, seconds
report-readings-at = Diese Anzeigen hat die Aufzeichnung { $moment } nach ihrer Eröffnung.

# The title of the plot.
report-plot-title = Beide Uhren nach jedem Halbzug

# What the plot shows of one player's clock.
# Variables:
#   $color (String) - whose
#   $first (String) - the first reading
#   $last (String) - the last reading
#   $least (String) - the least reading
report-plot-described = { $color ->
        [black] Die Uhr von Schwarz
       *[white] Die Uhr von Weiß
    } beginnt bei { $first } und endet bei { $last }; am wenigsten zeigt sie { $least }.

# Below the plot.
report-plot-caption = Restzeit nach jedem Halbzug. Weiß: durchgezogene Linie mit Kreisen. Schwarz: gestrichelte Linie mit Quadraten.

# Opens the table of all clock readings.
report-plot-figures = Die Werte der Zeichnung

# The name of the axis of moves.
report-axis-moves = Züge

# The name of the axis of time.
report-axis-time = Restzeit

# The caption of the table of all clock readings.
report-table-clocks = Beide Uhren nach jedem Halbzug

# In the place of rulings.
report-no-rulings = Der Schiedsrichter hat nichts entschieden.

# Above the table of calls for the arbiter: how many, and for how long both clocks stood.
# Variables:
#   $count (Number) - how many
#   $time (String) - how long both clocks stood for all of them
#   $alone (Number) - after how many of them the players went on without the arbiter
report-calls =
    { $count ->
        [one] Der Schiedsrichter wurde einmal gerufen.
       *[other] Der Schiedsrichter wurde { $count } Mal gerufen.
    } Beide Uhren standen { $time }. { $alone ->
        [0] Ohne ihn ging es nie weiter.
        [one] Einmal ging es ohne ihn weiter, mit dem Einverständnis beider Spieler.
       *[other] { $alone } Mal ging es ohne ihn weiter, mit dem Einverständnis beider Spieler.
    }

# The caption of the table of calls for the arbiter.
report-table-calls = Jeder Ruf, und wie es weiterging

# In the table of calls: it was no player who called.
report-called-program = das Programm

# In the table of calls: the arbiter let play go on.
report-call-by-arbiter = durch den Schiedsrichter

# In the table of calls: both players went on by themselves.
report-call-without = ohne Schiedsrichter, durch beide Spieler

# In the table of calls: play has not gone on.
report-call-open = gar nicht

# The caption of the table of rulings.
report-table-rulings = Jede Entscheidung, mit dem Stand beider Uhren

# In the place of events.
report-no-events = Außer gewöhnlichen Zügen ist nichts aufgezeichnet.

# The caption of the table of events.
report-table-events = Alles außer gewöhnlichen Zügen, der Reihe nach

# An entry that nothing was said about.
report-nothing-said = nichts wurde angesagt

# How the record was made.
# Variables:
#   $count (Number) - how many entries
report-record-sound = Das Protokoll wurde beim Schreiben dieses Berichts geprüft und noch einmal durchgespielt: { $count ->
        [one] Sein einziger Eintrag ist
       *[other] Alle { $count } Einträge sind
    } unversehrt.

# How the record was made, where the last line is torn.
# Variables:
#   $count (Number) - how many entries
report-record-torn = Das Protokoll wurde beim Schreiben dieses Berichts geprüft und noch einmal durchgespielt. Seine letzte Zeile ist abgerissen, wie nach einem Absturz; { $count ->
        [one] der einzige Eintrag davor ist
       *[other] alle { $count } Einträge davor sind
    } unversehrt.

# Before the name of the journal.
report-record-file = Protokoll

# Before the number of entries.
report-record-entries = Einträge

# Before the last checksum.
report-record-checksum = Letzte Prüfsumme

# How a reader can check the record.
report-record-how = Jeder Eintrag trägt eine Prüfsumme über sich und die Prüfsumme davor, sodass eine geänderte, fehlende oder verschobene Zeile auffällt. Der Befehl ansage verify prüft das ganze Protokoll erneut; die letzte Prüfsumme muss die hier genannte sein.

# The report's story: a move was made while the pegs of its player's board were not sensed.
# Variables:
#   $color (String) - whose move: white or black
#   $move (String) - the move
report-made-by-word =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } auf sein Wort hin ausgeführt: Die Zapfen des Brettes wurden nicht erfasst.
