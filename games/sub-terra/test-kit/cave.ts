import { expect } from 'vitest'
import { subTerra } from '../src/game.ts'
import { parsePosition } from '../src/notation/notation.ts'
import { tilesOf } from '../src/options/options.ts'
import type { SubTerraPosition } from '../src/types/position.ts'
import { Scene } from './scene.ts'

export { Scene } from './scene.ts'

/** A cave drawn in text, ready to be played on. */
export function cave(text: string): Scene {
  const parsed = subTerra.notation.parsePosition(text)
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.refusal)}\n${text}`)
  return new Scene(parsed.value)
}

/** Tiles by what they look like: which of two alike it is does not show in a picture. */
function asSeen(position: SubTerraPosition): object {
  const { question, tiles, discarded, spare, knownTop, coming, ...rest } = position
  const box = tilesOf(position.options)
  const look = (id: number) => `${box[id]!.kind}:${box[id]!.open}`
  const order = (a: { at: readonly number[] }, b: { at: readonly number[] }) =>
    a.at[1]! - b.at[1]! || a.at[0]! - b.at[0]!
  const laid = [...tiles].sort(order).map(({ id: _, numbers: __, ...tile }) => tile)
  const { tiles: comingTiles = [], hazards = [], dice = [] } = coming ?? {}
  return {
    ...rest,
    question: 'tile' in question ? { ...question, tile: look(question.tile), spare: undefined } : question,
    tiles: laid,
    discarded: discarded.map(look),
    spare: spare === undefined ? 'none' : look(spare),
    knownTop: knownTop === undefined ? 'none' : look(knownTop),
    coming: { tiles: comingTiles.map(look), hazards, dice },
  }
}

function expected(text: string): object {
  const parsed = parsePosition(text)
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.refusal)}\n${text}`)
  return asSeen(parsed.value)
}

expect.extend({
  /** The position, to the last marker. */
  toShow(scene: Scene, text: string) {
    const [is, should] = [asSeen(scene.position), expected(text)]
    return {
      pass: this.equals(is, should),
      message: () => `it shows\n${subTerra.notation.makePosition(scene.state)}\n${this.utils.diff(should, is)}`,
      actual: is,
      expected: should,
    }
  },
  /** `refuses('medic move e', 'C-1', 'wall')`: not possible, and why. */
  toRefuse(scene: Scene, action: string, rule: string, reason: string) {
    const refusal = scene.refusal(action)
    return {
      pass:
        refusal?.rule === rule && refusal.reason === reason && !scene.offers().includes(action.replace(/^\w+ /, '')),
      message: () => `${action}: ${JSON.stringify(refusal ?? 'is legal')}, not ${rule} ${reason}`,
    }
  },
})

declare module 'vitest' {
  interface Matchers<R, T> {
    toShow(text: T extends Scene ? string : never): R
    toRefuse(action: T extends Scene ? string : never, rule: string, reason: string): R
  }
}
