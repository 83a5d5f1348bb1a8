import type { Side } from '@grotto/sub-terra'
import { explainSubTerra } from '@grotto/words'
import { memo } from 'react'
import { RuleLink } from '../../../rules/RuleLink.tsx'
import { grownTo } from '../../../theme/grown.ts'
import { keepingEqual } from '../../drawing.ts'
import { type Board, capital, theOf, useBoard } from '../context.ts'
import { Drawing, Icon } from '../Drawing.tsx'
import { type DrawnTile, drawBadge, drawGlints, drawTile } from '../draw/tile.ts'
import { KEYS } from '../scene/actions.ts'
import { loose, printed } from '../scene/drawn.ts'
import { beside, OPPOSITE, tileAt } from '../scene/geometry.ts'
import { openSides, rotations, stakesText, tileName } from '../scene/labels.ts'
import { stakesIn } from '../scene/rules.ts'

interface PictureProps {
  readonly tile: DrawnTile
  readonly size: number
  readonly label: string
}

/** Drawn once: what is drawn anew under a finger that is down swallows the press. */
export const TilePicture = memo(
  ({ tile, size, label }: PictureProps) => (
    <svg className="grown" style={grownTo(size)} viewBox="0 0 100 100" role="img" aria-label={label}>
      <Drawing svg={drawTile(tile) + drawGlints(tile) + drawBadge(tile)} />
    </svg>
  ),
  (before, now) => keepingEqual(before, now) === before,
)

const isHinted = (hint: Board['hint'], open: string): boolean =>
  hint?.type === 'place' && 'open' in hint && hint.open === open

/** The drawn tile in every turn it has; those that do not fit say why. */
export function Placement() {
  const { scene, words, turned, turn, setTurned, refusal, act, cave, view, hint } = useBoard()
  const { question } = scene
  if (question.type !== 'place') return null
  const { kind, numbers, open } = printed(scene, question.tile)
  const ways = rotations(open)
  const refused = refusal({ type: 'place', open: turned })
  const laying = { action: { type: 'place', open: turned }, at: question.at } as const
  const stakes = refused ? [] : stakesText(words, stakesIn(view, laying), question.caver)
  const gaps = ([...turned] as Side[]).filter(side => !tileAt(cave, beside(question.at, side))).length
  const away = (way: string) =>
    way.includes(question.side) && way.includes(OPPOSITE[question.side]) ? question.side : undefined
  return (
    <div className="st-place">
      <div className="st-whose">
        <b>{words.say('subTerra.question.place')}</b>
        <small>
          {tileName(words, kind, numbers)}. {words.say('subTerra.place.joins')}
        </small>
      </div>
      <div className="st-turns">
        <button
          type="button"
          className="st-rot"
          aria-label={words.say('subTerra.place.turnLeft')}
          onClick={() => turn(-1)}
        >
          <Icon name="rotateLeft" size={26} />
        </button>
        {ways.map(way => (
          <button
            key={way}
            type="button"
            className={`st-opt${way === turned ? ' st-on' : ''}${isHinted(hint, way) ? ' st-hinted' : ''}${refusal({ type: 'place', open: way }) ? ' st-no' : ''}`}
            aria-pressed={way === turned}
            onClick={() => setTurned(way)}
          >
            <TilePicture
              tile={loose(scene, question.tile, way, away(way))}
              size={70}
              label={words.say('subTerra.place.way', openSides(words, way))}
            />
          </button>
        ))}
        <button
          type="button"
          className="st-rot"
          aria-label={words.say('subTerra.place.turnRight')}
          aria-keyshortcuts="r"
          onClick={() => turn(1)}
        >
          <Icon name="rotateRight" size={26} />
        </button>
      </div>
      <p className={refused ? 'st-why' : 'st-why st-good'}>
        <Icon name={refused ? 'why' : 'end'} size={18} />
        <span>
          {refused
            ? explainSubTerra(refused, words)
            : words.say('subTerra.place.opens', { ...openSides(words, turned), gaps })}
        </span>
        {refused && <RuleLink game="sub-terra" rule={refused.rule} />}
      </p>
      <button
        type="button"
        className="st-done st-wide"
        disabled={refused !== undefined}
        data-action="place"
        aria-keyshortcuts={KEYS.place}
        onClick={() => act({ type: 'place', open: turned })}
      >
        <Icon name="end" size={22} />
        {words.say('subTerra.action.place')}
      </button>
      {question.explore && (
        <small className="st-after">
          {capital(words.say('subTerra.place.thenStep', { caver: theOf(words, question.caver) }))}
          {stakes.length > 0 && <b> {capital(words.series(stakes))}.</b>}
        </small>
      )}
    </div>
  )
}
