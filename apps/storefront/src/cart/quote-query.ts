import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { CheckoutQuoteDocument } from "../generated/quote.ts"

interface Destination {
  readonly state: string
  readonly postalCode: string
}

/** Totals with shipping and tax; without tax until the destination is known. `version` changes with the cart. */
export const quoteQuery = (
  request: GraphqlRequest,
  cartId: string,
  version: string,
  destination: Destination,
) => {
  const { state, postalCode } = destination
  return queryOptions({
    queryKey: ["quote", cartId, version, state, postalCode],
    queryFn: async ({ signal }) =>
      (
        await request(
          CheckoutQuoteDocument,
          { cartId, state: state === "" ? null : state, postalCode: postalCode === "" ? null : postalCode },
          { signal },
        )
      ).checkoutQuote,
    placeholderData: keepPreviousData,
  })
}
