arbiter-awaited = Sie sind am Schiedsrichterpult. Geben Sie eine Entscheidung ein, hilfe oder fertig.
    .line = Pult: Entscheidung, hilfe oder fertig.

arbiter-code-set = Der Code dieser Partie ist festgelegt; merken Sie ihn sich. Sie sind am Schiedsrichterpult. Geben Sie eine Entscheidung ein, hilfe oder fertig.
    .line = Code gesetzt. Entscheidung oder hilfe.

arbiter-at-desk = Sie sind schon am Schiedsrichterpult. Geben Sie eine Entscheidung ein oder fertig.
    .line = Schon am Pult. fertig: verlassen.

arbiter-clock-keys = Der Schiedsrichter ist am Pult: Die Leertaste ist jetzt keine Uhrtaste. Die Uhrtasten sind F7 und F8.
    .line = Am Pult sind die Uhren F7 und F8.

arbiter-code-short = Dieser Code ist zu kurz. Ein Code hat mindestens sechs Zeichen, zum Beispiel: schiedsspruch, Leerzeichen, dann der Code.
    .line = Zu kurz (6). Neu: schiedsspruch

arbiter-code-figures = Dieser Code besteht nur aus Ziffern; sechs davon sehen aus wie der Code zum Beitreten. Nehmen Sie auch Buchstaben. Zum Beispiel: schiedsspruch, Leerzeichen, dann der Code.
    .line = Nur Ziffern: auch Buchstaben nehmen.

arbiter-code-long = Dieser Code ist zu lang, um ihn wieder einzugeben. Ein Code hat höchstens etwa hundert Zeichen. Zum Beispiel: schiedsspruch, Leerzeichen, dann der Code.
    .line = Zu lang für einen Code.

arbiter-no-code = Diese Partie hat keinen Code des Schiedsrichters, und am eigenen Schiedsrichterpult wird keiner festgelegt. Er wird beim Anlegen einer Partie festgelegt, mit arbiter-code-file, oder an der Konsole der Spieler mit schiedsspruch, wo ihn der andere Spieler bestätigt.
    .line = Kein Code. Erst an der Spielerkonsole

arbiter-code-wrong = Das ist nicht der Code dieser Partie. Falsche Codes bisher: { $count }. Geben Sie schiedsspruch und den Code noch einmal ein.
    .line = Falsch ({ $count }). Neu: schiedsspruch

arbiter-code-wait = Es waren zu viele falsche Codes. Noch { $time } wird kein Code angenommen. Versuchen Sie es dann wieder.
    .line = Zu viele falsche Codes. Warten: { $time }

arbiter-no-secret = Der Zug lässt sich hier nicht verschlüsseln: { $reason }. Schreiben Sie ihn auf Papier und tippen Sie abgabe papier.
    .line = Kein Geheimnis möglich: { $reason }.

arbiter-seal-needs-code = Nicht abgegeben. Das Programm wurde neu gestartet, seit der Schiedsrichter seinen Code eingab. Zuerst gibt der Schiedsrichter schiedsspruch und seinen Code ein, dann fertig. Dann geben Sie noch einmal ab. Oder schreiben Sie den Zug auf und geben Sie abgabe papier ein.
    .line = Nicht abgegeben. Zuerst: schiedsspruch.

arbiter-not-sealed = Nicht abgegeben: Die Datei { $path } lässt sich nicht schreiben. { $reason } Schaffen Sie Platz oder beheben Sie den Fehler und geben Sie noch einmal ab. Oder schreiben Sie den Zug auf und geben Sie abgabe papier ein.
    .line = Nicht abgegeben. { $reason }

arbiter-open-needs-code = Nicht geöffnet. Geben Sie fertig ein, dann schiedsspruch und den Code, und dann öffnen.
    .line = Nicht geöffnet: fertig, schiedsspruch.

arbiter-open-paper = Der Abgabezug steht auf Papier. Geben Sie öffnen und den Zug ein, zum Beispiel öffnen e4. Oder öffnen unleserlich.
    .line = Er steht auf Papier. Beispiel: öffnen e4

arbiter-open-kept = Das Programm bewahrt den Abgabezug auf. Geben Sie öffnen allein ein.
    .line = Das Programm hat ihn. Nur: öffnen

arbiter-open-missing = Nicht geöffnet: Die Datei { $path } ist nicht da. Legen Sie sie zurück und geben Sie öffnen noch einmal ein. Ist sie nicht zu finden, geben Sie umschlag verloren ein: Dann nennt der Spieler seinen Zug neu.
    .line = Nicht geöffnet: Die Datei fehlt.

arbiter-open-damaged = Nicht geöffnet: Die Datei { $path } enthält nicht den abgegebenen Zug, oder sie wurde verändert. Haben Sie eine Kopie, so legen Sie diese an ihre Stelle und geben Sie öffnen noch einmal ein. Sonst geben Sie umschlag verloren ein: Dann nennt der Spieler seinen Zug neu.
    .line = Nicht geöffnet: Datei ist beschädigt.

arbiter-open-unread = Nicht geöffnet: Die Datei { $path } lässt sich nicht lesen. { $reason } Beheben Sie das und geben Sie öffnen noch einmal ein. Geht es nicht, geben Sie umschlag verloren ein.
    .line = Nicht geöffnet. { $reason }

arbiter-not-understood = Nicht verstanden: { $part }. Geben Sie zum Beispiel anhalten ein, oder zugabe weiß 2:00, oder hilfe.
    .line = Nicht verstanden: { $part }. hilfe

arbiter-not-understood-after = Nach { $understood } wurde das nicht verstanden: { $part }.
    .line = { $understood }, dann nicht: { $part }

arbiter-unfinished = Nach { $understood } fehlt etwas.
    .line = { $understood }: Es fehlt etwas

arbiter-help = Sie sind am Schiedsrichterpult; was Sie eingeben, ist eine Entscheidung und wird angesagt. Anhalten und fortsetzen gelten den Uhren, zugabe, abzug und uhr den Zeiten, stattgeben und abweisen dem, was ansteht, stand sagt, wie die Partie steht, fertig verlässt das Pult. Weiter liest alle Anweisungen; hilfe und ein Wort erklärt eine. F7 und F8 sind die Uhrtasten der Spieler.
    .line = weiter: alles. hilfe WORT. fertig.

arbiter-help-uphold = stattgeben: Was ansteht, wird ausgeführt.
    .line = stattgeben

arbiter-help-set-aside = abweisen: Was ansteht, wird nicht ausgeführt.
    .line = abweisen

arbiter-help-stop = anhalten: hält beide Uhren an.
    .line = anhalten: beide Uhren

arbiter-help-resume = fortsetzen: Die Partie geht weiter, und die Uhr des Spielers am Zug läuft.
    .line = fortsetzen: Es geht weiter

arbiter-help-add = zugabe, ein Spieler und eine Zeit: Er bekommt mehr Zeit. Zum Beispiel zugabe weiß 2:00, oder zugabe schwarz 1:30:00.
    .line = zugabe weiß 2:00

arbiter-help-take = abzug, ein Spieler und eine Zeit: Er verliert Zeit. Zum Beispiel abzug schwarz 1:00.
    .line = abzug schwarz 1:00

arbiter-help-clock = uhr, ein Spieler und eine Zeit: Seine Uhr wird darauf gestellt. Zum Beispiel uhr weiß 1:30:00.
    .line = uhr weiß 1:30:00

arbiter-help-count = zugzahl, ein Spieler und eine Zahl: So viele Züge hat er abgeschlossen. Zum Beispiel zugzahl weiß 23.
    .line = zugzahl weiß 23

arbiter-help-increment = zuschlag und Sekunden: Beide Spieler bekommen so viel mehr je Zug. Zum Beispiel zuschlag 5.
    .line = zuschlag 5

arbiter-help-rules = regeln: alle Regeln dieses Tisches mit ihren Werten.
    .line = regeln

arbiter-help-rule = regel und ein Name: ihr Wert. regel, ein Name und ein Wert: Sie wird geändert. Zum Beispiel regel fünfundsiebzig nein.
    .line = regel fünfundsiebzig nein

arbiter-help-edition = ausgabe und ein Jahr: Eine andere Ausgabe der Regeln gilt. Zum Beispiel ausgabe 2018.
    .line = ausgabe 2018

arbiter-help-duty = pflicht, ein Spieler, ein Buchstabe von a bis f, an oder aus: eine Pflicht seines Assistenten. Zum Beispiel pflicht weiß d aus.
    .line = pflicht weiß d aus

arbiter-help-illegal = regelwidrig und ein Spieler: Er hat einen regelwidrigen Zug abgeschlossen, den das Programm nicht sah. Zum Beispiel regelwidrig schwarz.
    .line = regelwidrig schwarz

arbiter-help-warn = verwarnen und ein Spieler: Er wird verwarnt. Zum Beispiel verwarnen weiß.
    .line = verwarnen weiß

arbiter-help-flag = fahne und ein Spieler: Sein Blättchen ist gefallen, und Sie stellen es fest. Zum Beispiel fahne weiß.
    .line = fahne weiß

arbiter-help-flags = beide fahnen: Beide sind gefallen, und niemand kann sagen, welche zuerst.
    .line = beide fahnen

arbiter-help-back = zurück und ein Halbzug, oder ein Zug und ein Spieler: Die Stellung davor kommt zurück. Zum Beispiel zurück 23, oder zurück 12 schwarz.
    .line = zurück 12 schwarz

arbiter-help-result = ergebnis und 1-0, 0-1, 1/2, 0-0, 1/2-0, 0-1/2, 1-0 kampflos, 0-1 kampflos, 0-0 kampflos, unbeendet oder annulliert: wie die Partie endet. Zum Beispiel ergebnis 1-0.
    .line = ergebnis 1-0

arbiter-help-continue = weiterspielen: Eine beendete Partie geht weiter, sobald Sie fortsetzen eingeben.
    .line = weiterspielen: Sie ist nicht aus

arbiter-help-adjourn = abbruch: Die Partie wird abgebrochen; der Spieler am Zug gibt einen Zug ab.
    .line = abbruch

arbiter-help-envelope = umschlag: was auf dem Umschlag steht.
    .line = umschlag

arbiter-help-open = öffnen: öffnet den Umschlag; der Abgabezug wird angesagt und ausgeführt. Von Papier: öffnen e4, oder öffnen unleserlich.
    .line = öffnen

arbiter-help-resumption = wiederaufnahme, dann Tag, Zeit und Ort: steht auf dem Umschlag der abgebrochenen Partie.
    .line = wiederaufnahme 2. Mai 10:00 Rathaus

arbiter-help-sealed-reply = abgegebene antwort: Wer den Zug abgab, fehlt, und sein Gegner hat die Antwort auf den geöffneten Zug verschlossen abgegeben. Dessen Uhr hält, die des Fehlenden läuft; eingegeben wird die Antwort, wenn Sie sie öffnen.
    .line = abgegebene antwort

arbiter-envelope-resumption = Wiederaufnahme: { $text }.
    .line = Wiederaufnahme: { $text }

arbiter-help-envelope-lost = umschlag verloren: Der Spieler nennt seinen Zug neu.
    .line = umschlag verloren

arbiter-help-state = stand: wie die Partie steht, mit Uhren, Zugzahlen und dem, was zu entscheiden ist.
    .line = stand

arbiter-help-help = hilfe: diese Hilfe; hilfe und ein Wort erklärt es. Zum Beispiel hilfe zugabe.
    .line = hilfe zugabe

arbiter-help-done = fertig: Sie verlassen das Pult; die Spieler geben wieder ein.
    .line = fertig: Pult verlassen

arbiter-table-orders = Am Schiedsrichterpult

arbiter-rule = { $name }: { $value }.
    .line = { $name } { $value }

arbiter-rule-takes = Die Regel { $name } ist { $value }. Sie nimmt { $values }.
    .line = { $name } { $value } ({ $values })

arbiter-state-runs = Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } läuft.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        } läuft.

arbiter-state-stands = Beide Uhren stehen.

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

arbiter-state-stops =
    Rufe nach dem Schiedsrichter: { $count }; beide Uhren standen { $time }. { $alone ->
        [0] { "" }
        [one] Einmal ging es ohne den Schiedsrichter weiter.
       *[other] { $alone } Mal ging es ohne den Schiedsrichter weiter.
    }
    .line = Rufe: { $count }, { $time }, ohne ihn: { $alone }

arbiter-state-to-seal = Die Partie soll abgebrochen werden. { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss einen Zug abgeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss abgeben.

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

arbiter-state-envelope = Der Umschlag ist verschlossen. Der Abgabezug ist von { $color ->
        [white] Weiß
       *[black] Schwarz
    }.
    .line =
        Umschlag zu, abgegeben von { $color ->
            [white] Weiß
           *[black] Schwarz
        }.

arbiter-envelope-names = Weiß: { $white }. Schwarz: { $black }.
    .line = W { $white }, S { $black }

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

arbiter-envelope-position = Die Stellung: { $pieces }.
    .line = { $fen }

arbiter-envelope-date = Abgegeben am { $date } um { $time } Uhr Weltzeit.
    .line = { $date } { $time } UTC

arbiter-facts-there =
    { $count ->
        [one] Für den Schiedsrichter allein liegt eine Tatsache vor.
       *[other] Für den Schiedsrichter allein liegen { $count } Tatsachen vor.
    } Am Schiedsrichterpult gibt er tatsachen ein.
    .line = Schiedsrichter ({ $count }): tatsachen

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

arbiter-course-more =
    { $count ->
        [one] Ein weiterer Halbzug folgt.
       *[other] { $count } weitere Halbzüge folgen.
    }

arbiter-board-set =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } festgehalten.
       *[no] Der Schiedsrichter hat das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } festgehalten.
    }
    .line =
        Aufgenommen: Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

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

arbiter-line-inserted =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat in das Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } den Zug { $number } { $mover ->
            [white] von Weiß
           *[black] von Schwarz
        } eingefügt: { $move }.
       *[no] Der Schiedsrichter hat in das Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } den Zug { $number } { $mover ->
            [white] von Weiß
           *[black] von Schwarz
        } eingefügt: { $move }.
    }
    .line =
        Formular { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $number } { $mover ->
            [white] w
           *[black] s
        } { $move } neu

arbiter-line-inserted-unread =
    { $named ->
        [yes] Der Schiedsrichter, { $name }, hat in das Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } als Zug { $number } { $mover ->
            [white] von Weiß
           *[black] von Schwarz
        } etwas eingefügt, was kein Zug ist.
       *[no] Der Schiedsrichter hat in das Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } als Zug { $number } { $mover ->
            [white] von Weiß
           *[black] von Schwarz
        } etwas eingefügt, was kein Zug ist.
    }

arbiter-line-quoted = Der Schiedsrichter hat zum Zug { $number } eingefügt: { $text }
    .line = Eingefügt zu { $number }: { $text }

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

arbiter-compared-board-unknown =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist nicht bekannt.

arbiter-compared-boards-alike = Beide Bretter zeigen dieselbe Stellung.

arbiter-compared-boards-differ =
    { $count ->
        [one] Die beiden Bretter unterscheiden sich auf einem Feld.
       *[other] Die beiden Bretter unterscheiden sich auf { $count } Feldern.
    }
    .line = Bretter verschieden, Felder: { $count }

arbiter-compared-square = { $square }: Brett von Weiß { $white }, Brett von Schwarz { $black }.
    .line = { $square }: w { $white }, s { $black }

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

arbiter-compared-scores-nothing = Es gibt keinen Halbzug, der auf beiden Formularen bekannt ist und übereinstimmt.
    .line = Formulare: kein gleicher Halbzug.

arbiter-compared-scores-no-difference = Soweit beide Formulare bekannt sind, unterscheiden sie sich nicht.
    .line = Formulare: kein Unterschied bekannt.

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

arbiter-no-time = Nichts wurde geändert: Das ist keine Zeit. Geben Sie zum Beispiel zugabe weiß 2:00 ein.
    .line = Keine Zeit. Beispiel: zugabe weiß 2:00

arbiter-stands-by-ruling = Dieser Zug gilt durch Entscheidung des Schiedsrichters. Nur er ändert ihn. Mit schiedsrichter rufen Sie ihn.
    .line = Gilt durch Entscheid: schiedsrichter

arbiter-no-facts = In dieser Partie liegen keine Tatsachen für Sie allein vor: keine Reklamation wegen berührter Figuren, kein regelwidriger Zug, der nicht reklamiert wurde.
    .line = Keine Tatsachen für Sie allein.

arbiter-help-facts = tatsachen: was für Sie allein ist: zu jeder Reklamation wegen berührter Figuren, und regelwidrige Züge, die der Gegner reklamieren muss.
    .line = tatsachen: berührt, regelwidrig
