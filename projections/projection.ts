import type { LoanEvent } from "@voltread/domain/loans/application-event.ts"
import type { VisitEvent } from "@voltread/domain/marketing/visit.ts"
import type { CartEvent } from "@voltread/domain/ordering/cart-event.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import type { DocumentChange } from "./entry.ts"
import type { LoanDocument } from "./loans/loan-document.ts"
import type { CartDocument } from "./ordering/cart-document.ts"
import type { OrderDocument } from "./ordering/order-document.ts"
import type { VisitDocument } from "./reports/visit-document.ts"
import type { Queryable } from "./sql.ts"

export type OrderChange = DocumentChange<OrderEvent, OrderDocument>
type CartChange = DocumentChange<CartEvent, CartDocument>
export type LoanChange = DocumentChange<LoanEvent, LoanDocument>
type VisitChange = DocumentChange<VisitEvent, VisitDocument>

/** Consecutive events, each with what it made of its order, cart, loan or visit, in the order of the log. */
export interface Batch {
  readonly orders: ReadonlyArray<OrderChange>
  readonly carts: ReadonlyArray<CartChange>
  readonly loans: ReadonlyArray<LoanChange>
  readonly visits: ReadonlyArray<VisitChange>
}

/** The kind of stream that a model is made from. */
export type Source = "orders" | "carts" | "loans" | "visits"

/**
 * A read model: its tables and what events write into them.
 *
 * `apply` runs inside the transaction that moves the checkpoint, so each event counts exactly once. It writes rows
 * that depend on the history of single streams only, never on how events were cut into batches nor on the order of
 * different streams: a stream that was held back may be applied later, and a rebuild must give the same rows.
 */
export interface Projection {
  readonly name: string
  /** Raised whenever tables or handlers change: the model is then rebuilt from the first event. */
  readonly version: number
  readonly source: Source
  /** Unqualified, each created by `tableDdl`; moved one by one when a rebuild is swapped in. */
  readonly tables: ReadonlyArray<string>
  readonly tableDdl: string
  /** Secondary indexes, `if not exists`; empty when the primary keys serve. */
  readonly indexDdl: string
  readonly apply: (db: Queryable, batch: Batch) => Promise<void>
}
