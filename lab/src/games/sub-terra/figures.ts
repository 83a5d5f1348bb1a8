import { HARMS, type Harm, RESULTS, type Result, type SubTerraEvent, type SubTerraState } from '@grotto/sub-terra'
import { type Counter, type Sums, sumOf } from '../../simulate/sums.ts'

export const OUTCOMES: readonly Result[] = [...RESULTS, 'defeat']

/** What is measured in Sub Terra: means per game, but `outOfTime` and `results`, shares of all games. */
export interface SubTerraFigures {
  readonly games: number
  readonly rounds: number
  /** On the table at the end, the start tile included. */
  readonly tiles: number
  readonly decisions: number
  /** Times a caver lost her last health. */
  readonly falls: number
  readonly fallsByCause: Readonly<Record<Harm, number>>
  /** Horrors that entered the cave. */
  readonly horrors: number
  /** Cavers devoured after Out of Time. */
  readonly devoured: number
  readonly outOfTime: number
  readonly results: Readonly<Record<Result, number>>
}

export function subTerraCounter(): Counter<SubTerraEvent, SubTerraState> {
  const sums: Sums = { rounds: 0, tilesPlaced: 0, falls: 0, horrors: 0, devoured: 0, outOfTime: 0 }
  for (const name of [...HARMS, ...OUTCOMES]) sums[name] = 0
  const add = (name: string): void => {
    sums[name] = sumOf(sums, name) + 1
  }
  const sink = (event: SubTerraEvent): void => {
    const count = COUNTED[event.type]
    if (count) add(count)
    else if (event.type === 'hurt' && event.fell) {
      add('falls')
      add(event.harm)
    } else if (event.type === 'gameEnded') add(event.result)
  }
  return { sums, sink }
}

/** Events that are counted as they come. */
const COUNTED: Partial<Record<SubTerraEvent['type'], string>> = {
  roundStarted: 'rounds',
  tilePlaced: 'tilesPlaced',
  horrorSpawned: 'horrors',
  devoured: 'devoured',
  outOfTime: 'outOfTime',
}

export function subTerraFigures(sums: Sums): SubTerraFigures {
  const mean = (name: string): number => sumOf(sums, name) / sumOf(sums, 'games')
  const means = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map(name => [name, mean(name)])) as Record<Name, number>
  return {
    games: sumOf(sums, 'games'),
    rounds: mean('rounds'),
    tiles: 1 + mean('tilesPlaced'),
    decisions: mean('decisions'),
    falls: mean('falls'),
    fallsByCause: means(HARMS),
    horrors: mean('horrors'),
    devoured: mean('devoured'),
    outOfTime: mean('outOfTime'),
    results: means(OUTCOMES),
  }
}
