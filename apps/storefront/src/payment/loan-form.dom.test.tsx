// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { LoanForm } from "./loan-form.tsx"
import type { PaymentForm } from "./payment-form.ts"

const METHOD = {
  id: "lease",
  title: "Lease",
  terms: "",
  termsId: null,
  gatewayName: "lease",
  problem: null,
  choices: [],
}

let root: Root
let page: HTMLElement

beforeEach(() => {
  ;({ page, root } = openPage())
})

const fields = () => [...page.querySelectorAll("input")]
const type = (input: HTMLInputElement | undefined, text: string) =>
  act(async () => {
    typeInto(input, text)
  })

const form: { current: PaymentForm | null } = { current: null }

const render = () => {
  const toPay = { _tag: "Cart", cartId: "c1", state: "TX" } as const
  act(() =>
    root.render(
      <LoanForm ref={form} toPay={toPay} method={METHOD} onUnavailable={() => undefined} product="lease" />,
    ),
  )
}

test("the first field of a step that is changed has the focus", async () => {
  render()
  await type(fields()[0], "1990-01-31")
  await type(fields()[1], "123456789")
  await press("Continue")
  await press("Change: About you")
  expect(fields()).toHaveLength(2)
  await vi.waitUntil(() => document.activeElement === fields()[0], { timeout: 10_000 })
})

test("Enter in a step's last field opens the next one, in which nothing is wrong yet", async () => {
  render()
  await act(async () => form.current?.prepare({ total: 100, checkout: null }))
  expect(page.textContent).toContain("Please enter your date of birth")
  await type(fields()[0], "1990-01-31")
  await type(fields()[1], "123456789")
  await act(async () => form.current?.prepare({ total: 100, checkout: null }))
  expect(page.textContent).toContain("Monthly income")
  expect(page.textContent).not.toContain("Please")
  await vi.waitUntil(() => document.activeElement === fields()[0], { timeout: 10_000 })
})

test("a choice that is all that is missing in a step has the focus", async () => {
  render()
  await type(fields()[0], "1990-01-31")
  await type(fields()[1], "123456789")
  await press("Continue")
  const [income, payDate] = [...page.querySelectorAll<HTMLInputElement>("input:not([tabindex])")]
  await type(income, "3200")
  await type(payDate, "2100-01-31")
  await press("Continue")
  await vi.waitUntil(() => document.activeElement?.getAttribute("aria-haspopup") === "listbox", {
    timeout: 10_000,
  })
})
