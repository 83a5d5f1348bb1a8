/** Lines stay as fine as they are: what is not wider than this does not grow. */
const FINEST = 2
const LENGTH = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g

/** What postcss hands to a plugin, as far as it is needed here. */
interface Sheet {
  readonly walkDecls: (each: (declaration: { value: string }) => void) => void
}

/**
 * Sizes in style sheets are those of a laptop; on a larger screen every one of them grows: `13px` becomes 13 times `--px`
 * (`theme/tokens.css`). Conditions of `@media` and `@container` stay in pixels, and lines stay lines.
 */
export const growingPx = () => ({
  postcssPlugin: 'grotto-growing-px',
  Once: (sheet: Sheet) =>
    sheet.walkDecls(declaration => Object.assign(declaration, { value: grown(declaration.value) })),
})

export const grown = (value: string): string =>
  value.replace(LENGTH, (fixed, size: string) =>
    Math.abs(Number(size)) <= FINEST ? fixed : `calc(${size} * var(--px))`,
  )
