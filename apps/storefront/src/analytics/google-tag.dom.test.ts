// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest"
import { googleTag } from "./google-tag.ts"

const TOKEN = "20600.secret"

/** What the tag has been told, oldest first. */
const told = (): ReadonlyArray<ReadonlyArray<unknown>> =>
  [Reflect.get(window, "dataLayer")].flat().map((call) => Array.from(Object(call)))

beforeEach(() => {
  Reflect.deleteProperty(window, "dataLayer")
  // Where Google's script would be loaded.
  vi.spyOn(document.head, "append").mockReturnValue()
})

it("is told pages and where visitors came from without what opens them", () => {
  history.replaceState(null, "", `/order/1/thank-you?token=${TOKEN}&utm_source=news&q=a#top`)
  Object.defineProperty(document, "referrer", {
    configurable: true,
    value: `${location.origin}/order/1?token=${TOKEN}`,
  })
  const page = {
    page_location: `${location.origin}/order/1/thank-you?utm_source=news`,
    page_referrer: `${location.origin}/order/1`,
  }
  const tag = googleTag("G-1")
  const beforeItsFirstPageView = told().slice(
    0,
    told().findIndex(([command]) => command === "config"),
  )
  expect(beforeItsFirstPageView).toContainEqual(["set", page])
  tag.send("purchase", { order_id: "VT-1" })
  expect(told().at(-1)).toEqual(["event", "purchase", { order_id: "VT-1", ...page }])
  expect(JSON.stringify(told())).not.toContain(TOKEN)
})

it("is told the next page once it is shown", () => {
  history.replaceState(null, "", "/")
  const navigation = new EventTarget()
  Object.defineProperty(window, "navigation", { configurable: true, value: navigation })
  googleTag("G-1")
  history.replaceState(null, "", `/order/2?token=${TOKEN}`)
  navigation.dispatchEvent(new Event("currententrychange"))
  expect(told().at(-1)).toEqual([
    "set",
    expect.objectContaining({ page_location: `${location.origin}/order/2` }),
  ])
})
