// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { send } from "../../session/rest.ts"
import TermsDialog from "./terms-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ send: vi.fn() }))

let root: Root
const close = vi.fn()
beforeEach(async () => {
  vi.mocked(send).mockReset().mockResolvedValue({ _tag: "done", message: "Terms added." })
  root = openPage().root
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TermsDialog affiliateId="A" subAffiliates={[]} timeZone="America/New_York" onClose={close} />
      </QueryClientProvider>,
    ),
  )
})

const type = (label: string, value: string) =>
  act(() => {
    const found = [...document.querySelectorAll("label")].find(({ textContent }) =>
      textContent.startsWith(label),
    )
    const input = document.getElementById(found?.htmlFor ?? "")
    typeInto(input, value)
  })
const submit = () => act(async () => document.querySelector("form")?.requestSubmit())

test("terms count through their last day, in days of the shop", async () => {
  await type("Percentage", "6.5")
  await type("First day", "2026-11-01")
  await type("Last day", "2026-11-30")
  await submit()
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(vi.mocked(send).mock.calls[0]?.[0].request.body).toMatchObject({
    validFrom: "2026-11-01T04:00:00.000Z",
    validUntil: "2026-12-01T05:00:00.000Z",
  })
})

test("the last day is not before the first", async () => {
  await type("Percentage", "6.5")
  await type("First day", "2026-11-30")
  await type("Last day", "2026-11-01")
  await submit()
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain("Please enter a day on or after the first day"),
  )
  expect(send).not.toHaveBeenCalled()
})
