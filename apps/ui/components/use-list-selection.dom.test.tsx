// @vitest-environment happy-dom
import { act, useRef } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { openPage } from "../page/open-page.fixture.ts"
import { useListKeys } from "./use-list-keys.ts"
import { useListSelection } from "./use-list-selection.ts"

let root: Root
let page: HTMLElement
const chosen = vi.fn()

function Cities({ text, latest }: { readonly text: string; readonly latest: ReadonlyArray<string> }) {
  const input = useRef<HTMLInputElement>(null)
  const { list, active, select } = useListSelection(text, latest)
  useListKeys({
    input,
    count: list.length,
    active,
    onMove: select,
    onChoose: (index) => chosen(list[index]),
    onClose: () => undefined,
  })
  return (
    <>
      <input ref={input} />
      <p>{list.map((city, index) => (index === active ? `[${city}]` : city)).join(" ")}</p>
    </>
  )
}

const show = (text: string, latest: ReadonlyArray<string>) =>
  act(() => root.render(<Cities text={text} latest={latest} />))
const press = (key: string) =>
  act(() =>
    page
      .querySelector("input")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  )
const shown = () => page.querySelector("p")?.textContent

beforeEach(() => {
  chosen.mockClear()
  ;({ page, root } = openPage())
  show("lo", ["Lodi", "London", "Louisville"])
})

describe("a list under a field", () => {
  it("shows what arrives while no line is selected", () => {
    show("lo", ["London"])
    expect(shown()).toBe("London")
  })

  it("holds still while a line is selected, so that Enter chooses what was seen", () => {
    press("ArrowUp")
    show("lo", ["Lodi"])
    expect(shown()).toBe("Lodi London [Louisville]")
    press("Enter")
    expect(chosen.mock.calls).toEqual([["Louisville"]])
  })

  it("shows what arrived when the keys are back in the field, or other text is typed", () => {
    press("ArrowDown")
    show("lo", ["London"])
    press("ArrowUp")
    expect(shown()).toBe("London")
    press("ArrowDown")
    show("lou", ["Louisville"])
    expect(shown()).toBe("Louisville")
  })
})
