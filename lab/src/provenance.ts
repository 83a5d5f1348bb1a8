import type { Imported } from '@grotto/kernel'

/** What a file says of where its game came from. It may say so; that it does not proves nothing. */
const IMPORTED_SAYS: { readonly [I in Imported]: string } = {
  whole: 'imported: the whole game had come from another file',
  start: 'imported: the game goes on from a position that had come from another file',
}

export const saysImported = ({ imported }: { readonly imported?: Imported }): string[] =>
  imported ? [IMPORTED_SAYS[imported]] : []
