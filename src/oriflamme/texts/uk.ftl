# Українська. `.short` — підказка на один рядок, `.rule` — уся властивість, `.ruling-…` — про що питають найчастіше.

### Карти базового набору

card-archer = Лучниця
    .short = вилучити першу чи останню карту ряду
    .rule = Обирає один кінець ряду й вилучає карту, що там лежить.
    .ruling-self = Стоячи скраю, Лучниця може обрати й себе; якщо в ряді більше нікого, мусить — і все одно
        приносить за це 1.
    .ruling-must = Не стріляти не можна, навіть коли на обох кінцях ваші карти.

card-soldier = Солдат
    .short = вилучити сусідню карту
    .rule = Вилучає карту поруч із собою.
    .ruling-alone = Якщо поруч нікого, Солдат нічого не робить і лишається на місці.
    .ruling-own = Якщо поруч лише ваші карти, одну з них доведеться вилучити.

card-spy = Шпигун
    .short = забрати 1 у власника сусідньої карти
    .rule = Обирає карту поруч і забирає 1 очко впливу з особистого запасу її родини.
    .asked = { $card }: у власника якої сусідньої карти забрати 1?
    .sure = Забрати 1 у власника карти: { $target }?
    .ruling-stock = Жетонам на обраній карті нічого не загрожує: страждає лише запас.
    .ruling-nothing = Власна карта або карта родини з порожнім запасом нічого не дає, але обрати її можна.

card-heir = Спадкоємець
    .short = +2, якщо немає іншого відкритого Спадкоємця
    .rule = Приносить 2, якщо ніде в ряді не лежить зверху інший відкритий Спадкоємець.
    .ruling-closed = Закриті й накриті Спадкоємці не рахуються.
    .ruling-shapeshifter = Перевертень із властивістю Спадкоємця шукає інших відкритих Перевертнів, бо
        зберігає власне ім’я.

card-shapeshifter = Перевертень
    .short = виконати властивість відкритого сусіда
    .rule = Обирає відкритого персонажа поруч і виконує його властивість зі свого місця та для своєї родини.
    .asked = { $card }: властивість якого сусіда виконати?
    .sure = Виконати властивість карти: { $target }?
    .ruling-informer = Усе, що позичена властивість каже про «цю карту», стосується Перевертня: як
        Інформаторка він повертається в руку, як Дезертир може бути скинутий.
    .ruling-ambush = Коли Перевертень вилучає карту, нападник — він сам: через Засідку скинуть саме його.
    .ruling-other = Можна обрати й іншого Перевертня, але тоді нічого не станеться.

card-lord = Лорд
    .short = +1 і ще +1 за кожну свою карту поруч
    .rule = Приносить 1 і ще по 1 за кожну карту вашої родини безпосередньо поруч.
    .ruling-neighbours = Відкрита карта чи закрита — байдуже; у сусідньому стосі рахується лише верхня.

card-assassination = Отрута
    .short = вилучити будь-яку карту ряду
    .rule = Вилучає будь-яку карту ряду, а потім Отруту скидають.
    .ruling-self = Можна обрати й саму Отруту: це дає 1, і більше нічого не стається.

card-royal-decree = Королівський указ
    .short = перенести будь-яку іншу карту в ряді
    .rule = Бере будь-яку іншу верхню карту з усім, що на ній лежить, і переносить на нове місце в ряді,
        але не на іншу карту. Потім указ скидають.
    .asked = { $card }: яку карту перенести?
    .sure = Перенести: { $target }?
    .ruling-twice = Карта, перенесена на місце після указу, діятиме в цьому раунді (хай навіть удруге);
        перенесена на місце перед ним — ні.
    .ruling-stack = Верхню карту стосу можна покласти будь-де, навіть одразу біля її колишнього стосу.
    .ruling-alone = Якщо в ряді більше нікого, указ просто скидають.

card-ambush = Засідка
    .short = вилучив суперник: +4, а нападника скинуто
    .rule = Якщо її вилучає інша родина, ви отримуєте 4, а карту нападника скидають. Якщо ви відкриваєте
        її самі, її жетони втрачено, ви отримуєте 1, і Засідку скидають.
    .ruling-order = Спершу нападник отримує 1 за вилучення.
    .ruling-own = Якщо її вилучає ваша ж родина, більше нічого не стається.

card-conspiracy = Змова
    .short = отримати вдвічі більше, ніж на ній лежить
    .rule = Коли її відкрито, дає вдвічі більше, ніж на ній лежить. Потім її скидають.
    .ruling-total = Удвічі загалом: за три жетони — 6, а не 9.

### Карти набору «Альянс»

card-empress = Імператорка
    .short = +2 і жетон на закриту карту суперника
    .rule = Приносить 2. Потім 1 жетон із загального запасу лягає на закриту верхню карту суперника, яку
        оберете ви.
    .asked = { $card }: яка закрита карта отримає жетон?
    .sure = Жетон отримає { $target }?
    .ruling-none = Якщо в жодного суперника немає закритої верхньої карти, жетон нікому не дістається.

card-fanatic = Фанатик
    .short = +1 (+2, якщо інших ваших відкритих немає)
    .rule = Приносить 1 і ще 1, якщо серед ваших верхніх карт у ряді немає інших відкритих.

card-informer = Інформаторка
    .short = +1 за чужий жетон поруч або заміна картою з руки
    .rule = Або доносить: ви отримуєте стільки, скільки лежить на закритих картах інших родин одразу поруч
        (жетони лишаються там). Або її замінюють: вона повертається у вашу руку, а її місце займає інша
        карта з руки, закрита й без жетонів.
    .ruling-asleep = Нова карта не діє в цьому раунді, навіть якщо її перенесуть.
    .ruling-stack = Те, що лежало під Інформаторкою, лишається накритим.
    .ruling-known = Усі знають, що Інформаторка знову у вашій руці.

card-diplomat = Дипломатка
    .short = +1 і 2 жетони іншій Дипломатці або забрати свої жетони
    .rule = Або домовляється: ви отримуєте 1, а 2 жетони лягають на одну іншу відкриту Дипломатку, якщо
        така є. Або її відкликають: ви забираєте всі жетони, що на ній лежать, і скидаєте її.
    .ruling-tokens = Єдина відкрита карта, на якій можуть лежати жетони. Вони лишаються, коли її накривають,
        і зникають, коли її вилучають.
    .ruling-zero = Відкликати її можна й без жодного жетона.

card-deserter = Дезертир
    .short = вилучити сусіда; лишається тільки біля відкритого персонажа
    .rule = Вилучає карту поруч і приносить ще 1, якщо то був персонаж. Коли ряд зімкнеться, Дезертира
        скидають, хіба що поруч стоїть відкритий персонаж.
    .ruling-kind = Закритий персонаж — теж персонаж.
    .ruling-alone = Якщо поруч нікого, Дезертира просто скидають.

card-judge = Суддя
    .short = +1 і вирок карті або вилучити карту з вироком
    .rule = Або виносить вирок: ви отримуєте 1 і кладете жетон вироку на будь-яку верхню карту. Або вилучає
        верхню карту, на якій такий жетон уже є.
    .ruling-pool = Жетонів вироку п’ять на весь стіл. Поки всі вони на картах, вирок дає 1, але нічого не
        позначає.
    .ruling-stay = Жетон вироку лишається, коли карту накривають, переносять чи перевертають, і повертається
        до решти жетонів вироку, коли карта покидає ряд.
    .ruling-self = Суддя може позначити або вилучити й себе.

card-revolt = Повстання
    .short = віддати його жетон: вилучити обох сусідів
    .rule = Щоб відкрити його, треба віддати один із його жетонів; решту отримуєте ви. Обидві сусідні карти
        вилучають, а Повстання знову кладуть долілиць, без жетонів.
    .ruling-tokens = Без жетона його можна лише залишити закритим.
    .ruling-known = Відтоді всі знають, що це за карта; жетона цього разу вона не отримує.
    .ruling-ambush = Якщо одна з сусідніх карт — Засідка іншої родини, Повстання не перевертають, а скидають.

card-extortion = Здирство
    .short = вилучив суперник: +2 за кожну його карту
    .rule = Якщо його вилучає інша родина, ви отримуєте по 2 за кожну її верхню карту в ряді, а вона
        втрачає по жетону з кожної своєї закритої верхньої карти. Якщо ви відкриваєте його самі, його
        жетони втрачено, ви отримуєте 1, і Здирство скидають.
    .ruling-attacker = Карта нападника рахується, якщо вона ще в ряді; Здирство її не скидає.

card-infiltration = Проникнення
    .short = жетони на свої закриті; +2 за вилучену закриту
    .rule = Кладе 1 жетон на кожну вашу закриту верхню карту, а саме Проникнення зберігають. Відтоді ви
        отримуєте ще 2 за кожну закриту карту, яку вилучаєте.
    .ruling-own = Ваші власні закриті карти теж рахуються.
    .ruling-open = Карта, що діє, відкрита, тож за вилучення самої себе бонусу немає.

card-deal = Угода
    .short = +1 за кожен її жетон у кожному новому раунді й у кінці
    .rule = Її зберігають разом із жетонами. На початку кожного наступного раунду, якщо у вас є карта в ряді,
        а також у кінці гри ви отримуєте стільки, скільки на ній лежить.
    .ruling-tokens = Коли її відкривають, жетони не переходять до вас: вони лишаються на ній і визначають,
        скільки вона платить.

### Перебіг гри

rules-aim = Шість раундів, щораунду по одній карті. Перемагає родина, яка наприкінці має найбільше впливу.
rules-set-up = Усі родини мають однакові десять карт. Три ваші, взяті наосліп, відкладають долілиць на всю
    гру. Решта сім — ваша рука, з неї ви зіграєте шість. Кожен починає з 1 очком впливу. Першого гравця
    визначає випадок.
rules-round = На початку раунду збережені карти приносять вплив. Далі йде викладання, потім активація. У кінці
    раунду жетон першого гравця переходить ліворуч.
rules-placement = Викладання: за годинниковою стрілкою, починаючи з першого гравця, кожен кладе одну карту
    долілиць на будь-який кінець ряду або поверх власної карти.
rules-activation = Активація: від першої карти до останньої діє кожна верхня карта. Закриту або залишають
    закритою, і на неї лягає жетон, або відкривають: власник забирає жетони, і карта виконує свою
    властивість. Відкрита виконує властивість щораунду, хоче того власник чи ні.
rules-elimination = Вилучення карти дає вам 1, навіть якщо карта ваша. Карту показують, і вона йде до скиду
    свого власника, а жетони на ній втрачено. Коли карту просто скидають, це нікому нічого не дає.
rules-stacks = У стосі діє лише верхня карта. Накрита зберігає свої жетони, нічого не робить, і з нею нічого
    не можна зробити. Якщо карта над нею покидає ряд під час власної дії, накрита діє негайно.
rules-known = Власні закриті карти, у ряді й відкладені, ви можете дивитися будь-коли; більше ніхто. Усі
    бачать відкриті карти, жетони на кожній карті, скільки карт у стосі чи в руці, а також усі запаси, скиди
    та збережені карти.
rules-end = Після шести раундів жетони, що лишилися в ряді, нічого не варті. За нічиєї перемагає родина, що
    має більше верхніх карт у ряді; якщо й тут порівну, перемогу ділять.
rules-more = oriflamme rules CARD — усе про одну карту.

type-character = персонаж
type-intrigue = інтрига
set-base = базовий
set-alliance = «Альянс»

### Що відбувається за столом. $who — родина, $card — карта ряду: «Шпигун (Синій) на місці 3».

event-round = Раунд { $number }: починає { $who }.
event-placed-first = { $who }: { $card } лягає на початок ряду.
event-placed-last = { $who }: { $card } лягає в кінець ряду.
placed-secret = Інші не бачать, яка це карта.
event-placed-on = { $who }: { $card } лягає зверху. Накрито: { $beneath }.
event-kept = { $card }: карта лишається закритою, жетонів на ній — { $number }.
event-revealed = Відкрито: { $card }.
event-tokens-collected = { $card }: забрано жетонів — { $number } ({ $who }: { $total }).
event-tokens-collected-for = { $card }: забрано жетонів — { $collected }, це приносить { $number } ({ $who }: { $total }).
event-chose-spy = { $card } не має чого забрати. Ціль: { $target }.
event-chose-report = { $card } доносить.
event-chose-confer = { $card } домовляється.
event-chose-withdraw = Відкликано: { $card }.
event-copied = { $acting } виконує властивість карти: { $card }.
event-no-effect = { $card }: властивість нічого не дає.
event-no-effect-because = { $card } нічого не дає: { $reason }.
event-gained = { $card } приносить { $number } ({ $who }: { $total }).
event-gained-deserter-character = { $card } приносить ще { $number } за персонажа ({ $who }: { $total }).
event-reacted = { $card } дає відсіч і приносить { $number } ({ $who }: { $total }).
event-robbed = { $card } забирає { $number }, платить { $victim }.
event-tokens-given = { $number ->
        [one] { $acting } кладе { $number } жетон на карту: { $card }.
        [few] { $acting } кладе { $number } жетони на карту: { $card }.
        [many] { $acting } кладе { $number } жетонів на карту: { $card }.
       *[other] { $acting } кладе { $number } жетона на карту: { $card }.
    }
event-tokens-lost = { $number ->
        [one] { $card } втрачає { $number } жетон.
        [few] { $card } втрачає { $number } жетони.
        [many] { $card } втрачає { $number } жетонів.
       *[other] { $card } втрачає { $number } жетона.
    }
event-verdict = Винесено вирок: { $card }.
event-eliminated = { $acting } вилучає карту: { $card }.
event-discarded = Скинуто: { $card }.
event-reserved = Збережено: { $card }; жетонів на карті — { $number }.
event-moved = { $acting } переносить карту на місце { $number }: { $card }.
event-swapped = { $card } повертається в руку; { $laid } лягає на це місце долілиць і чекає наступного раунду.
event-turned-down = { $card } знову лежить долілиць.
event-over = Гру завершено.

family-R = Червоний
family-B = Синій
family-G = Зелений
family-Y = Жовтий
family-V = Фіолетовий

### Карти в реченнях

card-of = { $name } ({ $who })
card-of-unknown = закрита карта ({ $who })
card-at = { $card } на місці { $position }
card-new = карта
card-own = { $name }

### Гра в терміналі

play-round = Раунд { $round } з { $rounds }, { $phase }
play-placement = викладання
play-activation = активація
play-over = кінець гри
play-you = ви
play-first = починає
play-hand = рука { $number }
play-in-row = ряд { $number }
play-discard = скинуто
play-reserve = збережено
play-back = знову в руці
play-empty-row = Ряд порожній.
play-beneath = Під місцем { $position }: { $cards }
play-your-hand = Ваша рука
play-your-aside = Відкладено
play-closed = закрита
play-open = відкрита
play-asleep = спить
play-known = відома
play-over-cards = накриває { $number }
play-more = ? довідка, q вихід

ask-place-card = Викладіть карту: яку?
ask-place-where = { $name }: куди?
ask-keep = Діє { $card }. Залишити карту закритою чи відкрити?
ask-target = { $card }: яку карту обрати?
ask-gap = { $card }: куди піде { $target }?
ask-report = { $card }: донести чи замінити?
ask-confer = { $card }: домовитися чи відкликати?
ask-verdict = { $card }: вирок чи вилучення?

do-first = на початок ряду
do-first-empty = у порожній ряд
do-last = у кінець ряду
do-on = зверху: { $card }
do-keep = залишити закритою: жетонів на ній стане { $number }
do-reveal = відкрити: { $short }
do-target = { $card }
do-gap-first = перед усіма
do-gap-last = після всіх
do-gap = між картами: { $left } і { $right }
do-report = донести: +1 за кожен жетон на чужих закритих сусідах
do-swap = замінити: на це місце стає { $name }
do-confer = домовитися: +1
do-confer-gift = домовитися: +1, а ще 2 жетони сюди: { $card }
do-withdraw = відкликати: забрати жетони ({ $number }) і скинути карту
do-verdict = вирок, +1: { $card }
do-verdict-none = вирок: +1, вільних жетонів вироку немає
do-eliminate = вилучити: { $card }

play-help = Відповідайте номером дії або введіть її в нотації, наприклад «place heir first», «keep»,
    «target 3».
play-help-cards = rules CARD — про одну карту, rules без назви — про раунд; b повертає до вибору карти.
play-help-row = Карти ряду діють по черзі, починаючи з 1. ● — вплив, що лежить на карті, ▲ — вирок. Що це за
    закрита карта, ви бачите, лише якщо вона ваша.
play-help-quit = q — вийти з гри.
play-not-legal = Зараз це неможливо.
play-not-understood = «{ $text }» — це ні номер зі списку, ні дія; ? — довідка.
play-nearest = Може, «{ $nearest }»?
play-no-card = Карти «{ $text }» немає.
play-recorded = Гру збережено. Прочитати її: oriflamme replay { $file }
play-recorded-part = Гру збережено до цього місця. Прочитати її: oriflamme replay { $file }

end-won = { $who } перемагає, вплив — { $influence }.
end-won-tie = { $who } перемагає: вплив однаковий ({ $tied }: { $influence }), але { $who } має найбільше верхніх карт у ряді ({ $cards }).
end-shared = { $tied } ділять перемогу. У кожного вплив — { $influence }, верхніх карт у ряді — { $cards }.
end-influence = вплив
end-cards = верхні карти в ряді
end-again = Та сама роздача ще раз: oriflamme play { $options }

### Сервер столів

serve-join = Приєднатися в цій самій мережі: { $link }

page-table = Стіл { $code }
page-move = Грати на цьому пристрої
page-move-text = Ваше ім’я та ваші місця за столами будуть і на цьому пристрої.
page-move-button = Так, це мій пристрій
page-not-built = Сторінку не зібрано
page-not-built-text = Цей сервер установлено без столу для браузера. Виконайте «make setup» у теці з
    його вихідним кодом або встановіть його ще раз, коли буде доступний реєстр npm.
page-not-found = Тут нічого немає

### Чому сервер каже «ні»

refused-malformed = Не вдалося прочитати: { $what }.
refused-foreign = Це надійшло з іншого сайту.
refused-banned = Вас заблоковано на цьому сервері.
refused-no-person = Спершу оберіть ім’я.
refused-people-only = Це можуть робити лише люди, а не програми.
refused-name = { $most ->
        [one] Ім’я має містити від 1 до { $most } символу.
       *[other] Ім’я має містити від 1 до { $most } символів.
    }
refused-name-taken = Хтось за цим столом уже має таке ім’я.
refused-settings = Такий стіл створити не можна, перевірте: { $what }.
refused-full = Усі місця зайняті.
refused-taken = Це місце зайняте.
refused-seated = Ви вже сидите за цим столом.
refused-started = Гра вже почалася.
refused-starting = Гра ось-ось почнеться.
refused-not-called = Від вас зараз нічого не чекають.
refused-other-bits = Ці біти не відповідають оголошеному відбитку.
refused-host-only = Це може зробити лише господар столу.
refused-seats-free = Ще є вільні місця.
refused-nobody-plays = Тут сидять самі боти; щоб грати, хтось має сісти.
refused-no-such-bot = Бота такого рівня немає.
refused-no-such-seat = Там ніхто не сидить.
refused-no-such-voice = Тут немає нікого з таким ім’ям.
refused-no-such-line = Такого рядка в чаті немає.
refused-no-such-person = Такої людини немає.
refused-no-such-table = Такого столу немає.
refused-no-such-game = Такої гри немає, або її ще не завершено.
refused-no-such-step = У цій грі немає такого кроку.
refused-no-such-link = Це посилання вже використано, або воно застаріло.
refused-no-such-program = Такої програми ви не підключали.
refused-no-such-page = За цією адресою нічого немає.
refused-not-allowed = Тут так робити не можна.
refused-no-seat = Ви не сидите за цим столом.
refused-no-watching = Цей стіл закритий для глядачів.
refused-not-playing = Зараз гра не триває.
refused-not-over = Гру ще не завершено.
refused-stale = Це рішення вже ухвалено; відкрите зараз має номер { $decision }.
refused-not-asked = Зараз черга іншої родини.
refused-not-an-action = Це не дія.
refused-illegal = Зараз це неможливо.
refused-chat-length = { $most ->
        [one] Повідомлення має містити від 1 до { $most } символу.
       *[other] Повідомлення має містити від 1 до { $most } символів.
    }
refused-muted = Господар столу заборонив вам писати в чат.
refused-too-many-tables = Незавершених столів у вас уже { $most }; дограйте або покиньте якийсь.
refused-too-many-tokens = Програм у вас уже { $most }.
refused-too-many-devices = Пристроїв у вас уже { $most }; спершу вийдіть на решті.
refused-too-many-sockets = Забагато з’єднань із вашої адреси.
refused-too-long = Забагато даних; дозволено байтів: { $most }.
refused-pace = Забагато одразу; зачекайте хвильку.
refused-host = Цей сайт має іншу назву.
refused-chat-full = За цим столом сказано вже досить.
refused-changes-full = За цим столом надто часто сідали й вставали; створіть новий.
refused-seated-only = За цим столом пишуть лише ті, хто сидить.
refused-too-many-bot-games = Партій із ботами у вас уже { $most }; спершу дограйте якусь.
refused-store-full = Диск сервера заповнений. Нічого не змінилося; спробуйте пізніше.
refused-store-locked = База даних сервера зайнята. Нічого не змінилося; спробуйте за мить.
refused-store-read-only = Сервер може лише читати свою базу даних, а не писати до неї. Нічого не змінилося.
refused-store-io = Диск сервера відповідає не так, як слід. Нічого не змінилося; спробуйте пізніше.
refused-store-broken = Сервер не може цього зберегти. Нічого не змінилося.

bye-binary = Повідомлення мають бути текстом.
bye-hello = Першим повідомленням має бути привітання hello.
bye-no-watching = Гра почалася, і цей стіл закритий для глядачів.
bye-forgotten = Ваші дані видалено.
bye-signed-out = Ви вийшли на цьому пристрої.
bye-banned = Вас заблоковано на цьому сервері.

### Стіл у браузері

chip-closed = закрита карта
chip-closed-at = закрита карта на місці { $position }

row-title = Ряд подій
row-first = початок
row-last = кінець
row-pool = Залишилося жетонів вироку: { $number }
glance-says = Увесь ряд: торкніться, щоб перейти
glance-more = ще { $number } на вибір
glance-left = лівіше
glance-right = правіше
gap-empty = у порожній ряд
gap-first = перед усіма
gap-last = після всіх
gap-between = проміжок між { $left } і { $right }

# Назва карти ряду для програми зчитування з екрана; закрита карта ніколи не каже більше, ніж знає глядач.
slot-more = { $tokens ->
        [0] {""}
        [one] {", "}{ $tokens } жетон
        [few] {", "}{ $tokens } жетони
        [many] {", "}{ $tokens } жетонів
       *[other] {", "}{ $tokens } жетона
    }{ $verdicts ->
        [0] {""}
       *[other] {", під вироком"}
    }{ $under ->
        [0] {""}
       *[other] {", накриває: "}{ $beneath }
    }
slot-beneath = Під нею: { $cards }.
slot-beneath-closed = закрита карта
slot-beneath-known = закрита карта «{ $card }»
slot-open = { $card } ({ $name }), місце { $position }{ slot-more }
slot-closed = Закрита карта ({ $name }), місце { $position }{ slot-more }
slot-mine = Ваша закрита карта «{ $card }», місце { $position }{ slot-more }
slot-cards = стос: { $number }
slot-known = Закрита карта «{ $card }» ({ $name }), відома всім, місце { $position }{ slot-more }

bar-home = «Орифлама», на головну сторінку
bar-table = Стіл
tab-table = Стіл { $code }
bar-round = Раунд
bar-rounds = Шість раундів
bar-sound = Звук
bar-rules = Карти та їхні правила
bar-settings = Налаштування
bar-menu = Меню
menu-rules = Правила гри
menu-home = Головна сторінка
menu-home-more = Гра триває, ви знайдете її там.
menu-leave = Покинути гру
menu-leave-more = Далі за вас гратиме бот. Поки гра триває, ви можете повернутися.
menu-leave-sure = Покинути зараз
phase-placement = Викладання
phase-activation = Активація
phase-over = Кінець
bar-line-connecting = з’єднання…
bar-line-open = на зв’язку
bar-line-lost = зв’язок утрачено
bar-line-closed = немає зв’язку

arms-R = У червоному полі лев
arms-B = У лазуровому полі орел
arms-G = У зеленому полі олень
arms-Y = У золотому полі ведмідь
arms-V = У пурпуровому полі єдиноріг
family-look = { $name }: що є поза рядом
family-first = починає раунд
family-stand-in = грає бот
family-away = не в мережі
family-influence = вплив
family-hand = рука
family-aside = відкладено
family-discard = скид
family-reserve = збережено
family-discard-of = Скид ({ $name }): { $number }
family-discard-mine = Ваш скид: { $number }
clock-left = лишилося часу
hand-title = Ваша рука
seat-title = Ваше місце
reading = Карта, яку ви читаєте
hand-card = { $card }: { $short }

question-title = Ваше рішення
question-places = Місця
question-skip = Пропустити
key-space = Пробіл

card-named = { $card } ({ $who }) на місці { $position }
card-named-mine = { $card } (ваша карта) на місці { $position }
card-named-closed = закрита карта ({ $who }) на місці { $position }

asked-place = Оберіть, яку карту з руки викласти.
asked-place-empty = Ряд порожній: оберіть карту, що його почне.
asked-place-where = Куди покласти карту «{ $card }»?
asked-keep = Черга вашої карти «{ $card }». Відкрити її чи залишити закритою?
asked-keep-only = Черга вашої карти «{ $card }». Її можна лише залишити закритою.
asked-target = { $card }: яку карту вилучити?
asked-gap = Куди піде { $target }? Оберіть проміжок.
asked-report = { $card }: донести чи замінити картою з руки?
asked-swap = { $card }: яка карта з руки стане на це місце?
asked-confer = { $card }: домовитися чи відкликати?
asked-verdict = { $card }: винести вирок чи вилучити?
asked-verdict-only = { $card }: якій карті винести вирок?
asked-eliminate = { $card }: яку карту з вироком вилучити?

sure-place-only = Почати ряд картою «{ $card }»?
sure-place-first = Покласти карту «{ $card }» на початок ряду, ліворуч?
sure-place-last = Покласти карту «{ $card }» у кінець ряду, праворуч?
sure-place-on = Накрити вашу карту «{ $beneath }» картою «{ $card }»?
sure-eliminate = Вилучити: { $target }?
sure-verdict = Винести вирок: { $target }?
sure-confer = Два жетони отримає { $target }?

tells-place = Вона ляже закритою: на початок ряду, у кінець або на вашу карту.
tells-aside = Це сім із ваших десяти карт. Решту три, навмання, відкладено на всю гру.
tells-place-marked = Вона ляже закритою. Що це за карта, знаєте лише ви.
tells-gap = Перед картою, яка діє зараз, у цьому раунді не діятиме, після неї — діятиме.
tells-keep = { $tokens ->
        [0] На ній ще нічого не лежить.
        [one] На ній лежить { $tokens } жетон.
        [few] На ній лежать { $tokens } жетони.
        [many] На ній лежить { $tokens } жетонів.
       *[other] На ній лежить { $tokens } жетона.
    } Більше ніхто не знає, що це за карта.
tells-keep-known = { $tokens ->
        [0] На ній ще нічого не лежить.
        [one] На ній лежить { $tokens } жетон.
        [few] На ній лежать { $tokens } жетони.
        [many] На ній лежить { $tokens } жетонів.
       *[other] На ній лежить { $tokens } жетона.
    } Усі знають, що це за карта.

place-only = Сюди
place-first = На початок
place-last = У кінець
place-on = Зверху: { $card }

word-keep = Залишити
    .hint = ще один жетон на карту
word-reveal = Відкрити
    .hint = виконати властивість
word-report = Донести
    .hint = +1 за жетон на чужих закритих сусідах
word-swap = Замінити
    .hint = на це місце стане карта з руки.
word-confer = Домовитися
    .hint = 2 жетони іншій Дипломатці.
word-withdraw = Відкликати
    .hint = забрати жетони з карти, скинути її
word-verdict = Вирок
    .hint = позначити карту.
word-eliminate = Вилучити
    .hint = зникає карта з вироком.

confirm-place = Покласти сюди
confirm-none = Оберіть, потім підтвердьте
confirm-keep = Залишити закритою
confirm-reveal = Відкрити
confirm-target = Так, цю
confirm-gap = Перенести сюди
confirm-swap = Замінити
confirm-report = Донести
confirm-confer = Домовитися
confirm-withdraw = Відкликати
confirm-verdict = Позначити
confirm-eliminate = Вилучити

gives-ability = { $short }
gives-you-gain = Ви отримуєте { $number }.
gives-you-between = Ви отримуєте від { $least } до { $most }.
gives-other-gain = { $name } отримує { $number }.
gives-other-lose = { $name } втрачає { $number }.
gives-other-between = { $name } отримує від { $least } до { $most }.
gives-token-here = { $number ->
        [one] Ще { $number } жетон на карту, разом { $total }.
        [few] Ще { $number } жетони на карту, разом { $total }.
        [many] Ще { $number } жетонів на карту, разом { $total }.
       *[other] Ще { $number } жетона на карту, разом { $total }.
    }
gives-token-there = { $number ->
        [one] { $card } отримує { $number } жетон.
        [few] { $card } отримує { $number } жетони.
        [many] { $card } отримує { $number } жетонів.
       *[other] { $card } отримує { $number } жетона.
    }
gives-ability-sum = { $short }: +{ $number }.
gives-ability-between = { $short }: від +{ $least } до +{ $most }.
gives-tokens-taken = Її жетони ваші: { $number }.
gives-tokens-worth = Її жетони: { $number }. Вони дають { $amount }.
gives-tokens-lost = Її жетони пропадають: { $number }.
gives-tokens-lost-there = { $card } втрачає жетони: { $number }.
gives-tokens-lost-may = Жетони можуть пропасти.
gives-tokens-cards = По 1 жетону на карти: { $number }.
gives-eliminates = Вилучає: { $card }.
gives-copies = Копіює: { $card }.
gives-reacts = { $name } дає відсіч: +{ $number }.
gives-may-react = { $name } може дати відсіч: до +{ $most }.
gives-may-strike-back = { $name } може дати відсіч.
gives-discarded = Потім вашу карту скинуто.
gives-discarded-may = Вашу карту може бути скинуто.
gives-reserved = { $number ->
        [0] Вона покидає ряд, її збережено перед вами, і вона діє далі.
       *[other] Вона покидає ряд, її збережено перед вами, жетонів на ній — { $number }, і вона діє далі.
    }
gives-turned-down = Потім вона знову лежить долілиць.
gives-turned-down-may = Якщо лишиться, знову лежатиме долілиць.
gives-swapped = Вона повертається в руку. Нова карта в цьому раунді не діє.
gives-nothing = Нічого не дає.
gives-nothing-because = Нічого не дає: { $reason }.

nothing-heir-alone = відкрита ще одна карта «{ $name }»
nothing-order-no-target = їй немає кого обрати
nothing-spy-takes = забрати нічого
nothing-informer-report = на чужих закритих сусідах немає жетонів
nothing-diplomat-withdraw = на ній немає жетонів
nothing-shapeshifter-shapeshifter = скопійовано таку саму карту

wait-playing = Діють карти ряду.
wait-over = Гру завершено.
wait-place = { $name } обирає, яку карту викласти.
wait-keep = { $name } вирішує, що робити з картою на місці { $position }: відкрити чи залишити закритою.
wait-choice = { $name } вирішує, що зробить карта на місці { $position }.
wait-target = { $card } ({ $name }) на місці { $position } обирає карту.
wait-gap = { $card } ({ $name }) обирає, куди перенести карту.
wait-report = { $card } ({ $name }) на місці { $position }: донести чи замінити.
wait-confer = { $card } ({ $name }) на місці { $position }: домовитися чи відкликати.
wait-verdict = { $card } ({ $name }) на місці { $position }: винести вирок чи вилучити.
wait-away = { $name } не тут: бот замінить через { $time }.

### Поруч зі столом

rail = Бічна панель
rail-chronicle = Хроніка
rail-chat = Чат
rail-cards = Карти
rail-unread = { $number ->
        [one] { $number } непрочитане повідомлення
        [few] { $number } непрочитані повідомлення
        [many] { $number } непрочитаних повідомлень
       *[other] { $number } непрочитаного повідомлення
    }
rail-close = Закрити
rail-back = Назад
rail-open = Відкрити хроніку
rail-none-yet = Ще нічого не сталося.
since-title = Після вашого ходу
since-number = { $number ->
        [one] { $number } подія
        [few] { $number } події
        [many] { $number } подій
       *[other] { $number } події
    }
since-nothing = З вашими картами нічого не сталося.

chronicle-round = Раунд { $round }: починає { $who }
chronicle-activation = Активація
chronicle-over = Кінець
chronicle-why = Чому?
chronicle-show = Рядок { $number }: показати карту
chronicle-newest = До найновішого
chronicle-book = У книзі правил
chronicle-source = Ця гра продовжує іншу з її середини. Що було раніше:
chronicle-position = Ця гра починається із заданої позиції.

chat-say = Напишіть усім за столом
chat-send = Надіслати
chat-empty = Повідомлень ще немає.
chat-people = Учасники
chat-mute = Приховати
chat-mute-name = Приховати для мене: { $name }
chat-silence = Заглушити для всіх
chat-silence-name = Заглушити для всіх: { $name }
chat-silenced = { $name } більше не може писати в чат: так вирішив господар столу.
chat-heard-again = { $name } знову може писати в чат.
chat-report = Поскаржитися
chat-report-name = Поскаржитися на слова: { $name }
chat-reported = Скаргу надіслано. Її розгляне той, хто тримає цей сервер.
chat-removed = (вилучено)
chat-spoken = { $name }: { $text }

symbols-title = Що означають позначки
symbol-coin = вплив; на карті — її жетони
symbol-pennon = діє зараз; на щиті — починає раунд
cards-search = Пошук серед карт
cards-none = Карти з такою назвою в цій грі немає.

detail-gone = Ця карта покинула ряд.
detail-closed = Закрита карта ({ $who })
detail-at = місце { $position }
detail-covered = накрита, у стосі на місці { $position }
detail-tokens = { $number ->
        [one] { $number } жетон
        [few] { $number } жетони
        [many] { $number } жетонів
       *[other] { $number } жетона
    }
detail-verdicts = { $number ->
        [one] { $number } вирок
        [few] { $number } вироки
        [many] { $number } вироків
       *[other] { $number } вироку
    }
detail-laid = викладена в раунді { $round }
detail-open = відкрита
detail-known = закрита, але всі її знають
detail-mine = закрита, її знаєте лише ви
detail-acting = діє зараз
detail-asleep = не діє в цьому раунді
detail-could-be = { $number ->
        [1] Це може бути лише:
        [one] Один із { $number } ще не баченого варіанта:
        [few] Один із { $number } ще не бачених варіантів:
        [many] Один із { $number } ще не бачених варіантів:
       *[other] Один із { $number } ще не баченого варіанта:
    }
detail-cannot-be = Це не може бути:
detail-to-others = { $number ->
        [1] Інші можуть вирахувати, що це за карта.
        [one] Для інших лишається { $number } варіант.
        [few] Для інших лишаються { $number } варіанти.
        [many] Для інших лишається { $number } варіантів.
       *[other] Для інших лишається { $number } варіанта.
    }
detail-stack = Стос, згори донизу
detail-closed-card = закрита карта
detail-rulings = Поширені питання

pile-title = { $who }: поза рядом
pile-discard = Скинуто
pile-reserve = Збережено
pile-back = Відомо, що знову в руці
pile-set-aside = Відкладено
pile-aside = відкладено { $number }
pile-aside-text = Їх визначено навмання перед грою. У грі їх немає, і знає їх лише власник.
pile-hand = рука { $number }
pile-nothing = нічого

settings = Налаштування
settings-theme = Тема
settings-theme-system = Системна
settings-theme-light = Світла
settings-theme-dark = Темна
settings-speed = Швидкість анімації
settings-speed-slow = Повільно
settings-speed-normal = Звичайно
settings-speed-fast = Швидко
settings-speed-off = Миттєво
settings-sound = Звуки
settings-confirm = Підтверджувати кожен вибір
settings-confirm-more = Спершу вибір, потім підтвердження.
settings-aid = «Що це може бути?»
settings-aid-more = Натисніть на закриту карту й побачите, яких карт її родини ще ніхто не бачив.
settings-aid-off = Господар вимкнув це за цим столом.
settings-notify = Сповіщати, коли моя черга
settings-notify-more = Коли ця вкладка у фоні.
settings-notify-blocked = Браузер блокує сповіщення з цієї сторінки.
notify-asked = Ваша черга
settings-keys = Клавіатура
settings-about = Про гру
settings-about-icons = Карти й герби намалювали Lorc, Delapouite та Caro Asercion для game-icons.net; тут вони перефарбовані. Ліцензія CC BY 3.0.
settings-about-fonts = Шрифти Alegreya і Alegreya Sans створив Juan Pablo del Peral, Huerta Tipográfica. Ліцензія SIL Open Font License 1.1.

keys-arrows = між варіантами
keys-across = між рукою та рядом
keys-ends = до першого, до останнього
keys-enter = обрати, потім підтвердити
keys-escape = назад
keys-keep = залишити, відкрити
keys-numbers = місце в ряді
keys-log = хроніка
keys-rules = правила карт

line-connecting = З’єднання зі столом…
line-lost = Зв’язок утрачено. Пробуємо ще раз; ваша гра в безпеці.
line-ended = З’єднання завершено.
line-home = На головну
standin-away = Вас не було, тож за вас грає бот.
standin-time = Ваш час вийшов, тож за вас грає бот.
standin-left = Ви покинули стіл, тож за вас грає бот.
standin-return = Повернутися в гру
standin-did = Поки вас не було, за вас грав бот:

### Головна сторінка, збір гравців і кінець гри

nav-label = Сторінки
nav-play = Грати
nav-learn = Навчання
nav-rules = Правила
nav-ladder = Рейтинг
nav-me = { $name }: ваші ігри й налаштування
nav-settings = Налаштування

home-title = Десять карт, шість раундів, один ряд, що все вирішить.
home-lead = Покладіть карту долілиць. Відкрийте її, коли удар буде найболючішим, або дайте їй накопичити вплив. Для 3–5 родин.
home-play = Грати зараз
home-play-with = { $number ->
        [one] { $set } · { $number } бот, рівень «{ $level }»
        [few] { $set } · { $number } боти, рівень «{ $level }»
        [many] { $set } · { $number } ботів, рівень «{ $level }»
       *[other] { $set } · { $number } бота, рівень «{ $level }»
    }
home-new = Новий стіл
home-code = Код
home-code-label = Код столу
home-join = Приєднатися
home-continue = Продовжити
home-look = Дивитися
home-waiting = { $number ->
        [1] Чекають на вас
       *[other] Чекають на вас: { $number }
    }
home-mine = Ваші столи
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає на гравців. Створіть стіл і запросіть друзів або зіграйте з ботами.
home-watch = Ігри, які можна дивитися
home-learn = Уперше тут?
home-learn-text = Перша гра з підказками, п’ять хвилин: викладайте, чекайте, відкривайте, накривайте й чатуйте
    в засідці.
home-first = Уперше тут? Навчіться за 5 хвилин
home-first-more = Перша гра з підказками. Читати заздалегідь нічого не треба.
home-first-on = Продовжити урок
home-first-on-more = З того місця, де ви зупинилися.
home-learn-on = Вчитися далі
home-learn-button = Як грати
home-unreachable = Сервер недоступний. Пробуємо ще раз…

sheet-close = Закрити
nowhere-text = Можливо, стіл уже прибрали або в адресі є помилка.
nowhere-home = На головну

name-title = Оберіть ім’я
name-label = Ваше ім’я
name-hint = Його бачать інші за столом. Пароля немає: цей пристрій вас пам’ятає.
name-suggestions = Авеліна, Бертран, Кларімонда, Ерменгарда, Фульк, Готфрід, Елоїза, Ізольда, Ламберт,
    Мелісенда, Персеваль, Роланд, Тібо, Йоланда

quick-title = Гра з ботами
quick-change = Змінити набір, кількість гравців і рівень ботів

new-title = Новий стіл
new-make = Створити стіл

set-name-base = Базовий набір
set-name-alliance = «Альянс»
set-name-mixed = Змішаний набір
set-about-base = Десять карт базової гри. Найкраще для початку.
set-about-alliance = Десять інших карт: більше жетонів, вироки та збережені карти.
set-about-mixed = Шість персонажів і чотири інтриги з усіх наборів.

setting-set = Карти
setting-seats = Гравці
setting-seats-hint = Вільні місця можуть зайняти боти.
setting-level = Рівень ботів
setting-kinds = Десять карт
setting-drawn = Випадково
setting-drawn-hint = Карти обирає випадок під час створення столу, тож кожна гра інша.
setting-picked = На вибір
setting-picked-hint = Оберіть шість персонажів і чотири інтриги.
setting-clock = Годинник
setting-clock-none = Немає
setting-clock-live = Секунди
setting-clock-days = Дні
setting-clock-none-hint = Кожен думає стільки, скільки треба.
setting-clock-live-hint = На кожне рішення є стільки секунд. Усе понад них береться з банку часу; коли він
    порожній, далі грає бот.
setting-clock-days-hint = Гра поміж щоденних справ: на кожне рішення — кілька днів.
setting-seconds = Секунди на рішення
setting-bank = Секунди в банку часу
setting-days = Дні на рішення
setting-seating = Місця
setting-seating-random = Випадково
setting-seating-random-hint = Місця розподілить випадок на початку гри.
setting-seating-chosen = На вибір
setting-seating-chosen-hint = Кожен лишається на місці, яке зайняв.
setting-who = Параметри
setting-public = У списку відкритих столів
setting-public-hint = Інакше, щоб його знайти, потрібне посилання або код.
setting-private = Лише за запрошенням (посилання або код)
setting-random = Випадкові місця
setting-chosen = Кожен обирає місце
setting-watched = Із глядачами
setting-watched-hint = Глядачі бачать лише те, що видно всім.
setting-not-watched = Без глядачів
setting-aids = Підказка для пам’яті
setting-aids-hint = Показує, чим ще може бути закрита карта.
setting-no-aids = Без підказки для пам’яті
setting-talk = Глядачі можуть писати
setting-talk-hint = Інакше пишете лише ви й ті, хто сидить за столом.
setting-no-talk = Пишуть лише ті, хто сидить

clock-none = без годинника
clock-short = { $seconds } с
clock-seconds = { $seconds } с на рішення
clock-bank = { $seconds } с на рішення, { $bank } у банку часу
clock-days = { $days ->
        [one] { $days } день на рішення
        [few] { $days } дні на рішення
        [many] { $days } днів на рішення
       *[other] { $days } дня на рішення
    }

picker-character = Персонажі
picker-intrigue = Інтриги
picker-tally = { $number } з { $most }

level-page = Паж
    .about = Щойно вивчив правила.
level-squire = Зброєносець
    .about = Знає, що добре, і часто так і робить.
level-knight = Лицар
    .about = Грає те, що просто зараз здається найкращим.
level-baron = Барон
    .about = Трохи зазирає вперед.
level-regent = Регент
    .about = Зазирає далеко вперед. Наберіться терпіння.
# The names of bots: each family has one of its own, and the level stands beside it.
bot-R = Руфус
bot-B = Базиль
bot-G = Гарен
bot-Y = Івейн
bot-V = Відаль
bot-with-level = { $name } ({ $level })
bot-about = Бот. { $about }

table-of = Стіл: { $name }
table-yours = Ваш стіл
table-with = за столом: { $names }
table-free = { $number ->
        [0] Усі тут
        [one] { $number } вільне місце
        [few] { $number } вільні місця
        [many] { $number } вільних місць
       *[other] { $number } вільного місця
    }
table-asked-you = Раунд { $round }: ваша черга
table-asked = Раунд { $round }: вирішує { $name }
table-action = { $action }: { $title }

tag-you = ви
tag-host = господар
tag-bot = бот
tag-away = не в мережі
tag-ready = усе готово

lobby-free = Вільне місце
lobby-free-family = { $family }: вільно
lobby-add-bot = Додати бота
lobby-add-bot-at = Додати бота на місце: { $family }
lobby-remove = Прибрати
lobby-remove-who = Прибрати: { $name }
lobby-sit = Сісти
lobby-sit-at = Сісти на місце: { $family }
lobby-join = Сісти за стіл
lobby-leave = Піти
lobby-start = Почати гру
lobby-ready = Усі тут. Починайте, коли захочете.
lobby-invite = { $number ->
        [1] Одне місце вільне. Запросіть когось або додайте бота.
        [one] Є { $number } вільне місце. Запросіть людей або додайте ботів.
        [few] Є { $number } вільні місця. Запросіть людей або додайте ботів.
        [many] Є { $number } вільних місць. Запросіть людей або додайте ботів.
       *[other] Є { $number } вільного місця. Запросіть людей або додайте ботів.
    }
lobby-waits-people = { $number ->
        [1] Чекаємо ще на одного гравця.
        [one] Чекаємо ще на { $number } гравця.
        [few] Чекаємо ще на { $number } гравців.
        [many] Чекаємо ще на { $number } гравців.
       *[other] Чекаємо ще на { $number } гравця.
    }
lobby-waits-host = Усі тут. Чекаємо, доки { $host } почне гру.
lobby-call = { $host } починає гру. Ви готові?
lobby-call-text = Місце лишається за вами, доки не вийде час: { $time }
lobby-call-ready = Усе готово
lobby-call-waits = Чекаємо: { $names }.
lobby-call-waits-text = Хто не відповість вчасно, звільнить місце: { $time }
lobby-call-gathered = Усі готові. Карти роздаються.
lobby-late = Немає відповіді вчасно: { $name }. Місце вільне.
lobby-late-you = Час на відповідь вийшов, і ваше місце звільнилося. Ви можете сісти знову.
lobby-may-join = { $number ->
        [1] Одне місце вільне. Зіграєте?
        [one] Є { $number } вільне місце. Зіграєте?
        [few] Є { $number } вільні місця. Зіграєте?
        [many] Є { $number } вільних місць. Зіграєте?
       *[other] Є { $number } вільного місця. Зіграєте?
    }
lobby-choose-seat = { $number ->
        [1] Одне місце вільне. Сідайте, щоб грати.
        [one] Є { $number } вільне місце. Оберіть будь-яке, щоб грати.
        [few] Є { $number } вільні місця. Оберіть одне, щоб грати.
        [many] Є { $number } вільних місць. Оберіть одне, щоб грати.
       *[other] Є { $number } вільного місця. Оберіть одне, щоб грати.
    }
lobby-full = Усі місця зайняті.
lobby-full-watch = Усі місця зайняті. Лишайтеся, щоб подивитися гру.
lobby-closed = Цей стіл закрито.
lobby-invite-title = Запросити
lobby-link = Посилання на цей стіл
lobby-rematch = Готові { $inside } з { $all }. Решта бачить вашу пропозицію на сторінці з результатом.
lobby-link-local = Ця адреса діє лише на цьому комп’ютері. Іншим потрібна та, яку сервер показує під час запуску.
lobby-settings = Налаштування столу
lobby-hash = Відбиток роздачі
lobby-hash-text = Це відбиток тієї частини роздачі, яку задумав сервер. Коли гра почнеться, браузери гравців додадуть до
    неї випадкові біти. Після гри все буде показано, і кожен зможе це перевірити.
lobby-kinds = Десять карт цієї гри
kinds-look = { $name }: подивитися правило
link-copy = Копіювати
link-copied = Скопійовано
qr-label = QR-код із посиланням

bot-title = Додати бота
bot-add = Додати
bot-fill = На всі місця: { $number }

end-headline = { $who } перемагає
end-headline-you = Ви перемогли
end-headline-shared = { $names } ділять перемогу
end-lead = Вплив — { $influence }, на { $number } більше, ніж має { $second }.
end-rematch = Реванш
end-replay = Переглянути повтор
end-rematch-in = { $names }: реванш. Зайнято місць: { $number } з { $all }.
end-new = Нова гра
end-ratings-left = Хтось із гравців залишив гру й у рейтингу посідає останнє місце. Для решти гра рейтингова.
end-ratings-position = Ця гра не рейтингова: вона почалася з середини.
end-to-rematch = До реваншу
end-home = На головну
end-record = Зберегти чи перевірити гру
end-final = Остаточний вплив
end-place = Місце
end-row = Ряд у кінці гри
end-tops = верхніх карт у ряді: { $number }
end-chart = Вплив за раундами
chart-label = Вплив кожної родини на початку і після кожного раунду; числа — у таблиці нижче
chart-start = початок
chart-table = У числах
record-text = Кожна дія гри: щоб переглянути, зберегти чи грати з того місця далі.
record-json = Запис (JSON)
record-txt = Запис (текст)
deal-title = Чи чесною була роздача?
deal-text = Роздача залежить лише від зерна. Відбиток зерна було показано до гри; тепер показано й саме зерно, і кожен
    може перевірити, що вони відповідають одне одному.
deal-how = Як це перевірено
deal-hash = Відбиток (SHA-256), показаний до гри
deal-seed = Зерно, показане тепер
deal-right = Вони відповідають одне одному: роздачу визначено ще до того, як хтось сів за стіл.
deal-wrong = Вони не відповідають одне одному.
deal-together = Зерно роздачі складено з таємниці сервера та випадкових бітів, які додали браузери гравців. Усі відбитки були
    відомі до того, як хтось показав свою частину, тож обрати роздачу не міг ніхто.
deal-secret = Таємниця сервера, показана тепер
deal-bits = Додано: { $name }
deal-bits-missing = Не надійшло вчасно, тож не враховано.
deal-together-right = Усе сходиться: зерно складено з цих частин, і кожна відповідає своєму відбитку.
deal-together-wrong = Зерно складено не з цих частин.
deal-own-right = Те, що додав цей браузер, входить до зерна.
deal-own-wrong = Те, що додав цей браузер, не входить до зерна, або до гри відбитки були іншими.
deal-own-missing = Те, що додав цей браузер, не надійшло вчасно, тож не враховано.
deal-seating = Місця теж визначено за зерном.
deal-seating-wrong = Місця не ті, що випливають із зерна.

ladder-text = Обережна оцінка за всіма рейтинговими іграми: вона зростає з перемогами та з кількістю ігор.
ladder-rank = Місце
ladder-name = Ім’я
ladder-rating = Рейтинг
ladder-games = Ігри
ladder-none-people = Жодної гри між людьми ще не завершено.
ladder-none-bots = Жодної гри з ботами ще не завершено.
pool-people = Лише люди
pool-bots = З ботами

me-title = Ви
me-stranger = Оберіть ім’я, щоб почати. Обліковий запис не потрібен.
me-choose = Обрати ім’я
me-figures = Ваша статистика
me-past = Минулі ігри
me-past-none = Ви ще не завершили жодної гри.
me-rename = Змінити ім’я
me-take-name = Узяти це ім’я
me-device = Інший пристрій
me-device-hint = Грайте далі на телефоні — зі своїм ім’ям, місцями й іграми.
me-device-button = Створити посилання
device-text = Відкрийте його на іншому пристрої до { $time }. Воно спрацює один раз.
device-link = Посилання для іншого пристрою
device-this = Цей пристрій
device-other = Інший пристрій
device-seen = Востаннє тут: { $date }
device-sign-out = Вийти на всіх інших
me-programs = Програми
me-programs-hint = Ваша програма може сісти за стіл під власним ім’ям.
me-programs-button = Підключити програму
programs-text = Програма показує серверу свій токен і грає під власним ім’ям. Якщо її прибрати, вона покине столи,
    токен утратить силу, а ім’я зникне з минулих ігор.
programs-name = Назва програми
programs-make = Створити токен
programs-token = Програму підключено: { $name }.
programs-once = Скопіюйте токен зараз: його показують лише один раз.
programs-token-label = Токен
me-data = Ваші дані
me-data-hint = Усе, що сервер зберігає про вас: ім’я, столи, ігри, рейтинги, повідомлення.
me-download = Завантажити
me-delete = Видалити все
forget-text = Ви покинете всі столи, далі за вас гратиме бот, а ваше ім’я зникне з минулих ігор. Скасувати це
    неможливо.
forget-sure = Я розумію
forget-keep = Залишити все
stat-all = Усі ігри
stat-seats = Гравців: { $number }
stat-won = Перемоги
stat-influence = Вплив
past-won = Перемога, вплив — { $influence }
past-place = Місце { $place } з { $seats }, вплив — { $influence }
past-all = Усі ігри: { $number }

### Повтор і позиції

refused-record = Запис не вдалося прочитати. { $what }
refused-position = Позицію не вдалося прочитати. { $what }
refused-position-over = У цій позиції гру вже завершено.
refused-position-hand = { $family }: звідси ще треба викласти карт — { $number }, а є менше.
refused-position-room = Звідси не можна грати далі: { $what } — щонайбільше { $most }.
refused-from-position = Ця гра почалася з середини, тож не має ні запису, ні реваншу.

replay = Гра крок за кроком
replay-title = { $names }
replay-missing = Такої гри немає
replay-slider = Крок гри
replay-sign-revealed = карту відкрили
replay-sign-eliminated = карту вилучили
replay-sign-reacted = карта дає відсіч
replay-step = Крок { $step } з { $steps } · раунд { $round }
replay-steps = Крок за кроком
replay-back = На крок назад
replay-next = На крок уперед
replay-round-back = До початку раунду
replay-round-next = До наступного раунду
replay-play = Відтворити
replay-pause = Пауза
replay-view = Точка зору
replay-spectator = Глядач
replay-all-open = Усе відкрито
replay-dealt = Карти роздано.
replay-silent = { $name }: один вибір зроблено, попереду ще один.
replay-link = Посилання на цей момент
replay-looked = Зблизька
replay-hands = Руки
replay-hand-of = { $name }: рука
replay-hand-empty = Карт немає
replay-play-on = Грати звідси далі
replay-play-on-text = Із цього моменту почнеться гра за вашим власним столом, і кожна карта лишиться на своєму
    місці. На інших місцях — боти.
replay-seat = Ваше місце
replay-source = Початкова гра
replay-upload = Відкрити запис
replay-upload-text = Гра, збережена тут або з командного рядка, як JSON чи текст. Її лише читають, а не
    зберігають.
replay-upload-drop = Перетягніть файл сюди або оберіть його.
replay-upload-choose = Обрати файл
replay-upload-paste = Або вставте запис
replay-open = Відкрити
replay-check = Перевірити роздачу
replay-checking = Роздача обчислюється…
replay-check-aside = Відкладено відповідно до зерна
replay-deal-right = Роздані карти й перший гравець випливають із зерна.
replay-deal-wrong = Роздано не ті карти, що випливають із зерна.
replay-check-none = У цьому записі немає зерна, тож перевіряти нічого.
# Розбір гри
review = Розбір
review-game = Розібрати цю гру
review-short = Удача й рішення
review-open = Відкрити весь розбір
review-growing = Переглянуто рішення { $done } з { $of }.
review-stopped = Переглянуто { $done } з { $of } рішень. Над рештою ніхто не працює.
review-go-on = Продовжити
review-whose = Шанс на перемогу:
review-everyone = Усі
review-curve = Шанси на перемогу впродовж гри
review-meaning = Шанси на перемогу: комп’ютер багато разів грає далі за всі родини й рахує. Він знає лише те, що тоді знала родина. ± — наскільки число може бути неточним.
review-luck-means = Після роздачі: шанс на перемогу з цими картами. Удача: що змінили карти й інші. Власні рішення: що родина втратила сама. Точність: 100, якщо нічого не втрачено.
review-sum-won-best = { $name } перемагає, і ніхто не втратив менше!
review-sum-won = { $name } перемагає, і удача допомогла. Розбір покаже, що зробило б перемогу певнішою.
review-sum-lost-best = { $name }: ніхто не втратив менше. Цього разу удача була з іншими.
review-sum-lost = { $name }: цього разу без перемоги. Розбір покаже, що допомогло б найбільше.
review-decision = Рішення
review-waits = Це рішення ще не переглянуто.
review-over = Гру закінчено.
review-only = Вибору не було.
review-best = Кращого комп’ютер не знаходить.
review-level = Ніщо інше не є явно кращим.
review-small = Трохи краще: { $best }.
review-inaccuracy = Неточність. Краще: { $best }.
review-mistake = Помилка. Краще: { $best }.
review-blunder = Груба помилка. Краще: { $best }.
review-wins = Це виграє у { $wins } зі 100 ігор замість { $instead }.
review-sure = Це виграє напевно, хоч би якими були закриті карти і хоч би що робили інші.
review-why-earns = У середньому приносить впливу більше на { $influence }: { $card }.
review-why-richer = { $name } наприкінці має в середньому на { $influence } впливу більше.
review-why-poorer = { $name } наприкінці має в середньому на { $influence } впливу менше.
review-why-gone = Зі 100 ігор на { $games } більше таких, де вилучають карту: { $card }.
review-why-stays = Зі 100 ігор на { $games } менше таких, де вилучають карту: { $card }.
review-why-robbed = { $name }: інші забирають у середньому на { $influence } впливу менше.
review-next = Наступне за якістю: { $action }. Порівняно з ним:
review-closed = { $name }: чим за тодішнім знанням могли бути закриті карти
review-closed-means = Числа біля назв — здогад комп’ютера з того, як досі грали. Саме лише рахування не зважає на те, як грали.
review-closed-kinds = якщо лише рахувати: { $each } на { $number ->
        [one] кожен з { $number } варіанта
       *[many] кожен з { $number } варіантів
    }
review-closed-uneven = якщо лише рахувати: { $number ->
        [one] { $number } варіант
        [few] { $number } варіанти
       *[many] { $number } варіантів
    }, не всі однаково ймовірні
review-covered = накрита
review-name-inaccuracy = Неточність
review-name-mistake = Помилка
review-name-blunder = Груба помилка
review-mark = { $verdict }: { $name }, крок { $step }
review-step = { $name }, крок { $step }
review-mattered = Що важило найбільше:
review-actions = Що можна було зробити, з шансами на перемогу
review-taken = зіграно
review-top = найкраще
review-among = серед найкращих
review-between = від { $low } до { $high }
review-others = Ще { $number ->
        [one] { $number } дія
        [few] { $number } дії
       *[many] { $number } дій
    }
review-place = { $card }, { $where }
review-try = Спробувати звідси ще раз
review-start = Після роздачі
review-luck = Удача: карти й інші
review-losses = Власні рішення
review-result = У кінці
review-accuracy = Точність

# How somebody decides over their games
progress = Як ви вирішуєте
progress-of = Як вирішує { $name }
progress-none = Жодної вашої гри ще не розібрано. Відкрийте минулу гру й натисніть «Розбір».
progress-none-of = Жодної гри ще не розібрано.
progress-games = { $games ->
        [one] { $games } розібрана гра
        [few] { $games } розібрані гри
       *[many] { $games } розібраних ігор
    }
progress-meaning = Удача — це наскільки більше перемог, ніж за середньої удачі. Те, що за когось вирішив бот, не рахується.
progress-average = Втрачений за рішення шанс на перемогу
progress-luck = Перемоги завдяки удачі: карти й інші
progress-deal = З них завдяки роздачі
progress-trend = Втрачений за рішення шанс на перемогу, по п’ять ігор
progress-luck-trend = Перемоги завдяки удачі, разом
progress-by-question = За видом рішення
progress-by-card = За картою
progress-choices = Рішення
progress-points = Втрачений шанс за рішення
progress-kind-place = Покласти карту
progress-kind-keep = Залишити чи відкрити
progress-kind-target = Обрати ціль
progress-kind-gap = Перенести карту
progress-kind-report = Донести чи замінити
progress-kind-confer = Домовитися чи відкликати
progress-kind-verdict = Вирок чи вилучення
progress-earlier = { $number ->
        [one] { $number } гру розібрала попередня версія, вона не рахується. Відкрийте її розбір, щоб зробити його знову.
        [few] { $number } гри розібрала попередня версія, вони не рахуються. Відкрийте їхні розбори, щоб зробити їх знову.
       *[many] { $number } ігор розібрала попередня версія, вони не рахуються. Відкрийте їхні розбори, щоб зробити їх знову.
    }
progress-share = Ділитися цими даними
    .hint = Їх побачить кожен, хто має посилання, але не ваші ігри.
progress-link = Посилання на ваші дані

position = Позиція
position-text = Один рядок нотації стає розкладом на столі: щоб роздивитися, передати посиланням, грати далі.
position-line = Позиція, один рядок нотації
position-example = players=R,B,G;round=3;row=R?spy+1,B!heir,G?_
position-show = Показати
position-link = Посилання на цю позицію
position-drawn = Із цієї позиції почнеться гра за вашим власним столом. Невідомі карти будуть випадковими; на
    інших місцях — боти.
slot-seen = Закрита карта «{ $card }» ({ $name }), місце { $position }{ slot-more }
detail-seen = закрита

### Задачі

puzzles = Задачі
puzzles-lead = Рішення зі справжньої гри, у якому одна дія явно виграє найчастіше. Ви знаєте те, що знала родина.
puzzle-daily = Задача дня
puzzle-daily-text = Для всіх та сама. Нова з’являється щодня о { $time }.
puzzle-mine = З ваших ігор
puzzle-mine-text = Там ви проґавили найкращу дію. Чи знайдете її тепер?
puzzle-mine-none = Ще немає. Вони беруться з ваших розібраних ігор: це рішення, де одна дія була явно краща за всі інші, а ви обрали іншу. У багатьох іграх таких немає.
puzzle-solve = Розв’язати
puzzle-again = Глянути ще раз
puzzle-found = Знайдено
puzzle-missed = Не знайдено
puzzle-tally = Знайдено { $found } з { $tried }
puzzle-find = Ви — { $family }. Яка дія виграє найчастіше?
puzzle-round = Раунд { $round }
puzzle-right = Ви знайшли!
puzzle-wrong = Краще: { $best }.
puzzle-lead = Це виграє у { $wins } зі 100 ігор, наступна найкраща дія — у { $next }.
puzzle-next = Наступна задача
puzzle-all = Усі задачі
puzzle-game = До гри
puzzle-unkept = Якщо ви оберете ім’я, ваші спроби збережуться.
refused-no-such-puzzle = Такої задачі немає.

### Навчання

lessons-title = Учіться граючи
lessons-lead = Ваш герольд сидить поруч і підказує пошепки. Граєте ви самі, проти двох ботів, що діють за сценарієм.
lessons-begin = Почати
lessons-go-on = Продовжити
lessons-again = Ще раз
lessons-done = пройдено
lessons-rules = Усі карти й правила
lessons-rules-text = Кожна карта з роз’ясненнями та маленькі столи, що показують їх у дії.
lessons-rules-open = Переглянути

lesson-first = Ваша перша гра
    .about = Викладати, чекати, відкривати, накривати, бити — і пастка. Читати заздалегідь нічого не треба.
    .time = близько 5 хвилин
lesson-alliance = Набір «Альянс»
    .about = Урок про десять карт набору «Альянс». Ви зіграєте ними кінець гри.
    .time = близько 4 хвилин

lesson-herald = Ваш герольд
lesson-name-B = Одо
lesson-name-G = Сибілла
lesson-continue = Далі
lesson-listen = Ваш герольд має що сказати.
lesson-watch = Дивіться на ряд.
lesson-back = Назад
lesson-restart = Спочатку
lesson-leave = Вийти з уроку
lesson-chapter-of = Частина { $number } з { $all }: { $title }
lesson-hint = Не зовсім так
lesson-finished = Чудова гра!
lesson-play = Грати з ботами
lesson-play-first = Зіграти першу гру
lesson-next = Наступний урок: «Альянс»
lesson-look = Усі карти й правила
lesson-then-first = Далі — ваша перша гра, проти двох ботів, які теж щойно навчилися. Ви знову будете червоним
    левом.
lesson-then-alliance = Далі — ціла гра з цими картами, проти двох ботів, які теж щойно їх вивчили.

lesson-first-chapter-place = Хід
lesson-first-chapter-keep = Терпіння
lesson-first-chapter-strike = Удар
lesson-first-chapter-stack = Стос
lesson-first-chapter-ambush = Пастка
lesson-first-chapter-end = Корона

lesson-first-welcome = Вітаю! Я ваш герольд. Три родини сперечаються за корону, а кому вона дістанеться, вирішить ряд карт
    на цьому столі. Червоний лев — це ви.
lesson-first-hand = Ці сім карт — ваша рука. Щораунду ви викладаєте одну з них. Наприкінці важить вплив, тобто
    число біля кожного герба: всі починають з 1.
lesson-first-aside = У кожної родини ті самі десять карт. Але по три, навмання, відкладено на всю гру. Тож
    ніхто не знає напевно, що в руках інших.
lesson-first-closed = Починає Сибілла: про це каже позначка на її гербі. Вона кладе карту долілиць. Зелений
    олень каже, чия вона. А що то за карта, знає лише Сибілла.
lesson-first-place = Тепер ви. Оберіть Змову, а тоді один із кінців ряду: кладіть на початок.
    .hint = Гарна думка, але зараз візьміть Змову й покладіть на початок. Скоро побачите чому.
lesson-first-keep = Усі виклали по карті, і ряд прокидається, від першої карти до останньої. Черга вашої.
    Залиште її закритою, і на неї ляже жетон: 1 впливу на потім. Змова платить удвічі більше, хай росте.
    .hint = На ній ще нічого немає, а двічі по нічого — нічого. Залиште її закритою.
lesson-first-open = Сибілла теж залишила свою закритою. Одо свою відкрив: це Спадкоємець, він дає 2. Відтепер він лежить
    відкритий і приносить йому по 2 кожнісінького раунду.
lesson-first-place-soldier = Новий раунд, і починаєте ви. Цей Спадкоємець збагатить Одо, тож пошліть Солдата: покладіть його в кінець,
    одразу біля Спадкоємця.
    .hint = Солдат б’є лише те, що поруч, а Спадкоємець стоїть останнім. Покладіть Солдата в кінець.
lesson-first-keep-again = Знову ваша Змова. На ній один жетон; залиште її закритою — і буде два.
    .hint = Зараз вона дала б 2. Зачекайте, вона здатна на більше. Залиште її.
lesson-first-reveal = Тепер ваш Солдат. Відкрийте його: карта перевернеться і зробить те, що на ній написано.
    .hint = Закритим він лише дістане жетон. Відкрийте його: Спадкоємець Одо зовсім поруч.
lesson-first-strike = По карті з обох боків, і обидві належать Одо. Відкритий Спадкоємець щораунду дає йому 2,
    тож бийте його: вилучіть із ряду.
    .hint = Ця закрита й може бути чим завгодно, навіть пасткою. Бийте Спадкоємця.
lesson-first-struck = Влучно! Хто вилучає карту, отримує 1, а все, що на ній лежало, пропадає. У кінці ряду
    Сибілла відкрила Шпигуна, і той забрав 1 в Одо.
lesson-first-stack = Два жетони на вашій Змові бачать усі. Захистіть її: покладіть зверху Засідку. Накритої
    карти ніхто не дістане.
    .hint = Засідку — поверх Змови: торкніться карти в ряді або кнопки з її назвою.
lesson-first-lurk = За весь стос діє верхня карта, і це ваша Засідка. Вона боляче б’є того, хто її вилучить,
    тож не показуйте її. Залиште закритою.
    .hint = Відкрита, вона слабка: дає 1 і йде. Закрита — чатує. Залиште її.
lesson-first-snap = Клац! Лучниця Сибілли стріляла в першу карту й влучила у вашу Засідку. Це дає вам 4, а її Лучниця вибуває
    з гри. Ваша Змова лежить неушкоджена.
lesson-first-must = Ваш Солдат лежить відкритий, тож б’є щораунду, хочете ви того чи ні. Ліворуч — ваша ж Змова. Раджу бити
    іншу карту.
    .hint = Це ваша власна Змова, ще й із двома жетонами! Тільки не її: бийте з іншого боку.
lesson-first-robbed = Ще 1 вам. Але тепер біля вашого Солдата стоїть Шпигун Сибілли, і він забрав 1 назад. Відкрита карта
    діє раунд за раундом.
lesson-first-last = Останній раунд цієї короткої гри; у повній їх шість. Жетони, що лишаться в ряді, нічого не
    варті. Покладіть Спадкоємця в кінець.
    .hint = Тепер потрібне щось, що платить одразу: Спадкоємець, у кінець ряду.
lesson-first-cash = Ось ця мить. Ваша Змова платить удвічі більше, ніж на ній лежить. Відкрийте її.
    .hint = Чекати вже годі: після цього раунду її жетони нічого не варті. Відкрийте її.
lesson-first-heir = 4 впливу за два жетони! А вашому Солдатові не лишилося кого бити, крім Шпигуна, тож і того
    вже немає. Ще одна карта: відкрийте Спадкоємця.
    .hint = Закритим він уже нічого вам не дасть. Відкрийте його.
lesson-first-won = У вас 13. У Сибілли 10, в Одо 8: корона ваша! Ви викладали й чекали, відкривали, били, накривали та
    ловили в пастку. Оце і вся гра. Решта — десять карт і міцні нерви.

lesson-alliance-chapter-informer = Вухо
lesson-alliance-chapter-diplomat = Договір
lesson-alliance-chapter-judge = Вирок
lesson-alliance-chapter-report = Донос
lesson-alliance-chapter-revolt = Повстання

lesson-alliance-welcome = От ви й знову тут! Правила ті самі, а карти інші: вони орудують жетонами, і деяким треба два раунди,
    щоб укусити.
lesson-alliance-row = Іде п’ятий раунд із шести, і ви позаду. У ряді лежать три ваші карти; загнутий кутик
    показує вам, що це за карти.
lesson-alliance-place = Одо дає багатіти карті в кінці ряду. Ваша Інформаторка чує, що лежить на закритих картах поруч.
    Покладіть її в кінець, біля тієї карти.
    .hint = Інформаторка має стояти біля багатої карти. Покладіть Інформаторку в кінець.
lesson-alliance-gift = У вас обох є відкрита Дипломатка. Дипломатка Одо щойно домовилася: йому 1, а вашій,
    хотів він того чи ні, два жетони.
lesson-alliance-withdraw = Ваша Дипломатка теж може домовитися, але тоді два жетони дістане Одо. Або відкличте її: заберете те,
    що на ній лежить, і вона піде. Забирайте.
    .hint = Так ви підгодували б Одо. Відкличте її, і два жетони ваші.
lesson-alliance-judge = Тепер ваш Суддя. Відкрийте його, а заразом заберіть і жетон.
    .hint = Терпіння залиште іншим. Судді потрібні два раунди, тож відкривайте зараз.
lesson-alliance-verdict = Вирок дає вам 1 і чорну печатку на будь-яку карту. Покладіть її на Дипломатку Одо,
    першу в ряді: позначену карту згодом зможе вилучити Суддя.
    .hint = Дипломатка Одо щораунду приносить йому вплив. Печатку — туди, на початок ряду.
lesson-alliance-patience = Ваше Повстання б’є обох сусідів разом, але, щоб його відкрити, треба віддати жетон. Зачекайте: карта Одо
    поруч росте, а ваша Інформаторка ще не слухала. Залиште його закритим.
    .hint = Воно змело б багату карту, перш ніж про неї почує Інформаторка. Цього разу залиште його.
lesson-alliance-ear = Одо не втримався і знову залишив карту закритою: чотири жетони. Відкрийте Інформаторку.
    .hint = Вона просто біля чотирьох жетонів. Відкрийте її.
lesson-alliance-report = Вона може донести: ви отримаєте стільки, скільки лежить на чужих закритих картах поруч. Або її можна
    замінити картою з руки. Хай доносить.
    .hint = Заміна хитра, коли слухати нічого. А тут аж чотири жетони: доносьте.
lesson-alliance-reported = Чотири вам, а жетони Одо досі в нього. І він ще не знає, як мало їм лишилося.
lesson-alliance-empress = Останній раунд. Покладіть у кінець Імператорку: відкрита, вона дасть вам 2.
    .hint = Імператорка одразу дає 2, Здирство дало б лише 1. Покладіть Імператорку в кінець.
lesson-alliance-sentence = На Дипломатці Одо ваша печатка. Оберіть вилучення, а потім позначену карту.
    .hint = Вирок уже винесено. Тепер виконайте його: вилучіть Дипломатку.
lesson-alliance-revolt = А тепер Повстання. Один його жетон пропадає, два інші ваші, і падають обидва сусіди. Відкривайте!
    .hint = Потім уже не буде коли. Відкрийте його, і обидва сусіди впадуть.
lesson-alliance-report-again = Усе це дало 4, а Повстання знову лежить долілиць, хоч тепер його всі знають. Поруч з Інформаторкою ще є
    закрита карта: доносьте.
    .hint = На закритій карті поруч лежить один жетон. Доносьте.
lesson-alliance-crown = Інші вже показали, що мали. Ряд завершує ваша Імператорка. Відкрийте її.
    .hint = Після цієї карти гра скінчиться. Відкрийте її.
lesson-alliance-won = 22 у вас, 16 у Сибілли, 14 в Одо. Ви слухали, торгувалися, судили й повставали. А у
    змішаному наборі десять карт беруть з усіх наборів.

rulebook-title = Правила й карти
rulebook-lead = Перебіг гри, усі карти й маленькі столи, на яких видно, як вони діють.
rulebook-search = Пошук у правилах
rulebook-set = Набір
rulebook-type = Тип
rulebook-all = Усі
rulebook-type-character = Персонажі
rulebook-type-intrigue = Інтриги
rulebook-course = Перебіг гри
rulebook-cards = Карти
rulebook-found = { $number ->
        [0] Нічого не знайдено.
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    }
rulebook-index = На цій сторінці
rulebook-of = { $type } · { $set }
rulebook-learn = Учіться граючи
rulebook-part-aim = Мета
rulebook-part-set-up = Підготовка
rulebook-part-round = Раунд
rulebook-part-placement = Викладання
rulebook-part-activation = Активація
rulebook-part-elimination = Вилучення
rulebook-part-stacks = Стоси
rulebook-part-known = Хто що знає
rulebook-part-end = Кінець
rulebook-mark-kill = вилучає
rulebook-mark-react = дає відсіч
rulebook-mark-reserve = зберігається

example-title = Приклад
example-board = Стіл цього прикладу
example-step = Далі
example-play = Показати
example-back = Назад
example-again = Спочатку
example-at = { $number } з { $all }
example-influence = { $who }: вплив — { $number }
example-reserve = Збережено

example-placement = Зелений кладе карту на початок ряду, Червоний накриває власну карту, Синій кладе в кінець.
example-activation = Червоний відкриває Спадкоємця і забирає його жетон. Синій залишає Лорда закритим. Шпигун
    Зеленого відкритий, тож діє без запитань.
example-elimination = На карті Синього три жетони. Солдат Червоного вилучає її: жетони пропали, а Червоний отримує 1.
example-stacks = Отрута Червоного покидає ряд під час власної дії, тож Спадкоємець під нею діє негайно.
example-end = Останній раунд. Червоний залишає Лорда закритим; урешті на ньому чотири жетони, і вони нічого не варті.
example-archer = Лучниця дістає до обох кінців ряду. Червоний обирає першу карту, і двох жетонів на ній як не було.
example-soldier = Солдат Червоного має сусідів з обох боків і б’є правого.
example-spy = Червоний обкрадає власника лівого сусіда. Трьом жетонам на самій карті нічого не загрожує.
example-heir = Спадкоємець Синього діє першим і приносить 2. Спадкоємець Зеленого бачить у ряді відкритого Спадкоємця і не приносить нічого.
example-shapeshifter = Єдиний відкритий персонаж поруч — Лорд. Червоний отримує те, що дав би там Лорд: 1 і ще 1 за власного Шпигуна.
example-lord = Обабіч нього — карти Червоного: 1 і ще 2.
example-assassination = Вилучити можна будь-яку карту ряду. Червоний вилучає Змову Зеленого з чотирма жетонами, а тоді скидає й Отруту.
example-royal-decree = Спадкоємець Червоного вже діяв. Перенесений у кінець ряду, після указу, він діє ще раз.
example-ambush = Солдат Синього б’є єдиного сусіда, а то Засідка: 1 Синьому, 4 Червоному, і Солдата скинуто.
example-conspiracy = На ній три жетони, тож вона дає 6.
example-empress = Червоний отримує 2. Потім треба подарувати жетон закритій карті іншої родини: Червоний обирає карту Зеленого.
example-fanatic = Інших відкритих верхніх карт у Червоного немає: 2. Коли діє Фанатик Синього, Суддя Синього вже відкритий, тож там лише 1.
example-informer = Три жетони ліворуч і один праворуч, на чужих закритих картах: Червоний отримує 4, а жетони лишаються.
example-diplomat = Червоний домовляється: йому 1, а Дипломатці Синього два жетони. Синій відкликає її й забирає їх.
example-deserter = Червоний вилучає персонажа, тож отримує 2. Поруч із Дезертиром досі стоїть відкритий персонаж, тому він лишається.
example-judge = Червоний кладе печатку на карту Синього. Печатка служить кожному Судді, і Суддя Зеленого виконує вирок.
example-revolt = Один із двох його жетонів пропадає, другий отримано. Обидва сусіди падають, по 1 за кожного, і карта знову лежить долілиць.
example-extortion = Його вилучає Синій, що має три карти в ряді: 6 Червоному, а на закритій карті Синього жетоном менше.
example-infiltration = По жетону на кожну закриту карту Червоного. Далі збережена карта дає ще 2, коли Червоний вилучає закриту карту.
example-deal = Її зберігають із трьома жетонами. Коли починається наступний раунд, Червоний уперше отримує 3.

language = Мова
