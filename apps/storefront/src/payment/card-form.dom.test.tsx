// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, createRef } from "react"
import { expect, test, vi } from "vitest"
import { CardForm, type CardFormHandle } from "./card-form.tsx"

const { mounted } = vi.hoisted(() => ({ mounted: Promise.withResolvers<unknown>() }))
vi.mock("./hosted-fields.ts", () => ({ mountHostedFields: () => mounted.promise }))

test("the vendor's fields say what they lack to who asked before they were there", async () => {
  const { page, root } = openPage()
  const form = createRef<CardFormHandle>()
  const settings = { clientToken: "token", tokenizeUrl: null }
  await act(async () => root.render(<CardForm settings={settings} ref={form} />))
  form.current?.showMissing()
  await act(async () =>
    mounted.resolve({ problem: () => "Enter the card details.", unmount: async () => undefined }),
  )
  expect(page.textContent).toContain("Enter the card details.")
})
