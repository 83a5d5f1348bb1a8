import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

/** `games/catalog/src/games.ts`, `web/src/boards/`: what begins with a folder of ours and holds no gap. */
const PATH = /`([a-z-]+\/[\w./-]+)`/g

test.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('every file that %s sends people to is there', name => {
  const paths = [...readFileSync(join(root, name), 'utf8').matchAll(PATH)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
})

/** `src/box/`, `test-kit/scene.ts`: what begins with a folder of the package. */
const INSIDE = /`((?:src|bench|e2e|fixtures|scripts|test|test-kit)\/[\w./-]*)`/g
const READMES = globSync('{*,games/*}/README.md', { cwd: root })

test.each(READMES)('every file that %s names is in its package', name => {
  expect(READMES.length).toBeGreaterThan(8)
  const paths = [...readFileSync(join(root, name), 'utf8').matchAll(INSIDE)].map(([, path]) => path!)
  expect(paths.filter(path => !existsSync(join(root, dirname(name), path)))).toEqual([])
})
