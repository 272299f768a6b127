import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, existsSync, openSync, renameSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Deferred, Duration, Effect, Schedule, type Scope } from "effect"
import { StartError } from "./error.ts"

export interface ServiceOptions {
  /** Shown to people, and used in the name of its log. */
  readonly name: string
  /** Program and arguments; the program is Node unless it is a path to something else. */
  readonly run: readonly [string, ...ReadonlyArray<string>]
  /** Flags for Node itself. */
  readonly flags?: ReadonlyArray<string>
  readonly cwd: string
  readonly logs: string
  readonly pids: string
  readonly env: Readonly<Record<string, string>>
  /** How long it serves on when it is told to stop. Absent: not at all. */
  readonly graceSeconds?: number
  /** Succeeds once it can be used. */
  readonly ready: Effect.Effect<boolean>
}

export interface Service {
  readonly pid: number
  readonly ended: Effect.Effect<string>
}

const EXIT_WITH_STARTER = join(import.meta.dirname, "exit-with-starter.ts")
const LOG_LIMIT_BYTES = 20 * 1024 * 1024
/** Seconds after each signal. */
const STOP_SIGNALS = [
  ["SIGTERM", 15],
  ["SIGKILL", 5],
] as const

/** Starts a Node process, waits until it is ready, and stops it in order when the scope closes. */
export const startService = Effect.fnUntraced(function* (
  options: ServiceOptions,
): Effect.fn.Return<Service, StartError, Scope.Scope> {
  const ended = yield* Deferred.make<string>()
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => launch(options, ended)),
    (started) => stop(started, options.graceSeconds ?? 0, Deferred.await(ended)),
  )
  const log = fileFor(options.name, options.logs, "log")
  const failure = Deferred.await(ended).pipe(
    Effect.flatMap((reason) =>
      Effect.fail(
        new StartError({
          message: `${options.name} did not start (${reason}): see ${log}.`,
        }),
      ),
    ),
  )
  const ready = options.ready.pipe(
    Effect.repeat({ until: (yes) => yes, schedule: Schedule.spaced("100 millis") }),
  )
  yield* Effect.raceFirst(ready, failure)
  // Who was killed wrote no reason into the log.
  const told = Effect.map(Deferred.await(ended), (reason) =>
    child.signalCode === null ? `${reason}, see ${log}` : reason,
  )
  return { pid: child.pid ?? 0, ended: told }
})

function fileFor(name: string, folder: string, extension: string): string {
  return join(folder, `${name.toLowerCase().replaceAll(" ", "-")}.${extension}`)
}

function launch(options: ServiceOptions, ended: Deferred.Deferred<string>): ChildProcess {
  const file = fileFor(options.name, options.logs, "log")
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  const log = openSync(file, "a", 0o600)
  const child = spawn(
    process.execPath,
    [...(options.flags ?? []), "--import", EXIT_WITH_STARTER, ...options.run],
    {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      // A session of its own: Ctrl-C in the terminal must reach only the starter, which stops processes in order.
      detached: true,
      stdio: ["ignore", log, log, "ipc"],
    },
  )
  closeSync(log)
  writeFileSync(fileFor(options.name, options.pids, "pid"), `${child.pid}\n`)
  child.once("error", (error) => Deferred.doneUnsafe(ended, Effect.succeed(error.message)))
  child.once("exit", (code, signal) =>
    Deferred.doneUnsafe(ended, Effect.succeed(signal ?? `exit code ${code}`)),
  )
  return child
}

const stop = (child: ChildProcess, graceSeconds: number, ended: Effect.Effect<string>) =>
  Effect.gen(function* () {
    for (const [signal, patience] of STOP_SIGNALS) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      yield* Effect.timeoutOption(ended, Duration.seconds(graceSeconds + patience))
    }
  })
