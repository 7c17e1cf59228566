reconcile-piece =
    { $role ->
        [king] { $color ->
            [white] weißen
           *[black] schwarzen
        } König
        [queen] { $color ->
            [white] weiße
           *[black] schwarze
        } Dame
        [rook] { $color ->
            [white] weißen
           *[black] schwarzen
        } Turm
        [bishop] { $color ->
            [white] weißen
           *[black] schwarzen
        } Läufer
        [knight] { $color ->
            [white] weißen
           *[black] schwarzen
        } Springer
       *[pawn] { $color ->
            [white] weißen
           *[black] schwarzen
        } Bauern
    }

reconcile-agree =
    { $scores ->
        [both] { $boards ->
            [none] Beide Partieformulare stimmen überein. Kein Brett ist bekannt.
            [white] Beide Partieformulare stimmen überein, und das Brett von Weiß zeigt ihre Stellung. Das Brett von Schwarz ist nicht bekannt.
            [black] Beide Partieformulare stimmen überein, und das Brett von Schwarz zeigt ihre Stellung. Das Brett von Weiß ist nicht bekannt.
           *[both] Partieformulare und Bretter stimmen überein. An den Brettern ist nichts zu ändern.
        }
       *[other] { $boards ->
            [none] Der Verlauf lässt sich mit nichts vergleichen: Kein Brett ist bekannt, und es liegen nicht beide Partieformulare vor.
            [white] Das Brett von Weiß zeigt die Stellung des Verlaufs. Das Brett von Schwarz ist nicht bekannt.
            [black] Das Brett von Schwarz zeigt die Stellung des Verlaufs. Das Brett von Weiß ist nicht bekannt.
           *[both] Beide Bretter zeigen die Stellung des Verlaufs. Daran ist nichts zu ändern.
        }
    }
    .line =
        { $scores ->
            [both] { $boards ->
                [none] Formulare gleich; kein Brett bekannt.
                [white] Formulare und Brett Weiß stimmen.
                [black] Formulare und Brett Schwarz stimmen.
               *[both] Formulare und Bretter stimmen überein.
            }
           *[other] { $boards ->
                [none] Nichts zum Vergleichen.
                [white] Das Brett von Weiß stimmt.
                [black] Das Brett von Schwarz stimmt.
               *[both] Beide Bretter stimmen.
            }
        }

reconcile-boards-differ =
    Der Partieverlauf ist nicht strittig. { $wrong ->
        [white] Das Brett von Weiß zeigt seine Stellung nicht; Weiß muss es korrigieren ({ $article }).
        [black] Das Brett von Schwarz zeigt seine Stellung nicht; Schwarz muss es korrigieren ({ $article }).
       *[both] Kein Brett zeigt seine Stellung; jeder Spieler muss seines korrigieren ({ $article }).
    }
    .line =
        { $wrong ->
            [white] Das Brett von Weiß ist zu ändern.
            [black] Das Brett von Schwarz ist zu ändern.
           *[both] Beide Bretter sind zu ändern.
        }

reconcile-boards-compared = Die beiden Bretter sind verschieden. Ohne Partieformular lässt sich nicht sagen, welches stimmt.
    .line = Bretter verschieden; kein Formular.

reconcile-cell =
    { $cell ->
        [restore] Beide Bretter zeigen dieselbe Stellung, aber nicht die der Formulare. { $article } ist nicht anzuwenden. Der Schiedsrichter entscheidet, ob sie wiederhergestellt wird.
        [complete-score] Beide Bretter zeigen dieselbe Stellung. { $article } ist nicht anzuwenden, und nichts wird zurückgenommen. { $whose ->
            [white] Weiß ergänzt das Formular.
            [black] Schwarz ergänzt das Formular.
           *[both] Beide Spieler ergänzen ihre Formulare.
        }
        [correct-scores] Beide Bretter zeigen dieselbe Stellung. { $article } ist nicht anzuwenden, und nichts wird zurückgenommen. Die Formulare werden berichtigt.
        [complete-or-retrace] { $whose ->
            [white] Die Bretter sind verschieden, und auf dem Formular von Weiß fehlen Halbzüge. Entweder ergänzt Weiß es
            [black] Die Bretter sind verschieden, und auf dem Formular von Schwarz fehlen Halbzüge. Entweder ergänzt Schwarz es
           *[both] Die Bretter sind verschieden, und auf beiden Formularen fehlen Halbzüge. Entweder werden sie ergänzt
        } und das falsche Brett wird korrigiert, oder es wird bis zum letzten Zug zurückgegangen, der auf beiden steht ({ $article }).
        [retrace] Bretter und Formulare sind verschieden. Es wird bis zum letzten Zug zurückgegangen, in dem die Formulare übereinstimmen ({ $article }).
        [retrace-if-boards-differ] Die Formulare sind verschieden. Sind es auch die Bretter, so wird bis zum letzten Zug zurückgegangen, in dem die Formulare übereinstimmen ({ $article }). { $unknown }
        [lacking-needs-boards] { $whose ->
            [white] Auf dem Formular von Weiß fehlen Halbzüge.
            [black] Auf dem Formular von Schwarz fehlen Halbzüge.
           *[both] Auf beiden Formularen fehlen Halbzüge.
        } { $unknown }
        [unreadable-needs-boards] Ein Formular ist an der entscheidenden Stelle nicht zu lesen. { $unknown }
        [needs-reading] { $desk ->
            [yes] Die Bretter sind verschieden, und ein Formular ist an der entscheidenden Stelle nicht zu lesen: formular schwarz 6 schwarz Dxd6.
           *[no] Die Bretter sind verschieden, und ein Formular ist an der entscheidenden Stelle nicht zu lesen.
        }
        [needs-scores] { $whose ->
            [white] { $desk ->
                [yes] Das Formular von Weiß fehlt. { $article } braucht beide: formular weiß DATEI.
               *[no] Das Formular von Weiß fehlt. { $article } braucht beide.
            }
            [black] { $desk ->
                [yes] Das Formular von Schwarz fehlt. { $article } braucht beide: formular schwarz DATEI.
               *[no] Das Formular von Schwarz fehlt. { $article } braucht beide.
            }
           *[both] { $desk ->
                [yes] Beide Formulare fehlen. { $article } braucht sie: formular weiß DATEI, formular schwarz DATEI.
               *[no] Beide Formulare fehlen. { $article } braucht sie.
            }
        }
        [needs-boards] { $unknown }
       *[nothing] Beide Bretter zeigen die Stellung der Partie. { $article } ist nicht anzuwenden, und nichts wird zurückgenommen.
    }
    .line =
        { $cell ->
            [restore] Bretter gleich, Formulare anders.
            [complete-score] Bretter gleich: Formular ergänzen.
            [correct-scores] Bretter gleich: Formulare berichtigen.
            [complete-or-retrace] Formular ergänzen oder zurückgehen.
            [retrace] Beides verschieden: zurückgehen.
            [retrace-if-boards-differ] Formulare verschieden. Die Bretter?
            [lacking-needs-boards] Formular unvollständig. Die Bretter?
            [unreadable-needs-boards] Formular unklar. Die Bretter?
            [needs-reading] Bretter anders, Formular unklar.
            [needs-scores] Nötig: { $whose ->
                [white] Formular von Weiß.
                [black] Formular von Schwarz.
               *[both] beide Formulare.
            }
            [needs-boards] { $unknown }
           *[nothing] Bretter gleich: nichts zurück.
        }

reconcile-unknown-boards =
    { $boards ->
        [white] { $desk ->
            [yes] Das Brett von Weiß ist nicht bekannt: brett weiß.
           *[no] Das Brett von Weiß ist nicht bekannt.
        }
        [black] { $desk ->
            [yes] Das Brett von Schwarz ist nicht bekannt: brett schwarz.
           *[no] Das Brett von Schwarz ist nicht bekannt.
        }
       *[both] { $desk ->
            [yes] Kein Brett ist bekannt: brett weiß, brett schwarz.
           *[no] Kein Brett ist bekannt.
        }
    }
    .line =
        Nötig: { $boards ->
            [white] das Brett von Weiß.
            [black] das Brett von Schwarz.
           *[both] beide Bretter.
        }

reconcile-score-and-record-differ = Formular und Aufzeichnung stimmen nicht überein.
    .line = Formular und Aufzeichnung anders.

reconcile-unreadable = Ein Partieformular ist nicht zweifelsfrei zu lesen. Gewiss ist nur das Folgende; was der Rest bedeutet, entscheidet der Schiedsrichter.
    .line = Ein Formular ist hier nicht lesbar.

reconcile-agreed-to =
    Beide Formulare stimmen überein bis Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }, Halbzug { $ply }.
    .line =
        Gemeinsam bis { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-agreed-with-record =
    Formular und Aufzeichnung stimmen überein bis Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }, Halbzug { $ply }.
    .line =
        Gemeinsam bis { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-read-to =
    Der Verlauf steht fest bis Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }, Halbzug { $ply }.
    .line =
        Gewiss bis { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-nothing-agreed = Die Formulare stimmen in keinem Zug überein. Es gilt die Anfangsstellung.
    .line = Kein Halbzug gemeinsam: Anfang.

reconcile-board-right =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt die herzustellende Stellung. Daran ist nichts zu ändern.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Brett stimmt.

reconcile-board-steps =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist zu ändern, in { $count ->
        [one] einem Schritt
       *[other] { $count } Schritten
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $count ->
                [one] ein Schritt
               *[other] { $count } Schritte
            }

reconcile-board-as-other =
    Danach zeigt das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } dasselbe wie das andere.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: wie das andere Brett

reconcile-step-remove =
    Schritt { $number } von { $of }: { $piece } von { $square } wegnehmen{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } { $square } weg

reconcile-step-move =
    Schritt { $number } von { $of }: { $piece } von { $from } nach { $to } setzen{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } { $from } nach { $to }

reconcile-step-place =
    Schritt { $number } von { $of }: { $piece } neu auf { $square } stellen{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } auf { $square }

reconcile-clocks-kept = Es wird kein Zug zurückgenommen; für die Uhren wird keine Änderung vorgeschlagen.
    .line = Uhren: keine Änderung.

reconcile-clocks-unknown = Keine Aufzeichnung sagt, was die Uhren damals zeigten. Der Schiedsrichter stellt sie ein.
    .line = Uhren: nicht aufgezeichnet.

reconcile-clocks =
    Für beide Uhren wird vorgeschlagen, was sie { $since ->
        [start] zu Beginn der Partie
       *[other] unmittelbar nach dem Drücken zu Halbzug { $ply }
    } zeigten.
    .line =
        { $since ->
            [start] Uhren zu Beginn:
           *[other] Uhren nach Halbzug { $ply }:
        }

reconcile-clock =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }: { $left }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    } ausgeführt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $left }, Züge { $moves }

reconcile-says =
    Auf dem Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht dort { $text }, Zeile { $line }, Spalte { $column }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $text } ({ $line }:{ $column })

reconcile-says-nothing =
    Auf dem Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } steht dort nichts.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: nichts

reconcile-mark-kind =
    { $kind ->
        [left-out] ein Halbzug fehlt
        [doubled] ein Halbzug steht doppelt
        [wrong-column] er steht in der Spalte des anderen
        [unreadable] kein Zug ist zu lesen
        [ambiguous] mehrere Figuren können so ziehen
        [promotion-missing] die neue Figur ist nicht genannt
        [impossible] der Zug ist dort nicht möglich
        [doubtful] dort möglich, aber was folgt, ist es nicht
       *[not-followed] von hier an ist nichts mehr nachzuspielen
    }
    .line =
        { $kind ->
            [left-out] fehlt
            [doubled] doppelt
            [wrong-column] andere Spalte
            [unreadable] unlesbar
            [ambiguous] mehrdeutig
            [promotion-missing] welche Figur
            [impossible] unmöglich
            [doubtful] zweifelhaft
           *[not-followed] nicht weiter
        }

reconcile-mark =
    Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, { $at ->
        [before] vor Zeile { $line }
       *[in] Zeile { $line }
    }, Spalte { $column }{ $text ->
        [none] :
       *[other] , { $text }:
    } { $kind }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $line }:{ $column } { $kind }

reconcile-reason =
    { $reason ->
        [other-sheet] so steht es auf dem anderen Formular
        [record] so steht es in der Aufzeichnung
        [following] damit lassen sich so viele folgende Halbzüge nachspielen: { $count }
        [only-legal] nur dieser mögliche Zug passt zu dem, was zu lesen ist
        [fits-written] er passt zum Geschriebenen
        [one-sign] er weicht in einem Zeichen vom Geschriebenen ab
       *[stands-before] derselbe Halbzug steht unmittelbar davor
    }
    .line =
        { $reason ->
            [other-sheet] anderes Formular
            [record] Aufzeichnung
            [following] { $count } folgen
            [only-legal] einziger Zug
            [fits-written] passt
            [one-sign] ein Zeichen
           *[stands-before] doppelt
        }

reconcile-candidate =
    Vorschlag { $candidate }: Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }; { $reason }.
    .line =
        { $candidate }: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }, { $reason }

reconcile-candidate-none = Vorschlag { $candidate }: übergehen; { $reason }.
    .line = { $candidate }: übergehen, { $reason }

reconcile-follows =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt die Stellung nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: wie nach { $basis ->
            [scores] den Formularen
            [white] Formular Weiß
            [black] Formular Schwarz
           *[record] Aufzeichnung
        }

reconcile-follows-start =
    Nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    } wurde auf dem Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } nichts ausgeführt: Es zeigt die Anfangsstellung.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Anfangsstellung

reconcile-follows-to =
    Nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    } zeigt das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } die Stellung nach Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }; { $count ->
        [one] der Halbzug danach wurde
       *[other] die { $count } Halbzüge danach wurden
    } darauf nicht ausgeführt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: steht nach { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-left =
    Nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    } erklärt ein einziges Versehen, was das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } zeigt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: ein Versehen erklärt es

reconcile-left-somehow =
    Das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat den Verlauf nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    } verlassen. So viele einzelne Versehen kämen in Frage: { $count }. Keines ist gewiss; die wahrscheinlichsten zuerst.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $count } mögliche Versehen

reconcile-slips-more = Weitere mögliche Versehen: { $count }.
    .line = Weitere: { $count }

reconcile-left-often =
    Nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    } erklärt kein einzelnes Versehen das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, aber so viele zusammen: { $count }. Keines davon ist gewiss.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $count } Versehen zusammen

reconcile-unexplained =
    Nach { $basis ->
        [scores] den Partieformularen
        [white] dem Formular von Weiß
        [black] dem Formular von Schwarz
       *[record] der Aufzeichnung
    } erklärt kein einzelnes Versehen das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: kein einzelnes Versehen

reconcile-boards-between =
    Die beiden Bretter unterscheiden sich auf { $count ->
        [one] einem Feld
       *[other] { $count } Feldern
    }{ $squares ->
        [too-many] .
       *[other] : { $squares }.
    }
    .line =
        Zwischen den Brettern: { $count ->
            [one] ein Feld
           *[other] { $count } Felder
        }

reconcile-slip-not-executed =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Es wurde nichts ausgeführt.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: nicht ausgeführt

reconcile-slip-other-square =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Die Figur wurde stattdessen auf { $square } gesetzt.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: auf { $square }

reconcile-slip-other-piece =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Es zog eine andere Figur, von { $from } nach { $to }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: gezogen { $from }-{ $to }

reconcile-slip-not-removed =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Die geschlagene Figur blieb stehen, auf { $square }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $square } blieb stehen

reconcile-slip-only-removed =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Die Figur auf { $square } wurde entfernt, die schlagende Figur blieb stehen.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: nur { $square } leer

reconcile-slip-castling =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: { $part ->
        [king] Der König
       *[rook] Der Turm
    } blieb stehen oder kam auf ein falsches Feld.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $part ->
            [king] König
           *[rook] Turm
        } falsch

reconcile-slip-still-pawn =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Der Bauer blieb ein Bauer.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: noch ein Bauer

reconcile-slip-promotion =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Man stellte stattdessen { $piece } hin.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $piece }

reconcile-slip-displaced =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Hier oder später kam ohne einen Zug von { $from } nach { $to }: { $piece }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $from }-{ $to } verrückt

reconcile-slip-knocked-off =
    Bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }: Hier oder später verschwand ohne einen Zug von { $from }: { $piece }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }: { $from } umgeworfen

reconcile-slip-always-displaced = { $piece }: steht auf { $to } statt auf { $from }, ohne dass gezogen wurde, vielleicht von Anfang an.
    .line = Anfang: { $from }-{ $to } verrückt

reconcile-slip-always-off = Von Anfang an oder seither fehlt ohne einen Zug auf { $from }: { $piece }.
    .line = Anfang: { $from } fehlt

reconcile-position = Die Stellung: { $fen }

reconcile-bad-board = { $option } { $value }: kein Brett. { $reason } Beispiel: { $option } rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR

reconcile-nothing-to-compare = Es gibt nichts zu vergleichen. Nennen Sie beide Partieformulare, oder ein Formular und ein Brett, oder beide Bretter, oder eine Aufzeichnung, zum Beispiel: --white-score weiss.pgn --black-score schwarz.pgn

reconcile-one-input = Nur ein Formular kann von der Standardeingabe kommen. Nennen Sie für das andere eine Datei.

reconcile-note-course-differs =
    Der vom Programm geführte Verlauf ist ein anderer ab Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }. Es gelten die Formulare.
    .line =
        Programm anders: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-note-illegal-there =
    Im Verlauf der Formulare ist dieser Halbzug der Aufzeichnung regelwidrig: Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.
    .line =
        Dort regelwidrig: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-note-record-has =
    Der vom Programm geführte Verlauf hat dort Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.
    .line =
        Aufzeichnung: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-note-record-goes-on =
    Nach dem Ende der Formulare geht die Aufzeichnung weiter mit Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.
    .line =
        Weiter im Programm: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-note-no-more = Die Aufzeichnung enthält diesen Halbzug nicht mehr.
    .line = Nicht mehr aufgezeichnet.

reconcile-note-first-symptom =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagte { $move } an, als Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, und das Programm nannte ihn regelwidrig. Nach den Formularen ist er möglich: Das war das erste Anzeichen und kein Verstoß.
    .line =
        Erstes Anzeichen: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-note-symptom-by-board =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } sagte { $move } an, als Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, und das war nach den Ansagen regelwidrig. Auf dem eigenen Brett war es möglich: Das war das erste Anzeichen und kein Verstoß.
    .line =
        Erstes Anzeichen: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-note-score-ends =
    Das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } endet vor Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }. Das andere geht weiter, und ihm wird gefolgt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Formular endet vor { $number }{ $turn ->
            [white] .
           *[black] ...
        }

reconcile-note-score-in-parts =
    Vom Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } ist nur bekannt, was gesagt wurde. Wegen der anderen Züge lassen Sie es sich zeigen.
    .line =
        Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: nur Teile

reconcile-note-one-score =
    Nur das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } liegt vor. { $article } verlangt beide.
    .line =
        Nur Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

reconcile-note-may-restore = Nach den Regeln von 2009 darf der Schiedsrichter stattdessen den wahren Verlauf wiederherstellen und beide Formulare angleichen. Beide Verläufe folgen.
    .line = 2009: Verlauf wiederherstellbar.

reconcile-note-no-scores = Kein Partieformular liegt vor. Der Verlauf ist der vom Programm geführte; { $article } verlangt beide Formulare.
    .line = Kein Formular: nach Aufzeichnung.

reconcile-note-boards-alike = Beide Bretter zeigen dieselbe Stellung, und zwar nicht diese.
    .line = Beide Bretter gleich, nicht so.

reconcile-note-other-start = Die Aufzeichnung beginnt mit einer anderen Stellung als die Formulare und wird nicht mit ihnen verglichen.
    .line = Aufzeichnung: anderer Anfang.

reconcile-note-starts-differ = Die beiden Formulare beginnen mit verschiedenen Stellungen.
    .line = Formulare: verschiedener Anfang.

reconcile-alternative-score =
    Stellt der Schiedsrichter den Verlauf des Formulars { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } wieder her, so ist der letzte Halbzug Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.
    .line =
        Verlauf { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-alternative-candidate =
    Ist Vorschlag { $candidate } zu Zeile { $line } des Formulars { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } gemeint, so ist der letzte Halbzug Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, Vorschlag { $candidate }: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-letters =
    Das Partieformular von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist mit diesen Figurenbuchstaben gelesen: { $languages }.

reconcile-agree-but-result = Die Züge beider Partieformulare stimmen überein, die Ergebnisse nicht.
    .line = Züge gleich, Ergebnisse verschieden.

reconcile-note-results-differ = Die Ergebnisse sind verschieden. Das Formular von Weiß hat { $white }, das von Schwarz { $black }. Der Schiedsrichter entscheidet (8.7).
    .line = Ergebnis: Weiß { $white }, Schw. { $black }

reconcile-note-result-on-one =
    Nur das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat ein Ergebnis, { $result }.
    .line =
        Ergebnis nur { $color ->
            [white] bei Weiß
           *[black] bei Schwarz
        }: { $result }

reconcile-note-result-not-of-record =
    Das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat das Ergebnis { $result }, die Aufzeichnung { $other }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $result }, Aufz. { $other }

reconcile-note-number =
    Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, Zeile { $line }, Spalte { $column }: Die Nummer { $number } steht vor Zug { $due }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, { $line }:{ $column }: Nummer { $number }, Zug { $due }

reconcile-note-offer-on-one =
    Nur das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat ein Remisangebot, bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }.
    .line =
        Angebot bei { $number }{ $turn ->
            [white] .
           *[black] ...
        } nur bei { $color ->
            [white] Weiß
           *[black] Schwarz
        }

reconcile-note-second-result =
    Das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat zwei Ergebnisse, { $result } und { $other }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: zwei Ergebnisse, { $result } und { $other }

reconcile-note-other-header =
    { $header ->
        [White] Weiß ist { $white } auf dem Formular von Weiß und { $black } auf dem von Schwarz.
        [Black] Schwarz ist { $white } auf dem Formular von Weiß und { $black } auf dem von Schwarz.
       *[Date] Das Datum ist { $white } auf dem Formular von Weiß und { $black } auf dem von Schwarz.
    }
    .line =
        { $header ->
            [White] Weiß
            [Black] Schwarz
           *[Date] Datum
        }: { $white } / { $black }

reconcile-note-header-differs =
    Das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat { $result } nach den Zügen und { $other } im Kopf.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: Ende { $result }, Kopf { $other }

reconcile-note-result-not-of-board =
    Das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } hat das Ergebnis { $result }. Die letzte Stellung ergibt { $other }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $result }, Brett { $other }

reconcile-note-left-out =
    Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }. { $what }
    .line =
        Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }: Text in Zeile { $line }

reconcile-incomplete = Die Partieformulare widersprechen einander nirgends: Nur was hier genannt ist, fehlt oder steht doppelt da.
    .line = Sonst kein Widerspruch.

reconcile-sheet-place = (Zeile { $line }, Spalte { $column })

reconcile-half-move =
    Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }
    .line =
        { $turn ->
            [white] { $number }. { $move }
           *[black] { $place ->
                [first] { $number }...{ $move }
               *[later] { $move }
            }
        }

reconcile-half-moves-more =
    und { $count ->
        [one] ein weiterer Halbzug
       *[other] { $count } weitere Halbzüge
    }
    .line = +{ $count }

reconcile-sheets-left-out =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $certain ->
        [yes] { $moves } ausgelassen{ $place }.
       *[no] wahrscheinlich { $moves } ausgelassen{ $place }. Danach stimmen weniger als vier Halbzüge überein.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } fehlt { $certain ->
            [yes] { $moves }
           *[no] wohl { $moves }
        }

reconcile-sheets-both-left-out =
    { $known ->
        [record] Beide Spieler haben { $moves } ausgelassen. Die Aufzeichnung hat es.
       *[no] Beide Spieler haben bei Zug { $number } von { $turn ->
            [white] Weiß
           *[black] Schwarz
        } { $count ->
            [one] einen Halbzug
           *[other] { $count } Halbzüge
        } ausgelassen. Auf keinem Formular ist das zu lesen.
    }
    .line =
        Bei beiden fehlt { $number }{ $turn ->
            [white] .
           *[black] ...
        }

reconcile-sheets-twice =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $text } doppelt geschrieben{ $place }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $text } doppelt

reconcile-sheets-inserted =
    { $color ->
        [white] Weiß hat { $text } geschrieben{ $place }. Auf dem Formular von Schwarz steht dafür nichts.
       *[black] Schwarz hat { $text } geschrieben{ $place }. Auf dem Formular von Weiß steht dafür nichts.
    }
    .line =
        Nur bei { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $text }

reconcile-sheets-exchanged =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $text } in falscher Reihenfolge geschrieben{ $place }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $text } vertauscht

reconcile-sheets-unread =
    { $color ->
        [white] Weiß hat als Zug { $number } von { $turn ->
            [white] Weiß
           *[black] Schwarz
        } { $text } geschrieben{ $place }: { $kind }. Auf dem Formular von Schwarz steht { $moves }.
       *[black] Schwarz hat als Zug { $number } von { $turn ->
            [white] Weiß
           *[black] Schwarz
        } { $text } geschrieben{ $place }: { $kind }. Auf dem Formular von Weiß steht { $moves }.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $text }: { $kind }

reconcile-sheets-neither-read =
    Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    } ist auf keinem Formular zu lesen. Weiß schrieb { $white }, Schwarz schrieb { $black }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } unlesbar: { $white }, { $black }

reconcile-sheets-differ =
    Die Formulare unterscheiden sich bei Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }. Weiß schrieb { $white }, Schwarz schrieb { $black }.
    .line =
        { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $white } oder { $black }

reconcile-sheets-in-doubt =
    Auf beiden Formularen steht { $moves }. Davor kann auf beiden ein Halbzug fehlen.
    .line =
        Ungewiss ab { $number }{ $turn ->
            [white] .
           *[black] ...
        }

reconcile-sheets-parted =
    Von Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    } an unterscheiden sich die Formulare in allem. Weiß schrieb { $white }, Schwarz schrieb { $black }.
    .line =
        Alles anders ab { $number }{ $turn ->
            [white] .
           *[black] ...
        }

reconcile-sheets-unlike =
    Von Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    } an lassen sich die Formulare nicht vergleichen. Weiß schrieb { $white }, Schwarz schrieb { $black }.
    .line =
        Nicht vergleichbar ab { $number }{ $turn ->
            [white] .
           *[black] ...
        }

reconcile-alternative-completed =
    Damit führt das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } bis Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }, ergänzt: bis { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }

reconcile-position-to-show = Die Stellung, die beide Bretter zeigen sollen: { $fen }
