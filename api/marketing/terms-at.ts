import type { Affiliate } from "@voltread/domain/ordering/order-event.ts"
import { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

/**
 * The terms by which an affiliate is paid for an order that is placed at this time; null for whoever is not one of ours,
 * or not at work. The terms of the sub-affiliate come first, then the latest to begin.
 */
export const termsAt = (
  { affiliateId, subAffiliateId }: Pick<typeof Affiliate.Type, "affiliateId" | "subAffiliateId">,
  now: number,
): Effect.Effect<CommissionTerms | null, DatabaseError, Database> =>
  affiliateId === null
    ? Effect.succeed(null)
    : rows(Schema.Struct({ terms: CommissionTerms }), {
        name: "affiliate-terms-at",
        text: `select t.terms from affiliate_terms t join affiliate a using (affiliate_id)
               where affiliate_id = $1 and a.status = 'active'
                 and t.valid_from <= $3 and (t.valid_until is null or t.valid_until > $3)
                 and (t.sub_affiliate_id is null or t.sub_affiliate_id = $2)
                 and not exists (
                   select from sub_affiliate s
                   where s.affiliate_id = $1 and s.sub_affiliate_id = $2 and s.status <> 'active'
                 )
               order by t.sub_affiliate_id is null, t.valid_from desc, t.created_at desc limit 1`,
        values: [affiliateId, subAffiliateId, new Date(now)],
      }).pipe(Effect.map(([row]) => row?.terms ?? null))
