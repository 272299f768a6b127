import { useQuery } from "@tanstack/react-query"
import { ownFitQuery } from "../garage/fit-query.ts"
import { useYourVehicle } from "../garage/garage.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"

const ON_AN_AXLE = 2

/**
 * That a tire or wheel does not fit the chosen vehicle, which may be another than when it was added, or only one of its
 * axles, and is too many for that.
 */
export const useMisfit = (line: CartLine): ReadonlyArray<string> => {
  const { request } = useShop()
  const vehicle = useYourVehicle()
  const { data } = useQuery(ownFitQuery(request, line, vehicle))
  if (vehicle === null || data == null) return []
  if (!data.fits) return [`Does not fit your ${vehicle.name}.`]
  return data.axle !== null && line.quantity > ON_AN_AXLE
    ? [`Only two fit your ${vehicle.name}, at the ${data.axle}.`]
    : []
}
