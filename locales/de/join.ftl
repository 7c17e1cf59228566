### A joined station: finding the host, the code, the link, what is not done here.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "join-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Before joining: the host is being looked for on the local network, or on this machine alone.
# Variables:
#   $place (String) - where: network, or machine where the player named only this one
join-searching = { $place ->
        [machine] Auf diesem Rechner wird nach einer Partie gesucht.
       *[network] Im Netz wird nach einer Partie gesucht.
    }
    .line = { $place ->
        [machine] Partie wird hier gesucht.
       *[network] Partie wird im Netz gesucht.
    }

# One host was found on the local network.
# Variables:
#   $name (String) - the host's name
#   $address (String) - its address and port
join-found = Gefunden: { $name }, { $address }.

# Several hosts were found; a row for each follows, and a number is asked for.
# Variables:
#   $count (Number) - how many
join-found-many = { $count ->
        [one] Eine Partie gefunden. Tippen Sie ihre Nummer.
       *[other] { $count } Partien gefunden. Tippen Sie die Nummer der Ihren.
    }

# One of several hosts that were found.
# Variables:
#   $number (String) - what is typed for it
#   $name (String) - the host's name
#   $address (String) - its address and port
join-found-row = { $number }: { $name }, { $address }

# Several hosts were found and nobody can be asked: there is no terminal.
# Variables:
#   $list (String) - their addresses
join-found-which = Mehrere Partien gefunden: { $list }. Nennen Sie eine davon, etwa: ansage join 192.168.1.7.

# No host was found; its address is asked for.
# Variables:
#   $place (String) - where: network, or machine where the player named only this one
join-ask-host = { $place ->
        [machine] Auf diesem Rechner wurde keine Partie gefunden.
       *[network] In diesem Netz wurde keine Partie gefunden.
    } Der Gastgeber sagt seine Adresse mit dem Befehl verbindung. Tippen Sie die Adresse, oder drücken Sie die Eingabetaste und es wird noch einmal gesucht.
    .line = Keine Partie gefunden. Die Adresse?

# No host was found, and nobody can be asked: there is no terminal.
# Variables:
#   $place (String) - where: network, or machine where the player named only this one
join-none-found = { $place ->
        [machine] Auf diesem Rechner wurde keine Partie gefunden. Beginnen Sie eine, der man nur von hier beitritt, mit ansage host --listen 127.0.0.1:20140; oder lassen Sie --here weg, dann wird im Netz gesucht.
       *[network] In diesem Netz wurde keine Partie gefunden. Nennen Sie den Gastgeber, etwa: ansage join 192.168.1.7; er sagt seine Adresse mit dem Befehl verbindung.
    }

# The code is asked for; the host speaks and shows it.
join-ask-code = Tippen Sie den Code des Gastgebers, sechs Ziffern, und drücken Sie die Eingabetaste.
    .line = Der Code des Gastgebers?

# What was typed is no code.
# Variables:
#   $text (String) - what was typed, shortened
join-code-shape = Das ist kein Code: { $text }. Ein Code hat sechs Ziffern, etwa 4 7 1 1 2 3.
    .line = Kein Code: sechs Ziffern, etwa 471123

# The host has refused the code.
join-code-wrong = Falscher Code. Fragen Sie den Gastgeber nach dem Code; nach fünf falschen hat er einen neuen. Tippen Sie ihn noch einmal.
    .line = Falscher Code. Der richtige?

# The host has refused the code, and nobody can be asked again.
join-code-refused = Der Gastgeber hat den Code abgelehnt. Fragen Sie ihn danach und starten Sie noch einmal; nach fünf falschen Codes hat er einen neuen.

# The code was to come from a file or from standard input, and there was none.
# Variables:
#   $text (String) - the first line there, shortened; may be empty
join-code-none = Dort, wo der Code stehen sollte, ist keiner: „{ $text }“. Er hat sechs Ziffern, etwa 471123.

# There were too many wrong codes, and the host takes none for a while.
# Variables:
#   $time (String) - how long
join-code-pause = Es waren zu viele falsche Codes. Der Gastgeber nimmt den nächsten in { $time } an, und es ist ein neuer: Fragen Sie danach.
    .line = Zu viele falsche Codes. Warten: { $time }

# The host does not know any more that this machine has joined; the code is asked for.
join-key-unknown = Der Gastgeber kennt diese Station nicht mehr: Der Platz wurde zurückgenommen oder neu vergeben. Ein neuer Code ist nötig.
    .line = Der Gastgeber verlangt einen neuen Code.

# No host answers at the address.
# Variables:
#   $address (String) - the address
#   $reason (String) - why, a whole sentence
join-no-host = Unter { $address } antwortet kein Gastgeber. { $reason } Prüfen Sie, ob dort ansage host läuft, ob beide Rechner im selben Netz sind und ob keine Firewall den Port sperrt.
    .line = Kein Gastgeber: { $address }

# The host runs another version of the program.
join-other-protocol = Beim Gastgeber läuft eine andere Version dieses Programms. Verwenden Sie auf beiden Rechnern dieselbe.
    .line = Andere Programmversion beim Gastgeber.

# The seat has a station already.
join-seat-taken = Der Platz hat schon eine Station. Der Gastgeber kann ihn mit verbindung frei zurücknehmen; treten Sie dann noch einmal bei. Zum Zuschauen: --role spectator.
    .line = Platz besetzt. Am Gastgeber freigeben.

# An assistant has not said whose he is.
join-seat-needed = Ein Helfer gehört zu einem Spieler: Ergänzen Sie --seat white oder --seat black.

# The host has too many stations.
join-too-many = Der Gastgeber hat so viele Stationen, wie er aufnimmt. Schließen Sie eine davon und treten Sie noch einmal bei.
    .line = Zu viele Stationen beim Gastgeber.

# The host plays another game than the one this machine had joined.
join-other-game = Der Gastgeber spielt eine andere Partie als die, der diese Station beigetreten war. Um der neuen beizutreten, starten Sie noch einmal mit --new-code.
    .line = Der Gastgeber spielt eine andere Partie.

# What this station has of the game is not what the host has; the arbiter is called there.
join-history-differs = Was diese Station von der Partie hat, stimmt nicht mit dem Gastgeber überein. Der Schiedsrichter ist gerufen. Nach seiner Entscheidung starten Sie noch einmal mit --new-code.
    .line = Verläufe verschieden. Schiedsrichter.

# The host has taken the seat back to its own keyboard.
join-freed = Der Gastgeber hat diesen Platz an die eigene Tastatur zurückgenommen. Um hier weiterzuspielen, fragen Sie nach dem Code und treten Sie noch einmal bei.
    .line = Der Gastgeber hat den Platz zurück.

# The host has cut the line, because what came was not understood or too much.
join-cut-off = Der Gastgeber hat die Verbindung getrennt: Was diese Station schickte, war nicht zu verstehen oder zu viel auf einmal. Nichts ist verloren. Starten Sie noch einmal; kommt es wieder vor, verwenden Sie auf beiden Rechnern dieselbe Version.
    .line = Der Gastgeber hat getrennt.

# The line to the host cannot be made or kept, for a reason of the system.
# Variables:
#   $address (String) - the address
#   $reason (String) - why, a whole sentence
join-failed = Die Verbindung zum Gastgeber { $address } kommt nicht zustande. { $reason }

# This station has joined: first thing told.
# Variables:
#   $color (String) - the seat: white or black
#   $role (String) - player or assistant
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
            [white] Beigetreten als Helfer von Weiß.
           *[black] Beigetreten als Helfer von Schwarz.
        }
    }

# An assistant has joined: behind the first thing told.
# Variables:
#   $letters (String) - his duties of D.2.9 or D.2.10 by their letters, or none
join-duties = { $letters ->
        [none] Der Helfer hat an diesem Tisch keine Pflichten. Der Schiedsrichter kann ihm welche geben, Artikel D.2.9.
       *[other] Ihre Pflichten hier, nach den Buchstaben der Regeln: { $letters }.
    }
    .line = { $letters ->
        [none] Sie haben hier keine Pflichten.
       *[other] Ihre Pflichten: { $letters }
    }

# This station has joined to watch: first thing told.
join-joined-spectator = Beigetreten. Sie sehen die Partie und können nicht eingreifen.
    .line = Beigetreten. Sie sehen zu.

# The link to the host is lost; it is tried again by itself. Told once.
# Variables:
#   $clocks (String) - what the rule of the table is: stop, run, or none where no clock ran
join-lost = { $clocks ->
        [stop] Die Verbindung zum Gastgeber ist verloren. Nach der Regel dieses Tisches stehen beide Uhren. Es wird von selbst weiter versucht.
        [run] Die Verbindung zum Gastgeber ist verloren. Nach der Regel dieses Tisches läuft die Uhr weiter. Es wird von selbst weiter versucht.
       *[none] Die Verbindung zum Gastgeber ist verloren. Es wird von selbst weiter versucht.
    }
    .line = { $clocks ->
        [stop] Verbindung weg. Beide Uhren stehen.
        [run] Verbindung weg. Die Uhr läuft.
       *[none] Verbindung weg. Neuer Versuch läuft.
    }

# The link to the host is there again. Told once.
# Variables:
#   $play (String) - stands where play has to be resumed, else goes
join-back = { $play ->
        [stands] Die Verbindung zum Gastgeber ist wieder da. Nichts ist verloren. Beide Uhren stehen; Enter sagt, wie es weitergeht.
       *[goes] Die Verbindung zum Gastgeber ist wieder da. Nichts ist verloren.
    }
    .line = { $play ->
        [stands] Verbindung da. Enter sagt, wie weiter
       *[goes] Die Verbindung ist wieder da.
    }

# Something was typed while the link is lost.
join-not-sent = Nicht gesendet: Die Verbindung zum Gastgeber ist verloren. Sie können das Brett abtasten; wiederholen Sie es, wenn sie wieder da ist.
    .line = Nicht gesendet: keine Verbindung.

# Too much waits for an answer of the host.
join-too-fast = Nicht gesendet: Der Gastgeber hat auf das Vorige noch nicht geantwortet. Warten Sie einen Augenblick und wiederholen Sie es.
    .line = Nicht gesendet: Antwort steht noch aus.

# Something was typed for the other player, at a station that is one player's own.
join-other-seat = Nicht geschehen: Hier handeln Sie nur für sich. Der andere Spieler sitzt an einer anderen Station.
    .line = Nicht geschehen: nur für sich selbst.

# A spectator has typed an act.
join-only-watching = Nicht geschehen: Wer zusieht, greift nicht ein. Sie können das Brett abtasten und Uhren und Züge lesen.
    .line = Nicht geschehen: Sie sehen zu.

# An assistant has typed something that is not among his duties of D.2.9 or D.2.10.
# Variables:
#   $letters (String) - his duties by their letters, or none
join-not-a-duty = { $letters ->
        [none] Nicht geschehen: Der Helfer hat an diesem Tisch keine Pflichten. Der Schiedsrichter kann ihm welche geben, Artikel D.2.9.
       *[other] Nicht geschehen: Das gehört hier nicht zu den Pflichten des Helfers. Sie sind: { $letters }.
    }
    .line = { $letters ->
        [none] Nicht geschehen: keine Pflichten.
       *[other] Nicht geschehen. Pflichten: { $letters }
    }

# A player has typed something that belongs to the host's own keyboard.
join-not-here = Nicht geschehen: Das geschieht beim Gastgeber.
    .line = Nicht geschehen: nur beim Gastgeber.

# The arbiter's desk was asked for at a joined player's station.
join-no-desk = Nicht geschehen: Der Schiedsrichter hat ein eigenes Pult, mit ansage join GASTGEBER --role arbiter, oder er ist beim Gastgeber.
    .line = Nicht geschehen: Hier ist kein Tisch.

# A sensed board was asked for at a joined station.
join-no-board = Nicht geschehen: Ein fühlendes oder elektronisches Brett wird beim Gastgeber angeschlossen.
    .line = Nicht geschehen: Brett nur am Gastgeber.

# The sealed move was to be kept by the program, at a joined station.
join-seal-paper = Nicht abgegeben: Der Gastgeber verwahrt keinen Abgabezug einer beigetretenen Station. Schreiben Sie den Zug für den Schiedsrichter auf Papier, und tippen Sie abgabe papier.
    .line = Nicht abgegeben: auf Papier.

# Question before a joined station is left.
# Variables:
#   $clocks (String) - what happens to the clocks then: stop, run, or none where no clock runs
join-ask-leave = { $clocks ->
        [stop] Die Partie an dieser Station verlassen? Beide Uhren stehen dann. Tippen Sie ja oder nein.
        [run] Die Partie an dieser Station verlassen? Ihre Uhr läuft weiter. Tippen Sie ja oder nein.
       *[none] Die Partie an dieser Station verlassen? Tippen Sie ja oder nein.
    }
    .line = Diese Station verlassen? ja oder nein

# The station is being left.
join-left = Sie sind gegangen. Die Partie ist beim Gastgeber; mit ansage join kommen Sie zurück.
    .line = Gegangen. Zurück mit: ansage join

# The host has saved the game and left.
join-host-left = Der Gastgeber hat die Partie gespeichert und ist gegangen. Diese Station wartet auf ihn; zum Gehen tippen Sie beenden.
    .line = Gastgeber weg. Warten, oder: beenden

# What a station needs to come back without a code cannot be written.
# Variables:
#   $path (String) - the file
#   $reason (String) - why, a whole sentence
join-not-kept = Was diese Station braucht, um ohne Code zurückzukommen, lässt sich in { $path } nicht speichern. { $reason } Die Partie geht weiter; nach einem neuen Start ist wieder der Code nötig.
    .line = Ein neuer Start braucht wieder den Code.

# An assistant has typed what is no duty of any assistant (D.2.9).
join-players-own = Nicht geschehen: Das tut der Spieler selbst; es ist keine Pflicht eines Helfers.
    .line = Nicht geschehen: Sache des Spielers.

# A sighted player's assistant has typed what only a blind player's may do (D.2.10).
join-sighted-assistant = Nicht geschehen: Der Helfer eines sehenden Spielers hat nur die Pflichten a und b: Züge auf dem Brett des Gegners ausführen und Züge ansagen, Artikel D.2.10.
    .line = Nicht geschehen: nicht nach D.2.10.

# A player's station was to do what is the arbiter's.
join-arbiters = Nicht geschehen: Das ist Sache des Schiedsrichters. Um ihn zu rufen, tippen Sie schiedsrichter.
    .line = Nicht geschehen: Schiedsrichter rufen.

# What was typed is longer than the host takes.
join-too-long = Nicht geschehen: Das ist zu lang. Fassen Sie es kürzer.
    .line = Nicht geschehen: zu lang.

# Answer to the command link at a joined station.
# Variables:
#   $address (String) - the host's address
#   $delay (String) - the time there and back, ready to be said; none where it was not measured
join-link-is = { $delay ->
        [none] Der Gastgeber ist { $address }. Die Verbindung steht.
       *[other] Der Gastgeber ist { $address }. Die Verbindung steht; hin und zurück dauert es { $delay }.
    }
    .line = { $delay ->
        [none] Gastgeber: { $address }
       *[other] Gastgeber: { $address }, { $delay }
    }

# Answer to the command link at a joined station while the link is lost.
# Variables:
#   $address (String) - the host's address
join-link-lost = Die Verbindung zum Gastgeber { $address } ist verloren. Es wird von selbst weiter versucht.
    .line = Verbindung weg: { $address }

# The time there and back on the link, within another sentence.
# Variables:
#   $count (Number) - milliseconds
join-millis = { $count ->
        [one] eine Millisekunde
       *[other] { $count } Millisekunden
    }
    .line = { $count } ms

# The host's commands of the link were typed at a joined station.
join-not-the-hosts = Nicht geschehen: Code und Plätze sind Sache des Gastgebers. Hier sagt verbindung, wie es um die Verbindung steht.
    .line = Nicht geschehen: Hier nur: verbindung

# A station comes back after much has happened; all of it is shown, and only the last of it is spoken.
# Variables:
#   $count (Number) - how many messages came meanwhile
join-missed = { $count ->
        [one] Eine Meldung ist inzwischen gekommen.
       *[other] { $count } Meldungen sind inzwischen gekommen. Alle sind zu lesen; die letzten werden gesprochen.
    }
    .line = Inzwischen { $count } Meldungen

# Another program on this or another machine has joined with the same kept key.
join-replaced = Derselbe Spieler ist von einem anderen Fenster oder Rechner beigetreten; diese Station wird verlassen.
    .line = Anderswo beigetreten; hier zu Ende.

# What answers at the address is another program.
# Variables:
#   $address (String) - the address
join-not-a-host = Was unter { $address } antwortet, ist kein Gastgeber dieses Programms. Prüfen Sie Adresse und Port; der Gastgeber sagt sie mit dem Befehl verbindung.
    .line = Kein Gastgeber: { $address }

# A host answers at the address, but not the one whose key this machine keeps.
# Variables:
#   $address (String) - the address
join-other-host = Unter { $address } antwortet ein anderer Gastgeber als der, dem diese Station beigetreten war. Um ihm beizutreten, starten Sie noch einmal mit --new-code.
    .line = Anderer Gastgeber: { $address }

# A station comes back after so much has happened that the host does not keep all messages; the position is right all the same.
join-gap = Inzwischen ist so viel geschehen, dass nicht jede Meldung aufgehoben ist. Stellung, Uhren und Züge sind die des Gastgebers.
    .line = Viel geschehen. Alles ist aktuell.

# The host has let the station in, and then says nothing, or has cut the line.
join-no-answer = Der Gastgeber hat die Verbindung getrennt, bevor er antwortete. Starten Sie noch einmal; kommt es wieder vor, sehen Sie beim Gastgeber nach.
    .line = Keine Antwort vom Gastgeber.

# The host is being left at the moment of joining.
join-host-leaves = Der Gastgeber wird gerade verlassen; die Partie ist dort gespeichert. Starten Sie noch einmal, wenn er läuft.
    .line = Der Gastgeber geht gerade.

# The output was closed, so the station was left.
join-unread = Die Ausgabe wurde geschlossen, darum wurde diese Station verlassen. Die Partie ist beim Gastgeber.

# The host cannot read an act that this station sent.
join-unreadable = Nicht geschehen: Der Gastgeber konnte es nicht lesen. Verwenden Sie auf beiden Rechnern dieselbe Programmversion.
    .line = Nicht geschehen: nicht lesbar.

# What was done here was refused by the host, and it does not know any more why.
join-not-done = Nicht geschehen: Der Gastgeber hat es abgelehnt. Sehen Sie nach, was erwartet wird, und wiederholen Sie es.
    .line = Nicht geschehen: abgelehnt.

# The arbiter joins with his desk, and no code of his is set at the host.
join-desk-no-code = Der Schiedsrichter hat beim Gastgeber noch keinen Code. Der Schiedsrichter setzt sich zuerst dort an das Schiedsrichterpult, mit dem Befehl schiedsspruch, und der andere Spieler bestätigt den Code; oder der Gastgeber legt die Partie mit --arbiter-code-file an. Dann starten Sie hier noch einmal; zum Beitreten braucht dieser Rechner keinen Code mehr.
    .line = Erst dort Code setzen: schiedsspruch

# The arbiter's code, typed at a joined desk, is not that of the game. It is asked for again.
# Variables:
#   $count (String) - how many wrong codes there were in a row
join-desk-code-wrong = Das ist nicht der Code des Schiedsrichters dieser Partie. Falsche Codes bisher: { $count }. Tippen Sie ihn noch einmal.
    .line = Falscher Code, Nummer { $count }. Neu:

# The arbiter's code is not that of the game, and nobody can be asked again: there is no terminal.
# Variables:
#   $count (String) - how many wrong codes there were in a row
join-desk-code-refused = Der Gastgeber hat den Code des Schiedsrichters abgelehnt; es ist nicht der dieser Partie. Falsche Codes bisher: { $count }. Starten Sie mit dem richtigen noch einmal.

# No arbiter's code was given, or its typing was broken off.
join-desk-code-none = Es gab keinen Code des Schiedsrichters, und ohne ihn zeigt der Gastgeber nichts von der Partie. Er wird getippt, oder er ist in der Datei von --code-file die Zeile nach dem Code zum Beitreten; ohne Terminal ist er die nächste Zeile der Standardeingabe.
