/** Influence on its way: from the supply, from cards, from family to family. */

import { placeOf, seatOf, type Family } from '../game/board'
import type { EventOf } from '../game/events'
import { Counter } from './counter'
import type { Moment } from './moment'
import { centre, find, type Point } from './scene'
import { EASE, MS } from './times'

const MOST_COINS = 8
const ARC = 60
const DROP = 150
/** The width of a coin in flight, as motion.css has it. */
const COIN = 30
/** When a coin touches down; for the rest of its time it settles. */
const CONTACT = 0.45

/** Tokens come onto a card. */
export async function tokensPut(event: EventOf<'kept' | 'tokens-given'>, moment: Moment): Promise<void> {
  const { before, scene, run, show } = moment
  const was = placeOf(before, event.card)?.card.tokens ?? 0
  await show()
  const bezant = find(scene.card(event.card), 'tokens')
  const box = scene.box(bezant)
  if (!bezant || !box) return
  const counter = new Counter(run, bezant, was, event.tokens)
  const appear = was === 0 ? run.hide(bezant) : null
  const to = centre(box)
  await fly(moment, { x: to.x, y: to.y - DROP }, box, event.tokens - was, 0, (part) => {
    appear?.()
    counter.reach(part)
    void run.play(bezant.querySelector('b'), TICK, MS.fade, EASE.out)
  })
}

/** Tokens leave a card, and nobody gains them. */
export async function tokensLost(event: EventOf<'tokens-lost'>, { scene, run, flight, show }: Moment): Promise<void> {
  const bezant = find(scene.card(event.card), 'tokens')
  const box = scene.box(bezant)
  const ghost = box ? flight.put(run, 'flyer', box) : null
  if (ghost && bezant) ghost.append(bezant.cloneNode(true))
  await show()
  await run.play(ghost, [{ opacity: 1, transform: 'none' }, { opacity: 0, transform: 'translateY(14px)' }], MS.fade, EASE.out)
}

/** Influence comes to a family: tokens off a card, or what a card earns where it lies. From elsewhere it comes out of the supply. */
export async function gained(event: EventOf<'gained' | 'tokens-collected'>, moment: Moment): Promise<void> {
  const { scene, show } = moment
  const card = scene.card(event.card)
  const source = scene.box(find(card, 'tokens') ?? card)
  await show()
  await pay(moment, source ? centre(source) : scene.supply, event.family, event.amount)
}

/** A card that fell shows once more where it lay, its caltrop bites, and influence comes from there. */
export async function reacted(event: EventOf<'reacted'>, moment: Moment): Promise<void> {
  const { run, scene, flight, memory, show } = moment
  const box = memory.fallen.get(event.card)
  await show()
  if (!box) return pay(moment, scene.supply, event.family, event.amount)
  await pay(moment, centre(box), event.family, event.amount, async () => {
    const flyer = flight.put(run, 'flyer', box)
    flyer.style.setProperty('--w', `${box.width}px`)
    flight.turnUp(run, flyer, event.family, event.kind)
    await Promise.all([
      run.play(flyer, [{ opacity: 0, transform: 'scale(.9)' }, { opacity: 1, transform: 'none' }], MS.flash / 2, EASE.out),
      run.play(find(flyer, 'mark'), [{ transform: 'none' }, { transform: 'scale(1.9)', offset: 0.5 }, { transform: 'none' }], MS.flash, EASE.both),
    ])
    void run.play(flyer, [{ opacity: 1 }, { opacity: 0 }], MS.flight, EASE.in)
  })
}

/** Coins go from one family to another, if there are any to be had. */
export async function robbed(event: EventOf<'robbed'>, moment: Moment): Promise<void> {
  const from = moment.scene.purse(event.victim)
  await moment.show()
  if (event.amount > 0) await pay(moment, from && centre(from), event.family, event.amount)
}

const TICK: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.22)', offset: 0.4 }, { transform: 'none' }]

/** Coins fly into a purse, whose number goes up as they land; `first` is played before they take off. */
async function pay(moment: Moment, from: Point | null, family: Family, amount: number, first?: () => Promise<void>): Promise<void> {
  const { before, after, scene, run } = moment
  const purse = find(scene.seat(family), 'purse')
  const to = scene.purse(family)
  if (!to || !from) return run.play(purse, TICK, MS.fade, EASE.out)
  const [was, is] = [before, after].map((board) => seatOf(board, family)?.influence ?? 0) as [number, number]
  const counter = new Counter(run, scene.influence(family), was, is)
  await first?.()
  await fly(moment, from, to, amount, ARC, (part) => {
    counter.reach(part)
    void run.play(purse, TICK, MS.fade, EASE.out)
  })
}

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
