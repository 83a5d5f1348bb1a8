import type { Measure, Observation } from '@grotto/trials/observation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LabExperiment } from './experiment-link.ts'
import { startTrials } from './trial-client.ts'

/** What was played so far, and of what. */
export interface Trials {
  readonly phase: 'playing' | 'done' | 'stopped' | 'broken'
  readonly experiment: LabExperiment
  readonly measures: readonly Measure[]
  /** By table, in the order of the deals. */
  readonly tables: readonly (readonly Observation[])[]
}

/** Often enough to see figures settle, seldom enough for the page to stay quick. */
const DRAWN_EVERY_MS = 200
const AT_ONCE = 5

/** Plays experiments in workers, one at a time; whoever leaves the screen stops it. */
export function useTrials() {
  const [trials, setTrials] = useState<Trials>()
  const stopNow = useRef(() => {})
  const start = useCallback((experiment: LabExperiment, slow: boolean) => {
    stopNow.current()
    const tables: Observation[][] = experiment.cells.map(() => [])
    let measures: readonly Measure[] = []
    const show = (phase: Trials['phase']) =>
      setTrials({ phase, experiment, measures, tables: tables.map(games => games.slice()) })
    const drawing = setInterval(() => show('playing'), DRAWN_EVERY_MS)
    const end = (phase: Trials['phase']) => () => {
      clearInterval(drawing)
      show(phase)
    }
    const { game, games, seed, cells } = experiment
    const plan = { game, games, atOnce: slow ? 1 : AT_ONCE, tables: cells.map(cell => ({ ...cell, seed })) }
    const stop = startTrials(plan, {
      played: (table, told, observations) => {
        measures = told
        tables[table]?.push(...observations)
      },
      ended: end('done'),
      broke: end('broken'),
    })
    stopNow.current = () => {
      stop()
      end('stopped')()
      stopNow.current = () => {}
    }
    show('playing')
  }, [])
  const stop = useCallback(() => stopNow.current(), [])
  useEffect(() => () => stopNow.current(), [])
  return { trials, start, stop }
}
