import { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { Schema } from "effect"

export const MARKUP_COLUMNS = `markup_id, supplier_id, type, rule_type, category_name, min_price, max_price, brands,
  markup_type, markup_value, rounding_method, is_deleted, created_at, updated_at`

export interface MarkupRow {
  readonly markup_id: string
  readonly supplier_id: string | null
  readonly type: string
  readonly rule_type: string
  readonly category_name: string | null
  readonly min_price: number | null
  readonly max_price: number | null
  readonly brands: unknown
  readonly markup_type: string
  readonly markup_value: number
  readonly rounding_method: string
  readonly is_deleted: boolean
  readonly created_at: Date
  readonly updated_at: Date
}

const decode = Schema.decodeUnknownSync(PriceMarkup)

/** Throws for a row that no version of this program has written. */
export const toMarkup = (row: MarkupRow): PriceMarkup =>
  decode({
    id: row.markup_id,
    supplierId: row.supplier_id,
    type: row.type,
    isDeleted: row.is_deleted,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    rule: {
      ruleType: row.rule_type,
      categoryName: row.category_name,
      minPrice: row.min_price,
      maxPrice: row.max_price,
      brands: row.brands,
      markupType: row.markup_type,
      markupValue: row.markup_value,
      roundingMethod: row.rounding_method,
    },
  })
