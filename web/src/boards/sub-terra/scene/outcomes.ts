import type { Chance, Seat } from '@grotto/kernel'
import { type Side, type SubTerraAction, type SubTerraEvent, type SubTerraState, subTerra } from '@grotto/sub-terra'

/** One way an action can turn out, and how likely it is. */
export interface Outcome {
  readonly share: number
  readonly events: readonly SubTerraEvent[]
}

/** A die falls here: every face is tried. */
class Forked extends Error {
  readonly faces: number
  constructor(faces: number) {
    super('a die falls')
    this.faces = faces
  }
}
/** A tile or a card is drawn here: further than this nobody looks. */
class Drawn extends Error {}

const chanceOf = (dice: readonly number[]): Chance => {
  let fallen = 0
  return (label, faces) => {
    if (!label.endsWith(':dice')) throw new Drawn()
    const face = dice[fallen++]
    if (face === undefined) throw new Forked(faces)
    return face
  }
}

/** What happens to a copy of the view when dice fall like this; the number of faces where they do not reach. */
function tried(view: SubTerraState, seat: Seat, choice: Tried, dice: readonly number[]): SubTerraEvent[] | number {
  const [draft, chance, events] = [subTerra.copy(view), chanceOf(dice), [] as SubTerraEvent[]]
  const act = (action: SubTerraAction) => subTerra.advance(draft, seat, action, chance, event => events.push(event))
  try {
    act(choice.action)
    while (draft.question.type === 'step' && draft.question.made < (choice.path?.length ?? 0))
      act({ type: 'step', side: choice.path![draft.question.made]! })
  } catch (stop) {
    if (stop instanceof Forked) return stop.faces
    if (!(stop instanceof Drawn)) throw stop
  }
  return events
}

export interface Tried {
  readonly action: SubTerraAction
  readonly path?: readonly Side[]
}

/** Every way in which dice can make an action turn out, as the rules themselves play it. */
export function outcomesOf(view: SubTerraState, seat: Seat, choice: Tried, dice: readonly number[] = []): Outcome[] {
  const found = tried(view, seat, choice, dice)
  if (typeof found !== 'number') return [{ share: 1, events: found }]
  const faces = Array.from({ length: found }, (_, face) => outcomesOf(view, seat, choice, [...dice, face]))
  return faces.flat().map(({ share, events }) => ({ share: share / found, events }))
}
