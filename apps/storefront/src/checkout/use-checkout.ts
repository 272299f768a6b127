import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { useRef, useState } from "react"
import { ownPositionKey } from "../order/own-position.ts"
import { readTracking } from "../session/tracking.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CardFormHandle } from "./card-form.tsx"
import type { CheckoutValues } from "./checkout-values.ts"
import { submitCheckout } from "./submit-checkout.ts"

const UNANSWERED =
  "No answer came, so we do not know yet whether your order went through. Press the button again: you will never be charged twice."

interface Checkout {
  readonly card: React.RefObject<CardFormHandle | null>
  /** Why the last attempt failed. */
  readonly problem: string | null
  /** Field errors of the server, to be put on the form. */
  readonly place: (values: CheckoutValues, expectedTotal: number) => Promise<ReadonlyArray<FieldError>>
}

/**
 * Attempts to pay for one order. After a refusal the card gets a new token, since tokens can be used once; without an
 * answer the same token is sent again, so that the server recognizes the attempt.
 */
export const useCheckout = (cartId: string | null): Checkout => {
  const { request, rest, cart } = useShop()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const card = useRef<CardFormHandle>(null)
  const unanswered = useRef<string>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const nonceOfCard = async (): Promise<string | null> => {
    if (unanswered.current !== null) return unanswered.current
    const result = await card.current?.tokenize()
    switch (result?._tag) {
      case "Token":
        return result.token.nonce
      case "Invalid":
        setProblem("Please check the card details.")
        return null
      case "Unreachable":
        setProblem(result.message)
        return null
      case undefined:
        setProblem("The card form is not ready yet. Please try again in a moment.")
        return null
    }
  }

  const place: Checkout["place"] = async (values, expectedTotal) => {
    setProblem(null)
    const nonce = cartId === null ? null : await nonceOfCard()
    if (cartId === null || nonce === null) return []
    const tracking = readTracking(document.cookie)
    const outcome = await submitCheckout(request, { cartId, values, nonce, expectedTotal, tracking })
    unanswered.current = outcome._tag === "Unanswered" ? nonce : null
    switch (outcome._tag) {
      case "Placed": {
        queries.setQueryData(ownPositionKey(outcome.orderId), outcome.position)
        if (values.shouldSaveAddress) {
          void import("./save-address.ts").then(({ saveAddress }) => saveAddress({ rest, queries }, values))
        }
        await navigate({
          to: "/order/$id/thank-you",
          params: { id: outcome.orderId },
          search: outcome.token === null ? {} : { token: outcome.token },
        })
        await cart.load()
        return []
      }
      case "Unanswered":
        setProblem(UNANSWERED)
        return []
      case "Refused": {
        setProblem(outcome.message)
        // Prices, stock or the order's status may have changed: reload them.
        await Promise.allSettled([cart.load(), queries.invalidateQueries({ queryKey: ["quote"] })])
        return outcome.fieldErrors
      }
    }
  }

  return { card, problem, place }
}
