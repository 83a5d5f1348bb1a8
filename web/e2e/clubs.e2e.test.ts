import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { inspect } from './inspect-screen.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()
const TABLET = { width: 820, height: 1180 }

/** Mara's club, with an evening; says what its link is. */
async function founded(mara: Visitor): Promise<string> {
  await mara.go('/clubs')
  await mara.page.getByLabel('Name of the club').fill('Bats of Bath')
  await mara.button('Start it').click()
  await mara.page.locator('.club-members li').waitFor()
  await mara.button('Set the evening').click()
  await mara.page.locator('.club-evening input').fill('20:00')
  await mara.button('Save').first().click()
  await mara.page.getByText('Every Thursday at').waitFor()
  const id = new URL(mara.page.url()).pathname.split('/').at(-1)
  const answer = await mara.page.request.get(`/api/clubs/${id}`)
  return `/clubs#club=${((await answer.json()) as { code: string }).code}`
}

/** Comes by the link, says a name, and is in. */
async function joined(who: Visitor, link: string, name: string): Promise<void> {
  await who.go(link)
  await who.page.locator('.joining input').fill(name)
  await who.page.locator('.joining button').click()
  await who.page.locator('.club-members li').first().waitFor()
  expect(who.page.url()).not.toContain('#')
}

/** Each leaves as soon as she is asked, as a program would: how a game is played by hand is seen elsewhere. */
async function playedOut(people: readonly Visitor[], table: string): Promise<void> {
  const ask = async (who: Visitor) => (await who.page.request.get(`/api/tables/${table}/actions`)).json()
  const act = (who: Visitor, action: unknown) =>
    who.page.request.post('/api/commands', { data: { id: crypto.randomUUID(), type: 'act', table, action } })
  const isOver = async () =>
    (await (await people[0]!.page.request.get(`/api/tables/${table}`)).json()).status === 'finished'
  await expect
    .poll(
      async () => {
        for (const who of people) {
          const { actions } = (await ask(who)) as { actions: unknown[] }
          if (actions.length > 0) await act(who, actions.at(-1))
        }
        return isOver()
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true)
}

test('three friends found a club, meet at its table, and find the game and the season there', async () => {
  const mara = await evening.visitor()
  const luca = await evening.visitor({ size: PHONE, language: 'es' })
  const chloe = await evening.visitor({ size: TABLET, language: 'fr' })
  const link = await founded(mara)
  await joined(luca, link, 'Luca')
  await joined(chloe, link, 'Chloé')
  const club = new URL(luca.page.url()).pathname
  await mara.page.reload()
  await mara.page.getByRole('link', { name: 'New table: Diamant' }).click()
  await mara.page.getByText('For the club Bats of Bath').waitFor()
  await mara.page.locator('label:has(input[name="players"])', { hasText: '3' }).click()
  await mara.button('Create the table').click()
  await mara.page.locator('.code').waitFor()
  for (const [who, sit, ready] of [
    [luca, 'Sentarse', 'Por mí, ya'],
    [chloe, 'S’asseoir', 'C’est bon pour moi'],
  ] as const) {
    await who.go(club)
    await who.button(sit).click()
    await who.button(ready).click()
  }
  await mara.page.getByText('Everybody is ready.').waitFor()
  await mara.button(/^Start with/).click()
  await mara.page.locator('.choices').waitFor()
  await playedOut([mara, luca, chloe], new URL(mara.page.url()).pathname.split('/').at(-1)!)
  for (const who of [mara, luca, chloe]) {
    await who.go(club)
    await expect.poll(() => who.page.locator('.club-season tbody tr').count()).toBe(3)
    await who.page.locator('.my-games li').waitFor()
    await who.page.locator('.club-ratings .switch').click()
    await who.looksRight()
    await expectNoViolations(who.page, 'club')
  }
  await expect.poll(() => chloe.page.locator('.club-ratings tbody tr').count()).toBe(3)
  await inspect(luca, 'club')
  await mara.go('/')
  await mara.page.locator('.clubs-shelf .line').click()
  await mara.button('Remove Chloé').click()
  await mara.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => mara.page.locator('.club-members li').count()).toBe(2)
  for (const path of [club, link]) {
    await chloe.go('/')
    await chloe.go(path)
    await chloe.page.getByText(/n’en faites pas partie|ne mène à aucun club/).waitFor()
  }
  for (const who of [mara, luca, chloe]) await who.leave()
})
