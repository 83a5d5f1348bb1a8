import type { SubTerraEvent } from '@grotto/sub-terra'
import type { Phrasing } from '../../../hear/announcer.ts'
import type { Log } from '../telling/beats.ts'

type Type = SubTerraEvent['type']

/** What follows tells the same, or the sentence that ends a batch does. */
const SILENT = new Set<Type>(['turnStarted', 'turnEnded', 'acted', 'tileDrawn', 'phaseStarted', 'tileSetAside'])

/** Whether an event is said in one breath with the one before it. */
function goesOn(before: SubTerraEvent, event: SubTerraEvent): boolean {
  if (before.type === 'tilePlaced')
    return event.type === 'moved' && event.by === 'explore' && event.caver === before.caver
  if (before.type === 'moved')
    return event.type === 'moved' && event.caver === before.caver && event.by === before.by && isRun(event.by)
  if (before.type === 'turnSkipped') return event.type === 'turnSkipped'
  return isHeld(before) && isHeld(event) && before.reason === event.reason
}

const isRun = (by: string): boolean => by === 'run' || by === 'sprint'

type Check = Extract<SubTerraEvent, { type: 'checked' }>

/** Whoever withstands what befalls all is named together with the others. */
export const isHeld = (event: SubTerraEvent): event is Check & { die: number } =>
  event.type === 'checked' &&
  event.success &&
  event.die !== undefined &&
  (event.reason === 'tremor' || event.reason === 'outOfTime')

/** Cuts events into breaths; what is silent belongs to the breath it stands in. */
function phrasesOf(news: Log): Log[] {
  const phrases: Log[number][][] = []
  let last: SubTerraEvent | undefined
  for (const logged of news) {
    const silent = SILENT.has(logged.event.type)
    const open = phrases.at(-1)
    if (open && (silent || (last && goesOn(last, logged.event)))) open.push(logged)
    else phrases.push([logged])
    if (!silent) last = logged.event
    // Between two turns nothing is one breath.
    if (logged.event.type === 'turnEnded') last = undefined
  }
  return phrases
}

/** What is to be said of a breath. */
export const toldIn = (phrase: Log): SubTerraEvent[] =>
  phrase.flatMap(({ event }) => (SILENT.has(event.type) ? [] : [event]))

/** A tile waits for the step onto it, a run for its next step, whoever stands or lies for the others. */
function mayGoOn(phrase: Log): boolean {
  const last = toldIn(phrase).at(-1)
  if (!last || phrase.some(({ event }) => event.type === 'turnEnded')) return false
  if (last.type === 'moved') return isRun(last.by)
  return last.type === 'tilePlaced' || last.type === 'turnSkipped' || isHeld(last)
}

export const phrasing: Phrasing<SubTerraEvent> = { cut: phrasesOf, mayGoOn }
