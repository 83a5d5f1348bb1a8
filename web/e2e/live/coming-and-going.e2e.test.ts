import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, friendsInLobby, leaveAll } from './friends.ts'

const evening = openEvening()
type Three = [Visitor, Visitor, Visitor]

test('who leaves is asked first, and announced; the next one hosts; who is away is named so', async () => {
  const [mara, luca, zoe] = (await friendsAtPlay(evening)) as Three
  await mara.page.locator('.talk').click()
  await mara.page.locator('.people .steps button').nth(2).click()
  await mara.page.locator('.confirm .plain').click()
  expect(await mara.page.locator('.stand-in').count()).toBe(0)
  await mara.page.locator('.people .steps button').nth(2).click()
  const address = mara.page.url()
  await mara.page.locator('.confirm .dark').click()
  await mara.page.locator('.play-on .line').waitFor()
  await mara.go(address)
  await mara.page.locator('.stand-in').waitFor()
  await luca.page.locator('.toasts').getByText('ha lasciato il tavolo').waitFor()
  await zoe.page.locator('.toasts').getByText('est maintenant l’hôte').waitFor()
  await luca.page.locator('.talk').click()
  await luca.page.locator('.people li', { hasText: 'host' }).waitFor()
  await luca.page.keyboard.press('Escape')
  await luca.page.locator('.choices button.goOn').click()
  await zoe.page.close()
  await luca.page.locator('.deciding .status').getByText('(assente)').waitFor()
  await luca.looksRight()
  await leaveAll([mara, luca, zoe])
})

test('whom the host removes is told, and comes back only by a personal invitation', async () => {
  const [mara, luca, zoe] = (await friendsInLobby(evening)) as Three
  await mara.page.locator('.seats li').nth(2).locator('button.icon').click()
  await mara.page.locator('.confirm .plain').click()
  expect(await mara.page.locator('.seats .free').count()).toBe(0)
  await mara.page.locator('.seats li').nth(2).locator('button.icon').click()
  await mara.page.locator('.confirm .dark').click()
  await luca.page.locator('.toasts').getByText('non è più al tavolo').waitFor()
  await zoe.page.locator('main [role="alert"]').getByText('Votre place à cette table vous a été retirée').waitFor()
  await zoe.page.reload()
  await zoe.page.locator('main [role="alert"]').waitFor()
  expect(await zoe.page.locator('.seats .sit').count()).toBe(0)
  await mara.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mara.button('Keep for somebody').click()
  await mara.page.locator('.reserve button').first().click()
  await mara.button('Copy the personal link').click()
  // Only then it lies on the clipboard: what was there before would lead to the front page.
  await mara.page.locator('.toasts').getByText('Copied').waitFor()
  const link = (await mara.page.evaluate('navigator.clipboard.readText()')) as string
  await zoe.page.goto(link)
  await zoe.page.locator('.start .primary').click()
  await zoe.page.locator('.seats .ready').first().waitFor()
  await leaveAll([mara, luca, zoe])
})
