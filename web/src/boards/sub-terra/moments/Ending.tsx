import type { CaverName, CaverPosition } from '@grotto/sub-terra'
import { TILES } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { useMemo } from 'react'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { drawCaver } from '../draw/caver.ts'
import { drawHorror } from '../draw/horror.ts'
import { drawMedal, MEDAL_SIZE } from '../draw/medal.ts'
import { times } from '../draw/shapes.ts'
import { isOut } from '../scene/geometry.ts'
import { decidedBy } from './decided-by.ts'
import { FateChart } from './FateChart.tsx'
import { figuresOf, type RunFigures } from './run.ts'
import { usePaper } from './use-paper.ts'
import { verdictOf } from './verdict.ts'

const USUAL = 630
/** On a phone it lurks above the last of them, and not on her. */
const NARROW = 480
const smallHorror = (width: number) => ({ x: width - 22, y: 25, scale: 0.38 })
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
  const people = [
    ...out.map((name, i) => drawCaver(name, { letter: letterOf(words, name), x: outAt(i), y: 84, scale: 1.4 * size })),
    ...left.map((name, i) => drawLying(words, name, leftAt(i), 1.15 * size)),
  ]
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
      <Drawing svg={drawGrass(border)} />
      {border < width && <Dark border={border} width={width} height={height} />}
      <Drawing svg={people.join('')} />
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

const drawGrass = (width: number): string =>
  times(
    Math.floor(width / 11),
    i =>
      `<path d="M${6 + i * 11.3} 94q${i % 2 ? 3 : -3}-6 ${(i % 3) - 1}-${9 + ((i * 7) % 6)}" fill="none" stroke="#5f7a2e" stroke-width="1.6"/>`,
  )

const drawLying = (words: Words, name: CaverName, x: number, scale: number): string =>
  drawCaver(name, { letter: letterOf(words, name), x, y: 84, scale, pose: 'lying', mark: false })

/** The cave behind its mouth, and what waits in it. */
function Dark({ border, width, height }: { border: number; width: number; height: number }) {
  const edge = `M${border + 16} 0C${border - 4} 30 ${border + 12} 60 ${border} ${height}`
  return (
    <>
      <path d={`${edge}H${width}V0Z`} fill="#12161a" />
      <path d={edge} fill="none" stroke="#46525d" strokeWidth="4" />
      <Drawing
        svg={drawHorror('lurking', width < NARROW ? smallHorror(width) : { x: width - 30, y: 50, scale: 0.6 })}
      />
    </>
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
          <svg className="st-medal" viewBox={`0 0 ${MEDAL_SIZE.join(' ')}`} aria-hidden="true">
            <Drawing svg={drawMedal(result)} />
          </svg>
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
