import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord } from '@grotto/kernel'
import { expect, test } from 'vitest'
import { grotto, grottoProcess } from '../test-kit/command-line.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'grotto-plugged-'))

/** The command as a user would run it who has one game more. */
const asUser = (args: readonly string[], input = '') => grottoProcess(args, input, ['--conditions=grotto-test-games'])

test('a game from the test kit is played in the terminal, and its record can be checked and replayed', async () => {
  const file = join(FOLDER, 'evening.json')
  const { status, stdout, stderr } = asUser(
    ['play', 'lanterns', '--players', '3', '--seed', 'evening', '--lang', 'fr', '--out', file],
    'odds\nstay\nleap\nforward\nstay\n',
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('seat 1: lantern ?, to choose, score 0')
  expect(stdout).toContain('"brightest"')
  expect(stdout).toContain('«\u00a0leap\u00a0» n’est aucun des choix')
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
  expect(record).toMatchObject({ game: 'lanterns', sitters: [{}, { bot: { name: 'random' } }, {}] })
  expect(record.entries.filter(entry => 'seat' in entry && entry.seat === 0)).toHaveLength(3)

  expect((await grotto(['verify', file])).status).toBe(0)
  const replayed = await grotto(['replay', file])
  expect(replayed.status).toBe(0)
  expect(replayed.stdout).toContain('stay')
})

test('the referee runs it for programs', () => {
  const lines = [
    { do: 'new', game: 'lanterns', options: { players: 2 }, seed: '7' },
    { do: 'legal', seat: 1 },
    { do: 'act', seat: 1, action: 'forward' },
    { do: 'view', seat: 0 },
    { do: 'act', seat: 1, action: 'stay' },
  ]
  const { stdout } = asUser(['referee'], lines.map(line => JSON.stringify(line)).join('\n'))
  const [made, legal, , view, twice] = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(made).toMatchObject({ ok: true, game: 'lanterns', seats: 2 })
  expect(legal).toMatchObject({ texts: ['forward', 'stay'] })
  expect(view.view).toMatchObject({ choices: [null, 'chosen'] })
  expect(view.view.lanterns[1]).toBe(0)
  expect(twice).toMatchObject({ ok: false, refusal: { rule: 'L-2', reason: 'notToChoose' } })
})

test('it is simulated, counted and compared', async () => {
  const simulated = await grotto(['simulate', 'lanterns', '--players', '4', '--games', '50', '--cores', '1', '--json'])
  expect(JSON.parse(simulated.stdout)).toEqual({ games: 50, decisions: 12 })
  expect((await grotto(['perft', 'lanterns', '--depth', '3'])).stdout).toBe('1\t2\n2\t4\n3\t8\n')
  const compared = asUser(['compare', 'lanterns', '--bots', 'random', '--against', 'every', '--games', '20', '--json'])
  expect(compared.stderr).not.toContain('Error')
  expect(compared.status).toBe(0)
  expect(JSON.parse(compared.stdout.split('\n')[0]!)).toBeDefined()
})
