/** A game against bots with one click: the last settings, a private table, bots in the other seats, and it starts. */

import { api } from '../kit/api'
import { startGame } from './bits'
import { USUAL_LEVEL } from './levels'
import { DEFAULTS, SEATS, SETS, settingsOf, type Form } from './form'

export interface Quick {
  set: Form['set']
  seats: Form['seats']
  level: string
}

export const QUICK: Quick = { set: 'base', seats: 3, level: USUAL_LEVEL }

/** What was remembered, as far as it makes sense. */
export function quickFrom(remembered: unknown): Quick {
  const { set, seats, level } = (remembered ?? {}) as Partial<Quick>
  return {
    set: SETS.find((one) => one === set) ?? QUICK.set,
    seats: SEATS.find((one) => one === seats) ?? QUICK.seats,
    level: typeof level === 'string' && level ? level : QUICK.level,
  }
}

/** The first game after the first lesson: like the lesson, against opponents who are beginners too. */
export const FIRST: Quick = { ...QUICK, level: 'page' }

/** After the lesson of a set: like it, against opponents who are beginners too. */
export function firstWith(set: string): Quick {
  return { ...FIRST, set: SETS.find((one) => one === set) ?? FIRST.set }
}

/** Makes the table and starts it; returns its id. Who plays alone has the same family each time, the lesson's. */
export async function playNow(quick: Quick): Promise<string> {
  let table = await api.make(settingsOf({ ...DEFAULTS, set: quick.set, seats: quick.seats, public: false, chosenSeating: true }))
  for (const seat of table.seats) if (!seat.name) table = await api.addBot(table.id, quick.level)
  await startGame(table, table.seats.find((seat) => seat.person)?.family ?? '')
  return table.id
}
