import { useEffect, useState } from 'react'

interface CountProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly change: (value: number) => void
  readonly disabled: boolean
}

/** A small number to be typed; it counts once the field is left or Enter pressed, not at every digit. */
export function Count({ label, value, most, change, disabled }: CountProps) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const settle = () => {
    const wanted = Math.min(most, Math.max(0, Math.round(Number(text) || 0)))
    setText(String(wanted))
    if (wanted !== value) change(wanted)
  }
  return (
    <input
      className="tally"
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      aria-label={label}
      value={text}
      disabled={disabled}
      onInput={event => setText(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}
