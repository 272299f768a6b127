import { randomInt } from "node:crypto"
import { readFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { Effect, Schedule, Schema } from "effect"
import { VENDORS } from "../simulators/registry/vendors.ts"
import { type DataFolder, keepInFile, replaceFile } from "./data-folder.ts"
import { StartError } from "./error.ts"

const Ports = Schema.Struct({
  postgres: Schema.Number,
  /** By vendor. */
  simulators: Schema.Record(Schema.String, Schema.Number).pipe(
    Schema.withDecodingDefaultTypeKey(Effect.succeed({})),
  ),
  api: Schema.Number,
  backoffice: Schema.Number,
})
/** Loopback ports behind the public one; the last two are for `npm run dev` only. */
export type InnerPorts = typeof Ports.Type

const FILE = "ports.json"

/** The simulators' operator page, next to the vendors. */
export const OPERATOR = "operator"

/** By vendor, of a shop that was started on this data folder. */
export const simulatorPorts = (dataDir: string): InnerPorts["simulators"] =>
  Schema.decodeUnknownSync(Schema.fromJsonString(Ports))(readFileSync(join(dataDir, FILE), "utf8")).simulators

/** The address of the operator page of a shop that was started on this data folder. */
export const operatorUrl = (dataDir: string): string =>
  `http://localhost:${simulatorPorts(dataDir)[OPERATOR]}/`

/** Fails with a sentence unless `host` and `port` are free, and browsers open that port. */
export const claimPort = Effect.fnUntraced(function* (
  host: string,
  port: number,
  folder: DataFolder,
): Effect.fn.Return<void, StartError> {
  yield* probe(host, port).pipe(
    Effect.retry({
      // Processes of a killed starter need a moment to end; another program's server is reported at once.
      while: (error) => folder.wasKilled && error.code === "EADDRINUSE",
      schedule: Schedule.spaced("200 millis"),
      times: 30,
    }),
    Effect.mapError(({ code }) => new StartError({ message: explanation(host, port, code) })),
  )
  if (yield* isBlocked(port)) {
    return yield* new StartError({
      message: `Browsers do not open port ${port}, since it belongs to another protocol: choose another, for example PORT=3000 npm start.`,
    })
  }
})

/** Neither browsers nor Node call a port on the Fetch standard's list: its shop would run, and nobody could reach it. */
const isBlocked = (port: number): Effect.Effect<boolean> =>
  Effect.promise(() =>
    fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1_000) }).then(
      () => false,
      ({ cause }: Error) => Object(cause).message === "bad port",
    ),
  )

/** The ports of the last start if they are still free, so that addresses in logs and bookmarks stay valid. */
export const innerPorts = Effect.fnUntraced(function* (
  folder: DataFolder,
): Effect.fn.Return<InnerPorts, StartError> {
  const stored = yield* keepInFile(folder, FILE, Ports, pickPorts())
  const ports = yield* pickPorts(stored)
  yield* replaceFile(folder, FILE, Ports, ports)
  return ports
})

const pickPorts = (stored?: InnerPorts): Effect.Effect<InnerPorts, StartError> =>
  Effect.suspend(() => {
    const pick = portPicker()
    const simulators = [...VENDORS.map(({ name }) => name), OPERATOR]
    return Effect.all({
      postgres: pick(stored?.postgres),
      simulators: Effect.all(
        Object.fromEntries(simulators.map((name) => [name, pick(stored?.simulators[name])])),
      ),
      api: pick(stored?.api),
      backoffice: pick(stored?.backoffice),
    })
  })

/**
 * Below the ports that the system uses for outgoing connections: one of those could take the port before the server
 * does.
 */
const FIRST = 20_000
const COUNT = 10_000

/** Picks free ports, each once: nobody listens yet on those picked before. */
const portPicker = () => {
  const picked = new Set<number>()
  const claim = Effect.fnUntraced(function* (port: number): Effect.fn.Return<number, PortFailure> {
    if (picked.has(port)) return yield* Effect.fail({ code: "EADDRINUSE" })
    yield* probe("127.0.0.1", port)
    picked.add(port)
    return port
  })
  const anyPort = Effect.suspend(() => claim(randomInt(FIRST, FIRST + COUNT))).pipe(
    Effect.retry({ times: 50 }),
    Effect.mapError(({ code }) => new StartError({ message: `No free port was found (${code}).` })),
  )
  return (preferred: number | undefined): Effect.Effect<number, StartError> =>
    preferred === undefined ? anyPort : claim(preferred).pipe(Effect.catch(() => anyPort))
}

interface PortFailure {
  readonly code: string
}

const probe = (host: string, port: number): Effect.Effect<void, PortFailure> =>
  Effect.callback((resume) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) =>
      resume(Effect.fail({ code: error.code ?? error.message })),
    )
    server.listen(port, host, () => server.close(() => resume(Effect.void)))
  })

function explanation(host: string, port: number, code: string): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${port + 1} npm start.`
    case "EACCES":
      return `Port ${port} may only be opened by the administrator: choose one above 1023, for example PORT=3000.`
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`
    default:
      return `Port ${port} on ${host} cannot be opened (${code}).`
  }
}
