/** A box read from text: one line for what is alike, with its number, to be sent and pasted. */
export type Read<T> =
  | { readonly ok: true; readonly box: T }
  | { readonly ok: false; readonly line: number; readonly text: string }

/** The lines that say something, each with its number. */
export const linesOf = (text: string): readonly (readonly [number, string])[] =>
  text
    .split('\n')
    .map((line, i) => [i + 1, line.trim().replace(/\s+/g, ' ').replace(/ ?×2$/, ' x2')] as const)
    .filter(([, line]) => line !== '')
