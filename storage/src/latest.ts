/** The latest of some times; nothing where there is none. */
export const latestOf = (...times: readonly (number | null | undefined)[]): number | undefined =>
  times.reduce<number | undefined>(
    (latest, time) => (time == null ? latest : Math.max(time, latest ?? time)),
    undefined,
  )
