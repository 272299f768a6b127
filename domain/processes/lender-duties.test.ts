import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanEvent, LoanStatus } from "../loans/application-event.ts"
import { aLenderRecord, anApplication } from "../loans/application-examples.ts"
import type { LoanApplication } from "../loans/application-state.ts"
import type { LenderRecord } from "../loans/lender-record.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { aLease, anItem, aShipment, placing, recordPayment } from "../ordering/order-examples.ts"
import { type OrderState, orderTotals } from "../ordering/order-state.ts"
import type { ItemStatus, OrderStatus } from "../ordering/order-status.ts"
import { DECIDED_IN_DAYS } from "../ordering/order-status-table.ts"
import { historyOf } from "../ordering/order-testing.ts"
import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { endedByClock, endedUndecided, lenderDuties } from "./lender-duties.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const order = fold(
  orderWithReactions,
  historyOf(orderWithReactions, [placing([anItem()], { status: "LOAN_IN_PROCESS" })]),
)
const total = order._tag === "placed" ? orderTotals(order).total : 0

const approval = {
  from: "PENDING",
  to: "APPROVED",
  reason: "Approved.",
  lenderReference: "uuid-1",
  code: null,
  approvedAmount: total,
  approvalExpiresAt: "2026-05-01T00:00:00.000Z",
} as const

const record = aLenderRecord({
  reference: approval.lenderReference,
  status: "APPROVED",
  approvedAmount: total,
  approvalExpiresAt: approval.approvalExpiresAt,
})

const dutiesOf = (terms?: OfferedTerms) => {
  const events: ReadonlyArray<LoanEvent> = [
    { type: "LoanApplicationInitiated", data: anApplication(terms === undefined ? {} : { terms }) },
    { type: "LoanApplicationStatusChanged", data: approval },
  ]
  const state = fold(loan, events)
  if (state._tag === "none") throw new Error("none")
  return lenderDuties(state, order, record, 0).map(({ _tag }) => _tag)
}

const APPROVED: ReadonlyArray<LoanEvent> = [
  { type: "LoanApplicationInitiated", data: anApplication() },
  { type: "LoanApplicationStatusChanged", data: approval },
]

describe("an order that counts as paid while its application is approved", () => {
  const paid = fold(
    orderWithReactions,
    historyOf(orderWithReactions, [
      placing([anItem()], { status: "LOAN_IN_PROCESS" }),
      { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "" },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "" },
    ]),
  )
  const duties = (...more: ReadonlyArray<LoanEvent>) => {
    const state = fold(loan, [...APPROVED, ...more])
    return state._tag === "none" ? [] : lenderDuties(state, paid, record, 0).map(({ _tag }) => _tag)
  }
  const became = (from: LoanStatus, to: LoanStatus): LoanEvent => ({
    type: "LoanApplicationStatusChanged",
    data: { ...approval, from, to },
  })

  test("was paid another way where no contract was ever signed", () => {
    expect(duties()).toEqual(["Cancel"])
  })

  test("waits for another contract where the signed one is void", () => {
    expect(duties(became("APPROVED", "COMPLETED"), became("COMPLETED", "APPROVED"))).toEqual(["DrawUp"])
  })
})

describe("a contract that waits for its signature", () => {
  const line = order._tag === "placed" ? order.lines[0] : undefined
  const item = { itemId: line?.itemId ?? "", quantity: line?.quantity ?? 0, unitPrice: line?.price ?? 0 }
  const details = {
    leaseId: "L-1",
    secondaryLeaseId: null,
    signatureUrl: "https://lender.example/sign",
    expiresAt: approval.approvalExpiresAt,
    initialPayment: 0,
    amount: total,
    recurringPayment: null,
    payments: null,
  }
  const state = fold(loan, APPROVED)
  const duties = (contract: LenderRecord["contract"]) =>
    state._tag === "none"
      ? []
      : lenderDuties(state, order, { ...record, contract }, 0).map(({ _tag }) => _tag)

  test.each<readonly [string, LenderRecord["contract"], ReadonlyArray<string>]>([
    ["for these items is valid", { details, amount: total, items: [item] }, []],
    [
      "of a lender that names no items is valid for the same total",
      { details, amount: total, items: null },
      [],
    ],
    ["for another total is drawn up again", { details, amount: total - 1, items: [item] }, ["DrawUp"]],
    [
      "for other units is drawn up again",
      { details, amount: total, items: [{ ...item, quantity: item.quantity + 1 }] },
      ["DrawUp"],
    ],
    [
      "for another price is drawn up again",
      { details, amount: total, items: [{ ...item, unitPrice: item.unitPrice - 1 }] },
      ["DrawUp"],
    ],
    [
      "for other items is drawn up again",
      { details, amount: total, items: [{ ...item, itemId: "other" }] },
      ["DrawUp"],
    ],
    [
      "for more items is drawn up again",
      { details, amount: total, items: [item, { ...item, itemId: "other" }] },
      ["DrawUp"],
    ],
  ])("%s", (_, contract, expected) => {
    expect(duties(contract)).toEqual(expected)
  })
})

const from = (cheapest: number): OfferedTerms => ({ ...TERMS_OF_2026.lease, cheapest })

test("a contract is only made for amounts that were offered when the application began, and an application for less is ended", () => {
  expect(dutiesOf()).toEqual(["DrawUp"])
  expect(dutiesOf(from(total))).toEqual(["DrawUp"])
  expect(dutiesOf(from(total + 1))).toEqual(["Cancel"])
})

describe("what the lender must still be told", () => {
  const DAY = 86_400_000
  const changed = (from: LoanStatus, to: LoanStatus): LoanEvent => ({
    type: "LoanApplicationStatusChanged",
    data: { ...approval, from, to, approvedAmount: to === "APPROVED" ? 30_000 : null },
  })
  const begun: LoanEvent = { type: "LoanApplicationInitiated", data: anApplication() }
  const at = (...events: ReadonlyArray<LoanEvent>): LoanApplication => {
    const state = fold(loan, [begun, ...events])
    if (state._tag === "none") throw new Error("none")
    return state
  }
  const given = at(changed("PENDING", "APPROVED"))
  const signed = at(changed("PENDING", "APPROVED"), changed("APPROVED", "COMPLETED"))
  const leased = placing([anItem()], { status: "LOAN_IN_PROCESS" })
  const past = (...commands: ReadonlyArray<OrderCommand>) =>
    fold(orderWithReactions, historyOf(orderWithReactions, [leased, ...commands]))
  const to = (status: OrderStatus): OrderCommand => ({ type: "ChangeStatus", to: status, reason: "" })
  const item = (status: ItemStatus, itemId = "item-1"): OrderCommand => ({
    type: "ChangeItemStatus",
    itemId,
    to: status,
    reason: "",
  })
  const fulfilled = [
    ...[to("PENDING_ESIGNATURE"), to("PAYMENT_RECEIVED"), to("PENDING_FULFILMENT")],
    to("CONFIRMED_BY_SUPPLIER"),
  ]
  const ship: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
  const delivered = [...fulfilled, ship, item("DELIVERED")]
  const one = [{ itemId: "item-1", quantity: 1 }]
  const both = [{ itemId: "item-1", quantity: 2 }]
  const funding = { amount: total, lenderTake: 0, fundedAt: "2026-02-10T00:00:00.000Z" }
  const duties = (state: LoanApplication, its: OrderState, change: Partial<LenderRecord> = {}, ageMs = 0) =>
    lenderDuties(state, its, { ...record, ...change }, ageMs)
  const tags = (...asked: Parameters<typeof duties>) => duties(...asked).map(({ _tag }) => _tag)

  test("an application ends undecided after the time that items are held, and not once it is decided", () => {
    const late = DECIDED_IN_DAYS * DAY + 1
    const undecided = { status: "PENDING" } as const
    expect(tags(at(changed("INITIATED", "PENDING")), past(), undecided, late)).toEqual(["Cancel"])
    expect(tags(at(changed("INITIATED", "PENDING")), past(), undecided, late - 1)).toEqual([])
    expect(tags(given, past(), {}, late)).toEqual(["DrawUp"])
  })

  test("an application that was withdrawn ends at the lender, too", () => {
    const withdrawn = at(changed("PENDING", "CANCELLED"))
    expect(duties(withdrawn, past())).toEqual([{ _tag: "Cancel", reason: "the application was withdrawn" }])
    expect(duties(withdrawn, past(), { status: "CANCELLED" })).toEqual([])
  })

  test("an application whose order was never placed ends after an hour", () => {
    expect(tags(given, { _tag: "none" }, {}, DAY / 24)).toEqual([])
    expect(tags(given, { _tag: "none" }, {}, DAY / 24 + 1)).toEqual(["Cancel"])
  })

  test("an application that another one replaced ends, even where that one pays for the order", () => {
    const other: OrderCommand = { type: "UpdateLeaseDetails", lease: aLease({ id: "loan-2" }) }
    expect(duties(given, past(other))).toMatchObject([{ reason: "another application took its place" }])
  })

  test("an order that was paid another way ends it, and a part of its money does not", () => {
    const paid = (amount: number) => past(recordPayment({ amount, result: "succeeded" }))
    expect(duties(given, paid(total))).toEqual([{ _tag: "Cancel", reason: "the order was paid another way" }])
    expect(tags(given, paid(1_200))).toEqual(["DrawUp"])
  })

  test("an order that was canceled ends it, unless the lender has paid: that is undone by refunds", () => {
    const canceled = past({ type: "CancelOrder", reason: "" })
    expect(tags(signed, canceled, { status: "COMPLETED" })).toEqual(["Cancel"])
    expect(tags(signed, canceled, { status: "COMPLETED", funding })).toEqual([])
  })

  test("a contract is drawn up only for an order that waits for one", () => {
    const card = past(to("PENDING_PAYMENT"))
    expect(tags(given, card)).toEqual([])
    const reviewed = past(to("PENDING_REVIEW"))
    expect(tags(given, reviewed)).toEqual(["DrawUp"])
  })

  test("an order that wants less than the lender finances ends it only while it waits for a contract", () => {
    const minimum = { ...TERMS_OF_2026.lease, cheapest: total + 1 }
    const small = { ...given, initiated: anApplication({ terms: minimum }) }
    expect(tags(small, past())).toEqual(["Cancel"])
    expect(tags(small, past(to("PENDING_PAYMENT")))).toEqual([])
    expect(tags({ ...small, everSigned: true }, past())).toEqual([])
  })

  test("items are delivered once they have arrived, and only those that the lender does not know of", () => {
    const known = { status: "COMPLETED" } as const
    expect(tags(signed, past(...fulfilled, ship), known)).toEqual([])
    expect(duties(signed, past(...delivered), known)).toEqual([{ _tag: "Deliver", units: both }])
    expect(duties(signed, past(...delivered), { ...known, delivered: one })).toEqual([
      { _tag: "Deliver", units: one },
    ])
    expect(tags(signed, past(...delivered), { ...known, delivered: both })).toEqual([])
  })

  test("items that came back had arrived, though the rest of their line is still on its way", () => {
    const back = past(...fulfilled, ship, { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "" })
    expect(duties(signed, back, { status: "COMPLETED" })).toEqual([{ _tag: "Deliver", units: one }])
  })

  test("a contract is for the items that were not canceled", () => {
    const items = [anItem(), anItem({ itemId: "item-2", productId: "product-2", sku: "SKU-2" })]
    const rest = fold(
      orderWithReactions,
      historyOf(orderWithReactions, [
        placing(items, { status: "LOAN_IN_PROCESS" }),
        item("CANCELLED", "item-2"),
      ]),
    )
    const lines = [{ itemId: "item-1", quantity: 2, unitPrice: 10_000 }]
    const contract = { details: anyContract, amount: total, items: lines }
    expect(tags(given, rest, { contract })).toEqual([])
    const all = [...lines, { itemId: "item-2", quantity: 2, unitPrice: 10_000 }]
    expect(tags(given, rest, { contract: { ...contract, items: all } })).toEqual(["DrawUp"])
  })

  test("items go back only as far as the lender knows that they were delivered, after its end if it has paid", () => {
    const back = past(...delivered, { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "" })
    const known = { status: "COMPLETED", delivered: one } as const
    expect(duties(signed, back, known)).toContainEqual({ _tag: "Return", units: one })
    const over = { ...known, status: "CANCELLED", delivered: both } as const
    expect(tags(signed, back, over)).toEqual([])
    expect(duties(signed, back, { ...over, funding })).toEqual([{ _tag: "Return", units: both }])
  })

  test("a signed contract shrinks with the items until the lender has paid", () => {
    const contract = { details: { ...anyContract, amount: total + 1 }, amount: total + 1, items: null }
    const known = { status: "COMPLETED", contract } as const
    expect(duties(signed, past(...fulfilled), known)).toEqual([
      { _tag: "Reduce", amount: total, units: both },
    ])
    expect(tags(signed, past(...fulfilled), { ...known, contract: { ...contract, amount: total } })).toEqual(
      [],
    )
    expect(tags(signed, past(...fulfilled), { ...known, funding })).toEqual([])
  })
})

const anyContract = {
  leaseId: "L-1",
  secondaryLeaseId: null,
  signatureUrl: "https://lender.example/sign",
  expiresAt: approval.approvalExpiresAt,
  initialPayment: 0,
  amount: total,
  recurringPayment: null,
  payments: null,
}

describe("without an answer from the lender", () => {
  const DAY = 86_400_000
  const now = Date.parse(approval.approvalExpiresAt)
  const pending = fold(loan, APPROVED.slice(0, 1))
  const approved = fold(loan, APPROVED)
  if (pending._tag === "none" || approved._tag === "none") throw new Error("none")
  const late = (DECIDED_IN_DAYS + 1) * DAY

  test("an approval ends a day after its time", () => {
    const after = (time: number) =>
      endedByClock(approved, { ageMs: 0, now: time }).flatMap((command) =>
        Result.getOrElse(loan.decide(command, approved), () => []),
      )
    expect(after(now + DAY - 1)).toEqual([])
    expect(after(now + DAY)).toMatchObject([{ data: { to: "CANCELLED" } }])
  })

  test("an application that nobody decides ends a day after its items are released", () => {
    expect(endedByClock(pending, { ageMs: late, now })).toHaveLength(1)
    expect(endedByClock(pending, { ageMs: late + 1, now })).toMatchObject([{}, { to: "CANCELLED" }])
    expect(endedByClock(approved, { ageMs: late + 1, now })).toHaveLength(1)
  })

  test("an application that the lender answers for without deciding ends then, too, but not a decided one", () => {
    const undecided: LenderRecord = { ...record, status: "IN REVIEW" }
    expect(endedUndecided(pending, undecided, { ageMs: late, now })).toEqual([])
    expect(endedUndecided(pending, undecided, { ageMs: late + 1, now })).toMatchObject([{ to: "CANCELLED" }])
    expect(endedUndecided(pending, record, { ageMs: late + 1, now })).toEqual([])
    expect(endedUndecided(approved, undecided, { ageMs: late + 1, now })).toEqual([])
  })
})
