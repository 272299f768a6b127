import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { forgetDraft } from "../checkout-draft/checkout-draft.ts"
import type { CheckoutValues } from "../checkout-draft/checkout-values.ts"
import { includePosition } from "../order/own-position.ts"
import type { Placed } from "../payment/pay-outcome.ts"
import { usePayment } from "../payment/use-payment.ts"
import { readTracking } from "../session/tracking.ts"
import { useShop } from "../shop/use-shop.ts"

/** Checks out a cart by the way to pay that was chosen, and goes on to the order or to the gateway's page. */
export const useCheckout = (cartId: string) => {
  const { request, rest, cart } = useShop()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const payment = usePayment()

  const goOn = async (
    { orderId, token, position, paymentUrl, isDecided }: Placed,
    values: CheckoutValues,
  ) => {
    includePosition(queries, orderId, position)
    if (values.shouldSaveAddress) {
      void import("./save-address.ts").then(({ saveAddress }) => saveAddress({ rest, queries }, values))
    }
    forgetDraft()
    // In place of the checkout, whose cart is gone: the order is what the way back from the gateway's page leads to.
    await navigate({
      to: isDecided && paymentUrl === null ? "/order/$id/thank-you" : "/order/$id",
      params: { id: orderId },
      search: token === null ? {} : { token },
      replace: true,
    })
    if (paymentUrl !== null) return window.location.assign(paymentUrl)
    await cart.load()
  }

  /** Answers the field errors, to be put on the form. */
  const place = async (values: CheckoutValues, expectedTotal: number): Promise<ReadonlyArray<FieldError>> => {
    const { checkoutInput } = await part(() => import("./checkout-rules.ts"))
    const tracking = readTracking(document.cookie)
    const input = checkoutInput({ cartId, values, expectedTotal, tracking })
    // Its tag, since the functions of a result would come with the page, which needs them nowhere else.
    if (input._tag === "Failure") return input.failure
    const asked = { total: expectedTotal, checkout: input.success }
    const outcome = await payment.pay(asked, (prepared) => prepared.checkOut(request, input.success))
    if (outcome?._tag === "Placed") await goOn(outcome, values)
    if (outcome?._tag !== "Refused") return []
    // Prices, stock or the order's status may have changed: reload them.
    await Promise.allSettled([
      cart.load(),
      queries.invalidateQueries({ queryKey: ["quote"] }),
      queries.invalidateQueries({ queryKey: ["payment-methods"] }),
    ])
    return outcome.fieldErrors
  }

  return { payment, place }
}
