import { describe, expect, test } from 'vitest'
import { randomGame, type Step } from './random-games.ts'
import { retell, type Shown, settled } from './retell.ts'
import { lying } from './trail.ts'

const telling = (shown: Shown, step: Step): Shown => step.events.reduce(retell, shown)

describe('telling the events of a game leads to the positions the engine gives', () => {
  test.each([3, 5, 8])('with %i players', players => {
    for (let seed = 1; seed <= 12; seed++) {
      const [first, ...steps] = randomGame(players, seed)
      let shown = settled(first!.position, first!.events)
      for (const step of steps) {
        shown = telling(shown, step)
        const told = step.position.over ? { ...shown.position, path: [], deck: step.position.deck } : shown.position
        expect(told).toEqual(step.position)
      }
    }
  })
})

test('a relic carried out leaves a gap, so that no card slides back', () => {
  const steps = randomGame(3, 4)
  const events = steps.flatMap(step => step.events)
  const lengths: number[] = []
  let shown = settled(steps[0]!.position, steps[0]!.events)
  for (const step of steps.slice(1)) {
    const started = step.events.some(event => event.type === 'expeditionStarted')
    const before = shown.trail.length
    shown = telling(shown, step)
    if (!started) expect(shown.trail.length).toBeGreaterThanOrEqual(before)
    lengths.push(shown.trail.length - lying(shown.trail).length)
  }
  expect(events.some(event => event.type === 'relicTaken')).toBe(Math.max(...lengths) > 0)
})

test('whoever comes late finds the same gaps as those who watched', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const steps = randomGame(4, seed)
    let shown = settled(steps[0]!.position, steps[0]!.events)
    steps.slice(1, -1).forEach((step, i) => {
      shown = telling(shown, step)
      const all = steps.slice(0, i + 2).flatMap(each => each.events)
      expect(settled(step.position, all).trail).toEqual(shown.trail)
    })
  }
})

test('without its events a position is shown as it lies', () => {
  const steps = randomGame(4, 3)
  for (const { position } of steps) expect(lying(settled(position, []).trail).length).toBe(position.path.length)
})
