import type { Judged, Stroke } from '@grotto/bots/analysis'
import type { Seat } from '@grotto/kernel'
import { sayEstimate, sayReason, saySigned } from '@grotto/words'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import type { Analysed } from './analyst.ts'

/** An analysis, and how to speak of it and to go to where things happened. */
export interface Telling {
  readonly analysed: Analysed
  readonly names: readonly string[]
  /** The name of whoever shares this seat's fate. */
  readonly fateOf: (seat: Seat) => string
  /** An action as it is called before an entry. */
  readonly nameAction: (entry: number, action: Judged['chosen']) => string
  /** Shows how things stood after an entry. */
  readonly show: (entry: number) => void
}

/** What decided the game, what decisions cost or gave, and where luck was. */
export function Findings(telling: Telling) {
  const words = useWords()
  const { cost, gave, luck } = telling.analysed.highlights
  return (
    <>
      <Chapter title={words.say('analysis.turning')}>
        <Turning {...telling} />
      </Chapter>
      {cost.length + gave.length === 0 && <p>{words.say('analysis.equal')}</p>}
      <Decisions {...telling} title="cost" judged={cost} />
      <Decisions {...telling} title="gave" judged={gave} />
      <Chapter title={words.say('analysis.luck')}>
        {luck.length === 0 && <p>{words.say('analysis.noLuck')}</p>}
        <ul>
          {luck.map(stroke => (
            <Drawn key={`${stroke.moment} ${stroke.seat}`} {...telling} stroke={stroke} />
          ))}
        </ul>
      </Chapter>
    </>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Turning({ analysed: { analysis, moments }, fateOf, show }: Telling) {
  const words = useWords()
  if (!analysis.turning) return <p>{words.say('analysis.noTurning')}</p>
  const { moment, seat } = analysis.turning
  const { last } = moments[moment]!
  const stood = (at: number) => sayEstimate(words, analysis.points[at]!.worths[seat]!)
  const sentence = words.say('analysis.wentFrom', { name: fateOf(seat), from: stood(moment), to: stood(moment + 1) })
  return <Finding label={words.say('analysis.move', { move: last + 1 })} go={() => show(last)} sentence={sentence} />
}

interface DecisionsProps extends Telling {
  readonly title: 'cost' | 'gave'
  readonly judged: readonly Judged[]
}

function Decisions({ title, judged, ...telling }: DecisionsProps) {
  const words = useWords()
  if (judged.length === 0) return null
  return (
    <Chapter title={words.say(`analysis.${title}`)}>
      <ul>
        {judged.map(each => (
          <Decision key={`${each.moment} ${each.seat}`} {...telling} line={`${title}Line`} judged={each} />
        ))}
      </ul>
    </Chapter>
  )
}

function Decision(props: Telling & { line: 'costLine' | 'gaveLine'; judged: Judged }) {
  const { analysed, names, nameAction, show, line, judged } = props
  const words = useWords()
  const { moment, seat, chosen, alternative, gain, strong } = judged
  const entry = analysed.moments[moment]!.first
  const sentence = words.say(`analysis.${line}`, {
    name: names[seat] ?? '',
    action: nameAction(entry, chosen),
    other: nameAction(entry, alternative),
    gain: sayEstimate(words, { ...gain, mean: Math.abs(gain.mean) }),
  })
  const would =
    strong && words.say('analysis.strong', { bot: analysed.adviser, action: nameAction(entry, strong.action) })
  const [why] = strong?.reasons.filter(({ reason }) => reason !== 'triedOut') ?? []
  return (
    <li>
      <Finding
        label={words.say('analysis.before', { move: entry + 1 })}
        go={() => show(entry - 1)}
        sentence={sentence}
      />
      {would && <p className="quiet">{[would, why && sayReason(words, why)].filter(Boolean).join(' ')}</p>}
    </li>
  )
}

function Drawn({ analysed, fateOf, show, stroke }: Telling & { stroke: Stroke }) {
  const words = useWords()
  const { last } = analysed.moments[stroke.moment]!
  const sentence = words.say('analysis.luckLine', { name: fateOf(stroke.seat), gain: saySigned(words, stroke.gain) })
  return (
    <li>
      <Finding label={words.say('analysis.move', { move: last + 1 })} go={() => show(last)} sentence={sentence} />
    </li>
  )
}

/** A sentence, and a button that shows where on the board. */
function Finding({ label, go, sentence }: { label: string; go: () => void; sentence: string }) {
  return (
    <p className="finding">
      <button type="button" className="small" onClick={go}>
        {label}
      </button>
      <span>{sentence}</span>
    </p>
  )
}
