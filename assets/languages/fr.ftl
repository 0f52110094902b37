# Français. Toutes les phrases qui se lisent pendant le jeu.

app-name = Parlour

## Jeux, camps, règles

game-checkers = Dames
game-checkers-line = Sauter et couronner
game-reversi = Reversi
game-reversi-line = Encadrer et retourner
game-go = Go
game-go-line = Entourer et capturer
game-gomoku = Gomoku
game-gomoku-line = Cinq à la suite
game-connect-four = Quatre à la suite
game-connect-four-line = Quatre jetons à la suite
game-four = Quatre
game-four-line = Relier quatre pierres
game-hexdame = Hexdame
game-hexdame-line = Dames sur hexagones
game-hex = Hex
game-hex-line = Relier ses deux bords
side-black = Noir
side-red = Rouge
side-white = Blanc
side-navy = Bleu
side-yellow = Jaune
side-plum = Prune
side-cream = Crème
side-coral = Corail
side-teal = Bleu canard
rules-own = Règles personnalisées
rules-own-line = Les règles que vous avez choisies.
rules-handicap = { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
rules-komi = komi { $points }
rules-seat-stones = pierres de départ
rules-swap = swap
rules-swap-two = swap2
rules-without-swap = sans échange
board-size = { $columns }×{ $rows }
in-a-row = { $count } à la suite

## Les règles des dames par leur nom

rules-american = Américaines
rules-american-line = Prise obligatoire et rafle menée à son terme ; les dames avancent d’une case.
rules-house = Maison
rules-house-line = Prenez si vous voulez, arrêtez-vous quand vous voulez.
rules-international = Internationales
rules-international-line = 10×10, dames volantes ; les pions prennent en arrière ; prise majoritaire.
rules-russian = Russes
rules-russian-line = Dames volantes ; un pion promu en pleine rafle continue comme dame.
rules-brazilian = Brésiliennes
rules-brazilian-line = Règles internationales sur un plateau 8×8.
rules-pool = Pool
rules-pool-line = Dames volantes ; les pions prennent en arrière ; prise au choix.
rules-italian = Italiennes
rules-italian-line = Prise majoritaire ; un pion ne peut pas prendre une dame.
rules-spanish = Espagnoles
rules-spanish-line = Dames volantes ; prise majoritaire ; les pions prennent en avant.
rules-czech = Tchèques
rules-czech-line = Dames volantes ; une dame prend avant un pion.
rules-frisian = Frisonnes
rules-frisian-line = 10×10 ; prises aussi le long des rangées et des colonnes.
rules-canadian = Canadiennes
rules-canadian-line = Règles internationales sur un plateau 12×12.
rule-forced = Prise obligatoire
rule-forced-line = Si vous pouvez sauter, vous devez le faire.
rule-forced-off = Avec ces règles, rien n’oblige à sauter.
rule-finish = Rafle complète
rule-finish-line = Une rafle doit continuer tant que c’est possible.
rule-finish-on = Avec ces règles, une rafle doit continuer tant que c’est possible.
rule-finish-off = Avec ces règles, une rafle peut s’arrêter après n’importe quelle pièce.
rule-flying = Dames volantes
rule-flying-line = Une dame se déplace et prend à toute distance.
rule-backward = Les pions prennent en arrière
rule-backward-line = Les pions ne font qu’avancer, mais prennent dans les deux sens.
rule-take-kings = Un pion prend une dame
rule-take-kings-line = Un pion peut prendre une dame.
rule-crown-at-once = Dame en pleine rafle
rule-crown-at-once-line = Un pion qui touche la dernière rangée continue à sauter comme dame.
rule-straight = Prises droites
rule-straight-line = Les pièces prennent aussi le long des rangées et des colonnes.
rule-rest = Repos des dames
rule-rest-line = Après trois coups de suite sans prise, une dame doit attendre qu’une autre pièce bouge.
rule-priority = Choix de la prise
rule-priority-free = Au choix
rule-priority-free-line = Choisissez la prise que vous voulez.
rule-priority-most = La plus grande
rule-priority-most-line = Il faut jouer la prise qui enlève le plus de pièces.
rule-priority-king = Dame d’abord
rule-priority-king-line = Une prise avec une dame passe avant une prise avec un pion.
rule-priority-most-kings = Nombre, puis dames
rule-priority-most-kings-line = Le plus de pièces ; à égalité, le plus de dames.
rule-priority-italian = Italienne
rule-priority-italian-line = Le plus de pièces ; à égalité, avec une dame, puis le plus de dames, puis une dame au plus tôt.
rule-priority-value = Par valeur
rule-priority-value-line = La plus grande valeur, une dame valant presque deux pions.

## Les règles des autres jeux par leur nom

rules-reversi = Reversi
rules-reversi-line = Encadrez une ligne de pions pour la retourner. Qui a le plus de pions gagne.
rules-connect-four = Quatre à la suite
rules-connect-four-line = Lâchez vos jetons. Le premier alignement gagne.
rules-chinese = Chinoises
rules-chinese-line = Vos pierres et les points qu’elles entourent comptent.
rules-japanese = Japonaises
rules-japanese-line = Les points que vous entourez et les pierres que vous capturez comptent.
rules-aga = AGA
rules-aga-line = Comme les chinoises, mais passer coûte une pierre.
rules-new-zealand = Nouvelle-Zélande
rules-new-zealand-line = Comme les chinoises, mais vous pouvez capturer vos propres pierres.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Capturez les pierres mortes avant la fin.
rules-free-style = Style libre
rules-free-style-line = Cinq à la suite ou plus : gagné.
rules-standard = Standard
rules-standard-line = Exactement cinq à la suite : gagné.
rules-renju = Renju
rules-renju-line = Noir n’a droit ni à deux trois, ni à deux quatre, ni à six à la suite.
rules-caro = Caro
rules-caro-line = Exactement cinq à la suite : gagné, sauf si les deux bouts sont bloqués.
rules-seat-stone = Pierre de départ
rules-seat-stone-line = Une pierre noire est au bord gauche au départ, et Blanc joue en premier.
rules-free = Ouverture libre
rules-free-line = Le plateau est vide au départ, et Noir commence où il veut.
rules-hexdame-standard = Standard
rules-hexdame-standard-line = Nulle seulement d’un commun accord ou par triple répétition.
rules-hexdame-international = Internationales
rules-hexdame-international-line = Nulles comme aux dames internationales, dont 25 coups de chaque côté joués par des dames seules.
rules-hex = Hex
rules-hex-line = Reliez vos deux bords. Pas de partie nulle.
mode-hand-over = Confirmer chaque tour
mode-hand-over-line = Début du tour, puis Fin du tour !
mode-quick = Rapide

## Accueil

home-new-game = Nouvelle partie
home-both = { $first } et { $second }
home-to-move = Coup { $turn }, à { $player } de jouer
home-resume = Reprendre
home-look = Voir la partie
safe-start = Parlour s’est arrêté plusieurs fois juste après son démarrage, aucune partie n’a donc été ouverte. Toutes vos parties sont dans la bibliothèque.
safe-start-killed = Il n’y a pas de rapport, car le système a fermé Parlour.
safe-start-save = Enregistrer le rapport

home-unfinished = { $count ->
    [one] Une autre partie en cours
   *[other] { $count } autres parties en cours
}

## La bibliothèque et qui joue

library = Bibliothèque
library-all-games = Tous les jeux
library-unfinished = En cours
library-finished = Terminées
library-to-move = À { $player } de jouer
library-on = { $state }, { $date }
library-more = { $count ->
    [one] En voir une de plus
   *[other] En voir { $count } de plus
}
library-empty = Aucune partie pour l’instant.
library-reading = Chargement…
library-none-of-these = Aucune partie de ce genre.
library-deleted = Partie supprimée.
library-bring-back = Annuler
library-not-opened = Cette partie ne peut pas être ouverte : { $reason }.
library-later = D’une version plus récente de Parlour
library-files = Sauvegarde
library-files-line = Toutes vos parties et vos réglages dans un seul fichier. À la restauration, rien n’est écrasé.
library-back-up = Sauvegarder
library-restore = Restaurer une sauvegarde
library-collection = Exporter toutes les parties : { $game }
library-restored = { $new ->
    [0] Aucune nouvelle partie.
    [one] Une partie restaurée.
   *[other] { $new } parties restaurées.
} { $known ->
    [0] Aucune n’était déjà là.
    [one] Une était déjà là.
   *[other] { $known } étaient déjà là.
} { $damaged ->
    [0] {""}
    [one] Une est illisible.
   *[other] { $damaged } sont illisibles.
}
backup-writing = Sauvegarde en cours…
backup-done = { $count ->
    [0] Sauvegarde enregistrée, sans partie.
    [one] Sauvegarde enregistrée avec une partie.
   *[other] Sauvegarde enregistrée avec { $count } parties.
}
backup-left-out = Laissées de côté, car illisibles : { $names }.
backup-stop = Arrêter
restore-reading = Lecture de la sauvegarde…
restore-working = Restauration en cours…
restore-what = Dans cette sauvegarde
restore-new = Nouvelles parties
restore-known = Parties déjà ici
restore-here = Parties d’ici, toutes conservées
restore-later = Nouvelles parties d’une version plus récente
restore-later-line = Mettez Parlour à jour pour les ouvrir.
restore-damaged = Illisibles
restore-positions = Nouvelles positions
restore-positions-here = Positions d’ici, toutes conservées
restore-tournaments = Nouveaux tournois
restore-tournaments-known = Tournois déjà ici
restore-tournaments-done = Tournois restaurés : { $count }.
restore-with-settings = Restaurer aussi les réglages
restore-with-settings-line = Ils remplacent vos réglages actuels.
restore-settings-same = Les réglages sont identiques aux vôtres.
restore-settings-damaged = Les réglages sont illisibles.
restore-now = Restaurer
restore-nothing = Rien de nouveau dans cette sauvegarde.
restore-none = Aucune sauvegarde n’est ouverte.
restore-cut = La sauvegarde est endommagée ou incomplète : { $reason }.
restore-too-new = Cette sauvegarde vient d’une version plus récente de Parlour. Mettez Parlour à jour pour la restaurer.
restore-other = Ce n’est pas une sauvegarde.
restore-stopped = Arrêté. Ce qui est restauré est conservé ; restaurez encore une fois pour le reste.
restore-failed = La restauration a été interrompue : { $reason }. Restaurez encore une fois pour le reste.
players = Joueurs
players-none = Donnez des noms aux joueurs avant une partie, et les résultats seront comptés ici.
players-total = { $played ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
players-against = Contre { $player }
players-score = { $won }–{ $lost }{ $drawn ->
    [0] {""}
    [one] , une nulle
   *[other] , { $drawn } nulles
}
players-save = Exporter
players-anew = Remettre les scores à zéro
players-since = Seules les parties jouées depuis la remise à zéro sont comptées. Les précédentes sont toutes dans la bibliothèque.
players-all = Recompter toutes les parties
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
date-and-year = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }

## Préparation

setup-start = Commencer
setup-swap = Inverser
setup-rules = Règles
setup-options = Règles et options
setup-house-rules = Règles maison
setup-turns = Comment vous jouez vos tours
setup-seats = Vos places à table
seats-side = Côte à côte
seats-side-line = Tout est dans le même sens pour les deux.
seats-across = Face à face
seats-across-line = Les commandes de la personne d’en face sont à l’envers, au bord opposé.
seats-sides = Sur les côtés
seats-sides-line = Les commandes de chacun sont tournées vers la gauche ou la droite. Pour écrans larges.
seats-turning = Plateau tournant
seats-turning-line = Le plateau se tourne vers qui doit jouer.
seats-passed = Passer l’appareil
setup-tournament = Mode tournoi
setup-tournament-line = Ni annulation, ni conseils, ni avertissements.
setup-series = Nombre de parties
series-one = Une
series-best = Au meilleur des { $games }
series-line = On échange les couleurs après chaque partie. Une nulle vaut un demi-point pour chacun.
series-game = Partie { $number } sur { $games }
series-next = Jouer la partie { $number } sur { $games }
series-stands = { $series } : { $player } { $points }, { $other } { $others }
series-won = { $series } : { $winner } gagne. { $player } { $points }, { $other } { $others }
series-drawn = { $series } : partie nulle. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } a perdu les { $count } dernières parties.
}
equal-level = Essayer le niveau { $level } cette fois ?
equal-stones = { $count ->
   *[other] Donner { $count } pierres d’avance à { $player } ?
}
equal-begin = Laisser { $player } commencer cette fois ?
equal-time = Ne donner que { $time } à { $player } ?
equal-yes = Oui
equal-no = Non merci
result-between = Au total : { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , une nulle
   *[other] , { $drawn } nulles
}
setup-moves-first = { $side }, joue en premier
setup-moves-second = { $side }, joue en second
setup-opens = { $side }, pose les premières pierres
setup-chooses = { $side }, choisit ensuite une couleur
setup-more-rules = Plus de règles
setup-fewer = Voir moins
setup-more-house-rules = Plus de règles maison
setup-more-house-rules-line = Choix de la prise, dames, plateau
setup-board = Plateau
setup-other = Autre
setup-opening = Ouverture
setup-goal = Pour gagner
setup-goal-line = Gagne qui aligne en premier { $count } à la suite : à l’horizontale, à la verticale ou en diagonale.
opening-free = Libre
opening-free-line = Noir pose la première pierre où il veut.
opening-swap = Swap
opening-swap-line = La première personne pose trois pierres, la seconde choisit une couleur.
opening-swap-two = Swap2
opening-swap-two-line = Comme swap, mais la seconde personne peut poser deux pierres de plus et laisser choisir la première.
go-size-full = Grand plateau, environ une soirée.
go-size-middle = Plateau moyen, environ une heure.
go-size-small = Petit plateau, environ une demi-heure. Idéal pour apprendre.
go-size-tiny = Tout petit plateau, pour essayer.
go-size-large = Plus grand que le grand plateau. Prenez votre temps.
go-handicap = Handicap
go-no-handicap = Aucun
go-handicap-line = { $stones ->
    [0] Pas d’avance.
   *[other] Noir commence avec { $stones } pierres sur les points étoilés, et Blanc joue en premier.
}
go-komi = Komi
go-komi-none = Blanc ne reçoit rien pour jouer en second. La partie peut être nulle.
go-komi-black = Noir reçoit { $points } de komi, bien qu’il joue en premier.
go-komi-whole = Blanc reçoit { $points } de komi car il joue en second. La partie peut être nulle.
go-komi-half = Blanc reçoit { $points } de komi car il joue en second. La partie ne peut pas être nulle.
rule-seat-stones = Pierres de départ
rule-seat-stones-line = Comme dans la Chine ancienne : chaque camp commence avec deux pierres dans les coins, et Blanc joue en premier.
rule-swap = Règle de l’échange
rule-swap-line = La seconde personne peut s’approprier la première pierre.
rule-swap-off-line = Sans échange, jouer en premier est un net avantage.
setup-done = Terminé
setup-names = Emma, Hugo, Léa, Louis, Mamie, Papi
setup-unfinished = { $turns ->
    [one] Votre partie en cours, d’un coup, est conservée. Annuler la ramène.
   *[other] Votre partie en cours, de { $turns } coups, est conservée. Annuler la ramène.
}

## La partie

start-turn = Début du tour
finish-turn = Fin du tour !
clear-moves = Effacer le coup
show-previous = Revoir le coup
hide-previous = Masquer le coup
undo = Annuler
redo = Rétablir
previous = Précédent
home = Accueil
rematch = Revanche
resign = Abandonner
agree-draw = Convenir d’une nulle
new-game = Nouvelle partie
rules = Règles
settings = Réglages
turn-of = À { $player } de jouer
ready = Vous jouez { $side }
strip-turn = { $side }, à vous
strip-pieces = { $count ->
    [0] { $side }, plus aucune pièce
    [one] { $side }, une pièce
   *[other] { $side }, { $count } pièces
}
claim-repetition = { $times ->
    [4] Réclamer la nulle : quadruple répétition
   *[other] Réclamer la nulle : triple répétition
}
claim-no-progress = Réclamer la nulle : { $moves } coups sans progrès
claim-few-pieces = Réclamer la nulle : trop peu de pièces pour gagner

say-chosen = Pièce choisie : { $from }.
say-moves = { $from } va en { $to }.
say-jumps = { $count ->
    [one] { $from } saute en { $to } et prend une pièce.
   *[other] { $from } saute en { $to } et prend { $count } pièces.
}
say-king-me = Dame ! Les dames vont dans les deux sens, et le tour s’arrête ici.
say-no-previous = Il n’y a aucun coup précédent à montrer.
say-previous = Voici le coup précédent. Appuyez encore pour le masquer.
say-start-first = Appuyez d’abord sur « { start-turn } ».
say-computers-turn = C’est à l’ordinateur de jouer.
say-in-replay = On ne joue pas pendant qu’on revoit la partie.
say-nothing-to-undo = Il n’y a rien à annuler.
say-nothing-to-redo = Il n’y a rien à rétablir.
say-game-goes-on = La partie continue.
say-earlier-match = Votre partie précédente est de retour.
say-not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Vous pouvez continuer à jouer.
say-put-aside = { $count ->
    [one] Un fichier n’a pas pu être lu ({ $reason }). Il est conservé sous le nom { $file }.
   *[other] { $count } fichiers n’ont pas pu être lus (le premier : { $reason }). Ils sont conservés, le premier sous le nom { $file }.
}
say-unread = { $count ->
    [one] Un fichier du disque n’a pas pu être lu ({ $file } : { $reason }). Il reste où il est.
   *[other] { $count } fichiers du disque n’ont pas pu être lus (le premier : { $file }, { $reason }). Ils restent où ils sont.
}
say-later = { $count ->
    [one] Une partie a été enregistrée par une version plus récente de Parlour. Elle est conservée telle quelle.
   *[other] { $count } fichiers ont été enregistrés par une version plus récente de Parlour. Ils sont conservés tels quels.
}
say-unknown-settings = { $count ->
    [one] Un réglage vient d’une version plus récente de Parlour. Il est conservé, mais pas utilisé.
   *[other] { $count } réglages viennent d’une version plus récente de Parlour. Ils sont conservés, mais pas utilisés.
}
say-saved-again = Tout est enregistré maintenant.
say-sketch-kept = Cette position n’a pas été enregistrée, car une version plus récente de Parlour en a enregistré une autre.
say-only-looking = Rien n’est enregistré ici, car Parlour est ouvert dans une autre fenêtre.
say-update-ready = Une nouvelle version de Parlour est prête.
update-now = Mettre à jour
say-leave-unsaved = Tout n’a pas pu être enregistré ({ $reason }). Quittez encore une fois pour fermer Parlour quand même.
occupied = Parlour est déjà ouvert
occupied-line = Vos parties sont ouvertes dans une autre fenêtre, et les deux s’écraseraient l’une l’autre. Vous pouvez tout regarder ici, mais rien ne sera enregistré.
occupied-look = Regarder sans enregistrer
occupied-close = Fermer

illegal-game-over = La partie est finie.
illegal-match-full = Une partie peut compter { $most } coups, et celle-ci les a tous.
illegal-off-board = C’est hors du plateau.
illegal-light-square = Les pièces ne vont que sur les cases sombres.
illegal-empty = Il n’y a pas de pièce ici.
illegal-not-yours = Cette pièce n’est pas à vous.
illegal-blocked = Cette pièce ne peut pas bouger.
illegal-must-capture = { $count ->
    [one] Vous devez prendre. La pièce marquée peut sauter.
   *[other] Vous devez prendre. Les pièces marquées peuvent sauter.
}
illegal-must-continue = Finissez la rafle : continuez vers une case marquée.
illegal-unreachable = Cette pièce ne peut pas aller là.
illegal-occupied = Il y a déjà une pièce ici.
illegal-turn-ends = Votre tour s’arrête là.
illegal-nothing = Choisissez d’abord une pièce et une case.
illegal-must-capture-most = La prise majoritaire est obligatoire : une autre prise enlève plus de pièces.
illegal-must-capture-with-king = Votre dame peut prendre, et doit le faire avant un pion.
illegal-king-rests = Cette dame a bougé trois fois de suite. Jouez une autre pièce.
illegal-no-flips = Aucun pion ne se retournerait là.
illegal-cannot-pass = Vous pouvez jouer, donc vous ne pouvez pas passer.
illegal-suicide = La pierre n’aurait aucune liberté là.
illegal-ko = Ko : jouez d’abord ailleurs.
illegal-superko = Cela répéterait une position antérieure de tout le plateau.
illegal-overline = Interdit à Noir : plus de cinq à la suite.
illegal-double-four = Interdit à Noir : deux quatre à la fois.
illegal-double-three = Interdit à Noir : deux trois ouverts à la fois.
illegal-column-full = Cette colonne est pleine.
illegal-not-adjacent = Une pierre doit être posée à côté d’une autre.
illegal-choose-first = Choisissez d’abord votre couleur.
illegal-no-choice = Il n’y a rien à choisir maintenant.
illegal-must-pass = Aucun pion ne peut être retourné, vous devez donc passer.
illegal-falls = Les jetons tombent sur la case libre la plus basse.
illegal-nothing-to-count = On compte quand la partie est finie.
illegal-all-alive = Avec ces règles, toutes les pierres du plateau sont vivantes.
illegal-no-claim = Vous ne pouvez pas réclamer la nulle maintenant.

result-wins = { $player } gagne
result-draw = Partie nulle
result-turns = { $turns ->
    [0] Aucun coup.
    [one] Un coup.
   *[other] { $turns } coups.
}
reason-no-pieces = { $loser } n’a plus de pièces.
reason-no-moves = { $loser } ne peut plus jouer.
reason-resigned = { $loser } abandonne.
reason-agreed = D’un commun accord.
reason-repetition = { $times ->
    [4] Quatre fois la même position.
   *[other] Trois fois la même position.
}
reason-no-progress = { $moves } coups de chaque côté sans prise ni coup de pion.
reason-few-pieces = Il reste trop peu de pièces pour gagner.
reason-line = { $length ->
    [3] Trois à la suite.
    [4] Quatre à la suite.
    [5] Cinq à la suite.
   *[other] { $length } à la suite.
}
reason-connection = Les deux bords sont reliés.
reason-discs = { $first }–{ $second }.
reason-points = { $points ->
    [0.5] D’un demi-point.
    [1] D’un point.
    [one] De { $points } point.
   *[other] De { $points } points.
}
reason-empty-squares = Les cases vides reviennent au gagnant.
reason-same = Les scores sont égaux.
reason-full-board = Le plateau est plein.
reason-no-point = { $side } n’a aucun coup permis.
reason-time = { $loser } n’a plus de temps.
reason-time-draw = Le temps est écoulé, mais l’adversaire ne pouvait plus gagner.

## Passes, ouvertures et décompte

pass = Passer
swap = Échanger
play-on = Continuer
strip-komi = { $side }, { $komi } de komi
strip-stone = Votre pierre : { $side }
strip-choice = À vous de choisir
moves-pass = passe
moves-swap = échange
moves-play-on = la partie continue
moves-chose = { $player } joue { $side }
moves-place-two = { $player } en pose deux de plus
say-places = { $side } en { $square }.
say-swaps = { $side } s’approprie la première pierre.
say-turns-over = { $count ->
    [one] Un pion se retourne.
   *[other] { $count } pions se retournent.
}
say-takes = { $count ->
    [one] Une pierre capturée.
   *[other] { $count } pierres capturées.
}
say-passed = { $side } passe.
say-cannot-move = { $side } ne peut pas jouer. { $other } rejoue.
say-chose = { $player } joue { $side }.
opening-placing = { $player } pose trois pierres : deux pour { $first }, une pour { $second }.
opening-placing-two = { $player } en pose deux de plus : une pour { $second }, une pour { $first }.
opening-may-swap = { $player } peut s’approprier la première pierre : il suffit de la toucher.
choice-title = { $player } choisit
choice-side = Jouer { $side }
choice-side-next = Vous posez la pierre suivante.
choice-side-wait = { $other } pose la pierre suivante.
choice-two = En poser deux
choice-two-wait = Une pour { $second }, une pour { $first }. Puis { $other } choisit.
count-ahead = { $points ->
    [0.5] { $side } mène d’un demi-point
    [1] { $side } mène d’un point
    [one] { $side } mène de { $points } point
   *[other] { $side } mène de { $points } points
}
count-even = Les scores sont égaux
count-hint = Touchez un groupe pour le marquer mort ou vivant.
count-open = Les zones marquées ne sont pas encore fermées.
count-asks = { $player } accepte ?
count-agrees = { $player } accepte
count-stones = { $count ->
    [one] pierre
   *[other] pierres
}
count-territory = territoire
count-prisoners = { $count ->
    [one] prisonnier
   *[other] prisonniers
}
count-komi = komi

## Pour qui écoute

access-back = Retour
access-more = Plus
access-less = Moins
access-greater = Plus
access-avatar = Changer d’image
access-rename = Renommer
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Supprimer
access-close = Fermer
access-first = Au début
access-earlier = Un coup en arrière
access-later = Un coup en avant
access-last = À la fin
access-name = Nom
access-title = Titre
text-cancel = Annuler
access-empty = { $square }, libre
access-man = { $square }, { $side }
access-king = { $square }, dame, { $side }
access-can = { $square }, choix possible
access-chosen = { $square }, choisie

## Pendules

setup-clock = Pendule
clock-none = Aucune
clock-more = Plus de pendules
clock-more-line = Avec délai, byo-yomi, sablier, temps par coup
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, délai { $delay }
clock-bronstein = { $main }, jusqu’à { $delay } rendues
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } en { $period }
clock-hourglass = Sablier, { $main }
clock-per-turn = { $time } par coup
clock-sudden-death-words = { $main } par camp
clock-fischer-words = { $main } par camp, plus { $increment } par coup
clock-delay-words = { $main } par camp, après un délai de { $delay } à chaque coup
clock-bronstein-words = { $main } par camp, jusqu’à { $delay } rendues par coup
clock-byo-yomi-words = { $main } par camp, puis { $periods } périodes de { $period } par coup
clock-canadian-words = { $main } par camp, puis { $period } pour { $stones } coups
clock-hourglass-words = Sablier : { $main } par camp ; le temps utilisé va à l’adversaire
clock-per-turn-words = { $time } pour chaque coup
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
}
clock-waits = attend { $seconds } s
clock-ready = On y va ?
clock-paused = Les pendules sont en pause
clock-next = La pendule va tourner pour { $player }.
clock-start = Lancer les pendules
clock-go-on = Continuer

## Revoir

replay = Revoir
replay-start = Début de la partie
replay-turn = Coup { $turn } sur { $turns }
replay-made = { $player } : { $turn }
replay-place-two = Deux autres pierres seront posées.
replay-chose-side = Les couleurs ont été choisies.
replay-play-on = Pas d’accord : la partie continue.
replay-settled = Les deux sont d’accord sur les pierres mortes, et l’on compte.
replay-resigned = { $player } abandonne.
replay-claimed = La nulle est réclamée.
replay-agreed = La nulle est convenue.
replay-flag = { $player } n’a plus de temps.
replay-done = Terminé
replay-play-from-here = Jouer d’ici

## A match that is looked at again

review = Analyse
review-stop = Arrêter l’analyse
review-before = Moment clé précédent
review-next = Moment clé suivant
review-better-turn = Meilleur coup
review-show-better = Montrer le meilleur coup
review-hide-better = Masquer le meilleur coup
review-try-again = Réessayer d’ici
review-try-computer = Réessayer contre l’ordinateur
review-first-look = Coup d’œil rapide : { $done } sur { $all }
review-closer-look = De plus près : { $done } sur { $all }
review-compares = Comparaison de meilleurs coups…
review-stopped = L’analyse a été arrêtée. Vous pouvez la continuer.
review-unknown = Ce coup n’a pas encore été analysé.
review-best = C’était le meilleur coup : { $because }
review-as-good = { $turn } valait le meilleur coup.
review-cost = { $turn } a fait baisser les chances de gagner de { $before } % à { $after } %.
review-better = Mieux : { $because }
review-line = Ensuite : { $turns }
review-show = Montrer
review-back = Retour à la partie
review-moments = { $count ->
    [0] Aucun coup coûteux.
    [one] Un moment clé.
   *[other] { $count } moments clés.
}
say-tries-again = { $turns ->
    [0] Vous rejouez depuis le début. La partie d’origine reste dans la bibliothèque.
   *[other] Vous rejouez à partir du coup { $turns }. La partie d’origine reste dans la bibliothèque.
}
say-play-from = { $turns ->
    [0] Vous rejouez depuis le début. Rétablir ramène les coups suivants.
   *[other] Vous rejouez à partir du coup { $turns }. Rétablir ramène les coups suivants.
}
say-play-on-from = Vous rejouez à partir du coup { $turns }.

## Setting a position up

editor-title = Composer une position
editor-take-over = Modifier cette position
editor-man = { $side }, pion
editor-king = { $side }, dame
editor-take = Enlever
editor-to-move = À { $side } de jouer
editor-clear = Vider
editor-copy = Copier
editor-start = Départ
editor-whole = Plateau entier
editor-help-put = Touchez une case pour y poser la pièce, et de nouveau pour l’enlever.
editor-help-stone = Touchez un point pour y poser une pierre, et de nouveau pour l’enlever.
editor-help-cell = Touchez une case pour y poser une pierre, et de nouveau pour l’enlever.
editor-help-take = Touchez une pièce pour l’enlever.
editor-help-drop = Touchez une colonne pour y lâcher un jeton.
editor-help-column = Touchez une colonne pour enlever son jeton le plus haut.
editor-copied = Position copiée.
editor-pasted = Position collée. Annuler ramène l’autre.
editor-uncrowned = Un pion sur la dernière rangée devient dame. Posez-y une dame.
editor-uncrowned-cell = Un pion sur un bord du fond devient dame. Posez-y une dame.
editor-no-liberty = La pierre marquée n’a aucune liberté, elle aurait donc été capturée.
editor-both-won = Les deux camps en ont assez à la suite, et la partie s’arrête au premier alignement.
editor-over = { $why } La partie serait déjà finie.
editor-no-turns = Aucun camp ne peut jouer.
editor-uneven = Aucune vraie partie n’arrive ici à { $first } contre { $second }, mais vous pouvez jouer ainsi.
editor-prisoners = Capturées par { $black } : { $first }. Capturées par { $white } : { $second }.
setup-position = Position de départ
setup-position-line = Un problème, une étude, une partie tirée d’un livre : commencez où vous voulez.
setup-position-own = La position que vous avez composée
setup-position-unfit = Votre position ne convient pas à ces règles, la partie commence donc comme d’habitude.
setup-position-change = Modifier
setup-position-usual = Début habituel

## Analyse

study = Analyse
study-line = La partie ne change pas.
study-in-game = Coup { $number } : { $turn }
study-beside = Variante, coup { $number } : { $turn }
study-ways = Noté à partir d’ici
study-game = Retour à la partie
study-remove = Supprimer la variante
study-write = Commentaire
study-play = Coups
study-circle = Cercle
study-arrow = Flèche
study-letter = Lettre
study-clear = Effacer les marques
study-full = Il n’y a plus de place pour des notes : au plus { $turns } coups à côté de la partie et { $size } Ko de texte.

## Notations

record = Partager et importer
record-own = Cette partie
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Transcription, tous les coups sur une ligne
record-copy = Copier
record-save = Enregistrer
record-share = Partager
picture = Partager une image
animation = Animation
animation-too-long = Une animation montre au plus { $most } coups.
booklet = Imprimer un livret
paper-metric = A4
paper-letter = Lettre
booklet-solutions = Solutions
booklet-puzzles = { $count ->
    [one] Un problème, avec sa solution à la fin
   *[other] { $count } problèmes, avec les solutions à la fin
}
record-other = Importer une partie
record-other-about = Importez une partie venue d’ailleurs : dames et Hexdame en PDN ; Go, gomoku, Hex et reversi en SGF ou GGF ; ou n’importe quel jeu en une ligne de coups. Votre partie en cours est conservée, et Annuler la ramène.
record-paste = Coller
record-open = Ouvrir
record-drop = Vous pouvez aussi déposer un fichier sur la fenêtre.
record-copied = Notation copiée.
record-saved = Fichier enregistré : { $place }.
record-taken = { $turns ->
    [0] Partie sans coups importée.
    [one] Partie d’un seul coup importée.
   *[other] Partie de { $turns } coups importée.
}
record-left-out = { $count ->
    [one] Un commentaire ou une variante a été laissé de côté.
   *[other] { $count } commentaires et variantes ont été laissés de côté.
}
record-take-part = { $turns ->
    [one] Importer le coup avant l’erreur
   *[other] Importer les { $turns } coups avant l’erreur
}
record-so-far = Parties lues : { $count }
record-stop = Arrêter
record-imported = Nouvelles : { $new }. Déjà là : { $same }. Illisibles : { $unreadable }.
record-stopped = Arrêté.
record-no-game = Ce texte ne contient aucune partie.
record-not-written = Cette partie ne peut pas être exportée. { $reason }
record-no-clipboard = Cet appareil n’a pas de presse-papiers. Enregistrez la notation dans un fichier, ou ouvrez-en un.
record-nothing-copied = Il n’y a pas de texte dans le presse-papiers.
record-no-dialog = Ce système n’a pas de fenêtre de fichiers. Collez la notation, ou déposez le fichier sur la fenêtre.
record-not-here = Ce n’est pas possible sur cet appareil.
record-too-large = Le fichier est trop gros pour une notation : plus de { $size } Mo.
record-not-a-file = Ce n’est pas un fichier.
record-failed = Cela n’a pas marché : { $reason }.
record-line = Ligne { $line } : { $what }
record-missing = Il manque quelque chose ici.
record-unexpected = « { $found } » est incompréhensible.
record-unclosed = « { $sign } » est ouvert mais jamais fermé.
record-misplaced = Les pièces ne peuvent pas être placées ainsi.
record-other-game = C’est la notation d’un autre jeu ({ $kind }).
record-too-much = C’est trop. La limite est de { $most }.
record-late-setup = Des pierres sont ajoutées en cours de partie, ce qu’aucun coup ne fait.
record-not-a-turn = « { $turn } » n’est pas un coup.
record-ambiguous = « { $turn } » pourrait désigner { $turns }.
record-out-of-turn = « { $turn } » est un coup de l’adversaire.
record-illegal = { $turn } n’est pas possible. { $why }
record-illegal-squares = { $turn } n’est pas possible. { $why } ({ $squares })

## Parties par lien

setup-by-link = Par lien
link-about = Vous jouez sur deux appareils. Après chaque coup, envoyez un lien dans n’importe quel message ou montrez-le sous forme de code. Quand on l’ouvre, on voit la partie avec le nouveau coup.
link-hints = Autoriser les conseils
link-hints-line = Conseils, avertissements et barre d’évaluation, pour vous deux.
link-you = Vous : { $role }
link-apart = Par lien : { $role }
link-received = Lien reçu ?
link-received-line = Copiez le message qui contient le lien, puis collez-le ici.
link-paste = Coller le lien
link-invite = Inviter { $player }
link-send-move = Envoyer votre coup à { $player }
link-send-result = Envoyer le résultat à { $player }
link-send-offer = Envoyer votre proposition à { $player }
link-not-sent = Pas encore envoyé. Vous pouvez encore le reprendre.
link-moves-first = { $player } joue en premier.
link-send = Envoyer
link-code = Voir le code
link-waiting = On attend { $player }
link-sent-on = Envoyé le { $date }
link-again = Renvoyer
link-offers-draw = { $player } propose nulle
link-offers-play-on = { $player } veut reprendre la partie
link-offers-end = { $player } dit que le temps est écoulé
link-offer-line = Acceptez ou refusez.
link-agree = Accepter
link-decline = Refuser
link-propose-count = Envoyer ce décompte
link-title = Envoyer
link-scan = Pointez la caméra de l’autre appareil vers ce code, ou envoyez le lien.
link-too-long = Cette partie est trop longue pour un code. Envoyez le lien, ou enregistrez-le dans un fichier.
link-share = Partager le lien
link-copy = Copier le lien
link-save = Enregistrer
link-scanned = Code scanné
link-with-names = Noms dans le lien
link-with-names-line = Toute personne qui a le lien peut les lire.
link-with-draw = Proposer nulle
link-with-draw-line = Votre proposition part avec le coup.
link-copied = Lien copié. Collez-le dans un message.
link-sent-already = Ce coup a été envoyé, vous ne pouvez donc plus le reprendre.
link-send-first = Envoyez d’abord votre coup.
link-not-your-turn = À { $player } de jouer. Collez le lien quand il arrive.
link-new = Vous jouez { $side }.
link-arrived = { $player } a répondu.
link-same = Ce lien n’apporte rien de nouveau.
link-older = Ce lien est plus ancien que votre partie. Renvoyez votre dernier coup.
link-own-changed = Ce lien modifie un coup que vous aviez envoyé, le numéro { $act }.
link-other-match = Ce lien appartient à une autre partie.
link-other-setup = Les règles de ce lien ne sont pas celles dont vous aviez convenu.
link-not-theirs-turn = Ce lien joue un coup qui vous revient, le numéro { $act }.
link-not-theirs-choice = Ce lien fait un choix qui vous revient.
link-not-theirs-claim = Ce lien réclame la nulle en votre nom.
link-not-theirs-resign = Ce lien abandonne en votre nom.
link-not-theirs-draw = Ce lien termine la partie par une nulle que vous n’avez pas proposée.
link-not-theirs-count = Ce lien termine la partie par un décompte que vous n’avez pas proposé.
link-not-theirs-play-on = Dans ce lien, la partie continue après le décompte, ce que vous n’avez pas proposé.
link-not-theirs-end = Ce lien termine la partie au temps, sans votre accord.
link-not-theirs-offer = Ce lien fait une proposition en votre nom.
link-unchanged = Votre partie est inchangée.
link-none = Cette image ne contient pas le code d’une partie.
link-damaged = Ce lien est endommagé : il en manque un morceau, ou un caractère est faux. Demandez-le à nouveau.
link-later = Ce lien vient d’une version plus récente de Parlour. Mettez Parlour à jour pour l’ouvrir.
link-impossible = Ce lien est complet, mais la partie qu’il contient n’est pas possible.
link-other-version = Ce lien vient d’une version de Parlour qui a d’autres règles. Mettez Parlour à jour sur les deux appareils.
versions = Deux versions
versions-line = La partie de ce lien diffère de la vôtre à partir du coup { $turn }. Décidez ensemble laquelle compte.
versions-mine = Sur cet appareil
versions-theirs = Dans le lien
versions-keep = Garder celle-ci
versions-take = Prendre celle-ci
versions-none = Il n’y a rien à décider.
library-by-link = Par lien
library-your-turn = À vous de jouer depuis le { $date }
library-to-send = Pas encore envoyé
library-their-turn = On attend { $player } depuis le { $date }

## Jeu en direct

live-title = Jouer en direct
live-line = Parlour est ouvert sur les deux appareils, et chaque coup arrive aussitôt.
live-invite = Inviter
live-scan = Ouvrez cette invitation sur l’autre appareil. Elle ne vaut que pour un seul appareil.
live-copy = Copier l’invitation
live-copied = Invitation copiée. Collez-la dans un message.
live-waiting = On attend l’autre appareil…
live-here = { $player } est là.
live-apart = Connexion avec { $player }…
live-end = Quitter le direct
live-joining = Connexion à la partie…
live-left = L’autre appareil a quitté le direct.
live-not-invited = Un autre appareil a déjà utilisé cette invitation. Demandez-en une nouvelle.
live-failed = Le réseau n’est pas utilisable ({ $reason }).
live-too-new = L’autre appareil a une version plus récente de Parlour. Mettez Parlour à jour pour jouer en direct.
live-too-old = L’autre appareil a une version plus ancienne de Parlour. Mettez-y Parlour à jour pour jouer en direct.
live-cut = Le jeu en direct s’est arrêté : l’autre appareil a envoyé quelque chose que Parlour ne comprend pas.
live-damaged = Cette invitation est endommagée. Demandez-la à nouveau.
live-not-here = Sur cet appareil, Parlour ne permet pas de jouer en direct. Envoyez plutôt des liens.
live-no-relay = Dans un navigateur, on ne joue en direct que par un relais.
live-full = Trop d’appareils regardent déjà. Parlour continue d’essayer.
live-same-side = Les deux appareils jouent le même camp. Ouvrez l’invitation sur l’appareil de l’autre personne.
live-elsewhere = Il y a un nouveau coup dans une autre partie.
live-said = { $player } : { $phrase }
live-you-said = Vous : { $phrase }
live-taken-back = Le coup a été repris.
live-declined = Votre demande a été refusée.
live-share = Partager l’invitation
live-more = Dire un mot
live-ask-back = Demander à reprendre
live-asked-back = Vous avez demandé à reprendre un coup.
live-asked-rematch = Vous avez demandé la revanche.
live-asks-back = { $player } demande à reprendre un coup
live-asks-rematch = { $player } demande la revanche
live-watching = Vous regardez en direct
live-watched = Vous avez regardé cette partie
live-end-watching = Ne plus regarder
live-let-watch = Montrer une invitation à regarder
live-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Un appareil regarde.
   *[other] { $count } appareils regardent.
}
live-scan-watch = Quiconque ouvre cette invitation peut regarder la partie. Elle vaut pour 20 appareils au plus.
live-clock-line = Par lien, la pendule ne tourne que lorsque les deux appareils sont connectés en direct.
library-watched = Regardée
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-goodbye = Au revoir !
relays-none = Sans relais
relays-publisher = Relais de Parlour
relays-public = Relais de test publics
relays-other = Autre relais
relays-none-line = Les appareils d’un même réseau peuvent se connecter, et beaucoup d’autres aussi. Personne d’autre n’est contacté. L’appareil de l’autre personne voit l’adresse IP de celui-ci.
relays-line = Un relais transmet les coups quand aucun chemin direct ne mène à l’autre appareil. Il voit les deux adresses IP et l’heure des envois, mais pas la partie.
relays-public-line = L’équipe qui développe la bibliothèque réseau propose ces relais pour des tests, sans aucune garantie. Un relais voit les deux adresses IP et l’heure des envois, mais pas la partie.
relays-other-line = Un relais de votre choix. Il voit les deux adresses IP et l’heure des envois, mais pas la partie.
relays-address = Adresse du relais
relays-only = Uniquement par relais
relays-only-line = L’autre appareil ne voit pas l’adresse IP de celui-ci.

## Réglages

settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-black = Noir
settings-theme-contrast = Contraste élevé
settings-text = Taille du texte
settings-text-size = { $percent } %
settings-language = Langue
settings-sound = Son
settings-mute = Couper le son
sound-on = Activer le son
settings-mute-line = Aucun son n’est joué.
settings-volume-pieces = Pièces
settings-volume-signals = Signaux
settings-volume-off = Désactivé
settings-volume-low = Faible
settings-volume-middle = Moyen
settings-volume-high = Fort
settings-look = Apparence
settings-look-board = Plateau
settings-look-pieces = Pièces
settings-marks = Repères
colour-green = Vert
colour-blue = Bleu
colour-purple = Violet
board-walnut = Noyer
board-ash = Frêne
board-slate = Ardoise
board-kaya = Kaya
board-bamboo = Bambou
board-teal = Bleu canard
board-graphite = Graphite
board-birch = Bouleau
board-classic = Classique
board-linen = Lin
board-night = Noyer sombre
board-felt = Feutre
board-paper = Papier
board-contrast = Contraste élevé
board-lacquer = Laque rouge
set-black-red = Noir et rouge
set-black-white = Noir et blanc
set-red-white = Rouge et blanc
set-classic = Classique
set-navy = Bleu marine
set-slate = Ardoise et nacre
set-flat = Plat
set-red-yellow = Rouge et jaune
set-plum-cream = Prune et crème
set-wood = Bois
set-ink = Encre
set-jade = Jade
set-glass = Verre
set-agate = Agate
set-coral-teal = Corail et bleu canard
settings-labels = Coordonnées
settings-labels-letters = A1 à H8
settings-labels-numbers = 1 à 32
settings-labels-none = Aucune
settings-board = Pendant le jeu
settings-show-moves = Montrer les coups possibles
settings-show-moves-line = Des points là où la pièce choisie peut aller, un anneau là où elle doit prendre.
settings-numbers = Numéroter les pierres
settings-numbers-line = Chaque pierre montre le numéro de son coup.
settings-motion = Réduire les animations
settings-motion-line = Les pièces changent de place sans glisser.
settings-motion-off = Désactivé
settings-motion-on = Activé
settings-hand = Main de jeu
settings-hand-both = Les deux mains
settings-hand-left = Gauche
settings-hand-right = Droite
settings-hand-line = D’une seule main, tout ce que vous touchez en jouant est à portée de son pouce.
settings-scan = Contrôle par contacteur
settings-scan-off = Désactivé
settings-scan-slow = Lent
settings-scan-middle = Moyen
settings-scan-fast = Rapide
settings-scan-line = Les choix sont proposés l’un après l’autre, et un seul contacteur les valide : Espace, Entrée, n’importe quel bouton de la manette ou un appui n’importe où.
settings-scan-taps = Toucher n’importe où pour choisir
settings-scan-taps-line = Sans cela, les autres peuvent toucher l’écran comme d’habitude.
settings-gamepad = Manette
gamepad-cross = Croix ou stick gauche
gamepad-moves = D’une commande à l’autre, et sur le plateau
gamepad-lower = Bouton du bas
gamepad-presses = Choisir
gamepad-right = Bouton de droite
gamepad-goes-back = Effacer le coup, ou revenir
gamepad-shoulders = Gâchettes hautes
gamepad-undoes = Annuler et rétablir, et parcourir une partie revue
gamepad-start = Start
gamepad-shows-more = Plus ; avant une partie, la commencer
settings-haptics = Retour tactile
settings-haptics-off = Désactivé
settings-haptics-light = Léger
settings-haptics-strong = Fort
settings-about = À propos
settings-version = Parlour { $version }. Fait pour deux personnes autour d’un même écran, hors ligne.
settings-version-online = Parlour Online { $version }. Fait pour deux personnes, autour d’un même écran ou loin l’une de l’autre.
settings-credits = Illustrations créées pour cette appli. Polices : Literata et Nunito Sans, SIL Open Font License.
about-line = Licences et logiciels tiers
about-own = Parlour est un logiciel libre, au choix sous MIT License ou Apache License 2.0.
about-notices = Logiciels tiers
about-notices-line = Bibliothèques tierces dans cette appli : { $count }. Touchez une licence pour la lire.

## Les pages de règles

rules-of = Règles : { $game }
rules-by = Vos règles : { $rules }
lessons = Leçons
lessons-line = Apprenez chaque jeu en deux minutes environ : lisez un peu, puis essayez sur le plateau.
lessons-offer = Un jeu à découvrir ?
lessons-offer-line = Chaque jeu a sa leçon de deux minutes, sur un petit plateau.
lessons-no = Non merci
lesson-new = { $all ->
   *[other] { $all } choses à essayer
}
lesson-progress = Fait : { $done } sur { $all }
lesson-complete = Tout est fait
lesson-done = Bien joué !
lesson-missed = C’est permis, mais ce n’est pas ce que demande cet exercice.
lesson-pass = Passer
lesson = Leçon
lesson-offer = { $game } : une découverte ?
lesson-offer-line = Apprenez-le en deux minutes. La leçon reste sous Règles.
lesson-step = Étape { $step } sur { $all }
lesson-over = Vous connaissez les règles : { $game }.
lesson-play = Jouer
lesson-previous = Retour
lesson-next = Suivant
lesson-skip = Passer l’étape
lesson-way = Le coup : { $squares }
lesson-way-pass = Touchez Passer.

## Problèmes

openings = Ouvertures
openings-of = { $game } : ouvertures
openings-count = Ouvertures nommées : { $count }
openings-line = Choisissez un coup pour voir où il mène.
openings-start = Le premier coup
openings-unnamed = Encore sans nom
openings-first = Au début
openings-back = Un coup en arrière
openings-play = Jouer d’ici
openings-end = La variante nommée s’arrête ici.
openings-more = { $names } et { $count } de plus
openings-played = Parties ici : { $count }
openings-won = victoires de { $side } : { $count }
openings-drawn = nulles : { $count }
openings-unplayed = Pas encore jouée ici.
openings-other = Autres coups
openings-outlook = Avis de l’ordinateur
practice = S’exercer
practice-due = À revoir : { $count }
practice-task = Votre couleur : { $side }. Trouvez les coups.
practice-wrong = Ce coup n’est pas dans cette ouverture.
practice-other = Cela mène à une autre ouverture : { $name }.
practice-returns = La voilà. Cette ouverture revient demain.
practice-known = Apprises : { $known } sur { $all }
practice-next = Ouverture suivante
ratings = Progrès
ratings-line = Votre classement après chaque partie contre l’ordinateur, entre les niveaux.
ratings-none = Jouez contre l’ordinateur pour voir vos progrès ici.
ratings-games = Parties contre l’ordinateur : { $count }
ratings-unnamed = Sans nom
habits-line = Chances de gain perdues dans les dernières parties analysées ({ $count })
habits-beginning = Début
habits-middle = Milieu
habits-end = Fin
habits-share = { $percent } %
habits-missed-win = gain manqué : { $count }
habits-gave-win = gain offert : { $count }
habits-answer = réponse non vue : { $count }
habits-ground = un meilleur coup existait : { $count }
themes-share = { $solved } sur { $tried }
theme-quick-win = Gains rapides
theme-long-win = Gains longs
theme-only-win = Le seul coup gagnant
theme-hold = Sauver la nulle
theme-gain = Gagner des pièces
theme-fours = Gagner par des quatre
theme-capture = Captures
theme-ladder = Escaliers
theme-kill = Tuer des groupes
theme-race = Courses aux libertés
theme-live = Faire vivre
tournament = Tournoi
tournament-line = Des personnes et des ordinateurs, sur un seul appareil ou par lien : l’appli compose les rencontres et tient le classement.
tournament-later = Une version plus récente de l’appli a enregistré un tournoi. Mettez l’appli à jour pour le continuer.
tournament-game = Jeu
tournament-kind = Formule
tournament-round-robin = Toutes rondes
tournament-round-robin-line = Chacun rencontre tous les autres.
tournament-double = Aller-retour
tournament-double-line = Chacun rencontre deux fois tous les autres, une fois dans chaque camp.
tournament-swiss = Système suisse
tournament-swiss-line = À chaque ronde, des joueurs à égalité de points se rencontrent.
tournament-knock-out = Élimination
tournament-knock-out-line = Qui perd est éliminé. Une partie nulle est rejouée.
tournament-players = Joueurs
tournament-name = Autre nom
tournament-add = Ajouter
tournament-remove = Retirer du tournoi
tournament-draw = Tirage au sort
tournament-draw-line = L’ordre des joueurs est tiré au sort.
tournament-number = Il faut de { $least } à { $most } joueurs.
tournament-begin = Commencer le tournoi
tournament-round = Ronde { $round } sur { $rounds }
tournament-won = Victoire au tournoi : { $player }
tournament-pairings = Parties
tournament-bye = { $player } n’a pas d’adversaire à cette ronde.
tournament-play = Jouer
tournament-enter = Saisir le résultat
tournament-open = Rouvrir
tournament-standings = Classement
tournament-games = Gagnées { $won }, nulles { $drawn }, perdues { $lost }
tournament-withdraw = Quitte le tournoi
tournament-stay = Reste
tournament-withdrawn = A quitté le tournoi
tournament-table = Tableau
tournament-end = Terminer le tournoi
tournament-end-line = Il rejoint les tournois précédents, et les parties restent dans la bibliothèque. Appuyez encore pour terminer.
tournament-even = Équilibrer les chances
tournament-even-line = Le plus faible des deux joueurs reçoit un avantage, mesuré d’après les parties terminées ici.
tournament-even-go = Au Go, ce sont le premier coup, le komi et des pierres.
tournament-even-time = Le plus fort a moins de temps à la pendule.
tournament-even-computer = L’ordinateur joue au niveau qui convient à la personne.
tournament-even-unknown = Sans partie terminée, un joueur ne reçoit rien et ne donne rien.
tournament-even-games = Parties qui comptent : { $count }
tournament-even-level = L’ordinateur joue au niveau { $level }
tournament-each = { $who } : { $what }
tournament-apart = Jouer par lien : l’un des deux est ici, l’autre sur un autre appareil. Le résultat s’inscrit tout seul.
tournament-here = { $player } est ici
tournament-earlier = Tournois précédents
tournament-continue = Continuer ce tournoi
tournament-forget = Supprimer ce tournoi
tournament-forget-line = Le classement sera supprimé. Les parties restent dans la bibliothèque. Appuyez encore pour le supprimer.
tournament-close = Fermer ce tournoi
tournament-hand-out = Partager le tableau
tournament-print = Imprimer
tournament-copy = Copier en texte
tournament-share = Partager en texte
tournament-copied = Le tableau a été copié.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = Problèmes
puzzles-line = Chaque position a exactement un bon coup, et l’ordinateur l’a prouvé.
puzzles-today = Le problème du jour
puzzles-today-line = Un nouveau chaque jour, chaque jour d’un autre jeu.
puzzles-days = Jours de suite : { $days }. Plus longue série : { $most }.
puzzles-solve = Résoudre
puzzles-loading = Chargement des problèmes de ce jeu.
puzzles-missing = Les problèmes de ce jeu n’ont pas pu être chargés. Connectez-vous à un réseau et réessayez.
puzzles-new = Pas encore essayés
puzzles-standing = Classement { $rating } · résolus : { $solved } sur { $tried }
puzzles-due = à revoir : { $count }
puzzle-win = Un seul coup gagne.
puzzle-win-in = { $turns ->
    [one] Gagnez en { $turns } coup.
   *[other] Gagnez en { $turns } coups.
}
puzzle-hold = Un seul coup ne perd pas.
puzzle-gain = { $pieces ->
    [one] Gagnez { $pieces } pièce.
   *[other] Gagnez { $pieces } pièces.
}
puzzle-fours = Gagnez rien qu’avec des quatre.
puzzle-capture = Capturez les pierres en { $square }.
puzzle-ladder = Capturez les pierres en { $square } en escalier.
puzzle-kill = Ne laissez pas vivre les pierres en { $square }.
puzzle-race = Gagnez la course aux libertés contre les pierres en { $square }.
puzzle-live = Faites vivre vos pierres en { $square }.
puzzle-show = Montrer le coup
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-print = Imprimer des problèmes
puzzle-wrong = Ce n’est pas le bon coup.
puzzle-refuted = Ce n’est pas celui-là. Réponse de { $side } : { $then }
puzzle-rating = Classement { $rating }
puzzle-none = Vous avez essayé tous les problèmes de ce jeu. Ceux que vous avez manqués reviennent après quelques jours.
puzzle-search = Chercher de nouveaux problèmes
puzzle-search-line = L’ordinateur peut en chercher d’autres, 30 secondes à la fois.
puzzle-stop = Arrêter
puzzle-searches = L’ordinateur joue et cherche des positions avec un seul bon coup, pendant 30 secondes au plus.
puzzle-not-found = Il n’a pas trouvé de nouveau problème cette fois.

## Les règles des dames

checkers-start-title = Le début
checkers-start-text = Chaque camp a { $men } pions sur les cases sombres. { $first } joue en premier.
checkers-move-title = Se déplacer
checkers-move-text = Un pion avance d’une case en diagonale, vers une case vide.
checkers-move-goal = Un pion avance d’une case en diagonale. Avancez celui-ci.
checkers-jump-title = Prendre
checkers-jump-text = Sautez par-dessus une pièce adverse vers la case vide juste derrière, et vous prenez la pièce.
checkers-jump-goal = Sautez par-dessus l’autre pièce pour la prendre.
checkers-jump-forward = Les pions ne sautent qu’en avant.
checkers-forced-title = Prise obligatoire
checkers-forced-text = Si vous pouvez sauter, vous devez le faire.
checkers-forced-goal = Qui peut prendre doit prendre. Trouvez la prise.
checkers-backward-title = Prendre en arrière
checkers-backward-text = Les pions ne font qu’avancer, mais ils sautent aussi en arrière.
checkers-backward-goal = Un pion prend aussi en arrière. Prenez celui de derrière.
checkers-straight-title = Prendre tout droit
checkers-straight-text = Les pièces sautent aussi tout droit en avant, en arrière et de côté : d’une case sombre, par-dessus la suivante, jusqu’à celle d’après.
checkers-straight-goal = On prend aussi tout droit. Prenez la pièce en face.
checkers-chain-title = Saut après saut
checkers-chain-text = Si la pièce peut sauter à nouveau de là où elle arrive, c’est toujours le même tour.
checkers-chain-goal = Un tour, plusieurs sauts : prenez deux pièces.
checkers-removal = Les pièces prises sont enlevées à la fin du tour. Aucune pièce ne peut être sautée deux fois.
checkers-most-title = Prise majoritaire
checkers-most-text = Entre plusieurs façons de prendre, il faut jouer celle qui enlève le plus de pièces.
checkers-most-goal = Il faut prendre le plus possible. Prenez deux pièces.
checkers-most-kings-title = Prise majoritaire
checkers-most-kings-text = Il faut jouer la prise qui enlève le plus de pièces. Si plusieurs en enlèvent autant, c’est celle qui compte le plus de dames parmi elles.
checkers-most-kings-goal = Il faut prendre le plus possible. Prenez deux pièces.
checkers-most-italian-title = Prise majoritaire
checkers-most-italian-text = Il faut jouer la prise qui enlève le plus de pièces. Si plusieurs en enlèvent autant : avec une dame plutôt qu’avec un pion, puis le plus de dames, puis celle qui prend une dame en premier.
checkers-most-italian-goal = Il faut prendre le plus possible. Prenez deux pièces.
checkers-most-value-title = Prise de plus grande valeur
checkers-most-value-text = Il faut jouer la prise qui vaut le plus. Une dame compte un peu moins que deux pions. À égalité, une dame prend avant un pion.
checkers-most-value-goal = Il faut prendre le plus possible. Prenez deux pièces.
checkers-with-king-title = La dame d’abord
checkers-with-king-text = Quand une dame et un pion peuvent tous deux prendre, c’est à la dame de le faire.
checkers-with-king-goal = La dame prend avant le pion. Prenez avec la dame.
checkers-no-kings-title = Pions et dames
checkers-no-kings-text = Un pion ne peut pas prendre une dame. Seule une dame le peut.
checkers-no-kings-goal = Un pion ne peut pas prendre une dame. Essayez.
checkers-crown-title = Aller à dame
checkers-crown-text = Un pion qui finit son tour sur la dernière rangée devient dame.
checkers-crown-goal = Atteignez la dernière rangée pour devenir dame.
checkers-crown-ends = Le tour s’arrête toujours là, même après un saut.
checkers-crown-at-once-title = Dame en pleine rafle
checkers-crown-at-once-text = Un pion qui saute sur la dernière rangée est aussitôt dame, et continue à sauter comme dame.
checkers-crown-at-once-goal = Couronné en plein saut, continuez comme dame. Prenez deux pièces.
checkers-crown-passes-title = Simple passage
checkers-crown-passes-text = Un pion qui peut encore sauter depuis la dernière rangée continue, et reste pion.
checkers-crown-passes-goal = Passez par la dernière rangée. Le pion reste pion.
checkers-king-title = Dames
checkers-king-text = Une dame se déplace et saute d’une case à la fois, en avant ou en arrière.
checkers-king-goal = La dame avance d’une case, même en arrière. Jouez-la.
checkers-flying-title = Dames volantes
checkers-flying-text = Une dame va aussi loin qu’elle veut sur une ligne libre, en avant et en arrière.
checkers-flying-goal = La dame va aussi loin qu’elle veut en diagonale. Jouez-la.
checkers-flying-jump-title = La dame prend de loin
checkers-flying-jump-text = Une dame saute par-dessus une pièce à toute distance, et se pose sur n’importe quelle case vide derrière elle.
checkers-flying-jump-goal = La dame prend de loin. Prenez le pion.
checkers-rest-title = La dame doit se reposer
checkers-rest-text = Une dame qui a bougé trois fois de suite doit attendre qu’une autre de vos pièces ait bougé. Cela vaut tant que vous avez des pions.
checkers-rest-goal = Après trois coups de suite, la dame se repose. Essayez.
checkers-end-title = Gagner
checkers-end-text = Vous gagnez quand votre adversaire n’a plus de pièces ou ne peut plus jouer.
checkers-end-goal = Privez l’adversaire de tout coup et vous gagnez.
checkers-draw-title = Partie nulle
checkers-draw-text = La partie est nulle d’un commun accord. Qui doit jouer peut aussi réclamer la nulle.
checkers-draw-repetition = Quand la même position se présente pour la { $times ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $times }e
} fois.
checkers-draw-quiet = Après { $quiet } coups de chaque côté sans prise ni coup de pion.
checkers-draw-three = Avec trois pièces contre une dame, il y a { $three } coups pour gagner.
checkers-draw-two = Avec deux pièces, ou une seule, contre une dame, il y a { $two } coups pour gagner.

## Les règles du reversi

reversi-play-title = Poser un pion
reversi-play-text = { $first } joue en premier. Posez un pion de façon à encadrer une ligne de pions adverses entre lui et un autre des vôtres. Tous les pions encadrés se retournent.
reversi-play-goal = Encadrez l’autre couleur entre deux de vos pions.
reversi-lines-title = Dans tous les sens
reversi-lines-text = Un pion encadre des lignes dans les huit directions : horizontale, verticale et diagonale.
reversi-lines-goal = Toutes les directions comptent. Retournez six pions d’un coup.
reversi-nothing-title = Il faut retourner
reversi-nothing-text = Vous ne pouvez pas jouer là où aucun pion ne se retournerait.
reversi-nothing-goal = Chaque coup doit retourner un pion. Essayez le coin.
reversi-pass-title = Passer
reversi-pass-text = Si vous ne pouvez pas jouer, vous passez. Si vous pouvez, vous devez jouer.
reversi-pass-goal = Qui ne peut jouer passe. Privez { $second } de coups.
reversi-end-title = La fin
reversi-end-text = La partie finit quand plus aucun camp ne peut jouer. Qui a le plus de pions l’emporte.
reversi-end-goal = Plateau plein, la majorité gagne. Jouez le dernier pion.

## Les règles du Go

go-play-title = Poser une pierre
go-play-text = Chacun son tour, on pose une pierre là où deux lignes se croisent. Les pierres ne bougent jamais.
go-play-goal = Posez une pierre sur une intersection.
go-capture-title = Capturer
go-capture-text = Les points vides à côté d’une pierre sont ses libertés. Une pierre sans liberté est capturée.
go-capture-goal = Ôtez sa dernière liberté à la pierre blanche.
go-group-title = Groupes
go-group-text = Les pierres d’une couleur qui se touchent le long des lignes partagent leurs libertés. Elles vivent ou meurent ensemble.
go-group-goal = Les pierres liées vivent ou meurent ensemble. Prenez-les.
go-suicide-title = Pas de liberté, pas de coup
go-suicide-text = Vous ne pouvez pas jouer là où votre pierre n’aurait aucune liberté.
go-suicide-goal = Une pierre a besoin d’une liberté. Essayez le coin.
go-own-stones-title = Capturer ses propres pierres
go-own-stones-text = Vous pouvez jouer là où vos pierres n’ont plus de liberté. Alors vos propres pierres sont capturées.
go-own-stones-goal = Ôtez votre dernière liberté : vos pierres partent.
go-first-title = Les captures d’abord
go-first-text = Vous pouvez jouer sans liberté si cela capture des pierres de votre adversaire. Elles sont enlevées d’abord, et font de la place.
go-first-goal = La prise passe d’abord. Prenez les deux depuis le coin.
go-ko-title = Ko
go-ko-text = Une pierre seule qui vient de capturer une pierre seule ne peut pas être recapturée aussitôt. Jouez d’abord ailleurs.
go-ko-goal = Ko : on ne reprend pas aussitôt. Essayez.
go-superko-title = Ko
go-superko-text = Aucun coup ne peut répéter une position antérieure de tout le plateau. Jouez d’abord ailleurs.
go-superko-goal = Aucune position ne peut revenir. Essayez de reprendre.
go-eyes-title = Deux yeux
go-eyes-text = Un groupe qui a deux trous à lui, appelés yeux, ne peut jamais être capturé : personne ne peut remplir les deux à la fois.
go-eyes-goal = Un groupe à deux yeux est sauf. Faites deux yeux.
go-pass-title = Passer
go-pass-text = Quand il n’y a plus rien à gagner, passez. Après deux passes de suite, on compte.
go-pass-goal = Plus rien à gagner. Deux passes terminent la partie.
go-pass-stones = Chaque passe vous coûte une pierre.
go-dead-title = Pierres mortes
go-dead-text = Les pierres qu’on ne peut pas sauver sont marquées mortes avant le décompte. Vous vous mettez d’accord ensemble.
go-dead-goal = Avant le décompte, marquez la pierre perdue.
go-area-title = Décompte
go-area-text = Chaque camp compte ses pierres vivantes et les points vides qu’elles sont seules à entourer. Le meilleur score gagne.
go-area-goal = Pierres vivantes et points entourés comptent. Le plus grand total gagne.
go-territory-title = Décompte
go-territory-text = Chaque camp compte les points vides qu’il est seul à entourer, et les pierres qu’il a capturées. Le meilleur score gagne.
go-territory-goal = Points entourés et prisonniers comptent. Le plus grand total gagne.
go-komi-line = Blanc joue en second et reçoit { $komi } points pour cela.
go-handicap-title = Handicap
go-handicap-text = Noir commence avec { $stones } pierres sur le plateau. Blanc joue en premier.
go-seat-stones-title = Pierres de départ
go-seat-stones-text = Comme dans la Chine ancienne, chaque camp commence avec deux pierres sur le plateau. Blanc joue en premier.

## Les règles du gomoku

gomoku-five-title = Cinq à la suite
gomoku-five-text = Chacun son tour, on pose une pierre. { $first } joue en premier. Cinq à la suite : gagné, à l’horizontale, à la verticale ou en diagonale.
gomoku-five-goal = Cinq à la suite gagnent. Complétez la ligne.
gomoku-full = Quand le plateau est plein, la partie est nulle.
gomoku-stop-title = Bloquer la ligne
gomoku-stop-text = Quand l’adversaire a quatre pierres à la suite et un bout libre, il faut le fermer aussitôt.
gomoku-stop-goal = L’adversaire en a quatre. Bloquez la ligne.
gomoku-more-title = Plus de cinq
gomoku-more-text = Six à la suite ou plus : gagné aussi.
gomoku-more-goal = Six à la suite gagnent aussi. Essayez.
gomoku-exactly-title = Exactement cinq
gomoku-exactly-text = Seuls cinq à la suite gagnent. Six ou plus, non.
gomoku-exactly-goal = Six à la suite ne gagnent pas. Essayez.
gomoku-overline-title = Noir : pas de six
gomoku-overline-text = Noir joue en premier, mais avec des limites. Plus de cinq à la suite lui est interdit. Blanc, lui, gagne ainsi.
gomoku-overline-goal = { $first } ne peut pas aligner six pierres. Essayez.
gomoku-blocked-title = Non bloqué
gomoku-blocked-text = Cinq à la suite ne gagnent pas quand une pierre adverse se trouve à chacun des deux bouts.
gomoku-blocked-goal = Un cinq bloqué aux deux bouts échoue. Faites-en un autre.
gomoku-threes-title = Noir : pas deux trois
gomoku-threes-text = Noir ne peut pas former deux trois ouverts avec une seule pierre. Un trois est ouvert quand il peut devenir un quatre aux deux bouts libres.
gomoku-threes-goal = { $first } ne peut pas former deux trois libres. Essayez.
gomoku-fours-title = Noir : pas deux quatre
gomoku-fours-text = Noir ne peut pas former deux quatre avec une seule pierre. Une pierre qui fait cinq à la suite est toujours permise.
gomoku-fours-goal = { $first } ne peut pas former deux quatre. Essayez.
gomoku-swap-title = Swap
gomoku-swap-text = Une personne pose les trois premières pierres. L’autre choisit ensuite une couleur.
gomoku-swap-goal = Posez trois pierres. L’autre choisit ensuite une couleur.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Une personne pose les trois premières pierres. L’autre choisit une couleur, ou en pose deux de plus et laisse le choix à la première.
gomoku-swap-two-goal = Posez trois pierres. L’autre choisit ou en ajoute deux.

## Les règles de quatre à la suite

connect-four-drop-title = Lâcher un jeton
connect-four-drop-text = { $first } joue en premier. Choisissez une colonne : le jeton tombe sur la case libre la plus basse.
connect-four-drop-goal = Lâchez un jeton : il tombe tout en bas.
connect-four-win-title = Quatre à la suite
connect-four-win-text = Gagne qui aligne en premier quatre à la suite : à l’horizontale, à la verticale ou en diagonale.
connect-four-win-goal = Quatre à la suite gagnent. Complétez la ligne.
connect-four-slanting-title = Diagonales
connect-four-slanting-text = Les diagonales échappent facilement au regard. Suivez-les des yeux avant de lâcher un jeton.
connect-four-slanting-goal = Les diagonales comptent aussi. Complétez celle-ci.
connect-four-stop-title = Bloquer la ligne
connect-four-stop-text = Quand l’adversaire a trois jetons à la suite et que la quatrième place est libre, il faut la prendre.
connect-four-stop-goal = L’adversaire en a trois. Bloquez la ligne.
connect-four-column-title = Une colonne pleine
connect-four-column-text = Une colonne pleine ne prend plus de jetons.
connect-four-column-goal = Une colonne pleine ne prend plus rien. Essayez le milieu.
connect-four-draw-title = Partie nulle
connect-four-draw-text = Quand le plateau est plein et que personne n’a quatre à la suite, la partie est nulle.
connect-four-draw-goal = Plateau plein sans quatre : partie nulle. Remplissez-le.

## Les règles de quatre

four-seat-stone-title = Le début
four-seat-stone-text = { $first } a dès le début une pierre au bord gauche. { $second } joue en premier.
four-seat-stone-goal = Posez une pierre à côté d’une autre.
four-free-title = Le début
four-free-text = { $first } joue en premier, et pose une pierre n’importe où.
four-free-goal = Posez la première pierre où vous voulez.
four-beside-title = Côte à côte
four-beside-text = Une pierre doit être posée à côté d’une autre, de n’importe quelle couleur : au-dessus, au-dessous, à gauche ou à droite. Se toucher par le coin ne suffit pas.
four-beside-goal = Un coin commun ne suffit pas. Essayez.
four-win-title = Quatre à la suite
four-win-text = Quatre à la suite ou plus : gagné, à l’horizontale, à la verticale ou en diagonale.
four-win-goal = Quatre à la suite gagnent. Complétez la ligne.
four-full = Quand le plateau est plein, la partie est nulle.

## Les règles de Hexdame

hexdame-start-title = Le début
hexdame-start-text = Le plateau a 61 cases à six côtés. Chaque camp a 16 pions dans le coin devant lui. { $first } joue en premier.
hexdame-move-title = Se déplacer
hexdame-move-text = Un pion va sur l’une des trois cases devant lui, si elle est vide : tout droit, en avant à gauche ou en avant à droite.
hexdame-move-goal = Un pion avance d’une case, dans trois directions. Avancez celui-ci.
hexdame-jump-title = Prendre
hexdame-jump-text = Sautez par-dessus une pièce adverse voisine vers la case vide juste derrière, et vous prenez la pièce. On saute dans les six directions.
hexdame-jump-goal = Sautez par-dessus l’autre pièce pour la prendre.
hexdame-crown-title = Aller à dame
hexdame-crown-text = Neuf cases longent les deux bords du fond. Un pion qui finit son tour sur l’une d’elles devient dame.
hexdame-crown-goal = Atteignez un bord du fond pour devenir dame.
hexdame-passes-title = Simple passage
hexdame-passes-text = Un pion qui peut encore sauter depuis un bord du fond continue, et reste pion.
hexdame-passes-goal = Passez par le bord du fond. Le pion reste pion.
hexdame-flying-title = Dames volantes
hexdame-flying-text = Une dame va aussi loin qu’elle veut sur une ligne libre, dans les six directions.
hexdame-flying-goal = La dame va aussi loin qu’elle veut. Jouez-la.
hexdame-flying-jump-title = La dame prend de loin
hexdame-flying-jump-text = Une dame saute par-dessus une pièce à toute distance, et se pose sur n’importe quelle case vide derrière elle.
hexdame-flying-jump-goal = La dame prend de loin. Prenez le pion.

## Les règles de Hex

hex-edges-title = Deux bords chacun
hex-edges-text = Deux bords opposés du plateau sont à vous, les deux autres à votre adversaire. Chacun son tour, on pose une pierre sur une case vide ; les pierres ne bougent jamais. { $first } joue en premier.
hex-edges-goal = Posez la première pierre sur la case de votre choix.
hex-chain-title = La chaîne
hex-chain-text = Les pierres d’une couleur sont reliées quand leurs cases se touchent. Reliez vos deux bords par une chaîne de pierres, droite ou sinueuse, et vous gagnez.
hex-chain-goal = Reliez vos deux bords. Complétez la chaîne.
hex-bridge-title = Le pont
hex-bridge-text = Deux pierres séparées par deux cases vides forment un pont. Si l’adversaire prend l’une de ces cases, vous prenez l’autre.
hex-bridge-edge = Un pont peut aussi mener à votre bord.
hex-bridge-goal = Depuis votre chaîne, faites un pont vers votre autre bord.
hex-keep-title = Garder un pont
hex-keep-text = Quand l’adversaire joue dans un pont, prenez aussitôt l’autre case. Votre chaîne reste reliée.
hex-keep-goal = L’adversaire joue dans votre pont. Prenez l’autre case.
hex-cut-title = Couper
hex-cut-text = Un seul camp peut relier ses bords : arrêter l’adversaire vaut donc autant que relier les vôtres. Prenez la case dont sa chaîne a besoin.
hex-cut-goal = L’adversaire va relier ses bords. Coupez la chaîne.
hex-full-title = Jamais de nulle
hex-full-text = Quand toutes les cases sont prises, un seul camp a relié ses deux bords. Il n’y a donc jamais de partie nulle.
hex-full-goal = Il n’y a jamais de nulle. Remplissez la dernière case.
hex-swap-title = L’échange
hex-swap-text = Jouer en premier est un avantage. { $second } peut donc s’approprier la première pierre au lieu d’en poser une. La pierre change alors de couleur et de place, comme dans un miroir, car les bords de { $second } sont orientés autrement.
hex-swap-goal = La première pierre est forte. Touchez-la pour la prendre.

## L’ordinateur

computer-of-level = Ordinateur (niveau { $level })
computer-move-now = Jouer maintenant
program-silent = { $name } ne répond pas
program-again = Redemander
program-stand-in = Laisser jouer l’ordinateur
computer-pause = Pause
computer-go-on = Lecture
computer-step = Un coup
strip-thinks = Réflexion…
strip-computers-turn = À { $side } de jouer
setup-people = Deux personnes
setup-computer = Ordinateur
setup-watch = Regarder
setup-level = { $level } · { $word }
setup-strength = Force de jeu
setup-strength-of = { $side } : force de jeu
setup-rating = Classement : environ { $rating }
strength-learns = Joue presque au hasard. Pour une toute première partie.
strength-misses = Fait beaucoup d’erreurs. Bien pour apprendre.
strength-punishes = Joue correctement et voit les pièges simples.
strength-gives-little = Fait peu d’erreurs. Un défi.
strength-full = Le plus fort possible sur cet appareil.
coach = Entraîneur
coach-line = Adapte le niveau à vos résultats.
coach-begins = Commence à ce niveau et suit vos résultats.
coach-knows = Votre classement est d’environ { $rating }, d’après vos résultats.
coach-more-wins = Gains : 2/3
coach-even = Gains : 1/2
coach-fewer-wins = Gains : 1/3
coach-looks = L’entraîneur regarde la partie.

engine-add = Ajouter un moteur…
engine-add-line = Fait jouer un autre programme de cet ordinateur.
engine-new = Ajouter un moteur
engine-change = Modifier le moteur
engine-strength = Réfléchit { $time } par coup
engine-speaks = Un moteur est un programme qui joue. Pour le jeu « { $game } », il doit parler le protocole { $protocol }.
engine-trust = Il s’exécute sur cet ordinateur avec tous vos droits, comme tout programme que vous lancez. N’ajoutez qu’un programme de confiance.
engine-command = Commande
engine-command-line = Le programme et ses options, comme dans un terminal
engine-name = Nom
engine-name-line = Donné par le moteur quand vous l’essayez
engine-empty = Pas encore défini
engine-time = Temps par coup
engine-try = Essayer
engine-waits = En attente de son premier coup…
engine-plays = Il fonctionne : il a joué { $turn } après { $time } s.
engine-fails = Il ne joue pas : { $reason }
engine-keep = Ajouter aux adversaires
engine-keep-line = Essayez d’abord le moteur. Dès qu’il a joué un coup, vous pouvez l’ajouter.
engine-save = Enregistrer
engine-remove = Retirer
level-first = Premiers pas
level-beginner = Débutant
level-easy = Facile
level-casual = Tranquille
level-steady = Régulier
level-able = Habile
level-strong = Fort
level-tough = Coriace
level-expert = Expert
level-master = Le plus fort
mode-finish = Confirmer chaque tour
mode-finish-line = Vérifiez votre coup, puis Fin du tour !
settings-help = Aide
settings-blunder = Signaler les erreurs
settings-blunder-line = Avant un coup qui coûte cher, on vous demande confirmation.
settings-evaluation = Montrer qui mène
settings-evaluation-line = Une barre le long du plateau montre davantage la couleur qui a le plus de chances de gagner.
hint = Conseil
estimate = Qui mène ?
values-show = Montrer la valeur des coups
values-hide = Masquer la valeur des coups
values-discs = Pions d’avance à la fin
values-points = Points d’avance à la fin
values-chance = Chances
values-proven = Coups jusqu’au gain (+) ou à la perte (−)
offer-draw = Proposer nulle
say-looks = Analyse…
say-no-draw = L’ordinateur refuse la nulle et continue.
say-plays-on = L’ordinateur n’est pas d’accord, donc la partie continue.
say-program-silent = { $name } ne répond pas : { $reason }
say-program-gone = { $name } ne fait pas partie des moteurs de cet ordinateur.
say-even = La partie est égale.
say-leads = Avance approximative de { $side } : { $points }.
blunder-title = Vraiment ?
blunder-answer = Meilleure réponse de { $side } : { $then }
mistake-later = { $side } : { $turn } ; plus tard : { $then }
mistake-loses = Le groupe de { $side } en { $square } est sans doute perdu.
mistake-frees = Le groupe de { $side } en { $square } est maintenant sans doute sauvé.
blunder-wins = { $side } peut gagner avec { $turn }.
blunder-wins-column = { $side } peut gagner dans la colonne { $column }.
blunder-chances = Vos chances de gagner tombent de { $best } % à { $this } %.
blunder-play = Jouer quand même
blunder-back = Le reprendre
hint-because = { $turn } { $reason }.
hint-plain = { $turn } semble le meilleur choix.
hint-pass = Passer
hint-swap = L’échange
hint-column = La colonne { $column }
reason-only = est le seul coup permis
reason-only-not-losing = est le seul coup qui ne perd pas tout de suite
reason-wins = gagne
reason-wins-in = { $count ->
    [one] gagne au prochain coup
   *[other] gagne en { $count } coups, quoi qu’il arrive
}
reason-delays = { $count ->
    [one] tient un coup de plus
   *[other] tient le plus longtemps, { $count } coups
}
reason-holds-draw = garde la nulle
reason-takes = { $count ->
    [one] prend une pièce
   *[other] prend { $count } pièces
}
reason-exchanges = { $count ->
    [one] prend une pièce
   *[other] prend { $count } pièces
} et en cède { $given ->
    [one] une
   *[other] { $given }
}
reason-crowns = fait une dame
reason-stops-king = empêche l’adversaire d’aller à dame en { $squares }
reason-only-safe = { $count ->
    [one] sauve un pion que tout autre coup perd
   *[other] sauve { $count } pions que tout autre coup perd
}
reason-saves = { $count ->
    [one] sauve la pièce en { $squares }
   *[other] sauve les pièces en { $squares }
}
reason-threatens = { $count ->
    [one] menace de prendre en { $squares }
   *[other] menace de prendre en { $squares }
}
reason-restricts = { $count ->
    [0] ne laisse aucun coup à l’adversaire
    [one] ne laisse qu’un seul coup à l’adversaire
   *[other] ne laisse que { $count } coups à l’adversaire
}
reason-free-way = { $count ->
    [one] a la voie libre vers la dame, à une rangée
   *[other] a la voie libre vers la dame, à { $count } rangées
}
reason-free-way-steps = { $count ->
    [one] a la voie libre vers la dame, à un pas
   *[other] a la voie libre vers la dame, à { $count } pas
}
reason-keeps-back = garde protégée sa propre rangée de fond
reason-keeps-edges = garde protégés ses propres bords du fond
reason-centre = occupe le centre
reason-hunts = rapproche une dame de la pièce qu’elle poursuit
reason-out-of-reach = garde la pièce hors de portée
reason-joins = rejoint { $count ->
    [one] la pièce en { $squares }
   *[other] les pièces en { $squares }
}
reason-advances = { $count ->
    [one] amène un pion à une rangée de la dame
   *[other] amène un pion à { $count } rangées de la dame
}
reason-advances-steps = { $count ->
    [one] amène un pion à un pas de la dame
   *[other] amène un pion à { $count } pas de la dame
}
reason-wins-by = { $count ->
    [one] gagne d’un pion avec le meilleur jeu
   *[other] gagne de { $count } pions avec le meilleur jeu
}
reason-takes-corner = occupe le coin
reason-denies-corner = interdit à l’adversaire le coin { $squares }
reason-gives-corner = cède le coin { $squares }
reason-forces-pass = ne laisse aucun coup à l’adversaire
reason-safe-edge = occupe pour de bon une case du bord
reason-secures = { $count ->
    [one] met un pion de plus à l’abri pour de bon
   *[other] met { $count } pions de plus à l’abri pour de bon
}
reason-few-replies = { $count ->
    [one] ne laisse qu’un seul coup à l’adversaire
   *[other] ne laisse que { $count } coups à l’adversaire
}
reason-more-moves = garde plus de coups : { $own } contre { $other }
reason-turns-few = { $count ->
    [one] retourne un seul pion, ce qui concède peu
   *[other] ne retourne que { $count } pions, ce qui concède peu
}
reason-captures = { $count ->
    [one] capture une pierre
   *[other] capture { $count } pierres
}
reason-takes-ko = prend le ko
reason-saves-stones = { $count ->
    [one] sauve une pierre en atari
   *[other] sauve { $count } pierres en atari
}
reason-lives = { $count ->
    [one] fait vivre une pierre
   *[other] fait vivre { $count } pierres
}
reason-kills = { $count ->
    [one] tue une pierre
   *[other] tue { $count } pierres
}
reason-vital-point = prend le point vital de l’espace adverse
reason-makes-eyes = prend le point vital de son propre espace
reason-catches = { $count ->
    [one] attrape une pierre qui ne peut pas s’échapper
   *[other] attrape { $count } pierres qui ne peuvent pas s’échapper
}
reason-atari = { $count ->
    [one] met une pierre en atari
   *[other] met { $count } pierres en atari
}
reason-connects = { $count ->
    [one] connecte une pierre
   *[other] connecte { $count } pierres
}
reason-cuts = sépare les pierres de l’adversaire
reason-empty-corner = occupe un coin vide
reason-neutral = remplit un point neutre
reason-nothing-left = est le bon choix : il n’y a plus rien à gagner
reason-extends = s’étend depuis { $squares }
reason-touches = se colle à la pierre en { $squares }
reason-stays-near = travaille avec la pierre en { $squares }
reason-approaches = s’approche de la pierre en { $squares }
reason-stops-win = empêche la victoire en { $squares }
reason-blocks-win = empêche une victoire
reason-wins-by-fours = { $count ->
    [one] gagne tout de suite
   *[other] gagne avec { $count } pierres, chacune formant un quatre
}
reason-wins-by-threats = { $count ->
    [one] gagne tout de suite
   *[other] gagne avec { $count } pierres, chacune étant une menace
}
reason-straight-four = forme un quatre aux deux bouts ouverts
reason-two-fours = forme deux quatre à la fois
reason-four-and-three = forme un quatre et un trois ouvert à la fois
reason-two-threes = forme deux trois ouverts à la fois
reason-answer-forbidden = forme un quatre dont la seule réponse, { $squares }, est interdite
reason-four = forme un quatre auquel il faut répondre en { $squares }
reason-stops-four = empêche un quatre imparable
reason-stops-two-threats = empêche deux menaces à la fois
reason-open-three = forme un trois ouvert
reason-stops-three = arrête un trois ouvert
reason-builds = { $count ->
    [one] prépare un trois ouvert
   *[other] prépare des trois ouverts en { $count } endroits
}
reason-hinders = occupe un point dont l’adversaire a besoin
reason-middle = occupe le centre
reason-two-threats = crée deux menaces à la fois
reason-forces = menace de gagner en { $squares }, ce qu’il faut empêcher
reason-lasting = crée en { $squares } une menace durable
reason-stops-lasting = met fin à la menace en { $squares }
reason-keeps-away = évite les colonnes qui perdent
reason-most-rows = { $count ->
    [one] prépare un alignement de quatre
   *[other] prépare { $count } alignements de quatre
}
reason-hinders-rows = { $count ->
    [one] coupe un alignement de l’adversaire
   *[other] coupe { $count } alignements de l’adversaire
}
reason-waits = { $count ->
    [one] prépare une victoire en { $squares }
   *[other] prépare des victoires en { $squares }
}
reason-one-of-few = { $count ->
    [one] est le seul coup qui ne laisse pas gagner l’adversaire
   *[other] est l’un des { $count } coups qui ne laissent pas gagner l’adversaire
}
reason-begins = est un bon endroit pour commencer
reason-swaps = est le meilleur choix : la première pierre est plus forte que toute réponse
reason-opens-evenly = est un début équilibré : l’échange n’y gagne presque rien
reason-secures-edges = assure la liaison d’un bord à l’autre
reason-keeps-link = { $count ->
    [one] garde { $squares } relié au bord
   *[other] garde { $squares } reliés
}
reason-breaks-link = { $count ->
    [one] coupe { $squares } du bord
   *[other] sépare { $squares }
}
reason-links = { $count ->
    [one] relie { $squares } au bord
   *[other] relie { $squares }
}
reason-bridges = { $count ->
    [one] fait un pont vers { $squares }
   *[other] fait des ponts vers { $squares }
}
reason-reaches-edge = fait un pont vers son propre bord
reason-intrudes = joue dans un pont, et il faut répondre en { $squares }
reason-shortens = { $count ->
    [one] n’est plus qu’à une pierre de relier ses bords
   *[other] n’est plus qu’à { $count } pierres de relier ses bords
}
reason-lengthens = { $count ->
    [one] laisse encore une pierre à poser à l’adversaire pour relier ses bords
   *[other] laisse encore { $count } pierres à poser à l’adversaire pour relier ses bords
}
reason-develops = est un bon endroit pour attaquer et défendre
