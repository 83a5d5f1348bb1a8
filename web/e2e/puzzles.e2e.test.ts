import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

type Listed = readonly { readonly id: string; readonly actions: readonly [string, number][] }[]
const listed = async (game = 'diamant'): Promise<Listed> =>
  (await fetch(new URL(`/puzzles/${game}.json`, evening.server.address))).json() as Promise<Listed>

test('a puzzle is answered on the real board, explained, and counted where it was right at once', async () => {
  const { length: all } = await listed()
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/puzzle/diamant/1')
  await mara.page.getByText('One action is clearly better').waitFor()
  await mara.looksRight()
  await mara.page.locator('.choices button[aria-disabled="false"]').first().click()
  await mara.page.locator('.puzzle-panel .right, .puzzle-panel .wrong').waitFor()
  const right = await mara.page.locator('.puzzle-panel .right').isVisible()
  await mara.page.getByText(`${right ? 1 : 0} of ${all} solved`).waitFor()
  await mara.page.getByText(/One person has tried it: too few|people have tried it: too few/).waitFor()
  await mara.page.getByText('All puzzles, hardest first').click()
  await mara.link(`Puzzle 2 of ${all}`).waitFor()
  await mara.looksRight()
  await expectNoViolations(mara.page, 'an answered puzzle')
  await mara.link('Next puzzle').click()
  await mara.page.getByText(`Puzzle 2 of ${all}`).waitFor()
  await mara.go('/puzzle/diamant/9999')
  await expect.poll(() => mara.page.locator('.puzzle-panel').count()).toBe(0)
  await mara.leave()
}, 120_000)

test('in the cave too an answer ends it: there is no turn to skip to, and nobody to wait for', async () => {
  // In the middle of a run one may stop: nothing asks twice there.
  const running = (await listed('sub-terra')).findIndex(({ actions }) =>
    actions.some(([action]) => / stop$/.test(action)),
  )
  const mara = await evening.visitor()
  await mara.go(`/puzzle/sub-terra/${running + 1}`)
  await mara.page.locator('[data-action="stop"]').first().click()
  await mara.page.locator('.puzzle-panel footer').waitFor()
  await mara.page.locator('.st-waiting').waitFor()
  expect(await mara.page.locator('.st-skip').count()).toBe(0)
  expect(await mara.page.locator('.st-waiting .st-whose small').count()).toBe(0)
  await mara.leave()
}, 120_000)

test('where ten have tried it says how many solved it, and lists the hardest first; without a server it goes on', async () => {
  const votes = async (number: number, count: number, right: number) => {
    const { id, actions } = (await listed())[number - 1]!
    for (let i = 0; i < count; i++)
      await fetch(new URL('/api/puzzles/diamant/tries', evening.server.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ puzzle: id, action: actions[i < right ? 0 : 1]![0] }),
      })
  }
  await votes(4, 11, 9)
  await votes(5, 10, 2)
  const zoe = await evening.visitor({ language: 'es' })
  await zoe.go('/puzzle/diamant/5')
  await zoe.page.getByText('Una acción es claramente mejor').waitFor()
  await zoe.page.locator('.choices button[aria-disabled="false"]').first().click()
  const panel = zoe.page.locator('.puzzle-panel')
  await panel.getByText(/Lo han resuelto [23] personas a la primera, de 11/).waitFor()
  await zoe.page.getByText('Todos los problemas, primero los más difíciles').click()
  const rated = panel.locator('ol a', { hasText: 'resuelto por' })
  await expect.poll(() => rated.count()).toBe(2)
  expect((await rated.allInnerTexts()).map(text => text.match(/\d+/)![0])).toEqual(['5', '4'])
  await zoe.context.setOffline(true)
  await zoe.button('Probar otra vez').click()
  await zoe.page.getByText('Una acción es claramente mejor').waitFor()
  await zoe.context.setOffline(false)
  await zoe.leave()
}, 120_000)
