import { useQuery } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useImperativeHandle, useRef } from "react"
import { CheckoutWithBraintreeDocument } from "../../generated/payment.ts"
import { useShop } from "../../shop/use-shop.ts"
import { askStandIn } from "../google-pay-sheet.ts"
import type { PaymentFormProps, Preparation } from "../payment-form.ts"
import { googlePayQuery } from "../queries.ts"

const PROBLEMS = {
  Cancelled: "You closed Google Pay. Nothing was charged.",
  Unreachable: "Google Pay could not be reached. Nothing was charged; please try again.",
} as const

/** A card that Google keeps, whose sheet opens once the shopper pays. */
export default function GooglePayMethod({ ref }: PaymentFormProps) {
  const { request } = useShop()
  const settings = useQuery(googlePayQuery(request))
  const container = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => ({
    prepare: async ({ total }): Promise<Preparation> => {
      const given = settings.data ?? (await settings.refetch()).data
      if (given === undefined || container.current === null)
        return { _tag: "Problem", message: "Google Pay is not ready yet. Please try again in a moment." }
      const { sheetUrl } = given
      const answer =
        sheetUrl === null
          ? await (await import("../google-pay.ts")).askGoogle(given, total)
          : await askStandIn(sheetUrl, formatMoney(total), container.current)
      if (answer._tag !== "Nonce") return { _tag: "Problem", message: PROBLEMS[answer._tag] }
      const { nonce } = answer
      return {
        _tag: "Prepared",
        token: nonce,
        checkOut: async (send, input) => {
          const variables = { input: { ...input, paymentMethodNonce: nonce } }
          const placed = await send(CheckoutWithBraintreeDocument, variables, { isRepeatable: true })
          return placed.checkoutWithBraintree
        },
      }
    },
  }))

  return settings.isLoadingError ? (
    <ErrorState title="Google Pay could not be loaded" onRetry={() => void settings.refetch()}>
      {messageOf(settings.error)}
    </ErrorState>
  ) : (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">Google Pay opens when you press the button below.</p>
      <div ref={container} />
    </div>
  )
}
