import type { Translation } from '../areas.ts'

export const analysis: Translation<'analysis'> = {
  'analysis.title': 'Chance et adresse',
  'analysis.how':
    'Chaque décision a été essayée dans {futures} avenirs, avec ce que son joueur pouvait savoir et {bot} à toutes les places.',
  'analysis.scale':
    '100 % est la meilleure fin possible, 0 % la pire. ± est l’intervalle à 95 % : ce qui s’y trouve est dit égal.',
  'analysis.who': 'Place',
  'analysis.team': 'L’équipe',
  'analysis.start': 'Attendu',
  'analysis.own': 'Choix propres',
  'analysis.others': 'Choix des autres',
  'analysis.draws': 'Chance',
  'analysis.end': 'Résultat',
  'analysis.addUp': 'L’attendu, les choix et la chance font ensemble le résultat.',
  'analysis.turning': 'Ce qui a décidé',
  'analysis.turningAt': 'Étape {step} : {name} est passé de {from} à {to}.',
  'analysis.noTurning': 'Aucun moment n’a décidé à lui seul.',
  'analysis.cost': 'Décisions coûteuses',
  'analysis.costLine': '{name} : « {action} ». « {other} » aurait donné {gain} de plus.',
  'analysis.gave': 'Mieux que le bot fort',
  'analysis.gaveLine': '{name} : « {action} ». « {other} » aurait donné {gain} de moins.',
  'analysis.equal': 'Aucune décision n’a été nettement meilleure ou pire que ce qu’on pouvait faire d’autre.',
  'analysis.strong': '{bot} aurait choisi « {action} ».',
  'analysis.luck': 'Coups de chance',
  'analysis.luckLine': '{name} : {gain}.',
  'analysis.noLuck': 'Aucun tirage n’a été nettement heureux ou malheureux.',
  'analysis.estimate': '{mean, number, percent} ± {margin, number, percent}',
  'analysis.signed': '{sign}{mean, number, percent} ± {margin, number, percent}',
  'analysis.share': '{mean, number, percent}',
  'analysis.step': 'Étape {step}',
}
