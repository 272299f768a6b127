// @vitest-environment happy-dom
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useState } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test } from "vitest"
import { SeveralPicker } from "./several-picker.tsx"

const KNOWN = ["Laptops", "Televisions", "Tires"].map((name) => ({ id: name.toLowerCase(), name }))

let root: Root
let page: HTMLElement

function Form() {
  const [value, setValue] = useState<typeof KNOWN>([])
  return (
    <SeveralPicker
      label="Categories"
      placeholder="Add a category"
      known={KNOWN}
      value={value}
      onChange={(chosen) => setValue([...chosen])}
      errorMessage={undefined}
    />
  )
}

beforeEach(async () => {
  ;({ page, root } = openPage())
  await act(async () => root.render(<Form />))
})

const input = () => {
  const found = page.querySelector("input")
  if (found === null) throw new Error("There is no field")
  return found
}
const type = (text: string) =>
  act(async () => {
    input().focus()
    typeInto(input(), text)
  })
const press = (key: string) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
    input().dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }))
  })
const offered = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent)
const chosen = () => [...page.querySelectorAll("li")].map(({ textContent }) => textContent)

test("what is chosen by the keyboard leaves the options, and the focus stays for the next", async () => {
  await type("t")
  expect(offered()).toEqual(["Laptops", "Televisions", "Tires"])
  await type("tele")
  await press("ArrowDown")
  await press("Enter")
  expect(chosen()).toEqual(["Televisions"])
  expect(document.activeElement).toBe(input())
  expect(input().value).toBe("")
  expect(offered()).toEqual([])
  await type("t")
  expect(offered()).toEqual(["Laptops", "Tires"])
  await type("ti")
  await press("ArrowDown")
  await press("Enter")
  expect(chosen()).toEqual(["Televisions", "Tires"])
})

test("what is removed hands the focus to the next one, and the last to the field", async () => {
  for (const text of ["lap", "tele"]) {
    await type(text)
    await press("ArrowDown")
    await press("Enter")
  }
  const remove = (name: string) =>
    act(async () => {
      const button = page.querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`)
      button?.focus()
      button?.click()
      await new Promise(requestAnimationFrame)
    })
  await remove("Laptops")
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Televisions")
  await remove("Televisions")
  expect(chosen()).toEqual([])
  expect(document.activeElement).toBe(input())
  await type("tele")
  await press("ArrowDown")
  await press("Enter")
  expect(chosen(), "what was removed can be chosen again").toEqual(["Televisions"])
})
