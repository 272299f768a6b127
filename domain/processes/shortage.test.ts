import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "../ordering/order.ts"
import { placing } from "../ordering/order-examples.ts"
import { ORDER_STATUSES } from "../ordering/order-status-facts.ts"
import { orderStatusesThat } from "../ordering/order-status-table.ts"
import { commandsLeadingTo, history } from "../ordering/order-testing.ts"
import { shortage } from "./shortage.ts"

const missing = [{ productId: "product-1", storeId: null, quantity: 2 }]

describe("units that an order needs and that are not in stock", () => {
  test.each(ORDER_STATUSES)("are reported to staff for an order in %s", (status) => {
    const commands = shortage(
      fold(order, history(placing(), ...commandsLeadingTo[status])),
      missing,
      "note-1",
    )
    expect(commands[0]).toMatchObject({
      type: "AddCustomNotes",
      note: { noteId: "note-1", body: '2 of "Sound bar" could not be reserved.' },
    })
    const mayBeReviewed = orderStatusesThat((facts) => facts.isPaid && facts.next.includes("PENDING_REVIEW"))
    expect(commands.slice(1).map(({ type }) => type)).toEqual(
      mayBeReviewed.includes(status) ? ["ChangeStatus"] : [],
    )
  })

  test("are reported once", () => {
    const known = fold(
      order,
      history(placing(), { type: "AddCustomNotes", note: { noteId: "note-1", subject: "", body: "" } }),
    )
    expect(shortage(known, missing, "note-1")).toEqual([])
  })

  test("of no order are ignored", () => {
    expect(shortage(order.initial, missing, "note-1")).toEqual([])
  })
})
