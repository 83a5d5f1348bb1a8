import type { Translation } from '../areas.ts'

export const rules: Translation<'rules'> = {
  'rules.title': 'Règles',
  'rules.rule': 'Règle',
  'rules.one': 'Règle {rule}',
  'rules.whole': 'Ouvrir le livret complet',
  'rules.chapters': 'Chapitres',
  'rules.search': 'Chercher dans les règles',
  'rules.search.hint': 'Mot ou numéro : {rule}',
  'rules.found': '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  'rules.showAll': 'Tout montrer',
  'rules.otherNames': 'Noms dans les autres langues',
  'rules.learn': 'En cinq minutes',
  'rules.play': 'Essayer avec des bots',
  'rules.glossary': 'Les mots en quatre langues',
  'rules.glossary.short': 'Glossaire',
  'rules.glossary.text':
    'Les termes des livrets imprimés côte à côte, pour les tables dont les boîtes parlent des langues différentes. Ceux marqués * et ceux de Diamant hors de l’espagnol sont les nôtres.',
  'rules.glossary.search': 'Chercher un terme',
  'rules.glossary.found': '{count, plural, =0 {Aucun terme de ce nom.} one {# terme} other {# termes}}',
  'rules.glossary.cavers': 'Spéléos',
  'rules.glossary.abilities': 'Capacités',
  'rules.glossary.actions': 'Actions',
  'rules.glossary.tiles': 'Tuiles et marqueurs',
  'rules.glossary.phases': 'Phases, dangers, résultats',
  'rules.glossary.diamant': 'Diamant',
}
