// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { Customer } from "@voltread/domain/contract/customer.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { read, send } from "../../session/rest.ts"
import ProfileDialog from "./profile-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))

const at = "2026-10-01T00:00:00.000Z"
const customer: Customer = {
  username: "ada@example.com",
  firstName: "Adelaide",
  lastName: "Lovelace",
  phone: "2125550100",
  type: "CUSTOMER",
  attributes: { isActive: true, hasPassword: true },
  isActive: true,
  isErased: false,
  isGuest: false,
  createdAt: at,
  updatedAt: at,
  lastSignInAt: null,
  addresses: [],
  orders: [],
  hasMoreOrders: false,
  orderCount: 0,
  spent: 0,
  messages: [],
  hasMoreMessages: false,
  undelivered: null,
  applications: [],
  timeline: [],
  hasMoreChanges: false,
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const save = () =>
  act(async () => {
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done, 50))
  })

test("what was typed stays where the customer was faster, on top of what they have changed", async () => {
  const newer: Customer = {
    ...customer,
    lastName: "Byron",
    phone: "3055550111",
    timeline: [
      {
        id: "1",
        at,
        kind: "profile-updated",
        actor: { id: "ada@example.com", name: "Ada Byron", role: "customer" },
        before: null,
        after: null,
      },
    ],
  }
  vi.mocked(read).mockResolvedValue({ customer: newer })
  vi.mocked(send).mockResolvedValueOnce({
    _tag: "refused",
    message: "Someone else just changed this profile. Please reload the page.",
    fieldErrors: [],
  })
  vi.mocked(send).mockResolvedValueOnce({ _tag: "done", message: "Saved." })
  const close = vi.fn()
  await act(() =>
    openPage().root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ProfileDialog customer={customer} onClose={close} />
      </QueryClientProvider>,
    ),
  )
  await act(() => typeInto(field("firstName"), "Augusta"))
  await act(() => typeInto(field("phone"), "6175550122"))
  await save()
  const said = document.querySelector('[role="alert"]')?.textContent
  expect(said).toContain("Ada Byron changed this profile while this form was open")
  expect(said).toMatch(/Last name.*Lovelace.*Byron/)
  expect(said).not.toContain("reload")
  expect(close).not.toHaveBeenCalled()
  expect(field("firstName")?.value).toBe("Augusta")
  expect(field("lastName")?.value).toBe("Byron")
  expect(field("phone")?.value).toBe("6175550122")

  await save()
  expect(vi.mocked(send).mock.lastCall?.[0].request.body).toEqual({
    firstName: "Augusta",
    lastName: "Byron",
    phone: "6175550122",
    replaces: { firstName: "Adelaide", lastName: "Byron", phone: "3055550111" },
  })
  expect(close).toHaveBeenCalled()
})
