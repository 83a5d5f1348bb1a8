import { COMMANDS_SAY, Command, MESSAGES_SAY, Message } from '@grotto/protocol'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { JsonObject } from './games.ts'

/** Checks that JSON Schema cannot say (no reversing characters in names, say) are left to the server. */
export function schemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'ignore' }) as JsonObject
  return json
}

type Union = { readonly oneOf?: readonly JsonObject[]; readonly anyOf?: readonly JsonObject[] }

/** The members of a union, and of the unions within it, each named by its `type` and told what it does. */
function told(json: JsonObject, says: Readonly<Record<string, string>>): readonly JsonObject[] {
  const { oneOf, anyOf } = json as Union
  const members = oneOf ?? anyOf
  if (members) return members.flatMap(member => told(member, says))
  const { type } = json.properties as { type?: { const?: string } }
  const title = type?.const ?? ''
  return [{ title, description: says[title] ?? '', ...json }]
}

/** What clients send and what they hear, by name. */
export const protocolSchemas = (): { readonly Command: JsonObject; readonly Message: JsonObject } => ({
  Command: { description: 'What a client sends.', oneOf: told(schemaOf(Command), COMMANDS_SAY) },
  Message: { description: 'What a client hears.', anyOf: told(schemaOf(Message), MESSAGES_SAY) },
})
