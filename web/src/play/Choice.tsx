/** One of a few: a row of radio buttons that looks like a switch. */
export function Choice<T extends string | number>(props: {
  readonly name: string
  readonly legend: string
  readonly values: readonly T[]
  readonly value: T
  readonly label: (value: T) => string
  readonly choose: (value: T) => void
  readonly disabled?: boolean
}) {
  return (
    <fieldset disabled={props.disabled}>
      <legend>{props.legend}</legend>
      <div className="choice">
        {props.values.map(value => (
          <label key={value}>
            <input
              type="radio"
              className="unseen"
              name={props.name}
              checked={value === props.value}
              onChange={() => props.choose(value)}
            />
            <span>{props.label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
