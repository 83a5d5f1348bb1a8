import type { LessonStep } from '../../../learn/lesson.ts'

/** What a new player needs before the first turn, in the order in which it comes up. */
export const STEPS = [
  { name: 'goal', rules: ['S-3', 'S-4', 'E-2'] },
  { name: 'turn', rules: ['T-2', 'A-2', 'A-4', 'A-5'] },
  { name: 'tile', rules: ['A-1', 'A-3', 'C-1', 'C-2'] },
  { name: 'exert', rules: ['T-3', 'T-4'] },
  { name: 'places', rules: ['C-5', 'C-6', 'C-7', 'C-8', 'C-9', 'C-11'] },
  { name: 'hazards', rules: ['Z-1', 'Z-2', 'Z-3', 'Z-4', 'Z-5'] },
  { name: 'horrors', rules: ['H-2', 'H-8', 'A-10', 'V-7'] },
  { name: 'fallen', rules: ['S-2', 'T-5', 'T-6', 'A-5'] },
  { name: 'time', rules: ['S-5', 'Z-10', 'E-1'] },
] as const satisfies readonly LessonStep[]

export type SubTerraStep = (typeof STEPS)[number]['name']
