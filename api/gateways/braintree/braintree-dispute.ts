import { type Cents, fromDecimal, sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** What a cardholder's bank says of a payment, as the SDK has it. */
export const WireDispute = Schema.Struct({ kind: text, status: text, amount: text, amountDisputed: text })
type WireDispute = typeof WireDispute.Type

const OPEN: ReadonlySet<unknown> = new Set(["open", "under_review", "disputed"])
/** Also where the store has not answered in time, or has given in. */
const LOST: ReadonlySet<unknown> = new Set(["lost", "accepted", "auto_accepted", "expired"])

/** A retrieval only asks for papers. */
const isAboutMoney = ({ kind }: Pick<WireDispute, "kind">): boolean => kind !== "retrieval"

export const isLost = (dispute: Pick<WireDispute, "kind" | "status">): boolean =>
  isAboutMoney(dispute) && LOST.has(dispute.status)

export const isUndecided = (dispute: Pick<WireDispute, "kind" | "status">): boolean =>
  isAboutMoney(dispute) && OPEN.has(dispute.status)

/** How much of a payment of `amount` is disputed, and how much the bank has given back. */
export const disputesOf = (disputes: ReadonlyArray<WireDispute>, amount: Cents) => {
  const cents = (which: (dispute: WireDispute) => boolean): Cents =>
    Math.min(
      amount,
      // All of it where the vendor does not say how much.
      sum(
        disputes.filter(which).map((each) => fromDecimal(each.amountDisputed ?? each.amount ?? "") ?? amount),
      ),
    )
  const [disputed, chargedBack] = [cents(isUndecided), cents(isLost)]
  return {
    ...(disputed === 0 ? {} : { disputed }),
    ...(chargedBack === 0 ? {} : { chargedBack }),
  }
}
