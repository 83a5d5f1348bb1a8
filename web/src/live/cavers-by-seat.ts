import type { TableInfo } from '@grotto/protocol'
import { type CaverName, type SubTerraOptions, seatOf } from '@grotto/sub-terra'
import { draftOf, partySizes } from '../setup/options.ts'

/**
 * S-1 Which cavers each seat would run if the game began now: empty seats are closed then. Where the party does not
 * fit those who sit there, it is as if every seat were taken.
 */
export function caversBySeat({ game, options, seats }: Pick<TableInfo, 'game' | 'options' | 'seats'>): CaverName[][] {
  if (game !== 'sub-terra') return seats.map(() => [])
  const { cavers } = draftOf(options, 'en')
  const taken = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]))
  const playing = partySizes(taken.length).includes(cavers.length) ? taken : [...seats.keys()]
  const given = { players: playing.length } as SubTerraOptions
  return seats.map((_, seat) => cavers.filter((_, caver) => playing[seatOf(given, caver)] === seat))
}
