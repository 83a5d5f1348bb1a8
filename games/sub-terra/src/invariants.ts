import { EXPLOSIVES, GUIDES, MOST_HORRORS } from './box/numbers.ts'
import { EXIT_TILE } from './box/tiles.ts'
import { BEARERS } from './cave/cave.ts'
import { bit, opposite, SIDE_NUMBERS } from './cave/compass.ts'
import { isOver } from './party/end.ts'
import { MARK, NONE, STATUS, type SubTerraState } from './state/state.ts'

/** What must hold in every state between decisions. Each says what is wrong, or nothing. */
type Invariant = (state: SubTerraState) => string | undefined

/** S-4 Every tile of the box lies in exactly one place. */
const tilesAddUp: Invariant = state => {
  const everywhere = [
    ...state.cave.id,
    ...state.stack,
    ...state.discarded,
    state.question.tile,
    state.spare,
    state.knownTop,
  ]
  const ids = [...everywhere, state.exitInStack ? EXIT_TILE : NONE].filter(id => id !== NONE).sort((a, b) => a - b)
  return ids.length === state.setting.kinds.length && ids.every((id, place) => id === place)
    ? undefined
    : `tiles: ${ids}`
}

/** S-5 Cards seen and cards in the pool are the pool of the difficulty. */
const cardsAddUp: Invariant = ({ pool, hazardsSeen, hazardsLeft, setting }) => {
  const counts = pool.map((count, card) => count + hazardsSeen.filter(seen => seen === card).length)
  if (counts.some((count, card) => count !== setting.pool[card])) return `cards: ${counts}`
  return hazardsSeen.length + hazardsLeft === setting.dealt ? undefined : `cards left: ${hazardsLeft}`
}

/** S-2, C-13 */
const healthInBounds: Invariant = ({ cavers, cave, setting }) => {
  const bad = cavers.health.findIndex((health, caver) => {
    const at = cavers.at[caver]!
    const asleepOnExit = health === 0 && at !== NONE && cave.kind[at] === 'exit'
    return health < 0 || health > setting.maxHealth[caver]! || asleepOnExit
  })
  return bad < 0 ? undefined : `health of ${setting.party[bad]}`
}

/** V-1, Z-10 Off the map are the submerged and the devoured, and nobody else. */
const everybodySomewhere: Invariant = ({ cavers, setting }) => {
  const bad = cavers.at.findIndex((at, caver) => {
    const away = (cavers.status[caver]! & (STATUS.submerged | STATUS.devoured)) !== 0
    return away !== (at === NONE)
  })
  return bad < 0 ? undefined : `place of ${setting.party[bad]}`
}

/** H-1, H-8 */
const horrorsBehave: Invariant = ({ horrors, cavers, cave, setting }) => {
  if (horrors.length > MOST_HORRORS) return `${horrors.length} horrors`
  const bad = cavers.at.findIndex(
    (at, caver) =>
      horrors.includes(at) && cavers.health[caver]! > 0 && cave.kind[at] !== 'exit' && setting.party[caver] !== 'scout',
  )
  return bad < 0 ? undefined : `${setting.party[bad]} stands beside a horror`
}

/** C-5, C-10, C-12 */
const markersLieRight: Invariant = ({ cave, explosivesLeft, guidesLeft }) => {
  for (const [marker, kinds] of Object.entries(BEARERS)) {
    const mark = MARK[marker as keyof typeof MARK]
    const bad = cave.marks.findIndex((marks, tile) => marks & mark && !kinds.includes(cave.kind[tile]!))
    if (bad >= 0) return `marker on a ${cave.kind[bad]}`
  }
  return explosivesLeft < 0 || explosivesLeft > EXPLOSIVES || guidesLeft < 0 || guidesLeft > GUIDES ? 'uses' : undefined
}

/** C-1 What is worked out about sides agrees with how the tiles lie. */
const sidesAgree: Invariant = ({ cave }) => {
  for (let tile = 0; tile < cave.id.length; tile++)
    for (const side of SIDE_NUMBERS) {
      const there = cave.beside[tile * 4 + side]!
      const opens = ((cave.open[tile]! | cave.blasted[tile]!) & bit(side)) !== 0
      const back = there !== NONE && ((cave.open[there]! | cave.blasted[there]!) & bit(opposite(side))) !== 0
      if (((cave.linked[tile]! & bit(side)) !== 0) !== (opens && back)) return `link of tile ${tile}`
      if (((cave.gaps[tile]! & bit(side)) !== 0) !== (opens && there === NONE)) return `gap of tile ${tile}`
      if (there !== NONE && cave.beside[there * 4 + opposite(side)] !== tile) return `neighbour of tile ${tile}`
    }
}

/** What is counted agrees with what lies there. */
const countsAgree: Invariant = ({ cave }) => {
  const bearing = (mark: number) => cave.marks.filter(marks => marks & mark).length
  const squeezes = cave.kind.filter(kind => kind === 'squeeze').length
  const agree = cave.floods === bearing(MARK.flooded) && cave.rubbles === bearing(MARK.rubble)
  return agree && cave.squeezes === squeezes ? undefined : 'counts of markers'
}

/** T-2, E-1 */
const somebodyDecides: Invariant = state => {
  if (state.points < 0 || state.points > 3) return `${state.points} points`
  if (state.phase === 'over') return isOver(state) ? undefined : 'over too soon'
  return state.question.caver >= 0 ? undefined : `waits for nobody: ${state.question.type}`
}

const INVARIANTS: readonly Invariant[] = [
  tilesAddUp,
  cardsAddUp,
  healthInBounds,
  everybodySomewhere,
  horrorsBehave,
  markersLieRight,
  sidesAgree,
  countsAgree,
  somebodyDecides,
]

/** What is wrong with a state, or nothing. */
export function brokenInvariant(state: SubTerraState): string | undefined {
  for (const invariant of INVARIANTS) {
    const wrong = invariant(state)
    if (wrong) return wrong
  }
}
