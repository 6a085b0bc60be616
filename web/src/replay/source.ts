/** Where a game that is looked back at comes from: the server's finished games, or a record from a file. */

import { api } from '../kit/api'
import type { Retold, TableView } from '../kit/messages'

export interface Source {
  /** The game's id; empty for a record, which no link leads to. */
  readonly id: string
  retold(view: string): Promise<Retold>
  playOn(step: number, seat: string, level: string): Promise<TableView>
}

/** Each view is asked for once. */
function remembering(ask: (view: string) => Promise<Retold>): (view: string) => Promise<Retold> {
  const views = new Map<string, Promise<Retold>>()
  return (view) => {
    const found = views.get(view) ?? ask(view)
    views.set(view, found)
    found.catch(() => views.delete(view))
    return found
  }
}

export function finishedGame(id: string): Source {
  return {
    id,
    retold: remembering((view) => api.retold(id, view)),
    playOn: (step, seat, level) => api.playOn(id, { step, seat, level }),
  }
}

export function uploaded(record: string): Source {
  return {
    id: '',
    retold: remembering((view) => api.recordRetold(record, view)),
    playOn: (step, seat, level) => api.playOnRecord(record, { step, seat, level }),
  }
}
