import { FIRST_RELICS, relicWorth } from './box.ts'
import { isTreasure } from './cards.ts'
import { closedExpeditions } from './encode.ts'
import { removedRelics, removedTraps } from './odds.ts'
import { onlyFields, readCount, readRecord, refuse } from './reading.ts'
import { NOBODY, sizeOf } from './seats.ts'
import { type DiamantState, scoreOf } from './state.ts'
import { TRAPS } from './types.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Refuses a state that no game can reach. */
export function checkPossible(state: DiamantState, stated: { removed: unknown; relicsOut: unknown }): void {
  checkWaiting(state)
  checkCards(state)
  checkStated(state, stated)
  checkRelics(state)
  checkRubies(state)
}

/** D-30, D-40 A game waits for a choice in front of a revealed card, or it is over. */
function checkWaiting(state: DiamantState): void {
  if (state.over !== (state.inside === NOBODY)) refuse('D-40', 'nobodyInside')
  if (state.over !== (state.pathLength === 0)) refuse('D-11', 'pathLength')
  if (!state.over && state.chosen === state.inside) refuse('D-30', 'allHaveChosen')
}

/** D-2, D-44 Every card is in one place, and at most one trap left the game for each closed expedition. */
function checkCards(state: DiamantState): void {
  const onPath = (kind: number) => state.path.slice(0, state.pathLength).filter(card => card === kind).length
  state.cards.count.forEach((count, kind) => {
    const missing = count - state.deck[kind]! - onPath(kind)
    if (missing < 0 || (isTreasure(kind) && missing > 0)) refuse('D-2', 'cardsDoNotAddUp', { kind })
    if (kind < TRAPS.length && missing > Math.max(0, count - 1)) refuse('D-44', 'trapsRemoved')
  })
  const gone = sum(TRAPS.map((_, kind) => removedTraps(state, kind)))
  if (gone > closedExpeditions(state)) refuse('D-44', 'trapsRemoved')
  if (removedRelics(state) < 0) refuse('D-43', 'relicsDoNotAddUp')
}

/** What the position says beside its cards must agree with them. */
function checkStated(state: DiamantState, { removed, relicsOut }: { removed: unknown; relicsOut: unknown }): void {
  const gone = readRecord(removed, 'removed')
  onlyFields(gone, ['traps', 'relics'])
  const traps = readRecord(gone.traps, 'removed.traps')
  onlyFields(traps, TRAPS)
  TRAPS.forEach((trap, kind) => {
    const count = removedTraps(state, kind)
    readCount(traps[trap], `removed.traps.${trap}`, count, count)
  })
  readCount(gone.relics, 'removed.relics', removedRelics(state), removedRelics(state))
  readCount(relicsOut, 'relicsOut', state.relicsOut, state.relicsOut)
}

/** D-35 Who counts the relics carried out knows how many lie at which worth. */
function checkRelics(state: DiamantState): void {
  if (sum(state.firstRelics) !== Math.min(state.relicsOut, FIRST_RELICS)) refuse('D-35', 'relicWorth')
  if (state.round === 1 && !state.over && removedRelics(state) > 0) refuse('D-43', 'relicsDoNotAddUp')
}

/** D-5 Rubies printed on the path lie there, in hands, or in the chests of this expedition's leavers. */
function checkRubies(state: DiamantState): void {
  // Whoever cannot look into the chests cannot add them up.
  if (state.closed !== NOBODY) return
  const taken = takenThisExpedition(state)
  if (taken.some(points => points < 0) || (state.over && sum(taken) > 0)) refuse('D-51', 'scoresDoNotAddUp')
  if (state.over) return
  const printed = sum(state.path.slice(0, state.pathLength).map(kind => state.cards.printed[kind]!))
  const rubies = printed - state.rubiesOnPath - state.hand * sizeOf(state.inside)
  if (!relicsOfSomeLeavers(state.relicsOut).includes(sum(taken) - rubies)) refuse('D-5', 'rubiesDoNotAddUp')
}

function takenThisExpedition(state: DiamantState): number[] {
  const { players } = state.options
  const first = (closedExpeditions(state) - 1) * players
  return state.chest.map((_, seat) => scoreOf(state, seat) - (first < 0 ? 0 : state.scoreAfter[first + seat]!))
}

/** What the last 0, 1, 2 … relics carried out are worth together: any number of them may be from this expedition. */
function relicsOfSomeLeavers(relicsOut: number): number[] {
  const worths = [0]
  for (let count = relicsOut; count > 0; count--) worths.push(worths[worths.length - 1]! + relicWorth(count))
  return worths
}
