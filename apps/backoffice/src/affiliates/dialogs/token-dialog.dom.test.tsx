// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { read } from "../../session/rest.ts"
import TokenDialog from "./token-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ read: vi.fn() }))

test("a report link needs a name, and its field says so", async () => {
  const { root } = openPage()
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TokenDialog affiliateId="A" onClose={() => {}} />
      </QueryClientProvider>,
    ),
  )
  await act(async () => document.querySelector("form")?.requestSubmit())
  await vi.waitFor(() => expect(document.body.textContent).toContain("Please enter a name"))
  expect(document.querySelector("input")?.getAttribute("aria-invalid")).toBe("true")
  expect(read).not.toHaveBeenCalled()
})
