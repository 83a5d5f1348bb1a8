/** A small tournament of a club: everybody plays the same sealed deals, table by table. */
export interface Tournament {
  readonly id: string
  readonly club: string
  /** Null where she was forgotten. */
  readonly organiser: string | null
  readonly game: string
  /** Options, number of deals, seats and clock of a table, as the server writes them. */
  readonly setUp: string
  readonly created: number
  /** From then on nothing counts any more, and every seed may be known. */
  readonly closes: number
  /** When its tables were seated. */
  readonly begun: number | null
  /** When everybody was through with everything. */
  readonly settled: number | null
  /** The seeds of its deals, as the server writes them. Drawn before anybody enters. */
  readonly secrets: string
  /** Who sits with whom at each deal, by slot, as the server writes it. */
  readonly seating: string | null
}

/** Somebody who plays in it. Her slot stays where she is forgotten. */
export interface Entrant {
  readonly slot: number
  readonly person: string | null
  /** She has withdrawn or left the club: nobody waits for her. */
  readonly gone: boolean
  /** When she last said that she is there for her next table. */
  readonly came: number
}

/** How a deal went for a slot, as the server writes it. */
export interface TournamentResult {
  readonly deal: number
  readonly slot: number
  readonly reached: string
}

/** How many may be open at a time: of a club, and of one member there. So many that are over stay with the club. */
export interface TournamentCaps {
  readonly ofClub: number
  readonly ofMember: number
  readonly kept: number
}

/** Tournaments go with their club. Whoever leaves the club withdraws; whoever is forgotten leaves her slot without a name. */
export interface Tournaments {
  /** Only for a member; false where too many are open. */
  create(tournament: Tournament, caps: TournamentCaps): Promise<boolean>
  tournament(id: string): Promise<Tournament | undefined>
  /** Latest first. */
  ofClub(club: string): Promise<Tournament[]>
  /** By slot. */
  entrants(id: string): Promise<Entrant[]>
  /** Whether she is in it then: a member, before it begins, where there is room. */
  enter(id: string, person: string, at: number, most: number): Promise<boolean>
  /** Before it begins the slot goes; afterwards it stays without her. */
  withdraw(id: string, person: string): Promise<void>
  /** Only before it begins. */
  callOff(id: string): Promise<boolean>
  /** Once, and only where still so many have entered as were seated. */
  begin(id: string, at: number, entered: number, seating: string): Promise<boolean>
  come(id: string, person: string, at: number): Promise<void>
  results(id: string): Promise<TournamentResult[]>
  /** What is known of the same deal and slot gives way. */
  keepResults(id: string, results: readonly TournamentResult[]): Promise<void>
  settle(id: string, at: number): Promise<void>
}
