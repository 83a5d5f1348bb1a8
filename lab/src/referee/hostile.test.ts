import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Referee } from './referee.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const tiles = (tile: unknown) => JSON.stringify({ do: 'new', game: 'sub-terra', options: { tiles: [tile, 1, 2] } })
const load = (position: unknown) => JSON.stringify({ do: 'load', game: 'sub-terra', position })

/** Each of them ended the process, or might have. */
const HOSTILE: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['an id nested deeply', `{"do":"legal","id":${nested(100_000)}}`, 'nested more than 32 deep'],
  ['an option nested deeply', `{"do":"new","game":"sub-terra","options":{"edition":${nested(100_000)}}}`, 'nested'],
  ['a card nested deeply', `{"do":"new","game":"diamant","coming":[${nested(100_000)}]}`, 'nested'],
  ['a kind that has no text', tiles({ kind: { toString: 0 }, open: 'N' }), 'unknownTileKind'],
  ['sides that have no text', tiles({ kind: 'plain', open: { toString: 0 } }), 'badOpenSides'],
  ['a request that has no text', '{"do":{"toString":0}}', '"do" must be one of'],
  ['a type that has no text', '{"type":{"toString":0}}', '"do" must be one of'],
  ['an action that has no text', '{"do":"act","seat":0,"action":{"type":{"toString":0}}}', 'malformedAction'],
  ['a line of 30 megabytes', `{"do":"legal","id":"${'x'.repeat(30_000_000)}"}`, 'longer than 1000000 bytes'],
  ['bytes of any kind', Uint8Array.from({ length: 5000 }, (_, n) => 128 + (n % 128)), 'not UTF-8'],
  ['a picture of 200,000 columns', load(`  ${'a '.repeat(200_000)}\n1 S`), 'refused'],
  ['300,000 horrors', load(`  a\n1 S\nmedic\nhorrors${' a1'.repeat(300_000)}`), 'refused'],
  ['a position that is no cave', load('dance'), 'pictureExpected'],
]

test('the process answers every hostile line, hears the next, and ends when the last was heard', async () => {
  const child = spawn(process.execPath, [MAIN, 'referee'])
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  child.stdin.write('{"do":"new","game":"sub-terra","seed":"1"}\n')
  for (const [, line] of HOSTILE) {
    child.stdin.write(line)
    child.stdin.write('\n{"do":"outcome","id":"still here"}\n')
  }
  child.stdin.end()
  const [answers, errors, [code]] = await said
  const pairs = answers.trim().split('\n').slice(1)
  for (const [index, [name, , why]] of HOSTILE.entries()) {
    const [answer, next] = pairs.slice(index * 2, index * 2 + 2).map(line => JSON.parse(line))
    expect(answer, name).toMatchObject({ ok: false })
    if (why !== 'refused') expect(answer.error, name).toContain(why)
    else expect(answer.refusal, name).toBeDefined()
    expect(next, name).toEqual({ id: 'still here', ok: true, outcome: null })
  }
  expect({ errors, code }).toEqual({ errors: '', code: 0 })
})

test('a program that goes away without reading ends the referee in order', async () => {
  const child = spawn(process.execPath, [MAIN, 'referee'])
  const errors = text(child.stderr)
  child.stdin.on('error', () => {})
  child.stdout.destroy()
  const ask = setInterval(() => child.stdin.write('{"do":"new","game":"diamant"}\n'.repeat(1000)), 20)
  const [code] = await once(child, 'close')
  clearInterval(ask)
  expect({ code, errors: await errors }).toEqual({ code: 0, errors: '' })
})

/** Real requests of which any part may have become anything. */
const REQUESTS: readonly object[] = [
  { do: 'new', game: 'diamant', options: { players: 3, treasures: [1, 2], traps: { spiders: 2 } }, seed: 'x' },
  {
    do: 'new',
    game: 'diamant',
    coming: [
      { kind: 'treasure', value: 7 },
      { kind: 'trap', trap: 'snakes' },
    ],
  },
  { do: 'new', game: 'sub-terra', options: { cavers: ['diver', 'geologist', 'engineer', 'climber'], players: 4 } },
  {
    do: 'new',
    game: 'sub-terra',
    options: {
      tiles: [
        { kind: 'start', open: 'NESW' },
        { kind: 'exit', open: 'N' },
        { kind: 'caveIn', open: 'NES', numbers: [1, 2] },
      ],
      hazards: [{ kind: 'gas', twice: true }],
      start: 'leader',
    },
    coming: { tiles: [2], hazards: [{ kind: 'gas', twice: true }], dice: [1] },
  },
  { do: 'load', game: 'sub-terra', position: '  a b\n1 S-.\n\nmedic a1\ntile b1 open EW\nquestion step left 1 made 1' },
  { do: 'act', seat: 0, action: { type: 'reveal', side: 'N' } },
  { do: 'act', seat: 0, action: 'reveal n' },
  ...['legal', 'view', 'odds'].map(what => ({ do: what, seat: 0 })),
  ...['position', 'record', 'outcome', 'undo'].map(what => ({ do: what })),
]
const NASTY: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e9, 2 ** 53, 1e308, '', 'x', '__proto__', 'constructor', 'NESW', [], {}, [[]]],
  ...[{ toString: 0 }, { type: { toString: 0 } }, { length: 1e9 }, new Array(300).fill({}), '9'.repeat(2000)],
]

type Path = readonly string[]

/** The way to every thing in a value, itself first. */
function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, item]) => pathsIn(item).map(path => [key, ...path]))]
}

/** A copy in which one thing is another. */
function altered(value: unknown, [key, ...further]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const change = { [key]: altered((value as Record<string, unknown>)[key], further, by) }
  return Array.isArray(value) ? Object.assign([...value], change) : { ...(value as object), ...change }
}

test('whatever is in a line, the referee answers without failing', () => {
  const referee = new Referee()
  const request = fc.constantFrom(...REQUESTS)
  const places = REQUESTS.flatMap(request => pathsIn(request).map(path => ({ request, path })))
  const by = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue())
  const hostile = fc.record({ place: fc.constantFrom(...places), by })
  const line = fc.oneof(
    request.map(each => JSON.stringify(each)),
    hostile.map(({ place: { request, path }, by }) => JSON.stringify(altered(request, path, by))),
    fc.string(),
  )
  fc.assert(
    fc.property(line, line => {
      const answer = JSON.parse(referee.reply(line))
      expect(typeof answer.ok).toBe('boolean')
      expect(answer.ok || typeof answer.error === 'string', line).toBe(true)
      expect(String(answer.error), line).not.toContain('the referee failed')
    }),
    { numRuns: 2000 },
  )
})
