import { may as mayInDomain, ROLES, roleOf } from "@voltread/domain/shared/permissions.ts"
import { expect, it } from "vitest"
import { may, staffRole } from "./role.ts"

const PERMISSIONS = [
  "read-orders",
  "manage-customers",
  "read-reports",
  "refund",
  "manage-prices",
  "generate-catalogue",
  "add-support-staff",
  "manage-staff",
  "erase-personal-data",
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
