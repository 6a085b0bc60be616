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
  | ReportMade
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
  | Tables
  | NewTable
  | Join
  | AddBot
  | SeatGiven
  | LineGiven
  | FinishedGame
  | Retold
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
 * The first message. `number` is that of the last event the client has, if it has any; `history`: a
 *     whole view shall have all events that led to it. `protocol` is the version that the client speaks: since
 *     events of another version count differently, a client of another one gets everything.
 */
export interface Hello {
  type: 'hello'
  number?: number | null
  history?: boolean
  protocol?: number
}
/**
 * An action for the open decision; `id` is of the client's choosing, a new one for each message.
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
 * I am back: the stand-in shall stop playing for me.
 */
export interface Return {
  type: 'return'
  id: string
}
/**
 * I do not want to read what this person says; `all`, from the host: nobody shall.
 */
export interface Mute {
  type: 'mute'
  id: string
  name: string
  muted?: boolean
  all?: boolean
}
/**
 * To see whether the line holds.
 */
export interface Ping {
  type: 'ping'
}
/**
 * Everything as this viewer sees it, up to and with the event of this number.
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
}
/**
 * What everybody may know of a table.
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
 * How long a decision may take. Without any of these: as long as it takes.
 *
 *     seconds and bank: each decision has its seconds, what it takes beyond comes out of the bank.
 *     days: correspondence play, each decision within so many days.
 */
export interface Clock {
  seconds?: number
  bank?: number
  days?: number
}
/**
 * A seat as everybody sees it; without a name it is free.
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
 * `acting` is the handle of the card that acts, 0: none; `doing` the kind whose text is carried out;
 *     `moving` the position of the card that is about to be moved, 0: none; `history` the influence when each
 *     round began, of which only the present is known.
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
 * What a family has beside the row; `back`: kinds that all know to have gone back to its hand.
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
 * A card of the row. Its `handle` is the number of the play that brought it there. `known`: closed, but
 *     all know what it is; `asleep`: it does not act this round; `unlike`: kinds it is known not to be.
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
 * The open decision; `legal` only for the seat that is asked.
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
 *     asks for more: `text`, the kind of card whose text asks, and `then`, what all that is chosen from there
 *     on may bring in the end.
 */
export interface Offer {
  action: string
  brings?: Brought[]
  text?: string
  then?: Brought[]
}
/**
 * One thing that an action brings, by the name of its event: at least and at most so much influence or
 *     so many tokens; for what has no amount 1, or 0 where it may not happen.
 *
 *     family: whose card it is, or who gains; card: its handle, 0 for any that may be chosen; victim: who is
 *     robbed; tokens: how many are collected, or lie on a card that is reserved; why: for `no-effect`, the
 *     key of the ruling
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
 * How the game ended. `standings`: all families, the winners first; `richest`: those with the most
 *     influence, among whom the row decided if they are several. The seed lets anyone check the deal.
 *     `ratings`: `left` if somebody left, who is rated last, `position` if the game is not rated because it
 *     began in the middle.
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
}
/**
 * Where a family came, from 1; who is level has the same place. Among those with as much influence,
 *     `top_cards` decide: how many cards on top in the row are their own.
 */
export interface Standing {
  family: Letter
  place: number
  influence: number
  top_cards: number
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
 * `bot` is the level of a bot, empty for a person; a program plays under a name of its own.
 */
export interface Joined {
  what: 'joined'
  family: Letter
  name: string
  bot: string
  program: boolean
}
/**
 * `removed`: by the host.
 */
export interface Left {
  what: 'left'
  family: Letter
  removed: boolean
}
/**
 * The host's family; empty for a host who does not sit at the table.
 */
export interface HostChanged {
  what: 'host'
  family: LetterOrNone
}
/**
 * The names by family, as they may have been mixed, and the hash of the seed.
 */
export interface Started {
  what: 'started'
  seats: {
    [k: string]: string
  }
  hash: string
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
 * The host has silenced somebody for all, or (`muted` is false) lets them talk again.
 */
export interface Muted {
  what: 'muted'
  family: LetterOrNone
  name: string
  muted: boolean
}
/**
 * The table at which those who sit here play again, by its id.
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
 * Where a game begins that does not begin with a deal, as far as the viewer may know it.
 */
export interface PositionLaid {
  what: 'position'
  board: Board
  why: string
}
/**
 * Somebody said something whom this viewer does not want to hear.
 */
export interface Unheard {
  what: 'unheard'
  name: string
}
/**
 * Events; the last of them has this number. What is new beside them is told with them.
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
 * To a message with this id: accepted, or refused with the key of a reason and the present state.
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
 * The families whose people are connected. `away`: for the others whom somebody waits for, in how many
 *     milliseconds a bot takes over, if they are asked by then.
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
 * The server ends the connection, with the key of the reason.
 */
export interface Bye {
  type: 'bye'
  reason: string
}
/**
 * Why not: a key of the message catalogue, its values, and the English text.
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
 * A scripted game from its first board on; `you` is empty where all cards are shown.
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
 * What happens, what is said then, and what the learner is asked to do.
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
 * A name has 1 to 24 letters once spaces around it are gone.
 */
export interface NameGiven {
  name: string
}
/**
 * Everything that is kept about a person.
 */
export interface MyData {
  me: Me
  programs: Me[]
  tables: TableView[]
  games: PlayedGame[]
  ratings: {
    [k: string]: Rating
  }
  chat: string[]
  reports: ReportMade[]
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
 * How a person fared in a game.
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
 * `shown` is a cautious estimate: mu less three sigma.
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
 * A chat line that a person has reported: its table, its number in the journal there, and when.
 */
export interface ReportMade {
  table: string
  line: number
  at: number
}
/**
 * Opened on another device within ten minutes, once, it makes that device yours too.
 */
export interface Link {
  path: string
  expires: number
}
/**
 * Those on which a person is signed in.
 */
export interface Devices {
  devices: Device[]
}
/**
 * When it was last seen, to the day, in seconds since 1970; `this`: the one that asks.
 */
export interface Device {
  seen: number
  this: boolean
}
/**
 * For the header `Authorization: Bearer TOKEN`. It is shown this once.
 */
export interface Token {
  id: string
  name: string
  token: string
}
/**
 * Those that a person has let in.
 */
export interface Programs {
  programs: Me[]
}
/**
 * `going` tells of each table where a game goes on, by its id.
 */
export interface MyTables {
  tables: TableView[]
  going: {
    [k: string]: Going
  }
  next?: string
}
/**
 * A game that goes on: its round, the family that is asked, and how many milliseconds it still has.
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
export interface Tables {
  tables: TableView[]
}
/**
 * `sit`: whether its host takes a seat.
 */
export interface NewTable {
  settings?: TableSettings
  sit?: boolean
}
/**
 * Under another name than the usual one, at a seat of one's choice.
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
 * A chat line: who said it, and when in milliseconds since 1970.
 */
export interface LineGiven {
  name: string
  at: number
}
/**
 * A finished game; `seed` and `hash` let anyone check the deal. If it began in the middle, it has no
 *     record.
 */
export interface FinishedGame {
  game: Game
  seed: string
  hash: string
  page: string
  record: string
  text: string
}
/**
 * A game as one viewer heard it: its events, numbered from 1, and for each action the number of the
 *     first event that it brought about. A record of a game under way has no result.
 */
export interface Retold {
  table: TableView
  events: TableEvent[]
  steps: number[]
  result: ResultView | null
}
/**
 * Go on after so many actions of a finished game, in this seat, against bots of this level.
 */
export interface PlayOn {
  step: number
  seat: string
  level: string
}
/**
 * A record as an object of its keys, or the text of either form. `viewer`: a family, `-` for who
 *     watches, `all` for every card open.
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
 * The same with a record.
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
 * A position with the decision that is open in it: who is asked what; nobody once it is over. `viewer`
 *     is the family whose eyes it was seen with, if the line says so; `line` the position in
 *     full.
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
 * Go on from a position; cards that it does not tell are drawn at random.
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
