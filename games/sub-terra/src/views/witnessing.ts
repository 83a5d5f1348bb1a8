import { type ActEntry, fromJson, type SceneSink, type Seat, scriptedChance } from '@grotto/kernel'
import { play } from '../actions/playing.ts'
import { setComing } from '../effects/coming.ts'
import type { SubTerraTypes } from '../game.ts'
import { hazardNumber } from '../options/setting.ts'
import { copyWith } from '../state/copy.ts'
import { type Coming, NONE, type SubTerraState } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import type { SubTerraEvent } from '../types/event.ts'
import { dieIn, viewOf } from './viewing.ts'

/** I-3 Everybody may know all of an entry. */
export interface SubTerraWitnessed {
  readonly seat: Seat
  readonly action: SubTerraAction
  readonly chance: readonly number[]
  /** What was drawn, where some of it was given by hand and chance alone does not tell. */
  readonly drawn?: Coming
}

export function witnessEntry({ seat, action, chance }: ActEntry, events: readonly SubTerraEvent[]): SubTerraWitnessed {
  const drawn = drawnIn(events)
  const known = drawn.tiles.length + drawn.hazards.length + drawn.dice.length === chance.length
  return { seat, action: fromJson(action), chance, ...(known ? {} : { drawn }) }
}

function drawnIn(events: readonly SubTerraEvent[]): Coming {
  const tiles: number[] = []
  const hazards: number[] = []
  const dice: number[] = []
  for (const event of events) {
    const die = dieIn(event)
    if (event.type === 'tileDrawn') tiles.push(event.tile)
    else if (event.type === 'hazardRevealed') hazards.push(hazardNumber(event.card))
    else if (die !== undefined) dice.push(die)
  }
  return { tiles, hazards, dice }
}

/** The engine turns what was witnessed into the next view, as it did for the table. */
export function followEntry(
  view: SubTerraState,
  { action, chance, drawn }: SubTerraWitnessed,
  sink?: SceneSink<SubTerraTypes>,
): SubTerraState {
  const draft = copyWith(view, drawn && comingTo(view, drawn))
  const tell = sink && ((event: SubTerraEvent) => sink(event, () => viewOf(draft)))
  play(draft, action, scriptedChance(chance), tell)
  setComing(draft, undefined)
  return draft
}

/** A tile that was known to lie on top comes from there, not from what was given. */
const comingTo = ({ knownTop }: SubTerraState, { tiles, hazards, dice }: Coming): Coming => ({
  tiles: knownTop !== NONE && tiles[0] === knownTop ? tiles.slice(1) : tiles,
  hazards,
  dice,
})
