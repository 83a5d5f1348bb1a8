const DAY = 86_400_000

/** Days are those of UTC: the same for everybody. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
export const dayAfter = (day: string, days = 1): string => dayOf(startOf(day) + days * DAY)
export const isOver = (day: string, now: number): boolean => now >= startOf(dayAfter(day))
