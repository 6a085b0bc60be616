# Polski. `.short` to jedna linia na karcie, `.rule` cała zdolność, `.ruling-…` to, o co pyta się najczęściej.

### Karty zestawu podstawowego

card-archer = Łucznik
    .short = zlikwiduj pierwszą lub ostatnią kartę Kolejki
    .rule = Wybiera jeden z końców Kolejki i likwiduje leżącą tam kartę.
    .ruling-self = Stojąc na końcu, Łucznik może wskazać siebie; gdy jest w Kolejce sam, musi to zrobić, ale i
        tak przynosi za to 1.
    .ruling-must = Strzał jest obowiązkowy, nawet gdy oba końce są twoje.

card-soldier = Żołnierz
    .short = zlikwiduj kartę tuż obok
    .rule = Likwiduje kartę leżącą tuż przy nim.
    .ruling-alone = Gdy nikogo przy nim nie ma, Żołnierz nic nie robi i zostaje na miejscu.
    .ruling-own = Jeśli obok są tylko twoje karty, jedna z nich odpada.

card-spy = Szpieg
    .short = zabierz 1 z puli właściciela karty obok
    .rule = Wybiera kartę obok siebie i zabiera 1 punkt wpływu z puli rodu, do którego ona należy.
    .asked = { $card }: właścicielowi której karty obok zabierasz 1?
    .sure = Zabrać 1 właścicielowi karty: { $target }?
    .ruling-stock = Żetony leżące na wybranej karcie są bezpieczne; łupem pada tylko pula.
    .ruling-nothing = Ani własna karta, ani karta rodu z pustą pulą nic nie daje, ale można ją wybrać.

card-heir = Dziedzic
    .short = zyskaj 2, jeśli to jedyny odkryty Dziedzic
    .rule = Przynosi 2, chyba że gdzieś w Kolejce inny odkryty Dziedzic jest wierzchnią kartą.
    .ruling-closed = Zakryci i przykryci Dziedzice się nie liczą.
    .ruling-shapeshifter = Impostor używający zdolności Dziedzica szuka innych odkrytych Impostorów, bo
        zachowuje własną nazwę.

card-shapeshifter = Impostor
    .short = użyj zdolności odkrytej postaci obok
    .rule = Wybiera odkrytą postać obok siebie i używa jej zdolności ze swojego miejsca i dla swojego rodu.
    .asked = { $card }: zdolności której karty obok używasz?
    .sure = Użyć zdolności karty: { $target }?
    .ruling-informer = Wszystko, co pożyczona zdolność mówi o „tej karcie”, spotyka Impostora: jako Informatorka
        wraca on na rękę, jako Dezerter może zostać odrzucony.
    .ruling-ambush = Gdy likwiduje, napastnikiem jest Impostor: Zasadzka sprawia, że to on zostaje
        odrzucony.
    .ruling-other = Może wskazać innego Impostora, ale wtedy nic się nie dzieje.

card-lord = Lord
    .short = zyskaj 1 i po 1 za każdą własną kartę obok
    .rule = Przynosi 1, a do tego 1 za każdą kartę twojego rodu tuż przy nim.
    .ruling-neighbours = Odkryta czy zakryta, wszystko jedno; z sąsiedniego stosu liczy się tylko wierzchnia
        karta.

card-assassination = Zlecenie zabójstwa
    .short = zlikwiduj dowolną kartę w Kolejce
    .rule = Likwiduje dowolną kartę w Kolejce, po czym zostaje odrzucone.
    .ruling-self = Może wskazać samo siebie: przynosi wtedy 1 i nic więcej się nie dzieje.

card-royal-decree = Królewski dekret
    .short = przestaw inną kartę w nowe miejsce Kolejki
    .rule = Przestawia dowolną inną wierzchnią kartę, ze wszystkim, co na niej leży, w inne miejsce Kolejki,
        ale nigdy na kartę. Potem zostaje odrzucony.
    .asked = { $card }: którą kartę przestawiasz?
    .sure = Przestawić: { $target }?
    .ruling-twice = Karta przestawiona za Dekret zadziała w tej rundzie, choćby po raz drugi; przestawiona
        przed niego nie zadziała.
    .ruling-stack = Wierzchnia karta stosu może trafić wszędzie, także tuż obok swojego dawnego stosu.
    .ruling-alone = Gdy jest w Kolejce sam, po prostu zostaje odrzucony.

card-ambush = Zasadzka
    .short = zlikwidowana przez rywala: zyskaj 4, odrzuć napastnika
    .rule = Jeśli zlikwiduje ją inny ród, zyskujesz 4, a atakująca karta zostaje odrzucona. Jeśli to ty ją
        ujawnisz, jej żetony przepadają, zyskujesz 1 i karta zostaje odrzucona.
    .ruling-order = Najpierw napastnik dostaje swoje 1 za likwidację.
    .ruling-own = Zlikwidowana przez własny ród nie robi nic więcej.

card-conspiracy = Spisek
    .short = zyskaj dwa razy tyle, ile na nim leży
    .rule = Ujawniony daje dwa razy tyle, ile na nim leży, po czym zostaje odrzucony.
    .ruling-total = Razem dwa razy tyle: trzy żetony dają 6, nie 9.

### Karty zestawu Alliance

card-empress = Cesarzowa
    .short = zyskaj 2, połóż żeton na zakrytej karcie rywala
    .rule = Przynosi 2. Potem 1 żeton z zasobów ogólnych trafia na wybraną przez ciebie zakrytą wierzchnią
        kartę rywala.
    .asked = { $card }: która zakryta karta dostaje żeton?
    .sure = Położyć żeton na karcie: { $target }?
    .ruling-none = Jeśli żaden rywal nie ma zakrytej wierzchniej karty, nikt nie dostaje żetonu.

card-fanatic = Fanatyk
    .short = zyskaj 1 (2, jeśli to twoja jedyna odkryta karta)
    .rule = Przynosi 1 i jeszcze 1, gdy żadna inna twoja wierzchnia karta w Kolejce nie jest odkryta.

card-informer = Informatorka
    .short = +1 za żeton rywali obok albo zamień z kartą z ręki
    .rule = Albo donosi: zyskujesz tyle, ile żetonów leży na zakrytych kartach innych rodów tuż przy niej
        (żetony zostają). Albo się zamienia: wraca na twoją rękę, a jej miejsce zajmuje inna karta z ręki,
        zakryta i pusta.
    .ruling-asleep = Karta położona w zamian nie działa w tej rundzie, nawet po przestawieniu.
    .ruling-stack = To, co leżało pod Informatorką, pozostaje przykryte.
    .ruling-known = Wszyscy wiedzą, że Informatorka wróciła na twoją rękę.

card-diplomat = Dyplomatka
    .short = zyskaj 1, daj 2 innej Dyplomatce albo weź swoje żetony
    .rule = Albo negocjuje: zyskujesz 1, a 2 żetony trafiają na inną odkrytą Dyplomatkę, jeśli taka jest. Albo
        się wycofuje: zyskujesz wszystkie leżące na niej żetony, a ona zostaje odrzucona.
    .ruling-tokens = To jedyna odkryta karta, na której mogą leżeć żetony. Zostają, gdy się ją przykryje, a
        przepadają, gdy się ją zlikwiduje.
    .ruling-zero = Wolno się wycofać, nawet gdy nic na niej nie leży.

card-deserter = Dezerter
    .short = zlikwiduj kartę obok; zostaje tylko przy odkrytej postaci
    .rule = Likwiduje kartę obok siebie i przynosi 1 więcej, jeśli była to postać. Potem, gdy luka się zamknie,
        zostaje odrzucony, chyba że stoi przy nim odkryta postać.
    .ruling-kind = Zakryta postać też liczy się jako postać.
    .ruling-alone = Gdy nikogo przy nim nie ma, Dezerter po prostu zostaje odrzucony.

card-judge = Sędzia
    .short = zyskaj 1 i oznacz kartę albo zlikwiduj oznaczoną
    .rule = Albo wydaje wyrok: zyskujesz 1 i kładziesz żeton wyroku na dowolnej wierzchniej karcie. Albo
        likwiduje wierzchnią kartę, na której leży taki żeton.
    .ruling-pool = Na cały stół jest pięć żetonów wyroku. Gdy wszystkie leżą na kartach, wyrok przynosi 1, ale
        nie oznacza żadnej karty.
    .ruling-stay = Żeton wyroku zostaje na karcie przykrytej, przestawionej lub odwróconej; wraca do
        pozostałych żetonów wyroku, gdy karta opuszcza Kolejkę.
    .ruling-self = Sędzia może oznaczyć lub zlikwidować siebie.

card-revolt = Bunt
    .short = odrzuć z niego żeton: zlikwiduj obie karty obok
    .rule = Ujawnienie kosztuje jeden z leżących na nim żetonów; pozostałe zyskujesz. Obie karty obok zostają
        zlikwidowane, a Bunt znów się zakrywa, pusty.
    .ruling-tokens = Bez żetonu karta może tylko pozostać zakryta.
    .ruling-known = Odtąd wszyscy wiedzą, co to za karta; tym razem nie zbiera ona żetonu.
    .ruling-ambush = Jeśli obok leży Zasadzka innego rodu, Bunt zostaje odrzucony, zamiast się zakryć.

card-extortion = Wymuszenie
    .short = zlikwidowane przez rywala: po 2 za każdą jego kartę
    .rule = Jeśli zlikwiduje je inny ród, zyskujesz 2 za każdą jego wierzchnią kartę w Kolejce, a on traci po
        żetonie z każdej swojej zakrytej wierzchniej karty. Jeśli to ty je ujawnisz, jego żetony przepadają,
        zyskujesz 1 i karta zostaje odrzucona.
    .ruling-attacker = Atakująca karta liczy się, jeśli jest jeszcze w Kolejce; Wymuszenie jej nie odrzuca.

card-infiltration = Infiltracja
    .short = żetony na twoje zakryte; +2 za zlikwidowaną zakrytą kartę
    .rule = Kładzie 1 żeton na każdej twojej zakrytej wierzchniej karcie, a samą Infiltrację zachowujesz.
        Odtąd daje 2 więcej za każdą zakrytą kartę, którą likwidujesz.
    .ruling-own = Twoje własne zakryte karty też się liczą.
    .ruling-open = Karta, która działa, jest odkryta, więc likwidacja samej siebie nie daje premii.

card-deal = Umowa
    .short = daje tyle, ile ma żetonów, co rundę i na koniec
    .rule = Zachowujesz ją razem z jej żetonami. Na początku każdej następnej rundy, jeśli masz kartę w
        Kolejce, i na koniec gry zyskujesz tyle, ile na niej leży.
    .ruling-tokens = Jej żetonów nie zyskujesz przy ujawnieniu; zostają na niej i wyznaczają, ile wypłaca.

### Przebieg gry

rules-aim = Sześć rund, w każdej po jednej karcie. Wygrywa ród, który na końcu ma najwięcej wpływu.
rules-set-up = Każdy ród ma te same dziesięć kart. Trzy twoje, wylosowane w ciemno, odkłada się zakryte na
    całą grę. Pozostałe siedem to twoja ręka; zagrasz z niej sześć. Wszyscy zaczynają z 1 punktem wpływu.
    Pierwszego gracza wyznacza los.
rules-round = Na początku rundy zachowane karty przynoszą wpływ. Potem jest rozstawianie, a po nim
    rozpatrywanie. Na koniec rundy znacznik pierwszego gracza przechodzi w lewo.
rules-placement = Rozstawianie: zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy kładzie jedną
    zakrytą kartę na początku lub na końcu Kolejki albo na jednej z własnych kart.
rules-activation = Rozpatrywanie: od pierwszej karty do ostatniej działa każda wierzchnia karta. Zakrytą albo
    zostawia się zakrytą, a wtedy przybywa na niej żeton, albo się ujawnia: właściciel bierze jej żetony, a
    karta używa swojej zdolności. Odkryta działa w każdej rundzie, czy właściciel tego chce, czy nie.
rules-elimination = Likwidacja karty daje ci 1, nawet jeśli karta jest twoja. Kartę się pokazuje i trafia ona
    do odrzuconych kart swojego właściciela, a leżące na niej żetony przepadają. Karta, którą się tylko
    odrzuca, nikomu nic nie daje.
rules-stacks = W stosie działa tylko wierzchnia karta. Przykryta zachowuje swoje żetony, nic nie robi i nie
    można jej ruszyć. Gdy karta leżąca na niej odchodzi podczas swojego działania, przykryta działa od razu.
rules-known = Własne zakryte karty, w Kolejce i odłożone, możesz oglądać zawsze; nikt inny nie może. Wszyscy
    widzą odkryte karty, żetony na każdej karcie, ile kart jest w stosie i na ręce, a także wszystkie pule,
    karty odrzucone i zachowane.
rules-end = Po sześciu rundach żetony leżące jeszcze w Kolejce się nie liczą. Przy remisie wygrywa ród, który
    ma w Kolejce więcej wierzchnich kart; jeśli i tu jest remis, zwycięstwo jest wspólne.
rules-more = oriflamme rules KARTA opisuje w całości jedną kartę.

type-character = postać
type-intrigue = intryga
set-base = podstawa
set-alliance = Alliance

### Co dzieje się przy stole. $who to ród, $card to karta w Kolejce.

event-round = Runda { $number }: zaczyna { $who }.
event-placed-first = { $who }: na początek Kolejki trafia { $card }.
event-placed-last = { $who }: na koniec Kolejki trafia { $card }.
placed-secret = Inni nie widzą, która to karta.
event-placed-on = { $who }: na wierzch trafia { $card }, pod spodem: { $beneath }.
event-kept = { $card }: karta pozostaje zakryta i dostaje żeton (razem: { $number }).
event-revealed = Ujawniono: { $card }.
event-tokens-collected = { $card } oddaje zebrane żetony: { $number } ({ $who }: { $total }).
event-tokens-collected-for = { $card } oddaje zebrane żetony: { $collected }, co przynosi { $number } ({ $who }: { $total }).
event-chose-spy = { $card } nie ma czego zabrać: { $target }.
event-chose-report = { $card } donosi.
event-chose-confer = { $card } negocjuje.
event-chose-withdraw = { $card } się wycofuje.
event-copied = { $acting } używa zdolności karty: { $card }.
event-no-effect = { $card }: zdolność nic nie daje.
event-no-effect-because = { $card } nic nie daje: { $reason }.
event-gained = { $card } przynosi { $number } ({ $who }: { $total }).
event-gained-deserter-character = { $card } przynosi { $number } więcej za postać ({ $who }: { $total }).
event-reacted = { $card } kontratakuje i przynosi { $number } ({ $who }: { $total }).
event-robbed = { $card } zabiera { $number }; traci { $victim }.
event-tokens-given = { $number ->
        [one] { $acting } kładzie { $number } żeton na kartę: { $card }.
        [few] { $acting } kładzie { $number } żetony na kartę: { $card }.
        [many] { $acting } kładzie { $number } żetonów na kartę: { $card }.
       *[other] { $acting } kładzie { $number } żetonu na kartę: { $card }.
    }
event-tokens-lost = { $number ->
        [one] { $card } traci { $number } żeton.
        [few] { $card } traci { $number } żetony.
        [many] { $card } traci { $number } żetonów.
       *[other] { $card } traci { $number } żetonu.
    }
event-verdict = { $card } dostaje żeton wyroku.
event-eliminated = { $acting } likwiduje kartę: { $card }.
event-discarded = Odrzucono: { $card }.
event-reserved = Zachowano: { $card } (żetony: { $number }).
event-moved = { $acting } przestawia na pozycję { $number } kartę: { $card }.
event-swapped = { $card } wraca na rękę; { $laid } zajmuje to miejsce i czeka do następnej rundy.
event-turned-down = { $card } znów się zakrywa.
event-over = Koniec gry.

family-R = Czerwony
family-B = Niebieski
family-G = Zielony
family-Y = Żółty
family-V = Fioletowy

### Karty w zdaniach

card-of = { $name } ({ $who })
card-of-unknown = Zakryta karta ({ $who })
card-at = { $card } na pozycji { $position }
card-new = zakryta karta
card-own = { $name }

### Gra w terminalu

play-round = Runda { $round } z { $rounds }, { $phase }
play-placement = rozstawianie
play-activation = rozpatrywanie
play-over = koniec gry
play-you = ty
play-first = zaczyna
play-hand = ręka { $number }
play-in-row = Kolejka { $number }
play-discard = odrzucone
play-reserve = zachowane
play-back = znów na ręce
play-empty-row = Kolejka jest pusta.
play-beneath = Pod pozycją { $position }: { $cards }
play-your-hand = Twoja ręka
play-your-aside = Odłożone
play-closed = zakryta
play-open = odkryta
play-asleep = uśpiona
play-known = znana
play-over-cards = przykrywa { $number }
play-more = ? pomoc, q wyjście

ask-place-card = Połóż kartę: którą?
ask-place-where = { $name }: gdzie?
ask-keep = Działa { $card }. Zostawić kartę zakrytą czy ujawnić?
ask-target = { $card }: która karta?
ask-gap = { $card }: dokąd trafia { $target }?
ask-report = { $card }: donieść czy zamienić?
ask-confer = { $card }: negocjować czy się wycofać?
ask-verdict = { $card }: wyrok czy likwidacja?

do-first = na początek Kolejki
do-first-empty = do pustej Kolejki
do-last = na koniec Kolejki
do-on = na kartę: { $card }
do-keep = zostaw zakrytą (razem żetonów: { $number })
do-reveal = ujawnij: { $short }
do-target = { $card }
do-gap-first = przed wszystkie inne
do-gap-last = za wszystkie inne
do-gap = w lukę (przed nią: { $left }, za nią: { $right })
do-report = donieś: zyskaj 1 za każdy żeton na zakrytych kartach rywali obok
do-swap = zamień: na to miejsce trafia { $name }
do-confer = negocjuj: zyskaj 1
do-confer-gift = negocjuj: zyskaj 1, a 2 dostaje { $card }
do-withdraw = wycofaj: zyskaj jej żetony ({ $number }), odrzuć ją
do-verdict = wyrok, zyskaj 1: { $card }
do-verdict-none = wyrok: zyskaj 1 (nie ma już żetonów wyroku)
do-eliminate = zlikwiduj: { $card }

play-help = Odpowiedz numerem akcji albo wpisz ją w notacji, na przykład „place heir first”, „keep”, „target 3”.
play-help-cards = rules KARTA opisuje kartę, samo rules przebieg rundy; b wraca do wyboru karty.
play-help-row = Karty w Kolejce działają od pozycji 1. ● to wpływ leżący na karcie, ▲ to wyrok. Z zakrytych kart
    widzisz tylko swoje.
play-help-quit = q to wyjście z gry.
play-not-legal = Teraz to niemożliwe.
play-not-understood = „{ $text }” to ani numer z listy, ani akcja; ? wyświetla pomoc.
play-nearest = Może chodzi o „{ $nearest }”?
play-no-card = Nie ma karty „{ $text }”.
play-recorded = Gra została zapisana. Aby ją przeczytać: oriflamme replay { $file }
play-recorded-part = Gra została zapisana do tego miejsca. Aby ją przeczytać: oriflamme replay { $file }

end-won = Wygrywa { $who }. Wpływ: { $influence }.
end-won-tie = Wygrywa { $who }. Remis we wpływie ({ $influence }): { $tied }. Najwięcej wierzchnich kart w Kolejce ma
    { $who } ({ $cards }).
end-shared = Wspólne zwycięstwo: { $tied } (wpływ: { $influence }, wierzchnie karty w Kolejce: { $cards }).
end-influence = wpływ
end-cards = wierzchnie karty w Kolejce
end-again = To samo rozdanie jeszcze raz: oriflamme play { $options }

### Serwer stołów

serve-join = W tej samej sieci dołącz tutaj: { $link }

page-table = Stół { $code }
page-move = Graj na tym urządzeniu
page-move-text = Twoje miejsca i imię będą dostępne także na tym urządzeniu.
page-move-button = Tak, to moje urządzenie
page-not-built = Strona nie została zbudowana
page-not-built-text = Ten serwer zainstalowano bez stołu dla przeglądarek. Uruchom „make setup” w jego źródłach
    albo zainstaluj go ponownie z dostępem do rejestru npm.
page-not-found = Nic tu nie ma

### Dlaczego serwer odmawia

refused-malformed = Nie da się tego odczytać: { $what }.
refused-foreign = To przyszło z innej witryny.
refused-banned = Masz zakaz wstępu na ten serwer.
refused-no-person = Najpierw wybierz imię.
refused-people-only = To mogą robić tylko ludzie, nie programy.
refused-name = Imię ma od 1 do { $most } znaków.
refused-name-taken = Ktoś przy tym stole ma już to imię.
refused-settings = Takiego stołu nie da się utworzyć: sprawdź „{ $what }”.
refused-full = Wszystkie miejsca są zajęte.
refused-taken = To miejsce jest zajęte.
refused-seated = Masz już miejsce przy tym stole.
refused-started = Gra już się zaczęła.
refused-starting = Gra zaraz się zacznie.
refused-not-called = Nikt teraz na ciebie nie czeka.
refused-other-bits = Te bity nie pasują do podanego wcześniej skrótu.
refused-host-only = To może zrobić tylko gospodarz.
refused-seats-free = Są jeszcze wolne miejsca.
refused-nobody-plays = Siedzą tu same boty; ktoś musi usiąść, żeby grać.
refused-no-such-bot = Nie ma bota o tym poziomie.
refused-no-such-seat = Nikt tam nie siedzi.
refused-no-such-voice = Nie ma tu nikogo o tym imieniu.
refused-no-such-line = Nie ma takiej wypowiedzi na czacie.
refused-no-such-person = Nie ma takiej osoby.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-game = Nie ma takiej gry albo jeszcze trwa.
refused-no-such-step = W tej grze nie ma takiego kroku.
refused-no-such-link = Ten link został już użyty albo wygasł.
refused-no-such-program = Nie masz takiego podłączonego programu.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-not-allowed = Tego nie da się tu zrobić.
refused-no-seat = Nie masz miejsca przy tym stole.
refused-no-watching = Ten stół nie jest otwarty dla widzów.
refused-not-playing = Nie trwa żadna gra.
refused-not-over = Gra jeszcze się nie skończyła.
refused-stale = Ta decyzja już zapadła; teraz czeka decyzja numer { $decision }.
refused-not-asked = Teraz kolej innego rodu.
refused-not-an-action = To nie jest akcja.
refused-illegal = Teraz to niemożliwe.
refused-chat-length = Wiadomość ma od 1 do { $most } znaków.
refused-muted = Gospodarz zabronił ci pisać na czacie przy tym stole.
refused-too-many-tables = Masz za dużo niedokończonych stołów ({ $most }); dokończ lub opuść któryś.
refused-too-many-tokens = Masz już największą liczbę programów ({ $most }).
refused-too-many-devices = Masz już największą liczbę urządzeń ({ $most }); najpierw wyloguj się na pozostałych.
refused-too-many-sockets = Z twojego adresu przychodzi za dużo połączeń.
refused-too-long = To za długie (limit w bajtach: { $most }).
refused-pace = Za dużo naraz; zaczekaj chwilę.
refused-host = Ta witryna nazywa się inaczej.
refused-chat-full = Przy tym stole powiedziano już dość.
refused-changes-full = Przy tym stole zbyt często siadano i wstawano; utwórz nowy.
refused-seated-only = Przy tym stole piszą tylko ci, którzy siedzą.
refused-too-many-bot-games = Masz już gry z botami w toku ({ $most }); najpierw dokończ którąś.
refused-store-full = Dysk serwera jest pełny. Nic się nie zmieniło; spróbuj później.
refused-store-locked = Baza danych serwera jest zajęta. Nic się nie zmieniło; spróbuj za chwilę.
refused-store-read-only = Serwer może tylko czytać swoją bazę danych, nie może w niej zapisywać. Nic się nie zmieniło.
refused-store-io = Dysk serwera nie odpowiada tak, jak powinien. Nic się nie zmieniło; spróbuj później.
refused-store-broken = Serwer nie może tego zapisać. Nic się nie zmieniło.

bye-binary = Wiadomości muszą być tekstem.
bye-hello = Pierwszą wiadomością musi być „hello”.
bye-no-watching = Gra już się zaczęła, a ten stół nie jest otwarty dla widzów.
bye-forgotten = Twoje dane zostały usunięte.
bye-signed-out = Wylogowano cię na tym urządzeniu.
bye-banned = Masz zakaz wstępu na ten serwer.

### Stół w przeglądarce

chip-closed = zakryta karta
chip-closed-at = zakryta karta na pozycji { $position }

row-title = Kolejka
row-first = początek
row-last = koniec
row-pool = Pozostałe żetony wyroku: { $number }
glance-says = Cała Kolejka: dotknij, aby się przesunąć
glance-more = jeszcze { $number } do wyboru
glance-left = dalej w lewo
glance-right = dalej w prawo
gap-empty = do pustej Kolejki
gap-first = przed wszystkie inne
gap-last = za wszystkie inne
gap-between = luka między { $left } a { $right }

# Nazwa karty w Kolejce dla czytnika ekranu; zakryta karta nigdy nie mówi więcej, niż wie ten, kto patrzy.
slot-more = { $tokens ->
        [0] {""}
        [one] {", "}{ $tokens } żeton
        [few] {", "}{ $tokens } żetony
        [many] {", "}{ $tokens } żetonów
       *[other] {", "}{ $tokens } żetonu
    }{ $verdicts ->
        [0] {""}
       *[other] {", z wyrokiem"}
    }{ $under ->
        [0] {""}
       *[other] {", pod nią: "}{ $beneath }
    }
slot-beneath = Pod nią: { $cards }.
slot-beneath-closed = zakryta karta
slot-beneath-known = zakryta karta „{ $card }”
slot-open = { $card } ({ $name }), pozycja { $position }{ slot-more }
slot-closed = Zakryta karta ({ $name }), pozycja { $position }{ slot-more }
slot-mine = Twoja zakryta karta: { $card }, pozycja { $position }{ slot-more }
slot-cards = stos: { $number }
slot-known = Zakryta karta ({ $name }), znana wszystkim: { $card }, pozycja { $position }{ slot-more }

bar-home = Oriflamme, na stronę główną
bar-table = Stół
tab-table = Stół { $code }
bar-round = Runda
bar-rounds = Sześć rund
bar-sound = Dźwięk
bar-rules = Karty i ich zasady
bar-settings = Ustawienia
bar-menu = Menu
menu-rules = Zasady gry
menu-home = Strona główna
menu-home-more = Gra trwa, znajdziesz ją tam.
menu-leave = Opuść grę
menu-leave-more = Dalej zagra za ciebie bot. Możesz wrócić, dopóki gra trwa.
menu-leave-sure = Opuść teraz
phase-placement = Rozstawianie
phase-activation = Rozpatrywanie
phase-over = Koniec
bar-line-connecting = łączenie…
bar-line-open = połączono
bar-line-lost = połączenie przerwane
bar-line-closed = brak połączenia

arms-R = W polu czerwonym lew
arms-B = W polu błękitnym orzeł
arms-G = W polu zielonym jeleń
arms-Y = W polu złotym niedźwiedź
arms-V = W polu purpurowym jednorożec
family-look = { $name }: poza Kolejką
family-first = zaczyna tę rundę
family-stand-in = gra bot
family-away = offline
family-influence = wpływ
family-hand = ręka
family-aside = odłożone
family-discard = odrzucone
family-reserve = zachowane
family-discard-of = Odrzucone ({ $name }): { $number }
family-discard-mine = Twoje odrzucone: { $number }
clock-left = pozostały czas
hand-title = Twoja ręka
seat-title = Twoje miejsce
reading = Karta, którą czytasz
hand-card = { $card }: { $short }

question-title = Twoja decyzja
question-places = Miejsca
question-skip = Pomiń
key-space = Spacja

card-named = { $card } ({ $who }) na pozycji { $position }
card-named-mine = { $card } (twoja karta) na pozycji { $position }
card-named-closed = zakryta karta ({ $who }) na pozycji { $position }

asked-place = Wybierz z ręki kartę do położenia.
asked-place-empty = Kolejka jest pusta: wybierz kartę, która ją zacznie.
asked-place-where = { $card }: gdzie kładziesz tę kartę?
asked-keep = Teraz twoja karta: { $card }. Ujawnić ją czy zostawić zakrytą?
asked-keep-only = Teraz twoja karta: { $card }. Można ją tylko zostawić zakrytą.
asked-target = { $card }: którą kartę zlikwidować?
asked-gap = Dokąd trafia { $target }? Wybierz lukę.
asked-report = { $card }: donieść czy zamienić na kartę z ręki?
asked-swap = { $card }: która karta z ręki zajmie to miejsce?
asked-confer = { $card }: negocjować czy się wycofać?
asked-verdict = { $card }: wydać wyrok czy zlikwidować?
asked-verdict-only = { $card }: która karta dostaje wyrok?
asked-eliminate = { $card }: którą oznaczoną kartę zlikwidować?

sure-place-only = Zacząć Kolejkę tą kartą: { $card }?
sure-place-first = Położyć na początku Kolejki, po lewej: { $card }?
sure-place-last = Położyć na końcu Kolejki, po prawej: { $card }?
sure-place-on = { $card }: położyć na twojej karcie { $beneath }?
sure-eliminate = Zlikwidować: { $target }?
sure-verdict = Wydać wyrok: { $target }?
sure-confer = Dwa żetony dostaje { $target }?

tells-place = Położysz ją zakrytą: na początku Kolejki, na jej końcu albo na swojej karcie.
tells-aside = To siedem z twoich dziesięciu kart. Pozostałe trzy, wylosowane, odłożono na całą grę.
tells-place-marked = Położysz ją zakrytą. Nikt inny nie wie, co to za karta.
tells-gap = Przed kartą, która teraz działa, nie zadziała w tej rundzie, a za nią zadziała.
tells-keep = { $tokens ->
        [0] Nic jeszcze na niej nie leży.
        [one] Leży na niej { $tokens } żeton.
        [few] Leżą na niej { $tokens } żetony.
        [many] Leży na niej { $tokens } żetonów.
       *[other] Leży na niej { $tokens } żetonu.
    } Nikt inny nie wie, co to za karta.
tells-keep-known = { $tokens ->
        [0] Nic jeszcze na niej nie leży.
        [one] Leży na niej { $tokens } żeton.
        [few] Leżą na niej { $tokens } żetony.
        [many] Leży na niej { $tokens } żetonów.
       *[other] Leży na niej { $tokens } żetonu.
    } Wszyscy wiedzą, co to za karta.

place-only = Tutaj
place-first = Na początek
place-last = Na koniec
place-on = Na: { $card }

word-keep = Zostaw
    .hint = jeszcze jeden żeton na niej
word-reveal = Ujawnij
    .hint = użyj jej zdolności
word-report = Donieś
    .hint = ile leży na zakrytych kartach rywali obok
word-swap = Zamień
    .hint = jej miejsce zajmie karta z ręki.
word-confer = Negocjuj
    .hint = 2 żetony na inną Dyplomatkę.
word-withdraw = Wycofaj
    .hint = zyskaj, co na niej leży, i odrzuć ją
word-verdict = Wyrok
    .hint = oznacz kartę.
word-eliminate = Zlikwiduj
    .hint = znika oznaczona karta.

confirm-place = Połóż tutaj
confirm-none = Wybierz, potem potwierdź
confirm-keep = Zostaw zakrytą
confirm-reveal = Ujawnij
confirm-target = Tak, tę
confirm-gap = Przestaw tu
confirm-swap = Zamień
confirm-report = Donieś
confirm-confer = Negocjuj
confirm-withdraw = Wycofaj
confirm-verdict = Oznacz
confirm-eliminate = Zlikwiduj

gives-ability = { $short }
gives-you-gain = Zyskujesz { $number }.
gives-you-between = Zyskujesz od { $least } do { $most }.
gives-other-gain = { $name } zyskuje { $number }.
gives-other-lose = { $name } traci { $number }.
gives-other-between = { $name } zyskuje od { $least } do { $most }.
gives-token-here = { $number ->
        [one] Jeszcze { $number } żeton na niej, razem { $total }.
        [few] Jeszcze { $number } żetony na niej, razem { $total }.
        [many] Jeszcze { $number } żetonów na niej, razem { $total }.
       *[other] Jeszcze { $number } żetonu na niej, razem { $total }.
    }
gives-token-there = { $number ->
        [one] { $number } żeton dostaje { $card }.
        [few] { $number } żetony dostaje { $card }.
        [many] { $number } żetonów dostaje { $card }.
       *[other] { $number } żetonu dostaje { $card }.
    }
gives-ability-sum = { $short }: +{ $number }.
gives-ability-between = { $short }: od +{ $least } do +{ $most }.
gives-tokens-taken = Bierzesz jej żetony: { $number }.
gives-tokens-worth = Jej żetony: { $number }. Dają { $amount }.
gives-tokens-lost = Jej żetony przepadają: { $number }.
gives-tokens-lost-there = { $card } traci żetony: { $number }.
gives-tokens-lost-may = Żetony mogą przepaść.
gives-tokens-cards = Po 1 żetonie na karty: { $number }.
gives-eliminates = Likwiduje: { $card }.
gives-copies = Naśladuje: { $card }.
gives-reacts = { $name } kontratakuje: +{ $number }.
gives-may-react = { $name } może kontratakować: do +{ $most }.
gives-may-strike-back = { $name } może kontratakować.
gives-discarded = Potem twoja karta trafia do odrzuconych.
gives-discarded-may = Twoja karta może trafić do odrzuconych.
gives-reserved = { $number ->
        [0] Opuszcza Kolejkę, zachowujesz ją i działa dalej.
       *[other] Opuszcza Kolejkę, zachowujesz ją (żetony: { $number }) i działa dalej.
    }
gives-turned-down = Potem znów się zakrywa.
gives-turned-down-may = Jeśli zostanie, znów się zakryje.
gives-swapped = Wraca na rękę. Nowa karta w tej rundzie nie działa.
gives-nothing = Nic nie daje.
gives-nothing-because = Nic nie daje: { $reason }.

nothing-heir-alone = jest jeszcze jedna odkryta karta { $name }
nothing-order-no-target = nie ma karty, którą mogłaby wybrać
nothing-spy-takes = nie ma czego zabrać
nothing-informer-report = na zakrytych kartach rywali obok nie ma żetonów
nothing-diplomat-withdraw = nie ma na niej żetonów
nothing-shapeshifter-shapeshifter = naśladuje taką samą kartę

wait-playing = Działają karty Kolejki.
wait-over = Koniec gry.
wait-place = { $name } wybiera kartę do położenia.
wait-keep = { $name } decyduje o karcie na pozycji { $position }: ujawnić czy zostawić zakrytą.
wait-choice = { $name } decyduje, co zrobi karta na pozycji { $position }.
wait-target = { $card } ({ $name }) na pozycji { $position } wybiera kartę.
wait-gap = { $card } ({ $name }) wybiera, dokąd trafi karta.
wait-report = { $card } ({ $name }) na pozycji { $position }: donieść czy zamienić.
wait-confer = { $card } ({ $name }) na pozycji { $position }: negocjować czy się wycofać.
wait-verdict = { $card } ({ $name }) na pozycji { $position }: wydać wyrok czy zlikwidować.
wait-away = { $name } poza stołem: bot przejmie grę za { $time }.

### Obok stołu

rail = Panel boczny
rail-chronicle = Kronika
rail-chat = Czat
rail-cards = Karty
rail-unread = { $number ->
        [one] { $number } nieprzeczytana wiadomość
        [few] { $number } nieprzeczytane wiadomości
        [many] { $number } nieprzeczytanych wiadomości
       *[other] { $number } nieprzeczytanej wiadomości
    }
rail-close = Zamknij
rail-back = Wstecz
rail-open = Otwórz kronikę
rail-none-yet = Nic się jeszcze nie wydarzyło.
since-title = Od twojego ruchu
since-number = { $number ->
        [one] { $number } zdarzenie
        [few] { $number } zdarzenia
        [many] { $number } zdarzeń
       *[other] { $number } zdarzenia
    }
since-nothing = Z twoimi kartami nic się nie stało.

chronicle-round = Runda { $round }: zaczyna { $who }
chronicle-activation = Rozpatrywanie
chronicle-over = Koniec
chronicle-why = Dlaczego?
chronicle-show = Wpis { $number }: pokaż jego kartę
chronicle-newest = Do najnowszych
chronicle-book = W księdze zasad
chronicle-source = Ta gra zaczyna się w środku innej. Co było wcześniej:
chronicle-position = Ta gra zaczyna się od ustawionej pozycji.

chat-say = Napisz do stołu
chat-send = Wyślij
chat-empty = Nie ma jeszcze wiadomości.
chat-people = Uczestnicy
chat-mute = Ukryj
chat-mute-name = Ukryj dla mnie: { $name }
chat-silence = Wycisz dla wszystkich
chat-silence-name = Wycisz dla wszystkich: { $name }
chat-silenced = Gospodarz wyciszył na czacie: { $name }.
chat-heard-again = { $name } znów może pisać na czacie.
chat-report = Zgłoś
chat-report-name = Zgłoś wypowiedź: { $name }
chat-reported = Zgłoszono. Zajmie się tym osoba prowadząca ten serwer.
chat-removed = (usunięto)
chat-spoken = { $name }: { $text }

symbols-title = Co oznaczają symbole
symbol-coin = wpływ; na karcie: jej żetony
symbol-pennon = działa teraz; na tarczy: zaczyna tę rundę
cards-search = Szukaj karty
cards-none = Żadna karta w grze tak się nie nazywa.

detail-gone = Tej karty nie ma już w Kolejce.
detail-closed = Zakryta karta ({ $who })
detail-at = pozycja { $position }
detail-covered = przykryta, w stosie na pozycji { $position }
detail-tokens = { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    }
detail-verdicts = { $number ->
        [one] { $number } wyrok
        [few] { $number } wyroki
        [many] { $number } wyroków
       *[other] { $number } wyroku
    }
detail-laid = położona w rundzie { $round }
detail-open = odkryta
detail-known = zakryta, ale znana wszystkim
detail-mine = zakryta, znana tylko tobie
detail-acting = działa teraz
detail-asleep = nie działa w tej rundzie
detail-could-be = { $number ->
        [one] To może być tylko:
        [few] Jeden z { $number } niewidzianych jeszcze rodzajów:
        [many] Jeden z { $number } niewidzianych jeszcze rodzajów:
       *[other] Jeden z { $number } niewidzianych jeszcze rodzajów:
    }
detail-cannot-be = To nie może być:
detail-to-others = { $number ->
        [one] Inni mogą wydedukować, co to za karta.
        [few] Dla innych w grę wchodzą { $number } rodzaje.
        [many] Dla innych w grę wchodzi { $number } rodzajów.
       *[other] Dla innych w grę wchodzi { $number } rodzaju.
    }
detail-stack = Stos, od wierzchu
detail-closed-card = zakryta karta
detail-rulings = Częste pytania

pile-title = { $who }: poza Kolejką
pile-discard = Odrzucone
pile-reserve = Zachowane
pile-back = Wiadomo, że znów na ręce
pile-set-aside = Odłożone
pile-aside = odłożone: { $number }
pile-aside-text = Wylosowano je przed grą. Nie biorą w niej udziału i zna je tylko właściciel.
pile-hand = ręka: { $number }
pile-nothing = nic

settings = Ustawienia
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed = Szybkość animacji
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-off = Natychmiast
settings-sound = Dźwięki
settings-confirm = Potwierdzaj każdy wybór
settings-confirm-more = Najpierw wybierasz, potem potwierdzasz.
settings-aid = „Co to może być?”
settings-aid-more = Kliknij zakrytą kartę albo jej dotknij i zobacz, których kart jej rodu jeszcze nie widziano.
settings-aid-off = Gospodarz wyłączył to przy tym stole.
settings-notify = Powiadamiaj, gdy moja kolej
settings-notify-more = Gdy ta karta przeglądarki jest w tle.
settings-notify-blocked = Przeglądarka blokuje powiadomienia z tej strony.
notify-asked = Twoja kolej
settings-keys = Klawiatura
settings-about = O grze
settings-about-icons = Karty i herby narysowali Lorc, Delapouite i Caro Asercion dla game-icons.net; tu w nowych
    kolorach, na licencji CC BY 3.0.
settings-about-fonts = Alegreya i Alegreya Sans to dzieło Juana Pabla del Perala, Huerta Tipográfica, na
    licencji SIL Open Font License 1.1.

keys-arrows = między możliwościami
keys-across = między ręką a Kolejką
keys-ends = do pierwszego, do ostatniego
keys-enter = wybierz, potem potwierdź
keys-escape = wstecz
keys-keep = zostaw, ujawnij
keys-numbers = pozycja w Kolejce
keys-log = kronika
keys-rules = zasady kart

line-connecting = Łączenie ze stołem…
line-lost = Połączenie przerwane. Próbujemy ponownie; twoja gra jest bezpieczna.
line-ended = Połączenie zakończone.
line-home = Na stronę główną
standin-away = Pod twoją nieobecność gra za ciebie bot.
standin-time = Twój czas minął, więc gra za ciebie bot.
standin-left = Nie siedzisz już przy stole, więc gra za ciebie bot.
standin-return = Wróć do gry
standin-did = Pod twoją nieobecność grał za ciebie bot:

### Strona główna, poczekalnia i koniec

nav-label = Strony
nav-play = Graj
nav-learn = Nauka
nav-rules = Zasady
nav-ladder = Ranking
nav-me = { $name }: twoje gry i ustawienia
nav-settings = Ustawienia

home-title = Dziesięć kart, sześć rund, jedna Kolejka, która decyduje.
home-lead = Połóż kartę zakrytą. Ujawnij ją, gdy zaboli najbardziej, albo pozwól jej gromadzić wpływ. Od 3 do
    5 rodów.
home-play = Zagraj
home-play-with = { $number ->
        [one] { $set } · { $number } bot, poziom: { $level }
        [few] { $set } · { $number } boty, poziom: { $level }
        [many] { $set } · { $number } botów, poziom: { $level }
       *[other] { $set } · { $number } bota, poziom: { $level }
    }
home-new = Nowy stół
home-code = Kod
home-code-label = Kod stołu
home-join = Dołącz
home-continue = Graj dalej
home-look = Zobacz
home-waiting = { $number ->
        [one] Czeka na ciebie { $number } gra
        [few] Czekają na ciebie { $number } gry
        [many] Czeka na ciebie { $number } gier
       *[other] Czeka na ciebie { $number } gry
    }
home-mine = Twoje stoły
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka na graczy. Utwórz stół i zaproś znajomych albo zagraj z botami.
home-watch = Gry do oglądania
home-learn = Pierwszy raz tutaj?
home-learn-on = Ucz się dalej
home-learn-text = Pierwsza gra z przewodnikiem, pięć minut: kładź, zostawiaj, ujawniaj, przykrywaj i czyhaj w
    zasadzce.
home-first = Pierwszy raz? Naucz się w 5 minut
home-first-more = Pierwsza gra z przewodnikiem. Nic nie trzeba wcześniej czytać.
home-first-on = Kontynuuj lekcję
home-first-on-more = Od miejsca, w którym została przerwana.
home-learn-button = Jak się gra
home-unreachable = Serwer nie odpowiada. Próbujemy ponownie…

sheet-close = Zamknij
nowhere-text = Może tego stołu już nie ma albo adres jest niedokładny.
nowhere-home = Na stronę główną

name-title = Wybierz imię
name-label = Twoje imię
name-hint = Widzą je inni przy stole. Hasła nie ma: to urządzenie cię pamięta.
name-suggestions = Awelina, Bertrand, Dobrawa, Eleonora, Fulko, Godfryd, Heloiza, Izolda, Jadwiga, Lambert,
    Melisanda, Parsifal, Roland, Zawisza

quick-title = Gra z botami
quick-change = Zmień zestaw, liczbę graczy i poziom botów

new-title = Nowy stół
new-make = Utwórz stół

set-name-base = Zestaw podstawowy
set-name-alliance = Alliance
set-name-mixed = Zestaw mieszany
set-about-base = Dziesięć kart gry podstawowej. Najlepsze na pierwszą grę.
set-about-alliance = Dziesięć innych kart: więcej żetonów, wyroki i karty do zachowania.
set-about-mixed = Sześć postaci i cztery intrygi ze wszystkich zestawów.

setting-set = Karty
setting-seats = Gracze
setting-seats-hint = Wolne miejsca mogą zająć boty.
setting-level = Poziom botów
setting-kinds = Dziesięć rodzajów
setting-drawn = Losowo
setting-drawn-hint = Losowane przy tworzeniu stołu, więc każda gra jest inna.
setting-picked = Do wyboru
setting-picked-hint = Wybierz sześć postaci i cztery intrygi.
setting-clock = Zegar
setting-clock-none = Brak
setting-clock-live = Sekundy
setting-clock-days = Dni
setting-clock-none-hint = Każdy myśli tak długo, jak potrzebuje.
setting-clock-live-hint = Na każdą decyzję jest tyle sekund. Czas ponad ten limit pochodzi z zapasu; gdy zapas
    się skończy, dalej gra bot.
setting-clock-days-hint = Gra obok codziennych spraw: na każdą decyzję jest kilka dni.
setting-seconds = Sekundy na decyzję
setting-bank = Sekundy w zapasie
setting-days = Dni na decyzję
setting-seating = Miejsca
setting-seating-random = Losowo
setting-seating-random-hint = Miejsca losuje się na początku gry.
setting-seating-chosen = Do wyboru
setting-seating-chosen-hint = Każdy zostaje na miejscu, które zajmie.
setting-who = Opcje
setting-public = Na liście otwartych stołów
setting-public-hint = W przeciwnym razie, aby go znaleźć, trzeba mieć link lub kod.
setting-private = Tylko na zaproszenie (link lub kod)
setting-random = Losowe miejsca
setting-chosen = Każdy wybiera miejsce
setting-watched = Z widzami
setting-watched-hint = Widzowie widzą tylko to, co widzą wszyscy.
setting-not-watched = Bez widzów
setting-aids = Pomoc dla pamięci
setting-aids-hint = Podaje, czym jeszcze może być zakryta karta.
setting-talk = Widzowie mogą pisać
setting-talk-hint = W przeciwnym razie tylko ty i ci, którzy siedzą przy stole.
setting-no-talk = Piszą tylko ci, którzy siedzą
setting-no-aids = Bez pomocy dla pamięci

clock-none = bez zegara
clock-short = { $seconds } s
clock-seconds = { $seconds } s na decyzję
clock-bank = { $seconds } s na decyzję, zapas: { $bank }
clock-days = { $days ->
        [one] { $days } dzień na decyzję
        [few] { $days } dni na decyzję
        [many] { $days } dni na decyzję
       *[other] { $days } dnia na decyzję
    }

picker-character = Postacie
picker-intrigue = Intrygi
picker-tally = { $number } z { $most }

level-page = Paź
    .about = Dopiero co poznał zasady.
level-squire = Giermek
    .about = Wie, co dobre, i często tak robi.
level-knight = Rycerz
    .about = Gra to, co w tej chwili wygląda najlepiej.
level-baron = Baron
    .about = Patrzy naprzód, ale niedaleko.
level-regent = Regent
    .about = Patrzy daleko naprzód. Uzbrój się w cierpliwość.
# The names of bots: each family has one of its own, and the level stands beside it.
bot-R = Rufus
bot-B = Bazyl
bot-G = Garin
bot-Y = Iwajn
bot-V = Widal
bot-with-level = { $name } ({ $level })
bot-about = Bot. { $about }

table-of = Stół: { $name }
table-yours = Twój stół
table-with = przy stole: { $names }
table-free = { $number ->
        [0] Wszyscy już są
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
        [many] { $number } wolnych miejsc
       *[other] { $number } wolnego miejsca
    }
table-asked-you = Runda { $round }: twoja kolej
table-asked = Runda { $round }: kolej gracza { $name }
table-action = { $action }: { $title }

tag-you = ty
tag-host = gospodarz
tag-bot = bot
tag-away = offline
tag-ready = gotowe

lobby-free = Wolne miejsce
lobby-free-family = { $family }: wolne
lobby-add-bot = Dodaj bota
lobby-add-bot-at = Dodaj bota na miejsce: { $family }
lobby-remove = Usuń
lobby-remove-who = Usuń: { $name }
lobby-sit = Usiądź
lobby-sit-at = Usiądź na miejscu: { $family }
lobby-join = Dołącz
lobby-leave = Wyjdź
lobby-start = Zacznij grę
lobby-ready = Wszyscy już są. Zacznij, kiedy chcesz.
lobby-invite = { $number ->
        [one] Wolne jest { $number } miejsce. Zaproś kogoś albo dodaj bota.
        [few] Wolne są { $number } miejsca. Zaproś znajomych albo dodaj boty.
        [many] Wolnych jest { $number } miejsc. Zaproś znajomych albo dodaj boty.
       *[other] Wolne jest { $number } miejsca. Zaproś znajomych albo dodaj boty.
    }
lobby-waits-people = { $number ->
        [one] Brakuje jeszcze { $number } gracza.
        [few] Brakuje jeszcze { $number } graczy.
        [many] Brakuje jeszcze { $number } graczy.
       *[other] Brakuje jeszcze { $number } gracza.
    }
lobby-waits-host = Wszyscy już są. Czekamy, aż { $host } zacznie grę.
lobby-call = { $host } zaczyna grę. Możemy grać?
lobby-call-text = Miejsce czeka na ciebie, póki nie minie czas: { $time }
lobby-call-ready = Możemy grać
lobby-call-waits = Czekamy na: { $names }.
lobby-call-waits-text = Kto nie odpowie na czas, zwalnia miejsce: { $time }
lobby-call-gathered = Wszyscy są gotowi. Rozdajemy karty.
lobby-late = Brak odpowiedzi na czas: { $name }. Miejsce jest wolne.
lobby-late-you = Czas na odpowiedź minął i twoje miejsce się zwolniło. Możesz usiąść ponownie.
lobby-may-join = { $number ->
        [one] Wolne jest { $number } miejsce. Zagrasz?
        [few] Wolne są { $number } miejsca. Zagrasz?
        [many] Wolnych jest { $number } miejsc. Zagrasz?
       *[other] Wolne jest { $number } miejsca. Zagrasz?
    }
lobby-choose-seat = { $number ->
        [one] Wolne jest { $number } miejsce. Usiądź, by zagrać.
        [few] Wolne są { $number } miejsca. Wybierz jedno, by zagrać.
        [many] Wolnych jest { $number } miejsc. Wybierz jedno, by zagrać.
       *[other] Wolne jest { $number } miejsca. Wybierz jedno, by zagrać.
    }
lobby-full = Wszystkie miejsca są zajęte.
lobby-full-watch = Wszystkie miejsca są zajęte. Zostań, by obejrzeć grę.
lobby-closed = Ten stół został zamknięty.
lobby-invite-title = Zaproś
lobby-link = Link do tego stołu
lobby-rematch = Gotowych: { $inside } z { $all }. Pozostali widzą propozycję na stronie z wynikiem.
lobby-link-local = Ten adres działa tylko na tym komputerze. Inni potrzebują adresu, który serwer podaje przy
    starcie.
lobby-settings = Ustawienia stołu
lobby-hash = Skrót rozdania
lobby-hash-text = To skrót tej części rozdania, którą wylosował serwer. Gdy gra się zacznie, przeglądarki graczy dodadzą
    do niej losowe bity. Po grze widać wszystko i każdy może to sprawdzić.
lobby-kinds = Dziesięć rodzajów w grze
kinds-look = { $name }: zobacz zasadę
link-copy = Kopiuj
link-copied = Skopiowano
qr-label = Kod QR z linkiem

bot-title = Dodaj bota
bot-add = Dodaj
bot-fill = { $number ->
        [one] Zapełnij { $number } miejsce
        [few] Zapełnij { $number } miejsca
        [many] Zapełnij { $number } miejsc
       *[other] Zapełnij { $number } miejsca
    }

end-headline = Wygrywa { $who }
end-headline-you = Wygrywasz
end-headline-shared = Wspólne zwycięstwo: { $names }
end-lead = { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
        [many] { $influence } punktów wpływu
       *[other] { $influence } punktu wpływu
    }, przewaga: { $number }. Na drugim miejscu: { $second }.
end-rematch = Rewanż
end-replay = Obejrzyj powtórkę
end-rematch-in = { $names }: rewanż. Zajęte miejsca: { $number } z { $all }.
end-new = Nowa gra
end-ratings-left = Ktoś opuścił grę i w rankingu liczy się jako ostatni. Dla pozostałych gra się liczy.
end-ratings-position = Ta gra nie liczy się do rankingu: zaczęła się w środku.
end-to-rematch = Do rewanżu
end-home = Strona główna
end-record = Zapisz lub sprawdź grę
end-final = Końcowy wpływ
end-place = Miejsce
end-row = Kolejka na koniec
end-tops = wierzchnich kart w Kolejce: { $number }
end-chart = Wpływ w kolejnych rundach
chart-label = Wpływ każdego rodu na początku i po każdej rundzie; liczby podaje tabela poniżej
chart-start = start
chart-table = Liczby
record-text = Każda akcja gry: do obejrzenia, do zachowania, do gry od tego miejsca.
record-json = Zapis (JSON)
record-txt = Zapis (tekst)
deal-title = Czy rozdanie było uczciwe?
deal-text = Rozdanie wynika wyłącznie z ziarna. Skrót ziarna był widoczny przed grą; teraz widać samo ziarno i
    każdy może sprawdzić, czy do siebie pasują.
deal-how = Jak to sprawdzono
deal-hash = Skrót (SHA-256), podany przed grą
deal-seed = Ziarno, podane teraz
deal-right = Pasują do siebie: rozdanie było ustalone, zanim ktokolwiek usiadł.
deal-wrong = Nie pasują do siebie.
deal-together = Ziarno rozdania powstało z sekretu serwera i z losowych bitów, które dodały przeglądarki graczy. Wszystkie
    skróty były jawne, zanim ktokolwiek pokazał swoją część, więc nikt nie mógł wybrać rozdania.
deal-secret = Sekret serwera, podany teraz
deal-bits = Dodane przez: { $name }
deal-bits-missing = Nie dotarło na czas i zostało pominięte.
deal-together-right = Wszystko się zgadza: ziarno powstało z tych części, a każda pasuje do swojego skrótu.
deal-together-wrong = Ziarno nie powstało z tych części.
deal-own-right = To, co dodała ta przeglądarka, jest częścią ziarna.
deal-own-wrong = To, co dodała ta przeglądarka, nie jest częścią ziarna albo przed grą skróty były inne.
deal-own-missing = To, co dodała ta przeglądarka, nie dotarło na czas i zostało pominięte.
deal-seating = Miejsca też wylosowano z ziarna.
deal-seating-wrong = Miejsca nie są tymi, które wynikają z ziarna.

ladder-text = Ostrożna ocena na podstawie wszystkich gier rankingowych: rośnie ze zwycięstwami i z liczbą gier.
ladder-rank = Miejsce
ladder-name = Imię
ladder-rating = Ranking
ladder-games = Gry
ladder-none-people = Żadna gra między ludźmi jeszcze się nie skończyła.
ladder-none-bots = Żadna gra z botami jeszcze się nie skończyła.
pool-people = Tylko ludzie
pool-bots = Z botami

me-title = Ty
me-stranger = Wybierz imię, aby zacząć. Nie trzeba zakładać konta.
me-choose = Wybierz imię
me-figures = Twoje statystyki
me-past = Rozegrane gry
me-past-none = Nie masz jeszcze żadnej rozegranej gry.
me-rename = Zmień imię
me-take-name = Użyj tego imienia
me-device = Inne urządzenie
me-device-hint = Graj dalej na telefonie, ze swoim imieniem, miejscami i grami.
me-device-button = Utwórz link
device-text = Otwórz to na drugim urządzeniu przed { $time }. Działa jeden raz.
device-link = Link na drugie urządzenie
device-this = To urządzenie
device-other = Inne urządzenie
device-seen = Ostatnio: { $date }
device-sign-out = Wyloguj na wszystkich innych
me-programs = Programy
me-programs-hint = Twój program może zająć miejsce pod własną nazwą.
me-programs-button = Podłącz program
programs-text = Program pokazuje serwerowi swój token i gra pod własną nazwą. Usunięty opuszcza stoły, jego
    token traci ważność, a nazwa znika z rozegranych gier.
programs-name = Nazwa programu
programs-make = Utwórz token
programs-token = Program podłączony: { $name }.
programs-once = Skopiuj token teraz: pokazujemy go tylko ten jeden raz.
programs-token-label = Token
me-data = Twoje dane
me-data-hint = Wszystko, co serwer o tobie przechowuje: imię, stoły, gry, rankingi, wiadomości.
me-download = Pobierz
me-delete = Usuń wszystko
forget-text = Opuszczasz wszystkie stoły, dalej gra za ciebie bot, a twoje imię znika z rozegranych gier. Tego nie
    da się cofnąć.
forget-sure = Rozumiem
forget-keep = Zachowaj dane
stat-all = Wszystkie gry
stat-seats = { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
stat-won = Wygrane
stat-influence = Wpływ
past-won = { $influence ->
        [one] Wygrana, { $influence } punkt wpływu
        [few] Wygrana, { $influence } punkty wpływu
        [many] Wygrana, { $influence } punktów wpływu
       *[other] Wygrana, { $influence } punktu wpływu
    }
past-place = { $influence ->
        [one] Miejsce { $place } z { $seats }, { $influence } punkt wpływu
        [few] Miejsce { $place } z { $seats }, { $influence } punkty wpływu
        [many] Miejsce { $place } z { $seats }, { $influence } punktów wpływu
       *[other] Miejsce { $place } z { $seats }, { $influence } punktu wpływu
    }
past-all = Wszystkie gry: { $number }

### Powtórka i pozycje

refused-record = Zapisu nie da się odczytać. { $what }
refused-position = Pozycji nie da się odczytać. { $what }
refused-position-over = W tej pozycji gra jest już skończona.
refused-position-hand = { $number ->
        [one] Od tego miejsca { $family } ma do położenia jeszcze { $number } kartę, a nie ma żadnej.
        [few] Od tego miejsca { $family } ma do położenia jeszcze { $number } karty, a ma ich mniej.
        [many] Od tego miejsca { $family } ma do położenia jeszcze { $number } kart, a ma ich mniej.
       *[other] Od tego miejsca { $family } ma do położenia jeszcze { $number } karty, a ma ich mniej.
    }
refused-position-room = Stąd nie da się grać dalej: { $what } może wynosić najwyżej { $most }.
refused-from-position = Ta gra zaczęła się od środka, więc nie ma zapisu ani rewanżu.

replay = Gra krok po kroku
replay-title = { $names }
replay-missing = Nie ma takiej gry
replay-slider = Krok gry
replay-sign-revealed = ujawniono kartę
replay-sign-eliminated = zlikwidowano kartę
replay-sign-reacted = karta kontratakuje
replay-step = Krok { $step } z { $steps } · runda { $round }
replay-steps = Krok po kroku
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-round-back = Na początek rundy
replay-round-next = Do następnej rundy
replay-play = Odtwórz
replay-pause = Pauza
replay-view = Punkt widzenia
replay-spectator = Widz
replay-all-open = Wszystko odkryte
replay-dealt = Karty są rozdane.
replay-silent = { $name }: jeden wybór za nami, pozostaje jeszcze jeden.
replay-link = Link do tego momentu
replay-looked = Z bliska
replay-hands = Ręce
replay-hand-of = Ręka: { $name }
replay-hand-empty = Brak kart
replay-play-on = Graj stąd dalej
replay-play-on-text = Od tego momentu zaczyna się gra przy twoim własnym stole, a każda karta zostaje na swoim
    miejscu. Pozostałe miejsca zajmują boty.
replay-seat = Twoje miejsce
replay-source = Gra wyjściowa
replay-upload = Otwórz zapis
replay-upload-text = Gra zapisana tutaj albo z wiersza poleceń, jako JSON lub tekst. Jest tylko odczytywana, nie
    przechowywana.
replay-upload-drop = Upuść plik tutaj albo go wybierz.
replay-upload-choose = Wybierz plik
replay-upload-paste = Albo wklej zapis
replay-open = Otwórz
replay-check = Sprawdź rozdanie
replay-checking = Rozdanie jest obliczane…
replay-check-aside = Odłożone karty według ziarna
replay-deal-right = Rozdane karty i pierwszy gracz wynikają z ziarna.
replay-deal-wrong = Rozdano inne karty, niż wynika z ziarna.
replay-check-none = Ten zapis nie ma ziarna, więc nie ma czego sprawdzać.
# Analiza gry
review = Analiza
review-game = Przeanalizuj tę grę
review-short = Szczęście i decyzje
review-open = Otwórz całą analizę
review-growing = Sprawdzono decyzję { $done } z { $of }.
review-stopped = Sprawdzono { $done } z { $of } decyzji. Nad resztą nikt nie pracuje.
review-go-on = Kontynuuj
review-whose = Szansa na wygraną:
review-everyone = Wszyscy
review-curve = Szanse na wygraną w trakcie gry
review-meaning = Szanse na wygraną: komputer wiele razy gra dalej za wszystkie rody i liczy. Wie tylko to, co wtedy wiedział ród. ± mówi, o ile liczba może być niedokładna.
review-luck-means = Po rozdaniu: szansa na wygraną z tymi kartami. Szczęście: co zmieniły karty i inni. Własne decyzje: ile ród sam oddał. Dokładność: 100, jeśli nic nie oddano.
review-sum-won-best = { $name } wygrywa i nikt nie oddał mniej!
review-sum-won = { $name } wygrywa, a szczęście pomogło. Analiza pokazuje, co uczyniłoby wygraną pewniejszą.
review-sum-lost-best = { $name }: nikt nie oddał mniej. Tym razem szczęście było po stronie innych.
review-sum-lost = { $name }: tym razem się nie udało. Analiza pokazuje, co pomogłoby najbardziej.
review-decision = Decyzja
review-waits = Ta decyzja nie jest jeszcze sprawdzona.
review-over = Gra jest skończona.
review-only = Nie było wyboru.
review-best = Komputer nie znajduje nic lepszego.
review-level = Nic innego nie jest wyraźnie lepsze.
review-small = Trochę lepiej: { $best }.
review-inaccuracy = Niedokładność. Lepiej: { $best }.
review-mistake = Błąd. Lepiej: { $best }.
review-blunder = Gruby błąd. Lepiej: { $best }.
review-wins = To wygrywa w { $wins } na 100 gier zamiast w { $instead }.
review-sure = To wygrywa na pewno, jakiekolwiek są zakryte karty i cokolwiek zrobią inni.
review-why-earns = Średnio przynosi wpływ większy o { $influence }: { $card }.
review-why-richer = { $name } kończy średnio z wpływem większym o { $influence }.
review-why-poorer = { $name } kończy średnio z wpływem mniejszym o { $influence }.
review-why-gone = Na 100 gier o { $games } więcej takich, w których likwidowana jest karta: { $card }.
review-why-stays = Na 100 gier o { $games } mniej takich, w których likwidowana jest karta: { $card }.
review-why-robbed = { $name }: inni zabierają średnio o { $influence } wpływu mniej.
review-next = Następne w kolejności: { $action }. W porównaniu z tym:
review-closed = { $name }: czym według ówczesnej wiedzy mogły być zakryte karty
review-closed-means = Liczby przy nazwach to domysł komputera z dotychczasowej gry. Samo liczenie nie patrzy na to, jak grano.
review-closed-kinds = z samego liczenia: { $each } na { $number ->
        [one] { $number } rodzaj
       *[many] każdy z { $number } rodzajów
    }
review-closed-uneven = z samego liczenia: { $number ->
        [one] { $number } rodzaj
        [few] { $number } rodzaje
       *[many] { $number } rodzajów
    }, nie wszystkie równie prawdopodobne
review-covered = przykryta
review-name-inaccuracy = Niedokładność
review-name-mistake = Błąd
review-name-blunder = Gruby błąd
review-mark = { $verdict }: { $name }, krok { $step }
review-step = { $name }, krok { $step }
review-mattered = Co ważyło najwięcej:
review-actions = Co można było zrobić, z szansami na wygraną
review-taken = zagrane
review-top = najlepsze
review-among = wśród najlepszych
review-between = od { $low } do { $high }
review-others = Jeszcze { $number ->
        [one] { $number } działanie
        [few] { $number } działania
       *[many] { $number } działań
    }
review-place = { $card }, { $where }
review-try = Spróbuj stąd jeszcze raz
review-start = Po rozdaniu
review-luck = Szczęście: karty i inni
review-losses = Własne decyzje
review-result = Na koniec
review-accuracy = Dokładność

# How somebody decides over their games
progress = Jak decydujesz
progress-of = Jak decyduje { $name }
progress-none = Żadna twoja gra nie jest jeszcze przeanalizowana. Otwórz rozegraną grę i naciśnij „Analiza”.
progress-none-of = Żadna gra nie jest jeszcze przeanalizowana.
progress-games = { $games ->
        [one] { $games } przeanalizowana gra
        [few] { $games } przeanalizowane gry
       *[many] { $games } przeanalizowanych gier
    }
progress-meaning = Szczęście mówi, o ile więcej jest wygranych niż przy przeciętnym szczęściu. To, o czym za kogoś zdecydował bot, się nie liczy.
progress-average = Szansa na wygraną stracona na decyzję
progress-luck = Wygrane dzięki szczęściu: karty i inni
progress-deal = Z tego dzięki rozdaniu
progress-trend = Szansa na wygraną stracona na decyzję, po pięć gier
progress-luck-trend = Wygrane dzięki szczęściu, razem
progress-by-question = Według rodzaju decyzji
progress-by-card = Według karty
progress-choices = Decyzje
progress-points = Stracona szansa na decyzję
progress-kind-place = Położenie karty
progress-kind-keep = Zostawienie lub ujawnienie
progress-kind-target = Wybór celu
progress-kind-gap = Przestawienie karty
progress-kind-report = Donos lub zamiana
progress-kind-confer = Negocjacje lub wycofanie
progress-kind-verdict = Wyrok lub likwidacja
progress-earlier = { $number ->
        [one] { $number } grę analizowała wcześniejsza wersja, więc się nie liczy. Otwórz jej analizę, żeby zrobić ją od nowa.
        [few] { $number } gry analizowała wcześniejsza wersja, więc się nie liczą. Otwórz ich analizy, żeby zrobić je od nowa.
       *[many] { $number } gier analizowała wcześniejsza wersja, więc się nie liczą. Otwórz ich analizy, żeby zrobić je od nowa.
    }
progress-share = Udostępnij te dane
    .hint = Zobaczy je każdy, kto ma link, ale nie twoje gry.
progress-link = Link do twoich danych

position = Pozycja
position-text = Jeden wiersz notacji staje się planszą: do obejrzenia, do podania dalej jako link, do gry od tego
    miejsca.
position-line = Pozycja w jednym wierszu notacji
position-example = players=R,B,G;round=3;row=R?spy+1,B!heir,G?_
position-show = Pokaż
position-link = Link do tej pozycji
position-drawn = Od tej pozycji zaczyna się gra przy twoim własnym stole. Karty, których nie podano, są
    losowane; pozostałe miejsca zajmują boty.
slot-seen = Zakryta karta ({ $name }): { $card }, pozycja { $position }{ slot-more }
detail-seen = zakryta

### Zagadki

puzzles = Zagadki
puzzles-lead = Decyzja z prawdziwej gry, w której jedno działanie wyraźnie wygrywa najczęściej. Wiesz to, co wiedział ród.
puzzle-daily = Zagadka dnia
puzzle-daily-text = Dla wszystkich ta sama. Nowa pojawia się codziennie o { $time }.
puzzle-mine = Z twoich gier
puzzle-mine-text = Tam umknęło ci najlepsze działanie. Czy znajdziesz je teraz?
puzzle-mine-none = Jeszcze żadnej. Biorą się z twoich przeanalizowanych gier: to decyzje, w których jedno działanie było wyraźnie lepsze od wszystkich innych, a wybrane zostało inne. W wielu grach takich nie ma.
puzzle-solve = Rozwiąż
puzzle-again = Zobacz jeszcze raz
puzzle-found = Znaleziona
puzzle-missed = Nieznaleziona
puzzle-tally = Znalezione: { $found } z { $tried }
puzzle-find = Twój ród: { $family }. Które działanie wygrywa najczęściej?
puzzle-round = Runda { $round }
puzzle-right = Znalezione!
puzzle-wrong = Lepiej: { $best }.
puzzle-lead = To wygrywa w { $wins } na 100 gier, a następne najlepsze działanie w { $next }.
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-game = Zobacz grę
puzzle-unkept = Jeśli wybierzesz imię, twoje próby zostaną zapisane.
refused-no-such-puzzle = Nie ma takiej zagadki.

### Nauka

lessons-title = Nauka przez grę
lessons-lead = Twój herold siada obok i podpowiada szeptem. Karty zagrywasz samodzielnie, przeciw dwóm botom, które
    trzymają się scenariusza.
lessons-begin = Zacznij
lessons-go-on = Kontynuuj
lessons-again = Jeszcze raz
lessons-done = ukończona
lessons-rules = Wszystkie karty i zasady
lessons-rules-text = Każda karta z wyjaśnieniami i małe plansze, które pokazują ją w akcji.
lessons-rules-open = Zajrzyj

lesson-first = Twoja pierwsza gra
    .about = Kładzenie, czekanie, ujawnianie, stosy, uderzenie i pułapka. Nic nie trzeba wcześniej czytać.
    .time = około 5 minut
lesson-alliance = Zestaw Alliance
    .about = Lekcja o dziesięciu kartach zestawu Alliance. Grasz nimi końcówkę gry.
    .time = około 4 minut

lesson-herald = Twój herold
lesson-name-B = Odon
lesson-name-G = Sybilla
lesson-continue = Dalej
lesson-listen = Twój herold ma ci coś do powiedzenia.
lesson-watch = Patrz na Kolejkę.
lesson-back = Wstecz
lesson-restart = Od początku
lesson-leave = Opuść lekcję
lesson-chapter-of = Część { $number } z { $all }: { $title }
lesson-hint = Nie tym razem
lesson-finished = Dobrze zagrane!
lesson-play = Zagraj z botami
lesson-play-first = Zagraj pierwszą grę
lesson-next = Następna lekcja: zestaw Alliance
lesson-look = Wszystkie karty i zasady
lesson-then-first = Teraz twoja pierwsza gra, z dwoma botami, które też dopiero się nauczyły. Znów będziesz
    czerwonym lwem.
lesson-then-alliance = Teraz cała gra z tymi kartami, z dwoma botami, które też dopiero je poznały.

lesson-first-chapter-place = Połóż
lesson-first-chapter-keep = Zostaw
lesson-first-chapter-strike = Uderz
lesson-first-chapter-stack = Przykryj
lesson-first-chapter-ambush = Pułapka
lesson-first-chapter-end = Korona

lesson-first-welcome = Witaj! Jestem twoim heroldem. Trzy rody spierają się o koronę, a o tym, kto ją dostanie,
    decyduje Kolejka kart na tym stole. Czerwony lew to ty.
lesson-first-hand = Te siedem kart to twoja ręka. Co rundę kładziesz jedną z nich. Na końcu liczy się wpływ,
    czyli liczba przy każdym herbie: wszyscy zaczynają z 1.
lesson-first-aside = Każdy ród ma te same dziesięć kart. Ale po trzy, losowo, odłożono na całą grę. Nikt więc
    nie wie dokładnie, co mają w ręce inni.
lesson-first-closed = Zaczyna Sybilla: mówi o tym znak na jej herbie. Kładzie kartę zakrytą. Zielony jeleń
    zdradza, czyja to karta. Jaka, wie tylko ona.
lesson-first-place = Teraz ty. Wybierz Spisek, a potem jeden z końców Kolejki: połóż go na początku.
    .hint = Niezła myśl, ale na razie weź Spisek i połóż go na początku. Zaraz zobaczysz dlaczego.
lesson-first-keep = Każdy położył kartę, więc Kolejka się budzi, od pierwszej karty do ostatniej. Pora na
    twoją. Zostaw ją zakrytą, a trafi na nią żeton: 1 wpływu na później. Spisek płaci podwójnie, niech więc
    rośnie.
    .hint = Nic jeszcze na nim nie leży, a dwa razy nic to nic. Zostaw kartę zakrytą.
lesson-first-open = Sybilla też zostawiła swoją zakrytą. Odon ujawnił swoją: to Dziedzic, wart 2. Odtąd leży
    odkryty i co rundę przynosi Odonowi 2.
lesson-first-place-soldier = Nowa runda i to ty zaczynasz. Ten Dziedzic wzbogaci Odona, więc poślij Żołnierza:
    połóż go na końcu, tuż obok Dziedzica.
    .hint = Żołnierz uderza tylko w to, co stoi obok, a Dziedzic jest ostatni. Połóż Żołnierza na końcu.
lesson-first-keep-again = Znów twój Spisek. Leży na nim jeden żeton; zostaw kartę zakrytą, a będą dwa.
    .hint = Teraz dałby 2. Zaczekaj, stać go na więcej. Zostaw go.
lesson-first-reveal = Teraz twój Żołnierz. Ujawnij go: karta się odkrywa i robi to, co na niej napisano.
    .hint = Zakryty dostałby tylko żeton. Ujawnij go, Dziedzic Odona stoi tuż obok.
lesson-first-strike = Po jednej karcie z każdej strony, obie Odona. Odkryty Dziedzic daje mu 2 na rundę, więc
    uderz w niego: zlikwiduj go.
    .hint = Ta jest zakryta i może być czymkolwiek, nawet pułapką. Uderz w Dziedzica.
lesson-first-struck = Już go nie ma! Kto likwiduje kartę, zyskuje 1, a wszystko, co na niej leżało, przepada.
    Na końcu Kolejki Sybilla ujawniła Szpiega, który zabrał 1 Odonowi.
lesson-first-stack = Wszyscy widzą dwa żetony na twoim Spisku. Chroń go: połóż na nim Zasadzkę. Nikt nie może
    ruszyć przykrytej karty.
    .hint = Zasadzka, na wierzch Spisku: dotknij karty w Kolejce albo przycisku z jej nazwą.
lesson-first-lurk = Za stos działa wierzchnia karta, czyli twoja Zasadzka. Zaboli każdego, kto ją zlikwiduje,
    więc jej nie pokazuj. Zostaw ją zakrytą.
    .hint = Ujawniona jest słaba: daje 1 i odchodzi. Zakryta czyha. Zostaw ją.
lesson-first-snap = Trzask! Łucznik Sybilli strzelił w pierwszą kartę i trafił w twoją Zasadzkę. Dostajesz 4, a
    jej Łucznik wypada z gry. Twój Spisek leży nietknięty.
lesson-first-must = Twój Żołnierz leży odkryty, więc uderza co rundę, chcesz czy nie. Po lewej ma twój własny
    Spisek. Radzę uderzyć w drugą stronę.
    .hint = To twój własny Spisek z dwoma żetonami! Tylko nie w niego: uderz w drugą stronę.
lesson-first-robbed = Kolejne 1 dla ciebie. Ale obok Żołnierza stoi teraz Szpieg Sybilli i 1 ci odebrał. Odkryta
    karta działa runda za rundą.
lesson-first-last = Ostatnia runda tej krótkiej gry; pełna ma ich sześć. Żetony, które potem zostaną w
    Kolejce, się nie liczą. Połóż Dziedzica na końcu.
    .hint = Teraz trzeba czegoś, co płaci od razu: Dziedzica, na końcu Kolejki.
lesson-first-cash = To jest ta chwila. Spisek płaci podwójnie to, co na nim leży. Ujawnij go.
    .hint = Dość czekania, po tej rundzie jego żetony nic nie są warte. Ujawnij go.
lesson-first-heir = 4 wpływu za dwa żetony! A Żołnierzowi został do uderzenia tylko Szpieg, więc i jego już
    nie ma. Jeszcze jedna karta: ujawnij Dziedzica.
    .hint = Zakryty nic ci już nie da. Ujawnij go.
lesson-first-won = Ty 13, Sybilla 10, Odon 8: korona jest twoja! Umiesz już kłaść i czekać, ujawniać, uderzać,
    przykrywać i zastawiać pułapki. To cała gra. Reszta to dziesięć kart i zimna krew.

lesson-alliance-chapter-informer = Ucho
lesson-alliance-chapter-diplomat = Traktat
lesson-alliance-chapter-judge = Wyrok
lesson-alliance-chapter-report = Donos
lesson-alliance-chapter-revolt = Bunt

lesson-alliance-welcome = Witaj znowu! Zasady są te same, ale karty inne: obracają żetonami, a niektóre kąsają
    dopiero po dwóch rundach.
lesson-alliance-row = To piąta runda z sześciu, a ty jesteś w tyle. W Kolejce leżą trzy twoje karty; zagięty róg
    pokazuje ci jakie.
lesson-alliance-place = Odon pozwala bogacić się karcie na końcu Kolejki. Twoja Informatorka słyszy, ile leży
    na zakrytych kartach obok. Połóż ją na końcu, tuż przy tamtej.
    .hint = Informatorka musi stać obok bogatej karty. Połóż Informatorkę na końcu.
lesson-alliance-gift = Ty i Odon macie po odkrytej Dyplomatce. Dyplomatka Odona właśnie negocjowała: 1 dla
    niego i, chciał czy nie chciał, dwa żetony dla twojej.
lesson-alliance-withdraw = Twoja Dyplomatka też może negocjować, ale wtedy dwa żetony dostanie Odon. Może się
    też wycofać: bierzesz, co na niej leży, a ona odchodzi. Weź to.
    .hint = To wzbogaciłoby Odona. Wycofaj ją, a dwa żetony będą twoje.
lesson-alliance-judge = Teraz twój Sędzia. Ujawnij go i weź przy tym jego żeton.
    .hint = Cierpliwość jest dla innych. Sędzia potrzebuje dwóch rund, więc ujawnij go teraz.
lesson-alliance-verdict = Wyrok daje ci 1 i czarną pieczęć na dowolnej karcie. Połóż ją na Dyplomatce Odona,
    na początku Kolejki: kartę z pieczęcią Sędzia może później zlikwidować.
    .hint = Dyplomatka co rundę przynosi Odonowi wpływ. Tam połóż pieczęć, na początku Kolejki.
lesson-alliance-patience = Twój Bunt uderza w obie karty obok naraz, ale ujawnienie go kosztuje żeton.
    Zaczekaj: karta Odona przy nim rośnie, a Informatorka jeszcze nie słuchała. Zostaw go.
    .hint = Powaliłby bogatą kartę, zanim Informatorka o niej usłyszy. Tym razem go zostaw.
lesson-alliance-ear = Odon nie oparł się pokusie i znów zostawił kartę zakrytą: cztery żetony. Ujawnij
    Informatorkę.
    .hint = Stoi tuż obok czterech żetonów. Ujawnij ją.
lesson-alliance-report = Może donieść: zyskujesz tyle, ile leży na cudzych zakrytych kartach obok niej. Albo
    zamienić się z kartą z twojej ręki. Niech doniesie.
    .hint = Zamiana jest sprytna, gdy nie ma czego słuchać. Tu są cztery żetony: donieś.
lesson-alliance-reported = Cztery dla ciebie, a Odon nadal ma swoje żetony. I nie wie jeszcze, na jak krótko.
lesson-alliance-empress = Ostatnia runda. Połóż Cesarzową na końcu: pokazana da ci 2.
    .hint = Cesarzowa od razu daje 2, Wymuszenie dałoby tylko 1. Połóż Cesarzową na końcu.
lesson-alliance-sentence = Na Dyplomatce Odona leży twoja pieczęć. Wybierz likwidację, a potem oznaczoną
    kartę.
    .hint = Wyrok już zapadł. Teraz go wykonaj: zlikwiduj Dyplomatkę.
lesson-alliance-revolt = A teraz Bunt. Jeden z jego żetonów przepada, dwa pozostałe są twoje, a obie karty obok
    padają. Ujawnij go!
    .hint = Żadnego „później” już nie ma. Ujawnij go, a obie karty obok padną.
lesson-alliance-report-again = To wszystko dało 4, a Bunt znów leży zakryty, choć teraz znają go wszyscy.
    Informatorka ma obok jeszcze jedną zakrytą kartę: donieś.
    .hint = Na zakrytej karcie obok leży jeden żeton. Donieś.
lesson-alliance-crown = Inni pokazali już, co mieli. Kolejkę zamyka twoja Cesarzowa. Ujawnij ją.
    .hint = Po tej karcie gra się kończy. Ujawnij ją.
lesson-alliance-won = 22 dla ciebie, 16 dla Sybilli, 14 dla Odona. Umiesz już słuchać, układać się, sądzić i
    buntować. W zestawie mieszanym dziesięć kart losuje się ze wszystkich zestawów.

rulebook-title = Zasady i karty
rulebook-lead = Przebieg gry, wszystkie karty i małe plansze, na których widać je w akcji.
rulebook-search = Szukaj w zasadach
rulebook-set = Zestaw
rulebook-type = Typ
rulebook-all = Wszystkie
rulebook-type-character = Postacie
rulebook-type-intrigue = Intrygi
rulebook-course = Przebieg gry
rulebook-cards = Karty
rulebook-found = { $number ->
        [0] Nic nie znaleziono.
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
rulebook-index = Na tej stronie
rulebook-of = { $type } · { $set }
rulebook-learn = Nauka przez grę
rulebook-part-aim = Cel
rulebook-part-set-up = Przygotowanie
rulebook-part-round = Runda
rulebook-part-placement = Rozstawianie
rulebook-part-activation = Rozpatrywanie
rulebook-part-elimination = Likwidacja
rulebook-part-stacks = Stosy
rulebook-part-known = Kto co wie
rulebook-part-end = Koniec
rulebook-mark-kill = likwiduje
rulebook-mark-react = kontratakuje
rulebook-mark-reserve = do zachowania

example-title = Przykład
example-board = Plansza tego przykładu
example-step = Następny krok
example-play = Pokaż mi
example-back = Wstecz
example-again = Od początku
example-at = { $number } z { $all }
example-influence = { $number ->
        [one] { $who }: { $number } punkt wpływu
        [few] { $who }: { $number } punkty wpływu
        [many] { $who }: { $number } punktów wpływu
       *[other] { $who }: { $number } punktu wpływu
    }
example-reserve = Zachowane

example-placement = Zielony kładzie kartę na początku Kolejki, Czerwony przykrywa własną kartę, Niebieski
    kładzie na końcu.
example-activation = Czerwony ujawnia Dziedzica i bierze jego żeton. Niebieski zostawia Lorda zakrytego.
    Szpieg Zielonego jest odkryty, więc działa bez pytania.
example-elimination = Na karcie Niebieskiego leżą trzy żetony. Likwiduje ją Żołnierz Czerwonego: żetony
    przepadają, a Czerwony zyskuje 1.
example-stacks = Zlecenie zabójstwa Czerwonego odchodzi podczas swojego działania, więc Dziedzic pod nim działa
    od razu.
example-end = Ostatnia runda. Czerwony zostawia Lorda zakrytego; na koniec leżą na nim cztery żetony, które się
    nie liczą.
example-archer = W zasięgu są oba końce Kolejki. Czerwony wybiera pierwszą kartę i jej dwa żetony przepadają.
example-soldier = Żołnierz Czerwonego ma kartę z każdej strony i uderza w prawą.
example-spy = Czerwony okrada właściciela karty po lewej. Trzy żetony na samej karcie są bezpieczne.
example-heir = Najpierw działa Dziedzic Niebieskiego i przynosi 2. Dziedzic Zielonego zastaje w Kolejce
    odkrytego Dziedzica i nie przynosi nic.
example-shapeshifter = Jedyna odkryta postać obok to Lord. Czerwony zyskuje tyle, co Lord w tym miejscu: 1 i 1
    za własnego Szpiega.
example-lord = Karty Czerwonego leżą po obu jego stronach: 1 i 2.
example-assassination = Zlikwidować można każdą kartę w Kolejce. Czerwony wybiera Spisek Zielonego z czterema
    żetonami, po czym odchodzi też Zlecenie zabójstwa.
example-royal-decree = Dziedzic Czerwonego już działał. Przestawiony na koniec Kolejki, za Dekret, zadziała
    jeszcze raz.
example-ambush = Żołnierz Niebieskiego uderza w jedyną kartę obok, Zasadzkę: 1 dla Niebieskiego, 4 dla
    Czerwonego, a Żołnierz zostaje odrzucony.
example-conspiracy = Leżą na nim trzy żetony, więc daje 6.
example-empress = Czerwony zyskuje 2. Potem musi dać żeton zakrytej karcie innego rodu: wybiera kartę Zielonego.
example-fanatic = Żadna inna wierzchnia karta Czerwonego nie jest odkryta: 2. Gdy działa Fanatyk Niebieskiego,
    Sędzia Niebieskiego leży już odkryty, więc Fanatyk przynosi 1.
example-informer = Trzy żetony po lewej i jeden po prawej, na cudzych zakrytych kartach: Czerwony zyskuje 4, a
    żetony zostają.
example-diplomat = Czerwony negocjuje, co daje mu 1, a Dyplomatce Niebieskiego dwa żetony. Niebieski wycofuje
    swoją i je zyskuje.
example-deserter = Czerwony likwiduje postać, więc 2. Obok nadal stoi odkryta postać, więc Dezerter zostaje.
example-judge = Czerwony kładzie pieczęć na karcie Niebieskiego. Pieczęć służy każdemu Sędziemu, a wyrok wykonuje
    Sędzia Zielonego.
example-revolt = Jeden z jego dwóch żetonów przepada, drugi jest zyskiem. Obie karty obok padają, po 1 za każdą,
    a Bunt znów się zakrywa.
example-extortion = Likwiduje je Niebieski, który ma w Kolejce trzy karty: 6 dla Czerwonego i o żeton mniej na
    zakrytej karcie Niebieskiego.
example-infiltration = Po żetonie na każdą zakrytą kartę Czerwonego. Zachowana, daje potem 2 więcej, gdy
    Czerwony likwiduje zakrytą kartę.
example-deal = Czerwony zachowuje ją z trzema żetonami. Gdy zaczyna się następna runda, zyskuje 3, po raz
    pierwszy.

language = Język
