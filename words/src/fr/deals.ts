import type { Translation } from '../areas.ts'

export const deals: Translation<'deals'> = {
  'deals.title':
    '{kind, select, cave {{names} vous propose sa caverne} expedition {{names} vous propose son expédition} other {{names} vous propose sa donne}}',
  'deals.title.many':
    '{kind, select, cave {Jouez la caverne de {names}} expedition {Jouez l’expédition de {names}} other {Jouez la donne de {names}}}',
  'deals.lead':
    'Tout est disposé comme alors, et reste scellé jusqu’à ce que vous le découvriez. Ensuite, vous pourrez comparer les deux parties côte à côte, décision par décision.',
  'deals.seats': '{count, plural, one {Une place} other {# places}} : {names}',
  'deals.bots': 'Avec des bots, tout de suite',
  'deals.bots.note': 'vous jouez, des bots prennent les autres places',
  'deals.friends': 'Avec des amis',
  'deals.friends.note': 'votre propre table ; envoyez-leur le lien',
  'deals.gone': 'Ce lien ne fonctionne pas. Demandez le lien complet à la personne qui vous l’a envoyé.',
  'deals.compare.title': 'Deux parties, une {kind, select, cave {caverne} expedition {expédition} other {donne}}',
  'deals.compare.left': 'Première partie',
  'deals.compare.right': 'Deuxième partie',
  'deals.compare.at': '{kind, select, expedition {Expédition} other {Tour}} {round}, décision {step}',
  'deals.compare.start': 'Le début',
  'deals.compare.part': 'Aller à la première différence',
  'deals.compare.alike': 'La même décision dans les deux.',
  'deals.compare.always': 'Les mêmes décisions dans les deux, jusqu’au bout.',
  'deals.compare.done': 'plus rien {kind, select, expedition {dans cette expédition} other {ce tour-ci}}',
  'deals.compare.other': 'Ces deux parties n’avaient pas le même point de départ.',
  'deals.compare.decision': '{name} : {action}',
}
