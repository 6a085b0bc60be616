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
  | ClockView
  | ResultView
  | News
  | Answer
  | Presence
  | Pong
  | Bye
  | EventFacts
  | FromClient
  | FromServer
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
  | Link
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
export type What =
  | 'dealt'
  | 'round'
  | 'placed'
  | 'acts'
  | 'asked'
  | 'chose'
  | 'tokens'
  | 'revealed'
  | 'copied'
  | 'gained'
  | 'robbed'
  | 'verdict'
  | 'eliminated'
  | 'discarded'
  | 'reserved'
  | 'moved'
  | 'returned'
  | 'swapped'
  | 'turned-down'
  | 'over'
  | 'position'
  | 'joined'
  | 'left'
  | 'host'
  | 'started'
  | 'stand-in'
  | 'back'
  | 'said'
  | 'muted'
  | 'rematch'
  | 'closed'
export type FromClient = Hello | Act | Say | Return | Mute | Ping
export type FromServer = Whole | News | Answer | Presence | Pong | Bye

/**
 * The first message. `number` is that of the last event the client has, if it has any; `history`: a
 *     whole view shall have all events that led to it.
 */
export interface Hello {
  type: 'hello'
  number?: number | null
  history?: boolean
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
  chat?: EventFacts[]
  connected?: Letter[]
  events?: EventFacts[]
  ignored?: string[]
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
 *     `named` the position that a Royal Decree moves; `history` the influence when each round began, of
 *     which only the present is known.
 */
export interface Board {
  seats: BoardSeat[]
  row: BoardCard[][]
  round: number
  phase: Phase
  first: Letter
  acting: number
  doing: string | null
  named: number
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
 * A legal action, and what it gives at once: [least, most] by family, and by handle for tokens.
 */
export interface Offer {
  action: string
  influence?: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number]
  }
  tokens?: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number]
  }
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
 * How the game ended; the seed lets anyone check the deal.
 */
export interface ResultView {
  winners: Letter[]
  influence: {
    [k: string]: number
  }
  seed: string
  game: string
}
/**
 * What happened, as far as this viewer may know. `card` is a handle, `kind` a slug.
 */
export interface EventFacts {
  what: What
  why?: string
  seat?: LetterOrNone
  card?: number
  owner?: Letter
  kind?: string
  number?: number
  cards?: number
  hand?: string[]
  aside?: string[]
  where?: string
  question?: Question
  action?: string
  board?: Board
  name?: string
  bot?: string
  program?: boolean
  removed?: boolean
  seats?: {
    [k: string]: string
  }
  hash?: string
  text?: string
  at?: number
  muted?: boolean
  table?: string
}
/**
 * Events; the last of them has this number. What is new beside them is told with them.
 */
export interface News {
  type: 'news'
  number: number
  events: EventFacts[]
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
 * The families whose people are connected.
 */
export interface Presence {
  type: 'presence'
  connected: Letter[]
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
  events: EventFacts[]
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
 * Opened on another device within ten minutes, once, it makes that device yours too.
 */
export interface Link {
  path: string
  expires: number
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
  events: EventFacts[]
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
