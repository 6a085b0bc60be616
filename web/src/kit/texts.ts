// The message catalogue, the same files that the commands read: every sentence of the page comes from here.
// A message is named as in the file; its attribute as in t('card-archer.short').

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'

// One chunk for each language, loaded when it is chosen.
const CATALOGUES = import.meta.glob<string>('@texts/*.ftl', { query: '?raw', import: 'default' })

const LOADERS = new Map(
  Object.entries(CATALOGUES).map(([path, loader]) => [path.replace(/^.*\/|\.ftl$/g, ''), loader]),
)

/** The available languages, as tags: "en", "uk". */
export const LANGUAGES: readonly string[] = [...LOADERS.keys()]

let bundle: FluentBundle | undefined

/** Loads a language and uses it for all texts. */
export async function load(language: string): Promise<void> {
  const loader = LOADERS.get(language)
  if (!loader) throw new Error(`there is no catalogue of ${language}`)
  bundle = bundleOf(language, await loader())
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

function bundleOf(language: string, text: string): FluentBundle {
  // No isolation marks: all our languages run left to right, and they would get into names and tests.
  const made = new FluentBundle(language, { useIsolating: false })
  const errors = made.addResource(new FluentResource(text))
  if (errors[0]) throw errors[0]
  return made
}

/** The first of the browser's languages that is available; else English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const tags = wanted.map((tag) => tag.split('-')[0] ?? tag)
  return tags.find((tag) => LOADERS.has(tag)) ?? 'en'
}

/** The tag of the current language, for Intl. */
export function language(): string {
  return bundle?.locales[0] ?? 'en'
}

/** Whether there is a message or attribute of this name. */
export function has(key: string): boolean {
  return patternOf(key) !== undefined
}

/** The texts of a message's attributes whose names begin with this, in the order of the file. */
export function attributes(key: string, prefix: string): string[] {
  const names = Object.keys(bundle?.getMessage(key)?.attributes ?? {})
  return names.filter((name) => name.startsWith(prefix)).map((name) => t(`${key}.${name}`))
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
