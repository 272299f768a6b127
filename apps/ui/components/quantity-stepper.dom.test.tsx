// @vitest-environment happy-dom
import { act, useState } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { typeInto } from "../form/type-into.fixture.ts"
import { openPage } from "../page/open-page.fixture.ts"
import { QuantityStepper } from "./quantity-stepper.tsx"

let root: Root
let page: HTMLElement
const changes = vi.fn()

function Counted() {
  const [quantity, setQuantity] = useState(4)
  const onChange = (next: number) => {
    changes(next)
    setQuantity(next)
  }
  return <QuantityStepper of="tires" quantity={quantity} minimum={1} maximum={12} onChange={onChange} />
}

beforeEach(() => {
  changes.mockClear()
  ;({ page, root } = openPage())
  act(() => root.render(<Counted />))
})

const field = (): HTMLInputElement => {
  const found = page.querySelector("input")
  if (found === null) throw new Error("There is no field")
  return found
}

const type = (text: string) =>
  act(() => {
    typeInto(field(), text)
  })
const press = (key: string) =>
  act(() => field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))
const leave = () => act(() => field().dispatchEvent(new FocusEvent("focusout", { bubbles: true })))

describe("a typed quantity", () => {
  it("counts when the field is left, not digit by digit", () => {
    type("1")
    type("10")
    expect(changes).not.toHaveBeenCalled()
    leave()
    expect(changes.mock.calls).toEqual([[10]])
    expect(field().value).toBe("10")
  })

  it("is brought between the bounds, and is as before where it is none", () => {
    type("400")
    press("Enter")
    expect(field().value).toBe("12")
    type("0")
    press("Enter")
    expect(field().value).toBe("1")
    type("")
    leave()
    expect(field().value).toBe("1")
    expect(changes.mock.calls).toEqual([[12], [1]])
  })

  it("is taken back by Escape", () => {
    type("9")
    press("Escape")
    leave()
    expect(changes).not.toHaveBeenCalled()
    expect(field().value).toBe("4")
  })

  it("steps by the arrow keys, within the bounds", () => {
    press("ArrowUp")
    press("PageUp")
    press("ArrowUp")
    press("ArrowDown")
    expect(changes.mock.calls).toEqual([[5], [12], [11]])
  })

  it("steps by the arrow keys from what is typed", () => {
    type("8")
    press("ArrowUp")
    expect(changes.mock.calls).toEqual([[9]])
    expect(field().value).toBe("9")
  })

  it("ends at a bound with the button that was pressed still there, which does nothing more", () => {
    type("11")
    press("Enter")
    const plus = page.querySelector<HTMLElement>("button:last-of-type")
    plus?.focus()
    act(() => plus?.click())
    act(() => plus?.click())
    expect(changes.mock.calls).toEqual([[11], [12]])
    expect(plus?.hasAttribute("disabled")).toBe(false)
    expect(plus?.getAttribute("aria-disabled")).toBe("true")
  })
})
