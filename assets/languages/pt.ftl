# Português. Todas as frases que se leem ao jogar.

app-name = Parlour

## Jogos, lados, regras

game-checkers = Damas
game-checkers-line = Salte e coroe
game-reversi = Reversi
game-reversi-line = Cerque e vire
game-go = Go
game-go-line = Cerque e capture
game-gomoku = Gomoku
game-gomoku-line = Cinco em linha
game-connect-four = Quatro em linha
game-connect-four-line = Solte quatro em linha
game-four = Quatro
game-four-line = Ligue quatro pedras
game-hexdame = Hexdame
game-hexdame-line = Damas em hexágonos
game-hex = Hex
game-hex-line = Ligue suas duas bordas
side-black = Preto
side-red = Vermelho
side-white = Branco
side-navy = Azul
side-yellow = Amarelo
side-plum = Ameixa
side-cream = Creme
side-coral = Coral
side-teal = Azul-petróleo
rules-own = Regras personalizadas
rules-own-line = As regras que vocês escolheram.
rules-handicap = { $stones ->
    [one] uma pedra
   *[other] { $stones } pedras
}
rules-komi = komi { $points }
rules-seat-stones = pedras iniciais
rules-swap = swap
rules-swap-two = swap2
rules-without-swap = sem troca
board-size = { $columns }×{ $rows }
in-a-row = { $count } em linha

## As regras de damas pelo nome

rules-american = Americanas
rules-american-line = É preciso capturar e completar o salto; a dama anda uma casa.
rules-house = Da casa
rules-house-line = Capture se quiser, pare quando quiser.
rules-international = Internacionais
rules-international-line = 10×10, damas voadoras; a pedra captura para trás; lei da maioria.
rules-russian = Russas
rules-russian-line = Damas voadoras; uma pedra que vira dama no meio do salto segue como dama.
rules-brazilian = Brasileiras
rules-brazilian-line = Regras internacionais em tabuleiro 8×8.
rules-pool = Pool
rules-pool-line = Damas voadoras; a pedra captura para trás; vale qualquer captura.
rules-italian = Italianas
rules-italian-line = Lei da maioria; uma pedra não pode capturar uma dama.
rules-spanish = Espanholas
rules-spanish-line = Damas voadoras; lei da maioria; a pedra captura para a frente.
rules-czech = Tchecas
rules-czech-line = Damas voadoras; a dama captura antes da pedra.
rules-frisian = Frísias
rules-frisian-line = 10×10; capturas também por linhas e colunas.
rules-canadian = Canadenses
rules-canadian-line = Regras internacionais em tabuleiro 12×12.
rule-forced = Captura obrigatória
rule-forced-line = Se você pode pular, tem que pular.
rule-forced-off = Com estas regras, ninguém é obrigado a pular.
rule-finish = Saltos até o fim
rule-finish-line = Um salto tem que continuar enquanto for possível.
rule-finish-on = Com estas regras, um salto tem que continuar enquanto for possível.
rule-finish-off = Com estas regras, um salto pode parar depois de qualquer peça.
rule-flying = Damas voadoras
rule-flying-line = Uma dama anda e captura a qualquer distância.
rule-backward = A pedra captura para trás
rule-backward-line = As pedras só andam para a frente, mas capturam nos dois sentidos.
rule-take-kings = Pedra captura dama
rule-take-kings-line = Uma pedra pode capturar uma dama.
rule-crown-at-once = Dama em pleno salto
rule-crown-at-once-line = Uma pedra que toca a última linha continua pulando como dama.
rule-straight = Capturas retas
rule-straight-line = As peças também capturam por linhas e colunas.
rule-rest = A dama tem que descansar
rule-rest-line = Depois de três jogadas seguidas sem captura, uma dama tem que esperar outra peça jogar.
rule-priority = Escolha da captura
rule-priority-free = Qualquer uma
rule-priority-free-line = Escolha a captura que quiser.
rule-priority-most = A maior
rule-priority-most-line = É preciso fazer a captura que toma mais peças.
rule-priority-king = Dama primeiro
rule-priority-king-line = Uma captura com dama vem antes de uma com pedra.
rule-priority-most-kings = Mais, depois damas
rule-priority-most-kings-line = Mais peças; se der igual, mais damas.
rule-priority-italian = Italiana
rule-priority-italian-line = Mais peças; se der igual, com dama, depois mais damas, depois a que toma uma dama antes.
rule-priority-value = Por valor
rule-priority-value-line = O maior valor; uma dama vale quase duas pedras.

## As regras dos outros jogos pelo nome

rules-reversi = Reversi
rules-reversi-line = Cerque uma linha de discos para virá-la. Vence quem tem mais discos.
rules-connect-four = Quatro em linha
rules-connect-four-line = Solte as fichas. A primeira linha vence.
rules-chinese = Chinesas
rules-chinese-line = Contam suas pedras e os pontos que elas cercam.
rules-japanese = Japonesas
rules-japanese-line = Contam os pontos que você cerca e as pedras que captura.
rules-aga = AGA
rules-aga-line = Como as chinesas, mas passar custa uma pedra.
rules-new-zealand = Nova Zelândia
rules-new-zealand-line = Como as chinesas, mas você pode capturar as próprias pedras.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Capture as pedras mortas antes de terminar.
rules-free-style = Estilo livre
rules-free-style-line = Cinco ou mais em linha vencem.
rules-standard = Padrão
rules-standard-line = Exatamente cinco em linha vencem.
rules-renju = Renju
rules-renju-line = Preto não pode formar dois três, dois quatros nem seis em linha.
rules-caro = Caro
rules-caro-line = Exatamente cinco em linha vencem, a não ser com as duas pontas bloqueadas.
rules-seat-stone = Pedra inicial
rules-seat-stone-line = No começo há uma pedra preta na borda esquerda, e Branco joga primeiro.
rules-free = Abertura livre
rules-free-line = O tabuleiro começa vazio, e Preto começa onde quiser.
rules-hexdame-standard = Padrão
rules-hexdame-standard-line = Empate só por acordo ou por tripla repetição.
rules-hexdame-international = Internacionais
rules-hexdame-international-line = Empates como nas damas internacionais, também depois de 25 jogadas de cada lado só com damas.
rules-hex = Hex
rules-hex-line = Ligue suas duas bordas. Não há empates.
mode-hand-over = Confirmar cada turno
mode-hand-over-line = Iniciar turno e depois Encerrar turno!
mode-quick = Rápido

## Início

home-new-game = Nova partida
home-both = { $first } e { $second }
home-to-move = Jogada { $turn }, vez de { $player }
home-resume = Continuar
home-look = Ver partida
safe-start = O Parlour falhou várias vezes logo após iniciar, por isso nenhuma partida foi aberta. Todas as suas partidas estão na biblioteca.
safe-start-killed = Não há relatório, porque o sistema encerrou o Parlour.
safe-start-save = Salvar relatório

home-unfinished = { $count ->
    [one] Outra partida em andamento
   *[other] Outras { $count } partidas em andamento
}

## A biblioteca e quem joga

library = Biblioteca
library-all-games = Todos os jogos
library-unfinished = Em andamento
library-finished = Terminadas
library-to-move = Vez de { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [one] Ver mais uma
   *[other] Ver mais { $count }
}
library-empty = Nenhuma partida ainda.
library-reading = Carregando…
library-none-of-these = Nenhuma partida deste tipo.
library-deleted = Partida excluída.
library-bring-back = Desfazer
library-not-opened = Não é possível abrir esta partida: { $reason }.
library-later = De uma versão mais nova do Parlour
library-files = Backup
library-files-line = Todas as suas partidas e ajustes em um arquivo. Ao restaurar, nada é sobrescrito.
library-back-up = Fazer backup
library-restore = Restaurar backup
library-collection = Exportar todas as partidas: { $game }
library-restored = { $new ->
    [0] Nenhuma partida nova.
    [one] Uma partida restaurada.
   *[other] { $new } partidas restauradas.
} { $known ->
    [0] Nenhuma já estava aqui.
    [one] Uma já estava aqui.
   *[other] { $known } já estavam aqui.
} { $damaged ->
    [0] {""}
    [one] Uma não pode ser lida.
   *[other] { $damaged } não podem ser lidas.
}
backup-writing = Fazendo backup…
backup-done = { $count ->
    [0] Backup salvo, sem partidas.
    [one] Backup salvo com uma partida.
   *[other] Backup salvo com { $count } partidas.
}
backup-left-out = Ficaram de fora porque não podem ser lidas: { $names }.
backup-stop = Parar
restore-reading = Lendo o backup…
restore-working = Restaurando…
restore-what = Neste backup
restore-new = Partidas novas
restore-known = Partidas que já estão aqui
restore-here = Partidas daqui, todas mantidas
restore-later = Partidas novas de uma versão mais nova
restore-later-line = Atualize o Parlour para abri-las.
restore-damaged = Ilegíveis
restore-positions = Posições novas
restore-positions-here = Posições daqui, todas mantidas
restore-tournaments = Torneios novos
restore-tournaments-known = Torneios que já estão aqui
restore-tournaments-done = Torneios restaurados: { $count }.
restore-with-settings = Restaurar também os ajustes
restore-with-settings-line = Eles substituem seus ajustes atuais.
restore-settings-same = Os ajustes são iguais aos seus.
restore-settings-damaged = Os ajustes não podem ser lidos.
restore-now = Restaurar
restore-nothing = Não há nada novo neste backup.
restore-none = Nenhum backup está aberto.
restore-cut = O backup está danificado ou incompleto: { $reason }.
restore-too-new = Este backup é de uma versão mais nova do Parlour. Atualize o Parlour para restaurá-lo.
restore-other = Isto não é um backup.
restore-stopped = Parado. O que foi restaurado fica; restaure outra vez para o resto.
restore-failed = A restauração foi interrompida: { $reason }. Restaure outra vez para o resto.
players = Jogadores
players-none = Dê nomes aos jogadores antes de uma partida, e os resultados são contados aqui.
players-total = { $played ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $played } partidas
}, { $won ->
    [0] { $won } vitórias
    [one] { $won } vitória
   *[other] { $won } vitórias
}
players-against = Contra { $player }
players-score = { $won }–{ $lost }{ $drawn ->
    [0] {""}
    [one] , um empate
   *[other] , { $drawn } empates
}
players-save = Exportar
players-anew = Zerar placar
players-since = Só contam as partidas desde que o placar foi zerado. As anteriores estão todas na biblioteca.
players-all = Contar todas as partidas de novo
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
setup-options = Regras e opções
setup-house-rules = Regras da casa
setup-turns = Como se joga cada turno
setup-seats = Como vocês se sentam
seats-side = Lado a lado
seats-side-line = Tudo fica no mesmo sentido para as duas pessoas.
seats-across = Frente a frente
seats-across-line = Os controles de quem está do outro lado ficam de cabeça para baixo, na borda oposta.
seats-sides = Nas laterais
seats-sides-line = Os controles de cada pessoa ficam virados para a esquerda ou a direita. Para telas largas.
seats-turning = Tabuleiro giratório
seats-turning-line = O tabuleiro vira para quem está na vez.
seats-passed = Passar o aparelho
setup-tournament = Modo torneio
setup-tournament-line = Sem desfazer, sem dicas, sem avisos.
setup-series = Número de partidas
series-one = Uma
series-best = Melhor de { $games }
series-line = As cores são trocadas depois de cada partida. Um empate vale meio ponto para cada lado.
series-game = Partida { $number } de { $games }
series-next = Jogar a partida { $number } de { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } vence. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: empate. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } perdeu as últimas { $count } partidas.
}
equal-level = Tentar o nível { $level } desta vez?
equal-stones = { $count ->
   *[other] Dar { $count } pedras de vantagem a { $player }?
}
equal-begin = Deixar { $player } jogar primeiro desta vez?
equal-time = Dar só { $time } a { $player }?
equal-yes = Sim
equal-no = Não, obrigado
result-between = No total: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , um empate
   *[other] , { $drawn } empates
}
setup-moves-first = { $side }: joga primeiro
setup-moves-second = { $side }: joga depois
setup-opens = { $side }: põe as primeiras pedras
setup-chooses = { $side }: depois escolhe a cor
setup-more-rules = Mais regras
setup-fewer = Ver menos
setup-more-house-rules = Mais regras da casa
setup-more-house-rules-line = Escolha da captura, damas, tabuleiro
setup-board = Tabuleiro
setup-other = Outro
setup-opening = Abertura
setup-goal = Para vencer
setup-goal-line = Vence quem fizer primeiro { $count } em linha: na horizontal, na vertical ou na diagonal.
opening-free = Livre
opening-free-line = Preto coloca a primeira pedra onde quiser.
opening-swap = Swap
opening-swap-line = Quem começa coloca três pedras; depois, a outra pessoa escolhe a cor.
opening-swap-two = Swap2
opening-swap-two-line = Como o swap, mas a outra pessoa pode colocar mais duas pedras e deixar a primeira escolher.
go-size-full = Tabuleiro completo, cerca de uma noite.
go-size-middle = Tabuleiro médio, cerca de uma hora.
go-size-small = Tabuleiro pequeno, cerca de meia hora. Bom para aprender.
go-size-tiny = Tabuleiro minúsculo, para experimentar.
go-size-large = Maior que o tabuleiro completo. Joguem com calma.
go-handicap = Handicap
go-no-handicap = Nenhum
go-handicap-line = { $stones ->
    [0] Sem vantagem.
   *[other] Preto começa com { $stones } pedras nos pontos-estrela, e Branco joga primeiro.
}
go-komi = Komi
go-komi-none = Branco não recebe pontos por jogar depois. Pode dar empate.
go-komi-black = Preto recebe { $points } de komi, mesmo jogando primeiro.
go-komi-whole = Branco recebe { $points } de komi por jogar depois. Pode dar empate.
go-komi-half = Branco recebe { $points } de komi por jogar depois. Não há empate.
rule-seat-stones = Pedras iniciais
rule-seat-stones-line = Como na China antiga: cada lado começa com duas pedras nos cantos, e Branco joga primeiro.
rule-swap = Regra da troca
rule-swap-line = Quem joga em segundo pode ficar com a primeira pedra.
rule-swap-off-line = Sem troca, jogar primeiro é uma clara vantagem.
setup-done = Pronto
setup-names = Ana, João, Júlia, Pedro, Vovó, Vovô
setup-unfinished = { $turns ->
    [one] Sua partida atual, de uma jogada, é mantida. Desfazer a traz de volta.
   *[other] Sua partida atual, de { $turns } jogadas, é mantida. Desfazer a traz de volta.
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
rematch = Revanche
resign = Desistir
agree-draw = Combinar empate
new-game = Nova partida
rules = Regras
settings = Ajustes
turn-of = Vez de { $player }
ready = Você joga com { $side }
strip-turn = { $side }: sua vez
strip-pieces = { $count ->
    [0] { $side }, nenhuma peça
    [one] { $side }, uma peça
   *[other] { $side }, { $count } peças
}
claim-repetition = { $times ->
    [4] Reivindicar empate: quádrupla repetição
   *[other] Reivindicar empate: tripla repetição
}
claim-no-progress = Reivindicar empate: { $moves } jogadas sem progresso
claim-few-pieces = Reivindicar empate: peças insuficientes para vencer

say-chosen = Peça escolhida: { $from }.
say-moves = { $from } vai para { $to }.
say-jumps = { $count ->
    [one] { $from } pula para { $to } e captura uma peça.
   *[other] { $from } pula para { $to } e captura { $count } peças.
}
say-king-me = Dama! As damas andam nos dois sentidos, e o turno acaba aqui.
say-no-previous = Não há jogada anterior para mostrar.
say-previous = Esta é a jogada anterior. Toque de novo para ocultá-la.
say-start-first = Toque primeiro em “{ start-turn }”.
say-computers-turn = É a vez do computador.
say-in-replay = Enquanto se revê o jogo, não dá para jogar.
say-nothing-to-undo = Não há nada para desfazer.
say-nothing-to-redo = Não há nada para refazer.
say-game-goes-on = A partida continua.
say-earlier-match = Sua partida anterior está de volta.
say-not-saved = Não foi possível salvar a partida ({ $reason }). Você pode continuar jogando.
say-put-aside = { $count ->
    [one] Não foi possível ler um arquivo ({ $reason }). Ele foi mantido como { $file }.
   *[other] Não foi possível ler { $count } arquivos (o primeiro: { $reason }). Eles foram mantidos, o primeiro como { $file }.
}
say-unread = { $count ->
    [one] Não foi possível ler um arquivo do disco ({ $file }: { $reason }). Ele fica onde está.
   *[other] Não foi possível ler { $count } arquivos do disco (o primeiro: { $file }, { $reason }). Eles ficam onde estão.
}
say-later = { $count ->
    [one] Uma partida foi salva por uma versão mais nova do Parlour. Ela é mantida como está.
   *[other] { $count } arquivos foram salvos por uma versão mais nova do Parlour. Eles são mantidos como estão.
}
say-unknown-settings = { $count ->
    [one] Um ajuste vem de uma versão mais nova do Parlour. Ele é mantido, mas não usado.
   *[other] { $count } ajustes vêm de uma versão mais nova do Parlour. Eles são mantidos, mas não usados.
}
say-saved-again = Agora está tudo salvo.
say-sketch-kept = Esta posição não foi salva, porque uma versão mais nova do Parlour salvou outra.
say-only-looking = Nada é salvo aqui, porque o Parlour está aberto em outra janela.
say-update-ready = Uma nova versão do Parlour está pronta.
update-now = Atualizar agora
say-leave-unsaved = Não foi possível salvar tudo ({ $reason }). Saia mais uma vez para fechar o Parlour mesmo assim.
occupied = O Parlour já está aberto
occupied-line = Suas partidas estão abertas em outra janela, e as duas se sobrescreveriam. Aqui você pode ver tudo, mas nada será salvo.
occupied-look = Ver sem salvar
occupied-close = Fechar

illegal-game-over = A partida acabou.
illegal-match-full = Uma partida pode ter { $most } jogadas, e esta já tem todas.
illegal-off-board = Isso fica fora do tabuleiro.
illegal-light-square = As peças só andam nas casas escuras.
illegal-empty = Não há peça aí.
illegal-not-yours = Essa peça não é sua.
illegal-blocked = Essa peça não pode se mover.
illegal-must-capture = { $count ->
    [one] Você tem que capturar. A peça marcada pode pular.
   *[other] Você tem que capturar. As peças marcadas podem pular.
}
illegal-must-continue = Complete o salto: siga para uma casa marcada.
illegal-unreachable = Essa peça não pode ir para aí.
illegal-occupied = Já há uma peça aí.
illegal-turn-ends = Seu turno acaba aí.
illegal-nothing = Escolha primeiro uma peça e uma casa.
illegal-must-capture-most = A lei da maioria obriga: outra captura toma mais peças.
illegal-must-capture-with-king = Sua dama pode capturar, e tem que fazer isso antes de uma pedra.
illegal-king-rests = Esta dama já jogou três vezes seguidas. Mova outra peça.
illegal-no-flips = Nenhum disco viraria aí.
illegal-cannot-pass = Você pode jogar, então não pode passar.
illegal-suicide = A pedra não teria nenhuma liberdade aí.
illegal-ko = Ko: jogue antes em outro lugar.
illegal-superko = Isso repetiria uma posição anterior do tabuleiro inteiro.
illegal-overline = Proibido para Preto: mais de cinco em linha.
illegal-double-four = Proibido para Preto: dois quatros ao mesmo tempo.
illegal-double-three = Proibido para Preto: dois três abertos ao mesmo tempo.
illegal-column-full = Esta coluna está cheia.
illegal-not-adjacent = Uma pedra tem que ser colocada ao lado de outra.
illegal-choose-first = Escolha antes a sua cor.
illegal-no-choice = Não há nada para escolher agora.
illegal-must-pass = Nenhum disco pode ser virado, então você tem que passar.
illegal-falls = As fichas caem até a casa livre mais baixa.
illegal-nothing-to-count = A contagem começa quando a partida acaba.
illegal-all-alive = Com estas regras, todas as pedras no tabuleiro estão vivas.
illegal-no-claim = Você não pode reivindicar empate agora.

result-wins = { $player } vence
result-draw = Empate
result-turns = { $turns ->
    [0] Nenhuma jogada.
    [one] Uma jogada.
   *[other] { $turns } jogadas.
}
reason-no-pieces = { $loser } ficou sem peças.
reason-no-moves = { $loser } não pode jogar.
reason-resigned = { $loser } desistiu.
reason-agreed = De comum acordo.
reason-repetition = { $times ->
    [4] A mesma posição quatro vezes.
   *[other] A mesma posição três vezes.
}
reason-no-progress = { $moves } jogadas de cada lado sem captura nem jogada de pedra.
reason-few-pieces = Restam peças de menos para vencer.
reason-line = { $length ->
    [3] Três em linha.
    [4] Quatro em linha.
    [5] Cinco em linha.
   *[other] { $length } em linha.
}
reason-connection = As duas bordas estão ligadas.
reason-discs = { $first }–{ $second }.
reason-points = { $points ->
    [0.5] Por meio ponto.
    [1] Por um ponto.
    [one] Por { $points } ponto.
   *[other] Por { $points } pontos.
}
reason-empty-squares = As casas vazias vão para o vencedor.
reason-same = O placar está empatado.
reason-full-board = O tabuleiro está cheio.
reason-no-point = { $side } não tem nenhuma jogada permitida.
reason-time = { $loser } ficou sem tempo.
reason-time-draw = O tempo acabou, mas o adversário já não podia vencer.

## Passar, aberturas e contagem

pass = Passar
swap = Trocar
play-on = Seguir
strip-komi = { $side }, { $komi } de komi
strip-stone = Sua pedra: { $side }
strip-choice = Sua escolha
moves-pass = passa
moves-swap = troca
moves-play-on = a partida continua
moves-chose = { $player } joga com { $side }
moves-place-two = { $player } coloca mais duas
say-places = { $side } em { $square }.
say-swaps = { $side } fica com a primeira pedra.
say-turns-over = { $count ->
    [one] Um disco vira.
   *[other] { $count } discos viram.
}
say-takes = { $count ->
    [one] Uma pedra capturada.
   *[other] { $count } pedras capturadas.
}
say-passed = { $side } passa.
say-cannot-move = { $side } não pode jogar. { $other } joga de novo.
say-chose = { $player } joga com { $side }.
opening-placing = { $player } coloca três pedras: duas para { $first }, uma para { $second }.
opening-placing-two = { $player } coloca mais duas: uma para { $second }, uma para { $first }.
opening-may-swap = { $player } pode ficar com a primeira pedra: basta tocar nela.
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
count-even = O placar está empatado
count-hint = Toque em um grupo para marcá-lo como morto ou vivo.
count-open = As áreas marcadas ainda não estão fechadas.
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
access-less = Menos
access-greater = Mais
access-avatar = Mudar imagem
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
access-title = Título
text-cancel = Cancelar
access-empty = { $square }, livre
access-man = { $square }, { $side }
access-king = { $square }, dama, { $side }
access-can = { $square }, pode-se escolher
access-chosen = { $square }, escolhida

## Relógios

setup-clock = Relógio
clock-none = Nenhum
clock-more = Mais relógios
clock-more-line = Com espera, byo-yomi, ampulheta, tempo por jogada
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
time-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
time-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, espera { $delay }
clock-bronstein = { $main }, devolve até { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } em { $period }
clock-hourglass = Ampulheta, { $main }
clock-per-turn = { $time } por jogada
clock-sudden-death-words = { $main } por lado
clock-fischer-words = { $main } por lado, mais { $increment } por jogada
clock-delay-words = { $main } por lado, após uma espera de { $delay } em cada jogada
clock-bronstein-words = { $main } por lado, com até { $delay } de volta por jogada
clock-byo-yomi-words = { $main } por lado, depois { $periods } períodos de { $period } por jogada
clock-canadian-words = { $main } por lado, depois { $period } para cada { $stones } jogadas
clock-hourglass-words = Ampulheta: { $main } por lado; o tempo que você gasta vai para o adversário
clock-per-turn-words = { $time } para cada jogada
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $count } jogadas
}
clock-waits = espera { $seconds } s
clock-ready = Tudo pronto?
clock-paused = Os relógios estão em pausa
clock-next = Agora corre o relógio de { $player }.
clock-start = Iniciar relógios
clock-go-on = Continuar

## Rever

replay = Rever
replay-start = Início da partida
replay-turn = Jogada { $turn } de { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Mais duas pedras serão colocadas.
replay-chose-side = As cores foram escolhidas.
replay-play-on = Não há acordo, e a partida continua.
replay-settled = Há acordo sobre as pedras mortas, e é feita a contagem.
replay-resigned = { $player } desiste.
replay-claimed = O empate é reivindicado.
replay-agreed = O empate é combinado.
replay-flag = { $player } fica sem tempo.
replay-done = Pronto
replay-play-from-here = Jogar daqui

## A match that is looked at again

review = Análise
review-stop = Parar a análise
review-before = Momento-chave anterior
review-next = Próximo momento-chave
review-better-turn = Melhor jogada
review-show-better = Ver a melhor jogada
review-hide-better = Ocultar a melhor jogada
review-try-again = Tentar de novo daqui
review-try-computer = Tentar de novo contra o computador
review-first-look = Olhada rápida: { $done } de { $all }
review-closer-look = Mais a fundo: { $done } de { $all }
review-compares = Comparando jogadas melhores…
review-stopped = A análise foi interrompida. Você pode continuá-la.
review-unknown = Esta jogada ainda não foi analisada.
review-best = Foi a melhor jogada: { $because }
review-as-good = { $turn } valia tanto quanto a melhor jogada.
review-cost = { $turn } baixou a chance de vencer de { $before }% para { $after }%.
review-better = Melhor: { $because }
review-line = Depois: { $turns }
review-show = Mostrar
review-back = Voltar à partida
review-moments = { $count ->
    [0] Nenhuma jogada custosa.
    [one] Um momento-chave.
   *[other] { $count } momentos-chave.
}
say-tries-again = { $turns ->
    [0] Você joga desde o início. A partida original fica na biblioteca.
   *[other] Você joga a partir da jogada { $turns }. A partida original fica na biblioteca.
}
say-play-from = { $turns ->
    [0] Você joga desde o início. Refazer traz de volta as jogadas seguintes.
   *[other] Você joga a partir da jogada { $turns }. Refazer traz de volta as jogadas seguintes.
}
say-play-on-from = Você joga a partir da jogada { $turns }.

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
editor-help-put = Toque em uma casa para pôr a peça, e de novo para tirá-la.
editor-help-stone = Toque em um ponto para pôr uma pedra, e de novo para tirá-la.
editor-help-cell = Toque em uma casa para pôr uma pedra, e de novo para tirá-la.
editor-help-take = Toque em uma peça para tirá-la.
editor-help-drop = Toque em uma coluna para soltar uma ficha.
editor-help-column = Toque em uma coluna para tirar a ficha mais alta.
editor-copied = Posição copiada.
editor-pasted = Posição colada. Desfazer traz a outra de volta.
editor-uncrowned = Uma pedra na última linha vira dama. Ponha uma dama ali.
editor-uncrowned-cell = Uma pedra em uma borda do fundo vira dama. Ponha uma dama ali.
editor-no-liberty = A pedra marcada não tem nenhuma liberdade, então já teria sido capturada.
editor-both-won = Os dois lados têm o bastante em linha, mas a partida acabou com a primeira.
editor-over = { $why } A partida já teria acabado.
editor-no-turns = Nenhum dos lados pode jogar.
editor-uneven = Nenhuma partida de verdade chega aqui a { $first } contra { $second }, mas você pode jogar assim.
editor-prisoners = Capturadas por { $black }: { $first }. Capturadas por { $white }: { $second }.
setup-position = Posição inicial
setup-position-line = Um problema, um estudo, uma partida de um livro: comece onde quiser.
setup-position-own = A posição que você montou
setup-position-unfit = Sua posição não combina com estas regras, então a partida começa como sempre.
setup-position-change = Mudar
setup-position-usual = Início comum

## Análise

study = Análise
study-line = A partida fica como está.
study-in-game = Jogada { $number }: { $turn }
study-beside = Variante, jogada { $number }: { $turn }
study-ways = Anotado a partir daqui
study-game = Voltar à partida
study-remove = Excluir esta variante
study-write = Comentário
study-play = Jogadas
study-circle = Círculo
study-arrow = Seta
study-letter = Letra
study-clear = Remover as marcas
study-full = Não há espaço para mais notas: no máximo { $turns } jogadas ao lado da partida e { $size } KB de texto.

## Registros

record = Compartilhar e importar
record-own = Esta partida
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Transcrição, todas as jogadas em uma linha
record-copy = Copiar
record-save = Salvar arquivo
record-share = Compartilhar
picture = Compartilhar imagem
animation = Animação
animation-too-long = Uma animação mostra no máximo { $most } jogadas.
booklet = Imprimir livreto
paper-metric = A4
paper-letter = Carta
booklet-solutions = Soluções
booklet-puzzles = { $count ->
    [one] Um problema, com a solução no fim
   *[other] { $count } problemas, com as soluções no fim
}
record-other = Importar partida
record-other-about = Importe uma partida de outro lugar: damas e Hexdame em PDN; Go, gomoku, Hex e reversi em SGF ou GGF; ou qualquer jogo como uma linha de jogadas. Sua partida atual é mantida, e Desfazer a traz de volta.
record-paste = Colar
record-open = Abrir arquivo
record-drop = Você também pode soltar um arquivo na janela.
record-copied = Registro copiado.
record-saved = Salvo como { $place }.
record-taken = { $turns ->
    [0] Partida sem jogadas importada.
    [one] Partida de uma jogada importada.
   *[other] Partida de { $turns } jogadas importada.
}
record-left-out = { $count ->
    [one] Um comentário ou variante ficou de fora.
   *[other] { $count } comentários e variantes ficaram de fora.
}
record-take-part = { $turns ->
    [one] Importar a jogada antes do erro
   *[other] Importar as { $turns } jogadas antes do erro
}
record-so-far = Partidas lidas: { $count }
record-stop = Parar
record-imported = Novas: { $new }. Já estavam aqui: { $same }. Ilegíveis: { $unreadable }.
record-stopped = Interrompido.
record-no-game = Não há nenhuma partida neste texto.
record-not-written = Esta partida não pode ser exportada. { $reason }
record-no-clipboard = Este dispositivo não tem área de transferência. Salve o registro como arquivo ou abra um.
record-nothing-copied = Não há texto na área de transferência.
record-no-dialog = Este sistema não tem janela de arquivos. Cole o registro ou solte o arquivo na janela do jogo.
record-not-here = Este dispositivo não faz isso.
record-too-large = O arquivo é grande demais para um registro: mais de { $size } MB.
record-not-a-file = Isto não é um arquivo.
record-failed = Não deu certo: { $reason }.
record-line = Linha { $line }: { $what }
record-missing = Falta algo aqui.
record-unexpected = Não dá para entender “{ $found }”.
record-unclosed = “{ $sign }” é aberto, mas nunca fechado.
record-misplaced = As peças não podem ficar assim.
record-other-game = Este registro é de outro jogo ({ $kind }).
record-too-much = Isto é demais. O limite é { $most }.
record-late-setup = Pedras são acrescentadas no meio da partida, o que nenhuma jogada faz.
record-not-a-turn = “{ $turn }” não é uma jogada.
record-ambiguous = “{ $turn }” poderia significar { $turns }.
record-out-of-turn = “{ $turn }” é uma jogada do adversário.
record-illegal = { $turn } não é possível. { $why }
record-illegal-squares = { $turn } não é possível. { $why } ({ $squares })

## Partidas por link

setup-by-link = Por link
link-about = Vocês jogam em dois aparelhos. Depois de cada jogada, envie um link em qualquer mensagem ou mostre-o como código. Ao abri-lo, aparece a partida com a jogada.
link-hints = Permitir dicas
link-hints-line = Dicas, avisos e a barra de avaliação, para as duas pessoas.
link-you = Você · { $role }
link-apart = Por link · { $role }
link-received = Recebeu um link?
link-received-line = Copie a mensagem com o link e cole-a aqui.
link-paste = Colar link
link-invite = Convidar { $player }
link-send-move = Enviar sua jogada a { $player }
link-send-result = Enviar o resultado a { $player }
link-send-offer = Enviar sua proposta a { $player }
link-not-sent = Ainda não enviado. Você ainda pode voltar atrás.
link-moves-first = { $player } joga primeiro.
link-send = Enviar
link-code = Mostrar código
link-waiting = Aguardando { $player }
link-sent-on = Enviado em { $date }
link-again = Enviar de novo
link-offers-draw = { $player } propõe empate
link-offers-play-on = { $player } quer retomar a partida
link-offers-end = { $player } diz que o tempo acabou
link-offer-line = Concorde ou recuse.
link-agree = Concordar
link-decline = Recusar
link-propose-count = Enviar contagem
link-title = Enviar
link-scan = Aponte a câmera do outro aparelho para este código ou envie o link.
link-too-long = Esta partida é longa demais para um código. Envie o link ou salve-o como arquivo.
link-share = Compartilhar link
link-copy = Copiar link
link-save = Salvar arquivo
link-scanned = Código lido
link-with-names = Nomes no link
link-with-names-line = Quem tiver o link pode lê-los.
link-with-draw = Propor empate
link-with-draw-line = Sua proposta vai junto com a jogada.
link-copied = Link copiado. Cole-o em uma mensagem.
link-sent-already = Esta jogada já foi enviada, então você não pode voltar atrás.
link-send-first = Envie primeiro sua jogada.
link-not-your-turn = Vez de { $player }. Cole o link quando ele chegar.
link-new = Você joga com { $side }.
link-arrived = { $player } respondeu.
link-same = Este link não traz nada de novo.
link-older = Este link é mais antigo que sua partida. Envie de novo sua última jogada.
link-own-changed = Este link muda uma jogada que você já tinha enviado, a número { $act }.
link-other-match = Este link é de outra partida.
link-other-setup = Este link não tem as regras combinadas.
link-not-theirs-turn = Este link faz uma jogada que cabe a você, a número { $act }.
link-not-theirs-choice = Este link faz uma escolha que cabe a você.
link-not-theirs-claim = Este link reivindica empate em seu nome.
link-not-theirs-resign = Este link desiste em seu nome.
link-not-theirs-draw = Este link encerra a partida com um empate que você não propôs.
link-not-theirs-count = Este link encerra a partida com uma contagem que você não propôs.
link-not-theirs-play-on = Neste link a partida continua depois da contagem, o que você não propôs.
link-not-theirs-end = Este link encerra a partida por tempo, e você não concordou com isso.
link-not-theirs-offer = Este link faz uma proposta em seu nome.
link-unchanged = Sua partida não mudou.
link-none = Não há nenhum código de partida nesta imagem.
link-damaged = Este link está danificado: falta uma parte ou há um caractere errado. Peça-o de novo.
link-later = Este link é de uma versão mais nova do Parlour. Atualize o Parlour para abri-lo.
link-impossible = Este link está completo, mas a partida que ele contém não é possível.
link-other-version = Este link é de uma versão do Parlour com outras regras. Atualize o Parlour nos dois aparelhos.
versions = Duas versões
versions-line = A partida deste link é diferente da sua a partir da jogada { $turn }. Decidam de comum acordo qual delas vale.
versions-mine = Neste aparelho
versions-theirs = No link
versions-keep = Manter esta
versions-take = Usar esta
versions-none = Não há nada para decidir.
library-by-link = Por link
library-your-turn = Sua vez desde { $date }
library-to-send = Ainda não enviado
library-their-turn = Aguardando { $player } desde { $date }

## Jogo ao vivo

live-title = Jogar ao vivo
live-line = O Parlour fica aberto nos dois aparelhos, e cada jogada chega na hora.
live-invite = Convidar
live-scan = Abra este convite no outro aparelho. Ele vale para um só aparelho.
live-copy = Copiar convite
live-copied = Convite copiado. Cole-o em uma mensagem.
live-waiting = Aguardando o outro aparelho…
live-here = { $player } está aqui.
live-apart = Conectando com { $player }…
live-end = Desconectar
live-joining = Entrando…
live-left = O outro aparelho se desconectou.
live-not-invited = Outro aparelho já usou este convite. Peça um novo.
live-failed = Não é possível usar a rede ({ $reason }).
live-too-new = O outro aparelho tem uma versão mais nova do Parlour. Atualize o Parlour para jogar ao vivo.
live-too-old = O outro aparelho tem uma versão mais antiga do Parlour. Atualize o Parlour nele para jogar ao vivo.
live-cut = O jogo ao vivo terminou: o outro aparelho enviou algo que o Parlour não entende.
live-damaged = Este convite está danificado. Peça-o de novo.
live-not-here = Neste aparelho não é possível jogar ao vivo com o Parlour. Envie links em vez disso.
live-no-relay = No navegador, só dá para jogar ao vivo por um retransmissor.
live-full = Há aparelhos demais assistindo. O Parlour continua tentando.
live-same-side = Os dois aparelhos jogam do mesmo lado. Abra o convite no aparelho da outra pessoa.
live-elsewhere = Há uma nova jogada em outra partida.
live-said = { $player }: { $phrase }
live-you-said = Você: { $phrase }
live-taken-back = A partida voltou uma jogada.
live-declined = Seu pedido foi recusado.
live-share = Compartilhar convite
live-more = Dizer algo
live-ask-back = Pedir para voltar
live-asked-back = Você pediu para voltar uma jogada.
live-asked-rematch = Você pediu revanche.
live-asks-back = { $player } pede para voltar uma jogada
live-asks-rematch = { $player } pede revanche
live-watching = Você está assistindo ao vivo
live-watched = Você assistiu a esta partida
live-end-watching = Parar de assistir
live-let-watch = Mostrar convite para assistir
live-watchers = { $count ->
    [0] Ninguém está assistindo.
    [one] Um aparelho está assistindo.
   *[other] { $count } aparelhos estão assistindo.
}
live-scan-watch = Quem abrir este convite pode assistir à partida. Ele vale para até 20 aparelhos.
live-clock-line = Por link, o relógio só anda enquanto as duas pessoas estão conectadas ao vivo.
library-watched = Assistida
phrase-hello = Olá!
phrase-well-played = Bem jogado!
phrase-one-moment = Um momento, por favor.
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-goodbye = Tchau!
relays-none = Só conexão direta
relays-publisher = Retransmissor do Parlour
relays-public = Retransmissores públicos de teste
relays-other = Outro retransmissor
relays-none-line = Aparelhos na mesma rede podem se conectar, e muitos outros também. Ninguém mais é contatado. O aparelho da outra pessoa vê o endereço IP deste.
relays-line = Um retransmissor repassa as jogadas quando não há caminho direto até o outro aparelho. Ele vê os dois endereços IP e os horários, mas não a partida.
relays-public-line = A equipe que desenvolve a biblioteca de rede os mantém para testes, sem nenhuma garantia. Um retransmissor vê os dois endereços IP e os horários, mas não a partida.
relays-other-line = Um retransmissor à sua escolha. Ele vê os dois endereços IP e os horários, mas não a partida.
relays-address = Endereço do retransmissor
relays-only = Só pelo retransmissor
relays-only-line = O outro aparelho não vê o endereço IP deste.

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
settings-mute-line = Nenhum som é tocado.
settings-volume-pieces = Peças
settings-volume-signals = Sinais
settings-volume-off = Desativado
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
board-classic = Clássico
board-linen = Linho
board-night = Nogueira escura
board-felt = Feltro
board-paper = Papel
board-contrast = Alto contraste
board-lacquer = Laca vermelha
set-black-red = Preto e vermelho
set-black-white = Preto e branco
set-red-white = Vermelho e branco
set-classic = Clássico
set-navy = Azul-marinho
set-slate = Ardósia e concha
set-flat = Plano
set-red-yellow = Vermelho e amarelo
set-plum-cream = Ameixa e creme
set-wood = Madeira
set-ink = Tinta
set-jade = Jade
set-glass = Vidro
set-agate = Ágata
set-coral-teal = Coral e azul-petróleo
settings-labels = Coordenadas
settings-labels-letters = A1 a H8
settings-labels-numbers = 1 a 32
settings-labels-none = Nenhuma
settings-board = Durante a partida
settings-show-moves = Mostrar jogadas possíveis
settings-show-moves-line = Pontos aonde a peça escolhida pode ir, um anel onde ela tem que capturar.
settings-numbers = Numerar as pedras
settings-numbers-line = Cada pedra mostra o número da sua jogada.
settings-motion = Reduzir movimento
settings-motion-line = As peças mudam de lugar sem deslizar.
settings-motion-off = Desativado
settings-motion-on = Ativado
settings-hand = Mão de jogo
settings-hand-both = As duas mãos
settings-hand-left = Esquerda
settings-hand-right = Direita
settings-hand-line = Com uma só mão, tudo o que você toca ao jogar fica ao alcance do polegar dela.
settings-scan = Controle por acionador
settings-scan-off = Desativado
settings-scan-slow = Lento
settings-scan-middle = Médio
settings-scan-fast = Rápido
settings-scan-line = As opções são oferecidas uma a uma, e um só acionador escolhe: Espaço, Enter, qualquer botão do controle ou um toque em qualquer lugar.
settings-scan-taps = Tocar em qualquer lugar para escolher
settings-scan-taps-line = Com isto desativado, outras pessoas podem tocar na tela como sempre.
settings-gamepad = Controle
gamepad-cross = Direcional ou analógico esquerdo
gamepad-moves = De um comando a outro, e pelo tabuleiro
gamepad-lower = Botão de baixo
gamepad-presses = Escolher
gamepad-right = Botão da direita
gamepad-goes-back = Limpar jogada, ou voltar
gamepad-shoulders = Botões superiores L e R
gamepad-undoes = Desfazer e refazer, e percorrer uma partida ao rever
gamepad-start = Start
gamepad-shows-more = Mais; antes de uma partida, começar
settings-haptics = Resposta ao toque
settings-haptics-off = Desativado
settings-haptics-light = Leve
settings-haptics-strong = Forte
settings-about = Sobre
settings-version = Parlour { $version }. Feito para duas pessoas na mesma tela, sem internet.
settings-version-online = Parlour Online { $version }. Feito para duas pessoas, na mesma tela ou à distância.
settings-credits = Ilustrações feitas para este app. Fontes: Literata e Nunito Sans, SIL Open Font License.
about-line = Licenças e software de terceiros
about-own = Parlour é de código aberto, sob a MIT License ou a Apache License 2.0, à sua escolha.
about-notices = Software de terceiros
about-notices-line = Bibliotecas de terceiros neste app: { $count }. Toque em uma licença para ler.

## As páginas de regras

rules-of = Regras de { $game }
rules-by = Suas regras: { $rules }
lessons = Lições
lessons-line = Aprenda cada jogo em cerca de dois minutos: leia um pouco e depois experimente no tabuleiro.
lessons-offer = Não conhece algum jogo?
lessons-offer-line = Cada jogo tem uma lição de dois minutos, em um tabuleiro pequeno.
lessons-no = Agora não
lesson-new = { $all ->
   *[other] { $all } coisas para experimentar
}
lesson-progress = Feito: { $done } de { $all }
lesson-complete = Tudo feito
lesson-done = Muito bem!
lesson-missed = Isso é permitido, mas não é o que este exercício pede.
lesson-pass = Passar
lesson = Lição
lesson-offer = { $game } é novidade?
lesson-offer-line = Aprenda em dois minutos. A lição está sempre em Regras.
lesson-step = Passo { $step } de { $all }
lesson-over = Você já conhece as regras: { $game }.
lesson-play = Jogar
lesson-previous = Voltar
lesson-next = Próximo
lesson-skip = Pular
lesson-way = O lance: { $squares }
lesson-way-pass = Toque em Passar.

## Problemas

openings = Aberturas
openings-of = { $game }: aberturas
openings-count = Aberturas com nome: { $count }
openings-line = Escolha uma jogada para ver aonde ela leva.
openings-start = A primeira jogada
openings-unnamed = Ainda sem nome
openings-first = Ao início
openings-back = Uma jogada atrás
openings-play = Jogar daqui
openings-end = A variante com nome termina aqui.
openings-more = { $names } e mais { $count }
openings-played = Partidas aqui: { $count }
openings-won = vitórias de { $side }: { $count }
openings-drawn = empates: { $count }
openings-unplayed = Ainda não foi jogada aqui.
openings-other = Outras jogadas
openings-outlook = Opinião do computador
practice = Praticar
practice-due = Para repetir: { $count }
practice-task = Sua cor: { $side }. Encontre as jogadas.
practice-wrong = Essa jogada não é desta abertura.
practice-other = Isso leva a outra abertura: { $name }.
practice-returns = Aí está. Esta abertura volta amanhã.
practice-known = Aprendidas: { $known } de { $all }
practice-next = Outra abertura
ratings = Progresso
ratings-line = Sua pontuação após cada partida contra o computador, entre os níveis.
ratings-none = Jogue contra o computador, e seu progresso aparece aqui.
ratings-games = Partidas contra o computador: { $count }
ratings-unnamed = Sem nome
habits-line = Chances de vencer perdidas nas últimas partidas analisadas ({ $count })
habits-beginning = Começo
habits-middle = Meio
habits-end = Fim
habits-share = { $percent }%
habits-missed-win = vitória perdida: { $count }
habits-gave-win = vitória entregue: { $count }
habits-answer = resposta não vista: { $count }
habits-ground = havia uma jogada melhor: { $count }
themes-share = { $solved } de { $tried }
theme-quick-win = Vitórias rápidas
theme-long-win = Vitórias longas
theme-only-win = A única jogada que vence
theme-hold = Salvar o empate
theme-gain = Ganhar peças
theme-fours = Vencer com quatros
theme-capture = Capturas
theme-ladder = Escadas
theme-kill = Matar grupos
theme-race = Corridas de liberdades
theme-live = Fazer viver
tournament = Torneio
tournament-line = Pessoas e computadores, em um só aparelho ou por link: o app monta os confrontos e mantém a classificação.
tournament-later = Uma versão mais nova do app salvou um torneio. Atualize o app para continuá-lo.
tournament-game = Jogo
tournament-kind = Modalidade
tournament-round-robin = Todos contra todos
tournament-round-robin-line = Cada um joga contra todos os outros.
tournament-double = Turno e returno
tournament-double-line = Cada um joga duas vezes contra todos os outros, uma de cada lado.
tournament-swiss = Sistema suíço
tournament-swiss-line = Em cada rodada, enfrentam-se jogadores com os mesmos pontos.
tournament-knock-out = Eliminatória
tournament-knock-out-line = Quem perde está fora. Em caso de empate, joga-se de novo.
tournament-players = Jogadores
tournament-name = Outro nome
tournament-add = Adicionar
tournament-remove = Retirar do torneio
tournament-draw = Sorteio
tournament-draw-line = A ordem dos jogadores é sorteada.
tournament-number = São necessários de { $least } a { $most } jogadores.
tournament-begin = Começar o torneio
tournament-round = Rodada { $round } de { $rounds }
tournament-won = Vitória no torneio: { $player }
tournament-pairings = Partidas
tournament-bye = { $player } não tem adversário nesta rodada.
tournament-play = Jogar
tournament-enter = Anotar o resultado
tournament-open = Abrir de novo
tournament-standings = Classificação
tournament-games = Vitórias { $won }, empates { $drawn }, derrotas { $lost }
tournament-withdraw = Deixa o torneio
tournament-stay = Fica
tournament-withdrawn = Deixou o torneio
tournament-table = Tabela
tournament-end = Encerrar o torneio
tournament-end-line = Ele passa para os torneios anteriores, e as partidas ficam na biblioteca. Toque de novo para encerrá-lo.
tournament-even = Equilibrar as chances
tournament-even-line = O mais fraco de dois jogadores recebe uma vantagem, conforme as partidas terminadas aqui.
tournament-even-go = No Go, são o direito de começar, o komi e pedras.
tournament-even-time = O mais forte tem menos tempo no relógio.
tournament-even-computer = O computador joga no nível adequado à pessoa.
tournament-even-unknown = Sem uma partida terminada, um jogador não recebe nem dá nada.
tournament-even-games = Partidas que contam: { $count }
tournament-even-level = O computador joga no nível { $level }
tournament-each = { $who }: { $what }
tournament-apart = Jogar por link: uma pessoa está aqui, e a outra, em outro aparelho. O resultado é anotado automaticamente.
tournament-here = { $player } está aqui
tournament-earlier = Torneios anteriores
tournament-continue = Continuar este torneio
tournament-forget = Excluir este torneio
tournament-forget-line = A classificação será excluída. As partidas ficam na biblioteca. Toque de novo para excluí-lo.
tournament-close = Fechar este torneio
tournament-hand-out = Compartilhar a tabela
tournament-print = Imprimir
tournament-copy = Copiar como texto
tournament-share = Compartilhar como texto
tournament-copied = A tabela foi copiada.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = Problemas
puzzles-line = Cada posição tem exatamente uma jogada certa, e o computador provou isso.
puzzles-today = O problema de hoje
puzzles-today-line = Um novo a cada dia, cada dia de outro jogo.
puzzles-days = Dias seguidos: { $days }. Maior sequência: { $most }.
puzzles-solve = Resolver
puzzles-loading = Carregando os problemas deste jogo.
puzzles-missing = Não foi possível carregar os problemas deste jogo. Conecte-se a uma rede e tente de novo.
puzzles-new = Ainda não tentado
puzzles-standing = Pontuação { $rating } · { $solved } de { $tried } resolvidos
puzzles-due = para repetir: { $count }
puzzle-win = Só uma jogada vence.
puzzle-win-in = { $turns ->
    [one] Vença com { $turns } jogada.
   *[other] Vença em { $turns } jogadas.
}
puzzle-hold = Só uma jogada não perde.
puzzle-gain = { $pieces ->
    [one] Ganhe { $pieces } peça.
   *[other] Ganhe { $pieces } peças.
}
puzzle-fours = Vença só com quatros.
puzzle-capture = Capture as pedras em { $square }.
puzzle-ladder = Capture as pedras em { $square } em escada.
puzzle-kill = Não deixe viver as pedras em { $square }.
puzzle-race = Vença a corrida de liberdades contra as pedras em { $square }.
puzzle-live = Faça viver suas pedras em { $square }.
puzzle-show = Mostrar a jogada
puzzle-again = Tentar de novo
puzzle-next = Outro problema
puzzle-print = Imprimir problemas
puzzle-wrong = Essa não é a jogada.
puzzle-refuted = Não é essa. Resposta de { $side }: { $then }
puzzle-rating = Pontuação { $rating }
puzzle-none = Você já tentou todos os problemas deste jogo. Os que você errou voltam depois de alguns dias.
puzzle-search = Procurar novos problemas
puzzle-search-line = O computador pode procurar mais, 30 segundos por vez.
puzzle-stop = Parar
puzzle-searches = O computador joga e procura posições com uma só jogada certa, por 30 segundos no máximo.
puzzle-not-found = Desta vez não encontrou nenhum problema novo.

## As regras de damas

checkers-start-title = O começo
checkers-start-text = Cada lado tem { $men } pedras nas casas escuras. { $first } joga primeiro.
checkers-move-title = Andar
checkers-move-text = Uma pedra anda uma casa para a frente, na diagonal, até uma casa vazia.
checkers-move-goal = A pedra avança uma casa na diagonal. Mova esta.
checkers-jump-title = Capturar
checkers-jump-text = Pule sobre uma peça do adversário até a casa vazia atrás dela, e você captura a peça.
checkers-jump-goal = Pule a outra peça para capturá-la.
checkers-jump-forward = As pedras só pulam para a frente.
checkers-forced-title = Captura obrigatória
checkers-forced-text = Se você pode pular, tem que pular.
checkers-forced-goal = Quem pode capturar é obrigado. Ache a captura.
checkers-backward-title = Capturar para trás
checkers-backward-text = As pedras só andam para a frente, mas pulam também para trás.
checkers-backward-goal = As pedras também capturam para trás. Capture a de trás.
checkers-straight-title = Capturar em linha reta
checkers-straight-text = As peças também pulam reto para a frente, para trás e para os lados: de uma casa escura, sobre a seguinte, até a que vem depois.
checkers-straight-goal = Também se captura em linha reta. Capture a da frente.
checkers-chain-title = Salto após salto
checkers-chain-text = Se a peça pode pular de novo de onde caiu, ainda é o mesmo turno.
checkers-chain-goal = Um turno, vários pulos: capture duas peças.
checkers-removal = As peças capturadas saem no fim do turno. Nenhuma peça pode ser pulada duas vezes.
checkers-most-title = A lei da maioria
checkers-most-text = Se há várias capturas, você tem que escolher a que toma mais peças.
checkers-most-goal = É preciso capturar o máximo possível. Capture duas.
checkers-most-kings-title = A lei da maioria
checkers-most-kings-text = Você tem que escolher a captura que toma mais peças. Se várias tomam o mesmo número, vale a que tem mais damas entre elas.
checkers-most-kings-goal = É preciso capturar o máximo possível. Capture duas.
checkers-most-italian-title = A lei da maioria
checkers-most-italian-text = Você tem que escolher a captura que toma mais peças. Se várias tomam o mesmo número: com dama antes de com pedra, depois mais damas, depois a que captura uma dama primeiro.
checkers-most-italian-goal = É preciso capturar o máximo possível. Capture duas.
checkers-most-value-title = A captura de maior valor
checkers-most-value-text = Você tem que escolher a captura de maior valor. Uma dama vale um pouco menos que duas pedras. Se der no mesmo, a dama captura antes da pedra.
checkers-most-value-goal = É preciso capturar o máximo possível. Capture duas.
checkers-with-king-title = A dama vem primeiro
checkers-with-king-text = Quando uma dama e uma pedra podem capturar, é a dama que tem que capturar.
checkers-with-king-goal = A dama captura antes da pedra. Use a dama.
checkers-no-kings-title = Pedras e damas
checkers-no-kings-text = Uma pedra não pode capturar uma dama. Só outra dama pode.
checkers-no-kings-goal = Uma pedra não pode capturar uma dama. Tente.
checkers-crown-title = Virar dama
checkers-crown-text = Uma pedra que termina o turno na última linha vira dama.
checkers-crown-goal = Chegue à última linha para virar dama.
checkers-crown-ends = O turno sempre acaba aí, mesmo depois de um salto.
checkers-crown-at-once-title = Dama em pleno salto
checkers-crown-at-once-text = Uma pedra que pula até a última linha vira dama na hora e continua pulando como dama.
checkers-crown-at-once-goal = Coroada no meio do pulo, siga como dama. Capture duas.
checkers-crown-passes-title = Só de passagem
checkers-crown-passes-text = Uma pedra que pode continuar pulando a partir da última linha segue em frente e continua sendo pedra.
checkers-crown-passes-goal = Pule pela última linha. A pedra continua pedra.
checkers-king-title = Damas
checkers-king-text = Uma dama anda e pula uma casa de cada vez, para a frente ou para trás.
checkers-king-goal = A dama move uma casa, também para trás. Mova-a.
checkers-flying-title = Damas voadoras
checkers-flying-text = Uma dama vai tão longe quanto quiser por uma linha livre, para a frente e para trás.
checkers-flying-goal = A dama voa pela diagonal. Mova-a para longe.
checkers-flying-jump-title = A dama captura de longe
checkers-flying-jump-text = Uma dama pula uma peça a qualquer distância e cai em qualquer casa vazia atrás dela.
checkers-flying-jump-goal = A dama captura de longe. Capture a pedra.
checkers-rest-title = A dama tem que descansar
checkers-rest-text = Uma dama que jogou três vezes seguidas tem que esperar até que outra peça sua jogue. Isso vale enquanto você tiver pedras.
checkers-rest-goal = Após três lances seguidos, a dama descansa. Tente.
checkers-end-title = Vencer
checkers-end-text = Você vence quando o adversário fica sem peças ou não pode jogar.
checkers-end-goal = Deixe o adversário sem jogadas e você vence.
checkers-draw-title = Empate
checkers-draw-text = A partida empata quando os dois concordam. Quem está na vez também pode reivindicar o empate.
checkers-draw-repetition = Quando a mesma posição aparece pela { $times ->
    [2] segunda
    [3] terceira
    [4] quarta
   *[other] { $times }ª
} vez.
checkers-draw-quiet = Depois de { $quiet } jogadas de cada lado sem captura nem jogada de pedra.
checkers-draw-three = Com três peças contra uma dama, há { $three } jogadas para vencer.
checkers-draw-two = Com duas peças, ou uma só, contra uma dama, há { $two } jogadas para vencer.

## As regras de reversi

reversi-play-title = Colocar um disco
reversi-play-text = { $first } joga primeiro. Coloque um disco de modo que uma linha de discos do adversário fique cercada entre ele e outro dos seus. Todos os discos cercados viram.
reversi-play-goal = Feche a outra cor entre dois discos seus.
reversi-lines-title = Todas as direções de uma vez
reversi-lines-text = Um disco cerca linhas nas oito direções: na horizontal, na vertical e na diagonal.
reversi-lines-goal = Todas as direções contam. Vire seis de uma vez.
reversi-nothing-title = Tem que virar algo
reversi-nothing-text = Você não pode jogar onde nenhum disco viraria.
reversi-nothing-goal = Todo lance precisa virar algo. Tente o canto.
reversi-pass-title = Passar
reversi-pass-text = Se você não pode jogar, passa. Se pode, tem que jogar.
reversi-pass-goal = Quem não pode, passa. Deixe { $second } sem lances.
reversi-end-title = O fim
reversi-end-text = A partida acaba quando nenhum lado pode jogar. Vence quem tem mais discos.
reversi-end-goal = Com o tabuleiro cheio, a maioria vence. Jogue o último.

## As regras de Go

go-play-title = Colocar uma pedra
go-play-text = Cada um, na sua vez, coloca uma pedra onde duas linhas se cruzam. As pedras nunca se movem.
go-play-goal = Coloque uma pedra onde duas linhas se cruzam.
go-capture-title = Capturar
go-capture-text = Os pontos vazios ao lado de uma pedra são suas liberdades. Uma pedra sem liberdades é capturada.
go-capture-goal = Ocupe a última liberdade da pedra branca.
go-group-title = Grupos
go-group-text = Pedras da mesma cor que se tocam ao longo das linhas compartilham suas liberdades. Vivem ou morrem juntas.
go-group-goal = Pedras ligadas vivem ou morrem juntas. Capture as duas.
go-suicide-title = Sem liberdade, sem jogada
go-suicide-text = Você não pode jogar onde sua pedra não teria nenhuma liberdade.
go-suicide-goal = Uma pedra precisa de uma liberdade. Tente o canto.
go-own-stones-title = Capturar as próprias pedras
go-own-stones-text = Você pode jogar onde suas pedras ficam sem liberdade. Então suas próprias pedras são capturadas.
go-own-stones-goal = Tire sua última liberdade: suas pedras saem.
go-first-title = Primeiro, as capturas
go-first-text = Você pode jogar sem liberdade se isso captura pedras do adversário. Elas saem primeiro e abrem espaço.
go-first-goal = A captura vem primeiro. Tome as duas pelo canto.
go-ko-title = Ko
go-ko-text = Uma única pedra que acabou de capturar uma única pedra não pode ser capturada de volta logo em seguida. Jogue antes em outro lugar.
go-ko-goal = Ko: não se recaptura na hora. Tente.
go-superko-title = Ko
go-superko-text = Nenhuma jogada pode repetir uma posição anterior do tabuleiro inteiro. Jogue antes em outro lugar.
go-superko-goal = Nenhuma posição pode voltar. Tente recapturar.
go-eyes-title = Dois olhos
go-eyes-text = Um grupo com dois buracos próprios, chamados olhos, nunca pode ser capturado: ninguém consegue preencher os dois ao mesmo tempo.
go-eyes-goal = Um grupo com dois olhos vive. Faça dois olhos.
go-pass-title = Passar
go-pass-text = Quando não houver mais nada a ganhar, passe. Depois de dois passes seguidos, faz-se a contagem.
go-pass-goal = Nada mais a ganhar. Dois passes encerram a partida.
go-pass-stones = Cada passe custa a você uma pedra.
go-dead-title = Pedras mortas
go-dead-text = Pedras que não podem ser salvas são marcadas como mortas antes da contagem. Vocês decidem isso de comum acordo.
go-dead-goal = Antes da contagem, marque a pedra perdida.
go-area-title = Contagem
go-area-text = Cada lado conta suas pedras vivas e os pontos vazios que só elas cercam. Vence a pontuação maior.
go-area-goal = Contam pedras vivas e pontos cercados. O maior total vence.
go-territory-title = Contagem
go-territory-text = Cada lado conta os pontos vazios que só ele cerca e as pedras que capturou. Vence a pontuação maior.
go-territory-goal = Contam pontos cercados e capturas. O maior total vence.
go-komi-line = Branco joga depois e recebe { $komi } pontos por isso.
go-handicap-title = Handicap
go-handicap-text = Preto começa com { $stones } pedras no tabuleiro. Branco joga primeiro.
go-seat-stones-title = Pedras iniciais
go-seat-stones-text = Como na China antiga, cada lado começa com duas pedras no tabuleiro. Branco joga primeiro.

## As regras de gomoku

gomoku-five-title = Cinco em linha
gomoku-five-text = Cada um coloca uma pedra na sua vez. { $first } joga primeiro. Cinco em linha vencem: na horizontal, na vertical ou na diagonal.
gomoku-five-goal = Cinco em linha vencem. Complete a linha.
gomoku-full = Quando o tabuleiro fica cheio, há empate.
gomoku-stop-title = Bloquear a linha
gomoku-stop-text = Quando o adversário tem quatro em linha com uma ponta livre, é preciso fechá-la na hora.
gomoku-stop-goal = O adversário tem quatro. Bloqueie a linha.
gomoku-more-title = Mais de cinco
gomoku-more-text = Seis ou mais em linha também vencem.
gomoku-more-goal = Seis em linha também vencem. Experimente.
gomoku-exactly-title = Exatamente cinco
gomoku-exactly-text = Só cinco em linha vencem. Seis ou mais, não.
gomoku-exactly-goal = Seis em linha não vencem. Experimente.
gomoku-overline-title = Preto: nada de seis
gomoku-overline-text = Preto joga primeiro e por isso tem limites. Mais de cinco em linha é proibido para Preto. Já Branco vence assim.
gomoku-overline-goal = { $first } não pode fazer seis em linha. Tente.
gomoku-blocked-title = Sem bloqueio
gomoku-blocked-text = Cinco em linha não vencem quando há uma pedra do adversário em cada uma das duas pontas.
gomoku-blocked-goal = Um cinco fechado nas duas pontas não vale. Faça outro.
gomoku-threes-title = Preto: sem dois três
gomoku-threes-text = Preto não pode formar dois três abertos com uma só pedra. Um três é aberto quando pode virar um quatro com as duas pontas livres.
gomoku-threes-goal = { $first } não pode fazer dois três abertos. Tente.
gomoku-fours-title = Preto: sem dois quatros
gomoku-fours-text = Preto não pode formar dois quatros com uma só pedra. Uma pedra que faz cinco em linha é sempre permitida.
gomoku-fours-goal = { $first } não pode fazer dois quatros. Tente.
gomoku-swap-title = Swap
gomoku-swap-text = Uma pessoa coloca as três primeiras pedras. Depois, a outra escolhe a cor.
gomoku-swap-goal = Coloque três pedras. O outro depois escolhe uma cor.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Uma pessoa coloca as três primeiras pedras. A outra escolhe a cor, ou coloca mais duas e deixa a primeira escolher.
gomoku-swap-two-goal = Coloque três pedras. O outro escolhe ou põe mais duas.

## As regras de quatro em linha

connect-four-drop-title = Soltar uma ficha
connect-four-drop-text = { $first } joga primeiro. Escolha uma coluna: a ficha cai até a casa livre mais baixa.
connect-four-drop-goal = Solte uma ficha: ela cai até o fundo.
connect-four-win-title = Quatro em linha
connect-four-win-text = Vence quem faz primeiro quatro em linha: na horizontal, na vertical ou na diagonal.
connect-four-win-goal = Quatro em linha vencem. Complete a linha.
connect-four-slanting-title = Diagonais
connect-four-slanting-text = É fácil não notar as linhas diagonais. Olhe bem antes de soltar uma ficha.
connect-four-slanting-goal = As diagonais também contam. Complete esta.
connect-four-stop-title = Bloquear a linha
connect-four-stop-text = Quando o adversário tem três em linha e o quarta casa está livre, é preciso ocupá-la.
connect-four-stop-goal = O adversário tem três. Bloqueie a linha.
connect-four-column-title = Uma coluna cheia
connect-four-column-text = Em uma coluna cheia não cabem mais fichas.
connect-four-column-goal = Uma coluna cheia não aceita mais. Tente a do meio.
connect-four-draw-title = Empate
connect-four-draw-text = Quando o tabuleiro fica cheio e ninguém tem quatro em linha, há empate.
connect-four-draw-goal = Tabuleiro cheio sem quatro: empate. Complete-o.

## As regras de quatro

four-seat-stone-title = O começo
four-seat-stone-text = { $first } tem desde o começo uma pedra na borda esquerda. { $second } joga primeiro.
four-seat-stone-goal = Coloque uma pedra ao lado de outra.
four-free-title = O começo
four-free-text = { $first } joga primeiro e coloca uma pedra onde quiser.
four-free-goal = Coloque a primeira pedra onde quiser.
four-beside-title = Lado a lado
four-beside-text = Uma pedra tem que ser colocada ao lado de outra, de qualquer cor: acima, abaixo, à esquerda ou à direita. Tocar só no canto não basta.
four-beside-goal = Um canto em comum não basta. Tente.
four-win-title = Quatro em linha
four-win-text = Quatro ou mais em linha vencem: na horizontal, na vertical ou na diagonal.
four-win-goal = Quatro em linha vencem. Complete a linha.
four-full = Quando o tabuleiro fica cheio, há empate.

## As regras de Hexdame

hexdame-start-title = O começo
hexdame-start-text = O tabuleiro tem 61 casas hexagonais. Cada lado tem 16 pedras no canto à sua frente. { $first } joga primeiro.
hexdame-move-title = Andar
hexdame-move-text = Uma pedra anda para uma das três casas à sua frente, se estiver vazia: em linha reta, para a frente à esquerda ou à direita.
hexdame-move-goal = A pedra avança uma casa, em três direções. Mova esta.
hexdame-jump-title = Capturar
hexdame-jump-text = Pule sobre uma peça vizinha do adversário até a casa vazia atrás dela, e você captura a peça. Pula-se nas seis direções.
hexdame-jump-goal = Pule a outra peça para capturá-la.
hexdame-crown-title = Virar dama
hexdame-crown-text = Nove casas ficam ao longo das duas bordas do fundo. Uma pedra que termina o turno em uma delas vira dama.
hexdame-crown-goal = Chegue a uma borda do fundo para virar dama.
hexdame-passes-title = Só de passagem
hexdame-passes-text = Uma pedra que pode continuar pulando a partir de uma borda do fundo segue em frente e continua sendo pedra.
hexdame-passes-goal = Pule pela borda do fundo. A pedra continua pedra.
hexdame-flying-title = Damas voadoras
hexdame-flying-text = Uma dama vai tão longe quanto quiser por uma linha livre, nas seis direções.
hexdame-flying-goal = A dama voa por qualquer linha. Mova-a para longe.
hexdame-flying-jump-title = A dama captura de longe
hexdame-flying-jump-text = Uma dama pula uma peça a qualquer distância e cai em qualquer casa vazia atrás dela.
hexdame-flying-jump-goal = A dama captura de longe. Capture a pedra.

## As regras de Hex

hex-edges-title = Duas bordas para cada um
hex-edges-text = Duas bordas opostas do tabuleiro são suas, e as outras duas, do adversário. Cada um, na sua vez, coloca uma pedra em uma casa vazia; as pedras nunca se movem. { $first } joga primeiro.
hex-edges-goal = Coloque a primeira pedra em qualquer casa.
hex-chain-title = A corrente
hex-chain-text = Pedras da mesma cor estão ligadas quando suas casas se tocam. Ligue suas duas bordas com uma corrente de pedras, reta ou sinuosa, e você vence.
hex-chain-goal = Ligue suas duas bordas. Complete a corrente.
hex-bridge-title = A ponte
hex-bridge-text = Duas pedras com duas casas vazias entre elas formam uma ponte. Se o adversário ocupa uma dessas casas, você ocupa a outra.
hex-bridge-edge = Uma ponte também pode levar à sua borda.
hex-bridge-goal = Faça uma ponte da sua corrente em direção à outra borda.
hex-keep-title = Manter uma ponte
hex-keep-text = Quando o adversário joga dentro de uma ponte, ocupe logo a outra casa. Assim sua corrente continua ligada.
hex-keep-goal = O adversário joga na sua ponte. Ocupe a outra casa.
hex-cut-title = Cortar
hex-cut-text = Só um lado consegue ligar suas bordas, então deter o adversário vale tanto quanto ligar as suas. Ocupe a casa de que a corrente dele precisa.
hex-cut-goal = O adversário está prestes a ligar as bordas. Corte a corrente.
hex-full-title = Sem empates
hex-full-text = Quando todas as casas estão ocupadas, só um de vocês ligou suas duas bordas. Por isso nunca há empate.
hex-full-goal = Nunca há empate. Preencha a última casa.
hex-swap-title = Troca
hex-swap-text = Jogar primeiro é uma vantagem. Por isso { $second } pode ficar com a primeira pedra em vez de colocar uma. A pedra então muda de cor e é espelhada, porque as bordas de { $second } ficam na outra direção.
hex-swap-goal = A primeira pedra é forte. Toque nela para ficar com ela.

## O computador

computer-of-level = Computador (nível { $level })
computer-move-now = Jogar já
program-silent = { $name } não responde
program-again = Perguntar de novo
program-stand-in = Deixar o computador jogar
computer-pause = Pausa
computer-go-on = Reproduzir
computer-step = Uma jogada
strip-thinks = Pensando…
strip-computers-turn = Vez: { $side }
setup-people = Duas pessoas
setup-computer = Computador
setup-watch = Assistir
setup-level = { $level } · { $word }
setup-strength = Força de jogo
setup-strength-of = { $side }: força de jogo
setup-rating = Pontuação: cerca de { $rating }
strength-learns = Joga quase ao acaso. Para a primeira partida.
strength-misses = Erra muito. Bom para aprender.
strength-punishes = Joga bem e vê armadilhas simples.
strength-gives-little = Erra pouco. Um desafio.
strength-full = O mais forte que consegue neste aparelho.
coach = Treinador
coach-line = Ajusta o nível aos seus resultados.
coach-begins = Começa com este nível e segue seus resultados.
coach-knows = Sua pontuação é de cerca de { $rating }, segundo seus resultados.
coach-more-wins = Vencer 2/3
coach-even = Vencer 1/2
coach-fewer-wins = Vencer 1/3
coach-looks = O treinador está olhando a partida.

engine-add = Adicionar um motor…
engine-add-line = Faz outro programa deste computador jogar.
engine-new = Adicionar um motor
engine-change = Alterar o motor
engine-strength = Pensa { $time } por jogada
engine-speaks = Um motor é um programa que joga. Para { $game }, ele precisa falar o protocolo { $protocol }.
engine-trust = Ele roda neste computador com todas as suas permissões, como qualquer programa que você inicia. Adicione apenas um programa em que você confia.
engine-command = Comando
engine-command-line = O programa e suas opções, como em um terminal
engine-name = Nome
engine-name-line = O motor informa quando você o testa
engine-empty = Ainda não definido
engine-time = Tempo por jogada
engine-try = Testar
engine-waits = Aguardando a primeira jogada…
engine-plays = Funciona: jogou { $turn } depois de { $time } s.
engine-fails = Ele não joga: { $reason }
engine-keep = Adicionar aos adversários
engine-keep-line = Teste o motor primeiro. Depois de uma jogada, ele pode ser adicionado.
engine-save = Salvar
engine-remove = Remover
level-first = Primeiros passos
level-beginner = Iniciante
level-easy = Fácil
level-casual = Casual
level-steady = Constante
level-able = Hábil
level-strong = Forte
level-tough = Duro
level-expert = Especialista
level-master = O mais forte
mode-finish = Confirmar cada turno
mode-finish-line = Confira sua jogada e depois Encerrar turno!
settings-help = Ajuda
settings-blunder = Avisar de erros
settings-blunder-line = Antes de uma jogada que custa muito, você é consultado.
settings-evaluation = Mostrar quem está na frente
settings-evaluation-line = Uma barra ao lado do tabuleiro tem mais da cor com mais chance de vencer.
hint = Dica
estimate = Quem está na frente?
values-show = Mostrar o valor das jogadas
values-hide = Ocultar o valor das jogadas
values-discs = Discos de vantagem no final
values-points = Pontos de vantagem no final
values-chance = Chances
values-proven = Jogadas até vencer (+) ou perder (−)
offer-draw = Propor empate
say-looks = Analisando…
say-no-draw = O computador recusa o empate e continua.
say-plays-on = O computador não concorda, então a partida continua.
say-program-silent = { $name } não responde: { $reason }
say-program-gone = { $name } não está entre os motores deste computador.
say-even = A partida está equilibrada.
say-leads = Vantagem aproximada de { $side }: { $points }.
blunder-title = Tem certeza?
blunder-answer = Melhor resposta de { $side }: { $then }
mistake-later = { $side }: { $turn }; mais tarde: { $then }
mistake-loses = O grupo de { $side } em { $square } está provavelmente perdido.
mistake-frees = O grupo de { $side } em { $square } agora está provavelmente a salvo.
blunder-wins = { $side } pode vencer com { $turn }.
blunder-wins-column = { $side } pode vencer na coluna { $column }.
blunder-chances = Sua chance de vencer cai de { $best }% para { $this }%.
blunder-play = Jogar assim mesmo
blunder-back = Voltar atrás
hint-because = { $turn } { $reason }.
hint-plain = { $turn } parece o melhor.
hint-pass = Passar
hint-swap = Trocar
hint-column = A coluna { $column }
reason-only = é a única jogada permitida
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
    [one] uma
   *[other] { $given }
}
reason-crowns = faz uma dama
reason-stops-king = impede o adversário de fazer dama em { $squares }
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
    [0] deixa o adversário sem jogadas
    [one] deixa ao adversário uma única jogada
   *[other] deixa ao adversário só { $count } jogadas
}
reason-free-way = { $count ->
    [one] tem caminho livre para dama, a uma linha
   *[other] tem caminho livre para dama, a { $count } linhas
}
reason-free-way-steps = { $count ->
    [one] tem caminho livre para dama, a um passo
   *[other] tem caminho livre para dama, a { $count } passos
}
reason-keeps-back = mantém protegida a própria linha de trás
reason-keeps-edges = mantém protegidas as próprias bordas de trás
reason-centre = ocupa o centro
reason-hunts = aproxima uma dama da peça que ela persegue
reason-out-of-reach = mantém a peça fora de alcance
reason-joins = se junta { $count ->
    [one] à peça em { $squares }
   *[other] às peças em { $squares }
}
reason-advances = { $count ->
    [one] leva uma pedra a uma linha de virar dama
   *[other] leva uma pedra a { $count } linhas de virar dama
}
reason-advances-steps = { $count ->
    [one] leva uma pedra a um passo de virar dama
   *[other] leva uma pedra a { $count } passos de virar dama
}
reason-wins-by = { $count ->
    [one] vence por um disco com o melhor jogo
   *[other] vence por { $count } discos com o melhor jogo
}
reason-takes-corner = ocupa o canto
reason-denies-corner = nega ao adversário o canto { $squares }
reason-gives-corner = cede o canto { $squares }
reason-forces-pass = deixa o adversário sem jogadas
reason-safe-edge = ocupa de vez uma casa da borda
reason-secures = { $count ->
    [one] garante de vez mais um disco
   *[other] garante de vez mais { $count } discos
}
reason-few-replies = { $count ->
    [one] deixa ao adversário uma única jogada
   *[other] deixa ao adversário só { $count } jogadas
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
reason-vital-point = toma o ponto vital do espaço do adversário
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
reason-cuts = separa as pedras do adversário
reason-empty-corner = ocupa um canto vazio
reason-neutral = preenche um ponto neutro
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
reason-hinders = ocupa um ponto de que o adversário precisa
reason-middle = ocupa o centro
reason-two-threats = cria duas ameaças ao mesmo tempo
reason-forces = ameaça vencer em { $squares }, o que tem que ser impedido
reason-lasting = cria uma ameaça duradoura em { $squares }
reason-stops-lasting = acaba com a ameaça em { $squares }
reason-keeps-away = evita as colunas que perdem
reason-most-rows = { $count ->
    [one] prepara uma linha de quatro
   *[other] prepara { $count } linhas de quatro
}
reason-hinders-rows = { $count ->
    [one] corta uma linha do adversário
   *[other] corta { $count } linhas do adversário
}
reason-waits = { $count ->
    [one] prepara uma vitória em { $squares }
   *[other] prepara vitórias em { $squares }
}
reason-one-of-few = { $count ->
    [one] é a única jogada que não deixa o adversário vencer
   *[other] é uma das { $count } jogadas que não deixam o adversário vencer
}
reason-begins = é um bom lugar para começar
reason-swaps = é o melhor: a primeira pedra é mais forte que qualquer resposta
reason-opens-evenly = é um começo equilibrado: ficar com a pedra rende pouco
reason-secures-edges = garante a ligação de borda a borda
reason-keeps-link = { $count ->
    [one] mantém { $squares } ligada à borda
   *[other] mantém { $squares } ligadas
}
reason-breaks-link = { $count ->
    [one] corta { $squares } da borda
   *[other] separa { $squares }
}
reason-links = { $count ->
    [one] liga { $squares } à borda
   *[other] liga { $squares }
}
reason-bridges = { $count ->
    [one] faz uma ponte até { $squares }
   *[other] faz pontes até { $squares }
}
reason-reaches-edge = faz uma ponte até a própria borda
reason-intrudes = joga em uma ponte e obriga a responder em { $squares }
reason-shortens = { $count ->
    [one] fica a só uma pedra de ligar as bordas
   *[other] fica a só { $count } pedras de ligar as bordas
}
reason-lengthens = { $count ->
    [one] deixa o adversário a uma pedra de ligar as bordas
   *[other] deixa o adversário a { $count } pedras de ligar as bordas
}
reason-develops = é um bom lugar para atacar e defender
