import { describe, expect, it } from 'vitest'
import { gapSpots, litHand, litSpots, marked, optionsOf, positionAt, stackSpots, touch, wordsOf } from './options'

const legal = (...actions: string[]): { action: string }[] => actions.map((action) => ({ action }))

describe('placing a card', () => {
  const options = optionsOf(legal('place heir first', 'place heir last', 'place heir on 2', 'place spy first', 'place spy last'))

  it('lights the hand first, and no place before a card is chosen', () => {
    expect([...litHand(options, {})]).toEqual(['heir', 'spy'])
    expect(litSpots(options, {}).size).toBe(0)
  })

  it('lights both ends and own stacks for the chosen card', () => {
    expect([...litSpots(options, { kind: 'heir' })]).toEqual(['first', 'last', 'on 2'])
    expect([...litSpots(options, { kind: 'spy' })]).toEqual(['first', 'last'])
  })

  it('is marked when both are chosen, and keeps the place when another card fits there too', () => {
    expect(marked(options, { kind: 'heir' })).toBeUndefined()
    expect(marked(options, { kind: 'heir', spot: 'last' })?.action).toBe('place heir last')
    expect(touch(options, { kind: 'heir', spot: 'last' }, { kind: 'spy' })).toEqual({ kind: 'spy', spot: 'last' })
    expect(touch(options, { kind: 'heir', spot: 'on 2' }, { kind: 'spy' })).toEqual({ kind: 'spy' })
  })
})

describe('keep or reveal', () => {
  const options = optionsOf(legal('keep', 'reveal'))

  it('needs the word', () => {
    expect(wordsOf(options)).toEqual(['keep', 'reveal'])
    expect(marked(options, {})).toBeUndefined()
    expect(marked(options, { verb: 'reveal' })?.action).toBe('reveal')
  })

  it('with one answer only it still has to be given', () => {
    expect(marked(optionsOf(legal('keep')), {})?.action).toBe('keep')
  })
})

describe('a Judge', () => {
  const options = optionsOf(legal('verdict 1', 'verdict 2', 'eliminate 2'))

  it('marks a place that only one word has, and asks for the word where two have it', () => {
    expect(marked(options, { spot: '1' })?.action).toBe('verdict 1')
    expect(marked(options, { spot: '2' })).toBeUndefined()
    expect(marked(options, { spot: '2', verb: 'eliminate' })?.action).toBe('eliminate 2')
    expect([...litSpots(options, { verb: 'eliminate' })]).toEqual(['2'])
    expect([...litSpots(options, {})]).toEqual([])
  })

  it('a word that does not fit the place lets go of it', () => {
    expect(touch(options, { spot: '1' }, { verb: 'eliminate' })).toEqual({ verb: 'eliminate' })
  })
})

describe('an Informer', () => {
  const options = optionsOf(legal('report', 'swap heir', 'swap lord'))

  it('swaps a hand card, or reports', () => {
    expect(marked(options, { verb: 'report' })?.action).toBe('report')
    expect(marked(options, { verb: 'swap' })).toBeUndefined()
    expect(marked(options, { verb: 'swap', kind: 'lord' })?.action).toBe('swap lord')
    expect(touch(options, { verb: 'report' }, { kind: 'heir' })).toEqual({ kind: 'heir' })
    expect(marked(options, { kind: 'heir' })?.action).toBe('swap heir')
  })
})

describe('places of the row', () => {
  it('go by the words of the actions that need them', () => {
    const spots = (...actions: string[]): Set<string> => litSpots(optionsOf(legal(...actions)), { kind: 'heir' })
    expect(stackSpots(2).filter((spot) => spots('place heir on 2').has(spot))).toEqual(['on 2'])
    expect(stackSpots(2).filter((spot) => litSpots(optionsOf(legal('target 2')), {}).has(spot))).toEqual(['2'])
    expect(stackSpots(2).some((spot) => litSpots(optionsOf(legal('gap 2')), {}).has(spot))).toBe(false)
    expect(gapSpots(2, 3).filter((spot) => litSpots(optionsOf(legal('gap 2')), {}).has(spot))).toEqual(['gap 2'])
    expect(gapSpots(3, 3).filter((spot) => spots('place heir last').has(spot))).toEqual(['last'])
    expect(gapSpots(0, 0).filter((spot) => spots('place heir first').has(spot))).toEqual(['first'])
  })

  it('have their position', () => {
    expect(['on 12', '3'].map(positionAt)).toEqual([12, 3])
  })
})
