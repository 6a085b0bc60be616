// notice.txt: whom the page owes its icons and fonts, with the licences of the fonts, and the one that licences.txt (those
// of its packages) only names.

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function notice(files: string[]): Plugin {
  return {
    name: 'notice',
    apply: 'build',
    generateBundle() {
      const texts = files.map((file) => readFileSync(file, 'utf8').trim())
      this.emitFile({ type: 'asset', fileName: 'notice.txt', source: `${texts.join('\n\n\n')}\n` })
    },
  }
}
