// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import AssigneeSelect from "./assignee-select.tsx"

// The server never answers.
vi.mock("../../session/request.ts", () => ({ call: () => new Promise(() => undefined) }))
vi.mock("../../session/use-session.ts", () => ({ useUser: () => ({ username: "grace" }) }))

test("the focus stays in the select, also once the button that assigns to oneself will be gone", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AssigneeSelect path="/api/admin/contacts/1" assignedTo={null} affected={[]} missing="Gone" />
      </QueryClientProvider>,
    ),
  )
  const select = page.querySelector<HTMLButtonElement>("[aria-haspopup=listbox]")
  const toMe = [...page.querySelectorAll("button")].find(({ textContent }) => textContent === "Assign to me")
  await act(async () => {
    toMe?.focus()
    toMe?.click()
  })
  expect(page.textContent).toContain("Assign to me")
  expect(select?.disabled).toBe(false)
  expect(document.activeElement).toBe(select)
  await act(async () => root.unmount())
})
