/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Plain data is its own JSON; only its type does not say so. */
export const toJson = (data: object): Json => data as Json

/** JSON that this program wrote from such data, or has looked at before. */
export const fromJson = <T>(json: Json): T => json as T

/** JSON with sorted keys and no spaces: the same value gives the same text, whoever wrote it. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const item = (value as Readonly<Record<string, unknown>>)[key]
    if (item !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(item)}`
  }
  return `{${text}}`
}

/** Nothing in it has to be escaped. */
const PLAIN = /^[ !#-[\]-~]*$/

/** Most texts are plain, and asking costs less than escaping. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

/** Whether a value is nested at most so deep; whatever walks through it then has an end in sight. */
export function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every(item => isShallow(item, depth - 1))
}
