import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { playDiamant } from './players.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

/** Mara (laptop, English) hosts; Luca (phone, Italian) and Zoe (laptop, Spanish) come by the code. */
async function threeAtATable(): Promise<[mara: Visitor, luca: Visitor, zoe: Visitor]> {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.page.locator('label:has(input[name="players"])', { hasText: '3' }).click()
  await mara.button('Create the table').click()
  const code = await mara.page.locator('.code').textContent()
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  const zoe = await evening.visitor({ language: 'es' })
  for (const [who, sit, ready] of [
    [luca, 'Siediti qui', 'Ci sono'],
    [zoe, 'Sentarse aquí', 'Por mí, ya'],
  ] as const) {
    await who.go(`/join/${code}`)
    await who.button(sit).first().click()
    await who.button(ready).click()
  }
  await mara.page.getByText('Everybody is ready.').waitFor()
  await mara.button(/^Start with/).click()
  return [mara, luca, zoe]
}

/** Everybody's own page after the game, and the next game from there. */
test('three friends find their game at home, ask each other again, and one keeps the others out', async () => {
  const [mara, luca, zoe] = await threeAtATable()
  await Promise.all([mara, luca, zoe].map(({ page }) => playDiamant(page, { idle: true })))
  for (const who of [mara, luca, zoe]) {
    await who.go('/my-grotto')
    await who.page.locator('.my-games li').waitFor()
    await expect.poll(() => who.page.locator('.companions li').count()).toBe(2)
    await who.looksRight()
  }
  await mara.page.locator('.companions li button').first().click()
  await mara.page.locator('.ask-companions button:not(:disabled)').last().click()
  await mara.page.locator('.ask-companions button:disabled').waitFor()
  const table = new URL(mara.page.url()).pathname
  for (const who of [luca, zoe]) await who.go('/')
  await luca.page.locator('.invitations a').click()
  await luca.button('Siediti qui').first().click()
  await zoe.page.locator('.invitations button').click()
  await zoe.page.locator('.invitations').waitFor({ state: 'detached' })
  await mara.go('/my-grotto')
  for (const left of [2, 1]) {
    const block = mara.page.locator('.companions .quiet').first()
    await block.click()
    await block.click()
    await expect.poll(() => mara.page.locator('.companions .quiet').count()).toBe(left - 1)
  }
  await zoe.go(table)
  await zoe.button('Sentarse aquí').first().click()
  await zoe.page.getByText('No puedes sentarte en esta mesa.').waitFor()
  for (const who of [mara, luca, zoe]) await who.leave()
})
