import { CLOSE_TO_ITS_WORD, type Counting, type StyleRule, word } from '../style.ts'

export const rules: readonly StyleRule[] = [
  CLOSE_TO_ITS_WORD,
  { instead: '¿…? ¡…!', never: /^[^¿]*\?|^[^¡]*!(?!\[)/u },
  { instead: '50 % with a no-break space', never: /(?<!\u00a0)%/u },
  { instead: 'linterna', never: word('lámparas?|antorchas?') },
  { instead: 'Dura', never: word('graves?') },
  { instead: 'esconderse', never: word('ocultarse|ocultar$'), except: /^table\./ },
  { instead: 'repeler', never: word('ahuyent\\p{L}+') },
  { instead: 'nada, ningún', never: word('cero'), wordsOnly: true },
  { instead: 'por cabeza', never: word('cada uno'), except: /^learn\./, wordsOnly: true },
  { instead: 'uno de los más cortos', never: word('un camino más corto|su camino más corto') },
  { instead: 'mezcla: a baraja is the deck itself', never: word('barajas?'), wordsOnly: true },
  { instead: 'pasadizo', never: word('pasajes?|pasillos?') },
  { instead: 'las fauces de los horrores', never: word('sus fauces') },
  { instead: 'juego limpio', never: word('limpieza') },
  { instead: 'derrumbarse, as printed', never: word('hund\\p{L}+'), except: /^common\./ },
  { instead: 'encontrar', never: word('hallar?|hallad[oa]s?|hallarían?') },
  { instead: 'quien organiza, whoever that is', never: word('anfitri\\p{L}+'), wordsOnly: true },
  { instead: 'a punto, whoever it is', never: word('listos?'), except: /^subTerra\.also\./, wordsOnly: true },
  { instead: 'avisar a quien lo lleva: denunciar a is to report that person', never: word('denunci\\p{L}+') },
  { instead: 'seleccionada', never: word('enfocad[oa]s?') },
  { instead: 'lados abiertos, whatever the gender of the tile', never: /[,;] abiert[oa] al/u },
  { instead: 'en línea', never: word('aquí ahora'), wordsOnly: true },
  { instead: 'costoso', never: word('decisiones caras') },
  { instead: 'el 50 %, with its article', never: /(?:^|[.:;] )\d+\u00a0% (?:es|son)/u },
  { instead: 'interrumpir la partida', never: word('dejar la partida'), wordsOnly: true },
]

export const counted: Counting = {
  noun: /^ (?:rubíes|cartas|losetas|pasos|asientos|jugadores|bots|reliquias|sellos|personas|expediciones|veces|puntos)\b/,
  verb: /(?:quedan|faltan) $/i,
}
