/** A position of the notation: its address, and a board as a game of a single moment. */

import type { Letter, PositionShown, Question, Retold, TableView } from '../kit/messages'
import { t } from '../kit/texts'

/** The line in an address. A plus in it was meant as one. */
export function lineOf(search: string): string {
  return (new URLSearchParams(search).get('p') ?? '').trim().replaceAll(' ', '+')
}

export function searchOf(line: string): string {
  return `?p=${encodeURIComponent(line.trim())}`
}

/** Nobody sits there, so families are called by their colours. */
export function retoldOf({ board, kinds, asked, question }: PositionShown): Retold {
  const table: TableView = {
    id: '', code: '', status: asked ? 'playing' : 'over', hash: '', made: 0, kinds, position: true,
    settings: { seats: board.seats.length },
    seats: board.seats.map(({ family }) => ({ family, name: t(`family-${family}`) })),
  }
  const events: Retold['events'] = [{ what: 'position', board, why: 'set-up' }]
  if (asked) {
    const { acting: card, moving } = board
    events.push({ what: 'asked', family: asked as Letter, card, question: question as Question, moving, why: 'decision' })
  }
  return { table, events, steps: [], result: null }
}
