import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanCommand, LoanEvent, LoanStatus } from "../loans/application-event.ts"
import { anApplication, approved, contract, decision } from "../loans/application-examples.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { aLease, anItem, aPayment, aShipment, placing, recordPayment } from "../ordering/order-examples.ts"
import type { OrderState } from "../ordering/order-state.ts"
import type { ItemStatus, OrderStatus } from "../ordering/order-status.ts"
import { eventsOf } from "../ordering/order-testing.ts"
import { loanToOrder } from "./loan-to-order.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const at = "2026-01-31T12:00:00.000Z"
const initiate: LoanCommand = { type: "Initiate", application: anApplication() }
const leased = placing([anItem()], { status: "LOAN_IN_PROCESS" })

/** Both streams as the platform runs them: each event of the loan is passed on to the order. */
const story = (steps: ReadonlyArray<LoanCommand | OrderCommand>) => {
  let loanState = loan.initial
  let history: ReadonlyArray<OrderEvent> = []
  for (const step of steps) {
    if (!isLoanCommand(step)) {
      history = [...history, ...eventsOf(history, step, orderWithReactions)]
      continue
    }
    const outcome = loan.decide(step, loanState)
    if (outcome._tag === "Failure") throw new Error(outcome.failure.message)
    for (const event of outcome.success) {
      loanState = loan.evolve(loanState, event)
      const told = () => loanToOrder(event, loanState, fold(orderWithReactions, history), at)
      for (const command of told()) history = [...history, ...eventsOf(history, command, orderWithReactions)]
      // After a crash, a process may pass on the same event again.
      const once = fold(orderWithReactions, history)
      for (const command of told()) history = [...history, ...eventsOf(history, command, orderWithReactions)]
      expect(fold(orderWithReactions, history)).toEqual(once)
    }
  }
  return fold(orderWithReactions, history)
}

const LOAN_COMMANDS: ReadonlySet<string> = new Set<LoanCommand["type"]>([
  "Initiate",
  "RecordDecision",
  "PrepareContract",
  "RecordContractExpiry",
  "Expire",
  "RecordFunding",
])
const isLoanCommand = (command: LoanCommand | OrderCommand): command is LoanCommand =>
  LOAN_COMMANDS.has(command.type)

/** What an event of the example application changes in an order. */
const tell = (
  order: OrderState,
  to: LoanStatus,
  change: { readonly from?: LoanStatus; readonly approvedAmount?: number } = {},
  when = at,
): ReadonlyArray<OrderCommand> => {
  const event: LoanEvent = {
    type: "LoanApplicationStatusChanged",
    data: {
      from: "PENDING",
      to,
      reason: "",
      lenderReference: null,
      code: null,
      approvedAmount: null,
      approvalExpiresAt: null,
      ...change,
    },
  }
  const history: ReadonlyArray<LoanEvent> = [
    { type: "LoanApplicationInitiated", data: anApplication() },
    event,
  ]
  return loanToOrder(event, fold(loan, history), order, when)
}

/** The example application's order, once it has taken another application. */
const replaced = () => story([leased, { type: "UpdateLeaseDetails", lease: aLease({ id: "loan-2" }) }])

const signed = [initiate, approved(30_000), contract(), decision("COMPLETED")]
const expired: LoanCommand = {
  type: "RecordContractExpiry",
  leaseId: "lease-1",
  reason: "not signed in time",
}

test("the order's history says in words what the lender decided", () => {
  const placed = story([leased])
  expect(tell(placed, "IN REVIEW")).toContainEqual(
    expect.objectContaining({ reason: expect.stringMatching(/^loan in review: /) }),
  )
})

describe("the order follows the lender", () => {
  test.each<[string, ReadonlyArray<LoanCommand>, string]>([
    ["waits with the application", [initiate], "LOAN_IN_PROCESS"],
    ["waits for a signature when enough is approved", [initiate, approved(21_200)], "PENDING_ESIGNATURE"],
    ["is looked at when less is approved", [initiate, approved(21_199)], "PENDING_REVIEW"],
    ["waits for other money when declined", [initiate, decision("DECLINED")], "PENDING_PAYMENT"],
    ["waits for other money when blocked", [initiate, decision("BLOCKED")], "PENDING_PAYMENT"],
    [
      "waits for other money when the application is canceled",
      [initiate, decision("CANCELLED")],
      "PENDING_PAYMENT",
    ],
    ["is looked at while the lender looks", [initiate, decision("IN REVIEW")], "PENDING_REVIEW"],
    [
      "goes on when the lender goes on",
      [initiate, decision("IN REVIEW"), decision("PROGRESS")],
      "LOAN_IN_PROCESS",
    ],
    ["is approved after a review", [initiate, decision("IN REVIEW"), approved(30_000)], "PENDING_ESIGNATURE"],
    [
      "is declined after a review",
      [initiate, decision("IN REVIEW"), decision("DECLINED")],
      "PENDING_PAYMENT",
    ],
    ["waits while the lender has an error", [initiate, decision("ERROR")], "LOAN_IN_PROCESS"],
    ["is paid when signed", signed, "PAYMENT_RECEIVED"],
    [
      "goes back to the lender when the contract expires",
      [initiate, approved(30_000), contract(), expired],
      "LOAN_IN_PROCESS",
    ],
    [
      "waits for other money when the approval expires",
      [initiate, approved(30_000), { type: "Expire", now: "2027-01-01T00:00:00.000Z" }],
      "PENDING_PAYMENT",
    ],
    [
      "must be signed again when a contract is voided",
      [...signed, decision("APPROVED")],
      "PENDING_ESIGNATURE",
    ],
    [
      "waits for other money when the approval expires after its voided contract",
      [
        ...[...signed, decision("APPROVED"), contract(), expired],
        { type: "Expire", now: "2027-01-01T00:00:00.000Z" },
      ],
      "PENDING_PAYMENT",
    ],
    [
      "stays paid when funded",
      [...signed, { type: "RecordFunding", amount: 21_200, lenderTake: 954, fundedAt: at }],
      "PAYMENT_RECEIVED",
    ],
  ])("%s", (_, commands, status) => {
    expect(story([leased, ...commands])).toMatchObject({ status })
  })

  const fulfilled: ReadonlyArray<OrderCommand> = [
    { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
    { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
  ]
  const handedOver: OrderCommand = { type: "RecordShipment", shipment: aShipment() }

  test.each<[string, LoanStatus, number]>([
    ["voided while the items are prepared", "APPROVED", 1],
    ["voided once the supplier has confirmed", "APPROVED", 2],
    ["withdrawn while the items are prepared", "CANCELLED", 1],
  ])("is canceled where a signed contract is %s, and nothing has left the shop", (_, to, steps) => {
    expect(story([leased, ...signed, ...fulfilled.slice(0, steps), decision(to)])).toMatchObject({
      status: "CANCELLED",
    })
  })

  test("stays, and staff get a note, where items have left the shop when their contract becomes void", () => {
    expect(story([leased, ...signed, ...fulfilled, handedOver, decision("APPROVED")])).toMatchObject({
      status: "CONFIRMED_BY_SUPPLIER",
      conversations: ["note loan-1:void:APPROVED"],
    })
  })

  test("stays, and staff get a note, where it is under review when its contract becomes void", () => {
    const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" }
    expect(story([leased, ...signed, review, decision("APPROVED")])).toMatchObject({
      status: "PENDING_REVIEW",
      conversations: ["note loan-1:void:APPROVED"],
    })
  })

  const paidByCard = [
    ...[leased, ...signed.slice(0, -1)],
    ...[recordPayment({}), recordPayment({ result: "succeeded" }), decision("COMPLETED")],
  ]

  test.each<LoanStatus>(["CANCELLED", "APPROVED"])(
    "goes on where it was paid another way before the contract was signed: %s",
    (to) => {
      expect(story([...paidByCard, ...fulfilled, decision(to)])).toMatchObject({
        status: "CONFIRMED_BY_SUPPLIER",
        conversations: [],
      })
    },
  )

  test("is left alone where it was paid another way before the contract was signed", () => {
    expect(story([...paidByCard, decision("CANCELLED")])).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("stays under review where it was paid another way, and its application ends meanwhile", () => {
    const review: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" }
    expect(story([...paidByCard.slice(0, -1), review, decision("CANCELLED")])).toMatchObject({
      status: "PENDING_REVIEW",
    })
  })

  test("waits for the payment that its shopper has begun, though its contract ends meanwhile", () => {
    expect(story([leased, ...signed.slice(0, -1), recordPayment({}), expired])).toMatchObject({
      status: "PENDING_PAYMENT",
    })
  })

  test("stays, and staff get a note, where an application ends after its contract became void", () => {
    const isVoid = [leased, ...signed, ...fulfilled, handedOver, decision("APPROVED")]
    expect(story([...isVoid, decision("CANCELLED")])).toMatchObject({
      conversations: ["note loan-1:void:APPROVED", "note loan-1:void:CANCELLED"],
    })
  })

  test("has no note where all of its items came back before the contract ended", () => {
    const moved = (to: ItemStatus): OrderCommand => ({
      type: "ChangeItemStatus",
      itemId: "item-1",
      to,
      reason: "",
    })
    const back = [leased, ...signed, ...fulfilled, handedOver, moved("DELIVERED"), moved("RETURNED")]
    expect(story([...back, decision("CANCELLED")])).toMatchObject({ status: "RETURNED", conversations: [] })
  })

  test.each<[LoanStatus, OrderStatus]>([
    ["CANCELLED", "PENDING_PAYMENT"],
    ["APPROVED", "PENDING_ESIGNATURE"],
  ])(
    "does not wait for ever where a contract was signed and void before it heard of either: %s",
    (to, next) => {
      const change = { from: "COMPLETED", approvedAmount: 30_000 } as const
      const waiting = story([leased, initiate])
      expect(tell(waiting, to, change)).toContainEqual(expect.objectContaining({ to: next }))
      const reviewed = story([leased, initiate, decision("IN REVIEW")])
      expect(tell(reviewed, to, change)).toContainEqual(expect.objectContaining({ to: next }))
    },
  )

  test("the lease is on the order, with its approval and funding dates", () => {
    expect(
      story([leased, ...signed, { type: "RecordFunding", amount: 21_200, lenderTake: 954, fundedAt: at }]),
    ).toMatchObject({
      lease: {
        id: "loan-1",
        statusName: "COMPLETED",
        lender: "progressive",
        leaseId: "lease-1",
        secondaryLeaseId: null,
        lenderSignatureUrl: "https://lender.example/sign/lease-1",
        approvedAmount: 30_000,
        approvedAt: at,
        fundedAt: at,
        signBy: "2026-04-01T12:00:00.000Z",
        approvalExpiresAt: "2026-05-01T12:00:00.000Z",
        smallestAmount: 15_000,
        lenderTake: 954,
      },
      payments: [{ paymentId: "loan-1:funding", kind: "lease", result: "succeeded", amount: 21_200 }],
    })
  })

  const seen = recordPayment({ result: "started", detected: aPayment({}).amount })

  test.each<[string, ReadonlyArray<OrderCommand>, OrderCommand]>([
    ["fails", [], recordPayment({ result: "declined" })],
    ["is voided", [], recordPayment({ result: "failed", code: "voided" })],
    ["is never confirmed", [seen], recordPayment({ result: "failed", code: "expired" })],
  ])(
    "an order whose contract is signed during another payment is paid where that %s",
    (_, steps, failure) => {
      const unsigned = signed.slice(0, -1)
      const meanwhile = [leased, ...unsigned, recordPayment({}), ...steps, decision("COMPLETED")]
      expect(story(meanwhile)).toMatchObject({
        status: "PENDING_PAYMENT",
        lease: { statusName: "COMPLETED" },
      })
      expect(story([...meanwhile, failure])).toMatchObject({
        status: "PAYMENT_RECEIVED",
        lines: [{ status: "PENDING_SHIPMENT" }],
      })
    },
  )

  test("an order whose contract is not signed, or is for less, is not paid where another payment fails", () => {
    const failing = [recordPayment({}), recordPayment({ result: "declined" })]
    const unsigned = [leased, ...signed.slice(0, -1), ...failing]
    expect(story(unsigned)).toMatchObject({ status: "PAYMENT_FAILED" })
    const [request, failure] = failing
    const less = [initiate, approved(21_199), contract({ amount: null })]
    const small = [placing(), ...less, request, decision("COMPLETED"), failure].flatMap((step) => step ?? [])
    expect(story(small)).toMatchObject({ status: "PENDING_REVIEW", lease: { statusName: "COMPLETED" } })
  })

  test("an order that is canceled or paid otherwise is left alone", () => {
    const cancel: OrderCommand = { type: "CancelOrder", reason: "" }
    const card = [recordPayment({}), recordPayment({ result: "succeeded" })]
    expect(story([leased, initiate, cancel, approved(30_000)])).toMatchObject({ status: "CANCELLED" })
    expect(story([leased, initiate, ...card, decision("DECLINED")])).toMatchObject({
      status: "PAYMENT_RECEIVED",
    })
  })

  test("a smaller approval of an order under review leaves it there", () => {
    expect(
      tell(story([leased, initiate, decision("IN REVIEW")]), "APPROVED", { approvedAmount: 1 }),
    ).toMatchObject([{ type: "UpdateLeaseDetails", lease: { statusName: "APPROVED" } }])
  })

  test("a restored approval keeps the time of its first approval", () => {
    const order = story([leased, ...signed])
    const later = "2026-03-01T00:00:00.000Z"
    expect(tell(order, "APPROVED", { from: "COMPLETED", approvedAmount: 30_000 }, later)).toMatchObject([
      { type: "UpdateLeaseDetails", lease: { approvedAt: at } },
      { type: "ChangeStatus", to: "PENDING_ESIGNATURE" },
    ])
  })

  test("an application that begins changes nothing: its order takes the lease together with its status", () => {
    const failed = story([placing(), recordPayment({}), recordPayment({ result: "declined" })])
    const orders = [failed, story([leased, initiate, decision("PENDING")])]
    const begun = { type: "LoanApplicationInitiated", data: anApplication({ loanId: "loan-2" }) } as const
    for (const order of orders) expect(loanToOrder(begun, fold(loan, [begun]), order, at)).toEqual([])
  })

  test("an application that its order never took ends without moving it", () => {
    const failed = [placing(), recordPayment({}), recordPayment({ result: "declined" })]
    expect(story([...failed, initiate, decision("CANCELLED")])).toMatchObject({ status: "PAYMENT_FAILED" })
  })

  test("an application that another one has replaced has no effect anymore", () => {
    expect(tell(replaced(), "DECLINED")).toEqual([])
  })

  test("what the lender paid for an application that was withdrawn meanwhile goes back to it", () => {
    const paid: LoanCommand = { type: "RecordFunding", amount: 21_200, lenderTake: 954, fundedAt: at }
    expect(
      story([leased, initiate, approved(30_000), contract(), decision("CANCELLED"), paid]),
    ).toMatchObject({
      status: "PENDING_PAYMENT",
      payments: [
        { paymentId: "loan-1:funding", kind: "lease", result: "succeeded", amount: 21_200 },
        { kind: "refund", result: "requested", amount: 21_200, refersTo: "loan-1:funding" },
      ],
    })
  })

  test("what the lender paid for an order that was canceled meanwhile goes back to it", () => {
    const paid: LoanCommand = { type: "RecordFunding", amount: 21_200, lenderTake: 954, fundedAt: at }
    expect(story([leased, ...signed, { type: "CancelOrder", reason: "" }, paid])).toMatchObject({
      status: "CANCELLED",
      payments: [{ kind: "lease" }, { kind: "refund", amount: 21_200, refersTo: "loan-1:funding" }],
    })
  })

  test.each<LoanStatus>(["CANCELLED", "COMPLETED"])(
    "what the lender paid for an application that another one replaced goes back to it: %s",
    (status) => {
      const event: LoanEvent = {
        type: "LoanFunded",
        data: { amount: 21_200, lenderTake: 954, fundedAt: at },
      }
      const begun: LoanEvent = { type: "LoanApplicationInitiated", data: anApplication() }
      const now = fold(loan, [begun, became("APPROVED", status), event])
      expect(loanToOrder(event, now, replaced(), at)).toMatchObject([
        { type: "RecordPayment", payment: { paymentId: "loan-1:funding", amount: 21_200 } },
        { type: "RequestRefund", paymentId: "loan-1:funding", amount: 21_200 },
      ])
    },
  )

  test.each([null, "order-2"])("an application for the order %s has no effect on this one", (orderId) => {
    const begun: LoanEvent = { type: "LoanApplicationInitiated", data: anApplication({ orderId }) }
    const now = fold(loan, [begun, became("PENDING", "DECLINED")])
    expect(loanToOrder(became("PENDING", "DECLINED"), now, story([leased]), at)).toEqual([])
    expect(loanToOrder(became("PENDING", "DECLINED"), now, { _tag: "none" }, at)).toEqual([])
  })
})

const became = (from: LoanStatus, to: LoanStatus): LoanEvent => ({
  type: "LoanApplicationStatusChanged",
  data: { ...decision(to), from, to, approvedAmount: to === "APPROVED" ? 30_000 : null },
})
const prepared = (change: Parameters<typeof contract>[0] = {}): LoanEvent => ({
  type: "LoanContractPrepared",
  data: contract(change).contract,
})
const ended: LoanEvent = { type: "LoanContractExpired", data: { leaseId: "lease-1", reason: "not signed" } }

describe("an event that arrives after later ones updates the lease only", () => {
  const begun: LoanEvent = { type: "LoanApplicationInitiated", data: anApplication() }
  const given = became("PENDING", "APPROVED")

  test.each<[string, LoanEvent, ReadonlyArray<LoanEvent>, ReadonlyArray<LoanCommand>]>([
    ["a review that is over", became("PENDING", "IN REVIEW"), [became("IN REVIEW", "APPROVED")], []],
    ["a contract of an application that has ended", prepared(), [became("APPROVED", "CANCELLED")], []],
    ["a contract that another one replaced", prepared(), [ended, prepared({ leaseId: "lease-2" })], []],
    [
      "the end of a contract that another one replaced",
      ended,
      [prepared({ leaseId: "lease-2" })],
      [initiate, approved(30_000)],
    ],
  ])("%s", (_, event, later, known) => {
    const now = fold(loan, [begun, given, ...(event === ended ? [prepared()] : []), event, ...later])
    expect(loanToOrder(event, now, story([leased, ...known]), at)).toMatchObject([
      { type: "UpdateLeaseDetails" },
    ])
  })
})

describe("a signature for less than the order", () => {
  const signature = (order: ReadonlyArray<OrderCommand>, approval: LoanCommand, amount: number | null) =>
    story([...order, initiate, approval, contract({ amount }), decision("COMPLETED")])

  test("is for staff, as when the cart grew while the contract was being signed", () => {
    expect(signature([leased], approved(30_000), 21_199)).toMatchObject({ status: "PENDING_REVIEW" })
  })

  test("is for staff, too, where the order waits for another payment", () => {
    const other = [placing(), recordPayment({}), recordPayment({ result: "declined" })]
    expect(signature(other, approved(21_199), null)).toMatchObject({ status: "PENDING_REVIEW" })
    expect(signature(other, approved(30_000), 21_199)).toMatchObject({ status: "PENDING_REVIEW" })
    expect(signature(other, approved(21_200), null)).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })
})

describe("an order of which the shopper has paid a part by card", () => {
  const part = recordPayment({ amount: 6_200 })
  const paid = recordPayment({ amount: 6_200, result: "succeeded" })
  const agree: ReadonlyArray<OrderCommand> = [
    { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "" },
    {
      type: "UpdateLeaseDetails",
      lease: aLease({ id: "loan-1", statusName: "APPROVED", downPayment: 6_200 }),
    },
    { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" },
    part,
    paid,
  ]
  const shared = [leased, initiate, approved(15_000), ...agree]
  const isRefund = expect.objectContaining({ kind: "refund" })

  test("keeps what was agreed, whatever the lender reports", () => {
    expect(story([...shared, contract({ amount: 15_000 })])).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { downPayment: 6_200 },
    })
  })

  test("waits for staff where less came than was agreed", () => {
    const less = [...agree.slice(0, -1), recordPayment({ amount: 6_199, result: "succeeded" })]
    expect(story([leased, initiate, approved(15_000), ...less])).toMatchObject({ status: "PENDING_REVIEW" })
  })

  test("is paid with the rest by card, too, and keeps the part; the failure of that rest ends nothing", () => {
    const other = { paymentId: "pay-2", amount: 15_000 }
    const paying = [...shared, { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" } as const]
    const asked = [...paying, recordPayment(other)]
    const both = story([...asked, recordPayment({ ...other, result: "succeeded" })])
    expect(both).toMatchObject({
      status: "PAYMENT_RECEIVED",
      payments: [{ amount: 6_200 }, { amount: 15_000 }],
    })
    expect(both).not.toMatchObject({ payments: expect.arrayContaining([isRefund]) })
    expect(story([...asked, recordPayment({ ...other, result: "failed", code: "voided" })])).toMatchObject({
      status: "PENDING_PAYMENT",
    })
  })

  test("gets every part back where all of it is paid by card after all", () => {
    const early = [
      recordPayment({ paymentId: "pay-0", amount: 100 }),
      recordPayment({ paymentId: "pay-0", amount: 100, result: "succeeded" }),
    ]
    const all = { paymentId: "pay-2", amount: 21_200 }
    const order = story([
      ...[leased, ...early, initiate, approved(15_000), ...agree],
      { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" },
      ...[recordPayment(all), recordPayment({ ...all, result: "succeeded" })],
    ])
    expect(order).toMatchObject({ status: "PAYMENT_RECEIVED" })
    const refunds = (order._tag === "placed" ? order.payments : []).filter(({ kind }) => kind === "refund")
    expect(refunds.map(({ amount }) => amount)).toEqual([100, 6_200])
  })

  test("is for staff where the part goes back, and the contract for the rest ends unsigned", () => {
    const back = recordPayment({
      paymentId: "pay-1:void",
      kind: "void",
      result: "succeeded",
      refersTo: "pay-1",
      amount: 6_200,
    })
    expect(story([...shared, contract({ amount: 15_000 }), back, expired])).toMatchObject({
      status: "PENDING_REVIEW",
    })
  })

  test("gets it back where the lease ends, but not where the lender has paid", () => {
    const rest = [...shared, contract({ amount: 15_000 })]
    expect(story([...rest, decision("CANCELLED")])).toMatchObject({
      payments: [{ kind: "sale" }, { kind: "refund", amount: 6_200 }],
    })
    const funding: LoanCommand = { type: "RecordFunding", amount: 15_000, lenderTake: 675, fundedAt: at }
    const over = story([...rest, decision("COMPLETED"), funding, decision("CANCELLED")])
    expect(over).toMatchObject({ lease: { statusName: "CANCELLED" } })
    expect(over).not.toMatchObject({ payments: expect.arrayContaining([isRefund]) })
  })

  test("is paid where that covers all of what is left, when the lease ends", () => {
    const smaller: OrderCommand = {
      type: "UpdateItem",
      itemId: "item-1",
      change: { price: 2_500 },
      reason: "",
    }
    expect(story([...shared, smaller, decision("CANCELLED")])).toMatchObject({
      status: "PAYMENT_RECEIVED",
      payments: [{ kind: "sale", amount: 6_200 }],
    })
  })

  test("owes the lender the rest only: more of it goes back", () => {
    const funding: LoanCommand = { type: "RecordFunding", amount: 21_200, lenderTake: 954, fundedAt: at }
    expect(story([...shared, contract({ amount: 15_000 }), decision("COMPLETED"), funding])).toMatchObject({
      payments: expect.arrayContaining([
        expect.objectContaining({ kind: "refund", amount: 6_200, refersTo: "loan-1:funding" }),
      ]),
    })
  })
})

describe("an order that was paid in part before the application", () => {
  const part = [
    recordPayment({ amount: 5_000, gatewayType: "CRYPTO" }),
    recordPayment({ amount: 5_000, gatewayType: "CRYPTO", result: "succeeded" }),
  ]
  const leasing: ReadonlyArray<OrderCommand | LoanCommand> = [
    placing(),
    ...part,
    { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" },
    { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "" },
    initiate,
    approved(30_000),
    contract({ amount: 16_200 }),
  ]
  const takenBack = recordPayment({
    ...{ kind: "void", paymentId: "pay-1:void", refersTo: "pay-1", amount: 5_000, result: "succeeded" },
  })
  const cardFails = [
    recordPayment({ paymentId: "pay-2", amount: 16_200 }),
    recordPayment({ paymentId: "pay-2", amount: 16_200, result: "declined" }),
  ]
  const notesOf = (state: OrderState) => (state._tag === "none" ? [] : state.conversations)

  test("knows what its contract is for, and what is missing where the part goes back", () => {
    const sold = story([...leasing, decision("COMPLETED")])
    expect(sold).toMatchObject({ status: "PAYMENT_RECEIVED", lease: { contractAmount: 16_200 } })
    const lacking = story([...leasing, decision("COMPLETED"), takenBack])
    expect(lacking).toMatchObject({ status: "PENDING_REVIEW" })
    const sent: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
    expect(notesOf(story([...leasing, decision("COMPLETED"), sent, takenBack]))).toEqual([
      "note pay-1:void:lack",
    ])
  })

  test("is paid by a contract for the rest that is signed while another payment fails", () => {
    expect(story([...leasing, ...cardFails, decision("COMPLETED")])).toMatchObject({
      status: "PAYMENT_RECEIVED",
    })
    const [request, failure] = cardFails
    const meanwhile = [...leasing, request, decision("COMPLETED"), failure].flatMap((step) => step ?? [])
    expect(story(meanwhile)).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("is for staff where the part goes back before the shop learns of the approval, the contract and its signature", () => {
    const order = story([...leasing.slice(0, -2), takenBack])
    const signature = became("APPROVED", "COMPLETED")
    const begun: LoanEvent = { type: "LoanApplicationInitiated", data: anApplication() }
    const now = fold(loan, [begun, became("PENDING", "APPROVED"), prepared({ amount: 16_200 }), signature])
    expect(order).toMatchObject({ status: "LOAN_IN_PROCESS" })
    expect(loanToOrder(signature, now, order, at)).toMatchObject([
      { type: "UpdateLeaseDetails" },
      { type: "ChangeStatus", to: "PENDING_REVIEW" },
    ])
  })

  test("is for staff where the part goes back and another payment fails, in whatever order the shop hears of it", () => {
    const [request, failure] = cardFails
    const meanwhile = [...leasing, request, decision("COMPLETED"), takenBack, failure]
    expect(story(meanwhile.flatMap((step) => step ?? []))).toMatchObject({ status: "PENDING_REVIEW" })
    const before = [...leasing, request, takenBack, failure, decision("COMPLETED")]
    expect(story(before.flatMap((step) => step ?? []))).toMatchObject({ status: "PENDING_REVIEW" })
  })
})
