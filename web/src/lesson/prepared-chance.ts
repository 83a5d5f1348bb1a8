import { type Chance, type ChanceSource, type Positions, scriptedChance } from '@grotto/kernel'

/** What falls, by the label it is drawn from, in order. */
export type PreparedDraws = Readonly<Record<string, readonly number[]>>

/** Chance that was prepared. Whatever nobody prepared is an error that names what was asked. */
export function preparedChance(draws: PreparedDraws): ChanceSource & { left(): number } {
  const begin = (positions: Positions) =>
    new Map(
      Object.entries(draws).map(([label, outcomes]) => [label, scriptedChance(outcomes.slice(positions[label] ?? 0))]),
    )
  let streams = begin({})
  const chance: Chance = (label, n) => (streams.get(label) ?? scriptedChance([]))(label, n)
  return {
    chance,
    positions: () =>
      Object.fromEntries([...streams].map(([label, stream]) => [label, draws[label]!.length - stream.left()])),
    rewind: positions => {
      streams = begin(positions)
    },
    left: () => [...streams.values()].reduce((sum, stream) => sum + stream.left(), 0),
  }
}
