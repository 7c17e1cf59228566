link-code = Der Code zum Beitreten ist { $code }.
    .line = Code { $code }

link-address = Am anderen Rechner geben Sie ein: ansage join { $address }
    .line = ansage join { $address }

link-discovered = Im selben Netz genügt ansage join.
    .line = In diesem Netz: ansage join

link-not-announced = Die Partie wird im Netz nicht bekannt gegeben. Wer beitritt, gibt die Adresse ein.
    .line = Im Netz nicht bekannt gegeben

link-no-discovery = Die Partie lässt sich im Netz nicht bekannt geben. Wer beitritt, gibt die Adresse ein. { $reason }
    .line = Im Netz nicht bekannt zu geben

link-no-network = Keine andere Station kann beitreten: Unter { $address } ist nichts zu erreichen. { $reason } Die Partie geht an dieser Tastatur weiter. Beheben Sie es und starten Sie neu, oder nennen Sie mit --listen eine andere Adresse.
    .line = Kein Beitritt. Die Partie läuft hier.

link-no-network-why = { $address }: { $reason }

link-no-address = Dieser Rechner ist in keinem Netz, also können nur Programme auf ihm beitreten. Verbinden Sie ihn und geben Sie dann verbindung ein.
    .line = Dieser Rechner ist in keinem Netz

link-needs-real-time = Andere Stationen brauchen die wirkliche Zeit. Lassen Sie --clock script weg, oder spielen Sie mit ansage play.

link-not-hosting = Dieser Partie kann keine andere Station beitreten. Verlassen Sie sie und starten Sie mit ansage host.
    .line = Ohne Verbindung. Starten: ansage host

link-nobody = Keine andere Station ist beigetreten.
    .line = Keine andere Station ist dabei

link-there = { $capacity ->
        [assistant] Der Assistent von { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    } hat eine eigene Station. { $known ->
        [no] Die Verzögerung ist noch nicht gemessen.
       *[yes] { $delay ->
            [one] Die Verzögerung beträgt { $delay } Millisekunde.
           *[other] Die Verzögerung beträgt { $delay } Millisekunden.
        }
    }
    .line = { $capacity ->
        [assistant] Assistent { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    }: dabei, { $known ->
        [no] nicht gemessen
       *[yes] { $delay } ms
    }

link-waits = Jemand will Assistent von { $color ->
        [white] Weiß
       *[black] Schwarz
    } sein und wartet.
    .line = Assistent { $color ->
        [white] Weiß
       *[black] Schwarz
    }: wartet auf ein Ja

link-away = Die Verbindung zur Station { $capacity ->
        [assistant] des Assistenten von { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] von { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    } ist verloren. Er kann ohne Code wieder beitreten; verbindung frei holt ihn an diese Tastatur zurück.
    .line = { $capacity ->
        [assistant] Assistent { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    }: Verbindung verloren

link-spectators = { $count ->
        [one] Ein Zuschauer.
       *[other] { $count } Zuschauer.
    }

link-desk = Ein Schiedsrichterpult an einem anderen Rechner.
    .line = Schiedsrichterpult an anderem Rechner

link-free-which = Weiß und Schwarz haben eigene Stationen. Geben Sie ein: verbindung frei weiß, oder verbindung frei schwarz.
    .line = verbindung frei weiß, oder schwarz?

link-nothing-open = Keine andere Station kann beitreten: Beim Start war nichts zu öffnen. Verlassen Sie die Partie und starten Sie neu.
    .line = Kein Beitritt möglich. Neu starten.

link-pause = { $count ->
        [one] { $count } Sekunde lang wird kein Code angenommen. Mit verbindung code machen Sie einen, der sofort gilt.
       *[other] { $count } Sekunden lang wird kein Code angenommen. Mit verbindung code machen Sie einen, der sofort gilt.
    }
    .line = { $count } s lang gilt kein Code

link-code-kept = Es gibt keinen neuen Code; der alte bleibt. { $reason }
    .line = Kein neuer Code; der alte bleibt

link-keys-aside = Die Schlüssel der beigetretenen Stationen sind nicht zu lesen. Sie liegen jetzt in { $path }, und wer beigetreten war, braucht den Code noch einmal; geben Sie zuerst seinen Platz mit verbindung frei zurück.
    .line = Schlüssel unlesbar: Code nötig

link-keys-not-kept = Die Schlüssel der Stationen sind nicht zu speichern. Nach dem nächsten Start braucht, wer beigetreten ist, den Code noch einmal. { $reason }
    .line = Schlüssel nicht zu speichern

link-keys-later = { $path } stammt von einer neueren Version dieses Programms.
