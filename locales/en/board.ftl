### The tactile board: `ansage boards` and `ansage board`. Rules for this file: see trouble.ftl.

## `ansage boards`: the ports

# There is no serial port on this machine.
board-no-ports =
    No serial port was found. Check in this order:
    1. Plug the cable in at both ends. Hold button 4 of the board meanwhile: it sounds when it has power.
    2. Take another cable: many only charge and carry no data.
    3. Take another socket of this computer, without a hub between.
    Then type again: ansage boards
    A port of another kind can be named, for example: ansage board /dev/pts/3

# How many ports there are; each follows in a line.
# Variables:
#   $count (Number) - how many
board-ports =
    { $count ->
        [one] One serial port.
       *[other] { $count } serial ports, the likeliest first.
    }

# A serial port, and whether a board is likely to be there.
# Variables:
#   $kind (String) - which: arduino, chip, usb, bluetooth, built-in
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $name (String) - the name of the chip or board, such as CH340
board-port =
    { $kind ->
        [arduino] { $path }: { $name }. Worth trying.
        [chip] { $path }: Arduino Nano or similar, with the USB chip { $name }. Worth trying.
        [usb] { $path }: another USB device. Worth trying if your board is built differently.
        [bluetooth] { $path }: Bluetooth. Hardly the board.
       *[built-in] { $path }: built into this computer. Hardly the board.
    }

# What a USB device says of itself; below its port.
# Variables:
#   $id (String) - vendor and product as numbers, such as 1A86:7523
#   $serial (String) - its serial number, or none
#   $product (String) - what it calls itself, or none
board-port-details =
    { "  " }USB number { $id }, { $serial ->
        [none] no serial number
       *[other] serial number { $serial }
    }, { $product ->
        [none] no name.
       *[other] calls itself { $product }.
    }

# The user may not open the port above.
# Variables:
#   $group (String) - the group of users that may, such as dialout
board-port-denied = { "  " }You may not open it yet. Type: sudo usermod -aG { $group } $USER. Then log out and in again.

# The last line: what to do with the likeliest port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-ports-try = To hear what a board sends, type: ansage board { $path }

# The last line where no port looks like that of a board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-ports-none-likely = None of them looks like a board: a board shows as a USB device. Check its cable. To try all the same: ansage board { $path }

# The system does not list its ports.
# Variables:
#   $reason (String) - the system's reason, a whole sentence
board-ports-unlisted = The serial ports cannot be listed. { $reason } A port can be named, for example: ansage board /dev/ttyUSB0

## `ansage board PORT`: found and lost

# Said first: the port is opened and the board is asked.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-opening = Looking for the board on { $path }. This takes at most seven seconds.

# The board answers, for the first time.
# Variables:
#   $name (String) - the name of the board's kind
#   $firmware (String) - the version of its firmware
board-found = The board is there: { $name }, firmware { $firmware }.
    .line = Board: { $name }, firmware { $firmware }

# The board answers again after it was lost.
board-back = The board is back.

# The board is gone: its port has vanished.
board-lost-cut = The board is gone: unplugged, or the cable is loose. The program keeps looking for it.
    .line = Board unplugged. Looking for it.

# The board is silent, though its port is there.
board-lost-silent = The board has been silent for three seconds: it hangs, or a wire of the line is off. The program keeps looking for it.
    .line = Board silent. Looking for it.

# Nobody was found on the port again so far; told once.
board-still-lost = The board still does not answer. Check the cable; the program keeps looking for it. Type quit to leave.
    .line = Still no board. Check the cable.

# The input has ended while the board is gone.
board-left-lost = The board is gone, so nothing more can be told.

# A command was typed while the board is not there.
board-waits = This waits until the board is there.

# The board has started again by itself.
# Variables:
#   $by (String) - why: power, pin, brownout, watchdog or other
board-restarted =
    { $by ->
        [power] The board has started again: its power was off for a moment. Check the cable.
        [pin] The board has started again: its reset button or wire.
        [brownout] The board has started again: its supply broke down. Take another cable or socket, and look for a short circuit.
        [watchdog] The board hung and has started again by itself. If it happens often, its supply or its Arduino is bad.
       *[other] The board has started again and does not know why.
    }
    .line =
        { $by ->
            [power] Restart: power was off.
            [pin] Restart: reset button or wire.
            [brownout] Restart: supply broke down.
            [watchdog] Restart: the board hung.
           *[other] Restart: reason unknown.
        }

## Nobody there

# Nothing at all came from the port.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-nothing =
    Nothing answers on { $path }. Check in this order:
    1. Is it the right port? To hear all: ansage boards
    2. Has the board power? It sounds when button 4 is held while it is plugged in.
    3. Does the cable carry data? Many only charge. Take another one.
    4. Is the firmware on it? As the hardware README says: make -C hardware flash PORT={ $path }
    5. Is it a DGT board? Then type: ansage board dgt:{ $path }
    6. Unplug it, wait for a moment, plug it in, and type the command again.

# Bytes came from the port, but no message of a board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $count (Number) - how many bytes came
board-wrong-device =
    { $count ->
        [one] One byte came
       *[other] { $count } bytes came
    } from { $path }, but no message of a tactile board. It is another device, or one at another speed than 38400 baud. Type ansage boards to hear the other ports. If it is a DGT board, type: ansage board dgt:{ $path }

# A board answers, but of another kind than the program can use.
# Variables:
#   $name (String) - its name
#   $firmware (String) - its firmware
#   $protocol (String) - the version of its protocol
#   $squares (String) - how many squares it has
#   $kinds (String) - how many kinds of pieces it tells apart
board-other = A board answers that cannot be used here: { $name }, firmware { $firmware }, protocol { $protocol }, { $squares } squares, { $kinds } kinds of pieces. Needed are protocol 1, 64 squares, 12 kinds. Flash the firmware of this program.

# The port of a board cannot be opened.
# Variables:
#   $why (String) - which: missing, denied, busy, unfit
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $group (String) - the group of users that may, such as dialout
board-not-opened =
    { $why ->
        [missing] There is no port { $path }. Is the board plugged in? To hear all ports: ansage boards
        [denied] You may not open { $path }. Type: sudo usermod -aG { $group } $USER. Then log out and in again.
        [busy] Another program has { $path } open: end the other ansage, the serial terminal or the Arduino program, and try again.
       *[unfit] { $path } is no serial port. To hear all ports: ansage boards
    }

## What stands on it

# The board shows the initial position.
board-shows-start = It shows the initial position.

# The board shows no piece.
board-shows-empty = It shows no piece.

# Heading of a list: each square that differs from the initial position follows.
# Variables:
#   $count (Number) - how many
board-differs =
    { $count ->
        [one] One square differs from the initial position.
       *[other] { $count } squares differ from the initial position.
    }
    .line =
        { $count ->
            [one] 1 square differs from the start:
           *[other] { $count } squares differ from the start:
        }

# So many squares differ from the initial position that they are told only when asked for.
# Variables:
#   $count (Number) - how many
board-differs-many = { $count } squares differ from the initial position. Type board to hear the pieces, wrong to hear each difference.
    .line = { $count } squares differ from the start.

# One square of such a list.
# Variables:
#   $square (String) - the square
#   $shown (String) - what the board shows there
#   $due (String) - what should stand there
board-wrong = { $square }: { $shown } instead of { $due }.
    .line = { $square }: { $shown } not { $due }

# Heading: the pieces on the board follow.
# Variables:
#   $count (Number) - how many
#   $list (String) - the pieces with their squares
board-position =
    { $count ->
        [one] One piece is on it.
       *[other] { $count } pieces are on it.
    }
    .line = { $list }

# All differences lie on two ranks, which share one part of the board.
# Variables:
#   $first (String) - the lower rank
#   $second (String) - the higher rank
board-multiplexer = All of them lie on the ranks { $first } and { $second }. If the pieces are there, check the multiplexer of these ranks: supply, pin EN, common.
    .line = All on ranks { $first } and { $second }: multiplexer?

## What happens on it

# A piece was lifted.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece with its colour, such as "white pawn"
board-lifted = { $square } lifted: { $piece }.
    .line = { $square } lifted: { $piece }

# A piece was put into an aperture.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece with its colour, such as "white pawn"
board-placed = { $square } placed: { $piece }.
    .line = { $square } placed: { $piece }

# A piece stands where another one stood just now.
# Variables:
#   $square (String) - the square
#   $piece (String) - the piece with its colour, such as "white pawn"
#   $was (String) - the piece that stood there
board-swapped = { $square } swapped: { $piece }, before that { $was }.
    .line = { $square } swapped: { $piece }

# A button of the tactile board.
# Variables:
#   $down (String) - which: yes, no
#   $button (String) - clock, announce, repeat or query
board-button =
    { $down ->
        [yes]
            { $button ->
                [clock] Button 1, clock lever, pressed.
                [announce] Button 2, announce, pressed.
                [repeat] Button 3, repeat, pressed.
               *[query] Button 4, query, pressed.
            }
       *[no]
            { $button ->
                [clock] Button 1, clock lever, let go.
                [announce] Button 2, announce, let go.
                [repeat] Button 3, repeat, let go.
               *[query] Button 4, query, let go.
            }
    }

# An aperture cannot be read, or can be read again.
# Variables:
#   $good (String) - which: yes, no
#   $square (String) - the square
board-contact =
    { $good ->
        [yes] { $square } can be read again.
       *[no] { $square } cannot be read: a dirty contact, a short circuit, or a peg that is not in. Turn a clean peg there a few times.
    }
    .line =
        { $good ->
            [yes] { $square } can be read again
           *[no] { $square } cannot be read
        }

# Something the board said was lost on the line.
board-missed = Something was missed on the line; the board is asked again.
    .line = Something was missed; asked again.

# Heading of a list: the squares that have changed unseen follow.
# Variables:
#   $count (Number) - how many
board-read =
    { $count ->
        [one] One square has changed meanwhile.
       *[other] { $count } squares have changed meanwhile.
    }

# One square of that list.
# Variables:
#   $square (String) - the square
#   $shown (String) - what the board shows there now
board-now = { $square }: now { $shown }.
    .line = { $square }: now { $shown }

# Lines that are no messages; told at the 1st, 10th, 100th and so on.
# Variables:
#   $count (Number) - how many
#   $why (String) - what was wrong with the last one, a whole sentence
board-garbage =
    { $count ->
        [one] One line could not be read.
       *[other] { $count } lines could not be read so far.
    } { $why }
    .line = unreadable lines: { $count }

# Why a line could not be read: it does not end.
board-garbage-long = It has no end: another device, or another speed.

# Why a line could not be read: it is no message of a board.
# Variables:
#   $begins (String) - its beginning, made printable
board-garbage-form = It is no message of a board and begins: { $begins }

# Why a line could not be read: wrong checksum.
board-garbage-checksum = Its checksum is wrong: noise on the line, a loose wire, a bad cable.

# Why a line could not be read: whole, but of no known kind.
# Variables:
#   $body (String) - the line
board-garbage-unknown = It is whole, but of no known kind: { $body }. The firmware may be newer than this program.

## What was asked of it

# The commands that can be typed.
board-help =
    board: the pieces on it. wrong: each square that differs from the initial position.
    test: the board tests itself. tone: the board sounds.
    find e2: how the aperture reads, and whether the next change is there.
    calibrate: measures your pieces. calibrate default: forgets that.
    help: this. quit: leaves. Lifts and buttons are told as they happen.

# A line that is no command here.
# Variables:
#   $text (String) - what was typed
board-unknown = Not understood: { $text }. Type one of: board, wrong, test, tone, find e2, calibrate, help, quit.
    .line = Not understood: { $text }. Type help.

# The command find without a square.
board-needs-square = Which square? For example: find e2

# A typed line that is too long or no text.
board-no-line = The line could not be read. Type help to hear the commands.
    .line = Line not read. Type help.

# The board has not answered a command.
board-no-answer = The board did not answer. Try once more.

# The board sounds because the user asked for it.
board-tone = The board sounds two tones. If you hear nothing, check the piezo at D3.
    .line = Two tones. Silent? Check piezo at D3.

# The self-test found nothing.
# Variables:
#   $with (String) - start or empty: what it was compared with
board-test-good =
    { $with ->
        [start] Self-test passed: the initial position is on it, every peg is read.
       *[empty] Self-test passed: the board is empty, no aperture has a short circuit.
    }
    .line =
        { $with ->
            [start] Self-test passed: initial position
           *[empty] Self-test passed: empty board
        }

# Heading: the self-test found squares, which follow, eight at most.
# Variables:
#   $with (String) - start or empty: what it was compared with
#   $count (Number) - how many
board-test-bad =
    { $with ->
        [start] Self-test: { $count ->
            [one] one square differs
           *[other] { $count } squares differ
        } from the initial position.
       *[empty] Self-test: { $count ->
            [one] one square differs
           *[other] { $count } squares differ
        } from an empty board.
    }
    .line = Self-test: squares that differ: { $count }

# Behind the eight squares of a self-test: there are more.
board-test-more = There are more. Type wrong to hear all of them.

# What stands on a square where a peg cannot be read.
board-unreadable = a peg that cannot be read
    .line = unreadable

# What stands on a square whose contacts touch each other.
board-short = a short circuit
    .line = short circuit

# The board's answer, of a kind that this program does not know.
# Variables:
#   $body (String) - the answer as it came
board-answer = The board answers: { $body }

# How one aperture reads.
# Variables:
#   $square (String) - the square
#   $code (String) - the code, 0 to 1023
#   $meaning (String) - piece, empty, short or between
#   $piece (String) - the piece; empty text where it is none
board-reading =
    { $square } reads { $code }: { $meaning ->
        [piece] { $piece }.
        [empty] no peg. If one is in, a wire is off or the contact is bent.
        [short] a short circuit.
       *[between] between two pieces: a dirty contact or a wrong resistor.
    }
    .line =
        { $square } { $code }: { $meaning ->
            [piece] { $piece }
            [empty] no peg
            [short] short circuit
           *[between] between two pieces
        }

# Behind the reading of a square: what to do next.
# Variables:
#   $square (String) - the square
board-find = Now lift or place a peg at { $square }. A high tone says that it was there, a low one that it was elsewhere.
    .line = Change { $square } now: high tone = right.

# The change was on the square looked for.
# Variables:
#   $square (String) - the square
board-find-right = Right, that was { $square }.

# The change was on another square than the one looked for.
# Variables:
#   $square (String) - the square
#   $wanted (String) - the square looked for
board-find-wrong = That was { $square }, not { $wanted }. Try again.
    .line = That was { $square }, not { $wanted }.

# Before the pieces are measured: yes is needed.
board-calibrate = Put up the initial position, every peg fully in. Type yes to measure and store, no to leave it.
    .line = Initial position up? yes or no

# The question whether to measure the pieces was not answered with yes.
board-calibrate-not = Nothing was measured or changed.

# The calibration in use after a command.
# Variables:
#   $which (String) - own or default
board-calibrated =
    { $which ->
        [own] Your pieces are measured and stored in the board.
       *[default] The usual values are in use again; what was measured is forgotten.
    }

# The board did not take a line.
# Variables:
#   $reason (String) - its word: crc, long, form, unknown, value, busy, start, spread, memory or other
board-refused =
    { $reason ->
        [crc] The board refused a line: it arrived damaged. Noise on the line from the computer, or a bad cable.
        [long] The board refused a line: it was too long. Noise on the line from the computer.
        [form] The board refused a line: it was none of its form. Noise on the line from the computer.
        [unknown] The board does not know that command. Its firmware may be older than this program.
        [value] The board does not know that square or number.
        [busy] The board is still sounding. Wait for the end of its tones.
        [start] Not measured: the initial position is not there, or a peg makes no contact.
        [spread] Not measured: pieces of one kind differ too much, or two kinds too little. Check the resistors.
        [memory] The board could not store it: its memory is worn or bad.
       *[other] The board refused a line for a reason that this program does not know.
    }

# The tactile board of a game cannot be used yet.
# Variables:
#   $why (String) - which: missing, denied, busy, unfit, nothing, wrong-device, other
#   $path (String) - the port
board-game-fault =
    { $why ->
        [missing] There is no port { $path }. Plug your board in; until it is there, play in words.
        [denied] You may not open { $path }. The command ansage boards says what helps; play in words until then.
        [busy] Another program has { $path } already, perhaps another game. End it there, or type board on and another port; play in words until then.
        [unfit] { $path } is no serial port. Type board on and the port, for example: board on /dev/ttyUSB0. Play in words until then.
        [nothing] Nothing answers on { $path }. Check your board's cable and power; it is asked again and again. Play in words until then.
        [wrong-device] What sends on { $path } is no tactile board. Type board on and another port; the command ansage boards lists them. Play in words until then.
       *[other] The board on { $path } speaks another protocol than this program. Its firmware must be renewed. Play in words until then.
    }
    .line =
        { $why ->
            [missing] No port { $path }: play in words
            [denied] { $path }: no right to open it
            [busy] { $path }: another program has it
            [unfit] { $path } is no serial port
            [nothing] Nothing answers on { $path }
            [wrong-device] No board on { $path }
           *[other] Board: other protocol, play in words
        }

# In a game: many lines of the tactile board were broken. Told once until it is found again.
# Variables:
#   $path (String) - the port
board-game-noise = The line to your board on { $path } is disturbed. What was missed is asked for again. Check the cable when you have time.
    .line = The line to your board is disturbed

# In a game: what helps against a peg that cannot be read. Said once until the board is found again.
board-game-contact = A dirty contact, a short circuit, or a peg that is not in. Turn a clean peg there a few times.
    .line = Turn a clean peg there a few times

# In a game: more pegs than were named cannot be read.
board-game-contacts = More pegs of your board cannot be read. If it goes on, type board off and play in words.
    .line = More pegs cannot be read

# A tactile board is wished for in virtual time.
board-game-script = A board needs real time. Leave out --clock script, or --board.

# In a game: the system starts no thread to follow the board.
# Variables:
#   $reason (String) - why, a whole sentence
board-game-no-thread = Your board cannot be followed. { $reason } Play in words.
    .line = Your board cannot be followed

# In a game: the player has laid his tactile board aside.
board-game-off = Its four buttons do nothing now: press the clock with Space. To read it again type board on.
    .line = Clock: Space. To read again: board on

# In a game: the board is to be laid aside and is not read anyway.
board-game-is-off = Your board is not being read. To read it type board on.
    .line = Board not being read. board on

# In a game: the board is to be read, and is.
board-game-is-on = Your board is connected.
    .line = Your board is connected

# In a game: the board is to be read, and is being looked for.
board-game-is-looked-for = Your board does not answer yet. The program keeps looking for it.
    .line = Board: no answer yet

# In a game: the board is to be read, and no port was ever named.
board-game-no-port = No port was named. Type it behind the command, for example: board on /dev/ttyUSB0
    .line = Which port? board on /dev/ttyUSB0

# How much is told of where the hand goes next.
# Variables:
#   $how (String) - which: words, cues, off
board-guide =
    { $how ->
        [words] Every step on your board is told in words.
        [cues] Your hand hears sounds only, and words where something is wrong.
       *[off] Nothing is told of your board until you ask: guide.
    }
    .line =
        { $how ->
            [words] guide: words
            [cues] guide: cues
           *[off] guide: off
        }

# In a game, at its start: the player's own tactile board is looked for. Shown only.
# Variables:
#   $path (String) - the port
board-game-looking = Your board is looked for on { $path }.
    .line = Looking for your board on { $path }

# The sighted opponent's electronic board is looked for, at the start of a game. Shown only.
# Variables:
#   $color (String) - whose board: white or black
#   $path (String) - the port
board-opponent-looking =
    The electronic board of { $color ->
        [white] White
       *[black] Black
    } is looked for on { $path }.
    .line =
        Looking for { $color ->
            [white] White's
           *[black] Black's
        } board on { $path }

# The opponent is visually disabled too: his board cannot be an electronic board of a sighted player.
# Variables:
#   $color (String) - the opponent: white or black
board-opponent-blind =
    The electronic board is not used: { $color ->
        [white] White
       *[black] Black
    } is visually disabled too, and announces in words.
    .line = Electronic board: not used

# The opponent's board cannot be followed, as the system starts no thread.
# Variables:
#   $color (String) - whose board: white or black
#   $reason (String) - what the system says
board-opponent-no-thread =
    The board of { $color ->
        [white] White
       *[black] Black
    } cannot be followed. { $reason } The moves of its owner are typed.
    .line = Electronic board: not followed

# --opponent-board together with virtual time.
board-opponent-script = A board needs real time. Leave out --clock script, or --opponent-board.

# The port of the opponent's electronic board could not be opened. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $path (String) - the port
#   $why (String) - missing, denied, busy or unfit
board-opponent-port =
    The board of { $color ->
        [white] White
       *[black] Black
    }: { $why ->
        [missing] there is no port { $path }. Plug it in.
        [denied] you may not open { $path }. The command ansage boards says what helps.
        [busy] another program has { $path } already.
       *[unfit] { $path } is no serial port.
    } Until it is there, type the moves.
    .line =
        { $why ->
            [missing] No port { $path }
            [denied] { $path }: no right to open it
            [busy] { $path }: another program has it
           *[unfit] { $path } is no serial port
        }

# Nothing on the port is a DGT board. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $path (String) - the port
board-opponent-none =
    No DGT board answers on { $path }. Check cable and power of the board of { $color ->
        [white] White
       *[black] Black
    }; it is asked again and again. Until it is there, the moves of its owner are typed.
    .line = No DGT board on { $path }

# A battery of the opponent's electronic board, or of the clock beside it, is nearly empty. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $what (String) - board or clock
board-opponent-battery =
    The battery of { $what ->
        [clock] the clock beside the board
       *[board] the board
    } of { $color ->
        [white] White
       *[black] Black
    } is nearly empty.
    .line =
        { $what ->
            [clock] Clock beside the board
           *[board] Opponent's board
        }: low battery

# The lever beside the opponent's board was pressed, and nobody said on which side he sits. Told once.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-lever =
    The lever beside the board of { $color ->
        [white] White
       *[black] Black
    } does not count: the side of that clock was not said. Use the clock key, or start with a comma and left or right behind the port.
    .line = The lever does not count here

# Both kings stand on central squares of the opponent's board: a result, not a move. The players say it themselves.
# Variables:
#   $color (String) - whose board: white or black
#   $result (String) - white, black or draw
board-opponent-kings =
    On the board of { $color ->
        [white] White
       *[black] Black
    } the kings in the centre mean: { $result ->
        [white] White has won
        [black] Black has won
       *[draw] a draw
    }. If you both agree, say so: resign, or offer and accept a draw.
    .line =
        Kings in the centre: { $result ->
            [white] White has won
            [black] Black has won
           *[draw] a draw
        }

# The opponent has captured en passant on his board and left the captured pawn standing.
# Variables:
#   $color (String) - whose board: white or black
#   $square (String) - the pawn's square
board-opponent-en-passant =
    On the board of { $color ->
        [white] White
       *[black] Black
    } the pawn captured en passant is still on { $square }.
    .line = Captured pawn still on { $square }

# The opponent's pawn is promoted on his board, and no piece, or the pawn beside its piece, stands there.
# Variables:
#   $color (String) - whose board: white or black
#   $square (String) - the pawn's square
board-opponent-promotion =
    On the board of { $color ->
        [white] White
       *[black] Black
    } the pawn to be promoted is still on { $square }.
    .line = Pawn still on { $square }

# One piece of the opponent's castling stands on its new square on his board, the other not yet.
# Variables:
#   $color (String) - whose board: white or black
#   $piece (String) - the king or the rook, with its colour
#   $from (String) - its square
#   $to (String) - where it belongs
board-opponent-castling =
    On the board of { $color ->
        [white] White
       *[black] Black
    } half of a castling stands: { $piece } on { $from } belongs on { $to }.
    .line = Castling: { $from } still to { $to }

## `ansage board dgt:PORT`: the electronic board of a sighted player

# The DGT board answers, for the first time.
# Variables:
#   $version (String) - the version of its program, such as 1.8
#   $serial (String) - its serial number, or none
board-dgt-found =
    The DGT board is there: version { $version }, { $serial ->
        [none] no serial number
       *[other] serial number { $serial }
    }.
    .line =
        DGT board { $version }, { $serial ->
            [none] no serial number
           *[other] number { $serial }
        }

# The initial position stands on the DGT board, seen from the other side.
board-dgt-turned = It shows the initial position the other way round: the board is turned. A game takes it as it lies.
    .line = It shows the start, turned round.

# A clock is connected to the DGT board.
# Variables:
#   $left (String) - the time of the left player
#   $right (String) - the time of the right player
board-dgt-clock = A clock is connected. Left: { $left }. Right: { $right }.
    .line = Clock l/r: { $left }, { $right }

# The clock of the DGT board is connected no more.
board-dgt-clock-gone = The clock is not connected any more.

# The DGT board was found, and no clock answers beside it.
board-dgt-no-clock = No clock is connected to it.

# The lever of the clock at the DGT board went down.
# Variables:
#   $side (String) - left or right: the side on which it is down now
board-dgt-lever =
    { $side ->
        [left] Lever pressed on the left.
       *[right] Lever pressed on the right.
    }

# A battery is nearly empty.
# Variables:
#   $what (String) - board or clock
board-dgt-battery =
    { $what ->
        [clock] The battery of the clock is nearly empty.
       *[board] The battery of the board is nearly empty.
    }
    .line =
        { $what ->
            [clock] Clock: battery nearly empty
           *[board] Board: battery nearly empty
        }

# Something stands on the DGT board that is no piece of chess.
# Variables:
#   $square (String) - the square
board-dgt-special = What is on { $square } is no piece of chess. The square counts as empty.
    .line = { $square }: no piece of chess

# Bytes of the DGT board were no message; told at the 1st, 10th, 100th and so on.
# Variables:
#   $count (Number) - how many messages
board-dgt-noise =
    { $count ->
        [one] One message could not be read.
       *[other] { $count } messages could not be read so far.
    } The line is disturbed: check the plugs. What the board shows is asked again.
    .line = unreadable messages: { $count }

# The DGT board does not answer any more, though its port is there.
board-dgt-silent = The board does not answer any more: it is switched off, or its cable is loose at the board. The program keeps looking for it.
    .line = Board silent. Looking for it.

# Nothing at all came from the port of a DGT board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
board-dgt-nothing =
    No DGT board answers on { $path }. Check in this order:
    1. Is it the right port? To hear all: ansage boards
    2. Is the board switched on, and its cable in at both ends?
    3. Is it a tactile board? Then type: ansage board { $path }

# Bytes came from the port, but no message of a DGT board.
# Variables:
#   $path (String) - the name of the port, such as /dev/ttyUSB0
#   $count (Number) - how many bytes came
board-dgt-wrong-device =
    { $count ->
        [one] One byte came
       *[other] { $count } bytes came
    } from { $path }, but no answer of a DGT board. It is another device. To hear the other ports: ansage boards. If it is a tactile board, type: ansage board { $path }

# The commands that can be typed about a DGT board.
board-dgt-help =
    board: the pieces on it. wrong: each square that differs from the initial position.
    help: this. quit: leaves. Changes are told when the board rests; the lever of a clock is told at once.

# A line that is no command here.
# Variables:
#   $text (String) - what was typed
board-dgt-unknown = Not understood: { $text }. Type one of: board, wrong, help, quit.
    .line = Not understood: { $text }. Type help.

# A command that only a tactile board can carry out.
board-dgt-cannot = A DGT board cannot do that; it only tells. Type board, wrong, help or quit.
    .line = Not with a DGT board. Type help.

## The opponent's electronic board: laid aside and read again, and the clock beside it

# The opponent's electronic board was laid aside.
# Variables:
#   $color (String) - whose board: white or black
#   $own (String) - whether it is the board of who sits here: yes or no
board-opponent-off =
    The board of { $color ->
        [white] White
       *[black] Black
    } is laid aside. Moves are typed meanwhile. To read it again type { $own ->
        [yes] board on
       *[no] opp board on
    }.
    .line = Board aside. Again: { $own ->
        [yes] board on
       *[no] opp board on
    }

# The opponent's electronic board is to be laid aside and is not read anyway.
# Variables:
#   $color (String) - whose board: white or black
#   $own (String) - whether it is the board of who sits here: yes or no
board-opponent-is-off =
    The board of { $color ->
        [white] White
       *[black] Black
    } is not being read. To read it type { $own ->
        [yes] board on
       *[no] opp board on
    }.
    .line = Board not being read. { $own ->
        [yes] board on
       *[no] opp board on
    }

# The opponent's electronic board is to be read, and is.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-is-on =
    The board of { $color ->
        [white] White
       *[black] Black
    } is connected.
    .line = The electronic board is connected

# The opponent's electronic board is to be read, and is being looked for.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-is-looked-for =
    The board of { $color ->
        [white] White
       *[black] Black
    } does not answer yet. The program keeps looking for it.
    .line = Electronic board: no answer yet

# The opponent's electronic board is to be read or laid aside, and none was named.
# Variables:
#   $color (String) - whose board: white or black
board-opponent-unnamed =
    No electronic board of { $color ->
        [white] White
       *[black] Black
    } was named. Leave, and open the game again with its port: ansage play --opponent-board dgt:/dev/ttyUSB1,left
    .line = No electronic board was named.

# The clock beside the opponent's electronic board shows another time than the clock of the game. Told once.
# Variables:
#   $color (String) - whose board: white or black
#   $player (String) - whose time: white or black
#   $beside (String) - the time on that clock
#   $game (String) - the time on the clock of the game
board-opponent-times =
    The clock beside the board of { $color ->
        [white] White
       *[black] Black
    } shows another time for { $player ->
        [white] White
       *[black] Black
    }: { $beside }. On the clock of the game it is { $game }. The clock of the game counts.
    .line = Clock { $beside }, game { $game }

# The same port was named for both boards.
# Variables:
#   $path (String) - the port
board-same-port = { $path } is named for both boards. Each board has a port of its own: ansage boards lists them.

# In a game: the board was to be read on a port that cannot be opened, and it is connected on another one.
# Variables:
#   $path (String) - the port
board-game-kept = { $path } cannot be opened. Your board stays connected where it is.
    .line = Not opened: { $path }. Board kept

# The opponent's own clock key is there: one press of it confirms a word of his.
# Variables:
#   $color (String) - whose: white or black
board-key-found =
    { $color ->
        [white] White
       *[black] Black
    } has another clock key.
    .line =
        { $color ->
            [white] White
           *[black] Black
        } has another clock key.

# It was there and is there no more.
# Variables:
#   $color (String) - whose: white or black
board-key-lost =
    { $color ->
        [white] White's
       *[black] Black's
    } own clock key does not answer any more. F 8 is that clock, and what is weighty is confirmed twice.
    .line =
        { $color ->
            [white] White's
           *[black] Black's
        } own key is gone; F8 counts.

# It cannot be opened. Told once.
# Variables:
#   $color (String) - whose: white or black
#   $path (String) - the device
#   $why (String) - missing, denied, busy or unfit
board-key-not-opened =
    { $color ->
        [white] White's
       *[black] Black's
    } own clock key: { $why ->
        [missing] there is no device { $path }. Plug it in.
        [denied] you may not open { $path }. The group input may, or dialout for a serial port.
        [busy] another program has { $path } already.
       *[unfit] { $path } is neither an input device nor a serial port.
    } Until it is there, F8 counts.
    .line =
        { $why ->
            [missing] No device { $path }; F8 counts
            [denied] { $path }: no right to open it
            [busy] { $path }: another program has it
           *[unfit] { $path } is no key; F8 counts
        }

# It cannot be followed, as the system starts no thread.
# Variables:
#   $color (String) - whose: white or black
#   $reason (String) - what the system says
board-key-no-thread =
    { $color ->
        [white] White's
       *[black] Black's
    } own clock key cannot be read. { $reason } F8 counts.
    .line = Opponent's own key: not read; F8 counts

# --opponent-key names the device of a board.
# Variables:
#   $path (String) - the device
board-key-same-port = A board is on { $path } already. Name another device with --opponent-key.

# --opponent-key together with virtual time.
board-key-script = A key needs real time. Leave out --clock script, or --opponent-key.

# A board is followed by ear, and nothing can be heard.
board-no-sound = There is no sound output. Everything is shown as text.
    .line = No sound: text only.
