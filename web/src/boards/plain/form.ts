import type { SetupForm } from '../../setup/form.ts'

/** Only how many play: everything else is as the game's own defaults say. */
export const plainForm: SetupForm<object> = {
  firstDraft: () => ({}),
  optionsOf: (_draft, players) => ({ players }),
  explain: ({ reason }) => reason,
}
