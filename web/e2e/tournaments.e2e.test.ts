import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { inspect } from './inspect-screen.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()
const TABLET = { width: 820, height: 1180 }

/** Mara's club; says where it is, and what its link is. */
async function founded(mara: Visitor): Promise<{ club: string; link: string }> {
  await mara.go('/clubs')
  await mara.page.getByLabel('Name of the club').fill('Bats of Bath')
  await mara.button('Start it').click()
  await mara.page.locator('.club-members li').waitFor()
  const club = new URL(mara.page.url()).pathname
  const answer = await mara.page.request.get(`/api/clubs/${club.split('/').at(-1)}`)
  return { club, link: `/clubs#club=${((await answer.json()) as { code: string }).code}` }
}

async function joined(who: Visitor, link: string, name: string): Promise<void> {
  await who.go(link)
  await who.page.locator('.joining input').fill(name)
  await who.page.locator('.joining button').click()
  await who.page.locator('.club-members li').first().waitFor()
}

/** Each leaves as soon as she is asked, as a program would. */
async function playedOut(people: readonly Visitor[], table: string): Promise<void> {
  const act = (who: Visitor, action: unknown) =>
    who.page.request.post('/api/commands', { data: { id: crypto.randomUUID(), type: 'act', table, action } })
  const isOver = async () =>
    (await (await people[0]!.page.request.get(`/api/tables/${table}`)).json()).status === 'finished'
  const round = async () => {
    for (const who of people) {
      const { actions } = await (await who.page.request.get(`/api/tables/${table}/actions`)).json()
      if (actions.length > 0) await act(who, actions.at(-1))
    }
    return isOver()
  }
  await expect.poll(round, { timeout: 60_000, interval: 20 }).toBe(true)
}

test('three friends enter a tournament, play its deals with one tap each, and see how it stands', async () => {
  const mara = await evening.visitor()
  const luca = await evening.visitor({ size: PHONE, language: 'es' })
  const chloe = await evening.visitor({ size: TABLET, language: 'fr' })
  const everybody = [mara, luca, chloe]
  const { club, link } = await founded(mara)
  await joined(luca, link, 'Luca')
  await joined(chloe, link, 'Chloé')
  await mara.page.getByRole('link', { name: 'New tournament: Diamant' }).click()
  await mara.page.getByText('For the club Bats of Bath').waitFor()
  await mara.looksRight()
  await mara.page.locator('label:has(input[name="deals"])', { hasText: '2' }).click()
  await mara.page.locator('label:has(input[name="seats"])', { hasText: '3' }).click()
  await mara.button('Set it up').click()
  await mara.button('Enter').click()
  await luca.go(club)
  await luca.page.getByRole('link', { name: 'Abrir' }).click()
  await luca.button('Inscribirse').click()
  const path = new URL(luca.page.url()).pathname
  await chloe.go(path)
  await chloe.button('S’inscrire').click()
  await mara.go(path)
  for (const who of everybody) await who.looksRight()
  await mara.button('Begin').click()
  await mara.page.getByRole('alertdialog').getByRole('button', { name: 'Begin' }).click()
  await mara.button('Play deal 1').click()
  await mara.page.getByText(/^Waiting for (Luca and Chloé|Chloé and Luca)/).waitFor()
  await expectNoViolations(mara.page, 'waiting for a table')
  for (const [who, play] of [
    [luca, 'Jugar la partida 1'],
    [chloe, 'Jouer la donne 1'],
  ] as const) {
    await who.go(path)
    await who.button(play).click()
  }
  for (const who of everybody) await who.page.waitForURL(/\/t\//)
  const table = new URL(mara.page.url()).pathname.split('/').at(-1)!
  expect(new URL(luca.page.url()).pathname).toBe(`/t/${table}`)
  await playedOut(everybody, table)
  await mara.page.getByRole('link', { name: 'To the tournament' }).click()
  await mara.button('Play deal 2').waitFor()
  await expect.poll(() => mara.page.locator('.tournament-standing tbody tr').count()).toBe(3)
  await mara.page.getByText('Deal 1: seal opened, as announced').waitFor()
  await mara.page.getByText('Deal 2: sealed').waitFor()
  for (const who of everybody) {
    await who.go(path)
    await who.page.locator('.next-table .primary').click()
  }
  for (const who of everybody) await who.page.waitForURL(/\/t\//)
  await playedOut(everybody, new URL(chloe.page.url()).pathname.split('/').at(-1)!)
  for (const who of everybody) {
    await who.go(path)
    await expect.poll(() => who.page.locator('.tournament-standing td a').count()).toBe(6)
    await who.looksRight()
    await expectNoViolations(who.page, 'tournament')
  }
  await luca.page.getByText('El torneo ha terminado.').waitFor()
  await inspect(luca, 'tournament')
  await luca.page.locator('.tournament-standing td a').first().click()
  await luca.page.waitForURL(/\/replay\/table\//)
  for (const who of everybody) await who.leave()
})
