import type { Chance } from '@grotto/kernel'

/** Repeatable chance for the gallery (mulberry32); real tables use sealed seeds. */
export function seededChance(seed: number): Chance {
  let a = seed >>> 0
  return ((_label: string, sides: number) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides)
  }) as Chance
}
