import { type Counting, type StyleRule, word } from '../style.ts'

export const rules: readonly StyleRule[] = [
  { instead: '50%', never: /(?<![\d}])%|\s%/u },
  { instead: 'torce', never: word('lampad\\p{L}+') },
  { instead: 'inseguire', never: word('caccia|cacciano') },
  { instead: 'immerso', never: word('sommers[oaie]') },
  { instead: 'detriti', never: word('macerie') },
  { instead: 'rango', never: word('grado') },
  { instead: 'host', never: word('padrone di casa|chi ospita|l’ospite') },
  { instead: 'nulla, nessuno', never: word('zero'), wordsOnly: true },
  { instead: 'una delle più brevi', never: word('una via più breve|sua via più breve') },
]

export const counted: Counting = {
  noun: /^ (?:rubini|carte|tessere|passi|posti|giocatori|reliquie|sigilli|persone|spedizioni|volte|punti)\b/i,
  verb: /(?:restano|rimangono|mancano) $/i,
}
