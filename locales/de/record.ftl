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

record-illegal-counted =
    Regelwidriger Zug { $count } von { $color ->
        [white] Weiß
       *[black] Schwarz
    }.

record-envelope-held = Im Umschlag stand { $move }.
record-envelope-unreadable = Was im Umschlag stand, war nicht zu lesen.

record-settled =
    { $arbiter ->
        [yes] Schiedsrichter:
       *[no] Einverstanden:
    } { $case ->
        [illegal-move] Regelwidriger Zug { $count } von { $color ->
                [white] Weiß
               *[black] Schwarz
            }
        [wrong-claim] Falsche Reklamation auf Remis von { $color ->
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
        [accepted-after-entry] Remis angenommen, nachdem ein Zug eingegeben war
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
