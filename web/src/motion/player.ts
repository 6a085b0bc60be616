/** Plays what happens at the table, one event after another, in the order they came. */

import type { Player } from '../game/table.svelte'
import { acts, chose, copied, discarded, eliminated, moved, placed, reserved, returned, turned, verdict } from './cards'
import { gained, robbed, tokens } from './coins'
import { Flight } from './flight'
import type { Memory, Moment, Step } from './moment'
import { crossFade, highlight } from './plain'
import { Run } from './run'
import { Scene } from './scene'
import { createSounds, type Cue } from './sounds'
import { MS } from './times'

export interface Options {
  /** The factor of all durations; 0: nothing moves. */
  speed: () => number
  sound: () => boolean
  /** How many events are still to come. */
  waiting?: () => number
}

export interface Playback extends Player {
  /** A key or a tap: what is moving is there at once; what follows moves again. */
  skip(): void
  /** For what is not an event: it is my turn. */
  sound(cue: Cue): void
}

/** With more than so many still to come, everything goes faster. */
const MANY = 25
const HURRY = 0.25

const STEPS: Record<string, Step> = {
  placed, acts, tokens, gained, robbed, eliminated, discarded, reserved, returned, moved, verdict, chose, copied,
  swapped: placed,
  revealed: turned,
  'turned-down': turned,
}

export function createPlayer(root: () => HTMLElement | null, options: Options): Playback {
  const flight = new Flight()
  const sounds = createSounds(options.sound)
  const memory: Memory = { taken: null, fallen: null }
  let running: Run | null = null
  /** Nothing moves before this time. */
  let rested = 0

  const hidden = (): void => {
    if (document.hidden) running?.skip()
  }

  async function play(event: Parameters<Player>[0], before: Parameters<Player>[1], after: Parameters<Player>[2], show: () => Promise<void>): Promise<void> {
    if (event.what === 'over') sounds.play('end')
    const element = root()
    const step = STEPS[event.what]
    if (!element || !step || document.hidden) return show()
    let shown: Promise<void> | null = null
    const showOnce = (): Promise<void> => shown ??= show()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const speed = still ? 1 : options.speed()
    document.addEventListener('visibilitychange', hidden)
    await rest()
    const run = running = new Run(speed * ((options.waiting?.() ?? 0) > MANY ? HURRY : 1))
    try {
      const moment: Moment = { event, before, after, show: showOnce, run, scene: new Scene(element), flight, memory, sound: sounds.play }
      await (still ? crossFade : speed === 0 ? highlight : step)(moment)
      rested = performance.now() + MS.rest * run.pace
    } catch (error) {
      reportError(error) // the game goes on without the picture
    } finally {
      document.removeEventListener('visibilitychange', hidden)
      run.end()
      running = null
    }
    await showOnce()
  }

  /** What remains of the pause after the event before; a key ends it and nothing else. */
  function rest(): Promise<void> {
    running = new Run(1)
    return running.wait(rested - performance.now())
  }

  return Object.assign(play, {
    skip(): void {
      sounds.wake()
      running?.skip()
    },
    sound: (cue: Cue): void => sounds.play(cue),
  })
}
