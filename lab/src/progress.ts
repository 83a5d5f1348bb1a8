import { Presets, SingleBar } from 'cli-progress'

/** Tells how far long work is. */
export interface Progress {
  advance(by: number): void
  stop(): void
}

const SILENT: Progress = { advance() {}, stop() {} }

/** A bar on standard error while somebody watches; nothing otherwise, so that logs and pipes stay clean. */
export function progressBar(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return SILENT
  const format = `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left`
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic)
  bar.start(total, 0)
  return { advance: by => bar.increment(by), stop: () => bar.stop() }
}
