import { PHONE, type Visitor } from '../visitor.ts'
import type { Tour } from './tour.ts'

/** Screens that need nothing but their address, and what stands on each once it is there. */
const ADDRESSES: Readonly<Record<string, readonly [screen: string, sign: string]>> = {
  '/': ['front', '.shelves'],
  '/new/diamant': ['new-diamant-online', '.options'],
  '/new/sub-terra': ['new-sub-terra-online', '.party'],
  '/new/diamant?on=device': ['new-diamant-device', '.seats select'],
  '/new/sub-terra?on=device': ['new-sub-terra-device', '.seats select'],
  '/rules/diamant': ['rules-diamant', '.rulebook h2'],
  '/rules/sub-terra': ['rules-sub-terra', '.rulebook h2'],
  '/lab/diamant': ['lab-diamant', '.lab-start .primary'],
  '/lab/sub-terra': ['lab-sub-terra', '.lab-start .primary'],
  '/about': ['about', '.about section'],
  '/glossary': ['glossary', 'main h1'],
  '/my-grotto': ['my-grotto-empty', '.my-shelves'],
  '/learn/diamant': ['learn-diamant', '.steps .card'],
  '/learn/sub-terra': ['learn-sub-terra', '.steps .stage'],
  '/learn/diamant/play': ['lesson-diamant', '.lesson-panel .primary'],
  '/learn/sub-terra/play': ['lesson-sub-terra', '.lesson-panel .primary'],
  '/nowhere': ['not-found', 'h1'],
}

/** Screens without a game, and the dialogs and answers of the front page. */
export async function quiet({ visitor, language, look }: Tour): Promise<void> {
  const mara = await visitor({ size: PHONE, language })
  for (const [path, [screen, sign]] of Object.entries(ADDRESSES)) {
    await mara.go(path)
    await mara.page.locator(sign).first().waitFor()
    await look(mara, screen)
    if (path.endsWith('on=device')) await more(mara, look, screen)
  }
  await mara.go('/learn/sub-terra')
  await mara.page.locator('.rules-of a').last().click()
  await mara.page.locator('.rule-sheet .rule').waitFor()
  await look(mara, 'rule-sheet')
  await mara.go('/')
  await mara.page.locator('.join input').fill('nonsense')
  await mara.page.locator('.join button').click()
  await mara.page.locator('.join [role=alert]').waitFor()
  await look(mara, 'front-wrong-code')
  await mara.page.locator('button.me').click()
  await mara.page.locator('.dialog').waitFor()
  await look(mara, 'name-dialog')
  await unfold(mara)
  await look(mara, 'name-dialog-unfolded')
  await mara.go('/join/AAAAAA')
  await mara.page.locator('.toasts p').waitFor()
  await look(mara, 'front-notice')
  await mara.leave()
}

/** The options that few tables change. */
async function more(mara: Visitor, look: Tour['look'], screen: string): Promise<void> {
  await mara.page.locator('.more > button').click()
  await mara.page.locator('.more > button[aria-expanded=true] + div > *').first().waitFor()
  // Whatever happens to lie under the bar at the foot of the window is too small a target while it lies there.
  await mara.page.evaluate('scrollTo(0, 0)')
  await look(mara, `${screen}-more`)
}

/** Reminders, another device, being forgotten. */
async function unfold({ page }: Visitor): Promise<void> {
  for (const summary of await page.locator('.dialog summary').all()) await summary.click()
}
