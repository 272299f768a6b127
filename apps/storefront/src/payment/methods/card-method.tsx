import { useQuery } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useImperativeHandle, useRef } from "react"
import { CheckoutWithBraintreeDocument } from "../../generated/payment.ts"
import { useShop } from "../../shop/use-shop.ts"
import { CardForm, type CardFormHandle } from "../card-form.tsx"
import type { PaymentForm, PaymentFormProps, Preparation } from "../payment-form.ts"
import { cardFormQuery } from "../queries.ts"

/** A card, by the card service of the shop. */
export function CardMethod({ ref }: PaymentFormProps) {
  const { request } = useShop()
  const settings = useQuery(cardFormQuery(request))
  const card = useRef<CardFormHandle>(null)

  const handle: PaymentForm = {
    showMissing: () => card.current?.showMissing(),
    prepare: async (): Promise<Preparation> => {
      const result = await card.current?.tokenize()
      switch (result?._tag) {
        case "Token": {
          const { nonce } = result.token
          return {
            _tag: "Prepared",
            token: nonce,
            checkOut: async (send, input) => {
              const variables = { input: { ...input, paymentMethodNonce: nonce } }
              const answer = await send(CheckoutWithBraintreeDocument, variables, { isRepeatable: true })
              return answer.checkoutWithBraintree
            },
          }
        }
        case "Invalid":
          return { _tag: "Problem", message: "Please check the card details." }
        case "Unreachable":
          return { _tag: "Problem", message: result.message }
        case undefined:
          return {
            _tag: "Problem",
            message: "The card form is not ready yet. Please try again in a moment.",
          }
      }
    },
  }
  useImperativeHandle<PaymentForm | null, PaymentForm | null>(ref, () => (settings.isPending ? null : handle))

  if (settings.data === undefined) {
    return settings.isError ? (
      <ErrorState title="The card form could not be loaded" onRetry={() => void settings.refetch()}>
        {messageOf(settings.error)}
      </ErrorState>
    ) : (
      <Loading label="Loading the card form">
        <Skeleton className="h-[10.5rem] w-full" />
      </Loading>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <CardForm settings={settings.data} ref={card} />
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name="lock" className="size-4" />
        The card goes straight to our payment partner. We never see or store its number.
      </p>
    </div>
  )
}
