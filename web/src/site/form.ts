/** The form for a new table: its settings as people fill them in, and as the server wants them. */

import { CARDS, CARD_SETS, KINDS, isKind, type CardSet, type CardType, type Kind } from '../kit/cards'
import { GAME } from '../kit/game'
import type { TableSettings } from '../kit/messages'

export const SEATS = GAME.players
export const CLOCKS = ['none', 'live', 'days'] as const
export type Pace = (typeof CLOCKS)[number]

export interface Form {
  set: CardSet | 'mixed'
  /** For a mixed set: the ten kinds are drawn, or the picked ones are used. */
  drawn: boolean
  picked: Kind[]
  seats: (typeof SEATS)[number]
  pace: Pace
  seconds: number
  bank: number
  days: number
  public: boolean
  chosenSeating: boolean
  watching: boolean
  talking: boolean
  aids: boolean
}

/** How many cards of each type a family has. */
export const HAND: Record<CardType, number> = { character: GAME.characters, intrigue: GAME.intrigues }

const ofSet = (set: CardSet): Kind[] => KINDS.filter((kind) => CARDS[kind].set === set)

/** The sets that have enough cards for a game, and the mixed one. */
export const SETS: readonly Form['set'][] = [...CARD_SETS.filter((set) => isWhole(ofSet(set))), 'mixed']

export const DEFAULTS: Form = {
  set: 'base', drawn: true, picked: ofSet('base'), seats: 3,
  pace: 'none', seconds: 45, bank: 180, days: 2,
  public: true, chosenSeating: false, watching: true, talking: true, aids: true,
}

export function settingsOf(form: Form): TableSettings {
  const { seconds, bank, days } = form
  return {
    set: form.set,
    kinds: form.set === 'mixed' && !form.drawn ? form.picked : [],
    seats: form.seats,
    clock: form.pace === 'live' ? { seconds, bank } : form.pace === 'days' ? { days } : {},
    public: form.public,
    random_seating: !form.chosenSeating,
    watching: form.watching,
    aids: form.aids,
    spectators_talk: form.talking,
  }
}

/** A form filled in with remembered values. Values that make no sense are left out. */
export function formFrom(remembered: unknown): Form {
  const form = { ...DEFAULTS }
  if (typeof remembered !== 'object' || remembered === null) return form
  const old = remembered as Partial<Form>
  for (const key of ['drawn', 'public', 'chosenSeating', 'watching', 'talking', 'aids'] as const) {
    if (typeof old[key] === 'boolean') form[key] = old[key]
  }
  for (const [key, most] of [['seconds', 3600], ['bank', 36_000], ['days', 30]] as const) {
    if (whole(old[key], key === 'bank' ? 0 : 1, most)) form[key] = old[key]
  }
  if (SETS.some((set) => set === old.set)) form.set = old.set ?? form.set
  if (SEATS.some((seats) => seats === old.seats)) form.seats = old.seats ?? form.seats
  if (CLOCKS.some((pace) => pace === old.pace)) form.pace = old.pace ?? form.pace
  if (Array.isArray(old.picked)) form.picked = [...new Set(old.picked)].filter(isKind)
  return form
}

function whole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** How many of a type are picked. */
export function pickedOf(picked: readonly Kind[], type: CardType): number {
  return picked.filter((kind) => CARDS[kind].type === type).length
}

function isWhole(picked: readonly Kind[]): boolean {
  return pickedOf(picked, 'character') === HAND.character && pickedOf(picked, 'intrigue') === HAND.intrigue
}

/** Whether the table can be made like this: a picked set must be complete. */
export function isComplete(form: Form): boolean {
  return form.set !== 'mixed' || form.drawn || isWhole(form.picked)
}
