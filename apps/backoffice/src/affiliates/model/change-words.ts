import type { AffiliateChange } from "@voltread/domain/contract/affiliate.ts"
import { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { type Words, wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Option, Schema } from "effect"
import type { Difference } from "../../page/differences.tsx"
import { networkLabel, periodLabel, statusLabel } from "./labels.ts"

type Recorded = AffiliateChange["before"]

const decodeTerms = Schema.decodeUnknownOption(CommissionTerms)

/** The recorded fields that are shown, by the labels of their forms, with their values in words. */
const FIELDS: Readonly<Record<string, readonly [label: string, words?: (value: string) => string]>> = {
  id: ["ID"],
  name: ["Name"],
  status: ["Status", statusLabel],
  rollupId: ["Rollup"],
  payoutPeriod: ["Paid", periodLabel],
  network: ["Network", networkLabel],
  conversionUrl: ["Conversion postback"],
  reversalUrl: ["Reversal postback"],
  subAffiliateId: ["For"],
  validFrom: ["From"],
  validUntil: ["Until"],
  label: ["Label"],
  days: ["Valid for", (days) => `${days} days`],
}

const wordsOf = (recorded: Recorded): Words =>
  Object.fromEntries(
    Object.entries(recorded ?? {}).flatMap(([field, value]) => {
      if (field === "terms")
        return Option.match(decodeTerms(value), {
          onNone: () => [],
          onSome: (terms) => [["Commission", termsInWords(terms)]],
        })
      const [label, words = String] = FIELDS[field] ?? []
      return label === undefined || value === null ? [] : [[label, words(String(value))]]
    }),
  )

/** What changed of an affiliate, as its page and forms call it. */
export const differencesOf = ({ before, after }: AffiliateChange): ReadonlyArray<Difference> =>
  wordDifferences(wordsOf(before), wordsOf(after)).map(({ what, ...values }) => ({
    field: what,
    label: what,
    ...values,
  }))
