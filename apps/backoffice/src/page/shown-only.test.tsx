import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ShownOnly } from "./shown-only.tsx"

const text = (line: Parameters<typeof ShownOnly>[0]) =>
  renderToStaticMarkup(<ShownOnly {...line} />).replaceAll(/<[^>]+>/g, "")

it("says which part of a list is shown, only where there is more", () => {
  expect(text({ hasMore: false, count: 20 })).toBe("")
  expect(text({ hasMore: true, count: 20 })).toBe("The newest 20 are shown.")
  expect(text({ hasMore: true, count: 1_000, which: "oldest" })).toBe("The oldest 1,000 are shown.")
})
