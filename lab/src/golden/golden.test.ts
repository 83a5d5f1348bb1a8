import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LAB_GAMES, labGameOf } from '../games/lab-games.ts'
import { verify } from '../record-file.ts'
import { GOLDEN_GAMES } from './games.ts'
import { goldenOf, goldenText, hashOf, lockOf, recordFile, transcriptFile } from './golden.ts'
import { refuseRewriting, transcriptText } from './write.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

describe.each(LAB_GAMES.map(({ game }) => game))('golden records of $id', game => {
  const golden = goldenOf(game)

  test('there are at least twelve, and every file is one of them', () => {
    expect(golden.length).toBeGreaterThanOrEqual(12)
    const files = globSync(join(dirname(recordFile(golden[0]!)), '*.json')).sort()
    expect(files).toEqual(golden.map(recordFile).sort())
  })

  test('are those that were fixed for this version of the rules', () => {
    expect(hashOf(golden.map(each => read(recordFile(each))))).toBe(lockOf(game.id)[game.rulesVersion])
  })
})

test('golden records are not rewritten without a new version of the rules', () => {
  const lock = { 1: 'as they were' }
  expect(() => refuseRewriting({ id: 'diamant', rulesVersion: 1 }, lock, 'changed')).toThrow('raise rulesVersion')
  expect(() => refuseRewriting({ id: 'diamant', rulesVersion: 1 }, lock, 'as they were')).not.toThrow()
  expect(() => refuseRewriting({ id: 'diamant', rulesVersion: 2 }, lock, 'changed')).not.toThrow()
})

describe.each(GOLDEN_GAMES)('$game $name', golden => {
  test('replays and verifies', () => {
    const record = JSON.parse(read(recordFile(golden)))
    expect(record.hashes).toHaveLength(record.entries.length)
    expect(verify(record).chance).toBe('recomputed')
  })

  test('is played the same by the rules of today', () => {
    expect(goldenText(golden)).toBe(read(recordFile(golden)))
  })
})

test.each(GOLDEN_GAMES.filter(golden => golden.transcript))('the transcript of $game $name', golden => {
  expect(transcriptText(read(recordFile(golden)))).toBe(read(transcriptFile(golden)))
})

test('a record altered at one place is refused, and the entry named', () => {
  const [golden] = GOLDEN_GAMES
  const record = JSON.parse(read(recordFile(golden!)))
  record.entries[3].chance = [...record.entries[3].chance, 0]
  expect(() => verify(record)).toThrow(/^entry 3: /)
  expect(labGameOf(golden!.game).game.rulesVersion).toBe(record.rules)
})
