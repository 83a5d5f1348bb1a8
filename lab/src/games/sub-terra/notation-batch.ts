import { type Chance, fastChance, given } from '@grotto/kernel'
import {
  COST,
  layOutCave,
  type SubTerraAction,
  type SubTerraState,
  type SubTerraTypes,
  setComing,
  subTerra,
  type WritableState,
} from '@grotto/sub-terra'
import { type Decide, decider } from '@grotto/trials'
import type { Stretch } from '../../soak/in-batches.ts'
import { engineersTable } from './engineers.ts'

/** What was read back. */
export interface Found {
  readonly positions: number
  /** Positions that differ from their public view: something is known to come. */
  readonly scripted: number
  /** Positions with explosives in the cave. */
  readonly blasted: number
  readonly mostTokens: number
}

export interface NotationBatch extends Stretch {
  /** Every how many decisions a position is written and read: 1 for all. */
  readonly every: number
}

/** Plays games with an Engineer, and writes and reads positions of them; an error names the game. */
export function work({ seed, from, to, every }: NotationBatch): Found {
  const found = { positions: 0, scripted: 0, blasted: 0, mostTokens: 0 }
  for (let number = from; number < to; number++) {
    try {
      for (const position of positionsOf(`${seed}/${number}`, number, every)) look(position, found)
    } catch (error) {
      throw new Error(`game ${number} of seed ${seed}`, { cause: error })
    }
  }
  return found
}

const DICE = 30

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Every second game has its stack, deck and some dice laid out; in the third and fourth explosives never run out. */
function* positionsOf(seed: string, number: number, every: number): Generator<SubTerraState> {
  const chance = fastChance(`${seed}/chance`)
  const state = subTerra.setup(engineersTable(fastChance(`${seed}/table`)), chance)
  if (number % 2 === 1) layOut(state, chance)
  const decide = DECIDERS[Math.floor(number / 4) % DECIDERS.length]!(seed)
  let decision = number
  for (let [seat] = subTerra.toAct(state); seat !== undefined; [seat] = subTerra.toAct(state)) {
    if (decision++ % every === 0) yield state
    const action = decide(state, seat, [])
    const { explosivesLeft } = state
    subTerra.advance(state, seat, action, chance)
    if (number % 4 >= 2 && action.type === 'demolish') giveBack(state as WritableState, explosivesLeft)
  }
  yield state
}

/** Dice run out on the way, then chance decides. */
function layOut(state: SubTerraState, chance: Chance): void {
  layOutCave(state, chance)
  const coming = given(state.coming, 'what was laid out')
  setComing(state, { ...coming, dice: coming.dice.slice(0, DICE) })
}

/** V-4 What a Demolish took: a token, and its points where the turn goes on. */
function giveBack(state: WritableState, explosivesLeft: number): void {
  state.explosivesLeft = explosivesLeft
  if (state.question.type === 'turn') state.points = COST.demolish
}

type DecideHere = Decide<SubTerraTypes>

/** At random; at random but busy and fond of explosives, so that caves grow large; and with care. */
const DECIDERS: readonly ((seed: string) => DecideHere)[] = [
  seed => picking(fastChance(`${seed}/choice`), legal => legal),
  seed => picking(fastChance(`${seed}/choice`), busily),
  seed => picking(fastChance(`${seed}/choice`), busily),
  seed => decider(subTerra, { bot: 'sub-terra-careful' }, seed),
]

type Actions = readonly SubTerraAction[]

function picking(chance: Chance, among: (legal: Actions) => Actions): DecideHere {
  return (state, seat) => {
    const choices = among(subTerra.legal(state, seat))
    return choices[chance('choice', choices.length)]!
  }
}

function busily(legal: Actions): Actions {
  const blasts = legal.filter(({ type }) => type === 'demolish')
  const busy = legal.filter(({ type }) => type !== 'endTurn' && type !== 'exert')
  return blasts.length > 0 ? blasts : busy.length > 0 ? busy : legal
}

function look(state: SubTerraState, found: Mutable<Found>): void {
  const view = subTerra.view(state, 'spectator')
  const tokens = readBack(state)
  const seen = JSON.stringify(subTerra.encode(view))
  found.positions++
  if (seen !== JSON.stringify(subTerra.encode(state))) {
    readBack(view)
    found.scripted++
  }
  if (tokens > 0) found.blasted++
  found.mostTokens = Math.max(found.mostTokens, tokens)
}

/** There and back is the identity. Gives the number of tokens drawn. */
function readBack(state: Parameters<typeof subTerra.notation.makePosition>[0]): number {
  const text = subTerra.notation.makePosition(state)
  const read = subTerra.notation.parsePosition(text)
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.refusal)}\n${text}`)
  const [before, after] = [subTerra.encode(state), subTerra.encode(read.value)].map(json => JSON.stringify(json))
  if (before !== after) throw new Error(`another position\n${text}\n${before}\n${after}`)
  return text.split('*').length - 1
}
