/** What there is to see when nothing may move. */

import { placeOf } from '../game/board'
import type { Moment, MovingEvent } from './moment'
import type { Scene } from './scene'
import { EASE, MS } from './times'

/** The old state fades out where it was, the new one comes up where it is. */
export async function crossFade(event: MovingEvent, { before, scene, run, flight, show }: Moment): Promise<void> {
  const was = scene.card(event.card)
  const box = scene.box(was)
  const ghost = was && box && placeOf(before, event.card) ? flight.likeness(run, was, box) : null
  await show()
  const is = scene.card(event.what === 'swapped' ? event.laid : event.card) ?? scene.influence(event.family)
  await Promise.all([
    run.play(ghost, [{ opacity: 1 }, { opacity: 0 }], MS.crossFade, EASE.linear),
    run.play(is, [{ opacity: 0 }, { opacity: 1 }], MS.crossFade, EASE.linear),
  ])
}

/** A cut; for a moment a frame stands around what has changed, while the story goes on. */
export async function highlight(event: MovingEvent, { scene, flight, show }: Moment): Promise<void> {
  await show()
  for (const changed of changedBy(event, scene)) {
    const box = scene.box(changed)
    if (!box) continue
    const frame = flight.lasting('glint', box)
    const fading = frame.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MS.highlight, easing: EASE.in, fill: 'both' })
    void fading.finished.catch(() => undefined).then(() => { frame.remove() })
  }
}

function changedBy(event: MovingEvent, scene: Scene): (HTMLElement | null)[] {
  switch (event.what) {
    case 'chose': return []
    case 'gained':
    case 'reacted': return [scene.influence(event.family)]
    case 'robbed': return event.amount > 0 ? [scene.influence(event.victim), scene.influence(event.family)] : []
    case 'tokens-collected': return [scene.card(event.card), scene.influence(event.family)]
    case 'swapped': return [scene.card(event.laid)]
    default: return [scene.card(event.card) ?? scene.pile(event.family)]
  }
}
