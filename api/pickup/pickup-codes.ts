import { randomInt } from "node:crypto"
import { Effect, Schema } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { isSameSecret } from "../platform/same-secret.ts"

const Row = Schema.Struct({ sealed: Schema.Uint8Array })

/** The code that the customer shows when picking up the order: six random digits, made on first request. */
export const pickupCodeOf = Effect.fnUntraced(function* (
  orderId: string,
): Effect.fn.Return<string, DatabaseError, Database | Cryptography> {
  const { encrypt, decrypt } = yield* Cryptography
  const made = randomInt(1_000_000).toString().padStart(6, "0")
  const [row] = yield* rows(Row, {
    name: "pickup-code",
    // The update changes nothing: without it `returning` would skip an existing row.
    text: `insert into pickup_code (order_id, sealed) values ($1, $2)
           on conflict (order_id) do update set order_id = excluded.order_id returning sealed`,
    values: [orderId, encrypt("pickup-code", made)],
  })
  return row === undefined ? made : decrypt("pickup-code", row.sealed)
})

/** Whether this is the order's code; no code is, before one was made. Callers limit the attempts. */
export const isPickupCode = Effect.fnUntraced(function* (
  orderId: string,
  code: string,
): Effect.fn.Return<boolean, DatabaseError, Database | Cryptography> {
  const { decrypt } = yield* Cryptography
  const [row] = yield* rows(Row, {
    name: "pickup-code-made",
    text: "select sealed from pickup_code where order_id = $1",
    values: [orderId],
  })
  return row !== undefined && isSameSecret(code, decrypt("pickup-code", row.sealed))
})
