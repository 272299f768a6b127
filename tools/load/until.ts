import { setTimeout as pause } from "node:timers/promises"

/** Polls `holds` until it is true. Rejects after `timeoutMs`, naming `what` was expected. */
export const until = async (
  what: string,
  timeoutMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> => {
  const end = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Timed out after ${timeoutMs / 1_000} s: ${what}`)
    await pause(100)
  }
}
