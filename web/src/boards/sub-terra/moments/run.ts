import type { CaverName, SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import type { CardKind } from '../draw/cards.ts'

export interface RoundFate {
  readonly round: number
  /** Health of the whole team when the round ended. */
  health: number
  card?: CardKind
  exitFound?: true
  fell: CaverName[]
}

/** The whole run in figures, from its events. */
export interface RunFigures {
  readonly most: number
  readonly rounds: RoundFate[]
  readonly checks: { made: number; held: number; expected: number }
  readonly steps: Map<CaverName, number>
  readonly lost: number
}

/** T-4 Chance that a check with this bonus holds. */
export const chanceOf = (needed: number, bonus: number): number => Math.min(1, Math.max(0, (7 - needed + bonus) / 6))

export function figuresOf(position: SubTerraPosition, log: readonly SubTerraEvent[]): RunFigures {
  const health = new Map(position.cavers.map(caver => [caver.name, caver.maxHealth]))
  const total = () => [...health.values()].reduce((sum, each) => sum + each, 0)
  const most = total()
  const rounds: RoundFate[] = [{ round: 1, health: most, fell: [] }]
  const checks = { made: 0, held: 0, expected: 0 }
  const steps = new Map<CaverName, number>()
  let lost = 0
  for (const event of log) {
    const now = rounds.at(-1)!
    if (event.type === 'roundStarted' && event.round > now.round)
      rounds.push({ round: event.round, health: total(), fell: [] })
    if (event.type === 'hazardRevealed') now.card = event.card.kind
    if (event.type === 'outOfTime') now.card = 'outOfTime'
    if (event.type === 'tilePlaced' && event.kind === 'exit') now.exitFound = true
    if (event.type === 'moved') steps.set(event.caver, (steps.get(event.caver) ?? 0) + 1)
    if (event.type === 'healed') health.set(event.caver, event.health)
    if (event.type === 'hurt') {
      health.set(event.caver, event.health)
      lost += event.points
      if (event.fell) now.fell.push(event.caver)
    }
    if (event.type === 'devoured') {
      lost += health.get(event.caver) ?? 0
      health.set(event.caver, 0)
    }
    if (event.type === 'checked' && event.die !== undefined) {
      checks.made++
      checks.held += event.success ? 1 : 0
      checks.expected += chanceOf(event.needed, event.bonus)
    }
    rounds.at(-1)!.health = total()
  }
  return { most, rounds, checks, steps, lost }
}
