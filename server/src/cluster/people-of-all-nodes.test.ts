import { gameById } from '@grotto/catalog'
import type { NewPasskeyOptions, PasskeyOptions } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkTables } from '../../scripts/checking.ts'
import { Authenticator } from '../../test-kit/authenticator.ts'
import type { Client } from '../../test-kit/client.ts'
import { startGame } from '../../test-kit/friends.ts'
import { Mailbox } from '../../test-kit/mailbox.ts'
import { at, mustAct, playOn, SeveralNodes } from '../../test-kit/several-nodes.ts'

const several = SeveralNodes.forTests()
let box: Mailbox
beforeAll(async () => {
  box = await Mailbox.open()
})
afterAll(() => box.close())

describe('over several nodes', () => {
  test('who does not look is reminded once, whoever wakes the table; who looks anywhere is left alone', async () => {
    const reminders = { after: 1_000, push: undefined, webhooks: true }
    await several.open(2, () => ({ outbound: box.outbound }), { reminders })
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    await ada.http('PUT', '/api/me/webhook', { address: box.address('/ada') })
    await bo.http('PUT', '/api/me/webhook', { address: box.address('/bo') })
    const about = (path: string) => box.received.filter(request => request.path === path)
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await bo.until(table, mustAct)
    ada.drop()
    await expect.poll(() => about('/ada').length, { timeout: 20_000 }).toBe(2)
    await new Promise(done => setTimeout(done, 5_000))
    expect([about('/ada').length, about('/bo').length]).toEqual([2, 1])
  })

  test('who signs out her other devices on one node is signed out on all', async () => {
    await several.open(2)
    const [ada] = (await several.arrive('Ada')) as [Client]
    const lost = at(ada, several.nodes[1]!.address)
    several.people.push(lost)
    await lost.connect()
    const { code } = (await lost.http('POST', '/api/me/move')) as { code: string }
    const sentAway = lost.hear(({ type }) => type === 'bye')
    for (let step = 0; step < 2; step++) await ada.http('POST', '/api/me/sign-out')
    expect(await sentAway).toMatchObject({ why: 'gone' })
    await expect(lost.connect()).rejects.toThrow('401')
    const elsewhere = at(ada, several.nodes[1]!.address)
    expect(((await elsewhere.http('GET', '/api/me')) as { id: string }).id).toBe(ada.id)
    expect((await elsewhere.request('POST', '/api/me/claim', { code })).status).toBe(404)
  })

  test('who comes back with a passkey may ask one node and answer another; what she signed is good once on all', async () => {
    await several.open(2, () => ({}), { publicUrl: 'https://grotto.example' })
    const [ada, stranger] = (await several.arrive('Ada', 'Stranger')) as [Client, Client]
    const [here, there] = several.nodes.map(({ address }) => address) as [string, string]
    const device = new Authenticator('https://grotto.example', { counts: false })
    const options = (await at(ada, here).http('POST', '/api/me/passkeys/options')) as NewPasskeyOptions
    expect((await at(ada, there).request('POST', '/api/me/passkeys', device.make(options))).status).toBe(200)
    const asked = (await at(stranger, here).http('POST', '/api/me/recover/passkey/options')) as PasskeyOptions
    const signed = device.sign(asked)
    const shown = [here, there].map(node => at(stranger, node).request('POST', '/api/me/recover/passkey', signed))
    expect((await Promise.all(shown)).map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('who is forgotten on one node is forgotten on all, and the others play on', async () => {
    await several.open(2)
    const [zul, bo] = (await several.arrive('Zuleika-7', 'Bo')) as [Client, Client]
    const table = await startGame([zul, bo], { game: 'diamant', options: { players: 3 } })
    await bo.until(table, mustAct)
    await zul.ok({ type: 'chat', table, text: 'a word of mine' })
    // The same person on another device, at the other node.
    const phone = at(zul, several.nodes[1]!.address)
    several.people.push(phone)
    phone.known.clear()
    await phone.connect()
    const sentAway = phone.hear(({ type }) => type === 'bye')
    const told = bo.hear(({ type }) => type === 'bye')
    await zul.http('DELETE', '/api/me')
    expect(await sentAway).toMatchObject({ why: 'forgotten' })
    await expect(at(zul, several.nodes[1]!.address).connect()).rejects.toThrow('401')
    zul.drop()
    // Bo's node had the table in memory: it lets go of it.
    await told
    bo.drop()
    bo.known.clear()
    bo.heard.length = 0
    await bo.connect()
    await bo.ok({ type: 'watch', table })
    await playOn(bo, table)
    const heard = bo.heard.join()
    expect([zul.id, 'Zuleika-7', 'a word of mine'].filter(text => heard.includes(text))).toEqual([])
    const row = JSON.stringify([await several.store.table(table), await several.store.entries(table)])
    expect([zul.id, 'Zuleika-7'].filter(text => row.includes(text))).toEqual([])
    expect((await checkTables(several.store, gameById)).broken).toEqual([])
  })
})
