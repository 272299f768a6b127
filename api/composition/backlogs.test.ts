import { Effect, Logger } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { completeAuthorized } from "../checkout/complete-authorized.ts"
import { checkOrders } from "../fraud/check-orders.ts"
import { workOnLoans } from "../loans/loan-process.ts"
import { workOnPayments } from "../payments/payments.ts"
import { workOnMessages } from "../payments/work-off-messages.ts"
import { fileMails } from "../support/file-mails.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import type { Services } from "./services.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())

/** More than any of the processes takes at once. */
const MANY = 120

test.each<[table: string, columns: string, values: string, run: Effect.Effect<void, unknown, Services>]>([
  [
    "payment_work",
    "order_id, payment_id, kind, since, next_at",
    "'none-' || n, 'none', 'sale', now(), now()",
    workOnPayments(),
  ],
  [
    "gateway_message",
    "gateway, event_id, message, correlation_id",
    `'braintree', n::text, '{"_tag":"Check","eventId":"check","at":"2026-11-21T10:00:00Z"}', 'none'`,
    workOnMessages,
  ],
  [
    "begun_payment",
    "begun_payment_id, gateway, email, sealed, token, next_at",
    "gen_random_uuid(), 'klarna', 'sam@example.com', 'unreadable', 'token', now()",
    completeAuthorized,
  ],
  ["loan_work", "loan_id, since, next_at", "'none-' || n, now(), now()", workOnLoans()],
  ["fraud_work", "order_id", "'none-' || n", checkOrders],
  ["inbound_mail", "message_id, sender_hash, sealed", "'none-' || n, 'hash', 'unreadable'", fileMails],
])("one run works through all of %s that is due, not only a batch", async (table, columns, values, run) => {
  await shop.sql(`insert into ${table} (${columns}) select ${values} from generate_series(1, $1::int) n`, [
    MANY,
  ])
  await shop.run(run.pipe(Effect.provide(Logger.layer([]))))
  const unprocessed =
    table === "gateway_message" || table === "inbound_mail" ? "processed_at is null and" : ""
  expect(await shop.sql(`select from ${table} where ${unprocessed} next_at <= now()`)).toEqual([])
})
