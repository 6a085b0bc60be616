# English. `.short` is a hint of one line, `.rule` the whole ability, `.ruling-…` what is asked most often.

### Cards of the base set

card-archer = Archer
    .short = eliminate the first or last card of the row
    .rule = Chooses one end of the row and eliminates the card there.
    .ruling-self = At an end of the row, the Archer may choose itself; alone in the row, it must, and still
        gains 1.
    .ruling-must = Shooting isn’t optional, even when both ends are yours.

card-soldier = Soldier
    .short = eliminate a card next to it
    .rule = Eliminates a card next to it.
    .ruling-alone = With no card next to it, the Soldier does nothing and stays where it is.
    .ruling-own = If its only neighbours are yours, one of them goes.

card-spy = Spy
    .short = take 1 influence from a neighbour’s owner
    .rule = Chooses a card next to it and takes 1 influence from the stock of that card’s family.
    .asked = { $card }: take 1 from which neighbour’s owner?
    .sure = Take 1 from the owner of { $target }?
    .ruling-stock = Tokens on the chosen card are safe; only the stock is robbed.
    .ruling-nothing = You may choose a card of your own, or of a family with an empty stock, but it gives you
        nothing.

card-heir = Heir
    .short = gain 2 if no other open Heir is in the row
    .rule = Gains 2 unless another open Heir is on top somewhere in the row.
    .ruling-closed = Closed or covered Heirs don’t count.
    .ruling-shapeshifter = A Shapeshifter using the Heir’s ability looks for other open Shapeshifters, because
        it keeps its own name.

card-shapeshifter = Shapeshifter
    .short = use the ability of an open character next to it
    .rule = Chooses an open character next to it and uses that card’s ability from its own place and for its
        own family.
    .asked = { $card }: use which neighbour’s ability?
    .sure = Use the ability of { $target }?
    .ruling-informer = Whatever the borrowed ability says about “this card” happens to the Shapeshifter: as an
        Informer it goes back to your hand, as a Deserter it may be discarded.
    .ruling-ambush = When it eliminates, the Shapeshifter is the attacker: an Ambush discards it.
    .ruling-other = Another Shapeshifter may be chosen, but then nothing happens.

card-lord = Lord
    .short = gain 1, plus 1 for each card of yours next to it
    .rule = Gains 1, plus 1 for each card of your family next to it.
    .ruling-neighbours = Open or closed makes no difference; only the top card of a neighbouring stack counts.

card-assassination = Assassination
    .short = eliminate any card in the row
    .rule = Eliminates any card in the row, then is discarded.
    .ruling-self = It may choose itself: that gives you 1, and nothing else happens.

card-royal-decree = Royal Decree
    .short = move any other card to another place in the row
    .rule = Moves any other top card, with everything on it, to another place in the row, but never onto a
        card. The Decree is then discarded.
    .asked = { $card }: which card do you move?
    .sure = Move { $target }?
    .ruling-twice = A card moved to a place after the Decree still acts this round, even for a second time;
        one moved to a place before it doesn’t.
    .ruling-stack = The top card of a stack may go anywhere, even right next to its old stack.
    .ruling-alone = Alone in the row, the Decree is simply discarded.

card-ambush = Ambush
    .short = eliminated by an opponent: gain 4, discard the attacker
    .rule = If another family eliminates it, you gain 4 and the attacking card is discarded. If you reveal it
        yourself, its tokens are lost, you gain 1, and it’s discarded.
    .ruling-order = The attacker gains its 1 for the elimination first.
    .ruling-own = Eliminated by your own family, it does nothing more.

card-conspiracy = Conspiracy
    .short = gain twice the tokens on it
    .rule = When revealed, gives you twice the tokens on it, then is discarded.
    .ruling-total = Twice in all: three tokens give 6, not 9.

### Cards of the Alliance set

card-empress = Empress
    .short = gain 2, put a token on an opponent’s closed card
    .rule = Gains 2. Then 1 token from the supply goes on an opponent’s closed top card of your choice.
    .asked = { $card }: which closed card gets the token?
    .sure = Put the token on { $target }?
    .ruling-none = If no opponent has a closed top card, no token is given.

card-fanatic = Fanatic
    .short = gain 1, or 2 if it is your only open card
    .rule = Gains 1, plus 1 if none of your other top cards in the row is open.

card-informer = Informer
    .short = gain 1 per opposing token beside it, or swap with your hand
    .rule = Either reports: you gain as much as lies on other families’ closed cards next to it (the tokens
        stay there). Or swaps: it returns to your hand, and another card from your hand takes its place,
        closed and empty.
    .ruling-asleep = The card swapped in doesn’t act this round, even if it’s moved.
    .ruling-stack = What lies beneath the Informer stays covered.
    .ruling-known = Everyone knows that the Informer is back in your hand.

card-diplomat = Diplomat
    .short = gain 1 and put 2 on another Diplomat, or take its tokens
    .rule = Either confers: you gain 1, and 2 tokens go on another open Diplomat, if there is one. Or
        withdraws: you gain all the tokens on it, and it’s discarded.
    .ruling-tokens = It’s the only open card that can carry tokens. They stay when it’s covered and are lost
        when it’s eliminated.
    .ruling-zero = Withdrawing with nothing on it is allowed.

card-deserter = Deserter
    .short = eliminate a neighbour; stays only beside an open character
    .rule = Eliminates a card next to it and gains 1 more if that was a character. Then, once the gap has
        closed, the Deserter is discarded unless an open character is next to it.
    .ruling-kind = A closed character is a character too.
    .ruling-alone = With no card next to it, the Deserter is simply discarded.

card-judge = Judge
    .short = gain 1 and mark a card, or eliminate a marked one
    .rule = Either gives a verdict: you gain 1 and put a verdict token on any top card. Or eliminates a top
        card with a verdict token on it.
    .ruling-pool = There are five verdict tokens for the whole table. While all of them are in use, a verdict
        gives you 1 but marks no card.
    .ruling-stay = A verdict token stays when its card is covered, moved or turned over, and goes back to the
        other verdict tokens when the card leaves the row.
    .ruling-self = The Judge may mark or eliminate itself.

card-revolt = Revolt
    .short = spend one of its tokens: eliminate both neighbours
    .rule = Revealing it costs one of its own tokens; you gain the rest. Both neighbours are
        eliminated, and the Revolt is turned face down again, empty.
    .ruling-tokens = Without a token on it, it can only be kept.
    .ruling-known = From then on everyone knows what it is. It gets no token this time.
    .ruling-ambush = If one of the neighbours is another family’s Ambush, the Revolt is discarded instead of
        being turned face down.

card-extortion = Extortion
    .short = eliminated by an opponent: gain 2 per card of theirs
    .rule = If another family eliminates it, you gain 2 for each top card that family has in the row, and that
        family loses a token from each of its closed top cards. If you reveal it yourself, its tokens are
        lost, you gain 1, and it’s discarded.
    .ruling-attacker = The attacking card counts if it’s still in the row; Extortion doesn’t discard it.

card-infiltration = Infiltration
    .short = tokens on your closed cards; +2 per closed card eliminated
    .rule = Puts 1 token on each of your closed top cards and goes to your reserve. From there, it gives you 2
        more for every closed card you eliminate.
    .ruling-own = Your own closed cards count too.
    .ruling-open = An acting card is open, so one that eliminates itself brings no bonus.

card-deal = Deal
    .short = gain 1 per token on it, each later round and at the end
    .rule = Goes to your reserve with its tokens. At the start of each later round, if you have a card in the
        row, and at the end of the game, you gain as much as lies on it.
    .ruling-tokens = You don’t gain its tokens when you reveal it. They stay on it and set what it pays.

### The course of the game

rules-aim = Six rounds, one card each round. Whoever has the most influence at the end wins.
rules-set-up = Every family has the same ten cards. Three of yours, drawn at random, are set aside face down
    for the whole game. The other seven are your hand; you’ll play six of them. Everyone starts with 1
    influence. The first player is drawn at random.
rules-round = At the start of a round, cards in reserve pay influence. Then comes placement, then activation.
    At the end of the round, the first-player token passes to the left.
rules-placement = Placement: clockwise from the first player, everyone places one card face down at either end
    of the row, or on top of one of their own cards.
rules-activation = Activation: from the first card to the last, each top card acts. A closed card is either
    kept closed and gets a token, or revealed: its owner takes the tokens on it, and its ability happens. An
    open card uses its ability every round, whether its owner likes it or not.
rules-elimination = Eliminating a card gives you 1, even if it’s your own. The card is shown and goes to its
    owner’s discard pile, and the tokens on it are lost. A card that is merely discarded gives nothing to
    anyone.
rules-stacks = Only the top card of a stack acts. A covered card keeps its tokens, does nothing and can’t be
    touched. If the card above it leaves while acting, the covered card acts at once.
rules-known = You may always look at your own closed cards, in the row and set aside; no one else may.
    Everyone sees the open cards, the tokens on every card, how many cards a stack or a hand has, and all
    stocks, discard piles and reserves.
rules-end = After six rounds, tokens still lying in the row count for nothing. A tie goes to the family with
    more top cards in the row; if that’s a tie too, the victory is shared.
rules-more = oriflamme rules CARD explains one card in full.

type-character = character
type-intrigue = intrigue
set-base = base
set-alliance = Alliance

### What happens at the table. $who is a family, $card a card of the row such as “Blue’s Spy at 3”.

event-round = Round { $number }: { $who } goes first.
event-placed-first = { $who } places { $card } first in the row.
event-placed-last = { $who } places { $card } last in the row.
placed-secret = Only you see which.
event-placed-on = { $who } covers { $beneath } with { $card }.
event-kept = { $card } stays closed and gets a token ({ $number } on it).
event-revealed = { $card } is revealed.
event-tokens-collected = The tokens on { $card } are collected: { $number } ({ $who }: { $total }).
event-tokens-collected-for = The tokens on { $card } are collected: { $collected }, worth { $number } ({ $who }: { $total }).
event-chose-spy = { $card } finds nothing to take from { $target }.
event-chose-report = { $card } reports.
event-chose-confer = { $card } confers.
event-chose-withdraw = { $card } withdraws.
event-copied = { $acting } copies { $card }.
event-no-effect = { $card } has no effect.
event-gained = { $card } gains { $number } ({ $who }: { $total }).
event-gained-deserter-character = { $card } gains { $number } more for a character ({ $who }: { $total }).
event-reacted = { $card } strikes back and gains { $number } ({ $who }: { $total }).
event-no-effect-because = { $card } gives nothing: { $reason }.
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
event-moved = { $acting } moves { $card } to position { $number }.
event-swapped = { $card } goes back to the hand; { $laid } takes its place and doesn’t act until next round.
event-turned-down = { $card } is turned face down again.
event-over = The game is over.

family-R = Red
family-B = Blue
family-G = Green
family-Y = Yellow
family-V = Violet

### Cards in sentences

card-of = { $who }’s { $name }
card-of-unknown = { $who }’s closed card
card-at = { $card } at { $position }
card-new = a card
card-own = the { $name }

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
do-keep = keep it closed: { $number } on it then
do-reveal = reveal it: { $short }
do-target = { $card }
do-gap-first = before all the others
do-gap-last = after all the others
do-gap = between { $left } and { $right }
do-report = report: gain 1 per token on opponents’ closed neighbours
do-swap = swap: { $name } takes its place
do-confer = confer: gain 1
do-confer-gift = confer: gain 1, and 2 on { $card }
do-withdraw = withdraw: gain the { $number } on it and discard it
do-verdict = verdict on { $card }: gain 1
do-verdict-none = verdict: gain 1 (no verdict tokens left)
do-eliminate = eliminate { $card }

play-help = Answer with the number of an action, or type it in notation, such as “place heir first”, “keep” or
    “target 3”.
play-help-cards = rules CARD explains a card, rules on its own a round; b goes back to choosing a card.
play-help-row = The cards in the row act in order, starting from 1. ● is influence lying on a card, ▲ a
    verdict. You can see what a closed card is only if it’s yours.
play-help-quit = q leaves the game.
play-not-legal = That isn’t possible now.
play-not-understood = “{ $text }” is neither a number on the list nor an action. Type ? for help.
play-nearest = Did you mean “{ $nearest }”?
play-no-card = There’s no card “{ $text }”.
play-recorded = Game saved. To read it: oriflamme replay { $file }
play-recorded-part = Game saved up to this point. To read it: oriflamme replay { $file }

end-won = { $who } wins with { $influence } influence.
end-won-tie = { $who } wins: { $tied } have { $influence } influence each, and { $who } has the most top cards in the row ({ $cards }).
end-shared = { $tied } share the victory: { $influence } influence and { $cards ->
        [one] { $cards } top card
       *[other] { $cards } top cards
    } in the row each.
end-influence = influence
end-cards = top cards in the row
end-again = The same deal again: oriflamme play { $options }

### The table server

serve-join = On the same network, join at { $link }

page-table = Table { $code }
page-move = Play on this device
page-move-text = You’ll have your name and your seats on this device too.
page-move-button = Yes, this is my device
page-not-built = The page hasn’t been built
page-not-built-text = This server was installed without the table for browsers. Run “make setup” in its source
    folder, or install it again with access to the npm registry.
page-not-found = There’s nothing here

### Why the server says no

refused-malformed = That couldn’t be read: { $what }.
refused-foreign = That came from another site.
refused-banned = You’ve been banned from this server.
refused-no-person = Choose a name first.
refused-people-only = Only people can do this, not programs.
refused-name = A name must have 1 to { $most } characters.
refused-name-taken = Someone at this table already has that name.
refused-settings = This table can’t be created. Check { $what }.
refused-full = All seats are taken.
refused-taken = That seat is taken.
refused-seated = You already have a seat at this table.
refused-started = The game has started.
refused-starting = The game is about to start.
refused-not-called = Nothing is being waited for from you.
refused-other-bits = These bits don’t match the commitment that was made.
refused-host-only = Only the host can do this.
refused-seats-free = Some seats are still free.
refused-nobody-plays = Only bots are sitting here. Someone has to sit down to play.
refused-no-such-bot = There’s no bot of that level.
refused-no-such-seat = No one is sitting there.
refused-no-such-voice = No one here has that name.
refused-no-such-line = There’s no such line in the chat.
refused-no-such-person = There’s no such person.
refused-no-such-table = There’s no such table.
refused-no-such-game = There’s no such game, or it isn’t over yet.
refused-no-such-link = This link has already been used or has expired.
refused-no-such-program = You haven’t added any such program.
refused-no-such-page = There’s nothing at this address.
refused-not-allowed = That can’t be done here.
refused-no-seat = You don’t have a seat at this table.
refused-no-watching = This table isn’t open to spectators.
refused-not-playing = No game is in progress.
refused-not-over = The game isn’t over yet.
refused-stale = That decision has already been made. The open one is number { $decision }.
refused-not-asked = It’s another family’s turn.
refused-not-an-action = That isn’t an action.
refused-illegal = That isn’t possible now.
refused-chat-length = A message must have 1 to { $most } characters.
refused-muted = The host has muted you at this table.
refused-too-many-tables = You already have { $most } unfinished tables. Finish or leave one first.
refused-too-many-tokens = You already have { $most } programs.
refused-too-many-devices = You’re signed in on { $most } devices. Sign out of the others first.
refused-too-many-sockets = There are too many connections from your address.
refused-too-long = That’s longer than { $most } bytes.
refused-pace = That’s too much at once. Wait a moment.
refused-store-full = The server’s disk is full. Nothing has changed; try again later.
refused-store-locked = The server’s database is busy. Nothing has changed; try again in a moment.
refused-store-read-only = The server can read its database, but not write to it. Nothing has changed.
refused-store-io = The server’s disk isn’t responding as it should. Nothing has changed; try again later.
refused-store-broken = The server can’t store this. Nothing has changed.
refused-host = This site goes by another name.
refused-chat-full = Enough has been said at this table.
refused-changes-full = There’s been too much coming and going at this table. Create a new one.
refused-seated-only = At this table only those who sit may talk.
refused-too-many-bot-games = You have { $most } games with bots in play; finish one first.

bye-binary = Messages must be text.
bye-hello = The first message must be a hello.
bye-no-watching = The game has started, and this table isn’t open to spectators.
bye-forgotten = Your data has been deleted.
bye-signed-out = You have signed out of this device.
bye-banned = You’ve been banned from this server.

### The table in the browser

chip-closed = a closed card
chip-closed-at = closed card at { $position }

row-title = The row
row-first = first
row-last = last
row-pool = Verdict tokens left: { $number }
glance-says = The whole row: tap to move along it
glance-more = { $number } more to choose
glance-left = further left
glance-right = further right
gap-empty = into the empty row
gap-first = before all the others
gap-last = after all the others
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
slot-beneath = Beneath it: { $cards }.
slot-beneath-closed = a closed card
slot-beneath-known = closed { $card }
slot-open = { $card } of { $name }, position { $position }{ slot-more }
slot-closed = Closed card of { $name }, position { $position }{ slot-more }
slot-mine = Your closed { $card }, position { $position }{ slot-more }
slot-cards = stack of { $number }
slot-known = Closed { $card } of { $name }, known to all, position { $position }{ slot-more }

bar-home = Oriflamme: home page
bar-table = Table
tab-table = Table { $code }
bar-round = Round
bar-rounds = The six rounds
bar-sound = Sound
bar-rules = The cards and their rules
bar-settings = Settings
bar-menu = Menu
menu-rules = The rulebook
menu-home = Home page
menu-home-more = The game goes on; you find it there.
menu-leave = Leave the game
menu-leave-more = A bot plays on for you. You can return while the game lasts.
menu-leave-sure = Leave now
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
family-look = { $name }: outside the row
family-first = first player this round
family-stand-in = a bot is playing
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
reading = The card you are reading
hand-card = { $card }: { $short }

question-title = Your decision
question-places = Places
question-skip = Skip
key-space = Space

card-named = { $who }’s { $card } at { $position }
card-named-mine = your { $card } at { $position }
card-named-closed = { $who }’s closed card at { $position }

asked-place = Choose a card from your hand to place.
asked-place-empty = The row is empty. Choose the card that starts it.
asked-place-where = Where do you place { $card }?
asked-keep = Your { $card } is next. Reveal it, or keep it closed?
asked-keep-only = Your { $card } is next. It can only be kept closed.
asked-target = { $card }: which card do you eliminate?
asked-gap = Where does { $target } go? Choose a gap.
asked-report = { $card }: report, or swap it for a card from your hand?
asked-swap = { $card }: which card from your hand takes its place?
asked-confer = { $card }: confer, or withdraw?
asked-verdict = { $card }: give a verdict, or eliminate?
asked-eliminate = { $card }: which marked card do you eliminate?
asked-verdict-only = { $card }: which card gets the verdict?

sure-place-only = Start the row with { $card }?
sure-place-first = Place { $card } first, at the left end?
sure-place-last = Place { $card } last, at the right end?
sure-place-on = Place { $card } on your { $beneath }?
sure-eliminate = Eliminate { $target }?
sure-verdict = Put a verdict on { $target }?
sure-confer = Put two tokens on { $target }?

tells-place = It’s placed closed: first or last in the row, or on a card of yours.
tells-aside = These are seven of your ten cards. The other three, drawn at random, are set aside for the whole
    game.
tells-place-marked = It’s placed closed. Only you know what it is.
tells-gap = Before the card that acts now, it won’t act this round; after it, it will.
tells-keep = { $tokens ->
        [0] There’s nothing on it yet.
        [one] There’s 1 token on it.
       *[other] There are { $tokens } tokens on it.
    } No one else knows what it is.
tells-keep-known = { $tokens ->
        [0] There’s nothing on it yet.
        [one] There’s 1 token on it.
       *[other] There are { $tokens } tokens on it.
    } Everyone knows what it is.

place-only = Here
place-first = First
place-last = Last
place-on = On { $card }

word-keep = Keep
    .hint = one more token on it
word-reveal = Reveal
    .hint = use its ability
word-report = Report
    .hint = gain 1 per token on opponents’ closed neighbours
word-swap = Swap
    .hint = a card from your hand takes its place.
word-confer = Confer
    .hint = put 2 on another Diplomat.
word-withdraw = Withdraw
    .hint = gain what’s on it and discard it
word-verdict = Verdict
    .hint = mark a card.
word-eliminate = Eliminate
    .hint = a marked card goes.

confirm-place = Place here
confirm-none = Choose, then confirm
confirm-keep = Keep closed
confirm-reveal = Reveal it
confirm-target = Yes, this one
confirm-gap = Move here
confirm-swap = Swap
confirm-report = Report
confirm-confer = Confer
confirm-withdraw = Withdraw
confirm-verdict = Mark
confirm-eliminate = Eliminate

gives-ability = { $short }
gives-you-gain = You gain { $number }.
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
gives-ability-sum = { $short }: +{ $number }.
gives-ability-between = { $short }: +{ $least } to +{ $most }.
gives-tokens-taken = { $number ->
        [one] Takes its 1 token.
       *[other] Takes its { $number } tokens.
    }
gives-tokens-worth = { $number ->
        [one] Its 1 token brings { $amount }.
       *[other] Its { $number } tokens bring { $amount }.
    }
gives-tokens-lost = { $number ->
        [one] Its 1 token is lost.
       *[other] Its { $number } tokens are lost.
    }
gives-tokens-lost-there = { $number ->
        [one] { $card } loses 1 token.
       *[other] { $card } loses { $number } tokens.
    }
gives-tokens-lost-may = Tokens may be lost.
gives-tokens-cards = 1 token on each of { $number } cards.
gives-eliminates = Eliminates { $card }.
gives-copies = Copies { $card }.
gives-reacts = { $name } strikes back: +{ $number }.
gives-may-react = { $name } may strike back: up to +{ $most }.
gives-may-strike-back = { $name } may strike back.
gives-discarded = Then your card is discarded.
gives-discarded-may = Your card may be discarded.
gives-reserved = { $number ->
        [0] It leaves the row for your reserve and works on from there.
       *[other] It leaves the row for your reserve, with { $number } on it, and works on from there.
    }
gives-turned-down = Then it’s turned face down again.
gives-turned-down-may = If it stays, it’s turned face down again.
gives-swapped = It goes back to your hand. The card you place doesn’t act this round.
gives-nothing = It gives nothing.
gives-nothing-because = It gives nothing: { $reason }.

nothing-heir-alone = another { $name } lies open
nothing-order-no-target = there’s no card it could choose
nothing-spy-takes = there’s nothing to take
nothing-informer-report = there are no tokens on opponents’ closed cards beside it
nothing-diplomat-withdraw = no tokens lie on it
nothing-shapeshifter-shapeshifter = it copies another Shapeshifter

wait-playing = The row is acting.
wait-over = The game is over.
wait-place = { $name } is choosing a card to place.
wait-keep = { $name } is deciding: reveal the card at { $position }, or keep it closed.
wait-choice = { $name } is deciding what the card at { $position } does.
wait-target = { $name }’s { $card } at { $position } is choosing a card.
wait-gap = { $name }’s { $card } is choosing where the card goes.
wait-report = { $name }’s { $card } at { $position }: report, or swap.
wait-confer = { $name }’s { $card } at { $position }: confer, or withdraw.
wait-verdict = { $name }’s { $card } at { $position }: give a verdict, or eliminate.
wait-away = { $name } is away: a bot takes over in { $time }.

### Beside the table

rail = Side panel
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
since-title = Since your last turn
since-number = { $number ->
        [one] { $number } thing
       *[other] { $number } things
    }
since-nothing = Nothing happened to your cards.

chronicle-round = Round { $round }: { $who } goes first
chronicle-activation = Activation
chronicle-over = The end
chronicle-why = Why?
chronicle-show = Line { $number }: show its card
chronicle-newest = Jump to latest
chronicle-book = In the rulebook
chronicle-source = This game goes on from the middle of another one. What came before:
chronicle-position = This game starts from a position that was set up.

chat-say = Message the table
chat-send = Send
chat-empty = No messages yet.
chat-people = People
chat-mute = Mute
chat-mute-name = Mute { $name } for me
chat-silence = Mute for everyone
chat-silence-name = Mute { $name } for everyone
chat-silenced = The host has muted { $name }.
chat-heard-again = { $name } can chat again.
chat-report = Report
chat-report-name = Report what { $name } said
chat-reported = Reported. Whoever runs this server will look at it.
chat-removed = (removed)
chat-spoken = { $name }: { $text }

symbols-title = What the symbols mean
symbol-coin = influence; on a card, its tokens
symbol-pennon = acts now; on a shield, first player this round
cards-search = Search the cards
cards-none = No card in play has that name.

detail-gone = This card has left the row.
detail-closed = { $who }’s closed card
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
detail-laid = placed in round { $round }
detail-open = open
detail-known = closed, but everyone knows it
detail-mine = closed, only you know it
detail-acting = acts now
detail-asleep = doesn’t act this round
detail-could-be = { $number ->
        [one] It can only be:
       *[other] One of { $number } kinds not seen yet:
    }
detail-cannot-be = It can’t be:
detail-to-others = { $number ->
        [one] The others can work out what it is.
       *[other] To the others it could be any of { $number } kinds.
    }
detail-stack = The stack, from the top
detail-closed-card = closed card
detail-rulings = Common questions

pile-title = { $who }: outside the row
pile-discard = Discarded
pile-reserve = In reserve
pile-back = Known to be back in hand
pile-set-aside = Set aside
pile-aside = set aside { $number }
pile-aside-text = Drawn at random before the game. They stay out of it, and only their owner knows them.
pile-hand = hand { $number }
pile-nothing = nothing

settings = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Instant
settings-sound = Sounds
settings-confirm = Confirm every choice
settings-confirm-more = First you choose, then you confirm.
settings-aid = “What could it be?”
settings-aid-more = Click or tap a closed card to see which kinds its family hasn’t shown yet.
settings-aid-off = The host has turned this off for this table.
settings-notify = Notify me when it’s my turn
settings-notify-more = When this tab is in the background.
settings-notify-blocked = Your browser blocks notifications from this page.
notify-asked = Your turn
settings-keys = Keyboard
settings-about = About
settings-about-icons = Cards and crests are drawn by Lorc, Delapouite and Caro Asercion for game-icons.net, recoloured here, under CC BY 3.0.
settings-about-fonts = Alegreya and Alegreya Sans are by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.

keys-arrows = move between choices
keys-across = between the hand and the row
keys-ends = to the first, to the last
keys-enter = choose, then confirm
keys-escape = back
keys-keep = keep, reveal
keys-numbers = a position in the row
keys-log = chronicle
keys-rules = card rules

line-connecting = Connecting to the table…
line-lost = Connection lost. Trying again; your game is safe.
line-ended = The connection has ended.
line-home = Go to the home page
standin-away = You were away, so a bot is playing for you.
standin-time = Your time ran out, so a bot is playing for you.
standin-left = You left the table, so a bot is playing for you.
standin-return = Return to the game
standin-did = While you were away, a bot played for you:

### Home, lobby and end

nav-label = Pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-ladder = Leaderboard
nav-me = { $name }: your games and settings
nav-settings = Settings

home-title = Ten cards, six rounds, one row that decides.
home-lead = Place a card face down. Reveal it when it hurts most, or let it gather influence. For 3 to 5
    families.
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
home-open-none = No one is waiting for players right now. Create a table and invite friends, or play against
    bots.
home-watch = Games to watch
home-learn = New here?
home-learn-text = A guided first game in five minutes: place, keep, reveal, cover and lie in ambush.
home-first = New here? Learn in 5 minutes
home-first-more = A guided first game. Nothing to read beforehand.
home-first-on = Go on with the lesson
home-first-on-more = It continues where you left it.
home-learn-on = Learn more
home-learn-button = How to play
home-unreachable = Can’t reach the server. Trying again…

sheet-close = Close
nowhere-text = The table may be gone, or the address isn’t quite right.
nowhere-home = Go to the home page

name-title = Choose a name
name-label = Your name
name-hint = Others at the table see it. There’s no password: this device remembers you.
name-suggestions = Aveline, Bertrand, Clarimond, Ermengard, Fulk, Godfrey, Heloise, Isolde, Lambert,
    Melisende, Perceval, Roland, Thibaut, Yolande

quick-title = Play against bots
quick-change = Change the cards, the number of players and the bots’ level

new-title = New table
new-make = Create table

set-name-base = Base set
set-name-alliance = Alliance
set-name-mixed = Mixed set
set-about-base = The ten cards of the base game. Best for a first game.
set-about-alliance = Ten other cards: more tokens, verdicts and a reserve.
set-about-mixed = Six characters and four intrigues from all sets.

setting-set = Cards
setting-seats = Players
setting-seats-hint = Bots can take any seats that stay free.
setting-level = Bot level
setting-kinds = The ten kinds
setting-drawn = Random
setting-drawn-hint = Drawn when the table is created, so every game is different.
setting-picked = Chosen
setting-picked-hint = Choose six characters and four intrigues.
setting-clock = Clock
setting-clock-none = None
setting-clock-live = Seconds
setting-clock-days = Days
setting-clock-none-hint = Everyone takes as long as they like.
setting-clock-live-hint = Each decision gets this many seconds. Any time beyond that comes out of the bank;
    when that’s empty, a bot takes over.
setting-clock-days-hint = A game alongside everyday life: a few days for each decision.
setting-seconds = Seconds per decision
setting-bank = Seconds in the bank
setting-days = Days per decision
setting-seating = Seats
setting-seating-random = Random
setting-seating-random-hint = Seats are drawn at random when the game starts.
setting-seating-chosen = Chosen
setting-seating-chosen-hint = Everyone keeps the seat they take.
setting-who = Options
setting-public = Listed among open tables
setting-public-hint = Otherwise you need the link or the code to find it.
setting-private = Invite only (link or code)
setting-random = Random seats
setting-chosen = Everyone chooses a seat
setting-watched = Spectators welcome
setting-watched-hint = Spectators see only what everyone can see.
setting-not-watched = No spectators
setting-aids = Memory aid
setting-aids-hint = Lists what a closed card could still be.
setting-no-aids = No memory aid
setting-talk = Spectators may talk
setting-talk-hint = Otherwise only you and those who sit at the table.
setting-no-talk = Only those who sit may talk

clock-none = no clock
clock-seconds = { $seconds } s per decision
clock-bank = { $seconds } s per decision, { $bank } in the bank
clock-short = { $seconds } s
clock-days = { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }

picker-character = Characters
picker-intrigue = Intrigues
picker-tally = { $number } of { $most }

level-page = Page
    .about = Has just learned the rules.
level-squire = Squire
    .about = Knows what’s good, and often does it.
level-knight = Knight
    .about = Plays what looks best right now.
level-baron = Baron
    .about = Looks a little ahead.
level-regent = Regent
    .about = Looks far ahead. Be patient.
bot-R = Rufus
bot-B = Basil
bot-G = Garin
bot-Y = Yvain
bot-V = Vidal
bot-with-level = { $name } ({ $level })
bot-about = A bot. { $about }

table-of = { $name }’s table
table-yours = Your table
table-with = with { $names }
table-free = { $number ->
        [0] Everyone is here
        [one] { $number } seat free
       *[other] { $number } seats free
    }
table-asked-you = Round { $round }: your turn
table-asked = Round { $round }: { $name }’s turn
table-action = { $action }: { $title }

tag-you = you
tag-host = host
tag-bot = bot
tag-away = away
tag-ready = ready

lobby-free = Free seat
lobby-free-family = { $family }: free
lobby-add-bot = Add a bot
lobby-add-bot-at = Add a bot in { $family }’s seat
lobby-remove = Remove
lobby-remove-who = Remove { $name }
lobby-sit = Sit down
lobby-sit-at = Sit down in { $family }’s seat
lobby-join = Join the table
lobby-leave = Leave
lobby-start = Start the game
lobby-ready = Everyone is here. Start when you like.
lobby-invite = { $number ->
        [one] One seat is free. Invite someone, or add a bot.
       *[other] { $number } seats are free. Invite people, or add bots.
    }
lobby-waits-people = { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
lobby-waits-host = Everyone is here. Waiting for { $host } to start.
lobby-call = { $host } starts the game. Are you ready?
lobby-call-text = Your seat is kept for you until the time is up: { $time }
lobby-call-ready = I’m ready
lobby-call-waits = Waiting for { $names }.
lobby-call-waits-text = Whoever isn’t ready in time gives up the seat: { $time }
lobby-call-gathered = Everyone is ready. The cards are being dealt.
lobby-late = { $name } wasn’t ready in time, so the seat is free.
lobby-late-you = You weren’t ready in time, so your seat became free. You can sit down again.
lobby-may-join = { $number ->
        [one] One seat is free. Want to play?
       *[other] { $number } seats are free. Want to play?
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
lobby-link-local = This address only works on this computer. Others need the one the server shows when it
    starts.
lobby-settings = Table settings
lobby-rematch = { $inside } of { $all } are in. The others see your offer on the page with the result.
lobby-hash = Fingerprint of the deal
lobby-hash-text = This is the fingerprint of the server’s part of the deal. When the game starts, the players’ browsers
    add random bits to it. After the game everything is shown, and anyone can check it.
lobby-kinds = The ten kinds in play
kinds-look = { $name }: see the rule
link-copy = Copy
link-copied = Copied
qr-label = QR code with the link

bot-title = Add a bot
bot-add = Add
bot-fill = Fill all { $number } seats

end-headline = { $who } wins
end-headline-you = You win
end-headline-shared = { $names } share the victory
end-lead = { $influence } influence, { $number } more than { $second }.
end-rematch = Rematch
end-replay = Watch the replay
end-to-rematch = Go to the rematch
end-rematch-in = { $names }: ready for a rematch. { $number } of { $all } seats are taken.
end-new = New game
end-ratings-left = A player left and is rated last. The game counts for everyone else.
end-ratings-position = This game isn’t rated: it began in the middle.
end-home = Home page
end-record = Save or check the game
end-final = Final influence
end-place = Place
end-row = The row at the end
end-tops = { $number ->
        [one] { $number } top card in the row
       *[other] { $number } top cards in the row
    }
end-chart = Influence over the rounds
chart-label = Influence of every family at the start and after each round; the figures are in the table below
chart-start = start
chart-table = The figures
record-text = Every action of the game: to view, to keep or to play on from.
record-json = Record (JSON)
record-txt = Record (text)
deal-title = Was the deal fair?
deal-text = The deal depends on a seed alone. The seed’s fingerprint was shown before the game; now the seed
    itself is shown, and anyone can check that they match.
deal-how = How this is checked
deal-hash = Fingerprint (SHA-256), shown before the game
deal-seed = Seed, shown now
deal-right = They match: the deal was fixed before anyone sat down.
deal-wrong = They don’t match.
deal-together = The seed of the deal is made from the server’s secret and from random bits that the players’ browsers added.
    Its fingerprint and theirs were public before anyone showed their part, so no one could choose the deal.
deal-secret = The server’s secret, shown now
deal-bits = Added by { $name }
deal-bits-missing = It didn’t arrive in time and was left out.
deal-together-right = Everything fits: the seed is made from these parts, and each part matches its fingerprint.
deal-together-wrong = The seed isn’t made from these parts.
deal-own-right = What this browser added is part of the seed.
deal-own-wrong = What this browser added isn’t part of the seed, or the fingerprints were different before the game.
deal-own-missing = What this browser added didn’t arrive in time and was left out.
deal-seating = The seats were drawn from the seed too.
deal-seating-wrong = The seats aren’t those that follow from the seed.

ladder-text = A cautious estimate from all rated games: it grows with wins and with the number of games.
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-none-people = No game between people has finished yet.
ladder-none-bots = No game with bots has finished yet.
pool-people = People only
pool-bots = With bots

me-title = You
me-stranger = Choose a name to start. No account needed.
me-choose = Choose a name
me-figures = Your stats
me-past = Past games
me-past-none = You haven’t finished a game yet.
me-rename = Change your name
me-take-name = Use this name
me-device = Another device
me-device-hint = Continue on your phone, with your name, your seats and your games.
me-device-button = Create a link
device-text = Open this on the other device before { $time }. It works once.
device-this = This device
device-other = Another device
device-seen = Last seen on { $date }
device-sign-out = Sign out of all others
device-link = Link for the other device
me-programs = Programs
me-programs-hint = A program of yours can take a seat under its own name.
me-programs-button = Add a program
programs-text = A program shows its token to the server and plays under its own name. Once you remove it, it
    leaves its tables, its token stops working, and its name disappears from past games.
programs-name = Program name
programs-make = Create a token
programs-token = { $name } added.
programs-once = Copy the token now: it’s shown only once.
programs-token-label = Token
me-data = Your data
me-data-hint = Everything the server stores about you: name, tables, games, ratings, messages.
me-download = Download
me-delete = Delete everything
forget-text = You’ll leave all tables, a bot will play on for you, and your name will disappear from past
    games. This can’t be undone.
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

refused-record = The record can’t be read. { $what }
refused-position = The position can’t be read. { $what }
refused-no-such-step = The game has no such step.
refused-position-over = In this position, the game is already over.
refused-position-hand = From here { $family } still has to place { $number ->
        [one] { $number } card, but has none.
       *[other] { $number } cards, but has fewer.
    }
refused-position-room = You can’t play on from here: { $what } may be { $most } at most.
refused-from-position = This game started in the middle, so it has no record and no rematch.

replay = The game, step by step
replay-title = { $names }
replay-missing = No such game
replay-slider = Step of the game
replay-sign-revealed = a card is revealed
replay-sign-eliminated = a card is eliminated
replay-sign-reacted = a card strikes back
replay-step = Step { $step } of { $steps } · round { $round }
replay-steps = Step by step
replay-back = One step back
replay-next = One step forward
replay-round-back = To the start of the round
replay-round-next = To the next round
replay-play = Play
replay-pause = Pause
replay-view = View as
replay-spectator = Spectator
replay-all-open = All open
replay-dealt = The cards are dealt.
replay-silent = { $name } has made a choice, and has one more to make.
replay-link = Link to this moment
replay-looked = A closer look
replay-hands = Hands
replay-hand-of = { $name }’s hand
replay-hand-empty = No cards
replay-play-on = Play on from here
replay-play-on-text = A table of your own starts at this moment, with every card where it lies. Bots take the
    other seats.
replay-seat = Your seat
replay-source = The original game
replay-upload = Open a record
replay-upload-text = A game saved here or from the command line, as JSON or text. It’s only read, not stored.
replay-upload-drop = Drop a file here, or choose one.
replay-upload-choose = Choose a file
replay-upload-paste = Or paste the record
replay-open = Open
replay-check = Check the deal
replay-checking = Working out the deal…
replay-check-aside = Set aside, according to the seed
replay-deal-right = The cards that were dealt, and who went first, follow from the seed.
replay-deal-wrong = These aren’t the cards that follow from the seed.
replay-check-none = This record has no seed, so there’s nothing to check.
# The review of a game
review = Review
review-game = Review this game
review-short = Luck and decisions
review-open = Open the whole review
review-growing = Decision { $done } of { $of } is looked at.
review-stopped = { $done } of { $of } decisions are looked at. The others aren’t being worked on.
review-go-on = Go on
review-whose = Chance of winning of
review-everyone = Everyone
review-curve = Chances of winning over the game
review-meaning = Chances of winning: the computer plays the rest many times, for all families, and counts. It knows only what the family knew. ± says how far a figure may be off.
review-luck-means = At the deal: the chance of winning with these cards. Luck: what cards and the others changed. Own decisions: what the family’s own actions gave away. Accuracy: 100 if nothing was given away.
review-sum-won-best = { $name } wins, and no one gave away less!
review-sum-won = { $name } wins, and luck helped. The review shows what could have made it safer.
review-sum-lost-best = No one gave away less than { $name }. This time luck was with others.
review-sum-lost = Not this time, { $name }. The review shows what would have helped most.
review-decision = Decision
review-waits = This decision hasn’t been looked at yet.
review-over = The game is over.
review-only = There was no choice.
review-best = The computer finds nothing better.
review-level = Nothing else is clearly better.
review-small = A little better: { $best }.
review-inaccuracy = An inaccuracy. Better: { $best }.
review-mistake = A mistake. Better: { $best }.
review-blunder = A blunder. Better: { $best }.
review-wins = It wins { $wins } of 100 games instead of { $instead }.
review-sure = It wins for sure, whatever the closed cards are and whatever the others do.
review-why-earns = { $card } brings { $influence } more influence on average.
review-why-richer = { $name } ends with { $influence } more influence on average.
review-why-poorer = { $name } ends with { $influence } less influence on average.
review-why-gone = { $card } is eliminated in { $games ->
        [one] { $games } more game
       *[other] { $games } more games
    } out of 100.
review-why-stays = { $card } is eliminated in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } fewer out of 100.
review-why-robbed = Others take { $influence } less influence from { $name } on average.
review-next = The next best: { $action }. Compared with it:
review-closed = What the closed cards could be, as { $name } knew it
review-closed-means = The figures beside the names are the computer’s guess, from how the game was played so far. Counting alone leaves out how it was played.
review-closed-kinds = counting alone: { $each } for each of { $number ->
        [one] { $number } kind
       *[other] { $number } kinds
    }
review-closed-uneven = counting alone: { $number ->
        [one] { $number } kind
       *[other] { $number } kinds
    }, not all equally likely
review-covered = covered
review-name-inaccuracy = Inaccuracy
review-name-mistake = Mistake
review-name-blunder = Blunder
review-mark = { $verdict } by { $name } at step { $step }
review-step = { $name }, step { $step }
review-mattered = What mattered most:
review-actions = What could be done, with chances of winning
review-taken = played
review-top = best
review-among = among the best
review-between = between { $low } and { $high }
review-others = { $number ->
        [one] { $number } more action
       *[other] { $number } more actions
    }
review-place = { $card }, { $where }
review-try = Try again from here
review-start = At the deal
review-luck = Luck: cards and others
review-losses = Own decisions
review-result = At the end
review-accuracy = Accuracy

# How somebody decides over their games
progress = How you decide
progress-of = How { $name } decides
progress-none = None of your games is reviewed yet. Open a past game and press “Review”.
progress-none-of = No game is reviewed yet.
progress-games = { $games ->
        [one] One reviewed game
       *[other] { $games } reviewed games
    }
progress-meaning = Luck is how many more wins there are than with average luck. What a bot decided for someone doesn’t count.
progress-average = Chance of winning lost per decision
progress-luck = Wins through luck: cards and others
progress-deal = Of these, through the deal
progress-trend = Chance of winning lost per decision, five games at a time
progress-luck-trend = Wins through luck, added up
progress-by-question = By kind of decision
progress-by-card = By card
progress-choices = Decisions
progress-points = Chance lost per decision
progress-kind-place = Placing a card
progress-kind-keep = Keeping or revealing
progress-kind-target = Choosing a target
progress-kind-gap = Moving a card
progress-kind-report = Reporting or swapping
progress-kind-confer = Conferring or withdrawing
progress-kind-verdict = Verdict or elimination
progress-earlier = { $number ->
        [one] One game was reviewed by an earlier version and doesn’t count. Open its review to have it made anew.
       *[other] { $number } games were reviewed by an earlier version and don’t count. Open their reviews to have them made anew.
    }
progress-share = Share these figures
    .hint = Everyone with the link sees them, but not your games.
progress-link = Link to your figures

position = A position
position-text = One line of notation becomes a board: to look at, to share as a link, to play on from.
position-line = The position, in one line of notation
position-example = players=R,B,G;round=3;row=R?spy+1,B!heir,G?_
position-show = Show
position-link = Link to this position
position-drawn = A table of your own starts in this position. Cards it doesn’t name are drawn at random; bots
    take the other seats.
slot-seen = Closed { $card } of { $name }, position { $position }{ slot-more }
detail-seen = closed

### Puzzles

puzzles = Puzzles
puzzles-lead = A decision from a real game in which one action clearly wins most often. You know what the family knew.
puzzle-daily = Puzzle of the day
puzzle-daily-text = The same for everyone. There’s a new one every day at { $time }.
puzzle-mine = Out of your own games
puzzle-mine-text = You missed the best action there. Do you find it now?
puzzle-mine-none = None yet. They come from reviewed games of yours: decisions in which one action was clearly better than all others, and you took another. Many games have none.
puzzle-solve = Solve it
puzzle-again = Look at it again
puzzle-found = Found
puzzle-missed = Missed
puzzle-tally = { $found } of { $tried } found
puzzle-find = You are { $family }. Which action wins most often?
puzzle-round = Round { $round }
puzzle-right = You found it!
puzzle-wrong = Better: { $best }.
puzzle-lead = It wins { $wins } of 100 games, the next best action { $next }.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-game = Look at the game
puzzle-unkept = If you choose a name, your attempts are kept.
refused-no-such-puzzle = There is no such puzzle.

### Learning

lessons-title = Learn by playing
lessons-lead = Your herald sits beside you and whispers. You play the cards yourself, against two bots that
    follow a script.
lessons-begin = Start
lessons-go-on = Go on
lessons-again = Play again
lessons-done = done
lessons-rules = All cards and rules
lessons-rules-text = Every card with its rulings, and small boards that show them at work.
lessons-rules-open = Open

lesson-first = Your first game
    .about = Placing, keeping, revealing, covering, striking, and a trap. Nothing to read beforehand.
    .time = about 5 minutes
lesson-alliance = The Alliance set
    .about = A lesson about the ten cards of the Alliance set. You play the end of a game with them.
    .time = about 4 minutes

lesson-herald = Your herald
lesson-name-B = Odo
lesson-name-G = Sibylle
lesson-continue = Continue
lesson-listen = Your herald has a word for you.
lesson-watch = Watch the row.
lesson-back = Back
lesson-restart = Start over
lesson-leave = Leave the lesson
lesson-chapter-of = Part { $number } of { $all }: { $title }
lesson-hint = Not that one
lesson-finished = Well played!
lesson-play = Play against bots
lesson-play-first = Play your first game
lesson-next = Next lesson: the Alliance set
lesson-look = All cards and rules
lesson-then-first = Next: your first game, against two bots that have just learned it too. You’ll be the red
    lion again.
lesson-then-alliance = Next: a whole game with these cards, against two bots that have just learned them too.

lesson-first-chapter-place = Place
lesson-first-chapter-keep = Keep
lesson-first-chapter-strike = Strike
lesson-first-chapter-stack = Cover
lesson-first-chapter-ambush = Trap
lesson-first-chapter-end = Crown

lesson-first-welcome = Welcome! I’m your herald. Three families are fighting over a crown, and the row of
    cards on this table decides who gets it. The red lion is you.
lesson-first-hand = These seven cards are your hand. Each round you place one of them. What counts in the end
    is influence, the number next to each crest: everyone starts with 1.
lesson-first-aside = Each family has the same ten cards. But three of each, drawn at random, are set aside for
    the whole game. So no one knows exactly what the others hold.
lesson-first-closed = Sibylle goes first: the mark on her crest says so. She places a card face down. The
    green stag tells you whose it is. What it is, only she knows.
lesson-first-place = Your turn. Choose your Conspiracy, then an end of the row for it: place it first.
    .hint = A fine thought, but for now take the Conspiracy and place it first. You’ll soon see why.
lesson-first-keep = Everyone has placed a card, so the row wakes up, from the first card to the last. Yours is
    next. Keep it closed, and a token goes on it: 1 influence for later. A Conspiracy pays double, so let it
    grow.
    .hint = There’s nothing on it yet, and twice nothing is nothing. Keep it closed.
lesson-first-open = Sibylle kept hers too. Odo revealed his: an Heir, worth 2. From now on it’s open and pays
    him 2 every single round.
lesson-first-place-soldier = A new round, and you start. That Heir will make Odo rich, so send your Soldier:
    place it last, right next to the Heir.
    .hint = A Soldier only strikes what’s next to it, and the Heir is last. Place the Soldier last.
lesson-first-keep-again = Your Conspiracy again. There’s one token on it; keep it closed and there will be
    two.
    .hint = It would pay 2 now. Wait, it can do better. Keep it.
lesson-first-reveal = Now your Soldier. Reveal it: the card turns face up and does what it says.
    .hint = Kept closed, it would only get a token. Reveal it: Odo’s Heir is right next to it.
lesson-first-strike = There’s a card on either side, and both are Odo’s. The open Heir pays him 2 a round, so
    strike that one: eliminate it.
    .hint = That one is closed and could be anything, even a trap. Strike the Heir.
lesson-first-struck = Gone! Whoever eliminates a card gains 1, and everything on it is lost. At the end of the
    row, Sibylle revealed a Spy, which took 1 from Odo.
lesson-first-stack = Everyone sees the two tokens on your Conspiracy. Protect it: place your Ambush on top. No
    one can touch a covered card.
    .hint = Your Ambush, on top of the Conspiracy: touch the card in the row, or the button that names it.
lesson-first-lurk = The top card acts for the stack, and that’s your Ambush. It hurts whoever eliminates it,
    so don’t show it. Keep it closed.
    .hint = Revealed, it’s a poor card: it pays 1 and leaves. Closed, it waits. Keep it.
lesson-first-snap = Snap! Sibylle’s Archer shot at the first card, and hit your Ambush. That gives you 4 and
    takes her Archer out of the game. Your Conspiracy is unharmed.
lesson-first-must = Your Soldier is open, so it strikes every round, whether you like it or not. On its left
    is your own Conspiracy. I’d strike the other one.
    .hint = That’s your own Conspiracy, with two tokens on it! Not that one: strike the other side.
lesson-first-robbed = Another 1 for you. But now Sibylle’s Spy is next to your Soldier, and took 1 back. An
    open card acts round after round.
lesson-first-last = The last round of this short game; a full one has six. Tokens left in the row count for
    nothing. Place your Heir last.
    .hint = You need something that pays right away: the Heir, last in the row.
lesson-first-cash = This is the moment. Your Conspiracy pays double what’s on it. Reveal it.
    .hint = No more waiting: after this round its tokens are worth nothing. Reveal it.
lesson-first-heir = 4 influence for two tokens! And your Soldier had nothing left to strike but the Spy, so
    that’s gone too. One more card: reveal your Heir.
    .hint = Kept closed, it gives you nothing now. Reveal it.
lesson-first-won = You 13, Sibylle 10, Odo 8: the crown is yours! You’ve placed and kept, revealed, struck,
    covered and trapped. That’s the whole game. The rest is ten cards, and nerve.

lesson-alliance-chapter-informer = Ear
lesson-alliance-chapter-diplomat = Treaty
lesson-alliance-chapter-judge = Verdict
lesson-alliance-chapter-report = Report
lesson-alliance-chapter-revolt = Revolt

lesson-alliance-welcome = Welcome back! The rules stay the same, but the cards are different: they deal in
    tokens, and some take two rounds to bite.
lesson-alliance-row = It’s round five of six, and you’re behind. Three of your cards are in the row; a
    turned-up corner shows you which is which.
lesson-alliance-place = Odo is letting a card grow rich at the end of the row. Your Informer hears what lies
    on closed cards next to it. Place it last, beside that one.
    .hint = The Informer has to be next to the rich card. Place the Informer last.
lesson-alliance-gift = You both have an open Diplomat. Odo’s has just conferred: 1 for him and, whether he
    wanted it or not, two tokens for yours.
lesson-alliance-withdraw = Your Diplomat can confer too, but then Odo’s gets two tokens. Or it withdraws: you
    take what’s on it, and it leaves. Take it.
    .hint = That would feed Odo. Withdraw, and the two tokens are yours.
lesson-alliance-judge = Now your Judge. Reveal it, and you take the token on it too.
    .hint = Patience is for others. The Judge needs two rounds, so reveal it now.
lesson-alliance-verdict = A verdict gives you 1, and a black seal on any card. Put it on Odo’s Diplomat, first
    in the row: a Judge can later eliminate a card with a seal on it.
    .hint = Odo’s Diplomat pays him every round. Put the seal there, first in the row.
lesson-alliance-patience = Your Revolt strikes both neighbours at once, but revealing it costs a token. Wait:
    Odo’s card next to it is growing, and your Informer hasn’t listened yet. Keep it.
    .hint = It would strike down the rich card before your Informer has heard of it. Keep it this time.
lesson-alliance-ear = Odo couldn’t resist, and kept his card again: four tokens. Reveal your Informer.
    .hint = It’s right next to four tokens. Reveal it.
lesson-alliance-report = It can report: you gain as much as lies on other families’ closed cards next to it.
    Or swap with a card from your hand. Let it report.
    .hint = Swapping is clever when there’s nothing to hear. Here there are four tokens to hear about: report.
lesson-alliance-reported = Four for you, and Odo still has his tokens. Little does he know how soon they’ll be
    gone.
lesson-alliance-empress = The last round. Place your Empress last: she gives you 2 when you reveal her.
    .hint = The Empress pays 2 right away, Extortion would only pay 1. Place the Empress last.
lesson-alliance-sentence = Odo’s Diplomat has your seal on it. Choose Eliminate, then the marked card.
    .hint = You’ve already given a verdict. Now carry it out: eliminate the Diplomat.
lesson-alliance-revolt = And now the Revolt. One of its tokens is lost, the other two are yours, and both
    neighbours fall. Reveal it!
    .hint = There won’t be a later. Reveal it, and both neighbours fall.
lesson-alliance-report-again = That made 4 for you, and the Revolt is face down again, though now everyone
    knows it. Your Informer still has a closed neighbour: report.
    .hint = There’s one token on the closed card next to it. Report.
lesson-alliance-crown = The others have revealed what they had. Your Empress closes the row. Reveal her.
    .hint = The game ends after this card. Reveal her.
lesson-alliance-won = 22 for you, 16 for Sibylle, 14 for Odo. You’ve listened, bargained, judged and revolted.
    A mixed set draws its ten from all the cards there are.

rulebook-title = Rules and cards
rulebook-lead = How to play, all the cards, and small boards that show them at work.
rulebook-search = Search the rules
rulebook-set = Set
rulebook-type = Type
rulebook-all = All
rulebook-type-character = Characters
rulebook-type-intrigue = Intrigues
rulebook-course = How to play
rulebook-cards = The cards
rulebook-found = { $number ->
        [0] Nothing found.
        [one] { $number } card
       *[other] { $number } cards
    }
rulebook-index = On this page
rulebook-of = { $type } · { $set }
rulebook-learn = Learn by playing
rulebook-part-aim = Goal
rulebook-part-set-up = Setup
rulebook-part-round = A round
rulebook-part-placement = Placement
rulebook-part-activation = Activation
rulebook-part-elimination = Elimination
rulebook-part-stacks = Stacks
rulebook-part-known = Who knows what
rulebook-part-end = The end
rulebook-mark-kill = eliminates
rulebook-mark-react = strikes back
rulebook-mark-reserve = goes to the reserve

example-title = Example
example-board = This example’s board
example-step = Next step
example-play = Show me
example-back = Back
example-again = Start over
example-at = { $number } of { $all }
example-influence = { $who }: { $number } influence
example-reserve = In reserve

example-placement = Green places a card first in the row, Red covers one of its own cards, Blue places last.
example-activation = Red reveals the Heir and takes its token. Blue keeps the Lord closed. Green’s Spy is
    open, so it acts without being asked.
example-elimination = There are three tokens on Blue’s card. Red’s Soldier eliminates it: they’re lost, and
    Red gains 1.
example-stacks = Red’s Assassination leaves while acting, so the Heir beneath it acts at once.
example-end = The last round. Red keeps the Lord closed; its four tokens count for nothing in the end.
example-archer = Both ends of the row are within reach. Red chooses the first card, and its two tokens are
    gone.
example-soldier = Red’s Soldier has a neighbour on each side, and strikes the one on the right.
example-spy = Red robs the owner of the left neighbour. The three tokens on the card itself are safe.
example-heir = Blue’s Heir acts first and gains 2. Green’s finds an open Heir in the row and gains nothing.
example-shapeshifter = The only open character next to it is a Lord. Red gains what a Lord would gain there:
    1, plus 1 for Red’s own Spy.
example-lord = There’s a card of Red’s on either side: 1, plus 2.
example-assassination = It can eliminate anything in the row. Red chooses Green’s Conspiracy with its four
    tokens, then the Assassination goes too.
example-royal-decree = Red’s Heir has already acted. Moved to the end of the row, after the Decree, it acts
    again.
example-ambush = Blue’s Soldier strikes its only neighbour, an Ambush: 1 for Blue, 4 for Red, and the Soldier
    is discarded.
example-conspiracy = There are three tokens on it, so it gives 6.
example-empress = Red gains 2. Then a token has to go on another family’s closed card: Red chooses Green’s.
example-fanatic = Red has no other open top card: 2. Blue’s Judge is already open when Blue’s Fanatic acts, so
    that one gains 1.
example-informer = Three tokens on the left and one on the right, on other families’ closed cards: Red gains
    4, and they stay.
example-diplomat = Red confers, which gives Red 1 and Blue’s Diplomat two tokens. Blue withdraws and gains
    them.
example-deserter = Red eliminates a character: 2. There’s still an open character next to the Deserter, so it
    stays.
example-judge = Red puts a seal on Blue’s card. A seal serves every Judge, and Green’s carries out the
    sentence.
example-revolt = One of its two tokens is lost, the other is gained. Both neighbours fall, 1 for each, and the
    Revolt is turned face down again.
example-extortion = Blue eliminates it, and has three cards in the row: 6 for Red, and one token fewer on
    Blue’s closed card.
example-infiltration = A token goes on each of Red’s closed cards. From the reserve, it then gives 2 more when
    Red eliminates a closed card.
example-deal = It goes to the reserve with three tokens. When the next round begins, Red gains 3, for the
    first time.

language = Language
