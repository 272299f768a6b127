import { Schema } from "effect"
import { AccountChange, Profile } from "./account.ts"

export const StaffMember = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  role: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  /** True until a password is chosen. */
  isInvited: Schema.Boolean,
  createdAt: Schema.String,
  /** Logs in with a code of an app or a passkey as well. */
  hasSecondFactor: Schema.Boolean,
})
export type StaffMember = typeof StaffMember.Type

export const StaffData = Schema.Struct({ staff: Schema.Array(StaffMember) })
export const StaffUserData = Schema.Struct({ user: Profile })
export const StaffHistoryData = Schema.Struct({ timeline: Schema.Array(AccountChange) })

/** Requirements for all staff. */
export const StaffSecurity = Schema.Struct({ requiresSecondFactor: Schema.Boolean })
