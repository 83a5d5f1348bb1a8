import { type Game, type GameTypes, type Seat, undoPrice, undoTarget } from '@grotto/kernel'
import type { Decide, Thought } from '@grotto/trials'
import type { Table } from '../table.ts'
import { sentence, UsageError } from '../usage-error.ts'
import { advise } from './advise.ts'
import { saveRecord } from './announce.ts'
import { meant } from './choosing.ts'
import { commandIn, commandWord, commandWords, type Typed } from './commands.ts'
import { showHelp, showRules } from './explaining.ts'
import type { Narrator } from './narrator.ts'
import type { Asked, Choice, Terminal } from './terminal.ts'

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
  terminal.say(`\n${narrator.position(view).join('\n')}\n`)
  const asked = askedOf(narrator, game, view, seat)
  for (;;) {
    const answer = await terminal.ask(asked)
    if (answer === undefined) return false
    const done = await perform(night, seat, answer, asked.choices)
    if (done === 'quit') return false
    if (done) return true
  }
}

function askedOf(narrator: Narrator, game: Game, view: object, seat: Seat): Asked {
  const { words, names } = narrator
  const actions = game.legal(view, seat)
  const isLast = (action: GameTypes['action']) => Number(narrator.last?.(action) ?? false)
  const choices = actions
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map(action => ({ shown: narrator.action(view, action), answer: game.notation.makeAction(view, action) }))
  const asks = words.say('terminal.ask', { name: names[seat]! })
  const question = [narrator.question?.(view, seat) ?? '', asks].filter(Boolean).join('\n')
  return { question, choices, hint: words.say('terminal.hint', commandWords(words)) }
}

/** Does what was answered; true where the game has changed. */
async function perform(
  night: GameNight,
  seat: Seat,
  answer: string,
  choices: readonly Choice[],
): Promise<boolean | 'quit'> {
  const { words } = night.narrator
  const typed = commandIn(words, answer)
  if (typed) return obey(night, seat, typed)
  if (answer !== '') return choose(night, seat, answer, choices)
  night.terminal.say(words.say('terminal.empty'))
  return false
}

async function obey(night: GameNight, seat: Seat, { command, rest }: Typed): Promise<boolean | 'quit'> {
  switch (command) {
    case 'help':
      return showHelp(night, seat)
    case 'rules':
      return showRules(night)
    case 'hint':
      return advise(night, seat)
    case 'odds':
      return showOdds(night, seat)
    case 'undo':
      return takeBack(night, seat)
    case 'save':
      return save(night, rest)
    case 'quit':
      return 'quit'
  }
}

/** Plays the one choice that was meant; anything else may still be an action in the notation. */
function choose(night: GameNight, seat: Seat, answer: string, choices: readonly Choice[]): boolean {
  const found = meant(choices, answer)
  if (found.length < 2) return act(night, seat, found[0]?.answer ?? answer)
  night.terminal.say(night.narrator.words.say('terminal.unclear', { typed: answer }))
  return false
}

function act({ table: { play }, terminal, narrator }: GameNight, seat: Seat, text: string): boolean {
  const { game, state } = play
  const { words } = narrator
  const parsed = game.notation.parseAction(game.view(state, seat), seat, text)
  const acted = parsed.ok ? play.act(seat, parsed.value, Date.now()) : parsed
  if (!('refusal' in acted)) return true
  const { rule } = acted.refusal
  if (parsed.ok) terminal.say(words.say('terminal.refused', { rule, why: narrator.refusal(acted.refusal) }))
  else terminal.say(words.say('terminal.notUnderstood', { typed: text, help: commandWord(words, 'help') }))
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

function showOdds({ table: { play }, terminal, narrator }: GameNight, seat: Seat): boolean {
  terminal.say(narrator.odds(play.game.view(play.state, seat), seat).join('\n'))
  return false
}

/** A file that cannot be written does not end the evening. */
function save(night: GameNight, file: string): boolean {
  try {
    saveRecord(night, file)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    night.terminal.say(sentence(error))
  }
  return false
}
