import { describe, expect, test } from "vitest"
import { ITEM_STATUSES, type ItemStatusFacts } from "./item-status-facts.ts"
import { ITEM_STATUS_TABLE, itemStatusFacts } from "./item-status-table.ts"
import { ORDER_STATUSES, type OrderStatus, type OrderStatusFacts } from "./order-status-facts.ts"
import {
  MILESTONES,
  ORDER_STATUS_TABLE,
  ORDER_STATUSES_ON_SCREEN,
  orderStatusesThat,
  orderStatusFacts,
} from "./order-status-table.ts"

/** The twelve of spec §4. A status that a shop adds breaks none of their tests: the table alone defines it. */
const SPECIFIED: ReadonlyArray<OrderStatus> = [
  "PENDING_PAYMENT",
  "PAYMENT_FAILED",
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
  "PENDING_REVIEW",
  "PAYMENT_RECEIVED",
  "PENDING_FULFILMENT",
  "CONFIRMED_BY_SUPPLIER",
  "CANCELLED_BY_SUPPLIER",
  "COMPLETED",
  "RETURNED",
  "CANCELLED",
]
const specified = (statuses: ReadonlyArray<OrderStatus>) =>
  statuses.filter((status) => SPECIFIED.includes(status))

const FULFILLED = ["CONFIRMED_BY_SUPPLIER", "PAYMENT_RECEIVED", "PENDING_FULFILMENT"]

describe("the table of order statuses", () => {
  test.each<[string, (facts: OrderStatusFacts) => boolean, ReadonlyArray<string>]>([
    ["await payment", (facts) => facts.awaitsPayment, ["PAYMENT_FAILED", "PENDING_PAYMENT"]],
    [
      "may be charged",
      (facts) => facts.mayBeCharged,
      ["LOAN_IN_PROCESS", "PAYMENT_FAILED", "PENDING_ESIGNATURE", "PENDING_PAYMENT"],
    ],
    ["are reminded to pay", (facts) => facts.reminder === "payment", ["PAYMENT_FAILED", "PENDING_PAYMENT"]],
    ["are reminded to sign", (facts) => facts.reminder === "signature", ["PENDING_ESIGNATURE"]],
    [
      "are checked for fraud",
      (facts) => facts.isCheckedForFraud,
      [
        "CANCELLED_BY_SUPPLIER",
        "COMPLETED",
        "CONFIRMED_BY_SUPPLIER",
        "PAYMENT_RECEIVED",
        "PENDING_FULFILMENT",
        "PENDING_REVIEW",
      ],
    ],
    ["are paid", (facts) => facts.isPaid, ["CANCELLED_BY_SUPPLIER", "COMPLETED", ...FULFILLED]],
    ["hand items over", (facts) => facts.itemsMayBecome.includes("SHIPPED"), FULFILLED],
    [
      "reserve stock for a while",
      (facts) => facts.stock === "reserved",
      ["PAYMENT_FAILED", "PENDING_ESIGNATURE", "PENDING_PAYMENT"],
    ],
    [
      "limit for how long",
      (facts) => facts.heldFor !== null,
      ["LOAN_IN_PROCESS", "PAYMENT_FAILED", "PENDING_ESIGNATURE", "PENDING_PAYMENT", "PENDING_REVIEW"],
    ],
    ["release stock", (facts) => facts.stock === "released", ["CANCELLED"]],
    [
      "let items change",
      (facts) => facts.itemsMayChange,
      ["LOAN_IN_PROCESS", "PAYMENT_FAILED", "PENDING_ESIGNATURE", "PENDING_PAYMENT", "PENDING_REVIEW"],
    ],
    ["count as approved", (facts) => facts.conversion === "approved", ["COMPLETED", ...FULFILLED]],
    [
      "count as reversed",
      (facts) => facts.conversion === "reversed",
      ["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED"],
    ],
    [
      "do not block an erasure",
      (facts) => !facts.blocksErasure,
      ["CANCELLED", "COMPLETED", "PAYMENT_FAILED", "PENDING_PAYMENT", "RETURNED"],
    ],
    [
      "are red (spec §4)",
      (facts) => facts.tone === "red",
      ["CANCELLED", "CANCELLED_BY_SUPPLIER", "PAYMENT_FAILED"],
    ],
    [
      "are orange (spec §4)",
      (facts) => facts.tone === "orange",
      ["LOAN_IN_PROCESS", "PENDING_ESIGNATURE", "PENDING_PAYMENT", "PENDING_REVIEW"],
    ],
  ])("says which orders %s", (_, matches, expected) => {
    expect(specified(orderStatusesThat(matches)).sort()).toEqual([...expected].sort())
  })

  test("counts an order as paid, failed or canceled when it enters these statuses", () => {
    const counted = specified(ORDER_STATUSES).flatMap((status) => {
      const milestone = MILESTONES[status]
      return milestone === null ? [] : [[status, milestone]]
    })
    expect(counted.sort()).toEqual([
      ["CANCELLED", "cancelled"],
      ["PAYMENT_FAILED", "failed"],
      ["PAYMENT_RECEIVED", "paid"],
    ])
  })

  test("leads to COMPLETED by transitions that the lifecycle lists", () => {
    for (const status of ORDER_STATUSES) {
      let from = status
      for (const to of ORDER_STATUS_TABLE[status].wayToCompleted) {
        expect(ORDER_STATUS_TABLE[from].next).toContain(to)
        from = to
      }
      expect([status, "COMPLETED"]).toContain(from)
    }
  })

  test("gives every status its own place on screens, as an order usually meets them", () => {
    expect(specified(ORDER_STATUSES_ON_SCREEN)).toEqual(SPECIFIED)
    expect(new Set(ORDER_STATUSES.map((status) => ORDER_STATUS_TABLE[status].place)).size).toBe(
      ORDER_STATUSES.length,
    )
  })

  test.each(["", "toString", "__proto__", "pending_payment"])("knows no status %j", (text) => {
    expect(orderStatusFacts(text)).toBeUndefined()
    expect(itemStatusFacts(text)).toBeUndefined()
  })
})

describe("the table of item statuses", () => {
  test.each<[string, (facts: ItemStatusFacts) => boolean, ReadonlyArray<string>]>([
    ["are final", (facts) => facts.isFinal, ["CANCELLED", "RETURNED"]],
    ["have left the shop", (facts) => facts.hasLeft, ["SHIPPED", "DELIVERED", "PICKUPED", "RETURNED"]],
    ["were delivered", (facts) => facts.isDelivered, ["DELIVERED", "PICKUPED", "RETURNED"]],
    [
      "cannot be canceled in part",
      (facts) => !facts.isWaiting,
      ["SHIPPED", "DELIVERED", "PICKUPED", "CANCELLED", "RETURNED"],
    ],
    [
      "show as shipped",
      (facts) => facts.showsAsShipped,
      ["SHIPPED", "DELIVERED", "READY_TO_PICKUP", "PICKUPED"],
    ],
    [
      "are red (spec §4)",
      (facts) => facts.tone === "red",
      ["PAYMENT_FAILED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    ],
    [
      "are news to the customer",
      (facts) => facts.isNews,
      [
        "SHIPPED",
        "DELIVERED",
        "READY_TO_PICKUP",
        "PICKUPED",
        "CANCELLED",
        "CANCELLED_BY_SUPPLIER",
        "RETURNED",
      ],
    ],
  ])("says which items %s", (_, matches, expected) => {
    const found = ITEM_STATUSES.filter((status) => matches(ITEM_STATUS_TABLE[status]))
    expect(found.sort()).toEqual([...expected].sort())
  })
})
