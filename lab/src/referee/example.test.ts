import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

test('docs/example-referee.mjs plays a game to its end', () => {
  const command = ['docs/example-referee.mjs', process.execPath, 'lab/src/main.ts', 'referee']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^scores (\d+, ){3}\d+; seat 0 came (first|behind)\n$/)
  expect(status).toBe(0)
})
