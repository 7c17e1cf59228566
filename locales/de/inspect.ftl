inspect-own-word = Das sagt das Programm von sich selbst. Für den Rechner bürgt es nicht.
    .line = Eigene Angaben, kein Beweis

inspect-program = Ansage { $version } für { $system }. Prüfsumme des Programms: { $digits }.
    .line = Ansage { $version }, Summe { $digits }

inspect-program-unread = Ansage { $version } für { $system }. Seine Datei ist für eine Prüfsumme nicht lesbar.
    .line = Ansage { $version }, nicht lesbar

inspect-no-game = Keine Partie genannt. Für die eines Protokolls: ansage inspect und dessen Datei. In einer Partie: prüfung.
    .line = Keine Partie. Im Spiel: prüfung

inspect-game = { $tournament ->
        [yes] Turnierpartie
       *[no] Übungspartie, nicht für Turniere
    }, Regeln von { $year }.
    .line = { $tournament ->
        [yes] Turnier
       *[no] Übung
    }, Regeln von { $year }

inspect-engine = { $found ->
        [yes] Stockfish ist installiert. Nur ansage practice startet es.
       *[no] Keine Schach-Engine gefunden.
    }
    .line = { $found ->
        [yes] Engine installiert: nur zum Üben
       *[no] Keine Engine gefunden
    }

inspect-advice = { $tournament ->
        [yes] { $found ->
            [yes] Sie startet das installierte Stockfish nicht und gibt keinen Rat.
           *[no] Sie startet keine Schach-Engine und gibt keinen Rat.
        }
       *[no] Rat ist zu haben: legale Züge, Angreifer, Tipps, Rücknahmen.
    }
    .line = { $tournament ->
        [yes] Keine Engine, kein Rat
       *[no] Rat ist zu haben
    }

inspect-rules = { $count ->
        [0] Keine Regel wurde geändert.
        [one] Eine Regel wurde geändert. Tippen Sie regeln.
       *[other] { $count } Regeln wurden geändert. Tippen Sie regeln.
    }
    .line = { $count ->
        [0] Keine Regel geändert
        [one] 1 Regel geändert: regeln
       *[other] { $count } Regeln geändert: regeln
    }

inspect-duties = Assistent von { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $has ->
        [all] alle sechs Pflichten
        [some] { $list }
       *[none] keiner
    }.
    .line = Assistent { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $has ->
        [all] alle sechs Pflichten
        [some] { $list }
       *[none] keiner
    }

inspect-locked = { $locked ->
        [yes] Die Partie ist gesperrt, Änderungen werden angesagt.
       *[no] Die Partie ist nicht gesperrt.
    }
    .line = { $locked ->
        [yes] Gesperrt
       *[no] Nicht gesperrt
    }

inspect-elsewhere = Netz, Ton und Grenzen kennt nur die Station der Partie: Geben Sie dort prüfung ein.
    .line = Das Übrige: prüfung an der Partie

inspect-no-way = Kein Weg ins Netz ist offen.
    .line = Kein Netz

inspect-way = Zum Netz offen unter { $address }, { $announced ->
        [yes] dort bekannt gegeben
       *[no] nicht bekannt gegeben
    }.
    .line = Netz: { $address }

inspect-delay = { $delayed ->
        [yes] Zuschauer sehen die Partie { $time } später.
       *[no] Zuschauer sehen die Partie ohne Verzögerung.
    }
    .line = { $delayed ->
        [yes] Zuschauer: { $time } später
       *[no] Zuschauer: ohne Verzögerung
    }

inspect-there = Dabei: { $capacity ->
        [assistant] der Assistent von { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    }.
    .line = Dabei: { $capacity ->
        [assistant] Assistent { $color ->
            [white] Weiß
           *[black] Schwarz
        }
       *[player] { $color ->
            [white] Weiß
           *[black] Schwarz
        }
    }

inspect-joined = Diese Station ist einer Partie beigetreten, die anderswo geführt wird.
    .line = Beigetreten: anderswo geführt

inspect-sound = Ton für den Saal: { $hall }. Für private Antworten: { $private }.
    .line = Ton: { $hall }; privat: { $private }

inspect-files = { $barred ->
        [refused] Dateien, die die Partie nicht braucht, sind verweigert, eben versucht.
        [open] Das System hält es von den Dateien seines Benutzers nicht fern.
       *[none] Dieses System hat nichts, was es von Dateien fernhielte.
    }
    .line = { $barred ->
        [refused] Andere Dateien: verweigert, versucht
        [open] Andere Dateien: offen
       *[none] Andere Dateien: hier kein Schutz
    }

inspect-programs = { $barred ->
        [refused] Andere Programme lassen sich nicht starten, eben versucht.
        [open] Andere Programme ließen sich starten; eine gesperrte Partie gibt das zu Beginn auf.
       *[none] Dieses System hat nichts, was es vom Starten anderer Programme abhielte.
    }
    .line = { $barred ->
        [refused] Andere Programme: verweigert
        [open] Andere Programme: offen
       *[none] Andere Programme: hier kein Schutz
    }

inspect-journal = Protokoll: { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }, letzte Prüfsumme: { $digits }.
    .line = Protokoll: { $count }, Summe { $digits }

inspect-locked-practice = --locked: Nur eine Turnierpartie lässt sich sperren. Lassen Sie --mode practice weg, oder geben Sie --locked=no an.

inspect-locked-now = Diese Partie ist auf das Geprüfte gesperrt: prüfung sagt es.
    .line = Gesperrt: prüfung sagt worauf

inspect-other-program = Die Partie wurde mit einem anderen Programm gesperrt. Jetzt ist es Ansage { $program }.
    .line = Anderes Programm als geprüft

inspect-other-setting = Geändert in einer gesperrten Partie: { $name } ist jetzt { $value }.
    .line = Geändert: { $name }: { $value }

inspect-locked-played = Auf diesem Rechner läuft eine gesperrte Partie. Daneben beginnt keine andere: Verlassen Sie sie mit beenden, oder spielen Sie an einem anderen Rechner.

inspect-others-played = Auf diesem Rechner läuft eine andere Partie. Eine gesperrte wird allein gespielt: Verlassen Sie die andere mit beenden.

inspect-game-kept = Nichts ist verloren: Setzen Sie später fort mit --journal { $path }.

inspect-not-given-up = Das Starten anderer Programme ließ sich nicht aufgeben. Das System sagt: { $reason }
    .line = Andere Programme: nicht aufgegeben

inspect-shown-later = Gezeigt { $time }, nachdem es geschehen ist.
    .line = Gezeigt { $time } später

inspect-not-spoken = Das ließ sich nicht sprechen: kein Ton oder keine Stimme.
    .line = Nicht gesprochen: kein Ton

inspect-same-output = derselbe Ausgang
