import { winShare } from '@grotto/bots'
import { fastChance, type Game, type GameTypes, given, type Outcome } from '@grotto/kernel'
import { botGame } from './bot-game.ts'
import type { Observation, Observer } from './observation.ts'
import { type Decide, decider, thoughtOf } from './thought.ts'
import type { TrialGame } from './trial-game.ts'

/** One table whose games are played by number: its options, and who plays; bots go round where there are more seats. */
export interface TrialTable {
  readonly options: object
  readonly bots: readonly string[]
  readonly seed: string
}

/** Plays the game of a number, which follows from seed and number alone, and tells what was observed. */
export function playTrial(game: Game, trials: TrialGame, table: TrialTable, number: number): Observation {
  const seed = `${table.seed}/${number}`
  let observer: Observer<GameTypes['event'], GameTypes['state']> | undefined
  const { state, decisions } = botGame(
    game,
    table.options,
    fastChance(`${seed}/chance`),
    seated(game, trials, table.bots, seed),
    {
      prepare: begun => {
        observer = trials.observe(begun)
      },
      sink: event => observer?.sink(event),
    },
  )
  const outcome = given(game.outcome(state), 'the outcome of a finished game')
  return { ...ofOutcome(outcome, trials), ...observer?.ended(state), decisions }
}

function ofOutcome(outcome: Outcome, { cooperative }: TrialGame): Observation {
  if (cooperative) return { won: winShare(outcome, 0) > 0 ? 1 : 0 }
  const seen: Record<string, number> = {}
  for (const seat of outcome.places.keys()) {
    seen[`won/${seat}`] = winShare(outcome, seat)
    const score = outcome.scores?.[seat]
    if (score !== undefined) seen[`score/${seat}`] = score
  }
  return seen
}

/** Every seat its own player. */
function seated(game: Game, trials: TrialGame, bots: readonly string[], seed: string): Decide<GameTypes> {
  const players = new Map(bots.map(bot => [bot, playerOf(game, trials, bot, seed)]))
  return (state, seat, log) => {
    const decide = players.get(bots[seat % bots.length] ?? '')
    return given(decide, 'a player')(state, seat, log)
  }
}

function playerOf(game: Game, trials: TrialGame, name: string, seed: string): Decide<GameTypes> {
  const habit = trials.habit?.(name)
  return habit ? state => habit.act(state) : decider(game, thoughtOf(name), seed)
}
