import type { Game, GameTypes } from './game.ts'
import type { Json } from './json.ts'
import { Play } from './play.ts'
import type { Entry } from './record.ts'
import type { ChanceSource, Positions } from './streams.ts'

/** A cache of the state after the first `entries` entries. Thrown away whenever it does not fit. */
export interface Snapshot {
  readonly game: string
  readonly rules: number
  readonly layout: number
  readonly entries: number
  readonly position: Json
  readonly positions: Positions
}

export const takeSnapshot = <G extends GameTypes>(play: Play<G>): Snapshot => ({
  game: play.game.id,
  rules: play.game.rulesVersion,
  layout: play.game.layoutVersion,
  entries: play.steps.length,
  position: play.game.encode(play.state),
  positions: play.positions,
})

/** Resumes from a snapshot where it fits these rules, this layout and these entries; otherwise replays everything. */
export function resumeFrom<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  source: ChanceSource,
  entries: readonly Entry[],
  snapshot: Snapshot | undefined,
  from?: Json,
): Play<G> {
  const state = snapshot && usable(game, entries, snapshot) ? game.decode(snapshot.position) : undefined
  if (!snapshot || !state?.ok) return Play.resume(game, options, source, entries, from)
  source.rewind(snapshot.positions)
  const play = Play.restore(game, options, source, state.value, entries.slice(0, snapshot.entries), from)
  for (const entry of entries.slice(snapshot.entries)) play.absorb(entry)
  return play
}

const usable = (game: Game, entries: readonly Entry[], snapshot: Snapshot): boolean =>
  snapshot.game === game.id &&
  snapshot.rules === game.rulesVersion &&
  snapshot.layout === game.layoutVersion &&
  snapshot.entries > 0 &&
  snapshot.entries <= entries.length
