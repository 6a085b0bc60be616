/** Cards that leave the row: struck down, used up, set by, taken back. */

import { ownerOf, placeOf, type GameEvent } from '../game/board'
import { SEEN_FROM, type Moment } from './moment'
import { measure, reflow } from './reflow'
import type { Run } from './run'
import { centre, find, findAll } from './scene'
import { EASE, MS } from './times'

/** A card that is about to fall, and where its family keeps such cards. */
interface Victim { event: GameEvent, card: HTMLElement, box: DOMRect, pile: DOMRect | null }

/** Cards are turned up and struck out, and sink to their piles; those that fall by one blow fall together. */
export async function eliminated(moment: Moment): Promise<void> {
  const { event, next, after, scene, run, show, memory } = moment
  const together = memory.together
  if (together && together.handle === event.card) {
    await show()
    return reflow(run, scene, together.measured, after)
  }
  await leaves(moment, next?.what === 'eliminated' ? [event, next] : [event], true)
}

export function discarded(moment: Moment): Promise<void> {
  return leaves(moment, [moment.event], false)
}

async function leaves(moment: Moment, events: GameEvent[], struck: boolean): Promise<void> {
  const { event, before, after, scene, run, memory, show, sound } = moment
  memory.fallen = []
  const victims = events.flatMap((other) => victim(moment, other) ?? [])
  if (victims[0]?.event !== event) return show()
  const measured = measure(scene, before)
  for (const { event: { kind, ...other }, box } of victims) {
    const family = ownerOf(other)
    if (family && kind) memory.fallen.push({ family, kind, box })
  }
  const flyers = victims.map((falling) => ({ ...falling, flyer: takeOff(moment, falling) }))
  await Promise.all(flyers.map((falling) => turnUp(moment, falling)))
  await Promise.all(flyers.flatMap(({ flyer }) => findAll(flyer, 'tokens', 'seal'))
    .map((token) => run.play(token, [{ opacity: 1 }, { opacity: 0 }], MS.fade, EASE.out)))
  if (struck) await Promise.all(flyers.map(({ flyer }) => strike(run, flyer)))
  sound('fall')
  const second = victims[1]
  if (second) {
    // it is told of next, and the row closes then
    await Promise.all(flyers.map((falling) => sink(run, falling)))
    memory.together = { handle: second.event.card ?? 0, measured }
    return show()
  }
  await show()
  const arrived = run.hide(findAll(scene.pile(ownerOf(event)), 'mini').at(-1))
  await Promise.all([
    ...flyers.map((falling) => sink(run, falling).then(arrived)),
    reflow(run, scene, measured, after, MS.move, MS.fall),
    uncovered(moment, MS.fall),
  ])
}

function victim({ scene }: Moment, event: GameEvent): Victim | null {
  const card = scene.card(event.card)
  const box = scene.box(card)
  const family = ownerOf(event)
  return card && box && { event, card, box, pile: scene.box(scene.pile(family)) ?? scene.box(scene.arms(family)) }
}

function takeOff({ run, flight }: Moment, { card, box }: Victim): HTMLElement {
  const flyer = flight.likeness(run, card, box)
  run.hide(card)
  return flyer
}

/** A closed card shows what it was before it goes. */
async function turnUp({ before, run, flight, sound }: Moment, { event, flyer }: Victim & { flyer: HTMLElement }): Promise<void> {
  const family = ownerOf(event)
  const card = placeOf(before, event.card ?? 0)?.card
  if (!card || card.open || !family || !event.kind) return
  const turn = (from: number, to: number, easing: string): Promise<void> => run.play(flyer, [
    { transform: `${SEEN_FROM} rotateY(${from}deg)` }, { transform: `${SEEN_FROM} rotateY(${to}deg)` },
  ], MS.turn / 2, easing)
  sound('turned')
  await turn(0, 90, 'ease-in')
  flight.turnUp(run, flyer, family, event.kind, card.tokens)
  await turn(-90, 0, EASE.out)
}

/** The bend is drawn across it. */
async function strike(run: Run, flyer: HTMLElement): Promise<void> {
  const card = find(flyer, 'card')
  card?.classList.add('is-eliminated')
  await run.play(card, [{ transform: 'scale(0)' }, { transform: 'scale(1)' }], MS.bend, EASE.out, { pseudoElement: '::after' })
}

/** To a pile, tilting and shrinking; without one, down and away. */
function sink(run: Run, { flyer, box, pile }: Victim & { flyer: HTMLElement }): Promise<void> {
  const [a, b] = [centre(box), pile ? centre(pile) : null]
  const [x, y] = b ? [b.x - a.x, b.y - a.y] : [10, 90]
  const small = pile ? 0.22 : 0.9
  return run.play(flyer, [
    { transform: 'translate(0px, 0px) rotate(0deg) scale(1)', opacity: 1 },
    { transform: `translate(${0.08 * x + 6}px, ${0.08 * y + 12}px) rotate(7deg) scale(.98)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${0.85 * x}px, ${0.85 * y}px) rotate(9deg) scale(${small + 0.15})`, opacity: 0.9, offset: 0.88 },
    { transform: `translate(${x}px, ${y}px) rotate(9deg) scale(${small})`, opacity: 0 },
  ], MS.fall, EASE.in)
}

/** What lay beneath comes up a little. */
export function uncovered({ event, before, after, scene, run }: Moment, delay = 0): Promise<void> {
  const beneath = before.row.find((stack) => stack[0]?.handle === event.card)?.[1]?.handle
  if (!after.row.some((stack) => stack[0]?.handle === beneath)) return Promise.resolve()
  return run.play(scene.card(beneath), [{ transform: 'none' }, { transform: 'translateY(-6px)', offset: 0.5 }, { transform: 'none' }], MS.move, EASE.out, { delay })
}

/** To the reserve, or back to the hand: both are where the family sits, the own hand is seen. */
export async function taken(moment: Moment): Promise<void> {
  const { event, before, after, scene, run, flight, show, sound } = moment
  const card = scene.card(event.card)
  const box = scene.box(card)
  const measured = measure(scene, before)
  const flyer = card && box ? flight.likeness(run, card, box) : null
  await show()
  const held = event.what === 'returned' ? find(scene.hand(event.kind), 'card') : null
  const goal = scene.box(held) ?? scene.box(scene.arms(ownerOf(event)))
  const sliding = reflow(run, scene, measured, after)
  if (!flyer || !box || !goal) return sliding
  const appear = run.hide(held)
  const [a, b] = [centre(box), centre(goal)]
  const small = held ? goal.width / box.width : 0.22
  await Promise.all([sliding, uncovered(moment), run.play(flyer, [
    { transform: 'translate(0px, 0px) scale(1)', opacity: 1 },
    { transform: `translate(${(b.x - a.x) * 0.9}px, ${(b.y - a.y) * 0.9}px) scale(${small})`, opacity: 1, offset: 0.9 },
    { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${small})`, opacity: held ? 1 : 0 },
  ], MS.fall, EASE.both)])
  appear()
  sound('laid')
}
