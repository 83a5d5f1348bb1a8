import { useEffect, useRef, useState } from 'react'
import { toast } from '../app/Toasts.tsx'
import { useWords } from '../words/words.tsx'
import { experimentIn, fragmentOf, type LabExperiment } from './experiment-link.ts'
import { Results } from './Results.tsx'
import { SettingForm } from './SettingForm.tsx'
import { Settings } from './Settings.tsx'
import { Start } from './Start.tsx'
import { type Bench, experimentOf, firstSetting, type Setting, searches, settingOf } from './setting.ts'
import { useTrials } from './use-trials.ts'

/** How often the bots play where nobody says otherwise. */
const USUAL_GAMES = 200

interface Chosen extends Pick<LabExperiment, 'games' | 'seed'> {
  readonly settings: readonly Setting[]
}

/** The bench of one game: what is played on the left, what came of it on the right. */
export function Laboratory({ bench }: { bench: Bench }) {
  const words = useWords()
  const [isBad, setBad] = useState(false)
  const [chosen, setChosen] = useState<Chosen>(() => {
    const first = { games: USUAL_GAMES, seed: '1', settings: [firstSetting(bench, words.language)] }
    const linked = linkedIn(bench, words.language)
    if (linked === 'bad') setBad(true)
    return linked && linked !== 'bad' ? linked : first
  })
  useEffect(() => {
    if (isBad) toast(words.say('lab.badLink'))
  }, [isBad, words])
  const { settings, games, seed } = chosen
  const [shown, setShown] = useState(0)
  const { trials, start, stop } = useTrials()
  const experiment = experimentOf(bench, settings, { games, seed })
  const setting = settings[shown] ?? settings[0]
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const results = useRef<HTMLElement>(null)
  const begin = () => {
    history.replaceState(history.state, '', `#${fragmentOf(experiment)}`)
    start(
      experiment,
      settings.some(each => searches(bench, each)),
    )
    showTop(results.current)
  }
  return (
    <div className="lab-columns">
      <div className="lab-left">
        <Settings
          settings={settings}
          shown={shown}
          show={setShown}
          change={changed => {
            change({ settings: changed })
            setShown(changed.length - 1)
          }}
        />
        {setting && (
          <SettingForm
            bench={bench}
            setting={setting}
            change={changed => change({ settings: settings.with(Math.min(shown, settings.length - 1), changed) })}
          />
        )}
        <Start bench={bench} chosen={chosen} change={change} trials={trials} start={begin} stop={stop} />
      </div>
      <Results
        ref={results}
        bench={bench}
        experiment={experiment}
        trials={trials}
        shown={Math.min(shown, settings.length - 1)}
      />
    </div>
  )
}

/** On a phone the figures stand below the form: whoever starts wants to see them. */
function showTop(element: HTMLElement | null): void {
  const top = element?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight * 0.6) element?.scrollIntoView({ block: 'start' })
}

/** What the address brings along, if anything. */
function linkedIn(bench: Bench, language: Parameters<typeof firstSetting>[1]): Chosen | 'bad' | undefined {
  const fragment = location.hash.slice(1)
  if (fragment === '') return undefined
  const experiment = experimentIn(fragment)
  if (experiment?.game !== bench.game) return 'bad'
  const settings = experiment.cells.map(cell => settingOf(bench, cell, language))
  const known = settings.filter(each => each !== undefined)
  return known.length === settings.length ? { ...experiment, settings: known } : 'bad'
}
