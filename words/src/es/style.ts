import { type Counting, type StyleRule, word } from '../style.ts'

export const rules: readonly StyleRule[] = [
  { instead: '50 % with a no-break space', never: /(?<!\u00a0)%/u },
  { instead: 'linterna', never: word('lámparas?|antorchas?') },
  { instead: 'Dura', never: word('graves?') },
  { instead: 'esconderse', never: word('ocultarse|ocultar$'), except: /^table\./ },
  { instead: 'repeler', never: word('ahuyent\\p{L}+') },
  { instead: 'nada, ningún', never: word('cero'), wordsOnly: true },
  { instead: 'por cabeza', never: word('cada uno'), except: /^learn\./, wordsOnly: true },
  { instead: 'uno de los más cortos', never: word('un camino más corto|su camino más corto') },
  { instead: 'juego limpio', never: word('limpieza') },
]

export const counted: Counting = {
  noun: /^ (?:rubíes|cartas|losetas|pasos|asientos|jugadores|bots|reliquias|sellos|personas|expediciones|veces|puntos)\b/,
  verb: /(?:quedan|faltan) $/i,
}
