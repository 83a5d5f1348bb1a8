import type { Translation } from '../areas.ts'

export const terminal: Translation<'terminal'> = {
  'terminal.player': 'Jugador {number}',
  'terminal.bot': '{name} (bot)',
  'terminal.ask': '{name}, ¿qué haces?',
  'terminal.hint': 'un número o la propia acción; o bien: undo, hint, odds, save FICHERO, quit',
  'terminal.advice': '{name}: {action} gana el {share, number, percent} de las veces',
  'terminal.noAdvice': 'Ningún bot sabe aconsejar en este juego.',
  'terminal.botLine': '{id}  {name}, nivel {level} ({manner}). {about}',
  'terminal.sparringLine': '{id}  {name}, nivel {level} ({manner}), solo para medir. {about}',
  'terminal.passTo': 'Pasa la pantalla a {name}. Pulsa Intro cuando nadie más esté mirando.',
  'terminal.passed': '— {name} —',
  'terminal.refused': 'No es posible ({rule}): {why}',
  'terminal.undone': 'Deshecho.',
  'terminal.nothingToUndo': 'No tienes nada que deshacer.',
  'terminal.cannotUndo': 'Eso no se puede deshacer: desde entonces ha salido algo a la luz.',
  'terminal.saved': 'El registro está en {file}.',
  'terminal.stopped': 'La partida se ha detenido.',
  'terminal.over': 'La partida ha terminado.',
  'terminal.score': '{place}. {name}: {score, plural, one {# punto} other {# puntos}}',
  'terminal.place': '{place}. {name}',
}
