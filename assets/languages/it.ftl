# Italiano. Tutte le frasi che si leggono giocando.

app-name = Parlour

## Giochi, colori, regole

game-checkers = Dama
game-reversi = Reversi
game-go = Go
game-gomoku = Gomoku
game-connect-four = Quattro in fila
game-four = Quattro
side-black = Nero
side-red = Rosso
side-white = Bianco
side-navy = Blu
side-yellow = Giallo
side-plum = Prugna
side-cream = Crema
rules-own = Le vostre regole
rules-own-line = Come le avete scelte voi.
rules-handicap = { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}
rules-komi = komi { $points }
rules-seat-stones = pietre iniziali
rules-swap = swap
rules-swap-two = swap2
board-size = { $columns }×{ $rows }
in-a-row = { $count } in fila

## Le regole della dama per nome

rules-american = Americane
rules-american-line = Prese obbligatorie e complete, la dama fa passi brevi.
rules-house = Di casa
rules-house-line = Prendi se vuoi, fermati quando vuoi.
rules-international = Internazionali
rules-international-line = 10×10, dame volanti, le pedine prendono all’indietro, presa massima obbligatoria.
rules-russian = Russe
rules-russian-line = Dame volanti, e una pedina prosegue come dama nel mezzo di una presa.
rules-brazilian = Brasiliane
rules-brazilian-line = Le regole internazionali su 8×8.
rules-pool = Pool
rules-pool-line = Dame volanti, le pedine prendono all’indietro, qualunque presa va bene.
rules-italian = Italiane
rules-italian-line = Presa massima obbligatoria, e nessuna pedina può prendere una dama.
rules-spanish = Spagnole
rules-spanish-line = Dame volanti, presa massima obbligatoria, le pedine prendono in avanti.
rules-czech = Ceche
rules-czech-line = Dame volanti, e la dama prende prima della pedina.
rules-frisian = Frisone
rules-frisian-line = 10×10, prese anche lungo righe e colonne.
rules-canadian = Canadesi
rules-canadian-line = Le regole internazionali su 12×12.
rule-forced = Presa obbligatoria
rule-forced-line = Chi può saltare deve farlo.
rule-forced-off = Qui nessuno è obbligato a saltare.
rule-finish = Salti fino in fondo
rule-finish-line = Un salto continua finché può.
rule-finish-on = Qui un salto continua finché può.
rule-finish-off = Qui un salto può fermarsi dopo qualunque pezzo.
rule-flying = Dame volanti
rule-flying-line = Una dama muove e prende da qualsiasi distanza.
rule-backward = Presa all’indietro
rule-backward-line = Le pedine muovono solo in avanti, ma saltano nei due sensi.
rule-take-kings = La pedina prende la dama
rule-take-kings-line = Una pedina può saltare una dama.
rule-crown-at-once = Dama di passaggio
rule-crown-at-once-line = Una pedina che tocca l’ultima riga continua a saltare come dama.
rule-straight = Prese dritte
rule-straight-line = I pezzi saltano anche lungo righe e colonne.
rule-rest = La dama riposa
rule-rest-line = Dopo tre mosse senza prese una dama aspetta che muova un altro pezzo.
rule-priority = Quale presa
rule-priority-free = Qualsiasi
rule-priority-free-line = Si sceglie liberamente tra le prese.
rule-priority-most = La massima
rule-priority-most-line = La presa che toglie più pezzi.
rule-priority-king = Prima la dama
rule-priority-king-line = Una presa con la dama viene prima di una con la pedina.
rule-priority-most-kings = Più pezzi, poi dame
rule-priority-most-kings-line = Più pezzi e, tra prese uguali, quella con più dame.
rule-priority-italian = Italiana
rule-priority-italian-line = Più pezzi, poi con la dama, poi più dame, poi quella che prende prima una dama.
rule-priority-value = Per valore
rule-priority-value-line = Il valore più alto: una dama vale quasi due pedine.

## Le regole degli altri giochi per nome

rules-reversi = Reversi
rules-reversi-line = Chiudi una fila dell’altro colore, e si gira tutta. Quando nessuno può più giocare, vince chi ha più pedine.
rules-connect-four = Quattro in fila
rules-connect-four-line = I gettoni cadono, e la prima fila vince.
rules-chinese = Cinesi
rules-chinese-line = Contano le tue pietre e tutto ciò che circondano.
rules-japanese = Giapponesi
rules-japanese-line = Conta ciò che circondi e ciò che hai catturato.
rules-aga = AGA
rules-aga-line = Si conta come nelle cinesi; chi passa cede una pietra.
rules-new-zealand = Nuova Zelanda
rules-new-zealand-line = Come le cinesi, ma le pietre possono togliersi l’ultima libertà.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Ciò che resta alla fine è vivo: cattura ciò che è morto.
rules-free-style = Stile libero
rules-free-style-line = Cinque in fila o più vincono.
rules-standard = Standard
rules-standard-line = Esattamente cinque in fila vincono.
rules-renju = Renju
rules-renju-line = Il Nero non può fare due tre, due quattro o sei in fila.
rules-caro = Caro
rules-caro-line = Esattamente cinque vincono, se non sono bloccati ai due capi.
rules-seat-stone = Pietra iniziale
rules-seat-stone-line = Una pietra nera sta sul bordo sinistro, e inizia il Bianco.
rules-free = Apertura libera
rules-free-line = Il tavoliere è vuoto, e il Nero inizia dove vuole.
mode-hand-over = Staffetta
mode-hand-over-line = Inizia turno, poi Finisci turno!
mode-quick = Rapido
mode-quick-line = La mossa è fatta quando alzi il dito.

## Home

home-new-game = Nuova partita
home-both = { $first } e { $second }
home-to-move = Mossa { $turn }, gioca { $player }
home-resume = Riprendi
home-look = Vedi partita
safe-start = Parlour si è interrotto più volte subito dopo l’avvio, perciò non è stata aperta nessuna partita. Tutte le partite sono nella biblioteca.
safe-start-killed = Non c’è un rapporto, perché Parlour è stato chiuso dall’esterno.
safe-start-save = Salva rapporto
safe-start-share = Condividi rapporto

home-unfinished = { $count ->
    [one] Un’altra da finire
   *[other] Altre { $count } da finire
}

## La biblioteca e chi gioca

library = Biblioteca
library-all-games = Tutti i giochi
library-unfinished = Da continuare
library-finished = Finite
library-to-move = Turno di { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
library-empty = Non è stata ancora giocata nessuna partita.
library-reading = Un momento…
library-none-of-these = Non c’è nessuna partita di questo gioco.
library-deleted = La partita è eliminata.
library-bring-back = Recuperala
library-not-opened = Non è possibile aprire la partita: { $reason }.
library-later = Da una versione successiva di Parlour
library-files = Tutto in un file
library-files-line = Tutto ciò che si è giocato e com’è impostato qui. Quando lo recuperi, si aggiunge a ciò che c’è: non si sovrascrive nulla.
library-back-up = Crea copia
library-restore = Recupera copia
library-collection = Tutte le notazioni di { $game }
library-restored = { $new ->
    [0] Nessuna partita era nuova.
    [one] È tornata una partita.
   *[other] Sono tornate { $new } partite.
} { $known ->
    [0] Nessuna c’era già.
    [one] Una c’era già.
   *[other] { $known } c’erano già.
} { $damaged ->
    [0] {""}
    [one] Una non si può leggere.
   *[other] { $damaged } non si possono leggere.
}
backup-writing = Creo la copia …
backup-done = Partite nella copia: { $count }.
backup-left-out = Non ci sono, perché non si possono leggere: { $names }.
backup-stop = Ferma
restore-reading = Leggo la copia …
restore-working = Recupero in corso …
restore-what = Che cosa contiene
restore-new = Partite che si aggiungono
restore-known = Partite che ci sono già
restore-here = Partite di qui, che restano tutte
restore-later = Di quelle che si aggiungono, da una versione successiva
restore-later-line = Restano chiuse finché l’app non è aggiornata.
restore-damaged = Non si possono leggere
restore-positions = Posizioni che si aggiungono
restore-positions-here = Posizioni che restano come sono qui
restore-with-settings = Prendi anche le sue impostazioni
restore-with-settings-line = Sostituiscono le impostazioni di qui.
restore-settings-same = Le sue impostazioni sono le stesse di qui.
restore-settings-damaged = Le sue impostazioni non si possono leggere.
restore-now = Recupera
restore-nothing = Niente è nuovo qui.
restore-none = Nessuna copia è aperta.
restore-cut = Il file è danneggiato o finisce troppo presto: { $reason }.
restore-too-new = Una versione successiva dell’app ha creato questa copia. Aggiorna l’app per recuperarla.
restore-other = Questa non è una copia.
restore-stopped = Fermato. Ciò che è tornato resta; recupera di nuovo la copia per il resto.
restore-failed = È finito troppo presto: { $reason }. Recupera di nuovo la copia per il resto.
players = Chi gioca
players-none = Datevi un nome prima di una partita, e il risultato si conta qui.
players-total = { $played ->
    [one] Una partita
   *[other] { $played } partite
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
players-against = Contro { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [one] , un pareggio
   *[other] , { $drawn } pareggi
}
players-save = Salva come tabella
players-anew = Conta da ora in poi
players-since = Si contano solo le partite da qui in poi. Le precedenti sono tutte nella biblioteca.
players-all = Contale di nuovo tutte
date = { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
date-and-year = { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
} { $year }

## Preparazione

setup-start = Inizia partita
setup-swap = Scambia colori
setup-rules = Regole
setup-house-rules = Regole di casa
setup-turns = Come si gioca il turno
setup-seats = Come vi sedete
seats-side = Fianco a fianco
seats-side-line = Tutto è nello stesso verso per entrambe le persone.
seats-across = Faccia a faccia
seats-across-line = Ciò che è di chi sta di fronte è capovolto, sul bordo opposto.
seats-sides = Ai lati
seats-sides-line = Ciò che è di ciascuna persona è girato verso sinistra o verso destra, su uno schermo più largo che alto.
seats-turning = Gira a ogni turno
seats-turning-line = Il tavoliere si gira verso chi è di turno.
setup-tournament = Partita seria
setup-tournament-line = Niente annullamenti, niente consigli, niente avvisi.
setup-series = Quante partite
series-one = Una
series-best = Al meglio delle { $games }
series-line = I colori si scambiano dopo ogni partita. Un pareggio dà mezzo punto a ogni parte.
series-game = Partita { $number } di { $games }
series-next = Avanti: partita { $number } di { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: vince { $winner }. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: pareggio. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } ha perso le ultime { $count } partite.
}
equal-level = Livello { $level } questa volta?
equal-stones = { $count ->
   *[other] { $count } pietre di vantaggio per { $player }?
}
equal-begin = Questa volta inizia { $player }?
equal-time = Solo { $time } per { $player }?
equal-yes = Sì, così
equal-no = No, come prima
result-between = { $player } : { $other }, in totale: { $score }
setup-moves-first = { $side }: fa la prima mossa
setup-moves-second = { $side }: fa la seconda mossa
setup-opens = { $side }: mette le prime pietre
setup-chooses = { $side }: poi sceglie un colore
setup-more-rules = Altre regole
setup-fewer = Mostra meno
setup-more-house-rules = Altre regole di casa
setup-more-house-rules-line = Quale presa, dame, tavoliere
setup-board = Tavoliere
setup-other = Altro
setup-opening = Apertura
setup-goal = Per vincere
setup-goal-line = Vince chi mette prima { $count } in fila: in orizzontale, in verticale o in diagonale.
opening-free = Libera
opening-free-line = Il Nero inizia dove vuole.
opening-swap = Swap
opening-swap-line = Chi inizia mette tre pietre, poi l’altra persona sceglie un colore.
opening-swap-two = Swap2
opening-swap-two-line = Come swap, oppure se ne mettono altre due e sceglie chi ha iniziato.
go-size-full = Il tavoliere intero: una serata.
go-size-middle = Un tavoliere medio: circa un’ora.
go-size-small = Un tavoliere piccolo: mezz’ora, e adatto per imparare.
go-size-tiny = Un tavoliere minuscolo, per fare prove.
go-size-large = Più grande del tavoliere usuale: prendetevi tempo.
go-handicap = Handicap
go-no-handicap = Nessuno
go-handicap-line = { $stones ->
    [0] Nessuno parte in vantaggio.
   *[other] { $stones } pietre nere stanno sui punti stella, e il Bianco muove per primo.
}
go-komi = Komi
go-komi-none = Il Bianco non riceve nulla, e il conteggio può essere pari.
go-komi-black = Il Nero riceve { $points } di komi, pur muovendo per primo.
go-komi-whole = Il Bianco riceve { $points } di komi perché muove per secondo. Il conteggio può essere pari.
go-komi-half = Il Bianco riceve { $points } di komi perché muove per secondo. Il conteggio non è mai pari.
rule-seat-stones = Pietre iniziali
rule-seat-stones-line = Come nell’antica Cina: due per colore stanno negli angoli, e inizia il Bianco.
setup-done = Fine
setup-names = Anna, Luca, Sofia, Marco, Nonna, Nonno
setup-unfinished = { $turns ->
    [one] La partita sul tavolo ha una mossa. Non va persa: Annulla la riporta.
   *[other] La partita sul tavolo ha { $turns } mosse. Non va persa: Annulla la riporta.
}

## La partita

start-turn = Inizia turno
finish-turn = Finisci turno!
clear-moves = Cancella mossa
show-previous = Rivedi mossa
hide-previous = Nascondi mossa
undo = Annulla
redo = Ripeti
previous = Precedente
home = Home
rematch = Rivincita, colori scambiati
resign = Abbandona
agree-draw = Concorda pareggio
new-game = Nuova partita
rules = Regole
settings = Impostazioni
turn-of = Turno di { $player }
ready = Si gioca! Turno di { $side }!
strip-turn = { $side }: tocca a te
strip-pieces = { $count ->
    [0] { $side }, nessun pezzo
    [one] { $side }, un pezzo
   *[other] { $side }, { $count } pezzi
}
claim-repetition = { $times ->
    [4] Reclama il pareggio: posizione per la quarta volta
   *[other] Reclama il pareggio: posizione per la terza volta
}
claim-no-progress = Reclama il pareggio: { $moves } mosse senza progressi
claim-few-pieces = Reclama il pareggio: pezzi insufficienti per vincere

say-chosen = Pezzo scelto: { $from }.
say-moves = { $from } va in { $to }.
say-jumps = { $count ->
    [one] { $from } salta in { $to }. Esce un pezzo.
   *[other] { $from } salta in { $to }. Escono { $count } pezzi.
}
say-king-me = Dama! Una dama muove nei due sensi, e il turno finisce qui.
say-no-previous = Non c’è una mossa precedente da mostrare
say-nothing-to-undo = Questo è proprio l’inizio.
say-nothing-to-redo = Non c’è nulla da ripetere.
say-game-goes-on = La partita continua.
say-earlier-match = È tornata la partita precedente.
say-not-saved = Non è stato possibile salvare la partita ({ $reason }). Si può continuare a giocare.
say-put-aside = { $count ->
    [one] Non è stato possibile leggere un file ({ $reason }). È stato conservato come { $file }.
   *[other] Non è stato possibile leggere { $count } file (il primo: { $reason }). Sono stati conservati, il primo come { $file }.
}
say-unread = { $count ->
    [one] Il disco non ha dato un file ({ $file }: { $reason }). Resta dove si trova.
   *[other] Il disco non ha dato { $count } file (il primo: { $file }, { $reason }). Restano dove si trovano.
}
say-later = { $count ->
    [one] Una partita è stata salvata da una versione successiva di Parlour. Resta così com’è.
   *[other] { $count } file sono stati salvati da una versione successiva di Parlour. Restano così come sono.
}
say-unknown-settings = { $count ->
    [one] Un’impostazione viene da una versione successiva di Parlour. È conservata, ma non usata.
   *[other] { $count } impostazioni vengono da una versione successiva di Parlour. Sono conservate, ma non usate.
}
say-saved-again = Tutto è di nuovo salvato.
say-sketch-kept = Questa posizione non viene salvata, perché una versione successiva di Parlour ne ha salvata un’altra.
say-only-looking = Qui non viene salvato nulla, perché Parlour è aperto in un’altra finestra.
say-leave-unsaved = Non è stato possibile salvare tutto ({ $reason }). Esci ancora una volta per chiudere Parlour comunque.
occupied = Parlour è già aperto
occupied-line = Un’altra finestra ha le tue partite, e due si sovrascriverebbero. Qui puoi guardare tutto, ma non verrà salvato nulla.
occupied-look = Guarda senza salvare
occupied-close = Chiudi

illegal-game-over = La partita è finita.
illegal-match-full = Una partita può avere { $most } mosse. Questa è piena.
illegal-off-board = Questo non è sul tavoliere.
illegal-light-square = I pezzi muovono solo sulle caselle scure.
illegal-empty = Qui non c’è nessun pezzo.
illegal-not-yours = Quel pezzo non è tuo.
illegal-blocked = Quel pezzo non può muovere.
illegal-must-capture = { $count ->
    [one] Devi prendere. Il pezzo segnato può saltare.
   *[other] Devi prendere. I pezzi segnati possono saltare.
}
illegal-must-continue = Il salto non è finito. Prosegui su una casella segnata.
illegal-unreachable = Il pezzo non può andare lì.
illegal-occupied = Lì c’è già un pezzo.
illegal-turn-ends = Il turno finisce lì.
illegal-nothing = Scegli prima un pezzo e una casella.
illegal-must-capture-most = In un altro modo si prendono più pezzi, ed è obbligatorio.
illegal-must-capture-with-king = La tua dama può prendere, e viene prima della pedina.
illegal-king-rests = Questa dama ha mosso tre volte di fila. Muovi un altro pezzo.
illegal-no-flips = Lì non si girerebbe nulla.
illegal-cannot-pass = Puoi giocare, quindi non puoi passare.
illegal-suicide = Lì la pietra non avrebbe nessuna libertà.
illegal-ko = Ko: prima gioca altrove.
illegal-superko = L’intero tavoliere tornerebbe com’era già prima.
illegal-overline = Vietato al Nero: più di cinque in fila.
illegal-double-four = Vietato al Nero: due quattro insieme.
illegal-double-three = Vietato al Nero: due tre aperti insieme.
illegal-column-full = Questa colonna è piena.
illegal-not-adjacent = Una pietra deve stare accanto a un’altra.
illegal-choose-first = Scegli prima il tuo colore.
illegal-no-choice = Ora non c’è nulla da scegliere.
illegal-must-pass = Non si può girare nulla da nessuna parte, quindi in questo turno si passa.
illegal-falls = Il gettone cade più in basso.
illegal-nothing-to-count = Non si conta nulla finché la partita continua.
illegal-all-alive = Con queste regole tutto ciò che è sul tavoliere è vivo.
illegal-no-claim = Ora non si può reclamare il pareggio.

result-wins = Vince { $player }
result-draw = Pareggio
result-turns = { $turns ->
    [0] Non è stata giocata nessuna mossa.
    [one] Una mossa.
   *[other] { $turns } mosse.
}
reason-no-pieces = { $loser } non ha più pezzi.
reason-no-moves = { $loser } non può muovere.
reason-resigned = { $loser } abbandona.
reason-agreed = Di comune accordo.
reason-repetition = { $times ->
    [4] La posizione si è presentata per la quarta volta.
   *[other] La posizione si è presentata per la terza volta.
}
reason-no-progress = { $moves } mosse per parte senza prese né mosse di pedina.
reason-few-pieces = I pezzi rimasti non bastano per vincere.
reason-line = { $length ->
    [3] Tre in fila.
    [4] Quattro in fila.
    [5] Cinque in fila.
   *[other] { $length } in fila.
}
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] Per mezzo punto.
    [1] Per un punto.
   *[other] Per { $points } punti.
}
reason-empty-squares = Le caselle vuote vanno al vincitore.
reason-same = Parità.
reason-full-board = Il tavoliere è pieno.
reason-no-point = { $side } non può giocare da nessuna parte.
reason-time = { $loser } ha finito il tempo.
reason-time-draw = Il tempo è finito, ma l’altra parte non poteva più vincere.

## Passare, aperture e conteggio

pass = Passa
play-on = Continua
strip-komi = { $side }, { $komi } di komi
strip-stone = La tua pietra: { $side }
strip-choice = Scegli tu
moves-pass = passa
moves-play-on = Si continua a giocare
moves-chose = { $player } gioca con { $side }
moves-place-two = { $player } ne mette altre due
say-places = { $side } in { $square }.
say-turns-over = { $count ->
    [one] Si gira una pedina.
   *[other] Si girano { $count } pedine.
}
say-takes = { $count ->
    [one] Esce una pietra.
   *[other] Escono { $count } pietre.
}
say-passed = { $side } passa.
say-cannot-move = { $side } non può muovere. Continua { $other }.
say-chose = { $player } gioca con { $side }.
opening-placing = { $player } mette tre pietre: due per { $first }, una per { $second }.
opening-placing-two = { $player } ne mette altre due: una per { $second }, una per { $first }.
choice-title = Sceglie { $player }
choice-side = Gioca con { $side }
choice-side-next = La prossima pietra la metti tu.
choice-side-wait = La prossima pietra la mette { $other }.
choice-two = Mettine altre due
choice-two-wait = Una per { $second }, una per { $first }. Poi sceglie { $other }.
count-ahead = { $points ->
    [0.5] { $side } è in vantaggio di mezzo punto
    [1] { $side } è in vantaggio di un punto
   *[other] { $side } è in vantaggio di { $points } punti
}
count-even = Parità
count-hint = Tocca un gruppo per dire se è morto o vivo.
count-open = C’è un confine aperto nei punti segnati.
count-asks = { $player } accetta?
count-agrees = { $player } accetta
count-stones = { $count ->
    [one] pietra
   *[other] pietre
}
count-territory = territorio
count-prisoners = { $count ->
    [one] prigioniero
   *[other] prigionieri
}
count-komi = komi

## Per chi ascolta

access-back = Indietro
access-more = Altro
access-rename = Rinomina
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Elimina
access-close = Chiudi
access-first = All’inizio
access-earlier = Una mossa indietro
access-later = Una mossa avanti
access-last = Alla fine
access-name = Nome
access-empty = { $square }, libera
access-man = { $square }, { $side }
access-king = { $square }, dama, { $side }
access-can = { $square }, si può scegliere
access-chosen = { $square }, scelta

## Orologi

setup-clock = Orologio
clock-none = Nessuno
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, attesa { $delay }
clock-bronstein = { $main }, rende { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } in { $period }
clock-hourglass = Clessidra, { $main }
clock-per-turn = { $time } a turno
clock-sudden-death-line = Un solo tempo per tutta la partita.
clock-fischer-line = Ogni turno aggiunge un po’ di tempo.
clock-delay-line = A ogni turno l’orologio aspetta un po’ prima di partire.
clock-bronstein-line = Dopo un turno il tempo usato ritorna, fino al limite.
clock-byo-yomi-line = Dopo il tempo principale ci sono dei periodi. Quello non esaurito ritorna intero.
clock-canadian-line = Dopo il tempo principale, quel numero di mosse in un periodo, ogni volta da capo.
clock-hourglass-line = Ciò che una parte spende, l’altra lo guadagna.
clock-per-turn-line = Ogni turno ha lo stesso tempo.
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
clock-waits = aspetta { $seconds } s
clock-ready = Tutto pronto?
clock-paused = Gli orologi sono fermi
clock-next = Ora parte l’orologio di { $player }.
clock-start = Avvia gli orologi
clock-go-on = Continua

## Rivedere

replay = Rivedi
replay-start = L’inizio
replay-turn = Mossa { $turn } di { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Ci sono altre due pietre da mettere.
replay-chose-side = I colori sono stati scelti.
replay-play-on = Non c’è accordo, e si continua a giocare.
replay-settled = C’è accordo su ciò che è morto, e si conta.
replay-resigned = { $player } abbandona.
replay-claimed = Viene reclamato il pareggio.
replay-agreed = Viene concordato il pareggio.
replay-flag = { $player } finisce il tempo.
replay-done = Fine
replay-play-from-here = Gioca da qui

## A match that is looked at again

review = Analisi
review-stop = Ferma l’analisi
review-before = Il momento chiave precedente
review-next = Il prossimo momento chiave
review-better-turn = Mossa migliore
review-show-better = Mostra la mossa migliore
review-hide-better = Nascondi la mossa migliore
review-try-again = Riprova da qui
review-try-computer = Riprova contro il computer
review-first-look = Primo sguardo: { $done } di { $all }
review-closer-look = Più da vicino: { $done } di { $all }
review-compares = Confronto tra mosse migliori…
review-stopped = L’analisi è stata fermata. Può continuare.
review-unknown = Questo non è ancora stato analizzato.
review-best = Era la mossa migliore: { $because }
review-as-good = { $turn } valeva quanto la mossa migliore.
review-cost = { $turn } ha abbassato la probabilità di vincere da { $before }% a { $after }%.
review-better = Meglio: { $because }
review-line = Poi: { $turns }
review-moments = { $count ->
    [0] Nessuna mossa è costata molto.
    [one] C’è un momento chiave.
   *[other] Ci sono { $count } momenti chiave.
}
say-tries-again = { $turns ->
    [0] Si riparte dall’inizio. La partita originale resta nella biblioteca.
   *[other] Si riparte dalla mossa { $turns }. La partita originale resta nella biblioteca.
}
say-play-from = { $turns ->
    [0] Si riparte dall’inizio. Ripeti riporta le mosse successive.
   *[other] Si riparte dalla mossa { $turns }. Ripeti riporta le mosse successive.
}
say-play-on-from = Si riparte dalla mossa { $turns }.

## Setting a position up

editor-title = Componi una posizione
editor-take-over = Modifica questa posizione
editor-man = { $side }: pedina
editor-king = { $side }: dama
editor-take = Togli
editor-to-move = Turno di { $side }
editor-clear = Svuota
editor-copy = Copia
editor-start = Iniziale
editor-whole = Tavoliere intero
editor-help-put = Tocca una casella per metterci il pezzo, e di nuovo per toglierlo.
editor-help-take = Tocca un pezzo per toglierlo.
editor-help-drop = Tocca una colonna, e il gettone cade.
editor-help-column = Tocca una colonna per togliere il suo gettone più alto.
editor-copied = La posizione è negli appunti.
editor-pasted = Questa è la posizione dagli appunti. Annulla riporta l’altra.
editor-uncrowned = Una pedina sull’ultima riga sarebbe dama. Mettici una dama.
editor-no-liberty = La pietra segnata non ha nessuna libertà: sarebbe stata catturata.
editor-both-won = Entrambe le parti ne hanno abbastanza in fila, e la partita finisce con la prima fila.
editor-over = { $why } La partita finirebbe subito.
editor-no-turns = Nessuna delle due parti può muovere.
editor-uneven = Qui nessuna partita arriva a { $first } contro { $second }, ma puoi giocare così.
editor-prisoners = Catturate da { $black }: { $first }. Catturate da { $white }: { $second }.
setup-position = Da dove si inizia
setup-position-line = Un problema, uno studio, una partita da un libro: gioca da dove vuoi.
setup-position-own = La posizione composta
setup-position-unfit = La posizione composta non va bene con queste regole. La partita inizia come al solito.
setup-position-change = Cambia
setup-position-usual = Inizio usuale

## Notazioni

record = Notazione
record-own = Questa partita
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Trascrizione: mossa dopo mossa in una riga
record-copy = Copia
record-save = Salva file
record-share = Condividi
record-other = Un’altra partita
record-other-about = Porta qui una partita scritta altrove: la dama in PDN; Go, gomoku e reversi in SGF o GGF; o qualunque gioco come una riga di mosse. Viene dopo la partita sul tavolo, e Annulla riporta quest’ultima.
record-paste = Incolla
record-open = Apri file
record-drop = Puoi anche trascinare un file sulla finestra.
record-copied = La notazione è negli appunti.
record-saved = File salvato: { $place }.
record-taken = { $turns ->
    [0] Sul tavolo c’è una partita senza mosse.
    [one] Sul tavolo c’è una partita di una mossa.
   *[other] Sul tavolo c’è una partita di { $turns } mosse.
}
record-left-out = { $count ->
    [one] È stato tralasciato un commento o una variante.
   *[other] Sono stati tralasciati { $count } commenti e varianti.
}
record-take-part = { $turns ->
    [one] Prendi la mossa prima dell’errore
   *[other] Prendi le { $turns } mosse prima dell’errore
}
record-so-far = Notazioni finora: { $count }
record-stop = Ferma
record-imported = Nuove: { $new }. Già presenti: { $same }. Illeggibili: { $unreadable }.
record-stopped = Interrotto.
record-no-game = In questo testo non c’è nessuna partita.
record-not-written = Questa partita non si può scrivere. { $reason }
record-no-clipboard = Qui non ci sono appunti. Salva la notazione come file, o aprine uno.
record-nothing-copied = Negli appunti non c’è testo.
record-no-dialog = Questo sistema non mostra la finestra dei file. Incolla la notazione, o trascina il file sulla finestra.
record-not-here = Questo non è possibile su questo dispositivo.
record-too-large = Il file è troppo grande per una notazione: più di { $size } MB.
record-not-a-file = Questo non è un file.
record-failed = Non ha funzionato: { $reason }.
record-line = Riga { $line }: { $what }
record-missing = Qui manca qualcosa.
record-unexpected = «{ $found }» non si capisce.
record-unclosed = Ciò che si apre con «{ $sign }» non si chiude mai.
record-misplaced = I pezzi non possono stare così.
record-other-game = Questa è una partita di un altro gioco ({ $kind }).
record-too-much = È più di quanto si possa leggere. Il limite è { $most }.
record-late-setup = Si mettono pietre sul tavoliere a metà partita, cosa che nessuna mossa fa.
record-not-a-turn = «{ $turn }» non è una mossa.
record-ambiguous = «{ $turn }» può significare { $turns }.
record-out-of-turn = «{ $turn }» è una mossa dell’altra parte.
record-illegal = { $turn } non è possibile. { $why }
record-illegal-squares = { $turn } non è possibile. { $why } ({ $squares })

## Impostazioni

settings-theme = Tema
settings-theme-auto = Di sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-black = Nero
settings-theme-contrast = Alto contrasto
settings-text = Dimensione del testo
settings-text-size = { $percent }%
settings-language = Lingua
settings-sound = Audio
settings-mute = Silenzia
sound-on = Attiva audio
settings-mute-line = Non si sente nulla.
settings-volume-pieces = Pezzi
settings-volume-signals = Segnali
settings-volume-off = No
settings-volume-low = Basso
settings-volume-middle = Medio
settings-volume-high = Alto
settings-look = Aspetto
settings-look-board = Tavoliere
settings-look-pieces = Pezzi
settings-marks = Segni
colour-green = Verde
colour-blue = Blu
colour-purple = Viola
board-walnut = Noce
board-ash = Frassino
board-slate = Ardesia
board-kaya = Kaya
board-bamboo = Bambù
board-teal = Ottanio
board-graphite = Grafite
board-birch = Betulla
set-black-red = Nero e rosso
set-black-white = Nero e bianco
set-red-white = Rosso e bianco
set-classic = Classico
set-navy = Blu navy
set-slate = Ardesia e conchiglia
set-flat = Piatto
set-red-yellow = Rosso e giallo
set-plum-cream = Prugna e crema
settings-labels = Nomi delle caselle
settings-labels-letters = Da A1 a H8
settings-labels-numbers = Da 1 a 32
settings-labels-none = Nessuno
settings-board = Mentre giochi
settings-show-moves = Mostra le mosse possibili
settings-show-moves-line = Punti dove il pezzo scelto può andare, un anello dove deve prendere.
settings-numbers = Numera le pietre
settings-numbers-line = Ogni pietra mostra la mossa in cui è stata messa.
settings-motion = Riduci animazioni
settings-motion-line = I pezzi cambiano posto senza scivolare.
settings-motion-off = No
settings-motion-on = Sì
settings-hand = La mano con cui giochi
settings-hand-both = Entrambe
settings-hand-left = Sinistra
settings-hand-right = Destra
settings-hand-line = Con una mano sola, tutto ciò che tocchi mentre giochi sta vicino al suo pollice.
settings-scan = Un solo interruttore
settings-scan-off = No
settings-scan-slow = Lento
settings-scan-middle = Medio
settings-scan-fast = Rapido
settings-scan-line = Viene offerta una cosa dopo l’altra, e un solo interruttore la sceglie: Spazio, Invio, qualsiasi pulsante di un controller o un tocco ovunque.
settings-scan-taps = Un tocco ovunque fa da interruttore
settings-scan-taps-line = Se è disattivato, altre persone possono toccare lo schermo come al solito.
settings-gamepad = Controller
gamepad-cross = Croce o levetta sinistra
gamepad-moves = Da una cosa alla successiva, e sul tavoliere
gamepad-lower = Il pulsante in basso
gamepad-presses = Scegli
gamepad-right = Il pulsante a destra
gamepad-goes-back = Cancella mossa, o torna indietro
gamepad-shoulders = I pulsanti dorsali
gamepad-undoes = Annulla e ripeti, e scorri una partita rivista
gamepad-start = Start
gamepad-shows-more = Altro; prima di una partita, iniziala
settings-haptics = Feedback tattile
settings-haptics-off = No
settings-haptics-light = Leggero
settings-haptics-strong = Forte
settings-about = Informazioni
settings-version = Parlour { $version }. Fatto per giocare offline, in due sullo stesso schermo.
settings-credits = Illustrazioni disegnate per questo gioco. Caratteri: Literata e Nunito Sans, SIL Open Font License.
about-line = Licenze e lavoro di altri in questa app
about-own = Parlour è open source, a scelta sotto MIT License o Apache License 2.0.
about-notices = Lavoro di altri
about-notices-line = Librerie di altri in questa app: { $count }. Tocca una licenza per leggerla.

## Le pagine delle regole

rules-of = Regole di { $game }
rules-by = Come si gioca ora: { $rules }
lessons = Lezioni
lessons-line = Ogni gioco in circa due minuti: leggi un po’, poi prova sul tavoliere.
lessons-offer = Non conosci un gioco?
lessons-offer-line = Ogni gioco ha una lezione di due minuti, su un tavoliere piccolo.
lessons-yes = Vedi lezioni
lessons-no = No, grazie
lesson-new = { $all ->
   *[other] { $all } cose da provare
}
lesson-progress = Fatto: { $done } di { $all }
lesson-complete = Tutto fatto
lesson-done = Ben fatto!
lesson-missed = Puoi giocarla, ma non è la mossa richiesta.
lesson-passed = L’altra parte non può giocare e passa. Gioca ancora!
lesson-again = Riprova
lesson-pass = Passa

## Le regole della dama

checkers-start-title = L’inizio
checkers-start-text = { $men } pedine per parte, sulle caselle scure. Inizia { $first }.
checkers-start-goal = Fai una prima mossa.
checkers-move-title = Muovere
checkers-move-text = Una pedina va avanti di una casella, in diagonale, su una casella vuota.
checkers-move-goal = Muovi la pedina su uno dei punti.
checkers-jump-title = Prendere
checkers-jump-text = Salta sopra un pezzo dell’altro colore fino alla casella vuota subito dietro, e il pezzo è preso.
checkers-jump-goal = Prendi il pezzo.
checkers-jump-forward = Le pedine saltano solo in avanti.
checkers-forced-title = Presa obbligatoria
checkers-forced-text = Chi può saltare deve farlo.
checkers-forced-goal = Prova a muovere la pedina che non può saltare.
checkers-backward-title = Anche all’indietro
checkers-backward-text = Le pedine muovono solo in avanti, ma saltano anche all’indietro.
checkers-backward-goal = Salta all’indietro.
checkers-straight-title = Anche dritto
checkers-straight-text = I pezzi saltano anche dritti in avanti, indietro e di lato: da una casella scura, sopra la successiva, fino a quella dopo.
checkers-straight-goal = Salta dritto in avanti.
checkers-chain-title = Salto dopo salto
checkers-chain-text = Se il pezzo può saltare ancora da dove arriva, è sempre lo stesso turno.
checkers-chain-goal = Prendi due pezzi in un turno.
checkers-removal = I pezzi saltati escono alla fine del turno. Nessun pezzo si salta due volte.
checkers-most-title = Il più possibile
checkers-most-text = Tra più modi di prendere va giocato quello che toglie più pezzi.
checkers-most-goal = Trova il modo di prendere di più.
checkers-most-kings-title = Il più possibile
checkers-most-kings-text = Va giocata la presa che toglie più pezzi. Se più prese ne tolgono lo stesso numero, è quella con più dame tra di essi.
checkers-most-kings-goal = Trova il modo di prendere di più.
checkers-most-italian-title = Il più possibile
checkers-most-italian-text = Va giocata la presa che toglie più pezzi. Se più prese ne tolgono lo stesso numero: con la dama prima che con la pedina, poi con più dame prese, poi quella che prende prima una dama.
checkers-most-italian-goal = Trova il modo di prendere di più.
checkers-most-value-title = Il più possibile
checkers-most-value-text = Va giocata la presa che vale di più. Una dama conta un po’ meno di due pedine. A parità di valore, la dama prende prima della pedina.
checkers-most-value-goal = Trova il modo di prendere di più.
checkers-with-king-title = Prima la dama
checkers-with-king-text = Quando una dama e una pedina possono prendere entrambe, deve farlo la dama.
checkers-with-king-goal = Prendi con la dama.
checkers-no-kings-title = Pedine e dame
checkers-no-kings-text = Una pedina non può saltare una dama. Solo una dama può farlo.
checkers-no-kings-goal = Prova a saltare la dama.
checkers-crown-title = Andare a dama
checkers-crown-text = Una pedina che finisce il turno sull’ultima riga diventa dama.
checkers-crown-goal = Fai una dama.
checkers-crown-ends = Il turno finisce sempre lì, anche dopo un salto.
checkers-crown-at-once-title = Dama a metà salto
checkers-crown-at-once-text = Una pedina che salta sull’ultima riga è subito dama, e continua a saltare come dama.
checkers-crown-at-once-goal = Prendi due pezzi: il secondo come dama.
checkers-crown-passes-title = Solo di passaggio
checkers-crown-passes-text = Una pedina che dall’ultima riga può saltare ancora prosegue, e resta pedina.
checkers-crown-passes-goal = Prendi due pezzi passando per l’ultima riga.
checkers-king-title = Dame
checkers-king-text = Una dama muove e salta un passo alla volta, avanti e indietro.
checkers-king-goal = Muovi la dama indietro o in avanti.
checkers-flying-title = Dame volanti
checkers-flying-text = Una dama va lontano quanto vuole lungo una linea libera, avanti e indietro.
checkers-flying-goal = Fai volare la dama.
checkers-flying-jump-title = La dama prende da lontano
checkers-flying-jump-text = Una dama salta un pezzo da qualsiasi distanza, e si ferma su una qualunque casella vuota dietro di esso.
checkers-flying-jump-goal = Prendi il pezzo da lontano.
checkers-rest-title = La dama deve riposare
checkers-rest-text = Una dama che ha mosso tre volte di fila deve aspettare che muova un altro tuo pezzo. Questo vale finché hai pedine.
checkers-rest-goal = Questa dama ha mosso tre volte. Prova a muoverla.
checkers-end-title = Vincere
checkers-end-text = Vinci quando l’altra parte non ha più pezzi o non può muovere.
checkers-end-goal = Blocca l’ultima pedina.
checkers-draw-title = Pareggio
checkers-draw-text = È pareggio di comune accordo. Può anche reclamarlo chi è di turno.
checkers-draw-repetition = Quando una posizione si presenta per la { $times ->
    [2] seconda
    [3] terza
    [4] quarta
   *[other] { $times }ª
} volta.
checkers-draw-quiet = Dopo { $quiet } mosse per parte senza prese né mosse di pedina.
checkers-draw-three = Con tre pezzi contro una dama ci sono { $three } mosse per vincere.
checkers-draw-two = Con due pezzi, o uno solo, contro una dama ci sono { $two } mosse per vincere.

## Le regole del reversi

reversi-play-title = Mettere una pedina
reversi-play-text = Inizia { $first }. Metti una pedina in modo che pedine dell’altro colore stiano in fila tra essa e un’altra delle tue. Tutte quelle in mezzo si girano.
reversi-play-goal = Metti una pedina su uno dei punti.
reversi-lines-title = In tutti i sensi insieme
reversi-lines-text = Una pedina agisce in tutte e otto le direzioni: orizzontale, verticale e diagonale.
reversi-lines-goal = Gira sei pedine in una volta.
reversi-nothing-title = Qualcosa deve girarsi
reversi-nothing-text = Dove non si girerebbe nessuna pedina non puoi giocare.
reversi-nothing-goal = Prova una casella vuota senza punto.
reversi-pass-title = Passare
reversi-pass-text = Chi non ha dove giocare passa. Chi può giocare deve farlo.
reversi-pass-goal = Gioca in modo che { $second } non possa.
reversi-end-title = La fine
reversi-end-text = La partita finisce quando nessuno può più giocare. Vince chi ha più pedine.
reversi-end-goal = Gioca l’ultima pedina.

## Le regole del Go

go-play-title = Mettere una pietra
go-play-text = A turno si mette una pietra dove due linee si incrociano. Le pietre non si muovono mai.
go-play-goal = Metti una pietra dove vuoi.
go-capture-title = Catturare
go-capture-text = I punti vuoti accanto a una pietra sono le sue libertà. Una pietra che non ne ha più viene tolta.
go-capture-goal = Togli l’ultima libertà alla pietra bianca.
go-group-title = Gruppi
go-group-text = Le pietre di un colore che si toccano lungo le linee condividono le libertà. Vivono o escono insieme.
go-group-goal = Cattura le due pietre bianche.
go-suicide-title = Senza libertà non si gioca
go-suicide-text = Non puoi giocare dove la tua pietra non avrebbe nessuna libertà.
go-suicide-goal = Prova a giocare nell’angolo.
go-own-stones-title = Togliere le proprie pietre
go-own-stones-text = Puoi giocare dove alle tue pietre non resta nessuna libertà. Allora sono le tue pietre a essere tolte.
go-own-stones-goal = Guarda che cosa succede alle tue pietre.
go-first-title = Prima le catture
go-first-text = Puoi giocare senza libertà se così catturi pietre dell’altra parte. Quelle escono per prime, e fanno posto.
go-first-goal = Cattura le due pietre bianche.
go-ko-title = Ko
go-ko-text = Una singola pietra che ha appena catturato una singola pietra non può essere ricatturata subito. Prima gioca altrove.
go-ko-goal = Il Bianco ha appena catturato una pietra. Prova a ricatturare.
go-superko-title = Ko
go-superko-text = Nessuna mossa può riportare l’intero tavoliere a com’era già prima. Prima gioca altrove.
go-superko-goal = Il Bianco ha appena catturato una pietra. Prova a ricatturare.
go-eyes-title = Due occhi
go-eyes-text = Un gruppo con due buchi tutti suoi, due occhi, non può mai essere catturato: nessuno può riempirli entrambi insieme.
go-eyes-goal = Fai due occhi nell’angolo.
go-pass-title = Passare
go-pass-text = Quando non resta nulla da guadagnare, passa. Quando si passa due volte di fila, si conta.
go-pass-goal = Qui è tutto deciso. Passa.
go-pass-stones = Chi passa cede una pietra.
go-dead-title = Pietre morte
go-dead-text = Le pietre che non si possono salvare si segnano come morte prima del conteggio. Lo decidete insieme.
go-dead-goal = Tocca la pietra nera perduta: viene segnata, o no.
go-area-title = Conteggio
go-area-text = Ogni parte conta le sue pietre vive e i punti vuoti che solo esse circondano. Vince il numero più alto.
go-territory-title = Conteggio
go-territory-text = Ogni parte conta i punti vuoti che essa sola circonda e le pietre che ha catturato. Vince il numero più alto.
go-komi-line = Il Bianco muove per secondo e riceve per questo { $komi } punti.
go-handicap-title = Handicap
go-handicap-text = Il Nero inizia con { $stones } pietre sul tavoliere. Il Bianco muove per primo.
go-seat-stones-title = Pietre iniziali
go-seat-stones-text = Come nell’antica Cina, all’inizio sul tavoliere ci sono due pietre per parte. Il Bianco muove per primo.

## Le regole del gomoku

gomoku-five-title = Cinque in fila
gomoku-five-text = A turno si mette una pietra. Inizia { $first }. Cinque in fila vincono: in orizzontale, in verticale o in diagonale.
gomoku-five-goal = Fai cinque in fila.
gomoku-full = Quando il tavoliere è pieno, è pareggio.
gomoku-more-title = Più di cinque
gomoku-more-text = Anche sei in fila o più vincono.
gomoku-more-goal = Vinci con una pietra.
gomoku-exactly-title = Esattamente cinque
gomoku-exactly-text = Solo cinque in fila vincono. Sei o più, no.
gomoku-exactly-goal = Fai sei in fila.
gomoku-exactly-done = Sei in fila, e non ha vinto nessuno.
gomoku-overline-title = Nero: niente sei
gomoku-overline-text = Il Nero inizia, e perciò ha dei limiti. Più di cinque in fila gli è vietato. Il Bianco invece così vince.
gomoku-overline-goal = Prova a fare sei in fila.
gomoku-blocked-title = Senza blocco
gomoku-blocked-text = Cinque non vincono quando c’è una pietra dell’altra parte a entrambi i capi.
gomoku-blocked-goal = Fai un cinque che vince.
gomoku-threes-title = Nero: niente due tre
gomoku-threes-text = Il Nero non può fare due tre aperti con una sola pietra. Un tre è aperto quando può diventare un quattro con entrambi i capi liberi.
gomoku-threes-goal = Prova il punto segnato.
gomoku-fours-title = Nero: niente due quattro
gomoku-fours-text = Il Nero non può fare due quattro con una sola pietra. Solo un cinque fatto con la stessa pietra viene prima di tutto questo.
gomoku-fours-goal = Prova il punto segnato.
gomoku-swap-title = Swap
gomoku-swap-text = Una persona mette le prime tre pietre. Poi l’altra sceglie un colore.
gomoku-swap-goal = Metti tre pietre: nera, bianca, nera.
gomoku-swap-done = Ora l’altra persona sceglie il nero o il bianco.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Una persona mette le prime tre pietre. L’altra sceglie un colore, o ne mette altre due e lascia la scelta alla prima.
gomoku-swap-two-goal = Metti tre pietre: nera, bianca, nera.
gomoku-swap-two-done = Ora l’altra persona sceglie un colore o mette altre due pietre.

## Le regole di quattro in fila

connect-four-drop-title = Far cadere un gettone
connect-four-drop-text = Inizia { $first }. Scegli una colonna: il gettone cade nel posto libero più basso.
connect-four-drop-goal = Fai cadere un gettone.
connect-four-win-title = Quattro in fila
connect-four-win-text = Vince chi ne mette quattro in fila: in orizzontale, in verticale o in diagonale.
connect-four-win-goal = Fanne quattro in orizzontale.
connect-four-slanting-title = In diagonale
connect-four-slanting-text = Le file in diagonale sfuggono facilmente. Guardale bene prima di far cadere il gettone.
connect-four-slanting-goal = Trova il gettone vincente.
connect-four-column-title = Una colonna piena
connect-four-column-text = Una colonna non accoglie più gettoni dei posti che ha.
connect-four-column-goal = Prova la colonna piena.
connect-four-draw-title = Pareggio
connect-four-draw-text = Quando la griglia è piena e nessuno ne ha quattro in fila, è pareggio.
connect-four-draw-goal = Riempi l’ultimo posto.

## Le regole di quattro

four-seat-stone-title = L’inizio
four-seat-stone-text = { $first } ha fin dall’inizio una pietra sul bordo sinistro. Muove prima { $second }.
four-seat-stone-goal = Metti una pietra su uno dei punti.
four-free-title = L’inizio
four-free-text = Inizia { $first }, e mette la prima pietra dove vuole.
four-free-goal = Metti la prima pietra.
four-beside-title = Fianco a fianco
four-beside-text = Una pietra deve stare accanto a un’altra, di qualunque colore: sopra, sotto, a sinistra o a destra. Toccarsi per un angolo non basta.
four-beside-goal = Prova una casella che tocca solo un angolo.
four-win-title = Quattro in fila
four-win-text = Quattro o più in fila vincono: in orizzontale, in verticale o in diagonale.
four-win-goal = Fai quattro in fila.
four-full = Quando il tavoliere è pieno, è pareggio.

## Il computer

computer-of-level = Computer (livello { $level })
computer-move-now = Gioca ora
computer-pause = Pausa
computer-go-on = Continua
computer-step = Una mossa
strip-thinks = Sta pensando…
strip-computers-turn = Turno di { $side }
setup-people = In due
setup-computer = Computer
setup-watch = Guarda
setup-level = { $level } · { $word }
level-first = Primi passi
level-beginner = Principiante
level-easy = Facile
level-casual = Tranquillo
level-steady = Costante
level-able = Abile
level-strong = Forte
level-tough = Tosto
level-expert = Esperto
level-master = Maestro
mode-finish = Finisci ogni turno
mode-finish-line = Guardi il tuo turno, poi Finisci turno!
settings-help = Aiuto
settings-blunder = Avvisa degli errori
settings-blunder-line = Prima di una mossa che butta via molto, arriva una domanda.
settings-evaluation = Mostra chi è in vantaggio
settings-evaluation-line = Una barra accanto al tavoliere ha più del colore che ha più probabilità di vincere.
hint = Consiglio
estimate = Chi è in testa?
offer-draw = Proponi pareggio
say-looks = Analisi…
say-no-draw = Il computer continua: non vuole il pareggio.
say-plays-on = Il computer non è d’accordo, quindi la partita continua.
say-even = C’è parità.
say-leads = Vantaggio approssimativo di { $side }: { $points }.
blunder-title = Davvero?
blunder-answer = { $side } risponde: { $then }
blunder-chances = La tua probabilità di vincere scende da { $best }% a { $this }%.
blunder-play = Giocala
blunder-back = Torna indietro
hint-because = { $turn } { $reason }.
hint-plain = { $turn } sembra la scelta migliore.
hint-pass = Passare
hint-column = La colonna { $column }
reason-only = è l’unica mossa possibile
reason-only-not-losing = è l’unica mossa che non perde subito
reason-wins = vince
reason-wins-in = { $count ->
    [one] vince con la prossima mossa
   *[other] vince in { $count } mosse, qualunque cosa accada
}
reason-delays = { $count ->
    [one] resiste ancora una mossa
   *[other] resiste più a lungo, per { $count } mosse
}
reason-holds-draw = mantiene il pareggio
reason-takes = { $count ->
    [one] prende un pezzo
   *[other] prende { $count } pezzi
}
reason-exchanges = { $count ->
    [one] prende un pezzo
   *[other] prende { $count } pezzi
} e ne dà { $given ->
    [one] uno in cambio
   *[other] { $given } in cambio
}
reason-crowns = va a dama
reason-stops-king = impedisce all’altra parte di andare a dama in { $squares }
reason-only-safe = { $count ->
    [one] salva una pedina che ogni altra mossa perde
   *[other] salva { $count } pedine che ogni altra mossa perde
}
reason-saves = { $count ->
    [one] salva il pezzo in { $squares }
   *[other] salva i pezzi in { $squares }
}
reason-threatens = { $count ->
    [one] minaccia di prendere in { $squares }
   *[other] minaccia di prendere in { $squares }
}
reason-restricts = { $count ->
    [0] non lascia mosse all’altra parte
    [one] lascia all’altra parte una sola mossa
   *[other] lascia all’altra parte solo { $count } mosse
}
reason-free-way = { $count ->
    [one] ha via libera verso dama, a una riga
   *[other] ha via libera verso dama, a { $count } righe
}
reason-keeps-back = tiene difesa la propria prima riga
reason-centre = occupa il centro
reason-hunts = avvicina una dama al pezzo a cui dà la caccia
reason-out-of-reach = tiene il pezzo fuori portata
reason-joins = si unisce { $count ->
    [one] al pezzo in { $squares }
   *[other] ai pezzi in { $squares }
}
reason-advances = { $count ->
    [one] porta una pedina sulla penultima riga
   *[other] porta avanti una pedina, a { $count } righe da dama
}
reason-wins-by = { $count ->
    [one] vince per una pedina con il gioco migliore
   *[other] vince per { $count } pedine con il gioco migliore
}
reason-takes-corner = occupa l’angolo
reason-denies-corner = nega all’altra parte l’angolo { $squares }
reason-gives-corner = cede l’angolo { $squares }
reason-forces-pass = non lascia mosse all’altra parte
reason-safe-edge = occupa per sempre un posto sul bordo
reason-secures = { $count ->
    [one] mette al sicuro per sempre un’altra pedina
   *[other] mette al sicuro per sempre altre { $count } pedine
}
reason-few-replies = { $count ->
    [one] lascia all’altra parte una sola mossa
   *[other] lascia all’altra parte solo { $count } mosse
}
reason-more-moves = conserva più mosse: { $own } contro { $other }
reason-turns-few = { $count ->
    [one] gira una sola pedina, e così concede poco
   *[other] gira solo { $count } pedine, e così concede poco
}
reason-captures = { $count ->
    [one] cattura una pietra
   *[other] cattura { $count } pietre
}
reason-takes-ko = prende il ko
reason-saves-stones = { $count ->
    [one] salva una pietra in atari
   *[other] salva { $count } pietre in atari
}
reason-lives = { $count ->
    [one] fa vivere una pietra
   *[other] fa vivere { $count } pietre
}
reason-kills = { $count ->
    [one] uccide una pietra
   *[other] uccide { $count } pietre
}
reason-vital-point = prende il punto vitale dello spazio dell’altra parte
reason-makes-eyes = prende il punto vitale del proprio spazio
reason-catches = { $count ->
    [one] intrappola una pietra che non può scappare
   *[other] intrappola { $count } pietre che non possono scappare
}
reason-atari = { $count ->
    [one] mette una pietra in atari
   *[other] mette { $count } pietre in atari
}
reason-connects = { $count ->
    [one] collega una pietra
   *[other] collega { $count } pietre
}
reason-cuts = separa le pietre dell’altra parte
reason-empty-corner = occupa un angolo vuoto
reason-neutral = riempie un punto che non è di nessuno
reason-nothing-left = è giusto: non resta nulla da guadagnare
reason-extends = si estende da { $squares }
reason-touches = si appoggia alla pietra in { $squares }
reason-stays-near = collabora con la pietra in { $squares }
reason-approaches = si avvicina alla pietra in { $squares }
reason-stops-win = impedisce la vittoria in { $squares }
reason-blocks-win = impedisce una vittoria
reason-wins-by-fours = { $count ->
    [one] vince subito
   *[other] vince con { $count } pietre, ognuna delle quali fa un quattro
}
reason-wins-by-threats = { $count ->
    [one] vince subito
   *[other] vince con { $count } pietre, ognuna delle quali è una minaccia
}
reason-straight-four = fa un quattro con due capi aperti
reason-two-fours = fa due quattro insieme
reason-four-and-three = fa un quattro e un tre aperto insieme
reason-two-threes = fa due tre aperti insieme
reason-answer-forbidden = fa un quattro la cui unica risposta, { $squares }, è vietata
reason-four = fa un quattro a cui si deve rispondere in { $squares }
reason-stops-four = ferma un quattro imparabile
reason-stops-two-threats = ferma due minacce insieme
reason-open-three = fa un tre aperto
reason-stops-three = ferma un tre aperto
reason-builds = { $count ->
    [one] prepara un tre aperto
   *[other] prepara tre aperti in { $count } punti
}
reason-hinders = occupa un punto che serve all’altra parte
reason-middle = occupa il centro
reason-two-threats = crea due minacce insieme
reason-forces = minaccia di vincere in { $squares }, e bisogna impedirlo
reason-lasting = crea in { $squares } una minaccia che dura
reason-stops-lasting = mette fine alla minaccia in { $squares }
reason-keeps-away = evita le colonne che perdono
reason-most-rows = { $count ->
    [one] lavora a una fila di quattro
   *[other] lavora a { $count } file di quattro
}
reason-hinders-rows = { $count ->
    [one] interrompe una fila dell’altra parte
   *[other] interrompe { $count } file dell’altra parte
}
reason-waits = { $count ->
    [one] prepara una vittoria in { $squares }
   *[other] prepara vittorie in { $squares }
}
reason-one-of-few = { $count ->
    [one] è l’unica mossa che non lascia vincere l’altra parte
   *[other] è una delle { $count } mosse che non lasciano vincere l’altra parte
}
reason-begins = è un buon punto per iniziare
