### Die Verbindung zu anderen Stationen, an der Station, der sie beitreten: `ansage host`. Regeln für diese Datei: siehe trouble.ftl.

## Der Anfang von `ansage host`

# The code with which another station may join. The line is shown alone, so that it can be read out.
# Variables:
#   $code (String) - the six digits, one by one to be heard, in two groups on the line
link-code = Der Code zum Beitreten ist { $code }.
    .line = Code { $code }

# What is typed at the other machine; one line for each address of this one.
# Variables:
#   $address (String) - the address, with the port where it is not the usual one
link-address = Am anderen Rechner geben Sie ein: ansage join { $address }
    .line = ansage join { $address }

# The game is found by itself on the local network.
link-discovered = Im selben Netz genügt ansage join.
    .line = In diesem Netz: ansage join

# The game is not announced on the local network, as it was wished.
link-not-announced = Die Partie wird im Netz nicht bekannt gegeben. Wer beitritt, gibt die Adresse ein.
    .line = Im Netz nicht bekannt gegeben

# The game cannot be announced on the local network.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-no-discovery = Die Partie lässt sich im Netz nicht bekannt geben. Wer beitritt, gibt die Adresse ein. { $reason }
    .line = Im Netz nicht bekannt zu geben

# No other station can join, for this machine cannot be reached.
# Variables:
#   $reason (String) - the reason, a whole sentence
#   $address (String) - where it should have been reached
link-no-network = Keine andere Station kann beitreten: Unter { $address } ist nichts zu erreichen. { $reason } Die Partie geht an dieser Tastatur weiter. Beheben Sie es und starten Sie neu, oder nennen Sie mit --listen eine andere Adresse.
    .line = Kein Beitritt. Die Partie läuft hier.

# Why no other station can join: shown above that message, whose line has no room for it.
# Variables:
#   $reason (String) - the reason, a whole sentence
#   $address (String) - where it should have been reached
link-no-network-why = { $address }: { $reason }

# This machine has no address on a network: only programs on it can join.
link-no-address = Dieser Rechner ist in keinem Netz, also können nur Programme auf ihm beitreten. Verbinden Sie ihn und geben Sie dann verbindung ein.
    .line = Dieser Rechner ist in keinem Netz

# An option asks for virtual time.
link-needs-real-time = Andere Stationen brauchen die wirkliche Zeit. Lassen Sie --clock script weg, oder spielen Sie mit ansage play.

## Der Befehl `verbindung`

# In a game that no other station can join.
link-not-hosting = Dieser Partie kann keine andere Station beitreten. Verlassen Sie sie und starten Sie mit ansage host.
    .line = Ohne Verbindung. Starten: ansage host

# Nobody has joined.
link-nobody = Keine andere Station ist beigetreten.
    .line = Keine andere Station ist dabei

# Who has joined, and his station answers.
# Variables:
#   $color (String) - white or black: whose seat it is
#   $capacity (String) - player or assistant
#   $known (String) - whether the delay was measured: yes or no
#   $delay (Number) - how long the way to the station and back takes, in thousandths of a second
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

# Who has joined, but his station does not answer now.
# Variables:
#   $color (String) - white or black: whose seat it is
#   $capacity (String) - player or assistant
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

# How many watch.
# Variables:
#   $count (Number) - how many
link-spectators = { $count ->
        [one] Ein Zuschauer.
       *[other] { $count } Zuschauer.
    }

# The arbiter has a desk at another machine.
link-desk = Ein Schiedsrichterpult an einem anderen Rechner.
    .line = Schiedsrichterpult an anderem Rechner

# Nobody can be taken back.
link-none-to-free = Kein Spieler hat eine eigene Station.

# Two players have stations of their own, and it was not said which is to be taken back.
link-free-which = Weiß und Schwarz haben eigene Stationen. Geben Sie ein: verbindung frei weiß, oder verbindung frei schwarz.
    .line = verbindung frei weiß, oder schwarz?

# Nothing is open for other stations: that was told with the reason at the start.
link-nothing-open = Keine andere Station kann beitreten: Beim Start war nichts zu öffnen. Verlassen Sie die Partie und starten Sie neu.
    .line = Kein Beitritt möglich. Neu starten.

# After too many wrong codes, before the new code.
# Variables:
#   $count (Number) - for how many seconds no code is taken
link-pause = { $count ->
        [one] { $count } Sekunde lang wird kein Code angenommen. Mit verbindung code machen Sie einen, der sofort gilt.
       *[other] { $count } Sekunden lang wird kein Code angenommen. Mit verbindung code machen Sie einen, der sofort gilt.
    }
    .line = { $count } s lang gilt kein Code

# A new code was asked for and could not be made.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-code-kept = Es gibt keinen neuen Code; der alte bleibt. { $reason }
    .line = Kein neuer Code; der alte bleibt

## The keys of those who have joined

# The file with the keys could not be understood at the start.
# Variables:
#   $path (String) - where it was set aside
link-keys-aside = Die Schlüssel der beigetretenen Stationen sind nicht zu lesen. Sie liegen jetzt in { $path }, und wer beigetreten war, braucht den Code noch einmal; geben Sie zuerst seinen Platz mit verbindung frei zurück.
    .line = Schlüssel unlesbar: Code nötig

# The file with the keys could not be written.
# Variables:
#   $reason (String) - the reason, a whole sentence
link-keys-not-kept = Die Schlüssel der Stationen sind nicht zu speichern. Nach dem nächsten Start braucht, wer beigetreten ist, den Code noch einmal. { $reason }
    .line = Schlüssel nicht zu speichern

# The file with the keys is of a later version of the program.
# Variables:
#   $path (String) - its path
link-keys-later = { $path } stammt von einer neueren Version dieses Programms.
