import { isTooDeep } from '@grotto/kernel'

/** What a text says, or undefined where it is no JSON or nested too deeply. Never throws. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
