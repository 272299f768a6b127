import type { Affiliate } from "@voltread/domain/ordering/order-event.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

/** The rollup that this affiliate belonged to at this time; null for none, and for a code that is no affiliate's. */
export const rollupAt = (
  affiliateId: string,
  now: number,
): Effect.Effect<string | null, DatabaseError, Database> =>
  rows(Schema.Struct({ rollup_id: Schema.String }), {
    name: "affiliate-rollup-at",
    text: `select rollup_id from affiliate_rollup_membership
           where affiliate_id = $1 and valid_from <= $2 and (valid_until is null or valid_until > $2)
           order by valid_from desc limit 1`,
    values: [affiliateId, new Date(now)],
  }).pipe(Effect.map(([row]) => row?.rollup_id ?? null))

/** Adds the rollup, which is missing from links that are older than it or were not made by staff. */
export const withRollup = Effect.fnUntraced(function* (
  affiliate: typeof Affiliate.Type,
  now: number,
): Effect.fn.Return<typeof Affiliate.Type, DatabaseError, Database> {
  const { affiliateId, rollupId } = affiliate
  return affiliateId === null || rollupId !== null
    ? affiliate
    : { ...affiliate, rollupId: yield* rollupAt(affiliateId, now) }
})
