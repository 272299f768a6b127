// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test } from "vitest"
import { PriceFacet } from "./price-facet.tsx"

let root: Root
let page: HTMLElement

beforeEach(() => {
  ;({ page, root } = openPage())
})

const show = (min: number | undefined) =>
  act(() => root.render(<PriceFacet min={min} max={undefined} range={[1, 9]} onApply={() => undefined} />))
const from = () => {
  const input = page.querySelector<HTMLInputElement>('input[name="min"]')
  if (input === null) throw new Error("no field")
  return input
}

test("a price that was applied stays in its field, with the focus where it was", () => {
  show(undefined)
  from().focus()
  from().value = "5"
  show(5)
  expect(document.activeElement).toBe(from())
  expect(from().value).toBe("5")
})

test("a price that was taken away is not in its field anymore", () => {
  show(undefined)
  from().value = "5"
  show(5)
  show(undefined)
  expect(from().value).toBe("")
})
