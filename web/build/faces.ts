// cards.json: which cards the page has faces for, so that a server with others can say so.

import type { Plugin } from 'vite'
import { KINDS } from '../src/kit/cards.ts'

export function faces(): Plugin {
  return {
    name: 'faces',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'cards.json', source: JSON.stringify(KINDS) })
    },
  }
}
