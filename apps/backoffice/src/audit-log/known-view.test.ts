import { expect, it } from "vitest"
import { knownView } from "./known-view.ts"
import { auditLogView } from "./view.ts"

it("ignores kinds and actions of an address that there are none of", () => {
  expect(knownView(auditLogView({ on: "zzz", action: "toString", actor: "ada@example.com" }))).toEqual({
    actor: "ada@example.com",
  })
  expect(knownView(auditLogView({ on: "order", action: "order-note" }))).toEqual({
    on: "order",
    action: "order-note",
  })
})
