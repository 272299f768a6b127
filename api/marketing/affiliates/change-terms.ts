import { isCategory } from "@voltread/domain/catalogue/category-menu.ts"
import type { TermsForm } from "@voltread/domain/marketing/affiliate.ts"
import { termsWords } from "@voltread/domain/marketing/affiliate-words.ts"
import { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Effect, Schema } from "effect"
import type { UserViewer } from "../../platform/http/viewer.ts"
import { executeOn, rowsOn, transaction } from "../../platform/postgres/query.ts"
import { notFound, Problem } from "../../platform/problem.ts"
import { lockAffiliate } from "./lock-affiliate.ts"
import { recordChange } from "./record-change.ts"

/** Adds terms that apply from a given time. Orders keep the terms in force when they were placed. */
export const addTerms = (affiliateId: string, termsId: string, form: TermsForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const { subAffiliateId, validFrom, validUntil, terms } = form
      if (validUntil !== null && validUntil <= validFrom)
        return yield* new Problem({ code: "INVALID", message: "The terms must end after they begin." })
      const unknown = unknownCategory(terms)
      if (unknown !== undefined)
        return yield* new Problem({ code: "INVALID", message: `There is no category “${unknown}”.` })
      yield* lockAffiliate(client, affiliateId)
      yield* executeOn(client, {
        text: `insert into affiliate_terms (terms_id, affiliate_id, sub_affiliate_id, valid_from, valid_until, terms)
               values ($1, $2, $3, $4, $5, $6)`,
        values: [termsId, affiliateId, subAffiliateId, validFrom, validUntil, JSON.stringify(terms)],
      })
      yield* recordChange(client, { affiliateId, what: "Terms added", before: null, after: form }, by)
      return wordDifferences(null, termsWords(form))
    }),
  )

/** A rate of a misspelled category would never be used. */
const unknownCategory = (terms: CommissionTerms): string | undefined =>
  terms.kind === "category"
    ? terms.rates.map(({ category }) => category).find((each) => !isCategory(each))
    : undefined

const TermsKnown = Schema.Struct({
  valid_from: Schema.Date,
  valid_until: Schema.NullOr(Schema.Date),
  is_over: Schema.Boolean,
  sub_affiliate_id: Schema.NullOr(Schema.String),
  terms: CommissionTerms,
})

/** Ends terms now; terms that have not begun are removed. */
export const endTerms = (affiliateId: string, termsId: string, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* lockAffiliate(client, affiliateId)
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
      const before = { terms: known.terms, validFrom: known.valid_from, validUntil: known.valid_until }
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
