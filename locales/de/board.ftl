### Das Tastbrett: `ansage boards` und `ansage board`. Regeln für diese Datei: siehe trouble.ftl.

## `ansage boards`: die Anschlüsse

# There is no serial port on this machine.
board-no-ports =
    Kein serieller Anschluss gefunden. Prüfen Sie der Reihe nach:
    1. Das Kabel an beiden Enden einstecken. Halten Sie dabei Taste 4 des Bretts: Es tönt, wenn es Strom hat.
    2. Ein anderes Kabel nehmen: Viele laden nur und übertragen keine Daten.
    3. Eine andere Buchse dieses Rechners nehmen, ohne Verteiler dazwischen.
    Dann noch einmal eingeben: ansage boards
    Ein Anschluss anderer Art lässt sich nennen, zum Beispiel: ansage board /dev/pts/3

# How many ports there are; each follows in a line.
# Variables:
#   $count (Number) - how many
board-ports =
    { $count ->
        [one] Ein serieller Anschluss.
       *[other] { $count } serielle Anschlüsse, der wahrscheinlichste zuerst.
    }

# A port with a board of Arduino's own.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $name (String) - the name of the chip or board, such as CH340
board-port-arduino = { $path }: { $name }. Einen Versuch wert.

# A port with an adapter that boards like the Arduino Nano have.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $name (String) - the name of the chip or board, such as CH340
board-port-chip = { $path }: Arduino Nano oder ähnlich, mit dem USB-Baustein { $name }. Einen Versuch wert.

# A port with another USB device.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-port-usb = { $path }: ein anderes USB-Gerät. Einen Versuch wert, wenn Ihr Brett anders gebaut ist.

# A port over Bluetooth.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-port-bluetooth = { $path }: Bluetooth. Kaum das Brett.

# A port inside the machine.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-port-built-in = { $path }: in diesen Rechner eingebaut. Kaum das Brett.

# What a USB device says of itself; below its port.
# Variables:
#   $id (String) - vendor and product as numbers, such as 1A86:7523
#   $serial (String) - its serial number, or none
#   $product (String) - what it calls itself, or none
board-port-details =
    { "  " }USB-Nummer { $id }, { $serial ->
        [none] keine Seriennummer
       *[other] Seriennummer { $serial }
    }, { $product ->
        [none] kein Name.
       *[other] nennt sich { $product }.
    }

# The user may not open the port above.
# Variables:
#   $group (String) - the group of users that may, such as dialout
board-port-denied = { "  " }Sie dürfen ihn noch nicht öffnen. Geben Sie ein: sudo usermod -aG { $group } $USER. Dann ab- und wieder anmelden.

# The last line: what to do with the likeliest port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-ports-try = Um zu hören, was ein Brett sendet: ansage board { $path }

# The last line where no port looks like that of a board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-ports-none-likely = Keiner davon sieht nach einem Brett aus: Ein Brett zeigt sich als USB-Gerät. Prüfen Sie sein Kabel. Trotzdem versuchen: ansage board { $path }

# The system does not list its ports.
# Variables:
#   $reason (String) - the system's reason, a whole sentence
board-ports-unlisted = Die seriellen Anschlüsse lassen sich nicht auflisten. { $reason } Ein Anschluss lässt sich nennen, zum Beispiel: ansage board /dev/ttyUSB0

## `ansage board ANSCHLUSS`: gefunden und verloren

# Said first: the port is opened and the board is asked.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-opening = Suche das Brett an { $path }. Das dauert höchstens sieben Sekunden.

# The board answers, for the first time.
# Variables:
#   $name (String) - the name of the board's kind
#   $firmware (String) - the version of its firmware
board-found = Das Brett ist da: { $name }, Firmware { $firmware }.
    .line = Brett: { $name }, Firmware { $firmware }

# The board answers again after it was lost.
board-back = Das Brett ist wieder da.

# The board is gone: its port has vanished.
board-lost-cut = Das Brett ist weg: ausgesteckt oder Kabel lose. Es wird immer wieder gesucht.
    .line = Brett ausgesteckt. Es wird gesucht.

# The board is silent, though its port is there.
board-lost-silent = Das Brett schweigt seit drei Sekunden: Es hängt, oder eine Ader der Leitung ist ab. Es wird immer wieder gesucht.
    .line = Brett schweigt. Es wird gesucht.

# Nobody was found on the port again so far; told once.
board-still-lost = Noch immer kein Brett. Prüfen Sie das Kabel; die Suche geht weiter. Mit ende verlassen Sie das Programm.
    .line = Noch kein Brett. Kabel prüfen.

# The input has ended while the board is gone.
board-left-lost = Das Brett ist weg, mehr ist nicht zu erfahren.

# A command was typed while the board is not there.
board-waits = Das wartet, bis das Brett da ist.

# The board has started again by itself.
# Variables:
#   $by (String) - why: power, pin, brownout, watchdog or other
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

## Niemand da

# Nothing at all came from the port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-nothing =
    An { $path } antwortet nichts. Prüfen Sie der Reihe nach:
    1. Ist es der richtige Anschluss? Alle nennt: ansage boards
    2. Hat das Brett Strom? Es tönt, wenn man beim Einstecken die Taste 4 hält.
    3. Überträgt das Kabel Daten? Viele laden nur. Nehmen Sie ein anderes.
    4. Ist die Firmware darauf? Wie in der README der Hardware steht: make -C hardware flash PORT={ $path }
    5. Ist es ein DGT-Brett? Dann geben Sie ein: ansage board dgt:{ $path }
    6. Ausstecken, kurz warten, einstecken und den Befehl noch einmal eingeben.

# Bytes came from the port, but no message of a board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $count (Number) - how many bytes came
board-wrong-device =
    { $count ->
        [one] Ein Byte kam
       *[other] { $count } Bytes kamen
    } von { $path }, aber keine Meldung eines Tastbretts. Das ist ein anderes Gerät, oder eines mit anderer Geschwindigkeit als 38400 Baud. Die anderen Anschlüsse nennt: ansage boards. Ist es ein DGT-Brett, geben Sie ein: ansage board dgt:{ $path }

# A board answers, but of another kind than the program can use.
# Variables:
#   $name (String) - its name
#   $firmware (String) - its firmware
#   $protocol (String) - the version of its protocol
#   $squares (String) - how many squares it has
#   $kinds (String) - how many kinds of pieces it tells apart
board-other = Es antwortet ein Brett, das hier nicht geht: { $name }, Firmware { $firmware }, Protokoll { $protocol }, { $squares } Felder, { $kinds } Arten von Figuren. Nötig sind Protokoll 1, 64 Felder, 12 Arten. Spielen Sie die Firmware dieses Programms auf.

# There is no such port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-missing = Es gibt keinen Anschluss { $path }. Ist das Brett eingesteckt? Alle Anschlüsse nennt: ansage boards

# The user may not open the port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $group (String) - the group of users that may, such as dialout
board-denied = Sie dürfen { $path } nicht öffnen. Geben Sie ein: sudo usermod -aG { $group } $USER. Dann ab- und wieder anmelden.

# Another program has the port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-busy = Ein anderes Programm hat { $path } offen: Beenden Sie das andere ansage, das serielle Terminal oder das Arduino-Programm, und versuchen Sie es noch einmal.

# The path is no serial port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-unfit = { $path } ist kein serieller Anschluss. Alle Anschlüsse nennt: ansage boards

## Was darauf steht

# The board shows the initial position.
board-shows-start = Es zeigt die Grundstellung.

# The board shows no piece.
board-shows-empty = Es zeigt keine Figur.

# Heading of a list: each square that differs from the initial position follows.
# Variables:
#   $count (Number) - how many
board-differs =
    { $count ->
        [one] Ein Feld weicht von der Grundstellung ab.
       *[other] { $count } Felder weichen von der Grundstellung ab.
    }
    .line =
        { $count ->
            [one] 1 Feld anders als am Anfang:
           *[other] { $count } Felder anders als am Anfang:
        }

# So many squares differ from the initial position that they are told only when asked for.
# Variables:
#   $count (Number) - how many
board-differs-many = { $count } Felder weichen von der Grundstellung ab. Mit brett hören Sie die Figuren, mit falsch jedes Feld, das abweicht.
    .line = { $count } Felder anders als am Anfang.

# One square of such a list.
# Variables:
#   $square (String) - the square
#   $shown (String) - what the board shows there
#   $due (String) - what should stand there
board-wrong = { $square }: { $shown } statt { $due }.
    .line = { $square }: { $shown } statt { $due }

# Heading: the pieces on the board follow.
# Variables:
#   $count (Number) - how many
#   $list (String) - the pieces with their squares
board-position =
    { $count ->
        [one] Eine Figur steht darauf.
       *[other] { $count } Figuren stehen darauf.
    }
    .line = { $list }

# All differences lie on two ranks, which share one part of the board.
# Variables:
#   $first (String) - the lower rank
#   $second (String) - the higher rank
board-multiplexer = Alle liegen auf den Reihen { $first } und { $second }. Wenn die Figuren dort stehen, prüfen Sie den Multiplexer dieser Reihen: Versorgung, Anschluss EN, gemeinsame Leitung.
    .line = Alle auf Reihe { $first }/{ $second }: Multiplexer?

## Was darauf geschieht

# A piece was lifted.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece with its colour, such as "white pawn"
board-lifted = { $square } gehoben: { $piece }.
    .line = { $square } gehoben: { $piece }

# A piece was put into an aperture.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece with its colour, such as "white pawn"
board-placed = { $square } gesetzt: { $piece }.
    .line = { $square } gesetzt: { $piece }

# A piece stands where another one stood just now.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece with its colour, such as "white pawn"
#   $was (String) - the piece that stood there
board-swapped = { $square } getauscht: { $piece }, vorher { $was }.
    .line = { $square } getauscht: { $piece }

# A button was pressed.
# Variables:
#   $button (String) - clock, announce, repeat or query
board-pressed =
    { $button ->
        [clock] Taste 1, Uhrhebel, gedrückt.
        [announce] Taste 2, Ansagen, gedrückt.
        [repeat] Taste 3, Wiederholen, gedrückt.
       *[query] Taste 4, Abfrage, gedrückt.
    }

# A button was let go.
# Variables:
#   $button (String) - clock, announce, repeat or query
board-released =
    { $button ->
        [clock] Taste 1, Uhrhebel, losgelassen.
        [announce] Taste 2, Ansagen, losgelassen.
        [repeat] Taste 3, Wiederholen, losgelassen.
       *[query] Taste 4, Abfrage, losgelassen.
    }

# A peg cannot be read any more.
# Variables:
#   $square (String) - the square
board-contact-bad = { $square } lässt sich nicht lesen: Kontakt verschmutzt, Kurzschluss, oder der Zapfen sitzt nicht richtig. Drehen Sie einen sauberen Zapfen dort einige Male.
    .line = { $square } nicht lesbar

# A peg can be read again.
# Variables:
#   $square (String) - the square
board-contact-good = { $square } lässt sich wieder lesen.
    .line = { $square } wieder lesbar

# Something the board said was lost on the line.
board-missed = Auf der Leitung ging etwas verloren; das Brett wird neu gefragt.
    .line = Etwas ging verloren; neu gefragt.

# Heading of a list: the squares that have changed unseen follow.
# Variables:
#   $count (Number) - how many
board-read =
    { $count ->
        [one] Ein Feld hat sich inzwischen geändert.
       *[other] { $count } Felder haben sich inzwischen geändert.
    }

# One square of that list.
# Variables:
#   $square (String) - the square
#   $shown (String) - what the board shows there now
board-now = { $square }: jetzt { $shown }.
    .line = { $square }: jetzt { $shown }

# Lines that are no messages; told at the 1st, 10th, 100th and so on.
# Variables:
#   $count (Number) - how many
#   $why (String) - what was wrong with the last one, a whole sentence
board-garbage =
    { $count ->
        [one] Eine Zeile war nicht zu lesen.
       *[other] Bisher waren { $count } Zeilen nicht zu lesen.
    } { $why }
    .line = Unlesbare Zeilen: { $count }

# Why a line could not be read: it does not end.
board-garbage-long = Sie hat kein Ende: anderes Gerät oder andere Geschwindigkeit.

# Why a line could not be read: it is no message of a board.
# Variables:
#   $begins (String) - its beginning, made printable
board-garbage-form = Sie ist keine Meldung eines Bretts und beginnt: { $begins }

# Why a line could not be read: wrong checksum.
board-garbage-checksum = Ihre Prüfsumme ist falsch: Störung auf der Leitung, lose Ader, schlechtes Kabel.

# Why a line could not be read: whole, but of no known kind.
# Variables:
#   $body (String) - the line
board-garbage-unknown = Sie ist heil, aber unbekannt: { $body }. Die Firmware ist vielleicht neuer als dieses Programm.

## Was man es fragt

# The commands that can be typed.
board-help =
    brett: die Figuren darauf. falsch: jedes Feld, das von der Grundstellung abweicht.
    test: Das Brett prüft sich selbst. ton: Das Brett tönt.
    finde e2: was die Öffnung misst, und ob die nächste Änderung dort ist.
    kalibrieren: misst Ihre Figuren. kalibrieren zurück: vergisst das.
    hilfe: dies. ende: verlässt das Programm. Gehobene Figuren und Tasten werden sofort gesagt.

# A line that is no command here.
# Variables:
#   $text (String) - what was typed
board-unknown = Nicht verstanden: { $text }. Es gehen: brett, falsch, test, ton, finde e2, kalibrieren, hilfe, ende.
    .line = Unklar: { $text }. Es hilft: hilfe

# The command find without a square.
board-needs-square = Welches Feld? Zum Beispiel: finde e2

# A typed line that is too long or no text.
board-no-line = Die Zeile war nicht zu lesen. Mit hilfe hören Sie die Befehle.
    .line = Zeile unlesbar. Es hilft: hilfe

# The board has not answered a command.
board-no-answer = Das Brett hat nicht geantwortet. Versuchen Sie es noch einmal.

# The board sounds because the user asked for it.
board-tone = Das Brett gibt zwei Töne. Hören Sie nichts, prüfen Sie den Piezo an D3.
    .line = Zwei Töne. Stumm? Piezo an D3 prüfen.

# The self-test found nothing.
# Variables:
#   $with (String) - start or empty: what it was compared with
board-test-good =
    { $with ->
        [start] Selbsttest bestanden: Die Grundstellung steht darauf, jeder Zapfen wird gelesen.
       *[empty] Selbsttest bestanden: Das Brett ist leer, keine Öffnung hat einen Kurzschluss.
    }
    .line =
        { $with ->
            [start] Selbsttest bestanden: Grundstellung
           *[empty] Selbsttest bestanden: leeres Brett
        }

# Heading: the self-test found squares, which follow, eight at most.
# Variables:
#   $with (String) - start or empty: what it was compared with
#   $count (Number) - how many
board-test-bad =
    { $with ->
        [start] Selbsttest: { $count ->
            [one] Ein Feld weicht
           *[other] { $count } Felder weichen
        } von der Grundstellung ab.
       *[empty] Selbsttest: { $count ->
            [one] Ein Feld weicht
           *[other] { $count } Felder weichen
        } vom leeren Brett ab.
    }
    .line = Selbsttest: Felder anders: { $count }

# Behind the eight squares of a self-test: there are more.
board-test-more = Es sind noch mehr. Mit falsch hören Sie alle.

# What stands on a square where a peg cannot be read.
board-unreadable = ein Zapfen, der nicht zu lesen ist
    .line = unlesbar

# What stands on a square whose contacts touch each other.
board-short = ein Kurzschluss
    .line = Kurzschluss

# The board's answer, of a kind that this program does not know.
# Variables:
#   $body (String) - the answer as it came
board-answer = Das Brett antwortet: { $body }

# How one aperture reads.
# Variables:
#   $square (String) - the square
#   $code (String) - the code, 0 to 1023
#   $meaning (String) - piece, empty, short or between
#   $piece (String) - the piece; empty text where it is none
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

# Behind the reading of a square: what to do next.
# Variables:
#   $square (String) - the square
board-find = Heben oder setzen Sie jetzt einen Zapfen auf { $square }. Ein hoher Ton sagt, dass es dort war, ein tiefer, dass es woanders war.
    .line = { $square } ändern: hoher Ton = richtig.

# The change was on the square looked for.
# Variables:
#   $square (String) - the square
board-find-right = Richtig, das war { $square }.

# The change was on another square than the one looked for.
# Variables:
#   $square (String) - the square
#   $wanted (String) - the square looked for
board-find-wrong = Das war { $square }, nicht { $wanted }. Noch einmal.
    .line = Das war { $square }, nicht { $wanted }.

# Before the pieces are measured: yes is needed.
board-calibrate = Stellen Sie die Grundstellung auf, jeder Zapfen ganz hineingesteckt. Mit ja wird gemessen und gespeichert, mit nein bleibt alles.
    .line = Grundstellung aufgestellt? ja oder nein

# The user said no, or something else than yes.
board-calibrate-not = Nichts wurde gemessen oder geändert.

# The calibration in use after a command.
# Variables:
#   $which (String) - own or default
board-calibrated =
    { $which ->
        [own] Ihre Figuren sind gemessen und im Brett gespeichert.
       *[default] Die üblichen Werte gelten wieder; das Gemessene ist vergessen.
    }

# The board did not take a line.
# Variables:
#   $reason (String) - its word: crc, long, form, unknown, value, busy, start, spread, memory or other
board-refused =
    { $reason ->
        [crc] Das Brett wies eine Zeile ab: Sie kam beschädigt an. Störung auf der Leitung vom Rechner, oder schlechtes Kabel.
        [long] Das Brett wies eine Zeile ab: Sie war zu lang. Störung auf der Leitung vom Rechner.
        [form] Das Brett wies eine Zeile ab: Sie hatte nicht seine Form. Störung auf der Leitung vom Rechner.
        [unknown] Das Brett kennt diesen Befehl nicht. Seine Firmware ist vielleicht älter als dieses Programm.
        [value] Das Brett kennt dieses Feld oder diese Zahl nicht.
        [busy] Das Brett tönt noch. Warten Sie das Ende seiner Töne ab.
        [start] Nicht gemessen: Die Grundstellung steht nicht darauf, oder ein Zapfen hat keinen Kontakt.
        [spread] Nicht gemessen: Figuren einer Art sind zu verschieden, oder zwei Arten zu ähnlich. Prüfen Sie die Widerstände.
        [memory] Das Brett konnte es nicht speichern: Sein Speicher ist verbraucht oder schlecht.
       *[other] Das Brett wies eine Zeile ab; den Grund kennt dieses Programm nicht.
    }

# There is no sound output for the words.
board-no-sound = Es gibt keine Tonausgabe. Alles wird als Text gezeigt.
    .line = Kein Ton: nur Text.

# In a game: the port of the player's own tactile board is not there. Told once until it is found.
# Variables:
#   $path (String) - the port
board-game-missing = Einen Anschluss { $path } gibt es nicht. Stecken Sie Ihr Brett an; bis es da ist, geht es mit Worten weiter.
    .line = Kein Anschluss { $path }: mit Worten

# In a game: the user may not open the port of his tactile board.
# Variables:
#   $path (String) - the port
board-game-denied = Sie dürfen { $path } nicht öffnen. Der Befehl ansage boards sagt, was hilft; bis dahin geht es mit Worten weiter.
    .line = { $path }: kein Recht zum Öffnen

# In a game: another program has the port of the tactile board, such as a second game.
# Variables:
#   $path (String) - the port
board-game-busy = Ein anderes Programm hat { $path } schon, vielleicht eine andere Partie. Beenden Sie es dort, oder tippen Sie brett an und einen anderen Anschluss; bis dahin geht es mit Worten weiter.
    .line = { $path }: hat ein anderes Programm

# In a game: what was named as the port of the tactile board is none.
# Variables:
#   $path (String) - the port
board-game-unfit = { $path } ist kein serieller Anschluss. Tippen Sie brett an und den Anschluss, zum Beispiel: brett an /dev/ttyUSB0. Bis dahin geht es mit Worten weiter.
    .line = { $path }: kein serieller Anschluss

# In a game: nothing answers on the port of the tactile board.
# Variables:
#   $path (String) - the port
board-game-nothing = Auf { $path } antwortet nichts. Prüfen Sie Kabel und Strom Ihres Bretts; es wird immer wieder gefragt. Bis dahin geht es mit Worten weiter.
    .line = Auf { $path } antwortet nichts

# In a game: something else than a tactile board sends on its port.
# Variables:
#   $path (String) - the port
board-game-wrong-device = Was auf { $path } sendet, ist kein Tastbrett. Tippen Sie brett an und einen anderen Anschluss; der Befehl ansage boards zählt sie auf. Bis dahin geht es mit Worten weiter.
    .line = Kein Brett auf { $path }

# In a game: a tactile board of another protocol answers.
# Variables:
#   $path (String) - the port
board-game-other = Das Brett auf { $path } spricht ein anderes Protokoll als dieses Programm. Seine Firmware muss erneuert werden. Bis dahin geht es mit Worten weiter.
    .line = Brett: anderes Protokoll

# In a game: many lines of the tactile board were broken. Told once until it is found again.
# Variables:
#   $path (String) - the port
board-game-noise = Die Leitung zu Ihrem Brett an { $path } ist gestört. Was verloren ging, wird nachgefragt. Prüfen Sie das Kabel, wenn Zeit ist.
    .line = Leitung zum Brett gestört

# In a game: more pegs than were named cannot be read.
board-game-contacts = Weitere Zapfen Ihres Bretts sind nicht lesbar. Wenn das so bleibt, tippen Sie brett aus und spielen mit Worten weiter.
    .line = Weitere Zapfen nicht lesbar

# A tactile board is wished for in virtual time.
board-game-script = Ein Brett braucht die wirkliche Zeit. Lassen Sie --clock script weg, oder --board.

# In a game: the system starts no thread to follow the board.
# Variables:
#   $reason (String) - why, a whole sentence
board-game-no-thread = Ihrem Brett kann nicht gefolgt werden. { $reason } Es geht mit Worten weiter.
    .line = Das Brett kann nicht gelesen werden

# In a game: the player has laid his tactile board aside.
board-game-off = Seine vier Tasten tun jetzt nichts: die Uhr drücken Sie mit der Leertaste. Wieder gelesen wird es mit brett an.
    .line = Uhr: Leertaste. Wieder: brett an

# In a game: the board is to be laid aside and is not read anyway.
board-game-is-off = Ihr Brett wird gerade nicht gelesen. Gelesen wird es mit brett an.
    .line = Brett wird nicht gelesen: brett an

# In a game: the board is to be read, and is.
board-game-is-on = Ihr Brett ist verbunden.
    .line = Ihr Brett ist verbunden

# In a game: the board is to be read, and is being looked for.
board-game-is-looked-for = Ihr Brett antwortet noch nicht. Es wird immer wieder gesucht.
    .line = Brett: noch keine Antwort

# In a game: the board is to be read, and no port was ever named.
board-game-no-port = Es wurde kein Anschluss genannt. Tippen Sie ihn dahinter, zum Beispiel: brett an /dev/ttyUSB0
    .line = Welcher Port? brett an /dev/ttyUSB0

# Answer to guide words: every step on the tactile board is told in words.
board-guide-words = Jeder Schritt auf Ihrem Brett wird in Worten angesagt.
    .line = anleitung: worte

# Answer to guide cues: steps on the tactile board are not told, only sounds and what is wrong.
board-guide-cues = Ihre Hand hört nur Signale, und Worte, wo etwas nicht stimmt.
    .line = anleitung: signale

# Answer to guide off: nothing is told of the tactile board unless the player asks.
board-guide-off = Von Ihrem Brett wird nichts gesagt, bis Sie fragen: anleitung.
    .line = anleitung: aus

# In a game, at its start: the player's own tactile board is looked for. Shown only.
# Variables:
#   $path (String) - the port
board-game-looking = Ihr Brett wird an { $path } gesucht.
    .line = Suche Ihr Brett an { $path }

# The sighted opponent's electronic board is looked for, at the start of a game. Shown only.
# Variables:
#   $color (String) - whose board: white or black
#   $path (String) - the port
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

# The opponent is visually disabled too: his board cannot be an electronic board of a sighted player.
# Variables:
#   $color (String) - the opponent: white or black
board-opponent-blind =
    Das elektronische Brett wird nicht benutzt: { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist ebenfalls sehbehindert und sagt seine Züge selbst an.
    .line = Elektronisches Brett: nicht benutzt

# The opponent's board cannot be followed, as the system starts no thread.
# Variables:
#   $color (String) - whose board: white or black
#   $reason (String) - what the system says
board-opponent-no-thread =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } kann nicht gelesen werden. { $reason } Geben Sie seine Züge ein.
    .line = Brett des Gegners nicht lesbar

# --opponent-board together with virtual time.
board-opponent-script = Ein Brett braucht die wirkliche Zeit. Lassen Sie --clock script oder --opponent-board weg.

# The port of the opponent's electronic board could not be opened. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $path (String) - the port
#   $why (String) - missing, denied, busy or unfit
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

# Nothing on the port is a DGT board. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $path (String) - the port
board-opponent-none =
    An { $path } antwortet kein DGT-Brett. Prüfen Sie Kabel und Strom des Bretts { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }; es wird immer wieder gefragt. Geben Sie bis dahin seine Züge ein.
    .line = Kein DGT-Brett an { $path }

# A battery of the opponent's electronic board, or of the clock beside it, is nearly empty. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $what (String) - board or clock
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

# The lever beside the opponent's board was pressed, and nobody said on which side he sits. Told once.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-lever =
    Der Hebel der Uhr am Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zählt nicht, denn auf welcher Seite dieser Uhr er sitzt, wurde nicht angegeben. Drücken Sie F8, oder hängen Sie beim nächsten Start ein Komma und left oder right an den Anschluss.
    .line = Der Hebel zählt nicht; drücken Sie F8

# Both kings stand on central squares of the opponent's board: a result, not a move. The players say it themselves.
# Variables:
#   $color (String) - whose board: white or black
#   $result (String) - white, black or draw
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

# The opponent has captured en passant on his board and left the captured pawn standing.
# Variables:
#   $color (String) - whose board: white or black
#   $square (String) - the pawn's square
board-opponent-en-passant =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht der en passant geschlagene Bauer noch auf { $square }.
    .line = Geschlagener Bauer noch auf { $square }

# The opponent's pawn is promoted on his board, and no piece, or the pawn beside its piece, stands there.
# Variables:
#   $color (String) - whose board: white or black
#   $square (String) - the pawn's square
board-opponent-promotion =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht der Bauer, der umgewandelt wird, noch auf { $square }.
    .line = Bauer noch auf { $square }

# One piece of the opponent's castling stands on its new square on his board, the other not yet.
# Variables:
#   $color (String) - whose board: white or black
#   $piece (String) - the king or the rook, with its colour
#   $from (String) - its square
#   $to (String) - where it belongs
board-opponent-castling =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht erst eine halbe Rochade: { $piece } auf { $from } gehört auf { $to }.
    .line = Rochade: { $from } noch nach { $to }

## `ansage board dgt:ANSCHLUSS`: das elektronische Brett eines Sehenden

# The DGT board answers, for the first time.
# Variables:
#   $version (String) - the version of its program, such as 1.8
#   $serial (String) - its serial number, or none
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

# The initial position stands on the DGT board, seen from the other side.
board-dgt-turned = Es zeigt die Grundstellung andersherum: Das Brett ist gedreht. Eine Partie nimmt es, wie es liegt.
    .line = Grundstellung, Brett gedreht.

# A clock is connected to the DGT board.
# Variables:
#   $left (String) - the time of the left player
#   $right (String) - the time of the right player
board-dgt-clock = Eine Uhr ist angeschlossen. Links: { $left }. Rechts: { $right }.
    .line = Uhr l/r: { $left }, { $right }

# The clock of the DGT board is connected no more.
board-dgt-clock-gone = Die Uhr ist nicht mehr angeschlossen.

# The DGT board was found, and no clock answers beside it.
board-dgt-no-clock = Keine Uhr ist daran angeschlossen.

# The lever of the clock at the DGT board went down.
# Variables:
#   $side (String) - left or right: the side on which it is down now
board-dgt-lever =
    { $side ->
        [left] Hebel links gedrückt.
       *[right] Hebel rechts gedrückt.
    }

# A battery is nearly empty.
# Variables:
#   $what (String) - board or clock
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

# Something stands on the DGT board that is no piece of chess.
# Variables:
#   $square (String) - the square
board-dgt-special = Was auf { $square } steht, ist keine Schachfigur. Das Feld gilt als leer.
    .line = { $square }: keine Schachfigur

# Bytes of the DGT board were no message; told at the 1st, 10th, 100th and so on.
# Variables:
#   $count (Number) - how many messages
board-dgt-noise =
    { $count ->
        [one] Eine Meldung war nicht zu lesen.
       *[other] Bisher waren { $count } Meldungen nicht zu lesen.
    } Die Leitung ist gestört: Prüfen Sie das Kabel. Was das Brett zeigt, wird neu gefragt.
    .line = Unlesbare Meldungen: { $count }

# The DGT board does not answer any more, though its port is there.
board-dgt-silent = Das Brett antwortet nicht mehr: Es ist aus, oder sein Kabel ist am Brett lose. Es wird immer wieder gesucht.
    .line = Brett schweigt. Es wird gesucht.

# Nothing at all came from the port of a DGT board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-dgt-nothing =
    An { $path } antwortet kein DGT-Brett. Prüfen Sie der Reihe nach:
    1. Ist es der richtige Anschluss? Alle nennt: ansage boards
    2. Ist das Brett eingeschaltet, und steckt sein Kabel an beiden Enden?
    3. Ist es ein Tastbrett? Dann geben Sie ein: ansage board { $path }

# Bytes came from the port, but no message of a DGT board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $count (Number) - how many bytes came
board-dgt-wrong-device =
    { $count ->
        [one] Ein Byte kam
       *[other] { $count } Bytes kamen
    } von { $path }, aber keine Antwort eines DGT-Bretts. Das ist ein anderes Gerät. Die anderen Anschlüsse nennt: ansage boards. Ist es ein Tastbrett, geben Sie ein: ansage board { $path }

# The commands that can be typed about a DGT board.
board-dgt-help =
    brett: die Figuren darauf. falsch: jedes Feld, das von der Grundstellung abweicht.
    hilfe: dies. ende: verlässt das Programm. Was sich ändert, wird gesagt, wenn das Brett ruht; der Hebel einer Uhr sofort.

# A line that is no command here.
# Variables:
#   $text (String) - what was typed
board-dgt-unknown = Nicht verstanden: { $text }. Es gehen: brett, falsch, hilfe, ende.
    .line = Unklar: { $text }. Es hilft: hilfe

# A command that only a tactile board can carry out.
board-dgt-cannot = Das kann ein DGT-Brett nicht; es meldet nur. Es gehen: brett, falsch, hilfe, ende.
    .line = Nicht mit DGT-Brett. Es hilft: hilfe

## Das elektronische Brett des Gegners: beiseitegelegt und wieder gelesen, und die Uhr daran

# The opponent's electronic board was laid aside.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-off =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist beiseitegelegt. Geben Sie seine Züge ein. Mit gegner brett an wird es wieder gelesen.
    .line = Brett beiseite. Sonst: gegner brett an

# The opponent's electronic board is to be laid aside and is not read anyway.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-is-off =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wird nicht gelesen. Mit gegner brett an wird es gelesen.
    .line = Wird nicht gelesen. gegner brett an

# The opponent's electronic board is to be read, and is.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-is-on =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist verbunden.
    .line = Brett des Gegners: verbunden

# The opponent's electronic board is to be read, and is being looked for.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-is-looked-for =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } antwortet noch nicht. Es wird immer wieder gesucht.
    .line = Brett des Gegners: noch keine Antwort

# The opponent's electronic board is to be read or laid aside, and none was named.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-unnamed =
    Ein elektronisches Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wurde nicht genannt. Verlassen Sie das Programm und öffnen Sie die Partie wieder mit seinem Anschluss: ansage play --opponent-board dgt:/dev/ttyUSB1,left
    .line = Kein elektronisches Brett genannt.

# The clock beside the opponent's electronic board shows another time than the clock of the game. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $player (String) - whose time: white or black
#   $beside (String) - the time on that clock
#   $game (String) - the time on the clock of the game
board-opponent-times =
    Die Uhr am Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt für { $player ->
        [white] Weiß
       *[black] Schwarz
    } eine andere Zeit: { $beside }. Auf der Uhr der Partie sind es { $game }. Es gilt die Uhr der Partie.
    .line = Uhr { $beside }, Partie { $game }

# The same port was named for both boards.
# Variables:
#   $path (String) - the port
board-same-port = { $path } ist für beide Bretter genannt. Jedes Brett hat einen eigenen Anschluss: ansage boards zählt sie auf.

# In a game: the board was to be read on a port that cannot be opened, and it is connected on another one.
# Variables:
#   $path (String) - the port
board-game-kept = { $path } lässt sich nicht öffnen. Ihr Brett bleibt verbunden, wo es ist.
    .line = Nicht geöffnet: { $path }. Brett bleibt

# The opponent's own clock key is there: one press of it confirms a word of his.
# Variables:
#   $color (String) - whose: white or black
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

# It was there and is there no more.
# Variables:
#   $color (String) - whose: white or black
board-key-lost =
    Die eigene Uhrtaste { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } antwortet nicht mehr. F8 gilt, und was schwer wiegt, wird damit zweimal bestätigt.
    .line =
        Uhrtaste { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } ist weg; F8 gilt.

# It cannot be opened. Told once.
# Variables:
#   $color (String) - whose: white or black
#   $path (String) - the device
#   $why (String) - missing, denied, busy or unfit
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

# It cannot be followed, as the system starts no thread.
# Variables:
#   $color (String) - whose: white or black
#   $reason (String) - what the system says
board-key-no-thread =
    Die eigene Uhrtaste { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } kann nicht gelesen werden. { $reason } F8 gilt.
    .line = Eigene Uhrtaste nicht lesbar; F8 gilt

# --opponent-key names the device of a board.
# Variables:
#   $path (String) - the device
board-key-same-port = An { $path } ist schon ein Brett. Nennen Sie mit --opponent-key ein anderes Gerät.

# --opponent-key together with virtual time.
board-key-script = Eine Taste braucht die wirkliche Zeit. Lassen Sie --clock script oder --opponent-key weg.
