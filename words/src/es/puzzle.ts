import type { Translation } from '../areas.ts'

export const puzzle: Translation<'puzzle'> = {
  'puzzle.title': 'Encuentra la salida',
  'puzzle.lead': 'Una acción es claramente mejor que todas las demás. ¿Cuál?',
  'puzzle.number': 'Problema {number} de {all}',
  'puzzle.right': 'Exacto: «{action}». Vale {worth}; la segunda mejor, {next}.',
  'puzzle.wrong': '«{action}» vale {worth}. «{best}» vale {most}.',
  'puzzle.all': 'Lo que vale cada acción',
  'puzzle.scale':
    'Probado en 480 futuros posibles, con un bot en cada asiento. El 100 % es el mejor final posible y el 0 %, el peor.',
  'puzzle.again': 'Probar otra vez',
  'puzzle.next': 'Siguiente problema',
  'puzzle.solved':
    '{count, plural, =0 {Ninguno resuelto} one {# resuelto} other {# resueltos}} de {all}, en este dispositivo',
  'puzzle.found':
    '{solved, plural, =0 {Nadie lo ha resuelto} one {Lo ha resuelto # persona} other {Lo han resuelto # personas}} a la primera, de {tried}.',
  'puzzle.few':
    '{tried, plural, one {Lo ha probado una persona} other {Lo han probado # personas}}: muy pocas para saber si es difícil.',
  'puzzle.list': 'Todos los problemas, primero los más difíciles',
  'puzzle.list.rated':
    'Problema {number}: {solved, plural, =0 {no lo ha resuelto nadie} one {resuelto por # persona} other {resuelto por # personas}}, de {tried}',
  'puzzle.list.few': 'Estos los ha probado demasiado poca gente para valorarlos:',
  'puzzle.list.found': 'Lo has resuelto',
  'puzzle.list.missed': 'No lo has resuelto',
  'puzzle.share': '{worth, number, percent}',
}
