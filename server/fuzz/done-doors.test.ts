import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DoneDoors } from './done-doors.ts'

test('a run that was ended goes on after the doors that are done', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-doors-'))
  const file = join(folder, 'done.json')
  const tried = { surface: 'socket', cases: 40, seconds: 1, found: [] }
  new DoneDoors(file).add('warm socket', tried)
  expect(new DoneDoors(file).get('warm socket')).toEqual(tried)
  expect(new DoneDoors(file).get('main socket')).toBeUndefined()
  expect(new DoneDoors(undefined).get('warm socket')).toBeUndefined()
  rmSync(folder, { recursive: true })
})
