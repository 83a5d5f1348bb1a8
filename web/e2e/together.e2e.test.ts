import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { Line } from './line.ts'
import { playDiamant } from './players.ts'
import { tableForTwo } from './table-for-two.ts'
import type { Visitor } from './visitor.ts'

const evening = openEvening()

/** Does something once, after so many moves. */
const once = (moves: number, deed: () => Promise<void>) => (made: number) =>
  made === moves ? deed() : Promise.resolve()

/** What a device says whose own dice were not used: never, at an honest table. */
const DICE_LEFT_OUT = /your device’s dice|dados de tu dispositivo|dés de votre appareil|dadi del tuo dispositivo/

test('two browsers at one table: one loses its connection midway and catches up, the other never notices', async () => {
  const line = await Line.to(evening.house.address)
  const [mara, luca] = await tableForTwo(evening, line.address)
  const breakDown = async () => {
    line.cut()
    await luca.page.getByText('Connessione persa').waitFor()
    line.mend()
    await luca.page.getByText('Connessione persa').waitFor({ state: 'hidden' })
  }
  await Promise.all([mara, luca].map(({ page }) => page.locator('.choices button').first().waitFor()))
  for (const { page } of [mara, luca]) expect(await page.getByText(DICE_LEFT_OUT).count()).toBe(0)
  await Promise.all([playDiamant(mara.page), playDiamant(luca.page, { afterMove: once(2, breakDown) })])
  await mara.looksRight()
  await luca.looksRight()
  expect(await scores(mara)).toEqual(await scores(luca))
  await Promise.all([mara.leave(), luca.leave(), line.close()])
})

test('the server is killed midway and comes back: the game goes on, and both see the end', async () => {
  const [mara, luca] = await tableForTwo(evening)
  const kill = once(2, () => evening.house.killAndRestart())
  await Promise.all([playDiamant(mara.page, { afterMove: kill }), playDiamant(luca.page)])
  await mara.looksRight()
  expect(await scores(mara)).toEqual(await scores(luca))
  await Promise.all([mara.leave(), luca.leave()])
})

/** The numbers of the final ranking, whatever the language around them. */
async function scores(visitor: Visitor): Promise<readonly string[]> {
  const text = await visitor.page.locator('main').innerText()
  return [...new Set(text.match(/\d+/g))].sort()
}
