import type { OrderCommand } from "../ordering/order-command.ts"
import { noteKey } from "../ordering/order-evolve.ts"
import type { Units } from "../ordering/order-item.ts"
import type { OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"

/**
 * The consequences of an order that needs units which are not in stock: staff are told, and decide about an order that
 * is already paid. They are told once about a shortage, so that they may let the order continue anyway.
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
