import { CANCELED_BY_CUSTOMER } from "@voltread/domain/ordering/cancel-reason.ts"
import { cancelUnpaid } from "@voltread/domain/processes/unpaid-order.ts"
import { payByCard } from "../script/cards.ts"
import { type OrderScript, SYSTEM } from "../script/order-script.ts"
import { fulfil, handOver, holdForFraudReview, passFraudCheck } from "./fulfilment.ts"
import { giveBack } from "./refunds.ts"
import { returnByRequest, returnByStaff } from "./returns.ts"

/** What happens to an order after it was placed. */
export type Story = (script: OrderScript) => void

/** The course of an order after payment, for any way of paying. */
type Life = (pay: Story) => Story

export const byCard: Story = (script) => payByCard(script, 1, "succeeded")
export const byGooglePay: Story = (script) => payByCard(script, 1, "succeeded", "GOOGLE_PAY")

/** The order is paid, and its payment needs no review. */
const isPaid = ({ state: { status } }: OrderScript): boolean => status === "PAYMENT_RECEIVED"

export const completed: Life = (pay) => (script) => {
  pay(script)
  if (!isPaid(script)) return
  passFraudCheck(script)
  fulfil(script)
  handOver(script)
}

export const returnedByStaff: Life = (pay) => (script) => {
  completed(pay)(script)
  returnByStaff(script)
}

export const returnedByRequest: Life = (pay) => (script) => {
  completed(pay)(script)
  returnByRequest(script)
}

export const changedMind: Life = (pay) => (script) => {
  pay(script)
  if (!isPaid(script)) return
  passFraudCheck(script)
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
  giveBack(script)
}

export const cancelledAtOnce: Life = (pay) => (script) => {
  pay(script)
  if (!isPaid(script)) return
  passFraudCheck(script)
  script.minutes(5, 40).order(script.shopper, { type: "CancelOrder", reason: CANCELED_BY_CUSTOMER })
  giveBack(script)
}

export const reviewed: Life = (pay) => (script) => {
  pay(script)
  if (!isPaid(script)) return
  holdForFraudReview(script)
  script.hours(1, 20).order(script.staff(), {
    type: "AddCustomNotes",
    note: {
      noteId: `${script.uniqueId}:note:1`,
      subject: "Fraud review",
      body: "Called the number on the order. Name and address match.",
    },
  })
  script.hours(1, 4)
  if (script.faker.datatype.boolean(0.7)) {
    script.order(script.staff(), { type: "ApproveOrder", reason: "review passed" })
    fulfil(script)
    handOver(script)
  } else {
    script.order(script.staff(), { type: "CancelOrder", reason: "could not verify the buyer" })
    giveBack(script)
  }
}

export const soldByAnotherSupplier: Life = (pay) => (script) => {
  pay(script)
  if (!isPaid(script)) return
  passFraudCheck(script)
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
  handOver(script)
}

export const withDeliveryNote: Life = (pay) => (script) => {
  pay(script)
  if (!isPaid(script)) return
  passFraudCheck(script)
  script.hours(1, 4).order(script.staff(), {
    type: "AddCustomNotes",
    note: {
      noteId: `${script.uniqueId}:note:1`,
      subject: "Delivery",
      body: "Customer works nights; carrier should leave the parcel with the neighbor.",
    },
  })
  fulfil(script)
  handOver(script)
}

/** Nobody pays: the shopper gets reminders, and does not come back until the order is canceled. */
export const abandoned: Story = (script) => {
  payByCard(script, 1, "declined")
  script.hours(20, 30).order(SYSTEM, {
    type: "RecordReminderEmail",
    reminder: { reminder: "payment", number: 1, email: script.shopper.id, sentAt: script.at },
  })
  script.days(29, 29).order(SYSTEM, cancelUnpaid)
}

export const bySecondCard: Story = (script) => {
  payByCard(script, 1, "declined")
  script.minutes(1, 12)
  payByCard(script, 2, "succeeded")
}
