import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { CardFormDocument, CheckoutQuoteDocument } from "../generated/checkout.ts"

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

/** Settings of the card form; its client token is valid for one visit. */
export const cardFormQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["card-form"],
    queryFn: async ({ signal }) => (await request(CardFormDocument, {}, { signal })).cardForm,
    staleTime: Number.POSITIVE_INFINITY,
  })
