cli-about = Elektronischer Assistent nach Anhang D der FIDE-Schachregeln, für blinde und sehbehinderte Spieler.

cli-play = Eine Partie an einer Station spielen. Ohne Terminal kommen die Befehle von der Standardeingabe, einer in jeder Zeile.

cli-practice = Allein zu Hause gegen das Programm oder eine installierte Schach-Engine spielen, nach dem Verfahren des Anhangs D.

cli-level = Wie stark der Gegner spielt: 1 bis 8, ohne Schach-Engine 1 bis 4. Ohne Angabe 2.

cli-engine = Die Schach-Engine, ein Programm, das UCI spricht. Ohne Angabe Stockfish, wo es installiert ist.

cli-engine-option = Eine Einstellung der Schach-Engine, etwa Contempt=10; so oft Sie wollen.

cli-seed = Womit der Gegner würfelt: Dieselbe Zahl gibt dieselben Irrtümer, und wo das Programm selbst spielt, dieselben Züge. Engines unter Stufe 8 würfeln selbst.

cli-slips = Die Irrtümer, die der Gegner absichtlich begeht: mishear (verhören), execute (falsch ausführen), touch (berühren), illegal, draw (Remis bieten), flag (Fällchen), press (Uhr vergessen), mit Kommas dazwischen; all oder none. Ohne Angabe all.

cli-learn = Eine Übung von zwei Minuten, mit Ohr und Tasten: ein Zug hin und zurück, ein Versprecher, ein verhörter Zug, die Uhren, die Töne.

cli-host = Eine Partie spielen, der andere Stationen beitreten können, vor allem der sehende Gegner mit einem eigenen Brett.

cli-join = Einer Partie beitreten, die eine andere Station anbietet: als Spieler, Assistent oder Schiedsrichter, oder als Zuschauer.

cli-inspect = Einem Schiedsrichter in einer Minute sagen, was er wissen muss, bevor das Programm aufs Brett darf.
cli-inspect-journal = Das Protokoll einer laufenden oder beendeten Partie; last für das neueste in Ihrem Ordner.
    .usual = das Programm allein
cli-inspect-audio = Wo es zu hören ist: default, none, ein Name, oder wav: und eine Datei.
    .usual = am Terminal der übliche Ausgang, sonst keiner

cli-report-fault = Das letzte Protokoll, die Version und das System in eine Datei schreiben, um einen Fehler zu melden. Namen werden ersetzt.

cli-report-fault-journal = Das Protokoll.
    .usual = das neueste in Ihrem Ordner

cli-report-fault-log = Das Sprachprotokoll dieser Partie, wo eines geschrieben wurde.

cli-report-fault-to = Wohin der Bericht geschrieben wird.
    .usual = eine neue Datei im gegenwärtigen Ordner

cli-what-counts = Für einen Schiedsrichter ausgeben, was das Programm mit jeder Handlung macht, solange etwas offen ist.

cli-watch = Stellung, Uhren und Züge einer laufenden oder beendeten Partie zeigen; geändert werden kann nichts.

cli-arbiter = Das Pult des Schiedsrichters zu einem Protokoll, in einer laufenden oder beendeten Partie.

cli-announce = Jeden Halbzug aus PGN oder einem Formular als Text so ausgeben, wie er angesagt wird.

cli-read = Ansagen oder ein Formular in beliebiger Notation lesen und eine Partie als PGN ausgeben.

cli-export = Das Formular eines Spielers oder die ganze Aufzeichnung schreiben.

cli-reconcile = Zwei Formulare und zwei Bretter vergleichen und vorschlagen, was D.2.8 (2014) vorsieht.

cli-verify = Die Kette eines Protokolls prüfen und es nachspielen.

cli-verify-at = Die Prüfsumme, die ein Bericht nennt: welcher Eintrag sie hat und was danach kam.

cli-boards = Die seriellen Anschlüsse aufzählen, und welcher davon einen Versuch wert ist.

cli-board = Zeigen und sagen, was ein Brett sendet, um einen Fehler zu finden. Befehle kommen von der Standardeingabe; help zählt sie auf.

cli-say = Einen Text sagen, um die Stimme zu prüfen.

cli-help-command = Diese Hilfe, oder die zu einem Befehl.

cli-help = Hilfe: -h in Kürze, --help mit allen Optionen.

cli-version = Die Version des Programms.

cli-play-journal = Das Protokoll; ein vorhandenes wird fortgesetzt. last ist Ihr neuestes.

cli-arbiter-code-file = Eine Datei mit dem Code des Schiedsrichters, für eine neue Partie: der Code in einer Zeile, oder was ansage arbiter --make-code daraus gemacht hat.
    .usual = der erste Code, der am Tisch getippt wird und den der andere Spieler bestätigt

cli-hall-lang-joined = Die Sprache dessen, was der Saal hört.
    .usual = die des Gastgebers

cli-clock = real (die wirkliche Zeit) oder script: eine Zeile +2.5 lässt zweieinhalb Sekunden vergehen.

cli-no-discovery = Die Partie wird im lokalen Netz nicht angezeigt: Wer beitritt, tippt die Adresse.

cli-make-code = Nach einem Code fragen und ausgeben, woran er geprüft werden kann: für eine Datei, die keinen Code enthält, und beliebig viele Partien. Ohne Terminal ist der Code eine Zeile der Standardeingabe.

cli-words-joined = Die Wortliste: fide, plain oder nato.
    .usual = die des Gastgebers

cli-style-joined = Wie angesagt wird: long (lang) oder short (kurz).
    .usual = wie beim Gastgeber

cli-journal = Das Protokoll; last für das neueste in Ihrem Ordner.

cli-once = Einmal ausgeben und enden, mit allem, was man braucht, um mit einer gewöhnlichen Uhr weiterzuspielen; so ist es immer, wo die Ausgabe kein Terminal ist.

cli-file = Eine PGN-Datei, Ansagen, oder ein Formular in beliebiger Notation; - für die Standardeingabe.

cli-game = Die wievielte Partie der Datei.

cli-letters = Die Sprache, deren Buchstaben das Formular verwendet.
    .usual = aus dem Formular erkannt

cli-letters-written = Die Sprache, deren Buchstaben im Text die Figuren nennen: en, de, bg, sr, lv, ru oder pl.
    .usual = die der Meldungen

cli-json = JSON statt Sätzen; gesprochen wird nichts.

cli-pgn = Als PGN, mit den Uhren und dem, was das Protokoll weiß, als Kommentaren.

cli-text = Als Text.

cli-brf = In Braille-ASCII, auf Seiten von 40 x 25.

cli-braille = In Unicode-Braille, auf Seiten von 40 x 25.

cli-braille-code = Die Schreibweise in Braille: uk oder plain.
    .usual = uk für englische Buchstaben, plain für andere

cli-export-wav = Als Ton: die öffentlichen Ansagen mit den Zugnummern, lange Pausen gekürzt; Marken zum Springen stehen in der Datei und in einer .cue-Datei daneben.

cli-real-times = Der Ton behält die Pausen der Partie: 11,5 MB je Minute.

cli-report = Als Bericht in HTML: Bretter, Formulare, Uhren, Entscheidungen, in der Sprache der Meldungen.

cli-export-seat = Das Formular eines Spielers statt der ganzen Aufzeichnung: white oder black.

cli-plain = Die Züge allein: ohne Uhren, ohne Kommentare.

cli-white-score = Das Formular von Weiß, in jeder Notation, die gelesen wird; - für die Standardeingabe.

cli-black-score = Das Formular von Schwarz, ebenso.

cli-white-board = Was das Brett von Weiß zeigt: eine FEN, oder nur ihr erster Teil.

cli-black-board = Was das Brett von Schwarz zeigt, ebenso.

cli-reconcile-journal = Das Protokoll der Partie: ihr Verlauf und die Uhren, und was von Formularen und Brettern hier nicht angegeben ist.

cli-reconcile-laws = Die Ausgabe der Regeln.
    .usual = die des Protokolls, oder 2023

cli-device = Der Anschluss eines Tastbretts, etwa /dev/ttyUSB0, oder das DGT-Brett eines sehenden Spielers: dgt:/dev/ttyUSB1. Was da ist, zählt ansage boards auf.

cli-say-text = Der Text.

cli-say-lang = Die Sprache des Textes.

cli-say-wav = In eine Datei statt auf den Tonausgang.

cli-host-address = Name oder Adresse des Gastgebers, wenn nötig mit Port: 192.168.1.7 oder 192.168.1.7:20140.
    .usual = im lokalen Netz gesucht

cli-here = Der Gastgeber wird nur auf diesem Rechner gesucht, wenn beide Stationen darauf laufen.

cli-role = player (Spieler), assistant (Assistent), arbiter (Schiedsrichter) oder spectator (Zuschauer).

cli-join-seat = Wessen Platz: white oder black. Ein Assistent nennt ihn.
    .usual = der freie
cli-join-name = Wie heißt, wer als Assistent beitritt: Spieler oder Schiedsrichter stimmen dieser Person zu.

cli-code-file = Eine Datei mit dem Code. Der eigene Code des Schiedsrichters ist ihre nächste Zeile.
    .usual = am Terminal erfragt, sonst aus der Standardeingabe gelesen

cli-new-code = Nach dem Code fragen, auch wenn dieser Rechner der Partie schon beigetreten ist.

cli-console = Die Zeilenkonsole, für einen sehenden Spieler, der mit Screenreader oder Braillezeile liest; ein blinder Spieler hat sie ohnehin.

cli-usage = Aufruf: { $usage }

cli-options-word = [Optionen]

cli-command-word = <Befehl>

cli-commands-heading = Befehle

cli-arguments-heading = Hinter dem Befehl

cli-options-heading = Optionen

cli-heading-game = Die Partie

cli-heading-player = Für Sie

cli-heading-hall = Für den Saal

cli-heading-machine = Dieser Rechner

cli-default = { $text } [Vorgabe: { $value }]

cli-unknown-option = Die Option { $given } gibt es nicht. Alle Optionen: { $command } --help

cli-unknown-option-like = Die Option { $given } gibt es nicht. Meinen Sie { $meant }? Alle Optionen: { $command } --help

cli-unknown-command = Den Befehl { $given } gibt es nicht. Es gibt: { $commands }

cli-unknown-command-like = Den Befehl { $given } gibt es nicht. Meinen Sie { $meant }? Es gibt: { $commands }

cli-too-much = Mit { $given } kann { $command } nichts anfangen. Was dahinter stehen kann: { $command } --help

cli-missing = { $missing } fehlt. Was { $command } braucht: { $command } --help

cli-missing-command = Welcher Befehl? Es gibt: { $commands }. Eine Partie: ansage play

cli-no-value = Hinter { $option } fehlt ein Wert. Welcher: { $command } --help

cli-takes-no-value = { $option } hat keinen Wert: lassen Sie { $given } weg.

cli-twice = { $option } steht zweimal da. Einmal ist gemeint: welches?

cli-conflict = { $option } und { $other } gehen nicht zusammen. Lassen Sie eines weg.

cli-not-text = Etwas hinter { $command } ist kein Text: es ist nicht UTF-8.

cli-not-understood = Nicht verstanden. Was getippt werden kann: { $command } --help

cli-profile = Wessen Einstellungen aus der Datei: die eigenen einer Person gehen denen aller an diesem Rechner vor. Ein neuer Name beginnt neue.

cli-event = Die Datei eines Turniers: die Bedingungen seiner Partien, wie sein Veranstalter sie geschrieben hat.

cli-speech-log = Aufschreiben, was der Stimme gegeben und wann es gehört wurde: ein JSON-Objekt je Zeile.

cli-behind-command = { $option } steht hinter dem Befehl, zum Beispiel ansage play { $option }
