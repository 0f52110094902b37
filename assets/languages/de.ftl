# Deutsch. Alle Sätze, die beim Spielen zu lesen sind.

app-name = Parlour

## Spiele, Seiten, Regeln

game-checkers = Dame
game-checkers-line = Springen und krönen
game-reversi = Reversi
game-reversi-line = Einschließen und drehen
game-go = Go
game-go-line = Umzingeln und fangen
game-gomoku = Gomoku
game-gomoku-line = Fünf in einer Reihe
game-connect-four = Vier gewinnt
game-connect-four-line = Vier in eine Reihe werfen
game-four = Vier
game-four-line = Vier Steine verbinden
game-hexdame = Hexdame
game-hexdame-line = Dame auf Sechsecken
game-hex = Hex
game-hex-line = Zwei Ränder verbinden
side-black = Schwarz
side-red = Rot
side-white = Weiß
side-navy = Blau
side-yellow = Gelb
side-plum = Lila
side-cream = Creme
side-coral = Koralle
side-teal = Petrol
rules-own = Eigene Regeln
rules-own-line = Die Regeln, die ihr selbst eingestellt habt.
rules-handicap = { $stones ->
    [one] ein Vorgabestein
   *[other] { $stones } Vorgabesteine
}
rules-komi = Komi { $points }
rules-seat-stones = Startsteine
rules-swap = Swap
rules-swap-two = Swap2
rules-without-swap = ohne Tausch
board-size = { $columns }×{ $rows }
in-a-row = { $count } in einer Reihe

## Die Regeln von Dame mit Namen

rules-american = Amerikanisch
rules-american-line = Schlagen ist Pflicht, der Sprung muss zu Ende geführt werden; Damen ziehen nur ein Feld weit.
rules-house = Zu Hause
rules-house-line = Schlagen ist freiwillig, und du hörst auf, wann du willst.
rules-international = International
rules-international-line = 10×10, fliegende Damen; Steine schlagen auch rückwärts; der größte Schlag ist Pflicht.
rules-russian = Russisch
rules-russian-line = Fliegende Damen; ein Stein, der mitten im Sprung zur Dame wird, springt als Dame weiter.
rules-brazilian = Brasilianisch
rules-brazilian-line = Internationale Regeln auf dem 8×8-Brett.
rules-pool = Pool
rules-pool-line = Fliegende Damen; Steine schlagen auch rückwärts; jeder Schlag ist erlaubt.
rules-italian = Italienisch
rules-italian-line = Der größte Schlag ist Pflicht; Steine dürfen keine Damen schlagen.
rules-spanish = Spanisch
rules-spanish-line = Fliegende Damen; der größte Schlag ist Pflicht; Steine schlagen nur vorwärts.
rules-czech = Tschechisch
rules-czech-line = Fliegende Damen; Damen schlagen vor Steinen.
rules-frisian = Friesisch
rules-frisian-line = 10×10; geschlagen wird auch waagerecht und senkrecht.
rules-canadian = Kanadisch
rules-canadian-line = Internationale Regeln auf dem 12×12-Brett.
rule-forced = Schlagzwang
rule-forced-line = Wer springen kann, muss springen.
rule-forced-off = Nach diesen Regeln muss niemand springen.
rule-finish = Sprünge zu Ende führen
rule-finish-line = Ein Sprung muss weitergehen, solange es geht.
rule-finish-on = Nach diesen Regeln muss ein Sprung weitergehen, solange es geht.
rule-finish-off = Nach diesen Regeln darf ein Sprung nach jedem Stein enden.
rule-flying = Fliegende Damen
rule-flying-line = Eine Dame zieht und schlägt über jede Entfernung.
rule-backward = Steine schlagen rückwärts
rule-backward-line = Steine ziehen nur vorwärts, schlagen aber vor und zurück.
rule-take-kings = Steine schlagen Damen
rule-take-kings-line = Ein Stein darf eine Dame schlagen.
rule-crown-at-once = Dame im Sprung
rule-crown-at-once-line = Ein Stein, der die letzte Reihe berührt, springt als Dame weiter.
rule-straight = Gerade schlagen
rule-straight-line = Geschlagen wird auch waagerecht und senkrecht.
rule-rest = Damen müssen ruhen
rule-rest-line = Nach drei Zügen hintereinander ohne Schlag muss eine Dame warten, bis ein anderer Stein gezogen hat.
rule-priority = Wahl des Schlags
rule-priority-free = Frei
rule-priority-free-line = Du darfst jeden Schlag wählen.
rule-priority-most = Die meisten
rule-priority-most-line = Pflicht ist der Schlag, der die meisten Steine nimmt.
rule-priority-king = Dame zuerst
rule-priority-king-line = Ein Schlag mit einer Dame hat Vorrang vor einem mit einem Stein.
rule-priority-most-kings = Meiste, dann Damen
rule-priority-most-kings-line = Die meisten Steine; bei gleich vielen die meisten Damen.
rule-priority-italian = Italienisch
rule-priority-italian-line = Die meisten Steine; bei gleich vielen mit einer Dame, dann die meisten Damen, dann früher eine Dame.
rule-priority-value = Nach Wert
rule-priority-value-line = Der größte Wert, wobei eine Dame fast zwei Steine wert ist.

## Die Regeln der anderen Spiele mit Namen

rules-reversi = Reversi
rules-reversi-line = Schließe eine Reihe Steine ein, um sie umzudrehen. Die meisten Steine gewinnen.
rules-connect-four = Vier gewinnt
rules-connect-four-line = Steine einwerfen. Die erste Reihe gewinnt.
rules-chinese = Chinesisch
rules-chinese-line = Es zählen deine Steine und die Punkte, die sie umschließen.
rules-japanese = Japanisch
rules-japanese-line = Es zählen die Punkte, die du umschließt, und die Steine, die du schlägst.
rules-aga = AGA
rules-aga-line = Wie chinesisch, aber Passen kostet einen Stein.
rules-new-zealand = Neuseeländisch
rules-new-zealand-line = Wie chinesisch, aber du darfst eigene Steine schlagen.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Tote Steine musst du schlagen, bevor das Spiel endet.
rules-free-style = Freistil
rules-free-style-line = Fünf oder mehr in einer Reihe gewinnen.
rules-standard = Standard
rules-standard-line = Genau fünf in einer Reihe gewinnen.
rules-renju = Renju
rules-renju-line = Schwarz darf keine zwei Dreier, keine zwei Vierer und keine sechs in einer Reihe bilden.
rules-caro = Caro
rules-caro-line = Genau fünf in einer Reihe gewinnen, außer wenn beide Enden blockiert sind.
rules-seat-stone = Startstein
rules-seat-stone-line = Ein schwarzer Stein liegt zu Beginn am linken Rand, und Weiß zieht zuerst.
rules-free = Freier Anfang
rules-free-line = Das Brett ist anfangs leer, und Schwarz beginnt an beliebiger Stelle.
rules-hexdame-standard = Standard
rules-hexdame-standard-line = Remis nur durch Einigung oder dreimal dieselbe Stellung.
rules-hexdame-international = International
rules-hexdame-international-line = Remis wie in der internationalen Dame, auch nach je 25 Zügen nur mit Damen.
rules-hex = Hex
rules-hex-line = Verbinde deine beiden Ränder. Remis gibt es nicht.
mode-hand-over = Jeden Zug bestätigen
mode-hand-over-line = Erst „Zug beginnen“, dann „Zug beenden!“
mode-quick = Schnell

## Start

home-new-game = Neues Spiel
home-both = { $first } und { $second }
home-to-move = Zug { $turn }, { $player } ist dran
home-resume = Weiter
home-look = Spiel ansehen
safe-start = Parlour ist mehrmals gleich nach dem Start abgebrochen, deshalb wurde kein Spiel geöffnet. Alle deine Spiele sind in der Bibliothek.
safe-start-killed = Es gibt keinen Bericht, weil das System Parlour beendet hat.
safe-start-save = Bericht sichern

home-unfinished = { $count ->
    [one] Ein weiteres laufendes Spiel
   *[other] { $count } weitere laufende Spiele
}

## Die Bibliothek und die Mitspielenden

library = Bibliothek
library-all-games = Alle Spiele
library-unfinished = Laufend
library-finished = Beendet
library-to-move = { $player } ist dran
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Noch eines zeigen
   *[other] Noch { $count } zeigen
}
library-empty = Noch keine Spiele.
library-reading = Wird geladen …
library-none-of-these = Keine Spiele dieser Art.
library-deleted = Spiel gelöscht.
library-bring-back = Rückgängig
library-not-opened = Dieses Spiel lässt sich nicht öffnen: { $reason }.
library-later = Aus einer neueren Version von Parlour
library-files = Sicherung
library-files-line = Alle deine Spiele und Einstellungen in einer Datei. Beim Wiederherstellen wird nichts überschrieben.
library-back-up = Sichern
library-restore = Sicherung wiederherstellen
library-collection = Alle Spiele exportieren: { $game }
library-restored = { $new ->
    [0] Keine neuen Spiele.
    [one] Ein Spiel wiederhergestellt.
   *[other] { $new } Spiele wiederhergestellt.
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
backup-done = { $count ->
    [one] Sicherung mit einem Spiel angelegt.
   *[other] Sicherung mit { $count } Spielen angelegt.
}
backup-left-out = Ausgelassen, weil nicht lesbar: { $names }.
backup-stop = Anhalten
restore-reading = Die Sicherung wird gelesen …
restore-working = Wird wiederhergestellt …
restore-what = In dieser Sicherung
restore-new = Neue Spiele
restore-known = Spiele, die schon hier sind
restore-here = Spiele hier, alle bleiben
restore-later = Neue Spiele aus einer neueren Version
restore-later-line = Aktualisiere Parlour, um sie zu öffnen.
restore-damaged = Nicht lesbar
restore-positions = Neue Stellungen
restore-positions-here = Stellungen hier, alle bleiben
restore-tournaments = Neue Turniere
restore-tournaments-known = Turniere, die schon hier sind
restore-tournaments-done = Wiederhergestellte Turniere: { $count }.
restore-with-settings = Auch die Einstellungen wiederherstellen
restore-with-settings-line = Sie ersetzen deine jetzigen Einstellungen.
restore-settings-same = Die Einstellungen sind dieselben wie deine.
restore-settings-damaged = Die Einstellungen sind nicht lesbar.
restore-now = Wiederherstellen
restore-nothing = In dieser Sicherung ist nichts neu.
restore-none = Es ist keine Sicherung geöffnet.
restore-cut = Die Sicherung ist beschädigt oder unvollständig: { $reason }.
restore-too-new = Diese Sicherung stammt von einer neueren Version von Parlour. Aktualisiere Parlour, um sie wiederherzustellen.
restore-other = Das ist keine Sicherung.
restore-stopped = Angehalten. Was wiederhergestellt ist, bleibt; stelle für den Rest noch einmal wieder her.
restore-failed = Die Wiederherstellung wurde unterbrochen: { $reason }. Stelle für den Rest noch einmal wieder her.
players = Mitspielende
players-none = Gebt euch vor einem Spiel Namen, dann werden hier die Ergebnisse gezählt.
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
players-save = Exportieren
players-anew = Punktestand zurücksetzen
players-since = Gezählt werden nur Spiele seit dem Zurücksetzen. Die früheren sind alle in der Bibliothek.
players-all = Wieder alle Spiele zählen
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
setup-options = Regeln und Optionen
setup-house-rules = Hausregeln
setup-turns = So wechselt ihr euch ab
setup-seats = So sitzt ihr
seats-side = Nebeneinander
seats-side-line = Alles steht für beide gleich herum.
seats-across = Gegenüber
seats-across-line = Die Bedienung der anderen Seite steht kopfüber am fernen Rand.
seats-sides = An den Seiten
seats-sides-line = Die Bedienung ist für jede Seite nach links oder rechts gedreht. Für breite Bildschirme.
seats-turning = Drehendes Brett
seats-turning-line = Das Brett dreht sich immer zu der Seite, die dran ist.
seats-passed = Gerät weitergeben
setup-tournament = Turniermodus
setup-tournament-line = Kein Rückgängig, keine Tipps, keine Warnungen.
setup-series = Anzahl der Spiele
series-one = Eines
series-best = Best of { $games }
series-line = Nach jedem Spiel werden die Seiten getauscht. Ein Remis zählt für beide einen halben Punkt.
series-game = Spiel { $number } von { $games }
series-next = Spiel { $number } von { $games } starten
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } gewinnt. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: Remis. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
    [one] { $player } hat das letzte Spiel verloren.
   *[other] { $player } hat die letzten { $count } Spiele verloren.
}
equal-level = Diesmal Stufe { $level } versuchen?
equal-stones = { $count ->
    [one] { $player } einen Vorgabestein geben?
   *[other] { $player } { $count } Vorgabesteine geben?
}
equal-begin = Soll diesmal { $player } zuerst ziehen?
equal-time = { $player } nur { $time } geben?
equal-yes = Ja
equal-no = Nein, danke
result-between = Insgesamt: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , ein Remis
   *[other] , { $drawn } Remis
}
setup-moves-first = { $side }, zieht zuerst
setup-moves-second = { $side }, zieht als Zweites
setup-opens = { $side }, setzt die ersten Steine
setup-chooses = { $side }, wählt dann eine Farbe
setup-more-rules = Weitere Regeln
setup-fewer = Weniger zeigen
setup-more-house-rules = Weitere Hausregeln
setup-more-house-rules-line = Wahl des Schlags, Damen, Brett
setup-board = Brett
setup-other = Andere
setup-opening = Eröffnung
setup-goal = Zum Sieg
setup-goal-line = Wer zuerst { $count } in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal.
opening-free = Frei
opening-free-line = Schwarz setzt den ersten Stein an beliebiger Stelle.
opening-swap = Swap
opening-swap-line = Wer beginnt, setzt drei Steine, die andere Seite wählt eine Farbe.
opening-swap-two = Swap2
opening-swap-two-line = Wie Swap, aber die zweite Seite darf zwei weitere Steine setzen und die erste wählen lassen.
go-size-full = Volles Brett, etwa ein Abend.
go-size-middle = Mittleres Brett, etwa eine Stunde.
go-size-small = Kleines Brett, etwa eine halbe Stunde. Gut zum Lernen.
go-size-tiny = Winziges Brett zum Ausprobieren.
go-size-large = Größer als das volle Brett. Lasst euch Zeit.
go-handicap = Vorgabe
go-no-handicap = Keine
go-handicap-line = { $stones ->
    [0] Kein Vorsprung.
   *[other] Schwarz beginnt mit { $stones } Steinen auf den Sternpunkten, und Weiß zieht zuerst.
}
go-komi = Komi
go-komi-none = Weiß bekommt keine Punkte dafür, als Zweites zu ziehen. Ein Remis ist möglich.
go-komi-black = Schwarz bekommt ein Komi von { $points }, obwohl es zuerst zieht.
go-komi-whole = Weiß zieht als Zweites und bekommt dafür ein Komi von { $points }. Ein Remis ist möglich.
go-komi-half = Weiß zieht als Zweites und bekommt dafür ein Komi von { $points }. Ein Remis gibt es nicht.
rule-seat-stones = Startsteine
rule-seat-stones-line = Wie im alten China: Jede Seite beginnt mit zwei Steinen in den Ecken, und Weiß zieht zuerst.
rule-swap = Tauschregel
rule-swap-line = Die zweite Seite darf den ersten Stein übernehmen.
rule-swap-off-line = Ohne Tausch ist der erste Zug ein klarer Vorteil.
setup-done = Fertig
setup-names = Anna, Ben, Mia, Paul, Oma, Opa
setup-unfinished = { $turns ->
    [one] Dein laufendes Spiel mit einem Zug bleibt erhalten. „Rückgängig“ holt es zurück.
   *[other] Dein laufendes Spiel mit { $turns } Zügen bleibt erhalten. „Rückgängig“ holt es zurück.
}

## Das Spiel

start-turn = Zug beginnen
finish-turn = Zug beenden!
clear-moves = Zug löschen
show-previous = Letzten Zug zeigen
hide-previous = Zug ausblenden
undo = Rückgängig
redo = Wiederholen
previous = Letzter
home = Start
rematch = Revanche
resign = Aufgeben
agree-draw = Remis vereinbaren
new-game = Neues Spiel
rules = Regeln
settings = Einstellungen
turn-of = { $player } ist dran
ready = Du spielst { $side }
strip-turn = { $side }, du bist dran
strip-pieces = { $count ->
    [0] { $side }, keine Steine mehr
    [one] { $side }, ein Stein
   *[other] { $side }, { $count } Steine
}
claim-repetition = { $times ->
    [4] Remis beanspruchen: vierfache Wiederholung
   *[other] Remis beanspruchen: dreifache Wiederholung
}
claim-no-progress = Remis beanspruchen: { $moves } Züge ohne Fortschritt
claim-few-pieces = Remis beanspruchen: zu wenige Steine zum Gewinnen

say-chosen = { $from } gewählt.
say-moves = { $from } zieht nach { $to }.
say-jumps = { $count ->
    [one] { $from } springt nach { $to } und schlägt einen Stein.
   *[other] { $from } springt nach { $to } und schlägt { $count } Steine.
}
say-king-me = Dame! Damen ziehen vor und zurück, und der Zug endet hier.
say-no-previous = Es gibt noch keinen letzten Zug.
say-previous = Das ist der letzte Zug. Noch einmal drücken blendet ihn aus.
say-start-first = Drücke erst „{ start-turn }“.
say-computers-turn = Der Computer ist am Zug.
say-in-replay = Beim Nachspielen wird nicht gezogen.
say-nothing-to-undo = Es gibt nichts rückgängig zu machen.
say-nothing-to-redo = Es gibt nichts zu wiederholen.
say-game-goes-on = Das Spiel geht weiter.
say-earlier-match = Dein früheres Spiel ist wieder da.
say-not-saved = Das Spiel ließ sich nicht sichern ({ $reason }). Du kannst weiterspielen.
say-put-aside = { $count ->
    [one] Eine Datei ließ sich nicht lesen ({ $reason }). Sie wurde als { $file } aufgehoben.
   *[other] { $count } Dateien ließen sich nicht lesen (die erste: { $reason }). Sie wurden aufgehoben, die erste als { $file }.
}
say-unread = { $count ->
    [one] Eine Datei auf dem Datenträger ließ sich nicht lesen ({ $file }: { $reason }). Sie bleibt, wo sie ist.
   *[other] { $count } Dateien auf dem Datenträger ließen sich nicht lesen (die erste: { $file }, { $reason }). Sie bleiben, wo sie sind.
}
say-later = { $count ->
    [one] Ein Spiel wurde von einer neueren Version von Parlour gesichert. Es bleibt, wie es ist.
   *[other] { $count } Dateien wurden von einer neueren Version von Parlour gesichert. Sie bleiben, wie sie sind.
}
say-unknown-settings = { $count ->
    [one] Eine Einstellung stammt aus einer neueren Version von Parlour. Sie bleibt erhalten, gilt hier aber nicht.
   *[other] { $count } Einstellungen stammen aus einer neueren Version von Parlour. Sie bleiben erhalten, gelten hier aber nicht.
}
say-saved-again = Jetzt ist alles gesichert.
say-sketch-kept = Diese Stellung wurde nicht gesichert, weil eine neuere Version von Parlour eine andere gesichert hat.
say-only-looking = Hier wird nichts gesichert, weil Parlour in einem anderen Fenster offen ist.
say-update-ready = Eine neue Version von Parlour ist bereit.
update-now = Jetzt aktualisieren
say-leave-unsaved = Nicht alles ließ sich sichern ({ $reason }). Noch einmal schließen beendet Parlour trotzdem.
occupied = Parlour ist schon offen
occupied-line = Deine Spiele sind in einem anderen Fenster offen, und zwei würden einander überschreiben. Du kannst dir hier alles ansehen, gesichert wird nichts.
occupied-look = Ansehen, ohne zu sichern
occupied-close = Schließen

illegal-game-over = Das Spiel ist zu Ende.
illegal-match-full = Ein Spiel kann { $most } Züge haben, und dieses hat sie alle.
illegal-off-board = Das liegt neben dem Brett.
illegal-light-square = Steine ziehen nur auf den dunklen Feldern.
illegal-empty = Dort steht kein Stein.
illegal-not-yours = Das ist nicht dein Stein.
illegal-blocked = Dieser Stein kann nicht ziehen.
illegal-must-capture = { $count ->
    [one] Schlagen ist Pflicht. Der markierte Stein kann springen.
   *[other] Schlagen ist Pflicht. Die markierten Steine können springen.
}
illegal-must-continue = Führe den Sprung zu Ende: weiter auf ein markiertes Feld.
illegal-unreachable = Dorthin kann dieser Stein nicht ziehen.
illegal-occupied = Dort steht schon ein Stein.
illegal-turn-ends = Dein Zug endet dort.
illegal-nothing = Wähle erst einen Stein und ein Feld.
illegal-must-capture-most = Der größte Schlag ist Pflicht: Ein anderer nimmt mehr Steine.
illegal-must-capture-with-king = Deine Dame kann schlagen und muss es vor einem Stein tun.
illegal-king-rests = Diese Dame hat dreimal hintereinander gezogen. Zieh einen anderen Stein.
illegal-no-flips = Dort würde sich kein Stein umdrehen.
illegal-cannot-pass = Du kannst ziehen, also darfst du nicht passen.
illegal-suicide = Der Stein hätte dort keine Freiheiten.
illegal-ko = Ko: Spiele erst woanders.
illegal-superko = Damit stünde das ganze Brett wieder wie schon einmal.
illegal-overline = Für Schwarz verboten: mehr als fünf in einer Reihe.
illegal-double-four = Für Schwarz verboten: zwei Vierer auf einmal.
illegal-double-three = Für Schwarz verboten: zwei offene Dreier auf einmal.
illegal-column-full = Diese Spalte ist voll.
illegal-not-adjacent = Ein Stein muss neben einen anderen gesetzt werden.
illegal-choose-first = Wähle zuerst deine Farbe.
illegal-no-choice = Jetzt gibt es nichts zu wählen.
illegal-must-pass = Kein Stein lässt sich umdrehen, also musst du passen.
illegal-falls = Steine fallen auf das unterste freie Feld.
illegal-nothing-to-count = Gezählt wird, wenn das Spiel zu Ende ist.
illegal-all-alive = Nach diesen Regeln leben alle Steine auf dem Brett.
illegal-no-claim = Du kannst jetzt kein Remis beanspruchen.

result-wins = { $player } gewinnt
result-draw = Remis
result-turns = { $turns ->
    [0] Keine Züge.
    [one] Ein Zug.
   *[other] { $turns } Züge.
}
reason-no-pieces = { $loser } hat keine Steine mehr.
reason-no-moves = { $loser } kann nicht ziehen.
reason-resigned = { $loser } hat aufgegeben.
reason-agreed = Von beiden vereinbart.
reason-repetition = { $times ->
    [4] Viermal dieselbe Stellung.
   *[other] Dreimal dieselbe Stellung.
}
reason-no-progress = Je { $moves } Züge, ohne dass geschlagen oder ein einfacher Stein gezogen wurde.
reason-few-pieces = Zum Gewinnen sind zu wenige Steine übrig.
reason-line = { $length ->
    [3] Drei in einer Reihe.
    [4] Vier in einer Reihe.
    [5] Fünf in einer Reihe.
   *[other] { $length } in einer Reihe.
}
reason-connection = Beide Ränder sind verbunden.
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] Mit einem halben Punkt.
    [1] Mit einem Punkt.
   *[other] Mit { $points } Punkten.
}
reason-empty-squares = Leere Felder gehen an den Sieger.
reason-same = Es steht unentschieden.
reason-full-board = Das Brett ist voll.
reason-no-point = { $side } hat keinen erlaubten Zug.
reason-time = { $loser } hat keine Zeit mehr.
reason-time-draw = Die Zeit war um, aber die andere Seite konnte nicht mehr gewinnen.

## Passen, Eröffnungen und das Zählen

pass = Passen
swap = Tauschen
play-on = Weiterspielen
strip-komi = { $side }, Komi { $komi }
strip-stone = Dein Stein: { $side }
strip-choice = Deine Wahl
moves-pass = passt
moves-swap = tauscht
moves-play-on = das Spiel geht weiter
moves-chose = { $player } spielt { $side }
moves-place-two = { $player } setzt zwei weitere
say-places = { $side } auf { $square }.
say-swaps = { $side } übernimmt den ersten Stein.
say-turns-over = { $count ->
    [one] Ein Stein dreht sich um.
   *[other] { $count } Steine drehen sich um.
}
say-takes = { $count ->
    [one] Ein Stein wird geschlagen.
   *[other] { $count } Steine werden geschlagen.
}
say-passed = { $side } passt.
say-cannot-move = { $side } kann nicht ziehen. { $other } zieht noch einmal.
say-chose = { $player } spielt { $side }.
opening-placing = { $player } setzt drei Steine: zwei für { $first }, einen für { $second }.
opening-placing-two = { $player } setzt zwei weitere: einen für { $second }, einen für { $first }.
opening-may-swap = { $player } darf den ersten Stein übernehmen: einfach antippen.
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
count-even = Es steht unentschieden
count-hint = Tippe auf eine Gruppe, um sie als tot oder lebend zu markieren.
count-open = Die markierten Gebiete sind noch nicht geschlossen.
count-asks = { $player }, einverstanden?
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
access-less = Weniger
access-greater = Mehr
access-avatar = Bild wechseln
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
access-title = Titel
text-cancel = Abbrechen
access-empty = { $square }, leer
access-man = { $square }, { $side }
access-king = { $square }, Dame von { $side }
access-can = { $square }, wählbar
access-chosen = { $square }, gewählt

## Uhren

setup-clock = Uhr
clock-none = Keine
clock-more = Weitere Uhren
clock-more-line = Mit Aufschub, Byo-yomi, Sanduhr, Zeit pro Zug
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
time-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
time-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, { $delay } Aufschub
clock-bronstein = { $main }, bis zu { $delay } zurück
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } in { $period }
clock-hourglass = Sanduhr, { $main }
clock-per-turn = { $time } pro Zug
clock-sudden-death-words = { $main } für jede Seite
clock-fischer-words = { $main } für jede Seite, pro Zug { $increment } dazu
clock-delay-words = { $main } für jede Seite, die erst { $delay } nach Beginn des Zuges laufen
clock-bronstein-words = { $main } für jede Seite, pro Zug bis zu { $delay } zurück
clock-byo-yomi-words = { $main } für jede Seite, danach { $periods }-mal { $period } pro Zug
clock-canadian-words = { $main } für jede Seite, danach { $period } für je { $stones } Züge
clock-hourglass-words = Sanduhr: { $main } für jede Seite; was du verbrauchst, bekommt die andere Seite
clock-per-turn-words = { $time } für jeden Zug
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
clock-waits = wartet { $seconds } s
clock-ready = Bereit?
clock-paused = Die Uhren sind angehalten
clock-next = Als Nächstes läuft die Uhr von { $player }.
clock-start = Uhren starten
clock-go-on = Weiter

## Nachspielen

replay = Nachspielen
replay-start = Anfang des Spiels
replay-turn = Zug { $turn } von { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Es werden zwei weitere Steine gesetzt.
replay-chose-side = Die Seiten wurden gewählt.
replay-play-on = Sie sind sich nicht einig, also geht das Spiel weiter.
replay-settled = Beide sind sich über die toten Steine einig, und es wird gezählt.
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
review-first-look = Schneller Blick: { $done } von { $all }
review-closer-look = Genauerer Blick: { $done } von { $all }
review-compares = Bessere Züge werden verglichen …
review-stopped = Die Analyse wurde angehalten. Du kannst sie fortsetzen.
review-unknown = Dieser Zug wurde noch nicht analysiert.
review-best = Das war der beste Zug: { $because }
review-as-good = { $turn } war so gut wie der beste Zug.
review-cost = { $turn } hat die Gewinnchance von { $before } % auf { $after } % gesenkt.
review-better = Besser: { $because }
review-line = Dann: { $turns }
review-show = Zeigen
review-back = Zurück zum Spiel
review-moments = { $count ->
    [0] Keine teuren Züge.
    [one] Ein Schlüsselmoment.
   *[other] { $count } Schlüsselmomente.
}
say-tries-again = { $turns ->
    [0] Du spielst vom Anfang an weiter. Das Spiel selbst bleibt in der Bibliothek.
   *[other] Du spielst ab Zug { $turns } weiter. Das Spiel selbst bleibt in der Bibliothek.
}
say-play-from = { $turns ->
    [0] Du spielst vom Anfang an weiter. „Wiederholen“ bringt die späteren Züge zurück.
   *[other] Du spielst ab Zug { $turns } weiter. „Wiederholen“ bringt die späteren Züge zurück.
}
say-play-on-from = Du spielst ab Zug { $turns } weiter.

## Setting a position up

editor-title = Stellung aufbauen
editor-take-over = Diese Stellung bearbeiten
editor-man = Stein von { $side }
editor-king = Dame von { $side }
editor-take = Entfernen
editor-to-move = { $side } ist dran
editor-clear = Leeren
editor-copy = Kopieren
editor-start = Anfang
editor-whole = Ganzes Brett
editor-help-put = Tippe auf ein Feld, um den Stein zu setzen, und noch einmal, um ihn zu entfernen.
editor-help-stone = Tippe auf einen Punkt, um einen Stein zu setzen, und noch einmal, um ihn zu entfernen.
editor-help-cell = Tippe auf ein Feld, um einen Stein zu setzen, und noch einmal, um ihn zu entfernen.
editor-help-take = Tippe auf einen Stein, um ihn zu entfernen.
editor-help-drop = Tippe auf eine Spalte, um einen Stein einzuwerfen.
editor-help-column = Tippe auf eine Spalte, um ihren obersten Stein zu entfernen.
editor-copied = Stellung kopiert.
editor-pasted = Stellung eingefügt. „Rückgängig“ bringt die andere zurück.
editor-uncrowned = Ein einfacher Stein auf der letzten Reihe wird zur Dame. Setze dort eine Dame.
editor-uncrowned-cell = Ein einfacher Stein an einem fernen Rand wird zur Dame. Setze dort eine Dame.
editor-no-liberty = Der markierte Stein hat keine Freiheiten, also wäre er geschlagen worden.
editor-both-won = Beide haben genug in einer Reihe, aber mit der ersten war das Spiel zu Ende.
editor-over = { $why } Das Spiel wäre schon zu Ende.
editor-no-turns = Keine Seite kann ziehen.
editor-uneven = In keinem Spiel kommt es hier zu { $first } gegen { $second }, aber ihr könnt es spielen.
editor-prisoners = Von { $black } geschlagen: { $first }. Von { $white } geschlagen: { $second }.
setup-position = Anfangsstellung
setup-position-line = Ein Rätsel, eine Studie, ein Spiel aus einem Buch: Beginne, wo du willst.
setup-position-own = Die Stellung, die du aufgebaut hast
setup-position-unfit = Deine Stellung passt nicht zu diesen Regeln, also beginnt das Spiel wie üblich.
setup-position-change = Ändern
setup-position-usual = Üblicher Anfang

## Analyse

study = Analyse
study-line = Das Spiel bleibt, wie es ist.
study-in-game = Zug { $number }: { $turn }
study-beside = Nebenvariante, Zug { $number }: { $turn }
study-ways = Ab hier notiert
study-game = Zurück zum Spiel
study-remove = Variante löschen
study-write = Kommentar
study-play = Züge
study-circle = Kreis
study-arrow = Pfeil
study-letter = Buchstabe
study-clear = Markierungen entfernen
study-full = Für weitere Notizen ist kein Platz: höchstens { $turns } Züge neben dem Spiel und { $size } KB Text.

## Mitschriften

record = Teilen und importieren
record-own = Dieses Spiel
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Zugfolge, alle Züge in einer Zeile
record-copy = Kopieren
record-save = Als Datei sichern
record-share = Teilen
picture = Bild teilen
animation = Animation
animation-too-long = Eine Animation zeigt höchstens { $most } Züge.
booklet = Als Heft drucken
paper-metric = A4
paper-letter = Letter
booklet-solutions = Lösungen
booklet-puzzles = { $count ->
    [one] Ein Rätsel, mit der Lösung am Ende
   *[other] { $count } Rätsel, mit Lösungen am Ende
}
record-other = Spiel importieren
record-other-about = Importiere ein Spiel von anderswo: Dame und Hexdame als PDN; Go, Gomoku, Hex und Reversi als SGF oder GGF; oder jedes Spiel als Zeile von Zügen. Dein laufendes Spiel bleibt erhalten, und „Rückgängig“ holt es zurück.
record-paste = Einfügen
record-open = Datei öffnen
record-drop = Du kannst eine Datei auch auf das Fenster ziehen.
record-copied = Mitschrift kopiert.
record-saved = Gesichert als { $place }.
record-taken = { $turns ->
    [0] Ein Spiel ohne Züge importiert.
    [one] Ein Spiel mit einem Zug importiert.
   *[other] Ein Spiel mit { $turns } Zügen importiert.
}
record-left-out = { $count ->
    [one] Eine Anmerkung oder Variante wurde weggelassen.
   *[other] { $count } Anmerkungen und Varianten wurden weggelassen.
}
record-take-part = { $turns ->
    [one] Den Zug vor dem Fehler importieren
   *[other] Die { $turns } Züge vor dem Fehler importieren
}
record-so-far = Gelesene Spiele: { $count }
record-stop = Anhalten
record-imported = Neu: { $new }. Schon hier: { $same }. Nicht lesbar: { $unreadable }.
record-stopped = Angehalten.
record-no-game = In diesem Text ist kein Spiel.
record-not-written = Dieses Spiel lässt sich nicht exportieren. { $reason }
record-no-clipboard = Dieses Gerät hat keine Zwischenablage. Sichere die Mitschrift als Datei oder öffne eine.
record-nothing-copied = In der Zwischenablage ist kein Text.
record-no-dialog = Dieses System hat keinen Dateidialog. Füge die Mitschrift ein oder zieh die Datei auf das Fenster.
record-not-here = Das kann dieses Gerät nicht.
record-too-large = Die Datei ist zu groß für eine Mitschrift: mehr als { $size } MB.
record-not-a-file = Das ist keine Datei.
record-failed = Das hat nicht geklappt: { $reason }.
record-line = Zeile { $line }: { $what }
record-missing = Hier fehlt etwas.
record-unexpected = „{ $found }“ ist nicht zu verstehen.
record-unclosed = „{ $sign }“ wird geöffnet, aber nie geschlossen.
record-misplaced = So können Steine nicht stehen.
record-other-game = Das ist die Mitschrift eines anderen Spiels ({ $kind }).
record-too-much = Das ist zu viel. Die Grenze liegt bei { $most }.
record-late-setup = Mitten im Spiel kommen Steine dazu. Das tut kein Zug.
record-not-a-turn = „{ $turn }“ ist kein Zug.
record-ambiguous = „{ $turn }“ könnte { $turns } bedeuten.
record-out-of-turn = „{ $turn }“ ist ein Zug der anderen Seite.
record-illegal = { $turn } ist nicht möglich. { $why }
record-illegal-squares = { $turn } ist nicht möglich. { $why } ({ $squares })

## Spiele per Link

setup-by-link = Per Link
link-about = Ihr spielt auf zwei Geräten. Sende nach jedem Zug einen Link in einer beliebigen Nachricht oder zeige ihn als Code. Wer ihn öffnet, hat das Spiel mit dem neuen Zug vor sich.
link-hints = Tipps erlauben
link-hints-line = Tipps, Warnungen und der Balken am Brett, für beide Seiten.
link-you = Du: { $role }
link-apart = Per Link: { $role }
link-received = Link bekommen?
link-received-line = Kopiere die Nachricht mit dem Link und füge sie hier ein.
link-paste = Link einfügen
link-invite = { $player } einladen
link-send-move = Deinen Zug an { $player } senden
link-send-result = Das Ergebnis an { $player } senden
link-send-offer = Dein Angebot an { $player } senden
link-not-sent = Noch nicht gesendet. Du kannst es noch zurücknehmen.
link-moves-first = { $player } zieht zuerst.
link-send = Senden
link-code = Code zeigen
link-waiting = Warten auf { $player }
link-sent-on = Am { $date } gesendet.
link-again = Erneut senden
link-offers-draw = { $player } bietet Remis an
link-offers-play-on = { $player } möchte weiterspielen
link-offers-end = { $player } sagt, dass die Zeit um ist
link-offer-line = Stimme zu oder lehne ab.
link-agree = Zustimmen
link-decline = Ablehnen
link-propose-count = Zählung senden
link-title = Senden
link-scan = Richte die Kamera des anderen Geräts auf diesen Code oder sende den Link.
link-too-long = Dieses Spiel ist zu lang für einen Code. Sende den Link oder sichere ihn als Datei.
link-share = Link teilen
link-copy = Link kopieren
link-save = Als Datei sichern
link-scanned = Code gescannt
link-with-names = Namen im Link
link-with-names-line = Wer den Link hat, kann sie lesen.
link-with-draw = Remis anbieten
link-with-draw-line = Dein Angebot geht zusammen mit dem Zug hinaus.
link-copied = Link kopiert. Füge ihn in eine Nachricht ein.
link-sent-already = Dieser Zug ist gesendet, du kannst ihn nicht mehr zurücknehmen.
link-send-first = Sende erst deinen Zug.
link-not-your-turn = { $player } ist dran. Füge den Link ein, sobald er kommt.
link-new = Du spielst { $side }.
link-arrived = { $player } hat geantwortet.
link-same = Dieser Link bringt nichts Neues.
link-older = Dieser Link ist älter als dein Spiel. Sende deinen letzten Zug erneut.
link-own-changed = Dieser Link ändert einen Zug, den du gesendet hast, Nummer { $act }.
link-other-match = Dieser Link gehört zu einem anderen Spiel.
link-other-setup = Dieser Link hat andere Regeln als vereinbart.
link-not-theirs-turn = Dieser Link enthält einen Zug, der dir zusteht, Nummer { $act }.
link-not-theirs-choice = Dieser Link trifft eine Wahl, die dir zusteht.
link-not-theirs-claim = Dieser Link beansprucht in deinem Namen ein Remis.
link-not-theirs-resign = In diesem Link wird in deinem Namen aufgegeben.
link-not-theirs-draw = Dieser Link beendet das Spiel mit einem Remis, das du nicht angeboten hast.
link-not-theirs-count = Dieser Link beendet das Spiel mit einer Zählung, die du nicht vorgeschlagen hast.
link-not-theirs-play-on = In diesem Link geht das Spiel nach dem Zählen weiter, was du nicht vorgeschlagen hast.
link-not-theirs-end = Dieser Link beendet das Spiel, weil die Zeit um ist. Dem hast du nicht zugestimmt.
link-not-theirs-offer = Dieser Link macht in deinem Namen ein Angebot.
link-unchanged = Dein Spiel ist unverändert.
link-none = In diesem Bild ist kein Code eines Spiels.
link-damaged = Dieser Link ist beschädigt: Ein Teil fehlt, oder ein Zeichen ist falsch. Lass ihn dir noch einmal senden.
link-later = Dieser Link stammt von einer neueren Version von Parlour. Aktualisiere Parlour, um ihn zu öffnen.
link-impossible = Dieser Link ist vollständig, aber das Spiel darin ist nicht möglich.
link-other-version = Dieser Link stammt von einer Version von Parlour mit anderen Regeln. Aktualisiere Parlour auf beiden Geräten.
versions = Zwei Fassungen
versions-line = Das Spiel in diesem Link weicht ab Zug { $turn } von deinem ab. Entscheidet gemeinsam, welche Fassung gilt.
versions-mine = Auf diesem Gerät
versions-theirs = Im Link
versions-keep = Diese behalten
versions-take = Diese nehmen
versions-none = Es gibt nichts zu entscheiden.
library-by-link = Per Link
library-your-turn = Du bist dran seit { $date }
library-to-send = Noch nicht gesendet
library-their-turn = Warten auf { $player } seit { $date }

## Live spielen

live-title = Live spielen
live-line = Parlour ist auf beiden Geräten geöffnet, und jeder Zug kommt sofort an.
live-invite = Einladen
live-scan = Öffne diese Einladung auf dem anderen Gerät. Sie gilt nur für ein Gerät.
live-copy = Einladung kopieren
live-copied = Einladung kopiert. Füge sie in eine Nachricht ein.
live-waiting = Warten auf das andere Gerät …
live-here = { $player } ist da.
live-apart = Verbinden mit { $player } …
live-end = Live-Modus beenden
live-joining = Beitritt läuft …
live-left = Das andere Gerät hat den Live-Modus beendet.
live-not-invited = Ein anderes Gerät hat diese Einladung schon benutzt. Lass dir eine neue senden.
live-failed = Das Netzwerk lässt sich nicht nutzen ({ $reason }).
live-too-new = Das andere Gerät hat eine neuere Version von Parlour. Aktualisiere Parlour, um live zu spielen.
live-too-old = Das andere Gerät hat eine ältere Version von Parlour. Aktualisiere Parlour dort, um live zu spielen.
live-cut = Der Live-Modus ist beendet: Das andere Gerät hat etwas gesendet, das Parlour nicht versteht.
live-damaged = Diese Einladung ist beschädigt. Lass sie dir noch einmal senden.
live-not-here = Auf diesem Gerät kannst du mit Parlour nicht live spielen. Sende stattdessen Links.
live-no-relay = Im Browser kannst du nur über ein Relay live spielen.
live-full = Zu viele Geräte sehen zu. Parlour versucht es weiter.
live-same-side = Beide Geräte spielen für dieselbe Seite. Öffne die Einladung auf dem Gerät der anderen Seite.
live-elsewhere = In einem anderen Spiel gibt es einen neuen Zug.
live-said = { $player }: { $phrase }
live-you-said = Du: { $phrase }
live-taken-back = Der Zug wurde zurückgenommen.
live-declined = Deine Bitte wurde abgelehnt.
live-share = Einladung teilen
live-more = Etwas sagen
live-ask-back = Um Rücknahme bitten
live-asked-back = Du hast darum gebeten, einen Zug zurückzunehmen.
live-asked-rematch = Du hast um eine Revanche gebeten.
live-asks-back = { $player } möchte einen Zug zurücknehmen
live-asks-rematch = { $player } möchte eine Revanche
live-watching = Du siehst live zu
live-watched = Bei diesem Spiel hast du zugesehen
live-end-watching = Nicht mehr zusehen
live-let-watch = Einladung zum Zusehen zeigen
live-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] Ein Gerät sieht zu.
   *[other] { $count } Geräte sehen zu.
}
live-scan-watch = Wer diese Einladung öffnet, kann dem Spiel zusehen. Sie gilt für bis zu 20 Geräte.
live-clock-line = Per Link läuft die Uhr nur, solange ihr beide live verbunden seid.
library-watched = Zugesehen
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-one-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-goodbye = Tschüss!
relays-none = Nur direkt
relays-publisher = Relay von Parlour
relays-public = Öffentliche Test-Relays
relays-other = Anderes Relay
relays-none-line = Geräte im selben Netzwerk können sich verbinden, und viele andere auch. Sonst wird niemand kontaktiert. Das Gerät der anderen Seite sieht die IP-Adresse dieses Geräts.
relays-line = Ein Relay leitet Züge weiter, wenn kein direkter Weg zum anderen Gerät führt. Es sieht beide IP-Adressen und wann etwas gesendet wird, aber nicht das Spiel.
relays-public-line = Wer die Netzwerkbibliothek entwickelt, betreibt diese Relays zum Testen, ohne jede Zusage. Ein Relay sieht beide IP-Adressen und wann etwas gesendet wird, aber nicht das Spiel.
relays-other-line = Ein Relay deiner Wahl. Es sieht beide IP-Adressen und wann etwas gesendet wird, aber nicht das Spiel.
relays-address = Adresse des Relays
relays-only = Nur über Relay
relays-only-line = Das andere Gerät sieht die IP-Adresse dieses Geräts nicht.

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
settings-mute-line = Kein Ton wird gespielt.
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
board-classic = Klassisch
board-linen = Leinen
board-night = Dunkler Nussbaum
board-felt = Filz
board-paper = Papier
board-contrast = Hoher Kontrast
board-lacquer = Roter Lack
set-black-red = Schwarz und Rot
set-black-white = Schwarz und Weiß
set-red-white = Rot und Weiß
set-classic = Klassisch
set-navy = Dunkelblau
set-slate = Schiefer und Muschel
set-flat = Flach
set-red-yellow = Rot und Gelb
set-plum-cream = Lila und Creme
set-wood = Holz
set-ink = Tinte
set-jade = Jade
set-glass = Glas
set-agate = Achat
set-coral-teal = Koralle und Petrol
settings-labels = Koordinaten
settings-labels-letters = A1 bis H8
settings-labels-numbers = 1 bis 32
settings-labels-none = Keine
settings-board = Beim Spielen
settings-show-moves = Mögliche Züge zeigen
settings-show-moves-line = Punkte, wohin der gewählte Stein darf, ein Ring, wo er schlagen muss.
settings-numbers = Steine nummerieren
settings-numbers-line = Jeder Stein zeigt die Nummer seines Zugs.
settings-motion = Weniger Bewegung
settings-motion-line = Steine wechseln den Platz, ohne zu gleiten.
settings-motion-off = Aus
settings-motion-on = An
settings-hand = Spielhand
settings-hand-both = Beide Hände
settings-hand-left = Links
settings-hand-right = Rechts
settings-hand-line = Mit einer Hand liegt alles, was du beim Spielen berührst, in Reichweite des Daumens.
settings-scan = Schaltersteuerung
settings-scan-off = Aus
settings-scan-slow = Langsam
settings-scan-middle = Mittel
settings-scan-fast = Schnell
settings-scan-line = Eine Auswahl nach der anderen wird angeboten, und ein einziger Schalter wählt: Leertaste, Eingabetaste, eine beliebige Taste des Gamepads oder ein Tippen irgendwo.
settings-scan-taps = Überall tippen zum Wählen
settings-scan-taps-line = Ist das aus, können andere den Bildschirm wie gewohnt berühren.
settings-gamepad = Gamepad
gamepad-cross = Steuerkreuz oder linker Stick
gamepad-moves = Von einem Bedienelement zum nächsten und über das Brett
gamepad-lower = Die untere Taste
gamepad-presses = Wählen
gamepad-right = Die rechte Taste
gamepad-goes-back = Zug löschen oder zurückgehen
gamepad-shoulders = Die Schultertasten
gamepad-undoes = „Rückgängig“ und „Wiederholen“, auch beim Nachspielen
gamepad-start = Start
gamepad-shows-more = „Mehr“, vor einem Spiel: Spiel starten
settings-haptics = Vibration
settings-haptics-off = Aus
settings-haptics-light = Leicht
settings-haptics-strong = Stark
settings-about = Über die App
settings-version = Parlour { $version }. Für zwei an einem Bildschirm, ohne Internet.
settings-version-online = Parlour Online { $version }. Für zwei, an einem Bildschirm oder weit voneinander.
settings-credits = Eigens für diese App gezeichnet. Schriften: Literata und Nunito Sans, SIL Open Font License.
about-line = Lizenzen und fremde Software
about-own = Parlour ist quelloffen, wahlweise unter der MIT License oder der Apache License 2.0.
about-notices = Fremde Software
about-notices-line = Fremde Bibliotheken in dieser App: { $count }. Tippe auf eine Lizenz, um sie zu lesen.

## Die Seiten mit den Regeln

rules-of = Regeln: { $game }
rules-by = Eure Regeln: { $rules }
lessons = Lektionen
lessons-line = Lerne jedes Spiel in etwa zwei Minuten: ein wenig lesen, dann auf dem Brett ausprobieren.
lessons-offer = Ist ein Spiel neu für euch?
lessons-offer-line = Zu jedem gibt es eine Zwei-Minuten-Lektion auf einem kleinen Brett.
lessons-no = Nein, danke
lesson-new = { $all ->
    [one] Eine Aufgabe zum Ausprobieren
   *[other] { $all } Aufgaben zum Ausprobieren
}
lesson-progress = { $done } von { $all } geschafft
lesson-complete = Alles geschafft
lesson-done = Gut gemacht!
lesson-missed = Das ist erlaubt, aber hier nicht gefragt.
lesson-pass = Passen
lesson = Lektion
lesson-offer = Neu bei { $game }?
lesson-offer-line = In zwei Minuten gelernt. Die Lektion steht immer unter Regeln.
lesson-step = Schritt { $step } von { $all }
lesson-over = Du kennst die Regeln von { $game }.
lesson-play = Spielen
lesson-previous = Zurück
lesson-next = Weiter
lesson-skip = Überspringen
lesson-way = Der Zug: { $squares }
lesson-way-pass = Tippe auf Passen.

## Rätsel

openings = Eröffnungen
openings-of = { $game }: Eröffnungen
openings-count = Benannte Eröffnungen: { $count }
openings-line = Wähle einen Zug und sieh, wohin er führt.
openings-start = Der erste Zug
openings-unnamed = Noch ohne Namen
openings-first = Zum Anfang
openings-back = Einen Zug zurück
openings-play = Ab hier spielen
openings-end = Hier endet die benannte Variante.
openings-more = { $names } und { $count } weitere
openings-played = Hier gespielt: { $count }
openings-won = Siege von { $side }: { $count }
openings-drawn = Remis: { $count }
openings-unplayed = Hier noch nicht gespielt.
openings-other = Andere Züge
openings-outlook = Einschätzung des Computers
practice = Üben
practice-due = Zu wiederholen: { $count }
practice-task = Du spielst { $side }: Finde die Züge.
practice-wrong = Dieser Zug gehört nicht zu dieser Eröffnung.
practice-other = Das führt zu einer anderen Eröffnung: { $name }.
practice-returns = Da ist sie. Diese Eröffnung kommt morgen wieder.
practice-known = Gekonnt: { $known } von { $all }
practice-next = Nächste Eröffnung
ratings = Fortschritt
ratings-line = Deine Wertung nach jedem Spiel gegen den Computer, zwischen den Stufen.
ratings-none = Spiele gegen den Computer, dann erscheint hier dein Fortschritt.
ratings-games = Spiele gegen den Computer: { $count }
ratings-unnamed = Ohne Namen
habits-line = Verlorene Gewinnchancen in den zuletzt analysierten Spielen ({ $count })
habits-beginning = Anfang
habits-middle = Mitte
habits-end = Ende
habits-share = { $percent } %
habits-missed-win = Gewinn verpasst: { $count }
habits-gave-win = Gewinn verschenkt: { $count }
habits-answer = Antwort übersehen: { $count }
habits-ground = besserer Zug möglich: { $count }
themes-share = { $solved } von { $tried }
theme-quick-win = Schnelle Gewinne
theme-long-win = Lange Gewinne
theme-only-win = Der einzige Gewinnzug
theme-hold = Remis retten
theme-gain = Steine gewinnen
theme-fours = Gewinne mit Vierern
theme-capture = Schlagen
theme-ladder = Treppen
theme-kill = Gruppen töten
theme-race = Freiheitenkämpfe
theme-live = Zum Leben bringen
tournament = Turnier
tournament-line = Menschen und Computer, an einem Gerät oder per Link: Die App setzt die Spiele an und führt die Tabelle.
tournament-later = Eine neuere Version der App hat ein Turnier gespeichert. Aktualisiere die App, um es fortzusetzen.
tournament-game = Spiel
tournament-kind = Modus
tournament-round-robin = Jeder gegen jeden
tournament-round-robin-line = Alle spielen gegen alle.
tournament-double = Hin- und Rückrunde
tournament-double-line = Alle spielen zweimal gegen alle, einmal auf jeder Seite.
tournament-swiss = Schweizer System
tournament-swiss-line = In jeder Runde treffen Punktgleiche aufeinander.
tournament-knock-out = K.-o.-System
tournament-knock-out-line = Wer verliert, scheidet aus. Ein Remis wird wiederholt.
tournament-players = Mitspielende
tournament-name = Anderer Name
tournament-add = Hinzufügen
tournament-remove = Aus dem Turnier nehmen
tournament-draw = Auslosen
tournament-draw-line = Die Reihenfolge der Mitspielenden wird ausgelost.
tournament-number = Es braucht { $least } bis { $most } Mitspielende.
tournament-begin = Turnier beginnen
tournament-round = Runde { $round } von { $rounds }
tournament-won = Turniersieg: { $player }
tournament-pairings = Spiele
tournament-bye = { $player } ist in dieser Runde spielfrei.
tournament-play = Spielen
tournament-enter = Ergebnis eintragen
tournament-open = Wieder öffnen
tournament-standings = Tabelle
tournament-games = { $won } gewonnen, { $drawn } remis, { $lost } verloren
tournament-withdraw = Verlässt das Turnier
tournament-stay = Bleibt
tournament-withdrawn = Hat das Turnier verlassen
tournament-table = Kreuztabelle
tournament-end = Turnier beenden
tournament-end-line = Es kommt zu den früheren Turnieren, und die Spiele bleiben in der Bibliothek. Drücke noch einmal, um es zu beenden.
tournament-even = Chancen ausgleichen
tournament-even-line = Wer von zweien schwächer ist, bekommt einen Vorteil, gemessen an den hier beendeten Spielen.
tournament-even-go = Im Go sind das der erste Zug, Komi und Steine.
tournament-even-time = Wer stärker ist, hat weniger Zeit auf der Uhr.
tournament-even-computer = Der Computer spielt auf der Stufe, die zur Person passt.
tournament-even-unknown = Wer noch kein Spiel beendet hat, bekommt nichts und gibt nichts.
tournament-even-games = Spiele, die zählen: { $count }
tournament-even-level = Der Computer spielt auf Stufe { $level }
tournament-each = { $who }: { $what }
tournament-apart = Per Link spielen: Eine Person ist hier, die andere an einem anderen Gerät. Das Ergebnis wird von selbst eingetragen.
tournament-here = { $player } ist hier
tournament-earlier = Frühere Turniere
tournament-continue = Dieses Turnier fortsetzen
tournament-forget = Dieses Turnier löschen
tournament-forget-line = Die Tabelle wird gelöscht. Die Spiele bleiben in der Bibliothek. Drücke noch einmal, um es zu löschen.
tournament-close = Dieses Turnier schließen
tournament-hand-out = Tabelle teilen
tournament-print = Drucken
tournament-copy = Als Text kopieren
tournament-share = Als Text teilen
tournament-copied = Die Tabelle wurde kopiert.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = Rätsel
puzzles-line = Jede Stellung hat genau einen richtigen Zug, und der Computer hat es bewiesen.
puzzles-today = Rätsel des Tages
puzzles-today-line = Jeden Tag ein neues, jeden Tag aus einem anderen Spiel.
puzzles-days = Tage in Folge: { $days }. Längste Folge: { $most }.
puzzles-solve = Lösen
puzzles-loading = Die Rätsel dieses Spiels werden geladen.
puzzles-missing = Die Rätsel dieses Spiels ließen sich nicht laden. Verbinde das Gerät mit einem Netzwerk und versuche es noch einmal.
puzzles-new = Noch nicht versucht
puzzles-standing = Wertung { $rating } · { $solved } von { $tried } gelöst
puzzles-due = zu wiederholen: { $count }
puzzle-win = Nur ein Zug gewinnt.
puzzle-win-in = { $turns ->
    [one] Gewinne mit einem Zug.
   *[other] Gewinne in { $turns } Zügen.
}
puzzle-hold = Nur ein Zug verliert nicht.
puzzle-gain = { $pieces ->
    [one] Gewinne einen Stein.
   *[other] Gewinne { $pieces } Steine.
}
puzzle-fours = Gewinne nur mit Vierern.
puzzle-capture = Schlage die Steine bei { $square }.
puzzle-ladder = Schlage die Steine bei { $square } in einer Treppe.
puzzle-kill = Lass die Steine bei { $square } nicht leben.
puzzle-race = Gewinne den Freiheitenkampf gegen die Steine bei { $square }.
puzzle-live = Sorge dafür, dass deine Steine bei { $square } leben.
puzzle-show = Zug zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-print = Rätsel drucken
puzzle-wrong = Das ist nicht der Zug.
puzzle-refuted = Der ist es nicht. Antwort von { $side }: { $then }
puzzle-rating = Wertung { $rating }
puzzle-none = Du hast alle Rätsel dieses Spiels versucht. Die nicht gelösten kommen nach einigen Tagen wieder.
puzzle-search = Neue Rätsel suchen
puzzle-search-line = Der Computer kann weitere suchen, jeweils 30 Sekunden lang.
puzzle-stop = Anhalten
puzzle-searches = Der Computer spielt und sucht Stellungen mit einem richtigen Zug, höchstens 30 Sekunden lang.
puzzle-not-found = Diesmal hat er kein neues Rätsel gefunden.

## Die Regeln von Dame

checkers-start-title = Der Anfang
checkers-start-text = Jede Seite hat { $men } Steine auf den dunklen Feldern. { $first } zieht zuerst.
checkers-move-title = Ziehen
checkers-move-text = Ein Stein zieht ein Feld diagonal nach vorn, auf ein leeres Feld.
checkers-move-goal = Steine ziehen diagonal ein Feld vorwärts. Zieh diesen.
checkers-jump-title = Schlagen
checkers-jump-text = Spring über einen Stein der anderen Seite auf das leere Feld dahinter, und du schlägst ihn.
checkers-jump-goal = Spring über den anderen Stein, um ihn zu schlagen.
checkers-jump-forward = Einfache Steine springen nur vorwärts.
checkers-forced-title = Schlagzwang
checkers-forced-text = Wer springen kann, muss springen.
checkers-forced-goal = Wer springen kann, muss. Finde den Sprung.
checkers-backward-title = Rückwärts schlagen
checkers-backward-text = Einfache Steine ziehen nur vorwärts, aber sie springen auch rückwärts.
checkers-backward-goal = Steine springen auch rückwärts. Schlage den Stein dahinter.
checkers-straight-title = Gerade schlagen
checkers-straight-text = Steine springen auch gerade nach vorn, zurück und zur Seite: von einem dunklen Feld über das nächste dunkle auf das dahinter.
checkers-straight-goal = Steine springen auch gerade. Schlage den vor dir.
checkers-chain-title = Sprung um Sprung
checkers-chain-text = Kann der Stein von dort, wo er landet, noch einmal springen, so gehört das zum selben Zug.
checkers-chain-goal = Ein Zug, mehrere Sprünge: Schlage zwei Steine.
checkers-removal = Geschlagene Steine kommen am Ende des Zuges vom Brett. Kein Stein darf zweimal übersprungen werden.
checkers-most-title = Die meisten schlagen
checkers-most-text = Gibt es mehrere Schläge, musst du den wählen, der die meisten Steine nimmt.
checkers-most-goal = Du musst so viel schlagen wie möglich. Nimm zwei.
checkers-most-kings-title = Die meisten schlagen
checkers-most-kings-text = Du musst den Schlag wählen, der die meisten Steine nimmt. Nehmen mehrere gleich viele, wähle den mit den meisten Damen darunter.
checkers-most-kings-goal = Du musst so viel schlagen wie möglich. Nimm zwei.
checkers-most-italian-title = Die meisten schlagen
checkers-most-italian-text = Du musst den Schlag wählen, der die meisten Steine nimmt. Nehmen mehrere gleich viele: eher mit einer Dame als mit einem Stein, dann die meisten Damen, dann der Schlag, der früher eine Dame nimmt.
checkers-most-italian-goal = Du musst so viel schlagen wie möglich. Nimm zwei.
checkers-most-value-title = Am meisten schlagen
checkers-most-value-text = Du musst den Schlag mit dem größten Wert wählen. Eine Dame zählt etwas weniger als zwei Steine. Bei gleichem Wert schlägt die Dame vor dem Stein.
checkers-most-value-goal = Du musst so viel schlagen wie möglich. Nimm zwei.
checkers-with-king-title = Die Dame zuerst
checkers-with-king-text = Wenn eine Dame und ein Stein schlagen können, muss es die Dame tun.
checkers-with-king-goal = Die Dame schlägt vor dem Stein. Schlage mit der Dame.
checkers-no-kings-title = Steine und Damen
checkers-no-kings-text = Ein einfacher Stein kann keine Dame schlagen. Das kann nur eine Dame.
checkers-no-kings-goal = Ein Stein kann keine Dame schlagen. Versuche es.
checkers-crown-title = Eine Dame werden
checkers-crown-text = Ein Stein, der seinen Zug auf der letzten Reihe beendet, wird zur Dame.
checkers-crown-goal = Erreiche die letzte Reihe und werde zur Dame.
checkers-crown-ends = Der Zug endet dort immer, auch nach einem Sprung.
checkers-crown-at-once-title = Dame im Sprung
checkers-crown-at-once-text = Ein Stein, der auf die letzte Reihe springt, ist sofort eine Dame und springt als Dame weiter.
checkers-crown-at-once-goal = Im Sprung gekrönt, weiter als Dame. Schlage zwei.
checkers-crown-passes-title = Nur auf der Durchreise
checkers-crown-passes-text = Ein Stein, der von der letzten Reihe weiterspringen kann, springt weiter und bleibt ein einfacher Stein.
checkers-crown-passes-goal = Spring über die letzte Reihe. Der Stein bleibt Stein.
checkers-king-title = Damen
checkers-king-text = Eine Dame zieht und springt immer nur ein Feld weit, vorwärts oder rückwärts.
checkers-king-goal = Damen ziehen ein Feld, auch rückwärts. Zieh die Dame.
checkers-flying-title = Fliegende Damen
checkers-flying-text = Eine Dame zieht auf einer freien Linie so weit, wie sie will, vorwärts und rückwärts.
checkers-flying-goal = Eine Dame zieht diagonal beliebig weit. Lass sie fliegen.
checkers-flying-jump-title = Damen schlagen aus der Ferne
checkers-flying-jump-text = Eine Dame springt aus jeder Entfernung über einen Stein und landet auf einem beliebigen leeren Feld dahinter.
checkers-flying-jump-goal = Eine Dame schlägt aus der Ferne. Schlage den Stein.
checkers-rest-title = Eine Dame muss ruhen
checkers-rest-text = Eine Dame, die dreimal hintereinander gezogen hat, muss warten, bis ein anderer Stein von dir gezogen hat. Das gilt, solange du einfache Steine hast.
checkers-rest-goal = Nach drei Zügen in Folge ruht die Dame. Versuche es.
checkers-end-title = Gewinnen
checkers-end-text = Du gewinnst, wenn die andere Seite keine Steine mehr hat oder nicht ziehen kann.
checkers-end-goal = Lass der anderen Seite keinen Zug, und du gewinnst.
checkers-draw-title = Remis
checkers-draw-text = Das Spiel ist remis, wenn beide zustimmen. Wer am Zug ist, kann auch ein Remis beanspruchen.
checkers-draw-repetition = Wenn dieselbe Stellung zum { $times ->
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] { $times }.
} Mal entsteht.
checkers-draw-quiet = Nach je { $quiet } Zügen, ohne dass geschlagen oder ein einfacher Stein gezogen wurde.
checkers-draw-three = Mit drei Steinen gegen eine Dame bleiben { $three } Züge zum Gewinnen.
checkers-draw-two = Mit einem Stein oder zwei gegen eine Dame bleiben { $two } Züge zum Gewinnen.

## Die Regeln von Reversi

reversi-play-title = Einen Stein setzen
reversi-play-text = { $first } zieht zuerst. Setze einen Stein so, dass zwischen ihm und einem anderen von dir eine Reihe von Steinen der anderen Seite eingeschlossen ist. Alle eingeschlossenen Steine drehen sich um.
reversi-play-goal = Nimm die andere Farbe zwischen zwei deiner Steine.
reversi-lines-title = Alle Richtungen auf einmal
reversi-lines-text = Ein Stein schließt in alle acht Richtungen ein: waagerecht, senkrecht und diagonal.
reversi-lines-goal = Alle Richtungen zählen. Drehe sechs Steine auf einmal um.
reversi-nothing-title = Etwas musst du umdrehen
reversi-nothing-text = Wo sich kein Stein umdrehen würde, darfst du nicht setzen.
reversi-nothing-goal = Jeder Zug muss etwas umdrehen. Versuche die Ecke.
reversi-pass-title = Passen
reversi-pass-text = Kannst du nicht ziehen, passt du. Kannst du ziehen, musst du.
reversi-pass-goal = Wer nicht kann, passt. Lass { $second } keinen Zug.
reversi-end-title = Das Ende
reversi-end-text = Das Spiel endet, wenn keine Seite mehr ziehen kann. Die meisten Steine gewinnen.
reversi-end-goal = Ist das Brett voll, gewinnen die meisten Steine. Setze den letzten.

## Die Regeln von Go

go-play-title = Einen Stein setzen
go-play-text = Ihr setzt abwechselnd einen Stein dorthin, wo sich zwei Linien kreuzen. Gezogen werden Steine nie.
go-play-goal = Setze einen Stein auf eine Kreuzung zweier Linien.
go-capture-title = Schlagen
go-capture-text = Die leeren Punkte neben einem Stein sind seine Freiheiten. Ein Stein ohne Freiheiten ist geschlagen.
go-capture-goal = Nimm dem weißen Stein die letzte Freiheit und schlage ihn.
go-group-title = Gruppen
go-group-text = Steine einer Farbe, die sich entlang der Linien berühren, teilen ihre Freiheiten. Sie leben oder sterben gemeinsam.
go-group-goal = Verbundene Steine leben oder fallen zusammen. Schlage beide.
go-suicide-title = Ohne Freiheit kein Zug
go-suicide-text = Du darfst nicht setzen, wo dein Stein keine Freiheiten hätte.
go-suicide-goal = Ein Stein braucht eine Freiheit. Versuche die Ecke.
go-own-stones-title = Eigene Steine schlagen
go-own-stones-text = Du darfst auch setzen, wo deine Steine keine Freiheiten mehr haben. Dann werden deine eigenen Steine geschlagen.
go-own-stones-goal = Nimm dir die letzte Freiheit: Deine Steine kommen weg.
go-first-title = Schlagen geht vor
go-first-text = Du darfst ohne Freiheit setzen, wenn du damit Steine der anderen Seite schlägst. Sie kommen zuerst vom Brett und machen Platz.
go-first-goal = Schlagen geht vor. Nimm beide Steine von der Ecke aus.
go-ko-title = Ko
go-ko-text = Ein einzelner Stein, der gerade einen einzelnen Stein geschlagen hat, darf nicht sofort zurückgeschlagen werden. Spiele erst woanders.
go-ko-goal = Ko: Du darfst nicht sofort zurückschlagen. Versuche es.
go-superko-title = Ko
go-superko-text = Kein Zug darf eine frühere Stellung des ganzen Bretts wiederholen. Spiele erst woanders.
go-superko-goal = Keine Stellung darf wiederkehren. Versuche zurückzuschlagen.
go-eyes-title = Zwei Augen
go-eyes-text = Eine Gruppe mit zwei eigenen Löchern, den Augen, kann nie geschlagen werden: Niemand kann beide zugleich füllen.
go-eyes-goal = Eine Gruppe mit zwei Augen lebt. Mach zwei Augen.
go-pass-title = Passen
go-pass-text = Wenn es nichts mehr zu gewinnen gibt, passe. Passen beide nacheinander, wird gezählt.
go-pass-goal = Es gibt nichts mehr zu gewinnen. Zweimal Passen beendet das Spiel.
go-pass-stones = Jedes Passen kostet dich einen Stein.
go-dead-title = Tote Steine
go-dead-text = Steine, die nicht zu retten sind, werden vor dem Zählen als tot markiert. Darüber einigt ihr euch gemeinsam.
go-dead-goal = Markiere vor dem Zählen den Stein, der verloren ist.
go-area-title = Zählen
go-area-text = Jede Seite zählt ihre lebenden Steine und die leeren Punkte, die nur von ihnen umschlossen sind. Wer mehr Punkte hat, gewinnt.
go-area-goal = Lebende Steine und umschlossene Punkte zählen. Die höhere Zahl gewinnt.
go-territory-title = Zählen
go-territory-text = Jede Seite zählt die leeren Punkte, die nur sie umschließt, und die Steine, die sie geschlagen hat. Wer mehr Punkte hat, gewinnt.
go-territory-goal = Umschlossene Punkte und geschlagene Steine zählen. Die höhere Zahl gewinnt.
go-komi-line = Weiß zieht als Zweites und bekommt dafür { $komi } Punkte.
go-handicap-title = Vorgabe
go-handicap-text = Schwarz beginnt mit { $stones } Steinen auf dem Brett. Weiß zieht zuerst.
go-seat-stones-title = Startsteine
go-seat-stones-text = Wie im alten China beginnt jede Seite mit zwei Steinen auf dem Brett. Weiß zieht zuerst.

## Die Regeln von Gomoku

gomoku-five-title = Fünf in einer Reihe
gomoku-five-text = Ihr setzt abwechselnd einen Stein. { $first } zieht zuerst. Fünf in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal.
gomoku-five-goal = Fünf in einer Reihe gewinnen. Vollende die Reihe.
gomoku-full = Ist das Brett voll, endet das Spiel remis.
gomoku-stop-title = Die Reihe aufhalten
gomoku-stop-text = Hat die andere Seite vier in einer Reihe mit einem freien Ende, musst du es sofort schließen.
gomoku-stop-goal = Die andere Seite hat vier. Halte die Reihe auf.
gomoku-more-title = Mehr als fünf
gomoku-more-text = Auch sechs oder mehr in einer Reihe gewinnen.
gomoku-more-goal = Sechs in einer Reihe gewinnen auch. Probiere es.
gomoku-exactly-title = Genau fünf
gomoku-exactly-text = Nur fünf in einer Reihe gewinnen. Sechs oder mehr nicht.
gomoku-exactly-goal = Sechs in einer Reihe gewinnen nicht. Probiere es.
gomoku-overline-title = Schwarz: keine sechs
gomoku-overline-text = Schwarz zieht zuerst und hat dafür Grenzen. Mehr als fünf in einer Reihe sind Schwarz verboten. Weiß gewinnt damit.
gomoku-overline-goal = { $first } darf keine sechs in eine Reihe setzen. Versuche es.
gomoku-blocked-title = Nicht blockiert
gomoku-blocked-text = Fünf in einer Reihe gewinnen nicht, wenn an beiden Enden ein Stein der anderen Seite steht.
gomoku-blocked-goal = Ein Fünfer mit zwei versperrten Enden zählt nicht. Mach einen anderen.
gomoku-threes-title = Schwarz: keine zwei Dreier
gomoku-threes-text = Schwarz darf mit einem Stein keine zwei offenen Dreier bilden. Ein Dreier ist offen, wenn daraus ein Vierer mit zwei freien Enden werden kann.
gomoku-threes-goal = { $first } darf keine zwei offenen Dreier machen. Versuche es.
gomoku-fours-title = Schwarz: keine zwei Vierer
gomoku-fours-text = Schwarz darf mit einem Stein keine zwei Vierer bilden. Ein Stein, der fünf in einer Reihe macht, ist immer erlaubt.
gomoku-fours-goal = { $first } darf keine zwei Vierer machen. Versuche es.
gomoku-swap-title = Swap
gomoku-swap-text = Die eine Seite setzt die ersten drei Steine. Die andere wählt dann eine Farbe.
gomoku-swap-goal = Setze drei Steine. Die andere Seite wählt dann eine Farbe.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Die eine Seite setzt die ersten drei Steine. Die andere wählt eine Farbe oder setzt zwei weitere und lässt die erste wählen.
gomoku-swap-two-goal = Setze drei Steine. Die andere Seite wählt oder setzt zwei dazu.

## Die Regeln von Vier gewinnt

connect-four-drop-title = Einen Stein einwerfen
connect-four-drop-text = { $first } zieht zuerst. Wähle eine Spalte: Der Stein fällt auf das unterste freie Feld.
connect-four-drop-goal = Wirf einen Stein ein: Er fällt ganz nach unten.
connect-four-win-title = Vier in einer Reihe
connect-four-win-text = Wer zuerst vier in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal.
connect-four-win-goal = Vier in einer Reihe gewinnen. Vollende die Reihe.
connect-four-slanting-title = Diagonalen
connect-four-slanting-text = Diagonale Reihen übersieht man leicht. Sieh an ihnen entlang, bevor du einen Stein einwirfst.
connect-four-slanting-goal = Diagonale Reihen zählen auch. Vollende diese.
connect-four-stop-title = Die Reihe aufhalten
connect-four-stop-text = Hat die andere Seite drei in einer Reihe und der vierte Platz ist frei, musst du ihn besetzen.
connect-four-stop-goal = Die andere Seite hat drei. Halte die Reihe auf.
connect-four-column-title = Eine volle Spalte
connect-four-column-text = Eine volle Spalte nimmt keine Steine mehr auf.
connect-four-column-goal = Eine volle Spalte nimmt nichts mehr auf. Versuche die Mitte.
connect-four-draw-title = Remis
connect-four-draw-text = Ist das Brett voll und hat niemand vier in einer Reihe, endet das Spiel remis.
connect-four-draw-goal = Ein volles Brett ohne vier ist Remis. Fülle es.

## Die Regeln von Vier

four-seat-stone-title = Der Anfang
four-seat-stone-text = { $first } hat von Anfang an einen Stein am linken Rand. { $second } zieht zuerst.
four-seat-stone-goal = Setze einen Stein neben einen auf dem Brett.
four-free-title = Der Anfang
four-free-text = { $first } zieht zuerst und setzt einen Stein an beliebiger Stelle.
four-free-goal = Setze den ersten Stein irgendwohin.
four-beside-title = Seite an Seite
four-beside-text = Ein Stein muss neben einen anderen gesetzt werden, egal welcher Farbe: darüber, darunter, links oder rechts davon. Eine Berührung an der Ecke genügt nicht.
four-beside-goal = Eine gemeinsame Ecke genügt nicht. Versuche es.
four-win-title = Vier in einer Reihe
four-win-text = Vier oder mehr in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal.
four-win-goal = Vier in einer Reihe gewinnen. Vollende die Reihe.
four-full = Ist das Brett voll, endet das Spiel remis.

## Die Regeln von Hexdame

hexdame-start-title = Der Anfang
hexdame-start-text = Das Brett hat 61 sechseckige Felder. Jede Seite hat 16 Steine in der Ecke vor sich. { $first } zieht zuerst.
hexdame-move-title = Ziehen
hexdame-move-text = Ein Stein zieht auf eines der drei Felder vor ihm, wenn es leer ist: geradeaus, nach links vorn oder nach rechts vorn.
hexdame-move-goal = Steine ziehen ein Feld vorwärts, in drei Richtungen. Zieh diesen.
hexdame-jump-title = Schlagen
hexdame-jump-text = Spring über einen benachbarten Stein der anderen Seite auf das leere Feld dahinter, und du schlägst ihn. Steine springen in alle sechs Richtungen.
hexdame-jump-goal = Spring über den anderen Stein, um ihn zu schlagen.
hexdame-crown-title = Eine Dame werden
hexdame-crown-text = An den beiden fernen Rändern liegen neun Felder. Ein Stein, der seinen Zug auf einem von ihnen beendet, wird zur Dame.
hexdame-crown-goal = Erreiche einen fernen Rand und werde zur Dame.
hexdame-passes-title = Nur auf der Durchreise
hexdame-passes-text = Ein Stein, der von einem fernen Rand weiterspringen kann, springt weiter und bleibt ein einfacher Stein.
hexdame-passes-goal = Spring über den fernen Rand. Der Stein bleibt Stein.
hexdame-flying-title = Fliegende Damen
hexdame-flying-text = Eine Dame zieht auf einer freien Linie so weit, wie sie will, in alle sechs Richtungen.
hexdame-flying-goal = Eine Dame zieht beliebig weit. Lass sie fliegen.
hexdame-flying-jump-title = Damen schlagen aus der Ferne
hexdame-flying-jump-text = Eine Dame springt aus jeder Entfernung über einen Stein und landet auf einem beliebigen leeren Feld dahinter.
hexdame-flying-jump-goal = Eine Dame schlägt aus der Ferne. Schlage den Stein.

## Die Regeln von Hex

hex-edges-title = Je zwei Ränder
hex-edges-text = Zwei gegenüberliegende Ränder des Bretts gehören dir, die beiden übrigen der anderen Seite. Ihr setzt abwechselnd einen Stein auf ein leeres Feld; gezogen werden Steine nie. { $first } zieht zuerst.
hex-edges-goal = Setze den ersten Stein auf ein beliebiges Feld.
hex-chain-title = Die Kette
hex-chain-text = Steine einer Farbe sind verbunden, wenn sich ihre Felder berühren. Verbinde deine beiden Ränder mit einer Kette von Steinen, gerade oder krumm, und du gewinnst.
hex-chain-goal = Verbinde deine beiden Ränder. Schließe die Kette.
hex-bridge-title = Die Brücke
hex-bridge-text = Zwei Steine mit zwei leeren Feldern dazwischen bilden eine Brücke. Nimmt die andere Seite eines dieser Felder, nimmst du das andere.
hex-bridge-edge = Eine Brücke kann auch an deinen Rand führen.
hex-bridge-goal = Bau von deiner Kette eine Brücke zu deinem anderen Rand hin.
hex-keep-title = Die Brücke halten
hex-keep-text = Setzt die andere Seite in eine Brücke, nimm sofort das andere Feld. So bleibt deine Kette verbunden.
hex-keep-goal = Die andere Seite setzt in deine Brücke. Nimm das andere Feld.
hex-cut-title = Abschneiden
hex-cut-text = Nur eine Seite kann ihre Ränder verbinden. Die andere Seite aufzuhalten ist also so gut, wie selbst zu verbinden. Nimm das Feld, das ihre Kette braucht.
hex-cut-goal = Die andere Seite ist fast verbunden. Schneide die Kette ab.
hex-full-title = Kein Remis
hex-full-text = Sind alle Felder besetzt, hat genau eine Seite zwei Ränder verbunden. Darum gibt es nie ein Remis.
hex-full-goal = Es gibt nie ein Remis. Fülle das letzte Feld.
hex-swap-title = Tausch
hex-swap-text = Der erste Zug ist ein Vorteil. Darum darf { $second } den ersten Stein übernehmen, statt einen zu setzen. Der Stein wechselt dann die Farbe und wird gespiegelt, weil die Ränder von { $second } anders liegen.
hex-swap-goal = Der erste Stein ist stark. Tippe ihn an, um ihn zu übernehmen.

## Der Computer

computer-of-level = Computer, Stufe { $level }
computer-move-now = Jetzt ziehen
program-silent = { $name } antwortet nicht
program-again = Noch einmal fragen
program-stand-in = Den Computer spielen lassen
computer-pause = Pause
computer-go-on = Abspielen
computer-step = Ein Zug
strip-thinks = Denkt nach …
strip-computers-turn = { $side }, am Zug
setup-people = Zu zweit
setup-computer = Computer
setup-watch = Zusehen
setup-level = { $level } · { $word }
setup-strength = Spielstärke
setup-strength-of = { $side }: Spielstärke
setup-rating = Wertung etwa { $rating }
strength-learns = Zieht fast beliebig. Für das allererste Spiel.
strength-misses = Macht viele Fehler. Gut zum Lernen.
strength-punishes = Spielt ordentlich und sieht einfache Fallen.
strength-gives-little = Macht wenige Fehler. Eine Herausforderung.
strength-full = So stark, wie es auf diesem Gerät geht.
coach = Trainer
coach-line = Passt die Stufe deinen Ergebnissen an.
coach-begins = Beginnt mit dieser Stufe und folgt deinen Ergebnissen.
coach-knows = Deine Wertung ist nach deinen Ergebnissen etwa { $rating }.
coach-more-wins = Siege: 2/3
coach-even = Siege: 1/2
coach-fewer-wins = Siege: 1/3
coach-looks = Der Trainer sieht sich das Spiel an.

engine-add = Engine hinzufügen …
engine-add-line = Lässt ein anderes Programm auf diesem Computer spielen.
engine-new = Engine hinzufügen
engine-change = Engine ändern
engine-strength = Denkt { $time } pro Zug
engine-speaks = Eine Engine ist ein Programm, das spielt. Eine für { $game } muss das Protokoll { $protocol } beherrschen.
engine-trust = Sie läuft auf diesem Computer mit allen deinen Rechten, wie jedes Programm, das du startest. Füge nur ein Programm hinzu, dem du vertraust.
engine-command = Befehl
engine-command-line = Das Programm und seine Optionen, wie im Terminal
engine-name = Name
engine-name-line = Kommt von der Engine, wenn du sie ausprobierst
engine-empty = Noch nicht festgelegt
engine-time = Zeit pro Zug
engine-try = Ausprobieren
engine-waits = Wartet auf ihren ersten Zug …
engine-plays = Sie funktioniert: Nach { $time } s hat sie { $turn } gespielt.
engine-fails = Sie spielt nicht: { $reason }
engine-keep = Zur Auswahl hinzufügen
engine-keep-line = Probiere die Engine zuerst aus. Wenn sie einen Zug gespielt hat, kannst du sie hinzufügen.
engine-save = Sichern
engine-remove = Entfernen
level-first = Erste Schritte
level-beginner = Einstieg
level-easy = Leicht
level-casual = Locker
level-steady = Solide
level-able = Geübt
level-strong = Stark
level-tough = Zäh
level-expert = Profi
level-master = Am stärksten
mode-finish = Jeden Zug bestätigen
mode-finish-line = Sieh dir deinen Zug an, dann „Zug beenden!“
settings-help = Hilfe
settings-blunder = Vor Fehlern warnen
settings-blunder-line = Vor einem Zug, der viel kostet, wirst du gefragt.
settings-evaluation = Zeigen, wer führt
settings-evaluation-line = Ein Balken am Brett hat mehr von der Farbe, die eher gewinnt.
hint = Tipp
estimate = Wer führt?
values-show = Wert der Züge zeigen
values-hide = Wert der Züge verbergen
values-discs = Vorsprung am Ende in Steinen
values-points = Vorsprung am Ende in Punkten
values-chance = Gewinnchancen
values-proven = Züge bis zum Gewinn (+) oder Verlust (−)
offer-draw = Remis anbieten
say-looks = Schaut nach …
say-no-draw = Der Computer lehnt das Remis ab und spielt weiter.
say-plays-on = Der Computer ist nicht einverstanden, also geht das Spiel weiter.
say-program-silent = { $name } antwortet nicht: { $reason }
say-program-gone = { $name } ist nicht unter den Engines auf diesem Computer.
say-even = Das Spiel ist ausgeglichen.
say-leads = { $side } führt, der Vorsprung ist etwa { $points }.
blunder-title = Bist du sicher?
blunder-answer = Beste Antwort von { $side }: { $then }
mistake-later = { $side } spielt { $turn }; später: { $then }
mistake-loses = Die Gruppe von { $side } bei { $square } ist wohl verloren.
mistake-frees = Die Gruppe von { $side } bei { $square } ist jetzt wohl sicher.
blunder-wins = { $side } kann mit { $turn } gewinnen.
blunder-wins-column = { $side } kann in Spalte { $column } gewinnen.
blunder-chances = Deine Gewinnchance sinkt von { $best } % auf { $this } %.
blunder-play = Trotzdem spielen
blunder-back = Zurücknehmen
hint-because = { $turn } { $reason }.
hint-plain = { $turn } sieht am besten aus.
hint-pass = Passen
hint-swap = Tauschen
hint-column = Spalte { $column }
reason-only = ist der einzige erlaubte Zug
reason-only-not-losing = ist der einzige Zug, der nicht sofort verliert
reason-wins = gewinnt
reason-wins-in = { $count ->
    [one] gewinnt mit dem nächsten Zug
   *[other] gewinnt in { $count } Zügen, was auch immer kommt
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
    [one] einen her
   *[other] { $given } her
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
reason-free-way-steps = { $count ->
    [one] hat freie Bahn zur Dame, noch einen Schritt
   *[other] hat freie Bahn zur Dame, noch { $count } Schritte
}
reason-keeps-back = lässt die eigene Grundreihe gedeckt
reason-keeps-edges = lässt die eigenen hinteren Ränder gedeckt
reason-centre = besetzt die Mitte
reason-hunts = bringt eine Dame näher an den Stein, den sie jagt
reason-out-of-reach = hält den Stein außer Reichweite
reason-joins = schließt sich { $count ->
    [one] dem Stein auf { $squares } an
   *[other] den Steinen auf { $squares } an
}
reason-advances = { $count ->
    [one] bringt einen Stein bis auf eine Reihe an die Dame heran
   *[other] bringt einen Stein bis auf { $count } Reihen an die Dame heran
}
reason-advances-steps = { $count ->
    [one] bringt einen Stein bis auf einen Schritt an die Dame heran
   *[other] bringt einen Stein bis auf { $count } Schritte an die Dame heran
}
reason-wins-by = { $count ->
    [one] gewinnt bei bestem Spiel mit einem Stein Vorsprung
   *[other] gewinnt bei bestem Spiel mit { $count } Steinen Vorsprung
}
reason-takes-corner = besetzt die Ecke
reason-denies-corner = hält die andere Seite von der Ecke { $squares } fern
reason-gives-corner = gibt die Ecke { $squares } her
reason-forces-pass = lässt der anderen Seite keinen Zug
reason-safe-edge = besetzt ein Randfeld für immer
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
reason-neutral = füllt einen neutralen Punkt
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
    [one] arbeitet auf eine Viererreihe hin
   *[other] arbeitet auf { $count } Viererreihen hin
}
reason-hinders-rows = { $count ->
    [one] blockiert eine Reihe der anderen Seite
   *[other] blockiert { $count } Reihen der anderen Seite
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
reason-swaps = ist am besten: Der erste Stein ist stärker als jede Antwort
reason-opens-evenly = ist ein ausgeglichener Anfang: Den Stein zu übernehmen bringt wenig
reason-secures-edges = sichert die Verbindung von Rand zu Rand
reason-keeps-link = { $count ->
    [one] hält { $squares } mit dem Rand verbunden
   *[other] hält { $squares } verbunden
}
reason-breaks-link = { $count ->
    [one] schneidet { $squares } vom Rand ab
   *[other] trennt { $squares } voneinander
}
reason-links = { $count ->
    [one] verbindet { $squares } mit dem Rand
   *[other] verbindet { $squares }
}
reason-bridges = { $count ->
    [one] baut eine Brücke zu { $squares }
   *[other] baut Brücken zu { $squares }
}
reason-reaches-edge = baut eine Brücke zum eigenen Rand
reason-intrudes = setzt in eine Brücke, was auf { $squares } beantwortet werden muss
reason-shortens = { $count ->
    [one] ist nur noch einen Stein von der Verbindung entfernt
   *[other] ist nur noch { $count } Steine von der Verbindung entfernt
}
reason-lengthens = { $count ->
    [one] hält die andere Seite einen Stein von der Verbindung entfernt
   *[other] hält die andere Seite { $count } Steine von der Verbindung entfernt
}
reason-develops = ist ein guter Platz für Angriff und Abwehr
