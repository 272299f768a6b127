import type { PAYOUT_PERIODS } from "@voltread/domain/marketing/affiliate.ts"
import type { Affiliate } from "@voltread/domain/ordering/order-event.ts"
import { CommissionTerms, termsReached } from "@voltread/domain/shared/commission.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

const Found = Schema.Struct({
  terms: CommissionTerms,
  sub_affiliate_id: Schema.NullOr(Schema.String),
  payout_period: Schema.String,
})

/** The SQL for the beginning of a payout period that contains a local time. */
const BEGINNINGS: Readonly<Record<(typeof PAYOUT_PERIODS)[number], string>> = {
  weekly: "date_trunc('week', local)",
  "twice-monthly":
    "date_trunc('month', local) + case when extract(day from local) > 15 then interval '15 days' else interval '0' end",
  monthly: "date_trunc('month', local)",
}

const BEGINNING = Object.entries(BEGINNINGS)
  .map(([period, sql]) => `when '${period}' then ${sql}`)
  .join(" ")

/** Cents that were paid and not fully refunded in the payout period of this time; for one sub-affiliate, or for all. */
const volumeAt = (
  affiliateId: string,
  { sub_affiliate_id, payout_period }: typeof Found.Type,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
) =>
  rows(Schema.Struct({ volume: Schema.Int }), {
    name: "affiliate-volume-at",
    text: `select coalesce(sum(order_value), 0)::bigint as volume
           from (select $4::timestamptz at time zone $5 as local) moment
           join affiliate_conversion on affiliate_id = $1 and ($2::text is null or sub_affiliate_id = $2)
             and converted_at >= (case $3::text ${BEGINNING} end) at time zone $5 and converted_at <= $4
             and (payout = 0 or kept > 0)`,
    values: [affiliateId, sub_affiliate_id, payout_period, new Date(now), timeZone],
  }).pipe(Effect.map(([row]) => row?.volume ?? 0))

/**
 * The terms by which an affiliate is paid for an order placed at this time; null for a code that is no affiliate's, or
 * of an inactive one. The terms of the sub-affiliate take precedence, then those that began last. Of tiers, it is the
 * one reached in the payout period, whose days are those of the shop's time zone.
 */
export const termsAt = Effect.fnUntraced(function* (
  { affiliateId, subAffiliateId }: Pick<typeof Affiliate.Type, "affiliateId" | "subAffiliateId">,
  when: { readonly now: number; readonly timeZone: string },
): Effect.fn.Return<CommissionTerms | null, DatabaseError, Database> {
  if (affiliateId === null) return null
  const [found] = yield* rows(Found, {
    name: "affiliate-terms-at",
    text: `select t.terms, t.sub_affiliate_id, a.payout_period
           from affiliate_terms t join affiliate a using (affiliate_id)
           where affiliate_id = $1 and a.status = 'active'
             and t.valid_from <= $3 and (t.valid_until is null or t.valid_until > $3)
             and (t.sub_affiliate_id is null or t.sub_affiliate_id = $2)
             and not exists (
               select from sub_affiliate s
               where s.affiliate_id = $1 and s.sub_affiliate_id = $2 and s.status <> 'active'
             )
           order by t.sub_affiliate_id is null, t.valid_from desc, t.created_at desc limit 1`,
    values: [affiliateId, subAffiliateId, new Date(when.now)],
  })
  if (found === undefined) return null
  const { terms } = found
  return terms.kind === "tiers" ? termsReached(terms, yield* volumeAt(affiliateId, found, when)) : terms
})
