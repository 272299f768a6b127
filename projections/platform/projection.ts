import { type Queryable, run } from "./sql.ts"

/** The kind of stream that a model is built from. */
export type StreamKind = "orders" | "carts" | "loans" | "visits"

/**
 * A read model: its tables and what events write into them. `Batch` contains the changes that it uses.
 *
 * `apply` runs inside the transaction that moves the checkpoint, so each event counts exactly once. It writes rows
 * that depend on the history of single streams only, never on how events were cut into batches nor on the order of
 * different streams: a stream may be projected again by itself, and a rebuild must give the same rows. All models
 * are updated at once: none reads what another one writes.
 */
export interface Projection<Batch> {
  readonly name: string
  /** Raised whenever tables or handlers change: the model is then rebuilt from the first event. */
  readonly version: number
  /** A setting that its rows depend on, such as the shop's time zone; the model is rebuilt when it changes. */
  readonly setting?: string
  readonly source: StreamKind
  /** Unqualified names, each created by `tableDdl`; moved one by one when a rebuild is swapped in. */
  readonly tables: ReadonlyArray<string>
  readonly tableDdl: string
  /** Secondary indexes, `if not exists`; empty when the primary keys are enough. */
  readonly indexDdl: string
  readonly apply: (db: Queryable, batch: Batch) => Promise<void>
  /**
   * Deletes the rows of these streams. `ids` are the ids of orders, carts, loans or visits. Models are called in
   * reverse order, so that the documents of the streams are deleted last.
   */
  readonly remove: (db: Queryable, ids: ReadonlyArray<string>) => Promise<void>
}

/** Identifies the definition that stored rows were built by. */
export interface ModelVersion {
  readonly version: number
  readonly setting: string
}

export const versionOf = ({ version, setting = "" }: Projection<never>): ModelVersion => ({
  version,
  setting,
})

/** `remove` for a model whose rows all have a column with the id of their stream. */
export const removingRows =
  (idColumn: string, ...tables: ReadonlyArray<string>) =>
  async (db: Queryable, ids: ReadonlyArray<string>): Promise<void> => {
    for (const table of tables) await run(db, `delete from ${table} where ${idColumn} = any ($1)`, [[...ids]])
  }
