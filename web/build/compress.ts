// Lays a brotli and a gzip copy beside each file that gets shorter by it, so that the server need not compress.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(html|js|css|svg|json|txt|webmanifest)$/

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (PACKED.test(name)) packBeside(join(folder, name))
      }
    },
  }
}

function packBeside(file: string): void {
  const body = readFileSync(file)
  const packed = { '.br': brotliCompressSync(body), '.gz': gzipSync(body, { level: 9 }) }
  for (const [suffix, bytes] of Object.entries(packed)) {
    if (bytes.length < body.length) writeFileSync(file + suffix, bytes)
  }
}
