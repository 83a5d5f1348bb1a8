import type { Cell } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { letterOf, useBoard } from '../context.ts'
import { Icon, Portrait } from '../Drawing.tsx'
import { placeText } from '../hear/address.ts'
import { costOf } from '../scene/actions.ts'
import { actorOf, type Choice, choicesAt, withoutBareRuns } from '../scene/choices.ts'
import { caverOf, sameCell, tileAt } from '../scene/geometry.ts'
import { choiceLabel, stakesText, tileName } from '../scene/labels.ts'
import { stakesIn, useOdds } from '../scene/rules.ts'
import type { Camera } from './camera.ts'
import { poseOf } from './Figures.tsx'
import { focusCell, Pop } from './Pop.tsx'

/** Both turn a tile over: one must be told which of them also goes there. */
const differenceOf = (words: Words, { action }: Choice): string[] =>
  action.type === 'reveal' || action.type === 'explore' ? [words.say(`subTerra.help.${action.type}`)] : []

const ChoiceButton = ({ choice, digit }: { choice: Choice; digit: number }) => {
  const { words, choose, scene, view } = useBoard()
  const { action } = choice
  const told = [...stakesText(words, stakesIn(view, choice), actorOf(scene)), ...differenceOf(words, choice)]
  const target = 'caver' in action ? caverOf(scene, action.caver) : undefined
  const cost = costOf(action)
  return (
    <button type="button" className="st-choice" onClick={() => choose(choice)}>
      {target ? (
        <Portrait
          caver={target.name}
          letter={letterOf(words, target.name)}
          pose={poseOf(target)}
          width={26}
          height={30}
        />
      ) : (
        <Icon name={action.type} size={22} />
      )}
      <b>
        {choiceLabel(words, choice)}
        {told.length > 0 && <small>{words.series(told)}</small>}
      </b>
      <kbd>{digit}</kbd>
      {cost > 0 && (
        <>
          <i className="st-ear">{words.say('subTerra.costs', { cost })}</i>
          <i className="st-cost" aria-hidden="true">
            {cost}
          </i>
        </>
      )}
    </button>
  )
}

/** Whom the horrors of a tile hunt, how far away that is, and what stops them. */
function Hunting({ cell }: { cell: Cell }) {
  const { words, scene } = useBoard()
  const { horrors } = useOdds()
  const here = horrors.filter(({ at }) => sameCell(at, cell))
  if (here.length === 0) return null
  const told = here.map(({ victim, distance }) =>
    victim === undefined || distance === undefined
      ? words.say('subTerra.hunt.none')
      : words.say('subTerra.hunt.victim', { whom: words.say(`subTerra.whom.${victim}`), steps: distance }),
  )
  const guarded = scene.cavers.some(({ name, health }) => name === 'bodyguard' && health > 0)
  return (
    <p className="st-hunting">
      <b>{[...new Set(told)].join(' ')}</b> {words.say('subTerra.hunt.stops')}{' '}
      {guarded && words.say('subTerra.hunt.repel')}
    </p>
  )
}

/** What can be done at the selected cell. */
export function Popover({ camera }: { camera: Camera }) {
  const { selected, choices, words, cave, select, scene, viewer } = useBoard()
  if (!selected) return null
  const here = withoutBareRuns(choicesAt(choices, selected))
  const tile = tileAt(cave, selected)
  const close = () => select(undefined)
  const title = tile ? tileName(words, tile.kind, tile.numbers) : words.say('subTerra.gap')
  const place = placeText(words, scene, viewer, selected)
  return (
    <Pop camera={camera} cell={selected} title={words.say('common.about', { what: place, text: title })} close={close}>
      <p className="st-pop-title">
        <b>{title}</b>
        {tile && tile.kind !== 'plain' && <small>{words.say(`subTerra.tileText.${tile.kind}`)}</small>}
      </p>
      <Hunting cell={selected} />
      {here.map((choice, index) => (
        <ChoiceButton key={JSON.stringify([choice.action, choice.path])} choice={choice} digit={index + 1} />
      ))}
      {here.length === 0 && (
        <button
          type="button"
          className="st-plain"
          onClick={() => {
            focusCell(selected)
            close()
          }}
        >
          {words.say(scene.phase === 'over' ? 'subTerra.close' : 'subTerra.nothingHere')}
        </button>
      )}
    </Pop>
  )
}
