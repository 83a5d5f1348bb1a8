import { createSocket, type Socket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameLookup } from './name-lookup.ts'

const HEADER = 12
const A = 1
const AAAA = 28
const ADDRESSES = new Map([
  [A, Buffer.from([192, 0, 2, 7])],
  [AAAA, Buffer.from('20010db8000000000000000000000007', 'hex')],
])

/** As a name's own server would: of `slow` names it says nothing at all, `gone` ones do not exist, `four` has no IPv6. */
function answerTo(question: Buffer): Buffer | undefined {
  const name = question.toString('latin1', HEADER)
  if (name.includes('slow')) return undefined
  const end = question.indexOf(0, HEADER) + 5
  const type = question.readUInt16BE(end - 4)
  const address = name.includes('gone') || (name.includes('four') && type === AAAA) ? undefined : ADDRESSES.get(type)
  const head = Buffer.from([0, 0, 0x81, name.includes('gone') ? 0x83 : 0x80, 0, 1, 0, address ? 1 : 0, 0, 0, 0, 0])
  question.copy(head, 0, 0, 2)
  const record = address
    ? Buffer.concat([Buffer.from([0xc0, HEADER, 0, type, 0, 1, 0, 0, 0, 9, 0, address.length]), address])
    : Buffer.alloc(0)
  return Buffer.concat([head, question.subarray(HEADER, end), record])
}

let dns: Socket
let lookup: ReturnType<typeof nameLookup>
beforeAll(async () => {
  dns = createSocket('udp4')
  dns.on('message', (question, { port, address }) => {
    const answer = answerTo(question)
    if (answer) dns.send(answer, port, address)
  })
  await new Promise<void>(done => dns.bind(0, '127.0.0.1', done))
  lookup = nameLookup([`127.0.0.1:${(dns.address() as AddressInfo).port}`])
})
afterAll(() => dns.close())

test('names whose servers are silent keep nobody else waiting', async () => {
  const silent = Array.from({ length: 60 }, (_, index) => lookup(`slow${index}.example.org`).catch(() => 'nowhere'))
  const began = performance.now()
  expect(await lookup('quick.example.org')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ])
  expect(performance.now() - began).toBeLessThan(1_500)
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['nowhere']))
})

test('a name with addresses of one kind only has these', async () => {
  expect(await lookup('four.example.org')).toEqual([{ address: '192.0.2.7', family: 4 }])
})

test('a name that does not exist leads nowhere', async () => {
  await expect(lookup('gone.example.org')).rejects.toThrow('leads nowhere')
})
