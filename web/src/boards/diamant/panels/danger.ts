/** How dangerous the next card is, for those who would rather not count: up to which chance which word. */
const DANGERS = [
  [0, 'none'],
  [0.1, 'slight'],
  [0.2, 'some'],
  [0.35, 'great'],
  [1, 'deadly'],
] as const
export type Danger = (typeof DANGERS)[number][1]

export const dangerOf = (chance: number): Danger => DANGERS.find(([most]) => chance <= most)![1]
