// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { type ChangeRequest, type ChangeResult, read, send } from "../session/rest.ts"
import SettingsDialog from "./settings-dialog.tsx"

vi.mock("../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))

const changed = { version: 3, at: "2026-10-01T00:00:00.000Z", by: "Ann" }
const data: SettingsData = {
  settings: DEFAULT_SETTINGS,
  lastChanges: {
    general: null,
    time: null,
    tax: null,
    shipping: null,
    lending: changed,
    fraud: null,
    reminders: null,
    returns: null,
  },
  history: [],
  hasMoreChanges: false,
}

let root: Root
let sent: ChangeRequest | undefined
let answer: ChangeResult
const close = vi.fn()
beforeEach(async () => {
  sent = undefined
  vi.mocked(send).mockImplementation(async (change) => {
    sent = change
    return answer
  })
  root = openPage().root
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SettingsDialog section="lending" data={data} onClose={close} />
      </QueryClientProvider>,
    ),
  )
})

const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)
  const input = document.getElementById(found?.htmlFor ?? "")
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return input
}

const type = (label: string, text: string) =>
  act(() => {
    typeInto(field(label), text)
  })

const save = () =>
  act(async () => {
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  })

/** What is wrong with a field, as it is read out with it. */
const problemAt = (label: string) => {
  const described = (field(label).getAttribute("aria-describedby") ?? "").split(" ")
  return described.map((id) => document.getElementById(id)?.textContent ?? "").join("")
}

test("lender terms are changed by fields that have names, and sent with the version that was looked at", async () => {
  answer = { _tag: "done", message: "Settings saved." }
  expect(field("Lease: smallest amount, $").value).toBe("150.00")
  await type("Lease: smallest amount, $", "200")
  await save()
  const { lending } = DEFAULT_SETTINGS
  expect(sent?.request).toMatchObject({
    path: "/api/admin/settings/lending",
    body: { version: 3, value: { ...lending, lease: { ...lending.lease, cheapest: 200_00 } } },
  })
  expect(close).toHaveBeenCalled()
})

test("what cannot be read, and what the server refuses, is said at its field", async () => {
  await type("Loan: largest amount, $", "a lot")
  await save()
  expect(sent).toBeUndefined()
  expect(problemAt("Loan: largest amount, $")).toBe("Please enter an amount such as 150.00")
  await type("Loan: largest amount, $", "200")
  answer = {
    _tag: "refused",
    message: "Some of the values sent cannot be accepted.",
    fieldErrors: [
      { property: "loan.dearest", constraints: { isValid: "must be at least the smallest amount" } },
    ],
  }
  await save()
  expect(problemAt("Loan: largest amount, $")).toBe("must be at least the smallest amount")
  expect(close).not.toHaveBeenCalled()
})

test("where somebody else was faster, the form goes on from their version and keeps what was typed", async () => {
  const { lending } = DEFAULT_SETTINGS
  const theirs = {
    lease: { ...lending.lease, cheapest: 300_00, dearest: 4_000_00 },
    loan: { ...lending.loan, dearest: 6_000_00 },
  }
  vi.mocked(read).mockResolvedValue({
    ...data,
    settings: { ...DEFAULT_SETTINGS, lending: theirs },
    lastChanges: { ...data.lastChanges, lending: { ...changed, version: 4, by: "Bea" } },
  })
  answer = {
    _tag: "refused",
    message: "Someone else just changed these settings. Please reload the page.",
    fieldErrors: [],
  }
  await type("Lease: smallest amount, $", "a little")
  await save()
  await type("Lease: smallest amount, $", "200")
  await save()
  expect(problemAt("Lease: smallest amount, $")).toBe("")
  expect(close).not.toHaveBeenCalled()
  const said = document.querySelector('[role="alert"]')?.textContent ?? ""
  expect(said).toContain("Bea changed these settings while this form was open")
  expect(said).toMatch(/Lease, largest amount.*\$5,000.00.*\$4,000.00/)
  expect(said).not.toContain("reload")
  expect(field("Lease: smallest amount, $").value).toBe("200")
  expect(field("Lease: largest amount, $").value).toBe("4000.00")
  expect(field("Loan: largest amount, $").value).toBe("6000.00")

  answer = { _tag: "done", message: "Settings saved." }
  await save()
  expect(sent?.request).toMatchObject({
    body: { version: 4, value: { ...theirs, lease: { ...theirs.lease, cheapest: 200_00 } } },
  })
  expect(close).toHaveBeenCalled()
})

test("what is refused for another reason, or cannot be loaded again, is said in the server's words", async () => {
  const refusal = "You have no access to this page"
  answer = { _tag: "refused", message: refusal, fieldErrors: [] }
  const said = () => document.querySelector('[role="alert"]')?.textContent
  vi.mocked(read).mockResolvedValue(data)
  await save()
  expect(said()).toBe(refusal)
  vi.mocked(read).mockRejectedValue(new Error("no answer"))
  await save()
  expect(said()).toBe(refusal)
})
