import type { GameShapes } from '@grotto/kernel/shape'
import { action } from './actions.ts'
import { event } from './events.ts'
import { options } from './options.ts'
import { view } from './view.ts'

/** Everybody who can do something of her own is in one of these parties. */
const PARTIES = [
  ['leader', 'medic', 'scout', 'bodyguard', 'climber', 'geologist'],
  ['diver', 'engineer', 'leader', 'medic', 'bodyguard', 'geologist'],
  ['diver', 'scout', 'engineer', 'climber'],
]

/** A small cave: what comes late in a game comes soon. */
const SMALL = [
  { kind: 'start', open: 'NESW' },
  { kind: 'exit', open: 'N' },
  ...['horror', 'ledge', 'slide', 'water', 'squeeze', 'caveIn', 'rough', 'gas', 'plain'].flatMap(kind =>
    Array.from({ length: 2 }, () => ({
      kind,
      open: kind === 'ledge' || kind === 'slide' ? 'NS' : 'NESW',
      ...(kind === 'caveIn' ? { numbers: [2, 5] } : {}),
    })),
  ),
]

export const shapes: GameShapes = {
  game: 'sub-terra',
  options,
  view,
  action,
  event,
  samples: PARTIES.flatMap(cavers => [
    { cavers, players: cavers.length > 4 ? 1 : 2, thirdTry: 'hide+rope', fallen: 'always' },
    { cavers, players: 1, tiles: SMALL, difficulty: 'expert', easier: true },
  ]),
}
