import { spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import { Effect } from "effect"
import { StartError } from "./error.ts"

export interface TaskOptions {
  /** The beginning of a sentence for a failure. */
  readonly failure: string
  /** Arguments for Node. */
  readonly args: ReadonlyArray<string>
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly log: string
}

/** Runs a Node program to its end, with its output in a file; anything but exit code 0 is a failure. */
export const runTask = ({ failure, args, cwd, env, log }: TaskOptions): Effect.Effect<void, StartError> =>
  Effect.callback<void, StartError>((resume) => {
    const output = openSync(log, "w", 0o600)
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
    })
    closeSync(output)
    const failed = (reason: string) =>
      resume(Effect.fail(new StartError({ message: `${failure} (${reason}): see ${log}.` })))
    child.once("error", (error) => failed(error.message))
    child.once("exit", (code, signal) =>
      code === 0 ? resume(Effect.void) : failed(signal ?? `exit code ${code}`),
    )
    return Effect.sync(() => child.kill("SIGTERM"))
  })
