import { Schema } from "effect"
import { CommissionTerms } from "../shared/commission.ts"
import { Instant, Line } from "../shared/text.ts"
import { NETWORKS, templateProblem } from "./postback-template.ts"

const AFFILIATE_STATUSES = ["active", "paused", "ended"] as const
const AffiliateStatus = Schema.Literals(AFFILIATE_STATUSES)

export const PAYOUT_PERIODS = ["weekly", "twice-monthly", "monthly"] as const
const PayoutPeriod = Schema.Literals(PAYOUT_PERIODS)

/** A key as used in links: only characters that tracking leaves unchanged. */
export const AffiliateKey = Schema.String.check(
  Schema.isPattern(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
    message: "Please enter 1 to 64 letters, digits, dots, dashes or underscores, the first a letter or digit",
  }),
)

const Name = Line(100).check(Schema.isPattern(/\S/, { message: "Please enter a name" }))

const Template = Line(1_000).check(
  Schema.makeFilter<string>((text) => templateProblem(text), { rule: "isTemplate" }),
)

/** An affiliate as staff fill it in. */
export const AffiliateForm = Schema.Struct({
  name: Name,
  status: AffiliateStatus,
  /** The group that its orders are reported under. */
  rollupId: Schema.NullOr(AffiliateKey),
  payoutPeriod: PayoutPeriod,
  network: Schema.Literals(NETWORKS),
  conversionUrl: Schema.NullOr(Template),
  /** Absent: the network is not told of reversals. */
  reversalUrl: Schema.NullOr(Template),
  /** Proves to the network that a call comes from the store. Absent: unchanged; null: there is none. */
  networkToken: Schema.optionalKey(Schema.NullOr(Line(200))),
})
export type AffiliateForm = typeof AffiliateForm.Type

export const NewAffiliate = Schema.Struct({ affiliateId: AffiliateKey, ...AffiliateForm.fields })

/** `version`: of the affiliate that was changed; any other is rejected. */
export const ChangedAffiliate = Schema.Struct({ version: Schema.Int, ...AffiliateForm.fields })

export const SubAffiliateForm = Schema.Struct({ name: Name, status: AffiliateStatus })
export type SubAffiliateForm = typeof SubAffiliateForm.Type

export const RollupForm = Schema.Struct({ name: Name })

/** Terms from one time to another; without a sub-affiliate they apply to all that have none of their own. */
export const TermsForm = Schema.Struct({
  subAffiliateId: Schema.NullOr(AffiliateKey),
  validFrom: Instant,
  validUntil: Schema.NullOr(Instant),
  terms: CommissionTerms,
})
export type TermsForm = typeof TermsForm.Type

export const TokenForm = Schema.Struct({
  label: Name,
  days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 730 })),
})
export type TokenForm = typeof TokenForm.Type
