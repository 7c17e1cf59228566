trouble-text-missing = Dafür fehlen dem Programm die Worte. Das ist ein Fehler im Programm.
    .line = Text fehlt: ein Fehler im Programm.

trouble-language-missing = In der Sprache { $wish } gibt es keine Texte. Sie lesen und hören Englisch.
    .line = Keine Texte in { $wish }, also Englisch.

trouble-not-recorded = Nicht festgehalten, also gilt es nicht. { $reason } Schaffen Sie Abhilfe und sagen Sie es noch einmal.
    .line = Nicht festgehalten. { $reason }

trouble-bad-pause = Nicht verstanden: plus { $text }. Zeit vergeht mit plus und Sekunden, zum Beispiel +2.5.
    .line = Keine Zeit: +{ $text }. Beispiel: +2.5

trouble-reason =
    { $kind ->
        [full] Der Datenträger ist voll.
        [large] Es ist zu groß.
        [read-only] Es kann nur gelesen werden.
        [permission] Sie haben kein Recht dazu.
        [not-found] Es ist nicht vorhanden.
        [directory] Ein Ordner steht, wo eine Datei sein sollte, oder umgekehrt.
        [exists] Es ist schon vorhanden.
       *[other] Das System sagt: { $system }.
    }

trouble-journal-io = Das Protokoll { $path } kann nicht benutzt werden. { $reason } Nennen Sie ein anderes mit --journal DATEI.

trouble-journal-in-use = Das Protokoll { $path } wird von einer anderen Station benutzt. Zusehen mit ansage watch, oder ein anderes nennen mit --journal DATEI.

trouble-no-saved-game = Es gibt noch keine gespeicherte Partie.

trouble-report-journal = Protokoll

trouble-report-log = Sprachprotokoll

trouble-report-no-log = Es wurde kein Sprachprotokoll genannt. Um eines zu schreiben, spielen Sie mit --speech-log DATEI.

trouble-report-written = Der Bericht liegt in { $path }. Namen sind ersetzt. Lesen Sie ihn, und schicken Sie ihn mit dem, was Sie taten und was Sie erwartet hatten.

trouble-journal-directory = { $path } ist ein Ordner oder Gerät, kein Protokoll. Nennen Sie eine Datei mit --journal DATEI.

trouble-journal-too-large = { $path } ist größer als jedes Protokoll. Nennen Sie eine andere Datei.

trouble-journal-fault = Das Protokoll { $path } ist beschädigt. { $fault } Nichts darin wurde geändert. Zeigen Sie es dem Schiedsrichter, oder beginnen Sie ein anderes mit --journal DATEI.

trouble-journal-version = Das Protokoll { $path } kann nicht gelesen werden. { $fault } Nichts darin wurde geändert. Öffnen Sie es mit dem Programm, das es geschrieben hat, oder beginnen Sie ein anderes mit --journal DATEI.

trouble-journal-newer = Das Protokoll { $path } kann nicht gelesen werden. Nichts darin wurde geändert. { $fault }

trouble-fault =
    { $why ->
        [no-journal] Die erste Zeile ist nicht die eines Protokolls.
        [other-version] Es ist ein Protokoll in einem anderen Format, { $format }; dieses Programm liest nur „{ $own }“.
        [chain] Eintrag { $entry } folgt nicht aus dem davor: er wurde geändert, oder einer fehlt.
        [line-ends] Die Zeile von Eintrag { $entry } endet anders als die Zeilen davor. Jemand hat die Datei bearbeitet.
        [unreadable] Eintrag { $entry } ist nicht lesbar.
        [newer] Eine neuere Version des Programms hat Eintrag { $entry } geschrieben, und diese kennt nicht, was er festhält. Aktualisieren Sie dieses Programm.
        [effects] Eintrag { $entry } hält etwas anderes fest, als sein Ereignis bewirkt.
       *[state] Nach Eintrag { $entry } steht die Partie nicht wie festgehalten: Stellung, Uhren, Zähler, Ergebnis oder offener Fall.
    }

trouble-fault-no-opening = Der erste Eintrag eröffnet keine Partie.

trouble-file = { $path }: { $reason }

trouble-report-other = { $path }: Dort liegt eine andere Datei, die kein Bericht ist; sie bleibt, wie sie ist. Nennen Sie eine neue, zum Beispiel: --report bericht.html

trouble-voice-bundled = Nur die einfache Stimme im Programm ist da. Eine bessere steckt im Paket libespeak-ng1.
    .line = Einfache Stimme. Besser: libespeak-ng1

trouble-voice-none = Es ist keine Stimme da. Alles steht als Text da.
    .line = Keine Stimme: nur Text.

trouble-voice-failed = Die Stimme konnte nicht alles sagen. Lesen Sie die Zeilen.
    .line = Stimme versagt: Zeilen lesen.

trouble-shared-output = Ihre privaten Antworten hören alle. In der Partie legt ohren getrennt sie auf ein Ohr.
    .line = Alle hören mit: ohren getrennt

trouble-voice-not-private = Diese Stimme lässt sich nicht auf ein Ohr legen, private Antworten stehen nur als Text da.
    .line = Private Antworten nur als Text.

trouble-no-sound = Es ist kein Tongerät da. Alles wird als Text gezeigt.
    .line = Kein Tongerät: nur Text.

trouble-no-private-sound = Für private Antworten ist kein Tongerät da. Sie stehen nur als Text da.
    .line = Kein privates Tongerät: nur Text.

trouble-sound-lost = Das Tongerät ist weg. Lesen Sie die Zeilen.
    .line = Ton weg: Zeilen lesen.

trouble-sound-found = Das Tongerät ist wieder da.
    .line = Ton ist wieder da.

trouble-backlog =
    { $count ->
        [one] Eine Ansage wartet noch.
       *[other] { $count } Ansagen warten noch.
    }
    .line = wartend: { $count }

trouble-wav-failed = Die Tondatei kann nicht mehr geschrieben werden. Die Partie geht weiter.
    .line = Tondatei weg. Die Partie geht weiter.

trouble-sound-other-way = Der Tonserver weist dieses Programm ab. Der Ton geht geradewegs zur Karte und kann spät beginnen.
    .line = Tonserver weist ab. Ton evtl. spät.

trouble-speech-log-failed = Das Sprachprotokoll kann nicht geschrieben werden. Die Partie geht weiter.
    .line = Kein Sprachprotokoll. Es geht weiter.

trouble-voice-not-shaped = Es spricht die Stimme des Systems, und sie kann für einen lauten Saal nicht deutlicher gemacht werden.
    .line = Klarheit: nicht mit dieser Stimme.

trouble-journal-at = Gespeicherte Partie { $path }

trouble-journal-elsewhere = Der übliche Ordner für Protokolle ist nicht benutzbar. Dieses Protokoll ist { $path }.
    .line = Protokoll hier: { $path }

trouble-alive-not-kept = Dass das Programm lebt, kann nicht jede Sekunde auf der Platte festgehalten werden. { $reason } Die Partie geht weiter. Nach einem Absturz stünden die Uhren wie beim letzten Eintrag.
    .line = Sekunden nicht festgehalten: { $reason }

trouble-tail = Die letzte Zeile des Protokolls war abgerissen. Sie liegt jetzt in { $path }.
    .line = Abgerissene Zeile: { $path }

trouble-other-memory = Eine andere Version des Programms hat dieses Protokoll geschrieben. Stellung, Uhren, Zähler, Ergebnis und offener Fall sind so, wie sie es festgehalten hat.
    .line = Protokoll anderer Programmversion.

trouble-other-effects = Eine andere Version des Programms hat dieses Protokoll geschrieben und sagt manche Einträge anders. Stellung, Uhren, Zähler, Ergebnis und offener Fall sind so, wie sie es festgehalten hat.
    .line = Andere Programmversion: Texte anders.

trouble-code-file = Der Code des Schiedsrichters wird nicht übernommen aus { $path }. { $reason }

trouble-code-empty = Die Datei ist leer. Sie enthält den Code in einer Zeile, oder was ansage arbiter --make-code ausgibt.

trouble-code-large = Die Datei hat mehr als { $most } Bytes. Sie enthält den Code in einer Zeile und sonst nichts.

trouble-code-no-text = Die Datei ist kein Text in UTF-8. Speichern Sie sie so.

trouble-code-lines = Die Datei hat mehr als eine Zeile. Sie enthält den Code in einer Zeile und sonst nichts.

trouble-code-damaged = Sie beginnt wie das, was ansage arbiter --make-code ausgibt, ist aber beschädigt oder von anderer Art. Erzeugen Sie sie neu, oder nehmen Sie einen Code, der nicht mit einem Dollarzeichen beginnt.

trouble-code-short = Der Code ist zu kurz. Er hat mindestens { $least } Zeichen.

trouble-code-figures = Der Code besteht nur aus Ziffern, und sechs davon sehen aus wie der Code zum Beitreten. Nehmen Sie auch Buchstaben.

trouble-code-untypable = Der Code hat mehr als { $most } Bytes, oder er enthält Zeichen, die sich an der Konsole nicht eingeben lassen. Nehmen Sie einen kürzeren aus Buchstaben, Ziffern und Leerzeichen.

trouble-code-no-random = Das System gibt nicht her, was zum Geheimhalten eines Codes nötig ist: { $reason }. Versuchen Sie es noch einmal.

trouble-code-other = Die gespeicherte Partie hat einen anderen Code des Schiedsrichters als { $path }. Nennen Sie die Datei dieser Partie, oder lassen Sie --arbiter-code-file weg.

trouble-code-none = Die gespeicherte Partie wurde ohne Code des Schiedsrichters angelegt, und { $path } legt jetzt keinen fest. Lassen Sie --arbiter-code-file weg; dann bestätigt der andere Spieler den Code, der mit schiedsspruch eingegeben wird.

trouble-code-opened = Der Code des Schiedsrichters wurde beim Anlegen dieser Partie festgelegt.
    .line = Schiedsrichtercode: beim Anlegen gesetzt

trouble-code-again = Denselben Code noch einmal? Er wird nicht gezeigt.
    .line = Noch einmal? Er wird nicht gezeigt.

trouble-code-unlike = Die beiden Codes waren nicht gleich, darum wurde nichts erzeugt. Beginnen Sie noch einmal.

trouble-code-not-given = Es gab keinen Code, darum wurde nichts erzeugt. Er wird am Terminal zweimal eingegeben, oder er ist eine Zeile der Standardeingabe.

trouble-output-closed = Die Ausgabe wurde geschlossen, das Programm ist beendet. Die Partie ist gespeichert in { $path }.

trouble-not-saved = Das Ende konnte nicht ins Protokoll geschrieben werden. Alles Mitgeteilte steht darin.

trouble-bad-option = { $option } { $value }: nicht verstanden. Versuchen Sie { $option } { $example }

trouble-no-edition-then = --laws { $value }: In diesem Jahr trat keine Ausgabe in Kraft; es galt die von { $edition }. Es gibt { $years }. Versuchen Sie --laws { $edition }

trouble-no-edition = --laws { $value }: kein Jahr einer Ausgabe der Regeln. Es gibt { $years }. Versuchen Sie --laws 2023

trouble-bad-time = --time { $value }: nicht verstanden. { $reason } Versuchen Sie --time { $example }

trouble-bad-time-period = --time { $value }: Periode { $period } nicht verstanden. { $reason } Versuchen Sie --time { $example }

trouble-time-missing =
    { $part ->
        [period] Dort steht keine Bedenkzeit.
        [moves] Vor dem Schrägstrich fehlt die Zahl der Züge.
        [time] Die Bedenkzeit in Minuten fehlt.
       *[bonus] Die Zahl der Sekunden pro Zug fehlt.
    }
    .line =
        { $part ->
            [period] Dort steht keine Bedenkzeit.
            [moves] Die Zahl der Züge fehlt.
            [time] Die Minuten fehlen.
           *[bonus] Die Sekunden fehlen.
        }

trouble-time-number =
    { $part ->
        [moves] { $text } ist keine Zahl von Zügen.
        [time] { $text } ist keine Bedenkzeit: Schreiben Sie Minuten, 90, oder Minuten und Sekunden, 2:30.
       *[bonus] { $text } ist keine ganze Zahl von Sekunden.
    }
    .line =
        { $part ->
            [moves] Keine Zahl von Zügen.
            [time] Minuten, 90, oder 2:30.
           *[bonus] Keine ganzen Sekunden.
        }

trouble-time-too-much =
    { $part ->
        [moves] { $text } Züge sind zu viele: Eine Periode hat höchstens 999.
        [time] { $text } ist zu lang: Eine Periode hat höchstens 24 Stunden, das sind 1440 Minuten.
       *[bonus] { $text } Sekunden sind zu viele: Pro Zug gibt es höchstens eine Stunde, das sind 3600 Sekunden.
    }
    .line =
        { $part ->
            [moves] Zu viele Züge: höchstens 999.
            [time] Zu lang: höchstens 1440 Minuten.
           *[bonus] Zu viele: höchstens 3600 Sekunden.
        }

trouble-time-zero =
    { $part ->
        [moves] Eine Periode hat mindestens einen Zug.
       *[time] Am Anfang wäre keine Bedenkzeit auf der Uhr.
    }

trouble-time-moves-missing = Auf { $text } folgt noch eine Periode, daher muss die Zahl der Züge mit einem Schrägstrich davor stehen, wie in 40/90.

trouble-time-letter = Der Buchstabe { $letter } in { $text } hat keine Bedeutung; nach der Bedenkzeit steht + für Zeitzugabe, d für Aufschub, b für Bronstein, f für feste Zeit pro Zug oder h für Sanduhr.

trouble-time-too-many = Es gibt höchstens { $most } Perioden.

trouble-time-mixed =
    { $part ->
        [period] { $text } ist eine Sanduhr; sie hat nur eine Periode und keine Zahl von Zügen.
       *[bonus] { $text } ist mehr als eine Art von Zusatzzeit; eine Periode hat nur eine.
    }

trouble-bad-fen = --fen { $value }: keine spielbare Stellung. Nichts davon war zu verstehen. { $reason } Versuchen Sie --fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

trouble-bad-fen-after = --fen { $value }: keine spielbare Stellung. Verstanden: { $understood }. { $reason } Versuchen Sie --fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

trouble-start =
    { $why ->
        [empty] Sie ist leer.
        [ranks]
            { $count ->
                [one] Es ist eine Reihe; nötig sind acht, durch Schrägstriche getrennt.
               *[other] Es sind { $count } Reihen; nötig sind acht, durch Schrägstriche getrennt.
            }
        [rank] Reihe { $rank } füllt nicht acht Felder mit Buchstaben für Figuren und Ziffern für leere Felder.
        [turn] Wer am Zug ist, schreibt man mit w oder b.
        [castling] Die Rochaderechte schreibt man mit einem Strich, mit Buchstaben wie KQkq oder mit den Linien der Türme.
        [en-passant] Das Feld für en passant schreibt man mit einem Strich oder als Feld.
        [half-moves] Die Halbzüge seit dem letzten Schlagen oder Bauernzug sind eine Zahl bis 9999.
        [move-number] Die Nummer des Zuges ist eine Zahl bis 9999.
        [too-long] Es folgt mehr als die sechs Felder einer Stellung.
        [no-pieces] Das Brett ist leer.
        [king-missing] Ein König fehlt.
        [several-kings] Ein Spieler hat mehr als einen König.
        [pawn-on-last-rank] Ein Bauer steht auf der ersten oder achten Reihe.
        [castling-rights] Ein Rochaderecht ist angegeben, aber König oder Turm steht dafür nicht richtig.
        [no-en-passant] Über das Feld für en passant kann gerade kein Bauer gezogen sein.
        [opponent-in-check] Der Spieler, der nicht am Zug ist, steht im Schach.
        [impossible-check] Kein letzter Zug kann dieses Schach gegeben haben.
        [too-many-pieces] Ein Spieler hat mehr Figuren oder Bauern, als es geben kann.
       *[number] Die Stellungen des Chess960 haben die Nummern 0 bis { $last }.
    }

trouble-bad-chess960 = --chess960 { $value }: keine Anfangsstellung. Sie haben die Nummern 0 bis { $last }, und drawn lost eine aus. Versuchen Sie --chess960 518 oder --chess960 drawn

trouble-two-starts = --fen und --chess960 nennen jeweils eine Anfangsstellung, und eine Partie hat nur eine. Lassen Sie eines davon weg, zum Beispiel: --chess960 518

trouble-no-lot = Das System hat keine Quelle für das Los ({ $system }). Losen Sie selbst eine Nummer von 0 bis 959 aus und versuchen Sie --chess960 518

trouble-export-what = Sagen Sie, was geschrieben werden soll: --pgn, --text, --brf, --braille, --wav DATEI oder --report DATEI.html.

trouble-export-no-score =
    { $color ->
        [white] Das Formular von Weiß ist nicht bekannt: nichts davon wurde mitgeteilt.
       *[black] Das Formular von Schwarz ist nicht bekannt: nichts davon wurde mitgeteilt.
    }

trouble-verify-sound =
        { $count ->
        [one] Die Kette ist unversehrt: ein Eintrag.
       *[other] Die Kette ist unversehrt: { $count } Einträge.
    }

trouble-verify-ended = Die Partie ist zu Ende. { $result }

trouble-verify-left =
    { $adjourned ->
        [yes]
            { $calendar ->
                [yes] Die Partie hat kein Ergebnis. Sie wurde ordnungsgemäß unterbrochen: { $time } UTC.
               *[no] Die Partie hat kein Ergebnis. Sie wurde ordnungsgemäß unterbrochen, im Augenblick { $time } des Protokolls.
            }
       *[no]
            { $calendar ->
                [yes] Die Partie hat kein Ergebnis. Sie wurde ordnungsgemäß verlassen: { $time } UTC.
               *[no] Die Partie hat kein Ergebnis. Sie wurde ordnungsgemäß verlassen, im Augenblick { $time } des Protokolls.
            }
    }

trouble-verify-broken-off = Das Protokoll bricht nach Eintrag { $entry } ab, ohne Ergebnis und ohne ordnungsgemäßes Verlassen. Das Programm ist abgestürzt, oder das Ende des Protokolls wurde entfernt, oder die Partie wird noch gespielt.

trouble-verify-checksum = Letzte Prüfsumme: { $checksum }

trouble-verify-checksum-found =
    { $after ->
        [one] Die Prüfsumme { $checksum } ist die von Eintrag { $entry } von { $count }. Danach ein Eintrag:
       *[other] Die Prüfsumme { $checksum } ist die von Eintrag { $entry } von { $count }. Danach { $after } Einträge:
    }

trouble-verify-checksum-last = Die Prüfsumme { $checksum } ist die von Eintrag { $entry }, dem letzten.

trouble-verify-no-such-checksum =
    { $count ->
        [one] Das Protokoll ist unversehrt, aber sein einziger Eintrag hat nicht
       *[other] Das Protokoll ist unversehrt, aber keiner seiner { $count } Einträge hat
    } die Prüfsumme { $checksum }. Vergleichen Sie sie mit dem Bericht: Sie hat 16 Buchstaben und Ziffern, und der Bericht nennt sein Protokoll. Stimmt beides, gehört der Bericht zu einer anderen Aufzeichnung.

trouble-verify-program-left = Das Programm wurde verlassen.

trouble-verify-other-memory = Ab Eintrag { $entry } hat es eine andere Version des Programms geschrieben. Stellung, Uhren, Zähler, Ergebnis und offener Fall sind wie festgehalten; nur eine Prüfsumme über alles andere, was es sich merkt, weicht ab.

trouble-verify-other-effects = Eine andere Version des Programms hat Eintrag { $entry } geschrieben und sagt ihn anders als diese. Auch spätere Einträge können abweichen. Stellung, Uhren, Zähler, Ergebnis und offener Fall sind wie festgehalten. Berichte und Exporte folgen dem Protokoll.

trouble-verify-torn =
    { $count ->
        [one] Ein Eintrag ist in Ordnung. Danach steht eine abgerissene Zeile.
       *[other] { $count } Einträge sind in Ordnung. Danach steht eine abgerissene Zeile.
    }

trouble-score-bytes = Zeile { $line }, Spalte { $column } ist kein Text in UTF-8 oder UTF-16. Öffnen Sie die Datei im Programm, in dem sie geschrieben wurde, und speichern Sie sie als UTF-8.

trouble-score-utf16 = Zeile { $line }, Spalte { $column }: Die Datei kann in UTF-16 sein, aber die Kennung am Anfang fehlt, oder sie ist nicht vollständig. Speichern Sie sie als UTF-8.

trouble-score-encoding = Zeile { $line }, Spalte { $column } ist kein Text in UTF-8 oder UTF-16; die Datei kann in { $encoding } sein. Speichern Sie sie als UTF-8.

trouble-score-binary = Zeile { $line }, Spalte { $column } ist kein Text. Geben Sie eine Datei mit einer Partie an: PGN, Text oder Braille, in UTF-8 oder UTF-16.

trouble-score-too-long = Zeile { $line }: Bis hierher steht mehr, als eine Partie haben kann: { $most } Halbzüge oder 1 MB Text. Speichern Sie jede Partie in einer eigenen Datei, oder setzen Sie Kopfzeilen davor.

trouble-score-no-game =
    { $count ->
        [0] Es gibt keine Partie { $game }: die Datei enthält keine.
        [one] Es gibt keine Partie { $game }: die Datei enthält eine Partie.
       *[other] Es gibt keine Partie { $game }: die Datei enthält { $count } Partien.
    }

trouble-score-several-games =
    { $count ->
        [one] Die Datei enthält eine Partie.
       *[other] Die Datei enthält { $count } Partien, ein Spieler schreibt aber nur eine mit. Speichern Sie diese Partie in einer eigenen Datei.
    }

trouble-score-large = Die Datei ist größer als { $most } MB, so groß ist kein Partieformular. Speichern Sie die Partie in einer eigenen Datei.

trouble-score-not-understood = Nicht verstanden: { $part }. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

trouble-score-not-understood-after = Verstanden { $understood }, aber nicht { $part }. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

trouble-score-no-half-move = Es steht kein Halbzug darin. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

trouble-score-letter = { $letter } nennt keine Figur. Gelesen werden Partien mit den Buchstaben von: { $languages }. Auch Figurinen und zwei Felder wie g1f3 werden gelesen.

trouble-score-no-move-fits = Keine Figur kann diesen Zug machen. Gelesen werden Partien mit den Buchstaben von: { $languages }.

trouble-score-unfinished = Verstanden { $understood }, aber der Rest fehlt. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

trouble-score-empty = Es steht kein Zug darin.

trouble-score-empty-game = In Partie { $game } von { $count } steht kein Zug. Wählen Sie mit --game eine andere.

trouble-score-start-missing = Der Kopf nennt Chess960, aber nicht, womit die Partie beginnt. Schreiben Sie die Stellung in eine Kopfzeile FEN.

trouble-score-header = Zeile { $line }: Die Kopfzeilen haben kein Ende. Eine Kopfzeile sieht so aus: [White "Anna Berg"].

trouble-score-start = Die Partie beginnt mit einer Stellung, die nicht spielbar ist: { $fen }. { $reason }

trouble-score-unclosed = Zeile { $line }: { $mark } wird geöffnet und nicht geschlossen.

trouble-score-unopened = Zeile { $line }, Spalte { $column }: { $mark } schließt nichts. Fehlt der Anfang?

trouble-score-tag = Zeile { $line }, Spalte { $column }: ein Anführungszeichen im Kopf. Schreiben Sie einen Rückstrich davor.

trouble-score-unaccounted = Zeile { $line }, Spalte { $column }: { $text } gehört zu keinem Zug und keiner Bemerkung. Setzen Sie es in geschweifte Klammern.

trouble-score-format = Zeile { $line }: { $format ->
        [rtf] Das ist formatierter Text (RTF). Speichern Sie ihn als reinen Text.
        [json] Das ist JSON. Schreiben Sie die Züge als reinen Text.
        [html] Das ist eine Webseite. Kopieren Sie die Züge als reinen Text.
       *[figures] Die Züge stehen in Ziffern wie im Fernschach. Schreiben Sie sie in Buchstaben, zum Beispiel e4.
    }

trouble-score-letters-differ = { $first } und { $second } stünden für dieselbe Figur, also meint einer von beiden eine andere.

trouble-score-fen-missing = Der Kopf SetUp sagt, dass die Partie in einer eigenen Stellung beginnt. Der Kopf FEN mit dieser Stellung fehlt.

trouble-score-variant = Der Kopf nennt { $name }. Gelesen werden nur Schach und Chess960.

trouble-score-result-header = Zeile { $line }, Spalte { $column }: das Ergebnis ist { $written }, im Kopf steht { $other }.

trouble-score-result-twice = Zeile { $line }, Spalte { $column }: das Ergebnis ist { $written }, davor steht { $other }.

trouble-score-result-board = Zeile { $line }, Spalte { $column }: das Ergebnis ist { $written }, die letzte Stellung ist das Ende: { $other }.

trouble-score-header-board = Zeile { $line }, Spalte { $column }: die letzte Stellung ist das Ende, { $other }, im Kopf steht { $written }.

trouble-score-several = Halbzug { $ply } lässt sich mehrfach lesen: { $readings }. Nennen Sie die Figurenbuchstaben mit --letters.

trouble-score-move = Zeile { $line }, Spalte { $column }, Halbzug { $ply }, { $text }: { $reason }

trouble-score-not-en-passant = Der Zug schlägt keinen Bauern en passant.

trouble-score-after-the-end = Es steht nach dem Ergebnis.

trouble-score-half-castling = Kurze oder lange Rochade? Schreiben Sie 0-0 oder 0-0-0.

trouble-score-move-missing = Davor fehlt ein Halbzug.

trouble-score-number = Die Nummer { $written } steht vor Zug { $due }. { $again ->
        [yes] Beginnt hier eine andere Partie?
       *[no] Fehlt ein Zug, oder steht einer doppelt?
    }

trouble-watch-fen = Die Stellung nach den abgeschlossenen Zügen: { $fen }
    .line = FEN: { $fen }

trouble-watch-completed =
    { $color ->
        [white]
            { $count ->
                [one] Weiß hat einen Zug abgeschlossen.
               *[other] Weiß hat { $count } Züge abgeschlossen.
            }
       *[black]
            { $count ->
                [one] Schwarz hat einen Zug abgeschlossen.
               *[other] Schwarz hat { $count } Züge abgeschlossen.
            }
    }

trouble-watch-last = Letzte Ansage: { $move }

trouble-watch-pending = Nicht abgeschlossen: { $move }

trouble-watch-turn =
    { $color ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }

trouble-watch-arbiter = Der Schiedsrichter wird erwartet.

trouble-watch-no-case = Es ist kein Fall offen.

trouble-watch-clock =
    { $runs ->
        [yes]
            { $color ->
                [white] Weiß hat { $time } und ist am Zug.
               *[black] Schwarz hat { $time } und ist am Zug.
            }
       *[no]
            { $color ->
                [white] Weiß hat { $time }.
               *[black] Schwarz hat { $time }.
            }
    }
    .line =
        { $runs ->
            [yes]
                { $color ->
                    [white] Weiß { $time }, läuft
                   *[black] Schwarz { $time }, läuft
                }
           *[no]
                { $color ->
                    [white] Weiß { $time }
                   *[black] Schwarz { $time }
                }
        }

trouble-terminal = Das Terminal kann nicht benutzt werden. { $reason }

trouble-export-gap = Das Formular hat eine Lücke beim Halbzug { $ply }; was danach steht, ist nur in --text.

trouble-export-wav-failed = { $path }: Die Tonaufzeichnung konnte nicht zu Ende geschrieben werden. Vielleicht ist die Platte voll oder die Datei zu lang.

trouble-export-no-voice = Es gibt keine Stimme und darum keine Tonaufzeichnung. Alles andere lässt sich ausgeben: --text, --pgn, --brf.

trouble-export-number =
    { $color ->
        [white] { $number }
       *[black] { $number } Schwarz
    }

trouble-export-size = Das Tonprotokoll in Echtzeit braucht etwa { $size } MB.

trouble-export-too-long = Ein Tonprotokoll in Echtzeit wäre { $size } MB groß, und eine WAV-Datei fasst höchstens { $most } MB. Ohne --real-times werden lange Pausen gekürzt.

trouble-journal-other = { $path } ist kein Protokoll: die erste Zeile ist nicht die eines Protokolls. Nichts darin wurde geändert. Nennen Sie eine andere Datei mit --journal DATEI.

trouble-new-game = Neue Partie { $path }

trouble-bad-cues = --cues: { $part } ist keines seiner Wörter. Sie heißen dial, final, seconds, spoken, low=ZEIT+ZEIT, all und off, durch Kommas getrennt. Zum Beispiel --cues dial,low=5:00+1:00

trouble-bad-low-time = --cues: { $part } ist keine Zeit für Zeitnot. Eine Zeit ist Minuten:Sekunden oder Stunden:Minuten:Sekunden, von 0:01 bis 24:00:00, und es gibt höchstens zehn, durch Plus getrennt. Zum Beispiel --cues low=5:00+0:30

trouble-no-duty = { $option } { $value }: { $letter } ist keine Pflicht. Die Buchstaben sind die von D.2.9 (2014), a bis f. Versuchen Sie { $option } ab oder { $option } none.

trouble-name-characters = { $option } { $value }: Ein Name ist eine Zeile von höchstens { $most } Zeichen, die sich alle drucken lassen.

trouble-name-scripts = { $option } { $value }: Hier sind Buchstaben zweier Schriften gemischt, etwa lateinische und kyrillische. Schreiben Sie den Namen in einer Schrift.

trouble-name-message = { $option } { $value }: Das liest sich wie eine Meldung des Programms. Geben Sie den vollen Namen an, mit Vor- und Nachnamen.

trouble-duty-for-sighted = { $option } { $value }: Der Assistent eines Sehenden darf nur am Brett ziehen (a) und ansagen (b), nach D.2.10 (2014), und nicht { $letter }. Zum Beispiel { $option } ab.

trouble-one-assistant = --opponent-duties: Nach { $article } hat ein sehender Gegner nur dann einen Assistenten, wenn der blinde Spieler keinen in Anspruch nimmt. Versuchen Sie --duties none dazu; oder der Schiedsrichter gibt die Pflichten an seinem Pult, mit pflicht, dem Spieler, einem Buchstaben und an.

trouble-assistant-needed = --duties none: Gegen einen Gegner, der nicht hört, muss der sehbehinderte Spieler nach den Regeln seit 2018 einen Assistenten haben. Lassen Sie --duties weg, oder versuchen Sie --duties b.

trouble-rule-form = --rule { $value }: Eine Regel besteht aus ihrem Namen, einem Gleichheitszeichen und ihrem Wert. Versuchen Sie --rule fünfundsiebzig=nein.

trouble-no-such-rule = --rule { $name }: Eine Regel dieses Namens gibt es nicht. Versuchen Sie --rule fünfundsiebzig=nein. Die Anweisung regeln des Schiedsrichters nennt alle.

trouble-bad-rule-value = --rule { $name }={ $value }: Diese Regel nimmt { $value } nicht an. Sie nimmt { $values }. Versuchen Sie --rule { $name }={ $example }

trouble-no-door = Der Schiedsrichter kann kein eigenes Pult mit dieser Partie verbinden. { $reason } Gespielt werden kann; er gibt hier schiedsspruch ein.
    .line = Kein Schiedsrichterpult kann verbinden.

trouble-desk-live-script = Diese Partie wird gespielt, und zwar in wirklicher Zeit. Lassen Sie --clock script weg.

trouble-desk-cut = Die Verbindung zur Station riss ab. Kein Entscheid ging verloren.

trouble-desk-not-here = Das Protokoll { $path } wird gerade von einer Station geschrieben, und auf diesem System kann sich kein Pult mit ihr verbinden. Geben Sie schiedsspruch an der Station ein.{ $reason }

trouble-desk-no-station = Das Protokoll { $path } wird benutzt, und dort ist keine Station zu erreichen. { $reason } Vielleicht ist es ein anderer Tisch, die Station eines anderen Benutzers oder eine, die keine Tische annimmt. Geben Sie schiedsspruch an der Station selbst ein.

trouble-desk-lines = Was die Station von { $path } sendet, ist kein einwandfreies Protokoll. { $reason }

trouble-desk-full = Schon zu viele Pulte sehen { $path } zu. Schließen Sie eines davon.{ $reason }

trouble-desk-version = Die Station von { $path } ist eine andere Version dieses Programms als das Pult. Verwenden Sie für beide dieselbe.{ $reason }

trouble-not-said = { $why ->
        [device] Es ist kein Tongerät da. Nichts wurde gesagt.
        [voice] Es ist keine Stimme da. Nichts wurde gesagt.
        [failed] Die Stimme konnte nicht alles sagen.
       *[file] Die Tondatei lässt sich nicht weiterschreiben. Sie ist nicht vollständig.
    }

trouble-score-left-out =
    { $kind ->
        [variation] Zeile { $line }: ausgelassen, andere Züge in Klammern: { $text }
        [judgement] Zeile { $line }: ausgelassen, ein Zeichen der Beurteilung: { $text }
        [escape] Zeile { $line }: ausgelassen, eine Zeile für Programme: { $text }
        [number] Zeile { $line }: ausgelassen, eine Nummer ohne Zug: { $text }
        [result] Zeile { $line }: nicht als Ergebnis dieser Partie genommen: { $text }
        [page] Zeile { $line }: ausgelassen, eine Seitenzahl: { $text }
        [footing] Zeile { $line }: als Text behalten und nicht als Züge gelesen: { $text }
        [next-move] Zeile { $line }: eine Bemerkung hinter dem letzten Zug beginnt mit Zügen: { $text }
        [pawn] Zeile { $line }: als Bauernzug gelesen: { $text }
       *[capture] Zeile { $line }: als Schlagen eines Bauern gelesen: { $text }
    }

trouble-score-left-out-more =
    { $count ->
        [one] So auch { $kind ->
            [variation] eine weitere Variante.
            [judgement] ein weiteres Zeichen der Beurteilung.
            [escape] eine weitere Zeile für Programme.
            [number] eine weitere Nummer ohne Zug.
            [result] ein weiteres Ergebnis.
            [page] eine weitere Seitenzahl.
            [footing] eine weitere Textzeile.
            [next-move] eine weitere Bemerkung.
            [pawn] ein weiterer Bauernzug.
           *[capture] ein weiteres Schlagen.
        }
       *[other] So auch { $count } weitere { $kind ->
            [variation] Varianten.
            [judgement] Zeichen der Beurteilung.
            [escape] Zeilen für Programme.
            [number] Nummern ohne Zug.
            [result] Ergebnisse.
            [page] Seitenzahlen.
            [footing] Textzeilen.
            [next-move] Bemerkungen.
            [pawn] Bauernzüge.
           *[capture] Schlagzüge.
        }
    }

trouble-score-more-games =
    { $count ->
        [one] Die Datei enthält eine Partie.
       *[other] Die Datei enthält { $count } Partien. Dies ist Partie { $game }. Die nächste: --game { $next }
    }

trouble-watch-board-assumed =
    { $color ->
        [white] Brett von Weiß unbekannt. Angesagt:
       *[black] Brett von Schwarz unbekannt. Angesagt:
    }
