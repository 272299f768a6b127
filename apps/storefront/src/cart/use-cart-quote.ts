import { useQuery } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { placeQuery } from "@voltread/ui/form/places/queries.ts"
import { useLocalStore } from "../local-storage/local-store.ts"
import { postalCode } from "../local-storage/postal-code.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CartState } from "../store/cart-slice.ts"
import { quoteQuery } from "./quote-query.ts"
import { useCurrentPrices } from "./use-current-prices.ts"

/** What the server says of the cart: its promotion code, and shipping and tax to the shopper's ZIP code where it is known. */
export const useCartQuote = (cart: CartState) => {
  const { id, position, cartList, subTotal, promotionCode } = cart
  const { request, rest } = useShop()
  const code = useLocalStore(postalCode)
  const state = useQuery(placeQuery(rest, code)).data?.place?.state ?? ""
  const isDestinationKnown = state !== ""
  const quote = useQuery({
    ...quoteQuery(request, id ?? "", position, { state, postalCode: isDestinationKnown ? code : "" }),
    enabled: id !== null && cartList.length > 0 && (isDestinationKnown || promotionCode !== null),
  })
  useCurrentPrices(quote)
  // While the cart has changed and its new quote is loading, the old one does not hold.
  const estimate = quote.data?.subTotal === subTotal && !quote.isPlaceholderData ? quote.data : null
  // The quote of an unpaid order has its own prices.
  const isWaitedFor = cart.pendingOrder === null
  const isEstimated = isDestinationKnown && !quote.isLoadingError && (estimate !== null || isWaitedFor)
  const discount = estimate?.discount ?? cart.discount
  return {
    /** Undefined until the server has said it of this cart. */
    promotionProblem: quote.isPlaceholderData ? undefined : quote.data?.promotionProblem,
    /** The cart with what its promotion code takes off, once the server has said it. */
    quoted: { ...cart, discount, total: cart.total + cart.discount - discount },
    /**
     * Absent where the destination is not known, the server could not be asked, or its totals are not those of this cart;
     * null while it is asked.
     */
    estimate: isEstimated ? estimate : undefined,
    /** Why the server has said nothing; null where it has, or need not. */
    failure: quote.isLoadingError
      ? { message: messageOf(quote.error), retry: () => void quote.refetch() }
      : null,
  }
}
