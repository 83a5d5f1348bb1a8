import { adviserFor, botsOf } from '@grotto/bots'
import {
  type Course,
  courseOf,
  curvePoint,
  highlightsOf,
  type Looked,
  lookAt,
  playerOf,
  sumUp,
  usualFutures,
} from '@grotto/bots/analysis'
import type { GameTypes } from '@grotto/kernel'
import { loadEngine } from '../engines.ts'
import type { Analysed, AnalysisNews, AnalysisRequest } from './analyst.ts'

/** The first look tells most in a few seconds; who stays sees the intervals shrink. */
const FIRST_FUTURES = 24
/** Whoever analyses a game again gets the same figures, here and with `grotto analyse`. */
const SEED = '1'

const tell = (news: AnalysisNews) => postMessage(news)

addEventListener('message', async ({ data: { game, record } }: MessageEvent<AnalysisRequest>) => {
  try {
    const course = courseOf(await loadEngine(game), record)
    const looks = [...new Set([FIRST_FUTURES, usualFutures(course)])]
    for (const [look, futures] of looks.entries()) {
      const analysed = analyse(course, futures, look)
      tell({ about: 'analysed', analysed, isLast: look === looks.length - 1 })
    }
  } catch {
    tell({ about: 'failed' })
  }
})

function analyse(course: Course<GameTypes>, futures: number, look: number): Analysed {
  const all = course.moments.length
  const looked: Looked[] = []
  for (let moment = 0; moment < all; moment++) {
    looked.push(lookAt(course, moment, { futures, seed: SEED }))
    const point = look === 0 ? { worths: curvePoint(looked) } : {}
    tell({ about: 'progress', look, done: moment + 1, all, ...point })
  }
  const analysis = sumUp(course, looked)
  return {
    analysis,
    highlights: highlightsOf(analysis),
    futures,
    player: characterOf(course.game.id, playerOf(course)),
    adviser: adviserFor(course.game)?.entry.character ?? '',
    moments: course.moments.map(({ first, last }) => ({ first, last })),
  }
}

const characterOf = (game: string, id: string): string =>
  botsOf(game, true).find(entry => entry.id === id)?.character ?? id
