# Português. Todas as frases que se leem ao jogar.

app-name = Parlour

## Jogos, lados, regras

game-checkers = Damas
game-reversi = Reversi
game-go = Go
game-gomoku = Gomoku
game-connect-four = Quatro em linha
game-four = Quatro
side-black = Preto
side-red = Vermelho
side-white = Branco
side-navy = Azul
side-yellow = Amarelo
side-plum = Ameixa
side-cream = Creme
rules-own = Regras próprias
rules-own-line = Do jeito que vocês escolheram.
rules-handicap = { $stones ->
    [one] uma pedra
   *[other] { $stones } pedras
}
rules-komi = komi { $points }
rules-seat-stones = pedras iniciais
rules-swap = swap
rules-swap-two = swap2
board-size = { $columns }×{ $rows }
in-a-row = { $count } em linha

## As regras de damas pelo nome

rules-american = Americanas
rules-american-line = A captura é obrigatória e vai até o fim, a dama anda de casa em casa.
rules-house = Da casa
rules-house-line = Capture se quiser, pare quando quiser.
rules-international = Internacionais
rules-international-line = 10×10, damas voadoras, a pedra captura para trás, lei da maioria.
rules-russian = Russas
rules-russian-line = Damas voadoras, e uma pedra segue como dama no meio de um salto.
rules-brazilian = Brasileiras
rules-brazilian-line = As regras internacionais em 8×8.
rules-pool = Pool
rules-pool-line = Damas voadoras, a pedra captura para trás, vale qualquer captura.
rules-italian = Italianas
rules-italian-line = Lei da maioria, e nenhuma pedra pode capturar uma dama.
rules-spanish = Espanholas
rules-spanish-line = Damas voadoras, lei da maioria, a pedra captura para a frente.
rules-czech = Tchecas
rules-czech-line = Damas voadoras, e a dama captura antes da pedra.
rules-frisian = Frísias
rules-frisian-line = 10×10, com capturas também por linhas e colunas.
rules-canadian = Canadenses
rules-canadian-line = As regras internacionais em 12×12.
rule-forced = Captura obrigatória
rule-forced-line = Quem pode pular tem que pular.
rule-forced-off = Aqui, ninguém é obrigado a pular.
rule-finish = Saltos até o fim
rule-finish-line = Um salto continua enquanto for possível.
rule-finish-on = Aqui, um salto continua enquanto for possível.
rule-finish-off = Aqui, um salto pode parar depois de qualquer peça.
rule-flying = Damas voadoras
rule-flying-line = Uma dama anda e captura a qualquer distância.
rule-backward = Captura para trás
rule-backward-line = As pedras só andam para a frente, mas pulam nos dois sentidos.
rule-take-kings = Pedra captura dama
rule-take-kings-line = Uma pedra pode pular uma dama.
rule-crown-at-once = Dama de passagem
rule-crown-at-once-line = Uma pedra que toca a última linha continua pulando como dama.
rule-straight = Capturas retas
rule-straight-line = As peças também pulam por linhas e colunas.
rule-rest = A dama descansa
rule-rest-line = Depois de três lances sem captura, uma dama espera que outra peça jogue.
rule-priority = Qual captura
rule-priority-free = Qualquer uma
rule-priority-free-line = Escolha livremente entre as capturas.
rule-priority-most = A maior
rule-priority-most-line = A captura que toma mais peças.
rule-priority-king = Dama primeiro
rule-priority-king-line = Uma captura com dama vem antes de uma com pedra.
rule-priority-most-kings = Mais, depois damas
rule-priority-most-kings-line = Mais peças e, entre capturas iguais, a que toma mais damas.
rule-priority-italian = Italiana
rule-priority-italian-line = Mais peças, depois com dama, depois mais damas, depois a que toma uma dama antes.
rule-priority-value = Por valor
rule-priority-value-line = O maior valor; uma dama vale quase duas pedras.

## As regras dos outros jogos pelo nome

rules-reversi = Reversi
rules-reversi-line = Cerque uma linha da outra cor, e ela vira inteira. Quando ninguém mais pode jogar, vence quem tem mais discos.
rules-connect-four = Quatro em linha
rules-connect-four-line = As fichas caem, e a primeira linha vence.
rules-chinese = Chinesas
rules-chinese-line = Contam suas pedras e tudo o que elas cercam.
rules-japanese = Japonesas
rules-japanese-line = Conta o que você cerca e o que capturou.
rules-aga = AGA
rules-aga-line = Conta-se como nas chinesas; quem passa entrega uma pedra.
rules-new-zealand = Nova Zelândia
rules-new-zealand-line = Como as chinesas, mas as pedras podem tirar a própria última liberdade.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = O que está no tabuleiro no fim está vivo: capture o que está morto.
rules-free-style = Estilo livre
rules-free-style-line = Cinco em linha ou mais vencem.
rules-standard = Padrão
rules-standard-line = Exatamente cinco em linha vencem.
rules-renju = Renju
rules-renju-line = Preto não pode formar dois três, dois quatros nem seis em linha.
rules-caro = Caro
rules-caro-line = Exatamente cinco vencem, a não ser com as duas pontas bloqueadas.
rules-seat-stone = Pedra inicial
rules-seat-stone-line = Há uma pedra preta na borda esquerda, e Branco começa.
rules-free = Abertura livre
rules-free-line = O tabuleiro está vazio, e Preto começa onde quiser.
mode-hand-over = Revezamento
mode-hand-over-line = Iniciar turno e depois Encerrar turno!
mode-quick = Rápido
mode-quick-line = A jogada é feita quando você levanta o dedo.

## Início

home-new-game = Novo jogo
home-both = { $first } e { $second }
home-to-move = Jogada { $turn }, vez de { $player }
home-resume = Continuar
home-look = Ver o jogo
safe-start = O Parlour falhou várias vezes logo após iniciar, por isso nenhum jogo foi aberto. Todos os jogos estão na biblioteca.
safe-start-killed = Não há relatório, porque o Parlour foi encerrado de fora.
safe-start-save = Salvar relatório
safe-start-share = Compartilhar relatório

home-unfinished = { $count ->
    [one] Mais um por terminar
   *[other] Mais { $count } por terminar
}

## A biblioteca e quem joga

library = Biblioteca
library-all-games = Todos os jogos
library-unfinished = A continuar
library-finished = Terminados
library-to-move = Vez de { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Ver mais um
   *[other] Ver mais { $count }
}
library-empty = Nenhum jogo foi jogado ainda.
library-reading = Um momento…
library-none-of-these = Não há nenhum jogo deste tipo.
library-deleted = O jogo foi excluído.
library-bring-back = Recuperar
library-not-opened = Não é possível abrir o jogo: { $reason }.
library-later = De uma versão mais nova do Parlour
library-files = Tudo em um arquivo
library-files-line = Tudo o que foi jogado e como está configurado aqui. Ao ser trazido de volta, fica ao lado do que já existe: nada é sobrescrito.
library-back-up = Fazer backup
library-restore = Restaurar backup
library-collection = Todos os registros de { $game }
library-restored = { $new ->
    [0] Nenhum jogo era novo.
    [one] Um jogo voltou.
   *[other] { $new } jogos voltaram.
} { $known ->
    [0] Nenhum já estava aqui.
    [one] Um já estava aqui.
   *[other] { $known } já estavam aqui.
} { $damaged ->
    [0] {""}
    [one] Um não pode ser lido.
   *[other] { $damaged } não podem ser lidos.
}
backup-writing = Fazendo backup …
backup-done = Jogos no backup: { $count }.
backup-left-out = Não estão nele, pois não podem ser lidos: { $names }.
backup-stop = Parar
restore-reading = Lendo o backup …
restore-working = Restaurando …
restore-what = O que ele contém
restore-new = Jogos que entram
restore-known = Jogos que já estão aqui
restore-here = Jogos daqui, que ficam todos
restore-later = Dos que entram, de uma versão posterior
restore-later-line = Ficam fechados até o app ser atualizado.
restore-damaged = Não podem ser lidos
restore-positions = Posições que entram
restore-positions-here = Posições que ficam como estão aqui
restore-with-settings = Usar também os ajustes dele
restore-with-settings-line = Eles substituem os ajustes daqui.
restore-settings-same = Os ajustes dele são os mesmos daqui.
restore-settings-damaged = Os ajustes dele não podem ser lidos.
restore-now = Restaurar
restore-nothing = Nada nele é novo aqui.
restore-none = Nenhum backup está aberto.
restore-cut = O arquivo está danificado ou termina cedo demais: { $reason }.
restore-too-new = Uma versão posterior do app fez este backup. Atualize o app para restaurá-lo.
restore-other = Isto não é um backup.
restore-stopped = Parado. O que voltou fica; restaure outra vez para o resto.
restore-failed = Terminou cedo demais: { $reason }. Restaure outra vez para o resto.
players = Participantes
players-none = Escolham seus nomes antes de um jogo, e o resultado é contado aqui.
players-total = { $played ->
    [0] Nenhum jogo
    [one] Um jogo
   *[other] { $played } jogos
}, { $won ->
    [0] { $won } vitórias
    [one] { $won } vitória
   *[other] { $won } vitórias
}
players-against = Contra { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [one] , um empate
   *[other] , { $drawn } empates
}
players-save = Salvar como tabela
players-anew = Contar a partir de agora
players-since = Só contam os jogos daqui em diante. Os anteriores estão todos na biblioteca.
players-all = Contar todos de novo
date = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month ->
    [1] jan.
    [2] fev.
    [3] mar.
    [4] abr.
    [5] mai.
    [6] jun.
    [7] jul.
    [8] ago.
    [9] set.
    [10] out.
    [11] nov.
   *[12] dez.
}
date-and-year = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month ->
    [1] jan.
    [2] fev.
    [3] mar.
    [4] abr.
    [5] mai.
    [6] jun.
    [7] jul.
    [8] ago.
    [9] set.
    [10] out.
    [11] nov.
   *[12] dez.
} de { $year }

## Preparação

setup-start = Começar
setup-swap = Trocar lados
setup-rules = Regras
setup-house-rules = Regras da casa
setup-turns = Como se joga cada turno
setup-seats = Como vocês se sentam
seats-side = Lado a lado
seats-side-line = Tudo fica no mesmo sentido para as duas pessoas.
seats-across = Frente a frente
seats-across-line = O que é de quem está do outro lado fica de cabeça para baixo, na borda oposta.
seats-sides = Nas laterais
seats-sides-line = O que é de cada pessoa fica virado para a esquerda ou para a direita, em uma tela mais larga que alta.
seats-turning = Vira a cada turno
seats-turning-line = O tabuleiro vira para quem está na vez.
setup-tournament = Jogo sério
setup-tournament-line = Sem desfazer, sem dicas, sem avisos.
setup-series = Quantos jogos
series-one = Um
series-best = Melhor de { $games }
series-line = As cores são trocadas depois de cada jogo. Um empate dá meio ponto a cada lado.
series-game = Jogo { $number } de { $games }
series-next = Seguir: jogo { $number } de { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } vence. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: empate. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } perdeu os últimos { $count } jogos.
}
equal-level = Nível { $level } desta vez?
equal-stones = { $count ->
   *[other] { $count } pedras de vantagem para { $player }?
}
equal-begin = { $player } começa desta vez?
equal-time = Só { $time } para { $player }?
equal-yes = Sim, pode ser
equal-no = Não, como antes
result-between = { $player } : { $other }, no total: { $score }
setup-moves-first = { $side }: joga primeiro
setup-moves-second = { $side }: joga depois
setup-opens = { $side }: põe as primeiras pedras
setup-chooses = { $side }: depois escolhe a cor
setup-more-rules = Mais regras
setup-fewer = Ver menos
setup-more-house-rules = Mais regras da casa
setup-more-house-rules-line = Qual captura, damas, tabuleiro
setup-board = Tabuleiro
setup-other = Outro
setup-opening = Abertura
setup-goal = Para vencer
setup-goal-line = Vence quem fizer primeiro { $count } em linha: na horizontal, na vertical ou na diagonal.
opening-free = Livre
opening-free-line = Preto começa onde quiser.
opening-swap = Swap
opening-swap-line = Quem começa coloca três pedras; depois, a outra pessoa escolhe a cor.
opening-swap-two = Swap2
opening-swap-two-line = Como o swap, ou colocam-se mais duas e quem começou escolhe.
go-size-full = O tabuleiro completo: uma noite inteira.
go-size-middle = Um tabuleiro médio: cerca de uma hora.
go-size-small = Um tabuleiro pequeno: meia hora, e bom para aprender.
go-size-tiny = Um tabuleiro minúsculo, para experimentar.
go-size-large = Maior que o tabuleiro comum: joguem com calma.
go-handicap = Handicap
go-no-handicap = Nenhum
go-handicap-line = { $stones ->
    [0] Ninguém começa com vantagem.
   *[other] Há { $stones } pedras pretas nos pontos-estrela, e Branco joga primeiro.
}
go-komi = Komi
go-komi-none = Branco não recebe nada, e a contagem pode dar empate.
go-komi-black = Preto recebe { $points } de komi, mesmo jogando primeiro.
go-komi-whole = Branco recebe { $points } de komi por jogar depois. A contagem pode dar empate.
go-komi-half = Branco recebe { $points } de komi por jogar depois. A contagem nunca dá empate.
rule-seat-stones = Pedras iniciais
rule-seat-stones-line = Como na China antiga: há duas de cada cor nos cantos, e Branco começa.
setup-done = Pronto
setup-names = Ana, João, Júlia, Pedro, Vovó, Vovô
setup-unfinished = { $turns ->
    [one] O jogo na mesa tem uma jogada. Ele fica guardado: Desfazer o traz de volta.
   *[other] O jogo na mesa tem { $turns } jogadas. Ele fica guardado: Desfazer o traz de volta.
}

## A partida

start-turn = Iniciar turno
finish-turn = Encerrar turno!
clear-moves = Limpar jogada
show-previous = Ver anterior
hide-previous = Ocultar anterior
undo = Desfazer
redo = Refazer
previous = Anterior
home = Início
rematch = Revanche, cores trocadas
resign = Desistir
agree-draw = Combinar empate
new-game = Novo jogo
rules = Regras
settings = Ajustes
turn-of = Vez de { $player }
ready = Tudo pronto! Agora joga { $side }!
strip-turn = { $side }: sua vez
strip-pieces = { $count ->
    [0] { $side }, nenhuma peça
    [one] { $side }, uma peça
   *[other] { $side }, { $count } peças
}
claim-repetition = { $times ->
    [4] Reivindicar empate: posição pela quarta vez
   *[other] Reivindicar empate: posição pela terceira vez
}
claim-no-progress = Reivindicar empate: { $moves } jogadas sem progresso
claim-few-pieces = Reivindicar empate: peças insuficientes para vencer

say-chosen = Peça escolhida: { $from }.
say-moves = { $from } vai para { $to }.
say-jumps = { $count ->
    [one] { $from } pula para { $to }. Sai uma peça.
   *[other] { $from } pula para { $to }. Saem { $count } peças.
}
say-king-me = Dama! Uma dama anda nos dois sentidos, e o turno acaba aqui.
say-no-previous = Não há jogada anterior para mostrar
say-nothing-to-undo = Este é o começo de tudo.
say-nothing-to-redo = Não há nada para refazer.
say-game-goes-on = O jogo continua.
say-earlier-match = O jogo anterior está de volta.
say-not-saved = Não foi possível salvar o jogo ({ $reason }). Dá para continuar jogando.
say-put-aside = { $count ->
    [one] Não foi possível ler um arquivo ({ $reason }). Ele foi mantido como { $file }.
   *[other] Não foi possível ler { $count } arquivos (o primeiro: { $reason }). Eles foram mantidos, o primeiro como { $file }.
}
say-unread = { $count ->
    [one] O disco não entregou um arquivo ({ $file }: { $reason }). Ele fica onde está.
   *[other] O disco não entregou { $count } arquivos (o primeiro: { $file }, { $reason }). Eles ficam onde estão.
}
say-later = { $count ->
    [one] Um jogo foi salvo por uma versão mais nova do Parlour. Ele é mantido como está.
   *[other] { $count } arquivos foram salvos por uma versão mais nova do Parlour. Eles são mantidos como estão.
}
say-unknown-settings = { $count ->
    [one] Um ajuste vem de uma versão mais nova do Parlour. Ele é mantido, mas não usado.
   *[other] { $count } ajustes vêm de uma versão mais nova do Parlour. Eles são mantidos, mas não usados.
}
say-saved-again = Tudo está salvo de novo.
say-sketch-kept = Esta posição não é salva, porque uma versão mais nova do Parlour salvou outra.
say-only-looking = Nada é salvo aqui, porque o Parlour está aberto em outra janela.
say-leave-unsaved = Não foi possível salvar tudo ({ $reason }). Saia mais uma vez para fechar o Parlour mesmo assim.
occupied = O Parlour já está aberto
occupied-line = Outra janela está com os seus jogos, e duas se sobrescreveriam. Aqui você pode ver tudo, mas nada será salvo.
occupied-look = Ver sem salvar
occupied-close = Fechar

illegal-game-over = O jogo acabou.
illegal-match-full = Um jogo comporta { $most } jogadas. Este está cheio.
illegal-off-board = Isso não fica no tabuleiro.
illegal-light-square = As peças só andam nas casas escuras.
illegal-empty = Não há peça aí.
illegal-not-yours = Essa peça não é sua.
illegal-blocked = Essa peça não pode se mover.
illegal-must-capture = { $count ->
    [one] Você tem que capturar. A peça marcada pode pular.
   *[other] Você tem que capturar. As peças marcadas podem pular.
}
illegal-must-continue = O salto não terminou. Siga para uma casa marcada.
illegal-unreachable = A peça não pode ir para aí.
illegal-occupied = Já há uma peça aí.
illegal-turn-ends = O turno acaba aí.
illegal-nothing = Escolha primeiro uma peça e uma casa.
illegal-must-capture-most = De outro jeito dá para capturar mais peças, e isso é obrigatório.
illegal-must-capture-with-king = Sua dama pode capturar e vem antes de uma pedra.
illegal-king-rests = Esta dama já jogou três vezes seguidas. Mova outra peça.
illegal-no-flips = Nenhum disco viraria aí.
illegal-cannot-pass = Você pode jogar, então não pode passar.
illegal-suicide = A pedra não teria nenhuma liberdade aí.
illegal-ko = Ko: jogue antes em outro lugar.
illegal-superko = O tabuleiro inteiro ficaria como já esteve antes.
illegal-overline = Proibido para Preto: mais de cinco em linha.
illegal-double-four = Proibido para Preto: dois quatros ao mesmo tempo.
illegal-double-three = Proibido para Preto: dois três abertos ao mesmo tempo.
illegal-column-full = Esta coluna está cheia.
illegal-not-adjacent = Uma pedra tem que ficar ao lado de outra.
illegal-choose-first = Escolha antes a sua cor.
illegal-no-choice = Não há nada para escolher agora.
illegal-must-pass = Não dá para virar nada em lugar nenhum, então neste turno se passa.
illegal-falls = A ficha cai mais para baixo.
illegal-nothing-to-count = Nada é contado enquanto o jogo continua.
illegal-all-alive = Por estas regras, tudo o que está no tabuleiro está vivo.
illegal-no-claim = Não dá para reivindicar empate agora.

result-wins = { $player } vence
result-draw = Empate
result-turns = { $turns ->
    [0] Nada foi jogado.
    [one] Uma jogada.
   *[other] { $turns } jogadas.
}
reason-no-pieces = { $loser } ficou sem peças.
reason-no-moves = { $loser } não pode jogar.
reason-resigned = { $loser } desistiu.
reason-agreed = De comum acordo.
reason-repetition = { $times ->
    [4] A posição apareceu pela quarta vez.
   *[other] A posição apareceu pela terceira vez.
}
reason-no-progress = { $moves } jogadas de cada lado sem captura nem lance de pedra.
reason-few-pieces = As peças que restam não bastam para vencer.
reason-line = { $length ->
    [3] Três em linha.
    [4] Quatro em linha.
    [5] Cinco em linha.
   *[other] { $length } em linha.
}
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] Por meio ponto.
    [1] Por um ponto.
    [one] Por { $points } ponto.
   *[other] Por { $points } pontos.
}
reason-empty-squares = As casas vazias vão para o vencedor.
reason-same = Os dois lados estão iguais.
reason-full-board = O tabuleiro está cheio.
reason-no-point = { $side } não pode jogar em lugar nenhum.
reason-time = { $loser } ficou sem tempo.
reason-time-draw = O tempo acabou, mas o outro lado já não podia vencer.

## Passar, aberturas e contagem

pass = Passar
play-on = Seguir
strip-komi = { $side }, { $komi } de komi
strip-stone = Sua pedra: { $side }
strip-choice = Sua escolha
moves-pass = passa
moves-play-on = O jogo continua
moves-chose = { $player } joga com { $side }
moves-place-two = { $player } coloca mais duas
say-places = { $side } em { $square }.
say-turns-over = { $count ->
    [one] Um disco vira.
   *[other] { $count } discos viram.
}
say-takes = { $count ->
    [one] Sai uma pedra.
   *[other] Saem { $count } pedras.
}
say-passed = { $side } passa.
say-cannot-move = { $side } não pode jogar. { $other } continua.
say-chose = { $player } joga com { $side }.
opening-placing = { $player } coloca três pedras: duas para { $first }, uma para { $second }.
opening-placing-two = { $player } coloca mais duas: uma para { $second }, uma para { $first }.
choice-title = { $player } escolhe
choice-side = Jogar com { $side }
choice-side-next = Você coloca a próxima pedra.
choice-side-wait = { $other } coloca a próxima pedra.
choice-two = Colocar mais duas
choice-two-wait = Uma para { $second }, uma para { $first }. Depois { $other } escolhe.
count-ahead = { $points ->
    [0.5] { $side } está na frente por meio ponto
    [1] { $side } está na frente por um ponto
    [one] { $side } está na frente por { $points } ponto
   *[other] { $side } está na frente por { $points } pontos
}
count-even = Os dois lados estão iguais
count-hint = Toque em um grupo para dizer se está morto ou vivo.
count-open = Há uma fronteira aberta nos pontos marcados.
count-asks = { $player } concorda?
count-agrees = { $player } concorda
count-stones = { $count ->
    [0] pedras
    [one] pedra
   *[other] pedras
}
count-territory = território
count-prisoners = { $count ->
    [0] prisioneiros
    [one] prisioneiro
   *[other] prisioneiros
}
count-komi = komi

## Para quem ouve

access-back = Voltar
access-more = Mais
access-rename = Renomear
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Excluir
access-close = Fechar
access-first = Ao começo
access-earlier = Uma jogada para trás
access-later = Uma jogada para a frente
access-last = Ao fim
access-name = Nome
access-empty = { $square }, livre
access-man = { $square }, { $side }
access-king = { $square }, dama, { $side }
access-can = { $square }, pode-se escolher
access-chosen = { $square }, escolhida

## Relógios

setup-clock = Relógio
clock-none = Nenhum
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, espera { $delay }
clock-bronstein = { $main }, devolve { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } em { $period }
clock-hourglass = Ampulheta, { $main }
clock-per-turn = { $time } por turno
clock-sudden-death-line = Um só tempo para o jogo inteiro.
clock-fischer-line = Cada turno acrescenta um pouco de tempo.
clock-delay-line = Em cada turno, o relógio espera um pouco antes de correr.
clock-bronstein-line = Depois de cada turno, o tempo usado volta, até o limite.
clock-byo-yomi-line = Depois do tempo principal há períodos. O que não se esgota volta inteiro.
clock-canadian-line = Depois do tempo principal, esse número de jogadas em um período, repetidamente.
clock-hourglass-line = O que uma pessoa gasta a outra ganha.
clock-per-turn-line = Todos os turnos têm o mesmo tempo.
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $count } jogadas
}
clock-waits = espera { $seconds } s
clock-ready = Tudo pronto?
clock-paused = Os relógios estão parados
clock-next = Agora corre o relógio de { $player }.
clock-start = Iniciar relógios
clock-go-on = Seguir

## Rever

replay = Rever
replay-start = O começo
replay-turn = Jogada { $turn } de { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Faltam mais duas pedras para colocar.
replay-chose-side = As cores foram escolhidas.
replay-play-on = Não há acordo, e o jogo continua.
replay-settled = Há acordo sobre o que está morto, e é feita a contagem.
replay-resigned = { $player } desiste.
replay-claimed = O empate é reivindicado.
replay-agreed = O empate é combinado.
replay-flag = { $player } fica sem tempo.
replay-done = Pronto
replay-play-from-here = Jogar daqui

## A match that is looked at again

review = Análise
review-stop = Parar a análise
review-before = O momento-chave anterior
review-next = O próximo momento-chave
review-better-turn = Melhor jogada
review-show-better = Ver a melhor jogada
review-hide-better = Ocultar a melhor jogada
review-try-again = Tentar de novo daqui
review-try-computer = Tentar de novo contra o computador
review-first-look = Primeira olhada: { $done } de { $all }
review-closer-look = Mais a fundo: { $done } de { $all }
review-compares = Comparando jogadas melhores…
review-stopped = A análise foi interrompida. Ela pode continuar.
review-unknown = Isto ainda não foi analisado.
review-best = Foi a melhor jogada: { $because }
review-as-good = { $turn } valia tanto quanto a melhor jogada.
review-cost = { $turn } baixou a chance de vencer de { $before }% para { $after }%.
review-better = Melhor: { $because }
review-line = Depois: { $turns }
review-moments = { $count ->
    [0] Nenhuma jogada custou muito.
    [one] Há um momento-chave.
   *[other] Há { $count } momentos-chave.
}
say-tries-again = { $turns ->
    [0] O jogo segue desde o começo. O original fica na biblioteca.
   *[other] O jogo segue da jogada { $turns }. O original fica na biblioteca.
}
say-play-from = { $turns ->
    [0] O jogo segue desde o começo. Refazer traz de volta as jogadas seguintes.
   *[other] O jogo segue da jogada { $turns }. Refazer traz de volta as jogadas seguintes.
}
say-play-on-from = O jogo segue da jogada { $turns }.

## Setting a position up

editor-title = Montar uma posição
editor-take-over = Editar esta posição
editor-man = { $side }: pedra
editor-king = { $side }: dama
editor-take = Tirar
editor-to-move = Vez: { $side }
editor-clear = Limpar
editor-copy = Copiar
editor-start = Inicial
editor-whole = Tabuleiro inteiro
editor-help-put = Toque em uma casa para pôr a peça ali, e de novo para tirá-la.
editor-help-take = Toque em uma peça para tirá-la.
editor-help-drop = Toque em uma coluna, e a ficha cai.
editor-help-column = Toque em uma coluna para tirar a ficha mais alta.
editor-copied = A posição está na área de transferência.
editor-pasted = Esta é a posição da área de transferência. Desfazer traz a outra de volta.
editor-uncrowned = Uma pedra na última linha seria dama. Ponha uma dama ali.
editor-no-liberty = A pedra marcada não tem nenhuma liberdade: já teria sido capturada.
editor-both-won = Os dois lados têm o bastante em linha, e o jogo acaba com a primeira.
editor-over = { $why } O jogo acabaria na hora.
editor-no-turns = Nenhum dos lados pode jogar.
editor-uneven = Aqui nenhum jogo chega a { $first } contra { $second }, mas você pode jogar assim.
editor-prisoners = Capturadas por { $black }: { $first }. Capturadas por { $white }: { $second }.
setup-position = De onde se começa
setup-position-line = Um problema, um estudo, um jogo de um livro: jogue a partir de onde quiser.
setup-position-own = A posição montada
setup-position-unfit = A posição montada não combina com estas regras. O jogo começa como sempre.
setup-position-change = Mudar
setup-position-usual = Início comum

## Registros

record = Registro
record-own = Este jogo
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Transcrição: jogada após jogada em uma linha
record-copy = Copiar
record-save = Salvar arquivo
record-share = Compartilhar
record-other = Outro jogo
record-other-about = Traga um jogo anotado em outro lugar: damas em PDN; Go, gomoku e reversi em SGF ou GGF; ou qualquer jogo como uma linha de jogadas. Ele vem depois do jogo na mesa, e Desfazer traz este último de volta.
record-paste = Colar
record-open = Abrir arquivo
record-drop = Você também pode soltar um arquivo na janela.
record-copied = O registro está na área de transferência.
record-saved = Salvo como { $place }.
record-taken = { $turns ->
    [0] Um jogo sem jogadas está na mesa.
    [one] Um jogo de uma jogada está na mesa.
   *[other] Um jogo de { $turns } jogadas está na mesa.
}
record-left-out = { $count ->
    [one] Um comentário ou variante ficou de fora.
   *[other] { $count } comentários e variantes ficaram de fora.
}
record-take-part = { $turns ->
    [one] Usar a jogada antes do erro
   *[other] Usar as { $turns } jogadas antes do erro
}
record-so-far = Registros até agora: { $count }
record-stop = Parar
record-imported = Novos: { $new }. Já estavam aqui: { $same }. Ilegíveis: { $unreadable }.
record-stopped = Interrompido.
record-no-game = Não há nenhum jogo neste texto.
record-not-written = Este jogo não pode ser anotado. { $reason }
record-no-clipboard = Aqui não há área de transferência. Salve o registro como arquivo ou abra um.
record-nothing-copied = Não há texto na área de transferência.
record-no-dialog = Este sistema não mostra a janela de arquivos. Cole o registro ou solte o arquivo na janela do jogo.
record-not-here = Isso não é possível neste dispositivo.
record-too-large = O arquivo é grande demais para um registro: mais de { $size } MB.
record-not-a-file = Isto não é um arquivo.
record-failed = Não deu certo: { $reason }.
record-line = Linha { $line }: { $what }
record-missing = Falta algo aqui.
record-unexpected = Não dá para entender “{ $found }”.
record-unclosed = O que se abre com “{ $sign }” nunca é fechado.
record-misplaced = As peças não podem ficar assim.
record-other-game = Este jogo é de outro tipo ({ $kind }).
record-too-much = Isto é mais do que se pode ler. O limite é { $most }.
record-late-setup = Pedras são postas no tabuleiro no meio do jogo, o que nenhuma jogada faz.
record-not-a-turn = “{ $turn }” não é uma jogada.
record-ambiguous = “{ $turn }” pode significar { $turns }.
record-out-of-turn = “{ $turn }” é uma jogada do outro lado.
record-illegal = { $turn } não é possível. { $why }
record-illegal-squares = { $turn } não é possível. { $why } ({ $squares })

## Ajustes

settings-theme = Tema
settings-theme-auto = Do sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-black = Preto
settings-theme-contrast = Alto contraste
settings-text = Tamanho do texto
settings-text-size = { $percent }%
settings-language = Idioma
settings-sound = Som
settings-mute = Silenciar
sound-on = Ativar som
settings-mute-line = Não se ouve nada.
settings-volume-pieces = Peças
settings-volume-signals = Sinais
settings-volume-off = Não
settings-volume-low = Baixo
settings-volume-middle = Médio
settings-volume-high = Alto
settings-look = Aparência
settings-look-board = Tabuleiro
settings-look-pieces = Peças
settings-marks = Marcas
colour-green = Verde
colour-blue = Azul
colour-purple = Roxo
board-walnut = Nogueira
board-ash = Freixo
board-slate = Ardósia
board-kaya = Kaya
board-bamboo = Bambu
board-teal = Azul-petróleo
board-graphite = Grafite
board-birch = Bétula
set-black-red = Preto e vermelho
set-black-white = Preto e branco
set-red-white = Vermelho e branco
set-classic = Clássico
set-navy = Azul-marinho
set-slate = Ardósia e concha
set-flat = Plano
set-red-yellow = Vermelho e amarelo
set-plum-cream = Ameixa e creme
settings-labels = Nomes das casas
settings-labels-letters = A1 a H8
settings-labels-numbers = 1 a 32
settings-labels-none = Nenhum
settings-board = Durante o jogo
settings-show-moves = Mostrar jogadas possíveis
settings-show-moves-line = Pontos aonde a peça escolhida pode ir, um anel onde ela tem que capturar.
settings-numbers = Numerar as pedras
settings-numbers-line = Cada pedra mostra a jogada em que foi colocada.
settings-motion = Reduzir movimento
settings-motion-line = As peças mudam de lugar sem deslizar.
settings-motion-off = Não
settings-motion-on = Sim
settings-hand = A mão com que você joga
settings-hand-both = As duas mãos
settings-hand-left = Esquerda
settings-hand-right = Direita
settings-hand-line = Com uma só mão, tudo o que você toca ao jogar fica perto do polegar dela.
settings-scan = Um só acionador
settings-scan-off = Não
settings-scan-slow = Lento
settings-scan-middle = Médio
settings-scan-fast = Rápido
settings-scan-line = Uma coisa após a outra é oferecida, e um só acionador a escolhe: Espaço, Enter, qualquer botão de um controle ou um toque em qualquer lugar.
settings-scan-taps = Um toque em qualquer lugar é o acionador
settings-scan-taps-line = Com isto desativado, outras pessoas podem tocar na tela como sempre.
settings-gamepad = Controle
gamepad-cross = Direcional ou analógico esquerdo
gamepad-moves = De uma coisa à próxima, e pelo tabuleiro
gamepad-lower = O botão de baixo
gamepad-presses = Escolher
gamepad-right = O botão da direita
gamepad-goes-back = Limpar jogada, ou voltar
gamepad-shoulders = Os botões superiores L e R
gamepad-undoes = Desfazer e refazer, e percorrer um jogo ao rever
gamepad-start = Start
gamepad-shows-more = Mais; antes de um jogo, começar
settings-haptics = Resposta ao toque
settings-haptics-off = Não
settings-haptics-light = Leve
settings-haptics-strong = Forte
settings-about = Sobre
settings-version = Parlour { $version }. Feito para jogar sem internet, a dois, na mesma tela.
settings-credits = Ilustrações desenhadas para este jogo. Fontes: Literata e Nunito Sans, SIL Open Font License.
about-line = Licenças e trabalho de outros neste app
about-own = Parlour é de código aberto, sob a MIT License ou a Apache License 2.0, à sua escolha.
about-notices = Trabalho de outros
about-notices-line = Bibliotecas de outros neste app: { $count }. Toque em uma licença para ler.

## As páginas de regras

rules-of = Regras de { $game }
rules-by = Do jeito que se joga agora: { $rules }
lessons = Lições
lessons-line = Cada jogo em cerca de dois minutos: leia um pouco e depois faça no tabuleiro.
lessons-offer = Não conhece algum jogo?
lessons-offer-line = Cada jogo tem uma lição de dois minutos, em um tabuleiro pequeno.
lessons-yes = Ver lições
lessons-no = Agora não
lesson-new = { $all ->
   *[other] { $all } coisas para experimentar
}
lesson-progress = Feito: { $done } de { $all }
lesson-complete = Tudo feito
lesson-done = Muito bem!
lesson-missed = Você pode jogar assim, mas não é o que se pede.
lesson-passed = O outro lado não pode jogar e passa. Jogue de novo!
lesson-again = Tentar de novo
lesson-pass = Passar

## As regras de damas

checkers-start-title = O começo
checkers-start-text = { $men } pedras de cada lado, nas casas escuras. { $first } começa.
checkers-start-goal = Faça um primeiro lance.
checkers-move-title = Andar
checkers-move-text = Uma pedra anda uma casa para a frente, na diagonal, até uma casa vazia.
checkers-move-goal = Leve a pedra até um dos pontos.
checkers-jump-title = Capturar
checkers-jump-text = Pule sobre uma peça da outra cor até a casa vazia atrás dela, e a peça é capturada.
checkers-jump-goal = Capture a peça.
checkers-jump-forward = As pedras só pulam para a frente.
checkers-forced-title = Captura obrigatória
checkers-forced-text = Quem pode pular tem que pular.
checkers-forced-goal = Tente mover a pedra que não pode pular.
checkers-backward-title = Também para trás
checkers-backward-text = As pedras só andam para a frente, mas pulam também para trás.
checkers-backward-goal = Pule para trás.
checkers-straight-title = Também em linha reta
checkers-straight-text = As peças também pulam reto para a frente, para trás e para os lados: de uma casa escura, sobre a seguinte, até a que vem depois.
checkers-straight-goal = Pule reto para a frente.
checkers-chain-title = Salto após salto
checkers-chain-text = Se a peça pode pular de novo de onde caiu, ainda é o mesmo turno.
checkers-chain-goal = Capture duas peças em um turno.
checkers-removal = As peças puladas saem no fim do turno. Nenhuma peça é pulada duas vezes.
checkers-most-title = Quantas você puder
checkers-most-text = Entre várias formas de capturar, é preciso jogar a que toma mais peças.
checkers-most-goal = Ache o jeito de capturar mais.
checkers-most-kings-title = Quantas você puder
checkers-most-kings-text = É preciso jogar a forma que toma mais peças. Se várias tomam o mesmo número, vale a que tem mais damas entre elas.
checkers-most-kings-goal = Ache o jeito de capturar mais.
checkers-most-italian-title = Quantas você puder
checkers-most-italian-text = É preciso jogar a forma que toma mais peças. Se várias tomam o mesmo número: com dama antes de com pedra, depois mais damas, depois a que captura uma dama primeiro.
checkers-most-italian-goal = Ache o jeito de capturar mais.
checkers-most-value-title = Quanto você puder
checkers-most-value-text = É preciso jogar a forma que toma mais. Uma dama vale um pouco menos que duas pedras. Se der no mesmo, a dama captura antes da pedra.
checkers-most-value-goal = Ache o jeito de capturar mais.
checkers-with-king-title = A dama vem primeiro
checkers-with-king-text = Quando uma dama e uma pedra podem capturar, é a dama que tem que capturar.
checkers-with-king-goal = Capture com a dama.
checkers-no-kings-title = Pedras e damas
checkers-no-kings-text = Uma pedra não pode pular uma dama. Só outra dama pode.
checkers-no-kings-goal = Tente pular a dama.
checkers-crown-title = Virar dama
checkers-crown-text = Uma pedra que termina o turno na última linha vira dama.
checkers-crown-goal = Faça uma dama.
checkers-crown-ends = O turno sempre acaba aí, mesmo depois de um salto.
checkers-crown-at-once-title = Dama em pleno salto
checkers-crown-at-once-text = Uma pedra que pula até a última linha vira dama na hora e continua pulando como dama.
checkers-crown-at-once-goal = Capture duas peças: a segunda, como dama.
checkers-crown-passes-title = Só de passagem
checkers-crown-passes-text = Uma pedra que pode continuar pulando a partir da última linha segue em frente e continua sendo pedra.
checkers-crown-passes-goal = Capture duas peças passando pela última linha.
checkers-king-title = Damas
checkers-king-text = Uma dama anda e pula um passo de cada vez, para a frente e para trás.
checkers-king-goal = Mova a dama para trás ou para a frente.
checkers-flying-title = Damas voadoras
checkers-flying-text = Uma dama vai tão longe quanto quiser por uma linha livre, para a frente e para trás.
checkers-flying-goal = Faça a dama voar.
checkers-flying-jump-title = A dama captura de longe
checkers-flying-jump-text = Uma dama pula uma peça a qualquer distância e cai em qualquer casa vazia atrás dela.
checkers-flying-jump-goal = Capture a peça de longe.
checkers-rest-title = A dama tem que descansar
checkers-rest-text = Uma dama que jogou três vezes seguidas tem que esperar até que outra peça sua jogue. Isso vale enquanto você tiver pedras.
checkers-rest-goal = Esta dama jogou três vezes. Tente movê-la.
checkers-end-title = Vencer
checkers-end-text = Você vence quando o outro lado fica sem peças ou não pode jogar.
checkers-end-goal = Prenda a última pedra.
checkers-draw-title = Empate
checkers-draw-text = Há empate de comum acordo. Quem está na vez também pode reivindicar o empate.
checkers-draw-repetition = Quando uma posição aparece pela { $times ->
    [2] segunda
    [3] terceira
    [4] quarta
   *[other] { $times }ª
} vez.
checkers-draw-quiet = Depois de { $quiet } jogadas de cada lado sem captura nem lance de pedra.
checkers-draw-three = Com três peças contra uma dama, há { $three } jogadas para vencer.
checkers-draw-two = Com duas peças, ou uma só, contra uma dama, há { $two } jogadas para vencer.

## As regras de reversi

reversi-play-title = Colocar um disco
reversi-play-text = { $first } começa. Coloque um disco de modo que haja discos da outra cor em linha entre ele e outro dos seus. Todos os que ficam no meio viram.
reversi-play-goal = Coloque um disco em um dos pontos.
reversi-lines-title = Para todos os lados
reversi-lines-text = Um disco age nas oito direções: na horizontal, na vertical e na diagonal.
reversi-lines-goal = Vire seis discos de uma vez.
reversi-nothing-title = Tem que virar algo
reversi-nothing-text = Onde nenhum disco viraria, você não pode jogar.
reversi-nothing-goal = Tente uma casa vazia sem ponto.
reversi-pass-title = Passar
reversi-pass-text = Quem não tem onde jogar passa. Quem pode jogar tem que jogar.
reversi-pass-goal = Jogue de modo que { $second } não possa.
reversi-end-title = O fim
reversi-end-text = O jogo acaba quando ninguém mais pode jogar. Vence quem tem mais discos.
reversi-end-goal = Jogue o último disco.

## As regras de Go

go-play-title = Colocar uma pedra
go-play-text = Cada um, na sua vez, coloca uma pedra onde duas linhas se cruzam. As pedras nunca se movem.
go-play-goal = Coloque uma pedra onde quiser.
go-capture-title = Capturar
go-capture-text = Os pontos vazios ao lado de uma pedra são suas liberdades. Uma pedra que não tem mais nenhuma sai do tabuleiro.
go-capture-goal = Tire a última liberdade da pedra branca.
go-group-title = Grupos
go-group-text = Pedras da mesma cor que se tocam ao longo das linhas compartilham suas liberdades. Vivem ou saem juntas.
go-group-goal = Capture as duas pedras brancas.
go-suicide-title = Sem liberdade, sem jogada
go-suicide-text = Você não pode jogar onde sua pedra não teria nenhuma liberdade.
go-suicide-goal = Tente jogar no canto.
go-own-stones-title = Retirar as próprias pedras
go-own-stones-text = Você pode jogar onde suas pedras ficam sem liberdade. Então suas próprias pedras saem.
go-own-stones-goal = Veja o que acontece com suas pedras.
go-first-title = Primeiro, as capturas
go-first-text = Você pode jogar sem liberdade se isso captura pedras do outro lado. Elas saem primeiro e abrem espaço.
go-first-goal = Capture as duas pedras brancas.
go-ko-title = Ko
go-ko-text = Uma única pedra que acabou de capturar uma única pedra não pode ser capturada de volta logo em seguida. Jogue antes em outro lugar.
go-ko-goal = Branco acabou de capturar uma pedra. Tente recapturar.
go-superko-title = Ko
go-superko-text = Nenhuma jogada pode deixar o tabuleiro inteiro como já esteve antes. Jogue antes em outro lugar.
go-superko-goal = Branco acabou de capturar uma pedra. Tente recapturar.
go-eyes-title = Dois olhos
go-eyes-text = Um grupo com dois buracos próprios, dois olhos, nunca pode ser capturado: ninguém consegue preencher os dois ao mesmo tempo.
go-eyes-goal = Faça dois olhos no canto.
go-pass-title = Passar
go-pass-text = Quando não houver mais nada a ganhar, passe. Depois de dois passes seguidos, faz-se a contagem.
go-pass-goal = Aqui está tudo decidido. Passe.
go-pass-stones = Quem passa entrega uma pedra.
go-dead-title = Pedras mortas
go-dead-text = Pedras que não podem ser salvas são marcadas como mortas antes da contagem. Vocês decidem isso de comum acordo.
go-dead-goal = Toque na pedra preta perdida: ela fica marcada, ou não.
go-area-title = Contagem
go-area-text = Cada lado conta suas pedras vivas e os pontos vazios que só elas cercam. Vence o número maior.
go-territory-title = Contagem
go-territory-text = Cada lado conta os pontos vazios que só ele cerca e as pedras que capturou. Vence o número maior.
go-komi-line = Branco joga depois e recebe { $komi } pontos por isso.
go-handicap-title = Handicap
go-handicap-text = Preto começa com { $stones } pedras no tabuleiro. Branco joga primeiro.
go-seat-stones-title = Pedras iniciais
go-seat-stones-text = Como na China antiga, há no começo duas pedras de cada lado no tabuleiro. Branco joga primeiro.

## As regras de gomoku

gomoku-five-title = Cinco em linha
gomoku-five-text = Cada um coloca uma pedra na sua vez. { $first } começa. Cinco em linha vencem: na horizontal, na vertical ou na diagonal.
gomoku-five-goal = Faça cinco em linha.
gomoku-full = Quando o tabuleiro fica cheio, há empate.
gomoku-more-title = Mais de cinco
gomoku-more-text = Seis em linha ou mais também vencem.
gomoku-more-goal = Vença com uma pedra.
gomoku-exactly-title = Exatamente cinco
gomoku-exactly-text = Só cinco em linha vencem. Seis ou mais, não.
gomoku-exactly-goal = Faça seis em linha.
gomoku-exactly-done = Seis em linha, e ninguém venceu.
gomoku-overline-title = Preto: nada de seis
gomoku-overline-text = Preto começa e por isso tem limites. Mais de cinco em linha é proibido para Preto. Já Branco vence assim.
gomoku-overline-goal = Tente fazer seis em linha.
gomoku-blocked-title = Sem bloqueio
gomoku-blocked-text = Cinco não vencem quando há uma pedra do outro lado em cada uma das duas pontas.
gomoku-blocked-goal = Faça um cinco que vença.
gomoku-threes-title = Preto: sem dois três
gomoku-threes-text = Preto não pode formar dois três abertos com uma só pedra. Um três é aberto quando pode virar um quatro com as duas pontas livres.
gomoku-threes-goal = Tente o ponto marcado.
gomoku-fours-title = Preto: sem dois quatros
gomoku-fours-text = Preto não pode formar dois quatros com uma só pedra. Só um cinco formado pela mesma pedra vale mais que tudo isso.
gomoku-fours-goal = Tente o ponto marcado.
gomoku-swap-title = Swap
gomoku-swap-text = Uma pessoa coloca as três primeiras pedras. Depois, a outra escolhe a cor.
gomoku-swap-goal = Coloque três pedras: preta, branca, preta.
gomoku-swap-done = Agora a outra pessoa escolhe preto ou branco.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Uma pessoa coloca as três primeiras pedras. A outra escolhe a cor, ou coloca mais duas e deixa a escolha para a primeira.
gomoku-swap-two-goal = Coloque três pedras: preta, branca, preta.
gomoku-swap-two-done = Agora a outra pessoa escolhe a cor ou coloca mais duas pedras.

## As regras de quatro em linha

connect-four-drop-title = Soltar uma ficha
connect-four-drop-text = { $first } começa. Escolha uma coluna: a ficha cai até o lugar livre mais baixo.
connect-four-drop-goal = Solte uma ficha.
connect-four-win-title = Quatro em linha
connect-four-win-text = Vence quem faz quatro em linha: na horizontal, na vertical ou na diagonal.
connect-four-win-goal = Faça quatro na horizontal.
connect-four-slanting-title = Na diagonal
connect-four-slanting-text = É fácil não notar as linhas diagonais. Olhe bem antes de soltar a ficha.
connect-four-slanting-goal = Ache a ficha vencedora.
connect-four-column-title = Uma coluna cheia
connect-four-column-text = Em uma coluna só cabem tantas fichas quantos lugares ela tem.
connect-four-column-goal = Tente a coluna cheia.
connect-four-draw-title = Empate
connect-four-draw-text = Quando o tabuleiro fica cheio e ninguém tem quatro em linha, há empate.
connect-four-draw-goal = Preencha o último lugar.

## As regras de quatro

four-seat-stone-title = O começo
four-seat-stone-text = { $first } tem desde o começo uma pedra na borda esquerda. { $second } joga primeiro.
four-seat-stone-goal = Coloque uma pedra em um dos pontos.
four-free-title = O começo
four-free-text = { $first } começa e coloca a primeira pedra onde quiser.
four-free-goal = Coloque a primeira pedra.
four-beside-title = Lado a lado
four-beside-text = Uma pedra tem que ficar ao lado de outra, de qualquer cor: acima, abaixo, à esquerda ou à direita. Tocar só no canto não basta.
four-beside-goal = Tente uma casa que só toque um canto.
four-win-title = Quatro em linha
four-win-text = Quatro ou mais em linha vencem: na horizontal, na vertical ou na diagonal.
four-win-goal = Faça quatro em linha.
four-full = Quando o tabuleiro fica cheio, há empate.

## O computador

computer-of-level = Computador (nível { $level })
computer-move-now = Jogar já
computer-pause = Pausa
computer-go-on = Seguir
computer-step = Uma jogada
strip-thinks = Pensando…
strip-computers-turn = Vez: { $side }
setup-people = Duas pessoas
setup-computer = Computador
setup-watch = Assistir
setup-level = { $level } · { $word }
level-first = Primeiros passos
level-beginner = Iniciante
level-easy = Fácil
level-casual = Casual
level-steady = Constante
level-able = Hábil
level-strong = Forte
level-tough = Difícil
level-expert = Especialista
level-master = Mestre
mode-finish = Encerrar cada turno
mode-finish-line = Você confere o turno e depois Encerrar turno!
settings-help = Ajuda
settings-blunder = Avisar de erros
settings-blunder-line = Antes de uma jogada que põe muito a perder, vem uma pergunta.
settings-evaluation = Mostrar quem está na frente
settings-evaluation-line = Uma barra ao lado do tabuleiro tem mais da cor com mais chance de vencer.
hint = Dica
estimate = Quem está na frente?
offer-draw = Propor empate
say-looks = Analisando…
say-no-draw = O computador continua: não quer empate.
say-plays-on = O computador não concorda, então o jogo continua.
say-even = Está igual.
say-leads = Vantagem aproximada de { $side }: { $points }.
blunder-title = Tem certeza?
blunder-answer = { $side } responde: { $then }
blunder-chances = Sua chance de vencer cai de { $best }% para { $this }%.
blunder-play = Jogar
blunder-back = Voltar atrás
hint-because = { $turn } { $reason }.
hint-plain = { $turn } parece o melhor.
hint-pass = Passar
hint-column = A coluna { $column }
reason-only = é a única jogada possível
reason-only-not-losing = é a única jogada que não perde logo
reason-wins = vence
reason-wins-in = { $count ->
    [one] vence com a próxima jogada
   *[other] vence em { $count } jogadas, aconteça o que acontecer
}
reason-delays = { $count ->
    [one] resiste por mais uma jogada
   *[other] é o que resiste mais: { $count } jogadas
}
reason-holds-draw = segura o empate
reason-takes = { $count ->
    [one] captura uma peça
   *[other] captura { $count } peças
}
reason-exchanges = { $count ->
    [one] captura uma peça
   *[other] captura { $count } peças
} e entrega { $given ->
    [one] uma em troca
   *[other] { $given } em troca
}
reason-crowns = faz uma dama
reason-stops-king = impede o outro lado de fazer dama em { $squares }
reason-only-safe = { $count ->
    [one] salva uma pedra que qualquer outra jogada perde
   *[other] salva { $count } pedras que qualquer outra jogada perde
}
reason-saves = { $count ->
    [one] salva a peça em { $squares }
   *[other] salva as peças em { $squares }
}
reason-threatens = { $count ->
    [one] ameaça capturar em { $squares }
   *[other] ameaça capturar em { $squares }
}
reason-restricts = { $count ->
    [0] deixa o outro lado sem jogadas
    [one] deixa ao outro lado uma única jogada
   *[other] deixa ao outro lado só { $count } jogadas
}
reason-free-way = { $count ->
    [one] tem caminho livre para dama, a uma linha
   *[other] tem caminho livre para dama, a { $count } linhas
}
reason-keeps-back = mantém protegida a própria linha de trás
reason-centre = ocupa o centro
reason-hunts = aproxima uma dama da peça que ela persegue
reason-out-of-reach = mantém a peça fora de alcance
reason-joins = se junta { $count ->
    [one] à peça em { $squares }
   *[other] às peças em { $squares }
}
reason-advances = { $count ->
    [one] leva uma pedra à penúltima linha
   *[other] avança uma pedra, a { $count } linhas de virar dama
}
reason-wins-by = { $count ->
    [one] vence por um disco com o melhor jogo
   *[other] vence por { $count } discos com o melhor jogo
}
reason-takes-corner = ocupa o canto
reason-denies-corner = nega ao outro lado o canto { $squares }
reason-gives-corner = cede o canto { $squares }
reason-forces-pass = deixa o outro lado sem jogadas
reason-safe-edge = ocupa de vez um lugar na borda
reason-secures = { $count ->
    [one] garante de vez mais um disco
   *[other] garante de vez mais { $count } discos
}
reason-few-replies = { $count ->
    [one] deixa ao outro lado uma única jogada
   *[other] deixa ao outro lado só { $count } jogadas
}
reason-more-moves = mantém mais jogadas: { $own } contra { $other }
reason-turns-few = { $count ->
    [one] vira um único disco, o que cede pouco
   *[other] vira só { $count } discos, o que cede pouco
}
reason-captures = { $count ->
    [one] captura uma pedra
   *[other] captura { $count } pedras
}
reason-takes-ko = toma o ko
reason-saves-stones = { $count ->
    [one] salva uma pedra em atari
   *[other] salva { $count } pedras em atari
}
reason-lives = { $count ->
    [one] dá vida a uma pedra
   *[other] dá vida a { $count } pedras
}
reason-kills = { $count ->
    [one] mata uma pedra
   *[other] mata { $count } pedras
}
reason-vital-point = toma o ponto vital do espaço do outro lado
reason-makes-eyes = toma o ponto vital do próprio espaço
reason-catches = { $count ->
    [one] prende uma pedra que não consegue escapar
   *[other] prende { $count } pedras que não conseguem escapar
}
reason-atari = { $count ->
    [one] põe uma pedra em atari
   *[other] põe { $count } pedras em atari
}
reason-connects = { $count ->
    [one] conecta uma pedra
   *[other] conecta { $count } pedras
}
reason-cuts = separa as pedras do outro lado
reason-empty-corner = ocupa um canto vazio
reason-neutral = preenche um ponto que não é de ninguém
reason-nothing-left = é o certo: não há mais nada a ganhar
reason-extends = se estende a partir de { $squares }
reason-touches = encosta na pedra em { $squares }
reason-stays-near = trabalha junto com a pedra em { $squares }
reason-approaches = se aproxima da pedra em { $squares }
reason-stops-win = impede a vitória em { $squares }
reason-blocks-win = bloqueia uma vitória
reason-wins-by-fours = { $count ->
    [one] vence na hora
   *[other] vence com { $count } pedras, cada uma formando um quatro
}
reason-wins-by-threats = { $count ->
    [one] vence na hora
   *[other] vence com { $count } pedras, cada uma sendo uma ameaça
}
reason-straight-four = forma um quatro com as duas pontas abertas
reason-two-fours = forma dois quatros ao mesmo tempo
reason-four-and-three = forma um quatro e um três aberto ao mesmo tempo
reason-two-threes = forma dois três abertos ao mesmo tempo
reason-answer-forbidden = forma um quatro cuja única resposta, { $squares }, é proibida
reason-four = forma um quatro que tem que ser respondido em { $squares }
reason-stops-four = impede um quatro que não teria resposta
reason-stops-two-threats = impede duas ameaças ao mesmo tempo
reason-open-three = forma um três aberto
reason-stops-three = detém um três aberto
reason-builds = { $count ->
    [one] prepara um três aberto
   *[other] prepara três abertos em { $count } lugares
}
reason-hinders = ocupa um ponto de que o outro lado precisa
reason-middle = ocupa o centro
reason-two-threats = cria duas ameaças ao mesmo tempo
reason-forces = ameaça vencer em { $squares }, o que tem que ser impedido
reason-lasting = cria uma ameaça duradoura em { $squares }
reason-stops-lasting = acaba com a ameaça em { $squares }
reason-keeps-away = evita as colunas que perdem
reason-most-rows = { $count ->
    [one] participa de uma linha de quatro
   *[other] participa de { $count } linhas de quatro
}
reason-hinders-rows = { $count ->
    [one] corta uma linha do outro lado
   *[other] corta { $count } linhas do outro lado
}
reason-waits = { $count ->
    [one] prepara uma vitória em { $squares }
   *[other] prepara vitórias em { $squares }
}
reason-one-of-few = { $count ->
    [one] é a única jogada que não deixa o outro lado vencer
   *[other] é uma das { $count } jogadas que não deixam o outro lado vencer
}
reason-begins = é um bom lugar para começar
