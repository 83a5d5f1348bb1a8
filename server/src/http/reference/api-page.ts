import { botsOf } from '@grotto/bots'
import type { GenericSchema } from 'valibot'
import { version } from '../../../../tools/setup/version.mjs'
import { limitInWords } from '../../budgets/limits.ts'
import type { AnyRoute } from '../route.ts'
import { fieldsOf } from './fields.ts'
import { type GameReference, PARTS } from './games.ts'
import { details, escaped, htmlPage, pre } from './html.ts'
import { protocolSchemas, schemaOf } from './schemas.ts'

/** All calls, messages and games on one page, for people to read. */
export const apiPage = (routes: readonly AnyRoute[], games: readonly GameReference[]): string =>
  htmlPage('Grotto API', [START, contents(games), calls(routes), conversation(), ...games.map(gameText)].join('\n'))

const START = `<h1>Grotto API</h1><p>Grotto ${escaped(version().text)}. JSON over HTTP.</p>
<h2 id="start">A program at a table, in six calls</h2><ol>
<li><code>GET /api/me</code> without anything: the answer sets a cookie, which is a new guest.
<li><code>POST /api/me/token</code> with that cookie gives a <code>token</code>; from now on send <code>Authorization: Bearer TOKEN</code>. Keep it to stay the same person. <code>PUT /api/me</code> with <code>{"name":"…"}</code> gives the guest a name.
<li><code>POST /api/join</code> with <code>{"code":"ABC234"}</code> finds the table: <code>{"id":"…"}</code>.
<li><code>POST /api/commands</code> with <code>{"id":"1","type":"sit","table":"…"}</code>, then <code>{"id":"2","type":"ready","table":"…","ready":true}</code>. Every command has an <code>id</code> of your choosing, never used twice.
<li><code>GET /api/tables/ID/events</code> and read on: each line that begins with <code>data: </code> carries a message. <code>you</code> is your seat, <code>toAct</code> lists the seats that owe a decision, <code>view</code> is the board, once there is one. The game begins when its host starts it, and is over when <code>info.status</code> is <code>finished</code> or <code>abandoned</code>.
<li>When <code>toAct</code> has your seat: <code>GET /api/tables/ID/actions</code> lists what you may do (nothing, if you have done it since that message); send one of them as <code>{"id":"3","type":"act","table":"…","action":{…}}</code>.
</ol><p>Whatever is not 2xx has a body <code>{"error":"…"}</code>, and <code>refusal</code> where a rule says no. After 429 (too many) and 503 wait for
<code>Retry-After</code> seconds and ask again; a command sent again with the same <code>id</code> is done once. If a stream ends before the game does, open it again.</p><p>That is all <a href="/api/example-bot.py">this bot in Python</a> does.</p>`

const contents = (games: readonly GameReference[]): string => `<nav><ul>
<li><a href="/api/protocol">The protocol</a>: how a conversation goes, what versions, votes and fairness are
<li><a href="/api/openapi.json">The same as OpenAPI</a>, for generators
<li><a href="#calls">Calls</a> · <a href="#commands">Commands</a> · <a href="#messages">Messages</a>
<li><a href="/api/balance">How these games really work</a>: what thousands of games of bots say
${games.map(({ id, title }) => `<li>${escaped(title)}: ${PARTS.map(part => `<a href="#${id}.${part}">${part}</a>`).join(' · ')} · <a href="#${id}.Bots">Bots</a> · <a href="/api/games/${id}/rules">Rules</a>`).join('\n')}
</ul></nav>`

const shown = (title: string, schema: GenericSchema | undefined): string =>
  schema ? details(title, pre(JSON.stringify(schemaOf(schema), null, 2))) : ''

const calls = (routes: readonly AnyRoute[]): string => `<h2 id="calls">Calls</h2>${routes.map(callText).join('\n')}`

function callText({ method, path, operation, says, body, answer, budget }: AnyRoute): string {
  const limit = budget ? ` <small>${limitInWords(budget)}</small>` : ''
  const command = operation === 'sendCommand'
  return `<section id="${operation}"><h3><b>${method}</b> <code>${escaped(path)}</code></h3><p>${escaped(says)}${limit}</p>
${command ? '<p>Body: one of the <a href="#commands">commands</a>.</p>' : shown('Body', body)}${shown('Answer', answer)}</section>`
}

function conversation(): string {
  const { Command, Message } = protocolSchemas()
  return `<h2 id="commands">Commands</h2>${fieldsOf(Command)}<h2 id="messages">Messages</h2>${fieldsOf(Message)}`
}

const gameText = ({ id, title, schemas }: GameReference): string =>
  PARTS.map(
    part => `<section><h2 id="${id}.${part}">${escaped(title)}: ${part}</h2><p>${escaped(String(schemas[part].description))}</p>
${fieldsOf(schemas[part])}</section>`,
  ).join('\n') + botsText(id, title)

/** Whom a host may put in a seat: nothing else tells a program their ids. */
const botsText = (game: string, title: string): string => `
<section><h2 id="${game}.Bots">${escaped(title)}: Bots</h2><p>What <code>bot</code> may be in <code>setBot</code>, <code>standIn</code> and the like, from the weakest to the strongest.</p>
<table><tr><th>bot<th>name<th>level${botsOf(game)
  .map(({ id, character, level }) => `<tr><td><code>${escaped(id)}</code><td>${escaped(character)}<td>${level} of 4`)
  .join('')}</table></section>`
