// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayer, type Options } from './player'
import { boxOf, draw, FakeAnimation, STORY, told, type Told } from './fakes'

const root = document.createElement('div')
let hidden = false
let reduced = false

beforeEach(() => {
  document.body.replaceChildren(root)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) { return boxOf(this) })
  Element.prototype.animate = function (keyframes, options) {
    return new FakeAnimation(this, keyframes as Keyframe[], options as KeyframeAnimationOptions) as unknown as Animation
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  FakeAnimation.all.length = 0
  FakeAnimation.quick = true
  hidden = reduced = false
})

const QUICK: Options = { speed: () => 0.001, sound: () => false }

/** Plays what is told and says what was shown, in order. */
async function playAll(all: Told[], options: Partial<Options> = {}, on: HTMLElement | null = root, waiting = 0): Promise<string[]> {
  const shown: string[] = []
  let at = 0
  const player = createPlayer(() => on, { waiting, get next() { return all[at + 1]?.event } }, { ...QUICK, ...options })
  if (all[0] && on) draw(on, all[0].before)
  for (const { event, before, after } of all) {
    await player(event, before, after, () => {
      shown.push(event.what)
      if (on?.isConnected) draw(on, after)
      return Promise.resolve()
    })
    at += 1
  }
  return shown
}

/** The moment of the story when something happens, with the screen as it is before. */
function moment(what: string, nth = 0): Told {
  const found = told().filter(({ event }) => event.what === what)[nth]
  if (!found) throw new Error(`nothing is ${what}`)
  draw(root, found.before)
  return found
}

/** Begins to play something that would take minutes. */
function begin({ event, before, after }: Told, waiting = 0): { player: ReturnType<typeof createPlayer>, ended: Promise<void> } {
  FakeAnimation.quick = false
  const player = createPlayer(() => root, { waiting, next: undefined }, { ...QUICK, speed: () => 1000 })
  const ended = player(event, before, after, () => {
    draw(root, after)
    return Promise.resolve()
  })
  return { player, ended }
}

/** Waits until something holds: at once, unless the machine is busy. */
const comes = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 60_000 })

const flying = (): Element | null => document.querySelector('.flight')
const under = (): FakeAnimation[] => FakeAnimation.all.filter(({ playState }) => playState === 'running')

describe('every event is shown once and in order', () => {
  const all = STORY.map(({ what }) => what)

  it('with motion', async () => {
    expect(await playAll(told())).toEqual(all)
    expect(FakeAnimation.all.length).toBeGreaterThan(all.length)
    expect(document.querySelectorAll('.flight .flyer > *, .flight .coin')).toHaveLength(0)
    expect(root.querySelector('[data-seat="G"] [data-influence]')?.textContent).toBe('16')
  })

  it('with motion turned off', async () => {
    expect(await playAll(told(), { speed: () => 0 })).toEqual(all)
    expect(FakeAnimation.all.every(({ keyframes }) => keyframes.every((frame) => Object.keys(frame).join() === 'opacity'))).toBe(true)
  })

  it('with less motion wanted', async () => {
    reduced = true
    expect(await playAll(told(), {}, root, 100)).toEqual(all)
    expect(FakeAnimation.all.length).toBeGreaterThan(0)
    expect(FakeAnimation.all.every(({ keyframes }) => keyframes.every((frame) => Object.keys(frame).join() === 'opacity'))).toBe(true)
  })

  it('when nobody looks', async () => {
    hidden = true
    expect(await playAll(told())).toEqual(all)
    expect(FakeAnimation.all).toHaveLength(0)
  })

  it('when there is no table', async () => {
    expect(await playAll(told(), {}, null)).toEqual(all)
  })

  it('when nothing of the table is there', async () => {
    const empty = document.createElement('div')
    vi.spyOn(empty, 'innerHTML', 'set').mockImplementation(() => undefined)
    expect(await playAll(told(), {}, empty)).toEqual(all)
  })

  it('when all is scrolled away', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(-900, -900, 80, 112))
    expect(await playAll(told())).toEqual(all)
  })

  it('when something goes wrong with the picture', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    vi.spyOn(root, 'querySelector').mockImplementation(() => { throw new Error('broken') })
    expect(await playAll(told())).toEqual(all)
    expect(report).toHaveBeenCalled()
  })
})

describe('what moves', () => {
  it('is moved by transform and opacity alone', async () => {
    await playAll(told())
    const changed = new Set(FakeAnimation.all.flatMap(({ keyframes }) => keyframes.flatMap((frame) => Object.keys(frame))))
    changed.delete('offset')
    expect([...changed].sort()).toEqual(['opacity', 'scale', 'transform', 'translate'])
  })

  it('slides from where it was to where it is', async () => {
    const earlier = told(STORY.slice(0, 8)).at(-1)?.after.row ?? []
    await playAll(told([...STORY.slice(0, 8), { what: 'discarded', family: 'G', card: earlier[0]?.[0]?.handle ?? 0, kind: 'deal', why: '' }]).slice(-1))
    const slides = FakeAnimation.all.filter(({ element }) => element.matches('[data-position]')).map(({ keyframes }) => keyframes[0]?.['translate'])
    expect(earlier).toHaveLength(3)
    expect(slides).toEqual(['100px 0px', '100px 0px'])
  })

  it('falls together if it is struck together', async () => {
    const pair = told().filter(({ event }) => event.what === 'eliminated').slice(1)
    await playAll(pair)
    const sinking = FakeAnimation.all.filter(({ element, options }) => element.matches('.flyer') && options.duration === 0.52)
    expect(sinking).toHaveLength(2)
  })

  it('is faster when much is waiting', async () => {
    const { player, ended } = begin(moment('acts'), 26)
    await comes(() => { expect(under().length).toBeGreaterThan(0) })
    expect(under()[0]?.options.duration).toBe(65_000)
    player.skip()
    await ended
  })
})

describe('a key or a tap', () => {
  it('ends what is moving, and what follows moves again', async () => {
    const { player, ended } = begin(moment('revealed'))
    await comes(() => { expect(under()).toHaveLength(1) })
    player.skip()
    await ended
    expect(root.querySelector('[data-handle="3"]')?.textContent).toContain('judge')
    expect(under()).toHaveLength(0)
    const { event, before, after } = moment('turned-down')
    const again = player(event, before, after, () => Promise.resolve())
    player.skip() // ends the pause in between, no more
    await comes(() => { expect(under()).toHaveLength(1) })
    player.skip()
    await again
  })

  it('leaves nothing behind in mid-flight', async () => {
    const { player, ended } = begin(moment('tokens-collected'))
    await comes(() => { expect(flying()?.querySelectorAll('.coin')).toHaveLength(2) })
    expect(root.querySelector('[data-seat="G"] [data-influence]')?.textContent).toBe('1')
    player.skip()
    await ended
    expect(root.querySelector('[data-seat="G"] [data-influence]')?.textContent).toBe('3')
    expect(flying()?.childElementCount).toBe(0)
  })

  it('is not needed when the page is put aside', async () => {
    const { ended } = begin(moment('revealed'))
    await comes(() => { expect(under()).toHaveLength(1) })
    hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    await ended
  })
})

describe('a robbery', () => {
  it('goes from purse to purse, and the robber has it when it lands', async () => {
    const influence = (family: string): string | undefined => root.querySelector(`[data-seat="${family}"] [data-influence]`)?.textContent
    const { player, ended } = begin(moment('robbed'))
    await comes(() => { expect(flying()?.querySelectorAll('.coin')).toHaveLength(1) })
    expect([influence('B'), influence('R')]).toEqual(['0', '1'])
    player.skip()
    await ended
    expect([influence('B'), influence('R')]).toEqual(['0', '2'])
  })

  it('of an empty stock moves nothing', async () => {
    const nothing = moment('robbed', 1)
    await playAll([nothing])
    expect(FakeAnimation.all).toHaveLength(0)
  })
})

describe('a card that is swapped', () => {
  it('goes back to the hand before the other one comes', async () => {
    const { player, ended } = begin(moment('swapped'))
    const moving = (): FakeAnimation[] => under().filter(({ element }) => element.matches('.flyer'))
    await comes(() => { expect(moving().map(({ element }) => element.textContent)).toEqual(['spy']) })
    for (const animation of under()) animation.finish()
    await comes(() => { expect(moving().map(({ element }) => element.textContent)).toEqual(['heir', '']) })
    player.skip()
    await ended
    expect(flying()?.childElementCount).toBe(0)
    expect(root.querySelector('[data-handle="6"]')).not.toBeNull()
  })
})

describe('a card that strikes back', () => {
  it('shows once more where it lay, and the coins come from there', async () => {
    const story = told()
    const at = story.findIndex(({ event }) => event.what === 'reacted')
    await playAll(story.slice(at - 1, at + 1))
    const coins = FakeAnimation.all.filter(({ element }) => element.matches('.coin'))
    expect(coins).toHaveLength(4)
    // the card lay at 4, 440 pixels from the left; the purse is at 55
    expect(coins[0]?.keyframes[0]?.transform).toMatch(/^translate\(385\.0px, 221\.0px\)/)
  })
})

describe('a closed card that falls', () => {
  it('shows its face only when it has stood on edge', async () => {
    const { player, ended } = begin(moment('eliminated'))
    await comes(() => { expect(under().some(({ element }) => element.matches('.flyer'))).toBe(true) })
    expect(flying()?.innerHTML).not.toContain('Ambush')
    for (const animation of under()) animation.finish()
    await comes(() => { expect(flying()?.textContent).toContain('Ambush') })
    player.skip()
    await ended
    expect(flying()?.textContent).not.toContain('Ambush')
  })
})

describe('sound', () => {
  const made = vi.fn()
  class Silent {
    state = 'running'
    constructor() { made() }
  }

  it('begins with a key or a tap, and only if it is wanted', () => {
    vi.stubGlobal('AudioContext', Silent)
    let wanted = false
    const player = createPlayer(() => root, { waiting: 0, next: undefined }, { ...QUICK, sound: () => wanted })
    player.skip()
    player.sound('turn')
    expect(made).not.toHaveBeenCalled()
    wanted = true
    player.sound('turn')
    expect(made).not.toHaveBeenCalled()
    player.skip()
    player.skip()
    expect(made).toHaveBeenCalledTimes(1)
  })
})
