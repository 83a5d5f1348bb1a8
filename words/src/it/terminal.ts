import type { Translation } from '../areas.ts'

export const terminal: Translation<'terminal'> = {
  'terminal.player': 'Giocatore {number}',
  'terminal.bot': '{name} (bot)',
  'terminal.ask': '{name}, che cosa fai?',
  'terminal.hint': 'un numero o l’azione stessa; oppure: undo, hint, odds, save FILE, quit',
  'terminal.advice': '{name}: {action} vince il {share, number, percent} delle volte',
  'terminal.noAdvice': 'Nessun bot sa dare consigli in questo gioco.',
  'terminal.botLine': '{id}  {name}, livello {level} ({manner}). {about}',
  'terminal.sparringLine': '{id}  {name}, livello {level} ({manner}), solo per misurare. {about}',
  'terminal.passTo': 'Passa lo schermo a {name}. Premi Invio quando nessun altro guarda.',
  'terminal.passed': '— {name} —',
  'terminal.refused': 'Non è possibile ({rule}): {why}',
  'terminal.undone': 'Annullato.',
  'terminal.nothingToUndo': 'Non hai nulla da annullare.',
  'terminal.cannotUndo': 'Non si può annullare: nel frattempo qualcosa è stato svelato.',
  'terminal.saved': 'La partita è registrata in {file}.',
  'terminal.stopped': 'La partita è stata interrotta.',
  'terminal.over': 'La partita è finita.',
  'terminal.score': '{place}. {name}: {score, plural, one {# punto} other {# punti}}',
  'terminal.place': '{place}. {name}',
}
