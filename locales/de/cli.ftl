cli-about = Elektronischer Helfer nach Anhang D der FIDE-Schachregeln, für blinde und sehbehinderte Spieler.

cli-play = Eine Partie an einer Station spielen. Ohne Terminal kommen die Befehle von der Standardeingabe, einer in jeder Zeile.

cli-learn = Eine Übung von drei Minuten, mit Ohr und Tasten: ein Zug hin und zurück, ein Versprecher, ein verhörter Zug, die Uhren, die Töne.

cli-host = Eine Partie spielen, der andere Stationen beitreten können, vor allem der sehende Gegner mit einem eigenen Brett.

cli-join = Einer Partie beitreten, die eine andere Station anbietet: als Spieler, Assistent oder Schiedsrichter, oder als Zuschauer.

cli-watch = Stellung, Uhren und Züge einer laufenden oder beendeten Partie zeigen; geändert werden kann nichts.

cli-arbiter = Der Tisch des Schiedsrichters zu einem Protokoll, in einer laufenden oder beendeten Partie.

cli-announce = Jeden Halbzug aus PGN oder einem Formular als Text so ausgeben, wie er angesagt wird.

cli-read = Ansagen oder ein Formular in beliebiger Notation lesen und eine Partie als PGN ausgeben.

cli-export = Das Formular eines Spielers oder die ganze Aufzeichnung schreiben.

cli-reconcile = Zwei Formulare und zwei Bretter vergleichen und vorschlagen, was D.2.8 vorsieht.

cli-verify = Die Kette eines Protokolls prüfen und es nachspielen.

cli-boards = Die seriellen Anschlüsse aufzählen, und welcher davon einen Versuch wert ist.

cli-board = Zeigen und sagen, was ein Brett sendet, um einen Fehler zu finden. Befehle kommen von der Standardeingabe; help zählt sie auf.

cli-say = Einen Text sagen, um die Stimme zu prüfen.

cli-help-command = Diese Hilfe, oder die zu einem Befehl.

cli-help = Diese Hilfe.

cli-version = Die Version des Programms.

cli-help-of = Der Befehl, zu dem Sie Hilfe wünschen.

cli-play-journal = Das Protokoll; ein vorhandenes wird fortgesetzt. last ist Ihr neuestes.

cli-laws = Die Ausgabe der Regeln: 2001, 2005, 2009, 2014, 2018 oder 2023.

cli-time = Die Bedenkzeit: 90+30, 40/90+30,30+30 (Abschnitte), 10d5 (Verzögerung), 10b5 (Bronstein), 0:30f (feste Zeit für jeden Zug), 5h (Sanduhr), 5, none (ohne Uhr). Sonst 90+30; vor dem Start ändert sie der Befehl time.

cli-blind = Wer sehbehindert ist: white (Weiß), black (Schwarz) oder both (beide).

cli-mode = tournament (Turnier) oder practice (Übung).

cli-repeat = Ob die Wiederholung durch den Gegner verlangt wird: asked oder off. Sonst asked bei host, off bei play.

cli-clock-waits = Ob die andere Uhr auf das letzte Wort der Ansage eines sehenden Spielers wartet: yes oder no.

cli-assistant-press = So viele Sekunden nach dem letzten Wort drückt der Assistent die Uhr, wenn keine Taste ihn aufhält.

cli-duties = Die Aufgaben Ihres Assistenten mit ihren Buchstaben in D.2.9: abcdef, weniger, oder none.

cli-opponent-duties = Die Aufgaben des Assistenten Ihres Gegners; der eines sehenden Spielers darf nur a und b (D.2.10).

cli-rule = Eine Regel, die von Anfang an anders gilt (D.1), etwa seventy-five=no; beliebig oft.

cli-quickplay = Die Bestimmungen zur Endspurtphase gelten.

cli-fen = Die Stellung, mit der es beginnt.

cli-chess960 = Schach960: die Nummer der Grundstellung, 0 bis 959, oder drawn (ausgelost).

cli-white = Der Name von Weiß.

cli-black = Der Name von Schwarz.

cli-arbiter-name = Der Name des Schiedsrichters.

cli-arbiter-code-file = Der Code des Schiedsrichters in einer eigenen Datei, für eine neue Partie: der Code in einer Zeile, oder was ansage arbiter --make-code daraus gemacht hat. Sonst gilt der erste Code, der am Tisch getippt wird, wenn der andere Spieler ihn bestätigt hat.

cli-lang = Die Sprache des Programms: en oder de.

cli-hall-lang = Die Sprache dessen, was der Saal hört.

cli-hall-lang-joined = Die Sprache dessen, was der Saal hört; sonst die des Gastgebers.

cli-additions = Auch Schlagen, Schach, Matt und en passant ansagen; der Anhang hat dafür keine Wörter.

cli-cues = Die Signale Ihrer eigenen Uhr: dial, final, seconds, spoken, low=ZEIT+ZEIT, all, off; zum Beispiel dial,low=5:00+1:00. Sonst off im Turnier, all in der Übung.

cli-tactile-board = Der Anschluss Ihres Tastbretts, etwa /dev/ttyUSB0; ansage boards zählt sie auf.

cli-guide = Wie Sie zu dem geführt werden, was Ihr Brett zeigen soll: words (Worte), cues (Signale, und Worte nur bei Fehlern) oder off.

cli-opponent-board = Das DGT-Brett des sehenden Gegners: dgt:ANSCHLUSS, und hinter einem Komma left oder right, seine Seite der Uhr daneben; dgt:/dev/ttyUSB1,left.

cli-opponent-key = Eine eigene Uhrentaste des Gegners: eine zweite Tastatur oder ein Knopf, etwa /dev/input/by-id/usb-pad-event-kbd, oder an einem seriellen Anschluss. Jede Taste darauf ist seine; darum nie die Tastatur, auf der Sie tippen.

cli-clock = real (die wirkliche Zeit) oder script: eine Zeile +2.5 lässt zweieinhalb Sekunden vergehen.

cli-listen = Wo andere Stationen diese erreichen, etwa 192.168.1.7:20140 oder 127.0.0.1:0. Sonst jede Adresse dieses Rechners, Port 20140, oder ein anderer, wenn der belegt ist.

cli-no-discovery = Die Partie wird im lokalen Netz nicht angezeigt: Wer beitritt, tippt die Adresse.

cli-lost-link = Was die Uhren tun, wenn die Verbindung zur Station eines Spielers verloren ist: stop (stehen) oder run (laufen). Sonst stop.

cli-arbiter-journal = Das Protokoll; last für das neueste in Ihrem Ordner.

cli-make-code = Nach einem Code fragen und ausgeben, woran er geprüft werden kann: für eine Datei, die keinen Code enthält, und beliebig viele Partien. Ohne Terminal ist der Code eine Zeile der Standardeingabe.

cli-verbosity = Was beim Tippen gesagt wird: quiet (nichts), words (Wörter) oder letters (Buchstaben).

cli-voice = Wer private Antworten spricht: self (dieses Programm), reader (Ihr Screenreader) oder off (niemand). Beim ersten Start am Terminal wird danach gefragt.

cli-audio = Der Tonausgang: default, none (keiner), ein Name, oder wav:DATEI.

cli-private-audio = Der Ausgang für private Antworten: none (keiner) oder ein Name.

cli-ears = split: private Antworten nur in ein Ohr.

cli-rate = Das Tempo der Stimme, in Wörtern je Minute.

cli-pitch = Die Tonhöhe der Stimme.

cli-volume = Die Lautstärke in Prozent.

cli-words = Die Wortliste: fide, plain oder nato. Verstanden wird jede.

cli-words-joined = Die Wortliste: fide, plain oder nato; sonst die des Gastgebers.

cli-style = Wie angesagt wird: long (lang) oder short (kurz).

cli-style-joined = Wie angesagt wird: long (lang) oder short (kurz); sonst wie beim Gastgeber.

cli-journal = Das Protokoll.

cli-once = Einmal ausgeben und enden; so ist es immer, wo die Ausgabe kein Terminal ist.

cli-file = Eine PGN-Datei, Ansagen, oder ein Formular in beliebiger Notation; - für die Standardeingabe.

cli-game = Die wievielte Partie der Datei.

cli-letters = Die Sprache, deren Buchstaben das Formular verwendet; sonst aus dem Formular erkannt.

cli-letters-written = Die Sprache, deren Buchstaben im Text die Figuren nennen: en, de, bg, sr, lv, ru oder pl; sonst die der Meldungen.

cli-json = JSON statt Sätzen; gesprochen wird nichts.

cli-pgn = Als PGN, mit den Uhren und dem, was das Protokoll weiß, als Kommentaren.

cli-text = Als Text.

cli-brf = In Braille-ASCII, auf Seiten von 40 x 25.

cli-braille = In Unicode-Braille, auf Seiten von 40 x 25.

cli-braille-code = Die Schreibweise in Braille: uk oder plain. Sonst uk für englische Buchstaben und plain für andere.

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

cli-reconcile-laws = Die Ausgabe der Regeln; sonst die des Protokolls, oder 2023.

cli-device = Der Anschluss eines Tastbretts, etwa /dev/ttyUSB0, oder das DGT-Brett eines sehenden Spielers: dgt:/dev/ttyUSB1. Was da ist, zählt ansage boards auf.

cli-say-text = Der Text.

cli-say-lang = Die Sprache des Textes.

cli-say-wav = In eine Datei statt auf den Tonausgang.

cli-host-address = Name oder Adresse des Gastgebers, wenn nötig mit Port: 192.168.1.7 oder 192.168.1.7:20140. Sonst wird er im lokalen Netz gesucht.

cli-here = Der Gastgeber wird nur auf diesem Rechner gesucht, wenn beide Stationen darauf laufen.

cli-role = player (Spieler), assistant (Assistent), arbiter (Schiedsrichter) oder spectator (Zuschauer).

cli-join-seat = Wessen Platz: white oder black. Sonst der freie; ein Assistent nennt ihn.

cli-code-file = Der Code in einer Datei; sonst werden Sie danach gefragt, und ohne Terminal ist er die erste Zeile der Standardeingabe. Der eigene Code des Schiedsrichters ist jeweils die nächste Zeile; am Terminal wird er danach gefragt.

cli-new-code = Nach dem Code fragen, auch wenn dieser Rechner der Partie schon beigetreten ist.

cli-console = Die Zeilenkonsole, für einen sehenden Spieler, der mit Screenreader oder Braillezeile liest; ein blinder Spieler hat sie ohnehin.

cli-look = Wie das Brett auf dem ganzen Bildschirm aussieht: letters (Buchstaben) oder signs (Zeichen) für die Figuren, large (groß), white oder black unten, und eine der Farben dark, light, strong und plain; mit Kommas getrennt.

cli-join-board = Ihr Brett: der Anschluss eines Tastbretts, etwa /dev/ttyUSB0; oder dgt:ANSCHLUSS des DGT-Bretts eines sehenden Spielers, und hinter einem Komma left oder right, seine Seite der Uhr daneben.

cli-usage = Aufruf: { $usage }

cli-options-word = [Optionen]

cli-command-word = <Befehl>

cli-commands-heading = Befehle

cli-arguments-heading = Hinter dem Befehl

cli-options-heading = Optionen

cli-default = { $text } Sonst { $value }.

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

cli-not-text = Etwas hinter { $command } ist kein lesbarer Text.

cli-not-understood = Nicht verstanden. Was getippt werden kann: { $command } --help
