/** Figures as aligned lines; groups are indented under their name. */
export function printFigures(figures: object): void {
  for (const line of figureLines(figures, '')) console.log(line)
}

function figureLines(figures: object, indent: string): string[] {
  return Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? [`${indent}${name}`, ...figureLines(value, `${indent}  `)]
      : [`${indent}${name.padEnd(24 - indent.length)}${shown(value)}`],
  )
}

function shown(value: unknown): string {
  if (typeof value !== 'number') return String(value)
  return Number.isInteger(value) ? String(value) : value.toFixed(4)
}
