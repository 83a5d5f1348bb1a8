import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  differing,
  type GameRecord,
  type ProblemReport,
  parseReport,
  REPORT_FORMAT,
  verifyRecord,
} from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { REPORTS } from './commands/report-to-fixture.ts'
import { labGameOf } from './games/lab-games.ts'

const kept = existsSync(REPORTS) ? readdirSync(REPORTS) : []

test('what somebody reported from a board is seen again', () => {
  for (const file of kept) {
    const report = parseReport(JSON.parse(readFileSync(join(REPORTS, file), 'utf8')))
    expect.soft([file, differing(labGameOf(report.game).game, report)]).toEqual([file, undefined])
  }
})

const RECORD = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../games/diamant/fixtures/records/four-players.json'), 'utf8'),
) as GameRecord
const { game } = labGameOf(RECORD.game)

/** As a board would write it in the middle of this game. */
function reportAt(step: number): ProblemReport {
  const { outcome: _, hashes: __, entries, ...head } = RECORD
  const { play } = verifyRecord(game, { ...head, entries: entries.slice(0, step + 1) })
  const [viewer = 0] = game.toAct(play.state)
  const view = game.view(play.state, viewer)
  return parseReport({
    ...{ format: REPORT_FORMAT, game: game.id, rules: game.rulesVersion, viewer, view: game.encode(view) },
    ...{ legal: game.legal(view, viewer), events: [], record: RECORD, step, says: 'odd', page: {} },
  })
}

describe('a report', () => {
  const report = reportAt(12)
  const { record: _, step: __, ...withoutRecord } = report

  test('shows the same by the record, and by the view alone', () => {
    expect(differing(game, report)).toBeUndefined()
    expect(differing(game, withoutRecord)).toBeUndefined()
  })

  test('names nobody', () => {
    const named = { ...report, record: { ...RECORD, sitters: RECORD.sitters.map(() => ({ name: 'Ada' })) } }
    expect(JSON.stringify(parseReport(named))).not.toContain('Ada')
  })

  test('says what is not as it was seen', () => {
    const other = { ...report, step: 4 }
    expect(differing(game, other)).toBe('view')
    expect(differing(game, { ...report, legal: [{ type: 'fly' }] })).toBe('legal')
    expect(differing(game, { ...report, rules: 99 })).toBe('rules')
    const entries = report.record!.entries.slice(1)
    expect(differing(game, { ...report, record: { ...report.record!, entries } })).toBe('record')
    expect(differing(game, { ...withoutRecord, view: { nonsense: true } })).toBe('record')
  })

  test.each([
    null,
    1,
    [],
    {},
    { format: REPORT_FORMAT },
    { ...withoutRecord, viewer: -1 },
    { ...withoutRecord, legal: 0 },
  ])('from elsewhere may be anything: %j is none', given => {
    expect(() => parseReport(given)).toThrow()
  })
})
