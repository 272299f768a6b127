import { Option, Schema } from "effect"
import { expect, test } from "vitest"
import { isHidden, isReplaced, Operation, toTransaction } from "./plisio-wire.ts"

const ORDER = "018f3a2b-0000-7000-8000-0123456789ab"

/** $49.99 for 0.0012 coins, and what came in. */
const invoice = (status: string, tx: ReadonlyArray<number> | null = null): Operation => ({
  id: "t1",
  status,
  params: { order_number: ORDER, source_amount: "49.99", amount: 0.0012 },
  tx: tx?.map((value) => ({ value })) ?? null,
  created_at_utc: 1_767_225_600,
})

/** Gateways §4 and §11. */
test.each<[string, ReadonlyArray<number> | null, string, number]>([
  ["new", null, "waiting", 4_999],
  ["pending", [0.0006], "waiting", 4_999],
  ["pending", [0.0006, 0.0006], "authorizing", 4_999],
  ["pending internal", [0.0012], "authorizing", 4_999],
  ["completed", [0.0012], "settled", 4_999],
  ["completed", [0.00119], "settled", 4_999],
  ["mismatch", [0.0024], "settled", 9_998],
  ["mismatch", null, "settled", 4_999],
  ["mismatch", [0.0006], "settled", 2_500],
  ["expired", null, "expired", 4_999],
  ["expired", [0.0006], "settled", 2_500],
  ["error", null, "failed", 4_999],
  ["cancelled", null, "voided", 4_999],
  ["cancelled", [0.0012], "settled", 4_999],
  ["unheard of", null, "voided", 4_999],
])("an invoice of Plisio that is %s, with %j coins in, is %s", (status, coins, expected, amount) => {
  expect(toTransaction(invoice(status, coins))).toMatchObject({ status: expected, amount, code: status })
})

test("staff are told of money that came for an invoice that is over, and of less than was asked", () => {
  const reviewOf = (status: string, coins: ReadonlyArray<number>) =>
    toTransaction(invoice(status, coins))?.review
  expect(reviewOf("expired", [0.0006])).toBe("Only $25.00 of $49.99 came before the invoice was over.")
  expect(reviewOf("cancelled", [0.0012])).toBe(
    "$49.99 came, but Plisio says that the invoice is over: cancelled.",
  )
  for (const paid of ["completed", "mismatch"])
    expect(toTransaction(invoice(paid, [0.0012]))).not.toHaveProperty("review")
  expect(reviewOf("mismatch", [0.0006])).toBe("Only $25.00 of $49.99 came.")
})

test("what has been detected is told while the invoice is open", () => {
  expect(toTransaction(invoice("pending", [0.0006]))?.detected).toBe(2_500)
  expect(toTransaction(invoice("new"))?.detected).toBe(0)
  expect(toTransaction(invoice("completed", [0.0012]))).not.toHaveProperty("detected")
})

test("an invoice is of an order and of one attempt to pay it", () => {
  expect(toTransaction(invoice("new"))).toEqual({
    id: "t1",
    orderId: ORDER,
    paymentId: `${ORDER}:pay:1`,
    kind: "sale",
    status: "waiting",
    amount: 4_999,
    currency: "USD",
    gatewayType: "CRYPTO",
    card: null,
    code: "new",
    reason: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    refundOf: null,
    detected: 0,
  })
  const second = { ...invoice("new"), invoice_url: "https://plisio.example/t1" }
  expect(
    toTransaction({ ...second, params: { ...second.params, order_number: `${ORDER}-2` } }),
  ).toMatchObject({
    orderId: ORDER,
    paymentId: `${ORDER}:pay:2`,
    paymentUrl: "https://plisio.example/t1",
  })
})

test.each([
  { source_amount: "a lot", amount: 0.0012 },
  { source_amount: "49.99", amount: 0 },
])("an invoice for %j has no amount that can be trusted", (amounts) => {
  const unreadable = { ...invoice("completed"), params: { order_number: ORDER, ...amounts } }
  expect(toTransaction(unreadable)).toBeUndefined()
})

test("numbers are read as numbers and as text, and fields that nobody knows are left out", () => {
  const decoded = Schema.decodeUnknownOption(Operation)({
    ...invoice("new"),
    params: { order_number: ORDER, source_amount: 49.99, amount: "0.00120000", wallet: "x" },
    tx: [{ value: "0.0012", txid: "y" }],
    psys_cid: "BTC",
  })
  expect(Option.map(decoded, toTransaction)).toMatchObject({ value: { amount: 4_999, detected: 4_999 } })
})

test("only an invoice whose coin was switched is replaced", () => {
  expect(isReplaced(invoice("cancelled_duplicate"))).toBe(true)
  expect(isReplaced(invoice("cancelled"))).toBe(false)
})

test("a coin is hidden where the vendor says so", () => {
  expect([undefined, false, 0, true, 1].map(isHidden)).toEqual([false, false, false, true, true])
})
