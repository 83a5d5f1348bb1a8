import type { Command } from '@grotto/protocol'
import { annotate, unannotate } from './annotations.ts'
import { handOver, standIn } from './away.ts'
import { choosePieces } from './choose-pieces.ts'
import { invite } from './invitations.ts'
import { configure, ready, removeSeat, setBot, sit } from './lobby.ts'
import { mute } from './mute.ts'
import type { CommandContext, CommandOutcome } from './outcome.ts'
import { act, leave } from './play.ts'
import { reveal, start } from './starting.ts'
import { undo } from './undo.ts'
import { vote } from './votes.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>
type Handlers = { [T in Command['type']]?: (context: CommandContext, command: Of<T>) => CommandOutcome }

/** Commands that change a table and nothing else. */
const HANDLERS: Handlers = {
  sit,
  invite,
  leave,
  ready,
  setBot,
  removeSeat,
  choosePieces,
  configure,
  start,
  reveal,
  act,
  undo,
  vote,
  standIn,
  handOver,
  mute,
  annotate,
  unannotate,
}

export const handlerOf = (type: Command['type']) =>
  HANDLERS[type] as ((context: CommandContext, command: Command) => CommandOutcome) | undefined
