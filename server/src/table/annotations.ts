import type { Annotation, GameRecord } from '@grotto/kernel'
import type { TableEntry } from './entries.ts'
import type { Table } from './table.ts'

/** An annotation of a table's game; of one that came with a file nobody here is known to have written it. */
export interface KeptAnnotation extends Annotation {
  /** Grows with every annotation of the table. */
  readonly number: number
  readonly person: string | null
}

export function annotate(table: Table, entry: TableEntry & { type: 'annotated' }, at: number): void {
  const { type: _, name: by, ...written } = entry
  keep(table, { ...written, by, at })
}

/** What stood in the file stays with the game. */
export function takeOverAnnotations(table: Table, { annotations = [] }: GameRecord): void {
  for (const annotation of annotations) keep(table, { ...annotation, person: null })
}

function keep(table: Table, annotation: Omit<KeptAnnotation, 'number'>): void {
  table.annotated += 1
  table.annotations = [...table.annotations, { ...annotation, number: table.annotated }]
}

export function removeAnnotation(table: Table, number: number): void {
  table.annotations = table.annotations.filter(each => each.number !== number)
}

/** As a record has them: by name, in order of the moves. */
export const recordedAnnotations = ({ annotations }: Table): Annotation[] =>
  annotations
    .map(({ number: _, person: __, ...annotation }) => annotation)
    .sort((one, other) => one.move - other.move || one.at - other.at)
