import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whatever is added to the page's log is what a screen reader says; it also reads whatever gets the focus. */
const LISTENING = `
  globalThis.heard = []
  globalThis.focused = []
  addEventListener('focusin', ({ target }) => globalThis.focused.push(target.dataset.cell ?? target.tagName))
  globalThis.fallen = []
  let last
  addEventListener('focusin', ({ target }) => { last = target })
  new MutationObserver(changes => {
    if (last && !last.isConnected && document.activeElement === document.body) {
      globalThis.fallen.push(last.className || last.tagName)
      last = undefined
    }
    for (const { target, addedNodes } of changes)
      if (target.nodeType === 1 && target.closest('[role=log]'))
        for (const node of addedNodes) globalThis.heard.push(node.textContent)
  }).observe(document, { subtree: true, childList: true })`

/** Somebody who hears and presses keys, and notes both. */
export class Ear {
  readonly transcript: string[] = []
  private readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async at(page: Page): Promise<Ear> {
    await page.addInitScript(LISTENING)
    return new Ear(page)
  }

  /** From now on, on the screen as it is. */
  static async on(page: Page): Promise<Ear> {
    await page.evaluate(LISTENING)
    return new Ear(page)
  }

  /** Where the focus went since this was asked last: cells by their place, everything else by its kind. */
  focusTrail = (): Promise<string[]> => this.page.evaluate('globalThis.focused.splice(0)')

  /** What was drawn away under the focus, which then stood nowhere, if only until the next drawing. */
  fallen = (): Promise<string[]> => this.page.evaluate('globalThis.fallen')

  get last(): string {
    return this.transcript.at(-1) ?? ''
  }

  /** Notes what has been said until it ends as expected; others may take their time until then. */
  async until(end: RegExp, timeout = 30_000): Promise<string> {
    await expect
      .poll(async () => this.listen(), { timeout, interval: 20, message: `${end}` })
      .toMatch(end)
      .catch(error => {
        throw new Error(`${error.message}\n${this.transcript.slice(-8).join('\n')}`, { cause: error })
      })
    expect(await this.focused(), `focus after «${this.last}»`).not.toBe('BODY')
    return this.last
  }

  private async listen(): Promise<string> {
    this.transcript.push(...((await this.page.evaluate('globalThis.heard.splice(0)')) as string[]))
    return this.last
  }

  /** Presses a key and does not wait for an answer. */
  async tap(key: string): Promise<void> {
    this.transcript.push(`> ${key}`)
    await this.page.keyboard.press(key)
  }

  async press(key: string, end: RegExp = /./): Promise<string> {
    this.transcript.push(`> ${key}`)
    await this.page.keyboard.press(key)
    return this.until(new RegExp(`^(?!> )(?:${end.source})`))
  }

  /** Types a line into the command line, which is open. */
  async type(text: string, end: RegExp): Promise<string> {
    this.transcript.push(`> ${text}`)
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
    return this.until(new RegExp(`^(?!> )(?:${end.source})`))
  }

  private focused = (): Promise<string> => this.page.evaluate('document.activeElement.tagName')
}
