import type { Json } from '@grotto/kernel'
import * as v from 'valibot'
import type { TableCache } from './table.ts'

const Numbers = v.array(v.number())

/** The form of a cache; what is in the position is the game's to read. */
const Cache = v.looseObject({
  play: v.looseObject({
    game: v.string(),
    rules: v.number(),
    layout: v.number(),
    entries: v.number(),
    positions: v.record(v.string(), v.number()),
  }),
  version: v.number(),
  log: v.array(v.looseObject({ version: v.number() })),
  versions: Numbers,
  askedAt: Numbers,
  revealed: v.array(v.string()),
  came: v.optional(Numbers),
})

/** A snapshot's body as a cache of a table with so many moves; throws where it cannot be one. */
export function parseCache(body: Json, moves: number): TableCache {
  const { success, output } = v.safeParse(Cache, body)
  if (!success || output.play.entries !== moves || output.versions.length !== moves)
    throw new Error('its snapshot is not of this form, or not of this game')
  return body as object as TableCache
}
