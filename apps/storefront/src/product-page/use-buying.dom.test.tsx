// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { keptGarage } from "../garage/garage.ts"
import type { ProductDetails } from "../product/queries.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { useBuying } from "./use-buying.ts"

// What the hook reads of a product.
const tire = { productId: "p", productType: "tire", availableQuantity: 12 } as ProductDetails

function Quantity() {
  const { quantity, setQuantity } = useBuying(tire)
  return (
    <button type="button" onClick={() => setQuantity(quantity + 1)}>
      {quantity}
    </button>
  )
}

test("a tire that fits one axle is offered in twos once that is known, and a choice stays", async () => {
  const request = (async (_: unknown, { vehicleId }: { readonly vehicleId: string }) => ({
    getProductById: {
      fit: { fits: true, reasons: [], warnings: [], axle: vehicleId === "m5" ? "rear" : null },
    },
    // The stand-in answers the one query of the hook.
  })) as unknown as ShopContext["request"]
  const drive = (vehicleId: string) =>
    act(async () => keptGarage.set({ username: "", vehicles: [{ vehicleId, name: vehicleId }] }))
  const { page, root } = openPage()
  const shown = (text: string) =>
    act(() => vi.waitFor(() => expect(page.textContent).toBe(text), { timeout: 10_000 }))
  await renderShopPage(root, () => <Quantity />, { request })
  await shown("4")
  await drive("m5")
  await shown("2")
  await act(async () => page.querySelector("button")?.click())
  await shown("3")
  await drive("civic")
  await shown("3")
})
