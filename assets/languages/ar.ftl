# العربية. كل الجمل التي تظهر أثناء اللعب.

app-name = Parlour

## الألعاب والأطراف والقواعد

game-checkers = الداما
game-checkers-line = اقفز وتُوِّج
game-reversi = ريفيرسي
game-reversi-line = احصر واقلب
game-go = غو
game-go-line = طوِّق وخذ
game-gomoku = غوموكو
game-gomoku-line = خمسة في صف
game-connect-four = أربعة في صف
game-connect-four-line = أسقط أربعة في صف
game-four = أربعة
game-four-line = صِل أربعة أحجار
game-hexdame = داما سداسية
game-hexdame-line = القفز في ستة اتجاهات
game-hex = هيكس
game-hex-line = صِل بين حافتيك
side-black = الأسود
side-red = الأحمر
side-white = الأبيض
side-navy = الكحلي
side-yellow = الأصفر
side-plum = البنفسجي
side-cream = الكريمي
side-coral = المرجاني
side-teal = الفيروزي
rules-own = قواعد مخصصة
rules-own-line = القواعد التي ضبطتماها بأنفسكما.
rules-handicap = { $stones ->
    [zero] دون أحجار أفضلية
    [one] حجر أفضلية واحد
    [two] حجرا أفضلية
    [few] { $stones } أحجار أفضلية
    [many] { $stones } حجر أفضلية
   *[other] { $stones } حجر أفضلية
}
rules-komi = كومي { $points }
rules-seat-stones = أحجار البداية
rules-swap = تبديل
rules-swap-two = Swap2
rules-without-swap = دون تبديل
board-size = { $columns }×{ $rows }
in-a-row = { $count } في صف

## قواعد الداما بأسمائها

rules-american = الأمريكية
rules-american-line = الأكل إجباري حتى نهايته، والملك يتحرك مربعًا واحدًا.
rules-house = المنزلية
rules-house-line = الأكل اختياري، والتوقف متى شئت.
rules-international = الدولية
rules-international-line = رقعة 10×10، ملوك طائرة؛ الأحجار تأكل إلى الخلف؛ أكل العدد الأكبر إجباري.
rules-russian = الروسية
rules-russian-line = ملوك طائرة؛ الحجر الذي يصير ملكًا في وسط القفزة يكملها ملكًا.
rules-brazilian = البرازيلية
rules-brazilian-line = القواعد الدولية على رقعة 8×8.
rules-pool = بول
rules-pool-line = ملوك طائرة؛ الأحجار تأكل إلى الخلف؛ اختيار الأكل حر.
rules-italian = الإيطالية
rules-italian-line = أكل العدد الأكبر إجباري؛ لا يجوز لحجر أن يأكل ملكًا.
rules-spanish = الإسبانية
rules-spanish-line = ملوك طائرة؛ أكل العدد الأكبر إجباري؛ الأحجار تأكل إلى الأمام.
rules-czech = التشيكية
rules-czech-line = ملوك طائرة؛ الملك يأكل قبل الحجر.
rules-frisian = الفريزية
rules-frisian-line = رقعة 10×10؛ الأكل في الصفوف والأعمدة أيضًا.
rules-canadian = الكندية
rules-canadian-line = القواعد الدولية على رقعة 12×12.
rule-forced = الأكل إجباري
rule-forced-line = إذا استطعت القفز وجب أن تقفز.
rule-forced-off = بهذه القواعد لا يُجبَر أحد على القفز.
rule-finish = إتمام كل قفزة
rule-finish-line = يجب أن تستمر القفزة ما دامت ممكنة.
rule-finish-on = بهذه القواعد يجب أن تستمر القفزة ما دامت ممكنة.
rule-finish-off = بهذه القواعد يجوز أن تتوقف القفزة بعد أي قطعة.
rule-flying = ملوك طائرة
rule-flying-line = الملك يتحرك ويأكل من أي مسافة.
rule-backward = الأحجار تأكل للخلف
rule-backward-line = الأحجار تتحرك إلى الأمام فقط، لكنها تأكل في الاتجاهين.
rule-take-kings = الأحجار تأكل الملوك
rule-take-kings-line = يجوز للحجر أن يأكل ملكًا.
rule-crown-at-once = ملك في وسط القفزة
rule-crown-at-once-line = الحجر الذي يلمس الصف الأخير يواصل القفز ملكًا.
rule-straight = أكل مستقيم
rule-straight-line = القطع تأكل في الصفوف والأعمدة أيضًا.
rule-rest = الملك يستريح
rule-rest-line = بعد ثلاث نقلات متتالية دون أكل ينتظر الملك حتى تتحرك قطعة أخرى.
rule-priority = اختيار الأكل
rule-priority-free = حرة
rule-priority-free-line = اختر أي أكل تشاء.
rule-priority-most = الأكثر
rule-priority-most-line = يجب اختيار الأكل الذي يأخذ أكبر عدد من القطع.
rule-priority-king = الملك أولًا
rule-priority-king-line = الأكل بملك يسبق الأكل بحجر.
rule-priority-most-kings = الأكثر ثم الملوك
rule-priority-most-kings-line = أكبر عدد من القطع؛ وعند التساوي أكثر الملوك.
rule-priority-italian = الإيطالية
rule-priority-italian-line = أكبر عدد من القطع؛ وعند التساوي بملك، ثم أكثر الملوك، ثم الأسبق إلى أكل ملك.
rule-priority-value = حسب القيمة
rule-priority-value-line = أعلى قيمة، والملك فيها يساوي حجرين تقريبًا.

## قواعد الألعاب الأخرى بأسمائها

rules-reversi = ريفيرسي
rules-reversi-line = حاصر صفًا من الأقراص لتقلبه. والأقراص الأكثر تفوز.
rules-connect-four = أربعة في صف
rules-connect-four-line = أسقط الأقراص. وأول صف يفوز.
rules-chinese = الصينية
rules-chinese-line = تُحسب أحجارك والنقاط التي تحيط بها.
rules-japanese = اليابانية
rules-japanese-line = تُحسب النقاط التي تحيط بها والأحجار التي تأسرها.
rules-aga = AGA
rules-aga-line = كالصينية، لكن التمرير يكلّف حجرًا.
rules-new-zealand = النيوزيلندية
rules-new-zealand-line = كالصينية، لكن يجوز أن تأسر أحجارك.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = يجب أسر الأحجار الميتة قبل النهاية.
rules-free-style = الحرة
rules-free-style-line = خمسة في صف أو أكثر تفوز.
rules-standard = القياسية
rules-standard-line = خمسة في صف بالضبط تفوز.
rules-renju = رينجو
rules-renju-line = لا يجوز للأسود تكوين ثلاثيتين أو رباعيتين أو ستة في صف.
rules-caro = كارو
rules-caro-line = خمسة في صف بالضبط تفوز، إلا إذا سُد طرفاها.
rules-seat-stone = حجر البداية
rules-seat-stone-line = في البداية حجر أسود عند الحافة اليسرى، ويلعب الأبيض أولًا.
rules-free = افتتاح حر
rules-free-line = الرقعة خالية في البداية، ويبدأ الأسود في أي مكان.
rules-hexdame-standard = القياسية
rules-hexdame-standard-line = لا تعادل إلا بالاتفاق أو بتكرار الوضع ثلاث مرات.
rules-hexdame-international = الدولية
rules-hexdame-international-line = تعادل كما في الداما الدولية، وكذلك بعد 25 نقلة لكل طرف بالملوك وحدها.
rules-hex = هيكس
rules-hex-line = صِل بين حافتيك. ولا تعادل أبدًا.
mode-hand-over = تأكيد كل دور
mode-hand-over-line = «بدء الدور» أولًا، ثم «إنهاء الدور!»
mode-quick = سريع

## الرئيسية

home-new-game = مباراة جديدة
home-both = { $first } و{ $second }
home-to-move = النقلة { $turn }، يلعب { $player }
home-resume = متابعة
home-look = مشاهدة المباراة
safe-start = توقف Parlour عدة مرات بعد بدئه مباشرة، لذلك لم تُفتح أي مباراة. كل مبارياتك في المكتبة.
safe-start-killed = لا يوجد تقرير، لأن النظام أغلق Parlour.
safe-start-save = حفظ التقرير

home-unfinished = { $count ->
    [zero] لا مباريات جارية أخرى
    [one] مباراة جارية أخرى
    [two] مباراتان جاريتان أخريان
    [few] { $count } مباريات جارية أخرى
    [many] { $count } مباراة جارية أخرى
   *[other] { $count } مباراة جارية أخرى
}

## المكتبة واللاعبون

library = المكتبة
library-all-games = كل الألعاب
library-unfinished = الجارية
library-finished = المنتهية
library-to-move = دور { $player }
library-on = { $state }، { $date }
library-more = { $count ->
    [zero] عرض المزيد
    [one] عرض مباراة أخرى
    [two] عرض مباراتين أخريين
    [few] عرض { $count } مباريات أخرى
    [many] عرض { $count } مباراة أخرى
   *[other] عرض { $count } مباراة أخرى
}
library-empty = لا مباريات بعد.
library-reading = جارٍ التحميل…
library-none-of-these = لا مباريات من هذا النوع.
library-deleted = حُذفت المباراة.
library-bring-back = تراجع
library-not-opened = تعذر فتح هذه المباراة: { $reason }.
library-later = من إصدار أحدث من Parlour
library-files = النسخ الاحتياطي
library-files-line = كل مبارياتك وإعداداتك في ملف واحد. عند الاستعادة لا يُستبدل شيء.
library-back-up = نسخ احتياطي
library-restore = استعادة نسخة
library-collection = تصدير كل مباريات { $game }
library-restored = { $new ->
    [0] لا توجد مباريات جديدة.
    [zero] لا توجد مباريات جديدة.
    [one] استُعيدت مباراة واحدة.
    [two] استُعيدت مباراتان.
    [few] استُعيدت { $new } مباريات.
    [many] استُعيدت { $new } مباراة.
   *[other] استُعيدت { $new } مباراة.
} { $known ->
    [0] لم تكن أي منها هنا من قبل.
    [zero] لم تكن أي منها هنا من قبل.
    [one] واحدة كانت هنا من قبل.
    [two] اثنتان كانتا هنا من قبل.
    [few] { $known } كانت هنا من قبل.
    [many] { $known } كانت هنا من قبل.
   *[other] { $known } كانت هنا من قبل.
} { $damaged ->
    [0] {""}
    [zero] {""}
    [one] واحدة تتعذر قراءتها.
    [two] اثنتان تتعذر قراءتهما.
    [few] { $damaged } تتعذر قراءتها.
    [many] { $damaged } تتعذر قراءتها.
   *[other] { $damaged } تتعذر قراءتها.
}
backup-writing = جارٍ النسخ…
backup-done = { $count ->
    [zero] حُفظت النسخة بلا مباريات.
    [one] حُفظت النسخة وفيها مباراة واحدة.
    [two] حُفظت النسخة وفيها مباراتان.
    [few] حُفظت النسخة وفيها { $count } مباريات.
    [many] حُفظت النسخة وفيها { $count } مباراة.
   *[other] حُفظت النسخة وفيها { $count } مباراة.
}
backup-left-out = تُركت لأنها لا تُقرأ: { $names }.
backup-stop = إيقاف
restore-reading = جارٍ قراءة النسخة…
restore-working = جارٍ الاستعادة…
restore-what = في هذه النسخة
restore-new = مباريات جديدة
restore-known = مباريات موجودة هنا
restore-here = مباريات هنا، تبقى كلها
restore-later = مباريات جديدة من إصدار أحدث
restore-later-line = حدّث Parlour لفتحها.
restore-damaged = لا تُقرأ
restore-positions = أوضاع جديدة
restore-positions-here = أوضاع هنا، تبقى كلها
restore-tournaments = بطولات جديدة
restore-tournaments-known = بطولات موجودة هنا
restore-tournaments-done = البطولات التي استُعيدت: { $count }.
restore-with-settings = استعادة الإعدادات أيضًا
restore-with-settings-line = تحل محل إعداداتك الحالية.
restore-settings-same = الإعدادات مثل إعداداتك.
restore-settings-damaged = الإعدادات لا تُقرأ.
restore-now = استعادة
restore-nothing = لا جديد في هذه النسخة.
restore-none = لا توجد نسخة مفتوحة.
restore-cut = النسخة تالفة أو ناقصة: { $reason }.
restore-too-new = هذه النسخة من إصدار أحدث من Parlour. حدّث Parlour لاستعادتها.
restore-other = هذه ليست نسخة احتياطية.
restore-stopped = توقفت الاستعادة. ما استُعيد يبقى، استعدها مرة أخرى للباقي.
restore-failed = انقطعت الاستعادة: { $reason }. استعدها مرة أخرى للباقي.
players = اللاعبون
players-none = عند تسمية اللاعبين قبل المباراة تُحسب النتائج هنا.
players-total = { $played ->
    [zero] لا مباريات
    [one] مباراة واحدة، مرات الفوز: { $won }
    [two] مباراتان، مرات الفوز: { $won }
    [few] { $played } مباريات، مرات الفوز: { $won }
    [many] { $played } مباراة، مرات الفوز: { $won }
   *[other] { $played } مباراة، مرات الفوز: { $won }
}
players-against = ضد { $player }
players-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
    [zero] {""}
    [one] ، تعادل واحد
    [two] ، تعادلان
    [few] ، { $drawn } تعادلات
    [many] ، { $drawn } تعادلًا
   *[other] ، { $drawn } تعادل
}
players-save = تصدير
players-anew = تصفير النتائج
players-since = تُحسب المباريات منذ التصفير فقط. والسابقة كلها في المكتبة.
players-all = احتساب كل المباريات من جديد
date = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}
date-and-year = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
} { $year }

## الإعداد

setup-start = بدء اللعب
setup-swap = تبديل الطرفين
setup-rules = القواعد
setup-options = القواعد والخيارات
setup-house-rules = قواعد البيت
setup-turns = طريقة تبادل الأدوار
setup-seats = طريقة الجلوس
seats-side = جنبًا إلى جنب
seats-side-line = كل شيء في الاتجاه نفسه للطرفين.
seats-across = وجهًا لوجه
seats-across-line = أزرار الطرف البعيد مقلوبة عند الحافة البعيدة.
seats-sides = على الجانبين
seats-sides-line = أزرار كل طرف مُدارة إلى اليسار أو اليمين. للشاشات العريضة.
seats-turning = رقعة دوّارة
seats-turning-line = تدور الرقعة نحو صاحب الدور.
seats-passed = تمرير الجهاز
setup-tournament = وضع البطولة
setup-tournament-line = لا تراجع ولا تلميحات ولا تحذيرات.
setup-series = عدد المباريات
series-one = واحدة
series-best = الأفضل من { $games }
series-line = يُبدَّل الطرفان بعد كل مباراة. والتعادل نصف نقطة لكل منهما.
series-game = المباراة { $number } من { $games }
series-next = لعب المباراة { $number } من { $games }
series-stands = { $series }: { $player } { $points }، { $other } { $others }
series-won = { $series }، الفوز: { $winner }. { $player } { $points }، { $other } { $others }
series-drawn = { $series }: تعادل. { $player } { $points }، { $other } { $others }
equal-lost = { $count ->
    [zero] لا خسارة: { $player }.
    [one] خسارة { $player } في المباراة الأخيرة.
    [two] خسارة { $player } في المباراتين الأخيرتين.
    [few] خسارة { $player } في آخر { $count } مباريات.
    [many] خسارة { $player } في آخر { $count } مباراة.
   *[other] خسارة { $player } في آخر { $count } مباراة.
}
equal-level = تجربة المستوى { $level } هذه المرة؟
equal-stones = { $count ->
    [zero] دون أحجار أفضلية لصالح { $player }؟
    [one] إعطاء { $player } حجر أفضلية واحدًا؟
    [two] إعطاء { $player } حجري أفضلية؟
    [few] إعطاء { $player } { $count } أحجار أفضلية؟
    [many] إعطاء { $player } { $count } حجر أفضلية؟
   *[other] إعطاء { $player } { $count } حجر أفضلية؟
}
equal-begin = النقلة الأولى هذه المرة: { $player }؟
equal-time = إعطاء { $player } { $time } فقط؟
equal-yes = نعم
equal-no = لا، شكرًا
result-between = المجموع: { $player } { $won }، { $other } { $lost }{ $drawn ->
    [0] {""}
    [zero] {""}
    [one] ، تعادل واحد
    [two] ، تعادلان
    [few] ، { $drawn } تعادلات
    [many] ، { $drawn } تعادلًا
   *[other] ، { $drawn } تعادل
}
setup-moves-first = { $side }، يبدأ
setup-moves-second = { $side }، يلعب ثانيًا
setup-opens = { $side }، يضع الأحجار الأولى
setup-chooses = { $side }، ثم يختار لونًا
setup-more-rules = قواعد أخرى
setup-fewer = عرض أقل
setup-more-house-rules = مزيد من قواعد البيت
setup-more-house-rules-line = اختيار الأكل، الملوك، الرقعة
setup-board = الرقعة
setup-other = غير ذلك
setup-opening = الافتتاح
setup-goal = للفوز
setup-goal-line = يفوز أول من يجمع { $count } في صف: أفقيًا أو عموديًا أو قطريًا.
opening-free = حر
opening-free-line = يضع الأسود الحجر الأول في أي مكان.
opening-swap = تبديل
opening-swap-line = يضع الطرف الأول ثلاثة أحجار، ويختار الثاني لونًا.
opening-swap-two = Swap2
opening-swap-two-line = مثل التبديل، لكن يجوز للثاني أن يضع حجرين آخرين ويترك الاختيار للأول.
go-size-full = الرقعة الكاملة، نحو سهرة.
go-size-middle = رقعة متوسطة، نحو ساعة.
go-size-small = رقعة صغيرة، نحو نصف ساعة. مناسبة للتعلم.
go-size-tiny = رقعة صغيرة جدًا للتجربة.
go-size-large = أكبر من الرقعة الكاملة. تحتاج إلى وقت.
go-handicap = الأفضلية
go-no-handicap = بلا
go-handicap-line = { $stones ->
    [0] لا أفضلية.
    [zero] لا أفضلية.
    [one] يبدأ الأسود بحجر واحد على نقاط النجوم، ويلعب الأبيض أولًا.
    [two] يبدأ الأسود بحجرين على نقاط النجوم، ويلعب الأبيض أولًا.
    [few] يبدأ الأسود بـ{ $stones } أحجار على نقاط النجوم، ويلعب الأبيض أولًا.
    [many] يبدأ الأسود بـ{ $stones } حجرًا على نقاط النجوم، ويلعب الأبيض أولًا.
   *[other] يبدأ الأسود بـ{ $stones } حجر على نقاط النجوم، ويلعب الأبيض أولًا.
}
go-komi = كومي
go-komi-none = لا يُعطى الأبيض نقاطًا لأنه يلعب ثانيًا. والتعادل ممكن.
go-komi-black = يُعطى الأسود كومي { $points } مع أنه يلعب أولًا.
go-komi-whole = يُعطى الأبيض كومي { $points } لأنه يلعب ثانيًا. والتعادل ممكن.
go-komi-half = يُعطى الأبيض كومي { $points } لأنه يلعب ثانيًا. ولا تعادل.
rule-seat-stones = أحجار البداية
rule-seat-stones-line = كما في الصين القديمة: يبدأ كل طرف بحجرين في الأركان، ويلعب الأبيض أولًا.
rule-swap = قاعدة التبديل
rule-swap-line = يجوز للطرف الثاني أن يأخذ الحجر الأول لنفسه.
rule-swap-off-line = دون تبديل يكون البدء أفضلية واضحة.
setup-done = تم
setup-names = سارة, علي, مها, عمر, الجدة, الجد
setup-unfinished = { $turns ->
    [zero] مباراتك الحالية بلا نقلات محفوظة. «تراجع» يعيدها.
    [one] مباراتك الحالية (نقلة واحدة) محفوظة. «تراجع» يعيدها.
    [two] مباراتك الحالية (نقلتان) محفوظة. «تراجع» يعيدها.
    [few] مباراتك الحالية ({ $turns } نقلات) محفوظة. «تراجع» يعيدها.
    [many] مباراتك الحالية ({ $turns } نقلة) محفوظة. «تراجع» يعيدها.
   *[other] مباراتك الحالية ({ $turns } نقلة) محفوظة. «تراجع» يعيدها.
}

## المباراة

start-turn = بدء الدور
finish-turn = إنهاء الدور!
clear-moves = مسح النقلات
show-previous = إظهار السابق
hide-previous = إخفاء السابق
undo = تراجع
redo = إعادة
previous = السابق
home = الرئيسية
rematch = جولة ثانية
resign = انسحاب
agree-draw = الاتفاق على التعادل
new-game = مباراة جديدة
rules = القواعد
settings = الإعدادات
turn-of = دور { $player }
ready = تلعب باللون { $side }
strip-turn = { $side }، دورك الآن
strip-pieces = { $count ->
    [0] { $side }، لم تبق قطع
    [zero] { $side }، لم تبق قطع
    [one] { $side }، قطعة واحدة
    [two] { $side }، قطعتان
    [few] { $side }، { $count } قطع
    [many] { $side }، { $count } قطعة
   *[other] { $side }، { $count } قطعة
}
claim-repetition = { $times ->
    [4] طلب التعادل: تكرار رباعي للوضع
   *[other] طلب التعادل: تكرار ثلاثي للوضع
}
claim-no-progress = { $moves ->
    [zero] طلب التعادل: لا تقدم
    [one] طلب التعادل: نقلة واحدة دون تقدم
    [two] طلب التعادل: نقلتان دون تقدم
    [few] طلب التعادل: { $moves } نقلات دون تقدم
    [many] طلب التعادل: { $moves } نقلة دون تقدم
   *[other] طلب التعادل: { $moves } نقلة دون تقدم
}
claim-few-pieces = طلب التعادل: القطع لا تكفي للفوز

say-chosen = تم اختيار { $from }.
say-moves = نقلة من { $from } إلى { $to }.
say-jumps = { $count ->
    [zero] قفزة من { $from } إلى { $to }.
    [one] قفزة من { $from } إلى { $to } تأكل قطعة واحدة.
    [two] قفزة من { $from } إلى { $to } تأكل قطعتين.
    [few] قفزة من { $from } إلى { $to } تأكل { $count } قطع.
    [many] قفزة من { $from } إلى { $to } تأكل { $count } قطعة.
   *[other] قفزة من { $from } إلى { $to } تأكل { $count } قطعة.
}
say-king-me = ملك جديد! الملوك تتحرك في الاتجاهين، والدور ينتهي هنا.
say-no-previous = لا توجد نقلة سابقة لعرضها.
say-previous = هذه هي النقلة السابقة. ضغطة أخرى تخفيها.
say-start-first = يجب أولًا الضغط على «{ start-turn }».
say-computers-turn = الدور الآن للحاسوب.
say-in-replay = لا يمكن اللعب أثناء الاستعراض.
say-nothing-to-undo = لا يوجد ما يُتراجع عنه.
say-nothing-to-redo = لا يوجد ما يُعاد.
say-game-goes-on = اللعب مستمر.
say-earlier-match = عادت مباراتك السابقة.
say-not-saved = تعذر حفظ المباراة ({ $reason }). يمكنك متابعة اللعب.
say-put-aside = { $count ->
    [one] تعذرت قراءة ملف ({ $reason }). حُفظ باسم { $file }.
   *[other] تعذرت قراءة ملفات، عددها { $count } (أولها: { $reason }). حُفظت كلها، وأولها باسم { $file }.
}
say-unread = { $count ->
    [one] لم يُقرأ ملف من القرص ({ $file }: { $reason }). وهو باقٍ في مكانه.
   *[other] لم تُقرأ ملفات من القرص، عددها { $count } (أولها: { $file }، { $reason }). وهي باقية في مكانها.
}
say-later = { $count ->
    [one] حُفظت مباراة بإصدار أحدث من Parlour. وهي باقية كما هي.
   *[other] حُفظت ملفات بإصدار أحدث من Parlour، عددها { $count }. وهي باقية كما هي.
}
say-unknown-settings = { $count ->
    [one] يوجد إعداد من إصدار أحدث من Parlour. وهو محفوظ، لكنه لا يُستخدم.
   *[other] توجد إعدادات من إصدار أحدث من Parlour، عددها { $count }. وهي محفوظة، لكنها لا تُستخدم.
}
say-saved-again = كل شيء محفوظ الآن.
say-sketch-kept = لم يُحفظ هذا الوضع، لأن إصدارًا أحدث من Parlour حفظ وضعًا آخر.
say-only-looking = لا يُحفظ شيء هنا، لأن Parlour مفتوح في نافذة أخرى.
say-update-ready = إصدار جديد من Parlour جاهز.
update-now = التحديث الآن
say-leave-unsaved = تعذر حفظ كل شيء ({ $reason }). اخرج مرة أخرى لإغلاق Parlour على أي حال.
occupied = Parlour مفتوح بالفعل
occupied-line = مبارياتك مفتوحة في نافذة أخرى، والكتابة من نافذتين تمحو إحداهما ما في الأخرى. يمكنك مشاهدة كل شيء هنا، لكن لن يُحفظ شيء.
occupied-look = مشاهدة بلا حفظ
occupied-close = إغلاق

illegal-game-over = انتهت المباراة.
illegal-match-full = قد تبلغ المباراة { $most } نقلة، وهذه بلغتها.
illegal-off-board = هذا خارج الرقعة.
illegal-light-square = القطع تتحرك على المربعات الداكنة فقط.
illegal-empty = لا توجد قطعة هناك.
illegal-not-yours = هذه القطعة ليست لك.
illegal-blocked = هذه القطعة لا تستطيع الحركة.
illegal-must-capture = { $count ->
    [zero] الأكل إجباري.
    [one] الأكل إجباري. القطعة المعلَّمة تستطيع القفز.
    [two] الأكل إجباري. القطعتان المعلَّمتان تستطيعان القفز.
    [few] الأكل إجباري. القطع المعلَّمة تستطيع القفز.
    [many] الأكل إجباري. القطع المعلَّمة تستطيع القفز.
   *[other] الأكل إجباري. القطع المعلَّمة تستطيع القفز.
}
illegal-must-continue = أتمم القفزة: تابع إلى موضع معلَّم.
illegal-unreachable = هذه القطعة لا تستطيع الذهاب إلى هناك.
illegal-occupied = هناك قطعة بالفعل.
illegal-turn-ends = دورك ينتهي هناك.
illegal-nothing = يجب أولًا اختيار قطعة ووجهتها.
illegal-must-capture-most = أكل العدد الأكبر إجباري: أكل آخر يأخذ قطعًا أكثر.
illegal-must-capture-with-king = ملكك يستطيع الأكل، ويجب أن يأكل قبل الحجر.
illegal-king-rests = هذا الملك تحرك ثلاث مرات متتالية. المطلوب تحريك قطعة أخرى.
illegal-no-flips = لن ينقلب أي قرص هناك.
illegal-cannot-pass = تستطيع اللعب، لذا لا يجوز التمرير.
illegal-suicide = لن تكون للحجر حرية هناك.
illegal-ko = كو: يجب اللعب في مكان آخر أولًا.
illegal-superko = سيتكرر وضع سابق للرقعة كلها.
illegal-overline = ممنوع على الأسود: أكثر من خمسة في صف.
illegal-double-four = ممنوع على الأسود: رباعيتان معًا.
illegal-double-three = ممنوع على الأسود: ثلاثيتان مفتوحتان معًا.
illegal-column-full = هذا العمود ممتلئ.
illegal-not-adjacent = يجب وضع الحجر بجوار حجر آخر.
illegal-choose-first = يجب اختيار اللون أولًا.
illegal-no-choice = لا يوجد ما يُختار الآن.
illegal-must-pass = لا يمكن قلب أي قرص، لذا يجب أن تمرر.
illegal-falls = الأقراص تسقط إلى أدنى مربع خال.
illegal-nothing-to-count = يبدأ العد عندما تنتهي المباراة.
illegal-all-alive = بهذه القواعد كل الأحجار على الرقعة حية.
illegal-no-claim = لا يمكن طلب التعادل الآن.

result-wins = الفوز: { $player }
result-draw = تعادل
result-turns = { $turns ->
    [0] لا نقلات.
    [zero] لا نقلات.
    [one] نقلة واحدة.
    [two] نقلتان.
    [few] { $turns } نقلات.
    [many] { $turns } نقلة.
   *[other] { $turns } نقلة.
}
reason-no-pieces = لم تبق قطع: { $loser }.
reason-no-moves = لم تبق نقلات: { $loser }.
reason-resigned = انسحاب: { $loser }.
reason-agreed = باتفاق الطرفين.
reason-repetition = { $times ->
    [4] الوضع نفسه أربع مرات.
   *[other] الوضع نفسه ثلاث مرات.
}
reason-no-progress = { $moves ->
    [zero] لا أكل ولا تحريك حجر.
    [one] نقلة واحدة لكل طرف دون أكل أو تحريك حجر.
    [two] نقلتان لكل طرف دون أكل أو تحريك حجر.
    [few] { $moves } نقلات لكل طرف دون أكل أو تحريك حجر.
    [many] { $moves } نقلة لكل طرف دون أكل أو تحريك حجر.
   *[other] { $moves } نقلة لكل طرف دون أكل أو تحريك حجر.
}
reason-few-pieces = القطع الباقية لا تكفي للفوز.
reason-line = { $length ->
    [3] ثلاثة في صف.
    [4] أربعة في صف.
    [5] خمسة في صف.
   *[other] { $length } في صف.
}
reason-connection = الحافتان متصلتان.
reason-discs = { $first } : { $second }.
reason-points = { $points ->
    [0.5] بفارق نصف نقطة.
    [1] بفارق نقطة واحدة.
    [zero] دون فارق.
    [one] بفارق نقطة واحدة.
    [two] بفارق نقطتين.
    [few] بفارق { $points } نقاط.
    [many] بفارق { $points } نقطة.
   *[other] بفارق { $points } نقطة.
}
reason-empty-squares = الخانات الفارغة تُحسب للفائز.
reason-same = النتيجتان متساويتان.
reason-full-board = امتلأت الرقعة.
reason-no-point = لا نقلة جائزة لدى { $side }.
reason-time = نفد الوقت: { $loser }.
reason-time-draw = نفد الوقت، لكن الخصم لم يعد يستطيع الفوز.

## التمرير والافتتاحات والعد

pass = تمرير
swap = تبديل
play-on = متابعة اللعب
strip-komi = { $side }، كومي { $komi }
strip-stone = حجرك: { $side }
strip-choice = الاختيار لك
moves-pass = تمرير
moves-swap = تبديل
moves-play-on = اللعب مستمر
moves-chose = { $player }: اللون { $side }
moves-place-two = { $player }: حجران آخران
say-places = { $side } في { $square }.
say-swaps = يأخذ { $side } الحجر الأول لنفسه.
say-turns-over = { $count ->
    [zero] لا ينقلب أي قرص.
    [one] ينقلب قرص واحد.
    [two] ينقلب قرصان.
    [few] تنقلب { $count } أقراص.
    [many] ينقلب { $count } قرصًا.
   *[other] ينقلب { $count } قرص.
}
say-takes = { $count ->
    [zero] لا يُؤسر أي حجر.
    [one] يُؤسر حجر واحد.
    [two] يُؤسر حجران.
    [few] تُؤسر { $count } أحجار.
    [many] يُؤسر { $count } حجرًا.
   *[other] يُؤسر { $count } حجر.
}
say-passed = يمرر { $side }.
say-cannot-move = لا يستطيع { $side } اللعب. يلعب { $other } مرة أخرى.
say-chose = { $player }: اللون { $side }.
opening-placing = ثلاثة أحجار من { $player }: اثنان باللون { $first } وواحد باللون { $second }.
opening-placing-two = حجران آخران من { $player }: واحد باللون { $second } وواحد باللون { $first }.
opening-may-swap = يجوز لـ{ $player } أخذ الحجر الأول بلمسه.
choice-title = الاختيار: { $player }
choice-side = اللعب باللون { $side }
choice-side-next = الحجر التالي لك.
choice-side-wait = الحجر التالي من { $other }.
choice-two = وضع حجرين آخرين
choice-two-wait = واحد باللون { $second } وواحد باللون { $first }. ثم الاختيار: { $other }.
count-ahead = { $points ->
    [0.5] { $side } متقدم بنصف نقطة
    [1] { $side } متقدم بنقطة واحدة
    [zero] لا فارق، { $side }
    [one] { $side } متقدم بنقطة واحدة
    [two] { $side } متقدم بنقطتين
    [few] { $side } متقدم بـ{ $points } نقاط
    [many] { $side } متقدم بـ{ $points } نقطة
   *[other] { $side } متقدم بـ{ $points } نقطة
}
count-even = النتيجتان متساويتان
count-hint = المس مجموعة لتعليمها ميتة أو حية.
count-open = المناطق المعلَّمة لم تُغلق بعد.
count-asks = هل يوافق { $player }؟
count-agrees = تمت موافقة { $player }
count-stones = { $count ->
    [zero] حجر
    [one] حجر
    [two] حجران
    [few] أحجار
    [many] حجرًا
   *[other] حجر
}
count-territory = منطقة
count-prisoners = { $count ->
    [zero] أسير
    [one] أسير
    [two] أسيران
    [few] أسرى
    [many] أسيرًا
   *[other] أسير
}
count-komi = كومي

## لمن يستمعون

access-back = رجوع
access-more = المزيد
access-less = أقل
access-greater = أكثر
access-avatar = تغيير الصورة
access-rename = إعادة تسمية
# A game and the rules by which it is played.
game-by = { $game }، { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }، { $next }
access-delete = حذف
access-close = إغلاق
access-first = إلى البداية
access-earlier = نقلة إلى الوراء
access-later = نقلة إلى الأمام
access-last = إلى النهاية
access-name = الاسم
access-title = العنوان
text-cancel = إلغاء
access-empty = { $square }، خالٍ
access-man = { $square }، { $side }
access-king = { $square }، ملك { $side }
access-can = { $square }، يمكن اختياره
access-chosen = { $square }، تم اختياره

## الساعات

setup-clock = الساعة
clock-none = بلا
clock-more = ساعات أخرى
clock-more-line = بانتظار، بيويومي، رملية، وقت لكل نقلة
clock-minutes = { $minutes } د
clock-seconds = { $seconds } ث
time-minutes = { $minutes ->
    [zero] لا دقائق
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}
time-seconds = { $seconds ->
    [zero] لا ثوانٍ
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}
clock-fischer = { $main } + { $increment }
clock-delay = { $main }، تأخير { $delay }
clock-bronstein = { $main }، إرجاع حتى { $delay }
clock-byo-yomi = { $main }، { $periods } × { $period }
clock-canadian = { $main }، { $stones } في { $period }
clock-hourglass = ساعة رملية، { $main }
clock-per-turn = { $time } لكل نقلة
clock-sudden-death-words = لكل لاعب: { $main }
clock-fischer-words = لكل لاعب: { $main }، ويضاف مع كل نقلة: { $increment }
clock-delay-words = لكل لاعب: { $main }، والانتظار قبل كل نقلة: { $delay }
clock-bronstein-words = لكل لاعب: { $main }، ويُردّ مع كل نقلة حتى: { $delay }
clock-byo-yomi-words = لكل لاعب: { $main }، ثم { $periods } × { $period } للنقلة
clock-canadian-words = لكل لاعب: { $main }، ثم { $period } لكل { $stones } نقلة
clock-hourglass-words = ساعة رملية، لكل لاعب: { $main }، وما تنفقه يكسبه خصمك
clock-per-turn-words = لكل نقلة: { $time }
clock-periods-left = { $count } × { $length }
clock-stones-left = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
clock-waits = انتظار { $seconds } ث
clock-ready = هل نبدأ؟
clock-paused = الساعتان متوقفتان
clock-next = الساعة التالية: { $player }.
clock-start = تشغيل الساعتين
clock-go-on = متابعة

## الاستعراض

replay = استعراض
replay-start = بداية المباراة
replay-turn = النقلة { $turn } من { $turns }
replay-made = { $player }: { $turn }
replay-place-two = سيُوضع حجران آخران.
replay-chose-side = تم اختيار اللونين.
replay-play-on = لم يتفقا، لذا يستمر اللعب.
replay-settled = اتفق الطرفان على الأحجار الميتة، وتم العد.
replay-resigned = انسحاب: { $player }.
replay-claimed = طُلب التعادل.
replay-agreed = اتفق الطرفان على التعادل.
replay-flag = نفد الوقت: { $player }.
replay-done = تم
replay-play-from-here = اللعب من هنا

## A match that is looked at again

review = تحليل
review-stop = إيقاف التحليل
review-before = اللحظة الحاسمة السابقة
review-next = اللحظة الحاسمة التالية
review-better-turn = نقلة أفضل
review-show-better = إظهار النقلة الأفضل
review-hide-better = إخفاء النقلة الأفضل
review-try-again = محاولة أخرى من هنا
review-try-computer = محاولة أخرى ضد الحاسوب
review-first-look = نظرة سريعة: { $done } من { $all }
review-closer-look = نظرة أدق: { $done } من { $all }
review-compares = تجري مقارنة النقلات الأفضل…
review-stopped = توقف التحليل. ويمكنك متابعته.
review-unknown = لم تُحلَّل هذه النقلة بعد.
review-best = كانت هذه أفضل نقلة: { $because }
review-as-good = كانت النقلة { $turn } بجودة أفضل نقلة.
review-cost = النقلة { $turn } خفضت فرصة الفوز من { $before }% إلى { $after }%.
review-better = الأفضل: { $because }
review-line = ثم: { $turns }
review-show = عرض النقلات
review-back = العودة إلى المباراة
review-moments = { $count ->
    [0] لا نقلات مكلفة.
    [zero] لا نقلات مكلفة.
    [one] لحظة حاسمة واحدة.
    [two] لحظتان حاسمتان.
    [few] { $count } لحظات حاسمة.
    [many] { $count } لحظة حاسمة.
   *[other] { $count } لحظة حاسمة.
}
say-tries-again = { $turns ->
    [0] تلعب من البداية. والمباراة نفسها تبقى في المكتبة.
   *[other] تلعب من النقلة { $turns }. والمباراة نفسها تبقى في المكتبة.
}
say-play-from = { $turns ->
    [0] تلعب من البداية. «إعادة» ترجع النقلات اللاحقة.
   *[other] تلعب من النقلة { $turns }. «إعادة» ترجع النقلات اللاحقة.
}
say-play-on-from = تلعب من النقلة { $turns }.

## Setting a position up

editor-title = إعداد وضع الرقعة
editor-take-over = تعديل هذا الوضع
editor-man = حجر { $side }
editor-king = ملك { $side }
editor-take = إزالة
editor-to-move = دور { $side }
editor-clear = مسح
editor-copy = نسخ
editor-start = البداية
editor-whole = الرقعة كلها
editor-help-put = المس الرقعة لوضع القطعة، ومرة أخرى لإزالتها.
editor-help-stone = المس نقطة لوضع حجر، ومرة أخرى لإزالته.
editor-help-cell = المس خانة لوضع حجر، ومرة أخرى لإزالته.
editor-help-take = المس قطعة لإزالتها.
editor-help-drop = المس عمودًا لإسقاط قرص.
editor-help-column = المس عمودًا لإزالة قرصه الأعلى.
editor-copied = نُسخ الوضع.
editor-pasted = لُصق الوضع. «تراجع» يعيد الآخر.
editor-uncrowned = الحجر على الصف الأخير يصير ملكًا. ضع ملكًا هناك.
editor-uncrowned-cell = الحجر على حافة بعيدة يصير ملكًا. ضع ملكًا هناك.
editor-no-liberty = ليست للحجر المعلَّم حرية، فكان سيُؤسر.
editor-both-won = لكل من الطرفين ما يكفي في صف، لكن المباراة انتهت بأولهما.
editor-over = { $why } المباراة منتهية بالفعل.
editor-no-turns = لا يستطيع أي طرف اللعب.
editor-uneven = لا تصل أي مباراة حقيقية هنا إلى { $first } مقابل { $second }، لكن لعب ذلك ممكن.
editor-prisoners = الأسرى لدى { $black }: { $first }. لدى { $white }: { $second }.
setup-position = وضع البداية
setup-position-line = لغز أو دراسة أو مباراة من كتاب: ابدأ من أي وضع.
setup-position-own = الوضع الذي أعددته
setup-position-unfit = وضعك لا يوافق هذه القواعد، لذا تبدأ المباراة كالمعتاد.
setup-position-change = تغيير
setup-position-usual = البداية المعتادة

## التحليل

study = رقعة التحليل
study-line = تبقى المباراة كما هي.
study-in-game = النقلة { $number }: { $turn }
study-beside = تفرّع، النقلة { $number }: { $turn }
study-ways = مدوَّن من هنا
study-game = العودة إلى المباراة
study-remove = حذف هذا التفرّع
study-write = تعليق
study-play = نقلات
study-circle = دائرة
study-arrow = سهم
study-letter = حرف
study-clear = إزالة العلامات
study-full = لا مكان لمزيد من الملاحظات: { $turns } نقلة خارج المباراة و{ $size } ك.ب من النص على الأكثر.

## السجلات

record = المشاركة والاستيراد
record-own = هذه المباراة
record-format-pdn = صيغة Portable Draughts Notation (PDN)
record-format-sgf = صيغة Smart Game Format (SGF)
record-format-transcript = تدوين، كل النقلات في سطر واحد
record-copy = نسخ
record-save = حفظ في ملف
record-share = مشاركة
picture = مشاركة صورة
animation = رسم متحرك
animation-too-long = يعرض الرسم المتحرك { $most } نقلة على الأكثر.
booklet = طباعة كتيّب
paper-metric = A4
paper-letter = Letter
booklet-solutions = الحلول
booklet-puzzles = { $count ->
    [zero] لا ألغاز
    [one] لغز واحد، وحله في النهاية
    [two] لغزان، والحلول في النهاية
    [few] { $count } ألغاز، والحلول في النهاية
    [many] { $count } لغزًا، والحلول في النهاية
   *[other] { $count } لغز، والحلول في النهاية
}
record-other = استيراد مباراة
record-other-about = لاستيراد مباراة من مكان آخر: الداما والداما السداسية بصيغة PDN؛ وغو وغوموكو وهيكس وريفيرسي بصيغة SGF أو GGF؛ أو أي لعبة في سطر من النقلات. مباراتك الحالية محفوظة، و«تراجع» يعيدها.
record-paste = لصق
record-open = فتح ملف
record-drop = يمكن أيضًا إفلات ملف على النافذة.
record-copied = نُسخ السجل.
record-saved = حُفظ باسم { $place }.
record-taken = { $turns ->
    [0] استُوردت مباراة بلا نقلات.
    [zero] استُوردت مباراة بلا نقلات.
    [one] استُوردت مباراة من نقلة واحدة.
    [two] استُوردت مباراة من نقلتين.
    [few] استُوردت مباراة من { $turns } نقلات.
    [many] استُوردت مباراة من { $turns } نقلة.
   *[other] استُوردت مباراة من { $turns } نقلة.
}
record-left-out = { $count ->
    [zero] لم تُحذف أي ملاحظة أو تفريعة.
    [one] حُذفت ملاحظة أو تفريعة واحدة.
    [two] حُذفت ملاحظتان أو تفريعتان.
    [few] حُذفت { $count } ملاحظات وتفريعات.
    [many] حُذفت { $count } ملاحظة وتفريعة.
   *[other] حُذفت { $count } ملاحظة وتفريعة.
}
record-take-part = { $turns ->
    [zero] استيراد ما قبل الخطأ
    [one] استيراد النقلة التي قبل الخطأ
    [two] استيراد النقلتين قبل الخطأ
    [few] استيراد { $turns } نقلات قبل الخطأ
    [many] استيراد { $turns } نقلة قبل الخطأ
   *[other] استيراد { $turns } نقلة قبل الخطأ
}
record-so-far = المباريات المقروءة: { $count }
record-stop = إيقاف
record-imported = جديدة: { $new }. موجودة من قبل: { $same }. غير مقروءة: { $unreadable }.
record-stopped = توقف.
record-no-game = لا توجد مباراة في هذا النص.
record-not-written = لا يمكن تصدير هذه المباراة. { $reason }
record-no-clipboard = لا توجد حافظة على هذا الجهاز. يمكن حفظ السجل في ملف أو فتح ملف.
record-nothing-copied = لا يوجد نص في الحافظة.
record-no-dialog = ليس في هذا النظام نافذة ملفات. يمكن لصق السجل أو إفلات الملف على النافذة.
record-not-here = هذا غير ممكن على هذا الجهاز.
record-too-large = الملف أكبر من أن يكون سجلًا: أكثر من { $size } ميغابايت.
record-not-a-file = هذا ليس ملفًا.
record-failed = لم ينجح ذلك: { $reason }.
record-line = السطر { $line }: { $what }
record-missing = شيء ما ناقص هنا.
record-unexpected = لا يمكن فهم «{ $found }».
record-unclosed = فُتح «{ $sign }» ولم يُغلق.
record-misplaced = لا يمكن أن تقف القطع هكذا.
record-other-game = هذا سجل لعبة أخرى ({ $kind }).
record-too-much = هذا كثير جدًا. الحد الأقصى هو { $most }.
record-late-setup = أُضيفت أحجار في وسط المباراة، ولا نقلة تفعل ذلك.
record-not-a-turn = ليست «{ $turn }» نقلة.
record-ambiguous = قد تعني «{ $turn }»: { $turns }.
record-out-of-turn = النقلة «{ $turn }» للخصم.
record-illegal = النقلة { $turn } غير ممكنة. { $why }
record-illegal-squares = النقلة { $turn } غير ممكنة. { $why } ({ $squares })

## مباريات عبر رابط

setup-by-link = عبر رابط
link-about = تلعبان على جهازين. بعد كل نقلة يُرسل رابط في أي رسالة أو يُعرض في صورة رمز، ومن يفتحه يجد المباراة مع النقلة الجديدة.
link-hints = السماح بالتلميحات
link-hints-line = التلميحات والتحذيرات وشريط التقييم، للطرفين.
link-you = أنت: { $role }
link-apart = عبر رابط: { $role }
link-received = هل وصلك رابط؟
link-received-line = انسخ الرسالة التي فيها الرابط، ثم ألصقها هنا.
link-paste = لصق الرابط
link-invite = دعوة { $player }
link-send-move = إرسال نقلتك إلى { $player }
link-send-result = إرسال النتيجة إلى { $player }
link-send-offer = إرسال عرضك إلى { $player }
link-not-sent = لم يُرسل شيء بعد. ما زال يمكنك سحبه.
link-moves-first = النقلة الأولى: { $player }.
link-send = إرسال
link-code = إظهار الرمز
link-waiting = في انتظار { $player }
link-sent-on = أُرسل في { $date }.
link-again = إعادة الإرسال
link-offers-draw = عرض تعادل من { $player }
link-offers-play-on = عرض من { $player } بمتابعة اللعب
link-offers-end = إبلاغ من { $player } بنفاد الوقت
link-offer-line = يمكنك القبول أو الرفض.
link-agree = موافقة
link-decline = رفض
link-propose-count = إرسال هذا العد
link-title = إرسال
link-scan = وجّه كاميرا الجهاز الآخر نحو هذا الرمز، أو أرسل الرابط.
link-too-long = هذه المباراة أطول من أن يسعها رمز. أرسل الرابط، أو احفظه في ملف.
link-share = مشاركة الرابط
link-copy = نسخ الرابط
link-save = حفظ في ملف
link-scanned = تمت قراءة الرمز
link-with-names = الأسماء في الرابط
link-with-names-line = كل من لديه الرابط يمكنه قراءتها.
link-with-draw = عرض التعادل
link-with-draw-line = يُرسل عرضك مع النقلة.
link-copied = نُسخ الرابط. ألصقه في رسالة.
link-sent-already = أُرسلت هذه النقلة، فلا يمكنك سحبها.
link-send-first = أرسل نقلتك أولًا.
link-not-your-turn = دور { $player }. ألصق الرابط عندما يصل.
link-new = تلعب باللون { $side }.
link-arrived = وصل رد من { $player }.
link-same = لا جديد في هذا الرابط.
link-older = هذا الرابط أقدم من مباراتك. أرسل نقلتك الأخيرة مرة أخرى.
link-own-changed = هذا الرابط يغيّر نقلة أرسلتها من قبل، رقمها { $act }.
link-other-match = هذا الرابط لمباراة أخرى.
link-other-setup = قواعد هذا الرابط غير القواعد المتفق عليها.
link-not-theirs-turn = في هذا الرابط نقلة كانت من حقك، رقمها { $act }.
link-not-theirs-choice = في هذا الرابط اختيار كان من حقك.
link-not-theirs-claim = هذا الرابط يطلب التعادل باسمك.
link-not-theirs-resign = في هذا الرابط انسحاب باسمك.
link-not-theirs-draw = هذا الرابط ينهي المباراة بتعادل لم تعرضه.
link-not-theirs-count = هذا الرابط ينهي المباراة بنتيجة عد لم تقترحها.
link-not-theirs-play-on = في هذا الرابط يستمر اللعب بعد العد، ولم تقترح ذلك.
link-not-theirs-end = هذا الرابط ينهي المباراة لنفاد الوقت، ولم توافق على ذلك.
link-not-theirs-offer = في هذا الرابط عرض باسمك.
link-unchanged = مباراتك لم تتغير.
link-none = لا يوجد في هذه الصورة رمز مباراة.
link-damaged = هذا الرابط تالف: جزء منه ناقص، أو فيه حرف خاطئ. اطلبه مرة أخرى.
link-later = هذا الرابط من إصدار أحدث من Parlour. حدّث Parlour لفتحه.
link-impossible = هذا الرابط كامل، لكن المباراة التي فيه غير ممكنة.
link-other-version = هذا الرابط من إصدار من Parlour قواعده مختلفة. حدّث Parlour على الجهازين.
versions = نسختان
versions-line = المباراة في هذا الرابط تختلف عن مباراتك بدءًا من النقلة { $turn }. اتفقا معًا على النسخة المعتمدة.
versions-mine = على هذا الجهاز
versions-theirs = في الرابط
versions-keep = إبقاء هذه
versions-take = اعتماد هذه
versions-none = لا يوجد ما يُتفق عليه.
library-by-link = عبر رابط
library-your-turn = دورك منذ { $date }
library-to-send = لم يُرسل بعد
library-their-turn = في انتظار { $player } منذ { $date }

## اللعب المباشر

live-title = اللعب المباشر
live-line = يبقى Parlour مفتوحًا على الجهازين، وتصل كل نقلة فورًا.
live-invite = دعوة
live-scan = افتح هذه الدعوة على الجهاز الآخر. إنها لجهاز واحد فقط.
live-copy = نسخ الدعوة
live-copied = نُسخت الدعوة. ألصقها في رسالة.
live-waiting = في انتظار الجهاز الآخر…
live-here = تم الاتصال مع { $player }.
live-apart = جارٍ الاتصال مع { $player }…
live-end = إنهاء اللعب المباشر
live-joining = جارٍ الانضمام…
live-left = أنهى الجهاز الآخر اللعب المباشر.
live-not-invited = استُخدمت هذه الدعوة على جهاز آخر. اطلب دعوة جديدة.
live-failed = تعذر استخدام الشبكة ({ $reason }).
live-too-new = على الجهاز الآخر إصدار أحدث من Parlour. حدّث Parlour للعب المباشر.
live-too-old = على الجهاز الآخر إصدار أقدم من Parlour. يجب تحديثه هناك للعب المباشر.
live-cut = انتهى اللعب المباشر: أرسل الجهاز الآخر شيئًا لا يفهمه Parlour.
live-damaged = هذه الدعوة تالفة. اطلبها مرة أخرى.
live-not-here = لا يمكن اللعب المباشر في Parlour على هذا الجهاز. أرسل روابط بدلًا من ذلك.
live-no-relay = اللعب المباشر في المتصفح لا يكون إلا عبر خادم ترحيل.
live-full = الأجهزة التي تشاهد كثيرة جدًا. يواصل Parlour المحاولة.
live-same-side = الجهازان يلعبان للطرف نفسه. افتح الدعوة على جهاز اللاعب الآخر.
live-elsewhere = هناك نقلة جديدة في مباراة أخرى.
live-said = { $player }: { $phrase }
live-you-said = أنت: { $phrase }
live-taken-back = تم سحب النقلة.
live-declined = رُفض طلبك.
live-share = مشاركة الدعوة
live-more = قول شيء
live-ask-back = طلب سحب النقلة
live-asked-back = طلبت سحب نقلة.
live-asked-rematch = طلبت جولة ثانية.
live-asks-back = { $player }: طلب سحب نقلة
live-asks-rematch = { $player }: طلب جولة ثانية
live-watching = أنت تشاهد مباشرة
live-watched = شاهدت هذه المباراة
live-end-watching = إنهاء المشاهدة
live-let-watch = إظهار دعوة للمشاهدة
live-watchers = { $count ->
    [0] لا أحد يشاهد.
    [zero] لا أحد يشاهد.
    [one] جهاز واحد يشاهد.
    [two] جهازان يشاهدان.
    [few] { $count } أجهزة تشاهد.
    [many] { $count } جهازًا يشاهد.
   *[other] { $count } جهاز يشاهد.
}
live-scan-watch = كل من يفتح هذه الدعوة يمكنه مشاهدة المباراة. وهي لما لا يزيد على 20 جهازًا.
live-clock-line = عبر رابط، لا تعمل الساعة إلا واللاعبان متصلان في اللعب المباشر.
library-watched = مشاهدة
phrase-hello = مرحبًا!
phrase-well-played = أحسنت!
phrase-one-moment = لحظة من فضلك.
phrase-thanks = شكرًا!
phrase-sorry = عذرًا!
phrase-goodbye = مع السلامة!
relays-none = بلا خادم ترحيل
relays-publisher = خادم ترحيل Parlour
relays-public = خوادم ترحيل عامة للتجربة
relays-other = خادم ترحيل آخر
relays-none-line = يمكن الاتصال بين جهازين على الشبكة نفسها، وبين أجهزة كثيرة غيرها. ولا يُتصل بأي طرف آخر. جهاز اللاعب الآخر يرى عنوان IP لهذا الجهاز.
relays-line = ينقل خادم الترحيل النقلات حين لا يوجد طريق مباشر إلى الجهاز الآخر. وهو يرى عنواني IP للجهازين وأوقات الإرسال، لكنه لا يرى المباراة.
relays-public-line = يشغّلها للتجربة مطورو برمجيات الشبكة، دون أي ضمان. يرى خادم الترحيل عنواني IP للجهازين وأوقات الإرسال، لكنه لا يرى المباراة.
relays-other-line = خادم ترحيل من اختيارك. وهو يرى عنواني IP للجهازين وأوقات الإرسال، لكنه لا يرى المباراة.
relays-address = عنوان خادم الترحيل
relays-only = عبر خادم الترحيل فقط
relays-only-line = لا يرى الجهاز الآخر عنوان IP لهذا الجهاز.

## الإعدادات

settings-theme = المظهر
settings-theme-auto = كالنظام
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-theme-black = أسود
settings-theme-contrast = تباين عالٍ
settings-text = حجم النص
settings-text-size = { $percent }%
settings-language = اللغة
settings-sound = الصوت
settings-mute = كتم الصوت
sound-on = تشغيل الصوت
settings-mute-line = لا يُشغَّل أي صوت.
settings-volume-pieces = القطع
settings-volume-signals = الإشارات
settings-volume-off = متوقف
settings-volume-low = منخفض
settings-volume-middle = متوسط
settings-volume-high = مرتفع
settings-look = المظهر العام
settings-look-board = الرقعة
settings-look-pieces = القطع
settings-marks = العلامات
colour-green = أخضر
colour-blue = أزرق
colour-purple = أرجواني
board-walnut = جوز
board-ash = دردار
board-slate = أردواز
board-kaya = كايا
board-bamboo = خيزران
board-teal = فيروزي
board-graphite = غرافيت
board-birch = بتولا
board-classic = كلاسيكية
board-linen = كتان
board-night = جوز داكن
board-felt = لباد
board-paper = ورق
board-contrast = تباين عالٍ
board-lacquer = طلاء أحمر
set-black-red = أسود وأحمر
set-black-white = أسود وأبيض
set-red-white = أحمر وأبيض
set-classic = كلاسيكي
set-navy = كحلي
set-slate = أردواز وصدف
set-flat = مسطح
set-red-yellow = أحمر وأصفر
set-plum-cream = بنفسجي وكريمي
set-wood = خشب
set-ink = حبر
set-jade = يشم
set-glass = زجاج
set-agate = عقيق
set-coral-teal = مرجاني وفيروزي
settings-labels = الإحداثيات
settings-labels-letters = من A1 إلى H8
settings-labels-numbers = من 1 إلى 32
settings-labels-none = بلا
settings-board = أثناء اللعب
settings-show-moves = إظهار النقلات الممكنة
settings-show-moves-line = نقاط حيث يمكن أن تذهب القطعة المختارة، وحلقة حيث الأكل إجباري.
settings-numbers = ترقيم الأحجار
settings-numbers-line = كل حجر يُظهر رقم نقلته.
settings-motion = تقليل الحركة
settings-motion-line = القطع تغيّر مكانها دون انزلاق.
settings-motion-off = متوقف
settings-motion-on = مفعَّل
settings-hand = يد اللعب
settings-hand-both = كلتا اليدين
settings-hand-left = اليسرى
settings-hand-right = اليمنى
settings-hand-line = عند اللعب بيد واحدة يكون كل ما يُلمس أثناء اللعب في متناول إبهامها.
settings-scan = التحكم بالمفتاح
settings-scan-off = متوقف
settings-scan-slow = بطيء
settings-scan-middle = متوسط
settings-scan-fast = سريع
settings-scan-line = تُعرض الخيارات واحدًا بعد الآخر، ويختار مفتاح واحد: المسافة أو الإدخال أو أي زر في ذراع التحكم أو لمسة في أي مكان.
settings-scan-taps = اللمس في أي مكان للاختيار
settings-scan-taps-line = عند إيقاف ذلك يمكن للآخرين لمس الشاشة كالمعتاد.
settings-gamepad = ذراع التحكم
gamepad-cross = أزرار الاتجاهات أو العصا اليسرى
gamepad-moves = من زر إلى آخر، وعلى الرقعة
gamepad-lower = الزر السفلي
gamepad-presses = اختيار
gamepad-right = الزر الأيمن
gamepad-goes-back = مسح النقلات أو الرجوع
gamepad-shoulders = أزرار الكتفين
gamepad-undoes = «تراجع» و«إعادة»، والتنقل في الاستعراض
gamepad-start = زر Start
gamepad-shows-more = «المزيد»، وقبل المباراة بدؤها
settings-haptics = الاهتزاز عند اللمس
settings-haptics-off = متوقف
settings-haptics-light = خفيف
settings-haptics-strong = قوي
settings-about = حول
settings-version = برنامج Parlour { $version }. لاثنين على شاشة واحدة، دون إنترنت.
settings-version-online = برنامج Parlour Online { $version }. لاثنين، على شاشة واحدة أو عن بعد.
settings-credits = الرسوم خاصة بهذا التطبيق. الخطوط: Literata وNunito Sans، رخصة SIL Open Font License.
about-line = التراخيص وبرامج الآخرين
about-own = برنامج Parlour مفتوح المصدر، برخصة MIT License أو Apache License 2.0 حسب اختيارك.
about-notices = برامج الآخرين
about-notices-line = مكتبات الآخرين في هذا التطبيق: { $count }. المس رخصة لقراءتها.

## صفحات القواعد

rules-of = قواعد { $game }
rules-by = قواعدكما: { $rules }
lessons = الدروس
lessons-line = تعلّم أي لعبة في نحو دقيقتين: قراءة قليلة، ثم تجربة على الرقعة.
lessons-offer = هل من لعبة جديدة عليكما؟
lessons-offer-line = لكل لعبة درس من دقيقتين، على رقعة صغيرة.
lessons-no = لا، شكرًا
lesson-new = { $all ->
    [zero] لا تمارين
    [one] تمرين واحد
    [two] تمرينان
    [few] { $all } تمارين
    [many] { $all } تمرينًا
   *[other] { $all } تمرين
}
lesson-progress = أُنجز { $done } من { $all }
lesson-complete = أُنجز الكل
lesson-done = أحسنت!
lesson-missed = هذا جائز، لكنه ليس المطلوب في هذا التمرين.
lesson-pass = تمرير
lesson = الدرس
lesson-offer = هل { $game } لعبة جديدة عليك؟
lesson-offer-line = تعلُّمها في دقيقتين. الدرس موجود دائمًا ضمن القواعد.
lesson-step = الخطوة { $step } من { $all }
lesson-over = صارت قواعد { $game } معروفة لك.
lesson-play = اللعب
lesson-previous = السابق
lesson-next = التالي
lesson-skip = تخطٍّ
lesson-way = النقلة: { $squares }
lesson-way-pass = المطلوب: زر التمرير.

## ألغاز

openings = الافتتاحيات
openings-of = { $game }: الافتتاحيات
openings-count = الافتتاحيات المسماة: { $count }
openings-line = اختر نقلة لترى إلى أين تقود.
openings-start = النقلة الأولى
openings-unnamed = بلا اسم بعد
openings-first = إلى البداية
openings-back = نقلة إلى الوراء
openings-play = اللعب من هنا
openings-end = تنتهي هنا الافتتاحية المسماة.
openings-more = { $names } و{ $count } أخرى
openings-played = لُعب هنا: { $count }
openings-won = فوز { $side }: { $count }
openings-drawn = تعادل: { $count }
openings-unplayed = لم يُلعب هنا بعد.
openings-other = نقلات أخرى
openings-outlook = رأي الحاسوب
practice = تدريب
practice-due = للإعادة: { $count }
practice-task = لونك { $side }: جد النقلات.
practice-wrong = ليست هذه النقلة من هذه الافتتاحية.
practice-other = هذه تقود إلى افتتاحية أخرى: { $name }.
practice-returns = ها هي. تعود هذه الافتتاحية غدًا.
practice-known = المحفوظ: { $known } من { $all }
practice-next = الافتتاحية التالية
ratings = التقدم
ratings-line = تصنيفك بعد كل مباراة ضد الحاسوب، مقارنةً بالمستويات.
ratings-none = العب ضد الحاسوب ليظهر تقدمك هنا.
ratings-games = المباريات ضد الحاسوب: { $count }
ratings-unnamed = بلا اسم
habits-line = فرص الفوز التي ضاعت في آخر المباريات المُحلَّلة ({ $count })
habits-beginning = البداية
habits-middle = الوسط
habits-end = النهاية
habits-share = { $percent }%
habits-missed-win = فوز ضائع: { $count }
habits-gave-win = فوز مُهدى: { $count }
habits-answer = رد لم يُلاحظ: { $count }
habits-ground = كانت هناك نقلة أفضل: { $count }
themes-share = { $solved } من { $tried }
theme-quick-win = فوز سريع
theme-long-win = فوز طويل
theme-only-win = النقلة الفائزة الوحيدة
theme-hold = إنقاذ التعادل
theme-gain = كسب القطع
theme-fours = الفوز بالرباعيات
theme-capture = الأسر
theme-ladder = السلّم
theme-kill = منع الحياة
theme-race = سباق الأسر
theme-live = إحياء الأحجار
tournament = بطولة
tournament-line = أشخاص وحواسيب، على جهاز واحد أو عبر رابط: يوزع التطبيق اللقاءات ويحفظ الترتيب.
tournament-later = حُفظت بطولة بإصدار أحدث من التطبيق. حدّث التطبيق لمتابعتها.
tournament-game = اللعبة
tournament-kind = النظام
tournament-round-robin = دوري
tournament-round-robin-line = يلعب الجميع ضد الجميع.
tournament-double = ذهاب وإياب
tournament-double-line = يلعب الجميع ضد الجميع مرتين، مرة بكل لون.
tournament-swiss = النظام السويسري
tournament-swiss-line = في كل جولة يلتقي من تساوت نقاطهم.
tournament-knock-out = خروج المغلوب
tournament-knock-out-line = من يخسر يخرج. وعند التعادل تُعاد المباراة.
tournament-players = اللاعبون
tournament-name = اسم آخر
tournament-add = إضافة
tournament-remove = إزالة من البطولة
tournament-draw = القرعة
tournament-draw-line = يُحدد ترتيب اللاعبين بالقرعة.
tournament-number = يلزم من { $least } إلى { $most } لاعبًا.
tournament-begin = بدء البطولة
tournament-round = الجولة { $round } من { $rounds }
tournament-won = الفوز بالبطولة: { $player }
tournament-pairings = المباريات
tournament-bye = { $player } بلا خصم في هذه الجولة.
tournament-play = اللعب
tournament-enter = إدخال النتيجة
tournament-open = فتح من جديد
tournament-standings = الترتيب
tournament-games = فوز { $won }، تعادل { $drawn }، خسارة { $lost }
tournament-withdraw = يغادر البطولة
tournament-stay = يبقى
tournament-withdrawn = غادر البطولة
tournament-table = الجدول
tournament-end = إنهاء البطولة
tournament-end-line = تنتقل إلى البطولات السابقة، وتبقى المباريات في المكتبة. اضغط مرة أخرى للإنهاء.
tournament-even = موازنة الفرص
tournament-even-line = يُعطى الأضعف من اللاعبَين أفضلية تُقاس بالمباريات المنتهية هنا.
tournament-even-go = في غو تكون الأفضلية البدء والكومي والأحجار.
tournament-even-time = للأقوى وقت أقل على الساعة.
tournament-even-computer = يلعب الحاسوب على المستوى الذي يناسب الشخص.
tournament-even-unknown = اللاعب الذي لم يُنهِ مباراة لا يأخذ شيئًا ولا يعطي.
tournament-even-games = المباريات المحسوبة: { $count }
tournament-even-level = يلعب الحاسوب على المستوى { $level }
tournament-each = { $who }: { $what }
tournament-apart = اللعب عبر رابط: أحدهما هنا والآخر على جهاز آخر. وتُسجَّل النتيجة تلقائيًا.
tournament-here = { $player } هنا
tournament-earlier = بطولات سابقة
tournament-continue = متابعة هذه البطولة
tournament-forget = حذف هذه البطولة
tournament-forget-line = سيُحذف الترتيب، وتبقى المباريات في المكتبة. اضغط مرة أخرى للحذف.
tournament-close = إغلاق هذه البطولة
tournament-hand-out = مشاركة الجدول
tournament-print = طباعة
tournament-copy = نسخ كنص
tournament-share = مشاركة كنص
tournament-copied = نُسخ الجدول.
tournament-sonneborn-berger = زونيبورن-بيرغر
tournament-buchholz = بوخهولتس
puzzles = ألغاز
puzzles-line = لكل وضع نقلة صحيحة واحدة فقط، وقد أثبت الحاسوب ذلك.
puzzles-today = لغز اليوم
puzzles-today-line = لغز جديد كل يوم، وكل يوم من لعبة أخرى.
puzzles-days = أيام متتالية: { $days }. أطول سلسلة: { $most }.
puzzles-solve = حل
puzzles-loading = يجري تحميل ألغاز هذه اللعبة.
puzzles-missing = تعذر تحميل ألغاز هذه اللعبة. اتصل بالشبكة وحاول مجددًا.
puzzles-new = لم تُجرَّب بعد
puzzles-standing = التصنيف { $rating } · حُل { $solved } من { $tried }
puzzles-due = للإعادة: { $count }
puzzle-win = نقلة واحدة فقط تفوز.
puzzle-win-in = { $turns ->
    [zero] فز في { $turns } نقلة.
    [one] فز بنقلة واحدة.
    [two] فز في نقلتين.
    [few] فز في { $turns } نقلات.
    [many] فز في { $turns } نقلة.
   *[other] فز في { $turns } نقلة.
}
puzzle-hold = نقلة واحدة فقط لا تخسر.
puzzle-gain = { $pieces ->
    [zero] اكسب { $pieces } قطعة.
    [one] اكسب قطعة.
    [two] اكسب قطعتين.
    [few] اكسب { $pieces } قطع.
    [many] اكسب { $pieces } قطعة.
   *[other] اكسب { $pieces } قطعة.
}
puzzle-fours = فز بالرباعيات وحدها.
puzzle-capture = عليك أسر الأحجار عند { $square }.
puzzle-ladder = عليك أسر الأحجار عند { $square } في سلّم.
puzzle-kill = عليك منع الأحجار عند { $square } من الحياة.
puzzle-race = عليك الفوز بسباق الأسر ضد الأحجار عند { $square }.
puzzle-live = عليك إحياء أحجارك عند { $square }.
puzzle-show = إظهار النقلة
puzzle-again = محاولة أخرى
puzzle-next = اللغز التالي
puzzle-print = طباعة ألغاز
puzzle-wrong = ليست هذه هي النقلة.
puzzle-refuted = ليست هذه هي. رد { $side }: { $then }
puzzle-rating = التصنيف { $rating }
puzzle-none = جرّبت كل ألغاز هذه اللعبة. ما لم تحله منها يعود بعد بضعة أيام.
puzzle-search = البحث عن ألغاز جديدة
puzzle-search-line = يستطيع الحاسوب البحث عن المزيد، 30 ثانية في كل مرة.
puzzle-stop = إيقاف
puzzle-searches = يلعب الحاسوب ويبحث عن أوضاع فيها نقلة صحيحة واحدة، لمدة 30 ثانية على الأكثر.
puzzle-not-found = لم يجد لغزًا جديدًا هذه المرة.

## قواعد الداما

checkers-start-title = البداية
checkers-start-text = { $men ->
    [zero] لا أحجار على المربعات الداكنة. يلعب { $first } أولًا.
    [one] لكل طرف حجر واحد على المربعات الداكنة. يلعب { $first } أولًا.
    [two] لكل طرف حجران على المربعات الداكنة. يلعب { $first } أولًا.
    [few] لكل طرف { $men } أحجار على المربعات الداكنة. يلعب { $first } أولًا.
    [many] لكل طرف { $men } حجرًا على المربعات الداكنة. يلعب { $first } أولًا.
   *[other] لكل طرف { $men } حجر على المربعات الداكنة. يلعب { $first } أولًا.
}
checkers-move-title = الحركة
checkers-move-text = يتحرك الحجر مربعًا واحدًا إلى الأمام قطريًا، إلى مربع خال.
checkers-move-goal = الحجر يتقدم مربعًا واحدًا قطريًا. المطلوب: تحريكه.
checkers-jump-title = الأكل
checkers-jump-text = اقفز فوق قطعة للخصم إلى المربع الخالي خلفها، فتأكل تلك القطعة.
checkers-jump-goal = المطلوب: القفز فوق القطعة الأخرى لأكلها.
checkers-jump-forward = الأحجار تقفز إلى الأمام فقط.
checkers-forced-title = الأكل إجباري
checkers-forced-text = إذا استطعت القفز وجب أن تقفز.
checkers-forced-goal = الأكل إجباري إن أمكن. المطلوب: إيجاد القفزة.
checkers-backward-title = الأكل إلى الخلف
checkers-backward-text = الأحجار تتحرك إلى الأمام فقط، لكنها تقفز إلى الخلف أيضًا.
checkers-backward-goal = الأحجار تأكل إلى الخلف أيضًا. المطلوب: أكل الذي خلفك.
checkers-straight-title = الأكل المستقيم
checkers-straight-text = القطع تقفز أيضًا في خط مستقيم إلى الأمام والخلف والجانبين، من مربع داكن فوق المربع الداكن التالي إلى الذي خلفه.
checkers-straight-goal = الأكل في خط مستقيم جائز أيضًا. المطلوب: أكل القطعة الأمامية.
checkers-chain-title = قفزة بعد قفزة
checkers-chain-text = إذا استطاعت القطعة القفز من جديد حيث هبطت، فذلك من الدور نفسه.
checkers-chain-goal = قفزات كثيرة في دور واحد. المطلوب: أكل قطعتين.
checkers-removal = القطع المأكولة تُرفع في نهاية الدور. ولا يُقفز فوق قطعة مرتين.
checkers-most-title = أكل العدد الأكبر
checkers-most-text = إذا تعددت طرق الأكل وجب اختيار ما يأخذ أكبر عدد من القطع.
checkers-most-goal = الأكل الأكبر إجباري. المطلوب: أكل قطعتين.
checkers-most-kings-title = أكل العدد الأكبر
checkers-most-kings-text = يجب اختيار الأكل الذي يأخذ أكبر عدد من القطع. وعند التساوي يُختار ما فيه ملوك أكثر بين المأكول.
checkers-most-kings-goal = الأكل الأكبر إجباري. المطلوب: أكل قطعتين.
checkers-most-italian-title = أكل العدد الأكبر
checkers-most-italian-text = يجب اختيار الأكل الذي يأخذ أكبر عدد من القطع. وعند التساوي: بملك قبل الحجر، ثم أكثر الملوك، ثم ما يأكل ملكًا أولًا.
checkers-most-italian-goal = الأكل الأكبر إجباري. المطلوب: أكل قطعتين.
checkers-most-value-title = أكل القيمة الكبرى
checkers-most-value-text = يجب اختيار الأكل ذي القيمة الكبرى. الملك يساوي أقل بقليل من حجرين. وعند التساوي يأكل الملك قبل الحجر.
checkers-most-value-goal = الأكل الأكبر إجباري. المطلوب: أكل قطعتين.
checkers-with-king-title = الملك أولًا
checkers-with-king-text = إذا استطاع الأكل ملك وحجر معًا، وجب أن يأكل الملك.
checkers-with-king-goal = الملك يأكل قبل الحجر. المطلوب: الأكل بالملك.
checkers-no-kings-title = الأحجار والملوك
checkers-no-kings-text = لا يستطيع الحجر أكل ملك. الملك وحده يستطيع ذلك.
checkers-no-kings-goal = الحجر لا يأكل الملك. للتجربة: القفز فوقه.
checkers-crown-title = التتويج
checkers-crown-text = الحجر الذي ينتهي دوره على الصف الأخير يصير ملكًا.
checkers-crown-goal = المطلوب: بلوغ الصف الأخير للتتويج.
checkers-crown-ends = ينتهي الدور هناك دائمًا، حتى بعد قفزة.
checkers-crown-at-once-title = ملك في وسط القفزة
checkers-crown-at-once-text = الحجر الذي يقفز إلى الصف الأخير يصير ملكًا فورًا، ويواصل القفز ملكًا.
checkers-crown-at-once-goal = يُتوَّج أثناء القفز ويكمل ملكًا. المطلوب: أكل قطعتين.
checkers-crown-passes-title = مرور فقط
checkers-crown-passes-text = الحجر الذي يستطيع مواصلة القفز من الصف الأخير يواصل ويبقى حجرًا.
checkers-crown-passes-goal = المطلوب: القفز عبر الصف الأخير. يبقى الحجر حجرًا.
checkers-king-title = الملوك
checkers-king-text = الملك يتحرك ويقفز مربعًا واحدًا في كل مرة، إلى الأمام أو الخلف.
checkers-king-goal = الملك يتحرك مربعًا، إلى الخلف أيضًا. المطلوب: تحريكه.
checkers-flying-title = ملوك طائرة
checkers-flying-text = الملك يذهب بعيدًا كما يشاء على خط خال، إلى الأمام والخلف.
checkers-flying-goal = الملك يطير قطريًا إلى أي بُعد. المطلوب: تحريكه.
checkers-flying-jump-title = الملوك تأكل من بعيد
checkers-flying-jump-text = الملك يقفز فوق قطعة من أي مسافة، ويهبط على أي مربع خال خلفها.
checkers-flying-jump-goal = الملك يأكل من بعيد. المطلوب: أكل الحجر.
checkers-rest-title = الملك يستريح
checkers-rest-text = الملك الذي تحرك ثلاث مرات متتالية ينتظر حتى تتحرك قطعة أخرى لك. ويسري هذا ما دامت لك أحجار.
checkers-rest-goal = بعد ثلاث نقلات متتالية يستريح الملك. للتجربة: تحريكه.
checkers-end-title = الفوز
checkers-end-text = الفوز عندما لا تبقى لخصمك قطع أو لا يستطيع الحركة.
checkers-end-goal = المطلوب: ألا تبقى للخصم نقلة، فتفوز.
checkers-draw-title = التعادل
checkers-draw-text = التعادل باتفاق الطرفين. ويمكن لصاحب الدور أن يطلب التعادل أيضًا.
checkers-draw-repetition = عندما يتكرر الوضع نفسه للمرة { $times ->
    [2] الثانية
    [3] الثالثة
    [4] الرابعة
   *[other] رقم { $times }
}.
checkers-draw-quiet = { $quiet ->
    [zero] دون أكل أو تحريك حجر.
    [one] بعد نقلة واحدة لكل طرف دون أكل أو تحريك حجر.
    [two] بعد نقلتين لكل طرف دون أكل أو تحريك حجر.
    [few] بعد { $quiet } نقلات لكل طرف دون أكل أو تحريك حجر.
    [many] بعد { $quiet } نقلة لكل طرف دون أكل أو تحريك حجر.
   *[other] بعد { $quiet } نقلة لكل طرف دون أكل أو تحريك حجر.
}
checkers-draw-three = { $three ->
    [zero] بثلاث قطع ضد ملك واحد لا تُتاح نقلات للفوز.
    [one] بثلاث قطع ضد ملك واحد تُتاح نقلة واحدة للفوز.
    [two] بثلاث قطع ضد ملك واحد تُتاح نقلتان للفوز.
    [few] بثلاث قطع ضد ملك واحد تُتاح { $three } نقلات للفوز.
    [many] بثلاث قطع ضد ملك واحد تُتاح { $three } نقلة للفوز.
   *[other] بثلاث قطع ضد ملك واحد تُتاح { $three } نقلة للفوز.
}
checkers-draw-two = { $two ->
    [zero] بقطعتين أو قطعة ضد ملك واحد لا تُتاح نقلات للفوز.
    [one] بقطعتين أو قطعة ضد ملك واحد تُتاح نقلة واحدة للفوز.
    [two] بقطعتين أو قطعة ضد ملك واحد تُتاح نقلتان للفوز.
    [few] بقطعتين أو قطعة ضد ملك واحد تُتاح { $two } نقلات للفوز.
    [many] بقطعتين أو قطعة ضد ملك واحد تُتاح { $two } نقلة للفوز.
   *[other] بقطعتين أو قطعة ضد ملك واحد تُتاح { $two } نقلة للفوز.
}

## قواعد ريفيرسي

reversi-play-title = وضع قرص
reversi-play-text = يلعب { $first } أولًا. يوضع القرص بحيث يُحاصَر صف من أقراص الخصم بينه وبين قرص آخر لك. وكل الأقراص المحاصرة تنقلب.
reversi-play-goal = المطلوب: حصر اللون الآخر بين قرصين لك.
reversi-lines-title = كل الاتجاهات معًا
reversi-lines-text = القرص يحاصر صفوفًا في الاتجاهات الثمانية كلها: أفقيًا وعموديًا وقطريًا.
reversi-lines-goal = كل الاتجاهات تُحسب. المطلوب: قلب ستة معًا.
reversi-nothing-title = يجب أن ينقلب شيء
reversi-nothing-text = لا يجوز اللعب حيث لا ينقلب أي قرص.
reversi-nothing-goal = كل نقلة يجب أن تقلب شيئًا. للتجربة: الركن.
reversi-pass-title = التمرير
reversi-pass-text = إذا لم تستطع اللعب فمرّر. وإذا استطعت وجب أن تلعب.
reversi-pass-goal = من لا يستطيع اللعب يمرر. المطلوب: ألا تبقى نقلة: { $second }.
reversi-end-title = النهاية
reversi-end-text = تنتهي المباراة عندما لا يستطيع أي طرف اللعب. ويفوز من له أقراص أكثر.
reversi-end-goal = حين تمتلئ الرقعة يفوز الأكثر. المطلوب: لعب القرص الأخير.

## قواعد غو

go-play-title = وضع حجر
go-play-text = يضع كل طرف في دوره حجرًا حيث يتقاطع خطان. والأحجار لا تتحرك أبدًا.
go-play-goal = المطلوب: وضع حجر عند تقاطع خطين.
go-capture-title = الأسر
go-capture-text = النقاط الخالية بجانب الحجر هي حرياته. والحجر بلا حرية يُؤسر.
go-capture-goal = المطلوب: سد آخر حرية للحجر الأبيض لأسره.
go-group-title = المجموعات
go-group-text = الأحجار من لون واحد المتلاصقة على الخطوط تتقاسم حرياتها. تعيش معًا أو تموت معًا.
go-group-goal = الأحجار المتصلة تحيا أو تموت معًا. المطلوب: أسر الاثنين.
go-suicide-title = لا حرية فلا لعب
go-suicide-text = لا يجوز اللعب حيث لا تكون لحجرك حرية.
go-suicide-goal = الحجر يحتاج إلى حرية. للتجربة: الركن.
go-own-stones-title = أسر أحجارك
go-own-stones-text = يجوز اللعب حيث لا تبقى لأحجارك حرية. وعندئذ تُؤسر أحجارك أنت.
go-own-stones-goal = المطلوب: سد آخر حرية لك، فتُرفع أحجارك.
go-first-title = الأسر أولًا
go-first-text = يجوز اللعب بلا حرية إذا أسر ذلك أحجارًا للخصم. فهي تُرفع أولًا وتفسح المكان.
go-first-goal = الأسر يأتي أولًا. المطلوب: أسر الحجرين من الركن.
go-ko-title = كو
go-ko-text = الحجر المنفرد الذي أسر للتو حجرًا منفردًا لا يجوز أسره فورًا. يجب اللعب في مكان آخر أولًا.
go-ko-goal = كو: لا يجوز رد الأسر فورًا. للتجربة.
go-superko-title = كو
go-superko-text = لا يجوز لنقلة أن تكرر وضعًا سابقًا للرقعة كلها. يجب اللعب في مكان آخر أولًا.
go-superko-goal = لا يجوز تكرار وضع سابق. للتجربة: رد الأسر.
go-eyes-title = عينان
go-eyes-text = المجموعة التي لها فراغان خاصان بها، يسميان عينين، لا تُؤسر أبدًا: لا أحد يملأ الاثنين معًا.
go-eyes-goal = المجموعة ذات العينين آمنة. المطلوب: تكوين عينين.
go-pass-title = التمرير
go-pass-text = عندما لا يبقى ما يُكسب يحين وقت التمرير. وبعد تمريرين متتاليين يبدأ العد.
go-pass-goal = لم يبق ما يُكسب. تمريران متتاليان ينهيان اللعبة.
go-pass-stones = كل تمرير يكلفك حجرًا.
go-dead-title = الأحجار الميتة
go-dead-text = الأحجار التي لا يمكن إنقاذها تُعلَّم ميتة قبل العد. ويتفق الطرفان على ذلك معًا.
go-dead-goal = قبل العد، المطلوب: تعليم الحجر الضائع.
go-area-title = العد
go-area-text = يعد كل طرف أحجاره الحية والنقاط الخالية التي تحيط بها هي وحدها. والنتيجة الأعلى تفوز.
go-area-goal = تُعد الأحجار الحية والنقاط المحاطة. العدد الأكبر يفوز.
go-territory-title = العد
go-territory-text = يعد كل طرف النقاط الخالية التي يحيط بها وحده والأحجار التي أسرها. والنتيجة الأعلى تفوز.
go-territory-goal = تُعد النقاط المحاطة والأسرى. العدد الأكبر يفوز.
go-komi-line = يلعب الأبيض ثانيًا وله مقابل ذلك نقاط: { $komi }.
go-handicap-title = الأفضلية
go-handicap-text = { $stones ->
    [zero] يبدأ الأسود بلا أحجار على الرقعة. ويلعب الأبيض أولًا.
    [one] يبدأ الأسود بحجر واحد على الرقعة. ويلعب الأبيض أولًا.
    [two] يبدأ الأسود بحجرين على الرقعة. ويلعب الأبيض أولًا.
    [few] يبدأ الأسود بـ{ $stones } أحجار على الرقعة. ويلعب الأبيض أولًا.
    [many] يبدأ الأسود بـ{ $stones } حجرًا على الرقعة. ويلعب الأبيض أولًا.
   *[other] يبدأ الأسود بـ{ $stones } حجر على الرقعة. ويلعب الأبيض أولًا.
}
go-seat-stones-title = أحجار البداية
go-seat-stones-text = كما في الصين القديمة، يبدأ كل طرف بحجرين على الرقعة. ويلعب الأبيض أولًا.

## قواعد غوموكو

gomoku-five-title = خمسة في صف
gomoku-five-text = يضع كل طرف في دوره حجرًا. يلعب { $first } أولًا. خمسة في صف تفوز: أفقيًا أو عموديًا أو قطريًا.
gomoku-five-goal = خمسة في صف تفوز. المطلوب: إكمال الصف.
gomoku-full = عندما تمتلئ الرقعة تنتهي المباراة بالتعادل.
gomoku-stop-title = إيقاف الصف
gomoku-stop-text = إذا كان للخصم أربعة في صف وطرف خال، وجب سدّه فورًا.
gomoku-stop-goal = للخصم أربعة. المطلوب: سد الصف.
gomoku-more-title = أكثر من خمسة
gomoku-more-text = ستة في صف أو أكثر تفوز أيضًا.
gomoku-more-goal = ستة في صف تفوز أيضًا. للتجربة.
gomoku-exactly-title = خمسة بالضبط
gomoku-exactly-text = خمسة في صف فقط تفوز. أما ستة أو أكثر فلا.
gomoku-exactly-goal = ستة في صف لا تفوز. للتجربة.
gomoku-overline-title = الأسود: لا ستة
gomoku-overline-text = الأسود يلعب أولًا ولذلك يُقيَّد. أكثر من خمسة في صف ممنوع على الأسود. والأبيض يفوز به.
gomoku-overline-goal = { $first }: ستة في صف ممنوعة. للتجربة.
gomoku-blocked-title = دون حصار
gomoku-blocked-text = خمسة في صف لا تفوز إذا وقف حجر للخصم عند كل من طرفيها.
gomoku-blocked-goal = خمسة مسدودة الطرفين لا تفوز. المطلوب: خمسة أخرى.
gomoku-threes-title = الأسود: لا ثلاثيتين
gomoku-threes-text = لا يجوز للأسود تكوين ثلاثيتين مفتوحتين بحجر واحد. والثلاثية مفتوحة إذا أمكن أن تصير رباعية طرفاها حران.
gomoku-threes-goal = { $first }: ثلاثيتان مفتوحتان ممنوعتان. للتجربة.
gomoku-fours-title = الأسود: لا رباعيتين
gomoku-fours-text = لا يجوز للأسود تكوين رباعيتين بحجر واحد. والحجر الذي يكوّن خمسة في صف جائز دائمًا.
gomoku-fours-goal = { $first }: رباعيتان ممنوعتان. للتجربة.
gomoku-swap-title = تبديل
gomoku-swap-text = يضع أحد الطرفين الأحجار الثلاثة الأولى. ثم يختار الآخر لونًا.
gomoku-swap-goal = المطلوب: وضع ثلاثة أحجار. ثم يختار الآخر لونًا.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = يضع أحد الطرفين الأحجار الثلاثة الأولى. ثم يختار الآخر لونًا، أو يضع حجرين آخرين ويترك الاختيار للأول.
gomoku-swap-two-goal = المطلوب: وضع ثلاثة أحجار. ثم يختار الآخر أو يضيف اثنين.

## قواعد أربعة في صف

connect-four-drop-title = إسقاط قرص
connect-four-drop-text = يلعب { $first } أولًا. اختر عمودًا فيسقط القرص إلى أدنى مربع خال.
connect-four-drop-goal = المطلوب: إسقاط قرص، فيهوي إلى أدنى مكان خال.
connect-four-win-title = أربعة في صف
connect-four-win-text = يفوز أول من يجمع أربعة في صف: أفقيًا أو عموديًا أو قطريًا.
connect-four-win-goal = أربعة في صف تفوز. المطلوب: إكمال الصف.
connect-four-slanting-title = الصفوف القطرية
connect-four-slanting-text = الصفوف القطرية يسهل أن تفوت العين. انظر على طولها قبل إسقاط قرص.
connect-four-slanting-goal = الأقطار تُحسب أيضًا. المطلوب: إكمال هذا القطر.
connect-four-stop-title = إيقاف الصف
connect-four-stop-text = إذا كان للخصم ثلاثة في صف والمكان الرابع خال، وجب شغله.
connect-four-stop-goal = للخصم ثلاثة. المطلوب: سد الصف.
connect-four-column-title = عمود ممتلئ
connect-four-column-text = العمود الممتلئ لا يتسع لأقراص أخرى.
connect-four-column-goal = العمود الممتلئ لا يقبل المزيد. للتجربة: الأوسط.
connect-four-draw-title = التعادل
connect-four-draw-text = عندما تمتلئ الرقعة وليس لأحد أربعة في صف تنتهي المباراة بالتعادل.
connect-four-draw-goal = رقعة ممتلئة بلا أربعة تعادل. المطلوب: ملؤها.

## قواعد أربعة

four-seat-stone-title = البداية
four-seat-stone-text = يقف حجر باللون { $first } عند الحافة اليسرى من البداية. ويلعب { $second } أولًا.
four-seat-stone-goal = المطلوب: وضع حجر بجانب حجر على الرقعة.
four-free-title = البداية
four-free-text = يلعب { $first } أولًا ويضع حجرًا في أي مكان.
four-free-goal = المطلوب: وضع الحجر الأول في أي مكان.
four-beside-title = جنبًا إلى جنب
four-beside-text = يجب وضع الحجر بجوار حجر آخر من أي لون: فوقه أو تحته أو يساره أو يمينه. والتلامس بالأركان لا يكفي.
four-beside-goal = ملامسة الركن لا تكفي. للتجربة.
four-win-title = أربعة في صف
four-win-text = أربعة في صف أو أكثر تفوز: أفقيًا أو عموديًا أو قطريًا.
four-win-goal = أربعة في صف تفوز. المطلوب: إكمال الصف.
four-full = عندما تمتلئ الرقعة تنتهي المباراة بالتعادل.

## قواعد الداما السداسية

hexdame-start-title = البداية
hexdame-start-text = على الرقعة 61 خانة سداسية. لكل طرف 16 حجرًا في الركن الذي أمامه. يلعب { $first } أولًا.
hexdame-move-title = الحركة
hexdame-move-text = يتحرك الحجر إلى واحدة من الخانات الثلاث التي أمامه إن كانت خالية: إلى الأمام مباشرة، أو يسارًا أو يمينًا إلى الأمام.
hexdame-move-goal = الحجر يتقدم خانة واحدة في ثلاثة اتجاهات. المطلوب: تحريكه.
hexdame-jump-title = الأكل
hexdame-jump-text = اقفز فوق قطعة مجاورة للخصم إلى الخانة الخالية خلفها، فتأكل تلك القطعة. والقفز في الاتجاهات الستة كلها.
hexdame-jump-goal = المطلوب: القفز فوق القطعة الأخرى لأكلها.
hexdame-crown-title = التتويج
hexdame-crown-text = على الحافتين البعيدتين تسع خانات. والحجر الذي ينتهي دوره على إحداها يصير ملكًا.
hexdame-crown-goal = المطلوب: بلوغ حافة بعيدة للتتويج.
hexdame-passes-title = مرور فقط
hexdame-passes-text = الحجر الذي يستطيع مواصلة القفز من حافة بعيدة يواصل ويبقى حجرًا.
hexdame-passes-goal = المطلوب: القفز عبر الحافة البعيدة. يبقى الحجر حجرًا.
hexdame-flying-title = ملوك طائرة
hexdame-flying-text = الملك يذهب بعيدًا كما يشاء على خط خال، في الاتجاهات الستة كلها.
hexdame-flying-goal = الملك يطير على الخط إلى أي بُعد. المطلوب: تحريكه.
hexdame-flying-jump-title = الملوك تأكل من بعيد
hexdame-flying-jump-text = الملك يقفز فوق قطعة من أي مسافة، ويهبط على أي خانة خالية خلفها.
hexdame-flying-jump-goal = الملك يأكل من بعيد. المطلوب: أكل الحجر.

## قواعد هيكس

hex-edges-title = حافتان لكل طرف
hex-edges-text = حافتان متقابلتان من الرقعة لك، والأخريان لخصمك. يضع كل طرف في دوره حجرًا على خانة خالية، والأحجار لا تتحرك أبدًا. يلعب { $first } أولًا.
hex-edges-goal = المطلوب: وضع الحجر الأول على أي خانة.
hex-chain-title = السلسلة
hex-chain-text = الأحجار من لون واحد متصلة إذا تلامست خاناتها. صِل بين حافتيك بسلسلة من الأحجار، مستقيمة أو متعرجة، فتفوز.
hex-chain-goal = المطلوب: وصل حافتيك بإكمال السلسلة.
hex-bridge-title = الجسر
hex-bridge-text = حجران بينهما خانتان خاليتان يكوّنان جسرًا. فإذا أخذ الخصم إحدى الخانتين أخذت الأخرى.
hex-bridge-edge = قد يصل الجسر إلى حافتك أيضًا.
hex-bridge-goal = المطلوب: بناء جسر من سلسلتك نحو حافتك الأخرى.
hex-keep-title = الحفاظ على الجسر
hex-keep-text = إذا لعب الخصم داخل جسر فخذ الخانة الأخرى فورًا. وبذلك تبقى سلسلتك متصلة.
hex-keep-goal = لعب الخصم داخل جسرك. المطلوب: أخذ الخانة الأخرى.
hex-cut-title = القطع
hex-cut-text = طرف واحد فقط يستطيع الوصل، فإيقاف الخصم يعادل وصل حافتيك. خذ الخانة التي تحتاجها سلسلته.
hex-cut-goal = يوشك الخصم أن يصل حافتيه. المطلوب: قطع السلسلة.
hex-full-title = لا تعادل
hex-full-text = عندما تُشغل كل الخانات يكون طرف واحد بالضبط قد وصل بين حافتيه. لذلك لا تعادل أبدًا.
hex-full-goal = لا تعادل أبدًا. المطلوب: ملء الخانة الأخيرة.
hex-swap-title = التبديل
hex-swap-text = اللعب أولًا أفضلية. لذلك يجوز أن يأخذ { $second } الحجر الأول بدل وضع حجر. وعندها يتغير لون الحجر وينعكس مكانه كما في المرآة، لأن حافتي { $second } في الاتجاه الآخر.
hex-swap-goal = الحجر الأول قوي. المطلوب: لمسه لأخذه.

## الحاسوب

computer-of-level = الحاسوب، المستوى { $level }
computer-move-now = لعب فوري
program-silent = لا إجابة من { $name }
program-again = السؤال مرة أخرى
program-stand-in = دع الحاسوب يلعب
computer-pause = إيقاف مؤقت
computer-go-on = تشغيل
computer-step = نقلة واحدة
strip-thinks = جارٍ التفكير…
strip-computers-turn = { $side }، عليه الدور
setup-people = لاعبان
setup-computer = الحاسوب
setup-watch = مشاهدة
setup-level = { $level } · { $word }
setup-strength = قوة اللعب
setup-strength-of = { $side }: قوة اللعب
setup-rating = التصنيف نحو { $rating }
strength-learns = يلعب عشوائيًا تقريبًا. لأول مباراة.
strength-misses = يخطئ كثيرًا. جيد للتعلم.
strength-punishes = يلعب جيدًا ويرى الفخاخ البسيطة.
strength-gives-little = يخطئ قليلًا. تحدٍّ حقيقي.
strength-full = أقوى ما يمكنه على هذا الجهاز.
coach = المدرب
coach-line = يكيّف المستوى مع نتائجك.
coach-begins = يبدأ بهذا المستوى ويتابع نتائجك.
coach-knows = تصنيفك نحو { $rating } حسب نتائجك.
coach-more-wins = فوز 2/3
coach-even = فوز 1/2
coach-fewer-wins = فوز 1/3
coach-looks = المدرب يراجع المباراة.

engine-add = إضافة محرّك…
engine-add-line = يتيح لبرنامج آخر على هذا الحاسوب أن يلعب.
engine-new = إضافة محرّك
engine-change = تغيير المحرّك
engine-strength = يفكّر { $time } في كل دور
engine-speaks = المحرّك برنامج يلعب. يجب أن يتحدث محرّك لعبة { $game } بروتوكول { $protocol }.
engine-trust = يعمل على هذا الحاسوب بكل صلاحياتك، مثل أي برنامج تشغّله. أضف فقط برنامجًا تثق به.
engine-command = الأمر
engine-command-line = البرنامج وخياراته، كما في الطرفية
engine-name = الاسم
engine-name-line = يعطيه المحرّك عند تجربته
engine-empty = لم يُحدَّد بعد
engine-time = وقت الدور
engine-try = تجربة
engine-waits = في انتظار دوره الأول…
engine-plays = يعمل: لعب { $turn } بعد { $time } ث.
engine-fails = لا يلعب: { $reason }
engine-keep = إضافة إلى الخصوم
engine-keep-line = جرّب المحرّك أولًا. يمكن إضافته بعد أن يلعب دورًا.
engine-save = حفظ
engine-remove = إزالة
level-first = خطوات أولى
level-beginner = مبتدئ
level-easy = سهل
level-casual = عادي
level-steady = ثابت
level-able = متمكن
level-strong = قوي
level-tough = عنيد
level-expert = خبير
level-master = الأقوى
mode-finish = تأكيد كل دور
mode-finish-line = راجع نقلتك، ثم «إنهاء الدور!»
settings-help = المساعدة
settings-blunder = التحذير من الأخطاء
settings-blunder-line = تُسأل قبل نقلة تكلف الكثير.
settings-evaluation = إظهار المتقدم
settings-evaluation-line = شريط بجانب الرقعة فيه أكثر من اللون الأقرب إلى الفوز.
hint = تلميح
estimate = من المتقدم؟
values-show = إظهار قيمة النقلات
values-hide = إخفاء قيمة النقلات
values-discs = الفارق في الأقراص عند النهاية
values-points = الفارق في النقاط عند النهاية
values-chance = فرص الفوز
values-proven = النقلات حتى الفوز (+) أو الخسارة (−)
offer-draw = عرض التعادل
say-looks = جارٍ البحث…
say-no-draw = الحاسوب يرفض التعادل ويتابع اللعب.
say-plays-on = الحاسوب غير موافق، لذا يستمر اللعب.
say-program-silent = لا إجابة من { $name }: { $reason }
say-program-gone = لا يوجد { $name } بين المحرّكات على هذا الحاسوب.
say-even = اللعب متكافئ.
say-leads = { $side } متقدم بنحو { $points }.
blunder-title = هل هذا مقصود؟
blunder-answer = أفضل رد لدى { $side }: { $then }
mistake-later = رد { $side }: { $turn }، ولاحقًا { $then }
mistake-loses = مجموعة { $side } عند { $square } ضائعة على الأرجح.
mistake-frees = مجموعة { $side } عند { $square } ناجية على الأرجح.
blunder-wins = يستطيع { $side } الفوز بـ{ $turn }.
blunder-wins-column = يستطيع { $side } الفوز في العمود { $column }.
blunder-chances = فرصة فوزك تنخفض من { $best }% إلى { $this }%.
blunder-play = اللعب رغم ذلك
blunder-back = سحب النقلة
hint-because = اختيار { $turn } { $reason }.
hint-plain = اختيار { $turn } يبدو الأفضل.
hint-pass = التمرير
hint-swap = التبديل
hint-column = العمود { $column }
reason-only = هو النقلة الوحيدة الجائزة
reason-only-not-losing = هو النقلة الوحيدة التي لا تخسر فورًا
reason-wins = يفوز
reason-wins-in = { $count ->
    [zero] يفوز
    [one] يفوز بالنقلة التالية
    [two] يفوز في نقلتين مهما كان الرد
    [few] يفوز في { $count } نقلات مهما كان الرد
    [many] يفوز في { $count } نقلة مهما كان الرد
   *[other] يفوز في { $count } نقلة مهما كان الرد
}
reason-delays = { $count ->
    [zero] يصمد أطول ما يمكن
    [one] يصمد نقلة واحدة أخرى
    [two] يصمد أطول ما يمكن، نقلتين
    [few] يصمد أطول ما يمكن، { $count } نقلات
    [many] يصمد أطول ما يمكن، { $count } نقلة
   *[other] يصمد أطول ما يمكن، { $count } نقلة
}
reason-holds-draw = يحافظ على التعادل
reason-takes = { $count ->
    [zero] لا يأكل قطعًا
    [one] يأكل قطعة
    [two] يأكل قطعتين
    [few] يأكل { $count } قطع
    [many] يأكل { $count } قطعة
   *[other] يأكل { $count } قطعة
}
reason-exchanges = { $count ->
    [zero] لا يأكل قطعًا
    [one] يأكل قطعة
    [two] يأكل قطعتين
    [few] يأكل { $count } قطع
    [many] يأكل { $count } قطعة
   *[other] يأكل { $count } قطعة
} ويفقد { $given ->
    [zero] لا شيء
    [one] واحدة
    [two] اثنتين
    [few] { $given }
    [many] { $given }
   *[other] { $given }
}
reason-crowns = يتوّج ملكًا
reason-stops-king = يمنع تتويج ملك للخصم في { $squares }
reason-only-safe = { $count ->
    [zero] لا ينقذ حجرًا
    [one] ينقذ حجرًا تخسره كل نقلة أخرى
    [two] ينقذ حجرين تخسرهما كل نقلة أخرى
    [few] ينقذ { $count } أحجار تخسرها كل نقلة أخرى
    [many] ينقذ { $count } حجرًا تخسرها كل نقلة أخرى
   *[other] ينقذ { $count } حجر تخسرها كل نقلة أخرى
}
reason-saves = { $count ->
    [zero] ينقذ القطع
    [one] ينقذ القطعة في { $squares }
    [two] ينقذ القطعتين في { $squares }
    [few] ينقذ القطع في { $squares }
    [many] ينقذ القطع في { $squares }
   *[other] ينقذ القطع في { $squares }
}
reason-threatens = { $count ->
    [zero] يهدد بالأكل
    [one] يهدد بالأكل في { $squares }
    [two] يهدد بالأكل في { $squares }
    [few] يهدد بالأكل في { $squares }
    [many] يهدد بالأكل في { $squares }
   *[other] يهدد بالأكل في { $squares }
}
reason-restricts = { $count ->
    [0] لا يترك للخصم أي نقلة
    [zero] لا يترك للخصم أي نقلة
    [one] لا يترك للخصم إلا نقلة واحدة
    [two] لا يترك للخصم إلا نقلتين
    [few] لا يترك للخصم إلا { $count } نقلات
    [many] لا يترك للخصم إلا { $count } نقلة
   *[other] لا يترك للخصم إلا { $count } نقلة
}
reason-free-way = { $count ->
    [zero] يفتح طريقًا حرًا إلى التتويج
    [one] يفتح طريقًا حرًا إلى التتويج، على بعد صف واحد
    [two] يفتح طريقًا حرًا إلى التتويج، على بعد صفين
    [few] يفتح طريقًا حرًا إلى التتويج، على بعد { $count } صفوف
    [many] يفتح طريقًا حرًا إلى التتويج، على بعد { $count } صفًا
   *[other] يفتح طريقًا حرًا إلى التتويج، على بعد { $count } صف
}
reason-free-way-steps = { $count ->
    [zero] يفتح طريقًا حرًا إلى التتويج
    [one] يفتح طريقًا حرًا إلى التتويج، على بعد خطوة واحدة
    [two] يفتح طريقًا حرًا إلى التتويج، على بعد خطوتين
    [few] يفتح طريقًا حرًا إلى التتويج، على بعد { $count } خطوات
    [many] يفتح طريقًا حرًا إلى التتويج، على بعد { $count } خطوة
   *[other] يفتح طريقًا حرًا إلى التتويج، على بعد { $count } خطوة
}
reason-keeps-back = يُبقي صفه الخلفي محروسًا
reason-keeps-edges = يُبقي حافتيه الخلفيتين محروستين
reason-centre = يأخذ الوسط
reason-hunts = يقرّب ملكًا من القطعة التي يطاردها
reason-out-of-reach = يُبقي القطعة بعيدة عن المنال
reason-joins = ينضم إلى { $count ->
    [zero] القطع
    [one] القطعة في { $squares }
    [two] القطعتين في { $squares }
    [few] القطع في { $squares }
    [many] القطع في { $squares }
   *[other] القطع في { $squares }
}
reason-advances = { $count ->
    [zero] يدفع حجرًا إلى الأمام
    [one] يدفع حجرًا إلى الأمام، على بعد صف واحد من التتويج
    [two] يدفع حجرًا إلى الأمام، على بعد صفين من التتويج
    [few] يدفع حجرًا إلى الأمام، على بعد { $count } صفوف من التتويج
    [many] يدفع حجرًا إلى الأمام، على بعد { $count } صفًا من التتويج
   *[other] يدفع حجرًا إلى الأمام، على بعد { $count } صف من التتويج
}
reason-advances-steps = { $count ->
    [zero] يدفع حجرًا إلى الأمام
    [one] يدفع حجرًا إلى الأمام، على بعد خطوة واحدة من التتويج
    [two] يدفع حجرًا إلى الأمام، على بعد خطوتين من التتويج
    [few] يدفع حجرًا إلى الأمام، على بعد { $count } خطوات من التتويج
    [many] يدفع حجرًا إلى الأمام، على بعد { $count } خطوة من التتويج
   *[other] يدفع حجرًا إلى الأمام، على بعد { $count } خطوة من التتويج
}
reason-wins-by = { $count ->
    [zero] يفوز مع أفضل لعب
    [one] يفوز بفارق قرص واحد مع أفضل لعب
    [two] يفوز بفارق قرصين مع أفضل لعب
    [few] يفوز بفارق { $count } أقراص مع أفضل لعب
    [many] يفوز بفارق { $count } قرصًا مع أفضل لعب
   *[other] يفوز بفارق { $count } قرص مع أفضل لعب
}
reason-takes-corner = يأخذ الركن
reason-denies-corner = يُبعد الخصم عن الركن { $squares }
reason-gives-corner = يتخلى عن الركن { $squares }
reason-forces-pass = لا يترك للخصم أي نقلة
reason-safe-edge = يأخذ مربعًا على الحافة نهائيًا
reason-secures = { $count ->
    [zero] لا يؤمّن قرصًا آخر
    [one] يؤمّن قرصًا آخر نهائيًا
    [two] يؤمّن قرصين آخرين نهائيًا
    [few] يؤمّن { $count } أقراص أخرى نهائيًا
    [many] يؤمّن { $count } قرصًا آخر نهائيًا
   *[other] يؤمّن { $count } قرص آخر نهائيًا
}
reason-few-replies = { $count ->
    [zero] لا يترك للخصم أي نقلة
    [one] لا يترك للخصم إلا نقلة واحدة
    [two] لا يترك للخصم إلا نقلتين
    [few] لا يترك للخصم إلا { $count } نقلات
    [many] لا يترك للخصم إلا { $count } نقلة
   *[other] لا يترك للخصم إلا { $count } نقلة
}
reason-more-moves = يحتفظ بنقلات أكثر: { $own } مقابل { $other }
reason-turns-few = { $count ->
    [zero] لا يقلب أقراصًا، فلا يعطي إلا القليل
    [one] يقلب قرصًا واحدًا فقط، فلا يعطي إلا القليل
    [two] يقلب قرصين فقط، فلا يعطي إلا القليل
    [few] يقلب { $count } أقراص فقط، فلا يعطي إلا القليل
    [many] يقلب { $count } قرصًا فقط، فلا يعطي إلا القليل
   *[other] يقلب { $count } قرص فقط، فلا يعطي إلا القليل
}
reason-captures = { $count ->
    [zero] لا يأسر أحجارًا
    [one] يأسر حجرًا
    [two] يأسر حجرين
    [few] يأسر { $count } أحجار
    [many] يأسر { $count } حجرًا
   *[other] يأسر { $count } حجر
}
reason-takes-ko = يأخذ الكو
reason-saves-stones = { $count ->
    [zero] لا ينقذ أحجارًا من الأتاري
    [one] ينقذ حجرًا من الأتاري
    [two] ينقذ حجرين من الأتاري
    [few] ينقذ { $count } أحجار من الأتاري
    [many] ينقذ { $count } حجرًا من الأتاري
   *[other] ينقذ { $count } حجر من الأتاري
}
reason-lives = { $count ->
    [zero] لا يُحيي أحجارًا
    [one] يُحيي حجرًا
    [two] يُحيي حجرين
    [few] يُحيي { $count } أحجار
    [many] يُحيي { $count } حجرًا
   *[other] يُحيي { $count } حجر
}
reason-kills = { $count ->
    [zero] لا يقتل أحجارًا
    [one] يقتل حجرًا
    [two] يقتل حجرين
    [few] يقتل { $count } أحجار
    [many] يقتل { $count } حجرًا
   *[other] يقتل { $count } حجر
}
reason-vital-point = يأخذ النقطة الحيوية في فضاء الخصم
reason-makes-eyes = يأخذ النقطة الحيوية في فضائه
reason-catches = { $count ->
    [zero] لا يصطاد أحجارًا
    [one] يصطاد حجرًا لا مفر له
    [two] يصطاد حجرين لا مفر لهما
    [few] يصطاد { $count } أحجار لا مفر لها
    [many] يصطاد { $count } حجرًا لا مفر لها
   *[other] يصطاد { $count } حجر لا مفر لها
}
reason-atari = { $count ->
    [zero] لا يضع أحجارًا في أتاري
    [one] يضع حجرًا في أتاري
    [two] يضع حجرين في أتاري
    [few] يضع { $count } أحجار في أتاري
    [many] يضع { $count } حجرًا في أتاري
   *[other] يضع { $count } حجر في أتاري
}
reason-connects = { $count ->
    [zero] لا يصل أحجارًا
    [one] يصل حجرًا بغيره
    [two] يصل حجرين
    [few] يصل { $count } أحجار
    [many] يصل { $count } حجرًا
   *[other] يصل { $count } حجر
}
reason-cuts = يفصل أحجار الخصم
reason-empty-corner = يأخذ ركنًا خاليًا
reason-neutral = يملأ نقطة محايدة
reason-nothing-left = صحيح: لم يبق ما يُكسب
reason-extends = يمتد من { $squares }
reason-touches = يلتصق بالحجر في { $squares }
reason-stays-near = يتعاون مع الحجر في { $squares }
reason-approaches = يقترب من الحجر في { $squares }
reason-stops-win = يمنع الفوز في { $squares }
reason-blocks-win = يمنع فوزًا
reason-wins-by-fours = { $count ->
    [zero] يفوز فورًا
    [one] يفوز فورًا
    [two] يفوز بحجرين، كل منهما يكوّن رباعية
    [few] يفوز بـ{ $count } أحجار، كل منها يكوّن رباعية
    [many] يفوز بـ{ $count } حجرًا، كل منها يكوّن رباعية
   *[other] يفوز بـ{ $count } حجر، كل منها يكوّن رباعية
}
reason-wins-by-threats = { $count ->
    [zero] يفوز فورًا
    [one] يفوز فورًا
    [two] يفوز بحجرين، كل منهما تهديد
    [few] يفوز بـ{ $count } أحجار، كل منها تهديد
    [many] يفوز بـ{ $count } حجرًا، كل منها تهديد
   *[other] يفوز بـ{ $count } حجر، كل منها تهديد
}
reason-straight-four = يكوّن رباعية طرفاها مفتوحان
reason-two-fours = يكوّن رباعيتين معًا
reason-four-and-three = يكوّن رباعية وثلاثية مفتوحة معًا
reason-two-threes = يكوّن ثلاثيتين مفتوحتين معًا
reason-answer-forbidden = يكوّن رباعية ردها الوحيد، { $squares }، ممنوع
reason-four = يكوّن رباعية يجب الرد عليها في { $squares }
reason-stops-four = يمنع رباعية لا رد عليها
reason-stops-two-threats = يمنع تهديدين معًا
reason-open-three = يكوّن ثلاثية مفتوحة
reason-stops-three = يوقف ثلاثية مفتوحة
reason-builds = { $count ->
    [zero] يحضّر ثلاثية مفتوحة
    [one] يحضّر ثلاثية مفتوحة
    [two] يحضّر ثلاثيات مفتوحة في مكانين
    [few] يحضّر ثلاثيات مفتوحة في { $count } أماكن
    [many] يحضّر ثلاثيات مفتوحة في { $count } مكانًا
   *[other] يحضّر ثلاثيات مفتوحة في { $count } مكان
}
reason-hinders = يأخذ نقطة يحتاجها الخصم
reason-middle = يأخذ الوسط
reason-two-threats = يصنع تهديدين معًا
reason-forces = يهدد بالفوز في { $squares }، ويجب إيقاف ذلك
reason-lasting = يصنع في { $squares } تهديدًا يدوم
reason-stops-lasting = ينهي التهديد في { $squares }
reason-keeps-away = يتجنب الأعمدة الخاسرة
reason-most-rows = { $count ->
    [zero] لا يحضّر أي صف رباعي
    [one] يحضّر صفًا رباعيًا واحدًا
    [two] يحضّر صفين رباعيين
    [few] يحضّر { $count } صفوف رباعية
    [many] يحضّر { $count } صفًا رباعيًا
   *[other] يحضّر { $count } صف رباعي
}
reason-hinders-rows = { $count ->
    [zero] لا يسد صفوف الخصم
    [one] يسد صفًا للخصم
    [two] يسد صفين للخصم
    [few] يسد { $count } صفوف للخصم
    [many] يسد { $count } صفًا للخصم
   *[other] يسد { $count } صف للخصم
}
reason-waits = { $count ->
    [zero] يحضّر فوزًا
    [one] يحضّر فوزًا في { $squares }
    [two] يحضّر فوزين في { $squares }
    [few] يحضّر فرص فوز في { $squares }
    [many] يحضّر فرص فوز في { $squares }
   *[other] يحضّر فرص فوز في { $squares }
}
reason-one-of-few = { $count ->
    [zero] لا يتيح الفوز للخصم
    [one] هو النقلة الوحيدة التي لا تتيح الفوز للخصم
    [two] هو إحدى نقلتين لا تتيحان الفوز للخصم
    [few] هو إحدى { $count } نقلات لا تتيح الفوز للخصم
    [many] هو إحدى { $count } نقلة لا تتيح الفوز للخصم
   *[other] هو إحدى { $count } نقلة لا تتيح الفوز للخصم
}
reason-begins = هو بداية جيدة
reason-swaps = هو الأفضل: الحجر الأول أقوى من أي رد
reason-opens-evenly = بداية متكافئة: أخذ هذا الحجر لا يفيد كثيرًا
reason-secures-edges = يضمن الوصل من حافة إلى حافة
reason-keeps-link = { $count ->
    [one] يُبقي { $squares } متصلًا بالحافة
   *[other] يُبقي الاتصال بين { $squares }
}
reason-breaks-link = { $count ->
    [one] يقطع { $squares } عن الحافة
   *[other] يقطع الاتصال بين { $squares }
}
reason-links = { $count ->
    [one] يصل { $squares } بالحافة
   *[other] يصل بين { $squares }
}
reason-bridges = { $count ->
    [one] يبني جسرًا إلى { $squares }
   *[other] يبني جسورًا إلى { $squares }
}
reason-reaches-edge = يبني جسرًا إلى حافته
reason-intrudes = لعبٌ داخل جسر يوجب الرد في { $squares }
reason-shortens = { $count ->
    [zero] يصل بين الحافتين
    [one] لا يبقى بعده إلا حجر واحد للوصل
    [two] لا يبقى بعده إلا حجران للوصل
    [few] لا تبقى بعده إلا { $count } أحجار للوصل
    [many] لا يبقى بعده إلا { $count } حجرًا للوصل
   *[other] لا يبقى بعده إلا { $count } حجر للوصل
}
reason-lengthens = { $count ->
    [zero] يعرقل وصل الخصم بالأحجار
    [one] يُبقي الخصم على بعد حجر واحد من الوصل
    [two] يُبقي الخصم على بعد حجرين من الوصل
    [few] يُبقي الخصم على بعد { $count } أحجار من الوصل
    [many] يُبقي الخصم على بعد { $count } حجرًا من الوصل
   *[other] يُبقي الخصم على بعد { $count } حجر من الوصل
}
reason-develops = مناسب للهجوم والدفاع معًا
