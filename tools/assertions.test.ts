import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './steps.ts'

/** Where it holds; server and page follow. */
const SOURCES = globSync('{kernel,bots,trials,protocol,words,storage,lab,games/*}/src/**/*.ts', { cwd: root })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.endsWith('.test.ts'))

const codeOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")

const linesWith = (pattern: RegExp, sources = SOURCES): string[] =>
  sources.flatMap(path =>
    codeOf(path)
      .split('\n')
      .filter(line => pattern.test(line))
      .map(line => `${path}: ${line.trim()}`),
  )

/** Where a type is forgotten, or comes back from JSON or SQL; in a worker the global object is another. */
const SEAMS = [
  'server/src/http/route.ts',
  'server/src/table/row.ts',
  'web/src/boards/diamant/telling/shown.ts',
  'web/src/club/GameShelf.tsx',
  'web/src/play/staged.ts',
  'web/src/service-worker.ts',
]

test('no path of a file is taken from an address as it is written there: a folder may have a space in its name', () => {
  const all = globSync('{tools,kernel,games,words,bots,trials,protocol,storage,server,lab}/**/*.{ts,mjs}', {
    cwd: root,
  })
  const files = all.filter(path => !path.includes('node_modules'))
  expect(files.length).toBeGreaterThan(700)
  expect(files.filter(path => /import\.meta\.url\)\.pathname/.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

describe('what the compiler is not asked to believe', () => {
  test('a value is taken for granted only in a row, by an index the state itself gives; else it is `given`', () => {
    expect(SOURCES.length).toBeGreaterThan(150)
    expect(linesWith(/\]!/).length).toBeGreaterThan(100)
    expect(linesWith(/[\w)}]!(?=[.,;)\]}[?\s]|$)/)).toEqual([])
  })

  test('nothing is made into another type by force', () => {
    expect(linesWith(/\bas unknown as\b/)).toEqual([])
  })

  test('elsewhere only at these seams', () => {
    const others = globSync('{server,web}/src/**/*.{ts,tsx}', { cwd: root })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => !/\.test\.tsx?$/.test(path))
    expect(others.length).toBeGreaterThan(800)
    const forced = linesWith(/\bas unknown as\b/, others).map(line => line.split(':')[0])
    expect(forced.sort()).toEqual(SEAMS)
  })
})
