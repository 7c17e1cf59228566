### What goes wrong: devices, files, options, mistakes of the program.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "trouble-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - A number that is said beside a noun has every plural form of the language. A selector of names (pieces, colours)
###   lists them all; call its default variant "other" only if any value may come.
### - Squares, moves and lengths of time come as text that is ready to be spoken.
### - Say what was heard, why not, and what to do. No "!" and no abbreviations in texts that are heard.

# Said in place of a text that the program does not have. It is a mistake of the program and not of the player.
trouble-text-missing = Dafür fehlen dem Programm die Worte. Das ist ein Fehler im Programm.
    .line = Text fehlt: ein Fehler im Programm.

# Said once at the start when the language asked for has no texts yet.
# Variables:
#   $wish (String) - the language as it was asked for, such as "fr"
trouble-language-missing = In der Sprache { $wish } gibt es keine Texte. Sie lesen und hören Englisch.
    .line = Keine Texte in { $wish }, also Englisch.

## What the world outside refuses

# An event could not be written to the journal, so it has not happened.
# Variables:
#   $reason (String) - the reason, a whole sentence
trouble-not-recorded = Nicht festgehalten, also gilt es nicht. { $reason } Schaffen Sie Abhilfe und sagen Sie es noch einmal.
    .line = Nicht festgehalten. { $reason }

# A script line that should let time pass does not say how much.
# Variables:
#   $text (String) - what stands there
trouble-bad-pause = Nicht verstanden: plus { $text }. Zeit vergeht mit plus und Sekunden, zum Beispiel +2.5.
    .line = Keine Zeit: +{ $text }. Beispiel: +2.5

# Why the system refuses: no room is left.
trouble-reason-full = Der Datenträger ist voll.

# Why the system refuses: a file is larger than it may be.
trouble-reason-large = Es ist zu groß.

# Why the system refuses: it cannot be written.
trouble-reason-read-only = Es kann nur gelesen werden.

# Why the system refuses: not allowed.
trouble-reason-permission = Sie haben kein Recht dazu.

# Why the system refuses: not there.
trouble-reason-not-found = Es ist nicht vorhanden.

# Why the system refuses: a folder where a file should be, or the other way round.
trouble-reason-directory = Ein Ordner steht, wo eine Datei sein sollte, oder umgekehrt.

# Why the system refuses: it is there already.
trouble-reason-exists = Es ist schon vorhanden.

# Why the system refuses, in its own words.
# Variables:
#   $system (String) - the system's words
trouble-reason-other = Das System sagt: { $system }.

# A journal cannot be opened or created.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
trouble-journal-io = Das Protokoll { $path } kann nicht benutzt werden. { $reason } Nennen Sie ein anderes mit --journal DATEI.

# Another program writes this journal.
# Variables:
#   $path (String) - the path of the file
trouble-journal-in-use = Das Protokoll { $path } wird von einer anderen Station benutzt. Zusehen mit ansage watch, oder ein anderes nennen mit --journal DATEI.

# A folder or device is named as journal.
# Variables:
#   $path (String) - the path of the file
trouble-journal-directory = { $path } ist ein Ordner oder Gerät, kein Protokoll. Nennen Sie eine Datei mit --journal DATEI.

# A file is larger than any journal.
# Variables:
#   $path (String) - the path of the file
trouble-journal-too-large = { $path } ist größer als jedes Protokoll. Nennen Sie eine andere Datei.

# A journal is damaged and nothing was changed in it.
# Variables:
#   $path (String) - the path of the file
#   $fault (String) - what is wrong, a whole sentence
trouble-journal-fault = Das Protokoll { $path } ist beschädigt. { $fault } Nichts darin wurde geändert. Zeigen Sie es dem Schiedsrichter, oder beginnen Sie ein anderes mit --journal DATEI.

# A journal is in another draft of the format, and nothing was changed in it.
# Variables:
#   $path (String) - the path of the file
#   $fault (String) - which format it has, a whole sentence
trouble-journal-draft = Das Protokoll { $path } kann nicht gelesen werden. { $fault } Nichts darin wurde geändert. Öffnen Sie es mit dem Programm, das es geschrieben hat, oder beginnen Sie ein anderes mit --journal DATEI.

# A file is no journal.
trouble-fault-no-journal = Die erste Zeile ist nicht die eines Protokolls.

# A journal was written by a program with another draft of the format.
# Variables:
#   $format (String) - how its first line names its format, such as: draft 1
#   $own (String) - how this program names its own
trouble-fault-other-draft = Es ist ein Protokoll in einem anderen Format, „{ $format }“; dieses Programm liest nur „{ $own }“.

# A journal does not begin with a game.
trouble-fault-no-opening = Der erste Eintrag eröffnet keine Partie.

# The chain of checksums breaks.
# Variables:
#   $entry (String) - the number of the entry
trouble-fault-chain = Eintrag { $entry } folgt nicht aus dem davor: er wurde geändert, oder einer fehlt.

# An entry cannot be read.
# Variables:
#   $entry (String) - the number of the entry
trouble-fault-unreadable = Eintrag { $entry } ist nicht lesbar.

# An entry records other effects than its event has.
# Variables:
#   $entry (String) - the number of the entry
trouble-fault-effects = Eintrag { $entry } hält etwas anderes fest, als sein Ereignis bewirkt.

# The state after an entry is not the recorded one.
# Variables:
#   $entry (String) - the number of the entry
trouble-fault-state = Nach Eintrag { $entry } steht die Partie nicht wie festgehalten: Stellung, Uhren, Zähler, Ergebnis oder offener Fall.

# A file cannot be read or written.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
trouble-file = { $path }: { $reason }

# A report would be written over a file that is no report.
# Variables:
#   $path (String) - the path of the file
trouble-report-other = { $path }: Dort liegt eine andere Datei, die kein Bericht ist; sie bleibt, wie sie ist. Nennen Sie eine neue, zum Beispiel: --report bericht.html

# Only the voice inside the program is there.
trouble-voice-bundled = Nur die einfache Stimme im Programm ist da. Eine bessere steckt im Paket libespeak-ng1.
    .line = Einfache Stimme. Besser: libespeak-ng1

# No voice is there at all.
trouble-voice-none = Es ist keine Stimme da. Alles steht als Text da.
    .line = Keine Stimme: nur Text.

# The voice could not say something.
trouble-voice-failed = Die Stimme konnte nicht alles sagen. Lesen Sie die Zeilen.
    .line = Stimme versagt: Zeilen lesen.

# Private answers come out of the same device as public speech.
trouble-shared-output = Private Antworten hören alle: es gibt nur einen Tonausgang. Ändern mit --ears split oder --private-audio.
    .line = Private Antworten hören alle.

# The voice cannot be kept in one ear.
trouble-voice-not-private = Diese Stimme lässt sich nicht auf ein Ohr legen, private Antworten stehen nur als Text da.
    .line = Private Antworten nur als Text.

# There is no sound device.
trouble-no-sound = Es ist kein Tongerät da. Die Partie geht als Text weiter.
    .line = Kein Tongerät: nur Text.

# There is no sound device for private answers.
trouble-no-private-sound = Für private Antworten ist kein Tongerät da. Sie stehen nur als Text da.
    .line = Kein privates Tongerät: nur Text.

# A sound device was lost.
trouble-sound-lost = Das Tongerät ist weg. Lesen Sie die Zeilen.
    .line = Ton weg: Zeilen lesen.

# A sound device came back.
trouble-sound-found = Das Tongerät ist wieder da.
    .line = Ton ist wieder da.

# Much public speech waits.
# Variables:
#   $count (Number) - how many announcements wait
trouble-backlog =
    { $count ->
        [one] Eine Ansage wartet noch.
       *[other] { $count } Ansagen warten noch.
    }
    .line = wartend: { $count }

# The sound file cannot be written any more.
trouble-wav-failed = Die Tondatei kann nicht mehr geschrieben werden. Die Partie geht weiter.
    .line = Tondatei weg. Die Partie geht weiter.

# At the start: where the journal lies.
# Variables:
#   $path (String) - the path of the file
trouble-journal-at = Gespeicherte Partie { $path }

# The usual folder for journals cannot be used; the journal lies in the present folder.
# Variables:
#   $path (String) - the path of the file
trouble-journal-elsewhere = Der übliche Ordner für Protokolle ist nicht benutzbar. Dieses Protokoll ist { $path }.
    .line = Protokoll hier: { $path }

# How long the program lives cannot be written beside the journal while a clock runs.
# Variables:
#   $reason (String) - the reason, a whole sentence
trouble-alive-not-kept = Dass das Programm lebt, kann nicht jede Sekunde auf der Platte festgehalten werden. { $reason } Die Partie geht weiter. Nach einem Absturz stünden die Uhren wie beim letzten Eintrag.
    .line = Sekunden nicht festgehalten: { $reason }

# A torn last line of a journal was set aside.
# Variables:
#   $path (String) - the path of the file
trouble-tail = Die letzte Zeile des Protokolls war abgerissen. Sie liegt jetzt in { $path }.
    .line = Abgerissene Zeile: { $path }

# A saved game was written by another program, which remembers more or less of a game.
trouble-other-memory = Eine andere Version des Programms hat dieses Protokoll geschrieben. Stellung, Uhren, Zähler, Ergebnis und offener Fall sind so, wie sie es festgehalten hat.
    .line = Protokoll anderer Programmversion.

# The arbiter's code cannot be taken from a file.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - the reason, a whole sentence
trouble-code-file = Der Code des Schiedsrichters wird nicht übernommen aus { $path }. { $reason }

# Why a file holds no arbiter's code.
trouble-code-empty = Die Datei ist leer. Sie enthält den Code in einer Zeile, oder was ansage arbiter --make-code ausgibt.

# Why a file holds no arbiter's code.
# Variables:
#   $most (String) - how many bytes it may have
trouble-code-large = Die Datei hat mehr als { $most } Bytes. Sie enthält den Code in einer Zeile und sonst nichts.

# Why a file holds no arbiter's code.
trouble-code-no-text = Die Datei ist kein Text in UTF-8. Speichern Sie sie so.

# Why a file holds no arbiter's code.
trouble-code-lines = Die Datei hat mehr als eine Zeile. Sie enthält den Code in einer Zeile und sonst nichts.

# Why a file holds no arbiter's code: what it holds begins like something to check a code by.
trouble-code-damaged = Sie beginnt wie das, was ansage arbiter --make-code ausgibt, ist aber beschädigt oder von anderer Art. Erzeugen Sie sie neu, oder nehmen Sie einen Code, der nicht mit einem Dollarzeichen beginnt.

# A code is too short.
# Variables:
#   $least (String) - how many letters it has at least
trouble-code-short = Der Code ist zu kurz. Er hat mindestens { $least } Zeichen.

# A code is made of figures alone.
trouble-code-figures = Der Code besteht nur aus Ziffern, und sechs davon sehen aus wie der Code zum Beitreten. Nehmen Sie auch Buchstaben.

# A code cannot be typed at a console.
# Variables:
#   $most (String) - how many bytes it may have
trouble-code-untypable = Der Code hat mehr als { $most } Bytes, oder er enthält Zeichen, die sich an der Konsole nicht eingeben lassen. Nehmen Sie einen kürzeren aus Buchstaben, Ziffern und Leerzeichen.

# The system gives no random bytes to make something to check a code by.
# Variables:
#   $reason (String) - the reason, for logs
trouble-code-no-random = Das System gibt nicht her, was zum Geheimhalten eines Codes nötig ist: { $reason }. Versuchen Sie es noch einmal.

# A saved game is to go on, and the file with the arbiter's code has another code than that game.
# Variables:
#   $path (String) - the path of the file
trouble-code-other = Die gespeicherte Partie hat einen anderen Code des Schiedsrichters als { $path }. Nennen Sie die Datei dieser Partie, oder lassen Sie --arbiter-code-file weg.

# A saved game is to go on with a file with an arbiter's code, and that game has none.
# Variables:
#   $path (String) - the path of the file
trouble-code-none = Die gespeicherte Partie wurde ohne Code des Schiedsrichters angelegt, und { $path } legt jetzt keinen fest. Lassen Sie --arbiter-code-file weg; dann bestätigt der andere Spieler den Code, der mit schiedsspruch eingegeben wird.

# Told at the start of a game whose arbiter's code was set when it was opened.
trouble-code-opened = Der Code des Schiedsrichters wurde beim Anlegen dieser Partie festgelegt.
    .line = Schiedsrichtercode: beim Anlegen gesetzt

# Asked when a code is made, after it was typed once.
trouble-code-again = Denselben Code noch einmal? Er wird nicht gezeigt.
    .line = Noch einmal? Er wird nicht gezeigt.

# The code was typed twice, and not the same.
trouble-code-unlike = Die beiden Codes waren nicht gleich, darum wurde nichts erzeugt. Beginnen Sie noch einmal.

# Nothing was typed for a code.
trouble-code-not-given = Es gab keinen Code, darum wurde nichts erzeugt. Er wird am Terminal zweimal eingegeben, oder er ist eine Zeile der Standardeingabe.

# A saved game goes on under the rules it was begun with; other options are not used.
trouble-terms-kept = Die gespeicherte Partie geht nach ihren eigenen Regeln weiter.
    .line = Gespeichert: eigene Regeln.

# Nobody reads the lines any more, so the program was left.
# Variables:
#   $path (String) - the path of the file
trouble-output-closed = Die Ausgabe wurde geschlossen, das Programm ist beendet. Die Partie ist gespeichert in { $path }.

# The last entry could not be written.
trouble-not-saved = Das Ende konnte nicht ins Protokoll geschrieben werden. Alles Mitgeteilte steht darin.

# An option has a value that is not understood.
# Variables:
#   $option (String) - the option
#   $value (String) - the value given
#   $example (String) - values that work
trouble-bad-option = { $option } { $value }: nicht verstanden. Versuchen Sie { $option } { $example }

# The edition of the Laws given with --laws is none, though its year is one in which an edition was in force.
# Variables:
#   $value (String) - the value given
#   $edition (String) - the year of the edition that was in force then
#   $years (String) - the years of all editions
trouble-no-edition-then = --laws { $value }: In diesem Jahr trat keine Ausgabe in Kraft; es galt die von { $edition }. Es gibt { $years }. Versuchen Sie --laws { $edition }

# The edition of the Laws given with --laws is none.
# Variables:
#   $value (String) - the value given
#   $years (String) - the years of all editions
trouble-no-edition = --laws { $value }: kein Jahr einer Ausgabe der Regeln. Es gibt { $years }. Versuchen Sie --laws 2023

# The time control given with --time cannot be read.
# Variables:
#   $value (String) - the value given
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - a value that works
trouble-bad-time = --time { $value }: nicht verstanden. { $reason } Versuchen Sie --time { $example }

# The time control given with --time has several periods, and one of them cannot be read.
# Variables:
#   $value (String) - the value given
#   $period (String) - the number of the period
#   $reason (String) - what is wrong, a whole sentence
#   $example (String) - a value that works
trouble-bad-time-period = --time { $value }: Periode { $period } nicht verstanden. { $reason } Versuchen Sie --time { $example }

# Something is missing in a time control.
# Variables:
#   $part (String) - where: period, moves, time or bonus
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

# A part of a time control is no number.
# Variables:
#   $part (String) - which: moves, time or bonus
#   $text (String) - what stands there
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

# A part of a time control is beyond its limit.
# Variables:
#   $part (String) - which: moves, time or bonus
#   $text (String) - what stands there
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

# A part of a time control is zero.
# Variables:
#   $part (String) - which: moves or time
trouble-time-zero =
    { $part ->
        [moves] Eine Periode hat mindestens einen Zug.
       *[time] Am Anfang wäre keine Bedenkzeit auf der Uhr.
    }

# A period of a time control that is not the last has no number of moves.
# Variables:
#   $text (String) - the period
trouble-time-moves-missing = Auf { $text } folgt noch eine Periode, daher muss die Zahl der Züge davor stehen, wie in 40/{ $text }.

# A letter in a time control has no meaning.
# Variables:
#   $text (String) - the part in which it stands
#   $letter (String) - the letter
trouble-time-letter = Der Buchstabe { $letter } in { $text } hat keine Bedeutung; nach der Bedenkzeit steht + für Zeitzugabe, d für Aufschub, b für Bronstein, f für feste Zeit pro Zug oder h für Sanduhr.

# A time control has too many periods.
# Variables:
#   $most (String) - how many there can be
trouble-time-too-many = Es gibt höchstens { $most } Perioden.

# A time control mixes what does not go together.
# Variables:
#   $part (String) - what is mixed: period or bonus
#   $text (String) - what stands there
trouble-time-mixed =
    { $part ->
        [period] { $text } ist eine Sanduhr; sie hat nur eine Periode und keine Zahl von Zügen.
       *[bonus] { $text } ist mehr als eine Art von Zusatzzeit; eine Periode hat nur eine.
    }

# A start position cannot be played from, and already its first field is wrong.
# Variables:
#   $value (String) - the value given
#   $reason (String) - why not, a whole sentence
trouble-bad-fen = --fen { $value }: keine spielbare Stellung. Nichts davon war zu verstehen. { $reason } Versuchen Sie --fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

# A start position cannot be played from; some of it was understood.
# Variables:
#   $value (String) - the value given
#   $understood (String) - the fields that are rightly written
#   $reason (String) - why not, a whole sentence
trouble-bad-fen-after = --fen { $value }: keine spielbare Stellung. Verstanden: { $understood }. { $reason } Versuchen Sie --fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

# Why a position cannot be played from: nothing is written.
trouble-start-empty = Sie ist leer.

# Why a position cannot be played from: the wrong number of ranks.
# Variables:
#   $count (Number) - how many ranks are written
trouble-start-ranks =
    { $count ->
        [one] Es ist eine Reihe; nötig sind acht, durch Schrägstriche getrennt.
       *[other] Es sind { $count } Reihen; nötig sind acht, durch Schrägstriche getrennt.
    }

# Why a position cannot be played from: one rank is wrongly written.
# Variables:
#   $rank (String) - the rank, 1 to 8
trouble-start-rank = Reihe { $rank } füllt nicht acht Felder mit Buchstaben für Figuren und Ziffern für leere Felder.

# Why a position cannot be played from: the second field.
trouble-start-turn = Wer am Zug ist, schreibt man mit w oder b.

# Why a position cannot be played from: the third field.
trouble-start-castling = Die Rochaderechte schreibt man mit einem Strich, mit Buchstaben wie KQkq oder mit den Linien der Türme.

# Why a position cannot be played from: the fourth field.
trouble-start-en-passant = Das Feld für en passant schreibt man mit einem Strich oder als Feld.

# Why a position cannot be played from: the fifth field.
trouble-start-half-moves = Die Halbzüge seit dem letzten Schlagen oder Bauernzug sind eine Zahl bis 9999.

# Why a position cannot be played from: the sixth field.
trouble-start-move-number = Die Nummer des Zuges ist eine Zahl bis 9999.

# Why a position cannot be played from: more than six fields.
trouble-start-too-long = Es folgt mehr als die sechs Felder einer Stellung.

# Why a position cannot be played from: an empty board.
trouble-start-no-pieces = Das Brett ist leer.

# Why a position cannot be played from: no king.
trouble-start-king-missing = Ein König fehlt.

# Why a position cannot be played from: too many kings.
trouble-start-several-kings = Ein Spieler hat mehr als einen König.

# Why a position cannot be played from: a pawn where none can be.
trouble-start-pawn = Ein Bauer steht auf der ersten oder achten Reihe.

# Why a position cannot be played from: rights without king or rook.
trouble-start-castling-rights = Ein Rochaderecht ist angegeben, aber König oder Turm steht dafür nicht richtig.

# Why a position cannot be played from: en passant without a pawn.
trouble-start-no-en-passant = Über das Feld für en passant kann gerade kein Bauer gezogen sein.

# Why a position cannot be played from: check against the wrong player.
trouble-start-opponent-in-check = Der Spieler, der nicht am Zug ist, steht im Schach.

# Why a position cannot be played from: a check no move can give.
trouble-start-impossible-check = Kein letzter Zug kann dieses Schach gegeben haben.

# Why a position cannot be played from: too many pieces.
trouble-start-too-many = Ein Spieler hat mehr Figuren oder Bauern, als es geben kann.

# Why a position cannot be played from: Chess960 has no such number.
# Variables:
#   $last (String) - the highest number
trouble-start-number = Die Stellungen des Chess960 haben die Nummern 0 bis { $last }.

# --chess960 has a value that is no number of a position.
# Variables:
#   $value (String) - the value given
#   $last (String) - the highest number
trouble-bad-chess960 = --chess960 { $value }: keine Anfangsstellung. Sie haben die Nummern 0 bis { $last }, und drawn lost eine aus. Versuchen Sie --chess960 518 oder --chess960 drawn

# Two start positions are given.
trouble-two-starts = --fen und --chess960 nennen jeweils eine Anfangsstellung, und eine Partie hat nur eine. Lassen Sie eines davon weg, zum Beispiel: --chess960 518

# A start position was to be drawn, and the system cannot.
# Variables:
#   $system (String) - the system's own words
trouble-no-lot = Das System hat keine Quelle für das Los ({ $system }). Losen Sie selbst eine Nummer von 0 bis 959 aus und versuchen Sie --chess960 518

# Nothing was chosen to be exported.
trouble-export-what = Sagen Sie, was geschrieben werden soll: --pgn, --text, --brf, --braille, --wav DATEI oder --report DATEI.html.

# A score is asked for that is not known.
# Variables:
#   $color (String) - whose score: white or black
trouble-export-no-score =
    { $color ->
        [white] Das Formular von Weiß ist nicht bekannt: nichts davon wurde mitgeteilt.
       *[black] Das Formular von Schwarz ist nicht bekannt: nichts davon wurde mitgeteilt.
    }

# A journal was verified and is sound.
# Variables:
#   $count (Number) - how many entries
trouble-verify-sound =
    { $count ->
        [one] In Ordnung: ein Eintrag, verkettet und nachgespielt.
       *[other] In Ordnung: { $count } Einträge, verkettet und nachgespielt.
    }

# A journal is sound, but another program wrote it, which remembers more or less of a game.
# Variables:
#   $entry (String) - the number of the first such entry
trouble-verify-other-memory = Ab Eintrag { $entry } hat es eine andere Version des Programms geschrieben. Stellung, Uhren, Zähler, Ergebnis und offener Fall sind wie festgehalten; nur eine Prüfsumme über alles andere, was es sich merkt, weicht ab.

# The last line of a journal is torn; what is before it is sound.
# Variables:
#   $count (Number) - how many sound entries
trouble-verify-torn =
    { $count ->
        [one] Ein Eintrag ist in Ordnung. Danach steht eine abgerissene Zeile.
       *[other] { $count } Einträge sind in Ordnung. Danach steht eine abgerissene Zeile.
    }

# A file with a score cannot be read to its end.
# Variables:
#   $path (String) - the path of the file
#   $reason (String) - what and where
trouble-score = { $path }: { $reason }

# A file is no UTF-8 text.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
trouble-score-bytes = Zeile { $line }, Spalte { $column } ist kein Text in UTF-8 oder UTF-16. Öffnen Sie die Datei im Programm, in dem sie geschrieben wurde, und speichern Sie sie als UTF-8.

# A file seems to be in UTF-16, but has no mark at its beginning or is not whole.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
trouble-score-utf16 = Zeile { $line }, Spalte { $column }: Die Datei kann in UTF-16 sein, aber die Kennung am Anfang fehlt, oder sie ist nicht vollständig. Speichern Sie sie als UTF-8.

# A file is no UTF-8 text, and its encoding can be told.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $encoding (String) - the name of the encoding
trouble-score-encoding = Zeile { $line }, Spalte { $column } ist kein Text in UTF-8 oder UTF-16; die Datei kann in { $encoding } sein. Speichern Sie sie als UTF-8.

# A file is no text at all.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
trouble-score-binary = Zeile { $line }, Spalte { $column } ist kein Text. Geben Sie eine Datei mit einer Partie an: PGN, Text oder Braille, in UTF-8 oder UTF-16.

# More is written than any game has.
# Variables:
#   $line (String) - the line
#   $most (String) - how many half-moves are taken
trouble-score-too-long = Zeile { $line }: Bis hierher steht mehr, als eine Partie haben kann: { $most } Halbzüge oder 1 MB Text. Speichern Sie jede Partie in einer eigenen Datei, oder setzen Sie Kopfzeilen davor.

# A file has no game of the number asked for.
# Variables:
#   $game (String) - the number asked for
#   $count (Number) - how many games there are
trouble-score-no-game =
    { $count ->
        [0] Es gibt keine Partie { $game }: die Datei enthält keine.
        [one] Es gibt keine Partie { $game }: die Datei enthält eine Partie.
       *[other] Es gibt keine Partie { $game }: die Datei enthält { $count } Partien.
    }

# A player's score is one game, and the file holds several.
# Variables:
#   $count (Number) - how many games there are
trouble-score-several-games =
    { $count ->
        [one] Die Datei enthält eine Partie.
       *[other] Die Datei enthält { $count } Partien, ein Spieler schreibt aber nur eine mit. Speichern Sie diese Partie in einer eigenen Datei.
    }

# A file is larger than any score.
# Variables:
#   $most (String) - how many MB a file may have
trouble-score-large = Die Datei ist größer als { $most } MB, so groß ist keine Mitschrift. Speichern Sie die Partie in einer eigenen Datei.

# A half-move of a score is not understood.
# Variables:
#   $part (String) - the part that was not understood
trouble-score-not-understood = Nicht verstanden: { $part }. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

# The beginning of a half-move of a score was understood, the rest was not.
# Variables:
#   $understood (String) - the beginning that was understood
#   $part (String) - the part that was not understood
trouble-score-not-understood-after = Verstanden { $understood }, aber nicht { $part }. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

# The end of a half-move of a score is missing.
# Variables:
#   $understood (String) - the beginning that was understood
trouble-score-unfinished = Verstanden { $understood }, aber der Rest fehlt. Ein Halbzug steht zum Beispiel als Sf3, Sg1-f3, g1f3 oder Springer Felix drei da.

# A file holds no move.
trouble-score-empty = Es steht kein Zug darin.

# A header of a PGN file has no end.
# Variables:
#   $line (String) - the line
trouble-score-header = Zeile { $line }: Die Kopfzeilen haben kein Ende. Eine Kopfzeile sieht so aus: [White "Anna Berg"].

# The position a game starts from cannot be used.
# Variables:
#   $fen (String) - the position as written
#   $reason (String) - why not, a whole sentence
trouble-score-start = Die Partie beginnt mit einer Stellung, die nicht spielbar ist: { $fen }. { $reason }

# A comment or variation has no end.
# Variables:
#   $line (String) - the line
#   $mark (String) - the sign that opens it
trouble-score-unclosed = Zeile { $line }: { $mark } wird geöffnet und nicht geschlossen.

# A score reads to its end in several ways.
# Variables:
#   $ply (String) - the first half-move that differs
#   $readings (String) - the readings
trouble-score-several = Halbzug { $ply } lässt sich mehrfach lesen: { $readings }. Nennen Sie die Figurenbuchstaben mit --letters.

# A half-move of a score cannot be taken.
# Variables:
#   $line (String) - the line
#   $column (String) - the column
#   $ply (String) - the half-move
#   $text (String) - what stands there
#   $reason (String) - why, whole sentences
trouble-score-move = Zeile { $line }, Spalte { $column }, Halbzug { $ply }, { $text }: { $reason }

# A move stands after the result.
trouble-score-after-the-end = Es steht nach dem Ergebnis.

# The numbers show that a half-move is missing.
trouble-score-move-missing = Davor fehlt ein Halbzug.

# Words run together.
trouble-score-run-together = Die Wörter gehen ineinander über. Schreiben Sie eine Ansage pro Zeile.

# A clock while a game is watched.
# Variables:
#   $color (String) - whose clock: white or black
#   $time (String) - what is left
trouble-watch-clock =
    { $color ->
        [white] Weiß hat { $time }.
       *[black] Schwarz hat { $time }.
    }
    .line =
        { $color ->
            [white] Weiß { $time }
           *[black] Schwarz { $time }
        }

# The clock that runs while a game is watched.
# Variables:
#   $color (String) - whose clock runs: white or black
#   $time (String) - what is left
trouble-watch-running =
    { $color ->
        [white] Weiß hat { $time } und ist am Zug.
       *[black] Schwarz hat { $time } und ist am Zug.
    }
    .line =
        { $color ->
            [white] Weiß { $time }, läuft
           *[black] Schwarz { $time }, läuft
        }

# The terminal cannot be used.
# Variables:
#   $reason (String) - the reason, a whole sentence
trouble-terminal = Das Terminal kann nicht benutzt werden. { $reason }

# At the first start: who shall speak private answers.
trouble-whose-voice = Wer soll Ihnen private Antworten sagen? Tippen Sie self und Enter für dieses Programm, reader für Ihren Screenreader, off für niemanden.
    .line = Stimme? self, reader oder off

# A score has a gap, so its PGN ends there.
# Variables:
#   $ply (String) - the half-move that is missing
trouble-export-gap = Das Formular hat eine Lücke beim Halbzug { $ply }; was danach steht, ist nur in --text.

# A comment in an exported score: the player corrected his announcement.
# Variables:
#   $was (String) - the move as he had announced it
#   $move (String) - the move as he corrected it
trouble-export-corrected = Berichtigt: erst { $was }, dann { $move }.

# A comment in an exported score: the listener had misheard the announcement.
# Variables:
#   $was (String) - the move as it had been entered
#   $move (String) - the move as it was announced
trouble-export-misheard = Verhört: eingegeben { $was }, angesagt { $move }.

# A comment in an exported score: completed moves that no longer stand.
# Variables:
#   $moves (String) - the moves with their numbers
trouble-export-withdrawn = Zurückgenommen: { $moves }.

# A sound score could not be written.
# Variables:
#   $path (String) - the path of the file
trouble-export-wav-failed = { $path }: Die Tonaufzeichnung konnte nicht zu Ende geschrieben werden. Vielleicht ist die Platte voll oder die Datei zu lang.

# A sound score was asked for where nothing can speak.
trouble-export-no-voice = Es gibt keine Stimme und darum keine Tonaufzeichnung. Alles andere lässt sich ausgeben: --text, --pgn, --brf.

# A comment in an exported score: play had been interrupted.
trouble-export-reopened = Die Partie wurde wieder geöffnet.

# In a sound score, spoken before an announcement.
# Variables:
#   $color (String) - whose move it is: white or black
#   $number (String) - the number of the move
trouble-export-number =
    { $color ->
        [white] { $number }
       *[black] { $number } Schwarz
    }

# Before a sound score in real times is written.
# Variables:
#   $size (String) - its size in megabytes
trouble-export-size = Das Tonprotokoll in Echtzeit braucht etwa { $size } MB.

# A sound score in real times would be too long for its format.
# Variables:
#   $size (String) - its size in megabytes
#   $most (String) - what the format holds, in megabytes
trouble-export-too-long = Ein Tonprotokoll in Echtzeit wäre { $size } MB groß, und eine WAV-Datei fasst höchstens { $most } MB. Ohne --real-times werden lange Pausen gekürzt.

# A file that never was a journal is named as one.
# Variables:
#   $path (String) - the path of the file
trouble-journal-other = { $path } ist kein Protokoll: die erste Zeile ist nicht die eines Protokolls. Nichts darin wurde geändert. Nennen Sie eine andere Datei mit --journal DATEI.

# At the start of a new game: where its journal lies.
# Variables:
#   $path (String) - the path of the file
trouble-new-game = Neue Partie { $path }

# The option --cues names something that is no cue of the clock.
# Variables:
#   $part (String) - the part that is none
trouble-bad-cues = --cues: { $part } ist keines seiner Wörter. Sie heißen dial, final, seconds, spoken, low=ZEIT+ZEIT, all und off, durch Kommas getrennt. Zum Beispiel --cues dial,low=5:00+1:00

# The option --cues names a low time that is no time, or too many.
# Variables:
#   $part (String) - the part that is no time, or the first that is too many
trouble-bad-low-time = --cues: { $part } ist keine Zeit für Zeitnot. Eine Zeit ist Minuten:Sekunden oder Stunden:Minuten:Sekunden, von 0:01 bis 24:00:00, und es gibt höchstens zehn, durch Plus getrennt. Zum Beispiel --cues low=5:00+0:30

# The duties of an assistant hold a letter that is none of D.2.9.
# Variables:
#   $option (String) - the option
#   $value (String) - its value
#   $letter (String) - the first letter that is no duty
trouble-no-duty = { $option } { $value }: „{ $letter }“ ist keine Pflicht. Die Buchstaben sind die von D.2.9, a bis f. Versuchen Sie { $option } ab oder { $option } none.

# The assistant of a sighted player was given a duty that only a blind player's may have.
# Variables:
#   $option (String) - the option
#   $value (String) - its value
#   $letter (String) - the first such letter
trouble-duty-for-sighted = { $option } { $value }: Der Assistent eines sehenden Spielers kann die Pflicht { $letter } nicht haben. Nach D.2.10 darf er Züge am Brett ausführen (a) und sie ansagen (b). Versuchen Sie { $option } ab.

# A sighted player was given an assistant beside that of the blind player.
trouble-one-assistant = --opponent-duties: Nach D.2.10 hat ein sehender Gegner nur dann einen Assistenten, wenn der blinde Spieler keinen in Anspruch nimmt. Versuchen Sie --duties none dazu; oder der Schiedsrichter gibt die Pflichten an seinem Pult, mit pflicht, dem Spieler, einem Buchstaben und an.

# The visually disabled player's opponent does not hear, and no assistant was left to him.
trouble-assistant-needed = --duties none: Gegen einen Gegner, der nicht hört, muss der sehbehinderte Spieler nach den Regeln seit 2018 einen Assistenten haben. Lassen Sie --duties weg, oder versuchen Sie --duties b.

# A rule adapted from the start has no name and value.
# Variables:
#   $value (String) - what was given
trouble-rule-form = --rule { $value }: Eine Regel besteht aus ihrem Namen, einem Gleichheitszeichen und ihrem Wert. Versuchen Sie --rule fünfundsiebzig=nein.

# A rule adapted from the start is called otherwise.
# Variables:
#   $name (String) - the name
trouble-no-such-rule = --rule { $name }: Eine Regel dieses Namens gibt es nicht. Versuchen Sie --rule fünfundsiebzig=nein. Die Anweisung regeln des Schiedsrichters nennt alle.

# A rule adapted from the start does not take this value.
# Variables:
#   $name (String) - the name of the rule
#   $value (String) - the value
#   $values (String) - the values it takes
#   $example (String) - a value that it takes
trouble-bad-rule-value = --rule { $name }={ $value }: Diese Regel nimmt { $value } nicht an. Sie nimmt { $values }. Versuchen Sie --rule { $name }={ $example }

# The arbiter's own desk cannot connect to this station; play goes on.
# Variables:
#   $reason (String) - why, a whole sentence
trouble-no-door = Der Schiedsrichter kann kein eigenes Pult mit dieser Partie verbinden. { $reason } Gespielt werden kann; er gibt hier schiedsspruch ein.
    .line = Kein Schiedsrichterpult kann verbinden.

# Virtual time is wished for at the desk of a live game.
trouble-desk-live-script = Diese Partie wird gespielt, und zwar in wirklicher Zeit. Lassen Sie --clock script weg.

# The desk has lost the station.
trouble-desk-cut = Die Verbindung zur Station riss ab. Kein Entscheid ging verloren.

# The desk cannot connect to a station on this system.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - empty
trouble-desk-not-here = Das Protokoll { $path } wird gerade von einer Station geschrieben, und auf diesem System kann sich kein Tisch mit ihr verbinden. Geben Sie schiedsspruch an der Station ein.{ $reason }

# The journal is in use, but no station can be reached there.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - why, a whole sentence
trouble-desk-no-station = Das Protokoll { $path } wird benutzt, und dort ist keine Station zu erreichen. { $reason } Vielleicht ist es ein anderer Tisch, die Station eines anderen Benutzers oder eine, die keine Tische annimmt. Geben Sie schiedsspruch an der Station selbst ein.

# What the station sends is not a sound journal.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - what is wrong, a whole sentence
trouble-desk-lines = Was die Station von { $path } sendet, ist kein einwandfreies Protokoll. { $reason }

# Too many desks are connected to the station.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - empty
trouble-desk-full = Schon zu viele Tische sehen { $path } zu. Schließen Sie einen davon.{ $reason }

# The station is of another version of the program than the desk.
# Variables:
#   $path (String) - the path of the journal
#   $reason (String) - empty
trouble-desk-version = Die Station von { $path } ist eine andere Version dieses Programms als der Tisch. Verwenden Sie für beide dieselbe.{ $reason }
