import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'
const PUBLIC = join(import.meta.dirname, '../public')

/** Tells the service worker which files the page is made of, under a name that changes when any of them does. */
export function pageFiles(): Plugin {
  return {
    name: 'grotto-page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      const hashed = Object.keys(bundle).filter(name => name.startsWith('assets/'))
      const copied = publicFiles()
      const files = ['index.html', ...hashed, ...copied].map(name => `/${name}`).sort()
      const version = versionOf(files, copied)
      worker.code = `const PAGE_FILES = ${JSON.stringify(files)}\nconst PAGE_VERSION = '${version}'\n${worker.code}`
    },
  }
}

const publicFiles = (): readonly string[] =>
  readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.'))

/** Built files carry a hash in their names; copied ones do not, so what is in them counts. */
function versionOf(files: readonly string[], copied: readonly string[]): string {
  const hash = createHash('sha256').update(files.join())
  for (const name of copied) hash.update(readFileSync(join(PUBLIC, name)))
  return hash.digest('hex').slice(0, 12)
}
