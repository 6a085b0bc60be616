/** Cards that leave the row: struck down, used up, set by, taken back to the hand. */

import { placeOf } from '../game/board'
import type { EventOf } from '../game/events'
import { SEEN_FROM, type Moment } from './moment'
import { measure, reflow } from './reflow'
import type { Run } from './run'
import { centre, find, findAll } from './scene'
import { EASE, MS } from './times'

type Leaving = EventOf<'eliminated' | 'discarded'>

/** A card that is about to fall, and where its family keeps such cards. */
interface Victim { event: Leaving, card: HTMLElement, box: DOMRect, pile: DOMRect | null }

/** Cards are turned up and struck out, and sink to their piles; those that fall by one blow fall together. */
export async function eliminated(event: EventOf<'eliminated'>, moment: Moment): Promise<void> {
  const { next, after, scene, run, show, memory } = moment
  const together = memory.together
  if (together && together.handle === event.card) {
    await show()
    return reflow(run, scene, together.measured, after)
  }
  await leaves(event, moment, next?.what === 'eliminated' ? next : null)
}

export function discarded(event: EventOf<'discarded'>, moment: Moment): Promise<void> {
  return leaves(event, moment, null)
}

async function leaves(event: Leaving, moment: Moment, alike: Leaving | null): Promise<void> {
  const { before, after, scene, run, memory, show, sound } = moment
  const victims = [event, ...(alike ? [alike] : [])].flatMap((other) => victim(moment, other) ?? [])
  memory.fallen = new Map(victims.map((falling) => [falling.event.card, falling.box]))
  if (victims[0]?.event !== event) return show()
  const measured = measure(scene, before)
  const flyers = victims.map((falling) => ({ ...falling, flyer: takeOff(moment, falling) }))
  await Promise.all(flyers.map((falling) => turnUp(moment, falling)))
  await Promise.all(flyers.flatMap(({ flyer }) => findAll(flyer, 'tokens', 'seal'))
    .map((token) => run.play(token, [{ opacity: 1 }, { opacity: 0 }], MS.fade, EASE.out)))
  if (event.what === 'eliminated') await Promise.all(flyers.map(({ flyer }) => strike(run, flyer)))
  sound('fall')
  const second = victims[1]
  if (second) {
    // it is told of next, and the row closes then
    await Promise.all(flyers.map((falling) => sink(run, falling)))
    memory.together = { handle: second.event.card, measured }
    return show()
  }
  await show()
  const arrived = run.hide(findAll(scene.pile(event.family), 'mini').at(-1))
  await Promise.all([
    ...flyers.map((falling) => sink(run, falling).then(arrived)),
    reflow(run, scene, measured, after, MS.move, MS.fall),
    uncovered(event.card, moment, MS.fall),
  ])
}

function victim({ scene }: Moment, event: Leaving): Victim | null {
  const card = scene.card(event.card)
  const box = scene.box(card)
  return card && box && { event, card, box, pile: scene.box(scene.pile(event.family)) ?? scene.box(scene.arms(event.family)) }
}

function takeOff({ run, flight }: Moment, { card, box }: Victim): HTMLElement {
  const flyer = flight.likeness(run, card, box)
  run.hide(card)
  return flyer
}

/** A closed card shows what it was before it goes. */
async function turnUp({ before, run, flight, sound }: Moment, { event, flyer }: Victim & { flyer: HTMLElement }): Promise<void> {
  const card = placeOf(before, event.card)?.card
  if (!card || card.open) return
  const turn = (from: number, to: number, easing: string): Promise<void> => run.play(flyer, [
    { transform: `${SEEN_FROM} rotateY(${from}deg)` }, { transform: `${SEEN_FROM} rotateY(${to}deg)` },
  ], MS.turn / 2, easing)
  sound('turned')
  await turn(0, 90, 'ease-in')
  flight.turnUp(run, flyer, event.family, event.kind, card.tokens)
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
export function uncovered(handle: number, { before, after, scene, run }: Moment, delay = 0): Promise<void> {
  const beneath = before.row.find((stack) => stack[0]?.handle === handle)?.[1]?.handle
  if (!after.row.some((stack) => stack[0]?.handle === beneath)) return Promise.resolve()
  return run.play(scene.card(beneath), [{ transform: 'none' }, { transform: 'translateY(-6px)', offset: 0.5 }, { transform: 'none' }], MS.move, EASE.out, { delay })
}

/** To the reserve, which is where the family sits. */
export async function reserved(event: EventOf<'reserved'>, moment: Moment): Promise<void> {
  const { before, after, scene, run, flight, show } = moment
  const card = scene.card(event.card)
  const box = scene.box(card)
  const measured = measure(scene, before)
  const flyer = card && box ? flight.likeness(run, card, box) : null
  await show()
  await Promise.all([
    reflow(run, scene, measured, after),
    uncovered(event.card, moment),
    flyer && box && flyOut(moment, flyer, box, scene.box(scene.arms(event.family)), null),
  ])
}

/** A card flies from the row to where its family sits, or to its place in the own hand. */
export async function flyOut({ run, sound }: Moment, flyer: HTMLElement, box: DOMRect, goal: DOMRect | null, held: HTMLElement | null): Promise<void> {
  if (!goal) {
    flyer.remove()
    return
  }
  const appear = run.hide(held)
  const [a, b] = [centre(box), centre(goal)]
  const small = held ? goal.width / box.width : 0.22
  await run.play(flyer, [
    { transform: 'translate(0px, 0px) scale(1)', opacity: 1 },
    { transform: `translate(${(b.x - a.x) * 0.9}px, ${(b.y - a.y) * 0.9}px) scale(${small})`, opacity: 1, offset: 0.9 },
    { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${small})`, opacity: held ? 1 : 0 },
  ], MS.fall, EASE.both)
  flyer.remove()
  appear()
  sound('laid')
}
