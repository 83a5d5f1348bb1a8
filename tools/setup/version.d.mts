export interface Version {
  readonly number: string
  readonly commit: string | undefined
  /** Both, as people read it: `0.1.0 (1a2b3c4d5)`. */
  readonly text: string
}

export function version(): Version
