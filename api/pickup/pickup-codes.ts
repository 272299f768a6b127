import { randomInt } from "node:crypto"
import { Effect, Schema } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { isSameSecret } from "../platform/same-secret.ts"

const Row = Schema.Struct({ sealed: Schema.Uint8Array })

/** The code that whoever picks the order up shows: six random digits, made when it is first asked for. */
export const pickupCodeOf = Effect.fnUntraced(function* (
  orderId: string,
): Effect.fn.Return<string, DatabaseError, Database | Cryptography> {
  const { encrypt, decrypt } = yield* Cryptography
  const made = randomInt(1_000_000).toString().padStart(6, "0")
  const [row] = yield* rows(Row, {
    name: "pickup-code",
    // The update changes nothing: it is what answers the row that is there already.
    text: `insert into pickup_code (order_id, sealed) values ($1, $2)
           on conflict (order_id) do update set order_id = excluded.order_id returning sealed`,
    values: [orderId, encrypt("pickup-code", made)],
  })
  return row === undefined ? made : decrypt("pickup-code", row.sealed)
})

/** Whether this is the order's code. Whoever asks counts the attempts. */
export const isPickupCode = Effect.fnUntraced(function* (
  orderId: string,
  code: string,
): Effect.fn.Return<boolean, DatabaseError, Database | Cryptography> {
  return isSameSecret(code, yield* pickupCodeOf(orderId))
})
