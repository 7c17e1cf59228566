sighted-title =
    { $color ->
        [white] Ihr Brett: Weiß
       *[black] Ihr Brett: Schwarz
    }

sighted-title-looks-on = Sie schauen zu

sighted-link-there = Verbindung: steht

sighted-link-delay = Verbindung: { $millis } ms

sighted-link-lost = VERBINDUNG VERLOREN

sighted-link-lost-waiting =
    VERBINDUNG VERLOREN, { $unsent ->
        [one] eine Handlung wartet
       *[other] { $unsent } Handlungen warten
    }

sighted-clock =
    { $runs ->
        [yes] >
       *[no] { " " }
    } { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $reading } { $runs ->
        [yes] läuft
       *[no] steht
    }

sighted-announced =
    { $color ->
        [white] Ansage von Weiß:
       *[black] Ansage von Schwarz:
    }

sighted-moves = Züge

sighted-owes-both =
    Wiederholen Sie den Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } und führen Sie ihn auf Ihrem Brett aus: mit der Hand, oder tippen Sie ihn zuerst.

sighted-owes-repetition =
    Wiederholen Sie den Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    }: tippen Sie ihn.

sighted-owes-execution =
    Führen Sie den Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } auf Ihrem Brett aus.

sighted-mend = Ihr Brett weicht auf den markierten Feldern von der Ansage ab.

sighted-being-sent = Ihr Zug ist unterwegs.

sighted-awaited = { $awaited }

sighted-awaited-start = Die Partie hat noch nicht begonnen. Tippen Sie start.

sighted-over = Die Partie ist zu Ende: { $result }. Strg+C verlässt das Brett.

sighted-suspended = Die Partie ist unterbrochen.

sighted-awaited-own-move = Sie sind am Zug: ziehen Sie auf Ihrem Brett, dann drücken Sie die Leertaste.

sighted-flag-own = Ihr Blättchen ist gefallen. Die Partie läuft, bis es reklamiert oder festgestellt wird.

sighted-flag =
    Das Blättchen von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist gefallen. Zum Reklamieren: blättchen.

sighted-awaited-own-press = Ihr Zug ist angesagt. Drücken Sie die Uhr: Leertaste.

sighted-awaited-press =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat die Uhr noch nicht gedrückt.

sighted-awaited-entry =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Geben Sie den Zug ein.

sighted-awaited-confirmation =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt es an der anderen Station.

sighted-awaited-consent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } kann zustimmen, oder der Schiedsrichter entscheidet.

sighted-awaited-seal =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab.

sighted-held = In Ihrer Hand: { $piece }

sighted-held-from = In Ihrer Hand: { $piece } von { $square }. Escape stellt zurück.

sighted-prompt = Eingabe:

sighted-prompt-question = Ja oder nein:

sighted-no-room = Für größere Felder ist kein Platz. Vergrößern Sie das Fenster oder seine Schrift.

sighted-no-color = Farben sind ausgeschaltet: NO_COLOR ist gesetzt.

sighted-small = Zu klein für ein Brett: nötig sind { $columns } Spalten und { $rows } Zeilen.

sighted-no-hands = Sie schauen zu: Hier lässt sich nichts ziehen.

sighted-electronic = Ihr Brett ist das elektronische: Ziehen Sie dort. Fällt es aus, tippen Sie Ihre Züge hier.

sighted-looks-on = Sie schauen zu und können hier nicht eingreifen.

sighted-full = Es wartet schon zu viel auf die andere Station. Spielen Sie weiter, wenn die Verbindung wieder steht.

sighted-empty = { $square } ist leer.

sighted-occupied = Auf { $square } steht eine Figur derselben Farbe. Stellen Sie Ihre woandershin, oder legen Sie sie mit Entf beiseite.

sighted-nothing-held = Sie haben nichts in der Hand. Gehen Sie erst zu einer Figur: Entf legt sie beiseite.

sighted-hand-full = Sie haben schon eine Figur in der Hand.

sighted-rook-left = Zur Rochade geht der Turm von { $from } nach { $to }.

sighted-pawn-left = Wenn Sie en passant schlagen, nehmen Sie den Bauern auf { $square } vom Brett.

sighted-promotion-left = Tauschen Sie den Bauern auf { $square } aus: Legen Sie ihn beiseite und nehmen Sie eine andere Figur von neben dem Brett.

sighted-press-held = Stellen Sie erst die Figur in Ihrer Hand ab, dann drücken Sie.

sighted-by-hand = Sie ziehen mit der Hand: Pfeile und Enter, oder die Maus. Getippt wird nur der Zug des Gegners, um ihn zu wiederholen.

sighted-others-clock = Das ist die Uhr des Gegners. Ihre ist die andere, oder die Leertaste.

sighted-elsewhere = Das hat an diesem Brett keinen Sinn. F2 zeigt, was geht.

sighted-not-understood = Nicht verstanden: { $text }. Verstanden davon: { $understood }, und nicht: { $part }. Zum Beispiel: e4, Sf3, remis, aufgeben, schiedsrichter.

sighted-ask-leave = Das Brett verlassen? Die Verbindung wird getrennt, und die Partie geht ohne sie weiter. Tippen Sie ja oder nein.

sighted-button-clock = Uhr drücken

sighted-button-draw = Remis?

sighted-button-accept = Annehmen

sighted-button-decline = Ablehnen

sighted-button-resign = Aufgeben

sighted-button-adjust = J'adoube

sighted-button-arbiter = Schiedsr.

sighted-button-start = Start

sighted-button-resume = Weiter

sighted-button-help = F2 Hilfe

sighted-button-turn = F3 Drehen

sighted-help =
    Ihr Brett gehört Ihnen: Darauf zieht nichts als Ihre eigene Hand.
    { "" }
    Maus: Figur anklicken, dann das Feld; oder ziehen. Rechte Taste: beiseite legen.
    Tasten: Pfeile bewegen den Zeiger, Enter nimmt und stellt, Entf legt beiseite.
    Tab geht zu den Figuren neben dem Brett und zurück. Escape stellt eine Figur zurück.
    Was Sie am Zug berühren, ist berührt (4.3). Wollen Sie nur zurechtrücken, sagen Sie es vorher.
    { "" }
    Sagt Ihr Gegner an, führen Sie den Zug auf Ihrem Brett aus. Das wiederholt ihn auch.
    Sie können ihn stattdessen oder zuerst tippen: e4, Sf3, 0-0, oder in Worten.
    Ihren eigenen Zug machen Sie mit der Hand; beim Loslassen wird er angesagt. Dann die Leertaste.
    Rochade: König, dann Turm. En passant: den Bauern wegnehmen. Umwandlung: den Bauern beiseite legen, Tab, Enter, dann das Feld.
    { "" }
    Leertaste oder F7: Ihre Uhr. F3 dreht das Brett. F4 Großdruck. F5 Buchstaben oder Zeichen. F6 Farben.
    Getippt: remis, annehmen, ablehnen, aufgeben, fahne, schiedsrichter, zurechtrücken, start, fortsetzen, einverstanden, reklamiere, nochmal.
    Strg+C verlässt das Brett. F2, Escape oder ein Klick schließt diese Seite.

sighted-hand-where = Sagen Sie, wohin die Hand geht: Felder, daneben, oder der Buchstabe einer Figur, die neben dem Brett liegt. Etwa hand e7 e5 oder hand a7 a8 daneben D a8.
    .line = hand e7 e5, hand a7 daneben D a8
