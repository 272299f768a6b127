import { may as mayInDomain, ROLES, roleOf } from "@voltread/domain/shared/permissions.ts"
import { expect, it } from "vitest"
import { may, staffRole } from "./role.ts"

const PERMISSIONS = [
  "read-orders",
  "manage-customers",
  "read-reports",
  "import-ad-costs",
  "refund",
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
const types = [...ROLES, ...ROLES.map((role) => role.toUpperCase()), "anonymous", "", "Admin ", "owner"]

it("offers exactly what the domain permits", () => {
  for (const type of types) {
    for (const permission of PERMISSIONS) {
      expect([type, permission, may(staffRole(type), permission)]).toEqual([
        type,
        permission,
        mayInDomain(roleOf(type), permission),
      ])
    }
  }
})

it("knows nobody without a type", () => expect(staffRole(undefined)).toBeNull())
