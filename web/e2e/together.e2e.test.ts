import { expect, test } from 'vitest'
import { BreakableProxy } from './breakable-proxy.ts'
import { openEvening } from './evening.ts'
import { infoFor } from './info-for.ts'
import { playDiamant } from './players.ts'
import { tableForTwo } from './table-for-two.ts'
import type { Visitor } from './visitor.ts'

const evening = openEvening()

/** Does something once, after so many moves. */
const once = (moves: number, deed: () => Promise<void>) => (made: number) =>
  made === moves ? deed() : Promise.resolve()

test('two browsers at one table: one loses its connection midway and catches up; the shuffles are those announced', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const [mara, luca] = await tableForTwo(evening, proxy.address)
  const breakDown = async () => {
    proxy.cut()
    await luca.page.getByText('Connessione persa').waitFor()
    proxy.mend()
    await luca.page.getByText('Connessione persa').waitFor({ state: 'hidden' })
  }
  await Promise.all([mara, luca].map(({ page }) => page.locator('.choices button').first().waitFor()))
  for (const { page } of [mara, luca]) expect(await page.getByRole('alert').count()).toBe(0)
  const { fairness } = await infoFor(mara)
  for (const said of [fairness.entropies, fairness.entropyCommitments])
    expect(said?.map(each => each !== null)).toEqual([true, true, false, false])
  await Promise.all([playDiamant(mara.page), playDiamant(luca.page, { afterMove: once(2, breakDown) })])
  await mara.looksRight()
  await luca.looksRight()
  expect(await scores(mara)).toEqual(await scores(luca))
  await fairAsAnnounced(mara)
  await Promise.all([mara.leave(), luca.leave(), proxy.close()])
})

test('the server is killed midway and comes back: the game goes on, and both see the end', async () => {
  // Mara's browser keeps the page, as people's do: what she asks for goes through its service worker.
  const [mara, luca] = await tableForTwo(evening, evening.server.address, { keeps: true })
  await mara.page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  const kill = once(2, () => evening.server.killAndRestart())
  await Promise.all([playDiamant(mara.page, { afterMove: kill, idle: true }), playDiamant(luca.page, { idle: true })])
  await mara.looksRight()
  expect(await scores(mara)).toEqual(await scores(luca))
  await Promise.all([mara.leave(), luca.leave()])
})

/** This device noted the seals before the game: they were opened, and the record is theirs. */
async function fairAsAnnounced(visitor: Visitor): Promise<void> {
  await visitor.page.locator('button.talk').click()
  await visitor.page.getByText('Fair shuffles').click()
  await visitor.page.getByText('5 of 5 seals opened, all as noted.').waitFor()
  await visitor.looksRight()
  await visitor.page.keyboard.press('Escape')
  await visitor.link('Replay').click()
  await visitor.button('Check fairness').click()
  await visitor.page.getByText('announced before the game, as this device noted').waitFor()
}

/** The numbers of the end, its story too, whatever the language around them; what is said aloud comes and goes. */
async function scores(visitor: Visitor): Promise<readonly string[]> {
  const text = await visitor.page.locator('.ending').innerText()
  return [...new Set(text.match(/\d+/g))].sort()
}
