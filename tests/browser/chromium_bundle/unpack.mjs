// Unpacks the Chromium of the npm package, with its libraries and fonts, into TMPDIR.

import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

await chromium.executablePath()
// The package itself unpacks these in a cloud function only; a bare machine misses the same libraries.
const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
await inflate(fileURLToPath(libraries))
