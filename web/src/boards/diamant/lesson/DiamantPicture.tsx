import { useWords } from '../../../words/words.tsx'
import { Campfire, Chest, Tent } from '../art/camp-pieces.tsx'
import { DecisionCard } from '../art/DecisionCard.tsx'
import { colourOf } from '../art/Emblem.tsx'
import { Entrance } from '../art/Entrance.tsx'
import { Explorer } from '../art/Explorer.tsx'
import { Move, SERIF } from '../art/frames.tsx'
import { Gem } from '../art/gems.tsx'
import { Paint } from '../art/Paint.tsx'
import { RelicCard } from '../art/RelicCard.tsx'
import { TrapCard, TrapMedal } from '../art/TrapCard.tsx'
import { TreasureCard } from '../art/TreasureCard.tsx'
import type { DiamantStep } from './steps.ts'

export { Paint as DiamantDefinitions }

/** A picture of the lesson, made of the cards and people of the board. */
export function DiamantPicture({ step }: { step: DiamantStep }) {
  const Picture = PICTURES[step]
  return <Picture />
}

const Stage = ({ children, box = '0 0 320 190' }: { children: React.ReactNode; box?: string }) => (
  <svg className="stage" viewBox={box} aria-hidden="true">
    {children}
  </svg>
)

const Amount = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <>
    <text x={x - 4} y={y} textAnchor="end" fontFamily={SERIF} fontWeight="750" fontSize="24" fill="#fff4e2">
      {value}
    </text>
    <Gem x={x + 12} y={y - 8} size={24} />
  </>
)

const Goal = () => (
  <Stage>
    {[0, 1, 2].map(index => (
      <Move key={index} x={64 + index * 96} y={98} scale={0.8}>
        <Entrance index={index} state={(['closed', 'open', 'waiting'] as const)[index]!} />
      </Move>
    ))}
    {[0, 1, 2, 3].map(seat => (
      <Move key={seat} x={64 + seat * 64} y={182} scale={0.72}>
        <Explorer seat={seat} letter="" />
      </Move>
    ))}
  </Stage>
)

/** D-20 Seventeen among four: four each, one stays. */
const Treasure = () => (
  <div className="cards shared">
    <TreasureCard value={17} lying={1} seed={4} label="" />
    <Stage box="0 0 190 190">
      {[0, 1, 2, 3].map(seat => (
        <g key={seat}>
          <Move x={26 + (seat % 2) * 96} y={seat < 2 ? 86 : 182} scale={0.8}>
            <Explorer seat={seat} letter="" />
          </Move>
          <Amount x={70 + (seat % 2) * 96} y={seat < 2 ? 76 : 172} value={4} />
        </g>
      ))}
    </Stage>
  </div>
)

function Traps() {
  const title = useWords().say('diamant.trap.snakes')
  return (
    <div className="cards three">
      <TrapCard trap="snakes" seed={1} title={title} label="" />
      <TreasureCard value={9} lying={1} seed={2} label="" />
      <TrapCard trap="snakes" seed={2} title={title} label="" />
    </div>
  )
}

function Choices() {
  const words = useWords()
  return (
    <div className="cards decisions">
      {(['goOn', 'leave'] as const).map(choice => (
        <DecisionCard
          key={choice}
          choice={choice}
          title={words.say(`diamant.${choice}`)}
          under={words.say(`diamant.${choice}.under`)}
        />
      ))}
    </div>
  )
}

const Camp = () => (
  <Stage>
    <Tent x={82} y={166} scale={1.2} colour={colourOf(0)} lit />
    <Campfire x={172} y={170} scale={1} />
    <Chest x={256} y={156} scale={1.15} colour={colourOf(0)} open />
    <Amount x={246} y={44} value={23} />
  </Stage>
)

function Relics() {
  const title = useWords().say('diamant.relic')
  return (
    <div className="cards two">
      <RelicCard worth={5} title={title} label="" />
      <RelicCard worth={10} title={title} label="" />
    </div>
  )
}

const Next = () => (
  <Stage>
    {[0, 1, 2, 3, 4].map(index => (
      <Move key={index} x={38 + index * 61} y={86} scale={0.58}>
        <Entrance index={index} state={index < 2 ? 'closed' : index === 2 ? 'open' : 'waiting'} />
      </Move>
    ))}
    <Move x={124} y={108}>
      <TrapMedal trap="lava" size={72} />
    </Move>
    <path d="M132 116 188 172M188 116 132 172" stroke="#e0475b" strokeWidth="8" strokeLinecap="round" />
  </Stage>
)

const PICTURES: Readonly<Record<DiamantStep, () => React.ReactNode>> = {
  goal: Goal,
  treasure: Treasure,
  trap: Traps,
  choice: Choices,
  camp: Camp,
  relic: Relics,
  next: Next,
}
