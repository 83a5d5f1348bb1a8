import type { Command } from './commands.ts'
import { COMMAND_ID, TABLE_ID } from './shapes.ts'

const PARTS: ReadonlySet<string> = new Set(['id', 'type', 'table', 'action', 'version'])
/** Names that a schema leaves out of what it has read. */
const LEFT_OUT: readonly string[] = ['__proto__', 'prototype', 'constructor']

/**
 * Whether this is a move, told without going through the schema: nearly all commands are. Whatever is not plainly one is
 * left to the schema, which decides; a test holds the two against each other.
 */
export function isPlainMove(json: unknown): json is Extract<Command, { type: 'act' }> {
  if (!isObject(json) || json.type !== 'act') return false
  for (const name in json) if (!PARTS.has(name)) return false
  const { id, table, action, version } = json
  return (
    typeof id === 'string' &&
    COMMAND_ID.test(id) &&
    typeof table === 'string' &&
    TABLE_ID.test(table) &&
    (version === undefined || (Number.isSafeInteger(version) && (version as number) >= 0)) &&
    isObject(action) &&
    typeof action.type === 'string' &&
    !LEFT_OUT.some(name => Object.hasOwn(action, name))
  )
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
