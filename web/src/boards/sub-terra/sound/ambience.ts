import { playNoise, playTone } from './synth.ts'

/** A drop falls into a pool; its echo comes from farther off the deeper the team has come. */
export function drip(depth: number): void {
  const pitch = 1250 - depth * 320
  playTone({ type: 'sine', from: pitch, to: pitch * 0.42, seconds: 0.11, loud: 0.05 })
  for (const [echo, loud] of [
    [0.19, 0.022],
    [0.41, 0.011],
  ] as const)
    playTone({ type: 'sine', from: pitch * 0.97, to: pitch * 0.4, seconds: 0.13, loud, after: echo + depth * 0.12 })
}

/** The mountain settles: a breath of air and a low tone, lower and longer as time runs out. */
export function groan(dread: number): void {
  const seconds = 3 + dread * 3
  playTone({ type: 'sine', from: 46 - dread * 10, to: 34 - dread * 6, seconds, loud: 0.05 + dread * 0.09 })
  playNoise({ filter: 'lowpass', from: 210, to: 80, seconds, loud: 0.03 + dread * 0.05 })
}

/** Milliseconds to the next drop and the next groan: uneven, and closer together as the lamps burn down. */
export const nextDrip = (nth: number, dread: number): number =>
  [7000, 11_000, 4500, 15_000][nth % 4]! * (1 - dread * 0.4)
export const nextGroan = (nth: number, dread: number): number => [26_000, 38_000, 31_000][nth % 3]! * (1 - dread * 0.55)
