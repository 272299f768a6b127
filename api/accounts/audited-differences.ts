import { ACCOUNT_FIELDS } from "@voltread/domain/accounts/account-fields.ts"
import { type Difference, hiddenDifference } from "@voltread/domain/shared/difference.ts"

type Fields = Readonly<Record<string, string | boolean | null>>

/** What of an account is nobody's personal data; all else stands in the account's own history only, which goes with the person. */
const OPEN: ReadonlySet<string> = new Set(["role", "isDefaultShipping", "isDefaultBilling"])

const inWords = (value: string | boolean | null | undefined): string | null =>
  typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? null)

/** What the audit log, which outlives the person, says of a change of an account; nothing of what was added or deleted whole. */
export const auditedDifferences = ({
  before,
  after,
}: {
  readonly before: Fields | null
  readonly after: Fields | null
}): ReadonlyArray<Difference> => {
  if (before === null || after === null) return []
  return Object.keys(after).map((name) => {
    const what = ACCOUNT_FIELDS[name] ?? name
    return OPEN.has(name)
      ? { what, before: inWords(before[name]), after: inWords(after[name]) }
      : hiddenDifference(what)
  })
}
