/** Looking back by keyboard: what has the focus keeps its own keys, but the slider's are these. */

import type { ReplayModel } from './replay.svelte'

const KEYS: Record<string, (model: ReplayModel) => void> = {
  ArrowLeft: (model) => { model.previous() },
  ArrowRight: (model) => { model.next() },
  Home: (model) => { model.to(0) },
  End: (model) => { model.to(model.last) },
  PageUp: (model) => { model.toRound(true) },
  PageDown: (model) => { model.toRound(false) },
  ' ': (model) => { model.toggle() },
}

export function pressed(event: KeyboardEvent, model: ReplayModel): void {
  const key = KEYS[event.key]
  const target = event.target as HTMLElement
  if (!key || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (target.closest('dialog, textarea, select, input:not([type="range"])')) return
  if (event.key === ' ' && target.closest('button, a, summary')) return
  event.preventDefault()
  key(model)
}
