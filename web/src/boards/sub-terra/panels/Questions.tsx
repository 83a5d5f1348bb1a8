import type { Question, SubTerraAction } from '@grotto/sub-terra'
import { useState } from 'react'
import { say } from '../../../hear/spoken.ts'
import { nameOf, useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import { placeText } from '../hear/address.ts'
import { type Choice, choicesOf } from '../scene/choices.ts'
import { loose, printed } from '../scene/drawn.ts'
import { actionName, tileName } from '../scene/labels.ts'
import { TilePicture } from './Placement.tsx'

type Asked<Type extends Question['type']> = Extract<Question, { type: Type }>

/** A tile to take or leave, with its picture as the button. */
function TileChoice({ tile, action, title }: { tile: number; action: SubTerraAction; title: string }) {
  const { scene, words, act, legal } = useBoard()
  const { open, kind, numbers } = printed(scene, tile)
  const can = legal.some(each => each.type === action.type)
  return (
    <button
      type="button"
      className="st-tile-choice"
      disabled={!can}
      data-action={action.type}
      onClick={() => act(action)}
    >
      <TilePicture tile={loose(scene, tile, open)} size={92} label={tileName(words, kind, numbers)} />
      <span>
        <small>{title}</small>
        <b>{tileName(words, kind, numbers)}</b>
        <em>{actionName(words, action.type)}</em>
      </span>
    </button>
  )
}

/** V-2 Keep the tile, or discard it and lay the next. */
function Guide({ question }: { question: Asked<'guide'> }) {
  const { words, act, scene, asks } = useBoard()
  const careful = asks({ action: { type: 'discard' }, at: [0, 0] })
  const [asked, setAsked] = useState(false)
  const lead = words.say('common.about', {
    what: actionName(words, 'discard'),
    text: words.say('subTerra.stakes.final'),
  })
  const again = `${lead}. ${words.say('subTerra.again')}`
  const ask = () => {
    setAsked(true)
    say(again)
  }
  return (
    <>
      <p className="st-ask">{asked ? again : words.say('subTerra.question.guide', { uses: scene.guidesLeft })}</p>
      <div className="st-tiles">
        <TileChoice tile={question.tile} action={{ type: 'keep' }} title={words.say('subTerra.drawn')} />
        <button
          type="button"
          className="st-plain"
          data-action="discard"
          aria-pressed={asked}
          onClick={() => (asked || !careful ? act({ type: 'discard' }) : ask())}
        >
          {actionName(words, 'discard')}
        </button>
      </div>
    </>
  )
}

/** V-3 Lay the drawn tile or the one set aside. */
function Intuition({ question }: { question: Asked<'intuition'> }) {
  const { words } = useBoard()
  return (
    <>
      <p className="st-ask">{words.say('subTerra.question.intuition')}</p>
      <div className="st-tiles">
        <TileChoice tile={question.tile} action={{ type: 'takeDrawn' }} title={words.say('subTerra.drawn')} />
        <TileChoice tile={question.spare} action={{ type: 'takeSpare' }} title={words.say('subTerra.setAside')} />
      </div>
    </>
  )
}

const buttonLabel = (choice: Choice, towards: (side: string) => string): string =>
  'side' in choice.action ? towards(choice.action.side) : ''

/** Questions answered by pointing at the board; the same answers stand here as buttons. */
function Pointing({ question }: { question: Asked<'step' | 'surface' | 'horrorOrder' | 'horrorPath' | 'spawn'> }) {
  const { words, legal, scene, choose, select, act, asks, viewer } = useBoard()
  /** What may hurt is shown at its place first. */
  const answer = (choice: Choice) => (asks(choice) ? select(choice.at) : choose(choice))
  const ask =
    question.type === 'step'
      ? words.say('subTerra.question.step', { left: question.left })
      : words.say(`subTerra.question.${question.type}`)
  const towards = (side: string) => words.say(`subTerra.towards.${side}` as never)
  return (
    <>
      <p className="st-ask">{ask}</p>
      <div className="st-answers">
        {choicesOf(scene, legal).map((choice, index) => (
          <button
            key={JSON.stringify(choice.action)}
            type="button"
            className="st-plain"
            data-action={choice.action.type}
            onMouseEnter={() => select(undefined)}
            onClick={() => (choice.action.type === 'stop' ? act(choice.action) : answer(choice))}
          >
            <Icon name={choice.action.type === 'step' ? 'move' : choice.action.type} size={18} />
            {actionName(words, choice.action.type)}{' '}
            {buttonLabel(choice, towards) || (choice.action.type === 'stop' ? '' : index + 1)}
            {'at' in choice.action && <span className="st-ear"> {placeText(words, scene, viewer, choice.at)}</span>}
          </button>
        ))}
      </div>
    </>
  )
}

/** The next step of a Run, for a panel that is pulled down: one points at the cave. */
export function BriefStep({ left }: { left: number }) {
  const { words, legal, act } = useBoard()
  const stop = legal.find(({ type }) => type === 'stop')
  return (
    <div className="st-turn">
      <div className="st-whose">
        <b>{words.say('subTerra.question.step', { left })}</b>
      </div>
      <span className="st-push" />
      {stop && (
        <button type="button" className="st-done" data-action="stop" onClick={() => act(stop)}>
          {actionName(words, 'stop')}
        </button>
      )}
    </div>
  )
}

/** Whatever is asked besides an action: who is asked, what, and the answers. */
export function Questions() {
  const { scene, words } = useBoard()
  const { question } = scene
  if (
    question.type === 'over' ||
    question.type === 'turn' ||
    question.type === 'commanded' ||
    question.type === 'place'
  )
    return null
  return (
    <div className="st-question">
      <div className="st-whose">
        <b>{nameOf(words, question.caver)}</b>
      </div>
      {question.type === 'guide' && <Guide question={question} />}
      {question.type === 'intuition' && <Intuition question={question} />}
      {question.type !== 'guide' && question.type !== 'intuition' && <Pointing question={question} />}
    </div>
  )
}
