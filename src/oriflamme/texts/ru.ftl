# Русский. `.short` — подсказка в одну строку, `.rule` — весь эффект, `.ruling-…` — о чём спрашивают чаще всего.

### Карты базового набора

card-archer = Лучник
    .short = устранить первую или последнюю карту ряда
    .rule = Выбирает один конец ряда и устраняет карту, которая там лежит.
    .ruling-self = Стоя с краю, Лучник может выбрать и себя; если в ряду больше никого нет, он обязан это сделать —
        и всё равно приносит за это 1.
    .ruling-must = Не стрелять нельзя, даже если на обоих концах ваши карты.

card-soldier = Солдат
    .short = устранить соседнюю карту
    .rule = Устраняет карту рядом с собой.
    .ruling-alone = Если рядом никого нет, Солдат ничего не делает и остаётся на месте.
    .ruling-own = Если рядом только ваши карты, одна из них выбывает.

card-spy = Шпион
    .short = забрать 1 у владельца соседней карты
    .rule = Выбирает карту рядом и забирает 1 очко влияния из личного запаса её семьи.
    .asked = { $card }: у владельца какой соседней карты забрать 1?
    .sure = Забрать 1 у владельца карты: { $target }?
    .ruling-stock = Жетонам на выбранной карте ничего не грозит: страдает только запас.
    .ruling-nothing = Своя карта или карта семьи с пустым запасом ничего не даёт, но выбрать её можно.

card-heir = Наследник
    .short = +2, если нет другого открытого Наследника
    .rule = Приносит 2, если нигде в ряду не лежит сверху другой открытый Наследник.
    .ruling-closed = Закрытые и накрытые Наследники не считаются.
    .ruling-shapeshifter = Подражатель с эффектом Наследника ищет других открытых Подражателей, потому что
        сохраняет собственное имя.

card-shapeshifter = Подражатель
    .short = применить эффект открытого соседа
    .rule = Выбирает открытого персонажа рядом и применяет его эффект со своего места и для своей семьи.
    .asked = { $card }: эффект какого соседа применить?
    .sure = Применить эффект карты: { $target }?
    .ruling-informer = Всё, что заимствованный эффект говорит об «этой карте», относится к Подражателю: как
        Доносчик он возвращается в руку, как Дезертир может быть сброшен.
    .ruling-ambush = Когда Подражатель устраняет карту, нападающий — он сам: из-за Засады сбросят именно
        его.
    .ruling-other = Можно выбрать и другого Подражателя, но тогда ничего не произойдёт.

card-lord = Лорд
    .short = +1 и ещё +1 за каждую свою карту рядом
    .rule = Приносит 1 и ещё по 1 за каждую карту вашей семьи вплотную к нему.
    .ruling-neighbours = Открыта карта или закрыта — неважно; в соседнем стеке считается только верхняя.

card-assassination = Яд
    .short = устранить любую карту ряда
    .rule = Устраняет любую карту ряда, затем Яд сбрасывают.
    .ruling-self = Можно выбрать и сам Яд: это даёт 1, и больше ничего не происходит.

card-royal-decree = Королевский указ
    .short = перенести любую другую карту ряда
    .rule = Берёт любую другую верхнюю карту со всем, что на ней лежит, и переносит на новое место в ряду,
        но не на другую карту. Затем указ сбрасывают.
    .asked = { $card }: какую карту перенести?
    .sure = Перенести: { $target }?
    .ruling-twice = Карта, перенесённая на место после указа, в этом раунде подействует (пусть даже повторно);
        перенесённая на место перед ним — нет.
    .ruling-stack = Верхнюю карту стека можно положить куда угодно, даже вплотную к её прежнему стеку.
    .ruling-alone = Если в ряду больше никого нет, указ просто сбрасывают.

card-ambush = Засада
    .short = устранил соперник: +4, нападающий сброшен
    .rule = Если её устраняет другая семья, вы получаете 4, а нападающую карту сбрасывают. Если вы
        активируете её сами, её жетоны пропадают, вы получаете 1, и Засаду сбрасывают.
    .ruling-order = Сначала нападающий получает 1 за устранение.
    .ruling-own = Если её устраняет ваша же семья, больше ничего не происходит.

card-conspiracy = Заговор
    .short = получить вдвое больше, чем на нём лежит
    .rule = При активации даёт вдвое больше, чем на нём лежит. Затем его сбрасывают.
    .ruling-total = Вдвое в общей сложности: за три жетона — 6, а не 9.

### Карты набора «Альянс»

card-empress = Императрица
    .short = +2 и жетон на закрытую карту соперника
    .rule = Приносит 2. Затем 1 жетон из резерва жетонов ложится на закрытую верхнюю карту соперника, которую
        выберете вы.
    .asked = { $card }: какая закрытая карта получит жетон?
    .sure = Жетон получит { $target }?
    .ruling-none = Если ни у кого из соперников нет закрытой верхней карты, жетон никому не достаётся.

card-fanatic = Фанатик
    .short = +1 (+2, если других ваших открытых нет)
    .rule = Приносит 1 и ещё 1, если среди ваших верхних карт в ряду нет других открытых.

card-informer = Доносчик
    .short = +1 за чужой жетон рядом или замена картой из руки
    .rule = Либо доносит: вы получаете столько, сколько лежит на закрытых картах других семей вплотную к нему
        (жетоны остаются там). Либо его заменяют: он возвращается в вашу руку, а его место занимает другая
        карта из руки, закрытая и пустая.
    .ruling-asleep = Новая карта не действует в этом раунде, даже если её перенесут.
    .ruling-stack = То, что лежало под Доносчиком, остаётся накрытым.
    .ruling-known = Все знают, что Доносчик снова в вашей руке.

card-diplomat = Дипломат
    .short = +1 и 2 жетона другому Дипломату или забрать свои жетоны
    .rule = Либо договаривается: вы получаете 1, а 2 жетона ложатся на одного из других открытых Дипломатов,
        если они есть. Либо его отзывают: вы забираете все жетоны, что на нём лежат, и сбрасываете его.
    .ruling-tokens = Единственная открытая карта, на которой могут лежать жетоны. Они остаются, когда её
        накрывают, и пропадают, когда её устраняют.
    .ruling-zero = Отозвать его можно и без единого жетона.

card-deserter = Дезертир
    .short = устранить соседа; остаётся лишь рядом с открытым персонажем
    .rule = Устраняет карту рядом и приносит ещё 1, если это персонаж. Когда ряд сомкнётся, Дезертира
        сбрасывают, если только рядом не стоит открытый персонаж.
    .ruling-kind = Закрытый персонаж — тоже персонаж.
    .ruling-alone = Если рядом никого нет, Дезертира просто сбрасывают.

card-judge = Судья
    .short = +1 и отметить карту или устранить отмеченную
    .rule = Либо выносит приговор: вы получаете 1 и кладёте жетон приговора на любую верхнюю карту. Либо
        устраняет верхнюю карту, на которой такой жетон уже есть.
    .ruling-pool = Жетонов приговора пять на весь стол. Пока все они заняты, приговор даёт 1, но ничего
        не отмечает.
    .ruling-stay = Жетон приговора остаётся, когда карту накрывают, переносят или переворачивают, и
        возвращается к остальным жетонам приговора, когда она покидает ряд.
    .ruling-self = Судья может отметить или устранить и себя.

card-revolt = Бунт
    .short = потратить его жетон: устранить обоих соседей
    .rule = Чтобы активировать его, нужно потратить один из его жетонов; остальные получаете вы. Бунт
        устраняет обе соседние карты и снова ложится лицом вниз, пустой.
    .ruling-tokens = Без жетона его можно только оставить закрытым.
    .ruling-known = С этих пор все знают, что это за карта; жетона в этот раз она не получает.
    .ruling-ambush = Если одна из соседних карт — Засада другой семьи, Бунт не переворачивают, а сбрасывают.

card-extortion = Вымогательство
    .short = устранил соперник: +2 за каждую его карту
    .rule = Если его устраняет другая семья, вы получаете по 2 за каждую её верхнюю карту в ряду, а она
        теряет по жетону с каждой своей закрытой верхней карты. Если вы активируете его сами, его жетоны
        пропадают, вы получаете 1, и Вымогательство сбрасывают.
    .ruling-attacker = Нападающая карта считается, если она ещё в ряду; Вымогательство её не сбрасывает.

card-infiltration = Внедрение
    .short = жетоны на свои закрытые; +2 за устранённую закрытую
    .rule = Кладёт 1 жетон на каждую вашу закрытую верхнюю карту, а само Внедрение резервируют. С этих пор вы
        получаете ещё 2 за каждую закрытую карту, которую устраняете.
    .ruling-own = Ваши собственные закрытые карты тоже считаются.
    .ruling-open = Действующая карта открыта, поэтому за устранение самой себя бонуса нет.

card-deal = Сделка
    .short = +1 за каждый её жетон в каждом новом раунде и в конце
    .rule = Её резервируют вместе с жетонами. В начале каждого следующего раунда, если у вас есть карта в ряду,
        а также в конце игры вы получаете столько, сколько на ней лежит.
    .ruling-tokens = При активации жетоны не переходят к вам: они остаются на ней и определяют, сколько она
        платит.

### Ход игры

rules-aim = Шесть раундов, в каждом по одной карте. Побеждает семья, у которой в конце больше всего влияния.
rules-set-up = У всех семей одинаковые десять карт. Три ваши, взятые наугад, откладывают лицом вниз на всю
    игру. Остальные семь — ваша рука, из неё вы сыграете шесть. Каждый начинает с 1 очком влияния. Первого
    игрока определяет случай.
rules-round = В начале раунда карты в резерве приносят влияние. Затем идёт планирование, потом события. В
    конце раунда жетон первого игрока переходит налево.
rules-placement = Планирование: по часовой стрелке, начиная с первого игрока, каждый кладёт одну карту лицом
    вниз на любой конец ряда или поверх собственной карты.
rules-activation = События: от первой карты до последней действует каждая верхняя карта. Закрытую либо
    оставляют закрытой, и на неё ложится жетон, либо активируют: владелец забирает жетоны, и карта применяет
    свой эффект. Открытая применяет эффект каждый раунд, хочет того владелец или нет.
rules-elimination = Устранение карты даёт вам 1, даже если карта ваша. Карту показывают, и она уходит в сброс
    своего владельца, а жетоны на ней пропадают. Когда карту просто сбрасывают, это никому ничего не даёт.
rules-stacks = В стеке действует только верхняя карта. Накрытая сохраняет свои жетоны, ничего не делает, и с
    ней ничего нельзя сделать. Если карта над ней уходит во время своего действия, накрытая действует сразу.
rules-known = Свои закрытые карты, в ряду и отложенные, вы можете смотреть когда угодно; больше никто. Все
    видят открытые карты, жетоны на каждой карте, сколько карт в стеке или в руке, а также все запасы, сбросы
    и карты в резерве.
rules-end = После шести раундов жетоны, оставшиеся в ряду, ничего не стоят. При ничьей побеждает семья, у
    которой больше верхних карт в ряду; если и тут поровну, победу делят.
rules-more = oriflamme rules CARD — всё об одной карте.

type-character = персонаж
type-intrigue = интрига
set-base = базовый
set-alliance = «Альянс»

### Что происходит за столом. $who — семья, $card — карта ряда: «Шпион (Синий) на месте 3».

event-round = Раунд { $number }: начинает { $who }.
event-placed-first = { $who }: { $card } ложится в начало ряда.
event-placed-last = { $who }: { $card } ложится в конец ряда.
placed-secret = Другие не видят, какая это карта.
event-placed-on = { $who }: { $card } ложится сверху. Накрыто: { $beneath }.
event-kept = { $card }: карта остаётся закрытой, жетонов на ней — { $number }.
event-revealed = Карта активирована: { $card }.
event-tokens-collected = { $card }: забрано жетонов — { $number } ({ $who }: { $total }).
event-tokens-collected-for = { $card }: забрано жетонов — { $collected }, это приносит { $number } ({ $who }: { $total }).
event-chose-spy = { $card }: забрать нечего. Цель: { $target }.
event-chose-report = { $card } доносит.
event-chose-confer = { $card } договаривается.
event-chose-withdraw = Карта отозвана: { $card }.
event-copied = { $acting } применяет эффект карты: { $card }.
event-no-effect = { $card }: эффект ничего не даёт.
event-no-effect-because = { $card } ничего не даёт: { $reason }.
event-gained = { $card } приносит { $number } ({ $who }: { $total }).
event-gained-deserter-character = { $card } приносит ещё { $number } за персонажа ({ $who }: { $total }).
event-reacted = { $card } даёт отпор и приносит { $number } ({ $who }: { $total }).
event-robbed = { $card } забирает { $number }, платит { $victim }.
event-tokens-given = { $number ->
        [one] { $acting } кладёт { $number } жетон на карту: { $card }.
        [few] { $acting } кладёт { $number } жетона на карту: { $card }.
        [many] { $acting } кладёт { $number } жетонов на карту: { $card }.
       *[other] { $acting } кладёт { $number } жетона на карту: { $card }.
    }
event-tokens-lost = { $number ->
        [one] { $card } теряет { $number } жетон.
        [few] { $card } теряет { $number } жетона.
        [many] { $card } теряет { $number } жетонов.
       *[other] { $card } теряет { $number } жетона.
    }
event-verdict = Вынесен приговор: { $card }.
event-eliminated = { $acting } устраняет карту: { $card }.
event-discarded = Карта сброшена: { $card }.
event-reserved = Карта в резерве: { $card }; жетонов на ней — { $number }.
event-moved = { $acting } переносит карту на место { $number }: { $card }.
event-swapped = { $card } возвращается в руку; { $laid } ложится на это место лицом вниз и ждёт следующего раунда.
event-turned-down = { $card } снова лежит лицом вниз.
event-over = Игра окончена.

family-R = Красный
family-B = Синий
family-G = Зелёный
family-Y = Жёлтый
family-V = Фиолетовый

### Карты в предложениях

card-of = { $name } ({ $who })
card-of-unknown = закрытая карта ({ $who })
card-at = { $card } на месте { $position }
card-new = карта
card-own = { $name }

### Игра в терминале

play-round = Раунд { $round } из { $rounds }, { $phase }
play-placement = планирование
play-activation = события
play-over = конец игры
play-you = вы
play-first = начинает
play-hand = рука { $number }
play-in-row = ряд { $number }
play-discard = сброс
play-reserve = резерв
play-back = снова в руке
play-empty-row = Ряд пуст.
play-beneath = Под местом { $position }: { $cards }
play-your-hand = Ваша рука
play-your-aside = Отложено
play-closed = закрыта
play-open = открыта
play-asleep = спит
play-known = известна
play-over-cards = накрывает { $number }
play-more = ? справка, q выход

ask-place-card = Выложите карту: какую?
ask-place-where = { $name }: куда?
ask-keep = Действует { $card }. Оставить карту закрытой или активировать?
ask-target = { $card }: какую карту выбрать?
ask-gap = { $card }: куда отправится { $target }?
ask-report = { $card }: донести или заменить?
ask-confer = { $card }: договориться или отозвать?
ask-verdict = { $card }: приговор или устранение?

do-first = в начало ряда
do-first-empty = в пустой ряд
do-last = в конец ряда
do-on = сверху: { $card }
do-keep = оставить закрытой: жетонов на ней станет { $number }
do-reveal = активировать: { $short }
do-target = { $card }
do-gap-first = перед всеми
do-gap-last = после всех
do-gap = между картами: { $left } и { $right }
do-report = донести: +1 за каждый жетон на чужих закрытых соседях
do-swap = заменить: на это место встаёт { $name }
do-confer = договориться: +1
do-confer-gift = договориться: +1, а ещё 2 жетона сюда: { $card }
do-withdraw = отозвать: забрать жетоны ({ $number }) и сбросить карту
do-verdict = приговор, +1: { $card }
do-verdict-none = приговор: +1, свободных жетонов приговора нет
do-eliminate = устранить: { $card }

play-help = Отвечайте номером действия или вводите его в нотации, например «place heir first», «keep»,
    «target 3».
play-help-cards = rules CARD — об одной карте, просто rules — о раунде; b возвращает к выбору карты.
play-help-row = Карты ряда действуют по порядку, начиная с 1. ● — влияние, лежащее на карте, ▲ — приговор. Что
    это за закрытая карта, вы видите, только если она ваша.
play-help-quit = q — выйти из игры.
play-not-legal = Сейчас это невозможно.
play-not-understood = «{ $text }» — это ни номер из списка, ни действие; ? — справка.
play-nearest = Может быть, «{ $nearest }»?
play-no-card = Карты «{ $text }» нет.
play-recorded = Игра сохранена. Прочитать её: oriflamme replay { $file }
play-recorded-part = Игра сохранена до этого места. Прочитать её: oriflamme replay { $file }

end-won = { $who } побеждает, влияние — { $influence }.
end-won-tie = { $who } побеждает: влияние одинаковое ({ $tied }: { $influence }), но у победителя больше всего верхних карт в ряду ({ $cards }).
end-shared = { $tied } делят победу. У каждого влияние — { $influence }, верхних карт в ряду — { $cards }.
end-influence = влияние
end-cards = верхние карты в ряду
end-again = Та же раздача ещё раз: oriflamme play { $options }

### Сервер столов

serve-join = Присоединиться в этой же сети: { $link }

page-table = Стол { $code }
page-move = Играть на этом устройстве
page-move-text = Ваши места и ваше имя появятся и на этом устройстве.
page-move-button = Да, это моё устройство
page-not-built = Страница не собрана
page-not-built-text = Этот сервер установлен без стола для браузера. Выполните «make setup» в его исходном коде
    или установите его ещё раз, когда будет доступен реестр npm.
page-not-found = Здесь ничего нет

### Почему сервер говорит «нет»

refused-malformed = Не удалось прочитать: { $what }.
refused-foreign = Это пришло с другого сайта.
refused-banned = Вы заблокированы на этом сервере.
refused-no-person = Сначала выберите имя.
refused-people-only = Это могут делать только люди, не программы.
refused-name = { $most ->
        [one] Имя должно содержать от 1 до { $most } символа.
       *[other] Имя должно содержать от 1 до { $most } символов.
    }
refused-name-taken = Кто-то за этим столом уже взял такое имя.
refused-settings = Такой стол создать нельзя, проверьте: { $what }.
refused-full = Все места заняты.
refused-taken = Это место занято.
refused-seated = Вы уже сидите за этим столом.
refused-started = Игра уже началась.
refused-starting = Игра вот-вот начнётся.
refused-not-called = От вас сейчас ничего не ждут.
refused-other-bits = Эти биты не соответствуют объявленному отпечатку.
refused-host-only = Это может сделать только хозяин стола.
refused-seats-free = Ещё есть свободные места.
refused-nobody-plays = Здесь сидят одни боты; чтобы играть, кто-то должен сесть.
refused-no-such-bot = Бота такого уровня нет.
refused-no-such-seat = Там никто не сидит.
refused-no-such-voice = Здесь нет никого с таким именем.
refused-no-such-line = Такой строки в чате нет.
refused-no-such-person = Такого человека нет.
refused-no-such-table = Такого стола нет.
refused-no-such-game = Такой игры нет, или она ещё не окончена.
refused-no-such-step = В этой игре нет такого шага.
refused-no-such-link = Эта ссылка уже использована или устарела.
refused-no-such-program = Такой программы вы не подключали.
refused-no-such-page = По этому адресу ничего нет.
refused-not-allowed = Здесь так делать нельзя.
refused-no-seat = Вы не сидите за этим столом.
refused-no-watching = Этот стол закрыт для зрителей.
refused-not-playing = Игра не идёт.
refused-not-over = Игра ещё не окончена.
refused-stale = Это решение уже принято; сейчас открыто решение № { $decision }.
refused-not-asked = Сейчас очередь другой семьи.
refused-not-an-action = Это не действие.
refused-illegal = Сейчас это невозможно.
refused-chat-length = { $most ->
        [one] Сообщение должно содержать от 1 до { $most } символа.
       *[other] Сообщение должно содержать от 1 до { $most } символов.
    }
refused-muted = Хозяин стола запретил вам писать в чат.
refused-too-many-tables = Незаконченных столов у вас уже { $most }; доиграйте или покиньте какой-нибудь.
refused-too-many-tokens = Программ у вас уже { $most }.
refused-too-many-devices = Устройств у вас уже { $most }; сначала выйдите на остальных.
refused-too-many-sockets = Слишком много соединений с вашего адреса.
refused-too-long = Слишком длинно; разрешено байтов: { $most }.
refused-pace = Слишком много сразу; подождите минутку.
refused-host = У этого сайта другое имя.
refused-chat-full = За этим столом сказано уже достаточно.
refused-changes-full = За этим столом слишком часто садились и вставали; создайте новый.
refused-seated-only = За этим столом пишут только те, кто сидит.
refused-too-many-bot-games = Партий с ботами у вас уже { $most }; сначала доиграйте какую-нибудь.
refused-store-full = Диск сервера заполнен. Ничего не изменилось; попробуйте позже.
refused-store-locked = База данных сервера занята. Ничего не изменилось; попробуйте через мгновение.
refused-store-read-only = Сервер может только читать свою базу данных, но не писать в неё. Ничего не
    изменилось.
refused-store-io = Диск сервера отвечает не так, как следует. Ничего не изменилось; попробуйте позже.
refused-store-broken = Сервер не может это сохранить. Ничего не изменилось.

bye-binary = Сообщения должны быть текстом.
bye-hello = Первым сообщением должно быть приветствие hello.
bye-no-watching = Игра началась, и этот стол закрыт для зрителей.
bye-forgotten = Ваши данные удалены.
bye-signed-out = Вы вышли на этом устройстве.
bye-banned = Вы заблокированы на этом сервере.

### Стол в браузере

chip-closed = закрытая карта
chip-closed-at = закрытая карта на месте { $position }

row-title = Ряд событий
row-first = начало
row-last = конец
row-pool = Осталось жетонов приговора: { $number }
glance-says = Весь ряд: нажмите, чтобы перейти
glance-more = ещё { $number } на выбор
glance-left = левее
glance-right = правее
gap-empty = в пустой ряд
gap-first = перед всеми
gap-last = после всех
gap-between = промежуток между { $left } и { $right }

# Название карты ряда для программы чтения с экрана; закрытая карта никогда не говорит больше, чем знает зритель.
slot-more = { $tokens ->
        [0] {""}
        [one] {", "}{ $tokens } жетон
        [few] {", "}{ $tokens } жетона
        [many] {", "}{ $tokens } жетонов
       *[other] {", "}{ $tokens } жетона
    }{ $verdicts ->
        [0] {""}
       *[other] {", под приговором"}
    }{ $under ->
        [0] {""}
       *[other] {", накрыто: "}{ $beneath }
    }
slot-beneath = Под ней: { $cards }.
slot-beneath-closed = закрытая карта
slot-beneath-known = закрытая карта «{ $card }»
slot-open = { $card } ({ $name }), место { $position }{ slot-more }
slot-closed = Закрытая карта ({ $name }), место { $position }{ slot-more }
slot-mine = Ваша закрытая карта «{ $card }», место { $position }{ slot-more }
slot-cards = стек: { $number }
slot-known = Закрытая карта «{ $card }» ({ $name }), известна всем, место { $position }{ slot-more }

bar-home = «Орифламма», на главную страницу
bar-table = Стол
tab-table = Стол { $code }
bar-round = Раунд
bar-rounds = Шесть раундов
bar-sound = Звук
bar-rules = Карты и их правила
bar-settings = Настройки
bar-menu = Меню
menu-rules = Правила игры
menu-home = Главная страница
menu-home-more = Игра продолжается, вы найдёте её там.
menu-leave = Покинуть игру
menu-leave-more = Дальше за вас будет играть бот. Пока игра идёт, вы можете вернуться.
menu-leave-sure = Покинуть сейчас
phase-placement = Планирование
phase-activation = События
phase-over = Конец
bar-line-connecting = соединение…
bar-line-open = на связи
bar-line-lost = связь потеряна
bar-line-closed = нет связи

arms-R = В червлёном поле лев
arms-B = В лазоревом поле орёл
arms-G = В зелёном поле олень
arms-Y = В золотом поле медведь
arms-V = В пурпурном поле единорог
family-look = { $name }: что есть вне ряда
family-first = начинает раунд
family-stand-in = играет бот
family-away = не в сети
family-influence = влияние
family-hand = рука
family-aside = отложено
family-discard = сброс
family-reserve = резерв
family-discard-of = Сброс ({ $name }): { $number }
family-discard-mine = Ваш сброс: { $number }
clock-left = осталось времени
hand-title = Ваша рука
seat-title = Ваше место
reading = Карта, которую вы читаете
hand-card = { $card }: { $short }

question-title = Ваше решение
question-places = Места
question-skip = Пропустить
key-space = Пробел

card-named = { $card } ({ $who }) на месте { $position }
card-named-mine = { $card } (ваша карта) на месте { $position }
card-named-closed = закрытая карта ({ $who }) на месте { $position }

asked-place = Выберите, какую карту из руки выложить.
asked-place-empty = Ряд пуст: выберите карту, которая его начнёт.
asked-place-where = Куда положить карту «{ $card }»?
asked-keep = Очередь вашей карты «{ $card }». Активировать её или оставить закрытой?
asked-keep-only = Очередь вашей карты «{ $card }». Её можно только оставить закрытой.
asked-target = { $card }: какую карту устранить?
asked-gap = Куда отправится { $target }? Выберите промежуток.
asked-report = { $card }: донести или заменить картой из руки?
asked-swap = { $card }: какая карта из руки встанет на это место?
asked-confer = { $card }: договориться или отозвать?
asked-verdict = { $card }: вынести приговор или устранить?
asked-verdict-only = { $card }: какой карте вынести приговор?
asked-eliminate = { $card }: какую карту с приговором устранить?

sure-place-only = Начать ряд картой «{ $card }»?
sure-place-first = Положить карту «{ $card }» в начало ряда, слева?
sure-place-last = Положить карту «{ $card }» в конец ряда, справа?
sure-place-on = Накрыть вашу карту «{ $beneath }» картой «{ $card }»?
sure-eliminate = Устранить: { $target }?
sure-verdict = Вынести приговор: { $target }?
sure-confer = Два жетона получит { $target }?

tells-place = Она ляжет закрытой: в начало ряда, в конец или на вашу карту.
tells-aside = Это семь из ваших десяти карт. Остальные три, наугад, отложены на всю игру.
tells-place-marked = Она ляжет закрытой. Что это за карта, знаете только вы.
tells-gap = Перед картой, которая действует сейчас, в этом раунде не подействует, после неё — подействует.
tells-keep = { $tokens ->
        [0] На ней ещё ничего не лежит.
        [one] На ней лежит { $tokens } жетон.
        [few] На ней лежат { $tokens } жетона.
        [many] На ней лежит { $tokens } жетонов.
       *[other] На ней лежит { $tokens } жетона.
    } Больше никто не знает, что это за карта.
tells-keep-known = { $tokens ->
        [0] На ней ещё ничего не лежит.
        [one] На ней лежит { $tokens } жетон.
        [few] На ней лежат { $tokens } жетона.
        [many] На ней лежит { $tokens } жетонов.
       *[other] На ней лежит { $tokens } жетона.
    } Все знают, что это за карта.

place-only = Сюда
place-first = В начало
place-last = В конец
place-on = Сверху: { $card }

word-keep = Оставить
    .hint = ещё один жетон на карту
word-reveal = Активировать
    .hint = применить эффект
word-report = Донести
    .hint = +1 за жетон на чужих закрытых соседях
word-swap = Заменить
    .hint = на это место встанет карта из руки.
word-confer = Договориться
    .hint = 2 жетона другому Дипломату.
word-withdraw = Отозвать
    .hint = забрать жетоны с карты, сбросить её
word-verdict = Приговор
    .hint = отметить карту.
word-eliminate = Устранить
    .hint = уходит карта с приговором.

confirm-place = Положить сюда
confirm-none = Выберите, затем подтвердите
confirm-keep = Оставить закрытой
confirm-reveal = Активировать
confirm-target = Да, эту
confirm-gap = Перенести сюда
confirm-swap = Заменить
confirm-report = Донести
confirm-confer = Договориться
confirm-withdraw = Отозвать
confirm-verdict = Отметить
confirm-eliminate = Устранить

gives-ability = { $short }
gives-you-gain = Вы получаете { $number }.
gives-you-between = Вы получаете от { $least } до { $most }.
gives-other-gain = { $name } получает { $number }.
gives-other-lose = { $name } теряет { $number }.
gives-other-between = { $name } получает от { $least } до { $most }.
gives-token-here = { $number ->
        [one] Ещё { $number } жетон на карту, всего { $total }.
        [few] Ещё { $number } жетона на карту, всего { $total }.
        [many] Ещё { $number } жетонов на карту, всего { $total }.
       *[other] Ещё { $number } жетона на карту, всего { $total }.
    }
gives-token-there = { $number ->
        [one] { $card } получает { $number } жетон.
        [few] { $card } получает { $number } жетона.
        [many] { $card } получает { $number } жетонов.
       *[other] { $card } получает { $number } жетона.
    }
gives-ability-sum = { $short }: +{ $number }.
gives-ability-between = { $short }: от +{ $least } до +{ $most }.
gives-tokens-taken = Её жетоны ваши: { $number }.
gives-tokens-worth = Её жетоны: { $number }. Они дают { $amount }.
gives-tokens-lost = Её жетоны пропадают: { $number }.
gives-tokens-lost-there = { $card } теряет жетоны: { $number }.
gives-tokens-lost-may = Жетоны могут пропасть.
gives-tokens-cards = По 1 жетону на карты: { $number }.
gives-eliminates = Устраняет: { $card }.
gives-copies = Копирует: { $card }.
gives-reacts = { $name } даёт отпор: +{ $number }.
gives-may-react = { $name } может дать отпор: до +{ $most }.
gives-may-strike-back = { $name } может дать отпор.
gives-discarded = Затем ваша карта сброшена.
gives-discarded-may = Ваша карта может быть сброшена.
gives-reserved = { $number ->
        [0] Она уходит из ряда в ваш резерв и действует оттуда.
       *[other] Она уходит из ряда в ваш резерв, жетонов на ней — { $number }, и действует оттуда.
    }
gives-turned-down = Затем она снова лежит лицом вниз.
gives-turned-down-may = Если останется, снова ляжет лицом вниз.
gives-swapped = Она возвращается в руку. Новая карта в этом раунде не действует.
gives-nothing = Ничего не даёт.
gives-nothing-because = Ничего не даёт: { $reason }.

nothing-heir-alone = открыта ещё одна карта «{ $name }»
nothing-order-no-target = ей некого выбрать
nothing-spy-takes = забрать нечего
nothing-informer-report = на чужих закрытых соседях нет жетонов
nothing-diplomat-withdraw = на ней нет жетонов
nothing-shapeshifter-shapeshifter = скопирована такая же карта

wait-playing = Действуют карты ряда.
wait-over = Игра окончена.
wait-place = { $name } выбирает, какую карту выложить.
wait-keep = { $name } решает, что делать с картой на месте { $position }: активировать или оставить закрытой.
wait-choice = { $name } решает, что сделает карта на месте { $position }.
wait-target = { $card } ({ $name }) на месте { $position } выбирает карту.
wait-gap = { $card } ({ $name }) выбирает, куда перенести карту.
wait-report = { $card } ({ $name }) на месте { $position }: донести или заменить.
wait-confer = { $card } ({ $name }) на месте { $position }: договориться или отозвать.
wait-verdict = { $card } ({ $name }) на месте { $position }: вынести приговор или устранить.
wait-away = { $name } не здесь: бот заменит через { $time }.

### Рядом со столом

rail = Боковая панель
rail-chronicle = Хроника
rail-chat = Чат
rail-cards = Карты
rail-unread = { $number ->
        [one] { $number } непрочитанное сообщение
        [few] { $number } непрочитанных сообщения
        [many] { $number } непрочитанных сообщений
       *[other] { $number } непрочитанного сообщения
    }
rail-close = Закрыть
rail-back = Назад
rail-open = Открыть хронику
rail-none-yet = Ещё ничего не произошло.
since-title = После вашего хода
since-number = { $number ->
        [one] { $number } событие
        [few] { $number } события
        [many] { $number } событий
       *[other] { $number } события
    }
since-nothing = С вашими картами ничего не случилось.

chronicle-round = Раунд { $round }: начинает { $who }
chronicle-activation = События
chronicle-over = Конец
chronicle-why = Почему?
chronicle-show = Строка { $number }: показать карту
chronicle-newest = К последней
chronicle-book = В книге правил
chronicle-source = Эта игра продолжает другую с её середины. Что было раньше:
chronicle-position = Эта игра начинается с заданной позиции.

chat-say = Напишите всем за столом
chat-send = Отправить
chat-empty = Сообщений пока нет.
chat-people = Участники
chat-mute = Скрыть
chat-mute-name = Скрыть для себя: { $name }
chat-silence = Заглушить для всех
chat-silence-name = Заглушить для всех: { $name }
chat-silenced = { $name } больше не может писать в чат: так решил хозяин стола.
chat-heard-again = { $name } снова может писать в чат.
chat-report = Пожаловаться
chat-report-name = Пожаловаться на слова: { $name }
chat-reported = Жалоба отправлена. Её рассмотрит владелец этого сервера.
chat-removed = (удалено)
chat-spoken = { $name }: { $text }

symbols-title = Что означают знаки
symbol-coin = влияние; на карте — её жетоны
symbol-pennon = действует сейчас; на щите — начинает раунд
cards-search = Поиск по картам
cards-none = Карты с таким названием в этой игре нет.

detail-gone = Эта карта покинула ряд.
detail-closed = Закрытая карта ({ $who })
detail-at = место { $position }
detail-covered = накрыта, в стеке на месте { $position }
detail-tokens = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
        [many] { $number } жетонов
       *[other] { $number } жетона
    }
detail-verdicts = { $number ->
        [one] { $number } приговор
        [few] { $number } приговора
        [many] { $number } приговоров
       *[other] { $number } приговора
    }
detail-laid = выложена в раунде { $round }
detail-open = открыта
detail-known = закрыта, но все её знают
detail-mine = закрыта, её знаете только вы
detail-acting = действует сейчас
detail-asleep = не действует в этом раунде
detail-could-be = { $number ->
        [1] Это может быть только:
        [one] Один из { $number } ещё не виденного варианта:
        [few] Один из { $number } ещё не виденных вариантов:
        [many] Один из { $number } ещё не виденных вариантов:
       *[other] Один из { $number } ещё не виденного варианта:
    }
detail-cannot-be = Это не может быть:
detail-to-others = { $number ->
        [1] Другие могут вычислить, что это за карта.
        [one] Для других остаётся { $number } вариант.
        [few] Для других остаётся { $number } варианта.
        [many] Для других остаётся { $number } вариантов.
       *[other] Для других остаётся { $number } варианта.
    }
detail-stack = Стек, сверху вниз
detail-closed-card = закрытая карта
detail-rulings = Частые вопросы

pile-title = { $who }: вне ряда
pile-discard = Сброшено
pile-reserve = В резерве
pile-back = Известно: снова в руке
pile-set-aside = Отложено
pile-aside = отложено { $number }
pile-aside-text = Они определены наугад перед игрой. В игре их нет, и знает их только владелец.
pile-hand = рука { $number }
pile-nothing = ничего

settings = Настройки
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed = Скорость анимации
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-off = Мгновенно
settings-sound = Звуки
settings-confirm = Подтверждать каждый выбор
settings-confirm-more = Сначала выбор, потом подтверждение.
settings-aid = «Что это может быть?»
settings-aid-more = Нажмите на закрытую карту и увидите, каких карт её семьи ещё никто не видел.
settings-aid-off = Хозяин стола отключил это для этого стола.
settings-notify = Уведомлять, когда моя очередь
settings-notify-more = Когда эта вкладка в фоне.
settings-notify-blocked = Браузер блокирует уведомления с этой страницы.
notify-asked = Ваша очередь
settings-keys = Клавиатура
settings-about = Об игре
settings-about-icons = Карты и гербы нарисовали Lorc, Delapouite и Caro Asercion для game-icons.net; здесь они перекрашены. Лицензия CC BY 3.0.
settings-about-fonts = Шрифты Alegreya и Alegreya Sans создал Juan Pablo del Peral, Huerta Tipográfica. Лицензия SIL Open Font License 1.1.

keys-arrows = между вариантами
keys-across = между рукой и рядом
keys-ends = к первому, к последнему
keys-enter = выбрать, затем подтвердить
keys-escape = назад
keys-keep = оставить, активировать
keys-numbers = место в ряду
keys-log = хроника
keys-rules = правила карт

line-connecting = Соединение со столом…
line-lost = Связь потеряна. Пробуем ещё раз; ваша игра не пропадёт.
line-ended = Соединение завершено.
line-home = На главную
standin-away = Вас не было, поэтому за вас играет бот.
standin-time = Ваше время вышло, поэтому за вас играет бот.
standin-left = Вы покинули стол, поэтому за вас играет бот.
standin-return = Вернуться в игру
standin-did = Пока вас не было, за вас играл бот:

### Главная страница, сбор игроков и конец игры

nav-label = Страницы
nav-play = Играть
nav-learn = Обучение
nav-rules = Правила
nav-ladder = Рейтинг
nav-me = { $name }: ваши игры и настройки
nav-settings = Настройки

home-title = Десять карт, шесть раундов, всё решит один ряд.
home-lead = Положите карту лицом вниз. Активируйте её, когда удар будет больнее всего, или дайте ей накопить
    влияние. Для 3–5 семей.
home-play = Играть сейчас
home-play-with = { $number ->
        [one] { $set } · { $number } бот, уровень «{ $level }»
        [few] { $set } · { $number } бота, уровень «{ $level }»
        [many] { $set } · { $number } ботов, уровень «{ $level }»
       *[other] { $set } · { $number } бота, уровень «{ $level }»
    }
home-new = Новый стол
home-code = Код
home-code-label = Код стола
home-join = Присоединиться
home-continue = Продолжить
home-look = Смотреть
home-waiting = { $number ->
        [1] Ждут вас
       *[other] Ждут вас: { $number }
    }
home-mine = Ваши столы
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков. Создайте стол и пригласите друзей или сыграйте с ботами.
home-watch = Игры, которые можно смотреть
home-learn = Впервые здесь?
home-learn-on = Учиться дальше
home-learn-text = Первая игра с подсказками, пять минут: выкладывайте, выжидайте, активируйте, накрывайте и сидите
    в засаде.
home-first = Впервые здесь? Научитесь за 5 минут
home-first-more = Первая игра с подсказками. Читать заранее ничего не нужно.
home-first-on = Продолжить урок
home-first-on-more = С того места, где вы остановились.
home-learn-button = Как играть
home-unreachable = Сервер недоступен. Пробуем ещё раз…

sheet-close = Закрыть
nowhere-text = Возможно, стол уже убрали или в адресе ошибка.
nowhere-home = На главную

name-title = Выберите имя
name-label = Ваше имя
name-hint = Его видят другие за столом. Пароля нет: это устройство вас помнит.
name-suggestions = Авелина, Бертран, Кларимонда, Эрменгарда, Фульк, Готфрид, Элоиза, Изольда, Ламберт,
    Мелисенда, Персеваль, Роланд, Тибо, Иоланда

quick-title = Игра с ботами
quick-change = Изменить набор, число игроков и уровень ботов

new-title = Новый стол
new-make = Создать стол

set-name-base = Базовый набор
set-name-alliance = «Альянс»
set-name-mixed = Смешанный набор
set-about-base = Десять карт базовой игры. Лучше всего начать с них.
set-about-alliance = Десять других карт: больше жетонов, приговоры и резерв.
set-about-mixed = Шесть персонажей и четыре интриги из всех наборов.

setting-set = Карты
setting-seats = Игроки
setting-seats-hint = Свободные места могут занять боты.
setting-level = Уровень ботов
setting-kinds = Десять карт
setting-drawn = Случайно
setting-drawn-hint = Карты выбирает случай при создании стола, так что каждая игра — новая.
setting-picked = На выбор
setting-picked-hint = Выберите шесть персонажей и четыре интриги.
setting-clock = Часы
setting-clock-none = Нет
setting-clock-live = Секунды
setting-clock-days = Дни
setting-clock-none-hint = Каждый думает столько, сколько нужно.
setting-clock-live-hint = На каждое решение даётся столько секунд. Всё сверх этого берётся из банка времени;
    когда он пуст, дальше играет бот.
setting-clock-days-hint = Игра между повседневными делами: на каждое решение — несколько дней.
setting-seconds = Секунды на решение
setting-bank = Секунды в банке времени
setting-days = Дни на решение
setting-seating = Места
setting-seating-random = Случайно
setting-seating-random-hint = Места распределит случай в начале игры.
setting-seating-chosen = На выбор
setting-seating-chosen-hint = Каждый остаётся на месте, которое занял.
setting-who = Параметры
setting-public = В списке открытых столов
setting-public-hint = Иначе, чтобы его найти, нужны ссылка или код.
setting-private = Только по приглашению (ссылка или код)
setting-random = Случайные места
setting-chosen = Каждый выбирает место
setting-watched = Со зрителями
setting-watched-hint = Зрители видят только то, что видно всем.
setting-not-watched = Без зрителей
setting-aids = Подсказка для памяти
setting-aids-hint = Показывает, чем ещё может быть закрытая карта.
setting-no-aids = Без подсказки для памяти
setting-talk = Зрители могут писать
setting-talk-hint = Иначе пишете только вы и те, кто сидит за столом.
setting-no-talk = Пишут только те, кто сидит

clock-none = без часов
clock-short = { $seconds } с
clock-seconds = { $seconds } с на решение
clock-bank = { $seconds } с на решение, { $bank } в банке времени
clock-days = { $days ->
        [one] { $days } день на решение
        [few] { $days } дня на решение
        [many] { $days } дней на решение
       *[other] { $days } дня на решение
    }

picker-character = Персонажи
picker-intrigue = Интриги
picker-tally = { $number } из { $most }

level-page = Паж
    .about = Только что выучил правила.
level-squire = Оруженосец
    .about = Знает, что хорошо, и часто так и делает.
level-knight = Рыцарь
    .about = Играет то, что прямо сейчас кажется лучшим.
level-baron = Барон
    .about = Немного заглядывает вперёд.
level-regent = Регент
    .about = Заглядывает далеко вперёд. Запаситесь терпением.
# The names of bots: each family has one of its own, and the level stands beside it.
bot-R = Руфус
bot-B = Базиль
bot-G = Гарен
bot-Y = Ивейн
bot-V = Видаль
bot-with-level = { $name } ({ $level })
bot-about = Бот. { $about }

table-of = Стол: { $name }
table-yours = Ваш стол
table-with = за столом: { $names }
table-free = { $number ->
        [0] Все здесь
        [one] { $number } свободное место
        [few] { $number } свободных места
        [many] { $number } свободных мест
       *[other] { $number } свободного места
    }
table-asked-you = Раунд { $round }: ваша очередь
table-asked = Раунд { $round }: решает { $name }
table-action = { $action }: { $title }

tag-you = вы
tag-host = хозяин
tag-bot = бот
tag-away = не в сети
tag-ready = всё готово

lobby-free = Свободное место
lobby-free-family = { $family }: свободно
lobby-add-bot = Добавить бота
lobby-add-bot-at = Добавить бота на место: { $family }
lobby-remove = Убрать
lobby-remove-who = Убрать: { $name }
lobby-sit = Сесть
lobby-sit-at = Сесть на место: { $family }
lobby-join = Сесть за стол
lobby-leave = Уйти
lobby-start = Начать игру
lobby-ready = Все здесь. Начинайте, когда захотите.
lobby-invite = { $number ->
        [1] Одно место свободно. Пригласите кого-нибудь или добавьте бота.
        [one] Есть { $number } свободное место. Пригласите людей или добавьте ботов.
        [few] Есть { $number } свободных места. Пригласите людей или добавьте ботов.
        [many] Есть { $number } свободных мест. Пригласите людей или добавьте ботов.
       *[other] Есть { $number } свободного места. Пригласите людей или добавьте ботов.
    }
lobby-waits-people = { $number ->
        [1] Ждём ещё одного игрока.
        [one] Ждём ещё { $number } игрока.
        [few] Ждём ещё { $number } игроков.
        [many] Ждём ещё { $number } игроков.
       *[other] Ждём ещё { $number } игрока.
    }
lobby-waits-host = Все здесь. Ждём, когда { $host } начнёт игру.
lobby-call = { $host } начинает игру. Вы готовы?
lobby-call-text = Место остаётся за вами, пока не выйдет время: { $time }
lobby-call-ready = Всё готово
lobby-call-waits = Ждём: { $names }.
lobby-call-waits-text = Кто не ответит вовремя, освободит место: { $time }
lobby-call-gathered = Все готовы. Карты раздаются.
lobby-late = Нет ответа вовремя: { $name }. Место свободно.
lobby-late-you = Время на ответ вышло, и ваше место освободилось. Вы можете сесть снова.
lobby-may-join = { $number ->
        [1] Одно место свободно. Сыграете?
        [one] Есть { $number } свободное место. Сыграете?
        [few] Есть { $number } свободных места. Сыграете?
        [many] Есть { $number } свободных мест. Сыграете?
       *[other] Есть { $number } свободного места. Сыграете?
    }
lobby-choose-seat = { $number ->
        [1] Одно место свободно. Садитесь, чтобы играть.
        [one] Есть { $number } свободное место. Выберите любое, чтобы играть.
        [few] Есть { $number } свободных места. Выберите одно, чтобы играть.
        [many] Есть { $number } свободных мест. Выберите одно, чтобы играть.
       *[other] Есть { $number } свободного места. Выберите одно, чтобы играть.
    }
lobby-full = Все места заняты.
lobby-full-watch = Все места заняты. Оставайтесь, чтобы посмотреть игру.
lobby-closed = Этот стол закрыт.
lobby-invite-title = Пригласить
lobby-link = Ссылка на этот стол
lobby-rematch = Готовы { $inside } из { $all }. Остальные видят ваше предложение на странице с результатом.
lobby-link-local = Этот адрес действует только на этом компьютере. Другим нужен тот, который сервер показывает при запуске.
lobby-settings = Настройки стола
lobby-hash = Отпечаток раздачи
lobby-hash-text = Это отпечаток той части раздачи, которую задумал сервер. Когда игра начнётся, браузеры игроков добавят
    к ней случайные биты. После игры всё будет показано, и каждый сможет это проверить.
lobby-kinds = Десять карт этой игры
kinds-look = { $name }: посмотреть правило
link-copy = Копировать
link-copied = Скопировано
qr-label = QR-код со ссылкой

bot-title = Добавить бота
bot-add = Добавить
bot-fill = Занять все места: { $number }

end-headline = { $who } побеждает
end-headline-you = Вы победили
end-headline-shared = { $names } делят победу
end-lead = Влияние — { $influence }, на { $number } больше, чем на втором месте ({ $second }).
end-rematch = Реванш
end-replay = Посмотреть повтор
end-rematch-in = { $names }: реванш. Занято мест: { $number } из { $all }.
end-new = Новая игра
end-ratings-left = Кто-то из игроков ушёл и в рейтинге считается последним. Для остальных игра рейтинговая.
end-ratings-position = Эта игра не рейтинговая: она началась с середины.
end-to-rematch = К реваншу
end-home = На главную
end-record = Сохранить или проверить игру
end-final = Итоговое влияние
end-place = Место
end-row = Ряд в конце игры
end-tops = верхних карт в ряду: { $number }
end-chart = Влияние по раундам
chart-label = Влияние каждой семьи в начале и после каждого раунда; числа — в таблице ниже
chart-start = начало
chart-table = В числах
record-text = Все действия игры: можно посмотреть, сохранить или продолжить с любого места.
record-json = Запись (JSON)
record-txt = Запись (текст)
deal-title = Честной ли была раздача?
deal-text = Раздача зависит только от зерна. Отпечаток зерна был показан до игры; теперь показано и само зерно, и каждый может
    проверить, что они соответствуют друг другу.
deal-how = Как это проверено
deal-hash = Отпечаток (SHA-256), показанный до игры
deal-seed = Зерно, показанное теперь
deal-right = Они соответствуют друг другу: раздача была определена ещё до того, как кто-либо сел за стол.
deal-wrong = Они не соответствуют друг другу.
deal-together = Зерно раздачи составлено из секрета сервера и случайных битов, которые добавили браузеры игроков. Все отпечатки
    были известны до того, как кто-либо показал свою часть, поэтому выбрать раздачу не мог никто.
deal-secret = Секрет сервера, показанный теперь
deal-bits = Добавлено: { $name }
deal-bits-missing = Не пришло вовремя и не учтено.
deal-together-right = Всё сходится: зерно составлено из этих частей, и каждая соответствует своему отпечатку.
deal-together-wrong = Зерно составлено не из этих частей.
deal-own-right = То, что добавил этот браузер, входит в зерно.
deal-own-wrong = То, что добавил этот браузер, не входит в зерно, или до игры отпечатки были другими.
deal-own-missing = То, что добавил этот браузер, не пришло вовремя и не учтено.
deal-seating = Места тоже определены по зерну.
deal-seating-wrong = Места не те, которые следуют из зерна.

ladder-text = Осторожная оценка по всем рейтинговым играм: она растёт с победами и с числом игр.
ladder-rank = Место
ladder-name = Имя
ladder-rating = Рейтинг
ladder-games = Игры
ladder-none-people = Ни одна игра между людьми ещё не окончена.
ladder-none-bots = Ни одна игра с ботами ещё не окончена.
pool-people = Только люди
pool-bots = С ботами

me-title = Вы
me-stranger = Выберите имя, чтобы начать. Учётная запись не нужна.
me-choose = Выбрать имя
me-figures = Ваша статистика
me-past = Прошлые игры
me-past-none = Вы ещё не завершили ни одной игры.
me-rename = Изменить имя
me-take-name = Взять это имя
me-device = Другое устройство
me-device-hint = Играйте дальше на телефоне — со своим именем, местами и играми.
me-device-button = Создать ссылку
device-text = Откройте эту ссылку на другом устройстве до { $time }. Она сработает один раз.
device-link = Ссылка для другого устройства
device-this = Это устройство
device-other = Другое устройство
device-seen = Последний вход: { $date }
device-sign-out = Выйти на всех остальных
me-programs = Программы
me-programs-hint = Ваша программа может сесть за стол под собственным именем.
me-programs-button = Подключить программу
programs-text = Программа показывает серверу свой токен и играет под собственным именем. Если её убрать, она покинет
    столы, токен утратит силу, а имя исчезнет из прошлых игр.
programs-name = Название программы
programs-make = Создать токен
programs-token = Программа подключена: { $name }.
programs-once = Скопируйте токен сейчас: он показывается только один раз.
programs-token-label = Токен
me-data = Ваши данные
me-data-hint = Всё, что сервер хранит о вас: имя, столы, игры, рейтинги, сообщения.
me-download = Скачать
me-delete = Удалить всё
forget-text = Вы покинете все столы, дальше за вас будет играть бот, а ваше имя исчезнет из прошлых игр. Отменить это
    нельзя.
forget-sure = Я понимаю
forget-keep = Оставить всё
stat-all = Все игры
stat-seats = Игроков: { $number }
stat-won = Победы
stat-influence = Влияние
past-won = Победа, влияние — { $influence }
past-place = Место { $place } из { $seats }, влияние — { $influence }
past-all = Все игры: { $number }

### Повтор и позиции

refused-record = Запись не удалось прочитать. { $what }
refused-position = Позицию не удалось прочитать. { $what }
refused-position-over = В этой позиции игра уже окончена.
refused-position-hand = { $family }: отсюда ещё нужно выложить карт — { $number }, а в руке меньше.
refused-position-room = Отсюда нельзя играть дальше: { $what } — не больше { $most }.
refused-from-position = Эта игра началась с середины, поэтому у неё нет ни записи, ни реванша.

replay = Игра шаг за шагом
replay-title = { $names }
replay-missing = Такой игры нет
replay-slider = Шаг игры
replay-sign-revealed = карту активировали
replay-sign-eliminated = карту устранили
replay-sign-reacted = карта даёт отпор
replay-step = Шаг { $step } из { $steps } · раунд { $round }
replay-steps = Шаг за шагом
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-round-back = К началу раунда
replay-round-next = К следующему раунду
replay-play = Воспроизвести
replay-pause = Пауза
replay-view = Точка зрения
replay-spectator = Зритель
replay-all-open = Всё открыто
replay-dealt = Карты розданы.
replay-silent = { $name }: один выбор сделан, впереди ещё один.
replay-link = Ссылка на этот момент
replay-looked = Вблизи
replay-hands = Руки
replay-hand-of = { $name }: рука
replay-hand-empty = Карт нет
replay-play-on = Играть отсюда дальше
replay-play-on-text = С этого момента начнётся игра за вашим собственным столом: все карты останутся там, где лежат. На других местах — боты.
replay-seat = Ваше место
replay-source = Исходная игра
replay-upload = Открыть запись
replay-upload-text = Игра, сохранённая здесь или из командной строки, в виде JSON или текста. Она только читается и не хранится.
replay-upload-drop = Перетащите файл сюда или выберите его.
replay-upload-choose = Выбрать файл
replay-upload-paste = Или вставьте запись
replay-open = Открыть
replay-check = Проверить раздачу
replay-checking = Раздача вычисляется…
replay-check-aside = Отложено согласно зерну
replay-deal-right = Розданные карты и первый игрок следуют из зерна.
replay-deal-wrong = Розданы не те карты, что следуют из зерна.
replay-check-none = В этой записи нет зерна, поэтому проверять нечего.
# Разбор игры
review = Разбор
review-game = Разобрать эту игру
review-short = Удача и решения
review-open = Открыть весь разбор
review-growing = Просмотрено решение { $done } из { $of }.
review-stopped = Просмотрено { $done } из { $of } решений. Над остальными никто не работает.
review-go-on = Продолжить
review-whose = Шанс на победу:
review-everyone = Все
review-curve = Шансы на победу по ходу игры
review-meaning = Шансы на победу: компьютер много раз играет дальше за все семьи и считает. Он знает только то, что тогда знала семья. ± — насколько число может быть неточным.
review-luck-means = После раздачи: шанс на победу с этими картами. Удача: что изменили карты и другие. Свои решения: что семья упустила сама. Точность: 100, если ничего не упущено.
review-sum-won-best = { $name } побеждает, и никто не упустил меньше!
review-sum-won = { $name } побеждает, и удача помогла. Разбор покажет, что сделало бы победу надёжнее.
review-sum-lost-best = { $name }: никто не упустил меньше. На этот раз удача была с другими.
review-sum-lost = { $name }: на этот раз без победы. Разбор покажет, что помогло бы больше всего.
review-decision = Решение
review-waits = Это решение ещё не просмотрено.
review-over = Игра окончена.
review-only = Выбора не было.
review-best = Лучшего компьютер не находит.
review-level = Ничто другое не лучше явно.
review-small = Чуть лучше: { $best }.
review-inaccuracy = Неточность. Лучше: { $best }.
review-mistake = Ошибка. Лучше: { $best }.
review-blunder = Грубая ошибка. Лучше: { $best }.
review-wins = Это выигрывает в { $wins } из 100 игр вместо { $instead }.
review-sure = Это выигрывает наверняка, какими бы ни были закрытые карты и что бы ни делали другие.
review-why-earns = В среднем приносит влияния больше на { $influence }: { $card }.
review-why-richer = { $name } в конце имеет в среднем на { $influence } влияния больше.
review-why-poorer = { $name } в конце имеет в среднем на { $influence } влияния меньше.
review-why-gone = Из 100 игр на { $games } больше таких, где устраняют карту: { $card }.
review-why-stays = Из 100 игр на { $games } меньше таких, где устраняют карту: { $card }.
review-why-robbed = { $name }: другие забирают в среднем на { $influence } влияния меньше.
review-next = Следующее по качеству: { $action }. По сравнению с ним:
review-closed = { $name }: чем по тогдашнему знанию могли быть закрытые карты
review-closed-means = Числа рядом с названиями — догадка компьютера по тому, как до этого играли. Один только счёт не смотрит на то, как играли.
review-closed-kinds = если только считать: { $each } на { $number ->
        [one] каждый из { $number } варианта
       *[many] каждый из { $number } вариантов
    }
review-closed-uneven = если только считать: { $number ->
        [one] { $number } вариант
        [few] { $number } варианта
       *[many] { $number } вариантов
    }, не все одинаково вероятны
review-covered = накрыта
review-name-inaccuracy = Неточность
review-name-mistake = Ошибка
review-name-blunder = Грубая ошибка
review-mark = { $verdict }: { $name }, шаг { $step }
review-step = { $name }, шаг { $step }
review-mattered = Что было важнее всего:
review-actions = Что можно было сделать, с шансами на победу
review-taken = сыграно
review-top = лучшее
review-among = среди лучших
review-between = от { $low } до { $high }
review-others = Ещё { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[many] { $number } действий
    }
review-place = { $card }, { $where }
review-try = Попробовать отсюда ещё раз
review-start = После раздачи
review-luck = Удача: карты и другие
review-losses = Свои решения
review-result = В конце
review-accuracy = Точность

# How somebody decides over their games
progress = Как вы решаете
progress-of = Как решает { $name }
progress-none = Ни одной вашей игры ещё не разобрано. Откройте прошлую игру и нажмите «Разбор».
progress-none-of = Ни одной игры ещё не разобрано.
progress-games = { $games ->
        [one] { $games } разобранная игра
        [few] { $games } разобранные игры
       *[many] { $games } разобранных игр
    }
progress-meaning = Удача — это насколько больше побед, чем при средней удаче. То, что за кого-то решил бот, не считается.
progress-average = Потерянный за решение шанс на победу
progress-luck = Победы благодаря удаче: карты и другие
progress-deal = Из них благодаря раздаче
progress-trend = Потерянный за решение шанс на победу, по пять игр
progress-luck-trend = Победы благодаря удаче, вместе
progress-by-question = По виду решения
progress-by-card = По карте
progress-choices = Решения
progress-points = Потерянный шанс за решение
progress-kind-place = Положить карту
progress-kind-keep = Оставить или активировать
progress-kind-target = Выбрать цель
progress-kind-gap = Перенести карту
progress-kind-report = Донести или заменить
progress-kind-confer = Договориться или отозвать
progress-kind-verdict = Приговор или устранение
progress-earlier = { $number ->
        [one] { $number } игру разобрала прежняя версия, она не считается. Откройте её разбор, чтобы сделать его заново.
        [few] { $number } игры разобрала прежняя версия, они не считаются. Откройте их разборы, чтобы сделать их заново.
       *[many] { $number } игр разобрала прежняя версия, они не считаются. Откройте их разборы, чтобы сделать их заново.
    }
progress-share = Делиться этими данными
    .hint = Их увидит каждый, у кого есть ссылка, но не ваши игры.
progress-link = Ссылка на ваши данные

position = Позиция
position-text = Одна строка нотации превращается в стол с картами: рассмотреть, передать ссылкой, играть дальше.
position-line = Позиция, одна строка нотации
position-example = players=R,B,G;round=3;row=R?spy+1,B!heir,G?_
position-show = Показать
position-link = Ссылка на эту позицию
position-drawn = С этой позиции начнётся игра за вашим собственным столом. Неизвестные карты будут случайными;
    на других местах — боты.
slot-seen = Закрытая карта «{ $card }» ({ $name }), место { $position }{ slot-more }
detail-seen = закрыта

### Задачи

puzzles = Задачи
puzzles-lead = Решение из настоящей игры, в котором одно действие явно выигрывает чаще всех. Вы знаете то, что знала семья.
puzzle-daily = Задача дня
puzzle-daily-text = Для всех одна и та же. Новая появляется каждый день в { $time }.
puzzle-mine = Из ваших игр
puzzle-mine-text = Там вы упустили лучшее действие. Найдёте ли вы его теперь?
puzzle-mine-none = Пока нет. Они берутся из ваших разобранных игр: это решения, где одно действие было явно лучше всех остальных, а вы выбрали другое. Во многих играх таких нет.
puzzle-solve = Решить
puzzle-again = Взглянуть ещё раз
puzzle-found = Найдено
puzzle-missed = Не найдено
puzzle-tally = Найдено { $found } из { $tried }
puzzle-find = Вы — { $family }. Какое действие выигрывает чаще всего?
puzzle-round = Раунд { $round }
puzzle-right = Вы нашли!
puzzle-wrong = Лучше: { $best }.
puzzle-lead = Это выигрывает в { $wins } из 100 игр, следующее лучшее действие — в { $next }.
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-game = К игре
puzzle-unkept = Если вы выберете имя, ваши попытки сохранятся.
refused-no-such-puzzle = Такой задачи нет.

### Обучение

lessons-title = Учитесь играя
lessons-lead = Ваш герольд сидит рядом и подсказывает шёпотом. Карты вы разыгрываете сами, против двух ботов, которые действуют по сценарию.
lessons-begin = Начать
lessons-go-on = Продолжить
lessons-again = Ещё раз
lessons-done = пройдено
lessons-rules = Все карты и правила
lessons-rules-text = Каждая карта с разъяснениями и небольшие примеры, где карты видно в деле.
lessons-rules-open = Посмотреть

lesson-first = Ваша первая игра
    .about = Выкладывать, ждать, активировать, накрывать, бить — и ловушка. Читать заранее ничего не нужно.
    .time = около 5 минут
lesson-alliance = Набор «Альянс»
    .about = Урок о десяти картах набора «Альянс». Вы сыграете ими конец игры.
    .time = около 4 минут

lesson-herald = Ваш герольд
lesson-name-B = Одо
lesson-name-G = Сибилла
lesson-continue = Дальше
lesson-listen = Вашему герольду есть что сказать.
lesson-watch = Смотрите на ряд.
lesson-back = Назад
lesson-restart = Сначала
lesson-leave = Выйти из урока
lesson-chapter-of = Часть { $number } из { $all }: { $title }
lesson-hint = Не совсем так
lesson-finished = Отличная игра!
lesson-play = Играть с ботами
lesson-play-first = Сыграть первую игру
lesson-next = Следующий урок: «Альянс»
lesson-look = Все карты и правила
lesson-then-first = Дальше — ваша первая игра, против двух ботов, которые тоже только что научились. Вы снова
    будете красным львом.
lesson-then-alliance = Дальше — целая игра с этими картами, против двух ботов, которые тоже только что их
    выучили.

lesson-first-chapter-place = Ход
lesson-first-chapter-keep = Терпение
lesson-first-chapter-strike = Удар
lesson-first-chapter-stack = Стек
lesson-first-chapter-ambush = Ловушка
lesson-first-chapter-end = Корона

lesson-first-welcome = Добро пожаловать! Я ваш герольд. Три семьи борются за корону, а кому она достанется, решит ряд карт
    на этом столе. Красный лев — это вы.
lesson-first-hand = Эти семь карт — ваша рука. Каждый раунд вы выкладываете одну из них. В конце важно
    влияние, то есть число у каждого герба: все начинают с 1.
lesson-first-aside = У каждой семьи одни и те же десять карт. Но по три, наугад, отложено на всю игру. Так что
    никто не знает точно, что на руках у других.
lesson-first-closed = Начинает Сибилла: об этом говорит отметка на её гербе. Она кладёт карту лицом вниз.
    Зелёный олень говорит, чья она. А что это за карта, знает только Сибилла.
lesson-first-place = Теперь вы. Выберите Заговор, а потом один из концов ряда: кладите в начало.
    .hint = Хорошая мысль, но сейчас возьмите Заговор и положите в начало. Скоро увидите почему.
lesson-first-keep = Все выложили по карте, и ряд просыпается, от первой карты до последней. Очередь за вашей.
    Оставьте её закрытой, и на неё ляжет жетон: 1 влияния на потом. Заговор платит вдвойне, пусть растёт.
    .hint = На нём ещё ничего нет, а дважды ноль — ноль. Оставьте его закрытым.
lesson-first-open = Сибилла тоже оставила свою закрытой. Одо свою активировал: это Наследник, он даёт 2. Отныне он лежит
    открытым и приносит по 2 в каждом раунде.
lesson-first-place-soldier = Новый раунд, и начинаете вы. Этот Наследник обогатит Одо, так что пошлите Солдата: положите его в конец,
    вплотную к Наследнику.
    .hint = Солдат бьёт только то, что рядом, а Наследник стоит последним. Положите Солдата в конец.
lesson-first-keep-again = Снова ваш Заговор. На нём один жетон; оставьте его закрытым — и будет два.
    .hint = Сейчас он дал бы 2. Подождите, он способен на большее. Оставьте его.
lesson-first-reveal = Теперь ваш Солдат. Активируйте его: карта перевернётся и сделает то, что на ней написано.
    .hint = Закрытым он лишь получит жетон. Активируйте его: Наследник Одо совсем рядом.
lesson-first-strike = С каждой стороны по карте, и обе принадлежат Одо. Открытый Наследник каждый раунд даёт
    ему 2, так что бейте его: устраните из ряда.
    .hint = Эта закрыта и может быть чем угодно, даже ловушкой. Бейте Наследника.
lesson-first-struck = Точно в цель! Кто устраняет карту, получает 1, а всё, что на ней лежало, пропадает. В
    конце ряда Сибилла активировала Шпиона, и тот забрал 1 у Одо.
lesson-first-stack = Два жетона на вашем Заговоре видят все. Защитите его: положите сверху Засаду. До накрытой
    карты никто не доберётся.
    .hint = Засаду — поверх Заговора: коснитесь карты в ряду или кнопки с её названием.
lesson-first-lurk = За весь стек действует верхняя карта, и это ваша Засада. Она больно бьёт того, кто её
    устранит, так что не показывайте её. Оставьте закрытой.
    .hint = Открытая, она слаба: даёт 1 и уходит. Закрытая — поджидает. Оставьте её.
lesson-first-snap = Щёлк! Лучник Сибиллы стрелял в первую карту и попал в вашу Засаду. Вам 4, а Лучник выбывает из игры.
    Ваш Заговор лежит невредимым.
lesson-first-must = Ваш Солдат лежит открытым, поэтому бьёт каждый раунд, хотите вы того или нет. Слева — ваш же Заговор.
    Советую бить другую карту.
    .hint = Это ваш собственный Заговор, да ещё с двумя жетонами! Только не его: бейте с другой стороны.
lesson-first-robbed = Ещё 1 вам. Но теперь рядом с вашим Солдатом стоит Шпион Сибиллы, и он забрал 1 обратно. Открытая
    карта действует раунд за раундом.
lesson-first-last = Последний раунд этой короткой игры; в полной их шесть. Жетоны, которые останутся в ряду,
    ничего не стоят. Положите Наследника в конец.
    .hint = Теперь нужно то, что платит сразу: Наследник, в конец ряда.
lesson-first-cash = Вот и настал этот миг. Ваш Заговор платит вдвое больше, чем на нём лежит. Активируйте его.
    .hint = Ждать больше нечего: после этого раунда его жетоны ничего не стоят. Активируйте его.
lesson-first-heir = 4 влияния за два жетона! А вашему Солдату некого было бить, кроме Шпиона, так что и того
    больше нет. Ещё одна карта: активируйте Наследника.
    .hint = Закрытым он уже ничего вам не даст. Активируйте его.
lesson-first-won = У вас 13. У Сибиллы 10, у Одо 8: корона ваша! Вы выкладывали и ждали, активировали, били, накрывали и
    ловили в ловушку. Вот и вся игра. Остальное — десять карт и крепкие нервы.

lesson-alliance-chapter-informer = Ухо
lesson-alliance-chapter-diplomat = Договор
lesson-alliance-chapter-judge = Приговор
lesson-alliance-chapter-report = Донос
lesson-alliance-chapter-revolt = Бунт

lesson-alliance-welcome = А вот и снова вы! Правила прежние, а карты другие: они орудуют жетонами, и некоторым нужно два
    раунда, чтобы укусить.
lesson-alliance-row = Идёт пятый раунд из шести, и вы позади. В ряду лежат три ваши карты; загнутый уголок показывает вам,
    что это за карты.
lesson-alliance-place = У Одо в конце ряда богатеет карта. Ваш Доносчик слышит, что лежит на закрытых картах рядом.
    Положите его в конец, рядом с той картой.
    .hint = Доносчик должен стоять рядом с богатой картой. Положите Доносчика в конец.
lesson-alliance-gift = У вас обоих есть открытый Дипломат. Дипломат Одо только что договорился: Одо получил 1,
    а ваш Дипломат, хотел Одо того или нет, — два жетона.
lesson-alliance-withdraw = Ваш Дипломат тоже может договориться, но тогда два жетона достанутся Одо. Или отзовите его: заберёте то,
    что на нём лежит, и он уйдёт. Забирайте.
    .hint = Так вы подкормили бы Одо. Отзовите его, и два жетона ваши.
lesson-alliance-judge = Теперь ваш Судья. Активируйте его, а заодно заберите и жетон.
    .hint = Терпение оставьте другим. Судье нужны два раунда, так что активируйте сейчас.
lesson-alliance-verdict = Приговор даёт вам 1 и чёрную печать на любую карту. Положите её на Дипломата Одо,
    первого в ряду: отмеченную карту позже сможет устранить Судья.
    .hint = Дипломат Одо каждый раунд приносит ему влияние. Печать — туда, в начало ряда.
lesson-alliance-patience = Ваш Бунт бьёт обоих соседей разом, но, чтобы активировать его, нужно потратить
    жетон. Подождите: карта Одо рядом растёт, а ваш Доносчик ещё не слушал. Оставьте Бунт закрытым.
    .hint = Он смёл бы богатую карту раньше, чем о ней услышит Доносчик. На этот раз оставьте Бунт закрытым.
lesson-alliance-ear = Одо не удержался и снова оставил карту закрытой: четыре жетона. Активируйте Доносчика.
    .hint = Он прямо возле четырёх жетонов. Активируйте его.
lesson-alliance-report = Он может донести: вы получите столько, сколько лежит на чужих закрытых картах рядом. Или его можно
    заменить картой из вашей руки. Пусть доносит.
    .hint = Замена хороша, когда слушать нечего. А тут целых четыре жетона: доносите.
lesson-alliance-reported = Четыре вам, а жетоны Одо по-прежнему у него. И он ещё не знает, как недолго им осталось.
lesson-alliance-empress = Последний раунд. Положите в конец Императрицу: открытая, она даст вам 2.
    .hint = Императрица сразу даёт 2, Вымогательство дало бы только 1. Положите Императрицу в конец.
lesson-alliance-sentence = На Дипломате Одо ваша печать. Выберите устранение, а потом отмеченную карту.
    .hint = Приговор уже вынесен. Теперь исполните его: устраните Дипломата.
lesson-alliance-revolt = А теперь Бунт. Один его жетон пропадает, два других ваши, и падают оба соседа. Активируйте!
    .hint = Никакого «потом» уже не будет. Активируйте его, и оба соседа падут.
lesson-alliance-report-again = Всё это дало 4, а Бунт снова лежит лицом вниз, хотя теперь его все знают. Рядом с Доносчиком ещё есть
    закрытая карта: доносите.
    .hint = На закрытой карте рядом лежит один жетон. Доносите.
lesson-alliance-crown = Остальные уже показали всё, что у них было. Ряд завершает ваша Императрица. Активируйте её.
    .hint = После этой карты игра закончится. Активируйте её.
lesson-alliance-won = 22 у вас, 16 у Сибиллы, 14 у Одо. Вы слушали, торговались, судили и бунтовали. А в смешанном наборе
    десять карт берут из всех наборов.

rulebook-title = Правила и карты
rulebook-lead = Ход игры, все карты и небольшие примеры, где видно, как они действуют.
rulebook-search = Поиск в правилах
rulebook-set = Набор
rulebook-type = Тип
rulebook-all = Все
rulebook-type-character = Персонажи
rulebook-type-intrigue = Интриги
rulebook-course = Ход игры
rulebook-cards = Карты
rulebook-found = { $number ->
        [0] Ничего не найдено.
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
rulebook-index = На этой странице
rulebook-of = { $type } · { $set }
rulebook-learn = Учитесь играя
rulebook-part-aim = Цель
rulebook-part-set-up = Подготовка
rulebook-part-round = Раунд
rulebook-part-placement = Планирование
rulebook-part-activation = События
rulebook-part-elimination = Устранение
rulebook-part-stacks = Стеки
rulebook-part-known = Кто что знает
rulebook-part-end = Конец
rulebook-mark-kill = устраняет
rulebook-mark-react = даёт отпор
rulebook-mark-reserve = резервируется

example-title = Пример
example-board = Стол этого примера
example-step = Дальше
example-play = Показать
example-back = Назад
example-again = Сначала
example-at = { $number } из { $all }
example-influence = { $who }: влияние — { $number }
example-reserve = В резерве

example-placement = Зелёный кладёт карту в начало ряда, Красный накрывает собственную карту, Синий кладёт в
    конец.
example-activation = Красный активирует Наследника и забирает его жетон. Синий оставляет Лорда закрытым. Шпион
    Зелёного открыт, поэтому действует без вопросов.
example-elimination = На карте Синего три жетона. Солдат Красного устраняет её: жетоны пропали, а Красный получает 1.
example-stacks = Яд Красного уходит во время своего действия, поэтому Наследник под ним действует сразу.
example-end = Последний раунд. Красный оставляет Лорда закрытым; в итоге на нём четыре жетона, и они ничего не стоят.
example-archer = Достать можно до обоих концов ряда. Красный выбирает первую карту, и двух жетонов на ней как не бывало.
example-soldier = У Солдата Красного соседи с обеих сторон, и он бьёт правого.
example-spy = Красный обкрадывает владельца левого соседа. Трём жетонам на самой карте ничего не грозит.
example-heir = Наследник Синего действует первым и приносит 2. Наследник Зелёного видит в ряду открытого Наследника и не приносит ничего.
example-shapeshifter = Единственный открытый персонаж рядом — Лорд. Красный получает то, что дал бы там Лорд: 1 и ещё 1 за собственного Шпиона.
example-lord = По обе стороны от него — карты Красного: 1 и ещё 2.
example-assassination = Устранить можно любую карту ряда. Красный выбирает Заговор Зелёного с четырьмя жетонами, а затем уходит и сам Яд.
example-royal-decree = Наследник Красного уже действовал. Перенесённый в конец ряда, после указа, он действует
    ещё раз.
example-ambush = Солдат Синего бьёт единственного соседа, а это Засада: 1 Синему, 4 Красному, и Солдат сброшен.
example-conspiracy = На нём три жетона, поэтому он даёт 6.
example-empress = Красный получает 2. Затем нужно подарить жетон закрытой карте другой семьи: Красный выбирает карту Зелёного.
example-fanatic = Других открытых верхних карт у Красного нет: 2. Когда действует Фанатик Синего, Судья Синего уже открыт: только 1.
example-informer = Три жетона слева и один справа, на чужих закрытых картах: Красный получает 4, а жетоны остаются.
example-diplomat = Красный договаривается: ему 1, а Дипломату Синего два жетона. Синий отзывает его и забирает их.
example-deserter = Красный устраняет персонажа, поэтому получает 2. Рядом всё ещё стоит открытый персонаж, поэтому Дезертир остаётся.
example-judge = Красный кладёт печать на карту Синего. Печатью может воспользоваться любой Судья, и Судья Зелёного исполняет приговор.
example-revolt = Один из двух его жетонов пропадает, второй достаётся Красному. Оба соседа падают, по 1 за каждого, и карта снова лежит лицом вниз.
example-extortion = Его устраняет Синий, у которого три карты в ряду: 6 Красному, а на закрытой карте Синего жетоном меньше.
example-infiltration = По жетону на каждую закрытую карту Красного. Затем Внедрение из резерва даёт ещё 2, когда Красный устраняет закрытую карту.
example-deal = Её резервируют с тремя жетонами. Когда начинается следующий раунд, Красный впервые получает 3.

language = Язык
