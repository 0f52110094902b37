# Italiano. Tutte le frasi che si leggono giocando.

app-name = Parlour

## Giochi, colori, regole

game-checkers = Dama
game-checkers-line = Salta e incorona
game-reversi = Reversi
game-reversi-line = Chiudi e gira
game-go = Go
game-go-line = Circonda e cattura
game-gomoku = Gomoku
game-gomoku-line = Cinque in fila
game-connect-four = Quattro in fila
game-connect-four-line = Lascia cadere e fai quattro
game-four = Quattro
game-four-line = Collega quattro pietre
game-hexdame = Hexdame
game-hexdame-line = Dama su esagoni
game-hex = Hex
game-hex-line = Unisci i tuoi due lati
side-black = Nero
side-red = Rosso
side-white = Bianco
side-navy = Blu
side-yellow = Giallo
side-plum = Prugna
side-cream = Crema
side-coral = Corallo
side-teal = Ottanio
rules-own = Regole personalizzate
rules-own-line = Le regole che avete scelto voi.
rules-handicap = { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}
rules-komi = komi { $points }
rules-seat-stones = pietre iniziali
rules-swap = swap
rules-swap-two = swap2
rules-without-swap = senza scambio
board-size = { $columns }×{ $rows }
in-a-row = { $count } in fila

## Le regole della dama per nome

rules-american = Americane
rules-american-line = Presa obbligatoria e da completare; la dama muove di una casella.
rules-house = Di casa
rules-house-line = Prendi se vuoi, fermati quando vuoi.
rules-international = Internazionali
rules-international-line = 10×10, dame volanti; le pedine prendono all’indietro; presa massima obbligatoria.
rules-russian = Russe
rules-russian-line = Dame volanti; una pedina promossa a metà presa prosegue come dama.
rules-brazilian = Brasiliane
rules-brazilian-line = Regole internazionali su tavoliere 8×8.
rules-pool = Pool
rules-pool-line = Dame volanti; le pedine prendono all’indietro; qualunque presa va bene.
rules-italian = Italiane
rules-italian-line = Presa massima obbligatoria; le pedine non possono prendere le dame.
rules-spanish = Spagnole
rules-spanish-line = Dame volanti; presa massima obbligatoria; le pedine prendono in avanti.
rules-czech = Ceche
rules-czech-line = Dame volanti; la dama prende prima della pedina.
rules-frisian = Frisone
rules-frisian-line = 10×10; prese anche lungo righe e colonne.
rules-canadian = Canadesi
rules-canadian-line = Regole internazionali su tavoliere 12×12.
rule-forced = Presa obbligatoria
rule-forced-line = Se puoi saltare, devi farlo.
rule-forced-off = Con queste regole nessuno è obbligato a saltare.
rule-finish = Salti fino in fondo
rule-finish-line = Un salto deve continuare finché è possibile.
rule-finish-on = Con queste regole un salto deve continuare finché è possibile.
rule-finish-off = Con queste regole un salto può fermarsi dopo qualunque pezzo.
rule-flying = Dame volanti
rule-flying-line = Una dama muove e prende da qualsiasi distanza.
rule-backward = La pedina prende all’indietro
rule-backward-line = Le pedine muovono solo in avanti, ma prendono nei due sensi.
rule-take-kings = La pedina prende la dama
rule-take-kings-line = Una pedina può prendere una dama.
rule-crown-at-once = Dama a metà salto
rule-crown-at-once-line = Una pedina che tocca l’ultima riga continua a saltare come dama.
rule-straight = Prese dritte
rule-straight-line = I pezzi prendono anche lungo righe e colonne.
rule-rest = La dama deve riposare
rule-rest-line = Dopo tre mosse di fila senza prese, una dama deve aspettare che muova un altro pezzo.
rule-priority = Scelta della presa
rule-priority-free = Qualsiasi
rule-priority-free-line = Scegli la presa che vuoi.
rule-priority-most = La massima
rule-priority-most-line = Va fatta la presa che toglie più pezzi.
rule-priority-king = Prima la dama
rule-priority-king-line = Una presa con la dama viene prima di una con la pedina.
rule-priority-most-kings = Più pezzi, poi dame
rule-priority-most-kings-line = Più pezzi; a parità, più dame.
rule-priority-italian = Italiana
rule-priority-italian-line = Più pezzi; a parità, con la dama, poi più dame, poi quella che prende prima una dama.
rule-priority-value = Per valore
rule-priority-value-line = Il valore più alto: una dama vale quasi due pedine.

## Le regole degli altri giochi per nome

rules-reversi = Reversi
rules-reversi-line = Chiudi una fila di pedine per girarla. Vince chi ha più pedine.
rules-connect-four = Quattro in fila
rules-connect-four-line = Fai cadere i gettoni. La prima fila vince.
rules-chinese = Cinesi
rules-chinese-line = Contano le tue pietre e i punti che circondano.
rules-japanese = Giapponesi
rules-japanese-line = Contano i punti che circondi e le pietre che catturi.
rules-aga = AGA
rules-aga-line = Come le cinesi, ma passare costa una pietra.
rules-new-zealand = Nuova Zelanda
rules-new-zealand-line = Come le cinesi, ma puoi catturare le tue stesse pietre.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Cattura le pietre morte prima di finire.
rules-free-style = Stile libero
rules-free-style-line = Cinque o più in fila vincono.
rules-standard = Standard
rules-standard-line = Esattamente cinque in fila vincono.
rules-renju = Renju
rules-renju-line = Il Nero non può fare due tre, due quattro o sei in fila.
rules-caro = Caro
rules-caro-line = Esattamente cinque in fila vincono, se non sono bloccati ai due capi.
rules-seat-stone = Pietra iniziale
rules-seat-stone-line = All’inizio c’è una pietra nera sul bordo sinistro, e il Bianco muove per primo.
rules-free = Apertura libera
rules-free-line = Il tavoliere è vuoto all’inizio, e il Nero inizia dove vuole.
rules-hexdame-standard = Standard
rules-hexdame-standard-line = Pareggio solo di comune accordo o per tripla ripetizione.
rules-hexdame-international = Internazionali
rules-hexdame-international-line = Pareggi come nella dama internazionale, anche dopo 25 mosse per parte di sole dame.
rules-hex = Hex
rules-hex-line = Unisci i tuoi due lati. Non ci sono pareggi.
mode-hand-over = Conferma ogni turno
mode-hand-over-line = Inizia turno, poi Finisci turno!
mode-quick = Rapido

## Home

home-new-game = Nuova partita
home-both = { $first } e { $second }
home-to-move = Mossa { $turn }, gioca { $player }
home-resume = Riprendi
home-look = Vedi partita
safe-start = Parlour si è interrotto più volte subito dopo l’avvio, perciò non è stata aperta nessuna partita. Tutte le tue partite sono nella biblioteca.
safe-start-killed = Non c’è un rapporto, perché il sistema ha chiuso Parlour.
safe-start-save = Salva rapporto

home-unfinished = { $count ->
    [one] Un’altra partita in corso
   *[other] Altre { $count } partite in corso
}

## La biblioteca e chi gioca

library = Biblioteca
library-all-games = Tutti i giochi
library-unfinished = In corso
library-finished = Finite
library-to-move = Turno di { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
library-empty = Ancora nessuna partita.
library-reading = Caricamento…
library-none-of-these = Nessuna partita di questo tipo.
library-deleted = Partita eliminata.
library-bring-back = Annulla
library-not-opened = Non è possibile aprire questa partita: { $reason }.
library-later = Da una versione più recente di Parlour
library-files = Backup
library-files-line = Tutte le tue partite e impostazioni in un file. Quando lo ripristini, non si sovrascrive nulla.
library-back-up = Crea backup
library-restore = Ripristina backup
library-collection = Esporta tutte le partite: { $game }
library-restored = { $new ->
    [0] Nessuna partita nuova.
    [one] Una partita ripristinata.
   *[other] { $new } partite ripristinate.
} { $known ->
    [0] Nessuna c’era già.
    [one] Una c’era già.
   *[other] { $known } c’erano già.
} { $damaged ->
    [0] {""}
    [one] Una non si può leggere.
   *[other] { $damaged } non si possono leggere.
}
backup-writing = Backup in corso…
backup-done = { $count ->
    [one] Backup salvato con una partita.
   *[other] Backup salvato con { $count } partite.
}
backup-left-out = Tralasciate perché illeggibili: { $names }.
backup-stop = Ferma
restore-reading = Lettura del backup…
restore-working = Ripristino in corso…
restore-what = In questo backup
restore-new = Partite nuove
restore-known = Partite già presenti
restore-here = Partite di qui, tutte conservate
restore-later = Partite nuove da una versione più recente
restore-later-line = Aggiorna Parlour per aprirle.
restore-damaged = Illeggibili
restore-positions = Posizioni nuove
restore-positions-here = Posizioni di qui, tutte conservate
restore-tournaments = Tornei nuovi
restore-tournaments-known = Tornei già presenti
restore-tournaments-done = Tornei ripristinati: { $count }.
restore-with-settings = Ripristina anche le impostazioni
restore-with-settings-line = Sostituiscono le tue impostazioni attuali.
restore-settings-same = Le impostazioni sono uguali alle tue.
restore-settings-damaged = Le impostazioni non si possono leggere.
restore-now = Ripristina
restore-nothing = In questo backup non c’è nulla di nuovo.
restore-none = Nessun backup è aperto.
restore-cut = Il backup è danneggiato o incompleto: { $reason }.
restore-too-new = Questo backup viene da una versione più recente di Parlour. Aggiorna Parlour per ripristinarlo.
restore-other = Questo non è un backup.
restore-stopped = Fermato. Ciò che è stato ripristinato resta; ripristina di nuovo per il resto.
restore-failed = Il ripristino è stato interrotto: { $reason }. Ripristina di nuovo per il resto.
players = Giocatori
players-none = Date un nome ai giocatori prima di una partita, e i risultati si contano qui.
players-total = { $played ->
    [one] Una partita
   *[other] { $played } partite
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
players-against = Contro { $player }
players-score = { $won }–{ $lost }{ $drawn ->
    [0] {""}
    [one] , un pareggio
   *[other] , { $drawn } pareggi
}
players-save = Esporta
players-anew = Azzera punteggi
players-since = Si contano solo le partite dopo l’azzeramento. Le precedenti sono tutte nella biblioteca.
players-all = Conta di nuovo tutte le partite
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
setup-options = Regole e opzioni
setup-house-rules = Regole di casa
setup-turns = Come si gioca il turno
setup-seats = Come vi sedete
seats-side = Fianco a fianco
seats-side-line = Tutto è nello stesso verso per entrambe le persone.
seats-across = Faccia a faccia
seats-across-line = I comandi di chi sta di fronte sono capovolti, sul bordo opposto.
seats-sides = Ai lati
seats-sides-line = I comandi di ciascuno sono girati a sinistra o a destra. Per schermi larghi.
seats-turning = Tavoliere girevole
seats-turning-line = Il tavoliere si gira verso chi è di turno.
seats-passed = Passa il dispositivo
setup-tournament = Modalità torneo
setup-tournament-line = Niente annullamenti, niente consigli, niente avvisi.
setup-series = Numero di partite
series-one = Una
series-best = Al meglio delle { $games }
series-line = I colori si scambiano dopo ogni partita. Un pareggio vale mezzo punto a testa.
series-game = Partita { $number } di { $games }
series-next = Gioca la partita { $number } di { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: vince { $winner }. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: pareggio. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } ha perso le ultime { $count } partite.
}
equal-level = Provare il livello { $level } questa volta?
equal-stones = { $count ->
   *[other] Dare { $count } pietre di vantaggio a { $player }?
}
equal-begin = Questa volta muove per primo { $player }?
equal-time = Dare solo { $time } a { $player }?
equal-yes = Sì
equal-no = No, grazie
result-between = In totale: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , un pareggio
   *[other] , { $drawn } pareggi
}
setup-moves-first = { $side }: fa la prima mossa
setup-moves-second = { $side }: fa la seconda mossa
setup-opens = { $side }: mette le prime pietre
setup-chooses = { $side }: poi sceglie un colore
setup-more-rules = Altre regole
setup-fewer = Mostra meno
setup-more-house-rules = Altre regole di casa
setup-more-house-rules-line = Scelta della presa, dame, tavoliere
setup-board = Tavoliere
setup-other = Altro
setup-opening = Apertura
setup-goal = Per vincere
setup-goal-line = Vince chi mette prima { $count } in fila: in orizzontale, in verticale o in diagonale.
opening-free = Libera
opening-free-line = Il Nero mette la prima pietra dove vuole.
opening-swap = Swap
opening-swap-line = Chi inizia mette tre pietre, poi l’altra persona sceglie un colore.
opening-swap-two = Swap2
opening-swap-two-line = Come swap, ma l’altra persona può mettere altre due pietre e lasciar scegliere la prima.
go-size-full = Tavoliere intero, circa una serata.
go-size-middle = Tavoliere medio, circa un’ora.
go-size-small = Tavoliere piccolo, circa mezz’ora. Adatto per imparare.
go-size-tiny = Tavoliere minuscolo, per fare prove.
go-size-large = Più grande del tavoliere intero. Prendetevi tempo.
go-handicap = Handicap
go-no-handicap = Nessuno
go-handicap-line = { $stones ->
    [0] Nessun vantaggio.
   *[other] Il Nero inizia con { $stones } pietre sui punti stella, e il Bianco muove per primo.
}
go-komi = Komi
go-komi-none = Il Bianco non riceve punti per muovere per secondo. Può finire in pareggio.
go-komi-black = Il Nero riceve { $points } di komi, pur muovendo per primo.
go-komi-whole = Il Bianco riceve { $points } di komi perché muove per secondo. Può finire in pareggio.
go-komi-half = Il Bianco riceve { $points } di komi perché muove per secondo. Non ci sono pareggi.
rule-seat-stones = Pietre iniziali
rule-seat-stones-line = Come nell’antica Cina: ogni parte inizia con due pietre negli angoli, e il Bianco muove per primo.
rule-swap = Regola dello scambio
rule-swap-line = Chi gioca per secondo può prendersi la prima pietra.
rule-swap-off-line = Senza scambio, muovere per primi è un netto vantaggio.
setup-done = Fine
setup-names = Anna, Luca, Sofia, Marco, Nonna, Nonno
setup-unfinished = { $turns ->
    [one] La tua partita attuale, di una mossa, è conservata. Annulla la riporta.
   *[other] La tua partita attuale, di { $turns } mosse, è conservata. Annulla la riporta.
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
rematch = Rivincita
resign = Abbandona
agree-draw = Concorda pareggio
new-game = Nuova partita
rules = Regole
settings = Impostazioni
turn-of = Turno di { $player }
ready = Giochi con { $side }
strip-turn = { $side }: tocca a te
strip-pieces = { $count ->
    [0] { $side }, nessun pezzo
    [one] { $side }, un pezzo
   *[other] { $side }, { $count } pezzi
}
claim-repetition = { $times ->
    [4] Reclama il pareggio: quadruplice ripetizione
   *[other] Reclama il pareggio: triplice ripetizione
}
claim-no-progress = Reclama il pareggio: { $moves } mosse senza progressi
claim-few-pieces = Reclama il pareggio: pezzi insufficienti per vincere

say-chosen = Pezzo scelto: { $from }.
say-moves = { $from } va in { $to }.
say-jumps = { $count ->
    [one] { $from } salta in { $to } e prende un pezzo.
   *[other] { $from } salta in { $to } e prende { $count } pezzi.
}
say-king-me = Dama! Le dame muovono nei due sensi, e il turno finisce qui.
say-no-previous = Non c’è una mossa precedente da mostrare.
say-previous = Questa è la mossa precedente. Premi di nuovo per nasconderla.
say-start-first = Premi prima «{ start-turn }».
say-computers-turn = Tocca al computer.
say-in-replay = Mentre si rivede la partita non si può giocare.
say-nothing-to-undo = Non c’è nulla da annullare.
say-nothing-to-redo = Non c’è nulla da ripetere.
say-game-goes-on = La partita continua.
say-earlier-match = È tornata la tua partita precedente.
say-not-saved = Non è stato possibile salvare la partita ({ $reason }). Puoi continuare a giocare.
say-put-aside = { $count ->
    [one] Non è stato possibile leggere un file ({ $reason }). È stato conservato come { $file }.
   *[other] Non è stato possibile leggere { $count } file (il primo: { $reason }). Sono stati conservati, il primo come { $file }.
}
say-unread = { $count ->
    [one] Non è stato possibile leggere un file dal disco ({ $file }: { $reason }). Resta dove si trova.
   *[other] Non è stato possibile leggere { $count } file dal disco (il primo: { $file }, { $reason }). Restano dove si trovano.
}
say-later = { $count ->
    [one] Una partita è stata salvata da una versione più recente di Parlour. Resta così com’è.
   *[other] { $count } file sono stati salvati da una versione più recente di Parlour. Restano così come sono.
}
say-unknown-settings = { $count ->
    [one] Un’impostazione viene da una versione più recente di Parlour. È conservata, ma non usata.
   *[other] { $count } impostazioni vengono da una versione più recente di Parlour. Sono conservate, ma non usate.
}
say-saved-again = Ora è tutto salvato.
say-sketch-kept = Questa posizione non è stata salvata, perché una versione più recente di Parlour ne ha salvata un’altra.
say-only-looking = Qui non viene salvato nulla, perché Parlour è aperto in un’altra finestra.
say-update-ready = Una nuova versione di Parlour è pronta.
update-now = Aggiorna ora
say-leave-unsaved = Non è stato possibile salvare tutto ({ $reason }). Esci ancora una volta per chiudere Parlour comunque.
occupied = Parlour è già aperto
occupied-line = Le tue partite sono aperte in un’altra finestra, e le due si sovrascriverebbero. Qui puoi guardare tutto, ma non verrà salvato nulla.
occupied-look = Guarda senza salvare
occupied-close = Chiudi

illegal-game-over = La partita è finita.
illegal-match-full = Una partita può avere { $most } mosse, e questa le ha tutte.
illegal-off-board = È fuori dal tavoliere.
illegal-light-square = I pezzi muovono solo sulle caselle scure.
illegal-empty = Qui non c’è nessun pezzo.
illegal-not-yours = Quel pezzo non è tuo.
illegal-blocked = Quel pezzo non può muovere.
illegal-must-capture = { $count ->
    [one] Devi prendere. Il pezzo segnato può saltare.
   *[other] Devi prendere. I pezzi segnati possono saltare.
}
illegal-must-continue = Completa il salto: prosegui su una casella segnata.
illegal-unreachable = Quel pezzo non può andare lì.
illegal-occupied = Lì c’è già un pezzo.
illegal-turn-ends = Il tuo turno finisce lì.
illegal-nothing = Scegli prima un pezzo e una casella.
illegal-must-capture-most = La presa massima è obbligatoria: un’altra presa toglie più pezzi.
illegal-must-capture-with-king = La tua dama può prendere, e deve farlo prima di una pedina.
illegal-king-rests = Questa dama ha mosso tre volte di fila. Muovi un altro pezzo.
illegal-no-flips = Lì non si girerebbe nessuna pedina.
illegal-cannot-pass = Puoi giocare, quindi non puoi passare.
illegal-suicide = Lì la pietra non avrebbe nessuna libertà.
illegal-ko = Ko: prima gioca altrove.
illegal-superko = Si ripeterebbe una posizione precedente dell’intero tavoliere.
illegal-overline = Vietato al Nero: più di cinque in fila.
illegal-double-four = Vietato al Nero: due quattro insieme.
illegal-double-three = Vietato al Nero: due tre aperti insieme.
illegal-column-full = Questa colonna è piena.
illegal-not-adjacent = Una pietra va messa accanto a un’altra.
illegal-choose-first = Scegli prima il tuo colore.
illegal-no-choice = Ora non c’è nulla da scegliere.
illegal-must-pass = Non si può girare nessuna pedina, quindi devi passare.
illegal-falls = I gettoni cadono nella casella libera più bassa.
illegal-nothing-to-count = Si conta quando la partita è finita.
illegal-all-alive = Con queste regole tutte le pietre sul tavoliere sono vive.
illegal-no-claim = Ora non puoi reclamare il pareggio.

result-wins = Vince { $player }
result-draw = Pareggio
result-turns = { $turns ->
    [0] Nessuna mossa.
    [one] Una mossa.
   *[other] { $turns } mosse.
}
reason-no-pieces = { $loser } non ha più pezzi.
reason-no-moves = { $loser } non può muovere.
reason-resigned = { $loser } abbandona.
reason-agreed = Di comune accordo.
reason-repetition = { $times ->
    [4] Quattro volte la stessa posizione.
   *[other] Tre volte la stessa posizione.
}
reason-no-progress = { $moves } mosse per parte senza prese né mosse di pedina.
reason-few-pieces = I pezzi rimasti sono troppo pochi per vincere.
reason-line = { $length ->
    [3] Tre in fila.
    [4] Quattro in fila.
    [5] Cinque in fila.
   *[other] { $length } in fila.
}
reason-connection = I due lati sono uniti.
reason-discs = { $first }–{ $second }.
reason-points = { $points ->
    [0.5] Per mezzo punto.
    [1] Per un punto.
   *[other] Per { $points } punti.
}
reason-empty-squares = Le caselle vuote vanno al vincitore.
reason-same = I punteggi sono pari.
reason-full-board = Il tavoliere è pieno.
reason-no-point = { $side } non ha mosse permesse.
reason-time = { $loser } ha finito il tempo.
reason-time-draw = Il tempo è finito, ma l’avversario non poteva più vincere.

## Passare, aperture e conteggio

pass = Passa
swap = Scambia
play-on = Continua
strip-komi = { $side }, { $komi } di komi
strip-stone = La tua pietra: { $side }
strip-choice = Scegli tu
moves-pass = passa
moves-swap = scambio
moves-play-on = la partita continua
moves-chose = { $player } gioca con { $side }
moves-place-two = { $player } ne mette altre due
say-places = { $side } in { $square }.
say-swaps = { $side } si prende la prima pietra.
say-turns-over = { $count ->
    [one] Si gira una pedina.
   *[other] Si girano { $count } pedine.
}
say-takes = { $count ->
    [one] Catturata una pietra.
   *[other] Catturate { $count } pietre.
}
say-passed = { $side } passa.
say-cannot-move = { $side } non può muovere. { $other } muove ancora.
say-chose = { $player } gioca con { $side }.
opening-placing = { $player } mette tre pietre: due per { $first }, una per { $second }.
opening-placing-two = { $player } ne mette altre due: una per { $second }, una per { $first }.
opening-may-swap = { $player } può prendersi la prima pietra: basta toccarla.
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
count-even = I punteggi sono pari
count-hint = Tocca un gruppo per segnarlo come morto o vivo.
count-open = Le zone segnate non sono ancora chiuse.
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
access-less = Meno
access-greater = Più
access-avatar = Cambia immagine
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
access-title = Titolo
text-cancel = Annulla
access-empty = { $square }, libera
access-man = { $square }, { $side }
access-king = { $square }, dama, { $side }
access-can = { $square }, si può scegliere
access-chosen = { $square }, scelta

## Orologi

setup-clock = Orologio
clock-none = Nessuno
clock-more = Altri orologi
clock-more-line = Con attesa, byo-yomi, clessidra, tempo a mossa
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
time-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, attesa { $delay }
clock-bronstein = { $main }, rende fino a { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } in { $period }
clock-hourglass = Clessidra, { $main }
clock-per-turn = { $time } a mossa
clock-sudden-death-words = { $main } per parte
clock-fischer-words = { $main } per parte, più { $increment } a mossa
clock-delay-words = { $main } per parte, dopo un’attesa di { $delay } a ogni mossa
clock-bronstein-words = { $main } per parte, fino a { $delay } resi a ogni mossa
clock-byo-yomi-words = { $main } per parte, poi { $periods } periodi di { $period } a mossa
clock-canadian-words = { $main } per parte, poi { $period } ogni { $stones } mosse
clock-hourglass-words = Clessidra: { $main } per parte; il tempo che usi passa al tuo avversario
clock-per-turn-words = { $time } per ogni mossa
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
clock-waits = aspetta { $seconds } s
clock-ready = Tutto pronto?
clock-paused = Gli orologi sono in pausa
clock-next = Ora parte l’orologio di { $player }.
clock-start = Avvia gli orologi
clock-go-on = Continua

## Rivedere

replay = Rivedi
replay-start = Inizio della partita
replay-turn = Mossa { $turn } di { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Verranno messe altre due pietre.
replay-chose-side = I colori sono stati scelti.
replay-play-on = Non c’è accordo, e la partita continua.
replay-settled = C’è accordo sulle pietre morte, e si conta.
replay-resigned = { $player } abbandona.
replay-claimed = Viene reclamato il pareggio.
replay-agreed = Viene concordato il pareggio.
replay-flag = { $player } finisce il tempo.
replay-done = Fine
replay-play-from-here = Gioca da qui

## A match that is looked at again

review = Analisi
review-stop = Ferma l’analisi
review-before = Momento chiave precedente
review-next = Momento chiave successivo
review-better-turn = Mossa migliore
review-show-better = Mostra la mossa migliore
review-hide-better = Nascondi la mossa migliore
review-try-again = Riprova da qui
review-try-computer = Riprova contro il computer
review-first-look = Sguardo rapido: { $done } di { $all }
review-closer-look = Più da vicino: { $done } di { $all }
review-compares = Confronto tra mosse migliori…
review-stopped = L’analisi è stata fermata. Puoi continuarla.
review-unknown = Questa mossa non è ancora stata analizzata.
review-best = Era la mossa migliore: { $because }
review-as-good = { $turn } valeva quanto la mossa migliore.
review-cost = { $turn } ha abbassato la probabilità di vincere da { $before }% a { $after }%.
review-better = Meglio: { $because }
review-line = Poi: { $turns }
review-show = Mostra
review-back = Torna alla partita
review-moments = { $count ->
    [0] Nessuna mossa costosa.
    [one] Un momento chiave.
   *[other] { $count } momenti chiave.
}
say-tries-again = { $turns ->
    [0] Giochi dall’inizio. La partita originale resta nella biblioteca.
   *[other] Giochi dalla mossa { $turns }. La partita originale resta nella biblioteca.
}
say-play-from = { $turns ->
    [0] Giochi dall’inizio. Ripeti riporta le mosse successive.
   *[other] Giochi dalla mossa { $turns }. Ripeti riporta le mosse successive.
}
say-play-on-from = Giochi dalla mossa { $turns }.

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
editor-help-put = Tocca una casella per mettere il pezzo, e di nuovo per toglierlo.
editor-help-stone = Tocca un punto per mettere una pietra, e di nuovo per toglierla.
editor-help-cell = Tocca una casella per mettere una pietra, e di nuovo per toglierla.
editor-help-take = Tocca un pezzo per toglierlo.
editor-help-drop = Tocca una colonna per far cadere un gettone.
editor-help-column = Tocca una colonna per togliere il suo gettone più alto.
editor-copied = Posizione copiata.
editor-pasted = Posizione incollata. Annulla riporta l’altra.
editor-uncrowned = Una pedina sull’ultima riga diventa dama. Mettici una dama.
editor-uncrowned-cell = Una pedina su un lato di fondo diventa dama. Mettici una dama.
editor-no-liberty = La pietra segnata non ha nessuna libertà, quindi sarebbe stata catturata.
editor-both-won = Entrambe le parti ne hanno abbastanza in fila, ma la partita è finita con la prima fila.
editor-over = { $why } La partita sarebbe già finita.
editor-no-turns = Nessuna delle due parti può muovere.
editor-uneven = Nessuna vera partita arriva qui a { $first } contro { $second }, ma puoi giocare così.
editor-prisoners = Catturate da { $black }: { $first }. Catturate da { $white }: { $second }.
setup-position = Posizione iniziale
setup-position-line = Un problema, uno studio, una partita da un libro: inizia da dove vuoi.
setup-position-own = La posizione che hai composto
setup-position-unfit = La tua posizione non va bene con queste regole, quindi la partita inizia come al solito.
setup-position-change = Cambia
setup-position-usual = Inizio usuale

## Analisi

study = Analisi
study-line = La partita resta com’è.
study-in-game = Mossa { $number }: { $turn }
study-beside = Variante, mossa { $number }: { $turn }
study-ways = Annotate da qui
study-game = Torna alla partita
study-remove = Elimina questa variante
study-write = Commento
study-play = Mosse
study-circle = Cerchio
study-arrow = Freccia
study-letter = Lettera
study-clear = Togli i segni
study-full = Non c’è posto per altre note: al massimo { $turns } mosse a lato della partita e { $size } KB di testo.

## Notazioni

record = Condividi e importa
record-own = Questa partita
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Trascrizione, tutte le mosse in una riga
record-copy = Copia
record-save = Salva file
record-share = Condividi
picture = Condividi immagine
animation = Animazione
animation-too-long = Un’animazione mostra al massimo { $most } mosse.
booklet = Stampa libretto
paper-metric = A4
paper-letter = Lettera
booklet-solutions = Soluzioni
booklet-puzzles = { $count ->
    [one] Un problema, con la soluzione alla fine
   *[other] { $count } problemi, con le soluzioni alla fine
}
record-other = Importa una partita
record-other-about = Importa una partita da altrove: la dama e Hexdame in PDN; Go, gomoku, Hex e reversi in SGF o GGF; o qualunque gioco come una riga di mosse. La tua partita attuale è conservata, e Annulla la riporta.
record-paste = Incolla
record-open = Apri file
record-drop = Puoi anche trascinare un file sulla finestra.
record-copied = Notazione copiata.
record-saved = File salvato: { $place }.
record-taken = { $turns ->
    [0] Importata una partita senza mosse.
    [one] Importata una partita di una mossa.
   *[other] Importata una partita di { $turns } mosse.
}
record-left-out = { $count ->
    [one] È stato tralasciato un commento o una variante.
   *[other] Sono stati tralasciati { $count } commenti e varianti.
}
record-take-part = { $turns ->
    [one] Importa la mossa prima dell’errore
   *[other] Importa le { $turns } mosse prima dell’errore
}
record-so-far = Partite lette: { $count }
record-stop = Ferma
record-imported = Nuove: { $new }. Già presenti: { $same }. Illeggibili: { $unreadable }.
record-stopped = Interrotto.
record-no-game = In questo testo non c’è nessuna partita.
record-not-written = Questa partita non si può esportare. { $reason }
record-no-clipboard = Questo dispositivo non ha appunti. Salva la notazione come file, o aprine uno.
record-nothing-copied = Negli appunti non c’è testo.
record-no-dialog = Questo sistema non ha una finestra dei file. Incolla la notazione, o trascina il file sulla finestra.
record-not-here = Questo dispositivo non può farlo.
record-too-large = Il file è troppo grande per una notazione: più di { $size } MB.
record-not-a-file = Questo non è un file.
record-failed = Non ha funzionato: { $reason }.
record-line = Riga { $line }: { $what }
record-missing = Qui manca qualcosa.
record-unexpected = «{ $found }» non si capisce.
record-unclosed = «{ $sign }» si apre ma non si chiude mai.
record-misplaced = I pezzi non possono stare così.
record-other-game = Questa è la notazione di un altro gioco ({ $kind }).
record-too-much = È troppo. Il limite è { $most }.
record-late-setup = Si aggiungono pietre a metà partita, cosa che nessuna mossa fa.
record-not-a-turn = «{ $turn }» non è una mossa.
record-ambiguous = «{ $turn }» potrebbe significare { $turns }.
record-out-of-turn = «{ $turn }» è una mossa dell’avversario.
record-illegal = { $turn } non è possibile. { $why }
record-illegal-squares = { $turn } non è possibile. { $why } ({ $squares })

## Partite via link

setup-by-link = Via link
link-about = Giocate su due dispositivi. Dopo ogni mossa, invia un link in un messaggio qualsiasi o mostralo come codice. Aprendolo si vede la partita con la nuova mossa.
link-hints = Permetti consigli
link-hints-line = Consigli, avvisi e la barra di valutazione, per entrambe le persone.
link-you = Tu · { $role }
link-apart = Via link · { $role }
link-received = Hai ricevuto un link?
link-received-line = Copia il messaggio con il link, poi incollalo qui.
link-paste = Incolla link
link-invite = Invita { $player }
link-send-move = Invia la tua mossa a { $player }
link-send-result = Invia il risultato a { $player }
link-send-offer = Invia la tua proposta a { $player }
link-not-sent = Non ancora inviato. Puoi ancora tornare indietro.
link-moves-first = { $player } fa la prima mossa.
link-send = Invia
link-code = Mostra codice
link-waiting = In attesa di { $player }
link-sent-on = Inviato: { $date }.
link-again = Invia di nuovo
link-offers-draw = { $player } propone il pareggio
link-offers-play-on = { $player } vuole riprendere la partita
link-offers-end = { $player } dice che il tempo è finito
link-offer-line = Accetta o rifiuta.
link-agree = Accetta
link-decline = Rifiuta
link-propose-count = Invia conteggio
link-title = Invia
link-scan = Punta la fotocamera dell’altro dispositivo su questo codice, o invia il link.
link-too-long = Questa partita è troppo lunga per un codice. Invia il link, o salvalo come file.
link-share = Condividi link
link-copy = Copia link
link-save = Salva file
link-scanned = Codice letto
link-with-names = Nomi nel link
link-with-names-line = Chi ha il link può leggerli.
link-with-draw = Proponi pareggio
link-with-draw-line = La tua proposta parte insieme alla mossa.
link-copied = Link copiato. Incollalo in un messaggio.
link-sent-already = Questa mossa è stata inviata, quindi non puoi tornare indietro.
link-send-first = Invia prima la tua mossa.
link-not-your-turn = Turno di { $player }. Incolla il link quando arriva.
link-new = Giochi con { $side }.
link-arrived = { $player } ha risposto.
link-same = Questo link non porta nulla di nuovo.
link-older = Questo link è più vecchio della tua partita. Invia di nuovo la tua ultima mossa.
link-own-changed = Questo link cambia una mossa che avevi già inviato, la numero { $act }.
link-other-match = Questo link è di un’altra partita.
link-other-setup = Questo link non ha le regole concordate.
link-not-theirs-turn = Questo link fa una mossa che spetta a te, la numero { $act }.
link-not-theirs-choice = Questo link fa una scelta che spetta a te.
link-not-theirs-claim = Questo link reclama il pareggio a tuo nome.
link-not-theirs-resign = Questo link abbandona a tuo nome.
link-not-theirs-draw = Questo link chiude la partita con un pareggio che non hai proposto.
link-not-theirs-count = Questo link chiude la partita con un conteggio che non hai proposto.
link-not-theirs-play-on = In questo link si continua a giocare dopo il conteggio, cosa che non hai proposto.
link-not-theirs-end = Questo link chiude la partita per il tempo, cosa che non hai accettato.
link-not-theirs-offer = Questo link fa una proposta a tuo nome.
link-unchanged = La tua partita non è cambiata.
link-none = In questa immagine non c’è il codice di una partita.
link-damaged = Questo link è danneggiato: ne manca una parte, o un carattere è sbagliato. Chiedilo di nuovo.
link-later = Questo link viene da una versione più recente di Parlour. Aggiorna Parlour per aprirlo.
link-impossible = Questo link è completo, ma la partita che contiene non è possibile.
link-other-version = Questo link viene da una versione di Parlour con altre regole. Aggiorna Parlour su entrambi i dispositivi.
versions = Due versioni
versions-line = La partita di questo link è diversa dalla tua a partire dalla mossa { $turn }. Decidete insieme quale vale.
versions-mine = Su questo dispositivo
versions-theirs = Nel link
versions-keep = Tieni questa
versions-take = Usa questa
versions-none = Non c’è nulla da decidere.
library-by-link = Via link
library-your-turn = Tocca a te dal giorno { $date }
library-to-send = Non ancora inviato
library-their-turn = In attesa di { $player } dal giorno { $date }

## Gioco live

live-title = Gioca live
live-line = Parlour è aperto su entrambi i dispositivi e ogni mossa arriva subito.
live-invite = Invita
live-scan = Apri questo invito sull’altro dispositivo. Vale per un solo dispositivo.
live-copy = Copia invito
live-copied = Invito copiato. Incollalo in un messaggio.
live-waiting = In attesa dell’altro dispositivo…
live-here = { $player } è qui.
live-apart = Connessione con { $player }…
live-end = Esci dal live
live-joining = Ingresso nella partita…
live-left = L’altro dispositivo è uscito dal live.
live-not-invited = Un altro dispositivo ha già usato questo invito. Chiedine uno nuovo.
live-failed = Non è possibile usare la rete ({ $reason }).
live-too-new = L’altro dispositivo ha una versione più recente di Parlour. Aggiorna Parlour per giocare live.
live-too-old = L’altro dispositivo ha una versione meno recente di Parlour. Aggiorna Parlour su quel dispositivo per giocare live.
live-cut = Il gioco live è terminato: l’altro dispositivo ha inviato qualcosa che Parlour non capisce.
live-damaged = Questo invito è danneggiato. Chiedilo di nuovo.
live-not-here = Su questo dispositivo non è possibile giocare live con Parlour. Invia invece dei link.
live-no-relay = In un browser si gioca live solo tramite un relay.
live-full = Troppi dispositivi stanno guardando. Parlour continua a provare.
live-same-side = Entrambi i dispositivi giocano per la stessa parte. Apri l’invito sul dispositivo dell’altra persona.
live-elsewhere = C’è una nuova mossa in un’altra partita.
live-said = { $player }: { $phrase }
live-you-said = Tu: { $phrase }
live-taken-back = La partita è tornata indietro di una mossa.
live-declined = La tua richiesta è stata rifiutata.
live-share = Condividi invito
live-more = Di’ qualcosa
live-ask-back = Chiedi di tornare indietro
live-asked-back = Hai chiesto di tornare indietro di una mossa.
live-asked-rematch = Hai chiesto la rivincita.
live-asks-back = { $player } chiede di tornare indietro di una mossa
live-asks-rematch = { $player } chiede la rivincita
live-watching = Stai guardando live
live-watched = Hai guardato questa partita
live-end-watching = Smetti di guardare
live-let-watch = Mostra un invito a guardare
live-watchers = { $count ->
    [0] Nessuno sta guardando.
    [one] Un dispositivo sta guardando.
   *[other] { $count } dispositivi stanno guardando.
}
live-scan-watch = Chi apre questo invito può guardare la partita. Vale per 20 dispositivi al massimo.
live-clock-line = Via link, l’orologio scorre solo mentre entrambe le persone sono collegate live.
library-watched = Guardata
phrase-hello = Ciao!
phrase-well-played = Ben giocato!
phrase-one-moment = Un momento, per favore.
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-goodbye = Alla prossima!
relays-none = Solo connessione diretta
relays-publisher = Relay di Parlour
relays-public = Relay pubblici di prova
relays-other = Altro relay
relays-none-line = I dispositivi nella stessa rete possono collegarsi, e anche molti altri. Non viene contattato nessun altro. Il dispositivo dell’altra persona vede l’indirizzo IP di questo.
relays-line = Un relay inoltra le mosse quando non c’è una via diretta verso l’altro dispositivo. Vede entrambi gli indirizzi IP e gli orari, ma non la partita.
relays-public-line = Chi sviluppa la libreria di rete li offre per le prove, senza alcuna garanzia. Un relay vede entrambi gli indirizzi IP e gli orari, ma non la partita.
relays-other-line = Un relay a tua scelta. Vede entrambi gli indirizzi IP e gli orari, ma non la partita.
relays-address = Indirizzo del relay
relays-only = Solo tramite relay
relays-only-line = L’altro dispositivo non vede l’indirizzo IP di questo.

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
settings-mute-line = Nessun suono.
settings-volume-pieces = Pezzi
settings-volume-signals = Segnali
settings-volume-off = Disattivato
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
board-classic = Classico
board-linen = Lino
board-night = Noce scuro
board-felt = Feltro
board-paper = Carta
board-contrast = Alto contrasto
board-lacquer = Lacca rossa
set-black-red = Nero e rosso
set-black-white = Nero e bianco
set-red-white = Rosso e bianco
set-classic = Classico
set-navy = Blu navy
set-slate = Ardesia e conchiglia
set-flat = Piatto
set-red-yellow = Rosso e giallo
set-plum-cream = Prugna e crema
set-wood = Legno
set-ink = Inchiostro
set-jade = Giada
set-glass = Vetro
set-agate = Agata
set-coral-teal = Corallo e ottanio
settings-labels = Coordinate
settings-labels-letters = Da A1 a H8
settings-labels-numbers = Da 1 a 32
settings-labels-none = Nessuna
settings-board = Mentre giochi
settings-show-moves = Mostra le mosse possibili
settings-show-moves-line = Punti dove il pezzo scelto può andare, un anello dove deve prendere.
settings-numbers = Numera le pietre
settings-numbers-line = Ogni pietra mostra il numero della sua mossa.
settings-motion = Riduci animazioni
settings-motion-line = I pezzi cambiano posto senza scivolare.
settings-motion-off = Disattivato
settings-motion-on = Attivato
settings-hand = Mano di gioco
settings-hand-both = Entrambe
settings-hand-left = Sinistra
settings-hand-right = Destra
settings-hand-line = Con una mano sola, tutto ciò che tocchi mentre giochi è a portata del suo pollice.
settings-scan = Controllo interruttori
settings-scan-off = Disattivato
settings-scan-slow = Lento
settings-scan-middle = Medio
settings-scan-fast = Rapido
settings-scan-line = Le scelte vengono offerte una dopo l’altra, e un solo interruttore seleziona: Spazio, Invio, qualsiasi pulsante del controller o un tocco ovunque.
settings-scan-taps = Tocca ovunque per scegliere
settings-scan-taps-line = Se è disattivato, altre persone possono toccare lo schermo come al solito.
settings-gamepad = Controller
gamepad-cross = Croce o levetta sinistra
gamepad-moves = Da un comando all’altro, e sul tavoliere
gamepad-lower = Pulsante in basso
gamepad-presses = Scegli
gamepad-right = Pulsante a destra
gamepad-goes-back = Cancella mossa, o torna indietro
gamepad-shoulders = Pulsanti dorsali
gamepad-undoes = Annulla e ripeti, e scorri una partita rivista
gamepad-start = Start
gamepad-shows-more = Altro; prima di una partita, iniziala
settings-haptics = Feedback tattile
settings-haptics-off = Disattivato
settings-haptics-light = Leggero
settings-haptics-strong = Forte
settings-about = Informazioni
settings-version = Parlour { $version }. Fatto per due persone sullo stesso schermo, offline.
settings-version-online = Parlour Online { $version }. Fatto per due persone, allo stesso schermo o a distanza.
settings-credits = Illustrazioni fatte per questa app. Caratteri: Literata e Nunito Sans, SIL Open Font License.
about-line = Licenze e software di terzi
about-own = Parlour è open source, a scelta sotto MIT License o Apache License 2.0.
about-notices = Software di terzi
about-notices-line = Librerie di terzi in questa app: { $count }. Tocca una licenza per leggerla.

## Le pagine delle regole

rules-of = Regole di { $game }
rules-by = Le vostre regole: { $rules }
lessons = Lezioni
lessons-line = Impara ogni gioco in circa due minuti: leggi un po’, poi prova sul tavoliere.
lessons-offer = Non conosci un gioco?
lessons-offer-line = Ogni gioco ha una lezione di due minuti, su un tavoliere piccolo.
lessons-no = No, grazie
lesson-new = { $all ->
   *[other] { $all } cose da provare
}
lesson-progress = Fatto: { $done } di { $all }
lesson-complete = Tutto fatto
lesson-done = Ben fatto!
lesson-missed = È permesso, ma non è ciò che chiede questo esercizio.
lesson-pass = Passa
lesson = Lezione
lesson-offer = { $game }: un gioco nuovo?
lesson-offer-line = Imparalo in due minuti. La lezione è sempre sotto Regole.
lesson-step = Passo { $step } di { $all }
lesson-over = Ora conosci le regole: { $game }.
lesson-play = Gioca
lesson-previous = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-way = La mossa: { $squares }
lesson-way-pass = Tocca Passa.

## Problemi

openings = Aperture
openings-of = { $game }: aperture
openings-count = Aperture con un nome: { $count }
openings-line = Scegli una mossa per vedere dove porta.
openings-start = La prima mossa
openings-unnamed = Ancora senza nome
openings-first = All’inizio
openings-back = Una mossa indietro
openings-play = Gioca da qui
openings-end = La variante con nome finisce qui.
openings-more = { $names } e { $count ->
    [one] un’altra
   *[other] altre { $count }
}
openings-played = Partite qui: { $count }
openings-won = vittorie di { $side }: { $count }
openings-drawn = pareggi: { $count }
openings-unplayed = Non ancora giocata qui.
openings-other = Altre mosse
openings-outlook = Parere del computer
practice = Esercitati
practice-due = Da ripetere: { $count }
practice-task = Il tuo colore: { $side }. Trova le mosse.
practice-wrong = Questa mossa non fa parte di questa apertura.
practice-other = Così si va a un’altra apertura: { $name }.
practice-returns = Eccola. Questa apertura torna domani.
practice-known = Imparate: { $known } di { $all }
practice-next = Altra apertura
ratings = Progressi
ratings-line = Il tuo punteggio dopo ogni partita contro il computer, tra i livelli.
ratings-none = Gioca contro il computer e qui vedrai i tuoi progressi.
ratings-games = Partite contro il computer: { $count }
ratings-unnamed = Senza nome
habits-line = Probabilità di vittoria perse nelle ultime partite analizzate ({ $count })
habits-beginning = Inizio
habits-middle = Metà
habits-end = Fine
habits-share = { $percent }%
habits-missed-win = vittoria mancata: { $count }
habits-gave-win = vittoria regalata: { $count }
habits-answer = risposta non vista: { $count }
habits-ground = c’era una mossa migliore: { $count }
themes-share = { $solved } su { $tried }
theme-quick-win = Vittorie rapide
theme-long-win = Vittorie lunghe
theme-only-win = L’unica mossa che vince
theme-hold = Salvare il pareggio
theme-gain = Guadagnare pezzi
theme-fours = Vincere con i quattro
theme-capture = Catture
theme-ladder = Scale
theme-kill = Uccidere gruppi
theme-race = Corse alle libertà
theme-live = Far vivere
tournament = Torneo
tournament-line = Persone e computer, su un solo dispositivo o via link: l’app fa gli abbinamenti e tiene la classifica.
tournament-later = Una versione più recente dell’app ha salvato un torneo. Aggiorna l’app per continuarlo.
tournament-game = Gioco
tournament-kind = Formula
tournament-round-robin = Girone
tournament-round-robin-line = Ognuno gioca contro tutti gli altri.
tournament-double = Andata e ritorno
tournament-double-line = Ognuno gioca due volte contro tutti gli altri, una per parte.
tournament-swiss = Sistema svizzero
tournament-swiss-line = In ogni turno si incontrano giocatori a pari punti.
tournament-knock-out = Eliminazione
tournament-knock-out-line = Chi perde è fuori. In caso di pareggio si rigioca.
tournament-players = Giocatori
tournament-name = Altro nome
tournament-add = Aggiungi
tournament-remove = Togli dal torneo
tournament-draw = Sorteggio
tournament-draw-line = L’ordine dei giocatori è sorteggiato.
tournament-number = Servono da { $least } a { $most } giocatori.
tournament-begin = Inizia il torneo
tournament-round = Turno { $round } di { $rounds }
tournament-won = Vittoria nel torneo: { $player }
tournament-pairings = Partite
tournament-bye = { $player } è senza avversario in questo turno.
tournament-play = Gioca
tournament-enter = Inserisci il risultato
tournament-open = Riapri
tournament-standings = Classifica
tournament-games = Vinte { $won }, pareggiate { $drawn }, perse { $lost }
tournament-withdraw = Lascia il torneo
tournament-stay = Resta
tournament-withdrawn = Ha lasciato il torneo
tournament-table = Tabella
tournament-end = Termina il torneo
tournament-end-line = Passa ai tornei precedenti, e le partite restano nella biblioteca. Premi di nuovo per terminarlo.
tournament-even = Equilibra le possibilità
tournament-even-line = Il più debole di due giocatori riceve un vantaggio, in base alle partite finite qui.
tournament-even-go = Nel Go sono il diritto di iniziare, il komi e le pietre.
tournament-even-time = Il più forte ha meno tempo sull’orologio.
tournament-even-computer = Il computer gioca al livello adatto alla persona.
tournament-even-unknown = Senza una partita finita, un giocatore non riceve e non dà nulla.
tournament-even-games = Partite che contano: { $count }
tournament-even-level = Il computer gioca al livello { $level }
tournament-each = { $who }: { $what }
tournament-apart = Gioca via link: uno dei due è qui, l’altro su un altro dispositivo. Il risultato si inserisce da solo.
tournament-here = { $player } è qui
tournament-earlier = Tornei precedenti
tournament-continue = Continua questo torneo
tournament-forget = Elimina questo torneo
tournament-forget-line = La classifica sarà eliminata. Le partite restano nella biblioteca. Premi di nuovo per eliminarlo.
tournament-close = Chiudi questo torneo
tournament-hand-out = Condividi la tabella
tournament-print = Stampa
tournament-copy = Copia come testo
tournament-share = Condividi come testo
tournament-copied = La tabella è stata copiata.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = Problemi
puzzles-line = Ogni posizione ha esattamente una mossa giusta, e il computer lo ha dimostrato.
puzzles-today = Il problema di oggi
puzzles-today-line = Uno nuovo ogni giorno, ogni giorno di un altro gioco.
puzzles-days = Giorni di fila: { $days }. Serie più lunga: { $most }.
puzzles-solve = Risolvi
puzzles-loading = Caricamento dei problemi di questo gioco.
puzzles-missing = Non è stato possibile caricare i problemi di questo gioco. Connettiti a una rete e riprova.
puzzles-new = Non ancora provati
puzzles-standing = Punteggio { $rating } · risolti: { $solved } su { $tried }
puzzles-due = da ripetere: { $count }
puzzle-win = Una sola mossa vince.
puzzle-win-in = { $turns ->
    [one] Vinci con una mossa.
   *[other] Vinci in { $turns } mosse.
}
puzzle-hold = Una sola mossa non perde.
puzzle-gain = { $pieces ->
    [one] Guadagna un pezzo.
   *[other] Guadagna { $pieces } pezzi.
}
puzzle-fours = Vinci solo con dei quattro.
puzzle-capture = Cattura le pietre in { $square }.
puzzle-ladder = Cattura le pietre in { $square } con una scala.
puzzle-kill = Non lasciar vivere le pietre in { $square }.
puzzle-race = Vinci la corsa alle libertà contro le pietre in { $square }.
puzzle-live = Fai vivere le tue pietre in { $square }.
puzzle-show = Mostra la mossa
puzzle-again = Riprova
puzzle-next = Altro problema
puzzle-print = Stampa problemi
puzzle-wrong = Non è la mossa giusta.
puzzle-refuted = Non è questa. Risposta di { $side }: { $then }
puzzle-rating = Punteggio { $rating }
puzzle-none = Hai provato tutti i problemi di questo gioco. Quelli che hai sbagliato tornano dopo qualche giorno.
puzzle-search = Cerca nuovi problemi
puzzle-search-line = Il computer può cercarne altri, 30 secondi alla volta.
puzzle-stop = Ferma
puzzle-searches = Il computer gioca e cerca posizioni con una sola mossa giusta, per 30 secondi al massimo.
puzzle-not-found = Questa volta non ha trovato nuovi problemi.

## Le regole della dama

checkers-start-title = L’inizio
checkers-start-text = Ogni parte ha { $men } pedine sulle caselle scure. { $first } muove per primo.
checkers-move-title = Muovere
checkers-move-text = Una pedina va avanti di una casella, in diagonale, su una casella vuota.
checkers-move-goal = La pedina avanza di una casella in diagonale. Muovila.
checkers-jump-title = Prendere
checkers-jump-text = Salta sopra un pezzo dell’avversario fino alla casella vuota subito dietro, e prendi il pezzo.
checkers-jump-goal = Salta l’altro pezzo per prenderlo.
checkers-jump-forward = Le pedine saltano solo in avanti.
checkers-forced-title = Presa obbligatoria
checkers-forced-text = Se puoi saltare, devi farlo.
checkers-forced-goal = Chi può prendere deve prendere. Trova la presa.
checkers-backward-title = Prendere all’indietro
checkers-backward-text = Le pedine muovono solo in avanti, ma saltano anche all’indietro.
checkers-backward-goal = Le pedine prendono anche all’indietro. Prendi quella dietro.
checkers-straight-title = Prendere dritto
checkers-straight-text = I pezzi saltano anche dritti in avanti, indietro e di lato: da una casella scura, sopra la successiva, fino a quella dopo.
checkers-straight-goal = Si prende anche in linea retta. Prendi il pezzo davanti.
checkers-chain-title = Salto dopo salto
checkers-chain-text = Se il pezzo può saltare ancora da dove arriva, è sempre lo stesso turno.
checkers-chain-goal = Un turno, più salti: prendi due pezzi.
checkers-removal = I pezzi presi escono alla fine del turno. Nessun pezzo si può saltare due volte.
checkers-most-title = La presa massima
checkers-most-text = Se ci sono più prese, devi scegliere quella che toglie più pezzi.
checkers-most-goal = Bisogna prendere il più possibile. Prendine due.
checkers-most-kings-title = La presa massima
checkers-most-kings-text = Devi scegliere la presa che toglie più pezzi. Se più prese ne tolgono lo stesso numero, è quella con più dame tra di essi.
checkers-most-kings-goal = Bisogna prendere il più possibile. Prendine due.
checkers-most-italian-title = La presa massima
checkers-most-italian-text = Devi scegliere la presa che toglie più pezzi. Se più prese ne tolgono lo stesso numero: con la dama prima che con la pedina, poi con più dame prese, poi quella che prende prima una dama.
checkers-most-italian-goal = Bisogna prendere il più possibile. Prendine due.
checkers-most-value-title = La presa di più valore
checkers-most-value-text = Devi scegliere la presa di maggior valore. Una dama conta un po’ meno di due pedine. A parità di valore, la dama prende prima della pedina.
checkers-most-value-goal = Bisogna prendere il più possibile. Prendine due.
checkers-with-king-title = Prima la dama
checkers-with-king-text = Quando una dama e una pedina possono prendere entrambe, deve farlo la dama.
checkers-with-king-goal = La dama prende prima della pedina. Usa la dama.
checkers-no-kings-title = Pedine e dame
checkers-no-kings-text = Una pedina non può prendere una dama. Solo una dama può farlo.
checkers-no-kings-goal = Una pedina non può prendere una dama. Prova.
checkers-crown-title = Andare a dama
checkers-crown-text = Una pedina che finisce il turno sull’ultima riga diventa dama.
checkers-crown-goal = Raggiungi l’ultima riga per diventare dama.
checkers-crown-ends = Il turno finisce sempre lì, anche dopo un salto.
checkers-crown-at-once-title = Dama a metà salto
checkers-crown-at-once-text = Una pedina che salta sull’ultima riga è subito dama, e continua a saltare come dama.
checkers-crown-at-once-goal = Promossa in volo, continua come dama. Prendine due.
checkers-crown-passes-title = Solo di passaggio
checkers-crown-passes-text = Una pedina che dall’ultima riga può saltare ancora prosegue, e resta pedina.
checkers-crown-passes-goal = Passa per l’ultima riga. La pedina resta pedina.
checkers-king-title = Dame
checkers-king-text = Una dama muove e salta di una casella alla volta, in avanti o indietro.
checkers-king-goal = La dama muove di una casella, anche indietro. Muovila.
checkers-flying-title = Dame volanti
checkers-flying-text = Una dama va lontano quanto vuole lungo una linea libera, avanti e indietro.
checkers-flying-goal = La dama vola lungo la diagonale. Muovila lontano.
checkers-flying-jump-title = La dama prende da lontano
checkers-flying-jump-text = Una dama salta un pezzo da qualsiasi distanza, e si ferma su una qualunque casella vuota dietro di esso.
checkers-flying-jump-goal = La dama prende da lontano. Prendi la pedina.
checkers-rest-title = La dama deve riposare
checkers-rest-text = Una dama che ha mosso tre volte di fila deve aspettare che muova un altro tuo pezzo. Questo vale finché hai pedine.
checkers-rest-goal = Dopo tre mosse di fila la dama riposa. Prova.
checkers-end-title = Vincere
checkers-end-text = Vinci quando il tuo avversario non ha più pezzi o non può muovere.
checkers-end-goal = Lascia l’avversario senza mosse e vinci.
checkers-draw-title = Pareggio
checkers-draw-text = È pareggio di comune accordo. Può anche reclamarlo chi è di turno.
checkers-draw-repetition = Quando la stessa posizione si presenta per la { $times ->
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
reversi-play-text = { $first } muove per primo. Metti una pedina in modo che una fila di pedine dell’avversario resti chiusa tra essa e un’altra delle tue. Tutte le pedine chiuse si girano.
reversi-play-goal = Chiudi l’altro colore fra due tue pedine.
reversi-lines-title = Tutte le direzioni insieme
reversi-lines-text = Una pedina chiude file in tutte e otto le direzioni: orizzontale, verticale e diagonale.
reversi-lines-goal = Valgono tutte le direzioni. Girane sei in una volta.
reversi-nothing-title = Devi girare qualcosa
reversi-nothing-text = Non puoi giocare dove non si girerebbe nessuna pedina.
reversi-nothing-goal = Ogni mossa deve girare qualcosa. Prova l’angolo.
reversi-pass-title = Passare
reversi-pass-text = Se non puoi muovere, passi. Se puoi, devi farlo.
reversi-pass-goal = Chi non può, passa. Lascia { $second } senza mosse.
reversi-end-title = La fine
reversi-end-text = La partita finisce quando nessuna delle due parti può muovere. Vince chi ha più pedine.
reversi-end-goal = A tavoliere pieno vince chi ne ha di più. Gioca l’ultima.

## Le regole del Go

go-play-title = Mettere una pietra
go-play-text = A turno si mette una pietra dove due linee si incrociano. Le pietre non si muovono mai.
go-play-goal = Metti una pietra dove due linee si incrociano.
go-capture-title = Catturare
go-capture-text = I punti vuoti accanto a una pietra sono le sue libertà. Una pietra senza libertà è catturata.
go-capture-goal = Occupa l’ultima libertà della pietra bianca.
go-group-title = Gruppi
go-group-text = Le pietre di un colore che si toccano lungo le linee condividono le libertà. Vivono o muoiono insieme.
go-group-goal = Pietre unite vivono o muoiono insieme. Catturale.
go-suicide-title = Senza libertà non si gioca
go-suicide-text = Non puoi giocare dove la tua pietra non avrebbe nessuna libertà.
go-suicide-goal = Una pietra ha bisogno di una libertà. Prova l’angolo.
go-own-stones-title = Catturare le proprie pietre
go-own-stones-text = Puoi giocare dove alle tue pietre non resta nessuna libertà. Allora vengono catturate le tue pietre.
go-own-stones-goal = Togliti l’ultima libertà: le tue pietre escono.
go-first-title = Prima le catture
go-first-text = Puoi giocare senza libertà se così catturi pietre dell’avversario. Quelle escono per prime, e fanno posto.
go-first-goal = La cattura viene prima. Prendile entrambe dall’angolo.
go-ko-title = Ko
go-ko-text = Una singola pietra che ha appena catturato una singola pietra non può essere ricatturata subito. Prima gioca altrove.
go-ko-goal = Ko: non puoi ricatturare subito. Prova.
go-superko-title = Ko
go-superko-text = Nessuna mossa può ripetere una posizione precedente dell’intero tavoliere. Prima gioca altrove.
go-superko-goal = Nessuna posizione può tornare. Prova a ricatturare.
go-eyes-title = Due occhi
go-eyes-text = Un gruppo con due buchi tutti suoi, detti occhi, non può mai essere catturato: nessuno può riempirli entrambi insieme.
go-eyes-goal = Un gruppo con due occhi è salvo. Fai due occhi.
go-pass-title = Passare
go-pass-text = Quando non resta nulla da guadagnare, passa. Quando si passa due volte di fila, si conta.
go-pass-goal = Non c’è più nulla da guadagnare. Due passi chiudono la partita.
go-pass-stones = Ogni passo ti costa una pietra.
go-dead-title = Pietre morte
go-dead-text = Le pietre che non si possono salvare si segnano come morte prima del conteggio. Lo decidete insieme.
go-dead-goal = Prima del conteggio, segna la pietra perduta.
go-area-title = Conteggio
go-area-text = Ogni parte conta le sue pietre vive e i punti vuoti che solo esse circondano. Vince il punteggio più alto.
go-area-goal = Contano pietre vive e punti circondati. Vince il totale maggiore.
go-territory-title = Conteggio
go-territory-text = Ogni parte conta i punti vuoti che essa sola circonda e le pietre che ha catturato. Vince il punteggio più alto.
go-territory-goal = Contano punti circondati e prigionieri. Vince il totale maggiore.
go-komi-line = Il Bianco muove per secondo e riceve per questo { $komi } punti.
go-handicap-title = Handicap
go-handicap-text = Il Nero inizia con { $stones } pietre sul tavoliere. Il Bianco muove per primo.
go-seat-stones-title = Pietre iniziali
go-seat-stones-text = Come nell’antica Cina, ogni parte inizia con due pietre sul tavoliere. Il Bianco muove per primo.

## Le regole del gomoku

gomoku-five-title = Cinque in fila
gomoku-five-text = A turno si mette una pietra. { $first } muove per primo. Cinque in fila vincono: in orizzontale, in verticale o in diagonale.
gomoku-five-goal = Cinque in fila vincono. Completa la fila.
gomoku-full = Quando il tavoliere è pieno, è pareggio.
gomoku-stop-title = Bloccare la fila
gomoku-stop-text = Quando l’avversario ha quattro in fila con un’estremità libera, bisogna chiuderla subito.
gomoku-stop-goal = L’avversario ne ha quattro. Blocca la fila.
gomoku-more-title = Più di cinque
gomoku-more-text = Anche sei o più in fila vincono.
gomoku-more-goal = Anche sei in fila vincono. Prova.
gomoku-exactly-title = Esattamente cinque
gomoku-exactly-text = Solo cinque in fila vincono. Sei o più, no.
gomoku-exactly-goal = Sei in fila non vincono. Prova.
gomoku-overline-title = Nero: niente sei
gomoku-overline-text = Il Nero muove per primo, e perciò ha dei limiti. Più di cinque in fila gli è vietato. Il Bianco invece così vince.
gomoku-overline-goal = { $first } non può fare sei in fila. Prova.
gomoku-blocked-title = Senza blocco
gomoku-blocked-text = Cinque in fila non vincono quando c’è una pietra dell’avversario a entrambi i capi.
gomoku-blocked-goal = Un cinque chiuso ai due capi non vale. Fanne un altro.
gomoku-threes-title = Nero: niente due tre
gomoku-threes-text = Il Nero non può fare due tre aperti con una sola pietra. Un tre è aperto quando può diventare un quattro con entrambi i capi liberi.
gomoku-threes-goal = { $first } non può fare due tre aperti. Prova.
gomoku-fours-title = Nero: niente due quattro
gomoku-fours-text = Il Nero non può fare due quattro con una sola pietra. Una pietra che fa cinque in fila è sempre permessa.
gomoku-fours-goal = { $first } non può fare due quattro. Prova.
gomoku-swap-title = Swap
gomoku-swap-text = Una persona mette le prime tre pietre. Poi l’altra sceglie un colore.
gomoku-swap-goal = Metti tre pietre. L’altro poi sceglie un colore.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Una persona mette le prime tre pietre. L’altra sceglie un colore, o ne mette altre due e lascia scegliere la prima.
gomoku-swap-two-goal = Metti tre pietre. L’altro sceglie o ne aggiunge due.

## Le regole di quattro in fila

connect-four-drop-title = Far cadere un gettone
connect-four-drop-text = { $first } muove per primo. Scegli una colonna: il gettone cade nella casella libera più bassa.
connect-four-drop-goal = Fai cadere un gettone: scende fino in fondo.
connect-four-win-title = Quattro in fila
connect-four-win-text = Vince chi ne mette per primo quattro in fila: in orizzontale, in verticale o in diagonale.
connect-four-win-goal = Quattro in fila vincono. Completa la fila.
connect-four-slanting-title = Diagonali
connect-four-slanting-text = Le file diagonali sfuggono facilmente. Guardale bene prima di far cadere un gettone.
connect-four-slanting-goal = Valgono anche le diagonali. Completa questa.
connect-four-stop-title = Bloccare la fila
connect-four-stop-text = Quando l’avversario ne ha tre in fila e il quarto posto è libero, bisogna occuparlo.
connect-four-stop-goal = L’avversario ne ha tre. Blocca la fila.
connect-four-column-title = Una colonna piena
connect-four-column-text = Una colonna piena non accoglie altri gettoni.
connect-four-column-goal = Una colonna piena non accetta altro. Prova al centro.
connect-four-draw-title = Pareggio
connect-four-draw-text = Quando il tavoliere è pieno e nessuno ne ha quattro in fila, è pareggio.
connect-four-draw-goal = Tavoliere pieno senza quattro: pareggio. Riempilo.

## Le regole di quattro

four-seat-stone-title = L’inizio
four-seat-stone-text = { $first } ha fin dall’inizio una pietra sul bordo sinistro. Muove prima { $second }.
four-seat-stone-goal = Metti una pietra accanto a un’altra.
four-free-title = L’inizio
four-free-text = { $first } muove per primo, e mette una pietra dove vuole.
four-free-goal = Metti la prima pietra dove vuoi.
four-beside-title = Fianco a fianco
four-beside-text = Una pietra va messa accanto a un’altra, di qualunque colore: sopra, sotto, a sinistra o a destra. Toccarsi per un angolo non basta.
four-beside-goal = Un angolo in comune non basta. Prova.
four-win-title = Quattro in fila
four-win-text = Quattro o più in fila vincono: in orizzontale, in verticale o in diagonale.
four-win-goal = Quattro in fila vincono. Completa la fila.
four-full = Quando il tavoliere è pieno, è pareggio.

## Le regole di Hexdame

hexdame-start-title = L’inizio
hexdame-start-text = Il tavoliere ha 61 caselle esagonali. Ogni parte ha 16 pedine nell’angolo che ha davanti. { $first } muove per primo.
hexdame-move-title = Muovere
hexdame-move-text = Una pedina va su una delle tre caselle davanti a sé, se è vuota: dritto, in avanti a sinistra o in avanti a destra.
hexdame-move-goal = La pedina avanza di una casella, in tre direzioni. Muovila.
hexdame-jump-title = Prendere
hexdame-jump-text = Salta sopra un pezzo vicino dell’avversario fino alla casella vuota subito dietro, e prendi il pezzo. Si salta in tutte e sei le direzioni.
hexdame-jump-goal = Salta l’altro pezzo per prenderlo.
hexdame-crown-title = Andare a dama
hexdame-crown-text = Lungo i due lati di fondo ci sono nove caselle. Una pedina che finisce il turno su una di esse diventa dama.
hexdame-crown-goal = Raggiungi un lato di fondo per diventare dama.
hexdame-passes-title = Solo di passaggio
hexdame-passes-text = Una pedina che da un lato di fondo può saltare ancora prosegue, e resta pedina.
hexdame-passes-goal = Passa per il lato di fondo. La pedina resta pedina.
hexdame-flying-title = Dame volanti
hexdame-flying-text = Una dama va lontano quanto vuole lungo una linea libera, in tutte e sei le direzioni.
hexdame-flying-goal = La dama vola lungo ogni linea. Muovila lontano.
hexdame-flying-jump-title = La dama prende da lontano
hexdame-flying-jump-text = Una dama salta un pezzo da qualsiasi distanza, e si ferma su una qualunque casella vuota dietro di esso.
hexdame-flying-jump-goal = La dama prende da lontano. Prendi la pedina.

## Le regole di Hex

hex-edges-title = Due lati ciascuno
hex-edges-text = Due lati opposti del tavoliere sono tuoi, gli altri due dell’avversario. A turno si mette una pietra su una casella vuota; le pietre non si muovono mai. { $first } muove per primo.
hex-edges-goal = Metti la prima pietra su una casella qualsiasi.
hex-chain-title = La catena
hex-chain-text = Le pietre di un colore sono unite quando le loro caselle si toccano. Unisci i tuoi due lati con una catena di pietre, dritta o sinuosa, e vinci.
hex-chain-goal = Unisci i tuoi due lati. Completa la catena.
hex-bridge-title = Il ponte
hex-bridge-text = Due pietre con due caselle vuote in mezzo formano un ponte. Se l’avversario occupa una di queste caselle, tu occupi l’altra.
hex-bridge-edge = Un ponte può portare anche al tuo lato.
hex-bridge-goal = Fai un ponte dalla tua catena verso l’altro tuo lato.
hex-keep-title = Tenere un ponte
hex-keep-text = Quando l’avversario gioca dentro un ponte, occupa subito l’altra casella. Così la tua catena resta unita.
hex-keep-goal = L’avversario gioca nel tuo ponte. Occupa l’altra casella.
hex-cut-title = Tagliare
hex-cut-text = Solo una parte può unire i suoi lati, quindi fermare l’avversario vale quanto unire i tuoi. Occupa la casella che serve alla sua catena.
hex-cut-goal = L’avversario sta per unire i lati. Taglia la catena.
hex-full-title = Niente pareggi
hex-full-text = Quando tutte le caselle sono occupate, una sola parte ha unito i suoi due lati. Perciò non c’è mai un pareggio.
hex-full-goal = Non c’è mai un pareggio. Riempi l’ultima casella.
hex-swap-title = Lo scambio
hex-swap-text = Muovere per primi è un vantaggio. Perciò { $second } può prendersi la prima pietra invece di metterne una. La pietra cambia allora colore e viene specchiata, perché i lati di { $second } sono disposti nell’altro verso.
hex-swap-goal = La prima pietra è forte. Toccala per prendertela.

## Il computer

computer-of-level = Computer (livello { $level })
computer-move-now = Gioca ora
program-silent = { $name } non risponde
program-again = Chiedi di nuovo
program-stand-in = Fai giocare il computer
computer-pause = Pausa
computer-go-on = Riproduci
computer-step = Una mossa
strip-thinks = Sta pensando…
strip-computers-turn = Turno di { $side }
setup-people = In due
setup-computer = Computer
setup-watch = Guarda
setup-level = { $level } · { $word }
setup-strength = Forza di gioco
setup-strength-of = { $side }: forza di gioco
setup-rating = Punteggio: circa { $rating }
strength-learns = Gioca quasi a caso. Per la primissima partita.
strength-misses = Fa molti errori. Adatto per imparare.
strength-punishes = Gioca bene e vede le trappole semplici.
strength-gives-little = Fa pochi errori. Una sfida.
strength-full = Il massimo che può su questo dispositivo.
coach = Allenatore
coach-line = Adatta il livello ai tuoi risultati.
coach-begins = Comincia da questo livello e segue i tuoi risultati.
coach-knows = Il tuo punteggio è circa { $rating }, in base ai tuoi risultati.
coach-more-wins = Vincere 2/3
coach-even = Vincere 1/2
coach-fewer-wins = Vincere 1/3
coach-looks = L’allenatore guarda la partita.

engine-add = Aggiungi un motore…
engine-add-line = Fa giocare un altro programma di questo computer.
engine-new = Aggiungi un motore
engine-change = Modifica il motore
engine-strength = Pensa { $time } a mossa
engine-speaks = Un motore è un programma che gioca. Per il gioco «{ $game }» deve parlare il protocollo { $protocol }.
engine-trust = Funziona su questo computer con tutti i tuoi permessi, come ogni programma che avvii. Aggiungi solo un programma di cui ti fidi.
engine-command = Comando
engine-command-line = Il programma e le sue opzioni, come in un terminale
engine-name = Nome
engine-name-line = Lo dà il motore quando lo provi
engine-empty = Non ancora impostato
engine-time = Tempo a mossa
engine-try = Prova
engine-waits = In attesa della sua prima mossa…
engine-plays = Funziona: ha giocato { $turn } dopo { $time } s.
engine-fails = Non gioca: { $reason }
engine-keep = Aggiungi agli avversari
engine-keep-line = Prova prima il motore. Quando ha giocato una mossa, puoi aggiungerlo.
engine-save = Salva
engine-remove = Rimuovi
level-first = Primi passi
level-beginner = Principiante
level-easy = Facile
level-casual = Tranquillo
level-steady = Costante
level-able = Abile
level-strong = Forte
level-tough = Tosto
level-expert = Esperto
level-master = Il più forte
mode-finish = Conferma ogni turno
mode-finish-line = Controlla la tua mossa, poi Finisci turno!
settings-help = Aiuto
settings-blunder = Avvisa degli errori
settings-blunder-line = Prima di una mossa che costa molto, ti viene chiesto.
settings-evaluation = Mostra chi è in vantaggio
settings-evaluation-line = Una barra accanto al tavoliere ha più del colore che ha più probabilità di vincere.
hint = Consiglio
estimate = Chi è in testa?
values-show = Mostra il valore delle mosse
values-hide = Nascondi il valore delle mosse
values-discs = Pedine di vantaggio alla fine
values-points = Punti di vantaggio alla fine
values-chance = Probabilità
values-proven = Mosse alla vittoria (+) o alla sconfitta (−)
offer-draw = Proponi pareggio
say-looks = Analisi…
say-no-draw = Il computer rifiuta il pareggio e continua.
say-plays-on = Il computer non è d’accordo, quindi la partita continua.
say-program-silent = { $name } non risponde: { $reason }
say-program-gone = { $name } non è tra i motori di questo computer.
say-even = La partita è in parità.
say-leads = Vantaggio approssimativo di { $side }: { $points }.
blunder-title = Davvero?
blunder-answer = Miglior risposta di { $side }: { $then }
mistake-later = { $side }: { $turn }; più tardi: { $then }
mistake-loses = Il gruppo di { $side } in { $square } è probabilmente perso.
mistake-frees = Il gruppo di { $side } in { $square } ora è probabilmente salvo.
blunder-wins = { $side } può vincere con { $turn }.
blunder-wins-column = { $side } può vincere nella colonna { $column }.
blunder-chances = La tua probabilità di vincere scende da { $best }% a { $this }%.
blunder-play = Gioca comunque
blunder-back = Torna indietro
hint-because = { $turn } { $reason }.
hint-plain = { $turn } sembra la scelta migliore.
hint-pass = Passare
hint-swap = Lo scambio
hint-column = La colonna { $column }
reason-only = è l’unica mossa permessa
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
} e ne cede { $given ->
    [one] uno
   *[other] { $given }
}
reason-crowns = va a dama
reason-stops-king = impedisce all’avversario di andare a dama in { $squares }
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
    [0] non lascia mosse all’avversario
    [one] lascia all’avversario una sola mossa
   *[other] lascia all’avversario solo { $count } mosse
}
reason-free-way = { $count ->
    [one] ha via libera verso dama, a una riga
   *[other] ha via libera verso dama, a { $count } righe
}
reason-free-way-steps = { $count ->
    [one] ha via libera verso dama, a un passo
   *[other] ha via libera verso dama, a { $count } passi
}
reason-keeps-back = tiene difesa la propria prima riga
reason-keeps-edges = tiene difesi i propri lati di fondo
reason-centre = occupa il centro
reason-hunts = avvicina una dama al pezzo a cui dà la caccia
reason-out-of-reach = tiene il pezzo fuori portata
reason-joins = si unisce { $count ->
    [one] al pezzo in { $squares }
   *[other] ai pezzi in { $squares }
}
reason-advances = { $count ->
    [one] porta una pedina a una riga da dama
   *[other] porta una pedina a { $count } righe da dama
}
reason-advances-steps = { $count ->
    [one] porta una pedina a un passo da dama
   *[other] porta una pedina a { $count } passi da dama
}
reason-wins-by = { $count ->
    [one] vince per una pedina con il gioco migliore
   *[other] vince per { $count } pedine con il gioco migliore
}
reason-takes-corner = occupa l’angolo
reason-denies-corner = nega all’avversario l’angolo { $squares }
reason-gives-corner = cede l’angolo { $squares }
reason-forces-pass = non lascia mosse all’avversario
reason-safe-edge = occupa per sempre una casella del bordo
reason-secures = { $count ->
    [one] mette al sicuro per sempre un’altra pedina
   *[other] mette al sicuro per sempre altre { $count } pedine
}
reason-few-replies = { $count ->
    [one] lascia all’avversario una sola mossa
   *[other] lascia all’avversario solo { $count } mosse
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
reason-vital-point = prende il punto vitale dello spazio dell’avversario
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
reason-cuts = separa le pietre dell’avversario
reason-empty-corner = occupa un angolo vuoto
reason-neutral = riempie un punto neutro
reason-nothing-left = è giusto: non resta nulla da guadagnare
reason-extends = si estende da { $squares }
reason-touches = si attacca alla pietra in { $squares }
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
reason-hinders = occupa un punto che serve all’avversario
reason-middle = occupa il centro
reason-two-threats = crea due minacce insieme
reason-forces = minaccia di vincere in { $squares }, e bisogna impedirlo
reason-lasting = crea in { $squares } una minaccia che dura
reason-stops-lasting = mette fine alla minaccia in { $squares }
reason-keeps-away = evita le colonne che perdono
reason-most-rows = { $count ->
    [one] prepara una fila di quattro
   *[other] prepara { $count } file di quattro
}
reason-hinders-rows = { $count ->
    [one] interrompe una fila dell’avversario
   *[other] interrompe { $count } file dell’avversario
}
reason-waits = { $count ->
    [one] prepara una vittoria in { $squares }
   *[other] prepara vittorie in { $squares }
}
reason-one-of-few = { $count ->
    [one] è l’unica mossa che non lascia vincere l’avversario
   *[other] è una delle { $count } mosse che non lasciano vincere l’avversario
}
reason-begins = è un buon posto per iniziare
reason-swaps = è la scelta migliore: la prima pietra è più forte di ogni risposta
reason-opens-evenly = è un inizio equilibrato: lo scambio renderebbe poco
reason-secures-edges = assicura l’unione da lato a lato
reason-keeps-link = { $count ->
    [one] tiene { $squares } unita al lato
   *[other] tiene unite { $squares }
}
reason-breaks-link = { $count ->
    [one] stacca { $squares } dal lato
   *[other] separa { $squares }
}
reason-links = { $count ->
    [one] unisce { $squares } al lato
   *[other] unisce { $squares }
}
reason-bridges = { $count ->
    [one] fa un ponte verso { $squares }
   *[other] fa ponti verso { $squares }
}
reason-reaches-edge = fa un ponte verso il proprio lato
reason-intrudes = gioca in un ponte, e bisogna rispondere in { $squares }
reason-shortens = { $count ->
    [one] è a una sola pietra dall’unire i lati
   *[other] è a sole { $count } pietre dall’unire i lati
}
reason-lengthens = { $count ->
    [one] tiene l’avversario a una pietra dall’unire i lati
   *[other] tiene l’avversario a { $count } pietre dall’unire i lati
}
reason-develops = è un buon posto per attaccare e difendere
