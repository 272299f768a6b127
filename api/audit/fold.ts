import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Schema } from "effect"
import { reader } from "./stored-event.ts"

/**
 * The state of an order that the audit keeps. It is folded by code of its own from the stored events: a mistake in the
 * domain's fold, which all read models share, must not be repeated here.
 */
export interface AuditedOrder {
  readonly revision: number
  readonly position: string
  /** The time of its newest event, an instant in UTC. */
  readonly at: string
  readonly status: string
  /** Cents, as submitted; null if lines were changed since. */
  readonly total: number | null
  /** Movements of money that succeeded, by their id; null where one failed, even if only later. */
  readonly payments: ReadonlyMap<string, AuditedPayment | null>
}

interface AuditedPayment {
  readonly gateway: string
  readonly kind: string
  readonly transactionId: string
  readonly amount: number
  readonly at: string
}

const Created = Schema.Struct({ status: Schema.String })
const Submitted = Schema.Struct({ totals: Schema.Struct({ total: Schema.Int }) })
const StatusChange = Schema.Union([
  Schema.Struct({ subject: Schema.Literal("order"), to: Schema.String }),
  Schema.Struct({ subject: Schema.Literals(["item", "items"]), to: Schema.String }),
])
const Payment = Schema.Struct({
  payment: Schema.Struct({
    paymentId: Schema.String,
    kind: Schema.String,
    result: Schema.String,
    gatewayName: Schema.String,
    transactionId: Schema.NullOr(Schema.String),
    amount: Schema.Int,
  }),
})

const created = reader(Created)
const submitted = reader(Submitted)
const statusChange = reader(StatusChange)
const paid = reader(Payment)

/** Results that mean that money moved. */
const MOVED: ReadonlySet<string> = new Set(["succeeded", "settled"])

/** The order after one more event of its stream. Events that were applied already change nothing. */
export const foldAudited = (before: AuditedOrder | null, event: RecordedEvent): AuditedOrder | null => {
  const { revision, position } = event
  const { at } = event.metadata
  if (before === null) {
    const begun = event.type === "OrderCreated" ? created(event) : undefined
    return begun === undefined
      ? null
      : { revision, position, at, status: begun.status, total: null, payments: new Map() }
  }
  if (revision <= before.revision) return before
  return { ...before, ...changeOf(before, event), revision, position, at }
}

const changeOf = (before: AuditedOrder, event: RecordedEvent): Partial<AuditedOrder> => {
  switch (event.type) {
    case "OrderSubmitted":
      return { total: submitted(event)?.totals.total ?? null }
    case "OrderItemAdded":
    case "OrderItemUpdated":
    case "OrderItemDeleted":
      return { total: null }
    case "OrderCancelled":
      return { status: "CANCELLED" }
    case "OrderStatusChanged": {
      const change = statusChange(event)
      if (change?.subject === "order") return { status: change.to }
      return change?.to === "CANCELLED" ? { total: null } : {}
    }
    case "OrderPaymentDetailsUpdated": {
      const payment = paid(event)?.payment
      if (payment === undefined || payment.transactionId === null) return {}
      const { paymentId, gatewayName: gateway, kind, transactionId, amount } = payment
      const moved = { gateway, kind, transactionId, amount, at: event.metadata.at }
      return {
        payments: new Map([...before.payments, [paymentId, MOVED.has(payment.result) ? moved : null]]),
      }
    }
    default:
      return {}
  }
}
