import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import type { RefObject } from "react"
import type {
  CheckoutAnswerFragment,
  CheckoutWithBraintreeMutationVariables,
  PaymentMethodsQuery,
} from "../generated/payment.ts"

export type Method = PaymentMethodsQuery["paymentMethods"][number]

/** What every way to pay is told at checkout; each adds its own. */
export type CheckoutInput = Omit<
  CheckoutWithBraintreeMutationVariables["input"],
  "paymentMethodNonce" | "deviceData"
>

/** What is to be paid: a cart at checkout, or an order from its page. */
export type ToPay =
  | { readonly _tag: "Cart"; readonly cartId: string; readonly state: string }
  | { readonly _tag: "Order"; readonly orderId: string; readonly token: string | null }

/** The shopper has given all that this way to pay needs. Sending it twice is one attempt. */
export interface Prepared {
  readonly _tag: "Prepared"
  /** What the gateway's form gave; a new random text where there is none. */
  readonly token: string
  /** What was chosen at the gateway, such as a coin. */
  readonly choice?: string
  /** Sends the checkout of a cart by the mutation of this way. */
  readonly checkOut: (request: GraphqlRequest, input: CheckoutInput) => Promise<CheckoutAnswerFragment>
  /** Pays an order that was placed before; absent: by the mutation of all gateways. Dollars. */
  readonly payOrder?: (request: GraphqlRequest, expectedTotal: number) => Promise<CheckoutAnswerFragment>
}

export type Preparation =
  | Prepared
  /** Something is missing; the message says what, and the form marks it. */
  | { readonly _tag: "Problem"; readonly message: string }

/** What the shopper is about to pay, as the page shows it. */
export interface PaymentContext {
  /** Dollars. */
  readonly total: number
  /** What will be sent of a cart; null for an order that was placed before. */
  readonly checkout: CheckoutInput | null
}

/** What the page asks of the form of a way to pay. */
export interface PaymentForm {
  readonly prepare: (asked: PaymentContext) => Promise<Preparation>
  /** Marks what is missing, where the rest of the page is not complete either. Absent: nothing is entered here. */
  readonly showMissing?: () => void
}

export interface PaymentFormProps {
  readonly toPay: ToPay
  /** The way to pay as the server offers it. */
  readonly method: Method
  readonly ref: RefObject<PaymentForm | null>
  /** This way cannot pay this after all: it is not offered anymore. */
  readonly onUnavailable: () => void
}
