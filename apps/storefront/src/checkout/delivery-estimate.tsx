import { useQuery } from "@tanstack/react-query"
import { formatWeekday } from "@voltread/domain/shared/date-format.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { useLocalStore } from "../local-storage/local-store.ts"
import { postalCode } from "../local-storage/postal-code.ts"
import { arrivalOf } from "../product/arrival.ts"
import { availabilitiesQuery } from "../product/queries.ts"
import { ZipCodeField } from "../product/zip-code-field.tsx"
import { useShop, useShopState } from "../shop/use-shop.ts"

/** When what is in the cart is estimated to come, by the shopper's ZIP code; nothing where all of it is picked up. */
export function DeliveryEstimate() {
  const { request } = useShop()
  const lines = useShopState(({ cart }) => cart.cartList)
  const code = useLocalStore(postalCode)
  const sent = new Set(
    lines
      .filter(({ isShippable, pickupStore }) => isShippable && pickupStore === null)
      .map(({ productId }) => productId),
  )
  const near = useQuery({
    ...availabilitiesQuery(request, code, [...sent]),
    enabled: code !== "" && sent.size > 0,
  })
  if (sent.size === 0) return null
  const estimate = () => {
    if (code === "") return "Enter your ZIP code to see when it would arrive."
    if (near.isError) return messageOf(near.error)
    if (near.isPending) return "Checking…"
    const arrival = arrivalOf(near.data, sent, "DELIVERY_SHIPPING")
    if (arrival === undefined) return `We have no estimate for ${code}.`
    return (
      <>
        Estimated by <strong className="text-ink">{formatWeekday(arrival)}</strong> if you order now
        {sent.size < lines.length && "; the rest is picked up"}.
      </>
    )
  }
  return (
    <section aria-label="Estimated delivery" className="flex flex-col gap-3 border-t border-line pt-4">
      <ZipCodeField label="Delivery to ZIP code" />
      <p aria-live="polite" className="flex min-h-10 items-start gap-2.5 text-sm text-muted">
        <Icon name="truck" className="size-5 shrink-0" />
        <span>{estimate()}</span>
      </p>
    </section>
  )
}
