import { expect, test } from 'vitest'
import { commandOf, experimentIn, fragmentOf, type LabExperiment } from './experiment-link.ts'

const EXPERIMENT: LabExperiment = {
  game: 'diamant',
  games: 100,
  seed: 'l’été, "it\'s" 🦇',
  cells: [
    { name: 'A', options: { players: 4 }, bots: ['random'] },
    { name: 'B', options: { players: 4, relics: 0 }, bots: ['random', 'mcts'] },
  ],
}
const linkOf = (thing: unknown) => fragmentOf(thing as LabExperiment)

test('an experiment goes into a link and comes back', () => {
  expect(experimentIn(fragmentOf(EXPERIMENT))).toEqual(EXPERIMENT)
  expect(fragmentOf(EXPERIMENT)).toMatch(/^[\w-]+$/)
})

test('its command holds no quote that would end it, and the same JSON', () => {
  const [, json = ''] = /^npx grotto run '([^']*)'$/.exec(commandOf(EXPERIMENT)) ?? []
  expect(JSON.parse(json)).toEqual(EXPERIMENT)
})

test.each([
  ['nothing', ''],
  ['no letters of ours', '%%%'],
  ['no JSON', btoa('nonsense')],
  ['another thing', linkOf({ cards: 1 })],
  ['a game there is not', linkOf({ ...EXPERIMENT, game: 'chess' })],
  ['a game of Object', linkOf({ ...EXPERIMENT, game: 'constructor' })],
  ['no table', linkOf({ ...EXPERIMENT, cells: undefined })],
  ['three tables', linkOf({ ...EXPERIMENT, cells: ['a', 'b', 'c'].map(name => ({ ...EXPERIMENT.cells[0], name })) })],
  ['line-ups of the laboratory', linkOf({ ...EXPERIMENT, cells: ['rescue4/normal'] })],
  ['very much', linkOf({ ...EXPERIMENT, seed: 'x'.repeat(20_000) })],
])('a link that holds %s is none', (_, fragment) => {
  expect(experimentIn(fragment)).toBeUndefined()
})
