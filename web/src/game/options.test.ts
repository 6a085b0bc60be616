import { describe, expect, it } from 'vitest'
import { litHand, litSpots, marked, optionsOf, touch, wordsOf } from './options'

const legal = (...actions: string[]): { action: string }[] => actions.map((action) => ({ action }))

describe('placing a card', () => {
  const options = optionsOf(legal('place heir first', 'place heir last', 'place heir on 2', 'place spy first', 'place spy last'), 3)

  it('lights the hand first, and no place before a card is chosen', () => {
    expect([...litHand(options, {})]).toEqual(['heir', 'spy'])
    expect(litSpots(options, {}).size).toBe(0)
  })

  it('lights both ends and own stacks for the chosen card', () => {
    expect([...litSpots(options, { hand: 'heir' })]).toEqual(['g0', 'g3', 's2'])
    expect([...litSpots(options, { hand: 'spy' })]).toEqual(['g0', 'g3'])
  })

  it('is marked when both are chosen, and keeps the place when another card fits there too', () => {
    expect(marked(options, { hand: 'heir' })).toBeUndefined()
    expect(marked(options, { hand: 'heir', spot: 'g3' })?.action).toBe('place heir last')
    expect(touch(options, { hand: 'heir', spot: 'g3' }, { hand: 'spy' })).toEqual({ hand: 'spy', spot: 'g3' })
    expect(touch(options, { hand: 'heir', spot: 's2' }, { hand: 'spy' })).toEqual({ hand: 'spy' })
  })
})

describe('keep or reveal', () => {
  const options = optionsOf(legal('keep', 'reveal'), 3)

  it('needs the word', () => {
    expect(wordsOf(options)).toEqual(['keep', 'reveal'])
    expect(marked(options, {})).toBeUndefined()
    expect(marked(options, { verb: 'reveal' })?.action).toBe('reveal')
  })

  it('with one answer only it still has to be given', () => {
    expect(marked(optionsOf(legal('keep'), 1), {})?.action).toBe('keep')
  })
})

describe('a Judge', () => {
  const options = optionsOf(legal('verdict 1', 'verdict 2', 'eliminate 2'), 2)

  it('marks a place that only one word has, and asks for the word where two have it', () => {
    expect(marked(options, { spot: 's1' })?.action).toBe('verdict 1')
    expect(marked(options, { spot: 's2' })).toBeUndefined()
    expect(marked(options, { spot: 's2', verb: 'eliminate' })?.action).toBe('eliminate 2')
    expect([...litSpots(options, { verb: 'eliminate' })]).toEqual(['s2'])
  })

  it('a word that does not fit the place lets go of it', () => {
    expect(touch(options, { spot: 's1' }, { verb: 'eliminate' })).toEqual({ verb: 'eliminate' })
  })
})

describe('an Informer', () => {
  const options = optionsOf(legal('report', 'swap heir', 'swap lord'), 2)

  it('swaps a hand card, or reports', () => {
    expect(marked(options, { verb: 'report' })?.action).toBe('report')
    expect(marked(options, { verb: 'swap' })).toBeUndefined()
    expect(marked(options, { verb: 'swap', hand: 'lord' })?.action).toBe('swap lord')
    expect(touch(options, { verb: 'report' }, { hand: 'heir' })).toEqual({ hand: 'heir' })
    expect(marked(options, { hand: 'heir' })?.action).toBe('swap heir')
  })
})
