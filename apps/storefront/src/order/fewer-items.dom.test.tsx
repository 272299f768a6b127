// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { FewerItems, waysToKeep } from "./fewer-items.tsx"

const line = (id: string, name: string, price: number, quantity: number, status = "LOAN_IN_PROCESS") => ({
  id,
  name,
  price,
  quantity,
  status,
  total: 1.1 * price * quantity,
})
/** $900 of items, $990 with tax and shipping. */
const order = {
  refundable: 0,
  leaseDetails: { smallestAmount: 150 },
  items: [
    line("tv", "Television", 500, 1),
    line("cable", "Cable", 200, 2),
    line("gone", "Radio", 100, 1, "CANCELLED"),
  ],
}

const onChoose = vi.fn()
let root: Root
let page: HTMLElement

beforeEach(() => {
  onChoose.mockClear()
  ;({ page, root } = openPage())
})

const open = (approved: number, isSending = false, content = order) =>
  act(() =>
    root.render(<FewerItems order={content} approved={approved} isSending={isSending} onChoose={onChoose} />),
  )
const less = (name: string) =>
  act(() => page.querySelector<HTMLElement>(`button[aria-label="Decrease quantity: ${name}"]`)?.click())
const keep = () =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent?.endsWith("Keep these"))
const words = () => page.querySelector("[aria-live]")?.textContent

describe("leaving items out, so that an approval pays for the rest", () => {
  test("offers what is not canceled, and nothing to send before something is left out", () => {
    open(800)
    expect(page.textContent).not.toContain("Radio")
    expect(words()).toBe("About $990.00 with tax and shipping, of $800.00 approved.")
    expect(keep()?.disabled).toBe(true)
  })

  test("is possible where a unit is cheap enough to stay", () => {
    expect(waysToKeep(order, 219.99)).toBe("card")
    expect(waysToKeep(order, 220)).toBe("fewer-units-or-card")
    expect(waysToKeep(order, 149.99)).toBe("none")
  })

  test("tells what is left with its share of tax and shipping, and sends what goes once it fits", () => {
    open(600)
    less("Cable")
    expect(words()).toContain("About $770.00")
    expect(keep()?.disabled).toBe(true)
    less("Cable")
    expect(words()).toContain("About $550.00")
    act(() => keep()?.click())
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([{ itemId: "cable", quantity: 2 }])
  })

  test("what comes to exactly the approval fits", () => {
    const items = [
      ["a", 150.15],
      ["b", 180.18],
      ["c", 500],
    ] as const
    open(330.33, false, {
      ...order,
      items: items.map(([id, total]) => ({ ...line(id, id, total, 1), total })),
    })
    less("c")
    expect(words()).toContain("About $330.33")
    expect(keep()?.disabled).toBe(false)
  })

  test("what is paid already can be kept beside what is approved", () => {
    open(600, false, { ...order, refundable: 170 })
    expect(words()).toBe("About $990.00 with tax and shipping, of $600.00 approved and $170.00 paid.")
    less("Cable")
    expect(words()).toContain("About $770.00")
    expect(keep()?.disabled).toBe(false)
  })

  test("what comes to less than the lender finances is not sent, and that is said", () => {
    open(600, false, { ...order, leaseDetails: { smallestAmount: 500 } })
    less("Television")
    expect(words()).toContain("About $440.00")
    expect(words()).toContain("The lender makes no contract below $500.00.")
    expect(keep()?.disabled).toBe(true)
  })

  test("an order of nothing is not sent", () => {
    open(800)
    less("Television")
    less("Cable")
    less("Cable")
    expect(words()).toContain("About $0.00")
    expect(keep()?.disabled).toBe(true)
  })

  test("is sent once", () => {
    open(800, true)
    less("Television")
    act(() => keep()?.click())
    expect(onChoose).not.toHaveBeenCalled()
  })
})
