import type { StaffMember } from "@voltread/domain/contract/staff.ts"
import { expect, test } from "vitest"
import { staffColumns } from "./staff-columns.tsx"

const member: StaffMember = {
  username: "grace@voltread.example",
  type: "ADMIN",
  role: "admin",
  firstName: "Grace",
  lastName: "Hill",
  phone: "2125550143",
  isActive: true,
  isInvited: false,
  createdAt: "2026-10-01T00:00:00.000Z",
  hasSecondFactor: false,
}

test("phone numbers of staff are written as those of customers", () => {
  const phone = staffColumns({ ownUsername: undefined, onAction: undefined }).find(({ id }) => id === "phone")
  expect(phone?.cell(member)).toBe("(212) 555-0143")
  expect(phone?.cell({ ...member, phone: null })).toBe("—")
})
