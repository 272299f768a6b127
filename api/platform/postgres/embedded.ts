import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, mkdirSync, openSync } from "node:fs"
import { createServer } from "node:net"
import { dirname, resolve } from "node:path"
import { Deferred, Effect, Schedule, type Scope } from "effect"
import { Client } from "pg"
import { type Account, accountFor } from "./embedded/account.ts"
import { findBinaries, type PostgresBinaries } from "./embedded/binaries.ts"
import { openCluster } from "./embedded/cluster.ts"
import { EmbeddedPostgresError } from "./embedded/error.ts"
import { connectionString, takeGuard } from "./embedded/guard.ts"
import { readPostmaster, stopOrphan } from "./embedded/orphan.ts"
import { stopProcess } from "./embedded/process.ts"

export interface EmbeddedPostgresOptions {
  /** The data folder of the server; created when missing. */
  readonly folder: string
  /** File that the server's messages are appended to. */
  readonly logFile: string
  /** Loopback port; absent: a free one. */
  readonly port?: number
  /** False only for throw-away servers of tests: a power cut may lose everything. */
  readonly durable?: boolean
}

export interface EmbeddedPostgres {
  /** Connection string of the database `voltread`, with its password. */
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Completes when the server ends, with the reason in words. */
  readonly ended: Effect.Effect<string>
}

const DATABASE = "voltread"

/**
 * Runs the Postgres that comes with npm, on loopback, until the scope closes. The data folder is created at the first
 * start; a server that a killed starter left behind on it is stopped first.
 */
export const embeddedPostgres = Effect.fnUntraced(function* (
  options: EmbeddedPostgresOptions,
): Effect.fn.Return<EmbeddedPostgres, EmbeddedPostgresError, Scope.Scope> {
  const folder = resolve(options.folder)
  const binaries = yield* findBinaries
  yield* prepareFolders(folder, options.logFile)
  const account = yield* accountFor([folder, binaries.postgres])
  const password = yield* openCluster(folder, binaries, account)
  yield* stopOrphan(folder, password)
  const port = options.port ?? (yield* freePort)
  const server = yield* startServer({ ...options, folder, port }, binaries, account)
  yield* takeGuard(port, password)
  yield* ensureDatabase(port, password)
  return { url: connectionString(port, password, DATABASE), port, ...server }
})

const prepareFolders = (folder: string, logFile: string) =>
  Effect.try({
    try: () => {
      mkdirSync(dirname(folder), { recursive: true })
      mkdirSync(dirname(logFile), { recursive: true })
    },
    catch: (cause) =>
      new EmbeddedPostgresError({
        message: `The folder ${dirname(folder)} cannot be created or written.`,
        cause,
      }),
  })

/** A loopback port that nobody listens on at this moment. */
export const freePort: Effect.Effect<number, EmbeddedPostgresError> = Effect.callback((resume) => {
  const probe = createServer()
  probe.once("error", (cause) =>
    resume(
      Effect.fail(new EmbeddedPostgresError({ message: "No free port was found on 127.0.0.1.", cause })),
    ),
  )
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    probe.close(() => resume(Effect.succeed(port)))
  })
})

interface Server {
  readonly pid: number
  readonly ended: Effect.Effect<string>
}

const startServer = Effect.fnUntraced(function* (
  options: EmbeddedPostgresOptions & { readonly port: number },
  binaries: PostgresBinaries,
  account: Account,
): Effect.fn.Return<Server, EmbeddedPostgresError, Scope.Scope> {
  const ended = yield* Deferred.make<string>()
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => spawnServer(options, binaries, account, ended)),
    ({ pid }) =>
      pid === undefined ? Effect.void : stopProcess(pid).pipe(Effect.andThen(Deferred.await(ended))),
  )
  const failure = Deferred.await(ended).pipe(
    Effect.flatMap((reason) =>
      Effect.fail(
        new EmbeddedPostgresError({ message: `Postgres did not start (${reason}): see ${options.logFile}.` }),
      ),
    ),
  )
  const ready = Effect.sync(() => {
    const found = readPostmaster(options.folder)
    return found?.pid === child.pid && found?.ready === true
  }).pipe(Effect.repeat({ until: (isReady) => isReady, schedule: Schedule.spaced("10 millis") }))
  // Recovery after a crash can take a while, and the process itself says when it gives up.
  yield* Effect.raceFirst(ready, failure)
  return { pid: child.pid ?? 0, ended: Deferred.await(ended) }
})

function spawnServer(
  options: EmbeddedPostgresOptions & { readonly port: number },
  binaries: PostgresBinaries,
  account: Account,
  ended: Deferred.Deferred<string>,
): ChildProcess {
  const log = openSync(options.logFile, "a", 0o600)
  const { file, args, ...ids } = account.command(binaries.postgres, [
    "-D",
    options.folder,
    ...settings(options),
  ])
  // A session of its own: Ctrl-C in the terminal must reach the starter only, which stops things in order.
  const child = spawn(file, args, { ...ids, cwd: "/", detached: true, stdio: ["ignore", log, log] })
  closeSync(log)
  child.once("error", (error) => Deferred.doneUnsafe(ended, Effect.succeed(error.message)))
  child.once("exit", (code, signal) =>
    Deferred.doneUnsafe(ended, Effect.succeed(signal ?? `exit code ${code}`)),
  )
  return child
}

function settings({ port, durable = true }: EmbeddedPostgresOptions): ReadonlyArray<string> {
  const values: Record<string, string | number> = {
    listen_addresses: "127.0.0.1",
    port: port ?? 0,
    unix_socket_directories: "",
    // Tests run many shops beside each other on one server.
    max_connections: durable ? 120 : 300,
    shared_buffers: "256MB",
    max_wal_size: "2GB",
    random_page_cost: 1.1,
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Statements and the values in them are personal data; the message of an error is enough to find its cause.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  }
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`])
}

const ensureDatabase = (port: number, password: string) =>
  Effect.tryPromise({
    try: async () => {
      const client = new Client({ connectionString: connectionString(port, password, "postgres") })
      // A call under way fails with the error anyway. Without this listener an error between calls would end the process.
      client.on("error", () => undefined)
      await client.connect()
      try {
        const known = await client.query("select 1 from pg_database where datname = $1", [DATABASE])
        if (known.rowCount === 0) await client.query(`create database ${DATABASE}`)
      } finally {
        await client.end()
      }
    },
    catch: (cause) =>
      new EmbeddedPostgresError({ message: "Postgres refused to create the database voltread.", cause }),
  })
