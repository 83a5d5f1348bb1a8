import type { CaverName } from './cavers.ts'
import type { Cell, Side } from './tiles.ts'

/** Everything a caver can be asked: a turn, and all that comes up within one or between two. */
export const ASKED_QUESTIONS = [
  'turn',
  'commanded',
  'step',
  'guide',
  'intuition',
  'place',
  'surface',
  'horrorOrder',
  'horrorPath',
  'spawn',
] as const

/** The same, and the end, where nobody is asked. */
export const QUESTION_TYPES = [...ASKED_QUESTIONS, 'over'] as const satisfies readonly Question['type'][]

/** Where the game waits: one tagged value. `caver` is the one who answers. */
export type Question =
  | { readonly type: 'turn'; readonly caver: CaverName }
  | { readonly type: 'commanded'; readonly caver: CaverName; readonly by: CaverName }
  /** A-4, V-6 The next Move of a Run or Sprint; `left` Moves remain, `made` were made. */
  | {
      readonly type: 'step'
      readonly caver: CaverName
      readonly left: number
      readonly made: number
      readonly by: 'run' | 'sprint'
    }
  | {
      readonly type: 'guide'
      readonly caver: CaverName
      readonly tile: number
      readonly side: Side
      readonly explore: boolean
    }
  | {
      readonly type: 'intuition'
      readonly caver: CaverName
      readonly tile: number
      readonly spare: number
      readonly side: Side
      readonly explore: boolean
    }
  | {
      readonly type: 'place'
      readonly caver: CaverName
      readonly tile: number
      readonly side: Side
      readonly explore: boolean
      readonly at: Cell
    }
  | { readonly type: 'surface'; readonly caver: CaverName }
  | { readonly type: 'horrorOrder'; readonly caver: CaverName }
  | { readonly type: 'horrorPath'; readonly caver: CaverName; readonly horror: number; readonly from: Cell }
  | { readonly type: 'spawn'; readonly caver: CaverName }
  | { readonly type: 'over' }
