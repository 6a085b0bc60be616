import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress.ts'
import { faces } from './build/faces.ts'
import { notice } from './build/notice.ts'
import { sprite } from './build/sprite.ts'
import { texts } from './build/texts.ts'
import { WORKER, worker } from './build/worker.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const SERVER = 'http://127.0.0.1:8000'
const PATIENCE = 120_000

export default defineConfig({
  plugins: [
    svelte(),
    sprite(here('src/kit/drawings.svg')),
    texts(here('src'), ['main.ts', 'home/Home.svelte']),
    faces(),
    worker(),
    notice(['../NOTICE', 'src/fonts/OFL-alegreya.txt', 'src/fonts/OFL-alegreya-sans.txt', 'LICENSE-Apache-2.0.txt'].map(here)),
    compress(),
  ],
  resolve: {
    alias: { '@texts': here('../src/oriflamme/texts') },
    // components are mounted in unit tests as in a browser, not rendered as on a server
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    // Package data of the server, which is where the wheel and an installed server have it.
    outDir: here('../src/oriflamme/server/web'),
    emptyOutDir: true,
    // Everything from the same origin, as the server's content security policy demands: no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2023',
    reportCompressedSize: false,
    license: { fileName: 'licences.txt' },
    // from it the server knows which files a screen is made of
    manifest: 'manifest.json',
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a busy machine every build is slow
      input: { index: here('index.html'), sw: here('worker/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // a few files instead of many: what every screen has (without what the first one opens only later),
        // and what all that show a row have
        codeSplitting: { groups: [
          { name: 'kit', test: /node_modules|src\/((kit|site|home)\/(?!CopyLink|Qr|LevelChoice)|replay\/moment)/, minShareCount: 2, priority: 2 },
          { name: 'row', test: /src\/(game|motion|board|rail|replay)\//, minShareCount: 2, priority: 1 },
        ] },
      },
    },
  },
  server: {
    // `npm run dev` beside a running `oriflamme serve`
    proxy: { '/api': { target: SERVER, ws: true }, '/move': SERVER },
    fs: { allow: [here('.'), here('../src/oriflamme/texts')] },
  },
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    setupFiles: ['src/kit/texts.setup.ts'],
    // what is waited for comes at once, or the machine is busy
    testTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
})
