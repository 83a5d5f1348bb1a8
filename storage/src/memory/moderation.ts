import type { Measure, Moderation, Report } from '../moderation.ts'

const oldestFirst = (a: Report, b: Report): number => a.at - b.at || (a.id < b.id ? -1 : 1)

export class MemoryModeration implements Moderation {
  #reports: Report[] = []
  #measures: Measure[] = []

  async report(report: Report, most: number): Promise<void> {
    const { by, about, table, kind } = report
    const others = this.#reports.filter(
      each => each.by !== by || each.about !== about || each.table !== table || each.kind !== kind,
    )
    this.#reports = [...others, structuredClone(report)].sort(oldestFirst).slice(-most)
  }

  async reports(limit: number): Promise<Report[]> {
    return structuredClone(this.#reports.slice(0, limit))
  }

  async settle(id: string): Promise<boolean> {
    const before = this.#reports.length
    this.#reports = this.#reports.filter(report => report.id !== id)
    return this.#reports.length < before
  }

  async forgetReports(before: number): Promise<void> {
    this.#reports = this.#reports.filter(({ at }) => at >= before)
  }

  async take(measure: Measure): Promise<void> {
    this.#measures.push(structuredClone(measure))
  }

  async lift(id: string): Promise<boolean> {
    const before = this.#measures.length
    this.#measures = this.#measures.filter(measure => measure.id !== id)
    return this.#measures.length < before
  }

  async inForce(at: number): Promise<Measure[]> {
    return structuredClone(this.#measures.filter(({ from, until }) => from <= at && at < until))
  }

  forgetPerson(person: string): void {
    this.#reports = this.#reports.filter(({ by, about }) => by !== person && about !== person)
  }
}
