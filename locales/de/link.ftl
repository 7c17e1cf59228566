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
    .line = Kein Beitritt möglich. Partie läuft hier.

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
#   $delay (Number) - how long the way to the station and back takes, in thousandths of a second; 0 where it is not known yet
link-there = { $capacity ->
        [assistant] Der Assistent von { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    } hat eine eigene Station. { $delay ->
        [0] Die Verzögerung ist noch nicht gemessen.
        [one] Die Verzögerung beträgt { $delay } Millisekunde.
       *[other] Die Verzögerung beträgt { $delay } Millisekunden.
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
    }: dabei, { $delay ->
        [0] nicht gemessen
       *[other] { $delay } ms
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

# A station had the right code, but the seat it wanted is not free.
# Variables:
#   $color (String) - white or black: whose seat it wanted
link-refused-taken = Eine Station wollte den Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    }, der nicht frei ist. Sie wurde abgewiesen.
    .line = Abgewiesen: Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } belegt

# A station was cut off, because it sent far too much.
# Variables:
#   $color (String) - white, black, or none for somebody without a seat
link-flood = Die Station { $color ->
        [white] von Weiß
        [black] von Schwarz
       *[none] eines Zuschauers
    } hat viel zu viel gesendet und wurde getrennt.
    .line = Zu viel gesendet: { $color ->
        [white] Weiß
        [black] Schwarz
       *[none] Zuschauer
    } getrennt
