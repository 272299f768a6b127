import { useQuery } from "@tanstack/react-query"
import { formatWeekday } from "@voltread/domain/shared/date-format.ts"
import { inMiles } from "@voltread/domain/shared/miles.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { type FormEvent, useState } from "react"
import type { AvailabilityQuery } from "../generated/product.ts"
import { useLocalStore } from "../local-storage/local-store.ts"
import { POSTAL_CODE_WRONG, postalCode, readPostalCode } from "../local-storage/postal-code.ts"
import { availabilityQuery } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"

type AvailabilityDetails = AvailabilityQuery["getProductAvailabilityDetails"][number]

interface AvailabilityProps {
  readonly productId: string
  /** Units that the shopper wants. */
  readonly quantity: number
  readonly onPickUp: (storeId: string) => void
}

/** Pickup and delivery near a postal code. */
export function Availability({ productId, quantity, onPickUp }: AvailabilityProps) {
  const { request } = useShop()
  const code = useLocalStore(postalCode)
  const [isWrong, setWrong] = useState(false)
  const details = useQuery({ ...availabilityQuery(request, code, productId), enabled: code !== "" })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readPostalCode(String(new FormData(event.currentTarget).get("postalCode") ?? ""))
    setWrong(wanted === null)
    if (wanted !== null) postalCode.set(wanted)
  }

  return (
    <section aria-label="Availability near you" className="border-t border-line pt-4">
      <form onSubmit={onSubmit} noValidate className="flex items-end gap-2">
        <label className="flex flex-1 flex-col gap-1 text-sm font-semibold">
          Your ZIP code
          <input
            name="postalCode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            defaultValue={code}
            placeholder="60606"
            aria-invalid={isWrong}
            aria-describedby="postal-code-problem"
            className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 font-normal aria-invalid:border-danger"
          />
        </label>
        <button {...early} type="submit" className={buttonStyle("secondary")}>
          Check
        </button>
      </form>
      <p id="postal-code-problem" role="alert" className="text-sm font-medium text-danger">
        {isWrong ? POSTAL_CODE_WRONG : ""}
      </p>
      <div aria-live="polite" className="text-sm">
        {details.isError && <p className="mt-2 text-danger">{messageOf(details.error)}</p>}
        {details.isLoading && <p className="mt-2 text-muted">Checking…</p>}
        {details.data && (
          <AvailabilityResult
            details={details.data}
            postalCode={code}
            quantity={quantity}
            onPickUp={onPickUp}
          />
        )}
      </div>
    </section>
  )
}

const SHOWN = 3

type AvailabilityResultProps = Omit<AvailabilityProps, "productId"> & {
  readonly details: AvailabilityDetails
  readonly postalCode: string
}

function AvailabilityResult({ details, postalCode, quantity, onPickUp }: AvailabilityResultProps) {
  const [showsAll, setShowsAll] = useState(false)
  const stores = showsAll ? details.inStoreAvaibility : details.inStoreAvaibility.slice(0, SHOWN)
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="font-semibold">{details.displayMessage}</p>
      {details.error !== null && <p className="text-warning">{details.error}</p>}
      {details.maxQuantity > 0 && (
        <p className="numeric text-muted">Up to {details.maxQuantity} in one order.</p>
      )}
      {details.avaiableShipping.map((option) => (
        <p key={`${option.deliveryType}${option.label}`} className="flex items-start gap-2.5">
          <Icon name={option.deliveryType === "DELIVERY_SHIPPING" ? "truck" : "store"} />
          <span>
            {option.label}: {option.cost === 0 ? "free" : formatMoney(option.cost)}
            {typeof option.estimatedDelivery === "string" && (
              <span className="block">
                Estimated {option.deliveryType === "DELIVERY_PICKUP" && "to be ready "}by{" "}
                <strong>{formatWeekday(option.estimatedDelivery)}</strong>
                {option.deliveryType === "DELIVERY_SHIPPING" && ` to ${postalCode}`} if you order now
              </span>
            )}
          </span>
        </p>
      ))}
      {stores.length > 0 && (
        <ul aria-label="Stores near you" className="divide-y divide-line border-t border-line">
          {stores.map((store) => (
            <li key={store.storeId} className="flex items-baseline justify-between gap-3 py-2">
              <span>
                <span className="font-semibold">{store.name}</span>
                <span className="block text-muted">
                  {store.address1}, {store.city}, {store.state}
                </span>
              </span>
              <span className="numeric shrink-0 text-right">
                {inMiles(store.distance)}
                <span className={`block ${store.availableQuantity > 0 ? "text-success" : "text-danger"}`}>
                  {store.availableQuantity > 0 ? `${store.availableQuantity} in stock` : "Not Available"}
                </span>
                {store.availableQuantity >= quantity && (
                  <button
                    type="button"
                    aria-label={`Pick up here: ${store.name}`}
                    className="cursor-pointer py-1 font-semibold underline underline-offset-4"
                    onClick={() => onPickUp(store.storeId)}
                  >
                    Pick up here
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {details.inStoreAvaibility.length > stores.length && (
        <button
          type="button"
          className="w-fit cursor-pointer py-1 font-semibold underline underline-offset-4"
          onClick={() => setShowsAll(true)}
        >
          View {details.inStoreAvaibility.length - stores.length} more
        </button>
      )}
    </div>
  )
}
