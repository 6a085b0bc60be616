/** Which lessons this browser has seen to their end. */

import { keep, kept } from '../kit/kept'

export function finished(): string[] {
  const found = kept('lessons')
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
}

export function finish(name: string): void {
  keep('lessons', [...new Set([...finished(), name])])
}
