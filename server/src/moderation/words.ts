import type { Command } from '@grotto/protocol'
import type { Budgets, Visitor } from '../budgets/budgets.ts'
import { refused } from '../commands/outcome.ts'

interface Ports {
  readonly budgets: Budgets
  readonly isSilenced: (visitor: Visitor) => boolean
}

/** Why nothing is heard of her just now. Whom an operator has silenced hears what a muted person hears. */
export function unheard({ budgets, isSilenced }: Ports, visitor: Visitor): 'tooMany' | typeof SILENCED | undefined {
  if (budgets.take('words', visitor) > 0) return 'tooMany'
  return isSilenced(visitor) ? SILENCED : undefined
}

export const SILENCED = refused('muted')

/** Whether others will read words of hers that come with a command: a note to a move, the name of a table. */
export const bringsWords = (command: Command): boolean =>
  command.type === 'annotate' || (command.type === 'configure' && bringsName(command))

/** The name of a table is its host's words. */
export const bringsName = ({ settings }: { readonly settings?: { readonly name?: string | undefined } | undefined }) =>
  settings?.name !== undefined && settings.name !== ''
