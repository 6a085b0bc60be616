/** How long things take at normal speed, in milliseconds, and how they start and stop. What style sheets move by themselves,
    they move alike: tokens.css. */

export const MS = {
  move: 260,
  turn: 420,
  flight: 480,
  fall: 520,
  aim: 180,
  fade: 160,
  bend: 140,
  flash: 300,
  /** Between two coins of one payment. */
  apart: 60,
  /** Between two events that could be seen. */
  rest: 220,
  /** Instead of any motion: for those who asked their system for less of it. */
  crossFade: 120,
  /** Instead of any motion: for those who turned it off here. */
  highlight: 300,
} as const

export const EASE = {
  out: 'cubic-bezier(.2, .75, .2, 1)',
  in: 'cubic-bezier(.6, .05, .85, .4)',
  both: 'cubic-bezier(.6, 0, .2, 1)',
  /** Tokens only: a little too far, and back. */
  land: 'cubic-bezier(.25, 1.25, .5, 1)',
  linear: 'linear',
} as const
