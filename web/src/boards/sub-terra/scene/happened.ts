import type { Viewer } from '@grotto/kernel'
import type { CaverName, SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import type { Log } from '../telling/beats.ts'

/** More nobody would read. */
const MOST = 3

/** What somebody wants to know of her cavers after it happened: dice, losses, help, and tiles that came to nothing. */
const TOLD = new Set<SubTerraEvent['type']>([
  'checked',
  'hurt',
  'unharmed',
  'healed',
  'devoured',
  'turnSkipped',
  'tileDiscarded',
])

const caversOf = (event: SubTerraEvent): CaverName[] => ('caver' in event ? [event.caver] : [])

/** What befell a viewer's cavers since her last act, that act included: it stays readable until the next one. */
export function happenedTo(viewer: Viewer, scene: SubTerraPosition, log: Log): SubTerraEvent[] {
  const mine = new Set(scene.cavers.filter(({ seat }) => seat === viewer).map(({ name }) => name))
  const isMine = (event: SubTerraEvent) => caversOf(event).some(caver => mine.has(caver))
  const last = log.findLastIndex(({ event }) => event.type === 'acted' && isMine(event))
  if (last < 0) return []
  const since = log.slice(last).map(({ event }) => event)
  const byMine = (event: SubTerraEvent) => event.type === 'healed' && mine.has(event.by)
  // A tile that came to nothing is mine until somebody else acts.
  const others = since.findIndex(event => event.type === 'acted' && !isMine(event))
  const ofMyAct = (event: SubTerraEvent, i: number) => event.type === 'tileDiscarded' && (others < 0 || i < others)
  const concerns = (event: SubTerraEvent, i: number) => isMine(event) || byMine(event) || ofMyAct(event, i)
  return since.filter((event, i) => TOLD.has(event.type) && concerns(event, i)).slice(-MOST)
}

/** What can still be done without points; nothing while there are some. */
export function withoutPoints(scene: SubTerraPosition): 'exert' | 'none' | undefined {
  if (scene.question.type !== 'turn' || !scene.turn || scene.turn.points > 0) return undefined
  return scene.turn.exerted ? 'none' : 'exert'
}

const TURN_ENDS = new Set<SubTerraEvent['type']>(['turnEnded', 'turnSkipped'])

const OTHERS_DID = new Set<SubTerraEvent['type']>(['acted', 'hazardRevealed'])

/** Before the first event. */
const BEFORE_ALL = -1

/**
 * The end of my last turn, or the end of the set-up, which nobody watches, as long as I have not acted since: what came
 * after it can be told once more.
 */
export function lastTurnEnd(viewer: Viewer, scene: SubTerraPosition, log: Log): number | undefined {
  const mine = new Set(scene.cavers.filter(({ seat }) => seat === viewer).map(({ name }) => name))
  const ofMine = (types: (type: SubTerraEvent['type']) => boolean) =>
    log.findLastIndex(({ event }) => types(event.type) && caversOf(event).some(caver => mine.has(caver)))
  const [ended, acted] = [ofMine(type => TURN_ENDS.has(type)), ofMine(type => type === 'acted')]
  const others = log.slice(ended + 1).findIndex(({ event }) => OTHERS_DID.has(event.type))
  if (others < 0 || (acted >= 0 && ended < acted)) return undefined
  return log[ended < 0 ? others - 1 : ended]?.number ?? BEFORE_ALL
}
