import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

const meOf = (who: Visitor) => who.page.evaluate<string>("fetch('/api/me').then(a => a.json()).then(me => me.id)")

async function account(who: Visitor, section: string): Promise<void> {
  await who.go('/')
  await who.page.locator('header button:has(.unseen)').first().click()
  await who.page.getByText(section, { exact: true }).click()
}

/** Whoever has become somebody else begins anew: the page loads itself again. */
async function become(who: Visitor, button: string): Promise<void> {
  await Promise.all([who.page.waitForEvent('load'), who.button(button).click()])
}

test('a lost phone is out when its owner is back with her words, and when another device says so', async () => {
  const [phone, laptop] = [await evening.visitor({ size: PHONE }), await evening.visitor({ language: 'fr' })]
  await account(phone, 'Recovery phrase')
  await phone.button('Make a recovery phrase').click()
  await phone.page.locator('.phrase li').nth(11).waitFor()
  const words = await phone.page.locator('.phrase li').allInnerTexts()
  expect(words).toHaveLength(12)
  const mara = await meOf(phone)

  await account(laptop, 'Phrase de récupération')
  const tick = laptop.page.getByLabel('Déconnecter mes autres appareils')
  expect(await tick.isChecked()).toBe(true)
  await laptop.looksRight()
  await laptop.page.getByLabel('Vos douze mots').fill(words.join(' '))
  await become(laptop, 'Prendre cette identité')
  await expect.poll(() => meOf(laptop)).toBe(mara)
  expect(await meOf(phone)).not.toBe(mara)

  // The phone again, without signing out the laptop; then it is the phone that stays.
  await account(phone, 'Recovery phrase')
  await phone.page.getByLabel('Sign out my other devices').uncheck()
  await phone.page.getByLabel('Your twelve words').fill(words.join(' '))
  await become(phone, 'Become that player')
  await expect.poll(() => meOf(phone)).toBe(mara)
  expect(await meOf(laptop)).toBe(mara)
  await account(phone, 'Sign out everywhere else')
  await phone.button('Sign out my other devices').click()
  await phone.button('Yes, sign them out').click()
  await phone.page.getByText('Done: only this device is signed in.').waitFor()
  await phone.looksRight()
  expect(await meOf(phone)).toBe(mara)
  expect(await meOf(laptop)).not.toBe(mara)
  await phone.leave()
  await laptop.leave()
})
