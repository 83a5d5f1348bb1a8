import type { Translation } from '../areas.ts'

export const deals: Translation<'deals'> = {
  'deals.title':
    '{kind, select, cave {{names} vous propose sa caverne} expedition {{names} vous propose son expédition} other {{names} vous propose sa donne}}',
  'deals.title.many':
    '{kind, select, cave {Jouez la caverne de {names}} expedition {Jouez l’expédition de {names}} other {Jouez la donne de {names}}}',
  'deals.lead':
    'Tout est disposé comme alors, et reste scellé jusqu’à ce que vous le découvriez. Ensuite, les deux parties se comparent côte à côte, décision par décision.',
  'deals.seats': '{count, plural, one {Une place} other {# places}} : {names}',
  'deals.bots': 'Avec des bots, tout de suite',
  'deals.bots.note': 'vous jouez, des bots prennent les autres places',
  'deals.friends': 'Avec des amis',
  'deals.friends.note': 'une table à vous ; envoyez-leur le lien',
  'deals.gone': 'Cette offre ne mène nulle part. Demandez le lien complet à la personne qui vous l’a envoyée.',
  'deals.compare.title': 'Deux parties, une donne',
  'deals.compare.left': 'Première partie',
  'deals.compare.right': 'Deuxième partie',
  'deals.compare.at': 'Manche {round}, décision {step}',
  'deals.compare.start': 'Le début',
  'deals.compare.part': 'Aller là où elles diffèrent',
  'deals.compare.alike': 'La même décision dans les deux.',
  'deals.compare.always': 'Les mêmes décisions dans les deux, jusqu’au bout.',
  'deals.compare.done': 'plus rien cette manche',
  'deals.compare.other': 'Ce ne sont pas deux parties de la même donne.',
  'deals.compare.decision': '{name} : {action}',
}
