import { CLOSE_TO_ITS_WORD, type Counting, type StyleRule, word } from '../style.ts'

export const rules: readonly StyleRule[] = [
  CLOSE_TO_ITS_WORD,
  { instead: '50%', never: /(?<![\d}])%|\s%/u },
  { instead: 'at random', never: word('by lot|draws lots') },
  {
    instead: 'whoever',
    never:
      /(?:^|[.;:] )Who (?:fails|leaves|enters|lies|is inside|has chosen)(?! so)(?![^.]*\?)|\b(?:[Bb]ut|[Oo]nly) who (?:may|has|is)\b/u,
  },
  { instead: 'neither he nor she for anybody', never: word('herself|himself'), wordsOnly: true },
  {
    instead: 'a speed, a check, a reason in plain English',
    never: word('readably|hurry on|holds'),
    except: /^subTerra\.event/,
    wordsOnly: true,
  },
  { instead: 'the caver, this caver', never: word('her|hers|his|she'), wordsOnly: true },
  { instead: 'costly', never: word('dear'), wordsOnly: true },
  { instead: 'same as the device', never: word('as the device says'), wordsOnly: true },
  { instead: 'by horrors', never: word('devoured(?= in the dark)|dark devours') },
  { instead: 'devoured by horrors, not just devoured', never: /devoured \(/u },
  { instead: 'one of the shortest', never: word('a shortest') },
  { instead: 'stays standing', never: word('keeps? standing') },
  { instead: 'two traps of the same kind', never: word('equal traps|snakes cards') },
  { instead: 'rough terrain', never: word('rough ground') },
  { instead: 'I’d rather not', never: /^Rather not/u, wordsOnly: true },
  { instead: 'a ranking: a table is where one plays', never: word('table of the day'), wordsOnly: true },
  { instead: 'in a seat', never: word('on (?:your|my|every|each|a|the|his|her) seats?') },
  { instead: 'online', never: word('on now|you are on(?=[,.])'), wordsOnly: true },
  { instead: 'start a club', never: word('found (?:one|it|a club)'), wordsOnly: true },
  { instead: 'the best possible', never: word('(?:best|worst|most) (?:\\p{L}+ )?there is'), wordsOnly: true },
  { instead: 'revealed, opened: a seed is not told', never: /(?<!\p{L})(?:is|are) told\b|^told,/u, wordsOnly: true },
  {
    instead: 'does not work',
    never: word('leads? nowhere'),
    except: /^common\.notFound\./,
    wordsOnly: true,
  },
  { instead: 'not in any', never: word('in no (?:club|table|game)|leads to no'), wordsOnly: true },
  { instead: 'not even whoever', never: word('not even who'), wordsOnly: true },
  { instead: 'seats per table', never: word('(?:seats?|points?) a (?:table|deal)'), wordsOnly: true },
  { instead: 'average', never: /(?<!\p{L})mean (?:score|of all)|^Mean$/u, wordsOnly: true },
  { instead: 'previous, next', never: word('the season (?:before|after)'), wordsOnly: true },
  {
    instead: 'expedition in Diamant: a round is Sub Terra’s',
    never: /(?<![\p{L}{])rounds?(?!\p{L})/u,
    except: /^(?!(?:learn\.|lesson\.)?diamant\.)/,
    wordsOnly: true,
  },
  { instead: 'announced, shown', never: word('last told|are told by|the telling'), wordsOnly: true },
]

export const counted: Counting = {
  noun: /^ (?:rubies|cards|tiles|steps(?! onto)|seats|players|bots|relics|seals|others|people|expeditions|times|games|members|caves|deals|notes|clubs|cavers|horrors|rounds|puzzles|seconds|minutes|days)\b/,
}
