// Tells the service worker which files make up the page: all but the fonts and texts of other languages, which are
// kept once they have been fetched.

import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const WORKER = 'sw.js'

const OF_ONE_LANGUAGE = /\.ftl\b/
const OTHER_ALPHABETS = /-(latin-ext|cyrillic|signs)-/

export function worker(): Plugin {
  return {
    name: 'worker',
    enforce: 'post',
    // after all others: some chunks, such as those of styles alone, are taken out again at the end
    generateBundle: { order: 'post', handler(_, bundle) {
      const chunk = bundle[WORKER]
      if (chunk?.type !== 'chunk') throw new Error(`there is no ${WORKER}`)
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/') && !OTHER_ALPHABETS.test(file.fileName))
        .filter((file) => file.type === 'asset' || !isOtherLanguage(file.facadeModuleId ?? ''))
        .map((file) => `/${file.fileName}`)
        .sort()
      const shell = JSON.stringify(['/', ...files])
      const version = createHash('sha256').update(shell).digest('hex').slice(0, 12)
      chunk.code = chunk.code.replace('__SHELL__', shell).replace('__VERSION__', JSON.stringify(version))
    } },
  }
}

function isOtherLanguage(module: string): boolean {
  return OF_ONE_LANGUAGE.test(module) && !/\ben\.ftl\b/.test(module)
}
