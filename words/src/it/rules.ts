import type { Translation } from '../areas.ts'

export const rules: Translation<'rules'> = {
  'rules.title': 'Regole',
  'rules.rule': 'Regola',
  'rules.one': 'Regola {rule}',
  'rules.whole': 'Apri il regolamento completo',
  'rules.chapters': 'Capitoli',
  'rules.search': 'Cerca nelle regole',
  'rules.search.hint': 'Parola o numero: {rule}',
  'rules.found': '{count, plural, =0 {Nessun risultato} one {# risultato} other {# risultati}}',
  'rules.showAll': 'Mostra tutto',
  'rules.otherNames': 'Nomi nelle altre lingue',
  'rules.learn': 'In cinque minuti',
  'rules.play': 'Provalo con i bot',
  'rules.glossary': 'Le parole in quattro lingue',
  'rules.glossary.short': 'Glossario',
  'rules.glossary.text':
    'I termini dei regolamenti stampati, uno accanto all’altro, per i tavoli le cui scatole parlano lingue diverse. Quelli con * e quelli di Diamant non spagnoli sono nostri.',
  'rules.glossary.search': 'Cerca un termine',
  'rules.glossary.found': '{count, plural, =0 {Nessun termine così.} one {# termine} other {# termini}}',
  'rules.glossary.cavers': 'Esploratori',
  'rules.glossary.abilities': 'Abilità',
  'rules.glossary.actions': 'Azioni',
  'rules.glossary.tiles': 'Tessere e segnalini',
  'rules.glossary.phases': 'Fasi, pericoli, risultati',
  'rules.glossary.diamant': 'Diamant',
}
