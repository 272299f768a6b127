import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { type LoanApplication, offeredTo } from "@voltread/domain/loans/application-state.ts"
import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { isOver } from "@voltread/domain/loans/loan-status-table.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { LeaseDetails } from "@voltread/domain/ordering/order-event.ts"
import { isBeingPaid } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { withdrawal } from "@voltread/domain/processes/lender-duties.ts"
import { lenderToLoan } from "@voltread/domain/processes/lender-to-loan.ts"
import { type OfferedTerms, offeredTerms } from "@voltread/domain/shared/loan-terms.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { CART_CHANGED, CheckoutRefused } from "../checkout/checkout-refused.ts"
import { closeCart } from "../checkout/close-cart.ts"
import type { PaymentStart } from "../checkout/payment-start.ts"
import type { OrderOfCart } from "../checkout/place-order.ts"
import { priceAndHoldAgain } from "../checkout/price-and-hold.ts"
import { ApplicationAnswer, type Lender } from "../loans/lender.ts"
import { Lenders } from "../loans/lenders.ts"
import { termsIdOf, termsInWords } from "../loans/offered-terms.ts"
import { lenderActor } from "../loans/sync-with-lender.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { KeyMutex } from "../platform/commands/key-mutex.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { orNotCarriedOut } from "../platform/gateway-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { UNREACHABLE } from "./application-refusal.ts"
import { type LoanCheckout, loanIdOf, orderIdOfLoan } from "./loan-checkout.ts"
import { drawUpContract, moveOrder } from "./move-order.ts"
import { askedLease, leasedFrom, switchToLoan } from "./order-of-loan.ts"

export type ApplyFailure =
  | CheckoutRefused
  | Problem
  | Rejection
  | TooMuchContention
  | EventLogUnavailable
  | DatabaseError

export type ApplyServices = CommandHandlers | Database | EventLog | Lenders | Cryptography | CurrentSettings

/** The order may change between being read and the request to the lender. */
const ATTEMPTS = 5

/** One application for a cart or an order at a time in this process; between processes the streams decide. */
const submissions = new KeyMutex()

/**
 * Applies for a lease or a loan: prices the cart and holds the stock, closes it, puts the application on record, places
 * the order with it, and only then asks the lender. Every step can be repeated: the order id derives from the cart, the
 * application id from the token. An interrupted application is completed by the sync with its lender. Answers the
 * application's id.
 */
export const applyForLoan = (
  loan: LoanCheckout,
  username: string | null,
  intent: Intent,
): Effect.Effect<string, ApplyFailure, ApplyServices> =>
  Effect.gen(function* () {
    const { details, order: known, product } = loan
    const lender = yield* Lenders.useSync(({ offering }) => offering(product))
    if (lender === undefined) return yield* NOT_OFFERED
    const orderId = orderIdOfLoan(loan)
    const loanId = loanIdOf(loan)
    const terms = yield* termsFor(loanId, loan)
    const lease = askedLease(loanId, lender.name, product)
    const beginning = leasedFrom(lease, terms)
    const order =
      known === null ? yield* closeCart(details, username, beginning, intent) : { orderId, place: null }
    const application: Application = {
      loan,
      loanId,
      lender,
      lease,
      terms,
      order,
      beginning,
      username,
      intent,
    }
    if (yield* putOnRecord(application)) yield* ask(application)
    return loanId
  }).pipe(submissions.hold(loan.details.cartId))

interface Application {
  readonly loan: LoanCheckout
  readonly loanId: string
  readonly lender: Lender
  readonly lease: LeaseDetails
  readonly terms: OfferedTerms
  readonly order: OrderOfCart
  readonly beginning: PaymentStart
  readonly username: string | null
  readonly intent: Intent
}

/**
 * The terms that the shop offers now; refused where the applicant has read others. A repeated application keeps the terms
 * that it began with.
 */
const termsFor = Effect.fnUntraced(function* (loanId: string, loan: LoanCheckout) {
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(loanId)
  if (state._tag !== "none") return offeredTo(state.initiated)
  const terms = offeredTerms((yield* currentSettings).lending)[loan.product]
  if (loan.expectedTermsId !== null && loan.expectedTermsId !== termsIdOf(terms))
    return yield* termsChanged(loan.product, termsInWords(terms, loan.details.expectedTotal))
  return terms
})

/** `words`: what is offered now; null where it is nothing for this amount. */
const termsChanged = (product: LoanProduct, words: string | null) =>
  new CheckoutRefused({
    code: "TERMS_CHANGED",
    message:
      words === null
        ? `A ${product} can no longer pay for this order. Your application was not sent. Please choose another way to pay.`
        : `The terms of the ${product} have changed: ${words} Your application was not sent. If you agree to the new terms, please confirm again.`,
  })

/** Answers whether the lender must be asked: not where this application has an answer already. */
const putOnRecord = Effect.fnUntraced(function* (
  application: Application,
): Effect.fn.Return<boolean, ApplyFailure, CommandHandlers | Database | Cryptography | CurrentSettings> {
  const { loans, orders } = yield* CommandHandlers
  const { beginning, intent, lease, loan, loanId, order } = application
  const { orderId, place } = order
  const rules = yield* currentSettings
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isPlaced = place === null || attempt > 0
    const at = isPlaced ? yield* priceAndHoldAgain(orderId, loan.details, rules, beginning.check) : -1
    if (at === null) continue
    if (isPlaced) {
      const { state } = yield* orders.load(orderId)
      if (state._tag === "placed" && state.lease?.id === loanId) return yield* isUnanswered(loanId)
      yield* mayApply(state)
    }
    const { state: begun } = yield* loans.handle(loanId, () => [initiation(application)], {
      ...intent,
      commandId: derivedId("apply", loanId),
    })
    // It was interrupted here before, and withdrawn since, as the lender never heard of it.
    if (begun._tag === "application" && isOver(begun.status)) return yield* INTERRUPTED
    const commands = (state: OrderState): ReadonlyArray<OrderCommand> => {
      if (state._tag !== "none") return switchToLoan(state, loan.details, rules, lease)
      return place === null ? [] : [place, ...beginning.commands(place)]
    }
    const moved = yield* orders
      .handleAt(orderId, { at }, commands, { ...intent, commandId: derivedId("apply-with", loanId) })
      .pipe(Effect.catchTag("StreamMoved", () => Effect.succeed(null)))
    if (moved !== null) return true
  }
  return yield* CART_CHANGED
})

const isUnanswered = Effect.fnUntraced(function* (loanId: string) {
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(loanId)
  return state._tag === "application" && state.status === "INITIATED"
})

const mayApply = (order: OrderState): Effect.Effect<void, CheckoutRefused> => {
  if (order._tag !== "placed") return Effect.void
  if (isBeingPaid(order)) return Effect.fail(notNow("A payment of this order is still being processed."))
  return ORDER_STATUS_TABLE[order.status].awaitsPayment
    ? Effect.void
    : Effect.fail(notNow("This order is not waiting for an application. Please check its page."))
}

const notNow = (message: string) => new CheckoutRefused({ code: "NOT_POSSIBLE", message })
const INTERRUPTED = notNow(
  "Your application was interrupted, and the lender never got it. Please apply again.",
)

const initiation = ({ loan, loanId, lender, order, terms, username }: Application): LoanCommand => {
  const { billingAddress, email, expectedTotal } = loan.details
  return {
    type: "Initiate",
    application: {
      loanId,
      orderId: order.orderId,
      username,
      applicantName: `${billingAddress.firstName} ${billingAddress.lastName}`,
      applicantEmail: email,
      lender: lender.name,
      product: loan.product,
      amountRequested: expectedTotal,
      terms,
    },
  }
}

/** Hands everything to the lender, records its answer, and moves the order by it. */
const ask = Effect.fnUntraced(function* ({ lender, loan, loanId, order }: Application) {
  const { details, product, secrets } = loan
  const { billingAddress, email, expectedTotal } = details
  const { firstName, lastName, phone } = billingAddress
  const answer = yield* lender
    .apply({
      loanId,
      product,
      amount: expectedTotal,
      applicant: { firstName, lastName, phone, email, address: billingAddress, ...secrets },
      returnUrl: details.orderUrl(order.orderId),
    })
    .pipe(orNotCarriedOut(`The lender ${lender.name}`, ApplicationAnswer.Invalid(UNREACHABLE)))
  const now = new Date().toISOString()
  const { loans } = yield* CommandHandlers
  const commandId = derivedId("lender-answers", loanId)
  yield* loans.handle(loanId, (state) => (state._tag === "none" ? [] : commandsFor(answer, state, now)), {
    commandId,
    correlationId: commandId,
    actor: lenderActor(lender.name),
    now,
  })
  yield* drawUpContract(loanId)
  yield* moveOrder(loanId)
})

const commandsFor = (
  answer: ApplicationAnswer,
  loan: LoanApplication,
  now: string,
): ReadonlyArray<LoanCommand> => {
  switch (answer._tag) {
    case "Received":
      return lenderToLoan(answer.record, loan, now)
    case "Invalid":
      return loan.status === "INITIATED" ? [withdrawal(loan, answer.message, now, answer.code)] : []
    case "Unanswered":
      return []
  }
}

const NOT_OFFERED = new CheckoutRefused({
  code: "NOT_OFFERED",
  message: "This way to pay is not available. Please choose another one.",
})
