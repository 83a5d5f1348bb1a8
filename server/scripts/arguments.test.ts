import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SCRIPTS = [
  'backup',
  'restore',
  'recover',
  'check-tables',
  'push-keys',
  'moderate',
  'rebuild-statistics',
  'cluster/move-to-postgres',
]

/** On a database that is not there: a script that goes on all the same says so by its code. */
function run(script: string, ...args: string[]) {
  const file = join(import.meta.dirname, `${script}.ts`)
  const env = { ...process.env, GROTTO_DATA: '/nowhere', DATABASE_URL: '' }
  return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', timeout: 120_000, env })
}

describe.each(SCRIPTS)('npm run %s', script => {
  const name = script.split('/').at(-1)!

  test('says with --help how it is used', () => {
    const { status, stdout } = run(script, '--help')
    expect([status, stdout]).toEqual([0, expect.stringContaining(`npm run ${name}`)])
  })

  test('names what it does not know, without a stack', () => {
    const { status, stderr } = run(script, '--speed', 'high')
    expect(status).toBe(2)
    expect(stderr).toContain("'--speed'")
    expect(stderr).toContain(`npm run ${name}`)
    expect(stderr).not.toContain('at file:')
  })
})
