import { keepGames, newCave } from '../kept-game.ts'
import { playSubTerra } from '../players.ts'
import { PHONE, type Visitor } from '../visitor.ts'
import type { Tour } from './tour.ts'

/** Where the caver whose turn it is can do something. */
const CELLS = '.st-cells .st-can'

/** Games on this device while they are played. */
export async function alone(tour: Tour): Promise<void> {
  const mara = await tour.visitor({ size: PHONE, language: tour.language })
  await diamant(tour, mara)
  await subTerra(tour, mara)
  await handedRound(tour, mara)
  await mara.leave()
}

async function diamant({ look }: Tour, mara: Visitor): Promise<void> {
  await mara.go('/play/diamant')
  await mara.page.locator('.choices button[aria-disabled="false"]').first().waitFor()
  await look(mara, 'diamant-your-turn')
  await advice(look, mara, 'diamant')
  await menu(look, mara, 'diamant')
  await mara.page.locator('.journal-button').click()
  await look(mara, 'diamant-journal')
}

async function subTerra({ look }: Tour, mara: Visitor): Promise<void> {
  await placing(look, mara)
  await playSubTerra(mara.page, { until: CELLS })
  await look(mara, 'sub-terra-your-turn')
  await advice(look, mara, 'sub-terra')
  await menu(look, mara, 'sub-terra')
  await popover(look, mara)
  await tabs(look, mara)
}

/** On a phone, and on a laptop with large text, the panels are tabs. */
async function tabs(look: Tour['look'], mara: Visitor): Promise<void> {
  for (const [index, tab] of ['team', 'threats', 'journal'].entries()) {
    await mara.page
      .locator('.st-tabs button')
      .nth(index + 1)
      .click()
    await look(mara, `sub-terra-${tab}`)
  }
  await mara.page.locator('.st-tabs button').first().click()
}

async function popover(look: Tour['look'], mara: Visitor): Promise<void> {
  await mara.page.locator(CELLS).first().press('Enter')
  await mara.page.locator('.st-pop').waitFor()
  await look(mara, 'sub-terra-popover')
  await mara.page.keyboard.press('Escape')
}

/** Mara begins, so that there is something to explore and no bot to wait for. */
async function placing(look: Tour['look'], mara: Visitor): Promise<void> {
  await mara.go(await keepGames(mara.page, newCave()))
  await mara.page.locator('.st-acts [data-action]').first().waitFor()
  await playSubTerra(mara.page, { until: '.st-place', moves: 2 })
  await mara.page.locator('.st-place').waitFor()
  await look(mara, 'sub-terra-placing')
}

async function advice(look: Tour['look'], mara: Visitor, game: string): Promise<void> {
  await mara.page.locator('.table-menu button:has(.glyph-lamp)').click()
  await mara.page.locator('.advice li').first().waitFor()
  await look(mara, `${game}-advice`)
  await mara.page.locator('.advice button').first().click()
}

/** The settings of the device, and under them every key. */
async function menu(look: Tour['look'], mara: Visitor, game: string): Promise<void> {
  await mara.page.locator('.table-menu button:has(.glyph-menu)').click()
  await mara.page.locator('.menu-dialog').waitFor()
  await look(mara, `${game}-menu`)
  await mara.page.locator('.menu-dialog summary').first().click()
  await mara.page.locator('.menu-dialog kbd').first().waitFor()
  await look(mara, `${game}-keys`)
  await mara.page.keyboard.press('Escape')
  await mara.page.locator('.menu-dialog').waitFor({ state: 'hidden' })
}

/** One device for two people: the curtain, and the moment it is passed on. */
async function handedRound({ look }: Tour, mara: Visitor): Promise<void> {
  await mara.go('/new/diamant?on=device')
  await mara.page.locator('.seats select').nth(1).waitFor()
  await mara.page.locator('.start .primary').click()
  await mara.page.locator('.curtain').waitFor()
  await look(mara, 'curtain')
  for (let people = 0; people < 2; people++) {
    await mara.page.locator('.curtain .primary').click()
    await mara.page.locator('.choices button.goOn').click()
  }
  await mara.page.locator('.pass-on').waitFor()
  await look(mara, 'pass-on')
  const second = await mara.context.newPage()
  await second.goto(mara.page.url())
  await second.locator('main.message button').waitFor()
  await look(mara.at(second), 'open-elsewhere')
  await second.close()
}
