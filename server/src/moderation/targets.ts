import { isIP } from 'node:net'
import { PersonId } from '@grotto/protocol'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import type { Visitor } from '../budgets/budgets.ts'

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]
const NETWORK = 64

/** Whom a measure is about: a person by her id, an address, or a range of addresses. Nothing where it is none of them. */
export function parseTarget(text: string): string | undefined {
  const range = rangeOf(text)
  if (range) return `${range[0].toString()}/${range[1]}`
  return v.is(PersonId, text) ? text : undefined
}

/** Whether a measure is about this visitor. */
export function isAbout(target: string, { person, address }: Visitor): boolean {
  if (target === person) return true
  const range = rangeOf(target)
  const from = range && rangeOf(address)
  return from !== undefined && from[0].kind() === range![0].kind() && from[0].match(range![0] as never, range![1])
}

/** With IPv6 a visitor is known by her network (/64), so nothing smaller can be meant. */
function rangeOf(text: string): Range | undefined {
  const [address, bits] = text.split('/')
  if (!address || !isIP(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined
  const ip = ipaddr.process(address)
  const most = ip.kind() === 'ipv4' ? 32 : NETWORK
  const length = Math.min(bits === undefined ? most : Number(bits), most)
  return [ip, length]
}
