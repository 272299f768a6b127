// @vitest-environment happy-dom

import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { clearShopperData } from "../local-storage/local-store.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { noteSearch } from "../suggestions/recent-searches.ts"
import { SearchForm } from "./search-form.tsx"

let root: Root
let page: HTMLElement

beforeEach(() => {
  clearShopperData()
  ;({ page, root } = openPage())
})

test("Escape closes the suggestions and leaves the focus in the field", async () => {
  noteSearch("winter tires")
  await renderShopPage(root, SearchForm, {})
  const field = page.querySelector("input")
  if (field === null) throw new Error("There is no field")
  await act(async () => {
    field.focus()
    typeInto(field, " ")
  })
  const list = () => page.querySelector("[role=listbox]")
  await vi.waitFor(
    async () => {
      await act(async () => undefined)
      expect(list()).not.toBeNull()
    },
    { timeout: 10_000 },
  )
  await act(async () => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })))
  expect([list(), field.getAttribute("aria-expanded")]).toEqual([null, "false"])
  expect(document.activeElement).toBe(field)
})
