import type { Actor } from "@voltread/domain/event.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import { aCreation, anAddress, anItem, aSubmission } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import type { OrderChange } from "../ordering/order-document.ts"
import { foldOrder, type OrderDocument } from "../ordering/order-document.ts"
import { SHOPPER } from "./history.ts"

/** The events of the example order up to its submission. */
export const placement: ReadonlyArray<OrderEvent> = [
  { type: "OrderCreated", data: aCreation() },
  { type: "OrderItemAdded", data: { item: anItem() } },
  { type: "OrderBillingAddressUpdated", data: { before: null, after: anAddress() } },
  { type: "OrderShippingAddressUpdated", data: { before: null, after: anAddress() } },
  {
    type: "OrderSubmitted",
    data: { ...aSubmission, totals: totalsOf([anItem()]), originalPrice: 24_000 },
  },
]

/** The change of the order by each event, without any storage. */
export const orderChanges = (
  events: ReadonlyArray<OrderEvent>,
  actor: Actor = SHOPPER,
): ReadonlyArray<OrderChange> => {
  let before: OrderDocument | null = null
  return events.map((event, revision) => {
    const entry = {
      id: "order-1",
      revision,
      position: String(revision),
      eventId: `event-${revision}`,
      at: "2026-03-01T10:00:00.000Z",
      actor,
      causationId: "command-1",
      correlationId: "request-1",
      event,
    }
    const change: OrderChange = { entry, before, after: foldOrder(before, entry) }
    before = change.after
    return change
  })
}
