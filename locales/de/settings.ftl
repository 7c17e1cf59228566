settings-lang = Die Sprache des Programms.
    .name = Sprache
    .values = en oder de.

settings-voice = Wer private Antworten spricht: das Programm selbst, Ihr Bildschirmvorleser oder niemand.
    .name = Stimme
    .values = selbst, vorleser oder aus; auch self, reader oder off.

settings-rate = Wie schnell die eigene Stimme spricht, in Wörtern je Minute.
    .name = Tempo
    .values = Eine Zahl von 80 bis 450.

settings-pitch = Wie hoch die eigene Stimme spricht; 50 ist ihre eigene Höhe.
    .name = Tonhöhe
    .values = Eine Zahl von 0 bis 100.

settings-volume = Wie laut es ist, in Prozent.
    .name = Lautstärke
    .values = Eine Zahl von 0 bis 200.

settings-verbosity = Was beim Tippen gesprochen wird: nichts, ganze Wörter oder auch Buchstaben.
    .name = Ausführlichkeit
    .values = still, wörter oder buchstaben; auch quiet, words oder letters.

settings-ears = Ob private Antworten nur auf einem Ohr zu hören sind.
    .name = Ohren
    .values = getrennt für ein Ohr, gleich für beide; auch split oder same.

settings-cues = Die Töne der eigenen Uhr.
    .name = Signale
    .values = dial, final, seconds, spoken und low=ZEIT+ZEIT mit Kommas dazwischen, oder all, oder off: dial,low=5:00+1:00.
    .usual = im Turnier keine, beim Üben alle

settings-guide = Wie Sie zu dem geführt werden, was Ihr Tastbrett zeigen soll: mit Worten, mit Tönen oder gar nicht.
    .name = Anleitung
    .values = worte, töne oder aus; auch words, cues oder off.

settings-look = Wie das Brett auf dem Bildschirm aussieht: die Figuren, groß, welche Seite unten ist, die Farben.
    .name = Aussehen
    .values = letters oder signs, large, white oder black, und dark, light, strong oder plain, mit Kommas dazwischen.

settings-words = Die Wortliste, in der Züge angesagt werden; fide sind die Wörter aus D.2.1.
    .name = Wortliste
    .values = fide, plain oder nato.

settings-style = Wie viel von einem Zug gesagt wird: immer das Ausgangsfeld, oder nur das Nötige.
    .name = Stil
    .values = lang oder kurz; auch long oder short.

settings-additions = Ob auch Schlagen, Schach, Matt und en passant gesagt werden; der Anhang hat keine Wörter dafür.
    .name = Zusätze
    .values = ja oder nein; auch yes oder no.

settings-hall-lang = Die Sprache im Saal.
    .name = Saal Sprache
    .values = en oder de.
    .usual = die des Programms

settings-delay = Wie viel später Zuschauer und watch die Partie sehen: auch Uhren und Ende, nichts Neueres.
    .name = Verzögerung
    .values = Minuten und Sekunden, etwa 15:00; 0:00 für keine.

settings-audio = Die Tonausgabe.
    .name = Ton
    .values = default, none, ein Name oder wav:DATEI.

settings-private-audio = Die Ausgabe für private Antworten.
    .name = privater Ton
    .values = none oder ein Name.
    .usual = die des Saals

settings-board = Der Anschluss Ihres Bretts; ansage boards zählt sie auf.
    .name = Brett
    .values = Ein Anschluss wie /dev/ttyUSB0; für ein eigenes DGT-Brett, wenn Sie beitreten, dgt:/dev/ttyUSB1.

settings-opponent-board = Das DGT-Brett des sehenden Gegners, und hinter einem Komma seine Seite der Uhr daneben.
    .name = Gegners Brett
    .values = dgt:/dev/ttyUSB1 oder dgt:/dev/ttyUSB1,left.

settings-opponent-key = Eine eigene Uhrtaste des Gegners: eine zweite Tastatur oder ein Knopf. Jede Taste darauf ist seine, also nie die Tastatur, auf der Sie tippen.
    .name = Gegners Taste
    .values = Ein Gerät wie /dev/input/by-id/usb-pad-event-kbd oder ein serieller Anschluss.

settings-listen = Wo andere Stationen diese erreichen.
    .name = Adresse
    .values = Adresse und Port, wie 192.168.1.7:20140.
    .usual = unter jeder Adresse dieses Rechners

settings-laws = Die Fassung der Regeln, nach ihrem Jahr.
    .name = Regelwerk
    .values = 2001, 2005, 2009, 2014, 2018 oder 2023.

settings-time = Die Bedenkzeit.
    .name = Bedenkzeit
    .values = 90+30, 40/90+30,30+30 (Perioden), 10d5 (Verzögerung), 10b5 (Bronstein), 0:30f (feste Zeit je Zug), 5h (Sanduhr), 5 oder none.
    .usual = 90+30

settings-blind = Wer sehbehindert ist.
    .name = Sehbehindert
    .values = weiß, schwarz oder beide; auch white, black oder both.

settings-mode = Ob es eine Turnierpartie ist oder Übung.
    .name = Art
    .values = turnier oder übung; auch tournament oder practice.

settings-repeat = Ob um die Wiederholung des Gegners gebeten wird.
    .name = Wiederholung
    .values = erbeten oder aus; auch asked oder off.
    .usual = beim Gastgeber ja, an einer Station nein

settings-clock-waits = Ob die andere Uhr auf das letzte Wort der Ansage eines Sehenden wartet.
    .name = Uhr wartet
    .values = ja oder nein; auch yes oder no.

settings-assistant-press = So viele Sekunden nach dem letzten Wort drückt die Assistenz, wenn keine Taste sie aufhält.
    .name = Druck der Assistenz
    .values = Eine Zahl von 1 bis 60.

settings-duties = Die Aufgaben Ihrer Assistenz, nach ihren Buchstaben in D.2.9 (2014).
    .name = Aufgaben
    .values = abcdef, weniger, oder none.

settings-opponent-duties = Die Aufgaben der Assistenz des Gegners; die eines Sehenden darf nur a und b (D.2.10 von 2014).
    .name = Aufgaben beim Gegner
    .values = abcdef, weniger, oder none.

settings-quickplay = Ob die Bestimmungen für die Endspurtphase gelten.
    .name = Endspurt
    .values = ja oder nein; auch yes oder no.

settings-locked = Ob eine Turnierpartie auf das gesperrt ist, was ein Schiedsrichter geprüft hat: kein anderer Modus, keine andere Partie zugleich, Änderungen werden gesagt.
    .name = Gesperrt
    .values = ja oder nein; auch yes oder no.

settings-lost-link = Was die Uhren tun, wenn die Verbindung zur Station eines Spielers abreißt.
    .name = Verlorene Verbindung
    .values = halten oder laufen; auch stop oder run.
    .usual = halten

settings-rule = Eine Regel, die von Anfang an angepasst ist (D.1); der Befehl regeln nennt sie.
    .name = Regel
    .values = NAME=WERT, wie seventy-five=no; so oft Sie wollen.

settings-fen = Die Stellung, aus der begonnen wird.
    .name = FEN
    .values = Eine Stellung in FEN.

settings-chess960 = Die Startstellung von Chess960.
    .name = Chess960
    .values = Ihre Nummer von 0 bis 959, oder drawn: ausgelost.

settings-white = Der Name von Weiß.
    .name = Weiß
    .values = Ein Name.

settings-black = Der Name von Schwarz.
    .name = Schwarz
    .values = Ein Name.

settings-arbiter = Der Name des Schiedsrichters.
    .name = Schiedsrichter
    .values = Ein Name.

settings-value =
    { $from ->
        [usual] { $name } { $value }, wie üblich.
        [file] { $name } { $value }, aus Ihren Einstellungen.
        [profile] { $name } { $value }, aus dem Profil { $person }.
        [environment] { $name } { $value }, aus der Umgebung.
        [event] { $name } { $value }, aus der Datei des Turniers.
        [option] { $name } { $value }, von der Befehlszeile.
        [journal] { $name } { $value }, aus dem Protokoll.
        [once] { $name } { $value }, nur für diesmal.
       *[unkept] { $name } { $value }, für diesmal: es ließ sich nicht behalten.
    }
    .line =
        { $from ->
            [usual] { $name } { $value }, wie üblich
            [file] { $name } { $value }, aus Einstellungen
            [profile] { $name } { $value }, Profil { $person }
            [environment] { $name } { $value }, aus der Umgebung
            [event] { $name } { $value }, aus dem Turnier
            [option] { $name } { $value }, von der Befehlszeile
            [journal] { $name } { $value }, aus dem Protokoll
            [once] { $name } { $value }, nur diesmal
           *[unkept] { $name } { $value }, diesmal: nicht behalten
        }

settings-changed =
    { $change ->
        [words-fide] Der Saal hört jetzt die Wörter der Regeln.
        [words-plain] Der Saal hört jetzt einfache Buchstaben.
        [words-nato] Der Saal hört jetzt NATO-Wörter.
        [style-long] Der Saal hört jetzt beide Felder jedes Zuges.
        [style-short] Der Saal hört jetzt kurze Züge.
        [additions-yes] Der Saal hört jetzt auch Schlagen, Schach und Matt.
        [additions-no] Der Saal hört Züge jetzt ohne Schlagen und Schach.
        [hall-lang-en] Der Saal hört jetzt Englisch.
        [hall-lang-de] Der Saal hört jetzt Deutsch.
        [lang-en] Das Programm spricht mit Ihnen jetzt Englisch.
        [lang-de] Das Programm spricht mit Ihnen jetzt Deutsch.
        [ears-split] Ihre Antworten sind jetzt auf einem Ohr.
        [ears-same] Ihre Antworten sind jetzt auf beiden Ohren.
        [voice-self] Das Programm spricht jetzt Ihre Antworten.
        [voice-reader] Ihr Vorleser liest jetzt Ihre Antworten.
        [voice-off] Ihre Antworten werden nicht mehr gesprochen.
       *[other] { $name } ist jetzt { $value }.
    }
    .line =
        { $change ->
            [words-fide] Saal: die Wörter der Regeln
            [words-plain] Saal: einfache Buchstaben
            [words-nato] Saal: NATO-Wörter
            [style-long] Saal: beide Felder jedes Zuges
            [style-short] Saal: kurze Züge
            [additions-yes] Saal: auch Schlagen, Schach, Matt
            [additions-no] Saal: ohne Schlagen und Schach
            [hall-lang-en] Saal: Englisch
            [hall-lang-de] Saal: Deutsch
            [lang-en] Das Programm spricht Englisch.
            [lang-de] Das Programm spricht Deutsch.
            [ears-split] Ihre Antworten: auf einem Ohr
            [ears-same] Ihre Antworten: auf beiden Ohren
            [voice-self] Das Programm spricht die Antworten.
            [voice-reader] Ihr Vorleser liest die Antworten.
            [voice-off] Antworten werden nicht gesprochen.
           *[other] { $name } ist jetzt { $value }
        }

settings-unset = { $name }: niemand hat es gesetzt.

settings-may-be = { $about } { $values }
    .line = { $values }

settings-differ =
    { $count ->
        [one] Eine Einstellung ist nicht wie üblich.
       *[other] { $count } Einstellungen sind nicht wie üblich. Mit dem Befehl weiter geht es weiter.
    }
    .line =
        { $count ->
            [one] 1 Einstellung ist nicht wie üblich
           *[other] { $count } Einstellungen nicht wie üblich
        }

settings-none-differs = Alle Einstellungen sind wie üblich. einstellungen alle nennt sie.
    .line = Wie üblich. einstellungen alle: Liste

settings-all =
    { $count ->
        [one] Eine Einstellung.
       *[other] { $count } Einstellungen. Mit dem Befehl weiter geht es weiter.
    }
    .line =
        { $count ->
            [one] 1 Einstellung
           *[other] { $count } Einstellungen. weiter: nächste
        }

settings-unknown = Es gibt keine Einstellung { $name }. einstellungen alle nennt, welche es gibt.
    .line = Nicht bekannt: { $name }. einstellungen alle

settings-reason = { $reason }

settings-no-value = { $name } { $value }: Das ist kein Wert. Ein Wert ist ein Text zwischen Anführungszeichen, eine Zahl, oder true oder false.

settings-next-start = Es ist behalten und gilt vom nächsten Start an.
    .line = Behalten; gilt ab dem nächsten Start

settings-of-game = { $name } gehört zur Partie: Ihr Protokoll gilt, und nur der Schiedsrichter ändert es, mit schiedsspruch. Vor dem Beginn stellt der Befehl zeit die Uhren.
    .line = { $name }: es gilt das Protokoll

settings-not-kept = Ihre Einstellungen lassen sich nicht behalten, darum gilt das nur diesmal. { $reason }
    .line = Nicht behalten. { $reason }

settings-unwritable = Die Datei der Einstellungen ist so geschrieben, dass das Programm diesen Eintrag nicht ändern kann. Es gilt diesmal; einstellungen datei sagt, wo die Datei liegt.
    .line = Nicht behalten: in der Datei ändern

settings-file = Ihre Einstellungen stehen in { $path }
    .line = { $path }

settings-no-file = Es gibt hier keinen Ordner, in dem Einstellungen behalten werden könnten.
    .line = Kein Ordner für Einstellungen

settings-new-profile =
    { $known ->
        [none] { $name } ist ein neues Profil: Was Sie ändern, wird darin behalten.
       *[other] { $name } ist ein neues Profil: Was Sie ändern, wird darin behalten. Es gibt { $known }.
    }
    .line =
        { $known ->
            [none] Neues Profil { $name }
           *[other] Neues Profil { $name }. Bekannt: { $known }
        }

settings-wrong-entry = { $file }, Zeile { $line }: Das ist kein Eintrag. Ein Eintrag ist ein Name, ein Gleichheitszeichen und ein Wert, wie rate = 300. Die Zeile wird ausgelassen.

settings-wrong-section = { $file }, Zeile { $line }: Einen Abschnitt { $name } gibt es nicht. Es gibt player, hall, machine, game, und profile mit einem Namen hinter einem Punkt.

settings-wrong-name =
    { $near ->
        [none] { $file }, Zeile { $line }: { $name } ist keine Einstellung. einstellungen alle nennt in einer Partie, welche es gibt.
       *[other] { $file }, Zeile { $line }: { $name } ist keine Einstellung. Schreiben Sie { $near }, wenn Sie das meinen.
    }

settings-wrong-place = { $file }, Zeile { $line }: { $name } gehört in den Abschnitt { $section }.

settings-wrong-here =
    { $where ->
        [event] { $file }, Zeile { $line }: { $name } bestimmt kein Turnier. Ein Turnier nennt die Bedingungen seiner Partien und die Sprache seines Saals; lassen Sie die Zeile weg.
       *[profile] { $file }, Zeile { $line }: { $name } gehört zu einer Partie und zu keiner Person. Schreiben Sie es in den Abschnitt game.
    }

settings-wrong-value = { $file }, Zeile { $line }: { $reason }

settings-wrong-variable = { $file }: { $reason }

settings-wrong-code = { $file }, Zeile { $line }: arbiter-code ist das, woran der Code geprüft wird, und nie der Code. ansage arbiter --make-code erzeugt es.

settings-unreadable = { $file } lässt sich nicht lesen, darum ist alles wie üblich. { $reason }

settings-wrong-more =
    { $count ->
        [one] Noch ein Eintrag in der Datei der Einstellungen ist falsch.
       *[other] Noch { $count } Einträge in der Datei der Einstellungen sind falsch.
    }
    .line =
        { $count ->
            [one] Noch ein Eintrag ist falsch
           *[other] Noch { $count } Einträge sind falsch
        }

settings-event-wrong = Es wurde keine Partie begonnen: Zuerst ist { $path } zu korrigieren.

settings-contradicts = --{ $name } { $value } widerspricht der gespeicherten Partie, in deren Protokoll { $saved } steht. Nur der Schiedsrichter kann das ändern, mit schiedsspruch. Um weiterzuspielen, lassen Sie --{ $name } weg; für eine andere Partie nennen Sie ein anderes Protokoll.

settings-event-contradicts = Das Turnier hat { $name } { $value }, und im Protokoll der gespeicherten Partie steht { $saved }. Nur der Schiedsrichter kann das ändern, mit schiedsspruch. Um weiterzuspielen, lassen Sie --event weg; für eine andere Partie nennen Sie ein anderes Protokoll.

settings-nothing = nichts

settings-file-head = Einstellungen von Ansage. Eine Zeile, die mit # beginnt, ist ein Kommentar. Um etwas zu setzen, nehmen Sie das # vor seiner Zeile weg und schreiben einen anderen Wert; in einer Partie tut der Befehl einstellungen dasselbe. Ein Text steht zwischen Anführungszeichen. Was hinter einem Befehl steht, oder in der Umgebung als ANSAGE_RATE, geht dieser Datei vor.

settings-file-player = Die des Spielers: wie er hört und liest.

settings-file-hall = Die des Saals: was alle hören.

settings-file-machine = Die dieses Rechners: seine Ausgaben und Anschlüsse.

settings-file-game = Die jeder neuen Partie, wo kein Turnier und keine Option etwas anderes sagt. Eine gespeicherte Partie behält ihre eigenen.

settings-file-rules = Regeln jeder neuen Partie, die von Anfang an angepasst sind (D.1), jede mit ihrem Namen.

settings-file-profile = Die eigenen Einstellungen einer Person: ansage play --profile Anna. Sie gehen denen oben vor.

settings-table-name = Einstellung und was üblich ist

settings-table-section = Abschnitt

settings-table-is = was sie ist und was getippt werden kann

settings-voice-name = Welche Stimme des Rechners zu Ihnen spricht.
    .name = Stimmname
    .values = Ein Name, den der Befehl stimmen nennt.
    .usual = die übliche jeder Sprache

settings-lines = Wie Zeilen geschrieben werden: in Worten für eine Stimme, die sie vorliest, oder kurz für eine Braillezeile.
    .name = Zeilen
    .values = worte oder kurz; auch words oder short.
    .usual = passend zur Stimme

settings-ear = In welchen Worten Sie Felder und Züge privat hören: wie im Saal, oder als Buchstaben und Ziffern in Ihrer Sprache.
    .name = Ohr
    .values = hall oder plain.

settings-hall-rate = Wie schnell die Stimme spricht, die der Saal hört, in Wörtern je Minute. Ihre eigenen Einstellungen ändern sie nie.
    .name = Saal Tempo
    .values = Eine Zahl von 80 bis 200.

settings-hall-pitch = Wie hoch die Stimme spricht, die der Saal hört; 50 ist ihre eigene Höhe.
    .name = Saal Tonhöhe
    .values = Eine Zahl von 0 bis 100.

settings-hall-volume = Wie laut die Stimme ist, die der Saal hört, in Prozent.
    .name = Saal Lautstärke
    .values = Eine Zahl von 20 bis 200.

settings-hall-clarity = Ob die Stimme im Saal für einen lauten Saal deutlicher gemacht wird.
    .name = Saal Klarheit
    .values = on oder off; auch an oder aus.

settings-hall-voice-name = Welche Stimme des Rechners der Saal hört.
    .name = Saal Stimme
    .values = Ein Name, den der Befehl stimmen nennt.
    .usual = die übliche jeder Sprache
