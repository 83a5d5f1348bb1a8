import { type Chance, noChance, type Refusal } from '@grotto/kernel'
import { subTerra } from '../src/game.ts'
import { encodePosition } from '../src/json/encode.ts'
import type { SubTerraState } from '../src/state/state.ts'
import type { SubTerraEvent } from '../src/types/event.ts'
import type { SubTerraPosition } from '../src/types/position.ts'

/** A position under test: play on from it, ask what is offered, what happened, and why something is refused. */
export class Scene {
  readonly state: SubTerraState
  /** What the last action brought. */
  readonly events: readonly SubTerraEvent[]

  constructor(state: SubTerraState, events: readonly SubTerraEvent[] = []) {
    this.state = state
    this.events = events
  }

  get position(): SubTerraPosition {
    return encodePosition(this.state)
  }

  get #seat(): number {
    return subTerra.toAct(this.state)[0] ?? 0
  }

  /** Performs actions one after the other. Chance must have been given as coming, or here. */
  play(...texts: readonly string[]): Scene {
    return texts.reduce((scene, text) => scene.playBy(noChance, text), this as Scene)
  }

  playBy(chance: Chance, text: string): Scene {
    const action = this.#read(text)
    const refusal = subTerra.refusal(this.state, this.#seat, action)
    if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`)
    const events: SubTerraEvent[] = []
    const draft = subTerra.copy(this.state)
    subTerra.advance(draft, this.#seat, action, chance, event => events.push(event))
    return new Scene(draft, events)
  }

  /** All that may be done now, in words without the caver's name. */
  offers(): readonly string[] {
    const { question } = this.position
    const name = question.type === 'over' ? '' : `${question.caver} `
    return subTerra
      .legal(this.state, this.#seat)
      .map(action => subTerra.notation.makeAction(this.state, action).replace(name, ''))
  }

  refusal(text: string): Refusal | undefined {
    return subTerra.refusal(this.state, this.#seat, this.#read(text))
  }

  /** Events of one type, in order. */
  saw<T extends SubTerraEvent['type']>(type: T): readonly Extract<SubTerraEvent, { type: T }>[] {
    return this.events.filter(event => event.type === type) as Extract<SubTerraEvent, { type: T }>[]
  }

  #read(text: string) {
    const parsed = subTerra.notation.parseAction(this.state, this.#seat, text)
    if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.refusal)}`)
    return parsed.value
  }
}
