import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'

/** Tells the service worker which files the page is made of, under a name that changes when any of them does. */
export function pageFiles(): Plugin {
  let folder = ''
  return {
    name: 'grotto-page-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: () => {
      const files = filesIn(folder)
      const worker = readFileSync(join(folder, WORKER), 'utf8')
      const known = `const PAGE_FILES = ${JSON.stringify(files.map(name => `/${name}`))}\n`
      writeFileSync(join(folder, WORKER), `${known}const PAGE_VERSION = '${versionOf(folder, files)}'\n${worker}`)
    },
  }
}

/** As they lie there when all is built: chunks that turned out empty are gone by then. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile() && file.name !== WORKER && !file.name.startsWith('.'))
    .map(file => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort()

function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
