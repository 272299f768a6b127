import type { StaffType } from "@voltread/domain/accounts/user.ts"

const TYPES = ["CUSTOMERSUPPORT", "ADMIN", "SUPER ADMIN"] as const satisfies ReadonlyArray<StaffType>

const words: Readonly<Record<StaffType, string>> = {
  CUSTOMERSUPPORT: "Customer support",
  ADMIN: "Admin",
  "SUPER ADMIN": "Super admin",
}

/** Types of staff accounts to choose from: an admin gives the first only (lifecycle §7). */
export const typeOptions = (mayGiveAll: boolean) =>
  (mayGiveAll ? TYPES : TYPES.slice(0, 1)).map((id) => ({ id, label: words[id] }))

/** The type as stored, by its name in any case; null: there is none. */
export const staffType = (type: string): StaffType | null =>
  TYPES.find((known) => known === type.trim().toUpperCase()) ?? null

export const typeLabel = (type: string): string => {
  const known = staffType(type)
  return known === null ? type : words[known]
}
