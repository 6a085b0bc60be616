/** From what a viewer hears to what the viewer knows. */

import { ownerOf, seatOf, type Board, type Card, type Family, type GameEvent, type Hidden, type Kind, type Seat, type Stack } from './board'

/** The board after an event. Events that do not concern it leave it as it is. */
export function follow(board: Board, event: GameEvent): Board {
  const steps = STEPS[event.what]
  return steps ? steps(board, event) : board
}

const STEPS: Record<string, (board: Board, event: GameEvent) => Board> = {
  position: (board, event) => event.board ?? board,
  dealt: (board, event) => withSeat(board, event.seat, (seat) => ({
    ...seat,
    hand: event.hand ?? hidden(event.cards ?? 0),
    aside: event.aside ?? hidden(seat.aside.length - (event.cards ?? 0)),
  })),
  round: (board, event) => ({
    ...awake(board), round: event.number ?? board.round, phase: 'placement', first: event.seat ?? '', acting: 0, doing: null,
    history: [...board.history, influences(board)],
  }),
  over: (board) => ({
    ...awake(board), phase: 'over', acting: 0, doing: null, history: [...board.history, influences(board)],
  }),
  placed: (board, event) => {
    const card = newCard(event)
    const after = fromHand(board, card)
    if (event.where === 'first') return { ...after, row: [[card], ...after.row] }
    if (event.where === 'last') return { ...after, row: [...after.row, [card]] }
    return { ...after, row: covered(after.row, Number(event.where?.slice(3)), card) }
  },
  acts: (board, event) => ({
    ...board, phase: 'activation', acting: event.card ?? 0, doing: find(board, event.card)?.kind ?? null,
  }),
  chose: (board, event) => ({ ...board, named: Number(event.action?.split(' ')[1] ?? 0) || 0 }),
  copied: (board, event) => ({ ...board, doing: event.kind ?? null }),
  gained: (board, event) => earn(board, event.seat, event.number ?? 0),
  robbed: (board, event) => earn(board, event.seat, -(event.number ?? 0)),
  tokens: (board, event) => withCard(board, event.card, (card) => ({ ...card, tokens: card.tokens + (event.number ?? 0) })),
  verdict: (board, event) => withCard(board, event.card, (card) => ({ ...card, verdicts: card.verdicts + 1 })),
  revealed: (board, event) => {
    const open = withCard(board, event.card, (card) => ({ ...card, open: true, kind: event.kind ?? card.kind, unlike: [] }))
    return shown({ ...open, doing: event.kind ?? null }, ownerOf(event), event.kind)
  },
  'turned-down': (board, event) => withCard(board, event.card, (card) => ({ ...card, open: false, known: true })),
  eliminated: (board, event) => discard(board, event),
  discarded: (board, event) => discard(board, event),
  reserved: (board, event) => {
    const kind = event.kind ?? ''
    const lifted = shown(lift(board, event.card), ownerOf(event), kind)
    return withSeat(lifted, ownerOf(event), (seat) => ({
      ...seat, reserve: [...seat.reserve, { kind, tokens: event.number ?? 0 }],
    }))
  },
  moved: (board, event) => {
    const card = find(board, event.card)
    if (!card) return board
    const row = [...lift(board, event.card).row]
    row.splice((event.number ?? 1) - 1, 0, [card])
    return { ...board, row }
  },
  returned: (board, event) => {
    const kind = event.kind ?? ''
    return withSeat(lift(board, event.card, true), ownerOf(event), (seat) => ({
      ...seat,
      hand: [...seat.hand, seat.hand.every((card) => card !== null) ? kind : null],
      back: [...seat.back.filter((other) => other !== kind), kind],
    }))
  },
  swapped: (board, event) => {
    const card = { ...newCard(event), asleep: true }
    const after = fromHand(board, card)
    const row = covered(after.row, event.number ?? 1, card)
    const gone = seatOf(after, card.family)?.back.at(-1)
    // what lies closed now is not the card that went back
    return eachCard({ ...after, row }, (other) =>
      gone && other.family === card.family && !other.open && !other.known && !other.unlike.includes(gone)
        ? { ...other, unlike: [...other.unlike, gone] }
        : other)
  },
}

function hidden(number: number): null[] {
  return Array<null>(number).fill(null)
}

function newCard(event: GameEvent): Card {
  return {
    handle: event.card ?? 0, family: ownerOf(event) ?? 'R', kind: event.kind ?? null,
    open: false, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [],
  }
}

function influences(board: Board): Partial<Record<Family, number>> {
  return Object.fromEntries(board.seats.map((seat) => [seat.family, seat.influence]))
}

function withSeat(board: Board, family: string | undefined, change: (seat: Seat) => Seat): Board {
  return { ...board, seats: board.seats.map((seat) => seat.family === family ? change(seat) : seat) }
}

function eachCard(board: Board, change: (card: Card) => Card): Board {
  return { ...board, row: board.row.map((stack) => stack.map(change)) }
}

function withCard(board: Board, handle: number | undefined, change: (card: Card) => Card): Board {
  return eachCard(board, (card) => card.handle === handle ? change(card) : card)
}

function find(board: Board, handle: number | undefined): Card | undefined {
  return board.row.flat().find((card) => card.handle === handle)
}

function awake(board: Board): Board {
  return eachCard(board, (card) => card.asleep ? { ...card, asleep: false } : card)
}

function earn(board: Board, family: string | undefined, amount: number): Board {
  return withSeat(board, family, (seat) => ({ ...seat, influence: seat.influence + amount }))
}

function covered(row: readonly Stack[], position: number, card: Card): Stack[] {
  return row.map((stack, index) => index === position - 1 ? [card, ...stack] : stack)
}

/** A card leaves its owner's hand for the row. */
function fromHand(board: Board, card: Card): Board {
  return withSeat(board, card.family, (seat) => {
    const index = seat.hand.indexOf(card.kind)
    return { ...seat, hand: seat.hand.filter((_, i) => i !== index) }
  })
}

/** Without a card; an emptied place closes unless another card is about to take it. */
function lift(board: Board, handle: number | undefined, keepPlace = false): Board {
  const row = board.row.map((stack) => stack.filter((card) => card.handle !== handle))
  return { ...board, row: keepPlace ? row : row.filter((stack) => stack.length > 0) }
}

function discard(board: Board, event: GameEvent): Board {
  const kind = event.kind ?? ''
  const after = shown(lift(board, event.card), ownerOf(event), kind)
  return withSeat(after, ownerOf(event), (seat) => ({ ...seat, discard: [...seat.discard, kind] }))
}

/** A kind that was known to be in a hand has been seen again, so nothing is known of that any more. */
function shown(board: Board, family: string | undefined, kind: Hidden | undefined): Board {
  if (!kind || !seatOf(board, family ?? '')?.back.includes(kind)) return board
  const without = (kinds: readonly Kind[]): Kind[] => kinds.filter((other) => other !== kind)
  const after = withSeat(board, family, (seat) => ({ ...seat, back: without(seat.back) }))
  return eachCard(after, (card) => card.family === family ? { ...card, unlike: without(card.unlike) } : card)
}
