import { Context, Layer, Schema } from "effect"
import { Database } from "../platform/postgres/pool.ts"
import { type Signals, signalChannel } from "../platform/postgres/signals.ts"

/** Why sign-ins end. `reuse`: an old refresh token came back, so that somebody must have copied it. */
const SessionEnd = Schema.Literals(["log-out", "reuse", "disabled", "password", "role", "erased"])
export type SessionEnd = typeof SessionEnd.Type

/** What every process and open page of an account must know at once. */
export const AccountSignal = Schema.Union([
  /** Profile, role or addresses are not what they were. */
  Schema.Struct({ kind: Schema.Literal("changed"), username: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal("ended"),
    username: Schema.String,
    reason: SessionEnd,
    /** The one session that ended; null when all of the account did. */
    only: Schema.NullOr(Schema.String),
    /** The session that goes on when all others end. */
    except: Schema.NullOr(Schema.String),
  }),
])
export type AccountSignal = typeof AccountSignal.Type

const channel = signalChannel("account", AccountSignal)

export const announceAccount = channel.announce

/** Changes of accounts, as any process commits them. */
export class AccountSignals extends Context.Service<AccountSignals, Signals<AccountSignal>>()(
  "@voltread/api/AccountSignals",
) {
  static readonly layer: Layer.Layer<AccountSignals, never, Database> = Layer.effect(
    AccountSignals,
    Database.use(({ connection }) => channel.follow(connection)),
  )
}
