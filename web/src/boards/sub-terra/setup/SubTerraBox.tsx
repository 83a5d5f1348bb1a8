import {
  HAZARD_KINDS,
  HAZARD_POOLS,
  type HazardCard,
  type HazardKind,
  type PrintedTile,
  TILES,
} from '@grotto/sub-terra'
import type { FormProps } from '../../../setup/form.ts'
import { BoxText } from '../../../setup/more/BoxText.tsx'
import { Count } from '../../../setup/more/Count.tsx'
import { withSoftHyphens } from '../../../words/soft-hyphens.ts'
import { useWords } from '../../../words/words.tsx'
import { makeSubTerraText, readSubTerraText } from './box-text.ts'
import type { SubTerraDraft } from './options.ts'
import { COUNTED_KINDS, canBe, countOf, holdSame, SHAPES, withCount } from './tiles.ts'

const MOST_ALIKE = 40

/** B-1, B-2 Tiles and hazard cards of one's own, for people with another box and for designers. */
export function SubTerraBox({ draft, change, disabled = false }: FormProps<SubTerraDraft>) {
  const words = useWords()
  const pool = HAZARD_POOLS[draft.difficulty]
  const [tiles, hazards] = [draft.tiles ?? TILES, draft.hazards ?? pool]
  const setTiles = (set: readonly PrintedTile[]) => change({ tiles: holdSame(set, TILES) ? undefined : set })
  const setHazards = (set: readonly HazardCard[]) => change({ hazards: holdSame(set, pool) ? undefined : set })
  return (
    <fieldset className="box" disabled={disabled}>
      <legend>{words.say('setup.box')}</legend>
      <p className="hint">{words.say('setup.box.note')}</p>
      <TileCounts tiles={tiles} change={setTiles} disabled={disabled} />
      <HazardCounts hazards={hazards} change={setHazards} disabled={disabled} />
      <div className="buttons">
        <button
          type="button"
          className="small"
          onClick={() => change({ tiles: undefined, hazards: undefined })}
          disabled={disabled || !(draft.tiles || draft.hazards)}
        >
          {words.say('setup.reset')}
        </button>
      </div>
      <BoxText
        text={makeSubTerraText({ tiles, hazards })}
        read={readSubTerraText}
        take={box =>
          change({
            tiles: box.tiles && !holdSame(box.tiles, TILES) ? box.tiles : undefined,
            hazards: box.hazards && !holdSame(box.hazards, pool) ? box.hazards : undefined,
          })
        }
        disabled={disabled}
      />
    </fieldset>
  )
}

interface TileProps {
  readonly tiles: readonly PrintedTile[]
  readonly change: (tiles: readonly PrintedTile[]) => void
  readonly disabled: boolean
}

function TileCounts({ tiles, change, disabled }: TileProps) {
  const words = useWords()
  return (
    <table className="counts tiles">
      <caption>{words.say('setup.tiles', { count: tiles.length })}</caption>
      <thead>
        <tr>
          <td />
          {SHAPES.map(shape => (
            <th key={shape} scope="col">
              {words.say(`setup.shape.${shape}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COUNTED_KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">{withSoftHyphens(words.say(`subTerra.tile.${kind}`))}</th>
            {SHAPES.map(shape => (
              <td key={shape}>
                {canBe(kind, shape) && (
                  <Count
                    label={`${words.say(`subTerra.tile.${kind}`)}, ${words.say(`setup.shape.${shape}`)}`}
                    value={countOf(tiles, kind, shape)}
                    most={MOST_ALIKE}
                    change={count => change(withCount(tiles, kind, shape, count))}
                    disabled={disabled}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HazardProps {
  readonly hazards: readonly HazardCard[]
  readonly change: (hazards: readonly HazardCard[]) => void
  readonly disabled: boolean
}

function HazardCounts({ hazards, change, disabled }: HazardProps) {
  const words = useWords()
  const isOf = (kind: HazardKind, twice: boolean) => (card: HazardCard) => card.kind === kind && card.twice === twice
  const set = (kind: HazardKind, twice: boolean, count: number) =>
    change([...hazards.filter(card => !isOf(kind, twice)(card)), ...Array<HazardCard>(count).fill({ kind, twice })])
  return (
    <table className="counts hazards">
      <caption>{words.say('setup.hazards', { count: hazards.length })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.say('setup.plain')}</th>
          <th scope="col">×2</th>
        </tr>
      </thead>
      <tbody>
        {HAZARD_KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">{words.say(`subTerra.hazard.${kind}`)}</th>
            {[false, true].map(twice => (
              <td key={String(twice)}>
                <Count
                  label={`${words.say(`subTerra.hazard.${kind}`)}, ${twice ? '×2' : words.say('setup.plain')}`}
                  value={hazards.filter(isOf(kind, twice)).length}
                  most={MOST_ALIKE}
                  change={count => set(kind, twice, count)}
                  disabled={disabled}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
