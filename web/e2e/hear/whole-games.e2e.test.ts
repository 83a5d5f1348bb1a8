import { diamant } from '@grotto/diamant'
import { subTerra } from '@grotto/sub-terra'
import { AREAS, type Language, loadWords } from '@grotto/words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLES } from '../../../tools/samples.ts'
import { violations } from '../axe.ts'
import { openEvening } from '../evening.ts'
import { keepGames, newGame } from '../kept-game.ts'
import { Ear } from './ear.ts'
import { DIAMANT, SUB_TERRA } from './heard-words.ts'

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
  language: Language,
) {
  const mara = await evening.visitor({ language })
  const ear = await Ear.at(mara.page)
  await mara.go('/about')
  const sitters = [{ name: 'Mara' }, ...bots.map(bot => ({ name: bot, bot }))]
  await mara.go(await keepGames(mara.page, newGame(game as never, options, sitters, word)))
  return { mara, ear, page: mara.page, words: await loadWords(language, AREAS) }
}

/** What was heard, as a listener of that language heard it; English has the plain name. */
const transcriptOf = (game: string, language: Language): string =>
  `./${game}${language === 'en' ? '' : `.${language}`}.txt`

test.each(SAMPLES.heardDiamant)('a whole game of Diamant by ear: %s', async language => {
  const { mara, ear, page, words } = await listenTo(
    diamant,
    { players: 3 },
    ['hand-ten', 'card-five'],
    'ruby',
    language,
  )
  const { asked, ended, goOn, unknown } = DIAMANT[language]
  const explorers = page.getByRole('region', { name: words.say('diamant.explorers') })
  const thinking = explorers.getByText(words.say('diamant.state.thinking'))
  /** Whoever chooses last hears at once what came of it. */
  const allChosen = () => expect.poll(() => thinking.count()).toBe(0)
  const next = new RegExp(`${asked}.*|${ended}`)
  const isAsked = new RegExp(`^${asked}`)
  let said = await ear.until(isAsked)
  for (const key of ['w', 'f', 'k']) await ear.press(key)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: words.say('table.command.label') }).waitFor()
  await expectAccessible(page)
  await ear.type('dance', unknown)
  await allChosen()
  said = await ear.type(goOn, next)
  await page.keyboard.press('Escape')
  for (let made = 0; isAsked.test(said); made++) {
    await allChosen()
    if (made === 1) for (const key of ['j', 'i', '.']) await ear.press(key)
    said = await ear.press(made % 4 === 3 ? 'l' : 'g', next)
  }
  await page.getByRole('button', { name: words.say('table.after.again') }).waitFor()
  expect(await ear.fallen()).toEqual([])
  await expect(ear.transcript.join('\n')).toMatchFileSnapshot(transcriptOf('diamant', language))
  await mara.leave()
})

/** Every kind of hazard once. */
const CARDS = ['tremor', 'flood', 'gas', 'caveIn', 'horror'].map(kind => ({ kind, twice: false }))
const CAVERS = ['leader', 'medic', 'bodyguard', 'geologist']

test.each(SAMPLES.heardSubTerra)('a whole game of Sub Terra by ear: %s', async language => {
  const options = { players: 1, cavers: CAVERS, start: 'leader', hazards: CARDS }
  const { mara, ear, page, words } = await listenTo(subTerra, options, [], 'cave', language)
  const heard = SUB_TERRA[language]
  const asked = new RegExp(
    `${heard.turn}.*|${heard.left}|${heard.spent}.*|${heard.lay}.*|.*\\?.*|.*(?:${heard.ended})\\.`,
  )
  const says = (start: string) => new RegExp(`^${start}`).test(said)
  const can = async (action: 'explore' | 'reveal') => {
    const name = new RegExp(`^${words.say(`subTerra.action.${action}`)}`)
    return (await page.getByRole('button', { name }).getAttribute('aria-disabled')) === 'false'
  }
  let said = await ear.until(new RegExp(`^${heard.turn}`))
  for (const key of ['w', 'j', 'f', 'y', 'k', 'ArrowUp', 'i']) {
    if (key === 'ArrowUp') {
      await page.keyboard.press(key)
      await page.getByRole('button', { name: heard.north, exact: false }).first().waitFor()
      await ear.press('ArrowLeft', heard.unknown)
    } else await ear.press(key)
  }
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: words.say('table.command.label') }).waitFor()
  await expectAccessible(page)
  await ear.type(heard.swim, /.*\./)
  said = await ear.type(heard.explore, asked)
  await page.keyboard.press('Escape')
  const isOver = new RegExp(`(?:${heard.ended})\\.$`)
  for (let made = 0; !isOver.test(said); made++) {
    expect(made).toBeLessThan(200)
    if (says(heard.lay)) said = await ear.press('t', asked)
    else if (says(heard.spent)) said = await ear.press('n', asked)
    else if (/\?/.test(said)) said = await ear.press('1', asked)
    else {
      const key = (await can('explore')) ? 'e' : (await can('reveal')) ? 'v' : 'n'
      said = await ear.press(key)
      if (said.includes(heard.where)) said = await ear.press('1', asked)
      else said = await ear.press(key, asked)
    }
  }
  await page.getByRole('button', { name: words.say('table.after.again') }).waitFor()
  expect(await ear.fallen()).toEqual([])
  await expect(ear.transcript.join('\n')).toMatchFileSnapshot(transcriptOf('sub-terra', language))
  await mara.leave()
})
