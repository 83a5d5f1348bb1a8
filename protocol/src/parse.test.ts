import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Command, type Message, parseCommand, parseMessage, ShortCode } from './index.ts'

const table = 'Tabletable12'
const person = 'Personperson'

const COMMANDS: Command[] = [
  { id: 'a1', type: 'hello', protocol: 1, tables: { [table]: 7 } },
  { id: 'a2', type: 'watch', table },
  { id: 'a3', type: 'sit', table, seat: 2 },
  { id: 'b2', type: 'sit', table, invitation: 'i'.repeat(22) },
  { id: 'b3', type: 'invite', table, seat: 1, invitation: 'i'.repeat(22), name: 'Bo' },
  { id: 'a4', type: 'ready', table, ready: true, entropy: 'ab'.repeat(32) },
  { id: 'a5', type: 'setBot', table, seat: 1, bot: 'diamant:careful' },
  { id: 'a6', type: 'act', table, action: { type: 'move', side: 'N' }, version: 3 },
  { id: 'a7', type: 'configure', table, options: { players: 4 }, settings: { clock: 60 } },
  { id: 'a8', type: 'vote', table, about: 'remove', seat: 3, agree: true },
  { id: 'b4', type: 'mute', table, person, muted: true },
  { id: 'b1', type: 'look', looking: false },
  { id: 'a9', type: 'intend', table, plan: { type: 'go', to: [1, -2] } },
]

const MESSAGES: Message[] = [
  { type: 'welcome', protocol: 1, you: { id: person, name: 'Ada', language: 'it' }, now: 5 },
  { type: 'answer', id: 'a1', result: 'ok', version: 4 },
  { type: 'answer', id: 'a1', result: 'refused', refusal: { rule: 'D-30', reason: 'notInside', args: { seat: 1 } } },
  { type: 'answer', id: null, result: 'error', error: 'malformed' },
  {
    type: 'update',
    table,
    you: 0,
    version: 9,
    view: { round: 2 },
    toAct: [1],
    log: [{ version: 9, at: 1, seat: 0, by: 'human', events: [{ type: 'chose', seat: 0 }] }],
  },
  { type: 'beat' },
  { type: 'presence', table, online: [0, 2], spectators: 1, watching: [{ person, name: 'Ada' }] },
  { type: 'chat', table, at: 1, seat: null, person, name: 'Ada', text: 'ciao' },
  { type: 'bye', why: 'stopping', again: 800 },
]

describe('what page and server say to each other', () => {
  test.each(COMMANDS)('a $type command survives the wire', command => {
    expect(parseCommand(JSON.stringify(command))).toEqual({ ok: true, command })
  })

  test.each(MESSAGES)('a $type message survives the wire', message => {
    expect(parseMessage(JSON.stringify(message))).toEqual(message)
  })

  test('nonsense is an error that names the command where it can be read', () => {
    expect(parseCommand('{')).toEqual({ ok: false, id: null, error: 'malformed' })
    expect(parseCommand('{"id":"x","type":"fly"}')).toEqual({ ok: false, id: 'x', error: 'malformed' })
    expect(parseCommand('{"id":"x","type":"leave","table":"Tabletable12","extra":1}').ok).toBe(false)
  })

  test('no text at all makes it throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), text => typeof parseCommand(text).ok === 'boolean'))
  })

  test('a client ignores messages it does not know, and fields it does not know', () => {
    expect(parseMessage('{"type":"fireworks"}')).toBeUndefined()
    expect(parseMessage('{"type":"bye","why":"stopping","again":1,"later":true}')).toEqual({
      type: 'bye',
      why: 'stopping',
      again: 1,
    })
  })

  test('short codes are read as people type them', () => {
    expect(v.parse(ShortCode, ' abc234 ')).toBe('ABC234')
    expect(v.safeParse(ShortCode, 'ABC10O').success).toBe(false)
  })

  test('names carry no characters that nobody can see', () => {
    const renamed = (name: string) => {
      const parsed = parseCommand(JSON.stringify({ id: 'n', type: 'rename', name }))
      return parsed.ok && parsed.command.type === 'rename' ? parsed.command.name : parsed.ok
    }
    expect(renamed('Zoë 🦇')).toBe('Zoë 🦇')
    expect(renamed('Ada\u202Enaf')).toBe('Adanaf')
    expect(renamed('\u200b\u2060 \u3164')).toBe(false)
    expect(renamed('x'.repeat(25))).toBe(false)
  })
})
