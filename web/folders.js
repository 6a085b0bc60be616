// Which folder of src may use which: each those above it. Folders in one line do not know of each other.

import { readdirSync } from 'node:fs'

const ORDER = [
  ['kit'],
  ['site'],
  ['game'],
  ['motion', 'board'],
  ['rail'],
  ['review'],
  ['home', 'lobby', 'end', 'replay', 'learn', 'puzzle'],
  ['table'],
]
const WITHOUT_CODE = ['styles', 'fonts']

const known = [...ORDER.flat(), ...WITHOUT_CODE]
for (const { name } of readdirSync(new URL('src', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!known.includes(name)) throw new Error(`folders.js does not say what src/${name} may use`)
}

/** What a folder must not import, as a regular expression: other folders, and the files that hold all of them together. */
function forbidden(folder, line) {
  const others = ORDER.slice(line).flat().filter((other) => other !== folder)
  return `^\\.\\./(\\.\\./)*((${others.join('|')})/|[^/]+$)`
}

/** The order as rules of the linter, one for each folder. */
export const folders = ORDER.flatMap((names, line) => names.map((folder) => {
  const regex = forbidden(folder, line)
  const message = `src/${folder} must not use this: folders.js has the order`
  return {
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
      'no-restricted-syntax': ['error', { selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`, message }],
    },
  }
}))
