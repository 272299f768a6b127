// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, it, vi } from "vitest"
import CallForm from "./call-form.tsx"

vi.mock("./use-timeline-writer.ts", () => ({
  useTimelineWriter: () => ({ write: vi.fn(), isPending: false }),
}))

it("begins with the customer's number", async () => {
  const { root } = openPage()
  await act(() => root.render(<CallForm orderId="1" phone="3125550142" />))
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Phone")
  expect(document.getElementById(label?.htmlFor ?? "")).toHaveProperty("value", "(312) 555-0142")
})
