import { LIST } from '@grotto/catalog/list'
import { SHAPES } from '@grotto/catalog/shapes'
import type { Json } from '@grotto/kernel'
import { type Examples, examplesOf } from './examples.ts'

export type JsonObject = { readonly [key: string]: Json | undefined }

/** What programs are told of a game: schemas of all that passes between it and them, with examples from real games. */
export interface GameReference {
  readonly id: string
  readonly title: string
  readonly players: readonly [from: number, to: number]
  readonly schemas: Readonly<Record<Part, JsonObject>>
  readonly examples: Examples
}

export const PARTS = ['Options', 'View', 'Action', 'Event'] as const
type Part = (typeof PARTS)[number]

/** Of every game that describes itself. */
export async function gameReferences(): Promise<readonly GameReference[]> {
  const described = await Promise.all(
    LIST.map(async about => {
      const shapes = SHAPES.find(({ game }) => game === about.id)
      if (!shapes) return []
      const examples = examplesOf(await about.load(), shapes)
      const schemas = {
        Options: { ...shapes.options.schema, examples: [examples.options] },
        View: { ...shapes.view.schema, examples: [examples.view] },
        Action: withExamples(shapes.action.schema, examples.action),
        Event: withExamples(shapes.event.schema, examples.event),
      }
      return [{ id: about.id, title: about.title, players: about.players, schemas, examples }]
    }),
  )
  return described.flat()
}

/** Each member of the union with its own example. */
function withExamples(schema: JsonObject, examples: Readonly<Record<string, Json>>): JsonObject {
  const members = (schema.oneOf ?? []) as readonly JsonObject[]
  const exemplified = members.map(member => {
    const example = examples[String(member.title)]
    return example === undefined ? member : { ...member, examples: [example] }
  })
  return { ...schema, oneOf: exemplified }
}

/** As OpenAPI names them: `diamant.View`. */
export const componentsOf = (games: readonly GameReference[]): Record<string, JsonObject> =>
  Object.fromEntries(games.flatMap(({ id, schemas }) => PARTS.map(part => [`${id}.${part}`, schemas[part]])))
