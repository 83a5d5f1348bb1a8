interface Props {
  readonly label: string
  readonly value: string
  readonly longest: number
  readonly autoComplete?: 'off' | 'nickname'
  readonly write: (value: string) => void
}

/** One line to be written, under what is asked for. */
export function TextField({ label, value, longest, autoComplete = 'off', write }: Props) {
  return (
    <label>
      {label}
      <input
        className="field"
        value={value}
        maxLength={longest}
        autoComplete={autoComplete}
        onInput={event => write(event.currentTarget.value)}
      />
    </label>
  )
}
