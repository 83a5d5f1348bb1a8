import type { heard as english } from '../en/heard.ts'

export const heard: { readonly [Key in keyof typeof english]: string } = {
  'table.heard.region': 'Anuncios',
  'table.heard.earlier':
    '{count, plural, one {Hay # suceso anterior} other {Hay # sucesos anteriores}} en el diario. Lo último:',
  'table.heard.watching': 'Estás mirando.',
  'table.heard.notNow': 'No es tu turno: le toca a {name}.',
  'table.heard.nothingYet': 'Todavía no ha pasado nada.',
  'table.heard.seat': 'asiento {number}',
  'table.scan.around': 'alrededor',
  'table.scan.team': 'equipo',
  'table.scan.dangers': 'peligros',
  'table.scan.ways': 'salidas',
  'table.scan.left': 'cartas que quedan',
  'table.scan.lately': 'lo último',
  'table.scan.repeat': 'repetir',
  'table.command': 'Línea de órdenes',
  'table.command.open': 'Escribir una orden',
  'table.command.label': 'Orden',
  'table.command.how': 'Escribe lo que quieres hacer. Tabulador completa, Intro lo hace, Escape cierra.',
  'table.command.small': 'el la los las al a hacia de del en un una yo me mi turno',
  'table.command.help': 'ayuda',
  'table.command.can': 'Puedes decir: {list}.',
  'table.command.unknown': 'Ninguna orden encaja con «{text}». {can}',
  'table.command.which': '¿Cuál de estas: {list}?',
  'table.command.nothing': 'Ahora no tienes nada que decidir.',
  'table.command.done': 'Hecho: {what}.',
}
