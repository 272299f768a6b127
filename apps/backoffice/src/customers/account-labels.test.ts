import type { AccountChange } from "@voltread/domain/contract/account.ts"
import { expect, it } from "vitest"
import { differencesOf, titleOf } from "./account-labels.ts"

const entry = (change: Pick<AccountChange, "before" | "after">): AccountChange => ({
  id: "1",
  at: "2026-11-21T10:00:00.000Z",
  kind: "profile-updated",
  actor: { id: "support@voltread.example", name: "Sam Poe", role: "customersupport" },
  ...change,
})

it("names each field with what it was and what it is", () => {
  const change = {
    before: { lastName: "Lee", phone: null },
    after: { lastName: "Leeds", phone: "5125550100" },
  }
  expect(differencesOf(entry(change))).toEqual([
    { field: "lastName", label: "Last name", before: "Lee", after: "Leeds" },
    { field: "phone", label: "Phone", before: null, after: "5125550100" },
  ])
})

it("shows a thing that appeared or disappeared from one side, without its empty fields", () => {
  const address = { city: "Austin", address2: "", isDefaultShipping: true, isDefaultBilling: false }
  expect(differencesOf(entry({ before: null, after: address })).map(({ after }) => after)).toEqual([
    "Austin",
    "Yes",
    "No",
  ])
  expect(differencesOf(entry({ before: address, after: null })).map(({ after }) => after)).toEqual([
    null,
    null,
    null,
  ])
})

it("says something of changes without fields, and of kinds that it does not know", () => {
  expect(differencesOf(entry({ before: null, after: null }))).toEqual([])
  expect(titleOf("password-changed")).toBe("Password changed")
  expect(titleOf("moon-phase-seen")).toBe("moon phase seen")
})
