import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import type { Promotion } from "@voltread/domain/shared/promotion.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

const Use = Schema.Struct({ order_id: Schema.String, is_fresh: Schema.Boolean })

/** The status of an order; null: it was never placed. */
type StatusOf<E, R> = (orderId: string) => Effect.Effect<OrderStatus | null, E, R>

/**
 * Whether this person may use the code for this order; if so, the code is reserved for it. A single-use code becomes
 * available again when its order was canceled, or was not placed within an hour. `person`: keyed hash of the buyer's mailbox.
 */
export const claimPromotion = Effect.fnUntraced(function* <E, R>(
  { code, oncePerPerson }: Promotion,
  person: string,
  orderId: string,
  statusOf: StatusOf<E, R>,
): Effect.fn.Return<boolean, DatabaseError | E, Database | R> {
  if (!oncePerPerson) return true
  const [own] = yield* rows(Use, {
    text: `insert into promotion_use as known (code, person, order_id) values ($1, $2, $3)
           on conflict (code, person) do update set claimed_at = case
             when known.order_id = excluded.order_id then excluded.claimed_at else known.claimed_at end
           returning order_id, claimed_at > now() - interval '1 hour' as is_fresh`,
    values: [code, person, orderId],
  })
  if (own === undefined || own.order_id === orderId) return true
  const status = yield* statusOf(own.order_id)
  if (status === null ? own.is_fresh : status !== "CANCELLED") return false
  const taken = yield* rows(Use, {
    text: `update promotion_use set order_id = $4, claimed_at = clock_timestamp()
           where code = $1 and person = $2 and order_id = $3
           returning order_id, true as is_fresh`,
    values: [code, person, own.order_id, orderId],
  })
  return taken.length > 0
})
