import { useState } from "react"
import type { ProductDetails } from "../product/queries.ts"
import { toCartLine } from "../product/to-cart-line.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { useShop } from "../shop/use-shop.ts"

/** Tires and wheels are usually bought in fours. */
export const SET = 4

export const isSoldInSets = ({ productType }: Pick<ProductDetails, "productType">): boolean =>
  productType === "tire" || productType === "wheel"

const usualQuantity = (product: ProductDetails): number =>
  isSoldInSets(product) ? Math.min(SET, product.availableQuantity) : 1

export interface Buying {
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly add: () => Promise<void>
  readonly pickUp: (storeId: string) => Promise<void>
}

/** How many the shopper wants, and putting them into the cart, which opens. */
export const useBuying = (product: ProductDetails): Buying => {
  const { cart } = useShop()
  const openOverlay = useOpenOverlay()
  const [quantity, setQuantity] = useState(() => Math.max(1, usualQuantity(product)))

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
