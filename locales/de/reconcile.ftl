### What is found where two scores or two boards differ (D.2.8): read at the arbiter's desk, printed by ansage reconcile,
### and written in the report.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "reconcile-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read or heard. Below it "Variables:" names every variable,
###   one a line: "  $name (String) - what it is", or (Number) where it counts.
### - The text is made to be heard. The attribute .line is for the screen and the Braille display: at most 40 cells.
### - Whole sentences. A message does not quote another one, and code does not glue messages together.
### - Squares, moves and lengths of time come as text that is ready to be spoken or shown.
### - Facts and proposals only: the arbiter rules.

# A piece as the object of a step; in languages with cases it is not the form that stands alone.
# Variables:
#   $role (String) - the piece: king, queen, rook, bishop, knight or pawn
#   $color (String) - its colour: white or black
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

# What is found: nothing is wrong with what is known.
# Variables:
#   $scores (String) - both where both scores are at hand, else other
#   $boards (String) - which boards are known: both, white, black or none
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

# What is found where there are two boards and nothing else.
reconcile-boards-agree = Beide Bretter zeigen dasselbe.
    .line = Beide Bretter zeigen dasselbe.

# What is found: a board does not show what the course says; its player adjusts it (D.2.8).
# Variables:
#   $wrong (String) - which board must change: white, black or both
reconcile-boards-differ =
    Der Partieverlauf ist nicht strittig. { $wrong ->
        [white] Das Brett von Weiß zeigt seine Stellung nicht; Weiß muss es berichtigen.
        [black] Das Brett von Schwarz zeigt seine Stellung nicht; Schwarz muss es berichtigen.
       *[both] Kein Brett zeigt seine Stellung; jeder Spieler muss seines berichtigen.
    }
    .line =
        { $wrong ->
            [white] Das Brett von Weiß ist zu ändern.
            [black] Das Brett von Schwarz ist zu ändern.
           *[both] Beide Bretter sind zu ändern.
        }

# What is found where there are two boards and nothing else.
reconcile-boards-compared = Die beiden Bretter sind verschieden. Ohne Partieformular lässt sich nicht sagen, welches stimmt.
    .line = Bretter verschieden; kein Formular.

# What is found: the two scores do not agree.
reconcile-scores-differ = Die Partieformulare stimmen nicht überein. Die Züge werden bis zum letzten gemeinsamen Zug zurückgenommen.
    .line = Formulare verschieden: zurückgehen.

# What is found: a score cannot be read where it matters.
reconcile-unreadable = Ein Partieformular ist nicht zweifelsfrei zu lesen. Gewiss ist nur das Folgende; was der Rest bedeutet, entscheidet der Schiedsrichter.
    .line = Ein Formular ist hier nicht lesbar.

# The last half-move on which both scores agree.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $ply (String) - the number of the half-move
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

# The last half-move that is certain, by one score or by the record.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $ply (String) - the number of the half-move
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

# The scores do not agree on any half-move.
reconcile-nothing-agreed = Kein Halbzug ist gemeinsam; es gilt die Anfangsstellung.
    .line = Kein Halbzug gemeinsam: Anfang.

# Nothing is to be done on a board.
# Variables:
#   $color (String) - the player: white or black
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

# Heading before the steps on a board.
# Variables:
#   $color (String) - the player: white or black
#   $count (Number) - how many steps follow
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

# Heading before the steps where there are two boards and nothing else.
# Variables:
#   $color (String) - the player: white or black
reconcile-board-as-other =
    So zeigte das Brett { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, was das andere zeigt.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        }: wie das andere Brett

# A step: a piece is taken off the board.
# Variables:
#   $number (String) - the number of the step
#   $of (String) - how many steps there are
#   $piece (String) - the piece, as the object of the verb
#   $square (String) - its square, ready to be spoken or shown
#   $words (String) - the piece and its squares in the words of D.2.1; none where the squares are heard in words anyway
reconcile-step-remove =
    Schritt { $number } von { $of }: { $piece } von { $square } wegnehmen{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } { $square } weg

# A step: a piece goes to an empty square.
# Variables:
#   $number (String) - the number of the step
#   $of (String) - how many steps there are
#   $piece (String) - the piece, as the object of the verb
#   $from (String) - its square
#   $to (String) - the empty square
#   $words (String) - the piece and its squares in the words of D.2.1; none where the squares are heard in words anyway
reconcile-step-move =
    Schritt { $number } von { $of }: { $piece } von { $from } nach { $to } setzen{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } { $from } nach { $to }

# A step: a piece from beside the board is put on an empty square.
# Variables:
#   $number (String) - the number of the step
#   $of (String) - how many steps there are
#   $piece (String) - the piece, as the object of the verb
#   $square (String) - the empty square
#   $words (String) - the piece and its squares in the words of D.2.1; none where the squares are heard in words anyway
reconcile-step-place =
    Schritt { $number } von { $of }: { $piece } neu auf { $square } stellen{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
    .line = { $number }. { $piece } auf { $square }

# The scores agree, so the clocks are left as they are.
reconcile-clocks-kept = Es wird kein Zug zurückgenommen; für die Uhren wird keine Änderung vorgeschlagen.
    .line = Uhren: keine Änderung.

# Moves are retraced, and no record tells the clocks.
reconcile-clocks-unknown = Keine Aufzeichnung sagt, was die Uhren damals zeigten. Der Schiedsrichter stellt sie ein.
    .line = Uhren: nicht aufgezeichnet.

# Heading before the readings of both clocks: moves are retraced to this half-move.
# Variables:
#   $since (String) - start, or press
#   $ply (String) - the number of the half-move
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

# One clock just after the press of the last agreed half-move.
# Variables:
#   $color (String) - the player: white or black
#   $left (String) - the time left, ready to be spoken or shown
#   $moves (Number) - moves completed by this player
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
        }: { $left }, Zug { $moves }

# What one score has where the two differ first.
# Variables:
#   $color (String) - the player: white or black
#   $text (String) - what is written there
#   $line (String) - the line of the sheet
#   $column (String) - the column of the sheet
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

# One score has nothing where the two differ first.
# Variables:
#   $color (String) - the player: white or black
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

# Something on a sheet that is not as it should be.
# Variables:
#   $color (String) - the player: white or black
#   $text (String) - what is written there
#   $line (String) - the line of the sheet
#   $column (String) - the column of the sheet
#   $kind (String) - what is wrong: left-out, doubled, wrong-column, unreadable, ambiguous, promotion-missing,
#      impossible, doubtful or not-followed
reconcile-mark =
    Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, Zeile { $line }, Spalte { $column }, { $text }: { $kind ->
        [left-out] ein Halbzug fehlt
        [doubled] ein Halbzug steht doppelt
        [wrong-column] er steht in der Spalte des anderen
        [unreadable] kein Zug ist zu lesen
        [ambiguous] mehrere Figuren können so ziehen
        [promotion-missing] die neue Figur ist nicht genannt
        [impossible] der Zug ist dort nicht möglich
        [doubtful] es kann anders gemeint sein
       *[not-followed] von hier an ist nichts mehr nachzuspielen
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $line }:{ $column } { $kind ->
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

# The same, where nothing stands on the sheet.
# Variables:
#   $color (String) - the player: white or black
#   $line (String) - the line of the sheet
#   $column (String) - the column of the sheet
#   $kind (String) - what is wrong: left-out, doubled, wrong-column, unreadable, ambiguous, promotion-missing,
#      impossible, doubtful or not-followed
reconcile-mark-empty =
    Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    }, vor Zeile { $line }, Spalte { $column }: { $kind ->
        [left-out] ein Halbzug fehlt
        [doubled] ein Halbzug steht doppelt
        [wrong-column] er steht in der Spalte des anderen
        [unreadable] kein Zug ist zu lesen
        [ambiguous] mehrere Figuren können so ziehen
        [promotion-missing] die neue Figur ist nicht genannt
        [impossible] der Zug ist dort nicht möglich
        [doubtful] es kann anders gemeint sein
       *[not-followed] von hier an ist nichts mehr nachzuspielen
    }.
    .line =
        { $color ->
            [white] Weiß
           *[black] Schwarz
        } { $line }:{ $column } { $kind ->
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

# What may be meant by a mark; a proposal and never certain.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $candidate (String) - its number among those proposed
#   $reason (String) - why: other-sheet, following, only-legal, one-sign or stands-before
#   $count (String) - for following: how many half-moves can be followed
reconcile-candidate =
    Vorschlag { $candidate }: Zug { $number } von { $turn ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }; { $reason ->
        [other-sheet] so steht es auf dem anderen Formular
        [following] damit lassen sich so viele folgende Halbzüge nachspielen: { $count }
        [only-legal] nur dieser mögliche Zug passt zu dem, was zu lesen ist
        [one-sign] er weicht in einem Zeichen vom Geschriebenen ab
       *[stands-before] derselbe Halbzug steht unmittelbar davor
    }.
    .line =
        { $candidate }: { $number }{ $turn ->
            [white] .
           *[black] ...
        } { $move }, { $reason ->
            [other-sheet] anderes Formular
            [following] { $count } folgen
            [only-legal] einziger Zug
            [one-sign] ein Zeichen
           *[stands-before] doppelt
        }

# A mark may mean nothing: the entry is to be passed over.
# Variables:
#   $candidate (String) - its number among those proposed
#   $reason (String) - why: other-sheet, following, only-legal, one-sign or stands-before
#   $count (String) - for following: how many half-moves can be followed
reconcile-candidate-none =
    Vorschlag { $candidate }: übergehen; { $reason ->
        [other-sheet] so steht es auf dem anderen Formular
        [following] damit lassen sich so viele folgende Halbzüge nachspielen: { $count }
        [only-legal] nur dieser mögliche Zug passt zu dem, was zu lesen ist
        [one-sign] er weicht in einem Zeichen vom Geschriebenen ab
       *[stands-before] derselbe Halbzug steht unmittelbar davor
    }.
    .line =
        { $candidate }: übergehen, { $reason ->
            [other-sheet] anderes Formular
            [following] { $count } folgen
            [only-legal] einziger Zug
            [one-sign] ein Zeichen
           *[stands-before] doppelt
        }

# A board shows what its course leads to.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
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

# A board shows the start; nothing was executed on it.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
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

# A board shows an earlier position; the later half-moves were not executed on it.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $count (Number) - how many half-moves were not executed
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

# One slip explains how a board left the course; the next message says which.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
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

# Several slips would explain a board; the next messages say which.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
#   $count (String) - how many explanations there are
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

# After the likeliest slips: how many more there are.
# Variables:
#   $count (String) - how many more
reconcile-slips-more = Weitere mögliche Versehen: { $count }.
    .line = Weitere: { $count }

# No single slip explains a board, but a few together; the next messages say which, the earliest first.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
#   $count (String) - how many
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

# No single slip explains a board.
# Variables:
#   $color (String) - the player: white or black
#   $basis (String) - by which course: scores, white, black or record
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

# The two boards differ from each other.
# Variables:
#   $count (Number) - on how many squares
#   $squares (String) - the squares, ready to be spoken or shown; too-many where they are too many to be named
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

# A slip: a half-move was not executed on a board.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A slip: the piece went to another square.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $square (String) - where it was put
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

# A slip: another piece went.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $from (String) - where it came from
#   $to (String) - where it went
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

# A slip: a captured piece was left standing.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $square (String) - where it stands
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

# A slip: the captured piece was removed, and the capturing piece left where it stood.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $square (String) - where the captured piece stood
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

# A slip: only half a castling was executed.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $part (String) - the piece that stands wrong: king or rook
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

# A slip: the pawn was not exchanged.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A slip: the pawn was exchanged for another piece.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $piece (String) - the piece, as the object of a verb
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

# A slip: a piece changed its square without a move.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $piece (String) - the piece
#   $from (String) - where it stood
#   $to (String) - where it stands
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

# A slip: a piece went off the board without a move.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $piece (String) - the piece
#   $from (String) - where it stood
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

# A slip: a piece has stood wrong from the start, or since.
# Variables:
#   $piece (String) - the piece
#   $from (String) - its square
#   $to (String) - where it stands
reconcile-slip-always-displaced = Von Anfang an oder seither steht ohne einen Zug auf { $to } statt auf { $from }: { $piece }.
    .line = Anfang: { $from }-{ $to } verrückt

# A slip: a piece has been wanting from the start, or since.
# Variables:
#   $piece (String) - the piece
#   $from (String) - its square
reconcile-slip-always-off = Von Anfang an oder seither fehlt ohne einen Zug auf { $from }: { $piece }.
    .line = Anfang: { $from } fehlt

# The position both boards are to show, as FEN.
# Variables:
#   $fen (String) - the position
reconcile-position = Die Stellung: { $fen }

# A board given on the command line cannot be read.
# Variables:
#   $option (String) - the option
#   $value (String) - the value given
#   $reason (String) - why not, a whole sentence
reconcile-bad-board = { $option } { $value }: kein Brett. { $reason } Beispiel: { $option } rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR

# The command line names too little.
reconcile-nothing-to-compare = Es gibt nichts zu vergleichen. Nennen Sie beide Partieformulare, oder ein Formular und ein Brett, oder beide Bretter, oder eine Aufzeichnung, zum Beispiel: --white-score weiss.pgn --black-score schwarz.pgn

# Both scores were to be read from standard input.
reconcile-one-input = Nur ein Formular kann von der Standardeingabe kommen. Nennen Sie für das andere eine Datei.

# A note: the agreeing scores outrank the course the program kept.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A note: a reply of the record is illegal in the course of the scores.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A note: what the record has where the scores differ.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A note: the record goes on after the end of the scores.
# Variables:
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A note: a half-move is meant that the record does not hold any more.
reconcile-note-no-more = Die Aufzeichnung enthält diesen Halbzug nicht mehr.
    .line = Nicht mehr aufgezeichnet.

# A note: an announcement called illegal was legal by the scores.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A note: an announcement called illegal was legal on the board of the player who made it.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# A note: one score merely ends earlier.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
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

# A note: only one score is at hand.
# Variables:
#   $color (String) - the player: white or black
reconcile-note-one-score =
    Nur das Formular { $color ->
        [white] von Weiß
       *[black] von Schwarz
    } liegt vor. D.2.8 verlangt beide.
    .line =
        Nur Formular { $color ->
            [white] von Weiß
           *[black] von Schwarz
        }.

# A note: what the Laws of 2009 let the arbiter do.
reconcile-note-may-restore = Nach den Regeln von 2009 darf der Schiedsrichter stattdessen den wahren Verlauf wiederherstellen und beide Formulare angleichen. Beide Verläufe folgen.
    .line = 2009: Verlauf wiederherstellbar.

# A note: no score is at hand.
reconcile-note-no-scores = Kein Partieformular liegt vor. Der Verlauf ist der vom Programm geführte; D.2.8 verlangt beide Formulare.
    .line = Kein Formular: nach Aufzeichnung.

# A note: both boards show the same, and not what they are to show.
reconcile-note-boards-alike = Beide Bretter zeigen dieselbe Stellung, und zwar nicht diese.
    .line = Beide Bretter gleich, nicht so.

# A note: the record is that of another start position.
reconcile-note-other-start = Die Aufzeichnung beginnt mit einer anderen Stellung als die Formulare und wird nicht mit ihnen verglichen.
    .line = Aufzeichnung: anderer Anfang.

# A note: the two scores start from different positions.
reconcile-note-starts-differ = Die beiden Formulare beginnen mit verschiedenen Stellungen.
    .line = Formulare: verschiedener Anfang.

# Another course the arbiter may restore (2009); the steps for each board follow.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
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

# What follows if a proposal for a mark is what was meant; the steps for each board follow.
# Variables:
#   $color (String) - the player: white or black
#   $number (String) - the number of the move
#   $turn (String) - whose half-move: white or black
#   $move (String) - the move, ready to be spoken or shown
#   $candidate (String) - the number of the proposal
#   $line (String) - the line of the sheet
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

# Whose letters a sheet was read with.
# Variables:
#   $color (String) - whose score: white or black
#   $languages (String) - the languages, by their own names
reconcile-letters =
    Die Mitschrift von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist mit diesen Figurenbuchstaben gelesen: { $languages }.
