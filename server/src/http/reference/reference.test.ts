import { botsOf } from '@grotto/bots'
import { LIST } from '@grotto/catalog/list'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../../test-kit/open-server.ts'
import { markdownToHtml } from './markdown.ts'

interface Schema {
  readonly title?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties?: object } }> }
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let server: TestServer
let api: OpenApi
const get = (path: string) => fetch(new URL(path, server.address))
beforeAll(async () => {
  server = await openServer()
  api = (await (await get('/api/openapi.json')).json()) as OpenApi
})
afterAll(() => server.remove())

const operations = (): Operation[] => Object.values(api.paths).flatMap(methods => Object.values(methods))
const compile = (schema: Schema): ValidateFunction =>
  new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, formats: {} }).compile(schema)

describe('the description for programs', () => {
  test('comes from the schemas that validate', () => {
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/record')
    const body = api.paths['/api/play-now']!.post!.requestBody!.content['application/json']!.schema
    expect(Object.keys(body.properties!)).toEqual(['game', 'options', 'settings', 'bots', 'wait', 'entropy'])
  })

  test('every operation has an id of its own', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(ids.filter(id => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(LIST.map(({ id }) => id))('%s: options, view, every action and event, with examples that validate', id => {
    for (const part of ['Options', 'View', 'Action', 'Event']) {
      const schema = api.components.schemas[`${id}.${part}`]!
      const validate = compile(schema)
      for (const { title, examples, description } of schema.oneOf ?? [schema]) {
        expect([part, title, examples?.length, typeof description]).toEqual([part, title, 1, 'string'])
        expect([examples![0], validate(examples![0]), validate.errors]).toEqual([examples![0], true, null])
      }
    }
  })

  test('the page lists the bots that may sit down, and no other', async () => {
    const page = await (await get('/api')).text()
    for (const { id } of LIST) {
      const listed = page.slice(page.indexOf(`id="${id}.Bots"`)).split('</section>')[0]!
      const ids = [...listed.matchAll(/<td><code>([^<]+)/g)].map(([, bot]) => bot)
      expect([id, ids]).toEqual([id, botsOf(id).map(bot => bot.id)])
    }
  })

  test('every command and message says what it is for, and what is referred to is there', () => {
    const { Command, Message } = api.components.schemas
    for (const { title, description } of [...Command!.oneOf!, ...Message!.anyOf!])
      expect([title, (description ?? '').length > 10]).toEqual([expect.stringMatching(/^\w+$/), true])
    const named = [...JSON.stringify(api).matchAll(/#\/components\/schemas\/([\w.-]+)/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter(name => !(name in api.components.schemas))).toEqual([])
  })
})

describe('the description for people', () => {
  test('is one page without scripts; all that it links to is there', async () => {
    const page = await (await get('/api')).text()
    expect(page).not.toContain('<script')
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!)
    for (const link of links.filter(each => each.startsWith('#'))) expect(page).toContain(` id="${link.slice(1)}"`)
    for (const link of new Set(links.filter(each => each.startsWith('/'))))
      expect([link, (await get(link)).status]).toEqual([link, 200])
    for (const { operationId } of operations()) expect(page).toContain(`<section id="${operationId}">`)
  })

  test('the protocol and the rules are served as pages and as Markdown', async () => {
    const protocol = await get('/api/protocol')
    expect(protocol.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await protocol.text()).toContain('<td><code>POST /api/join</code><td>')
    expect(await (await get('/api/protocol.md')).text()).toMatch(/^# What page and server say/)
    for (const { id } of LIST) {
      expect(await (await get(`/api/games/${id}/rules`)).text()).toMatch(/<h2 id="[^"]+">[\s\S]*<li>/)
      expect((await get(`/api/games/${id}/rules.md`)).headers.get('content-type')).toContain('text/markdown')
    }
    expect((await get('/api/games/chess/rules')).status).toBe(404)
  })
})

test('Markdown becomes HTML, and nothing in it becomes more than that', () => {
  const text =
    '# A `b`\nsome *text* <script>\n\n- one\n  - two\n- three\n\n| a | b |\n|---|---|\n| `x\\|y` | **z** |\n\n```\n<pre>\n```\n[in](x.md) [out](https://a.example)'
  expect(markdownToHtml(text)).toBe(
    [
      '<h1 id="a-b">A <code>b</code></h1><p>some <i>text</i> &lt;script&gt;</p>',
      '<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>',
      '<table><tr><th>a<th>b</tr><tr><td><code>x|y</code><td><b>z</b></tr></table>',
      '<pre>&lt;pre&gt;</pre>',
      '<p>in <a href="https://a.example">out</a></p>',
    ].join('\n'),
  )
})
