import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import type { BaseShop } from "./base-shop.ts"

/** Empty if it is true, otherwise what is wrong. */
export const problemUnless = (isSo: boolean, what: string): ReadonlyArray<string> => (isSo ? [] : [what])

export const orderOfCart = async (shop: BaseShop, cartId: string): Promise<string | undefined> => {
  const [row] = await shop.sql(
    "select data->>'orderId' as id from events where type = 'OrderCreated' and data->>'cartId' = $1",
    [cartId],
  )
  return row === undefined ? undefined : String(row.id)
}

export const statusOf = async (shop: BaseShop, orderId: string | undefined): Promise<unknown> =>
  (await shop.sql("select status from read.order_list where order_id = $1", [orderId]))[0]?.status

const stateOf = async (shop: BaseShop, orderId: string): Promise<OrderState> =>
  (await shop.survivor.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))).state

export const placedOrder = async (shop: BaseShop, orderId: string): Promise<PlacedOrder> => {
  const state = await stateOf(shop, orderId)
  if (state._tag !== "placed") throw new Error(`order ${orderId} is not placed`)
  return state
}

/** The cart was closed for it, the shopper did not come back in time, and its items are in a cart again. */
export const isGivenUp = async (shop: BaseShop, orderId: string): Promise<boolean> => {
  const state = await stateOf(shop, orderId)
  return state._tag === "draft" && state.status === "CANCELLED"
}

/** Commands of staff, one after the other. */
export const commandOrder = (shop: BaseShop, orderId: string, ...commands: ReadonlyArray<OrderCommand>) =>
  shop.survivor.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => commands, {
        commandId: randomUUID(),
        correlationId: orderId,
        actor: { id: "faults", name: "Faults", role: "admin" },
        now: new Date().toISOString(),
      }),
    ),
  )

/** The commands by which every unit of an order reaches the shopper. */
export const delivery = ({ lines }: PlacedOrder): ReadonlyArray<OrderCommand> => [
  { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
  { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
  ...lines.flatMap(
    ({ itemId }): ReadonlyArray<OrderCommand> => [
      { type: "ChangeItemStatus", itemId, to: "SHIPPED", reason: "" },
      { type: "ChangeItemStatus", itemId, to: "DELIVERED", reason: "" },
    ],
  ),
]

/** Money that an order records as refunded, or to be paid out by hand, in cents. */
export const givenBack = ({ payments }: PlacedOrder): number =>
  payments
    .filter((payment) => payment.kind === "refund" && (hasMoved(payment) || isPayout(payment)))
    .reduce((all, { amount }) => all + amount, 0)
