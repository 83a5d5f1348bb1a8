import { MAX_DEPTH } from '@grotto/kernel'
import { HttpProblem, TABLE_ID } from '@grotto/protocol'
import { version } from '../../../../tools/setup/version.mjs'
import { limitInWords } from '../../budgets/limits.ts'
import { type AnyRoute, BODY_BYTES } from '../route.ts'
import { componentsOf, type GameReference, type JsonObject } from './games.ts'
import { protocolSchemas, schemaOf } from './schemas.ts'

const asJson = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const named = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

/** A schema of the protocol that has a name is referred to by it. */
function bodyOf({ operation, body, bodyLimit = BODY_BYTES }: AnyRoute): JsonObject {
  if (!body) return {}
  const description = `At most ${bodyLimit.toLocaleString('en')} bytes, nested ${MAX_DEPTH} deep.`
  const schema = operation === 'sendCommand' ? named('Command') : schemaOf(body)
  return { requestBody: { required: true, description, ...asJson(schema) } }
}

function answerOf({ answer, streams }: AnyRoute): JsonObject {
  if (streams) return { content: { 'text/event-stream': { schema: named('Message') } } }
  return answer ? asJson(schemaOf(answer)) : {}
}

function parametersOf({ path, query }: AnyRoute): JsonObject[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'id' ? { pattern: TABLE_ID.source } : {}) },
  }))
  const inQuery = Object.entries(query ?? {}).map(([name, { says, pattern }]) => ({
    name,
    in: 'query',
    description: says,
    schema: { type: 'string', ...(pattern ? { pattern } : {}) },
  }))
  return [...inPath, ...inQuery]
}

const operationOf = (route: AnyRoute): JsonObject => ({
  operationId: route.operation,
  summary: route.says,
  ...(route.budget ? { description: limitInWords(route.budget) } : {}),
  parameters: parametersOf(route),
  ...bodyOf(route),
  responses: {
    200: { description: 'Done', ...answerOf(route) },
    default: { description: 'A problem', ...asJson(schemaOf(HttpProblem)) },
  },
})

/** The API as OpenAPI 3.1: from the schemas that validate it, and from those of the games. */
export function openApi(routes: readonly AnyRoute[], games: readonly GameReference[], publicUrl = '/'): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const each of routes) {
    const path = each.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operationOf(each) }
  }
  const titles = new Intl.ListFormat('en').format(games.map(({ title }) => title))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grotto',
      version: version().number,
      description: `Tables of ${titles}. /api is the same for people, /api/protocol says how a conversation goes. What is inside view, action and events of a game stands in components: <game>.View, <game>.Action, <game>.Event, <game>.Options.`,
    },
    // Never from the name somebody asked by: the answer may be kept for others.
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ...protocolSchemas(), ...componentsOf(games) },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'grotto' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }],
  }
}
