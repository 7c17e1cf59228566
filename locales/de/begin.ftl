begin-language = Für { $name } tippen Sie { $number } und Enter.
    .line = { $number } { $name }

begin-voice = Wer spricht zu Ihnen? Tippen Sie 1 für dieses Programm, 2 für Ihren Screenreader, oder 3 für die Braillezeile allein, ohne Sprache. Dann Enter.
    .line = Stimme: 1 Programm 2 Reader 3 Braille

begin-menu = Was möchten Sie? 1: eine neue Partie. 2: die letzte Partie fortsetzen. 3: gegen das Programm üben. 4: einer Partie beitreten. 5: Sprache und Stimme. 6: Hilfe. 7: beenden. 8: lernen. Tippen Sie die Zahl oder das erste Wort, und Enter.
    .line = 1 neu 2 weiter 3 üben 8 lernen ? mehr

begin-colour = Wer spielt, ohne das Brett zu sehen? 1: Weiß. 2: Schwarz. 3: beide Spieler. 4: zurück. Tippen Sie die Zahl und Enter.
    .line = Blind: 1 Weiß 2 Schwarz 3 beide

begin-level = Wie stark soll Ihr Gegner sein? 1 ist am schwächsten, 8 am stärksten. Tippen Sie eine Zahl und Enter, oder zurück.
    .line = Stufe: 1 schwach bis 8 stark

begin-own-colour = Ihre Farbe? 1: Weiß. 2: Schwarz. 3: zurück. Tippen Sie die Zahl und Enter.
    .line = Sie: 1 Weiß, 2 Schwarz, 3 zurück

begin-unclear = { $typed } ist keine der Möglichkeiten. Enter sagt sie noch einmal.
    .line = Keine Wahl: { $typed }

begin-nothing = Es wurde nichts getippt.

begin-several = Mit { $typed } beginnen mehrere. Tippen Sie mehr von dem Wort, oder die Zahl.
    .line = So beginnen mehrere: { $typed }

begin-no-game = Es gibt noch keine gespeicherte Partie. Mit 1 beginnt eine neue.
    .line = Keine Partie gespeichert. 1: eine neue

begin-not-kept = Ihre Antworten konnten nicht gespeichert werden. Sie gelten, bis Sie das Programm verlassen.
    .line = Nicht gespeichert: gilt nur bis zum Ende

begin-help-language = Wählen Sie die Sprache des Programms. Sie können sie später ändern. Zum Verlassen tippen Sie verlassen.
    .line = Die Zahl tippen, oder verlassen

begin-help-voice = Wählen Sie, wer Ihnen antwortet. Sie können es später ändern. Zum Verlassen tippen Sie verlassen.
    .line = 1, 2 oder 3 tippen, oder verlassen

begin-help-back = Um die Sprache noch einmal zu wählen, tippen Sie zurück.
    .line = zurück: die Sprache neu wählen

begin-help-colour = Gleich beginnt eine neue Partie. 4 führt zurück ins Menü. Zum Verlassen tippen Sie verlassen.
    .line = 4: zurück ins Menü; oder verlassen

begin-help-level = Die Stufen 5 bis 8 brauchen eine Schach-Engine auf diesem Rechner, etwa Stockfish. Ins Menü führt zurück, zum Verlassen verlassen.
    .line = Eine Zahl von 1 bis 8, oder zurück

begin-help-own-colour = Diese Farbe spielen Sie, die andere das Programm. 3 führt zurück zur Stufe. Zum Verlassen tippen Sie verlassen.
    .line = 3: zurück zur Stufe; oder verlassen

begin-help-where = Sie sind im Startmenü. Das steht zur Wahl.
    .line = Startmenü. Enter: die Wahl

begin-failed = Das ging nicht. { $reason }
    .line = { $reason }

begin-left = Ansage ist beendet.

begin-lesson-over = Die Übung ist zu Ende.

begin-in-use = Diese Partie ist in einem anderen Fenster offen. Schließen Sie sie dort, dann geht es hier.
    .line = Partie ist woanders offen

begin-help-new = 1, neu: eine Partie nach Turnierregeln. Sie werden gefragt, wer spielt, ohne das Brett zu sehen; die Bedenkzeit lässt sich vor dem Start einstellen.
    .line = 1 neu: eine Partie, Turnierregeln

begin-help-go-on = 2, weiter: die Partie, die Sie zuletzt verlassen haben, wie sie stand, mit stehenden Uhren.
    .line = 2 weiter: die letzte Partie

begin-help-practise = 3, üben: eine Partie gegen das Programm, das ansagt, wiederholt und drückt wie ein Gegner, und sich manchmal irrt. Sie können zurücknehmen und nach einem Tipp fragen. Für eine Lektion von zwei Minuten tippen Sie lernen.
    .line = 3 üben: gegen das Programm

begin-help-join = 4, beitreten: einer Partie, die ein anderer Rechner in diesem Netz anbietet; Sie brauchen seinen sechsstelligen Code.
    .line = 4 beitreten: Partie eines anderen

begin-help-settings = 5, Einstellungen: Sie werden noch einmal nach Sprache und Stimme gefragt.
    .line = 5 Einstellungen: Sprache und Stimme

begin-help-more = 6, Hilfe: das hier. In der Partie sagt das Wort Hilfe die Befehle, und Enter allein, was als Nächstes zu tun ist.
    .line = 6 Hilfe: das hier; im Spiel: hilfe

begin-help-leave = 7, verlassen: Das Programm endet.
    .line = 7 verlassen: das Programm endet

begin-help-learn = 8, lernen: eine Lektion von zwei Minuten, Ihre erste Partie.
    .line = 8 lernen: zwei Minuten, erste Partie

begin-words-language =
    { $lang ->
        [en] englisch
        [de] deutsch
        [bg] bulgarisch
        [sr] serbisch
        [lv] lettisch
        [ru] russisch
       *[pl] polnisch
    }

begin-words-self = selbst eigene programm dieses

begin-words-reader = reader screenreader vorleser bildschirmvorleser

begin-words-off = aus braille braillezeile niemand ohne

begin-words-new = neu neue partie

begin-words-go-on = weiter fortsetzen letzte

begin-words-practise = üben übung ueben uebung

begin-words-learn = lernen lektion lehrgang

begin-words-join = beitreten

begin-words-settings = einstellungen sprache stimme

begin-words-help = hilfe ? mehr

begin-words-leave = beenden ende verlassen

begin-words-white = weiß weiss

begin-words-black = schwarz

begin-words-both = beide

begin-words-back = zurück zurueck
