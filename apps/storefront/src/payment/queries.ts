import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { CardFormDocument, GooglePayDocument, PaymentMethodsDocument } from "../generated/payment.ts"
import type { ToPay } from "./payment-form.ts"

/** The ways that can pay this. `version` changes with the cart. */
export const paymentMethodsQuery = (request: GraphqlRequest, toPay: ToPay, version: string) =>
  queryOptions({
    queryKey: ["payment-methods", toPay, version],
    queryFn: async ({ signal }) =>
      (
        await request(
          PaymentMethodsDocument,
          toPay._tag === "Cart"
            ? { cartId: toPay.cartId, state: toPay.state === "" ? null : toPay.state }
            : { orderId: toPay.orderId, orderToken: toPay.token },
          { signal },
        )
      ).paymentMethods,
    placeholderData: keepPreviousData,
  })

/** Settings of the card form; its client token is valid for one visit. */
export const cardFormQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["card-form"],
    queryFn: async ({ signal }) => (await request(CardFormDocument, {}, { signal })).cardForm,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Settings of Google Pay; its client token is valid for one visit. */
export const googlePayQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["google-pay"],
    queryFn: async ({ signal }) => (await request(GooglePayDocument, {}, { signal })).googlePay,
    staleTime: Number.POSITIVE_INFINITY,
  })
