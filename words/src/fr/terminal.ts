import type { Translation } from '../areas.ts'

export const terminal: Translation<'terminal'> = {
  'terminal.player': 'Joueur {number}',
  'terminal.bot': '{name} (bot)',
  'terminal.ask': '{name}, que faites-vous ?',
  'terminal.hint': 'un numéro ou l’action elle-même ; ou bien : undo, hint, odds, save FICHIER, quit',
  'terminal.advice': '{name} : {action} gagne {share, number, percent} du temps',
  'terminal.noAdvice': 'Aucun bot ne sait conseiller dans ce jeu.',
  'terminal.botLine': '{id}  {name}, niveau {level} ({manner}). {about}',
  'terminal.sparringLine': '{id}  {name}, niveau {level} ({manner}), seulement pour mesurer. {about}',
  'terminal.passTo': 'Passez l’écran à {name}. Appuyez sur Entrée quand personne d’autre ne regarde.',
  'terminal.passed': '— {name} —',
  'terminal.refused': 'Impossible ({rule}) : {why}',
  'terminal.undone': 'Annulé.',
  'terminal.nothingToUndo': 'Vous n’avez rien à annuler.',
  'terminal.cannotUndo': 'Cela ne peut pas être annulé : quelque chose a été révélé depuis.',
  'terminal.saved': 'La partie est enregistrée dans {file}.',
  'terminal.stopped': 'La partie a été arrêtée.',
  'terminal.over': 'La partie est terminée.',
  'terminal.score': '{place}. {name} : {score, plural, one {# point} other {# points}}',
  'terminal.place': '{place}. {name}',
}
