import { Schema } from "effect"

export const Status = Schema.Literals([
  "new",
  "pending",
  "completed",
  "mismatch",
  "expired",
  "error",
  "cancelled",
  "cancelled_duplicate",
])
export type Status = typeof Status.Type

const Paid = Schema.Struct({
  txid: Schema.String,
  units: Schema.Int,
  /** Milliseconds since 1970, as are all times here. */
  at: Schema.Number,
  isConfirmed: Schema.Boolean,
})

export const Invoice = Schema.Struct({
  id: Schema.String,
  orderNumber: Schema.String,
  orderName: Schema.String,
  email: Schema.NullOr(Schema.String),
  coin: Schema.String,
  /** Coins that the shopper may switch to. */
  allowed: Schema.Array(Schema.String),
  /** Cents. */
  sourceAmount: Schema.Int,
  /** The amount in units of the coin. */
  units: Schema.Int,
  /** The query of the callback address. */
  callbackSearch: Schema.String,
  successUrl: Schema.NullOr(Schema.String),
  failUrl: Schema.NullOr(Schema.String),
  status: Status,
  createdAt: Schema.Number,
  expiresAt: Schema.Number,
  /** The invoice that this one replaced when the coin was switched, and the one that replaced it. */
  parentId: Schema.NullOr(Schema.String),
  childId: Schema.NullOr(Schema.String),
  payments: Schema.Array(Paid),
})
export type Invoice = typeof Invoice.Type

export const received = (invoice: Invoice): number =>
  invoice.payments.reduce((total, { units }) => total + units, 0)

export const missing = (invoice: Invoice): number => Math.max(0, invoice.units - received(invoice))

/** The received amount, in cents at the invoice's own rate. */
export const receivedCents = (invoice: Invoice): number =>
  Math.round((invoice.sourceAmount * received(invoice)) / invoice.units)

/** Without new money, only an operator's push changes these. */
const DECIDED: ReadonlySet<Status> = new Set(["error", "cancelled", "cancelled_duplicate"])

export const isOpen = ({ status }: Invoice): boolean => status === "new" || status === "pending"

const statusAt = (invoice: Invoice, now: number): Status => {
  if (DECIDED.has(invoice.status)) return invoice.status
  const isOver = now >= invoice.expiresAt
  if (invoice.payments.length === 0) return isOver ? "expired" : "new"
  if (invoice.payments.some(({ isConfirmed }) => !isConfirmed)) return "pending"
  const total = received(invoice)
  if (total > invoice.units) return "mismatch"
  if (total === invoice.units) return "completed"
  return isOver ? "expired" : "pending"
}

/**
 * Applies the passing of time: payments are confirmed, or it expires. Returns the same object if nothing has changed.
 */
export const advanced = (invoice: Invoice, now: number, confirmAfterMs: number): Invoice => {
  const payments = invoice.payments.map((payment) =>
    payment.isConfirmed || now < payment.at + confirmAfterMs ? payment : { ...payment, isConfirmed: true },
  )
  const after = { ...invoice, payments }
  const status = statusAt(after, now)
  const isSame =
    status === invoice.status && payments.every((payment, index) => payment === invoice.payments[index])
  return isSame ? invoice : { ...after, status }
}

/** Coins always arrive, however late: an address cannot reject them. */
export const paid = (invoice: Invoice, txid: string, units: number, now: number): Invoice => ({
  ...invoice,
  status: "pending",
  payments: [...invoice.payments, { txid, units, at: now, isConfirmed: false }],
})

/** A status set by an operator: with the coins, or the expiry, that such an invoice must have had. */
export const pushed = (invoice: Invoice, status: Status, now: number): Invoice => {
  const came = (units: number, isConfirmed: boolean): Invoice => ({
    ...invoice,
    status,
    payments: [
      ...invoice.payments.map((payment) => ({ ...payment, isConfirmed })),
      ...(units === 0 ? [] : [{ txid: `pushed-${now}`, units, at: now, isConfirmed }]),
    ],
  })
  switch (status) {
    case "completed":
      return came(missing(invoice), true)
    case "mismatch":
      return came(missing(invoice) + invoice.units, true)
    case "pending":
      return came(missing(invoice), false)
    case "expired":
      return { ...invoice, status, expiresAt: now }
    case "new":
    case "error":
    case "cancelled":
    case "cancelled_duplicate":
      return { ...invoice, status }
  }
}

/** Another coin is another invoice of the same order; only one without any payment can be replaced. */
export const maySwitch = (invoice: Invoice, coin: string): boolean =>
  invoice.status === "new" && invoice.coin !== coin && invoice.allowed.includes(coin)
