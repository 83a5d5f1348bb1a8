import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Makes the series of one registry: a name, a sentence, the labels. */
export const seriesIn = (registry: Registry) => ({
  counter: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] }),

  histogram: <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name, help, buckets, labelNames, registers: [registry] }),

  /** What is the case just now, asked when somebody looks. */
  reading(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async function (this: Gauge) {
      this.set(await read())
    }
    new Gauge({ name, help, registers: [registry], collect })
  },

  /** What stays as it is as long as the process runs. */
  fact(name: string, help: string, labels: Record<string, string>): void {
    new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] }).set(labels, 1)
  },
})
