export const deals = {
  'deals.title':
    '{kind, select, cave {{names} offers you a cave} expedition {{names} offers you an expedition} other {{names} offers you a deal}}',
  'deals.title.many':
    '{kind, select, cave {Play the cave {names} played} expedition {Play the expedition {names} played} other {Play the deal {names} played}}',
  'deals.lead':
    'Everything lies where it lay then, and stays sealed until you reach it. Afterwards you can compare both games side by side, decision by decision.',
  'deals.seats': '{count, plural, one {One seat} other {# seats}}: {names}',
  'deals.bots': 'With bots, at once',
  'deals.bots.note': 'you play, bots take all other seats',
  'deals.friends': 'With friends',
  'deals.friends.note': 'your own table; send them the link',
  'deals.gone': 'This link does not work. Ask whoever sent it for the complete link.',
  'deals.compare.title': 'Two games, one {kind, select, cave {cave} expedition {expedition} other {deal}}',
  'deals.compare.left': 'First game',
  'deals.compare.right': 'Second game',
  'deals.compare.at': '{kind, select, expedition {Expedition} other {Round}} {round}, decision {step}',
  'deals.compare.start': 'The beginning',
  'deals.compare.part': 'Go to the first difference',
  'deals.compare.alike': 'The same decision in both.',
  'deals.compare.always': 'The same decisions in both, to the end.',
  'deals.compare.done': 'nothing more {kind, select, expedition {in this expedition} other {this round}}',
  'deals.compare.other': 'These two games were not dealt alike.',
  'deals.compare.decision': '{name}: {action}',
} as const
