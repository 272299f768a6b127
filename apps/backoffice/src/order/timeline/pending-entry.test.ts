import { expect, it } from "vitest"
import { withoutPending, withPending } from "./pending-entry.ts"

const writing = {
  id: "1",
  type: "OrderCustomNotesAdded",
  title: "Called back",
  body: "Wants it on Monday",
  actorId: "sam",
  actorName: "Sam Support",
  actorRole: "customersupport",
  at: "2026-11-01T10:00:00.000Z",
}

it("puts a note after the newest event, and takes exactly it away again", () => {
  const before = { entries: [], total: 0 }
  const first = withPending(before, writing)
  const second = withPending(first, { ...writing, id: "2" })
  expect(second?.entries.map(({ revision }) => revision)).toEqual([0, 1])
  expect(withoutPending(second, "2")).toEqual(first)
  expect(withoutPending(first, "1")).toEqual(before)
  expect(withoutPending(first, "another")).toEqual(first)
})

it("has nothing to change where no timeline was loaded", () => {
  expect(withPending(undefined, writing)).toBeUndefined()
  expect(withPending(null, writing)).toBeNull()
  expect(withoutPending(undefined, "1")).toBeUndefined()
})
