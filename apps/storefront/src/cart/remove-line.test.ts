import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { afterEach, describe, expect, it, vi } from "vitest"
import { cartLine } from "../store/cart-line.fixture.ts"
import { withQuantity } from "../store/cart-slice.ts"
import { removeLine } from "./remove-line.ts"

afterEach(() => toastQueue.clear())

/** A cart that does as it is told. */
const setup = () => {
  const tv = cartLine("tv", { name: "LG OLED", quantity: 3 })
  let lines = withQuantity([], tv, 3)
  const put = async (line: typeof tv, quantity: number) => {
    lines = withQuantity(lines, line, quantity)
    return true
  }
  return { tv, lines: () => lines, cart: { add: put, setQuantity: put } }
}

const shownToast = () => vi.waitUntil(() => toastQueue.visibleToasts[0]?.content, { timeout: 10_000 })

describe("removing a line", () => {
  it("takes it out at once and says so", async () => {
    const { tv, cart, lines } = setup()
    removeLine(cart, tv)
    expect(lines()).toEqual([])
    expect((await shownToast()).message).toBe("LG OLED was removed")
  })

  it("can be undone, with the quantity that was there", async () => {
    const { tv, cart, lines } = setup()
    removeLine(cart, tv)
    const { action } = await shownToast()
    expect(action?.label).toBe("Undo")
    action?.run()
    expect(lines()).toEqual([tv])
  })
})
