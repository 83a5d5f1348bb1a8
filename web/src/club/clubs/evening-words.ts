/** 1 is Monday; the fifth of January 1970 was one. */
export const weekday = (language: string, day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day))

/** A time of day as the language writes it. */
export const clockOf = (language: string, time: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(`1970-01-01T${time}Z`))
