/** Which lessons this browser has seen to the end, and how far it is in the others. */

import { keep, kept } from '../kit/kept'
import { FIRST } from './quick'

export function finished(): string[] {
  const found = kept('lessons')
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
}

/** A person who has finished a lesson is offered a game that fits, until they choose another. */
export function finish(name: string): void {
  keep('lessons', [...new Set([...finished(), name])])
  keepStep(name, 0)
  if (kept('quick') === null) keep('quick', FIRST)
}

/** The step that was shown last; 0: none worth returning to. */
export function lastStep(name: string): number {
  const step = kept(`lesson-${name}`)
  return typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0
}

export function keepStep(name: string, step: number): void {
  keep(`lesson-${name}`, step)
}
