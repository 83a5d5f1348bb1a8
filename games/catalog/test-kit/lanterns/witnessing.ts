import { type ActEntry, type SceneSink, type Seat, scriptedChance, type Viewer } from '@grotto/kernel'
import { choose, drawn } from './playing.ts'
import { type Choice, copy, type LanternsEvent, type LanternsState, type LanternsTypes, viewOf } from './state.ts'

/** A choice face down, which only its seat knows; or the one that turned all of them up, with the viewer's next lantern. */
export type LanternsWitnessed =
  | { readonly seat: Seat; readonly choice?: Choice }
  | {
      readonly seat: Seat
      readonly choices: readonly Choice[]
      readonly lanterns: readonly (number | null)[]
      readonly next: number | null
    }

export function witness(entry: ActEntry, events: readonly LanternsEvent[], viewer: Viewer): LanternsWitnessed {
  const { seat, action, chance } = entry
  const shown = events.find(event => event.type === 'shown')
  if (!shown) return viewer === seat ? { seat, choice: (action as { type: Choice }).type } : { seat }
  const { choices, lanterns } = shown
  const next =
    viewer === 'spectator' || chance.length === 0 ? null : drawn(choices.length, scriptedChance(chance))[viewer]!
  return { seat, choices, lanterns, next }
}

/** Plays the entry on what the viewer knows: lanterns she cannot see are 0, and nothing that follows needs them. */
export function follow(
  view: LanternsState,
  viewer: Viewer,
  witnessed: LanternsWitnessed,
  sink?: SceneSink<LanternsTypes>,
): LanternsState {
  const draft = copy(view)
  const { seat } = witnessed
  const tell = sink && ((event: LanternsEvent) => sink(event, () => viewOf(draft, viewer)))
  if (!('choices' in witnessed)) {
    choose(draft, seat, witnessed.choice ?? 'chosen', () => [], tell)
    return draft
  }
  const { choices, lanterns, next } = witnessed
  draft.choices = choices.map((choice, other) => (other === seat ? null : choice))
  draft.lanterns = draft.lanterns.map((lantern, other) => lanterns[other] ?? lantern)
  choose(draft, seat, choices[seat]!, () => choices.map((_, other) => (other === viewer ? (next ?? 0) : 0)), tell)
  return draft
}
