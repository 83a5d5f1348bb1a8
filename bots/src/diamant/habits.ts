import { type DiamantView, deadlyChance, expectedShare, SIZE_OF, valueOfLeaving, worthOfRelics } from '@grotto/diamant'

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
    mostly(SIZE_OF[view.trapsSeen] >= traps)

/** Weighs what one more card costs against what it brings; the braver, the more it takes to make them leave. */
const weighs =
  (courage: number): Habit =>
  view => {
    const explorers = SIZE_OF[view.inside]
    const loss = deadlyChance(view) * valueOfLeaving(view, explorers - 1)
    return mostly(loss >= courage * expectedShare(view, explorers))
  }

/** The same, but unsure where the two are close, and drawn by relics nobody else takes. */
const wavers =
  (courage: number): Habit =>
  view => {
    const explorers = SIZE_OF[view.inside]
    const home = valueOfLeaving(view, explorers - 1) + worthOfRelics(view) / explorers
    const tension = deadlyChance(view) * home + worthOfRelics(view) / 8 - courage * expectedShare(view, explorers)
    return 1 / (1 + Math.exp(-2.5 * tension))
  }

export const HABITS: readonly Habit[] = [
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

/** Before anything was seen of a player: a waverer, most likely. */
export const PRIOR: readonly number[] = HABITS.map((_, habit) => (habit >= HABITS.length - 3 ? 4 : 1))
