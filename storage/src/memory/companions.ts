import type { Blocked, Companions, Invitation } from '../companions.ts'

interface Ports {
  nameOf(person: string): string | undefined
  haveMet(person: string, other: string): boolean
}

const latestFirst = (a: { at: number }, b: { at: number }): number => b.at - a.at

export class MemoryCompanions implements Companions {
  #blocks: { readonly person: string; readonly other: string; readonly at: number }[] = []
  #invitations: Invitation[] = []
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async haveMet(person: string, other: string): Promise<boolean> {
    return this.#ports.haveMet(person, other)
  }

  async block(person: string, other: string, at: number, most: number): Promise<void> {
    if (!this.#knows(person) || !this.#knows(other)) return
    await this.unblock(person, other)
    this.#blocks.push({ person, other, at })
    const kept = this.#blocks
      .filter(block => block.person === person)
      .sort(latestFirst)
      .slice(0, most)
    this.#blocks = this.#blocks.filter(block => block.person !== person || kept.includes(block))
  }

  async unblock(person: string, other: string): Promise<void> {
    this.#blocks = this.#blocks.filter(block => block.person !== person || block.other !== other)
  }

  async blockedBy(person: string): Promise<Blocked[]> {
    const own = this.#blocks.filter(block => block.person === person).sort(latestFirst)
    return own.map(({ other, at }) => ({ person: other, name: this.#ports.nameOf(other) ?? '', at }))
  }

  async blocking(person: string, among: readonly string[]): Promise<string[]> {
    return this.#blocks.filter(block => block.other === person && among.includes(block.person)).map(each => each.person)
  }

  async invite(invitation: Invitation, most: number): Promise<void> {
    const { person, by, to } = invitation
    if (!this.#knows(person) || !this.#knows(by)) return
    await this.decline(person, to)
    this.#invitations.push({ ...invitation })
    const kept = this.#invitations
      .filter(each => each.person === person)
      .sort(latestFirst)
      .slice(0, most)
    this.#invitations = this.#invitations.filter(each => each.person !== person || kept.includes(each))
  }

  async invitations(person: string): Promise<(Invitation & { name: string })[]> {
    const own = this.#invitations.filter(each => each.person === person).sort(latestFirst)
    return own.map(each => ({ ...each, name: this.#ports.nameOf(each.by) ?? '' }))
  }

  async decline(person: string, to: string): Promise<void> {
    this.#invitations = this.#invitations.filter(each => each.person !== person || each.to !== to)
  }

  #knows(person: string): boolean {
    return this.#ports.nameOf(person) !== undefined
  }

  forgetPerson(person: string): void {
    this.#blocks = this.#blocks.filter(block => block.person !== person && block.other !== person)
    this.#invitations = this.#invitations.filter(each => each.person !== person && each.by !== person)
  }

  forgetTable(table: string): void {
    this.#invitations = this.#invitations.filter(each => each.to !== table)
  }
}
