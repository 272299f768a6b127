import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { byPrecedence, sameBrand } from "@voltread/domain/catalogue/markup-price.ts"
import { MAX_PRICE } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, queryOn } from "../postgres/query.ts"

/** Adds a value to a statement and answers how its text refers to it. */
export type Placeholder = (value: unknown) => string

export const placeholders =
  (values: Array<unknown>): Placeholder =>
  (each) =>
    `$${values.push(each)}`

/** Every spelling of a brand that the catalogue has. */
export const brandSpellings = (
  client: pg.Pool | pg.ClientBase,
): Effect.Effect<ReadonlyArray<string>, DatabaseError> =>
  queryOn<{ brand: string }>(client, { text: "select distinct brand from product", values: [] }).pipe(
    Effect.map((rows) => rows.map(({ brand }) => brand)),
  )

/**
 * `applies` of the domain as a condition on `product p`. Brands are compared in the program, so that upper and lower
 * case do not depend on the database's locale.
 */
export const condition = (
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

/**
 * `pricing` of the domain as a lateral join on `product p`: `<alias>.price` and `<alias>.markup_id`, both null where no
 * rule prices it. The first rule that applies wins; its place in the order says what it makes of the cost.
 */
export const pricedBy = (
  alias: string,
  rules: ReadonlyArray<PriceMarkup>,
  brands: ReadonlyArray<string>,
  value: Placeholder,
): string => {
  const ordered = rules.filter((rule) => !rule.isDeleted).sort(byPrecedence)
  const place =
    ordered.length === 0
      ? "0"
      : `case ${ordered.map((rule, index) => `when ${condition(rule, brands, value)} then ${index + 1}`).join(" ")} end`
  return `left join lateral (
    select price::bigint as price, markup_id
    from unnest(
        ${value(ordered.map(({ id }) => id))}::text[],
        ${value(ordered.map(({ rule }) => rule.markupType))}::text[],
        ${value(ordered.map(({ rule }) => rule.markupValue))}::bigint[],
        ${value(ordered.map(({ rule }) => rule.roundingMethod))}::text[]
      ) with ordinality rule(markup_id, markup_type, markup_value, rounding_method, place),
      lateral (select ${MARKED_UP} as amount) marked_up,
      lateral (select ${ROUNDED} as price) rounded
    where rule.place = ${place} and price between 0 and ${MAX_PRICE}
  ) ${alias} on true`
}

/** Exact: numeric products have no rounding, and `round` goes away from zero as `share` does. */
const MARKED_UP = `p.supplier_cost + case rule.markup_type
  when 'PERCENT' then round(p.supplier_cost * 0.0001 * rule.markup_value)
  when 'FIXED' then rule.markup_value::numeric end`

const ROUNDED = `case rule.rounding_method
  when 'NONE' then amount
  when 'NEAREST_DOLLAR' then floor((amount + 50) * 0.01) * 100
  when 'UP_TO_DOLLAR' then ceil(amount * 0.01) * 100
  when 'UP_TO_99' then ceil((amount - 99) * 0.01) * 100 + 99
  when 'UP_TO_95' then ceil((amount - 95) * 0.01) * 100 + 95 end`
