// The message catalogue, the same files that the commands read: every sentence of the page comes from here.
// A message is named as in the file; its attribute as in t('card-archer.short').

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'

// Two chunks for each language (build/texts.ts): what the first screen says, and the rest, loaded when it is needed.
const FIRST = import.meta.glob<string>('@texts/*.ftl', { query: '?first', import: 'default' })
const REST = import.meta.glob<string>('@texts/*.ftl', { query: '?rest', import: 'default' })

const PATHS = new Map(Object.keys(FIRST).map((path) => [path.replace(/^.*\/|\.ftl$/g, ''), path]))

/** The available languages, as tags: "en", "uk". */
export const LANGUAGES: readonly string[] = [...PATHS.keys()]

let bundle: FluentBundle | undefined
let first: Promise<void> | undefined
let rest: Promise<void> | undefined

/** Uses a language for all texts, and loads those of the first screen. */
export function load(language: string): Promise<void> {
  // No isolation marks: all our languages run left to right, and they would get into names and tests.
  bundle = new FluentBundle(language, { useIsolating: false })
  if (typeof document !== 'undefined') document.documentElement.lang = language
  rest = undefined
  return first = add(bundle, FIRST)
}

/** Loads what else is said in that language. */
export async function loadRest(): Promise<void> {
  if (!bundle) throw new Error('no language was chosen')
  try {
    await (rest ??= add(bundle, REST, first))
  } catch (error) {
    rest = undefined // it may be there the next time
    throw error
  }
}

/** A part of the page that comes later, together with what it says. */
export async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  return (await Promise.all([loading, loadRest()]))[0]
}

/** @param before What must be there first: the rest has some messages whole of which the first part has a piece. */
async function add(to: FluentBundle, part: typeof FIRST, before?: Promise<void>): Promise<void> {
  const [language = ''] = to.locales
  const [text] = await Promise.all([part[PATHS.get(language) ?? '']?.(), before])
  if (text === undefined) throw new Error(`there is no catalogue of ${language}`)
  const [error] = to.addResource(new FluentResource(text), { allowOverrides: true })
  if (error) throw error
}

/** The first of the browser's languages that is available; else English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const tags = wanted.map((tag) => tag.split('-')[0] ?? tag)
  return tags.find((tag) => PATHS.has(tag)) ?? 'en'
}

/** The tag of the current language, for Intl. */
export function language(): string {
  return bundle?.locales[0] ?? 'en'
}

/** Whether there is a message or attribute of this name. */
export function has(key: string): boolean {
  return patternOf(key) !== undefined
}

/** The texts of a message's attributes whose names begin with this, in the order of the file.
 *  @param wanted Whether the rest of the name is wanted. */
export function attributes(key: string, prefix: string, wanted: (rest: string) => boolean = () => true): string[] {
  const names = Object.keys(bundle?.getMessage(key)?.attributes ?? {})
  return names.filter((name) => name.startsWith(prefix) && wanted(name.slice(prefix.length))).map((name) => t(`${key}.${name}`))
}

export type Values = Record<string, string | number>

/** A text whose objects stay objects, to be shown as chips: strings and objects in the order of the sentence. */
export function parts<Chip extends object>(
  key: string,
  values: Record<string, string | number | Chip>,
): (string | Chip)[] {
  const chips: Chip[] = []
  const plain: Values = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'object') {
      plain[name] = String.fromCodePoint(FIRST_MARK + chips.length)
      chips.push(value)
    } else {
      plain[name] = typeof value === 'string' ? value.replace(ANY_MARK, '') : value
    }
  }
  const pieces = t(key, plain).split(ONE_MARK)
  return pieces.map((piece) => chips[(piece.codePointAt(0) ?? 0) - FIRST_MARK] ?? piece).filter((piece) => piece !== '')
}

// Characters without meaning. They stand for the chips while Fluent formats the sentence.
const FIRST_MARK = 0xe000
const ONE_MARK = /([\uE000-\uE0FF])/
const ANY_MARK = /[\uE000-\uE0FF]/g

/** A number whose plural is that of its language. Short ones are written alike in all of ours, and a browser's own
    writing of numbers takes some 20 ms to get ready, which a screen that opens has better use for. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope)
  }
}

function patternOf(key: string) {
  const [name = '', attribute] = key.split('.')
  const message = bundle?.getMessage(name)
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined
}

/** A text with its placeables filled in. */
export function t(key: string, values: Values = {}): string {
  const pattern = patternOf(key)
  if (pattern === undefined) return missing(`there is no text ${key}`, key)
  const errors: Error[] = []
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(values)) given[name] = typeof value === 'number' ? new Count(value) : value
  const text = bundle?.formatPattern(pattern, given, errors) ?? key
  if (errors[0]) missing(`${key}: ${errors[0].message}`, key)
  // Line breaks in the file are not line breaks on the page.
  return text.replaceAll('\n', ' ')
}

/** A programming error: found at once in development and tests; in a game, a key is better than no page. */
function missing(what: string, key: string): string {
  if (import.meta.env.DEV) throw new Error(what)
  console.error(what)
  return key
}
