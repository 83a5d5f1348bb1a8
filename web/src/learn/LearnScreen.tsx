import { type ComponentType, lazy, Suspense } from 'react'
import { Link, useParams } from 'wouter'
import { useArrival } from '../app/arrival.ts'
import { Header } from '../app/Header.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { Badge } from '../front/Badge.tsx'
import { GAMES, type GameName, isGame } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import { STEPS, type Step } from './steps.ts'
import '../setup/setup.css'
import './learn.css'

interface Pictures {
  readonly Definitions: ComponentType
  readonly Picture: ComponentType<{ step: never }>
}

/** The pictures of a lesson come with the pieces of its board, in their own chunk. */
const LESSONS: Record<GameName, ComponentType> = {
  'sub-terra': lazy(async () => {
    const { SubTerraDefinitions, SubTerraPicture } = await import('./SubTerraPicture.tsx')
    return { default: lesson('sub-terra', { Definitions: SubTerraDefinitions, Picture: SubTerraPicture }) }
  }),
  diamant: lazy(async () => {
    const { DiamantDefinitions, DiamantPicture } = await import('./DiamantPicture.tsx')
    return { default: lesson('diamant', { Definitions: DiamantDefinitions, Picture: DiamantPicture }) }
  }),
}

const lesson =
  (game: GameName, { Definitions, Picture }: Pictures): ComponentType =>
  () => {
    useArrival(true)
    return (
      <>
        <Definitions />
        <ol className="steps">
          {STEPS[game].map((step: Step) => (
            <StepOf key={step.name} game={game} step={step}>
              <Picture step={step.name as never} />
            </StepOf>
          ))}
        </ol>
      </>
    )
  }

/** A game in five minutes: what a new player needs before the first turn. */
export function LearnScreen() {
  const { game } = useParams<{ game: string }>()
  if (!isGame(game)) return <NotFound />
  return (
    <WordsFor areas={['common', 'table', 'learn', game === 'diamant' ? 'diamant' : 'subTerra']}>
      <Header back="/" />
      <Learn key={game} game={game} />
    </WordsFor>
  )
}

function Learn({ game }: { game: GameName }) {
  const words = useWords()
  const name = words.say(`common.game.${game}`)
  const title = words.say('learn.title', { game: name })
  const Lesson = LESSONS[game]
  usePageTitle(title)
  return (
    <main className="learn">
      <div className="head">
        <h1>{title}</h1>
        <nav className="pick" aria-label={words.say('table.setup.game')}>
          {GAMES.map(each => (
            <Link key={each} href={`/learn/${each}`} aria-current={each === game ? 'page' : undefined}>
              <Badge game={each} />
              {words.say(`common.game.${each}`)}
            </Link>
          ))}
        </nav>
      </div>
      <p className="lead">{words.say(`learn.${game}.lead`)}</p>
      <Suspense>
        <Lesson />
      </Suspense>
      <div className="onwards">
        <Link className="primary" href={`/play/${game}`}>
          <Glyph name="play" size={22} />
          {words.say('learn.play')}
        </Link>
        <Link className="second" href={`/rules/${game}`}>
          <Glyph name="book" />
          {words.say('learn.rules')}
        </Link>
      </div>
    </main>
  )
}

function StepOf({ game, step, children }: { game: GameName; step: Step; children: React.ReactNode }) {
  const words = useWords()
  const name = step.name as 'goal'
  return (
    <li>
      <div className="picture">{children}</div>
      <div className="told">
        <h2>{words.say(`learn.${game}.${name}`)}</h2>
        <p>{words.say(`learn.${game}.${name}.text`)}</p>
        <p className="rules-of">
          {step.rules.map(rule => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
      </div>
    </li>
  )
}
