/** A schema as valibot keeps it; only what is read here. */
export interface Schema {
  readonly type: string
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly item?: Schema
  readonly key?: Schema
  readonly value?: Schema
  readonly wrapped?: Schema
}
