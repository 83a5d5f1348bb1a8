import type { Game } from '@grotto/kernel'
import type { AnyBoardProps } from '../boards/boards.ts'

/**
 * What an onlooker may see of what a seat sees: a view of a view. A big screen may be opened by somebody who plays, and
 * all in the room look at it.
 */
export function asOnlooker(game: Game, { view, log }: Pick<AnyBoardProps, 'view' | 'log'>) {
  const seen = (scene: object) => game.view(scene, 'spectator')
  return {
    view: seen(view),
    log: log.map(logged => (logged.scene ? { ...logged, scene: seen(logged.scene) } : logged)),
  }
}
