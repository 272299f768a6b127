import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { Result } from "effect"
import type { Application } from "../../simulators/simple-lease/records.ts"
import {
  approve,
  decide,
  deliver,
  drawUp,
  fund,
  type LenderSettings,
  receive,
  sign,
  toStatus,
} from "../../simulators/simple-lease/rules.ts"
import type { DemoOrder } from "../orders.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long the lender takes for what is not over yet when the year ends. */
const SETTINGS: LenderSettings = { decideAfterMs: 120 * HOUR, fundAfterMs: 72 * HOUR, lateAnswerMs: 0 }
const AT_ONCE = 6 * MINUTE

interface Told {
  readonly now: number
  readonly order: DemoOrder
  /** Where the lender sends its applicant back to. */
  readonly returnUrl: string
}

/**
 * The application of an order at the lender, made by the lender's own rules at the times at which the shop heard of each
 * step; none where nobody applied. Throws where the lender would have refused one.
 */
export const leaseApplications = (order: DemoOrder, returnUrl: string): ReadonlyArray<Application> => {
  const { script } = order
  let application: Application | undefined
  for (const { at, command } of script.loanSteps)
    application = step(application, command, { now: Date.parse(at), order, returnUrl })
  return application === undefined ? [] : [application]
}

const step = (
  application: Application | undefined,
  command: LoanCommand,
  { now, order, returnUrl }: Told,
): Application => {
  const { script } = order
  if (command.type === "Initiate") {
    const { amountRequested, applicantName, loanId, product } = command.application
    const request = { orderRef: loanId, product, applicantName, amountRequested, returnUrl }
    const received = receive({ ...request, behaviour: "pending" }, SETTINGS, now)
    // Left alone, it is approved.
    return { ...received, uuid: script.lenderReference, decideAt: now + AT_ONCE }
  }
  if (application === undefined) throw new Error(`${script.loanId}: ${command.type} before the application`)
  switch (command.type) {
    case "RecordDecision":
      return decided(application, command, now)
    case "PrepareContract": {
      const { amount, leaseId } = command.contract
      if (amount === null) throw new Error(`${script.loanId}: a contract for no amount`)
      const drawn = Result.getOrThrow(
        drawUp(application, { items: goodsOf(order.items), total: amount }, now),
      )
      return { ...drawn, lease: drawn.lease === null ? null : { ...drawn.lease, leaseId } }
    }
    case "RecordDelivery": {
      const units = command.units.map(({ itemId, quantity }) => ({ reference: itemId, quantity }))
      return Result.getOrThrow(deliver(application, units, SETTINGS, now))
    }
    case "RecordFunding":
      return fund(application, now)
    default:
      throw new Error(`${script.loanId}: no demo lease has a ${command.type}`)
  }
}

const decided = (
  application: Application,
  { reason, to }: Extract<LoanCommand, { type: "RecordDecision" }>,
  now: number,
): Application => {
  const undue = { ...application, decideAt: null }
  switch (to) {
    case "PENDING":
      return application
    case "IN REVIEW":
      return {
        ...toStatus(application, to, "REVIEW", reason, now),
        decideAt: now + SETTINGS.decideAfterMs,
      }
    case "APPROVED":
      return approve(undue, "APPROVED", reason, now)
    case "DECLINED":
      return decide({ ...undue, behaviour: "decline" }, now)
    case "COMPLETED":
      return Result.getOrThrow(sign(application, now))
    default:
      throw new Error(`No demo lease becomes ${to}`)
  }
}

const goodsOf = (items: ReadonlyArray<OrderItem>) =>
  items.map(({ itemId, name, price, quantity, sku }) => ({
    reference: itemId,
    sku,
    name,
    quantity,
    unitPrice: price,
  }))
