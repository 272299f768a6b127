import type { Position } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import { type Queryable, run } from "./sql.ts"

/** Postgres channel on which committed batches are announced. */
export const CHANNEL = "read_model"

const Changed = Schema.NullOr(Schema.Array(Schema.String))

/**
 * The read models now contain everything up to `position`. `orders`, `loans`: those that changed; null when there are
 * too many to list, or the notice is from a release that did not list them.
 */
export const Notice = Schema.Struct({
  position: Schema.String,
  orders: Changed,
  loans: Changed.pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})
export type Notice = typeof Notice.Type

export const decodeNotice = Schema.decodeUnknownOption(Schema.fromJsonString(Notice))

/** A notice without names: anything may have changed. */
export const unnamed = (position: Position): Notice => ({ position, orders: null, loans: null })

/** A NOTIFY payload must be shorter than 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900

/** Delivered when the transaction commits, and only then. */
export const announce = async (
  db: Queryable,
  position: Position,
  changed: { readonly orders: ReadonlyArray<string>; readonly loans: ReadonlyArray<string> },
): Promise<void> => {
  const named = JSON.stringify({ position, ...changed } satisfies Notice)
  const payload = Buffer.byteLength(named) <= MAX_PAYLOAD_BYTES ? named : JSON.stringify(unnamed(position))
  await run(db, "select pg_notify($1, $2)", [CHANNEL, payload])
}
