import type { GameName } from '../games.ts'

/** One step of the lesson: its name in the words and the pictures, and the rules it tells about. */
export interface Step {
  readonly name: string
  readonly rules: readonly string[]
}

/** What a new player needs before the first turn, in the order in which it comes up. */
export const STEPS = {
  'sub-terra': [
    { name: 'goal', rules: ['S-3', 'S-4', 'E-2'] },
    { name: 'turn', rules: ['T-2', 'A-2', 'A-4', 'A-5'] },
    { name: 'tile', rules: ['A-1', 'A-3', 'C-1', 'C-2'] },
    { name: 'exert', rules: ['T-3', 'T-4'] },
    { name: 'places', rules: ['C-5', 'C-6', 'C-7', 'C-8', 'C-9', 'C-11'] },
    { name: 'hazards', rules: ['Z-1', 'Z-2', 'Z-3', 'Z-4', 'Z-5'] },
    { name: 'horrors', rules: ['H-2', 'H-8', 'A-10', 'V-7'] },
    { name: 'fallen', rules: ['S-2', 'T-5', 'T-6', 'A-5'] },
    { name: 'time', rules: ['S-5', 'Z-10', 'E-1'] },
  ],
  diamant: [
    { name: 'goal', rules: ['D-6', 'D-10', 'D-51'] },
    { name: 'treasure', rules: ['D-11', 'D-20'] },
    { name: 'trap', rules: ['D-22', 'D-23'] },
    { name: 'choice', rules: ['D-30', 'D-31', 'D-32'] },
    { name: 'camp', rules: ['D-21', 'D-32', 'D-33'] },
    { name: 'relic', rules: ['D-24', 'D-34', 'D-35'] },
    { name: 'next', rules: ['D-41', 'D-44', 'D-45', 'D-50'] },
  ],
} as const satisfies Record<GameName, readonly Step[]>

export type SubTerraStep = (typeof STEPS)['sub-terra'][number]['name']
export type DiamantStep = (typeof STEPS)['diamant'][number]['name']
