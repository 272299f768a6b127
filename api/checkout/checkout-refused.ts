import { Data } from "effect"

/** The checkout cannot continue as it is; nothing was charged. `message` is for the shopper. */
export class CheckoutRefused extends Data.TaggedError("CheckoutRefused")<{
  readonly code:
    | "TOTAL_CHANGED"
    | "TERMS_CHANGED"
    | "OUT_OF_STOCK"
    | "CART_EMPTY"
    | "CART_CLOSED"
    | "NOT_POSSIBLE"
    | "NOT_OFFERED"
    | "TOO_MANY_APPLICATIONS"
    | "TOO_MANY_DECLINES"
    | "TOO_MANY_PAYMENTS"
    | "TOO_MANY_UNITS"
  readonly message: string
}> {}

export const CART_EMPTY = new CheckoutRefused({ code: "CART_EMPTY", message: "Your cart is empty." })

export const CART_CHANGED = new CheckoutRefused({
  code: "CART_CLOSED",
  message: "Your cart was changed while you paid. You have not been charged. Please check it and try again.",
})
