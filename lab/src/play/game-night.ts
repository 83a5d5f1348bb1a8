import { type GameTypes, type Seat, undoPrice, undoTarget } from '@grotto/kernel'
import type { Decide, Thought } from '../bots.ts'
import type { Table } from '../table.ts'
import { sentence, Trouble } from '../trouble.ts'
import { advise } from './advise.ts'
import { saveRecord } from './announce.ts'
import type { Narrator } from './narrator.ts'
import type { Terminal } from './terminal.ts'

export interface GameNight {
  readonly table: Table
  /** How many people play; they have the first seats. */
  readonly people: number
  readonly thought: Thought
  readonly bot: Decide<GameTypes>
  readonly terminal: Terminal
  readonly narrator: Narrator
}

/** Plays until the game is over or nobody answers any more; tells which. */
export async function playGame(night: GameNight): Promise<'over' | 'stopped'> {
  const { play } = night.table
  const heard = new Map<Seat, number>()
  let lastPerson: Seat | undefined
  for (let seats = play.game.toAct(play.state); seats.length > 0; seats = play.game.toAct(play.state)) {
    const seat = seats[0]!
    if (seat >= night.people) {
      playBot(night, seat)
      continue
    }
    if (lastPerson !== undefined && lastPerson !== seat) await drawCurtain(night, seat)
    lastPerson = seat
    tellNews(night, heard, seat)
    if (!(await decide(night, seat))) return 'stopped'
  }
  tellNews(night, heard, lastPerson ?? 0)
  return 'over'
}

function playBot({ table: { play }, bot, thought }: GameNight, seat: Seat): void {
  const log = play.standing.flatMap(number => play.steps[number]!.events)
  play.act(seat, bot(play.state, seat, log), Date.now(), thought.bot)
}

async function drawCurtain({ terminal, narrator }: GameNight, seat: Seat): Promise<void> {
  const name = narrator.names[seat]!
  const { words } = narrator
  await terminal.curtain({
    wait: words.say('terminal.passTo', { name }),
    opened: words.say('terminal.passed', { name }),
  })
}

/** What happened since this person last sat here. */
function tellNews({ table, terminal, narrator }: GameNight, heard: Map<Seat, number>, seat: Seat): void {
  const steps = table.play.steps.slice(heard.get(seat) ?? 0)
  heard.set(seat, table.play.steps.length)
  for (const event of steps.flatMap(step => step.events)) {
    const sentence = narrator.event(event)
    if (sentence) terminal.say(sentence)
  }
}

/** Asks until this person has done something that changes the game; false when nobody answers. */
async function decide(night: GameNight, seat: Seat): Promise<boolean> {
  const { table, terminal, narrator } = night
  const { game, state } = table.play
  const view = game.view(state, seat)
  terminal.say(`\n${game.notation.makePosition(view)}\n`)
  const choices = game.legal(view, seat).map(action => {
    const text = game.notation.makeAction(view, action)
    return { shown: narrator.action(action, text), answer: text }
  })
  const question = narrator.words.say('terminal.ask', { name: narrator.names[seat]! })
  for (;;) {
    const answer = await terminal.ask(question, choices, narrator.words.say('terminal.hint'))
    if (answer === undefined || answer === 'quit') return false
    if (perform(night, seat, answer)) return true
  }
}

/** Does what was answered; true where the game has changed. */
function perform(night: GameNight, seat: Seat, answer: string): boolean {
  const [word = '', ...rest] = answer.split(/\s+/)
  if (word === 'undo') return takeBack(night, seat)
  if (word === 'odds') return showOdds(night, seat)
  if (word === 'hint') return advise(night, seat)
  if (word === 'save' && rest.length > 0) return save(night, rest.join(' '))
  return act(night, seat, answer)
}

function act({ table: { play }, terminal, narrator }: GameNight, seat: Seat, text: string): boolean {
  const { game, state } = play
  const parsed = game.notation.parseAction(game.view(state, seat), seat, text)
  const acted = parsed.ok ? play.act(seat, parsed.value, Date.now()) : parsed
  if (!('refusal' in acted)) return true
  const { rule } = acted.refusal
  terminal.say(narrator.words.say('terminal.refused', { rule, why: narrator.refusal(acted.refusal) }))
  return false
}

/** Own actions since nothing else came to light. */
function takeBack({ table: { play }, terminal, narrator: { words } }: GameNight, seat: Seat): boolean {
  const to = undoTarget(play, seat)
  if (to === undefined) terminal.say(words.say('terminal.nothingToUndo'))
  else if (undoPrice(play, seat, to) !== 'free') terminal.say(words.say('terminal.cannotUndo'))
  else {
    play.undo(seat, to, Date.now())
    terminal.say(words.say('terminal.undone'))
    return true
  }
  return false
}

function showOdds({ table: { play }, terminal }: GameNight, seat: Seat): boolean {
  const { game, state } = play
  terminal.say(JSON.stringify(game.odds(game.view(state, seat), seat), null, 2))
  return false
}

/** A file that cannot be written does not end the evening. */
function save(night: GameNight, file: string): boolean {
  try {
    saveRecord(night, file)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    night.terminal.say(sentence(error))
  }
  return false
}
