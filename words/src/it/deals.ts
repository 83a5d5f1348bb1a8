import type { Translation } from '../areas.ts'

export const deals: Translation<'deals'> = {
  'deals.title':
    '{kind, select, cave {{names} ti offre la sua grotta} expedition {{names} ti offre la sua spedizione} other {{names} ti offre la sua distribuzione}}',
  'deals.title.many':
    '{kind, select, cave {Gioca la grotta di {names}} expedition {Gioca la spedizione di {names}} other {Gioca la distribuzione di {names}}}',
  'deals.lead':
    'Tutto è come allora, e resta sigillato finché non ci arrivi. Dopo, le due partite stanno fianco a fianco, decisione per decisione.',
  'deals.seats': '{count, plural, one {Un posto} other {# posti}}: {names}',
  'deals.bots': 'Con i bot, subito',
  'deals.bots.note': 'giochi tu, i bot prendono gli altri posti',
  'deals.friends': 'Con gli amici',
  'deals.friends.note': 'un tavolo tuo: manda loro il link',
  'deals.gone': 'Questa offerta non porta da nessuna parte. Chiedi il link completo a chi te l’ha mandata.',
  'deals.compare.title': 'Due partite, una distribuzione',
  'deals.compare.left': 'Prima partita',
  'deals.compare.right': 'Seconda partita',
  'deals.compare.at': 'Round {round}, decisione {step}',
  'deals.compare.start': 'L’inizio',
  'deals.compare.part': 'Vai dove differiscono',
  'deals.compare.alike': 'La stessa decisione in entrambe.',
  'deals.compare.always': 'Le stesse decisioni in entrambe, fino alla fine.',
  'deals.compare.done': 'più nulla in questo round',
  'deals.compare.other': 'Non sono due partite con la stessa distribuzione.',
  'deals.compare.decision': '{name}: {action}',
}
