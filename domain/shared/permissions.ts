import { Option, Schema } from "effect"

export const ROLES = ["guest", "customer", "customersupport", "admin", "super admin"] as const
export const Role = Schema.Literals(ROLES)
export type Role = typeof Role.Type

/** Lifecycle §7, row by row. */
export const PERMISSIONS = [
  "browse",
  "use-own-cart",
  "check-out",
  "contact",
  "subscribe",
  "register",
  "log-in",
  "use-own-account",
  "read-orders",
  "work-on-orders",
  "manage-customers",
  "refund",
  "read-reports",
  "import-ad-costs",
  "manage-prices",
  "manage-affiliates",
  "manage-settings",
  "generate-catalogue",
  "add-support-staff",
  "read-audit-log",
  "manage-staff",
  "rebuild-read-models",
  "erase-personal-data",
  "transfer-history",
] as const
export const Permission = Schema.Literals(PERMISSIONS)
export type Permission = typeof Permission.Type

const everybody: ReadonlyArray<Permission> = [
  "browse",
  "use-own-cart",
  "check-out",
  "contact",
  "subscribe",
  "register",
  "log-in",
]
const customer: ReadonlyArray<Permission> = [...everybody, "use-own-account"]
const support: ReadonlyArray<Permission> = [...customer, "read-orders", "work-on-orders", "manage-customers"]
const admin: ReadonlyArray<Permission> = [
  ...support,
  "refund",
  "read-reports",
  "import-ad-costs",
  "manage-prices",
  "manage-affiliates",
  "manage-settings",
  "generate-catalogue",
  "add-support-staff",
  "read-audit-log",
]

const granted: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  guest: new Set(everybody),
  customer: new Set(customer),
  customersupport: new Set(support),
  admin: new Set(admin),
  "super admin": new Set(PERMISSIONS),
}

/** Whether the role has the permission; what is not granted is denied. */
export const may = (role: Role, permission: Permission): boolean => granted[role].has(permission)

const decodeRole = Schema.decodeUnknownOption(Role)

/**
 * The role of a user's type, without regard to case (spec §6). An unknown type is a customer without privileges; the
 * spec's second enumeration calls a guest anonymous.
 */
export const roleOf = (type: string): Role => {
  const name = type.trim().toLowerCase()
  return name === "anonymous" ? "guest" : Option.getOrElse(decodeRole(name), (): Role => "customer")
}

/** Spec §6: admin access is true for admin or customersupport. */
export const isStaff = (role: Role): boolean => may(role, "read-orders")
