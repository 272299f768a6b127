// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { buttonNamed } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import AssigneeSelect from "./assignee-select.tsx"

// The server never answers.
vi.mock("../../session/request.ts", () => ({ call: () => new Promise(() => undefined) }))
vi.mock("../../session/use-session.ts", () => ({ useUser: () => ({ username: "grace" }) }))

test("the focus stays in the select, also once the button that assigns to oneself will be gone", async () => {
  const { page, root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AssigneeSelect path="/api/admin/contacts/1" assignedTo={null} affected={[]} missing="Gone" />
      </QueryClientProvider>,
    ),
  )
  const select = page.querySelector<HTMLButtonElement>("[aria-haspopup=listbox]")
  const toMe = buttonNamed("Assign to me")
  await act(async () => {
    toMe.focus()
    toMe.click()
  })
  expect(page.textContent).toContain("Assign to me")
  expect(select?.disabled).toBe(false)
  expect(document.activeElement).toBe(select)
})
