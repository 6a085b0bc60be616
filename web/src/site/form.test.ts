import { describe, expect, it } from 'vitest'
import { CARDS, KINDS } from '../kit/cards'
import { DEFAULTS, SETS, formFrom, isComplete, pickedOf, settingsOf } from './form'

const TEN = KINDS.filter((kind) => CARDS[kind].set === 'alliance')

describe('settings of a table', () => {
  it('are what the server takes for granted, if nothing is changed', () => {
    expect(settingsOf(DEFAULTS)).toEqual({
      set: 'base', kinds: [], seats: 3, clock: {}, public: true, random_seating: true, watching: true, aids: true, spectators_talk: true,
    })
  })

  it('have the picked kinds only of a mixed set that is not drawn', () => {
    const form = { ...DEFAULTS, picked: TEN }
    expect(settingsOf({ ...form, set: 'mixed', drawn: false }).kinds).toEqual(TEN)
    expect(settingsOf({ ...form, set: 'mixed', drawn: true }).kinds).toEqual([])
    expect(settingsOf({ ...form, set: 'alliance', drawn: false }).kinds).toEqual([])
  })

  it('have one clock and not two', () => {
    const form = { ...DEFAULTS, seconds: 20, bank: 60, days: 3 }
    expect(settingsOf({ ...form, pace: 'live' }).clock).toEqual({ seconds: 20, bank: 60 })
    expect(settingsOf({ ...form, pace: 'days' }).clock).toEqual({ days: 3 })
    expect(settingsOf({ ...form, pace: 'none' }).clock).toEqual({})
  })

  it('turn the chosen seats into no seats by lot', () => {
    expect(settingsOf({ ...DEFAULTS, chosenSeating: true }).random_seating).toBe(false)
  })
})

describe('a remembered form', () => {
  it('comes back as it was', () => {
    const form = { ...DEFAULTS, set: 'mixed', drawn: false, picked: TEN, seats: 5, pace: 'days', days: 7, public: false } as const
    expect(formFrom(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })

  it('loses what makes no sense, and only that', () => {
    const broken = { set: 'gold', seats: 9, pace: 'live', seconds: 0, bank: -1, days: 1.5, drawn: 'yes', aids: false, picked: ['spy', 'spy', 'dragon', 4] }
    expect(formFrom(broken)).toEqual({ ...DEFAULTS, pace: 'live', aids: false, picked: ['spy'] })
  })

  it.each([null, undefined, 'base', 3])('is the usual one out of %j', (nothing) => {
    expect(formFrom(nothing)).toEqual(DEFAULTS)
  })
})

describe('the sets to choose from', () => {
  it('have six characters and four intrigues each, or are mixed', () => {
    expect(SETS.slice(0, 2)).toEqual(['base', 'alliance'])
    for (const set of SETS.slice(0, -1)) {
      expect(isComplete({ ...DEFAULTS, set: 'mixed', drawn: false, picked: KINDS.filter((kind) => CARDS[kind].set === set) })).toBe(true)
    }
    expect(SETS.at(-1)).toBe('mixed')
  })
})

describe('a picked set', () => {
  it('is complete with six characters and four intrigues', () => {
    const form = { ...DEFAULTS, set: 'mixed', drawn: false, picked: TEN } as const
    expect(pickedOf(TEN, 'character')).toBe(6)
    expect(pickedOf(TEN, 'intrigue')).toBe(4)
    expect(isComplete(form)).toBe(true)
    expect(isComplete({ ...form, picked: TEN.slice(1) })).toBe(false)
    expect(isComplete({ ...form, picked: [...TEN.slice(1), 'ambush'] })).toBe(false)
    expect(isComplete({ ...form, picked: [], drawn: true })).toBe(true)
  })
})
