import { type UseQueryResult, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import type { CheckoutQuoteQuery } from "../generated/quote.ts"
import { useShop, useShopState } from "../shop/use-shop.ts"

type Quote = UseQueryResult<CheckoutQuoteQuery["checkoutQuote"]>

/** A quote of other prices than the cart was loaded with: what shows the old ones is loaded again. */
export const useCurrentPrices = ({ data, isPlaceholderData, dataUpdatedAt }: Quote): void => {
  const { cart } = useShop()
  const queries = useQueryClient()
  const subTotal = useShopState((state) => state.cart.subTotal)

  const onQuote = useEffectEvent(() => {
    if (data === undefined || isPlaceholderData || data.subTotal === subTotal) return
    // The old prices stay on screen; the server compares the total before it takes any money.
    cart.load().catch(() => undefined)
    void queries.invalidateQueries({ queryKey: ["payment-methods"] })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each quote: that of an unpaid order has its own prices, which the cart never gets
  useEffect(onQuote, [dataUpdatedAt, isPlaceholderData])
}
