import { ENDED, playDiamant, playSubTerra } from '../players.ts'
import { PHONE, type Visitor } from '../visitor.ts'
import { fromAFile } from './from-a-file.ts'
import { dropGames, takeGames } from './shelf.ts'
import type { Tour } from './tour.ts'

/** Games played to their end once for all languages: a whole game of Sub Terra takes its time. */
let played: Promise<string> | undefined

/** What comes after a game: its end, its replay, its place on the front page. */
export async function finished(tour: Tour): Promise<void> {
  played ??= playBoth(tour)
  const shelf = await played
  const mara = await tour.visitor({ size: PHONE, language: tour.language })
  await mara.go('/')
  await mara.page.locator('.mine .hint').waitFor()
  await dropGames(mara.page, shelf)
  await mara.go('/')
  await mara.page.locator('.mine li').nth(1).waitFor()
  await tour.look(mara, 'front-with-games')
  const games = await mara.page
    .locator('.mine a.line')
    .evaluateAll(lines => lines.map(line => line.getAttribute('href')!))
  for (const address of games) await ending(tour, mara, address)
  await fromAFile(tour, mara, replayOf(games[0]!))
  await mara.leave()
}

async function playBoth({ visitor }: Tour): Promise<string> {
  const mara = await visitor({ size: PHONE })
  await mara.go('/play/diamant')
  await playDiamant(mara.page)
  await mara.go('/new/sub-terra?on=device')
  const others = mara.page.locator('.seats .taken button:has(.glyph-close)')
  await mara.page.locator('.seats select').nth(1).waitFor()
  while ((await others.count()) > 0) await others.last().click()
  await mara.page.locator('.start .primary').click()
  await playSubTerra(mara.page, { idle: true })
  const games = await takeGames(mara.page)
  await mara.leave()
  return games
}

const replayOf = (address: string): string => address.replace('/local/', '/replay/local/')

async function ending({ look }: Tour, mara: Visitor, address: string): Promise<void> {
  await mara.go(address)
  await mara.page.locator(ENDED).waitFor()
  const game = (await mara.page.locator('.ending').isVisible()) ? 'diamant' : 'sub-terra'
  await look(mara, `${game}-end`)
  await mara.go(replayOf(address))
  await mara.page.locator('.scrubber input').waitFor()
  await look(mara, `${game}-replay`)
  await mara.page.locator('.scrubber input').fill('12')
  await mara.page.locator('.scrubber button:has(.glyph-check)').click()
  await mara.page.locator('.verdict').waitFor()
  await look(mara, `${game}-fairness`)
}
