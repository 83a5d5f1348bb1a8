import type { Entrant, Tournament, TournamentCaps, TournamentResult, Tournaments } from '../tournaments.ts'

interface Ports {
  isMember(club: string, person: string): boolean
}

interface Kept {
  tournament: Tournament
  entrants: Entrant[]
  results: TournamentResult[]
}

export class MemoryTournaments implements Tournaments {
  readonly #all = new Map<string, Kept>()
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async create(tournament: Tournament, { ofClub, ofMember, kept }: TournamentCaps): Promise<boolean> {
    const { club, organiser, created, id } = tournament
    const all = await this.ofClub(club)
    const open = all.filter(({ closes, settled }) => closes > created && settled === null)
    for (const old of all.slice(kept)) if (!open.includes(old)) this.#all.delete(old.id)
    if (organiser === null || !this.#ports.isMember(club, organiser) || open.length >= ofClub) return false
    if (open.filter(each => each.organiser === organiser).length >= ofMember) return false
    this.#all.set(id, { tournament, entrants: [], results: [] })
    return true
  }

  async tournament(id: string): Promise<Tournament | undefined> {
    return this.#all.get(id)?.tournament
  }

  async ofClub(club: string): Promise<Tournament[]> {
    const found = [...this.#all.values()].map(({ tournament }) => tournament).filter(each => each.club === club)
    return found.sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1))
  }

  async entrants(id: string): Promise<Entrant[]> {
    return [...(this.#all.get(id)?.entrants ?? [])]
  }

  async enter(id: string, person: string, at: number, most: number): Promise<boolean> {
    const kept = this.#all.get(id)
    if (kept?.entrants.some(each => each.person === person)) return true
    const { begun, closes, club } = kept?.tournament ?? { begun: at, closes: at, club: '' }
    const full = (kept?.entrants.length ?? 0) >= most
    if (!kept || begun !== null || closes <= at || full || !this.#ports.isMember(club, person)) return false
    const slot = Math.max(-1, ...kept.entrants.map(each => each.slot)) + 1
    kept.entrants.push({ slot, person, gone: false, came: 0 })
    return true
  }

  async withdraw(id: string, person: string): Promise<void> {
    const kept = this.#all.get(id)
    if (kept) this.#goes(kept, person)
  }

  #goes(kept: Kept, person: string): void {
    if (kept.tournament.begun === null) kept.entrants = kept.entrants.filter(each => each.person !== person)
    else this.#change(kept, person, { gone: true })
  }

  #change(kept: Kept, person: string, change: Partial<Entrant>): void {
    kept.entrants = kept.entrants.map(each => (each.person === person ? { ...each, ...change } : each))
  }

  async callOff(id: string): Promise<boolean> {
    return this.#all.get(id)?.tournament.begun === null && this.#all.delete(id)
  }

  async begin(id: string, at: number, entered: number, seating: string): Promise<boolean> {
    const kept = this.#all.get(id)
    if (!kept || kept.tournament.begun !== null || kept.entrants.length !== entered) return false
    kept.tournament = { ...kept.tournament, begun: at, seating }
    return true
  }

  async come(id: string, person: string, at: number): Promise<void> {
    const kept = this.#all.get(id)
    if (kept) this.#change(kept, person, { came: Math.round(at) })
  }

  async results(id: string): Promise<TournamentResult[]> {
    const found = [...(this.#all.get(id)?.results ?? [])]
    return found.sort((a, b) => a.deal - b.deal || a.slot - b.slot)
  }

  async keepResults(id: string, results: readonly TournamentResult[]): Promise<void> {
    const kept = this.#all.get(id)
    const isNew = (old: TournamentResult) => !results.some(({ deal, slot }) => deal === old.deal && slot === old.slot)
    if (kept) kept.results = [...kept.results.filter(isNew), ...results]
  }

  async settle(id: string, at: number): Promise<void> {
    const kept = this.#all.get(id)
    if (kept) kept.tournament = { ...kept.tournament, settled: kept.tournament.settled ?? at }
  }

  leftClub(club: string, person: string): void {
    for (const kept of this.#all.values()) if (kept.tournament.club === club) this.#goes(kept, person)
  }

  dropClub(club: string): void {
    for (const [id, { tournament }] of this.#all) if (tournament.club === club) this.#all.delete(id)
  }

  forgetPerson(person: string): void {
    for (const kept of this.#all.values()) {
      this.#goes(kept, person)
      this.#change(kept, person, { person: null })
      if (kept.tournament.organiser === person) kept.tournament = { ...kept.tournament, organiser: null }
    }
  }
}
