import type { GameTypes } from './game.ts'
import { fromJson } from './json.ts'
import { Play, type Step } from './play.ts'
import { anySource } from './source.ts'

/** A game as text: every action in notation with what followed from it, for golden files that a person can read. */
export function transcript<G extends GameTypes>(play: Play<G>): string {
  const again = Play.resume(play.game, play.options, anySource(), [], play.from)
  const lines = [`game ${play.game.id}`, `options ${JSON.stringify(play.options)}`, '']
  for (const step of play.steps) {
    lines.push(headline(again, step))
    for (const event of again.absorb(step.entry).events) lines.push(`     ${eventLine(event)}`)
  }
  return `${[...lines, '', play.game.notation.makePosition(play.state)].join('\n')}\n`
}

function headline<G extends GameTypes>(before: Play<G>, { entry, number }: Step<G>): string {
  if (entry.type === 'setup') return `${number}. set-up`
  if (entry.type === 'undo') return `${number}. seat ${entry.seat} takes back to ${entry.to}`
  const action = fromJson<G['action']>(entry.action)
  return `${number}. seat ${entry.seat}: ${before.game.notation.makeAction(before.state, action)}`
}

const eventLine = ({ type, ...facts }: { readonly type: string }): string =>
  [type, ...Object.entries(facts).map(([name, value]) => `${name}=${inLine(value)}`)].join(' ')

const inLine = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
