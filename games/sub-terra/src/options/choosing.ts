import { given, type Pieces } from '@grotto/kernel'
import { CAVERS, type CaverName } from '../types/cavers.ts'
import type { SubTerraOptions } from '../types/options.ts'
import { seatOf } from './options.ts'

type Chosen = readonly (readonly string[])[]

/** S-1 Two or three players run two cavers each, more run one; who plays alone has the whole party. */
const perSeat = ({ players }: SubTerraOptions): number => (players === 1 ? 0 : players <= 3 ? 2 : 1)

/** What is chosen for each place round the table; nobody gets what an earlier place has. */
function chosenPlaces(options: SubTerraOptions, chosen: Chosen): (CaverName | undefined)[] {
  const left = chosen.map(names => CAVERS.filter(caver => names.includes(caver)).sort(inOrderOf(names)))
  const had = new Set<CaverName>()
  return options.cavers.map((_, place) => {
    const own = left[seatOf(options, place)]
    const caver = own?.splice(0, own.findIndex(each => !had.has(each)) + 1).at(-1)
    if (caver) had.add(caver)
    return caver
  })
}

const inOrderOf = (names: readonly string[]) => (a: string, b: string) => names.indexOf(a) - names.indexOf(b)

/**
 * S-1 Each seat has the cavers it chose, in that order; its other places keep who was dealt there, unless somebody chose
 * her: then the next of the party that is free comes, then anybody.
 */
function deal(options: SubTerraOptions, chosen: Chosen): SubTerraOptions {
  const wanted = chosenPlaces(options, chosen)
  const kept = wanted.map((caver, place) => caver ?? free(options.cavers[place]!, wanted))
  const others = [...options.cavers, ...CAVERS].filter(caver => !kept.includes(caver))
  const spare = [...new Set(others)]
  const cavers = kept.map(caver => caver ?? given(spare.shift(), 'a caver who is free'))
  return { ...options, cavers, start: cavers.find(caver => caver === options.start) ?? 'random' }
}

const free = (caver: CaverName, wanted: readonly unknown[]): CaverName | undefined =>
  wanted.includes(caver) ? undefined : caver

/** S-1 Who sits down may choose whom to run. */
export const caverChoice: Pieces<SubTerraOptions> = { all: CAVERS, perSeat, deal }
