import { describe, expect, it } from 'vitest'
import { possible } from './aid'
import { emptyBoard, placeOf, type Board, type Card, type Family } from './board'
import type { GameEvent } from './events'
import { follow } from './follow'

const KINDS = ['archer', 'spy', 'heir', 'ambush', 'deal', 'informer', 'revolt']

/** What a viewer of family R knows after these events. */
function after(...events: GameEvent[]): Board {
  const dealt: GameEvent[] = [
    { what: 'dealt', family: 'R', hand: ['archer', 'spy', 'heir', 'ambush'], aside: ['deal', 'informer', 'revolt'], why: '' },
    { what: 'dealt', family: 'B', hand: [null, null, null, null], aside: [null, null, null], why: '' },
  ]
  return [...dealt, ...events].reduce(follow, emptyBoard(['R', 'B'], KINDS.length))
}

function card(board: Board, handle: number): Card {
  const place = placeOf(board, handle)
  if (!place) throw new Error(`no card ${handle} in the row`)
  return place.card
}

const couldBe = (board: Board, handle: number): string[] => possible(board, card(board, handle), KINDS).could
const laid = (card: number, covers = 0): GameEvent => ({ what: 'placed', family: 'B', card, kind: null, where: covers ? 'on' : 'last', covers, why: '' })
const mine = (card: number, kind: string): GameEvent => ({ what: 'placed', family: 'R', card, kind, where: 'last', covers: 0, why: '' })
const revealed = (family: Family, card: number, kind: string): GameEvent => ({ what: 'revealed', family, card, kind, why: '' })

describe('what a closed card could be', () => {
  it('is any kind in play at first, whatever other families show', () => {
    const board = after(mine(1, 'spy'), revealed('R', 1, 'spy'), laid(2))
    expect(possible(board, card(board, 2), KINDS)).toEqual({ could: KINDS, cannot: [] })
  })

  it('is no kind of its family that is open, discarded or in reserve', () => {
    const board = after(
      laid(1), laid(2), laid(3), laid(4),
      revealed('B', 1, 'heir'),
      { what: 'eliminated', family: 'B', card: 2, kind: 'ambush', by: 1, why: '' },
      { what: 'reserved', family: 'B', card: 3, kind: 'deal', tokens: 2, why: '' },
    )
    expect(possible(board, card(board, 4), KINDS)).toEqual({
      could: ['archer', 'spy', 'informer', 'revolt'], cannot: ['heir', 'ambush', 'deal'],
    })
  })

  it('is no card that was open before it was covered, nor one that everybody remembers', () => {
    const board = after(
      laid(1), revealed('B', 1, 'heir'), laid(2, 1),
      laid(3), revealed('B', 3, 'revolt'), { what: 'turned-down', family: 'B', card: 3, kind: 'revolt', why: '' },
    )
    expect(board.row[0]).toHaveLength(2)
    expect(couldBe(board, 2)).toEqual(['archer', 'spy', 'ambush', 'deal', 'informer'])
  })

  it('is not the card that went back to the hand when it lay there already; a later one may be', () => {
    const board = after(
      laid(1), laid(2), revealed('B', 1, 'informer'),
      { what: 'swapped', family: 'B', card: 1, kind: 'informer', laid: 3, laid_kind: null, why: '' }, laid(4),
    )
    expect(couldBe(board, 2)).not.toContain('informer')
    expect(couldBe(board, 3)).not.toContain('informer')
    expect(couldBe(board, 4)).toEqual(KINDS)
  })

  it('tells of my own closed cards only what the others can know', () => {
    const board = after(mine(1, 'spy'), mine(2, 'heir'))
    expect(card(board, 1).kind).toBe('spy')
    expect(couldBe(board, 2)).toEqual(KINDS)
  })
})
