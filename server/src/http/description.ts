import { LIST } from '@grotto/catalog/list'
import { HttpProblem } from '@grotto/protocol'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'
import { version } from '../../../tools/setup/version.mjs'
import { limitInWords } from '../budgets/limits.ts'
import type { AnyRoute } from './route.ts'

const TITLES = new Intl.ListFormat('en').format(LIST.map(({ title }) => title))

type JsonObject = Record<string, unknown>

/** Checks that JSON Schema cannot say (no reversing characters in names, say) are left to the server. */
const schemaOf = (schema: GenericSchema): JsonObject => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as JsonObject
  return json
}

const asJson = (schema: GenericSchema): JsonObject => ({
  content: { 'application/json': { schema: schemaOf(schema) } },
})

function operation({ says, path, body, answer, query, budget }: AnyRoute): JsonObject {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }))
  return {
    summary: says,
    ...(budget ? { description: limitInWords(budget) } : {}),
    parameters: [...inPath, ...inQuery],
    ...(body ? { requestBody: { required: true, ...asJson(body) } } : {}),
    responses: {
      200: { description: 'Done', ...(answer ? asJson(answer) : {}) },
      default: { description: 'A problem', ...asJson(HttpProblem) },
    },
  }
}

/** The API as OpenAPI 3.1, from the schemas that validate it. */
export function openApi(routes: readonly AnyRoute[]): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const each of routes) {
    const path = each.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grotto',
      version: version().number,
      description: `Tables of ${TITLES}. See also docs/protocol.md.`,
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'grotto' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }],
  }
}

export function describeApi(app: FastifyInstance, routes: readonly AnyRoute[]): void {
  const description = openApi(routes)
  const page = readable(routes)
  app.get('/api/openapi.json', async () => description)
  app.get('/api', async (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const shown = (title: string, schema: GenericSchema | undefined): string =>
  schema
    ? `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schemaOf(schema), null, 2))}</pre></details>`
    : ''

/** The same for people to read: no scripts, one page. */
function readable(routes: readonly AnyRoute[]): string {
  const calls = routes.map(
    ({ method, path, says, body, answer, budget }) => `<section><h2><b>${method}</b> <code>${escaped(path)}</code></h2>
<p>${escaped(says)}${budget ? ` <small>${limitInWords(budget)}</small>` : ''}</p>
${shown('Body', body)}${shown('Answer', answer)}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Grotto API</title><style>${STYLE}</style><main><h1>Grotto API</h1>
<p>Grotto ${escaped(version().text)}. JSON over HTTP. Programs get a token at <code>POST /api/me/token</code> and send it as
<code>Authorization: Bearer …</code>. Live messages come over the socket <code>/api/live</code> or the event stream of a
table. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>${calls.join('\n')}</main></html>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#14110f;color:#e9e2d6;margin:0}
main{max-width:52rem;margin:auto;padding:1.5rem}h2{font-size:1.05rem;margin:2rem 0 .3rem}b{color:#f0b35a}
a{color:#8fd3ff}code,pre{font-family:ui-monospace,monospace}pre{background:#000;padding:1rem;overflow:auto}
summary{cursor:pointer}section{border-top:1px solid #3a332c}`
