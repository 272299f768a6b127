import type { Permission as AnyPermission, Role } from "@voltread/domain/shared/permissions.ts"

export type StaffRole = Extract<Role, "customersupport" | "admin" | "super admin">

export const STAFF_ROLES: ReadonlyArray<StaffRole> = ["customersupport", "admin", "super admin"]

/** The role that a user's type names, in any case of letters (spec §6); null for shoppers. */
export const staffRole = (type: string | undefined): StaffRole | null =>
  STAFF_ROLES.find((role) => role === type?.trim().toLowerCase()) ?? null

/** What of lifecycle §7 changes what the back office offers. The server decides each call by itself. */
export type Permission = Extract<
  AnyPermission,
  | "read-orders"
  | "manage-customers"
  | "read-reports"
  | "import-ad-costs"
  | "refund"
  | "manage-prices"
  | "manage-affiliates"
  | "manage-settings"
  | "generate-catalogue"
  | "add-support-staff"
  | "read-audit-log"
  | "manage-staff"
  | "rebuild-read-models"
  | "erase-personal-data"
  | "transfer-history"
>

/**
 * The domain's rule for these permissions, without its schemas, which would weigh 20 kB on every page; a test holds the
 * two together.
 */
export const may = (role: StaffRole | null, permission: Permission): boolean => {
  switch (permission) {
    case "read-orders":
    case "manage-customers":
      return role !== null
    case "manage-staff":
    case "rebuild-read-models":
    case "erase-personal-data":
    case "transfer-history":
      return role === "super admin"
    default:
      return role === "admin" || role === "super admin"
  }
}
