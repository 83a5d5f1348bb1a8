import type { SubTerraPosition } from '@grotto/sub-terra'
import { grownTo } from '../../../theme/grown.ts'
import { useBoard } from '../context.ts'
import { Drawing, Icon } from '../Drawing.tsx'
import { drawPip } from '../draw/dice.ts'
import { EditionChip } from './EditionChip.tsx'

const PHASES = ['action', 'horror', 'hazard'] as const

const Mark = () => (
  <svg className="grown" style={grownTo(30)} viewBox="0 0 30 30" aria-hidden="true">
    <path d="M3 27C3 12 9 3 15 3s12 9 12 24z" fill="#2e3740" stroke="#46525d" strokeWidth="1.5" />
    <path d="M9 27c0-8 2-13 6-13s6 5 6 13z" fill="#0b0d10" />
    <g transform="translate(10.5 15) scale(.5)">
      <Drawing svg={drawPip(true)} />
    </g>
  </svg>
)

/** Hazard cards as cells of a battery: spent ones show what they were. */
function Battery({ scene }: { scene: SubTerraPosition }) {
  const { words } = useBoard()
  const left = scene.hazardsLeft
  const label = scene.outOfTime
    ? words.say('subTerra.outOfTimeNow')
    : `${left} ${words.say('subTerra.hazardsLeft', { left })}`
  return (
    <div className="st-gauge" role="img" aria-label={label} title={label}>
      <div className="st-battery">
        {scene.hazardsSeen.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other name than their turn
          <i key={index} className="st-spent">
            <Icon name={card.kind} size={9} />
          </i>
        ))}
        {Array.from({ length: left }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike
          <i key={index} className="st-lit" />
        ))}
        <i className={scene.outOfTime ? 'st-last st-now' : 'st-last'}>
          <Icon name="outOfTime" size={11} />
        </i>
      </div>
      <p className="st-long">
        {scene.outOfTime ? (
          words.say('subTerra.hazard.outOfTime')
        ) : (
          <>
            <b>{left}</b> {words.say('subTerra.hazardsLeft', { left })}
          </>
        )}
      </p>
      <p className="st-brief">
        {scene.outOfTime ? (
          words.say('subTerra.hazard.outOfTime')
        ) : (
          <>
            <b>{left}</b> {words.say('subTerra.hazardsLeftShort', { left })}
          </>
        )}
      </p>
    </div>
  )
}

/** Tiles left, with the end of the stack where the exit may lie (S-4). */
function Stack({ scene }: { scene: SubTerraPosition }) {
  const { words } = useBoard()
  const left = scene.stackLeft
  const found = scene.tiles.some(tile => tile.kind === 'exit')
  const zone = Math.min(left, scene.options.exitDepth)
  const where = found ? words.say('subTerra.exitFound') : left > 0 ? words.say('subTerra.exitZone', { zone }) : ''
  const text = words.say('subTerra.tilesLeft', { left })
  return (
    <div className="st-gauge" role="img" aria-label={`${left} ${text}${where}`} title={`${left} ${text}${where}`}>
      <div className="st-stack">
        {left > zone && <i style={{ flex: left - zone }} />}
        {left > 0 && (
          <i className={found ? '' : 'st-zone'} style={{ flex: Math.max(zone, 3) }}>
            {!found && <Icon name="exit" size={12} />}
          </i>
        )}
      </div>
      <p>
        <b>{left}</b> {text}
        {where}
      </p>
    </div>
  )
}

/** Round and phase, the battery of hazard cards, the stack, gas in force, and the page's own buttons. */
export function TopBar() {
  const { scene, words, menu } = useBoard()
  return (
    <header className="st-top">
      <div className="st-brand">
        <Mark />
        <div>
          <b>Grotto</b>
          <small>
            {words.say('subTerra.name')} · {words.say(`subTerra.difficulty.${scene.options.difficulty}`)}
          </small>
        </div>
      </div>
      <div className="st-phases">
        <span className="st-round">{words.say('subTerra.round', { round: scene.round })}</span>
        {PHASES.map(phase => (
          <span
            key={phase}
            className={scene.phase === phase ? 'st-phase st-now' : 'st-phase'}
            aria-current={scene.phase === phase ? 'step' : undefined}
          >
            {words.say(`subTerra.phase.${phase}`)}
          </span>
        ))}
        {scene.gas > 0 && (
          <span className="st-gas-chip" title={words.say('subTerra.gasInForce', { points: scene.gas })}>
            <Icon name="gas" size={16} />
            <b>−{scene.gas}</b>
            <span className="st-ear">{words.say('subTerra.gasInForce', { points: scene.gas })}</span>
          </span>
        )}
      </div>
      <EditionChip />
      <Battery scene={scene} />
      <Stack scene={scene} />
      {menu && <div className="st-menu">{menu}</div>}
    </header>
  )
}
