import { keepGames, playedDiamant, playedSubTerra } from '../kept-game.ts'
import { ENDED } from '../players.ts'
import { PHONE, type Visitor } from '../visitor.ts'
import { fromAFile } from './from-a-file.ts'
import type { Tour } from './tour.ts'

/** What comes after a game: its end, its replay, its place on the front page. */
export async function finished(tour: Tour): Promise<void> {
  const mara = await tour.visitor({ size: PHONE, language: tour.language })
  await mara.go('/')
  await mara.page.locator('.mine .hint').waitFor()
  await keepGames(mara.page, playedDiamant(), playedSubTerra())
  await mara.go('/')
  await mara.page.locator('.mine li').nth(1).waitFor()
  await tour.look(mara, 'front-with-games')
  const games = await mara.page
    .locator('.mine a.line')
    .evaluateAll(lines => lines.map(line => line.getAttribute('href')!))
  for (const address of games) await ending(tour, mara, address)
  await counted(tour, mara)
  await fromAFile(tour, mara, replayOf(games[0]!))
  await mara.leave()
}

/** The games of this device count: the server replays them. */
async function counted({ look }: Tour, mara: Visitor): Promise<void> {
  await mara.go('/my-grotto')
  await mara.page.locator('.count-local button').click()
  await mara.page.locator('.my-games li').nth(1).waitFor()
  await mara.page.locator('.medal-table').waitFor()
  await look(mara, 'my-grotto')
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
  await mara.page.locator('.scrubber .tools-button').click()
  await mara.page.locator('.scrubber button:has(.glyph-fork)').click()
  await mara.page.locator('.fork-dialog').waitFor()
  await look(mara, `${game}-play-from-here`)
  await mara.page.keyboard.press('Escape')
  await mara.page.locator('.scrubber button:has(.glyph-check)').click()
  await mara.page.locator('.verdict').waitFor()
  await look(mara, `${game}-fairness`)
}
