import { expect, test } from "vitest"
import { actorLabel } from "./role-label.ts"

test("a lender is no payment provider", () => {
  const actorRole = "gateway"
  expect(actorLabel({ actorName: "simple-lease", actorRole })).toBe("Simple Lease · Lender")
  // As events name it.
  expect(actorLabel({ actorName: "Simple Lease", actorRole })).toBe("Simple Lease · Lender")
  expect(actorLabel({ actorName: "braintree", actorRole })).toBe("Braintree · Payment provider")
  expect(actorLabel({ actorName: "Ada Lindqvist", actorRole: "admin" })).toBe("Ada Lindqvist · Admin")
})

test("a guest without a name is called a guest once", () => {
  expect(actorLabel({ actorName: "Guest", actorRole: "guest" })).toBe("Guest")
  expect(actorLabel({ actorName: "Erin Tester", actorRole: "guest" })).toBe("Erin Tester · Guest")
})
