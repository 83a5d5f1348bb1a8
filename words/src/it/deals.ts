import type { Translation } from '../areas.ts'

export const deals: Translation<'deals'> = {
  'deals.title':
    '{kind, select, cave {{names} ti offre la sua grotta} expedition {{names} ti offre la sua spedizione} other {{names} ti offre la sua partita}}',
  'deals.title.many':
    '{kind, select, cave {Gioca la grotta di {names}} expedition {Gioca la spedizione di {names}} other {Gioca la partita di {names}}}',
  'deals.lead':
    'Tutto è disposto come allora, e resta sigillato finché non lo scopri. Dopo potrai confrontare le due partite fianco a fianco, decisione per decisione.',
  'deals.seats': '{count, plural, one {Un posto} other {# posti}}: {names}',
  'deals.bots': 'Con i bot, subito',
  'deals.bots.note': 'giochi tu, i bot prendono gli altri posti',
  'deals.friends': 'Con gli amici',
  'deals.friends.note': 'un tavolo tutto tuo: manda loro il link',
  'deals.gone': 'Questo link non funziona. Chiedi il link completo a chi te l’ha mandato.',
  'deals.compare.title':
    '{kind, select, cave {Due partite, una grotta} expedition {Due partite, una spedizione} other {Due partite, le stesse carte}}',
  'deals.compare.left': 'Prima partita',
  'deals.compare.right': 'Seconda partita',
  'deals.compare.at': '{kind, select, expedition {Spedizione} other {Round}} {round}, decisione {step}',
  'deals.compare.start': 'L’inizio',
  'deals.compare.part': 'Vai alla prima differenza',
  'deals.compare.alike': 'La stessa decisione in entrambe.',
  'deals.compare.always': 'Le stesse decisioni in entrambe, fino alla fine.',
  'deals.compare.done': 'più nulla {kind, select, expedition {in questa spedizione} other {in questo round}}',
  'deals.compare.other': 'Queste due partite non avevano lo stesso punto di partenza.',
  'deals.compare.decision': '{name}: {action}',
}
