import { fromUnits, toRecord, WireApplication } from "@voltread/api/gateways/simple-lease/lender-wire.ts"
import { LENDER_TERMS, type LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { toFinance } from "@voltread/domain/ordering/down-payment.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { paidOtherwise } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { type LenderDuty, lenderDuties } from "@voltread/domain/processes/lender-duties.ts"
import { lenderToLoan } from "@voltread/domain/processes/lender-to-loan.ts"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { Result, Schema } from "effect"
import { SimulatedClock } from "../../simulators/clock.ts"
import type { Application, Behaviour } from "../../simulators/simple-lease/records.ts"
import * as rules from "../../simulators/simple-lease/rules.ts"
import { toWire } from "../../simulators/simple-lease/wire.ts"
import { LENDER, type OrderScript } from "../script/order-script.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long the lender takes for applications that are open when the year ends. */
const SETTINGS: rules.LenderSettings = { decideAfterMs: 5 * DAY, fundAfterMs: 10 * DAY, lateAnswerMs: 0 }
const AT_ONCE = 6 * MINUTE

/** The most consecutive duties of the shop to a lender. */
const ROUNDS = 4

const clock = new SimulatedClock()
const readApplication = Schema.decodeUnknownSync(WireApplication)

const recordOf = (script: OrderScript, application: Application) =>
  toRecord(
    readApplication(
      toWire(application, { clock, signUrl: (token) => script.pageAt(LENDER.id, `/sign/${token}`) }),
    ),
  )

/** Whether the lender finances items of this total. */
export const isFinanced = (product: LoanProduct, total: number): boolean =>
  total >= LENDER_TERMS[product].cheapest && total <= LENDER_TERMS[product].dearest

/** Applies at the lender, which decides a few minutes later, or days later if a person reviews it. */
export const applyAtLender = (script: OrderScript, product: LoanProduct, behaviour: Behaviour): void => {
  const { loanId, orderId, shopper, state, uniqueId } = script
  const amountRequested = orderTotals(state).total
  script.loan(shopper, {
    type: "Initiate",
    application: {
      loanId,
      orderId,
      username: shopper.role === "guest" ? null : shopper.id,
      applicantName: shopper.name,
      applicantEmail: shopper.id,
      lender: LENDER.id,
      product,
      amountRequested,
      terms: TERMS_OF_2026[product],
    },
  })
  script.minutes(0, 1)
  if (script.isOver) return
  const received = rules.receive(
    {
      orderRef: loanId,
      product,
      applicantName: shopper.name,
      amountRequested,
      returnUrl: script.pageAt("shop", ""),
      behaviour: behaviour.startsWith("review") ? behaviour : "pending",
    },
    SETTINGS,
    script.now,
  )
  const uuid = `SL${uniqueId.slice(-6)}`
  const decideAt = received.decideAt ?? script.now + AT_ONCE
  script.records.lender.set(uuid, { ...received, uuid, behaviour, decideAt })
  lookAfterLender(script)
}

/** The lender's regular decision. */
export const decideAtLender = (script: OrderScript): void => atLender(script, rules.decide)

export const signAtLender = (script: OrderScript): void =>
  atLender(script, (application, now) => Result.getOrThrow(rules.sign(application, now)))

/** Does nothing if the application has ended. */
export const fundByLender = (script: OrderScript): void => atLender(script, rules.fund)

/** Returns what the lender paid, in whole or in part. */
export const refundToLender = (
  script: OrderScript,
  sale: PaymentDetails,
  refund: PaymentDetails,
): PaymentDetails => {
  const application = script.records.lender.get(sale.transactionId ?? "")
  if (application === undefined) throw new Error(`The lender does not know ${sale.paymentId}`)
  const { amount, paymentId } = refund
  const after = Result.getOrThrow(rules.refund(application, paymentId, amount, script.now))
  script.records.lender.set(after.uuid, after)
  return { ...refund, result: "succeeded", transactionId: paymentId }
}

const atLender = (
  script: OrderScript,
  rule: (application: Application, now: number) => Application,
): void => {
  if (script.isOver) return
  for (const application of [...script.records.lender.values()])
    script.records.lender.set(application.uuid, rule(application, script.now))
  lookAfterLender(script)
}

/** Records the news from the lender, and does what it is due, by the shop's own rules. */
export const lookAfterLender = (script: OrderScript): void => {
  for (let round = 0; round < ROUNDS && !script.isOver; round++) {
    const [application] = script.records.lender.values()
    if (application === undefined || script.application._tag === "none") return
    const record = recordOf(script, application)
    for (const command of lenderToLoan(record, script.application, script.at)) script.loan(LENDER, command)
    const [duty] = lenderDuties(script.application, script.state, record, script.now - application.createdAt)
    if (duty === undefined) return
    script.records.lender.set(application.uuid, carriedOut(script, application, duty))
  }
}

const carriedOut = (script: OrderScript, application: Application, duty: LenderDuty): Application => {
  const { now } = script
  switch (duty._tag) {
    case "Cancel":
      return Result.getOrThrow(rules.cancel(application, duty.reason, now))
    case "DrawUp":
      return contracted(script, Result.getOrThrow(rules.drawUp(application, cartOf(duty.order), now)))
    case "Reduce":
      return Result.getOrThrow(
        rules.reduce(application, { total: duty.amount, left: fromUnits(duty.units) }, SETTINGS, now),
      )
    case "Deliver":
      return Result.getOrThrow(rules.deliver(application, fromUnits(duty.units), SETTINGS, now))
    case "Return":
      return Result.getOrThrow(rules.takeBack(application, fromUnits(duty.units), now))
  }
}

/** The lender's random ids are the same for the same year. */
const contracted = ({ faker, uniqueId }: OrderScript, application: Application): Application => {
  const { behaviour, lease } = application
  if (lease === null) return application
  return {
    ...application,
    lease: {
      ...lease,
      leaseId: `L-${uniqueId.slice(-5)}`,
      secondaryLeaseId: behaviour === "second-lender" ? `S-${uniqueId.slice(-4)}` : null,
      token: faker.string.uuid(),
    },
  }
}

const cartOf = (order: PlacedOrder) => ({
  items: order.lines
    .filter(({ counted }) => counted)
    .map(({ itemId, name, price, quantity, sku }) => ({
      reference: itemId,
      sku,
      name,
      quantity,
      unitPrice: price,
    })),
  downPayment: paidOtherwise(order),
  total: toFinance(order),
})
