import {
  ACTION_POINTS,
  cellAt,
  isConscious,
  NONE,
  type SubTerraEvent,
  type SubTerraState,
  tileAt,
  whereIs,
} from '@grotto/sub-terra'
import type { Intent, Shown } from '../../src/index.ts'
import { clearField, newField, spread } from '../../src/sub-terra/fields.ts'

interface Count {
  followed: number
  contradicted: number
}

/** Points from a meeting place at which one has come. */
const THERE = 2
const field = newField()

/** What became of a person's plans: by kind, how often the others kept to them or acted against them. */
export class Kept {
  readonly #counts = new Map<string, Count>()
  #plan: Intent | undefined
  #human = NONE
  /** The way to the meeting place when the turn of whoever acts began. */
  #way = 0
  #open = false

  /** A round begins: what she showed before is settled, and she shows something else. */
  begin(state: SubTerraState, human: number, plan: Intent | undefined): void {
    this.#settle()
    this.#plan = plan
    this.#human = human
    this.#open = plan?.type === 'explore' || plan?.type === 'reveal' || this.#isCare(state)
    if (plan?.type === 'meet') this.#way = this.#wayOf(state, state.turn)
  }

  watch(state: SubTerraState, seat: number, events: readonly SubTerraEvent[]): void {
    for (const event of events) {
      if (event.type === 'turnEnded' || event.type === 'turnSkipped') this.#turnEnded(state, event.caver)
      if (event.type === 'turnStarted' && this.#plan?.type === 'meet')
        this.#way = this.#wayOf(state, state.setting.party.indexOf(event.caver))
      if (this.#open && seat !== this.#human && this.#isForestalled(event)) this.#close('contradicted')
    }
  }

  /** A bot begins its turn: whether it does what was shown for it at the beginning of the round. */
  word({ question, points }: SubTerraState, plans: readonly Shown[], seat: number, intent: Intent | undefined): void {
    const told = plans.find(shown => shown.seat === seat)?.plan
    if (question.type !== 'turn' || points < ACTION_POINTS || !told || !intent) return
    const same = told.type === intent.type && String(told.at) === String(intent.at)
    this.#count('their own word', same ? 'followed' : 'contradicted')
  }

  lines(): string[] {
    this.#settle()
    const all = [...this.#counts].sort(([a], [b]) => a.localeCompare(b))
    return all.map(([kind, { followed, contradicted }]) => {
      const percent = ((100 * contradicted) / (followed + contradicted)).toFixed(1)
      return `${kind}: followed ${followed}, contradicted ${contradicted} (${percent} %)`
    })
  }

  #isCare({ setting }: SubTerraState): boolean {
    const cares = this.#plan?.type === 'heal' || this.#plan?.type === 'bandage'
    return cares && this.#plan?.caver !== setting.party[this.#human]
  }

  /** Somebody else lays a tile where she was to look on, or heals whom she was to heal. */
  #isForestalled(event: SubTerraEvent): boolean {
    if (event.type === 'tilePlaced') return String(event.at) === String(this.#plan?.at)
    return event.type === 'healed' && event.caver === this.#plan?.caver
  }

  #turnEnded(state: SubTerraState, name: string): void {
    const caver = state.setting.party.indexOf(name as never)
    if (caver === this.#human) return this.#settle()
    if (this.#plan?.type !== 'meet' || !isConscious(state, caver)) return
    const way = this.#wayOf(state, caver)
    if (way <= THERE || way < this.#way) this.#count('meet', 'followed')
    else if (way > this.#way) this.#count('meet', 'contradicted')
  }

  #wayOf(state: SubTerraState, caver: number): number {
    const [column, row] = this.#plan!.at as [number, number]
    const at = whereIs(state, caver)
    clearField(state, field)
    field[tileAt(state.cave, cellAt(column, row))] = 0
    return at === NONE ? 0 : spread(state, caver, field)[at]!
  }

  /** Her turn has come, or the round is over: nobody was in her way. */
  #settle(): void {
    if (this.#open) this.#close('followed')
  }

  #close(end: keyof Count): void {
    this.#open = false
    this.#count(this.#plan?.type === 'explore' || this.#plan?.type === 'reveal' ? 'explore' : 'heal', end)
  }

  #count(kind: string, end: keyof Count): void {
    const count = this.#counts.get(kind) ?? { followed: 0, contradicted: 0 }
    count[end] += 1
    this.#counts.set(kind, count)
  }
}
