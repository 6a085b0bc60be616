/** From the events that a viewer is sent to what the viewer knows. */

import { placeOf, seatOf, type Board, type Card, type Family, type Hidden, type Kind, type Seat } from './board'
import { handle, handles, type BoardEvent, type Handlers, type TableEvent } from './events'

/** The board after an event. */
export function follow(board: Board, event: BoardEvent): Board {
  return handle(STEPS, event, board)
}

export function isOnBoard(event: TableEvent): event is BoardEvent {
  return handles<BoardEvent>(STEPS, event)
}

const STEPS: Handlers<BoardEvent, [board: Board], Board> = {
  position: (event) => event.board,
  dealt: ({ family, hand, aside }, board) => withSeat(board, family, (seat) => ({ ...seat, hand, aside })),
  'round-started': ({ round, first }, board) => ({ ...between(board), round, first, phase: 'placement' }),
  placed: (event, board) => {
    const card = newCard(event.card, event.family, event.kind)
    const after = fromHand(board, card)
    if (event.where === 'first') return { ...after, row: [[card], ...after.row] }
    if (event.where === 'last') return { ...after, row: [...after.row, [card]] }
    return { ...after, row: after.row.map((stack) => stack[0]?.handle === event.covers ? [card, ...stack] : stack) }
  },
  acts: ({ card }, board) => ({ ...board, phase: 'activation', acting: card, doing: placeOf(board, card)?.card.kind ?? null }),
  asked: ({ moving }, board) => moving === board.moving ? board : { ...board, moving },
  chose: (_event, board) => ({ ...board, moving: 0 }),
  kept: withTokens,
  revealed: ({ family, card, kind }, board) => {
    const open = withCard(board, card, (other) => ({ ...other, open: true, kind, unlike: [] }))
    return shown({ ...open, doing: kind }, family, kind)
  },
  'tokens-collected': (event, board) => earn(withCard(board, event.card, (card) => ({ ...card, tokens: 0 })), event.family, event.amount),
  'tokens-given': withTokens,
  'tokens-lost': withTokens,
  copied: ({ kind }, board) => ({ ...board, doing: kind }),
  'no-effect': (_event, board) => board,
  gained: ({ family, amount }, board) => earn(board, family, amount),
  reacted: ({ family, amount }, board) => earn(board, family, amount),
  robbed: ({ family, victim, amount }, board) => earn(earn(board, victim, -amount), family, amount),
  'verdict-put': ({ card, verdicts }, board) => withCard(board, card, (other) => ({ ...other, verdicts })),
  eliminated: discard,
  discarded: discard,
  reserved: ({ family, card, kind, tokens }, board) => withSeat(shown(lift(board, card), family, kind), family, (seat) => ({
    ...seat, reserve: [...seat.reserve, { kind, tokens }],
  })),
  moved: (event, board) => {
    const card = placeOf(board, event.card)?.card
    if (!card) return board
    const row = [...lift(board, event.card).row]
    row.splice(event.position - 1, 0, [card])
    return { ...board, row }
  },
  swapped: (event, board) => {
    const { family, kind } = event
    const card = { ...newCard(event.laid, family, event.laid_kind), asleep: true }
    const after = withSeat(fromHand(board, card), family, (seat) => ({
      ...seat,
      // a viewer who may know what was laid knows the whole hand
      hand: [...seat.hand, event.laid_kind === null ? null : kind],
      back: [...seat.back.filter((other) => other !== kind), kind],
    }))
    // a card that is closed now is not the card that went back
    return eachCard(withCard(after, event.card, () => card), (other) =>
      other.family === family && !other.open && !other.known && !other.unlike.includes(kind)
        ? { ...other, unlike: [...other.unlike, kind] }
        : other)
  },
  'turned-down': ({ card }, board) => withCard(board, card, (other) => ({ ...other, open: false, known: true })),
  'game-over': (_event, board) => ({ ...between(board), phase: 'over' }),
}

function newCard(handle: number, family: Family, kind: Hidden): Card {
  return { handle, family, kind, open: false, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [] }
}

/** No card acts, and sleeping cards are awake. */
function between(board: Board): Board {
  const influence = Object.fromEntries(board.seats.map((seat) => [seat.family, seat.influence]))
  const awake = eachCard(board, (card) => card.asleep ? { ...card, asleep: false } : card)
  return { ...awake, acting: 0, doing: null, history: [...board.history, influence] }
}

function withSeat(board: Board, family: Family, change: (seat: Seat) => Seat): Board {
  return { ...board, seats: board.seats.map((seat) => seat.family === family ? change(seat) : seat) }
}

function eachCard(board: Board, change: (card: Card) => Card): Board {
  return { ...board, row: board.row.map((stack) => stack.map(change)) }
}

function withCard(board: Board, handle: number, change: (card: Card) => Card): Board {
  return eachCard(board, (card) => card.handle === handle ? change(card) : card)
}

function withTokens({ card, tokens }: { card: number, tokens: number }, board: Board): Board {
  return withCard(board, card, (other) => ({ ...other, tokens }))
}

function earn(board: Board, family: Family, amount: number): Board {
  return withSeat(board, family, (seat) => ({ ...seat, influence: seat.influence + amount }))
}

/** A card leaves its owner's hand for the row. */
function fromHand(board: Board, card: Card): Board {
  return withSeat(board, card.family, (seat) => {
    const index = seat.hand.indexOf(card.kind)
    return { ...seat, hand: seat.hand.filter((_, i) => i !== index) }
  })
}

/** The row without a card; an empty place closes. */
function lift(board: Board, handle: number): Board {
  const row = board.row.map((stack) => stack.filter((card) => card.handle !== handle))
  return { ...board, row: row.filter((stack) => stack.length > 0) }
}

function discard({ family, card, kind }: { family: Family, card: number, kind: Kind }, board: Board): Board {
  return withSeat(shown(lift(board, card), family, kind), family, (seat) => ({ ...seat, discard: [...seat.discard, kind] }))
}

/** A kind that was known to be in a hand has been seen again, so it is no longer known to be there. */
function shown(board: Board, family: Family, kind: Kind): Board {
  if (!seatOf(board, family)?.back.includes(kind)) return board
  const without = (kinds: readonly Kind[]): Kind[] => kinds.filter((other) => other !== kind)
  const after = withSeat(board, family, (seat) => ({ ...seat, back: without(seat.back) }))
  return eachCard(after, (card) => card.family === family ? { ...card, unlike: without(card.unlike) } : card)
}
