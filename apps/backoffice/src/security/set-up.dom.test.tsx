// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import { beforeEach, expect, test, vi } from "vitest"
import { beginSetUp, confirmSetUp } from "./queries.ts"
import { SetUp } from "./set-up.tsx"

vi.mock("./queries.ts", () => ({ beginSetUp: vi.fn(), confirmSetUp: vi.fn() }))

const begin = vi.mocked(beginSetUp)

let page: HTMLElement

beforeEach(async () => {
  vi.clearAllMocks()
  begin.mockResolvedValue({ secret: "ABCDEFGH", uri: "", picture: { size: 1, path: "M0 0h1v1z" } })
  const opened = openPage()
  page = opened.page
  await act(() =>
    opened.root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SetUp onCodes={() => undefined} />
      </QueryClientProvider>,
    ),
  )
})

const setUp = async () => {
  await act(async () => typeInto(page.querySelector("input"), "Wheels-4-all-Keys"))
  await press("Set up")
  await until(() => expect(page.textContent).toContain("ABCD EFGH"))
}

test("without a password, it is asked for where it is typed", async () => {
  await press("Set up")
  expect(page.textContent).toContain("Please enter your password")
  await until(() => expect(document.activeElement).toBe(page.querySelector("input")))
  expect(begin).not.toHaveBeenCalled()
})

test("whoever has entered their password is led to the key", async () => {
  await setUp()
  expect(document.activeElement?.textContent).toContain("Scan the QR code")
})

test("without a code, it is asked for where it is typed", async () => {
  await setUp()
  await press("Turn on")
  expect(page.textContent).toContain("Please enter the code")
  await until(() => expect(document.activeElement).toBe(page.querySelector("input")))
  expect(confirmSetUp).not.toHaveBeenCalled()
})
