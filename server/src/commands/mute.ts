import type { Command } from '@grotto/protocol'
import { type Asked, type CommandOutcome, happen, isHost, refused } from './outcome.ts'

type Mute = Extract<Command, { type: 'mute' }>

/** Somebody who sits or looks on here is heard no more, or again. Nobody silences herself. */
export function mute(asked: Asked, { person, muted }: Pick<Mute, 'person' | 'muted'>): CommandOutcome {
  const { table } = asked
  if (!isHost(asked)) return refused('hostOnly')
  if (table.muted.has(person) === muted) return { happened: [] }
  const known = table.people.has(person) || asked.watcherName(person) !== undefined
  if (muted && (!known || person === asked.person.id)) return refused('notThere')
  return happen(asked, { type: 'muted', person, muted })
}
