import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin, UserConfig } from 'vite'

const TEXT = /\.(js|css|html|svg|webmanifest)$/
const SMALLEST = 1024

const NAME = 'grotto-squeezed'

/** Lays a brotli and a gzip copy beside every text file, so that the server squeezes nothing while people wait. */
export function squeezed(): Plugin {
  let folder = ''
  return {
    name: NAME,
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (TEXT.test(name)) squeeze(join(folder, name))
    },
  }
}

/** Squeezing every file takes longer than building, and nobody loads a page for tests over a phone's line. */
export const unsqueezed = (config: UserConfig): UserConfig => ({
  ...config,
  plugins: (config.plugins ?? []).filter(each => (each as Plugin).name !== NAME),
})

function squeeze(path: string): void {
  const text = readFileSync(path)
  if (text.length < SMALLEST) return
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
}
