import type { TableInfo } from '@grotto/protocol'
import { type CaverName, type SubTerraOptions, seatOf } from '@grotto/sub-terra'
import { firstDraft, partySizes } from './options.ts'

/**
 * S-1 Which cavers each seat would run if the game began now: empty seats are closed then. Where the party does not
 * fit those who sit there, it is as if every seat were taken.
 */
export function caversBySeat({ options, seats }: Pick<TableInfo, 'options' | 'seats'>): CaverName[][] {
  const { cavers = firstDraft('en').cavers } = options as Partial<SubTerraOptions>
  const taken = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]))
  const playing = partySizes(taken.length).includes(cavers.length) ? taken : [...seats.keys()]
  const given = { players: playing.length } as SubTerraOptions
  return seats.map((_, seat) => cavers.filter((_, caver) => playing[seatOf(given, caver)] === seat))
}
