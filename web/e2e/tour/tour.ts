import { SCREENS } from '../../../tools/samples.ts'
import type { Visit, Visitor } from '../visitor.ts'
import { alone } from './alone.ts'
import { finished } from './finished.ts'
import { quiet } from './quiet.ts'
import type { Stop, Walk } from './stops.ts'
import { together } from './together.ts'
import { withoutServer } from './without-server.ts'

/** What is done at every stop: looked at, photographed. The name is the screen's and its state's. */
export type Look = (visitor: Visitor, screen: string) => Promise<void>

/** Screens that have their pictures in every size; the others on phone and laptop. */
export const SAMPLE: ReadonlySet<string> = new Set<Stop>(SCREENS)

export interface Tour {
  readonly address: string
  readonly visitor: (visit?: Visit, address?: string) => Promise<Visitor>
  readonly language: string
  readonly look: Look
}

/** A walk through every screen in every state it can be in. Nothing in it depends on the language. */
export const WALKS: Readonly<Record<Walk, (tour: Tour) => Promise<void>>> = {
  quiet,
  alone,
  together,
  finished,
  'without a server': withoutServer,
}
