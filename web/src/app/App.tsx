import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { FrontPage } from '../front/FrontPage.tsx'
import { RuleOverScreen } from '../rules/open-rule.tsx'
import { WordsFor } from '../words/words.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Loading } from './Loading.tsx'
import { NotFound } from './NotFound.tsx'
import { Notices } from './Notices.tsx'
import { Toasts } from './Toasts.tsx'

/** Screens behind the front page come in their own chunks, so that arriving loads neither boards nor engines. */
const SCREENS: Record<string, ComponentType> = {
  '/new/:game': lazy(async () => ({ default: (await import('../setup/NewTable.tsx')).NewTable })),
  '/t/:table': lazy(async () => ({ default: (await import('../live/LiveScreen.tsx')).LiveScreen })),
  '/screen/:table': lazy(async () => ({ default: (await import('../screen/BigScreen.tsx')).BigScreen })),
  '/join/:code': lazy(async () => ({ default: (await import('../live/JoinScreen.tsx')).JoinScreen })),
  '/local/:id': lazy(async () => ({ default: (await import('../local/LocalScreen.tsx')).LocalScreen })),
  '/play/:game': lazy(async () => ({ default: (await import('../local/PlayAtOnce.tsx')).PlayAtOnce })),
  '/replay/:place/:id': lazy(async () => ({ default: (await import('../replay/ReplayScreen.tsx')).ReplayScreen })),
  '/review': lazy(async () => ({ default: (await import('../review/ReviewScreen.tsx')).ReviewScreen })),
  '/deal': lazy(async () => ({ default: (await import('../deals/DealScreen.tsx')).DealScreen })),
  '/compare/:place/:id/:otherPlace/:other': lazy(async () => ({
    default: (await import('../deals/CompareScreen.tsx')).CompareScreen,
  })),
  '/rules/:game': lazy(async () => ({ default: (await import('../rules/RulesScreen.tsx')).RulesScreen })),
  '/learn/:game': lazy(async () => ({ default: (await import('../learn/LearnScreen.tsx')).LearnScreen })),
  '/learn/:game/play': lazy(async () => ({ default: (await import('../lesson/LessonScreen.tsx')).LessonScreen })),
  '/daily/:game': lazy(async () => ({ default: (await import('../club/DailyScreen.tsx')).DailyScreen })),
  '/puzzle/:game/:number?': lazy(async () => ({ default: (await import('../puzzles/PuzzleScreen.tsx')).PuzzleScreen })),
  '/clubs': lazy(async () => ({ default: (await import('../club/clubs/ClubsScreen.tsx')).ClubsScreen })),
  '/club/:id': lazy(async () => ({ default: (await import('../club/clubs/ClubScreen.tsx')).ClubScreen })),
  '/tournament/:id': lazy(async () => ({
    default: (await import('../club/tournaments/TournamentScreen.tsx')).TournamentScreen,
  })),
  '/club/:id/tournament/:game': lazy(async () => ({
    default: (await import('../setup/NewTournament.tsx')).NewTournament,
  })),
  '/my-grotto': lazy(async () => ({ default: (await import('../club/MyGrotto.tsx')).MyGrotto })),
  '/lab/:game?': lazy(async () => ({ default: (await import('../lab/LabScreen.tsx')).LabScreen })),
  '/about': lazy(async () => ({ default: (await import('../about/AboutScreen.tsx')).AboutScreen })),
  '/glossary': lazy(async () => ({ default: (await import('../rules/GlossaryScreen.tsx')).GlossaryScreen })),
}

export function App() {
  return (
    <WordsFor areas={['common']}>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={FrontPage} />
            {Object.entries(SCREENS).map(([path, screen]) => (
              <Route key={path} path={path} component={screen} />
            ))}
            <Route component={NotFound} />
          </Switch>
        </Suspense>
        <RuleOverScreen />
        <Notices />
        <Toasts />
      </ErrorBoundary>
    </WordsFor>
  )
}
