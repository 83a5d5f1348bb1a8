// A bot of your own for Diamant, in plain JavaScript without any package (Node 20 or newer):
//
//   node docs/example-bot.mjs http://localhost:8600 ABC234
//
// It joins the table with that short code, sits down, says it is ready, and plays: it leaves once two traps lie on the
// path or ten rubies are in its hand. Everything it uses is described at /api and in docs/protocol.md.
const [server = 'http://localhost:8600', code] = process.argv.slice(2)
if (!code) throw new Error('which table? give its short code')

let token
async function call(method, path, body) {
  const response = await fetch(new URL(path, server), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

let commands = 0
const command = fields => call('POST', '/api/commands', { id: `example-${process.pid}-${++commands}`, ...fields })

/** Server-sent events, line by line: each "data:" line is one message. */
async function* messages(path) {
  const response = await fetch(new URL(path, server), { headers: { authorization: `Bearer ${token}` } })
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6))
  }
}

function decide({ path, seats }, seat) {
  const traps = path.filter(({ card }) => card.kind === 'trap').length
  return traps >= 2 || seats[seat].hand >= 10 ? 'leave' : 'goOn'
}

// A token stands for a guest identity; keep it if the bot is to stay the same person.
const cookie = (await fetch(new URL('/api/me', server))).headers.getSetCookie()[0].split(';')[0]
token = (await (await fetch(new URL('/api/me/token', server), { method: 'POST', headers: { cookie } })).json()).token
await call('PUT', '/api/me', { name: 'Example' })
const { id: table } = await call('POST', '/api/join', { code })
await command({ type: 'sit', table })
await command({ type: 'ready', table, ready: true })
console.log(`sitting at table ${table}`)

let status = 'lobby'
for await (const message of messages(`/api/tables/${table}/events`)) {
  if (message.type !== 'table' && message.type !== 'update') continue
  status = message.info?.status ?? status
  if (status === 'finished' || status === 'abandoned') break
  if (message.toAct.includes(message.you))
    await command({ type: 'act', table, action: { type: decide(message.view, message.you) } })
}
console.log(`the game is over: ${status}`)
process.exit(0)
