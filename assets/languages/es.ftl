# Español. Todas las frases que se leen al jugar.

app-name = Parlour

## Juegos, bandos, reglas

game-checkers = Damas
game-checkers-line = Salta y corona
game-reversi = Reversi
game-reversi-line = Encierra y voltea
game-go = Go
game-go-line = Rodea y captura
game-gomoku = Gomoku
game-gomoku-line = Cinco en línea
game-connect-four = Cuatro en línea
game-connect-four-line = Suelta cuatro en línea
game-four = Cuatro
game-four-line = Enlaza cuatro piedras
game-hexdame = Hexdame
game-hexdame-line = Damas en hexágonos
game-hex = Hex
game-hex-line = Une tus dos lados
side-black = Negro
side-red = Rojo
side-white = Blanco
side-navy = Azul
side-yellow = Amarillo
side-plum = Ciruela
side-cream = Crema
side-coral = Coral
side-teal = Verde azulado
rules-own = Reglas personalizadas
rules-own-line = Las reglas que has elegido.
rules-handicap = { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}
rules-komi = komi { $points }
rules-seat-stones = piedras iniciales
rules-swap = swap
rules-swap-two = swap2
rules-without-swap = sin intercambio
board-size = { $columns }×{ $rows }
in-a-row = { $count } en línea

## Las reglas de las damas por su nombre

rules-american = Americanas
rules-american-line = Hay que capturar y completar el salto; la dama se mueve una casilla.
rules-house = De la casa
rules-house-line = Captura si quieres, detente cuando quieras.
rules-international = Internacionales
rules-international-line = 10×10, damas voladoras; el peón captura hacia atrás; captura mayor obligatoria.
rules-russian = Rusas
rules-russian-line = Damas voladoras; un peón coronado en pleno salto sigue como dama.
rules-brazilian = Brasileñas
rules-brazilian-line = Reglas internacionales en un tablero de 8×8.
rules-pool = Pool
rules-pool-line = Damas voladoras; el peón captura hacia atrás; vale cualquier captura.
rules-italian = Italianas
rules-italian-line = Captura mayor obligatoria; un peón no puede capturar una dama.
rules-spanish = Españolas
rules-spanish-line = Damas voladoras; captura mayor obligatoria; el peón captura hacia delante.
rules-czech = Checas
rules-czech-line = Damas voladoras; una dama captura antes que un peón.
rules-frisian = Frisonas
rules-frisian-line = 10×10; capturas también por filas y columnas.
rules-canadian = Canadienses
rules-canadian-line = Reglas internacionales en un tablero de 12×12.
rule-forced = Captura obligatoria
rule-forced-line = Si puedes saltar, tienes que hacerlo.
rule-forced-off = Con estas reglas no es obligatorio saltar.
rule-finish = Completar los saltos
rule-finish-line = Un salto debe seguir mientras se pueda.
rule-finish-on = Con estas reglas, un salto debe seguir mientras se pueda.
rule-finish-off = Con estas reglas, un salto puede acabar tras cualquier pieza.
rule-flying = Damas voladoras
rule-flying-line = Una dama se mueve y captura a cualquier distancia.
rule-backward = El peón captura atrás
rule-backward-line = El peón solo avanza, pero captura en ambos sentidos.
rule-take-kings = El peón captura damas
rule-take-kings-line = Un peón puede capturar una dama.
rule-crown-at-once = Coronar en pleno salto
rule-crown-at-once-line = Un peón que toca la última fila sigue saltando como dama.
rule-straight = Capturas rectas
rule-straight-line = Las piezas también capturan por filas y columnas.
rule-rest = La dama debe descansar
rule-rest-line = Tras tres jugadas seguidas sin capturar, una dama debe esperar a que se mueva otra pieza.
rule-priority = Elección de captura
rule-priority-free = Cualquiera
rule-priority-free-line = Elige la captura que quieras.
rule-priority-most = La mayor
rule-priority-most-line = Hay que hacer la captura que toma más piezas.
rule-priority-king = Dama primero
rule-priority-king-line = Una captura con dama va antes que una con peón.
rule-priority-most-kings = Más, luego damas
rule-priority-most-kings-line = Más piezas; si hay igualdad, más damas.
rule-priority-italian = Italiana
rule-priority-italian-line = Más piezas; si hay igualdad, con dama, luego más damas, luego la que toma antes una dama.
rule-priority-value = Por valor
rule-priority-value-line = El mayor valor; una dama vale casi dos peones.

## Las reglas de los otros juegos por su nombre

rules-reversi = Reversi
rules-reversi-line = Encierra una línea de fichas para voltearla. Gana quien tenga más fichas.
rules-connect-four = Cuatro en línea
rules-connect-four-line = Suelta fichas. Gana la primera línea.
rules-chinese = Chinas
rules-chinese-line = Cuentan tus piedras y los puntos que rodean.
rules-japanese = Japonesas
rules-japanese-line = Cuentan los puntos que rodeas y las piedras que capturas.
rules-aga = AGA
rules-aga-line = Como las chinas, pero pasar cuesta una piedra.
rules-new-zealand = Nueva Zelanda
rules-new-zealand-line = Como las chinas, pero puedes capturar tus propias piedras.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Captura las piedras muertas antes de terminar.
rules-free-style = Estilo libre
rules-free-style-line = Ganan cinco en línea o más.
rules-standard = Estándar
rules-standard-line = Ganan exactamente cinco en línea.
rules-renju = Renju
rules-renju-line = Negro no puede formar dos treses, dos cuatros ni seis en línea.
rules-caro = Caro
rules-caro-line = Ganan exactamente cinco en línea, salvo con los dos extremos bloqueados.
rules-seat-stone = Piedra inicial
rules-seat-stone-line = Hay una piedra negra en el borde izquierdo al empezar, y Blanco juega primero.
rules-free = Apertura libre
rules-free-line = El tablero empieza vacío y Negro empieza donde quiera.
rules-hexdame-standard = Estándar
rules-hexdame-standard-line = Empate solo de común acuerdo o por triple repetición.
rules-hexdame-international = Internacionales
rules-hexdame-international-line = Empates como en las damas internacionales, también tras 25 jugadas por bando solo con damas.
rules-hex = Hex
rules-hex-line = Une tus dos lados. No hay empates.
mode-hand-over = Confirmar cada turno
mode-hand-over-line = Empezar turno y luego ¡Terminar turno!
mode-quick = Rápido

## Inicio

home-new-game = Nueva partida
home-both = { $first } contra { $second }
home-to-move = Jugada { $turn }, turno de { $player }
home-resume = Continuar
home-look = Ver partida
safe-start = Parlour falló varias veces justo después de iniciarse, así que no se abrió ninguna partida. Todas tus partidas están en la biblioteca.
safe-start-killed = No hay informe, porque el sistema cerró Parlour.
safe-start-save = Guardar informe

home-unfinished = { $count ->
    [one] Otra partida en curso
   *[other] Otras { $count } partidas en curso
}

## La biblioteca y quienes juegan

library = Biblioteca
library-all-games = Todos los juegos
library-unfinished = En curso
library-finished = Terminadas
library-to-move = Turno de { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Ver una más
   *[other] Ver { $count } más
}
library-empty = Todavía no hay partidas.
library-reading = Cargando…
library-none-of-these = No hay partidas de este tipo.
library-deleted = Partida borrada.
library-bring-back = Deshacer
library-not-opened = No se puede abrir esta partida: { $reason }.
library-later = De una versión más reciente de Parlour
library-files = Copia de seguridad
library-files-line = Todas tus partidas y ajustes en un archivo. Al restaurarlo no se sobrescribe nada.
library-back-up = Crear copia
library-restore = Restaurar copia
library-collection = Exportar todas las partidas: { $game }
library-restored = { $new ->
    [0] Ninguna partida nueva.
    [one] Se restauró una partida.
   *[other] Se restauraron { $new } partidas.
} { $known ->
    [0] Ninguna estaba ya aquí.
    [one] Una ya estaba aquí.
   *[other] { $known } ya estaban aquí.
} { $damaged ->
    [0] {""}
    [one] Una no se puede leer.
   *[other] { $damaged } no se pueden leer.
}
backup-writing = Creando la copia…
backup-done = { $count ->
    [one] Copia guardada con una partida.
   *[other] Copia guardada con { $count } partidas.
}
backup-left-out = Se omitieron porque no se pueden leer: { $names }.
backup-stop = Detener
restore-reading = Leyendo la copia…
restore-working = Restaurando…
restore-what = En esta copia
restore-new = Partidas nuevas
restore-known = Partidas que ya están aquí
restore-here = Partidas de aquí, se conservan todas
restore-later = Partidas nuevas de una versión más reciente
restore-later-line = Actualiza Parlour para abrirlas.
restore-damaged = Ilegibles
restore-positions = Posiciones nuevas
restore-positions-here = Posiciones de aquí, se conservan todas
restore-tournaments = Torneos nuevos
restore-tournaments-known = Torneos que ya están aquí
restore-tournaments-done = Torneos restaurados: { $count }.
restore-with-settings = Restaurar también los ajustes
restore-with-settings-line = Sustituyen a tus ajustes actuales.
restore-settings-same = Los ajustes son iguales a los tuyos.
restore-settings-damaged = Los ajustes no se pueden leer.
restore-now = Restaurar
restore-nothing = No hay nada nuevo en esta copia.
restore-none = No hay ninguna copia abierta.
restore-cut = La copia está dañada o incompleta: { $reason }.
restore-too-new = Esta copia es de una versión más reciente de Parlour. Actualiza Parlour para restaurarla.
restore-other = Esto no es una copia de seguridad.
restore-stopped = Se detuvo. Lo restaurado se conserva; restaura otra vez para el resto.
restore-failed = La restauración se interrumpió: { $reason }. Restaura otra vez para el resto.
players = Jugadores
players-none = Pon nombre a los jugadores antes de una partida y los resultados se contarán aquí.
players-total = { $played ->
    [one] Una partida
   *[other] { $played } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
players-against = Contra { $player }
players-score = { $won }–{ $lost }{ $drawn ->
    [0] {""}
    [one] , un empate
   *[other] , { $drawn } empates
}
players-save = Exportar
players-anew = Reiniciar marcador
players-since = Solo se cuentan las partidas desde el reinicio. Las anteriores están todas en la biblioteca.
players-all = Volver a contar todas las partidas
date = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
}
date-and-year = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
} { $year }

## Preparación

setup-start = Empezar
setup-swap = Cambiar lados
setup-rules = Reglas
setup-options = Reglas y opciones
setup-house-rules = Reglas de la casa
setup-turns = Cómo se juega cada turno
setup-seats = Cómo se sientan
seats-side = Lado a lado
seats-side-line = Todo se ve en el mismo sentido para las dos personas.
seats-across = Frente a frente
seats-across-line = Los controles de la persona de enfrente están al revés, en el borde opuesto.
seats-sides = A ambos lados
seats-sides-line = Los controles de cada persona están girados a izquierda o derecha. Para pantallas anchas.
seats-turning = Tablero giratorio
seats-turning-line = El tablero gira hacia quien tiene el turno.
seats-passed = Pasar el dispositivo
setup-tournament = Modo torneo
setup-tournament-line = Sin deshacer, sin pistas, sin avisos.
setup-series = Número de partidas
series-one = Una
series-best = Al mejor de { $games }
series-line = Tras cada partida se cambian los colores. Un empate vale medio punto para cada bando.
series-game = Partida { $number } de { $games }
series-next = Jugar la partida { $number } de { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: gana { $winner }. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: empate. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } ha perdido las últimas { $count } partidas.
}
equal-level = ¿Probar el nivel { $level } esta vez?
equal-stones = { $count ->
   *[other] ¿Dar { $count } piedras de ventaja a { $player }?
}
equal-begin = ¿Dejar que { $player } juegue primero esta vez?
equal-time = ¿Dar solo { $time } a { $player }?
equal-yes = Sí
equal-no = No, gracias
result-between = En total: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , un empate
   *[other] , { $drawn } empates
}
setup-moves-first = { $side }: juega primero
setup-moves-second = { $side }: juega después
setup-opens = { $side }: pone las primeras piedras
setup-chooses = { $side }: después elige color
setup-more-rules = Más reglas
setup-fewer = Ver menos
setup-more-house-rules = Más reglas de la casa
setup-more-house-rules-line = Elección de captura, damas, tablero
setup-board = Tablero
setup-other = Otro
setup-opening = Apertura
setup-goal = Para ganar
setup-goal-line = Gana quien antes ponga { $count } en línea: en horizontal, vertical o diagonal.
opening-free = Libre
opening-free-line = Negro coloca la primera piedra donde quiera.
opening-swap = Swap
opening-swap-line = Quien empieza coloca tres piedras; después, la otra persona elige color.
opening-swap-two = Swap2
opening-swap-two-line = Como swap, pero la otra persona puede colocar dos piedras más y dejar elegir a la primera.
go-size-full = Tablero completo, una velada.
go-size-middle = Tablero mediano, alrededor de una hora.
go-size-small = Tablero pequeño, alrededor de media hora. Bueno para aprender.
go-size-tiny = Tablero diminuto, para hacer pruebas.
go-size-large = Más grande que el tablero completo. Juega con calma.
go-handicap = Hándicap
go-no-handicap = Ninguno
go-handicap-line = { $stones ->
    [0] Sin ventaja.
   *[other] Negro empieza con { $stones } piedras en los puntos estrella, y Blanco juega primero.
}
go-komi = Komi
go-komi-none = Blanco no recibe puntos por jugar después. Puede haber empate.
go-komi-black = Negro recibe { $points } de komi, aunque juegue primero.
go-komi-whole = Blanco recibe { $points } de komi por jugar después. Puede haber empate.
go-komi-half = Blanco recibe { $points } de komi por jugar después. No puede haber empate.
rule-seat-stones = Piedras iniciales
rule-seat-stones-line = Como en la antigua China: cada bando empieza con dos piedras en las esquinas, y Blanco juega primero.
rule-swap = Regla del intercambio
rule-swap-line = Quien juega en segundo lugar puede quedarse con la primera piedra.
rule-swap-off-line = Sin intercambio, jugar primero es una clara ventaja.
setup-done = Listo
setup-names = Ana, Luis, Sofía, Mateo, Abuela, Abuelo
setup-unfinished = { $turns ->
    [one] Tu partida actual, de una jugada, se conserva. Deshacer la recupera.
   *[other] Tu partida actual, de { $turns } jugadas, se conserva. Deshacer la recupera.
}

## La partida

start-turn = Empezar turno
finish-turn = ¡Terminar turno!
clear-moves = Borrar jugada
show-previous = Ver anterior
hide-previous = Ocultar anterior
undo = Deshacer
redo = Rehacer
previous = Anterior
home = Inicio
rematch = Revancha
resign = Rendirse
agree-draw = Acordar empate
new-game = Nueva partida
rules = Reglas
settings = Ajustes
turn-of = Turno de { $player }
ready = Juegas con { $side }
strip-turn = { $side }: tu turno
strip-pieces = { $count ->
    [0] { $side }, sin piezas
    [one] { $side }, una pieza
   *[other] { $side }, { $count } piezas
}
claim-repetition = { $times ->
    [4] Reclamar empate: cuádruple repetición
   *[other] Reclamar empate: triple repetición
}
claim-no-progress = Reclamar empate: { $moves } jugadas sin avances
claim-few-pieces = Reclamar empate: piezas insuficientes para ganar

say-chosen = Pieza elegida: { $from }.
say-moves = { $from } va a { $to }.
say-jumps = { $count ->
    [one] { $from } salta a { $to } y captura una pieza.
   *[other] { $from } salta a { $to } y captura { $count } piezas.
}
say-king-me = ¡Dama! Las damas se mueven en ambos sentidos, y el turno acaba aquí.
say-no-previous = No hay ninguna jugada anterior que mostrar.
say-previous = Esta es la jugada anterior. Pulsa otra vez para ocultarla.
say-start-first = Pulsa primero «{ start-turn }».
say-computers-turn = Le toca a la computadora.
say-in-replay = Mientras repasas la partida no se puede jugar.
say-nothing-to-undo = No hay nada que deshacer.
say-nothing-to-redo = No hay nada que rehacer.
say-game-goes-on = La partida sigue.
say-earlier-match = Tu partida anterior está de vuelta.
say-not-saved = No se pudo guardar la partida ({ $reason }). Puedes seguir jugando.
say-put-aside = { $count ->
    [one] No se pudo leer un archivo ({ $reason }). Se conservó como { $file }.
   *[other] No se pudieron leer { $count } archivos (el primero: { $reason }). Se conservaron, el primero como { $file }.
}
say-unread = { $count ->
    [one] No se pudo leer un archivo del disco ({ $file }: { $reason }). Sigue donde está.
   *[other] No se pudieron leer { $count } archivos del disco (el primero: { $file }, { $reason }). Siguen donde están.
}
say-later = { $count ->
    [one] Una versión más reciente de Parlour guardó una partida. Se conserva tal cual.
   *[other] Una versión más reciente de Parlour guardó { $count } archivos. Se conservan tal cual.
}
say-unknown-settings = { $count ->
    [one] Un ajuste viene de una versión más reciente de Parlour. Se conserva, pero no se usa.
   *[other] { $count } ajustes vienen de una versión más reciente de Parlour. Se conservan, pero no se usan.
}
say-saved-again = Ahora todo está guardado.
say-sketch-kept = Esta posición no se guardó, porque una versión más reciente de Parlour guardó otra.
say-only-looking = Aquí no se guarda nada, porque Parlour está abierto en otra ventana.
say-update-ready = Hay una nueva versión de Parlour lista.
update-now = Actualizar ahora
say-leave-unsaved = No se pudo guardar todo ({ $reason }). Sal otra vez para cerrar Parlour de todos modos.
occupied = Parlour ya está abierto
occupied-line = Tus partidas están abiertas en otra ventana, y las dos se sobrescribirían. Aquí puedes mirarlo todo, pero no se guardará nada.
occupied-look = Mirar sin guardar
occupied-close = Cerrar

illegal-game-over = La partida ha terminado.
illegal-match-full = Una partida puede tener { $most } jugadas, y esta ya las tiene.
illegal-off-board = Eso está fuera del tablero.
illegal-light-square = Las piezas solo se mueven por las casillas oscuras.
illegal-empty = Ahí no hay ninguna pieza.
illegal-not-yours = Esa pieza no es tuya.
illegal-blocked = Esa pieza no puede moverse.
illegal-must-capture = { $count ->
    [one] Tienes que capturar. La pieza marcada puede saltar.
   *[other] Tienes que capturar. Las piezas marcadas pueden saltar.
}
illegal-must-continue = Completa el salto: sigue hasta una casilla marcada.
illegal-unreachable = Esa pieza no puede ir ahí.
illegal-occupied = Ahí ya hay una pieza.
illegal-turn-ends = Tu turno acaba ahí.
illegal-nothing = Elige primero una pieza y una casilla.
illegal-must-capture-most = La captura mayor es obligatoria: otra captura toma más piezas.
illegal-must-capture-with-king = Tu dama puede capturar, y debe hacerlo antes que un peón.
illegal-king-rests = Esta dama ya se ha movido tres veces seguidas. Mueve otra pieza.
illegal-no-flips = Ahí no se voltearía ninguna ficha.
illegal-cannot-pass = Puedes jugar, así que no puedes pasar.
illegal-suicide = Ahí la piedra no tendría ninguna libertad.
illegal-ko = Ko: juega antes en otro lugar.
illegal-superko = Eso repetiría una posición anterior de todo el tablero.
illegal-overline = Prohibido para Negro: más de cinco en línea.
illegal-double-four = Prohibido para Negro: dos cuatros a la vez.
illegal-double-three = Prohibido para Negro: dos treses abiertos a la vez.
illegal-column-full = Esta columna está llena.
illegal-not-adjacent = Una piedra debe colocarse junto a otra.
illegal-choose-first = Elige antes tu color.
illegal-no-choice = Ahora no hay nada que elegir.
illegal-must-pass = No se puede voltear ninguna ficha, así que tienes que pasar.
illegal-falls = Las fichas caen hasta la casilla libre más baja.
illegal-nothing-to-count = El recuento empieza cuando termina la partida.
illegal-all-alive = Con estas reglas, todas las piedras del tablero están vivas.
illegal-no-claim = Ahora no puedes reclamar empate.

result-wins = Gana { $player }
result-draw = Empate
result-turns = { $turns ->
    [0] Ninguna jugada.
    [one] Una jugada.
   *[other] { $turns } jugadas.
}
reason-no-pieces = { $loser } se queda sin piezas.
reason-no-moves = { $loser } no puede mover.
reason-resigned = { $loser } se rinde.
reason-agreed = De común acuerdo.
reason-repetition = { $times ->
    [4] La misma posición cuatro veces.
   *[other] La misma posición tres veces.
}
reason-no-progress = { $moves } jugadas por bando sin capturar ni mover un peón.
reason-few-pieces = Quedan muy pocas piezas para ganar.
reason-line = { $length ->
    [3] Tres en línea.
    [4] Cuatro en línea.
    [5] Cinco en línea.
   *[other] { $length } en línea.
}
reason-connection = Los dos lados están unidos.
reason-discs = { $first }–{ $second }.
reason-points = { $points ->
    [0.5] Por medio punto.
    [1] Por un punto.
   *[other] Por { $points } puntos.
}
reason-empty-squares = Las casillas vacías son para el ganador.
reason-same = El marcador está igualado.
reason-full-board = El tablero está lleno.
reason-no-point = { $side } no tiene ninguna jugada permitida.
reason-time = { $loser } se queda sin tiempo.
reason-time-draw = Se acabó el tiempo, pero el rival ya no podía ganar.

## Pasar, aperturas y recuento

pass = Pasar
swap = Intercambiar
play-on = Seguir
strip-komi = { $side }, { $komi } de komi
strip-stone = Tu piedra: { $side }
strip-choice = Te toca elegir
moves-pass = pasa
moves-swap = intercambio
moves-play-on = la partida sigue
moves-chose = { $player } juega con { $side }
moves-place-two = { $player } coloca dos más
say-places = { $side } en { $square }.
say-swaps = { $side } se queda con la primera piedra.
say-turns-over = { $count ->
    [one] Se voltea una ficha.
   *[other] Se voltean { $count } fichas.
}
say-takes = { $count ->
    [one] Una piedra capturada.
   *[other] { $count } piedras capturadas.
}
say-passed = { $side } pasa.
say-cannot-move = { $side } no puede mover. { $other } juega otra vez.
say-chose = { $player } juega con { $side }.
opening-placing = { $player } coloca tres piedras: dos para { $first } y una para { $second }.
opening-placing-two = { $player } coloca dos más: una para { $second } y una para { $first }.
opening-may-swap = { $player } puede quedarse con la primera piedra: basta tocarla.
choice-title = Elige { $player }
choice-side = Jugar con { $side }
choice-side-next = Tú colocas la siguiente piedra.
choice-side-wait = { $other } coloca la siguiente piedra.
choice-two = Colocar dos más
choice-two-wait = Una para { $second } y una para { $first }. Después elige { $other }.
count-ahead = { $points ->
    [0.5] { $side } va ganando por medio punto
    [1] { $side } va ganando por un punto
   *[other] { $side } va ganando por { $points } puntos
}
count-even = El marcador está igualado
count-hint = Toca un grupo para marcarlo como muerto o vivo.
count-open = Las zonas marcadas aún no están cerradas.
count-asks = ¿{ $player } acepta?
count-agrees = { $player } acepta
count-stones = { $count ->
    [one] piedra
   *[other] piedras
}
count-territory = territorio
count-prisoners = { $count ->
    [one] prisionero
   *[other] prisioneros
}
count-komi = komi

## Para quienes escuchan

access-back = Volver
access-more = Más
access-less = Menos
access-greater = Más
access-avatar = Cambiar imagen
access-rename = Renombrar
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Borrar
access-close = Cerrar
access-first = Al principio
access-earlier = Una jugada atrás
access-later = Una jugada adelante
access-last = Al final
access-name = Nombre
access-title = Título
text-cancel = Cancelar
access-empty = { $square }, libre
access-man = { $square }, { $side }
access-king = { $square }, dama, { $side }
access-can = { $square }, se puede elegir
access-chosen = { $square }, elegida

## Relojes

setup-clock = Reloj
clock-none = Ninguno
clock-more = Más relojes
clock-more-line = Con espera, byo-yomi, reloj de arena, tiempo por jugada
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
time-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, espera { $delay }
clock-bronstein = { $main }, devuelve hasta { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } en { $period }
clock-hourglass = Reloj de arena, { $main }
clock-per-turn = { $time } por jugada
clock-sudden-death-words = { $main } por bando
clock-fischer-words = { $main } por bando, más { $increment } por jugada
clock-delay-words = { $main } por bando, que corren tras { $delay } de espera en cada jugada
clock-bronstein-words = { $main } por bando, con hasta { $delay } devueltos por jugada
clock-byo-yomi-words = { $main } por bando y luego { $periods } períodos de { $period } por jugada
clock-canadian-words = { $main } por bando y luego { $period } para cada { $stones } jugadas
clock-hourglass-words = Reloj de arena: { $main } por bando; el tiempo que gastas pasa al rival
clock-per-turn-words = { $time } para cada jugada
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
clock-waits = espera { $seconds } s
clock-ready = ¿Todo listo?
clock-paused = Los relojes están en pausa
clock-next = Ahora corre el reloj de { $player }.
clock-start = Iniciar relojes
clock-go-on = Continuar

## Repaso

replay = Repasar
replay-start = Inicio de la partida
replay-turn = Jugada { $turn } de { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Se colocarán dos piedras más.
replay-chose-side = Se eligieron los colores.
replay-play-on = No hay acuerdo y se sigue jugando.
replay-settled = Hay acuerdo sobre las piedras muertas, y se hace el recuento.
replay-resigned = { $player } se rinde.
replay-claimed = Se reclama el empate.
replay-agreed = Se acuerda el empate.
replay-flag = { $player } se queda sin tiempo.
replay-done = Listo
replay-play-from-here = Jugar desde aquí

## A match that is looked at again

review = Análisis
review-stop = Detener el análisis
review-before = Momento clave anterior
review-next = Siguiente momento clave
review-better-turn = Mejor jugada
review-show-better = Ver la mejor jugada
review-hide-better = Ocultar la mejor jugada
review-try-again = Reintentar desde aquí
review-try-computer = Reintentar contra la computadora
review-first-look = Vistazo rápido: { $done } de { $all }
review-closer-look = Más a fondo: { $done } de { $all }
review-compares = Comparando jugadas mejores…
review-stopped = El análisis se detuvo. Puedes continuarlo.
review-unknown = Esta jugada todavía no se ha analizado.
review-best = Fue la mejor jugada: { $because }
review-as-good = { $turn } valía tanto como la mejor jugada.
review-cost = { $turn } bajó la probabilidad de ganar del { $before } % al { $after } %.
review-better = Mejor: { $because }
review-line = Después: { $turns }
review-show = Mostrar
review-back = Volver a la partida
review-moments = { $count ->
    [0] Ninguna jugada costosa.
    [one] Un momento clave.
   *[other] { $count } momentos clave.
}
say-tries-again = { $turns ->
    [0] Juegas desde el inicio. La partida original queda en la biblioteca.
   *[other] Juegas desde la jugada { $turns }. La partida original queda en la biblioteca.
}
say-play-from = { $turns ->
    [0] Juegas desde el inicio. Rehacer recupera las jugadas posteriores.
   *[other] Juegas desde la jugada { $turns }. Rehacer recupera las jugadas posteriores.
}
say-play-on-from = Juegas desde la jugada { $turns }.

## Setting a position up

editor-title = Preparar una posición
editor-take-over = Editar esta posición
editor-man = { $side }: peón
editor-king = { $side }: dama
editor-take = Quitar
editor-to-move = Turno de { $side }
editor-clear = Vaciar
editor-copy = Copiar
editor-start = Inicial
editor-whole = Tablero entero
editor-help-put = Toca una casilla para poner la pieza, y otra vez para quitarla.
editor-help-stone = Toca un punto para poner una piedra, y otra vez para quitarla.
editor-help-cell = Toca una casilla para poner una piedra, y otra vez para quitarla.
editor-help-take = Toca una pieza para quitarla.
editor-help-drop = Toca una columna para soltar una ficha.
editor-help-column = Toca una columna para quitar su ficha más alta.
editor-copied = Posición copiada.
editor-pasted = Posición pegada. Deshacer recupera la otra.
editor-uncrowned = Un peón en la última fila se convierte en dama. Pon ahí una dama.
editor-uncrowned-cell = Un peón en un lado del fondo se convierte en dama. Pon ahí una dama.
editor-no-liberty = La piedra marcada no tiene ninguna libertad, así que ya estaría capturada.
editor-both-won = Los dos bandos tienen suficientes en línea, pero la partida acabó con la primera.
editor-over = { $why } La partida ya habría terminado.
editor-no-turns = Ningún bando puede mover.
editor-uneven = Ninguna partida real llega aquí a { $first } contra { $second }, pero puedes jugar así.
editor-prisoners = Capturadas por { $black }: { $first }. Capturadas por { $white }: { $second }.
setup-position = Posición inicial
setup-position-line = Un problema, un estudio, una partida de un libro: empieza donde quieras.
setup-position-own = La posición que has preparado
setup-position-unfit = Tu posición no encaja con estas reglas, así que la partida empieza como siempre.
setup-position-change = Cambiar
setup-position-usual = Inicio habitual

## Análisis

study = Análisis
study-line = La partida no cambia.
study-in-game = Jugada { $number }: { $turn }
study-beside = Variante, jugada { $number }: { $turn }
study-ways = Anotado desde aquí
study-game = Volver a la partida
study-remove = Borrar esta variante
study-write = Comentario
study-play = Jugadas
study-circle = Círculo
study-arrow = Flecha
study-letter = Letra
study-clear = Quitar las marcas
study-full = No caben más notas: como mucho { $turns } jugadas aparte de la partida y { $size } KB de texto.

## Registros

record = Compartir e importar
record-own = Esta partida
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Transcripción, todas las jugadas en una línea
record-copy = Copiar
record-save = Guardar archivo
record-share = Compartir
picture = Compartir imagen
animation = Animación
animation-too-long = Una animación muestra como mucho { $most } jugadas.
booklet = Imprimir cuaderno
paper-metric = A4
paper-letter = Carta
booklet-solutions = Soluciones
booklet-puzzles = { $count ->
    [one] Un problema, con su solución al final
   *[other] { $count } problemas, con las soluciones al final
}
record-other = Importar una partida
record-other-about = Importa una partida de otro lugar: damas y Hexdame en PDN; Go, gomoku, Hex y reversi en SGF o GGF; o cualquier juego como una línea de jugadas. Tu partida actual se conserva, y Deshacer la recupera.
record-paste = Pegar
record-open = Abrir archivo
record-drop = También puedes soltar un archivo en la ventana.
record-copied = Registro copiado.
record-saved = Guardado como { $place }.
record-taken = { $turns ->
    [0] Se importó una partida sin jugadas.
    [one] Se importó una partida de una jugada.
   *[other] Se importó una partida de { $turns } jugadas.
}
record-left-out = { $count ->
    [one] Se omitió un comentario o una variante.
   *[other] Se omitieron { $count } comentarios y variantes.
}
record-take-part = { $turns ->
    [one] Importar la jugada anterior al error
   *[other] Importar las { $turns } jugadas anteriores al error
}
record-so-far = Partidas leídas: { $count }
record-stop = Detener
record-imported = Nuevas: { $new }. Ya estaban aquí: { $same }. Ilegibles: { $unreadable }.
record-stopped = Detenido.
record-no-game = No hay ninguna partida en este texto.
record-not-written = Esta partida no se puede exportar. { $reason }
record-no-clipboard = Este dispositivo no tiene portapapeles. Guarda el registro como archivo o abre uno.
record-nothing-copied = No hay texto en el portapapeles.
record-no-dialog = Este sistema no tiene diálogo de archivos. Pega el registro o suelta el archivo en la ventana.
record-not-here = Este dispositivo no puede hacer eso.
record-too-large = El archivo es demasiado grande para un registro: más de { $size } MB.
record-not-a-file = Eso no es un archivo.
record-failed = No ha funcionado: { $reason }.
record-line = Línea { $line }: { $what }
record-missing = Aquí falta algo.
record-unexpected = No se entiende «{ $found }».
record-unclosed = «{ $sign }» se abre pero no se cierra nunca.
record-misplaced = Las piezas no pueden estar así.
record-other-game = Este registro es de otro juego ({ $kind }).
record-too-much = Esto es demasiado. El límite es { $most }.
record-late-setup = Se añaden piedras en mitad de la partida, y ninguna jugada hace eso.
record-not-a-turn = «{ $turn }» no es una jugada.
record-ambiguous = «{ $turn }» podría significar { $turns }.
record-out-of-turn = «{ $turn }» es una jugada del rival.
record-illegal = { $turn } no es posible. { $why }
record-illegal-squares = { $turn } no es posible. { $why } ({ $squares })

## Partidas por enlace

setup-by-link = Por enlace
link-about = Se juega en dos dispositivos. Después de cada jugada, envía un enlace en cualquier mensaje o muéstralo como código. Al abrirlo, aparece la partida con la jugada.
link-hints = Permitir pistas
link-hints-line = Pistas, avisos y la barra de evaluación, para las dos personas.
link-you = Tú · { $role }
link-apart = Por enlace · { $role }
link-received = ¿Tienes un enlace?
link-received-line = Copia el mensaje con el enlace y pégalo aquí.
link-paste = Pegar enlace
link-invite = Invitar a { $player }
link-send-move = Enviar tu jugada a { $player }
link-send-result = Enviar el resultado a { $player }
link-send-offer = Enviar tu propuesta a { $player }
link-not-sent = Aún sin enviar. Todavía puedes volver atrás.
link-moves-first = { $player } juega primero.
link-send = Enviar
link-code = Ver código
link-waiting = Esperando a { $player }
link-sent-on = Enviado el { $date }.
link-again = Enviar de nuevo
link-offers-draw = { $player } ofrece empate
link-offers-play-on = { $player } quiere reanudar la partida
link-offers-end = { $player } dice que se acabó el tiempo
link-offer-line = Acepta o rechaza.
link-agree = Aceptar
link-decline = Rechazar
link-propose-count = Enviar recuento
link-title = Enviar
link-scan = Apunta la cámara del otro dispositivo a este código o envía el enlace.
link-too-long = Esta partida es demasiado larga para un código. Envía el enlace o guárdalo como archivo.
link-share = Compartir enlace
link-copy = Copiar enlace
link-save = Guardar archivo
link-scanned = Código escaneado
link-with-names = Nombres en el enlace
link-with-names-line = Quien tenga el enlace puede leerlos.
link-with-draw = Ofrecer empate
link-with-draw-line = Tu propuesta va junto con la jugada.
link-copied = Enlace copiado. Pégalo en un mensaje.
link-sent-already = Esta jugada ya se envió, así que no puedes volver atrás.
link-send-first = Envía primero tu jugada.
link-not-your-turn = Turno de { $player }. Pega el enlace cuando llegue.
link-new = Juegas con { $side }.
link-arrived = { $player } ha respondido.
link-same = Este enlace no trae nada nuevo.
link-older = Este enlace es más antiguo que tu partida. Envía de nuevo tu última jugada.
link-own-changed = Este enlace cambia una jugada que ya habías enviado, la número { $act }.
link-other-match = Este enlace es de otra partida.
link-other-setup = Este enlace no tiene las reglas acordadas.
link-not-theirs-turn = Este enlace hace una jugada que te corresponde a ti, la número { $act }.
link-not-theirs-choice = Este enlace hace una elección que te corresponde a ti.
link-not-theirs-claim = Este enlace reclama empate en tu nombre.
link-not-theirs-resign = Este enlace se rinde en tu nombre.
link-not-theirs-draw = Este enlace termina la partida con un empate que no ofreciste.
link-not-theirs-count = Este enlace termina la partida con un recuento que no propusiste.
link-not-theirs-play-on = En este enlace se sigue jugando después del recuento, y tú no lo propusiste.
link-not-theirs-end = Este enlace termina la partida por tiempo, y tú no lo aceptaste.
link-not-theirs-offer = Este enlace hace una propuesta en tu nombre.
link-unchanged = Tu partida no ha cambiado.
link-none = En esta imagen no hay ningún código de una partida.
link-damaged = Este enlace está dañado: falta una parte o hay un carácter incorrecto. Pídelo otra vez.
link-later = Este enlace es de una versión más reciente de Parlour. Actualiza Parlour para abrirlo.
link-impossible = Este enlace está completo, pero la partida que contiene no es posible.
link-other-version = Este enlace es de una versión de Parlour con otras reglas. Actualiza Parlour en los dos dispositivos.
versions = Dos versiones
versions-line = La partida de este enlace es distinta de la tuya desde la jugada { $turn }. Acuerden cuál de las dos vale.
versions-mine = En este dispositivo
versions-theirs = En el enlace
versions-keep = Conservar esta
versions-take = Usar esta
versions-none = No hay nada que decidir.
library-by-link = Por enlace
library-your-turn = Tu turno desde el { $date }
library-to-send = Aún sin enviar
library-their-turn = Esperando a { $player } desde el { $date }

## Juego en vivo

live-title = Jugar en vivo
live-line = Parlour está abierto en los dos dispositivos y cada jugada llega al instante.
live-invite = Invitar
live-scan = Abre esta invitación en el otro dispositivo. Sirve para un solo dispositivo.
live-copy = Copiar invitación
live-copied = Invitación copiada. Pégala en un mensaje.
live-waiting = Esperando al otro dispositivo…
live-here = { $player } está aquí.
live-apart = Conectando con { $player }…
live-end = Desconectar
live-joining = Entrando…
live-left = El otro dispositivo se desconectó.
live-not-invited = Otro dispositivo ya usó esta invitación. Pide una nueva.
live-failed = No se puede usar la red ({ $reason }).
live-too-new = El otro dispositivo tiene una versión más reciente de Parlour. Actualiza Parlour para jugar en vivo.
live-too-old = El otro dispositivo tiene una versión anterior de Parlour. Actualiza Parlour allí para jugar en vivo.
live-cut = El juego en vivo terminó: el otro dispositivo envió algo que Parlour no entiende.
live-damaged = Esta invitación está dañada. Pídela otra vez.
live-not-here = En este dispositivo no se puede jugar en vivo con Parlour. Envía enlaces en su lugar.
live-no-relay = En un navegador solo se juega en vivo por medio de un retransmisor.
live-full = Hay demasiados dispositivos mirando. Parlour lo sigue intentando.
live-same-side = Los dos dispositivos juegan con el mismo bando. Abre la invitación en el dispositivo de la otra persona.
live-elsewhere = Hay una jugada nueva en otra partida.
live-said = { $player }: { $phrase }
live-you-said = Tú: { $phrase }
live-taken-back = La partida volvió una jugada atrás.
live-declined = Tu petición fue rechazada.
live-share = Compartir invitación
live-more = Decir algo
live-ask-back = Pedir volver atrás
live-asked-back = Pediste volver una jugada atrás.
live-asked-rematch = Pediste la revancha.
live-asks-back = { $player } pide volver una jugada atrás
live-asks-rematch = { $player } pide la revancha
live-watching = Estás mirando en vivo
live-watched = Miraste esta partida
live-end-watching = Dejar de mirar
live-let-watch = Mostrar invitación para mirar
live-watchers = { $count ->
    [0] Nadie está mirando.
    [one] Un dispositivo está mirando.
   *[other] { $count } dispositivos están mirando.
}
live-scan-watch = Quien abra esta invitación puede mirar la partida. Sirve para hasta 20 dispositivos.
live-clock-line = Por enlace, el reloj solo corre mientras las dos personas están conectadas en vivo.
library-watched = La miraste
phrase-hello = ¡Hola!
phrase-well-played = ¡Bien jugado!
phrase-one-moment = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-goodbye = ¡Adiós!
relays-none = Solo conexión directa
relays-publisher = Retransmisor de Parlour
relays-public = Retransmisores públicos de prueba
relays-other = Otro retransmisor
relays-none-line = Los dispositivos de la misma red pueden conectarse, y muchos otros también. No se contacta con nadie más. El dispositivo de la otra persona ve la dirección IP de este.
relays-line = Un retransmisor transmite las jugadas cuando no hay camino directo al otro dispositivo. Ve las dos direcciones IP y la hora de los envíos, pero no la partida.
relays-public-line = El equipo de la biblioteca de red los ofrece para pruebas, sin ninguna garantía. Un retransmisor ve las dos direcciones IP y la hora de los envíos, pero no la partida.
relays-other-line = Un retransmisor a tu elección. Ve las dos direcciones IP y la hora de los envíos, pero no la partida.
relays-address = Dirección del retransmisor
relays-only = Solo por retransmisor
relays-only-line = El otro dispositivo no ve la dirección IP de este.

## Ajustes

settings-theme = Tema
settings-theme-auto = Del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-black = Negro
settings-theme-contrast = Alto contraste
settings-text = Tamaño del texto
settings-text-size = { $percent } %
settings-language = Idioma
settings-sound = Sonido
settings-mute = Silenciar
sound-on = Activar sonido
settings-mute-line = No suena nada.
settings-volume-pieces = Piezas
settings-volume-signals = Señales
settings-volume-off = Desactivado
settings-volume-low = Bajo
settings-volume-middle = Medio
settings-volume-high = Alto
settings-look = Aspecto
settings-look-board = Tablero
settings-look-pieces = Piezas
settings-marks = Marcas
colour-green = Verde
colour-blue = Azul
colour-purple = Morado
board-walnut = Nogal
board-ash = Fresno
board-slate = Pizarra
board-kaya = Kaya
board-bamboo = Bambú
board-teal = Verde azulado
board-graphite = Grafito
board-birch = Abedul
board-classic = Clásico
board-linen = Lino
board-night = Nogal oscuro
board-felt = Fieltro
board-paper = Papel
board-contrast = Alto contraste
board-lacquer = Laca roja
set-black-red = Negro y rojo
set-black-white = Negro y blanco
set-red-white = Rojo y blanco
set-classic = Clásico
set-navy = Azul marino
set-slate = Pizarra y concha
set-flat = Plano
set-red-yellow = Rojo y amarillo
set-plum-cream = Ciruela y crema
set-wood = Madera
set-ink = Tinta
set-jade = Jade
set-glass = Vidrio
set-agate = Ágata
set-coral-teal = Coral y verde azulado
settings-labels = Coordenadas
settings-labels-letters = A1 a H8
settings-labels-numbers = 1 a 32
settings-labels-none = Ninguna
settings-board = Mientras juegas
settings-show-moves = Mostrar jugadas posibles
settings-show-moves-line = Puntos donde puede ir la pieza elegida, un anillo donde debe capturar.
settings-numbers = Numerar las piedras
settings-numbers-line = Cada piedra muestra el número de su jugada.
settings-motion = Reducir movimiento
settings-motion-line = Las piezas cambian de lugar sin deslizarse.
settings-motion-off = Desactivado
settings-motion-on = Activado
settings-hand = Mano de juego
settings-hand-both = Ambas manos
settings-hand-left = Izquierda
settings-hand-right = Derecha
settings-hand-line = Con una sola mano, todo lo que tocas al jugar queda al alcance de su pulgar.
settings-scan = Control por pulsador
settings-scan-off = Desactivado
settings-scan-slow = Lento
settings-scan-middle = Medio
settings-scan-fast = Rápido
settings-scan-line = Las opciones se ofrecen una tras otra, y un solo pulsador elige: Espacio, Enter, cualquier botón del mando o un toque en cualquier lugar.
settings-scan-taps = Tocar en cualquier lugar para elegir
settings-scan-taps-line = Si se desactiva, otras personas pueden tocar la pantalla como siempre.
settings-gamepad = Mando
gamepad-cross = Cruceta o stick izquierdo
gamepad-moves = De un control a otro, y por el tablero
gamepad-lower = Botón inferior
gamepad-presses = Elegir
gamepad-right = Botón derecho
gamepad-goes-back = Borrar jugada, o volver
gamepad-shoulders = Botones superiores L y R
gamepad-undoes = Deshacer y rehacer, y recorrer un repaso
gamepad-start = Start
gamepad-shows-more = Más; antes de una partida, empezarla
settings-haptics = Vibración al tocar
settings-haptics-off = Desactivado
settings-haptics-light = Suave
settings-haptics-strong = Fuerte
settings-about = Acerca de
settings-version = Parlour { $version }. Hecho para dos personas en una misma pantalla, sin conexión.
settings-version-online = Parlour Online { $version }. Hecho para dos personas, en una misma pantalla o a distancia.
settings-credits = Ilustraciones hechas para esta aplicación. Tipos de letra: Literata y Nunito Sans, SIL Open Font License.
about-line = Licencias y software de terceros
about-own = Parlour es de código abierto, bajo la MIT License o la Apache License 2.0, a elección.
about-notices = Software de terceros
about-notices-line = Bibliotecas de terceros en esta aplicación: { $count }. Toca una licencia para leerla.

## Las páginas de reglas

rules-of = Reglas de { $game }
rules-by = Tus reglas: { $rules }
lessons = Lecciones
lessons-line = Aprende cada juego en unos dos minutos: lee un poco y luego pruébalo en el tablero.
lessons-offer = ¿No conoces algún juego?
lessons-offer-line = Cada juego tiene una lección de dos minutos, en un tablero pequeño.
lessons-no = No, gracias
lesson-new = { $all ->
   *[other] { $all } cosas que probar
}
lesson-progress = Hecho: { $done } de { $all }
lesson-complete = Todo hecho
lesson-done = ¡Bien hecho!
lesson-missed = Está permitido, pero no es lo que pide este ejercicio.
lesson-pass = Pasar
lesson = Lección
lesson-offer = ¿{ $game } es nuevo para ti?
lesson-offer-line = Apréndelo en dos minutos. La lección está siempre en Reglas.
lesson-step = Paso { $step } de { $all }
lesson-over = Ya conoces las reglas de { $game }.
lesson-play = Jugar
lesson-previous = Atrás
lesson-next = Siguiente
lesson-skip = Saltar
lesson-way = La jugada: { $squares }
lesson-way-pass = Toca Pasar.

## Problemas

openings = Aperturas
openings-of = { $game }: aperturas
openings-count = Aperturas con nombre: { $count }
openings-line = Elige una jugada para ver adónde lleva.
openings-start = La primera jugada
openings-unnamed = Aún sin nombre
openings-first = Al principio
openings-back = Una jugada atrás
openings-play = Jugar desde aquí
openings-end = La variante con nombre termina aquí.
openings-more = { $names } y { $count } más
openings-played = Partidas aquí: { $count }
openings-won = victorias de { $side }: { $count }
openings-drawn = empates: { $count }
openings-unplayed = Aún no se ha jugado aquí.
openings-other = Otras jugadas
openings-outlook = Opinión de la computadora
practice = Practicar
practice-due = Por repetir: { $count }
practice-task = Tu color: { $side }. Encuentra las jugadas.
practice-wrong = Esa jugada no es de esta apertura.
practice-other = Eso lleva a otra apertura: { $name }.
practice-returns = Ahí está. Esta apertura vuelve mañana.
practice-known = Aprendidas: { $known } de { $all }
practice-next = Otra apertura
ratings = Progreso
ratings-line = Tu puntuación tras cada partida contra la computadora, entre los niveles.
ratings-none = Juega contra la computadora y aquí verás tu progreso.
ratings-games = Partidas contra la computadora: { $count }
ratings-unnamed = Sin nombre
habits-line = Probabilidades de ganar perdidas en las últimas partidas analizadas ({ $count })
habits-beginning = Comienzo
habits-middle = Medio
habits-end = Final
habits-share = { $percent } %
habits-missed-win = victoria desaprovechada: { $count }
habits-gave-win = victoria regalada: { $count }
habits-answer = respuesta no vista: { $count }
habits-ground = había una jugada mejor: { $count }
themes-share = { $solved } de { $tried }
theme-quick-win = Victorias rápidas
theme-long-win = Victorias largas
theme-only-win = La única jugada que gana
theme-hold = Salvar el empate
theme-gain = Ganar piezas
theme-fours = Ganar con cuatros
theme-capture = Capturas
theme-ladder = Escaleras
theme-kill = Matar grupos
theme-race = Carreras de libertades
theme-live = Hacer vivir
tournament = Torneo
tournament-line = Personas y computadoras, en un dispositivo o por enlace: la aplicación organiza las partidas y lleva la clasificación.
tournament-later = Una versión más reciente de la aplicación guardó un torneo. Actualiza la aplicación para continuarlo.
tournament-game = Juego
tournament-kind = Modalidad
tournament-round-robin = Todos contra todos
tournament-round-robin-line = Cada uno juega contra todos los demás.
tournament-double = A doble vuelta
tournament-double-line = Cada uno juega dos veces contra todos los demás, una con cada bando.
tournament-swiss = Sistema suizo
tournament-swiss-line = En cada ronda se enfrentan jugadores con los mismos puntos.
tournament-knock-out = Eliminatoria
tournament-knock-out-line = Quien pierde queda fuera. En caso de empate se juega de nuevo.
tournament-players = Jugadores
tournament-name = Otro nombre
tournament-add = Añadir
tournament-remove = Quitar del torneo
tournament-draw = Sorteo
tournament-draw-line = El orden de los jugadores se sortea.
tournament-number = Hacen falta de { $least } a { $most } jugadores.
tournament-begin = Empezar el torneo
tournament-round = Ronda { $round } de { $rounds }
tournament-won = Victoria en el torneo: { $player }
tournament-pairings = Partidas
tournament-bye = { $player } no tiene rival en esta ronda.
tournament-play = Jugar
tournament-enter = Anotar el resultado
tournament-open = Abrir de nuevo
tournament-standings = Clasificación
tournament-games = Ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
tournament-withdraw = Deja el torneo
tournament-stay = Se queda
tournament-withdrawn = Ha dejado el torneo
tournament-table = Tabla
tournament-end = Terminar el torneo
tournament-end-line = Pasa a los torneos anteriores, y las partidas quedan en la biblioteca. Pulsa otra vez para terminar.
tournament-even = Igualar las posibilidades
tournament-even-line = El más débil de dos jugadores recibe una ventaja, según las partidas terminadas aquí.
tournament-even-go = En Go son el derecho a empezar, el komi y piedras.
tournament-even-time = El más fuerte tiene menos tiempo en el reloj.
tournament-even-computer = La computadora juega en el nivel adecuado para la persona.
tournament-even-unknown = Sin una partida terminada, un jugador no recibe ni da nada.
tournament-even-games = Partidas que cuentan: { $count }
tournament-even-level = La computadora juega en el nivel { $level }
tournament-each = { $who }: { $what }
tournament-apart = Jugar por enlace: uno de los dos está aquí y el otro en otro dispositivo. El resultado se anota solo.
tournament-here = { $player } está aquí
tournament-earlier = Torneos anteriores
tournament-continue = Continuar este torneo
tournament-forget = Borrar este torneo
tournament-forget-line = Se borrará la clasificación. Las partidas quedan en la biblioteca. Pulsa otra vez para borrarlo.
tournament-close = Cerrar este torneo
tournament-hand-out = Compartir la tabla
tournament-print = Imprimir
tournament-copy = Copiar como texto
tournament-share = Compartir como texto
tournament-copied = La tabla se ha copiado.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = Problemas
puzzles-line = Cada posición tiene exactamente una jugada correcta, y la computadora lo ha demostrado.
puzzles-today = El problema de hoy
puzzles-today-line = Uno nuevo cada día, cada día de otro juego.
puzzles-days = Días seguidos: { $days }. Racha más larga: { $most }.
puzzles-solve = Resolver
puzzles-loading = Cargando los problemas de este juego.
puzzles-missing = No se pudieron cargar los problemas de este juego. Conéctate a una red e inténtalo otra vez.
puzzles-new = Aún sin intentar
puzzles-standing = Puntuación { $rating } · { $solved } de { $tried } resueltos
puzzles-due = por repetir: { $count }
puzzle-win = Solo una jugada gana.
puzzle-win-in = { $turns ->
    [one] Gana con una jugada.
   *[other] Gana en { $turns } jugadas.
}
puzzle-hold = Solo una jugada no pierde.
puzzle-gain = { $pieces ->
    [one] Gana una pieza.
   *[other] Gana { $pieces } piezas.
}
puzzle-fours = Gana solo con cuatros.
puzzle-capture = Captura las piedras en { $square }.
puzzle-ladder = Captura las piedras en { $square } en escalera.
puzzle-kill = No dejes vivir las piedras en { $square }.
puzzle-race = Gana la carrera de libertades contra las piedras en { $square }.
puzzle-live = Haz que tus piedras en { $square } vivan.
puzzle-show = Mostrar la jugada
puzzle-again = Otra vez
puzzle-next = Otro problema
puzzle-print = Imprimir problemas
puzzle-wrong = Esa no es la jugada.
puzzle-refuted = Esa no es. Respuesta de { $side }: { $then }
puzzle-rating = Puntuación { $rating }
puzzle-none = Has intentado todos los problemas de este juego. Los que fallaste vuelven dentro de unos días.
puzzle-search = Buscar problemas nuevos
puzzle-search-line = La computadora puede buscar más, 30 segundos cada vez.
puzzle-stop = Detener
puzzle-searches = La computadora juega y busca posiciones con una sola jugada correcta, durante 30 segundos como mucho.
puzzle-not-found = Esta vez no ha encontrado ningún problema nuevo.

## Las reglas de las damas

checkers-start-title = El comienzo
checkers-start-text = Cada bando tiene { $men } peones en las casillas oscuras. { $first } juega primero.
checkers-move-title = Mover
checkers-move-text = Un peón avanza una casilla en diagonal, hasta una casilla vacía.
checkers-move-goal = El peón avanza una casilla en diagonal. Mueve este.
checkers-jump-title = Capturar
checkers-jump-text = Salta sobre una pieza rival hasta la casilla vacía que hay detrás y capturas la pieza.
checkers-jump-goal = Salta sobre la otra pieza para capturarla.
checkers-jump-forward = Los peones solo saltan hacia delante.
checkers-forced-title = Captura obligatoria
checkers-forced-text = Si puedes saltar, tienes que hacerlo.
checkers-forced-goal = Si puedes capturar, debes hacerlo. Encuentra la captura.
checkers-backward-title = Capturar hacia atrás
checkers-backward-text = Los peones solo se mueven hacia delante, pero también saltan hacia atrás.
checkers-backward-goal = Los peones también capturan hacia atrás. Captura el de detrás.
checkers-straight-title = Capturar en recto
checkers-straight-text = Las piezas también saltan en línea recta hacia delante, hacia atrás y hacia los lados: desde una casilla oscura, sobre la siguiente, hasta la que hay detrás.
checkers-straight-goal = También se captura en línea recta. Captura la de delante.
checkers-chain-title = Salto tras salto
checkers-chain-text = Si la pieza puede volver a saltar desde donde cae, sigue siendo el mismo turno.
checkers-chain-goal = Un turno, varios saltos: captura dos piezas.
checkers-removal = Las piezas capturadas se retiran al final del turno. Ninguna pieza se puede saltar dos veces.
checkers-most-title = La captura mayor
checkers-most-text = Si hay varias capturas, tienes que elegir la que toma más piezas.
checkers-most-goal = Hay que capturar lo máximo posible. Captura dos.
checkers-most-kings-title = La captura mayor
checkers-most-kings-text = Tienes que elegir la captura que toma más piezas. Si varias toman las mismas, la que incluye más damas.
checkers-most-kings-goal = Hay que capturar lo máximo posible. Captura dos.
checkers-most-italian-title = La captura mayor
checkers-most-italian-text = Tienes que elegir la captura que toma más piezas. Si varias toman las mismas: con dama antes que con peón, luego más damas, luego la que captura antes una dama.
checkers-most-italian-goal = Hay que capturar lo máximo posible. Captura dos.
checkers-most-value-title = La captura de más valor
checkers-most-value-text = Tienes que elegir la captura de mayor valor. Una dama cuenta un poco menos que dos peones. En caso de igualdad, una dama captura antes que un peón.
checkers-most-value-goal = Hay que capturar lo máximo posible. Captura dos.
checkers-with-king-title = La dama va primero
checkers-with-king-text = Cuando pueden capturar tanto una dama como un peón, tiene que hacerlo la dama.
checkers-with-king-goal = La dama captura antes que el peón. Usa la dama.
checkers-no-kings-title = Peones y damas
checkers-no-kings-text = Un peón no puede capturar una dama. Solo puede hacerlo una dama.
checkers-no-kings-goal = Un peón no puede capturar una dama. Inténtalo.
checkers-crown-title = Coronar
checkers-crown-text = Un peón cuyo turno acaba en la última fila se convierte en dama.
checkers-crown-goal = Llega a la última fila para coronar.
checkers-crown-ends = El turno siempre acaba ahí, incluso después de un salto.
checkers-crown-at-once-title = Dama en pleno salto
checkers-crown-at-once-text = Un peón que salta hasta la última fila es dama al instante y sigue saltando como dama.
checkers-crown-at-once-goal = Coronado a medio salto, sigue como dama. Captura dos.
checkers-crown-passes-title = Solo de paso
checkers-crown-passes-text = Un peón que puede seguir saltando desde la última fila continúa, y sigue siendo peón.
checkers-crown-passes-goal = Salta por la última fila. El peón sigue siendo peón.
checkers-king-title = Damas
checkers-king-text = Una dama se mueve y salta de casilla en casilla, hacia delante o hacia atrás.
checkers-king-goal = La dama mueve una casilla, también atrás. Muévela.
checkers-flying-title = Damas voladoras
checkers-flying-text = Una dama llega tan lejos como quiera por una línea libre, hacia delante y hacia atrás.
checkers-flying-goal = La dama vuela por la diagonal. Muévela lejos.
checkers-flying-jump-title = La dama captura de lejos
checkers-flying-jump-text = Una dama salta sobre una pieza a cualquier distancia y cae en cualquier casilla vacía detrás de ella.
checkers-flying-jump-goal = La dama captura desde lejos. Captura el peón.
checkers-rest-title = La dama debe descansar
checkers-rest-text = Una dama que se ha movido tres veces seguidas tiene que esperar a que se mueva otra de tus piezas. Esto vale mientras tengas peones.
checkers-rest-goal = Tras tres jugadas seguidas, la dama descansa. Inténtalo.
checkers-end-title = Ganar
checkers-end-text = Ganas cuando tu rival se queda sin piezas o no puede mover.
checkers-end-goal = Deja al rival sin jugadas y ganas.
checkers-draw-title = Empate
checkers-draw-text = Hay empate (tablas) de común acuerdo. También puede reclamarlo quien tiene el turno.
checkers-draw-repetition = Cuando la misma posición se da por { $times ->
    [2] segunda
    [3] tercera
    [4] cuarta
   *[other] { $times }.ª
} vez.
checkers-draw-quiet = Tras { $quiet } jugadas por bando sin capturar ni mover un peón.
checkers-draw-three = Con tres piezas contra una dama hay { $three } jugadas para ganar.
checkers-draw-two = Con dos piezas, o una sola, contra una dama hay { $two } jugadas para ganar.

## Las reglas de reversi

reversi-play-title = Colocar una ficha
reversi-play-text = { $first } juega primero. Coloca una ficha de modo que una línea de fichas de tu rival quede encerrada entre ella y otra de las tuyas. Todas las fichas encerradas se voltean.
reversi-play-goal = Encierra el otro color entre dos fichas tuyas.
reversi-lines-title = En todas las direcciones a la vez
reversi-lines-text = Una ficha encierra líneas en las ocho direcciones: horizontal, vertical y diagonal.
reversi-lines-goal = Cuentan todas las direcciones. Voltea seis de una vez.
reversi-nothing-title = Hay que voltear algo
reversi-nothing-text = No puedes jugar donde no se voltearía ninguna ficha.
reversi-nothing-goal = Cada jugada debe voltear algo. Prueba la esquina.
reversi-pass-title = Pasar
reversi-pass-text = Si no puedes jugar, pasas. Si puedes, tienes que hacerlo.
reversi-pass-goal = Quien no puede, pasa. Deja a { $second } sin jugadas.
reversi-end-title = El final
reversi-end-text = La partida acaba cuando nadie puede jugar. Gana quien tenga más fichas.
reversi-end-goal = Con el tablero lleno gana la mayoría. Juega la última.

## Las reglas del Go

go-play-title = Colocar una piedra
go-play-text = Por turnos se coloca una piedra donde se cruzan dos líneas. Las piedras nunca se mueven.
go-play-goal = Coloca una piedra donde se cruzan dos líneas.
go-capture-title = Capturar
go-capture-text = Los puntos vacíos junto a una piedra son sus libertades. Una piedra sin libertades queda capturada.
go-capture-goal = Quita su última libertad a la piedra blanca.
go-group-title = Grupos
go-group-text = Las piedras de un color que se tocan a lo largo de las líneas comparten sus libertades. Viven o mueren juntas.
go-group-goal = Las piedras unidas viven o mueren juntas. Captura ambas.
go-suicide-title = Sin libertad no se juega
go-suicide-text = No puedes jugar donde tu piedra no tendría ninguna libertad.
go-suicide-goal = Una piedra necesita una libertad. Prueba la esquina.
go-own-stones-title = Capturar piedras propias
go-own-stones-text = Puedes jugar donde a tus piedras no les queda ninguna libertad. Entonces se capturan tus propias piedras.
go-own-stones-goal = Quítate la última libertad: tus piedras se retiran.
go-first-title = Primero, las capturas
go-first-text = Puedes jugar sin libertades si así capturas piedras de tu rival. Esas se retiran primero y dejan sitio.
go-first-goal = La captura va primero. Toma ambas desde la esquina.
go-ko-title = Ko
go-ko-text = Una sola piedra que acaba de capturar una sola piedra no puede ser recapturada enseguida. Juega antes en otro lugar.
go-ko-goal = Ko: no puedes recapturar de inmediato. Inténtalo.
go-superko-title = Ko
go-superko-text = Ninguna jugada puede repetir una posición anterior de todo el tablero. Juega antes en otro lugar.
go-superko-goal = Ninguna posición puede volver. Intenta recapturar.
go-eyes-title = Dos ojos
go-eyes-text = Un grupo con dos huecos propios, llamados ojos, nunca puede ser capturado: nadie puede llenar ambos a la vez.
go-eyes-goal = Un grupo con dos ojos vive. Haz dos ojos.
go-pass-title = Pasar
go-pass-text = Cuando no quede nada por ganar, pasa. Tras dos pases seguidos se hace el recuento.
go-pass-goal = No queda nada por ganar. Dos pases terminan la partida.
go-pass-stones = Cada pase te cuesta una piedra.
go-dead-title = Piedras muertas
go-dead-text = Las piedras que no se pueden salvar se marcan como muertas antes del recuento. Se decide de común acuerdo.
go-dead-goal = Antes de contar, marca la piedra perdida.
go-area-title = Recuento
go-area-text = Cada bando cuenta sus piedras vivas y los puntos vacíos que solo ellas rodean. Gana la puntuación más alta.
go-area-goal = Cuentan las piedras vivas y los puntos rodeados. Gana el mayor.
go-territory-title = Recuento
go-territory-text = Cada bando cuenta los puntos vacíos que solo él rodea y las piedras que ha capturado. Gana la puntuación más alta.
go-territory-goal = Cuentan los puntos rodeados y las capturas. Gana el mayor.
go-komi-line = Blanco juega después y recibe por ello { $komi } puntos.
go-handicap-title = Hándicap
go-handicap-text = Negro empieza con { $stones } piedras en el tablero. Blanco juega primero.
go-seat-stones-title = Piedras iniciales
go-seat-stones-text = Como en la antigua China, cada bando empieza con dos piedras en el tablero. Blanco juega primero.

## Las reglas del gomoku

gomoku-five-title = Cinco en línea
gomoku-five-text = Por turnos se coloca una piedra. { $first } juega primero. Ganan cinco en línea: en horizontal, vertical o diagonal.
gomoku-five-goal = Cinco en línea ganan. Completa la línea.
gomoku-full = Cuando el tablero se llena, hay empate.
gomoku-stop-title = Bloquear la línea
gomoku-stop-text = Cuando el rival tiene cuatro en línea con un extremo libre, hay que cerrarlo enseguida.
gomoku-stop-goal = El rival tiene cuatro. Bloquea la línea.
gomoku-more-title = Más de cinco
gomoku-more-text = Seis o más en línea también ganan.
gomoku-more-goal = Seis en línea también ganan. Pruébalo.
gomoku-exactly-title = Exactamente cinco
gomoku-exactly-text = Solo ganan cinco en línea. Seis o más, no.
gomoku-exactly-goal = Seis en línea no ganan. Pruébalo.
gomoku-overline-title = Negro: nada de seis
gomoku-overline-text = Negro juega primero y por eso tiene límites. Más de cinco en línea le está prohibido. Blanco sí gana así.
gomoku-overline-goal = { $first } no puede hacer seis en línea. Inténtalo.
gomoku-blocked-title = Sin bloquear
gomoku-blocked-text = Cinco en línea no ganan si hay una piedra rival en ambos extremos.
gomoku-blocked-goal = Un cinco cerrado en ambos extremos no vale. Haz otro.
gomoku-threes-title = Negro: sin dos treses
gomoku-threes-text = Negro no puede formar dos treses abiertos con una sola piedra. Un tres es abierto cuando puede convertirse en un cuatro con ambos extremos libres.
gomoku-threes-goal = { $first } no puede hacer dos treses abiertos. Inténtalo.
gomoku-fours-title = Negro: sin dos cuatros
gomoku-fours-text = Negro no puede formar dos cuatros con una sola piedra. Una piedra que hace cinco en línea siempre está permitida.
gomoku-fours-goal = { $first } no puede hacer dos cuatros. Inténtalo.
gomoku-swap-title = Swap
gomoku-swap-text = Una persona coloca las tres primeras piedras. Después, la otra elige color.
gomoku-swap-goal = Coloca tres piedras. El otro elige después un color.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Una persona coloca las tres primeras piedras. La otra elige color, o coloca dos más y deja elegir a la primera.
gomoku-swap-two-goal = Coloca tres piedras. El otro elige color o añade dos.

## Las reglas de cuatro en línea

connect-four-drop-title = Soltar una ficha
connect-four-drop-text = { $first } juega primero. Elige una columna: la ficha cae hasta la casilla libre más baja.
connect-four-drop-goal = Suelta una ficha: cae hasta el lugar más bajo.
connect-four-win-title = Cuatro en línea
connect-four-win-text = Gana quien antes ponga cuatro en línea: en horizontal, vertical o diagonal.
connect-four-win-goal = Cuatro en línea ganan. Completa la línea.
connect-four-slanting-title = Diagonales
connect-four-slanting-text = Las líneas diagonales se pasan por alto fácilmente. Míralas antes de soltar una ficha.
connect-four-slanting-goal = Las diagonales también cuentan. Completa esta.
connect-four-stop-title = Bloquear la línea
connect-four-stop-text = Cuando el rival tiene tres en línea y el cuarto lugar está libre, hay que ocuparlo.
connect-four-stop-goal = El rival tiene tres. Bloquea la línea.
connect-four-column-title = Una columna llena
connect-four-column-text = En una columna llena no caben más fichas.
connect-four-column-goal = Una columna llena no admite más. Prueba la del medio.
connect-four-draw-title = Empate
connect-four-draw-text = Cuando el tablero se llena y nadie tiene cuatro en línea, hay empate.
connect-four-draw-goal = Tablero lleno sin cuatro: empate. Llénalo.

## Las reglas de cuatro

four-seat-stone-title = El comienzo
four-seat-stone-text = { $first } tiene desde el comienzo una piedra en el borde izquierdo. Juega primero { $second }.
four-seat-stone-goal = Coloca una piedra junto a otra.
four-free-title = El comienzo
four-free-text = { $first } juega primero y coloca una piedra donde quiera.
four-free-goal = Coloca la primera piedra donde quieras.
four-beside-title = Lado a lado
four-beside-text = Una piedra debe colocarse junto a otra, de cualquier color: arriba, abajo, a la izquierda o a la derecha. Tocar solo en la esquina no basta.
four-beside-goal = Compartir una esquina no basta. Inténtalo.
four-win-title = Cuatro en línea
four-win-text = Ganan cuatro o más en línea: en horizontal, vertical o diagonal.
four-win-goal = Cuatro en línea ganan. Completa la línea.
four-full = Cuando el tablero se llena, hay empate.

## Las reglas de Hexdame

hexdame-start-title = El comienzo
hexdame-start-text = El tablero tiene 61 casillas hexagonales. Cada bando tiene 16 peones en la esquina que tiene delante. { $first } juega primero.
hexdame-move-title = Mover
hexdame-move-text = Un peón avanza a una de las tres casillas que tiene delante, si está vacía: recto, hacia la izquierda o hacia la derecha.
hexdame-move-goal = El peón avanza una casilla, en tres direcciones. Mueve este.
hexdame-jump-title = Capturar
hexdame-jump-text = Salta sobre una pieza rival vecina hasta la casilla vacía que hay detrás y capturas la pieza. Se salta en las seis direcciones.
hexdame-jump-goal = Salta sobre la otra pieza para capturarla.
hexdame-crown-title = Coronar
hexdame-crown-text = Nueve casillas bordean los dos lados del fondo. Un peón cuyo turno acaba en una de ellas se convierte en dama.
hexdame-crown-goal = Llega a un lado del fondo para coronar.
hexdame-passes-title = Solo de paso
hexdame-passes-text = Un peón que puede seguir saltando desde un lado del fondo continúa, y sigue siendo peón.
hexdame-passes-goal = Salta por el lado del fondo. El peón sigue siendo peón.
hexdame-flying-title = Damas voladoras
hexdame-flying-text = Una dama llega tan lejos como quiera por una línea libre, en las seis direcciones.
hexdame-flying-goal = La dama vuela por cualquier línea. Muévela lejos.
hexdame-flying-jump-title = La dama captura de lejos
hexdame-flying-jump-text = Una dama salta sobre una pieza a cualquier distancia y cae en cualquier casilla vacía detrás de ella.
hexdame-flying-jump-goal = La dama captura desde lejos. Captura el peón.

## Las reglas de Hex

hex-edges-title = Dos lados por bando
hex-edges-text = Dos lados opuestos del tablero son tuyos y los otros dos, de tu rival. Por turnos se coloca una piedra en una casilla vacía; las piedras nunca se mueven. { $first } juega primero.
hex-edges-goal = Coloca la primera piedra en cualquier casilla.
hex-chain-title = La cadena
hex-chain-text = Las piedras de un color están unidas cuando sus casillas se tocan. Une tus dos lados con una cadena de piedras, recta o sinuosa, y ganas.
hex-chain-goal = Une tus dos lados. Completa la cadena.
hex-bridge-title = El puente
hex-bridge-text = Dos piedras con dos casillas vacías entre ellas forman un puente. Si tu rival toma una de esas casillas, tú tomas la otra.
hex-bridge-edge = Un puente también puede llevar a tu lado.
hex-bridge-goal = Tiende un puente desde tu cadena hacia tu otro lado.
hex-keep-title = Mantener un puente
hex-keep-text = Cuando tu rival juega dentro de un puente, toma enseguida la otra casilla. Así tu cadena sigue unida.
hex-keep-goal = El rival juega en tu puente. Toma la otra casilla.
hex-cut-title = Cortar
hex-cut-text = Solo un bando puede unir sus lados, así que frenar al rival vale tanto como unir los tuyos. Toma la casilla que necesita su cadena.
hex-cut-goal = El rival está a punto de unir sus lados. Corta la cadena.
hex-full-title = Sin empates
hex-full-text = Cuando todas las casillas están ocupadas, un solo bando ha unido sus dos lados. Por eso nunca hay empate.
hex-full-goal = Nunca hay empate. Llena la última casilla.
hex-swap-title = Intercambio
hex-swap-text = Jugar primero es una ventaja. Por eso { $second } puede quedarse con la primera piedra en vez de colocar una. La piedra cambia entonces de color y se refleja, porque los lados de { $second } están en la otra dirección.
hex-swap-goal = La primera piedra es fuerte. Tócala para quedarte con ella.

## La computadora

computer-of-level = Computadora (nivel { $level })
computer-move-now = Jugar ya
program-silent = { $name } no responde
program-again = Preguntar de nuevo
program-stand-in = Que juegue la computadora
computer-pause = Pausa
computer-go-on = Reproducir
computer-step = Una jugada
strip-thinks = Pensando…
strip-computers-turn = Turno de { $side }
setup-people = Dos personas
setup-computer = Computadora
setup-watch = Mirar
setup-level = { $level } · { $word }
setup-strength = Nivel de juego
setup-strength-of = { $side }: nivel de juego
setup-rating = Puntuación: unos { $rating }
strength-learns = Juega casi al azar. Para una primera partida.
strength-misses = Comete muchos errores. Bueno para aprender.
strength-punishes = Juega bien y ve las trampas sencillas.
strength-gives-little = Comete pocos errores. Un reto.
strength-full = Lo más fuerte que puede jugar en este dispositivo.
coach = Entrenador
coach-line = Ajusta el nivel a tus resultados.
coach-begins = Empieza con este nivel y sigue tus resultados.
coach-knows = Tu puntuación es de unos { $rating }, según tus resultados.
coach-more-wins = Ganar 2/3
coach-even = Ganar 1/2
coach-fewer-wins = Ganar 1/3
coach-looks = El entrenador está mirando la partida.

engine-add = Añadir un motor…
engine-add-line = Hace jugar a otro programa de esta computadora.
engine-new = Añadir un motor
engine-change = Cambiar el motor
engine-strength = Piensa { $time } por jugada
engine-speaks = Un motor es un programa que juega. Para { $game } debe hablar el protocolo { $protocol }.
engine-trust = Se ejecuta en esta computadora con todos tus permisos, como cualquier programa que inicies. Añade solo un programa en el que confíes.
engine-command = Comando
engine-command-line = El programa y sus opciones, como en una terminal
engine-name = Nombre
engine-name-line = Lo da el motor cuando lo pruebas
engine-empty = Sin definir
engine-time = Tiempo por jugada
engine-try = Probar
engine-waits = Esperando su primera jugada…
engine-plays = Funciona: jugó { $turn } después de { $time } s.
engine-fails = No juega: { $reason }
engine-keep = Añadir a los rivales
engine-keep-line = Prueba primero el motor. Cuando haya hecho una jugada, podrás añadirlo.
engine-save = Guardar
engine-remove = Quitar
level-first = Primeros pasos
level-beginner = Principiante
level-easy = Fácil
level-casual = Tranquilo
level-steady = Constante
level-able = Hábil
level-strong = Fuerte
level-tough = Tenaz
level-expert = Experto
level-master = El más fuerte
mode-finish = Confirmar cada turno
mode-finish-line = Revisa tu jugada y luego ¡Terminar turno!
settings-help = Ayuda
settings-blunder = Avisar de errores
settings-blunder-line = Antes de una jugada que cuesta mucho, se te pregunta.
settings-evaluation = Mostrar quién va ganando
settings-evaluation-line = Una barra junto al tablero tiene más del color que probablemente gane.
hint = Pista
estimate = ¿Quién va ganando?
values-show = Mostrar el valor de las jugadas
values-hide = Ocultar el valor de las jugadas
values-discs = Fichas de ventaja al final
values-points = Puntos de ventaja al final
values-chance = Probabilidades
values-proven = Jugadas hasta ganar (+) o perder (−)
offer-draw = Ofrecer empate
say-looks = Analizando…
say-no-draw = La computadora rechaza el empate y sigue.
say-plays-on = La computadora no está de acuerdo, así que la partida sigue.
say-program-silent = { $name } no responde: { $reason }
say-program-gone = { $name } no está entre los motores de esta computadora.
say-even = La partida está igualada.
say-leads = Ventaja aproximada de { $side }: { $points }.
blunder-title = ¿Seguro?
blunder-answer = Mejor respuesta de { $side }: { $then }
mistake-later = { $side }: { $turn }; más tarde: { $then }
mistake-loses = El grupo de { $side } en { $square } está probablemente perdido.
mistake-frees = El grupo de { $side } en { $square } está ahora probablemente a salvo.
blunder-wins = { $side } puede ganar con { $turn }.
blunder-wins-column = { $side } puede ganar en la columna { $column }.
blunder-chances = Tu probabilidad de ganar baja del { $best } % al { $this } %.
blunder-play = Jugar igualmente
blunder-back = Volver atrás
hint-because = { $turn } { $reason }.
hint-plain = { $turn } parece lo mejor.
hint-pass = Pasar
hint-swap = Intercambiar
hint-column = La columna { $column }
reason-only = es la única jugada permitida
reason-only-not-losing = es la única jugada que no pierde enseguida
reason-wins = gana
reason-wins-in = { $count ->
    [one] gana con la próxima jugada
   *[other] gana en { $count } jugadas, pase lo que pase
}
reason-delays = { $count ->
    [one] aguanta una jugada más
   *[other] es lo que más aguanta: { $count } jugadas
}
reason-holds-draw = mantiene el empate
reason-takes = { $count ->
    [one] captura una pieza
   *[other] captura { $count } piezas
}
reason-exchanges = { $count ->
    [one] captura una pieza
   *[other] captura { $count } piezas
} y entrega { $given ->
    [one] una
   *[other] { $given }
}
reason-crowns = corona una dama
reason-stops-king = impide al rival coronar en { $squares }
reason-only-safe = { $count ->
    [one] salva un peón que cualquier otra jugada pierde
   *[other] salva { $count } peones que cualquier otra jugada pierde
}
reason-saves = { $count ->
    [one] salva la pieza de { $squares }
   *[other] salva las piezas de { $squares }
}
reason-threatens = { $count ->
    [one] amenaza con capturar en { $squares }
   *[other] amenaza con capturar en { $squares }
}
reason-restricts = { $count ->
    [0] deja al rival sin jugadas
    [one] deja al rival una sola jugada
   *[other] deja al rival solo { $count } jugadas
}
reason-free-way = { $count ->
    [one] tiene vía libre para coronar, a una fila
   *[other] tiene vía libre para coronar, a { $count } filas
}
reason-free-way-steps = { $count ->
    [one] tiene vía libre para coronar, a un paso
   *[other] tiene vía libre para coronar, a { $count } pasos
}
reason-keeps-back = mantiene protegida su propia fila de fondo
reason-keeps-edges = mantiene protegidos sus propios lados del fondo
reason-centre = ocupa el centro
reason-hunts = acerca una dama a la pieza que persigue
reason-out-of-reach = mantiene la pieza fuera de alcance
reason-joins = se une a { $count ->
    [one] la pieza de { $squares }
   *[other] las piezas de { $squares }
}
reason-advances = { $count ->
    [one] lleva un peón a una fila de coronar
   *[other] lleva un peón a { $count } filas de coronar
}
reason-advances-steps = { $count ->
    [one] lleva un peón a un paso de coronar
   *[other] lleva un peón a { $count } pasos de coronar
}
reason-wins-by = { $count ->
    [one] gana por una ficha con el mejor juego
   *[other] gana por { $count } fichas con el mejor juego
}
reason-takes-corner = ocupa la esquina
reason-denies-corner = niega al rival la esquina { $squares }
reason-gives-corner = cede la esquina { $squares }
reason-forces-pass = deja al rival sin jugadas
reason-safe-edge = ocupa para siempre una casilla del borde
reason-secures = { $count ->
    [one] asegura una ficha más para siempre
   *[other] asegura { $count } fichas más para siempre
}
reason-few-replies = { $count ->
    [one] deja al rival una sola jugada
   *[other] deja al rival solo { $count } jugadas
}
reason-more-moves = conserva más jugadas: { $own } contra { $other }
reason-turns-few = { $count ->
    [one] voltea una sola ficha y así concede poco
   *[other] voltea solo { $count } fichas y así concede poco
}
reason-captures = { $count ->
    [one] captura una piedra
   *[other] captura { $count } piedras
}
reason-takes-ko = toma el ko
reason-saves-stones = { $count ->
    [one] salva una piedra en atari
   *[other] salva { $count } piedras en atari
}
reason-lives = { $count ->
    [one] da vida a una piedra
   *[other] da vida a { $count } piedras
}
reason-kills = { $count ->
    [one] mata una piedra
   *[other] mata { $count } piedras
}
reason-vital-point = toma el punto vital del espacio rival
reason-makes-eyes = toma el punto vital del espacio propio
reason-catches = { $count ->
    [one] atrapa una piedra que no puede escapar
   *[other] atrapa { $count } piedras que no pueden escapar
}
reason-atari = { $count ->
    [one] pone una piedra en atari
   *[other] pone { $count } piedras en atari
}
reason-connects = { $count ->
    [one] conecta una piedra
   *[other] conecta { $count } piedras
}
reason-cuts = separa las piedras del rival
reason-empty-corner = ocupa una esquina vacía
reason-neutral = llena un punto neutral
reason-nothing-left = es lo correcto: no queda nada por ganar
reason-extends = se extiende desde { $squares }
reason-touches = se pega a la piedra de { $squares }
reason-stays-near = colabora con la piedra de { $squares }
reason-approaches = se acerca a la piedra de { $squares }
reason-stops-win = impide ganar en { $squares }
reason-blocks-win = impide una victoria
reason-wins-by-fours = { $count ->
    [one] gana enseguida
   *[other] gana con { $count } piedras, y cada una forma un cuatro
}
reason-wins-by-threats = { $count ->
    [one] gana enseguida
   *[other] gana con { $count } piedras, y cada una es una amenaza
}
reason-straight-four = forma un cuatro con los dos extremos abiertos
reason-two-fours = forma dos cuatros a la vez
reason-four-and-three = forma un cuatro y un tres abierto a la vez
reason-two-threes = forma dos treses abiertos a la vez
reason-answer-forbidden = forma un cuatro cuya única respuesta, { $squares }, está prohibida
reason-four = forma un cuatro que hay que responder en { $squares }
reason-stops-four = impide un cuatro imparable
reason-stops-two-threats = impide dos amenazas a la vez
reason-open-three = forma un tres abierto
reason-stops-three = detiene un tres abierto
reason-builds = { $count ->
    [one] prepara un tres abierto
   *[other] prepara treses abiertos en { $count } lugares
}
reason-hinders = ocupa un punto que el rival necesita
reason-middle = ocupa el centro
reason-two-threats = crea dos amenazas a la vez
reason-forces = amenaza con ganar en { $squares }, y hay que impedirlo
reason-lasting = crea una amenaza duradera en { $squares }
reason-stops-lasting = acaba con la amenaza en { $squares }
reason-keeps-away = evita las columnas que pierden
reason-most-rows = { $count ->
    [one] prepara una línea de cuatro
   *[other] prepara { $count } líneas de cuatro
}
reason-hinders-rows = { $count ->
    [one] corta una línea del rival
   *[other] corta { $count } líneas del rival
}
reason-waits = { $count ->
    [one] prepara una victoria en { $squares }
   *[other] prepara victorias en { $squares }
}
reason-one-of-few = { $count ->
    [one] es la única jugada que no deja ganar al rival
   *[other] es una de las { $count } jugadas que no dejan ganar al rival
}
reason-begins = es un buen lugar para empezar
reason-swaps = es lo mejor: la primera piedra es más fuerte que cualquier respuesta
reason-opens-evenly = es un comienzo igualado: quedarse con la piedra da poco
reason-secures-edges = asegura la unión de lado a lado
reason-keeps-link = { $count ->
    [one] mantiene { $squares } unida al lado
   *[other] mantiene unidas { $squares }
}
reason-breaks-link = { $count ->
    [one] separa { $squares } del lado
   *[other] separa { $squares }
}
reason-links = { $count ->
    [one] une { $squares } con el lado
   *[other] une { $squares }
}
reason-bridges = { $count ->
    [one] tiende un puente a { $squares }
   *[other] tiende puentes a { $squares }
}
reason-reaches-edge = tiende un puente a su propio lado
reason-intrudes = juega en un puente y obliga a responder en { $squares }
reason-shortens = { $count ->
    [one] queda a solo una piedra de unir sus lados
   *[other] queda a solo { $count } piedras de unir sus lados
}
reason-lengthens = { $count ->
    [one] deja al rival a una piedra de unir sus lados
   *[other] deja al rival a { $count } piedras de unir sus lados
}
reason-develops = es un buen lugar para atacar y defender
