// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { send } from "../../session/rest.ts"
import RoleDialog from "./role-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ send: vi.fn() }))

const member = {
  username: "sam@example.com",
  firstName: "Sam",
  lastName: "Okafor",
  phone: null,
  type: "CUSTOMERSUPPORT",
  role: "customersupport",
  isActive: true,
  isInvited: false,
  hasSecondFactor: false,
  createdAt: "2026-11-01T12:00:00.000Z",
} as const

test("a role that somebody has already is not called changed", async () => {
  await act(() =>
    openPage().root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RoleDialog member={member} onClose={vi.fn()} />
      </QueryClientProvider>,
    ),
  )
  await press("Change role")
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("They have this role already")
  expect(send).not.toHaveBeenCalled()
})
