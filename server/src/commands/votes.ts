import type { Command, Vote } from '@grotto/protocol'
import type { TableEntry } from '../table/entries.ts'
import { missingIn } from '../table/table-messages.ts'
import { apply, type CommandContext, type CommandOutcome, refused } from './outcome.ts'
import { notPlaying } from './play.ts'
import { agreedUndo } from './undo.ts'

type Ballot = Omit<Vote, 'missing'>
type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** Agrees or disagrees; the first to agree opens the vote, and one "no" ends it. */
export function vote(
  context: CommandContext,
  { about, seat: whom, agree }: Pick<Of<'vote'>, 'about' | 'seat' | 'agree'>,
): CommandOutcome {
  const { table, person } = context
  const stopped = notPlaying(context)
  if (stopped) return stopped
  const by = table.seatOf(person.id)
  if (by === undefined) return refused('notSeated')
  // Nobody is voted out of her deal by those she plays against, and no lost one is called off.
  if (table.tournament) return refused('inTournament')
  const open = table.votes.get(about)
  if (!agree) return open ? apply(context, { type: 'voted', vote: { about, ended: true } }) : refused('noVote')
  if (open) return cast(context, { ...open, agreed: [...new Set([...open.agreed, by])] })
  if (about === 'undo') return refused('noVote')
  if (about === 'remove') return openRemoval(context, by, whom)
  return openVote(context, { about, by })
}

export function openVote(context: CommandContext, ballot: Omit<Ballot, 'agreed'>): CommandOutcome {
  return cast(context, { ...ballot, agreed: [ballot.by] })
}

/** One person alone cannot throw another out, unless the other is long gone. */
function openRemoval(context: CommandContext, by: number, seat: number | undefined): CommandOutcome {
  const sitter = seat === undefined ? undefined : context.table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human' || seat === by) return refused('noSuchSeat')
  const ballot: Ballot = { about: 'remove', by, seat, agreed: [by] }
  const alone = missingIn(context.table, ballot).length === 0
  if (alone && !context.isAway(sitter.person)) return refused('notAway', { seat })
  return cast(context, ballot)
}

/** Counts: when nobody's agreement is missing, it happens. */
function cast(context: CommandContext, ballot: Ballot): CommandOutcome {
  const voted: TableEntry = { type: 'voted', vote: ballot }
  if (missingIn(context.table, ballot).length > 0) return apply(context, voted)
  return apply(context, { type: 'voted', vote: { about: ballot.about, ended: true } }, ...passed(context, ballot))
}

function passed({ table, now, roster }: CommandContext, { about, by, seat }: Ballot): TableEntry[] {
  if (about === 'abandon') return [{ type: 'abandoned', by }]
  if (about === 'undo') return agreedUndo(table, by, now)
  const removed: TableEntry = {
    type: 'sat',
    seat: seat!,
    sitter: { kind: 'bot', bot: roster.standInFor(table.game.id) },
    why: 'removed',
  }
  const sitter = table.seats[seat!]
  const wasHost = sitter?.kind === 'human' && sitter.person === table.host
  const heir = table.seats[by]
  return wasHost && heir?.kind === 'human' ? [removed, { type: 'hosted', host: heir.person }] : [removed]
}
