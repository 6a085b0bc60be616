/** Cards in the row: laid down, acting, turned over, carried along. */

import { ownerOf, topAt } from '../game/board'
import { uncovered } from './leaving'
import { SEEN_FROM, type Moment } from './moment'
import { measure, reflow } from './reflow'
import type { Run } from './run'
import { centre, find, type Scene } from './scene'
import { EASE, MS } from './times'

/** A card comes from the hand, or from where its family sits, down to its place. */
export async function placed(moment: Moment): Promise<void> {
  const { event, before, after, scene, run, flight, show, sound } = moment
  const held = find(scene.hand(event.kind), 'card')
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
export async function verdict({ event, scene, run, show, sound }: Moment): Promise<void> {
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
