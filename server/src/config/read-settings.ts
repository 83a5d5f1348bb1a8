import { nearest } from './nearest.ts'
import { OF_TOOLS, type Settings, VARIABLES, type Variable } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const ALL: readonly [string, Variable<unknown>][] = Object.entries(VARIABLES)
const NAMES: readonly string[] = ALL.map(([, { name }]) => name)

/** All settings at once, and a sentence for each that is not allowed. An empty variable counts as not given. */
export function readSettings(environment: Environment): { settings: Settings; faults: string[] } {
  const faults: string[] = unknownNames(environment)
  const values = ALL.map(([key, variable]) => [key, settingOf(variable, environment, faults)])
  return { settings: Object.fromEntries(values) as Settings, faults }
}

/** Whether somebody chose this one. */
export const isGiven = (environment: Environment, { name, also }: Variable<unknown>): boolean =>
  textOf(environment, name) !== undefined || (also !== undefined && textOf(environment, also) !== undefined)

function settingOf(
  { name, also, ...variable }: Variable<unknown>,
  environment: Environment,
  faults: string[],
): unknown {
  const used = also !== undefined && textOf(environment, name) === undefined ? also : name
  const text = textOf(environment, used)
  if (text === undefined) return variable.otherwise
  const value = variable.parser.parse(text)
  if (value === undefined)
    faults.push(`${used} must be ${variable.parser.allowed}${variable.secret ? '' : `, not "${text}"`}.`)
  return value ?? variable.otherwise
}

const textOf = (environment: Environment, name: string): string | undefined => environment[name]?.trim() || undefined

function unknownNames(environment: Environment): string[] {
  const known = new Set<string>([...NAMES, ...OF_TOOLS])
  return Object.keys(environment)
    .filter(name => name.startsWith('GROTTO_') && !known.has(name))
    .map(name => {
      const meant = nearest(name, NAMES)
      return `${name} is no setting of Grotto; ${meant ? `did you mean ${meant}?` : 'docs/server.md lists them.'}`
    })
}
