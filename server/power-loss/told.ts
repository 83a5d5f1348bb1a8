/** What somebody was told, or the store gave out: none of it may be gone after a loss of power. */
export type Told =
  /** Entries that were promised, each with the checksum of its body; or that somebody read. */
  | { readonly kept: string; readonly entries: readonly (readonly [sequence: number, sum: number])[] }
  | { readonly read: string; readonly sequence: number }
  /** These entries are being rewritten: until that is kept, either version may be found. */
  | { readonly rewriting: string; readonly sequences: readonly number[] }
  /** The row of a table that somebody saw. */
  | { readonly row: string }
  /** A client heard that her command was done, or how far a table had come. */
  | { readonly done: string; readonly person: string; readonly command: string }
  | { readonly heard: string; readonly version: number }
  /** Somebody wants to be forgotten, and was. */
  | { readonly forgetting: string }
  | { readonly forgotten: string }
