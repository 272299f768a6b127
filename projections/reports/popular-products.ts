import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy } from "./groupings.ts"
import { ledgerRows, ledgerTotals } from "./ledger-relation.ts"
import { count, heading, money, NET, percent, text } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { reportScope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"

export const popularProductsGroupings: Readonly<
  Record<string, Grouping & { readonly dimension: "product" | "brand" | "category" | "size" }>
> = {
  product: { label: "SKU", dimension: "product" },
  brand: { label: "Brand", dimension: "brand" },
  category: { label: "Category", dimension: "category" },
  "tire-size": { label: "Tire size", dimension: "size" },
}

const MEASURES = ["orders", "units", "returned_units", "gross", "discount", "returns"] as const

/** The product of a row as its newest order names it, read only for the rows that are shown. */
const named = (column: "sku" | "name" | "brand") =>
  `(select d.${column} from read.report_product d where d.product_id = r.key)`

/**
 * Lifecycle §8, Most Popular Products; grouped by tire size, it covers tires only. An order with several products
 * counts for each, and once in the totals. Throws `InvalidReport`.
 */
export const popularProductsReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Products", popularProductsGroupings, input)
  const scope = await reportScope(db, input)
  const { dimension } = grouping
  const isProduct = dimension === "product"
  const question = { measures: MEASURES, dimension, ...(dimension === "size" && { base: "tires" as const }) }
  return {
    name: "Most Popular Products",
    scope,
    parts: { x: ledgerRows(scope, input.groupBy, question), t: ledgerTotals(scope, question) },
    columns: [
      ...(isProduct
        ? [
            heading("sku", "SKU", named("sku")),
            text("name", "Name", named("name")),
            text("brand", "Brand", named("brand")),
          ]
        : [heading(input.groupBy, grouping.label)]),
      count("units", "Units", "r.units"),
      count("orders", "Orders", "r.orders"),
      money("gross", "Gross", "r.gross"),
      money("returns", "Returns", "r.returns"),
      money("net", "Net", NET),
      percent("returnRate", "Return rate %", "r.returned_units", "r.units"),
      percent("share", "Share %", NET, NET.replaceAll("r.", "whole.")),
    ],
    ...(isProduct && { opens: "'product:' || r.key" }),
    ...orderedBy(grouping, NET),
  }
}
