import { describe, expect, test } from "vitest"
import { isStaff, may, PERMISSIONS, type Permission, ROLES, roleOf } from "./permissions.ts"

/** Lifecycle §7: how many of the roles, counted from guest upwards, have each permission. */
const MAY: Readonly<Record<Permission, number>> = {
  browse: 5,
  "use-own-cart": 5,
  "check-out": 5,
  contact: 5,
  subscribe: 5,
  register: 5,
  "log-in": 5,
  "use-own-account": 4,
  "read-orders": 3,
  "work-on-orders": 3,
  "manage-customers": 3,
  refund: 2,
  "read-reports": 2,
  "import-ad-costs": 2,
  "manage-prices": 2,
  "manage-affiliates": 2,
  "manage-settings": 2,
  "generate-catalogue": 2,
  "add-support-staff": 2,
  "read-audit-log": 2,
  "manage-staff": 1,
  "rebuild-read-models": 1,
  "erase-personal-data": 1,
  "transfer-history": 1,
}

describe("permissions", () => {
  test.each(PERMISSIONS)("%s is granted as the lifecycle's table says", (permission) => {
    expect(ROLES.filter((role) => may(role, permission))).toEqual(ROLES.slice(ROLES.length - MAY[permission]))
  })

  test("staff are those who can read everybody's orders", () => {
    expect(ROLES.filter(isStaff)).toEqual(["customersupport", "admin", "super admin"])
  })
})

test.each([
  ["CUSTOMERSUPPORT", "customersupport"],
  ["Admin", "admin"],
  ["Super Admin", "super admin"],
  [" customer ", "customer"],
  ["anonymous", "guest"],
  ["guest", "guest"],
  ["root", "customer"],
  ["", "customer"],
  ["constructor", "customer"],
])("a user of type %j is a %s", (type, role) => {
  expect(roleOf(type)).toBe(role)
})
