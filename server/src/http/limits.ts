/** So many calls a minute from one address; a factor of 0 takes all limits away. */
export const perMinute = (max: number, factor: number) =>
  factor === 0 ? {} : { config: { rateLimit: { max: max * factor, timeWindow: 60_000 } } }
