import { expect, test } from "vitest"
import { vendorCharges } from "./vendor-books.ts"

type Books = Parameters<typeof vendorCharges>[0]

const NONE: Books = { charges: [], invoices: [], orders: [], transactions: [] }
const sale = {
  id: "tx-1",
  orderId: "order-1",
  type: "sale",
  status: "settled",
  amountCents: 21_200,
  refundOf: null,
} as const
const klarna = {
  id: "k-1",
  merchant_reference2: "order-1",
  status: "CAPTURED",
  fraud_status: "ACCEPTED",
  order_amount: 21_200,
  refunded_amount: 700,
}
const taken = (books: Partial<Books>) => vendorCharges({ ...NONE, ...books })

test.each<[string, Partial<Books>, number]>([
  ["a card", { transactions: [sale] }, 0],
  ["a card that was voided", { transactions: [{ ...sale, status: "voided" }] }, 21_200],
  [
    "a card that was refunded in part",
    {
      transactions: [
        sale,
        { ...sale, id: "tx-2", type: "credit", amountCents: 500, refundOf: "tx-1" },
        { ...sale, id: "tx-3", type: "credit", amountCents: 900, refundOf: "tx-1", status: "failed" },
      ],
    },
    500,
  ],
  ["Klarna", { orders: [klarna] }, 700],
  ["Klarna, which canceled it", { orders: [{ ...klarna, status: "CANCELLED" }] }, 21_200],
  [
    "Plisio, at a second attempt",
    {
      invoices: [
        {
          id: "i-1",
          orderNumber: "0c5c3f60-3ad5-8a1c-9a4e-0123456789ab-2",
          status: "completed",
          units: 5,
          amountCents: 21_200,
          receivedCents: 21_200,
        },
      ],
    },
    0,
  ],
  [
    "Coinbase",
    {
      charges: [
        { code: "C1", orderId: "order-1", status: "COMPLETED", amountCents: 21_200, receivedCents: 21_200 },
      ],
    },
    0,
  ],
])("what %s took and gave back is known", (_, books, givenBack) => {
  const orderId = books.invoices === undefined ? "order-1" : "0c5c3f60-3ad5-8a1c-9a4e-0123456789ab"
  expect(taken(books)).toEqual([{ id: expect.any(String), orderId, cents: 21_200, givenBack }])
})

test("what nobody paid is no charge", () => {
  expect(
    taken({
      transactions: [{ ...sale, status: "processor_declined" }],
      orders: [{ ...klarna, fraud_status: "PENDING" }],
      charges: [{ code: "C1", orderId: "order-1", status: "NEW", amountCents: 21_200, receivedCents: 0 }],
    }),
  ).toEqual([])
})

test("coins that are not confirmed are not counted", () => {
  const amounts = { units: 5, amountCents: 21_200, receivedCents: 21_200 }
  const invoice = { id: "i-1", orderNumber: "o-1", status: "pending", ...amounts }
  const charge = { code: "C1", orderId: "o", status: "PENDING", amountCents: 900, receivedCents: 900 }
  expect(taken({ invoices: [invoice], charges: [charge] })).toEqual([])
})
