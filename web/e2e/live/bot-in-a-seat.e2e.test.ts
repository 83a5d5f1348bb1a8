import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { infoFor } from '../info-for.ts'
import { ENDED, playDiamant } from '../players.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()
const BANNER = '.stand-in'
const MARK = '.explorers .seat-sign'
/** Of the five seconds that Luca has. */
const ALMOST_TOO_LONG_MS = 4_000

const goesOn = async ({ page }: Visitor) => {
  await page.locator('.choices button.goOn[aria-disabled="false"][aria-pressed="false"]').click()
}
const journal = ({ page }: Visitor) => page.locator('.journal [data-tone="note"]').allTextContents()

test('a missed clock costs one decision; after three in a row a bot has the seat, visibly, until it is taken back', async () => {
  const [mara, luca] = (await friendsAtPlay(evening, { people: 2, seconds: 5 })) as [Visitor, Visitor]
  // Mara only looks on; Luca is quick until a bot has her seat, and then slow: the game must not end before she is back.
  const pause = async () => {
    if (await luca.page.locator(MARK).isVisible()) await luca.page.waitForTimeout(ALMOST_TOO_LONG_MS)
  }
  const playing = playDiamant(luca.page, { afterMove: pause })
  playing.catch(() => {})
  await Promise.race([mara.page.locator(BANNER).waitFor({ timeout: 60_000 }), playing])
  const { seats } = await infoFor(mara)
  const name = seats[0]?.kind === 'human' ? seats[0].name : 'nobody'
  expect((await journal(mara)).filter(note => note.includes(name))).toHaveLength(4)
  await luca.page.locator(MARK).waitFor()
  expect(await mara.page.locator(BANNER).textContent()).toContain('A bot is playing for you.')
  await mara.looksRight()
  await luca.looksRight()

  await mara.page.reload()
  await mara.page.locator(BANNER).waitFor()
  await mara.button('Take back').click()
  await mara.page.locator(BANNER).waitFor({ state: 'hidden' })
  await luca.page.locator(MARK).waitFor({ state: 'hidden' })
  expect((await journal(luca))[0]).toMatch(/è di nuovo in gioco/)
  await leaveAll([mara, luca])
})

test('nobody finds a game finished behind her back: the screen says so and leads to where she was', async () => {
  const [mara, luca] = (await friendsAtPlay(evening, { people: 2 })) as [Visitor, Visitor]
  await Promise.all([goesOn(mara), goesOn(luca)])
  await mara.page.locator('.choices button[aria-disabled="false"]').first().waitFor()
  await mara.page.locator('.talk').click()
  await mara.button('Let a bot play for me').click()
  await mara.page.locator(BANNER).waitFor()
  const address = mara.page.url()
  await mara.page.close()
  await luca.page.locator(MARK).waitFor()
  await playDiamant(luca.page, { idle: true })
  await luca.page.locator(ENDED).waitFor()
  expect(await luca.page.locator('.ended-behind').count()).toBe(0)

  const back = mara.at(await mara.context.newPage())
  await back.go(address)
  await back.page.locator('.ended-behind').waitFor()
  await back.looksRight()
  await back.link('Watch from where you were').click()
  await back.page.locator('.scrubber').waitFor()
  const move = Number(new URL(back.page.url()).searchParams.get('move'))
  expect(move).toBeGreaterThan(0)
  // Who has been told is not told again once she has put it away.
  await back.go(address)
  await back.page.locator('.ended-behind button').click()
  await back.page.reload()
  await back.page.locator(ENDED).waitFor()
  expect(await back.page.locator('.ended-behind').count()).toBe(0)
  await leaveAll([mara, luca])
})

/** Where the middle of the board is told to the whole table, and what passes by meanwhile. */
const TOLD = '.revealed.turned :is(.figures, .payout, .soon)'
const PASSING = '.toasts p'

test('what passes by lies on no card that is turned over, on a phone neither', async () => {
  const [mara, luca] = (await friendsAtPlay(evening, { people: 2, seconds: 5 })) as [Visitor, Visitor]
  await luca.page.evaluate(`(() => {
    const settings = JSON.parse(localStorage['grotto.settings'])
    localStorage['grotto.settings'] = JSON.stringify({ ...settings, state: { ...settings.state, speed: 'slow' } })
  })()`)
  await luca.page.reload()
  // Nobody lays a card in time: bots do, and both are told so while the cards are turned over.
  const covered = `(() => {
    const boxes = selector => [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect())
    const [told, passing] = [boxes('${TOLD}'), boxes('${PASSING}')]
    const isOn = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    if (told.length > 1 && passing.length > 0) return told.filter(a => passing.some(b => isOn(a, b))).length
  })()`
  let seen: unknown
  await expect.poll(async () => (seen = await luca.page.evaluate(covered)), { timeout: 60_000 }).toBeDefined()
  expect(seen).toBe(0)
  await leaveAll([mara, luca])
})
