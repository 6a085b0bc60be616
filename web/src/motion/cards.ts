/** Cards in the row: laid down, acting, turned over, carried along. */

import type { Family, Hidden } from '../game/board'
import type { EventOf } from '../game/events'
import { flyOut, uncovered } from './leaving'
import { SEEN_FROM, type Moment } from './moment'
import { measure, reflow } from './reflow'
import type { Run } from './run'
import { centre, find, type Scene } from './scene'
import { EASE, MS } from './times'

/** A card comes from the hand, or from where its family sits, down to its place. */
export async function placed(event: EventOf<'placed'>, moment: Moment): Promise<void> {
  const { before, after, scene, run, flight, show } = moment
  const hand = takeFromHand(event.kind, event.family, moment)
  const measured = measure(scene, before)
  const under = event.covers ? scene.card(event.covers) : null
  const ghost = under && scene.box(under) ? flight.likeness(run, under, under.getBoundingClientRect()) : null
  await show()
  const box = scene.box(scene.card(event.card))
  if (ghost && box && hand.from) moveTo(ghost, box)
  await Promise.all([reflow(run, scene, measured, after), flyIn(event.card, hand, moment)])
}

/** A card goes back to the hand; when it is there, another one comes down to its place. */
export async function swapped(event: EventOf<'swapped'>, moment: Moment): Promise<void> {
  const { before, after, scene, run, flight, show } = moment
  const hand = takeFromHand(event.laid_kind, event.family, moment)
  const card = scene.card(event.card)
  const box = scene.box(card)
  const measured = measure(scene, before)
  const flyer = card && box ? flight.likeness(run, card, box) : null
  await show()
  const appear = run.hide(scene.card(event.laid))
  const held = find(scene.hand(event.kind), 'card')
  await Promise.all([
    reflow(run, scene, measured, after),
    flyer && box && flyOut(moment, flyer, box, scene.box(held) ?? scene.box(scene.arms(event.family)), held),
  ])
  appear()
  await flyIn(event.laid, hand, moment)
}

/** Where a card comes from that is about to be laid, and its likeness if it is one of the own hand. */
interface Hand { from: DOMRect | null, likeness: HTMLElement | null }

function takeFromHand(kind: Hidden, family: Family, { scene, run, flight }: Moment): Hand {
  const held = find(scene.hand(kind), 'card')
  const box = scene.box(held)
  if (held && box) return { from: box, likeness: flight.likeness(run, held, box) }
  return { from: scene.box(scene.arms(family)), likeness: null }
}

async function flyIn(handle: number, { from, likeness }: Hand, { scene, run, flight, sound }: Moment): Promise<void> {
  const card = scene.card(handle)
  const box = scene.box(card)
  if (!card || !box || !from) return
  const appear = run.hide(card)
  const flyer = flight.likeness(run, card, box)
  const [a, b] = [centre(from), centre(box)]
  const [x, y] = [a.x - b.x, a.y - b.y]
  const scale = likeness ? from.width / box.width : 0.3
  const middle = `translate(${x / 2}px, ${y / 2 - 16}px) scale(${(scale + 1) / 2}) ${SEEN_FROM}`
  const turned = likeness ? 90 : 0
  await Promise.all([
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

/** The next card to act: the pennon goes there, the ring comes up. */
export async function acts(event: EventOf<'acts'>, { before, after, scene, run, show }: Moment): Promise<void> {
  const measured = measure(scene, before)
  await show()
  const ring = scene.card(event.card)
  await Promise.all([
    scrolled(scene, run),
    reflow(run, scene, measured, after),
    before.acting === event.card ? undefined : run.play(ring, [{ opacity: 0 }, { opacity: 1 }], MS.move, EASE.both, { pseudoElement: '::before' }),
  ])
}

/** A row too long for its screen is scrolled to the acting card; what comes next is measured when that is done. */
function scrolled(scene: Scene, run: Run): Promise<unknown> {
  const scroller = scene.part('scroller')
  if (!scroller || scroller.scrollWidth <= scroller.clientWidth) return Promise.resolve()
  const ended = new Promise((resolve) => { scroller.addEventListener('scrollend', resolve, { once: true }); })
  return Promise.race([ended, run.wait(MS.flight)])
}

/** A card is turned over where it lies; the other side shows when it stands on edge. */
export async function turned(event: EventOf<'revealed' | 'turned-down'>, { scene, run, show, sound }: Moment): Promise<void> {
  const edge = (degrees: number): string => `${SEEN_FROM} translateY(-10px) rotateY(${degrees}deg)`
  const flat = `${SEEN_FROM} translateY(0px) rotateY(0deg)`
  sound('turned')
  const card = scene.card(event.card)
  if (scene.box(card)) await run.play(card, [{ transform: flat }, { transform: edge(90) }], MS.turn / 2, 'ease-in')
  await show()
  const other = scene.card(event.card)
  if (scene.box(other)) await run.play(other, [{ transform: edge(-90) }, { transform: flat }], MS.turn / 2, EASE.out)
}

/** Lifted, carried above the row while a gap opens, and put down. */
export async function moved(event: EventOf<'moved'>, moment: Moment): Promise<void> {
  const { before, after, scene, run, flight, show, sound } = moment
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
  const sliding = Promise.all([reflow(run, scene, measured, after, MS.turn), uncovered(event.card, moment)])
  if (!goal) {
    await sliding
    return
  }
  const [a, b] = [centre(box), centre(goal)]
  const scale = goal.width / box.width
  await Promise.all([sliding, run.play(flyer, [at(0, height, 1.04), at(b.x - a.x, height, 1.04 * scale)], MS.turn, EASE.both)])
  await run.play(flyer, [at(b.x - a.x, height, 1.04 * scale), at(b.x - a.x, b.y - a.y, scale)], MS.move, EASE.both)
  appear()
  sound('laid')
}

/** Black wax is pressed on a card. */
export async function verdict(event: EventOf<'verdict-put'>, { scene, run, show, sound }: Moment): Promise<void> {
  await show()
  const seal = find(scene.card(event.card), 'seal')
  if (!scene.box(seal)) return
  await run.play(seal, [
    { transform: 'scale(2.4) rotate(-12deg)', opacity: 0 },
    { transform: 'scale(.92)', opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ], MS.flash, EASE.in)
  sound('laid')
}

/** Whom a choice is about. */
export async function chose(event: EventOf<'chose'>, moment: Moment): Promise<void> {
  await moment.show()
  if (event.target) await aim(event.card, event.target, moment)
}

export async function copied(event: EventOf<'copied'>, moment: Moment): Promise<void> {
  await moment.show()
  await aim(event.by, event.card, moment)
}

/** A hairline springs from the acting card to its target, whose brackets close. */
async function aim(acting: number, target: number, { scene, run, flight }: Moment): Promise<void> {
  const [from, to] = [scene.box(scene.card(acting)), scene.box(scene.card(target))]
  if (!to || target === acting) return
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
