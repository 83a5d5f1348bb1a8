import type { Translation } from '../areas.ts'

export const puzzle: Translation<'puzzle'> = {
  'puzzle.title': 'Trova la via d’uscita',
  'puzzle.lead': 'Un’azione è chiaramente migliore di tutte le altre. Quale?',
  'puzzle.number': 'Problema {number} di {all}',
  'puzzle.right': 'Giusto: «{action}». Vale {worth}; la seconda migliore, {next}.',
  'puzzle.wrong': '«{action}» vale {worth}. «{best}» vale {most}.',
  'puzzle.all': 'Quanto vale ogni azione',
  'puzzle.scale':
    'Provato in 480 futuri possibili, con un bot a ogni posto. Il 100% è la fine migliore possibile, lo 0% la peggiore.',
  'puzzle.again': 'Riprova',
  'puzzle.next': 'Problema successivo',
  'puzzle.solved':
    '{count, plural, =0 {Nessuno risolto} one {# risolto} other {# risolti}} su {all}, su questo dispositivo',
  'puzzle.found':
    '{solved, plural, =0 {Nessuno l’ha risolto} one {# persona l’ha risolto} other {# persone l’hanno risolto}} al primo tentativo, su {tried}.',
  'puzzle.few':
    '{tried, plural, one {L’ha provato una persona} other {L’hanno provato # persone}}: troppo poche per dire se è difficile.',
  'puzzle.list': 'Tutti i problemi, prima i più difficili',
  'puzzle.list.rated':
    'Problema {number}: {solved, plural, =0 {non l’ha risolto nessuno} one {risolto da # persona} other {risolto da # persone}}, su {tried}',
  'puzzle.list.few': 'Questi li hanno provati in troppo pochi per valutarli:',
  'puzzle.list.found': 'L’hai risolto',
  'puzzle.list.missed': 'Non l’hai risolto',
  'puzzle.share': '{worth, number, percent}',
}
