import { Schema } from "effect"

export const Status = Schema.Literals([
  "NEW",
  "SIGNED",
  "PENDING",
  "COMPLETED",
  "EXPIRED",
  "UNRESOLVED",
  "RESOLVED",
  "CANCELED",
  "REFUND PENDING",
  "REFUNDED",
])
export type Status = typeof Status.Type

const Context = Schema.Literals(["UNDERPAID", "OVERPAID", "DELAYED", "MULTIPLE", "OTHER"])
type Context = typeof Context.Type

const Entry = Schema.Struct({ at: Schema.Number, status: Status, context: Schema.NullOr(Context) })

const Paid = Schema.Struct({
  transactionId: Schema.String,
  coin: Schema.String,
  units: Schema.Int,
  /** Its value when it arrived. */
  cents: Schema.Int,
  /** Milliseconds since 1970, as are all times here. */
  at: Schema.Number,
  isConfirmed: Schema.Boolean,
})

export const Charge = Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  cents: Schema.Int,
  metadata: Schema.Record(Schema.String, Schema.String),
  redirectUrl: Schema.NullOr(Schema.String),
  cancelUrl: Schema.NullOr(Schema.String),
  createdAt: Schema.Number,
  expiresAt: Schema.Number,
  /** Oldest first; the last one is the charge's current state. */
  timeline: Schema.NonEmptyArray(Entry),
  payments: Schema.Array(Paid),
})
export type Charge = typeof Charge.Type

export const statusOf = ({ timeline }: Charge): Status => timeline.at(-1)?.status ?? timeline[0].status

export const received = ({ payments }: Charge): number =>
  payments.reduce((total, { cents }) => total + cents, 0)

/** Not paid, or not confirmed yet. */
export const isOpen = (charge: Charge): boolean => ["NEW", "SIGNED", "PENDING"].includes(statusOf(charge))

export const withEntry = (
  charge: Charge,
  status: Status,
  at: number,
  context: Context | null = null,
): Charge => ({ ...charge, timeline: [...charge.timeline, { at, status, context }] })

/** Coins always arrive, however late: an address cannot reject them. */
export const paid = (
  charge: Charge,
  payment: Pick<typeof Paid.Type, "transactionId" | "coin" | "units" | "cents">,
  now: number,
): Charge => {
  const payments = [...charge.payments, { ...payment, at: now, isConfirmed: false }]
  const after = { ...charge, payments }
  return statusOf(charge) === "NEW" || statusOf(charge) === "SIGNED"
    ? withEntry(after, "PENDING", now)
    : after
}

/** Applies the passing of time to the charge: payments are confirmed and decide its status, or it expires. */
export const advanced = (charge: Charge, now: number, confirmAfterMs: number): Charge => {
  const status = statusOf(charge)
  const isDue = ({ at, isConfirmed }: typeof Paid.Type) => !isConfirmed && now >= at + confirmAfterMs
  const due = charge.payments.filter(isDue)
  if (due.length > 0) {
    const payments = charge.payments.map((payment) => ({
      ...payment,
      isConfirmed: payment.isConfirmed || isDue(payment),
    }))
    return decided({ ...charge, payments }, now)
  }
  if (
    status === "PENDING" &&
    charge.payments.every(({ isConfirmed }) => isConfirmed) &&
    now >= charge.expiresAt
  )
    return withEntry(charge, "UNRESOLVED", now, "UNDERPAID")
  return (status === "NEW" || status === "SIGNED") && now >= charge.expiresAt
    ? withEntry(charge, "EXPIRED", now)
    : charge
}

/** By how many cents a payment may differ from the amount and still be one of it (the vendor's `payment_threshold`). */
const tolerance = ({ cents }: Charge): number => Math.min(500, Math.floor(cents / 200))

/** The effect of a confirmed payment on a charge. */
const decided = (charge: Charge, now: number): Charge => {
  const total = received(charge)
  switch (statusOf(charge)) {
    case "NEW":
    case "SIGNED":
    case "PENDING":
      if (charge.payments.some(({ isConfirmed }) => !isConfirmed)) return charge
      if (Math.abs(total - charge.cents) <= tolerance(charge)) return withEntry(charge, "COMPLETED", now)
      if (total > charge.cents) return withEntry(charge, "UNRESOLVED", now, "OVERPAID")
      // The shopper may still send the rest.
      return charge
    case "EXPIRED":
    case "CANCELED":
      return withEntry(charge, "UNRESOLVED", now, "DELAYED")
    default:
      return withEntry(charge, "UNRESOLVED", now, "MULTIPLE")
  }
}
