/** Where an arrow leads in a row of buttons that is one stop of the Tab key; nothing for any other key. */
export function arrowTo(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  return step && (from + step + count) % count
}
