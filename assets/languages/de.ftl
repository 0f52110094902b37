# Deutsch. Alle Sätze, die beim Spielen zu lesen sind.

app-name = Parlour

## Spiele, Seiten, Regeln

game-checkers = Dame
game-reversi = Reversi
game-go = Go
game-gomoku = Gomoku
game-connect-four = Vier gewinnt
game-four = Vier
side-black = Schwarz
side-red = Rot
side-white = Weiß
side-navy = Blau
side-yellow = Gelb
side-plum = Lila
side-cream = Creme
rules-own = Eigene Regeln
rules-own-line = So, wie ihr sie selbst eingestellt habt.
rules-handicap = { $stones ->
    [one] ein Vorgabestein
   *[other] { $stones } Vorgabesteine
}
rules-komi = Komi { $points }
rules-seat-stones = Startsteine
rules-swap = Swap
rules-swap-two = Swap2
board-size = { $columns }×{ $rows }
in-a-row = { $count } in einer Reihe

## Die Regeln von Dame mit Namen

rules-american = Amerikanisch
rules-american-line = Schlagen ist Pflicht, und zwar bis zum Ende. Damen ziehen nur ein Feld weit.
rules-house = Zu Hause
rules-house-line = Schlagen, wenn du magst, aufhören, wann du magst.
rules-international = International
rules-international-line = 10×10, fliegende Damen, Steine schlagen auch rückwärts, der größte Schlag ist Pflicht.
rules-russian = Russisch
rules-russian-line = Fliegende Damen, und ein Stein springt als Dame weiter, sobald er mitten im Sprung eine wird.
rules-brazilian = Brasilianisch
rules-brazilian-line = Die internationalen Regeln auf 8×8.
rules-pool = Pool
rules-pool-line = Fliegende Damen, Steine schlagen auch rückwärts, der Schlag ist frei wählbar.
rules-italian = Italienisch
rules-italian-line = Der größte Schlag ist Pflicht, und kein Stein darf eine Dame schlagen.
rules-spanish = Spanisch
rules-spanish-line = Fliegende Damen, der größte Schlag ist Pflicht, Steine schlagen nur vorwärts.
rules-czech = Tschechisch
rules-czech-line = Fliegende Damen, und das Schlagen mit der Dame geht vor.
rules-frisian = Friesisch
rules-frisian-line = 10×10, geschlagen wird auch waagerecht und senkrecht.
rules-canadian = Kanadisch
rules-canadian-line = Die internationalen Regeln auf 12×12.
rule-forced = Schlagzwang
rule-forced-line = Wer springen kann, muss springen.
rule-forced-off = Hier muss niemand springen.
rule-finish = Sprünge vollenden
rule-finish-line = Ein Sprung geht weiter, solange er kann.
rule-finish-on = Hier geht ein Sprung weiter, solange er kann.
rule-finish-off = Hier darf ein Sprung nach jedem Stein enden.
rule-flying = Fliegende Damen
rule-flying-line = Eine Dame zieht und schlägt über jede Entfernung.
rule-backward = Steine schlagen rückwärts
rule-backward-line = Steine ziehen nur vorwärts, springen aber vor und zurück.
rule-take-kings = Steine schlagen Damen
rule-take-kings-line = Ein Stein darf über eine Dame springen.
rule-crown-at-once = Dame im Sprung
rule-crown-at-once-line = Ein Stein, der die letzte Reihe berührt, springt als Dame weiter.
rule-straight = Gerade schlagen
rule-straight-line = Gesprungen wird auch waagerecht und senkrecht.
rule-rest = Damen ruhen
rule-rest-line = Nach drei Zügen ohne Schlag wartet eine Dame, bis ein anderer Stein gezogen hat.
rule-priority = Welcher Schlag
rule-priority-free = Frei
rule-priority-free-line = Unter den Schlägen wählst du frei.
rule-priority-most = Die meisten
rule-priority-most-line = Der Schlag, der die meisten Steine nimmt.
rule-priority-king = Dame zuerst
rule-priority-king-line = Ein Schlag mit einer Dame hat Vorrang vor einem mit einem Stein.
rule-priority-most-kings = Meiste, dann Damen
rule-priority-most-kings-line = Die meisten Steine, und bei gleich vielen die meisten Damen darunter.
rule-priority-italian = Italienisch
rule-priority-italian-line = Die meisten Steine, dann mit einer Dame, dann die meisten Damen, dann die früheste Dame.
rule-priority-value = Nach Wert
rule-priority-value-line = Der größte Wert, wobei eine Dame fast zwei Steine wert ist.

## Die Regeln der anderen Spiele mit Namen

rules-reversi = Reversi
rules-reversi-line = Schließe eine Reihe der anderen Farbe ein, und sie dreht sich ganz um. Wenn niemand mehr ziehen kann, gewinnen die meisten Steine.
rules-connect-four = Vier gewinnt
rules-connect-four-line = Steine fallen, und die erste Reihe gewinnt.
rules-chinese = Chinesisch
rules-chinese-line = Es zählen deine Steine und alles, was sie umschließen.
rules-japanese = Japanisch
rules-japanese-line = Es zählt, was du umschließt und was du geschlagen hast.
rules-aga = AGA
rules-aga-line = Gezählt wird wie chinesisch. Wer passt, gibt einen Stein ab.
rules-new-zealand = Neuseeländisch
rules-new-zealand-line = Wie chinesisch, aber Steine dürfen sich selbst die letzte Freiheit nehmen.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Was am Ende steht, lebt: Schlage, was tot ist.
rules-free-style = Freistil
rules-free-style-line = Fünf in einer Reihe oder mehr gewinnen.
rules-standard = Standard
rules-standard-line = Genau fünf in einer Reihe gewinnen.
rules-renju = Renju
rules-renju-line = Schwarz darf keine zwei Dreier, keine zwei Vierer und keine sechs in einer Reihe bilden.
rules-caro = Caro
rules-caro-line = Genau fünf gewinnen, außer wenn beide Enden blockiert sind.
rules-seat-stone = Startstein
rules-seat-stone-line = Ein schwarzer Stein steht am linken Rand, und Weiß beginnt.
rules-free = Freier Anfang
rules-free-line = Das Brett ist leer, und Schwarz beginnt, wo es will.
mode-hand-over = Übergabe
mode-hand-over-line = Erst „Zug beginnen“, dann „Zug beenden!“
mode-quick = Schnell
mode-quick-line = Ein Zug gilt, sobald du loslässt.

## Start

home-new-game = Neues Spiel
home-both = { $first } und { $second }
home-to-move = Zug { $turn }, { $player } ist dran
home-resume = Weiter
home-look = Ansehen
safe-start = Parlour ist mehrmals gleich nach dem Start abgebrochen, deshalb wurde kein Spiel geöffnet. Alle Spiele sind in der Bibliothek.
safe-start-killed = Einen Bericht gibt es nicht, weil Parlour von außen beendet wurde.
safe-start-save = Bericht sichern
safe-start-share = Bericht teilen

home-unfinished = { $count ->
    [one] Noch ein offenes Spiel
   *[other] Noch { $count } offene Spiele
}

## Die Bibliothek und die Mitspielenden

library = Bibliothek
library-all-games = Alle Spiele
library-unfinished = Fortsetzung folgt
library-finished = Beendet
library-to-move = { $player } ist dran
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Noch eines zeigen
   *[other] Noch { $count } zeigen
}
library-empty = Es wurde noch kein Spiel gespielt.
library-reading = Einen Moment …
library-none-of-these = Es gibt kein Spiel dieser Art.
library-deleted = Das Spiel ist gelöscht.
library-bring-back = Zurückholen
library-not-opened = Das Spiel lässt sich nicht öffnen: { $reason }.
library-later = Aus einer neueren Version von Parlour
library-files = Alles in einer Datei
library-files-line = Alles, was gespielt wurde, und wie es hier eingestellt ist. Wird es zurückgeholt, kommt es zu dem dazu, was schon da ist: Überschrieben wird nichts.
library-back-up = Alles sichern
library-restore = Sicherung zurückholen
library-collection = { $game }: alle Mitschriften
library-restored = { $new ->
    [0] Kein Spiel war neu.
    [one] Ein Spiel ist wieder da.
   *[other] { $new } Spiele sind wieder da.
} { $known ->
    [0] Keines war schon hier.
    [one] Eines war schon hier.
   *[other] { $known } waren schon hier.
} { $damaged ->
    [0] {""}
    [one] Eines ist nicht lesbar.
   *[other] { $damaged } sind nicht lesbar.
}
backup-writing = Wird gesichert …
backup-done = Spiele in der Sicherung: { $count }.
backup-left-out = Nicht darin, weil nicht lesbar: { $names }.
backup-stop = Anhalten
restore-reading = Die Sicherung wird gelesen …
restore-working = Wird zurückgeholt …
restore-what = Was darin ist
restore-new = Spiele, die dazukommen
restore-known = Spiele, die schon hier sind
restore-here = Spiele hier, die alle bleiben
restore-later = Von den neuen aus einer späteren Version
restore-later-line = Sie bleiben zu, bis diese App aktualisiert ist.
restore-damaged = Nicht lesbar
restore-positions = Stellungen, die dazukommen
restore-positions-here = Stellungen, die bleiben, wie sie hier sind
restore-with-settings = Auch die Optionen übernehmen
restore-with-settings-line = Sie ersetzen die Optionen hier.
restore-settings-same = Ihre Optionen sind dieselben wie hier.
restore-settings-damaged = Ihre Optionen sind nicht lesbar.
restore-now = Zurückholen
restore-nothing = Nichts darin ist hier neu.
restore-none = Es ist keine Sicherung offen.
restore-cut = Die Datei ist beschädigt oder endet zu früh: { $reason }.
restore-too-new = Eine spätere Version dieser App hat die Sicherung geschrieben. Aktualisiere die App, um sie zurückzuholen.
restore-other = Das ist keine Sicherung.
restore-stopped = Angehalten. Was zurück ist, bleibt; für den Rest noch einmal zurückholen.
restore-failed = Es endete zu früh: { $reason }. Für den Rest noch einmal zurückholen.
players = Mitspielende
players-none = Gebt euch vor einem Spiel Namen, dann wird hier gezählt, wie es ausgeht.
players-total = { $played ->
    [one] Ein Spiel, { $won } gewonnen
   *[other] { $played } Spiele, { $won } gewonnen
}
players-against = Gegen { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [one] , ein Remis
   *[other] , { $drawn } Remis
}
players-save = Als Tabelle sichern
players-anew = Ab jetzt zählen
players-since = Nur Spiele ab hier werden gezählt. Die früheren sind alle in der Bibliothek.
players-all = Wieder alle zählen
date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
date-and-year = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
} { $year }

## Einrichten

setup-start = Spiel starten
setup-swap = Seiten tauschen
setup-rules = Regeln
setup-house-rules = Hausregeln
setup-turns = So wechselt ihr euch ab
setup-seats = So sitzt ihr
seats-side = Nebeneinander
seats-side-line = Alles steht für beide gleich herum.
seats-across = Gegenüber
seats-across-line = Was zur anderen Seite gehört, steht kopfüber am fernen Rand.
seats-sides = An den Seiten
seats-sides-line = Was zu einer Seite gehört, ist nach links oder rechts gedreht, auf einem Bildschirm, der breiter als hoch ist.
seats-turning = Dreht sich mit
seats-turning-line = Das Brett dreht sich immer zu der Seite, die dran ist.
setup-tournament = Ein ernstes Spiel
setup-tournament-line = Kein Zurück, keine Tipps, keine Warnungen.
setup-series = Wie viele Spiele
series-one = Eines
series-best = Best of { $games }
series-line = Nach jedem Spiel werden die Seiten getauscht. Ein Remis zählt für beide einen halben Punkt.
series-game = Spiel { $number } von { $games }
series-next = Weiter zu Spiel { $number } von { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } hat gewonnen. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: Gleichstand. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
    [one] { $player } hat das letzte Spiel verloren.
   *[other] { $player } hat die letzten { $count } Spiele verloren.
}
equal-level = Diesmal Stufe { $level }?
equal-stones = { $count ->
    [one] Ein Vorgabestein für { $player }?
   *[other] { $count } Vorgabesteine für { $player }?
}
equal-begin = Beginnt diesmal { $player }?
equal-time = Nur { $time } für { $player }?
equal-yes = Ja, so
equal-no = Nein, wie bisher
result-between = { $player } : { $other } insgesamt: { $score }
setup-moves-first = { $side }, zieht zuerst
setup-moves-second = { $side }, zieht als Zweites
setup-opens = { $side }, setzt die ersten Steine
setup-chooses = { $side }, wählt dann eine Farbe
setup-more-rules = Weitere Regeln
setup-fewer = Weniger zeigen
setup-more-house-rules = Weitere Hausregeln
setup-more-house-rules-line = Welcher Schlag, Damen, das Brett
setup-board = Brett
setup-other = Andere
setup-opening = Eröffnung
setup-goal = Zum Sieg
setup-goal-line = Wer zuerst { $count } in einer Reihe hat, gewinnt: waagerecht, senkrecht oder schräg.
opening-free = Frei
opening-free-line = Schwarz beginnt, wo es will.
opening-swap = Swap
opening-swap-line = Wer beginnt, setzt drei Steine, die andere Seite wählt eine Farbe.
opening-swap-two = Swap2
opening-swap-two-line = Wie Swap, oder zwei weitere setzen und die erste Seite wählen lassen.
go-size-full = Das volle Brett: ein ganzer Abend.
go-size-middle = Ein mittleres Brett: etwa eine Stunde.
go-size-small = Ein kleines Brett: eine halbe Stunde, und gut zum Lernen.
go-size-tiny = Ein winziges Brett zum Ausprobieren.
go-size-large = Größer als das übliche Brett: Lasst euch Zeit.
go-handicap = Vorgabe
go-no-handicap = Keine
go-handicap-line = { $stones ->
    [0] Niemand hat einen Vorsprung.
   *[other] { $stones } schwarze Steine stehen auf den Sternpunkten, und Weiß zieht zuerst.
}
go-komi = Komi
go-komi-none = Weiß bekommt nichts, und es kann Gleichstand geben.
go-komi-black = Schwarz bekommt ein Komi von { $points }, obwohl es zuerst zieht.
go-komi-whole = Weiß zieht als Zweites und bekommt dafür ein Komi von { $points }. Es kann Gleichstand geben.
go-komi-half = Weiß zieht als Zweites und bekommt dafür ein Komi von { $points }. Gleichstand gibt es nie.
rule-seat-stones = Startsteine
rule-seat-stones-line = Wie im alten China: In den Ecken stehen zwei von jeder Farbe, und Weiß beginnt.
setup-done = Fertig
setup-names = Anna, Ben, Mia, Paul, Oma, Opa
setup-unfinished = { $turns ->
    [one] Das Spiel auf dem Tisch hat einen Zug. Es bleibt erhalten: „Zurück“ holt es wieder her.
   *[other] Das Spiel auf dem Tisch hat { $turns } Züge. Es bleibt erhalten: „Zurück“ holt es wieder her.
}

## Das Spiel

start-turn = Zug beginnen
finish-turn = Zug beenden!
clear-moves = Zug löschen
show-previous = Letzten Zug zeigen
hide-previous = Zug ausblenden
undo = Zurück
redo = Vor
previous = Letzter
home = Start
rematch = Revanche, Seiten getauscht
resign = Aufgeben
agree-draw = Remis vereinbaren
new-game = Neues Spiel
rules = Regeln
settings = Optionen
turn-of = { $player } ist dran
ready = Es kann losgehen! { $side } ist dran!
strip-turn = { $side }, du bist dran
strip-pieces = { $count ->
    [0] { $side }, kein Stein mehr
    [one] { $side }, ein Stein
   *[other] { $side }, { $count } Steine
}
claim-repetition = { $times ->
    [4] Remis beanspruchen: zum vierten Mal hier
   *[other] Remis beanspruchen: zum dritten Mal hier
}
claim-no-progress = Remis beanspruchen: { $moves } Züge ohne Fortschritt
claim-few-pieces = Remis beanspruchen: zu wenige Steine zum Gewinnen

say-chosen = { $from } ist gewählt.
say-moves = { $from } zieht nach { $to }.
say-jumps = { $count ->
    [one] { $from } springt nach { $to }. Ein Stein wird geschlagen.
   *[other] { $from } springt nach { $to }. { $count } Steine werden geschlagen.
}
say-king-me = Dame! Sie zieht vor und zurück, und der Zug endet hier.
say-no-previous = Es gibt noch keinen letzten Zug
say-nothing-to-undo = Weiter zurück geht es nicht.
say-nothing-to-redo = Weiter vor geht es nicht.
say-game-goes-on = Das Spiel geht weiter.
say-earlier-match = Das Spiel davor ist wieder da.
say-not-saved = Das Spiel ließ sich nicht sichern ({ $reason }). Du kannst weiterspielen.
say-put-aside = { $count ->
    [one] Eine Datei ließ sich nicht lesen ({ $reason }). Sie wurde als { $file } aufgehoben.
   *[other] { $count } Dateien ließen sich nicht lesen (die erste: { $reason }). Sie wurden aufgehoben, die erste als { $file }.
}
say-unread = { $count ->
    [one] Der Datenträger gab eine Datei nicht her ({ $file }: { $reason }). Sie bleibt, wo sie ist.
   *[other] Der Datenträger gab { $count } Dateien nicht her (die erste: { $file }, { $reason }). Sie bleiben, wo sie sind.
}
say-later = { $count ->
    [one] Ein Spiel wurde von einer neueren Version von Parlour gesichert. Es bleibt, wie es ist.
   *[other] { $count } Dateien wurden von einer neueren Version von Parlour gesichert. Sie bleiben, wie sie sind.
}
say-unknown-settings = { $count ->
    [one] Eine Einstellung stammt aus einer neueren Version von Parlour. Sie bleibt erhalten, gilt hier aber nicht.
   *[other] { $count } Einstellungen stammen aus einer neueren Version von Parlour. Sie bleiben erhalten, gelten hier aber nicht.
}
say-saved-again = Alles ist wieder gesichert.
say-sketch-kept = Diese Stellung wird nicht gesichert, weil eine neuere Version von Parlour eine andere gesichert hat.
say-only-looking = Hier wird nichts gesichert, weil Parlour in einem anderen Fenster offen ist.
say-leave-unsaved = Nicht alles ließ sich sichern ({ $reason }). Noch einmal schließen beendet Parlour trotzdem.
occupied = Parlour ist schon offen
occupied-line = Deine Spiele sind in einem anderen Fenster offen, und zwei würden einander überschreiben. Du kannst dir hier alles ansehen, gesichert wird nichts.
occupied-look = Ansehen, ohne zu sichern
occupied-close = Schließen

illegal-game-over = Das Spiel ist zu Ende.
illegal-match-full = Ein Spiel fasst { $most } Züge. Dieses ist voll.
illegal-off-board = Das ist nicht auf dem Brett.
illegal-light-square = Gezogen wird nur auf den dunklen Feldern.
illegal-empty = Dort steht kein Stein.
illegal-not-yours = Das ist nicht dein Stein.
illegal-blocked = Dieser Stein kann nicht ziehen.
illegal-must-capture = { $count ->
    [one] Schlagen ist Pflicht. Der markierte Stein kann springen.
   *[other] Schlagen ist Pflicht. Die markierten Steine können springen.
}
illegal-must-continue = Der Sprung ist nicht zu Ende. Weiter auf ein markiertes Feld!
illegal-unreachable = Dorthin kann der Stein nicht.
illegal-occupied = Dort steht schon ein Stein.
illegal-turn-ends = Der Zug endet dort.
illegal-nothing = Wähle erst einen Stein und ein Feld.
illegal-must-capture-most = Auf anderem Weg lassen sich mehr Steine schlagen, und das ist Pflicht.
illegal-must-capture-with-king = Deine Dame kann schlagen und hat Vorrang vor einem Stein.
illegal-king-rests = Diese Dame hat dreimal hintereinander gezogen. Zieh einen anderen Stein.
illegal-no-flips = Dort würde sich nichts umdrehen.
illegal-cannot-pass = Du kannst ziehen, also darfst du nicht passen.
illegal-suicide = Der Stein hätte dort keine Freiheit.
illegal-ko = Ko: Spiele erst woanders.
illegal-superko = Das ganze Brett stünde wieder so da wie schon einmal.
illegal-overline = Für Schwarz verboten: mehr als fünf in einer Reihe.
illegal-double-four = Für Schwarz verboten: zwei Vierer auf einmal.
illegal-double-three = Für Schwarz verboten: zwei offene Dreier auf einmal.
illegal-column-full = Diese Spalte ist voll.
illegal-not-adjacent = Ein Stein muss neben einem anderen stehen.
illegal-choose-first = Wähle zuerst deine Farbe.
illegal-no-choice = Jetzt gibt es nichts zu wählen.
illegal-must-pass = Nirgends lässt sich etwas umdrehen, also wird diesmal gepasst.
illegal-falls = Der Stein fällt weiter nach unten.
illegal-nothing-to-count = Solange gespielt wird, wird nicht gezählt.
illegal-all-alive = Nach diesen Regeln lebt alles, was steht.
illegal-no-claim = Remis lässt sich jetzt nicht beanspruchen.

result-wins = { $player } gewinnt
result-draw = Remis
result-turns = { $turns ->
    [0] Es wurde kein Zug gespielt.
    [one] Ein Zug.
   *[other] { $turns } Züge.
}
reason-no-pieces = { $loser } hat keinen Stein mehr.
reason-no-moves = { $loser } kann nicht ziehen.
reason-resigned = { $loser } hat aufgegeben.
reason-agreed = Von beiden vereinbart.
reason-repetition = { $times ->
    [4] Die Stellung stand zum vierten Mal.
   *[other] Die Stellung stand zum dritten Mal.
}
reason-no-progress = Je { $moves } Züge, ohne dass geschlagen oder ein einfacher Stein gezogen wurde.
reason-few-pieces = Es sind zu wenige Steine zum Gewinnen übrig.
reason-line = { $length ->
    [3] Drei in einer Reihe.
    [4] Vier in einer Reihe.
    [5] Fünf in einer Reihe.
   *[other] { $length } in einer Reihe.
}
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] Mit einem halben Punkt.
    [1] Mit einem Punkt.
   *[other] Mit { $points } Punkten.
}
reason-empty-squares = Leere Felder gehen an den Sieger.
reason-same = Beide haben gleich viel.
reason-full-board = Das Brett ist voll.
reason-no-point = { $side } darf nirgends setzen.
reason-time = { $loser } hat keine Zeit mehr.
reason-time-draw = Die Zeit war um, aber die andere Seite konnte nicht mehr gewinnen.

## Passen, Eröffnungen und das Zählen

pass = Passen
play-on = Weiterspielen
strip-komi = { $side }, Komi { $komi }
strip-stone = Dein Stein: { $side }
strip-choice = Deine Wahl
moves-pass = passt
moves-play-on = Es geht weiter
moves-chose = { $player } spielt { $side }
moves-place-two = { $player } setzt zwei weitere
say-places = { $side } auf { $square }.
say-turns-over = { $count ->
    [one] Ein Stein dreht sich um.
   *[other] { $count } Steine drehen sich um.
}
say-takes = { $count ->
    [one] Ein Stein wird geschlagen.
   *[other] { $count } Steine werden geschlagen.
}
say-passed = { $side } passt.
say-cannot-move = { $side } kann nicht ziehen. { $other } macht weiter.
say-chose = { $player } spielt { $side }.
opening-placing = { $player } setzt drei Steine: zwei für { $first }, einen für { $second }.
opening-placing-two = { $player } setzt zwei weitere: einen für { $second }, einen für { $first }.
choice-title = { $player } wählt
choice-side = { $side } spielen
choice-side-next = Du setzt den nächsten Stein.
choice-side-wait = { $other } setzt den nächsten Stein.
choice-two = Zwei weitere setzen
choice-two-wait = Einen für { $second }, einen für { $first }. Dann wählt { $other }.
count-ahead = { $points ->
    [0.5] { $side } führt mit einem halben Punkt
    [1] { $side } führt mit einem Punkt
   *[other] { $side } führt mit { $points } Punkten
}
count-even = Beide haben gleich viel
count-hint = Tippe auf eine Gruppe, um zu sagen, dass sie tot ist oder lebt.
count-open = An den markierten Punkten ist eine Grenze offen.
count-asks = { $player } einverstanden?
count-agrees = { $player } einverstanden
count-stones = { $count ->
    [one] Stein
   *[other] Steine
}
count-territory = Gebiet
count-prisoners = { $count ->
    [one] Gefangener
   *[other] Gefangene
}
count-komi = Komi

## Für alle, die zuhören

access-back = Zurück
access-more = Mehr
access-rename = Umbenennen
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Löschen
access-close = Schließen
access-first = Zum Anfang
access-earlier = Einen Zug zurück
access-later = Einen Zug vor
access-last = Zum Ende
access-name = Name
access-empty = { $square }, leer
access-man = { $square }, { $side }
access-king = { $square }, Dame von { $side }
access-can = { $square }, wählbar
access-chosen = { $square }, gewählt

## Uhren

setup-clock = Uhr
clock-none = Keine
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, { $delay } Aufschub
clock-bronstein = { $main }, { $delay } zurück
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } in { $period }
clock-hourglass = Sanduhr, { $main }
clock-per-turn = { $time } pro Zug
clock-sudden-death-line = Eine Zeit für das ganze Spiel.
clock-fischer-line = Jeder Zug bringt etwas Zeit dazu.
clock-delay-line = Bei jedem Zug wartet die Uhr ein wenig, bevor sie läuft.
clock-bronstein-line = Nach einem Zug kommt seine Zeit zurück, bis zur Grenze.
clock-byo-yomi-line = Nach der Hauptzeit gibt es Perioden. Eine, die nicht aufgebraucht ist, kommt ganz zurück.
clock-canadian-line = Nach der Hauptzeit so viele Züge in einer Periode, immer wieder.
clock-hourglass-line = Was die eine Seite verbraucht, gewinnt die andere.
clock-per-turn-line = Jeder Zug hat gleich viel Zeit.
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
clock-waits = wartet { $seconds } s
clock-ready = Bereit?
clock-paused = Die Uhren stehen
clock-next = Als Nächstes läuft die Uhr von { $player }.
clock-start = Uhren starten
clock-go-on = Weiter

## Nachspielen

replay = Nachspielen
replay-start = Der Anfang
replay-turn = Zug { $turn } von { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Zwei weitere Steine sind zu setzen.
replay-chose-side = Die Seiten wurden gewählt.
replay-play-on = Sie sind sich nicht einig und spielen weiter.
replay-settled = Beide sind sich einig, was tot ist, und es wird gezählt.
replay-resigned = { $player } gibt auf.
replay-claimed = Remis wird beansprucht.
replay-agreed = Beide vereinbaren Remis.
replay-flag = Die Zeit von { $player } ist um.
replay-done = Fertig
replay-play-from-here = Ab hier spielen

## A match that is looked at again

review = Analyse
review-stop = Analyse anhalten
review-before = Voriger Schlüsselmoment
review-next = Nächster Schlüsselmoment
review-better-turn = Besserer Zug
review-show-better = Besseren Zug zeigen
review-hide-better = Besseren Zug ausblenden
review-try-again = Ab hier noch einmal
review-try-computer = Noch einmal gegen den Computer
review-first-look = Erster Blick: { $done } von { $all }
review-closer-look = Genauerer Blick: { $done } von { $all }
review-compares = Bessere Züge werden verglichen …
review-stopped = Die Analyse ist angehalten. Sie kann weitergehen.
review-unknown = Diese Stelle wurde noch nicht angesehen.
review-best = Das war der beste Zug: { $because }
review-as-good = { $turn } war so gut wie der beste Zug.
review-cost = { $turn } hat die Gewinnchance von { $before } auf { $after } Prozent gesenkt.
review-better = Besser: { $because }
review-line = Dann: { $turns }
review-moments = { $count ->
    [0] Kein Zug hat viel gekostet.
    [one] Es gibt einen Schlüsselmoment.
   *[other] Es gibt { $count } Schlüsselmomente.
}
say-tries-again = { $turns ->
    [0] Weiter geht es vom Anfang an. Das Spiel selbst bleibt in der Bibliothek.
   *[other] Weiter geht es ab Zug { $turns }. Das Spiel selbst bleibt in der Bibliothek.
}
say-play-from = { $turns ->
    [0] Weiter geht es vom Anfang an. „Vor“ holt die Züge danach wieder her.
   *[other] Weiter geht es ab Zug { $turns }. „Vor“ holt die Züge danach wieder her.
}
say-play-on-from = Weiter geht es ab Zug { $turns }.

## Setting a position up

editor-title = Stellung aufbauen
editor-take-over = Diese Stellung bearbeiten
editor-man = Stein von { $side }
editor-king = Dame von { $side }
editor-take = Radieren
editor-to-move = { $side } ist dran
editor-clear = Leeren
editor-copy = Kopieren
editor-start = Anfang
editor-whole = Ganzes Brett
editor-help-put = Tippe auf ein Feld, um den Stein dorthin zu setzen, und noch einmal, um ihn wegzunehmen.
editor-help-take = Tippe auf einen Stein, um ihn wegzunehmen.
editor-help-drop = Tippe auf eine Spalte, und der Stein fällt.
editor-help-column = Tippe auf eine Spalte, um ihren obersten Stein wegzunehmen.
editor-copied = Die Stellung ist in der Zwischenablage.
editor-pasted = Das ist die Stellung aus der Zwischenablage. „Zurück“ holt die andere wieder her.
editor-uncrowned = Ein einfacher Stein auf der letzten Reihe wäre eine Dame. Setze dort eine Dame hin.
editor-no-liberty = Der markierte Stein hat keine Freiheit: Er wäre geschlagen worden.
editor-both-won = Beide haben genug in einer Reihe, und schon mit der ersten war das Spiel zu Ende.
editor-over = { $why } Das Spiel wäre sofort zu Ende.
editor-no-turns = Keine Seite kann ziehen.
editor-uneven = Zu { $first } gegen { $second } kommt es hier in keinem Spiel, aber ihr könnt es spielen.
editor-prisoners = Von { $black } geschlagen: { $first }. Von { $white } geschlagen: { $second }.
setup-position = Womit es beginnt
setup-position-line = Ein Rätsel, eine Studie, ein Spiel aus einem Buch: Weiterspielen geht von überall aus.
setup-position-own = Die Stellung, die ihr aufgebaut habt
setup-position-unfit = Die Stellung, die ihr aufgebaut habt, passt nicht zu diesen Regeln. Das Spiel beginnt wie üblich.
setup-position-change = Ändern
setup-position-usual = Üblicher Anfang

## Mitschriften

record = Mitschrift
record-own = Dieses Spiel
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Eine Zugfolge: Zug um Zug in einer Zeile
record-copy = Kopieren
record-save = Als Datei sichern
record-share = Teilen
record-other = Ein anderes Spiel
record-other-about = Hol ein Spiel her, das anderswo aufgeschrieben wurde: Dame als PDN, Go, Gomoku und Reversi als SGF oder GGF, oder jedes Spiel als Zeile von Zügen. Es kommt nach dem Spiel auf dem Tisch, und „Zurück“ holt dieses wieder her.
record-paste = Einfügen
record-open = Datei öffnen
record-drop = Du kannst eine Datei auch auf das Fenster ziehen.
record-copied = Die Mitschrift ist in der Zwischenablage.
record-saved = Gesichert als { $place }.
record-taken = { $turns ->
    [0] Ein Spiel ohne Züge liegt auf dem Tisch.
    [one] Ein Spiel mit einem Zug liegt auf dem Tisch.
   *[other] Ein Spiel mit { $turns } Zügen liegt auf dem Tisch.
}
record-left-out = { $count ->
    [one] Eine Anmerkung oder Variante wurde weggelassen.
   *[other] { $count } Anmerkungen und Varianten wurden weggelassen.
}
record-take-part = { $turns ->
    [one] Den Zug vor dem Fehler nehmen
   *[other] Die { $turns } Züge vor dem Fehler nehmen
}
record-so-far = Mitschriften bisher: { $count }
record-stop = Anhalten
record-imported = Neu: { $new }. Schon hier: { $same }. Nicht lesbar: { $unreadable }.
record-stopped = Angehalten.
record-no-game = In diesem Text ist kein Spiel.
record-not-written = Dieses Spiel lässt sich nicht aufschreiben. { $reason }
record-no-clipboard = Hier gibt es keine Zwischenablage. Sichere die Mitschrift als Datei oder öffne eine.
record-nothing-copied = In der Zwischenablage ist kein Text.
record-no-dialog = Dieses System zeigt keinen Dateidialog. Füge die Mitschrift ein oder zieh die Datei auf das Fenster.
record-not-here = Das geht auf diesem Gerät nicht.
record-too-large = Die Datei ist zu groß für eine Mitschrift: mehr als { $size } MB.
record-not-a-file = Das ist keine Datei.
record-failed = Das hat nicht geklappt: { $reason }.
record-line = Zeile { $line }: { $what }
record-missing = Hier fehlt etwas.
record-unexpected = „{ $found }“ ist nicht zu verstehen.
record-unclosed = Was mit „{ $sign }“ beginnt, wird nie geschlossen.
record-misplaced = So können Steine nicht stehen.
record-other-game = Das ist ein Spiel anderer Art ({ $kind }).
record-too-much = Das ist mehr, als gelesen werden kann. Die Grenze liegt bei { $most }.
record-late-setup = Mitten im Spiel werden Steine auf das Brett gestellt. Das tut kein Zug.
record-not-a-turn = „{ $turn }“ ist kein Zug.
record-ambiguous = „{ $turn }“ kann { $turns } bedeuten.
record-out-of-turn = „{ $turn }“ ist ein Zug der anderen Seite.
record-illegal = { $turn } ist nicht möglich. { $why }
record-illegal-squares = { $turn } ist nicht möglich. { $why } ({ $squares })

## Optionen

settings-theme = Design
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-black = Schwarz
settings-theme-contrast = Hoher Kontrast
settings-text = Textgröße
settings-text-size = { $percent } %
settings-language = Sprache
settings-sound = Ton
settings-mute = Stumm
sound-on = Ton an
settings-mute-line = Es ist nichts zu hören.
settings-volume-pieces = Steine
settings-volume-signals = Signale
settings-volume-off = Aus
settings-volume-low = Leise
settings-volume-middle = Mittel
settings-volume-high = Laut
settings-look = Aussehen
settings-look-board = Brett
settings-look-pieces = Steine
settings-marks = Markierungen
colour-green = Grün
colour-blue = Blau
colour-purple = Violett
board-walnut = Nussbaum
board-ash = Esche
board-slate = Schiefer
board-kaya = Kaya
board-bamboo = Bambus
board-teal = Petrol
board-graphite = Graphit
board-birch = Birke
set-black-red = Schwarz und Rot
set-black-white = Schwarz und Weiß
set-red-white = Rot und Weiß
set-classic = Klassisch
set-navy = Dunkelblau
set-slate = Schiefer und Muschel
set-flat = Flach
set-red-yellow = Rot und Gelb
set-plum-cream = Lila und Creme
settings-labels = Namen der Felder
settings-labels-letters = A1 bis H8
settings-labels-numbers = 1 bis 32
settings-labels-none = Keine
settings-board = Beim Spielen
settings-show-moves = Mögliche Züge zeigen
settings-show-moves-line = Punkte, wohin der gewählte Stein darf, ein Ring, wo er schlagen muss.
settings-numbers = Steine nummerieren
settings-numbers-line = Jeder Stein zeigt, in welchem Zug er gesetzt wurde.
settings-motion = Weniger Bewegung
settings-motion-line = Steine wechseln den Platz, ohne zu gleiten.
settings-motion-off = Aus
settings-motion-on = An
settings-hand = Die Hand, mit der du spielst
settings-hand-both = Beide Hände
settings-hand-left = Links
settings-hand-right = Rechts
settings-hand-line = Bei einer Hand liegt alles, was du beim Spielen berührst, an ihrem Daumen.
settings-scan = Mit einem Schalter
settings-scan-off = Aus
settings-scan-slow = Langsam
settings-scan-middle = Mittel
settings-scan-fast = Schnell
settings-scan-line = Eins nach dem anderen wird angeboten, und ein einziger Schalter wählt es: Leertaste, Eingabetaste, eine beliebige Taste eines Gamepads oder ein Tippen irgendwo.
settings-scan-taps = Tippen gilt überall als Schalter
settings-scan-taps-line = Ist das aus, können andere den Bildschirm wie gewohnt berühren.
settings-gamepad = Gamepad
gamepad-cross = Steuerkreuz oder linker Stick
gamepad-moves = Von einem zum nächsten und über das Brett
gamepad-lower = Die untere Taste
gamepad-presses = Wählen
gamepad-right = Die rechte Taste
gamepad-goes-back = Zug löschen oder zurückgehen
gamepad-shoulders = Die Schultertasten
gamepad-undoes = „Zurück“ und „Vor“, auch beim Nachspielen
gamepad-start = Start
gamepad-shows-more = „Mehr“, vor einem Spiel: Spiel starten
settings-haptics = Vibration
settings-haptics-off = Aus
settings-haptics-light = Leicht
settings-haptics-strong = Stark
settings-about = Über die App
settings-version = Parlour { $version }. Zum Spielen ohne Internet, zu zweit an einem Bildschirm.
settings-credits = Eigens für dieses Spiel gezeichnet. Schriften: Literata und Nunito Sans, SIL Open Font License.
about-line = Lizenzen und die Arbeit anderer in dieser App
about-own = Parlour ist quelloffen, wahlweise unter der MIT License oder der Apache License 2.0.
about-notices = Arbeit anderer
about-notices-line = Bibliotheken anderer in dieser App: { $count }. Tippe auf eine Lizenz, um sie zu lesen.

## Die Seiten mit den Regeln

rules-of = Regeln: { $game }
rules-by = So, wie ihr spielt: { $rules }
lessons = Lektionen
lessons-line = Jedes Spiel in etwa zwei Minuten: ein wenig lesen, dann selbst auf dem Brett ausprobieren.
lessons-offer = Ist ein Spiel neu für euch?
lessons-offer-line = Zu jedem gibt es eine Lektion von zwei Minuten, auf einem kleinen Brett.
lessons-yes = Zeig mal
lessons-no = Nein, danke
lesson-new = { $all ->
    [one] Eine Aufgabe zum Ausprobieren
   *[other] { $all } Aufgaben zum Ausprobieren
}
lesson-progress = { $done } von { $all } geschafft
lesson-complete = Alles geschafft
lesson-done = Gut gemacht!
lesson-missed = So darfst du spielen, aber gefragt ist etwas anderes.
lesson-passed = Die andere Seite kann nicht ziehen und passt. Du bist noch einmal dran!
lesson-again = Noch einmal
lesson-pass = Passen

## Die Regeln von Dame

checkers-start-title = Der Anfang
checkers-start-text = Je { $men } Steine, auf den dunklen Feldern. { $first } beginnt.
checkers-start-goal = Mach einen ersten Zug.
checkers-move-title = Ziehen
checkers-move-text = Ein Stein zieht ein Feld schräg nach vorn, auf ein leeres Feld.
checkers-move-goal = Zieh den Stein auf einen der Punkte.
checkers-jump-title = Schlagen
checkers-jump-text = Spring über einen Stein der anderen Farbe auf das leere Feld dahinter, und er ist geschlagen.
checkers-jump-goal = Schlage den Stein.
checkers-jump-forward = Einfache Steine springen nur vorwärts.
checkers-forced-title = Schlagzwang
checkers-forced-text = Wer springen kann, muss springen.
checkers-forced-goal = Versuche, den Stein zu ziehen, der nicht springen kann.
checkers-backward-title = Auch rückwärts
checkers-backward-text = Einfache Steine ziehen nur vorwärts, aber sie springen auch rückwärts.
checkers-backward-goal = Spring rückwärts.
checkers-straight-title = Auch gerade
checkers-straight-text = Gesprungen wird auch gerade nach vorn, zurück und zur Seite: von einem dunklen Feld über das nächste dunkle auf das dahinter.
checkers-straight-goal = Spring gerade nach vorn.
checkers-chain-title = Sprung um Sprung
checkers-chain-text = Kann der Stein von dort, wo er landet, noch einmal springen, so gehört das zum selben Zug.
checkers-chain-goal = Schlage zwei Steine in einem Zug.
checkers-removal = Was übersprungen wurde, kommt am Ende des Zuges vom Brett. Kein Stein wird zweimal übersprungen.
checkers-most-title = So viele wie möglich
checkers-most-text = Lässt sich auf mehrere Arten schlagen, muss es die sein, die die meisten Steine nimmt.
checkers-most-goal = Finde den Weg, der die meisten nimmt.
checkers-most-kings-title = So viele wie möglich
checkers-most-kings-text = Der Weg, der die meisten Steine nimmt, ist Pflicht. Nehmen mehrere gleich viele, ist es der mit den meisten Damen darunter.
checkers-most-kings-goal = Finde den Weg, der die meisten nimmt.
checkers-most-italian-title = So viele wie möglich
checkers-most-italian-text = Der Weg, der die meisten Steine nimmt, ist Pflicht. Nehmen mehrere gleich viele: eher mit einer Dame als mit einem Stein, dann die meisten Damen, dann der Weg, der früher eine Dame nimmt.
checkers-most-italian-goal = Finde den Weg, der die meisten nimmt.
checkers-most-value-title = So viel wie möglich
checkers-most-value-text = Der Weg, der am meisten nimmt, ist Pflicht. Eine Dame zählt etwas weniger als zwei Steine. Ist es gleich viel, hat die Dame Vorrang vor dem Stein.
checkers-most-value-goal = Finde den Weg, der am meisten nimmt.
checkers-with-king-title = Die Dame zuerst
checkers-with-king-text = Wenn eine Dame und ein Stein schlagen können, muss es die Dame tun.
checkers-with-king-goal = Schlage mit der Dame.
checkers-no-kings-title = Steine und Damen
checkers-no-kings-text = Ein einfacher Stein kann nicht über eine Dame springen. Das kann nur eine Dame.
checkers-no-kings-goal = Versuche, über die Dame zu springen.
checkers-crown-title = Eine Dame werden
checkers-crown-text = Ein Stein, dessen Zug auf der letzten Reihe endet, wird zur Dame.
checkers-crown-goal = Mach eine Dame.
checkers-crown-ends = Der Zug endet dort immer, auch nach einem Sprung.
checkers-crown-at-once-title = Dame mitten im Sprung
checkers-crown-at-once-text = Ein Stein, der auf die letzte Reihe springt, ist sofort eine Dame und springt als Dame weiter.
checkers-crown-at-once-goal = Schlage zwei Steine: den zweiten als Dame.
checkers-crown-passes-title = Nur vorbeigekommen
checkers-crown-passes-text = Ein Stein, der von der letzten Reihe weiterspringen kann, springt weiter und bleibt ein einfacher Stein.
checkers-crown-passes-goal = Schlage zwei Steine auf dem Weg über die letzte Reihe.
checkers-king-title = Damen
checkers-king-text = Eine Dame zieht und springt immer nur einen Schritt weit, vorwärts und rückwärts.
checkers-king-goal = Zieh die Dame rückwärts oder vorwärts.
checkers-flying-title = Fliegende Damen
checkers-flying-text = Eine Dame zieht auf einer freien Linie so weit, wie sie will, vorwärts und rückwärts.
checkers-flying-goal = Lass die Dame fliegen.
checkers-flying-jump-title = Damen schlagen von fern
checkers-flying-jump-text = Eine Dame springt aus jeder Entfernung über einen Stein und landet auf einem beliebigen leeren Feld dahinter.
checkers-flying-jump-goal = Schlage den Stein von fern.
checkers-rest-title = Eine Dame muss ruhen
checkers-rest-text = Eine Dame, die dreimal hintereinander gezogen hat, muss warten, bis ein anderer Stein von dir gezogen hat. Das gilt, solange du einfache Steine hast.
checkers-rest-goal = Diese Dame hat dreimal gezogen. Versuche, sie zu ziehen.
checkers-end-title = Gewinnen
checkers-end-text = Du gewinnst, wenn die andere Seite keinen Stein mehr hat oder nicht ziehen kann.
checkers-end-goal = Sperr den letzten Stein ein.
checkers-draw-title = Remis
checkers-draw-text = Remis ist es, wenn beide sich einig sind. Wer am Zug ist, kann es auch beanspruchen.
checkers-draw-repetition = Wenn eine Stellung zum { $times ->
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] { $times }.
} Mal entsteht.
checkers-draw-quiet = Nach je { $quiet } Zügen, ohne dass geschlagen oder ein einfacher Stein gezogen wurde.
checkers-draw-three = Mit drei Steinen gegen eine Dame bleiben { $three } Züge zum Gewinnen.
checkers-draw-two = Mit zwei Steinen oder einem gegen eine Dame bleiben { $two } Züge zum Gewinnen.

## Die Regeln von Reversi

reversi-play-title = Einen Stein setzen
reversi-play-text = { $first } beginnt. Setze einen Stein so, dass zwischen ihm und einem anderen von dir eine Reihe von Steinen der anderen Farbe steht. Alle dazwischen drehen sich um.
reversi-play-goal = Setze einen Stein auf einen der Punkte.
reversi-lines-title = In alle Richtungen zugleich
reversi-lines-text = Ein Stein wirkt in alle acht Richtungen: waagerecht, senkrecht und schräg.
reversi-lines-goal = Drehe sechs Steine auf einmal um.
reversi-nothing-title = Etwas muss sich umdrehen
reversi-nothing-text = Wo sich kein Stein umdrehen würde, darfst du nicht setzen.
reversi-nothing-goal = Versuche ein leeres Feld ohne Punkt.
reversi-pass-title = Passen
reversi-pass-text = Wer nirgends setzen kann, passt. Wer setzen kann, muss setzen.
reversi-pass-goal = Setze so, dass { $second } nicht kann.
reversi-end-title = Das Ende
reversi-end-text = Das Spiel endet, wenn keine Seite mehr setzen kann. Wer mehr Steine hat, gewinnt.
reversi-end-goal = Setze den letzten Stein.

## Die Regeln von Go

go-play-title = Einen Stein setzen
go-play-text = Ihr setzt abwechselnd einen Stein dorthin, wo sich zwei Linien kreuzen. Gezogen werden Steine nie.
go-play-goal = Setze irgendwohin einen Stein.
go-capture-title = Schlagen
go-capture-text = Die leeren Punkte neben einem Stein sind seine Freiheiten. Hat er keine mehr, kommt er vom Brett.
go-capture-goal = Nimm dem weißen Stein die letzte Freiheit.
go-group-title = Gruppen
go-group-text = Steine einer Farbe, die sich entlang der Linien berühren, teilen ihre Freiheiten. Sie leben oder gehen gemeinsam.
go-group-goal = Schlage beide weißen Steine.
go-suicide-title = Ohne Freiheit kein Zug
go-suicide-text = Du darfst nicht setzen, wo dein Stein keine Freiheit hätte.
go-suicide-goal = Versuche, in die Ecke zu setzen.
go-own-stones-title = Eigene Steine schlagen
go-own-stones-text = Du darfst auch setzen, wo deine Steine keine Freiheit mehr haben. Dann kommen deine eigenen Steine vom Brett.
go-own-stones-goal = Sieh, was mit deinen Steinen geschieht.
go-first-title = Schlagen geht vor
go-first-text = Du darfst ohne Freiheit setzen, wenn du damit Steine der anderen Seite schlägst. Sie gehen zuerst und machen Platz.
go-first-goal = Schlage die zwei weißen Steine.
go-ko-title = Ko
go-ko-text = Ein einzelner Stein, der gerade einen einzelnen Stein geschlagen hat, darf nicht sofort zurückgeschlagen werden. Spiele erst woanders.
go-ko-goal = Weiß hat gerade einen Stein geschlagen. Versuche, zurückzuschlagen.
go-superko-title = Ko
go-superko-text = Kein Zug darf das ganze Brett wieder so herstellen, wie es schon einmal stand. Spiele erst woanders.
go-superko-goal = Weiß hat gerade einen Stein geschlagen. Versuche, zurückzuschlagen.
go-eyes-title = Zwei Augen
go-eyes-text = Eine Gruppe mit zwei eigenen Löchern, zwei Augen, kann nie geschlagen werden: Niemand kann beide zugleich füllen.
go-eyes-goal = Mach zwei Augen in der Ecke.
go-pass-title = Passen
go-pass-text = Wenn es nichts mehr zu gewinnen gibt, passe. Passen beide nacheinander, werden die Steine gezählt.
go-pass-goal = Hier ist alles entschieden. Passe.
go-pass-stones = Wer passt, gibt einen Stein ab.
go-dead-title = Tote Steine
go-dead-text = Steine, die nicht zu retten sind, werden vor dem Zählen als tot markiert. Darüber einigt ihr euch gemeinsam.
go-dead-goal = Tippe auf den verlorenen schwarzen Stein: Er wird markiert oder wieder nicht.
go-area-title = Zählen
go-area-text = Jede Seite zählt ihre lebenden Steine und die leeren Punkte, die nur von ihnen umschlossen sind. Die höhere Zahl gewinnt.
go-territory-title = Zählen
go-territory-text = Jede Seite zählt die leeren Punkte, die nur sie umschließt, und die Steine, die sie geschlagen hat. Die höhere Zahl gewinnt.
go-komi-line = Weiß zieht als Zweites und bekommt dafür { $komi } Punkte.
go-handicap-title = Vorgabe
go-handicap-text = Schwarz beginnt mit { $stones } Steinen auf dem Brett. Weiß zieht zuerst.
go-seat-stones-title = Startsteine
go-seat-stones-text = Wie im alten China stehen am Anfang zwei Steine jeder Seite auf dem Brett. Weiß zieht zuerst.

## Die Regeln von Gomoku

gomoku-five-title = Fünf in einer Reihe
gomoku-five-text = Ihr setzt abwechselnd einen Stein. { $first } beginnt. Fünf in einer Reihe gewinnen: waagerecht, senkrecht oder schräg.
gomoku-five-goal = Mach fünf in einer Reihe.
gomoku-full = Ist das Brett voll, endet das Spiel remis.
gomoku-more-title = Mehr als fünf
gomoku-more-text = Auch sechs in einer Reihe oder mehr gewinnen.
gomoku-more-goal = Gewinne mit einem Stein.
gomoku-exactly-title = Genau fünf
gomoku-exactly-text = Nur fünf in einer Reihe gewinnen. Sechs oder mehr nicht.
gomoku-exactly-goal = Mach sechs in einer Reihe.
gomoku-exactly-done = Sechs in einer Reihe, und niemand hat gewonnen.
gomoku-overline-title = Schwarz: keine sechs
gomoku-overline-text = Schwarz beginnt und wird dafür gebremst. Mehr als fünf in einer Reihe sind Schwarz verboten. Weiß gewinnt damit.
gomoku-overline-goal = Versuche, sechs in eine Reihe zu bringen.
gomoku-blocked-title = Nicht eingesperrt
gomoku-blocked-text = Fünf gewinnen nicht, wenn an beiden Enden ein Stein der anderen Seite steht.
gomoku-blocked-goal = Mach einen Fünfer, der gewinnt.
gomoku-threes-title = Schwarz: keine zwei Dreier
gomoku-threes-text = Schwarz darf mit einem Stein keine zwei offenen Dreier bilden. Ein Dreier ist offen, wenn daraus ein Vierer mit zwei freien Enden werden kann.
gomoku-threes-goal = Versuche den markierten Punkt.
gomoku-fours-title = Schwarz: keine zwei Vierer
gomoku-fours-text = Schwarz darf mit einem Stein keine zwei Vierer bilden. Nur ein Fünfer mit demselben Stein geht alldem vor.
gomoku-fours-goal = Versuche den markierten Punkt.
gomoku-swap-title = Swap
gomoku-swap-text = Die eine Seite setzt die ersten drei Steine. Die andere wählt dann eine Farbe.
gomoku-swap-goal = Setze drei Steine: Schwarz, Weiß, Schwarz.
gomoku-swap-done = Jetzt wählt die andere Seite Schwarz oder Weiß.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Die eine Seite setzt die ersten drei Steine. Die andere wählt eine Farbe oder setzt zwei weitere und überlässt der ersten die Wahl.
gomoku-swap-two-goal = Setze drei Steine: Schwarz, Weiß, Schwarz.
gomoku-swap-two-done = Jetzt wählt die andere Seite eine Farbe oder setzt zwei weitere Steine.

## Die Regeln von Vier gewinnt

connect-four-drop-title = Einen Stein einwerfen
connect-four-drop-text = { $first } beginnt. Wähle eine Spalte: Der Stein fällt auf ihren untersten freien Platz.
connect-four-drop-goal = Wirf einen Stein ein.
connect-four-win-title = Vier in einer Reihe
connect-four-win-text = Wer vier in einer Reihe hat, gewinnt: waagerecht, senkrecht oder schräg.
connect-four-win-goal = Mach vier nebeneinander.
connect-four-slanting-title = Schräg
connect-four-slanting-text = Schräge Reihen übersieht man leicht. Sieh an ihnen entlang, bevor du einwirfst.
connect-four-slanting-goal = Finde den Stein, der gewinnt.
connect-four-column-title = Eine volle Spalte
connect-four-column-text = Eine Spalte fasst nicht mehr, als sie Plätze hat.
connect-four-column-goal = Versuche die volle Spalte.
connect-four-draw-title = Remis
connect-four-draw-text = Ist das Brett voll und hat niemand vier in einer Reihe, endet das Spiel remis.
connect-four-draw-goal = Fülle den letzten Platz.

## Die Regeln von Vier

four-seat-stone-title = Der Anfang
four-seat-stone-text = { $first } hat von Anfang an einen Stein am linken Rand. { $second } zieht zuerst.
four-seat-stone-goal = Setze einen Stein auf einen der Punkte.
four-free-title = Der Anfang
four-free-text = { $first } beginnt und setzt den ersten Stein an beliebiger Stelle.
four-free-goal = Setze den ersten Stein.
four-beside-title = Seite an Seite
four-beside-text = Ein Stein muss neben einem anderen stehen, egal welcher Farbe: darüber, darunter, links oder rechts davon. Ecke an Ecke genügt nicht.
four-beside-goal = Versuche ein Feld, das nur an eine Ecke grenzt.
four-win-title = Vier in einer Reihe
four-win-text = Vier oder mehr in einer Reihe gewinnen: waagerecht, senkrecht oder schräg.
four-win-goal = Mach vier in einer Reihe.
four-full = Ist das Brett voll, endet das Spiel remis.

## Der Computer

computer-of-level = Computer, Stufe { $level }
computer-move-now = Jetzt ziehen
computer-pause = Pause
computer-go-on = Weiter
computer-step = Ein Zug
strip-thinks = Denkt nach …
strip-computers-turn = { $side }, am Zug
setup-people = Zu zweit
setup-computer = Computer
setup-watch = Zusehen
setup-level = { $level } · { $word }
level-first = Erste Schritte
level-beginner = Einstieg
level-easy = Leicht
level-casual = Locker
level-steady = Solide
level-able = Geübt
level-strong = Stark
level-tough = Zäh
level-expert = Profi
level-master = Meisterhaft
mode-finish = Jeden Zug beenden
mode-finish-line = Du siehst dir deinen Zug an, dann „Zug beenden!“
settings-help = Hilfe
settings-blunder = Vor Fehlern warnen
settings-blunder-line = Bei einem Zug, der viel verschenkt, wird erst nachgefragt.
settings-evaluation = Zeigen, wer führt
settings-evaluation-line = Ein Balken am Brett hat mehr von der Farbe, die eher gewinnt.
hint = Tipp
estimate = Wer führt?
offer-draw = Remis anbieten
say-looks = Schaut nach …
say-no-draw = Der Computer spielt weiter: Er will kein Remis.
say-plays-on = Der Computer ist nicht einverstanden, also geht das Spiel weiter.
say-even = Es steht gleich.
say-leads = { $side } führt, der Vorsprung ist etwa { $points }.
blunder-title = Bist du sicher?
blunder-answer = { $side } antwortet: { $then }
blunder-chances = Deine Gewinnchance sinkt von { $best } auf { $this } Prozent.
blunder-play = Spielen
blunder-back = Zurücknehmen
hint-because = { $turn } { $reason }.
hint-plain = { $turn } sieht am besten aus.
hint-pass = Passen
hint-column = Spalte { $column }
reason-only = ist der einzige mögliche Zug
reason-only-not-losing = ist der einzige Zug, der nicht sofort verliert
reason-wins = gewinnt
reason-wins-in = { $count ->
    [one] gewinnt mit dem nächsten Zug
   *[other] gewinnt in { $count } Zügen, was auch kommt
}
reason-delays = { $count ->
    [one] hält noch einen Zug durch
   *[other] hält am längsten durch, noch { $count } Züge
}
reason-holds-draw = hält das Remis
reason-takes = { $count ->
    [one] schlägt einen Stein
   *[other] schlägt { $count } Steine
}
reason-exchanges = { $count ->
    [one] schlägt einen Stein
   *[other] schlägt { $count } Steine
} und gibt { $given ->
    [one] einen dafür her
   *[other] { $given } dafür her
}
reason-crowns = macht eine Dame
reason-stops-king = verhindert eine Dame der anderen Seite auf { $squares }
reason-only-safe = { $count ->
    [one] rettet einen Stein, den jeder andere Zug verliert
   *[other] rettet { $count } Steine, die jeder andere Zug verliert
}
reason-saves = { $count ->
    [one] rettet den Stein auf { $squares }
   *[other] rettet die Steine auf { $squares }
}
reason-threatens = { $count ->
    [one] droht, auf { $squares } zu schlagen
   *[other] droht, auf { $squares } zu schlagen
}
reason-restricts = { $count ->
    [0] lässt der anderen Seite keinen Zug
    [one] lässt der anderen Seite nur einen einzigen Zug
   *[other] lässt der anderen Seite nur { $count } Züge
}
reason-free-way = { $count ->
    [one] hat freie Bahn zur Dame, noch eine Reihe
   *[other] hat freie Bahn zur Dame, noch { $count } Reihen
}
reason-keeps-back = lässt die eigene Grundreihe gedeckt
reason-centre = besetzt die Mitte
reason-hunts = bringt eine Dame näher an den Stein, den sie jagt
reason-out-of-reach = hält den Stein außer Reichweite
reason-joins = schließt sich { $count ->
    [one] dem Stein auf { $squares } an
   *[other] den Steinen auf { $squares } an
}
reason-advances = { $count ->
    [one] bringt einen Stein auf die vorletzte Reihe
   *[other] bringt einen Stein voran, noch { $count } Reihen bis zur Dame
}
reason-wins-by = { $count ->
    [one] gewinnt bei bestem Spiel mit einem Stein Vorsprung
   *[other] gewinnt bei bestem Spiel mit { $count } Steinen Vorsprung
}
reason-takes-corner = besetzt die Ecke
reason-denies-corner = hält die andere Seite von der Ecke { $squares } fern
reason-gives-corner = gibt die Ecke { $squares } her
reason-forces-pass = lässt der anderen Seite keinen Zug
reason-safe-edge = besetzt für immer einen Platz am Rand
reason-secures = { $count ->
    [one] macht einen weiteren Stein für immer sicher
   *[other] macht { $count } weitere Steine für immer sicher
}
reason-few-replies = { $count ->
    [one] lässt der anderen Seite nur einen einzigen Zug
   *[other] lässt der anderen Seite nur { $count } Züge
}
reason-more-moves = behält mehr Züge: { $own } gegen { $other }
reason-turns-few = { $count ->
    [one] dreht nur einen Stein um und gibt wenig preis
   *[other] dreht nur { $count } Steine um und gibt wenig preis
}
reason-captures = { $count ->
    [one] schlägt einen Stein
   *[other] schlägt { $count } Steine
}
reason-takes-ko = schlägt im Ko
reason-saves-stones = { $count ->
    [one] rettet einen Stein aus dem Atari
   *[other] rettet { $count } Steine aus dem Atari
}
reason-lives = { $count ->
    [one] lässt einen Stein leben
   *[other] lässt { $count } Steine leben
}
reason-kills = { $count ->
    [one] tötet einen Stein
   *[other] tötet { $count } Steine
}
reason-vital-point = besetzt den Schlüsselpunkt im Raum der anderen Seite
reason-makes-eyes = besetzt den Schlüsselpunkt im eigenen Raum
reason-catches = { $count ->
    [one] fängt einen Stein, der nicht entkommen kann
   *[other] fängt { $count } Steine, die nicht entkommen können
}
reason-atari = { $count ->
    [one] setzt einen Stein ins Atari
   *[other] setzt { $count } Steine ins Atari
}
reason-connects = { $count ->
    [one] schließt einen Stein an
   *[other] verbindet { $count } Steine
}
reason-cuts = trennt Steine der anderen Seite
reason-empty-corner = besetzt eine leere Ecke
reason-neutral = füllt einen Punkt, der niemandem gehört
reason-nothing-left = ist richtig: Es gibt nichts mehr zu gewinnen
reason-extends = dehnt sich von { $squares } her aus
reason-touches = lehnt sich an den Stein auf { $squares }
reason-stays-near = arbeitet mit dem Stein auf { $squares } zusammen
reason-approaches = nähert sich dem Stein auf { $squares }
reason-stops-win = verhindert den Sieg auf { $squares }
reason-blocks-win = verhindert einen Sieg
reason-wins-by-fours = { $count ->
    [one] gewinnt sofort
   *[other] gewinnt mit { $count } Steinen, die je einen Vierer bilden
}
reason-wins-by-threats = { $count ->
    [one] gewinnt sofort
   *[other] gewinnt mit { $count } Steinen, jeder eine Drohung
}
reason-straight-four = bildet einen Vierer mit zwei offenen Enden
reason-two-fours = bildet zwei Vierer auf einmal
reason-four-and-three = bildet einen Vierer und einen offenen Dreier auf einmal
reason-two-threes = bildet zwei offene Dreier auf einmal
reason-answer-forbidden = bildet einen Vierer, dessen einzige Antwort, { $squares }, verboten ist
reason-four = bildet einen Vierer, der auf { $squares } beantwortet werden muss
reason-stops-four = verhindert einen Vierer, auf den es keine Antwort gäbe
reason-stops-two-threats = verhindert zwei Drohungen auf einmal
reason-open-three = bildet einen offenen Dreier
reason-stops-three = stoppt einen offenen Dreier
reason-builds = { $count ->
    [one] bereitet einen offenen Dreier vor
   *[other] bereitet an { $count } Stellen offene Dreier vor
}
reason-hinders = besetzt einen Punkt, den die andere Seite braucht
reason-middle = besetzt die Mitte
reason-two-threats = schafft zwei Drohungen auf einmal
reason-forces = droht mit dem Sieg auf { $squares }, und das muss verhindert werden
reason-lasting = schafft auf { $squares } eine Drohung, die bleibt
reason-stops-lasting = beendet die Drohung auf { $squares }
reason-keeps-away = meidet Spalten, die verlieren
reason-most-rows = { $count ->
    [one] wirkt in einer Viererreihe
   *[other] wirkt in { $count } Viererreihen
}
reason-hinders-rows = { $count ->
    [one] steht in einer Reihe der anderen Seite
   *[other] steht in { $count } Reihen der anderen Seite
}
reason-waits = { $count ->
    [one] bereitet einen Sieg auf { $squares } vor
   *[other] bereitet Siege auf { $squares } vor
}
reason-one-of-few = { $count ->
    [one] ist der einzige Zug, der die andere Seite nicht gewinnen lässt
   *[other] ist einer von { $count } Zügen, die die andere Seite nicht gewinnen lassen
}
reason-begins = ist ein guter Platz zum Anfangen
