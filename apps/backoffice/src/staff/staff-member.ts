import { STAFF_TYPES } from "@voltread/domain/accounts/user.ts"
import { Schema } from "effect"

export const StaffMember = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  role: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  /** Has not chosen a password yet. */
  isInvited: Schema.Boolean,
  createdAt: Schema.String,
})
export type StaffMember = typeof StaffMember.Type

const words = {
  CUSTOMERSUPPORT: "Customer support",
  ADMIN: "Admin",
  "SUPER ADMIN": "Super admin",
} as const

/** Types of staff accounts to choose from: an admin gives the first only (lifecycle §7). */
export const typeOptions = (mayGiveAll: boolean) =>
  (mayGiveAll ? STAFF_TYPES : STAFF_TYPES.slice(0, 1)).map((id) => ({ id, label: words[id] }))

/** The type as it is stored, whatever its letters' case; null for what is none. */
export const staffType = (type: string) =>
  STAFF_TYPES.find((known) => known === type.trim().toUpperCase()) ?? null

export const typeWords = (type: string): string => {
  const known = staffType(type)
  return known === null ? type : words[known]
}
