/** Cards on their way: into the row, along it, over and out of it. */

import { placeOf, topAt, type Family } from '../game/board'
import { ownerOf, type Moment } from './moment'
import { measure, reflow } from './reflow'
import { centre } from './scene'
import { EASE, MS } from './times'

const SEEN_FROM = 'perspective(900px)'

/** A card comes from the hand, or from where its family sits, down to its place. */
export async function placed(moment: Moment): Promise<void> {
  const { event, before, after, scene, run, flight, show, sound } = moment
  const held = scene.hand(event.kind)?.querySelector('.card')
  const heldBox = scene.box(held)
  const seatBox = scene.box(scene.arms(ownerOf(event)))
  const measured = measure(scene, before)
  const likeness = held && heldBox ? flight.likeness(run, held, heldBox) : null
  const under = scene.card(coveredBy(moment))
  const ghost = under && scene.box(under) ? flight.likeness(run, under, under.getBoundingClientRect()) : null
  await show()
  const card = scene.card(event.card)
  const box = scene.box(card)
  const from = heldBox ?? seatBox
  const sliding = reflow(run, scene, measured, after)
  if (!card || !box || !from) return sliding
  if (ghost) moveTo(ghost, box)
  const appear = run.hide(card)
  const flyer = flight.likeness(run, card, box)
  const [a, b] = [centre(from), centre(box)]
  const [x, y] = [a.x - b.x, a.y - b.y]
  const scale = heldBox ? heldBox.width / box.width : 0.3
  const middle = `translate(${x / 2}px, ${y / 2 - 16}px) scale(${(scale + 1) / 2}) ${SEEN_FROM}`
  const turned = likeness ? 90 : 0
  await Promise.all([
    sliding,
    run.play(likeness, [
      { transform: 'none' },
      { transform: `translate(${-x / 2}px, ${-y / 2 - 16}px) scale(${(1 / scale + 1) / 2}) ${SEEN_FROM} rotateY(90deg)`, offset: 0.5 },
      { transform: `translate(${-x}px, ${-y}px) scale(${1 / scale}) ${SEEN_FROM} rotateY(90deg)` },
    ], MS.turn, EASE.both),
    run.play(flyer, [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) ${SEEN_FROM} rotateY(${-turned}deg)`, opacity: likeness ? 1 : 0 },
      { transform: `${middle} rotateY(${-turned}deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(0px, 0px) scale(1) ${SEEN_FROM} rotateY(0deg)`, opacity: 1 },
    ], MS.turn, EASE.both),
  ])
  appear()
  sound('laid')
}

/** The card a new one is laid upon. */
function coveredBy({ event, before, after }: Moment): number | undefined {
  const beneath = after.row.find((stack) => stack[0]?.handle === event.card)?.[1]?.handle
  return before.row.some((stack) => stack[0]?.handle === beneath) ? beneath : undefined
}

/** The next card to act: the pennon goes there, the ring comes up. */
export async function acts({ event, before, after, scene, run, show }: Moment): Promise<void> {
  const measured = measure(scene, before)
  await show()
  const ring = scene.card(event.card)
  await Promise.all([
    reflow(run, scene, measured, after),
    before.acting === event.card ? undefined : run.play(ring, [{ opacity: 0 }, { opacity: 1 }], MS.move, EASE.both, { pseudoElement: '::before' }),
  ])
}

/** A card is turned over where it lies; the other side shows when it stands on edge. */
export async function turned({ event, scene, run, show, sound }: Moment): Promise<void> {
  const edge = (degrees: number): string => `${SEEN_FROM} translateY(-10px) rotateY(${degrees}deg)`
  const flat = `${SEEN_FROM} translateY(0px) rotateY(0deg)`
  sound('turned')
  const card = scene.card(event.card)
  if (scene.box(card)) await run.play(card, [{ transform: flat }, { transform: edge(90) }], MS.turn / 2, 'ease-in')
  await show()
  const other = scene.card(event.card)
  if (scene.box(other)) await run.play(other, [{ transform: edge(-90) }, { transform: flat }], MS.turn / 2, EASE.out)
}

/** A card is turned up and struck out, and sinks to its pile. */
export function eliminated(moment: Moment): Promise<void> {
  return leaves(moment, true)
}

export function discarded(moment: Moment): Promise<void> {
  return leaves(moment, false)
}

async function leaves(moment: Moment, struck: boolean): Promise<void> {
  const { event, before, after, scene, run, flight, memory, show, sound } = moment
  const owner = ownerOf(event)
  const card = scene.card(event.card)
  const box = scene.box(card)
  memory.fallen = null
  if (!card || !box) return show()
  if (owner && event.kind) memory.fallen = { family: owner, kind: event.kind, box }
  const pile = scene.box(scene.pile(owner))
  const measured = measure(scene, before)
  const flyer = flight.likeness(run, card, box)
  run.hide(card)
  const lying = placeOf(before, event.card ?? 0)?.card
  if (lying && !lying.open && owner && event.kind) {
    sound('turned')
    await run.play(flyer, [{ transform: `${SEEN_FROM} rotateY(0deg)` }, { transform: `${SEEN_FROM} rotateY(90deg)` }], MS.turn / 2, 'ease-in')
    flight.turnUp(run, flyer, owner, event.kind, lying.tokens)
    await run.play(flyer, [{ transform: `${SEEN_FROM} rotateY(-90deg)` }, { transform: `${SEEN_FROM} rotateY(0deg)` }], MS.turn / 2, EASE.out)
  }
  await Promise.all([...flyer.querySelectorAll('.bez, .seal')].map((token) => run.play(token, [{ opacity: 1 }, { opacity: 0 }], MS.fade, EASE.out)))
  if (struck) {
    const face = flyer.querySelector('.card')
    face?.classList.add('is-eliminated')
    await run.play(face, [{ transform: 'scale(0)' }, { transform: 'scale(1)' }], MS.bend, EASE.out, { pseudoElement: '::after' })
  }
  sound('fall')
  await sink(moment, flyer, box, pile)
  await show()
  await Promise.all([reflow(run, scene, measured, after), uncovered(moment)])
}

/** To a pile, tilting and shrinking; without one, down and away. */
function sink({ run }: Moment, flyer: HTMLElement, box: DOMRect, pile: DOMRect | null): Promise<void> {
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
function uncovered({ event, before, after, scene, run }: Moment): Promise<void> {
  const beneath = before.row.find((stack) => stack[0]?.handle === event.card)?.[1]?.handle
  if (!after.row.some((stack) => stack[0]?.handle === beneath)) return Promise.resolve()
  return run.play(scene.card(beneath), [{ transform: 'none' }, { transform: 'translateY(-6px)', offset: 0.5 }, { transform: 'none' }], MS.move, EASE.out)
}

/** A card goes to its owner's reserve. */
export async function reserved(moment: Moment): Promise<void> {
  return away(moment, ownerOf(moment.event))
}

/** A card goes back to the hand it came from. */
export async function returned(moment: Moment): Promise<void> {
  return away(moment, ownerOf(moment.event))
}

async function away(moment: Moment, family: Family | undefined): Promise<void> {
  const { event, before, after, scene, run, flight, show, sound } = moment
  const card = scene.card(event.card)
  const box = scene.box(card)
  const measured = measure(scene, before)
  const flyer = card && box ? flight.likeness(run, card, box) : null
  await show()
  const held = event.what === 'returned' ? scene.hand(event.kind)?.querySelector('.card') : null
  const goal = scene.box(held) ?? scene.box(scene.arms(family))
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

/** Lifted, carried above the row while a gap opens, and put down. */
export async function moved(moment: Moment): Promise<void> {
  const { event, before, after, scene, run, flight, show, sound } = moment
  const card = scene.card(event.card)
  const box = scene.box(card)
  if (!card || !box) return show()
  const measured = measure(scene, before)
  const flyer = flight.likeness(run, card, box)
  flyer.classList.add('lifted')
  run.hide(card)
  const height = -0.62 * box.height
  const at = (x: number, y: number, scale: number): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` })
  await run.play(flyer, [at(0, 0, 1), at(0, height, 1.04)], MS.move, EASE.both)
  await show()
  const there = scene.card(event.card)
  const goal = there?.getBoundingClientRect()
  const appear = run.hide(there)
  const sliding = Promise.all([reflow(run, scene, measured, after, MS.turn), uncovered(moment)])
  if (!goal) return void await sliding
  const [a, b] = [centre(box), centre(goal)]
  const scale = goal.width / box.width
  await Promise.all([sliding, run.play(flyer, [at(0, height, 1.04), at(b.x - a.x, height, 1.04 * scale)], MS.turn, EASE.both)])
  await run.play(flyer, [at(b.x - a.x, height, 1.04 * scale), at(b.x - a.x, b.y - a.y, scale)], MS.move, EASE.both)
  appear()
  sound('laid')
}

/** Black wax is pressed on a card. */
export async function verdict({ event, scene, run, show, sound }: Moment): Promise<void> {
  await show()
  const seal = scene.card(event.card)?.querySelector('.seal')
  if (!scene.box(seal)) return
  await run.play(seal, [
    { transform: 'scale(2.4) rotate(-12deg)', opacity: 0 },
    { transform: 'scale(.92)', opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ], MS.flash, EASE.in)
  sound('laid')
}

/** Whom a choice is about. */
export async function chose(moment: Moment): Promise<void> {
  const { event, before, show } = moment
  const [verb = '', number = ''] = event.action?.split(' ') ?? []
  await show()
  if (verb !== 'gap' && verb !== 'place' && Number(number) > 0) await aim(moment, topAt(before, Number(number))?.handle)
}

export async function copied(moment: Moment): Promise<void> {
  await moment.show()
  await aim(moment, moment.event.card)
}

/** A hairline springs from the acting card to its target, whose brackets close. */
async function aim({ before, scene, run, flight }: Moment, target: number | undefined): Promise<void> {
  const [from, to] = [scene.box(scene.card(before.acting)), scene.box(scene.card(target))]
  if (!to || target === before.acting) return
  const frame = flight.lasting('flyer', to)
  const brackets = document.createElement('span')
  brackets.className = 'brackets'
  frame.append(brackets)
  const [a, b] = [from && centre(from).x, centre(to).x]
  const line = a === null || !from ? null : flight.lasting(a < b ? 'aim' : 'aim back', {
    left: Math.min(a, b), width: Math.abs(b - a), top: Math.min(from.top, to.top) - 26, height: 26,
  })
  await Promise.all([
    run.play(line, [{ transform: 'scale(0, .4)' }, { transform: 'scale(1, 1)' }], MS.aim, EASE.out),
    run.play(brackets, [{ transform: 'scale(1.2)', opacity: 0 }, { transform: 'none', opacity: 1 }], MS.aim, EASE.out),
  ])
  // they stay for a moment while the story goes on
  for (const thing of [frame, line]) {
    const fading = thing?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MS.fade * run.pace, delay: MS.rest * run.pace, fill: 'both' })
    void fading?.finished.catch(() => undefined).then(() => thing?.remove())
  }
}

function moveTo(thing: HTMLElement, box: DOMRect): void {
  thing.style.left = `${box.left}px`
  thing.style.top = `${box.top}px`
  thing.style.setProperty('--w', `${box.width}px`)
}
