import type { Chance } from '@grotto/kernel'
import {
  CAVERS,
  type CaverName,
  DIFFICULTIES,
  EDITIONS,
  type SubTerraOptions,
  subTerra,
  TILES,
} from '@grotto/sub-terra'

/** A table with an Engineer (V-4): any party, seats, difficulty and edition, now and then with a box of its own. */
export function engineersTable(chance: Chance): SubTerraOptions {
  const oneOf = <T>(list: readonly T[]): T => list[chance('option', list.length)]!
  const cavers = partyWithEngineer(chance)
  const editionRules = oneOf([{}, {}, { exitDepth: oneOf([6, 7]), thirdTry: oneOf(['none', 'hide', 'hide+rope']) }])
  const parsed = subTerra.parseOptions({
    cavers,
    players: oneOf(cavers.length === 5 ? [1, 5] : [1, cavers.length / 2, cavers.length]),
    difficulty: oneOf(DIFFICULTIES),
    edition: oneOf(EDITIONS),
    gasTwiceEntry: oneOf([2, 4]),
    easier: oneOf([true, false]),
    start: oneOf(['random', 'engineer']),
    ...editionRules,
    ...oneOf([{}, {}, {}, { tiles: ownTiles(chance) }]),
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

function partyWithEngineer(chance: Chance): CaverName[] {
  const left: CaverName[] = CAVERS.filter(name => name !== 'engineer')
  const draw = () => left.splice(chance('caver', left.length), 1)[0]!
  const others = Array.from({ length: 3 + chance('party', 3) }, draw)
  return others.toSpliced(chance('seat', others.length + 1), 0, 'engineer')
}

/** Our box with some tiles gone: the fewer alike there are, the more a picture has to get right. */
function ownTiles(chance: Chance): object[] {
  return TILES.filter((_, id) => id < 2 || chance('keep', 3) > 0)
}
