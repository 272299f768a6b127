import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Status as ChargeStatus } from "../coinbase/charge.ts"
import { Status as InvoiceStatus } from "../plisio/invoice.ts"
import { type Kind, push } from "./crypto-payment.ts"
import { type CryptoShop, startCryptoShop } from "./crypto-shop.ts"

let crypto: CryptoShop
beforeAll(async () => {
  crypto = await startCryptoShop(inject("postgresUrl"))
})
afterAll(() => crypto.close())

const statusOf = async (orderId: string) => (await crypto.state(orderId)).status

/** The vendor reports these statuses one after the other for an order that waits for payment. */
const after = async (kind: Kind, ...statuses: ReadonlyArray<string>) => {
  const { orderId } = await crypto.order(kind)
  await say(kind, orderId, ...statuses)
  return orderId
}
const say = async (kind: Kind, orderId: string, ...statuses: ReadonlyArray<string>) => {
  for (const status of statuses) {
    await push(crypto.simulators, kind, orderId, status)
    await crypto.deliver()
    await crypto.shop.work()
  }
}

/**
 * Gateways §11, with one difference: a canceled invoice or charge leaves the order to be paid another way
 * (`PAYMENT_FAILED`) and does not cancel it. Shoppers leave a page to pay another way, and the shop itself cancels
 * charges that are no longer needed: neither ends the order.
 */
const OF_PLISIO: Readonly<Record<InvoiceStatus, OrderStatus>> = {
  new: "PENDING_PAYMENT",
  pending: "PENDING_PAYMENT",
  completed: "PAYMENT_RECEIVED",
  mismatch: "PAYMENT_RECEIVED",
  expired: "PAYMENT_FAILED",
  error: "PAYMENT_FAILED",
  cancelled: "PAYMENT_FAILED",
  // Pushed alone. Normally an invoice in another coin replaces it and is waited for (`crypto-orders.test.ts`).
  cancelled_duplicate: "PAYMENT_FAILED",
}

const OF_COINBASE: Readonly<Record<ChargeStatus, OrderStatus>> = {
  NEW: "PENDING_PAYMENT",
  SIGNED: "PENDING_PAYMENT",
  PENDING: "PENDING_PAYMENT",
  COMPLETED: "PAYMENT_RECEIVED",
  RESOLVED: "PAYMENT_RECEIVED",
  UNRESOLVED: "PENDING_REVIEW",
  EXPIRED: "PAYMENT_FAILED",
  CANCELED: "PAYMENT_FAILED",
  // Money that the shop never knew of was refunded: what remains is an unpaid order.
  "REFUND PENDING": "PAYMENT_RECEIVED",
  REFUNDED: "PAYMENT_FAILED",
}

test.each(InvoiceStatus.literals)("Plisio's %s is the order's", async (status) => {
  expect(await statusOf(await after("plisio", status))).toBe(OF_PLISIO[status])
})

test.each(ChargeStatus.literals)("Coinbase's %s is the order's", async (status) => {
  expect(await statusOf(await after("coinbase", status))).toBe(OF_COINBASE[status])
})

test("Coinbase's RESOLVED ends the review that its UNRESOLVED began", async () => {
  const { orderId, total } = await crypto.order("coinbase")
  await crypto.send("coinbase", orderId, total)
  await say("coinbase", orderId, "UNRESOLVED")
  expect(await statusOf(orderId)).toBe("PENDING_REVIEW")
  await say("coinbase", orderId, "RESOLVED")
  expect(await statusOf(orderId)).toBe("PAYMENT_RECEIVED")
})

/** Only an order's items make it RETURNED (lifecycle §1): until they are back, staff get a note. */
test("Coinbase's REFUNDED of a complete order is booked and told to staff, and RETURNED follows from the items", async () => {
  const orderId = await after("coinbase", "COMPLETED")
  const [line] = (await crypto.state(orderId)).lines
  const itemId = line?.itemId ?? ""
  const staff = (each: OrderCommand) =>
    crypto.shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [each], {
          commandId: `${orderId}:${each.type}`,
          correlationId: "test",
          actor: { id: "sam", name: "Sam", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )
  await staff({ type: "RecordShipment", shipment: aShipment([{ itemId, quantity: 1 }]) })
  await staff({ type: "ChangeItemStatus", itemId, to: "DELIVERED", reason: "" })
  await say("coinbase", orderId, "REFUNDED")
  expect(await crypto.state(orderId)).toMatchObject({
    status: "COMPLETED",
    payments: [{ kind: "sale" }, { kind: "void", result: "succeeded" }],
    conversations: [expect.stringContaining(":lack")],
  })
  await staff({ type: "ReturnItem", itemId, quantity: 1, reason: "" })
  expect(await statusOf(orderId)).toBe("RETURNED")
})

test("Coinbase's REFUNDED of an order that is only paid ends it", async () => {
  expect(await statusOf(await after("coinbase", "COMPLETED", "REFUNDED"))).toBe("CANCELLED")
})
