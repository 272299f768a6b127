import { anApplication } from "@voltread/domain/loans/application-examples.ts"
import { aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { followClosedCarts } from "../cart/closed-carts.ts"
import { followLoanWork } from "../loans/loan-work.ts"
import { followPayments } from "../payments/payment-work.ts"
import { rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => database.close())

const HOUR_MS = 3_600_000
const Answer = Schema.Struct({ waits: Schema.Boolean })

/** Events of a process whose clock was an hour fast, before it was corrected. */
const history = () => new History().at(new Date(Date.now() + HOUR_MS).toISOString())

test.each([
  [
    "a charge without an answer",
    () => {
      const early = history()
      early.order("order-1", placing())
      early.order("order-1", { type: "RecordPayment", payment: aPayment() })
      return database.run(followPayments.handle(early.log.events))
    },
    "select next_at > now() + interval '1 minute' or since > now() as waits from payment_work",
  ],
  [
    "an application without an answer",
    () => {
      const early = history()
      early.loan("loan-1", { type: "Initiate", application: anApplication() })
      return database.run(followLoanWork.handle(early.log.events))
    },
    "select next_at > now() + interval '1 minute' or since > now() as waits from loan_work",
  ],
  [
    "a cart whose checkout was interrupted",
    () => {
      const early = history()
      early.cart("a", { type: "CreateCart", cartId: "a", username: null, successorOf: null, items: [] })
      early.log.append(
        "cart-a",
        early.log.events.map((event) => ({
          ...event,
          id: "b",
          type: "CartCheckedOut",
          data: { orderId: "order-2" },
        })),
      )
      return database.run(followClosedCarts.handle(early.log.events))
    },
    "select closed_at > now() as waits from closed_cart",
  ],
])("%s does not wait for the time that a fast clock has recorded", async (_, happens, asks) => {
  await happens()
  expect(await database.run(rows(Answer, { text: asks, values: [] }))).toEqual([{ waits: false }])
})
