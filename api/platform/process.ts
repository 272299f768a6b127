import { reasonOf } from "@voltread/domain/shared/reason.ts"
/**
 * Completes on SIGTERM or SIGINT, or when the IPC channel to the parent process closes, which covers a parent that was
 * killed.
 */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGTERM", () => resolve())
    process.once("SIGINT", () => resolve())
    if (process.connected) process.once("disconnect", () => resolve())
  })

/** Runs `main` and sets the exit code. Errors are written to stderr in one line. */
export const runMain = async (main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}
