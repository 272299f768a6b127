import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { MarkupSnapshot, toMarkup } from "./markup-rows.ts"

/** One change of a product's price. Cents. */
export interface PriceChange {
  readonly generationId: number
  readonly at: string
  /** The requester of the generation. */
  readonly by: string
  readonly oldPrice: number
  readonly newPrice: number
  readonly supplierCost: number
  /** The rule with its terms at the time; null where no rule prices the product anymore. */
  readonly markup: PriceMarkup | null
}

const HistoryRow = Schema.Struct({
  generation_id: Schema.Finite,
  finished_at: Schema.Date,
  requested_by_name: Schema.String,
  old_price: Schema.Finite,
  new_price: Schema.Finite,
  supplier_cost: Schema.Finite,
  markup: Schema.NullOr(MarkupSnapshot),
})
type HistoryRow = typeof HistoryRow.Type

interface HistoryPage {
  readonly productId: string
  readonly pageNumber: number
  readonly pageSize: number
}

/** The changes of a product's price, newest first. */
export const priceHistory = Effect.fnUntraced(function* ({
  productId,
  pageNumber,
  pageSize,
}: HistoryPage): Effect.fn.Return<
  { readonly changes: ReadonlyArray<PriceChange>; readonly totalCount: number },
  DatabaseError,
  Database
> {
  const [found, [total]] = yield* Effect.all([
    rows(HistoryRow, {
      text: `select generation_id, g.finished_at, g.requested_by_name, h.old_price, h.new_price, h.supplier_cost,
               r.markup
             from price_history h
             join price_generation g using (generation_id)
             left join price_generation_rule r using (generation_id, markup_id)
             where h.product_id = $1
             order by generation_id desc limit $2 offset $3`,
      values: [productId, pageSize, (pageNumber - 1) * pageSize],
    }),
    rows(Schema.Struct({ count: Schema.Int }), {
      text: "select count(*)::int from price_history where product_id = $1",
      values: [productId],
    }),
  ])
  return { changes: found.map(toChange), totalCount: total?.count ?? 0 }
})

const toChange = (row: HistoryRow): PriceChange => ({
  generationId: row.generation_id,
  at: row.finished_at.toISOString(),
  by: row.requested_by_name,
  oldPrice: row.old_price,
  newPrice: row.new_price,
  supplierCost: row.supplier_cost,
  markup: row.markup === null ? null : toMarkup(row.markup),
})
