import type { OrderCommand } from "../ordering/order-command.ts"
import { noteKey } from "../ordering/order-evolve.ts"
import type { Units } from "../ordering/order-item.ts"
import type { OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"

/**
 * What follows when an order needs units that are not there: staff are told, and decide about an order that is paid
 * already. They are told once of one shortage, so that they may let the order go on all the same.
 */
export const shortage = (
  order: OrderState,
  missing: ReadonlyArray<Units>,
  noteId: string,
): ReadonlyArray<OrderCommand> => {
  if (order._tag !== "placed" || missing.length === 0 || order.conversations.includes(noteKey(noteId))) {
    return []
  }
  const { isPaid, next } = ORDER_STATUS_TABLE[order.status]
  const note: OrderCommand = {
    type: "AddCustomNotes",
    note: {
      noteId,
      subject: "Not enough in stock",
      body: missing
        .map(({ productId, quantity }) => {
          const name = order.lines.find((line) => line.productId === productId)?.name ?? productId
          return `${quantity} of "${name}" could not be reserved.`
        })
        .join("\n"),
    },
  }
  return isPaid && next.includes("PENDING_REVIEW")
    ? [note, { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "not enough in stock" }]
    : [note]
}
