import { ANNOTATED, type Mark } from '@grotto/kernel'
import type { Command } from '@grotto/protocol'
import { LENGTHS } from '../budgets/limits.ts'
import { apply, type CommandContext, type CommandOutcome, refused } from './outcome.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** Whoever looks at a finished game together with others writes to one of its moves. */
export function annotate(context: CommandContext, { move, text, marks }: Of<'annotate'>): CommandOutcome {
  const { table, person, isReviewing } = context
  if (!isReviewing(person.id)) return { error: 'notAllowed' }
  if (table.muted.has(person.id)) return refused('muted')
  if (text === undefined && marks === undefined) return { error: 'malformed' }
  if (move >= (table.play?.steps.length ?? 0)) return { error: 'notFound' }
  const mine = table.annotations.filter(each => each.person === person.id).length
  if (table.annotations.length >= ANNOTATED.most || mine >= LENGTHS.annotationsOfPerson) return refused('talkFull')
  const written = {
    move,
    ...(text === undefined ? {} : { text }),
    ...(marks === undefined ? {} : { marks: marks.map(drawn) }),
  }
  return apply(context, { type: 'annotated', person: person.id, name: person.name, ...written })
}

/** An arrow, or a spot that is marked. */
const drawn = ({ at, to }: { at: Mark['at']; to?: Mark['at'] | undefined }): Mark =>
  to === undefined ? { at } : { at, to }

/** What one wrote oneself, and what stands at one's own game. */
export function unannotate(context: CommandContext, { annotation }: Of<'unannotate'>): CommandOutcome {
  const { table, person, isReviewing } = context
  if (!isReviewing(person.id)) return { error: 'notAllowed' }
  const found = table.annotations.find(({ number }) => number === annotation)
  if (!found) return { error: 'notFound' }
  if (found.person !== person.id && !table.players.has(person.id)) return { error: 'notAllowed' }
  return apply(context, { type: 'unannotated', number: annotation })
}
