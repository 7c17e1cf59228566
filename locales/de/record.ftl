record-open-move =
    { $state ->
        [unconfirmed] Für { $color ->
                [white] Weiß
               *[black] Schwarz
            } wurde { $move } eingegeben, nicht bestätigt.
       *[not-pressed] { $color ->
                [white] Weiß
               *[black] Schwarz
            } sagte { $move } an, Uhr nicht gedrückt.
    }
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $move }: { $state ->
            [unconfirmed] nicht bestätigt
           *[not-pressed] nicht gedrückt
        }

record-mended =
    { $how ->
        [corrected] Berichtigt: erst { $was }, dann { $move }.
        [misheard] Verhört: eingegeben { $was }, angesagt { $move }.
       *[promoted] Bauer nicht umgewandelt: Er wird eine Dame, { $move }.
    }

record-withdrawn = Zurückgenommen: { $moves }.
record-reopened = Die Partie wurde wieder geöffnet.
record-reopened-after-crash = Das Programm war abgebrochen und wurde neu gestartet; die Uhren standen.
record-stalled = Das Programm stand { $time } still.

record-resumed =
    Das Spiel ging weiter, { $color ->
        [white] Weiß
       *[black] Schwarz
    } am Zug.

record-illegal-unclaimed =
    Regelwidrig: { $move } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }. Nicht reklamiert, der Zug gilt.
    .line = Regelwidrig, nicht reklamiert: { $move }

record-illegal-claimed =
    Regelwidrig: { $move } von { $color ->
        [white] Weiß. Schwarz
       *[black] Schwarz. Weiß
    } hat das reklamiert.
    .line = Regelwidrig, reklamiert: { $move }

record-envelope-held = Im Umschlag stand { $move }.
record-envelope-unreadable = Was im Umschlag stand, war nicht zu lesen.

record-settled =
    { $arbiter ->
        [yes] Schiedsrichter:
       *[no] Einverstanden:
    } { $case ->
        [illegal-move] Strafe für den regelwidrigen Zug { $count } von { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        [wrong-claim] Strafe für die falsche Reklamation auf Remis von { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        [sealed-move] Abgegebener Zug von { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        [flag-fall] Gefallenes Blättchen von { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        [touched] Reklamation einer berührten Figur gegen { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        [correction] Berichtigung des letzten Zuges
        [dead-time] Zeit, in der die Uhr des anderen ungehört lief
        [held-for-entry] Zeit, in der eine Uhr für eine falsche Eingabe stand
        [accepted-after-entry] Remis angenommen, nachdem ein Zug eingegeben war
        [other-device] Wort eines anderen Geräts
        [made-before-end] Ein Zug, der vor dem Ende gemacht war
       *[claim] Reklamation { $claim ->
                [draw] auf Remis
                [quickplay] auf Remis in der Endspurtphase
                [five-seconds] auf fünf Sekunden mehr je Zug
                [checkmate] eines Matts
                [stalemate] eines Patts
                [unpromoted] eines nicht umgewandelten Bauern
                [flag] eines gefallenen Blättchens
                [irregularity] einer Unregelmäßigkeit
               *[other] von etwas anderem
            } gegen { $color ->
                [white] Weiß
               *[black] Schwarz
            }
    }, { $verdict ->
        [upheld] stattgegeben
       *[aside] abgewiesen
    }.

record-unentered = { $end ->
        [yes] Am Ende der Aufzeichnung
       *[no] Als beide Uhren angehalten wurden,
    } hatte { $color ->
        [white] Weiß gedrückt, und der Zug war nicht eingegeben. Schwarz war am Zug.
       *[black] Schwarz gedrückt, und der Zug war nicht eingegeben. Weiß war am Zug.
    }

record-made-by-word =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } auf sein Wort hin ausgeführt: Die Zapfen des Brettes wurden nicht erfasst.

record-illegal =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat den regelwidrigen Zug { $move } abgeschlossen. Er wurde zurückgenommen.

record-legal-on-own-board =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } abgeschlossen, regelwidrig nach den Ansagen und regelgemäß auf dem eigenen Brett. Der Zug wurde zurückgenommen. Die Bretter weichen voneinander ab.

record-period-time =
    { $reached ->
        [yes] { $color ->
                [white] Weiß
               *[black] Schwarz
            } hat durch eine Entscheidung die nächste Zeitkontrolle erreicht. Die Zeit dafür kam damit nicht dazu: { $time }.
       *[no] { $color ->
                [white] Weiß
               *[black] Schwarz
            } hat durch eine Entscheidung die Zeitkontrolle nicht mehr erreicht. Die Zeit dafür wurde damit nicht abgezogen: { $time }.
    }

record-link-back =
    Die Station von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist wieder verbunden. { $stood ->
        [yes] Beide Uhren stehen.
       *[no] Die Uhren waren nicht angehalten.
    }

record-seat-released =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat keine andere Station mehr. { $kept ->
        [yes] Der Platz bleibt für eine andere frei.
       *[no] Züge werden wieder am Gastgeber eingegeben.
    }

record-spectator = Ein Zuschauer ist da.

record-reply-too-early =
    Die Antwort { $move } von { $color ->
        [white] Weiß
       *[black] Schwarz
    } zählt nicht: Der Zug, auf den sie antwortet, war noch nicht ausgeführt.

record-resume-agreed =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist einverstanden, ohne Schiedsrichter weiterzuspielen.

record-proposed =
    Vorgeschlagen nach { $basis ->
        [scores] beiden Partieformularen
        [score] { $owner ->
                [white] dem Formular von Weiß allein
               *[black] dem Formular von Schwarz allein
            }
        [boards] den beiden Brettern allein
       *[record] den Zügen, die das Programm aufgezeichnet hat
    }: { $provided ->
        [agree] Es ist nichts zu ändern
        [boards-differ] Die Bretter werden in Übereinstimmung gebracht
        [two-ways] beide Wege sind genannt, ein Formular zu ergänzen oder zurückzugehen
        [missing] nichts, weil ein Formular oder ein Brett fehlt
        [unreadable] nichts, denn ein Formular ist nicht lesbar
       *[scores-differ] { $number ->
                [none] zurück zum Beginn der Partie
               *[other] zurück zur Stellung nach Zug { $number } von { $color ->
                    [white] Weiß
                   *[black] Schwarz
                }
            }
    }.

record-sheet-was = Vorher stand dort { $text }.
