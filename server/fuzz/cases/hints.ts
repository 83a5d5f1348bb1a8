import type { Json } from '@grotto/kernel'
import {
  ClubCode,
  ClubId,
  Command,
  CommandId,
  GameId,
  LookAtOffer,
  PersonId,
  PROTOCOL_VERSION,
  TableId,
} from '@grotto/protocol'
import fc from 'fast-check'
import type { Text } from './hostile.ts'
import { mutated } from './mutated.ts'
import { CLUBS, PEOPLE, PLACES } from './places.ts'
import { actions, optionsOf } from './samples.ts'
import type { Hints } from './schemas.ts'

const quoted = (...names: readonly string[]): Text => fc.constantFrom(...names.map(name => JSON.stringify(name)))
const command = (type: string) => {
  const found = Command.options.find(option => option.entries.type.literal === type)
  if (!found) throw new Error(`there is no command "${type}"`)
  return found.entries as unknown as Record<string, unknown>
}
/** What a field holds, whether it may be missing or not. */
const fieldOf = (type: string, name: string): unknown => {
  const field = command(type)[name] as { wrapped?: unknown }
  return field.wrapped ?? field
}

/** What makes commands and bodies likely to get past the first check. */
export function liveHints(): Hints {
  const samples = (values: readonly Json[]) => values.map(value => JSON.stringify(value))
  return new Map<unknown, Text>([
    [CommandId, fc.nat().map(number => `"f${number}"`)],
    [TableId, quoted(...PLACES)],
    [PersonId, quoted(...PEOPLE)],
    [ClubId, quoted(...CLUBS)],
    [ClubCode, quoted('@clubCode')],
    [LookAtOffer.entries.offer, quoted('@offer')],
    [GameId, quoted('diamant', 'sub-terra', 'chess')],
    [fieldOf('act', 'action'), mutated(samples(actions()), 0.3)],
    [fieldOf('configure', 'options'), mutated(samples(optionsOf()), 0.5)],
    [fieldOf('hello', 'protocol'), fc.nat(6).map(odds => String(odds === 0 ? 1 : PROTOCOL_VERSION))],
  ])
}
