import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord } from '@grotto/kernel'
import { beforeAll, expect, test } from 'vitest'
import { grotto } from '../test-kit/command-line.ts'
import { REPORTS } from './commands/report-to-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-words-'))
const path = join(folder, 'game.json')
/** Sets the title of a terminal, clears it, and turns what follows round. */
const HOSTILE = '\u001b]0;PWNED\u0007\u001b[2J\u009b31m\u202eOlm\r\nMallory'

beforeAll(async () => {
  expect(await grotto(['record', 'diamant', '--players', '3', '--seed', '7', '--out', path])).toMatchObject({
    status: 0,
  })
  const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord
  const sitters = record.sitters.map((sitter, seat) => (seat === 0 ? { name: HOSTILE } : { ...sitter, name: HOSTILE }))
  const annotations = [{ move: 1, at: 1, by: HOSTILE, text: HOSTILE }]
  writeFileSync(path, JSON.stringify({ ...record, sitters, annotations }))
})

/** What a terminal obeys, and what nobody sees. */
const obeyed = (said: string) => said.replaceAll('\n', '').match(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/gu)

test.each([
  'replay',
  'replay --notation',
  'replay --json',
  'replay --step 2',
  'verify',
  'verify --json',
  'analyse --games 2 --cores 1',
  'analyse --games 2 --cores 1 --json',
])('%s says names and notes of a file without what a terminal obeys', async line => {
  const [command, ...flags] = line.split(' ') as [string, ...string[]]
  const { stdout, stderr } = await grotto([command, path, ...flags])
  expect([stderr, stdout.length > 20]).toEqual(['', true])
  expect(obeyed(stdout)).toBeNull()
})

test('report-to-fixture says what somebody wrote on one line', async () => {
  const [kept] = readdirSync(REPORTS)
  const report = { ...JSON.parse(readFileSync(join(REPORTS, kept!), 'utf8')), says: HOSTILE }
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  const { status, stdout } = await grotto(['report-to-fixture', file, '--folder', folder])
  expect(status).toBe(0)
  expect(stdout).toContain('Mallory')
  expect(obeyed(stdout)).toBeNull()
  expect(stdout.trim().split('\n')).toHaveLength(3)
})
