import { courseOf } from '@grotto/bots/analysis'
import type { GameRecord } from '@grotto/kernel'
import { LANGUAGES } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { labGameOf } from '../games/lab-games.ts'
import { narratorOf } from '../play/narrator.ts'
import { verify } from '../record-file.ts'
import { recordGame } from '../record-game.ts'
import { analyse } from './analyse.ts'
import { tellAnalysis } from './tell.ts'

const CLOSENESS = { futures: 8, seed: '1' }
const labGame = labGameOf('diamant')
const { game } = labGame

function recorded(): GameRecord {
  const options = game.parseOptions({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.reason)
  return recordGame(game, options.value, 'analysed')
}

describe('grotto analyse', () => {
  const record = recorded()
  const course = courseOf(game, record)

  test('the figures are the same whatever the number of cores', async () => {
    const [one, two] = await Promise.all([1, 2].map(cores => analyse(course, record, CLOSENESS, cores)))
    expect(one).toEqual(two)
  })

  test.each(LANGUAGES)('it is told in %s, every seat in the table', async language => {
    const analysis = await analyse(course, record, CLOSENESS, 1)
    const narrator = await narratorOf(labGame, language, record.sitters)
    const lines = tellAnalysis({ course, play: verify(record).play, analysis, closeness: CLOSENESS, narrator })
    for (const name of narrator.names) expect(lines.filter(line => line.startsWith(name))).toHaveLength(1)
    expect(lines.join('\n')).not.toMatch(/analysis\.|undefined|NaN/)
  })
})
