import { constants } from "node:os"
import { Cause, Effect, Exit, Fiber, Option, type Scope } from "effect"
import type { StartError } from "./error.ts"

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/**
 * Runs a program until it ends with its exit code or is asked to stop, and closes everything it opened in order. A
 * failure is one sentence on stderr and exit code 1. Being stopped ends with the code that shells have for the signal,
 * so that nothing goes on as if it were done.
 */
export const runCommand = (program: Effect.Effect<number, StartError, Scope.Scope>): void =>
  run(program, (signal) => 128 + constants.signals[signal])

/** The same for a program that runs until it is stopped, which is no failure then. */
export const runUntilStopped = (program: Effect.Effect<never, StartError, Scope.Scope>): void =>
  run(program, () => 0)

function run(
  program: Effect.Effect<number, StartError, Scope.Scope>,
  codeFor: (signal: (typeof SIGNALS)[number]) => number,
): void {
  const fiber = Effect.runFork(Effect.scoped(program))
  let stopped: number | undefined
  const stop = (signal: (typeof SIGNALS)[number]) => {
    // Npm forwards the Ctrl-C that the terminal has already sent.
    if (stopped !== undefined) return
    stopped = codeFor(signal)
    process.stdout.write("\n  Stopping …\n")
    Effect.runFork(Fiber.interrupt(fiber))
  }
  for (const signal of SIGNALS) process.on(signal, stop)

  Effect.runFork(
    Effect.map(Fiber.await(fiber), (exit) => {
      if (stopped !== undefined) process.stdout.write("  Stopped.\n")
      else if (Exit.isFailure(exit)) process.stderr.write(`${explain(exit.cause)}\n`)
      process.exit(stopped ?? (Exit.isSuccess(exit) ? exit.value : 1))
    }),
  )
}

function explain(cause: Cause.Cause<StartError>): string {
  return Option.match(Cause.findErrorOption(cause), {
    onNone: () => `Voltread failed in a way it should not: ${Cause.pretty(cause)}`,
    onSome: (error) => error.message,
  })
}
