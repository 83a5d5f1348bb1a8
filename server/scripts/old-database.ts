// node server/scripts/old-database.ts ADDRESS FILE: plays a little of everything on a server that runs, and writes down how
// its tables stood in the end. Stop the server, and its data folder with that file is a fixture of its version
// (server/fixtures/databases): run it once before a release, so that later versions are held to what this one kept.
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { PROTOCOL_VERSION } from '@grotto/protocol'
import { WebSocket } from 'ws'

const [address, file] = process.argv.slice(2)
if (!address || !file) throw new Error('node server/scripts/old-database.ts ADDRESS FILE')

type Body = Record<string, unknown>
interface Shown {
  readonly info: { readonly status: string; readonly imported?: string }
  readonly view?: Body & { phase?: unknown }
  readonly toAct: readonly number[]
  readonly you: number | null
}

const [mara, luca] = [await guest('Mara'), await guest('Luca')]
const tables = {
  finishedDiamant: await playedOut('diamant', { players: 3 }, 'diamant-careful'),
  finishedSubTerra: await playedOut('sub-terra', {}, 'sub-terra-careful'),
  runningDiamant: await begun('diamant', { players: 3 }, { type: 'goOn' }),
  runningSubTerra: await takenBack(),
  lobby: await lobby(),
}
const record = (await mara.call('GET', `/api/tables/${tables.finishedDiamant}/record`)) as Body
const imported = ((await mara.call('POST', '/api/records', record)) as { id: string }).id
const fork = ((await mara.call('POST', `/api/tables/${imported}/fork`, { move: 3 })) as { id: string }).id
const rematch = ((await mara.command({ type: 'rematch', table: tables.finishedDiamant })) as { table: string }).table

const club = await clubOfBoth()
const again = { daily: await daily(), sameDeal: await sameDeal(), club: await clubGame(club) }

const known: Record<string, unknown> = {}
for (const [what, id] of Object.entries({ ...tables, imported, fork, rematch, ...again })) {
  const { info, view, toAct, you } = await shown(id)
  const { status, imported: mark = null } = info
  known[what] = { id, status, imported: mark, you, toAct, ...(view ? { view } : {}) }
}
const { games } = (await mara.call('GET', '/api/my/results')) as { games: unknown }
const phrase = await mara.phrase()
const told = { token: mara.token, phrase, tables: known, record, results: games, club: await howItIs(club) }
writeFileSync(file, `${JSON.stringify(told, null, 1)}\n`)

interface Guest {
  readonly token: string
  /** Words that bring her back. */
  phrase(): Promise<string>
  call(method: string, path: string, body?: Body): Promise<unknown>
  command(fields: Body): Promise<unknown>
}

async function guest(name: string): Promise<Guest> {
  const cookie = (await fetch(new URL('/api/me', address))).headers.getSetCookie()[0]!.split(';')[0]!
  const given = await fetch(new URL('/api/me/token', address), { method: 'POST', headers: { cookie } })
  const { token } = (await given.json()) as { token: string }
  let commands = 0
  const call = async (method: string, path: string, body?: Body): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(new URL(path, address), {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const command = async (fields: Body): Promise<unknown> => {
    const answer = (await call('POST', '/api/commands', { id: `${name}-${++commands}`, ...fields })) as {
      result: string
    }
    if (answer.result !== 'ok') throw new Error(`${JSON.stringify(fields)}: ${JSON.stringify(answer)}`)
    return answer
  }
  const phrase = async (): Promise<string> => {
    const made = await fetch(new URL('/api/me/recovery', address), { method: 'POST', headers: { cookie } })
    return ((await made.json()) as { phrase: string }).phrase
  }
  await call('PUT', '/api/me', { name })
  return { token, phrase, call, command }
}

/** What Mara sees of a table: the first message of its event stream. */
async function shown(table: string): Promise<Shown> {
  const headers = { authorization: `Bearer ${mara.token}` }
  const stream = await fetch(new URL(`/api/tables/${table}/events`, address), { headers })
  let text = ''
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += part
    const line = text.split('\n').find(each => each.startsWith('data: '))
    if (line && text.includes('\n\n')) return JSON.parse(line.slice(6)) as Shown
  }
  throw new Error(`nothing is heard of ${table}`)
}

async function playNow(game: string, options: Body): Promise<string> {
  return ((await mara.call('POST', '/api/play-now', { game, options })) as { id: string }).id
}

/** To its end, by a bot that stands in. */
async function playedOut(game: string, options: Body, bot: string): Promise<string> {
  const table = await playNow(game, options)
  await mara.command({ type: 'standIn', table, bot })
  await over(table)
  return table
}

/** She looks on until it is over: bots play for nobody else. */
async function over(table: string): Promise<void> {
  const looking = new AbortController()
  const headers = { authorization: `Bearer ${mara.token}` }
  const stream = await fetch(new URL(`/api/tables/${table}/events`, address), { headers, signal: looking.signal })
  const reading = stream.body!.pipeTo(new WritableStream()).catch(() => {})
  while ((await shown(table)).info.status !== 'finished') await pause(300)
  looking.abort()
  await reading
}

/** Two choices of Mara's, and then nobody goes on. */
async function begun(game: string, options: Body, action: Body): Promise<string> {
  const table = await playNow(game, options)
  for (let made = 0; made < 2; ) {
    const { toAct, you, info } = await shown(table)
    if (info.status !== 'playing') return begun(game, options, action)
    if (toAct.includes(you!)) {
      await mara.command({ type: 'act', table, action })
      made += 1
    } else await pause(100)
  }
  return table
}

/** A turn ended and a point taken back. */
async function takenBack(): Promise<string> {
  const table = await playNow('sub-terra', {})
  for (let tries = 0; tries < 200; tries++) {
    const { toAct, you } = await shown(table)
    if (!toAct.includes(you!)) await pause(100)
    else {
      await mara.command({ type: 'act', table, action: { type: 'exert' } })
      await mara.command({ type: 'undo', table })
      return table
    }
  }
  throw new Error('it was never Mara’s turn')
}

/** Two people, a kept seat, other options, words. */
async function lobby(): Promise<string> {
  const options = { players: 4 }
  const table = ((await mara.call('POST', '/api/tables', { game: 'diamant', options })) as { id: string }).id
  await mara.command({ type: 'invite', table, seat: 2, invitation: 'kept-for-Zoe-only', name: 'Zoe' })
  await luca.command({ type: 'sit', table })
  await mara.command({ type: 'configure', table, options: { players: 5 } })
  await luca.call('PUT', '/api/me', { name: 'Luca B.' })
  await say(table, 'Bonne chance à toutes !')
  return table
}

async function daily(): Promise<string> {
  return ((await mara.call('POST', '/api/daily', { game: 'diamant' })) as { id: string }).id
}

/** Mara plays her own deal again. */
async function sameDeal(): Promise<string> {
  const { offer } = (await mara.call('POST', `/api/tables/${tables.finishedDiamant}/offer`)) as { offer: string }
  return ((await mara.call('POST', '/api/offers/table', { offer, with: 'bots' })) as { id: string }).id
}

/** Mara founds it, Luca comes by its link; both want a rating. */
async function clubOfBoth(): Promise<string> {
  const { id } = (await mara.call('POST', '/api/clubs', { name: 'Les chauves-souris' })) as { id: string }
  const evening = { day: 5, time: '20:30', zone: 'Europe/Paris' }
  const { code } = (await mara.call('PUT', `/api/clubs/${id}`, { evening, season: 'now' })) as { code: string }
  await luca.call('POST', '/api/clubs/join', { code })
  for (const member of [mara, luca]) await member.call('PUT', `/api/clubs/${id}/me`, { rated: true })
  return id
}

/** A game of the club that is over. */
async function clubGame(club: string): Promise<string> {
  const options = { players: 3 }
  const table = ((await mara.call('POST', '/api/tables', { game: 'diamant', options, club })) as { id: string }).id
  await luca.command({ type: 'sit', table })
  await mara.command({ type: 'setBot', table, seat: 2, bot: 'diamant-careful' })
  for (const member of [mara, luca]) await member.command({ type: 'ready', table, ready: true })
  await mara.command({ type: 'start', table, anyway: true })
  for (const member of [mara, luca]) await member.command({ type: 'standIn', table, bot: 'diamant-careful' })
  await over(table)
  return table
}

async function howItIs(club: string): Promise<Body> {
  const seen = (await mara.call('GET', `/api/clubs/${club}`)) as Body
  const { latest } = (await mara.call('GET', `/api/clubs/${club}/statistics`)) as Body
  const { games: ratings } = (await mara.call('GET', `/api/clubs/${club}/ratings`)) as Body
  const { name, code, founder, members } = seen
  return { id: club, name, code, founder, members: (members as Body[]).map(each => each.name), latest, ratings }
}

async function say(table: string, text: string): Promise<void> {
  const socket = new WebSocket(new URL('/api/live', address).href.replace('http', 'ws'), {
    headers: { authorization: `Bearer ${luca.token}` },
  })
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed))
  const words = [
    { id: 'l1', type: 'hello', protocol: PROTOCOL_VERSION },
    { id: 'l2', type: 'watch', table },
    { id: 'l3', type: 'chat', table, text },
  ]
  const answered = new Promise<void>(done => {
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as { type: string; id?: string }
      if (message.type === 'answer' && message.id === 'l3') done()
    })
  })
  for (const each of words) socket.send(JSON.stringify(each))
  await answered
  socket.close()
}
process.exit(0)
