import type { GameName } from '../games.ts'
import type { AnyDraft, AnyForm, FormProps } from './form.ts'
import { MoreOptions } from './MoreOptions.tsx'
import './options.css'

export interface OptionProps extends FormProps<AnyDraft> {
  readonly game: GameName
  readonly form: AnyForm
}

/** The options of a game, as far as a table can choose them. */
export const GameOptions = ({ game, form, ...props }: OptionProps) => (
  <>
    {form.Options && <form.Options {...props} />}
    {form.more && <MoreOptions game={game} more={form.more} {...props} />}
  </>
)
