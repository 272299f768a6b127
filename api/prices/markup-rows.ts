import { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { Schema } from "effect"

export const MARKUP_COLUMNS = `markup_id, supplier_id, type, rule_type, category_name, min_price, max_price, brands,
  markup_type, markup_value, rounding_method, is_deleted, created_at, updated_at`

export const MarkupRow = Schema.Struct({
  markup_id: Schema.String,
  supplier_id: Schema.NullOr(Schema.String),
  type: Schema.String,
  rule_type: Schema.String,
  category_name: Schema.NullOr(Schema.String),
  min_price: Schema.NullOr(Schema.Int),
  max_price: Schema.NullOr(Schema.Int),
  brands: Schema.Unknown,
  markup_type: Schema.String,
  markup_value: Schema.Int,
  rounding_method: Schema.String,
  is_deleted: Schema.Boolean,
  created_at: Schema.Date,
  updated_at: Schema.Date,
})
export type MarkupRow = typeof MarkupRow.Type

/** A row as `to_jsonb` stores it: timestamps are text. */
export const MarkupSnapshot = Schema.Struct({
  ...MarkupRow.fields,
  created_at: Schema.DateFromString,
  updated_at: Schema.DateFromString,
})

const decode = Schema.decodeUnknownSync(PriceMarkup)

/** Throws for a row that no release has written. */
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
