/** What is said to ears at every table, and what the command line understands. */
export const heard = {
  'table.heard.region': 'Announcements',
  'table.heard.earlier':
    '{count, plural, one {# earlier event is} other {# earlier events are}} in the journal. The latest:',
  'table.heard.watching': 'You are watching.',
  'table.heard.notNow': 'It is not your turn: {name} is to act.',
  'table.heard.nothingYet': 'Nothing has happened yet.',
  'table.heard.seat': 'seat {number}',
  'table.scan.around': 'around me',
  'table.scan.team': 'team',
  'table.scan.dangers': 'dangers',
  'table.scan.ways': 'ways out',
  'table.scan.left': 'cards left',
  'table.scan.lately': 'last events',
  'table.scan.repeat': 'repeat',
  'table.command': 'Command line',
  'table.command.open': 'Type a command',
  'table.command.label': 'Command',
  'table.command.how': 'Type what you want to do. Tab completes, Enter does it, Escape closes.',
  /** Small words that may be typed and mean nothing. */
  'table.command.small': 'the to of on at i my turn',
  'table.command.help': 'help',
  'table.command.can': 'You can say: {list}.',
  'table.command.unknown': 'No command fits “{text}”. {can}',
  'table.command.which': 'Which one: {list}?',
  'table.command.nothing': 'There is nothing to decide for you now.',
  'table.command.done': 'Done: {what}.',
} as const
