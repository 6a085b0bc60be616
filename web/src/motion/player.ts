/** Plays what happens at the table, one event after another, in the order they came. */

import type { Board } from '../game/board'
import { handle, handles, type BoardEvent, type Handlers } from '../game/events'
import type { Player, Playback } from '../game/playback.svelte'
import { prefs, speed } from '../kit/prefs.svelte'
import { acts, chose, copied, moved, placed, swapped, turned, verdict } from './cards'
import { gained, reacted, robbed, tokensLost, tokensPut } from './coins'
import { Flight } from './flight'
import { discarded, eliminated, reserved } from './leaving'
import type { Memory, Moment, MovingEvent } from './moment'
import { crossFade, highlight } from './plain'
import { Run } from './run'
import { Scene } from './scene'
import { createSounds, type Cue } from './sounds'
import { MS } from './times'

export interface Options {
  /** The factor of all durations; 0: nothing moves. */
  speed: () => number
  sound: () => boolean
}

/** As this person likes it. */
const PREFERRED: Options = { speed, sound: () => prefs.sound }

export interface MovingPlayer extends Player {
  /** A key or a tap: what is moving is there at once; what follows moves again. */
  skip: () => void
  /** For what is not an event: it is my turn. */
  sound: (cue: Cue) => void
}

/** With more than so many still to come, everything goes faster. */
const MANY = 25
const HURRY = 0.25

const STEPS: Handlers<MovingEvent, [moment: Moment], Promise<void>> = {
  placed, acts, chose, copied, gained, reacted, robbed, eliminated, discarded, reserved, moved, swapped,
  kept: tokensPut,
  'tokens-given': tokensPut,
  'tokens-lost': tokensLost,
  'tokens-collected': gained,
  'verdict-put': verdict,
  revealed: turned,
  'turned-down': turned,
}

/** `queue` has what is still to come: much of it makes everything faster, and what falls together is told one after the other. */
export function createPlayer(
  root: () => HTMLElement | null | undefined, queue: Pick<Playback, 'waiting' | 'next'>, options: Options = PREFERRED,
): MovingPlayer {
  const flight = new Flight()
  const sounds = createSounds(options.sound)
  const memory: Memory = { fallen: new Map(), together: null }
  let running: Run | null = null
  /** Nothing moves before this time. */
  let rested = 0

  const unseen = (): boolean => document.hidden
  const hidden = (): void => {
    if (unseen()) running?.skip()
  }

  async function play(event: BoardEvent, before: Board, after: Board, show: () => Promise<void>): Promise<void> {
    if (event.what === 'game-over') sounds.play('end')
    const element = root()
    if (!element || !handles<MovingEvent>(STEPS, event) || unseen()) return show()
    let shown: Promise<void> | null = null
    const showOnce = (): Promise<void> => shown ??= show()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const speed = still ? 1 : options.speed()
    document.addEventListener('visibilitychange', hidden)
    await rest()
    const run = running = new Run(speed * (queue.waiting > MANY ? HURRY : 1))
    if (unseen()) run.skip()
    try {
      const moment: Moment = {
        next: queue.next, before, after, show: showOnce, run, scene: new Scene(element), flight, memory, sound: (cue) => sounds.play(cue),
      }
      if (still) await crossFade(event, moment)
      else if (speed === 0) await highlight(event, moment)
      else await handle(STEPS, event, moment)
      if (memory.together?.handle === event.card) memory.together = null
      if (run.seen && !memory.together) rested = performance.now() + MS.rest * run.pace
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
    sound: sounds.play,
  })
}
