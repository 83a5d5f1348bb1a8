import type { Translation } from '../areas.ts'

export const puzzle: Translation<'puzzle'> = {
  'puzzle.title': 'Trouvez comment sortir',
  'puzzle.lead': 'Une action est nettement meilleure que toutes les autres. Laquelle ?',
  'puzzle.number': 'Problème {number} sur {all}',
  'puzzle.right': 'Exact : « {action} ». Elle vaut {worth}, la suivante {next}.',
  'puzzle.wrong': '« {action} » vaut {worth}. « {best} » vaut {most}.',
  'puzzle.all': 'Ce que vaut chaque action',
  'puzzle.scale':
    'Essayé dans 240 avenirs avec un bot à chaque place. 100 %, c’est la meilleure fin possible ; 0 %, la pire.',
  'puzzle.again': 'Réessayer',
  'puzzle.next': 'Problème suivant',
  'puzzle.solved': '{count} sur {all} résolus sur cet appareil',
  'puzzle.share': '{worth, number, percent}',
}
