import type { Command } from '@grotto/protocol'
import { apply, type CommandContext, type CommandOutcome, isHost, refused } from './outcome.ts'

type Mute = Extract<Command, { type: 'mute' }>

/** Somebody who sits or looks on here is heard no more, or again. Nobody silences herself. */
export function mute(context: CommandContext, { person, muted }: Pick<Mute, 'person' | 'muted'>): CommandOutcome {
  const { table } = context
  if (!isHost(context)) return refused('hostOnly')
  if (table.muted.has(person) === muted) return { applied: [] }
  const known = table.people.has(person) || context.watcherName(person) !== undefined
  if (muted && (!known || person === context.person.id)) return refused('notThere')
  return apply(context, { type: 'muted', person, muted })
}
