# Русский. Все фразы, которые видны во время игры.

app-name = Parlour

## Игры, стороны, правила

game-checkers = Шашки
game-checkers-line = Бей и проходи в дамки
game-reversi = Реверси
game-reversi-line = Зажимай и переворачивай
game-go = Го
game-go-line = Окружай и захватывай
game-gomoku = Гомоку
game-gomoku-line = Пять в ряд
game-connect-four = Четыре в ряд
game-connect-four-line = Бросай четыре в ряд
game-four = Четвёрка
game-four-line = Соедини четыре камня
game-hexdame = Гексашашки
game-hexdame-line = Шашки на сотах
game-hex = Гекс
game-hex-line = Соедини свои края
side-black = Чёрные
side-red = Красные
side-white = Белые
side-navy = Синие
side-yellow = Жёлтые
side-plum = Лиловые
side-cream = Кремовые
side-coral = Коралловые
side-teal = Бирюзовые
rules-own = Свои правила
rules-own-line = Правила, которые вы настроили сами.
rules-handicap = { $stones ->
    [one] фора { $stones } камень
    [few] фора { $stones } камня
   *[many] фора { $stones } камней
}
rules-komi = коми { $points }
rules-seat-stones = начальные камни
rules-swap = swap
rules-swap-two = swap2
rules-without-swap = без обмена
board-size = { $columns }×{ $rows }
in-a-row = { $count } в ряд

## Правила шашек по названиям

rules-american = Английские
rules-american-line = Бить обязательно и до конца; дамки ходят на одно поле.
rules-house = Домашние
rules-house-line = Бить по желанию, останавливаться когда угодно.
rules-international = Международные
rules-international-line = 10×10, летающие дамки; простые бьют назад; брать надо больше всего.
rules-russian = Русские
rules-russian-line = Летающие дамки; простая, ставшая дамкой в бою, бьёт дальше как дамка.
rules-brazilian = Бразильские
rules-brazilian-line = Международные правила на доске 8×8.
rules-pool = Пул-чекерс
rules-pool-line = Летающие дамки; простые бьют назад; взятие на выбор.
rules-italian = Итальянские
rules-italian-line = Брать надо больше всего; простая не может бить дамку.
rules-spanish = Испанские
rules-spanish-line = Летающие дамки; брать надо больше всего; простые бьют вперёд.
rules-czech = Чешские
rules-czech-line = Летающие дамки; дамка бьёт раньше простой.
rules-frisian = Фризские
rules-frisian-line = 10×10; бить можно и по горизонтали, и по вертикали.
rules-canadian = Канадские
rules-canadian-line = Международные правила на доске 12×12.
rule-forced = Бить обязательно
rule-forced-line = Если можно бить, бить надо.
rule-forced-off = По этим правилам бить не обязательно.
rule-finish = Бить до конца
rule-finish-line = Бой надо продолжать, пока возможно.
rule-finish-on = По этим правилам бой надо продолжать, пока возможно.
rule-finish-off = По этим правилам можно остановиться после любой взятой шашки.
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
rule-rest = Дамки должны отдыхать
rule-rest-line = После трёх ходов подряд без взятия дамка ждёт, пока пойдёт другая шашка.
rule-priority = Выбор взятия
rule-priority-free = Любое
rule-priority-free-line = Выбирайте любое взятие.
rule-priority-most = Наибольшее
rule-priority-most-line = Надо выбрать взятие, при котором бьётся больше всего шашек.
rule-priority-king = Сначала дамка
rule-priority-king-line = Взятие дамкой важнее взятия простой.
rule-priority-most-kings = Больше, потом дамки
rule-priority-most-kings-line = Больше всего шашек; если поровну, больше дамок.
rule-priority-italian = Итальянское
rule-priority-italian-line = Больше всего шашек; если поровну, дамкой, затем больше дамок, затем дамка раньше.
rule-priority-value = По ценности
rule-priority-value-line = Наибольшая ценность, причём дамка стоит почти двух простых.

## Правила других игр по названиям

rules-reversi = Реверси
rules-reversi-line = Зажмите ряд фишек, чтобы его перевернуть. Побеждает тот, у кого больше фишек.
rules-connect-four = Четыре в ряд
rules-connect-four-line = Бросайте фишки. Первый ряд побеждает.
rules-chinese = Китайские
rules-chinese-line = Считаются ваши камни и окружённые ими пункты.
rules-japanese = Японские
rules-japanese-line = Считаются окружённые вами пункты и взятые вами камни.
rules-aga = AGA
rules-aga-line = Как китайские, но пас стоит одного камня.
rules-new-zealand = Новозеландские
rules-new-zealand-line = Как китайские, но можно взять свои же камни.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = Возьмите мёртвые камни до конца игры.
rules-free-style = Свободные
rules-free-style-line = Побеждают пять и больше в ряд.
rules-standard = Стандартные
rules-standard-line = Побеждают ровно пять в ряд.
rules-renju = Рэндзю
rules-renju-line = Чёрным нельзя строить две тройки, две четвёрки и шесть в ряд.
rules-caro = Каро
rules-caro-line = Побеждают ровно пять в ряд, если не закрыты оба конца.
rules-seat-stone = Начальный камень
rules-seat-stone-line = В начале у левого края стоит чёрный камень, первыми ходят белые.
rules-free = Свободное начало
rules-free-line = Доска в начале пуста, чёрные начинают где угодно.
rules-hexdame-standard = Стандартные
rules-hexdame-standard-line = Ничья только по согласию или после троекратного повторения.
rules-hexdame-international = Международные
rules-hexdame-international-line = Ничьи как в международных шашках: ещё и после 25 ходов с каждой стороны одними дамками.
rules-hex = Гекс
rules-hex-line = Соедините два своих края. Ничьих не бывает.
mode-hand-over = Подтверждать каждый ход
mode-hand-over-line = Сначала «Начать ход», потом «Закончить ход!»
mode-quick = Быстро

## Главная

home-new-game = Новая игра
home-both = { $first } и { $second }
home-to-move = Ход { $turn }, ходит { $player }
home-resume = Продолжить
home-look = Посмотреть игру
safe-start = Parlour несколько раз завершился сразу после запуска, поэтому ни одна игра не открыта. Все ваши игры в библиотеке.
safe-start-killed = Отчёта нет, потому что Parlour завершила система.
safe-start-save = Сохранить отчёт

home-unfinished = { $count ->
    [one] Ещё { $count } начатая игра
    [few] Ещё { $count } начатые игры
   *[many] Ещё { $count } начатых игр
}

## Библиотека и игроки

library = Библиотека
library-all-games = Все игры
library-unfinished = Начатые
library-finished = Оконченные
library-to-move = Ходит { $player }
library-on = { $state }, { $date }
library-more = { $count ->
    [1] Показать ещё одну
   *[other] Показать ещё { $count }
}
library-empty = Игр пока нет.
library-reading = Загрузка…
library-none-of-these = Игр такого вида нет.
library-deleted = Игра удалена.
library-bring-back = Отмена
library-not-opened = Не удалось открыть эту игру: { $reason }.
library-later = Из более новой версии Parlour
library-files = Резервная копия
library-files-line = Все ваши игры и настройки в одном файле. При восстановлении ничего не затирается.
library-back-up = Сделать копию
library-restore = Восстановить из копии
library-collection = { $game }: экспорт всех игр
library-restored = { $new ->
    [0] Новых игр нет.
    [one] Восстановлена { $new } игра.
    [few] Восстановлены { $new } игры.
   *[many] Восстановлено { $new } игр.
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
backup-writing = Создаётся копия…
backup-done = { $count ->
    [one] Копия сохранена, в ней { $count } игра.
    [few] Копия сохранена, в ней { $count } игры.
   *[many] Копия сохранена, в ней { $count } игр.
}
backup-left-out = Пропущены, потому что не читаются: { $names }.
backup-stop = Остановить
restore-reading = Копия читается…
restore-working = Восстановление…
restore-what = В этой копии
restore-new = Новые игры
restore-known = Игры, которые уже здесь
restore-here = Здешние игры, все останутся
restore-later = Новые игры из более новой версии
restore-later-line = Обновите Parlour, чтобы их открыть.
restore-damaged = Не читаются
restore-positions = Новые позиции
restore-positions-here = Здешние позиции, все останутся
restore-tournaments = Новые турниры
restore-tournaments-known = Турниры, которые уже здесь
restore-tournaments-done = Восстановлено турниров: { $count }.
restore-with-settings = Восстановить и настройки
restore-with-settings-line = Они заменят ваши нынешние настройки.
restore-settings-same = Настройки такие же, как у вас.
restore-settings-damaged = Настройки не читаются.
restore-now = Восстановить
restore-nothing = Ничего нового в этой копии нет.
restore-none = Копия не открыта.
restore-cut = Копия повреждена или неполна: { $reason }.
restore-too-new = Эту копию создала более новая версия Parlour. Обновите Parlour, чтобы восстановить её.
restore-other = Это не резервная копия.
restore-stopped = Остановлено. Что восстановлено, остаётся; для остального восстановите ещё раз.
restore-failed = Восстановление прервано: { $reason }. Для остального восстановите ещё раз.
players = Игроки
players-none = Назовите игроков перед игрой, и результаты будут учтены здесь.
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
players-save = Экспорт
players-anew = Обнулить счёт
players-since = Считаются только игры после обнуления. Все прежние — в библиотеке.
players-all = Снова считать все игры
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
setup-options = Правила и настройки
setup-house-rules = Домашние правила
setup-turns = Как делать ходы
setup-seats = Как вы сидите
seats-side = Рядом
seats-side-line = Всё повёрнуто одинаково для обеих сторон.
seats-across = Напротив
seats-across-line = Управление дальней стороны — у дальнего края, вверх ногами.
seats-sides = По бокам
seats-sides-line = Управление каждой стороны повёрнуто влево или вправо. Для широких экранов.
seats-turning = Поворот доски
seats-turning-line = Доска поворачивается к той стороне, чей ход.
seats-passed = Передавать устройство
setup-tournament = Турнирный режим
setup-tournament-line = Без отмены, без советов, без предупреждений.
setup-series = Число игр
series-one = Одна
series-best = Серия из { $games }
series-line = После каждой игры стороны меняются. Ничья — по пол-очка обоим.
series-game = Игра { $number } из { $games }
series-next = Играть игру { $number } из { $games }
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }, победа: { $winner }. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: ничья. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
    [one] { $player }: { $count } поражение подряд.
    [few] { $player }: { $count } поражения подряд.
    [many] { $player }: { $count } поражений подряд.
   *[other] { $player }: { $count } поражения подряд.
}
equal-level = Попробовать на этот раз уровень { $level }?
equal-stones = { $count ->
    [one] { $player }: дать фору в { $count } камень?
    [few] { $player }: дать фору в { $count } камня?
    [many] { $player }: дать фору в { $count } камней?
   *[other] { $player }: дать фору в { $count } камня?
}
equal-begin = На этот раз первый ход: { $player }?
equal-time = { $player }: дать только { $time }?
equal-yes = Да
equal-no = Нет, спасибо
result-between = Общий счёт: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
    [one] , { $drawn } ничья
    [few] , { $drawn } ничьи
   *[many] , { $drawn } ничьих
}
setup-moves-first = { $side }, первый ход
setup-moves-second = { $side }, второй ход
setup-opens = { $side }, первые камни
setup-chooses = { $side }, затем выбор цвета
setup-more-rules = Другие правила
setup-fewer = Свернуть
setup-more-house-rules = Ещё домашние правила
setup-more-house-rules-line = Выбор взятия, дамки, доска
setup-board = Доска
setup-other = Другое
setup-opening = Начало
setup-goal = Для победы
setup-goal-line = Побеждает тот, у кого раньше будет { $count } в ряд: по горизонтали, вертикали или диагонали.
opening-free = Свободное
opening-free-line = Чёрные ставят первый камень где угодно.
opening-swap = Swap
opening-swap-line = Первая сторона ставит три камня, вторая выбирает цвет.
opening-swap-two = Swap2
opening-swap-two-line = Как swap, но вторая сторона может поставить ещё два камня и передать выбор первой.
go-size-full = Полная доска, примерно на вечер.
go-size-middle = Средняя доска, около часа.
go-size-small = Маленькая доска, около получаса. Удобно учиться.
go-size-tiny = Крошечная доска для пробы.
go-size-large = Больше полной доски. Не торопитесь.
go-handicap = Фора
go-no-handicap = Нет
go-handicap-line = { $stones ->
    [0] Без форы.
    [one] Чёрные начинают с { $stones } камнем на звёздных пунктах, первыми ходят белые.
    [few] Чёрные начинают с { $stones } камнями на звёздных пунктах, первыми ходят белые.
   *[many] Чёрные начинают с { $stones } камнями на звёздных пунктах, первыми ходят белые.
}
go-komi = Коми
go-komi-none = Белые не получают очков за второй ход. Ничья возможна.
go-komi-black = Чёрные получают коми { $points }, хотя и ходят первыми.
go-komi-whole = Белые получают коми { $points } за второй ход. Ничья возможна.
go-komi-half = Белые получают коми { $points } за второй ход. Ничьих не бывает.
rule-seat-stones = Начальные камни
rule-seat-stones-line = Как в Древнем Китае: у каждой стороны в начале по два камня в углах, первыми ходят белые.
rule-swap = Правило обмена
rule-swap-line = Вторая сторона может забрать первый камень себе.
rule-swap-off-line = Без обмена первый ход — явное преимущество.
setup-done = Готово
setup-names = Аня, Миша, Оля, Саша, Бабушка, Дедушка
setup-unfinished = { $turns ->
    [one] Ваша нынешняя игра ({ $turns } ход) сохранена. Её вернёт «Отмена».
    [few] Ваша нынешняя игра ({ $turns } хода) сохранена. Её вернёт «Отмена».
   *[many] Ваша нынешняя игра ({ $turns } ходов) сохранена. Её вернёт «Отмена».
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
rematch = Реванш
resign = Сдаться
agree-draw = Согласиться на ничью
new-game = Новая игра
rules = Правила
settings = Настройки
turn-of = Ходит { $player }
ready = Ваша сторона: { $side }
strip-turn = { $side }, ваш ход
strip-pieces = { $count ->
    [0] { $side }, шашек не осталось
    [one] { $side }, { $count } шашка
    [few] { $side }, { $count } шашки
   *[many] { $side }, { $count } шашек
}
claim-repetition = { $times ->
    [4] Потребовать ничью: четырёхкратное повторение
   *[other] Потребовать ничью: троекратное повторение
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
    [one] Бой с { $from } на { $to }: взята { $count } шашка.
    [few] Бой с { $from } на { $to }: взяты { $count } шашки.
   *[many] Бой с { $from } на { $to }: взято { $count } шашек.
}
say-king-me = В дамки! Дамки ходят вперёд и назад, а ход на этом закончен.
say-no-previous = Прошлого хода ещё нет.
say-previous = Это прошлый ход. Нажмите ещё раз, чтобы скрыть его.
say-start-first = Сначала нажмите «{ start-turn }».
say-computers-turn = Сейчас ходит компьютер.
say-in-replay = Во время просмотра ходить нельзя.
say-nothing-to-undo = Отменять нечего.
say-nothing-to-redo = Повторять нечего.
say-game-goes-on = Игра продолжается.
say-earlier-match = Ваша прежняя игра снова здесь.
say-not-saved = Не удалось сохранить игру ({ $reason }). Можно играть дальше.
say-put-aside = { $count ->
    [one] Не удалось прочитать файл ({ $reason }). Он отложен как { $file }.
   *[other] Не удалось прочитать файлы: { $count } (первый: { $reason }). Они отложены, первый как { $file }.
}
say-unread = { $count ->
    [one] Не удалось прочитать файл с диска ({ $file }: { $reason }). Он остаётся на месте.
   *[other] Не удалось прочитать файлы с диска: { $count } (первый: { $file }, { $reason }). Они остаются на месте.
}
say-later = { $count ->
    [one] Игру сохранила более новая версия Parlour. Она остаётся без изменений.
   *[other] Файлов от более новой версии Parlour: { $count }. Они остаются без изменений.
}
say-unknown-settings = { $count ->
    [one] Одна настройка взята из более новой версии Parlour. Она сохранена, но не действует.
   *[other] Настроек из более новой версии Parlour: { $count }. Они сохранены, но не действуют.
}
say-saved-again = Теперь всё сохранено.
say-sketch-kept = Эта позиция не сохранена: более новая версия Parlour сохранила другую.
say-only-looking = Здесь ничего не сохраняется: Parlour открыт в другом окне.
say-update-ready = Новая версия Parlour готова.
update-now = Обновить
say-leave-unsaved = Не всё удалось сохранить ({ $reason }). Выйдите ещё раз, чтобы всё равно закрыть Parlour.
occupied = Parlour уже открыт
occupied-line = Ваши игры открыты в другом окне, и два окна стёрли бы записи друг друга. Здесь можно всё смотреть, но ничего не сохранится.
occupied-look = Смотреть без сохранения
occupied-close = Закрыть

illegal-game-over = Игра окончена.
illegal-match-full = В игре может быть { $most } ходов, и здесь они уже сделаны.
illegal-off-board = Это вне доски.
illegal-light-square = Шашки ходят только по тёмным полям.
illegal-empty = Там нет шашки.
illegal-not-yours = Это не ваша шашка.
illegal-blocked = Эта шашка не может ходить.
illegal-must-capture = { $count ->
    [one] Надо бить. Отмеченная шашка может бить.
    [few] Надо бить. Отмеченные шашки могут бить.
   *[many] Надо бить. Отмеченные шашки могут бить.
}
illegal-must-continue = Закончите бой: дальше на отмеченное поле.
illegal-unreachable = Эта шашка не может туда пойти.
illegal-occupied = Там уже стоит фигура.
illegal-turn-ends = Ваш ход там заканчивается.
illegal-nothing = Сначала выберите шашку и поле.
illegal-must-capture-most = Брать надо больше всего: другое взятие берёт больше шашек.
illegal-must-capture-with-king = Ваша дамка может бить и должна бить раньше простой.
illegal-king-rests = Эта дамка ходила три раза подряд. Пойдите другой шашкой.
illegal-no-flips = Там не перевернётся ни одна фишка.
illegal-cannot-pass = Ход есть, поэтому пасовать нельзя.
illegal-suicide = У камня там не будет дыханий.
illegal-ko = Ко: сначала сыграйте в другом месте.
illegal-superko = Это повторило бы прежнюю позицию всей доски.
illegal-overline = Чёрным запрещено: больше пяти в ряд.
illegal-double-four = Чёрным запрещено: две четвёрки сразу.
illegal-double-three = Чёрным запрещено: две открытые тройки сразу.
illegal-column-full = Этот столбец заполнен.
illegal-not-adjacent = Камень надо ставить рядом с другим.
illegal-choose-first = Сначала выберите цвет.
illegal-no-choice = Сейчас выбирать нечего.
illegal-must-pass = Перевернуть нельзя ни одной фишки, поэтому вам надо пасовать.
illegal-falls = Фишки падают на нижнее свободное поле.
illegal-nothing-to-count = Подсчёт начнётся, когда игра закончится.
illegal-all-alive = По этим правилам живы все камни на доске.
illegal-no-claim = Сейчас вы не можете потребовать ничью.

result-wins = Победа: { $player }
result-draw = Ничья
result-turns = { $turns ->
    [0] Ходов нет.
    [one] { $turns } ход.
    [few] { $turns } хода.
   *[many] { $turns } ходов.
}
reason-no-pieces = Не осталось шашек: { $loser }.
reason-no-moves = Не осталось ходов: { $loser }.
reason-resigned = Игра сдана: { $loser }.
reason-agreed = По общему согласию.
reason-repetition = { $times ->
    [4] Одна и та же позиция четыре раза.
   *[other] Одна и та же позиция три раза.
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
reason-connection = Оба края соединены.
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
reason-same = Счёт равный.
reason-full-board = Доска заполнена.
reason-no-point = У стороны { $side } нет разрешённых ходов.
reason-time = Время вышло: { $loser }.
reason-time-draw = Время вышло, но соперник уже не мог победить.

## Пасы, начала и подсчёт

pass = Пас
swap = Обмен
play-on = Играть дальше
strip-komi = { $side }, коми { $komi }
strip-stone = Ваш камень: { $side }
strip-choice = Ваш выбор
moves-pass = пас
moves-swap = обмен
moves-play-on = игра продолжается
moves-chose = { $player }: цвет — { $side }
moves-place-two = { $player }: ещё два камня
say-places = { $side } на { $square }.
say-swaps = { $side } забирают первый камень.
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
say-cannot-move = { $side } не могут ходить. { $other } ходят ещё раз.
say-chose = { $player }: цвет — { $side }.
opening-placing = { $player }: поставить три камня. { $first } — два, { $second } — один.
opening-placing-two = { $player }: поставить ещё два камня. { $second } — один, { $first } — один.
opening-may-swap = { $player }: первый камень можно забрать, коснувшись его.
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
count-even = Счёт равный
count-hint = Коснитесь группы, чтобы отметить её мёртвой или живой.
count-open = Отмеченные области ещё не замкнуты.
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
access-less = Меньше
access-greater = Больше
access-avatar = Сменить картинку
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
access-title = Название
text-cancel = Отмена
access-empty = { $square }, пусто
access-man = { $square }, { $side }
access-king = { $square }, { $side }, дамка
access-can = { $square }, можно выбрать
access-chosen = { $square }, выбрано

## Часы

setup-clock = Часы
clock-none = Нет
clock-more = Другие часы
clock-more-line = С задержкой, бёёми, песочные, время на ход
clock-minutes = { $minutes } мин
clock-seconds = { $seconds } с
time-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
time-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, задержка { $delay }
clock-bronstein = { $main }, возврат до { $delay }
clock-byo-yomi = { $main }, { $periods } × { $period }
clock-canadian = { $main }, { $stones } за { $period }
clock-hourglass = Песочные, { $main }
clock-per-turn = { $time } на ход
clock-sudden-death-words = Каждому { $main }
clock-fischer-words = Каждому { $main }, за ход прибавляется { $increment }
clock-delay-words = Каждому { $main }, на каждом ходу часы ждут { $delay }
clock-bronstein-words = Каждому { $main }, за ход возвращается до { $delay }
clock-byo-yomi-words = Каждому { $main }, потом { $periods } × { $period } на ход
clock-canadian-words = Каждому { $main }, потом { $period } на каждые { $stones } ходов
clock-hourglass-words = Песочные часы: каждому { $main }, потраченное время достаётся сопернику
clock-per-turn-words = На каждый ход { $time }
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
clock-waits = ждут { $seconds } с
clock-ready = Готовы?
clock-paused = Часы на паузе
clock-next = Следующими пойдут часы: { $player }.
clock-start = Пустить часы
clock-go-on = Дальше

## Просмотр

replay = Просмотр
replay-start = Начало игры
replay-turn = Ход { $turn } из { $turns }
replay-made = { $player }: { $turn }
replay-place-two = Будут поставлены ещё два камня.
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
review-first-look = Быстрый взгляд: { $done } из { $all }
review-closer-look = Взгляд внимательнее: { $done } из { $all }
review-compares = Сравниваются лучшие ходы…
review-stopped = Разбор остановлен. Вы можете его продолжить.
review-unknown = Этот ход ещё не разобран.
review-best = Это был лучший ход: { $because }
review-as-good = Ход { $turn } был не хуже лучшего.
review-cost = Ход { $turn } снизил шансы на победу с { $before } % до { $after } %.
review-better = Лучше: { $because }
review-line = Дальше: { $turns }
review-show = Показать
review-back = Вернуться к игре
review-moments = { $count ->
    [0] Дорогих ходов нет.
    [one] { $count } ключевой момент.
    [few] { $count } ключевых момента.
    [many] { $count } ключевых моментов.
   *[other] { $count } ключевого момента.
}
say-tries-again = { $turns ->
    [0] Вы играете с самого начала. Прежняя игра остаётся в библиотеке.
   *[other] Вы играете с хода { $turns }. Прежняя игра остаётся в библиотеке.
}
say-play-from = { $turns ->
    [0] Вы играете с самого начала. «Повтор» вернёт последующие ходы.
   *[other] Вы играете с хода { $turns }. «Повтор» вернёт последующие ходы.
}
say-play-on-from = Вы играете с хода { $turns }.

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
editor-help-stone = Коснитесь пункта, чтобы поставить камень, и ещё раз, чтобы его убрать.
editor-help-cell = Коснитесь поля, чтобы поставить камень, и ещё раз, чтобы его убрать.
editor-help-take = Коснитесь фигуры, чтобы её убрать.
editor-help-drop = Коснитесь столбца, чтобы бросить фишку.
editor-help-column = Коснитесь столбца, чтобы убрать его верхнюю фишку.
editor-copied = Позиция скопирована.
editor-pasted = Позиция вставлена. «Отмена» вернёт прежнюю.
editor-uncrowned = Простая на последнем ряду становится дамкой. Поставьте туда дамку.
editor-uncrowned-cell = Простая на дальнем краю становится дамкой. Поставьте туда дамку.
editor-no-liberty = У отмеченного камня нет дыханий, значит, он был бы взят.
editor-both-won = Нужный ряд есть у обеих сторон, но игра закончилась на первом.
editor-over = { $why } Игра уже была бы окончена.
editor-no-turns = Ни одна сторона не может ходить.
editor-uneven = К { $first } против { $second } здесь не приводит ни одна настоящая игра, но сыграть так можно.
editor-prisoners = { $black } взяли: { $first }. { $white } взяли: { $second }.
setup-position = Начальная позиция
setup-position-line = Задача, этюд, партия из книги: начинать можно откуда угодно.
setup-position-own = Позиция, которую вы расставили
setup-position-unfit = Ваша позиция не подходит к этим правилам, поэтому игра начнётся как обычно.
setup-position-change = Изменить
setup-position-usual = Обычное начало

## Анализ

study = Анализ
study-line = Игра не меняется.
study-in-game = Ход { $number }: { $turn }
study-beside = Вариант, ход { $number }: { $turn }
study-ways = Записано отсюда
study-game = Вернуться к игре
study-remove = Удалить вариант
study-write = Комментарий
study-play = Ходы
study-circle = Круг
study-arrow = Стрелка
study-letter = Буква
study-clear = Убрать пометки
study-full = Для заметок больше нет места: не больше { $turns } ходов помимо игры и { $size } КБ текста.

## Записи

record = Отправка и импорт
record-own = Эта игра
record-format-pdn = Portable Draughts Notation (PDN)
record-format-sgf = Smart Game Format (SGF)
record-format-transcript = Список ходов, все ходы в одну строку
record-copy = Копировать
record-save = Сохранить файл
record-share = Отправить
picture = Поделиться картинкой
animation = Анимация
animation-too-long = Анимация показывает не больше { $most } ходов.
booklet = Напечатать брошюру
paper-metric = A4
paper-letter = Letter
booklet-solutions = Решения
booklet-puzzles = { $count ->
    [one] { $count } задача с решением в конце
    [few] { $count } задачи с решениями в конце
   *[other] { $count } задач с решениями в конце
}
record-other = Импорт игры
record-other-about = Импортируйте игру из другого места: шашки и гексашашки в PDN; го, гомоку, гекс и реверси в SGF или GGF; либо любую игру строкой ходов. Ваша нынешняя игра сохранена, и её вернёт «Отмена».
record-paste = Вставить
record-open = Открыть файл
record-drop = Файл можно и перетащить в окно.
record-copied = Запись скопирована.
record-saved = Сохранено как { $place }.
record-taken = { $turns ->
    [0] Импортирована игра без ходов.
    [one] Импортирована игра в { $turns } ход.
    [few] Импортирована игра в { $turns } хода.
   *[many] Импортирована игра в { $turns } ходов.
}
record-left-out = { $count ->
    [one] Пропущено: { $count } примечание или вариант.
    [few] Пропущено: { $count } примечания и варианта.
   *[many] Пропущено: { $count } примечаний и вариантов.
}
record-take-part = { $turns ->
    [one] Импортировать { $turns } ход до ошибки
    [few] Импортировать { $turns } хода до ошибки
   *[many] Импортировать { $turns } ходов до ошибки
}
record-so-far = Прочитано игр: { $count }
record-stop = Остановить
record-imported = Новых: { $new }. Уже были здесь: { $same }. Не читаются: { $unreadable }.
record-stopped = Остановлено.
record-no-game = В этом тексте нет игры.
record-not-written = Эту игру нельзя экспортировать. { $reason }
record-no-clipboard = На этом устройстве нет буфера обмена. Сохраните запись в файл или откройте файл.
record-nothing-copied = В буфере обмена нет текста.
record-no-dialog = В этой системе нет выбора файла. Вставьте запись или перетащите файл в окно.
record-not-here = Это устройство так не умеет.
record-too-large = Файл слишком велик для записи: больше { $size } МБ.
record-not-a-file = Это не файл.
record-failed = Не получилось: { $reason }.
record-line = Строка { $line }: { $what }
record-missing = Здесь чего-то не хватает.
record-unexpected = «{ $found }» не удаётся понять.
record-unclosed = «{ $sign }» открыто, но нигде не закрыто.
record-misplaced = Фигуры не могут так стоять.
record-other-game = Это запись другой игры ({ $kind }).
record-too-much = Это слишком много. Предел: { $most }.
record-late-setup = Посреди игры добавлены камни, ходом так нельзя.
record-not-a-turn = «{ $turn }» — не ход.
record-ambiguous = «{ $turn }» может означать { $turns }.
record-out-of-turn = «{ $turn }» — ход соперника.
record-illegal = { $turn } — невозможный ход. { $why }
record-illegal-squares = { $turn } — невозможный ход. { $why } ({ $squares })

## Игры по ссылке

setup-by-link = По ссылке
link-about = Вы играете на двух устройствах. После каждого хода отправьте ссылку в любом сообщении или покажите её как код. Кто её откроет, увидит игру с этим ходом.
link-hints = Разрешить советы
link-hints-line = Советы, предупреждения и полоса оценки, для обеих сторон.
link-you = Вы: { $role }
link-apart = По ссылке: { $role }
link-received = Пришла ссылка?
link-received-line = Скопируйте сообщение со ссылкой и вставьте его сюда.
link-paste = Вставить ссылку
link-invite = Приглашение. Кому: { $player }
link-send-move = Отправьте свой ход. Кому: { $player }
link-send-result = Отправьте результат. Кому: { $player }
link-send-offer = Отправьте предложение. Кому: { $player }
link-not-sent = Ещё не отправлено. Пока можно взять назад.
link-moves-first = Первый ход: { $player }.
link-send = Отправить
link-code = Показать код
link-waiting = Ждём ответа: { $player }
link-sent-on = Отправлено { $date }
link-again = Отправить снова
link-offers-draw = { $player } предлагает ничью
link-offers-play-on = { $player } хочет играть дальше
link-offers-end = { $player } сообщает, что время вышло
link-offer-line = Примите или отклоните.
link-agree = Принять
link-decline = Отклонить
link-propose-count = Отправить подсчёт
link-title = Отправка
link-scan = Наведите камеру другого устройства на этот код или отправьте ссылку.
link-too-long = Эта игра слишком длинная для кода. Отправьте ссылку или сохраните её в файл.
link-share = Поделиться
link-copy = Копировать
link-save = Сохранить файл
link-scanned = Код считан
link-with-names = Имена в ссылке
link-with-names-line = Их может прочитать любой, у кого есть ссылка.
link-with-draw = Предложить ничью
link-with-draw-line = Предложение уйдёт вместе с ходом.
link-copied = Ссылка скопирована. Вставьте её в сообщение.
link-sent-already = Этот ход уже отправлен, взять его назад нельзя.
link-send-first = Сначала отправьте свой ход.
link-not-your-turn = Ходит { $player }. Вставьте ссылку, когда она придёт.
link-new = Ваша сторона: { $side }.
link-arrived = Пришёл ответ: { $player }.
link-same = В этой ссылке нет ничего нового.
link-older = Эта ссылка старше вашей игры. Отправьте снова свой последний ход.
link-own-changed = Эта ссылка меняет ход, который вы уже отправили, номер { $act }.
link-other-match = Эта ссылка от другой игры.
link-other-setup = В этой ссылке не те правила, о которых вы договорились.
link-not-theirs-turn = В этой ссылке сделан ход за вас, номер { $act }.
link-not-theirs-choice = В этой ссылке сделан выбор за вас.
link-not-theirs-claim = В этой ссылке от вашего имени потребована ничья.
link-not-theirs-resign = В этой ссылке от вашего имени сдана игра.
link-not-theirs-draw = В этой ссылке игра закончена ничьей, которую вы не предлагали.
link-not-theirs-count = В этой ссылке игра закончена подсчётом, которого вы не предлагали.
link-not-theirs-play-on = В этой ссылке игра идёт дальше после подсчёта, а вы этого не предлагали.
link-not-theirs-end = В этой ссылке игра закончена по времени, а вы на это не соглашались.
link-not-theirs-offer = В этой ссылке от вашего имени сделано предложение.
link-unchanged = Ваша игра не изменилась.
link-none = На этой картинке нет кода игры.
link-damaged = Эта ссылка повреждена: не хватает части или один из знаков неверен. Попросите прислать её ещё раз.
link-later = Эту ссылку создала более новая версия Parlour. Обновите Parlour, чтобы открыть её.
link-impossible = Эта ссылка цела, но такая игра невозможна.
link-other-version = Эту ссылку создала версия Parlour с другими правилами. Обновите Parlour на обоих устройствах.
versions = Две версии
versions-line = Игра в этой ссылке отличается от вашей с хода { $turn }. Решите вместе, какая из двух остаётся.
versions-mine = На этом устройстве
versions-theirs = В ссылке
versions-keep = Оставить эту
versions-take = Взять эту
versions-none = Решать нечего.
library-by-link = По ссылке
library-your-turn = Ваш ход с { $date }
library-to-send = Ещё не отправлено
library-their-turn = Ждём с { $date }: { $player }

## Игра онлайн

live-title = Игра онлайн
live-line = Parlour открыт на обоих устройствах, и каждый ход приходит сразу.
live-invite = Пригласить
live-scan = Откройте это приглашение на другом устройстве. Оно только для одного устройства.
live-copy = Копировать
live-copied = Приглашение скопировано. Вставьте его в сообщение.
live-waiting = Ждём другое устройство…
live-here = На связи: { $player }.
live-apart = Устанавливаем связь: { $player }…
live-end = Отключиться
live-joining = Вход в игру…
live-left = Другое устройство отключилось.
live-not-invited = Это приглашение уже использовано на другом устройстве. Попросите прислать новое.
live-failed = Не удаётся использовать сеть ({ $reason }).
live-too-new = На другом устройстве более новая версия Parlour. Обновите Parlour, чтобы играть онлайн.
live-too-old = На другом устройстве более старая версия Parlour. Обновите Parlour на нём, чтобы играть онлайн.
live-cut = Игра онлайн прервана: другое устройство прислало что-то непонятное для Parlour.
live-damaged = Это приглашение повреждено. Попросите прислать его ещё раз.
live-not-here = На этом устройстве играть онлайн в Parlour нельзя. Отправляйте ссылки.
live-no-relay = В браузере можно играть онлайн только через ретранслятор.
live-full = Зрителей слишком много. Parlour продолжает попытки.
live-same-side = Оба устройства играют за одну сторону. Откройте приглашение на устройстве другого игрока.
live-elsewhere = В другой игре новый ход.
live-said = { $player }: { $phrase }
live-you-said = Вы: { $phrase }
live-taken-back = Ход взят назад.
live-declined = Ваша просьба отклонена.
live-share = Поделиться
live-more = Сказать что-то
live-ask-back = Попросить вернуть ход
live-asked-back = Вы попросили вернуть ход.
live-asked-rematch = Вы попросили о реванше.
live-asks-back = Просьба вернуть ход: { $player }
live-asks-rematch = Просьба о реванше: { $player }
live-watching = Вы смотрите игру онлайн
live-watched = Вы смотрели эту игру
live-end-watching = Больше не смотреть
live-let-watch = Показать приглашение для зрителей
live-watchers = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } устройство.
    [few] Смотрят { $count } устройства.
    [many] Смотрят { $count } устройств.
   *[other] Смотрят { $count } устройства.
}
live-scan-watch = Кто откроет это приглашение, сможет смотреть игру. Оно для 20 устройств, не больше.
live-clock-line = В игре по ссылке часы идут, только пока оба игрока онлайн.
library-watched = Вы смотрели
phrase-hello = Здравствуйте!
phrase-well-played = Отличная игра!
phrase-one-moment = Минутку, пожалуйста.
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-goodbye = До свидания!
relays-none = Только напрямую
relays-publisher = Ретранслятор Parlour
relays-public = Публичные тестовые ретрансляторы
relays-other = Другой ретранслятор
relays-none-line = Связаться могут устройства в одной сети, а также многие другие. Больше никто не участвует. Устройство другого игрока видит IP-адрес этого устройства.
relays-line = Ретранслятор передаёт ходы, когда связать устройства напрямую не получается. Он видит оба IP-адреса и время передачи, но не игру.
relays-public-line = Их держат для тестов создатели сетевой библиотеки, без всяких гарантий. Ретранслятор видит оба IP-адреса и время передачи, но не игру.
relays-other-line = Ретранслятор по вашему выбору. Он видит оба IP-адреса и время передачи, но не игру.
relays-address = Адрес ретранслятора
relays-only = Только через ретранслятор
relays-only-line = Другое устройство не видит IP-адрес этого устройства.

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
settings-mute-line = Звуков нет.
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
board-classic = Классика
board-linen = Лён
board-night = Тёмный орех
board-felt = Сукно
board-paper = Бумага
board-contrast = Контраст
board-lacquer = Красный лак
set-black-red = Чёрные и красные
set-black-white = Чёрные и белые
set-red-white = Красные и белые
set-classic = Классика
set-navy = Тёмно-синие
set-slate = Сланец и ракушка
set-flat = Плоские
set-red-yellow = Красные и жёлтые
set-plum-cream = Лиловые и кремовые
set-wood = Дерево
set-ink = Чернила
set-jade = Нефрит
set-glass = Стекло
set-agate = Агат
set-coral-teal = Коралловые и бирюзовые
settings-labels = Координаты
settings-labels-letters = A1–H8
settings-labels-numbers = 1–32
settings-labels-none = Нет
settings-board = Во время игры
settings-show-moves = Показывать возможные ходы
settings-show-moves-line = Точки — куда можно пойти выбранной шашкой, кольцо — где надо бить.
settings-numbers = Нумеровать камни
settings-numbers-line = На каждом камне виден номер его хода.
settings-motion = Меньше движения
settings-motion-line = Фигуры меняют место, не скользя.
settings-motion-off = Выкл.
settings-motion-on = Вкл.
settings-hand = Игровая рука
settings-hand-both = Обеими
settings-hand-left = Левой
settings-hand-right = Правой
settings-hand-line = При игре одной рукой всё, чего вы касаетесь, в пределах досягаемости её большого пальца.
settings-scan = Управление кнопкой
settings-scan-off = Выкл.
settings-scan-slow = Медленно
settings-scan-middle = Средне
settings-scan-fast = Быстро
settings-scan-line = Варианты предлагаются по очереди, а выбирает одна-единственная кнопка: пробел, Enter, любая кнопка геймпада или касание в любом месте.
settings-scan-taps = Касание где угодно для выбора
settings-scan-taps-line = Если это выключено, другие могут касаться экрана как обычно.
settings-gamepad = Геймпад
gamepad-cross = Крестовина или левый стик
gamepad-moves = От одной кнопки экрана к другой и по доске
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
settings-version = Parlour { $version }. Для двоих за одним экраном, без интернета.
settings-version-online = Parlour Online { $version }. Для двоих, за одним экраном или на расстоянии.
settings-credits = Рисунки сделаны для этого приложения. Шрифты: Literata и Nunito Sans, SIL Open Font License.
about-line = Лицензии и стороннее ПО
about-own = Исходный код Parlour открыт: MIT License или Apache License 2.0, на выбор.
about-notices = Стороннее ПО
about-notices-line = Сторонних библиотек в приложении: { $count }. Нажмите на лицензию, чтобы прочитать её.

## Страницы правил

rules-of = Правила: { $game }
rules-by = Ваши правила: { $rules }
lessons = Уроки
lessons-line = Любую игру можно освоить минуты за две: немного прочитать, потом попробовать на доске.
lessons-offer = Какая-то игра вам в новинку?
lessons-offer-line = По каждой есть двухминутный урок на маленькой доске.
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
lesson-missed = Так можно, но в этом задании нужно другое.
lesson-pass = Пас
lesson = Урок
lesson-offer = { $game } — новая игра?
lesson-offer-line = Научитесь за две минуты. Урок всегда в разделе «Правила».
lesson-step = Шаг { $step } из { $all }
lesson-over = Теперь вы знаете правила: { $game }.
lesson-play = Играть
lesson-previous = Назад
lesson-next = Дальше
lesson-skip = Пропустить
lesson-way = Ход: { $squares }
lesson-way-pass = Нажмите «Пас».

## Задачи

openings = Дебюты
openings-of = { $game }: дебюты
openings-count = Дебютов с названием: { $count }
openings-line = Выберите ход и посмотрите, куда он ведёт.
openings-start = Первый ход
openings-unnamed = Пока без названия
openings-first = В начало
openings-back = На ход назад
openings-play = Играть отсюда
openings-end = Здесь дебют с названием кончается.
openings-more = { $names } и ещё { $count }
openings-played = Игр здесь: { $count }
openings-won = { $side }: побед { $count }
openings-drawn = ничьих { $count }
openings-unplayed = Здесь ещё не играли.
openings-other = Другие ходы
openings-outlook = Мнение компьютера
practice = Тренироваться
practice-due = Повторить: { $count }
practice-task = Ваша сторона: { $side }. Найдите ходы.
practice-wrong = Этого хода в дебюте нет.
practice-other = Это ведёт к другому дебюту: { $name }.
practice-returns = Ход найден. Этот дебют вернётся завтра.
practice-known = Выучено: { $known } из { $all }
practice-next = Дальше
ratings = Прогресс
ratings-line = Ваш рейтинг после каждой игры с компьютером и уровни для сравнения.
ratings-none = Сыграйте с компьютером, и здесь появится ваш прогресс.
ratings-games = Игр с компьютером: { $count }
ratings-unnamed = Без имени
habits-line = Шансы на победу, потерянные в последних разобранных играх ({ $count })
habits-beginning = Начало
habits-middle = Середина
habits-end = Конец
habits-share = { $percent } %
habits-missed-win = упущен выигрыш: { $count }
habits-gave-win = отдан выигрыш: { $count }
habits-answer = не замечен ответ: { $count }
habits-ground = был ход лучше: { $count }
themes-share = { $solved } из { $tried }
theme-quick-win = Быстрые победы
theme-long-win = Долгие победы
theme-only-win = Единственный выигрывающий ход
theme-hold = Удержать ничью
theme-gain = Выигрыш шашек
theme-fours = Победы четвёрками
theme-capture = Взятие
theme-ladder = Лестницы
theme-kill = Не дать выжить
theme-race = Гонки на взятие
theme-live = Выживание
tournament = Турнир
tournament-line = Люди и компьютеры, за одним устройством или по ссылке: приложение составляет пары и ведёт таблицу.
tournament-later = Турнир сохранён более новой версией приложения. Обновите приложение, чтобы продолжить.
tournament-game = Игра
tournament-kind = Система
tournament-round-robin = Круговая
tournament-round-robin-line = Каждый играет с каждым.
tournament-double = В два круга
tournament-double-line = Каждый играет с каждым дважды, по разу за каждую сторону.
tournament-swiss = Швейцарская
tournament-swiss-line = В каждом туре встречаются игроки с равными очками.
tournament-knock-out = На выбывание
tournament-knock-out-line = Проигравший выбывает. Ничья переигрывается.
tournament-players = Игроки
tournament-name = Другое имя
tournament-add = Добавить
tournament-remove = Убрать из турнира
tournament-draw = Жеребьёвка
tournament-draw-line = Порядок игроков определяет жребий.
tournament-number = Нужно от { $least } до { $most } игроков.
tournament-begin = Начать турнир
tournament-round = Тур { $round } из { $rounds }
tournament-won = Победа в турнире: { $player }
tournament-pairings = Игры
tournament-bye = { $player } в этом туре без соперника.
tournament-play = Играть
tournament-enter = Ввести результат
tournament-open = Открыть снова
tournament-standings = Таблица
tournament-games = Побед { $won }, ничьих { $drawn }, поражений { $lost }
tournament-withdraw = Выбывает из турнира
tournament-stay = Остаётся
tournament-withdrawn = Больше не участвует
tournament-table = Кто с кем
tournament-end = Закончить турнир
tournament-end-line = Он перейдёт к прошлым турнирам, а игры останутся в библиотеке. Нажмите ещё раз, чтобы закончить.
tournament-even = Уравнять шансы
tournament-even-line = Более слабый из двух игроков получает преимущество по итогам игр, законченных здесь.
tournament-even-go = В го это первый ход, коми и камни.
tournament-even-time = У более сильного меньше времени на часах.
tournament-even-computer = Компьютер играет на уровне, который подходит человеку.
tournament-even-unknown = Игрок без законченных игр ничего не получает и не даёт.
tournament-even-games = Игр в зачёте: { $count }
tournament-even-level = Компьютер играет на уровне { $level }
tournament-each = { $who }: { $what }
tournament-apart = Игра по ссылке: один из двоих здесь, другой за другим устройством. Результат запишется сам.
tournament-here = { $player } здесь
tournament-earlier = Прошлые турниры
tournament-continue = Продолжить этот турнир
tournament-forget = Удалить этот турнир
tournament-forget-line = Таблица будет удалена. Игры останутся в библиотеке. Нажмите ещё раз, чтобы удалить.
tournament-close = Закрыть этот турнир
tournament-hand-out = Поделиться таблицей
tournament-print = Напечатать
tournament-copy = Копировать как текст
tournament-share = Поделиться текстом
tournament-copied = Таблица скопирована.
tournament-sonneborn-berger = Зоннеборн-Бергер
tournament-buchholz = Бухгольц
puzzles = Задачи
puzzles-line = В каждой позиции ровно один верный ход, и компьютер это доказал.
puzzles-today = Задача дня
puzzles-today-line = Каждый день новая, каждый день из другой игры.
puzzles-days = Дней подряд: { $days }. Самая длинная серия: { $most }.
puzzles-solve = Решать
puzzles-loading = Задачи этой игры загружаются.
puzzles-missing = Не удалось загрузить задачи этой игры. Подключитесь к сети и попробуйте ещё раз.
puzzles-new = Ещё не решались
puzzles-standing = Рейтинг { $rating } · решено { $solved } из { $tried }
puzzles-due = повторить: { $count }
puzzle-win = Выигрывает только один ход.
puzzle-win-in = { $turns ->
    [one] Выиграйте за { $turns } ход.
    [few] Выиграйте за { $turns } хода.
   *[many] Выиграйте за { $turns } ходов.
}
puzzle-hold = Не проигрывает только один ход.
puzzle-gain = { $pieces ->
    [one] Выиграйте { $pieces } шашку.
    [few] Выиграйте { $pieces } шашки.
   *[many] Выиграйте { $pieces } шашек.
}
puzzle-fours = Выиграйте одними четвёрками.
puzzle-capture = Возьмите камни на { $square }.
puzzle-ladder = Возьмите камни на { $square } лестницей.
puzzle-kill = Не дайте камням на { $square } выжить.
puzzle-race = Выиграйте гонку на взятие против камней на { $square }.
puzzle-live = Сделайте свои камни на { $square } живыми.
puzzle-show = Показать ход
puzzle-again = Ещё раз
puzzle-next = Дальше
puzzle-print = Напечатать задачи
puzzle-wrong = Это не тот ход.
puzzle-refuted = Это не тот ход. Ответ стороны { $side }: { $then }
puzzle-rating = Рейтинг { $rating }
puzzle-none = Вы пробовали решить все задачи этой игры. Нерешённые вернутся через несколько дней.
puzzle-search = Искать новые задачи
puzzle-search-line = Компьютер может поискать ещё, по 30 секунд за раз.
puzzle-stop = Остановить
puzzle-searches = Компьютер играет и ищет позиции с одним верным ходом, не дольше 30 секунд.
puzzle-not-found = На этот раз новых задач не нашлось.

## Правила шашек

checkers-start-title = Начало
checkers-start-text = У каждой стороны { $men } простых на тёмных полях. { $first } ходят первыми.
checkers-move-title = Ход
checkers-move-text = Простая ходит на одно поле вперёд по диагонали, на свободное поле.
checkers-move-goal = Простая ходит на одно поле вперёд по диагонали. Сходите ею.
checkers-jump-title = Взятие
checkers-jump-text = Перепрыгните через шашку соперника на свободное поле за ней, и вы её взяли.
checkers-jump-goal = Перепрыгните через чужую шашку, чтобы взять её.
checkers-jump-forward = Простые бьют только вперёд.
checkers-forced-title = Бить обязательно
checkers-forced-text = Если можно бить, бить надо.
checkers-forced-goal = Бить обязательно. Найдите взятие.
checkers-backward-title = Бой назад
checkers-backward-text = Простые ходят только вперёд, но бьют и назад.
checkers-backward-goal = Простые бьют и назад. Побейте шашку сзади.
checkers-straight-title = Бой по прямой
checkers-straight-text = Шашки бьют и прямо вперёд, и назад, и вбок: с тёмного поля через следующее тёмное на то, что за ним.
checkers-straight-goal = Бить можно и прямо. Побейте шашку впереди.
checkers-chain-title = Бой за боем
checkers-chain-text = Если с нового места шашка может бить снова, это всё тот же ход.
checkers-chain-goal = Один ход — много прыжков: возьмите две шашки.
checkers-removal = Взятые шашки снимаются в конце хода. Дважды через одну шашку прыгать нельзя.
checkers-most-title = Брать больше всего
checkers-most-text = Из нескольких взятий надо выбрать то, при котором бьётся больше всего шашек.
checkers-most-goal = Бить надо как можно больше. Возьмите две.
checkers-most-kings-title = Брать больше всего
checkers-most-kings-text = Надо выбрать взятие, при котором бьётся больше всего шашек. Если поровну, то так, чтобы среди них было больше дамок.
checkers-most-kings-goal = Бить надо как можно больше. Возьмите две.
checkers-most-italian-title = Брать больше всего
checkers-most-italian-text = Надо выбрать взятие, при котором бьётся больше всего шашек. Если поровну: дамкой, а не простой, затем больше дамок, затем там, где дамка берётся раньше.
checkers-most-italian-goal = Бить надо как можно больше. Возьмите две.
checkers-most-value-title = Брать самое ценное
checkers-most-value-text = Надо выбрать самое ценное взятие. Дамка стоит чуть меньше двух простых. Если поровну, дамка бьёт раньше простой.
checkers-most-value-goal = Бить надо как можно больше. Возьмите две.
checkers-with-king-title = Сначала дамка
checkers-with-king-text = Если бить могут и дамка, и простая, бить должна дамка.
checkers-with-king-goal = Дамка бьёт раньше простой. Побейте дамкой.
checkers-no-kings-title = Простые и дамки
checkers-no-kings-text = Простая не может бить дамку. Это может только дамка.
checkers-no-kings-goal = Простая не может бить дамку. Попробуйте.
checkers-crown-title = В дамки
checkers-crown-text = Простая, закончившая ход на последнем ряду, становится дамкой.
checkers-crown-goal = Дойдите до последнего ряда и станьте дамкой.
checkers-crown-ends = Ход там всегда заканчивается, даже после боя.
checkers-crown-at-once-title = Дамка посреди боя
checkers-crown-at-once-text = Простая, попавшая в бою на последний ряд, сразу становится дамкой и бьёт дальше как дамка.
checkers-crown-at-once-goal = Став дамкой на ходу, бейте дальше. Возьмите две.
checkers-crown-passes-title = Только мимоходом
checkers-crown-passes-text = Простая, которая может бить дальше с последнего ряда, бьёт дальше и остаётся простой.
checkers-crown-passes-goal = Бейте через последний ряд. Простая остаётся простой.
checkers-king-title = Дамки
checkers-king-text = Дамка ходит и бьёт на одно поле, вперёд или назад.
checkers-king-goal = Дамка ходит на одно поле, и назад тоже. Сходите ею.
checkers-flying-title = Летающие дамки
checkers-flying-text = Дамка ходит по свободной линии на сколько угодно полей, вперёд и назад.
checkers-flying-goal = Дамка ходит по диагонали сколько угодно. Сходите ею.
checkers-flying-jump-title = Дамки бьют издалека
checkers-flying-jump-text = Дамка бьёт шашку с любого расстояния и встаёт на любое свободное поле за ней.
checkers-flying-jump-goal = Дамка бьёт издалека. Побейте простую.
checkers-rest-title = Дамке надо отдохнуть
checkers-rest-text = Дамка, ходившая три раза подряд, ждёт, пока пойдёт другая ваша шашка. Это действует, пока у вас есть простые.
checkers-rest-goal = После трёх ходов подряд дамка отдыхает. Попробуйте.
checkers-end-title = Победа
checkers-end-text = Вы побеждаете, если у соперника не осталось шашек или ходов.
checkers-end-goal = Оставьте другую сторону без ходов — и победите.
checkers-draw-title = Ничья
checkers-draw-text = Ничья — когда обе стороны согласны. Сторона, чей ход, может и потребовать её.
checkers-draw-repetition = Когда одна и та же позиция возникает { $times ->
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
reversi-play-text = { $first } ходят первыми. Поставьте фишку так, чтобы ряд фишек соперника был зажат между ней и другой вашей. Все зажатые фишки перевернутся.
reversi-play-goal = Зажмите чужие фишки между двумя своими.
reversi-lines-title = Все направления сразу
reversi-lines-text = Фишка зажимает ряды по всем восьми направлениям: по горизонтали, вертикали и диагонали.
reversi-lines-goal = Считаются все направления. Переверните шесть сразу.
reversi-nothing-title = Надо что-то перевернуть
reversi-nothing-text = Нельзя ходить туда, где не перевернётся ни одна фишка.
reversi-nothing-goal = Каждый ход должен что-то перевернуть. Попробуйте угол.
reversi-pass-title = Пас
reversi-pass-text = Если вы не можете ходить, вы пасуете. Если можете, ходить надо.
reversi-pass-goal = Кто не может ходить, пасует. Пусть { $second } останутся без хода.
reversi-end-title = Конец
reversi-end-text = Игра кончается, когда не может ходить ни одна сторона. Побеждает тот, у кого больше фишек.
reversi-end-goal = Доска полна — побеждает большинство. Поставьте последнюю.

## Правила го

go-play-title = Как ставить камень
go-play-text = Стороны по очереди ставят камень на пересечение двух линий. Камни не двигаются никогда.
go-play-goal = Поставьте камень на пересечение линий.
go-capture-title = Взятие
go-capture-text = Пустые пункты рядом с камнем — его дыхания. Камень без дыханий взят.
go-capture-goal = Займите последнее дыхание белого камня.
go-group-title = Группы
go-group-text = У камней одного цвета, соединённых по линиям, дыхания общие. Они вместе живут или вместе умирают.
go-group-goal = Связанные камни живут и гибнут вместе. Возьмите оба.
go-suicide-title = Нет дыханий — нет хода
go-suicide-text = Нельзя ставить камень туда, где у него не будет дыханий.
go-suicide-goal = Камню нужно дыхание. Попробуйте угол.
go-own-stones-title = Взять свои камни
go-own-stones-text = Можно играть и там, где у ваших камней не останется дыханий. Тогда будут взяты ваши же камни.
go-own-stones-goal = Займите своё последнее дыхание: ваши камни снимутся.
go-first-title = Сначала взятие
go-first-text = Без дыханий играть можно, если это берёт камни соперника. Они снимаются первыми и освобождают место.
go-first-goal = Сначала снимаются чужие камни. Возьмите оба из угла.
go-ko-title = Ко
go-ko-text = Одиночный камень, только что взявший одиночный камень, нельзя сразу взять в ответ. Сначала сыграйте в другом месте.
go-ko-goal = Ко: сразу взять в ответ нельзя. Попробуйте.
go-superko-title = Ко
go-superko-text = Ни один ход не может повторить прежнюю позицию всей доски. Сначала сыграйте в другом месте.
go-superko-goal = Позиция не может повториться. Попробуйте взять в ответ.
go-eyes-title = Два глаза
go-eyes-text = Группу с двумя своими пустотами, глазами, взять нельзя: никто не заполнит обе сразу.
go-eyes-goal = Группа с двумя глазами живёт. Постройте два глаза.
go-pass-title = Пас
go-pass-text = Когда выигрывать больше нечего, пасуйте. После двух пасов подряд идёт подсчёт.
go-pass-goal = Выиграть больше нечего. Два паса завершают партию.
go-pass-stones = Каждый пас стоит вам одного камня.
go-dead-title = Мёртвые камни
go-dead-text = Камни, которые не спасти, перед подсчётом отмечают мёртвыми. Об этом договариваются вместе.
go-dead-goal = Перед подсчётом отметьте камень, который не спасти.
go-area-title = Подсчёт
go-area-text = Каждая сторона считает свои живые камни и пустые пункты, окружённые только ими. Побеждает больший счёт.
go-area-goal = Считаются живые камни и окружённые пункты. Побеждает большее число.
go-territory-title = Подсчёт
go-territory-text = Каждая сторона считает пустые пункты, окружённые только ею, и взятые ею камни. Побеждает больший счёт.
go-territory-goal = Считаются окружённые пункты и пленные. Побеждает большее число.
go-komi-line = Белые ходят вторыми и получают за это очки: { $komi }.
go-handicap-title = Фора
go-handicap-text = { $stones ->
    [one] У чёрных в начале { $stones } камень на доске. Первыми ходят белые.
    [few] У чёрных в начале { $stones } камня на доске. Первыми ходят белые.
   *[many] У чёрных в начале { $stones } камней на доске. Первыми ходят белые.
}
go-seat-stones-title = Начальные камни
go-seat-stones-text = Как в Древнем Китае, у каждой стороны в начале по два камня на доске. Первыми ходят белые.

## Правила гомоку

gomoku-five-title = Пять в ряд
gomoku-five-text = Стороны по очереди ставят камень. { $first } ходят первыми. Побеждают пять в ряд: по горизонтали, вертикали или диагонали.
gomoku-five-goal = Пять в ряд побеждают. Завершите ряд.
gomoku-full = Когда доска заполнена, это ничья.
gomoku-stop-title = Остановить ряд
gomoku-stop-text = Если у соперника четыре в ряд со свободным концом, его нужно сразу закрыть.
gomoku-stop-goal = У соперника четыре. Остановите ряд.
gomoku-more-title = Больше пяти
gomoku-more-text = Шесть и больше в ряд тоже побеждают.
gomoku-more-goal = Шесть в ряд тоже побеждают. Попробуйте.
gomoku-exactly-title = Ровно пять
gomoku-exactly-text = Побеждают только пять в ряд. Шесть и больше — нет.
gomoku-exactly-goal = Шесть в ряд не побеждают. Попробуйте.
gomoku-overline-title = Чёрным нельзя шесть
gomoku-overline-text = Чёрные ходят первыми, и за это у них ограничения. Больше пяти в ряд им строить нельзя. Белые так побеждают.
gomoku-overline-goal = { $first } не могут строить шесть в ряд. Попробуйте.
gomoku-blocked-title = Не закрыто
gomoku-blocked-text = Пять в ряд не побеждают, если с обоих концов стоят камни соперника.
gomoku-blocked-goal = Пятёрка, закрытая с двух концов, не считается. Постройте другую.
gomoku-threes-title = Чёрным нельзя две тройки
gomoku-threes-text = Чёрным нельзя одним камнем строить две открытые тройки. Тройка открыта, если из неё может выйти четвёрка с двумя свободными концами.
gomoku-threes-goal = { $first } не могут строить две открытые тройки. Попробуйте.
gomoku-fours-title = Чёрным нельзя две четвёрки
gomoku-fours-text = Чёрным нельзя одним камнем строить две четвёрки. Камень, который строит пять в ряд, разрешён всегда.
gomoku-fours-goal = { $first } не могут строить две четвёрки. Попробуйте.
gomoku-swap-title = Swap
gomoku-swap-text = Одна сторона ставит первые три камня. Затем другая выбирает цвет.
gomoku-swap-goal = Поставьте три камня. Потом другой выберет цвет.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = Одна сторона ставит первые три камня. Другая выбирает цвет или ставит ещё два и передаёт выбор первой.
gomoku-swap-two-goal = Поставьте три камня. Другой выберет цвет или добавит два.

## Правила «Четыре в ряд»

connect-four-drop-title = Как бросать фишку
connect-four-drop-text = { $first } ходят первыми. Выберите столбец: фишка упадёт на нижнее свободное поле.
connect-four-drop-goal = Бросьте фишку: она упадёт в самый низ.
connect-four-win-title = Четыре в ряд
connect-four-win-text = Побеждает тот, кто раньше соберёт четыре в ряд: по горизонтали, вертикали или диагонали.
connect-four-win-goal = Четыре в ряд побеждают. Завершите ряд.
connect-four-slanting-title = Диагонали
connect-four-slanting-text = Ряды по диагонали легко не заметить. Проверьте их, прежде чем бросать фишку.
connect-four-slanting-goal = Диагонали тоже считаются. Завершите эту.
connect-four-stop-title = Остановить ряд
connect-four-stop-text = Если у соперника три в ряд и четвёртое место свободно, его нужно занять.
connect-four-stop-goal = У соперника три. Остановите ряд.
connect-four-column-title = Полный столбец
connect-four-column-text = В полный столбец фишки больше не входят.
connect-four-column-goal = Полный столбец больше не принимает. Попробуйте средний.
connect-four-draw-title = Ничья
connect-four-draw-text = Когда доска заполнена и четырёх в ряд нет ни у кого, это ничья.
connect-four-draw-goal = Полная доска без четырёх — ничья. Заполните её.

## Правила «Четвёрки»

four-seat-stone-title = Начало
four-seat-stone-text = { $first } с самого начала получают камень у левого края. { $second } ходят первыми.
four-seat-stone-goal = Поставьте камень рядом с другим.
four-free-title = Начало
four-free-text = { $first } ходят первыми и ставят камень где угодно.
four-free-goal = Поставьте первый камень куда угодно.
four-beside-title = Бок о бок
four-beside-text = Камень надо ставить рядом с другим, любого цвета: выше, ниже, слева или справа. Касаться углом — этого мало.
four-beside-goal = Общего угла мало. Попробуйте.
four-win-title = Четыре в ряд
four-win-text = Побеждают четыре и больше в ряд: по горизонтали, вертикали или диагонали.
four-win-goal = Четыре в ряд побеждают. Завершите ряд.
four-full = Когда доска заполнена, это ничья.

## Правила «Гексашашек»

hexdame-start-title = Начало
hexdame-start-text = На доске 61 шестиугольное поле. У каждой стороны 16 простых в углу перед ней. { $first } ходят первыми.
hexdame-move-title = Ход
hexdame-move-text = Простая ходит на одно из трёх полей перед ней, если оно свободно: прямо, вперёд влево или вперёд вправо.
hexdame-move-goal = Простая ходит на поле вперёд, в трёх направлениях. Сходите ею.
hexdame-jump-title = Взятие
hexdame-jump-text = Перепрыгните через соседнюю шашку соперника на свободное поле за ней, и вы её взяли. Бить можно во всех шести направлениях.
hexdame-jump-goal = Перепрыгните через чужую шашку, чтобы взять её.
hexdame-crown-title = В дамки
hexdame-crown-text = Вдоль двух дальних краёв лежат девять полей. Простая, закончившая ход на одном из них, становится дамкой.
hexdame-crown-goal = Дойдите до дальнего края и станьте дамкой.
hexdame-passes-title = Только мимоходом
hexdame-passes-text = Простая, которая может бить дальше с дальнего края, бьёт дальше и остаётся простой.
hexdame-passes-goal = Бейте через дальний край. Простая остаётся простой.
hexdame-flying-title = Летающие дамки
hexdame-flying-text = Дамка ходит по свободной линии на сколько угодно полей, во всех шести направлениях.
hexdame-flying-goal = Дамка ходит по линии сколько угодно. Сходите ею.
hexdame-flying-jump-title = Дамки бьют издалека
hexdame-flying-jump-text = Дамка бьёт шашку с любого расстояния и встаёт на любое свободное поле за ней.
hexdame-flying-jump-goal = Дамка бьёт издалека. Побейте простую.

## Правила гекса

hex-edges-title = По два края
hex-edges-text = Два противоположных края доски — ваши, два других — соперника. Стороны по очереди ставят камень на свободное поле; камни не двигаются никогда. { $first } ходят первыми.
hex-edges-goal = Поставьте первый камень на любое поле.
hex-chain-title = Цепь
hex-chain-text = Камни одного цвета соединены, если их поля соприкасаются. Соедините два своих края цепью камней, прямой или извилистой, и вы победили.
hex-chain-goal = Соедините два своих края. Замкните цепь.
hex-bridge-title = Мост
hex-bridge-text = Два камня, между которыми два свободных поля, образуют мост. Если соперник займёт одно из этих полей, вы займёте другое.
hex-bridge-edge = Мост может вести и к вашему краю.
hex-bridge-goal = Перекиньте мост от своей цепи к другому своему краю.
hex-keep-title = Удержать мост
hex-keep-text = Когда соперник ставит камень в мост, сразу займите другое поле. Тогда ваша цепь не разорвётся.
hex-keep-goal = Соперник вторгся в ваш мост. Займите другое поле.
hex-cut-title = Отрезать
hex-cut-text = Соединить края может только одна сторона, поэтому остановить соперника — всё равно что соединить свои. Займите поле, без которого его цепи не обойтись.
hex-cut-goal = Соперник вот-вот соединит края. Разорвите цепь.
hex-full-title = Без ничьих
hex-full-text = Когда заняты все поля, два своих края соединила ровно одна сторона. Поэтому ничьих не бывает.
hex-full-goal = Ничьих не бывает. Заполните последнее поле.
hex-swap-title = Обмен
hex-swap-text = Первый ход — преимущество. Поэтому вторая сторона может забрать первый камень, вместо того чтобы ставить свой. Камень меняет цвет и отражается, как в зеркале, ведь её края лежат иначе.
hex-swap-goal = Первый камень силён. Коснитесь его, чтобы забрать.

## Компьютер

computer-of-level = Компьютер, уровень { $level }
computer-move-now = Ходить сразу
program-silent = { $name } не отвечает
program-again = Спросить ещё раз
program-stand-in = Пусть играет компьютер
computer-pause = Пауза
computer-go-on = Воспроизвести
computer-step = Один ход
strip-thinks = Думает…
strip-computers-turn = { $side } ходят
setup-people = Вдвоём
setup-computer = Компьютер
setup-watch = Смотреть
setup-level = { $level } · { $word }
setup-strength = Сила игры
setup-strength-of = { $side }: сила игры
setup-rating = Рейтинг около { $rating }
strength-learns = Играет почти наугад. Для самой первой игры.
strength-misses = Часто ошибается. Хорошо, чтобы учиться.
strength-punishes = Играет уверенно и видит простые ловушки.
strength-gives-little = Редко ошибается. Серьёзная задача.
strength-full = Сильнее на этом устройстве не получится.
coach = Тренер
coach-line = Подбирает уровень по результатам.
coach-begins = Начинает с этого уровня и следит за результатами.
coach-knows = По результатам ваш рейтинг около { $rating }.
coach-more-wins = Победы: 2/3
coach-even = Победы: 1/2
coach-fewer-wins = Победы: 1/3
coach-looks = Тренер смотрит игру.

engine-add = Добавить движок…
engine-add-line = Позволяет играть другой программе на этом компьютере.
engine-new = Добавить движок
engine-change = Изменить движок
engine-strength = Думает { $time } на ход
engine-speaks = Движок — это программа, которая играет. Для игры «{ $game }» она должна поддерживать протокол { $protocol }.
engine-trust = Она работает на этом компьютере со всеми вашими правами, как любая программа, которую вы запускаете. Добавляйте только программу, которой доверяете.
engine-command = Команда
engine-command-line = Программа и её параметры, как в терминале
engine-name = Название
engine-name-line = Движок сообщит его при проверке
engine-empty = Пока не задано
engine-time = Время на ход
engine-try = Проверить
engine-waits = Ожидание первого хода…
engine-plays = Работает: ход { $turn } через { $time } с.
engine-fails = Не играет: { $reason }
engine-keep = Добавить к соперникам
engine-keep-line = Сначала проверьте движок. После первого хода его можно добавить.
engine-save = Сохранить
engine-remove = Удалить
level-first = Первые шаги
level-beginner = Начальный
level-easy = Лёгкий
level-casual = Спокойный
level-steady = Ровный
level-able = Умелый
level-strong = Сильный
level-tough = Трудный
level-expert = Экспертный
level-master = Сильнейший
mode-finish = Подтверждать каждый ход
mode-finish-line = Проверьте свой ход, потом «Закончить ход!»
settings-help = Помощь
settings-blunder = Предупреждать об ошибках
settings-blunder-line = Перед ходом, который дорого стоит, будет вопрос.
settings-evaluation = Показывать, кто впереди
settings-evaluation-line = На полосе у доски больше того цвета, который скорее победит.
hint = Совет
estimate = Кто впереди?
values-show = Показать, чего стоят ходы
values-hide = Скрыть, чего стоят ходы
values-discs = Перевес в фишках в конце
values-points = Перевес в очках в конце
values-chance = Шансы
values-proven = Ходов до выигрыша (+) или проигрыша (−)
offer-draw = Предложить ничью
say-looks = Смотрит…
say-no-draw = Компьютер отклоняет ничью и играет дальше.
say-plays-on = Компьютер не согласен, поэтому игра продолжается.
say-program-silent = { $name } не отвечает: { $reason }
say-program-gone = { $name } нет среди движков на этом компьютере.
say-even = Силы равны.
say-leads = { $side } впереди примерно на { $points }.
blunder-title = Вы уверены?
blunder-answer = Лучший ответ стороны { $side }: { $then }
mistake-later = Ответ стороны { $side }: { $turn }; позже { $then }
mistake-loses = Группа стороны { $side } на { $square }, вероятно, потеряна.
mistake-frees = Группа стороны { $side } на { $square }, вероятно, спасена.
blunder-wins = { $side } могут победить: { $turn }.
blunder-wins-column = { $side } могут победить в столбце { $column }.
blunder-chances = Ваши шансы на победу падают с { $best } % до { $this } %.
blunder-play = Всё равно сыграть
blunder-back = Вернуть ход
hint-because = { $turn } { $reason }.
hint-plain = { $turn } выглядит лучше всего.
hint-pass = Пас
hint-swap = Обмен
hint-column = Столбец { $column }
reason-only = — единственный разрешённый ход
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
} и отдаёт { $given ->
    [1] одну
    [one] { $given }
    [few] { $given }
   *[many] { $given }
}
reason-crowns = проводит шашку в дамки
reason-stops-king = не пускает соперника в дамки на { $squares }
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
    [0] не оставляет сопернику ходов
    [1] оставляет сопернику единственный ход
    [one] оставляет сопернику только { $count } ход
    [few] оставляет сопернику только { $count } хода
   *[many] оставляет сопернику только { $count } ходов
}
reason-free-way = { $count ->
    [one] даёт свободный путь в дамки, остался { $count } ряд
    [few] даёт свободный путь в дамки, осталось { $count } ряда
   *[many] даёт свободный путь в дамки, осталось { $count } рядов
}
reason-free-way-steps = { $count ->
    [one] даёт свободный путь в дамки, остался { $count } шаг
    [few] даёт свободный путь в дамки, осталось { $count } шага
   *[many] даёт свободный путь в дамки, осталось { $count } шагов
}
reason-keeps-back = оставляет свой задний ряд под защитой
reason-keeps-edges = оставляет свои задние края под защитой
reason-centre = занимает центр
reason-hunts = подводит дамку ближе к шашке, за которой она охотится
reason-out-of-reach = держит шашку вне досягаемости
reason-joins = примыкает { $count ->
    [one] к шашке на { $squares }
    [few] к шашкам на { $squares }
   *[many] к шашкам на { $squares }
}
reason-advances = { $count ->
    [one] продвигает простую, до дамки { $count } ряд
    [few] продвигает простую, до дамки { $count } ряда
   *[many] продвигает простую, до дамки { $count } рядов
}
reason-advances-steps = { $count ->
    [one] продвигает простую, до дамки { $count } шаг
    [few] продвигает простую, до дамки { $count } шага
   *[many] продвигает простую, до дамки { $count } шагов
}
reason-wins-by = { $count ->
    [1] при лучшей игре выигрывает с перевесом в одну фишку
    [one] при лучшей игре выигрывает с перевесом в { $count } фишку
    [few] при лучшей игре выигрывает с перевесом в { $count } фишки
   *[many] при лучшей игре выигрывает с перевесом в { $count } фишек
}
reason-takes-corner = занимает угол
reason-denies-corner = не пускает соперника в угол { $squares }
reason-gives-corner = отдаёт угол { $squares }
reason-forces-pass = не оставляет сопернику ходов
reason-safe-edge = навсегда занимает поле у края
reason-secures = { $count ->
    [1] навсегда закрепляет ещё одну фишку
    [one] навсегда закрепляет ещё { $count } фишку
    [few] навсегда закрепляет ещё { $count } фишки
   *[many] навсегда закрепляет ещё { $count } фишек
}
reason-few-replies = { $count ->
    [1] оставляет сопернику единственный ход
    [one] оставляет сопернику только { $count } ход
    [few] оставляет сопернику только { $count } хода
   *[many] оставляет сопернику только { $count } ходов
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
reason-vital-point = занимает ключевой пункт в пространстве соперника
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
reason-cuts = разрезает камни соперника
reason-empty-corner = занимает пустой угол
reason-neutral = заполняет нейтральный пункт
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
reason-hinders = занимает пункт, нужный сопернику
reason-middle = занимает середину
reason-two-threats = создаёт сразу две угрозы
reason-forces = грозит победой на { $squares }, и это надо остановить
reason-lasting = создаёт на { $squares } долгую угрозу
reason-stops-lasting = снимает угрозу на { $squares }
reason-keeps-away = не трогает столбцы, которые проигрывают
reason-most-rows = { $count ->
    [1] готовит один ряд из четырёх
    [one] готовит { $count } ряд из четырёх
    [few] готовит { $count } ряда из четырёх
   *[many] готовит { $count } рядов из четырёх
}
reason-hinders-rows = { $count ->
    [1] закрывает ряд соперника
    [one] закрывает { $count } ряд соперника
    [few] закрывает { $count } ряда соперника
   *[many] закрывает { $count } рядов соперника
}
reason-waits = { $count ->
    [one] готовит победу на { $squares }
    [few] готовит победы на { $squares }
   *[many] готовит победы на { $squares }
}
reason-one-of-few = { $count ->
    [1] — единственный ход, который не даёт сопернику победить
    [one] — один из { $count } хода, которые не дают сопернику победить
    [few] — один из { $count } ходов, которые не дают сопернику победить
   *[many] — один из { $count } ходов, которые не дают сопернику победить
}
reason-begins = — хорошее место для начала
reason-swaps = — лучший выбор: первый камень сильнее любого ответа
reason-opens-evenly = — ровное начало: забирать такой камень почти нет смысла
reason-secures-edges = обеспечивает соединение от края до края
reason-keeps-link = { $count ->
    [1] сохраняет связь { $squares } с краем
   *[other] сохраняет связь { $squares }
}
reason-breaks-link = { $count ->
    [1] отрезает { $squares } от края
   *[other] разделяет { $squares }
}
reason-links = { $count ->
    [1] соединяет { $squares } с краем
   *[other] соединяет { $squares }
}
reason-bridges = { $count ->
    [1] строит мост к { $squares }
   *[other] строит мосты к { $squares }
}
reason-reaches-edge = строит мост к своему краю
reason-intrudes = вторгается в мост, отвечать надо на { $squares }
reason-shortens = { $count ->
    [1] оставляет до соединения всего один камень
    [one] оставляет до соединения всего { $count } камень
    [few] оставляет до соединения всего { $count } камня
   *[many] оставляет до соединения всего { $count } камней
}
reason-lengthens = { $count ->
    [one] оставляет сопернику до соединения ещё { $count } камень
    [few] оставляет сопернику до соединения ещё { $count } камня
   *[many] оставляет сопернику до соединения ещё { $count } камней
}
reason-develops = — хорошее место и для атаки, и для защиты
