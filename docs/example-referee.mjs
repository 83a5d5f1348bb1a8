// A player in any language, shown in JavaScript: it asks the referee and answers by a rule of its own.
//
//   node docs/example-referee.mjs                      plays one game of Diamant and says how it ended
//
// A line goes in, a line comes out, in order: docs/referee.md has all requests. Here seat 0 leaves with eight rubies in
// hand; the other three leave by the toss of a coin.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [command = 'npx', ...args] = process.argv.slice(2)
const referee = spawn(command, args.length > 0 ? args : ['grotto', 'referee'], { stdio: ['pipe', 'pipe', 'inherit'] })
const lines = createInterface({ input: referee.stdout })[Symbol.asyncIterator]()

async function ask(request) {
  referee.stdin.write(`${JSON.stringify(request)}\n`)
  const answer = JSON.parse((await lines.next()).value)
  if (!answer.ok) throw new Error(answer.error)
  return answer
}

async function decide(seat) {
  const { texts } = await ask({ do: 'legal', seat })
  if (seat > 0) return texts[Math.floor(Math.random() * texts.length)]
  const { view } = await ask({ do: 'view', seat })
  return view.seats[0].hand >= 8 ? 'leave' : 'goOn'
}

let { toAct, outcome } = await ask({ do: 'new', game: 'diamant', options: { players: 4 } })
while (toAct.length > 0) {
  const [seat] = toAct
  const answer = await ask({ do: 'act', seat, action: await decide(seat) })
  toAct = answer.toAct
  outcome = answer.outcome
}
console.log(`scores ${outcome.scores.join(', ')}; seat 0 came ${outcome.places[0] === 1 ? 'first' : 'behind'}`)
referee.stdin.end()
