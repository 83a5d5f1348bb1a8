import { type DiamantView, ENTRANCES, scoreOf } from '@grotto/diamant'

/**
 * What the scores at the end of an expedition promise. Points to come are taken as normally distributed around what
 * an expedition usually brings: measured among bots of several kinds at four seats, about 26 rubies are brought home
 * by all together, and a seat's catch strays from its mean by about as much as the mean.
 */
const BROUGHT_HOME = 26
const STRAY = 1.0

/** Nine-point Gauss–Hermite rule: where to look at one's own luck, and how much each look counts. */
const LUCK = [-4.5127, -3.2054, -2.0768, -1.0233, 0, 1.0233, 2.0768, 3.2054, 4.5127]
const WEIGHT = [2.2346e-5, 0.00278914, 0.04991641, 0.2440975, 0.40634921, 0.2440975, 0.04991641, 0.00278914, 2.2346e-5]

/** A seat's share of the victory, expected between two expeditions (or at the end, where it is known). */
export function prospects(view: DiamantView, seat: number): number {
  const expeditionsLeft = view.over ? 0 : ENTRANCES - view.round + 1
  if (expeditionsLeft === 0) return shareNow(view, seat)
  const spread = STRAY * (BROUGHT_HOME / view.options.players) * Math.sqrt(expeditionsLeft)
  let share = 0
  for (let i = 0; i < LUCK.length; i++) share += WEIGHT[i]! * aheadOfAll(view, seat, LUCK[i]! * spread, spread)
  return share
}

function aheadOfAll(view: DiamantView, seat: number, luck: number, spread: number): number {
  const own = scoreOf(view, seat) + luck
  let chance = 1
  for (let other = 0; other < view.options.players; other++)
    if (other !== seat) chance *= below((own - scoreOf(view, other)) / spread)
  return chance
}

/** D-51 Ties share. */
function shareNow(view: DiamantView, seat: number): number {
  const own = scoreOf(view, seat)
  let equals = 0
  for (let other = 0; other < view.options.players; other++) {
    const score = scoreOf(view, other)
    if (score > own) return 0
    if (score === own) equals += 1
  }
  return 1 / equals
}

/** The normal distribution, from a table. */
const STEPS = 64
const REACH = 5
const TABLE = Array.from({ length: 2 * REACH * STEPS + 1 }, (_, i) => logisticNormal(i / STEPS - REACH))

function below(z: number): number {
  if (z <= -REACH) return 0
  return z >= REACH ? 1 : TABLE[Math.round((z + REACH) * STEPS)]!
}

/** Close to the normal distribution within two thousandths of a per cent. */
function logisticNormal(z: number): number {
  return 1 / (1 + Math.exp(-(1.5976 * z + 0.07056 * z ** 3)))
}
