import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { useImperativeHandle } from "react"
import {
  type CheckoutAnswerFragment,
  CheckoutWithCoinbaseDocument,
  GenerateCoinbaseChargeIdDocument,
} from "../../generated/payment.ts"
import type { CheckoutInput, PaymentFormProps, Preparation } from "../payment-form.ts"

/** Crypto by Coinbase: the shopper does everything on the vendor's page. */
export default function CoinbaseMethod({ ref }: PaymentFormProps) {
  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<Preparation> => ({
      _tag: "Prepared",
      token: crypto.randomUUID(),
      checkOut: checkOutOnce(),
    }),
  }))
  return <p className="text-sm text-muted">Next, you pay from any wallet on Coinbase's page.</p>
}

/** Keeps the charge of the first attempt, so that sending the checkout again is the same attempt. */
const checkOutOnce = () => {
  let charge: string | null = null
  return async (send: GraphqlRequest, input: CheckoutInput): Promise<CheckoutAnswerFragment> => {
    if (charge === null) {
      const { cartId, expectedTotal, shippingAddress } = input
      const asked = { input: { cartId, expectedTotal, state: shippingAddress.state } }
      const made = (await send(GenerateCoinbaseChargeIdDocument, asked)).generateCoinbaseChargeId
      if (made.chargeId === null) return refused(made)
      charge = made.chargeId
    }
    const variables = { input: { ...input, chargeId: charge } }
    const answer = await send(CheckoutWithCoinbaseDocument, variables, { isRepeatable: true })
    return answer.checkoutWithCoinbase
  }
}

const refused = ({
  message,
  errors,
}: Pick<CheckoutAnswerFragment, "message" | "errors">): CheckoutAnswerFragment => ({
  success: false,
  message,
  errors,
  fieldErrors: [],
  paymentGatewayUrl: null,
  orderToken: null,
  order: null,
})
