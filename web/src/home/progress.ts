/** How somebody decides over their games, from their reviews: figures to show, in points (hundredths of a victory) and victories. */

import type { DecidedGame, Tally } from '../kit/messages'

export interface LossLine {
  key: string
  choices: number
  /** Points lost per decision. */
  points: number
  /** Of the largest in the list, from 0 to 1. */
  part: number
}

export const pointsPer = ({ choices, loss }: Tally): number => choices ? 100 * loss / choices : 0

/** What costs most comes first. */
export function lossesOf(tallies: Record<string, Tally>): LossLine[] {
  const lines = Object.entries(tallies).filter(([, { choices }]) => choices > 0).map(([key, tally]) => ({ key, choices: tally.choices, points: pointsPer(tally) }))
  const most = Math.max(0, ...lines.map(({ points }) => points))
  return lines.map((line) => ({ ...line, part: most ? line.points / most : 0 })).sort((one, other) => other.points - one.points || other.choices - one.choices)
}

export interface Totals {
  points: number
  luck: number
  deal: number
}

export function totalsOf(games: readonly DecidedGame[]): Totals {
  const sum = (of: (game: DecidedGame) => number): number => games.reduce((all, game) => all + of(game), 0)
  const deal = sum((game) => game.deal)
  return { points: pointsPer({ choices: sum(({ choices }) => choices), loss: sum(({ loss }) => loss) }), luck: deal + sum(({ luck }) => luck), deal }
}

/** How many games a point of the trend tells about: itself and those before it. */
export const WINDOW = 5

/** Points lost per decision, each value over a few games, so that a trend can be seen. */
export function trendOf(games: readonly DecidedGame[]): number[] {
  return games.map((_, index) => totalsOf(games.slice(Math.max(0, index + 1 - WINDOW), index + 1)).points)
}

/** Luck added up, game by game, from nothing on. */
export function luckOf(games: readonly DecidedGame[]): number[] {
  let luck = 0
  return [0, ...games.map((game) => luck += game.deal + game.luck)]
}

/** The least and the most of an axis that has 0 on it. */
export function rangeOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return least === most ? [0, 1] : [least, most]
}
