export const puzzle = {
  'puzzle.title': 'Find the way out',
  'puzzle.lead': 'One action is clearly better than all others. Which one?',
  'puzzle.number': 'Puzzle {number} of {all}',
  'puzzle.right': 'Right: “{action}”. It is worth {worth}, the next best {next}.',
  'puzzle.wrong': '“{action}” is worth {worth}. “{best}” is worth {most}.',
  'puzzle.all': 'What each action is worth',
  'puzzle.scale':
    'Tried out in 480 possible futures, with a bot in every seat. 100% is the best possible end, 0% the worst.',
  'puzzle.again': 'Try again',
  'puzzle.next': 'Next puzzle',
  'puzzle.solved': '{count} of {all} solved on this device',
  'puzzle.found': '{solved, plural, =0 {None} other {#}} of {tried} solved it on the first try.',
  'puzzle.few':
    '{tried, plural, one {One person has tried it} other {# people have tried it}}: too few to say how hard it is.',
  'puzzle.list': 'All puzzles, hardest first',
  'puzzle.list.rated': 'Puzzle {number}: {solved, plural, =0 {none} other {#}} of {tried} solved it',
  'puzzle.list.few': 'Too few have tried these to rate them:',
  'puzzle.list.found': 'You solved it',
  'puzzle.list.missed': 'You did not solve it',
  'puzzle.share': '{worth, number, percent}',
} as const
