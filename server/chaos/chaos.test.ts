import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'chaos.ts')

/** The long run is `npm run chaos -- --kills 1000`; this one shows that it still judges rightly. */
test('a sample of chaos: killed under play, nothing is lost and everybody sees what the log says', {
  timeout: 240_000,
}, async () => {
  const logs = mkdtempSync(join(tmpdir(), 'grotto-chaos-'))
  const flags = ['--kills', '2', '--parties', '3', '--longest', '100', '--logs', logs]
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...flags])
  rmSync(logs, { recursive: true })
  expect(JSON.parse(stdout)).toMatchObject({
    kills: 2,
    stranded: 0,
    settledIn: expect.any(Number),
    oddEnds: 0,
    violations: {},
    differing: 0,
    leaked: 0,
  })
})
