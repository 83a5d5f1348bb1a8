import { type DiamantView, deadlyChance, expectedShare, sizeOf, valueOfLeaving, worthOfRelics } from '@grotto/diamant'

/** How likely a player with this habit leaves here: what we suppose about others until we have watched them. */
export type Habit = (view: DiamantView) => number

/** Nobody keeps to a habit without fail. */
const SLIP = 0.03
const mostly = (leaves: boolean): number => (leaves ? 1 - SLIP : SLIP)

const coin: Habit = () => 0.5
const handOf =
  (enough: number): Habit =>
  view =>
    mostly(view.hand >= enough)
const afterCard =
  (cards: number): Habit =>
  view =>
    mostly(view.pathLength >= cards)
const trapsSeen =
  (traps: number): Habit =>
  view =>
    mostly(sizeOf(view.trapsSeen) >= traps)

/** Weighs what one more card costs against what it brings; the braver, the more it takes to make them leave. */
const weighs =
  (courage: number): Habit =>
  view => {
    const explorers = sizeOf(view.inside)
    const loss = deadlyChance(view) * valueOfLeaving(view, explorers - 1)
    return mostly(loss >= courage * expectedShare(view, explorers))
  }

/** The same, but unsure where the two are close, and drawn by relics nobody else takes. */
const wavers =
  (courage: number): Habit =>
  view => {
    const explorers = sizeOf(view.inside)
    const home = valueOfLeaving(view, explorers - 1) + worthOfRelics(view) / explorers
    const tension = deadlyChance(view) * home + worthOfRelics(view) / 8 - courage * expectedShare(view, explorers)
    return 1 / (1 + Math.exp(-2.5 * tension))
  }

/** How this bot itself leans among its like, read off its decisions there by logistic regression. */
const likeMe: Habit = view => {
  const explorers = sizeOf(view.inside)
  const alone = explorers === 1 ? 1 : 0
  const pull = (1.34 * view.rubiesOnPath) / explorers + 0.25 * worthOfRelics(view) + 0.08 * view.hand
  const worry = 8.8 * deadlyChance(view) - 1.13 * expectedShare(view, 1 + (explorers >> 1))
  return 1 / (1 + Math.exp(3.79 - pull - worry - 1.72 * alone))
}

export const HABITS: readonly Habit[] = [
  likeMe,
  coin,
  handOf(5),
  handOf(8),
  handOf(10),
  handOf(13),
  handOf(17),
  afterCard(3),
  afterCard(4),
  afterCard(5),
  afterCard(6),
  afterCard(8),
  trapsSeen(2),
  trapsSeen(3),
  weighs(0.7),
  weighs(1),
  weighs(1.4),
  wavers(0.7),
  wavers(1),
  wavers(1.5),
]

/** The place of `likeMe` among them. */
export const KINDRED = 0

/** Before anything was seen of a player: one like me, or a waverer. */
export const PRIOR: readonly number[] = HABITS.map((_, habit) =>
  habit === KINDRED ? 3 : habit >= HABITS.length - 3 ? 4 : 1,
)
