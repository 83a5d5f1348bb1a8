import { letterOf, useBoard } from '../context.ts'
import { Icon, Portrait } from '../Drawing.tsx'
import { costOf } from '../scene/actions.ts'
import { type Choice, choicesAt, withoutBareRuns } from '../scene/choices.ts'
import { caverOf, tileAt } from '../scene/geometry.ts'
import { choiceLabel, tileName } from '../scene/labels.ts'
import { poseOf } from './Figures.tsx'
import { focusCell, Pop } from './Pop.tsx'
import type { View } from './view.ts'

const ChoiceButton = ({ choice, digit }: { choice: Choice; digit: number }) => {
  const { words, choose, scene } = useBoard()
  const { action } = choice
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
      <b>{choiceLabel(words, choice)}</b>
      <kbd>{digit}</kbd>
      {cost > 0 && (
        <i className="st-cost">
          {cost}
          <span className="st-ear"> {words.say('subTerra.costs', { cost })}</span>
        </i>
      )}
    </button>
  )
}

/** What can be done at the selected cell. */
export function Popover({ view }: { view: View }) {
  const { selected, choices, words, cave, select, scene } = useBoard()
  if (!selected) return null
  const here = withoutBareRuns(choicesAt(choices, selected))
  const tile = tileAt(cave, selected)
  const close = () => select(undefined)
  const title = tile ? tileName(words, tile.kind, tile.numbers) : words.say('subTerra.gap')
  return (
    <Pop view={view} cell={selected} title={title} close={close}>
      <p className="st-pop-title">
        <b>{title}</b>
        {tile && tile.kind !== 'plain' && <small>{words.say(`subTerra.tileText.${tile.kind}`)}</small>}
      </p>
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
