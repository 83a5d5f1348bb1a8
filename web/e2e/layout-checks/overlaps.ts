// Runs in the page: words that stand on other words, as large text does in a place made for small text.
;((besides: string) => {
  const DEEP = 4

  interface Line {
    readonly element: Element
    readonly text: string
    readonly box: DOMRect
  }

  /** Kept for those who listen: shrunk to a point and clipped away. */
  const isOnlyHeard = (element: Element): boolean =>
    getComputedStyle(element.closest('thead, caption') ?? element).clipPath.startsWith('inset(50%')

  const isSeen = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, .st-ear, option, [inert]') &&
    !isOnlyHeard(element) &&
    !(besides && element.closest(besides))

  function linesOnScreen(): readonly Line[] {
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const element = node.parentElement
      if (!node.textContent?.trim() || !element || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ element, text: node.textContent.trim().slice(0, 30), box })
    }
    return lines.sort((a, b) => a.box.top - b.box.top)
  }

  /** The middle of what two lines share, where they share more than their edges. */
  function shared(a: DOMRect, b: DOMRect): readonly [number, number] | undefined {
    const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
    const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
    return right - left > DEEP && bottom - top > DEEP ? [(left + right) / 2, (top + bottom) / 2] : undefined
  }

  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1]
    return backgroundImage !== 'none' || alpha === undefined || Number(alpha) > 0.5
  }

  /** Whether both lines are seen at a point: nothing opaque lies between them. */
  function bothSeen(a: Line, b: Line, [x, y]: readonly [number, number]): boolean {
    const missing = new Set([a.element, b.element])
    for (const element of document.elementsFromPoint(x, y)) {
      missing.delete(element)
      if (missing.size === 0) return true
      if (isOpaque(element)) return false
    }
    return false
  }

  const lines = linesOnScreen()
  const found = new Set<string>()
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      if (b.box.top > a.box.bottom) break
      if (a.element === b.element) continue
      const point = shared(a.box, b.box)
      if (point && bothSeen(a, b, point)) found.add(`"${a.text}" and "${b.text}"`)
    }
  return [...found]
})(GROTTO_BESIDES)
