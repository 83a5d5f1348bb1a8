import { adviserFor } from '@grotto/bots'
import {
  type Analysis,
  type Closeness,
  type Course,
  highlightsOf,
  type Judged,
  playerOf,
  type Stroke,
} from '@grotto/bots/analysis'
import type { GameTypes, Play, Seat } from '@grotto/kernel'
import { sayEstimate, sayReason, saySigned } from '@grotto/words'
import { characterOf } from '../bots.ts'
import { aligned } from '../compare/report.ts'
import type { Narrator } from '../play/narrator.ts'

/** An analysis and all that is needed to tell it. */
export interface Told {
  readonly course: Course<GameTypes>
  readonly play: Play<GameTypes>
  readonly analysis: Analysis
  readonly closeness: Closeness
  readonly narrator: Narrator
}

/** An analysis as a story with a table. */
export function tellAnalysis(told: Told): string[] {
  const { narrator, analysis, course, closeness } = told
  const { words } = narrator
  const { cost, gave, luck } = highlightsOf(analysis)
  const bot = characterOf(course.game, playerOf(course))
  return [
    words.say('analysis.title'),
    words.say('analysis.how', { futures: closeness.futures, bot }),
    words.say('analysis.scale'),
    '',
    ...shares(told),
    words.say('analysis.addUp'),
    ...chapter(words.say('analysis.turning'), turning(told)),
    ...(cost.length + gave.length === 0 ? ['', words.say('analysis.equal')] : []),
    ...chapter(words.say('analysis.cost'), cost.flatMap(decision(told, 'costLine'))),
    ...chapter(words.say('analysis.gave'), gave.flatMap(decision(told, 'gaveLine'))),
    ...chapter(
      words.say('analysis.luck'),
      luck.length > 0 ? luck.flatMap(stroke(told)) : [words.say('analysis.noLuck')],
    ),
  ]
}

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${line}`)]

/** What was expected of each seat, and how that became its result. A team has one fate, but choices of each. */
function shares({ narrator, analysis }: Told): string[] {
  const { words } = narrator
  const head = (['who', 'start', 'own', 'others', 'draws', 'end'] as const).map(key => words.say(`analysis.${key}`))
  const rows = analysis.shares.map((share, seat) => [
    narrator.names[seat] ?? '',
    sayEstimate(words, share.start),
    saySigned(words, share.own),
    saySigned(words, share.others),
    saySigned(words, share.draws),
    words.say('analysis.share', { mean: share.end }),
  ])
  return aligned([head, ...rows])
}

function turning(told: Told): string[] {
  const { narrator, analysis } = told
  const { words } = narrator
  if (!analysis.turning) return [words.say('analysis.noTurning')]
  const { moment, seat } = analysis.turning
  const stood = (at: number) => sayEstimate(words, analysis.points[at]!.worths[seat]!)
  const said = words.say('analysis.wentFrom', {
    name: nameOf(told, seat),
    from: stood(moment),
    to: stood(moment + 1),
  })
  return [atStep(told, moment, said), ...happened(told, moment)]
}

/** One who shares her fate with all others is the team. */
const nameOf = ({ narrator, analysis }: Told, seat: Seat): string =>
  analysis.isShared && analysis.shares.length > 1 ? narrator.words.say('analysis.team') : (narrator.names[seat] ?? '')

const decision =
  (told: Told, line: 'costLine' | 'gaveLine') =>
  ({ moment, seat, chosen, alternative, gain, strong }: Judged): string[] => {
    const { course, narrator } = told
    const view = course.game.view(course.moments[moment]!.state, seat)
    const size = sayEstimate(narrator.words, { ...gain, mean: Math.abs(gain.mean) })
    const said = narrator.words.say(`analysis.${line}`, {
      name: narrator.names[seat] ?? '',
      action: narrator.action(view, chosen),
      other: narrator.action(view, alternative),
      gain: size,
    })
    return [atStep(told, moment, said), ...(strong ? [`    ${advice(told, view, strong)}`] : [])]
  }

function advice({ course, narrator }: Told, view: object, strong: NonNullable<Judged['strong']>): string {
  const bot = adviserFor(course.game)?.entry.character ?? ''
  const would = narrator.words.say('analysis.strong', { bot, action: narrator.action(view, strong.action) })
  const [why] = strong.reasons.filter(({ reason }) => reason !== 'triedOut')
  return [would, why ? sayReason(narrator.words, why) : undefined].filter(Boolean).join(' ')
}

const stroke =
  (told: Told) =>
  ({ moment, seat, gain }: Stroke): string[] => {
    const said = told.narrator.words.say('analysis.luckLine', {
      name: nameOf(told, seat),
      gain: saySigned(told.narrator.words, gain),
    })
    return [atStep(told, moment, said), ...happened(told, moment).map(line => `    ${line}`)]
  }

const atStep = ({ course, narrator }: Told, moment: number, said: string): string =>
  `${narrator.words.say('analysis.step', { step: course.moments[moment]!.last })} · ${said}`

/** What happened then, in sentences. */
function happened({ course, play, narrator }: Told, moment: number): string[] {
  const { events } = play.steps[course.moments[moment]!.last]!
  const sentences = events
    .filter(event => !narrator.routine?.(event))
    .map(event => narrator.event(event))
    .filter(sentence => sentence !== undefined)
  return sentences.length > 0 ? [sentences.join(' ')] : []
}
