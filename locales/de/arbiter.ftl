### The arbiter's desk: rulings, comparison of scores and boards, reports.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "arbiter-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Said when the arbiter has taken the desk, and on an empty line there.
arbiter-awaited = Sie sind am Schiedsrichterpult. Geben Sie eine Entscheidung ein, hilfe oder fertig.
    .line = Tisch: Entscheidung, hilfe oder fertig.

# Said when a code that was typed at the table was confirmed, and the arbiter is at the desk.
arbiter-code-set = Der Code dieser Partie ist festgelegt; merken Sie ihn sich. Sie sind am Schiedsrichterpult. Geben Sie eine Entscheidung ein, hilfe oder fertig.
    .line = Code gesetzt. Entscheidung oder hilfe.

# The code was typed while the arbiter is at the desk.
arbiter-at-desk = Sie sind schon am Schiedsrichterpult. Geben Sie eine Entscheidung ein oder fertig.
    .line = Schon am Tisch. fertig: verlassen.

# Space on an empty line while the arbiter is at the desk.
arbiter-clock-keys = Der Schiedsrichter ist am Tisch: Die Leertaste ist jetzt keine Uhrtaste. Die Uhrtasten sind F7 und F8.
    .line = Am Tisch sind die Uhren F7 und F8.

# The code that was to be set is too short.
arbiter-code-short = Dieser Code ist zu kurz. Ein Code hat mindestens sechs Zeichen, zum Beispiel: schiedsspruch, Leerzeichen, dann der Code.
    .line = Zu kurz (6). Neu: schiedsspruch

# The code that was to be set is made of figures alone.
arbiter-code-figures = Dieser Code besteht nur aus Ziffern; sechs davon sehen aus wie der Code zum Beitreten. Nehmen Sie auch Buchstaben. Zum Beispiel: schiedsspruch, Leerzeichen, dann der Code.
    .line = Nur Ziffern: auch Buchstaben nehmen.

# The code that was to be set is too long.
arbiter-code-long = Dieser Code ist zu lang, um ihn wieder einzugeben. Ein Code hat höchstens etwa hundert Zeichen. Zum Beispiel: schiedsspruch, Leerzeichen, dann der Code.
    .line = Zu lang für einen Code.

# A code was typed at an arbiter's own desk, and the game has none.
arbiter-no-code = Diese Partie hat keinen Code des Schiedsrichters, und am eigenen Schiedsrichterpult wird keiner festgelegt. Er wird beim Anlegen einer Partie festgelegt, mit arbiter-code-file, oder an der Konsole der Spieler mit schiedsspruch, wo ihn der andere Spieler bestätigt.
    .line = Kein Code. Erst an der Spielerkonsole

# The code is not that of this game.
# Variables:
#   $count (String) - how many wrong codes there were in a row
arbiter-code-wrong = Das ist nicht der Code dieser Partie. Falsche Codes bisher: { $count }. Geben Sie schiedsspruch und den Code noch einmal ein.
    .line = Falsch ({ $count }). Neu: schiedsspruch

# Too many wrong codes: none is taken for a time.
# Variables:
#   $time (String) - how long, ready to be spoken
arbiter-code-wait = Es waren zu viele falsche Codes. Noch { $time } wird kein Code angenommen. Versuchen Sie es dann wieder.
    .line = Zu viele falsche Codes. Warten: { $time }

# The system gives no random bytes, or the code cannot be hashed.
# Variables:
#   $reason (String) - the reason, for logs
arbiter-no-secret = Das System gibt nicht her, was für ein Geheimnis nötig ist: { $reason }. Es ist nichts geschehen. Versuchen Sie es noch einmal, oder geben Sie auf Papier ab mit abgabe papier.
    .line = Kein Geheimnis möglich: { $reason }.

# A move is to be sealed, and the program was started again since the arbiter typed his code.
arbiter-seal-needs-code = Nicht abgegeben. Das Programm wurde neu gestartet, seit der Schiedsrichter seinen Code eingab. Zuerst gibt der Schiedsrichter schiedsspruch und seinen Code ein, dann fertig. Dann geben Sie noch einmal ab. Oder schreiben Sie den Zug auf und geben Sie abgabe papier ein.
    .line = Nicht abgegeben. Zuerst: schiedsspruch.

# The file that keeps the sealed move cannot be written.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
arbiter-not-sealed = Nicht abgegeben: Die Datei { $path } lässt sich nicht schreiben. { $reason } Schaffen Sie Platz oder beheben Sie den Fehler und geben Sie noch einmal ab. Oder schreiben Sie den Zug auf und geben Sie abgabe papier ein.
    .line = Nicht abgegeben. { $reason }

# The envelope is to be opened, and the key is not in memory.
arbiter-open-needs-code = Nicht geöffnet. Geben Sie fertig ein, dann schiedsspruch und den Code, und dann öffnen.
    .line = Nicht geöffnet: fertig, schiedsspruch.

# The sealed move was written on paper, and open was typed alone.
arbiter-open-paper = Der Abgabezug steht auf Papier. Geben Sie öffnen und den Zug ein, zum Beispiel öffnen e4. Oder öffnen unleserlich.
    .line = Er steht auf Papier. Beispiel: öffnen e4

# The program keeps the sealed move, and a move was typed for it.
arbiter-open-kept = Das Programm bewahrt den Abgabezug auf. Geben Sie öffnen allein ein.
    .line = Das Programm hat ihn. Nur: öffnen

# The file with the sealed move is not there.
# Variables:
#   $path (String) - the path of the file
arbiter-open-missing = Nicht geöffnet: Die Datei { $path } ist nicht da. Legen Sie sie zurück und geben Sie öffnen noch einmal ein. Ist sie nicht zu finden, geben Sie umschlag verloren ein: Dann nennt der Spieler seinen Zug neu.
    .line = Nicht geöffnet: Die Datei fehlt.

# The file with the sealed move does not hold what was sealed.
# Variables:
#   $path (String) - the path of the file
arbiter-open-damaged = Nicht geöffnet: Die Datei { $path } enthält nicht den abgegebenen Zug, oder sie wurde verändert. Haben Sie eine Kopie, so legen Sie diese an ihre Stelle und geben Sie öffnen noch einmal ein. Sonst geben Sie umschlag verloren ein: Dann nennt der Spieler seinen Zug neu.
    .line = Nicht geöffnet: Datei ist beschädigt.

# The file with the sealed move cannot be read.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
arbiter-open-unread = Nicht geöffnet: Die Datei { $path } lässt sich nicht lesen. { $reason } Beheben Sie das und geben Sie öffnen noch einmal ein. Geht es nicht, geben Sie umschlag verloren ein.
    .line = Nicht geöffnet. { $reason }

# The envelope is asked for, and there is none that is closed.
arbiter-no-envelope = In dieser Partie gibt es keinen verschlossenen Umschlag.
    .line = Kein verschlossener Umschlag.

# A line of the arbiter that begins with no order.
# Variables:
#   $part (String) - what was typed
arbiter-not-understood = Nicht verstanden: { $part }. Geben Sie zum Beispiel anhalten ein, oder zugabe weiß 2:00, oder hilfe.
    .line = Nicht verstanden: { $part }. hilfe

# A line of the arbiter that goes on otherwise than its order.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the rest
arbiter-not-understood-after = Nach { $understood } wurde das nicht verstanden: { $part }.
    .line = { $understood }, dann nicht: { $part }

# A line of the arbiter that ends too early.
# Variables:
#   $understood (String) - the beginning that was understood
arbiter-unfinished = Nach { $understood } fehlt etwas.
    .line = { $understood }: Es fehlt etwas

# Help was asked for a word that is no order.
arbiter-help-unknown = Eine solche Anweisung gibt es nicht. Geben Sie hilfe ein, dann weiter.
    .line = Gibt es nicht. Geben Sie hilfe ein.

# The overview of the help at the desk.
arbiter-help = Sie sind am Schiedsrichterpult; was Sie eingeben, ist eine Entscheidung und wird angesagt. Anhalten und fortsetzen gelten den Uhren, zugabe, abzug und uhr den Zeiten, stattgeben und abweisen dem, was ansteht, stand sagt, wie die Partie steht, fertig verlässt den Tisch. Weiter liest alle Anweisungen; hilfe und ein Wort erklärt eine. F7 und F8 sind die Uhrtasten der Spieler.
    .line = weiter: alles. hilfe WORT. fertig.

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-uphold = stattgeben: Was ansteht, wird ausgeführt.
    .line = stattgeben

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-set-aside = abweisen: Was ansteht, wird nicht ausgeführt.
    .line = abweisen

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-stop = anhalten: hält beide Uhren an.
    .line = anhalten: beide Uhren

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-resume = fortsetzen: Die Partie geht weiter, und die Uhr des Spielers am Zug läuft.
    .line = fortsetzen: Es geht weiter

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-add = zugabe, ein Spieler und eine Zeit: Er bekommt mehr Zeit. Zum Beispiel zugabe weiß 2:00, oder zugabe schwarz 1:30:00.
    .line = zugabe weiß 2:00

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-take = abzug, ein Spieler und eine Zeit: Er verliert Zeit. Zum Beispiel abzug schwarz 1:00.
    .line = abzug schwarz 1:00

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-clock = uhr, ein Spieler und eine Zeit: Seine Uhr wird darauf gestellt. Zum Beispiel uhr weiß 1:30:00.
    .line = uhr weiß 1:30:00

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-count = zugzahl, ein Spieler und eine Zahl: So viele Züge hat er abgeschlossen. Zum Beispiel zugzahl weiß 23.
    .line = zugzahl weiß 23

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-increment = zuschlag und Sekunden: Beide Spieler bekommen so viel mehr je Zug. Zum Beispiel zuschlag 5.
    .line = zuschlag 5

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-rules = regeln: alle Regeln dieses Tisches mit ihren Werten.
    .line = regeln

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-rule = regel und ein Name: ihr Wert. regel, ein Name und ein Wert: Sie wird geändert. Zum Beispiel regel fünfundsiebzig nein.
    .line = regel fünfundsiebzig nein

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-edition = ausgabe und ein Jahr: Eine andere Ausgabe der Regeln gilt. Zum Beispiel ausgabe 2018.
    .line = ausgabe 2018

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-duty = pflicht, ein Spieler, ein Buchstabe von a bis f, an oder aus: eine Pflicht seines Assistenten. Zum Beispiel pflicht weiß d aus.
    .line = pflicht weiß d aus

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-illegal = regelwidrig und ein Spieler: Er hat einen regelwidrigen Zug abgeschlossen, den das Programm nicht sah. Zum Beispiel regelwidrig schwarz.
    .line = regelwidrig schwarz

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-warn = verwarnen und ein Spieler: Er wird verwarnt. Zum Beispiel verwarnen weiß.
    .line = verwarnen weiß

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-flag = fahne und ein Spieler: Sein Blättchen ist gefallen, und Sie stellen es fest. Zum Beispiel fahne weiß.
    .line = fahne weiß

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-flags = beide fahnen: Beide sind gefallen, und niemand kann sagen, welche zuerst.
    .line = beide fahnen

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-back = zurück und ein Halbzug, oder ein Zug und ein Spieler: Die Stellung davor kommt zurück. Zum Beispiel zurück 23, oder zurück 12 schwarz.
    .line = zurück 12 schwarz

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-result = ergebnis und 1-0, 0-1, 1/2, 0-0, 1/2-0, 0-1/2, 1-0 kampflos, 0-1 kampflos, 0-0 kampflos, unbeendet oder annulliert: wie die Partie endet. Zum Beispiel ergebnis 1-0.
    .line = ergebnis 1-0

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-continue = weiterspielen: Eine beendete Partie geht weiter, sobald Sie fortsetzen eingeben.
    .line = weiterspielen: Sie ist nicht aus

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-adjourn = abbruch: Die Partie wird abgebrochen; der Spieler am Zug gibt einen Zug ab.
    .line = abbruch

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-envelope = umschlag: was auf dem Umschlag steht.
    .line = umschlag

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-open = öffnen: öffnet den Umschlag; der Abgabezug wird angesagt und ausgeführt. Von Papier: öffnen e4, oder öffnen unleserlich.
    .line = öffnen

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-resumption = wiederaufnahme, dann Tag, Zeit und Ort: steht auf dem Umschlag der abgebrochenen Partie.
    .line = wiederaufnahme 2. Mai 10:00 Rathaus

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-sealed-reply = abgegebene antwort: Wer den Zug abgab, fehlt, und sein Gegner hat die Antwort auf den geöffneten Zug verschlossen abgegeben. Dessen Uhr hält, die des Fehlenden läuft; eingegeben wird die Antwort, wenn Sie sie öffnen.
    .line = abgegebene antwort

# What is written on the envelope: date, time and place of the resumption.
# Variables:
#   $text (String) - as the arbiter has written it
arbiter-envelope-resumption = Wiederaufnahme: { $text }.
    .line = Wiederaufnahme: { $text }

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-envelope-lost = umschlag verloren: Der Spieler nennt seinen Zug neu.
    .line = umschlag verloren

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-state = stand: wie die Partie steht, mit Uhren, Zugzahlen und dem, was zu entscheiden ist.
    .line = stand

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-help = hilfe: diese Hilfe; hilfe und ein Wort erklärt es. Zum Beispiel hilfe zugabe.
    .line = hilfe zugabe

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-more = weiter: der nächste Teil der Hilfe.
    .line = weiter

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-done = fertig: Sie verlassen den Tisch; die Spieler geben wieder ein.
    .line = fertig: Tisch verlassen

# Heading of the table of orders in the README.
arbiter-table-orders = Am Schiedsrichterpult

# One rule in the list of rules.
# Variables:
#   $name (String) - the name of the rule, as it is typed
#   $value (String) - its value
arbiter-rule = { $name }: { $value }.
    .line = { $name } { $value }

# One rule by itself.
# Variables:
#   $name (String) - the name of the rule, as it is typed
#   $value (String) - its value
#   $values (String) - the values it takes
arbiter-rule-takes = Die Regel { $name } ist { $value }. Sie nimmt { $values }.
    .line = { $name } { $value } ({ $values })

# How the game stands: whose clock runs.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-runs = Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } läuft.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        } läuft.

# How the game stands: no clock runs.
arbiter-state-stands = Beide Uhren stehen.

# How the game stands: one player with his clock.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - the time left, ready to be spoken
#   $used (String) - the time used
#   $moves (Number) - moves completed
arbiter-state-clock =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat noch { $left } und hat { $used } verbraucht; abgeschlossen: { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $left }, Züge { $moves }

# How the game stands: one player in a game without clocks.
# Variables:
#   $color (String) - the player: white or black
#   $used (String) - the time used
#   $moves (Number) - moves completed
arbiter-state-untimed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $used } verbraucht; abgeschlossen: { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $used }, Züge { $moves }

# How the game stands: illegal moves of one player.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many
arbiter-state-offences =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $count ->
        [one] einen regelwidrigen Zug
       *[other] { $count } regelwidrige Züge
    } abgeschlossen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } regelwidrig: { $count }

# How the game stands: a flag is down, and claimable.
# Variables:
#   $color (String) - whose: white or black
arbiter-state-flag =
    Das Blättchen { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist unten.
    .line =
        Blättchen { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } ist unten.

# How the game stands: an offer of a draw.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-offer =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet remis an; das Angebot steht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bietet remis an.

# How the game stands: the calls for the arbiter so far.
# Variables:
#   $count (Number) - how many
#   $time (String) - how long both clocks stood for them
#   $alone (Number) - after how many of them the players went on without the arbiter
arbiter-state-stops =
    Rufe nach dem Schiedsrichter: { $count }; beide Uhren standen { $time }. { $alone ->
        [0] { "" }
        [one] Einmal ging es ohne den Schiedsrichter weiter.
       *[other] { $alone } Mal ging es ohne den Schiedsrichter weiter.
    }
    .line = Rufe: { $count }, { $time }, ohne ihn: { $alone }

# How the game stands: a player has to seal.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-to-seal = Die Partie soll abgebrochen werden. { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss einen Zug abgeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss abgeben.

# How the game stands: a move was sealed, the envelope is open.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-sealed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat einen Zug abgegeben und noch nicht gedrückt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: abgegeben, nicht gedrückt

# How the game stands: the envelope is closed.
# Variables:
#   $color (String) - the player: white or black
arbiter-state-envelope = Der Umschlag ist verschlossen. Der Abgabezug ist von { $color ->
        [white] Weiß
       *[black] Schwarz
    }.
    .line =
        Umschlag zu, abgegeben von { $color ->
            [white] Weiß
           *[black] Schwarz
        }.

# On the envelope: the players.
# Variables:
#   $white (String) - the name of White; may be empty
#   $black (String) - the name of Black; may be empty
arbiter-envelope-names = Weiß: { $white }. Schwarz: { $black }.
    .line = W { $white }, S { $black }

# On the envelope: who sealed, and which move.
# Variables:
#   $color (String) - the player: white or black
#   $number (Number) - the number of the move
arbiter-envelope-sealed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den { $number }. Zug abgegeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $number }. Zug abgegeben

# On the envelope: the position.
# Variables:
#   $pieces (String) - every piece with its square, ready to be spoken
#   $fen (String) - the position as FEN
arbiter-envelope-position = Die Stellung: { $pieces }.
    .line = { $fen }

# On the envelope: the times of one player.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - the time left, ready to be spoken
#   $used (String) - the time used
arbiter-envelope-times =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat noch { $left } und hat { $used } verbraucht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $left }, verbr. { $used }

# On the envelope: the time of one player in a game without clocks.
# Variables:
#   $color (String) - the player: white or black
#   $used (String) - the time used
arbiter-envelope-used =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $used } verbraucht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } verbr. { $used }

# On the envelope: an offer of a draw.
# Variables:
#   $color (String) - the player: white or black
arbiter-envelope-offer =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet remis an.

# On the envelope: no offer of a draw.
arbiter-envelope-no-offer = Es ist kein Remis angeboten.

# On the envelope: when it was sealed.
# Variables:
#   $date (String) - the day, as year, month and day
#   $time (String) - the time of day, in UTC
arbiter-envelope-date = Abgegeben am { $date } um { $time } Uhr Weltzeit.
    .line = { $date } { $time } UTC

# On the envelope: the move is on paper.
arbiter-envelope-paper = Der Zug steht auf Papier.

# On the envelope: the program keeps the move.
arbiter-envelope-kept = Das Programm bewahrt den Zug auf. Geben Sie öffnen ein.
    .line = Das Programm hat ihn: öffnen

## Two boards, two scores (D.2.8)

# To the arbiter at a shared console: facts of complaints about touched pieces wait until he asks for them.
# Variables:
#   $count (Number) - how many
arbiter-facts-there =
    { $count ->
        [one] Für den Schiedsrichter allein liegt eine Tatsache vor.
       *[other] Für den Schiedsrichter allein liegen { $count } Tatsachen vor.
    } Am Schiedsrichterpult gibt er tatsachen ein.
    .line = Schiedsrichter ({ $count }): tatsachen

# The arbiter has restored the course of the game. The half-moves that follow are told one by one.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $kept (String) - yes where some half-moves stay, else no
#   $number (Number) - the number of the last move that stays
#   $color (String) - whose it is: white or black
#   $count (Number) - how many half-moves follow
arbiter-course-set =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat den Partieverlauf festgesetzt.
       *[no] Der Schiedsrichter hat den Partieverlauf festgesetzt.
    } { $kept ->
        [yes] Er bleibt bis zum Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }, wie er war.
       *[no] Er beginnt von vorn.
    } { $count ->
        [0] Danach folgt nichts.
        [one] Danach folgt ein Halbzug.
       *[other] Danach folgen { $count } Halbzüge.
    }
    .line =
        { $kept ->
            [yes] Verlauf bis { $number } { $color ->
                [white] Weiß
               *[black] Schwarz
            }, dann { $count }
           *[no] Verlauf von vorn, Halbzüge: { $count }
        }

# One half-move of a restored course.
# Variables:
#   $number (Number) - the number of the move
#   $color (String) - whose it is: white or black
#   $move (String) - the move, ready to be spoken or shown
arbiter-course-move =
    Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $move }.
    .line =
        { $number } { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $move }

# A restored course has more half-moves than are spoken one by one.
# Variables:
#   $count (Number) - how many more
arbiter-course-more =
    { $count ->
        [one] Ein weiterer Halbzug folgt.
       *[other] { $count } weitere Halbzüge folgen.
    }

# The arbiter has read what a board shows. Whether it shows what was announced follows.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose board: white or black
arbiter-board-set =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } aufgenommen.
       *[no] Der Schiedsrichter hat das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } aufgenommen.
    }
    .line =
        Aufgenommen: Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

# The arbiter has read one half-move of a player's sheet.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose sheet: white or black
#   $number (Number) - the number of the move
#   $mover (String) - whose move: white or black
arbiter-line-set =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat vom Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } den Zug { $number } { $mover ->
            [white] von Weiß
           *[black] von Schwarz
        } aufgenommen.
       *[no] Der Schiedsrichter hat vom Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } den Zug { $number } { $mover ->
            [white] von Weiß
           *[black] von Schwarz
        } aufgenommen.
    }
    .line =
        Formular { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $number } { $mover ->
            [white] Weiß
           *[black] Schwarz
        } gelesen

# The arbiter has read all of a player's sheet.
# Variables:
#   $named (String) - yes where the arbiter's name is known, else no
#   $name (String) - the arbiter's name
#   $color (String) - whose sheet: white or black
#   $count (Number) - how many half-moves of it are known
arbiter-sheet-set =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat das Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } aufgenommen.
       *[no] Der Schiedsrichter hat das Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } aufgenommen.
    } { $count ->
        [one] Ein Halbzug ist bekannt.
       *[other] { $count } Halbzüge sind bekannt.
    }
    .line =
        Formular { $color ->
            [white] Weiß
           *[black] Schwarz
        } gelesen, Halbzüge { $count }

# Boards and scores are compared because somebody asked: this board is not known.
# Variables:
#   $color (String) - whose board: white or black
arbiter-compared-board-unknown =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist nicht bekannt.

# Boards and scores are compared because somebody asked: both boards show the same.
arbiter-compared-boards-alike = Beide Bretter zeigen dieselbe Stellung.

# Boards and scores are compared because somebody asked: the two boards show different positions.
# Variables:
#   $count (Number) - on how many squares
arbiter-compared-boards-differ =
    { $count ->
        [one] Die beiden Bretter unterscheiden sich auf einem Feld.
       *[other] Die beiden Bretter unterscheiden sich auf { $count } Feldern.
    }
    .line = Bretter verschieden, Felder: { $count }

# One square on which the two boards differ from each other.
# Variables:
#   $square (String) - the square, ready to be spoken or shown
#   $white (String) - what stands there on the board of White
#   $black (String) - what stands there on the board of Black
arbiter-compared-square = { $square }: Brett von Weiß { $white }, Brett von Schwarz { $black }.
    .line = { $square }: w { $white }, s { $black }

# Boards and scores are compared because somebody asked: nothing is known of this score.
# Variables:
#   $color (String) - whose score: white or black
arbiter-compared-score-unknown =
    Das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist nicht bekannt.
    .line =
        Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } nicht bekannt.

# Boards and scores are compared because somebody asked: how far the scores agree.
# Variables:
#   $number (Number) - the number of the last move on which they agree
#   $color (String) - whose move: white or black
arbiter-compared-scores-agree =
    Der letzte Halbzug, der auf beiden Formularen bekannt ist und übereinstimmt, ist Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }.
    .line =
        Formulare gleich bis Zug { $number } { $color ->
            [white] Weiß
           *[black] Schwarz
        }.

# Boards and scores are compared because somebody asked: there is no half-move on which both scores are known and agree.
arbiter-compared-scores-nothing = Es gibt keinen Halbzug, der auf beiden Formularen bekannt ist und übereinstimmt.
    .line = Formulare: kein gleicher Halbzug.

# Boards and scores are compared because somebody asked: the scores do not differ as far as they are known.
arbiter-compared-scores-no-difference = Soweit beide Formulare bekannt sind, unterscheiden sie sich nicht.
    .line = Formulare: kein Unterschied bekannt.

# A half-move of the course that the arbiter dictates is not one legal move. Nothing was changed.
# Variables:
#   $number (String) - the number of the half-move
#   $color (String) - whose it would be: white or black
#   $move (String) - the move as dictated, ready to be spoken or shown
#   $why (String) - ambiguous, promotion, nothing or illegal
arbiter-course-broken =
    Nichts wurde geändert. Halbzug { $number } dieses Verlaufs ist { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $move }. { $why ->
        [ambiguous] Mehr als eine Figur kann dorthin ziehen: Nennen Sie das Feld, von dem sie kommt.
        [promotion] Nennen Sie die Figur, in die sich der Bauer verwandelt.
        [illegal] Das ist dort nicht regelgemäß.
       *[nothing] Dazu passt kein regelgemäßer Zug.
    }
    .line =
        Halbzug { $number }, { $move }: { $why ->
            [ambiguous] mehrdeutig
            [promotion] neue Figur?
            [illegal] regelwidrig
           *[nothing] passt nicht
        }

# The arbiter would add or take no time at all.
arbiter-no-time = Nichts wurde geändert: Das ist keine Zeit. Geben Sie zum Beispiel zugabe weiß 2:00 ein.
    .line = Keine Zeit. Beispiel: zugabe weiß 2:00

# A player mends as misheard a half-move that stands by a ruling.
arbiter-stands-by-ruling = Dieser Zug gilt durch Entscheidung des Schiedsrichters. Nur er ändert ihn. Mit schiedsrichter rufen Sie ihn.
    .line = Gilt durch Entscheid: schiedsrichter

# The arbiter asks for the facts that are for him alone, and there are none.
arbiter-no-facts = In dieser Partie liegen keine Tatsachen für Sie allein vor: keine Reklamation wegen berührter Figuren, kein regelwidriger Zug, der nicht reklamiert wurde.
    .line = Keine Tatsachen für Sie allein.

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-compare = vergleichen: beide Bretter und beide Formulare nebeneinander, soweit sie bekannt sind; der Saal hört es.
    .line = vergleichen: Bretter und Formulare

# Help about an order of the arbiter: what is typed and what it does.
arbiter-help-facts = tatsachen: was für Sie allein ist: zu jeder Reklamation wegen berührter Figuren, und regelwidrige Züge, die der Gegner reklamieren muss.
    .line = tatsachen: berührt, regelwidrig
