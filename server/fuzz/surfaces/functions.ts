import { GAMES } from '@grotto/catalog'
import { type Game, parseRecord, RecordError, verifyRecord } from '@grotto/kernel'
import { Command, isTooDeep, Message, parseCommand, parseMessage } from '@grotto/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import type { AnyRoute } from '../../src/http/route.ts'
import { liveHints } from '../cases/hints.ts'
import { damaged, type Text } from '../cases/hostile.ts'
import { mutated } from '../cases/mutated.ts'
import { NOBODY, spoken } from '../cases/places.ts'
import { actions, keptRecords, optionsOf, plays, positions, records } from '../cases/samples.ts'
import { fitting, nearlyFitting } from '../cases/schemas.ts'
import { MOST_LAG, type Surface } from '../surface.ts'

/** Something of ours that reads what strangers wrote; it never throws. */
interface Reader {
  readonly name: string
  readonly cases: Text
  /** Milliseconds of processor time one case may take; replaying a long game takes its time, and is done elsewhere than in the loop. */
  readonly longest?: number
  read(text: string): unknown
}

const BATCH = 200

/** Everything that reads input, called directly: most cases by far, since nothing is as fast. */
export function functionSurfaces(routes: readonly AnyRoute[]): Surface[] {
  return [...protocolReaders(routes), ...recordReaders(), ...GAMES.flatMap(gameReaders)].map(surfaceOf)
}

const whole = (text: Text, share = 8): Text =>
  fc.oneof({ weight: share, arbitrary: text }, { weight: 1, arbitrary: damaged(text) })

function protocolReaders(routes: readonly AnyRoute[]): Reader[] {
  const hints = liveHints()
  return [
    { name: 'parseCommand', cases: whole(nearlyFitting(Command, hints)), read: parseCommand },
    { name: 'parseMessage', cases: whole(nearlyFitting(Message, hints)), read: parseMessage },
    ...routes.flatMap(({ method, path, body }): Reader[] =>
      body
        ? [
            {
              name: `body of ${method} ${path}`,
              cases: fc.oneof(
                { weight: 5, arbitrary: nearlyFitting(body, hints) },
                { weight: 1, arbitrary: fitting(body, hints) },
              ),
              // As the server does with every body, before it is parsed.
              read: text => isTooDeep(text) || v.safeParse(body, JSON.parse(text)),
            },
          ]
        : [],
    ),
  ]
}

function recordReaders(): Reader[] {
  const short = mutated(records().map(record => JSON.stringify(record)))
  const texts = fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: mutated(keptRecords()) })
  return [
    { name: 'parseRecord', cases: texts, read: text => refusing(() => parseRecord(JSON.parse(text))) },
    { name: 'verifyRecord', cases: short, longest: 20_000, read: text => refusing(() => verify(JSON.parse(text))) },
  ]
}

function verify(record: unknown): unknown {
  const { game: id } = parseRecord(record)
  const game = GAMES.find(known => known.id === id)
  return game && verifyRecord(game, record)
}

/** A record may be refused, in no other way. */
function refusing(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
}

function gameReaders(game: Game): Reader[] {
  const { states, texts } = positions().find(known => known.game === game)!
  const texted = (values: readonly unknown[]) => values.map(value => JSON.stringify(value))
  const [play] = plays().filter(known => known.game === game) as [ReturnType<typeof plays>[number]]
  const beginning = game.decode(JSON.parse(states[0]!))
  if (!beginning.ok) throw new Error(`${game.id}: the first position cannot be read`)
  const state = beginning.value
  const words = fc.oneof(fc.string({ maxLength: 60, unit: 'binary' }), fc.constantFrom(...texts))
  const named = (what: string) => `${what} of ${game.id}`
  return [
    {
      name: named('parseOptions'),
      cases: mutated(texted(optionsOf()), 0.9),
      read: text => game.parseOptions(JSON.parse(text)),
    },
    { name: named('decode'), cases: mutated(states), read: text => game.decode(JSON.parse(text)) },
    { name: named('parsePosition'), cases: scratched(texts), read: text => game.notation.parsePosition(text) },
    {
      name: named('refusal'),
      cases: mutated(texted(actions())),
      read: text => game.refusal(state, game.toAct(play.state)[0] ?? 0, JSON.parse(text)),
    },
    { name: named('parseAction'), cases: words, read: text => game.notation.parseAction(state, 0, text) },
  ]
}

/** Notation with pieces cut out, put in or doubled. */
const scratched = (texts: readonly string[]): Text =>
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(100_000), fc.nat(30), fc.string({ maxLength: 4, unit: 'binary' }))
    .map(([text, at, length, other]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + other + text.slice(place + length)
    })

function surfaceOf({ name, cases, read, longest = MOST_LAG }: Reader): Surface {
  const once = (text: string): { took: number; threw?: unknown } => {
    const said = spoken(text, NOBODY)
    const began = spent()
    try {
      read(said)
      return { took: spent() - began }
    } catch (error) {
      // Whoever calls these has parsed the JSON before.
      if (error instanceof SyntaxError && !isJson(said)) return { took: 0 }
      return { took: 0, threw: error }
    }
  }
  const trouble = (text: string): string | undefined => {
    const { took, threw } = once(text)
    if (threw) return `${name} threw ${String(threw).slice(0, 120)}`
    if (took <= longest) return undefined
    const again = Math.min(once(text).took, once(text).took)
    return again > longest ? `${name} took ${Math.round(again)} ms` : undefined
  }
  return {
    name,
    cases,
    batch: BATCH,
    together: async list => {
      for (const text of list) {
        const why = trouble(text)
        if (why) return why
      }
      return undefined
    },
    alone: async text => trouble(text),
    close: async () => {},
  }
}

/** Milliseconds of this thread, which a busy machine does not add to. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
