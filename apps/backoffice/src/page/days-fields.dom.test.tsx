// @vitest-environment happy-dom
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import DaysFields from "./days-fields.tsx"

let root: Root
beforeEach(() => {
  root = openPage().root
})

const shown = async (isOpen: boolean) => {
  const onChange = vi.fn()
  await act(() =>
    root.render(<DaysFields from="2026-03-01" to="2026-03-31" isOpen={isOpen} onChange={onChange} />),
  )
  return onChange
}
const field = (label: string) => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)
  const input = document.getElementById(found?.htmlFor ?? "")
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`)
  return input
}
const type = (label: string, value: string) =>
  act(() => {
    typeInto(field(label), value)
  })
const leaveFor = (label: string, relatedTarget: HTMLElement | null) =>
  act(() => field(label).dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget })))

test("a day that is being typed changes nothing before the days are left", async () => {
  const onChange = await shown(false)
  await type("From", "0002-04-01")
  await type("From", "2026-04-01")
  await leaveFor("From", field("To"))
  expect(onChange).not.toHaveBeenCalled()

  await type("To", "2026-04-30")
  await leaveFor("To", null)
  expect(onChange.mock.calls).toEqual([[{ from: "2026-04-01", to: "2026-04-30" }]])
})

test("Enter is enough", async () => {
  const onChange = await shown(false)
  await type("To", "2026-03-15")
  await act(() => field("To").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })))
  expect(onChange.mock.calls).toEqual([[{ from: "2026-03-01", to: "2026-03-15" }]])
})

test.each(["", "0002-03-01"])("a range keeps its day when %j is left in its place", async (day) => {
  const onChange = await shown(false)
  await type("From", day)
  await leaveFor("From", null)
  expect(onChange).not.toHaveBeenCalled()
  expect(field("From").value).toBe("2026-03-01")
})

test("an open range may lose a day", async () => {
  const onChange = await shown(true)
  await type("From", "")
  await leaveFor("From", null)
  expect(onChange.mock.calls).toEqual([[{ from: "", to: "2026-03-31" }]])
})
