# English. `.short` is a hint of one line, `.rule` the whole ability, `.ruling-…` what is asked most often.

### Cards of the base set

card-archer = Archer
    .short = eliminate the first or last card of the row
    .rule = Picks one end of the row and eliminates the card there.
    .ruling-self = Standing at an end, the Archer may pick itself; alone in the row, it has to, and
        still earns 1 for that.
    .ruling-must = Shooting is not optional, even when both ends are your own.

card-soldier = Soldier
    .short = eliminate a card beside it
    .rule = Eliminates one of the two cards next to it.
    .ruling-alone = With no card beside it, the Soldier does nothing and stays where it is.
    .ruling-own = If the only neighbours are yours, one of them goes.

card-spy = Spy
    .short = take 1 influence from a neighbour's owner
    .rule = Picks a card next to it and takes 1 influence from the stock of that card's family.
    .asked = { $card }: from which neighbour do you take 1?
    .sure = Take 1 from the owner of { $target }?
    .ruling-stock = Tokens lying on the picked card are safe; only the stock is robbed.
    .ruling-nothing = A card of your own, or of a family with an empty stock, yields nothing but may
        be picked all the same.

card-heir = Heir
    .short = gain 2 if no other open Heir is in the row
    .rule = Earns 2 unless another open Heir is on top somewhere in the row.
    .ruling-closed = Closed or covered Heirs do not count.
    .ruling-shapeshifter = A Shapeshifter using the Heir's ability looks for other open
        Shapeshifters, because it keeps its own name.

card-shapeshifter = Shapeshifter
    .short = use the ability of an open character beside it
    .rule = Picks an open character next to it and uses that card's ability from its own place and
        for its own family.
    .asked = { $card }: which neighbour's ability do you use?
    .sure = Use the ability of { $target }?
    .ruling-itself = Whatever the borrowed ability says about "this card" happens to the
        Shapeshifter: as an Informer it goes back to the hand, as a Deserter it may be discarded.
    .ruling-attacker = When it eliminates, the Shapeshifter is the attacker: an Ambush takes it.
    .ruling-other = Another Shapeshifter may be picked, but then nothing happens.

card-lord = Lord
    .short = gain 1, plus 1 per neighbour of yours
    .rule = Earns 1, plus 1 for every card of your family right beside it.
    .ruling-neighbours = Open or closed makes no difference; only the top of a neighbouring stack
        counts.

card-assassination = Assassination
    .short = eliminate any card in the row
    .rule = Eliminates any card in the row, then is discarded.
    .ruling-self = It may pick itself: that pays 1, and nothing else happens.

card-royal-decree = Royal Decree
    .short = move any other card to another place in the row
    .rule = Lifts any other top card, with everything on it, and puts it down somewhere else in the
        row, never on another card. The Decree is then discarded.
    .asked = { $card }: which card do you move?
    .sure = Move { $target }?
    .ruling-twice = A card moved to a place after the Decree still acts this round, even for a second
        time; one moved to a place before it does not.
    .ruling-stack = The top of a stack may go anywhere, even right beside its old stack.
    .ruling-alone = Alone in the row, it is simply discarded.

card-ambush = Ambush
    .short = if an enemy eliminates it: gain 4, discard the attacker
    .rule = If another family eliminates it, you gain 4 and the attacking card is discarded.
        If you reveal it yourself, its tokens are lost, you gain 1, and it is discarded.
    .ruling-order = The attacker collects its 1 for the elimination first.
    .ruling-own = Eliminated by your own family, it does nothing more.

card-conspiracy = Conspiracy
    .short = gain twice the tokens on it
    .rule = Pays double what lies on it when it is revealed, then is discarded.
    .ruling-total = Double in all: three tokens pay 6, not 9.

### Cards of the Alliance set

card-empress = Empress
    .short = gain 2, put a token on a closed enemy card
    .rule = Earns 2. Then 1 token from the supply goes on an opponent's closed top card of your
        choice.
    .asked = { $card }: which closed card gets the token?
    .sure = Put the token on { $target }?
    .ruling-none = If no opponent has a closed top card, the gift is skipped.

card-fanatic = Fanatic
    .short = gain 1, or 2 if it is your only open card
    .rule = Earns 1, and 1 more when none of your other top cards in the row is open.

card-informer = Informer
    .short = gain as much as lies on closed enemy neighbours, or swap
    .rule = Either reports: you gain as much as lies on the closed cards of other families right
        beside it (the tokens stay). Or swaps: it returns to your hand, and another card from your
        hand takes its place, closed and empty.
    .ruling-asleep = The card swapped in does not act this round, even if it is moved.
    .ruling-stack = What lay beneath the Informer stays covered.
    .ruling-known = Everybody knows that the Informer is back in your hand.

card-diplomat = Diplomat
    .short = gain 1 and feed another Diplomat, or cash in
    .rule = Either confers: you gain 1, and 2 tokens go on one other open Diplomat if there is one.
        Or withdraws: you gain all tokens lying on it and it is discarded.
    .ruling-tokens = The only open card that can carry tokens. They stay when it is covered and are
        lost when it is eliminated.
    .ruling-zero = Withdrawing with nothing on it is allowed.

card-deserter = Deserter
    .short = eliminate a neighbour (+1 for a character), might leave
    .rule = Eliminates a card next to it and earns 1 more if that was a character. Then, when the
        gap has closed, it is discarded unless an open character stands beside it.
    .ruling-kind = A closed character counts as a character too.
    .ruling-alone = With no card beside it, the Deserter is simply discarded.

card-judge = Judge
    .short = gain 1 and mark a card, or eliminate a marked one
    .rule = Either gives a verdict: you gain 1 and put a verdict token on any top card. Or
        eliminates a top card that carries one.
    .ruling-pool = There are five verdict tokens for the whole table. While all are in use, a verdict
        earns its 1 but marks no card.
    .ruling-stay = A mark stays when its card is covered, moved or turned over, and returns to the
        pool when the card leaves the row.
    .ruling-self = The Judge may mark or eliminate itself.

card-revolt = Revolt
    .short = pay a token from it: eliminate both neighbours
    .rule = Revealing it costs one of its own tokens; you gain the rest. Both neighbours are
        eliminated, and the Revolt is turned face down again, empty.
    .ruling-tokens = Without a token on it, it can only be kept.
    .ruling-known = From then on everybody knows what it is, and it gathers nothing this time.
    .ruling-ambush = If one of the neighbours is another family's Ambush, the Revolt is discarded
        instead of being turned face down.

card-extortion = Extortion
    .short = if an enemy eliminates it: gain 2 per card of theirs
    .rule = If another family eliminates it, you gain 2 for each top card that family has in the row,
        and that family throws away a token from each of its closed top cards. If you reveal it
        yourself, its tokens are lost, you gain 1, and it is discarded.
    .ruling-attacker = The attacking card is counted and stays.

card-infiltration = Infiltration
    .short = a token on each of your closed cards; then bonuses
    .rule = Puts 1 token on each of your closed top cards and goes to your reserve. From there it
        pays 2 more for every closed card you eliminate.
    .ruling-own = Your own closed cards count as well.
    .ruling-open = A card that acts is open, so one that eliminates itself brings no bonus.

card-deal = Deal
    .short = pays 1 per token each later round and at the end
    .rule = Goes to your reserve together with its tokens. At the start of each later round in which
        you have a card in the row, and at the end of the game, you gain as much as lies on it.
    .ruling-tokens = Its tokens are not gained when it is revealed. They stay on it and set what it pays.

### The course of the game

rules-aim = Six rounds, one card a round. Whoever has the most influence at the end wins.
rules-set-up = Every family has the same ten cards. Three of yours, drawn at random, stay out of the game;
    the other seven are your hand. Everybody starts with 1 influence.
rules-placement = Placement: in turn, everybody puts one card face down at either end of the row, or on top of
    one of their own cards.
rules-activation = Activation: from the first card to the last, each top card acts. A closed one is either
    kept closed, and a token goes on it, or revealed: its owner takes the tokens and its ability happens. An
    open one uses its ability each round, whether its owner likes it or not.
rules-elimination = Eliminating a card pays 1. The card is shown and discarded, and the tokens on it are lost.
rules-stacks = A covered card does nothing and cannot be touched. If the card above leaves during
    its own turn, the one beneath acts at once.
rules-end = At the end, tokens still lying in the row count for nothing. A tie goes to the family with more top cards in the
    row; if that is a tie too, the victory is shared.
rules-more = oriflamme rules CARD tells you all about one card.

type-character = character
type-intrigue = intrigue
set-base = base
set-alliance = Alliance

### What happens at the table. $who is a family, $card a card of the row such as "Blue's Spy at 3".

event-round = Round { $number }: { $who } first.
event-placed-first = { $who } places { $card } first in the row.
event-placed-last = { $who } places { $card } last in the row.
event-placed-on = { $who } covers { $beneath } with { $card }.
event-kept = { $card } stays closed and gathers a token ({ $number } on it).
event-revealed = { $card } is revealed.
event-tokens-collected = The tokens on { $card } are collected: { $number } ({ $who }: { $total }).
event-tokens-collected-for = The tokens on { $card } are collected: { $collected }, worth { $number } ({ $who }: { $total }).
event-chose-spy = { $card } finds nothing to take from { $target }.
event-chose-report = { $card } reports.
event-chose-confer = { $card } confers.
event-chose-withdraw = { $card } withdraws.
event-copied = { $acting } copies { $card }.
event-no-effect = { $card } has no effect.
event-gained = { $card } earns { $number } ({ $who }: { $total }).
event-reacted = { $card } strikes back and earns { $number } ({ $who }: { $total }).
event-robbed = { $card } takes { $number } from { $victim }.
event-tokens-given = { $number ->
        [one] { $acting } puts a token on { $card }.
       *[other] { $acting } puts { $number } tokens on { $card }.
    }
event-tokens-lost = { $number ->
        [one] { $card } loses a token.
       *[other] { $card } loses { $number } tokens.
    }
event-verdict = A verdict on { $card }.
event-eliminated = { $acting } eliminates { $card }.
event-discarded = { $card } is discarded.
event-reserved = { $card } goes to the reserve with { $number } on it.
event-moved = { $acting } moves { $card } to { $number }.
event-swapped = { $card } goes back to the hand; { $laid } takes its place and waits for the next round.
event-turned-down = { $card } is turned face down again.
event-over = The game is over.

family-R = Red
family-B = Blue
family-G = Green
family-Y = Yellow
family-V = Violet

### Cards in sentences

card-of = { $who }'s { $name }
card-of-unknown = { $who }'s closed card
card-at = { $card } at { $position }
card-new = a card

### Playing in the terminal

play-round = Round { $round } of { $rounds }, { $phase }
play-placement = placement
play-activation = activation
play-over = game over
play-you = you
play-first = first
play-hand = hand { $number }
play-in-row = row { $number }
play-discard = discarded
play-reserve = reserve
play-back = back in hand
play-empty-row = The row is empty.
play-beneath = Beneath { $position }: { $cards }
play-your-hand = Your hand
play-your-aside = Set aside
play-closed = closed
play-open = open
play-asleep = asleep
play-known = known
play-over-cards = over { $number }
play-more = ? help, q quit

ask-place-card = Place a card: which one?
ask-place-where = { $name }: where?
ask-keep = { $card } acts. Keep it closed or reveal it?
ask-target = { $card }: which card?
ask-gap = { $card }: where does { $target } go?
ask-report = { $card }: report or swap?
ask-confer = { $card }: confer or withdraw?
ask-verdict = { $card }: verdict or elimination?

do-first = first in the row
do-first-empty = into the empty row
do-last = last in the row
do-on = on { $card }
do-keep = keep it closed: then { $number } on it
do-reveal = reveal it: { $short }
do-target = { $card }
do-gap-first = before all others
do-gap-last = after all others
do-gap = between { $left } and { $right }
do-report = report: gain as much as lies on closed enemy neighbours
do-swap = swap: { $name } takes its place
do-confer = confer: gain 1
do-confer-gift = confer: gain 1, and 2 on { $card }
do-withdraw = withdraw: gain the { $number } on it, discard it
do-verdict = verdict on { $card }: gain 1
do-verdict-none = verdict: gain 1, no token is left
do-eliminate = eliminate { $card }

play-help = Answer with the number of an action, or type it as the notation writes it, such as
    "place heir first", "keep", "target 3".
play-help-cards = rules CARD explains a card, rules alone a round; b goes back to choosing a card.
play-help-row = The cards of the row act in order, from 1. ● is influence lying on a card, ▲ a verdict. You
    see what a closed card is only if it is yours.
play-help-quit = q leaves the game.
play-not-legal = That is not possible now.
play-not-understood = '{ $text }' is neither a number on the list nor an action; ? for help.
play-nearest = Did you mean '{ $nearest }'?
play-no-card = There is no card '{ $text }'.
play-recorded = The game is kept. To read it: oriflamme replay { $file }
play-recorded-part = The game is kept as far as it went. To read it: oriflamme replay { $file }

end-won = { $who } wins with { $influence } influence.
end-won-tie = { $who } wins: { $tied } have { $influence } influence each, and { $who } has the most cards in the row ({ $cards }).
end-shared = { $tied } share the victory: { $influence } influence and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the row each.
end-influence = influence
end-cards = cards in the row
end-again = The same deal again: oriflamme play { $options }

### The table server

serve-join = On the same network, join at { $link }

page-table = Table { $code }
page-move = Play on this device
page-move-text = Your seats and your name will be yours on this device too.
page-move-button = Yes, this is my device
page-not-built = The page has not been built
page-not-built-text = This server was installed without the table for browsers. Run "make setup" in its
    sources, or install it again with npm's registry within reach.
page-not-found = There is nothing here

### Why the server says no

refused-malformed = That could not be read: { $what }.
refused-foreign = That came from another site.
refused-no-person = Choose a name first.
refused-people-only = Only people can do this, not programs.
refused-name = A name has 1 to { $most } characters.
refused-name-taken = Somebody at this table already has that name.
refused-settings = A table cannot be made like this: look at { $what }.
refused-full = All seats are taken.
refused-taken = That seat is taken.
refused-seated = You already have a seat at this table.
refused-started = The game has started.
refused-host-only = Only the host can do this.
refused-seats-free = Some seats are still free.
refused-nobody-plays = Only bots sit here; somebody must sit down to play.
refused-no-such-bot = There is no bot of that level.
refused-no-such-seat = Nobody sits there.
refused-no-such-voice = Nobody by that name is heard at this table.
refused-no-such-table = There is no such table.
refused-no-such-game = There is no such game, or it is not over.
refused-no-such-link = This link has been used, or is too old.
refused-no-such-program = You have not let in any such program.
refused-no-such-page = There is nothing at this address.
refused-not-allowed = That cannot be done here.
refused-no-seat = You have no seat at this table.
refused-no-watching = This table is not open to spectators.
refused-not-playing = No game is in progress.
refused-not-over = The game is not over.
refused-stale = That decision has already been made; the open one is number { $decision }.
refused-not-asked = It is up to another family.
refused-not-an-action = That is not an action.
refused-illegal = That is not possible now.
refused-chat-length = A line has 1 to { $most } characters.
refused-muted = The host has silenced you at this table.
refused-too-many-tables = You have { $most } unfinished tables; finish or leave some.
refused-too-many-tokens = You have { $most } programs already.
refused-too-many-sockets = Too many connections come from your address.
refused-too-long = That is longer than { $most } bytes.
refused-pace = Too much at once; wait a moment.
refused-store-full = The server's disk is full. Nothing has changed; try again later.
refused-store-locked = The server's store is busy. Nothing has changed; try again in a moment.
refused-store-read-only = The server may only read its store, not write to it. Nothing has changed.
refused-store-io = The server's disk is not responding as it should. Nothing has changed; try again later.
refused-store-broken = The server cannot store this. Nothing has changed.

bye-binary = Messages are text.
bye-hello = The first message must be a hello.
bye-no-watching = The game has started, and this table is not open to spectators.
bye-forgotten = Your data have been deleted.

### The table in the browser

chip-closed = a closed card
chip-closed-at = closed card at { $position }

row-title = The row
row-first = first
row-last = last
gap-empty = into the empty row
gap-first = before all others
gap-last = after all others
gap-between = gap between { $left } and { $right }

# The name of a card of the row for a screen reader; a closed card never tells more than its viewer knows.
slot-more = { $tokens ->
        [0] {""}
        [one] {", 1 token"}
       *[other] {", "}{ $tokens } tokens
    }{ $verdicts ->
        [0] {""}
       *[other] {", under verdict"}
    }{ $under ->
        [0] {""}
       *[other] {", covers "}{ $beneath }
    }
slot-beneath-closed = a closed card
slot-open = { $card } of { $name }, position { $position }{ slot-more }
slot-closed = Closed card of { $name }, position { $position }{ slot-more }
slot-mine = Your closed { $card }, position { $position }{ slot-more }
slot-known = Closed { $card } of { $name }, known to all, position { $position }{ slot-more }

bar-home = Oriflamme: home page
bar-table = Table
tab-table = Table { $code }
bar-round = Round
bar-rounds = The six rounds
bar-sound = Sound
bar-rules = The cards and their rules
bar-settings = Settings
phase-placement = Placement
phase-activation = Activation
phase-over = The end
bar-line-connecting = connecting…
bar-line-open = connected
bar-line-lost = connection lost
bar-line-closed = not connected

arms-R = Gules, a lion
arms-B = Azure, an eagle
arms-G = Vert, a stag
arms-Y = Or, a bear
arms-V = Purpure, a unicorn
family-look = What { $name } has beside the row
family-first = first player of the round
family-stand-in = a bot plays on
family-away = away
family-influence = influence
family-hand = hand
family-aside = set aside
family-discard = discard
family-reserve = reserve
family-discard-of = { $name }, discard: { $number }
family-discard-mine = Your discard: { $number }
clock-left = time left
hand-title = Your hand
seat-title = Your seat
hand-card = { $card }: { $short }

question-title = What is asked
question-places = Places
question-skip = Skip
key-space = Space

card-named = { $who }'s { $card } at { $position }
card-named-mine = your { $card } at { $position }
card-named-closed = { $who }'s closed card at { $position }

asked-place = Choose a card from your hand to lay down.
asked-place-empty = The row is empty: choose the card that begins it.
asked-place-where = Where do you lay { $card }?
asked-keep = Your { $card } is next. Reveal it, or keep it closed?
asked-keep-only = Your { $card } is next. It can only be kept closed.
asked-target = { $card }: which card is eliminated?
asked-gap = Where does { $target } go? Choose a gap.
asked-report = { $card }: report, or swap it for a card from your hand?
asked-swap = { $card }: which card from your hand takes its place?
asked-confer = { $card }: confer, or withdraw?
asked-verdict = { $card }: a verdict, or an elimination?
asked-eliminate = { $card }: which marked card is eliminated?

sure-place-only = Begin the row with { $card }?
sure-place-first = Lay { $card } first?
sure-place-last = Lay { $card } last?
sure-place-on = Lay { $card } on your { $beneath }?
sure-eliminate = Eliminate { $target }?
sure-verdict = A verdict on { $target }?
sure-confer = Two tokens on { $target }?

tells-place = It will lie closed: first or last in the row, or on a card of your own.
tells-place-marked = It lies closed. Only you know what it is.
tells-gap = Before the pennon, it is passed over this round. After it, it still acts.
tells-keep = { $tokens ->
        [0] Nothing lies on it yet.
        [one] 1 token lies on it.
       *[other] { $tokens } tokens lie on it.
    } Nobody else knows what it is.
tells-keep-known = { $tokens ->
        [0] Nothing lies on it yet.
        [one] 1 token lies on it.
       *[other] { $tokens } tokens lie on it.
    } Everybody knows what it is.
tells-again = Choose it again or press Enter to confirm. Esc takes it back.

place-only = Here
place-first = First
place-last = Last
place-on = On { $card }

word-keep = Keep
    .hint = one more token on it
word-reveal = Reveal
    .hint = do what it says
word-report = Report
    .hint = gain as much as lies on closed enemy neighbours
word-swap = Swap
    .hint = a card from your hand takes its place
word-confer = Confer
    .hint = gain 1, and 2 on another Diplomat
word-withdraw = Withdraw
    .hint = gain what lies on it, discard it
word-verdict = Verdict
    .hint = gain 1 and mark a card
word-eliminate = Eliminate
    .hint = a marked card

confirm-place = Lay it here
confirm-keep = Keep it closed
confirm-target = Yes, this one
confirm-gap = Move it here
confirm-swap = Swap
confirm-report = Report
confirm-confer = Confer
confirm-withdraw = Withdraw
confirm-verdict = Mark it
confirm-eliminate = Eliminate it

gives-ability = { $short }
gives-you-gain = You gain { $number }.
gives-you-lose = You lose { $number }.
gives-you-between = You gain { $least } to { $most }.
gives-other-gain = { $name } gains { $number }.
gives-other-lose = { $name } loses { $number }.
gives-other-between = { $name } gains { $least } to { $most }.
gives-token-here = { $number ->
        [one] 1 more token on it, { $total } in all.
       *[other] { $number } more tokens on it, { $total } in all.
    }
gives-token-there = { $number ->
        [one] 1 token on { $card }.
       *[other] { $number } tokens on { $card }.
    }

wait-playing = The row is being played.
wait-over = The game is over.
wait-place = { $name } lays a card.
wait-keep = { $name } decides about the card at { $position }: reveal it, or keep it closed.
wait-choice = { $name } decides what the card at { $position } does.
wait-target = { $name }'s { $card } at { $position } chooses a card.
wait-gap = { $name }'s { $card } chooses where the card goes.
wait-report = { $name }'s { $card } at { $position }: report, or swap.
wait-confer = { $name }'s { $card } at { $position }: confer, or withdraw.
wait-verdict = { $name }'s { $card } at { $position }: a verdict, or an elimination.

### Beside the table

rail = Beside the table
rail-chronicle = Chronicle
rail-chat = Chat
rail-cards = Cards
rail-unread = { $number ->
        [one] { $number } unread message
       *[other] { $number } unread messages
    }
rail-close = Close
rail-back = Back
rail-open = Open the chronicle
rail-none-yet = Nothing has happened yet.

chronicle-round = Round { $round }: { $who } first
chronicle-activation = Activation
chronicle-over = The end
chronicle-why = Why?
chronicle-show = Line { $number }: show its card
chronicle-newest = To the latest
chronicle-book = In the rulebook

chat-say = Say something to the table
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-people = Who is heard
chat-mute = Mute
chat-mute-name = Mute { $name } for me
chat-silence = Silence
chat-silence-name = Silence { $name } for everybody
chat-silenced = The host has silenced { $name }.
chat-heard-again = { $name } may speak again.
chat-spoken = { $name }: { $text }

cards-search = Search the cards
cards-none = No card in play is called that.

detail-gone = This card has left the row.
detail-closed = { $who }'s closed card
detail-at = position { $position }
detail-covered = covered, in the stack at { $position }
detail-tokens = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
detail-verdicts = { $number ->
        [one] { $number } verdict
       *[other] { $number } verdicts
    }
detail-laid = laid in round { $round }
detail-open = open
detail-known = closed, but everybody knows it
detail-mine = closed, only you know it
detail-acting = acts now
detail-asleep = does not act this round
detail-could-be = { $number ->
        [one] It can only be:
       *[other] One of { $number } kinds not yet seen:
    }
detail-cannot-be = It cannot be:
detail-to-others = { $number ->
        [one] The others can work out what it is.
       *[other] To the others it could be any of { $number } kinds.
    }
detail-stack = The stack, from the top
detail-closed-card = closed card
detail-rulings = Often asked

pile-title = { $who }: beside the row
pile-discard = Discarded
pile-reserve = In reserve
pile-back = Known to be back in hand
pile-aside = set aside { $number }
pile-hand = hand { $number }
pile-nothing = nothing

settings = Settings
settings-theme = Colours
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = At once
settings-sound = Sounds
settings-confirm = Confirm every choice
settings-confirm-more = The first touch marks, the second plays.
settings-aid = "What could it be?"
settings-aid-more = Look at a closed card to see which kinds its family has not shown yet.
settings-aid-off = The host has turned this off for this table.
settings-notify = Tell me when it is up to me
settings-notify-more = A notification while you are looking elsewhere.
settings-notify-blocked = Your browser is set to block notifications from this page.
notify-asked = It is up to you.
settings-keys = Keys
settings-about = About
settings-about-icons = Cards and crests are drawn by Lorc, Delapouite and Caro Asercion for game-icons.net, recoloured here, under CC BY 3.0.
settings-about-fonts = Alegreya and Alegreya Sans are by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.

keys-arrows = along what can be chosen
keys-ends = to the first, to the last
keys-enter = choose, then confirm
keys-escape = back
keys-keep = keep, reveal
keys-numbers = a position of the row
keys-log = the chronicle
keys-rules = the rules of the cards

line-connecting = Connecting to the table…
line-lost = The connection is lost. Trying again; your game is safe.
line-ended = The connection has ended.
line-home = To the home page
standin-away = You were away, so a bot plays for you.
standin-time = Your time was up, so a bot plays for you.
standin-left = You left the table, so a bot plays for you.
standin-return = Take over again

### Home, lobby and end

nav-label = Pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-ladder = Ladder
nav-me = { $name }: your games and settings
nav-settings = Settings

home-title = Ten cards, six rounds, one row that decides.
home-lead = Lay your card face down. Reveal it when it hurts most, or let it gather influence. For 3 to 5 families.
home-play = Play now
home-play-with = { $set } · { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }, level { $level }
home-new = New table
home-code = Code
home-code-label = Table code
home-join = Join
home-continue = Continue
home-look = View
home-waiting = { $number ->
        [one] Waiting for you
       *[other] Waiting for you: { $number }
    }
home-mine = Your tables
home-open = Open tables
home-open-none = Nobody is waiting for players just now. Make a table and invite your friends, or play against bots.
home-watch = Games to watch
home-learn = New here?
home-learn-text = A guided first game in five minutes: lay, keep, reveal, cover, and lie in ambush.
home-learn-button = How to play
home-unreachable = The server cannot be reached. Trying again…

sheet-close = Close
nowhere-text = The table may have been cleared away, or the address is not quite right.
nowhere-home = To the home page

name-title = What shall we call you?
name-label = Your name
name-hint = Others at the table see it. There is no password; this device remembers you.
name-suggestions = Aveline, Bertrand, Clarimond, Ermengard, Fulk, Godfrey, Heloise, Isolde, Lambert, Melisende, Odo,
    Perceval, Roland, Sibylle, Thibaut, Yolande

quick-title = A game against bots
quick-change = Change the set, the number of players and the level of the bots

new-title = A new table
new-make = Make the table

set-name-base = Base set
set-name-alliance = Alliance
set-name-mixed = Mixed set
set-about-base = The ten cards of the base game. Best for a first game.
set-about-alliance = Ten other cards: more tokens, verdicts, and a reserve.
set-about-mixed = Six characters and four intrigues from all sets.

setting-set = Cards
setting-seats = Players
setting-seats-hint = Bots can take the seats that stay free.
setting-level = Level of the bots
setting-kinds = The ten kinds
setting-drawn = Drawn
setting-drawn-hint = Drawn when the table is made, so every game is different.
setting-picked = Picked
setting-picked-hint = Pick six characters and four intrigues.
setting-clock = Clock
setting-clock-none = None
setting-clock-live = Seconds
setting-clock-days = Days
setting-clock-none-hint = Everybody takes as long as they like.
setting-clock-live-hint = Each decision has its seconds. Any time beyond that comes out of the bank; when it is
    empty, a bot plays on.
setting-clock-days-hint = A game alongside everyday life: each decision within so many days.
setting-seconds = Seconds per decision
setting-bank = Seconds in the bank
setting-days = Days per decision
setting-seating = Seats
setting-seating-random = By lot
setting-seating-random-hint = Seats are drawn by lot at the start.
setting-seating-chosen = Chosen
setting-seating-chosen-hint = Everybody keeps the seat they take.
setting-who = Who and how
setting-public = Shown in the list of open tables
setting-public-hint = Otherwise only those with the link or the code can find it.
setting-private = Only for those with the link or the code
setting-random = Seats drawn by lot
setting-chosen = Everybody chooses a seat
setting-watched = Others may watch
setting-watched-hint = Spectators see what is open, and no more.
setting-not-watched = Nobody may watch
setting-aids = The table helps you remember
setting-aids-hint = For a closed card, it lists what that could still be.
setting-no-aids = No help with remembering

clock-none = no clock
clock-seconds = { $seconds } s a decision
clock-bank = { $seconds } s a decision, { $bank } in the bank
clock-days = { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }

picker-character = Characters
picker-intrigue = Intrigues
picker-tally = { $number } of { $most }

level-page = Page
    .about = Has just learned the rules.
level-squire = Squire
    .about = Knows what is good, and often does it.
level-knight = Knight
    .about = Plays what looks best, without looking ahead.
level-baron = Baron
    .about = Looks ahead, a little.
level-regent = Regent
    .about = Looks far ahead. Bring patience.
level-numbered = { $name } { $number }

table-of = { $name }'s table
table-yours = Your table
table-with = with { $names }
table-free = { $number ->
        [0] Everybody is here
        [one] { $number } seat free
       *[other] { $number } seats free
    }
table-asked-you = Round { $round }: it is up to you
table-asked = Round { $round }: it is up to { $name }
table-action = { $action }: { $title }

tag-you = you
tag-host = host
tag-bot = bot
tag-away = not here

lobby-free = Free seat
lobby-free-family = { $family }: free
lobby-add-bot = Add a bot
lobby-add-bot-at = Add a bot in the seat of { $family }
lobby-remove = Remove
lobby-remove-who = Remove { $name }
lobby-sit = Sit down
lobby-sit-at = Sit down in the seat of { $family }
lobby-join = Join the table
lobby-leave = Leave
lobby-start = Start the game
lobby-ready = Everybody is here. Start when you like.
lobby-invite = { $number ->
        [one] One seat is free. Invite somebody, or add a bot.
       *[other] { $number } seats are free. Invite people, or add bots.
    }
lobby-waits-people = { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
lobby-waits-host = Everybody is here. { $host } starts the game.
lobby-may-join = { $number ->
        [one] One seat is free. Will you play?
       *[other] { $number } seats are free. Will you play?
    }
lobby-choose-seat = { $number ->
        [one] One seat is free. Sit down to play.
       *[other] { $number } seats are free. Choose one to play.
    }
lobby-full = All seats are taken.
lobby-full-watch = All seats are taken. Stay here to watch the game.
lobby-closed = This table has been closed.
lobby-invite-title = Invite
lobby-link = Link to this table
lobby-link-local = This address works on this computer only. Others need the one that the server shows when it starts.
lobby-settings = At this table
lobby-hash = Fingerprint of the deal
lobby-hash-text = The deal is settled already. After the game its seed is shown, and everybody can check that it
    matches this fingerprint.
lobby-kinds = The ten kinds in play
kinds-look = { $name }: see the rule
link-copy = Copy
link-copied = Copied
qr-label = The link as a QR code

bot-title = Add a bot
bot-add = Add
bot-fill = Fill all { $number } seats

end-headline = { $who } wins
end-headline-you = You win
end-headline-shared = { $names } share the victory
end-lead = { $influence } influence, { $number } more than { $second }.
end-rematch = Rematch
end-replay = Watch the replay
end-to-rematch = To the rematch
end-home = Home page
end-record = Record and deal
end-final = Final influence
end-place = Place
end-row = The row at the end
end-tops = { $number } on top
end-chart = Influence over the rounds
chart-label = Influence of every family at the start and after each round; the table below has the figures
chart-start = start
chart-table = The figures
record-text = Every action of the game, to look at, to keep or to play on from.
record-json = Record (JSON)
record-txt = Record (text)
deal-title = Was the deal fair?
deal-text = The deal follows from a seed alone. The fingerprint of the seed was shown before the game; now the seed itself
    is shown, and everybody can check that they match.
deal-hash = Fingerprint (SHA-256), shown before the game
deal-seed = Seed, shown now
deal-right = They match: the deal was settled before anybody sat down.
deal-wrong = They do not match.

ladder-text = A cautious estimate from all rated games: it grows with victories, and with the number of games.
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-none-people = No game among people has been finished yet.
ladder-none-bots = No game with bots has been finished yet.
pool-people = Among people
pool-bots = With bots

me-title = You
me-stranger = Nobody has given a name on this device yet. A name is all it takes.
me-choose = Choose a name
me-figures = How you have fared
me-past = Past games
me-past-none = You have not finished a game yet.
me-rename = Change your name
me-take-name = Take this name
me-device = Another device
me-device-hint = Continue on your phone, with your name, your seats and your games.
me-device-button = Make a link
device-text = Open this on the other device before { $time }. It works once.
device-link = Link for the other device
me-programs = Programs
me-programs-hint = A program of yours can take a seat, under a name of its own.
me-programs-button = Let a program in
programs-text = A program shows its token to the server and plays under its own name. Once removed, it leaves its tables,
    its token no longer works, and its name vanishes from past games.
programs-name = Name of the program
programs-make = Make a token
programs-token = { $name } may come in.
programs-once = Copy the token now: it is shown only once.
programs-token-label = Token
me-data = Your data
me-data-hint = Everything the server keeps about you: name, tables, games, ratings, what you said.
me-download = Download
me-delete = Delete all
forget-text = You leave all tables, a bot plays on for you, and your name vanishes from past games. This cannot be
    undone.
forget-sure = I understand
forget-keep = Keep everything
stat-all = All games
stat-seats = With { $number } players
stat-won = Won
stat-influence = Influence
past-won = Won with { $influence } influence
past-place = Place { $place } of { $seats }, { $influence } influence
past-all = All { $number } games

### Replay and positions

refused-record = The record cannot be read. { $what }
refused-position = The position cannot be read. { $what }
refused-no-such-step = The game has no such step.
refused-position-over = The game is over in this position.
refused-position-hand = From here { $family } still has to place { $number ->
        [one] { $number } card, but has none.
       *[other] { $number } cards, but has fewer.
    }
refused-position-room = No game can be played on from here: { $what } may be { $most } at most.
refused-from-position = This game began in the middle, so it has neither a record nor a rematch.

replay = The game, step by step
replay-title = { $names }
replay-missing = No such game
replay-slider = Step of the game
replay-step = Step { $step } of { $steps } · round { $round }
replay-steps = From step to step
replay-back = Back one step
replay-next = Forward one step
replay-round-back = To the start of the round
replay-round-next = To the next round
replay-play = Play
replay-pause = Pause
replay-view = Through whose eyes
replay-spectator = Spectator
replay-all-open = All cards open
replay-dealt = The cards are dealt.
replay-silent = { $name } has made a choice, and there is one more to make.
replay-link = Link to this moment
replay-looked = A closer look
replay-hands = Hands
replay-hand-of = { $name }'s hand
replay-hand-empty = No cards
replay-play-on = Play on from here
replay-play-on-text = A table of your own begins at this moment, with every card where it lies. Bots sit in the other seats.
replay-seat = Your seat
replay-source = The game it continues
replay-upload = Open a record
replay-upload-text = A game saved from here or from the command line, as JSON or as text. It is only read, not kept.
replay-upload-drop = Drop the file here, or choose it.
replay-upload-choose = Choose a file
replay-upload-paste = Or paste the record
replay-open = Open
replay-check = Check the deal
replay-checking = Working out the deal…
replay-check-text = Before the game everybody saw the fingerprint of a seed. The seed is now known, and this browser has worked out from it what must have been dealt.
replay-check-announced = Fingerprint that was announced
replay-check-computed = Fingerprint of the seed, worked out here
replay-hash-right = The seed is the one that was announced.
replay-hash-wrong = The seed is not the one that was announced.
replay-check-aside = Set aside, according to the seed
replay-deal-right = This is what was dealt, and who began.
replay-deal-wrong = This is not what was dealt.
replay-check-none = This record has no seed, so there is nothing to check.
position = A position
position-text = One line of the notation becomes a board: to look at, to pass on as a link, to play on from.
position-line = The position, in one line of the notation
position-example = players=R,B,G;round=3;row=R?spy+1,B!heir,G?_
position-show = Show
position-link = Link to this position
position-drawn = A table of your own begins in this position. Cards that it does not name are drawn at random; bots sit in the other seats.
slot-seen = Closed { $card } of { $name }, position { $position }{ slot-more }
detail-seen = closed
### Learning

lessons-title = Learn by playing
lessons-lead = Your herald sits beside you and whispers. You play the cards yourself, against two bots who follow a script.
lessons-begin = Begin
lessons-again = Once more
lessons-done = done
lessons-rules = All cards and rules
lessons-rules-text = Every card with its rulings, and small boards that show them at work.
lessons-rules-open = Look them up

lesson-first = Your first game
    .about = Laying, keeping, revealing, stacking, striking, and a trap. Nothing to read beforehand.
    .time = about 5 minutes
lesson-alliance = The Alliance set
    .about = The end of a game with the other ten cards: an ear, a treaty, a sentence, a revolt.
    .time = about 4 minutes

lesson-herald = Your herald
lesson-you = Aveline
lesson-name-B = Odo
lesson-name-G = Sibylle
lesson-continue = Go on
lesson-listen = Your herald has a word for you.
lesson-watch = Watch the row.
lesson-back = Back
lesson-restart = From the beginning
lesson-leave = Leave the lesson
lesson-chapters = The lesson
lesson-chapter-of = Part { $number } of { $all }: { $title }
lesson-hint = Not that one
lesson-finished = Well played
lesson-play = Play against bots
lesson-next = Now the Alliance set
lesson-look = All cards and rules

lesson-first-chapter-place = Lay
lesson-first-chapter-keep = Keep
lesson-first-chapter-strike = Strike
lesson-first-chapter-stack = Cover
lesson-first-chapter-ambush = Trap
lesson-first-chapter-end = Crown

lesson-first-welcome = Welcome! I am your herald. Three families quarrel over a crown, and the row of cards on this
    table decides who gets it. The red lion is you.
lesson-first-hand = Below are your cards. Each round you lay one of them down. What counts in the end is influence, the
    gold coins: everybody begins with 1.
lesson-first-closed = Sibylle begins, and lays a card face down. The green stag tells whose it is. What it is, only she
    knows.
lesson-first-place = Now you. Choose your Conspiracy, then a place: first or last in the row, never in between. Lay it
    first.
    .hint = A fine thought, but for now take the Conspiracy, and lay it first. You will soon see why.
lesson-first-keep = Everybody has laid a card, so the row wakes, from the first card to the last. Yours is up. Keep it closed,
    and a coin is put on it. A Conspiracy pays double later, so let it grow.
    .hint = Nothing lies on it yet, and twice nothing is nothing. Keep it closed.
lesson-first-open = Sibylle kept hers too. Odo has revealed his: an Heir, worth 2. From now on it lies open and pays him 2
    every single round.
lesson-first-place-soldier = A new round, and you begin. That Heir will make Odo rich, so send your Soldier: lay it last, right
    beside the Heir.
    .hint = A Soldier strikes only what is next to it, and the Heir stands last. Lay the Soldier last.
lesson-first-keep-again = Your Conspiracy once more. One coin lies on it; keep it closed and there will be two.
    .hint = It would pay 2 now. Wait, it can do better. Keep it.
lesson-first-reveal = Now your Soldier. Reveal it: your card is turned up, and does what it says.
    .hint = Kept, it would only gather a coin. Reveal it: Odo's Heir is right beside it.
lesson-first-strike = A card on either side, both of them Odo's. The open Heir pays him 2 a round, so strike that one.
    .hint = That one is closed, and could be anything, even a trap. Strike the Heir.
lesson-first-struck = Gone! Whoever eliminates a card gains 1, and whatever lay on it is lost. At the end of the row Sibylle
    showed a Spy, which took 1 from Odo.
lesson-first-stack = Everybody sees the two coins on your Conspiracy. Protect it: lay your Ambush on top of it. Nobody can
    touch a card that is covered.
    .hint = Your Ambush, on top of the Conspiracy: touch the card in the row, or the button that says so.
lesson-first-lurk = The top card acts for the stack, and that is your Ambush. It hurts whoever attacks it, so do not show
    it. Keep it closed.
    .hint = Shown, it is a poor card: it pays 1 and leaves. Closed, it waits. Keep it.
lesson-first-snap = Snap! Sibylle's Archer shot at the first card, and hit your Ambush. That gives you 4, and takes her
    Archer out of the game. Your Conspiracy lies there unharmed.
lesson-first-must = Your Soldier lies open, so it strikes every round, asked or not. On its left is your own Conspiracy. I
    would hit the other one.
    .hint = That is your own Conspiracy, with two coins on it! The other side, please.
lesson-first-robbed = Another 1 for you. But Sibylle's Spy stands next to your Soldier now, and took 1 back. An open card
    acts round after round.
lesson-first-last = The last round of this short game; a full one has six. Coins still in the row afterwards count for
    nothing. Lay your Heir last.
    .hint = You need something that pays at once: the Heir, last in the row.
lesson-first-cash = This is the moment. Your Conspiracy pays double what lies on it. Reveal it.
    .hint = No more waiting: after this round its coins are worth nothing. Reveal it.
lesson-first-heir = Four coins! And your Soldier had nobody left to strike but the Spy, so that is gone as well. One more card:
    show your Heir.
    .hint = Kept closed, it brings you nothing now. Reveal it.
lesson-first-won = You 13, Sibylle 10, Odo 8: the crown is yours! You have laid and kept, revealed, struck, covered and
    trapped. That is the whole game. The rest is ten cards, and nerve.

lesson-alliance-chapter-informer = Ear
lesson-alliance-chapter-diplomat = Treaty
lesson-alliance-chapter-judge = Verdict
lesson-alliance-chapter-report = Report
lesson-alliance-chapter-revolt = Revolt

lesson-alliance-welcome = Welcome back! The rules stay the same, but the cards are different: they deal in tokens,
    and some take two rounds to bite.
lesson-alliance-row = It is the fifth round of six, and you are behind. Three cards of yours lie in the row; a turned-up
    corner tells you which is which.
lesson-alliance-place = Odo is letting a card grow rich at the end of the row. Your Informer hears what lies on closed cards beside
    it. Lay it last, next to that one.
    .hint = The Informer has to stand next to the rich card. Lay the Informer last.
lesson-alliance-gift = Both of you have an open Diplomat. Odo's has just conferred: 1 for him, and whether he likes it or
    not, two tokens for yours.
lesson-alliance-withdraw = Your Diplomat may confer too, but then Odo gets two tokens. Or it withdraws: you take what lies on
    it, and it leaves. Take it.
    .hint = That would feed Odo. Withdraw, and the two tokens are yours.
lesson-alliance-judge = Now your Judge. Reveal it, and take its token with it.
    .hint = Patience is for others. The Judge needs two rounds, so reveal it now.
lesson-alliance-verdict = A verdict gives you 1, and a black seal on any card. Put it on Odo's Diplomat, first in the row: a card
    that bears a seal can be eliminated by the Judge in another round.
    .hint = Odo's Diplomat pays him every round. Put the seal there, first in the row.
lesson-alliance-patience = Your Revolt strikes both neighbours at once, but showing it costs a token. Wait: Odo's card beside it
    grows, and your Informer has not yet listened. Keep it.
    .hint = It would strike down the rich card before your Informer has heard of it. Keep it this once.
lesson-alliance-ear = Odo could not resist, and kept his card again: four tokens. Reveal your Informer.
    .hint = It is right beside four tokens. Reveal it.
lesson-alliance-report = It may report: you gain as much as lies on other families' closed cards beside it. Or swap places with a
    card from your hand. Let it report.
    .hint = Swapping is clever when there is nothing to hear. There are four tokens to hear of: report.
lesson-alliance-reported = Four for you, while Odo still has his tokens. Little does he know how soon they will be gone.
lesson-alliance-empress = The last round. Lay your Empress last: she gives you 2 when you show her.
    .hint = The Empress pays 2 at once, Extortion would only pay 1. Lay the Empress last.
lesson-alliance-sentence = Odo's Diplomat bears your seal. Choose Eliminate, then the marked card.
    .hint = You have already given a verdict. Now carry it out: eliminate the Diplomat.
lesson-alliance-revolt = And now the Revolt. One of its tokens is thrown away, the other two are yours, and both neighbours
    fall. Reveal it!
    .hint = There will be no later. Reveal it, and both neighbours fall.
lesson-alliance-report-again = That made 4 for you, and the Revolt lies face down again, though now everybody knows it. Your
    Informer still has a closed neighbour: report.
    .hint = One token lies on the closed card beside it. Report.
lesson-alliance-crown = The others have shown what they had. Your Empress closes the row. Reveal her.
    .hint = The game ends after this card. Reveal her.
lesson-alliance-won = 22 for you, 16 for Sibylle, 14 for Odo. You have heard, bargained, sentenced and revolted. A mixed
    set draws its ten from all the cards there are.

rulebook-title = Rules and cards
rulebook-lead = The course of the game, all the cards, and small boards on which they do what they say.
rulebook-search = Search the rules
rulebook-set = Set
rulebook-type = Kind
rulebook-all = All
rulebook-type-character = Characters
rulebook-type-intrigue = Intrigues
rulebook-course = The course of the game
rulebook-cards = The cards
rulebook-found = { $number ->
        [0] Nothing found.
        [one] { $number } card
       *[other] { $number } cards
    }
rulebook-index = On this page
rulebook-of = { $type } · { $set }
rulebook-learn = Learn by playing
rulebook-part-aim = The aim
rulebook-part-set-up = Setting up
rulebook-part-placement = Placement
rulebook-part-activation = Activation
rulebook-part-elimination = Elimination
rulebook-part-stacks = Stacks
rulebook-part-end = The end
rulebook-mark-kill = eliminates
rulebook-mark-react = strikes back
rulebook-mark-reserve = goes to the reserve

example-title = Example
example-board = The board of this example
example-step = Next step
example-play = Show me
example-back = Back
example-again = From the start
example-at = { $number } of { $all }
example-influence = { $who }: { $number } influence
example-reserve = In reserve

example-placement = Green lays first in the row, Red covers one of its own cards, Blue lays last.
example-activation = Red shows the Heir and takes its token. Blue keeps the Lord closed. Green's Spy lies open, and acts unasked.
example-elimination = Three tokens lie on Blue's card. Red's Soldier eliminates it: they are lost, and Red gains 1.
example-stacks = Red's Assassination leaves in its own turn, so the Heir beneath it acts at once.
example-end = The last round. Red keeps the Lord closed; four tokens lie on it in the end, and count for nothing.
example-archer = Both ends of the row are within reach. Red chooses the first card, and its two tokens are gone.
example-soldier = Red's Soldier has a neighbour on each side, and strikes the one on the right.
example-spy = Red robs the owner of the left neighbour. The three tokens on the card itself are safe.
example-heir = Blue's Heir comes first and earns 2. Green's finds an open Heir in the row, and earns nothing.
example-shapeshifter = The only open character beside it is a Lord. Red earns what a Lord would there: 1, and 1 for Red's own Spy.
example-lord = It has a card of Red's on either side: 1, plus 2.
example-assassination = Anything in the row may go. Red eliminates Green's Conspiracy with its four tokens, then the Assassination goes too.
example-royal-decree = Red's Heir has already acted. Moved to the end of the row, after the Decree, it acts once more.
example-ambush = Blue's Soldier strikes its only neighbour, an Ambush: 1 for Blue, 4 for Red, and the Soldier is discarded.
example-conspiracy = Three tokens lie on it, so it pays 6.
example-empress = Red earns 2. Then a token has to go on another family's closed card: Red chooses Green's.
example-fanatic = No other top card of Red's is open: 2. Blue's Judge lies open by the time Blue's Fanatic acts, so that one earns 1.
example-informer = Three tokens on the left and one on the right, on other families' closed cards: Red gains 4, and they stay.
example-diplomat = Red confers, which gives Red 1 and Blue's Diplomat two tokens. Blue withdraws and gains them.
example-deserter = Red eliminates a character: 2. An open character still stands beside the Deserter, so it stays.
example-judge = Red puts a seal on Blue's card. A seal serves every Judge, and Green's carries out the sentence.
example-revolt = One of its two tokens is thrown away, the other is gained. Both neighbours fall, 1 for each, and it is turned face down again.
example-extortion = Blue eliminates it, and has three cards in the row: 6 for Red, and one token fewer on Blue's closed card.
example-infiltration = A token goes on each of Red's closed cards. From the reserve it then pays 2 more when Red eliminates a closed card.
example-deal = It goes to the reserve with three tokens. When the next round begins, Red gains 3, for the first time.

language = Language
