import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { byPrecedence, sameBrand } from "@voltread/domain/catalogue/markup-price.ts"
import { MAX_PRICE } from "@voltread/domain/shared/money.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type DatabaseError, rowsOn } from "../platform/postgres/query.ts"

/** Adds a value to a statement and returns its placeholder. */
type Placeholder = (value: unknown) => string

export const placeholders =
  (values: Array<unknown>): Placeholder =>
  (each) =>
    `$${values.push(each)}`

/** All spellings of a brand in the catalog. */
export const brandSpellings = (
  client: pg.Pool | pg.ClientBase,
): Effect.Effect<ReadonlyArray<string>, DatabaseError> =>
  rowsOn(client, Schema.Struct({ brand: Schema.String }), {
    text: "select distinct brand from product",
    values: [],
  }).pipe(Effect.map((found) => found.map(({ brand }) => brand)))

/**
 * `applies` of the domain as a condition on `product p`. Brands are compared here, not in SQL, so that upper
 * and lower case do not depend on the database's locale.
 */
export const ruleCondition = (
  { supplierId, type, rule }: PriceMarkup,
  brands: ReadonlyArray<string>,
  value: Placeholder,
): string => {
  const all: Array<string> = []
  if (supplierId !== null) all.push(`p.partner = ${value(supplierId)}`)
  if (type !== "ANY") all.push(`p.product_type = ${value(type)}`)
  if (rule.categoryName !== null)
    all.push(`p.category = any (${value(categoriesUnder(rule.categoryName))}::text[])`)
  if (rule.brands.length > 0) {
    const meant = brands.filter((brand) => rule.brands.some(({ name }) => sameBrand(name, brand)))
    all.push(`p.brand = any (${value(meant)}::text[])`)
  }
  if (rule.minPrice !== null) all.push(`p.supplier_cost >= ${value(rule.minPrice)}::bigint`)
  if (rule.maxPrice !== null) all.push(`p.supplier_cost <= ${value(rule.maxPrice)}::bigint`)
  return all.length === 0 ? "true" : all.join(" and ")
}

/** The rank of the winning rule by precedence, from 1; null where none applies. */
export const winningRank = (
  rules: ReadonlyArray<PriceMarkup>,
  brands: ReadonlyArray<string>,
  value: Placeholder,
): string => {
  const cases = activeByPrecedence(rules).map(
    (rule, index) => `when ${ruleCondition(rule, brands, value)} then ${index + 1}`,
  )
  return cases.length === 0 ? "null::integer" : `case ${cases.join(" ")} end`
}

export const activeByPrecedence = (rules: ReadonlyArray<PriceMarkup>): ReadonlyArray<PriceMarkup> =>
  rules.filter((rule) => !rule.isDeleted).sort(byPrecedence)

export interface PricedProducts {
  readonly rules: ReadonlyArray<PriceMarkup>
  readonly brands: ReadonlyArray<string>
  /** Condition on `product p`. */
  readonly where?: string
  /** Further columns of `product p`, for the select list. */
  readonly columns?: ReadonlyArray<string>
}

/**
 * `pricing` of the domain as a query: products with the `price` that the rules make of their cost and the `markup_id`
 * of the winning rule, both null where no rule applies.
 */
export const pricedProducts = (
  { rules, brands, where = "true", columns = [] }: PricedProducts,
  value: Placeholder,
): string => {
  const ordered = activeByPrecedence(rules)
  const ids = value(ordered.map(({ id }) => id))
  const types = value(ordered.map(({ rule }) => rule.markupType))
  const values = value(ordered.map(({ rule }) => rule.markupValue))
  const roundings = value(ordered.map(({ rule }) => rule.roundingMethod))
  const own = ["p.product_id", "p.sale_price", "p.supplier_cost", "p.winner_markup_id", ...columns]
  return `
    select *, case when rounded between 0 and ${MAX_PRICE} then rounded::bigint end as price,
      case when rounded between 0 and ${MAX_PRICE} then rule_id end as markup_id
    from (select *, ${ROUNDED} as rounded
      from (select *, ${MARKED_UP} as amount
        from (select ${own.join(", ")}, ${winningRank(rules, brands, value)} as winning_rank
          from product p where ${where}) product
        left join unnest(${ids}::text[], ${types}::text[], ${values}::bigint[], ${roundings}::text[])
          with ordinality rule(rule_id, markup_type, markup_value, rounding_method, rule_rank)
          on rule_rank = winning_rank) marked_up) rounded`
}

/** Exact: multiplying numerics does not round, and `round` rounds half away from zero like the domain's `share`. */
const MARKED_UP = `supplier_cost + case markup_type
  when 'PERCENT' then round(supplier_cost * 0.0001 * markup_value)
  when 'FIXED' then markup_value::numeric end`

const ROUNDED = `case rounding_method
  when 'NONE' then amount
  when 'NEAREST_DOLLAR' then floor((amount + 50) * 0.01) * 100
  when 'UP_TO_DOLLAR' then ceil(amount * 0.01) * 100
  when 'UP_TO_99' then ceil((amount - 99) * 0.01) * 100 + 99
  when 'UP_TO_95' then ceil((amount - 95) * 0.01) * 100 + 95 end`
