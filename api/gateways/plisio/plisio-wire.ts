import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { fromDecimal, portion } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import type { GatewayTransaction, TransactionStatus } from "../../payments/gateway-transaction.ts"
import { orderOf, paymentOf } from "./order-number.ts"

/** The vendor writes numbers as numbers or as text. */
const Numeric = Schema.Union([Schema.Finite, Schema.FiniteFromString])
const TextOrNumber = Schema.Union([Schema.String, Schema.Finite])

/** An invoice as the vendor tells of it. */
export const Operation = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.String,
  params: Schema.Struct({
    order_number: Schema.String,
    /** Dollars. */
    source_amount: TextOrNumber,
    /** The same in the coin. */
    amount: Numeric,
  }),
  /** What came in. */
  tx: Schema.optional(Schema.NullOr(Schema.Array(Schema.Struct({ value: Numeric })))),
  invoice_url: Schema.optional(Schema.String),
  created_at_utc: Schema.Finite,
})
export type Operation = typeof Operation.Type

export const Operations = Schema.Struct({ operations: Schema.Array(Operation) })

export const Currencies = Schema.Array(
  Schema.Struct({
    cid: Schema.String,
    hidden: Schema.optional(Schema.Union([Schema.Boolean, Numeric])),
  }),
)

export const isHidden = (hidden: boolean | number | undefined): boolean =>
  hidden !== undefined && Boolean(hidden)

export const CreatedInvoice = Schema.Struct({
  txn_id: Schema.NonEmptyString,
  invoice_url: Schema.NonEmptyString,
})

export const PlisioFailure = Schema.Struct({
  name: Schema.String,
  code: TextOrNumber,
  message: Schema.String,
})
export type PlisioFailure = typeof PlisioFailure.Type

/** Coins have eight decimals here; those of a network that has more do not come to a cent. */
const UNITS = 100_000_000

/** Another invoice, in another coin, has taken the place of this one. */
export const isReplaced = ({ status }: Operation): boolean => status === "cancelled_duplicate"

/** `undefined` when its amounts cannot be read. */
export const toTransaction = (operation: Operation): GatewayTransaction | undefined => {
  const asked = fromDecimal(String(operation.params.source_amount))
  const units = Math.round(operation.params.amount * UNITS)
  if (asked === undefined || units <= 0) return undefined
  const coins = (operation.tx ?? []).reduce((total, { value }) => total + Math.round(value * UNITS), 0)
  const received = portion(asked, coins, units)
  const { status, amount, review } = invoiceState(operation.status, asked, received)
  const isOpen = status === "waiting" || status === "authorizing"
  return {
    id: operation.id,
    orderId: orderOf(operation.params.order_number),
    paymentId: paymentOf(operation.params.order_number),
    kind: "sale",
    status,
    amount,
    currency: "USD",
    gatewayType: "CRYPTO",
    card: null,
    code: operation.status,
    reason: null,
    createdAt: new Date(operation.created_at_utc * 1_000).toISOString(),
    refundOf: null,
    ...(operation.invoice_url === undefined ? {} : { paymentUrl: operation.invoice_url }),
    ...(isOpen ? { detected: received } : {}),
    ...(review === undefined ? {} : { review }),
  }
}

interface InvoiceState {
  readonly status: TransactionStatus
  readonly amount: number
  readonly review?: string
}

const UNPAID: Readonly<Record<string, TransactionStatus>> = { expired: "expired", error: "failed" }

/** The vendor's words for the state of an invoice (gateways §4), and what it comes to. */
const invoiceState = (status: string, asked: number, received: number): InvoiceState => {
  switch (status) {
    case "new":
    case "pending":
    case "pending internal":
      return { status: received < asked ? "waiting" : "authorizing", amount: asked }
    case "completed":
      return { status: "settled", amount: asked }
    case "mismatch":
      // The word is for more than was asked. Should it ever be for less, only what came is paid.
      return received > 0 && received < asked
        ? {
            status: "settled",
            amount: received,
            review: `Only ${inDollars(received)} of ${inDollars(asked)} came.`,
          }
        : { status: "settled", amount: Math.max(asked, received) }
    default: {
      if (received === 0) return { status: UNPAID[status] ?? "voided", amount: asked }
      const review =
        received < asked
          ? `Only ${inDollars(received)} of ${inDollars(asked)} came before the invoice was over.`
          : `${inDollars(received)} came, but Plisio says that the invoice is over: ${status}.`
      return { status: "settled", amount: received, review }
    }
  }
}
