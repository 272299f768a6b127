import { Effect, Option, Schema, type Scope } from "effect"
import type pg from "pg"
import { Database } from "./pool.ts"
import { type DatabaseError, executeOn } from "./query.ts"

export interface SignalListener<A> {
  readonly onSignal: (signal: A) => void
  /** After each (re)connection: signals that were sent before may be missing. */
  readonly onConnected?: () => void
}

export interface Signals<A> {
  /** Listens to signals of all processes. Answers a function that unsubscribes. */
  readonly listen: (listener: SignalListener<A>) => () => void
}

export interface SignalChannel<A> {
  /** Notifies all processes when the transaction of `client` commits. */
  readonly announce: (client: pg.Pool | pg.ClientBase, signal: A) => Effect.Effect<void, DatabaseError>
  /** Signals sent while the connection is down are lost. */
  readonly follow: Effect.Effect<Signals<A>, never, Database | Scope.Scope>
}

/** Messages between processes over Postgres NOTIFY, whose payload is limited to 8,000 bytes. */
export const signalChannel = <A, I>(channel: string, signal: Schema.Codec<A, I>): SignalChannel<A> => {
  const Payload = Schema.fromJsonString(signal)
  const encode = Schema.encodeSync(Payload)
  const decode = Schema.decodeUnknownOption(Payload)
  return {
    announce: (client, value) =>
      executeOn(client, { text: "select pg_notify($1, $2)", values: [channel, encode(value)] }).pipe(
        Effect.asVoid,
      ),
    follow: Effect.gen(function* () {
      const { listen } = yield* Database
      const listeners = new Set<SignalListener<A>>()
      yield* listen(channel, {
        onNotice: (payload) => {
          const value = decode(payload)
          if (Option.isNone(value)) return
          for (const { onSignal } of listeners) onSignal(value.value)
        },
        onConnected: () => {
          for (const { onConnected } of listeners) onConnected?.()
        },
      })
      return {
        listen: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    }),
  }
}
