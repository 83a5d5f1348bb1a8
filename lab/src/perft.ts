import { type Chance, type Game, type GameTypes, labelledChance } from '@grotto/kernel'

const TWO_32 = 2 ** 32

/**
 * Counts the lines of play of each length up to `depth`, on the cards and dice of one seed: the n-th draw of a label is
 * the same in every line. The seat to act is the first one, as simultaneous choices come in any order to the same end.
 */
export function perft<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  depth: number,
): number[] {
  const counts = new Array<number>(depth).fill(0)
  const { chance, drawn } = repeatable(seed)
  const walk = (state: G['state'], length: number): void => {
    const [seat] = length < depth ? game.toAct(state) : []
    if (seat === undefined) return
    for (const action of game.legal(state, seat)) {
      const before = new Map(drawn)
      const next = game.copy(state)
      game.advance(next, seat, action, chance)
      counts[length]! += 1
      walk(next, length + 1)
      restore(drawn, before)
    }
  }
  walk(game.setup(options, chance), 0)
  return counts
}

/** Chance that can go back: how much was drawn of each label stands in `drawn`, for everybody to set. */
function repeatable(seed: string): { chance: Chance; drawn: Map<string, number> } {
  const source = labelledChance(seed)
  const words = new Map<string, number[]>()
  const drawn = new Map<string, number>()
  const wordsOf = (label: string): number[] => {
    const known = words.get(label) ?? []
    words.set(label, known)
    return known
  }
  const chance: Chance = (label, n) => {
    const known = wordsOf(label)
    const place = drawn.get(label) ?? 0
    drawn.set(label, place + 1)
    if (place === known.length) known.push(source(label, TWO_32))
    return Math.floor((known[place]! * n) / TWO_32)
  }
  return { chance, drawn }
}

function restore(drawn: Map<string, number>, before: ReadonlyMap<string, number>): void {
  drawn.clear()
  for (const [label, count] of before) drawn.set(label, count)
}
