/** Which screen is shown at which address. Each is loaded when it is first needed. */

import type { Component } from 'svelte'
import { eventsOf } from './kit/api'
import { askEarly } from './kit/early'
import { withTexts } from './kit/texts'
import { momentOf } from './replay/moment'

interface Screen {
  at: RegExp
  load: () => Promise<{ default: Component<{ id: string }> | Component }>
  /** It says only what is loaded with the page. */
  brief?: boolean
  /** The address of what it is sure to ask the server for. */
  needs?: (id: string) => string
}

const SCREENS: Screen[] = [
  { at: /^\/$/, load: () => import('./home/Home.svelte'), brief: true },
  { at: /^\/tables\/([\w-]{1,64})$/, load: () => import('./table/TableScreen.svelte') },
  { at: /^\/games\/upload$/, load: () => import('./replay/Upload.svelte') },
  {
    at: /^\/games\/([\w-]{1,64})$/, load: () => import('./replay/Replay.svelte'),
    needs: (id) => eventsOf(id, momentOf(location.search).view),
  },
  { at: /^\/position$/, load: () => import('./replay/Position.svelte') },
  { at: /^\/learn$/, load: () => import('./learn/Learn.svelte') },
  { at: /^\/learn\/([\w-]{1,64})$/, load: () => import('./learn/LessonScreen.svelte') },
  { at: /^\/rules$/, load: () => import('./learn/Rules.svelte') },
  { at: /^\/ladder$/, load: () => import('./home/Ladder.svelte') },
  { at: /^\/move\/([\w-]{1,64})$/, load: () => import('./home/Move.svelte') },
  { at: /^\/puzzles$/, load: () => import('./puzzle/Puzzles.svelte') },
  { at: /^\/puzzles\/([\w-]{1,64})$/, load: () => import('./puzzle/PuzzleScreen.svelte') },
  { at: /^\/people\/([\w-]{1,64})$/, load: () => import('./home/Shared.svelte') },
  { at: /^\/me$/, load: () => import('./home/Myself.svelte') },
]
const NOWHERE: Screen = { at: /./, load: () => import('./site/Nowhere.svelte') }

export function screenAt(path: string): Screen & { id: string } {
  const { load, ...screen } = SCREENS.find(({ at }) => at.test(path)) ?? NOWHERE
  return { ...screen, load: () => screen.brief ? load() : withTexts(load()), id: screen.at.exec(path)?.[1] ?? '' }
}

/** Has the first screen and its data come while the language does, not after it. */
export function prepare(path: string): void {
  const { load, needs, id } = screenAt(path)
  load().catch(() => {}) // who shows it loads it again, and says so
  if (needs) askEarly(needs(id))
}
