import {
  Affiliate,
  AffiliateChange,
  type AffiliateData,
  AffiliateSummary,
  type AffiliatesData,
  AffiliateTerms,
  AffiliateToken,
  Rollup,
  RollupMembership,
  SubAffiliate,
} from "@voltread/domain/contract/affiliate.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import type { Problem } from "../../platform/problem.ts"
import { queryReadModel } from "../../platform/read-model.ts"
import { type CurrentSettings, currentSettings } from "../../settings/current-settings.ts"
import { NO_AFFILIATE } from "./lock-affiliate.ts"

const readSummaries = reading(AffiliateSummary)
const readRollups = reading(Rollup)
const readMemberships = reading(RollupMembership)
const readAffiliate = reading(Affiliate)
const readSubs = reading(SubAffiliate)
const readTerms = reading(AffiliateTerms)
const readTokens = reading(AffiliateToken)
const readChanges = reading(AffiliateChange)

const ROLLUPS = `select rollup_id as "rollupId", name from affiliate_rollup order by name, rollup_id`

/** The current terms for the affiliate as a whole. */
const TERMS_NOW = `
  select t.terms from affiliate_terms t
  where t.affiliate_id = a.affiliate_id and t.sub_affiliate_id is null
    and t.valid_from <= now() and (t.valid_until is null or t.valid_until > now())
  order by t.valid_from desc, t.created_at desc limit 1`

/** All affiliates by name, without paging: staff enter them by hand, so there are few. */
export const listAffiliates: Effect.Effect<AffiliatesData, Problem | DatabaseError, Database> =
  queryReadModel(async (db) => ({
    affiliates: await readSummaries(
      db,
      `select a.affiliate_id as "affiliateId", a.name, a.status, a.rollup_id as "rollupId",
         a.payout_period as "payoutPeriod", a.network, (${TERMS_NOW}) as terms,
         (select count(*)::int from sub_affiliate s where s.affiliate_id = a.affiliate_id) as "subAffiliates",
         a.updated_at as "updatedAt"
       from affiliate a order by a.name, a.affiliate_id`,
    ),
    rollups: await readRollups(db, ROLLUPS),
  }))

const AFFILIATE = `
  select affiliate_id as "affiliateId", name, status, rollup_id as "rollupId", payout_period as "payoutPeriod", network,
    conversion_url as "conversionUrl", reversal_url as "reversalUrl", network_token is not null as "hasNetworkToken",
    version, created_at as "createdAt", updated_at as "updatedAt"
  from affiliate where affiliate_id = $1`

const CHANGES_SHOWN = 100

/** One affiliate with everything that belongs to it. */
export const affiliateDetail = Effect.fnUntraced(function* (
  affiliateId: string,
): Effect.fn.Return<AffiliateData, Problem | DatabaseError, Database | CurrentSettings> {
  const { timeZone } = (yield* currentSettings).time
  const found = yield* queryReadModel(async (db) => {
    const [affiliate] = await readAffiliate(db, AFFILIATE, [affiliateId])
    if (affiliate === undefined) return null
    const changes = await readChanges(
      db,
      `select change_id as "changeId", at, actor_name as "actorName", what, before, after
       from affiliate_change where affiliate_id = $1 order by change_id desc limit ${CHANGES_SHOWN + 1}`,
      [affiliateId],
    )
    return {
      affiliate,
      subAffiliates: await readSubs(
        db,
        `select sub_affiliate_id as "subAffiliateId", name, status from sub_affiliate where affiliate_id = $1
         order by name, sub_affiliate_id`,
        [affiliateId],
      ),
      rollups: await readMemberships(
        db,
        `select rollup_id as "rollupId", valid_from as "validFrom", valid_until as "validUntil"
         from affiliate_rollup_membership where affiliate_id = $1 order by valid_from desc`,
        [affiliateId],
      ),
      terms: await readTerms(
        db,
        `select terms_id as "termsId", sub_affiliate_id as "subAffiliateId", valid_from as "validFrom",
           valid_until as "validUntil", terms
         from affiliate_terms where affiliate_id = $1 order by valid_from desc, created_at desc`,
        [affiliateId],
      ),
      tokens: await readTokens(
        db,
        `select token_id as "tokenId", label, created_at as "createdAt", expires_at as "expiresAt",
           revoked_at as "revokedAt", last_used_at as "lastUsedAt"
         from affiliate_token where affiliate_id = $1 order by created_at desc`,
        [affiliateId],
      ),
      changes: changes.slice(0, CHANGES_SHOWN),
      hasMoreChanges: changes.length > CHANGES_SHOWN,
      timeZone,
    }
  })
  return found ?? (yield* NO_AFFILIATE)
})
