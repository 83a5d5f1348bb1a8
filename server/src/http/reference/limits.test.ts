import { Command } from '@grotto/protocol'
import type * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../../test-kit/open-server.ts'

/** What a document says of a value, as far as it limits it. */
interface Said {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minLength?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Said
  readonly properties?: Readonly<Record<string, Said>>
  readonly propertyNames?: Said
  readonly additionalProperties?: Said | boolean
  readonly anyOf?: readonly Said[]
  readonly oneOf?: readonly (Said & { readonly title: string })[]
}

/** A schema as valibot keeps it. */
interface Enforced extends v.GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, Enforced>>
  readonly options?: readonly Enforced[]
  readonly item?: Enforced
  readonly key?: Enforced
  readonly value?: Enforced
  readonly wrapped?: Enforced
}

let server: TestServer
let said: Readonly<Record<string, Readonly<Record<string, Operation>>>>
let commands: readonly (Said & { readonly title: string })[]
interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Said } } }
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Said }[]
}
beforeAll(async () => {
  server = await openServer()
  const api = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as {
    paths: typeof said
    components: { schemas: { Command: { oneOf: typeof commands } } }
  }
  said = api.paths
  commands = api.components.schemas.Command.oneOf
})
afterAll(() => server.remove())

const tightest = (schema: Enforced, type: string): number | undefined => {
  const all = (schema.pipe ?? []).filter(step => step.type === type).map(({ requirement }) => requirement as number)
  return all.length > 0 ? (type.startsWith('max') ? Math.min(...all) : Math.max(...all)) : undefined
}

/** Every limit by its place: what is enforced there, and what the document says. */
function limits(schema: Enforced, doc: Said | undefined, place: string): [string, unknown, unknown][] {
  if (schema.wrapped) {
    const mayBeNull = doc?.anyOf?.some(({ type }) => type === 'null')
    const inner = mayBeNull ? doc?.anyOf?.find(({ type }) => type !== 'null') : doc
    return limits(schema.wrapped, inner, place)
  }
  const pairs: [string, string, unknown][] = [
    ['max_length', schema.type === 'array' ? 'maxItems' : 'maxLength', tightest(schema, 'max_length')],
    ['max_entries', 'maxProperties', tightest(schema, 'max_entries')],
    ['min_value', 'minimum', tightest(schema, 'min_value')],
    ['max_value', 'maximum', tightest(schema, 'max_value')],
    ['regex', 'pattern', (schema.pipe?.findLast(({ type }) => type === 'regex')?.requirement as RegExp)?.source],
  ]
  const own = pairs
    .filter(([, , enforced]) => enforced !== undefined)
    .map(([, name, enforced]): [string, unknown, unknown] => [`${place} ${name}`, enforced, doc?.[name as keyof Said]])
  const fields = Object.entries(schema.entries ?? {}).flatMap(([name, field]) =>
    limits(field, doc?.properties?.[name], `${place}.${name}`),
  )
  const options = (schema.options ?? []).flatMap((option, index) =>
    typeof option === 'object' ? limits(option, doc?.anyOf?.[index], `${place}|${index}`) : [],
  )
  const item = schema.item ? limits(schema.item, doc?.items, `${place}[]`) : []
  const key = schema.key ? limits(schema.key, doc?.propertyNames, `${place}{key}`) : []
  const inRecord = typeof doc?.additionalProperties === 'object' ? doc.additionalProperties : undefined
  const value = schema.type === 'record' && schema.value ? limits(schema.value, inRecord, `${place}{}`) : []
  return [...own, ...fields, ...options, ...item, ...key, ...value]
}

const documented = (path: string, method: string): Operation =>
  said[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!

/** Everything with its place: each call with a body, each command. */
function everything(): [string, unknown, unknown][] {
  const calls = server.routes
    .filter(({ body, operation }) => body && operation !== 'sendCommand')
    .flatMap(({ body, path, method, operation }) =>
      limits(body as Enforced, documented(path, method).requestBody!.content['application/json'].schema, operation),
    )
  const spoken = Command.options.flatMap(option => {
    const name = option.entries.type.literal as string
    return limits(option as unknown as Enforced, commands.find(({ title }) => title === name)!, name)
  })
  return [...calls, ...spoken]
}

describe('limits in the description are those that are enforced', () => {
  test('of every call and command', () => {
    const all = everything()
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter(([, enforced, told]) => enforced !== told)).toEqual([])
  })

  test('one character more is too much', async () => {
    const { properties } = documented('/api/me', 'PUT').requestBody!.content['application/json'].schema
    const most = properties!.name!.maxLength!
    const rename = async (name: string) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ name })
      return (await fetch(`${server.address}/api/me`, { method: 'PUT', headers, body })).status
    }
    expect([await rename('x'.repeat(most)), await rename('x'.repeat(most + 1))]).toEqual([200, 400])
  })

  test('of what stands in addresses', async () => {
    const patterns = Object.entries(said).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters }) =>
        parameters.map(({ name, schema }) => [path, name, schema.pattern] as const),
      ),
    )
    for (const [path, name, pattern] of patterns.filter(([, name]) => name === 'id'))
      expect([path, name, pattern]).toEqual([path, 'id', '^[A-Za-z0-9]{12,32}$'])
    const { id } = (await (
      await fetch(`${server.address}/api/play-now`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"game":"diamant"}',
      })
    ).json()) as { id: string }
    const ask = async (query: string) => (await fetch(`${server.address}/api/tables/${id}/log?${query}`)).status
    expect([await ask('before=1'), await ask('before=x'), await ask('before=1&before=2')]).toEqual([200, 400, 400])
  })
})
