import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, query } from "../platform/postgres/query.ts"
import { MarkupSnapshot, toMarkup } from "./markup-rows.ts"

/** One change of a product's price. Cents. */
export interface PriceChange {
  readonly generationId: number
  readonly at: string
  /** Who asked for the generation. */
  readonly by: string
  readonly oldPrice: number
  readonly newPrice: number
  readonly supplierCost: number
  /** The rule with its terms as they were then; null where no rule priced the product any more. */
  readonly markup: PriceMarkup | null
}

interface HistoryRow {
  readonly generation_id: number
  readonly finished_at: Date
  readonly requested_by_name: string
  readonly old_price: number
  readonly new_price: number
  readonly supplier_cost: number
  readonly markup: unknown
}

export interface HistoryPage {
  readonly productId: string
  readonly pageNumber: number
  readonly pageSize: number
}

/** What became of a product's price, newest first. */
export const priceHistory = Effect.fnUntraced(function* ({
  productId,
  pageNumber,
  pageSize,
}: HistoryPage): Effect.fn.Return<
  { readonly changes: ReadonlyArray<PriceChange>; readonly totalCount: number },
  DatabaseError,
  Database
> {
  const [rows, [total]] = yield* Effect.all([
    query<HistoryRow>({
      text: `select generation_id, g.finished_at, g.requested_by_name, h.old_price, h.new_price, h.supplier_cost,
               r.markup
             from price_history h
             join price_generation g using (generation_id)
             left join price_generation_rule r using (generation_id, markup_id)
             where h.product_id = $1
             order by generation_id desc limit $2 offset $3`,
      values: [productId, pageSize, (pageNumber - 1) * pageSize],
    }),
    query<{ count: number }>({
      text: "select count(*)::int from price_history where product_id = $1",
      values: [productId],
    }),
  ])
  return { changes: rows.map(toChange), totalCount: total?.count ?? 0 }
})

const decodeSnapshot = Schema.decodeUnknownSync(Schema.NullOr(MarkupSnapshot))

const toChange = (row: HistoryRow): PriceChange => {
  const snapshot = decodeSnapshot(row.markup)
  return {
    generationId: row.generation_id,
    at: row.finished_at.toISOString(),
    by: row.requested_by_name,
    oldPrice: row.old_price,
    newPrice: row.new_price,
    supplierCost: row.supplier_cost,
    markup: snapshot === null ? null : toMarkup(snapshot),
  }
}
