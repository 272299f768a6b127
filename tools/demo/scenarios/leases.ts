import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { payDifference } from "@voltread/domain/processes/pay-difference.ts"
import {
  applyAtLender,
  decideAtLender,
  fundByLender,
  lookAfterLender,
  signAtLender,
} from "../books/lender.ts"
import { payByCard } from "../script/cards.ts"
import type { OrderScript } from "../script/order-script.ts"
import { fulfil, handOver, passFraudCheck } from "./fulfilment.ts"
import { byCard, completed, type Story } from "./life.ts"
import { giveBack } from "./refunds.ts"
import { returnByRequest } from "./returns.ts"

type Behaviour = "approve" | "second-lender" | "approve-half"

/** Approved within minutes, with a contract if the approval covers the order. */
const approved = (script: OrderScript, product: LoanProduct, behaviour: Behaviour = "approve"): void => {
  applyAtLender(script, product, behaviour)
  decideAtLender(script.minutes(1, 6))
}

/** The contract is signed, everything reaches the shopper, and the lender pays a few days later. */
const signedAndDelivered = (script: OrderScript): void => {
  script.hours(1, 26)
  if (script.isOver) return
  signAtLender(script)
  passFraudCheck(script)
  fulfil(script)
  handOver(script)
  fundByLender(script.days(1, 4))
}

export const leased =
  (product: LoanProduct, behaviour: Behaviour = "approve"): Story =>
  (script) => {
    approved(script, product, behaviour)
    signedAndDelivered(script)
  }

/** What the approval does not cover is paid by card. */
export const leasedInPart =
  (product: LoanProduct): Story =>
  (script) => {
    approved(script, product, "approve-half")
    script.minutes(4, 50)
    if (script.isOver || script.application._tag === "none") return
    for (const command of payDifference(script.application, script.state))
      script.order(script.shopper, command)
    payByCard(script.minutes(1, 9), 1, "succeeded")
    lookAfterLender(script)
    if (script.state.status === "PENDING_ESIGNATURE") signedAndDelivered(script)
  }

/** Signed, and then canceled by the customer before anything ships. */
export const leaseCancelled: Story = (script) => {
  approved(script, "lease")
  script.hours(1, 20)
  if (script.isOver) return
  signAtLender(script)
  passFraudCheck(script)
  script.hours(1, 5).order(script.staff(), { type: "CancelOrder", reason: "customer asked to cancel" })
  giveBack(script)
}

/** All items are returned, and the lender gets its money back. */
export const leaseReturned: Story = (script) => {
  leased("lease")(script)
  if (script.state.status === "COMPLETED") returnByRequest(script, true)
}

export const leaseDeclined: Story = (script) => {
  applyAtLender(script, "lease", "decline")
  decideAtLender(script.minutes(1, 6))
  if (!script.faker.datatype.boolean(0.5)) return
  script.hours(1, 30)
  completed(byCard)(script)
}

export const leaseInReview: Story = (script) => {
  applyAtLender(script, "lease", "review-then-decline")
  decideAtLender(script.hours(20, 110))
}
