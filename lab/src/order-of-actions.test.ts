import { GAMES } from '@grotto/catalog'
import type { Game } from '@grotto/kernel'
import { playRandomly } from '@grotto/kernel/test-kit'
import { describe, expect, test } from 'vitest'

/** What a game lists first stays first: records, seeds and bots lean on it, and counting lines of play cannot see it. */
describe('the order in which actions are listed', () => {
  for (const game of GAMES as readonly Game[])
    test(game.id, () => {
      const options = game.parseOptions({})
      if (!options.ok) throw new Error('there are no default options')
      const lists: string[] = []
      playRandomly(game, options.value, 'order', ({ state, steps }) => {
        const seat = game.toAct(state)[0]
        if (seat === undefined || steps.length % 9 !== 0) return
        const actions = game.legal(state, seat).map(action => game.notation.makeAction(state, action))
        lists.push(`${steps.length}, seat ${seat}: ${actions.join(' · ')}`)
      })
      expect(lists.join('\n')).toMatchSnapshot()
    })
})
