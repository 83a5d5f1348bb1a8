import { anySource, fromJson, type Game, type GameTypes, Play, type Step } from '@grotto/kernel'

/** A game that was played as text, step by step: who did what in notation, what came of it, and what was written to it. */
export function transcript<G extends GameTypes>(play: Play<G>, notes: (step: number) => string[] = () => []): string[] {
  const again = Play.resume(play.game, play.options, anySource(), [], play.from)
  return play.steps.flatMap(step => {
    const lines = stepLines(again.game, again.state, step)
    again.absorb(step.entry)
    return [...lines, ...notes(step.number)]
  })
}

/** A line for the entry, and one for each public fact. */
function stepLines<G extends GameTypes>(game: Game<G>, before: G['state'], step: Step<G>): string[] {
  return [`${step.number}. ${entryText(game, before, step)}`, ...step.events.map(event => `   ${eventText(event)}`)]
}

function entryText<G extends GameTypes>(game: Game<G>, before: G['state'], { entry }: Step<G>): string {
  if (entry.type === 'setup') return 'set-up'
  if (entry.type === 'undo') return `seat ${entry.seat} goes back to ${entry.to}`
  const action = fromJson<G['action']>(entry.action)
  return `seat ${entry.seat} ${game.notation.makeAction(game.view(before, entry.seat), action)}`
}

/** An event as `type field=value …`: typed data for eyes, no sentence. */
function eventText(event: { readonly type: string }): string {
  const { type, ...fields } = event
  return [type, ...Object.entries(fields).map(([name, value]) => `${name}=${valueText(value)}`)].join(' ')
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
