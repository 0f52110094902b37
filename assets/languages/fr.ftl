# Français. Toutes les phrases qui se lisent pendant le jeu.

app-name = Parlour

## Jeux, camps, règles

game-checkers = Dames
game-reversi = Reversi
game-go = Go
game-gomoku = Gomoku
game-connect-four = Quatre à la suite
game-four = Quatre
side-black = Noir
side-red = Rouge
side-white = Blanc
side-navy = Bleu
side-yellow = Jaune
side-plum = Prune
side-cream = Crème
rules-own = Vos propres règles
rules-own-line = Telles que vous les avez choisies.
rules-handicap = { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
rules-komi = komi { $points }
rules-seat-stones = pierres de départ
rules-swap = swap
rules-swap-two = swap2
board-size = { $columns }×{ $rows }
in-a-row = { $count } à la suite

## Les règles des dames par leur nom

rules-american = Américaines
rules-american-line = Prises obligatoires et menées au bout, les dames vont pas à pas.
rules-house = Maison
rules-house-line = Prenez si vous voulez, arrêtez-vous quand vous voulez.
rules-international = Internationales
rules-international-line = 10×10, dames volantes, les pions prennent en arrière, prise majoritaire.
rules-russian = Russes
rules-russian-line = Dames volantes, et un pion continue comme dame au milieu d’une rafle.
rules-brazilian = Brésiliennes
rules-brazilian-line = Les règles internationales sur 8×8.
rules-pool = Pool
rules-pool-line = Dames volantes, les pions prennent en arrière, prise au choix.
rules-italian = Italiennes
rules-italian-line = Prise majoritaire, et un pion ne prend jamais une dame.
rules-spanish = Espagnoles
rules-spanish-line = Dames volantes, prise majoritaire, les pions prennent en avant.
rules-czech = Tchèques
rules-czech-line = Dames volantes, et une dame prend avant un pion.
rules-frisian = Frisonnes
rules-frisian-line = 10×10, prises aussi le long des rangées et des colonnes.
rules-canadian = Canadiennes
rules-canadian-line = Les règles internationales sur 12×12.
rule-forced = Prise obligatoire
rule-forced-line = Qui peut sauter doit le faire.
rule-forced-off = Ici, rien n’oblige à sauter.
rule-finish = Rafle complète
rule-finish-line = Une rafle continue tant qu’elle le peut.
rule-finish-on = Ici, une rafle continue tant qu’elle le peut.
rule-finish-off = Ici, une rafle peut s’arrêter après n’importe quelle pièce.
rule-flying = Dames volantes
rule-flying-line = Une dame se déplace et prend à toute distance.
rule-backward = Prise en arrière
rule-backward-line = Les pions ne font qu’avancer, mais sautent dans les deux sens.
rule-take-kings = Un pion prend une dame
rule-take-kings-line = Un pion peut sauter par-dessus une dame.
rule-crown-at-once = Dame au passage
rule-crown-at-once-line = Un pion qui touche la dernière rangée continue à sauter comme dame.
rule-straight = Prises droites
rule-straight-line = Les pièces sautent aussi le long des rangées et des colonnes.
rule-rest = Repos des dames
rule-rest-line = Après trois coups sans prise, une dame attend qu’une autre pièce joue.
rule-priority = Quelle prise
rule-priority-free = Au choix
rule-priority-free-line = Choisissez librement parmi les prises.
rule-priority-most = La plus grande
rule-priority-most-line = La prise qui enlève le plus de pièces.
rule-priority-king = Dame d’abord
rule-priority-king-line = Une prise avec une dame passe avant une prise avec un pion.
rule-priority-most-kings = Nombre, puis dames
rule-priority-most-kings-line = Le plus de pièces et, à égalité, la prise qui enlève le plus de dames.
rule-priority-italian = Italienne
rule-priority-italian-line = Le plus de pièces, puis avec une dame, puis le plus de dames, puis une dame au plus tôt.
rule-priority-value = Par valeur
rule-priority-value-line = La plus grande valeur, une dame valant presque deux pions.

## Les règles des autres jeux par leur nom

rules-reversi = Reversi
rules-reversi-line = Encadrez une ligne de l’autre couleur, et elle se retourne en entier. Quand plus aucun camp ne peut jouer, qui a le plus de pions l’emporte.
rules-connect-four = Quatre à la suite
rules-connect-four-line = Les jetons tombent, et le premier alignement gagne.
rules-chinese = Chinoises
rules-chinese-line = Vos pierres et tout ce qu’elles entourent comptent.
rules-japanese = Japonaises
rules-japanese-line = Ce que vous entourez et ce que vous avez capturé compte.
rules-aga = AGA
rules-aga-line = On compte comme avec les chinoises ; qui passe donne une pierre.
rules-new-zealand = Nouvelle-Zélande
rules-new-zealand-line = Comme les chinoises, mais des pierres peuvent s’ôter leur dernière liberté.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Ce qui reste à la fin est vivant : capturez ce qui est mort.
rules-free-style = Style libre
rules-free-style-line = Cinq à la suite ou plus gagnent.
rules-standard = Standard
rules-standard-line = Exactement cinq à la suite gagnent.
rules-renju = Renju
rules-renju-line = Noir n’a droit ni à deux trois, ni à deux quatre, ni à six à la suite.
rules-caro = Caro
rules-caro-line = Exactement cinq gagnent, sauf si les deux bouts sont bloqués.
rules-seat-stone = Pierre de départ
rules-seat-stone-line = Une pierre noire se trouve au bord gauche, et Blanc commence.
rules-free = Ouverture libre
rules-free-line = Le plateau est vide, et Noir commence n’importe où.
mode-hand-over = Relais
mode-hand-over-line = Début du tour, puis Fin du tour !
mode-quick = Rapide
mode-quick-line = Le coup est joué quand vous levez le doigt.

## Accueil

home-new-game = Nouvelle partie
home-both = { $first } et { $second }
home-to-move = Coup { $turn }, à { $player } de jouer
home-resume = Reprendre
home-look = Voir la partie
safe-start = Parlour s’est arrêté plusieurs fois juste après son démarrage, aucune partie n’a donc été ouverte. Toutes les parties sont dans la bibliothèque.
safe-start-killed = Il n’y a pas de rapport, car Parlour a été fermé de l’extérieur.
safe-start-save = Enregistrer le rapport
safe-start-share = Partager le rapport

home-unfinished = { $count ->
    [one] Une autre inachevée
   *[other] { $count } autres inachevées
}

## La bibliothèque et qui joue

library = Bibliothèque
library-all-games = Tous les jeux
library-unfinished = À suivre
library-finished = Terminées
library-to-move = À { $player } de jouer
library-on = { $state }, { $date }
library-more = { $count ->
    [one] En voir une de plus
   *[other] En voir { $count } de plus
}
library-empty = Aucune partie n’a encore été jouée.
library-reading = Un instant…
library-none-of-these = Il n’y a aucune partie de ce jeu.
library-deleted = La partie est supprimée.
library-bring-back = La récupérer
library-not-opened = La partie ne peut pas être ouverte : { $reason }.
library-later = D’une version plus récente de Parlour
library-files = Tout en un fichier
library-files-line = Tout ce qui a été joué, et les réglages d’ici. Une fois restauré, cela s’ajoute à ce qui est déjà là : rien n’est écrasé.
library-back-up = Sauvegarder
library-restore = Restaurer une sauvegarde
library-collection = Toutes les notations : { $game }
library-restored = { $new ->
    [0] Aucune partie n’était nouvelle.
    [one] Une partie est revenue.
   *[other] { $new } parties sont revenues.
} { $known ->
    [0] Aucune n’était déjà là.
    [one] Une était déjà là.
   *[other] { $known } étaient déjà là.
} { $damaged ->
    [0] {""}
    [one] Une est illisible.
   *[other] { $damaged } sont illisibles.
}
backup-writing = Sauvegarde en cours …
backup-done = Parties dans la sauvegarde : { $count }.
backup-left-out = N’y sont pas, car illisibles : { $names }.
backup-stop = Arrêter
restore-reading = Lecture de la sauvegarde …
restore-working = Restauration en cours …
restore-what = Ce qu’elle contient
restore-new = Parties qui s’ajoutent
restore-known = Parties déjà ici
restore-here = Parties d’ici, qui restent toutes
restore-later = Parmi celles qui s’ajoutent, d’une version ultérieure
restore-later-line = Elles restent fermées jusqu’à la mise à jour de l’application.
restore-damaged = Illisibles
restore-positions = Positions qui s’ajoutent
restore-positions-here = Positions qui restent comme ici
restore-with-settings = Prendre aussi ses réglages
restore-with-settings-line = Ils remplacent les réglages d’ici.
restore-settings-same = Ses réglages sont les mêmes qu’ici.
restore-settings-damaged = Ses réglages sont illisibles.
restore-now = Restaurer
restore-nothing = Rien n’y est nouveau ici.
restore-none = Aucune sauvegarde n’est ouverte.
restore-cut = Le fichier est endommagé ou s’arrête trop tôt : { $reason }.
restore-too-new = Une version ultérieure de l’application a écrit cette sauvegarde. Mettez l’application à jour pour la restaurer.
restore-other = Ce n’est pas une sauvegarde.
restore-stopped = Arrêté. Ce qui est revenu reste ; restaurez encore une fois pour le reste.
restore-failed = Arrêté trop tôt : { $reason }. Restaurez encore une fois pour le reste.
players = Qui joue
players-none = Donnez-vous des noms avant une partie, et son résultat est compté ici.
players-total = { $played ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
players-against = Contre { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [one] , une nulle
   *[other] , { $drawn } nulles
}
players-save = Enregistrer en tableau
players-anew = Compter dès maintenant
players-since = Seules les parties à partir d’ici sont comptées. Les précédentes sont toutes dans la bibliothèque.
players-all = Les recompter toutes
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
setup-house-rules = Règles maison
setup-turns = Comment se jouent les tours
setup-seats = Vos places à table
seats-side = Côte à côte
seats-side-line = Tout est dans le même sens pour les deux.
seats-across = Face à face
seats-across-line = Ce qui est à la personne d’en face est à l’envers, au bord opposé.
seats-sides = Sur les côtés
seats-sides-line = Ce qui est à chaque personne est tourné vers la gauche ou la droite, sur un écran plus large que haut.
seats-turning = Tourne à chaque tour
seats-turning-line = Le plateau se tourne vers qui a le trait.
setup-tournament = Partie sérieuse
setup-tournament-line = Pas d’annulation, pas de conseils, pas d’avertissements.
setup-series = Combien de parties
series-one = Une
series-best = Au meilleur des { $games }
series-line = Les couleurs sont inversées après chaque partie. Une nulle vaut un demi-point pour chaque camp.
series-game = Partie { $number } sur { $games }
series-next = Suite : partie { $number } sur { $games }
series-stands = { $series } : { $player } { $points }, { $other } { $others }
series-won = { $series } : { $winner } gagne. { $player } { $points }, { $other } { $others }
series-drawn = { $series } : égalité. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } a perdu les { $count } dernières parties.
}
equal-level = Niveau { $level } cette fois ?
equal-stones = { $count ->
   *[other] { $count } pierres d’avance pour { $player } ?
}
equal-begin = { $player } commence cette fois ?
equal-time = Seulement { $time } pour { $player } ?
equal-yes = Oui, comme ça
equal-no = Non, comme avant
result-between = { $player } : { $other }, au total : { $score }
setup-moves-first = { $side }, joue en premier
setup-moves-second = { $side }, joue en second
setup-opens = { $side }, pose les premières pierres
setup-chooses = { $side }, choisit ensuite une couleur
setup-more-rules = Plus de règles
setup-fewer = Voir moins
setup-more-house-rules = Plus de règles maison
setup-more-house-rules-line = Quelle prise, dames, plateau
setup-board = Plateau
setup-other = Autre
setup-opening = Ouverture
setup-goal = Pour gagner
setup-goal-line = Gagne qui obtient d’abord { $count } à la suite : à l’horizontale, à la verticale ou en diagonale.
opening-free = Libre
opening-free-line = Noir commence n’importe où.
opening-swap = Swap
opening-swap-line = La première personne pose trois pierres, la seconde choisit une couleur.
opening-swap-two = Swap2
opening-swap-two-line = Comme swap, ou bien en poser deux de plus et laisser choisir la première.
go-size-full = Le grand plateau : toute une soirée.
go-size-middle = Un plateau moyen : environ une heure.
go-size-small = Un petit plateau : une demi-heure, idéal pour apprendre.
go-size-tiny = Un tout petit plateau, pour essayer.
go-size-large = Plus grand que d’habitude : prenez votre temps.
go-handicap = Handicap
go-no-handicap = Aucun
go-handicap-line = { $stones ->
    [0] Personne n’a d’avance.
   *[other] { $stones } pierres noires sont sur les points étoilés, et Blanc joue en premier.
}
go-komi = Komi
go-komi-none = Blanc ne reçoit rien, et le compte peut être égal.
go-komi-black = Noir reçoit { $points } de komi, bien qu’il joue en premier.
go-komi-whole = Blanc reçoit { $points } de komi car il joue en second. Le compte peut être égal.
go-komi-half = Blanc reçoit { $points } de komi car il joue en second. Le compte n’est jamais égal.
rule-seat-stones = Pierres de départ
rule-seat-stones-line = Comme dans la Chine ancienne : deux de chaque couleur occupent les coins, et Blanc commence.
setup-done = Terminé
setup-names = Emma, Hugo, Léa, Louis, Mamie, Papi
setup-unfinished = { $turns ->
    [one] La partie sur la table compte un coup. Elle est conservée : Annuler la ramène.
   *[other] La partie sur la table compte { $turns } coups. Elle est conservée : Annuler la ramène.
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
rematch = Revanche, couleurs inversées
resign = Abandonner
agree-draw = Convenir d’une nulle
new-game = Nouvelle partie
rules = Règles
settings = Réglages
turn-of = À { $player } de jouer
ready = C’est parti ! À { $side } de jouer !
strip-turn = { $side }, à vous
strip-pieces = { $count ->
    [0] { $side }, plus aucune pièce
    [one] { $side }, une pièce
   *[other] { $side }, { $count } pièces
}
claim-repetition = { $times ->
    [4] Réclamer la nulle : position vue quatre fois
   *[other] Réclamer la nulle : position vue trois fois
}
claim-no-progress = Réclamer la nulle : { $moves } coups sans progrès
claim-few-pieces = Réclamer la nulle : trop peu de pièces pour gagner

say-chosen = Pièce choisie : { $from }.
say-moves = { $from } va en { $to }.
say-jumps = { $count ->
    [one] { $from } saute en { $to }. Une pièce s’en va.
   *[other] { $from } saute en { $to }. { $count } pièces s’en vont.
}
say-king-me = Dame ! Une dame va dans les deux sens, et le tour s’arrête ici.
say-no-previous = Aucun coup précédent à montrer
say-nothing-to-undo = C’est le tout début.
say-nothing-to-redo = Il n’y a rien à rétablir.
say-game-goes-on = La partie continue.
say-earlier-match = La partie précédente est de retour.
say-not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Vous pouvez continuer à jouer.
say-put-aside = { $count ->
    [one] Un fichier n’a pas pu être lu ({ $reason }). Il est conservé sous le nom { $file }.
   *[other] { $count } fichiers n’ont pas pu être lus (le premier : { $reason }). Ils sont conservés, le premier sous le nom { $file }.
}
say-unread = { $count ->
    [one] Le disque n’a pas rendu un fichier ({ $file } : { $reason }). Il reste où il est.
   *[other] Le disque n’a pas rendu { $count } fichiers (le premier : { $file }, { $reason }). Ils restent où ils sont.
}
say-later = { $count ->
    [one] Une partie a été enregistrée par une version plus récente de Parlour. Elle est conservée telle quelle.
   *[other] { $count } fichiers ont été enregistrés par une version plus récente de Parlour. Ils sont conservés tels quels.
}
say-unknown-settings = { $count ->
    [one] Un réglage vient d’une version plus récente de Parlour. Il est conservé, mais pas utilisé.
   *[other] { $count } réglages viennent d’une version plus récente de Parlour. Ils sont conservés, mais pas utilisés.
}
say-saved-again = Tout est de nouveau enregistré.
say-sketch-kept = Cette position n’est pas enregistrée, car une version plus récente de Parlour en a enregistré une autre.
say-only-looking = Rien n’est enregistré ici, car Parlour est ouvert dans une autre fenêtre.
say-leave-unsaved = Tout n’a pas pu être enregistré ({ $reason }). Quittez encore une fois pour fermer Parlour quand même.
occupied = Parlour est déjà ouvert
occupied-line = Une autre fenêtre a vos parties, et les deux se gêneraient. Vous pouvez tout regarder ici, mais rien ne sera enregistré.
occupied-look = Regarder sans enregistrer
occupied-close = Fermer

illegal-game-over = La partie est finie.
illegal-match-full = Une partie peut compter { $most } coups. Celle-ci est pleine.
illegal-off-board = Ce n’est pas sur le plateau.
illegal-light-square = Les pièces ne vont que sur les cases sombres.
illegal-empty = Il n’y a pas de pièce ici.
illegal-not-yours = Cette pièce n’est pas à vous.
illegal-blocked = Cette pièce ne peut pas bouger.
illegal-must-capture = { $count ->
    [one] Vous devez prendre. La pièce marquée peut sauter.
   *[other] Vous devez prendre. Les pièces marquées peuvent sauter.
}
illegal-must-continue = La rafle n’est pas finie. Continuez vers une case marquée.
illegal-unreachable = La pièce ne peut pas aller là.
illegal-occupied = Il y a déjà une pièce ici.
illegal-turn-ends = Le tour s’arrête là.
illegal-nothing = Choisissez d’abord une pièce et une case.
illegal-must-capture-most = Une autre prise enlève plus de pièces, et elle est obligatoire.
illegal-must-capture-with-king = Votre dame peut prendre, et passe avant un pion.
illegal-king-rests = Cette dame a bougé trois fois de suite. Jouez une autre pièce.
illegal-no-flips = Aucun pion ne se retournerait là.
illegal-cannot-pass = Vous pouvez jouer, donc vous ne pouvez pas passer.
illegal-suicide = La pierre n’aurait aucune liberté là.
illegal-ko = Ko : jouez d’abord ailleurs.
illegal-superko = Le plateau entier redeviendrait comme il a déjà été.
illegal-overline = Interdit à Noir : plus de cinq à la suite.
illegal-double-four = Interdit à Noir : deux quatre à la fois.
illegal-double-three = Interdit à Noir : deux trois ouverts à la fois.
illegal-column-full = Cette colonne est pleine.
illegal-not-adjacent = Une pierre doit être à côté d’une autre.
illegal-choose-first = Choisissez d’abord votre couleur.
illegal-no-choice = Il n’y a rien à choisir maintenant.
illegal-must-pass = Rien ne peut être retourné nulle part : ce tour-ci, on passe.
illegal-falls = Le jeton tombe plus bas.
illegal-nothing-to-count = On ne compte rien tant que la partie continue.
illegal-all-alive = D’après ces règles, tout ce qui est sur le plateau est vivant.
illegal-no-claim = La nulle ne peut pas être réclamée maintenant.

result-wins = { $player } gagne
result-draw = Partie nulle
result-turns = { $turns ->
    [0] Aucun coup n’a été joué.
    [one] Un coup.
   *[other] { $turns } coups.
}
reason-no-pieces = { $loser } n’a plus de pièces.
reason-no-moves = { $loser } ne peut plus jouer.
reason-resigned = { $loser } abandonne.
reason-agreed = D’un commun accord.
reason-repetition = { $times ->
    [4] La position s’est présentée pour la quatrième fois.
   *[other] La position s’est présentée pour la troisième fois.
}
reason-no-progress = { $moves } coups de chaque côté sans prise ni coup de pion.
reason-few-pieces = Il reste trop peu de pièces pour gagner.
reason-line = { $length ->
    [3] Trois à la suite.
    [4] Quatre à la suite.
    [5] Cinq à la suite.
   *[other] { $length } à la suite.
}
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] D’un demi-point.
    [1] D’un point.
    [one] De { $points } point.
   *[other] De { $points } points.
}
reason-empty-squares = Les cases vides reviennent au gagnant.
reason-same = Égalité parfaite.
reason-full-board = Le plateau est plein.
reason-no-point = { $side } ne peut jouer nulle part.
reason-time = { $loser } n’a plus de temps.
reason-time-draw = Le temps est écoulé, mais l’autre camp ne pouvait plus gagner.

## Passes, ouvertures et décompte

pass = Passer
play-on = Continuer
strip-komi = { $side }, { $komi } de komi
strip-stone = Votre pierre : { $side }
strip-choice = À vous de choisir
moves-pass = passe
moves-play-on = La partie continue
moves-chose = { $player } joue { $side }
moves-place-two = { $player } en pose deux de plus
say-places = { $side } en { $square }.
say-turns-over = { $count ->
    [one] Un pion se retourne.
   *[other] { $count } pions se retournent.
}
say-takes = { $count ->
    [one] Une pierre s’en va.
   *[other] { $count } pierres s’en vont.
}
say-passed = { $side } passe.
say-cannot-move = { $side } ne peut pas jouer. { $other } continue.
say-chose = { $player } joue { $side }.
opening-placing = { $player } pose trois pierres : deux pour { $first }, une pour { $second }.
opening-placing-two = { $player } en pose deux de plus : une pour { $second }, une pour { $first }.
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
count-even = Égalité parfaite
count-hint = Touchez un groupe pour dire s’il est mort ou vivant.
count-open = Une frontière est ouverte aux points marqués.
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
access-empty = { $square }, libre
access-man = { $square }, { $side }
access-king = { $square }, dame, { $side }
access-can = { $square }, choix possible
access-chosen = { $square }, choisie

## Pendules

setup-clock = Pendule
clock-none = Aucune
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, délai { $delay }
clock-bronstein = { $main }, rend { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } en { $period }
clock-hourglass = Sablier, { $main }
clock-per-turn = { $time } par tour
clock-sudden-death-line = Un seul temps pour toute la partie.
clock-fischer-line = Chaque tour ajoute un peu de temps.
clock-delay-line = À chaque tour, la pendule attend un peu avant de tourner.
clock-bronstein-line = Après un tour, le temps utilisé est rendu, jusqu’à la limite.
clock-byo-yomi-line = Après le temps principal viennent des périodes. Celle qui n’est pas épuisée revient entière.
clock-canadian-line = Après le temps principal, ce nombre de coups par période, encore et encore.
clock-hourglass-line = Ce que l’un des camps dépense, l’autre le gagne.
clock-per-turn-line = Chaque tour a le même temps.
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
}
clock-waits = attend { $seconds } s
clock-ready = On y va ?
clock-paused = Les pendules sont arrêtées
clock-next = La pendule va tourner pour { $player }.
clock-start = Lancer les pendules
clock-go-on = Continuer

## Revoir

replay = Revoir
replay-start = Le début
replay-turn = Coup { $turn } sur { $turns }
replay-made = { $player } : { $turn }
replay-place-two = Deux autres pierres sont à poser.
replay-chose-side = Les couleurs ont été choisies.
replay-play-on = Pas d’accord : la partie continue.
replay-settled = On s’accorde sur ce qui est mort, et l’on compte.
replay-resigned = { $player } abandonne.
replay-claimed = La nulle est réclamée.
replay-agreed = La nulle est convenue.
replay-flag = { $player } n’a plus de temps.
replay-done = Terminé
replay-play-from-here = Jouer d’ici

## A match that is looked at again

review = Analyse
review-stop = Arrêter l’analyse
review-before = Le moment clé précédent
review-next = Le moment clé suivant
review-better-turn = Meilleur coup
review-show-better = Montrer le meilleur coup
review-hide-better = Masquer le meilleur coup
review-try-again = Réessayer d’ici
review-try-computer = Réessayer contre l’ordinateur
review-first-look = Premier regard : { $done } sur { $all }
review-closer-look = De plus près : { $done } sur { $all }
review-compares = Comparaison de meilleurs coups…
review-stopped = L’analyse a été arrêtée. Elle peut continuer.
review-unknown = Ceci n’a pas encore été analysé.
review-best = C’était le meilleur coup : { $because }
review-as-good = { $turn } valait le meilleur coup.
review-cost = { $turn } a fait baisser les chances de gagner de { $before } % à { $after } %.
review-better = Mieux : { $because }
review-line = Ensuite : { $turns }
review-moments = { $count ->
    [0] Aucun coup n’a coûté cher.
    [one] Il y a un moment clé.
   *[other] Il y a { $count } moments clés.
}
say-tries-again = { $turns ->
    [0] La partie repart du début. L’originale reste dans la bibliothèque.
   *[other] La partie repart du coup { $turns }. L’originale reste dans la bibliothèque.
}
say-play-from = { $turns ->
    [0] La partie repart du début. Rétablir ramène les coups suivants.
   *[other] La partie repart du coup { $turns }. Rétablir ramène les coups suivants.
}
say-play-on-from = La partie repart du coup { $turns }.

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
editor-help-take = Touchez une pièce pour l’enlever.
editor-help-drop = Touchez une colonne, et le jeton tombe.
editor-help-column = Touchez une colonne pour enlever son jeton le plus haut.
editor-copied = La position est dans le presse-papiers.
editor-pasted = Voici la position du presse-papiers. Annuler ramène l’autre.
editor-uncrowned = Un pion sur la dernière rangée serait dame. Posez-y une dame.
editor-no-liberty = La pierre marquée n’a aucune liberté : elle aurait été prise.
editor-both-won = Les deux camps en ont assez à la suite, et la partie s’arrête au premier alignement.
editor-over = { $why } La partie serait finie aussitôt.
editor-no-turns = Aucun camp ne peut jouer.
editor-uneven = Aucune partie n’arrive ici à { $first } contre { $second }, mais vous pouvez jouer ainsi.
editor-prisoners = Prises par { $black } : { $first }. Prises par { $white } : { $second }.
setup-position = Point de départ
setup-position-line = Un problème, une étude, une partie tirée d’un livre : jouez à partir d’où vous voulez.
setup-position-own = La position composée
setup-position-unfit = La position composée ne va pas avec ces règles. La partie commence comme d’habitude.
setup-position-change = Modifier
setup-position-usual = Début habituel

## Notations

record = Notation
record-own = Cette partie
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Transcription : coup après coup sur une ligne
record-copy = Copier
record-save = Enregistrer
record-share = Partager
record-other = Une autre partie
record-other-about = Importez une partie notée ailleurs : dames en PDN ; Go, gomoku et reversi en SGF ou GGF ; ou n’importe quel jeu en une ligne de coups. Elle vient après la partie sur la table, et Annuler ramène cette dernière.
record-paste = Coller
record-open = Ouvrir
record-drop = Vous pouvez aussi déposer un fichier sur la fenêtre.
record-copied = La notation est dans le presse-papiers.
record-saved = Fichier enregistré : { $place }.
record-taken = { $turns ->
    [0] Une partie sans coups est sur la table.
    [one] Une partie d’un seul coup est sur la table.
   *[other] Une partie de { $turns } coups est sur la table.
}
record-left-out = { $count ->
    [one] Une remarque ou une variante a été laissée de côté.
   *[other] { $count } remarques et variantes ont été laissées de côté.
}
record-take-part = { $turns ->
    [one] Prendre le coup avant l’erreur
   *[other] Prendre les { $turns } coups avant l’erreur
}
record-so-far = Notations jusqu’ici : { $count }
record-stop = Arrêter
record-imported = Nouvelles : { $new }. Déjà là : { $same }. Illisibles : { $unreadable }.
record-stopped = Arrêté.
record-no-game = Ce texte ne contient aucune partie.
record-not-written = Cette partie ne peut pas être notée. { $reason }
record-no-clipboard = Il n’y a pas de presse-papiers ici. Enregistrez la notation dans un fichier, ou ouvrez-en un.
record-nothing-copied = Il n’y a pas de texte dans le presse-papiers.
record-no-dialog = Ce système n’affiche pas de fenêtre de fichiers. Collez la notation, ou déposez le fichier sur la fenêtre.
record-not-here = Ce n’est pas possible sur cet appareil.
record-too-large = Le fichier est trop gros pour une notation : plus de { $size } Mo.
record-not-a-file = Ce n’est pas un fichier.
record-failed = Cela n’a pas marché : { $reason }.
record-line = Ligne { $line } : { $what }
record-missing = Il manque quelque chose ici.
record-unexpected = « { $found } » est incompréhensible.
record-unclosed = Ce qui est ouvert par « { $sign } » n’est jamais fermé.
record-misplaced = Les pièces ne peuvent pas être placées ainsi.
record-other-game = C’est une partie d’un autre jeu ({ $kind }).
record-too-much = C’est plus que ce qui peut être lu. La limite est de { $most }.
record-late-setup = Des pierres sont posées sur le plateau en cours de partie, ce qu’aucun coup ne fait.
record-not-a-turn = « { $turn } » n’est pas un coup.
record-ambiguous = « { $turn } » peut désigner { $turns }.
record-out-of-turn = « { $turn } » est un coup de l’autre camp.
record-illegal = { $turn } n’est pas possible. { $why }
record-illegal-squares = { $turn } n’est pas possible. { $why } ({ $squares })

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
settings-mute-line = On n’entend rien.
settings-volume-pieces = Pièces
settings-volume-signals = Signaux
settings-volume-off = Non
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
set-black-red = Noir et rouge
set-black-white = Noir et blanc
set-red-white = Rouge et blanc
set-classic = Classique
set-navy = Bleu marine
set-slate = Ardoise et nacre
set-flat = Plat
set-red-yellow = Rouge et jaune
set-plum-cream = Prune et crème
settings-labels = Noms des cases
settings-labels-letters = A1 à H8
settings-labels-numbers = 1 à 32
settings-labels-none = Aucun
settings-board = Pendant le jeu
settings-show-moves = Montrer les coups possibles
settings-show-moves-line = Des points là où la pièce choisie peut aller, un anneau là où elle doit prendre.
settings-numbers = Numéroter les pierres
settings-numbers-line = Chaque pierre montre le coup où elle a été posée.
settings-motion = Réduire les animations
settings-motion-line = Les pièces changent de place sans glisser.
settings-motion-off = Non
settings-motion-on = Oui
settings-hand = La main qui joue
settings-hand-both = Les deux mains
settings-hand-left = Gauche
settings-hand-right = Droite
settings-hand-line = Avec une seule main, tout ce que vous touchez en jouant se trouve près de son pouce.
settings-scan = Un seul contacteur
settings-scan-off = Non
settings-scan-slow = Lent
settings-scan-middle = Moyen
settings-scan-fast = Rapide
settings-scan-line = Les choses sont proposées l’une après l’autre, et un seul contacteur les choisit : Espace, Entrée, n’importe quel bouton d’une manette ou un appui n’importe où.
settings-scan-taps = Un appui n’importe où sert de contacteur
settings-scan-taps-line = Sans cela, les autres peuvent toucher l’écran comme d’habitude.
settings-gamepad = Manette
gamepad-cross = Croix ou stick gauche
gamepad-moves = D’une chose à la suivante, et sur le plateau
gamepad-lower = Le bouton du bas
gamepad-presses = Choisir
gamepad-right = Le bouton de droite
gamepad-goes-back = Effacer le coup, ou revenir
gamepad-shoulders = Les gâchettes hautes
gamepad-undoes = Annuler et rétablir, et parcourir une partie revue
gamepad-start = Start
gamepad-shows-more = Plus ; avant une partie, la commencer
settings-haptics = Retour tactile
settings-haptics-off = Non
settings-haptics-light = Léger
settings-haptics-strong = Fort
settings-about = À propos
settings-version = Parlour { $version }. Fait pour jouer hors ligne, à deux sur un même écran.
settings-credits = Illustrations dessinées pour ce jeu. Polices : Literata et Nunito Sans, SIL Open Font License.
about-line = Licences et travail d’autres auteurs dans cette appli
about-own = Parlour est un logiciel libre, au choix sous MIT License ou Apache License 2.0.
about-notices = Travail d’autres auteurs
about-notices-line = Bibliothèques d’autres auteurs dans cette appli : { $count }. Touchez une licence pour la lire.

## Les pages de règles

rules-of = Règles : { $game }
rules-by = Comme vous y jouez : { $rules }
lessons = Leçons
lessons-line = Chaque jeu en deux minutes environ : lisez un peu, puis essayez sur le plateau.
lessons-offer = Un jeu à découvrir ?
lessons-offer-line = Chaque jeu a sa leçon de deux minutes, sur un petit plateau.
lessons-yes = Voir les leçons
lessons-no = Non merci
lesson-new = { $all ->
   *[other] { $all } choses à essayer
}
lesson-progress = Fait : { $done } sur { $all }
lesson-complete = Tout est fait
lesson-done = Bien joué !
lesson-missed = Ce coup est permis, mais ce n’est pas celui qu’on demande.
lesson-passed = L’autre camp ne peut pas jouer et passe. Rejouez !
lesson-again = Réessayer
lesson-pass = Passer

## Les règles des dames

checkers-start-title = Le début
checkers-start-text = { $men } pions de chaque côté, sur les cases sombres. { $first } commence.
checkers-start-goal = Jouez un premier coup.
checkers-move-title = Se déplacer
checkers-move-text = Un pion avance d’une case en diagonale, vers une case vide.
checkers-move-goal = Amenez le pion sur l’un des points.
checkers-jump-title = Prendre
checkers-jump-text = Sautez par-dessus une pièce de l’autre couleur vers la case vide juste derrière, et la pièce est prise.
checkers-jump-goal = Prenez la pièce.
checkers-jump-forward = Les pions ne sautent qu’en avant.
checkers-forced-title = Prise obligatoire
checkers-forced-text = Qui peut sauter doit le faire.
checkers-forced-goal = Essayez de déplacer le pion qui ne peut pas sauter.
checkers-backward-title = En arrière aussi
checkers-backward-text = Les pions ne font qu’avancer, mais ils sautent aussi en arrière.
checkers-backward-goal = Sautez en arrière.
checkers-straight-title = Tout droit aussi
checkers-straight-text = Les pièces sautent aussi tout droit en avant, en arrière et de côté : d’une case sombre, par-dessus la suivante, jusqu’à celle d’après.
checkers-straight-goal = Sautez tout droit en avant.
checkers-chain-title = Saut après saut
checkers-chain-text = Si la pièce peut sauter à nouveau de là où elle arrive, c’est toujours le même tour.
checkers-chain-goal = Prenez deux pièces en un tour.
checkers-removal = Les pièces sautées sont enlevées à la fin du tour. Aucune pièce n’est sautée deux fois.
checkers-most-title = Le plus possible
checkers-most-text = Entre plusieurs façons de prendre, il faut jouer celle qui enlève le plus de pièces.
checkers-most-goal = Trouvez la prise la plus grande.
checkers-most-kings-title = Le plus possible
checkers-most-kings-text = Il faut jouer la prise qui enlève le plus de pièces. Si plusieurs en enlèvent autant, c’est celle qui compte le plus de dames parmi elles.
checkers-most-kings-goal = Trouvez la prise la plus grande.
checkers-most-italian-title = Le plus possible
checkers-most-italian-text = Il faut jouer la prise qui enlève le plus de pièces. Si plusieurs en enlèvent autant : avec une dame plutôt qu’avec un pion, puis le plus de dames, puis celle qui prend une dame en premier.
checkers-most-italian-goal = Trouvez la prise la plus grande.
checkers-most-value-title = Le plus possible
checkers-most-value-text = Il faut jouer la prise qui vaut le plus. Une dame compte un peu moins que deux pions. À égalité, une dame prend avant un pion.
checkers-most-value-goal = Trouvez la prise la plus grande.
checkers-with-king-title = La dame d’abord
checkers-with-king-text = Quand une dame et un pion peuvent tous deux prendre, c’est à la dame de le faire.
checkers-with-king-goal = Prenez avec la dame.
checkers-no-kings-title = Pions et dames
checkers-no-kings-text = Un pion ne peut pas sauter par-dessus une dame. Seule une dame le peut.
checkers-no-kings-goal = Essayez de sauter par-dessus la dame.
checkers-crown-title = Aller à dame
checkers-crown-text = Un pion qui finit son tour sur la dernière rangée devient dame.
checkers-crown-goal = Faites une dame.
checkers-crown-ends = Le tour s’arrête toujours là, même après un saut.
checkers-crown-at-once-title = Dame en plein saut
checkers-crown-at-once-text = Un pion qui saute sur la dernière rangée est aussitôt dame, et continue à sauter comme dame.
checkers-crown-at-once-goal = Prenez deux pièces : la seconde comme dame.
checkers-crown-passes-title = Juste en passant
checkers-crown-passes-text = Un pion qui peut encore sauter depuis la dernière rangée continue, et reste pion.
checkers-crown-passes-goal = Prenez deux pièces en passant par la dernière rangée.
checkers-king-title = Dames
checkers-king-text = Une dame se déplace et saute pas à pas, en avant et en arrière.
checkers-king-goal = Déplacez la dame en arrière ou en avant.
checkers-flying-title = Dames volantes
checkers-flying-text = Une dame va aussi loin qu’elle veut sur une ligne libre, en avant et en arrière.
checkers-flying-goal = Faites voler la dame.
checkers-flying-jump-title = La dame prend de loin
checkers-flying-jump-text = Une dame saute par-dessus une pièce à toute distance, et se pose sur n’importe quelle case vide derrière elle.
checkers-flying-jump-goal = Prenez la pièce de loin.
checkers-rest-title = La dame doit se reposer
checkers-rest-text = Une dame qui a bougé trois fois de suite doit attendre qu’une autre de vos pièces ait bougé. Cela vaut tant que vous avez des pions.
checkers-rest-goal = Cette dame a bougé trois fois. Essayez de la déplacer.
checkers-end-title = Gagner
checkers-end-text = Vous gagnez quand l’autre camp n’a plus de pièces ou ne peut plus jouer.
checkers-end-goal = Enfermez le dernier pion.
checkers-draw-title = Partie nulle
checkers-draw-text = La partie est nulle d’un commun accord. Qui a le trait peut aussi réclamer la nulle.
checkers-draw-repetition = Quand une position se présente pour la { $times ->
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
reversi-play-text = { $first } commence. Posez un pion de sorte que des pions de l’autre couleur soient en ligne entre lui et un autre des vôtres. Tous ceux du milieu se retournent.
reversi-play-goal = Posez un pion sur l’un des points.
reversi-lines-title = Dans tous les sens
reversi-lines-text = Un pion agit dans les huit directions : horizontale, verticale et diagonale.
reversi-lines-goal = Retournez six pions d’un coup.
reversi-nothing-title = Il faut retourner
reversi-nothing-text = Là où aucun pion ne se retournerait, vous ne pouvez pas jouer.
reversi-nothing-goal = Essayez une case vide sans point.
reversi-pass-title = Passer
reversi-pass-text = Qui ne peut jouer nulle part passe. Qui peut jouer doit le faire.
reversi-pass-goal = Jouez de sorte que { $second } ne puisse pas.
reversi-end-title = La fin
reversi-end-text = La partie finit quand plus aucun camp ne peut jouer. Qui a le plus de pions l’emporte.
reversi-end-goal = Jouez le dernier pion.

## Les règles du Go

go-play-title = Poser une pierre
go-play-text = Chacun son tour, on pose une pierre là où deux lignes se croisent. Les pierres ne bougent jamais.
go-play-goal = Posez une pierre où vous voulez.
go-capture-title = Capturer
go-capture-text = Les points vides à côté d’une pierre sont ses libertés. Une pierre qui n’en a plus est enlevée.
go-capture-goal = Prenez la dernière liberté de la pierre blanche.
go-group-title = Groupes
go-group-text = Les pierres d’une couleur qui se touchent le long des lignes partagent leurs libertés. Elles vivent ou partent ensemble.
go-group-goal = Prenez les deux pierres blanches.
go-suicide-title = Pas de liberté, pas de coup
go-suicide-text = Vous ne pouvez pas jouer là où votre pierre n’aurait aucune liberté.
go-suicide-goal = Essayez de jouer dans le coin.
go-own-stones-title = Perdre ses propres pierres
go-own-stones-text = Vous pouvez jouer là où vos pierres n’ont plus de liberté. Alors vos propres pierres sont enlevées.
go-own-stones-goal = Voyez ce qui arrive à vos pierres.
go-first-title = Les captures d’abord
go-first-text = Vous pouvez jouer sans liberté si cela capture des pierres de l’autre camp. Elles partent d’abord, et font de la place.
go-first-goal = Prenez les deux pierres blanches.
go-ko-title = Ko
go-ko-text = Une pierre seule qui vient de prendre une pierre seule ne peut pas être reprise aussitôt. Jouez d’abord ailleurs.
go-ko-goal = Blanc vient de prendre une pierre. Essayez de la reprendre.
go-superko-title = Ko
go-superko-text = Aucun coup ne peut ramener le plateau entier à ce qu’il a déjà été. Jouez d’abord ailleurs.
go-superko-goal = Blanc vient de prendre une pierre. Essayez de la reprendre.
go-eyes-title = Deux yeux
go-eyes-text = Un groupe qui a deux trous à lui, deux yeux, ne peut jamais être pris : personne ne peut remplir les deux à la fois.
go-eyes-goal = Faites deux yeux dans le coin.
go-pass-title = Passer
go-pass-text = Quand il n’y a plus rien à gagner, passez. Après deux passes de suite, on compte.
go-pass-goal = Ici, tout est joué. Passez.
go-pass-stones = Qui passe donne une pierre.
go-dead-title = Pierres mortes
go-dead-text = Les pierres qu’on ne peut pas sauver sont marquées mortes avant le décompte. Vous vous mettez d’accord ensemble.
go-dead-goal = Touchez la pierre noire perdue : elle est marquée, ou non.
go-area-title = Décompte
go-area-text = Chaque camp compte ses pierres vivantes et les points vides qu’elles sont seules à entourer. Le plus grand nombre gagne.
go-territory-title = Décompte
go-territory-text = Chaque camp compte les points vides qu’il est seul à entourer, et les pierres qu’il a prises. Le plus grand nombre gagne.
go-komi-line = Blanc joue en second et reçoit { $komi } points pour cela.
go-handicap-title = Handicap
go-handicap-text = Noir commence avec { $stones } pierres sur le plateau. Blanc joue en premier.
go-seat-stones-title = Pierres de départ
go-seat-stones-text = Comme dans la Chine ancienne, deux pierres de chaque camp sont sur le plateau au début. Blanc joue en premier.

## Les règles du gomoku

gomoku-five-title = Cinq à la suite
gomoku-five-text = Chacun son tour, on pose une pierre. { $first } commence. Cinq à la suite gagnent : à l’horizontale, à la verticale ou en diagonale.
gomoku-five-goal = Faites cinq à la suite.
gomoku-full = Quand le plateau est plein, la partie est nulle.
gomoku-more-title = Plus de cinq
gomoku-more-text = Six à la suite ou plus gagnent aussi.
gomoku-more-goal = Gagnez avec une pierre.
gomoku-exactly-title = Exactement cinq
gomoku-exactly-text = Seuls cinq à la suite gagnent. Six ou plus, non.
gomoku-exactly-goal = Faites six à la suite.
gomoku-exactly-done = Six à la suite, et personne n’a gagné.
gomoku-overline-title = Noir : pas de six
gomoku-overline-text = Noir commence, et subit donc des limites. Plus de cinq à la suite lui est interdit. Blanc, lui, gagne ainsi.
gomoku-overline-goal = Essayez de faire six à la suite.
gomoku-blocked-title = Non bloqué
gomoku-blocked-text = Cinq ne gagnent pas quand une pierre de l’autre camp se trouve à chacun des deux bouts.
gomoku-blocked-goal = Faites un cinq qui gagne.
gomoku-threes-title = Noir : pas deux trois
gomoku-threes-text = Noir ne peut pas former deux trois ouverts avec une seule pierre. Un trois est ouvert quand il peut devenir un quatre aux deux bouts libres.
gomoku-threes-goal = Essayez le point marqué.
gomoku-fours-title = Noir : pas deux quatre
gomoku-fours-text = Noir ne peut pas former deux quatre avec une seule pierre. Seul un cinq formé par la même pierre passe avant tout cela.
gomoku-fours-goal = Essayez le point marqué.
gomoku-swap-title = Swap
gomoku-swap-text = Une personne pose les trois premières pierres. L’autre choisit ensuite une couleur.
gomoku-swap-goal = Posez trois pierres : noire, blanche, noire.
gomoku-swap-done = Maintenant, l’autre personne choisit noir ou blanc.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Une personne pose les trois premières pierres. L’autre choisit une couleur, ou en pose deux de plus et laisse le choix à la première.
gomoku-swap-two-goal = Posez trois pierres : noire, blanche, noire.
gomoku-swap-two-done = Maintenant, l’autre personne choisit une couleur ou pose deux pierres de plus.

## Les règles de quatre à la suite

connect-four-drop-title = Lâcher un jeton
connect-four-drop-text = { $first } commence. Choisissez une colonne : le jeton tombe jusqu’à sa place libre la plus basse.
connect-four-drop-goal = Lâchez un jeton.
connect-four-win-title = Quatre à la suite
connect-four-win-text = Qui obtient quatre à la suite gagne : à l’horizontale, à la verticale ou en diagonale.
connect-four-win-goal = Faites quatre à l’horizontale.
connect-four-slanting-title = En diagonale
connect-four-slanting-text = Les diagonales échappent facilement au regard. Suivez-les des yeux avant de lâcher.
connect-four-slanting-goal = Trouvez le jeton gagnant.
connect-four-column-title = Une colonne pleine
connect-four-column-text = Une colonne ne prend pas plus de jetons qu’elle n’a de places.
connect-four-column-goal = Essayez la colonne pleine.
connect-four-draw-title = Partie nulle
connect-four-draw-text = Quand la grille est pleine et que personne n’a quatre à la suite, la partie est nulle.
connect-four-draw-goal = Remplissez la dernière place.

## Les règles de quatre

four-seat-stone-title = Le début
four-seat-stone-text = { $first } a dès le début une pierre au bord gauche. { $second } joue en premier.
four-seat-stone-goal = Posez une pierre sur l’un des points.
four-free-title = Le début
four-free-text = { $first } commence, et pose la première pierre n’importe où.
four-free-goal = Posez la première pierre.
four-beside-title = Côte à côte
four-beside-text = Une pierre doit être à côté d’une autre, de n’importe quelle couleur : au-dessus, au-dessous, à gauche ou à droite. Se toucher par le coin ne suffit pas.
four-beside-goal = Essayez une case qui ne touche qu’un coin.
four-win-title = Quatre à la suite
four-win-text = Quatre à la suite ou plus gagnent : à l’horizontale, à la verticale ou en diagonale.
four-win-goal = Faites quatre à la suite.
four-full = Quand le plateau est plein, la partie est nulle.

## L’ordinateur

computer-of-level = Ordinateur (niveau { $level })
computer-move-now = Jouer maintenant
computer-pause = Pause
computer-go-on = Continuer
computer-step = Un coup
strip-thinks = Réflexion…
strip-computers-turn = À { $side } de jouer
setup-people = Deux personnes
setup-computer = Ordinateur
setup-watch = Regarder
setup-level = { $level } · { $word }
level-first = Premiers pas
level-beginner = Débutant
level-easy = Facile
level-casual = Tranquille
level-steady = Régulier
level-able = Habile
level-strong = Fort
level-tough = Coriace
level-expert = Expert
level-master = Maître
mode-finish = Finir chaque tour
mode-finish-line = Vous regardez votre tour, puis Fin du tour !
settings-help = Aide
settings-blunder = Signaler les erreurs
settings-blunder-line = Avant un coup qui gâche beaucoup, on vous demande confirmation.
settings-evaluation = Montrer qui mène
settings-evaluation-line = Une barre le long du plateau montre davantage la couleur qui a le plus de chances de gagner.
hint = Conseil
estimate = Qui mène ?
offer-draw = Proposer nulle
say-looks = Analyse…
say-no-draw = L’ordinateur continue : il ne veut pas de nulle.
say-plays-on = L’ordinateur n’est pas d’accord, donc la partie continue.
say-even = La partie est égale.
say-leads = Avance approximative de { $side } : { $points }.
blunder-title = Vraiment ?
blunder-answer = { $side } répond : { $then }
blunder-chances = Vos chances de gagner passent de { $best } % à { $this } %.
blunder-play = Le jouer
blunder-back = Le reprendre
hint-because = { $turn } { $reason }.
hint-plain = { $turn } semble le meilleur choix.
hint-pass = Passer
hint-column = La colonne { $column }
reason-only = est le seul coup possible
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
} et en donne { $given ->
    [one] une en échange
   *[other] { $given } en échange
}
reason-crowns = fait une dame
reason-stops-king = empêche l’autre camp d’aller à dame en { $squares }
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
    [0] ne laisse aucun coup à l’autre camp
    [one] ne laisse qu’un seul coup à l’autre camp
   *[other] ne laisse que { $count } coups à l’autre camp
}
reason-free-way = { $count ->
    [one] a la voie libre vers la dame, à une rangée
   *[other] a la voie libre vers la dame, à { $count } rangées
}
reason-keeps-back = garde protégée sa propre rangée de fond
reason-centre = occupe le centre
reason-hunts = rapproche une dame de la pièce qu’elle poursuit
reason-out-of-reach = garde la pièce hors de portée
reason-joins = rejoint { $count ->
    [one] la pièce en { $squares }
   *[other] les pièces en { $squares }
}
reason-advances = { $count ->
    [one] amène un pion à l’avant-dernière rangée
   *[other] avance un pion, à { $count } rangées de la dame
}
reason-wins-by = { $count ->
    [one] gagne d’un pion avec le meilleur jeu
   *[other] gagne de { $count } pions avec le meilleur jeu
}
reason-takes-corner = occupe le coin
reason-denies-corner = interdit à l’autre camp le coin { $squares }
reason-gives-corner = cède le coin { $squares }
reason-forces-pass = ne laisse aucun coup à l’autre camp
reason-safe-edge = occupe pour de bon une place au bord
reason-secures = { $count ->
    [one] met un pion de plus à l’abri pour de bon
   *[other] met { $count } pions de plus à l’abri pour de bon
}
reason-few-replies = { $count ->
    [one] ne laisse qu’un seul coup à l’autre camp
   *[other] ne laisse que { $count } coups à l’autre camp
}
reason-more-moves = garde plus de coups : { $own } contre { $other }
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
reason-vital-point = prend le point vital de l’espace de l’autre camp
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
reason-cuts = sépare les pierres de l’autre camp
reason-empty-corner = occupe un coin vide
reason-neutral = remplit un point qui n’est à personne
reason-nothing-left = est le bon choix : il n’y a plus rien à gagner
reason-extends = s’étend depuis { $squares }
reason-touches = s’appuie sur la pierre en { $squares }
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
reason-hinders = occupe un point dont l’autre camp a besoin
reason-middle = occupe le centre
reason-two-threats = crée deux menaces à la fois
reason-forces = menace de gagner en { $squares }, ce qu’il faut empêcher
reason-lasting = crée en { $squares } une menace durable
reason-stops-lasting = met fin à la menace en { $squares }
reason-keeps-away = évite les colonnes qui perdent
reason-most-rows = { $count ->
    [one] participe à un alignement de quatre
   *[other] participe à { $count } alignements de quatre
}
reason-hinders-rows = { $count ->
    [one] coupe un alignement de l’autre camp
   *[other] coupe { $count } alignements de l’autre camp
}
reason-waits = { $count ->
    [one] prépare une victoire en { $squares }
   *[other] prépare des victoires en { $squares }
}
reason-one-of-few = { $count ->
    [one] est le seul coup qui ne laisse pas gagner l’autre camp
   *[other] est l’un des { $count } coups qui ne laissent pas gagner l’autre camp
}
reason-begins = est un bon endroit pour commencer
