/** The measures of the chart: influence over the rounds, in pixels. */

import type { Letter } from '../kit/messages'
import type { Board } from '../game/board'
import { roman } from '../kit/roman'

export interface Line {
  family: Letter
  /** At the start and after each round; a game that went on from a position begins with the round it was in. */
  values: number[]
}

/** What stands below the values of a game that ended in this round: the start, then rounds. */
export function roundsOf(points: number, last: number, start: string): string[] {
  return Array.from({ length: points }, (_, index) => index ? roman(last - points + 1 + index) : start)
}

/** The course of every family's influence. The last value is the result's, which has the final gains. */
export function linesOf(history: Board['history'], influence: Record<string, number>): Line[] {
  const families = Object.keys(influence) as Letter[]
  return families.map((family) => ({
    family,
    values: [...history.slice(0, -1).map((at) => at[family] ?? 0), influence[family] ?? 0],
  }))
}

/** Few round numbers from 0 to at least the most. */
export function ticksFor(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => most / one <= 4) ?? 100
  const top = Math.max(step, Math.ceil(most / step) * step)
  return Array.from({ length: top / step + 1 }, (_, index) => index * step)
}

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Scale {
  x: (index: number) => number
  y: (value: number) => number
}

/** Where a value of a round is, within a frame. */
export function scaleFor(frame: Frame, points: number, most: number): Scale {
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  return {
    x: (index) => frame.left + (points > 1 ? (width * index) / (points - 1) : 0),
    y: (value) => frame.bottom - (most > 0 ? (height * value) / most : 0),
  }
}

/** The heights of labels: as near as may be to what they name, in its order, and never closer than `apart`. */
export function apartFrom(heights: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  const placed = [...heights]
  let least = top
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least)
    least = (placed[index] ?? 0) + apart
  }
  let most = bottom
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most)
    most = (placed[index] ?? 0) - apart
  }
  return placed
}
