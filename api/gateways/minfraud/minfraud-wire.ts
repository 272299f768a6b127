import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Day } from "@voltread/domain/shared/text.ts"
import { Schema } from "effect"
import type { FraudAnswer, FraudQuestion } from "../../fraud/fraud-checker.ts"

/** The vendor's names of payment processors; it knows no lender and no crypto gateway of ours. */
const PROCESSORS: Readonly<Record<string, string>> = { braintree: "braintree", klarna: "klarna" }

/** What is sent: no name, no phone, no shipping address (gateways §8). What is not known is left out. */
export const toInsightsRequest = (question: FraudQuestion) => ({
  device: given({
    ip_address: question.ipAddress,
    user_agent: question.userAgent,
    accept_language: question.acceptLanguages,
  }),
  event: { transaction_id: question.orderId, type: "purchase" },
  email: { address: question.email, domain: question.email.slice(question.email.lastIndexOf("@") + 1) },
  billing: {
    address: question.billing.address1,
    city: question.billing.city,
    region: question.billing.state,
    postal: question.billing.postalCode,
    country: question.billing.country,
  },
  payment: { processor: PROCESSORS[question.paidThrough ?? ""] ?? "other" },
  order: {
    amount: Number(toDecimal(question.amount)),
    currency: "USD",
    ...given({ affiliate_id: question.affiliateId, subaffiliate_id: question.subAffiliateId }),
  },
})

const given = (fields: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === "" ? [] : [[name, value]],
    ),
  )

const Place = Schema.Struct({
  distance_to_ip_location: Schema.optional(Schema.Finite),
  is_in_ip_country: Schema.optional(Schema.Boolean),
})

/** The part of an answer that is read. */
export const InsightsAnswer = Schema.Struct({
  risk_score: Schema.Finite.check(Schema.isBetween({ minimum: 0.01, maximum: 99 })),
  email: Schema.optional(
    Schema.Struct({ first_seen: Schema.optional(Day), is_disposable: Schema.optional(Schema.Boolean) }),
  ),
  billing_address: Schema.optional(Place),
  shipping_address: Schema.optional(Place),
  ip_address: Schema.optional(Schema.Struct({ risk: Schema.optional(Schema.Finite) })),
  disposition: Schema.optional(Schema.Struct({ action: Schema.optional(Schema.String) })),
})

/** Staff are told of a network whose risk is at least this. */
const RISKY_NETWORK = 50

export const toFraudAnswer = (answer: typeof InsightsAnswer.Type): FraudAnswer => {
  const risk = answer.ip_address?.risk ?? 0
  return {
    // Two digits, as the service documents it.
    score: Math.round(answer.risk_score * 100) / 100,
    distance:
      answer.billing_address?.distance_to_ip_location ??
      answer.shipping_address?.distance_to_ip_location ??
      null,
    emailFirstSeen: answer.email?.first_seen ?? null,
    reasons: [
      ...(answer.email?.is_disposable === true ? ["The email address is disposable."] : []),
      ...(answer.billing_address?.is_in_ip_country === false
        ? ["The order came from another country than the billing address."]
        : []),
      ...(risk >= RISKY_NETWORK ? [`The network it came from has a risk of ${risk} out of 99.`] : []),
      ...dispositionReason(answer.disposition?.action),
    ],
  }
}

const dispositionReason = (action: string | undefined): ReadonlyArray<string> => {
  switch (action) {
    case "reject":
      return ["Our own rules at MaxMind say: reject."]
    case "manual_review":
      return ["Our own rules at MaxMind say: review by hand."]
    default:
      return []
  }
}

/** An error of the vendor; a proxy in front of it answers something else. */
export const VendorError = Schema.Struct({ code: Schema.String, error: Schema.String })
