import { termsInWords } from "../shared/commission-words.ts"
import { type Difference, hiddenDifference, type Words, wordDifferences } from "../shared/difference.ts"
import type { AffiliateForm, SubAffiliateForm, TermsForm } from "./affiliate.ts"
import { NETWORK_LABELS, PERIOD_LABELS, STATUS_LABELS } from "./affiliate-labels.ts"
import { maskedTemplate } from "./masked-template.ts"

/** The facts of an affiliate that may be shown; of its token at the network, only whether there is one. */
export interface AffiliateFacts extends Omit<AffiliateForm, "networkToken"> {
  readonly hasNetworkToken: boolean
}

const NONE = "none"

const TEMPLATES = { "Conversion URL": "conversionUrl", "Reversal URL": "reversalUrl" } as const

const templateWords = (template: string | null): string =>
  template === null ? NONE : maskedTemplate(template)

const affiliateWords = (facts: AffiliateFacts): Words => ({
  Name: facts.name,
  Status: STATUS_LABELS[facts.status],
  Rollup: facts.rollupId ?? NONE,
  "Payout period": PERIOD_LABELS[facts.payoutPeriod],
  Network: NETWORK_LABELS[facts.network],
  "Conversion URL": templateWords(facts.conversionUrl),
  "Reversal URL": templateWords(facts.reversalUrl),
  "Network token": facts.hasNetworkToken ? "set" : NONE,
})

/** If two templates differ only in a secret, the difference is reported without its values. */
const hiddenInTemplates = (before: AffiliateFacts, after: AffiliateFacts): ReadonlyArray<Difference> =>
  Object.entries(TEMPLATES)
    .filter(
      ([, field]) =>
        before[field] !== after[field] && templateWords(before[field]) === templateWords(after[field]),
    )
    .map(([what]) => hiddenDifference(what))

/**
 * The differences between two versions of an affiliate, without secrets. `isNewToken`: the existing token is replaced.
 */
export const affiliateDifferences = (
  before: AffiliateFacts | null,
  after: AffiliateFacts,
  isNewToken: boolean,
): ReadonlyArray<Difference> => [
  ...wordDifferences(before === null ? null : affiliateWords(before), affiliateWords(after)),
  ...(before === null ? [] : hiddenInTemplates(before, after)),
  ...(before?.hasNetworkToken === true && isNewToken ? [hiddenDifference("Network token")] : []),
]

export const subAffiliateWords = ({ name, status }: SubAffiliateForm): Words => ({
  Name: name,
  Status: STATUS_LABELS[status],
})

export const termsWords = ({ subAffiliateId, validFrom, validUntil, terms }: TermsForm): Words => ({
  Terms: termsInWords(terms),
  For: subAffiliateId ?? "everyone without terms of their own",
  "Valid from": validFrom,
  "Valid until": validUntil ?? "open",
})
