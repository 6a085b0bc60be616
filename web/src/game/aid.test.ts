import { describe, expect, it } from 'vitest'
import { possible } from './aid'
import { emptyBoard, placeOf, type Board, type Card, type GameEvent } from './board'
import { follow } from './follow'

const KINDS = ['archer', 'spy', 'heir', 'ambush', 'deal', 'informer', 'revolt']

/** What a viewer of family R knows after these events. */
function after(...events: GameEvent[]): Board {
  const dealt: GameEvent[] = [
    { what: 'dealt', seat: 'R', cards: 4, hand: ['archer', 'spy', 'heir', 'ambush'], aside: ['deal', 'informer', 'revolt'] },
    { what: 'dealt', seat: 'B', cards: 4 },
  ]
  return [...dealt, ...events].reduce(follow, emptyBoard(['R', 'B'], KINDS.length))
}

function card(board: Board, handle: number): Card {
  const place = placeOf(board, handle)
  if (!place) throw new Error(`no card ${handle} in the row`)
  return place.card
}

const couldBe = (board: Board, handle: number): string[] => possible(board, card(board, handle), KINDS).could
const laid = (handle: number, where = 'last'): GameEvent => ({ what: 'placed', seat: 'B', card: handle, where })

describe('what a closed card could be', () => {
  it('is any kind in play at first, whatever other families show', () => {
    const board = after({ what: 'placed', seat: 'R', card: 1, kind: 'spy', where: 'first' }, { what: 'revealed', seat: 'R', card: 1, kind: 'spy' }, laid(2))
    expect(possible(board, card(board, 2), KINDS)).toEqual({ could: KINDS, cannot: [] })
  })

  it('is no kind of its family that is open, discarded or in reserve', () => {
    const board = after(
      laid(1), laid(2), laid(3), laid(4),
      { what: 'revealed', seat: 'B', card: 1, kind: 'heir' },
      { what: 'eliminated', seat: 'R', owner: 'B', card: 2, kind: 'ambush' },
      { what: 'reserved', seat: 'B', card: 3, kind: 'deal', number: 2 },
    )
    expect(possible(board, card(board, 4), KINDS)).toEqual({
      could: ['archer', 'spy', 'informer', 'revolt'], cannot: ['heir', 'ambush', 'deal'],
    })
  })

  it('is no card that was open before it was covered, nor one that everybody remembers', () => {
    const board = after(
      laid(1), { what: 'revealed', seat: 'B', card: 1, kind: 'heir' }, laid(2, 'on 1'),
      laid(3), { what: 'revealed', seat: 'B', card: 3, kind: 'revolt' }, { what: 'turned-down', seat: 'B', card: 3 },
    )
    expect(board.row[0]).toHaveLength(2)
    expect(couldBe(board, 2)).toEqual(['archer', 'spy', 'ambush', 'deal', 'informer'])
  })

  it('is not the card that went back to the hand when it lay there already; a later one may be', () => {
    const board = after(
      laid(1), laid(2), { what: 'revealed', seat: 'B', card: 1, kind: 'informer' },
      { what: 'returned', seat: 'B', card: 1, kind: 'informer' }, { what: 'swapped', seat: 'B', card: 3, number: 1 }, laid(4),
    )
    expect(couldBe(board, 2)).not.toContain('informer')
    expect(couldBe(board, 3)).not.toContain('informer')
    expect(couldBe(board, 4)).toEqual(KINDS)
  })

  it('tells of my own closed cards only what the others can know', () => {
    const board = after(
      { what: 'placed', seat: 'R', card: 1, kind: 'spy', where: 'last' }, { what: 'placed', seat: 'R', card: 2, kind: 'heir', where: 'last' },
    )
    expect(card(board, 1).kind).toBe('spy')
    expect(couldBe(board, 2)).toEqual(KINDS)
  })
})
