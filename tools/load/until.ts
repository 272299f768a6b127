import { setTimeout as pause } from "node:timers/promises"

/** Asks again and again until the answer is yes. Rejects, naming what it waited for, when that takes too long. */
export const until = async (
  what: string,
  patienceMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> => {
  const end = performance.now() + patienceMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${patienceMs / 1_000} s in vain: ${what}`)
    await pause(100)
  }
}
