/** What there is to see when nothing may move. */

import { ownerOf, placeOf } from '../game/board'
import type { Moment } from './moment'
import { EASE, MS } from './times'

/** The old state fades out where it was, the new one comes up where it is. */
export async function crossFade({ event, before, scene, run, flight, show }: Moment): Promise<void> {
  const was = scene.card(event.card)
  const box = scene.box(was)
  const ghost = was && box && placeOf(before, event.card ?? 0) ? flight.likeness(run, was, box) : null
  await show()
  const is = scene.card(event.card) ?? scene.influence(ownerOf(event))
  await Promise.all([
    run.play(ghost, [{ opacity: 1 }, { opacity: 0 }], MS.crossFade, EASE.linear),
    run.play(is, [{ opacity: 0 }, { opacity: 1 }], MS.crossFade, EASE.linear),
  ])
}

/** A cut; for a moment a frame stands around what has changed, while the story goes on. */
export async function highlight({ event, scene, flight, show }: Moment): Promise<void> {
  await show()
  const money = event.what === 'gained' || event.what === 'robbed'
  const box = scene.box(money ? scene.influence(event.seat) : scene.card(event.card) ?? scene.pile(ownerOf(event)))
  if (!box || event.what === 'chose') return
  const frame = flight.lasting('glint', box)
  const fading = frame.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MS.highlight, easing: EASE.in, fill: 'both' })
  void fading.finished.catch(() => undefined).then(() => { frame.remove() })
}
