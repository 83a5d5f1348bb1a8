import type { Seat } from '@grotto/kernel'
import type { Said, TableInfo } from '@grotto/protocol'
import { FACTS, type GameName } from '../games.ts'

/** Why nobody is advised at a table: others play against her, or all agreed to do without. */
export type NoHints = 'against' | 'tournament' | 'off' | 'silent' | 'ownPlan'

interface Asker {
  readonly info: TableInfo
  readonly seat: Seat
  /** What was said here, oldest first. */
  readonly said: readonly Pick<Said, 'type' | 'seat' | 'at'>[]
  /** The steps of the game in force. */
  readonly log: readonly { readonly seat?: number | undefined; readonly at: number }[]
}

/** A bot may advise those who play together, unless they have agreed on something else; nothing where it may. */
export function whyNoHints(asker: Asker): NoHints | undefined {
  const { info, seat } = asker
  const { settings, seats, game, tournament } = info
  const others = seats.some((each, number) => each.kind === 'human' && number !== seat)
  if (FACTS[game as GameName].secret && others) return 'against'
  if (tournament) return 'tournament'
  if (settings.hints === false) return 'off'
  if (settings.talk === 'silent') return 'silent'
  return settings.talk === 'ownPlan' && !hasPlanned(asker) ? 'ownPlan' : undefined
}

/** With every action of hers a plan is worn out, as it is for hearing those of others. */
function hasPlanned({ seat, said, log }: Asker): boolean {
  const acted = log.findLast(step => step.seat === seat)?.at ?? 0
  return said.some(each => each.type === 'intend' && each.seat === seat && each.at > acted)
}
