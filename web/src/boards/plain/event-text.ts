/** An event as it stands in the record, without the signs of JSON: `paid seat 2, rubies 5`. */
export function eventText({ type, ...fields }: { readonly type: string }): string {
  const told = Object.entries(fields).map(([name, value]) => `${name} ${valueText(value)}`)
  return [type, told.join(', ')].filter(Boolean).join(' ')
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(' ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  const parts = Object.entries(value).map(([name, part]) => `${name} ${valueText(part)}`)
  return `(${parts.join(', ')})`
}
