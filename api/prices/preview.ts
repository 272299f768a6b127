import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { markupErrors } from "@voltread/domain/catalogue/markup-errors.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result, Schema } from "effect"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { allMarkups } from "./markups.ts"
import {
  activeByPrecedence,
  brandSpellings,
  placeholders,
  pricedProducts,
  ruleCondition,
  winningRank,
} from "./price-sql.ts"

/** What prices would be if a rule were saved and prices generated. Cents; `change` is the new price minus the old. */
export interface Preview {
  /** Products that the rule would price. */
  readonly priced: number
  /** Products whose price would change, including those that the rule would no longer price. */
  readonly changed: number
  readonly raised: number
  readonly leastChange: number
  readonly greatestChange: number
  readonly averageChange: number
  readonly sales: PreviewSales
  /** Largest changes first. */
  readonly examples: ReadonlyArray<PreviewExample>
}

/**
 * The revenue of the affected products in the last 90 days: as sold, and as if each unit's price differed by the change
 * from today's price. Discounts and costs are those of the orders.
 */
interface PreviewSales {
  readonly units: number
  readonly net: number
  readonly netThen: number
  readonly supplierCost: number
}

interface PreviewExample {
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly supplierCost: number
  readonly oldPrice: number
  readonly newPrice: number
}

const EXAMPLES = 6
const DAYS = 90

const Sum = Schema.NullOr(Schema.Finite)

const PreviewRow = Schema.Struct({
  priced: Schema.Int,
  changed: Schema.Int,
  raised: Schema.Int,
  least: Sum,
  greatest: Sum,
  average: Sum,
  sales: Schema.Struct({ units: Sum, net: Sum, net_then: Sum, supplier_cost: Sum }),
  examples: Schema.NullOr(
    Schema.Array(
      Schema.Struct({
        product_id: Schema.String,
        sku: Schema.String,
        name: Schema.String,
        supplier_cost: Schema.Int,
        sale_price: Schema.Int,
        new_price: Schema.Int,
      }),
    ),
  ),
})

/** What saving this rule would change, or the errors of the input. A rule is new when no rule has its id. */
export const previewMarkup = Effect.fnUntraced(function* (
  candidate: PriceMarkup,
): Effect.fn.Return<Result.Result<Preview, ReadonlyArray<FieldError>>, DatabaseError, Database> {
  const { pool } = yield* Database
  const current = yield* allMarkups(pool)
  const errors = markupErrors(candidate, current)
  if (errors.length > 0) return Result.fail(errors)
  const brands = yield* brandSpellings(pool)
  const values: Array<unknown> = []
  const [row] = yield* rows(PreviewRow, { text: statement(candidate, current, brands, values), values })
  return Result.succeed(toPreview(row))
})

const statement = (
  candidate: PriceMarkup,
  current: ReadonlyArray<PriceMarkup>,
  brands: ReadonlyArray<string>,
  values: Array<unknown>,
): string => {
  const value = placeholders(values)
  const known = current.find(({ id }) => id === candidate.id)
  const proposed = [...current.filter((rule) => rule !== known), candidate]
  // Only products that the rule applies to, or applied to before, can change.
  const concerned = [candidate, ...(known === undefined ? [] : [known])]
    .filter((rule) => !rule.isDeleted)
    .map((rule) => `(${ruleCondition(rule, brands, value)})`)
  const currentOrder = activeByPrecedence(current).map(({ id }) => id)
  const products = pricedProducts(
    {
      rules: proposed,
      brands,
      where: concerned.length === 0 ? "false" : concerned.join(" or "),
      columns: ["p.sku", "p.name", `${winningRank(current, brands, value)} as current_rank`],
    },
    value,
  )
  return `
    with concerned as (
      select product_id, sku, name, supplier_cost, sale_price, coalesce(price, sale_price) as new_price,
        markup_id is not distinct from ${value(candidate.id)}::text as is_priced
      from (${products}) outcome
      where markup_id = ${value(candidate.id)} or current_rank = ${value(currentOrder.indexOf(candidate.id) + 1)}
    ), sold as (
      select product_id, sum(units) as units, sum(net) as net, sum(supplier_cost) as supplier_cost
      from read.product_sale where day >= current_date - ${DAYS} group by product_id
    ), sales as (
      select sum(units) as units, sum(net) as net, sum(s.supplier_cost) as supplier_cost,
        sum(net + units * (new_price - sale_price)) as net_then
      from sold s join concerned using (product_id)
    ), examples as (
      select product_id, sku, name, supplier_cost, sale_price, new_price from concerned
      where new_price <> sale_price order by abs(new_price - sale_price) desc, product_id limit ${EXAMPLES}
    )
    select
      count(*) filter (where is_priced)::int as priced,
      count(*) filter (where new_price <> sale_price)::int as changed,
      count(*) filter (where new_price > sale_price)::int as raised,
      min(new_price - sale_price) filter (where new_price <> sale_price) as least,
      max(new_price - sale_price) filter (where new_price <> sale_price) as greatest,
      round(avg(new_price - sale_price) filter (where new_price <> sale_price))::bigint as average,
      (select row_to_json(s) from sales s) as sales,
      (select json_agg(e) from examples e) as examples
    from concerned`
}

const toPreview = (row: typeof PreviewRow.Type | undefined): Preview => ({
  priced: row?.priced ?? 0,
  changed: row?.changed ?? 0,
  raised: row?.raised ?? 0,
  leastChange: row?.least ?? 0,
  greatestChange: row?.greatest ?? 0,
  averageChange: row?.average ?? 0,
  sales: {
    units: row?.sales.units ?? 0,
    net: row?.sales.net ?? 0,
    netThen: row?.sales.net_then ?? 0,
    supplierCost: row?.sales.supplier_cost ?? 0,
  },
  examples: (row?.examples ?? []).map((example) => ({
    productId: example.product_id,
    sku: example.sku,
    name: example.name,
    supplierCost: example.supplier_cost,
    oldPrice: example.sale_price,
    newPrice: example.new_price,
  })),
})
