import { canonical, type Json } from '@grotto/kernel'
import type { Answer } from '@grotto/protocol'
import type { Violation } from './check.ts'
import type { FinalRecord, Kept } from './final-record.ts'
import type { AtTable } from './history.ts'

/** Commands that always leave something in the log when they are answered with ok. */
const WRITES: ReadonlySet<string> = new Set(['act', 'ready', 'setBot', 'start', 'undo', 'configure'])

/** One command of one person, from first sending to last answer. */
interface Sent {
  readonly id: string
  readonly person: string
  readonly what: string
  readonly at: number
  readonly answers: { readonly at: number; readonly answer: Answer }[]
}

/** What was promised about commands: done once, kept, in order, and answered as the log says. */
export function checkCommands(histories: readonly AtTable[], final: FinalRecord): Violation[] {
  const violations: Violation[] = []
  const sent = histories.flatMap(history => sentBy(history))
  const kept = new Map<string, Kept[]>()
  for (const each of final.kept) kept.set(keyOf(each), [...(kept.get(keyOf(each)) ?? []), each])
  const found = (kind: Violation['kind'], person: string, about: string) =>
    void violations.push({ kind, table: final.table, person, about })

  for (const command of sent) judge(command, kept.get(`${command.person} ${command.id}`) ?? [], found)
  const known = new Set(sent.map(({ person, id }) => `${person} ${id}`))
  const people = new Set(histories.map(({ person }) => person))
  for (const each of final.kept)
    if (people.has(each.person) && !known.has(keyOf(each))) found('invented', each.person, each.command)

  const acts = new Set(sent.filter(({ what }) => what === 'act').map(({ person, id }) => `${person} ${id}`))
  const answeredActs = final.kept.filter(each => acts.has(keyOf(each))).length
  if (final.moves > answeredActs) found('doneTwice', '', `${final.moves} moves for ${answeredActs} commands`)
  if (final.moves < answeredActs) found('lost', '', `${final.moves} moves for ${answeredActs} commands`)
  return [...violations, ...disorder(sent, final)]
}

type Found = (kind: Violation['kind'], person: string, about: string) => void

/** What is kept, as it was given: the server notes beside it what it answered. */
function givenOf(kept: string): Json {
  const { of: _, ...answer } = JSON.parse(kept)
  return answer
}

function judge({ id, person, what, answers }: Sent, kept: readonly Kept[], found: Found): void {
  if (kept.length > 1) found('doneTwice', person, `${what} ${id}`)
  const final = answers.filter(({ answer }) => answer.result !== 'error').map(({ answer }) => answer)
  if (new Set(final.map(answer => canonical(answer))).size > 1) found('answersDiffer', person, `${what} ${id}`)
  const [answer] = final
  const [done] = kept
  if (answer?.result === 'ok' && !done && WRITES.has(what)) found('lost', person, `${what} ${id}`)
  if (answer?.result === 'refused' && done) found('refusedButDone', person, `${what} ${id}`)
  if (answer?.result !== 'ok' || !done) return
  const told = canonical(answer)
  if (told !== canonical(givenOf(done.answer)) || answer.version !== done.version)
    found('answersDiffer', person, `${what} ${id}: heard ${told}, kept ${done.answer} at version ${done.version}`)
}

/** What was sent after something else had been acknowledged stands after it in the log. */
function disorder(sent: readonly Sent[], { table, kept }: FinalRecord): Violation[] {
  const places = new Map(kept.map(each => [keyOf(each), each.sequence]))
  const done = sent
    .flatMap(each => {
      const place = places.get(`${each.person} ${each.id}`)
      return place === undefined ? [] : [{ ...each, place }]
    })
    .sort((a, b) => b.place - a.place)
  const violations: Violation[] = []
  // From the end of the log on: when the first of all that stands later was acknowledged.
  let earliest = { at: Number.POSITIVE_INFINITY, id: '' }
  for (const { at, id, person, answers } of done) {
    if (earliest.at < at)
      violations.push({ kind: 'outOfOrder', table, person, about: `${id} stands before ${earliest.id}` })
    const acknowledged = answers.find(({ answer }) => answer.result === 'ok')?.at ?? Number.POSITIVE_INFINITY
    if (acknowledged < earliest.at) earliest = { at: acknowledged, id: `${person} ${id}` }
  }
  return violations
}

/** The commands of one person to one table. */
function sentBy({ person, moments }: AtTable): Sent[] {
  const commands = new Map<string, Sent>()
  for (const moment of moments) {
    if (moment.type === 'sent' && !commands.has(moment.id))
      commands.set(moment.id, { id: moment.id, person, what: moment.what, at: moment.order, answers: [] })
    if (moment.type === 'answered') commands.get(moment.id)?.answers.push({ at: moment.order, answer: moment.answer })
  }
  return [...commands.values()]
}

const keyOf = ({ person, command }: Kept): string => `${person} ${command}`
