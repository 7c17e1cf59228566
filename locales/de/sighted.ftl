### The sighted player's board: what is awaited from him, what his hands cannot do, buttons, help.
###
### Rules for this file, kept by tests/tidy.rs:
### - Ids are in kebab-case and begin with "sighted-". Each stands once, in every language, and is used in src.
### - A comment above each message says where and when it is read. Below it "Variables:" names every variable, one a
###   line: "  $name (String) - what it is", or (Number) where it counts.
### - Whole sentences, short: the room beside the board has 40 cells. Texts may be heard as well.

# First row of the screen: whose board this is.
# Variables:
#   $color (String) - "white" or "black"
sighted-title =
    { $color ->
        [white] Ihr Brett: Weiß
       *[black] Ihr Brett: Schwarz
    }

# First row of the screen of somebody who only looks on.
sighted-title-looks-on = Sie schauen zu

# First row: the host answers; the delay is not measured yet.
sighted-link-there = Verbindung: steht

# First row: the host answers, after so long there and back.
# Variables:
#   $millis (String) - whole milliseconds
sighted-link-delay = Verbindung: { $millis } ms

# First row: the host does not answer.
sighted-link-lost = VERBINDUNG VERLOREN

# First row: the host does not answer, and acts of this board wait for it.
# Variables:
#   $unsent (Number) - how many
sighted-link-lost-waiting =
    VERBINDUNG VERLOREN, { $unsent ->
        [one] eine Handlung wartet
       *[other] { $unsent } Handlungen warten
    }

# A clock: whose, what it shows, and whether it runs. The sign marks it beside the colour.
# Variables:
#   $color (String) - "white" or "black"
#   $reading (String) - hours, minutes and seconds
#   $runs (String) - "yes" or "no"
sighted-clock =
    { $runs ->
        [yes] >
       *[no] { " " }
    } { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $reading } { $runs ->
        [yes] läuft
       *[no] steht
    }

# Above the words of the latest announcement: whose it is.
# Variables:
#   $color (String) - "white" or "black"
sighted-announced =
    { $color ->
        [white] Ansage von Weiß:
       *[black] Ansage von Schwarz:
    }

# Above the list of moves.
sighted-moves = Züge

# The opponent has announced a move; it is neither repeated nor on this board yet.
# Variables:
#   $color (String) - "white" or "black"
sighted-owes-both =
    Wiederholen Sie den Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } und führen Sie ihn auf Ihrem Brett aus: mit der Hand, oder tippen Sie ihn zuerst.

# The opponent has announced a move; it is on this board and not repeated.
# Variables:
#   $color (String) - "white" or "black"
sighted-owes-repetition =
    Wiederholen Sie den Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    }: tippen Sie ihn.

# The opponent has announced a move; it is repeated and not on this board yet.
# Variables:
#   $color (String) - "white" or "black"
sighted-owes-execution =
    Führen Sie den Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } auf Ihrem Brett aus.

# His board shows something else than was announced, on the squares that are marked.
sighted-mend = Ihr Brett weicht auf den markierten Feldern von der Ansage ab.

# The own move was made and is on its way to the host.
sighted-being-sent = Ihr Zug ist unterwegs.

# Enter on an empty line: what is awaited. Nothing is done by asking.
# Variables:
#   $awaited (String) - whole sentences
sighted-awaited = { $awaited }

# Before the game.
sighted-awaited-start = Die Partie hat noch nicht begonnen. Sie beginnt mit start.

# After the game.
# Variables:
#   $result (String) - 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2, +:-, -:+ or -:- for a forfeit, or * for a game that was cancelled or left unfinished
sighted-over = Die Partie ist zu Ende: { $result }. Strg+C verlässt das Brett.

# For somebody who looks on: play is suspended.
sighted-suspended = Die Partie ist unterbrochen.

# The owner of this board is to move.
sighted-awaited-own-move = Sie sind am Zug: ziehen Sie auf Ihrem Brett, dann drücken Sie die Leertaste.

# The flag of this board's owner has fallen, and the game is not over.
sighted-flag-own = Ihr Blättchen ist gefallen. Die Partie läuft, bis es reklamiert oder festgestellt wird.

# The opponent's flag has fallen, and the game is not over.
# Variables:
#   $color (String) - "white" or "black"
sighted-flag =
    Das Blättchen von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist gefallen. Zum Reklamieren: blättchen.

# His move is announced and awaits his press.
sighted-awaited-own-press = Ihr Zug ist angesagt. Drücken Sie die Uhr: Leertaste.

# The move of the other player is announced and awaits his press.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-press =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat die Uhr noch nicht gedrückt.

# A player has pressed, and his move is not known yet.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-entry =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt; der Zug wird erwartet.

# A word was spoken for a player, who confirms it at the host.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-confirmation =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bestätigt es an der anderen Station.

# Something is claimed or proposed to which the other player may consent.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-consent =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } kann zustimmen, oder der Schiedsrichter entscheidet.

# The game is being adjourned: this player seals his move.
# Variables:
#   $color (String) - "white" or "black"
sighted-awaited-seal =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } gibt einen Zug ab.

# A draw is offered by the other player, and the offer stands.
# Variables:
#   $color (String) - "white" or "black"
sighted-offer =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } bietet Remis an.

# His own offer of a draw stands.
# Variables:
#   $color (String) - "white" or "black"
sighted-offer-own =
    Ihr Remisangebot als { $color ->
        [white] Weiß
       *[black] Schwarz
    } steht.

# A square of his board that is not as it was announced.
# Variables:
#   $square (String) - the square
#   $shows (String) - what stands there
#   $announced (String) - what was announced to stand there
sighted-wrong = { $square }: { $shows }; angesagt: { $announced }

# More squares than have room are not as they were announced.
# Variables:
#   $count (Number) - how many
sighted-wrong-more =
    { $count ->
        [one] und ein Feld mehr
       *[other] und { $count } Felder mehr
    }

# What is in the hand, where it lay beside the board.
# Variables:
#   $piece (String) - the piece with its colour
sighted-held = In Ihrer Hand: { $piece }

# What is in the hand, and where it stood.
# Variables:
#   $piece (String) - the piece with its colour
#   $square (String) - the square
sighted-held-from = In Ihrer Hand: { $piece } von { $square }. Escape stellt zurück.

# Before the line in which commands and moves are typed.
sighted-prompt = Eingabe:

# Before the line while a question is to be answered.
sighted-prompt-question = Ja oder nein:

# Large print was switched on, and the terminal is too small for larger squares.
sighted-no-room = Für größere Felder ist kein Platz. Vergrößern Sie das Fenster oder seine Schrift.

# Other colours were asked for, and colours are switched off.
sighted-no-color = Farben sind ausgeschaltet: NO_COLOR ist gesetzt.

# The terminal is too small for a board.
# Variables:
#   $columns (Number) - the fewest columns
#   $rows (Number) - the fewest rows
sighted-small = Zu klein für ein Brett: nötig sind { $columns } Spalten und { $rows } Zeilen.

# A piece was gripped by somebody whose board this is not.
sighted-no-hands = Sie schauen zu: Hier lässt sich nichts ziehen.

# An act of a player was wished by somebody who looks on.
sighted-looks-on = Sie schauen zu und können hier nicht eingreifen.

# The link is lost, and no more acts can wait.
sighted-full = Es wartet schon zu viel auf die andere Station. Spielen Sie weiter, wenn die Verbindung wieder steht.

# A square was gripped on which nothing stands.
# Variables:
#   $square (String) - the square
sighted-empty = { $square } ist leer.

# A piece was to be put on one of the same colour.
# Variables:
#   $square (String) - the square
sighted-occupied = Auf { $square } steht eine Figur derselben Farbe. Stellen Sie Ihre woandershin, oder legen Sie sie mit Entf beiseite.

# Something was to be laid aside, and nothing is in the hand.
sighted-nothing-held = Sie haben nichts in der Hand. Gehen Sie erst zu einer Figur: Entf legt sie beiseite.

# A second piece was to be taken.
sighted-hand-full = Sie haben schon eine Figur in der Hand.

# The king has gone as far as castling takes him; the rook is to follow.
# Variables:
#   $from (String) - where the rook stands
#   $to (String) - where it belongs
sighted-rook-left = Zur Rochade geht der Turm von { $from } nach { $to }.

# A pawn was moved as if it captured en passant, and the other pawn stands.
# Variables:
#   $square (String) - the square of the other pawn
sighted-pawn-left = Wenn Sie en passant schlagen, nehmen Sie den Bauern auf { $square } vom Brett.

# A pawn stands on the last rank.
# Variables:
#   $square (String) - its square
sighted-promotion-left = Tauschen Sie den Bauern auf { $square } aus: Legen Sie ihn beiseite und nehmen Sie eine andere Figur von neben dem Brett.

# The clock was pressed in the middle of castling, a capture en passant or a promotion.
# Variables:
#   $left (String) - what is left to do, a whole sentence
sighted-not-pressed = Nicht gedrückt. { $left }

# The clock was pressed, and what his hands have done in this turn is not one move.
sighted-no-move = Was Sie auf Ihrem Brett getan haben, ist nicht ein einziger Zug. Stellen Sie zurück, was zu viel ist.

# The clock was pressed with a piece in the hand.
sighted-press-held = Stellen Sie erst die Figur in Ihrer Hand ab, dann drücken Sie.

# A move was typed that is the player's own to make.
sighted-by-hand = Sie ziehen mit der Hand: Pfeile und Enter, oder die Maus. Getippt wird nur der Zug des Gegners, um ihn zu wiederholen.

# A move was typed, and there is none to repeat.
sighted-nothing-to-repeat = Es gibt keinen Zug des Gegners zu wiederholen.

# The clock of the other player was clicked.
sighted-others-clock = Das ist die Uhr des Gegners. Ihre ist die andere, oder die Leertaste.

# A command of the console that has no meaning at this board.
sighted-elsewhere = Das hat an diesem Brett keinen Sinn. F2 zeigt, was geht.

# A line that is neither a move nor a command.
# Variables:
#   $text (String) - the whole line
#   $part (String) - the part that was not understood; may be empty
#   $understood (String) - the beginning that was understood; may be empty
sighted-not-understood = Nicht verstanden: "{ $text }". Verstanden davon: "{ $understood }", und nicht: "{ $part }". Zum Beispiel: e4, Sf3, remis, aufgeben, schiedsrichter.

# Asked before the player leaves his station in mid-game.
sighted-ask-leave = Das Brett verlassen? Die Verbindung wird getrennt, und die Partie geht ohne sie weiter. Tippen Sie ja oder nein.

# Yes or no was typed, and nothing was asked.
sighted-no-question = Es wurde nichts gefragt.

# A button of at most 11 letters: the own clock.
sighted-button-clock = Uhr drücken

# A button of at most 11 letters: a draw is offered.
sighted-button-draw = Remis?

# A button of at most 11 letters: the draw is accepted.
sighted-button-accept = Annehmen

# A button of at most 11 letters: the draw is declined.
sighted-button-decline = Ablehnen

# A button of at most 11 letters: the game is resigned.
sighted-button-resign = Aufgeben

# A button of at most 11 letters: pieces are adjusted (4.2).
sighted-button-adjust = J'adoube

# A button of at most 11 letters: the arbiter is called.
sighted-button-arbiter = Schiedsr.

# A button of at most 11 letters: the game begins.
sighted-button-start = Start

# A button of at most 11 letters: play goes on.
sighted-button-resume = Weiter

# A button of at most 11 letters: how this board is used.
sighted-button-help = F2 Hilfe

# A button of at most 11 letters: the board is turned round.
sighted-button-turn = F3 Drehen

# The help page: how this board is used.
sighted-help =
    Ihr Brett gehört Ihnen: Darauf zieht nichts als Ihre eigene Hand.
    { "" }
    Maus: Figur anklicken, dann das Feld; oder ziehen. Rechte Taste: beiseite legen.
    Tasten: Pfeile bewegen den Zeiger, Enter nimmt und stellt, Entf legt beiseite.
    Tab geht zu den Figuren neben dem Brett und zurück. Escape stellt eine Figur zurück.
    Was Sie am Zug berühren, ist berührt (4.3). Wollen Sie nur zurechtrücken, sagen Sie es vorher.
    { "" }
    Sagt Ihr Gegner an, führen Sie den Zug auf Ihrem Brett aus. Das wiederholt ihn auch.
    Sie können ihn stattdessen oder zuerst tippen: e4, Sf3, 0-0, oder in Worten.
    Ihren eigenen Zug machen Sie mit der Hand; beim Loslassen wird er angesagt. Dann die Leertaste.
    Rochade: König, dann Turm. En passant: den Bauern wegnehmen. Umwandlung: den Bauern beiseite legen, Tab, Enter, dann das Feld.
    { "" }
    Leertaste oder F7: Ihre Uhr. F3 dreht das Brett. F4 Großdruck. F5 Buchstaben oder Zeichen. F6 Farben.
    Getippt: remis, annehmen, ablehnen, aufgeben, fahne, schiedsrichter, zurechtrücken, start, fortsetzen, einverstanden, reklamiere, nochmal.
    Strg+C verlässt das Brett. F2, Escape oder ein Klick schließt diese Seite.

# A line that begins with hand names no place to which the hand could go.
sighted-hand-where = Sagen Sie, wohin die Hand geht: Felder, daneben, oder der Buchstabe einer Figur, die neben dem Brett liegt. Etwa hand e7 e5 oder hand a7 a8 daneben D a8.
    .line = hand e7 e5, hand a7 daneben D a8
