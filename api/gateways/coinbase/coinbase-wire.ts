import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { fromDecimal, sum } from "@voltread/domain/shared/money.ts"
import { Option, Schema } from "effect"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"

const Money = Schema.Struct({ amount: Schema.String, currency: Schema.String })

/** A charge as the vendor tells of it; the last entry of its timeline is its state. */
export const Charge = Schema.Struct({
  id: Schema.NonEmptyString,
  code: Schema.NonEmptyString.check(Schema.isMaxLength(64)),
  hosted_url: Schema.NonEmptyString,
  created_at: Schema.NonEmptyString,
  pricing: Schema.Struct({ local: Money }),
  timeline: Schema.NonEmptyArray(
    Schema.Struct({ status: Schema.String, context: Schema.optional(Schema.NullOr(Schema.String)) }),
  ),
  payments: Schema.Array(Schema.Struct({ value: Schema.Struct({ local: Money }) })),
  metadata: Schema.optional(
    Schema.NullOr(
      Schema.Struct({ order_id: Schema.optional(Schema.String), payment_id: Schema.optional(Schema.String) }),
    ),
  ),
})
type Charge = typeof Charge.Type

/** Of any charge of the account: it may hold donations without a price, and charges of other programs. */
const AnyCharge = Schema.StructWithRest(
  Schema.Struct({ id: Schema.NonEmptyString, created_at: Schema.NonEmptyString }),
  [Schema.Record(Schema.String, Schema.Unknown)],
)
const isCharge = Schema.is(AnyCharge)

export const Charges = Schema.Struct({
  data: Schema.Array(AnyCharge),
  pagination: Schema.Struct({ next_uri: Schema.NullOr(Schema.String) }),
})

export const OneCharge = Schema.Struct({ data: Charge })

export const CoinbaseFailure = Schema.Struct({
  error: Schema.Struct({ type: Schema.String, message: Schema.String }),
})

const decodeNamed = Schema.decodeUnknownOption(
  Schema.Struct({ metadata: Schema.Struct({ order_id: Schema.String }) }),
)

/** The order of a charge, even where nothing else of it can be read. */
export const orderIdOf = (charge: unknown): string | undefined =>
  Option.getOrUndefined(decodeNamed(charge))?.metadata.order_id

/** The shop did not make it. */
export const isForeign = (charge: unknown): boolean => isCharge(charge) && orderIdOf(charge) === undefined

const decodeCharge = Schema.decodeUnknownOption(Charge)

/** `undefined` when it cannot be read as a charge of the shop. */
export const readCharge = (charge: unknown): GatewayTransaction | undefined => {
  const known = Option.getOrUndefined(decodeCharge(charge))
  return known === undefined ? undefined : toTransaction(known)
}

/** `undefined` when its amounts cannot be read. */
export const toTransaction = (charge: Charge): GatewayTransaction | undefined => {
  const asked = centsOf(charge.pricing.local)
  const parts = charge.payments.map(({ value }) => centsOf(value.local))
  const known = parts.filter((part) => part !== undefined)
  if (asked === undefined || known.length < parts.length) return undefined
  const state = charge.timeline.at(-1) ?? charge.timeline[0]
  const { order_id, payment_id } = charge.metadata ?? {}
  return {
    id: charge.code,
    orderId: order_id ?? null,
    ...(payment_id === undefined ? {} : { paymentId: payment_id }),
    kind: "sale",
    ...chargeState(state, asked, sum(known)),
    currency: "USD",
    gatewayType: "CRYPTO",
    paymentUrl: charge.hosted_url,
    card: null,
    code: state.context ?? state.status,
    reason: null,
    createdAt: charge.created_at,
    refundOf: null,
  }
}

const centsOf = ({ amount, currency }: typeof Money.Type): number | undefined =>
  currency === "USD" ? fromDecimal(amount) : undefined

/** The vendor's words for the state of a charge (gateways §5), and what it comes to. */
const chargeState = (
  { status, context }: Charge["timeline"][number],
  asked: number,
  received: number,
): Pick<GatewayTransaction, "status" | "amount" | "detected" | "review"> => {
  switch (status) {
    case "COMPLETED":
      // The vendor takes a little less for the amount.
      return { status: "settled", amount: Math.max(asked, received) }
    case "RESOLVED":
    // The money is still there; what staff began to give back is booked when it has left.
    case "REFUND PENDING":
      return { status: "settled", amount: received === 0 ? asked : received }
    case "REFUNDED":
      return { status: "voided", amount: received === 0 ? asked : received }
    case "UNRESOLVED": {
      const why = REVIEWS[context ?? ""] ?? "The payment needs a look at Coinbase"
      const review = `${why}: ${inDollars(received)} of ${inDollars(asked)} came.`
      return { status: "settled", amount: received, review }
    }
    case "EXPIRED":
      return { status: "expired", amount: asked }
    case "CANCELED":
      return { status: "voided", amount: asked }
    default:
      return { status: received < asked ? "waiting" : "authorizing", amount: asked, detected: received }
  }
}

const REVIEWS: Readonly<Record<string, string>> = {
  UNDERPAID: "Paid too little at Coinbase",
  OVERPAID: "Paid too much at Coinbase",
  DELAYED: "Paid late at Coinbase",
  MULTIPLE: "Paid more than once at Coinbase",
}
