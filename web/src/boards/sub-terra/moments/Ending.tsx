import type { CaverName, CaverPosition } from '@grotto/sub-terra'
import { TILES } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { useMemo } from 'react'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { drawCaver } from '../draw/caver.ts'
import { drawHorror } from '../draw/horror.ts'
import { times } from '../draw/shapes.ts'
import { isOut } from '../scene/geometry.ts'
import { decidedBy } from './decided-by.ts'
import { FateChart } from './FateChart.tsx'
import { figuresOf, type RunFigures } from './run.ts'
import { usePaper } from './use-paper.ts'
import { verdictOf } from './verdict.ts'

const METAL = {
  gold: ['#f3cf63', '#8a6414', '#d9a92e', '#fff0b8', '#b07f16'],
  silver: ['#cfd6dc', '#6d7780', '#aab4bd', '#eef2f5', '#78838d'],
  bronze: ['#d99a6c', '#6b3f1d', '#b9744a', '#f5d3bb', '#8f5630'],
  defeat: ['#4b5862', '#1d242a', '#37424b', '#63717c', '#20272e'],
} as const

const Medal = ({ result }: { result: keyof typeof METAL }) => {
  const [face, edge, inner, shine, cave] = METAL[result]
  return (
    <svg className="st-medal" viewBox="0 0 120 150" aria-hidden="true">
      <path d="M38 4h18l10 50H50zM82 4H64L54 54h16z" fill="#7d2231" stroke="#3d0c16" strokeWidth="2" />
      <path d="M64 4h18L70 54H54z" fill="#b3263a" stroke="#3d0c16" strokeWidth="2" />
      <circle cx="60" cy="96" r="44" fill={edge} />
      <circle cx="60" cy="94" r="44" fill={face} stroke={edge} strokeWidth="2" />
      <circle cx="60" cy="94" r="36" fill={inner} stroke={shine} strokeWidth="2" />
      <path d="M30 114C34 84 44 68 60 68s26 16 30 46A36 36 0 0 1 30 114Z" fill={cave} />
      <path
        d="M46 124c0-22 4-34 14-34s14 12 14 34a36 36 0 0 1-28 0z"
        fill={result === 'defeat' ? '#07090b' : '#fdf8ea'}
      />
      <path
        d="M32 78a34 34 0 0 1 30-20"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity={result === 'defeat' ? 0.25 : 0.9}
      />
    </svg>
  )
}

const USUAL = 630
/** What a name takes of its row. */
const NAME = 92

/** Who stands in daylight, who lies in the dark. */
function Scene({ out, left }: { out: readonly CaverName[]; left: readonly CaverName[] }) {
  const { words } = useBoard()
  const [drawing, { width, text }] = usePaper(USUAL)
  const all = out.length + left.length
  const size = Math.min(1, width / (all * 90))
  const rows = Math.min(all, Math.ceil((NAME * text * all) / width))
  const height = 104 + rows * 16 * text
  const border = out.length === 0 ? 30 : left.length === 0 ? width + 30 : 30 + (out.length / all) * (width - 80)
  const outAt = (i: number) => ((i + 0.5) * Math.min(width, border)) / Math.max(1, out.length)
  const leftAt = (i: number) => border + ((i + 0.5) * (width - border)) / Math.max(1, left.length)
  const nameAt = (i: number) => 90 + (14 + (i % rows) * 15) * text
  /** Names of those at the edges stay on the paper. */
  const within = (name: string, x: number) => {
    const half = name.length * 3.6 * text + 6
    return Math.min(width - half, Math.max(half, x))
  }
  const grass = times(
    Math.floor(border / 11),
    i =>
      `<path d="M${6 + i * 11.3} 94q${i % 2 ? 3 : -3}-6 ${(i % 3) - 1}-${9 + ((i * 7) % 6)}" fill="none" stroke="#5f7a2e" stroke-width="1.6"/>`,
  )
  const people =
    out
      .map((name, i) => drawCaver(name, { letter: letterOf(words, name), x: outAt(i), y: 84, scale: 1.4 * size }))
      .join('') +
    left
      .map((name, i) =>
        drawCaver(name, {
          letter: letterOf(words, name),
          x: leftAt(i),
          y: 84,
          scale: 1.15 * size,
          pose: 'lying',
          mark: false,
        }),
      )
      .join('')
  return (
    <svg
      ref={drawing}
      className="st-dawn"
      height={height}
      role="img"
      aria-label={words.say(out.length > 0 ? 'subTerra.ending.who' : 'subTerra.ending.out', {
        out: 0,
        names: words.list(out.map(name => nameOf(words, name))),
      })}
    >
      <rect width={width} height={height} rx="10" fill="#0b0d10" />
      <rect width={Math.min(width, border + 60)} height={height} rx="10" fill="url(#st-dawn)" />
      <Drawing
        svg={times(6, i => `<path d="M-20-20L${120 + i * 62} ${height}H${150 + i * 66}Z" fill="#fff" opacity=".2"/>`)}
      />
      <path d={`M0 92Q${border / 4} 84 ${border / 2} 92T${border} 92V${height}H0Z`} fill="#c98f3c" opacity=".55" />
      <Drawing svg={grass} />
      {border < width && (
        <>
          <path
            d={`M${border + 16} 0C${border - 4} 30 ${border + 12} 60 ${border} ${height}H${width}V0Z`}
            fill="#12161a"
          />
          <path
            d={`M${border + 16} 0C${border - 4} 30 ${border + 12} 60 ${border} ${height}`}
            fill="none"
            stroke="#46525d"
            strokeWidth="4"
          />
          <Drawing svg={drawHorror('lurking', { x: width - 30, y: 50, scale: 0.6 })} />
        </>
      )}
      <Drawing svg={people} />
      {[
        ...out.map((name, i) => ({ name, at: outAt(i), row: nameAt(i), fill: '#2a1c08' })),
        ...left.map((name, i) => ({ name, at: leftAt(i), row: nameAt(i), fill: '#efe6d2' })),
      ].map(({ name, at, row, fill }) => (
        <text
          key={name}
          className="st-name"
          x={within(nameOf(words, name), at)}
          y={row}
          textAnchor="middle"
          fill={fill}
        >
          {nameOf(words, name)}
        </text>
      ))}
    </svg>
  )
}

function Figures({ figures }: { figures: RunFigures }) {
  const { words, scene } = useBoard()
  const { checks, steps, rounds, lost } = figures
  const best = [...steps].sort((a, b) => b[1] - a[1])[0]
  const share = (count: number) => Math.round((count / Math.max(1, checks.made)) * 100)
  const luck =
    checks.made > 0
      ? words.say('subTerra.ending.luckValue', { held: share(checks.held), expected: share(checks.expected) })
      : words.say('subTerra.ending.noDice')
  const rows: [string, string][] = [
    [words.say('subTerra.ending.rounds'), String(rounds.at(-1)!.round)],
    [words.say('subTerra.ending.luck'), luck],
    [
      words.say('subTerra.ending.tiles'),
      words.say('subTerra.ending.ofTiles', {
        laid: scene.tiles.length - 1,
        all: (scene.options.tiles ?? TILES).length - 1,
      }),
    ],
    [words.say('subTerra.ending.harm'), String(lost)],
    ...(best
      ? [[words.say('subTerra.ending.steps'), `${nameOf(words, best[0])}, ${best[1]}`] as [string, string]]
      : []),
  ]
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const whyLeft = (caver: CaverPosition) =>
  caver.devoured
    ? 'subTerra.ending.why.devoured'
    : caver.submerged
      ? 'subTerra.ending.why.submerged'
      : 'subTerra.ending.why.unconscious'

const namesOf = (words: Words, cavers: readonly CaverPosition[]): string =>
  words.list(cavers.map(caver => nameOf(words, caver.name)))

/** Who was left for the same reason stands together. */
const reasonsFor = (left: readonly CaverPosition[]): [ReturnType<typeof whyLeft>, CaverPosition[]][] => [
  ...Map.groupBy(left, whyLeft),
]

/** How it ended: medal, who came out, who did not and why, the run in figures, and what may come next. */
export function Ending({ onBack }: { onBack: () => void }) {
  const { scene, words, log, afterGame } = useBoard()
  const figures = useMemo(
    () =>
      figuresOf(
        scene,
        log.map(({ event }) => event),
      ),
    [scene, log],
  )
  const result = scene.result ?? 'defeat'
  const out = scene.cavers.filter(caver => isOut(scene, caver))
  const left = scene.cavers.filter(caver => !isOut(scene, caver))
  const decided = useMemo(
    () =>
      decidedBy(
        log.map(({ event }) => event),
        scene.cavers.filter(caver => !isOut(scene, caver)).map(({ name }) => name),
      ),
    [scene, log],
  )
  const headline =
    left.length === 0 ? words.say('subTerra.ending.gold') : words.say('subTerra.ending.out', { out: out.length })
  const named =
    left.length > 0 && left.length < 3 ? words.say('subTerra.ending.left', { left: namesOf(words, left) }) : ''
  return (
    <div className="st-moment st-ending">
      <article>
        <div className="st-headline">
          <Medal result={result} />
          <div>
            <small>{words.say(`subTerra.result.${result}`)}</small>
            <h1>
              {headline} {named}
            </h1>
            {reasonsFor(left).map(([why, cavers]) => (
              <p key={why}>
                {words.say('subTerra.ending.leftBehind', { cavers: namesOf(words, cavers), why: words.say(why) })}
              </p>
            ))}
          </div>
        </div>
        <Scene out={out.map(caver => caver.name)} left={left.map(caver => caver.name)} />
        <p className="st-decided">{verdictOf(words, { result, figures, decided })}</p>
        <h2>
          {words.say('subTerra.ending.how')} <small>{words.say('subTerra.ending.chart')}</small>
        </h2>
        <FateChart figures={figures} decided={decided?.round} />
        <Figures figures={figures} />
        <div className="st-after-game">
          {afterGame}
          <button type="button" className="st-plain-paper" onClick={onBack}>
            {words.say('subTerra.ending.back')}
          </button>
        </div>
      </article>
    </div>
  )
}
