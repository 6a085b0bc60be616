/** What a viewer knows of a game: facts heard, no rules. Values are never changed in place. */

export type Family = 'R' | 'B' | 'G' | 'Y' | 'V'

/** The name of a kind of card as the server writes it: `royal-decree`. */
export type Kind = string

/** A card that only its owner may know is null. */
export type Hidden = Kind | null

export interface Card {
  /** Its public name: the number of the play that brought it into the row. */
  handle: number
  family: Family
  kind: Hidden
  open: boolean
  /** Closed, but everybody knows what it is. */
  known: boolean
  /** It does not act this round. */
  asleep: boolean
  tokens: number
  verdicts: number
  /** Kinds it cannot be, since they went back to the hand when it lay here already. */
  unlike: readonly Kind[]
}

/** From the top card to the lowest. */
export type Stack = readonly Card[]

export interface Reserved {
  kind: Kind
  tokens: number
}

export interface Seat {
  family: Family
  influence: number
  hand: readonly Hidden[]
  aside: readonly Hidden[]
  discard: readonly Kind[]
  reserve: readonly Reserved[]
  /** Kinds everybody knows to have gone back to this hand. */
  back: readonly Kind[]
}

export interface Board {
  seats: readonly Seat[]
  row: readonly Stack[]
  round: number
  phase: 'placement' | 'activation' | 'over'
  first: Family | ''
  /** The handle of the card that acts; 0: none. */
  acting: number
  /** The kind whose text is being carried out. */
  doing: Hidden
  /** The position named last, for the second step of a choice. */
  named: number
  /** The influence of every family at the start of each round and at the end. */
  history: readonly Readonly<Partial<Record<Family, number>>>[]
}

/** An event as the server tells it; what a viewer may not know is not there. */
export interface GameEvent {
  what: string
  seat?: Family
  owner?: Family
  card?: number
  kind?: Kind
  number?: number
  where?: string
  question?: string
  action?: string
  cards?: number
  hand?: Kind[]
  aside?: Kind[]
  why?: string
  name?: string
  text?: string
  at?: number
  muted?: boolean
  bot?: string
  program?: boolean
  removed?: boolean
  seats?: Partial<Record<Family, string>>
  hash?: string
  table?: string
  /** Where a game begins that does not begin with a deal. */
  board?: Board
}

/** What every family has before the first round. */
const STARTING_INFLUENCE = 1

/** A table before the deal, with so many kinds of cards in play. */
export function emptyBoard(families: readonly Family[], kinds: number): Board {
  const seats = families.map((family) => ({
    family, influence: STARTING_INFLUENCE, hand: [], aside: Array<null>(kinds).fill(null), discard: [], reserve: [], back: [],
  }))
  return { seats, row: [], round: 0, phase: 'placement', first: '', acting: 0, doing: null, named: 0, history: [] }
}

export function seatOf(board: Board, family: string): Seat | undefined {
  return board.seats.find((seat) => seat.family === family)
}

/** The cards of the row, covered ones too, by their handles. */
export function handlesIn(board: Board): Set<number> {
  return new Set(board.row.flat().map((card) => card.handle))
}

/** Where a card lies, from 1, and how deep, from 0; undefined once it has left the row. */
export function placeOf(board: Board, handle: number): { position: number, depth: number, card: Card } | undefined {
  for (const [index, stack] of board.row.entries()) {
    const depth = stack.findIndex((card) => card.handle === handle)
    const card = stack[depth]
    if (card) return { position: index + 1, depth, card }
  }
  return undefined
}

export function topAt(board: Board, position: number): Card | undefined {
  return board.row[position - 1]?.[0]
}
