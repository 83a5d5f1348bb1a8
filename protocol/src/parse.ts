import * as v from 'valibot'
import { Command, CommandId } from './commands.ts'
import { parseJson } from './json.ts'
import { type ErrorKind, Message } from './messages.ts'
import { isPlainMove } from './plain-move.ts'

export type ParsedCommand =
  | { readonly ok: true; readonly command: Command }
  /** The id is kept where it can be read, so that even nonsense is answered. */
  | { readonly ok: false; readonly id: string | null; readonly error: ErrorKind }

/** By type: trying one kind of command after the other would take longer than reading the one that is meant. */
const COMMANDS = new Map(Command.options.map(option => [option.entries.type.literal as string, option]))

/** What a client said, or why it cannot be understood. Never throws. */
export function parseCommand(text: string): ParsedCommand {
  const json = parseJson(text)
  if (isPlainMove(json)) return { ok: true, command: json }
  const meant = COMMANDS.get(typeOf(json))
  const parsed = meant && v.safeParse(meant, json)
  if (parsed?.success) return { ok: true, command: parsed.output }
  return { ok: false, id: idOf(json), error: 'malformed' }
}

/** What the server said; undefined for anything this version does not know, which a client ignores. */
export function parseMessage(text: string): Message | undefined {
  const parsed = v.safeParse(Message, parseJson(text))
  return parsed.success ? parsed.output : undefined
}

function typeOf(json: unknown): string {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined
  return typeof type === 'string' ? type : ''
}

function idOf(json: unknown): string | null {
  const id = v.safeParse(v.object({ id: CommandId }), json)
  return id.success ? id.output.id : null
}
