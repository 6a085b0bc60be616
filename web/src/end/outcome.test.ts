import { describe, expect, it } from 'vitest'
import { emptyBoard, type Board, type Card, type Family } from '../game/board'
import { outcomeOf } from './outcome'

function card(family: Family): Card {
  return { handle: 1, family, kind: null, open: false, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [] }
}

/** A row of stacks, each written from its top: "RB" is red over blue. */
function row(...stacks: string[]): Board {
  return { ...emptyBoard(['R', 'B', 'G'], 10), row: stacks.map((stack) => Array.from(stack, (family) => card(family as Family))) }
}

const result = (winners: Family[], influence: Record<string, number>) => ({ winners, influence, seed: '', game: '' })

describe('the outcome', () => {
  it('is decided by influence', () => {
    const found = outcomeOf(result(['B'], { R: 3, B: 9, G: 5 }), row('R', 'R'))
    expect(found).toMatchObject({ winners: ['B'], tied: ['B'], decided: 'influence' })
    expect(found.places.map(({ family, place }) => [family, place])).toEqual([['B', 1], ['G', 2], ['R', 3]])
  })

  it('is decided by the row in a tie, where only tops count', () => {
    const found = outcomeOf(result(['G'], { R: 7, B: 2, G: 7 }), row('GR', 'GR', 'R', 'BR'))
    expect(found).toMatchObject({ winners: ['G'], tied: ['R', 'G'], decided: 'row' })
    expect(found.places[0]).toEqual({ family: 'G', place: 1, influence: 7, tops: 2 })
  })

  it('is shared if the row is a tie too', () => {
    const found = outcomeOf(result(['R', 'G'], { R: 7, B: 2, G: 7 }), row('R', 'G'))
    expect(found).toMatchObject({ winners: ['R', 'G'], decided: 'shared' })
    expect(found.places.map(({ place }) => place)).toEqual([1, 1, 3])
  })
})
