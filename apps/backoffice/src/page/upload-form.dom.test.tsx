// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { importCounts } from "./import-counts.ts"
import { UploadForm } from "./upload-form.tsx"

const onSend = vi.fn()
let root: Root

beforeEach(async () => {
  onSend.mockReset()
  root = openPage().root
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <UploadForm what="prices" label="File" accept=".csv" hint="" onSend={onSend} counts={importCounts}>
          <input name="supplier" />
        </UploadForm>
      </QueryClientProvider>,
    ),
  )
})

const file = new File(["sku,price"], "prices.csv")
const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (found === null) throw new Error(`There is no ${selector}`)
  return found
}
const choose = () =>
  act(async () => {
    Object.defineProperty(field("[type=file]"), "files", { value: [file], configurable: true })
    field("[type=file]").dispatchEvent(new Event("change", { bubbles: true }))
  })
const said = () => document.querySelector("[role=alert]")?.textContent
/** Queries tell components of a change in a task of their own. */
const expectSaid = (text: unknown) =>
  act(() => vi.waitFor(() => expect(said()).toEqual(text), { timeout: 10_000 }))

const counts = { added: 3, changed: 2, unchanged: 1_000, rejected: 0, rejections: [] }

test("a file is needed, and the wish for one ends with it", async () => {
  await press("Import prices")
  await expectSaid("Please choose a file")
  expect(onSend).not.toHaveBeenCalled()
  await choose()
  await expectSaid(undefined)
})

test("a file is checked, then imported", async () => {
  onSend.mockResolvedValue({ _tag: "taken", answer: counts })
  await choose()
  await press("Only check prices")
  await expectSaid(
    "Nothing was changed. The result would be: 3 added, 2 changed, 1,000 unchanged, 0 lines rejected.",
  )
  await press("Import prices")
  await expectSaid("Done: 3 added, 2 changed, 1,000 unchanged, 0 lines rejected.")
  expect(onSend.mock.calls).toEqual([
    [file, true],
    [file, false],
  ])
})

test("each rejected line is named with its reason", async () => {
  onSend.mockResolvedValue({
    _tag: "taken",
    answer: { ...counts, rejected: 1, rejections: [{ line: 1_234, reason: "price: must be an amount" }] },
  })
  await choose()
  await press("Import prices")
  await expectSaid(expect.stringContaining("1 line rejected."))
  expect(document.querySelector("li")?.textContent).toBe("Line 1,234: price: must be an amount")
})

test("what a server refuses is said in its words, until another field is changed", async () => {
  onSend.mockResolvedValue({ _tag: "refused", message: "The file is larger than 20 MB." })
  await choose()
  await press("Import prices")
  await expectSaid("The file is larger than 20 MB.")
  await act(async () => {
    typeInto(field("[name=supplier]"), "Acme")
  })
  await expectSaid(undefined)
})
