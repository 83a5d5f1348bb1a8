import { Switch } from 'radix-ui'
import { useId } from 'react'

/** A setting that is on or off, with a line that says what it does. */
export function Toggle(props: {
  readonly name: string
  readonly note?: string
  readonly on: boolean
  readonly change: (on: boolean) => void
  readonly disabled?: boolean
}) {
  const id = useId()
  return (
    <div className="toggle">
      <span>
        <b id={id}>{props.name}</b>
        {props.note && <small>{props.note}</small>}
      </span>
      <Switch.Root
        className="switch"
        checked={props.on}
        onCheckedChange={props.change}
        aria-labelledby={id}
        disabled={props.disabled ?? false}
      >
        <i />
      </Switch.Root>
    </div>
  )
}
