import { randomUUID } from "node:crypto"
import type { StockAlertForm } from "@voltread/domain/accounts/stock-alert.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { countAttempt } from "../accounts/attempts.ts"
import { findProducts } from "../catalogue/products.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { notFound, Problem } from "../platform/problem.ts"

/** The most alerts of one address: a limit for mails to a stranger whose address somebody entered. */
const MAX_WAITED_FOR = 50

/**
 * Adds an address to those who are mailed when the product is available again. Idempotent. After its mail, an address can
 * be added again, at the end of the list.
 */
export const requestAlert = Effect.fnUntraced(function* (
  { productId, email }: StockAlertForm,
  address: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("stock-alert", { name: email, from: address, isKnown: false })
  const product = (yield* findProducts([productId])).get(productId)
  if (product === undefined || !product.isLive) return yield* notFound("The product")
  if (product.available > 0) {
    return yield* new Problem({ code: "CONFLICT", message: "It is in stock again. You can order it now." })
  }
  yield* transaction(
    Effect.fnUntraced(function* (client) {
      if ((yield* othersWaitedFor(client, email, productId)) >= MAX_WAITED_FOR) {
        return yield* new Problem({
          code: "CONFLICT",
          message: `This address is already waiting for ${MAX_WAITED_FOR} products.`,
        })
      }
      yield* executeOn(client, {
        text: `insert into stock_alert as a (alert_id, product_id, email) values ($1, $2, $3)
               on conflict (email, product_id) do update set requested_at = clock_timestamp(), mailed_at = null
               where a.mailed_at is not null`,
        values: [randomUUID(), productId, email],
      })
    }),
  )
})

/** How many products besides this one an address waits for: to ask again for the same one asks for no more. */
const othersWaitedFor = (client: pg.ClientBase, email: string, productId: string) =>
  rowsOn(client, Schema.Struct({ products: Schema.Int }), {
    text: `select count(*) filter (where mailed_at is null and product_id <> $2)::int as products
           from stock_alert where email = $1`,
    values: [email, productId],
  }).pipe(Effect.map(([row]) => row?.products ?? 0))

/** The alerts of an address from the last year, sent ones included, oldest first. */
export const alertsOf = (email: string) =>
  rows(
    Schema.Struct({
      product_id: Schema.String,
      requested_at: Timestamp,
      mailed_at: Schema.NullOr(Timestamp),
    }),
    {
      text: "select product_id, requested_at, mailed_at from stock_alert where email = $1 order by requested_at",
      values: [email],
    },
  )
