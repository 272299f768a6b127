import { Effect, Option, Schema, type Scope } from "effect"
import type pg from "pg"
import { listenTo } from "./listen.ts"
import { type DatabaseError, executeOn } from "./query.ts"

export interface Signals<A> {
  /** Calls `listener` with every signal that any process commits from now on. Answers how to stop that. */
  readonly listen: (listener: (signal: A) => void) => () => void
}

export interface SignalChannel<A> {
  /** Tells all processes, once the transaction of `client` commits. */
  readonly announce: (client: pg.Pool | pg.ClientBase, signal: A) => Effect.Effect<void, DatabaseError>
  /** Signals of a time without a connection to Postgres are missed. */
  readonly follow: (connection: pg.ClientConfig) => Effect.Effect<Signals<A>, never, Scope.Scope>
}

/** What processes tell each other at once, over a channel of Postgres: small facts, since a notice holds 8,000 bytes. */
export const signalChannel = <A, I>(channel: string, signal: Schema.Codec<A, I>): SignalChannel<A> => {
  const Payload = Schema.fromJsonString(signal)
  const encode = Schema.encodeSync(Payload)
  const decode = Schema.decodeUnknownOption(Payload)
  return {
    announce: (client, value) =>
      executeOn(client, { text: "select pg_notify($1, $2)", values: [channel, encode(value)] }).pipe(
        Effect.asVoid,
      ),
    follow: Effect.fnUntraced(function* (connection) {
      const listeners = new Set<(value: A) => void>()
      yield* listenTo(connection, channel, {
        onNotice: (payload) => {
          const value = decode(payload)
          if (Option.isNone(value)) return
          for (const listener of listeners) listener(value.value)
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
