import { choiceValue, present, type RawSearch } from "../search-params/search-value.ts"

export const STAFF_ROLES = ["customersupport", "admin", "super admin"] as const

export interface StaffView {
  /** Absent: everybody. */
  readonly role?: (typeof STAFF_ROLES)[number]
}

export const staffView = (raw: RawSearch): StaffView => present({ role: choiceValue(raw.role, STAFF_ROLES) })
