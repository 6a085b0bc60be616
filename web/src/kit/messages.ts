// Made by `make messages` from the server's description of what it says and hears. Do not edit.

export type Everything =
  | Hello
  | Act
  | Say
  | Return
  | Mute
  | Ping
  | Whole
  | TableView
  | TableSettings
  | Clock
  | SeatView
  | Board
  | BoardSeat
  | BoardReserved
  | BoardCard
  | DecisionView
  | Offer
  | Brought
  | ClockView
  | ResultView
  | Standing
  | Proof
  | Contribution
  | CallView
  | News
  | Answer
  | Presence
  | Pong
  | Bye
  | Dealt
  | RoundStarted
  | Placed
  | Acts
  | Asked
  | Chose
  | Kept
  | Revealed
  | TokensCollected
  | TokensGiven
  | TokensLost
  | Copied
  | NoEffect
  | Gained
  | Reacted
  | Robbed
  | VerdictPut
  | Eliminated
  | Discarded
  | Reserved
  | Moved
  | Swapped
  | TurnedDown
  | GameOver
  | Joined
  | Left
  | HostChanged
  | Called
  | Ready
  | Gathered
  | Started
  | StandIn
  | Back
  | Said
  | Muted
  | Rematched
  | Closed
  | PositionLaid
  | Unheard
  | FromClient
  | FromServer
  | GameEvent
  | TableEvent
  | Refused
  | Health
  | Bots
  | LessonView
  | StepView
  | Examples
  | Me
  | NameGiven
  | MyData
  | PlayedGame
  | Game
  | PlayerOf
  | Fared
  | Rating
  | DecidedGame
  | Attempt
  | ReportMade
  | BanSuffered
  | Link
  | Devices
  | Device
  | Token
  | Programs
  | MyTables
  | Going
  | Games
  | Statistics
  | Share
  | Progress
  | Tally
  | ShareWish
  | MyPuzzles
  | OwnPuzzle
  | PuzzleShown
  | PuzzleAnswer
  | Decision
  | Option
  | Why
  | ClosedCard
  | Likely
  | AnswerGiven
  | Tables
  | NewTable
  | Join
  | AddBot
  | SeatGiven
  | Committed
  | BitsGiven
  | LineGiven
  | FinishedGame
  | Retold
  | GameReview
  | JudgeNote
  | Seat
  | PlayOn
  | RecordGiven
  | PlayOnRecord
  | PositionShown
  | PlayOnFrom
  | Ratings
export type Status = 'open' | 'playing' | 'over' | 'closed'
export type Letter = 'R' | 'B' | 'G' | 'Y' | 'V'
export type LetterOrNone = 'R' | 'B' | 'G' | 'Y' | 'V' | ''
export type Phase = 'placement' | 'activation' | 'over'
export type Question = 'place' | 'keep' | 'target' | 'gap' | 'report' | 'confer' | 'verdict'
export type TableEvent =
  | Dealt
  | RoundStarted
  | Placed
  | Acts
  | Asked
  | Chose
  | Kept
  | Revealed
  | TokensCollected
  | TokensGiven
  | TokensLost
  | Copied
  | NoEffect
  | Gained
  | Reacted
  | Robbed
  | VerdictPut
  | Eliminated
  | Discarded
  | Reserved
  | Moved
  | Swapped
  | TurnedDown
  | GameOver
  | Joined
  | Left
  | HostChanged
  | Called
  | Ready
  | Gathered
  | Started
  | StandIn
  | Back
  | Said
  | Muted
  | Rematched
  | Closed
  | PositionLaid
  | Unheard
export type Where = 'first' | 'last' | 'on'
export type Choice = 'target' | 'gap' | 'report' | 'confer' | 'withdraw' | 'verdict' | 'eliminate' | 'swap'
export type FromClient = Hello | Act | Say | Return | Mute | Ping
export type FromServer = Whole | News | Answer | Presence | Pong | Bye
export type GameEvent =
  | Dealt
  | RoundStarted
  | Placed
  | Acts
  | Asked
  | Chose
  | Kept
  | Revealed
  | TokensCollected
  | TokensGiven
  | TokensLost
  | Copied
  | NoEffect
  | Gained
  | Reacted
  | Robbed
  | VerdictPut
  | Eliminated
  | Discarded
  | Reserved
  | Moved
  | Swapped
  | TurnedDown
  | GameOver

/**
 * The first message. `number` is the number of the last event that the client has, if it has any.
 *     `history`: a whole view has to include all events that led to it. `protocol` is the version that the
 *     client speaks. Events are numbered differently in other versions, so a client that speaks another
 *     version gets everything.
 */
export interface Hello {
  type: 'hello'
  number?: number | null
  history?: boolean
  protocol?: number
}
/**
 * An action for the open decision. The client chooses `id`, a new one for each message.
 */
export interface Act {
  type: 'act'
  id: string
  decision: number
  action: string
}
export interface Say {
  type: 'say'
  id: string
  text: string
}
/**
 * I am back: the stand-in has to stop playing for me.
 */
export interface Return {
  type: 'return'
  id: string
}
/**
 * I do not want to read what this person says. `all`, sent by the host: nobody else should either.
 */
export interface Mute {
  type: 'mute'
  id: string
  name: string
  muted?: boolean
  all?: boolean
}
/**
 * Checks whether the connection is alive.
 */
export interface Ping {
  type: 'ping'
}
/**
 * Everything as this viewer sees it, up to and including the event with this number.
 */
export interface Whole {
  type: 'table'
  number: number
  table: TableView
  you?: LetterOrNone
  board?: Board | null
  decision?: DecisionView | null
  result?: ResultView | null
  chat?: TableEvent[]
  connected?: Letter[]
  events?: TableEvent[]
  ignored?: string[]
  away?: {
    [k: string]: number
  }
  call?: CallView | null
}
/**
 * What everybody may know about a table.
 */
export interface TableView {
  id: string
  code: string
  status: Status
  settings: TableSettings
  seats: SeatView[]
  hash: string
  made: number
  kinds?: string[]
  after?: string
  rematch?: string
  position?: boolean
  source?: string
  step?: number
}
/**
 * What a host chooses when making a table.
 */
export interface TableSettings {
  set?: string
  kinds?: string[]
  seats?: number
  clock?: Clock
  public?: boolean
  random_seating?: boolean
  watching?: boolean
  aids?: boolean
  spectators_talk?: boolean
}
/**
 * How long a decision may take. Without any of these there is no limit.
 *
 *     seconds and bank: each decision has its seconds; time beyond that comes out of the bank.
 *     days: correspondence play, with this many days for each decision.
 */
export interface Clock {
  seconds?: number
  bank?: number
  days?: number
}
/**
 * A seat as everybody sees it. A seat without a name is free.
 */
export interface SeatView {
  family: Letter
  name?: string
  person?: string
  bot?: string
  program?: boolean
  stand_in?: string
  host?: boolean
  muted?: boolean
}
/**
 * `acting` is the handle of the card that acts; 0: none. `doing` is the kind whose text is being
 *     carried out. `moving` is the position of the card that is about to be moved; 0: none. `history` is the
 *     influence at the beginning of each round; a board from the server has only the present influence.
 */
export interface Board {
  seats: BoardSeat[]
  row: BoardCard[][]
  round: number
  phase: Phase
  first: Letter
  acting: number
  doing: string | null
  moving: number
  history: {
    [k: string]: number
  }[]
}
/**
 * What a family has outside the row. `back`: kinds that everybody knows have returned to its hand.
 */
export interface BoardSeat {
  family: Letter
  influence: number
  hand: (string | null)[]
  aside: (string | null)[]
  discard: string[]
  reserve: BoardReserved[]
  back: string[]
}
export interface BoardReserved {
  kind: string
  tokens: number
}
/**
 * A card of the row. `handle` is the number of the play that put it there. `known`: closed, but
 *     everybody knows its kind. `asleep`: it does not act this round. `unlike`: kinds that it cannot be.
 */
export interface BoardCard {
  handle: number
  family: Letter
  kind: string | null
  open: boolean
  known: boolean
  asleep: boolean
  tokens: number
  verdicts: number
  unlike: string[]
}
/**
 * The open decision. `legal` is present only for the seat that has to decide.
 */
export interface DecisionView {
  number: number
  seat: Letter
  question: Question
  legal?: Offer[]
  clock?: ClockView | null
}
/**
 * A legal action and what it `brings` at once, in the order in which it happens. If the same card then
 *     asks for more, `text` is the kind of card whose text asks, and `then` is what all later choices may
 *     bring in the end.
 */
export interface Offer {
  action: string
  brings?: Brought[]
  text?: string
  then?: Brought[]
}
/**
 * One thing that an action brings, by the name of its event, with the minimum and the maximum of
 *     influence or tokens. A thing without an amount counts as 1, or as 0 where it may not happen.
 *
 *     family: the owner of the card, or the family that gains; card: its handle, 0 for any that may be chosen;
 *     victim: the family that is robbed; tokens: how many are collected, or lie on a card that is reserved;
 *     why: for `no-effect`, the key of the ruling
 */
export interface Brought {
  what: string
  least?: number
  most?: number
  family?: LetterOrNone
  card?: number
  victim?: LetterOrNone
  tokens?: number
  why?: string
}
/**
 * Milliseconds: how long the open decision may still take, and what each family has in its bank.
 */
export interface ClockView {
  left: number
  banks?: {
    [k: string]: number
  }
}
/**
 * How the game ended. `standings`: all families, the winners first. `richest`: the families with the
 *     most influence; if there are several, the row decided among them. The seed lets anyone check the deal;
 *     without a `proof` it is the server's secret. `ratings`: `left` if somebody left and is therefore rated
 *     last; `position` if the game is not rated because it began in the middle.
 */
export interface ResultView {
  winners: Letter[]
  richest: Letter[]
  standings: Standing[]
  influence: {
    [k: string]: number
  }
  seed: string
  game: string
  ratings?: '' | 'left' | 'position'
  proof?: Proof | null
}
/**
 * The place of a family, from 1. Families that tie have the same place. `top_cards` breaks ties of
 *     influence: it is the number of the family's own cards that lie on top in the row.
 */
export interface Standing {
  family: Letter
  place: number
  influence: number
  top_cards: number
}
/**
 * From what the seed was made: the server's secret, what people added, and the id of the table. `order`
 *     has the numbers of the old seats in their new order, if the seating was drawn.
 */
export interface Proof {
  secret: string
  table: string
  contributions: Contribution[]
  order: number[]
}
/**
 * What a person added to the deal, who sat in the seat of this family before the start. `bits` is empty
 *     if they did not come in time, and were left out.
 */
export interface Contribution {
  family: Letter
  commitment: string
  bits: string
}
/**
 * A family's cards are dealt. A card is None if the viewer may not know it.
 */
export interface Dealt {
  what: 'dealt'
  family: Letter
  hand: (string | null)[]
  aside: (string | null)[]
  why: string
}
/**
 * A round begins; `first` is the family that places first.
 */
export interface RoundStarted {
  what: 'round-started'
  round: number
  first: Letter
  why: string
}
/**
 * A card is placed face down: first or last in the row, or on a card of its family, which it
 *     `covers`.
 */
export interface Placed {
  what: 'placed'
  family: Letter
  card: number
  kind: string | null
  where: Where
  covers: number
  why: string
}
/**
 * A card's turn comes.
 */
export interface Acts {
  what: 'acts'
  family: Letter
  card: number
  position: number
  why: string
}
/**
 * A family is asked for a decision; `card` is the acting card. If the question is where to move a card,
 *     `moving` is its position, otherwise 0.
 */
export interface Asked {
  what: 'asked'
  family: Letter
  card: number
  question: Question
  moving: number
  why: string
}
/**
 * The choice with which the acting card's text continues. Its family made it, or it was the only
 *     option. `target` is the handle of the chosen card or 0, `gap` the chosen gap or None.
 */
export interface Chose {
  what: 'chose'
  family: Letter
  card: number
  choice: Choice
  target: number
  gap: number | null
  why: string
}
/**
 * A closed card stays closed and gathers 1 token.
 */
export interface Kept {
  what: 'kept'
  family: Letter
  card: number
  tokens: number
  why: string
}
/**
 * A family turns its closed card face up.
 */
export interface Revealed {
  what: 'revealed'
  family: Letter
  card: number
  kind: string
  why: string
}
/**
 * All tokens on a card, `collected`, go to its family, which gains `amount` for them: usually the same
 *     number, twice as many for a Conspiracy, one less for a Revolt.
 */
export interface TokensCollected {
  what: 'tokens-collected'
  family: Letter
  card: number
  kind: string
  collected: number
  amount: number
  why: string
}
/**
 * A card gets `given` tokens.
 */
export interface TokensGiven {
  what: 'tokens-given'
  family: Letter
  card: number
  by: number
  given: number
  tokens: number
  why: string
}
/**
 * A card loses `lost` tokens, and nobody gains them. It happens on its reveal (`by` itself) or by
 *     another card.
 */
export interface TokensLost {
  what: 'tokens-lost'
  family: Letter
  card: number
  by: number
  lost: number
  tokens: number
  why: string
}
/**
 * A Shapeshifter, `by`, carries out the text of another card.
 */
export interface Copied {
  what: 'copied'
  family: Letter
  card: number
  kind: string
  by: number
  why: string
}
/**
 * The text of a card is carried out without effect: it has no target, or its condition is not met.
 */
export interface NoEffect {
  what: 'no-effect'
  family: Letter
  card: number
  kind: string
  why: string
}
/**
 * A card in the row or in reserve earns influence for its family.
 */
export interface Gained {
  what: 'gained'
  family: Letter
  card: number
  kind: string
  amount: number
  why: string
}
/**
 * A card earns influence for its family because another card, `against`, has eliminated it.
 */
export interface Reacted {
  what: 'reacted'
  family: Letter
  card: number
  kind: string
  against: number
  amount: number
  why: string
}
/**
 * A card takes influence from the stock of another family, `victim`, whose card `target` was chosen.
 *     The amount is 0 if there is nothing to take: the stock is empty, or it is the family's own.
 */
export interface Robbed {
  what: 'robbed'
  family: Letter
  card: number
  kind: string
  victim: Letter
  target: number
  amount: number
  why: string
}
/**
 * A verdict token is put on a card.
 */
export interface VerdictPut {
  what: 'verdict-put'
  family: Letter
  card: number
  by: number
  verdicts: number
  why: string
}
/**
 * A card is turned up and goes to its family's discard pile. Its tokens are lost.
 */
export interface Eliminated {
  what: 'eliminated'
  family: Letter
  card: number
  kind: string
  by: number
  why: string
}
/**
 * A card goes to its family's discard pile without being eliminated. Its tokens are lost.
 */
export interface Discarded {
  what: 'discarded'
  family: Letter
  card: number
  kind: string
  why: string
}
/**
 * A card leaves the row for its family's reserve, face up. It keeps its tokens.
 */
export interface Reserved {
  what: 'reserved'
  family: Letter
  card: number
  kind: string
  tokens: number
  why: string
}
/**
 * A card moves to a slot of its own at this position, with everything that lies on it.
 */
export interface Moved {
  what: 'moved'
  family: Letter
  card: number
  by: number
  position: number
  why: string
}
/**
 * A card goes back to the hand. A card from the hand, `laid`, takes its place face down, on what it
 *     covered, and does not act this round. Only its family may know its kind, `laid_kind`.
 */
export interface Swapped {
  what: 'swapped'
  family: Letter
  card: number
  kind: string
  laid: number
  laid_kind: string | null
  why: string
}
/**
 * An open card is turned face down again; all know what it is.
 */
export interface TurnedDown {
  what: 'turned-down'
  family: Letter
  card: number
  kind: string
  why: string
}
/**
 * The game is over. Several `winners` share the victory.
 */
export interface GameOver {
  what: 'game-over'
  winners: Letter[]
  why: string
}
/**
 * `bot` is the level of a bot; it is empty for a person. A program plays under its own name.
 */
export interface Joined {
  what: 'joined'
  family: Letter
  name: string
  bot: string
  program: boolean
}
/**
 * `removed`: the host removed them. `late`: they did not say that they were ready.
 */
export interface Left {
  what: 'left'
  family: Letter
  removed: boolean
  late: boolean
}
/**
 * The host's family; empty if the host does not sit at the table.
 */
export interface HostChanged {
  what: 'host'
  family: LetterOrNone
}
/**
 * The host calls everybody to the game. `waits` are the families that have to say that they are ready,
 *     `within` so many milliseconds.
 */
export interface Called {
  what: 'called'
  waits: Letter[]
  within: number
}
/**
 * The person is ready. `commitment` is empty if they add nothing to the deal.
 */
export interface Ready {
  what: 'ready'
  family: Letter
  commitment: string
}
/**
 * Everybody is ready. Those who committed to random bits now have to send them, `within` so many
 *     milliseconds.
 */
export interface Gathered {
  what: 'gathered'
  commitments: {
    [k: string]: string
  }
  within: number
}
/**
 * The names by family, since the seats may have been shuffled, and the hash of the server's secret.
 *     `left_out`: the families whose bits did not come in time.
 */
export interface Started {
  what: 'started'
  seats: {
    [k: string]: string
  }
  hash: string
  left_out: Letter[]
}
/**
 * A bot plays for a person from now on; `why` is the key of the reason.
 */
export interface StandIn {
  what: 'stand-in'
  family: Letter
  why: string
}
/**
 * The person plays again.
 */
export interface Back {
  what: 'back'
  family: Letter
}
/**
 * `at`: milliseconds since 1970.
 */
export interface Said {
  what: 'said'
  name: string
  text: string
  at: number
}
/**
 * The host has muted somebody for everybody, or (`muted` is false) lets them talk again.
 */
export interface Muted {
  what: 'muted'
  family: LetterOrNone
  name: string
  muted: boolean
}
/**
 * The id of the table where the same players play again.
 */
export interface Rematched {
  what: 'rematched'
  table: string
}
/**
 * `why` is the key of the reason.
 */
export interface Closed {
  what: 'closed'
  why: string
}
/**
 * The start of a game that does not begin with a deal, as far as the viewer may know it.
 */
export interface PositionLaid {
  what: 'position'
  board: Board
  why: string
}
/**
 * Somebody whom this viewer ignores said something.
 */
export interface Unheard {
  what: 'unheard'
  name: string
}
/**
 * The host calls everybody to the game. `waits`: the families that are not ready. `left`: milliseconds
 *     until they lose their seats or, once everybody is ready, until missing bits are left out of the deal.
 */
export interface CallView {
  left: number
  waits: Letter[]
  commitments: {
    [k: string]: string
  }
}
/**
 * New events; the last of them has this number. Other changes are sent together with them.
 */
export interface News {
  type: 'news'
  number: number
  events: TableEvent[]
  decision?: DecisionView | null
  result?: ResultView | null
  answer?: Answer | null
}
/**
 * Answers the message with this id: accepted, or refused with the key of a reason and the state.
 */
export interface Answer {
  type: 'answer'
  id: string
  accepted: boolean
  reason?: string
  values?: {
    [k: string]: string | number
  }
  state?: Whole | null
}
/**
 * The families whose people are connected. `away`: the families that are absent while others wait, with
 *     the milliseconds until a bot takes over if they have to decide by then.
 */
export interface Presence {
  type: 'presence'
  connected: Letter[]
  away?: {
    [k: string]: number
  }
}
export interface Pong {
  type: 'pong'
}
/**
 * The server closes the connection, with the key of the reason.
 */
export interface Bye {
  type: 'bye'
  reason: string
}
/**
 * Why a request was refused: a key of the message catalogue, its values, and the English text.
 */
export interface Refused {
  reason: string
  values: {
    [k: string]: string | number
  }
  text: string
}
export interface Health {
  well: boolean
  version: string
}
export interface Bots {
  levels: string[]
}
/**
 * A scripted game from its first board on. `you` is empty if all cards are shown.
 */
export interface LessonView {
  name: string
  you: LetterOrNone
  rounds: number
  kinds: string[]
  chapters: string[]
  board: Board
  steps: StepView[]
}
/**
 * What happens, which text is shown, and what the learner has to do.
 */
export interface StepView {
  events: (
    | Dealt
    | RoundStarted
    | Placed
    | Acts
    | Asked
    | Chose
    | Kept
    | Revealed
    | TokensCollected
    | TokensGiven
    | TokensLost
    | Copied
    | NoEffect
    | Gained
    | Reacted
    | Robbed
    | VerdictPut
    | Eliminated
    | Discarded
    | Reserved
    | Moved
    | Swapped
    | TurnedDown
    | GameOver
  )[]
  chapter: number
  say?: string
  show?: string
  decision?: DecisionView | null
  expected?: string
}
export interface Examples {
  examples: LessonView[]
}
export interface Me {
  id: string
  name: string
  program: boolean
  made: number
}
/**
 * A name has 1 to 24 letters after the spaces around it are removed.
 */
export interface NameGiven {
  name: string
}
/**
 * Everything that is stored about a person.
 */
export interface MyData {
  me: Me
  programs: Me[]
  tables: TableView[]
  games: PlayedGame[]
  ratings: {
    [k: string]: Rating
  }
  decided: DecidedGame[]
  shares: boolean
  attempts: Attempt[]
  chat: string[]
  reports: ReportMade[]
  browsers: string[]
  ban: BanSuffered | null
}
export interface PlayedGame {
  game: Game
  fared: Fared
}
/**
 * A finished game as lists show it.
 */
export interface Game {
  id: string
  finished: number
  set: string
  pool: string
  rated: boolean
  seats: PlayerOf[]
}
export interface PlayerOf {
  family: Letter
  name: string
  place: number
  influence: number
  person?: string
  bot?: string
  program?: boolean
}
/**
 * How a person did in a game.
 */
export interface Fared {
  family: Letter
  place: number
  influence: number
  won: boolean
  pool: string
  set: string
  seats: number
  rated: boolean
}
/**
 * `shown` is a cautious estimate: mu minus three sigma.
 */
export interface Rating {
  name: string
  bot: boolean
  mu: number
  sigma: number
  shown: number
  games: number
}
/**
 * A reviewed game of somebody: decisions with a choice and what was lost in them, the luck of the deal,
 *     the luck after it, and the result. 1/n + deal + luck - loss = result. Only the person themselves is told
 *     which `game` it was and when it `finished`.
 */
export interface DecidedGame {
  choices: number
  loss: number
  deal: number
  luck: number
  result: number
  game?: string
  finished?: number
}
/**
 * An answer to a puzzle, and when in milliseconds since 1970.
 */
export interface Attempt {
  puzzle: string
  at: number
  action: string
  right: boolean
}
/**
 * A chat line that a person has reported: its table, its number in the journal there, and when.
 */
export interface ReportMade {
  table: string
  line: number
  at: number
}
/**
 * Whoever runs the server has banned this person: when, in milliseconds since 1970, and why.
 */
export interface BanSuffered {
  at: number
  why: string
}
/**
 * A link for another device. Opened there within ten minutes, once, it signs in the same person.
 */
export interface Link {
  path: string
  expires: number
}
/**
 * The devices on which a person is signed in.
 */
export interface Devices {
  devices: Device[]
}
/**
 * When it was last seen, to the day, in seconds since 1970. `this`: it sent the request.
 */
export interface Device {
  seen: number
  this: boolean
}
/**
 * The token for the header `Authorization: Bearer TOKEN`. It is shown only once.
 */
export interface Token {
  id: string
  name: string
  token: string
}
/**
 * The programs that a person has admitted.
 */
export interface Programs {
  programs: Me[]
}
/**
 * `going` describes each table with a game in progress, by its id.
 */
export interface MyTables {
  tables: TableView[]
  going: {
    [k: string]: Going
  }
  next?: string
}
/**
 * A game in progress: its round, the family that has to decide, and the milliseconds it has left.
 */
export interface Going {
  round: number
  asked: string
  left?: number | null
}
export interface Games {
  games: PlayedGame[]
  next?: string
}
export interface Statistics {
  all: Share
  by_set: {
    [k: string]: Share
  }
  by_seats: {
    [k: string]: Share
  }
  by_pool: {
    [k: string]: Share
  }
}
/**
 * Games, victories and average influence.
 */
export interface Share {
  games: number
  won: number
  influence: number
}
/**
 * How a person decides: the latest reviewed games, the oldest first, and all of them together by
 *     question and by card. `earlier` is how many games an earlier judge has reviewed, which do not compare.
 *     `shared`: everybody may see it.
 */
export interface Progress {
  name: string
  shared: boolean
  earlier: number
  games: DecidedGame[]
  by_question: {
    [k: string]: Tally
  }
  by_card: {
    [k: string]: Tally
  }
}
/**
 * Decisions with a choice, and what was lost in all of them together, in shares of the victory.
 */
export interface Tally {
  choices: number
  loss: number
}
/**
 * Whether everybody may see how you decide.
 */
export interface ShareWish {
  shared: boolean
}
/**
 * Those out of your own games, the latest first, and how many puzzles you have tried and found.
 */
export interface MyPuzzles {
  own: OwnPuzzle[]
  tried: number
  right: number
}
/**
 * A puzzle out of a game of yours, and whether you found the answer. null: not tried yet.
 */
export interface OwnPuzzle {
  id: string
  right: boolean | null
}
/**
 * A decision with one clearly best action, as the asked family saw it. `day`: it is everybody's on this
 *     day. `answer`: you have answered it before.
 */
export interface PuzzleShown {
  id: string
  day: string
  board: Board
  kinds: string[]
  asked: Letter
  question: string
  legal: Offer[]
  answer: PuzzleAnswer | null
}
/**
 * Whether it was `right`, and the decision as if it had been played, by a longer look than a review's.
 *     `game`: your own, in which you missed it; else empty.
 */
export interface PuzzleAnswer {
  right: boolean
  decision: Decision
  game: string
}
/**
 * One decision of a seat, from what the seat knew.
 */
export interface Decision {
  number: number
  round: number
  seat: string
  question: string
  action: string
  best: string
  win_chance: number
  luck: number
  loss: number
  error: number
  verdict: 'blunder' | 'inaccuracy' | 'mistake' | 'none'
  actions: Option[]
  against?: string
  reasons?: Why[]
  closed?: ClosedCard[]
}
/**
 * One legal action, if all play on like the judge.
 */
export interface Option {
  action: string
  win_chance: number
  error: number
  place: number
  influence: number
  proved?: boolean
}
/**
 * What differs in the imagined games after the best action, and goes along with winning.
 */
export interface Why {
  what: 'attacked' | 'earns' | 'ends' | 'felled' | 'robbed'
  family: string
  difference: number
  error: number
  kind?: string
  position?: number
}
/**
 * A closed card of another family in the row, as the seat knew it.
 */
export interface ClosedCard {
  family: string
  position: number
  covered_by: number
  kinds: Likely[]
}
/**
 * A kind that a closed card could be.
 */
export interface Likely {
  kind: string
  chance: number
  plain: number
}
/**
 * One of the legal actions, in the notation.
 */
export interface AnswerGiven {
  action: string
}
export interface Tables {
  tables: TableView[]
}
/**
 * `sit`: whether the host takes a seat.
 */
export interface NewTable {
  settings?: TableSettings
  sit?: boolean
}
/**
 * The name to use at this table, and the seat to take; both are optional.
 */
export interface Join {
  name?: string | null
  seat?: string | null
}
export interface AddBot {
  level: string
  seat?: string | null
}
export interface SeatGiven {
  seat: string
}
/**
 * A commitment to random bits for the deal, which may be left out. docs/protocol.md says how it is
 *     made.
 */
export interface Committed {
  commitment?: string
}
/**
 * The 256 bits to which a commitment was made, as hexadecimal digits.
 */
export interface BitsGiven {
  bits: string
}
/**
 * A chat line: who said it, and when in milliseconds since 1970.
 */
export interface LineGiven {
  name: string
  at: number
}
/**
 * A finished game. `seed`, `hash` and `proof` let anyone check the deal. A game that began in the
 *     middle has no record.
 */
export interface FinishedGame {
  game: Game
  seed: string
  hash: string
  proof: Proof | null
  page: string
  record: string
  text: string
}
/**
 * A game as one viewer saw it: its events, numbered from 1, and for each action the number of the first
 *     event that it caused. The record of an unfinished game has no result.
 */
export interface Retold {
  table: TableView
  events: TableEvent[]
  steps: number[]
  result: ResultView | null
}
/**
 * The review of a finished game as far as it has grown: `done` decisions `of` all, from what each seat
 *     knew then. `seats` is empty until all are done. `growing`: it is being worked out now. Without a judge,
 *     nobody has asked for it yet.
 */
export interface GameReview {
  judge: JudgeNote | null
  growing: boolean
  done: number
  of: number
  seats: {
    [k: string]: Seat
  }
  decisions: Decision[]
}
/**
 * Who judged, so that a review can be repeated.
 */
export interface JudgeNote {
  bot: string
  version: number
  worlds: number
  seed: number
  corrected: boolean
}
/**
 * One seat over the whole game: start + luck - loss = result.
 */
export interface Seat {
  name: string
  start: number
  luck: number
  loss: number
  result: number
  deal: number
  choices: number
  average_loss: number
  accuracy: number
  expected: number
  mattered: number[]
}
/**
 * Continue a finished game after this many actions, in this seat, against bots of this level.
 */
export interface PlayOn {
  step: number
  seat: string
  level: string
}
/**
 * A record as a JSON object, or as the text of either form. `viewer`: a family, `-` for a spectator,
 *     `all` for every card open.
 */
export interface RecordGiven {
  record:
    | string
    | {
        /**
         * any value
         */
        [k: string]: {
          [k: string]: unknown
        }
      }
  viewer?: string
}
/**
 * Continue the game of a record.
 */
export interface PlayOnRecord {
  step: number
  seat: string
  level: string
  record:
    | string
    | {
        /**
         * any value
         */
        [k: string]: {
          [k: string]: unknown
        }
      }
}
/**
 * A position with its open decision: the family that has to decide, and the question. Both are empty
 *     once the game is over. `viewer` is the family from whose view the position was written, if the line says
 *     so. `line` is the complete position.
 */
export interface PositionShown {
  board: Board
  kinds: string[]
  asked: string
  question: string
  viewer: string
  line: string
}
/**
 * Continue from a position. Cards that it does not specify are drawn at random.
 */
export interface PlayOnFrom {
  position: string
  seat: string
  level: string
}
export interface Ratings {
  pool: string
  ratings: Rating[]
}
