// What a listener waits for before she presses the next key, in her language.

interface HeardInDiamant {
  /** How the question begins. */
  readonly asked: string
  readonly ended: string
  /** Words for the command line, and its answer to "dance". */
  readonly goOn: string
  readonly unknown: RegExp
}

export const DIAMANT = {
  en: {
    asked: 'Your choice\\.',
    ended: '.* wins? with .*|.* share the victory .*',
    goOn: 'go on',
    unknown: /No command fits/,
  },
  es: {
    asked: 'Tú decides\\.',
    ended: '.* gana con .*|.* comparten la victoria .*',
    goOn: 'seguir',
    unknown: /Ninguna orden encaja/,
  },
} satisfies Record<string, HeardInDiamant>

interface HeardInSubTerra {
  /** How a turn, a tile in hand, and a turn without points are announced. */
  readonly turn: string
  readonly lay: string
  readonly spent: string
  readonly left: string
  readonly ended: string
  /** Of an action that can be done in several places. */
  readonly where: string
  readonly north: RegExp
  readonly unknown: RegExp
  /** Words for the command line: one that is refused, one that is done. */
  readonly swim: string
  readonly explore: string
}

export const SUB_TERRA = {
  en: {
    turn: 'Your turn, ',
    lay: 'Lay ',
    spent: 'No points left',
    left: '.* points? left\\.',
    ended: 'gold|silver|bronze|defeat',
    where: 'choose where',
    north: /1 north of you/,
    unknown: /Nobody has been to the west yet\./,
    swim: 'swim e',
    explore: 'explore n',
  },
  fr: {
    turn: 'À vous, ',
    lay: 'Posez ',
    spent: 'Plus de points',
    left: 'Il reste \\d points?\\.',
    ended: 'or|argent|bronze|défaite',
    where: 'choisissez où',
    north: /1 au nord de vous/,
    unknown: /Inexploré vers l’ouest\./,
    swim: 'nager est',
    explore: 'explorer nord',
  },
  it: {
    turn: 'Tocca a te, ',
    lay: 'Piazza ',
    spent: 'Punti finiti',
    left: 'Resta(?:no)? \\d punt[oi]\\.',
    ended: 'oro|argento|bronzo|sconfitta',
    where: 'scegli dove',
    north: /1 a nord di te/,
    unknown: /Inesplorato verso ovest\./,
    swim: 'nuotare est',
    explore: 'esplora nord',
  },
} satisfies Record<string, HeardInSubTerra>
