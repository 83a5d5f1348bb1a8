import { AREAS, loadArea } from '@grotto/words'
import type { Page } from 'playwright-core'

const KEYS: ReadonlySet<string> = new Set(
  (await Promise.all(AREAS.map(area => loadArea('en', area)))).flatMap(area => Object.keys(area)),
)

/** Keys that stand, or are heard, where a sentence should be; also in what is folded up. */
export async function unspoken(page: Page): Promise<readonly string[]> {
  const text = (await page.evaluate(`(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(each =>
      ['aria-label', 'title', 'placeholder'].map(name => each.getAttribute(name) ?? ''))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) said.push(walker.currentNode.data)
    return said.join(' ')
  })()`)) as string
  return [...new Set(text.match(/[a-zA-Z]+(?:\.[\w-]+)+/g))].filter(word => KEYS.has(word))
}
