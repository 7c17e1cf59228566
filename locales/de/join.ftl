join-searching = { $place ->
        [machine] Auf diesem Rechner wird nach einer Partie gesucht.
       *[network] Im Netz wird nach einer Partie gesucht.
    }
    .line = { $place ->
        [machine] Partie wird hier gesucht.
       *[network] Partie wird im Netz gesucht.
    }

join-found = Gefunden: { $name }, { $address }.

join-found-many = { $count ->
        [one] Eine Partie gefunden. Tippen Sie ihre Nummer.
       *[other] { $count } Partien gefunden. Tippen Sie die Nummer der Ihren.
    }
    .line = Partien gefunden: { $count }. Nummer?

join-found-one = Eine Partie gefunden. Tippen Sie 1, um beizutreten, oder eine andere Adresse.
    .line = Eine Partie: 1, oder eine Adresse.

join-found-row = { $number }: { $name }, { $address }

join-found-which = Mehrere Partien gefunden: { $list }. Nennen Sie eine davon, etwa: ansage join 192.168.1.7.

join-ask-host = { $place ->
        [machine] Auf diesem Rechner wurde keine Partie gefunden.
       *[network] In diesem Netz wurde keine Partie gefunden.
    } Der Gastgeber sagt seine Adresse mit dem Befehl verbindung. Tippen Sie die Adresse, drücken Sie Enter für eine neue Suche, oder tippen Sie zurück.
    .line = Keine Partie da. Adresse, zurück?

join-none-found = { $place ->
        [machine] Auf diesem Rechner wurde keine Partie gefunden. Beginnen Sie eine, der man nur von hier beitritt, mit ansage host --listen 127.0.0.1:20140; oder lassen Sie --here weg, dann wird im Netz gesucht.
       *[network] In diesem Netz wurde keine Partie gefunden. Nennen Sie den Gastgeber, etwa: ansage join 192.168.1.7; er sagt seine Adresse mit dem Befehl verbindung.
    }

join-help = Sie treten einer Partie bei, die ein anderer Rechner anbietet. Er sagt Adresse und Code. Zum Menü tippen Sie zurück.
    .line = Beitreten. Zum Menü: zurück tippen

join-ask-name = Tippen Sie Ihren Namen und drücken Sie Enter. Der Spieler oder der Schiedsrichter hört ihn.
    .line = Ihr Name?

join-ask-code = Tippen Sie den Code des Gastgebers, sechs Ziffern, und drücken Sie Enter.
    .line = Der Code des Gastgebers?

join-code-shape = Das ist kein Code: { $text }. Ein Code hat sechs Ziffern, etwa 4 7 1 1 2 3.
    .line = Kein Code: sechs Ziffern, etwa 471123

join-code-wrong = Falscher Code. Fragen Sie den Gastgeber nach dem Code; nach fünf falschen hat er einen neuen. Tippen Sie ihn noch einmal.
    .line = Falscher Code. Der richtige?

join-code-refused = Der Gastgeber hat den Code abgelehnt. Fragen Sie ihn danach und starten Sie noch einmal; nach fünf falschen Codes hat er einen neuen.

join-code-none = Dort, wo der Code stehen sollte, ist keiner: { $text }. Er hat sechs Ziffern, etwa 471123.

join-code-pause = Es waren zu viele falsche Codes. Der Gastgeber nimmt den nächsten in { $time } an, und es ist ein neuer: Fragen Sie danach.
    .line = Zu viele falsche Codes. Warten: { $time }

join-key-unknown = Der Gastgeber kennt diese Station nicht mehr: Der Platz wurde zurückgenommen oder neu vergeben. Ein neuer Code ist nötig.
    .line = Der Gastgeber verlangt einen neuen Code.

join-no-host = Unter { $address } antwortet kein Gastgeber. { $reason } Prüfen Sie, ob dort ansage host läuft, ob beide Rechner im selben Netz sind und ob keine Firewall den Port sperrt.
    .line = Kein Gastgeber: { $address }

join-other-protocol = Beim Gastgeber läuft eine andere Version dieses Programms. Verwenden Sie auf beiden Rechnern dieselbe.
    .line = Andere Programmversion beim Gastgeber.

join-seat-taken = Der Platz hat schon eine Station. Der Gastgeber kann ihn mit verbindung frei zurücknehmen; treten Sie dann noch einmal bei. Zum Zuschauen: --role spectator.
    .line = Platz besetzt. Am Gastgeber freigeben.

join-awaits-consent =
    Sie warten auf ein Ja von { $color ->
        [white] Weiß
       *[black] Schwarz
    } oder vom Schiedsrichter. Bis dahin zählt nichts, was Sie tun.
    .line =
        Wartet auf ein Ja von { $color ->
            [white] Weiß
           *[black] Schwarz
        }

join-not-accepted = Sie sind nicht der Assistent: Der Spieler oder der Schiedsrichter hat Nein gesagt.
    .line = Nicht Assistent: Die Antwort war nein.

join-no-name = Ein Assistent tritt mit Namen bei: Ergänzen Sie --name und Ihren Namen.
    .line = Ergänzen Sie --name und Ihren Namen.

join-seat-needed = Ein Assistent gehört zu einem Spieler: Ergänzen Sie --seat white oder --seat black.

join-too-many = Der Gastgeber hat so viele Stationen, wie er aufnimmt. Schließen Sie eine davon und treten Sie noch einmal bei.
    .line = Zu viele Stationen beim Gastgeber.

join-other-game = Der Gastgeber spielt eine andere Partie als die, der diese Station beigetreten war. Um der neuen beizutreten, starten Sie noch einmal mit --new-code.
    .line = Der Gastgeber spielt eine andere Partie.

join-history-differs = Was diese Station von der Partie hat, stimmt nicht mit dem Gastgeber überein. Der Schiedsrichter ist gerufen. Nach seiner Entscheidung starten Sie noch einmal mit --new-code.
    .line = Verläufe verschieden. Schiedsrichter.

join-freed = Der Gastgeber hat diesen Platz freigegeben, während diese Station fort war. Um hier weiterzuspielen, fragen Sie nach dem Code und treten Sie noch einmal bei.
    .line = Der Gastgeber hat den Platz frei.

join-owner-returned = Das erste Gerät dieses Platzes ist wieder da. Dieses Gerät hat den Platz nicht mehr.
    .line = Erstes Gerät zurück. Sie sind draußen.

join-cut-off = Der Gastgeber hat die Verbindung getrennt: Was diese Station schickte, war nicht zu verstehen oder zu viel auf einmal. Nichts ist verloren. Starten Sie noch einmal; kommt es wieder vor, verwenden Sie auf beiden Rechnern dieselbe Version.
    .line = Der Gastgeber hat getrennt.

join-failed = Die Verbindung zum Gastgeber { $address } kommt nicht zustande. { $reason }

join-joined = { $role ->
        [player] Beigetreten. { $color ->
            [white] Sie haben Weiß.
           *[black] Sie haben Schwarz.
        }
       *[assistant] Beigetreten. { $color ->
            [white] Sie helfen Weiß.
           *[black] Sie helfen Schwarz.
        }
    }
    .line = { $role ->
        [player] { $color ->
            [white] Beigetreten. Sie haben Weiß.
           *[black] Beigetreten. Sie haben Schwarz.
        }
       *[assistant] { $color ->
            [white] Beigetreten als Assistent von Weiß.
           *[black] Beigetreten als Assistent von Schwarz.
        }
    }

join-duties = { $letters ->
        [none] Der Assistent hat an diesem Tisch keine Pflichten. Der Schiedsrichter kann ihm welche geben, Artikel { $article }.
       *[other] Ihre Pflichten hier, nach den Buchstaben der Regeln: { $letters }.
    }
    .line = { $letters ->
        [none] Sie haben hier keine Pflichten.
       *[other] Ihre Pflichten: { $letters }
    }

join-joined-spectator = Beigetreten. Sie sehen die Partie und können nicht eingreifen.
    .line = Beigetreten. Sie sehen zu.

join-lost =
    { $clocks ->
        [stop] Die Verbindung zum Gastgeber ist weg. Beide Uhren stehen. Das Programm verbindet sich wieder.
        [run] Die Verbindung zum Gastgeber ist weg. Die Uhr läuft weiter. Das Programm verbindet sich wieder.
       *[none] Die Verbindung zum Gastgeber ist weg. Das Programm verbindet sich wieder.
    }
    .line = { $clocks ->
        [stop] Verbindung weg. Beide Uhren stehen.
        [run] Verbindung weg. Die Uhr läuft.
       *[none] Verbindung weg. Neuer Versuch läuft.
    }

join-back = { $play ->
        [stands] Die Verbindung zum Gastgeber ist wieder da. Nichts ist verloren. Beide Uhren stehen; Enter sagt, wie es weitergeht.
       *[goes] Die Verbindung zum Gastgeber ist wieder da. Nichts ist verloren.
    }
    .line = { $play ->
        [stands] Verbindung da. Enter sagt, wie weiter
       *[goes] Die Verbindung ist wieder da.
    }

join-not-sent = Nicht gesendet: Die Verbindung zum Gastgeber ist verloren. Sie können das Brett abtasten; wiederholen Sie es, wenn sie wieder da ist.
    .line = Nicht gesendet: keine Verbindung.

join-too-fast = Nicht gesendet: Der Gastgeber hat auf das Vorige noch nicht geantwortet. Warten Sie einen Augenblick und wiederholen Sie es.
    .line = Nicht gesendet: Antwort steht noch aus.

join-other-seat = Nicht geschehen: Hier handeln Sie nur für sich. Der andere Spieler sitzt an einer anderen Station.
    .line = Nicht geschehen: nur für sich selbst.

join-only-watching = Nicht geschehen: Wer zusieht, greift nicht ein. Sie können das Brett abtasten und Uhren und Züge lesen.
    .line = Nicht geschehen: Sie sehen zu.

join-not-a-duty = { $letters ->
        [none] Nicht geschehen: Der Assistent hat an diesem Tisch keine Pflichten. Der Schiedsrichter kann ihm welche geben, Artikel { $article }.
       *[other] Nicht geschehen: Das gehört hier nicht zu den Pflichten des Assistenten. Sie sind: { $letters }.
    }
    .line = { $letters ->
        [none] Nicht geschehen: keine Pflichten.
       *[other] Nicht geschehen. Pflichten: { $letters }
    }

join-not-here = Nicht geschehen: Das geschieht beim Gastgeber.
    .line = Nicht geschehen: nur beim Gastgeber.

join-no-desk = Nicht geschehen: Der Schiedsrichter hat ein eigenes Pult, mit ansage join GASTGEBER --role arbiter, oder er ist beim Gastgeber.
    .line = Nicht geschehen: Hier ist kein Pult.

join-no-board = Hier geht das nicht: Nur wer hier spielt, schließt hier sein Brett an, mit ansage join --board.
    .line = Geht nicht: Hier ist kein Brett.

join-board-no-player = Das Brett wird nicht benutzt: Nur ein Spieler hat eines an seiner eigenen Station.
    .line = Brett unbenutzt: nur für Spieler

join-board-no-pegs = Das Brett wird nicht benutzt: Ein DGT-Brett ist für Sehende. Ihres ist ein Tastbrett: Tippen Sie brett an und nur seinen Anschluss, zum Beispiel brett an /dev/ttyUSB0. Bis dahin geht es mit Worten weiter.
    .line = Unbenutzt: DGT-Bretter sind für Sehende

join-board-no-dgt = Das Brett wird nicht benutzt: Nennen Sie Ihres mit seiner Art, zum Beispiel --board dgt:/dev/ttyUSB1. Bis dahin ziehen Sie hier.
    .line = Brett unbenutzt: dgt:ANSCHLUSS

join-seal-paper = Nicht abgegeben: Der Gastgeber verwahrt keinen Abgabezug einer beigetretenen Station. Schreiben Sie den Zug für den Schiedsrichter auf Papier, und tippen Sie abgabe papier.
    .line = Nicht abgegeben: auf Papier.

join-ask-leave = { $clocks ->
        [stop] Die Partie an dieser Station verlassen? Beide Uhren stehen dann. Tippen Sie ja oder nein.
        [run] Die Partie an dieser Station verlassen? Ihre Uhr läuft weiter. Tippen Sie ja oder nein.
       *[none] Die Partie an dieser Station verlassen? Tippen Sie ja oder nein.
    }
    .line = Diese Station verlassen? ja oder nein

join-left = Sie sind gegangen. Die Partie ist beim Gastgeber; mit ansage join kommen Sie zurück.
    .line = Gegangen. Zurück mit: ansage join

join-host-left = Der Gastgeber hat die Partie gespeichert und ist gegangen. Diese Station wartet auf ihn; mit beenden verlassen Sie sie.
    .line = Gastgeber weg. Warten, oder: beenden

join-not-kept = Was diese Station braucht, um ohne Code zurückzukommen, lässt sich in { $path } nicht speichern. { $reason } Die Partie geht weiter; nach einem neuen Start ist wieder der Code nötig.
    .line = Ein neuer Start braucht wieder den Code.

join-players-own = Nicht geschehen: Das tut der Spieler selbst; es ist keine Pflicht eines Assistenten.
    .line = Nicht geschehen: Sache des Spielers.

join-sighted-assistant = Nicht geschehen: Der Assistent eines sehenden Spielers hat nur die Pflichten a und b: Züge auf dem Brett des Gegners ausführen und Züge ansagen, Artikel { $article }.
    .line = Nicht geschehen: nicht nach { $article }.

join-arbiters = Nicht geschehen: Das ist Sache des Schiedsrichters. Um ihn zu rufen, tippen Sie schiedsrichter.
    .line = Nicht geschehen: Schiedsrichter rufen.

join-too-long = Nicht geschehen: Das ist zu lang. Fassen Sie es kürzer.
    .line = Nicht geschehen: zu lang.

join-link-is = { $delay ->
        [none] Der Gastgeber ist { $address }. Die Verbindung steht.
       *[other] Der Gastgeber ist { $address }. Die Verbindung steht; hin und zurück dauert es { $delay }.
    }
    .line = { $delay ->
        [none] Gastgeber: { $address }
       *[other] Gastgeber: { $address }, { $delay }
    }

join-link-lost = Die Verbindung zum Gastgeber { $address } ist verloren. Es wird von selbst weiter versucht.
    .line = Verbindung weg: { $address }

join-millis = { $count ->
        [one] eine Millisekunde
       *[other] { $count } Millisekunden
    }
    .line = { $count } ms

join-not-the-hosts = Nicht geschehen: Code und Plätze sind Sache des Gastgebers. Hier sagt verbindung, wie es um die Verbindung steht.
    .line = Nicht geschehen: Hier nur: verbindung

join-missed = { $count ->
        [one] Eine Meldung ist inzwischen gekommen.
       *[other] { $count } Meldungen sind inzwischen gekommen. Alle sind zu lesen; die letzten werden gesprochen.
    }
    .line = Inzwischen { $count } Meldungen

join-replaced = Derselbe Spieler ist von einem anderen Fenster oder Rechner beigetreten; diese Station wird verlassen.
    .line = Anderswo beigetreten; hier zu Ende.

join-not-a-host = Was unter { $address } antwortet, ist kein Gastgeber dieses Programms. Prüfen Sie Adresse und Port; der Gastgeber sagt sie mit dem Befehl verbindung.
    .line = Kein Gastgeber: { $address }

join-silent = Von { $address } kam innerhalb von { $time } keine Antwort. Ist das der richtige Port? Der Gastgeber sagt Adresse und Port mit dem Befehl verbindung.
    .line = Keine Antwort: { $address }

join-other-host = Unter { $address } antwortet ein anderer Gastgeber als der, dem diese Station beigetreten war. Um ihm beizutreten, starten Sie noch einmal mit --new-code.
    .line = Anderer Gastgeber: { $address }

join-gap = Inzwischen ist so viel geschehen, dass nicht jede Meldung aufgehoben ist. Stellung, Uhren und Züge sind die des Gastgebers.
    .line = Viel geschehen. Alles ist aktuell.

join-no-answer = Der Gastgeber hat die Verbindung getrennt, bevor er antwortete. Starten Sie noch einmal; kommt es wieder vor, sehen Sie beim Gastgeber nach.
    .line = Keine Antwort vom Gastgeber.

join-host-leaves = Der Gastgeber schließt gerade. Die Partie ist gespeichert. Starten Sie später noch einmal.
    .line = Der Gastgeber schließt.

join-unread = Die Ausgabe wurde geschlossen, darum wurde diese Station verlassen. Die Partie ist beim Gastgeber.

join-unreadable = Nicht geschehen: Der Gastgeber konnte es nicht lesen. Verwenden Sie auf beiden Rechnern dieselbe Programmversion.
    .line = Nicht geschehen: nicht lesbar.

join-not-done = Nicht geschehen: Der Gastgeber hat es abgelehnt. Sehen Sie nach, was erwartet wird, und wiederholen Sie es.
    .line = Nicht geschehen: abgelehnt.

join-desk-no-code = Der Schiedsrichter hat beim Gastgeber noch keinen Code. Der Schiedsrichter setzt sich zuerst dort an das Schiedsrichterpult, mit dem Befehl schiedsspruch, und der andere Spieler bestätigt den Code; oder der Gastgeber legt die Partie mit --arbiter-code-file an. Dann starten Sie hier noch einmal; zum Beitreten braucht dieser Rechner keinen Code mehr.
    .line = Erst dort Code setzen: schiedsspruch

join-desk-code-wrong = Das ist nicht der Code des Schiedsrichters dieser Partie. Falsche Codes bisher: { $count }. Tippen Sie ihn noch einmal.
    .line = Falscher Code, Nummer { $count }. Neu:

join-desk-code-refused = Der Gastgeber hat den Code des Schiedsrichters abgelehnt; es ist nicht der dieser Partie. Falsche Codes bisher: { $count }. Starten Sie mit dem richtigen noch einmal.

join-desk-code-none = Es gab keinen Code des Schiedsrichters, und ohne ihn zeigt der Gastgeber nichts von der Partie. Er wird getippt, oder er ist in der Datei von --code-file die Zeile nach dem Code zum Beitreten; ohne Terminal ist er die nächste Zeile der Standardeingabe.
