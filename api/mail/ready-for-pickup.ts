import { storeOf } from "@voltread/domain/ordering/order-item.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Effect } from "effect"
import { pickupCodeOf } from "../pickup/pickup-codes.ts"
import type { Message } from "./message.ts"

type ReadyForPickup = Extract<Message, { readonly template: "ready-for-pickup" }>

/** All that waits for the customer in the store of this line; null when it waits there no longer. */
export const readyForPickup = Effect.fnUntraced(function* (
  order: PlacedOrder,
  itemIds: ReadonlyArray<string>,
) {
  const { orderId, uniqueId, contact } = order.created
  const line = order.lines.find(
    ({ itemId, status }) => itemIds.includes(itemId) && status === "READY_TO_PICKUP",
  )
  if (line === undefined) return null
  const store = storeOf(line)
  const ready = order.lines.filter(
    (other) => other.status === "READY_TO_PICKUP" && storeOf(other)?.storeId === store?.storeId,
  )
  const message: ReadyForPickup = {
    template: "ready-for-pickup",
    firstName: contact.firstName,
    orderId,
    orderNumber: uniqueId,
    lines: ready.map(({ name, quantity }) => ({ name, quantity })),
    store,
    code: yield* pickupCodeOf(orderId),
  }
  return message
})
