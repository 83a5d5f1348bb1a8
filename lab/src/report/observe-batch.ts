import { fastChance, type GameTypes, given } from '@grotto/kernel'
import { type Decide, decider } from '../bots.ts'
import type { LabGame } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { botGame } from '../simulate/bot-game.ts'
import { reportOf } from './report-of.ts'
import type { Observation, Observer } from './study.ts'

/** A stretch of the games of a cell, `from` up to but not including `to`. */
export interface ObserveBatch {
  readonly game: string
  readonly options: object
  readonly bots: readonly string[]
  readonly seed: string
  readonly from: number
  readonly to: number
}

/** Plays a batch and tells of each game what was observed. */
export function work(batch: ObserveBatch): Observation[] {
  const labGame = labGameOf(batch.game)
  const observations: Observation[] = []
  for (let number = batch.from; number < batch.to; number++) observations.push(observed(labGame, batch, number))
  return observations
}

function observed(labGame: LabGame, batch: ObserveBatch, number: number): Observation {
  const report = reportOf(labGame)
  const seed = `${batch.seed}/${number}`
  let observer: Observer<GameTypes['event'], GameTypes['state']> | undefined
  const { state } = botGame(labGame.game, batch.options, fastChance(`${seed}/chance`), seated(labGame, batch, seed), {
    prepare: begun => {
      observer = report.observe(begun)
    },
    sink: event => observer?.sink(event),
  })
  return observer?.ended(state) ?? {}
}

/** Every seat its own player. */
function seated(labGame: LabGame, { bots }: ObserveBatch, seed: string): Decide<GameTypes> {
  const report = reportOf(labGame)
  const players = new Map<string, Decide<GameTypes>>()
  const playerOf = (bot: string): Decide<GameTypes> => {
    const known = players.get(bot) ?? decider(labGame.game, { bot }, seed)
    players.set(bot, known)
    return known
  }
  return (state, seat, log) => {
    const bot = given(bots[seat % bots.length], 'a player')
    return report.habit?.(bot, state) ?? playerOf(bot)(state, seat, log)
  }
}
