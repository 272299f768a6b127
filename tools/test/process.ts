import { spawn } from "node:child_process"
import { Effect } from "effect"

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd: string
}

/** Runs a program on this terminal and returns its exit code; 1 if it cannot be started or was ended by a signal. */
export const runProcess = (
  file: string,
  args: ReadonlyArray<string>,
  options: ProcessOptions,
): Effect.Effect<number> =>
  Effect.callback<number>((resume) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "inherit", "inherit"],
    })
    child.once("error", (error) => {
      process.stderr.write(`${file}: ${error.message}\n`)
      resume(Effect.succeed(1))
    })
    child.once("exit", (code) => resume(Effect.succeed(code ?? 1)))
    return Effect.sync(() => child.kill("SIGTERM"))
  })
