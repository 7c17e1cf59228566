board-no-ports =
    Kein serieller Anschluss gefunden. Prüfen Sie der Reihe nach:
    1. Das Kabel an beiden Enden einstecken. Halten Sie dabei Taste 4 des Bretts: Es tönt, wenn es Strom hat.
    2. Ein anderes Kabel nehmen: Viele laden nur und übertragen keine Daten.
    3. Eine andere Buchse dieses Rechners nehmen, ohne Verteiler dazwischen.
    Dann noch einmal eingeben: ansage boards
    Ein Anschluss anderer Art lässt sich nennen, zum Beispiel: ansage board /dev/pts/3

board-ports =
    { $count ->
        [one] Ein serieller Anschluss.
       *[other] { $count } serielle Anschlüsse, der wahrscheinlichste zuerst.
    }

board-port =
    { $kind ->
        [arduino] { $path }: { $name }. Einen Versuch wert.
        [chip] { $path }: Arduino Nano oder ähnlich, mit dem USB-Baustein { $name }. Einen Versuch wert.
        [usb] { $path }: ein anderes USB-Gerät. Einen Versuch wert, wenn Ihr Brett anders gebaut ist.
        [bluetooth] { $path }: Bluetooth. Kaum das Brett.
       *[built-in] { $path }: in diesen Rechner eingebaut. Kaum das Brett.
    }

board-port-details =
    { "  " }USB-Nummer { $id }, { $serial ->
        [none] keine Seriennummer
       *[other] Seriennummer { $serial }
    }, { $product ->
        [none] kein Name.
       *[other] nennt sich { $product }.
    }

board-port-denied = { "  " }Sie dürfen ihn noch nicht öffnen. Geben Sie ein: sudo usermod -aG { $group } $USER. Dann ab- und wieder anmelden.

board-ports-try = Um zu hören, was ein Brett sendet: ansage board { $path }

board-ports-none-likely = Keiner davon sieht nach einem Brett aus: Ein Brett zeigt sich als USB-Gerät. Prüfen Sie sein Kabel. Trotzdem versuchen: ansage board { $path }

board-ports-unlisted = Die seriellen Anschlüsse lassen sich nicht auflisten. { $reason } Ein Anschluss lässt sich nennen, zum Beispiel: ansage board /dev/ttyUSB0

board-opening = Suche das Brett an { $path }. Das dauert höchstens sieben Sekunden.

board-found = Das Brett ist da: { $name }, Firmware { $firmware }.
    .line = Brett: { $name }, Firmware { $firmware }

board-back = Das Brett ist wieder da.

board-lost-cut = Das Brett ist weg: ausgesteckt oder Kabel lose. Das Programm sucht es weiter.
    .line = Brett ausgesteckt. Es wird gesucht.

board-lost-silent = Das Brett schweigt seit drei Sekunden: Es hängt, oder eine Ader der Leitung ist ab. Das Programm sucht es weiter.
    .line = Brett schweigt. Es wird gesucht.

board-still-lost = Noch immer kein Brett. Prüfen Sie das Kabel; die Suche geht weiter. Mit ende verlassen Sie das Programm.
    .line = Noch kein Brett. Kabel prüfen.

board-left-lost = Das Brett ist weg, mehr ist nicht zu erfahren.

board-waits = Das wartet, bis das Brett da ist.

board-restarted =
    { $by ->
        [power] Das Brett ist neu gestartet: Der Strom war kurz weg. Prüfen Sie das Kabel.
        [pin] Das Brett ist neu gestartet: durch seine Reset-Taste oder deren Leitung.
        [brownout] Das Brett ist neu gestartet: Seine Spannung brach ein. Nehmen Sie ein anderes Kabel oder eine andere Buchse, suchen Sie einen Kurzschluss.
        [watchdog] Das Brett hing und ist von selbst neu gestartet. Geschieht das oft, ist die Versorgung oder der Arduino schlecht.
       *[other] Das Brett ist neu gestartet und weiß nicht, warum.
    }
    .line =
        { $by ->
            [power] Neustart: Strom war weg.
            [pin] Neustart: Reset-Taste.
            [brownout] Neustart: Spannung brach ein.
            [watchdog] Neustart: Das Brett hing.
           *[other] Neustart: Grund unbekannt.
        }

board-nothing =
    An { $path } antwortet nichts. Prüfen Sie der Reihe nach:
    1. Ist es der richtige Anschluss? Alle nennt: ansage boards
    2. Hat das Brett Strom? Es tönt, wenn man beim Einstecken die Taste 4 hält.
    3. Überträgt das Kabel Daten? Viele laden nur. Nehmen Sie ein anderes.
    4. Ist die Firmware darauf? Wie in der README der Hardware steht: make -C hardware flash PORT={ $path }
    5. Ist es ein DGT-Brett? Dann geben Sie ein: ansage board dgt:{ $path }
    6. Ausstecken, kurz warten, einstecken und den Befehl noch einmal eingeben.

board-wrong-device =
    { $count ->
        [one] Ein Byte kam
       *[other] { $count } Bytes kamen
    } von { $path }, aber keine Meldung eines Tastbretts. Das ist ein anderes Gerät, oder eines mit anderer Geschwindigkeit als 38400 Baud. Die anderen Anschlüsse nennt: ansage boards. Ist es ein DGT-Brett, geben Sie ein: ansage board dgt:{ $path }

board-other = Es antwortet ein Brett, das hier nicht geht: { $name }, Firmware { $firmware }, Protokoll { $protocol }, { $squares } Felder, { $kinds } Arten von Figuren. Nötig sind Protokoll 1, 64 Felder, 12 Arten. Spielen Sie die Firmware dieses Programms auf.

board-not-opened =
    { $why ->
        [missing] Es gibt keinen Anschluss { $path }. Ist das Brett eingesteckt? Alle Anschlüsse nennt: ansage boards
        [denied] Sie dürfen { $path } nicht öffnen. Geben Sie ein: sudo usermod -aG { $group } $USER. Dann ab- und wieder anmelden.
        [busy] Ein anderes Programm hat { $path } offen: Beenden Sie das andere ansage, das serielle Terminal oder das Arduino-Programm, und versuchen Sie es noch einmal.
       *[unfit] { $path } ist kein serieller Anschluss. Alle Anschlüsse nennt: ansage boards
    }

board-shows-start = Es zeigt die Anfangsstellung.

board-shows-empty = Es zeigt keine Figur.

board-differs =
    { $count ->
        [one] Ein Feld weicht von der Anfangsstellung ab.
       *[other] { $count } Felder weichen von der Anfangsstellung ab.
    }
    .line =
        { $count ->
            [one] 1 Feld anders als am Anfang:
           *[other] { $count } Felder anders als am Anfang:
        }

board-differs-many = { $count } Felder weichen von der Anfangsstellung ab. Mit brett hören Sie die Figuren, mit falsch jedes Feld, das abweicht.
    .line = { $count } Felder anders als am Anfang.

board-wrong = { $square }: { $shown }, richtig ist: { $due }.
    .line = { $square }: { $shown }, richtig: { $due }

board-position =
    { $count ->
        [one] Eine Figur steht darauf.
       *[other] { $count } Figuren stehen darauf.
    }
    .line = { $list }

board-multiplexer = Alle liegen auf den Reihen { $first } und { $second }. Wenn die Figuren dort stehen, prüfen Sie den Multiplexer dieser Reihen: Versorgung, Anschluss EN, gemeinsame Leitung.
    .line = Alle auf Reihe { $first }/{ $second }: Multiplexer?

board-lifted = { $square } gehoben: { $piece }.
    .line = { $square } gehoben: { $piece }

board-placed = { $square } gesetzt: { $piece }.
    .line = { $square } gesetzt: { $piece }

board-swapped = { $square } getauscht: { $piece }, vorher { $was }.
    .line = { $square } getauscht: { $piece }

board-button =
    { $down ->
        [yes]
            { $button ->
                [clock] Taste 1, Uhrhebel, gedrückt.
                [announce] Taste 2, Ansagen, gedrückt.
                [repeat] Taste 3, Wiederholen, gedrückt.
               *[query] Taste 4, Abfrage, gedrückt.
            }
       *[no]
            { $button ->
                [clock] Taste 1, Uhrhebel, losgelassen.
                [announce] Taste 2, Ansagen, losgelassen.
                [repeat] Taste 3, Wiederholen, losgelassen.
               *[query] Taste 4, Abfrage, losgelassen.
            }
    }

board-contact =
    { $good ->
        [yes] { $square } lässt sich wieder lesen.
       *[no] { $square } lässt sich nicht lesen: Kontakt verschmutzt, Kurzschluss, oder der Zapfen sitzt nicht richtig. Drehen Sie einen sauberen Zapfen dort einige Male.
    }
    .line =
        { $good ->
            [yes] { $square } wieder lesbar
           *[no] { $square } nicht lesbar
        }

board-missed = Auf der Leitung ging etwas verloren; das Brett wird neu gefragt.
    .line = Etwas ging verloren; neu gefragt.

board-read =
    { $count ->
        [one] Ein Feld hat sich inzwischen geändert.
       *[other] { $count } Felder haben sich inzwischen geändert.
    }

board-now = { $square }: jetzt { $shown }.
    .line = { $square }: jetzt { $shown }

board-garbage =
    { $count ->
        [one] Eine Zeile war nicht zu lesen.
       *[other] Bisher waren { $count } Zeilen nicht zu lesen.
    } { $why }
    .line = Unlesbare Zeilen: { $count }

board-garbage-long = Sie hat kein Ende: anderes Gerät oder andere Geschwindigkeit.

board-garbage-form = Sie ist keine Meldung eines Bretts und beginnt: { $begins }

board-garbage-checksum = Ihre Prüfsumme ist falsch: Störung auf der Leitung, lose Ader, schlechtes Kabel.

board-garbage-unknown = Sie ist heil, aber unbekannt: { $body }. Die Firmware ist vielleicht neuer als dieses Programm.

board-help =
    brett: die Figuren darauf. falsch: jedes Feld, das von der Anfangsstellung abweicht.
    test: Das Brett prüft sich selbst. ton: Das Brett tönt.
    finde e2: was das Steckloch misst, und ob die nächste Änderung dort ist.
    kalibrieren: misst Ihre Figuren. kalibrieren zurück: vergisst das.
    hilfe: dies. ende: verlässt das Programm. Gehobene Figuren und Tasten werden sofort gesagt.

board-unknown = Nicht verstanden: { $text }. Es gehen: brett, falsch, test, ton, finde e2, kalibrieren, hilfe, ende.
    .line = Unklar: { $text }. Es hilft: hilfe

board-needs-square = Welches Feld? Zum Beispiel: finde e2

board-no-line = Die Zeile war nicht zu lesen. Mit hilfe hören Sie die Befehle.
    .line = Zeile unlesbar. Es hilft: hilfe

board-no-answer = Das Brett hat nicht geantwortet. Versuchen Sie es noch einmal.

board-tone = Das Brett gibt zwei Töne. Hören Sie nichts, prüfen Sie den Piezo an D3.
    .line = Zwei Töne. Stumm? Piezo an D3 prüfen.

board-test-good =
    { $with ->
        [start] Selbsttest bestanden: Die Anfangsstellung steht darauf, jeder Zapfen wird gelesen.
       *[empty] Selbsttest bestanden: Das Brett ist leer, kein Steckloch hat einen Kurzschluss.
    }
    .line =
        { $with ->
            [start] Selbsttest bestanden: Anfangsstellung
           *[empty] Selbsttest bestanden: leeres Brett
        }

board-test-bad =
    { $with ->
        [start] Selbsttest: { $count ->
            [one] Ein Feld weicht
           *[other] { $count } Felder weichen
        } von der Anfangsstellung ab.
       *[empty] Selbsttest: { $count ->
            [one] Ein Feld weicht
           *[other] { $count } Felder weichen
        } vom leeren Brett ab.
    }
    .line = Selbsttest: Felder anders: { $count }

board-test-more = Es sind noch mehr. Mit falsch hören Sie alle.

board-unreadable = ein Zapfen, der nicht zu lesen ist
    .line = unlesbar

board-short = ein Kurzschluss
    .line = Kurzschluss

board-answer = Das Brett antwortet: { $body }

board-reading =
    { $square } misst { $code }: { $meaning ->
        [piece] { $piece }.
        [empty] kein Zapfen. Steckt einer, ist ein Draht ab oder der Kontakt verbogen.
        [short] ein Kurzschluss.
       *[between] zwischen zwei Figuren: Kontakt verschmutzt oder falscher Widerstand.
    }
    .line =
        { $square } { $code }: { $meaning ->
            [piece] { $piece }
            [empty] kein Zapfen
            [short] Kurzschluss
           *[between] zwischen zwei Figuren
        }

board-find = Heben oder setzen Sie jetzt einen Zapfen auf { $square }. Ein hoher Ton sagt, dass es dort war, ein tiefer, dass es woanders war.
    .line = { $square } ändern: hoher Ton = richtig.

board-find-right = Richtig, das war { $square }.

board-find-wrong = Das war { $square }, nicht { $wanted }. Noch einmal.
    .line = Das war { $square }, nicht { $wanted }.

board-calibrate = Stellen Sie die Anfangsstellung auf, jeder Zapfen ganz hineingesteckt. Mit ja wird gemessen und gespeichert, mit nein bleibt alles.
    .line = Anfangsstellung da? ja oder nein

board-calibrate-not = Nichts wurde gemessen oder geändert.

board-calibrated =
    { $which ->
        [own] Ihre Figuren sind gemessen und im Brett gespeichert.
       *[default] Die üblichen Werte gelten wieder; das Gemessene ist vergessen.
    }

board-refused =
    { $reason ->
        [crc] Das Brett wies eine Zeile ab: Sie kam beschädigt an. Störung auf der Leitung vom Rechner, oder schlechtes Kabel.
        [long] Das Brett wies eine Zeile ab: Sie war zu lang. Störung auf der Leitung vom Rechner.
        [form] Das Brett wies eine Zeile ab: Sie hatte nicht seine Form. Störung auf der Leitung vom Rechner.
        [unknown] Das Brett kennt diesen Befehl nicht. Seine Firmware ist vielleicht älter als dieses Programm.
        [value] Das Brett kennt dieses Feld oder diese Zahl nicht.
        [busy] Das Brett tönt noch. Warten Sie das Ende seiner Töne ab.
        [start] Nicht gemessen: Die Anfangsstellung steht nicht darauf, oder ein Zapfen hat keinen Kontakt.
        [spread] Nicht gemessen: Figuren einer Art sind zu verschieden, oder zwei Arten zu ähnlich. Prüfen Sie die Widerstände.
        [memory] Das Brett konnte es nicht speichern: Sein Speicher ist verbraucht oder schlecht.
       *[other] Das Brett wies eine Zeile ab; den Grund kennt dieses Programm nicht.
    }

board-game-fault =
    { $why ->
        [missing] Einen Anschluss { $path } gibt es nicht. Stecken Sie Ihr Brett an; bis es da ist, geht es mit Worten weiter.
        [denied] Sie dürfen { $path } nicht öffnen. Der Befehl ansage boards sagt, was hilft; bis dahin geht es mit Worten weiter.
        [busy] Ein anderes Programm hat { $path } schon, vielleicht eine andere Partie. Beenden Sie es dort, oder tippen Sie brett an und einen anderen Anschluss; bis dahin geht es mit Worten weiter.
        [unfit] { $path } ist kein serieller Anschluss. Tippen Sie brett an und den Anschluss, zum Beispiel: brett an /dev/ttyUSB0. Bis dahin geht es mit Worten weiter.
        [nothing] Auf { $path } antwortet nichts. Prüfen Sie Kabel und Strom Ihres Bretts; es wird immer wieder gefragt. Bis dahin geht es mit Worten weiter.
        [wrong-device] Was auf { $path } sendet, ist kein Tastbrett. Tippen Sie brett an und einen anderen Anschluss; der Befehl ansage boards zählt sie auf. Bis dahin geht es mit Worten weiter.
       *[other] Das Brett auf { $path } spricht ein anderes Protokoll als dieses Programm. Seine Firmware muss erneuert werden. Bis dahin geht es mit Worten weiter.
    }
    .line =
        { $why ->
            [missing] Kein Anschluss { $path }: mit Worten
            [denied] { $path }: kein Recht zum Öffnen
            [busy] { $path }: hat ein anderes Programm
            [unfit] { $path }: kein serieller Anschluss
            [nothing] Auf { $path } antwortet nichts
            [wrong-device] Kein Brett auf { $path }
           *[other] Brett: anderes Protokoll
        }

board-game-noise = Die Leitung zu Ihrem Brett an { $path } ist gestört. Was verloren ging, wird nachgefragt. Prüfen Sie das Kabel, wenn Zeit ist.
    .line = Leitung zum Brett gestört

board-game-contact = Kontakt verschmutzt, Kurzschluss, oder der Zapfen sitzt nicht richtig. Drehen Sie dort einen sauberen Zapfen einige Male.
    .line = Dort sauberen Zapfen einige Male drehen

board-game-contacts = Weitere Zapfen Ihres Bretts sind nicht lesbar. Wenn das so bleibt, tippen Sie brett aus und spielen mit Worten weiter.
    .line = Weitere Zapfen nicht lesbar

board-game-script = Ein Brett braucht die wirkliche Zeit. Lassen Sie --clock script weg, oder --board.

board-game-no-thread = Ihrem Brett kann nicht gefolgt werden. { $reason } Es geht mit Worten weiter.
    .line = Das Brett kann nicht gelesen werden

board-game-off = Seine vier Tasten tun jetzt nichts: die Uhr drücken Sie mit der Leertaste. Wieder gelesen wird es mit brett an.
    .line = Uhr: Leertaste. Wieder: brett an

board-game-is-off = Ihr Brett wird gerade nicht gelesen. Gelesen wird es mit brett an.
    .line = Brett wird nicht gelesen: brett an

board-game-is-on = Ihr Brett ist verbunden.
    .line = Ihr Brett ist verbunden

board-game-is-looked-for = Ihr Brett antwortet noch nicht. Das Programm sucht es weiter.
    .line = Brett: noch keine Antwort

board-game-no-port = Es wurde kein Anschluss genannt. Tippen Sie ihn dahinter, zum Beispiel: brett an /dev/ttyUSB0
    .line = Welcher Port? brett an /dev/ttyUSB0

board-guide =
    { $how ->
        [words] Jeder Schritt auf Ihrem Brett wird in Worten angesagt.
        [cues] Ihre Hand hört nur Signale, und Worte, wo etwas nicht stimmt.
       *[off] Von Ihrem Brett wird nichts gesagt, bis Sie fragen: anleitung.
    }
    .line =
        { $how ->
            [words] anleitung: worte
            [cues] anleitung: signale
           *[off] anleitung: aus
        }

board-game-looking = Ihr Brett wird an { $path } gesucht.
    .line = Suche Ihr Brett an { $path }

board-opponent-looking =
    Das elektronische Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wird an { $path } gesucht.
    .line =
        Suche Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $path }

board-opponent-blind =
    Das elektronische Brett wird nicht benutzt: { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist ebenfalls sehbehindert und sagt seine Züge selbst an.
    .line = Elektronisches Brett: nicht benutzt

board-opponent-no-thread =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } kann nicht gelesen werden. { $reason } Die Züge werden getippt.
    .line = Elektronisches Brett nicht lesbar

board-opponent-script = Ein Brett braucht die wirkliche Zeit. Lassen Sie --clock script oder --opponent-board weg.

board-opponent-port =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $why ->
        [missing] Den Anschluss { $path } gibt es nicht. Stecken Sie das Brett an.
        [denied] Sie dürfen { $path } nicht öffnen. Der Befehl ansage boards sagt, was hilft.
        [busy] Ein anderes Programm benutzt { $path } schon.
       *[unfit] { $path } ist kein serieller Anschluss.
    } Geben Sie bis dahin seine Züge ein.
    .line =
        { $why ->
            [missing] Kein Anschluss { $path }
            [denied] { $path }: kein Recht zum Öffnen
            [busy] { $path }: hat ein anderes Programm
           *[unfit] { $path }: kein serieller Anschluss
        }

board-opponent-none =
    An { $path } antwortet kein DGT-Brett. Prüfen Sie Kabel und Strom des Bretts { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }; es wird immer wieder gefragt. Bis dahin werden die Züge getippt.
    .line = Kein DGT-Brett an { $path }

board-opponent-battery =
    Die Batterie { $what ->
        [clock] der Uhr am Brett
       *[board] des Bretts
    } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist fast leer.
    .line =
        { $what ->
            [clock] Uhr am Brett
           *[board] Brett des Gegners
        }: Batterie fast leer

board-opponent-lever =
    Der Hebel der Uhr am Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zählt nicht, denn auf welcher Seite dieser Uhr er sitzt, wurde nicht angegeben. Drücken Sie die Uhrtaste, oder hängen Sie beim nächsten Start ein Komma und left oder right an den Anschluss.
    .line = Der Hebel zählt hier nicht

board-opponent-kings =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } bedeuten die Könige in der Mitte: { $result ->
        [white] Weiß hat gewonnen
        [black] Schwarz hat gewonnen
       *[draw] remis
    }. Wenn Sie beide einverstanden sind, sagen Sie es: aufgeben, oder Remis anbieten und annehmen.
    .line =
        Könige: { $result ->
            [white] Weiß hat gewonnen
            [black] Schwarz hat gewonnen
           *[draw] remis
        }

board-opponent-en-passant =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht der en passant geschlagene Bauer noch auf { $square }.
    .line = Geschlagener Bauer noch auf { $square }

board-opponent-promotion =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht der Bauer, der umgewandelt wird, noch auf { $square }.
    .line = Bauer noch auf { $square }

board-opponent-castling =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht erst eine halbe Rochade: { $piece } auf { $from } gehört auf { $to }.
    .line = Rochade: { $from } noch nach { $to }

board-dgt-found =
    Das DGT-Brett ist da: Version { $version }, { $serial ->
        [none] ohne Seriennummer
       *[other] Seriennummer { $serial }
    }.
    .line =
        DGT-Brett { $version }, { $serial ->
            [none] ohne Seriennummer
           *[other] Nummer { $serial }
        }

board-dgt-turned = Es zeigt die Anfangsstellung andersherum: Das Brett ist gedreht. Eine Partie nimmt es, wie es liegt.
    .line = Anfangsstellung, Brett gedreht.

board-dgt-clock = Eine Uhr ist angeschlossen. Links: { $left }. Rechts: { $right }.
    .line = Uhr l/r: { $left }, { $right }

board-dgt-clock-gone = Die Uhr ist nicht mehr angeschlossen.

board-dgt-no-clock = Keine Uhr ist daran angeschlossen.

board-dgt-lever =
    { $side ->
        [left] Hebel links gedrückt.
       *[right] Hebel rechts gedrückt.
    }

board-dgt-battery =
    { $what ->
        [clock] Die Batterie der Uhr ist fast leer.
       *[board] Die Batterie des Bretts ist fast leer.
    }
    .line =
        { $what ->
            [clock] Uhr: Batterie fast leer
           *[board] Brett: Batterie fast leer
        }

board-dgt-special = Was auf { $square } steht, ist keine Schachfigur. Das Feld gilt als leer.
    .line = { $square }: keine Schachfigur

board-dgt-noise =
    { $count ->
        [one] Eine Meldung war nicht zu lesen.
       *[other] Bisher waren { $count } Meldungen nicht zu lesen.
    } Die Leitung ist gestört: Prüfen Sie das Kabel. Was das Brett zeigt, wird neu gefragt.
    .line = Unlesbare Meldungen: { $count }

board-dgt-silent = Das Brett antwortet nicht mehr: Es ist aus, oder sein Kabel ist am Brett lose. Das Programm sucht es weiter.
    .line = Brett schweigt. Es wird gesucht.

board-dgt-nothing =
    An { $path } antwortet kein DGT-Brett. Prüfen Sie der Reihe nach:
    1. Ist es der richtige Anschluss? Alle nennt: ansage boards
    2. Ist das Brett eingeschaltet, und steckt sein Kabel an beiden Enden?
    3. Ist es ein Tastbrett? Dann geben Sie ein: ansage board { $path }

board-dgt-wrong-device =
    { $count ->
        [one] Ein Byte kam
       *[other] { $count } Bytes kamen
    } von { $path }, aber keine Antwort eines DGT-Bretts. Das ist ein anderes Gerät. Die anderen Anschlüsse nennt: ansage boards. Ist es ein Tastbrett, geben Sie ein: ansage board { $path }

board-dgt-help =
    brett: die Figuren darauf. falsch: jedes Feld, das von der Anfangsstellung abweicht.
    hilfe: dies. ende: verlässt das Programm. Was sich ändert, wird gesagt, wenn das Brett ruht; der Hebel einer Uhr sofort.

board-dgt-unknown = Nicht verstanden: { $text }. Es gehen: brett, falsch, hilfe, ende.
    .line = Unklar: { $text }. Es hilft: hilfe

board-dgt-cannot = Das kann ein DGT-Brett nicht; es meldet nur. Es gehen: brett, falsch, hilfe, ende.
    .line = Nicht mit DGT-Brett. Es hilft: hilfe

board-opponent-off =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist beiseitegelegt. Die Züge werden solange getippt. Mit { $own ->
        [yes] brett an
       *[no] gegner brett an
    } wird es wieder gelesen.
    .line = Brett beiseite. Sonst: { $own ->
        [yes] brett an
       *[no] gegner brett an
    }

board-opponent-is-off =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wird nicht gelesen. Mit { $own ->
        [yes] brett an
       *[no] gegner brett an
    } wird es gelesen.
    .line = Wird nicht gelesen. { $own ->
        [yes] brett an
       *[no] gegner brett an
    }

board-opponent-is-on =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist verbunden.
    .line = Elektronisches Brett: verbunden

board-opponent-is-looked-for =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } antwortet noch nicht. Das Programm sucht es weiter.
    .line = Elektronisches Brett: ohne Antwort

board-opponent-unnamed =
    Ein elektronisches Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wurde nicht genannt. Verlassen Sie das Programm und öffnen Sie die Partie wieder mit seinem Anschluss: ansage play --opponent-board dgt:/dev/ttyUSB1,left
    .line = Kein elektronisches Brett genannt.

board-opponent-times =
    Die Uhr am Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt für { $player ->
        [white] Weiß
       *[black] Schwarz
    } eine andere Zeit: { $beside }. Auf der Uhr der Partie sind es { $game }. Es gilt die Uhr der Partie.
    .line = Uhr { $beside }, Partie { $game }

board-same-port = { $path } ist für beide Bretter genannt. Jedes Brett hat einen eigenen Anschluss: ansage boards zählt sie auf.

board-game-kept = { $path } lässt sich nicht öffnen. Ihr Brett bleibt verbunden, wo es ist.
    .line = Nicht geöffnet: { $path }. Brett bleibt

board-key-found =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat eine eigene Uhrtaste.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat eine eigene Uhrtaste.

board-key-lost =
    Die eigene Uhrtaste { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } antwortet nicht mehr. F 8 ist die Uhr, und was schwer wiegt, wird zweimal bestätigt.
    .line =
        Uhrtaste { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } ist weg; F8 gilt.

board-key-not-opened =
    Die eigene Uhrtaste { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $why ->
        [missing] Das Gerät { $path } gibt es nicht. Stecken Sie es an.
        [denied] Sie dürfen { $path } nicht öffnen. Die Gruppe input darf es, bei einem seriellen Anschluss die Gruppe dialout.
        [busy] Ein anderes Programm benutzt { $path } schon.
       *[unfit] { $path } ist weder ein Eingabegerät noch ein serieller Anschluss.
    } Bis dahin gilt F8.
    .line =
        { $why ->
            [missing] Kein Gerät { $path }; F8 gilt
            [denied] { $path }: kein Recht zum Öffnen
            [busy] { $path }: hat ein anderes Programm
           *[unfit] { $path }: keine Taste; F8 gilt
        }

board-key-no-thread =
    Die eigene Uhrtaste { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } kann nicht gelesen werden. { $reason } F8 gilt.
    .line = Eigene Uhrtaste nicht lesbar; F8 gilt

board-key-same-port = An { $path } ist schon ein Brett. Nennen Sie mit --opponent-key ein anderes Gerät.

board-key-script = Eine Taste braucht die wirkliche Zeit. Lassen Sie --clock script oder --opponent-key weg.

board-no-sound = Es gibt keine Tonausgabe. Alles wird als Text gezeigt.
    .line = Kein Ton: nur Text.
