announce-duration-seconds =
    { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
    .line = { $seconds } s

announce-duration-tenths =
    { $whole },{ $tenth } Sekunden
    .line = { $whole },{ $tenth } s

announce-duration-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
    .line = { $minutes } min { $seconds } s

announce-duration-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
    .line = { $hours } h { $minutes } m { $seconds } s

announce-allotted-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
    .line = { $minutes } min

announce-control-period =
    { $lasts ->
        [all] Für die ganze Partie: { $time }.
        [rest] Periode { $number }, für den Rest der Partie: { $time }.
        [repeats]
            { $count ->
                [one] Periode { $number } und jede weitere: ein Zug, { $time }.
               *[other] Periode { $number } und jede weitere: { $count } Züge, { $time }.
            }
       *[moves]
            { $count ->
                [one] Periode { $number }: ein Zug, { $time }.
               *[other] Periode { $number }: { $count } Züge, { $time }.
            }
    }
    .line =
        { $lasts ->
            [all] { $time } für die ganze Partie
            [rest] Periode { $number }: Rest, { $time }
            [repeats] ab Periode { $number }: { $count }/{ $time }
           *[moves] Periode { $number }: { $count }/{ $time }
        }

announce-control-fixed =
    { $lasts ->
        [all] Für jeden Zug: { $time }. Nichts wird übertragen.
        [rest] Periode { $number }, für jeden Zug bis zum Ende: { $time }. Nichts wird übertragen.
        [repeats]
            { $count ->
                [one] Periode { $number } und jede weitere: ein Zug, dafür { $time }. Nichts wird übertragen.
               *[other] Periode { $number } und jede weitere: { $count } Züge, für jeden { $time }. Nichts wird übertragen.
            }
       *[moves]
            { $count ->
                [one] Periode { $number }: ein Zug, dafür { $time }. Nichts wird übertragen.
               *[other] Periode { $number }: { $count } Züge, für jeden { $time }. Nichts wird übertragen.
            }
    }
    .line =
        { $lasts ->
            [all] { $time } pro Zug
            [rest] Periode { $number }: Rest, { $time } pro Zug
            [repeats] ab Periode { $number }: { $count }, je { $time }
           *[moves] Periode { $number }: { $count }, je { $time }
        }

announce-control-increment =
    { $first ->
        [yes] Dazu für jeden Zug, auch den ersten: { $time }.
       *[no] Dazu nach jedem Zug: { $time }.
    }
    .line =
        { $first ->
            [yes] dazu { $time } pro Zug, auch im ersten
           *[no] dazu { $time } nach jedem Zug
        }

announce-control-extra = Durch Entscheidung des Schiedsrichters { $time } mehr für jeden Zug beider.
    .line = Entscheidung: dazu { $time } pro Zug

announce-control-delay = Bei jedem Zug wartet die Uhr, bevor sie läuft: { $time }.
    .line = Aufschub { $time } pro Zug

announce-control-bronstein = Nach jedem Zug wird die verbrauchte Zeit gutgeschrieben, höchstens { $time }.
    .line = zurück höchstens { $time } pro Zug

announce-control-hourglass = Sanduhr: Zu Beginn hat jeder { $time }. Was der eine verbraucht, bekommt der andere.
    .line = Sanduhr, { $time }

announce-nothing = nichts

announce-own-move = { $move }.
    .line =
        { $color ->
            [white] w
           *[black] s
        } { $move }. Leertaste: Uhr
    .words =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $move }. Die Leertaste drückt die Uhr.

announce-opponents-move = { $move }.
    .line =
        { $color ->
            [white] w
           *[black] s
        } { $move }
    .words =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $move }.

announce-move-and-turn = { $move }. Sie sind am Zug.
    .line =
        { $color ->
            [white] w
           *[black] s
        } { $move }. Sie sind am Zug
    .words =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $move }. Sie sind am Zug.

announce-move-in-words =
    { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } { $from } { $how ->
        [takes] schlägt { $to }
        [en-passant] schlägt { $to } en passant
       *[moves] nach { $to }
    }{ $becomes ->
        [queen] { ", Dame" }
        [rook] { ", Turm" }
        [bishop] { ", Läufer" }
        [knight] { ", Springer" }
        [king] { ", König" }
        [pawn] { ", Bauer" }
       *[other] { "" }
    }

announce-castling-in-words =
    { $side ->
        [short] kurze Rochade
       *[long] lange Rochade
    }

announce-again = { $move }.
    .line =
        nochmals: { $color ->
            [white] w
           *[black] s
        } { $move }
    .words =
        Nochmals: { $color ->
            [white] Weiß
           *[black] Schwarz
        }, { $move }.

announce-own-correction =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } korrigiert: { $move }.
    .line =
        korrigiert: { $color ->
            [white] w
           *[black] s
        } { $move }. Leertaste: Uhr

announce-correction =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } korrigiert: { $move }.
    .line =
        korrigiert: { $color ->
            [white] w
           *[black] s
        } { $move }

announce-misheard =
    Falsch gehört. { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagte { $move } an.
    .line =
        falsch gehört: { $color ->
            [white] w
           *[black] s
        } { $move }

announce-promoted =
    Der Bauer von { $color ->
        [white] Weiß
       *[black] Schwarz
    } wird eine Dame: { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Bauer wird Dame, { $move }

announce-press-kept = Die Uhr gilt als gedrückt, sobald das letzte Wort gesagt ist.
    .line = Uhr gedrückt ab dem letzten Wort.

announce-press-cancelled = Die Uhr gilt nicht als gedrückt. Für den Zug noch einmal drücken.
    .line = Nicht gedrückt. Leertaste: Uhr

announce-to-move =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist am Zug.

announce-replied =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Geben Sie den Zug ein.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat gedrückt. Zug eingeben.

announce-press-waits =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Die andere Uhr startet beim letzten Wort.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte; Uhr beim letzten Wort.

announce-repetition-agrees =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } wiederholt wie angesagt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wiederholt wie angesagt.

announce-repetition-differs =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } wiederholt { $repeated }. Angesagt: { $announced }.
    .line = Gesagt { $announced }, wiederholt { $repeated }

announce-illegal-move =
    Regelwidrig: { $move } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, zurückgenommen. Rufen Sie den Schiedsrichter.
    .line =
        Regelwidrig: { $color ->
            [white] w
           *[black] s
        } { $move }. Uhren stehen.

announce-illegal-other-board =
    Bretter verschieden: { $move } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }. Rufen Sie den Schiedsrichter.
    .line =
        Bretter verschieden: { $color ->
            [white] w
           *[black] s
        } { $move }.

announce-taken-back =
    { $count ->
        [one] Ein Halbzug ist zurückgenommen.
       *[other] { $count } Halbzüge sind zurückgenommen.
    }

announce-taken-back-to =
    { $count ->
        [one] Ein Halbzug
       *[other] { $count } Halbzüge
    } zurückgenommen, zuletzt { $color ->
        [white] Schwarz
       *[black] Weiß
    }: { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } am Zug. Zurückgenommen: { $count }

announce-chess960 = Chess960, Stellung { $number }. Die erste Reihe: { $pieces }.
    .line = Chess960 Nr. { $number }: { $letters }

announce-chess960-drawn = Chess 960, Stellung { $number }. Die erste Reihe: { $pieces }.
    .line = Los: Chess960 Nr. { $number }: { $letters }

announce-started = Die Partie beginnt.
    .line =
        { $color ->
            [white] Partie beginnt. Uhr von Weiß läuft.
           *[black] Partie beginnt. Uhr von Schwarz läuft.
        }

announce-resumed =
    Es geht weiter. { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug.
    .line =
        Es geht weiter. { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist am Zug.

announce-resumed-unpressed =
    Es geht weiter. { $color ->
        [white] Der Zug von Weiß
       *[black] Der Zug von Schwarz
    } ist angesagt, die Uhr noch nicht gedrückt.
    .line =
        Weiter. { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat noch nicht gedrückt

announce-board-differs =
    { $count ->
        [one] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht auf einem Feld von den Ansagen ab.
       *[other] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht auf { $count } Feldern von den Ansagen ab.
    }
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht ab: { $count }

announce-boards-case =
    { $count ->
        [one] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht noch auf einem Feld ab. Das ist Sache des Schiedsrichters.
       *[other] Das Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weicht noch auf { $count } Feldern ab. Das ist Sache des Schiedsrichters.
    }
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } noch anders: { $count }

announce-square-differs = { $square }: { $shows }, angesagt: { $announced }.
    .line = { $square }: { $shows }, gesagt { $announced }

announce-more-squares =
    { $count ->
        [one] Ein weiteres Feld weicht ab.
       *[other] { $count } weitere Felder weichen ab.
    }

announce-board-agrees =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt, was angesagt wurde.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: wie angesagt.

announce-board-unknown =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist ab hier nicht bekannt: Diktieren Sie es.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } unbekannt: diktieren.

announce-scores-differ =
    Die Partieformulare unterscheiden sich beim Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }. Weiß schrieb: { $white }. Schwarz schrieb: { $black }.
    .line = Zug { $number }: w { $white }, s { $black }

announce-scores-differ-moves =
    Die Partieformulare unterscheiden sich beim Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }. Weiß schrieb: { $white }. Schwarz schrieb: { $black }.

announce-scores-differ-unread =
    { $unread ->
        [white] Das Formular von Weiß weicht
        [black] Das Formular von Schwarz weicht
       *[both] Beide Formulare weichen
    } beim Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ab und { $unread ->
        [both] nennen
       *[other] nennt
    } dort keinen Zug.

announce-sheet-lacks =
    Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $player ->
        [white] Schwarz schrieb { $text }, Weiß hat dafür nichts.
       *[black] Weiß schrieb { $text }, Schwarz hat dafür nichts.
    }
    .line =
        { $number } { $color ->
            [white] w
           *[black] s
        }: { $player ->
            [white] Schwarz { $text }, Weiß nichts
           *[black] Weiß { $text }, Schwarz nichts
        }

announce-sheet-lacks-unread =
    Zug { $number } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $player ->
        [white] Schwarz schrieb etwas, was kein Zug ist, Weiß hat dafür nichts.
       *[black] Weiß schrieb etwas, was kein Zug ist, Schwarz hat dafür nichts.
    }

announce-score-quoted =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } schrieb zum Zug { $number }: { $text }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } schrieb: { $text }

announce-quotation = Zitat { $text } Ende des Zitats.

announce-unread-text = etwas, das kein Zug ist

announce-score-taken =
    { $readable ->
        [yes]
            Für das Formular { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } vermerkt, Zug { $number }.
       *[no]
            Für das Formular { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } so vermerkt, Zug { $number }. Es ist dort kein Zug.
    }
    .line =
        { $readable ->
            [yes]
                Formular { $color ->
                    [white] von Weiß
                   *[black] von Schwarz
                }: Zug { $number }.
           *[no]
                Formular { $color ->
                    [white] von Weiß
                   *[black] von Schwarz
                } { $number }: kein Zug.
        }

announce-touched =
    { $sense ->
        [deliberate]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } hat berührt: { $piece } auf { $square }.
        [adjusting]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } rückt zurecht: { $piece } auf { $square }.
       *[carrying-out]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } führt den Zug aus: { $piece } von { $square } genommen.
    }
    .line =
        { $sense ->
            [deliberate]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } berührte { $square }: { $piece }
            [adjusting]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } rückt { $square } zurecht: { $piece }
           *[carrying-out]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } führt aus, { $square }: { $piece }
        }

announce-touched-first =
    Vorher berührt: { $squares }. Was berührt wurde, muss ziehen oder geschlagen werden, soweit das möglich ist.
    .line = Berührt: { $squares }

announce-nothing-touched =
    Der Gegner hat noch keinen Zug, bei dem eine berührte Figur reklamiert werden könnte.
    .line = Kein Zug des Gegners zu reklamieren.

announce-complaint-too-late = Zu spät: Wer reklamieren darf, hat eine Figur berührt oder gezogen. Der Zug bleibt. Den Schiedsrichter rufen: schiedsrichter.
    .line = Zu spät: nicht reklamiert, Zug bleibt.

announce-adjusting-out-of-turn =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagt Zurechtrücken an, ohne am Zug zu sein. Es gilt nicht.
    .line =
        Zurechtrücken, nicht am Zug: { $color ->
            [white] Weiß
           *[black] Schwarz
        }

announce-adjusting =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } rückt zurecht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rückt zurecht.

announce-confirm =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $word ->
        [draw] bietet Remis an
        [accept] nimmt das Remis an
        [decline] lehnt das Remis ab
        [resign] gibt auf
        [flag] reklamiert die Zeit
        [claim] reklamiert { $what }
        [arbiter] ruft den Schiedsrichter
        [adjust] rückt zurecht
        [touch] hat { $what } berührt
        [repeat] wiederholt { $what }
        [execute] hat ausgeführt { $what }
        [write] schrieb: { $what }
        [consent] ist einverstanden
        [withdraw] nimmt die Reklamation zurück
       *[resume] ist einverstanden, ohne Schiedsrichter weiterzuspielen
    }? F 12: ja.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $word ->
            [draw] bietet Remis an
            [accept] nimmt Remis an
            [decline] lehnt Remis ab
            [resign] gibt auf
            [flag] reklamiert Zeit
            [claim] sagt { $what }
            [arbiter] ruft Schiedsrichter
            [adjust] rückt zurecht
            [touch] berührte { $what }
            [repeat] wiederholt { $what }
            [execute] zog { $what }
            [write] schrieb: { $what }
            [consent] ist einverstanden
            [withdraw] nimmt zurück
           *[resume] spielt weiter
        }? F12: ja

announce-not-confirmed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $word ->
        [resign] die Aufgabe
        [accept] die Annahme des Remis
        [draw] das Remisangebot
        [claim] die Reklamation
        [flag] die Reklamation des Blättchens
        [consent] das Einverständnis
        [withdraw] die Rücknahme der Reklamation
        [resume] das Weiterspielen
       *[other] es
    } nicht bestätigt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat nicht bestätigt{ $word ->
            [resign] : Aufgabe
            [accept] : Annahme
            [draw] : Remis
            [claim] : Reklamation
            [flag] : Blättchen
            [consent] : Zustimmung
            [withdraw] : Rücknahme
            [resume] : Fortsetzen
           *[other] .
        }

announce-draw-offered =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet Remis an.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bietet Remis an.

announce-draw-declined =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } lehnt das Remis ab.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } lehnt das Remis ab.

announce-offer-lapsed =
    Das Remisangebot { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist durch den Zug abgelehnt.
    .line =
        Remisangebot { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } erloschen.

announce-offer-lapsed-by-decision =
    Das Remisangebot { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } erlischt durch die Entscheidung.
    .line =
        Remisangebot { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } erloschen.

announce-postponed =
    Verschoben ist die Entscheidung über das, was { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert hat: { $claim }.
    .line =
        Reklamation { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } verschoben.

announce-postponed-due =
    Ein Blättchen ist gefallen. Jetzt ist zu entscheiden, was { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert hat: { $claim }.
    .line =
        Reklamation { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } entscheiden.

announce-claim-voided =
    Der Partieverlauf ist geändert. Nicht mehr offen ist, was { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert hat: { $claim }.
    .line =
        Reklamation { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } nicht mehr offen.

announce-case-voided = Der Partieverlauf ist geändert, der Fall ist nicht mehr offen.
    .line = Der Fall ist nicht mehr offen.

announce-flag-fell =
    Das Blättchen { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist gefallen.
    .line =
        Blättchen { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } gefallen.

announce-claim-offered = Sie können die Zeit reklamieren: tippen Sie fahne.
    .line = Reklamieren: fahne

announce-arbiter-called =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ruft den Schiedsrichter. Beide Uhren stehen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ruft den Schiedsrichter.

announce-stood-still = Stillstand: { $time }. Weiter mit fortsetzen.
    .line = Stillstand { $time }. fortsetzen

announce-time-missing =
    Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } lief. Sie zählt bis zur letzten Sekunde auf der Platte: bis zu { $time } können fehlen. Der Schiedsrichter kann sie abziehen.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: bis zu { $time } fehlen

announce-time-missing-unknown =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } lief. Was seit dem letzten Eintrag verging, ist unbekannt.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: letzte Zeit fehlt

announce-dead-time =
    Die Uhr von { $color ->
        [white] Weiß
       *[black] Schwarz
    } lief dabei. Vorschlag: { $color ->
        [white] Weiß
       *[black] Schwarz
    } bekommt { $time } zurück.
    .line =
        Vorschlag: { $color ->
            [white] Weiß
           *[black] Schwarz
        } + { $time }

announce-dead-time-settle =
    { $color ->
        [white] Weiß gibt sie mit einverstanden oder fortsetzen; gibt Schwarz fortsetzen ein, wird sie nicht gegeben.
       *[black] Schwarz gibt sie mit einverstanden oder fortsetzen; gibt Weiß fortsetzen ein, wird sie nicht gegeben.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: einverstanden gibt sie

announce-dead-time-arbiter = Der Schiedsrichter gibt sie { $color ->
        [white] Schwarz
       *[black] Weiß
    } oder nicht. Gibt { $color ->
        [white] Schwarz
       *[black] Weiß
    } fortsetzen ein, geht es ohne sie weiter.
    .line =
        Schiedsrichter gibt; { $color ->
            [white] Schwarz
           *[black] Weiß
        } fortsetzen

announce-recovered = Das Programm war unterbrochen. Beide Uhren stehen. Enter sagt, wie es weitergeht.
    .line = Unterbrochen. Enter sagt, wie weiter

announce-reopened-sealed = Die Partie ist abgebrochen. Der Schiedsrichter öffnet den Umschlag.
    .line = Abgebrochen. Öffnet: Schiedsrichter.

announce-reopened = Die gespeicherte Partie ist offen. Beide Uhren stehen. Enter sagt, wie es weitergeht.
    .line = Partie offen. Enter sagt, wie weiter

announce-saved = Die Partie ist gespeichert.

announce-clocks =
    { $of ->
        [both] Sie haben { $own }. Ihr Gegner hat { $opponents }.
        [own] Sie haben { $own }.
       *[opponent] Ihr Gegner hat { $opponents }.
    }
    .line =
        { $of ->
            [both] Sie { $own }; Gegner { $opponents }
            [own] Sie { $own }
           *[opponent] Gegner { $opponents }
        }

announce-clocks-run = Sie haben { $own }. Ihr Gegner hat { $opponents }. { $runs ->
        [own] Ihre Uhr läuft.
        [opponent] Seine Uhr läuft.
        [held] Ihre wartet auf die Eingabe: Wenn Sie sie ändern, zählt diese Zeit.
       *[none] Beide stehen.
    }
    .line = { $own }, Gegner { $opponents }, { $runs ->
            [own] Ihre läuft
            [opponent] seine läuft
            [held] wartet
           *[none] beide stehen
        }

announce-clocks-quick = { $own }, Gegner { $opponents }, { $runs ->
        [own] Ihre läuft
        [opponent] seine läuft
        [held] Ihre wartet auf die Eingabe: Wenn Sie sie ändern, zählt diese Zeit
       *[none] beide stehen
    }.
    .line = { $own }, Gegner { $opponents }, { $runs ->
            [own] Ihre läuft
            [opponent] seine läuft
            [held] wartet
           *[none] beide stehen
        }

announce-no-clocks = Diese Partie hat keine Uhren.

announce-count =
    { $own ->
        [one] Sie haben einen Zug abgeschlossen
       *[other] Sie haben { $own } Züge abgeschlossen
    }, { $opponents ->
        [one] Ihr Gegner einen Zug.
       *[other] Ihr Gegner { $opponents } Züge.
    }
    .line = Züge: Sie { $own }, Gegner { $opponents }

announce-used = Sie haben { $own } verbraucht. Ihr Gegner hat { $opponents } verbraucht.
    .line = Zeit { $own }; Gegner { $opponents }

announce-won =
    { $why ->
        [checkmate]
            Matt. { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt.
        [resignation]
            { $color ->
                [white] Schwarz gibt auf. Weiß
               *[black] Weiß gibt auf. Schwarz
            } gewinnt.
        [flag-fall]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt auf Zeit.
        [illegal-moves]
            Ein regelwidriger Zug { $color ->
                [white] von Schwarz entscheidet die Partie. Weiß
               *[black] von Weiß entscheidet die Partie. Schwarz
            } gewinnt.
        [sealed-move]
            Der Abgabezug gilt nicht. { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt.
        [default]
            Der Gegner ist nicht rechtzeitig gekommen. { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt.
        [forfeit]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt kampflos.
       *[arbiter]
            Nach Entscheidung des Schiedsrichters gewinnt { $color ->
                [white] Weiß
               *[black] Schwarz
            }.
    }
    .line =
        { $why ->
            [checkmate]
                Matt. { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt.
            [resignation]
                { $color ->
                    [white] Schwarz gibt auf. Weiß
                   *[black] Weiß gibt auf. Schwarz
                } gewinnt.
            [flag-fall]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt auf Zeit.
            [illegal-moves]
                Regelwidriger Zug. { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt.
            [sealed-move]
                Abgabezug ungültig. { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt.
            [default]
                Gegner fehlt. { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt.
            [forfeit]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt kampflos.
           *[arbiter]
                Schiedsrichter: { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt.
        }

announce-drawn =
    { $why ->
        [agreement] Die Partie ist remis durch Vereinbarung.
        [stalemate] Patt. Die Partie ist remis.
        [dead-position] Tote Stellung: Keiner kann mehr matt setzen. Die Partie ist remis.
        [flag-fall-cannot-mate] Das Blättchen ist gefallen, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
        [repetition] Dreimal die gleiche Stellung. Die Partie ist remis.
        [fifty-moves] Fünfzig Züge ohne Bauernzug und ohne Schlagen. Die Partie ist remis.
        [fivefold] Fünfmal die gleiche Stellung. Die Partie ist remis.
        [seventy-five] Fünfundsiebzig Züge ohne Bauernzug und ohne Schlagen. Die Partie ist remis.
        [both-flags] Beide Blättchen sind gefallen. Die Partie ist remis.
        [quickplay] Der Reklamation in der Endspurtphase ist stattgegeben. Die Partie ist remis.
        [illegal-cannot-mate] Ein regelwidriger Zug, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
        [resigned-cannot-mate] Ein Spieler gibt auf, aber der Gegner kann nicht matt setzen. Die Partie ist remis.
       *[arbiter] Nach Entscheidung des Schiedsrichters ist die Partie remis.
    }
    .line =
        { $why ->
            [agreement] Remis durch Vereinbarung.
            [stalemate] Patt. Remis.
            [dead-position] Tote Stellung. Remis.
            [flag-fall-cannot-mate] Zeit; Gegner ohne Mattmöglichkeit: remis
            [repetition] Remis durch Stellungswiederholung.
            [fifty-moves] Remis nach 50 Zügen.
            [fivefold] Remis: fünfmal dieselbe Stellung.
            [seventy-five] Remis nach 75 Zügen.
            [both-flags] Beide Blättchen gefallen. Remis.
            [quickplay] Endspurtphase: remis.
            [illegal-cannot-mate] Remis: Gegner ohne Mattmöglichkeit.
            [resigned-cannot-mate] Remis: Gegner ohne Mattmöglichkeit.
           *[arbiter] Schiedsrichter: remis.
        }

announce-claim =
    { $claim ->
        [repetition] Remis durch Stellungswiederholung
        [fifty] Remis nach der Fünfzig-Züge-Regel
        [quickplay] Remis in der Endspurtphase
        [seconds] fünf Sekunden mehr pro Zug für beide und bietet damit Remis an
        [mate] Matt durch den Zug auf dem Brett
        [stalemate] Patt durch den Zug auf dem Brett
        [touched] einen Verstoß gegen berührt, geführt
        [illegal] einen regelwidrigen Zug
        [unpromoted] einen nicht umgewandelten Bauern
        [setup] eine falsche Aufstellung
        [turned] ein falsch gedrehtes Brett
        [colours] vertauschte Farben
        [displaced] verschobene Figuren
        [idle] ein Drücken der Uhr ohne Zug
        [hands] einen Zug mit zwei Händen
        [flag] das gefallene Blättchen des Gegners
        [mend] einen Irrtum in der Ansage des letzten Zuges
       *[absent] das Fehlen des Gegners
    }
    .line =
        { $claim ->
            [repetition] Wiederholung
            [fifty] 50 Züge
            [quickplay] Endspurt-Remis
            [seconds] 5 s mehr pro Zug
            [mate] Matt
            [stalemate] Patt
            [touched] berührt, geführt
            [illegal] regelwidriger Zug
            [unpromoted] nicht umgewandelt
            [setup] Aufstellung
            [turned] Brett gedreht
            [colours] Farben vertauscht
            [displaced] Figur verschoben
            [idle] Uhr ohne Zug
            [hands] zwei Hände
            [flag] Blättchen
            [mend] Irrtum in Ansage
           *[absent] Gegner fehlt
        }

announce-claimed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert { $claim }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } reklamiert: { $claim }

announce-claimed-with =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert { $claim }, mit dem Zug { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $claim } mit { $move }

announce-claim-checked =
    Nach den { $corrected ->
        [yes] berichtigten Aufzeichnungen
       *[no] Aufzeichnungen
    } ist die Reklamation { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } { $right ->
        [yes] berechtigt
       *[no] unberechtigt
    }.
    .line =
        Reklamation { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $right ->
            [yes] berechtigt
           *[no] unberechtigt
        }

announce-claim-overtaken =
    Über die Reklamation von { $color ->
        [white] Weiß
       *[black] Schwarz
    } wird nicht entschieden: Der Zug war vorher gemacht.
    .line =
        Rekl. von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Zug war eher

announce-touch-binds =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat berührt: { $squares }. Die erste mögliche zieht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, erste mögliche: { $squares }

announce-touch-capture =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss { $captured } mit { $with } schlagen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss { $captured } mit { $with } schlagen

announce-touch-captured =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss { $captured } schlagen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss { $captured } schlagen

announce-touch-castle =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss rochieren.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss rochieren

announce-touch-asserted =
    { $color ->
        [white] Schwarz sagt, Weiß
       *[black] Weiß sagt, Schwarz
    } habe { $square } berührt. Bestätigt wurde es nicht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } soll { $square } berührt haben

announce-touch-not-kept =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat nicht gezogen, was die berührte Figur verlangt. Das kann noch einmal reklamiert werden.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Berührtes nicht gezogen

announce-cause-illegal =
    Abgeschlossene regelwidrige Züge { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $count }.
    .line =
        Regelwidrige Züge { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $count }

announce-cause-illegal-claimed =
    Wird dem stattgegeben, ist es der regelwidrige Zug Nummer { $count } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }.
    .line =
        Bei Stattgabe: regelwidrig { $count } von { $color ->
            [white] Weiß
           *[black] Schwarz
        }

announce-cause-sealed =
    Der Abgabezug { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist regelwidrig oder nicht eindeutig.
    .line =
        Abgabezug { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } gilt nicht.

announce-cause-flag =
    Es ist nicht sicher, ob { $color ->
        [white] Weiß
       *[black] Schwarz
    } mit regelgemäßen Zügen noch matt setzen kann.
    .line =
        Kann { $color ->
            [white] Weiß
           *[black] Schwarz
        } noch matt setzen? Offen.

announce-cause-flag-first =
    Das Blättchen von { $color ->
        [white] Weiß
       *[black] Schwarz
    } war gefallen, ehe die Partie zu Ende gewesen wäre. Darüber wird zuerst entschieden.
    .line =
        Blättchen von { $color ->
            [white] Weiß
           *[black] Schwarz
        } fiel vor dem Ende.

announce-proposed =
    { $why ->
        [laws] Nach den Regeln:
        [upheld] Wird stattgegeben:
       *[aside] Wird abgewiesen:
    } { $what }
    .line =
        { $why ->
            [laws] Regeln:
            [upheld] Bei Stattgabe:
           *[aside] Bei Abweisung:
        } { $what }

announce-settle =
        { $how ->
        [resume] { $color ->
            [white] Weiß
           *[black] Schwarz
        } nimmt es mit fortsetzen an, oder der Schiedsrichter entscheidet.
        [consent] Der Schiedsrichter entscheidet. Ist keiner da, kann { $color ->
            [white] Weiß
           *[black] Schwarz
        } sich einverstanden erklären.
        [entry] Erst den gedrückten Zug eingeben. Oder { $color ->
            [white] Weiß
           *[black] Schwarz
        } reklamiert das Blättchen noch einmal.
        [flag] { $color ->
            [white] Weiß
           *[black] Schwarz
        } reklamiert das Blättchen oder ist einverstanden. Sonst entscheidet der Schiedsrichter.
        [time] Der Schiedsrichter entscheidet. Ist keiner da, kann { $color ->
            [white] Weiß sich einverstanden erklären, oder Schwarz damit, dass keine Zeit abgezogen wird.
           *[black] Schwarz sich einverstanden erklären, oder Weiß damit, dass keine Zeit abgezogen wird.
        }
       *[arbiter] Beide Uhren stehen. Der Schiedsrichter entscheidet.
    }
    .line =
        { $how ->
            [resume] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: fortsetzen; oder Schiedsrichter
            [consent] Schiedsrichter / { $color ->
                [white] Weiß
               *[black] Schwarz
            }: einverstanden
            [entry] Zug eingeben, oder { $color ->
                [white] Weiß
               *[black] Schwarz
            }: fahne
            [flag] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: fahne, sonst einverstanden
            [time] einverstanden: { $color ->
                [white] Weiß ja, Schwarz nein
               *[black] Schwarz ja, Weiß nein
            }
           *[arbiter] Uhren stehen. Schiedsrichter entscheidet
        }

announce-upheld = Stattgegeben. Es gilt ab jetzt.
    .line = Stattgegeben.

announce-consented =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } stimmt zu.

announce-set-aside = Abgewiesen: der Vorschlag wird nicht ausgeführt.
    .line = Abgewiesen.

announce-provided =
    { $provision ->
        [new-game] Die Regeln sehen eine neue Partie vor; diese wird annulliert.
        [play-continues] Die Regeln sehen vor, dass die Partie weitergeht.
        [turn-board] Die Regeln sehen vor, dass die Stellung auf ein richtig liegendes Brett übertragen wird und die Partie weitergeht.
        [restored-on-own-time] Die Regeln sehen vor, dass der Verursacher die Figuren auf eigene Zeit zurechtstellt.
        [as-illegal] An diesem Tisch zählt es als regelwidriger Zug.
       *[arbiter-decides] Die Regeln dieses Tisches legen dafür nichts fest. Der Schiedsrichter entscheidet.
    }
    .line =
        { $provision ->
            [new-game] Regeln: neue Partie
            [play-continues] Regeln: die Partie geht weiter
            [turn-board] Regeln: Brett drehen, weiterspielen
            [restored-on-own-time] Regeln: auf eigene Zeit zurechtstellen
            [as-illegal] Zählt als regelwidriger Zug.
           *[arbiter-decides] Keine Regel: Schiedsrichter entscheidet
        }

announce-late = Erlaubte Verspätung: { $limit }. Seit Beginn vergangen: { $late }.
    .line = erlaubt { $limit }, jetzt { $late }

announce-late-announced = Seit Beginn vergangen: { $late }. Wie spät ein Spieler kommen darf, gilt wie angekündigt; der Schiedsrichter entscheidet.
    .line = { $late }: Schiedsrichter

announce-facts-touched =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } berührte { $squares } und zog { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $squares }; zog { $move }

announce-facts-touched-only =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } berührte { $squares } und hat keinen Zug angesagt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $squares }; kein Zug

announce-facts-kept =
        { $kept ->
        [yes] Der Zug entspricht Artikel { $article }.
        [open] Ob der Zug gilt, ist nach Artikel { $article } offen.
       *[no] Der Zug widerspricht Artikel { $article }.
    }
    .line =
                { $kept ->
            [yes] entspricht Artikel { $article }
            [open] offen nach Artikel { $article }
           *[no] widerspricht Artikel { $article }
        }

announce-facts-allowed = Erlaubte Züge: { $moves }.
    .line = möglich: { $moves }

announce-offer-out-of-turn =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bot Remis im falschen Augenblick an.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bot Remis zur falschen Zeit an.

announce-claimed-move-not-made =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat mit { $written } reklamiert, was dann zu ziehen ist, und sagt { $played } an.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } schrieb { $written }, sagt { $played }

announce-period-time-over =
    Nach diesem Zähler hat { $color ->
        [white] Weiß
       *[black] Schwarz
    } die Zeitkontrolle nicht mehr erreicht, und ihre Zeit ist noch auf der Uhr: { $time }. Abgezogen wird sie mit abzug { $color ->
        [white] weiß
       *[black] schwarz
    } { $command }.
    .line =
        Zu viel: abzug { $color ->
            [white] weiß
           *[black] schwarz
        } { $command }

announce-period-time-due =
    Mit diesem Verlauf hat { $color ->
        [white] Weiß
       *[black] Schwarz
    } die nächste Zeitkontrolle erreicht. Dafür kämen { $time } hinzu. Zum Geben zugabe { $color ->
        [white] weiß
       *[black] schwarz
    } { $command } tippen.
    .line =
        Kontrolle: zugabe { $color ->
            [white] weiß
           *[black] schwarz
        } { $command }

announce-key-is-for-clock =
    Jetzt nicht: Die Uhren laufen, und { $color ->
        [white] Weiß
       *[black] Schwarz
    } kann gleich drücken. Halten Sie mit schiedsrichter beide Uhren an, und geben Sie dann schiedsspruch noch einmal ein.
    .line = Jetzt nicht. Zuerst: schiedsrichter

announce-code-asked =
    Der getippte Code als Schiedsrichtercode? { $color ->
        [white] Weiß
       *[black] Schwarz
    }: F 12 ja, Escape nein.
    .line =
        Code? { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt mit F12

announce-code-asked-there =
    Der getippte Code als Schiedsrichtercode? An der anderen Station { $color ->
        [white] Weiß
       *[black] Schwarz
    }: einverstanden.
    .line =
        Code? { $color ->
            [white] Weiß
           *[black] Schwarz
        }: einverstanden

announce-code-dropped =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Code nicht bestätigt. Niemand ist am Pult.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt nicht: kein Code

announce-assistant-asks =
    { $name } will Assistent von { $color ->
        [white] Weiß
       *[black] Schwarz
    } sein, { $letters ->
        [none] ohne Pflichten
       *[other] mit den Pflichten { $letters }
    }. Tippen Sie ja oder nein.
    .line =
        Hilft { $color ->
            [white] Weiß
           *[black] Schwarz
        }, { $letters ->
            [none] ohne Pflichten
           *[other] { $letters }
        }: { $name }?

announce-assistant-settled =
    { $what ->
        [accepted]
            Ein Assistent von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist da: { $name }.
        [refused]
            { $name } ist nicht Assistent von { $color ->
                [white] Weiß
               *[black] Schwarz
            }.
       *[gone]
            { $name } will nicht mehr Assistent von { $color ->
                [white] Weiß
               *[black] Schwarz
            } sein.
    }
    .line =
        { $what ->
            [accepted]
                Assistent von { $color ->
                    [white] Weiß
                   *[black] Schwarz
                }: { $name }
            [refused]
                Nicht Assistent von { $color ->
                    [white] Weiß
                   *[black] Schwarz
                }: { $name }
           *[gone]
                Fragt nicht mehr: { $name }
        }

announce-code-set =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Code des Schiedsrichters bestätigt. Er wurde am Tisch festgelegt, und nicht beim Anlegen der Partie.
    .line =
        Code am Tisch gesetzt, mit { $color ->
            [white] Weiß
           *[black] Schwarz
        }

announce-desk-taken =
    { $first ->
        [yes] Der Schiedsrichter hat das Pult übernommen und entscheidet Reklamationen und Strafen.
       *[no] Der Schiedsrichter ist wieder am Pult.
    }
    .line =
        { $first ->
            [yes] Schiedsrichter übernimmt das Pult.
           *[no] Schiedsrichter ist wieder am Pult.
        }

announce-desk-taken-by =
    { $first ->
        [yes] { $name } hat das Schiedsrichterpult übernommen. Dort wird jetzt entschieden.
       *[no] { $name } ist wieder am Schiedsrichterpult.
    }
    .line =
        { $first ->
            [yes] Am Schiedsrichterpult: { $name }
           *[no] Wieder am Pult: { $name }
        }

announce-desk-left = Der Schiedsrichter hat das Pult verlassen.
    .line = Schiedsrichter hat das Pult verlassen.

announce-measure =
    { $measure ->
        [add]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } bekommt zusätzlich { $time }.
        [take]
            Von der Uhr { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } wird abgezogen: { $time }.
        [increment] Von nun an bekommen beide für jeden Zug zusätzlich { $time }.
        [back]
            Es gilt wieder die Stellung vor Zug { $number } { $color ->
                [white] von Weiß
               *[black] von Schwarz
            }.
        [win]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } gewinnt die Partie.
        [draw] Die Partie ist remis.
        [continue] Die Partie geht weiter.
       *[new] Die Partie wird annulliert und eine neue gespielt.
    }
    .line =
        { $measure ->
            [add]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } bekommt { $time } mehr.
            [take]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } verliert { $time }.
            [increment] Beide: { $time } mehr pro Zug.
            [back]
                Zurück vor Zug { $number } { $color ->
                    [white] von Weiß
                   *[black] von Schwarz
                }.
            [win]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt.
            [draw] Remis.
            [continue] Partie geht weiter.
           *[new] Neue Partie.
        }
    .short =
        { $measure ->
            [add]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } + { $time }
            [take]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } - { $time }
            [increment] + { $time } pro Zug
            [back]
                vor Zug { $number } { $color ->
                    [white] von Weiß
                   *[black] von Schwarz
                }
            [win]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } gewinnt
            [draw] remis
            [continue] Partie geht weiter
           *[new] neue Partie
        }

announce-changed-period-back =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat die Zeitkontrolle nicht mehr erreicht. Wieder von der Uhr: { $time }.
    .line =
        Kontrolle zurück: { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $time }

announce-changed-clock-besides =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }: { $was }, jetzt { $time }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $was }, nun { $time }

announce-changed-clock =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist gestellt: es bleiben { $time }.
    .line =
        Uhr { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $time }

announce-changed-count =
    { $count ->
        [one] Der Zugzähler { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } steht nun auf einem Zug.
       *[other] Der Zugzähler { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } steht nun auf { $count } Zügen.
    }
    .line =
        Zugzähler { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $count }

announce-changed-edition = Von nun an gelten die Regeln von { $year }.
    .line = Es gelten die Regeln von { $year }.

announce-changed-duty =
        { $on ->
        [yes] Der Assistent { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } soll jetzt auch
       *[no] Der Assistent { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } soll nicht mehr
    } { $duty ->
        [execute] auf dem Brett des Gegners ziehen
        [announce] die Züge beider Spieler ansagen
        [score] mitschreiben und die Uhr des Gegners starten
        [inform] Zugzahl und verbrauchte Zeit mitteilen
        [claim] Zeit reklamieren und berührte Figuren melden
       *[adjourn] die Formalitäten beim Abbruch erledigen
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $on ->
            [yes] +
           *[no] -
        } { $duty ->
            [execute] (a) Züge ausführen
            [announce] (b) Züge ansagen
            [score] (c) Formular und Uhr
            [inform] (d) Zugzahl und Zeit
            [claim] (e) Reklamieren, Berühren
           *[adjourn] (f) Abbruch
        }

announce-changed-warned =
    Der Schiedsrichter verwarnt { $color ->
        [white] Weiß
       *[black] Schwarz
    }.

announce-changed-result-lifted = Das Ergebnis gilt nicht mehr, die Partie geht weiter. Beide Uhren stehen.
    .line = Partie geht weiter; beide Uhren stehen.

announce-changed-stopped = Der Schiedsrichter hat beide Uhren angehalten.
    .line = Schiedsrichter: beide Uhren stehen.

announce-changed-both-flags = Beide Blättchen sind gefallen, und niemand kann sagen, welches zuerst. Die Partie geht weiter.
    .line = Beide Blättchen: Partie geht weiter.

announce-changed-flag-after =
    Das Blättchen { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist { $down ->
        [yes] weiter gefallen. Der Schiedsrichter stellt die Uhren.
       *[no] wieder oben.
    }
    .line =
        Blättchen { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } { $down ->
            [yes] weiter gefallen.
           *[no] wieder oben.
        }

announce-changed-flag-called =
    Der Schiedsrichter hat das gefallene Blättchen von { $color ->
        [white] Weiß
       *[black] Schwarz
    } festgestellt.
    .line =
        Schiedsrichter: Blättchen { $color ->
            [white] Weiß
           *[black] Schwarz
        }

announce-adjourn-ordered =
    Die Partie wird abgebrochen. { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab und drückt dann die Uhr.
    .line =
        Abbruch. { $color ->
            [white] Weiß
           *[black] Schwarz
        } gibt den Zug ab.

announce-adjourn-sealed =
    { $again ->
        [yes] { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat an Stelle des ersten einen anderen Abgabezug hinterlegt.
       *[no] { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat einen Abgabezug hinterlegt.
    }
    .line =
        { $again ->
            [yes] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: anderer Abgabezug hinterlegt.
           *[no] { $color ->
                [white] Weiß
               *[black] Schwarz
            }: Abgabezug hinterlegt.
        }

announce-adjourn-closed =
    { $paper ->
        [yes] Der Umschlag ist verschlossen, mit Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } auf Papier.
       *[no] Der Umschlag ist verschlossen, mit Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.
    } Beide Uhren stehen.
    .line =
        Umschlag zu: Zug { $number } { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

announce-adjourn-clock =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat noch { $left } und hat { $used } verbraucht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $left }, v. { $used }

announce-adjourn-used =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $used } verbraucht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: verbraucht { $used }

announce-adjourn-opened =
    Der Umschlag { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wird geöffnet.

announce-adjourn-openly =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Abgabezug offen ausgeführt. Die Partie ist abgebrochen.
    .line = Abbruch nach diesem Zug; Uhren stehen.

announce-adjourn-lost =
    Der Umschlag ist verloren. { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagt seinen Zug neu an.{ $kept ->
        [yes] {" "}Das Programm hat den abgegebenen Zug noch.
       *[no] {""}
    }
    .line =
        Umschlag verloren. { $color ->
            [white] Weiß
           *[black] Schwarz
        } sagt neu an.

announce-ended =
    { $how ->
        [none] Nach Entscheidung des Schiedsrichters bekommen beide keinen Punkt.
        [white-half] Nach Entscheidung des Schiedsrichters bekommt Weiß einen halben Punkt, Schwarz keinen.
        [black-half] Nach Entscheidung des Schiedsrichters bekommt Weiß keinen Punkt, Schwarz einen halben.
        [both-forfeit] Beide Spieler verlieren kampflos.
        [unfinished] Nach Entscheidung des Schiedsrichters bleibt die Partie unbeendet.
       *[cancelled] Die Partie ist annulliert. Es wird eine neue gespielt.
    }
    .line =
        { $how ->
            [none] Schiedsrichter: 0-0.
            [white-half] Schiedsrichter: 1/2-0.
            [black-half] Schiedsrichter: 0-1/2.
            [both-forfeit] Beide Spieler verlieren kampflos.
            [unfinished] Schiedsrichter: Partie unbeendet.
           *[cancelled] Annulliert. Neue Partie.
        }

announce-confirm-claims-with =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } reklamiert { $claim } mit { $move }? F 12: ja.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $claim } mit { $move }? F12: ja

announce-time-set =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat die Bedenkzeit eingestellt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat die Bedenkzeit eingestellt.

announce-asked-control =
    { $count ->
        [one] Periode { $number } von { $of }. Noch ein Zug bis zur Zeitkontrolle.
       *[other] Periode { $number } von { $of }. Noch { $count } Züge bis zur Zeitkontrolle.
    }
    .line = Periode { $number }/{ $of }, noch Züge: { $count }

announce-asked-control-endless =
    { $count ->
        [one] Periode { $number }. Noch ein Zug bis zur Zeitkontrolle.
       *[other] Periode { $number }. Noch { $count } Züge bis zur Zeitkontrolle.
    }
    .line = Periode { $number }, noch Züge: { $count }

announce-asked-control-owed = Von dem, was als Nächstes dazukommt, haben Sie { $time } schon auf der Uhr, aus zurückgenommenen Zügen.
    .line = { $time } davon schon auf der Uhr

announce-asked-control-rest = Periode { $number } von { $of }, für alle restlichen Züge.
    .line = Periode { $number }/{ $of }: alle Züge

announce-rule-illegal-loses-at =
        { $count ->
        [one] Wer einen regelwidrigen Zug abschließt, verliert.
       *[other] Wer den { $count }. regelwidrigen Zug abschließt, verliert.
    }
    .line = regelwidriger Zug { $count } verliert

announce-rule-illegal-never = Auch viele regelwidrige Züge beenden die Partie nicht von selbst. Der Schiedsrichter entscheidet.
    .line = regelwidrig: Schiedsrichter entscheidet

announce-rule-illegal-bonus = Für einen regelwidrigen Zug davor bekommt der Gegner { $time }.
    .line = regelwidrig: Gegner + { $time }

announce-rule-illegal-on-claim =
        { $value ->
        [yes] Ein regelwidriger Zug wird nur geahndet, wenn der Gegner ihn reklamiert.
       *[no] Ein regelwidriger Zug wird immer geahndet.
    }
    .line =
        { $value ->
            [yes] regelwidrig: nur auf Reklamation
           *[no] regelwidrig: auch ohne Reklamation
        }

announce-rule-illegal-claim-lost =
    { $value ->
        [moving] Das Recht, einen regelwidrigen Zug zu reklamieren, geht durch den eigenen nächsten Zug verloren.
       *[touching] Das Recht, einen regelwidrigen Zug zu reklamieren, geht durch das Berühren einer Figur verloren.
    }
    .line =
        { $value ->
            [moving] regelwidrig: verloren durch den Zug
           *[touching] regelwidrig: verloren beim Berühren
        }

announce-rule-cannot-mate =
    { $value ->
        [yes] Statt eines Verlustes durch regelwidrige Züge ist die Partie remis, wenn der Gegner nicht matt setzen kann.
       *[no] Regelwidrige Züge verlieren auch, wenn der Gegner nicht matt setzen kann.
    }
    .line =
        { $value ->
            [yes] regelwidrig, Gegner ohne Matt: remis
           *[no] regelwidrig, Gegner ohne Matt: verloren
        }

announce-rule-unpromoted =
    { $value ->
        [go-back] Ein Bauer bleibt auf der letzten Reihe: der Zug ist regelwidrig und wird zurückgestellt.
       *[queen] Ein Bauer bleibt auf der letzten Reihe: der Zug ist regelwidrig, und der Bauer wird zur Dame.
    }
    .line =
        { $value ->
            [go-back] Bauer auf letzter Reihe: zurück
           *[queen] Bauer auf letzter Reihe: Dame
        }

announce-rule-idle-press =
    { $value ->
        [yes] Die Uhr ohne Zug zu drücken oder mit zwei Händen zu ziehen, zählt als regelwidriger Zug.
       *[no] Die Uhr ohne Zug zu drücken oder mit zwei Händen zu ziehen, ist Sache des Schiedsrichters.
    }
    .line =
        { $value ->
            [yes] Uhr ohne Zug, zwei Hände: regelwidrig
           *[no] ohne Zug, zwei Hände: Schiedsrichter
        }

announce-rule-wrong-claim = Für eine unberechtigte Remisreklamation bekommt der Gegner { $time }.
    .line = falsche Reklamation: + { $time }

announce-rule-wrong-claim-halves =
    { $value ->
        [yes] Eine unberechtigte Reklamation halbiert auch die Zeit des Reklamierenden, höchstens um drei Minuten.
       *[no] Eine unberechtigte Reklamation nimmt dem Reklamierenden keine Zeit.
    }
    .line =
        { $value ->
            [yes] falsche Reklamation: Zeit halbiert
           *[no] falsche Reklamation: kein Abzug
        }

announce-rule-claim-lost =
    { $value ->
        [moving] Das Recht, im Zug Remis zu reklamieren, geht durch den Zug verloren.
       *[touching] Das Recht, im Zug Remis zu reklamieren, geht durch das Berühren einer Figur verloren.
    }
    .line =
        { $value ->
            [moving] Reklamation verloren: durch den Zug
           *[touching] Reklamation verloren: durch Berühren
        }

announce-rule-repetition =
    { $value ->
        [temporary] Bei Wiederholung unterscheiden sich Stellungen auch durch vorübergehend verhinderte Rochaden.
       *[lasting] Bei Wiederholung unterscheiden sich Stellungen nur durch endgültig verlorene Rochaderechte.
    }
    .line =
        { $value ->
            [temporary] Wiederholung: Rochade im Augenblick
           *[lasting] Wiederholung: Rochaderecht auf Dauer
        }

announce-rule-fivefold =
    { $value ->
        [no] Fünfmalige Wiederholung macht ohne Reklamation nicht remis.
        [consecutive] Die gleiche Stellung in fünf Zügen jedes Spielers hintereinander macht ohne Reklamation remis.
       *[any] Fünfmal die gleiche Stellung macht ohne Reklamation remis.
    }
    .line =
        { $value ->
            [no] fünfmal: kein Remis von selbst
            [consecutive] fünfmal hintereinander: remis
           *[any] fünfmal: remis
        }

announce-rule-seventy-five =
    { $value ->
        [yes] Fünfundsiebzig Züge ohne Bauernzug und Schlagen machen ohne Reklamation remis.
       *[no] Fünfundsiebzig Züge machen ohne Reklamation nicht remis.
    }
    .line =
        { $value ->
            [yes] 75 Züge: remis
           *[no] 75 Züge: kein Remis von selbst
        }

announce-rule-both-flags =
    { $value ->
        [play-on] Sind beide Blättchen gefallen, geht es weiter; die Endspurtphase ist remis.
        [draw-in-last] Sind beide Blättchen gefallen, geht es weiter; in der letzten Periode ist die Partie remis.
       *[draw] Sind beide Blättchen gefallen, ist die Partie remis.
    }
    .line =
        { $value ->
            [play-on] beide Blättchen: weiterspielen
            [draw-in-last] beide Blättchen, letzte Periode: remis
           *[draw] beide Blättchen: remis
        }

announce-rule-default-time = Wer zu spät kommt, verliert nach { $time }.
    .line = Verspätung: verloren nach { $time }

announce-rule-default-announced = Wie spät ein Spieler kommen darf, gilt wie angekündigt.
    .line = Verspätung: wie angekündigt

announce-rule-arbiter-calls-flag =
    { $value ->
        [yes] Der Schiedsrichter stellt ein gefallenes Blättchen fest.
       *[no] Ein gefallenes Blättchen reklamieren nur die Spieler.
    }
    .line =
        { $value ->
            [yes] Blättchen: auch der Schiedsrichter
           *[no] Blättchen: nur die Spieler
        }

announce-rule-own-flag-up =
        { $value ->
        [yes] Wer Zeit reklamiert, muss selbst noch Zeit haben.
       *[no] Auch wer selbst keine Zeit mehr hat, darf Zeit reklamieren.
    }
    .line =
        { $value ->
            [yes] Reklamieren: eigenes Blättchen oben
           *[no] Reklamieren: eigenes darf gefallen sein
        }

announce-rule-own-move-completes =
    { $value ->
        [yes] Der eigene nächste Zug schließt einen Zug ab, ohne Druck und ohne Zeitzugabe.
       *[no] Ein Zug wird nur durch das Drücken der Uhr abgeschlossen.
    }
    .line =
        { $value ->
            [yes] Antwort schließt den Zug ab
           *[no] nur die Uhr schließt den Zug ab
        }

announce-rule-setup-until =
    { $count ->
        [one] Eine falsche Aufstellung ist reklamierbar, bevor beide einen Zug abgeschlossen haben.
       *[other] Eine falsche Aufstellung ist reklamierbar, bevor beide { $count } Züge abgeschlossen haben.
    }
    .line = Aufstellung: bis beide { $count } Züge haben

announce-rule-setup-always = Eine falsche Aufstellung ist während der ganzen Partie reklamierbar.
    .line = Aufstellung: während der ganzen Partie

announce-rule-colours-until =
    { $count ->
        [one] Vertauschte Farben bedeuten eine neue Partie, bevor beide einen Zug abgeschlossen haben.
       *[other] Vertauschte Farben bedeuten eine neue Partie, bevor beide { $count } Züge abgeschlossen haben.
    }
    .line = Farben: neue Partie bis { $count } Züge

announce-rule-colours-go-on = Eine mit vertauschten Farben begonnene Partie geht weiter.
    .line = Farben vertauscht: es geht weiter

announce-rule-speech-is-free =
    { $value ->
        [yes] Während das Programm einen Zug ansagt oder vorliest, läuft keine Uhr.
       *[no] Die Uhr läuft, während das Programm einen Zug ansagt oder vorliest.
    }
    .line =
        { $value ->
            [yes] Programm spricht: keine Uhr läuft
           *[no] Programm spricht: die Uhr läuft
        }

announce-rule-draws-from =
    { $count ->
        [0] Remis darf jederzeit geboten werden.
        [one] Remis darf erst geboten und vereinbart werden, wenn beide einen Zug abgeschlossen haben.
       *[other] Remis darf erst geboten und vereinbart werden, wenn beide { $count } Züge abgeschlossen haben.
    }
    .line =
        { $count ->
            [0] Remis bieten: jederzeit
            [one] Remis bieten: nach einem Zug von beiden
           *[other] Remis bieten: nach { $count } Zügen von beiden
        }

announce-rule-draws-never = Ohne den Schiedsrichter wird kein Remis geboten oder vereinbart.
    .line = Remis bieten: nie

announce-rule-opponent-hears =
    { $value ->
        [yes] Der Gegner des sehbehinderten Spielers hört.
       *[no] Der Gegner des sehbehinderten Spielers hört nicht: Seit 2018 ist ein Assistent Pflicht.
    }
    .line =
        { $value ->
            [yes] der Gegner hört
           *[no] der Gegner hört nicht
        }

announce-rule-freeze =
    { $value ->
        [yes] In einer Partie mit Zeitzugabe hält ein gefallenes Blättchen auch die andere Uhr an.
       *[no] Nach einem gefallenen Blättchen läuft die andere Uhr weiter und kann auch fallen.
    }
    .line =
        { $value ->
            [yes] Blättchen gefallen: andere Uhr steht
           *[no] Blättchen gefallen: andere läuft weiter
        }

announce-rule-first-increment =
    { $value ->
        [yes] Die Zeitzugabe kommt vor jedem Zug dazu, auch vor dem ersten.
       *[no] Die Zeitzugabe kommt nach jedem Zug dazu. Der erste Zug beginnt ohne sie.
    }
    .line =
        { $value ->
            [yes] Zeitzugabe: auch vor dem ersten Zug
           *[no] Zeitzugabe: nur nach jedem Zug
        }

announce-rule-quickplay =
    { $value ->
        [article-10] Für die Endspurtphase gilt Artikel 10.
        [appendix-g] Für die Endspurtphase gilt Anhang G.
       *[guidelines] Für die Endspurtphase gilt Richtlinie 3.
    }
    .line =
        { $value ->
            [article-10] Endspurtphase: Artikel 10
            [appendix-g] Endspurtphase: Anhang G
           *[guidelines] Endspurtphase: Richtlinie III
        }

announce-rule-quickplay-applies =
    { $value ->
        [yes] Die Regeln der Endspurtphase gelten.
       *[no] Die Regeln der Endspurtphase gelten nicht.
    }
    .line =
        { $value ->
            [yes] Endspurtphase: gilt
           *[no] Endspurtphase: gilt nicht
        }

announce-rule-agreement =
    { $value ->
        [yes] Remis darf erst nach einem Zug von beiden vereinbart werden.
       *[no] Remis darf jederzeit vereinbart werden.
    }
    .line =
        { $value ->
            [yes] Remis vereinbaren: nach einem Zug
           *[no] Remis vereinbaren: jederzeit
        }

announce-rule-resigning =
    { $value ->
        [yes] Aufgabe gegen einen Spieler, der nicht matt setzen kann, ist remis.
       *[no] Aufgabe verliert, was immer der Gegner hat.
    }
    .line =
        { $value ->
            [yes] Aufgabe, Gegner ohne Matt: remis
           *[no] Aufgabe verliert immer
        }

announce-rule-lost-link =
    { $value ->
        [yes] Reißt die Verbindung zum Platz eines Spielers ab, stehen sofort beide Uhren.
       *[no] Reißt die Verbindung zum Platz eines Spielers ab, laufen die Uhren weiter.
    }
    .line =
        { $value ->
            [yes] Verbindung weg: beide Uhren stehen
           *[no] Verbindung weg: Uhren laufen weiter
        }

announce-time-stands = Die Partie hat begonnen, die Bedenkzeit steht fest. Nur der Schiedsrichter kann jetzt eine Uhr stellen.
    .line = Begonnen: Uhren stellt Schiedsrichter.

announce-not-on-move = Das können Sie nur reklamieren, wenn Sie am Zug sind und noch nicht angesagt haben.
    .line = Nur wenn Sie am Zug sind.

announce-claim-lost = Dafür ist es zu spät: Sie haben Ihren Zug schon angesagt oder eine Figur berührt. Beim nächsten Zug dürfen Sie wieder reklamieren.
    .line = Zu spät für diesen Zug.

announce-claim-stands = Erst muss entschieden werden, was reklamiert oder vorgeschlagen ist. Enter sagt, was jetzt zu tun ist.
    .line = Erst erledigen. Enter: was ansteht

announce-nothing-stands = Nichts ist reklamiert, vorgeschlagen oder gefragt.
    .line = Nichts reklamiert, nichts gefragt

announce-not-yours-to-consent = Dem muss Ihr Gegner zustimmen, nicht Sie. Sonst entscheidet der Schiedsrichter.
    .line = Einverstanden sein muss der Gegner.

announce-only-arbiter = Diese Partie hat einen Schiedsrichter am Pult: Das entscheidet er. Er tippt schiedsspruch und seinen Code.
    .line = Schiedsrichter: schiedsspruch, Code

announce-no-arbiter =
    Das kann nur der Schiedsrichter entscheiden, und am Pult ist keiner. Wer es ist, tippt schiedsspruch und seinen Code.
    .line = Nur Schiedsrichter; keiner ist am Pult

announce-not-moved-yet =
    Noch nicht: { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat noch nicht gezogen. Was berührt wurde, ist festgehalten; reklamieren Sie danach, ehe Sie eine Figur berühren.
    .line =
        Noch nicht: { $color ->
            [white] Weiß
           *[black] Schwarz
        } hat nicht gezogen

announce-fell-first =
    Das Blättchen { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } fiel zuerst. Wer zuerst überschritten hat, gewinnt nicht durch das andere.
    .line =
        Blättchen { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } fiel zuerst

announce-not-the-players-piece =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug, und auf { $square } steht keine Figur dieser Farbe. Wurde trotzdem so gezogen, wird zuerst die Uhr gedrückt und der Zug danach eingegeben.
    .line =
        { $square }: keine Figur { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }

announce-arbiter-is-called = Der Schiedsrichter ist schon gerufen, und beide Uhren stehen. Enter sagt, was erwartet wird.
    .line = Schiedsrichter ist schon gerufen.

announce-own-flag-down = Auch Ihr eigenes Blättchen ist gefallen. In dieser Partie muss es oben sein, um das des Gegners zu reklamieren.
    .line = Auch Ihr Blättchen ist gefallen.

announce-no-agreement-yet = Remis kann erst vereinbart werden, wenn beide einen Zug gemacht haben. Das Angebot steht.
    .line = Noch nicht: erst ein Zug von beiden.

announce-quickplay-blitz = Im Blitzschach gibt es keine Reklamation in der Endspurtphase.
    .line = Nicht im Blitzschach

announce-quickplay-not-last-period = Das geht nur in der letzten Periode einer Bedenkzeit ohne Zeitzugabe.
    .line = Nur letzte Periode ohne Zeitzugabe.

announce-quickplay-time-left = Das geht nur mit weniger als zwei Minuten auf der eigenen Uhr.
    .line = Nur mit weniger als 2 Minuten.

announce-quickplay-flag-down = Zu spät: Ihr Blättchen ist gefallen.

announce-quickplay-no-seconds = Die Regeln an diesem Tisch kennen die fünf Sekunden nicht. Möglich ist Remis: reklamiere endspurt.
    .line = Nur möglich: reklamiere endspurt

announce-no-illegal-move = Das Programm kennt keinen regelwidrigen Zug Ihres Gegners. Sehen Sie das anders, rufen Sie den Schiedsrichter: schiedsrichter.
    .line = Kein regelwidriger Zug festgestellt.

announce-opponent-has-not-pressed = Ihr Gegner hat die Uhr noch nicht gedrückt. Das muss zuerst geschehen.
    .line = Der Gegner hat noch nicht gedrückt.

announce-duty-off =
    Das macht der Assistent an diesem Tisch nicht: { $duty ->
        [execute] Züge ausführen
        [announce] Züge ansagen
        [score] Formular und Uhr
        [inform] Zugzahl und Zeit
        [claim] Reklamieren und Berühren
       *[adjourn] Abbruch
    }.
    .line =
        Aus: { $duty ->
            [execute] (a) Züge ausführen
            [announce] (b) Züge ansagen
            [score] (c) Formular und Uhr
            [inform] (d) Zugzahl und Zeit
            [claim] (e) Reklamieren, Berühren
           *[adjourn] (f) Abbruch
        }

announce-duty-not-for-sighted = Der Assistent eines Sehenden darf nur am Brett ziehen, a, und ansagen, b. Nicht { $duty }.
    .line = Sehend: nur (a) und (b), nicht ({ $duty })

announce-no-such-rule = Keine Regel heißt { $name }. Alle Namen nennt regeln.
    .line = Keine Regel { $name }. Alle: regeln

announce-bad-rule-value = Die Regel { $name } nimmt { $values }, und nicht { $value }.
    .line = { $values }

announce-no-such-edition = Von { $year } gibt es keine Ausgabe. Bekannt sind 2001, 2005, 2009, 2014, 2018 und 2023.
    .line = 2001, 2005, 2009, 2014, 2018 oder 2023

announce-score-kept = Nicht geschehen: Das Partieformular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } schrieb das Programm. Ändern Sie den Verlauf: verlauf 2 weiß Sc3.
    .line = Formular des Programms: verlauf

announce-no-such-half-move = Einen Halbzug { $number } gibt es nicht.

announce-flag-is-the-players = In dieser Partie reklamieren nur die Spieler ein gefallenes Blättchen. Die Regel heißt arbiter-calls-flag.
    .line = Nur die Spieler (arbiter-calls-flag).

announce-flags-up = Es sind nicht beide Blättchen gefallen.

announce-not-adjourning = Die Partie wird nicht abgebrochen. Das ordnet der Schiedsrichter an.
    .line = Kein Abbruch: ordnet Schiedsrichter an.

announce-adjournment-ordered = Der Abbruch ist schon angeordnet. Wer am Zug ist, gibt einen Zug ab und drückt die Uhr.
    .line = Schon angeordnet: jetzt die Abgabe.

announce-not-sealer = Den Abgabezug macht Ihr Gegner, denn er ist am Zug.
    .line = Der Gegner gibt den Zug ab.

announce-envelope-closed = Die Partie ist abgebrochen, der Umschlag verschlossen. Nur der Schiedsrichter öffnet ihn.
    .line = Umschlag zu; Schiedsrichter öffnet ihn.

announce-adjourn-resumes = Zeit und Ort der Wiederaufnahme: { $text }.
    .line = Wiederaufnahme: { $text }

announce-adjourn-reply-sealed =
    { $color ->
        [white] Weiß hat seine Antwort abgegeben. Die Uhr von Schwarz läuft.
       *[black] Schwarz hat seine Antwort abgegeben. Die Uhr von Weiß läuft.
    } Eingegeben wird sie, wenn der Schiedsrichter sie öffnet.
    .line =
        { $color ->
            [white] Antwort abgegeben. Schwarz' Uhr läuft
           *[black] Antwort abgegeben. Weiß' Uhr läuft
        }

announce-no-reply-to-seal = Abgegeben werden kann eine Antwort nur auf einen Abgabezug, der geöffnet wurde, und bevor anderes gespielt wird.
    .line = Keine Antwort auf Abgabezug fällig.

announce-assistant-needed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } muss einen Assistenten haben, denn der Gegner hört nicht: Lassen Sie ihm mindestens eine Pflicht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } muss einen Assistenten haben

announce-draw-too-early =
    { $count ->
        [one] Nach den Regeln dieses Tisches wird kein Remis geboten oder vereinbart, bevor beide einen Zug abgeschlossen haben.
       *[other] Nach den Regeln dieses Tisches wird kein Remis geboten oder vereinbart, bevor beide { $count } Züge abgeschlossen haben.
    } Fragen Sie sonst den Schiedsrichter.
    .line =
        { $count ->
            [one] Kein Remis vor einem Zug von beiden
           *[other] Kein Remis vor { $count } Zügen von beiden
        }

announce-draw-never = Nach den Regeln dieses Tisches wird kein Remis geboten oder vereinbart. Fragen Sie den Schiedsrichter.
    .line = Kein Remis: Schiedsrichter fragen

announce-no-envelope = Es gibt keinen verschlossenen Umschlag.

announce-seal-broken = Was im Umschlag ist, ist nicht das, was abgegeben wurde. Nichts ist geändert.
    .line = Nicht das Abgegebene. Nichts geändert.

announce-practice-only = Im Turnier wird kein Zug zurückgenommen. Eigene Worte korrigiert korrektur, die des Gegners verhört.
    .line = Nicht im Turnier. Etwa: korrektur ZUG

announce-not-understood = Nicht verstanden: { $part }. Tippen Sie einen Zug, zum Beispiel Sg1f3, oder hilfe.
    .line = Nicht verstanden: { $part }

announce-not-understood-start = Nicht verstanden: { $part }. Tippen Sie start oder hilfe.
    .line = Nicht verstanden: { $part }

announce-not-understood-after = Verstanden { $understood }, aber nicht { $part }. Sagen Sie den ganzen Zug noch einmal.
    .line = Nicht genommen: { $part } nach { $understood }

announce-unfinished = Verstanden { $understood }, aber der Rest fehlt. Sagen Sie den ganzen Zug noch einmal.
    .line = { $understood }: der Rest fehlt

announce-ambiguous =
    Mehr als ein Zug passt: { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } nach { $square }. Nennen Sie das Ausgangsfeld.
    .line = Mehrdeutig { $square }: Ausgangsfeld nennen

announce-ambiguous-from =
    Mehr als ein Zug passt: { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } nach { $square }, von { $from }. Nennen Sie das Ausgangsfeld.
    .line = { $square } von { $from }? Feld nennen

announce-promotion-missing = Auf { $square } wird der Bauer umgewandelt. Sagen Sie den Zug noch einmal und nennen Sie die Figur.
    .line = { $square }: neue Figur nennen

announce-no-move-fits =
    { $known ->
        [yes] Kein Zug passt. { $reason } Nennen Sie einen anderen Zug.
       *[no] Kein Zug auf Ihrem Brett passt dazu. Ein Zug mit beiden Feldern wird genau so angesagt, wie Sie ihn nennen.
    }
    .line =
        { $known ->
            [yes] { $reason }
           *[no] Kein Zug passt. Worte prüfen
        }

announce-no-move-beside-entry =
    Kein Zug von Ihnen passt. Den von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ersetzt verhört und der Zug.
    .line =
        Nicht Ihrer. { $color ->
            [white] Weiß
           *[black] Schwarz
        }: verhört ZUG

announce-opponents-move-again =
    Nicht angesagt: Das ist der Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    }. Zum Wiederholen tippen Sie wiederhole davor.
    .line =
        Zug von { $color ->
            [white] Weiß
           *[black] Schwarz
        }: wiederhole ZUG

announce-no-move-of-opponent =
    Zuerst der Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    }; das ist keiner.
    .line =
        Erst Zug von { $color ->
            [white] Weiß
           *[black] Schwarz
        }; das ist keiner

announce-no-piece-named = Auf { $square } steht nichts. Nennen Sie die Figur und beide Felder.
    .line = { $square } ist leer: Figur nennen

announce-not-legal = { $move } ist regelwidrig. { $reason } Nennen Sie einen anderen Zug.
    .line = { $move }: { $reason }

announce-illegal =
    { $why ->
        [nothing-there] Auf { $square } steht nichts.
        [opponents-piece] Die Figur auf { $square } ist nicht Ihre.
        [other-piece]
            Auf { $square } steht: { $role ->
                [king] König
                [queen] Dame
                [rook] Turm
                [bishop] Läufer
                [knight] Springer
               *[pawn] Bauer
            }.
        [own-piece] Auf { $square } steht eine eigene Figur.
        [does-not-reach] So zieht die Figur nicht.
        [blocked] Die Figur auf { $square } steht im Weg.
        [still-in-check] Der König stünde noch im Schach.
        [exposes-king] Der König stünde im Schach.
        [captures-king] Ein König wird nie geschlagen.
        [castling-right] König oder Turm hat schon gezogen.
        [castling-blocked] Auf dem Weg von König oder Turm steht eine Figur.
        [castling-check] Der König steht im Schach, oder sein Weg ist bedroht.
        [no-promotion] Damit erreicht kein Bauer die letzte Reihe.
       *[bad-promotion] Diese Figur kann ein Bauer nicht werden.
    }
    .line =
        { $why ->
            [nothing-there] Auf { $square } steht nichts.
            [opponents-piece] { $square } nicht Ihre Figur
            [other-piece]
                Auf { $square } steht: { $role ->
                    [king] König
                    [queen] Dame
                    [rook] Turm
                    [bishop] Läufer
                    [knight] Springer
                   *[pawn] Bauer
                }.
            [own-piece] { $square } eigene Figur
            [does-not-reach] so zieht sie nicht
            [blocked] { $square } im Weg
            [still-in-check] König noch im Schach
            [exposes-king] Der König stünde im Schach.
            [captures-king] Ein König wird nie geschlagen.
            [castling-right] König oder Turm zog schon
            [castling-blocked] Figur im Weg von König oder Turm
            [castling-check] König oder sein Weg bedroht
            [no-promotion] kein Bauer am Ziel
           *[bad-promotion] keine Umwandlung dazu
        }

announce-offer-stands =
    Das Remisangebot { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } gilt noch.
    .line =
        Remisangebot { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } gilt.

announce-entry-charged =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } lief für den falschen Zug: { $time }.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        } lief weiter: { $time }

announce-released-before =
    { $move } stand vorher auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    }: Die Figur war losgelassen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ließ vorher los: { $move }

announce-entry-left-out =
    Für { $color ->
        [white] Weiß
       *[black] Schwarz
    } eingegeben, nicht bestätigt: { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $move }, nicht bestätigt

announce-move-left-out =
    Der letzte Zug { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wurde nie eingegeben. Er fehlt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: letzter Zug fehlt im Protokoll.

announce-correction-against-board = Auf Ihrem Brett steht die Figur auf { $square }, und diese Worte nennen einen anderen Zug. Brett und Worte weichen ab; nichts ist geändert.
    .line = Figur auf { $square }: Worte anders

announce-nothing-on-square = Auf diesem Brett steht nichts auf { $square }.
    .line = { $square } ist auf dem Brett leer

announce-missing-announcement = Kein Zug angesagt. Tippen Sie einen Zug.

announce-missing-removal = Der Zug ist noch nicht gemacht: Auf { $square } steht noch die geschlagene Figur.
    .line = Nicht gemacht: { $square } nicht leer

announce-missing-placing = Noch nicht gemacht. Auf { $square } Ihres Bretts: { $piece }. Angesagt war etwas anderes.
    .line = Nicht gemacht. { $square }: { $piece }

announce-not-started = Die Partie hat noch nicht begonnen. Tippen Sie start.
    .line = Noch nicht begonnen. Tippen Sie start

announce-needs-start = Nicht ausgeführt: Die Partie hat noch nicht begonnen. Tippen Sie start.
    .line = Nicht ausgeführt: erst start tippen

announce-already-started = Die Partie hat schon begonnen.

announce-suspended = Nicht ausgeführt: Die Partie ist unterbrochen, beide Uhren stehen. Enter allein sagt, was zu tun ist.
    .line = Nicht ausgeführt. Enter: was zu tun ist

announce-not-suspended = Die Partie ist nicht unterbrochen.

announce-over-by-position = Die Stellung auf dem Brett ist das Ende der Partie, von hier geht sie nicht weiter. Nehmen Sie zuerst den letzten Zug zurück: zurück und seine Nummer, oder verlauf.
    .line = Stellung ist das Ende: zurück N, verlauf

announce-is-over = Die Partie ist zu Ende. Zum Gehen tippen Sie beenden.
    .line = Partie beendet. Zum Gehen: beenden

announce-awaits-press = Ihr Zug wartet noch auf die Uhr. Ändern mit korrektur und dem Zug, abschließen mit der Leertaste.
    .line = Leertaste fehlt. Ändern: korrektur ZUG

announce-clock-not-running =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } läuft nicht.
    .line =
        Uhr { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } läuft nicht.

announce-move-not-entered = Ihr Gegner hat gedrückt. Geben Sie zuerst seinen Zug ein.
    .line = Zuerst den Zug des Gegners eingeben.

announce-cause-held-for-entry =
    Die Uhr { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } stand { $time } für den falschen Zug. Sie hatte noch { $left }.
    .line =
        Uhr von { $color ->
            [white] Weiß
           *[black] Schwarz
        } stand { $time }

announce-cause-accepted-after-entry =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } nimmt das Remis an. Nach dem Angebot war für { $color ->
        [white] Weiß
       *[black] Schwarz
    } ein Zug eingegeben und nicht bestätigt worden. Ein Zug lehnt ein Angebot ab.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } nimmt nach Zug an

announce-claim-needs-move = Nennen Sie auch den ausgeführten Zug, hinter der Reklamation.
    .line = Welcher Zug? Hinter die Reklamation

announce-already-counted = Das ist schon gezählt.

announce-already-pressed = Schon gedrückt.

announce-nothing-to-correct = Sie haben nichts angesagt, das zu korrigieren wäre.
    .line = Nichts zu korrigieren.

announce-correction-too-late = Zu spät: die Uhr Ihres Gegners läuft. Es bleibt der Schiedsrichter.
    .line = Zu spät. Es bleibt der Schiedsrichter.

announce-nothing-misheard = Ihr Gegner hat keinen Zug gemacht.

announce-misheard-too-late = Zu spät: Sie haben den Zug schon beantwortet. Es bleibt der Schiedsrichter.
    .line = Zu spät. Es bleibt der Schiedsrichter.

announce-still-being-said = Es wird gerade schon angesagt.

announce-nothing-changed = Nicht getan: So ist es schon.

announce-adjust-out-of-turn = Nicht getan: Nur wer am Zug ist, darf zurechtrücken.
    .line = Zurechtrücken darf, wer am Zug ist.

announce-waited =
    Die Ansage { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } musste warten, so lange stand die eigene Uhr: { $time }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wartete, Uhr stand: { $time }

announce-nothing-announced = Noch ist kein Zug angesagt.

announce-no-offer = Es ist kein Remis angeboten.

announce-flag-up = Dieses Blättchen ist nicht gefallen.

announce-no-advice = Nicht im Turnier: das wäre ein Rat.
    .line = Nicht im Turnier: das wäre ein Rat.

announce-nothing-to-take-back = Es ist nichts zurückzunehmen.

announce-board-found =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist verbunden.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: verbunden

announce-board-found-again =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist wieder verbunden.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: wieder verbunden

announce-board-lost =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } antwortet nicht mehr. Das Spiel geht weiter; für die Zapfen gilt das Wort des Spielers.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } weg: es gilt das Wort

announce-peg-touched =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $square } berührt: { $piece }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } berührt { $square }: { $piece }

announce-peg-adjusted =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } rückt { $square } zurecht: { $piece }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } rückt { $square }: { $piece }

announce-peg-lifted = { $square } gehoben: { $piece }.
    .line = { $square } gehoben: { $piece }

announce-peg-placed = { $square } gesteckt: { $piece }.
    .line = { $square } gesteckt: { $piece }

announce-guide-lift = Heben Sie { $square }: { $piece }.
    .line = { $square } heben: { $piece }

announce-guide-put = Stecken Sie { $square }: { $piece }.
    .line = { $square } stecken: { $piece }

announce-board-stands = Das Brett stimmt.
    .line = Das Brett stimmt

announce-own-move-stands = Der Zug steht.
    .line = Der Zug steht: Leertaste

announce-square-should = { $square }: { $shows }. Richtig ist: { $announced }.
    .line = { $square }: { $shows }, soll { $announced }

announce-pegs-differ =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } angesagt, und die Zapfen zeigen anderes.
    .line = Zapfen anders als { $move }

announce-pegs-differ-beside =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } angesagt. Felder, die nicht zu diesem Zug gehören, weichen ab.
    .line = Nicht von { $move }

announce-board-disturbed =
    Auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } { $count ->
        [one] fehlt eine Figur.
       *[other] fehlen { $count } Figuren.
    }
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $count } draußen

announce-contact =
    { $square } auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } { $good ->
        [yes] lässt sich wieder lesen.
       *[no] lässt sich nicht lesen. Dort gilt das Wort.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $square } { $good ->
            [yes] wieder lesbar
           *[no] nicht lesbar, das Wort gilt
        }

announce-contacts =
    Viele Felder auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } lassen sich nicht lesen. Dort gilt das Wort.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: viele Felder nicht lesbar

announce-rook-first =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den Turm vor dem König gehoben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Turm vor König

announce-missing-pegs =
    { $count ->
        [one] Noch nicht gemacht: Ein Feld weicht ab.
       *[other] Noch nicht gemacht: { $count } Felder weichen ab.
    }
    .line = Noch nicht gemacht: { $count } anders

announce-pegs-fit-none = Nicht angesagt: die Zapfen zeigen keinen regelgemäßen Zug.
    .line = Nicht angesagt: kein Zug gesteckt

announce-pawn-stands = Nicht angesagt: auf { $square } steht noch der Bauer.
    .line = Nicht angesagt: Bauer auf { $square }

announce-board-not-sensed = Die Zapfen Ihres Bretts werden nicht gelesen. Sagen Sie in Worten an.
    .line = Brett nicht gelesen: in Worten ansagen

announce-board-is-sensed = Ihr Brett wird gelesen. Stecken Sie um; es braucht kein Wort.
    .line = Ihr Brett wird gelesen: umstecken

announce-pegs-unmoved = Auf Ihrem Brett ist keine Figur bewegt worden.
    .line = Keine Figur ist bewegt worden

announce-last-square = { $square }: { $piece }.
    .line = Zuletzt { $square }: { $piece }

announce-no-last-square = Auf Ihrem Brett hat sich kein Feld geändert.
    .line = Kein Feld hat sich geändert

announce-guide-left =
    { $count ->
        [one] Ein Feld stimmt nicht.
       *[other] { $count } Felder stimmen nicht.
    }
    .line =
        { $count ->
            [one] 1 Feld stimmt nicht
           *[other] { $count } Felder stimmen nicht
        }

announce-guide-own-move = Es fehlt nur noch Ihre Ansage.
    .line = Es fehlt nur Ihre Ansage

announce-board-laid-aside =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist abgeschaltet. Jetzt gilt, was { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagt.
    .line =
        Brett { $color ->
            [white] von Weiß
           *[black] von Schwarz
        } ist abgeschaltet

announce-not-yours-to-announce = Nicht angesagt: Sie sind nicht am Zug.
    .line = Nicht angesagt: nicht am Zug

announce-link-there =
    { $what ->
        [joined-stops]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } spielt jetzt an einem eigenen Platz. Reißt die Verbindung ab, stehen sofort beide Uhren.
        [joined-runs]
            { $color ->
                [white] Weiß
               *[black] Schwarz
            } spielt jetzt an einem eigenen Platz. Reißt die Verbindung ab, laufen die Uhren weiter.
        [back-waits]
            Der Platz von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist wieder da. Beide Uhren stehen. Enter sagt mehr.
        [back-runs]
            Der Platz von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist wieder da. Die Uhren wurden nicht angehalten.
        [back]
            Der Platz von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist wieder da.
        [assistant]
            Ein Assistent von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist da, an einem eigenen Platz.
        [desk] Ein Schiedsrichterpult an einem anderen Rechner ist beigetreten, mit dem Code des Schiedsrichters.
       *[spectator] Ein Zuschauer ist beigetreten. Er sieht, was öffentlich ist, und kann nichts tun.
    }
    .line =
        { $what ->
            [joined-stops]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } da. Bei Trennung: Uhren stehen
            [joined-runs]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } da. Bei Trennung: Uhren laufen
            [back-waits]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } ist wieder da: fortsetzen
            [back-runs]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } wieder da; Uhren liefen weiter
            [back]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } ist wieder da.
            [assistant]
                Assistent von { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } ist da
            [desk] Ein Schiedsrichterpult ist da
           *[spectator] Ein Zuschauer ist da
        }

announce-link-gone =
    { $what ->
        [stops]
            Die Verbindung zum Platz von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist abgerissen. Beide Uhren stehen.
        [runs]
            Die Verbindung zum Platz von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist abgerissen. Die Uhren laufen weiter.
        [link]
            Die Verbindung zum Platz von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist abgerissen.
        [assistant]
            Die Verbindung zum Platz eines Assistenten von { $color ->
                [white] Weiß
               *[black] Schwarz
            } ist abgerissen.
        [desk] Die Verbindung zum Schiedsrichterpult ist abgerissen.
       *[spectator] Ein Zuschauer ist gegangen.
    }
    .line =
        { $what ->
            [stops]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } nicht verbunden. Uhren stehen.
            [runs]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } nicht verbunden. Uhren laufen.
            [link]
                { $color ->
                    [white] Weiß
                   *[black] Schwarz
                } ist nicht mehr verbunden.
            [assistant]
                Assistent von { $color ->
                    [white] Weiß
                   *[black] Schwarz
                }: getrennt
            [desk] Schiedsrichterpult nicht verbunden
           *[spectator] Ein Zuschauer ist gegangen
        }

announce-link-desk-wrong = An einem Schiedsrichterpult an einem anderen Rechner wurde ein falscher Code des Schiedsrichters eingegeben. Er ist festgehalten, ebenso jeder weitere.
    .line = Schiedsrichtercode anderswo falsch

announce-desk-wrong-here = An der Tastatur dieser Partie wurde ein falscher Code des Schiedsrichters eingegeben. Er ist festgehalten, ebenso jeder weitere.
    .line = Schiedsrichtercode hier falsch

announce-link-desk-no-code = Jemand will von einem anderen Rechner als Schiedsrichter beitreten, und es gibt noch keinen Code des Schiedsrichters. Der Schiedsrichter setzt sich zuerst hier an das Schiedsrichterpult, mit dem Befehl schiedsspruch, und der andere Spieler bestätigt den Code.
    .line = Erst hier Code setzen: schiedsspruch

announce-link-freed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat keine eigene Station mehr. Züge werden wieder hier eingegeben.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: wieder an dieser Tastatur

announce-link-denied =
    Die Station { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat etwas Unerlaubtes gesendet. Abgewiesen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, abgewiesen: { $what }

announce-link-seat-taken = Jemand wollte an einem Platz beitreten, der schon besetzt ist. Er wurde nicht eingelassen.
    .line = Abgewiesen: Platz schon besetzt

announce-link-code-refused = Jemand hat einen falschen Code getippt.
    .line = Falscher Code: { $count } von 5

announce-link-code-changed = Der Code wurde { $count }-mal falsch getippt. Es gilt ein neuer Code.
    .line = { $count } falsche Codes. Es gilt ein neuer

announce-link-history-differs =
    Die Station { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat die Partie anders. Der Schiedsrichter wird gerufen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: anderer Stand. Schiedsrichter

announce-repetition =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } wiederholt { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } wiederholt { $move }

announce-has-own-station =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sitzt an einer anderen Station und gibt dort selbst ein. Fehlt sie, lässt verbindung frei ein anderes Gerät zu.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } handelt am eigenen Platz

announce-other-players-turn =
    Nicht angesagt: Am Zug ist { $color ->
        [white] Weiß
       *[black] Schwarz
    }, mit Ansage am eigenen Gerät.
    .line =
        Am Zug ist { $color ->
            [white] Weiß
           *[black] Schwarz
        }, nicht Sie

announce-flag-set-aside =
    Der Schiedsrichter hat die Reklamation dieses Blättchens von { $color ->
        [white] Weiß
       *[black] Schwarz
    } abgewiesen. Solange es gefallen ist, kommt nur er darauf zurück.
    .line = Abgewiesen: nur noch Schiedsrichter

announce-link-freed-kept =
    Der Platz { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist frei; verbindung nennt den Code zum Beitreten.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: verbindung nennt den Code

announce-device-replaced =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat jetzt ein anderes Gerät.

announce-device-not-confirmed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sitzt an einem anderen Gerät. Das erste Gerät tritt wieder bei und bestätigt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: am ersten Gerät bestätigen

announce-seat-released-at-desk = Einen Platz gibt das Pult des Schiedsrichters frei: schiedsspruch, und der Code.
    .line = Nur am Pult: schiedsspruch, der Code

announce-cause-other-device =
    Das sagt ein anderes Gerät für { $color ->
        [white] Weiß
       *[black] Schwarz
    }. Das erste Gerät von { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt es oder setzt die Partie fort.
    .line =
        Von anderem Gerät für { $color ->
            [white] Weiß
           *[black] Schwarz
        }

announce-link-is-lost =
    Noch geht es nicht weiter: Der Platz von { $color ->
        [white] Weiß
       *[black] Schwarz
    } antwortet nicht. Warten Sie, bis er wieder da ist. mit verbindung frei kann auch ein anderes Gerät beitreten.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } getrennt: warten

announce-not-joined =
    Für { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist kein Platz beigetreten.
    .line =
        Für { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist kein Platz beigetreten

announce-is-there =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist nicht abwesend: Die Aufzeichnung zeigt es. Nichts ist reklamiert.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist nicht abwesend.

announce-default-time-left =
    { $count ->
        [one] Nicht reklamiert: Die Karenzzeit endet in einer Minute. Reklamieren Sie dann.
       *[other] Nicht reklamiert: Die Karenzzeit endet in { $count } Minuten. Reklamieren Sie dann.
    }
    .line =
        { $count ->
            [one] Karenzzeit: noch 1 Minute
           *[other] Karenzzeit: noch { $count } Minuten
        }

announce-no-move-made = Nicht gedrückt: Machen Sie erst Ihren Zug auf Ihrem Brett.
    .line = Nicht gedrückt: erst ziehen

announce-reply-lapsed =
    Die Antwort { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, { $move }, zählt nicht: { $why ->
        [not-made] Der beantwortete Zug war noch nicht gemacht. Bitte noch einmal, wenn er gemacht ist.
        [illegal] Ein Zug davor war regelwidrig.
       *[withdrawn] Der beantwortete Zug wurde geändert.
    }
    .line =
        { $why ->
            [not-made] Zu früh: Antwort { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } zählt nicht
            [illegal] Antwort { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } zählt nicht.
           *[withdrawn] Antwort { $color ->
                [white] von Weiß
               *[black] von Schwarz
            } zählt nicht.
        }

announce-early-press =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat zu früh gedrückt. { $counts ->
        [yes] Es zählt, sobald der andere Zug abgeschlossen ist.
       *[no] Es zählt nicht: { $kept ->
            [yes] Die Antwort ist nicht bekannt.
           *[no] Die andere Uhr läuft.
        }
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte zu früh: { $counts ->
            [yes] gemerkt.
           *[no] zählt nicht.
        }

announce-completed-unpressed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat nicht gedrückt: Der nächste Zug hat den vorigen abgeschlossen.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: kein Druck; nächster Zug.

announce-entry-awaits-key =
    Für { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $move }. Zu bestätigen mit F 12.
    .line =
        { $move }? { $color ->
            [white] Weiß
           *[black] Schwarz
        }: F12, oder verhört

announce-illegal-unclaimed =
    Regelwidrig: { $move } { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }. Noch zu reklamieren.
    .line = Regelwidrig, reklamierbar: { $move }

announce-resume-agreed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } will ohne Schiedsrichter weiterspielen. Der andere stimmt mit fortsetzen zu.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } will weiterspielen.

announce-without-arbiter = Ohne Schiedsrichter weitergespielt. Die Uhren standen { $time }.
    .line = Ohne Schiedsrichter: { $time }

announce-confirm-again =
        { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $word ->
        [resign] gibt auf und verliert die Partie
        [accept] nimmt das Remis an: Die Partie endet
        [draw] bietet Remis an
        [claim] reklamiert Remis; ist das falsch, kostet es Zeit
        [withdraw] nimmt die Reklamation zurück
        [resume] lässt weiterspielen, mit der Strafe
       *[consent] ist mit dem Vorgeschlagenen einverstanden
    }. Sicher? Noch einmal F 12.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $word ->
            [resign] gibt auf
            [accept] nimmt Remis an
            [draw] bietet Remis
            [claim] reklamiert Remis
            [withdraw] nimmt zurück
            [resume] spielt weiter, mit Strafe
           *[consent] stimmt zu
        }: F12 nochmal

announce-shared-keyboard =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat an der gemeinsamen Tastatur bestätigt: { $word ->
        [resign] Aufgabe der Partie
        [accept] Annahme des Remis
        [draw] Remisangebot
        [claim] Remisreklamation
        [withdraw] Rücknahme der Reklamation
        [resume] Weiterspielen ohne Schiedsrichter
       *[consent] Einverständnis
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, eine Tastatur: { $word ->
            [resign] gibt auf
            [accept] Remis
            [draw] bietet Remis
            [claim] Remis
            [withdraw] nimmt zurück
            [resume] weiter
           *[consent] stimmt zu
        }

announce-press-is-kept = Der Zug ist schon gedrückt: Er zählt beim letzten Wort der Ansage.
    .line = Gedrückt; zählt beim letzten Wort.

announce-reply-waits =
    Die Antwort ist schon bekannt. Sie zählt, wenn { $color ->
        [white] Weiß
       *[black] Schwarz
    } gedrückt hat.
    .line =
        Die Antwort wartet auf { $color ->
            [white] Weiß
           *[black] Schwarz
        }.

announce-not-the-opponents-move = Der Gegner ist nicht am Zug: Es gibt keinen Zug von ihm einzugeben.
    .line = Der Gegner ist nicht am Zug.

announce-entry-not-confirmed =
    Nicht getan: zuerst muss { $color ->
        [white] Weiß
       *[black] Schwarz
    } den eingegebenen Zug mit F 12 bestätigen.
    .line =
        Nicht getan. { $color ->
            [white] Weiß
           *[black] Schwarz
        }: F12, sonst verhört

announce-flag-claim-not-confirmed =
    Zuerst bestätigt { $color ->
        [white] Weiß
       *[black] Schwarz
    } die Reklamation des Blättchens mit F 12. Escape verwirft sie.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } bestätigt das Blättchen mit F12.

announce-not-yours-to-settle = Das ist nicht von dieser Seite zu erledigen: Der andere Spieler stimmt zu, oder der Schiedsrichter entscheidet.
    .line = Der andere oder der Schiedsrichter.

announce-cause-touched =
    Die Beschwerde: { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat nicht gezogen oder geschlagen, was berührt war.
    .line =
        Beschwerde: { $color ->
            [white] Weiß
           *[black] Schwarz
        } zog Berührtes nicht

announce-cause-made-before =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagte { $made } vorher { $move } an. { $ends ->
        [yes] Das beendet die Partie
       *[no] Danach kann der Gegner nicht mehr matt setzen
    }. Worte allein beweisen es nicht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: vorher { $move }{ $ends ->
            [yes] , Schlusszug
           *[no] {""}
        }

announce-crossing-resignation =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt auf.

announce-crossing-acceptance = Das Remisangebot ist angenommen.

announce-cause-executed-before =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } führte { $made } vorher { $move } aus. { $ends ->
        [yes] Das beendet die Partie
       *[no] Danach kann der Gegner nicht mehr matt setzen
    }. Das allein beweist es nicht.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: vorher { $move }{ $ends ->
            [yes] , Schlusszug
           *[no] {""}
        }

announce-proposed-mend =
    { $why ->
        [laws] Der letzte Zug wird { $move }.
        [upheld] Bei Einverständnis wird der letzte Zug { $move }.
       *[aside] Bei Abweisung wird der letzte Zug { $move }.
    }
    .line = Letzter Zug: { $move }

announce-pressed-unmoved =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt, und das Brett zeigt keinen Zug.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte; kein Zug gezeigt.

announce-shown-at-press =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt. Das Brett zeigt keinen regelgemäßen Zug; es weicht von der Stellung davor auf { $count ->
        [one] einem Feld ab.
       *[other] { $count } Feldern ab.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } drückte; kein Zug: { $count }

announce-rested =
    { $piece } stand auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $time } auf { $square }.
    .line = { $square }: { $piece } { $time }

announce-away =
    { $piece } war auf dem Brett von { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $time } nicht auf { $square }.
    .line = { $square }: { $piece } weg { $time }
