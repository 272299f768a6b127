import type { LeaseDetails } from "@voltread/domain/ordering/order-event.ts"
import { type OrderItem, totalsOf } from "@voltread/domain/ordering/order-item.ts"
import {
  checkFraud,
  completeRefund,
  fulfil,
  LENDER,
  payByCard,
  type Story,
  SYSTEM,
  shipAndDeliver,
} from "./story.ts"

/** What becomes of an order after it was placed. */
export interface Plot {
  readonly weight: number
  /** The shopper asked for a lease, so that the order starts in LOAN_IN_PROCESS. */
  readonly lease: boolean
  readonly tell: (story: Story, items: ReadonlyArray<OrderItem>) => void
}

const totalOf = (items: ReadonlyArray<OrderItem>): number => totalsOf(items).total

const paid = (story: Story, items: ReadonlyArray<OrderItem>, number = 1): void => {
  payByCard(story, { number, amount: totalOf(items) }, "succeeded")
  checkFraud(story, story.faker.number.float({ min: 0.1, max: 9, fractionDigits: 2 }))
}

const returnLine = (story: Story, item: OrderItem, quantity: number): void => {
  story.days(3, 16).order(story.staff(), {
    type: "RecordEmailConversation",
    email: {
      emailId: `${story.uniqueId}:mail:${item.itemId}`,
      direction: "inbound",
      from: story.shopper.id,
      to: "support@voltread.example",
      subject: "I want to return an item",
      body: `Hello, the ${item.name} is not what I expected. How do I send it back?`,
    },
  })
  story.days(2, 6).order(story.staff(), {
    type: "ReturnItem",
    itemId: item.itemId,
    quantity,
    reason: story.faker.helpers.arrayElement([
      "not as expected",
      "arrived damaged",
      "changed mind",
      "wrong size",
    ]),
  })
  const amount = Math.min(item.price * quantity, totalsOf([item]).total)
  story.hours(1, 30).order(story.staff(), {
    type: "RequestRefund",
    paymentId: `${story.uniqueId}:pay:1`,
    refundId: `${story.uniqueId}:pay:1:refund:1`,
    amount,
    reason: "returned",
  })
  completeRefund(story, amount)
}

const completed: Plot["tell"] = (story, items) => {
  paid(story, items)
  fulfil(story)
  shipAndDeliver(story, items)
}

const returned: Plot["tell"] = (story, items) => {
  completed(story, items)
  const [first] = items
  if (first !== undefined) returnLine(story, first, story.faker.number.int({ min: 1, max: first.quantity }))
}

const abandoned: Plot["tell"] = (story, items) => {
  payByCard(story, { number: 1, amount: totalOf(items) }, "declined")
  story.hours(20, 30).order(SYSTEM, {
    type: "RecordReminderEmail",
    reminder: { reminder: "payment", number: 1, email: story.shopper.id, sentAt: story.at },
  })
}

const secondCard: Plot["tell"] = (story, items) => {
  payByCard(story, { number: 1, amount: totalOf(items) }, "declined")
  story.minutes(1, 12)
  paid(story, items, 2)
  fulfil(story)
  shipAndDeliver(story, items)
}

const changedMind: Plot["tell"] = (story, items) => {
  paid(story, items)
  story.hours(1, 12).order(story.staff(), {
    type: "RecordPhoneCall",
    call: {
      callId: `${story.uniqueId}:call:1`,
      direction: "inbound",
      phone: story.faker.helpers.arrayElement(["6025550142", "3125550177", "7135550123"]),
      durationSeconds: story.faker.number.int({ min: 60, max: 900 }),
      subject: "Wants to cancel",
      body: "Found the same item in a store nearby. Nothing has shipped yet.",
    },
  })
  story.minutes(2, 10).order(story.staff(), { type: "CancelOrder", reason: "customer asked to cancel" })
  completeRefund(story, totalOf(items))
}

const reviewed: Plot["tell"] = (story, items) => {
  payByCard(story, { number: 1, amount: totalOf(items) }, "succeeded")
  checkFraud(story, story.faker.number.float({ min: 35, max: 92, fractionDigits: 2 }))
  story
    .minutes(1, 3)
    .order(SYSTEM, { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "high fraud score" })
  story.hours(1, 20).order(story.staff(), {
    type: "AddCustomNotes",
    note: {
      noteId: `${story.uniqueId}:note:1`,
      subject: "Fraud review",
      body: "Called the number on the order. Name, address and last four digits match.",
    },
  })
  if (story.faker.datatype.boolean(0.7)) {
    story
      .hours(1, 4)
      .order(story.staff(), { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "review passed" })
    fulfil(story)
    shipAndDeliver(story, items)
  } else {
    story.hours(1, 4).order(story.staff(), { type: "CancelOrder", reason: "could not verify the buyer" })
    completeRefund(story, totalOf(items))
  }
}

const resourced: Plot["tell"] = (story, items) => {
  paid(story, items)
  story
    .hours(2, 6)
    .order(SYSTEM, { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "released to the supplier" })
  story
    .days(1, 2)
    .order(SYSTEM, { type: "ChangeStatus", to: "CANCELLED_BY_SUPPLIER", reason: "supplier out of stock" })
  story
    .hours(3, 20)
    .order(story.staff(), { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "sourced elsewhere" })
  story
    .hours(3, 20)
    .order(SYSTEM, { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "the supplier confirmed" })
  shipAndDeliver(story, items)
}

const movedHouse: Plot["tell"] = (story, items) => {
  paid(story, items)
  story.hours(1, 4).order(story.staff(), {
    type: "AddCustomNotes",
    note: {
      noteId: `${story.uniqueId}:note:1`,
      subject: "Delivery",
      body: "Customer works nights; carrier should leave the parcel with the neighbor.",
    },
  })
  fulfil(story)
  shipAndDeliver(story, items)
}

const lease = (story: Story, over: Partial<LeaseDetails>): LeaseDetails => ({
  id: `${story.uniqueId}-L1`,
  statusName: "INITIATED",
  lender: LENDER.id,
  leaseId: null,
  secondaryLeaseId: null,
  lenderSignatureUrl: null,
  approvedAmount: null,
  approvedAt: null,
  fundedAt: null,
  ...over,
})

const apply = (story: Story, items: ReadonlyArray<OrderItem>, orderId: string): void => {
  story.loan(story.shopper, {
    type: "Initiate",
    application: {
      loanId: `${story.uniqueId}-L1`,
      orderId,
      username: story.shopper.role === "guest" ? null : story.shopper.id,
      applicantName: story.shopper.name,
      applicantEmail: story.shopper.id,
      lender: LENDER.id,
      amountRequested: totalOf(items),
    },
  })
  story.order(LENDER, { type: "UpdateLeaseDetails", lease: lease(story, {}) })
}

const decide = (
  story: Story,
  to: "PENDING" | "APPROVED" | "DECLINED" | "IN REVIEW" | "COMPLETED",
  reason: string,
  approvedAmount: number | null = null,
): void => {
  story.loan(LENDER, {
    type: "RecordDecision",
    to,
    reason,
    lenderReference: `SL${story.uniqueId.slice(-6)}`,
    code: null,
    approvedAmount,
    approvalExpiresAt: null,
    now: story.at,
  })
}

const leased =
  (orderId: string): Plot["tell"] =>
  (story, items) => {
    const approvedAmount = Math.ceil((totalOf(items) * 1.3) / 10_000) * 10_000
    const leaseId = `L-${story.uniqueId.slice(-6)}`
    apply(story, items, orderId)
    story.minutes(0, 1)
    decide(story, "PENDING", "received by the lender")
    story.minutes(1, 6)
    const approvedAt = story.at
    decide(story, "APPROVED", "approved", approvedAmount)
    story.order(LENDER, {
      type: "UpdateLeaseDetails",
      lease: lease(story, { statusName: "APPROVED", approvedAmount, approvedAt, leaseId }),
    })
    story.order(LENDER, { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "lease approved" })
    story.hours(1, 26)
    decide(story, "COMPLETED", "contract signed")
    story.order(LENDER, {
      type: "UpdateLeaseDetails",
      lease: lease(story, { statusName: "COMPLETED", approvedAmount, approvedAt, leaseId }),
    })
    story.order(LENDER, {
      type: "ChangeStatus",
      to: "PAYMENT_RECEIVED",
      reason: "contract signed, OK to deliver",
    })
    fulfil(story)
    shipAndDeliver(story, items)
  }

const leaseDeclined =
  (orderId: string): Plot["tell"] =>
  (story, items) => {
    apply(story, items, orderId)
    story.minutes(0, 1)
    decide(story, "PENDING", "received by the lender")
    story.minutes(1, 6)
    decide(story, "DECLINED", "income could not be verified")
    story.order(LENDER, { type: "UpdateLeaseDetails", lease: lease(story, { statusName: "DECLINED" }) })
    story.order(LENDER, { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "lease declined" })
    if (!story.faker.datatype.boolean(0.5)) return
    story.hours(1, 30)
    completed(story, items)
  }

const leaseInReview =
  (orderId: string): Plot["tell"] =>
  (story, items) => {
    apply(story, items, orderId)
    story.minutes(0, 2)
    decide(story, "PENDING", "received by the lender")
    story.minutes(1, 20)
    decide(story, "IN REVIEW", "more documents wanted")
    story.order(LENDER, { type: "UpdateLeaseDetails", lease: lease(story, { statusName: "IN REVIEW" }) })
    story.order(LENDER, {
      type: "ChangeStatus",
      to: "PENDING_REVIEW",
      reason: "the lender reviews the application",
    })
  }

const card = (weight: number, tell: Plot["tell"]): Plot => ({ weight, lease: false, tell })

/** Every kind of life an order has in this shop, by how often it is led. */
export const plots = (orderId: string): ReadonlyArray<Plot> => [
  card(52, completed),
  card(7, returned),
  card(5, abandoned),
  card(6, secondCard),
  card(5, changedMind),
  card(5, reviewed),
  card(2, resourced),
  card(4, movedHouse),
  { weight: 9, lease: true, tell: leased(orderId) },
  { weight: 3, lease: true, tell: leaseDeclined(orderId) },
  { weight: 2, lease: true, tell: leaseInReview(orderId) },
]
