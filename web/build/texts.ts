// Each message catalogue as two modules: `en.ftl?first`, what the first screen says, and `en.ftl?rest`, what else the page
// says. Neither has comments, nor what only the commands say. Which message is which is found in the sources: they say it if
// one of their literals is its name, or has its shape (`card-${kind}.short`).

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const PART = /^(.*\.ftl)\?(first|rest)$/
const SOURCE = /(?<!\.test)\.(ts|svelte)$/

/** @param folder Where the sources of the page are.
 *  @param first What the first screen begins with, as files of that folder. */
export function texts(folder: string, first: string[]): Plugin {
  return {
    name: 'texts',
    load(id) {
      const [, file, part] = PART.exec(id) ?? []
      if (!file) return
      this.addWatchFile(file)
      const parts = split(readFileSync(file, 'utf8'), said(together(first.map((name) => join(folder, name)))), said(all(folder)))
      return `export default ${JSON.stringify(part === 'first' ? parts.first : parts.rest)}`
    },
  }
}

export function all(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => SOURCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** These sources and all that they import, except what they import only later. */
export function together(files: string[]): string[] {
  const found = new Map<string, string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    const text = readFileSync(file, 'utf8')
    found.set(file, text)
    for (const [, name = ''] of text.matchAll(/^\s*(?:import|export)\b(?! type\b)[^'(]*'(\.[^']*)'/gm)) {
      const path = resolve(dirname(file), name)
      waiting.push(...[path, `${path}.ts`].filter((one) => SOURCE.test(one) && existsSync(one)))
    }
  }
  return [...found.values()]
}

/** A message or an attribute by its name. */
type Choice = (key: string) => boolean

/** What these sources say. Names under which the browser keeps something are no messages. */
export function said(sources: string[]): Choice {
  const literals = sources.flatMap((text) => text.match(/(?<!\b(keep|kept)\()('[a-z][\w.-]*'|`[a-z]+-(?:[\w.-]|\$\{[^{}]*\})*`)/g) ?? [])
  const shapes = new Set(literals.map((literal) => literal.slice(1, -1).replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '[^.]*')))
  const shape = new RegExp(`^(?:${[...shapes].join('|')})$`)
  return (key) => shape.test(key)
}

/** The first part has values and attributes alone, the rest has whole messages, since attributes may be looked for by how
 *  they begin. What the rest says again counts, as it comes later. */
export function split(catalogue: string, inFirst: Choice, inAny: Choice): { first: string, rest: string } {
  const messages = messagesOf(catalogue)
  const first = chosen(messages, inFirst)
  const any = chosen(messages, inAny)
  const rest = messages.filter((pieces, at) => any[at]?.length && pieces.length > (first[at]?.length ?? 0))
  return { first: textOf(first), rest: textOf(rest) }
}

interface Piece {
  key: string
  text: string
}

/** Each message as its value and its attributes. */
function messagesOf(catalogue: string): Piece[][] {
  const messages = catalogue.replace(/^#.*\n/gm, '').split(/^(?=[a-z])/m).filter((message) => /^[a-z]/.test(message))
  return messages.map((message) => {
    const name = message.replace(/ =.*/s, '')
    return message.trimEnd().split(/\n(?= +\.[a-z])/).map((text) => {
      const attribute = /^ +(\.[\w-]+)/.exec(text)?.[1] ?? ''
      return { key: name + attribute, text: attribute ? text : text.slice(name.length) }
    })
  })
}

/** Of each message the pieces that are chosen, or that a chosen one refers to. */
function chosen(messages: Piece[][], choice: Choice): Piece[][] {
  const found = new Set<Piece>()
  let waiting = messages.flat().filter(({ key }) => choice(key))
  while (waiting.length) {
    const named = new Set(waiting.flatMap(({ text }) => [...text.matchAll(/\{ ?([a-z][\w.-]*) ?\}/g)].map(([, key]) => key)))
    for (const piece of waiting) found.add(piece)
    waiting = messages.flat().filter((piece) => named.has(piece.key) && !found.has(piece))
  }
  return messages.map((pieces) => pieces.filter((piece) => found.has(piece)))
}

/** As a file again. An attribute needs the name of its message, even without the value. */
function textOf(messages: Piece[][]): string {
  return messages.filter(({ length }) => length).map((pieces) => {
    const [name, attribute] = pieces[0]?.key.split('.') ?? []
    return `${name}${attribute ? ' =\n' : ''}${pieces.map(({ text }) => text).join('\n')}\n`
  }).join('')
}
