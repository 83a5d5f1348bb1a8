import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { verifyRecord } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { subTerra } from './game.ts'
import { brokenInvariant } from './invariants.ts'

const FOLDER = new URL('../fixtures/games/', import.meta.url)
const FILES = readdirSync(FOLDER).filter(file => file.endsWith('.json.gz'))
const read = (file: string) => JSON.parse(gunzipSync(readFileSync(new URL(file, FOLDER))).toString('utf8'))

describe('recorded games replay to the same states, draw by draw', () => {
  test('there are at least twelve, wins of every kind among them', () => {
    const results = FILES.map(file => read(file).outcome.result)
    expect(results.length).toBeGreaterThanOrEqual(12)
    for (const result of ['gold', 'silver', 'bronze', 'defeat']) expect(results).toContain(result)
  })

  test.each(FILES)('%s', file => {
    const { play, chance } = verifyRecord(subTerra, read(file))
    expect(chance).toBe('recomputed')
    expect(brokenInvariant(play.state)).toBeUndefined()
  })
})
