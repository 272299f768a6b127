import { useQuery } from "@tanstack/react-query"
import { formatWeekday } from "@voltread/domain/shared/date-format.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { memo, useState } from "react"
import { useLocalStore } from "../local-storage/local-store.ts"
import { postalCode } from "../local-storage/postal-code.ts"
import { arrivalOf } from "../product/arrival.ts"
import { availabilitiesQuery } from "../product/queries.ts"
import { ZipCodeField } from "../product/zip-code-field.tsx"
import { useShop } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"
import {
  chosenDelivery,
  commonOptions,
  type DeliveryOption,
  deliveryOptions,
  SHIP,
} from "./delivery-options.ts"

/** Each line is sent home or picked up at a store near the shopper; all of them at once where that is possible. */
export const DeliveryChoice = memo(function DeliveryChoice({
  lines,
}: {
  readonly lines: ReadonlyArray<CartLine>
}) {
  const { request, cart } = useShop()
  const code = useLocalStore(postalCode)
  /** Shown until the cart has it. A control that is disabled meanwhile would lose the focus. */
  const [asked, setAsked] = useState<{ readonly productIds: ReadonlyArray<string>; readonly id: string }>()
  const productIds = lines.map((line) => line.productId)
  const near = useQuery({ ...availabilitiesQuery(request, code, productIds), enabled: code !== "" })
  const optionsOf = (line: CartLine) =>
    deliveryOptions(
      line,
      near.data?.find(({ productId }) => productId === line.productId),
    )
  const options = lines.map(optionsOf)
  const common = commonOptions(options)
  const shownFor = (line: CartLine) =>
    asked?.productIds.includes(line.productId) === true ? asked.id : chosenDelivery(line)
  const [first = ""] = new Set(lines.map(shownFor))
  const isOneWay = lines.every((line) => shownFor(line) === first)
  const hasStores = near.data?.some(({ inStoreAvaibility }) => inStoreAvaibility.length > 0) ?? false

  const idsOf = (chosen: ReadonlyArray<CartLine>) => new Set(chosen.map(({ productId }) => productId))
  const sent = idsOf(lines.filter((line) => chosenDelivery(line) === SHIP))
  const pickedUp = idsOf(lines.filter(({ pickupStore }) => pickupStore !== null))
  const arrival = near.data && arrivalOf(near.data, sent, "DELIVERY_SHIPPING")
  const ready = near.data && arrivalOf(near.data, pickedUp, "DELIVERY_PICKUP")

  const choose = async (chosen: ReadonlyArray<string>, id: string) => {
    const choice = { productIds: chosen, id }
    setAsked(choice)
    await cart.chooseDelivery(chosen, id === SHIP ? null : id)
    setAsked((newest) => (newest === choice ? undefined : newest))
    // What a store has left may have been what refused the choice.
    await near.refetch()
  }

  const storesProblem = () => {
    if (code === "") return "Enter your ZIP code to see what you can pick up near you."
    if (near.isError) return messageOf(near.error)
    const problem = near.data?.find(({ error }) => error !== null)?.error
    return problem ?? (near.data !== undefined && !hasStores ? "There is no store near you." : "")
  }

  return (
    <div className="flex flex-col gap-4">
      {/* The stores that are offered are near it; it is not where things are sent. */}
      <ZipCodeField label="Stores near ZIP code" />
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {storesProblem()}
      </p>
      {lines.length > 1 && common.length > 1 && (
        <NativeSelect
          label="All items"
          options={common}
          value={isOneWay && common.some(({ id }) => id === first) ? first : ""}
          placeholder="Choose for each item"
          onChange={(id) => void choose(productIds, id)}
        />
      )}
      {lines.map((line, index) => (
        <LineDelivery
          key={line.productId}
          name={line.name}
          options={options[index] ?? []}
          value={shownFor(line)}
          onChange={(id) => void choose([line.productId], id)}
        />
      ))}
      {arrival !== undefined && (
        <p className="text-sm text-muted">
          Items shipped to {code} should arrive by <strong>{formatWeekday(arrival)}</strong> if you order now.
        </p>
      )}
      {ready !== undefined && (
        <p className="text-sm text-muted">
          Pickup items should be ready by <strong>{formatWeekday(ready)}</strong> if you order now. We will
          email you when they are.
        </p>
      )}
    </div>
  )
})

interface LineDeliveryProps {
  readonly name: string
  readonly options: ReadonlyArray<DeliveryOption>
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Nothing is asked where there is one way. What has been asked stays a question: the focus may be in it. */
function LineDelivery({ name, options, value, onChange }: LineDeliveryProps) {
  const [only] = options
  const isQuestion = options.length !== 1 || only?.id !== value
  const [wasQuestion, setWasQuestion] = useState(isQuestion)
  if (isQuestion && !wasQuestion) setWasQuestion(true)
  return wasQuestion ? (
    <NativeSelect
      label={name}
      options={options}
      value={value}
      placeholder={options.length === 0 ? "Pickup only, and no store near you has it" : "Choose a store"}
      onChange={onChange}
    />
  ) : (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span className="font-semibold">{name}</span>
      <span className="text-muted">{only?.label}</span>
    </p>
  )
}
