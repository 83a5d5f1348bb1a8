export const puzzle = {
  'puzzle.title': 'Find the way out',
  'puzzle.lead': 'One action is clearly better than all others. Which one?',
  'puzzle.number': 'Puzzle {number} of {all}',
  'puzzle.right': 'Right: “{action}”. It is worth {worth}, the next best {next}.',
  'puzzle.wrong': '“{action}” is worth {worth}. “{best}” is worth {most}.',
  'puzzle.all': 'What each action is worth',
  'puzzle.scale': 'Tried in 240 futures, with a bot in every seat. 100% is the best possible end, 0% the worst.',
  'puzzle.again': 'Try again',
  'puzzle.next': 'Next puzzle',
  'puzzle.solved': '{count} of {all} solved on this device',
  'puzzle.share': '{worth, number, percent}',
} as const
