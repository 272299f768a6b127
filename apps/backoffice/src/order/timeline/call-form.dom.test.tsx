// @vitest-environment happy-dom
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, it, vi } from "vitest"
import CallForm from "./call-form.tsx"

vi.mock("./use-timeline-writer.ts", () => ({
  useTimelineWriter: () => ({ write: vi.fn(), isPending: false }),
}))

it("begins with the customer's number", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(() => root.render(<CallForm orderId="1" phone="3125550142" />))
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Phone")
  expect(document.getElementById(label?.htmlFor ?? "")).toHaveProperty("value", "(312) 555-0142")
  await act(() => root.unmount())
})
