counts-title = Was zählt, solange etwas offen ist

counts-introduction = Diese Seite nennt, was das Programm mit einer Handlung macht, solange in der Partie etwas anderes offen ist. Ist zweierlei offen, gilt das Strengere: abgelehnt, dann zuerst beurteilt, dann beide Ergebnisse an den Schiedsrichter. Das Programm entscheidet nichts, und eine Handlung, die zählt, wird behandelt, als wäre nichts offen.

counts-same = { $acts }: { $worth }.

counts-different = { $acts }. Durch diesen Spieler: { $own }. Durch den Gegner: { $opponents }.

counts-matter-pressed = Ein Spieler hat gedrückt, und der Zug ist noch nicht eingegeben

counts-matter-announced = Ein Spieler hat einen Zug angesagt und gemacht und nicht gedrückt

counts-matter-entered = Der Gegner hat den Zug eines Spielers vor dem Drücken eingegeben

counts-matter-unheard = Ein Spieler hat einen Zug angesagt, der noch nicht gemacht ist

counts-matter-executed = Ein Spieler hat einen Zug ausgeführt und nicht angesagt

counts-matter-unconfirmed = Den gedrückten Zug eines Spielers gab der Gegner ein, unbestätigt

counts-matter-early-reply = Der Gegner hat auf einen Zug erwidert, der noch nicht gedrückt ist

counts-matter-offence = Ein Spieler hat einen regelwidrigen Zug abgeschlossen, die Strafe steht aus

counts-matter-sealed-move = Der Abgabezug eines Spielers ist im Umschlag

counts-matter-arbiter-call = Ein Spieler hat den Schiedsrichter gerufen

counts-matter-fallen-flag = Das gefallene Blättchen eines Spielers ist angesagt und nicht reklamiert

counts-act-resignation = eine Aufgabe

counts-act-agreed-draw = die Annahme eines Remisangebots

counts-act-flag-claim = eine Reklamation des Blättchens

counts-act-draw-claim = eine Remisreklamation

counts-act-move-claim = eine Reklamation zum letzten Zug des Gegners

counts-act-other-claim = jede andere Reklamation

counts-act-correction = eine Berichtigung der eigenen Ansage

counts-act-misheard = eine Berichtigung des Zuges, der für den Gegner eingegeben wurde

counts-act-resume = die Fortsetzung der Partie durch einen Spieler

counts-act-restart = die Fortsetzung der Partie durch den Schiedsrichter

counts-act-ending-ruling = die Entscheidung des Schiedsrichters über das Ergebnis

counts-act-envelope-opening = das Öffnen des Umschlags durch den Schiedsrichter

counts-worth-counts = die Handlung zählt

counts-worth-case = die Handlung zählt, oder beide Ergebnisse gehen an den Schiedsrichter, falls das Offene die Partie beendet haben kann

counts-worth-judged-first = das Offene wird zuerst beurteilt, und das Programm fragt danach

counts-worth-refused = die Handlung wird privat abgelehnt
