import { Cause, Effect, Exit, Fiber, Option, type Scope } from "effect"
import type { StartError } from "./error.ts"

/**
 * Runs a program until it ends with its exit code or is asked to stop, and closes everything it opened in order. A
 * failure is one sentence on stderr and exit code 1; being stopped is not a failure.
 */
export function runCommand(program: Effect.Effect<number, StartError, Scope.Scope>): void {
  const fiber = Effect.runFork(Effect.scoped(program))
  let stopping = false
  const stop = () => {
    // Npm forwards the Ctrl-C that the terminal has already sent.
    if (stopping) return
    stopping = true
    process.stdout.write("\n  Stopping …\n")
    Effect.runFork(Fiber.interrupt(fiber))
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop)

  Effect.runFork(
    Effect.map(Fiber.await(fiber), (exit) => {
      if (stopping) process.stdout.write("  Stopped.\n")
      else if (Exit.isFailure(exit)) process.stderr.write(`${explain(exit.cause)}\n`)
      process.exit(stopping ? 0 : Exit.isSuccess(exit) ? exit.value : 1)
    }),
  )
}

function explain(cause: Cause.Cause<StartError>): string {
  return Option.match(Cause.findErrorOption(cause), {
    onNone: () => `Voltread failed in a way it should not: ${Cause.pretty(cause)}`,
    onSome: (error) => error.message,
  })
}
