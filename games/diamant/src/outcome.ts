import type { Outcome, Seat } from '@grotto/kernel'
import { type DiamantView, scoreOf } from './state.ts'

const scores = (view: DiamantView): number[] => view.chest.map((_, seat) => scoreOf(view, seat))

/** D-51 Most points win; equals share the victory. */
export function winners(view: DiamantView): Seat[] {
  const points = scores(view)
  const best = Math.max(...points)
  return [...points.keys()].filter(seat => points[seat] === best)
}

export function outcome(view: DiamantView): Outcome | undefined {
  if (!view.over) return undefined
  const points = scores(view)
  const places = points.map(own => 1 + points.filter(other => other > own).length)
  const shared = places.filter(place => place === 1).length > 1
  return { result: shared ? 'sharedVictory' : 'victory', places, scores: points }
}
