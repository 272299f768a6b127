import type { Position } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import { type Queryable, run } from "./sql.ts"

/** Postgres channel on which committed batches are announced. */
export const CHANNEL = "read_model"

const Changed = Schema.NullOr(Schema.Array(Schema.String))

/**
 * Read models now hold everything up to `position`. `orders`, `loans`: those that changed; null when too many to list, or
 * told by a release that names none.
 */
export const Notice = Schema.Struct({
  position: Schema.String,
  orders: Changed,
  loans: Changed.pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})
export type Notice = typeof Notice.Type

export const decodeNotice = Schema.decodeUnknownOption(Schema.fromJsonString(Notice))

/** Anything may have changed. */
export const unnamed = (position: Position): Notice => ({ position, orders: null, loans: null })

/** NOTIFY takes less than 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900

/** Delivered when the transaction commits, and not if it does not. */
export const announce = async (
  db: Queryable,
  position: Position,
  changed: { readonly orders: ReadonlyArray<string>; readonly loans: ReadonlyArray<string> },
): Promise<void> => {
  const named = JSON.stringify({ position, ...changed } satisfies Notice)
  const payload = Buffer.byteLength(named) <= MAX_PAYLOAD_BYTES ? named : JSON.stringify(unnamed(position))
  await run(db, "select pg_notify($1, $2)", [CHANNEL, payload])
}
