import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../../platform/postgres/query.ts"

/** Units sold by product number, for products on sale that sold at all. */
export type Sales = ReadonlyMap<number, number>

const SaleRow = Schema.Struct({ number: Schema.Finite, units: Schema.Finite })

const DAYS = 90

/** The units of paid orders of the last 90 days that were neither canceled nor returned. */
export const readSales: Effect.Effect<Sales, DatabaseError, Database> = rows(SaleRow, {
  text: `select p.number::float8 as number, s.units::float8 as units
         from (
           select product_id, sum(units) as units from read.product_sale
           where day >= current_date - ${DAYS} and is_paid group by product_id
         ) s
         join product p using (product_id)
         where p.is_live`,
  values: [],
}).pipe(Effect.map((found) => new Map(found.map(({ number, units }) => [number, units]))))
