// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ReactNode } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, it, vi } from "vitest"
import { entry } from "./entry.fixture.ts"
import type { EntryDetailsProps } from "./entry-details.tsx"
import { EntryView } from "./entry-view.tsx"

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))

const moved = entry(4, {
  title: "Shipping address updated",
  category: "shipping",
  differences: [
    { field: "city", label: "City", before: "Reno", after: "Salt Lake City" },
    { field: "state", label: "State", before: "NV", after: "UT" },
  ],
})

let root: Root
beforeEach(() => {
  root = openPage().root
})

const show = (over: Partial<EntryDetailsProps> = {}) =>
  act(() => root.render(<EntryView orderId="1" entry={moved} isChosen={false} query="" {...over} />))

const line = (): HTMLButtonElement => {
  const button = document.querySelector("button")
  if (button === null) throw new Error("no line")
  return button
}
const isOpen = () => line().getAttribute("aria-expanded")

/** Its code is loaded when the first entry opens. */
const opened = () =>
  act(async () => {
    await import("./entry-details.tsx")
  })

it("is one line until it is opened, and one line again", async () => {
  await show()
  await opened()
  expect(isOpen()).toBe("false")
  expect(line().textContent).toContain("Shipping address updated City: Salt Lake City, State: UT")
  expect(line().textContent).toContain("Sam Support · Support")
  expect(document.body.textContent).not.toMatch(/Reno|View order as of here|Caused by/)

  await act(() => line().click())
  await opened()
  expect(isOpen()).toBe("true")
  expect(document.getElementById(line().getAttribute("aria-controls") ?? "")).not.toBeNull()
  expect(document.body.textContent).toMatch(/Reno[\s\S]*View order as of here[\s\S]*Caused by/)

  await act(() => line().click())
  expect(isOpen()).toBe("false")
  expect(document.body.textContent).not.toContain("Reno")
})

it("is open where the page shows the order as of it, and can be closed there", async () => {
  await show({ isChosen: true })
  await opened()
  expect(isOpen()).toBe("true")
  expect(document.body.textContent).not.toContain("View order as of here")
  await act(() => line().click())
  expect(isOpen()).toBe("false")
})

it("opens for a search that finds something inside, not for one that finds its line", async () => {
  await show({ query: "address" })
  expect(isOpen()).toBe("false")
  await show({ query: "reno" })
  await opened()
  expect(isOpen()).toBe("true")
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Reno"])
  await show({ query: "" })
  expect(isOpen()).toBe("false")
})
