import { diamant } from '@grotto/diamant'
import type { Game } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { randomPlay } from '../playback/random-play.ts'
import { asOnlooker } from './as-onlooker.ts'

test.each([
  ['Diamant', diamant as unknown as Game, { players: 4 }],
  ['Diamant, where even that somebody chose is hidden', diamant as unknown as Game, { players: 4, hideChosen: true }],
  ['Sub Terra', subTerra as unknown as Game, { players: 2 }],
])('whoever opens the big screen, it shows what an onlooker sees: %s', (_, game, options) => {
  let differed = 0
  for (const { state } of randomPlay(game, options, 7)) {
    const told = (view: object) => JSON.stringify(game.encode(view))
    const onlooker = told(game.view(state, 'spectator'))
    for (const seat of [0, 1]) {
      const view = game.view(state, seat)
      if (told(view) !== onlooker) differed += 1
      const shown = asOnlooker(game, { view, log: [{ number: 0, event: {}, scene: view }] })
      expect([told(shown.view), told(shown.log[0]!.scene!)]).toEqual([onlooker, onlooker])
    }
  }
  // Where people choose in secret there was something to hide.
  expect(differed > 0).toBe(game.id === diamant.id)
})
