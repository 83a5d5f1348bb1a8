import { ACTION_POINTS, COST } from '@grotto/sub-terra'

/**
 * The chance to get out, without the board: so many points of way, so many turns before the one that ends with the first
 * check of Z-10, so much health. In each turn she walks, exerts herself or heals, whichever is best; a round may hurt her.
 */

/** Ways are counted in half points; whoever is farther away than this is as far as that. */
const FARTHEST = 80
const MOST_TURNS = 25
const MOST_HEALTH = 5
/** With so much health nobody heals on the way. */
const HEALTHY = 3
/** Who lies there may still be fetched, the rather the more turns are left. */
const FETCHED = 0.12
const FETCHING = 4
/** Chance that a usual round costs one who walks a point of health, and that it strikes her down. */
const HURT = 0.16
const STRUCK = 0.012
/** Tables are made for so many degrees of danger up to the usual one, and for some more. */
const DEGREES = 5
const MOST_THREAT = 1.4

/** Whom a table is for: her chance to fail a check, and how much more than usual threatens. */
interface Walker {
  readonly failing: number
  readonly threat: number
  readonly chance: Float64Array
}

const walkers = new Map<number, Walker>()
const index = (turns: number, health: number, way: number): number =>
  (turns * MOST_HEALTH + health - 1) * (FARTHEST + 1) + way

/** Her chance at the beginning of a turn. */
export function escapeChance(way: number, turns: number, health: number, failing: number, threat: number): number {
  if (health <= 0) return fetched(turns)
  const { chance } = walkerFor(failing, Math.round(Math.min(MOST_THREAT, threat) * DEGREES))
  const halves = Math.min(FARTHEST, 2 * Math.max(0, way))
  const low = Math.floor(halves)
  const at = index(Math.min(MOST_TURNS, Math.max(0, turns)), Math.min(MOST_HEALTH, health), low)
  const share = halves - low
  return share === 0 ? chance[at]! : chance[at]! * (1 - share) + chance[at + 1]! * share
}

const fetched = (turns: number): number => FETCHED * Math.min(1, turns / FETCHING)

function walkerFor(failing: number, degree: number): Walker {
  const key = degree + 100 * failing
  const known = walkers.get(key)
  if (known) return known
  const chance = new Float64Array(index(MOST_TURNS + 1, 1, 0))
  const walker = { failing, threat: degree / DEGREES, chance }
  walkers.set(key, walker)
  fill(walker)
  return walker
}

/** Fewer turns and shorter ways first: whatever a turn leads to is known by then. */
function fill(walker: Walker): void {
  for (let turns = 0; turns <= MOST_TURNS; turns++)
    for (let way = 0; way <= FARTHEST; way++)
      for (let health = 1; health <= MOST_HEALTH; health++)
        walker.chance[index(turns, health, way)] = way === 0 ? 1 : bestTurn(walker, turns, health, way)
}

/** A-5, T-3 She walks, walks farther, or heals. */
function bestTurn(walker: Walker, turns: number, health: number, way: number): number {
  const walked = afterRound(walker, turns, health, way - 2 * ACTION_POINTS)
  const farther = way - 2 * (ACTION_POINTS + 1)
  const { failing } = walker
  const exerted =
    failing * afterRound(walker, turns, health - 1, farther) +
    (1 - failing) * afterRound(walker, turns, health, farther)
  const heals = health < HEALTHY && turns > 0
  const healed = heals ? afterRound(walker, turns, health + 1, way - 2 * (ACTION_POINTS - COST.heal)) : 0
  return Math.max(walked, exerted, healed)
}

/** What the end of the round leaves of her chance; on the exit nothing can happen to her any more. */
function afterRound({ failing, threat, chance }: Walker, turns: number, health: number, way: number): number {
  if (way <= 0) return 1
  if (health <= 0) return fetched(turns)
  if (turns === 0) return (1 - failing) * chance[index(0, health, way)]!
  const hurt = threat * HURT
  const struck = threat * STRUCK
  const next = (left: number): number => (left <= 0 ? fetched(turns) : chance[index(turns - 1, left, way)]!)
  return (1 - hurt - struck) * next(health) + hurt * next(health - 1) + struck * next(0)
}
