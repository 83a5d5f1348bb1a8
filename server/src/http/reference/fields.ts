import type { JsonObject } from './games.ts'
import { details, escaped, pre } from './html.ts'

interface Schema {
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
}

/** A schema as people read it: a table of fields, and of a union one for each member, with its example. */
export function fieldsOf(json: JsonObject): string {
  const schema = json as Schema
  const members = schema.oneOf ?? schema.anyOf
  if (!members) return objectFields(schema, '') + exampleOf(schema)
  return members.map(member => memberText(member)).join('\n')
}

function memberText(member: Schema): string {
  const fields = objectFields(member, '')
  return `<h4><code>${escaped(member.title ?? '')}</code></h4><p>${escaped(member.description ?? '')}</p>${fields}${exampleOf(member)}`
}

function objectFields(schema: Schema, within: string): string {
  const rows = rowsOf(schema, within)
  return rows.length > 0 ? `<table><tr><th>field<th>type<th>says</tr>${rows.join('')}</table>` : ''
}

/** A row for each field, and after it those of what is inside; the tag of a union stands in its heading. */
function rowsOf({ properties = {}, required = [] }: Schema, within: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (name === 'type' && field.const !== undefined) return []
    const path = `${within}${name}`
    const maybe = required.includes(name) ? '' : ' <small>may be absent</small>'
    const says = field.description ?? ''
    const row = `<tr><td><code>${escaped(path)}</code>${maybe}<td>${escaped(typeOf(field))}<td>${escaped(says)}</tr>`
    return [row, ...inside(field, path)]
  })
}

function inside(field: Schema, path: string): string[] {
  if (field.properties) return rowsOf(field, `${path}.`)
  if (field.items?.properties) return rowsOf(field.items, `${path}[].`)
  return (field.oneOf ?? []).flatMap(member => rowsOf(member, `${path} (${member.title}).`))
}

/** In a few words; what is a member of a union of objects goes by its title. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(each => JSON.stringify(each)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
  if (schema.type === 'array') return `${schema.items ? `list of ${typeOf(schema.items)}` : 'list'}${limitOf(schema)}`
  if (schema.oneOf) return `one of ${schema.oneOf.map(({ title }) => title).join(', ')}`
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.properties?.kind?.enum)
    return `${schema.properties.kind.enum.join(', ')} {${Object.keys(schema.properties).join(', ')}}`
  return `${schema.type ?? 'anything'}${limitOf(schema)}`
}

/** How much there may be of it. */
function limitOf({ maxLength, maxItems, minimum, maximum }: Schema): string {
  const most = maxLength ?? maxItems
  if (most !== undefined) return `, at most ${most}`
  return maximum === undefined ? '' : `, ${minimum ?? 0} to ${maximum}`
}

const exampleOf = ({ examples }: Schema): string =>
  examples?.length ? details('Example', pre(shortJson(examples[0]))) : ''

/** On one line where it fits there. */
function shortJson(value: unknown): string {
  const line = JSON.stringify(value)
  return line.length < 100 ? line : JSON.stringify(value, null, 2)
}
