import { Switch } from 'radix-ui'
import { useId } from 'react'
import './toggle.css'

/** A setting that is on or off, with a line that says what it does; a tap on either changes it. */
export function Toggle(props: {
  readonly name: string
  readonly note?: string
  readonly on: boolean
  readonly change: (on: boolean) => void
  readonly disabled?: boolean
}) {
  const [id, nameId] = [useId(), useId()]
  return (
    <div className="toggle">
      <label htmlFor={id}>
        <b id={nameId}>{props.name}</b>
        {props.note && <small>{props.note}</small>}
      </label>
      <Switch.Root
        id={id}
        className="switch"
        checked={props.on}
        onCheckedChange={props.change}
        aria-labelledby={nameId}
        disabled={props.disabled ?? false}
      >
        <i />
      </Switch.Root>
    </div>
  )
}
