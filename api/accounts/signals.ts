import { SessionEnd } from "@voltread/domain/contract/live-events.ts"
import { Context, Layer, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type Signals, signalChannel } from "../platform/postgres/signals.ts"

/** Sent to all processes at once, for their caches and open pages. */
export const AccountSignal = Schema.Union([
  /** Profile, role or addresses changed. */
  Schema.Struct({ kind: Schema.Literal("changed"), username: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal("ended"),
    username: Schema.String,
    reason: SessionEnd,
    /** The session that ended; null: all of the account's. */
    only: Schema.NullOr(Schema.String),
    /** The session that is kept when all others end. */
    except: Schema.NullOr(Schema.String),
  }),
])
export type AccountSignal = typeof AccountSignal.Type

const channel = signalChannel("account", AccountSignal)

export const announceAccount = channel.announce

export class AccountSignals extends Context.Service<AccountSignals, Signals<AccountSignal>>()(
  "@voltread/api/AccountSignals",
) {
  static readonly layer: Layer.Layer<AccountSignals, never, Database> = Layer.effect(
    AccountSignals,
    channel.follow,
  )
}
