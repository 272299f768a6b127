import type { AffiliateForm, SubAffiliateForm, TermsForm } from "@voltread/domain/marketing/affiliate.ts"
import { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { type Words, wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { Cryptography } from "../../platform/cryptography.ts"
import { notFound, Problem } from "../../platform/http/problem.ts"
import type { UserViewer } from "../../platform/http/viewer.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../../platform/postgres/query.ts"
import { recordChange } from "./record-change.ts"

const Known = Schema.Struct({ version: Schema.Int, facts: Schema.Record(Schema.String, Schema.Unknown) })

const FACTS = `jsonb_build_object('name', name, 'status', status, 'rollupId', rollup_id, 'payoutPeriod', payout_period,
  'network', network, 'conversionUrl', conversion_url, 'reversalUrl', reversal_url)`

const factsOf = ({ networkToken: _, ...facts }: AffiliateForm) => facts

/** Held until the transaction ends: changes of one affiliate come one after the other. */
const hold = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  affiliateId: string,
): Effect.fn.Return<typeof Known.Type, Problem | DatabaseError> {
  const [known] = yield* rowsOn(client, Known, {
    text: `select version, ${FACTS} as facts from affiliate where affiliate_id = $1 for update`,
    values: [affiliateId],
  })
  return known ?? (yield* notFound("This affiliate"))
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

/** Nothing that came before this moment changes its rollup. */
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
    }),
  )

const OUTDATED = new Problem({
  code: "CONFLICT",
  message: "Somebody else has changed this affiliate meanwhile. Please reload the page.",
})

/** `version` is the one that was looked at: nobody's change is overwritten unseen. */
export const changeAffiliate = (affiliateId: string, version: number, form: AffiliateForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const known = yield* hold(client, affiliateId)
      if (known.version !== version) return yield* OUTDATED
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
      yield* recordChange(client, { affiliateId, what, before: known.facts, after }, by)
    }),
  )

const SubKnown = Schema.Struct({ facts: Schema.Record(Schema.String, Schema.Unknown) })

/** Adds a sub-affiliate or changes it. */
export const saveSubAffiliate = (
  affiliateId: string,
  subId: string,
  form: SubAffiliateForm,
  by: UserViewer,
) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* hold(client, affiliateId)
      const [known] = yield* rowsOn(client, SubKnown, {
        text: `select jsonb_build_object('id', sub_affiliate_id, 'name', name, 'status', status) as facts
               from sub_affiliate where affiliate_id = $1 and sub_affiliate_id = $2`,
        values: [affiliateId, subId],
      })
      yield* executeOn(client, {
        text: `insert into sub_affiliate (affiliate_id, sub_affiliate_id, name, status) values ($1, $2, $3, $4)
               on conflict (affiliate_id, sub_affiliate_id) do update set name = excluded.name, status = excluded.status`,
        values: [affiliateId, subId, form.name, form.status],
      })
      const what = known === undefined ? "Sub-affiliate added" : "Sub-affiliate changed"
      const after = { id: subId, ...form }
      yield* recordChange(client, { affiliateId, what, before: known?.facts ?? null, after }, by)
    }),
  )

export const saveRollup = (rollupId: string, name: string): Effect.Effect<void, DatabaseError, Database> =>
  transaction((client) =>
    executeOn(client, {
      text: `insert into affiliate_rollup (rollup_id, name) values ($1, $2)
             on conflict (rollup_id) do update set name = excluded.name`,
      values: [rollupId, name],
    }),
  ).pipe(Effect.asVoid)

/** From one moment on. Orders keep the terms of their time, whatever becomes of these. */
export const addTerms = (affiliateId: string, termsId: string, form: TermsForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const { subAffiliateId, validFrom, validUntil, terms } = form
      if (validUntil !== null && validUntil <= validFrom)
        return yield* new Problem({ code: "INVALID", message: "Terms end after they begin." })
      yield* hold(client, affiliateId)
      yield* executeOn(client, {
        text: `insert into affiliate_terms (terms_id, affiliate_id, sub_affiliate_id, valid_from, valid_until, terms)
               values ($1, $2, $3, $4, $5, $6)`,
        values: [termsId, affiliateId, subAffiliateId, validFrom, validUntil, JSON.stringify(terms)],
      })
      yield* recordChange(client, { affiliateId, what: "Terms added", before: null, after: form }, by)
      return wordDifferences(null, termsWords(form))
    }),
  )

const TermsKnown = Schema.Struct({
  valid_from: Schema.Date,
  valid_until: Schema.NullOr(Schema.Date),
  is_over: Schema.Boolean,
  sub_affiliate_id: Schema.NullOr(Schema.String),
  terms: CommissionTerms,
})

const termsWords = ({ subAffiliateId, validFrom, validUntil, terms }: TermsForm): Words => ({
  Terms: termsInWords(terms),
  For: subAffiliateId ?? "all that have none of their own",
  "Valid from": validFrom,
  "Valid until": validUntil ?? "open",
})

/** Ends terms now; those that have not begun are taken out. */
export const endTerms = (affiliateId: string, termsId: string, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* hold(client, affiliateId)
      const [known] = yield* rowsOn(client, TermsKnown, {
        text: `select valid_from, valid_until, sub_affiliate_id, terms, coalesce(valid_until <= now(), false) as is_over
               from affiliate_terms where affiliate_id = $1 and terms_id::text = $2`,
        values: [affiliateId, termsId],
      })
      if (known === undefined) return yield* notFound("These terms")
      if (known.is_over) return []
      yield* executeOn(client, {
        text: "delete from affiliate_terms where terms_id::text = $1 and valid_from >= now()",
        values: [termsId],
      })
      yield* executeOn(client, {
        text: "update affiliate_terms set valid_until = now() where terms_id::text = $1",
        values: [termsId],
      })
      const before = { validFrom: known.valid_from, validUntil: known.valid_until }
      yield* recordChange(client, { affiliateId, what: "Terms ended", before, after: null }, by)
      const was = {
        subAffiliateId: known.sub_affiliate_id,
        validFrom: known.valid_from.toISOString(),
        validUntil: known.valid_until?.toISOString() ?? null,
        terms: known.terms,
      }
      return wordDifferences(termsWords(was), null)
    }),
  )
