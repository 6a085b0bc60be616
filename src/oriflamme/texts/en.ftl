# English. `.short` is a hint of one line, `.rule` the whole ability, `.ruling-…` what is asked most often.

### Cards of the base set

card-archer = Archer
    .short = eliminate the first or last card of the row
    .rule = Picks one end of the row and eliminates the card there.
    .ruling-self = Standing at an end, the Archer may pick itself; alone in the row it has to, and
        still earns the 1 for it.
    .ruling-must = Shooting is not optional, even when both ends are your own.

card-soldier = Soldier
    .short = eliminate a card beside it
    .rule = Eliminates one of the two cards next to it.
    .ruling-alone = With nobody beside it the Soldier does nothing and stays where it is.
    .ruling-own = If the only neighbours are yours, one of them goes.

card-spy = Spy
    .short = take 1 influence from a neighbour's owner
    .rule = Picks a card next to it and takes 1 influence out of the stock of that card's family.
    .ruling-stock = Tokens lying on the picked card are safe; only the stock is robbed.
    .ruling-nothing = A card of your own, or a family with an empty stock, gives nothing, and may be
        picked all the same.

card-heir = Heir
    .short = gain 2 if no other open Heir is in the row
    .rule = Earns 2 unless another open Heir is on top somewhere in the row.
    .ruling-closed = Closed or covered Heirs do not count.
    .ruling-shapeshifter = A Shapeshifter doing the Heir's ability looks for other open
        Shapeshifters, because it keeps its own name.

card-shapeshifter = Shapeshifter
    .short = do the ability of an open character beside it
    .rule = Picks an open character next to it and does that card's ability from its own place and
        for its own family.
    .ruling-itself = Whatever the borrowed ability says about "this card" happens to the
        Shapeshifter: as Informer it goes back to the hand, as Deserter it may be discarded.
    .ruling-attacker = When it eliminates, the Shapeshifter is the attacker: an Ambush takes it.
    .ruling-other = Another Shapeshifter may be picked, but then nothing happens.

card-lord = Lord
    .short = gain 1, and 1 for each own neighbour
    .rule = Earns 1, plus 1 for every card of your family right beside it.
    .ruling-neighbours = Open or closed makes no difference; only the top of a neighbouring stack
        counts.

card-assassination = Assassination
    .short = eliminate any card of the row
    .rule = Eliminates any card of the row, then is discarded.
    .ruling-self = It may name itself: that pays 1 and nothing else happens.

card-royal-decree = Royal Decree
    .short = move any other card to another place in the row
    .rule = Lifts any other top card, with everything on it, and puts it down somewhere else in the
        row, never on a card. Then it is discarded.
    .ruling-twice = A card moved ahead of the Decree will act (again) this round; one moved behind
        it will not.
    .ruling-stack = The top of a stack may go anywhere, also right beside its old stack.
    .ruling-alone = Alone in the row, it is simply discarded.

card-ambush = Ambush
    .short = caught by an enemy: gain 4, the attacker is discarded
    .rule = If another family eliminates it, you gain 4 and the attacking card is discarded.
        If you reveal it yourself, its tokens are lost, you gain 1, and it is discarded.
    .ruling-order = The attacker collects its 1 for the elimination first.
    .ruling-own = Eliminated by your own family it does nothing more.

card-conspiracy = Conspiracy
    .short = gain twice the tokens on it
    .rule = Pays double what lies on it when it is revealed, then is discarded.
    .ruling-total = Double in all: three tokens pay 6, not 9.

### Cards of the Alliance set

card-empress = Empress
    .short = gain 2, put a token on a closed enemy card
    .rule = Earns 2. Then 1 token from the supply goes on a closed top card of an opponent of your
        choice.
    .ruling-none = If no opponent has a closed top card, the gift is skipped.

card-fanatic = Fanatic
    .short = gain 1, or 2 if it is your only open card
    .rule = Earns 1, and 1 more when none of your other top cards in the row is open.

card-informer = Informer
    .short = gain what lies on closed enemy neighbours, or swap
    .rule = Either reports: you gain as much as lies on the closed cards of other families right
        beside it (those tokens stay). Or swaps: it returns to your hand and another hand card takes
        its place, closed and empty.
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
    .short = eliminate a neighbour (+1 for a character), may leave
    .rule = Eliminates a card next to it and earns 1 more if that was a character. Then, when the
        gap has closed, it is discarded unless an open character stands beside it.
    .ruling-kind = A closed character counts as a character too.
    .ruling-alone = With nobody beside it, the Deserter is just discarded.

card-judge = Judge
    .short = gain 1 and mark a card, or eliminate a marked one
    .rule = Either gives a verdict: you gain 1 and put a verdict token on any top card. Or
        eliminates a top card that carries one.
    .ruling-pool = There are five verdict tokens for the whole table. While all are in use, a verdict
        earns its 1 and marks nobody.
    .ruling-stay = A mark stays when its card is covered, moved or turned over, and returns to the
        pool when the card leaves the row.
    .ruling-self = The Judge may mark or eliminate itself.

card-revolt = Revolt
    .short = pay a token of it: eliminate both neighbours
    .rule = Revealing it costs one of its own tokens; you gain the others. Both neighbours are
        eliminated, and the Revolt is turned face down again, empty.
    .ruling-tokens = Without a token on it, it can only be kept.
    .ruling-known = From then on everybody knows what it is, and it gathers nothing this time.
    .ruling-ambush = If one of the neighbours is another family's Ambush, the Revolt is discarded
        instead of turned down.

card-extortion = Extortion
    .short = caught by an enemy: gain 2 for each of their cards
    .rule = If another family eliminates it, you gain 2 for each top card that family has in the row,
        and the family throws away a token from each of its closed top cards. If you reveal it
        yourself, its tokens are lost, you gain 1, and it is discarded.
    .ruling-attacker = The attacking card is counted and stays.

card-infiltration = Infiltration
    .short = a token on each own closed card; then bonuses
    .rule = Puts 1 token on each of your closed top cards and goes to your reserve. From there it
        pays 2 more for every closed card you eliminate.
    .ruling-own = Your own closed cards count as well.
    .ruling-open = A card that acts is open, so eliminating itself brings no bonus.

card-deal = Deal
    .short = pays its tokens every later round and at the end
    .rule = Goes to your reserve together with its tokens. At the start of each later round in which
        you have a card in the row, and at the end of the game, you gain as much as lies on it.
    .ruling-tokens = Its tokens are not gained when it is revealed; they are what it pays.

### The course of the game

rules-aim = Six rounds, one card a round. Whoever has the most influence at the end wins.
rules-set-up = Every family has the same ten cards. Three of yours, drawn blindly, stay out of the game;
    seven are your hand. Everybody starts with 1 influence.
rules-placement = Placement: in turn, everybody puts one card face down at either end of the row, or on top of
    one of their own cards.
rules-activation = Activation: from the first card to the last, each top card acts. A closed one is either
    kept closed, and a token goes on it, or revealed: its owner takes the tokens and its ability happens. An
    open one does its ability each round, whether its owner likes it or not.
rules-elimination = Eliminating a card pays 1. The card is shown and discarded, and the tokens on it are lost.
rules-stacks = A covered card does nothing and cannot be touched. When the card above it leaves during
    its own turn, it acts at once.
rules-end = At the end tokens still lying in the row count nothing. A tie goes to the family with more top cards in the
    row; if that is a tie too, the victory is shared.
rules-more = oriflamme rules CARD tells all about one card.

kind-character = character
kind-intrigue = intrigue
set-base = base
set-alliance = Alliance

### What happens at the table. $who is a family, $card a card of the row such as "Blue's Spy at 3".

event-round = Round { $number }: { $who } first.
event-placed-first = { $who } places { $card } first in the row.
event-placed-last = { $who } places { $card } last in the row.
event-placed-on = { $who } covers { $beneath } with { $card }.
event-kept = { $card } stays closed and gathers a token ({ $number } on it).
event-revealed = { $card } is revealed.
event-chose-spy = { $card } finds nothing to take at { $target }.
event-chose-report = { $card } reports.
event-chose-confer = { $card } confers.
event-chose-withdraw = { $card } withdraws.
event-copied = { $acting } copies { $card }.
event-gained = { $card } earns { $number } ({ $who }: { $total }).
event-robbed = { $card } takes { $number } from { $victim }.
event-token-gift = A gift on { $card }: { $number }.
event-token-lost = { $card } loses its tokens: { $number }.
event-token-thrown-away = { $card } loses a token.
event-verdict = A verdict on { $card }.
event-eliminated = { $acting } eliminates { $card }.
event-discarded = { $card } is discarded.
event-reserved = { $card } goes to the reserve with { $number } on it.
event-moved = { $acting } moves { $card } to { $number }.
event-returned = { $card } goes back to the hand.
event-swapped = { $card } lies closed in its place until the next round.
event-turned-down = { $card } is turned face down again.
event-over = The game is over.
event-gained-family = { $who } earns { $number } ({ $who }: { $total }).

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
play-your-aside = Out of the game
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
do-keep = keep it closed: { $number } on it then
do-reveal = reveal it: { $short }
do-target = { $card }
do-gap-first = before all others
do-gap-last = after all others
do-gap = between { $left } and { $right }
do-report = report: gain what lies on closed neighbours
do-swap = swap: { $name } takes its place
do-confer = confer: gain 1
do-confer-gift = confer: gain 1, and 2 on { $card }
do-withdraw = withdraw: gain the { $number } on it, discard it
do-verdict = verdict on { $card }: gain 1
do-verdict-none = verdict: gain 1, no token is left
do-eliminate = eliminate { $card }

play-help = Answer with the number of an action, or type it as the notation writes it, such as
    "place heir first", "keep", "target 3".
play-help-cards = rules CARD tells about a card, rules alone about a round; b goes back to the choice of a card.
play-help-row = Cards of the row act from 1 on. ● is influence lying on a card, ▲ a verdict. What is
    closed you see only if it is yours.
play-help-quit = q leaves the game.
play-not-legal = That is not possible now.
play-not-understood = '{ $text }' is neither a number of the list nor an action; ? for help.

end-won = { $who } wins with { $influence } influence.
end-won-tie = { $who } wins: { $tied } have { $influence } influence each, and { $who } has the most cards in the row ({ $cards }).
end-shared = { $tied } share the victory: { $influence } influence and { $cards } cards in the row each.
end-influence = influence
end-cards = cards in the row
end-again = The same deal again: oriflamme play { $options }

### The table server

serve-join = On the same network, join at { $link }

page-tables = Tables
page-no-tables = No public table is open.
page-table = Table { $code }
page-game = A finished game
page-code = Code
page-set = Set
page-people = At the table
page-status = Status
page-status-open = waiting for players
page-status-playing = playing
page-status-over = finished
page-status-closed = closed
page-move = Play on this device
page-move-text = Your seats and your name will be yours on this device too.
page-move-button = Yes, this is my device
page-not-found = There is nothing here

### Why the server says no

refused-malformed = That could not be read: { $what }.
refused-foreign = That came from another site.
refused-no-person = Choose a name first.
refused-people-only = Only people can do this, not programs.
refused-name = A name has 1 to { $most } letters.
refused-name-taken = Somebody at this table has that name.
refused-settings = A table cannot be made like this: look at { $what }.
refused-full = All seats are taken.
refused-taken = That seat is taken.
refused-seated = You sit at this table already.
refused-started = The game has started.
refused-host-only = Only the host can do this.
refused-seats-free = Some seats are still free.
refused-no-such-bot = There is no bot of that level.
refused-no-such-seat = Nobody sits there.
refused-no-such-voice = Nobody of that name is heard at this table.
refused-no-such-table = There is no such table.
refused-no-such-game = There is no such game, or it is not over.
refused-no-such-link = This link has been used, or is too old.
refused-no-such-page = There is nothing at this address.
refused-not-allowed = That cannot be done here.
refused-no-seat = You do not sit at this table.
refused-no-watching = This table is not open to those who watch.
refused-not-playing = No game is going on.
refused-not-over = The game is not over.
refused-stale = That decision has been made; the open one has number { $decision }.
refused-not-asked = Another family is asked.
refused-not-an-action = That is not an action.
refused-illegal = That is not possible now.
refused-chat-length = A line has 1 to { $most } letters.
refused-muted = The host has silenced you at this table.
refused-too-many-tables = You have { $most } unfinished tables; finish or leave some.
refused-too-many-tokens = You have { $most } programs already.
refused-too-many-sockets = Too many connections come from your address.
refused-too-long = That is longer than { $most } bytes.
refused-pace = Too much at once; wait a moment.
refused-store-full = The server's disk is full. Nothing has changed; try again later.
refused-store-locked = The server's store is busy. Nothing has changed; try again in a moment.
refused-store-read-only = The server may only read its store, not write to it. Nothing has changed.
refused-store-io = The server's disk does not answer as it should. Nothing has changed; try again later.
refused-store-broken = The server cannot store this. Nothing has changed.
refused-store-gone = That has been used already.

bye-slow = The connection was too slow.
bye-pace = Too many messages at once.
bye-binary = Messages are text.
bye-hello = The first message must be a hello.
bye-no-watching = The game has started, and this table is not open to those who watch.
bye-server-stops = The server stops for a moment; your game is safe.
bye-forgotten = Your data have been deleted.
