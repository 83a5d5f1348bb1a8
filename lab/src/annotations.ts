import type { Annotation, GameRecord, Mark, Spot } from '@grotto/kernel'
import { onOneLine } from './one-line.ts'

/** What was written to moves is as its file has it: the game does not depend on it. */
export const saysAnnotated = (count: number): string[] =>
  count === 0 ? [] : [`annotations: ${count}, as claimed by the file; nothing of them can be verified`]

/** What was written to one move, each as a line. */
export const annotationLines = ({ annotations = [] }: GameRecord, move: number): string[] =>
  annotations.filter(each => each.move === move).map(annotationLine)

const annotationLine = ({ by, text, marks = [] }: Annotation): string =>
  `   # ${[by, ...(text ? [text] : []), ...marks.map(markText)].map(onOneLine).join(': ')}`

const markText = ({ at, to }: Mark): string => (to ? `[${spotText(at)} > ${spotText(to)}]` : `[${spotText(at)}]`)
const spotText = (spot: Spot): string =>
  Object.entries(spot)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
