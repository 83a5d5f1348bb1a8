import type { Translation } from '../areas.ts'

export const terminal: Translation<'terminal'> = {
  'terminal.player': 'Jugador {number}',
  'terminal.bot': '{name} (bot)',
  'terminal.ask': '{name}, ¿qué haces?',
  'terminal.hint': 'un número o palabras de una opción; o bien {help}, {rules}, {hint}, {odds}, {undo}, {save}, {quit}',
  'terminal.advice': '{name}: {action}; gana el {share, number, percent} de las veces',
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
  'terminal.stopped': 'La partida se ha interrumpido.',
  'terminal.over': 'La partida ha terminado.',
  'terminal.score': '{place}. {name}: {score, plural, one {# punto} other {# puntos}}',
  'terminal.place': '{place}. {name}',
  'terminal.command.help': 'ayuda',
  'terminal.command.rules': 'reglas',
  'terminal.command.hint': 'consejo',
  'terminal.command.odds': 'probabilidades',
  'terminal.command.undo': 'deshacer',
  'terminal.command.save': 'guardar ARCHIVO',
  'terminal.command.quit': 'salir',
  'terminal.help.choose':
    'Un número elige la opción que lo lleva. También valen palabras de una opción, si ninguna otra las tiene todas. Una línea vacía no hace nada.',
  'terminal.help.rules': 'cómo se juega, en pocas palabras',
  'terminal.help.hint': 'qué haría el bot más fuerte, y por qué',
  'terminal.help.odds': 'lo que se puede calcular con lo que todos ven',
  'terminal.help.undo': 'deshace lo último que hiciste, si desde entonces no ha salido nada a la luz',
  'terminal.help.save':
    'escribe el registro de la partida; «grotto replay ARCHIVO» la cuenta, «grotto verify ARCHIVO» la comprueba',
  'terminal.help.quit': 'termina la partida',
  'terminal.help.help': 'estas líneas',
  'terminal.entry': '{name}: {what}',
  'terminal.empty': 'No has escrito nada y no se ha hecho nada.',
  'terminal.notUnderstood': '«{typed}» no es ninguna de las opciones; «{help}» dice qué se puede escribir.',
  'terminal.unclear': '«{typed}» podría ser más de una opción. Un número siempre está claro.',
  'terminal.tooManyPeople':
    'Solo hay {seats, plural, one {# asiento} other {# asientos}}, y no {people, plural, one {cabe # persona} other {caben # personas}}.',
  'terminal.optionsRefused': 'Estas opciones no son posibles ({rule}): {why}',
  'terminal.story.undo': '{name} lo deshace; la partida sigue como estaba tras el paso {to}.',
  'terminal.imported.whole': 'Toda esta partida vino de otro archivo.',
  'terminal.imported.start': 'Esta partida sigue desde una posición que vino de otro archivo.',
  'terminal.diamant.closedChest': 'el baúl está cerrado hasta el final',

  // Sub Terra, where no board shows it
  'terminal.subTerra.stock':
    'Ronda {round}. {hazards, plural, =0 {No queda ninguna carta de peligro} one {Queda # carta de peligro} other {Quedan # cartas de peligro}} antes de «Tiempo agotado» y {tiles, plural, =0 {ninguna loseta} one {# loseta} other {# losetas}} en la pila{exit}.',
  'terminal.subTerra.place': '{tile} en {cell}',
  'terminal.subTerra.horror': 'Hay un horror en {cell}, {tile}. {hunt}',
  'terminal.subTerra.runBy': '{caver}, {player}',
  'terminal.subTerra.lay': 'Coloca {tile}.',
  'terminal.subTerra.keep': 'Quedarse con {tile}',
  'terminal.subTerra.map':
    'El mapa: columnas a b c … desde el oeste, filas 1 2 3 … desde el norte, que se cuentan de nuevo cuando la cueva crece. Las líneas pasan por los lados abiertos.',
  'terminal.subTerra.mapMarks':
    'Una mayúscula: la loseta está inundada, bloqueada por escombros o tiene cuerda. Un > < v ^ da contra una pared, un * es un lado volado.',
}
