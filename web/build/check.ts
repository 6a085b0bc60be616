// Before the page is built: is everything there that its cards need? (See problems.ts.)

import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARD_ICONS, KINDS } from '../src/kit/cards.ts'
import { problemsOf } from './problems.ts'

const FOLDER = new URL('../../src/oriflamme/texts/', import.meta.url)
const SET = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')

const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as { icons: Record<string, unknown> }
const texts = Object.fromEntries(readdirSync(FOLDER).filter((name) => name.endsWith('.ftl'))
  .map((name) => [`src/oriflamme/texts/${name}`, readFileSync(new URL(name, FOLDER), 'utf8')]))

for (const problem of problemsOf({ cards: KINDS, faces: CARD_ICONS, texts, icons: new Set(Object.keys(icons)) })) {
  console.error(`oriflamme: ${problem}`)
  process.exitCode = 1
}
