import type { Translation } from '../areas.ts'

export const rules: Translation<'rules'> = {
  'rules.title': 'Reglas',
  'rules.rule': 'Regla',
  'rules.one': 'Regla {rule}',
  'rules.whole': 'Abrir el reglamento completo',
  'rules.chapters': 'Capítulos',
  'rules.search': 'Buscar en las reglas',
  'rules.search.hint': 'Palabra o número: {rule}',
  'rules.found': '{count, plural, =0 {Ningún resultado} one {# resultado} other {# resultados}}',
  'rules.showAll': 'Mostrar todo',
  'rules.otherNames': 'Nombres en otros idiomas',
  'rules.learn': 'En cinco minutos',
  'rules.play': 'Pruébalo con bots',
  'rules.glossary': 'Palabras en cuatro idiomas',
  'rules.glossary.short': 'Glosario',
  'rules.glossary.text':
    'Los términos de los reglamentos impresos, uno al lado del otro, para mesas cuyas cajas hablan idiomas distintos. Los marcados con * y los de Diamant que no son españoles son nuestros.',
  'rules.glossary.search': 'Buscar un término',
  'rules.glossary.found': '{count, plural, =0 {Ese término no existe.} one {# término} other {# términos}}',
  'rules.glossary.cavers': 'Exploradores',
  'rules.glossary.abilities': 'Habilidades',
  'rules.glossary.actions': 'Acciones',
  'rules.glossary.tiles': 'Losetas y fichas',
  'rules.glossary.phases': 'Fases, peligros, resultados',
  'rules.glossary.diamant': 'Diamant',
}
