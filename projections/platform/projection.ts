import type { Queryable } from "./sql.ts"

/** The kind of stream that a model is made from. */
export type Source = "orders" | "carts" | "loans" | "visits"

/**
 * A read model: its tables and what events write into them. `Batch` has the changes that it looks at.
 *
 * `apply` runs inside the transaction that moves the checkpoint, so each event counts exactly once. It writes rows
 * that depend on the history of single streams only, never on how events were cut into batches nor on the order of
 * different streams: a stream that was held back may be applied later, and a rebuild must give the same rows.
 */
export interface Projection<Batch> {
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
