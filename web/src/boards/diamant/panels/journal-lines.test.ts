import { type DiamantEvent, diamant } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { randomGame } from '../../../playback/random-play.ts'
import type { LoggedEvent } from '../../board.ts'
import { linesOf } from './journal-lines.ts'

test('the journal counts cards as they were turned, anew in every expedition', () => {
  const log: readonly LoggedEvent<DiamantEvent>[] = randomGame(diamant, { players: 4 }, 6).seen.log
  const lines = linesOf(log)
  let turned = 0
  for (const { event } of log) {
    if (event.type === 'expeditionStarted') turned = 0
    if (event.type === 'revealed') turned += 1
    const line = lines.find(each => each.event === event)
    if (event.type === 'treasureShared' || event.type === 'trapSeen') expect(line?.card).toBe(turned)
    if (event.type === 'chose' || event.type === 'revealed') expect(line).toBeUndefined()
  }
})
