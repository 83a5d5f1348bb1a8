import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * Whoever has a `SubTerraState` can only read it: the compiler sees to that, and to its rows. What is left to look for is
 * who asks for more, and who tells what happened.
 */
const COMMENTS = /\/\*[\s\S]*?\*\//g
const ROOT = new URL('..', import.meta.url)
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(path => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8').replace(COMMENTS, '') }))

const naming = (word: RegExp) => sources.filter(({ text }) => word.test(text)).map(({ path }) => path)
const outside = (paths: readonly string[], ...rooms: readonly string[]) =>
  paths.filter(path => !rooms.some(room => path.startsWith(room)))

describe('only effects write', () => {
  test('a state is writable for effects, and for whoever makes a new one', () => {
    const writers = naming(/\bWritable(State)?\b/)
    expect(writers.length).toBeGreaterThan(5)
    expect(outside(writers, 'effects/', 'state/', 'json/decode', 'index.ts')).toEqual([])
  })

  test('no rule gets round it: none is cast to what it is not', () => {
    expect(outside(naming(/\bas (any|never)\b|\bas unknown as (?!Json\b|SubTerraAction\b)/), 'effects/')).toEqual([])
    expect(outside(naming(/\bObject\.assign\(|\bReflect\./), 'notation/')).toEqual([])
  })

  test('what happened is told by the effect that did it', () => {
    const tellers = naming(/\bsink(\?\.)?\(/)
    expect(tellers.length).toBeGreaterThan(5)
    expect(outside(tellers, 'effects/', 'views/witnessing.ts')).toEqual([])
  })

  test('every effect that writes says what must hold', () => {
    const effects = sources.filter(({ path }) => path.startsWith('effects/'))
    const careless = effects.flatMap(({ path, text }) => {
      const bodies = text.split(/^export function /m).slice(1)
      const wanting = bodies.filter(
        body => /\bwritable\(/.test(body) && !/\bmust\(|\b(setMark|clearRubble|remove|takeFromStack)\(/.test(body),
      )
      return wanting.map(body => `${path}: ${body.slice(0, body.indexOf('('))}`)
    })
    expect(careless).toEqual([])
  })
})
