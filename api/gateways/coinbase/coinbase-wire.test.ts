import { expect, test } from "vitest"
import { toTransaction } from "./coinbase-wire.ts"

const charge = (status: string, paid: string | null, context: string | null = null) => ({
  id: "c-1",
  code: "C1",
  hosted_url: "https://pay.example/C1",
  created_at: "2026-02-01T00:00:00Z",
  pricing: { local: { amount: "49.99", currency: "USD" } },
  timeline: [{ status: "NEW" }, { status, context }] as const,
  payments: paid === null ? [] : [{ value: { local: { amount: paid, currency: "USD" } } }],
})

/** Gateways §11. */
test.each<[string, string | null, string, number]>([
  ["NEW", null, "waiting", 4_999],
  ["SIGNED", null, "waiting", 4_999],
  ["PENDING", "49.99", "authorizing", 4_999],
  ["COMPLETED", "49.99", "settled", 4_999],
  ["COMPLETED", "49.90", "settled", 4_999],
  ["COMPLETED", "50.10", "settled", 5_010],
  ["RESOLVED", "50.00", "settled", 5_000],
  ["UNRESOLVED", "10.00", "settled", 1_000],
  ["EXPIRED", null, "expired", 4_999],
  ["CANCELED", null, "voided", 4_999],
  ["REFUND PENDING", "49.99", "settled", 4_999],
  ["REFUNDED", "50.00", "voided", 5_000],
  ["REFUNDED", null, "voided", 4_999],
])("a charge of Coinbase that is %s, with %s paid, is %s", (status, paid, expected, amount) => {
  expect(toTransaction(charge(status, paid))).toMatchObject({ status: expected, amount })
})

test("a charge with an amount that is not in dollars has none that can be trusted", () => {
  const bitcoin = { amount: "0.5", currency: "BTC" }
  const paid = charge("UNRESOLVED", "10.00")
  expect(toTransaction({ ...paid, pricing: { local: bitcoin } })).toBeUndefined()
  const payments = [...paid.payments, { value: { local: bitcoin } }]
  expect(toTransaction({ ...paid, payments })).toBeUndefined()
})

test.each([
  ["UNDERPAID", "Paid too little at Coinbase"],
  ["MULTIPLE", "Paid more than once at Coinbase"],
  [null, "The payment needs a look at Coinbase"],
])("staff are told why a charge needs them: %s", (context, why) => {
  expect(toTransaction(charge("UNRESOLVED", "10.00", context))).toMatchObject({
    code: context ?? "UNRESOLVED",
    review: `${why}: $10.00 of $49.99 came.`,
  })
})
