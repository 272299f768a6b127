import { connect, storing } from "@voltread/projections/connection.ts"
import { run } from "@voltread/projections/sql.ts"
import { Context, Effect, Layer, Option, Schedule, Schema, type Scope } from "effect"
import type pg from "pg"
import { Database } from "../postgres/pool.ts"
import { type DatabaseError, queryOn } from "../postgres/query.ts"

const CHANNEL = "account"

/**
 * What an open page of an account must know at once: `signed-out`: a session of it ended, or (without a session) all
 * but the one named in `except`; `changed`: profile, role or addresses are not what they were.
 */
export const AccountSignal = Schema.Struct({
  username: Schema.String,
  kind: Schema.Literals(["signed-out", "disabled", "changed"]),
  /** The session that goes on when all others of the account end. */
  except: Schema.NullOr(Schema.String),
})
export type AccountSignal = typeof AccountSignal.Type

const Payload = Schema.fromJsonString(AccountSignal)
const encode = Schema.encodeSync(Payload)
const decode = Schema.decodeUnknownOption(Payload)

/** Tells all processes, once the transaction of `client` commits. */
export const announceAccount = (
  client: pg.Pool | pg.ClientBase,
  signal: AccountSignal,
): Effect.Effect<void, DatabaseError> =>
  queryOn(client, { text: "select pg_notify($1, $2)", values: [CHANNEL, encode(signal)] }).pipe(Effect.asVoid)

const reconnecting = Schedule.min([Schedule.exponential("50 millis"), Schedule.spaced("2 seconds")])

type Listener = (signal: AccountSignal) => void

export interface AccountSignalsService {
  /** Calls `listener` with every change that any process commits from now on. Answers how to stop that. */
  readonly listen: (listener: Listener) => () => void
}

/** Changes of accounts, as any process commits them. Those of a time without a connection to Postgres are missed. */
export class AccountSignals extends Context.Service<AccountSignals, AccountSignalsService>()(
  "@voltread/api/AccountSignals",
) {
  static readonly layer: Layer.Layer<AccountSignals, never, Database> = Layer.effect(
    AccountSignals,
    Database.use(({ connection }) => following(connection)),
  )
}

const following = Effect.fnUntraced(function* (
  connection: pg.ClientConfig,
): Effect.fn.Return<AccountSignalsService, never, Scope.Scope> {
  const listeners = new Set<Listener>()
  const follow = Effect.scoped(
    Effect.gen(function* () {
      const { client, lost } = yield* connect(connection)
      client.on("notification", ({ payload }) => {
        const signal = decode(payload)
        if (Option.isNone(signal)) return
        for (const listener of listeners) listener(signal.value)
      })
      yield* storing(() => run(client, `listen ${CHANNEL}`))
      return yield* lost
    }),
  )
  yield* follow.pipe(
    Effect.tapError(({ message }) => Effect.logDebug(`Not listening to accounts: ${message}`)),
    Effect.retry(reconnecting),
    Effect.forkScoped,
  )
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})
