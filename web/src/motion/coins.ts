/** Influence on its way: from the supply, from cards, from family to family. */

import { ownerOf, placeOf, seatOf } from '../game/board'
import { Counter } from './counter'
import type { Fallen, Moment } from './moment'
import { centre, find, type Point } from './scene'
import { EASE, MS } from './times'

const MOST_COINS = 8
const ARC = 60
const DROP = 150
/** The width of a coin in flight, as motion.css has it. */
const COIN = 30
/** When a coin touches down; for the rest of its time it settles. */
const CONTACT = 0.45
/** Tokens that nobody gains; all others taken off a card go to its owner with the next event. */
const LOST = ['ambush.tokens', 'extortion.tokens', 'extortion.thrown-away']
/** What a fallen card does to its attacker. */
const REACTIONS = ['ambush.eliminated', 'extortion.eliminated']

/** Tokens come onto a card, or leave it. */
export async function tokens(moment: Moment): Promise<void> {
  const { event, before, after, scene, run, show, memory } = moment
  const number = event.number ?? 0
  const [was, is] = [before, after].map((board) => placeOf(board, event.card ?? 0)?.card.tokens ?? 0) as [number, number]
  if (number < 0) {
    const bezant = find(scene.card(event.card), 'tokens')
    const box = scene.box(bezant)
    const lost = LOST.includes(event.why ?? '')
    if (box && !lost) memory.taken = { handle: event.card ?? 0, box }
    const ghost = bezant && box && lost ? moment.flight.put(run, 'flyer', box) : null
    if (ghost && bezant) ghost.append(bezant.cloneNode(true))
    await show()
    return run.play(ghost, [{ opacity: 1, transform: 'none' }, { opacity: 0, transform: 'translateY(14px)' }], MS.fade, EASE.out)
  }
  await show()
  const bezant = find(scene.card(event.card), 'tokens')
  const box = scene.box(bezant)
  if (!bezant || !box) return
  const counter = new Counter(run, bezant, was, is)
  const appear = was === 0 ? run.hide(bezant) : null
  const to = centre(box)
  await fly(moment, { x: to.x, y: to.y - DROP }, box, number, 0, (part) => {
    appear?.()
    counter.reach(part)
    void run.play(bezant.querySelector('b'), TICK, MS.fade, EASE.out)
  })
}

/** Influence comes to a family, from where the card lies, or from the supply. */
export async function gained(moment: Moment): Promise<void> {
  const { event, before, after, scene, run, show, memory } = moment
  const number = event.number ?? 0
  const card = scene.card(event.card)
  const taken = memory.taken?.handle === event.card ? memory.taken?.box : null
  const source = taken ?? scene.box(find(card, 'tokens') ?? card)
  memory.taken = null
  await show()
  const influence = scene.influence(event.seat)
  const to = scene.purse(event.seat)
  const reaction = REACTIONS.includes(event.why ?? '') ? memory.fallen.find(({ family, kind }) => family === event.seat && kind === event.kind) : null
  const from = reaction ? centre(reaction.box) : source ? centre(source) : scene.supply
  if (!to || !from || event.why === 'spy.takes') return run.play(find(scene.seat(event.seat), 'purse'), TICK, MS.fade, EASE.out)
  const counter = new Counter(run, influence, seatOf(before, event.seat ?? '')?.influence ?? 0, seatOf(after, event.seat ?? '')?.influence ?? 0)
  if (reaction) await flash(moment, reaction)
  await fly(moment, from, to, number, ARC, (part) => {
    counter.reach(part)
    void run.play(find(scene.seat(event.seat), 'purse'), TICK, MS.fade, EASE.out)
  })
}

/** A coin goes from one family to the family of the acting card, whose gain is told next. */
export async function robbed(moment: Moment): Promise<void> {
  const { event, before, scene, show } = moment
  const from = scene.purse(event.seat)
  const robber = placeOf(before, event.card ?? 0)?.card.family ?? ownerOf(event)
  const to = scene.purse(robber)
  await show()
  if (from && to) await fly(moment, centre(from), to, event.number ?? 1, ARC, () => undefined)
}

const TICK: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.22)', offset: 0.4 }, { transform: 'none' }]

/** Coins one after another; `landed` hears how much of the sum has arrived. */
async function fly({ run, flight, sound }: Moment, from: Point, goal: DOMRect, number: number, arc: number, landed: (part: number) => void): Promise<void> {
  const coins = Math.min(number, MOST_COINS)
  const to = centre(goal)
  const path = pathOf(from, to, arc, goal.width / COIN)
  await Promise.all(Array.from({ length: coins }, async (_, index) => {
    const delay = index * MS.apart
    const coin = flight.coin(run, to)
    const settled = run.play(coin, path, MS.flight, EASE.land, { delay })
    await run.wait((delay + CONTACT * MS.flight) * run.pace)
    if (arc === 0) coin.remove() // it lies under the number now
    landed((index + 1) / coins)
    sound('coin')
    await settled
  }))
}

/** Told from where it ends, so that it lands exactly there. Without an arc the coin drops out of nowhere. */
function pathOf(from: Point, to: Point, arc: number, size: number): Keyframe[] {
  const steps = arc === 0 ? 1 : 8
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const x = (from.x - to.x) * (1 - t)
    const y = (from.y - to.y) * (1 - t) - arc * 4 * t * (1 - t)
    const scale = 1 + (size - 1) * t
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`, opacity: arc === 0 && t === 0 ? 0 : 1 }
  })
}

/** The fallen card shows once more where it lay, and its caltrop bites. */
async function flash({ run, flight }: Moment, fallen: Fallen): Promise<void> {
  const flyer = flight.put(run, 'flyer', fallen.box)
  flyer.style.setProperty('--w', `${fallen.box.width}px`)
  flight.turnUp(run, flyer, fallen.family, fallen.kind)
  await Promise.all([
    run.play(flyer, [{ opacity: 0, transform: 'scale(.9)' }, { opacity: 1, transform: 'none' }], MS.flash / 2, EASE.out),
    run.play(find(flyer, 'mark'), [{ transform: 'none' }, { transform: 'scale(1.9)', offset: 0.5 }, { transform: 'none' }], MS.flash, EASE.both),
  ])
  void run.play(flyer, [{ opacity: 1 }, { opacity: 0 }], MS.flight, EASE.in)
}
