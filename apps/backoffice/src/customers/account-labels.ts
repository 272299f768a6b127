import { ACCOUNT_FIELDS } from "@voltread/domain/accounts/account-fields.ts"
import type { AccountChange } from "@voltread/domain/contract/account.ts"
import type { Difference } from "../page/differences.tsx"

const titles: Readonly<Record<string, string>> = {
  registered: "Registered",
  added: "Added to the staff",
  "invitation-accepted": "Invitation accepted",
  "profile-updated": "Profile updated",
  "address-added": "Address added",
  "address-updated": "Address updated",
  "address-deleted": "Address deleted",
  "password-changed": "Password changed",
  "password-reset": "Password reset",
  "role-changed": "Role changed",
  disabled: "Disabled",
  enabled: "Enabled",
  "identity-linked": "Log-in with another provider linked",
  "export-sent": "Data export sent",
}

/** What happened, in words; a kind that is new here is named as it is. */
export const titleOf = (kind: string): string => titles[kind] ?? kind.replaceAll("-", " ")

const inWords = (value: string | boolean | null | undefined): string | null => {
  if (value === undefined || value === null || value === "") return null
  if (typeof value === "string") return value
  return value ? "Yes" : "No"
}

/** What changed, field by field; a field that was empty before and after is not worth a line. */
export const differencesOf = ({ before, after }: AccountChange): ReadonlyArray<Difference> =>
  Object.keys({ ...before, ...after })
    .map((field) => ({
      field,
      label: ACCOUNT_FIELDS[field] ?? field,
      before: inWords(before?.[field]),
      after: inWords(after?.[field]),
    }))
    .filter((difference) => difference.before !== null || difference.after !== null)
