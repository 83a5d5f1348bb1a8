import { canonical, type Game, type GameTypes, labelledChance, type Seat } from '@grotto/kernel'

/** Throws where a state of a running game breaks the contract; the state stays as it is. */
export function lookClosely<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'],
): void {
  const before = canonical(game.encode(state))
  const decoded = granted(game.decode(JSON.parse(before)), 'decode')
  same(canonical(game.encode(decoded)), before, 'JSON gives the same state')
  const parsed = granted(game.notation.parsePosition(game.notation.makePosition(state)), 'notation')
  same(canonical(game.encode(parsed)), before, 'the notation gives the same state')
  const copy = game.copy(state)
  for (const draft of [copy, decoded]) game.advance(draft, seat, action, labelledChance('look'))
  same(canonical(game.encode(copy)), canonical(game.encode(decoded)), 'a copy and a decoded state play on alike')
  same(canonical(game.encode(state)), before, 'a copy is independent')
  lookAtSeats(game, state)
}

/** What a seat may do can be asked of its view, and whatever is listed is not refused. */
function lookAtSeats<G extends GameTypes>(game: Game<G>, state: G['state']): void {
  for (const seat of game.toAct(state)) {
    const view = game.view(state, seat)
    const legal = [...game.legal(view, seat)]
    same(canonical(legal), canonical(game.legal(state, seat)), 'the view lists what the state lists')
    for (const action of legal)
      if (game.refusal(view, seat, action)) throw new Error(`listed, but refused: ${canonical(action)}`)
  }
}

function granted<T>(parsed: { ok: true; value: T } | { ok: false; refusal: unknown }, what: string): T {
  if (parsed.ok) return parsed.value
  throw new Error(`${what} refuses a reached state: ${JSON.stringify(parsed.refusal)}`)
}

function same(a: string, b: string, claim: string): void {
  if (a !== b) throw new Error(`not so: ${claim}\n${a}\n${b}`)
}
