/** What happened, in sentences: keys of the message catalogue with the families and cards they name. */

import { ownerOf, placeOf, seatOf, topAt, type Board, type Card, type Family, type GameEvent, type Hidden } from './board'

/** A family in a sentence. */
export interface Who { family: Family }

/** A card in a sentence, by its handle, at a position of the row or (0) gone from it. */
export interface Chip { handle: number, family: Family, kind: Hidden, position: number }

export type Value = string | number | Who | Chip

export function isChip(value: Value | undefined): value is Chip {
  return typeof value === 'object' && 'kind' in value
}

export interface Line {
  number: number
  /** The round it belongs to. */
  round: number
  phase: Board['phase']
  key: string
  values: Record<string, Value>
  /** The key of the ruling behind it. */
  why: string
  /** The handle of the card it is about; 0: none. */
  card: number
}

const GIFTS = ['empress.gift', 'diplomat.gift', 'infiltration.tokens']
const LOSSES = ['ambush.tokens', 'extortion.tokens']

type Said = [key: string, values: Record<string, Value>]

/** The line for an event, told between two boards; null if it says nothing new. */
export function lineOf(event: GameEvent, before: Board, after: Board): Omit<Line, 'number'> | null {
  const said = SENTENCES[event.what]?.(event, before, after)
  if (!said) return null
  const [key, values] = said
  return { round: after.round, phase: after.phase, key, values, why: event.why ?? '', card: event.card ?? 0 }
}

const SENTENCES: Record<string, (event: GameEvent, before: Board, after: Board) => Said | null> = {
  round: (event) => ['event-round', { number: event.number ?? 0, who: who(event.seat) }],
  placed: (event, _before, after) => {
    // where it lies is what the sentence says
    const values = { who: who(event.seat), card: { ...chip(event, after), position: 0 } }
    if (event.where === 'first' || event.where === 'last') return [`event-placed-${event.where}`, values]
    const beneath = after.row[Number(event.where?.slice(3)) - 1]?.[1]
    return beneath ? ['event-placed-on', { ...values, beneath: cardChip(beneath, after) }] : null
  },
  revealed: (event, _before, after) => ['event-revealed', { card: chip(event, after) }],
  verdict: (event, _before, after) => ['event-verdict', { card: chip(event, after) }],
  'turned-down': (event, _before, after) => ['event-turned-down', { card: chip(event, after) }],
  swapped: (event, _before, after) => ['event-swapped', { card: chip(event, after) }],
  eliminated: (event, before) => ['event-eliminated', { acting: acting(event, before), card: chip(event, before) }],
  moved: (event, before) => ['event-moved', { acting: acting(event, before), card: chip(event, before), number: event.number ?? 0 }],
  copied: (event, before) => ['event-copied', { acting: acting(event, before), card: chip(event, before) }],
  discarded: (event, before) => ['event-discarded', { card: chip(event, before) }],
  returned: (event, before) => ['event-returned', { card: chip(event, before) }],
  reserved: (event, before) => ['event-reserved', { card: chip(event, before), number: event.number ?? 0 }],
  robbed: (event, before) => ['event-robbed', { card: chip(event, before), number: event.number ?? 0, victim: who(event.seat) }],
  chose: (event, before) => chose(event, before),
  tokens: (event, _before, after) => tokens(event, after),
  gained: (event, before, after) => gained(event, before, after),
  over: () => ['event-over', {}],
}

/** Only of choices that nothing else tells of. */
function chose(event: GameEvent, before: Board): Said | null {
  const [verb = '', number = ''] = event.action?.split(' ') ?? []
  if (verb === 'report' || verb === 'confer' || verb === 'withdraw') {
    return [`event-chose-${verb}`, { card: chip(event, before) }]
  }
  if (verb !== 'target' || before.doing !== 'spy') return null
  const top = topAt(before, Number(number))
  if (!top || (top.family !== event.seat && (seatOf(before, top.family)?.influence ?? 0) > 0)) return null // the robbery is told
  return ['event-chose-spy', { card: chip(event, before), target: cardChip(top, before) }]
}

function tokens(event: GameEvent, after: Board): Said | null {
  const why = event.why ?? ''
  const card = chip(event, after)
  const number = event.number ?? 0
  if (why === 'activation.keep') {
    return ['event-kept', { card, number: placeOf(after, event.card ?? 0)?.card.tokens ?? number }]
  }
  if (GIFTS.includes(why)) return ['event-token-gift', { card, number }]
  if (LOSSES.includes(why)) return ['event-token-lost', { card, number: -number }]
  if (why === 'extortion.thrown-away') return ['event-token-thrown-away', { card }]
  return null // taken by the owner, which is told as a gain
}

function gained(event: GameEvent, before: Board, after: Board): Said | null {
  if (event.why === 'spy.takes') return null // told with the robbery
  const values = { who: who(event.seat), number: event.number ?? 0, total: seatOf(after, event.seat ?? '')?.influence ?? 0 }
  if (!event.kind && !placeOf(before, event.card ?? 0)) return ['event-gained-family', values]
  return ['event-gained', { ...values, card: { ...chip(event, before), position: 0 } }]
}

function who(family: GameEvent['seat']): Who {
  return { family: family || 'R' }
}

function chip(event: GameEvent, board: Board): Chip {
  const place = placeOf(board, event.card ?? 0)
  if (place) return { ...cardChip(place.card, board), kind: event.kind ?? place.card.kind }
  return { handle: event.card ?? 0, family: ownerOf(event) ?? 'R', kind: event.kind ?? null, position: 0 }
}

function cardChip(card: Card, board: Board): Chip {
  return { handle: card.handle, family: card.family, kind: card.kind, position: placeOf(board, card.handle)?.position ?? 0 }
}

/** The card that does it; a family where a card does it to itself. */
function acting(event: GameEvent, board: Board): Chip | Who {
  const place = placeOf(board, board.acting)
  return place && board.acting !== event.card ? { ...cardChip(place.card, board), position: 0 } : who(event.seat)
}
