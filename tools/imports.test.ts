import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LADDER, packageOf, type Source, specifiers, violations } from './imports.ts'
import { root } from './steps.ts'

const manifest = (folder: string): Record<string, Record<string, string> | undefined> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const listed = (folder: string): string[] => {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest(folder)
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
}

/** Every source of ours, fixtures and built pages aside. */
function sources(): Source[] {
  const tools = listed('.')
  const patterns = Object.keys(LADDER).map(home => `${home}/**/*.{ts,tsx,mjs}`)
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/fixtures/**', '**/dist/**'] })
    .map(path => path.replaceAll('\\', '/'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8'), declared: listed(packageOf(path)!), tools }))
}

describe('the picture in house style stays true', () => {
  test('no source breaks it', () => {
    const all = sources()
    expect(all.length).toBeGreaterThan(20)
    expect(all.flatMap(violations)).toEqual([])
  })

  test.each(Object.keys(LADDER))('%s lists no package above it', home => {
    const grotto = listed(home).filter(name => name.startsWith('@grotto/'))
    const allowed = LADDER[home]!.map(name => `@grotto/${name}`)
    expect(grotto.filter(name => !allowed.includes(name))).toEqual([])
  })
})

describe('what breaks it', () => {
  const source = (path: string, text: string): Source => ({
    path,
    text,
    declared: ['@grotto/kernel', '@noble/hashes'],
    tools: ['vitest'],
  })

  test.each([
    ['games/diamant/src/deck.ts', "import { a } from '@grotto/lab'", 'against the ladder'],
    ['games/diamant/src/deck.ts', "import { a } from '@grotto/words'", 'against the ladder'],
    ['words/src/a.ts', "import type { A } from '@grotto/diamant'", 'does not list'],
    ['kernel/src/a.ts', "import { readFileSync } from 'node:fs'", 'without node'],
    ['kernel/src/a.ts', "const fs = await import('fs')", 'without node'],
    ['kernel/src/a.ts', "import x from 'left-pad'", 'does not list'],
    ['kernel/src/a.ts', "import { test } from 'vitest'", 'does not list'],
    ['kernel/src/a.ts', "import { a } from '../../games/diamant/src/deck.ts'", 'outside of its package'],
    ['kernel/src/a.ts', "export {\n  a,\n  b,\n} from '../../server/src/b.ts'", 'outside of its package'],
    ['bots/src/a.ts', 'const die = Math.random() * 6', 'Math.random'],
    ['bots/src/a.ts', 'const now = Date.now()', 'the clock'],
    ['words/src/a.ts', 'document.title = name', 'the browser'],
  ])('%s: %s', (path, text, why) => {
    expect(violations(source(path, text)).join()).toContain(why)
  })

  test.each([
    ['kernel/src/a.test.ts', "import { test } from 'vitest'\nimport { join } from 'node:path'"],
    ['server/src/a.e2e.test.ts', "import { findChromium } from '../../tools/chromium.ts'"],
    ['kernel/src/a.ts', "import { hmac } from '@noble/hashes/hmac.js'\nimport { b } from './b.ts'"],
    ['kernel/src/a.ts', '/** Never Math.random. */\nexport const a = 1 // nor Date.now()'],
    ['lab/src/a.ts', "import { readFileSync } from 'node:fs'\nconst now = Date.now()"],
  ])('not %s: %s', (path, text) => {
    expect(violations(source(path, text))).toEqual([])
  })

  test('every form of import is seen', () => {
    const text = "import 'a'\nimport type { B } from 'b'\nexport * from 'c'\nconst d = () => import('d')"
    expect(specifiers(text).sort()).toEqual(['a', 'b', 'c', 'd'])
  })
})
