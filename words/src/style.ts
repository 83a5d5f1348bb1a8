import type { Language } from './languages.ts'

/** What a language never prints, and what it prints instead. */
export interface StyleRule {
  readonly instead: string
  readonly never: RegExp
  /** Sentences that may. */
  readonly except?: RegExp
  /** The rulebooks may. */
  readonly wordsOnly?: true
}

/** A whole word: \b knows no accents. */
const word = (words: string, flags = 'iu'): RegExp => new RegExp(`(?<![\\p{L}’])(?:${words})(?!\\p{L})`, flags)

export const STYLE: Record<Language, readonly StyleRule[]> = {
  en: [
    { instead: '50%', never: /(?<![\d}])%|\s%/u },
    { instead: 'at random', never: word('by lot|draws lots') },
    { instead: 'whoever', never: /(?:^|[.;:] )Who (?:fails|leaves|enters|is inside|has chosen)(?! so)(?![^.]*\?)/u },
    { instead: 'neither he nor she for anybody', never: word('herself|himself'), wordsOnly: true },
    {
      instead: 'a speed, a check, a reason in plain English',
      never: word('readably|hurry on|holds'),
      except: /^subTerra\.event/,
      wordsOnly: true,
    },
    { instead: 'by horrors', never: word('devoured(?= in the dark)|dark devours') },
    { instead: 'one of the shortest', never: word('a shortest') },
  ],
  es: [
    { instead: '50 % with a no-break space', never: /(?<!\u00a0)%/u },
    { instead: 'linterna', never: word('lámparas?|antorchas?') },
    { instead: 'Dura', never: word('graves?') },
    { instead: 'esconderse', never: word('ocultarse|ocultar$'), except: /^table\./ },
    { instead: 'repeler', never: word('ahuyent\\p{L}+') },
    { instead: 'nada, ningún', never: word('cero'), wordsOnly: true },
    { instead: 'por cabeza', never: word('cada uno'), except: /^learn\./, wordsOnly: true },
    { instead: 'uno de los más cortos', never: word('un camino más corto|su camino más corto') },
    { instead: 'juego limpio', never: word('limpieza') },
  ],
  fr: [
    { instead: 'vous', never: word('tu|te|ton|ta|tes|toi|tien|tienne|t’\\p{L}+') },
    { instead: 'an imperative with vous', never: word('attends|prends|choisis|viens|réessaie|dépêche') },
    {
      instead: 'an imperative with vous, at the head of a sentence',
      never: /(?:^|[.:{]\s)(?:regarde|retire|vérifie|invite|ajoute|passe|crée|partage|laisse|touche)(?!\p{L})/iu,
      except: /\.bot\.|^subTerra\./,
      wordsOnly: true,
    },
    { instead: 'no-break spaces', never: /(?<!\u202f)[;!?%]|(?<!\u00a0)[:»]|«(?!\u00a0)/u },
    { instead: 'paroi', never: word('murs?') },
    { instead: 'connecté', never: word('reliée?s?|liaisons?') },
    { instead: 'côté libre', never: word('côtés? ouverts?') },
    { instead: 'Extrême', never: word('graves?') },
  ],
  it: [
    { instead: '50%', never: /(?<![\d}])%|\s%/u },
    { instead: 'torce', never: word('lampad\\p{L}+') },
    { instead: 'inseguire', never: word('caccia|cacciano') },
    { instead: 'immerso', never: word('sommers[oaie]') },
    { instead: 'detriti', never: word('macerie') },
    { instead: 'rango', never: word('grado') },
    { instead: 'host', never: word('padrone di casa|chi ospita|l’ospite') },
    { instead: 'nulla, nessuno', never: word('zero'), wordsOnly: true },
    { instead: 'una delle più brevi', never: word('una via più breve|sua via più breve') },
  ],
}

/** Things that are counted, after a number; verbs that a number governs, before it. */
export const COUNTED: Record<Language, { readonly noun: RegExp; readonly verb?: RegExp }> = {
  en: {
    noun: /^ (?:rubies|cards|tiles|steps(?! onto)|seats|players|bots|relics|seals|others|people|expeditions|times)\b/,
  },
  es: {
    noun: /^ (?:rubíes|cartas|losetas|pasos|asientos|jugadores|bots|reliquias|sellos|personas|expediciones|veces|puntos)\b/,
    verb: /(?:quedan|faltan) $/i,
  },
  fr: {
    noun: /^ (?:rubis|cartes|tuiles|pas|places|joueurs|bots|reliques|sceaux|autres|personnes|expéditions|fois|points?)\b/,
    verb: /(?:restent|manquent|reste) $/i,
  },
  it: {
    noun: /^ (?:rubini|carte|tessere|passi|posti|giocatori|reliquie|sigilli|persone|spedizioni|volte|punti)\b/i,
    verb: /(?:restano|rimangono|mancano) $/i,
  },
}

/** Sentences with a range, or with a number that is never one. */
export const isRange =
  /^(?:lobby\.players|table\.room\.players|diamant\.refusal\.playerCount|subTerra\.refusal\.bad(?:TileSet|HazardDeck))$/
