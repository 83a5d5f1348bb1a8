import type { Command, Vote } from '@grotto/protocol'
import type { TableEntry } from '../table/entries.ts'
import { missingIn } from '../table/picture.ts'
import { type Asked, type CommandOutcome, happen, refused } from './outcome.ts'
import { notPlaying } from './play.ts'
import { agreedUndo } from './undo.ts'

type Ballot = Omit<Vote, 'missing'>
type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** Agrees or disagrees; the first to agree opens the vote, and one "no" ends it. */
export function vote(
  asked: Asked,
  { about, seat: whom, agree }: Pick<Of<'vote'>, 'about' | 'seat' | 'agree'>,
): CommandOutcome {
  const { table, person } = asked
  const stopped = notPlaying(asked)
  if (stopped) return stopped
  const by = table.seatOf(person.id)
  if (by === undefined) return refused('notSeated')
  const open = table.votes.get(about)
  if (!agree) return open ? happen(asked, { type: 'voted', vote: { about, ended: true } }) : refused('noVote')
  if (open) return cast(asked, { ...open, agreed: [...new Set([...open.agreed, by])] })
  if (about === 'undo') return refused('noVote')
  if (about === 'remove') return openRemoval(asked, by, whom)
  return openVote(asked, { about, by })
}

export function openVote(asked: Asked, ballot: Omit<Ballot, 'agreed'>): CommandOutcome {
  return cast(asked, { ...ballot, agreed: [ballot.by] })
}

/** One person alone cannot throw another out, unless the other is long gone. */
function openRemoval(asked: Asked, by: number, seat: number | undefined): CommandOutcome {
  const sitter = seat === undefined ? undefined : asked.table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human' || seat === by) return refused('noSuchSeat')
  const ballot: Ballot = { about: 'remove', by, seat, agreed: [by] }
  const alone = missingIn(asked.table, ballot).length === 0
  if (alone && !asked.isAway(sitter.person)) return refused('notAway', { seat })
  return cast(asked, ballot)
}

/** Counts: when nobody's agreement is missing, it happens. */
function cast(asked: Asked, ballot: Ballot): CommandOutcome {
  const voted: TableEntry = { type: 'voted', vote: ballot }
  if (missingIn(asked.table, ballot).length > 0) return happen(asked, voted)
  return happen(asked, { type: 'voted', vote: { about: ballot.about, ended: true } }, ...passed(asked, ballot))
}

function passed({ table, now, roster }: Asked, { about, by, seat }: Ballot): TableEntry[] {
  if (about === 'abandon') return [{ type: 'abandoned' }]
  if (about === 'undo') return agreedUndo(table, by, now)
  const removed: TableEntry = {
    type: 'sat',
    seat: seat!,
    sitter: { kind: 'bot', bot: roster.standInFor(table.game.id) },
  }
  const sitter = table.seats[seat!]
  const wasHost = sitter?.kind === 'human' && sitter.person === table.host
  const heir = table.seats[by]
  return wasHost && heir?.kind === 'human' ? [removed, { type: 'hosted', host: heir.person }] : [removed]
}
