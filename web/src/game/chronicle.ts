/** What happened, in sentences: keys of the message catalogue with the families and cards they name. */

import { placeOf, seatOf, type Board, type Card, type Family, type Hidden } from './board'
import { roman } from '../kit/roman'
import { has, t } from '../kit/texts'
import { handle, type BoardEvent, type EventOf, type Handlers } from './events'

/** A family in a sentence. */
export interface Who { family: Family }

/** A card in a sentence, by its handle, at a position of the row or (0) gone from it.
 *  `own`: the sentence has named its family already. */
export interface Chip { handle: number, family: Family, kind: Hidden, position: number, own?: true }

/** Why something had no effect: the key of a text that may name the card. */
export interface Because { because: string, of: string }

export type Value = string | number | Who | Chip | Because

export function isChip(value: Value | undefined): value is Chip {
  return typeof value === 'object' && 'kind' in value
}

/** The values of a sentence in which only families and cards still have to be named. */
export function worded(values: Record<string, Value>): Record<string, string | number | Who | Chip> {
  const word = (value: Value): string | number | Who | Chip =>
    typeof value === 'object' && 'because' in value ? t(value.because, { name: t(`card-${value.of}`) }) : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)]))
}

export interface Line {
  number: number
  /** The event that it describes. */
  what: BoardEvent['what']
  /** The round it belongs to. */
  round: number
  phase: Board['phase']
  key: string
  /** What the sentence may name. `acting` is who did it, even if the sentence does not name it. */
  values: Record<string, Value>
  /** The key of the ruling behind it. */
  why: string
  /** The handle of the card that it is about or that entered the row; 0: none. */
  card: number
}

type Said = [key: string, values: Record<string, Value>]

/** The line for an event, from the boards before and after it; null if it says nothing new. */
export function lineOf(event: BoardEvent, before: Board, after: Board): Omit<Line, 'number'> | null {
  const said = handle(SENTENCES, event, before, after)
  if (!said) return null
  const [key, values] = said
  const card = event.what === 'swapped' ? event.laid : 'card' in event ? event.card : 0
  return { what: event.what, round: after.round, phase: after.phase, key, values, why: event.why, card }
}

const nothing = (): null => null

const SENTENCES: Handlers<BoardEvent, [before: Board, after: Board], Said | null> = {
  position: nothing,
  dealt: nothing,
  'round-started': (event) => ['event-round', { number: roman(event.round), who: who(event.first) }],
  placed: (event, _before, after) => {
    // the sentence itself says where it lies
    const values = { who: who(event.family), card: own(apart(chip(event, after))) }
    if (event.where !== 'on') return [`event-placed-${event.where}`, values]
    return ['event-placed-on', { ...values, beneath: own(chip({ card: event.covers, family: event.family }, after)) }]
  },
  acts: nothing,
  asked: nothing,
  chose,
  kept: (event, _before, after) => ['event-kept', { card: chip(event, after), number: event.tokens }],
  revealed: (event, _before, after) => ['event-revealed', { card: chip(event, after) }],
  'tokens-collected': (event, before, after) => {
    const values = gain(event, before, after)
    if (event.amount === event.collected) return ['event-tokens-collected', values]
    return ['event-tokens-collected-for', { ...values, collected: event.collected }]
  },
  'tokens-given': (event, before, after) => ['event-tokens-given', { ...deed(event, before, after), number: event.given }],
  'tokens-lost': (event, before, after) => ['event-tokens-lost', { acting: acting(event, before), card: chip(event, after), number: event.lost }],
  copied: (event, before) => ['event-copied', deed(event, before)],
  'no-effect': (event, before) => {
    const card = chip(event, before)
    const because = `nothing-${event.why.replaceAll('.', '-')}`
    return has(because) ? ['event-no-effect-because', { card, reason: { because, of: event.kind } }] : ['event-no-effect', { card }]
  },
  gained: (event, before, after) => {
    const special = `event-gained-${event.why.replaceAll('.', '-')}`
    return [has(special) ? special : 'event-gained', gain(event, before, after)]
  },
  reacted: (event, before, after) => ['event-reacted', gain(event, before, after)],
  robbed: (event, before) => {
    const card = chip(event, before)
    if (event.amount > 0) return ['event-robbed', { card, number: event.amount, victim: who(event.victim) }]
    return ['event-chose-spy', { card, target: chip({ card: event.target, family: event.victim }, before) }]
  },
  'verdict-put': (event, before, after) => ['event-verdict', { acting: acting(event, before), card: chip(event, after) }],
  eliminated: (event, before) => ['event-eliminated', deed(event, before)],
  discarded: (event, before) => ['event-discarded', { card: chip(event, before) }],
  reserved: (event, before) => ['event-reserved', { card: chip(event, before), number: event.tokens }],
  moved: (event, before) => ['event-moved', { ...deed(event, before), number: event.position }],
  swapped: (event, before, after) => ['event-swapped', {
    card: chip(event, before), laid: own(apart(chip({ card: event.laid, family: event.family }, after))),
  }],
  'turned-down': (event, _before, after) => ['event-turned-down', { card: chip(event, after) }],
  'game-over': () => ['event-over', {}],
}

/** Only for choices that no other event describes. */
function chose(event: EventOf<'chose'>, before: Board): Said | null {
  switch (event.choice) {
    case 'report':
    case 'confer':
    case 'withdraw':
      return [`event-chose-${event.choice}`, { card: chip(event, before) }]
    default:
      return null
  }
}

function who(family: Family): Who {
  return { family }
}

/** What a card has earned, and what its family has now. */
function gain(event: { card: number, family: Family, kind: Hidden, amount: number }, before: Board, after: Board): Record<string, Value> {
  const total = seatOf(after, event.family)?.influence ?? 0
  return { card: apart(chip(event, before)), who: who(event.family), number: event.amount, total }
}

/** The card that an event is about. The board may know more about it than the event. */
function chip(event: { card: number, family: Family, kind?: Hidden }, board: Board): Chip {
  const place = placeOf(board, event.card)
  const kind = place?.card.kind ?? event.kind ?? null
  return { handle: event.card, family: event.family, kind, position: place?.position ?? 0 }
}

/** A card without its place. */
function apart(card: Chip): Chip {
  return { ...card, position: 0 }
}

/** A card whose family the sentence has named. */
function own(card: Chip): Chip {
  return { ...card, own: true }
}

/** The card that does it, or the family if a card does it to itself. */
function acting({ by, card, family }: { by: number, card: number, family: Family }, board: Board): Chip | Who {
  const doer: Card | undefined = by === card ? undefined : placeOf(board, by)?.card
  return doer ? { handle: by, family: doer.family, kind: doer.kind, position: 0 } : who(family)
}

/** Who does something to which card. */
function deed(event: { by: number, card: number, family: Family, kind?: Hidden }, before: Board, shown = before): { acting: Chip | Who, card: Chip } {
  const [doer, card] = [acting(event, before), chip(event, shown)]
  return { acting: doer, card: isChip(doer) ? card : own(card) }
}
