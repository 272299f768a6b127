import type { Position } from "@voltread/domain/event.ts"
import { Schema } from "effect"
import { type Queryable, run } from "./sql.ts"

/** Postgres channel on which committed batches are announced. */
export const CHANNEL = "read_model"

/** Read models now hold everything up to `position`. `orders`: the orders that changed; null when too many to list. */
export const Notice = Schema.Struct({
  position: Schema.String,
  orders: Schema.NullOr(Schema.Array(Schema.String)),
})
export type Notice = typeof Notice.Type

export const decodeNotice = Schema.decodeUnknownOption(Schema.fromJsonString(Notice))

/** NOTIFY takes less than 8,000 bytes. */
const LONGEST = 7_900

/** Delivered when the transaction commits, and not if it does not. */
export const announce = async (
  db: Queryable,
  position: Position,
  orders: ReadonlyArray<string>,
): Promise<void> => {
  const named = JSON.stringify({ position, orders } satisfies Notice)
  const payload =
    Buffer.byteLength(named) <= LONGEST ? named : JSON.stringify({ position, orders: null } satisfies Notice)
  await run(db, "select pg_notify($1, $2)", [CHANNEL, payload])
}
