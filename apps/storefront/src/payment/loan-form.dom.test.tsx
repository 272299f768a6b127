// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { LoanForm } from "./loan-form.tsx"

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

test("the first field of a step that is changed has the focus", async () => {
  const toPay = { _tag: "Cart", cartId: "c1", state: "TX" } as const
  act(() =>
    root.render(
      <LoanForm
        ref={{ current: null }}
        toPay={toPay}
        method={METHOD}
        onUnavailable={() => undefined}
        product="lease"
      />,
    ),
  )
  await type(fields()[0], "1990-01-31")
  await type(fields()[1], "123456789")
  await press("Continue")
  await press("Change: About you")
  expect(fields()).toHaveLength(2)
  await vi.waitUntil(() => document.activeElement === fields()[0], { timeout: 10_000 })
})
