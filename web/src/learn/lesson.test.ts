import { describe, expect, it } from 'vitest'
import { optionsOf, type Option } from '../game/options'
import type { LessonView } from '../kit/messages'
import { CARDS, CARD_SETS } from '../kit/cards'
import { playerOf } from '../site/people'
import { found, foundParts, placeFor, setName } from './book'
import { LessonModel } from './lesson.svelte'
import { isAstray, wantedOf } from './wanted'

/** Red lays a card, Blue answers, and Red is asked to keep it. */
const LESSON: LessonView = {
  name: 'small', you: 'R', rounds: 1, kinds: ['heir', 'spy'], chapters: ['one', 'two'],
  board: {
    seats: (['R', 'B'] as const).map((family) => ({ family, influence: 1, hand: family === 'R' ? ['heir'] : [null], aside: [], discard: [], reserve: [], back: [] })),
    row: [], round: 1, phase: 'placement', first: 'R', acting: 0, doing: null, moving: 0, history: [],
  },
  steps: [
    { events: [], chapter: 0, say: 'hello' },
    { events: [], chapter: 0, say: 'place', expected: 'place heir first', decision: { number: 2, seat: 'R', question: 'place', legal: [{ action: 'place heir first' }] } },
    {
      events: [
        { what: 'placed', family: 'R', card: 1, kind: 'heir', where: 'first', covers: 0, why: 'placement' },
        { what: 'placed', family: 'B', card: 2, kind: null, where: 'last', covers: 0, why: 'placement' },
        { what: 'acts', family: 'R', card: 1, position: 1, why: 'activation' },
      ],
      chapter: 1, say: 'keep', expected: 'keep', decision: { number: 3, seat: 'R', question: 'keep', legal: [{ action: 'keep' }, { action: 'reveal' }] },
    },
    { events: [{ what: 'kept', family: 'R', card: 1, tokens: 1, why: 'activation.keep' }], chapter: 1, say: 'bye' },
  ],
}

function option(action: string): Option {
  const [only] = optionsOf([{ action }])
  if (!only) throw new Error(action)
  return only
}

async function at(step: number): Promise<LessonModel> {
  const model = new LessonModel(LESSON, (family) => `name of ${family}`)
  for (let i = 0; i <= step; i++) await model.goOn()
  return model
}

describe('a lesson', () => {
  it('begins with the board it is given', () => {
    const model = new LessonModel(LESSON, (family) => `name of ${family}`)
    expect(model.board.seats[0]?.hand).toEqual(['heir'])
    expect(['R', 'B'].map((family) => playerOf(model.table, family))).toEqual(['name of R', 'name of B'])
    expect(model.asked).toBe(false)
  })

  it('goes on from what is told to what is asked', async () => {
    const model = await at(0)
    expect(model.asked).toBe(false)
    await model.goOn()
    expect(model.asked).toBe(true)
    expect(model.decision?.question).toBe('place')
  })

  it('plays what happens when the asked action is done', async () => {
    const model = await at(1)
    const heard: string[] = []
    model.playback.player = async (event, _before, _after, show) => {
      heard.push(event.what)
      expect(model.asked).toBe(false)
      await show()
    }
    model.act('place heir first')
    await expect.poll(() => model.playing).toBe(false)
    expect(heard).toEqual(['placed', 'placed', 'acts'])
    expect(model.board.row.map((stack) => stack[0]?.kind)).toEqual(['heir', null])
    expect(model.board.acting).toBe(1)
    expect(model.lines.map((line) => line.key)).toEqual(['event-placed-first', 'event-placed-last'])
    expect(model.asked).toBe(true)
  })

  it('stays where it is when something else is done, and forgets what was touched', async () => {
    const model = await at(2)
    const before = model.decision?.number
    model.act('reveal')
    expect(model.at).toBe(2)
    expect(model.tries).toBe(1)
    expect(model.asked).toBe(true)
    expect(model.decision?.number).not.toBe(before)
  })

  it('goes back to any step with all that led to it', async () => {
    const model = await at(3)
    expect(model.over).toBe(true)
    expect(model.board.row[0]?.[0]?.tokens).toBe(1)
    model.to(2)
    expect(model.board.row[0]?.[0]?.tokens).toBe(0)
    expect(model.lines).toHaveLength(2)
    expect(model.asked).toBe(true)
    model.to(-1)
    expect(model.board.row).toEqual([])
    expect(model.lines).toEqual([])
  })

  it('shows nothing more of a step that was left while it was played', async () => {
    const model = await at(1)
    let letGo = (): void => {}
    model.playback.player = async (_event, _before, _after, show) => {
      await new Promise<void>((resolve) => { letGo = resolve })
      await show()
    }
    model.act('place heir first')
    model.to(0)
    letGo()
    await Promise.resolve()
    expect(model.at).toBe(0)
    expect(model.playing).toBe(false)
    expect(model.board.row).toEqual([])
  })
})

describe('the herald points', () => {
  const place = option('place heir on 2')
  it('at the hand card, then at the place, then at the button', () => {
    expect(wantedOf(place, {}, ['place'])).toBe('[data-hand="heir"]')
    expect(wantedOf(place, { kind: 'heir' }, ['place'])).toBe('[data-spot="on 2"]')
    expect(wantedOf(place, { kind: 'heir', spot: 'on 2' }, ['place'])).toBe('[data-part="confirm"]')
  })
  it('at the word of several, then at the button', () => {
    const reveal = option('reveal')
    expect(wantedOf(reveal, {}, ['keep', 'reveal'])).toBe('[data-verb="reveal"]')
    expect(wantedOf(reveal, { verb: 'reveal' }, ['keep', 'reveal'])).toBe('[data-part="confirm"]')
    const eliminate = option('eliminate 1')
    expect(wantedOf(eliminate, { verb: 'eliminate' }, ['verdict', 'eliminate'])).toBe('[data-spot="1"]')
  })
  it('and knows who goes astray', () => {
    expect(isAstray(place, {})).toBe(false)
    expect(isAstray(place, { kind: 'heir', spot: 'on 2' })).toBe(false)
    expect(isAstray(place, { kind: 'spy' })).toBe(true)
    expect(isAstray(place, { kind: 'heir', spot: 'first' })).toBe(true)
  })
})

describe('the book of rules', () => {
  it('finds the place of a card, a part and a ruling', () => {
    expect(placeFor('#spy')).toBe('spy')
    expect(placeFor('#activation.keep')).toBe('activation')
    expect(placeFor('#ambush.eliminated')).toBe('ambush')
    expect(placeFor('#round.end')).toBe('round')
    expect(placeFor('#known.own')).toBe('known')
    expect(placeFor('#stack.top')).toBe('stacks')
    expect(placeFor('#nonsense')).toBe('')
    expect(placeFor('')).toBe('')
  })
  it('has the cards of every set, under its name', () => {
    expect(CARD_SETS.flatMap((set) => found({ words: '', set, type: '' }))).toEqual(Object.keys(CARDS))
    expect(CARD_SETS.slice(0, 2).map(setName)).toEqual(['Base', 'Alliance'])
  })
  it('searches names, rules and rulings, all words together', () => {
    expect(found({ words: '', set: '', type: '' })).toEqual(Object.keys(CARDS))
    expect(found({ words: 'robbed', set: 'base', type: '' })).toEqual(['spy'])
    expect(found({ words: 'VERDICT covered', set: 'alliance', type: '' })).toEqual(['judge'])
    expect(found({ words: '', set: 'alliance', type: 'intrigue' })).toEqual(['revolt', 'extortion', 'infiltration', 'deal'])
    expect(foundParts('clockwork')).toEqual([])
    expect(foundParts('tie')).toContain('end')
  })
})
