import { messageOf } from "@voltread/ui/api/api-error.ts"
import { useImperativeHandle, useRef } from "react"
import {
  CheckoutWithKlarnaDocument,
  KlarnaSessionDocument,
  type KlarnaSessionMutationVariables,
} from "../../generated/payment.ts"
import { useShop } from "../../shop/use-shop.ts"
import { askKlarna, type KlarnaAnswer } from "../klarna-widget.ts"
import type { PaymentContext, PaymentFormProps, Preparation, ToPay } from "../payment-form.ts"

const PROBLEMS: Readonly<Record<Exclude<KlarnaAnswer["_tag"], "Approved">, string>> = {
  Denied: "Klarna did not approve this purchase. You can try again or pay another way.",
  Unavailable: "Klarna is not available for this purchase. Please choose another way to pay.",
  Unreachable: "Klarna could not be reached. Nothing was charged; please try again.",
}

const sessionInput = (
  toPay: ToPay,
  { checkout }: PaymentContext,
): KlarnaSessionMutationVariables["input"] => {
  if (toPay._tag === "Order" || checkout === null) {
    return toPay._tag === "Order" ? { orderId: toPay.orderId, orderToken: toPay.token } : {}
  }
  const { billingAddress, cartId, email, isBillingShippingSame, shippingAddress, tracking } = checkout
  return {
    cartId,
    email,
    shippingAddress,
    isBillingShippingSame,
    ...(billingAddress === undefined ? {} : { billingAddress }),
    ...(tracking === undefined ? {} : { tracking }),
  }
}

/** In installments, by Klarna, whose own form opens here once the shopper pays. */
export default function KlarnaMethod({ toPay, ref, onUnavailable }: PaymentFormProps) {
  const { request } = useShop()
  const container = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => ({
    prepare: async (asked): Promise<Preparation> => {
      if (container.current === null) return { _tag: "Problem", message: PROBLEMS.Unreachable }
      try {
        const { klarnaSession } = await request(KlarnaSessionDocument, { input: sessionInput(toPay, asked) })
        const { category, clientToken, widgetUrl } = klarnaSession
        if (clientToken === null || category === null)
          return { _tag: "Problem", message: "Please check your address and try again." }
        const answer = await askKlarna({ clientToken, category, widgetUrl }, container.current)
        if (answer._tag === "Unavailable") onUnavailable()
        if (answer._tag !== "Approved") return { _tag: "Problem", message: PROBLEMS[answer._tag] }
        const { token } = answer
        return {
          _tag: "Prepared",
          token,
          checkOut: async (send, input) => {
            const variables = { input: { ...input, authorizationToken: token } }
            const placed = await send(CheckoutWithKlarnaDocument, variables, { isRepeatable: true })
            return placed.checkoutWithKlarna
          },
        }
      } catch (error) {
        return { _tag: "Problem", message: messageOf(error) }
      }
    },
  }))

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        Klarna asks you to confirm here when you press the button below, and decides at once. You pay Klarna
        in parts; we send your order as usual.
      </p>
      <div ref={container} />
    </div>
  )
}
