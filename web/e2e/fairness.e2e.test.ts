import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { infoFor } from './info-for.ts'
import type { Visitor } from './visitor.ts'

const evening = openEvening()
const WAIT = { timeout: 30_000 }

test('a server that exchanges the seals after the start is found out, and the notice stays', async () => {
  const mara = await evening.visitor()
  const zeros = '0'.repeat(64)
  await mara.page.routeWebSocket(/api\/live/, socket => {
    const server = socket.connectToServer()
    server.onMessage(message => {
      const text = String(message)
      const playing = text.includes('"status":"playing"')
      socket.send(playing ? text.replace(/("expedition-1":")[0-9a-f]{64}/, `$1${zeros}`) : text)
    })
  })
  await mara.go('/new/diamant')
  await mara.button('Create the table').click()
  for (let bots = 1; bots <= 3; bots++) {
    await mara.button('Add a bot').first().click()
    await mara.page
      .locator('.seats select')
      .nth(bots - 1)
      .waitFor()
  }
  await mara.button(/^Start with/).click()
  await mara.page.getByRole('alert').getByText('The shuffles of this table were swapped').waitFor()
  await mara.looksRight()
  await mara.page.reload()
  await mara.page.getByRole('alert').getByText('The shuffles of this table were swapped').waitFor()
  await mara.leave()
})

/** Her device is there and has committed itself, but what it should say then never arrives. */
const keepSilent = ({ page }: Visitor) =>
  page.routeWebSocket(/\/api\/live/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(message => String(message).includes('"reveal"') || server.send(message))
  })

test('a device that is gone is not waited for', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.button('Create the table').click()
  const code = await mara.page.locator('.code').textContent()
  const luca = await evening.visitor()
  await keepSilent(luca)
  await luca.go(`/join/${code}`)
  await luca.button('Sit here').first().click()
  await luca.button('I am ready').click()
  for (let bots = 1; bots <= 2; bots++) {
    await mara.button('Add a bot').first().click()
    await mara.page
      .locator('.seats select')
      .nth(bots - 1)
      .waitFor()
  }
  await mara.page.getByText('Everybody is ready.').waitFor()
  await mara.button(/^Start with/).click()
  await mara.page.locator('.choices button').first().waitFor()
  const { fairness } = await infoFor(mara)
  expect(fairness.leftOut).toEqual([1])
  expect(fairness.entropies?.map(entropy => entropy !== null)).toEqual([true, false, false, false])
  expect(await mara.page.getByRole('alert').count()).toBe(0)
  await Promise.all([mara.leave(), luca.leave()])
})

test('codes that let somebody in are in no address that a server sees', async () => {
  const asked: string[] = []
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.button('Create the table').click()
  await mara.page.evaluate(`navigator.clipboard.writeText = async text => { window.copied = text }`)
  await mara
    .button(/Keep for somebody/)
    .first()
    .click()
  await mara.button('Copy the personal link').click()
  const copied = () => mara.page.evaluate<string>('window.copied')
  await expect.poll(copied, WAIT).toMatch(/\/t\/\w+#invitation=/)
  const link = await copied()
  for (const address of [link, link.replace('#', '?')]) {
    const luca = await evening.visitor()
    luca.page.on('request', request => asked.push(request.url()))
    await luca.page.goto(address)
    await expect.poll(() => luca.page.url(), WAIT).not.toContain('invitation')
    await luca.leave()
  }
  const secret = link.split('=')[1]!
  const seen = asked.filter(address => address.split('#')[0]!.includes(secret))
  // The old link brought it in its query once; nothing that followed did.
  expect(seen).toHaveLength(1)
  await mara.leave()
})
