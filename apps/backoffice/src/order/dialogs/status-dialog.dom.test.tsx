// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { anOrder } from "../order.fixture.ts"
import StatusDialog from "./status-dialog.tsx"

let root: Root

beforeEach(async () => {
  root = openPage().root
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StatusDialog order={anOrder({ nextStatuses: ["CONFIRMED"] })} onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  )
})

test("a change that says nothing leads to its first field", async () => {
  await act(async () => document.querySelector<HTMLElement>("button[type=submit]")?.click())
  expect(document.body.textContent).toContain("Please select a status")
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-haspopup")).toBe("listbox"))
})
