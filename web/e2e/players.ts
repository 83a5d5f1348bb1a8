import type { Page } from 'playwright-core'

/** Where a test player stops before the end of the game, and what happens to her on the way. */
export interface Until {
  readonly moves?: number
  readonly afterMove?: (made: number) => Promise<void>
  /** Does nothing but end its turns, or leave: the quickest way to the end, for what comes after it. */
  readonly idle?: boolean
  /** Stops as soon as this stands on the board. */
  readonly until?: string
}

const nothing = async (): Promise<void> => {}

export const ENDED = '.after-game'
const LONGEST_WAIT_MS = 120_000

const OPEN_CARD = '.choices button[aria-disabled="false"][aria-pressed="false"]'
const TAKEN_CARD = '.choices button[aria-pressed="true"]'
const NEXT_EXPEDITION = '.moment button.primary'

/** Plays Diamant by the two cards: two go on, the third leaves. Says how many choices were made. */
export async function playDiamant(
  page: Page,
  { moves = Number.POSITIVE_INFINITY, afterMove = nothing, idle = false }: Until = {},
): Promise<number> {
  let made = 0
  while (made < moves) {
    const waiting = page.locator(`${OPEN_CARD}, ${NEXT_EXPEDITION}, ${ENDED}`).first()
    await waiting.waitFor({ timeout: LONGEST_WAIT_MS })
    if (await page.locator(ENDED).isVisible()) return made
    if (await page.locator(NEXT_EXPEDITION).isVisible()) await pressIfThere(page, NEXT_EXPEDITION)
    else if (await layCard(page, idle || made % 3 === 2 ? 'leave' : 'goOn')) await afterMove(++made)
  }
  return made
}

/** Presses a decision card, twice where a touch has to be confirmed, and waits until all have chosen. */
async function layCard(page: Page, card: 'goOn' | 'leave'): Promise<boolean> {
  if (await page.locator(TAKEN_CARD).isVisible()) {
    await page.locator(TAKEN_CARD).waitFor({ state: 'hidden', timeout: LONGEST_WAIT_MS })
    return false
  }
  return pressIfThere(page, `.choices button.${card}`)
}

/** Something else may come between looking and pressing: then it is not pressed. */
async function pressIfThere(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).click({ timeout: 2000 }).then(isDone, isNot)
}

const CAN = ':not([disabled]):not([aria-disabled="true"])'
const MY_QUESTION = ['.st-place', '.st-answers', '.st-tiles', `.st-acts [data-action]${CAN}`, '.st-done[data-action]']
/** What a simple caver does, dearest wish first. */
const WISHES = ['explore', 'reveal', 'move', 'swim', 'squeeze', 'run', 'endTurn', 'stop', 'decline'] as const
const ENDING: readonly string[] = WISHES.slice(-3)

/** Plays Sub Terra by buttons and cells: explores while it can. Says how many things were done. */
export async function playSubTerra(
  page: Page,
  { moves = Number.POSITIVE_INFINITY, afterMove = nothing, idle = false, until }: Until = {},
): Promise<number> {
  let made = 0
  while (made < moves) {
    await page
      .locator([...MY_QUESTION, ENDED].join())
      .first()
      .waitFor({ timeout: LONGEST_WAIT_MS })
    if (await page.locator(ENDED).isVisible()) return made
    if (until && (await page.locator(until).first().isVisible())) return made
    if (await actOnce(page, idle ? ENDING : wishesOf(made), until)) await afterMove(++made)
  }
  return made
}

/** Now and then somewhere else than where there is something to explore. */
const wishesOf = (made: number): readonly string[] => (made % 7 === 6 ? WISHES.slice(2) : WISHES)

/** A tile to be laid may come up after the loop has looked for it: where it is what the test waits for, it stays. */
async function actOnce(page: Page, wishes: readonly string[], until: string | undefined): Promise<boolean> {
  if (await page.locator('.st-place').isVisible()) return until === '.st-place' ? false : place(page)
  for (const answers of ['.st-answers', '.st-tiles'])
    if (await page.locator(answers).isVisible())
      return (await pressIfThere(page, `${answers} [data-action]${CAN} >> nth=0`)) && confirm(page)
  return wish(page, wishes)
}

/** Turns the tile until it fits. */
async function place(page: Page): Promise<boolean> {
  for (let turn = 0; turn < 4; turn++) {
    if (await page.locator('.st-place [data-action="place"]').isEnabled()) break
    await pressIfThere(page, '.st-place .st-rot >> nth=1')
  }
  return pressIfThere(page, '.st-place [data-action="place"]')
}

async function wish(page: Page, wishes: readonly string[]): Promise<boolean> {
  for (const action of wishes) {
    const button = `[data-action="${action}"]${CAN}`
    if (!(await page.locator(button).first().isVisible())) continue
    if (!(await pressIfThere(page, `${button} >> nth=0`))) return false
    return pointWhere(page, action)
  }
  return false
}

/** Where there is danger just there, the popover says what is at stake, and the second press does it. */
async function confirm(page: Page): Promise<boolean> {
  const asks = page.locator('.st-pop .st-choice').first()
  if (await asks.waitFor({ timeout: 150 }).then(isDone, isNot)) await pressIfThere(page, '.st-pop .st-choice >> nth=0')
  return true
}

/** Where an action can be done in several places the board asks where: Enter on one of them, as a keyboard does. */
async function pointWhere(page: Page, action: string): Promise<boolean> {
  const asking = page.locator(`[data-action="${action}"][aria-pressed="true"]`)
  // Where it asks, it asks at once; a press that was taken for done too early would be taken back by the next one.
  if (!(await asking.waitFor({ timeout: 250 }).then(isDone, isNot))) return true
  const cells = page.locator('.st-cells .st-can')
  for (let i = 0; i < (await cells.count()); i++) {
    await cells.nth(i).press('Enter')
    await confirm(page)
    // The board takes a moment: whoever presses on meanwhile lays the tile that has come up.
    if (await asking.waitFor({ state: 'hidden', timeout: 1000 }).then(isDone, isNot)) return true
    await page.keyboard.press('Escape')
  }
  return false
}

/** A caver exerts: the first press shows the odds, the second does it. */
export async function exert(page: Page): Promise<void> {
  await page.locator('.st-exert').click()
  await page.locator('.st-exert[aria-pressed="true"]').click()
}

const isDone = (): boolean => true
const isNot = (): boolean => false
