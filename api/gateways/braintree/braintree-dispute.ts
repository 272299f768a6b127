import { type Cents, fromDecimal, sum } from "@voltread/domain/shared/money.ts"
import { Option, Schema } from "effect"
import type { Dispute } from "../../payments/gateway-message.ts"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** What a cardholder's bank says of a payment, as the SDK has it. */
export const WireDispute = Schema.Struct({ kind: text, status: text, amount: text, amountDisputed: text })
type WireDispute = typeof WireDispute.Type

/** The same where it stands by itself, and not in its transaction. */
const WireOwnDispute = Schema.Struct({
  ...WireDispute.fields,
  id: Schema.NonEmptyString,
  status: Schema.String,
  transaction: Schema.Struct({ id: Schema.NonEmptyString }),
})
const decodeOwn = Schema.decodeUnknownOption(WireOwnDispute)

const OPEN: ReadonlySet<unknown> = new Set(["open", "under_review", "disputed"])
/** Also where the store has not answered in time, or has given in. */
const LOST: ReadonlySet<unknown> = new Set(["lost", "accepted", "auto_accepted", "expired"])

/** A retrieval only asks for papers. */
const isAboutMoney = ({ kind }: Pick<WireDispute, "kind">): boolean => kind !== "retrieval"

const isLost = (dispute: Pick<WireDispute, "kind" | "status">): boolean =>
  isAboutMoney(dispute) && LOST.has(dispute.status)

const isUndecided = (dispute: Pick<WireDispute, "kind" | "status">): boolean =>
  isAboutMoney(dispute) && OPEN.has(dispute.status)

/** Undefined where it cannot be read. */
export const toDispute = (wire: unknown): Dispute | undefined => {
  const dispute = Option.getOrUndefined(decodeOwn(wire))
  const amount = dispute === undefined ? undefined : disputedCents(dispute)
  return dispute === undefined || amount === undefined
    ? undefined
    : {
        disputeId: dispute.id,
        status: dispute.status,
        transactionId: dispute.transaction.id,
        amount,
        isLost: isLost(dispute),
        isUndecided: isUndecided(dispute),
      }
}

const disputedCents = ({ amount, amountDisputed }: WireDispute): Cents | undefined =>
  fromDecimal(amountDisputed ?? amount ?? "")

/** How much of a payment of `amount` is disputed, and how much the bank has given back. */
export const disputesOf = (disputes: ReadonlyArray<WireDispute>, amount: Cents) => {
  const cents = (which: (dispute: WireDispute) => boolean): Cents =>
    Math.min(
      amount,
      // All of it where the vendor does not say how much.
      sum(disputes.filter(which).map((each) => disputedCents(each) ?? amount)),
    )
  const [disputed, chargedBack] = [cents(isUndecided), cents(isLost)]
  return {
    ...(disputed === 0 ? {} : { disputed }),
    ...(chargedBack === 0 ? {} : { chargedBack }),
  }
}
