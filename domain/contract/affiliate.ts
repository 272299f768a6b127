import { Schema } from "effect"
import { CommissionTerms } from "../shared/commission.ts"

const optionalText = Schema.NullOr(Schema.String)

export const AffiliateSummary = Schema.Struct({
  affiliateId: Schema.String,
  name: Schema.String,
  status: Schema.String,
  rollupId: optionalText,
  payoutPeriod: Schema.String,
  network: Schema.String,
  /** The current terms for its orders; null: none. */
  terms: Schema.NullOr(CommissionTerms),
  subAffiliates: Schema.Int,
  updatedAt: Schema.String,
})
export type AffiliateSummary = typeof AffiliateSummary.Type

export const Rollup = Schema.Struct({ rollupId: Schema.String, name: Schema.String })
export type Rollup = typeof Rollup.Type

export const AffiliatesData = Schema.Struct({
  affiliates: Schema.Array(AffiliateSummary),
  rollups: Schema.Array(Rollup),
})
export type AffiliatesData = typeof AffiliatesData.Type

export const Affiliate = Schema.Struct({
  affiliateId: Schema.String,
  name: Schema.String,
  status: Schema.String,
  rollupId: optionalText,
  payoutPeriod: Schema.String,
  network: Schema.String,
  conversionUrl: optionalText,
  reversalUrl: optionalText,
  hasNetworkToken: Schema.Boolean,
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
})
export type Affiliate = typeof Affiliate.Type

export const SubAffiliate = Schema.Struct({
  subAffiliateId: Schema.String,
  name: Schema.String,
  status: Schema.String,
})

/** Visits and orders of that time count for this rollup. */
export const RollupMembership = Schema.Struct({
  rollupId: Schema.String,
  validFrom: Schema.String,
  validUntil: optionalText,
})

export const AffiliateTerms = Schema.Struct({
  termsId: Schema.String,
  /** Null: for all without terms of their own. */
  subAffiliateId: optionalText,
  validFrom: Schema.String,
  validUntil: optionalText,
  terms: CommissionTerms,
})
export type AffiliateTerms = typeof AffiliateTerms.Type

export const AffiliateToken = Schema.Struct({
  tokenId: Schema.String,
  label: Schema.String,
  createdAt: Schema.String,
  expiresAt: Schema.String,
  revokedAt: optionalText,
  lastUsedAt: optionalText,
})
export type AffiliateToken = typeof AffiliateToken.Type

export const AffiliateChange = Schema.Struct({
  changeId: Schema.Int,
  at: Schema.String,
  actorName: Schema.String,
  what: Schema.String,
  before: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)),
  after: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)),
})
export type AffiliateChange = typeof AffiliateChange.Type

export const AffiliateData = Schema.Struct({
  affiliate: Affiliate,
  subAffiliates: Schema.Array(SubAffiliate),
  /** Most recent start first. */
  rollups: Schema.Array(RollupMembership),
  /** Most recent start first. */
  terms: Schema.Array(AffiliateTerms),
  tokens: Schema.Array(AffiliateToken),
  /** The newest changes, newest first. */
  changes: Schema.Array(AffiliateChange),
  hasMoreChanges: Schema.Boolean,
  /** The shop's, in which terms begin and end. */
  timeZone: Schema.String,
})
export type AffiliateData = typeof AffiliateData.Type

/** The token itself is shown only once: only its hash is stored. */
export const NewTokenData = Schema.Struct({ token: Schema.String })
