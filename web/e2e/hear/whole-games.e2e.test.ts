import { diamant } from '@grotto/diamant'
import { subTerra } from '@grotto/sub-terra'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../axe.ts'
import { openEvening } from '../evening.ts'
import { keepGames, newGame } from '../kept-game.ts'
import { Ear } from './ear.ts'

const evening = openEvening()

/** The board with its command line, as it is and in forced colours. */
async function expectAccessible(page: Page): Promise<void> {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    // Colours that still fade into one another are neither.
    await page.evaluate(
      'document.getAnimations().forEach(each => each.effect.getComputedTiming().iterations < 9 && each.finish())',
    )
    expect([forcedColors, await violations(page)]).toEqual([forcedColors, []])
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

async function listenTo(
  game: typeof diamant | typeof subTerra,
  options: object,
  bots: readonly string[],
  word: string,
) {
  const mara = await evening.visitor()
  const ear = await Ear.at(mara.page)
  await mara.go('/about')
  const sitters = [{ name: 'Mara' }, ...bots.map(bot => ({ name: bot, bot }))]
  await mara.go(await keepGames(mara.page, newGame(game as never, options, sitters, word)))
  return { mara, ear, page: mara.page }
}

test('a whole game of Diamant by ear', async () => {
  const { mara, ear, page } = await listenTo(diamant, { players: 3 }, ['hand-ten', 'card-five'], 'ruby')
  const explorers = page.getByRole('region', { name: 'Explorers' })
  /** Whoever chooses last hears at once what came of it. */
  const allChosen = () => expect.poll(() => explorers.getByText('thinking').count()).toBe(0)
  const NEXT = /Your choice\..*|.* wins? with .*|.* share the victory .*/
  let said = await ear.until(/^Your choice\./)
  for (const key of ['w', 'f', 'k']) await ear.press(key)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Command' }).waitFor()
  await expectAccessible(page)
  await ear.type('dance', /No command fits/)
  await allChosen()
  said = await ear.type('go on', NEXT)
  await page.keyboard.press('Escape')
  for (let made = 0; /^Your choice/.test(said); made++) {
    await allChosen()
    if (made === 1) for (const key of ['j', 'i', '.']) await ear.press(key)
    said = await ear.press(made % 4 === 3 ? 'l' : 'g', NEXT)
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor()
  await expect(ear.transcript.join('\n')).toMatchFileSnapshot('./diamant.txt')
  await mara.leave()
})

/** Every kind of hazard once. */
const CARDS = ['tremor', 'flood', 'gas', 'caveIn', 'horror'].map(kind => ({ kind, twice: false }))
const CAVERS = ['leader', 'medic', 'bodyguard', 'geologist']

test('a whole game of Sub Terra by ear', async () => {
  const options = { players: 1, cavers: CAVERS, start: 'leader', hazards: CARDS }
  const { mara, ear, page } = await listenTo(subTerra, options, [], 'cave')
  const ASKED = /Your turn, .*|.* points? left\.|No points left.*|Lay .*|.*\?.*|.*(?:gold|silver|bronze|defeat)\./
  const can = async (name: RegExp) =>
    (await page.getByRole('button', { name }).getAttribute('aria-disabled')) === 'false'
  let said = await ear.until(/^Your turn/)
  for (const key of ['w', 'j', 'f', 'y', 'k', 'ArrowUp', 'i']) {
    if (key === 'ArrowUp') {
      await page.keyboard.press(key)
      await page
        .getByRole('button', { name: /1 north of you/, exact: false })
        .first()
        .waitFor()
      await ear.press('ArrowLeft', /Nobody has been to the west yet\./)
    } else await ear.press(key)
  }
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Command' }).waitFor()
  await expectAccessible(page)
  await ear.type('swim e', /.*\./)
  said = await ear.type('explore n', ASKED)
  await page.keyboard.press('Escape')
  for (let made = 0; !/(?:gold|silver|bronze|defeat)\.$/.test(said); made++) {
    expect(made).toBeLessThan(200)
    if (/^Lay/.test(said)) said = await ear.press('t', ASKED)
    else if (/^No points left/.test(said)) said = await ear.press('n', ASKED)
    else if (/\?/.test(said)) said = await ear.press('1', ASKED)
    else {
      const key = (await can(/^Explore/)) ? 'e' : (await can(/^Reveal/)) ? 'v' : 'n'
      said = await ear.press(key)
      if (/choose where/.test(said)) said = await ear.press('1', ASKED)
      else said = await ear.press(key, ASKED)
    }
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor()
  await expect(ear.transcript.join('\n')).toMatchFileSnapshot('./sub-terra.txt')
  await mara.leave()
})
