import { EventStoreDBClient } from "@eventstore/db-client"
import { Effect, Predicate, type Scope } from "effect"

/**
 * The only client of this process, replaced when it cannot recover. Only one, since clients share a table of batch
 * appends: a broken connection of one fails appends of another.
 */
export interface Connection {
  readonly client: () => EventStoreDBClient
  /** Replaces `broken`, unless it was replaced already. */
  readonly renew: (broken: EventStoreDBClient) => void
  /** Calls `onRenewed` when the client is replaced: its subscriptions end without an event. */
  readonly whenRenewed: (onRenewed: () => void) => () => void
}

/** With `throwOnAppendFailure=false` the client answers a conflict with a wrong revision. */
const withThrowing = (url: string): string =>
  url.replace(/throwOnAppendFailure=false/gi, "throwOnAppendFailure=true")

const KEEP_ALIVE_TIMEOUT = /([?&]keep[_-]?alive[_-]?timeout=)(\d+)/i
const DEFAULT_KEEP_ALIVE_TIMEOUT = 10_000

/**
 * gRPC shares one connection, dead or not, among clients with equal options. The `nth` client differs from the others by a
 * few milliseconds in a timeout, only to get a connection of its own.
 */
const connectionStringOf = (url: string, nth: number): string => {
  const throwing = withThrowing(url)
  if (KEEP_ALIVE_TIMEOUT.test(throwing))
    return throwing.replace(
      KEEP_ALIVE_TIMEOUT,
      (_all, name: string, ms: string) => `${name}${Number(ms) + nth}`,
    )
  const separator = throwing.includes("?") ? "&" : "?"
  return `${throwing}${separator}keepAliveTimeout=${DEFAULT_KEEP_ALIVE_TIMEOUT + nth}`
}

/**
 * A broken connection makes the client reject promises that nobody awaits, and fail on answers to appends it has already
 * rejected. Both can be ignored: the caller of the append gets the error too.
 */
const isOfClient = (reason: unknown): boolean =>
  reason instanceof Error &&
  ((Predicate.hasProperty(reason, "metadata") && Predicate.hasProperty(reason, "details")) ||
    /node_modules[\\/]@eventstore[\\/]db-client[\\/]/.test(reason.stack ?? ""))

const guardRejections = Effect.gen(function* () {
  const services = yield* Effect.context<never>()
  const onRejection = (reason: unknown): void => {
    if (isOfClient(reason)) {
      Effect.runForkWith(services)(
        Effect.logDebug("EventStoreDB client: rejection that nobody awaits", reason),
      )
    } else if (process.listenerCount("unhandledRejection") === 1) {
      // Without this listener Node would end the process, so do the same.
      throw reason
    }
  }
  yield* Effect.acquireRelease(
    Effect.sync(() => process.on("unhandledRejection", onRejection)),
    () => Effect.sync(() => process.off("unhandledRejection", onRejection)),
  )
})

/** With a timeout: `dispose` waits for all streams, and those with unread data never end. */
const dispose = (client: EventStoreDBClient) =>
  Effect.ignore(Effect.tryPromise(() => client.dispose()).pipe(Effect.timeout("500 millis")))

/** Dies where `url` is not a connection string of EventStoreDB. */
export const makeConnection = Effect.fnUntraced(function* (
  url: string,
): Effect.fn.Return<Connection, never, Scope.Scope> {
  yield* guardRejections
  const services = yield* Effect.context<never>()
  let renewals = 0
  const open = () => EventStoreDBClient.connectionString(connectionStringOf(url, renewals))
  const listeners = new Set<() => void>()
  let current = open()

  const renew = (broken: EventStoreDBClient): void => {
    if (broken !== current) return
    renewals += 1
    current = open()
    Effect.runForkWith(services)(
      Effect.andThen(Effect.logWarning("New EventStoreDB client"), dispose(broken)),
    )
    for (const listener of listeners) listener()
  }
  yield* Effect.addFinalizer(() => dispose(current))

  return {
    client: () => current,
    renew,
    whenRenewed: (onRenewed) => {
      listeners.add(onRenewed)
      return () => listeners.delete(onRenewed)
    },
  }
})
