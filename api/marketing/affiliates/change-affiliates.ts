import { isDeepStrictEqual } from "node:util"
import { type AffiliateForm, SubAffiliateForm } from "@voltread/domain/marketing/affiliate.ts"
import {
  type AffiliateFacts,
  affiliateDifferences,
  subAffiliateWords,
} from "@voltread/domain/marketing/affiliate-words.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { Cryptography } from "../../platform/cryptography.ts"
import type { UserViewer } from "../../platform/http/viewer.ts"
import { executeOn, rowsOn, transaction } from "../../platform/postgres/query.ts"
import { notFound, outdated, Problem } from "../../platform/problem.ts"
import { lockAffiliate } from "./lock-affiliate.ts"
import { recordChange } from "./record-change.ts"

const factsOf = ({ networkToken: _, ...facts }: AffiliateForm) => facts

/** The affiliate after saving the form, whether it has a token at its network or not. */
const leftBy = (form: AffiliateForm, hadToken: boolean): AffiliateFacts => ({
  ...factsOf(form),
  hasNetworkToken: form.networkToken === undefined ? hadToken : form.networkToken !== null,
})

const sealedToken = Effect.fnUntraced(function* ({ networkToken }: AffiliateForm) {
  const { encrypt } = yield* Cryptography
  return networkToken == null ? null : encrypt("affiliate-networks", networkToken)
})

const columnsOf = (form: AffiliateForm) => [
  form.name,
  form.status,
  form.rollupId,
  form.payoutPeriod,
  form.network,
  form.conversionUrl,
  form.reversalUrl,
]

const knownRollup = Effect.fnUntraced(function* (client: pg.ClientBase, { rollupId }: AffiliateForm) {
  if (rollupId === null) return
  const found = yield* executeOn(client, {
    text: "select from affiliate_rollup where rollup_id = $1 for key share",
    values: [rollupId],
  })
  if (found === 0) return yield* notFound("This rollup")
})

/** Applies from now on: earlier visits and orders keep their rollup. */
const joinRollup = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  affiliateId: string,
  { rollupId }: AffiliateForm,
) {
  yield* executeOn(client, {
    text: `update affiliate_rollup_membership set valid_until = greatest(now(), valid_from)
           where affiliate_id = $1 and valid_until is null and rollup_id is distinct from $2`,
    values: [affiliateId, rollupId],
  })
  if (rollupId !== null)
    yield* executeOn(client, {
      text: `insert into affiliate_rollup_membership (affiliate_id, rollup_id, valid_from) values ($1, $2, now())
             on conflict (affiliate_id) where valid_until is null do nothing`,
      values: [affiliateId, rollupId],
    })
})

export const addAffiliate = (affiliateId: string, form: AffiliateForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* knownRollup(client, form)
      const added = yield* executeOn(client, {
        text: `insert into affiliate (affiliate_id, name, status, rollup_id, payout_period, network, conversion_url,
                 reversal_url, network_token)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        values: [affiliateId, ...columnsOf(form), yield* sealedToken(form)],
      })
      if (added === 0)
        return yield* new Problem({
          code: "CONFLICT",
          message: "There is an affiliate with this id already.",
        })
      yield* joinRollup(client, affiliateId, form)
      const after = factsOf(form)
      yield* recordChange(client, { affiliateId, what: "Affiliate added", before: null, after }, by)
      return affiliateDifferences(null, leftBy(form, false), false)
    }),
  )

const OUTDATED = outdated("this affiliate")

/** `version`: the one that was read, so that no change is overwritten unseen. */
export const changeAffiliate = (affiliateId: string, version: number, form: AffiliateForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const {
        version: current,
        facts: before,
        has_token: hadToken,
      } = yield* lockAffiliate(client, affiliateId)
      // What is stored already, sent again, is no conflict; a token cannot be compared.
      if (form.networkToken === undefined && isDeepStrictEqual(before, factsOf(form))) return []
      if (current !== version) return yield* OUTDATED
      yield* knownRollup(client, form)
      yield* executeOn(client, {
        text: `update affiliate set name = $2, status = $3, rollup_id = $4, payout_period = $5, network = $6,
                 conversion_url = $7, reversal_url = $8, version = version + 1, updated_at = clock_timestamp(),
                 network_token = case when $10 then $9 else network_token end
               where affiliate_id = $1`,
        values: [affiliateId, ...columnsOf(form), yield* sealedToken(form), form.networkToken !== undefined],
      })
      yield* joinRollup(client, affiliateId, form)
      const after = factsOf(form)
      const what = form.networkToken === undefined ? "Affiliate changed" : "Affiliate and its token changed"
      yield* recordChange(client, { affiliateId, what, before, after }, by)
      const was = { ...before, hasNetworkToken: hadToken }
      return affiliateDifferences(was, leftBy(form, hadToken), typeof form.networkToken === "string")
    }),
  )

const SubKnown = Schema.Struct({ name: Schema.String, status: SubAffiliateForm.fields.status })

/** Adds or changes a sub-affiliate. */
export const saveSubAffiliate = (
  affiliateId: string,
  subId: string,
  form: SubAffiliateForm,
  by: UserViewer,
) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* lockAffiliate(client, affiliateId)
      const [known] = yield* rowsOn(client, SubKnown, {
        text: "select name, status from sub_affiliate where affiliate_id = $1 and sub_affiliate_id = $2",
        values: [affiliateId, subId],
      })
      yield* executeOn(client, {
        text: `insert into sub_affiliate (affiliate_id, sub_affiliate_id, name, status) values ($1, $2, $3, $4)
               on conflict (affiliate_id, sub_affiliate_id) do update set name = excluded.name, status = excluded.status`,
        values: [affiliateId, subId, form.name, form.status],
      })
      const what = known === undefined ? "Sub-affiliate added" : "Sub-affiliate changed"
      const before = known === undefined ? null : { id: subId, ...known }
      const after = { id: subId, ...form }
      yield* recordChange(client, { affiliateId, what, before, after }, by)
      return wordDifferences(known === undefined ? null : subAffiliateWords(known), subAffiliateWords(form))
    }),
  )

const RollupKnown = Schema.Struct({ name: Schema.String })

export const saveRollup = (rollupId: string, name: string) =>
  transaction((client) =>
    Effect.gen(function* () {
      const [known] = yield* rowsOn(client, RollupKnown, {
        text: "select name from affiliate_rollup where rollup_id = $1 for update",
        values: [rollupId],
      })
      yield* executeOn(client, {
        text: `insert into affiliate_rollup (rollup_id, name) values ($1, $2)
               on conflict (rollup_id) do update set name = excluded.name`,
        values: [rollupId, name],
      })
      return wordDifferences(known === undefined ? null : { Name: known.name }, { Name: name })
    }),
  )
