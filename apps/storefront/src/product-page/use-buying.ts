import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ownFitQuery } from "../garage/fit-query.ts"
import { useYourVehicle } from "../garage/garage.ts"
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

/** The chosen quantity, until then the usual one for the chosen vehicle, and adding it to the cart, which then opens. */
export const useBuying = (product: ProductDetails): Buying => {
  const { cart, request } = useShop()
  const openOverlay = useOpenOverlay()
  const vehicle = useYourVehicle()
  const { data: fit = null } = useQuery(ownFitQuery(request, product, vehicle))
  const [chosen, setQuantity] = useState<number>()
  const quantity = chosen ?? usualQuantity({ ...product, fit })

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
