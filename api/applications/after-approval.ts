import { fold } from "@voltread/domain/decider.ts"
import { type LoanApplication, offeredTo } from "@voltread/domain/loans/application-state.ts"
import { coverageOf } from "@voltread/domain/loans/approval.ts"
import { toFinance } from "@voltread/domain/ordering/down-payment.ts"
import { keptTooLittle } from "@voltread/domain/ordering/kept-units.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { withdrawal } from "@voltread/domain/processes/lender-duties.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { approvedPart, payDifference } from "@voltread/domain/processes/pay-difference.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect, Result } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { CheckoutRefused } from "../checkout/checkout-refused.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { drawUpContract, moveOrder } from "./move-order.ts"

/** The shopper does not want this lease anymore: the order waits for another way to pay. Answers the application's id. */
export const withdrawApplication = Effect.fnUntraced(function* (order: PlacedOrder, intent: Intent) {
  const { loans } = yield* CommandHandlers
  const loan = yield* loanOf(order)
  const { loanId } = loan.initiated
  if (loan.status === "COMPLETED") return yield* SIGNED
  yield* loans.handle(
    loanId,
    (state) =>
      state._tag === "none" || state.status === "COMPLETED"
        ? []
        : [withdrawal(state, "the applicant does not want it anymore", intent.now)],
    intent,
  )
  yield* moveOrder(loanId)
  return loanId
})

interface FewerUnits {
  readonly itemId: string
  /** How many to leave out. */
  readonly quantity: number
}

/**
 * Makes an order smaller, so that its approval pays for it; the contract follows. One that it pays for already, as after a
 * lost answer, stays as it is. Answers the application's id.
 */
export const fitToApproval = Effect.fnUntraced(function* (
  order: PlacedOrder,
  without: ReadonlyArray<FewerUnits>,
  intent: Intent,
) {
  const { orders } = yield* CommandHandlers
  const loan = yield* loanOf(order)
  const { loanId } = loan.initiated
  if (loan.status !== "APPROVED") return yield* NOT_APPROVED
  const commands = without.map(
    ({ itemId, quantity }): OrderCommand => ({
      type: "CancelUnits",
      itemId,
      quantity,
      reason: "left out, so that the approval pays for the rest",
    }),
  )
  const due = (state: OrderState) => (isCovered(loan, state) ? [] : commands)
  const problem = coverageProblem(loan, order, due(order))
  if (problem !== null) return yield* refused(problem)
  yield* orders.handle(order.created.orderId, due, intent)
  yield* drawUpContract(loanId)
  yield* moveOrder(loanId)
  return loanId
})

const isCovered = (loan: LoanApplication, order: OrderState): boolean =>
  order._tag === "placed" && coverageOf(loan, toFinance(order)) === "covered"

/** Why the lender draws up no contract for the rest, in words for the shopper. Refusals of the order have their own words. */
const coverageProblem = (
  loan: LoanApplication,
  order: PlacedOrder,
  commands: ReadonlyArray<OrderCommand>,
): string | null => {
  const decided = decideAll(orderWithReactions, commands, order)
  const after = Result.isSuccess(decided) ? fold(orderWithReactions, decided.success, order) : order
  if (Result.isFailure(decided) || after._tag !== "placed") return null
  const amount = toFinance(after)
  switch (coverageOf(loan, amount)) {
    case "covered":
      return null
    case "above-approval":
      return `What you keep leaves ${inDollars(amount)} to pay, and the lender approved ${inDollars(loan.approvedAmount ?? 0)}. Please leave out more.`
    case "below-minimum":
      return keptTooLittle(amount, offeredTo(loan.initiated).cheapest)
  }
}

/** The shopper pays by card what the approval does not cover. Answers the application's id. */
export const payDifferenceByCard = Effect.fnUntraced(function* (order: PlacedOrder, intent: Intent) {
  const { orders } = yield* CommandHandlers
  const loan = yield* loanOf(order)
  if (approvedPart(loan) === null) return yield* TOO_LITTLE
  yield* orders.handle(order.created.orderId, (state) => payDifference(loan, state), intent)
  return loan.initiated.loanId
})

const loanOf = Effect.fnUntraced(function* ({ lease }: PlacedOrder) {
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(lease?.id ?? "none")
  return state._tag === "none" ? yield* NO_APPLICATION : (state satisfies LoanApplication)
})

const refused = (message: string) => new CheckoutRefused({ code: "NOT_POSSIBLE", message })
const NO_APPLICATION = refused("There is no application for this order.")
const NOT_APPROVED = refused("The application of this order is not approved.")
const TOO_LITTLE = refused("The lender does not pay a part of this order.")
const SIGNED = refused("The contract is signed. Please contact us to cancel the order.")
