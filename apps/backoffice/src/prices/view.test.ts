import { expect, it } from "vitest"
import { parseSearch, stringifySearch } from "../search-params/search.ts"
import { lookupView, markupsView } from "./view.ts"

it("reads back what it wrote", () => {
  const view = { q: "sound bar", kind: "BRAND", deleted: "shown", page: 3 } as const
  expect(markupsView(parseSearch(stringifySearch(view)))).toEqual(view)
})

it.each([{ q: "  ", kind: "brand", deleted: "yes", page: "1" }, { kind: "", page: "-2" }, { page: "two" }])(
  "takes %j for nothing said",
  (raw) => {
    expect(markupsView(raw)).toEqual({})
    expect(lookupView(raw)).toEqual({})
  },
)
