import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Context, Data, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"

/** What a fraud check needs to know of an order (gateways §8), and nothing else. */
export interface FraudQuestion {
  /** Our reference. */
  readonly orderId: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly acceptLanguages: string | null
  readonly email: string
  readonly billing: Pick<PostalAddress, "address1" | "city" | "state" | "postalCode" | "country">
  /** `gatewayName` of the payment. */
  readonly paidThrough: string | null
  readonly amount: Cents
  readonly affiliateId: string | null
  readonly subAffiliateId: string | null
}

export interface FraudAnswer {
  /** From 0.01 to 99; the higher, the likelier is fraud. */
  readonly score: number
  /** Kilometers between the shopper's network and the billing address. */
  readonly distance: number | null
  /** `YYYY-MM-DD` */
  readonly emailFirstSeen: string | null
  /** What else speaks against the order, in sentences for staff. */
  readonly reasons: ReadonlyArray<string>
}

/** The vendor does not take this question, and will not take it another time. `reason` holds none of its contents. */
export class QuestionRefused extends Data.TaggedError("QuestionRefused")<{ readonly reason: string }> {}

/** One vendor that tells how likely fraud is. Asking changes nothing. */
export interface FraudChecker {
  /** As staff know it. */
  readonly name: string
  readonly ask: (question: FraudQuestion) => Effect.Effect<FraudAnswer, QuestionRefused | GatewayError>
  /** Succeeds when the vendor answers and takes the credentials. Costs nothing: no order is asked about. */
  readonly probe: Effect.Effect<void, GatewayError>
}

export interface FraudChecksService {
  /** Absent: orders are not checked. */
  readonly checker: FraudChecker | undefined
}

export class FraudChecks extends Context.Service<FraudChecks, FraudChecksService>()(
  "@voltread/api/FraudChecks",
) {}
