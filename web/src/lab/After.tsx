import { useLocation } from 'wouter'
import { useMe } from '../account/me.ts'
import { copy } from '../app/copy.ts'
import { toast } from '../app/Toasts.tsx'
import type { LocalSitter } from '../local/local-store.ts'
import { newLocalGame } from '../local/new-game.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { share } from '../play/ShareButton.tsx'
import { useWords } from '../words/words.tsx'
import { commandOf, fragmentOf, type LabCell, type LabExperiment } from './experiment-link.ts'
import type { Bench } from './setting.ts'

interface Props {
  readonly bench: Bench
  readonly experiment: LabExperiment
  readonly shown: number
}

/** What can be done with an experiment besides watching it: play it, send it, run it elsewhere. */
export function After({ bench, experiment, shown }: Props) {
  const words = useWords()
  const [, go] = useLocation()
  const name = useMe(me => me.name) || words.say('common.guest')
  const cell = experiment.cells[shown]
  const command = commandOf(experiment)
  const play = () =>
    cell &&
    newLocalGame({
      game: bench.game,
      options: cell.options,
      sitters: sittersOf(bench, cell, name),
      odds: true,
    }).then(
      id => go(`/local/${id}`),
      () => toast(words.say('common.problem.failed')),
    )
  const path = `/lab/${bench.game}#${fragmentOf(experiment)}`
  return (
    <div className="panel lab-panel lab-after">
      <div className="lab-doors">
        <button type="button" className="second" onClick={play}>
          <Glyph name="play" />
          {words.say('lab.play')}
        </button>
        <button
          type="button"
          className="second"
          onClick={() => void share(path, words.say('lab.title'), words.say('common.copied'))}
        >
          <Glyph name="share" />
          {words.say('lab.share')}
        </button>
      </div>
      <h3>{words.say('lab.command')}</h3>
      <p>{words.say('lab.command.note')}</p>
      <div className="lab-command">
        <code>{command}</code>
        <button type="button" className="second" onClick={() => void copy(command, words.say('common.copied'))}>
          {words.say('lab.copy')}
        </button>
      </div>
    </div>
  )
}

/** The person on the first seat, the bots of the setting on the others. */
function sittersOf({ roster, engine }: Bench, { options, bots }: LabCell, name: string): readonly LocalSitter[] {
  const parsed = engine.parseOptions(options)
  const seats = parsed.ok ? engine.seatCount(parsed.value) : 1
  return Array.from({ length: seats }, (_, seat): LocalSitter => {
    if (seat === 0) return { name }
    const bot = bots[seat % bots.length] ?? 'random'
    return { bot, name: `${roster.find(({ id }) => id === bot)?.name ?? bot} ${seat + 1}` }
  })
}
