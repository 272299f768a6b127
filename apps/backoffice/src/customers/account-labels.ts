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
  "identity-linked": "Login with another provider linked",
  "export-sent": "Data export sent",
}

/** What happened, in words; a kind that is new here is named as it is. */
export const titleOf = (kind: string): string => titles[kind] ?? kind.replaceAll("-", " ")

const labels: Readonly<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  address1: "Address",
  address2: "Apartment, suite, unit",
  city: "City",
  state: "State",
  postalCode: "ZIP code",
  isDefaultShipping: "Default shipping address",
  isDefaultBilling: "Default billing address",
  isActive: "May log in",
  role: "Role",
}

const inWords = (value: string | boolean | null | undefined): string | null => {
  if (value === undefined || value === null || value === "") return null
  return typeof value === "string" ? value : value ? "Yes" : "No"
}

/** What changed, field by field; a field that was empty before and after is not worth a line. */
export const differencesOf = ({ before, after }: AccountChange): ReadonlyArray<Difference> =>
  Object.keys({ ...before, ...after })
    .map((field) => ({
      field,
      label: labels[field] ?? field,
      before: inWords(before?.[field]),
      after: inWords(after?.[field]),
    }))
    .filter((difference) => difference.before !== null || difference.after !== null)
