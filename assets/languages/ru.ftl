# Русский. Все фразы, которые видны во время игры.

app-name = Parlour

## Игры, стороны, правила

game-checkers = Шашки
game-reversi = Реверси
game-go = Го
game-gomoku = Гомоку
game-connect-four = Четыре в ряд
game-four = Четвёрка
side-black = Чёрные
side-red = Красные
side-white = Белые
side-navy = Синие
side-yellow = Жёлтые
side-plum = Лиловые
side-cream = Кремовые
rules-own = Свои правила
rules-own-line = Так, как вы их настроили.
rules-handicap = { $stones ->
    [one] фора { $stones } камень
    [few] фора { $stones } камня
   *[many] фора { $stones } камней
}
rules-komi = коми { $points }
rules-seat-stones = начальные камни
rules-swap = swap
rules-swap-two = swap2
board-size = { $columns }×{ $rows }
in-a-row = { $count } в ряд

## Правила шашек по названиям

rules-american = Английские
rules-american-line = Бить обязательно и до конца, дамки ходят на одно поле.
rules-house = Домашние
rules-house-line = Бить по желанию, останавливаться когда угодно.
rules-international = Международные
rules-international-line = 10×10, летающие дамки, простые бьют назад, брать надо больше всего.
rules-russian = Русские
rules-russian-line = Летающие дамки, и простая, став дамкой, продолжает бой как дамка.
rules-brazilian = Бразильские
rules-brazilian-line = Международные правила на доске 8×8.
rules-pool = Пул-чекерс
rules-pool-line = Летающие дамки, простые бьют назад, взятие на выбор.
rules-italian = Итальянские
rules-italian-line = Брать надо больше всего, и простая не может бить дамку.
rules-spanish = Испанские
rules-spanish-line = Летающие дамки, брать надо больше всего, простые бьют вперёд.
rules-czech = Чешские
rules-czech-line = Летающие дамки, и дамка бьёт раньше простой.
rules-frisian = Фризские
rules-frisian-line = 10×10, бить можно и по горизонтали, и по вертикали.
rules-canadian = Канадские
rules-canadian-line = Международные правила на доске 12×12.
rule-forced = Бить обязательно
rule-forced-line = Если можно бить, бить надо.
rule-forced-off = Здесь бить не обязательно.
rule-finish = Бить до конца
rule-finish-line = Бой продолжается, пока возможно.
rule-finish-on = Здесь бой продолжается, пока возможно.
rule-finish-off = Здесь можно остановиться после любой взятой шашки.
rule-flying = Летающие дамки
rule-flying-line = Дамка ходит и бьёт с любого расстояния.
rule-backward = Простые бьют назад
rule-backward-line = Простые ходят только вперёд, но бьют и вперёд, и назад.
rule-take-kings = Простые бьют дамки
rule-take-kings-line = Простая может бить дамку.
rule-crown-at-once = Дамка по ходу боя
rule-crown-at-once-line = Простая, дойдя до последнего ряда, бьёт дальше как дамка.
rule-straight = Прямой бой
rule-straight-line = Шашки бьют и по горизонтали, и по вертикали.
rule-rest = Дамки отдыхают
rule-rest-line = После трёх ходов без взятия дамка ждёт, пока пойдёт другая шашка.
rule-priority = Какое взятие
rule-priority-free = Любое
rule-priority-free-line = Взятие можно выбирать свободно.
rule-priority-most = Наибольшее
rule-priority-most-line = Взятие, при котором бьётся больше всего шашек.
rule-priority-king = Сначала дамка
rule-priority-king-line = Взятие дамкой важнее взятия простой.
rule-priority-most-kings = Больше, потом дамки
rule-priority-most-kings-line = Больше всего шашек, а из равных взятий то, где больше дамок.
rule-priority-italian = Итальянское
rule-priority-italian-line = Больше всего шашек, затем дамкой, затем больше дамок, затем дамка раньше.
rule-priority-value = По ценности
rule-priority-value-line = Наибольшая ценность, причём дамка стоит почти двух простых.

## Правила других игр по названиям

rules-reversi = Реверси
rules-reversi-line = Зажмите ряд чужого цвета, и весь он перевернётся. Когда ходов нет ни у кого, побеждает тот, у кого больше фишек.
rules-connect-four = Четыре в ряд
rules-connect-four-line = Фишки падают, и первый ряд побеждает.
rules-chinese = Китайские
rules-chinese-line = Считаются свои камни и всё, что они окружили.
rules-japanese = Японские
rules-japanese-line = Считаются окружённые пункты и взятые камни.
rules-aga = AGA
rules-aga-line = Счёт как в китайских, за каждый пас отдаётся камень.
rules-new-zealand = Новозеландские
rules-new-zealand-line = Как китайские, но камни могут лишить себя последнего дыхания.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Что стоит в конце, то живое: мёртвое надо взять.
rules-free-style = Свободные
rules-free-style-line = Побеждают пять в ряд и больше.
rules-standard = Стандартные
rules-standard-line = Побеждают ровно пять в ряд.
rules-renju = Рэндзю
rules-renju-line = Чёрным нельзя строить две тройки, две четвёрки и шесть в ряд.
rules-caro = Каро
rules-caro-line = Побеждают ровно пять, если не закрыты оба конца.
rules-seat-stone = Начальный камень
rules-seat-stone-line = У левого края стоит чёрный камень, начинают белые.
rules-free = Свободное начало
rules-free-line = Доска пуста, чёрные начинают где угодно.
mode-hand-over = С передачей
mode-hand-over-line = Сначала «Начать ход», потом «Закончить ход!»
mode-quick = Быстро
mode-quick-line = Ход засчитан, как только палец поднят.

## Главная

home-new-game = Новая игра
home-both = { $first } и { $second }
home-to-move = Ход { $turn }, очередь: { $player }
home-resume = Продолжить
home-look = Посмотреть
safe-start = Parlour несколько раз завершился сразу после запуска, поэтому ни одна игра не открыта. Все игры в библиотеке.
safe-start-killed = Отчёта нет, потому что Parlour завершили извне.
safe-start-save = Сохранить отчёт
safe-start-share = Отправить отчёт

home-unfinished = { $count ->
    [one] Ещё { $count } неоконченная
    [few] Ещё { $count } неоконченные
   *[many] Ещё { $count } неоконченных
}

## Библиотека и игроки

library = Библиотека
library-all-games = Все игры
library-unfinished = Продолжение следует
library-finished = Оконченные
library-to-move = Ход: { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [1] Показать ещё одну
   *[other] Показать ещё { $count }
}
library-empty = Пока не сыграно ни одной игры.
library-reading = Минуту…
library-none-of-these = Таких игр нет.
library-deleted = Игра удалена.
library-bring-back = Вернуть
library-not-opened = Не удалось открыть игру: { $reason }.
library-later = Из более новой версии Parlour
library-files = Всё в одном файле
library-files-line = Всё, что было сыграно, и все здешние настройки. При возврате это добавится к тому, что есть: ничего не затрётся.
library-back-up = Сделать копию
library-restore = Вернуть из копии
library-collection = { $game }: все записи
library-restored = { $new ->
    [0] Новых игр нет.
    [one] Вернулась { $new } игра.
    [few] Вернулись { $new } игры.
   *[many] Вернулось { $new } игр.
} { $known ->
    [0] Ни одной здесь ещё не было.
    [one] Уже была здесь { $known }.
    [few] Уже были здесь { $known }.
   *[many] Уже было здесь { $known }.
} { $damaged ->
    [0] {""}
    [one] Не читается { $damaged }.
    [few] Не читаются { $damaged }.
   *[many] Не читается { $damaged }.
}
backup-writing = Создаётся копия …
backup-done = Игр в копии: { $count }.
backup-left-out = Не вошли, потому что не читаются: { $names }.
backup-stop = Остановить
restore-reading = Копия читается …
restore-working = Идёт возврат …
restore-what = Что в ней есть
restore-new = Игры, которые добавятся
restore-known = Игры, которые уже здесь
restore-here = Здешние игры, все останутся
restore-later = Из добавляемых — из более новой версии
restore-later-line = Они останутся закрытыми до обновления приложения.
restore-damaged = Не читаются
restore-positions = Позиции, которые добавятся
restore-positions-here = Позиции, которые останутся здешними
restore-with-settings = Взять и её настройки
restore-with-settings-line = Они заменят здешние настройки.
restore-settings-same = Её настройки такие же, как здесь.
restore-settings-damaged = Её настройки не читаются.
restore-now = Вернуть
restore-nothing = Ничего нового здесь в ней нет.
restore-none = Копия не открыта.
restore-cut = Файл повреждён или обрывается: { $reason }.
restore-too-new = Копию записала более новая версия приложения. Чтобы вернуть её, обновите приложение.
restore-other = Это не копия.
restore-stopped = Остановлено. Что вернулось, остаётся; за остальным верните копию ещё раз.
restore-failed = Закончилось раньше времени: { $reason }. За остальным верните копию ещё раз.
players = Игроки
players-none = Назовите себя перед игрой, и её результат будет учтён здесь.
players-total = { $played ->
    [one] { $played } игра, побед: { $won }
    [few] { $played } игры, побед: { $won }
   *[many] { $played } игр, побед: { $won }
}
players-against = Соперник: { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [one] , { $drawn } ничья
    [few] , { $drawn } ничьи
   *[many] , { $drawn } ничьих
}
players-save = Сохранить таблицу
players-anew = Считать с нуля
players-since = Считаются только игры с этого момента. Все прежние — в библиотеке.
players-all = Снова считать все
date = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
date-and-year = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
} { $year } г.

## Подготовка

setup-start = Начать игру
setup-swap = Поменяться
setup-rules = Правила
setup-house-rules = Домашние правила
setup-turns = Как делать ходы
setup-seats = Как вы сидите
seats-side = Рядом
seats-side-line = Всё повёрнуто одинаково для обеих сторон.
seats-across = Напротив
seats-across-line = Всё, что относится к дальней стороне, стоит вверх ногами у дальнего края.
seats-sides = По бокам
seats-sides-line = Всё, что относится к каждой стороне, повёрнуто влево или вправо, если ширина экрана больше высоты.
seats-turning = С поворотом
seats-turning-line = Доска поворачивается к той стороне, чей ход.
setup-tournament = Серьёзная игра
setup-tournament-line = Без отмены, без советов, без предупреждений.
setup-series = Сколько игр
series-one = Одна
series-best = Серия из { $games }
series-line = После каждой игры стороны меняются. Ничья — по пол-очка обоим.
series-game = Игра { $number } из { $games }
series-next = К игре { $number } из { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }, победа: { $winner }. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: ничья. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
    [one] { $player }: { $count } поражение подряд.
    [few] { $player }: { $count } поражения подряд.
    [many] { $player }: { $count } поражений подряд.
   *[other] { $player }: { $count } поражения подряд.
}
equal-level = На этот раз уровень { $level }?
equal-stones = { $count ->
    [one] { $player }: фора { $count } камень?
    [few] { $player }: фора { $count } камня?
    [many] { $player }: фора { $count } камней?
   *[other] { $player }: фора { $count } камня?
}
equal-begin = На этот раз первый ход: { $player }?
equal-time = { $player }: только { $time }?
equal-yes = Да, так
equal-no = Нет, как раньше
result-between = { $player } : { $other }, общий счёт: { $score }
setup-moves-first = { $side }, первый ход
setup-moves-second = { $side }, второй ход
setup-opens = { $side }, первые камни
setup-chooses = { $side }, затем выбор цвета
setup-more-rules = Другие правила
setup-fewer = Свернуть
setup-more-house-rules = Ещё домашние правила
setup-more-house-rules-line = Какое взятие, дамки, доска
setup-board = Доска
setup-other = Другое
setup-opening = Начало
setup-goal = Для победы
setup-goal-line = Побеждает тот, у кого раньше будет { $count } в ряд: по горизонтали, вертикали или диагонали.
opening-free = Свободное
opening-free-line = Чёрные начинают где угодно.
opening-swap = Swap
opening-swap-line = Первая сторона ставит три камня, вторая выбирает цвет.
opening-swap-two = Swap2
opening-swap-two-line = Как swap, или поставить ещё два и передать выбор первой стороне.
go-size-full = Полная доска: на целый вечер.
go-size-middle = Средняя доска: около часа.
go-size-small = Маленькая доска: полчаса, и удобно учиться.
go-size-tiny = Крошечная доска для пробы.
go-size-large = Больше обычной доски: не торопитесь.
go-handicap = Фора
go-no-handicap = Нет
go-handicap-line = { $stones ->
    [0] Форы нет ни у кого.
    [one] На звёздных пунктах стоит { $stones } чёрный камень, первыми ходят белые.
    [few] На звёздных пунктах стоят { $stones } чёрных камня, первыми ходят белые.
   *[many] На звёздных пунктах стоят { $stones } чёрных камней, первыми ходят белые.
}
go-komi = Коми
go-komi-none = Белые ничего не получают, счёт может быть равным.
go-komi-black = Чёрные получают коми { $points }, хотя и ходят первыми.
go-komi-whole = Белые получают коми { $points } за второй ход. Счёт может быть равным.
go-komi-half = Белые получают коми { $points } за второй ход. Счёт не бывает равным.
rule-seat-stones = Начальные камни
rule-seat-stones-line = Как в Древнем Китае: по углам стоят по два камня каждого цвета, начинают белые.
setup-done = Готово
setup-names = Аня, Миша, Оля, Саша, Бабушка, Дедушка
setup-unfinished = { $turns ->
    [one] В игре на столе { $turns } ход. Она сохранена: её вернёт «Отмена».
    [few] В игре на столе { $turns } хода. Она сохранена: её вернёт «Отмена».
   *[many] В игре на столе { $turns } ходов. Она сохранена: её вернёт «Отмена».
}

## Партия

start-turn = Начать ход
finish-turn = Закончить ход!
clear-moves = Сбросить ход
show-previous = Прошлый ход
hide-previous = Скрыть ход
undo = Отмена
redo = Повтор
previous = Прошлый
home = Главная
rematch = Реванш со сменой сторон
resign = Сдаться
agree-draw = Согласиться на ничью
new-game = Новая игра
rules = Правила
settings = Настройки
turn-of = Ход: { $player }
ready = Можно начинать! { $side } ходят!
strip-turn = { $side }, ваш ход
strip-pieces = { $count ->
    [0] { $side }, шашек нет
    [one] { $side }, { $count } шашка
    [few] { $side }, { $count } шашки
   *[many] { $side }, { $count } шашек
}
claim-repetition = { $times ->
    [4] Потребовать ничью: четвёртый раз
   *[other] Потребовать ничью: третий раз
}
claim-no-progress = { $moves ->
    [one] Потребовать ничью: { $moves } ход без продвижения
    [few] Потребовать ничью: { $moves } хода без продвижения
   *[many] Потребовать ничью: { $moves } ходов без продвижения
}
claim-few-pieces = Потребовать ничью: для победы мало шашек

say-chosen = Выбрано: { $from }.
say-moves = Ход с { $from } на { $to }.
say-jumps = { $count ->
    [one] Бой с { $from } на { $to }. Взята { $count } шашка.
    [few] Бой с { $from } на { $to }. Взяты { $count } шашки.
   *[many] Бой с { $from } на { $to }. Взято { $count } шашек.
}
say-king-me = В дамки! Дамка ходит вперёд и назад, а ход на этом закончен.
say-no-previous = Прошлого хода ещё нет
say-nothing-to-undo = Это самое начало.
say-nothing-to-redo = Повторять нечего.
say-game-goes-on = Игра продолжается.
say-earlier-match = Предыдущая игра снова на столе.
say-not-saved = Не удалось сохранить игру ({ $reason }). Можно играть дальше.
say-put-aside = { $count ->
    [one] Не удалось прочитать файл ({ $reason }). Он отложен как { $file }.
   *[other] Не удалось прочитать файлы: { $count } (первый: { $reason }). Они отложены, первый как { $file }.
}
say-unread = { $count ->
    [one] Диск не отдал файл ({ $file }: { $reason }). Он остаётся на месте.
   *[other] Диск не отдал файлы: { $count } (первый: { $file }, { $reason }). Они остаются на месте.
}
say-later = { $count ->
    [one] Игру сохранила более новая версия Parlour. Она остаётся без изменений.
   *[other] Файлов от более новой версии Parlour: { $count }. Они остаются без изменений.
}
say-unknown-settings = { $count ->
    [one] Одна настройка взята из более новой версии Parlour. Она сохранена, но не действует.
   *[other] Настроек из более новой версии Parlour: { $count }. Они сохранены, но не действуют.
}
say-saved-again = Всё снова сохранено.
say-sketch-kept = Эта позиция не сохраняется: более новая версия Parlour сохранила другую.
say-only-looking = Здесь ничего не сохраняется: Parlour открыт в другом окне.
say-leave-unsaved = Не всё удалось сохранить ({ $reason }). Выйдите ещё раз, чтобы всё равно закрыть Parlour.
occupied = Parlour уже открыт
occupied-line = Ваши игры открыты в другом окне, и два окна стёрли бы записи друг друга. Здесь можно всё смотреть, но ничего не сохранится.
occupied-look = Смотреть без сохранения
occupied-close = Закрыть

illegal-game-over = Игра окончена.
illegal-match-full = В игре не больше { $most } ходов. Эта заполнена.
illegal-off-board = Это не на доске.
illegal-light-square = Шашки ходят только по тёмным полям.
illegal-empty = Там нет шашки.
illegal-not-yours = Это не ваша шашка.
illegal-blocked = Эта шашка не может ходить.
illegal-must-capture = { $count ->
    [one] Надо бить. Отмеченная шашка может бить.
    [few] Надо бить. Отмеченные шашки могут бить.
   *[many] Надо бить. Отмеченные шашки могут бить.
}
illegal-must-continue = Бой не закончен. Дальше на отмеченное поле.
illegal-unreachable = Шашка не может туда пойти.
illegal-occupied = Это место занято.
illegal-turn-ends = Ход там заканчивается.
illegal-nothing = Сначала выберите шашку и поле.
illegal-must-capture-most = Можно взять больше шашек иначе, и это обязательно.
illegal-must-capture-with-king = Ваша дамка может бить и бьёт раньше простой.
illegal-king-rests = Эта дамка ходила три раза подряд. Пойдите другой шашкой.
illegal-no-flips = Там ничего не перевернётся.
illegal-cannot-pass = Ход есть, поэтому пасовать нельзя.
illegal-suicide = У камня там не будет дыханий.
illegal-ko = Ко: сначала сыграйте в другом месте.
illegal-superko = Вся доска стала бы такой, какой уже была.
illegal-overline = Чёрным запрещено: больше пяти в ряд.
illegal-double-four = Чёрным запрещено: две четвёрки сразу.
illegal-double-three = Чёрным запрещено: две открытые тройки сразу.
illegal-column-full = Этот столбец заполнен.
illegal-not-adjacent = Камень должен стоять рядом с другим.
illegal-choose-first = Сначала выберите цвет.
illegal-no-choice = Сейчас выбирать нечего.
illegal-must-pass = Перевернуть нигде ничего нельзя, поэтому этот ход — пас.
illegal-falls = Фишка падает ниже.
illegal-nothing-to-count = Пока игра идёт, счёта нет.
illegal-all-alive = По этим правилам живо всё, что стоит.
illegal-no-claim = Сейчас потребовать ничью нельзя.

result-wins = Победа: { $player }
result-draw = Ничья
result-turns = { $turns ->
    [0] Не сделано ни одного хода.
    [one] { $turns } ход.
    [few] { $turns } хода.
   *[many] { $turns } ходов.
}
reason-no-pieces = Не осталось шашек: { $loser }.
reason-no-moves = Не осталось ходов: { $loser }.
reason-resigned = Игра сдана: { $loser }.
reason-agreed = По общему согласию.
reason-repetition = { $times ->
    [4] Позиция возникла в четвёртый раз.
   *[other] Позиция возникла в третий раз.
}
reason-no-progress = { $moves ->
    [one] По { $moves } ходу без взятий и без ходов простыми.
    [few] По { $moves } хода без взятий и без ходов простыми.
   *[many] По { $moves } ходов без взятий и без ходов простыми.
}
reason-few-pieces = Для победы осталось слишком мало шашек.
reason-line = { $length ->
    [3] Три в ряд.
    [4] Четыре в ряд.
    [5] Пять в ряд.
   *[other] { $length } в ряд.
}
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] Перевес: пол-очка.
    [1] Перевес: одно очко.
    [one] Перевес: { $points } очко.
    [few] Перевес: { $points } очка.
    [many] Перевес: { $points } очков.
   *[other] Перевес: { $points } очка.
}
reason-empty-squares = Пустые клетки достаются победителю.
reason-same = У обеих сторон поровну.
reason-full-board = Доска заполнена.
reason-no-point = { $side } никуда не могут ходить.
reason-time = Время вышло: { $loser }.
reason-time-draw = Время вышло, но другая сторона уже не могла победить.

## Пасы, начала и подсчёт

pass = Пас
play-on = Играть дальше
strip-komi = { $side }, коми { $komi }
strip-stone = Ваш камень: { $side }
strip-choice = Ваш выбор
moves-pass = пас
moves-play-on = Игра продолжается
moves-chose = { $player }: цвет — { $side }
moves-place-two = { $player }: ещё два камня
say-places = { $side } на { $square }.
say-turns-over = { $count ->
    [one] Перевернётся { $count } фишка.
    [few] Перевернутся { $count } фишки.
   *[many] Перевернётся { $count } фишек.
}
say-takes = { $count ->
    [one] Взят { $count } камень.
    [few] Взяты { $count } камня.
   *[many] Взято { $count } камней.
}
say-passed = { $side } пасуют.
say-cannot-move = { $side } не могут ходить. { $other } ходят дальше.
say-chose = { $player }: цвет — { $side }.
opening-placing = { $player }: поставить три камня. { $first } — два, { $second } — один.
opening-placing-two = { $player }: поставить ещё два камня. { $second } — один, { $first } — один.
choice-title = Выбор: { $player }
choice-side = Цвет: { $side }
choice-side-next = Следующий камень ставите вы.
choice-side-wait = Следующий камень: { $other }.
choice-two = Ещё два камня
choice-two-wait = { $second } — один, { $first } — один. Потом выбор: { $other }.
count-ahead = { $points ->
    [0.5] { $side } впереди на пол-очка
    [1] { $side } впереди на одно очко
    [one] { $side } впереди на { $points } очко
    [few] { $side } впереди на { $points } очка
    [many] { $side } впереди на { $points } очков
   *[other] { $side } впереди на { $points } очка
}
count-even = Поровну
count-hint = Коснитесь группы, чтобы отметить её мёртвой или живой.
count-open = Граница открыта в отмеченных пунктах.
count-asks = { $player }: согласны?
count-agrees = { $player }: согласие
count-stones = { $count ->
    [one] камень
    [few] камня
   *[many] камней
}
count-territory = территория
count-prisoners = { $count ->
    [one] пленный
    [few] пленных
   *[many] пленных
}
count-komi = коми

## Для тех, кто слушает

access-back = Назад
access-more = Ещё
access-rename = Переименовать
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = Удалить
access-close = Закрыть
access-first = К началу
access-earlier = На ход назад
access-later = На ход вперёд
access-last = К концу
access-name = Имя
access-empty = { $square }, пусто
access-man = { $square }, { $side }
access-king = { $square }, { $side }, дамка
access-can = { $square }, можно выбрать
access-chosen = { $square }, выбрано

## Часы

setup-clock = Часы
clock-none = Нет
clock-minutes = { $minutes } мин
clock-seconds = { $seconds } с
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, задержка { $delay }
clock-bronstein = { $main }, возврат { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } за { $period }
clock-hourglass = Песочные, { $main }
clock-per-turn = { $time } на ход
clock-sudden-death-line = Одно время на всю игру.
clock-fischer-line = Каждый ход прибавляет немного времени.
clock-delay-line = На каждом ходу часы немного ждут, прежде чем пойти.
clock-bronstein-line = После хода его время возвращается, но не больше предела.
clock-byo-yomi-line = После основного времени идут периоды. Неизрасходованный период возвращается целиком.
clock-canadian-line = После основного времени надо сделать столько ходов за период, и так раз за разом.
clock-hourglass-line = Что одна сторона тратит, то другая получает.
clock-per-turn-line = На каждый ход одно и то же время.
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
clock-waits = ждут { $seconds } с
clock-ready = Готовы?
clock-paused = Часы остановлены
clock-next = Следующими пойдут часы: { $player }.
clock-start = Пустить часы
clock-go-on = Дальше

## Просмотр

replay = Просмотр
replay-start = Начало
replay-turn = Ход { $turn } из { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Надо поставить ещё два камня.
replay-chose-side = Стороны выбраны.
replay-play-on = Согласия нет, игра продолжается.
replay-settled = Обе стороны согласны, какие камни мертвы, и идёт подсчёт.
replay-resigned = { $player }: игра сдана.
replay-claimed = Потребована ничья.
replay-agreed = Обе стороны согласны на ничью.
replay-flag = { $player }: время вышло.
replay-done = Готово
replay-play-from-here = Играть отсюда

## A match that is looked at again

review = Разбор
review-stop = Остановить разбор
review-before = Предыдущий ключевой момент
review-next = Следующий ключевой момент
review-better-turn = Лучший ход
review-show-better = Показать лучший ход
review-hide-better = Скрыть лучший ход
review-try-again = Ещё раз отсюда
review-try-computer = Ещё раз против компьютера
review-first-look = Первый взгляд: { $done } из { $all }
review-closer-look = Взгляд внимательнее: { $done } из { $all }
review-compares = Сравниваются лучшие ходы…
review-stopped = Разбор остановлен. Его можно продолжить.
review-unknown = Это место ещё не разобрано.
review-best = Это был лучший ход: { $because }
review-as-good = Ход { $turn } был не хуже лучшего.
review-cost = Ход { $turn } снизил шансы на победу с { $before } до { $after } из ста.
review-better = Лучше: { $because }
review-line = Дальше: { $turns }
review-moments = { $count ->
    [0] Ни один ход не обошёлся дорого.
    [one] Здесь { $count } ключевой момент.
    [few] Здесь { $count } ключевых момента.
    [many] Здесь { $count } ключевых моментов.
   *[other] Здесь { $count } ключевого момента.
}
say-tries-again = { $turns ->
    [0] Игра идёт с самого начала. Прежняя остаётся в библиотеке.
   *[other] Игра идёт с хода { $turns }. Прежняя остаётся в библиотеке.
}
say-play-from = { $turns ->
    [0] Игра идёт с самого начала. «Повтор» вернёт ходы после этого места.
   *[other] Игра идёт с хода { $turns }. «Повтор» вернёт ходы после этого места.
}
say-play-on-from = Игра идёт с хода { $turns }.

## Setting a position up

editor-title = Расставить позицию
editor-take-over = Изменить эту позицию
editor-man = { $side }, простая
editor-king = { $side }, дамка
editor-take = Убрать
editor-to-move = { $side } ходят
editor-clear = Очистить
editor-copy = Копия
editor-start = Начало
editor-whole = Вся доска
editor-help-put = Коснитесь поля, чтобы поставить фигуру, и ещё раз, чтобы её убрать.
editor-help-take = Коснитесь фигуры, чтобы её убрать.
editor-help-drop = Коснитесь столбца, и фишка упадёт.
editor-help-column = Коснитесь столбца, чтобы убрать его верхнюю фишку.
editor-copied = Позиция в буфере обмена.
editor-pasted = Это позиция из буфера обмена. «Отмена» вернёт прежнюю.
editor-uncrowned = Простая на последнем ряду была бы дамкой. Поставьте туда дамку.
editor-no-liberty = У отмеченного камня нет дыханий: он был бы взят.
editor-both-won = Нужный ряд есть у обеих сторон, а игра закончилась на первом.
editor-over = { $why } Игра сразу же закончилась бы.
editor-no-turns = Ни одна сторона не может ходить.
editor-uneven = К { $first } против { $second } здесь не приводит ни одна игра, но сыграть так можно.
editor-prisoners = { $black } взяли: { $first }. { $white } взяли: { $second }.
setup-position = С чего начать
setup-position-line = Задача, этюд, партия из книги: играть дальше можно откуда угодно.
setup-position-own = Позиция, которую вы расставили
setup-position-unfit = Позиция, которую вы расставили, не подходит к этим правилам. Игра начнётся как обычно.
setup-position-change = Изменить
setup-position-usual = Обычное начало

## Записи

record = Запись
record-own = Эта игра
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Список ходов: ход за ходом в одну строку
record-copy = Копировать
record-save = Сохранить файл
record-share = Отправить
record-other = Другая игра
record-other-about = Загрузите игру, записанную в другом месте: шашки в PDN, го, гомоку и реверси в SGF или GGF либо любую игру строкой ходов. Она ляжет на стол после нынешней, а «Отмена» вернёт нынешнюю.
record-paste = Вставить
record-open = Открыть файл
record-drop = Файл можно и перетащить в окно.
record-copied = Запись в буфере обмена.
record-saved = Сохранено как { $place }.
record-taken = { $turns ->
    [0] На столе игра без ходов.
    [one] На столе игра в { $turns } ход.
    [few] На столе игра в { $turns } хода.
   *[many] На столе игра в { $turns } ходов.
}
record-left-out = { $count ->
    [one] Пропущено: { $count } примечание или вариант.
    [few] Пропущено: { $count } примечания и варианта.
   *[many] Пропущено: { $count } примечаний и вариантов.
}
record-take-part = { $turns ->
    [one] Взять { $turns } ход до ошибки
    [few] Взять { $turns } хода до ошибки
   *[many] Взять { $turns } ходов до ошибки
}
record-so-far = Записей пока: { $count }
record-stop = Остановить
record-imported = Новых: { $new }. Уже были здесь: { $same }. Не читаются: { $unreadable }.
record-stopped = Остановлено.
record-no-game = В этом тексте нет игры.
record-not-written = Эту игру нельзя записать. { $reason }
record-no-clipboard = Здесь нет буфера обмена. Сохраните запись в файл или откройте файл.
record-nothing-copied = В буфере обмена нет текста.
record-no-dialog = Эта система не показывает выбор файла. Вставьте запись или перетащите файл в окно.
record-not-here = На этом устройстве так нельзя.
record-too-large = Файл слишком велик для записи: больше { $size } МБ.
record-not-a-file = Это не файл.
record-failed = Не получилось: { $reason }.
record-line = Строка { $line }: { $what }
record-missing = Здесь чего-то не хватает.
record-unexpected = «{ $found }» не удаётся понять.
record-unclosed = Открытое знаком «{ $sign }» нигде не закрыто.
record-misplaced = Фигуры не могут так стоять.
record-other-game = Это другая игра ({ $kind }).
record-too-much = Здесь больше, чем можно прочитать. Предел: { $most }.
record-late-setup = Посреди игры на доску поставлены камни, ходом так нельзя.
record-not-a-turn = «{ $turn }» — не ход.
record-ambiguous = «{ $turn }» может значить { $turns }.
record-out-of-turn = «{ $turn }» — ход другой стороны.
record-illegal = { $turn } — невозможный ход. { $why }
record-illegal-squares = { $turn } — невозможный ход. { $why } ({ $squares })

## Настройки

settings-theme = Тема
settings-theme-auto = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-black = Чёрная
settings-theme-contrast = Контрастная
settings-text = Размер текста
settings-text-size = { $percent } %
settings-language = Язык
settings-sound = Звук
settings-mute = Без звука
sound-on = Со звуком
settings-mute-line = Ничего не слышно.
settings-volume-pieces = Фигуры
settings-volume-signals = Сигналы
settings-volume-off = Выкл.
settings-volume-low = Тихо
settings-volume-middle = Средне
settings-volume-high = Громко
settings-look = Вид
settings-look-board = Доска
settings-look-pieces = Фигуры
settings-marks = Метки
colour-green = Зелёный
colour-blue = Синий
colour-purple = Фиолетовый
board-walnut = Орех
board-ash = Ясень
board-slate = Сланец
board-kaya = Кая
board-bamboo = Бамбук
board-teal = Бирюза
board-graphite = Графит
board-birch = Берёза
set-black-red = Чёрные и красные
set-black-white = Чёрные и белые
set-red-white = Красные и белые
set-classic = Классика
set-navy = Тёмно-синие
set-slate = Сланец и ракушка
set-flat = Плоские
set-red-yellow = Красные и жёлтые
set-plum-cream = Лиловые и кремовые
settings-labels = Названия полей
settings-labels-letters = A1–H8
settings-labels-numbers = 1–32
settings-labels-none = Нет
settings-board = Во время игры
settings-show-moves = Показывать возможные ходы
settings-show-moves-line = Точки — куда можно пойти выбранной шашкой, кольцо — где надо бить.
settings-numbers = Нумеровать камни
settings-numbers-line = На каждом камне видно, каким ходом он поставлен.
settings-motion = Меньше движения
settings-motion-line = Фигуры меняют место, не скользя.
settings-motion-off = Выкл.
settings-motion-on = Вкл.
settings-hand = Какой рукой вы играете
settings-hand-both = Обеими
settings-hand-left = Левой
settings-hand-right = Правой
settings-hand-line = При игре одной рукой всё, чего вы касаетесь, лежит у её большого пальца.
settings-scan = Одной кнопкой
settings-scan-off = Выкл.
settings-scan-slow = Медленно
settings-scan-middle = Средне
settings-scan-fast = Быстро
settings-scan-line = Всё предлагается по очереди, а выбор делает одна-единственная кнопка: пробел, Enter, любая кнопка геймпада или касание в любом месте.
settings-scan-taps = Касание где угодно — это кнопка
settings-scan-taps-line = Если выключить, другие могут касаться экрана как обычно.
settings-gamepad = Геймпад
gamepad-cross = Крестовина или левый стик
gamepad-moves = От одного к другому и по доске
gamepad-lower = Нижняя кнопка
gamepad-presses = Выбрать
gamepad-right = Правая кнопка
gamepad-goes-back = Сбросить ход или вернуться назад
gamepad-shoulders = Бамперы
gamepad-undoes = «Отмена» и «Повтор», а в просмотре — по ходам
gamepad-start = Start
gamepad-shows-more = «Ещё», а перед игрой — начать её
settings-haptics = Вибрация
settings-haptics-off = Выкл.
settings-haptics-light = Лёгкая
settings-haptics-strong = Сильная
settings-about = О программе
settings-version = Parlour { $version }. Для игры без интернета, вдвоём за одним экраном.
settings-credits = Рисунки сделаны для этой игры. Шрифты: Literata и Nunito Sans, SIL Open Font License.
about-line = Лицензии и чужие разработки в приложении
about-own = Исходный код Parlour открыт: MIT License или Apache License 2.0, на выбор.
about-notices = Чужие разработки
about-notices-line = Чужих библиотек в приложении: { $count }. Нажмите на лицензию, чтобы прочитать её.

## Страницы правил

rules-of = Правила: { $game }
rules-by = Как вы играете: { $rules }
lessons = Уроки
lessons-line = Каждая игра примерно за две минуты: немного прочитать и сразу попробовать на доске.
lessons-offer = Какая-то игра вам в новинку?
lessons-offer-line = По каждой есть урок на две минуты, на маленькой доске.
lessons-yes = Показать
lessons-no = Нет, спасибо
lesson-new = { $all ->
    [one] { $all } задание
    [few] { $all } задания
    [many] { $all } заданий
   *[other] { $all } задания
}
lesson-progress = Выполнено: { $done } из { $all }
lesson-complete = Всё выполнено
lesson-done = Отлично!
lesson-missed = Так ходить можно, но задание другое.
lesson-passed = Другая сторона не может ходить и пасует. Ходите ещё раз!
lesson-again = Ещё раз
lesson-pass = Пас

## Правила шашек

checkers-start-title = Начало
checkers-start-text = По { $men } простых на тёмных полях. { $first } начинают.
checkers-start-goal = Сделайте первый ход.
checkers-move-title = Ход
checkers-move-text = Простая ходит на одно поле вперёд по диагонали, на свободное поле.
checkers-move-goal = Пойдите простой на одну из точек.
checkers-jump-title = Взятие
checkers-jump-text = Перепрыгните через шашку другого цвета на свободное поле за ней, и она взята.
checkers-jump-goal = Побейте шашку.
checkers-jump-forward = Простые бьют только вперёд.
checkers-forced-title = Бить обязательно
checkers-forced-text = Если можно бить, бить надо.
checkers-forced-goal = Попробуйте пойти шашкой, которая бить не может.
checkers-backward-title = И назад тоже
checkers-backward-text = Простые ходят только вперёд, но бьют и назад.
checkers-backward-goal = Побейте назад.
checkers-straight-title = И по прямой
checkers-straight-text = Шашки бьют и прямо вперёд, и назад, и вбок: с тёмного поля через следующее тёмное на то, что за ним.
checkers-straight-goal = Побейте прямо вперёд.
checkers-chain-title = Удар за ударом
checkers-chain-text = Если с нового места шашка может бить снова, это всё тот же ход.
checkers-chain-goal = Возьмите две шашки за один ход.
checkers-removal = Побитые шашки снимаются в конце хода. Дважды через одну шашку не прыгают.
checkers-most-title = Как можно больше
checkers-most-text = Из нескольких взятий надо выбрать то, при котором бьётся больше всего шашек.
checkers-most-goal = Найдите самое большое взятие.
checkers-most-kings-title = Как можно больше
checkers-most-kings-text = Надо бить так, чтобы взять больше всего шашек. Если поровну, то так, чтобы среди них было больше дамок.
checkers-most-kings-goal = Найдите самое большое взятие.
checkers-most-italian-title = Как можно больше
checkers-most-italian-text = Надо бить так, чтобы взять больше всего шашек. Если поровну: дамкой, а не простой, затем больше дамок, затем там, где дамка берётся раньше.
checkers-most-italian-goal = Найдите самое большое взятие.
checkers-most-value-title = Как можно ценнее
checkers-most-value-text = Надо бить так, чтобы взять больше всего. Дамка стоит чуть меньше двух простых. Если поровну, дамка бьёт раньше простой.
checkers-most-value-goal = Найдите самое большое взятие.
checkers-with-king-title = Сначала дамка
checkers-with-king-text = Если бить могут и дамка, и простая, бить должна дамка.
checkers-with-king-goal = Побейте дамкой.
checkers-no-kings-title = Простые и дамки
checkers-no-kings-text = Простая не может бить дамку. Это может только дамка.
checkers-no-kings-goal = Попробуйте побить дамку.
checkers-crown-title = В дамки
checkers-crown-text = Простая, закончившая ход на последнем ряду, становится дамкой.
checkers-crown-goal = Проведите простую в дамки.
checkers-crown-ends = Ход там всегда заканчивается, даже после боя.
checkers-crown-at-once-title = Дамка посреди боя
checkers-crown-at-once-text = Простая, попавшая в бою на последний ряд, сразу становится дамкой и бьёт дальше как дамка.
checkers-crown-at-once-goal = Возьмите две шашки: вторую — дамкой.
checkers-crown-passes-title = Только мимоходом
checkers-crown-passes-text = Простая, которая может бить дальше с последнего ряда, бьёт дальше и остаётся простой.
checkers-crown-passes-goal = Возьмите две шашки через последний ряд.
checkers-king-title = Дамки
checkers-king-text = Дамка ходит и бьёт на один шаг, вперёд и назад.
checkers-king-goal = Пойдите дамкой назад или вперёд.
checkers-flying-title = Летающие дамки
checkers-flying-text = Дамка ходит по свободной линии на сколько угодно полей, вперёд и назад.
checkers-flying-goal = Пусть дамка полетит.
checkers-flying-jump-title = Дамки бьют издалека
checkers-flying-jump-text = Дамка бьёт шашку с любого расстояния и встаёт на любое свободное поле за ней.
checkers-flying-jump-goal = Побейте шашку издалека.
checkers-rest-title = Дамке надо отдохнуть
checkers-rest-text = Дамка, ходившая три раза подряд, ждёт, пока пойдёт другая ваша шашка. Это действует, пока у вас есть простые.
checkers-rest-goal = Эта дамка ходила три раза. Попробуйте ею пойти.
checkers-end-title = Победа
checkers-end-text = Вы побеждаете, если у другой стороны не осталось шашек или ходов.
checkers-end-goal = Заприте последнюю простую.
checkers-draw-title = Ничья
checkers-draw-text = Ничья — когда обе стороны согласны. Сторона, чей ход, может и потребовать её.
checkers-draw-repetition = Когда позиция возникает { $times ->
    [2] во второй
    [3] в третий
    [4] в четвёртый
   *[other] в { $times }-й
} раз.
checkers-draw-quiet = { $quiet ->
    [one] Когда сделано по { $quiet } ходу без взятий и без ходов простыми.
    [few] Когда сделано по { $quiet } хода без взятий и без ходов простыми.
   *[many] Когда сделано по { $quiet } ходов без взятий и без ходов простыми.
}
checkers-draw-three = { $three ->
    [one] С тремя шашками против одной дамки на победу даётся { $three } ход.
    [few] С тремя шашками против одной дамки на победу даётся { $three } хода.
   *[many] С тремя шашками против одной дамки на победу даётся { $three } ходов.
}
checkers-draw-two = { $two ->
    [one] С двумя шашками или одной против одной дамки на победу даётся { $two } ход.
    [few] С двумя шашками или одной против одной дамки на победу даётся { $two } хода.
   *[many] С двумя шашками или одной против одной дамки на победу даётся { $two } ходов.
}

## Правила реверси

reversi-play-title = Как ставить фишку
reversi-play-text = { $first } начинают. Поставьте фишку так, чтобы между ней и другой вашей стоял ряд фишек чужого цвета. Все они перевернутся.
reversi-play-goal = Поставьте фишку на одну из точек.
reversi-lines-title = Во все стороны сразу
reversi-lines-text = Фишка действует по всем восьми направлениям: по горизонтали, вертикали и диагонали.
reversi-lines-goal = Переверните шесть фишек сразу.
reversi-nothing-title = Надо что-то перевернуть
reversi-nothing-text = Где не перевернётся ни одна фишка, ставить нельзя.
reversi-nothing-goal = Попробуйте пустое поле без точки.
reversi-pass-title = Пас
reversi-pass-text = Если ходить некуда, это пас. Если ход есть, ходить надо.
reversi-pass-goal = Сходите так, чтобы { $second } не могли ходить.
reversi-end-title = Конец
reversi-end-text = Игра кончается, когда не может ходить ни одна сторона. Побеждает тот, у кого больше фишек.
reversi-end-goal = Поставьте последнюю фишку.

## Правила го

go-play-title = Как ставить камень
go-play-text = Стороны по очереди ставят камень на пересечение двух линий. Камни не двигаются никогда.
go-play-goal = Поставьте камень куда угодно.
go-capture-title = Взятие
go-capture-text = Пустые пункты рядом с камнем — его дыхания. Камень без дыханий снимается с доски.
go-capture-goal = Займите последнее дыхание белого камня.
go-group-title = Группы
go-group-text = У камней одного цвета, соединённых по линиям, дыхания общие. Они вместе живут или вместе уходят.
go-group-goal = Возьмите оба белых камня.
go-suicide-title = Нет дыханий — нет хода
go-suicide-text = Нельзя ставить камень туда, где у него не будет дыханий.
go-suicide-goal = Попробуйте сыграть в угол.
go-own-stones-title = Снять свои камни
go-own-stones-text = Можно играть и там, где у ваших камней не останется дыханий. Тогда снимаются ваши же камни.
go-own-stones-goal = Посмотрите, что станет с вашими камнями.
go-first-title = Сначала взятие
go-first-text = Без дыханий играть можно, если это снимает чужие камни. Они уходят первыми и освобождают место.
go-first-goal = Возьмите два белых камня.
go-ko-title = Ко
go-ko-text = Одиночный камень, только что взявший одиночный камень, нельзя сразу взять в ответ. Сначала сыграйте в другом месте.
go-ko-goal = Белые только что взяли камень. Попробуйте взять в ответ.
go-superko-title = Ко
go-superko-text = Нельзя ходом вернуть всю доску к виду, который уже был. Сначала сыграйте в другом месте.
go-superko-goal = Белые только что взяли камень. Попробуйте взять в ответ.
go-eyes-title = Два глаза
go-eyes-text = Группу с двумя своими пустотами, двумя глазами, взять нельзя: никто не заполнит обе сразу.
go-eyes-goal = Постройте два глаза в углу.
go-pass-title = Пас
go-pass-text = Когда выигрывать больше нечего, пасуйте. После двух пасов подряд камни считают.
go-pass-goal = Здесь всё решено. Пасуйте.
go-pass-stones = За каждый пас отдаётся один камень.
go-dead-title = Мёртвые камни
go-dead-text = Камни, которые не спасти, перед подсчётом отмечают мёртвыми. Об этом договариваются вместе.
go-dead-goal = Коснитесь потерянного чёрного камня: отметка появится или исчезнет.
go-area-title = Подсчёт
go-area-text = Каждая сторона считает свои живые камни и пустые пункты, окружённые только ими. Побеждает большее число.
go-territory-title = Подсчёт
go-territory-text = Каждая сторона считает пустые пункты, окружённые только ею, и взятые ею камни. Побеждает большее число.
go-komi-line = Белые ходят вторыми и получают за это очки: { $komi }.
go-handicap-title = Фора
go-handicap-text = { $stones ->
    [one] У чёрных в начале { $stones } камень на доске. Первыми ходят белые.
    [few] У чёрных в начале { $stones } камня на доске. Первыми ходят белые.
   *[many] У чёрных в начале { $stones } камней на доске. Первыми ходят белые.
}
go-seat-stones-title = Начальные камни
go-seat-stones-text = Как в Древнем Китае, в начале на доске стоят по два камня каждой стороны. Первыми ходят белые.

## Правила гомоку

gomoku-five-title = Пять в ряд
gomoku-five-text = Стороны по очереди ставят камень. { $first } начинают. Побеждают пять в ряд: по горизонтали, вертикали или диагонали.
gomoku-five-goal = Постройте пять в ряд.
gomoku-full = Когда доска заполнена, это ничья.
gomoku-more-title = Больше пяти
gomoku-more-text = Шесть в ряд и больше тоже побеждают.
gomoku-more-goal = Победите одним камнем.
gomoku-exactly-title = Ровно пять
gomoku-exactly-text = Побеждают только пять в ряд. Шесть и больше — нет.
gomoku-exactly-goal = Постройте шесть в ряд.
gomoku-exactly-done = Шесть в ряд, и никто не победил.
gomoku-overline-title = Чёрным нельзя шесть
gomoku-overline-text = Чёрные начинают, и за это у них ограничения. Больше пяти в ряд им строить нельзя. Белые так побеждают.
gomoku-overline-goal = Попробуйте построить шесть в ряд.
gomoku-blocked-title = Не взаперти
gomoku-blocked-text = Пять не побеждают, если с обоих концов стоят чужие камни.
gomoku-blocked-goal = Постройте пятёрку, которая побеждает.
gomoku-threes-title = Чёрным нельзя две тройки
gomoku-threes-text = Чёрным нельзя одним камнем строить две открытые тройки. Тройка открыта, если из неё может выйти четвёрка с двумя свободными концами.
gomoku-threes-goal = Попробуйте отмеченный пункт.
gomoku-fours-title = Чёрным нельзя две четвёрки
gomoku-fours-text = Чёрным нельзя одним камнем строить две четвёрки. Важнее всех запретов только пятёрка тем же камнем.
gomoku-fours-goal = Попробуйте отмеченный пункт.
gomoku-swap-title = Swap
gomoku-swap-text = Одна сторона ставит первые три камня. Затем другая выбирает цвет.
gomoku-swap-goal = Поставьте три камня: чёрный, белый, чёрный.
gomoku-swap-done = Теперь другая сторона выбирает чёрных или белых.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Одна сторона ставит первые три камня. Другая выбирает цвет или ставит ещё два и оставляет выбор первой.
gomoku-swap-two-goal = Поставьте три камня: чёрный, белый, чёрный.
gomoku-swap-two-done = Теперь другая сторона выбирает цвет или ставит ещё два камня.

## Правила «Четыре в ряд»

connect-four-drop-title = Как бросать фишку
connect-four-drop-text = { $first } начинают. Выберите столбец: фишка упадёт на нижнее свободное место.
connect-four-drop-goal = Бросьте фишку.
connect-four-win-title = Четыре в ряд
connect-four-win-text = Побеждает тот, кто соберёт четыре в ряд: по горизонтали, вертикали или диагонали.
connect-four-win-goal = Соберите четыре по горизонтали.
connect-four-slanting-title = Наискосок
connect-four-slanting-text = Ряды наискосок легко не заметить. Проверьте их, прежде чем бросать.
connect-four-slanting-goal = Найдите победную фишку.
connect-four-column-title = Полный столбец
connect-four-column-text = В столбец входит не больше фишек, чем в нём мест.
connect-four-column-goal = Попробуйте полный столбец.
connect-four-draw-title = Ничья
connect-four-draw-text = Когда доска заполнена и четырёх в ряд нет ни у кого, это ничья.
connect-four-draw-goal = Заполните последнее место.

## Правила «Четвёрки»

four-seat-stone-title = Начало
four-seat-stone-text = { $first } с самого начала получают камень у левого края. { $second } ходят первыми.
four-seat-stone-goal = Поставьте камень на одну из точек.
four-free-title = Начало
four-free-text = { $first } начинают и ставят первый камень где угодно.
four-free-goal = Поставьте первый камень.
four-beside-title = Бок о бок
four-beside-text = Камень должен стоять рядом с другим, любого цвета: выше, ниже, слева или справа. Угол к углу — этого мало.
four-beside-goal = Попробуйте поле, которое касается лишь угла.
four-win-title = Четыре в ряд
four-win-text = Побеждают четыре и больше в ряд: по горизонтали, вертикали или диагонали.
four-win-goal = Постройте четыре в ряд.
four-full = Когда доска заполнена, это ничья.

## Компьютер

computer-of-level = Компьютер, уровень { $level }
computer-move-now = Ходить сразу
computer-pause = Пауза
computer-go-on = Дальше
computer-step = Один ход
strip-thinks = Думает…
strip-computers-turn = { $side } ходят
setup-people = Вдвоём
setup-computer = Компьютер
setup-watch = Смотреть
setup-level = { $level } · { $word }
level-first = Первые шаги
level-beginner = Начальный
level-easy = Лёгкий
level-casual = Спокойный
level-steady = Ровный
level-able = Умелый
level-strong = Сильный
level-tough = Трудный
level-expert = Экспертный
level-master = Мастерский
mode-finish = Завершать каждый ход
mode-finish-line = Посмотрите на свой ход, потом «Закончить ход!»
settings-help = Помощь
settings-blunder = Предупреждать об ошибках
settings-blunder-line = Перед ходом, который много теряет, будет вопрос.
settings-evaluation = Показывать, кто впереди
settings-evaluation-line = На полосе у доски больше того цвета, который скорее победит.
hint = Совет
estimate = Кто впереди?
offer-draw = Предложить ничью
say-looks = Смотрит…
say-no-draw = Компьютер играет дальше: ничья ему не нужна.
say-plays-on = Компьютер не согласен, поэтому игра продолжается.
say-even = Силы равны.
say-leads = { $side } впереди примерно на { $points }.
blunder-title = Вы уверены?
blunder-answer = { $side } отвечают: { $then }
blunder-chances = Ваши шансы на победу падают с { $best } до { $this } из ста.
blunder-play = Сыграть
blunder-back = Вернуть ход
hint-because = { $turn } { $reason }.
hint-plain = { $turn } выглядит лучше всего.
hint-pass = Пас
hint-column = Столбец { $column }
reason-only = — единственный возможный ход
reason-only-not-losing = — единственный ход, который не проигрывает сразу
reason-wins = выигрывает
reason-wins-in = { $count ->
    [1] выигрывает следующим ходом
    [one] выигрывает за { $count } ход при любых ответах
    [few] выигрывает за { $count } хода при любых ответах
   *[many] выигрывает за { $count } ходов при любых ответах
}
reason-delays = { $count ->
    [1] позволяет продержаться ещё один ход
    [one] позволяет держаться дольше всего: { $count } ход
    [few] позволяет держаться дольше всего: { $count } хода
   *[many] позволяет держаться дольше всего: { $count } ходов
}
reason-holds-draw = удерживает ничью
reason-takes = { $count ->
    [1] бьёт шашку
    [one] бьёт { $count } шашку
    [few] бьёт { $count } шашки
   *[many] бьёт { $count } шашек
}
reason-exchanges = { $count ->
    [1] бьёт шашку
    [one] бьёт { $count } шашку
    [few] бьёт { $count } шашки
   *[many] бьёт { $count } шашек
} и отдаёт за это { $given ->
    [1] одну
    [one] { $given }
    [few] { $given }
   *[many] { $given }
}
reason-crowns = проводит шашку в дамки
reason-stops-king = не пускает другую сторону в дамки на { $squares }
reason-only-safe = { $count ->
    [1] спасает простую, которую теряет любой другой ход
    [one] спасает { $count } простую, которую теряет любой другой ход
    [few] спасает { $count } простые, которые теряет любой другой ход
   *[many] спасает { $count } простых, которые теряет любой другой ход
}
reason-saves = { $count ->
    [one] спасает шашку на { $squares }
    [few] спасает шашки на { $squares }
   *[many] спасает шашки на { $squares }
}
reason-threatens = { $count ->
    [one] грозит взятием на { $squares }
    [few] грозит взятием на { $squares }
   *[many] грозит взятием на { $squares }
}
reason-restricts = { $count ->
    [0] не оставляет другой стороне ходов
    [1] оставляет другой стороне единственный ход
    [one] оставляет другой стороне только { $count } ход
    [few] оставляет другой стороне только { $count } хода
   *[many] оставляет другой стороне только { $count } ходов
}
reason-free-way = { $count ->
    [one] даёт свободный путь в дамки, остался { $count } ряд
    [few] даёт свободный путь в дамки, осталось { $count } ряда
   *[many] даёт свободный путь в дамки, осталось { $count } рядов
}
reason-keeps-back = оставляет свой задний ряд под защитой
reason-centre = занимает центр
reason-hunts = подводит дамку ближе к шашке, за которой она охотится
reason-out-of-reach = держит шашку вне досягаемости
reason-joins = примыкает { $count ->
    [one] к шашке на { $squares }
    [few] к шашкам на { $squares }
   *[many] к шашкам на { $squares }
}
reason-advances = { $count ->
    [one] ставит простую на предпоследний ряд
    [few] продвигает простую, до дамки { $count } ряда
   *[many] продвигает простую, до дамки { $count } рядов
}
reason-wins-by = { $count ->
    [1] при лучшей игре выигрывает с перевесом в одну фишку
    [one] при лучшей игре выигрывает с перевесом в { $count } фишку
    [few] при лучшей игре выигрывает с перевесом в { $count } фишки
   *[many] при лучшей игре выигрывает с перевесом в { $count } фишек
}
reason-takes-corner = занимает угол
reason-denies-corner = не пускает другую сторону в угол { $squares }
reason-gives-corner = отдаёт угол { $squares }
reason-forces-pass = не оставляет другой стороне ходов
reason-safe-edge = навсегда занимает место у края
reason-secures = { $count ->
    [1] навсегда закрепляет ещё одну фишку
    [one] навсегда закрепляет ещё { $count } фишку
    [few] навсегда закрепляет ещё { $count } фишки
   *[many] навсегда закрепляет ещё { $count } фишек
}
reason-few-replies = { $count ->
    [1] оставляет другой стороне единственный ход
    [one] оставляет другой стороне только { $count } ход
    [few] оставляет другой стороне только { $count } хода
   *[many] оставляет другой стороне только { $count } ходов
}
reason-more-moves = сохраняет больше ходов: { $own } против { $other }
reason-turns-few = { $count ->
    [1] переворачивает всего одну фишку и мало что отдаёт
    [one] переворачивает всего { $count } фишку и мало что отдаёт
    [few] переворачивает всего { $count } фишки и мало что отдаёт
   *[many] переворачивает всего { $count } фишек и мало что отдаёт
}
reason-captures = { $count ->
    [1] берёт камень
    [one] берёт { $count } камень
    [few] берёт { $count } камня
   *[many] берёт { $count } камней
}
reason-takes-ko = берёт ко
reason-saves-stones = { $count ->
    [1] спасает камень от атари
    [one] спасает от атари { $count } камень
    [few] спасает от атари { $count } камня
   *[many] спасает от атари { $count } камней
}
reason-lives = { $count ->
    [1] оживляет камень
    [one] оживляет { $count } камень
    [few] оживляет { $count } камня
   *[many] оживляет { $count } камней
}
reason-kills = { $count ->
    [1] убивает камень
    [one] убивает { $count } камень
    [few] убивает { $count } камня
   *[many] убивает { $count } камней
}
reason-vital-point = занимает ключевой пункт в пространстве другой стороны
reason-makes-eyes = занимает ключевой пункт в своём пространстве
reason-catches = { $count ->
    [1] ловит камень, которому не уйти
    [one] ловит { $count } камень, которому не уйти
    [few] ловит { $count } камня, которым не уйти
   *[many] ловит { $count } камней, которым не уйти
}
reason-atari = { $count ->
    [1] ставит камень в атари
    [one] ставит в атари { $count } камень
    [few] ставит в атари { $count } камня
   *[many] ставит в атари { $count } камней
}
reason-connects = { $count ->
    [1] присоединяет камень
    [one] соединяет { $count } камень
    [few] соединяет { $count } камня
   *[many] соединяет { $count } камней
}
reason-cuts = разрезает камни другой стороны
reason-empty-corner = занимает пустой угол
reason-neutral = заполняет ничей пункт
reason-nothing-left = — верный выбор: выигрывать больше нечего
reason-extends = протягивает линию от { $squares }
reason-touches = прижимается к камню на { $squares }
reason-stays-near = действует вместе с камнем на { $squares }
reason-approaches = приближается к камню на { $squares }
reason-stops-win = не даёт победить на { $squares }
reason-blocks-win = не даёт победить
reason-wins-by-fours = { $count ->
    [1] выигрывает сразу
    [one] выигрывает за { $count } камень, каждый строит четвёрку
    [few] выигрывает за { $count } камня, каждый строит четвёрку
   *[many] выигрывает за { $count } камней, каждый строит четвёрку
}
reason-wins-by-threats = { $count ->
    [1] выигрывает сразу
    [one] выигрывает за { $count } камень, каждый — угроза
    [few] выигрывает за { $count } камня, каждый — угроза
   *[many] выигрывает за { $count } камней, каждый — угроза
}
reason-straight-four = строит четвёрку с двумя открытыми концами
reason-two-fours = строит сразу две четвёрки
reason-four-and-three = строит сразу четвёрку и открытую тройку
reason-two-threes = строит сразу две открытые тройки
reason-answer-forbidden = строит четвёрку, единственный ответ на которую, { $squares }, запрещён
reason-four = строит четвёрку, ответить на которую надо на { $squares }
reason-stops-four = не даёт построить четвёрку, на которую нет ответа
reason-stops-two-threats = не даёт создать две угрозы сразу
reason-open-three = строит открытую тройку
reason-stops-three = останавливает открытую тройку
reason-builds = { $count ->
    [1] готовит открытую тройку
    [one] готовит открытые тройки в { $count } месте
    [few] готовит открытые тройки в { $count } местах
   *[many] готовит открытые тройки в { $count } местах
}
reason-hinders = занимает пункт, нужный другой стороне
reason-middle = занимает середину
reason-two-threats = создаёт сразу две угрозы
reason-forces = грозит победой на { $squares }, и это надо остановить
reason-lasting = создаёт на { $squares } долгую угрозу
reason-stops-lasting = снимает угрозу на { $squares }
reason-keeps-away = не трогает столбцы, которые проигрывают
reason-most-rows = { $count ->
    [1] входит в одну возможную четвёрку
    [one] входит в { $count } возможную четвёрку
    [few] входит в { $count } возможные четвёрки
   *[many] входит в { $count } возможных четвёрок
}
reason-hinders-rows = { $count ->
    [1] стоит в одном ряду другой стороны
    [one] стоит в { $count } ряду другой стороны
    [few] стоит в { $count } рядах другой стороны
   *[many] стоит в { $count } рядах другой стороны
}
reason-waits = { $count ->
    [one] готовит победу на { $squares }
    [few] готовит победы на { $squares }
   *[many] готовит победы на { $squares }
}
reason-one-of-few = { $count ->
    [1] — единственный ход, который не даёт другой стороне победить
    [one] — один из { $count } хода, которые не дают другой стороне победить
    [few] — один из { $count } ходов, которые не дают другой стороне победить
   *[many] — один из { $count } ходов, которые не дают другой стороне победить
}
reason-begins = — хорошее место для начала
