import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { PHONE, type Visitor } from '../visitor.ts'
import { friendsInLobby, leaveAll } from './friends.ts'

const evening = openEvening()

test('who joins is asked for a name that stands there already; tables have a name and a language in the public list', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.page.locator('label:has(input[name="language-spoken"])', { hasText: 'Français' }).click()
  await mara.page.locator('.table-name input').fill('Friday cave')
  await mara.page.getByRole('switch', { name: 'Public table' }).click()
  await mara.page.locator('.start .primary').click()
  await mara.page.getByRole('heading', { name: 'Friday cave' }).waitFor()

  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go('/')
  const listed = luca.page.locator('.shelf.open li', { hasText: 'Friday cave' })
  await listed.getByText('Français').waitFor()
  await luca.looksRight('the front page')
  await listed.getByRole('link').click()
  const name = luca.page.locator('.join-name input')
  await name.waitFor()
  expect((await name.inputValue()).length).toBeGreaterThan(2)
  await name.fill('Luca')
  await luca.looksRight()
  await luca.page.locator('.seats .sit').first().click()
  await mara.page.locator('.seats').getByText('Luca').waitFor()
  // Asked once: who has a name keeps it.
  await luca.page.reload()
  await luca.page.locator('.seats .taken').first().waitFor()
  expect(await luca.page.locator('.join-name').count()).toBe(0)

  const zoe = await evening.visitor({ language: 'fr' })
  await zoe.go(new URL(mara.page.url()).pathname)
  const kept = await zoe.page.locator('.join-name input').inputValue()
  await zoe.page.locator('.seats .sit').first().click()
  await mara.page.locator('.seats').getByText(kept).waitFor()
  await leaveAll([mara, luca, zoe])
})

test('Start promises nothing that cannot be; who loads the page again is not away', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.page.locator('.start .primary').click()
  await mara.page.locator('.start').getByText('One more and you can start').waitFor()
  expect(await mara.page.locator('.start .primary').textContent()).toBe('Start')
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go(new URL(mara.page.url()).pathname)
  await luca.page.locator('.seats .sit').first().click()
  await mara.page.locator('.start').getByText('Start with 2').waitFor()
  await mara.page.evaluate(`window.saidAway = new MutationObserver(() => {
    if (/\\(away\\)|not here right now/.test(document.body.textContent)) window.wasAway = true
  }).observe(document.body, { subtree: true, childList: true, characterData: true })`)
  await luca.page.reload()
  await luca.page.locator('.start .primary').click()
  await mara.page.locator('.seats .ready').waitFor()
  expect(await mara.page.evaluate('window.wasAway')).toBeUndefined()
  await luca.page.close()
  await mara.page.locator('.seats').getByText('not here right now').waitFor()
  await leaveAll([mara, luca])
})

test('people talk before the game; what they show on the board stands in the chat', async () => {
  const friends = (await friendsInLobby(evening)) as [Visitor, Visitor, Visitor]
  const [mara, luca, zoe] = friends
  await luca.page.locator('.room-chat input').fill('Chi porta la torcia?')
  await luca.page.locator('.room-chat form button').click()
  await zoe.page.locator('.room-chat .phrases button').first().click()
  await mara.page.locator('.sayings').getByText('Chi porta la torcia?').waitFor()
  await mara.page.locator('.sayings').getByText('Hello!').waitFor()
  await mara.looksRight()
  await luca.looksRight()

  await mara.page.locator('.start .primary').click()
  await Promise.all(friends.map(({ page }) => page.locator('.choices').first().waitFor()))
  await luca.page.locator('.talk-button').click()
  await luca.page.locator('.talk-panel .claims button').first().click()
  await mara.page.locator('.talk').click()
  await mara.page.locator('.sayings .sign').waitFor()
  expect(await mara.page.locator('.sayings .sign').textContent()).toMatch(/going on|go on/i)
  await mara.page.locator('.sayings').getByText('Chi porta la torcia?').waitFor()
  await leaveAll(friends)
})

test('who sits down chooses cavers, each once; whatever nobody chose is dealt', async () => {
  const friends = (await friendsInLobby(evening, { game: 'sub-terra', seats: 4 })) as [Visitor, Visitor, Visitor]
  const [mara, luca, zoe] = friends
  const choose = async ({ page }: Visitor, caver: number) => {
    const own = page.locator('.seat-cavers').first()
    await own.locator('summary').click()
    await own.locator('label').nth(caver).click()
    await own.locator('input:checked').waitFor({ state: 'attached' })
  }
  await choose(luca, 0)
  await choose(zoe, 4)
  await luca.looksRight()
  await mara.page.locator('.seats .chosen').nth(1).waitFor()
  await mara.page.locator('.seat-cavers summary').first().click()
  // What somebody else has cannot be taken, and says whose it is.
  expect(await mara.page.locator('.seat-cavers').first().locator('input:disabled').count()).toBe(2)
  await mara.looksRight()
  await mara.page.locator('.start .primary').click()
  await Promise.all(friends.map(({ page }) => page.locator('.st-board').first().waitFor()))
  const team = await mara.page.locator('.st-team').innerText()
  for (const caver of ['Leader', 'Diver', 'Climber', 'Bodyguard']) expect(team).toContain(caver)
  await leaveAll(friends)
})
