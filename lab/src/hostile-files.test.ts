import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { grotto as asUser } from '../test-kit/command-line.ts'
import { grotto } from './program.ts'
import { sentence, UsageError } from './usage-error.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'grotto-'))
const file = (name: string) => join(folder, name)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** What a command says to a file that it cannot make sense of. */
async function trouble(...args: readonly string[]): Promise<string> {
  try {
    await grotto().parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof UsageError) return sentence(error)
    throw error
  }
  throw new Error('the command found nothing wrong')
}

const record = (changes: object) =>
  JSON.stringify({
    format: 'grotto/record/1',
    game: 'diamant',
    rules: 1,
    options: { players: 3 },
    sitters: [{ name: 'a' }],
    fairness: { kind: 'scripted' },
    entries: [{ type: 'setup', at: 0, chance: [0] }],
    ...changes,
  })

const FILES: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['empty', '', 'is not JSON'],
  ['no JSON', 'a\n\u001b[31mb\u2028c', 'is not JSON'],
  ['bytes of any kind', Uint8Array.from({ length: 999 }, (_, n) => n % 256), 'is not JSON'],
  ['nested deeply', nested(200_000), 'is nested more than 32 deep'],
  ['nested deeply in a record', record({ options: { players: [JSON.parse(nested(90))] } }), 'is nested more than 32'],
  ['too long', ' '.repeat(20_000_001), 'is longer than 20000000 bytes'],
  ['a number', '7', 'is no record of a game'],
  ['null', 'null', 'is no record of a game'],
  ['a list', '[]', 'is no record of a game'],
  ['another format', '{"format":{"toString":0}}', 'is no record of a game'],
  ['a game that has no text', record({ game: { toString: 0 } }), 'is no record of a game'],
  ['a game there is not', record({ game: `chess\n${'s'.repeat(99_999)}` }), 'there is no game "chess s'],
  ['an entry that has no text', record({ entries: [{ type: { toString: 0 }, at: 0 }] }), 'is no record of a game'],
]

describe.each(['verify', 'replay'])('%s', command => {
  test.each(FILES)('%s', async (name, content, says) => {
    writeFileSync(file(name), content)
    const said = await trouble(command, file(name))
    expect(said).toContain(says)
    expect(said).not.toMatch(/[\p{Cc}\p{Zl}]/u)
    expect(said.length).toBeLessThan(700)
  })

  test('a folder, and a file that is not there', async () => {
    expect(await trouble(command, folder)).toContain('cannot be read: EISDIR')
    expect(await trouble(command, file('nowhere'))).toContain('cannot be read: ENOENT')
  })
})

test('a record that replays to nonsense is named by replay', async () => {
  writeFileSync(file('refused'), record({ options: { players: 99 } }))
  expect(await trouble('replay', file('refused'))).toContain('does not replay: options refused by D-1')
})

test('a file that cannot be written is named', async () => {
  const nowhere = file('nowhere/game.json')
  expect(await trouble('record', 'diamant', '--out', nowhere)).toContain('cannot be written: ENOENT')
})

test('options nested deeply are no options', async () => {
  const { status, stderr } = await asUser(['simulate', 'diamant', '--options', `{"players":${nested(90)}}`])
  expect([status, stderr]).toEqual([2, expect.stringContaining('nested too deeply')])
})

describe('games that were kept', () => {
  const compare = (name: string) =>
    trouble('compare', 'diamant', '--bots', 'random', '--against', 'random,random,random', '--keep', file(name))

  test.each([
    ['notes', 'buy milk'],
    ['a list', '[1,2]\n'],
    ['other keys', '{"key":"a","from":"0","fates":[]}\n'],
    ['other fates', '{"key":"a","from":0,"fates":[[{"result":1}]]}\n'],
    ['games, then notes', '{"key":"a","from":0,"fates":[]}\nbuy milk'],
  ])('%s are not taken for them, and stay as they are', async (name, content) => {
    writeFileSync(file(name), content)
    expect(await compare(name)).toContain('does not hold games that were kept')
    expect(readFileSync(file(name), 'utf8')).toBe(content)
  })

  test('a folder is none', async () => {
    expect(await compare('.')).toContain('does not hold games that were kept: EISDIR')
  })
})

describe('at the shell', () => {
  const shell = (line: string) => {
    const grotto = `"${process.execPath}" "${MAIN}"`
    const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line.replaceAll('grotto', grotto)], {
      encoding: 'utf8',
      timeout: 120_000,
      cwd: folder,
    })
    return { status, stdout, stderr }
  }

  test('a record goes through a pipe, though the writer takes its time', () => {
    const { status, stdout, stderr } = shell('grotto record diamant | (sleep 0.2; cat) | grotto verify -')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^holds: /)
  })

  test('so does one of megabytes, written faster than it is read', () => {
    const { status, stdout, stderr } = shell(
      'grotto record sub-terra > r.json; (head -c 1 r.json; head -c 9000000 /dev/zero | tr "\\0" " "; tail -c +2 r.json) | grotto verify -',
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^holds: /)
  })

  test('a reader that takes its time gets all of a long answer', () => {
    const { status, stdout } = shell(
      'grotto replay r.json --json > all.txt; grotto replay r.json --json | (sleep 0.3; cmp - all.txt)',
    )
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  })

  test('standard input that cannot be read is named', () => {
    for (const command of ['verify -', 'referee']) {
      const { status, stderr } = shell(`grotto ${command} 0> only-to-write`)
      expect(status).toBe(2)
      expect(stderr).toMatch(/^grotto: standard input cannot be read: [^\n]*\n$/)
    }
  })

  test('who has heard enough may close the pipe', () => {
    expect(shell('grotto record sub-terra | true')).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  test.runIf(existsSync('/dev/full'))('a full disk is named', () => {
    const { status, stderr } = shell('grotto record diamant > /dev/full')
    expect(status).toBe(2)
    expect(stderr).toMatch(/^grotto: standard output cannot be written: ENOSPC[^\n]*\n$/)
  })
})
