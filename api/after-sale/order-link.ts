import { readOrderNumber } from "@voltread/domain/ordering/order-number.ts"
import { isEmail, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { firstNameOf } from "@voltread/domain/shared/first-name.ts"
import { Effect, Schema } from "effect"
import { countAttempt } from "../accounts/attempts.ts"
import { enqueueMail, NOBODY } from "../mail/outbox.ts"
import { Database } from "../platform/postgres/pool.ts"
import { rows } from "../platform/postgres/query.ts"
import { reachedHead } from "../platform/read-model.ts"

const Listed = Schema.Struct({
  orderId: Schema.String,
  orderNumber: Schema.String,
  email: Schema.String,
  customerName: Schema.String,
})

/** How long the read models may take to know an order that was just placed. */
const PATIENCE_MS = 5_000

/**
 * Mails the link of an order to the address it was placed with, if number and address are right. The answer is the same
 * either way, and attempts are limited.
 */
export const sendOrderLink = Effect.fnUntraced(function* (
  wanted: { readonly orderNumber: string; readonly email: string },
  ip: string,
  requestId: string,
) {
  yield* Effect.ignore(reachedHead(PATIENCE_MS))
  const email = normalizeEmail(wanted.email)
  yield* countAttempt("find-order", { name: email, from: ip, isKnown: false })
  // Orders that were imported have numbers of another form.
  const numbers = [readOrderNumber(wanted.orderNumber), wanted.orderNumber.trim()]
  const listed = yield* rows(Listed, {
    name: "order-by-number",
    text: `select order_id as "orderId", unique_id as "orderNumber", email, customer_name as "customerName"
           from read.order_list where unique_id = any ($1) limit 5`,
    values: [numbers],
  })
  // The same number twice is unlikely, not impossible.
  const found = listed.find((order) => normalizeEmail(order.email) === email)
  const { pool } = yield* Database
  yield* enqueueMail(
    pool,
    `order-link:${requestId}`,
    found !== undefined && isEmail(email) ? email : NOBODY,
    {
      template: "order-link",
      firstName: firstNameOf(found?.customerName ?? ""),
      orderId: found?.orderId ?? "",
      orderNumber: found?.orderNumber ?? "",
    },
  )
})
