// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { send } from "../../session/rest.ts"
import SubAffiliateDialog from "./sub-affiliate-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ send: vi.fn() }))

const blog = { subAffiliateId: "blog", name: "The blog", status: "paused" }

let root: Root
const close = vi.fn()
beforeEach(async () => {
  close.mockReset()
  vi.mocked(send).mockReset().mockResolvedValue({ _tag: "done", message: "Sub-affiliate saved." })
  root = openPage().root
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SubAffiliateDialog affiliateId="A" sub={null} known={[blog]} onClose={close} />
      </QueryClientProvider>,
    ),
  )
})

const saveAs = (id: string) =>
  act(async () => {
    typeInto(document.querySelector("input"), id)
    document.querySelector("form")?.requestSubmit()
  })

test.each([
  [" blog ", "The blog has this ID"],
  [" ", "Please enter an ID"],
])("a new sub-affiliate replaces none that there is, and has an ID: %j", async (id, words) => {
  await saveAs(id)
  await vi.waitFor(() => expect(document.body.textContent).toContain(words))
  expect(send).not.toHaveBeenCalled()
})

test("one with an ID of its own is saved", async () => {
  await saveAs("news")
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(vi.mocked(send).mock.calls[0]?.[0].request.path).toBe("/api/admin/affiliates/A/subs/news")
})
