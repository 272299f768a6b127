import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanCommand, LoanEvent, LoanStatus } from "../loans/application-event.ts"
import { anApplication, approved, contract, decision } from "../loans/application-examples.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { aLease, anItem, aPayment, aShipment, placing, recordPayment } from "../ordering/order-examples.ts"
import type { OrderState } from "../ordering/order-state.ts"
import type { OrderStatus } from "../ordering/order-status.ts"
import { eventsOf, historyOf } from "../ordering/order-testing.ts"
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
    ["voided while the goods are prepared", "APPROVED", 1],
    ["voided once the supplier has confirmed", "APPROVED", 2],
    ["withdrawn while the goods are prepared", "CANCELLED", 1],
  ])("is canceled where a signed contract is %s, and nothing has left the shop", (_, to, steps) => {
    expect(story([leased, ...signed, ...fulfilled.slice(0, steps), decision(to)])).toMatchObject({
      status: "CANCELLED",
    })
  })

  test("stays, and staff get a note, where goods have left the shop when their contract becomes void", () => {
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

  test("stays, without a note, where it was paid another way when the contract ends", () => {
    const card = recordPayment({ result: "succeeded" })
    expect(story([leased, ...signed, ...fulfilled, card, decision("CANCELLED")])).toMatchObject({
      conversations: [],
    })
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

  test("what the lender paid for an application that another one replaced goes back to it", () => {
    const event = { type: "LoanFunded", data: { amount: 21_200, lenderTake: 954, fundedAt: at } } as const
    const begun = { type: "LoanApplicationInitiated", data: anApplication() } as const
    const ended: LoanEvent = {
      type: "LoanApplicationStatusChanged",
      data: { ...decision("CANCELLED"), from: "APPROVED", to: "CANCELLED" },
    }
    expect(loanToOrder(event, fold(loan, [begun, ended, event]), replaced(), at)).toMatchObject([
      { type: "RecordPayment", payment: { paymentId: "loan-1:funding", amount: 21_200 } },
      { type: "RequestRefund", paymentId: "loan-1:funding", amount: 21_200 },
    ])
  })

  test("an application without an order, or for another one, has no effect", () => {
    const data = anApplication({ orderId: null })
    const event = { type: "LoanApplicationInitiated", data } as const
    const order = fold(orderWithReactions, historyOf(orderWithReactions, [leased]))
    expect(loanToOrder(event, fold(loan, [event]), order, at)).toEqual([])
    expect(loanToOrder(event, fold(loan, [event]), { _tag: "none" }, at)).toEqual([])
  })
})
