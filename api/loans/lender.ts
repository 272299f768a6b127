import type { LoanUnits } from "@voltread/domain/loans/application-event.ts"
import type { PayFrequency } from "@voltread/domain/loans/application-form.ts"
import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Data, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"

/**
 * The applicant. Number, date of birth, income and bank account are for the lender alone: they are never stored, logged,
 * or put into an event or an error.
 */
export interface Applicant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: PostalAddress
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string
  /** Nine digits. */
  readonly ssn: string
  /** Before taxes, cents. */
  readonly monthlyIncome: Cents
  readonly payFrequency: PayFrequency
  /** `YYYY-MM-DD`. */
  readonly nextPayDate: string
  readonly bank: { readonly routingNumber: string; readonly accountNumber: string }
}

export interface LoanRequest {
  /** Our reference, and the idempotency key: the lender takes one application for it. */
  readonly loanId: string
  readonly product: LoanProduct
  /** Cents. */
  readonly amount: Cents
  readonly applicant: Applicant
  /** Where the lender's pages send the shopper back to. */
  readonly returnUrl: string
}

/**
 * `Invalid`: the lender refused the request itself and knows nothing of it; `message` is for the shopper.
 * `Unanswered`: the application may be there. Ask `findByLoan`, or repeat the same request.
 */
export type ApplicationAnswer = Data.TaggedEnum<{
  Received: { readonly record: LenderRecord }
  Invalid: { readonly code: string; readonly message: string }
  Unanswered: { readonly reason: string }
}>
export const ApplicationAnswer = Data.taggedEnum<ApplicationAnswer>()

/** The contents of a contract. Cents; `total` is items less discount and down payment, with tax and shipping. */
export interface LenderCart {
  readonly items: ReadonlyArray<{
    readonly itemId: string
    readonly sku: string
    readonly name: string
    readonly quantity: number
    readonly unitPrice: Cents
  }>
  readonly discount: Cents
  /** Already paid to the shop by other means. */
  readonly downPayment: Cents
  readonly shipping: Cents
  readonly tax: Cents
  readonly total: Cents
}

/** `Refused`: with the lender's words, for staff. `Unanswered`: look it up, or repeat it with the same request id. */
export type LenderOutcome = Data.TaggedEnum<{
  Done: object
  Refused: { readonly code: string; readonly message: string }
  Unanswered: { readonly reason: string }
}>
export const LenderOutcome = Data.taggedEnum<LenderOutcome>()

type LenderCall = Effect.Effect<LenderOutcome, GatewayError>

/** Idempotency key: the same one again is carried out once. */
interface Request {
  readonly requestId: string
}

/** One lender, behind whatever protocol it speaks. `GatewayError` always means that nothing was carried out. */
export interface Lender {
  /** `lender` of applications, and the last part of its webhooks' address. */
  readonly name: string
  readonly products: ReadonlyArray<LoanProduct>
  readonly apply: (request: LoanRequest) => Effect.Effect<ApplicationAnswer, GatewayError>
  /** `undefined`: the lender knows no such application. */
  readonly find: (reference: string) => Effect.Effect<LenderRecord | undefined, GatewayError>
  readonly findByLoan: (loanId: string) => Effect.Effect<LenderRecord | undefined, GatewayError>
  /** Makes a contract for these items, which replaces any other; `find` returns it. */
  readonly drawUp: (reference: string, cart: LenderCart & Request) => LenderCall
  /** Reduces the signed contract by this amount (cents) and these units. Refused once it was paid for. */
  readonly reduce: (
    reference: string,
    change: Request & { readonly amount: Cents; readonly units: LoanUnits },
  ) => LenderCall
  readonly deliver: (
    reference: string,
    delivery: Request & { readonly units: LoanUnits; readonly deliveredAt: string },
  ) => LenderCall
  /** The items came back; their money goes by `refund`. */
  readonly takeBack: (reference: string, items: Request & { readonly units: LoanUnits }) => LenderCall
  /** Refused once the contract was paid for. */
  readonly cancel: (reference: string, why: Request & { readonly reason: string }) => LenderCall
  /** Gives back, whole or in part, what the lender paid. */
  readonly refund: (reference: string, money: Request & { readonly amount: Cents }) => LenderCall
}
