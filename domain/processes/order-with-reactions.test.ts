import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import type { CommandOf, OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent, PaymentDetails } from "../ordering/order-event.ts"
import { aLease, anItem, aShipment, placing, recordPayment } from "../ordering/order-examples.ts"
import { REFUSED_BY_BANK } from "../ordering/order-money.ts"
import { orderTotals } from "../ordering/order-state.ts"
import { commandsLeadingTo, historyOf } from "../ordering/order-testing.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const past = (...commands: ReadonlyArray<OrderCommand>) => historyOf(orderWithReactions, commands)
const state = (...commands: ReadonlyArray<OrderCommand>) => fold(orderWithReactions, past(...commands))
const lastOf = (events: ReadonlyArray<OrderEvent>): unknown => events.at(-1)?.data
const refundsIn = (
  events: ReadonlyArray<OrderEvent>,
): ReadonlyArray<Pick<PaymentDetails, "refersTo" | "amount">> =>
  events.flatMap((event) =>
    event.type === "OrderPaymentDetailsUpdated" && event.data.payment.kind === "refund"
      ? [{ refersTo: event.data.payment.refersTo, amount: event.data.payment.amount }]
      : [],
  )

const item2 = anItem({ itemId: "item-2", price: 5_000, discount: 0 })
const requested = recordPayment({})
const succeeded = recordPayment({ result: "succeeded" })
const declined = recordPayment({ result: "declined", code: "2000" })
const reviewing = recordPayment({ result: "reviewing" })
const failedBy = (code: string) => recordPayment({ result: "failed", code })
const voided = { paymentId: "pay-1:void", kind: "void", result: "succeeded", refersTo: "pay-1" } as const
const backBy = (code: string) => recordPayment({ ...voided, code })
const ship: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
const cancel: OrderCommand = { type: "CancelOrder", reason: "changed my mind" }
const itemTo = (to: CommandOf<"ChangeItemStatus">["to"], itemId = "item-1"): OrderCommand => ({
  type: "ChangeItemStatus",
  itemId,
  to,
  reason: "test",
})
const orderTo = (to: CommandOf<"ChangeStatus">["to"]): OrderCommand => ({
  type: "ChangeStatus",
  to,
  reason: "test",
})

describe("a payment and its order", () => {
  test.each<[string, ReadonlyArray<OrderCommand>, string]>([
    ["a charge under way leaves it waiting", [requested], "PENDING_PAYMENT"],
    [
      "an unanswered charge leaves it waiting",
      [requested, recordPayment({ result: "unanswered" })],
      "PENDING_PAYMENT",
    ],
    ["money in full pays it", [requested, succeeded], "PAYMENT_RECEIVED"],
    [
      "money that settled at once pays it",
      [requested, recordPayment({ result: "settled" })],
      "PAYMENT_RECEIVED",
    ],
    [
      "less money is looked at",
      [requested, recordPayment({ result: "succeeded", amount: 21_199 })],
      "PENDING_REVIEW",
    ],
    [
      "more money pays it",
      [requested, recordPayment({ result: "succeeded", amount: 21_201 })],
      "PAYMENT_RECEIVED",
    ],
    ["a declined card fails it", [requested, declined], "PAYMENT_FAILED"],
    ["a broken gateway fails it", [requested, recordPayment({ result: "failed" })], "PAYMENT_FAILED"],
    [
      "a new attempt opens it again",
      [requested, declined, recordPayment({ paymentId: "pay-2" })],
      "PENDING_PAYMENT",
    ],
    [
      "a new attempt may pay it",
      [
        requested,
        declined,
        recordPayment({ paymentId: "pay-2" }),
        recordPayment({ paymentId: "pay-2", result: "succeeded" }),
      ],
      "PAYMENT_RECEIVED",
    ],
    [
      "a card instead of a lease opens it",
      [...commandsLeadingTo.LOAN_IN_PROCESS, requested],
      "PENDING_PAYMENT",
    ],
    [
      "a card instead of a signature opens it",
      [...commandsLeadingTo.PENDING_ESIGNATURE, requested],
      "PENDING_PAYMENT",
    ],
    ["late money is looked at", [requested, declined, succeeded], "PENDING_REVIEW"],
    [
      "late money for a leased cart is looked at",
      [requested, declined, orderTo("LOAN_IN_PROCESS"), succeeded],
      "PENDING_REVIEW",
    ],
    [
      "late money before a signature is looked at",
      [requested, declined, orderTo("LOAN_IN_PROCESS"), orderTo("PENDING_ESIGNATURE"), succeeded],
      "PENDING_REVIEW",
    ],
    [
      "settlement changes nothing more",
      [requested, succeeded, recordPayment({ result: "settled" })],
      "PAYMENT_RECEIVED",
    ],
    ["money taken back is looked at", [requested, succeeded, recordPayment(voided)], "PENDING_REVIEW"],
    ["money that the gateway voided ends it", [requested, succeeded, backBy("voided")], "CANCELLED"],
    ["money that was reserved and ran out ends it", [requested, succeeded, backBy("expired")], "CANCELLED"],
    [
      "money that ran out after a part was sent does not",
      [requested, succeeded, ship, backBy("expired")],
      "CONFIRMED_BY_SUPPLIER",
    ],
    ["an attempt that was voided ends it", [requested, failedBy("voided")], "CANCELLED"],
    [
      "a page of the gateway that was left without paying does not",
      [requested, recordPayment({ result: "started" }), failedBy("voided")],
      "PAYMENT_FAILED",
    ],
    ["an attempt that was reserved and ran out ends it", [requested, failedBy("expired")], "CANCELLED"],
    [
      "an attempt at a gateway's page that ran out can be made again",
      [requested, recordPayment({ result: "failed", code: "expired", paymentUrl: "https://pay.example/1" })],
      "PAYMENT_FAILED",
    ],
    ["a payment that the gateway reviews is waited for", [requested, reviewing], "PENDING_REVIEW"],
    ["a payment that passes the review pays it", [requested, reviewing, succeeded], "PAYMENT_RECEIVED"],
    ["a payment that does not pass fails it", [requested, reviewing, declined], "PAYMENT_FAILED"],
    [
      "a payment that passes the review with another amount stays to be looked at",
      [requested, reviewing, recordPayment({ result: "succeeded", amount: 20_000 })],
      "PENDING_REVIEW",
    ],
    [
      "a payment that is reviewed once people have canceled is given back",
      [requested, reviewing, cancel, succeeded],
      "CANCELLED",
    ],
  ])("%s", (_, commands, status) => {
    expect(state(placing(), ...commands)).toMatchObject({ status })
  })

  describe("whose money the bank takes back", () => {
    const { PAYMENT_RECEIVED: paid, ...ways } = commandsLeadingTo
    const fulfilled = (status: "PENDING_FULFILMENT" | "CONFIRMED_BY_SUPPLIER" | "CANCELLED_BY_SUPPLIER") => [
      placing(),
      requested,
      succeeded,
      ...ways[status].slice(paid.length),
    ]
    const taken = backBy("2046")
    const notes = (events: ReadonlyArray<OrderEvent>) =>
      events.flatMap((event) => (event.type === "OrderCustomNotesAdded" ? [event.data] : []))

    test.each(["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "CANCELLED_BY_SUPPLIER"] as const)(
      "in %s ends while nothing has left the shop",
      (status) => {
        const events = past(...fulfilled(status), taken)
        expect(fold(orderWithReactions, events)).toMatchObject({ status: "CANCELLED" })
        expect(refundsIn(events)).toEqual([])
      },
    )

    test.each<[string, ReadonlyArray<OrderCommand>, string]>([
      ["parts of which are sent", [placing(), requested, succeeded, ship], "CONFIRMED_BY_SUPPLIER"],
      ["that is complete", [placing(), requested, succeeded, ship, itemTo("DELIVERED")], "COMPLETED"],
      [
        "that people review",
        [placing(), requested, succeeded, { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" }],
        "PENDING_REVIEW",
      ],
    ])("%s stays, and staff learn what is missing", (_, commands, status) => {
      const events = past(...commands, taken)
      expect(fold(orderWithReactions, events)).toMatchObject({ status })
      expect(notes(events)).toMatchObject([
        {
          subject: "Payment taken back",
          body: expect.stringMatching(/at Braintree.*2046.*\$212\.00.*not paid/),
        },
      ])
    })

    test("and that was returned already loses nothing", () => {
      const back: OrderCommand = { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "" }
      const events = past(placing(), requested, succeeded, ship, back, taken)
      expect(fold(orderWithReactions, events)).toMatchObject({ status: "RETURNED" })
      expect(notes(events)).toEqual([])
    })

    test("and that is leased keeps its contract: the part beside it is for staff", () => {
      const part = { amount: 5_000 }
      const leased = (statusName: "APPROVED" | "COMPLETED"): OrderCommand => ({
        type: "UpdateLeaseDetails",
        lease: aLease({ statusName, downPayment: 5_000, contractAmount: 16_200 }),
      })
      const events = past(
        placing(),
        ...commandsLeadingTo.LOAN_IN_PROCESS,
        leased("APPROVED"),
        recordPayment(part),
        recordPayment({ ...part, result: "succeeded" }),
        orderTo("PENDING_ESIGNATURE"),
        leased("COMPLETED"),
        orderTo("PAYMENT_RECEIVED"),
        orderTo("PENDING_FULFILMENT"),
        recordPayment({ ...part, ...voided, code: "voided" }),
      )
      expect(fold(orderWithReactions, events)).toMatchObject({ status: "PENDING_FULFILMENT" })
      expect(notes(events)).toMatchObject([{ body: expect.stringMatching(/\$50\.00.*not paid/) }])
    })
  })

  test("that may have been made, and cannot be looked up, is left to staff, with its reference", () => {
    const unheard = recordPayment({ result: "reviewing", code: "unheard-of" })
    const events = past(placing(), requested, unheard)
    const after = fold(orderWithReactions, events)
    expect(after).toMatchObject({ status: "PENDING_REVIEW" })
    const number = after._tag === "placed" ? after.created.uniqueId : ""
    expect(lastOf(events)).toMatchObject({ body: expect.stringContaining(`Look for ${number} `) })
    expect(state(placing(), requested, unheard, succeeded)).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("settlement of money that staff have reviewed does not ask them again", () => {
    const less = { amount: 20_000 }
    const looked = [
      placing(),
      recordPayment(less),
      recordPayment({ ...less, result: "succeeded" }),
      orderTo("PENDING_PAYMENT"),
    ] as const
    expect(state(...looked, recordPayment({ ...less, result: "settled" }))).toMatchObject({
      status: "PENDING_PAYMENT",
      payments: [{ result: "settled" }],
    })
  })

  test("that fails leaves an order where it is that is reviewed for another reason", () => {
    expect(state(placing(), requested, orderTo("PENDING_REVIEW"), declined)).toMatchObject({
      status: "PENDING_REVIEW",
    })
  })

  test("that passes the gateway's review leaves an order where it is that waits for its lender meanwhile", () => {
    const atLender = [orderTo("PENDING_PAYMENT"), orderTo("LOAN_IN_PROCESS"), orderTo("PENDING_REVIEW")]
    expect(state(placing(), requested, reviewing, ...atLender, succeeded)).toMatchObject({
      status: "PENDING_REVIEW",
    })
  })

  test("for an order that another payment covers is given back, and the order is paid", () => {
    const second = { paymentId: "pay-2" }
    const events = past(
      placing(),
      requested,
      succeeded,
      orderTo("PENDING_ESIGNATURE"),
      recordPayment(second),
      recordPayment({ ...second, result: "succeeded" }),
    )
    expect(fold(orderWithReactions, events)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    expect(refundsIn(events)).toEqual([{ refersTo: "pay-2", amount: 21_200 }])
  })

  test("a refund that the bank refuses is told to staff", () => {
    const refund = { paymentId: "refund-1", kind: "refund", refersTo: "pay-1", amount: 5_000 } as const
    const ask: OrderCommand = {
      type: "RequestRefund",
      paymentId: "pay-1",
      refundId: "refund-1",
      amount: 5_000,
      reason: "",
    }
    const refused = recordPayment({
      ...refund,
      result: "failed",
      code: REFUSED_BY_BANK,
      transactionId: "t-1",
    })
    const sent = recordPayment({ ...refund, result: "succeeded", transactionId: "t-1" })
    expect(state(placing(), requested, succeeded, ask, sent, refused)).toMatchObject({
      conversations: ["note refund-1:refused"],
    })
  })

  test("the reason of a failure names the gateway's code", () => {
    expect(past(placing(), requested, declined).at(-2)?.data).toMatchObject({
      from: "PENDING_PAYMENT",
      to: "PAYMENT_FAILED",
      reason: "payment declined: 2000",
    })
  })

  test("the first of two attempts may come late: the second payment is refunded", () => {
    const second = { paymentId: "pay-2" }
    const events = past(
      placing(),
      requested,
      declined,
      recordPayment(second),
      recordPayment({ ...second, result: "succeeded" }),
      succeeded,
    )
    expect(fold(orderWithReactions, events)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    expect(refundsIn(events)).toEqual([{ refersTo: "pay-1", amount: 21_200 }])
  })

  test.each([500, 21_200])(
    "nor do %i cents that staff gave back of the first one make room for the second",
    (amount) => {
      const second = { paymentId: "pay-2" }
      const events = past(
        placing(),
        requested,
        declined,
        recordPayment(second),
        recordPayment({ ...second, result: "succeeded" }),
        { type: "RequestRefund", paymentId: "pay-2", refundId: "dent", amount, reason: "dented" },
        succeeded,
      )
      expect(fold(orderWithReactions, events)).toMatchObject({ status: "PAYMENT_RECEIVED" })
      expect(refundsIn(events)).toEqual([
        { refersTo: "pay-2", amount },
        { refersTo: "pay-1", amount: 21_200 },
      ])
    },
  )

  test("money stays that comes for what was written off, and staff learn what is too much", () => {
    const second = { paymentId: "pay-2" }
    const writtenOff = (amount: number) =>
      past(
        placing(),
        requested,
        declined,
        recordPayment(second),
        recordPayment({ ...second, result: "succeeded" }),
        ship,
        recordPayment({ ...voided, paymentId: "pay-2:void", refersTo: "pay-2", amount }),
        { type: "WriteOff", writeOffId: "write-off-1", amount, reason: "lost" },
        succeeded,
      )
    expect(refundsIn(writtenOff(21_200))).toEqual([])
    expect(refundsIn(writtenOff(5_000))).toEqual([])
    expect(lastOf(writtenOff(5_000))).toMatchObject({
      body: expect.stringContaining("$162.00 more has come"),
    })
  })

  test("a second payment stays where a part of the first was taken back, and staff learn what is too much", () => {
    const second = { paymentId: "pay-2" }
    const events = past(
      placing(),
      requested,
      declined,
      recordPayment(second),
      recordPayment({ ...second, result: "succeeded" }),
      ship,
      recordPayment({ ...voided, paymentId: "pay-2:void", refersTo: "pay-2", amount: 5_000 }),
      succeeded,
    )
    expect(refundsIn(events)).toEqual([])
    expect(lastOf(events)).toMatchObject({ body: expect.stringContaining("$162.00 more has come") })
  })

  test("a failure does not cancel an order that another charge may still pay", () => {
    const events = past(
      placing(),
      requested,
      declined,
      recordPayment({ paymentId: "pay-2" }),
      recordPayment({ paymentId: "pay-3", result: "failed" }),
    )
    expect(fold(orderWithReactions, events)).toMatchObject({ status: "PENDING_PAYMENT" })
  })
})

describe("late money", () => {
  test("for an approved order that became smaller goes back as far as it is too much", () => {
    const events = past(
      placing([anItem({ quantity: 2 })]),
      recordPayment({ amount: 42_400 }),
      recordPayment({ amount: 42_400, result: "reviewing" }),
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "approved" },
      { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "one is enough" },
      recordPayment({ amount: 42_400, result: "succeeded" }),
    )
    const order = fold(orderWithReactions, events)
    if (order._tag !== "placed") throw new Error("no order")
    const { total } = orderTotals(order)
    expect(total).toBeLessThan(42_400)
    expect(refundsIn(events)).toMatchObject([{ refersTo: "pay-1", amount: 42_400 - total }])
  })

  test("for a canceled order is recorded and refunded at once", () => {
    const events = past(placing(), requested, cancel, succeeded)
    expect(fold(orderWithReactions, events)).toMatchObject({
      status: "CANCELLED",
      payments: [
        { paymentId: "pay-1", result: "succeeded", amount: 21_200 },
        {
          paymentId: "pay-1:refund:1",
          kind: "refund",
          result: "requested",
          amount: 21_200,
          refersTo: "pay-1",
        },
      ],
    })
  })

  test("for a returned order is told to staff, who decided before what goes back", () => {
    const returned = [
      ship,
      { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "" },
      { type: "RequestRefund", paymentId: "pay-1", refundId: "return-1", amount: 20_000, reason: "" },
    ] satisfies ReadonlyArray<OrderCommand>
    const notesIn = (events: ReadonlyArray<OrderEvent>) =>
      events.flatMap((event) => (event.type === "OrderCustomNotesAdded" ? event.data.body : []))
    const other = { paymentId: "pay-2", gatewayType: "CRYPTO", gatewayName: "plisio" } as const
    const second = past(
      placing(),
      recordPayment(other),
      recordPayment({ ...other, result: "failed", code: "expired", paymentUrl: "https://pay.example/2" }),
      requested,
      succeeded,
      ...returned,
      recordPayment({ ...other, result: "settled" }),
    )
    expect(fold(orderWithReactions, second)).toMatchObject({ status: "RETURNED" })
    expect(notesIn(second)).toEqual([expect.stringContaining("$224.00")])
    const more = past(
      placing(),
      requested,
      succeeded,
      ...returned,
      recordPayment({ result: "settled", amount: 21_700 }),
    )
    expect(notesIn(more)).toEqual([expect.stringContaining("$17.00")])
    expect(
      notesIn(past(placing(), requested, succeeded, ...returned, recordPayment({ result: "settled" }))),
    ).toEqual([])
  })

  test("for a leased order is refunded, too", () => {
    const lease = aLease({ statusName: "COMPLETED", approvedAmount: 30_000 })
    const events = past(
      placing(),
      requested,
      declined,
      orderTo("LOAN_IN_PROCESS"),
      { type: "UpdateLeaseDetails", lease },
      orderTo("PENDING_ESIGNATURE"),
      orderTo("PAYMENT_RECEIVED"),
      succeeded,
    )
    expect(refundsIn(events)).toEqual([{ refersTo: "pay-1", amount: 21_200 }])
  })

  test("and more of it for a leased order is refunded, too", () => {
    const lease = aLease({ statusName: "COMPLETED", approvedAmount: 30_000 })
    const page = {
      gatewayType: "CRYPTO",
      gatewayName: "plisio",
      paymentUrl: "https://pay.example/1",
    } as const
    const came = (amount: number) => recordPayment({ ...page, result: "settled", amount })
    const events = past(
      placing(),
      recordPayment(page),
      recordPayment({ ...page, result: "failed", code: "expired" }),
      orderTo("LOAN_IN_PROCESS"),
      { type: "UpdateLeaseDetails", lease },
      orderTo("PENDING_ESIGNATURE"),
      orderTo("PAYMENT_RECEIVED"),
      came(5_000),
      came(7_000),
    )
    expect(refundsIn(events)).toEqual([
      { refersTo: "pay-1", amount: 5_000 },
      { refersTo: "pay-1", amount: 2_000 },
    ])
  })
})

describe("the customer gets back", () => {
  const both = placing([anItem(), item2])
  const paidBoth = [
    both,
    recordPayment({ amount: 33_400 }),
    recordPayment({ amount: 33_400, result: "succeeded" }),
  ] as const

  test("all of it, when the order is canceled", () => {
    expect(refundsIn(past(...paidBoth, cancel))).toEqual([{ refersTo: "pay-1", amount: 33_400 }])
  })

  test("the line's total, when a line is canceled; what is left, when the last one is", () => {
    const one = past(...paidBoth, itemTo("CANCELLED"))
    expect(refundsIn(one)).toEqual([{ refersTo: "pay-1", amount: 21_200 }])
    expect(fold(orderWithReactions, one)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    const all = past(...paidBoth, itemTo("CANCELLED"), itemTo("CANCELLED", "item-2"))
    expect(refundsIn(all)).toEqual([
      { refersTo: "pay-1", amount: 21_200 },
      { refersTo: "pay-1", amount: 12_200 },
    ])
    expect(fold(orderWithReactions, all)).toMatchObject({ status: "CANCELLED" })
  })

  test("the units' share, when units are canceled", () => {
    const events = past(...paidBoth, { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "" })
    expect(refundsIn(events)).toEqual([{ refersTo: "pay-1", amount: 10_600 }])
  })

  test("despite earlier refunds for returns", () => {
    const events = past(
      ...paidBoth,
      { type: "RecordShipment", shipment: aShipment() },
      { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "" },
      { type: "RequestRefund", paymentId: "pay-1", refundId: "return-1", amount: 21_200, reason: "" },
      itemTo("CANCELLED", "item-2"),
    )
    expect(refundsIn(events)).toEqual([
      { refersTo: "pay-1", amount: 21_200 },
      { refersTo: "pay-1", amount: 12_200 },
    ])
  })

  test("nothing of what a bank or the gateway took back before", () => {
    const takenBack = [
      ...paidBoth,
      ship,
      recordPayment({ ...voided, amount: 12_200, code: "expired" }),
    ] as const
    expect(refundsIn(past(...takenBack, itemTo("CANCELLED", "item-2")))).toEqual([])
    expect(
      refundsIn(
        past(...paidBoth, ship, recordPayment({ ...voided, amount: 5_000 }), itemTo("CANCELLED", "item-2")),
      ),
    ).toEqual([{ refersTo: "pay-1", amount: 7_200 }])
  })

  test("nothing, when nothing was paid, or no more than is left to pay", () => {
    expect(refundsIn(past(both, itemTo("CANCELLED")))).toEqual([])
    const underpaid = past(both, recordPayment({ amount: 12_200, result: "succeeded" }), {
      type: "DeleteItem",
      itemId: "item-1",
      reason: null,
    })
    expect(refundsIn(underpaid)).toEqual([])
  })

  test("the total of a deleted line, of an order that is reviewed after it was paid", () => {
    const events = past(
      ...paidBoth,
      { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" },
      { type: "DeleteItem", itemId: "item-2", reason: "not wanted" },
    )
    expect(refundsIn(events)).toEqual([{ refersTo: "pay-1", amount: 12_200 }])
  })

  test("the amount charged beyond the new total, where it decreased during the payment", () => {
    const events = past(
      both,
      recordPayment({ amount: 33_400, result: "requested" }),
      { type: "DeleteItem", itemId: "item-2", reason: "not wanted" },
      recordPayment({ amount: 33_400, result: "succeeded" }),
    )
    expect(refundsIn(events)).toEqual([{ refersTo: "pay-1", amount: 12_200 }])
    expect(fold(orderWithReactions, events)).toMatchObject({ status: "PAYMENT_RECEIVED", conversations: [] })
  })

  test("from several payments in their order", () => {
    const events = past(
      both,
      recordPayment({ amount: 20_000, result: "succeeded" }),
      recordPayment({ paymentId: "pay-2", amount: 13_400, result: "succeeded" }),
      cancel,
    )
    expect(refundsIn(events)).toEqual([
      { refersTo: "pay-1", amount: 20_000 },
      { refersTo: "pay-2", amount: 13_400 },
    ])
  })
})

describe("an order follows its lines", () => {
  const shipped = [
    placing(),
    requested,
    succeeded,
    { type: "RecordShipment", shipment: aShipment() },
  ] as const

  test("to COMPLETED, when all are delivered", () => {
    expect(lastOf(past(...shipped, itemTo("DELIVERED")))).toMatchObject({
      from: "CONFIRMED_BY_SUPPLIER",
      to: "COMPLETED",
    })
  })

  test("not before", () => {
    const two = [
      placing([anItem(), item2]),
      recordPayment({ amount: 33_400, result: "succeeded" }),
      { type: "RecordShipment", shipment: aShipment() },
      itemTo("DELIVERED"),
    ] as const
    expect(state(...two)).toMatchObject({ status: "CONFIRMED_BY_SUPPLIER" })
    expect(state(...two, itemTo("CANCELLED", "item-2"))).toMatchObject({ status: "COMPLETED" })
  })

  test("to RETURNED, when all came back, even those that were never delivered", () => {
    const back: OrderCommand = { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "" }
    expect(state(...shipped, itemTo("DELIVERED"), back)).toMatchObject({ status: "RETURNED" })
    expect(state(...shipped, back)).toMatchObject({ status: "RETURNED" })
  })

  test("to COMPLETED from the counter, with the steps between filled in", () => {
    const events = past(
      placing([anItem({ deliveryType: "DELIVERY_PICKUP" })]),
      succeeded,
      itemTo("READY_TO_PICKUP"),
      itemTo("PICKUPED"),
    )
    const statuses = events.flatMap((event) =>
      event.type === "OrderStatusChanged" && event.data.subject === "order" ? [event.data.to] : [],
    )
    expect(statuses).toEqual(["PAYMENT_RECEIVED", "PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "COMPLETED"])
  })

  test.each([
    ["before", [itemTo("DELIVERED"), orderTo("CANCELLED_BY_SUPPLIER")]],
    ["afterwards", [orderTo("CANCELLED_BY_SUPPLIER"), itemTo("DELIVERED")]],
  ])(
    "to COMPLETED from CANCELLED_BY_SUPPLIER, when only lines are left that were delivered %s",
    (_, steps) => {
      expect(
        state(
          placing([anItem(), item2]),
          recordPayment({ amount: 33_400, result: "succeeded" }),
          { type: "RecordShipment", shipment: aShipment() },
          ...steps,
          itemTo("CANCELLED", "item-2"),
        ),
      ).toMatchObject({ status: "COMPLETED" })
    },
  )

  test("to CANCELLED_BY_SUPPLIER, when every line is", () => {
    expect(
      state(placing(), succeeded, orderTo("PENDING_FULFILMENT"), itemTo("CANCELLED_BY_SUPPLIER")),
    ).toMatchObject({ status: "CANCELLED_BY_SUPPLIER" })
  })

  test("not to CANCELLED_BY_SUPPLIER, when one of them still comes", () => {
    const paid = recordPayment({ result: "succeeded", amount: 33_400 })
    const two = [placing([anItem(), item2]), paid, orderTo("PENDING_FULFILMENT")]
    expect(state(...two, itemTo("CANCELLED_BY_SUPPLIER"))).toMatchObject({ status: "PENDING_FULFILMENT" })
  })

  test("to CANCELLED, when every line is", () => {
    expect(state(placing(), itemTo("CANCELLED"))).toMatchObject({ status: "CANCELLED" })
  })
})
