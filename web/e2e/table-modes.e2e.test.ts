import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()
const START = '[data-cell="0,0"]'

/** Mara (laptop, English) and Luca (phone, Italian) in a cave, having agreed on how to talk. */
async function inACave(talk: RegExp): Promise<[mara: Visitor, luca: Visitor]> {
  const mara = await evening.visitor()
  await mara.go('/new/sub-terra')
  await mara.page.locator('label:has(input[name="players"])', { hasText: '2' }).click()
  await mara.page.locator('label:has(input[name="talk"])', { hasText: talk }).click()
  await mara.button('Create the table').click()
  const code = await mara.page.locator('.code').textContent()
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go(`/join/${code}`)
  await luca.button('Siediti qui').first().click()
  await luca.button('Ci sono').click()
  await mara.page.getByText('Everybody is ready.').waitFor()
  await mara.button(/^Start with/).click()
  await Promise.all([mara, luca].map(({ page }) => page.locator(START).waitFor({ state: 'attached' })))
  return [mara, luca]
}

test('own plan first: Mara’s plan appears to Luca when he has shown his', async () => {
  const [mara, luca] = await inACave(/own plan first/)
  await mara.page.locator(START).click({ button: 'right' })
  await mara.page.locator('.st-choice[data-plan="meet"]').click()
  await mara.page.locator('.st-plan').waitFor()
  await luca.page.waitForTimeout(1000)
  expect(await luca.page.locator('.st-plan, .st-ping').count()).toBe(0)
  await luca.page.locator(START).focus()
  await luca.page.keyboard.press('p')
  await luca.page.locator('.st-choice[data-plan="hide"]').click()
  await luca.page.locator('.st-plan', { hasText: 'troviamoci qui' }).waitFor()
  await mara.page.locator('.st-plan', { hasText: 'hides' }).waitFor()
  await Promise.all([mara, luca].map(who => who.looksRight()))
  await Promise.all([mara.leave(), luca.leave()])
})

test('a silent table: they point, and nothing else is offered', async () => {
  const [mara, luca] = await inACave(/silent/)
  await mara.page.locator(START).click({ button: 'right' })
  await luca.page.locator('.st-ping').waitFor({ state: 'attached' })
  expect(await mara.page.locator('.st-choice[data-plan]').count()).toBe(0)
  await luca.page.locator('button.talk').click()
  await luca.page.getByText('Un tavolo silenzioso').waitFor()
  expect(await luca.page.locator('.chat form, .chat .phrases').count()).toBe(0)
  await luca.looksRight()
  await Promise.all([mara.leave(), luca.leave()])
})

const LAMP = '.table-menu button:has(.glyph-lamp)'
/** Whoever is asked first. */
const asked = (friends: readonly Visitor[]) =>
  Promise.any(
    friends.map(async each => {
      await each.page.locator(LAMP).waitFor({ timeout: 60_000 })
      return each
    }),
  )

test('a hint at a live table is for oneself: it lights up, says why, and one press does it', async () => {
  const friends = await inACave(/free talk/)
  const acting = await asked(friends)
  const other = friends.find(each => each !== acting)!
  const before = await acting.page.locator('.st-board').getAttribute('data-question')
  await acting.page.locator(LAMP).click()
  await acting.page.locator('.advice .advice-now').waitFor()
  await acting.page.locator('.st-hinted, .st-hint-ring').first().waitFor({ state: 'attached' })
  expect(await other.page.locator('.advice, .st-hinted, .st-hint-ring').count()).toBe(0)
  const points = await acting.page.locator('.st-turn [role=img]').first().getAttribute('aria-label')
  await acting.page.locator('.advice .dark').click()
  await expect
    .poll(async () => [
      await acting.page.locator('.st-board').getAttribute('data-question'),
      await acting.page
        .locator('.st-turn [role=img]')
        .first()
        .getAttribute('aria-label', { timeout: 1000 })
        .catch(() => ''),
    ])
    .not.toEqual([before, points])
  await Promise.all(friends.map(who => who.looksRight()))
  await Promise.all(friends.map(who => who.leave()))
})

test('own plan first: nobody is advised before a plan of her own, and the lamp says so', async () => {
  const friends = await inACave(/own plan first/)
  const acting = await asked(friends)
  await acting.page.locator(LAMP).click()
  await acting.page.locator('.advice', { hasText: /Show a plan of your own first|Mostra prima un tuo piano/ }).waitFor()
  await acting.page.locator('.advice .icon').click()
  await acting.page.locator(START).focus()
  await acting.page.keyboard.press('p')
  await acting.page.locator('.st-choice[data-plan="hide"]').click()
  await acting.page.locator('.st-plan').first().waitFor()
  await acting.page.locator(LAMP).click()
  await acting.page.locator('.advice .dark').waitFor()
  await Promise.all(friends.map(who => who.leave()))
})
