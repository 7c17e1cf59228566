learn-welcome = Eine Übung von zwei Minuten. Sie spielen Weiß gegen das Programm, und nichts zählt. Enter allein sagt noch einmal, was zu tun ist.
    .line = Übung: Sie haben Weiß. > heißt Enter

learn-start = Tippen Sie start, dann Enter.
    .line = Übung: start tippen, Enter

learn-announce = Ihre Uhr läuft. Sagen Sie einen Zug an: Tippen Sie e4, dann Enter. Der Saal, also alle am Tisch, hört ihn in den Worten der Regeln.
    .line = Übung: e4 tippen, Enter

learn-other-move = Die Übung braucht e4. Tippen Sie korrigiere e4, dann Enter.
    .line = Übung: korrigiere e4, Enter

learn-correct = Angenommen, Sie haben sich versprochen und meinten d4. Tippen Sie korrigiere d4, dann Enter.
    .line = Übung: korrigiere d4, Enter

learn-press = Jetzt beenden Sie den Zug: Drücken Sie die Leertaste, Ihre Uhr, ohne Enter.
    .line = Übung: die Leertaste drücken

learn-enter = Ihr Gegner hat Bauer David 5 gesagt und F8 gedrückt. Tun Sie, als hätten Sie sich verhört: Tippen Sie e5, dann Enter.
    .line = Übung: Schwarz drückte F8. e5 tippen

learn-misheard = Ihr Gegner widerspricht: Es war David 5. Tippen Sie verhört d5, dann Enter.
    .line = Übung: verhört d5, Enter

learn-misheard-other = Richtig gehört. Nehmen Sie nun an, es war Eva 5. Tippen Sie verhört e5, dann Enter.
    .line = Übung: verhört e5, Enter

learn-clocks = So stimmt es, und Sie sind am Zug. Für die Uhren tippen Sie c, dann Enter.
    .line = Übung: die Uhren. c tippen, Enter

learn-sounds = Das sind vier Töne.
    .line = Vier Töne:

learn-cue-pressed = Eine Uhr wurde gedrückt.
    .line = Ton für: Uhr gedrückt

learn-cue-kept = Ihr Druck auf die Uhr gilt, sobald die Ansage zu Ende ist.
    .line = Ton für: gedrückt ab dem letzten Wort

learn-cue-refused = Abgelehnt. Der Grund folgt.
    .line = Ton für: abgelehnt

learn-cue-flag = Ein Fallblättchen ist gefallen.
    .line = Ton für: Fallblättchen gefallen

learn-end = Die Übung ist zu Ende. Tippen Sie töne für die anderen Töne, hilfe oder ende.
    .line = Übung zu Ende. töne, hilfe oder ende

learn-ask-leave = Die Übung verlassen? Tippen Sie ja oder nein.
    .line = Die Übung verlassen? ja oder nein

learn-no-place = Die Übung kann nicht beginnen. { $reason }
