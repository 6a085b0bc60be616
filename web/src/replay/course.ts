/** A game from its first event to its last: what lay there after each, worked out once, so that any moment is at hand. */

import { emptyBoard } from '../game/board'
import type { TableEvent } from '../game/events'
import { knowing, knownFrom, type Known } from '../game/playback.svelte'
import type { Retold } from '../kit/messages'

/** What the eye looks for along a game. */
export type MarkKind = 'revealed' | 'reacted' | 'eliminated'

export interface Mark {
  step: number
  kind: MarkKind
}

export interface Course {
  events: readonly TableEvent[]
  /** What is known after so many events. */
  known: readonly Known[]
  /** How many events there are after so many actions; a step is an action. */
  ends: readonly number[]
  /** The first step of each round, as far as the game has it. */
  rounds: readonly { round: number, step: number }[]
  marks: readonly Mark[]
}

/** A card that strikes back has been eliminated in the same step. */
const WEIGHT: Record<MarkKind, number> = { revealed: 1, eliminated: 2, reacted: 3 }

export function courseOf({ table, events, steps }: Retold): Course {
  const families = table.seats.map((seat) => seat.family)
  const known = [knownFrom(emptyBoard(families, table.kinds?.length ?? 0))]
  for (const [index, event] of events.entries()) known.push(knowing(known[index] as Known, event))
  const ends = [...steps.map((first) => first - 1), events.length]
  return { events, known, ends, rounds: roundsOf(known, ends), marks: marksOf(events, ends) }
}

function roundsOf(known: readonly Known[], ends: readonly number[]): Course['rounds'] {
  const found: { round: number, step: number }[] = []
  for (const [step, end] of ends.entries()) {
    const round = known[end]?.board.round ?? 0
    if (round > 0 && round !== found.at(-1)?.round) found.push({ round, step })
  }
  return found
}

/** One mark a step at most: the weightiest. */
function marksOf(events: readonly TableEvent[], ends: readonly number[]): Mark[] {
  const found: Mark[] = []
  for (let step = 1; step < ends.length; step++) {
    const kinds = events.slice(ends[step - 1], ends[step]).map(({ what }) => what).filter(isMarked)
    const kind = kinds.sort((one, other) => WEIGHT[other] - WEIGHT[one])[0]
    if (kind) found.push({ step, kind })
  }
  return found
}

function isMarked(what: TableEvent['what']): what is MarkKind {
  return what in WEIGHT
}

/** The step to which so many events belong: the last one that is complete. */
export function stepAt(course: Course, at: number): number {
  const next = course.ends.findIndex((end) => end > at)
  return next < 0 ? course.ends.length - 1 : Math.max(0, next - 1)
}

/** The first step of the next round, or of this one, or of the one before when it has just begun. */
export function roundStep(course: Course, step: number, back: boolean): number {
  const starts = course.rounds.map((round) => round.step)
  if (back) return starts.findLast((start) => start < step) ?? 0
  return starts.find((start) => start > step) ?? course.ends.length - 1
}
