import type { BrowserContext } from 'playwright-core'

/** Where a page keeps the style by which it is not drawn. */
const STYLE = 'globalThis.GROTTO_UNDRAWN'

/**
 * Nobody looks at the colours of these pages, and to draw them is half of a browser's work. They are laid out, heard,
 * pointed at and moved as always: what is transparent is all of it but seen.
 */
export const leaveUndrawn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    ${STYLE} = new CSSStyleSheet()
    ${STYLE}.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets.push(${STYLE})`)

/** The same expression for whoever asks at once what can be seen: while it is worked out the page is as people see it. */
export const asDrawn = (expression: string): string => `(style => {
  if (style) style.disabled = true
  try {
    return ${expression}
  } finally {
    if (style) style.disabled = false
  }
})(${STYLE})`

/**
 * The same for whoever takes her time and asks for styles only: she is told that nothing is transparent. If it were so
 * for as long as she asks, it would be drawn.
 */
export const asIfDrawn = (expression: string): string => `(async () => {
  const { getComputedStyle } = window
  const opaque = {
    get(style, name) {
      if (name === 'opacity') return '1'
      if (name === 'getPropertyValue') return which => (which === 'opacity' ? '1' : style.getPropertyValue(which))
      return style[name]
    },
  }
  window.getComputedStyle = (element, part) => {
    const style = getComputedStyle(element, part)
    return ${STYLE} && element === document.documentElement ? new Proxy(style, opaque) : style
  }
  try {
    return await ${expression}
  } finally {
    window.getComputedStyle = getComputedStyle
  }
})()`
