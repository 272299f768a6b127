/** Spec §9, progress bar. Shares of 1; milliseconds. */
export const MINIMUM = 0.08
export const SPEED = 200
const TRICKLE_RATE = 0.02
export const TRICKLE_SPEED = 800

/** The next place of a bar that must never arrive by itself: up to twice the rate, less the closer it is. */
export const trickle = (progress: number, chance: number): number =>
  Math.min(0.994, progress + TRICKLE_RATE * (0.5 + chance) * (1 - progress) * 2)
