/** A game against bots at one click: the last settings, a private table, bots in the other seats, and off. */

import { api } from '../kit/api'
import { USUAL_LEVEL } from './levels'
import { DEFAULTS, SEATS, SETS, settingsOf, type Form } from './form'

export interface Quick {
  set: Form['set']
  seats: Form['seats']
  level: string
}

export const QUICK: Quick = { set: 'base', seats: 3, level: USUAL_LEVEL }

/** What was remembered, where it makes sense. */
export function quickFrom(remembered: unknown): Quick {
  const { set, seats, level } = (remembered ?? {}) as Partial<Quick>
  return {
    set: SETS.find((one) => one === set) ?? QUICK.set,
    seats: SEATS.find((one) => one === seats) ?? QUICK.seats,
    level: typeof level === 'string' && level ? level : QUICK.level,
  }
}

/** The first game after the first lesson: as the lesson was, with those who have just learned it too. */
export const FIRST: Quick = { ...QUICK, level: 'page' }

/** Makes the table and starts it; gives its id. */
export async function playNow(quick: Quick): Promise<string> {
  const { id, seats } = await api.make(settingsOf({ ...DEFAULTS, set: quick.set, seats: quick.seats, public: false }))
  for (const seat of seats) if (!seat.name) await api.addBot(id, quick.level)
  await api.start(id)
  return id
}
