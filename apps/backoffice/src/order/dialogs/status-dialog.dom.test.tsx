// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { anOrder } from "../order.fixture.ts"
import StatusDialog from "./status-dialog.tsx"

let root: Root

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StatusDialog order={anOrder({ nextStatuses: ["CONFIRMED"] })} onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test("a change that says nothing leads to its first field", async () => {
  await act(async () => document.querySelector<HTMLElement>("button[type=submit]")?.click())
  expect(document.body.textContent).toContain("Please select a status")
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-haspopup")).toBe("listbox"))
})
