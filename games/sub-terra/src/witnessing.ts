import { type ActEntry, type SceneSink, type Seat, scriptedChance } from '@grotto/kernel'
import type { SubTerraTypes } from './game.ts'
import { play } from './playing.ts'
import { hazardNumber } from './setting.ts'
import { type Coming, NONE, type SubTerraState } from './state.ts'
import type { SubTerraAction, SubTerraEvent } from './types.ts'
import { viewOf } from './viewing.ts'

/** I-3 Everybody may know all of an entry. */
export interface SubTerraWitnessed {
  readonly seat: Seat
  readonly action: SubTerraAction
  readonly chance: readonly number[]
  /** What was drawn, where some of it was given by hand and chance alone does not tell. */
  readonly drawn?: Readonly<Coming>
}

export function witnessEntry({ seat, action, chance }: ActEntry, events: readonly SubTerraEvent[]): SubTerraWitnessed {
  const drawn = drawnIn(events)
  const known = drawn.tiles.length + drawn.hazards.length + drawn.dice.length === chance.length
  return { seat, action: action as unknown as SubTerraAction, chance, ...(known ? {} : { drawn }) }
}

function drawnIn(events: readonly SubTerraEvent[]): Coming {
  const drawn: Coming = { tiles: [], hazards: [], dice: [] }
  for (const event of events) {
    if (event.type === 'tileDrawn') drawn.tiles.push(event.tile)
    else if (event.type === 'hazardRevealed') drawn.hazards.push(hazardNumber(event.card))
    else if (event.type === 'caveInRolled') drawn.dice.push(event.die)
    else if (event.type === 'checked' && event.die !== undefined) drawn.dice.push(event.die)
  }
  return drawn
}

/** The engine turns what was witnessed into the next view, as it did for the table. */
export function followEntry(
  view: SubTerraState,
  { action, chance, drawn }: SubTerraWitnessed,
  sink?: SceneSink<SubTerraTypes>,
): SubTerraState {
  const draft = viewOf(view)
  if (drawn) draft.coming = comingTo(view, drawn)
  const tell = sink && ((event: SubTerraEvent) => sink(event, () => viewOf(draft)))
  play(draft, action, scriptedChance(chance), tell)
  draft.coming = undefined
  return draft
}

/** A tile that was known to lie on top comes from there, not from what was given. */
const comingTo = ({ knownTop }: SubTerraState, { tiles, hazards, dice }: Readonly<Coming>): Coming => ({
  tiles: knownTop !== NONE && tiles[0] === knownTop ? tiles.slice(1) : [...tiles],
  hazards: [...hazards],
  dice: [...dice],
})
