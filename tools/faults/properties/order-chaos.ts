import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { completeAuthorized } from "@voltread/api/checkout/complete-authorized.ts"
import { workOnPayments } from "@voltread/api/payments/payments.ts"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import type { CheckoutShop } from "@voltread/api/testing/checkout-shop.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { hasMoved } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { stockOf } from "@voltread/domain/ordering/order-stock.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { expect } from "vitest"
import { runUntilEnd } from "../points/run-until-end.ts"
import type { Vendors } from "../points/vendors.ts"

/** Undefined while it is not placed. */
export const placedOrder = async (shop: CheckoutShop, orderId: string): Promise<PlacedOrder | undefined> => {
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
  return state._tag === "placed" ? state : undefined
}

/** What staff ask for; not everything is allowed in every status. */
export const askFor = async (
  shop: CheckoutShop,
  orderId: string,
  commands: (order: PlacedOrder) => ReadonlyArray<OrderCommand>,
): Promise<void> => {
  const order = await placedOrder(shop, orderId)
  if (order === undefined) return
  await shop
    .run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => commands(order), {
          commandId: randomUUID(),
          correlationId: "chaos",
          actor: { id: "sam", name: "Sam", role: "admin" },
          now: new Date().toISOString(),
        }),
      ),
    )
    .catch(() => "not allowed in this status")
}

export const cancelling = (): ReadonlyArray<OrderCommand> => [{ type: "CancelOrder", reason: "asked to" }]

/** Gives back $5 of the first payment that came. */
export const refunding = ({ payments }: PlacedOrder): ReadonlyArray<OrderCommand> =>
  payments
    .filter(hasMoved)
    .slice(0, 1)
    .map(({ paymentId }) => ({
      type: "RequestRefund",
      paymentId,
      refundId: `${paymentId}:refund:${randomUUID().slice(0, 4)}`,
      amount: 500,
      reason: "dented",
    }))

/**
 * A process that looks after payments ends at one of its effects: an even `place` ends it before the effect, an odd one
 * after it. One that is done earlier ends between two looks.
 */
export const endWhileWorking = async (
  shop: CheckoutShop,
  vendors: Pick<Vendors, "environment" | "urls">,
  place: number,
): Promise<void> => {
  await shop.sql("update payment_work set next_at = now()")
  await shop.sql("update begun_payment set next_at = now() where next_at is not null")
  await runUntilEnd(
    { databaseUrl: shop.config.databaseUrl, gateway: shop.cards, vendors },
    async (victim) => {
      await victim.run(workOnMessages)
      await victim.run(completeAuthorized)
      await victim.run(workOnPayments(Date.now()))
    },
    { at: 1 + Math.floor(place / 2), side: place % 2 === 0 ? "before" : "after", serves: false },
  )
  // What it had taken comes up again later.
  await shop.sql("update gateway_message set next_at = now() where processed_at is null")
}

/** Of so many laptops that there were, an order that is dead holds none, and one that is paid its own. */
export const stockAgrees = async (shop: CheckoutShop, order: PlacedOrder, laptops: number): Promise<void> => {
  const { stock } = ORDER_STATUS_TABLE[order.status]
  // One that is reserved only goes back by a clock of its own.
  if (stock === "reserved") return
  const { held, sold } = stockOf(order)
  if (stock === "released") expect(held).toEqual([])
  const taken = sum([...held, ...sold].map(({ quantity }) => quantity))
  await expect.poll(() => shop.available("laptop"), { timeout: 10_000 }).toBe(laptops - taken)
}
