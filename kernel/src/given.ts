/** A value that must be there, named for the error that says it is not. */
export function given<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`missing: ${what}`)
  return value
}
