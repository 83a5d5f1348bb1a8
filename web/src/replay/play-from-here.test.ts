import type { GameRecord } from '@grotto/kernel'
import { expect, test } from 'vitest'
import type { BotInfo } from '../local/bot-client.ts'
import type { Moment } from './moments.ts'
import { namesIn } from './names.ts'
import { seated } from './play-from-here.ts'

const ROSTER = [{ id: 'scales', name: 'Prudence', level: 3 }] as unknown as readonly BotInfo[]
const record = (...sitters: readonly object[]) => ({ sitters }) as unknown as GameRecord
const moment = (seat: number) => ({ seat }) as unknown as Moment
const two = record({ name: 'Mara' }, { name: 'Ines' }, { name: 'Mole', bot: { name: 'mcts', version: 1 } })

test('seated as it was, people stay people and bots stay bots', () => {
  expect(seated('same', two, moment(1), ROSTER)).toEqual([
    { name: 'Mara' },
    { name: 'Ines' },
    { name: 'Mole', bot: 'mcts' },
  ])
})

test('with bots everybody else is one', () => {
  expect(seated('bots', two, moment(1), ROSTER)).toEqual([
    { name: 'Mara' },
    { name: 'Prudence', bot: 'scales' },
    { name: 'Mole', bot: 'mcts' },
  ])
})

test('where only bots played, somebody takes the seat of the last move', () => {
  const bots = record({ name: 'A', bot: { name: 'mcts' } }, { name: 'B', bot: { name: 'mcts' } })
  expect(seated('bots', bots, moment(1), ROSTER).map(({ bot }) => bot)).toEqual(['mcts', undefined])
})

test('handed round, everybody is a person', () => {
  expect(seated('device', two, moment(0), ROSTER).every(({ bot }) => bot === undefined)).toBe(true)
})

test('bots that a server wrote by their ids have their names, numbered where there are two', () => {
  const scales = { name: 'scales', bot: { name: 'scales', version: 1 } }
  const names = seated('same', record({ name: 'Mara' }, scales, scales), moment(0), ROSTER).map(({ name }) => name)
  expect(names).toEqual(['Mara', 'Prudence', 'Prudence II'])
})

test('until it is known who they are, a bot is called a bot, never by its id', () => {
  const written = [{ name: 'Mara' }, { name: 'scales', bot: { name: 'scales', version: 1 } }]
  expect(namesIn(written, [], 'bot')).toEqual(['Mara', 'bot'])
  expect(namesIn(written, ROSTER, 'bot')).toEqual(['Mara', 'Prudence'])
})
