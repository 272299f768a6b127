import { choiceValue, omitUndefined, type RawSearch } from "../search-params/search-value.ts"
import { STAFF_ROLES, type StaffRole } from "../session/role.ts"

interface StaffView {
  /** Absent: all. */
  readonly role?: StaffRole
}

export const staffView = (raw: RawSearch): StaffView =>
  omitUndefined({ role: choiceValue(raw.role, STAFF_ROLES) })
