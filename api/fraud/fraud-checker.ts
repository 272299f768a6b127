import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Context, Data, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"

/** The facts of an order that a fraud check needs (gateways §8), and nothing else. */
export interface FraudQuestion {
  /** The store's reference. */
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
  /** From 0.01 to 99; higher means a more likely fraud. */
  readonly score: number
  /** Kilometers between the shopper's network and the billing address. */
  readonly distance: number | null
  /** `YYYY-MM-DD` */
  readonly emailFirstSeen: string | null
  /** Further warning signs, in sentences for staff. */
  readonly reasons: ReadonlyArray<string>
}

/** The vendor rejects this question, and would reject it again. `reason` contains nothing of the question. */
export class QuestionRefused extends Data.TaggedError("QuestionRefused")<{ readonly reason: string }> {}

/** A vendor that estimates how likely fraud is. Asking changes nothing. */
export interface FraudChecker {
  /** The vendor's name as shown to staff. */
  readonly name: string
  readonly ask: (question: FraudQuestion) => Effect.Effect<FraudAnswer, QuestionRefused | GatewayError>
  /** Succeeds when the vendor answers and accepts the credentials. Free of charge: it asks about no order. */
  readonly probe: Effect.Effect<void, GatewayError>
}

export interface FraudChecksService {
  /** Absent: orders are not checked. */
  readonly checker: FraudChecker | undefined
}

export class FraudChecks extends Context.Service<FraudChecks, FraudChecksService>()(
  "@voltread/api/FraudChecks",
) {}
