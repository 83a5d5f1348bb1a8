import { fastChance, type GameTypes } from '@grotto/kernel'
import type { LabGame } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { lookClosely } from './close-look.ts'
import type { Stretch } from './in-batches.ts'

/** A stretch of games with checks on; game n is played with the n-th of the options, round and round. */
export interface SoakBatch extends Stretch {
  readonly game: string
  readonly options: readonly object[]
  /** Every how many decisions a state is looked at closely; the ledger is kept in all games. */
  readonly closeEvery: number
}

const FAR_TOO_LONG = 20_000

/** Plays the batch and gives the number of decisions; an error names the game that broke. */
export function work(batch: SoakBatch): number {
  const labGame = labGameOf(batch.game)
  let decisions = 0
  for (let number = batch.from; number < batch.to; number++) {
    const options = batch.options[number % batch.options.length]!
    const closely = (decision: number) => (decisions + decision) % batch.closeEvery === 0
    try {
      decisions += checkedGame(labGame, options, `${batch.seed}/${number}`, closely)
    } catch (error) {
      throw new Error(`game ${number} of seed ${batch.seed}, ${JSON.stringify(options)}`, { cause: error })
    }
  }
  return decisions
}

function checkedGame(
  { game, ledger }: LabGame,
  options: object,
  seed: string,
  closely: (decision: number) => boolean,
): number {
  const chance = fastChance(`${seed}/chance`)
  const pick = fastChance(`${seed}/choice`)
  const book = ledger(options)
  const actions: GameTypes['action'][] = []
  const state = game.setup(options, chance, book.sink)
  let decisions = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    book.look(state)
    const action = game.legal(state, seat, actions)[pick('', actions.length)]!
    if (closely(decisions)) lookClosely(game, state, seat, action)
    game.advance(state, seat, action, chance, book.sink)
    if (++decisions > FAR_TOO_LONG) throw new Error(`no end after ${decisions} decisions`)
  }
  if (!game.outcome(state)) throw new Error('nobody is to act, but there is no outcome')
  book.look(state)
  book.close()
  return decisions
}
