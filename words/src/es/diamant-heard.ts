import type { heard as english } from '../en/diamant-heard.ts'

export const heard: { readonly [Key in keyof typeof english]: string } = {
  'diamant.heard.asked': 'Tú decides. {now} {safe} en tu baúl.',
  'diamant.heard.risk': '{percent} de riesgo de una segunda trampa.',
  'diamant.heard.chosen': 'Tu carta está boca abajo: {choice} Todavía puedes cambiar de idea.',
  'diamant.heard.path': 'Camino, de la más antigua a la más reciente: {list}.',
  'diamant.heard.emptyPath': 'Aún no hay ninguna carta en el camino.',
  'diamant.heard.explorer': '{name}: {details}.',
  'diamant.heard.deck': '{cards, plural, one {Queda # carta en el mazo.} other {Quedan # cartas en el mazo.}}',
  'diamant.heard.noTraps': 'No hay ninguna trampa en el camino.',
  'diamant.heard.deadly': 'En el camino: {list}. Otra igual acaba con la expedición.',
  'diamant.heard.keys':
    'G sigue, L sale, W el camino, J exploradores, F peligros, K cartas que quedan, I lo último, punto repite, barra escribe una orden, Escape adelanta.',
  'diamant.scan.path': 'camino',
  'diamant.scan.explorers': 'exploradores',
  'diamant.also.goOn': 'seguir, vamos, sigo',
  'diamant.also.leave': 'salir, irse, me voy',
}
