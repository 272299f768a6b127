import { LENDER_TERMS, lenderTakeOf } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { type OrderItem, totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import { approvedFor } from "../simulators/simple-lease/rules.ts"
import {
  checkFraud,
  completeRefund,
  fulfil,
  LENDER,
  type OrderScript,
  payByCard,
  SYSTEM,
  shipAndDeliver,
} from "./order-script.ts"

/** What happens to an order after it was placed; `write` adds the commands. */
export interface Scenario {
  readonly weight: number
  /** The shopper asked for a lease, so that the order starts in LOAN_IN_PROCESS. */
  readonly lease: boolean
  readonly write: (script: OrderScript, items: ReadonlyArray<OrderItem>) => void
}

const totalOf = (items: ReadonlyArray<OrderItem>): number => totalsOf(items).total

const paid = (script: OrderScript, items: ReadonlyArray<OrderItem>, number = 1): void => {
  payByCard(script, { number, amount: totalOf(items) }, "succeeded")
  checkFraud(script, script.faker.number.float({ min: 0.1, max: 9, fractionDigits: 2 }))
}

const returnLine = (script: OrderScript, item: OrderItem, quantity: number): void => {
  script.days(3, 16).order(script.staff(), {
    type: "RecordEmailConversation",
    email: {
      emailId: `${script.uniqueId}:mail:${item.itemId}`,
      direction: "inbound",
      from: script.shopper.id,
      to: "support@voltread.example",
      subject: "I want to return an item",
      body: `Hello, the ${item.name} is not what I expected. How do I send it back?`,
    },
  })
  script.days(2, 6).order(script.staff(), {
    type: "ReturnItem",
    itemId: item.itemId,
    quantity,
    reason: script.faker.helpers.arrayElement([
      "not as expected",
      "arrived damaged",
      "changed mind",
      "wrong size",
    ]),
  })
  const amount = valueOfUnits(item, 0, quantity)
  script.hours(1, 30).order(script.staff(), {
    type: "RequestRefund",
    paymentId: `${script.uniqueId}:pay:1`,
    refundId: `${script.uniqueId}:pay:1:refund:1`,
    amount,
    reason: "returned",
  })
  completeRefund(script, amount)
}

const completed: Scenario["write"] = (script, items) => {
  paid(script, items)
  fulfil(script)
  shipAndDeliver(script, items)
}

const returned: Scenario["write"] = (script, items) => {
  completed(script, items)
  const [first] = items
  if (first !== undefined) returnLine(script, first, script.faker.number.int({ min: 1, max: first.quantity }))
}

const abandoned: Scenario["write"] = (script, items) => {
  payByCard(script, { number: 1, amount: totalOf(items) }, "declined")
  script.hours(20, 30).order(SYSTEM, {
    type: "RecordReminderEmail",
    reminder: { reminder: "payment", number: 1, email: script.shopper.id, sentAt: script.at },
  })
}

const secondCard: Scenario["write"] = (script, items) => {
  payByCard(script, { number: 1, amount: totalOf(items) }, "declined")
  script.minutes(1, 12)
  paid(script, items, 2)
  fulfil(script)
  shipAndDeliver(script, items)
}

const changedMind: Scenario["write"] = (script, items) => {
  paid(script, items)
  script.hours(1, 12).order(script.staff(), {
    type: "RecordPhoneCall",
    call: {
      callId: `${script.uniqueId}:call:1`,
      direction: "inbound",
      phone: script.faker.helpers.arrayElement(["6025550142", "3125550177", "7135550123"]),
      durationSeconds: script.faker.number.int({ min: 60, max: 900 }),
      subject: "Wants to cancel",
      body: "Found the same item in a store nearby. Nothing has shipped yet.",
    },
  })
  script.minutes(2, 10).order(script.staff(), { type: "CancelOrder", reason: "customer asked to cancel" })
  completeRefund(script, totalOf(items))
}

const reviewed: Scenario["write"] = (script, items) => {
  payByCard(script, { number: 1, amount: totalOf(items) }, "succeeded")
  const score = script.faker.number.float({ min: 51, max: 92, fractionDigits: 2 })
  checkFraud(script, score, [`The fraud score is ${score}; orders above 50 are reviewed.`])
  script.order(SYSTEM, { type: "ChangeStatus", to: "PENDING_REVIEW", reason: `fraud score ${score}` })
  script.hours(1, 20).order(script.staff(), {
    type: "AddCustomNotes",
    note: {
      noteId: `${script.uniqueId}:note:1`,
      subject: "Fraud review",
      body: "Called the number on the order. Name, address and last four digits match.",
    },
  })
  if (script.faker.datatype.boolean(0.7)) {
    script
      .hours(1, 4)
      .order(script.staff(), { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "review passed" })
    fulfil(script)
    shipAndDeliver(script, items)
  } else {
    script.hours(1, 4).order(script.staff(), { type: "CancelOrder", reason: "could not verify the buyer" })
    completeRefund(script, totalOf(items))
  }
}

const soldByAnotherSupplier: Scenario["write"] = (script, items) => {
  paid(script, items)
  script
    .hours(2, 6)
    .order(SYSTEM, { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "released to the supplier" })
  script
    .days(1, 2)
    .order(SYSTEM, { type: "ChangeStatus", to: "CANCELLED_BY_SUPPLIER", reason: "supplier out of stock" })
  script
    .hours(3, 20)
    .order(script.staff(), { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "sourced elsewhere" })
  script
    .hours(3, 20)
    .order(SYSTEM, { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "the supplier confirmed" })
  shipAndDeliver(script, items)
}

const withDeliveryNote: Scenario["write"] = (script, items) => {
  paid(script, items)
  script.hours(1, 4).order(script.staff(), {
    type: "AddCustomNotes",
    note: {
      noteId: `${script.uniqueId}:note:1`,
      subject: "Delivery",
      body: "Customer works nights; carrier should leave the parcel with the neighbor.",
    },
  })
  fulfil(script)
  shipAndDeliver(script, items)
}

const apply = (script: OrderScript, items: ReadonlyArray<OrderItem>, orderId: string): void => {
  script.loan(script.shopper, {
    type: "Initiate",
    application: {
      loanId: script.loanId,
      orderId,
      username: script.shopper.role === "guest" ? null : script.shopper.id,
      applicantName: script.shopper.name,
      applicantEmail: script.shopper.id,
      lender: LENDER.id,
      product: "lease",
      amountRequested: totalOf(items),
    },
  })
}

const decide = (
  script: OrderScript,
  to: "PENDING" | "APPROVED" | "DECLINED" | "IN REVIEW" | "COMPLETED",
  reason: string,
  approvedAmount: number | null = null,
): void => {
  script.loan(LENDER, {
    type: "RecordDecision",
    to,
    reason,
    lenderReference: script.lenderReference,
    code: null,
    approvedAmount,
    approvalExpiresAt: null,
    now: script.at,
  })
}

const TERMS = LENDER_TERMS.lease
const CONTRACT_DAYS = 60

/** The contract that the lender draws up for the order, and its signature. */
const sign = (script: OrderScript, total: number): void => {
  const offer = loanOffer(TERMS, total)
  if (offer === null) throw new Error(`No lender finances ${total}`)
  const leaseId = `L-${script.uniqueId.slice(-6)}`
  script.loan(LENDER, {
    type: "PrepareContract",
    contract: {
      leaseId,
      secondaryLeaseId: null,
      signatureUrl: `https://simple-lease.example/sign/${leaseId}`,
      expiresAt: script.in(CONTRACT_DAYS),
      initialPayment: offer.initialPayment,
      amount: total,
      recurringPayment: offer.recurringPayment,
      payments: offer.payments,
    },
  })
  decide(script, "COMPLETED", "Signed, OK to deliver.")
}

/** The lender hears of every delivery, and pays a few days after the last one. */
const fund = (script: OrderScript, items: ReadonlyArray<OrderItem>, total: number): void => {
  const units = items.map(({ itemId, quantity }) => ({ itemId, quantity }))
  script.minutes(1, 5).loan(SYSTEM, { type: "RecordDelivery", units, now: script.at })
  script.days(1, 4).loan(LENDER, {
    type: "RecordFunding",
    amount: total,
    lenderTake: lenderTakeOf(TERMS, total),
    fundedAt: script.at,
  })
}

const leased =
  (orderId: string): Scenario["write"] =>
  (script, items) => {
    const total = totalOf(items)
    apply(script, items, orderId)
    script.minutes(0, 1)
    decide(script, "PENDING", "Application received.")
    script.minutes(1, 6)
    decide(script, "APPROVED", "Approved.", approvedFor("lease", total))
    script.hours(1, 26)
    sign(script, total)
    checkFraud(script, script.faker.number.float({ min: 0.1, max: 9, fractionDigits: 2 }))
    fulfil(script)
    shipAndDeliver(script, items)
    fund(script, items, total)
  }

const leaseDeclined =
  (orderId: string): Scenario["write"] =>
  (script, items) => {
    apply(script, items, orderId)
    script.minutes(0, 1)
    decide(script, "PENDING", "Application received.")
    script.minutes(1, 6)
    decide(script, "DECLINED", "Income could not be verified.")
    if (!script.faker.datatype.boolean(0.5)) return
    script.hours(1, 30)
    completed(script, items)
  }

const leaseInReview =
  (orderId: string): Scenario["write"] =>
  (script, items) => {
    apply(script, items, orderId)
    script.minutes(0, 2)
    decide(script, "PENDING", "Application received.")
    script.minutes(1, 20)
    decide(script, "IN REVIEW", "A person looks at the application.")
    script.hours(20, 110)
    decide(script, "DECLINED", "Income could not be verified.")
  }

const card = (weight: number, write: Scenario["write"]): Scenario => ({ weight, lease: false, write })

/** Everything that can happen to a demo order with these goods, with how often it does. */
export const scenarios = (orderId: string, items: ReadonlyArray<OrderItem>): ReadonlyArray<Scenario> => {
  const isFinanced = loanOffer(TERMS, totalOf(items)) !== null
  return [
    card(52, completed),
    card(7, returned),
    card(5, abandoned),
    card(6, secondCard),
    card(5, changedMind),
    card(5, reviewed),
    card(2, soldByAnotherSupplier),
    card(4, withDeliveryNote),
    { weight: isFinanced ? 9 : 0, lease: true, write: leased(orderId) },
    { weight: isFinanced ? 3 : 0, lease: true, write: leaseDeclined(orderId) },
    { weight: isFinanced ? 2 : 0, lease: true, write: leaseInReview(orderId) },
  ].filter(({ weight }) => weight > 0)
}
