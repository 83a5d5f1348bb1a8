import type { LessonStep } from '../../../learn/lesson.ts'

/** What a new player needs before the first turn, in the order in which it comes up. */
export const STEPS = [
  { name: 'goal', rules: ['D-6', 'D-10', 'D-51'] },
  { name: 'treasure', rules: ['D-11', 'D-20'] },
  { name: 'trap', rules: ['D-22', 'D-23'] },
  { name: 'choice', rules: ['D-30', 'D-31', 'D-32'] },
  { name: 'camp', rules: ['D-21', 'D-32', 'D-33'] },
  { name: 'relic', rules: ['D-24', 'D-34', 'D-35'] },
  { name: 'next', rules: ['D-41', 'D-44', 'D-45', 'D-50'] },
] as const satisfies readonly LessonStep[]

export type DiamantStep = (typeof STEPS)[number]['name']
