import { describe, expect, it } from 'vitest'
import { furtherWords, wordsFor } from './settings'

describe('settings in words', () => {
  it('name the set and the clock', () => {
    expect(wordsFor({ set: 'alliance', clock: { seconds: 45, bank: 180 } })).toEqual(['Alliance', '45 s per decision, 3 min in the bank'])
    expect(wordsFor({ set: 'mixed', clock: { seconds: 45, bank: 90 } })).toEqual(['Mixed set', '45 s per decision, 90 s in the bank'])
    expect(wordsFor({ clock: { days: 1 } })).toEqual(['Base set', '1 day per decision'])
    expect(wordsFor({})).toEqual(['Base set', 'no clock'])
  })

  it('tell every switch either way', () => {
    const on = furtherWords({})
    const off = furtherWords({ public: false, random_seating: false, watching: false, aids: false, spectators_talk: false })
    expect(on.filter((word) => off.includes(word))).toEqual([])
    expect(on).toHaveLength(off.length)
  })
})
