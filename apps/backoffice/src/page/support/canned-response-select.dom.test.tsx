// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { CannedResponseSelect } from "./canned-response-select.tsx"
import { cannedResponsesQuery } from "./canned-responses-query.ts"

const response = {
  subject: "",
  body: "",
  version: 1,
  updatedAt: "2026-11-01T00:00:00.000Z",
  updatedBy: "Ann",
}
const late = { ...response, id: "late", title: "Running late", use: "order" } as const
const hours = { ...response, id: "hours", title: "Opening hours", use: "message" } as const

test("the responses for what is written are offered, and the one that is chosen is handed on", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(cannedResponsesQuery.queryKey, [late, hours])
  const onChoose = vi.fn()
  const { page, root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <CannedResponseSelect use="message" onChoose={onChoose} />
      </QueryClientProvider>,
    ),
  )
  const select = page.querySelector("select")
  if (select === null) throw new Error("There is no select")
  expect([...select.options].map(({ value }) => value)).toEqual(["", "hours"])
  await act(async () => {
    select.value = "hours"
    select.dispatchEvent(new Event("change", { bubbles: true }))
  })
  expect(onChoose.mock.calls).toEqual([[hours]])
})
