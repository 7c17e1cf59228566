### The page for an arbiter: what the program does with an act while something else is open. Rules for this file: see trouble.ftl.

# The first line of the page.
counts-title = What counts while something is open

# Below the title.
counts-introduction = This page lists what the program does with an act while another matter of the game is open. Where two matters are open, the stricter value applies: refused, then judged first, then both results to the arbiter. The program rules nothing, and an act that counts is handled as if nothing were open.

# A line of the page where the act is worth the same to both players, or is the arbiter's.
# Variables:
#   $acts (String) - the acts, with a capital letter
#   $worth (String) - what the program does
counts-same = { $acts }: { $worth }.

# A line of the page where the act is worth one thing to the player of the heading and another to the opponent.
# Variables:
#   $acts (String) - the acts, with a capital letter
#   $own (String) - what the program does when the player of the heading acts
#   $opponents (String) - what the program does when the opponent acts
counts-different = { $acts }. By that player: { $own }. By the opponent: { $opponents }.

# The heading of an open matter.
counts-matter-pressed = A player has pressed, and the move is not entered yet

# The heading of an open matter.
counts-matter-announced = A player has announced and made a move, and has not pressed

# The heading of an open matter.
counts-matter-entered = The opponent has entered a player's move, and it is not pressed yet

# The heading of an open matter.
counts-matter-unheard = A player has announced a move that is not made yet

# The heading of an open matter.
counts-matter-executed = A player has executed a move and has not announced it

# The heading of an open matter.
counts-matter-unconfirmed = The opponent has entered a player's pressed move, and it is unconfirmed

# The heading of an open matter.
counts-matter-early-reply = The opponent has replied to a player's move that is not pressed yet

# The heading of an open matter.
counts-matter-offence = A player has completed an illegal move, and the penalty is not settled

# The heading of an open matter.
counts-matter-sealed-move = A player's sealed move is in its envelope

# The heading of an open matter.
counts-matter-arbiter-call = A player has called the arbiter

# The heading of an open matter.
counts-matter-fallen-flag = A player's fallen flag was announced, and nobody has claimed it

# An act on the page.
counts-act-resignation = a resignation

# An act on the page.
counts-act-agreed-draw = the acceptance of a draw

# An act on the page.
counts-act-flag-claim = a claim of the flag

# An act on the page.
counts-act-draw-claim = a claim of a draw

# An act on the page.
counts-act-move-claim = a claim about the opponent's last move

# An act on the page.
counts-act-other-claim = any other claim

# An act on the page.
counts-act-correction = a correction of one's own announcement

# An act on the page.
counts-act-misheard = a correction of the opponent's move as it was entered

# An act on the page.
counts-act-resume = the resumption of play by a player

# An act on the page.
counts-act-restart = the resumption of play by the arbiter

# An act on the page.
counts-act-ending-ruling = the arbiter's ruling on the result

# An act on the page.
counts-act-envelope-opening = the opening of the envelope by the arbiter

# What an act is worth: it takes effect.
counts-worth-counts = the act counts

# What an act is worth: the program looks whether the open matter has ended the game before.
counts-worth-case = the act counts, or both results go to the arbiter if the open matter may have ended the game

# What an act is worth: the program asks for what is open.
counts-worth-judged-first = what is open is judged first, and the program asks for it

# What an act is worth: only the person that acts hears it.
counts-worth-refused = the act is refused, privately
