import { type Promotion, PromotionForm } from "@voltread/domain/shared/promotion.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

/** A column as the UTC ISO string that schemas expect. */
export const utc = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns that staff fill in, under the names of the form's fields. */
export const FORM = `description, benefit, categories, once_per_person as "oncePerPerson", is_active as "isActive",
  ${utc("valid_from")} as "validFrom", ${utc("valid_until")} as "validUntil"`

const StoredPromotion = Schema.Struct({ code: Schema.String, ...PromotionForm.fields })

/** Null: there is no such code. */
export const findPromotion = (code: string): Effect.Effect<Promotion | null, DatabaseError, Database> =>
  rows(StoredPromotion, { text: `select code, ${FORM} from promotion where code = $1`, values: [code] }).pipe(
    Effect.map(([found]) => found ?? null),
  )
