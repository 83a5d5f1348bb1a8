/** What the game in the terminal says beside the words of the games. */
export const terminal = {
  'terminal.player': 'Player {number}',
  'terminal.bot': '{name} (bot)',
  'terminal.ask': '{name}, what do you do?',
  'terminal.hint': 'a number, or the action itself; or: undo, odds, save FILE, quit',
  'terminal.passTo': 'Hand the screen to {name}. Press Enter when nobody else is looking.',
  'terminal.passed': '— {name} —',
  'terminal.unclear': '“{text}” is neither a number of the list nor an action.',
  'terminal.refused': 'Not possible ({rule}): {why}',
  'terminal.undone': 'Taken back.',
  'terminal.nothingToUndo': 'There is nothing of yours to take back.',
  'terminal.cannotUndo': 'That cannot be taken back: something came to light since.',
  'terminal.saved': 'The record is in {file}.',
  'terminal.stopped': 'The game was stopped.',
  'terminal.over': 'The game is over.',
  'terminal.score': '{place}. {name}: {score, plural, one {# point} other {# points}}',
  'terminal.place': '{place}. {name}',
} as const
