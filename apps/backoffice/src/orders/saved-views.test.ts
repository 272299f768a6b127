import { expect, it } from "vitest"
import {
  readSavedViews,
  savedViewOf,
  withoutSavedView,
  withSavedView,
  writeSavedViews,
} from "./saved-views.ts"

const store = (initial?: string) => {
  const values = new Map<string, string>()
  if (initial !== undefined) values.set("backoffice:orders:views", initial)
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const review = { name: "To review", view: { status: ["PENDING_REVIEW"] as const } }

it("keeps what was saved", () => {
  const kept = store()
  writeSavedViews(kept, [review])
  expect(readSavedViews(kept)).toEqual([review])
})

it.each(["", "null", "{", '{"a":1}', '[1,null,{"name":3,"view":{}},{"name":"x"}]'])(
  "survives what it did not write: %s",
  (text) => expect(readSavedViews(store(text))).toEqual([]),
)

it("replaces under the same name in place, appends a new one, forgets a deleted one", () => {
  const other = { name: "Big", view: { min: "1000" } }
  const changed = { name: "To review", view: { q: "x" } }
  const both = withSavedView(withSavedView([], review), other)
  expect(withSavedView(both, changed)).toEqual([changed, other])
  expect(withoutSavedView(both, "To review")).toEqual([other])
  expect(savedViewOf(both, { min: "1000" })).toEqual(other)
  expect(savedViewOf(both, { min: "1001" })).toBeUndefined()
})

it("keeps the 20 newest", () => {
  const many = Array.from({ length: 25 }, (_, n) => ({ name: String(n), view: {} }))
  const kept = many.reduce<ReturnType<typeof withSavedView>>(withSavedView, [])
  expect(kept.map(({ name }) => name)).toEqual(many.slice(5).map(({ name }) => name))
})
