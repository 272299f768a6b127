/**
 * Completes when this process is told to stop: by a signal, or because its starter is gone. A starter that was killed
 * cannot say so, but the channel to it closes.
 */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGTERM", () => resolve())
    process.once("SIGINT", () => resolve())
    if (process.connected) process.once("disconnect", () => resolve())
  })

/** Runs a process to its end and sets its exit code; what keeps it from starting is told in one line. */
export const runMain = async (main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
