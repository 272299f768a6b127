import { Deferred, Effect, type Scope } from "effect"
import type pg from "pg"
import { connect, reconnecting, storing } from "./connection.ts"
import { run } from "./sql.ts"

export interface Listener {
  readonly onNotice: (payload: string | undefined) => void
  /** After each (re)connection: earlier notifications may have been lost. */
  readonly onConnected?: () => void
}

/**
 * Listens to a channel until the scope closes. Nothing that is sent afterwards is missed, unless Postgres could not be
 * reached: it is tried again and again, without anybody waiting for it.
 */
export type Listen = (channel: string, listener: Listener) => Effect.Effect<void, never, Scope.Scope>

/**
 * All channels of a process share one connection, opened for the first of them and replaced whenever it is lost, until
 * the scope closes.
 */
export const makeListen = Effect.fnUntraced(function* (
  connection: pg.ClientConfig,
): Effect.fn.Return<Listen, never, Scope.Scope> {
  const scope = yield* Effect.scope
  const channels = new Map<string, Set<Listener>>()
  /** Done once the first connection listens, or has failed. */
  const tried = yield* Deferred.make<void>()
  let connected: pg.Client | undefined

  const subscribe = (client: pg.Client, channel: string, listeners: Iterable<Listener>) =>
    storing(() => run(client, `listen ${channel}`)).pipe(
      Effect.tap(() =>
        Effect.sync(() => {
          for (const { onConnected } of listeners) onConnected?.()
        }),
      ),
    )

  const begin = Effect.gen(function* () {
    const { client, lost } = yield* connect(connection)
    client.on("notification", ({ channel, payload }) => {
      for (const { onNotice } of channels.get(channel) ?? []) onNotice(payload)
    })
    connected = client
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        connected = undefined
      }),
    )
    yield* Effect.forEach(channels, ([channel, listeners]) => subscribe(client, channel, listeners), {
      discard: true,
    })
    return lost
  })

  const hold = begin.pipe(
    Effect.ensuring(Deferred.succeed(tried, undefined)),
    Effect.flatten,
    Effect.scoped,
    Effect.tapError(({ message }) => Effect.logDebug(`Not listening to Postgres: ${message}`)),
    Effect.retry(reconnecting),
  )

  const add = (channel: string, listener: Listener) =>
    Effect.suspend(() => {
      const isFirst = channels.size === 0
      channels.set(channel, (channels.get(channel) ?? new Set()).add(listener))
      return isFirst ? Effect.asVoid(Effect.forkIn(hold, scope)) : Effect.void
    })

  return (channel, listener) =>
    Effect.acquireRelease(add(channel, listener), () =>
      Effect.sync(() => channels.get(channel)?.delete(listener)),
    ).pipe(
      Effect.andThen(
        Effect.suspend(() =>
          connected === undefined
            ? Deferred.await(tried)
            : // A failure means that the connection is lost; the next one listens to all channels.
              Effect.ignore(subscribe(connected, channel, [listener])),
        ),
      ),
    )
})
