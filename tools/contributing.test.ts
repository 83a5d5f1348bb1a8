import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

/** `games/catalog/src/games.ts`, `web/src/boards/`: what begins with a folder of ours and holds no gap. */
const PATH = /`([a-z-]+\/[\w./-]+)`/g

test.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('every file that %s sends people to is there', name => {
  const paths = [...readFileSync(join(root, name), 'utf8').matchAll(PATH)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
})
