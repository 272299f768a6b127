import { AffiliateForm } from "@voltread/domain/marketing/affiliate.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type DatabaseError, rowsOn } from "../../platform/postgres/query.ts"
import { notFound, type Problem } from "../../platform/problem.ts"

const { status, payoutPeriod, network } = AffiliateForm.fields

/** As stored: texts that were checked by older rules must be readable, too. */
const StoredAffiliate = Schema.Struct({
  version: Schema.Int,
  has_token: Schema.Boolean,
  facts: Schema.Struct({
    name: Schema.String,
    status,
    rollupId: Schema.NullOr(Schema.String),
    payoutPeriod,
    network,
    conversionUrl: Schema.NullOr(Schema.String),
    reversalUrl: Schema.NullOr(Schema.String),
  }),
})

const FACTS = `jsonb_build_object('name', name, 'status', status, 'rollupId', rollup_id, 'payoutPeriod', payout_period,
  'network', network, 'conversionUrl', conversion_url, 'reversalUrl', reversal_url)`

export const NO_AFFILIATE = notFound("This affiliate")

/** Held until the transaction ends, so that changes of one affiliate happen one after the other. */
export const lockAffiliate = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  affiliateId: string,
): Effect.fn.Return<typeof StoredAffiliate.Type, Problem | DatabaseError> {
  const [known] = yield* rowsOn(client, StoredAffiliate, {
    text: `select version, network_token is not null as has_token, ${FACTS} as facts
           from affiliate where affiliate_id = $1 for update`,
    values: [affiliateId],
  })
  return known ?? (yield* NO_AFFILIATE)
})
