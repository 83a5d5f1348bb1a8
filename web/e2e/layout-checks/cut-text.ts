// Runs in the page: words that stick out of the window, or that something cuts off where nobody can scroll to them.
;((besides: string) => {
  const SLACK = 1.5
  /**
   * What may end in dots: names that people type, which are longer than any place for them and are said in full
   * elsewhere, and what says all of it in its title. The board of Sub Terra has room for all its words: no finger
   * ever sees a title.
   */
  const MAY_END_IN_DOTS =
    '.me .name, .shelf b, .sitter select, .secrets .name, .explorers b, .person b, .st-edge-ping b, [title]:not(.st-board *)'

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  type Axis = 'x' | 'y'

  const cuts = (inner: Box, outer: Box, axis: Axis): boolean =>
    axis === 'x'
      ? inner.left < outer.left - SLACK || inner.right > outer.right + SLACK
      : inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK

  const inside = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }

  const overflowOf = (style: CSSStyleDeclaration, axis: Axis): string =>
    axis === 'x' ? style.overflowX : style.overflowY

  /** Who cuts this text off along an axis, if anybody does. */
  function cutter(element: Element, text: Box, axis: Axis): string | undefined {
    let position = getComputedStyle(element).position
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      const holds = each === element || position === 'static' || position === 'relative' || style.position !== 'static'
      const overflow = overflowOf(style, axis)
      if (holds && overflow !== 'visible') {
        if (overflow === 'auto' || overflow === 'scroll') return undefined
        if (cuts(text, inside(each), axis)) return nameOf(each)
      }
      if (style.position === 'fixed') return beyondWindow(text, axis)
      if (holds) position = style.position
    }
    return axis === 'x' ? beyondWindow(text, axis) : undefined
  }

  const beyondWindow = (text: Box, axis: Axis): string | undefined =>
    cuts(text, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, axis) ? 'the window' : undefined

  const nameOf = (element: Element): string =>
    element.tagName.toLowerCase() + [...element.classList].map(each => `.${each}`).join('')

  /** Kept for those who listen: shrunk to a point and clipped away. */
  const isOnlyHeard = (element: Element): boolean =>
    getComputedStyle(element.closest('thead, caption') ?? element).clipPath.startsWith('inset(50%')

  const isSeen = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, .st-ear, option, [inert]') &&
    !isOnlyHeard(element) &&
    !(besides && element.closest(besides))

  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    if (!node.textContent?.trim() || !element || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (const axis of ['x', 'y'] as const) {
      const by = element.closest(MAY_END_IN_DOTS) ? undefined : cutter(element, box, axis)
      if (by) found.add(`"${node.textContent.trim().slice(0, 40)}" in ${nameOf(element)} cut by ${by} (${axis})`)
    }
  }
  return [...found]
})(GROTTO_BESIDES)
