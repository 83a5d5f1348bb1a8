import { expect, test } from 'vitest'
import { all, expedition } from '../test-kit/scene.ts'
import { scoreOf } from './state.ts'

/** The expedition that the rulebook plays out (docs/rules/diamant.md, and its pictures): it goes as it is told there. */
test('D-20 the worked expedition of the rulebook, to the second snakes (D-23)', () => {
  const scene = expedition(4, '9 snakes relic 14 5 snakes')
  const scores = () => [0, 1, 2, 3].map(seat => scoreOf(scene.state, seat))
  all(scene, 'goOn')
  all(scene, 'goOn')
  expect(scene.state.hand).toBe(2)
  scene.play('0 goOn, 1 leave, 2 goOn, 3 goOn')
  expect(scores()).toEqual([0, 8, 0, 0])
  expect(scene.state.hand).toBe(6)
  scene.play('0 leave, 2 leave, 3 goOn')
  expect(scores()).toEqual([7, 8, 7, 0])
  expect(scene.state.hand).toBe(11)
  scene.play('3 goOn')
  expect(scene.event('expeditionEnded')).toMatchObject({ round: 1 })
  expect(scores()).toEqual([7, 8, 7, 0])
})
