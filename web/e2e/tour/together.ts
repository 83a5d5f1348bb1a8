import { BreakableProxy } from '../breakable-proxy.ts'
import { exert } from '../players.ts'
import { LAPTOP, PHONE, type Visitor } from '../visitor.ts'
import type { Tour } from './tour.ts'

/** Tables of the server with two people at them. */
export async function together(tour: Tour): Promise<void> {
  const proxy = await BreakableProxy.to(tour.address)
  const mara = await tour.visitor({ size: LAPTOP, language: tour.language })
  const luca = await tour.visitor({ size: PHONE, language: tour.language }, proxy.address)
  await room(tour, mara, luca, 'diamant')
  await diamant(tour, mara, luca, proxy)
  await room({ ...tour, look: onlyTheHost(tour.look) }, mara, luca, 'sub-terra')
  await subTerra(tour, mara, luca)
  await Promise.all([mara.leave(), luca.leave(), proxy.close()])
}

/** In the rooms of both games a guest sees the same; the host of Sub Terra sees who runs which cavers. */
const onlyTheHost =
  (look: Tour['look']): Tour['look'] =>
  async (visitor, screen) => {
    if (screen === 'room-host') await look(visitor, 'sub-terra-room-host')
  }

/** Mara creates a table where taking back needs consent; Luca comes by its code; bots fill it; it begins. */
async function room({ look }: Tour, mara: Visitor, luca: Visitor, game: string): Promise<void> {
  await mara.go(`/new/${game}`)
  const undo = mara.page.locator('label:has(input[name="undo"])')
  await mara.page.locator('.start .primary').waitFor()
  if ((await undo.count()) > 0) await undo.nth(1).click()
  await mara.page.locator('label:has(input[name="clock"])').nth(5).click()
  await mara.page.locator('.start .primary').click()
  const code = await mara.page.locator('.code').textContent()
  await luca.go(`/join/${code}`)
  await luca.page.locator('.seats .sit').first().waitFor()
  await look(luca, 'room-standing')
  await luca.page.locator('.seats .sit').first().click()
  await luca.page.locator('.start .primary').waitFor()
  await look(luca, 'room-guest')
  await luca.page.locator('.start .primary').click()
  await mara.page.locator('.seats .ready').waitFor()
  for (let bots = 1; bots <= 2; bots++) {
    await mara.page.locator('.free button:enabled').first().click()
    await mara.page
      .locator('.seats select')
      .nth(bots - 1)
      .waitFor()
  }
  await look(mara, 'room-host')
  await mara.page.locator('.start .primary').click()
}

async function diamant({ look }: Tour, mara: Visitor, luca: Visitor, proxy: BreakableProxy): Promise<void> {
  await Promise.all([mara, luca].map(({ page }) => page.locator('.choices button').first().waitFor()))
  await look(luca, 'live-diamant-your-turn')
  await luca.page.locator('.talk-button').click()
  await luca.page.locator('.talk-panel button').first().waitFor()
  await look(luca, 'live-diamant-talk')
  await luca.page.keyboard.press('Escape')
  await mara.page.locator('.choices button.goOn').click()
  await mara.page.locator('.choices [aria-pressed="true"]').waitFor()
  await look(mara, 'live-diamant-chosen')
  await panel(look, mara, luca)
  await abandon(look, mara, luca)
  await standIn(look, mara, luca)
  proxy.cut()
  await luca.page.locator('.connection p').waitFor()
  await look(luca, 'live-connection-lost')
  proxy.mend()
  await luca.page.locator('.connection p').waitFor({ state: 'hidden' })
}

async function panel(look: Tour['look'], mara: Visitor, luca: Visitor): Promise<void> {
  for (const { page } of [mara, luca]) await page.locator('.talk').click()
  await look(luca, 'panel-silent')
  await luca.page.locator('.chat .phrases button').first().click()
  await mara.page.locator('.sayings li').waitFor()
  await mara.page.locator('.chat input').fill('Wer wagt, gewinnt. '.repeat(6))
  await mara.page.locator('.chat form button').click()
  await luca.page.locator('.sayings li').nth(1).waitFor()
  await look(luca, 'panel-chat')
  await mara.page.locator('.people summary').first().click()
  await look(mara, 'panel-person')
  for (const { page } of [mara, luca]) await page.locator('.table-panel header button').click()
}

/** A bot plays for Luca: he is told, Mara sees it at his seat; he takes it back. */
async function standIn(look: Tour['look'], mara: Visitor, luca: Visitor): Promise<void> {
  await luca.page.locator('.talk').click()
  await luca.page.locator('.people .steps button').first().click()
  await luca.page.locator('.stand-in').waitFor()
  await look(luca, 'stand-in')
  await mara.page.locator('.seat-sign').waitFor()
  await look(mara, 'stand-in-seen')
  await luca.page.locator('.stand-in button').click()
  await luca.page.locator('.stand-in').waitFor({ state: 'hidden' })
}

/** Both agree to stop; Mara opens the next game, and Luca has not come yet. */
async function stopped(look: Tour['look'], mara: Visitor, luca: Visitor): Promise<void> {
  await mara.page.locator('.talk').click()
  await mara.page.locator('.people .steps button').nth(1).click()
  await mara.page.locator('.confirm .dark').click()
  await luca.page.locator('.vote .answers button').nth(1).click()
  for (const { page } of [mara, luca]) await page.locator('.stopped').waitFor()
  await look(mara, 'stopped')
  await look(luca, 'stopped-phone')
  await mara.page.locator('.stopped .primary').click()
  await mara.page.locator('.start .second').waitFor()
  await look(mara, 'room-rematch')
}

/** Luca wants to stop, Mara is asked, and says no. */
async function abandon(look: Tour['look'], mara: Visitor, luca: Visitor): Promise<void> {
  await luca.page.locator('.talk').click()
  await luca.page.locator('.people .steps button').nth(1).click()
  await look(luca, 'stop-asked')
  await luca.page.locator('.confirm .dark').click()
  await mara.page.locator('.vote button').first().waitFor()
  await look(mara, 'vote-asked')
  await look(luca, 'vote-waiting')
  await mara.page.locator('.vote .answers button').first().click()
  await luca.page.locator('.vote').waitFor({ state: 'hidden' })
}

/** Whoever's turn it is ends it and asks to take that back. */
async function subTerra({ look }: Tour, mara: Visitor, luca: Visitor): Promise<void> {
  const turn = '.st-acts [data-action]'
  const acting = await Promise.any(
    [mara, luca].map(async each => {
      await each.page.locator(turn).first().waitFor()
      return each
    }),
  )
  const other = acting === mara ? luca : mara
  await look(acting, 'live-sub-terra-your-turn')
  await look(other, 'live-sub-terra-other-turn')
  await exert(acting.page)
  await acting.page.locator('.table-menu button:has(.glyph-again)').click()
  await other.page.locator('.vote button').first().waitFor()
  await look(other, 'undo-asked')
  await look(acting, 'undo-waiting')
  await acting.page.locator('.vote .plain').click()
  await other.page.locator('.vote').waitFor({ state: 'hidden' })
  await stopped(look, mara, luca)
}
