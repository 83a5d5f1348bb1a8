import type { Translation } from '../areas.ts'

export const puzzle: Translation<'puzzle'> = {
  'puzzle.title': 'Trouvez l’issue',
  'puzzle.lead': 'Une action est nettement meilleure que toutes les autres. Laquelle ?',
  'puzzle.number': 'Problème {number} sur {all}',
  'puzzle.right': 'Exact : « {action} ». Cette action vaut {worth} ; la deuxième, {next}.',
  'puzzle.wrong': '« {action} » vaut {worth}. « {best} » vaut {most}.',
  'puzzle.all': 'Ce que vaut chaque action',
  'puzzle.scale':
    'Essayé dans 480 avenirs possibles, avec un bot à chaque place. 100 %, c’est la meilleure fin possible ; 0 %, la pire.',
  'puzzle.again': 'Réessayer',
  'puzzle.next': 'Problème suivant',
  'puzzle.solved': '{count, plural, =0 {Aucun résolu} one {# résolu} other {# résolus}} sur {all}, sur cet appareil',
  'puzzle.found':
    '{solved, plural, =0 {Personne ne l’a résolu} one {# personne l’a résolu} other {# personnes l’ont résolu}} du premier coup, sur {tried}.',
  'puzzle.few':
    '{tried, plural, one {Une personne l’a essayé} other {# personnes l’ont essayé}} : trop peu pour dire s’il est difficile.',
  'puzzle.list': 'Tous les problèmes, les plus difficiles d’abord',
  'puzzle.list.rated':
    'Problème {number} : {solved, plural, =0 {personne ne l’a résolu} one {résolu par # personne} other {résolu par # personnes}}, sur {tried}',
  'puzzle.list.few': 'Trop peu de gens ont essayé ceux-ci pour les évaluer :',
  'puzzle.list.found': 'Vous l’avez résolu',
  'puzzle.list.missed': 'Vous ne l’avez pas résolu',
  'puzzle.share': '{worth, number, percent}',
}
