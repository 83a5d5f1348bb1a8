// Runs in the page: what can be touched but is smaller than a finger needs.
;((besides: string) => {
  const LEAST = 43.5
  const TOUCHED = [
    'a[href]',
    'button',
    'select',
    'summary',
    'input',
    'textarea',
    '[role=button]',
    '[role=switch]',
    '[role=tab]',
    '[role=slider]',
  ].join()
  /**
   * Where WCAG 2.5.8 lets a target be smaller: links within a sentence, and tiles of the cave, whose size is the
   * player's own zoom (everything they offer stands in the action bar as well).
   */
  const ALLOWED = '.rulebook a:not([class]), .st-cells button'

  /** Radio buttons, check boxes and file fields are touched by their label. */
  const touched = (element: Element): Element =>
    element.matches('input:is([type=radio], [type=checkbox], [type=file])')
      ? (element.closest('label') ?? element)
      : element

  /** What is drawn small may have a larger place around it that feels the finger: an absolute `::after`. */
  function sizeOf(element: Element): { width: number; height: number } {
    const { width, height } = element.getBoundingClientRect()
    const around = getComputedStyle(element, '::after')
    if (around.content === 'none' || around.position !== 'absolute') return { width, height }
    const [w, h] = [Number.parseFloat(around.width), Number.parseFloat(around.height)]
    return { width: Math.max(width, w || 0), height: Math.max(height, h || 0) }
  }

  const found: string[] = []
  for (const element of document.querySelectorAll(TOUCHED)) {
    if (element.closest('[inert]') || element.matches(ALLOWED) || (besides && element.closest(besides))) continue
    const shown = touched(element)
    if (!shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { width, height } = sizeOf(shown)
    if (width === 0 || (width >= LEAST && height >= LEAST)) continue
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    found.push(
      `${element.tagName.toLowerCase()}.${element.className} "${name.slice(0, 30)}" ${width.toFixed(0)}×${height.toFixed(0)}`,
    )
  }
  return [...new Set(found)]
})(GROTTO_BESIDES)
