/** What is said to ears. */
export const heard = {
  'diamant.heard.asked': 'Your choice. {now} {safe} in your chest.',
  'diamant.heard.risk': '{percent} risk of a second trap.',
  'diamant.heard.chosen': 'Your card lies face down: {choice} You can still change your mind.',
  'diamant.heard.path': 'Path, oldest first: {list}.',
  'diamant.heard.emptyPath': 'No card lies on the path yet.',
  'diamant.heard.explorer': '{name}: {details}.',
  'diamant.heard.deck': '{cards, plural, one {# card is left in the deck.} other {# cards are left in the deck.}}',
  'diamant.heard.noTraps': 'No trap lies on the path.',
  'diamant.heard.deadly': 'On the path: {list}. One more of the same ends the expedition.',
  'diamant.heard.keys':
    'G goes on, L leaves, W the path, J explorers, F dangers, K cards left, I last events, full stop repeats, slash types a command, Escape skips ahead.',
  'diamant.scan.path': 'path',
  'diamant.scan.explorers': 'explorers',
  'diamant.also.goOn': 'stay, continue, on',
  'diamant.also.leave': 'leave, out, exit',
} as const
