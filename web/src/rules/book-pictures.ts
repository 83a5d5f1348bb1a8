import type { ReactNode } from 'react'

/** A drawing of a rulebook: what stands in an `<svg>` of this size. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly drawing: ReactNode
}

/** A word on a piece, such as the name of a card; nothing where the picture is to be read in any language. */
export type Say = (key: string) => string

/** The pictures of a game's rulebook, made of the pieces of its board. */
export interface BookPictures {
  /** What they refer to: once on a page. */
  readonly Definitions: () => ReactNode
  readonly pictures: Readonly<Record<string, (say: Say) => Picture>>
}
