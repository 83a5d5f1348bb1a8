import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { inspect } from './inspect-screen.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()
const TELEVISION = { width: 1920, height: 1080 }

test('a television shows the table, phones are the hands, and somebody far away plays along', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.page.locator('label:has(input[name="players"])', { hasText: '3' }).click()
  await mara.button('Create the table').click()
  const code = (await mara.page.locator('.code').textContent())!
  await mara.page.locator('.show-on-screen summary').click()
  await mara.page.getByText(`/screen/${code}`).waitFor()
  const room = await evening.visitor({ size: TELEVISION, language: 'fr' })
  await room.go(`/screen/${code.toLowerCase()}`)
  await room.page.getByText('Rejoignez la table avec votre téléphone').waitFor()
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go(`/join/${code}#hands`)
  await luca.button('Siediti qui').first().click()
  await luca.button('Ci sono').click()
  await expect.poll(() => room.page.locator('.big-seats .there').count()).toBe(2)
  await inspect(room, 'big-screen-room')
  await mara.button('Add a bot').click()
  await mara.button(/^Start with/).click()

  await room.page.locator('.big-play .diamant .stage').waitFor()
  await luca.page.locator('.diamant.hands .choices button').first().waitFor()
  expect(await luca.page.locator('.diamant .stage').isVisible()).toBe(false)
  expect(await mara.page.locator('.diamant .stage').isVisible()).toBe(true)
  await room.page.getByText(/^Waiting for /).waitFor()
  await inspect(luca, 'hands')
  await luca.page.locator('.choices button.goOn').click()
  await luca.page.locator('button.talk').click()
  await luca.page.locator('.table-panel .phrases button').first().click()
  await room.page.locator('.passing-words li', { hasText: 'Hello' }).waitFor()
  expect(await room.page.locator('.choices').count()).toBe(0)
  await inspect(room, 'big-screen')
  await luca.looksRight()

  await luca.page.locator('.table-panel .show-on-screen summary').click()
  await luca.page.getByRole('switch', { name: /I’m watching the big screen/ }).click()
  await luca.page.keyboard.press('Escape')
  await luca.page.locator('.diamant .stage').waitFor()
  await Promise.all([mara, room, luca].map(who => who.leave()))
})

test('who plays and opens the big screen herself shows nobody what she chose', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.page.locator('label:has(input[name="players"])', { hasText: '3' }).click()
  await mara.button('Create the table').click()
  for (const _ of [1, 2]) await mara.button('Add a bot').first().click()
  await mara.button(/^Start with/).click()
  await mara.page.locator('.choices button').first().waitFor()
  const screen = mara.at(await mara.context.newPage())
  await screen.go(`/screen/${new URL(mara.page.url()).pathname.split('/').at(-1)}`)
  await screen.page.locator('.big-play .diamant .stage').waitFor()
  expect(await screen.page.locator('.choices').count()).toBe(0)
  await screen.looksRight()
  await mara.leave()
})
