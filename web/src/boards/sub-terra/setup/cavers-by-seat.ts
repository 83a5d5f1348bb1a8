import type { SeatInfo, TableInfo } from '@grotto/protocol'
import { type CaverName, caverChoice, type SubTerraOptions, seatOf } from '@grotto/sub-terra'
import { firstDraft, partySizes } from './options.ts'

/**
 * S-1 Which cavers each seat would run if the game began now, its own choice first: empty seats are closed then. Where the party does not
 * fit those who sit there, it is as if every seat were taken.
 */
export function caversBySeat({ options, seats }: Pick<TableInfo, 'options' | 'seats'>): CaverName[][] {
  const { cavers = firstDraft('en').cavers } = options as Partial<SubTerraOptions>
  const taken = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]))
  const playing = partySizes(taken.length).includes(cavers.length) ? taken : [...seats.keys()]
  const given = { cavers, players: playing.length } as SubTerraOptions
  const dealt = caverChoice.deal(
    given,
    playing.map(seat => chosenBy(seats[seat])),
  ).cavers
  return seats.map((_, seat) => dealt.filter((_, caver) => playing[seatOf(given, caver)] === seat))
}

/** Whom a seat has chosen for itself. */
export const chosenBy = (seat: SeatInfo | undefined): readonly string[] =>
  seat && seat.kind !== 'open' ? (seat.pieces ?? []) : []
