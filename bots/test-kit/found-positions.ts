import { type DiamantState, diamant, only, seatsIn } from '@grotto/diamant'
import { fastChance } from '@grotto/kernel'
import { CAVERS, DIFFICULTIES, layOutCave, type SubTerraState, subTerra } from '@grotto/sub-terra'

/** A position somebody has to answer, and the same with other secrets behind what this seat sees. */
export interface Found<State> {
  /** What is asked. */
  readonly asked: string
  readonly seat: number
  readonly state: State
  readonly swapped: State
}

const MOST_GAMES = 3000

/** Sub Terra positions met by random play of random parties: so many of every question the game can ask. */
export function foundInCaves(each: number, questions: readonly string[]): Found<SubTerraState>[] {
  const found = new Map(questions.map(question => [question, [] as Found<SubTerraState>[]]))
  const wanting = () => [...found.values()].some(({ length }) => length < each)
  for (let game = 0; game < MOST_GAMES && wanting(); game++)
    wander(game, state => {
      const { type } = state.question
      const known = found.get(type)
      if (known && known.length < each) known.push(withFutures(state, type, game))
    })
  return [...found.values()].flat()
}

/** One random game of some party, difficulty and number of players; every sixth decision, or any odd one, is looked at. */
function wander(game: number, look: (state: SubTerraState) => void): void {
  const chance = fastChance(`wander ${game}`)
  const cavers = CAVERS.toSorted(() => chance('party', 3) - 1).slice(0, 4 + chance('size', 3))
  const players = game % 2 === 0 ? 1 : cavers.length
  const difficulty = DIFFICULTIES[chance('difficulty', 3)]
  const parsed = subTerra.parseOptions({ players, cavers, difficulty })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const state = subTerra.setup(parsed.value, chance)
  for (let [seat] = subTerra.toAct(state); seat !== undefined; [seat] = subTerra.toAct(state)) {
    if (subTerra.legal(state, seat).length > 1 && chance('look', 6) === 0) look(state)
    const legal = subTerra.legal(state, seat)
    subTerra.advance(state, seat, legal[chance('any', legal.length)]!, chance)
  }
}

function withFutures(at: SubTerraState, asked: string, seed: number): Found<SubTerraState> {
  const [state, swapped] = [1, 2].map(future => {
    const copy = subTerra.copy(at)
    layOutCave(copy, fastChance(`${seed}/${future}`))
    return copy
  })
  return { asked, seat: subTerra.toAct(at)[0]!, state: state!, swapped: swapped! }
}

/** Diamant positions met by random play at tables of every size, each with somebody's card face down. */
export function foundOnPaths(count: number): Found<DiamantState>[] {
  const found: Found<DiamantState>[] = []
  for (let game = 0; found.length < count; game++) {
    const chance = fastChance(`path ${game}`)
    const parsed = diamant.parseOptions({ players: 2 + (game % 7), hideChosen: game % 2 === 1 })
    if (!parsed.ok) throw new Error(parsed.refusal.reason)
    const state = diamant.setup(parsed.value, chance)
    for (let seats = diamant.toAct(state); seats.length > 0 && found.length < count; seats = diamant.toAct(state)) {
      const [hidden] = seatsIn(state.chosen)
      if (hidden !== undefined && chance('look', 12) === 0) found.push(withOtherCard(state, hidden, seats.at(-1)!))
      diamant.advance(state, seats[0]!, { type: chance('any', 4) === 0 ? 'leave' : 'goOn' }, chance)
    }
  }
  return found
}

function withOtherCard(at: DiamantState, hidden: number, seat: number): Found<DiamantState> {
  const swapped = diamant.copy(at)
  swapped.leaving ^= only(hidden)
  return { asked: `expedition ${at.round}`, seat, state: diamant.copy(at), swapped }
}
