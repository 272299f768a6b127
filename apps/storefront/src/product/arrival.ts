import type { AvailabilityQuery } from "../generated/product.ts"

type Availability = AvailabilityQuery["getProductAvailabilityDetails"][number]

/**
 * The day by which all of these products are estimated to have come, or to be ready for pickup; undefined where none of them
 * has an estimate.
 */
export const arrivalOf = (
  availabilities: ReadonlyArray<Availability>,
  productIds: ReadonlySet<string>,
  way: "DELIVERY_SHIPPING" | "DELIVERY_PICKUP",
): string | undefined =>
  availabilities
    .filter(({ productId }) => productIds.has(productId))
    .flatMap(({ avaiableShipping }) => avaiableShipping)
    .filter(({ deliveryType }) => deliveryType === way)
    .map(({ estimatedDelivery }) => estimatedDelivery)
    .filter((day) => typeof day === "string")
    .sort()
    .at(-1)
