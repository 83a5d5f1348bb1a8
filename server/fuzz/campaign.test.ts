import { Command, parseCommand } from '@grotto/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campaign } from './campaign.ts'
import { liveHints } from './cases/hints.ts'
import { damaged } from './cases/hostile.ts'
import { mutated, spansOf } from './cases/mutated.ts'
import { NOBODY, spoken } from './cases/places.ts'
import { records } from './cases/samples.ts'
import { fitting, nearlyFitting } from './cases/schemas.ts'
import { leaks } from './leaks.ts'
import type { Surface } from './surface.ts'

const commands = nearlyFitting(Command, liveHints())

/** A reader with a mistake in it. */
const mistaken = (read: (json: unknown) => unknown): Surface => {
  const alone = async (text: string) => {
    const json = jsonOf(text)
    if (json === undefined) return undefined
    try {
      read(json)
      return undefined
    } catch (error) {
      return String(error)
    }
  }
  const together = async (cases: readonly string[]) => {
    for (const text of cases) if (await alone(text)) return alone(text)
    return undefined
  }
  return { name: 'mistaken', cases: commands, batch: 100, together, alone, close: async () => {} }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const LIMITS = { cases: 60_000, failures: 1, seed: 'test' }

describe('mistakes that were once made are found, and made small', () => {
  test('a type that cannot become a text: 23 bytes', async () => {
    const { found } = await campaign(
      mistaken(json => String((json as { type: unknown } | null)?.type)),
      LIMITS,
    )
    expect(found[0]!.cases).toEqual(['{"type":{"toString":0}}'])
  })

  test('what goes wrong once and never again is not believed: the machine was busy', async () => {
    let left = 2
    const fickle: Surface = { ...mistaken(() => {}), alone: async () => (left-- > 0 ? 'took 120 ms' : undefined) }
    const { found } = await campaign({ ...fickle, together: () => fickle.alone('') }, { ...LIMITS, cases: 200 })
    expect([found, left < 0]).toEqual([[], true])
  })

  test('a plan so deep that it cannot be written down', async () => {
    const deep = mistaken(json => {
      const { type, plan } = (json ?? {}) as { type?: unknown; plan?: unknown }
      if (type === 'intend') JSON.stringify(plan)
    })
    const { found } = await campaign(deep, LIMITS)
    expect(found[0]!.why).toContain('Maximum call stack')
    expect(found[0]!.cases[0]).toContain('intend')
  })

  test('the same seed tries the same cases', async () => {
    const tried = async () => {
      const all: string[] = []
      const surface = { ...mistaken(() => {}), together: async (cases: readonly string[]) => void all.push(...cases) }
      await campaign(surface, { ...LIMITS, cases: 500 })
      return all
    }
    expect(await tried()).toEqual(await tried())
  })
})

describe('cases', () => {
  const sample = (count: number, seed = 1) => fc.sample(commands, { numRuns: count, seed })

  test('fit the schema where they should, whatever the command', () => {
    const texts = fc.sample(fitting(Command, liveHints()), { numRuns: 2_000, seed: 1 })
    const parsed = texts.map(text => parseCommand(spoken(text, NOBODY)))
    expect(parsed.every(({ ok }) => ok)).toBe(true)
    const types = new Set(parsed.map(each => (each.ok ? each.command.type : '')))
    expect(types.size).toBe(Command.options.length)
  })

  test('nearly fit where they should: many do, many do not', () => {
    const good = sample(2_000).filter(text => {
      try {
        return parseCommand(spoken(text, NOBODY)).ok
      } catch {
        return false
      }
    })
    expect(good.length).toBeGreaterThan(400)
    expect(good.length).toBeLessThan(1_600)
  })

  test('hold keys twice, names of prototypes, lone surrogates, numbers beyond all bounds, and depth', () => {
    const all = sample(6_000).join('\n')
    for (const piece of ['"__proto__":', '"toJSON":', '\\ud800', '1e400', '9007199254740993', '['.repeat(2_000)])
      expect(all.includes(piece), piece).toBe(true)
    expect(sample(6_000).some(text => (text.match(/"id":/g) ?? []).length > 1)).toBe(true)
  })

  test('are damaged on their way', () => {
    const texts = fc.sample(damaged(fitting(Command)), { numRuns: 300, seed: 1 })
    expect(texts.filter(text => jsonOf(text) === undefined).length).toBeGreaterThan(150)
  })

  test('pieces of JSON are found where they stand', () => {
    const text = '{"a":[1,"x\\"y",{"b":null}],"c":true}'
    const pieces = spansOf(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`)
    expect(pieces).toEqual([
      'name "a"',
      'item 1',
      'item "x\\"y"',
      'name "b"',
      'value null',
      'item {"b":null}',
      'value [1,"x\\"y",{"b":null}]',
      'name "c"',
      'value true',
      `value ${text}`,
    ])
  })

  test('records are spoilt in one place or three, and remain JSON for the most part', () => {
    const texts = fc.sample(mutated(records().map(record => JSON.stringify(record))), { numRuns: 300, seed: 1 })
    expect(texts.filter(text => jsonOf(text) !== undefined).length).toBeGreaterThan(250)
  })
})

test('the check for leaks would notice one', () => {
  const seat = (slot: string) => `{"table":"T1","view":{"seats":[{"inside":true,"hand":3,"slot":"${slot}"}]}}`
  expect(leaks([seat('leave')], [], ['T1'])).toHaveLength(1)
  expect(leaks([seat('leave')], [], ['T2'])).toHaveLength(0)
  expect(leaks(['{"secret":"abc"}'], ['abc'], [])).toHaveLength(1)
  expect(leaks([seat('chosen')], ['abc'], ['T1'])).toHaveLength(0)
})
