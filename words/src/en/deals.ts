export const deals = {
  'deals.title':
    '{kind, select, cave {{names} offers you a cave} expedition {{names} offers you an expedition} other {{names} offers you a deal}}',
  'deals.title.many':
    '{kind, select, cave {Play the cave of {names}} expedition {Play the expedition of {names}} other {Play the deal of {names}}}',
  'deals.lead':
    'Everything lies where it lay then, and stays sealed until you reach it. Afterwards both games stand side by side, decision by decision.',
  'deals.seats': '{count, plural, one {One seat} other {# seats}}: {names}',
  'deals.bots': 'With bots, at once',
  'deals.bots.note': 'you play, bots take all other seats',
  'deals.friends': 'With friends',
  'deals.friends.note': 'a table of your own; send them its link',
  'deals.gone': 'This offer leads nowhere. Ask whoever sent it for the whole link.',
  'deals.compare.title': 'Two games, one deal',
  'deals.compare.left': 'First game',
  'deals.compare.right': 'Second game',
  'deals.compare.at': 'Round {round}, decision {step}',
  'deals.compare.start': 'The beginning',
  'deals.compare.part': 'Go to where they differ',
  'deals.compare.alike': 'The same decision in both.',
  'deals.compare.always': 'The same decisions in both, to the end.',
  'deals.compare.done': 'nothing more this round',
  'deals.compare.other': 'These are not two games of the same deal.',
  'deals.compare.decision': '{name}: {action}',
} as const
