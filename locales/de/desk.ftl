desk-live = Die Partie wird gespielt. Protokoll: { $path }.
    .line = Läuft: { $path }

desk-ended = Diese Partie wird gerade nicht gespielt. Bis Sie Ihren Code eingeben, ändert sich am Protokoll nichts. Protokoll: { $path }.
    .line = Ruht: { $path }

desk-code-awaited = Sie können hier alles ansehen. Um zu entscheiden, geben Sie schiedsspruch ein, dann Enter und dann Ihren Code.
    .line = Zum Entscheiden: schiedsspruch

desk-occupied = Der Schiedsrichter ist an einem anderen Pult dieser Partie. Hier können Sie alles ansehen, aber nichts entscheiden.
    .line = Anderes Pult entscheidet. Nur sehen.

desk-elsewhere = Der Schiedsrichter ist an einem anderen Pult dieser Partie. Erst wenn jenes verlassen ist, kann dieses besetzt werden, oder mit dem richtigen Code an der Station der Partie selbst.
    .line = Erst das andere Pult verlassen.

desk-link-there = Die Plätze verwaltet der Gastgeber. Geben Sie dort an der Tastatur schiedsspruch und Ihren Code ein, dann verbindung frei.
    .line = Beim Gastgeber: schiedsspruch, dann frei

desk-code-first = Nicht geschehen: Eine Entscheidung braucht den Code des Schiedsrichters. Geben Sie schiedsspruch ein, dann Enter und dann den Code.
    .line = Nicht geschehen. Erst: schiedsspruch

desk-players-own = Das ist ein Befehl der Spieler, und hier ist das Schiedsrichterpult. Geben Sie hilfe ein.
    .line = Befehl der Spieler. Hier: hilfe

desk-not-the-desks = Nicht geschehen: Das ist nicht Sache des Schiedsrichters. Geben Sie hilfe ein.
    .line = Nicht Sache des Schiedsrichters: hilfe

desk-no-cues = Das Schiedsrichterpult hat kein Zifferblatt und keine Signale. F7 sagt die Uhr von Weiß, F8 die von Schwarz.
    .line = Keine Signale. F7, F8 sagen die Uhren.

desk-only-there = Nur am eigenen Schiedsrichterpult kann man beide Bretter abtasten. Hier ist es das Ihre.
    .line = Nur am Schiedsrichterpult.

desk-ask-leave = Das Pult schließen? Was entschieden wurde, bleibt. Geben Sie ja oder nein ein.
    .line = Pult schließen? ja oder nein

desk-whose-board =
    { $color ->
        [white] Das Brett von Weiß.
       *[black] Das Brett von Schwarz.
    }

desk-not-begun = Die Partie hat noch nicht begonnen. Die Spieler beginnen sie mit start.
    .line = Noch nicht begonnen. Die Spieler: start

desk-no-reading = Zu diesem Halbzug gibt es keine Uhrenstände.

desk-awaited-entry =
    { $color ->
        [white] Weiß hat gedrückt, das ist { $age } her, und der Zug ist noch nicht eingegeben. Schwarz ist am Zug.
       *[black] Schwarz hat gedrückt, das ist { $age } her, und der Zug ist noch nicht eingegeben. Weiß ist am Zug.
    }
    .line =
        { $color ->
            [white] Zug fehlt seit { $age }: Weiß
           *[black] Zug fehlt seit { $age }: Schwarz
        }

desk-awaited-seal =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab und drückt dann die Uhr.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Abgabe, dann Uhr

desk-station-gone = Die Verbindung zur Station ist abgerissen. Was entschieden wurde, steht in ihrem Protokoll. Starten Sie das Pult neu: Spielt niemand mehr, so öffnet er das Protokoll selbst.
    .line = Verbindung weg. Pult neu starten.

desk-station-left = Die Spieler haben die Station verlassen; die Partie ist gespeichert. Starten Sie das Pult neu: Es öffnet dann das Protokoll selbst.
    .line = Station verlassen, Partie gespeichert.

desk-station-differs = Was die Station sendet, ist nicht verlässlich. { $reason } Das Pult wird geschlossen. Prüfen Sie das Protokoll mit ansage verify.
    .line = Getrennt. { $reason }

desk-station-silent = Die Station antwortet nicht. Ob es geschehen ist, ist nicht bekannt: Geben Sie stand ein.
    .line = Die Station antwortet nicht. Erst: stand

desk-no-scores = Von keiner der beiden Partieformulare ist etwas bekannt. Geben Sie zum Beispiel formular weiß und den Namen einer Datei ein, oder formular weiß 6 schwarz Dxd6.
    .line = Kein Formular. formular weiß DATEI

desk-score-put-in = Auf dem Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: vom Schiedsrichter eingefügt.
    .line =
        { $number } { $mover ->
            [white] w
           *[black] s
        }: { $color ->
            [white] Weiß
           *[black] Schwarz
        }, eingefügt

desk-score-row = Zug { $number }, { $color ->
        [white] Weiß
       *[black] Schwarz
    }. { $agreement ->
        [same] Beide: { $white }.
        [differ] Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Sie widersprechen sich.
        [one-only] Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Nur eine hat ihn.
       *[unread] Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Nicht sicher zu lesen.
    }
    .line =
        { $number } { $color ->
            [white] w
           *[black] s
        }: { $white } | { $black }{ $agreement ->
            [same] {""}
            [differ] {"  anders"}
            [one-only] {"  nur 1"}
           *[unread] {"  unklar"}
        }

desk-nothing-known = Es gibt nichts zu vergleichen: Weder ein Partieformular noch ein Brett ist bekannt. Geben Sie formular oder brett ein.
    .line = Nichts bekannt: formular oder brett

desk-retrace-to = Die Stellung nach Zug { $number } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }, Halbzug { $ply }.
    .line =
        Zurück: nach { $number } { $color ->
            [white] Weiß
           *[black] Schwarz
        }

desk-retrace-start = Die Anfangsstellung.
    .line = Zurück zur Anfangsstellung

desk-no-half-move = Die Partie hat keinen Halbzug { $ply }. Nennen Sie die Zugnummer und den Spieler, zum Beispiel zurückführen 5 schwarz.
    .line = Kein Halbzug { $ply }

desk-would-keep = { $kept ->
        [no] Vom Verlauf bleibt kein Halbzug
       *[yes] Der Verlauf bleibt bis zum Zug { $number } von { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    }, und { $count ->
        [0] es folgt nichts
        [one] es folgt ein anderer Halbzug
       *[other] es folgen { $count } andere Halbzüge
    }.
    .line =
        Verlauf: { $kept ->
            [no] nichts
           *[yes] bis { $number } { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        }, dann { $count } dazu

desk-ask-accept =
    { $unread ->
        [yes] Weichen die Bretter ab, und soll das so entschieden werden? Tippen Sie ja oder nein.
       *[no] Soll das so entschieden werden? Tippen Sie ja oder nein.
    }
    .line =
        { $unread ->
            [yes] Bretter weichen ab: so? ja oder nein
           *[no] So entscheiden? ja oder nein
        }

desk-accept-nothing = Weder Verlauf noch Uhren sind zu ändern. Geben Sie schritte ein für die Schritte an den Brettern, oder fortsetzen.
    .line = Nichts zu ändern: schritte, fortsetzen

desk-accept-unclear = Nicht angenommen: Ein Partieformular ist an der entscheidenden Stelle nicht zu lesen. Geben Sie den Halbzug mit formular ein, zum Beispiel formular schwarz 6 schwarz Dxd6. Fügen Sie ein, was fehlt, zum Beispiel formular schwarz 6 schwarz einfügen Dxd6. Oder setzen Sie den Verlauf selbst mit verlauf.
    .line = Formular unklar: formular oder verlauf

desk-nothing-asked = Es wurde nichts gefragt. Geben Sie annehmen ein, damit ein Vorschlag wiederholt und entschieden wird.
    .line = Nichts gefragt. Zuerst: annehmen

desk-rulings-broken = Der Rest des Vorschlags wurde nicht entschieden. Geben Sie vorschlag ein für das, was bleibt.
    .line = Rest nicht entschieden. vorschlag

desk-walk-on = Auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    }:
    .line =
        Brett von { $color ->
            [white] Weiß
           *[black] Schwarz
        }:

desk-walk-none = Es gibt keine Schritte: Jedes bekannte Brett stimmt. Ein unbekanntes Brett geben Sie mit brett ein, zum Beispiel brett schwarz und eine FEN.
    .line = Keine Schritte. Unbekannt: brett schwarz

desk-walk-not-begun = Es werden keine Schritte durchgegangen. Geben Sie schritte ein.
    .line = Noch keine Schritte: schritte

desk-walk-done = Das war der letzte Schritt. Geben Sie unterschiede ein, um noch einmal zu vergleichen, oder fortsetzen.
    .line = Fertig. unterschiede oder fortsetzen

desk-sheet-unread = Das Formular { $path } wurde nicht übernommen. { $reason } Nennen Sie eine andere Datei oder einzelne Halbzüge, zum Beispiel formular weiß 6 schwarz Dxd6.
    .line = Nicht übernommen. { $reason }

desk-report-written = Der Bericht ist geschrieben: { $path }.
    .line = Bericht: { $path }

desk-help = Das ist das Schiedsrichterpult. Stand, uhren, formulare, unterschiede, zurückführen und vorschlag geben Auskunft und ändern nichts. Nach dem Code wird im Saal angesagt, was Sie entscheiden: anhalten und fortsetzen, uhr, zugabe und abzug, verwarnen und regelwidrig, regel, formular, brett und verlauf. Annehmen entscheidet, was vorgeschlagen ist; schritte geht die Schritte durch. Bericht schreibt eine Seite. Weiter liest alle Anweisungen; hilfe und ein Wort erklärt eine; tasten nennt die Tasten. Fertig verlässt das Pult, beenden schließt es.
    .line = weiter: alles. hilfe WORT. tasten.

desk-key-space = Beide Uhren, solange nichts getippt ist. Keine Taste dieses Pults drückt eine.
    .line = Leertaste, Zeile leer: beide Uhren
    .keys = Leertaste

desk-key-white = Die Uhr von Weiß, von überall.
    .line = F7: Uhr von Weiß
    .keys = F7

desk-key-black = Die Uhr von Schwarz, von überall.
    .line = F8: Uhr von Schwarz
    .keys = F8

desk-key-escape = Nimmt eine Frage zurück, verlässt dann das Brett, leert dann die Zeile.
    .line = Escape: zurück, abbrechen, leeren
    .keys = Escape

desk-key-leave = Fragt, ob das Pult geschlossen werden soll; noch einmal gedrückt, schließt es.
    .line = Strg+C, Strg+D: Pult schließen
    .keys = Strg+C oder Strg+D

desk-key-arrows = Über das Brett, das Sie ansehen; w wechselt zu dem des anderen Spielers.
    .line = Pfeile: dieses Brett; w: das andere
    .keys = Pfeiltasten

desk-key-clocks = Beide Uhren.
    .line = t: Uhren
    .keys = t auf dem Brett

desk-state-last = Der letzte Zug: { $number } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.{ $next ->
        [white] {" "}Weiß ist am Zug.
        [black] {" "}Schwarz ist am Zug.
       *[none] {""}
    }
    .line = Zuletzt: { $number } { $color ->
            [white] w
           *[black] s
        } { $move }.{ $next ->
            [white] {" "}Nun: Weiß
            [black] {" "}Nun: Schwarz
           *[none] {""}
        }

desk-walk-begins = { $white ->
        [0] Kein Schritt
        [one] Ein Schritt
       *[other] { $white } Schritte
    } auf dem Brett von Weiß, { $black ->
        [0] keiner
        [one] einer
       *[other] { $black }
    } auf dem von Schwarz. Geben Sie ja oder nächster ein, wenn ein Schritt getan ist, nein oder wiederholen für denselben, zurück für den davor, anhalten zum Aufhören.
    .line = Schritte: W { $white }, S { $black }. Getan: ja

desk-walk-first = Das ist der erste Schritt.

desk-walk-left = Die Schritte sind abgebrochen. Was bestätigt war, bleibt. Mit schritte geht es weiter mit dem, was noch zu tun ist.
    .line = Abgebrochen. Weiter: schritte

desk-help-clocks = uhren: beide Uhren, und welche läuft.
    .line = uhren

desk-help-scores = formulare: beide Partieformulare nebeneinander, um den ersten Unterschied herum. Mit einem Zug um diesen herum, zum Beispiel formulare 12 schwarz.
    .line = formulare 12 schwarz

desk-help-differences = unterschiede: wo Formulare und Bretter abweichen und mit welchem Halbzug ein Brett den Verlauf verließ. Nur dieses Pult hört es.
    .line = unterschiede

desk-help-sheet = formular, ein Spieler und eine Datei: das ganze Formular. Oder formular, ein Spieler, ein Zug und was dort geschrieben steht, zum Beispiel formular weiß 6 schwarz Dxd6. Mit einfügen davor fügt das Pult einen Zug ein, der auf dem Formular fehlt, und der Rest rückt weiter, zum Beispiel formular weiß 6 schwarz einfügen Dxd6.
    .line = formular weiß DATEI

desk-help-board = brett, ein Spieler und was sein Brett zeigt: stimmt, oder eine FEN, oder Farben und Figuren, zum Beispiel brett weiß weiß Ke1 e2 schwarz Ke8.
    .line = brett weiß stimmt

desk-help-retrace = zurückführen: die Stellung, zu der zurückgekehrt wird, die Schritte auf jedem Brett und beide Uhren in jenem Augenblick. Mit einem Zug bis zu diesem, zum Beispiel zurückführen 5 schwarz.
    .line = zurückführen 5 schwarz

desk-help-propose = vorschlag: was die Regeln hier vorsehen, mit Gründen, Schritten und Uhren. Dadurch ändert sich nichts.
    .line = vorschlag

desk-help-accept = annehmen: sagt alles, was der Vorschlag bedeutet, und fragt, bevor entschieden wird. annehmen zurückführen mit einem Halbzug geht bis zu diesem zurück, zum Beispiel annehmen zurückführen 4 weiß.
    .line = annehmen

desk-help-yes = ja: was nach annehmen gesagt wurde, ist entschieden; bei den Schritten: dieser ist getan. nein: es wird nicht entschieden; bei den Schritten: dieser noch einmal.
    .line = ja, nein

desk-help-walk = schritte: die Schritte auf beiden Brettern, einer nach dem anderen. ja oder nächster bestätigt jeden, nein oder wiederholen sagt ihn noch einmal, zurück geht zu dem davor, anhalten hört auf.
    .line = schritte

desk-help-next = nächster: dieser Schritt ist getan und kommt ins Protokoll; der nächste wird gesagt. voriger, oder zurück allein: der Schritt davor. wiederholen: derselbe Schritt noch einmal.
    .line = nächster, voriger, wiederholen

desk-help-course = verlauf, wie viele Halbzüge bleiben, und die Züge danach: setzt den Verlauf der Partie. Zum Beispiel verlauf 5 schwarz Sf3 Sc6, oder verlauf 0.
    .line = verlauf 5 schwarz Sf3 Sc6

desk-help-report = bericht und eine Datei: schreibt den Bericht als Seite zum Lesen und Drucken.
    .line = bericht DATEI.html

desk-report-not-written = Der Bericht wurde nicht geschrieben. { $reason }
    .line = Kein Bericht. { $reason }

desk-suspended = Die Partie ist unterbrochen.

desk-case-open = Ein Fall ist offen.

desk-help-unknown = Dazu gibt es keine Hilfe. Tippen Sie hilfe.

desk-would-take-back =
    { $count ->
        [0] Es wird kein Halbzug zurückgenommen.
        [one] Ein Halbzug wird auf beiden Brettern zurückgenommen.
       *[other] { $count } Halbzüge werden auf beiden Brettern zurückgenommen.
    }
    .line =
        { $count ->
            [0] Kein Halbzug zurück.
            [one] Ein Halbzug zurück.
           *[other] { $count } Halbzüge zurück.
        }

desk-would-set-clock =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $kept ->
        [yes] { $left }, wie jetzt
       *[no] { $left } statt { $shows }
    }; { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    } ausgeführt, bisher { $counted }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $left }, Züge { $moves }

desk-ask-time =
    { $given ->
        [yes] Seither bekam { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $time } mehr. Wieder geben? Tippen Sie ja oder nein.
       *[no] Seither verlor { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $time } durch eine Entscheidung. Wieder abziehen? Tippen Sie ja oder nein.
    }
    .line =
        { $given ->
            [yes] { $color ->
                [white] Weiß
               *[black] Schwarz
            } wieder { $time } mehr? ja/nein
           *[no] { $color ->
                [white] Weiß
               *[black] Schwarz
            } wieder { $time } weniger? ja/nein
        }

desk-accept-not = Nicht angenommen.

desk-accept-by-hand = Einen Halbzug lesen Sie mit formular schwarz 6 schwarz Dxd6 neu und fügen ihn mit formular schwarz 6 schwarz einfügen Dxd6 ein. Um trotzdem Züge zurückzunehmen, geben Sie annehmen zurückführen und den Halbzug ein, zum Beispiel annehmen zurückführen 4 weiß.
    .line = formular, oder annehmen zurückführen

desk-accept-outdated = Nicht getan: Seit der Frage ist ein Zug geschehen. Tippen Sie noch einmal annehmen.
    .line = Zug seither. annehmen wiederholen.

desk-would-replace =
    Der Verlauf der Formulare wird eingetragen, an der Stelle von { $count ->
        [0] keinem Halbzug
        [one] einem Halbzug
       *[other] { $count } Halbzügen
    }. Keine Uhr geht zurück.
    .line = Nach den Formularen; ersetzt: { $count }

desk-would-show =
    Damit hat { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $left }.
    .line =
        Dann { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $left }

desk-time-not-again = Sie bleibt weg.

desk-time-since =
    Nicht in diesen Uhren: { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $given ->
        [yes] bekam seither { $time } mehr
       *[no] verlor seither { $time } durch eine Entscheidung
    }. Annehmen fragt danach.
    .line =
        Nicht dabei: { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $given ->
            [yes] plus
           *[no] minus
        } { $time }

desk-accept-void = Die Frage von annehmen gilt nicht mehr. Tippen Sie noch einmal annehmen.
    .line = Frage erledigt. annehmen wiederholen.

desk-ask-resume = Geht das Spiel trotzdem weiter? Tippen Sie ja oder nein, oder schritte.
    .line = Trotzdem fortsetzen? ja oder nein

desk-board-unset =
    Das Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } weicht auf { $count ->
        [one] einem Feld
       *[other] { $count } Feldern
    } vom Verlauf ab.
    .line =
        Brett { $color ->
            [white] Weiß
           *[black] Schwarz
        } weicht ab: { $count }

desk-board-unread =
    { $color ->
        [white] Das Brett von Weiß ist nicht bekannt. Lassen Sie die Stellung aufbauen, dann geben Sie brett weiß stimmt ein.
       *[black] Das Brett von Schwarz ist nicht bekannt. Lassen Sie die Stellung aufbauen, dann geben Sie brett schwarz stimmt ein.
    }
    .line =
        { $color ->
            [white] Unbekannt: brett weiß stimmt
           *[black] Unbekannt: brett schwarz stimmt
        }

desk-walk-not-ruled = Noch kein Schritt: Die vorgeschlagene Stellung ist nicht die des Verlaufs. Entscheiden Sie zuerst, mit annehmen oder annehmen zurückführen und dem Halbzug. Dann geben Sie schritte ein.
    .line = Zuerst annehmen, dann schritte.

desk-walk-by-hand = Findet der Besitzer sein Brett falsch, so richtet er es selbst: dann geben Sie brett schwarz stimmt ein und fortsetzen.
    .line = Gerichtet: brett schwarz stimmt

desk-half-move-struck = Ihre Entscheidung nahm Zug { $number } von { $color ->
        [white] Weiß
       *[black] Schwarz
    } zurück, { $move }. Das Formular, das weitergeht, hat dort einen anderen Halbzug: Die Formulare stimmen nicht überein. Setzen Sie den richtigen Verlauf mit verlauf.
    .line =
        Zurückgenommen: { $number } { $color ->
            [white] W
           *[black] S
        } { $move }

desk-sheet-over-kept =
    { $color ->
        [white] Es tritt an die Stelle dessen, was das Programm für Weiß geschrieben hat. War es das Formular des anderen, geben Sie formular weiß geführt ein und lesen es mit formular schwarz.
       *[black] Es tritt an die Stelle dessen, was das Programm für Schwarz geschrieben hat. War es das Formular des anderen, geben Sie formular schwarz geführt ein und lesen es mit formular weiß.
    }
    .line =
        { $color ->
            [white] Ersetzt. Zurück: formular weiß geführt
           *[black] Ersetzt: formular schwarz geführt
        }
