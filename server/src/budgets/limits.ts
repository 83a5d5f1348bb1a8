/** So many at once, then so many a second. */
export interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

/**
 * What one visitor may do. Guests are free to make, so it is the address that binds; the limit of a person keeps the
 * shares of those even who are behind one address. A class of thirty behind one must be able to play.
 */
export interface Limit {
  readonly what: string
  readonly person?: Rate
  readonly address: Rate
  /** Counted over all nodes: whoever guesses codes would otherwise guess at every one of them. */
  readonly shared?: true
  /** As of `Head`. */
  readonly notFewer?: true
}

const aSecond = (atOnce: number, perSecond: number): Rate => ({ atOnce, perSecond })
const aMinute = (atOnce: number, perMinute: number): Rate => ({ atOnce, perSecond: perMinute / 60 })

/** docs/server.md lists them; a test compares. */
export const RATES = {
  // Whatever comes with the first breath of a connection is taken apart before anybody can say no.
  connects: { what: 'connections opened, whatever is said on them', address: aSecond(500, 20), notFewer: true },
  calls: { what: 'calls over HTTP, and sockets opened', address: aSecond(300, 10) },
  commands: {
    what: 'commands, over all sockets and HTTP together',
    person: aSecond(80, 20),
    address: aSecond(400, 100),
  },
  // Whatever a socket carries costs time to take apart, even where it says nothing.
  bytes: {
    what: 'bytes sent over sockets',
    person: aSecond(1_000_000, 64_000),
    address: aSecond(4_000_000, 500_000),
  },
  words: { what: 'words, pointing, plans, notes and lines shown', person: aSecond(8, 1), address: aSecond(60, 10) },
  // Another name is written into the log of every table where somebody sits.
  names: { what: 'other names', person: aMinute(5, 3), address: aMinute(60, 30) },
  tables: {
    what: 'new tables: created, "play now", rematch, fork or import, a game of a day that is brought',
    person: aMinute(20, 5),
    address: aMinute(60, 10),
    shared: true,
  },
  codes: { what: 'short codes of tables tried', address: aMinute(40, 15), shared: true },
  devices: { what: 'codes of devices, recovery phrases and passkeys tried', address: aMinute(10, 10), shared: true },
  // Each keeps its person, and a new guest costs nothing: it is how many people an address has us store.
  credentials: {
    what: 'codes for other devices and tokens for programs made',
    person: aMinute(10, 10),
    address: aMinute(60, 20),
    shared: true,
  },
  passkeys: {
    what: 'passkeys asked for, to make one or to come back with one',
    person: aMinute(10, 10),
    address: aMinute(40, 15),
    shared: true,
  },
  // A web address is tried at once: every call writes to somebody's server.
  channels: {
    what: 'browsers and web addresses for reminders, recovery phrases and passkeys made, devices signed out',
    person: aMinute(6, 6),
    address: aMinute(40, 6),
    shared: true,
  },
  reports: { what: 'reports about somebody', person: aMinute(5, 2), address: aMinute(20, 6) },
  blocks: { what: 'people blocked, or no longer', person: aMinute(20, 10), address: aMinute(60, 20) },
  invites: { what: 'companions asked to a table or into a club', person: aMinute(10, 6), address: aMinute(60, 20) },
  clubs: { what: 'clubs founded, changed or left', person: aMinute(20, 10), address: aMinute(60, 20) },
  clubLinks: { what: 'links of clubs tried', person: aMinute(10, 6), address: aMinute(40, 15), shared: true },
  tournaments: {
    what: 'tournaments set up, entered, begun or left',
    person: aMinute(20, 10),
    address: aMinute(80, 30),
  },
  // Whoever waits for her table asks every few seconds.
  nextTables: { what: 'tables of tournaments asked for', person: aMinute(30, 20), address: aMinute(300, 300) },
  figures: { what: 'figures of clubs asked for', person: aMinute(30, 30), address: aMinute(120, 60) },
  reviews: {
    what: 'links of reviews tried or withdrawn',
    person: aMinute(20, 10),
    address: aMinute(60, 30),
    shared: true,
  },
  // Guests are free to make: how often an address is heard is how much it can tilt what is said of a puzzle.
  puzzles: { what: 'answers to puzzles', person: aMinute(20, 10), address: aMinute(60, 15), shared: true },
  exports: { what: 'results taken along or cleared away', person: aMinute(6, 3), address: aMinute(40, 6) },
  forgets: { what: 'people who want to be forgotten', address: aMinute(10, 2) },
  thinking: {
    what: 'milliseconds that bots think at somebody’s tables',
    person: aSecond(30_000, 500),
    address: aSecond(60_000, 750),
  },
} as const satisfies Record<string, Limit>
export type Kind = keyof typeof RATES

/** How many of each somebody may have at the same time. */
export interface Head {
  readonly what: string
  readonly person?: number
  readonly address: number
  /** A factor below one does not make them fewer: without a connection nobody can be told that it is too much. */
  readonly notFewer?: true
}

export const HEADS = {
  // A browser keeps six for calls: thirty of them, with all the sockets and streams below, are not too many.
  connections: { what: 'connections, idle ones too', address: 500, notFewer: true },
  sockets: { what: 'sockets', person: 20, address: 200 },
  streams: { what: 'event streams', person: 20, address: 100 },
} as const satisfies Record<string, Head>
export type Heads = keyof typeof HEADS

/** How long a table can become. The longest games have some 1,500 entries, with a box of one's own some 3,000. */
export const LENGTHS = {
  /** From here on people only act, start the game or leave. */
  entries: 3_500,
  /** From here on bots play on alone. */
  entriesInAll: 4_500,
  /** What one person brings about at one table. */
  commands: 2_500,
  /** How often a seat changes a decision it has made, in one game: so many that nobody who plays gets there. */
  changes: 200,
  /** How often somebody takes back, and what comes to nothing by that: so that every record can be brought elsewhere. */
  undos: 300,
  takenBack: 900,
  /** Words that are kept: at one table, of those who look on, of one person. */
  words: 5_000,
  wordsOfOnlookers: 1_000,
  wordsOfPerson: 1_000,
  /** Annotations of one person to one game; of all it is as many as a record takes. */
  annotationsOfPerson: 60,
  /** How often the link to look at one game together is withdrawn. */
  reviewsWithdrawn: 100,
} as const

/** A limit as the description of the API says it. */
export function limitInWords(kind: Kind): string {
  const { person, address }: Limit = RATES[kind]
  const ofPerson = person ? `; for one person ${rateInWords(person)}` : ''
  return `For one address ${rateInWords(address)}${ofPerson}.`
}

export const rateInWords = ({ atOnce, perSecond }: Rate): string =>
  `${grouped(atOnce)} at once, then ${perSecond < 1 ? `${Math.round(perSecond * 60)} a minute` : `${grouped(perSecond)} a second`}`

const grouped = (number: number): string => number.toLocaleString('en')
