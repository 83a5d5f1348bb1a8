import { type Counting, type StyleRule, word } from '../style.ts'

export const rules: readonly StyleRule[] = [
  { instead: 'à vos risques et périls', never: /à vos risques(?! et périls)/iu },
  { instead: 'il ne reste aucun', never: /(?<!ne )reste(?:nt)? (?:\{\w+, plural, =0 \{)?aucun/iu },
  { instead: 'vous', never: word('tu|te|ton|ta|tes|toi|tien|tienne|t’\\p{L}+') },
  { instead: 'an imperative with vous', never: word('attends|prends|choisis|viens|réessaie|dépêche') },
  {
    instead: 'an imperative with vous, at the head of a sentence',
    never: /(?:^|[.:{]\s)(?:regarde|retire|vérifie|invite|ajoute|passe|crée|partage|laisse|touche)(?!\p{L})/iu,
    except: /\.bot\.|^subTerra\./,
    wordsOnly: true,
  },
  { instead: 'no-break spaces', never: /(?<!\u202f)[;!?%]|(?<!\u00a0)[:»]|«(?!\u00a0)/u },
  { instead: 'caverne, in Sub Terra', never: word('grottes?'), except: /^(?!subTerra\.)/, wordsOnly: true },
  { instead: 'paroi', never: word('murs?') },
  { instead: 'connecté', never: word('reliée?s?|liaisons?') },
  { instead: 'côté libre', never: word('côtés? ouverts?') },
  { instead: 'côté libre, where there is one', never: /côtés libres\u00a0: \{/iu },
  {
    instead: 'tuile Gaz, Horreur, Éboulement as the rulebook prints them',
    never: /[Tt]uiles? (?:de gaz|gaz|d’horreur|horreur|d’éboulement|éboulement)(?!\p{L})/u,
  },
  { instead: 'Extrême', never: word('graves?') },
  { instead: 'c’est bon, whoever it is', never: word('prêt(?:e|s|es)?'), wordsOnly: true },
  { instead: 'dévoré par les horreurs', never: /dévorée?s? \(/u },
  { instead: 'Plutôt non', never: word('plutôt pas') },
  { instead: 'la Sortie, the tile', never: /(?<!\p{L})la sortie(?!\p{L})/u, except: /^lobby\./, wordsOnly: true },
  { instead: 'marqueur Explosifs', never: word('pions?') },
  { instead: 'pioche in Diamant, pile in Sub Terra', never: word('paquets?') },
  { instead: 'le dé montre', never: word('dé (?:donne|indique|affiche)') },
  {
    instead: 'niveau: classement is the ranking',
    never: word('classements?'),
    except: /^(?!clubs\.)/,
    wordsOnly: true,
  },
  { instead: 'équipe of cavers', never: word('groupes?'), except: /^(?:clubs\.lead|lobby\.clubs)/, wordsOnly: true },
  {
    instead: 'tour in Sub Terra, expédition in Diamant',
    never: word('manches?'),
    wordsOnly: true,
  },
  { instead: 'place: one sits in it at every table', never: word('sièges?'), wordsOnly: true },
  { instead: 'habileté: adresse is that of the hands', never: word('chance et adresse'), wordsOnly: true },
  { instead: 'révélées, ouvert: a seed is not said', never: /(?:sont dites|^dite,)(?!\p{L})/u, wordsOnly: true },
  {
    instead: 'ne fonctionne pas',
    never: word('ne mène(?:ra)? (?:plus )?nulle part'),
    except: /^common\.notFound\./,
    wordsOnly: true,
  },
  { instead: 'rejoindre la table, le club: it wants an object', never: /(?:^Rejoignez|pour rejoindre)(?! l| une)/u },
  { instead: 'un seul essai', never: word('une fois chacun'), wordsOnly: true },
  { instead: 'la même décision', never: word('décident pareil') },
]

export const counted: Counting = {
  noun: /^ (?:(?:derni|premi)ères |prochaines )?(?:rubis|cartes|tuiles|pas|places|joueurs|bots|reliques|sceaux|autres|personnes|expéditions|fois|points?|parties|membres|cavernes|donnes|notes|clubs|spéléos|horreurs|tours|problèmes|résolus|secondes|minutes|jours)\b/,
  verb: /(?:restent|manquent|reste) $/i,
}
