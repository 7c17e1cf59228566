### The arbiter's own desk: connecting, looking into the record, the procedure of D.2.8 step by step.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "desk-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# A desk has connected to the station of a live game.
# Variables:
#   $path (String) - the path of the journal
desk-live = Die Partie wird gespielt. Protokoll: { $path }.
    .line = Läuft: { $path }

# A desk has opened the journal of a game that nobody plays now.
# Variables:
#   $path (String) - the path of the journal
desk-ended = Diese Partie wird gerade nicht gespielt. Bis Sie Ihren Code eingeben, ändert sich am Protokoll nichts. Protokoll: { $path }.
    .line = Ruht: { $path }

# Said at the arbiter's own desk before the code was typed, and on an empty line there.
desk-code-awaited = Sie können hier alles ansehen. Um zu entscheiden, geben Sie schiedsspruch ein, dann die Eingabetaste und dann Ihren Code.
    .line = Zum Entscheiden: schiedsspruch

# A desk was opened while the arbiter is at another one.
desk-occupied = Der Schiedsrichter ist an einem anderen Tisch dieser Partie. Hier können Sie alles ansehen, aber nichts entscheiden.
    .line = Anderer Tisch entscheidet. Nur sehen.

# The code was typed while the arbiter is at another desk of the same game.
desk-elsewhere = Der Schiedsrichter ist an einem anderen Tisch dieser Partie. Erst wenn jener verlassen ist, kann dieser besetzt werden.
    .line = Erst den anderen Tisch verlassen.

# A ruling was typed at the arbiter's own desk, and the code was not.
desk-code-first = Nicht geschehen: Eine Entscheidung braucht den Code des Schiedsrichters. Geben Sie schiedsspruch ein, dann die Eingabetaste und dann den Code.
    .line = Nicht geschehen. Erst: schiedsspruch

# The arbiter reads what a board shows, and a king is missing, or one side has two.
desk-board-kings = Nicht übernommen: Auf einem Brett hat jede Seite einen König. Die Eingabe hat das nicht. Beispiel: brett weiß stimmt.
    .line = Nicht übernommen: je Seite ein König.

# What was sent to the station is not the arbiter's to do.
desk-not-the-desks = Nicht geschehen: Das ist nicht Sache des Schiedsrichters. Geben Sie hilfe ein.
    .line = Nicht geschehen: Das ist Spielersache.

# A player's command was typed at the arbiter's own desk.
desk-players-own = Das ist ein Befehl der Spieler, und hier ist das Schiedsrichterpult. Geben Sie hilfe ein.
    .line = Befehl der Spieler. Hier: hilfe

# The key of the dial's cues was pressed at the arbiter's own desk.
desk-no-cues = Das Schiedsrichterpult hat kein Zifferblatt und keine Signale. F7 sagt die Uhr von Weiß, F8 die von Schwarz.
    .line = Keine Signale. F7, F8 sagen die Uhren.

# The key that turns to the other player's board was pressed at a player's console.
desk-only-there = Nur am eigenen Schiedsrichterpult kann man beide Bretter abtasten. Hier ist es das Ihre.
    .line = Nur am Schiedsrichterpult.

# Asked before the arbiter's own desk is closed.
desk-ask-leave = Den Tisch schließen? Was entschieden wurde, bleibt. Geben Sie ja oder nein ein.
    .line = Tisch schließen? ja oder nein

# At the arbiter's own desk the fingers are on this player's board now.
# Variables:
#   $color (String) - whose board: white or black
desk-whose-board =
    { $color ->
        [white] Das Brett von Weiß.
       *[black] Das Brett von Schwarz.
    }

# Said to the arbiter: the game has not begun.
desk-not-begun = Die Partie hat nicht begonnen. Die Spieler beginnen sie mit start.
    .line = Nicht begonnen: die Spieler tippen start

# The arbiter asks what is awaited while a move awaits its press.
# Variables:
#   $color (String) - whose press: white or black
desk-awaited-press =
    Der Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist angesagt. Sein Druck auf die Uhr wird erwartet.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Uhr wird erwartet

# The arbiter asks what is awaited while a move is sealed.
# Variables:
#   $color (String) - who seals: white or black
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

# The line from the desk to the station was cut.
desk-station-gone = Die Verbindung zur Station ist abgerissen. Was entschieden wurde, steht in ihrem Protokoll. Starten Sie den Tisch neu: Spielt niemand mehr, so öffnet er das Protokoll selbst.
    .line = Verbindung weg. Tisch neu starten.

# The station the desk is connected to was left.
desk-station-left = Die Spieler haben die Station verlassen; die Partie ist gespeichert. Starten Sie den Tisch neu: Er öffnet dann das Protokoll selbst.
    .line = Station verlassen, Partie gespeichert.

# A line that came from the station does not follow from those before.
# Variables:
#   $reason (String) - what is wrong, a whole sentence
desk-station-differs = Was die Station sendet, ist nicht verlässlich. { $reason } Der Tisch wird geschlossen. Prüfen Sie das Protokoll mit ansage verify.
    .line = Getrennt. { $reason }

# The station has not answered for some time.
desk-station-silent = Die Station antwortet nicht. Ob es geschehen ist, ist nicht bekannt: Geben Sie stand ein.
    .line = Die Station antwortet nicht. Erst: stand

# Scores are asked for, and nothing is known of either.
desk-no-scores = Von keiner der beiden Mitschriften ist etwas bekannt. Geben Sie zum Beispiel formular weiß und den Namen einer Datei ein, oder formular weiß 6 schwarz Dxd6.
    .line = Keine Mitschrift. formular weiß DATEI

# One half-move on both scores, side by side.
# Variables:
#   $number (Number) - the number of the move
#   $color (String) - whose move: white or black
#   $white (String) - what White's score says; a hyphen for nothing
#   $black (String) - what Black's score says; a hyphen for nothing
#   $agreement (String) - same, differ, single or unread
desk-score-row = Zug { $number }, { $color ->
        [white] Weiß
       *[black] Schwarz
    }. { $agreement ->
        [same] Beide: { $white }.
        [differ] Mitschrift von Weiß: { $white }. Mitschrift von Schwarz: { $black }. Sie widersprechen sich.
        [single] Mitschrift von Weiß: { $white }. Mitschrift von Schwarz: { $black }. Nur eine hat ihn.
       *[unread] Mitschrift von Weiß: { $white }. Mitschrift von Schwarz: { $black }. Nicht sicher zu lesen.
    }
    .line =
        { $number } { $color ->
            [white] w
           *[black] s
        }: { $white } | { $black }{ $agreement ->
            [same] {""}
            [differ] {"  anders"}
            [single] {"  nur 1"}
           *[unread] {"  unklar"}
        }

# A comparison or a proposal is asked for, and there is nothing to go by.
desk-nothing-known = Es gibt nichts zu vergleichen: Weder eine Mitschrift noch ein Brett ist bekannt. Geben Sie formular oder brett ein.
    .line = Nichts bekannt: formular oder brett

# Before the steps back to a position that the arbiter has named.
# Variables:
#   $number (String) - the number of the last move that stays
#   $color (String) - whose move: white or black
#   $ply (String) - the number of the half-move
desk-retrace-to = Die Stellung nach Zug { $number } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }, Halbzug { $ply }.
    .line =
        Zurück: nach { $number } { $color ->
            [white] Weiß
           *[black] Schwarz
        }

# Before the steps back to the position the game started from.
desk-retrace-start = Die Ausgangsstellung.
    .line = Zurück zur Ausgangsstellung

# A half-move is named that the game does not have.
# Variables:
#   $ply (String) - the number of the half-move
desk-no-half-move = Die Partie hat keinen Halbzug { $ply }. Nennen Sie die Zugnummer und den Spieler, zum Beispiel zurückführen 5 schwarz.
    .line = Kein Halbzug { $ply }

# What would be ruled: how much of the course stays, and how many half-moves follow.
# Variables:
#   $kept (String) - whether any half-move stays: yes or no
#   $number (String) - the number of the last move that stays
#   $color (String) - whose move that is: white or black
#   $count (Number) - how many half-moves follow
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

# What would be ruled: a clock and its counter.
# Variables:
#   $color (String) - whose clock: white or black
#   $time (String) - the time left, ready to be spoken
#   $moves (Number) - moves completed
desk-would-set = Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    }: noch { $time }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    } ausgeführt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $time }, Züge { $moves }

# Asked when it was said what would be ruled.
desk-ask-accept = Soll das entschieden werden? Geben Sie ja oder nein ein.
    .line = So entscheiden? ja oder nein

# A proposal is accepted that changes neither course nor clocks.
desk-accept-nothing = Weder Verlauf noch Uhren sind zu ändern. Geben Sie schritte ein für die Schritte an den Brettern, oder fortsetzen.
    .line = Nichts zu ändern: schritte, fortsetzen

# A proposal is accepted that rests on a score that cannot be read.
desk-accept-unclear = Nicht angenommen: Eine Mitschrift ist an der entscheidenden Stelle nicht zu lesen. Geben Sie den Halbzug mit formular ein, zum Beispiel formular schwarz 6 schwarz Dxd6. Oder setzen Sie den Verlauf selbst mit verlauf.
    .line = Mitschrift unklar: formular oder verlauf

# Yes or no was typed at the desk, and nothing was asked.
desk-nothing-asked = Es wurde nichts gefragt. Geben Sie annehmen ein, damit ein Vorschlag wiederholt und entschieden wird.
    .line = Nichts gefragt. Zuerst: annehmen

# The arbiter has said no: what was proposed is not ruled.
desk-not-ruled = Nicht entschieden. Alles bleibt, wie es war.
    .line = Nicht entschieden.

# One of several rulings was refused; those after it are not carried out.
desk-rulings-broken = Der Rest des Vorschlags wurde nicht entschieden. Geben Sie vorschlag ein für das, was bleibt.
    .line = Rest nicht entschieden. vorschlag

# Before a step on a board: whose board.
# Variables:
#   $color (String) - whose board: white or black
desk-walk-on = Auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    }:
    .line =
        Brett von { $color ->
            [white] Weiß
           *[black] Schwarz
        }:

# Steps are asked for, and none are to be done on a board that is known.
desk-walk-none = Es gibt keine Schritte: Jedes bekannte Brett stimmt. Ein unbekanntes Brett geben Sie mit brett ein, zum Beispiel brett schwarz und eine FEN.
    .line = Keine Schritte. Unbekannt: brett schwarz

# A step is confirmed, and no walk was begun.
desk-walk-not-begun = Es werden keine Schritte durchgegangen. Geben Sie schritte ein.
    .line = Noch keine Schritte: schritte

# The last step was confirmed.
desk-walk-done = Das war der letzte Schritt. Geben Sie unterschiede ein, um noch einmal zu vergleichen, oder fortsetzen.
    .line = Fertig. unterschiede oder fortsetzen

# A sheet cannot be read from a file.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - why, a whole sentence
desk-sheet-unread = Das Formular { $path } wurde nicht übernommen. { $reason } Nennen Sie eine andere Datei oder einzelne Halbzüge, zum Beispiel formular weiß 6 schwarz Dxd6.
    .line = Nicht übernommen. { $reason }

# The report was written.
# Variables:
#   $path (String) - the path of the file
desk-report-written = Der Bericht ist geschrieben: { $path }.
    .line = Bericht: { $path }

# Help: the overview at the arbiter's own desk.
desk-help = Das ist das Schiedsrichterpult. Stand, uhren, formulare, unterschiede, zurückführen und vorschlag geben Auskunft und ändern nichts. Nach dem Code wird im Saal angesagt, was Sie entscheiden: anhalten und fortsetzen, uhr, zugabe und abzug, verwarnen und regelwidrig, regel, formular, brett und verlauf. Annehmen entscheidet, was vorgeschlagen ist; schritte geht die Schritte durch. Bericht schreibt eine Seite. Weiter liest alle Anweisungen; hilfe und ein Wort erklärt eine; tasten nennt die Tasten. Fertig verlässt den Tisch, beenden schließt ihn.
    .line = weiter: alles. hilfe WORT. tasten.

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-space = In leerer Zeile: beide Uhren. Keine Taste dieses Tisches drückt eine.
    .line = Leertaste, Zeile leer: beide Uhren
    .keys = Leertaste

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-white = Die Uhr von Weiß, von überall.
    .line = F7: Uhr von Weiß
    .keys = F7

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-black = Die Uhr von Schwarz, von überall.
    .line = F8: Uhr von Schwarz
    .keys = F8

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-escape = Nimmt eine Frage zurück, verlässt dann das Brett, leert dann die Zeile.
    .line = Escape: zurück, abbrechen, leeren
    .keys = Escape

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-leave = Fragt, ob der Tisch geschlossen werden soll; noch einmal gedrückt, schließt ihn.
    .line = Strg+C, Strg+D: Tisch schließen
    .keys = Strg+C oder Strg+D

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-arrows = Über das Brett, das Sie ansehen; w wechselt zu dem des anderen Spielers.
    .line = Pfeile: dieses Brett; w: das andere
    .keys = Pfeiltasten

# Help about a key at the arbiter's own desk; .keys names it.
desk-key-clocks = Beide Uhren.
    .line = t: Uhren
    .keys = t auf dem Brett

# How the game stands: the last half-move, and whose move it is.
# Variables:
#   $number (String) - the number of the move
#   $color (String) - whose move it was: white or black
#   $move (String) - the move
#   $next (String) - whose move it is now: white or black
desk-state-last = Der letzte Zug: { $number } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }. { $next ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug.
    .line = Zuletzt: { $number } { $color ->
            [white] w
           *[black] s
        } { $move }. Nun: { $next ->
            [white] Weiß
           *[black] Schwarz
        }

# The steps are about to be gone through.
# Variables:
#   $white (Number) - the steps on White's board
#   $black (Number) - the steps on Black's board
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

# Back was typed at the first step.
desk-walk-first = Das ist der erste Schritt.

# The arbiter does not go through the steps that are left.
desk-walk-left = Die Schritte sind abgebrochen. Was bestätigt war, bleibt. Mit schritte geht es weiter mit dem, was noch zu tun ist.
    .line = Abgebrochen. Weiter: schritte

# Help about an order of the arbiter: what is typed and what it does.
desk-help-clocks = uhren: beide Uhren, und welche läuft.
    .line = uhren

# Help about an order of the arbiter: what is typed and what it does.
desk-help-scores = formulare: beide Mitschriften nebeneinander, um den ersten Unterschied herum. Mit einem Zug um diesen herum, zum Beispiel formulare 12 schwarz.
    .line = formulare 12 schwarz

# Help about an order of the arbiter: what is typed and what it does.
desk-help-differences = unterschiede: wo Mitschriften und Bretter abweichen und mit welchem Halbzug ein Brett den Verlauf verließ. Nur dieser Tisch hört es.
    .line = unterschiede

# Help about an order of the arbiter: what is typed and what it does.
desk-help-sheet = formular, ein Spieler und eine Datei: sein ganzes Formular. Oder formular, ein Spieler, ein Zug und was er dort geschrieben hat, zum Beispiel formular weiß 6 schwarz Dxd6.
    .line = formular weiß DATEI

# Help about an order of the arbiter: what is typed and what it does.
desk-help-board = brett, ein Spieler und was sein Brett zeigt: stimmt, oder eine FEN, oder Farben und Figuren, zum Beispiel brett weiß weiß Ke1 e2 schwarz Ke8.
    .line = brett weiß stimmt

# Help about an order of the arbiter: what is typed and what it does.
desk-help-retrace = zurückführen: die Stellung, zu der zurückgekehrt wird, die Schritte auf jedem Brett und beide Uhren in jenem Augenblick. Mit einem Zug bis zu diesem, zum Beispiel zurückführen 5 schwarz.
    .line = zurückführen 5 schwarz

# Help about an order of the arbiter: what is typed and what it does.
desk-help-propose = vorschlag: was die Regeln hier vorsehen, mit Gründen, Schritten und Uhren. Dadurch ändert sich nichts.
    .line = vorschlag

# Help about an order of the arbiter: what is typed and what it does.
desk-help-accept = annehmen: sagt, welche Entscheidungen der Vorschlag bedeutet, und fragt, bevor sie getroffen werden.
    .line = annehmen

# Help about an order of the arbiter: what is typed and what it does.
desk-help-yes = ja: was nach annehmen gesagt wurde, ist entschieden; bei den Schritten: dieser ist getan.
    .line = ja

# Help about an order of the arbiter: what is typed and what it does.
desk-help-no = nein: es wird nicht entschieden; bei den Schritten: dieser noch einmal.
    .line = nein

# Help about an order of the arbiter: what is typed and what it does.
desk-help-walk = schritte: die Schritte auf beiden Brettern, einer nach dem anderen. ja oder nächster bestätigt jeden, nein oder wiederholen sagt ihn noch einmal, zurück geht zu dem davor, anhalten hört auf.
    .line = schritte

# Help about an order of the arbiter: what is typed and what it does.
desk-help-next = nächster: dieser Schritt ist getan und kommt ins Protokoll; der nächste wird gesagt.
    .line = nächster

# Help about an order of the arbiter: what is typed and what it does.
desk-help-previous = voriger, oder zurück allein: noch einmal der Schritt davor.
    .line = voriger

# Help about an order of the arbiter: what is typed and what it does.
desk-help-repeat = wiederholen: derselbe Schritt noch einmal.
    .line = wiederholen

# Help about an order of the arbiter: what is typed and what it does.
desk-help-course = verlauf, wie viele Halbzüge bleiben, und die Züge danach: setzt den Verlauf der Partie. Zum Beispiel verlauf 5 schwarz Sf3 Sc6, oder verlauf 0.
    .line = verlauf 5 schwarz Sf3 Sc6

# Help about an order of the arbiter: what is typed and what it does.
desk-help-report = bericht und eine Datei: schreibt den Bericht als Seite zum Lesen und Drucken.
    .line = bericht DATEI.html

# The report cannot be written.
# Variables:
#   $reason (String) - why, a whole sentence
desk-report-not-written = Der Bericht wurde nicht geschrieben. { $reason }
    .line = Kein Bericht. { $reason }
