learn-welcome = Das ist eine Übung von drei Minuten. Sie spielen Weiß, und dieses Programm spielt Ihren Gegner. Nichts davon zählt. Strg und S zusammen hält meine Stimme an, und Enter allein sagt, was erwartet wird.
    .line = Übung: Sie haben Weiß. > heißt Enter

learn-start = Zuerst beginnt die Partie. Tippen Sie start, dann Enter.
    .line = Übung: start tippen, Enter

learn-announce = Ihre Uhr läuft. Sagen Sie Ihrem Gegner einen Zug: Tippen Sie e 4, dann Enter. Der Saal hört ihn in den Worten der Regeln.
    .line = Übung: e4 tippen, Enter

learn-other-move = Auch das ist ein Zug, aber die Übung möchte e 4. Korrigieren Sie: Tippen Sie korrigiere, ein Leerzeichen, e 4, dann Enter.
    .line = Übung: korrigiere e4, Enter

learn-correct = Nehmen wir an, Sie haben sich versprochen und meinten d 4. Bis Sie die Uhr drücken, dürfen Sie es korrigieren: Tippen Sie korrigiere, ein Leerzeichen, d 4, dann Enter.
    .line = Übung: korrigiere d4, Enter

learn-press = Jetzt ist der Zug angesagt. Die Leertaste ist Ihre Uhr. Drücken Sie sie, ohne Enter.
    .line = Übung: die Leertaste drücken

learn-enter = Ihr Gegner hat gezogen, Bauer David 5 gesagt und mit F 8 die Uhr gedrückt: Ihre Uhr läuft. Sie tippen, was er gesagt hat. Verhören wir uns: Tippen Sie e 5, dann Enter.
    .line = Übung: Schwarz drückte F8. e5 tippen

learn-misheard = Der Saal hat gehört, was Sie verstanden haben, und Ihr Gegner widerspricht: Er hat David 5 gesagt. Stellen Sie es richtig: Tippen Sie verhört, ein Leerzeichen, d 5, dann Enter.
    .line = Übung: verhört d5, Enter

learn-clocks = Das gilt jetzt, und Sie sind am Zug. Wie viel Zeit bleibt? Tippen Sie c, dann Enter.
    .line = Übung: die Uhren. c tippen, Enter

learn-cue-pressed = Sie hörten, wie eine Uhr gedrückt wird.
    .line = Ton für: Uhr gedrückt

learn-cue-kept = Das heißt: Ihre Uhr gilt als gedrückt, sobald das letzte Wort Ihres Zuges gehört ist.
    .line = Ton für: gedrückt ab dem letzten Wort

learn-cue-refused = Das heißt: abgelehnt; danach kommt, warum.
    .line = Ton für: abgelehnt

learn-cue-flag = Das heißt: Ein Fallblättchen ist gefallen.
    .line = Ton für: Fallblättchen gefallen

learn-end = Das ist alles für eine erste Partie: einen Zug sagen, die Leertaste drücken, tippen, was Ihr Gegner sagt. Das Wort hilfe, dann Enter, sagt den Rest. Spielen Sie hier weiter, wie Sie mögen, oder tippen Sie ende, dann Enter.
    .line = Übung zu Ende. hilfe, oder ende

learn-ask-leave = Die Übung verlassen? Tippen Sie ja oder nein.
    .line = Die Übung verlassen? ja oder nein

learn-no-place = Die Übung kann nicht beginnen. { $reason }
