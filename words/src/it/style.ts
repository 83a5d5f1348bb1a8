import { CLOSE_TO_ITS_WORD, type Counting, type StyleRule, word } from '../style.ts'

export const rules: readonly StyleRule[] = [
  { instead: 'a tuo rischio e pericolo', never: /a tuo rischio(?! e pericolo)/iu },
  { instead: 'Fai così: alone on a button the other means a foul', never: word('fallo'), wordsOnly: true },
  { instead: 'un buon bot', never: word('bot forte') },
  CLOSE_TO_ITS_WORD,
  { instead: '50%', never: /(?<![\d}])%|\s%/u },
  { instead: 'torce, but for the coach’s bulb', never: word('lampad\\p{L}+'), except: /^(?:lesson|table\.coach)\./ },
  { instead: 'inseguire', never: word('caccia|cacciano') },
  { instead: 'immerso', never: word('sommers[oaie]') },
  { instead: 'detriti', never: word('macerie') },
  { instead: 'rango', never: word('grado') },
  {
    instead: 'l’Uscita, the tile',
    never: /(?:[lL]|[Aa]ll|[Ss]ull|[Dd]all|[Dd]ell)’uscita(?!\p{L})/u,
    except: /^lobby\./,
    wordsOnly: true,
  },
  { instead: 'host', never: word('padrone di casa|chi ospita|l’ospite') },
  { instead: 'nulla, nessuno', never: word('zero'), wordsOnly: true },
  { instead: 'c’è, whoever it is', never: word('pront[oaie]'), wordsOnly: true },
  { instead: 'il dado mostra', never: word('dado (?:segna|indica|dà)') },
  {
    instead: 'Anfratto, Sporgenza, Frana: the tiles',
    never:
      /(?<=un |nessun |negli |una |tua |o |né su una )(?<!ddentrarsi in un )(?:anfratt[oi]|sporgenz[ae]|frane?)(?!\p{L})/u,
    wordsOnly: true,
  },
  { instead: 'lati aperti, whatever the gender of the tile', never: /[,;] apert[oa] a/u },
  { instead: 'lato aperto, where there is one', never: /lati aperti: \{/iu },
  { instead: 'una delle più brevi', never: word('una via più breve|sua via più breve') },
  { instead: 'online', never: word('qui adesso|in rete'), wordsOnly: true },
  { instead: 'costoso', never: word('decisioni care') },
  { instead: 'il 50%, with its article', never: /(?:^|[.:;] )\d+% (?:è|sono)/u },
  {
    instead: 'grotta, or partita where there are only cards',
    never: word('distribuzion[ei]|smazzat[ae]'),
    wordsOnly: true,
  },
  { instead: 'divorato dagli Orrori', never: /divorat[oaie] \(/u },
  {
    instead: 'spedizione in Diamant',
    never: /(?<![\p{L}{])round(?!\p{L})/u,
    except: /^(?!(?:learn\.|lesson\.)?diamant\.)/,
    wordsOnly: true,
  },
  { instead: 'svelare, aprire: a seed is not said', never: /(?:^|[.:] )Si dicono|^detta,/u, wordsOnly: true },
  {
    instead: 'non funziona',
    never: word('non porta(?:rà)? (?:più )?da nessuna parte'),
    except: /^common\.notFound\./,
    wordsOnly: true,
  },
  { instead: 'stabilizzarsi, what figures do', never: word('si assesta(?:no)?'), wordsOnly: true },
  { instead: 'un tentativo a testa', never: word('una volta ciascuno'), wordsOnly: true },
  { instead: 'ed before another e', never: /(?<!\p{L})e (?=e\p{L})/iu },
]

export const counted: Counting = {
  noun: /^ (?:rubini|carte|tessere|passi|posti|giocatori|reliquie|sigilli|persone|spedizioni|volte|punti|partite|membri|grotte|note|Esploratori|Orrori|problemi|risolti|secondi|minuti|giorni)\b/i,
  verb: /(?:restano|rimangono|mancano) $/i,
}
