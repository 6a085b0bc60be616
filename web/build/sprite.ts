// `virtual:sprite`: every drawing of the page as one SVG, of the game-icons only those that are used.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { ICONS } from '../src/kit/cards.ts'

const NAME = 'virtual:sprite'

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string } | undefined>
}

export function sprite(drawings: string): Plugin {
  return {
    name: 'sprite',
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : undefined
    },
    load(id) {
      if (id !== `\0${NAME}`) return
      this.addWatchFile(drawings)
      return `export default ${JSON.stringify(spriteText(readFileSync(drawings, 'utf8')))}`
    },
  }
}

export function spriteText(drawings: string): string {
  const require = createRequire(import.meta.url)
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet
  const symbols = ICONS.map((name) => {
    const icon = set.icons[name]
    if (!icon) throw new Error(`game-icons has no ${name}`)
    return `<symbol id="i-${name}" viewBox="0 0 ${set.width} ${set.height}">${icon.body}</symbol>`
  })
  const own = drawings.replace(/<!--.*?-->|<\/?svg[^>]*>/gs, '').replace(/\n\s*/g, '')
  // patterns must be somewhere on the page; symbols need not be, and then cost the browser nothing until they are used
  const patterns = own.match(/<pattern.*?<\/pattern>/g) ?? []
  const rest = patterns.reduce((text, pattern) => text.replace(pattern, ''), own)
  return `<svg class="sprite" aria-hidden="true">${patterns.join('')}</svg>`
    + `<svg class="symbols" aria-hidden="true">${rest}${symbols.join('')}</svg>`
}
