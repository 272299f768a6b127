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
  ["REFUNDED", "49.99", "voided", 4_999],
])("a charge of Coinbase that is %s, with %s paid, is %s", (status, paid, expected, amount) => {
  expect(toTransaction(charge(status, paid))).toMatchObject({ status: expected, amount })
})
