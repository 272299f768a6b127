import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { afterEach, describe, expect, it, vi } from "vitest"
import { cartLine } from "../store/cart-line.fixture.ts"
import { type CartLine, withQuantity } from "../store/cart-slice.ts"
import { removeLine } from "./remove-line.ts"

afterEach(() => toastQueue.clear())

/** A cart that does as it is told, unless it refuses to remove. */
const setup = ({ line = {}, refusesToRemove = false } = {}) => {
  const tv = cartLine("tv", { name: "LG OLED", quantity: 3, ...line })
  let lines = withQuantity([], tv, 3)
  const told: Array<string> = []
  const setQuantity = async ({ productId }: CartLine, quantity: number) => {
    told.push(`${productId}: ${quantity}`)
    const isDone = !(refusesToRemove && quantity === 0)
    if (isDone) lines = withQuantity(lines, tv, quantity)
    return isDone
  }
  const chooseDelivery = async (productIds: ReadonlyArray<string>, storeId: string | null) => {
    told.push(`${productIds}: ${storeId}`)
    return true
  }
  return { tv, told, lines: () => lines, cart: { setQuantity, chooseDelivery } }
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
    const { tv, cart, lines, told } = setup()
    removeLine(cart, tv)
    const { action } = await shownToast()
    expect(action?.label).toBe("Undo")
    action?.run()
    expect(lines()).toEqual([tv])
    expect(told).toEqual(["tv: 0", "tv: 3"])
  })

  it("can be undone with the store where it is picked up", async () => {
    const pickupStore = { storeId: "austin-1", name: "Austin", city: "Austin", state: "TX" }
    const { tv, cart, told } = setup({ line: { pickupStore } })
    removeLine(cart, tv)
    const { action } = await shownToast()
    action?.run()
    await vi.waitUntil(() => told.length === 3)
    expect(told).toEqual(["tv: 0", "tv: 3", "tv: austin-1"])
  })

  it("leaves the quantity as it was where the removal was refused", async () => {
    const { tv, cart, lines } = setup({ refusesToRemove: true })
    removeLine(cart, tv)
    const { action } = await shownToast()
    action?.run()
    expect(lines()).toEqual([tv])
  })
})
