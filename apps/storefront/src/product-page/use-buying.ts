import { useState } from "react"
import type { ProductDetails } from "../product/queries.ts"
import { usualQuantity } from "../product/sets.ts"
import { toCartLine } from "../product/to-cart-line.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { useShop } from "../shop/use-shop.ts"

export interface Buying {
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly add: () => Promise<void>
  readonly pickUp: (storeId: string) => Promise<void>
}

/** The chosen quantity, and adding it to the cart, which then opens. */
export const useBuying = (product: ProductDetails): Buying => {
  const { cart } = useShop()
  const openOverlay = useOpenOverlay()
  const [quantity, setQuantity] = useState(() => usualQuantity(product))

  return {
    quantity,
    setQuantity,
    add: async () => {
      openOverlay("cart")
      await cart.add(toCartLine(product), quantity)
    },
    pickUp: async (storeId) => {
      openOverlay("cart")
      if (await cart.add(toCartLine(product), quantity))
        await cart.chooseDelivery([product.productId], storeId)
    },
  }
}
