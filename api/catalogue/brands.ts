import type { Brand } from "@voltread/domain/catalogue/brand.ts"
import type { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import type { Rebate } from "@voltread/domain/catalogue/rebate.ts"
import type { Effect } from "effect"
import type pg from "pg"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { type BulkTable, bulkUpsert } from "./upsert.ts"

/** Writes brands; distinct ids. Products name a brand by its name. */
export const upsertBrands = (
  client: pg.Pool | pg.ClientBase,
  brands: ReadonlyArray<Brand>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, BRAND_TABLE, brands)

/** Writes product lines; distinct ids. */
export const upsertLines = (
  client: pg.Pool | pg.ClientBase,
  lines: ReadonlyArray<ProductLine>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, LINE_TABLE, lines)

/** Writes rebates; distinct ids. */
export const upsertRebates = (
  client: pg.Pool | pg.ClientBase,
  rebates: ReadonlyArray<Rebate>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, REBATE_TABLE, rebates)

const BRAND_TABLE: BulkTable<Brand> = {
  table: "brand",
  key: ["brand_id"],
  columns: [
    { name: "brand_id", type: "text", of: (brand) => brand.brandId },
    { name: "name", type: "text", of: (brand) => brand.name },
    { name: "founded", type: "text", of: (brand) => brand.founded },
    { name: "founder", type: "text", of: (brand) => brand.founder },
    { name: "headquarters", type: "text", of: (brand) => brand.headquarters },
    { name: "description", type: "text", of: (brand) => brand.description },
    { name: "past_innovations", type: "text", of: (brand) => brand.pastInnovations },
    { name: "warranty_plans", type: "text", of: (brand) => brand.warrantyPlans },
    { name: "images", type: "jsonb", of: (brand) => brand.images },
    { name: "rating", type: "float8", of: (brand) => brand.rating },
    { name: "rating_count", type: "integer", of: (brand) => brand.ratingCount },
  ],
}

const LINE_TABLE: BulkTable<ProductLine> = {
  table: "product_line",
  key: ["line_id"],
  columns: [
    { name: "line_id", type: "text", of: (line) => line.lineId },
    { name: "name", type: "text", of: (line) => line.name },
    { name: "brand", type: "text", of: (line) => line.brand },
    { name: "group_name", type: "text", of: (line) => line.groupName },
    { name: "description", type: "text", of: (line) => line.description },
    { name: "images", type: "jsonb", of: (line) => line.images },
    { name: "features", type: "text[]", of: (line) => line.features },
    { name: "benefits", type: "text[]", of: (line) => line.benefits },
    { name: "category", type: "text", of: (line) => line.category },
  ],
}

const REBATE_TABLE: BulkTable<Rebate> = {
  table: "rebate",
  key: ["rebate_id"],
  columns: [
    { name: "rebate_id", type: "text", of: (rebate) => rebate.rebateId },
    { name: "url", type: "text", of: (rebate) => rebate.url },
    { name: "code", type: "text", of: (rebate) => rebate.code },
    { name: "description", type: "text", of: (rebate) => rebate.description },
    { name: "amount", type: "bigint", of: (rebate) => rebate.amount },
    { name: "valid_from", type: "date", of: (rebate) => rebate.validFrom },
    { name: "valid_until", type: "date", of: (rebate) => rebate.validUntil },
    {
      name: "product_id",
      type: "text",
      of: ({ appliesTo }) => (appliesTo._tag === "product" ? appliesTo.productId : null),
    },
    {
      name: "line_id",
      type: "text",
      of: ({ appliesTo }) => (appliesTo._tag === "line" ? appliesTo.lineId : null),
    },
  ],
}
