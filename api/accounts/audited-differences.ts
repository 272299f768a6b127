import { ACCOUNT_FIELDS } from "@voltread/domain/accounts/account-fields.ts"
import { type Difference, hiddenDifference } from "@voltread/domain/shared/difference.ts"

type Fields = Readonly<Record<string, string | boolean | null>>

/** Fields of an account that are not personal. All others are only in the account's own history, which is erased with the person. */
const OPEN: ReadonlySet<string> = new Set(["role", "isDefaultShipping", "isDefaultBilling"])

const inWords = (value: string | boolean | null | undefined): string | null => {
  if (typeof value !== "boolean") return value ?? null
  return value ? "yes" : "no"
}

/**
 * The differences that the audit log may keep, since it is not erased with the person; none for fields that were added
 * or deleted.
 */
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
